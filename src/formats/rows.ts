import { BUILD_ROWS } from './rows/builds.ts';
import { CLOUD_ROWS } from './rows/clouds.ts';
import type { FormatRow } from './rows/format-row.ts';
import { LANGUAGE_ROWS } from './rows/languages.ts';
import { MANIFEST_ROWS } from './rows/manifests.ts';
import { PIPELINE_ROWS } from './rows/pipelines.ts';
import { PLATFORM_ROWS } from './rows/platforms.ts';

const TABLE = [
  ...PIPELINE_ROWS,
  ...BUILD_ROWS,
  ...LANGUAGE_ROWS,
  ...CLOUD_ROWS,
  ...PLATFORM_ROWS,
  ...MANIFEST_ROWS,
] as const;

/** The kinds of files that name images; the `dockerfile-…` kinds are in `DockerfileKind`. */
export type FormatKind = (typeof TABLE)[number]['kind'];

/** The rows in the order in which they are compared with a path and with a document. */
export const ROWS: readonly FormatRow<FormatKind>[] = TABLE;

/** Every kind of file besides Dockerfiles in which images are named. */
export const FORMAT_KINDS: readonly FormatKind[] = ROWS.map(({ kind }) => kind);

/** Returns true for the name of a kind. */
export function isFormatKind(kind: string): kind is FormatKind {
  return FORMAT_KINDS.some((one) => one === kind);
}
