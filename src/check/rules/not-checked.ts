import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { trustReason, trustRemedy } from '../../signatures/decide/trust-text.ts';
import { causeOf, unknownSigner, unverifiable } from '../decide/cause.ts';
import type { RunAccess } from '../decide/evidence.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { Observation, Weight } from '../decide/finding.ts';
import type { ImageUse, UnreadUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/** The facts that may be missing, with the titles of their findings. */
const TITLES = {
  advisories: 'Advisories could not be checked',
  history: 'History could not be checked',
  'end of life': 'End of life could not be checked',
  'pull policies': 'Pull policies could not be checked',
  'the tag of a digest': 'Tag of the digest could not be checked',
  signature: 'Signature could not be checked',
} as const;

/**
 * A fact that could not be fetched: a finding of its own (architecture.md#no-false-pass). Only a warning if this run cannot
 * have the credentials: in an untrusted run, whose author cannot change that, and for images of another organization. Pull
 * policies are only a warning too, because most roles cannot read them at all.
 */
export function observeNotChecked(
  use: ImageUse,
  fact: keyof typeof TITLES,
  { problem }: Extract<Fetched<unknown>, { kind: 'unknown' }>,
  access: RunAccess,
): Observation {
  const image = formatImage(use.reference);
  const cause = causeOf(problem, organizationOf(use), access, fact === 'signature' ? 'signatures' : 'images');
  const isPrivate = cause?.kind === 'unauthenticated';
  const isOutOfReach =
    (isPrivate && access.mode === 'anonymous' && access.privateImages === 'warning') ||
    cause?.kind === 'other-organization';
  return observed(use, {
    rule: 'not-checked',
    weight: isOutOfReach || fact === 'pull policies' ? 'warning' : 'blocking',
    subject: `${fact}|${image}|${problem.code}`,
    title: TITLES[fact],
    message: isPrivate ? `Private images require authentication: ${image}.` : `${problem.message}.`,
    remedy: cause?.remedy ?? problem.hint,
    ...(cause === undefined ? {} : { cause }),
  });
}

/**
 * A signature that could not be verified although it was read: for a reason of its own, or because no trusted signer is known
 * for the images of this organization. All images with the same reason have one cause.
 */
export function observeNotVerified(
  use: ImageUse,
  trust: Extract<BuildTrust, { readonly kind: 'not-verifiable' | 'no-known-signer' }>,
  weight: Weight,
): Observation {
  const cause =
    trust.kind === 'not-verifiable'
      ? unverifiable(trust)
      : unknownSigner(organizationOf(use), trustRemedy(trust));
  const { title, remedy } = cause;
  return observed(use, {
    rule: 'not-checked',
    weight,
    subject: `signature|${canonicalReference(use.reference)}|${trust.kind}`,
    title,
    message: `${taggedImage(use)} ${trustReason(trust)}.`,
    remedy,
    cause,
  });
}

/** Returns whether a finding of this rule is about a signature. */
export function isAboutSignature({ key }: Pick<Observation, 'key'>): boolean {
  return key.startsWith('not-checked|signature|');
}

/** A history without builds: every tag has at least one, so the history is unknown (architecture.md#no-false-pass). */
export function observeEmptyHistory(use: ImageUse, tag: string): Observation {
  const tagged = `${formatImage(use.reference)}:${tag}`;
  return observed(use, {
    rule: 'not-checked',
    weight: 'blocking',
    subject: `history|${tagged}|empty`,
    title: TITLES.history,
    message: `The history of ${tagged} is empty.`,
    remedy: 'Check the spelling of the tag.',
  });
}

/** A digest outside of its tag's history whose origin could not be looked up, for `reason` if known. */
export function observeUnknownOrigin(
  use: ImageUse,
  {
    digest,
    tag,
    reason,
    repin,
  }: Readonly<Record<'digest' | 'tag' | 'repin', string>> & {
    readonly reason: string | undefined;
  },
): Observation {
  return observed(use, {
    rule: 'not-checked',
    weight: 'blocking',
    subject: `origin|${canonicalReference(use.reference)}`,
    title: 'Origin of the digest could not be checked',
    message: `${digest} is not in the history of tag ${tag}, and its origin is unknown${reason === undefined ? '' : `: ${reason}`}.`,
    remedy: `Run the check again, or ${repin}.`,
  });
}

/** Another file, named at a place, that is not read. Repositories that have such a place can keep it: only new ones fail. */
export function observeNamedFile({ file, line, reason, written }: UnreadUse): Observation {
  return {
    rule: 'not-checked',
    weight: 'blocking',
    failsOnlyIf: 'new',
    key: `named|${file}|${written}|${reason}`,
    file,
    line,
    reference: written,
    title: 'Referenced file was not checked',
    message: reason,
    remedy: 'Use a file of this repository, or add the comment `mooring: ignore`.',
  };
}

/** A submodule. A new commit of it is no new finding. */
export function observeSubmodule({ file, line, reason, written }: UnreadUse): Observation {
  return {
    rule: 'not-checked',
    weight: 'blocking',
    failsOnlyIf: 'new',
    key: `submodule|${file}`,
    file,
    line,
    reference: written,
    title: 'Submodule was not checked',
    message: reason,
    remedy: 'Check its own repository, and add its path to `exclude` in .github/mooring.yml.',
  };
}

/** A pointer of Git LFS, mostly of data that names no image: a repository can keep those that it has. */
export function observeUnfetched({ file, line, reason, written }: UnreadUse): Observation {
  return {
    rule: 'not-checked',
    weight: 'blocking',
    failsOnlyIf: 'new',
    key: `lfs|${file}`,
    file,
    line,
    reference: written,
    title: 'File in Git LFS was not checked',
    message: reason,
    remedy: 'Check out with `lfs: true`, or exclude the file with `exclude` in .github/mooring.yml.',
  };
}

/** A file that could not be read. If it is another one than in the base, it can name other images. */
export function observeUnreadFile({ file, isUnchanged, line, reason, written }: UnreadUse): Observation {
  return {
    rule: 'not-checked',
    weight: 'blocking',
    ...(isUnchanged === true ? { failsOnlyIf: 'not-pre-existing' as const } : {}),
    key: `file|${file}|${written}|${reason}`,
    file,
    line,
    reference: written,
    title: 'File could not be read',
    message: reason,
    remedy: 'Fix the file, or exclude it with `exclude` in .github/mooring.yml.',
  };
}

function organizationOf({ reference }: ImageUse): string {
  return reference.path.split('/')[0] ?? '';
}
