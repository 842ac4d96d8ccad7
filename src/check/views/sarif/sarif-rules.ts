import type { ReportingDescriptor, Result } from 'sarif';

import type { Finding, Level } from '../../decide/finding.ts';
import { RULE_HELP } from './rule-help.ts';
import type { RuleHelp } from './rule-help.ts';
import { documentationUrl } from '../../../values/documentation.ts';
import type { DocumentationSource } from '../../../values/documentation.ts';
import { vulnerabilityUrl } from '../../../values/links.ts';
import { code, escapeMarkdown } from '../../../text/markdown.ts';
import { cutText } from '../../../text/printable.ts';
import { LONGEST_TEXT, sarifText } from './sarif-text.ts';
import { ADVISORY_STATUSES } from '../../../advisories/decide/advisory-status.ts';
import type { AdvisoryStatus } from '../../../advisories/decide/advisory-status.ts';
import { joinParts } from '../../../text/plural.ts';

export const SARIF_LEVELS: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** A rule with what Mooring always writes. Its id is readable, so that it has no name: SARIF requires another text for that (§3.49.7). */
export interface SarifRule extends ReportingDescriptor {
  shortDescription: { text: string };
  fullDescription: { text: string };
  help: { text: string; markdown: string };
  helpUri: string;
  defaultConfiguration: { level: Result.level };
  properties: { tags: string[]; 'security-severity'?: string };
}

/**
 * The SARIF rule of a finding: one rule for each vulnerability, because GitHub rates rules and not results. It is the same
 * when an advisory becomes overdue, so that its alert stays open.
 */
export function sarifRuleId({ rule, advisory }: Finding): string {
  return advisory === undefined ? rule : `advisory/${sarifText(advisory.id, 200)}`;
}

/**
 * The SARIF rule of findings that share a rule id, with their worst score and level. It links to the page of its
 * vulnerability, or to its section of the documentation.
 */
export function sarifRule(
  id: string,
  findings: readonly Finding[],
  documentation?: DocumentationSource,
): SarifRule {
  const [first] = findings;
  const advisory = first?.advisory;
  const rule = advisory === undefined ? (first?.rule ?? 'not-checked') : 'advisory';
  const { explanation, remedy } = advisory === undefined ? RULE_HELP[rule] : advisoryHelp(findings);
  const title =
    advisory === undefined ? explanation : sarifText(`${cutText(advisory.id, 200)}: ${explanation}`);
  const text = cutText(`${title} ${remedy}`, LONGEST_TEXT);
  const link = advisory === undefined ? undefined : vulnerabilityUrl(advisory.id, advisory.advisoryId);
  const score = Math.max(0, ...findings.map((one) => one.advisory?.severity.score ?? 0));
  const level = findings.some((one) => one.level === 'error') ? 'error' : (first?.level ?? 'warning');
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text },
    help: { text, markdown: helpMarkdown(explanation, remedy, advisory?.id, link) },
    helpUri: link ?? documentationUrl(`rules.md#${rule}`, documentation),
    defaultConfiguration: { level: SARIF_LEVELS[level] },
    properties: {
      tags: advisory === undefined ? ['container-images'] : ['container-images', 'security'],
      ...(score === 0 ? {} : { 'security-severity': Math.min(10, score).toFixed(1) }),
    },
  };
}

/** Returns the help on a vulnerability, in the order of the statuses that its findings have, worst first. */
function advisoryHelp(findings: readonly Finding[]): RuleHelp {
  const found = new Set(findings.map(({ advisory }) => advisory?.status));
  const helps = ADVISORY_STATUSES.filter((status) => found.has(status)).map((status) => STATUS_HELP[status]);
  return {
    explanation: helps.map(({ explanation }) => explanation).join(' '),
    remedy: [...new Set(helps.map(({ remedy }) => remedy))].join(' '),
  };
}

const USE_SUPPORTED = 'Use a supported version of the image, or an image without the package.';

const STATUS_HELP: Readonly<Record<AdvisoryStatus, RuleHelp>> = {
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
    remedy: USE_SUPPORTED,
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
    remedy: USE_SUPPORTED,
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

function helpMarkdown(
  explanation: string,
  remedy: string,
  id: string | undefined,
  link: string | undefined,
): string {
  const name =
    id === undefined ? '' : link === undefined ? code(id) : `[${escapeMarkdown(id, 200)}](${link})`;
  return joinParts([name, explanation, `**Fix:** ${remedy}`], '\n\n');
}
