import type { DataNode, ListNode, MapEntry, MapNode, TextNode } from './data-node.ts';

/** The values of one key, in the order of the file. */
interface Values {
  readonly key: TextNode;
  readonly all: (DataNode | OpenMap)[];
  isList: boolean;
}

/** A map that the lines of a file fill. A key with several values has a list of them. */
export class OpenMap {
  readonly #start: number;
  readonly #isFlow: boolean;
  readonly #values = new Map<string, Values>();

  /** `start` is its byte offset in the file. */
  constructor(start: number, isFlow = false) {
    this.#start = start;
    this.#isFlow = isFlow;
  }

  /** Adds a value of a key. */
  add(key: TextNode, value: DataNode): void {
    this.#of(key).all.push(value);
  }

  /** Sets the only value of a key. */
  set(key: TextNode, value: DataNode): void {
    this.#values.set(key.text, { key, all: [value], isList: false });
  }

  /** Returns the last map of a key, which is added if there is none. */
  enter(key: TextNode): OpenMap {
    const last = this.#of(key).all.at(-1);
    return last instanceof OpenMap ? last : this.#addMap(key);
  }

  /** Adds a map to the list of a key. */
  append(key: TextNode): OpenMap {
    this.#of(key).isList = true;
    return this.#addMap(key);
  }

  /** Returns the map, and the maps in it. */
  build(): MapNode {
    const entries = [...this.#values.values()].map(({ key, all, isList }): MapEntry => {
      const values = all.map((value) => (value instanceof OpenMap ? value.build() : value));
      const [only] = values;
      if (only !== undefined && values.length === 1 && !isList) return { key, value: only };
      const start = only?.start ?? key.start;
      return { key, value: { kind: 'list', start, items: values, isShared: false } satisfies ListNode };
    });
    return mapOf(this.#start, entries, this.#isFlow);
  }

  #addMap(key: TextNode): OpenMap {
    const map = new OpenMap(key.start);
    this.#of(key).all.push(map);
    return map;
  }

  #of(key: TextNode): Values {
    const known = this.#values.get(key.text);
    if (known !== undefined) return known;
    const values: Values = { key, all: [], isList: false };
    this.#values.set(key.text, values);
    return values;
  }
}

/** Returns a map of entries with different keys. */
export function mapOf(start: number, entries: readonly MapEntry[], isFlow: boolean): MapNode {
  const byKey = new Map(entries.map(({ key, value }) => [key.text, value]));
  const get = (key: string): DataNode | undefined => byKey.get(key);
  return { kind: 'map', start, isFlow, entries, mergedEntries: entries, get, isShared: false };
}
