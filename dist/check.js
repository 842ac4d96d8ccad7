import { runCheck } from './index.js';
await runCheck();
