import type { Rule } from '../../../config/policy/rule-ids.ts';

/** The help on a rule for code scanning. */
export interface RuleHelp {
  readonly explanation: string;
  readonly remedy: string;
}

/** The help of each rule. */
export const RULE_HELP: Readonly<Record<Rule, RuleHelp>> = {
  'wrong-signer': {
    explanation:
      'The build that this line uses is signed, but not by a signer that is trusted for its image.',
    remedy:
      'Use a build of a trusted signer. If you trust the signer that was found, add it to trust.signers in .github/mooring.yml.',
  },
  'bad-signature': {
    explanation:
      'No signature of the build that this line uses is valid, or a trusted signer signed it as another image.',
    remedy: 'Use a build with a valid signature, and report this one to its publisher.',
  },
  'end-of-life': {
    explanation:
      'The tag of the image is past its end of life, reaches it soon, or gets no rebuilds. Past its end of life, its main package gets no updates.',
    remedy: 'Use a maintained tag; the message names the one with the longest support if there is one.',
  },
  'overdue-advisory': {
    explanation: 'An advisory is open for longer than max-open-days, or its fix is older than max-fix-days.',
    remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
  },
  advisory: {
    explanation: 'The build that this line uses has an open advisory.',
    remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
  },
  'over-budget': {
    explanation: 'More problems of one severity are open than the budget allows.',
    remedy: 'Fix problems of this severity, or raise the budget.',
  },
  'not-allowed': {
    explanation: 'The image does not match allowed-images in .github/mooring.yml.',
    remedy: 'Use an allowed image, or add this one to allowed-images.',
  },
  'pull-denied': {
    explanation: 'A policy of the organization denies pulls of the build that this line uses.',
    remedy: 'Use a build that the policy allows; the message names one if there is one.',
  },
  unsigned: {
    explanation: 'The build that this line uses has no signature, so nothing proves who made it.',
    remedy: 'Use a signed build, or copy the signatures along with the image.',
  },
  'not-checked': {
    explanation:
      'A check could not be completed, so its result is unknown. An incomplete check never passes.',
    remedy: 'See the message for the cause and the fix.',
  },
  'not-judged': {
    explanation:
      'The image has no SBOM, or an incomplete one, so advisories were not matched with all of its packages.',
    remedy: 'Use an image with an SBOM for every platform that you build for.',
  },
  unread: {
    explanation:
      'A text names a known registry, and the image that it stands for is unknown: the tag is missing or comes from elsewhere, or the text is not one that is used.',
    remedy: 'Write the tag in the same text.',
  },
  'unverified-sbom': {
    explanation:
      'The SBOM of the image is not signed by a trusted signer, so its packages and their advisories are unverified.',
    remedy: 'Use a build whose SBOM is signed by a trusted signer.',
  },
  'foreign-digest': {
    explanation:
      "The pinned digest is not in the tag's history: it belongs to another tag or to no known build.",
    remedy: 'Check where the digest comes from, and pin a build of this tag.',
  },
  'platform-manifest': {
    explanation:
      'The pinned digest is the manifest of one platform of a build of this tag, so it does not run on other platforms.',
    remedy: 'Pin the image index of that build.',
  },
  unresolvable: {
    explanation: 'The image reference has no fixed value, so the image it stands for is unknown.',
    remedy: 'Write the full reference, or give its variable a default value.',
  },
  'base-unavailable': {
    explanation:
      'The base of the change, or its build on a changed line, could not be read, so nothing there is classified as new or pre-existing.',
    remedy: 'Give the check access to the base; see the message for how.',
  },
  config: {
    explanation: 'The configuration file of the base could not be read, so the defaults applied.',
    remedy: 'Fix .github/mooring.yml; see the message for the errors.',
  },
  exception: {
    explanation: 'An exception in the configuration file has expired, or expires soon.',
    remedy: 'Fix what it covers, remove it, or set a later date.',
  },
  downgraded: {
    explanation: 'The change updates an image to a newer build that has an older version of a package.',
    remedy:
      'Keep the earlier build until a newer one restores the version, unless the downgrade is intended.',
  },
  'base-changed': {
    explanation:
      'The change updates an image to one that runs differently: its user, entrypoint, command, ports, volumes, shell, C library or interpreter changed.',
    remedy: 'Test the images that are built on it, or keep the earlier build.',
  },
  'pin-required': {
    explanation: 'The configuration requires a digest for this image, and the reference has none.',
    remedy: 'Pin the reference to the digest in the message.',
  },
  'too-far-behind': {
    explanation: 'The time between the pinned build and the newest build of the tag exceeds max-lag.',
    remedy: 'Update the pin to the newest build.',
  },
  behind: {
    explanation: 'The tag has newer builds than the pinned one.',
    remedy: 'Update the pin to the newest build.',
  },
  unpinned: {
    explanation:
      'The reference names a tag without a digest. A tag is mutable: it can point to a different image tomorrow.',
    remedy: 'Pin the reference to a digest.',
  },
  'other-registry': {
    explanation: 'The image is hosted on a registry without a tag history, so it was not checked.',
    remedy: 'Use the same image from your registry, if available.',
  },
};
