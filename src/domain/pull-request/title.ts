import type { PinMove } from '../pin/pin-plan.ts';
import { printable } from '../text/printable.ts';
import { extentOf, targetOf } from './update-text.ts';
import { fillTemplate } from './template.ts';
import { count } from '../text/plural.ts';

/** GitHub takes titles of at most 256 characters. */
const LONGEST_TITLE = 250;

/**
 * The title of a pull request, on one line and never too long. Without a template it says what a reader of a list wants
 * to know. A title is not Markdown, but GitHub shows code and names in it, so what values hold of that is taken out.
 */
export function renderTitle(
  { key, moves }: { readonly key: string; readonly moves: readonly PinMove[] },
  template: string,
): string {
  if (template.trim() === '') return printable(ownTitle(key, moves), LONGEST_TITLE);
  const { images, files } = extentOf(moves);
  const values = {
    count: String(moves.length),
    images: String(images),
    files: String(files),
    group: plain(key),
  };
  return printable(fillTemplate(template, values), LONGEST_TITLE);
}

function ownTitle(key: string, moves: readonly PinMove[]): string {
  const { images, files } = extentOf(moves);
  const [move] = moves;
  const place =
    key === '' || key === move?.image ? '' : ` in ${key === '.' ? 'the root directory' : plain(key)}`;
  if (images === 1 && move !== undefined)
    return `Pin ${plain(`${move.image}:${move.tag}`)} to ${targetOf(move)}${place}`;
  return `Pin ${count(images, 'image')} in ${count(files, 'file')}${place}`;
}

function plain(text: string): string {
  return text.replace(/`/g, "'").replace(/@(?=[A-Za-z0-9])/g, '@\u200b');
}
