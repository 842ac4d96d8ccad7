import { describeClaims } from '../../values/id-token.ts';
import type { IdTokenClaims } from '../../values/id-token.ts';
import { inOtherForm } from './subject.ts';
import { isPlainText, printable } from '../../text/printable.ts';
import type { Cause, CauseKind, ComparedCondition, Diagnosis } from './diagnosis.ts';
import { fixKnownMatch, fixUnknownMatch } from './fix-commands.ts';
import type { FixTarget } from './fix-commands.ts';

/** Renders a diagnosis as log lines: the claims of the token, the conditions of the identity, the causes and the fix. */
export function renderDiagnosis(
  diagnosis: Diagnosis,
  claims: IdTokenClaims,
  target: FixTarget,
): readonly string[] {
  const { compared } = diagnosis;
  if (compared === undefined) return renderSuspicion(diagnosis, claims, target);
  return [
    `The identity ${target.uid} and the token of this job:`,
    ...compared.flatMap(renderCondition),
    ...renderCauses(diagnosis),
    ...renderRemedy(diagnosis, target),
  ];
}

function renderCondition({ field, identity, token, verdict }: ComparedCondition): readonly string[] {
  const mark = { equal: 'ok', different: 'DIFFERS', unjudged: 'pattern, not evaluated' }[verdict];
  return [
    `  ${printable(field, 80)}: ${mark}`,
    `    identity: ${printable(identity, 300)}`,
    `    token:    ${token === undefined ? '(none that can be shown)' : printable(token, 300)}`,
  ];
}

function renderCauses({ causes, compared }: Diagnosis): readonly string[] {
  if (causes.length > 0) return causes.map((cause) => `Cause: ${explainCause(cause)}`);
  const hasPattern = compared?.some(({ verdict }) => verdict === 'unjudged') ?? false;
  return [
    hasPattern
      ? 'Cause: probably one of the patterns, since everything else matches. Exact values are safer.'
      : 'Everything matches: the identity may have just changed, or the token expired. Re-run the job.',
  ];
}

function renderRemedy({ remedy }: Diagnosis, target: FixTarget): readonly string[] {
  if (remedy === undefined) return [];
  if (!isPlainText(JSON.stringify(remedy))) return [NOT_PLAIN];
  return [
    'To make the identity match this token, an owner can use one of these:',
    ...fixKnownMatch(remedy, target),
  ];
}

function renderSuspicion({ causes }: Diagnosis, claims: IdTokenClaims, target: FixTarget): readonly string[] {
  const values = { issuer: claims.iss, subject: claims.sub, audience: claims.aud };
  return [
    `The identity ${target.uid} must match this token:`,
    ...describeClaims(claims).map((line) => `  ${line}`),
    ...causes.flatMap((cause) => suspectCause(cause, inOtherForm(claims)) ?? []),
    ...(isPlainText(JSON.stringify(values))
      ? [
          'If the identity should match this token, an owner can use one of these:',
          ...fixUnknownMatch(values, target),
        ]
      : [NOT_PLAIN]),
  ];
}

const NOT_PLAIN =
  'The values contain characters that cannot be shown, so no command is generated. Compare them manually.';

/** Describes a cause for people, with the alternatives to changing the identity. */
export function explainCause({ kind, field }: Cause): string {
  return TEXTS[kind].replaceAll('{field}', field);
}

/** Describes a possible cause if the identity cannot be read. `other` is the subject with ids, or without them. */
function suspectCause({ kind }: Cause, other: string | undefined): string | undefined {
  return SUSPICIONS[kind]?.replace('{other}', other === undefined ? '' : `, ${printable(other, 300)},`);
}

const TEXTS: Readonly<Record<CauseKind, string>> = {
  'issuer-slash': 'The issuers differ by a trailing "/". They must match exactly.',
  'issuer-case': 'The issuers differ in case. They must match exactly.',
  'issuer-other':
    'The identity trusts another issuer. GitHub Enterprise Server and some enterprises have their own issuer.',
  audience: 'The identity expects another audience. The audience of the token is the host of `issuer-url`.',
  'subject-case': 'The subjects differ in case. GitHub uses the exact spelling of owner and repository.',
  'subject-blank': 'The subject of the identity has leading or trailing spaces.',
  'subject-wildcard':
    'The subject of the identity contains "*", which is matched literally. Use the exact subject.',
  'immutable-token':
    'GitHub issues subjects with ids for this repository (as for new, renamed and transferred ones); the identity has a subject without ids.',
  'immutable-identity':
    'The identity has a subject with ids; GitHub issues subjects without ids for this repository. Enable immutable subjects in its OIDC settings, or change the identity.',
  'hyphen-ids':
    'The subject joins ids with hyphens, a format that can be forged and that GitHub no longer issues. Never trust it.',
  'environment-in-token':
    'The job has an `environment:`, which replaces the branch or tag in the subject. Remove it from the job, or change the identity.',
  'environment-in-identity':
    'The identity is for an environment, but the job has none. Add `environment:` to the job, or change the identity.',
  'environment-name': 'The identity is for another environment.',
  'pull-request':
    'All pull requests have the same subject, regardless of their author. Keep this identity unchanged, and use one for the purpose `check`, which can only read.',
  'not-a-pull-request': 'The identity is for pull requests, but this run is not one.',
  branch: 'The identity is for another branch.',
  tag: 'One of the two subjects is that of a tag. Add an `environment:` to the job: its subject is the same for every tag.',
  repository: 'The identity is for another repository. A rename or transfer does not change the identity.',
  'subject-other': 'The subjects do not match; the repository may customize its subject.',
  event:
    'The identity does not accept this event. Run the job on one that it accepts; do not relax the identity.',
  claim: 'The claim {field} differs.',
  'claim-absent': 'The identity requires {field}, which is not in this token.',
  'joined-pattern':
    'The pattern of {field} combines several claims, which never matches. Use one flag for each claim.',
};

const SUSPICIONS: Readonly<Partial<Record<CauseKind, string>>> = {
  'environment-in-token':
    'The job has an `environment:`, which replaces the branch in the subject: an identity for a branch does not match.',
  'pull-request':
    'This run is for a pull request, whose subject has no branch: an identity for a branch does not match.',
  tag: 'This run is for a tag: an identity for a branch does not match.',
  branch:
    'This run is for a branch without an `environment:`: an identity for an environment, pull requests or another branch does not match.',
  'immutable-token': 'The subject has ids: an identity with the subject without ids{other} does not match.',
  'immutable-identity':
    'The subject has no ids: an identity with the subject with ids{other} does not match.',
  'hyphen-ids': TEXTS['hyphen-ids'],
  'subject-other': 'The subject does not start with this repository: it is customized, or not from GitHub.',
};
