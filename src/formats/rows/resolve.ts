import { textsBelow } from '../data-node.ts';
import type { DataNode, NodePlace } from '../data-node.ts';
import { MOST_FORMS, OPEN, asWritten, fromOutside, putTogether, valueSpan, writtenText } from './forms.ts';
import type { FilledNode, Forms, TextRange, ValueNode } from './forms.ts';
import { ScopeIndex } from './scopes.ts';
import type { CompiledRule, VariableName } from './scopes.ts';

/** Longer texts, and more variables in variables, do not occur for images. */
const LONGEST = 1000;
const MOST_STEPS = 200;

/** Limit for one document, in which every text could have many values. */
const MOST_FORMS_OF_ALL = 10_000;

/** The use of a variable in a text. */
interface VariableUse extends TextRange, VariableName {
  readonly rule: CompiledRule;
}

/** The values of the variables of a document: how they are written, and where their values are, is in its row. */
export class DocumentValues {
  readonly #rules: readonly CompiledRule[];
  readonly #root: NodePlace;
  readonly #index: ScopeIndex;
  readonly #outside: readonly (readonly [place: NodePlace, index: ScopeIndex])[];
  #bound: ReadonlySet<string> | undefined;
  #forms = 0;
  #steps = 0;

  /** `outside` are the documents of other files that give variables values which this one leaves open. */
  constructor(rules: readonly CompiledRule[], root: NodePlace, outside: readonly DataNode[] = []) {
    this.#rules = rules;
    this.#root = root;
    this.#index = new ScopeIndex(root);
    this.#outside = outside.map((node) => [{ node }, new ScopeIndex({ node })]);
  }

  /** Returns what the text at a place can be; undefined if it has no variables, or several lines. */
  formsOf({ node, ...place }: NodePlace): Forms | undefined {
    if (node.kind !== 'text' && node.kind !== 'expression') return undefined;
    this.#steps = 0;
    const forms = this.#formsWithin({ ...place, node }, new Set());
    this.#forms += forms?.filled.length ?? 0;
    return forms && this.#forms > MOST_FORMS_OF_ALL ? OPEN : forms;
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
  #valuesOf(use: VariableUse, place: NodePlace<ValueNode>, within: ReadonlySet<number>): Forms {
    const found: NodePlace<ValueNode>[] = [];
    let isSettled = false;
    for (const scope of use.rule.scopes) {
      if (isSettled && !scope.isOther) continue;
      const nearby = nearest(this.#index.valuesIn(scope, use, place), within);
      found.push(...nearby);
      isSettled ||= nearby.length > 0 && !scope.isOther;
    }
    if (found.length === 0) return this.#valuesOutside(use, place.node);
    const overriding = this.#valuesOutside(use, place.node, true);
    const values = [...new Map(found.map((value) => [value.node.start, value])).values()];
    const forms = values
      .slice(0, MOST_FORMS)
      .map((value) => this.#formsWithin(value, within) ?? asWritten(value.node));
    return {
      filled: [...forms, overriding].flatMap(({ filled }) => filled),
      isOpen: values.length > MOST_FORMS || forms.some(({ isOpen }) => isOpen),
    };
  }

  /**
   * Returns the values that other files give a variable: those of the first scope in which any of them has one. Values of
   * one's own hide them, but not those of files that set nothing else, as terraform.tfvars.
   */
  #valuesOutside(use: VariableUse, at: ValueNode, hasOwn = false): Forms {
    const scopes = use.rule.scopes.filter(({ isAround, isOther }) => (isOther ? !isAround : !hasOwn));
    for (const scope of scopes) {
      const found = this.#outside.flatMap(([root, index]) => [...index.valuesIn(scope, use, root)].flat());
      const texts = found.flatMap(({ node }) =>
        node.kind === 'text' && this.#usesIn(node.text).length === 0 ? [node] : [],
      );
      const filled = texts.slice(0, MOST_FORMS).map((node) => fromOutside(node, at));
      if (found.length > 0) return { filled, isOpen: filled.length < found.length };
    }
    return OPEN;
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

/** Returns the first values that are not part of themselves: one can have the value of its own name from further out. */
function nearest(
  places: Iterable<readonly NodePlace<ValueNode>[]>,
  within: ReadonlySet<number>,
): readonly NodePlace<ValueNode>[] {
  for (const all of places) {
    const values = all.filter(({ node }) => !within.has(node.start));
    if (values.length > 0) return values;
  }
  return [];
}

/** Where a command has the name of what it builds. */
const RESULT = /(?:-t|--tag|--destination|\bpush)(?:[ \t]+|=)\S+(?: [\w.-]+ \}\})?/g;
