import type { IgnoreRule } from './ignore-rules.ts';
import type { Instant } from '../../values/instant.ts';
import type { Rule } from './rule-ids.ts';

/** Findings to accept, for a reason and until a day. A finding has to match everything that is named. */
export interface Exception extends Pick<IgnoreRule, 'image' | 'path'> {
  readonly rule: Rule | undefined;
  /** A CVE, GHSA, or the service's own id. */
  readonly advisory: string | undefined;
  /** Name of an apk package. */
  readonly package: string | undefined;
  readonly reason: string;
  /** `YYYY-MM-DD`: the last day on which it applies, UTC. */
  readonly until: string;
  /** When it expires. */
  readonly ends: Instant;
  /** Its place in the configuration file. */
  readonly file: string;
  readonly line: number;
}
