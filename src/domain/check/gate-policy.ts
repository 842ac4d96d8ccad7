import { readImageReference } from '../image-reference.ts';
import type { IgnoreRule, RuledImage } from '../listing/ignore.ts';
import { namesOf } from '../listing/ignore.ts';
import type { Rating } from '../advisory/severity.ts';
import { RULES } from './finding.ts';
import type { Rule } from './finding.ts';

/** What makes the gate fail: a rule fails on every finding, `new-<rule>` only on what the base did not have. */
export type FailOn = Rule | `new-${Rule}`;

/** Every value that `fail-on` takes, beside `none`. */
export const FAIL_ON: readonly FailOn[] = RULES.flatMap((rule) => [rule, `new-${rule}` as const]);

/** What becomes of an advisory without a score: `auto` fails where a version is known to be affected, and else warns. */
export const UNSCORED = ['auto', 'fail', 'warn', 'ignore'] as const;

/** Everything that can be decided about the gate, as it holds for one use of an image. */
export interface GatePolicy {
  readonly failOn: readonly FailOn[];
  /** Rules whose findings are warnings where they do not fail; those of the others are notices. */
  readonly warnOn: readonly Rule[];
  /** The least severity that can fail. */
  readonly minSeverity: Rating;
  readonly unscored: (typeof UNSCORED)[number];
  /** Days that something may be under investigation before it can fail. */
  readonly maxDetectionDays: number;
  /** Whether what cannot be decided can fail. */
  readonly strict: boolean;
  /** Whether what waits for a fix upstream can fail. */
  readonly pendingUpstream: 'warn' | 'fail';
  /** Whether advisories that nobody has approved are told at all. */
  readonly unreviewed: 'ignore' | 'warn';
  /** Days before the end of life from which on it is told. */
  readonly warnBeforeDays: number;
  /** Days of grace that have to be left; 0 fails only when it is over. */
  readonly failBeforeDays: number;
  /** What a deprecated tag is whose dates nobody tells. */
  readonly deprecated: 'fail' | 'warn';
  /** The longest that a pin may be behind its tag, in milliseconds. */
  readonly maxLag: number | undefined;
  readonly requirePins: boolean;
}

/** What holds where nobody says otherwise (advisory-rules.md#status-decisions). */
export const DEFAULT_POLICY: GatePolicy = {
  failOn: [
    'new-end-of-life',
    'new-advisory',
    'new-not-allowed',
    'new-foreign-digest',
    'new-pin-required',
    'new-too-far-behind',
    'not-checked',
  ],
  warnOn: RULES.filter((rule) => !['behind', 'unpinned', 'other-registry'].includes(rule)),
  minSeverity: 'low',
  unscored: 'auto',
  maxDetectionDays: 7,
  strict: false,
  pendingUpstream: 'warn',
  unreviewed: 'ignore',
  warnBeforeDays: 90,
  failBeforeDays: 30,
  deprecated: 'fail',
  maxLag: undefined,
  requirePins: false,
};

/** A part of the policy for some images, or for some files; where both are named, both have to fit. */
export interface PolicyRule extends Pick<IgnoreRule, 'image' | 'path'> {
  readonly change: Partial<GatePolicy>;
}

/** The policy of a repository: what holds everywhere, and what else holds for some. */
export interface GatePolicies {
  readonly everywhere: GatePolicy;
  /** A later one wins over an earlier one. */
  readonly rules: readonly PolicyRule[];
  /** What the run's own inputs say; they win over everything. */
  readonly inputs: Partial<GatePolicy>;
  /** Whether an image may be used at all, by its names; undefined where every one may. */
  readonly isAllowed: ((name: string) => boolean) | undefined;
  /** The globs by which that is told, as the settings write them. */
  readonly allowedImages: readonly string[];
}

export const DEFAULT_POLICIES: GatePolicies = {
  everywhere: DEFAULT_POLICY,
  rules: [],
  inputs: {},
  isAllowed: undefined,
  allowedImages: [],
};

/** The policy that holds for one use of an image. */
export function policyFor(policies: GatePolicies, use: RuledImage): GatePolicy {
  const names = namesOf(use.reference);
  const changes = policies.rules
    .filter(({ image, path }) => (path?.(use.file) ?? true) && (image === undefined || names.some(image)))
    .map(({ change }) => change);
  return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}

/** The policy that holds for what was found at a place; what names no image is judged by its file alone. */
export function policyForPlace(
  policies: GatePolicies,
  place: { readonly file: string; readonly reference: string },
): GatePolicy {
  const reading = readImageReference(place.reference);
  if (reading.kind === 'reference') return policyFor(policies, { ...place, reference: reading.reference });
  const changes = policies.rules
    .filter(({ image, path }) => image === undefined && path?.(place.file) === true)
    .map(({ change }) => change);
  return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}

/** Whether the settings let an image be used. */
export function isAllowed(
  { isAllowed: allows }: GatePolicies,
  { reference }: Pick<RuledImage, 'reference'>,
): boolean {
  return allows === undefined || namesOf(reference).some(allows);
}
