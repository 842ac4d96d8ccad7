import { isDockerfileName } from '../domain/dockerfile-name.ts';
import type { FormatKind } from '../domain/listing/format-image.ts';

/** What a file is by its path, and the language it is written in. */
export type FileFormat =
  | { readonly language: 'dockerfile' }
  | { readonly language: 'yaml' | 'json' | 'hcl'; readonly kind: FormatKind };

/** The names by which people and tools know a file; the first one that fits counts. */
const NAMES: readonly (readonly [name: RegExp, format: FileFormat])[] = [
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, { language: 'yaml', kind: 'workflow' }],
  [/(?:^|\/)action\.ya?ml$/, { language: 'yaml', kind: 'action' }],
  [
    /(?:^|\/)[^/]*\.?gitlab-ci[^/]*\.ya?ml$|(?:^|\/)\.gitlab\/.+\.ya?ml$/,
    { language: 'yaml', kind: 'gitlab-ci' },
  ],
  [/(?:^|\/)(?:[^/]+[.-])?compose(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'compose' }],
  [/(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/, { language: 'yaml', kind: 'kustomize' }],
  [/(?:^|\/)(?:[^/]+[.-])?values(?:[._-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'helm-values' }],
  [/(?:^|\/)\.ko\.ya?ml$/, { language: 'yaml', kind: 'ko' }],
  [/(?:^|\/)skaffold(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'skaffold' }],
  [/(?:^|\/)\.?devcontainer\.json$/, { language: 'json', kind: 'devcontainer' }],
  [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.json$/, { language: 'json', kind: 'bake' }],
  [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.hcl$/, { language: 'hcl', kind: 'bake' }],
  // Manifests have no name of their own: what they are is read in the file.
  [/\.ya?ml$/, { language: 'yaml', kind: 'kubernetes' }],
];

/** What a file can be by its path, or undefined for one that names no images. Takes a path with `/`. */
export function fileFormat(path: string): FileFormat | undefined {
  if (isDockerfileName(path)) return { language: 'dockerfile' };
  return NAMES.find(([name]) => name.test(path))?.[1];
}
