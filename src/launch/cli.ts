#!/usr/bin/env node
import { onRequiredNode } from './require-node.ts';

await onRequiredNode(
  async () => (await import('./index.ts')).runCli(import.meta.url),
  // In a clone, the Node.js that `npm ci` installed (adr 0002).
  { otherNode: new URL('../node_modules/.bin/node', import.meta.url).pathname },
);
