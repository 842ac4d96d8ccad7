import { randomUUID } from 'node:crypto';

import type { Clock } from '../../ports/clock.ts';
import { audiencesOf, readJwt, signJwt, toSeconds } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/** Seconds that a registry token lives; how long the service's own do is not told (sign-in.md §3.4). */
export const REGISTRY_TOKEN_SECONDS = 300;

type RegistryTokenReading =
  /** The images that may be pulled with it, as `<organization>/<image>`. */
  | { readonly kind: 'valid'; readonly images: readonly string[] }
  | { readonly kind: 'invalid'; readonly why: string };

/** The tokens that the registry gives for pulling images (DIST token.md). */
export interface RegistryTokens {
  /** `subject` is an identity's uid, or empty for nobody in particular. */
  issue(subject: string, images: readonly string[]): Promise<string>;
  read(token: string): Promise<RegistryTokenReading>;
}

/**
 * Issues and reads registry tokens. Their issuer is not that of platform tokens, so that neither is ever taken for
 * the other, although one key signs both.
 */
export function createRegistryTokens(options: {
  readonly tokenUrl: string;
  readonly registry: string;
  readonly key: SigningKey;
  readonly clock: Clock;
}): RegistryTokens {
  const { registry, key, clock } = options;
  const issuer = `${options.tokenUrl}/token`;
  return {
    issue: (subject, images) => {
      const iat = toSeconds(clock.now());
      const access = images.map((name) => ({ type: 'repository', name, actions: ['pull'] }));
      const times = { iat, nbf: iat, exp: iat + REGISTRY_TOKEN_SECONDS };
      return signJwt({ iss: issuer, aud: registry, sub: subject, ...times, jti: randomUUID(), access }, key);
    },
    read: async (token) => {
      const reading = await readJwt(token, { key, issuer, now: clock.now() });
      if (reading.kind === 'invalid') return reading;
      if (!audiencesOf(reading.claims).includes(registry))
        return { kind: 'invalid', why: 'it is for another registry' };
      return { kind: 'valid', images: imagesOf(reading.claims['access']) };
    },
  };
}

function imagesOf(access: unknown): readonly string[] {
  if (!Array.isArray(access)) return [];
  return access.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
      ? [entry.name]
      : [],
  );
}
