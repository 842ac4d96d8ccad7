import { isDockerfileName } from '../dockerfile/dockerfile-name.ts';
import type { FormatKind } from './format-image.ts';
import { textAt } from './data-node.ts';
import type { DataNode } from './data-node.ts';

/** The kind of a file and the language it is written in. */
export type FileFormat =
  | { readonly language: 'dockerfile' }
  | { readonly language: 'text' }
  | StructuredFormat;

/** The format of a file that a YAML, JSON or HCL parser reads. */
export interface StructuredFormat {
  readonly language: 'yaml' | 'json' | 'hcl';
  readonly kind: FormatKind;
}

/** File names of each format; the first match counts. */
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
  // Manifests can have any name: their kind is in the file. Those in JSON are read as YAML, as kubectl does.
  [/\.(?:ya?ml|json)$/, { language: 'yaml', kind: 'kubernetes' }],
];

/** Returns the format of a file by its path (with `/`), or undefined for a file that names no images. */
export function fileFormat(path: string): FileFormat | undefined {
  if (isDockerfileName(path)) return { language: 'dockerfile' };
  return NAMES.find(([name]) => name.test(path))?.[1];
}

/** Every file that names an image has one of the words of its kind; a file without any is not parsed. */
const WORDS: Readonly<Record<FormatKind, RegExp>> = {
  compose: /image|build|include|extends/,
  // `bundle` is Tekton's; the end of `caBundle` is not.
  kubernetes: /image|\bbundle/,
  kustomize: /images|resources|bases|components|patches/,
  'helm-values': /image|repository/i,
  workflow: /container|services|docker:\/\//,
  action: /docker/,
  'gitlab-ci': /image|services/,
  devcontainer: /image|features|docker/,
  bake: /contexts|dockerfile|args/,
  ko: /BaseImage/i,
  tekton: /image|\bbundle/,
  skaffold: /image|builder/i,
};

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
  return (
    WORDS[kind].test(text) &&
    (kind !== 'kubernetes' || (text.includes('apiVersion') && text.includes('kind')))
  );
}

/** Returns the kind of a manifest by its apiVersion, or undefined if it is not a Kubernetes object. */
export function manifestKind(root: DataNode): FormatKind | undefined {
  const version = textAt(root, 'apiVersion')?.text;
  const kind = textAt(root, 'kind')?.text;
  if (version === undefined || kind === undefined) return undefined;
  if (version.startsWith('kustomize.config.k8s.io/')) return 'kustomize';
  if (/^(?:triggers\.)?tekton\.dev\//.test(version)) return 'tekton';
  if (version.startsWith('skaffold/')) return 'skaffold';
  return 'kubernetes';
}
