import { onRequiredNode } from './require-node.js';
await onRequiredNode(async () => (await import('./index.js')).runCheck(import.meta.url));
