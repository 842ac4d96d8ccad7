import { breakable, code, exactCode } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { shortDigest } from '../../values/digest.ts';
import type { RememberedSigner } from '../../signatures/decide/remember-signers.ts';
import { signerEntryLines } from '../../signatures/decide/signer-entry.ts';
import { logText } from './signature-section.ts';

/** Signers that a pull request makes trusted. */
export interface RememberedSigners {
  readonly entries: readonly RememberedSigner[];
  /** The configuration file that the pull request changes; undefined if it could not be edited. */
  readonly path: string | undefined;
}

/** Returns what merging does to the trusted signers, in Markdown; empty if that is nothing. */
export function rememberedSection({ entries, path }: RememberedSigners): string {
  if (entries.length === 0) return '';
  const [these, it, sign] =
    entries.length === 1 ? ['this signer', 'it', 'signs'] : ['these signers', 'them', 'sign'];
  const list = entries.map(({ image, signer, seen }) => {
    const build = `${breakable(seen.image)}@${shortDigest(seen.digest)}`;
    return `- ${exactCode(signer.identity)} for ${code(image)}, seen on ${build}${logText(seen.logUrl)}`;
  });
  if (path !== undefined)
    return alert([
      `**Merging this pull request makes Mooring trust ${these}.** Builds of images without a known signer have valid signatures by ${it}; ${code(path)} gets ${count(entries.length, 'entry', 'entries')}.`,
      '',
      ...list,
      '',
      `Check that ${these} ${sign} for your organization.`,
    ]);
  return alert([
    `**The signers of these images are not trusted yet.** The configuration file could not be edited; to trust ${these}, add the lines below to \`trust.signers\`.`,
    '',
    ...list,
    '',
    '```yaml',
    ...entries.flatMap(signerEntryLines),
    '```',
  ]);
}

/** Returns one sentence per signer that a run makes trusted, for a log. It quotes certificates: untrusted text. */
export function rememberedWarnings({ entries, path }: RememberedSigners): readonly string[] {
  return entries.map(({ image, signer: { issuer, identity }, seen }) => {
    const build = `${seen.image}@${shortDigest(seen.digest)}`;
    const who = `No signer of ${image} was known; ${build} is signed by ${identity}.`;
    return path === undefined
      ? `${who} To trust it, add to \`trust.signers\`: - ${JSON.stringify({ image, issuer, identity })}`
      : `${who} The change of ${path} makes Mooring trust it.`;
  });
}

/** An alert (GitHub Docs, "Basic writing and formatting syntax", alerts). */
function alert(lines: readonly string[]): string {
  return ['[!IMPORTANT]', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}
