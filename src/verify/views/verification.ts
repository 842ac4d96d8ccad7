import { shortDigest } from '../../values/digest.ts';
import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import { formatDay, formatInstant } from '../../values/instant.ts';
import { periodText } from '../../tag-history/decide/pin-origin.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import { printable } from '../../text/printable.ts';
import { pinVerdict } from '../decide/verification.ts';
import type { UnreadFile, Verification, VerifiedPin } from '../decide/verification.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { signerText, TRUST_NOTES, trustReason, trustRemedy } from '../../signatures/decide/trust-text.ts';
import { alignColumns } from '../../text/columns.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import { count } from '../../text/plural.ts';
import { reportedSignature } from '../../signatures/report/signature.ts';
import { indexFixes } from './index-fixes.ts';
import type { VerifyReport } from '../report.ts';

type ReportedPin = VerifyReport['pins'][number];

/** The pins as JSON text, each on a line of its own. */
export function verificationJson(verification: Verification): string {
  const { pins, notChecked, ...head } = verifyReport(verification);
  return `${jsonWithLists(head, { pins, notChecked })}\n`;
}

function verifyReport(verification: Verification): VerifyReport {
  const { at, failOn, pins, notChecked } = verification;
  return {
    schema: 'mooring.verify/v1',
    verifiedAt: formatInstant(at),
    verdict: pinVerdict(verification),
    failOn,
    pins: pins.map(reportedPin),
    notChecked: notChecked.map(({ file, line, code, reason, fails }) => ({
      file,
      line,
      code,
      reason,
      fails,
    })),
  };
}

function reportedPin({ image, tag, digest, rule, fails, origin, trust }: VerifiedPin): ReportedPin {
  const { file, line, column, written, reference } = image;
  return {
    file,
    line,
    column,
    written,
    reference: canonicalReference(reference),
    tag: tag ?? null,
    digest,
    rule: rule ?? null,
    fails,
    origin: reportedOrigin(origin),
    ...(trust === undefined ? {} : { signature: reportedSignature(trust) }),
  };
}

function reportedOrigin(origin: PinOrigin): ReportedPin['origin'] {
  if (origin.kind === 'foreign' || origin.kind === 'not-checked') return origin;
  const { since, until, ...rest } = origin;
  return {
    ...rest,
    since: formatInstant(since),
    until: until === undefined ? null : formatInstant(until),
  };
}

/** The pins as a table for people, then the files that could not be read, and a line that says how it went. */
export function verificationTable(verification: Verification): string {
  const { notChecked, pins } = verification;
  const rows = pins.map((pin) => {
    const { file, line, reference } = pin.image;
    const name = `${formatImage(reference)}${pin.tag === undefined ? '' : `:${pin.tag}`}`;
    return [signOf(pin), `${file}:${line}`, name, shortDigest(pin.digest), factsOf(pin)].map((cell) =>
      printable(cell, 1_200),
    );
  });
  return [
    ...alignColumns(rows),
    ...notChecked.map(unreadText),
    ...indexFixes(pins),
    ...signerLines(pins),
    verdictText(verification),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function factsOf(pin: VerifiedPin): string {
  const { origin, trust } = pin;
  if (trust === undefined) return originText(pin);
  // One failed request can leave both open: that is one cause with one remedy.
  if (isSameFailure(origin, trust)) return `${originText(pin)}. ${trustRemedy(trust)}`;
  return `${originText(pin)}; ${pinSignature(trust, pin.signatureFinding)}`;
}

function isSameFailure(
  origin: PinOrigin,
  trust: BuildTrust,
): trust is Extract<BuildTrust, { kind: 'not-checked' }> {
  return (
    origin.kind === 'not-checked' && trust.kind === 'not-checked' && trust.problem.message === origin.reason
  );
}

function pinSignature(trust: BuildTrust, finding: VerifiedPin['signatureFinding']): string {
  if (trust.kind === 'verified') {
    return trust.signedAt === undefined ? 'signed' : `signed on ${formatDay(trust.signedAt)}`;
  }
  return finding === undefined
    ? TRUST_NOTES[trust.kind]
    : `${finding.rule}: it ${trustReason(trust)}. ${trustRemedy(trust)}`;
}

/** Who signed: one line for each signer, after the pins, because identities are long. */
function signerLines(pins: readonly VerifiedPin[]): readonly string[] {
  const signers = pins.flatMap(({ trust }) => (trust?.kind === 'verified' ? [signerText(trust.signer)] : []));
  return [...Map.groupBy(signers, (signer) => signer)].map(
    ([signer, of]) => `Signed by ${printable(signer, 600)} (${count(of.length, 'pin')}).`,
  );
}

function signOf({ fails, rule }: VerifiedPin): string {
  if (fails) return 'FAIL';
  if (rule === undefined) return 'ok';
  return rule === 'other-registry' ? 'note' : 'warn';
}

function originText({ origin, tag }: VerifiedPin): string {
  switch (origin.kind) {
    case 'own':
      return tag === undefined
        ? `a build of tag ${origin.tag}, ${periodText(origin)}`
        : `a build of this tag, ${periodText(origin)}`;
    case 'other-tag':
      return `foreign-digest: a build of tag ${origin.tag}, ${periodText(origin)}, never of this tag`;
    case 'platform-manifest':
      return `platform-manifest: the ${origin.platform} manifest of build ${shortDigest(origin.index)} of this tag, ${periodText(origin)}`;
    case 'foreign':
      return `foreign-digest: not a build of any of its ${count(origin.tags, 'tag')}${origin.isInRegistry ? '' : ', and not in the registry'}`;
    case 'not-checked':
      return origin.code === 'other-registry'
        ? `other-registry: ${origin.reason}`
        : `not-checked (${origin.code}): ${origin.reason}`;
  }
}

function unreadText({ fails, file, line, reason }: UnreadFile): string {
  return `${fails ? 'FAIL' : 'warn'}  ${printable(file)}:${line}  not-checked: ${printable(reason, 600)}`;
}

function verdictText(verification: Verification): string {
  const { notChecked, pins } = verification;
  if (pins.length === 0 && notChecked.length === 0) return 'No pins to verify.';
  const own = pins.filter(({ rule }) => rule === undefined).length;
  const byRule = Map.groupBy(pins, ({ rule }) => rule);
  const others = [...byRule].flatMap(([rule, of]) => (rule === undefined ? [] : [`${of.length} ${rule}`]));
  const files = notChecked.length === 0 ? [] : [`${count(notChecked.length, 'file')} not checked`];
  const counts = [`${own} of ${count(pins.length, 'pin')} verified`, ...others, ...files].join(', ');
  return `${pinVerdict(verification) === 'pass' ? 'Passed' : 'Failed'}: ${counts}.${unknownText(pins)}`;
}

function unknownText(pins: readonly VerifiedPin[]): string {
  const known = pins.flatMap(({ image, trust }) =>
    trust === undefined ? [] : [{ name: formatImage(image.reference), trust }],
  );
  const images = new Set(known.map(({ name }) => name)).size;
  const unknown = new Set(
    known.flatMap(({ name, trust }) => (trust.kind === 'no-known-signer' ? [name] : [])),
  ).size;
  return unknown === 0
    ? ''
    : ` ${unknown} of ${count(images, 'image')} ${unknown === 1 ? 'has' : 'have'} no known signer.`;
}
