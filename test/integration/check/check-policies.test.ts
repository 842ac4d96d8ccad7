import { describe, expect, it } from 'vitest';

import { PURPOSE_RULES } from '../../../src/identity/decide/purpose.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { placedFindings } from '../../support/views/placed-findings.ts';

const DAILY = { from: '2026-10-21T06:00:00Z', every: '1d', count: 31 };

/** A tag of the main package `app` whose support ends on a day; in its grace period if that is past. */
const ending = (eolDate: string, changes: object = {}): object => ({
  name: '1',
  history: DAILY,
  eol: {
    mainPackageName: 'app',
    mainPackageVersion: { version: '1', releaseDate: '2025-01-01', eolDate },
    ...changes,
  },
});
const GRACE = {
  tagStatus: 'TAG_IN_GRACE',
  graceStatus: 'GRACE_ACTIVE',
  gracePeriodExpiryDate: '2027-04-01T00:00:00Z',
};

/** The organization of the example with these policies, whose identity has one more capability or none. */
async function start(policies: readonly object[], capability?: string): Promise<MemoryPlatform> {
  const capabilities = [
    ...PURPOSE_RULES.check.role.capabilities,
    ...(capability === undefined ? [] : [capability]),
  ];
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/shop:pull_request',
  };
  const identity = { name: 'shop', uid: IDENTITY, claimMatch, bindings: [{ role: 'only' }] };
  const acme = {
    name: 'acme',
    uid: IDENTITY.slice(0, 40),
    roles: [{ name: 'only', capabilities }],
    identities: [identity],
    policies,
    repos: [
      { name: 'app', tags: [{ name: '1', history: DAILY }] },
      { name: 'aged', tags: [ending('2026-10-01', GRACE)] },
      { name: 'last-day', tags: [ending('2026-11-20')] },
    ],
  };
  const other = {
    name: 'chainguard',
    public: 'all-tags',
    repos: [{ name: 'static', tags: [{ name: '1', history: DAILY }] }],
  };
  return startMemoryPlatform({ organizations: [acme, other] });
}

const HEAD = {
  'app/Dockerfile': 'FROM REGISTRY/acme/app:1\nFROM REGISTRY/acme/app:1\n',
  'aged/Dockerfile': 'FROM REGISTRY/acme/aged:1\n',
  'last-day/Dockerfile': 'FROM REGISTRY/acme/last-day:1\n',
  'public/Dockerfile': 'FROM REGISTRY/chainguard/static:1\n',
};

async function findings(memory: MemoryPlatform): Promise<readonly string[]> {
  return placedFindings(await checkMemory(memory, { head: HEAD }))
    .filter(({ rule }) => ['end-of-life', 'pull-denied', 'not-checked'].includes(rule))
    .map(({ file, line, rule, weight, title }) => `${file}:${line} ${weight} ${rule}: ${title}`)
    .toSorted();
}

function policyRequests({ requests }: MemoryPlatform): number {
  return requests.filter(({ url }) => url.endsWith(':checkPolicies')).length;
}

describe('check: pull policies of the organization', () => {
  const EOL = 'end-of-life: Tag 1 is';

  it('reports what they deny, with one request per build of the own organization', async () => {
    const policies = [
      { name: 'cooldown', days: 7 },
      { name: 'support-window', months: 24, mode: 'dry-run' },
    ];
    const memory = await start([{ name: 'no-eol' }, ...policies], 'repo.check_policies');
    const cooldown = 'pull-denied: Policy cooldown denies pulls until 2026-11-27';
    const window = 'pull-denied: Policy support-window (dry run) would deny pulls';
    expect(await findings(memory)).toEqual([
      `aged/Dockerfile:1 blocking ${EOL} in its grace period`,
      `aged/Dockerfile:1 blocking ${cooldown}`,
      `aged/Dockerfile:1 minor ${window}`,
      `app/Dockerfile:1 blocking ${cooldown}`,
      `app/Dockerfile:2 blocking ${cooldown}`,
      `last-day/Dockerfile:1 blocking ${EOL} close to its end of life`,
      `last-day/Dockerfile:1 blocking ${cooldown}`,
      `last-day/Dockerfile:1 minor ${window}`,
    ]);
    expect(policyRequests(memory)).toBe(3);
  });

  it('makes one request, and reports nothing, if the role lacks the capability', async () => {
    const memory = await start([{ name: 'no-eol' }, { name: 'cooldown', days: 7 }]);
    expect(await findings(memory)).toEqual([
      `aged/Dockerfile:1 warning ${EOL} in its grace period`,
      `last-day/Dockerfile:1 warning ${EOL} close to its end of life`,
    ]);
    expect(policyRequests(memory)).toBe(1);
  });

  it('warns if the request fails otherwise', async () => {
    const memory = await start([], 'repo.check_policies');
    memory.answer(/repos\/[^/]+\/[^/]+:checkPolicies/, 400, { code: 3, message: 'bad request' });
    const unchecked = (await findings(memory)).filter((one) => one.includes('not-checked'));
    expect(unchecked.map((one) => one.replace(/^\S+ /, ''))).toEqual(
      Array(4).fill('warning not-checked: Pull policies could not be checked'),
    );
  });
});
