import { onRequiredNode } from './require-node.ts';

await onRequiredNode(async () => (await import('./index.ts')).runCheck(import.meta.url));
