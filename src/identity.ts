import { runIdentity } from './index.ts';

await runIdentity();
