import { signerEntryLines } from '../../signatures/decide/signer-entry.ts';
import type { SignerEntry } from '../../signatures/decide/signer-entry.ts';
import { documentationUrl, MOORING_REF, MOORING_REPOSITORY } from '../../values/documentation.ts';

/** The path of the proposed configuration file. */
export const CONFIG_PATH = '.github/mooring.yml';

/** The published JSON Schema of the configuration file, for editors. */
const SCHEMA_URL = `https://raw.githubusercontent.com/${MOORING_REPOSITORY}/${MOORING_REF}/schema/mooring-config.v1.json`;

/**
 * Returns a minimal configuration file: a minimum age for pins, verified signatures by these signers, and the most common
 * keys as comments.
 */
export function configText(signers: readonly SignerEntry[]): string {
  const entries = signers.flatMap(signerEntryLines).map((line) => `    ${line}\n`);
  const list = entries.length === 0 ? '' : `  signers: # as the platform names them\n${entries.join('')}`;
  return `# yaml-language-server: $schema=${SCHEMA_URL}
#
# Configuration of Mooring: ${documentationUrl('configuration.md')}
# Every key is optional. To use an example below, remove the \`# \` at the start of its lines.

pin:
  min-age: 3d # pin builds that are at least this old
  unknown-age: accept # also pin images whose registry publishes no build timestamps

trust:
  signatures: require # use only builds of your registry whose signature is verified
${list}
# check:
#   min-severity: high # report lower severities without failing the check

# exclude: [test/fixtures/**] # files that are not read

# ignore: # images that are neither checked nor pinned
#   - image: cgr.dev/acme/legacy-*
#     reason: replaced next quarter
#     until: 2030-12-31
`;
}
