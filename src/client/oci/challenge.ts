/** What a registry wants to see before it answers (RFC 9110 §11.3): a scheme in lower case, and its parameters. */
export interface Challenge {
  readonly scheme: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;

/**
 * The challenges of a `WWW-Authenticate` header, in their order; several may come in one header, and values may hold
 * commas inside their quotes. What cannot be read ends the list.
 */
export function readChallenges(header: string): readonly Challenge[] {
  const challenges: Challenge[] = [];
  let rest = header;
  for (;;) {
    const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
    if (opening === undefined || scheme === undefined) return challenges;
    const read = readParameters(rest.slice(opening.length));
    challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
    if (read.rest === rest) return challenges;
    rest = read.rest;
  }
}

function readParameters(text: string): {
  readonly parameters: Readonly<Record<string, string>>;
  readonly rest: string;
} {
  const parameters = new Map<string, string>();
  let rest = text;
  for (;;) {
    const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
    if (whole === undefined || name === undefined)
      return { parameters: Object.fromEntries(parameters), rest };
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
    rest = rest.slice(whole.length);
  }
}
