import { runLogin } from './index.ts';

await runLogin();
