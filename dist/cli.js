#!/usr/bin/env node
import { onRequiredNode } from './require-node.js';
await onRequiredNode(async () => (await import('./index.js')).runCli(import.meta.url), { otherNode: new URL('../node_modules/.bin/node', import.meta.url).pathname });
