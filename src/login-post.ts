import { runLoginPost } from './index.ts';

await runLoginPost();
