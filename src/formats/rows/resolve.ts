import { mapAt, textsBelow } from '../data-node.ts';
import type { NodePlace } from '../data-node.ts';
import { joinPaths, walkPaths } from '../path-tree.ts';
import type { PathTree } from '../path-tree.ts';
import { readRowPath } from '../row-path.ts';
import { MOST_FORMS, OPEN, asWritten, putTogether, valueSpan, writtenText } from './forms.ts';
import type { FilledNode, Forms, TextRange, ValueNode } from './forms.ts';
import type { VariableRule } from './format-row.ts';

/** Longer texts, and more variables in variables, do not occur for images. */
const LONGEST = 1000;
const MOST_STEPS = 200;

/** Limit for one document: each lookup can go through all of it. */
const MOST_LOOKUPS = 5000;

/** The use of a variable in a text. */
interface VariableUse extends TextRange {
  readonly rule: VariableRule;
  readonly name: string;
  /** The keys of a value in it, each with a dot before it. */
  readonly rest: string;
}

/** The values of the variables of a document: how they are written, and where their values are, is in its row. */
export class DocumentValues {
  readonly #rules: readonly VariableRule[];
  readonly #root: NodePlace;
  readonly #known = new WeakMap<NodePlace, Map<string, readonly NodePlace<ValueNode>[]>>();
  readonly #trees = new Map<string, PathTree<string>>();
  #bound: ReadonlySet<string> | undefined;
  #lookups = 0;
  #steps = 0;

  constructor(rules: readonly VariableRule[], root: NodePlace) {
    this.#rules = rules;
    this.#root = root;
  }

  /** Returns what the text at a place can be; undefined if it has no variables, or several lines. */
  formsOf({ node, ...place }: NodePlace): Forms | undefined {
    if (node.kind !== 'text' && node.kind !== 'expression') return undefined;
    this.#steps = 0;
    return this.#formsWithin({ ...place, node }, new Set());
  }

  /** `within` are the starts of the texts whose value this one is a part of. */
  #formsWithin(place: NodePlace<ValueNode>, within: ReadonlySet<number>): Forms | undefined {
    const { node } = place;
    const text = writtenText(node);
    const uses = text.length > LONGEST || text.includes('\n') ? [] : this.#usesIn(text);
    const [first, ...others] = uses;
    if (first === undefined) return undefined;
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) return OPEN;
    const inside = new Set([...within, node.start]);
    const values = uses.map((use) => this.#valuesOf(use, place, inside));
    const isOpen = values.some((forms) => forms.isOpen);
    const isWhole = others.length === 0 && first.start === 0 && first.end === text.length;
    const all = isWhole ? this.#asWhole(node, first, values) : putTogether(node, uses, values);
    const filled = all.slice(0, MOST_FORMS).filter((form) => form.node.text.length <= LONGEST);
    return { filled, isOpen: isOpen || filled.length < all.length };
  }

  #asWhole(node: ValueNode, { name }: VariableUse, values: readonly Forms[]): readonly FilledNode[] {
    return values.flatMap(({ filled }) =>
      filled.map((form) => ({
        ...form,
        isUsedElsewhere: form.isUsedElsewhere || this.#isBound(name),
        explains: [valueSpan(node), ...form.explains],
      })),
    );
  }

  /** Returns the values that a variable can have. */
  #valuesOf(use: VariableUse, place: NodePlace, within: ReadonlySet<number>): Forms {
    const found: NodePlace<ValueNode>[] = [];
    let isSettled = false;
    for (const scope of use.rule.in) {
      const isOther = /^[?~]/.test(scope);
      if (isSettled && !isOther) continue;
      const values = this.#valuesIn(scope, use, place, within);
      found.push(...values);
      isSettled ||= values.length > 0 && !isOther;
    }
    if (found.length === 0) return OPEN;
    const forms = found
      .slice(0, MOST_FORMS)
      .map((value) => this.#formsWithin(value, within) ?? asWritten(value.node));
    return {
      filled: forms.flatMap(({ filled }) => filled),
      isOpen: found.length > MOST_FORMS || forms.some(({ isOpen }) => isOpen),
    };
  }

  /** Returns the values in a scope, at the nearest place around a use that has some. */
  #valuesIn(
    scope: string,
    { name, rest }: VariableUse,
    place: NodePlace,
    within: ReadonlySet<number>,
  ): readonly NodePlace<ValueNode>[] {
    const [, isOfTemplates, isAround, path = ''] = /^(?:\?|(~))?(\^)?(.*)$/.exec(scope) ?? [];
    const around = placesAround(place);
    if (isOfTemplates !== undefined && !isInTemplate(around.at(-2))) return [];
    const owner = around.at(-3)?.key ?? '';
    if (path.includes('%') && !/^[\w-]+$/.test(owner)) return [];
    const named = path.replaceAll('=$', `=${name}`).replaceAll('$', `"${name}"`).replaceAll('%', owner);
    for (const at of isAround === undefined ? [this.#root] : around) {
      const values = this.#valuesAt(at, `${named}${rest}`).filter(({ node }) => !within.has(node.start));
      if (values.length > 0) return values;
    }
    return [];
  }

  #valuesAt(at: NodePlace, path: string): readonly NodePlace<ValueNode>[] {
    if (at.node.kind !== 'map') return [];
    const known = this.#known.get(at)?.get(path);
    if (known !== undefined) return known;
    this.#lookups += 1;
    if (this.#lookups > MOST_LOOKUPS) return [];
    const found: NodePlace<ValueNode>[] = [];
    const tree = this.#trees.get(path) ?? joinPaths(readRowPath(path), (word) => word);
    this.#trees.set(path, tree);
    walkPaths(at, tree, (place) => {
      const { node } = place;
      if (node.kind === 'text' || node.kind === 'expression') found.push({ ...place, node });
    });
    const all = this.#known.get(at) ?? new Map<string, readonly NodePlace<ValueNode>[]>();
    this.#known.set(at, all.set(path, found));
    return found;
  }

  /** Returns the uses of variables in a text, in its order. */
  #usesIn(text: string): readonly VariableUse[] {
    return this.#rules
      .flatMap((rule) =>
        Array.from(
          text.matchAll(rule.name),
          ({ index, 0: whole, groups: { name = '', rest = '' } = {} }) => ({
            rule,
            name,
            rest,
            start: index,
            end: index + whole.length,
          }),
        ),
      )
      .toSorted((one, other) => one.start - other.start);
  }

  /** Returns true if a digest in the value of a variable could break another use of it. */
  #isBound(name: string): boolean {
    this.#bound ??= new Set([...textsBelow(this.#root.node)].flatMap(({ text }) => this.#boundIn(text)));
    return this.#bound.has(name);
  }

  #boundIn(text: string): readonly string[] {
    const joined = this.#usesIn(text).filter(
      ({ start, end }) =>
        /[\w:.@/-]/.test(text.charAt(end)) ||
        /(?:[\w:.@-]|[^/]\/)$/.test(text.slice(Math.max(0, start - 2), start)),
    );
    const results = Array.from(text.matchAll(RESULT), ([whole]) => whole.match(/[\w-]+/g) ?? []);
    return [...joined.map(({ name }) => name), ...results.flat()];
  }
}

/** Returns true for a part of a GitLab pipeline that jobs take over, or that takes over another one. */
function isInTemplate(part: NodePlace | undefined): boolean {
  return (
    /^(?:\..*|default|image|services)$/.test(part?.key ?? '') ||
    mapAt(part?.node)?.get('extends') !== undefined
  );
}

/** Where a command has the name of what it builds. */
const RESULT = /(?:-t|--tag|--destination|\bpush)(?:[ \t]+|=)\S+(?: [\w.-]+ \}\})?/g;

/** Returns a place and those around it, up to the document. */
function placesAround(place: NodePlace): readonly NodePlace[] {
  const around: NodePlace[] = [];
  for (let at: NodePlace | undefined = place; at !== undefined; at = at.up) around.push(at);
  return around;
}
