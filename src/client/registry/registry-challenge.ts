import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Call } from '../transport/call.ts';
import { isLoopback } from '../transport/endpoints.ts';
import type { Endpoints } from '../transport/endpoints.ts';

/** What a registry asks its clients for. */
export interface RegistryChallenge {
  /** What the token endpoint wants to be called; undefined where the registry names nothing. */
  readonly service: string | undefined;
}

/**
 * Asks the registry, without credentials, where its clients get their tokens. Whatever reads the docker config will
 * send the credentials there: throws `auth_untrusted_realm` unless it is the registry itself or the configured token
 * address, over https and without user info (plain http and addresses of numbers on loopback alone).
 */
export async function readRegistryChallenge(
  call: Call<'checkRegistryAccess'>,
  endpoints: Endpoints,
): Promise<RegistryChallenge> {
  const { response } = await call('checkRegistryAccess', 'ask the registry where it gives tokens', {
    answers: [401],
  });
  const header = response.headers['www-authenticate'];
  if (response.status !== 401 || header === undefined) return { service: undefined };
  const parameters = readBearer(header);
  const realm = parameters.get('realm');
  if (realm !== undefined) requireTrusted(realm, endpoints);
  return { service: parameters.get('service') };
}

/** The parameters of a Bearer challenge (RFC 6750 §3); none for any other one, such as Basic for the registry itself. */
function readBearer(header: string): ReadonlyMap<string, string> {
  const [, rest = ''] = /(?:^|,)\s*bearer\s+(.*)$/i.exec(header) ?? [];
  const pairs = [...rest.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|([^",\s]+))/gi)];
  return new Map(pairs.map(([, name = '', quoted, bare = '']) => [name.toLowerCase(), quoted ?? bare]));
}

function requireTrusted(realm: string, endpoints: Endpoints): void {
  const why = faultOf(realm, endpoints);
  if (why === undefined) return;
  throw new MooringError(
    'auth_untrusted_realm',
    `the registry ${endpoints.registry} sends its clients to "${printable(realm, 120)}" for tokens, which ${why}: no credential was sent`,
  );
}

function faultOf(realm: string, { registryUrl, tokenUrl }: Endpoints): string | undefined {
  if (!URL.canParse(realm)) return 'is no URL';
  const url = new URL(realm);
  if (url.username !== '' || url.password !== '') return 'carries user info';
  const isLocal = isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return 'is not an https address';
  if (!isLocal && /^(?:\[.*\]|[\d.]+)$/.test(url.hostname)) return 'is an address of numbers';
  const isKnown = [registryUrl, tokenUrl].some((known) => new URL(known).host === url.host);
  return isKnown ? undefined : 'is neither the registry nor its token address';
}
