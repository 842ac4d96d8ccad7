import { PositionFinder } from '../../text/text-position.ts';
import type { ByteSpan } from '../../text/source-text.ts';
import { readableText } from '../../text/byte-text.ts';
import type { FormatImage } from '../format-image.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { findLiterals } from './find-literals.ts';
import type { ImageLiteral, LiteralForm } from './find-literals.ts';
import type { KnownRegistries } from './known-registries.ts';
import type { TextClass, TextLanguage } from './text-language.ts';
import { textLanguage } from './text-language.ts';
import { LONGEST_COMMAND, textPin } from './text-pin.ts';
import { TextLines } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';

/** A file to look for images in, and what is known about it. */
export interface TextToRead {
  readonly path: string;
  /** One unit per byte. */
  readonly text: string;
  readonly registries: KnownRegistries;
  readonly textClass: TextClass;
  /** Bytes that a reader of the file's format gave a meaning: what overlaps them is not read again. */
  readonly explained: readonly ByteSpan[];
  /** Whether a digest may be written where there is none. */
  readonly isPinned: boolean;
}

/** An image in a text. */
export type TextImage = Pick<FormatImage, 'line' | 'column' | 'written' | 'reference' | 'edit' | 'writing'>;

/** A text with a known registry that is not judged: `unread` is a finding, the others are none. */
export interface TextSkip {
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly code: 'unread' | 'result-name' | 'mention';
  /** A clause without a full stop. */
  readonly reason: string;
  /** Whether it is probably not used: prose, a fixture, a generated file. */
  readonly isAside: boolean;
}

/** The images that the texts of a file name, in the order of the file. */
export interface TextReading {
  readonly images: readonly TextImage[];
  readonly skipped: readonly TextSkip[];
}

const NOTHING: TextReading = { images: [], skipped: [] };

/** How a report as JSON begins: of Mooring, which can write it into the work tree, or of another scanner. */
const REPORT =
  /^\s*\{[^{[]*"(?:schema"\s*:\s*"mooring\.|\$schema"\s*:\s*"[^"]*sarif|@context"\s*:\s*"https:\/\/openvex\.|bomFormat"|spdxVersion")/;
/** Characters in which it is looked for. */
const LONGEST_HEAD = 500;

/**
 * Finds the images of known registries in any text file, as they are written there. Each text that begins with a known registry is an
 * image, skipped, in a comment, or explained by another reader (text-rules.md#outcomes). Takes any text, never throws, and
 * takes time in proportion to its length.
 */
export function readText(file: TextToRead): TextReading {
  const { path, text, registries, textClass, explained } = file;
  if (textClass.kind === 'document' || REPORT.test(text.slice(0, LONGEST_HEAD))) return NOTHING;
  const literals = withoutExplained(findLiterals(text, registries), explained);
  if (literals.length === 0) return NOTHING;
  const language = textLanguage(path, text);
  const lines = new TextLines(text, language);
  const positions = new PositionFinder(text);
  const images: TextImage[] = [];
  const skipped: TextSkip[] = [];
  for (const literal of literals) {
    const line = lines.at(literal.start);
    const outcome = outcomeOf({ text, literal, line, language, textClass });
    if (outcome === undefined) continue;
    const place = positions.find(literal.start);
    if (outcome.kind === 'skipped') {
      const { code, reason, isAside } = outcome;
      skipped.push({ ...place, written: wholeWord(text, literal), code, reason, isAside });
    } else {
      const { reference } = outcome;
      const written = literal.source.text;
      images.push({
        ...place,
        written,
        reference,
        ...textPin(file, { literal, line, language, reference }),
      });
    }
  }
  return { images, skipped };
}

/** Characters that are shown of a text behind a name. */
const LONGEST_REST = 60;

/** Returns a text with the part of its word that is no name. */
function wholeWord(text: string, { form, end, source }: ImageLiteral): string {
  const [rest = ''] = /^[^\s"'`,;|)\]\\]*/.exec(text.slice(end, end + LONGEST_REST)) ?? [];
  return form === 'bare' || form === 'reference' ? source.text : readableText(source.text + rest);
}

/** Both are in ascending order once sorted, so that each is looked at once. */
function withoutExplained(
  literals: readonly ImageLiteral[],
  explained: readonly ByteSpan[],
): readonly ImageLiteral[] {
  if (explained.length === 0) return literals;
  const spans = explained.toSorted((one, other) => one.start - other.start);
  let next = 0;
  let reached = -1;
  return literals.filter(({ from, end }) => {
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[next]) {
      reached = Math.max(reached, span.end);
      next += 1;
    }
    return reached <= from;
  });
}

type Outcome =
  | { readonly kind: 'image'; readonly reference: ImageReference }
  | ({ readonly kind: 'skipped' } & Pick<TextSkip, 'code' | 'reason' | 'isAside'>);

interface Place {
  readonly text: string;
  readonly literal: ImageLiteral;
  readonly line: TextLine;
  readonly language: TextLanguage;
}

const MENTIONS: Readonly<Partial<Record<LiteralForm, string>>> = {
  link: 'a link',
  pattern: 'a pattern',
  placeholder: 'no image is named',
  artifact: 'an artifact that is no image',
};

/** Returns undefined for a comment. The first rule that fits counts (text-rules.md#outcomes). */
function outcomeOf(place: Place & { readonly textClass: TextClass }): Outcome | undefined {
  const { literal, line, language, textClass, text } = place;
  if (literal.start < line.commentUntil || literal.start >= line.comment) return undefined;
  if (
    language.words === 'list' &&
    text.slice(line.start, line.end).trim() !== text.slice(literal.from, literal.end)
  )
    return undefined;
  const mention = MENTIONS[literal.form];
  if (mention !== undefined) return skipAs('mention', mention, true);
  if (textClass.kind === 'set-aside') return skipAs('unread', textClass.reason, true);
  const command = commandBefore(place);
  if (isProse(place, command)) return skipAs('unread', 'a part of a sentence', true);
  if (isResult(line, command)) return skipAs('result-name', 'the name of a result', true);
  const { form, reference } = literal;
  if (reference === undefined) return skipAs('unread', openReason(text, literal), false);
  // `OLD=NEW` is about the name alone, whatever command it belongs to.
  const isRun = text.charAt(literal.end) !== '=' && RUNS.test(command);
  if (form === 'reference' || isRun) return { kind: 'image', reference };
  return skipAs('unread', 'no tag', false);
}

function openReason(text: string, { form, end }: ImageLiteral): string {
  if (form === 'malformed') return 'it is not a valid reference';
  if (!/^[:@]?\\?[$%{<]/.test(text.slice(end, end + 3))) return 'a part of it is not in the text';
  return text.charAt(end) === ':' ? 'its tag comes from a variable' : 'a part of it comes from a variable';
}

function skipAs(code: TextSkip['code'], reason: string, isAside: boolean): Outcome {
  return { kind: 'skipped', code, reason, isAside };
}

/** The words of a command before a literal, with those on the lines that it continues, without commands inside it. */
function commandBefore({ text, literal }: Place): string {
  const before = text.slice(Math.max(0, literal.from - LONGEST_COMMAND), literal.from);
  const joined = before.replaceAll(/[\\`^][ \t]*\r?\n/g, ' ').replaceAll(/\$\([^()]*\)/g, '$()');
  const line = joined.slice(joined.lastIndexOf('\n') + 1);
  return line.slice(Math.max(-1, ...[';', '&', '|'].map((mark) => line.lastIndexOf(mark))) + 1);
}

const RUNS = /(?:^|[\s"'`(/@-])(?:docker|podman|nerdctl|ctr)\b.*\s(?:run|create|pull)\b/;
const PROSE_KEY =
  /^(?:descriptions?|title|summary|examples?|help|usage|messages?|notes?|comments?|reason|doc|docs|text)$/;
/** The text that is looked for in files. */
const SEARCH = /^[\s@-]*(?:(?:if|while|!|RUN|[\w-]+:)\s+)*(?:\w+=)?["']?(?:[$<]\(|`)?\s*[efz]?grep\s[^()`]*$/;
const RESULT_KEY = /^(?:tags|name_template|image_templates)$/;

function isProse({ text, literal, line, language }: Place, command: string): boolean {
  const { from, end } = literal;
  if (/[(<]/.test(text.charAt(from - 1)) && !/[$<=]\($/.test(text.slice(from - 2, from))) return true;
  if (language.words === 'code') return !isWholeString(text, literal, language);
  if (line.isDefinition || PROSE_KEY.test(line.key ?? '')) return true;
  const isPrinted = /^[\s@-]*(?:RUN\s+)?(?:\w+:\s+)?(?:echo|printf)\s/.test(command);
  if (isPrinted && !/[>|]/.test(text.slice(end, Math.min(line.end, end + LONGEST_COMMAND)))) return true;
  return SEARCH.test(command) || /^\s*LABEL\s/i.test(command);
}

/** The word that goes on behind an open name. */
const REST = /^(?:\{[^{}\n]*\}|[^\s"'`{])*/;

function isWholeString(
  text: string,
  { from, end, form }: ImageLiteral,
  { hasBackticks }: TextLanguage,
): boolean {
  const quote = text.charAt(from - 1);
  const isQuote = quote === '`' ? hasBackticks === true : /["']/.test(quote);
  if (!isQuote || text.charAt(from - 2) === '\\') return false;
  const [rest = ''] = (form === 'open' && REST.exec(text.slice(end, end + LONGEST_REST))) || [];
  return text.charAt(end + rest.length) === quote;
}

/** `docker tag SOURCE RESULT`; the program can be a variable, whose name is gone if it is `$(X)`. */
const TAGS =
  /(?:(?:^|[\s"'`(/@-])(?:docker|podman|nerdctl|buildah|ctr|crane)\s(?:.*\s)?|\$(?:\{?\w+\}?|\(\))["']?\s+)tag\s+\S+\s/;

function isResult({ key = '' }: TextLine, command: string): boolean {
  if (RESULT_KEY.test(key)) return true;
  if (/\spush\s+["']?$/.test(command)) return true;
  // `docker run -t` is about a terminal, whatever variable names the program.
  if (/\s(?:-t|--tag)[\s=]["']?$/.test(command)) return !/\s(?:run|create|exec)\s/.test(command);
  return /\s["']?$/.test(command) && TAGS.test(command) && !RUNS.test(command);
}
