import type { DataNode, MapEntry, MapNode, TextNode } from './data-node.ts';
import { listNode, mapNode } from './literal.ts';

/** The values of one key, in the order of the file. */
interface Values {
  readonly key: TextNode;
  readonly all: (DataNode | OpenMap)[];
  isList: boolean;
}

/** A map that the lines of a file fill. A key with several values has a list of them. */
export class OpenMap {
  readonly #start: number;
  readonly #values = new Map<string, Values>();

  /** `start` is its byte offset in the file. */
  constructor(start: number) {
    this.#start = start;
  }

  /** Adds a value of a key. */
  add(key: TextNode, value: DataNode): void {
    this.#of(key).all.push(value);
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
      return { key, value: listNode(only?.start ?? key.start, values) };
    });
    return mapNode(this.#start, entries);
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
