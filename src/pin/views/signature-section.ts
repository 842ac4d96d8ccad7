import { formatDay, formatInstant } from '../../values/instant.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import type { Signer } from '../../signatures/decide/signer.ts';
import { TRUST_NOTES, trustWarning } from '../../signatures/decide/trust-text.ts';
import { breakable, breakableCode, code, exactCode, link } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import type { ImageUpdate } from './image-update.ts';

/**
 * Returns why a build is not verified, in a few words for a table; empty if it is, and if nothing is known about it. Images
 * without a known signer are counted instead: most are of other registries.
 */
export function signatureNote(trust: BuildTrust | undefined): string {
  return trust === undefined || trust.kind === 'verified' || trust.kind === 'no-known-signer'
    ? ''
    : TRUST_NOTES[trust.kind];
}

/** Returns when a verified build was signed, in Markdown, with a link to the log entry. */
export function signatureFact(trust: BuildTrust | undefined): readonly string[] {
  if (trust?.kind !== 'verified' || trust.signedAt === undefined) return [];
  const { signedAt, logUrl } = trust;
  const when = formatInstant(signedAt).slice(0, 16).replace('T', ' ');
  return [`signed ${when} UTC${logText(logUrl)}`];
}

/** Returns a link to a log entry in brackets, in Markdown; empty without an address that can be linked. */
export function logText(url: string | undefined): string {
  return isLinkable(url) ? ` (${link('log entry', url)})` : '';
}

/** True for an address that cannot end the link around it: the file of a trust root names the log. */
function isLinkable(url: string | undefined): url is string {
  return url !== undefined && /^https:\/\/[\w./?=&%:-]+$/.test(url);
}

/** Returns one sentence, in Markdown, if a reviewer has to look at the signature of an update. */
export function signatureWarningLines({ name, trust }: ImageUpdate): readonly string[] {
  const text = trust && trustWarning('', trust);
  return text === undefined ? [] : [`**${breakable(name)}** ${breakableCode(text, 1_400)}`];
}

/**
 * Returns who signed the builds of updates, in Markdown: one line if all have the same signer, otherwise a list. Builds
 * that are not verified are in the warnings; those without known signer are counted. Empty if signatures are turned off.
 */
export function signatureSection(
  updates: readonly ImageUpdate[],
  { elsewhere }: { readonly elsewhere: string },
  room: number,
): string {
  const known = updates.filter(({ trust }) => trust !== undefined);
  const signed = known.flatMap(({ name, to, trust }) =>
    trust?.kind === 'verified' ? [{ name, to, trust, signer: signerCode(trust.signer) }] : [],
  );
  const bySigner = [...Map.groupBy(signed, ({ signer }) => signer)];
  const rest = unknownSigners(known);
  const [one] = bySigner;
  if (one !== undefined && bySigner.length === 1)
    return joinParts([signedLine(one[0], signed, buildsOf(updates)), rest], ' ');
  const lines = bySigner.map(([signer, of]) => `- ${signer}: ${namesOf(of)}`);
  const before = 'Signed by, verified offline:\n\n';
  const signers = fitted({ before, lines, after: '', noun: 'signer', elsewhere }, room);
  return joinParts([signers, rest], '\n\n');
}

function buildsOf(updates: readonly Pick<ImageUpdate, 'to'>[]): number {
  return new Set(updates.map(({ to }) => to)).size;
}

type Verified = Extract<BuildTrust, { kind: 'verified' }>;
type SignedUpdate = Pick<ImageUpdate, 'name' | 'to'> & { readonly trust: Verified };

/** `All 7 builds are signed by …, 2026-11-16 to 2026-11-18 (verified offline).` */
function signedLine(signer: string, signed: readonly SignedUpdate[], all: number): string {
  const builds = buildsOf(signed);
  const log = builds === 1 ? logText(signed[0]?.trust.logUrl) : '';
  const by = `signed by ${signer}${whenText(signed)}${log}, verified offline.`;
  if (all === 1) return `The build is ${by}`;
  if (builds < all) return `${builds} of ${all} builds ${builds === 1 ? 'is' : 'are'} ${by}`;
  return `${all === 2 ? 'Both' : `All ${all}`} builds are ${by}`;
}

function whenText(signed: readonly SignedUpdate[]): string {
  const days = signed.flatMap(({ trust: { signedAt } }) =>
    signedAt === undefined ? [] : [formatDay(signedAt)],
  );
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? ` on ${first}` : ` from ${first} to ${last}`;
}

function signerCode(signer: Signer): string {
  return signer.kind === 'key'
    ? `the key with SHA-256 ${code(signer.fingerprint)}`
    : exactCode(signer.identity);
}

const MOST_NAMES = 10;

function namesOf(signed: readonly Pick<ImageUpdate, 'name'>[]): string {
  return listText([...new Set(signed.map(({ name }) => breakable(name)))], MOST_NAMES);
}

function unknownSigners(known: readonly ImageUpdate[]): string {
  const images = new Set(known.map(({ image }) => image)).size;
  const unknown = new Set(
    known.flatMap(({ image, trust }) => (trust?.kind === 'no-known-signer' ? [image] : [])),
  ).size;
  if (unknown === 0) return '';
  const verb = unknown === 1 ? 'has' : 'have';
  return `${unknown} of ${count(images, 'image')} ${verb} no known signer, so ${unknown === 1 ? 'its signature was' : 'their signatures were'} not verified.`;
}
