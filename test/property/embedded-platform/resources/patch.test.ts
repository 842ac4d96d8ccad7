import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../src/api/client/platform/iam/iam-client.ts';
import type { NewIdentity } from '../../../../src/api/iam/identity.ts';
import {
  ACME,
  OWNER,
  startTestPlatform,
  WORLD,
} from '../../../integration/embedded-platform/test-platform.ts';

const claimMatch = fc.record({
  issuer: fc.webUrl({ validSchemes: ['https'] }),
  subject: fc.stringMatching(/^[a-z:/]{1,20}$/),
});
const identity: fc.Arbitrary<NewIdentity> = fc.record({
  name: fc.stringMatching(/^[a-z0-9 ._-]{1,20}$/),
  description: fc.string(),
  claimMatch,
});
const fields = ['name', 'description', 'claimMatch'] as const;
/** Without the one name that an object cannot have as a field of its own: a claim of that name is dropped on reading. */
const claimName = fc.stringMatching(/^[a-z_.]{1,9}$/).filter((name) => name !== '__proto__');

/** Returns a value without empty texts and maps: whether a field is empty or absent is the same to the service. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  const fieldsLeft = Object.entries(value).flatMap(([name, one]) => {
    const left = withoutEmpty(one);
    return left === undefined ? [] : [[name, left]];
  });
  return fieldsLeft.length === 0 ? undefined : Object.fromEntries(fieldsLeft);
}

describe('a PATCH', () => {
  it('changes exactly what its mask names', async () => {
    const test = await startTestPlatform(WORLD);
    const { identities } = createIamClient(await test.signIn(OWNER));
    const { uid } = await identities.create(ACME, {
      name: 'x',
      claimMatch: { issuer: 'https://issuer.test', subject: 'x' },
    });
    await fc.assert(
      fc.asyncProperty(
        identity,
        identity,
        fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1 }),
        async (before, changes, mask) => {
          const was = await identities.update(uid, before, '*');
          test.clock.advance(1);
          const is = await identities.update(uid, changes, mask);
          for (const field of fields) {
            const wanted = mask.includes(field) ? changes[field] : was[field];
            expect(withoutEmpty(is[field])).toEqual(withoutEmpty(wanted));
          }
          expect([is.uid, is.createTime]).toEqual([was.uid, was.createTime]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('without a mask changes exactly what its body has', async () => {
    const test = await startTestPlatform(WORLD);
    const { identities } = createIamClient(await test.signIn(OWNER));
    const { uid } = await identities.create(ACME, {
      name: 'x',
      claimMatch: { issuer: 'https://issuer.test', subject: 'x' },
    });
    const token = await test.tokenOf(OWNER);
    await fc.assert(
      fc.asyncProperty(identity, fc.subarray([...fields]), async (changes, given) => {
        const was = await identities.get(uid);
        const body = JSON.stringify(Object.fromEntries(given.map((field) => [field, changes[field]])));
        const { json } = await test.ask(`/iam/v2/identities/${uid}`, { method: 'PATCH', token, body });
        for (const field of fields) {
          const wanted = given.includes(field) ? changes[field] : was[field];
          expect(withoutEmpty(json[field])).toEqual(withoutEmpty(wanted));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('changes exactly what its mask names inside of a field, too', async () => {
    const test = await startTestPlatform(WORLD);
    const { identities } = createIamClient(await test.signIn(OWNER));
    const { uid } = await identities.create(ACME, {
      name: 'x',
      claimMatch: { issuer: 'https://issuer.test', subject: 'x' },
    });
    const inner = ['issuer', 'subject', 'audience', 'claims'] as const;
    const match = fc.record({
      issuer: fc.webUrl({ validSchemes: ['https'] }),
      subject: fc.stringMatching(/^[a-z:/]{1,20}$/),
      audience: fc.stringMatching(/^[a-z]{1,9}$/),
      claims: fc.dictionary(claimName, fc.string(), { minKeys: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(
        match,
        match,
        fc.subarray([...inner], { minLength: 1 }),
        async (before, after, mask) => {
          await identities.update(uid, { claimMatch: before }, ['claimMatch']);
          const paths = mask.map((field) => `claimMatch.${field}` as const);
          const { claimMatch: is } = await identities.update(uid, { name: 'y', claimMatch: after }, paths);
          for (const field of inner)
            expect(is?.[field]).toEqual((mask.includes(field) ? after : before)[field]);
          expect((await identities.get(uid)).name).toBe('x');
        },
      ),
      { numRuns: 60 },
    );
  });
});
