import { decideAdvisoryStatus } from '../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../src/advisories/decide/advisory-timeline.ts';
import type { Assessment } from '../../../src/advisories/decide/assess.ts';
import type { AssessedReference } from '../../../src/check/decide/assessed-images.ts';
import { digestOf, use } from './sample-check.ts';

const AT = '2026-11-10T00:00:00Z';

function event(said: Partial<AdvisoryEvent>): AdvisoryEvent {
  return { createTime: AT, reviewState: 'REVIEW_STATE_APPROVED', ...said };
}

/** What becomes of one vulnerability of one package with these events. */
export function assessed(
  said: Partial<AdvisoryEvent>,
  changes: Partial<Assessment> & { readonly number?: number } = {},
): Assessment {
  const { number = 1, ...rest } = changes;
  const installed = rest.package ?? {
    name: 'curl',
    version: '8.16.0-r2',
    distribution: 'wolfi',
    arch: 'x86_64',
  };
  const advisory = {
    uid: `uid-${number}`,
    advisoryId: `CGA-${number}`,
    aliases: [`CVE-2026-000${number}`, `GHSA-aaaa-bbbb-000${number}`],
    artifactName: installed.name,
    severity: { rating: 'unscored', score: null } as const,
    events: [event(said)],
  };
  return {
    id: `CVE-2026-000${number}`,
    advisory,
    decision: decideAdvisoryStatus({ events: advisory.events, installed: installed.version }),
    severity: advisory.severity,
    names: [advisory.advisoryId, ...advisory.aliases].sort(),
    package: installed,
    platforms: ['linux/amd64'],
    ...rest,
  };
}

/** A build of an image of acme with what became of its vulnerabilities. */
export function image(
  name: string,
  character: string,
  ...assessments: readonly Assessment[]
): AssessedReference {
  const { reference } = use('Dockerfile', 1, `cgr.dev/acme/${name}:1`);
  return { reference, digest: digestOf(character), assessments };
}
