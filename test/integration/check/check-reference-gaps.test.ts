import { describe, expect, it } from 'vitest';

import { checkMemory, found } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const MISSPELT = 'FROM REGISTRY/acme/nodde:22\n';
const files = { Dockerfile: MISSPELT };

/** The problems that are errors or warnings, by their numbers, with the words of their causes. */
function problemsOf({ findings }: Awaited<ReturnType<typeof checkMemory>>) {
  const important = findings.filter(({ level }) => level !== 'notice');
  return [...Map.groupBy(important, ({ problem }) => problem).values()].map(
    ([first]) => `${first?.level} ${first?.novelty} ${first?.cause?.title ?? first?.title}`,
  );
}

describe('a reference that cannot be checked in head and base', () => {
  it.each<[string, string, Parameters<typeof checkMemory>[1]['principal']]>([
    ['a misspelled image', MISSPELT, 'identity'],
    ['a misspelled public image', 'FROM REGISTRY/chainguard/nodde:latest\n', 'identity'],
    [
      'a misspelled public image beside another, unauthenticated',
      'FROM REGISTRY/chainguard/static:latest\nFROM REGISTRY/chainguard/nodde:latest\n',
      'anonymous',
    ],
    ['a pin of a missing image', `FROM REGISTRY/acme/nodde:22@sha256:${'a'.repeat(64)}\n`, 'identity'],
  ])('is one pre-existing warning: %s', async (_, dockerfile, principal = 'identity') => {
    const same = { Dockerfile: dockerfile };
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: same, base: same, principal });
    expect(problemsOf(report)).toEqual([expect.stringMatching(/^warning pre-existing Image not found: /)]);
    expect(report.verdict).toBe('warn');
  });

  it.each(['', 'FROM REGISTRY/chainguard/static:latest\n'])(
    'says which tags of public images need an account, beside %j',
    async (others) => {
      const head = { Dockerfile: `${others}FROM REGISTRY/chainguard/node:22\n` };
      const memory = await startMemoryPlatform();
      const report = await checkMemory(memory, { head, base: head, principal: 'anonymous' });
      expect(problemsOf(report)).toEqual([
        expect.stringMatching(
          /^warning pre-existing Not available without an account: .*\/chainguard\/node:22$/,
        ),
      ]);
      expect(report.findings.find(({ level }) => level === 'warning')?.remedy).toMatch(
        /^Use the tag latest or latest-dev, or sign in/,
      );
    },
  );

  it('fails on the line that writes it, once, with the image that is probably meant', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, {
      head: files,
      base: { Dockerfile: 'FROM REGISTRY/acme/node:22\n' },
    });
    expect(problemsOf(report)[0]).toMatch(/^error new Image not found: .*\/acme\/nodde$/);
    const errors = report.findings.filter(({ level }) => level === 'error');
    expect(new Set(errors.map(({ problem }) => problem)).size).toBe(1);
    expect(errors[0]?.remedy).toBe('Did you mean node? Correct the reference.');
  });

  it('fails without a base', async () => {
    const report = await checkMemory(await startMemoryPlatform(), { head: files });
    expect([report.verdict, problemsOf(report)]).toEqual([
      'fail',
      [expect.stringMatching(/^error not-compared Image not found/)],
    ]);
  });

  it('fails under a strict policy', async () => {
    const report = await checkMemory(await startMemoryPlatform(), {
      head: files,
      base: files,
      inputs: { strict: true },
    });
    expect(report.verdict).toBe('fail');
  });

  it('is a warning if the registry denies it, and not others of its organization', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/\/acme\/curl\/_chainguard\/history\//, 403, { errors: [] });
    const one = { Dockerfile: 'FROM REGISTRY/acme/curl:8\n' };
    const both = { Dockerfile: 'FROM REGISTRY/acme/curl:8\nFROM REGISTRY/acme/go:1.25\n' };
    const levels = async (same: typeof one) =>
      found(await checkMemory(memory, { head: same, base: same })).filter((text) =>
        text.includes('not-checked'),
      );
    expect(await levels(both)).toEqual(['warning not-checked pre-existing Dockerfile']);
    // A role that cannot pull is a mistake in the setup, which would disable the check.
    expect(await levels(one)).toEqual(['error not-checked pre-existing Dockerfile']);
  });

  it('fails if the registry is unavailable', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/_chainguard\/history/, 503, {});
    const same = { Dockerfile: 'FROM REGISTRY/acme/curl:8\nFROM REGISTRY/acme/go:1.25\n' };
    expect((await checkMemory(memory, { head: same, base: same })).verdict).toBe('fail');
  });
});

describe('a file that cannot be read in head and base', () => {
  const BROKEN = 'services: { image: [\n';

  it.each([
    ['unchanged: a warning', BROKEN, 'warning not-checked pre-existing compose.yaml'],
    // It can name another image now.
    ['changed: fails', `# An edit\n${BROKEN}`, 'error not-checked pre-existing compose.yaml'],
  ])('%s', async (_, text, expected) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, {
      head: { 'compose.yaml': text },
      base: { 'compose.yaml': BROKEN },
    });
    expect(found(report)[0]?.replace(' new ', ' pre-existing ')).toBe(expected);
  });
});
