import { isDockerfileName, mayBeDockerfile } from '../dockerfile/dockerfile-name.ts';
import { textAt } from './data-node.ts';
import type { DataNode } from './data-node.ts';
import { globMatcher } from './glob.ts';
import { readRowPath, wildcardMatcher } from './row-path.ts';
import { ROWS } from './rows.ts';
import type { FormatKind, FormatRow } from './rows.ts';

/** The kind of a file and the language it is written in. */
export type FileFormat =
  /** `isLoose`: only if its text begins as one. */
  | { readonly language: 'dockerfile'; readonly isLoose?: true }
  | { readonly language: 'text' }
  | StructuredFormat;

/** The format of a file that a YAML, JSON or HCL parser reads. */
export interface StructuredFormat {
  readonly language: 'yaml' | 'json' | 'hcl';
  readonly kind: FormatKind;
}

/** Returns the format of a file by its path (with `/`), or undefined for a file that names no images. */
export function fileFormat(path: string): FileFormat | undefined {
  if (isDockerfileName(path)) return { language: 'dockerfile' };
  const row = NAMED.find(({ isNamed }) => isNamed.some((matches) => matches(path)));
  if (row !== undefined) return { language: languageOf(path, row), kind: row.kind };
  return mayBeDockerfile(path) ? { language: 'dockerfile', isLoose: true } : undefined;
}

const NAMED = ROWS.map((row) => ({ ...row, isNamed: (row.files ?? []).map(globMatcher) }));

function languageOf(path: string, { language }: FormatRow): StructuredFormat['language'] {
  if (path.endsWith('.hcl')) return 'hcl';
  return path.endsWith('.json') ? (language ?? 'yaml') : 'yaml';
}

/** Every file that names an image has a part of one of the paths of its kind; a file without any is not parsed. */
const LITERALS = new Map(
  ROWS.map(({ kind, at, words = [] }) => {
    const inPaths = at.flatMap(readRowPath).flatMap(({ literal }) => literal ?? []);
    const sources = new Map(
      [...inPaths, ...words.map((word) => new RegExp(word))].map((one) => [`${one}`, one]),
    );
    return [kind, [...sources.values()]] as const;
  }),
);

/** Escapes of YAML, JSON and HCL, and an escaped line break of YAML: without the backslash the word is not in the text. */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[ \r]*\n[ \t]*|(?=\/))/g;

/** Every way to write a tag of YAML that can make a key base64. */
const BINARY_TAG = /!!binary|!\S*%|!<tag:|^%TAG/m;

/** Returns true if a text of the format can name an image. Takes a few passes over the text. */
export function mayNameImages({ language, kind }: StructuredFormat, text: string): boolean {
  if (hasWords(kind, text)) return true;
  if (language === 'yaml' && BINARY_TAG.test(text)) return true;
  return text.includes('\\') && hasWords(kind, text.replace(ESCAPE, unescaped));
}

function unescaped(_: string, two?: string, four?: string, eight?: string): string {
  const point = two ?? four ?? eight;
  return point === undefined ? '' : String.fromCharCode(parseInt(point, 16));
}

function hasWords(kind: FormatKind, text: string): boolean {
  if (kind !== 'kubernetes') return hasLiteral(kind, text);
  const isManifest = text.includes('apiVersion') && text.includes('kind');
  return isManifest && MANIFESTS.some((row) => text.includes(row.group) && hasLiteral(row.kind, text));
}

function hasLiteral(kind: FormatKind, text: string): boolean {
  return LITERALS.get(kind)?.some((literal) => literal.test(text)) ?? false;
}

/** The rows of documents with an `apiVersion`, and the end of its group. */
const MANIFESTS = ROWS.flatMap(({ kind, when }) => {
  if (when === undefined) return [];
  const [version = '', name = '*'] = when.split(' ');
  const group = version.replace(/^.*\}/, '').replaceAll('*', '');
  return [{ kind, group, isVersion: wildcardMatcher(version), isKind: wildcardMatcher(name) }];
});

/** Returns the kind of a manifest by its `apiVersion` and `kind`, or undefined if it is not a Kubernetes object. */
export function manifestKind(root: DataNode): FormatKind | undefined {
  const version = textAt(root, 'apiVersion')?.text;
  const name = textAt(root, 'kind')?.text;
  if (version === undefined || name === undefined) return undefined;
  return MANIFESTS.find(({ isVersion, isKind }) => isVersion(version) && isKind(name))?.kind;
}
