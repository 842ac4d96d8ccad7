import { NOWHERE, SourceTextBuilder, sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { assertNever } from '../../values/errors.ts';
import { withSource } from '../data-node.ts';
import type { DataNode, MapEntry, MapNode } from '../data-node.ts';
import { listNode } from '../literal.ts';

/** The values of variables by name, of one unit per byte; undefined for a variable that is set to a value that is not known. */
export type VariableValues = ReadonlyMap<string, string | undefined>;

/**
 * Returns a value of a Compose file with the values of some variables in its texts, as Compose puts them there
 * (https://docs.docker.com/reference/compose-file/interpolation/). All other variables stay, and so does one that has no
 * known value, without its default. The values of maps are filled when they are read.
 */
export function withVariables(node: DataNode, values: VariableValues): DataNode {
  switch (node.kind) {
    case 'text':
      return node.text.includes('$') ? withSource(node, fillVariables(node.source, values)) : node;
    case 'list': {
      const items = node.items.map((item) => withVariables(item, values));
      return { ...listNode(node.start, items), isShared: node.isShared };
    }
    case 'map':
      return filledMap(node, values);
    case 'empty':
    case 'expression':
      return node;
    default:
      return assertNever(node);
  }
}

function filledMap(map: MapNode, values: VariableValues): MapNode {
  const { kind, start, isFlow, isShared } = map;
  const filled = ({ key, value }: MapEntry): MapEntry => ({ key, value: withVariables(value, values) });
  return {
    kind,
    start,
    isFlow,
    isShared,
    get entries() {
      return map.entries.map(filled);
    },
    get mergedEntries() {
      return map.mergedEntries.map(filled);
    },
    get(key) {
      const value = map.get(key);
      return value && withVariables(value, values);
    },
  };
}

/** `$$`, a variable up to the end of its name, or a brace. */
const MARK = /\$\$|\$(\{?)([A-Za-z_]\w*)|[{}]/g;

/** The text up to a closing brace stays, stays without the brace, or is replaced. */
type Part = 'stays' | 'opened' | 'replaced';

function fillVariables(source: SourceText, values: VariableValues): SourceText {
  const { text } = source;
  const builder = new SourceTextBuilder();
  const open: Part[] = [];
  let copied = 0;
  let isReplaced = false;
  const copyTo = (end: number, next: number): void => {
    if (!isReplaced) builder.appendSource(sliceSource(source, copied, end));
    copied = next;
  };
  for (const { index, 0: mark, 1: brace, 2: name } of text.matchAll(MARK)) {
    const end = index + mark.length;
    if (mark === '}') {
      const part = open.pop();
      if (part === 'opened' || part === 'replaced') copyTo(index, end);
      isReplaced &&= part !== 'replaced';
    } else if (mark === '{' || (brace === '{' && (isReplaced || name === undefined || !values.has(name)))) {
      open.push('stays');
    } else if (name !== undefined && !isReplaced && values.has(name)) {
      const { text: value, wordAt } = replacement(name, text.slice(end, end + 2), brace, values.get(name));
      if (wordAt === undefined && value === undefined) open.push('stays');
      else copyTo(index, end + (wordAt ?? 0));
      if (value !== undefined) builder.append(value, NOWHERE);
      if (brace === '{' && wordAt !== undefined) open.push('opened');
      if (brace === '{' && value !== undefined) open.push('replaced');
      isReplaced = brace === '{' && value !== undefined;
    }
  }
  copyTo(text.length, text.length);
  return builder.build();
}

/** The text in the place of a variable, or how far behind its name the word is that takes it; neither if its default does. */
interface Replacement {
  readonly text?: string;
  readonly wordAt?: number;
}

function replacement(
  name: string,
  rest: string,
  brace: string | undefined,
  value: string | undefined,
): Replacement {
  const [operator = ''] = (brace === '{' ? /^:?[-+?]/.exec(rest) : null) ?? [];
  if (value === undefined) return { text: `\${${name}}` };
  const isUnset = value === '' && operator.startsWith(':');
  if (operator.endsWith('+')) return isUnset ? { text: '' } : { wordAt: operator.length };
  return isUnset ? {} : { text: value };
}
