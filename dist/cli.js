import { runCli } from './index.js';
await runCli();
