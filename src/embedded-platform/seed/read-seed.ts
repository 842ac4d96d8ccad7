import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

import { findIssues, formatFormPath } from '../../api/schema/form-issue.ts';
import { Seed } from './seed.ts';
import { MooringError } from '../../values/errors.ts';
import type { Instant } from '../../values/instant.ts';
import { parseJson } from '../../text/parse-json.ts';
import { printable } from '../../text/printable.ts';
import { planSeed } from './plan-seed.ts';
import type { SeedPath } from './planned.ts';

/**
 * Returns a seed from the text of its file; `file` is its name for messages, `now` what relative times count from.
 * Throws `config_seed_invalid` with the first mistake: file, line, place and what is wrong there.
 */
export function readSeed(text: string, file: string, now: Instant): Seed {
  // YAML includes JSON and has positions, but JSON.parse is ten times faster for a million lines.
  const json = parseJson(text);
  const seed = json === undefined ? undefined : Seed.safeParse(json).data;
  if (seed !== undefined && planSeed(seed, now).faults.length === 0) return seed;
  return readYaml(text, file, now);
}

function readYaml(text: string, file: string, now: Instant): Seed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [syntax] = document.errors;
  if (syntax !== undefined) throw invalid(`${file}:${lines.linePos(syntax.pos[0]).line}`, syntax.message);
  const value = toValue(document, file);
  const describe = (path: SeedPath): string =>
    [`${file}:${lineOf(path, document, lines)}`, ...(path.length === 0 ? [] : [formatFormPath(path)])].join(
      ': ',
    );
  const parsed = Seed.safeParse(value);
  if (!parsed.success) {
    const [{ path, message }] = findIssues(parsed.error, value);
    throw invalid(describe(path), message);
  }
  const [fault] = planSeed(parsed.data, now).faults;
  if (fault !== undefined) throw invalid(describe(fault.path), fault.message);
  return parsed.data;
}

/** Returns an empty file is an empty seed. An alias without an anchor, or too many of them, shows only here. */
function toValue(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS() ?? {};
  } catch (cause) {
    throw invalid(file, cause instanceof Error ? cause.message : 'cannot be read', cause);
  }
}

/**
 * Returns the line of a place, from 1: that of its key if it has one; if there is nothing, of what should hold it.
 */
function lineOf(path: SeedPath, document: Document.Parsed, lines: LineCounter): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const offset = offsetOf(path.slice(0, length), document);
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
}

function offsetOf(path: SeedPath, document: Document.Parsed): number | undefined {
  const last = path.at(-1);
  const holder = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(holder)
    ? holder.items.find(({ key }) => isScalar(key) && key.value === last)
    : undefined;
  const node = pair === undefined ? document.getIn(path, true) : pair.key;
  return isNode(node) ? node.range?.[0] : undefined;
}

function invalid(place: string, reason: string, cause?: unknown): MooringError {
  return new MooringError('config_seed_invalid', `${place}: ${printable(reason)}`, { cause });
}
