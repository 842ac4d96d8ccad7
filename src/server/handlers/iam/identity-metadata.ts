import { IdentityMetadataChange, NewIdentityMetadata } from '../../../contract/iam/identity-metadata.ts';
import { authenticate } from '../../requests/authentication.ts';
import { applyPatch, planPatch } from '../../requests/patch.ts';
import type { Fields } from '../../requests/patch.ts';
import { readBody } from '../../requests/query.ts';
import { notFound } from '../../requests/refusal.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';

/**
 * Changes what the caller tells of itself, by the rules of every PATCH, the mask being in the body. It is not shown
 * with the identity, but for the company, which is the identity's own field. The administrator of the platform is no
 * identity and has none.
 */
export const updateIdentityMetadata: Handler = async (call, services) => {
  const { identityUid } = await authenticate(call, services);
  const { resources } = services.store;
  const identity = resources.get('identity', identityUid);
  if (identity === undefined) throw notFound('Identity', identityUid);
  const { identityMetadata, updateMask } = readBody(IdentityMetadataChange, call);
  const patch = planPatch(identityMetadata, updateMask, NewIdentityMetadata);
  const { company, ...metadata } = applyPatch(metadataOf(identity), patch);
  const { company: _, ...others } = identity.body;
  const body = { ...others, ...(company === undefined ? {} : { company }), metadata };
  resources.update({ ...identity, updateTime: services.clock.now(), body });
  return { uid: identity.uid, name: identity.name, ...metadataOf({ ...identity, body }) };
};

function metadataOf({ body }: Resource): Fields {
  const { company } = body;
  const metadata = NewIdentityMetadata.parse(body['metadata'] ?? {});
  return { ...metadata, ...(company === undefined ? {} : { company }) };
}
