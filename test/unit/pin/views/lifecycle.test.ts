import { describe, expect, it } from 'vitest';

import { nextLifecycleStep } from '../../../../src/pin/views/lifecycle.ts';
import type { ObservedBranch, ObservedPullRequest } from '../../../../src/pin/views/lifecycle.ts';
import type { Marker } from '../../../../src/pin/views/marker.ts';

const PLAN = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const WANTED = { base: 'main', plan: PLAN, text: PLAN };

const absent: ObservedBranch = { kind: 'absent' };
const ready: ObservedBranch = { kind: 'own', commit: 'c1', matches: true };
const stale: ObservedBranch = { kind: 'own', commit: 'c1', matches: false };
const foreign: ObservedBranch = { kind: 'foreign', commit: 'c2' };

function marked(changes: Partial<Marker> = {}): Marker {
  return { plan: PLAN, text: PLAN, state: 'open', ...changes };
}

function pull(
  state: ObservedPullRequest['state'],
  marker: Marker | undefined = marked(),
  base = 'main',
): ObservedPullRequest {
  return { number: 7, state, base, marker };
}

const withoutMarker: ObservedPullRequest = { number: 7, state: 'open', base: 'main', marker: undefined };

describe('pin/views/lifecycle, with a plan', () => {
  it.each([
    ['nothing is there', absent, [], { kind: 'open', branch: 'create' }],
    ['a run left its branch', ready, [], { kind: 'open', branch: 'keep' }],
    ['a run left an older branch', stale, [], { kind: 'open', branch: 'move' }],
    ['the branch has commits from others', foreign, [], { kind: 'leave', number: undefined }],
    ['it is proposed already', ready, [pull('open')], { kind: 'unchanged', number: 7 }],
    [
      'a run was cut short after opening',
      ready,
      [pull('open', marked({ state: 'unfinished' }))],
      { kind: 'finish', number: 7 },
    ],
    [
      'an older plan is open',
      stale,
      [pull('open', marked({ plan: OTHER, text: OTHER }))],
      { kind: 'update', number: 7, branch: 'move', text: true },
    ],
    [
      'a run was cut short after the branch',
      ready,
      [pull('open', marked({ plan: OTHER, text: OTHER }))],
      { kind: 'update', number: 7, branch: 'keep', text: true },
    ],
    [
      'only the texts differ',
      ready,
      [pull('open', marked({ text: OTHER }))],
      { kind: 'update', number: 7, branch: 'keep', text: true },
    ],
    [
      'only the files differ',
      stale,
      [pull('open')],
      { kind: 'update', number: 7, branch: 'move', text: false },
    ],
    [
      'it goes into another base',
      ready,
      [pull('open', marked(), 'old')],
      { kind: 'update', number: 7, branch: 'keep', text: true },
    ],
    [
      'a person took the marker away',
      ready,
      [withoutMarker],
      { kind: 'update', number: 7, branch: 'keep', text: true },
    ],
    [
      'its branch is gone',
      absent,
      [pull('open')],
      { kind: 'update', number: 7, branch: 'create', text: false },
    ],
    ['a person has committed to it', foreign, [pull('open')], { kind: 'leave', number: 7 }],
    ['a person closed this plan', ready, [pull('closed')], { kind: 'declined', number: 7 }],
    ['a person closed this plan and its branch', absent, [pull('closed')], { kind: 'declined', number: 7 }],
    [
      'a person closed another plan',
      stale,
      [pull('closed', marked({ plan: OTHER }))],
      { kind: 'open', branch: 'move' },
    ],
    [
      'Mooring closed this plan itself',
      absent,
      [pull('closed', marked({ state: 'settled' }))],
      { kind: 'open', branch: 'create' },
    ],
    ['this plan was merged, and is wanted again', stale, [pull('merged')], { kind: 'open', branch: 'move' }],
    [
      'a person closed this plan long ago',
      stale,
      [pull('merged', marked({ plan: OTHER })), pull('closed')],
      { kind: 'declined', number: 7 },
    ],
  ] as const)('%s', (_name, branch, pullRequests, step) => {
    expect(nextLifecycleStep({ branch, pullRequests }, WANTED)).toEqual(step);
  });
});

describe('pin/views/lifecycle, with nothing to propose', () => {
  it.each([
    ['nothing is there', absent, [], { kind: 'nothing' }],
    ['a run left its branch', ready, [], { kind: 'discard-branch' }],
    ['a merged branch is still there', stale, [pull('merged')], { kind: 'discard-branch' }],
    ['it is open', ready, [pull('open')], { kind: 'close', number: 7 }],
    ['it is open, and older', stale, [pull('open', marked({ plan: OTHER }))], { kind: 'close', number: 7 }],
    ['a person has committed to it', foreign, [pull('open')], { kind: 'leave', number: 7 }],
    ['the branch has commits from others', foreign, [], { kind: 'nothing' }],
    ['a person made it their own', ready, [withoutMarker], { kind: 'leave', number: 7 }],
  ] as const)('%s', (_name, branch, pullRequests, step) => {
    expect(nextLifecycleStep({ branch, pullRequests }, undefined)).toEqual(step);
  });
});
