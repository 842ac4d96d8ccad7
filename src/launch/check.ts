import { onRequiredNode } from './require-node.ts';

await onRequiredNode(async () =>
  (await import('./index.ts')).runCheck(new URL('../../package.json', import.meta.url)),
);
