import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt, valuesAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findDockerfilePath } from './named-path.ts';
import { findInText } from '../text-reference.ts';

const IN_A_STEP = { prefix: 'docker://' } as const;

const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;

/** Opt-in locations of a workflow. */
export interface WorkflowOptions {
  /** List the values of `matrix` that a job uses as its image. */
  readonly matrix: boolean;
}

/** Finds the images of a workflow: each job's container, services and `docker://` steps. */
export function findWorkflowImages(root: DataNode, options: WorkflowOptions): readonly FoundText[] {
  const jobs = valuesAt(root, 'jobs');
  return [...jobs.flatMap((job) => findJobImages(job, options)), ...jobs.flatMap(findStepImages)];
}

/** Finds the images of an action: its own image, or the Dockerfile of that, or those of its `docker://` steps. */
export function findActionImages(root: DataNode): readonly FoundText[] {
  const runs = mapAt(root, 'runs');
  const image = textAt(runs, 'image');
  const isDockerfile = image !== undefined && textAt(runs, 'using')?.text === 'docker' && !isImage(image);
  return [
    ...findInText(image, IN_A_STEP),
    ...(isDockerfile ? [findDockerfilePath(image)] : []),
    ...findStepImages(runs),
  ];
}

function isImage({ text }: TextNode): boolean {
  return text.startsWith(IN_A_STEP.prefix);
}

function findStepImages(job: DataNode | undefined): readonly FoundText[] {
  return itemsAt(job, 'steps').flatMap((step) => findInText(textAt(step, 'uses'), IN_A_STEP));
}

function findJobImages(job: DataNode, options: WorkflowOptions): readonly FoundText[] {
  const container = textAt(job, 'container') ?? textAt(job, 'container', 'image');
  const services = valuesAt(job, 'services').map((service) => textAt(service, 'image'));
  return [container, ...services].flatMap((image) => findInJob(image, job, options));
}

/** An image can be a reference to a value of the job's matrix, which has several of them. */
function findInJob(
  image: TextNode | undefined,
  job: DataNode,
  options: WorkflowOptions,
): readonly FoundText[] {
  const [, name] = MATRIX_VALUE.exec(image?.text ?? '') ?? [];
  if (!options.matrix || name === undefined) return findInContainer(image);
  const matrix = mapAt(job, 'strategy', 'matrix');
  const included = itemsAt(matrix, 'include').map((combination) => textAt(combination, name));
  const values = [...itemsAt(matrix, name), ...included].flatMap((value) => findInContainer(value));
  return values.length === 0 ? findInContainer(image) : values;
}

/** The runner also accepts `docker://` before the image of a container. */
function findInContainer(image: DataNode | undefined): readonly FoundText[] {
  const isPrefixed = image?.kind === 'text' && image.text.startsWith(IN_A_STEP.prefix);
  return findInText(image, isPrefixed ? IN_A_STEP : {});
}
