import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { openImagePull, STOCKED } from '../integration/embedded-platform/registry/image-pull.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';

/** Packages whose names and versions have characters that identifiers of SPDX have not. */
const ODD = `packages:
          - { name: libstdc++, version: 15.2.0-r2, origin: gcc }
          - { name: py3.13-foo_bar, version: '1.0_rc1-r0', distribution: chainguard }
          - { name: '.build:deps', version: '20260101.1~git-r0' }`;

/** The SBOMs below a tag: of its index and of its platforms. */
async function sbomsOf(seed: string): Promise<readonly string[]> {
  const { get } = await openImagePull('acme/python', seed);
  const index = await get('manifests/3.13');
  const subjects: string[] = [
    index.headers['docker-content-digest'],
    ...index.json.manifests.map((one: { readonly digest: string }) => one.digest),
  ];
  const sboms: string[] = [];
  for (const subject of subjects) {
    const [layer] = (await get(`manifests/${subject.replace(':', '-')}.att`)).json.layers;
    const { payload } = (await get(`blobs/${layer.digest}`)).json;
    sboms.push(JSON.stringify(JSON.parse(Buffer.from(payload, 'base64').toString()).predicate));
  }
  return sboms;
}

describe.runIf(haveJudge('pyspdxtools'))("SPDX's own validator", () => {
  it.each([
    ['linked', STOCKED],
    ['inline', STOCKED.replace('description: Python', 'sbom: inline\n        description: Python')],
    ['with odd names', STOCKED.replace(/packages:[^]*?(?=\n {8}description: Python)/, ODD)],
  ])('accepts the SBOMs of the platform: %s', async (_, seed) => {
    const sboms = await sbomsOf(seed);
    expect(sboms).toHaveLength(3);
    const directory = mkdtempSync(join(tmpdir(), 'mooring-spdx-'));
    for (const [index, sbom] of sboms.entries()) {
      const file = join(directory, `${index}.spdx.json`);
      writeFileSync(file, sbom);
      // It exits with 1 and lists what is wrong; a rejection shows its output.
      await promisify(execFile)(judgePath('pyspdxtools'), ['--infile', file, '--version', 'SPDX-2.3']);
    }
  });
});
