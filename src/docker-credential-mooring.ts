import { runCredentialHelper } from './index.ts';

await runCredentialHelper();
