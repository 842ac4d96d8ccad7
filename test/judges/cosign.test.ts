import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Digest } from '../../src/values/digest.ts';
import { RELEASE_WORKFLOW, serviceIdentity } from '../../src/embedded-platform/signing/identities.ts';
import { createSigningAuthority } from '../../src/embedded-platform/signing/signing-authority.ts';
import { haveTools, startStockRegistry } from '../support/jobs/debian-tools.ts';
import type { StockRegistry } from '../support/jobs/debian-tools.ts';
import { cosign, trusting } from '../support/judges/cosign.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { pushImage } from '../support/platform/push-image.ts';
import { pushBundles, pushLegacy } from '../support/signing/push-signatures.ts';
import { AUTHORITY, BY } from '../support/signing/signed-samples.ts';
import { PREDICATES, simpleSigning, statementAbout } from '../support/signing/statements.ts';

const OTHER = createSigningAuthority(Buffer.from('another secret of it'));
const TRUSTING = trusting(AUTHORITY.trustedRoot(), RELEASE_WORKFLOW);

describe.runIf(haveJudge('cosign') && haveTools('docker-registry'))('cosign', () => {
  let registry: StockRegistry;

  beforeAll(async () => {
    registry = await startStockRegistry({ kind: 'nobody-asked' });
  });
  afterAll(() => registry.stop());

  /** Pushes an image; returns where it is. */
  async function image(path: string): Promise<{
    readonly place: { readonly host: string; readonly path: string };
    readonly index: Digest;
    readonly reference: string;
  }> {
    const place = { host: registry.host, path };
    const { index } = await pushImage(place, '1');
    return { place, index, reference: `${registry.host}/${path}@${index}` };
  }

  it('accepts a legacy signature of the identity alone', async () => {
    const { place, index, reference } = await image('legacy/signature');
    const payload = simpleSigning(`${place.host}/${place.path}`, index);
    await pushLegacy(place, index, 'sig', [AUTHORITY.toLegacyLayer(AUTHORITY.signPayload(payload, BY))]);
    expect(await cosign('verify', ...TRUSTING, reference)).toContain(index);
    const others = [
      trusting(AUTHORITY.trustedRoot(), serviceIdentity('a/b')),
      trusting(OTHER.trustedRoot(), RELEASE_WORKFLOW),
    ];
    for (const other of others) await expect(cosign('verify', ...other, reference)).rejects.toThrow();
  });

  it.each(['dsse 0.0.1', 'intoto 0.0.1', 'intoto 0.0.2'] as const)(
    'accepts a legacy attestation with an entry of kind %s',
    async (entry) => {
      const { place, index, reference } = await image(`legacy/${entry.replaceAll(/[ .]/g, '-')}`);
      const signed = AUTHORITY.signStatement(statementAbout(index, PREDICATES.spdx), BY);
      const layer = AUTHORITY.toLegacyLayer(signed, { entry, predicateType: PREDICATES.spdx });
      await pushLegacy(place, index, 'att', [layer]);
      const options = [...TRUSTING, '--type', PREDICATES.spdx];
      expect(await cosign('verify-attestation', ...options, reference)).toContain('payloadType');
    },
  );

  it.each(['rekor-v1', 'rekor-v2'] as const)('accepts bundles on %s', async (log) => {
    const { place, index, reference } = await image(`bundle/${log}`);
    const bundles = Object.values(PREDICATES).map((type) =>
      AUTHORITY.toBundle(AUTHORITY.signStatement(statementAbout(index, type), BY), { log }),
    );
    await pushBundles(place, index, bundles);
    expect(await cosign('verify', ...TRUSTING, reference)).toContain(index);
    const options = [...TRUSTING, '--type', PREDICATES.spdx];
    expect(await cosign('verify-attestation', ...options, reference)).toContain('payloadType');
    const other = trusting(OTHER.trustedRoot(), RELEASE_WORKFLOW);
    await expect(cosign('verify', ...other, reference)).rejects.toThrow();
  });
});
