import { describe, expect, it } from 'vitest';

import { createAssessor } from '../../../../src/check/decide/assessed-images.ts';
import type { Evidence } from '../../../../src/check/decide/evidence.ts';
import { MooringError, runTimedOut } from '../../../../src/values/errors.ts';
import { fetchFixes } from '../../../../src/check/evidence/fetch-fixes.ts';
import type { FixSources } from '../../../../src/check/evidence/fetch-fixes.ts';
import {
  advisory,
  digestOf,
  evidence,
  historyOf,
  known,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

/** Evidence on so many references to one old build, of a tag each, with a vulnerability that has a fix. */
function manyOld(references: number): { readonly uses: ReturnType<typeof use>[]; readonly given: Evidence } {
  const images = Array.from({ length: references }, (_, index) => `cgr.dev/acme/python:${index}`);
  const uses = images.map((image, index) => use('Dockerfile', index + 1, `${image}@${digestOf('a')}`));
  const packages = known({
    source: 'attestation' as const,
    platforms: [
      {
        platform: 'linux/amd64',
        packages: [
          { name: 'curl', version: '1.0-r0', origin: 'curl', distribution: 'wolfi' as const, arch: '' },
        ],
      },
    ],
  });
  const given = evidence(
    Object.fromEntries(images.map((image) => [image, tagEvidence(historyOf({ 1: 'a', 9: 'b' }))])),
    { curl: known([advisory('curl', 'CVE-2026-0001', [5, 'fixed'])]) },
    Object.fromEntries(images.map((image) => [`${image}@${digestOf('a')}`, packages])),
  );
  return { uses, given };
}

/** Sources whose registry fails every request for a manifest, and the requests. */
function failingWith(error: MooringError): { readonly sources: FixSources; readonly requests: string[] } {
  const requests: string[] = [];
  const fail = async (_: unknown, reference: string): Promise<never> => {
    requests.push(reference);
    throw error;
  };
  const unused = (): never => {
    throw new Error('not expected');
  };
  return {
    requests,
    sources: {
      signedIn: undefined,
      content: {
        manifest: fail,
        headManifest: unused,
        blob: unused,
        blobSize: unused,
        tags: unused,
        referrers: unused,
        checkAccess: unused,
      },
      published: { listDocuments: unused, listMetadata: unused },
      registryHost: 'cgr.dev',
      organization: { name: 'acme', uid: '' },
    },
  };
}

async function reasonsOf(references: number, error: MooringError) {
  const { uses, given } = manyOld(references);
  const { requests, sources } = failingWith(error);
  const fixes = await fetchFixes(uses, { evidence: given, assess: createAssessor(given) }, sources);
  const reasons = [...fixes.values()].flatMap(({ byVulnerability }) =>
    [...byVulnerability.values()].map((fix) => (fix.kind === 'not-known' ? fix.reason : fix.kind)),
  );
  return { reasons, requests };
}

describe('check/evidence/fetch-fixes', () => {
  it('makes builds unknown when the run times out, instead of failing it', async () => {
    const { reasons } = await reasonsOf(1, runTimedOut('pull'));
    expect(reasons).toEqual(['newest build: could not pull: the run timed out']);
  });

  it('throws bugs in Mooring', async () => {
    await expect(reasonsOf(1, new MooringError('internal_bug', 'x'))).rejects.toThrow('x');
  });

  it('fetches a build of several tags once, for at most 100 references', async () => {
    const { reasons, requests } = await reasonsOf(101, new MooringError('platform_unavailable', 'x'));
    expect(requests).toEqual([digestOf('b')]);
    const searched = Array<string>(100).fill('newest build: x');
    expect(reasons).toEqual([...searched, 'a run searches at most 100 references for fixes']);
  });
});
