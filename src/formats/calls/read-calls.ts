import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { DataNode, ListNode, MapEntry, TextNode } from '../data-node.ts';
import { expressionNode, listNode, literalNode, mapNode } from '../literal.ts';
import { OpenMap } from '../open-map.ts';
import { callTokens } from './call-token.ts';
import type { CallDialect, CallToken, ProgramText } from './call-token.ts';

/**
 * Lists the calls of a program in the order of the file, inner ones too, as maps: `call`, its name with dots (`.name` for a
 * method of another call); `arguments`, a list of the positional ones; `keywords`, a map; `block`, the name before the
 * innermost closure around it, one node for all calls in there. Texts, and lists and maps of them, are read; every other value
 * is an expression, as is a text that is put together. In Groovy, texts in three double quotes keep their templates, and a
 * name before an argument is a call. `text` has one unit per byte, `offset` is its byte offset in the file. Takes any text,
 * and runs in linear time.
 */
export function readCalls(text: string, offset: number, dialect: CallDialect): ListNode {
  return listNode(offset, new CallReader({ text, offset, dialect }).read());
}

/** The values in a call, a list or a map. */
interface Values {
  readonly list: DataNode[];
  readonly byKey: OpenMap;
}

interface ProgramCall {
  readonly name: TextNode;
  /** The name before the innermost closure around it. */
  readonly block: TextNode | undefined;
  readonly values: Values;
}

function callNode({ name, block, values }: ProgramCall): DataNode {
  const { start } = name;
  const entry = (key: string, value: DataNode): MapEntry => {
    const source = sourceText(key, NOWHERE);
    return { key: literalNode({ source, style: 'plain', start, end: start }), value };
  };
  return mapNode(start, [
    entry('call', name),
    entry('arguments', listNode(start, values.list)),
    entry('keywords', values.byKey.build()),
    ...(block === undefined ? [] : [entry('block', block)]),
  ]);
}

/** A token or a closed bracket in an argument or item, and what it is if it stands alone. */
interface Part extends Pick<CallToken, 'start' | 'end'> {
  readonly node?: DataNode | undefined;
  readonly key?: TextNode | undefined;
}

type Bracket = '(' | '[' | '{';

/** An open bracket, or a call without parentheses. */
interface Frame {
  readonly open: Bracket | 'command';
  readonly start: number;
  /** The name of the call that its values are arguments of. */
  readonly call: TextNode | undefined;
  /** Undefined if nothing in it is a value. */
  readonly values: Values | undefined;
  /** For a closure, the name before it. */
  readonly block: TextNode | undefined;
  hasKeys: boolean;
  /** The key and the parts of the value that is read. */
  key: TextNode | undefined;
  parts: Part[];
}

/** The text of a longer expression is cut: calls can nest, and each would have the rest of the file. */
const LONGEST_WRITTEN = 300;

/** Real files nest less deeply, and lists in lists of this depth are safe for the stack. */
const DEEPEST = 100;

/** Words before a name that is not called there. */
const DECLARES: ReadonlySet<string> = new Set(['def', 'void', 'class']);

const OPENING = { ')': '(', ']': '[', '}': '{' } as const;

class CallReader {
  readonly #program: ProgramText;
  readonly #tokens: readonly CallToken[];
  readonly #calls: ProgramCall[] = [];
  readonly #frames: Frame[] = [];
  readonly #open = { '(': 0, '[': 0, '{': 0, command: 0 };
  /** The name before the current token, and the one of a call that ends there. */
  #name: TextNode | undefined;
  #called: TextNode | undefined;

  constructor(program: ProgramText) {
    this.#program = program;
    this.#tokens = callTokens(program);
  }

  read(): readonly DataNode[] {
    for (const [index, token] of this.#tokens.entries()) this.#take(token, index);
    while (this.#frames.length > 0) this.#close(this.#program.text.length);
    return this.#calls.map(callNode);
  }

  get #isGroovy(): boolean {
    return this.#program.dialect === 'groovy';
  }

  #take(token: CallToken, index: number): void {
    if (token.kind === 'mark') return this.#takeMark(token, index);
    if (token.kind === 'line-end')
      return this.#isContinued(index) ? undefined : this.#closeCommand(token.start);
    const { kind, start, end, node } = token;
    const key = node?.kind === 'text' ? node : undefined;
    this.#name = kind === 'name' ? key : undefined;
    if (kind === 'name' && this.#isCommand(index)) return this.#openFrame('command', start, key);
    this.#addPart({ start, end, node: kind === 'text' ? node : undefined, key });
  }

  #takeMark(token: CallToken, index: number): void {
    const mark = this.#program.text.charAt(token.start);
    const name = this.#name;
    const called = this.#called;
    this.#name = undefined;
    this.#called = undefined;
    switch (mark) {
      case '(':
        return this.#openFrame('(', token.start, this.#isDeclared(index) ? undefined : name);
      case '[':
      case '{':
        return this.#openFrame(mark, token.start, name ?? called);
      case ')':
      case ']':
      case '}':
        return this.#closeTo(OPENING[mark], token.end);
      case ',':
        return this.#endValue(this.#frames.at(-1));
      case ';':
        return this.#closeCommand(token.start);
      default:
        if (!this.#takeKey(mark, token)) this.#addPart({ start: token.start, end: token.end });
    }
  }

  /** Returns true for a name at the start of a statement of Groovy with an argument behind it on the line. */
  #isCommand(index: number): boolean {
    const top = this.#frames.at(-1);
    if (!this.#isGroovy || (top !== undefined && top.open !== '{')) return false;
    const [next, after] = this.#tokens.slice(index + 1, index + 3);
    return next?.kind === 'text' || (next?.kind === 'name' && this.#written(after) === ':');
  }

  #isContinued(index: number): boolean {
    return [',', '+'].includes(this.#written(this.#tokens[index - 1]));
  }

  #isDeclared(index: number): boolean {
    const before = this.#tokens[index - 2];
    return before?.kind === 'name' && DECLARES.has(this.#written(before));
  }

  #openFrame(open: Frame['open'], start: number, name: TextNode | undefined): void {
    const call = open === '(' || open === 'command' ? name : undefined;
    const isIndex = name !== undefined || /[)\]"']/.test(this.#program.text.charAt(start - 1));
    const isData = (open === '[' && !isIndex) || (open === '{' && !this.#isGroovy);
    const outer = this.#frames.at(-1)?.block;
    const values: Values = { list: [], byKey: new OpenMap(start + this.#program.offset) };
    if (call !== undefined) this.#calls.push({ name: call, block: outer, values });
    this.#open[open] += 1;
    this.#frames.push({
      open,
      start,
      call,
      values: call !== undefined || isData ? values : undefined,
      block: open === '{' && this.#isGroovy ? name : outer,
      hasKeys: open === '{',
      key: undefined,
      parts: [],
    });
  }

  /** Closes the frames up to the last one with the bracket; a bracket without one is ignored. */
  #closeTo(open: Bracket, end: number): void {
    if (this.#open[open] === 0) return;
    let closed: Frame | undefined;
    do closed = this.#close(end);
    while (closed !== undefined && closed.open !== open);
    this.#called = closed?.call;
  }

  #closeCommand(end: number): void {
    if (this.#frames.at(-1)?.open === 'command') this.#close(end);
  }

  #close(end: number): Frame | undefined {
    const frame = this.#frames.pop();
    if (frame === undefined) return undefined;
    this.#endValue(frame);
    this.#open[frame.open] -= 1;
    if (frame.open === 'command') return frame;
    const isRead = this.#frames.length < DEEPEST;
    this.#addPart({ start: frame.start, end, node: isRead ? this.#dataOf(frame) : undefined });
    return frame;
  }

  /** Returns the list or the map in a bracket; undefined for another value. */
  #dataOf({ call, values, start, hasKeys }: Frame): DataNode | undefined {
    if (call !== undefined || values === undefined) return undefined;
    return hasKeys ? values.byKey.build() : listNode(start + this.#program.offset, values.list);
  }

  #addPart(part: Part): void {
    const frame = this.#frames.at(-1);
    if (frame?.values !== undefined) frame.parts.push(part);
  }

  /** Takes `=` of Starlark, or `:` of Groovy and of maps, after a key. */
  #takeKey(mark: string, { end }: CallToken): boolean {
    const frame = this.#frames.at(-1);
    if (frame === undefined || frame.key !== undefined || frame.parts.length !== 1) return false;
    const wanted = this.#isGroovy || frame.call === undefined ? ':' : '=';
    const key = frame.parts[0]?.key;
    if (mark !== wanted || key === undefined || this.#program.text.charAt(end) === '=') return false;
    frame.key = key;
    frame.parts = [];
    return true;
  }

  #endValue(frame: Frame | undefined): void {
    const [first, ...others] = frame?.parts ?? [];
    if (frame?.values === undefined) return;
    const { key, values } = frame;
    frame.key = undefined;
    frame.parts = [];
    if (first === undefined) return;
    const value =
      (others.length === 0 ? first.node : undefined) ??
      this.#expression(first.start, others.at(-1)?.end ?? first.end);
    if (key === undefined) values.list.push(value);
    else values.byKey.add(key, value);
    if (key !== undefined) frame.hasKeys = true;
  }

  #expression(start: number, end: number): DataNode {
    const written = this.#program.text.slice(start, Math.min(end, start + LONGEST_WRITTEN));
    return expressionNode(start + this.#program.offset, written);
  }

  #written(token: CallToken | undefined): string {
    return token === undefined ? '' : this.#program.text.slice(token.start, token.end);
  }
}
