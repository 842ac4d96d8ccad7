import { FlattenedSign } from 'jose';
import type { Route } from '../../api/route.ts';
import type { SigningKey } from '../tokens/signing-key.ts';
import type { DeclaredEvent, EventBody } from './declared-events.ts';

/** A call of a method that declares an event has succeeded. */
export interface Occurrence {
  /** The row of the method. */
  readonly route: Pick<Route, 'rpc' | 'path'>;
  /** The uid of the resource that the event is about. */
  readonly subject: string;
  /** Values of the attributes that methods declare. The event goes to the subscriptions of the group and of those above. */
  readonly extensions: { readonly group: string; readonly identityprovider?: string };
  /** The response without secrets; for a deletion, the uid of the resource. */
  readonly body: EventBody;
  /** The uid of the identity that made the call. */
  readonly actor: string;
}

/** An event as the headers and the body of a request (CloudEvents 1.0, HTTP binding §3.1). */
export interface CloudEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns an event in the form of service-rules.md#events. */
export function toCloudEvent(
  { route, subject, extensions, body, actor }: Occurrence,
  declared: DeclaredEvent,
  { id, time, apiUrl }: { readonly id: string; readonly time: string; readonly apiUrl: string },
): CloudEvent {
  const attributes = {
    specversion: '1.0',
    id,
    source: `${apiUrl}${route.path.split('/{', 1)[0] ?? ''}`,
    type: declared.type,
    subject,
    time,
    audience: 'customer',
    bodytype: declared.bodyType,
    ...Object.fromEntries(Object.entries(extensions).filter(([name]) => declared.extensions.includes(name))),
  };
  return {
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value])),
    },
    body: JSON.stringify({ actor: { subject: actor }, body: declared.toBody(body) }),
  };
}

/** The header that carries the signature of an event. */
export const SIGNATURE_HEADER = 'x-jws-signature';

/**
 * Returns the signature of a body as a JWS whose payload is left out, since it is the body itself (RFC 7515, appendix
 * F). A subscription has no secret of its own, so it is the key of the platform's issuer that signs.
 */
export async function signEvent(body: string, key: SigningKey): Promise<string> {
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid })
    .sign(key.privateKey);
  return `${signed.protected ?? ''}..${signed.signature}`;
}
