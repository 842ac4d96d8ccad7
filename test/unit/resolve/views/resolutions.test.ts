import { describe, expect, it } from 'vitest';

import { ResolveReport } from '../../../../src/resolve/report.ts';
import { DAY_MS, parseInstant } from '../../../../src/values/instant.ts';
import {
  resolutionLine,
  resolutionsJson,
  resolutionsTable,
} from '../../../../src/resolve/views/resolutions.ts';
import { renderResolveSummary } from '../../../../src/resolve/views/resolve-summary.ts';
import type {
  Resolution,
  Resolutions,
  ResolvedReference,
} from '../../../../src/resolve/decide/resolution.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';
import { schemaErrors } from '../../../support/views/schema-errors.ts';

const OWN: ResolvedReference = {
  kind: 'resolved',
  written: 'cgr.dev/acme/node',
  reference: `cgr.dev/acme/node:latest@${digestOf('a')}`,
  image: 'cgr.dev/acme/node',
  tag: 'latest',
  digest: digestOf('a'),
  builtAt: parseInstant('2026-11-17T12:00:00Z'),
  behind: { builds: 1, days: 2 },
  usualInterval: DAY_MS * 1.5,
};

const RESOLUTIONS: Resolutions = {
  at: parseInstant('2026-11-20T12:00:00Z'),
  asOf: parseInstant('2026-11-18T00:00:00Z'),
  minAgeMs: 12 * 3_600_000,
  platform: 'linux/arm64',
  references: [
    OWN,
    { ...OWN, written: 'newest', behind: { builds: 0, days: 0 }, usualInterval: undefined },
    { ...OWN, written: 'elsewhere', builtAt: undefined, behind: undefined, usualInterval: undefined },
    {
      kind: 'unresolved',
      written: 'evil\n::error::x',
      code: 'lookup-failed',
      reason: 'it said\r::set-output name=x::\u001B[2J',
      hint: 'Wait',
    },
  ],
};

describe('resolve/views/resolutions', () => {
  it('says the same in JSON as its schema, and a reader gets back what went in', () => {
    const report: unknown = JSON.parse(resolutionsJson(RESOLUTIONS));
    expect(schemaErrors('resolve.v1.json', report)).toEqual([]);
    const { references, ...head } = ResolveReport.parse(report);
    expect(head).toEqual({
      schema: 'mooring.resolve/v1',
      resolvedAt: '2026-11-20T12:00:00.000Z',
      asOf: '2026-11-18T00:00:00.000Z',
      minAge: '12h',
      platform: 'linux/arm64',
    });
    expect(references[0]).toMatchObject({ behind: OWN.behind, usualIntervalSeconds: 129_600 });
    expect(references[2]).toMatchObject({ builtAt: null, behind: null, usualIntervalSeconds: null });
    expect(references[3]).toMatchObject({ state: 'unresolved', written: 'evil\n::error::x' });
  });

  it('has one line for each in the table, and nothing in it that a terminal or a runner obeys', () => {
    const lines = resolutionsTable(RESOLUTIONS).trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/2026-11-17T12:00:00\.000Z {2}1 build, 2 days {2}36h$/);
    expect(lines[2]).toMatch(/ newest +-$/);
    expect(lines[3]).toMatch(/ - +unknown +-$/);
    expect(lines.join('')).not.toMatch(/::(?:error|set-output)|\p{Cc}/u);
    expect(lines[5]).toBe('3 resolved, 1 not resolved, as of 2026-11-18T00:00:00.000Z, at least 12h old');
  });

  it('has no head for a table of nothing', () => {
    const none = { ...RESOLUTIONS, references: RESOLUTIONS.references.slice(3) };
    expect(resolutionsTable(none)).not.toContain('REFERENCE');
  });

  it('says in a log what a reference comes to', () => {
    expect(resolutionLine(OWN)).toBe(
      `cgr.dev/acme/node → ${digestOf('a')} (of 2026-11-17T12:00:00.000Z, behind by 1 build, 2 days)`,
    );
  });

  it.each([
    ['summary', { platform: undefined, asOf: undefined }],
    ['unresolved-summary', { references: RESOLUTIONS.references.slice(3), minAgeMs: 0 }],
  ])('is what people read in the job summary: %s', async (name, changes) => {
    const real = ['node:22', 'python:3.13-dev', 'postgres:17'].map((written, index): Resolution => {
      const [path = '', tag = ''] = written.split(':');
      const image = `cgr.dev/acme/${path}`;
      const digest = digestOf('bcd'.charAt(index));
      const behind = { builds: index, days: index * 2 };
      const found = { image, tag, digest, reference: `${image}:${tag}@${digest}`, behind };
      return Object.assign(found, {
        kind: OWN.kind,
        written,
        builtAt: OWN.builtAt,
        usualInterval: OWN.usualInterval,
      });
    });
    const missing: Resolution = {
      kind: 'unresolved',
      written: 'cgr.dev/acme/nginx:1.99',
      code: 'not-found',
      reason: 'cgr.dev/acme/nginx has no tag 1.99',
      hint: 'Check the tag; `mooring images` lists the references of this repository.',
    };
    const summary = renderResolveSummary({ ...RESOLUTIONS, references: [...real, missing], ...changes });
    await expect(summary).toMatchFileSnapshot(`../../../golden/resolve/${name}.md`);
  });

  it('shows untrusted text as text in the summary of a step', async () => {
    const hostile: Resolution = {
      kind: 'unresolved',
      written: '</code>|`<img src=x>`\n# @everybody',
      code: 'not-found',
      reason: '[the registry](https://evil.test) | says **no**',
      hint: 'See #1 or www.evil.test',
    };
    const summary = renderResolveSummary({
      ...RESOLUTIONS,
      references: [...RESOLUTIONS.references, { ...OWN, tag: '`|' }, hostile],
    });
    const lines = summary.split('\n');
    const rows = lines.filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(2 + 4);
    for (const row of rows) expect(row.split('|')).toHaveLength(7);
    expect(lines.filter((line) => line.includes('**Fix:**'))).toHaveLength(2);
    await expect(summary).toMatchFileSnapshot('../../../golden/resolve/hostile-summary.md');
  });

  it('fits into what GitHub takes, and counts what is left out', () => {
    const references = Array.from({ length: 20_000 }, () => OWN);
    const summary = renderResolveSummary({ ...RESOLUTIONS, references });
    expect(Buffer.byteLength(summary)).toBeLessThan(1_048_576);
    for (const entry of [/^\| \*\*/gm, /^- <code>/gm]) {
      const shown = summary.match(entry)?.length ?? 0;
      expect(shown).toBeGreaterThan(800);
      expect(summary).toContain(
        `… and ${20_000 - shown} more references; the output \`resolved\` lists all of them.`,
      );
    }
    const few = renderResolveSummary({ ...RESOLUTIONS, references: references.slice(0, 100) });
    expect(few).not.toContain('more reference');
  });
});
