import { mapAt, nodeAt } from '../data-node.ts';
import type { NodePlace } from '../data-node.ts';
import { joinPaths, walkPaths } from '../path-tree.ts';
import type { PathTree } from '../path-tree.ts';
import { expandBraces, readRowPath } from '../row-path.ts';
import { MOST_FORMS } from './forms.ts';
import type { ValueNode } from './forms.ts';
import type { VariableRule } from './format-row.ts';

/** A syntax of variables with the places of their values. */
export interface CompiledRule {
  readonly name: RegExp;
  readonly scopes: readonly Scope[];
}

/** Paths to values of a variable. */
export interface Scope {
  /** Identifies the scope. */
  readonly written: string;
  /** True if its values are possible as well as those of other scopes. */
  readonly isOther: boolean;
  /** True if only parts that others take over have its values. */
  readonly isOfTemplates: boolean;
  /** True if its paths start around a use, not at the document. */
  readonly isAround: boolean;
  readonly paths: readonly (readonly Stretch[])[];
}

/** A part of a path up to the next name in it. */
interface Stretch {
  readonly written: string;
  readonly tree: PathTree<string>;
  /** Undefined at the end of the path. */
  readonly named: NamedStep | undefined;
}

/** A step to what has a name: the value of the key, or the maps in which the text of `by` is the name. */
interface NamedStep {
  /** The name of the variable, or the key of the owner of its use. */
  readonly of: '$' | '%';
  readonly by: string | undefined;
}

/** Compiles the variables of a row. */
export function compileRules(rules: readonly VariableRule[]): readonly CompiledRule[] {
  return rules.map(({ name, in: scopes }) => ({ name, scopes: scopes.map(compileScope) }));
}

function compileScope(written: string): Scope {
  const [, mark = '', around = '', path = ''] = /^([?~]?)(\^?)(.*)$/.exec(written) ?? [];
  return {
    written,
    isOther: mark !== '',
    isOfTemplates: mark === '~',
    isAround: around !== '',
    paths: expandBraces(path).map(compilePath),
  };
}

const NAMED = /\.?([$%])|\[(\w+)=([$%])\]/g;

function compilePath(path: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { index, 0: step, 1: key, 2: by, 3: name } of path.matchAll(NAMED)) {
    stretches.push(stretch(path.slice(from, index), { of: (key ?? name) === '%' ? '%' : '$', by }));
    from = index + step.length;
  }
  return [...stretches, stretch(path.slice(from), undefined)];
}

function stretch(written: string, named: NamedStep | undefined): Stretch {
  return { written, tree: joinPaths(readRowPath(written), (word) => word), named };
}

/** The name of a variable, and the keys behind it, each with a dot before it. */
export interface VariableName {
  readonly name: string;
  readonly rest: string;
}

/** The names in the paths of a scope. */
interface Names extends Pick<VariableName, 'rest'> {
  readonly $: string;
  readonly '%': string;
}

type Places = readonly NodePlace[];

/** The values at the paths of scopes in one document, each of which is searched once. */
export class ScopeIndex {
  readonly #indexes = new WeakMap<NodePlace, Map<string, ReadonlyMap<string, Places>>>();
  readonly #values = new WeakMap<NodePlace, Map<string, readonly NodePlace<ValueNode>[]>>();
  readonly #root: NodePlace;

  constructor(root: NodePlace) {
    this.#root = root;
  }

  /** Returns the values in a scope of a variable that is used at a place, of each place at which its paths start. */
  *valuesIn(
    scope: Scope,
    { name, rest }: VariableName,
    use: NodePlace,
  ): Generator<readonly NodePlace<ValueNode>[]> {
    const around = placesAround(use);
    if (scope.isOfTemplates && !isInTemplate(around.at(-2))) return;
    const names = { $: name, '%': around.at(-3)?.key ?? '', rest };
    for (const at of scope.isAround ? around : [this.#root])
      if (at.node.kind === 'map') yield this.#valuesAt(at, scope, names);
  }

  #valuesAt(at: NodePlace, { written, paths }: Scope, names: Names): readonly NodePlace<ValueNode>[] {
    const known = ofPlace(this.#values, at);
    const key = `${written} ${names.$} ${names['%']} ${names.rest}`;
    const values = known.get(key) ?? this.#search(at, paths, names);
    known.set(key, values);
    return values;
  }

  #search(at: NodePlace, paths: Scope['paths'], names: Names): readonly NodePlace<ValueNode>[] {
    const found = paths.flatMap((path) => this.#follow(at, path, names));
    const keys = names.rest.split('.').slice(1);
    const values = found.flatMap(({ node: outer, ...place }) => {
      const node = nodeAt(outer, ...keys);
      return node?.kind === 'text' || node?.kind === 'expression' ? [{ ...place, node }] : [];
    });
    return values.slice(0, MOST_FORMS + 1);
  }

  #follow(at: NodePlace, [first, ...rest]: readonly Stretch[], names: Names): Places {
    if (first === undefined) return [];
    const { named } = first;
    if (named === undefined) return reached(at, first.tree);
    const same = this.#indexOf(at, first, named).get(names[named.of]) ?? [];
    return same.flatMap((place) => this.#follow(place, rest, names));
  }

  #indexOf(at: NodePlace, { written, tree }: Stretch, { by }: NamedStep): ReadonlyMap<string, Places> {
    const known = ofPlace(this.#indexes, at);
    const key = `${written} ${by}`;
    const index = known.get(key) ?? indexByName(reached(at, tree), by);
    known.set(key, index);
    return index;
  }
}

function indexByName(places: Places, by: string | undefined): ReadonlyMap<string, Places> {
  const index = new Map<string, NodePlace[]>();
  const add = (name: string, place: NodePlace): void => {
    const same = index.get(name);
    if (same === undefined) index.set(name, [place]);
    else same.push(place);
  };
  for (const place of places) {
    const { node } = place;
    if (node.kind !== 'map') continue;
    if (by === undefined)
      for (const { key, value } of node.mergedEntries)
        add(key.text, { node: value, key: key.text, up: place });
    const name = by === undefined ? undefined : node.get(by);
    if (name?.kind === 'text') add(name.text, place);
  }
  return index;
}

function reached(at: NodePlace, tree: PathTree<string>): Places {
  const places: NodePlace[] = [];
  walkPaths(at, tree, (place) => places.push(place));
  return places;
}

function ofPlace<Value>(known: WeakMap<NodePlace, Map<string, Value>>, place: NodePlace): Map<string, Value> {
  const all = known.get(place) ?? new Map<string, Value>();
  known.set(place, all);
  return all;
}

/** Returns a place and those around it, up to the document. */
function placesAround(place: NodePlace): readonly NodePlace[] {
  const around: NodePlace[] = [];
  for (let at: NodePlace | undefined = place; at !== undefined; at = at.up) around.push(at);
  return around;
}

/** Returns true for a part of a GitLab pipeline that jobs take over, or that takes over another one. */
function isInTemplate(part: NodePlace | undefined): boolean {
  return (
    /^(?:\..*|default|image|services)$/.test(part?.key ?? '') ||
    mapAt(part?.node)?.get('extends') !== undefined
  );
}
