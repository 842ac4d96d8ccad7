import type { Clock } from '../ports/clock.ts';
import type { Addresses } from './addresses.ts';
import type { Store } from './store/store.ts';
import type { GitHubIssuer } from './tokens/github-issuer.ts';
import type { PlatformTokens } from './tokens/platform-tokens.ts';
import type { RegistryTokens } from './tokens/registry-tokens.ts';

/** What every handler works with. */
export interface Services {
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly store: Store;
  readonly platformTokens: PlatformTokens;
  readonly registryTokens: RegistryTokens;
  readonly github: GitHubIssuer;
}
