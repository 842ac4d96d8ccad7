/** What a runner would do for a line of a step's output (actions/runner, `ActionCommand`). */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Every command in the output of a step, as a runner reads it: line by line, blanks before it left out, and what is no
 * command in today's form is looked through for one in the old form, which may begin anywhere.
 */
export function readCommands(stdout: string): readonly RunnerCommand[] {
  return stdout.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, words, text = ''] = /^\s*::(.*?)::(.*)$/s.exec(line) ?? [];
    if (words === undefined) {
      const old = line.indexOf('##[');
      return old === -1 ? [] : [{ name: `old: ${line.slice(old)}`, properties: {}, text: '' }];
    }
    const space = words.indexOf(' ');
    const name = space === -1 ? words : words.slice(0, space);
    return [{ name, properties: readProperties(words.slice(name.length)), text: unescape(text) }];
  });
}

function readProperties(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals === -1) return [];
    const value = pair
      .slice(equals + 1)
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',');
    return [[pair.slice(0, equals).trim(), unescape(value)]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function unescape(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
