import type { StructuredFormat } from './file-format.ts';
import { readRowPath } from './row-path.ts';
import { ROWS } from './rows.ts';
import type { FormatKind } from './rows.ts';
import type { FormatRow } from './rows/format-row.ts';

/**
 * Returns true if a text of the format can name an image: every file that does has a part of a path of its kind. Takes a few
 * passes over the text.
 */
export function mayNameImages(format: StructuredFormat, text: string): boolean {
  if (hasWords(format, text)) return true;
  if (format.language === 'yaml' && BINARY_TAG.test(text)) return true;
  return text.includes('\\') && hasWords(format, text.replace(ESCAPE, unescaped));
}

/** A row by the texts that files with images have. */
interface RowLiterals {
  readonly kind: FormatKind;
  /** Every file with something at a path of the row has a match of one of them; compiled when it is needed first. */
  readonly literals: () => readonly RegExp[];
  /** The shape by which the row reads any file has all of one of them. */
  readonly sureLiterals: readonly (readonly RegExp[])[];
  /** The ends of the groups in its `when`. */
  readonly groups: readonly string[];
}

const LITERALS: readonly RowLiterals[] = ROWS.map((row) => {
  let literals: readonly RegExp[] | undefined;
  const sureLiterals = (row.sure ?? []).flatMap(readRowPath).map((path) => path.literals);
  const groups = (row.when ?? []).map((one) =>
    one.replace(/ .*$/, '').replace(/^.*\}/, '').replaceAll('*', ''),
  );
  return { kind: row.kind, literals: () => (literals ??= literalsOf(row)), sureLiterals, groups };
});

function literalsOf({ at, words = [] }: FormatRow): readonly RegExp[] {
  const last = at.flatMap(readRowPath).flatMap(({ literals }) => literals.at(-1) ?? []);
  return ['', 'i'].flatMap((flags) => {
    const same = last.filter((literal) => literal.flags === flags).map(({ source }) => source);
    return anyOf(flags === '' ? [...same, ...words] : same, flags);
  });
}

/** Returns one pattern for several texts, none for none. A text that has another one in it adds nothing. */
function anyOf(sources: readonly string[], flags: string): readonly RegExp[] {
  const needed = new Set(
    sources.filter((one) => !sources.some((other) => other !== one && one.includes(other))),
  );
  return needed.size === 0 ? [] : [new RegExp([...needed].join('|'), flags)];
}

/** Escapes of YAML, JSON and HCL, and an escaped line break of YAML: without the backslash the word is not in the text. */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[ \r]*\n[ \t]*|(?=\/))/g;

/** Every way to write a tag of YAML that can make a key base64. */
const BINARY_TAG = /!!binary|!\S*%|!<tag:|^%TAG/m;

function unescaped(_: string, two?: string, four?: string, eight?: string): string {
  const point = two ?? four ?? eight;
  return point === undefined ? '' : String.fromCharCode(parseInt(point, 16));
}

/** Words that every second file has: they rule out little. */
const COMMON = /^(?:image|value|path|type|source|components|parent|build|jobs)$/;

/** Finds one word of each shape by which rows read any file: most files have none, and one pass over them is enough. */
const SURE = new RegExp(
  `\\b(?:${LITERALS.flatMap(({ sureLiterals }) => sureLiterals)
    .flatMap((all) => {
      const rare = all
        .map(({ source }) => source)
        .filter((source) => !COMMON.test(source) && /^\w+$/.test(source));
      return rare.toSorted((one, other) => other.length - one.length)[0] ?? '';
    })
    .join('|')})\\b`,
);

function hasWords({ byName, named }: StructuredFormat, text: string): boolean {
  const isManifest = text.includes('apiVersion') && text.includes('kind');
  const canBeSure = SURE.test(text);
  return LITERALS.some(
    ({ kind, groups, literals, sureLiterals }) =>
      (byName.includes(kind) ||
        named?.kind === kind ||
        (isManifest && groups.some((group) => text.includes(group))) ||
        (canBeSure && hasAllOfOne(sureLiterals, text))) &&
      literals().some((literal) => literal.test(text)),
  );
}

function hasAllOfOne(literals: readonly (readonly RegExp[])[], text: string): boolean {
  return literals.some((all) => all.every((literal) => literal.test(text)));
}
