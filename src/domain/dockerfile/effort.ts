/** Steps that any file may cost, so that a small file with ordinary expansions never comes near. */
const FREE_STEPS = 2_000_000;
const STEPS_PER_BYTE = 32;

/**
 * The work that one file may cost. Values that are made of values can double with every line; Docker then takes
 * exponential time, Mooring gives the file up. Only expansions are counted: all else reads each byte a fixed number
 * of times.
 */
export class Effort {
  #left: number;

  constructor(bytes: number) {
    this.#left = FREE_STEPS + STEPS_PER_BYTE * bytes;
  }

  /** Takes steps away; false once none is left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
