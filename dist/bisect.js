import { onRequiredNode } from './require-node.js';
await onRequiredNode(async () => (await import('./index.js')).runBisect());
