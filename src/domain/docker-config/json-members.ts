/** One member of an object, as places in the text: its key begins at `start`, its value is from `from` up to `to`. */
export interface JsonMember {
  readonly key: string;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** An object, as places in the text: the brace that opens it, and its members in their order. */
export interface JsonObject {
  readonly open: number;
  readonly members: readonly JsonMember[];
}

/**
 * The object that begins at or after `at`, behind blanks; undefined when something else is there. The text has to be
 * valid JSON: whoever asks has parsed it before, so this only finds places.
 */
export function findObject(text: string, at = 0): JsonObject | undefined {
  const open = skipBlanks(text, at);
  if (text[open] !== '{') return undefined;
  const members: JsonMember[] = [];
  let start = skipBlanks(text, open + 1);
  while (text[start] === '"') {
    const keyEnd = skipString(text, start);
    const from = skipBlanks(text, skipBlanks(text, keyEnd) + 1);
    const to = skipValue(text, from);
    members.push({ key: String(JSON.parse(text.slice(start, keyEnd))), start, from, to });
    const next = skipBlanks(text, to);
    if (text[next] !== ',') break;
    start = skipBlanks(text, next + 1);
  }
  return { open, members };
}

/** The member of this name; the last of several, as parsers take it. */
export function findMember(object: JsonObject | undefined, key: string): JsonMember | undefined {
  return object?.members.findLast((member) => member.key === key);
}

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (/[ \t\r\n]/.test(text[end] ?? '')) end += 1;
  return end;
}

function skipString(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

function skipValue(text: string, at: number): number {
  if (text[at] === '"') return skipString(text, at);
  let end = at;
  let depth = 0;
  while (end < text.length) {
    const character = text[end] ?? '';
    if (depth === 0 && /[\s,\]}]/.test(character)) return end;
    if (character === '"') {
      end = skipString(text, end);
      continue;
    }
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    end += 1;
    if (depth === 0 && (character === '}' || character === ']')) return end;
  }
  return end;
}
