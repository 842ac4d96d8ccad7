import type { FormatKind } from '../domain/listing/format-image.ts';

/** One of these words stands in every file of the kind that names an image: a file without any is not parsed. */
const WORDS: Readonly<Record<FormatKind, RegExp>> = {
  compose: /image|dockerfile_inline/,
  // The word of Tekton, and not the end of `caBundle`.
  kubernetes: /image|\bbundle/,
  kustomize: /images/,
  'helm-values': /image|repository/i,
  workflow: /container|services|docker:\/\//,
  action: /docker:\/\//,
  'gitlab-ci': /image|services/,
  devcontainer: /image|features/,
  bake: /docker-image:|dockerfile-inline|args/,
  ko: /BaseImage/i,
  tekton: /image|\bbundle/,
  skaffold: /image|builder/i,
};

/** True when a text of the kind can name an image. Takes one pass over the text. */
export function mayNameImages(kind: FormatKind, text: string): boolean {
  return WORDS[kind].test(text) && (kind !== 'kubernetes' || isManifest(text));
}

const API_VERSION = /(?:^|[{,])[ \t]*["']?apiVersion["']?\s*:/m;
const KIND = /(?:^|[{,])[ \t]*["']?kind["']?\s*:/m;

/** Among all YAML files, those of Kubernetes say so in a key: at the start of a line, or in braces. */
function isManifest(text: string): boolean {
  return API_VERSION.test(text) && KIND.test(text);
}
