import type { Severity } from '../../values/severity.ts';
import { readImageReference, namesOf } from '../../values/image-reference.ts';
import type { IgnoreRule, RuledImage } from './ignore-rules.ts';
import type { Exception } from './exception.ts';
import { POLICY_OPTIONS } from './policy-options.ts';
import type { PolicyOption } from './policy-options.ts';

export type PolicyKey = keyof typeof POLICY_OPTIONS;

/** The name of an option, `warn-before-days`, by its key, `warnBeforeDays`. */
export type PolicyName<Key extends PolicyKey> = (typeof POLICY_OPTIONS)[Key]['name'];

/** All policy options as they apply to one use of an image. */
export type GatePolicy = { readonly [Key in PolicyKey]: ValueOf<(typeof POLICY_OPTIONS)[Key]> };

/** Of a duration the days, in fractions if it is not of whole days; null for no limit. */
type ValueOf<Option extends PolicyOption> = Option extends { readonly kind: 'list' }
  ? readonly Option['values'][number][]
  : Option extends { readonly kind: 'choice' }
    ? Option['values'][number]
    : Option extends { readonly kind: 'choice-or-days' }
      ? Option['values'][number] | AfterDays
      : PlainValues[Exclude<Option['kind'], 'list' | 'choice' | 'choice-or-days'>];

interface PlainValues {
  readonly days: number;
  readonly switch: boolean;
  readonly duration: number | null;
  readonly severities: SeverityLimits;
}

/** A number of days, or of problems, for some severities; there is no limit for the others. */
export type SeverityLimits = Readonly<Partial<Record<Severity['rating'], number>>>;

type AfterDays = `after ${number} days` | `after ${number} day`;

/** Returns the days of `after N days`; undefined for another text. */
export function daysAfter(text: string): number | undefined {
  const days = /^after (\d{1,5}) days?$/.exec(text)?.[1];
  return days === undefined ? undefined : Number(days);
}

/** The options that are set, by their names in the configuration file or among the inputs. */
export type PolicyValues = {
  readonly [Key in PolicyKey as PolicyName<Key>]?: GatePolicy[Key] | undefined;
};

/** Collects the options that are set, by their keys. */
export function readPolicy(values: PolicyValues): Partial<GatePolicy> {
  const named: Readonly<Record<string, unknown>> = values;
  return Object.fromEntries(
    Object.entries(POLICY_OPTIONS).flatMap(([key, { name }]) =>
      named[name] === undefined ? [] : [[key, named[name]]],
    ),
  );
}

/** The policy of a repository that configures none. */
export const DEFAULT_POLICY: GatePolicy = Object.fromEntries(
  Object.entries(POLICY_OPTIONS).map(([key, option]) => [key, option.default]),
) as { readonly [Key in PolicyKey]: (typeof POLICY_OPTIONS)[Key]['default'] };

/** Options for some images, for some files, or for images in some files. */
export interface PolicyRule extends Pick<IgnoreRule, 'image' | 'path'> {
  readonly change: Partial<GatePolicy>;
}

/** The policy of a repository: for all images, and for some of them. */
export interface GatePolicies {
  readonly everywhere: GatePolicy;
  /** A later rule overrides an earlier one. */
  readonly rules: readonly PolicyRule[];
  /** The inputs of the run override everything else. */
  readonly inputs: Partial<GatePolicy>;
  /** Whether an image of this name is allowed; undefined if all are. */
  readonly isAllowed: ((name: string) => boolean) | undefined;
  /** The globs that decide it, as configured. */
  readonly allowedImages: readonly string[];
}

export const DEFAULT_POLICIES: GatePolicies = {
  everywhere: DEFAULT_POLICY,
  rules: [],
  inputs: {},
  isAllowed: undefined,
  allowedImages: [],
};

/** Returns the policy for one use of an image. */
export function policyFor(policies: GatePolicies, use: RuledImage): GatePolicy {
  const names = namesOf(use.reference);
  const changes = policies.rules
    .filter(({ image, path }) => (path?.(use.file) ?? true) && (image === undefined || names.some(image)))
    .map(({ change }) => change);
  return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}

/** Returns the policy for a finding; rules about images do not apply if it names none. */
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

/** Whether the policy allows an image. */
export function isAllowed(
  { isAllowed: allows }: GatePolicies,
  { reference }: Pick<RuledImage, 'reference'>,
): boolean {
  return allows === undefined || namesOf(reference).some(allows);
}

/** The section `check` of the configuration file. */
export interface GateConfig {
  readonly policies: GatePolicies;
  readonly exceptions: readonly Exception[];
  /** The platforms to build for unless a file names one, as `linux/amd64`. */
  readonly platforms: readonly string[];
  /** Paths of files with data on exploits. */
  readonly exploitData: readonly string[];
}

export const DEFAULT_GATE_CONFIG: GateConfig = {
  policies: DEFAULT_POLICIES,
  exceptions: [],
  platforms: ['linux/amd64'],
  exploitData: [],
};
