import type { Digest } from '../../values/digest.ts';

/** Where the fix of an advisory is: in a newer build, by its SBOM, in none yet, or unknown. */
export type AdvisoryFix =
  | {
      readonly kind: 'build';
      readonly digest: Digest;
      /** UTC. */
      readonly builtAt: string;
      /** The text to write in the file: `host/path:tag@digest`. */
      readonly reference: string;
    }
  /** The newest build of the tag has the vulnerability. */
  | { readonly kind: 'none-yet' }
  /** The reason is a clause without a full stop. */
  | { readonly kind: 'not-known'; readonly reason: string };

/** The earliest build of a tag that clears the most vulnerabilities with a fix in all packages that have them. */
export interface ReportedFix {
  readonly digest: Digest;
  /** UTC. */
  readonly builtAt: string;
  /** The number of these vulnerabilities that no package of it has any more, of all. */
  readonly clears: number;
  readonly of: number;
}

/** The newer builds of a tag that have the fixes of one reference (advisory-rules.md#builds-with-a-fix). */
export interface ReferenceFixes {
  /** The build to update to; undefined if no newer build is known to clear a vulnerability. */
  readonly best: ReportedFix | undefined;
  /** By `fixKey`. */
  readonly byVulnerability: ReadonlyMap<string, AdvisoryFix>;
}
