import { skip } from '../found-text.ts';
import type { FoundText, SkippedText } from '../found-text.ts';
import type { DocumentText } from './yaml-documents.ts';

/** A line that gives `image` a value. */
const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;

/** Finds the lines of a template that give `image` a value, without a parser; none in a text without actions. */
export function findTemplatedLines({ text, offset }: DocumentText): readonly SkippedText[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(IMAGE_LINE)].map((match) =>
    skipRestOfLine(match.index + match[0].length, { text, offset }),
  );
}

/**
 * Returns what was found in the masked form of a template as texts that are not known until it is rendered, besides those
 * that `findTemplatedLines` finds.
 */
export function asTemplated(found: readonly FoundText[], document: DocumentText): readonly SkippedText[] {
  const lines = findTemplatedLines(document);
  const lineOf = ({ at }: FoundText): number => document.text.lastIndexOf('\n', at - document.offset - 1);
  const known = new Set(lines.map(lineOf));
  const others = found.filter(
    (one) => one.kind !== 'output' && one.kind !== 'explained' && !known.has(lineOf(one)),
  );
  return [...lines, ...others.map((one) => skipRestOfLine(one.at - document.offset, document, one))];
}

/** Skips a text, or the rest of its line if an action is a part of it. */
function skipRestOfLine(start: number, { text, offset }: DocumentText, found?: FoundText): SkippedText {
  const lineFeed = text.indexOf('\n', start);
  const rest = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
  const whole = found !== undefined && 'written' in found ? found.written : rest;
  const written = rest.startsWith(whole) ? whole : rest;
  const explains = [{ start: start + offset, end: start + offset + rest.length }];
  const reason = 'the file is a template and has to be rendered first';
  return skip({ at: start + offset, explains }, written, 'templated', reason);
}

/**
 * Returns true if a parser fails at a line that begins with an action. Whatever follows, Go's parsers reject the document:
 * to them a map is the key of a map there.
 */
export function failsAtAction({ text, offset }: DocumentText, at: number): boolean {
  const start = text.lastIndexOf('\n', at - offset - 1) + 1;
  return /^[ \t]*\{\{/.test(text.slice(start, start + LONGEST_INDENT));
}

const LONGEST_INDENT = 200;

/** An action of a template on one line. */
const ACTION = /\{\{[^\n]*?\}\}/g;

const LINE_WITH_ACTION = /^.*\{\{.*$/gm;

/** A key with a value to a tool that does not know templates; `:=` and `%s:%s` are none. */
const CAN_BE_YAML = /:(?=\s)|\w["']\s*:(?!=)|\\/;

/** An action whose text begins with a line end, at the end of a line: what it makes is the value of the key before it. */
const ON_NEXT_LINE = /\{\{[^\n{]*\|\s*nindent\b[^\n{]*\}\}(?=\s*$)/;

/**
 * Returns a template with each action replaced by as many letters, or by line feeds if nothing else is on its line: it is YAML
 * then if the actions are all that keeps a parser from reading it. Undefined if an action can be YAML itself.
 */
export function maskActions(text: string): string | undefined {
  let canBeYaml = false;
  const masked = text.replace(LINE_WITH_ACTION, (line) => {
    const replaced = line.replace(ACTION, (action) => {
      canBeYaml ||= CAN_BE_YAML.test(action);
      return (ON_NEXT_LINE.test(action) && line.trimEnd().endsWith(action) ? ' ' : 'x').repeat(action.length);
    });
    return line.replace(ACTION, '').trim() === '' ? '\n'.repeat(line.length) : replaced;
  });
  return canBeYaml ? undefined : masked;
}
