import { runResolve } from './index.ts';

await runResolve();
