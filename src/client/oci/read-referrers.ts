import type { Digest } from '../../domain/digest.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Descriptor, ImageIndex, Manifest } from '../../contract/registry/oci.ts';
import type { Called } from '../transport/call.ts';
import { linkedPages } from './linked-pages.ts';

/** What is asked, and how. */
interface ReferrersRequest {
  readonly subject: Digest;
  readonly artifactType: string | undefined;
  readonly askPage: (query: Readonly<Record<string, string | undefined>>) => Promise<Called<ImageIndex>>;
  readonly askFallback: (tag: string) => Promise<{ readonly manifest: Manifest }>;
}

/**
 * What refers to a manifest, none where nothing does. A registry that does not know the question answers it with 404:
 * then the list is behind the tag `sha256-<hex>`, where clients keep it for such registries (OCI distribution
 * specification, "Unavailable Referrers API"). A registry need not heed the type: it is looked at here again.
 */
export async function readReferrers(request: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { artifactType } = request;
  const found = (await orNotFound(askForReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
  return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
}

async function askForReferrers(request: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { artifactType, askPage } = request;
  const found: Descriptor[] = [];
  for await (const page of linkedPages((query) => askPage({ artifactType, ...query }))) {
    found.push(...page.manifests);
  }
  return found;
}

async function readFallbackTag({ subject, askFallback }: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { manifest } = await askFallback(subject.replace(':', '-'));
  return 'manifests' in manifest ? manifest.manifests : [];
}

/** Undefined where the registry knows no such thing. */
async function orNotFound<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MooringError && error.code === 'platform_not_found') return undefined;
    throw error;
  }
}
