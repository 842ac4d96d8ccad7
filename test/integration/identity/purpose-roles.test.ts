import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import { isCapability } from '../../../src/api/iam/capability.ts';
import { BOOTSTRAP_CAPABILITIES } from '../../../src/identity/decide/create-commands.ts';
import { PURPOSE_RULES, PURPOSES } from '../../../src/identity/decide/purpose.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { HttpSend } from '../../../src/api/http.ts';
import { findOrganization } from '../../../src/api/client/platform/find-repo.ts';
import { openMoveJudge } from '../../../src/pin/plan-images.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import { advisoryWorld } from '../../support/platform/advisory-world.ts';
import { checkMemory, treeOf } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

/** The example's repository with the change of its pull request. */
function shopFiles(): Files {
  const files: Record<string, string> = {};
  for (const directory of ['examples/shop', 'examples/pull-request']) {
    for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (!/Dockerfile|\.ya?ml$/.test(path)) continue;
      files[path] = readFileSync(join(directory, path), 'utf8').replaceAll('cgr.dev', 'REGISTRY');
    }
  }
  return files;
}

interface Observed {
  readonly memory: MemoryPlatform;
  /** Paths that the platform refused. */
  readonly refused: string[];
}

/** The organizations of the example, and an image without an SBOM. */
function world(changes: object = {}): readonly object[] {
  const plain = {
    name: 'plain',
    tags: [{ name: '1', history: { from: 'now-30d', every: '1d', count: 30 } }],
  };
  const organizations = advisoryWorld() as readonly { name: string; repos: object[] }[];
  const acme = organizations.find(({ name }) => name === 'acme') ?? expect.fail('no organization acme');
  acme.repos.push(plain);
  Object.assign(acme, changes);
  return organizations;
}

/** The example's platform, whose identity has these capabilities at its organization and no others. */
async function startWith(capabilities: readonly string[]): Promise<Observed> {
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/shop:pull_request',
  };
  const organizations = world({
    roles: [{ name: 'only', capabilities }],
    identities: [{ name: 'shop', uid: IDENTITY, claimMatch, bindings: [{ role: 'only' }] }],
  });
  const memory = await startMemoryPlatform({ organizations });
  const refused: string[] = [];
  const send: HttpSend = async (request) => {
    const response = await memory.send(request);
    const { pathname } = new URL(request.url);
    // A check works without: no built-in role but owner can read policies (advisory-rules.md#registry-policies).
    if (response.status === 403 && !pathname.endsWith(':checkPolicies')) refused.push(pathname);
    return response;
  };
  return { memory: { ...memory, send }, refused };
}

/** Runs the whole check, and returns what the platform refused. */
async function check(capabilities: readonly string[]): Promise<readonly string[]> {
  const { memory, refused } = await startWith(capabilities);
  const report = await checkMemory(memory, {
    head: { ...shopFiles(), 'plain/Dockerfile': 'FROM REGISTRY/acme/plain:1\n' },
  });
  expect(report.images.length).toBeGreaterThan(3);
  if (JSON.stringify(report).includes('missing capability')) refused.push('the report');
  // On the command line, the check also looks its organization up.
  const signedIn = await memory.signIn(IDENTITY);
  const { groups } = createIamClient(signedIn);
  const { uid } = await findOrganization('acme', { token: signedIn.token, groups });
  if (uid === undefined) refused.push('the organization');
  return refused;
}

/** Plans pins from old builds to the newest, with the advisories of each, and returns what the platform refused. */
async function pin(capabilities: readonly string[]): Promise<readonly string[]> {
  const { memory, refused } = await startWith(capabilities);
  const { clock, endpoints, platform } = memory;
  const issue = async (audience: string): Promise<Secret> =>
    new Secret(await platform.issueToken({ identity: IDENTITY, audience }));
  const [apiToken, registryToken] = [await issue(platform.line.apiUrl), await issue(platform.line.registry)];
  const run = openMemoryRun(memory, { access: { apiToken, registryToken } });
  const tree = treeOf({ Dockerfile: await oldPins() }, memory);
  const { pin: settings, trust: config } = await loadConfig(tree);
  const signatures = async () =>
    run.signatures({ config, tree, trustedRoot: '', onWarning: () => undefined });
  const wish = { asOf: undefined, rollBack: undefined };
  const { source } = run;
  const { plan } = await planPins({ tree, now: clock.now(), settings, wish, source, signatures });
  const judged = await openMoveJudge(run, { endpoints, timeoutMs: 60_000 })(plan.moves);
  if (judged.size < IMAGES.length) refused.push('a pin');
  return refused;
}

/** Images with and without an SBOM. */
const IMAGES = ['node:22', 'python:3.13', 'plain:1'];

/** Lines that pin the oldest build of each image: digests follow from names, and are the same on every platform. */
async function oldPins(): Promise<string> {
  const { registry } = await (await startMemoryPlatform({ organizations: world() })).registryClients();
  const lines = IMAGES.map(async (image) => {
    const [name = '', tag = ''] = image.split(':');
    const [oldest] = await registry.tagHistory({ organization: 'acme', name }, tag);
    return `FROM REGISTRY/acme/${image}@${oldest?.digest ?? ''}\n`;
  });
  return (await Promise.all(lines)).join('');
}

describe('the roles of purposes', () => {
  const runs = [
    ['check', check, PURPOSE_RULES.check.role.capabilities],
    ['pin', pin, PURPOSE_RULES.pin.role.capabilities],
  ] as const;

  it.each(runs)('let a %s run without a missing capability', async (_, run, capabilities) => {
    expect(await run(capabilities)).toEqual([]);
  });

  it.each(runs.flatMap(([purpose, run, all]) => all.map((one) => [purpose, one, run, all] as const)))(
    'give a %s %s, which it needs',
    async (_, needed, run, all) => {
      expect(await run(all.filter((one) => one !== needed))).not.toEqual([]);
    },
  );

  it('only read, and hold nothing that the bootstrap identity lacks', () => {
    const bootstrap: readonly string[] = BOOTSTRAP_CAPABILITIES;
    for (const purpose of PURPOSES) {
      const { capabilities } = PURPOSE_RULES[purpose].role;
      expect(capabilities).toEqual([...capabilities].sort());
      for (const one of capabilities) {
        expect(one).toMatch(/\.(?:list|get)$/);
        expect([isCapability(one), bootstrap.includes(one)]).toEqual([true, true]);
      }
    }
  });
});
