import { runLogin } from './index.js';
await runLogin();
