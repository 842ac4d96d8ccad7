import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import { isLoopback } from '../transport/endpoints.ts';

/** Registries whose tokens are known to come from another host than they or one below theirs. */
const KNOWN_REALMS: Readonly<Record<string, readonly string[]>> = {
  'registry.gitlab.com': ['gitlab.com'],
};

/**
 * The address from which a registry says that its tokens come, when it may be asked: https, on the registry's own host,
 * on a host below it, or on one that is known or configured; hosts match whole, with their ports. Credentials would go
 * there, so that no other is taken (hardening.md row 24). On loopback http and any port will do. Throws
 * `platform_unexpected_answer`.
 */
export function trustedRealm(
  realm: string,
  { host, tokenHosts }: { readonly host: string; readonly tokenHosts: readonly string[] },
): URL {
  const url = URL.canParse(realm) ? new URL(realm) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') throw refused(host, realm);
  if (isLoopback(hostnameOf(host))) {
    if (isLoopback(url.hostname) && /^https?:$/.test(url.protocol)) return url;
    throw refused(host, realm);
  }
  const allowed = [host, ...(KNOWN_REALMS[host] ?? []), ...tokenHosts];
  const isAllowed = allowed.includes(url.host) || url.host.endsWith(`.${host}`);
  if (url.protocol !== 'https:' || !isAllowed) throw refused(host, realm);
  return url;
}

/** The name in `name:port`. */
function hostnameOf(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}

function refused(host: string, realm: string): MooringError {
  return new MooringError(
    'platform_unexpected_answer',
    `${host} sends its clients to "${printable(realm, 120)}" for a token, which is not known to belong to it`,
    {
      hint: 'If that is right, name its host under `pin: token-hosts:` in .github/mooring.yml.',
    },
  );
}
