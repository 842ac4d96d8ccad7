import type { ImageReference, ReferenceReader } from '../image-reference.ts';
import { PlainArgs, placePlainText } from './plain-args.ts';
import type { PlainBase } from './plain-args.ts';
import {
  COMMENTS,
  COPY,
  FROM,
  GLOBAL_ARG,
  HEAD_COMMENTS,
  PLAIN_LINES,
  RUN,
  STAGE_ARG,
  SYNTAX,
} from './plain-lines.ts';
import type { DockerfileImage, DockerfileReading } from './reading.ts';
import { PositionFinder } from './text-position.ts';

/** Longer files are read in full: they are few, and what is tried here in vain costs little then. */
const LONGEST = 16_384;

/**
 * Reads an ordinary Dockerfile, given as one unit per byte, from one line that can name an image to the next, without
 * taking apart what is between. What it gives is what reading in full gives; undefined for every file that is not surely of
 * the forms that it knows: then nothing is said of the file, neither that it is right nor that it is wrong.
 */
export function readPlainFile(text: string, readReference: ReferenceReader): DockerfileReading | undefined {
  if (text.length > LONGEST) return undefined;
  const file = new PlainFile(text.endsWith('\n') ? text : `${text}\n`);
  return file.readHead() && file.readStages() ? file.list(readReference) : undefined;
}

/** A word that names an image, or one of the stages. */
interface Mention {
  readonly kind: DockerfileImage['kind'];
  readonly written: string;
  /** Byte where it stands. */
  readonly offset: number;
  /** Number of the stage that it is used in, or that stands on it; -1 before all stages. */
  readonly stage: number;
  readonly platform: string | undefined;
  /** What it comes to, and of which ARGs. */
  readonly base: PlainBase;
}

const NO_NAMES: readonly string[] = [];
const NONE_SKIPPED: DockerfileReading['skipped'] = [];
const LETTER = { A: 0x41, C: 0x43, F: 0x46, R: 0x52 };

/** A file, and how far it is read. What reads says false for what is not surely ordinary. */
class PlainFile {
  readonly #text: string;
  #at = 0;
  readonly #args = new PlainArgs();
  /** Names in lower case, as Docker stores them. */
  readonly #stages: (string | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #mentions: Mention[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** All before the first FROM. */
  readHead(): boolean {
    const syntax = this.#take(SYNTAX);
    if (syntax !== null) this.#mention('dockerfile-syntax', syntax);
    this.#pass(HEAD_COMMENTS);
    for (;;) {
      const arg = this.#take(GLOBAL_ARG);
      if (arg === null) return true;
      const [, before = '', name = '', quote = '', value] = arg;
      // What Docker itself looks at, or what platform a build is for, would be something else then.
      if (/^(?:BUILD|TARGET|SOURCE_DATE_EPOCH$)/.test(name)) return false;
      this.#args.declare(name, value, arg.index + before.length + 1 + quote.length);
      this.#pass(COMMENTS);
    }
  }

  /** The stages, up to the end. */
  readStages(): boolean {
    do {
      if (!this.#readLine()) return false;
      this.#pass(PLAIN_LINES);
    } while (this.#at < this.#text.length);
    return true;
  }

  /** What was read, with its positions; undefined where Docker would reject a name, or could. */
  list(readReference: ReferenceReader): DockerfileReading | undefined {
    const positions = new PositionFinder(this.#text);
    const images: DockerfileImage[] = [];
    for (const mention of this.#mentions) {
      const isImage = this.#isImage(mention);
      if (isImage === undefined) return undefined;
      if (!isImage) continue;
      const { kind, written, offset, stage, platform, base } = mention;
      const reading = readReference(base.text);
      if (reading.kind === 'invalid' || isScratch(reading.reference)) return undefined;
      const { line, column } = positions.findInAscii(offset);
      images.push({
        line,
        column,
        written,
        kind,
        reference: reading.reference,
        stage: this.#stages[stage],
        platform,
        edit: base.names.length === 0 ? placePlainText(written, offset) : this.#args.place(base),
      });
    }
    return { images, skipped: NONE_SKIPPED };
  }

  #readLine(): boolean {
    const letter = this.#text.charCodeAt(this.#at);
    if (letter === LETTER.F) return this.#readFrom();
    if (this.#stages.length === 0) return false;
    if (letter === LETTER.A) return this.#readArg();
    if (letter === LETTER.C) return this.#readSource('dockerfile-copy', COPY);
    return letter === LETTER.R && this.#readSource('dockerfile-mount', RUN);
  }

  /** The name is looked up as it is written, among the stages before. */
  #readFrom(): boolean {
    const from = this.#take(FROM);
    if (from === null) return false;
    const [, before = '', platform, written = '', name] = from;
    const base = this.#args.expand(written);
    if (base === undefined || (base.text.includes('@') && !base.isAlone)) return false;
    const isImage = base.text !== 'scratch' && !this.#numbers.has(base.text);
    if (!isImage || !base.isAlone) this.#args.fix(base.names);
    const stage = this.#stages.length;
    const offset = from.index + before.length;
    if (isImage) this.#mentions.push({ kind: 'dockerfile-from', written, offset, stage, platform, base });
    const lowerName = name?.toLowerCase();
    this.#stages.push(lowerName);
    if (lowerName !== undefined) this.#numbers.set(lowerName, stage);
    return lowerName !== 'scratch';
  }

  /** A stage that declares a global ARG again can do anything with it. */
  #readArg(): boolean {
    const arg = this.#take(STAGE_ARG);
    if (arg === null) return false;
    const [, name = '', value] = arg;
    if (value === undefined) this.#args.fix([name]);
    return true;
  }

  #readSource(kind: DockerfileImage['kind'], pattern: RegExp): boolean {
    const source = this.#take(pattern);
    if (source !== null) this.#mention(kind, source);
    return source !== null;
  }

  /** The name is the last group of the match, what stands before it the first. */
  #mention(kind: DockerfileImage['kind'], match: RegExpExecArray): void {
    const written = match.at(-1) ?? '';
    const base = { text: written, names: NO_NAMES, isAlone: true };
    const offset = match.index + (match[1] ?? '').length;
    const stage = this.#stages.length - 1;
    this.#mentions.push({ kind, written, offset, stage, platform: undefined, base });
  }

  /** False for a stage; undefined where it is none that the mention can mean. All stages of the file count, case folded. */
  #isImage({ kind, written, stage }: Mention): boolean | undefined {
    if (kind !== 'dockerfile-copy' && kind !== 'dockerfile-mount') return true;
    const isNumber = kind === 'dockerfile-copy' && /^\d+$/.test(written);
    const number = isNumber ? Number(written) : this.#numbers.get(written.toLowerCase());
    if (number === undefined) return written !== 'scratch';
    return number < stage ? false : undefined;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  /** As `#take`, for a pattern that fits everywhere. */
  #pass(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }
}

/** `scratch` with a tag or in another writing, of which Docker has a word to say. */
function isScratch({ host, path }: ImageReference): boolean {
  return path === 'library/scratch' && host === 'docker.io';
}
