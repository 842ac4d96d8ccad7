import { describe, expect, it } from 'vitest';

import { createAssessor } from '../../../../src/check/decide/assessed-images.ts';
import type { Evidence } from '../../../../src/check/decide/evidence.ts';
import { DEFAULT_POLICIES } from '../../../../src/config/policy/gate-policy.ts';
import type { ImageUse } from '../../../../src/references/decide/image-use.ts';
import { createPolicyTable } from '../../../../src/check/report/build-report.ts';
import { reportImage } from '../../../../src/check/report/build-report.ts';
import type { ReportedImage } from '../../../../src/check/report/reported-image.ts';
import {
  advisory,
  evidence,
  digestOf,
  historyOf,
  known,
  now,
  refused,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

const PYTHON = 'cgr.dev/acme/python:3.13';
const history = historyOf({ 1: 'a', 2: 'b', 5: 'c', 10: 'd', 12: 'e', 18: 'f' });
const open = advisory('python', 'CVE-2026-0001', [2, 'true-positive']);

function reported(reference: string, given: Evidence): ReportedImage | undefined {
  return reportUses([use('Dockerfile', 3, reference)], given);
}

function reportUses(uses: readonly ImageUse[], given: Evidence): ReportedImage | undefined {
  const facts = {
    evidence: given,
    assess: createAssessor(given),
    policies: DEFAULT_POLICIES,
    platforms: ['linux/amd64'],
    registry: 'cgr.dev',
    now,
    table: createPolicyTable(),
  };
  return reportImage(uses, facts)[0];
}

describe('check/report/build-report: images', () => {
  it('reports the pin, the newest build, the distance, and the builds around both', () => {
    const given = evidence({ [PYTHON]: tagEvidence(history) }, { python: known([open]) });
    expect(reported(`${PYTHON}@${digestOf('a')}`, given)).toMatchObject({
      image: PYTHON,
      pinned: digestOf('a'),
      newest: digestOf('f'),
      newestBuiltAt: '2026-11-18T06:00:00.000Z',
      behind: { builds: 5, days: 17 },
      openAdvisories: ['CVE-2026-0001'],
      places: [{ file: 'Dockerfile', line: 3, policy: 0 }],
    });
    const around = reported(`${PYTHON}@${digestOf('a')}`, given)?.history;
    expect([around?.builds, around?.around.map(({ digest }) => digest.at(-1)).join('')]).toEqual([
      6,
      'abcdef',
    ]);
  });

  it.each([
    ['the advisories', { [PYTHON]: tagEvidence(history) }, { python: refused }, {}],
    ['the packages', { [PYTHON]: tagEvidence(history) }, { python: known([open]) }, { [PYTHON]: refused }],
  ])('does not report that nothing is open if %s could not be queried', (_, tags, advisories, packages) => {
    expect(reported(PYTHON, evidence(tags, advisories, packages))?.openAdvisories).toBeNull();
  });

  it('reports no history and no lifecycle that could not be queried, nor those of another registry', () => {
    const unknown = { newest: null, newestBuiltAt: null, behind: null, endOfLife: null, history: null };
    const given = evidence({ [PYTHON]: { history: refused, lifecycle: refused } }, { python: refused });
    expect(reported(`${PYTHON}@${digestOf('a')}`, given)).toMatchObject(unknown);
    expect(reported('docker.io/library/alpine:3', given)).toMatchObject({ ...unknown, openAdvisories: null });
  });

  it('is not behind by a number where the pin is none of the builds of its tag', () => {
    const given = evidence({ [PYTHON]: tagEvidence(history) }, { python: known([]) });
    expect(reported(`${PYTHON}@${digestOf('9')}`, given)).toMatchObject({
      behind: null,
      newest: digestOf('f'),
    });
  });

  it('has open what is open on the platform of any of its places', () => {
    const on = (platform: string, version: string) => ({
      platform,
      packages: [{ name: 'openssl', version }],
    });
    const packages = known({
      source: 'attestation' as const,
      platforms: [on('linux/amd64', '2.0-r0'), on('linux/arm64', '1.0-r0')],
    });
    const fixed = known([advisory('openssl', 'CVE-2026-0002', [2, 'fixed'])]);
    const given = evidence({ [PYTHON]: tagEvidence(history) }, { openssl: fixed }, { [PYTHON]: packages });
    const amd = use('a/Dockerfile', 1, PYTHON);
    const arm = { ...amd, file: 'b/Dockerfile', platform: 'linux/arm64' };
    const openAt = (...uses: readonly ImageUse[]) => reportUses(uses, given)?.openAdvisories;
    expect([openAt(amd), openAt(arm), openAt(amd, arm), openAt(arm, amd)]).toEqual([
      [],
      ['CVE-2026-0002'],
      ['CVE-2026-0002'],
      ['CVE-2026-0002'],
    ]);
  });
});
