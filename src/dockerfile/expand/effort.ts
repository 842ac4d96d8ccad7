/** Steps allowed for any file; small files with ordinary expansions use far fewer. */
const FREE_STEPS = 2_000_000;
const STEPS_PER_BYTE = 8;

/**
 * The budget of expansion steps of one file. Values that contain values can double with every line, and Docker then takes
 * exponential time; expansions beyond the budget fail. Only expansions count: all else reads each byte a fixed number of
 * times.
 */
export class Effort {
  #left: number;

  constructor(bytes: number) {
    this.#left = FREE_STEPS + STEPS_PER_BYTE * bytes;
  }

  /** Subtracts steps; returns false once none is left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
