import { isDockerfileName, mayBeDockerfile } from '../dockerfile/dockerfile-name.ts';
import { rowsByName } from './rows/rows-by-name.ts';
import { ROWS } from './rows.ts';
import type { FormatKind } from './rows.ts';
import type { FormatRow } from './rows/format-row.ts';

/** The kind of a file and the language it is written in. */
export type FileFormat =
  /** `isLoose`: only if its text begins as one. */
  | { readonly language: 'dockerfile'; readonly isLoose?: true }
  | { readonly language: 'text' }
  | StructuredFormat;

/** The format of a file that a YAML, JSON or HCL parser reads. Each of its documents can be of another kind. */
export interface StructuredFormat {
  readonly language: 'yaml' | 'hcl' | NonNullable<FormatRow['language']>;
  /** The kind that another file names it as, or else the first one that its name fits; `kubernetes` for any other name. */
  readonly kind: FormatKind;
  /** All kinds that its name fits, in the order of the table. */
  readonly byName: readonly FormatKind[];
  /** Its kind to another file that names it; undefined if none does. */
  readonly named?: {
    readonly kind: FormatKind;
    /** True if it is read by its own name as well, and only what that reading leaves is wanted. */
    readonly isRest: boolean;
  };
}

/** Returns the format of a file by its path (with `/`), or undefined for a file that names no images. */
export function fileFormat(path: string): FileFormat | undefined {
  if (isDockerfileName(path)) return { language: 'dockerfile' };
  const rows = rowsByName(path);
  const [first] = rows;
  const byName = rows.map(({ kind }) => kind);
  if (first !== undefined) return { language: languageOf(path, first), kind: first.kind, byName };
  if (ANY_KIND.test(path)) return { language: 'yaml', kind: 'kubernetes', byName };
  return mayBeDockerfile(path) ? { language: 'dockerfile', isLoose: true } : undefined;
}

/** Documents with an `apiVersion` can have any name. Those in JSON are read as YAML, as kubectl does. */
const ANY_KIND = /\.(?:ya?ml|json)$/;

/** Returns the format of a file that another file names as a kind. With `isRest`, of what its own reading leaves. */
export function namedFormat(path: string, kind: FormatKind, isRest: boolean): StructuredFormat {
  const own = fileFormat(path);
  if (own !== undefined && 'kind' in own) return { ...own, kind, named: { kind, isRest } };
  const named = { kind, isRest: false };
  const row = ROWS.find((one) => one.kind === kind);
  return { language: row === undefined ? 'yaml' : languageOf(path, row), kind, byName: [], named };
}

function languageOf(path: string, { language }: FormatRow): StructuredFormat['language'] {
  if (/\.(?:hcl|tf|tofu|nomad)$/.test(path)) return 'hcl';
  if (path.endsWith('.json')) return language === 'json' ? 'json' : 'yaml';
  return language === 'json' ? 'yaml' : (language ?? 'yaml');
}
