import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { gitIn } from '../support/github/git-repository.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import type { GitHubState } from '../support/release/fake-gh.ts';
import { writeOciArchive } from '../support/release/oci-archive.ts';

const WORKFLOW = '.github/workflows/release.yml';
const STEP = 'runs:\n  using: composite\n  steps:\n    - shell: bash\n      run: ';

/** Actions of GitHub that need its services: artifacts are files here, and an attestation is a line for each file. */
const ACTIONS: Readonly<Record<string, string>> = {
  'actions/setup-go': `inputs: { go-version-file: {}, cache: {} }\n${STEP}'true'`,
  'actions/setup-node': `inputs: { node-version: {}, package-manager-cache: {} }\n${STEP}'true'`,
  'actions/upload-artifact':
    'inputs: { name: {}, path: {}, if-no-files-found: {} }\n' +
    `${STEP}cp -r "\${{ inputs.path }}/." "$STORE"`,
  'actions/download-artifact': `inputs: { name: {}, path: {} }\n${STEP}cp -r "$STORE/." "\${{ inputs.path }}"`,
  'actions/attest-build-provenance':
    'inputs: { subject-path: {}, subject-name: {}, subject-digest: {}, push-to-registry: {} }\n' +
    `${STEP}for file in $SUBJECTS; do sha256sum "$file"; done >> "$LOG"\n` +
    '      env: { SUBJECTS: "${{ inputs.subject-path }}" }\n',
};

/** Programs that need a network, root or a container engine. npm packs for real, and lists what the lock file has. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gh: `exec "${process.execPath}" "${resolve('test/support/release/fake-gh.ts')}" "$@"`,
  sudo: 'exit 0',
  docker: 'echo "docker $*" >> "$LOG"',
  skopeo: 'echo "skopeo $*" >> "$LOG"; [[ $* != *docker://*:1.0.0 || $1 != inspect ]]',
  npm: '[ "$1" = view ] && exit 1; [ "$1" = publish ] && { sha256sum "$2" >> "$LOG"; exit 0; }; [ "$1" = sbom ] && set -- "$@" --package-lock-only; exec "$NPM" "$@"',
};

describe.runIf(haveJudge('act'))('act, on the workflow of a release', () => {
  const home = mkdtempSync(join(tmpdir(), 'mooring-act-release-'));
  const clone = join(home, 'mooring');
  const log = join(home, 'log');
  let sha: string;

  beforeAll(() => {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
    for (const path of files) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      cpSync(path, join(clone, path));
    }
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
    // The tests run by CI, the trust root is compared over the network, and the image needs its base from a registry.
    writeProgram(join(clone, '.ci/run'), 'git diff --exit-code HEAD -- dist');
    writeFileSync(join(clone, '.ci/refresh-trust-root.ts'), '');
    writeProgram(join(clone, '.ci/build-image'), `tar -tzf "$1" && cp "${writeOciArchive().path}" "$2"`);
    const git = gitIn(clone);
    git(['init', '--quiet', '--initial-branch=main']);
    git(['add', '--all', '--force', '.', ':!node_modules']);
    git(['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message=Release']);
    git(['remote', 'add', 'origin', 'https://github.com/acme/mooring']);
    sha = git(['rev-parse', 'HEAD']).trim();
    git(['update-ref', 'refs/remotes/origin/main', sha]);
    for (const [name, text] of Object.entries(ACTIONS)) {
      mkdirSync(join(home, name), { recursive: true });
      writeFileSync(join(home, name, 'action.yml'), `name: double\ndescription: double\n${text}\n`);
    }
    for (const [name, script] of Object.entries(PROGRAMS)) writeProgram(join(home, 'bin', name), script);
    mkdirSync(join(home, 'store'));
    writeFileSync(join(home, 'github.json'), JSON.stringify({ releases: {}, refs: {}, verified: [] }));
    mkdirSync(join(home, '.config/act'), { recursive: true });
    writeFileSync(join(home, '.config/act/actrc'), '');
  });

  function writeProgram(path: string, script: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(path, 0o755);
  }

  async function release(tag: string): Promise<{ exitCode: number; printed: string }> {
    writeFileSync(log, '');
    writeFileSync(join(home, 'event.json'), JSON.stringify({ ref: `refs/tags/${tag}`, after: sha }));
    const text = readFileSync(WORKFLOW, 'utf8');
    const doubles = Object.keys(ACTIONS).map((name) => {
      const [, ref = ''] = new RegExp(`${name}@([0-9a-f]{40})`).exec(text) ?? [];
      return `--local-repository=${name}@${ref}=${join(home, name)}`;
    });
    const variables = {
      STORE: join(home, 'store'),
      LOG: log,
      GH_STATE: join(home, 'github.json'),
      NPM: execFileSync('bash', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim(),
    };
    const { PATH = '' } = machineVariables();
    const args = [
      'push',
      `--workflows=${WORKFLOW}`,
      `--eventpath=${join(home, 'event.json')}`,
      '--platform=ubuntu-24.04=-self-hosted',
      '--no-cache-server',
      '--secret=GITHUB_TOKEN=token-of-the-job',
      `--action-cache-path=${join(home, 'cache')}`,
      ...doubles,
      ...Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`),
    ];
    const env = { HOME: home, PATH: [join(home, 'bin'), PATH].join(delimiter), TMPDIR: home };
    return new Promise((done) => {
      const child = execFile(judgePath('act'), args, { cwd: clone, env, maxBuffer: 1e8 }, (_, out, err) =>
        done({ exitCode: child.exitCode ?? 1, printed: out + err }),
      );
    });
  }

  const github = (): GitHubState =>
    JSON.parse(readFileSync(join(home, 'github.json'), 'utf8')) as GitHubState;

  it('attests and publishes the files of the first job, and moves v1 last', async () => {
    const { exitCode, printed } = await release('v1.0.0');
    expect(exitCode, printed).toBe(0);
    const files = ['mooring.sha256', 'mooring.spdx.json', 'mooring.tar.gz', 'mooring.tgz'];
    expect(github().releases['v1.0.0']).toMatchObject({ draft: false, files });
    expect(github().refs).toEqual({ v1: sha });
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const tarball = execFileSync('sha256sum', [join(home, 'store/mooring.tgz')], { encoding: 'utf8' }).split(
      ' ',
    )[0];
    const packed = lines.filter((line) => line.startsWith(tarball ?? '-'));
    // Attested, then published: the very file that the first job packed.
    expect(packed).toHaveLength(2);
    expect(lines.filter((line) => /\/?dist\/cli\.js$/.test(line))).toHaveLength(1);
    const copies = lines.filter((line) => line.startsWith('skopeo copy'));
    expect(
      copies.map((line) =>
        line
          .split(' ')
          .at(-1)
          ?.replace(/sha256:.*/, 'DIGEST'),
      ),
    ).toEqual([
      'docker://ghcr.io/acme/mooring@DIGEST',
      'docker://ghcr.io/acme/mooring:1.0.0',
      'docker://ghcr.io/acme/mooring:1',
    ]);
    expect(printed).not.toContain('token-of-the-job');
  });

  it('publishes nothing for a tag that is not the version in package.json', async () => {
    const before = github();
    const { exitCode, printed } = await release('v9.9.9');
    expect(exitCode, printed).toBe(1);
    expect(printed).toContain('Failure - Main Verify that the tag matches package.json and is on main');
    expect(printed).not.toContain('Attest and publish]');
    expect(github()).toEqual(before);
  });
});
