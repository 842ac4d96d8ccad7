import { assertNever } from '../values/errors.ts';
import type { FormatKind } from './format-image.ts';
import { textAt, valuesAt } from './data-node.ts';
import type { DataNode } from './data-node.ts';
import type { FoundText } from './found-text.ts';
import { findComposeImages } from './kinds/compose.ts';
import { findDevcontainerImages } from './kinds/devcontainer.ts';
import { findBakeImages } from './kinds/docker-bake.ts';
import { findGitlabImages } from './kinds/gitlab-ci.ts';
import { findHelmImages } from './kinds/helm-values.ts';
import { findKubernetesImages } from './kinds/kubernetes.ts';
import { findKustomizeImages } from './kinds/kustomize.ts';
import { findSkaffoldImages } from './kinds/skaffold.ts';
import { findTektonImages } from './kinds/tekton.ts';
import { findActionImages, findWorkflowImages } from './kinds/workflow.ts';
import { findInText } from './text-reference.ts';

/** Ambiguous locations of images, listed only if the user opts in. */
export interface FormatOptions {
  /** Values of a workflow's `matrix` that a job uses as its image. */
  readonly workflowMatrix: boolean;
  /** Build arguments of a bake file that look like an image. */
  readonly bakeArgs: boolean;
}

/** Finds the images that a document of a kind names. */
export function findImages(
  kind: FormatKind,
  root: DataNode,
  { workflowMatrix, bakeArgs }: FormatOptions,
): readonly FoundText[] {
  switch (kind) {
    case 'compose':
      return findComposeImages(root);
    case 'kubernetes':
      return findKubernetesImages(root);
    case 'kustomize':
      return findKustomizeImages(root);
    case 'helm-values':
      return findHelmImages(root);
    case 'workflow':
      return findWorkflowImages(root, { matrix: workflowMatrix });
    case 'action':
      return findActionImages(root);
    case 'gitlab-ci':
      return findGitlabImages(root);
    case 'devcontainer':
      return findDevcontainerImages(root);
    case 'bake':
      return findBakeImages(root, { args: bakeArgs });
    case 'ko':
      return findKoImages(root);
    case 'tekton':
      return findTektonImages(root);
    case 'skaffold':
      return findSkaffoldImages(root);
    default:
      return assertNever(kind);
  }
}

/** Finds the base images of ko: the default one, and those of single packages. */
function findKoImages(root: DataNode): readonly FoundText[] {
  const bases = [textAt(root, 'defaultBaseImage'), ...valuesAt(root, 'baseImageOverrides')];
  return bases.flatMap((base) => findInText(base));
}
