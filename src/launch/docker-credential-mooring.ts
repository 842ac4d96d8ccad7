import { onRequiredNode } from './require-node.ts';

// Docker and podman show what a credential helper writes to standard output.
await onRequiredNode(async () => (await import('./index.ts')).runCredentialHelper(), { output: 'stdout' });
