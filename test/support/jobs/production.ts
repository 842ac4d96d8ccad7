import { readFileSync } from 'node:fs';

import { parse, stringify } from 'yaml';

import { PLACE_DEFAULTS } from '../../../src/runner/service-inputs.ts';
import { BOOTSTRAP_CAPABILITIES } from '../../../src/identity/decide/create-commands.ts';
import { PURPOSE_RULES } from '../../../src/identity/decide/purpose.ts';
import { openListener } from '../../../src/embedded-platform/listen.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import { wallClock } from '../../../src/embedded-platform/main.ts';
import { startGitHub } from '../github/github-server.ts';
import type { GitHubServer } from '../github/github-server.ts';
import { BOOTSTRAP, GITHUB } from '../platform/identity-world.ts';
import { SIGNING_KEYS } from '../platform/signing-keys.ts';
import { trustedRootFile } from '../platform/trusted-root-file.ts';
import { NOTHING, startRecordingProxy } from './recording-proxy.ts';
import type { RecordingProxy } from './recording-proxy.ts';

/** A host of GitHub's as runners name it, and the registry of a reference that is not the platform's. */
const OIDC_HOST = 'run-actions-1.actions.githubusercontent.com';
export const OTHER_REGISTRY = 'registry.example.test';

/** The subject of the bootstrap identity that is added to the example's seed. */
const SUBJECT = 'repo:acme/shop:environment:bootstrap';

/** The world as a job of production finds it: every host by its own name, and one proxy on the way to all of them. */
export interface Production {
  readonly proxy: RecordingProxy;
  readonly github: GitHubServer;
  /** Where the platform answers without the proxy, and the token of its administrator. */
  readonly origin: string;
  readonly adminToken: string;
  /** Path of the file that signatures of its images are verified with. */
  readonly trustedRoot: string;
  /** What a runner with `id-token: write` gives a job, with these claims. */
  environment(claims?: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Claims of the job that makes identities. */
export const BOOTSTRAP_CLAIMS = {
  sub: SUBJECT,
  environment: 'bootstrap',
  event_name: 'workflow_dispatch',
  ref: 'refs/heads/main',
} as const;

/**
 * Starts the embedded platform and an emulated GitHub under the addresses that the actions have by default. `identities`
 * are added to the example's organization.
 */
export async function startProduction(identities: readonly object[] = []): Promise<Production> {
  const github = await startGitHub();
  const listener = await openListener(0);
  const [api, issuer] = [new URL(PLACE_DEFAULTS['api-url']), new URL(PLACE_DEFAULTS['issuer-url'])];
  const { registry } = PLACE_DEFAULTS;
  const platform = await createPlatform({
    clock: wallClock(),
    addresses: {
      apiUrl: api.origin,
      issuerUrl: issuer.origin,
      tokenUrl: `https://${registry}`,
      registry,
      hostname: issuer.hostname,
    },
    signingKeys: SIGNING_KEYS,
    seed: readSeed(seedText(identities), 'seed', wallClock().now()),
    onBug: (error) => {
      throw error;
    },
  });
  listener.serve(platform.answer, platform.answerGrpc);
  const trustedRoot = await trustedRootFile(platform);
  const proxy = await startRecordingProxy({
    [OIDC_HOST]: listener.origin,
    [issuer.host]: listener.origin,
    [api.host]: listener.origin,
    [registry]: listener.origin,
    'api.github.com': github.apiUrl,
    [OTHER_REGISTRY]: NOTHING,
  });
  return {
    proxy,
    github,
    origin: listener.origin,
    adminToken: platform.line.adminToken,
    trustedRoot,
    environment: (claims = {}) => {
      const url = new URL(platform.line.oidcRequestUrl);
      url.host = OIDC_HOST;
      for (const [name, value] of Object.entries(claims)) url.searchParams.set(`claim.${name}`, value);
      return {
        ...proxy.environment,
        ACTIONS_ID_TOKEN_REQUEST_URL: url.href,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.line.oidcRequestToken,
      };
    },
    close: async () => {
      await proxy.close();
      await listener.close();
      await github.close();
      platform.close();
    },
  };
}

/** The example, with an identity that may make others, the roles for them, and a history as long as the docs name times. */
function seedText(identities: readonly object[]): string {
  const seed = parse(readFileSync('examples/platform.seed.yml', 'utf8')) as {
    organizations: {
      roles: object[];
      identities: object[];
      repos: { name: string; tags: { history: object }[] }[];
    }[];
  };
  const [acme, open] = seed.organizations;
  const [latest] = open?.repos.find(({ name }) => name === 'static')?.tags ?? [];
  if (latest !== undefined) latest.history = { from: '2026-01-01T00:00:00Z', every: '6h', until: 'now' };
  acme?.roles.push({ name: 'bootstrap', capabilities: [...BOOTSTRAP_CAPABILITIES] });
  for (const { role } of Object.values(PURPOSE_RULES)) {
    const { name, capabilities } = role;
    if (!role.isBuiltIn) acme?.roles.push({ name, capabilities });
  }
  acme?.identities.push({
    name: 'bootstrap',
    uid: BOOTSTRAP,
    claimMatch: { issuer: GITHUB, subject: SUBJECT },
    bindings: [{ role: 'bootstrap' }],
  });
  acme?.identities.push(...identities);
  return stringify(seed);
}
