import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import type { DockerfileReading } from '../../../src/dockerfile/reading.ts';
import { canonicalReference, readImageReference } from '../../../src/values/image-reference.ts';
import type { PinStyle } from '../../../src/formats/pin-writing.ts';
import { randomFrom } from '../oracle/random.ts';
import { oddDockerfile } from '../samples/odd-dockerfile.ts';
import { pinAll } from '../samples/pin-dockerfile.ts';
import { judgeAll } from './judges.ts';

/** A Dockerfile in which Mooring and BuildKit see different images, as text of one unit per byte. */
interface Disagreement {
  readonly text: string;
  readonly problem: string;
}

export interface Comparison {
  /** Files that BuildKit converts. */
  readonly converted: number;
  /** Those of them that a pin changes. */
  readonly pinned: number;
  readonly disagreements: readonly Disagreement[];
}

type Answer = Awaited<ReturnType<typeof judgeAll<'dockerfile'>>>[number];

const BATCH = 1_000;

/**
 * Generates Dockerfiles and compares the images that Mooring lists with those that BuildKit requests, before and after
 * Mooring pins them: no image is missing, none is invented, and a pin changes digests and nothing else.
 */
export async function compareDockerfiles(count: number, seed: number): Promise<Comparison> {
  const random = randomFrom(seed);
  let converted = 0;
  let pinned = 0;
  const disagreements: Disagreement[] = [];
  for (let made = 0; made < count; made += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, count - made) }, () => oddDockerfile(random));
    // oxlint-disable-next-line no-await-in-loop -- a batch is in memory as a whole
    const batch = await compareBatch(texts);
    converted += batch.converted;
    pinned += batch.pinned;
    disagreements.push(...batch.disagreements);
  }
  return { converted, pinned, disagreements };
}

/** Compares files given as text of one unit per byte. */
export async function compareBatch(texts: readonly string[]): Promise<Comparison> {
  const answers = await judge(texts);
  const pins: Pinned[] = [];
  const disagreements: Disagreement[] = [];
  let converted = 0;
  for (const [index, text] of texts.entries()) {
    const answer = answers[index];
    if (answer === undefined) continue;
    const problem = listingProblem(text, answer);
    if (problem !== undefined) disagreements.push({ text, problem });
    if ('error' in answer) continue;
    converted += 1;
    const style = index % 2 === 0 ? 'tag@digest' : 'digest';
    // oxlint-disable-next-line no-await-in-loop -- pinning is work of this one thread, so that nothing is waited for
    const { bytes } = await pinAll(Buffer.from(text, 'latin1'), style);
    const after = Buffer.from(bytes).toString('latin1');
    if (after !== text) pins.push({ text, after, style, answer });
  }
  const pinnedAnswers = await judge(pins.map(({ after }) => after));
  for (const [index, pin] of pins.entries()) {
    const problem = pinProblem(pin, pinnedAnswers[index]);
    if (problem !== undefined) disagreements.push({ text: pin.text, problem });
  }
  return { converted, pinned: pins.length, disagreements };
}

/** A file before and after its pins, and what BuildKit sees before. */
interface Pinned {
  readonly text: string;
  readonly after: string;
  readonly style: PinStyle;
  readonly answer: Answer;
}

function judge(texts: readonly string[]): ReturnType<typeof judgeAll<'dockerfile'>> {
  return judgeAll(
    'dockerfile',
    texts.map((text) => ({ text: Buffer.from(text, 'latin1') })),
  );
}

function listingProblem(text: string, answer: Answer): string | undefined {
  const reading = readDockerfile(Buffer.from(text, 'latin1'));
  const syntax = syntaxProblem(reading, answer);
  if (syntax !== undefined || 'error' in answer) return syntax;
  const listed = imagesOf(reading);
  const requested = namesOf(answer);
  const missing = [...requested.difference(listed)].filter((name) => !NAME_OF_AMD64.test(name));
  const isInvented = answer.partial !== true && !listed.isSubsetOf(requested);
  return missing.length === 0 && !isInvented
    ? undefined
    : `BuildKit requests ${print(requested)}, Mooring lists ${print(listed)}`;
}

/** The frontend counts even if BuildKit's own refuses the file. A reason quotes what is no reference. */
function syntaxProblem({ images, skipped }: DockerfileReading, answer: Answer): string | undefined {
  const loaded = 'syntax' in answer ? answer.syntax : undefined;
  const listed = images.find(({ kind }) => kind === 'dockerfile-syntax')?.written;
  const isSame = (loaded ?? undefined) === listed;
  const isInvalid = listed === undefined && skipped.some(({ code }) => code === 'invalid-reference');
  return isSame || isInvalid
    ? undefined
    : `BuildKit loads ${String(loaded)}, Mooring lists ${String(listed)}`;
}

function pinProblem({ after, style, answer }: Pinned, pinned: Answer | undefined): string | undefined {
  if (pinned === undefined || 'error' in pinned) return `BuildKit refuses the pinned file\n${after}`;
  const problem = listingProblem(after, pinned);
  if (problem !== undefined) return `${problem} after a pin`;
  const before = namesOf(answer, style);
  const now = namesOf(pinned, style);
  return before.symmetricDifference(now).size === 0
    ? undefined
    : `a pin makes ${print(now)} of ${print(before)}`;
}

/** The name that a stage for another platform would have on amd64 (dockerfile-rules.md#from). */
const NAME_OF_AMD64 = /^docker\.io\/library\/[a-z0-9._-]*amd64[a-z0-9._-]*:latest$/;

/** With a style, the names without what a pin of that style changes. BuildKit keeps the case of hosts. */
function namesOf(answer: Answer, style?: PinStyle): ReadonlySet<string> {
  const images = 'error' in answer ? [] : answer.images;
  const names = images.map(({ image }) => {
    const reading = readImageReference(image);
    return reading.kind === 'invalid' ? image : canonicalReference(reading.reference);
  });
  return new Set(names.map((name) => (style === undefined ? name : withoutPin(name, style))));
}

function withoutPin(image: string, style: PinStyle): string {
  const [tagged = ''] = image.split('@');
  return style === 'digest' ? tagged.replace(/:[^:/]*$/, '') : tagged;
}

/** The images that a build of this file requests; those of triggers are requested in other builds. */
function imagesOf({ images }: DockerfileReading): ReadonlySet<string> {
  const ofBuild = images.filter(({ kind }) => kind !== 'dockerfile-syntax' && kind !== 'dockerfile-onbuild');
  return new Set(ofBuild.map(({ reference }) => canonicalReference(reference)));
}

function print(images: ReadonlySet<string>): string {
  return images.size === 0 ? 'nothing' : [...images].toSorted().join(' ');
}
