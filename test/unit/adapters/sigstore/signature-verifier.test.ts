import { describe, expect, it } from 'vitest';

import { RELEASE_WORKFLOW } from '../../../../src/server/signing/identities.ts';
import {
  AT,
  PAYLOAD,
  STATEMENT,
  signPayload,
  signStatement,
  toBundle,
  toLegacy,
  verify,
} from '../../../support/signing/signed-samples.ts';

const { issuer, identity } = RELEASE_WORKFLOW;
const SIGNER = { kind: 'keyless', issuer, identity };

describe('content that is validly signed', () => {
  it.each([
    ['1: legacy signature', toLegacy(signPayload()), 'simple-signing', PAYLOAD],
    ['1: legacy attestation, dsse', toLegacy(signStatement()), 'application/vnd.in-toto+json', STATEMENT],
    [
      '1: legacy attestation, intoto 0.0.2',
      toLegacy(signStatement(), { entry: 'intoto 0.0.2' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    [
      '2: legacy attestation, intoto 0.0.1',
      toLegacy(signStatement(), { entry: 'intoto 0.0.1' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    [
      '3: bundle on Rekor v1',
      toBundle(signStatement(), { log: 'rekor-v1' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    ['3: bundle on Rekor v2', toBundle(signStatement()), 'application/vnd.in-toto+json', STATEMENT],
  ])('%s', (...[, content, payloadType, payload]) => {
    const result = verify(content);
    expect(result).toMatchObject({ kind: 'verified', signer: SIGNER, signedAt: AT, payloadType, payload });
  });
});
