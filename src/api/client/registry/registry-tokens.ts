import { MooringError } from '../../../values/errors.ts';
import { Secret } from '../../../values/secret.ts';
import type { RegistryToken } from '../../iam/token.ts';
import type { Clock } from '../../../values/clock.ts';
import type { Call } from '../transport/call.ts';

/** An image of the registry: organization and name, as its references spell them. */
export interface RegistryImage {
  readonly organization: string;
  readonly name: string;
}

/** The registry's own tokens, each good for one image. */
export interface RegistryTokens {
  /** A token that is good for at least 30 seconds more. Throws what the call throws. */
  tokenFor(image: RegistryImage): Promise<Secret>;
}

/** Milliseconds before its end from which on a token is not used any more: a request takes time too. */
export const MARGIN_MS = 30_000;

/** The lifetime of a token whose response has none (registry token specification). */
const DEFAULT_LIFETIME_SECONDS = 60;

/** The token of an image, or the pending request for it. */
interface Known {
  readonly token: Promise<Secret>;
  /** Milliseconds of the clock; nothing while the request is under way, and after it failed. */
  staleFrom: number | undefined;
}

/**
 * Creates the tokens of a run: one per image, requested when first needed and again shortly before it
 * expires. Concurrent callers share one request; a refusal stands for the run. `passwordFor` returns the
 * platform token of the registry's audience for an image, or undefined if the image is public and pulled
 * anonymously.
 */
export function createRegistryTokens(options: {
  readonly call: Call<'getRegistryToken'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly passwordFor: (image: RegistryImage) => Secret | undefined | Promise<Secret | undefined>;
  /** Called with every token before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}): RegistryTokens {
  const { clock } = options;
  const tokens = new Map<string, Known>();

  function request(image: RegistryImage): Known {
    const known: Known = {
      token: requestToken(image, options).then(({ token, lifetimeSeconds }) => {
        known.staleFrom = clock.now() + lifetimeSeconds * 1000 - MARGIN_MS;
        return token;
      }),
      staleFrom: undefined,
    };
    return known;
  }

  return {
    tokenFor: (image) => {
      const name = nameOf(image);
      const known = tokens.get(name);
      if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
        return known.token;
      }
      const fresh = request(image);
      tokens.set(name, fresh);
      return fresh.token;
    },
  };
}

/** The name of an image in its references: organization and name. */
export function nameOf({ organization, name }: RegistryImage): string {
  return `${organization}/${name}`;
}

/** Requests the token of an image. Throws what the call throws. */
export async function requestToken(
  image: RegistryImage,
  { call, passwordFor, onSecret }: Omit<Parameters<typeof createRegistryTokens>[0], 'clock'>,
): Promise<{ readonly token: Secret; readonly lifetimeSeconds: number }> {
  const name = nameOf(image);
  const password = await passwordFor(image);
  const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
    query: { scope: `repository:${name}:pull` },
    ...(password === undefined ? {} : { credential: password }),
  });
  const token = new Secret(textOf(value, name));
  onSecret(token);
  return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
}

/** The schema has made sure of one of the two; the refusal is for the compiler, and says so if that ever changes. */
function textOf({ token, access_token: accessToken }: RegistryToken, name: string): string {
  const text = token ?? accessToken;
  if (text !== undefined) return text;
  throw new MooringError('platform_unexpected_answer', `no registry token for ${name}`);
}
