import { describe, expect, it } from 'vitest';

import { DAY_MS } from '../../../src/values/instant.ts';
import { MooringError } from '../../../src/values/errors.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import type { RepositoryConfig } from '../../../src/config/read-config.ts';
import { textTree } from '../../support/samples/text-tree.ts';

function read(text: string, files: Readonly<Record<string, string>> = {}): Promise<RepositoryConfig> {
  return readConfig('mooring.yml', new TextEncoder().encode(text), textTree(files));
}

/** Returns the mistakes in a configuration file of a repository with these other files. */
async function mistakesIn(
  text: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  try {
    await read(text, files);
  } catch (error) {
    if (error instanceof MooringError && error.code === 'config_file_invalid')
      return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('config/read-config', () => {
  it.each([
    ['one line', `# ${'x'.repeat(15_000_000)}`],
    ['many lines', 'exclude:\n'.concat('  - a\n'.repeat(2_500_000))],
  ])('refuses a file of 15 MB in %s', async (_, text) => {
    expect(await mistakesIn(text)).toEqual(['mooring.yml: it is larger than 1048576 bytes']);
  });

  it('lists fifty mistakes, and counts the others', async () => {
    const mistakes = await mistakesIn(
      'check:\n  exceptions:\n'.concat("    - { rul: 'x' }\n".repeat(12_000)),
    );
    expect(mistakes).toHaveLength(51);
    expect(mistakes.at(-1)).toMatch(/^and \d{5} more mistakes$/);
  });

  it('skips rebuilds for 30 days unless it says how long', async () => {
    const lagOf = async (text: string): Promise<number | undefined> => (await read(text)).pin.rebuildMaxLagMs;
    expect(await lagOf('pin: { skip-rebuilds: true }')).toBe(30 * DAY_MS);
    expect(await lagOf('pin: { skip-rebuilds: true, max-lag: 2w }')).toBe(14 * DAY_MS);
    expect(await lagOf('pin: { skip-rebuilds: false }')).toBeUndefined();
  });

  it.each([
    ['a list in place of keys', '- a', ['mooring.yml:1: must be a mapping of keys to values']],
    [
      'empty sections',
      'check:\npin:',
      [
        'mooring.yml:1: check: must not be empty; add a key or remove it',
        'mooring.yml:2: pin: must not be empty; add a key or remove it',
      ],
    ],
    [
      'values of another type',
      'check:\n  platforms: linux/amd64\n  exploit-data: [5]\npin:\n  token-hosts: [5]\n  registry-map: { a: 5 }',
      [
        'mooring.yml:2: check.platforms: must be a list of platforms',
        'mooring.yml:3: check.exploit-data[0]: must be a path',
        'mooring.yml:5: pin.token-hosts[0]: must be a host',
        'mooring.yml:6: pin.registry-map.a: must be a host, or a host with the start of a path',
      ],
    ],
    [
      'a severity that is none',
      'pin:\n  fast-lane: none',
      ['mooring.yml:2: pin.fast-lane: unknown fast-lane "none", expected one of critical, high, medium, low'],
    ],
    [
      'an option without the one that it belongs to',
      'pin:\n  max-lag: 30d',
      ['mooring.yml:2: pin.max-lag: has no effect without skip-rebuilds: true'],
    ],
    ['an unclosed list', 'include: [', [/^mooring\.yml:\d: /]],
    [
      'a mistyped key',
      '\nexlude: [a]',
      ['mooring.yml:2: exlude: unknown key "exlude", did you mean "exclude"?'],
    ],
    [
      'a mistyped key inside',
      'ignore:\n  - image: a\n    raeson: b\n    reason: c',
      ['mooring.yml:3: ignore[0].raeson: unknown key "raeson", did you mean "reason"?'],
    ],
    [
      'a word of no list',
      'opt-in:\n  - bake-args\n  - bake',
      [/^mooring\.yml:3: opt-in\[1\]: unknown opt-in "bake"/],
    ],
    ['a rule without a reason', 'ignore:\n  - image: a', ['mooring.yml:2: ignore[0].reason: is missing']],
    ['a rule for nothing', 'ignore:\n  - reason: a', [/^mooring\.yml:2: ignore\[0\]: must set image/]],
  ])('locates %s', async (_, text, expected) => {
    const mistakes = await mistakesIn(text);
    expect(mistakes).toHaveLength(expected.length);
    expected.forEach((one, index) => {
      if (typeof one === 'string') expect(mistakes[index]).toBe(one);
      else expect(mistakes[index]).toMatch(one);
    });
  });

  it('reports every error, by line', async () => {
    expect(
      (await mistakesIn('include: 3\nignore:\n  - path: a\nstrange: true')).map((line) =>
        line.split(':', 3).slice(1),
      ),
    ).toEqual([
      ['1', ' include'],
      ['3', ' ignore[0].reason'],
      ['4', ' strange'],
    ]);
  });

  it('reads numbers and truths as what they are, and what is quoted as text', async () => {
    const text = [
      'check:',
      '  warn-before-days: 5',
      '  strict: true',
      '  max-lag: 14d',
      '  exceptions:',
      '    - { package: "5", reason: "true", until: 2026-12-31 }',
      'pin: { lockstep: false }',
    ].join('\n');
    const { check } = await read(text);
    expect(check.policies.everywhere).toMatchObject({ warnBeforeDays: 5, strict: true });
    expect(check.exceptions).toMatchObject([{ package: '5', reason: 'true', until: '2026-12-31' }]);
    expect(await mistakesIn('check:\n  warn-before-days: "5"\n  strict: yes')).toEqual([
      'mooring.yml:2: check.warn-before-days: must be a whole number of days, at most 36500',
      'mooring.yml:3: check.strict: must be true or false',
    ]);
  });

  it('says so of a period of denied builds that holds none', async () => {
    const period = (from: string, until: string): Promise<readonly string[]> =>
      mistakesIn(`pin:\n  deny:\n    - { reason: bad, from: ${from}T00:00:00Z, until: ${until}T00:00:00Z }`);
    expect(await period('2026-02-01', '2026-02-01')).toEqual([
      'mooring.yml:3: pin.deny[0]: until must be after from',
    ]);
    expect(await period('2026-02-01', '2026-02-02')).toEqual([]);
  });

  it.each(['CGR.DEV/acme/*:T*', 'cgr.dev:443/acme/*:T*', 'cgr.dev/acme/*:T*'])(
    'reads globs of images with any spelling of their registry: %s',
    async (image) => {
      const rule = `{ image: "${image}", reason: a }`;
      const config = await read(
        `ignore: [${rule}]\ncheck:\n  allowed-images: ["${image}"]\npin:\n  hold: [${rule}]\n  registry-map: { "M.test:443/cgr": "CGR.dev" }`,
      );
      const { check, ignore, pin } = config;
      const matchers = [ignore[0]?.image, check.policies.isAllowed, pin.holds[0]?.image];
      expect(matchers.map((matches) => matches?.('cgr.dev/acme/node:T1'))).toEqual([true, true, true]);
      expect(matchers.map((matches) => matches?.('cgr.dev/acme/node:t1'))).toEqual([false, false, false]);
      expect(pin.mirrors).toEqual([{ mirror: 'm.test/cgr', upstream: 'cgr.dev' }]);
    },
  );

  it('takes what it knows, and an empty file', async () => {
    expect(await mistakesIn('')).toEqual([]);
    expect(await mistakesIn('ignore:\n  - { image: "alpine:*", reason: base, until: 2026-12-31 }')).toEqual(
      [],
    );
  });
});
