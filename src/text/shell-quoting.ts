/** Quotes a text as one literal word of a POSIX shell. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns a text as one word of a POSIX shell, quoted only if a shell would read it otherwise. */
export function shellWord(text: string): string {
  return /^[\w.,@:/-]+$/.test(text) ? text : quoteShell(text);
}
