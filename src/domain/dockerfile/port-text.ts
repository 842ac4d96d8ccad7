import { skipBlanks } from './blank.ts';

/**
 * What Docker rejects a word of EXPOSE for, undefined when it takes it or when that is not judged here: `text` is what
 * `word` comes to. A value with blanks in it is several ports, or none; one with blanks in quotes is not judged. Neither is
 * a `${…}` with a modifier behind other text, of which Docker forgets that text (BuildKit shell/lex.go `ProcessWords`).
 */
export function complainAboutPorts(text: string, word: string): string | undefined {
  if (FORGETFUL.test(word) || (QUOTE.test(word) && BLANK.test(text))) return undefined;
  let at = skipBlanks(text, 0);
  while (at < text.length) {
    const end = endOfPort(text, at);
    const complaint = complainAboutPort(text.slice(at, end));
    if (complaint !== undefined) return complaint;
    at = skipBlanks(text, end);
  }
  return undefined;
}

const FORGETFUL = /[^]\$\{\w+[^\w}]/;
const QUOTE = /['"]/;
const BLANK = /\s/;

function endOfPort(text: string, start: number): number {
  let end = start;
  while (end < text.length && skipBlanks(text, end) === end) end += 1;
  return end;
}

/**
 * What Docker rejects a port of EXPOSE for, undefined when it takes it: `[[address:]host port:]port[-port][/protocol]`
 * (BuildKit dockerfile2llb/convert_expose.go `parsePort`).
 */
function complainAboutPort(text: string): string | undefined {
  const parts = text.split(':');
  const container = parts.pop() ?? '';
  const host = parts.pop() ?? '';
  const slash = container.indexOf('/');
  const ports = slash === -1 ? container : container.slice(0, slash);
  if (ports === '') return `"${text}" has no port`;
  if (slash !== -1 && !PROTOCOL.test(container.slice(slash + 1)))
    return `"${text}" has no protocol that Docker knows`;
  if (!isAddress(parts.join(':'))) return `"${text}" does not begin with an address`;
  const range = readRange(ports);
  const hostRange = host === '' ? range : readRange(host);
  if (range === undefined || hostRange === undefined) return `"${text}" is no port from 0 to 65535`;
  const isAlike = range.count === hostRange.count || range.count === 1;
  return isAlike ? undefined : `"${text}" has two ranges of different lengths`;
}

const PROTOCOL = /^(?:tcp|udp|sctp)?$/i;
const LAST_PORT = 65_535;

interface PortRange {
  readonly count: number;
}

function readRange(text: string): PortRange | undefined {
  const dash = text.indexOf('-');
  const start = readPort(dash === -1 ? text : text.slice(0, dash));
  const end = dash === -1 ? start : readPort(text.slice(dash + 1));
  if (start === undefined || end === undefined || end < start) return undefined;
  return { count: end - start + 1 };
}

/** Go takes a sign; a minus is left only before a zero. */
function readPort(text: string): number | undefined {
  const port = /^[+-]?\d+$/.test(text) ? Math.abs(Number(text)) : NaN;
  const isNegative = text.startsWith('-') && port !== 0;
  return port <= LAST_PORT && !isNegative ? port : undefined;
}

/** An address, which may stand in brackets; there need not be one. */
function isAddress(text: string): boolean {
  if (text === '') return true;
  if (/^\d+(?:\.\d+){3}$/.test(text)) return text.split('.').every(isOctet);
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (bare === '' && text !== bare) return true;
  if (text !== bare && /^\d+(?:\.\d+){3}$/.test(bare)) return bare.split('.').every(isOctet);
  return /^[0-9A-Fa-f:.]+$/.test(bare) && URL.canParse(`http://[${bare}]/`);
}

function isOctet(text: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;
}
