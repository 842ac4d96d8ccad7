import type { DataNode, ListNode, TextNode } from '../data-node.ts';
import { expressionNode, listNode } from '../literal.ts';
import { OpenMap } from '../open-map.ts';
import { callNode } from './call-node.ts';
import type { ProgramCall } from './call-node.ts';
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

/** An argument or item as far as it was read. */
interface OpenValue {
  readonly key: TextNode | undefined;
  readonly first: CallToken | undefined;
  /** Number of tokens and brackets; the indexes of their start and end. */
  readonly count: number;
  readonly start: number;
  readonly end: number;
  /** The only one of them, if it is a value. */
  readonly node: DataNode | undefined;
}

const NO_VALUE: OpenValue = { key: undefined, first: undefined, count: 0, start: 0, end: 0, node: undefined };

type Bracket = '(' | '[' | '{';

/** An open bracket, or a call without parentheses. */
interface Frame {
  readonly open: Bracket | 'command';
  readonly start: number;
  /** The call that its values are arguments of. */
  readonly call: ProgramCall | undefined;
  /** Its values, if it is a list or a map. */
  readonly data: { readonly items: DataNode[]; readonly map: OpenMap } | undefined;
  /** For a closure, itself and the name before it. */
  readonly block: TextNode | undefined;
  hasKeys: boolean;
  /** Number of lists and maps in each other. */
  height: number;
  value: OpenValue;
}

/** The text of a longer expression is cut: calls can nest, and each would have the rest of the file. */
const LONGEST_WRITTEN = 300;

/** Lists in lists are no deeper in real files, and this depth is safe for the stack. */
const HIGHEST = 20;

/** Words before a name that is not called there. */
const DECLARES: ReadonlySet<string> = new Set(['def', 'void', 'class']);

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
    const node = 'node' in token ? token.node : undefined;
    const isName = token.kind === 'name' && node?.kind === 'text';
    this.#name = isName ? node : undefined;
    if (isName && this.#isCommand(index)) return this.#openFrame('command', token.start, node);
    this.#addToken(token, token.kind === 'text' ? node : undefined);
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
        return this.#closeTo('(', token.end);
      case ']':
        return this.#closeTo('[', token.end);
      case '}':
        return this.#closeTo('{', token.end);
      case ',':
        return this.#endValue(this.#frames.at(-1));
      case ';':
        return this.#closeCommand(token.start);
      default:
        if (!this.#takeKey(mark, token)) this.#addToken(token, undefined);
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
    const isCall = name !== undefined && (open === '(' || open === 'command');
    const isIndex = name !== undefined || /[)\]"']/.test(this.#program.text.charAt(start - 1));
    const isData = (open === '[' && !isIndex) || (open === '{' && !this.#isGroovy);
    const at = start + this.#program.offset;
    const block = this.#frames.at(-1)?.block;
    const call = isCall ? { name, block, positional: [], keywords: new OpenMap(at) } : undefined;
    if (call !== undefined) this.#calls.push(call);
    this.#open[open] += 1;
    this.#frames.push({
      open,
      start,
      call,
      data: isData ? { items: [], map: new OpenMap(at) } : undefined,
      block: open === '{' && this.#isGroovy ? name : block,
      hasKeys: open === '{',
      height: 1,
      value: NO_VALUE,
    });
  }

  /** Closes the frames up to the last one with the bracket; a bracket without one is ignored. */
  #closeTo(open: Bracket, end: number): void {
    if (this.#open[open] === 0) return;
    let closed: Frame | undefined;
    do closed = this.#close(end);
    while (closed !== undefined && closed.open !== open);
    this.#called = closed?.call?.name;
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
    const outer = this.#frames.at(-1);
    if (outer !== undefined) outer.height = Math.max(outer.height, frame.height + 1);
    this.#addToken({ start: frame.start, end }, frame.height > HIGHEST ? undefined : this.#dataOf(frame));
    return frame;
  }

  #dataOf({ data, start, hasKeys }: Frame): DataNode | undefined {
    if (data === undefined) return undefined;
    if (hasKeys) return data.map.build();
    return listNode(start + this.#program.offset, data.items);
  }

  /** Adds a token or a closed bracket to the open value. */
  #addToken(token: CallToken | Pick<CallToken, 'start' | 'end'>, node: DataNode | undefined): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    const { key, first, count, start } = frame.value;
    const isFirst = count === 0;
    frame.value = {
      key,
      first: isFirst && 'kind' in token ? token : first,
      count: count + 1,
      start: isFirst ? token.start : start,
      end: token.end,
      node: isFirst ? node : undefined,
    };
  }

  /** Takes `=` of Starlark, or `:` of Groovy and of maps, after a key. */
  #takeKey(mark: string, { end }: CallToken): boolean {
    const frame = this.#frames.at(-1);
    if (frame === undefined || (frame.call ?? frame.data) === undefined) return false;
    const wanted = this.#isGroovy || frame.call === undefined ? ':' : '=';
    const { key, first, count } = frame.value;
    const isAlone = key === undefined && count === 1 && mark === wanted;
    if (!isAlone || this.#program.text.charAt(end) === '=' || first === undefined) return false;
    if (!('node' in first) || first.node.kind !== 'text') return false;
    frame.value = { ...NO_VALUE, key: first.node };
    return true;
  }

  #endValue(frame: Frame | undefined): void {
    if (frame === undefined) return;
    const { key, count, start, end, node } = frame.value;
    frame.value = NO_VALUE;
    if (count === 0) return;
    const value = node ?? this.#expression(start, end);
    if (key === undefined) (frame.call?.positional ?? frame.data?.items)?.push(value);
    else (frame.call?.keywords ?? frame.data?.map)?.add(key, value);
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
