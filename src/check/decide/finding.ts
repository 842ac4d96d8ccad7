import type { Digest } from '../../values/digest.ts';
import type { AdvisoryComponent } from '../../advisories/decide/advisory.ts';
import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import type { AdvisoryEventKind } from '../../advisories/decide/advisory-timeline.ts';
import type { InstalledPackage } from '../../sbom/decide/image-packages.ts';
import type { Severity } from '../../values/severity.ts';
import type { FindingCause } from './cause.ts';
import type { AdvisoryFix } from '../fixes/fix.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';

/** Whether the base has the same finding; `not-compared` without a readable base, whose absence is new in a change. */
export type Novelty = 'new' | 'pre-existing' | 'not-compared';

/** The highest level that the policy can give a finding: an error, a warning or, for `minor`, a notice. */
export type Weight = 'blocking' | 'warning' | 'minor';

/** One problem of one reference at one place, before the policy gives it a level. */
export interface Observation {
  readonly rule: Rule;
  /** Equal on head and base for the same problem, anywhere in the repository. */
  readonly key: string;
  readonly weight: Weight;
  /** A warning at most unless it is new, or the policy is strict, even if its rule fails the check. */
  readonly failsOnlyIf?: 'new' | 'strict' | undefined;
  /** Path in the repository; empty for a finding about the whole run. */
  readonly file: string;
  /** 1-based; 1 for a finding about the whole file. */
  readonly line: number;
  /** The canonical reference, or the text as written if it is not a reference. */
  readonly reference: string;
  /** The problem, in at most 70 characters. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing to do. */
  readonly remedy: string;
  /** The cause that it shares with other findings. */
  readonly cause?: FindingCause;
  /** Set for the rule `advisory`. */
  readonly advisory?: AdvisoryFacts;
  /** Set for the rule `end-of-life`. */
  readonly endOfLife?: EndOfLifeFacts;
  /** Set for the rule `pull-denied`. */
  readonly pullPolicy?: PullPolicyFacts;
  /** Set for the rule `wrong-signer`. */
  readonly signers?: SignersFacts;
}

/** The facts behind an advisory finding, enough to decide it again. */
export interface AdvisoryFacts {
  /** The CVE, else the GHSA, else the service's own id. */
  readonly id: string;
  /** Its other ids, from all advisories on it, sorted. */
  readonly aliases: readonly string[];
  /** The service's id, and the uid, of the advisory that decided. */
  readonly advisoryId: string;
  readonly uid: string;
  readonly status: AdvisoryStatus;
  /** Null if the packages of the image are unknown, and the advisory was matched by its name. */
  readonly package: Pick<InstalledPackage, 'name' | 'version'> | null;
  /** The version that has the fix, as the service wrote it. */
  readonly fixedVersion: string | null;
  readonly severity: Severity;
  /** The affected platforms, sorted; empty if platforms are not distinguished. */
  readonly platforms: readonly string[];
  /** The part of the package that is vulnerable; absent if the advisory names none. */
  readonly component?: AdvisoryComponent;
  /** Its type and architecture, if this version of Mooring does not recognize one of them. */
  readonly unrecognized?: { readonly type: string; readonly architecture: string };
  /** When it was opened; UTC. */
  readonly since: string | null;
  /** The first approved detection; UTC. Absent in earlier reports. */
  readonly detectedAt?: string | null;
  /** The time of the fix that decided, not of a later detection; UTC. Absent in earlier reports. */
  readonly fixedAt?: string | null;
  /** Approved events, oldest first; null if one has no valid time. */
  readonly events: readonly EventFacts[] | null;
  /** The note of the service on its decision. */
  readonly note?: string;
  /** Set if the package is outside of its support, so that no fix is to be expected. */
  readonly isOutsideSupport?: true;
  /** From the exploit data that the user gives; absent without it. It never changes the level. */
  readonly exploit?: ExploitFacts;
  /** The build of the tag that has the fix; absent without a fix. */
  readonly fix?: AdvisoryFix;
}

/** How likely it is that a vulnerability is exploited. */
export interface ExploitFacts {
  /** Whether it is listed as known to be exploited. */
  readonly known: boolean;
  /** The EPSS probability of exploitation, from 0 to 1; null if the data has none. */
  readonly epss: number | null;
}

/** One event of an advisory. */
export interface EventFacts {
  readonly kind: AdvisoryEventKind;
  /** UTC. */
  readonly at: string;
  /** The scanned version, the first fixed one, or the patched ones. */
  readonly versions: readonly string[];
}

/** The facts behind an end-of-life finding. Days are `YYYY-MM-DD`, in UTC. */
export interface EndOfLifeFacts {
  /** The last day of support of the main package. */
  readonly eolDate: string | null;
  /** The end of the grace period; UTC. */
  readonly graceEnds: string | null;
  /** Until the next of the two. */
  readonly daysLeft: number | null;
  /** The tag to use instead. */
  readonly successor: string | null;
  /** The newest build of that tag. */
  readonly successorDigest?: Digest;
}

/** The facts behind a denied pull. */
export interface PullPolicyFacts {
  /** The name of the policy: `cooldown`. */
  readonly name: string;
  readonly isEnforced: boolean;
  /** When the policy allows the build; UTC. Null if no time is known. */
  readonly allowedFrom: string | null;
}

/** The facts behind a signature of a signer that is not trusted. */
export interface SignersFacts {
  /** The signers of the valid signatures. */
  readonly found: readonly SignerFacts[];
  /** The trusted signers of the image. */
  readonly expected: readonly SignerFacts[];
  /** The entry of `trust.signers` that would trust the first signer found; absent if that should not be written. */
  readonly entry?: Readonly<Record<'image' | 'issuer' | 'identity', string>>;
}

/** A signer in a report. */
export interface SignerFacts {
  /** The identity in its certificate, a pattern of identities, or the fingerprint of its public key: `sha256:…`. */
  readonly signer: string;
  /** The OIDC issuer; absent for a public key. */
  readonly issuer?: string;
}

export type Level = 'error' | 'warning' | 'notice';

/** An observation with its novelty and the level that the policy gives it. */
export interface Finding extends Omit<Observation, 'failsOnlyIf'> {
  readonly novelty: Novelty;
  readonly level: Level;
  /** The exception that accepts it. */
  readonly exception?: { readonly reason: string; readonly until: string };
}

export type Verdict = 'pass' | 'warn' | 'fail';
