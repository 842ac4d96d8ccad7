import { lowerCase } from './lower-case.ts';

const KEYWORDS = [
  'add',
  'arg',
  'cmd',
  'copy',
  'entrypoint',
  'env',
  'expose',
  'from',
  'healthcheck',
  'label',
  'maintainer',
  'onbuild',
  'run',
  'shell',
  'stopsignal',
  'user',
  'volume',
  'workdir',
];
const KNOWN: ReadonlySet<string> = new Set(KEYWORDS);
/** As nearly every file writes them. */
const LOWER_CASE: ReadonlyMap<string, string> = new Map(KEYWORDS.map((word) => [word.toUpperCase(), word]));

/** The first word of a line in lower case, be it an instruction or not. */
export function lowerCaseKeyword(word: string): string {
  return LOWER_CASE.get(word) ?? lowerCase(word);
}

/** True for the lower-case name of an instruction that Docker knows. */
export function isKeyword(keyword: string): boolean {
  return KNOWN.has(keyword);
}
