import { MEDIA_TYPES } from '../api/registry/oci.ts';
import { InTotoStatement, SIGNATURE_PREDICATE, SimpleSigning } from './bundle/statement.ts';
import { isDigest } from '../values/digest.ts';
import { parseJson } from '../text/parse-json.ts';
import type { Claim } from './decide/claim.ts';
import type { VerifiedContent } from './verify-signature.ts';

/** The claim of verified content, or why it makes none that can be used, as a clause without a full stop. */
export type ClaimReading =
  | ({ readonly kind: 'claim' } & Claim)
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Reads what verified content states (signing-rules.md#checks): a signature of the right type, or a statement about
 * exactly one subject, by the SHA-256 of it in lower case.
 */
export function readClaim({
  payloadType,
  payload,
}: Pick<VerifiedContent, 'payloadType' | 'payload'>): ClaimReading {
  const json = readJson(payload);
  if (payloadType === 'simple-signing') return readSimpleSigning(json);
  if (payloadType !== MEDIA_TYPES.statement) return invalid('its payload is not a statement');
  return readStatement(json);
}

function readSimpleSigning(json: unknown): ClaimReading {
  const payload = SimpleSigning.safeParse(json);
  if (!payload.success) return invalid('its payload is not a signature of an image');
  const { identity, image } = payload.data.critical;
  return claim(image['docker-manifest-digest'], {
    image: identity['docker-reference'],
    predicateType: SIGNATURE_PREDICATE,
    predicate: undefined,
  });
}

function readStatement(json: unknown): ClaimReading {
  const statement = InTotoStatement.safeParse(json);
  if (!statement.success) return invalid('its statement is malformed');
  const { predicateType, predicate, subject: subjects } = statement.data;
  const [subject, ...others] = subjects;
  if (subject === undefined) return invalid('its statement has no subject');
  if (others.length > 0) return invalid('its statement has several subjects');
  return claim(`sha256:${subject.digest['sha256']}`, { image: subject.name, predicateType, predicate });
}

function claim(digest: string, about: Omit<Claim, 'digest'>): ClaimReading {
  if (!isDigest(digest)) return invalid('it does not name a manifest by its SHA-256');
  return { kind: 'claim', digest, ...about, image: about.image === '' ? undefined : about.image };
}

function invalid(reason: string): ClaimReading {
  return { kind: 'invalid', reason };
}

/** Undefined for bytes that are not JSON in UTF-8. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
