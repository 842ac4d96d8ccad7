import { onRequiredNode } from './require-node.js';
await onRequiredNode(async () => (await import('./index.js')).runCheck(new URL('../package.json', import.meta.url)));
