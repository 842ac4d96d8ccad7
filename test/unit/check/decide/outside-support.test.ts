import { describe, expect, it } from 'vitest';

import type { InstalledPackage } from '../../../../src/sbom/decide/image-packages.ts';
import type { AdvisoryEventKind } from '../../../../src/advisories/decide/advisory-timeline.ts';
import type { EolEntry } from '../../../../src/end-of-life/decide/lifecycle.ts';
import { observe } from '../../../../src/check/decide/observe.ts';
import {
  advisory,
  evidence,
  historyOf,
  judgedBy,
  known,
  scanned,
  tagLifecycle,
  use,
} from '../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/node';
const ACTIVE: EolEntry = {
  tagStatus: 'TAG_ACTIVE',
  graceStatus: 'GRACE_NOT_ELIGIBLE',
  graceExpiry: undefined,
  eolDate: '2027-04-30',
  isBroken: false,
  mainPackage: { name: 'nodejs', version: '18' },
};
const GRACE = { ...ACTIVE, tagStatus: 'TAG_IN_GRACE', graceStatus: 'GRACE_ACTIVE', eolDate: '2026-10-31' };

/** Whether the advisory on a package of the image is marked, and the end of its message. */
function marked(
  installed: InstalledPackage,
  entry: EolEntry,
  kind: AdvisoryEventKind = 'true-positive',
): readonly [boolean, boolean] {
  const facts = evidence(
    { [`${IMAGE}:18`]: { history: known(historyOf({ 1: 'a' })), lifecycle: known(tagLifecycle({ entry })) } },
    { [installed.name]: known([advisory(installed.name, 'CVE-2026-1001', [1, kind])]) },
    {
      [`${IMAGE}:18`]: known({
        source: 'attestation',
        platforms: [{ platform: 'linux/amd64', packages: [installed] }],
      }),
    },
  );
  const found = observe(scanned(use('Dockerfile', 1, `${IMAGE}:18`)), judgedBy(facts));
  const finding = found.find((one) => one.advisory !== undefined) ?? expect.fail('no advisory');
  const said = `${installed.name} is past its end of life and gets no updates.`;
  return [finding.advisory?.isOutsideSupport === true, finding.message.endsWith(said)];
}

describe('check/decide/outside-support marks an advisory', () => {
  const MAIN = { name: 'nodejs-18', version: '1.0-r0' };

  it.each<[string, InstalledPackage, EolEntry, AdvisoryEventKind, readonly [boolean, boolean]]>([
    ['on the main package in its grace period', MAIN, GRACE, 'true-positive', [true, true]],
    ['… named without a version', { ...MAIN, name: 'nodejs' }, GRACE, 'true-positive', [true, true]],
    ['… by its origin', { ...MAIN, name: 'npm', origin: 'nodejs-18' }, GRACE, 'true-positive', [true, true]],
    ['… with a fix, which a build can have', MAIN, GRACE, 'fixed', [true, false]],
    ['past the end of life', MAIN, { ...ACTIVE, eolDate: '2026-11-19' }, 'true-positive', [true, true]],
    ['not on its last day', MAIN, { ...ACTIVE, eolDate: '2026-11-20' }, 'true-positive', [false, false]],
    ['not on another version', { ...MAIN, name: 'nodejs-20' }, GRACE, 'true-positive', [false, false]],
    ['not on another package', { ...MAIN, name: 'openssl' }, GRACE, 'true-positive', [false, false]],
    ['not without its name', MAIN, { ...GRACE, mainPackage: undefined }, 'true-positive', [false, false]],
  ])('%s', (_, installed, entry, ...more) => {
    const [kind, expected] = more;
    expect(marked(installed, entry, kind)).toEqual(expected);
  });
});
