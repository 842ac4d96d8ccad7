import { ADVISORY_STATUSES } from '../../advisories/decide/advisory-status.ts';
import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import type { Finding } from '../decide/finding.ts';
import type { RuleHelp } from '../decide/observation.ts';

/** Returns the help on a vulnerability, in the order of the statuses that its findings have, worst first. */
export function advisoryHelp(findings: readonly Finding[]): RuleHelp {
  const found = new Set(findings.map(({ advisory }) => advisory?.status));
  const helps = ADVISORY_STATUSES.filter((status) => found.has(status)).map((status) => HELP[status]);
  return {
    explanation: helps.map(({ explanation }) => explanation).join(' '),
    remedy: [...new Set(helps.map(({ remedy }) => remedy))].join(' '),
  };
}

const SUPPORTED = 'Use a supported version of the image, or an image without the package.';

const HELP: Readonly<Record<AdvisoryStatus, RuleHelp>> = {
  affected_fix_available: {
    explanation:
      'A version of the package with a fix exists; the build that this line uses does not have it.',
    remedy: 'Update to a build with the fix; the message names it if there is one.',
  },
  affected: {
    explanation: 'The vulnerability affects the package, and no fix is available yet.',
    remedy: 'Use an image without the package until a fix is available.',
  },
  affected_wont_fix: {
    explanation: 'The vulnerability affects the package, and no fix is planned for this version.',
    remedy: SUPPORTED,
  },
  under_investigation: {
    explanation: 'A scanner found the vulnerability; whether it affects the package is under investigation.',
    remedy: 'Wait for the result, or use an image without the package.',
  },
  affected_pending_upstream: {
    explanation: 'The vulnerability affects the package, and its fix has to come from upstream.',
    remedy: 'Use an image without the package until upstream releases a fix.',
  },
  unknown: {
    explanation:
      'Mooring does not recognize the state of the advisory, so its meaning for the package is unknown.',
    remedy: 'Read the advisory, and update Mooring.',
  },
  unknown_not_analysed: {
    explanation:
      'The vulnerability will not be analyzed for this version, so it is unknown if it affects the package.',
    remedy: SUPPORTED,
  },
  unreviewed: {
    explanation: 'The advisory is not reviewed yet.',
    remedy: 'Wait for the review.',
  },
  fixed_assumed: { explanation: 'The installed version is probably fixed.', remedy: 'No action is needed.' },
  fixed: { explanation: 'The installed version is fixed.', remedy: 'No action is needed.' },
  not_affected: {
    explanation: 'The vulnerability does not affect the package.',
    remedy: 'No action is needed.',
  },
};
