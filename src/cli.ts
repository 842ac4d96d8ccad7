import { runCli } from './index.ts';

await runCli();
