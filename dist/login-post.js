import { runLoginPost } from './index.js';
await runLoginPost();
