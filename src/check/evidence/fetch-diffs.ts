import { contentOf } from '../../api/client/oci/image-content.ts';
import type { OciImage } from '../../api/client/oci/oci-authorization.ts';
import { diffKey } from '../compare/changed-references.ts';
import type { ChangeDiffs, ChangedReference } from '../compare/changed-references.ts';
import { buildInUse, tagEvidenceOf } from '../decide/evidence.ts';
import type { Evidence } from '../decide/evidence.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { HistoricImage } from '../../values/historic-image.ts';
import type { Digest } from '../../values/digest.ts';
import { MooringError } from '../../values/errors.ts';
import { canonicalReference, effectiveTag } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { IN_FLIGHT, mapLimit } from '../../values/concurrency.ts';
import { createDiffer } from '../../diff/create-differ.ts';
import type { DiffBuilds } from '../../diff/create-differ.ts';
import type { EvidenceSources } from './fetch-evidence.ts';
import { settle } from '../../values/fetched.ts';

/** The most changed references of a run whose builds are compared. */
const MOST_DIFFS = 20;

/** The sources that a comparison of builds needs. */
export type DiffSources = Pick<
  EvidenceSources,
  'signedIn' | 'content' | 'registry' | 'registryHost' | 'organization' | 'signatures'
>;

/**
 * Compares the builds of references that a change replaces. Advisories are left to the check, which has them already. Sends
 * nothing if both sides stand for one build, and for a build that is not known, which is a finding already.
 */
export async function fetchDiffs(
  changed: readonly ChangedReference[],
  evidence: Evidence,
  sources: DiffSources,
): Promise<ChangeDiffs> {
  const wanted = changed.flatMap(({ from, to, platforms }) => {
    const [before, after] = [digestOf(from, evidence), digestOf(to, evidence)];
    if (before === undefined || after === undefined || before === after) return [];
    const key = diffKey(canonicalReference(from), canonicalReference(to));
    const { host, path } = to;
    const tags = { tag: effectiveTag(from), toTag: effectiveTag(to) };
    return [{ key, image: { host, path }, ...tags, from: before, to: after, platforms }];
  });
  const diffBuilds = createCheckDiffer(sources);
  const compared = await mapLimit(wanted.slice(0, MOST_DIFFS), IN_FLIGHT, async ({ key, ...builds }) =>
    (await diffBuilds([builds])).map(({ diff }) => [key, diff] as const),
  );
  const others = wanted.slice(MOST_DIFFS).map(({ key }) => [key, undefined] as const);
  return new Map([...compared.flat(), ...others]);
}

function digestOf(reference: ImageReference, evidence: Evidence): Digest | undefined {
  return reference.digest ?? buildInUse(reference, tagEvidenceOf(reference, evidence))?.digest;
}

function createCheckDiffer(sources: DiffSources): DiffBuilds {
  const { content, organization, registry, registryHost, signatures, signedIn } = sources;
  const historicOf = (image: OciImage): HistoricImage => {
    const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
    if (historic === undefined) throw new MooringError('internal_bug', 'a changed image without a history');
    return historic;
  };
  return createDiffer({
    contentOf: (image) => contentOf(content, historicOf(image)),
    registryHost,
    signatures,
    signedIn: signedIn && { ...signedIn, organizationUid: organization.uid },
    advisoriesOn: undefined,
    source: {
      tag: (image, tag) =>
        settle(
          registry
            .tagHistory(historicOf(image), tag)
            .then((history) => ({ kind: 'history', history }) as const),
        ),
    },
  });
}
