import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PinMove, PinSkip } from '../../../src/pin/decide/pin-plan.ts';
import { BODY_LIMIT, renderBody } from '../../../src/pin/views/body.ts';
import { imageUpdates } from '../../../src/pin/views/image-update.ts';
import type { ProposedMove } from '../../../src/pin/views/image-update.ts';
import { branchNameProblem, groupBranch, isGroupBranch } from '../../../src/pin/views/branch-name.ts';
import { GROUPINGS, groupPlan } from '../../../src/pin/views/grouping.ts';
import { nextLifecycleStep } from '../../../src/pin/views/lifecycle.ts';
import type { Observed } from '../../../src/pin/views/lifecycle.ts';
import { formatMarker, readMarker, withMarker, withoutMarker } from '../../../src/pin/views/marker.ts';
import type { Marker } from '../../../src/pin/views/marker.ts';
import { planText } from '../../../src/pin/pull-request/proposal.ts';
import { fillTemplate } from '../../../src/pin/views/template.ts';
import { unifiedDiff } from '../../../src/text/unified-diff.ts';
import { sampleDigest, sampleMove } from '../../support/samples/sample-plan.ts';
import { sampleText } from '../../support/samples/sample-pull-request.ts';

const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const marker: fc.Arbitrary<Marker> = fc.record({
  plan: hash,
  text: hash,
  state: fc.constantFrom('open', 'unfinished', 'settled'),
});
const hostile = fc.string({
  unit: fc.constantFrom(
    'a',
    '/',
    '.',
    '\n',
    '|',
    '<',
    '>',
    '!',
    '-',
    '`',
    '@',
    '[',
    ']',
    '(',
    ')',
    '{',
    '}',
    '*',
    '#',
    '&',
    '"',
    '\u202e',
    ':',
    ' ',
  ),
});
const move: fc.Arbitrary<PinMove> = fc
  .record({
    file: fc.oneof(hostile, fc.stringMatching(/^[a-c](?:\/[a-c]){0,3}$/)),
    line: fc.integer({ min: 1, max: 9 }),
    written: hostile,
    image: fc.oneof(hostile, fc.constantFrom('cgr.dev/acme/a', 'cgr.dev/acme/b')),
    tag: hostile,
    digit: fc.constantFrom('1', '2'),
    from: fc.constantFrom(undefined, sampleDigest('0')),
    builds: fc.option(fc.integer(), { nil: undefined }),
    days: fc.option(fc.integer(), { nil: undefined }),
  })
  .map(({ digit, ...rest }) => sampleMove({ ...rest, to: sampleDigest(digit) }));
const added = fc.array(
  fc.record({
    id: hostile,
    packages: fc.array(hostile, { maxLength: 5 }),
    severity: fc.constantFrom(
      { rating: 'high' as const, score: 7.5 },
      { rating: 'unscored' as const, score: null },
    ),
  }),
  { maxLength: 12 },
);
const judged: fc.Arbitrary<ProposedMove> = fc
  .record({
    one: move,
    advisories: fc.oneof(
      fc.record({
        kind: fc.constant('known' as const),
        resolved: added,
        introduced: added,
        stillOpen: added,
      }),
      fc.record({ kind: fc.constant('unknown' as const), why: hostile }),
    ),
  })
  .map(({ one, advisories }) => Object.assign(one, { advisories }));
const skip: fc.Arbitrary<PinSkip> = fc.record({
  file: hostile,
  line: fc.integer({ min: 1, max: 9 }),
  written: hostile,
  code: fc.constantFrom('current', 'held'),
  reason: hostile,
});

describe('the marker', () => {
  it('comes back from every body that it is written into, and leaves the rest as it was', () => {
    fc.assert(
      fc.property(hostile, marker, marker, (body, first, second) => {
        expect(readMarker(formatMarker(first))).toEqual(first);
        const twice = withMarker(withMarker(body, first), second);
        expect(readMarker(twice)).toEqual(second);
        expect(withoutMarker(twice)).toBe(body.trimEnd());
      }),
    );
  });

  it('cannot be forged by what a file, a registry or a plan says', () => {
    fc.assert(
      fc.property(marker, (forged) => {
        const text = formatMarker(forged);
        const moves = [sampleMove({ file: text, image: text, tag: text })];
        const skipped = [{ file: text, line: 1, written: text, code: 'held' as const, reason: text }];
        const body = renderBody(
          sampleText(moves, { key: text, skipped, template: '{group}{table}{skipped}' }),
          BODY_LIMIT,
        );
        expect(readMarker(body)).toBeUndefined();
      }),
    );
  });
});

describe('the body', () => {
  it('is never longer than it may be, however much there is to say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(move, judged), { maxLength: 40 }),
        fc.array(skip, { maxLength: 40 }),
        fc.integer({ min: 4_000, max: 12_000 }),
        fc.constantFrom('', '{headline}{warnings}{table}{places}{skipped}{notes}{footer}'),
        (moves, skipped, limit, template) => {
          const body = renderBody(sampleText(moves, { skipped, template }), limit);
          expect(body.length).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 60 },
    );
    const many = Array.from({ length: 5_000 }, (_, line) => sampleMove({ line, tag: String(line) }));
    const body = renderBody(sampleText(many), BODY_LIMIT);
    expect(body.length).toBeLessThanOrEqual(BODY_LIMIT);
    expect(body).toMatch(/… and \d+ more images; the job summary lists all of them/);
  });

  it('shows untrusted text as text: one row per update, no markup and no mention of theirs', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(move, judged), { minLength: 1, maxLength: 5 }), (moves) => {
        const updates = imageUpdates(moves);
        const updated = updates.filter(({ from }) => from !== undefined);
        const table = renderBody(sampleText(moves, { template: '{table}' }), BODY_LIMIT);
        const rows = table.split('\n').filter((line) => line.startsWith('|'));
        const heads = (updated.length > 0 ? 2 : 0) + (updated.length < updates.length ? 2 : 0);
        expect(rows).toHaveLength(updates.length + heads);
        for (const row of rows) expect([4, 5, 6]).toContain(row.split('|').length);
      }),
    );
  });

  it('has no markup but its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(move, judged), { maxLength: 5 }),
        fc.array(skip, { maxLength: 5 }),
        (moves, skipped) => {
          const body = renderBody(sampleText(moves, { skipped }), BODY_LIMIT);
          const text = body
            .replaceAll(
              /<\/?(?:code|details|summary|sub)>|<br>|`GITHUB_TOKEN`|^> (?:- |\[!WARNING\]$)|^>$|^> /gm,
              '',
            )
            .replaceAll(/\[([^\][]*)\]\(https:\/\/[^\s()<>]*\)/g, '$1');
          expect(text).not.toMatch(/[<>`[\]]|@[A-Za-z]/);
        },
      ),
    );
  });
});

describe('grouping', () => {
  it('is a partition of the moves, in their order', () => {
    fc.assert(
      fc.property(fc.array(move), fc.constantFrom(...GROUPINGS), (moves, grouping) => {
        const groups = groupPlan({ moves, skipped: [] }, grouping);
        const grouped = groups.flatMap((group) => group.moves);
        expect(grouped).toHaveLength(moves.length);
        expect(new Set(grouped)).toEqual(new Set(moves));
        expect(groups.every((group) => group.moves.length > 0)).toBe(true);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const group of groups) {
          const places = group.moves.map((one) => moves.indexOf(one));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('gives every group a branch that git accepts and that is known again', () => {
    fc.assert(
      fc.property(hostile, hash, (key, keyHash) => {
        const name = groupBranch('mooring/pins', { key, hash: keyHash });
        expect(branchNameProblem(name)).toBeUndefined();
        expect(isGroupBranch('mooring/pins', name)).toBe(true);
      }),
    );
  });
});

describe('the plan', () => {
  it('is the same in any order and on any lines, and another one with another digest', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 1 }), fc.integer({ min: 1 }), (moves, by) => {
        const moved = moves.map((one) => ({ ...one, line: one.line + by })).toReversed();
        expect(planText(moved)).toBe(planText(moves));
        const [first, ...rest] = moves;
        const other = first === undefined ? [] : [{ ...first, to: sampleDigest('9') }, ...rest];
        expect(planText(other)).not.toBe(planText(moves));
      }),
    );
  });
});

describe('the life cycle', () => {
  const branch: fc.Arbitrary<Observed['branch']> = fc.oneof(
    fc.constant({ kind: 'absent' } as const),
    fc.record({ kind: fc.constant('own' as const), commit: fc.constant('c'), matches: fc.boolean() }),
    fc.record({ kind: fc.constant('foreign' as const), commit: fc.constant('c') }),
  );
  const pullRequest = fc.record({
    number: fc.integer({ min: 1, max: 99 }),
    state: fc.constantFrom('open', 'merged', 'closed'),
    base: fc.constantFrom('main', 'old'),
    marker: fc.option(marker, { nil: undefined }),
  });
  const wanted = fc.option(fc.record({ base: fc.constant('main'), plan: hash, text: hash }), {
    nil: undefined,
  });

  it('never writes to a branch with commits from others, and opens only if none is open', () => {
    fc.assert(
      fc.property(branch, fc.array(pullRequest, { maxLength: 4 }), wanted, (on, pullRequests, want) => {
        const step = nextLifecycleStep({ branch: on, pullRequests }, want);
        if (on.kind === 'foreign') expect(['leave', 'nothing']).toContain(step.kind);
        if (step.kind === 'open') expect(pullRequests.some(({ state }) => state === 'open')).toBe(false);
        if (step.kind === 'close' || step.kind === 'discard-branch') expect(want).toBeUndefined();
        if ('number' in step && step.number !== undefined)
          expect(pullRequests.map(({ number }) => number)).toContain(step.number);
      }),
    );
  });
});

describe('templates', () => {
  it('are filled once: what a value says is never filled again', () => {
    fc.assert(
      fc.property(hostile, hostile, (count, group) => {
        expect(fillTemplate('{count}\n{group}', { count, group })).toBe(`${count}\n${group}`);
      }),
    );
  });

  it('keep words that are no placeholders, also those that every object has', () => {
    expect(fillTemplate('{count} {constructor} {valueOf}', { count: '1' })).toBe('1 {constructor} {valueOf}');
  });
});

describe('the diff', () => {
  const line = fc.constantFrom('a', 'b', 'c', '');
  const lines = fc.array(line, { minLength: 1, maxLength: 30 });

  it('turns the one text into the other', () => {
    fc.assert(
      fc.property(lines, lines, fc.boolean(), fc.boolean(), (before, after, oldEnds, newEnds) => {
        const texts = [
          `${before.join('\n')}${oldEnds ? '\n' : ''}`,
          `${after.join('\n')}${newEnds ? '\n' : ''}`,
        ] as const;
        expect(patched(texts[0], unifiedDiff('f', ...texts))).toBe(texts[1]);
      }),
    );
  });
});

/** Applies a unified diff, by nothing but its own words. */
function patched(text: string, diff: string): string {
  const old = text.split(/(?<=\n)/);
  const result: string[] = [];
  let at = 0;
  const lines = diff.split('\n').slice(2);
  for (const [index, line] of lines.entries()) {
    const [, start] = /^@@ -(\d+),\d+ \+\d+,\d+ @@$/.exec(line) ?? [];
    const isLast = lines[index + 1] === '\\ No newline at end of file';
    const body = `${line.slice(1)}${isLast ? '' : '\n'}`;
    if (start !== undefined) {
      result.push(...old.slice(at, Number(start) - 1));
      at = Number(start) - 1;
    } else if (line.startsWith('+')) result.push(body);
    else if (!line.startsWith('\\')) {
      expect(old[at]).toBe(body);
      if (line.startsWith(' ')) result.push(body);
      at += 1;
    }
  }
  return [...result, ...old.slice(at)].join('');
}
