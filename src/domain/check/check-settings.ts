import type { Exception } from './exceptions.ts';
import { DEFAULT_POLICIES } from './gate-policy.ts';
import type { GatePolicies } from './gate-policy.ts';

/** What a repository says about the check. */
export interface CheckSettings {
  readonly policies: GatePolicies;
  readonly exceptions: readonly Exception[];
  /** `linux/amd64`: what is built for, where a file does not say. */
  readonly platforms: readonly string[];
}

/** What holds for a repository that says nothing. */
export const NO_SETTINGS: CheckSettings = {
  policies: DEFAULT_POLICIES,
  exceptions: [],
  platforms: ['linux/amd64'],
};
