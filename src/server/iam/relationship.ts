import { RELATIONSHIPS } from '../../contract/iam/relationship.ts';
import type { AwsIdentity, NewRelationship, StaticKeys } from '../../contract/iam/relationship.ts';
import { findClaimMatchFaults, findPatternFaults } from './claim-match.ts';
import type { Alternatives } from '../resources/patch.ts';
import type { FieldViolation } from '../requests/refusal.ts';
import { findKeySetFault } from '../tokens/static-keys.ts';

const FIELDS = ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'] as const;

/** Fields of an identity that exclude each other: its relationships, and exact values and their patterns. */
export const IDENTITY_ALTERNATIVES: Alternatives = [
  FIELDS,
  ...[
    'claimMatch.issuer',
    'claimMatch.subject',
    'claimMatch.audience',
    'awsIdentity.arn',
    'awsIdentity.userId',
  ].map((field) => [field, `${field}Pattern`]),
];

/** Returns the type of an identity's relationship, by which lists are filtered; empty for one without. */
export function relationshipType(fields: Readonly<Record<string, unknown>>): string {
  const field = FIELDS.find((one) => fields[one] !== undefined);
  return field === undefined ? '' : RELATIONSHIPS[field];
}

/** Returns the violations of a relationship: exactly one type must be set, and it must be valid. */
export function findRelationshipFaults(given: NewRelationship): readonly FieldViolation[] {
  const [first, second] = FIELDS.filter((field) => given[field] !== undefined);
  if (first === undefined)
    return [{ field: 'claimMatch', description: `is required, or one of ${FIELDS.slice(1).join(', ')}` }];
  if (second !== undefined)
    return [{ field: second, description: `only one of ${FIELDS.join(', ')} may be set` }];
  return [
    ...(given.claimMatch === undefined ? [] : findClaimMatchFaults(given.claimMatch)),
    ...(given.staticKeys === undefined ? [] : findStaticKeysFaults(given.staticKeys)),
    ...(given.awsIdentity === undefined ? [] : findAwsFaults(given.awsIdentity)),
  ];
}

function findStaticKeysFaults({ issuerKeys }: StaticKeys): readonly FieldViolation[] {
  const fault = findKeySetFault(issuerKeys);
  return fault === undefined ? [] : [{ field: 'staticKeys.issuerKeys', description: fault }];
}

function findAwsFaults({ arn, arnPattern, userId, userIdPattern }: AwsIdentity): readonly FieldViolation[] {
  return [
    ...findPatternFaults('awsIdentity.arn', { exact: arn, pattern: arnPattern, isRequired: true }),
    ...findPatternFaults('awsIdentity.userId', { exact: userId, pattern: userIdPattern, isRequired: true }),
  ];
}
