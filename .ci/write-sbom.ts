/**
 * Prints the SBOM of what is released: of the packages in the SBOM of npm (SPDX, on standard input), those that the
 * bundles contain, which their lists of licenses name.
 *
 *     npm sbom --sbom-format=spdx | node .ci/write-sbom.ts
 */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

interface Sbom {
  readonly name: string;
  readonly packages: readonly { readonly name: string; readonly SPDXID: string }[];
  readonly relationships: readonly { readonly spdxElementId: string; readonly relatedSpdxElement: string }[];
}

const sbom = JSON.parse(await text(process.stdin)) as Sbom;
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string };
const licenses = ['dist/licenses.txt', 'dist/platform/licenses.txt'].map((path) =>
  readFileSync(path, 'utf8'),
);
const bundled = new Set([name, ...licenses.join('\n').split('\n')]);
const packages = sbom.packages.filter((one) => bundled.has(one.name));
const left = new Set(['SPDXRef-DOCUMENT', ...packages.map(({ SPDXID }) => SPDXID)]);
const relationships = sbom.relationships.filter(
  ({ spdxElementId: one, relatedSpdxElement: other }) => left.has(one) && left.has(other),
);
process.stdout.write(`${JSON.stringify({ ...sbom, packages, relationships }, null, 2)}\n`);
