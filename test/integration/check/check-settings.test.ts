import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { renderSummary, renderText } from '../../support/views/rendered.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadBaseline } from '../../../src/check/load-baseline.ts';
import { checkMemory, found, treeOf } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const CONFIG = '.github/mooring.yml';
/** One image that is past its end of life; the platform's clock stands at 2026-11-20T12:00:00Z. */
const OLD = 'FROM REGISTRY/acme/node:18\n';
const IGNORED = '# mooring: ignore=known\n';

/** A public image with an advisory that is published. */
const PUBLIC_CURL = {
  organizations: [
    {
      name: 'chainguard',
      public: true,
      repos: [{ name: 'curl', tags: [{ name: '8', history: { from: 'now-9d', every: '1d', count: 9 } }] }],
      advisories: [
        {
          advisoryId: 'CGA-2222-3333-4444',
          artifactName: 'curl',
          aliases: ['CVE-2026-7'],
          events: [{ at: 'now-3d', kind: 'true-positive' }],
        },
      ],
    },
  ],
};

function settings(...lines: readonly string[]): Files {
  return { [CONFIG]: `check:\n${lines.map((line) => `  ${line}\n`).join('')}` };
}

function exception(until: string, ...what: readonly string[]): Files {
  const about = what.map((line) => `    ${line}`);
  return settings('exceptions:', '  - reason: it goes away', ...about, `    until: ${until}`);
}

describe('the configuration of a pull request', () => {
  it('are those of its base: it cannot let itself pass', async () => {
    const memory = await startMemoryPlatform();
    for (const own of [settings('fail-on: []'), exception('2026-12-31', 'rule: end-of-life')]) {
      const report = await checkMemory(memory, { head: { ...own, Dockerfile: OLD }, base: {} });
      expect([report.verdict, found(report)[0]]).toEqual(['fail', 'error end-of-life new Dockerfile']);
      expect(report.notes).toContain(
        'This change edits .github/mooring.yml; the edits take effect after the merge.',
      );
    }
  });

  it('are those of its base: it cannot make the gate stricter for itself either', async () => {
    const memory = await startMemoryPlatform();
    const base = settings('fail-on: []');
    const report = await checkMemory(memory, { head: { Dockerfile: OLD }, base });
    expect([report.verdict, report.failOn]).toEqual(['warn', []]);
  });

  it.each<[string, Files]>([
    ['above a line', { Dockerfile: `# mooring: ignore=because I say so\n${OLD}` }],
    [
      'at the end of a line',
      { 'compose.yaml': 'services:\n  web:\n    image: REGISTRY/acme/node:18 # mooring: ignore=me\n' },
    ],
  ])('do not heed a comment that it adds itself, %s', async (_, head) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head, base: {} });
    expect(found(report)[0]).toMatch(/^error end-of-life new /);
    expect(report.notes).toContain(
      '1 `mooring: ignore` comment added by this change takes effect after the merge.',
    );
  });

  it.each<[string, Files, Files]>([
    ['for the same tag on another line', {}, { Dockerfile: `${IGNORED}${OLD}${IGNORED}${OLD}` }],
    [
      'for another tag of the image on another line',
      { Dockerfile: `${IGNORED}FROM REGISTRY/acme/node:22\n` },
      { Dockerfile: `${IGNORED}FROM REGISTRY/acme/node:22\n${IGNORED}${OLD}` },
    ],
    [
      'for another tag, and that tag loses its comment',
      { Dockerfile: `${IGNORED}FROM REGISTRY/acme/node:22\n` },
      { Dockerfile: `FROM REGISTRY/acme/node:22\n${IGNORED}${OLD}` },
    ],
    ['in another file', {}, { Dockerfile: `${IGNORED}${OLD}`, 'web/Dockerfile': `${IGNORED}${OLD}` }],
    ['in a file that the change renames', {}, { 'web/Dockerfile': `${IGNORED}${OLD}` }],
    [
      'for a text without a value',
      { Dockerfile: `ARG V\n${IGNORED}FROM a:$V\n` },
      { Dockerfile: `ARG V\n${IGNORED}FROM a:$V\n${IGNORED}FROM a:$V\n` },
    ],
  ])('do not heed a comment that it adds where the base has one %s', async (_, before, head) => {
    const memory = await startMemoryPlatform();
    const base = { Dockerfile: `${IGNORED}${OLD}`, ...before };
    const report = await checkMemory(memory, { head, base });
    expect(found(report)[0]).toMatch(/^error (?:end-of-life|unresolvable) new /);
    expect(report.notes).toContain(
      '1 `mooring: ignore` comment added by this change takes effect after the merge.',
    );
  });

  it.each<[string, Files]>([
    ['that moves down by as many lines as it has', { Dockerfile: `RUN a\nRUN b\n${IGNORED}${OLD}${OLD}` }],
    ['beside which the change adds lines', { Dockerfile: `${IGNORED}${OLD}FROM scratch\n${OLD}` }],
    [
      'of which the change writes another tag',
      { Dockerfile: `${IGNORED}FROM REGISTRY/acme/node:20\n${OLD}` },
    ],
  ])('heed a comment of the base %s', async (_, head) => {
    const memory = await startMemoryPlatform();
    const base = { Dockerfile: `${IGNORED}${OLD}${OLD}` };
    const report = await checkMemory(memory, { head, base });
    expect(report.notes).toEqual([]);
    expect(found(report)).toEqual([
      'warning end-of-life pre-existing Dockerfile',
      'notice unpinned pre-existing Dockerfile',
    ]);
  });

  it('count what was written before: a comment of the base still leaves its line out', async () => {
    const memory = await startMemoryPlatform();
    const ignored = `# mooring: ignore=known\n${OLD}`;
    const report = await checkMemory(memory, {
      head: { Dockerfile: `# edited\n${ignored}` },
      base: { Dockerfile: ignored },
    });
    expect([report.verdict, report.findings, report.notes]).toEqual(['pass', [], []]);
  });

  it('do not follow a comment to another image in the same file', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, {
      head: { Dockerfile: `# mooring: ignore=known\n${OLD}` },
      base: { Dockerfile: '# mooring: ignore=known\nFROM REGISTRY/acme/node:22\n' },
      inputs: { failOn: ['new-end-of-life'] },
    });
    // The comment was there, for the image: a tag that the change moves is left out with it, and no other image is.
    const other = await checkMemory(memory, {
      head: { Dockerfile: '# mooring: ignore=known\nFROM REGISTRY/acme/curl:8\n' },
      base: { Dockerfile: '# mooring: ignore=known\nFROM REGISTRY/acme/node:22\n' },
    });
    expect(found(report)).toEqual([]);
    expect(found(other)[0]).toBe('error advisory new Dockerfile');
  });

  it('that cannot be read in the base are a warning for the change that fixes them', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, {
      head: { ...settings('fail-on: [new-advisory]'), Dockerfile: 'FROM REGISTRY/acme/go:1.25\n' },
      base: { [CONFIG]: 'check:\n  fail-on: [advisorry]\n  what: 1\n' },
    });
    const [broken] = report.findings;
    expect(report.verdict).toBe('warn');
    expect(broken).toMatchObject({ rule: 'config', level: 'warning' });
    expect(broken?.message).toMatch(/^.*mooring\.yml:2: .*; .*mooring\.yml:3: /);
    expect(broken?.message).toContain('did you mean "advisory"?');
  });

  it('that cannot be read in head are its own fault, all mistakes at once, with their lines', async () => {
    const memory = await startMemoryPlatform();
    const broken = settings('fail-on: [end-of-lief]', 'max-lag: soon', 'unscored: maybe');
    await expect(checkMemory(memory, { head: broken, base: {} })).rejects.toMatchObject({
      code: 'config_file_invalid',
      message: expect.stringMatching(/mooring\.yml:2: .*\n.*mooring\.yml:3: .*\n.*mooring\.yml:4: /),
    });
  });

  it('are the defaults if the base is unavailable', async () => {
    const memory = await startMemoryPlatform();
    const base = { kind: 'unavailable', reason: 'It is gone', hint: 'Fetch it.', isChange: true } as const;
    const head = { ...settings('fail-on: []'), Dockerfile: OLD };
    const report = await checkMemory(memory, { head, base });
    expect(found(report)).toEqual([
      'error base-unavailable new ',
      'warning end-of-life not-compared Dockerfile',
      'notice unpinned not-compared Dockerfile',
    ]);
    expect(report.failOn).toContain('new-end-of-life');
    expect(report.notes[0]).toBe('The configuration of the base is unavailable; the defaults applied.');
  });
});

describe('the configuration of any other run', () => {
  it('are its own, and its inputs win over them', async () => {
    const memory = await startMemoryPlatform();
    const head = { ...settings('fail-on: [end-of-life]'), Dockerfile: OLD };
    expect((await checkMemory(memory, { head })).verdict).toBe('fail');
    expect((await checkMemory(memory, { head, inputs: { failOn: [] } })).verdict).toBe('warn');
  });

  it.each<[string, readonly string[], string, readonly string[]]>([
    ['no limit', ['max-open-days: {}'], 'warn', ['warning advisory not-compared Dockerfile']],
    [
      'max-open-days',
      ['max-open-days: { high: 1 }'],
      'fail',
      ['error overdue-advisory not-compared Dockerfile'],
    ],
    [
      'budget',
      ['budget: { high: 0 }'],
      'fail',
      ['error over-budget not-compared ', 'warning advisory not-compared Dockerfile'],
    ],
    [
      'budget, and an exception',
      ['budget: { high: 0 }', 'exceptions: [{ rule: advisory, reason: r, until: 2027-01-01 }]'],
      'pass',
      ['notice advisory not-compared Dockerfile'],
    ],
    ['only-fixable', ['only-fixable: true'], 'pass', ['notice advisory not-compared Dockerfile']],
  ])('limit open advisories: %s', async (_, lines, verdict, expected) => {
    const head = { ...settings(...lines), Dockerfile: 'FROM REGISTRY/acme/curl:8\n' };
    const report = await checkMemory(await startMemoryPlatform(), { head });
    // The vulnerability is in two packages of the image.
    expect([...new Set(found(report))].filter((one) => !one.includes('unpinned'))).toEqual(expected);
    expect(report.verdict).toBe(verdict);
  });

  it('say whatever the inputs can say, each key by its name', async () => {
    const every = {
      ...settings(
        'fail-on: [new-advisory]',
        'warn-on: [unpinned]',
        'min-severity: high',
        'unscored: fail',
        'under-investigation: after 3 days',
        'only-fixable: true',
        'max-open-days: { critical: 7, high: 30 }',
        'max-fix-days: { unscored: 0 }',
        'budget: { critical: 0, high: 5 }',
        'strict: true',
        'pending-upstream: fail',
        'unreviewed: warn',
        'warn-before-days: 60',
        'fail-before-days: 0',
        'deprecated: warn',
        'max-lag: 14d',
        'require-pins: false',
      ),
    };
    const tree = treeOf(every, await startMemoryPlatform());
    expect((await loadConfig(tree)).check.policies.everywhere).toEqual({
      failOn: ['new-advisory'],
      warnOn: ['unpinned'],
      minSeverity: 'high',
      unscored: 'fail',
      underInvestigation: 'after 3 days',
      onlyFixable: true,
      maxOpenDays: { critical: 7, high: 30 },
      maxFixDays: { unscored: 0 },
      budget: { critical: 0, high: 5 },
      strict: true,
      pendingUpstream: 'fail',
      unreviewed: 'warn',
      warnBeforeDays: 60,
      failBeforeDays: 0,
      deprecated: 'warn',
      maxLagDays: 14,
      requirePins: false,
    });
  });

  it.each([
    [
      'max-detection-days: 14',
      /replaced by `under-investigation`: write `under-investigation: after 7 days`/,
    ],
    ['under-investigation: 14', /must be `warn`, `fail` or `after N days`/],
    ['under-investigation: after a week', /must be `warn`, `fail` or `after N days`/],
    ['max-open-days: { critical: soon }', /must be a whole number of days/],
    ['max-fix-days: { hihg: 3 }', /did you mean "high"/],
    ['budget: { high: -1 }', /must be a whole number, at most 1000000/],
    ['rules: [{ path: a, budget: { high: 1 } }]', /applies to the whole run: set it in `check`/],
    ['rules: [{ path: a, max-detection-days: 3 }]', /replaced by `under-investigation`/],
    ['warn-before-days: -1', /must be a whole number of days/],
    ['fail-before-days: 99999', /at most 36500/],
    ['strict: perhaps', /must be true or false/],
    ['max-lag: soon', /must be a duration such as `14d`/],
    ['platforms: [amd64]', /must be a platform such as linux\/amd64/],
    ['rules: [{ fail-on: [] }]', /must set image, path, or both/],
    ['fail-onn: []', /did you mean "fail-on"/],
  ])('are refused with their line where they say %s', async (line, message) => {
    const tree = treeOf(settings(line), await startMemoryPlatform());
    await expect(loadConfig(tree)).rejects.toMatchObject({
      code: 'config_file_invalid',
      message: expect.stringMatching(/mooring\.yml:[12]: /),
    });
    await expect(loadConfig(tree)).rejects.toThrow(message);
  });

  it('hold for some images or files where a rule says so, the later one first', async () => {
    const memory = await startMemoryPlatform();
    const rules = settings(
      'fail-on: [end-of-life]',
      'rules:',
      '  - image: "*/acme/node"',
      '    fail-on: []',
      '  - { image: "*/acme/*", path: strict/**, fail-on: [end-of-life, unpinned] }',
    );
    const head = { ...rules, 'loose/Dockerfile': OLD, 'strict/Dockerfile': OLD };
    expect(found(await checkMemory(memory, { head }))).toEqual([
      'error end-of-life not-compared strict/Dockerfile',
      'error unpinned not-compared strict/Dockerfile',
      'warning end-of-life not-compared loose/Dockerfile',
      'notice unpinned not-compared loose/Dockerfile',
    ]);
  });

  it('let only allowed images in, want pins, and bound how far they are behind', async () => {
    const memory = await startMemoryPlatform();
    const own = settings(
      'fail-on: [not-allowed, pin-required, too-far-behind]',
      'allowed-images: ["*/acme/**"]',
      'require-pins: true',
      'max-lag: 14d',
    );
    const nginx = `REGISTRY/acme/nginx:1.29@sha256:fb62b2f5245654e08ab1221933ea90a97c782f353e0795797c8a08b92bef0b13`;
    const head = {
      ...own,
      'a/Dockerfile': `FROM ${nginx}\n`,
      'b/Dockerfile': 'FROM alpine:3\nFROM REGISTRY/acme/go:1.25\n',
    };
    const report = await checkMemory(memory, { head });
    expect(report.findings.find(({ rule }) => rule === 'not-allowed')?.message).toMatch(
      /mooring\.yml: \*\/acme\/\*\*\.$/,
    );
    expect(found(report).filter((line) => line.startsWith('error'))).toEqual([
      'error not-allowed not-compared b/Dockerfile',
      'error pin-required not-compared b/Dockerfile',
      'error pin-required not-compared b/Dockerfile',
      'error too-far-behind not-compared a/Dockerfile',
    ]);
  });
});

describe('an exception', () => {
  const failing = { failOn: ['end-of-life', 'advisory'] } as const;

  it('takes what it is about down to a notice, with its reason and its end', async () => {
    const memory = await startMemoryPlatform();
    const head = { ...exception('2027-01-31', 'rule: end-of-life'), Dockerfile: OLD };
    const report = await checkMemory(memory, { head, inputs: failing });
    expect(report.verdict).toBe('pass');
    expect(report.findings.find(({ rule }) => rule === 'end-of-life')).toMatchObject({
      level: 'notice',
      exception: { reason: 'it goes away', until: '2027-01-31' },
    });
  });

  it.each([
    ['a CVE', ['advisory: CVE-2026-48211'], 0],
    ['the id of the service', ['advisory: CGA-4m8x-2vwq-h9jp'], 0],
    ['a CVE in one package', ['advisory: CVE-2026-48211', 'package: curl'], 1],
    ['an image', ['image: "*/acme/curl"'], 0],
    ['a path', ['path: web/**'], 0],
    ['another path', ['path: api/**'], 2],
    ['another image', ['image: "*/acme/python"', 'advisory: CVE-2026-48211'], 2],
    ['another vulnerability', ['advisory: CVE-2026-1'], 2],
  ] as const)('covers no more than it names: %s', async (_, what, left) => {
    const memory = await startMemoryPlatform();
    const head = { ...exception('2027-01-31', ...what), 'web/Dockerfile': 'FROM REGISTRY/acme/curl:8\n' };
    const report = await checkMemory(memory, { head, inputs: failing });
    expect(report.findings.filter(({ level }) => level === 'error')).toHaveLength(left);
  });

  // Now is noon of 2026-11-20, and an exception counts until the end of its day.
  it.each([
    ['2026-11-19', 'fail', ['warning Exception has expired']],
    ['2026-11-20', 'warn', ['warning Exception expires soon']],
    ['2026-12-03', 'warn', ['warning Exception expires soon']],
    ['2026-12-04', 'pass', []],
  ])('until %s makes it %s', async (until, verdict, expected) => {
    const memory = await startMemoryPlatform();
    const head = { ...exception(until, 'rule: end-of-life'), Dockerfile: OLD };
    const report = await checkMemory(memory, { head, inputs: failing });
    expect(report.verdict).toBe(verdict);
    const said = report.findings.filter(({ rule }) => rule === 'exception');
    expect(said.map(({ level, title }) => `${level} ${title}`)).toEqual(expected);
    expect(said.map(({ file, line }) => [file, line])).toEqual(expected.map(() => [CONFIG, 3]));
  });

  it.each([
    [
      'a vulnerability that is in no image',
      ['advisory: CVE-2026-1'],
      'FROM REGISTRY/acme/curl:8\n',
      /: CVE-2026-1 \(line 3\)\.$/,
    ],
    [
      'an image that is nowhere',
      ['image: "*/acme/gone"'],
      'FROM REGISTRY/acme/curl:8\n',
      /: some images \(line 3\)\.$/,
    ],
    ['what is there', ['advisory: CVE-2026-48211'], 'FROM REGISTRY/acme/curl:8\n', undefined],
    [
      'what may be in an image without a manifest',
      ['advisory: CVE-2026-1'],
      'FROM REGISTRY/acme/perl:5\n',
      undefined,
    ],
    ['what may be in an image without a value', ['image: "*/acme/gone"'], 'ARG X\nFROM $X\n', undefined],
    ['intermittent findings', ['rule: not-checked'], 'FROM REGISTRY/acme/curl:8\n', undefined],
  ] as const)('for %s is unused only if the evidence is complete', async (_, what, dockerfile, told) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, {
      head: { ...exception('2027-01-31', ...what), Dockerfile: dockerfile },
    });
    const said = report.notes.filter((note) =>
      note.startsWith('Remove 1 exception from the configuration file'),
    );
    expect(said).toEqual(told === undefined ? [] : [expect.stringMatching(told)]);
    expect(report.findings.filter(({ rule }) => rule === 'exception')).toEqual([]);
  });

  it.each([
    ['no reason', ['- { rule: advisory, until: 2026-12-31 }'], /exceptions\[0\].*reason/],
    ['no end', ['- { rule: advisory, reason: because }'], /exceptions\[0\].*until/],
    ['no day', ['- { rule: advisory, reason: because, until: soon }'], /must be a date such as 2026-12-31/],
    ['nothing that it is about', ['- { reason: because, until: 2026-12-31 }'], /must set rule/],
    ['an empty reason', ['- { rule: advisory, reason: "", until: 2026-12-31 }'], /must state the reason/],
    ['a blank reason', ['- { rule: advisory, reason: " ", until: 2026-12-31 }'], /must state the reason/],
  ])('with %s is an error in the configuration file', async (_, lines, message) => {
    const memory = await startMemoryPlatform();
    const head = settings('exceptions:', ...lines);
    await expect(checkMemory(memory, { head })).rejects.toMatchObject({
      code: 'config_file_invalid',
      message: expect.stringMatching(message),
    });
  });
});

describe('what is new', () => {
  it('is also what another file has, on a line that the change wrote', async () => {
    const memory = await startMemoryPlatform();
    const curl = 'FROM REGISTRY/acme/curl:8\n';
    const report = await checkMemory(memory, {
      head: { 'old/Dockerfile': `${OLD}${curl}`, 'new/Dockerfile': `${OLD}${curl}` },
      base: { 'old/Dockerfile': `${OLD}${curl}` },
    });
    expect(found(report).filter((line) => !line.startsWith('notice'))).toEqual([
      'error end-of-life new new/Dockerfile',
      ...Array(2).fill('error advisory new new/Dockerfile'),
      'warning end-of-life pre-existing old/Dockerfile',
      ...Array(2).fill('warning advisory pre-existing old/Dockerfile'),
    ]);
  });

  it('is what came up since a time, where a run is compared with one', async () => {
    const memory = await startMemoryPlatform();
    const head = { Dockerfile: 'FROM REGISTRY/acme/curl:8\nFROM REGISTRY/acme/postgres:17\n' };
    const since = async (day: string): Promise<readonly string[]> => {
      const base = { kind: 'since', since: parseInstant(`${day}T00:00:00Z`), isChange: false } as const;
      const report = await checkMemory(memory, { head, base });
      expect(report.comparedWith).toEqual({ kind: 'since', since: `${day}T00:00:00.000Z` });
      return report.findings.flatMap(({ rule, novelty, advisory }) =>
        rule === 'advisory' ? [`${advisory?.id} ${novelty}`] : [],
      );
    };
    expect(await since('2026-11-10')).toEqual([
      'CVE-2026-48211 new',
      'CVE-2026-48211 new',
      'CVE-2026-40077 pre-existing',
    ]);
    expect(await since('2026-11-19')).toEqual([
      'CVE-2026-48211 pre-existing',
      'CVE-2026-48211 pre-existing',
      'CVE-2026-40077 pre-existing',
    ]);
  });

  it('is what an earlier report does not list, where a run has one', async () => {
    const memory = await startMemoryPlatform();
    const earlier = await checkMemory(memory, { head: { Dockerfile: OLD } });
    const head = { Dockerfile: `${OLD}FROM REGISTRY/acme/curl:8\n`, 'base.json': JSON.stringify(earlier) };
    const base = await loadBaseline(treeOf(head, memory), 'base.json');
    const report = await checkMemory(memory, { head, base });
    expect(report.comparedWith).toEqual({ kind: 'baseline', file: 'base.json' });
    expect(found(report)).toEqual([
      'error advisory new Dockerfile',
      'error advisory new Dockerfile',
      'warning end-of-life pre-existing Dockerfile',
      'notice unpinned pre-existing Dockerfile',
      'notice unpinned new Dockerfile',
    ]);
  });

  it('is judged by place against an earlier report too, of any version', async () => {
    const memory = await startMemoryPlatform();
    const curl = 'FROM REGISTRY/acme/curl:8\n';
    const { judgedBy: _, ...image } =
      (await checkMemory(memory, { head: { Dockerfile: curl } })).images[0] ?? {};
    const { findings, ...earlier } = await checkMemory(memory, { head: { Dockerfile: curl } });
    const keyed = findings.map((one) => ({ ...one, fileKey: one.key }));
    const reports = {
      'base.json': { ...earlier, findings: keyed },
      'old.json': { ...earlier, findings, images: [image] },
    };
    const head = { Dockerfile: `# Moved\n${curl}`, 'other/Dockerfile': curl };
    for (const [path, report] of Object.entries(reports)) {
      const files = { ...head, [path]: JSON.stringify(report) };
      // oxlint-disable-next-line no-await-in-loop -- two reports
      const base = await loadBaseline(treeOf(files, memory), path);
      // oxlint-disable-next-line no-await-in-loop -- two reports
      const checked = await checkMemory(memory, { head: files, base });
      expect(found(checked).filter((line) => line.includes('advisory'))).toEqual([
        ...Array(2).fill('error advisory new other/Dockerfile'),
        ...Array(2).fill('warning advisory pre-existing Dockerfile'),
      ]);
      expect(checked.trend?.high).toEqual({ head: 1, base: 1 });
    }
  });

  it('is resolved if an earlier report lists it and the files no longer have it', async () => {
    const memory = await startMemoryPlatform();
    const earlier = await checkMemory(memory, { head: { Dockerfile: OLD } });
    const head = { Dockerfile: 'FROM REGISTRY/acme/go:1.25\n', 'base.json': JSON.stringify(earlier) };
    const report = await checkMemory(memory, {
      head,
      base: await loadBaseline(treeOf(head, memory), 'base.json'),
    });
    expect(report.resolved.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      'end-of-life Dockerfile',
      'unpinned Dockerfile',
    ]);
    const text = renderText(report).join('\n');
    expect(text).toContain('2 resolved problems (1 end of life, 1 unpinned);');
    expect(text).not.toContain('this change');
    expect(renderSummary(report)).toContain('✅ 2 resolved problems');
  });

  it('is unknown in a file that is unreadable in the base', async () => {
    const memory = await startMemoryPlatform();
    const curl = 'FROM REGISTRY/acme/curl:8\n';
    const head = { Dockerfile: OLD, 'b/Dockerfile': curl };
    const report = await checkMemory(memory, { head, base: { Dockerfile: '\0' } });
    expect(found(report).filter((line) => !line.startsWith('notice'))).toEqual([
      'error advisory new b/Dockerfile',
      'error advisory new b/Dockerfile',
      'warning end-of-life not-compared Dockerfile',
      'warning base-unavailable not-compared Dockerfile',
    ]);
    expect(report.findings.find(({ rule }) => rule === 'base-unavailable')?.message).toBe(
      'Dockerfile could not be read in the base. No new line of it is classified as new.',
    );
  });

  it('is not an exception that expires', async () => {
    const memory = await startMemoryPlatform();
    const ended = exception('2026-11-19', 'rule: end-of-life');
    for (const isChange of [true, false]) {
      const base = { kind: 'tree', commit: 'b'.repeat(40), tree: treeOf(ended, memory), isChange } as const;
      const report = await checkMemory(memory, { head: { ...ended, Dockerfile: OLD }, base });
      expect(found(report)).toContain('warning exception pre-existing .github/mooring.yml');
    }
  });

  it.each([
    ['is not there', 'gone.json', /gone\.json: it does not exist/],
    ['is not JSON', 'text.json', /text\.json: .*not JSON/],
    ['is no report', 'other.json', /other\.json: not a report of a check: /],
  ])('is never taken for everything or nothing where the earlier report %s', async (_, path, message) => {
    const tree = treeOf(
      { 'text.json': 'hello', 'other.json': '{"schema":"x"}' },
      await startMemoryPlatform(),
    );
    await expect(loadBaseline(tree, path)).rejects.toThrow(message);
  });
});

describe('a run without a token', () => {
  it('judges public images by their history and by published advisories', async () => {
    const memory = await startMemoryPlatform();
    const head = { Dockerfile: 'FROM REGISTRY/chainguard/static:latest\nFROM REGISTRY/acme/node:18\n' };
    const report = await checkMemory(memory, { head, principal: 'anonymous', base: {} });
    expect([report.mode, report.verdict]).toEqual(['anonymous', 'warn']);
    expect(report.notes[0]).toMatch(/^Unauthenticated run \(a test\): only public images/);
    const [first, second] = report.images;
    expect([first?.newest !== null, second?.newest]).toEqual([true, null]);
    const unchecked = report.findings.filter(({ rule }) => rule === 'not-checked');
    expect(unchecked.map(({ message }) => message)).toEqual(
      unchecked.map(() => expect.stringMatching(/^Private images require authentication: .*acme\/node\.$/)),
    );
    const paths = new Set(memory.requests.map(({ url }) => new URL(url).pathname));
    expect([...paths].filter((path) => path.startsWith('/advisory/'))).toEqual(['/advisory/v2/documents']);
    expect([...paths].filter((path) => /^\/(?:registry|iam|vulnerabilities|sts)\//.test(path))).toEqual([]);
    const senders = memory.requests.filter(({ url }) => !url.includes('/history/') && !url.includes('/v2/'));
    expect(senders.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
  });

  it('fails on errors other than missing authentication', async () => {
    const faults = [{ route: 'getTagHistory', nth: '*', status: 503, body: { errors: [] } }];
    const memory = await startMemoryPlatform({ faults });
    const head = { Dockerfile: 'FROM REGISTRY/chainguard/static:latest\n' };
    const report = await checkMemory(memory, { head, principal: 'anonymous' });
    expect(report.verdict).toBe('fail');
    expect(found(report)[0]).toBe('error not-checked not-compared Dockerfile');
  });

  it('finds an open advisory that is published', async () => {
    const memory = await startMemoryPlatform(PUBLIC_CURL);
    const head = { Dockerfile: 'FROM REGISTRY/chainguard/curl:8\n' };
    const report = await checkMemory(memory, { head, base: {}, principal: 'anonymous' });
    expect(report.findings.flatMap(({ advisory }) => advisory?.id ?? [])).toContain('CVE-2026-7');
  });
});
