import { NewRelationship, RELATIONSHIPS } from '../../api/iam/relationship.ts';
import type { AwsIdentity, StaticKeys } from '../../api/iam/relationship.ts';
import { DAY_MS, formatInstant, parseInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { findClaimMatchFaults, findPatternFaults } from './claim-match.ts';
import type { Alternatives } from '../resources/patch.ts';
import type { FieldViolation } from '../requests/refusal.ts';
import type { Resource } from '../store/resource.ts';
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

const MOST_KEY_DAYS = 365;

/** Returns the relationship of a stored identity. Static keys without a time expire 365 days after its creation. */
export function relationshipOf({ body, createTime }: Pick<Resource, 'body' | 'createTime'>): NewRelationship {
  const { staticKeys, ...others } = NewRelationship.parse(body);
  if (staticKeys === undefined) return others;
  return {
    staticKeys: { ...staticKeys, expirationTime: staticKeys.expirationTime ?? lastExpiry(createTime) },
    ...others,
  };
}

function lastExpiry(createTime: Instant): string {
  return formatInstant(toInstant(createTime + MOST_KEY_DAYS * DAY_MS));
}

/** Returns the type of an identity's relationship, by which lists are filtered; empty for one without. */
export function relationshipType(fields: Readonly<Record<string, unknown>>): string {
  const field = FIELDS.find((one) => fields[one] !== undefined);
  return field === undefined ? '' : RELATIONSHIPS[field];
}

/**
 * Returns the violations of the relationship of an identity: exactly one type must be set, and it must be valid.
 */
export function findRelationshipFaults(
  given: NewRelationship,
  createTime: Instant,
): readonly FieldViolation[] {
  const [first, second] = FIELDS.filter((field) => given[field] !== undefined);
  if (first === undefined)
    return [{ field: 'claimMatch', description: `is required, or one of ${FIELDS.slice(1).join(', ')}` }];
  if (second !== undefined)
    return [{ field: second, description: `only one of ${FIELDS.join(', ')} may be set` }];
  return [
    ...(given.claimMatch === undefined ? [] : findClaimMatchFaults(given.claimMatch)),
    ...(given.staticKeys === undefined ? [] : findStaticKeysFaults(given.staticKeys, createTime)),
    ...(given.awsIdentity === undefined ? [] : findAwsFaults(given.awsIdentity)),
  ];
}

function findStaticKeysFaults(
  { issuerKeys, expirationTime }: StaticKeys,
  createTime: Instant,
): readonly FieldViolation[] {
  const fault = findKeySetFault(issuerKeys);
  const last = lastExpiry(createTime);
  const isTooLate = expirationTime !== undefined && parseInstant(expirationTime) > parseInstant(last);
  return [
    ...(fault === undefined ? [] : [{ field: 'staticKeys.issuerKeys', description: fault }]),
    ...(isTooLate
      ? [
          {
            field: 'staticKeys.expirationTime',
            description: `must be at most ${MOST_KEY_DAYS} days after the identity is created, ${last}`,
          },
        ]
      : []),
  ];
}

function findAwsFaults({ arn, arnPattern, userId, userIdPattern }: AwsIdentity): readonly FieldViolation[] {
  return [
    ...findPatternFaults('awsIdentity.arn', { exact: arn, pattern: arnPattern, isRequired: true }),
    ...findPatternFaults('awsIdentity.userId', { exact: userId, pattern: userIdPattern, isRequired: true }),
  ];
}
