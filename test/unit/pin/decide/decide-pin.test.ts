import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../../src/values/digest.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { readImageReference } from '../../../../src/values/image-reference.ts';
import type { ImageReference } from '../../../../src/values/image-reference.ts';
import { decidePin } from '../../../../src/pin/decide/decide-pin.ts';
import type { PinDecision, PinRules } from '../../../../src/pin/decide/decide-pin.ts';
import type { TagFacts } from '../../../../src/tag-history/decide/tag-facts.ts';
import { DEFAULT_PIN_SETTINGS } from '../../../../src/config/policy/pin-settings.ts';
import type { RollBack } from '../../../../src/tag-history/decide/choose-build.ts';
import { sampleDigest } from '../../../support/samples/sample-plan.ts';

const HISTORY: TagFacts = {
  kind: 'history',
  history: ['1', '2', '3'].map((digit) => ({
    at: parseInstant(`2026-11-1${digit}T00:00:00Z`),
    digest: sampleDigest(digit),
  })),
};

function parse(text: string): ImageReference {
  const reading = readImageReference(text);
  if (reading.kind !== 'reference') throw new Error(`${text} is no reference`);
  return reading.reference;
}

/** What becomes of a pin on a digest of one digit. */
function decide(
  pinned: string,
  { rollBack, denied }: { readonly rollBack?: RollBack; readonly denied?: Digest } = {},
): PinDecision {
  const reference = parse(`cgr.dev/acme/node:22@${sampleDigest(pinned)}`);
  const deny = { image: undefined, reason: 'bad', digest: denied, from: undefined, until: undefined };
  const rules: PinRules = {
    settings: { ...DEFAULT_PIN_SETTINGS, denies: denied === undefined ? [] : [deny] },
    wish: { asOf: undefined, rollBack },
    now: parseInstant('2026-11-20T00:00:00Z'),
  };
  return decidePin({ reference, facts: { kind: 'known', value: HISTORY }, chosen: undefined }, rules);
}

function reasonOf(decision: PinDecision): string {
  return decision.kind === 'skip' ? `${decision.code}: ${decision.reason}` : 'moves';
}

describe('pin/decide/decide-pin', () => {
  it('reports the fix for a pin that the configuration file denies, and goes back only with rollback', () => {
    const denied = sampleDigest('3');
    expect(reasonOf(decide('3', { denied }))).toBe(
      'would-go-back: the pinned build is denied by the configuration file, and the selected build, of 2026-11-12, is older; use rollback to select an older build',
    );
    const back = decide('3', { denied, rollBack: { kind: 'steps', steps: 1 } });
    expect(back).toMatchObject({ kind: 'move', to: sampleDigest('2') });
  });

  it('says the way out of a pin that is none of the builds of its tag', () => {
    expect(reasonOf(decide('9'))).toContain('or remove the digest to pin it again');
  });

  it.each<readonly [string, string, RollBack]>([
    ["its digest is not in the tag's history", '9', { kind: 'steps', steps: 1 }],
    ['its tag does not have that many earlier builds', '1', { kind: 'steps', steps: 1 }],
    ['its tag has never pointed to that digest', '1', { kind: 'to', digest: sampleDigest('8') }],
  ])('says why there is nothing to roll back to: %s', (said, pinned, rollBack) => {
    expect(reasonOf(decide(pinned, { rollBack }))).toContain(said);
  });

  it('reports what to do about a tag that could not be queried', () => {
    const problem = { code: 'platform_not_found', message: 'status 404', hint: 'Check the name.' } as const;
    const reference = parse('cgr.dev/acme/node:nope');
    const rules: PinRules = {
      settings: DEFAULT_PIN_SETTINGS,
      wish: { asOf: undefined, rollBack: undefined },
      now: parseInstant('2026-11-20T00:00:00Z'),
    };
    const facts = { kind: 'unknown', problem } as const;
    expect(reasonOf(decidePin({ reference, facts, chosen: undefined }, rules))).toBe(
      'lookup-failed: status 404. Check the name',
    );
  });
});
