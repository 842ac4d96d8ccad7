import { textAt } from './data-node.ts';
import type { DataNode } from './data-node.ts';
import type { StructuredFormat } from './file-format.ts';
import { wildcardMatcher } from './row-path.ts';
import { compileShape, hasShape } from './row-reader.ts';
import { ROWS } from './rows.ts';
import type { FormatKind } from './rows.ts';

/**
 * Returns the kinds as which a document is read; none for one that names no images. Its `apiVersion` and `kind` decide,
 * whatever the file is called, and the first row whose file names fit and whose shape the document has. Both can be right:
 * tools do not look for an `apiVersion` in their own files. If neither fits, a shape that no other tool has decides.
 */
export function documentKinds(root: DataNode, format: StructuredFormat): readonly FormatKind[] {
  const { named } = format;
  const own = ownKinds(root, format);
  if (named === undefined) return own;
  if (!named.isRest) return [...new Set([...own, named.kind])];
  // Whatever a manifest is named for, its content says how it is read.
  const isRead = MANIFEST_KINDS.has(named.kind) ? own.length > 0 : own.includes(named.kind);
  return isRead ? [] : [named.kind];
}

const MANIFEST_KINDS: ReadonlySet<FormatKind> = new Set(['kubernetes', 'json-patch']);

function ownKinds(root: DataNode, { byName }: StructuredFormat): readonly FormatKind[] {
  const byContent = manifestKind(root);
  const fitting = SHAPES.find(
    ({ kind, shape }) => byName.includes(kind) && (shape === undefined || hasShape(shape, root)),
  )?.kind;
  const kinds = [byContent, fitting].filter((kind) => kind !== undefined);
  if (kinds.length > 0) return [...new Set(kinds)];
  const sure = SHAPES.find((row) => row.sure !== undefined && hasShape(row.sure, root));
  return sure === undefined ? [] : [sure.kind];
}

const SHAPES = ROWS.map(({ kind, shape, sure }) => ({
  kind,
  shape: shape && compileShape(shape),
  sure: sure && compileShape(sure),
}));

const MANIFESTS = ROWS.flatMap(({ kind, when = [] }) =>
  when.map((one) => {
    const [version = '', name = '*'] = one.split(' ');
    return { kind, isVersion: wildcardMatcher(version), isKind: wildcardMatcher(name) };
  }),
);

/** Returns the kind of a manifest by its `apiVersion` and `kind`, or undefined if it is not a Kubernetes object. */
function manifestKind(root: DataNode): FormatKind | undefined {
  const version = textAt(root, 'apiVersion')?.text;
  const name = textAt(root, 'kind')?.text;
  if (version === undefined || name === undefined) return undefined;
  return MANIFESTS.find(({ isVersion, isKind }) => isVersion(version) && isKind(name))?.kind;
}
