import { runResolve } from './index.js';
await runResolve();
