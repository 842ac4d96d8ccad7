import { onRequiredNode } from './require-node.ts';

await onRequiredNode(async () => (await import('./server/main.ts')).runPlatform());
