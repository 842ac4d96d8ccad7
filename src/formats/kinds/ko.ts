import type { DataNode } from '../data-node.ts';
import { textAt, valuesAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/** The base images of ko: the default one, and those of single packages. */
export function findKoImages(root: DataNode): readonly Finding[] {
  const bases = [textAt(root, 'defaultBaseImage'), ...valuesAt(root, 'baseImageOverrides')];
  return bases.flatMap((base) => findInText(base));
}
