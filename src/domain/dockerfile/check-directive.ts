import { findDirective } from './find-directive.ts';
import type { Rejection } from './reading.ts';
import { PositionFinder } from './text-position.ts';
import { isBooleanText } from './boolean-text.ts';

/**
 * What Docker rejects a file for because of its `# check=`, which it looks at before all else: up to three options parted
 * by `;`, each of a name that it knows (BuildKit linter/linter.go `ParseLintOptions`). Whether the rules that the options
 * name find anything is not asked here.
 */
export function rejectCheckDirective(text: string): Rejection | undefined {
  if (!text.includes('=')) return undefined;
  const options = findDirective(text, 'check', '#');
  if (options === undefined || options.text.trim() === '') return undefined;
  const parts = options.text.split(';');
  const [first = '', second, ...others] = parts;
  const three = others.length === 0 ? [first, second] : [first, second, others.join(';')];
  const wrong = three.find((option) => option !== undefined && !isOption(option));
  if (wrong === undefined) return undefined;
  const { line } = new PositionFinder(text).find(options.offset);
  return { line, reason: `"${wrong}" is no option of the directive check` };
}

function isOption(option: string): boolean {
  const equals = option.indexOf('=');
  if (equals === -1) return false;
  const name = option.slice(0, equals).trim();
  return name === 'error'
    ? isBooleanText(option.slice(equals + 1).trim())
    : /^(?:skip|experimental)$/.test(name);
}
