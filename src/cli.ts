#!/usr/bin/env node
import { onRequiredNode } from './require-node.ts';

await onRequiredNode(async () =>
  (await import('./index.ts')).runCli(new URL('../package.json', import.meta.url)),
);
