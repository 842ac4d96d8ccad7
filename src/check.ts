import { runCheck } from './index.ts';

await runCheck();
