import { shellWord } from '../../text/shell-quoting.ts';

/** Characters that a terminal or a log does not show as they are: they would hide a part of a command. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]|#(?=#\[)/gu;

/**
 * Returns a command as one line to read, and to paste into a POSIX shell with `$'…'` (Bash, Zsh, POSIX.1-2024), which gives
 * the same words. Characters that cannot be seen are escaped, and nothing is left out.
 */
export function commandText(command: readonly string[]): string {
  return command.map(quoteWord).join(' ');
}

function quoteWord(word: string): string {
  if (word.search(HIDDEN) === -1) return shellWord(word);
  const escaped = word.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll(HIDDEN, (character) =>
    // Octal escapes end after three digits, whatever follows.
    [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  );
  return `$'${escaped}'`;
}
