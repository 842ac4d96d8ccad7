import type { Escape } from './directive-run.ts';
import type { Instruction } from './instruction.ts';
import { baseNumber, reachedStages, triggersOf } from './reached-stages.ts';
import type { Base } from './resolve-base.ts';
import type { Stage } from './stage.ts';

/** So many runs of triggers are looked into in a file; what comes after them is not. */
const MOST_RUNS = 10_000;
const NONE: readonly Instruction[] = [];

/** Which triggers run in which stage: those of the stage that it stands on, if the last stage is made with it. */
export class TriggerRuns {
  readonly #stages: readonly Stage[];
  readonly #bases: readonly Base[];
  readonly #triggers: ReadonlyMap<number, readonly Instruction[]>;
  #reached: ReadonlySet<number> | undefined;
  #left = MOST_RUNS;

  constructor(stages: readonly Stage[], bases: readonly Base[]) {
    this.#stages = stages;
    this.#bases = bases;
    const triggers = stages.map((stage, index) => [index, triggersOf(stage)] as const);
    this.#triggers = new Map(triggers.filter(([, instructions]) => instructions.length > 0));
  }

  /**
   * What runs in a stage before its own instructions; undefined where that is not looked into. Docker reads triggers with
   * the usual escape character, whatever the file says.
   */
  before(index: number, escape: Escape): readonly Instruction[] | undefined {
    const below = baseNumber(this.#bases[index]);
    const triggers = below === undefined ? undefined : this.#triggers.get(below);
    if (triggers === undefined) return NONE;
    this.#reached ??= reachedStages(this.#stages, this.#bases);
    this.#left -= triggers.length;
    return this.#left >= 0 && escape === '\\' && this.#reached.has(index) ? triggers : undefined;
  }
}
