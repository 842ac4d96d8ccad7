/** Breaks a text into lines of at most `width` characters; a longer word gets a line of its own. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const isFull = line !== '' && line.length + 1 + word.length > width;
    if (isFull) lines.push(line);
    line = isFull || line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
