import { CAPABILITY_VALUES } from './capability-values.ts';

/** The wire names of capabilities by their short names. */
export const CAPABILITIES = Object.fromEntries(
  Object.entries(CAPABILITY_VALUES).map(([short, [name]]) => [short, name]),
) as { readonly [Short in keyof typeof CAPABILITY_VALUES]: (typeof CAPABILITY_VALUES)[Short][0] };

export type Capability = keyof typeof CAPABILITIES;

/** A requirement of an operation: a capability, or one that the service keeps for itself and no role can have. */
export type Requirement = Capability | keyof typeof INTERNAL_CAPABILITIES;

/** Internal capabilities that operations of the API require, in the form of `CAPABILITIES`. */
export const INTERNAL_CAPABILITIES = { 'repo.internal.admin': 'CAP_REPO_INTERNAL_ADMIN' } as const;

/** Returns true for the short name of a capability that is known here. */
export function isCapability(text: string): text is Capability {
  return Object.hasOwn(CAPABILITIES, text);
}
