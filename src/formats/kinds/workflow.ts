import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt, valuesAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

const IN_A_STEP = { prefix: 'docker://' } as const;

const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;

/** What a user can ask for beyond the images that a workflow names directly. */
export interface WorkflowOptions {
  /** The values of `matrix` that a job takes its image from are images. */
  readonly matrix: boolean;
}

/** The images of a workflow: of each job's container, services and `docker://` steps. */
export function findWorkflowImages(root: DataNode, options: WorkflowOptions): readonly Finding[] {
  const jobs = valuesAt(root, 'jobs');
  return [...jobs.flatMap((job) => findJobImages(job, options)), ...jobs.flatMap(findStepImages)];
}

/** The images of an action: the one it is, or those of its `docker://` steps. `Dockerfile` names a file. */
export function findActionImages(root: DataNode): readonly Finding[] {
  const runs = mapAt(root, 'runs');
  return [...findInText(textAt(runs, 'image'), IN_A_STEP), ...findStepImages(runs)];
}

function findStepImages(job: DataNode | undefined): readonly Finding[] {
  return itemsAt(job, 'steps').flatMap((step) => findInText(textAt(step, 'uses'), IN_A_STEP));
}

function findJobImages(job: DataNode, options: WorkflowOptions): readonly Finding[] {
  const container = textAt(job, 'container') ?? textAt(job, 'container', 'image');
  const services = valuesAt(job, 'services').map((service) => textAt(service, 'image'));
  return [container, ...services].flatMap((image) => findInJob(image, job, options));
}

/** An image that is a value of the job's matrix stands there, as often as the job has one. */
function findInJob(image: TextNode | undefined, job: DataNode, options: WorkflowOptions): readonly Finding[] {
  const [, name] = MATRIX_VALUE.exec(image?.text ?? '') ?? [];
  if (!options.matrix || name === undefined) return findInContainer(image);
  const matrix = mapAt(job, 'strategy', 'matrix');
  const included = itemsAt(matrix, 'include').map((combination) => textAt(combination, name));
  const values = [...itemsAt(matrix, name), ...included].flatMap((value) => findInContainer(value));
  return values.length === 0 ? findInContainer(image) : values;
}

/** The runner takes `docker://` off the image of a container as well. */
function findInContainer(image: DataNode | undefined): readonly Finding[] {
  const isPrefixed = image?.kind === 'text' && image.text.startsWith(IN_A_STEP.prefix);
  return findInText(image, isPrefixed ? IN_A_STEP : {});
}
