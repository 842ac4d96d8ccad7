import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../src/values/digest.ts';
import { toInstant } from '../../src/values/instant.ts';
import type { Instant } from '../../src/values/instant.ts';
import { BUNDLE_V03 } from '../../src/embedded-platform/signing/bundle.ts';
import { RELEASE_WORKFLOW, serviceIdentity } from '../../src/embedded-platform/signing/identities.ts';
import type { Signed } from '../../src/embedded-platform/signing/signed.ts';
import { createSigningAuthority } from '../../src/embedded-platform/signing/signing-authority.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { pick, randomFrom } from '../support/oracle/random.ts';
import { mutateJson } from '../support/signing/mutate-json.ts';
import { AUTHORITY, BY, verify } from '../support/signing/signed-samples.ts';
import { PREDICATES, statementAbout } from '../support/signing/statements.ts';

const OTHER = createSigningAuthority(Buffer.from('another secret of it'));
const PAYLOAD = statementAbout(parseDigest(`sha256:${'a'.repeat(64)}`), PREDICATES.signature);

interface Request {
  readonly trustedRoot: string;
  readonly bundle: string;
  readonly identity: string;
  readonly issuer: string;
  readonly artifact?: string;
}

/** Returns the answers of the package to all requests. */
function judge(requests: readonly Request[]): readonly object[] {
  const input = requests.map((one) => `${JSON.stringify(one)}\n`).join('');
  const program = 'test/judges/sigstore_python.py';
  const options = { input, env: machineVariables(), encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(judgePath('sigstore-python'), [program], options);
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

function requestOf(signed: Signed, log: 'rekor-v1' | 'rekor-v2', others: Partial<Request> = {}): Request {
  const { identity, issuer } = RELEASE_WORKFLOW;
  return {
    trustedRoot: AUTHORITY.trustedRoot(),
    bundle: Buffer.from(AUTHORITY.toBundle(signed, { log })).toString(),
    identity,
    issuer,
    ...(signed.payloadType === undefined && { artifact: Buffer.from(PAYLOAD).toString('base64') }),
    ...others,
  };
}

describe.runIf(haveJudge('sigstore-python'))('the sigstore package for Python', () => {
  const forms = [AUTHORITY.signPayload(PAYLOAD, BY), AUTHORITY.signStatement(PAYLOAD, BY)].flatMap((signed) =>
    (['rekor-v1', 'rekor-v2'] as const).map((log) => ({ signed, log })),
  );

  it('accepts what the authority signs, in all forms', () => {
    const payload = Buffer.from(PAYLOAD).toString('base64');
    expect(judge(forms.map(({ signed, log }) => requestOf(signed, log)))).toEqual(
      forms.map(() => ({ payload })),
    );
  });

  it('refuses another identity, another authority, and what was changed afterwards', () => {
    const requests = forms.flatMap(({ signed, log }) => [
      requestOf(signed, log, serviceIdentity('a/b')),
      requestOf(signed, log, { trustedRoot: OTHER.trustedRoot() }),
      requestOf({ ...signed, signature: OTHER.signStatement(PAYLOAD, BY).signature }, log),
      requestOf(AUTHORITY.signStatement(PAYLOAD, { ...BY, certificate: { ctLog: OTHER.ctLog } }), log),
    ]);
    const refused = { error: expect.any(String) as string };
    expect(judge(requests)).toEqual(requests.map(() => refused));
  });

  it('accepts every changed bundle that Mooring accepts', () => {
    const random = randomFrom(20_261_123);
    const at = (seconds: number): Instant => toInstant(BY.at + seconds * 1000);
    const bundles = [AUTHORITY, OTHER].flatMap((authority, index) =>
      [RELEASE_WORKFLOW, serviceIdentity('a/b')].flatMap((identity, second) =>
        (['rekor-v1', 'rekor-v2'] as const).map((log) =>
          parse(
            authority.toBundle(authority.signStatement(PAYLOAD, { identity, at: at(index + second) }), {
              log,
            }),
          ),
        ),
      ),
    );
    const changed = Array.from({ length: 600 }, () => mutateJson(pick(bundles, random), bundles, random));
    const accepted = changed.flatMap(({ path, value }) => {
      const bundle = JSON.stringify(value);
      const result = verify({ form: 'bundle', bytes: Buffer.from(bundle), mediaType: BUNDLE_V03 });
      if (result.kind !== 'verified' || result.signer.kind !== 'keyless' || UNUSED.test(path)) return [];
      return [{ path, request: { ...result.signer, bundle, trustedRoot: AUTHORITY.trustedRoot() } }];
    });
    const answers = judge(accepted.map(({ request }) => request));
    expect(accepted.length).toBeGreaterThan(30);
    expect(accepted.filter((_, index) => answers[index] && 'error' in answers[index])).toEqual([]);
  });
});

/** Members that Mooring does not read, and that the package requires. */
const UNUSED = /tlogEntries\.0\.(?:inclusionProof\.(?:rootHash|treeSize)|logIndex)$/;

function parse(bundle: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bundle).toString());
}
