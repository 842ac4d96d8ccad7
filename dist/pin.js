import { runPin } from './index.js';
await runPin();
