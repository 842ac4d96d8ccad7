import type { IdTokenClaims } from '../../values/id-token.ts';
import { inOtherForm, readSubject } from './subject.ts';
import type { SubjectReading } from './subject.ts';
import { fitsOneOf, readSubjectPattern } from './subject-pattern.ts';
import type { Cause, CauseKind } from './diagnosis.ts';

/** Returns why the exact subject of an identity is not that of the token (sign-in-rules.md#claim-mismatches). */
export function diagnoseSubject(wanted: string, claims: IdTokenClaims): CauseKind {
  if (inOtherForm(claims) === wanted) return isImmutable(claims) ? 'immutable-token' : 'immutable-identity';
  if (wanted.trim() === claims.sub) return 'subject-blank';
  if (wanted.toLowerCase() === claims.sub.toLowerCase()) return 'subject-case';
  if (wanted.includes('*')) return 'subject-wildcard';
  return diagnoseContext(wanted, claims) ?? 'subject-other';
}

/** Returns why a pattern of subjects, as Mooring writes them, does not match the subject of the token. */
export function diagnosePattern(pattern: string, claims: IdTokenClaims): CauseKind {
  const reading = readSubject(claims);
  if (reading.kind === 'hyphen-ids') return 'hyphen-ids';
  const [, place = ''] = /^repo:([^:]+):/.exec(claims.sub) ?? [];
  const { repositories = [] } = readSubjectPattern(pattern) ?? {};
  if (reading.kind === 'foreign' || !fitsOneOf(place, repositories)) return 'repository';
  return contextCause(reading);
}

/** Returns the possible causes in the token's own subject, if that of the identity is unknown. */
export function suspectSubject(claims: IdTokenClaims): readonly Cause[] {
  const field = 'subject';
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') {
    return [{ kind: reading.kind === 'hyphen-ids' ? 'hyphen-ids' : 'subject-other', field }];
  }
  const form: CauseKind = reading.form === 'immutable' ? 'immutable-token' : 'immutable-identity';
  return [
    { kind: contextCause(reading), field },
    { kind: form, field },
  ];
}

function contextCause({ context }: Extract<SubjectReading, { kind: 'repository' }>): CauseKind {
  switch (context.kind) {
    case 'environment':
      return 'environment-in-token';
    case 'pull-request':
      return 'pull-request';
    case 'tag':
      return 'tag';
    case 'branch':
    case 'merge-queue':
      return 'branch';
    case 'other':
      return 'subject-other';
  }
}

function isImmutable(claims: IdTokenClaims): boolean {
  const reading = readSubject(claims);
  return reading.kind === 'repository' && reading.form === 'immutable';
}

/** Parses the wanted subject as if the token had it, which shows whether both are for the same repository. */
function diagnoseContext(wanted: string, claims: IdTokenClaims): CauseKind | undefined {
  const theirs = readSubject({ ...claims, sub: wanted });
  const ours = readSubject(claims);
  if (theirs.kind === 'hyphen-ids') return 'hyphen-ids';
  if (theirs.kind === 'foreign') return /^repo:[^:]+:/.test(wanted) ? 'repository' : undefined;
  if (ours.kind !== 'repository') return undefined;
  const [here, there] = [ours.context.kind, theirs.context.kind];
  if (here === 'environment') return there === 'environment' ? 'environment-name' : 'environment-in-token';
  if (there === 'environment') return 'environment-in-identity';
  if (here === 'pull-request') return 'pull-request';
  if (there === 'pull-request') return 'not-a-pull-request';
  if (here === 'tag' || there === 'tag') return 'tag';
  return here === 'other' || there === 'other' ? undefined : 'branch';
}
