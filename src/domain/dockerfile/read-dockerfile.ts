import { readImageReference } from '../image-reference.ts';
import type { ReferenceReader } from '../image-reference.ts';
import { readableText, textOfBytes } from './byte-text.ts';
import { rejectCheckDirective } from './check-directive.ts';
import { foundInWord } from './found.ts';
import type { Findings, FoundImage, FoundSkip } from './found.ts';
import { listReferences } from './list-references.ts';
import { readPlainFile } from './plain-file.ts';
import type { DockerfileReading, Rejection } from './reading.ts';
import { resolveFile } from './resolve-file.ts';
import { findSyntaxImage } from './syntax-image.ts';

/**
 * Lists the images that a Dockerfile names, as BuildKit resolves them without build arguments: in FROM with every
 * expansion of global ARGs, in COPY --from, in RUN --mount, in ONBUILD triggers and in `# syntax=`. Takes any bytes, never
 * throws, and takes time in proportion to their number. What Docker rejects comes back as `rejection`.
 */
export function readDockerfile(bytes: Uint8Array): DockerfileReading {
  return readDockerfileText(textOfBytes(bytes));
}

/** The same for a file as text of one unit per byte (`textOfBytes`), with a reader of references that may have a memory. */
export function readDockerfileText(
  text: string,
  readReference: ReferenceReader = readImageReference,
): DockerfileReading {
  return readPlainFile(text, readReference) ?? readInFull(text);
}

/** The same without the short way for ordinary files. */
export function readInFull(text: string): DockerfileReading {
  const syntax = findSyntax(text);
  const rejection = rejectCheckDirective(text);
  const file: Findings = rejection === undefined ? resolveFile(text) : { kind: 'rejected', rejection };
  if (file.kind === 'found') return listReferences([...syntax, ...file.found], text);
  return {
    ...listReferences(syntax.map(inRejectedFile), text),
    rejection: readableRejection(file.rejection),
  };
}

function findSyntax(text: string): readonly (FoundImage | FoundSkip)[] {
  const word = findSyntaxImage(text);
  if (word === undefined) return [];
  const reading = readImageReference(word.text);
  if (reading.kind === 'invalid') {
    return [
      {
        kind: 'skipped',
        word,
        code: 'invalid-reference',
        reason: `Docker cannot read this name: ${reading.why}`,
      },
    ];
  }
  return [foundInWord(word, { use: 'dockerfile-syntax', reference: reading.reference, stage: undefined })];
}

/** The frontend image is fetched before Docker reads the file, yet the file is no place to change anything in. */
function inRejectedFile({ word }: FoundImage | FoundSkip): FoundSkip {
  return { kind: 'skipped', word, code: 'file-rejected', reason: 'Docker rejects the rest of the file' };
}

/** Reasons quote words of the file, which may be as long as a line. */
const LONGEST_REASON = 300;

function readableRejection({ line, reason }: Rejection): Rejection {
  const isTooLong = reason.length > LONGEST_REASON;
  return { line, reason: `${readableText(reason.slice(0, LONGEST_REASON))}${isTooLong ? '…' : ''}` };
}
