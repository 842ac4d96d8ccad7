import type { FormatKind } from '../../domain/listing/format-image.ts';
import type { DataNode } from '../data-node.ts';
import { textAt } from '../data-node.ts';

/** What the object of a manifest is for, by its apiVersion and kind; undefined when it is no object of Kubernetes. */
export function manifestKind(root: DataNode): FormatKind | undefined {
  const version = textAt(root, 'apiVersion')?.text;
  const kind = textAt(root, 'kind')?.text;
  if (version === undefined || kind === undefined) return undefined;
  if (version.startsWith('kustomize.config.k8s.io/')) return 'kustomize';
  if (/^(?:triggers\.)?tekton\.dev\//.test(version)) return 'tekton';
  if (version.startsWith('skaffold/')) return 'skaffold';
  return 'kubernetes';
}
