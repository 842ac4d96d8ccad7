import { parseDigest } from '../../../src/values/digest.ts';
import { concernsFile } from '../../../src/references/decide/image-list.ts';
import type { ImageList } from '../../../src/references/decide/image-list.ts';
import { randomFrom } from '../oracle/random.ts';
import { makeOddFile } from '../samples/odd-files.ts';
import type { OddFile } from '../samples/odd-files.ts';
import { listBytes, pinBytes } from '../views/list-text.ts';
import { imagesIn } from './images-in-values.ts';
import { judgeAll } from './judges.ts';

/** A file of which a parser reads something else than Mooring. */
interface FileDisagreement extends OddFile {
  readonly problem: string;
}

export interface FileComparison {
  /** Files that the parser reads and in which it finds images. */
  readonly named: number;
  /** Those of them that Mooring reports as unread: whatever they name, they block a check. */
  readonly unread: number;
  /** Files that a pin changes. */
  readonly pinned: number;
  readonly disagreements: readonly FileDisagreement[];
}

/** The parsers of Kubernetes, Helm and kustomize; of Compose and most other Go programs; and of buildx. */
type Parser = 'yaml' | 'yaml3' | 'hcl';

const BATCH = 1_000;
const D = parseDigest(`sha256:${'d'.repeat(64)}`);

/** Generates files in odd forms and compares them as `compareFiles` does. */
export async function compareOddFiles(parser: Parser, count: number, seed: number): Promise<FileComparison> {
  const random = randomFrom(seed);
  const parts: FileComparison[] = [];
  for (let made = 0; made < count; made += BATCH) {
    const files = Array.from({ length: Math.min(BATCH, count - made) }, () => makeOddFile(random, parser));
    // oxlint-disable-next-line no-await-in-loop -- a batch is in memory as a whole
    parts.push(await compareFiles(parser, files));
  }
  return parts.reduce((sum, part) => ({
    named: sum.named + part.named,
    unread: sum.unread + part.unread,
    pinned: sum.pinned + part.pinned,
    disagreements: [...sum.disagreements, ...part.disagreements],
  }));
}

/**
 * Compares the images that a parser sees in files with those that Mooring lists: none is missing, unless the file is
 * reported as unread. Once Mooring pinned them, the parser reads the same values, with digests and no other change.
 */
export async function compareFiles(parser: Parser, files: readonly OddFile[]): Promise<FileComparison> {
  const pins = await Promise.all(
    files.map(({ file, bytes }) => pinBytes(file, bytes, { digest: D, style: 'tag@digest' })),
  );
  const before = await parse(parser, files);
  const after = await parse(
    parser,
    files.map(({ file }, index) => ({ file, bytes: pins[index]?.bytes ?? new Uint8Array() })),
  );
  const lists = await Promise.all(files.map(({ file, bytes }) => listBytes(file, bytes)));
  const disagreements: FileDisagreement[] = [];
  let [named, unread, pinned] = [0, 0, 0];
  for (const [index, file] of files.entries()) {
    const [list, documents] = [lists[index], before[index]];
    if (list === undefined || documents === undefined) continue;
    const images = documents.flatMap((document) => imagesIn(file.file, document));
    named += images.length === 0 ? 0 : 1;
    unread += images.length > 0 && isUnread(list) ? 1 : 0;
    pinned += pins[index]?.pinned.length === 0 ? 0 : 1;
    const problem = missing(images, list) ?? editProblem(documents, after[index]);
    if (problem !== undefined) disagreements.push({ ...file, problem });
  }
  return { named, unread, pinned, disagreements };
}

/** The values of each file's documents; undefined for a file that the parser rejects. */
async function parse(
  parser: Parser,
  files: readonly OddFile[],
): Promise<readonly (readonly unknown[] | undefined)[]> {
  const requests = files.map(({ file, bytes }) => ({ text: bytes, json: file.endsWith('.json') }));
  const answers = await judgeAll(parser, requests);
  return answers.map((answer) => {
    if ('error' in answer) return undefined;
    return 'documents' in answer ? answer.documents.map(({ value }) => value) : [answer];
  });
}

function isUnread({ skipped }: ImageList): boolean {
  return skipped.some(({ code }) => concernsFile(code));
}

/** What Go's parsers read right behind an anchor, and no other parser does; no reference of any tool starts so. */
const BEHIND_ANCHOR = /^[:?,\]}%@`]/;

/** Texts with other characters are no references, and reported as such, also as a part of what a parser reads there. */
function missing(images: readonly string[], list: ImageList): string | undefined {
  if (isUnread(list)) return undefined;
  const listed = new Set([...list.images, ...list.skipped].map(({ written }) => asAscii(written)));
  const reported = list.skipped.map(({ written }) => asAscii(written)).join(' ');
  const lost = images
    .filter((image) => asAscii(image) !== '' && !BEHIND_ANCHOR.test(image))
    .filter((image) => !listed.has(asAscii(image)) && !reported.includes(asAscii(image)));
  // An expression is skipped as a whole; the parser of buildx computes those that need no variables.
  const computed = list.skipped.filter(({ code }) => code === 'variable').length;
  return lost.length <= computed ? undefined : `${lost.join(' ')} is missing in ${[...listed].join(' ')}`;
}

function asAscii(text: string): string {
  return text.normalize('NFC').replaceAll(/[^!-~]/g, '');
}

function editProblem(before: readonly unknown[], after: readonly unknown[] | undefined): string | undefined {
  return after === undefined ? 'it rejects the pinned file' : findChange(before, after, '');
}

/** Returns the path of the first change that is not a digest behind a text, or one in a field of its own. */
function findChange(before: unknown, after: unknown, path: string): string | undefined {
  if (Object.is(before, after) || isPinOf(before, after)) return undefined;
  const isBoth = typeof before === 'object' && typeof after === 'object' && before !== null && after !== null;
  if (!isBoth || Array.isArray(before) !== Array.isArray(after))
    return `a pin made ${JSON.stringify(after)} of ${JSON.stringify(before)} at ${path}`;
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    if (key === 'digest' && !old.has(key) && now.get(key) === D) continue;
    const change = findChange(old.get(key), now.get(key), `${path}.${key}`);
    if (change !== undefined) return change;
  }
  return undefined;
}

function isPinOf(before: unknown, after: unknown): boolean {
  if (typeof after !== 'string' || (typeof before !== 'string' && typeof before !== 'number')) return false;
  const name = String(before).replace(/@sha256:.*$/, '');
  return [`${name}@${D}`, `${name}:latest@${D}`, D].includes(after);
}
