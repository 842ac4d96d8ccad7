import type { DataNode, TextNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt, valuesAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;

/**
 * Finds the images of the container and the services of a job. An image that is a value of the job's matrix is listed as
 * each of these values.
 */
export function findInWorkflowJob(job: DataNode): readonly FoundText[] {
  const container = textAt(job, 'container') ?? textAt(job, 'container', 'image');
  const services = valuesAt(job, 'services').map((service) => textAt(service, 'image'));
  return [container, ...services].flatMap((image) => findInMatrix(image, job));
}

function findInMatrix(image: TextNode | undefined, job: DataNode): readonly FoundText[] {
  const [, name] = MATRIX_VALUE.exec(image?.text ?? '') ?? [];
  if (name === undefined) return findInContainer(image);
  const matrix = mapAt(job, 'strategy', 'matrix');
  const included = itemsAt(matrix, 'include').map((combination) => textAt(combination, name));
  const values = [...itemsAt(matrix, name), ...included].flatMap((value) => findInContainer(value));
  return values.length === 0 ? findInContainer(image) : values;
}

/** The runner also accepts `docker://` before the image of a container. */
function findInContainer(image: DataNode | undefined): readonly FoundText[] {
  const isPrefixed = image?.kind === 'text' && image.text.startsWith('docker://');
  return findInText(image, isPrefixed ? { prefix: 'docker://' } : {});
}
