import { describe, expect, it } from 'vitest';

import type { PinSkip } from '../../../../src/pin/decide/pin-plan.ts';
import type { PullRequestOutcome } from '../../../../src/pin/views/outcome.ts';
import { PinsReport } from '../../../../src/pin/report.ts';
import { pinLines, pinsJson, pinsReport, renderPinSummary } from '../../../../src/pin/views/pins.ts';
import type { PinSummary } from '../../../../src/pin/views/pins.ts';
import { sampleDigest, sampleMove } from '../../../support/samples/sample-plan.ts';
import { SAMPLE_LOG_URL, SAMPLE_SIGNER, SAMPLE_TRUST } from '../../../support/samples/sample-trust.ts';
import { SAMPLE_MOVES, SAMPLE_TEXTS } from '../../../support/samples/sample-pull-request.ts';

const { rich, hostile } = SAMPLE_TEXTS;

function outcome(changes: Partial<PullRequestOutcome>): PullRequestOutcome {
  return {
    operation: 'created',
    branch: 'mooring/pins',
    number: 12,
    url: 'https://github.com/acme/shop/pull/12',
    said: 'Opened pull request #12: https://github.com/acme/shop/pull/12',
    warnings: [],
    moves: rich?.moves ?? [],
    files: [],
    startsNoChecks: false,
    ...changes,
  };
}

function summary(changes: Partial<PinSummary> = {}): string {
  const { skipped, rule, links } = rich ?? expect.fail('no sample');
  return renderPinSummary({
    plan: { moves: SAMPLE_MOVES, skipped },
    outcomes: [outcome({})],
    isDryRun: false,
    rule,
    links,
    ...changes,
  });
}

const HELD: PinSkip = {
  file: 'web/Dockerfile',
  line: 2,
  written: 'cgr.dev/acme/node:22',
  code: 'held',
  reason: 'waits for the loader',
};

describe('pin/views/pins', () => {
  it.each([
    ['rich', summary()],
    [
      'groups',
      summary({
        outcomes: [
          outcome({ branch: 'mooring/pins-api-5b1f4a2c' }),
          outcome({
            branch: 'mooring/pins-web-0f0a9d11',
            operation: 'unchanged',
            number: 11,
            url: 'https://github.com/acme/shop/pull/11',
            said: 'Branch mooring/pins-web-0f0a9d11 has commits from others, so it is unchanged.',
            moves: [],
          }),
          outcome({
            branch: 'mooring/pins-jobs-77a0c1b2',
            operation: 'none',
            number: undefined,
            url: undefined,
            said: 'Pull request #9 proposed the same updates and was closed, so it is not opened again.',
            moves: [],
          }),
        ],
      }),
    ],
    ['dry-run', summary({ outcomes: [], isDryRun: true })],
    [
      'nothing',
      summary({
        plan: { moves: [], skipped: [HELD] },
        outcomes: [
          outcome({
            operation: 'none',
            number: undefined,
            url: undefined,
            said: 'There is nothing to update.',
          }),
        ],
      }),
    ],
    [
      'hostile',
      summary({
        outcomes: [outcome({ said: hostile?.key ?? '', branch: hostile?.key ?? '', operation: 'none' })],
      }),
    ],
  ])('is what people read in the job summary: %s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`../../../golden/pin/${name}-summary.md`);
  });

  it('has the advisory impact that the pull requests have', () => {
    expect(summary()).toContain('| Advisories |');
    expect(summary({ outcomes: [outcome({ moves: [] })] })).not.toContain('| Advisories |');
  });

  it('has one line of the log per cause of skipped places, at the first of them', () => {
    const failed = (host: string, line: number): PinSkip => ({
      ...HELD,
      line,
      code: 'lookup-failed',
      written: `${host}/a:${line}`,
      reason: `${host} is unreachable. Check the host`,
    });
    const skipped = [
      ...[1, 2, 3, 4, 5, 6].map((line) => failed('one.test', line)),
      failed('two.test', 7),
      { ...HELD, code: 'current' as const },
      { ...HELD, line: 8, written: '', reason: '' },
    ];
    const places = [1, 2, 3, 4, 5].map((line) => `web/Dockerfile:${line}`).join(', ');
    expect(pinLines({ moves: [], skipped })).toEqual([
      `web/Dockerfile:1  6 places (${places} and 1 more) skipped: one.test is unreachable. Check the host`,
      'web/Dockerfile:7  two.test/a:7 skipped: two.test is unreachable. Check the host',
      'web/Dockerfile:8  the file skipped: ',
    ]);
  });

  it('says in each line of the log and in JSON who signed the build, or that it is not verified', () => {
    const trusts = [SAMPLE_TRUST.verified, SAMPLE_TRUST['wrong-signer'], SAMPLE_TRUST.unsigned, undefined];
    const moves = trusts.map((trust) => sampleMove({ from: sampleDigest('0'), builds: 1, days: 2, trust }));
    const ends = pinLines({ moves, skipped: [] }).map((line) => /\(.*/.exec(line)?.[0]);
    expect(ends).toEqual([
      `(newer by 1 build, 2 days; signed by ${SAMPLE_SIGNER.identity})`,
      '(newer by 1 build, 2 days; wrong signer)',
      '(newer by 1 build, 2 days; not signed)',
      '(newer by 1 build, 2 days)',
    ]);
    const report = pinsReport({ moves, skipped: [] }, { written: false, changedFiles: [] });
    expect(PinsReport.parse(JSON.parse(pinsJson(report)))).toEqual(report);
    const { identity: signer, issuer } = SAMPLE_SIGNER;
    const signed = { issuer, signedAt: '2026-11-18T02:13:07.000Z', logUrl: SAMPLE_LOG_URL };
    expect(report.moves.map(({ signature }) => signature)).toMatchObject([
      { ...signed, status: 'verified', signer, reason: null },
      { ...signed, status: 'wrong-signer', signer: expect.stringContaining('mallory') },
      { status: 'unsigned', signer: null, issuer: null, signedAt: null, logUrl: null },
      undefined,
    ]);
  });
});
