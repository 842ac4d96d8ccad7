import type { Finding, Level, Rule } from '../../check/finding.ts';
import { code, escapeMarkdown } from '../../text/markdown.ts';
import { cutText } from '../../text/printable.ts';
import type { SarifLevel, SarifRule } from './sarif-log.ts';
import { sarifText } from './sarif-text.ts';

/** What a rule is about, and what to do about a finding of it, in words of our own. */
const HELP: Readonly<Record<Rule, { readonly what: string; readonly remedy: string }>> = {
  'end-of-life': {
    what: 'The tag of an image is at the end of its life, or near it: soon it gets no more fixes, or it gets none already.',
    remedy: 'Move to a tag that is still maintained; the message names the nearest one where there is one.',
  },
  advisory: {
    what: 'An advisory is open for the build of an image that this line uses.',
    remedy: 'Move the pin to a build that has the fix, or build on an image without the vulnerability.',
  },
  'not-allowed': {
    what: 'The settings of this repository do not allow images of this registry.',
    remedy: 'Use an image of an allowed registry, or allow this one in .github/mooring.yml.',
  },
  'not-checked': {
    what: 'Something could not be checked. That is a finding of its own, because nobody knows what it would have shown.',
    remedy: 'The message says what refused and what can be changed.',
  },
  'foreign-digest': {
    what: 'The pinned digest is none of the builds that its tag has had: it is of another tag, of one platform alone, or of nobody.',
    remedy:
      'Find out where the digest came from, and pin the digest of the image index of a build of this tag.',
  },
  unresolvable: {
    what: 'The reference has no fixed value, so nobody can say which image it means.',
    remedy: 'Write the whole reference, or give its variable a default.',
  },
  'base-unavailable': {
    what: 'The base of the change could not be read, so nothing could be called new or carried over.',
    remedy: 'Give the check what it needs to read the base; the message says what that is.',
  },
  settings: {
    what: 'Settings of this repository are not in force, or not yet.',
    remedy: 'Correct .github/mooring.yml; the message says what is not in force.',
  },
  exception: {
    what: 'An exception in the settings has ended, or ends soon.',
    remedy: 'Deal with what it excepts, or give it a new last day and say why.',
  },
  'pin-required': {
    what: 'The settings want this image pinned to a digest, and it is not.',
    remedy: 'Pin it; the message has the digest.',
  },
  'too-far-behind': {
    what: 'The pinned build is older than the settings allow.',
    remedy: 'Move the pin to the newest build.',
  },
  behind: {
    what: 'The tag has newer builds than the pinned one.',
    remedy: 'Move the pin when it suits you.',
  },
  unpinned: {
    what: 'The reference names a tag, and a tag can move between two builds.',
    remedy: 'Pin the reference to a digest.',
  },
  'other-registry': {
    what: 'The image lies on a registry that keeps no tag history, so it was not judged.',
    remedy: 'Use the image of the same name on your registry, if there is one.',
  },
};

export const SARIF_LEVELS: Readonly<Record<Level, SarifLevel>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The id of the rule that a finding is filed under: a rule per vulnerability, because GitHub rates rules. */
export function sarifRuleId({ rule, advisory }: Finding): string {
  return advisory === undefined ? rule : `${rule}/${sarifText(advisory.id, 200)}`;
}

/** The rule of findings that share a rule id; the worst score and the worst level of them count. */
export function sarifRule(id: string, findings: readonly Finding[]): SarifRule {
  const [first] = findings;
  const rule = first?.rule ?? 'not-checked';
  const { what, remedy } = HELP[rule];
  const advisory = first?.advisory;
  const title = advisory === undefined ? what : sarifText(`${cutText(advisory.id, 200)}: ${what}`);
  const link = advisory === undefined ? undefined : linkTo(advisory.id);
  const score = Math.max(0, ...findings.map((one) => one.advisory?.severity.score ?? 0));
  const level = findings.some((one) => one.level === 'error') ? 'error' : (first?.level ?? 'warning');
  return {
    id,
    name: rule,
    shortDescription: { text: title },
    fullDescription: { text: `${title} ${remedy}` },
    help: { text: `${title} ${remedy}`, markdown: helpMarkdown(what, remedy, advisory?.id, link) },
    ...(link === undefined ? {} : { helpUri: link }),
    defaultConfiguration: { level: SARIF_LEVELS[level] },
    properties: {
      tags: advisory === undefined ? ['container-images'] : ['container-images', 'security'],
      ...(score === 0 ? {} : { 'security-severity': Math.min(10, score).toFixed(1) }),
    },
  };
}

function helpMarkdown(
  what: string,
  remedy: string,
  id: string | undefined,
  link: string | undefined,
): string {
  const name =
    id === undefined ? '' : link === undefined ? code(id) : `[${escapeMarkdown(id, 200)}](${link})`;
  return [name, what, `**What to do.** ${remedy}`].filter((part) => part !== '').join('\n\n');
}

/** Where people read about it. Only ids of exactly this form make an address. */
function linkTo(id: string): string | undefined {
  if (/^CVE-\d{4}-\d{4,19}$/.test(id)) return `https://nvd.nist.gov/vuln/detail/${id}`;
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id)) return `https://github.com/advisories/${id}`;
  return undefined;
}
