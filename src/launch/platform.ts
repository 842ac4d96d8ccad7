import { onRequiredNode } from './require-node.ts';

await onRequiredNode(async () => (await import('../embedded-platform/main.ts')).runPlatform());
