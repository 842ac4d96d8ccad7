import type { IdTokenClaims } from '../../values/id-token.ts';
import { conditionsOf, readEventPattern } from './claim-match.ts';
import type { ClaimMatch } from './claim-match.ts';
import { matchesSubjectPattern, fitsOneOf, readSubjectPattern } from './subject-pattern.ts';
import type { Cause, ComparedCondition, Diagnosis, CauseKind } from './diagnosis.ts';
import { inOtherForm, readSubject } from './subject.ts';
import type { SubjectReading } from './subject.ts';

/**
 * Compares a token with the claim match of the identity that rejected it. Without the match, lists the possible causes
 * from the token alone. `defaultAudience` holds where the identity names none
 * (sign-in-rules.md#default-audience).
 */
export function diagnose(
  claims: IdTokenClaims,
  match: ClaimMatch | undefined,
  defaultAudience: string,
): Diagnosis {
  if (match === undefined) {
    return { compared: undefined, causes: suspectSubject(claims), remedy: undefined };
  }
  const compared = conditionsOf(match, defaultAudience).map(([field, value]) =>
    compare(field, value, claims),
  );
  const causes = compared.filter(({ verdict }) => verdict === 'different').map((one) => causeOf(one, claims));
  return { compared, causes, remedy: remedyOf(match, compared, causes) };
}

function compare(field: string, identity: string, claims: IdTokenClaims): ComparedCondition {
  const token = tokenValue(field, claims);
  return { field, token, identity, verdict: judge(field, identity, token) };
}

function judge(field: string, identity: string, token: string | undefined): ComparedCondition['verdict'] {
  if (!isPattern(field)) return token === identity ? 'equal' : 'different';
  if (isJoined(identity)) return 'different';
  if (field === 'subjectPattern') {
    const isMatch = token === undefined ? false : matchesSubjectPattern(token, identity);
    return isMatch === undefined ? 'unjudged' : isMatch ? 'equal' : 'different';
  }
  const names = readEventPattern(identity);
  if (names === undefined) return 'unjudged';
  return token !== undefined && names.includes(token) ? 'equal' : 'different';
}

function isPattern(field: string): boolean {
  return field.endsWith('Pattern') || field.startsWith('claimPatterns.');
}

/**
 * Several pairs in one flag of the command line become one pattern, which never matches
 * (sign-in-rules.md#claim-mismatches row 17).
 */
function isJoined(pattern: string): boolean {
  return /,[a-z_]+[:=]/.test(pattern);
}

function tokenValue(field: string, claims: IdTokenClaims): string | undefined {
  switch (field) {
    case 'issuer':
    case 'issuerPattern':
      return claims.iss;
    case 'subject':
    case 'subjectPattern':
      return claims.sub;
    case 'audience':
    case 'audiencePattern':
      return claims.aud;
    default:
      return claimNamed(field.replace(/^claim(?:s|Patterns)\./, ''), claims);
  }
}

/** Only claims that can be shown are compared. */
function claimNamed(name: string, claims: IdTokenClaims): string | undefined {
  switch (name) {
    case 'iss':
    case 'sub':
    case 'aud':
    case 'event_name':
    case 'repository':
    case 'repository_id':
    case 'repository_owner_id':
    case 'ref':
    case 'environment':
    case 'job_workflow_ref':
      return claims[name];
    default:
      return undefined;
  }
}

function causeOf({ field, identity, token }: ComparedCondition, claims: IdTokenClaims): Cause {
  if (field === 'subject') return { kind: diagnoseSubject(identity, claims), field };
  if (field === 'issuer') return { kind: diagnoseIssuer(identity, claims.iss), field };
  if (field === 'audience') return { kind: 'audience', field };
  if (isPattern(field) && isJoined(identity)) return { kind: 'joined-pattern', field };
  if (field === 'subjectPattern') return { kind: diagnosePattern(identity, claims), field };
  if (field.endsWith('.event_name')) return { kind: 'event', field };
  if (token === undefined) return { kind: 'claim-absent', field };
  if (field === 'claims.ref') return { kind: 'branch', field };
  return { kind: field.startsWith('claims.repository') ? 'repository' : 'claim', field };
}

function diagnoseIssuer(identity: string, token: string): Cause['kind'] {
  if (identity.replace(/\/+$/, '') === token.replace(/\/+$/, '')) return 'issuer-slash';
  return identity.toLowerCase() === token.toLowerCase() ? 'issuer-case' : 'issuer-other';
}

/** An identity is never relaxed for an event, a claim that the token lacks or a subject: the workflow must change instead. */
const WORKFLOW_CAUSES: ReadonlySet<Cause['kind']> = new Set([
  'event',
  'claim-absent',
  'joined-pattern',
  'hyphen-ids',
]);

function remedyOf(
  match: ClaimMatch,
  compared: readonly ComparedCondition[],
  causes: readonly Cause[],
): ClaimMatch | undefined {
  const isForWorkflow = ({ kind, field }: Cause): boolean =>
    WORKFLOW_CAUSES.has(kind) || field === 'subjectPattern';
  if (causes.length === 0 || causes.some(isForWorkflow)) return undefined;
  const values = new Map(
    compared.flatMap(({ field, token, verdict }) =>
      verdict === 'different' && token !== undefined ? [[field, token] as const] : [],
    ),
  );
  const put = (field: string, old: string | undefined): string | undefined => values.get(field) ?? old;
  const { claims } = match;
  return {
    ...match,
    issuer: put('issuer', match.issuer),
    subject: put('subject', match.subject),
    audience: put('audience', match.audience),
    ...(claims === undefined
      ? {}
      : {
          claims: Object.fromEntries(
            Object.entries(claims).map(([name, value]) => [name, values.get(`claims.${name}`) ?? value]),
          ),
        }),
  };
}

/** Returns why the exact subject of an identity is not that of the token (sign-in-rules.md#claim-mismatches). */
function diagnoseSubject(wanted: string, claims: IdTokenClaims): CauseKind {
  if (inOtherForm(claims) === wanted) return isImmutable(claims) ? 'immutable-token' : 'immutable-identity';
  if (wanted.trim() === claims.sub) return 'subject-blank';
  if (wanted.toLowerCase() === claims.sub.toLowerCase()) return 'subject-case';
  if (wanted.includes('*')) return 'subject-wildcard';
  return diagnoseContext(wanted, claims) ?? 'subject-other';
}

/** Returns why a pattern of subjects, as Mooring writes them, does not match the subject of the token. */
function diagnosePattern(pattern: string, claims: IdTokenClaims): CauseKind {
  const reading = readSubject(claims);
  if (reading.kind === 'hyphen-ids') return 'hyphen-ids';
  const [, place = ''] = /^repo:([^:]+):/.exec(claims.sub) ?? [];
  const { repositories = [] } = readSubjectPattern(pattern) ?? {};
  if (reading.kind === 'foreign' || !fitsOneOf(place, repositories)) return 'repository';
  return contextCause(reading);
}

/** Returns the possible causes in the token's own subject, if that of the identity is unknown. */
function suspectSubject(claims: IdTokenClaims): readonly Cause[] {
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
