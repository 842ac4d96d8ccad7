import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';

/** A value to write: a text, a list or a map. */
export type Value = string | readonly Value[] | { readonly [key: string]: Value };

/** Line breaks of YAML 1.1, which the parsers of Kubernetes, Compose and GitLab know: all but the first two are rare. */
const LINE_BREAKS = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'] as const;

const COMMENTS = [
  ' # c',
  ' # 1.2',
  ' # {{ x }}',
  ' # \u2003\u00a0',
  ' # image: no:1',
  ' #\u2028',
  ' # "',
  ' # \ufeff',
];

/** How often each odd form is written: one in so many. */
const RARE = 6;
const VERY_RARE = 40;

/**
 * Writes a value as YAML in the forms that hide keys and values from a search in the bytes: escapes, tags, explicit keys,
 * anchors and aliases, merge keys, flow style, base64, folded lines, and the line breaks of YAML 1.1.
 */
export function writeOddYaml(value: Value, random: Random): string {
  const writer = new OddWriter(random);
  return writer.document(value);
}

class OddWriter {
  readonly #random: Random;
  readonly #anchors = new Map<string, string>();
  #names = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  document(value: Value): string {
    const { isOneIn } = this;
    const start = isOneIn(RARE)
      ? pick(['---\n', '--- # c\n', '%YAML 1.1\n---\n', '--- !!map\n'], this.#random)
      : '';
    const body = isOneIn(VERY_RARE) ? `${this.#flow(value)}\n` : this.#block(value, 0);
    const lines = `${start}${body}${isOneIn(VERY_RARE) ? '...\n' : ''}`;
    return this.#breakLines(isOneIn(VERY_RARE) ? `\ufeff${lines}` : lines);
  }

  readonly isOneIn = (chances: number): boolean => this.#random(chances) === 0;

  #breakLines(text: string): string {
    if (!this.isOneIn(RARE)) return text;
    const common = pick(LINE_BREAKS, this.#random);
    const isMixed = this.isOneIn(2);
    return text.replaceAll('\n', () =>
      isMixed && this.isOneIn(2) ? pick(LINE_BREAKS, this.#random) : common,
    );
  }

  /** Lines at an indentation. */
  #block(value: Value, indent: number): string {
    const blanks = ' '.repeat(indent);
    if (typeof value === 'string') return `${blanks}${this.#scalar(value, indent)}\n`;
    if (Array.isArray(value)) {
      return value.map((item: Value) => `${blanks}-${this.#after(item, indent)}`).join('');
    }
    return this.#entriesOf(value)
      .map(([key, inner]) => this.#entry(key, inner, indent))
      .join('');
  }

  #entry(key: string, value: Value, indent: number): string {
    const blanks = ' '.repeat(indent);
    if (isMerge(key, value)) return `${blanks}${this.#mergeKey()}: ${value}\n`;
    if (this.isOneIn(RARE * 2)) {
      return `${blanks}? ${this.#scalar(key, indent + 1)}\n${blanks}:${this.#after(value, indent)}`;
    }
    return `${blanks}${this.#scalar(key)}:${this.#after(value, indent)}`;
  }

  /** What follows a colon or a dash. */
  #after(value: Value, indent: number): string {
    const comment = this.isOneIn(RARE) ? pick(COMMENTS, this.#random) : '';
    if (typeof value === 'string') {
      const next = this.isOneIn(RARE * 2) ? `\n${' '.repeat(indent + 1)}` : ' ';
      if (this.isOneIn(RARE * 2))
        return ` ${pick(['|-', '>-', '|', '>'], this.#random)}\n${' '.repeat(indent + 2)}${value}\n`;
      return `${next}${this.#scalar(value, indent + 1)}${comment}\n`;
    }
    if (this.isOneIn(RARE)) return ` ${this.#flow(value)}${comment}\n`;
    const tag = this.isOneIn(RARE * 2) ? ` ${Array.isArray(value) ? '!!seq' : '!!map'}` : '';
    return `${tag}${comment}\n${this.#block(value, indent + 1 + this.#random(3))}`;
  }

  #flow(value: Value): string {
    if (typeof value === 'string') return this.#scalar(value);
    const gap = pick(['', ' ', ' ', '\n'.padEnd(20)], this.#random);
    if (Array.isArray(value))
      return `[${gap}${value.map((item: Value) => this.#flow(item)).join(`,${gap}`)}]`;
    const entries = this.#entriesOf(value).map(([key, inner]) => {
      if (isMerge(key, inner)) return `${this.#mergeKey()}: ${inner}`;
      const explicit = this.isOneIn(RARE) ? '? ' : '';
      const written = this.#scalar(key);
      const colon = written.endsWith('"')
        ? pick([': ', ' : ', ':'], this.#random)
        : pick([': ', ' : '], this.#random);
      return `${explicit}${written}${colon}${this.#flow(inner)}`;
    });
    return `{${gap}${entries.join(`,${gap}`)}${gap}}`;
  }

  /** The entries of a map, some of them behind a merge key, with one that it overrides or not. */
  #entriesOf(map: Value): readonly (readonly [string, Value])[] {
    const entries: (readonly [string, Value])[] = Object.entries(map);
    if (!this.isOneIn(RARE * 2) || entries.length === 0) return entries;
    const moved = this.#random(entries.length);
    const [entry] = entries.slice(moved, moved + 1);
    if (entry === undefined) return entries;
    const inner = `{${this.#scalar(entry[0])}: ${this.#flow(entry[1])}}`;
    const kept = this.isOneIn(3) ? entries.with(moved, [entry[0], 'other:1']) : entries.toSpliced(moved, 1);
    const at = this.#random(kept.length + 1);
    return kept.toSpliced(at, 0, [`<<${at}`, pick([inner, `&m${at} ${inner}`, `[${inner}]`], this.#random)]);
  }

  #mergeKey(): string {
    return this.isOneIn(RARE)
      ? pick(['!!merge <<', '!!merge "<<"', '! <<', '! "<<"', '"<<"', '!!str <<'], this.#random)
      : '<<';
  }

  /** A text in one of the forms that mean it; on several lines only at a known indentation. */
  #scalar(text: string, indent?: number): string {
    const known = this.#anchors.get(text);
    if (known !== undefined && this.isOneIn(RARE)) return `*${known} `;
    if (this.isOneIn(RARE * 3)) {
      const name = `a${(this.#names += 1)}`;
      this.#anchors.set(text, name);
      return `&${name} ${this.#style(text, indent)}`;
    }
    return this.#style(text, indent);
  }

  #style(text: string, indent: number | undefined): string {
    const form = this.#random(RARE * 3);
    const base64 = Buffer.from(text).toString('base64');
    switch (form) {
      case 0:
        return `!!str ${quoted(text)}`;
      case 1:
        return `!!binary ${pick([base64, quoted(base64)], this.#random)}`;
      case 2:
        return pick([`! ${text}`, `!<tag:yaml.org,2002:str> ${text}`, `!x ${text}`], this.#random);
      case 3:
        return `'${text}'`;
      case 4:
      case 5:
        return this.#escaped(text, indent);
      case 6:
        return quoted(text);
      default:
        return text;
    }
  }

  /** In double quotes, with escapes in place of some characters. */
  #escaped(text: string, indent: number | undefined): string {
    const fold = indent === undefined ? '' : `\\\n${' '.repeat(indent)}`;
    const characters = Array.from(text, (character) => {
      const point = character.charCodeAt(0).toString(16);
      if (!this.isOneIn(3)) return character;
      return pick(
        [
          `\\x${point.padStart(2, '0')}`,
          `\\u${point.padStart(4, '0')}`,
          `\\U${point.padStart(8, '0')}`,
          character === '/' ? '\\/' : `\\u${point.padStart(4, '0').toUpperCase()}`,
          `${character}${fold}`,
        ],
        this.#random,
      );
    });
    return `"${characters.join('')}"`;
  }
}

/** A merge key, numbered to be a key of its own, and its value as written. */
function isMerge(key: string, value: Value): value is string {
  return key.startsWith('<<') && typeof value === 'string';
}

function quoted(text: string): string {
  return `"${text}"`;
}
