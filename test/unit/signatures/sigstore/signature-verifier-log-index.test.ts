import { expect, it } from 'vitest';

import type { SignedContent } from '../../../../src/signatures/decide/signed-content.ts';
import { AUTHORITY, signStatement, toBundle, verify } from '../../../support/signing/signed-samples.ts';

/** The bundle with another index beside its proof, which nothing in Rekor v2 covers. */
function moveEntry(content: SignedContent): SignedContent {
  const text = Buffer.from(content.bytes).toString();
  return { ...content, bytes: Buffer.from(text.replace(/"logIndex":"\d+"/, '"logIndex":"7"')) };
}

it('reports the log index that the inclusion proof is about', () => {
  const signed = signStatement();
  const { index, log } = AUTHORITY.recordEntry('hashedrekord 0.0.2', signed);
  expect(log.version).toBe(2);
  const place = { index: `${index}`, log: AUTHORITY.rekorV2.baseUrl };
  expect(verify(toBundle(signed))).toMatchObject({ log: place });
  expect(verify(moveEntry(toBundle(signed)))).toMatchObject({ kind: 'verified', log: place });
});
