import { apkArchitecture } from '../../../advisories/decide/advisory-selection.ts';
import type { AdvisoryStatus } from '../../../advisories/decide/advisory-status.ts';
import { noteOf } from '../../../advisories/decide/advisory-timeline.ts';
import type { Assessment } from '../../../advisories/decide/assess.ts';
import type { AssessedReference } from '../../decide/assessed-images.ts';
import { formatInstant, readInstant } from '../../../values/instant.ts';
import { printable } from '../../../text/printable.ts';
import { compareText } from '../../../text/order.ts';

/** The parts of OpenVEX 0.2.0 (openvex/spec) that Mooring writes, by the names of the specification. */
export interface OpenVexDocument {
  readonly '@context': 'https://openvex.dev/ns/v0.2.0';
  readonly '@id': string;
  readonly author: string;
  /** UTC. */
  readonly timestamp: string;
  readonly version: 1;
  readonly tooling: 'Mooring';
  readonly statements: readonly OpenVexStatement[];
}

export interface OpenVexStatement {
  readonly vulnerability: { readonly name: string; readonly aliases?: readonly string[] };
  /** Since when it is so, UTC. */
  readonly timestamp?: string;
  readonly products: readonly OpenVexProduct[];
  readonly status: 'fixed' | 'not_affected' | 'affected' | 'under_investigation';
  readonly status_notes?: string;
  readonly justification?: Justification;
  readonly impact_statement?: string;
  /** Required if affected. */
  readonly action_statement?: string;
}

interface OpenVexProduct {
  /** `pkg:oci/name@sha256%3A…`: one build of an image. */
  readonly '@id': string;
  /** `pkg:apk/wolfi/name@version?arch=…`: the packages of it that the statement is about. */
  readonly subcomponents: readonly { readonly '@id': string }[];
}

/** Why something is not affected, in the words that OpenVEX has for it. */
type Justification =
  | 'component_not_present'
  | 'vulnerable_code_not_present'
  | 'vulnerable_code_not_in_execute_path'
  | 'vulnerable_code_cannot_be_controlled_by_adversary'
  | 'inline_mitigations_already_exist';

/**
 * Renders the reviewed advisories on the packages of images as OpenVEX 0.2.0 for scanners; undefined if there are none.
 * Only decisions on packages that were read from an SBOM are stated, and no assumptions. The same input gives the same document: its id is a hash of its statements. `hash` returns at
 * least 32 hex digits for a text.
 */
export function renderOpenVex(
  assessed: readonly AssessedReference[],
  given: {
    /** When it was decided: UTC. */
    readonly timestamp: string;
    readonly author: string;
    readonly hash: (text: string) => string;
  },
): OpenVexDocument | undefined {
  const statements = mergeProducts(assessed.flatMap(statementsOn));
  if (statements.length === 0) return undefined;
  const { author, hash, timestamp } = given;
  return {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `urn:uuid:${uuidOf(hash(JSON.stringify([author, timestamp, statements])))}`,
    author,
    timestamp,
    version: 1,
    tooling: 'Mooring',
    statements,
  };
}

/** A version 8 UUID (RFC 9562 §5.8): 122 bits of a hash. */
function uuidOf(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

function statementsOn({ assessments, digest, reference }: AssessedReference): readonly OpenVexStatement[] {
  if (digest === undefined) return [];
  const name = reference.path.slice(reference.path.lastIndexOf('/') + 1).toLowerCase();
  const image = `pkg:oci/${name}@${encodeURIComponent(digest)}`;
  return assessments.flatMap((assessment) => {
    const said = saidOf(assessment);
    const subcomponents = packagesOf(assessment).map((purl) => ({ '@id': purl }));
    if (said === undefined || subcomponents.length === 0) return [];
    return [{ ...said, products: [{ '@id': image, subcomponents }] }];
  });
}

type Said = Omit<OpenVexStatement, 'products'>;

function saidOf(assessment: Assessment): Said | undefined {
  const { advisory, decision, id } = assessment;
  const names = new Set([...advisory.aliases, advisory.advisoryId].filter((name) => name !== id).map(idText));
  const others = [...names].sort();
  const at = decision.fixedAt ?? readInstant(decision.event?.createTime ?? '');
  const about = {
    vulnerability: { name: idText(id), ...(others.length === 0 ? {} : { aliases: others }) },
    ...(at === undefined ? {} : { timestamp: formatInstant(at) }),
  };
  switch (decision.status) {
    case 'fixed':
      return {
        ...about,
        status: 'fixed',
        status_notes: `Fixed in ${printable(decision.fixedVersion ?? '')} (${idText(advisory.advisoryId)}).`,
      };
    case 'not_affected':
      return { ...about, status: 'not_affected', ...whyNotAffected(assessment) };
    case 'affected_fix_available':
    case 'affected':
    case 'affected_wont_fix':
    case 'affected_pending_upstream':
      return { ...about, status: 'affected', ...withNote(decision), action_statement: actionOn(assessment) };
    case 'under_investigation':
    case 'unknown':
    case 'unknown_not_analysed':
      return { ...about, status: 'under_investigation', ...withNote(decision) };
    // Neither an assumption nor an event without review is a statement.
    case 'fixed_assumed':
    case 'unreviewed':
      return undefined;
  }
}

/** The note of the service on its decision. */
function withNote({ event }: Assessment['decision']): Pick<OpenVexStatement, 'status_notes'> {
  const note = event === undefined ? '' : printable(noteOf(event), 2_000);
  return note === '' ? {} : { status_notes: note };
}

/** The action that helps against an open advisory; OpenVEX requires one. The same for all packages of an origin. */
function actionOn({ advisory, decision: { fixedVersion, status } }: Assessment): string {
  const version = fixedVersion === undefined ? 'the fix' : `version ${printable(fixedVersion)} or later`;
  const actions: Readonly<Partial<Record<AdvisoryStatus, string>>> = {
    affected_fix_available: `Update to a build with ${version}`,
    affected_pending_upstream: 'Update when upstream has released a fix, or remove the package',
    affected_wont_fix: 'Use a supported version, or remove the package: no fix is planned',
  };
  const action = actions[status] ?? 'Update when a fix is available, or remove the package';
  return `${action} (${idText(advisory.advisoryId)}).`;
}

function idText(id: string): string {
  return printable(id, 200);
}

/**
 * The service's types of a false positive, and what OpenVEX calls them
 * (advisory-rules.md#openvex-justifications).
 */
const JUSTIFICATIONS: Readonly<Record<string, Justification>> = {
  VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
  VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
  VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
  COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
  VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
  VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
  INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
};

/** A justification where the service's type is one that we know; else, and beside it, what it says in words. */
function whyNotAffected({
  advisory,
  decision,
}: Assessment): Pick<OpenVexStatement, 'justification' | 'impact_statement'> {
  const { falsePositiveDetermination, fixed } = decision.event ?? {};
  const type = (falsePositiveDetermination?.type ?? '')
    .toUpperCase()
    .replaceAll('-', '_')
    .replace(/^TYPE_/, '');
  const justification = Object.hasOwn(JUSTIFICATIONS, type) ? JUSTIFICATIONS[type] : undefined;
  const note = printable(falsePositiveDetermination?.note ?? fixed?.note ?? '', 2_000);
  const words =
    note !== ''
      ? note
      : decision.fixedVersion === '0'
        ? `No version of the package was ever affected (${idText(advisory.advisoryId)}).`
        : `The package is not affected (${idText(advisory.advisoryId)}).`;
  if (justification === undefined) return { impact_statement: words };
  return note === '' ? { justification } : { justification, impact_statement: words };
}

/** The purls of a package on its platforms; none if its packages or its distribution are unknown. */
function packagesOf({ package: installed, platforms }: Assessment): readonly string[] {
  if (installed?.distribution === undefined) return [];
  const { arch, distribution, name, version } = installed;
  const purl = `pkg:apk/${distribution}/${encoded(name)}@${encoded(version)}`;
  const architectures =
    arch === 'noarch' ? [arch] : platforms.map((platform) => apkArchitecture(platform.split('/')[1] ?? ''));
  return [...new Set(architectures)].sort().map((architecture) => `${purl}?arch=${architecture}`);
}

/** Half a character has no bytes to encode. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** One statement for all that say the same, about every image and package that it is about; in order. */
function mergeProducts(statements: readonly OpenVexStatement[]): readonly OpenVexStatement[] {
  const groups = Map.groupBy(statements, (statement) => JSON.stringify({ ...statement, products: [] }));
  return [...groups]
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([, group]) => {
      const [first] = group;
      if (first === undefined) return [];
      const images = Map.groupBy(
        group.flatMap(({ products }) => products),
        (product) => product['@id'],
      );
      return [{ ...first, products: [...images].map(mergeImage).sort(byId) }];
    });
}

function mergeImage([id, products]: readonly [string, readonly OpenVexProduct[]]): OpenVexProduct {
  const packages = new Map(
    products.flatMap(({ subcomponents }) => subcomponents).map((one) => [one['@id'], one]),
  );
  return { '@id': id, subcomponents: [...packages.values()].sort(byId) };
}

function byId(one: { readonly '@id': string }, other: { readonly '@id': string }): number {
  return compareText(one['@id'], other['@id']);
}
