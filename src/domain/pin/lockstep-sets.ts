/** A reference that follows a tag, in a file where tags of one image may belong together. */
export interface LockstepUse {
  readonly file: string;
  /** `host/path`. */
  readonly image: string;
  readonly tag: string;
}

/** Tags of one image that move together. */
export interface LockstepSet {
  readonly image: string;
  readonly tags: readonly string[];
}

/**
 * The sets of tags that one file uses of one image. Sets that share a tag are one: a tag has one build in a run,
 * wherever it is used (pinning-rules.md#one-digest-per-tag). Tags that stand alone are in none.
 */
export function lockstepSets(uses: readonly LockstepUse[]): readonly LockstepSet[] {
  const byImage = Map.groupBy(uses, ({ image }) => image);
  return [...byImage].flatMap(([image, ofImage]) => {
    const byFile = Map.groupBy(ofImage, ({ file }) => file);
    const together = [...byFile.values()].map((ofFile) => new Set(ofFile.map(({ tag }) => tag)));
    return joinSets(together.filter(({ size }) => size > 1)).map((tags) => ({
      image,
      tags: [...tags].sort(),
    }));
  });
}

function joinSets(sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] {
  return sets.reduce<readonly ReadonlySet<string>[]>((joined, set) => {
    const touching = joined.filter((one) => !one.isDisjointFrom(set));
    const others = joined.filter((one) => one.isDisjointFrom(set));
    return others.concat([touching.reduce((all, one) => all.union(one), set)]);
  }, []);
}
