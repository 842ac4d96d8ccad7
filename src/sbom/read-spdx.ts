import { SPDX_PREDICATE, SpdxDocument } from '../api/advisory/spdx.ts';
import { BundledEnvelope, DsseEnvelope } from '../signatures/bundle/statement.ts';
import { readApkPackage } from './decide/apk-purl.ts';
import type { ApkReading } from './decide/apk-purl.ts';
import { readListedPackage } from './decide/listed-package.ts';
import type { PlatformPackages } from './decide/image-packages.ts';
import type { Digest } from '../values/digest.ts';
import type { SignedContent } from '../signatures/decide/signed-content.ts';
import { readClaim } from '../signatures/read-claim.ts';
import { parseJson } from '../text/parse-json.ts';

/** The apk packages of an SBOM, or why it cannot be read, as a clause. */
export type SpdxReading =
  | ({ readonly kind: 'packages' } & Omit<PlatformPackages, 'platform'>)
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Which parts of an SBOM are read. */
export interface ReadOptions {
  /** Whether `all` lists the packages of every ecosystem. */
  readonly listsAll?: boolean | undefined;
}

/**
 * Reads the SBOM in an attestation: of the right type, about exactly this manifest, and in SPDX 2. Its signature is not
 * looked at.
 */
export function readSbom(
  { bytes, form }: SignedContent,
  subject: Digest,
  options?: ReadOptions,
): SpdxReading {
  const json = parseJson(new TextDecoder().decode(bytes));
  const bundle = form === 'bundle' ? BundledEnvelope.safeParse(json).data : undefined;
  const envelope = DsseEnvelope.safeParse(bundle?.dsseEnvelope ?? json);
  if (!envelope.success) return unreadable('its envelope is malformed');
  const { payload, payloadType } = envelope.data;
  const claim = readClaim({ payloadType, payload: Buffer.from(payload, 'base64') });
  if (claim.kind === 'invalid') return unreadable(claim.reason);
  if (claim.predicateType !== SPDX_PREDICATE) return unreadable('it states something else');
  if (claim.digest !== subject) return unreadable('it is about another image');
  return readDocument(claim.predicate, options);
}

/**
 * The apk packages of an SPDX document; some producers put it into the statement as text. A package names the file it was
 * built from itself, or, since October 2024, a package that it is described by does (advisory-rules.md#package-origin).
 */
export function readDocument(document: unknown, { listsAll }: ReadOptions = {}): SpdxReading {
  const parsed = SpdxDocument.safeParse(typeof document === 'string' ? parseJson(document) : document);
  if (!parsed.success) return unreadable('it is no SPDX document');
  const { packages, relationships } = parsed.data;
  const purls = new Map(packages.map((one) => [one.SPDXID ?? '', purlsOf(one)]));
  const described = Map.groupBy(
    relationships.filter(({ relationshipType }) => relationshipType === 'DESCRIBED_BY'),
    ({ spdxElementId }) => spdxElementId,
  );
  const known = packages.map((one) => {
    const related = described.get(one.SPDXID ?? '') ?? [];
    return [purlsOf(one), related.flatMap(({ relatedSpdxElement: id }) => purls.get(id) ?? [])] as const;
  });
  return {
    kind: 'packages',
    ...sortedOut(known.flatMap(([own, describedBy]) => readApkPackage(own, describedBy) ?? [])),
    ...(listsAll === true && {
      all: known.flatMap(([own, describedBy]) => readListedPackage(own, describedBy) ?? []),
    }),
  };
}

function purlsOf({ externalRefs }: SpdxDocument['packages'][number]): readonly string[] {
  return externalRefs
    .filter(({ referenceType }) => referenceType === 'purl')
    .map(({ referenceLocator }) => referenceLocator);
}

function sortedOut(readings: readonly ApkReading[]): Omit<PlatformPackages, 'platform'> {
  const packages = readings.flatMap((one) => (one.kind === 'recognized' ? [one.package] : []));
  const others = readings.flatMap((one) => (one.kind === 'unrecognized' ? [one.namespace] : []));
  if (others.length === 0) return { packages };
  return { packages, unrecognized: { count: others.length, namespaces: [...new Set(others)].sort() } };
}

/** An SBOM that cannot be read; `reason` is a clause. */
export function unreadable(reason: string): SpdxReading {
  return { kind: 'unreadable', reason };
}
