import { printable } from './printable.ts';

/**
 * True for text that looks like what it is: printable ASCII that a log shows unchanged. A command that is written for
 * somebody to paste holds nothing else; a letter that only looks like another one would make it another command.
 */
export function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && printable(text, text.length + 1) === text;
}
