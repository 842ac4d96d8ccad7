import { readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { sliceSource, sourceText, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { KnownRegistries } from './known-registries.ts';

/** The form of a text that begins with a known registry, by its characters and its neighbours alone (text-rules.md#literals). */
export type LiteralForm =
  /** With a tag or a digest. */
  | 'reference'
  /** Without both. */
  | 'bare'
  /** A variable, a template or the code around it makes the rest of it. */
  | 'open'
  /** Its digest is not one. */
  | 'malformed'
  /** Not an image: a link, a regular expression or glob, a name to fill in, something else in a registry. */
  | 'link'
  | 'pattern'
  | 'placeholder'
  | 'artifact';

/** A text `<known registry>/<path>` in a file. */
export interface ImageLiteral {
  /** Byte offset of the registry. */
  readonly start: number;
  /** Byte offset of its scheme, such as `docker://`; `start` without one. */
  readonly from: number;
  /** Byte offset past its last character. */
  readonly end: number;
  readonly form: LiteralForm;
  /** With `/` for `\/`. */
  readonly source: SourceText;
  /** Undefined if `form` is neither `reference` nor `bare`. */
  readonly reference: ImageReference | undefined;
}

const PATH = /[a-z0-9]+(?:(?:\.|__?|-+|\\?\/)[a-z0-9]+)*/y;
const TAG = /:([A-Za-z0-9_][A-Za-z0-9._-]{0,127})/y;
const DIGEST = /@sha256:[0-9a-f]{64}(?![0-9A-Za-z])/y;

/**
 * Finds every text in a file that begins with a known registry and a slash, from left to right without overlaps. `text` has
 * one unit per byte. Takes any text, and time in proportion to its length.
 */
export function findLiterals(
  text: string,
  { needles, pattern, has }: KnownRegistries,
): readonly ImageLiteral[] {
  if (needles.length === 0) return [];
  const hosts = new RegExp(`(?:${pattern.source})(?::0*443)?\\\\?/`, 'gi');
  const literals: ImageLiteral[] = [];
  for (let match = hosts.exec(text); match !== null; match = hosts.exec(text)) {
    const slash = match.index + match[0].length;
    const start = startOfHost(text, match.index, literals.at(-1)?.end ?? 0);
    const host = text.slice(start, slash).replace(/(?::0*443)?\\?\/$/, '');
    if (!has(host)) continue;
    const left = leftOf(text, start);
    if (left === undefined) continue;
    const literal = readLiteral(text, { start, slash, ...left });
    literals.push(literal);
    hosts.lastIndex = Math.max(literal.end, slash);
  }
  return literals;
}

/** The longest name of a host, in characters (RFC 1035). */
const LONGEST_HOST = 253;

/** A needle can be the end of a host: `gcr.io` of `eu.gcr.io`. */
function startOfHost(text: string, needle: number, least: number): number {
  let start = needle;
  const first = Math.max(least, needle - LONGEST_HOST);
  while (start > first && /[A-Za-z0-9.-]/.test(text.charAt(start - 1))) start -= 1;
  while (start < needle && /[.-]/.test(text.charAt(start))) start += 1;
  // A letter behind a backslash is an escape: `\ncgr.dev/…`.
  const isEscape = start < needle && text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start));
  return isEscape ? start + 1 : start;
}

/** The schemes before an image, and those before something that is none. */
const SCHEME = /(?:[a-z][a-z0-9+.-]{0,30}:(?:\\?\/){2}|(?:docker-daemon|registry|oci-archive|oci|dir):)$/i;
const LONGEST_SCHEME = 40;
const OF_IMAGES = /^(?:docker|docker-image|docker-daemon|registry|containers-storage):/i;
/** The beginning of a variable's default in a shell. */
const DEFAULT = /\$\{\w+:?-$/;
/** The address of a package, in which a registry is a parameter (https://github.com/package-url/purl-spec). */
const PURL = /repository_url=$/;
const OF_ARTIFACTS = /^(?:oci|oci-archive|dir):/i;

interface Left {
  /** Byte offset of the scheme, or of the host. */
  readonly from: number;
  readonly scheme: 'none' | 'image' | 'artifact' | 'link';
}

/** Returns what stands before a host; undefined if the host is a part of another name. */
function leftOf(text: string, start: number): Left | undefined {
  const before = text.slice(Math.max(0, start - LONGEST_SCHEME), start);
  const [scheme] = SCHEME.exec(before) ?? [];
  if (scheme !== undefined) {
    const from = start - scheme.length;
    if (OF_IMAGES.test(scheme)) return { from, scheme: 'image' };
    return { from, scheme: OF_ARTIFACTS.test(scheme) ? 'artifact' : 'link' };
  }
  if (PURL.test(before)) return { from: start, scheme: 'link' };
  if (/\\[nrt]$/.test(before)) return { from: start, scheme: 'none' };
  if (DEFAULT.test(before)) return { from: start, scheme: 'none' };
  return /[\w.%@/-]$/.test(before) ? undefined : { from: start, scheme: 'none' };
}

interface Start extends Left {
  readonly start: number;
  /** The byte offset past the slash behind the host. */
  readonly slash: number;
}

function readLiteral(text: string, { start, from, slash, scheme }: Start): ImageLiteral {
  const pathEnd = endOf(PATH, text, slash) ?? slash;
  const tagEnd = pathEnd === slash ? undefined : trimTag(text, pathEnd, endOf(TAG, text, pathEnd));
  const digestEnd = pathEnd === slash ? undefined : endOf(DIGEST, text, tagEnd ?? pathEnd);
  const end = digestEnd ?? tagEnd ?? pathEnd;
  const source = withoutEscapes(sourceText(text.slice(start, end), start));
  const reading = readImageReference(source.text);
  const isBare = tagEnd === undefined && digestEnd === undefined;
  const literal = { start, from, end, source };
  const form = formOf(text, { slash, pathEnd, end, isBare, scheme });
  const isImage = form === 'bare' || form === 'reference';
  if (!isImage) return { ...literal, form, reference: undefined };
  return reading.kind === 'reference'
    ? { ...literal, form, reference: reading.reference }
    : { ...literal, form: 'malformed', reference: undefined };
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The end of a sentence is no part of a tag. */
function trimTag(text: string, pathEnd: number, tagEnd: number | undefined): number | undefined {
  if (tagEnd === undefined || !/[\s"'`]/.test(text.charAt(tagEnd) || '\n')) return tagEnd;
  let end = tagEnd;
  while (/[.\-_]/.test(text.charAt(end - 1))) end -= 1;
  return end > pathEnd + 1 ? end : undefined;
}

/** JSON and `sed` can have a backslash before a slash. */
function withoutEscapes(source: SourceText): SourceText {
  if (!source.text.includes('\\')) return source;
  const builder = new SourceTextBuilder();
  let copied = 0;
  for (const { index } of source.text.matchAll(/\\/g)) {
    builder.appendSource(sliceSource(source, copied, index));
    copied = index + 1;
  }
  builder.appendSource(sliceSource(source, copied));
  return builder.build();
}

/** The longest text behind a literal that its form depends on. */
const LONGEST_RIGHT = 40;

/** `${X}`, `$(x)`, `{{ x }}`, `{x}`, `%s`, `<x>`, `\(x)`, and a text that code continues. */
const OPEN =
  /^(?:\\?\$|\{|%[svdq]|<[^/]|\+|\\\(|["'`][ \t]*(?:\+|\.\.(?!\/)|~(?=[ \t"'])|\.\s*(?:format|concat)\b))/;
const PATTERN = /^(?:\*|\?|\[|\^|\(|\\\.|\.\*|\.\+|\|\))/;

function formOf(
  text: string,
  {
    slash,
    pathEnd,
    end,
    isBare,
    scheme,
  }: Pick<Start, 'slash' | 'scheme'> & {
    readonly pathEnd: number;
    readonly end: number;
    readonly isBare: boolean;
  },
): LiteralForm {
  if (scheme === 'artifact') return 'artifact';
  const right = text.slice(end, end + LONGEST_RIGHT);
  const isPort = /^:\d+\/$/.test(text.slice(pathEnd, end + 1));
  if (scheme === 'link' && (isBare || isPort)) return 'link';
  // Another part of a path, or none at all.
  if (isBare) {
    const next = right.replace(/^(?:\\?\/|[._-]+(?=[^\s._-]))/, '');
    const isPart = next !== right || pathEnd === slash;
    if (isPart && PATTERN.test(next)) return 'pattern';
    if (isPart && /^[A-Z_]/.test(next)) return 'placeholder';
    if (isPart && OPEN.test(next)) return 'open';
    if (pathEnd === slash) return 'placeholder';
    if (isPart) return 'open';
    if (/^[A-Z]/.test(right)) return 'placeholder';
    if (/^:[*]/.test(right)) return 'pattern';
    if (/^@sha256:[0-9a-fA-F]/.test(right)) return 'malformed';
    if (/^[:@]/.test(right)) return 'open';
  }
  if (PATTERN.test(right)) return 'pattern';
  if (OPEN.test(right)) return 'open';
  if (/^@sha\d+:[0-9a-fA-F]/.test(right)) return 'malformed';
  if (right.startsWith('@')) return 'open';
  // The next line continues the word.
  if (/^\\\r?\n\S/.test(right)) return 'open';
  if (!ENDS.test(right)) return 'open';
  return isBare ? 'bare' : 'reference';
}

/** The end of a literal; a slash behind a tag is `sed`, a dot behind a name the end of a sentence. */
const ENDS = /^(?:$|[\s"'`,;|)\]}>&#/!:=]|<\/|\.(?:[\s"'`)]|$)|\\(?:["'`nrt/]|\r?\n))/;
