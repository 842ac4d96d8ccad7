import { describeClaims } from '../id-token.ts';
import type { IdTokenClaims } from '../id-token.ts';
import { inOtherForm } from '../identity/subject.ts';
import { isPlainText } from '../text/printable.ts';
import { printable } from '../text/printable.ts';
import { explainCause, suspectCause } from './cause-text.ts';
import type { ComparedCondition, Diagnosis } from './diagnosis.ts';
import { fixKnownMatch, fixUnknownMatch } from './fix-commands.ts';
import type { FixTarget } from './fix-commands.ts';

/** A diagnosis as lines of a log: what the token shows, what the identity asks for, why they differ, and what to do. */
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
  const mark = { equal: 'ok', different: 'DIFFERS', unjudged: 'pattern, not judged here' }[verdict];
  return [
    `  ${printable(field, 80)}: ${mark}`,
    `    identity: ${printable(identity, 300)}`,
    `    token:    ${token === undefined ? '(none that may be shown)' : printable(token, 300)}`,
  ];
}

function renderCauses({ causes, compared }: Diagnosis): readonly string[] {
  if (causes.length > 0) return causes.map((cause) => `Cause: ${explainCause(cause)}`);
  const hasPattern = compared?.some(({ verdict }) => verdict === 'unjudged') ?? false;
  return [
    hasPattern
      ? 'Cause: one of the patterns, as far as can be told: everything else is equal. Exact values are safer.'
      : 'Everything is equal: the identity may have been changed a moment ago, or the token has ended. Run again.',
  ];
}

function renderRemedy({ remedy }: Diagnosis, target: FixTarget): readonly string[] {
  if (remedy === undefined) return [];
  if (!isPlainText(JSON.stringify(remedy))) return [NOT_PLAIN];
  return [
    'To make the identity match this token (an owner runs one of these):',
    ...fixKnownMatch(remedy, target),
  ];
}

function renderSuspicion({ causes }: Diagnosis, claims: IdTokenClaims, target: FixTarget): readonly string[] {
  const values = { issuer: claims.iss, subject: claims.sub, audience: claims.aud };
  return [
    `The identity ${target.uid} has to match this token:`,
    ...describeClaims(claims).map((line) => `  ${line}`),
    ...causes.flatMap((cause) => suspectCause(cause, inOtherForm(claims)) ?? []),
    ...(isPlainText(JSON.stringify(values))
      ? [
          'If this token is the one it should match (an owner runs one of these):',
          ...fixUnknownMatch(values, target),
        ]
      : [NOT_PLAIN]),
  ];
}

const NOT_PLAIN =
  'The values hold characters that cannot be shown as they are, so no command is written here: compare them by hand.';
