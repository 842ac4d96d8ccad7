import type { Stage } from './stage.ts';

/** What a name or number stands for, seen from the stage that uses it. */
export type StageLookup = 'no-stage' | 'earlier-stage' | 'same-stage' | 'later-stage';

/**
 * Answers whether `--from` of COPY or `from=` of a mount names a stage. Names fold case and are looked for among all
 * stages of the file, the last of a name winning (BuildKit dockerfile2llb/convert.go `toCommand`): a later stage is an
 * error and never an image. Every source that is no stage gets a number after the stages too.
 */
export class StageDirectory {
  readonly #indexByName: ReadonlyMap<string, number>;
  readonly #stageCount: number;
  #sourceCount = 0;

  constructor(stages: readonly Stage[]) {
    this.#indexByName = new Map(
      stages.flatMap(({ name }, index) => (name === undefined ? [] : [[name, index]])),
    );
    this.#stageCount = stages.length;
  }

  /** Looks a name up, as seen from the stage with the number `from`, and counts what is no stage. */
  findName(name: string, from: number): StageLookup {
    const stage = this.lookUp(name, from);
    if (stage === 'no-stage') this.#sourceCount += 1;
    return stage;
  }

  /** The same without counting. */
  lookUp(name: string, from: number): StageLookup {
    const index = this.#indexByName.get(name.toLowerCase());
    return index === undefined ? 'no-stage' : order(index, from);
  }

  /** Looks a number up, as COPY alone can give it; undefined when there is none such. */
  findIndex(index: number, from: number): StageLookup | undefined {
    if (index < 0 || index >= this.#stageCount + this.#sourceCount) return undefined;
    return index >= this.#stageCount ? 'earlier-stage' : order(index, from);
  }
}

function order(index: number, from: number): StageLookup {
  if (index === from) return 'same-stage';
  return index < from ? 'earlier-stage' : 'later-stage';
}
