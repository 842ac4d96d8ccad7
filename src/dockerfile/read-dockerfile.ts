import { readImageReference } from '../values/image-reference.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import { textOfBytes } from '../text/byte-text.ts';
import type { DockerfileReading } from './reading.ts';
import { listFound } from './resolve/found.ts';
import { resolveFile } from './resolve/resolve-file.ts';

/**
 * Lists the images that a Dockerfile names, as BuildKit resolves them without build arguments: in FROM with every
 * expansion of global ARGs, in COPY --from, in RUN --mount, in ONBUILD triggers and in `# syntax=`. Unknown instructions
 * and flags are skipped. Takes any bytes, never throws, and runs in time linear in their number.
 */
export function readDockerfile(bytes: Uint8Array): DockerfileReading {
  return readDockerfileText(textOfBytes(bytes));
}

/** Does the same for a file as text of one unit per byte (`textOfBytes`), with a reader of references that may cache. */
export function readDockerfileText(
  text: string,
  readReference: ReferenceReader = readImageReference,
): DockerfileReading {
  return listFound(resolveFile(text, readReference), text);
}
