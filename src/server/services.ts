import type { JWK } from 'jose';
import type { Clock } from '../ports/clock.ts';
import type { EventPublisher } from './events/event-publisher.ts';
import type { RegistryContent } from './registry/content/registry-content.ts';
import type { RecentCreations } from './resources/recent-creations.ts';
import type { Store } from './store/store.ts';
import type { GitHubIssuer } from './tokens/github-issuer.ts';
import type { PlatformTokens } from './tokens/platform-tokens.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import type { RegistryTokens } from './tokens/registry-tokens.ts';

/** What every handler works with. */
export interface Services {
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly store: Store;
  readonly creations: RecentCreations;
  readonly platformTokens: PlatformTokens;
  readonly refreshTokens: RefreshTokens;
  /** What others need to verify what the platform's issuer signs. */
  readonly publicKeys: readonly JWK[];
  readonly registryTokens: RegistryTokens;
  readonly registryContent: RegistryContent;
  readonly github: GitHubIssuer;
  readonly events: EventPublisher;
}

/** Where the platform is: one origin for what production spreads over three hosts (design.md §6). */
export interface Addresses {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly tokenUrl: string;
  /** Host and port, as image references name it; also the audience of the registry's tokens. */
  readonly registry: string;
  /** The host name alone: the audience expected of a workload's own token, and the domain in error bodies. */
  readonly hostname: string;
}

/** The addresses of a platform at an origin such as `http://127.0.0.1:8080`. */
export function addressesOf(origin: string): Addresses {
  const { host, hostname } = new URL(origin);
  return { apiUrl: origin, issuerUrl: origin, tokenUrl: origin, registry: host, hostname };
}
