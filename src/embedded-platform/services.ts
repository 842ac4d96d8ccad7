import type { JWK } from 'jose';
import type { Clock } from '../values/clock.ts';
import type { EventPublisher } from './events/event-publisher.ts';
import type { RegistryContent } from './registry/content/registry-content.ts';
import type { RecentCreations } from './resources/recent-creations.ts';
import type { Addresses } from './addresses.ts';
import type { Store } from './store/store.ts';
import type { GitHubIssuer } from './tokens/github-issuer.ts';
import type { PlatformTokens } from './tokens/platform-tokens.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import type { RegistryTokenIssuer } from './tokens/registry-tokens.ts';

/** Dependencies of every handler. */
export interface Services {
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly store: Store;
  readonly creations: RecentCreations;
  readonly platformTokens: PlatformTokens;
  readonly refreshTokens: RefreshTokens;
  /** Public keys of the platform's issuer. */
  readonly publicKeys: readonly JWK[];
  readonly registryTokens: RegistryTokenIssuer;
  readonly registryContent: RegistryContent;
  readonly github: GitHubIssuer;
  readonly events: EventPublisher;
}
