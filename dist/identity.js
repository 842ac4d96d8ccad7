import { runIdentity } from './index.js';
await runIdentity();
