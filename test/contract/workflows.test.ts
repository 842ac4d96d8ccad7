import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { findWorkflowFaults } from '../support/github/workflow-rules.ts';

const DIRECTORY = '.github/workflows';
const files = readdirSync(DIRECTORY);
const good = readFileSync(`${DIRECTORY}/ci.yml`, 'utf8');
/** Where npm has its packages. */
const REGISTRY = 'https://registry.npmjs.org/';
const CHECKOUT = /actions\/checkout@[0-9a-f]{40} # v\d+\.\d+\.\d+/;

describe('our own workflows', () => {
  it.each(files)('hardening rows 1, 6, 12, 14: %s', (name) => {
    expect(findWorkflowFaults(readFileSync(`${DIRECTORY}/${name}`, 'utf8'))).toEqual([]);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['a tag', (text) => text.replace(CHECKOUT, 'actions/checkout@v7'), /not pinned/],
    ['a branch', (text) => text.replace(CHECKOUT, 'actions/checkout@main # v7.0.1'), /not pinned/],
    ['a short commit', (text) => text.replace(CHECKOUT, 'actions/checkout@3d3c42e # v7.0.1'), /not pinned/],
    ['a commit alone', (text) => text.replace(/(@[0-9a-f]{40}) # v\S+/, '$1'), /no version/],
    ['no permissions', (text) => text.replace('permissions: {}\n', ''), /not \{\}/],
    ['broad permissions', (text) => text.replace('permissions: {}', 'permissions: write-all'), /not \{\}/],
    ['text of others', (text) => text.replace('pull_request:', 'pull_request_target:'), /text of others/],
    [
      'an expression in a script',
      (text) => text.replace('bash .ci/run', 'echo ${{ github.event.pull_request.title }}'),
      /in a script/,
    ],
    ['no end', (text) => text.replace(/timeout-minutes: \d+/, ''), /no end/],
  ])('the rules find %s', (_, change, fault) => {
    const changed = change(good);
    expect(changed).not.toBe(good);
    expect(findWorkflowFaults(changed).join('\n')).toMatch(fault);
  });

  it('hardening row 6: one job alone gets the OIDC token and may write contents: the release', () => {
    const powerful = files.filter((name) =>
      /contents: write|id-token: write/.test(readFileSync(`${DIRECTORY}/${name}`, 'utf8')),
    );
    expect(powerful).toEqual(['release.yml']);
    const { on } = parse(readFileSync(`${DIRECTORY}/release.yml`, 'utf8')) as { on: object };
    expect(Object.keys(on)).toEqual(['push']);
  });

  it('hardening row 9: dist is held against the source with files that are new', () => {
    const text = readFileSync(`${DIRECTORY}/check-dist.yml`, 'utf8');
    expect(text).toContain('git status --porcelain --untracked-files=all -- dist');
  });

  it('hardening row 30: every module of Go is updated', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: readonly { 'package-ecosystem': string; directories?: readonly string[] }[];
    };
    const updated = updates.find((update) => update['package-ecosystem'] === 'gomod')?.directories;
    const modules = execFileSync('git', ['ls-files', '*/go.mod'], { encoding: 'utf8' }).trim().split('\n');
    expect(updated).toEqual(modules.map((file) => `/${dirname(file)}`));
  });

  it('hardening row 30: updates wait for seven days', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: readonly { cooldown?: { 'default-days': number } }[];
    };
    expect(updates.map(({ cooldown }) => cooldown?.['default-days'])).toEqual(updates.map(() => 7));
  });

  it('hardening rows 7, 8 and 10: a release is attested, then a draft, then verified, then published, and v1 moves last', () => {
    const text = readFileSync(`${DIRECTORY}/release.yml`, 'utf8');
    const steps = [
      'git merge-base --is-ancestor "$GITHUB_SHA" origin/main',
      'bash .ci/run',
      'npm pack --pack-destination',
      'npm sbom --sbom-format=spdx | npm exec -- node .ci/write-sbom.ts',
      '.ci/build-image',
      'git archive --format=tar.gz --prefix=mooring/ --output="$RUNNER_TEMP/mooring.tar.gz" "$GITHUB_SHA"',
      'actions/attest-build-provenance@',
      '.ci/release github',
      '.ci/release npm',
      '.ci/release push',
      'subject-digest: ${{ steps.image.outputs.digest }}',
      '.ci/release tag-image',
      '.ci/release major',
    ];
    const places = steps.map((step) => text.indexOf(step));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    // test/e2e/release.test.ts runs the steps of the script.
    const script = readFileSync('.ci/release', 'utf8');
    expect(script).not.toMatch(/--clobber|git (?:tag|push)/);
    expect(script.match(/force/g)).toHaveLength(1);
  });

  it('hardening rows 6 and 8: a release is built without rights, and published without code of dependencies', () => {
    interface ReleaseJob {
      readonly needs?: string;
      readonly environment?: string;
      readonly permissions: object;
      readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly env?: object }[];
    }
    const text = readFileSync(`${DIRECTORY}/release.yml`, 'utf8');
    const { jobs } = parse(text) as { jobs: { build: ReleaseJob; publish: ReleaseJob } };
    const { build, publish } = jobs;
    expect(Object.keys(jobs)).toEqual(['build', 'publish']);
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(publish).toMatchObject({
      needs: 'build',
      environment: 'release',
      permissions: {
        contents: 'write',
        packages: 'write',
        'id-token': 'write',
        attestations: 'write',
      },
    });
    const programs = publish.steps.flatMap(({ run = '' }) => [
      ...run.matchAll(/^\s*\(?(?:cd \S+ && )?(\S+)/gm),
    ]);
    expect(new Set(programs.map(([, program]) => program))).toEqual(
      new Set(['git', 'sha256sum', '.ci/release', 'docker']),
    );
    const uses = publish.steps.flatMap((step) => step.uses ?? []);
    expect(uses.filter((one) => !one.startsWith('actions/'))).toEqual([]);
    expect(JSON.stringify(build)).not.toContain('github.token');
    const withToken = publish.steps.filter((step) => JSON.stringify(step.env ?? {}).includes('github.token'));
    expect(withToken.map(({ run }) => / (github|push|major)\b/.exec(run ?? '')?.[1])).toEqual([
      'github',
      'push',
      'major',
    ]);
  });

  it('hardening row 30: packages are installed without their scripts', () => {
    const texts = [...files.map((name) => `${DIRECTORY}/${name}`), '.ci/run'].map((path) =>
      readFileSync(path, 'utf8'),
    );
    const installs = texts.flatMap((text) => text.match(/^.*\bnpm (?:ci|install|i)\b.*$/gm) ?? []);
    expect(installs.length).toBeGreaterThan(1);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  it('hardening row 3: every workflow and action is linted by actionlint and zizmor, at their strictest', () => {
    const text = readFileSync(`${DIRECTORY}/workflow-lint.yml`, 'utf8');
    expect(text).toMatch(/actionlint@v\d+\.\d+\.\d+$/m);
    expect(text).toMatch(/zizmor==\d+\.\d+\.\d+ --offline --persona=pedantic \.$/m);
    expect(readdirSync('.github')).not.toContain('zizmor.yml'); // nothing is left out
  });

  it('the reusable workflow bisect.yml unrolls rounds that end with a result, and outlive lost jobs', () => {
    interface Rounds {
      readonly jobs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }
    const { jobs } = parse(readFileSync(`${DIRECTORY}/bisect.yml`, 'utf8')) as Rounds;
    for (const round of [1, 2, 3]) {
      expect(jobs[`try-${round}`]).toMatchObject({
        needs: `decide-${round}`,
        if: expect.stringContaining(`needs.decide-${round}.outputs.done != 'true'`) as string,
        'continue-on-error': true,
        strategy: { 'fail-fast': false },
      });
      expect(jobs[`decide-${round + 1}`]).toMatchObject({
        needs: [`decide-${round}`, `try-${round}`],
        if: expect.stringContaining(`needs.decide-${round}.outputs.done != 'true'`) as string,
      });
    }
  });

  it('the call of bisect.yml in the documentation has the inputs of the workflow', () => {
    interface Called {
      readonly on: {
        readonly workflow_call: { readonly inputs: Readonly<Record<string, { required?: boolean }>> };
      };
    }
    const { on } = parse(readFileSync(`${DIRECTORY}/bisect.yml`, 'utf8')) as Called;
    const { inputs } = on.workflow_call;
    const [, block = ''] =
      /```yaml\n([^`]*bisect\.yml@[^`]*)```/.exec(readFileSync('docs/bisect.md', 'utf8')) ?? [];
    const call = parse(block) as { jobs: { bisect: { with: object } } };
    const given = Object.keys(call.jobs.bisect.with);
    expect(given.filter((name) => inputs[name] === undefined)).toEqual([]);
    const required = Object.entries(inputs).flatMap(([name, input]) =>
      input.required === true ? [name] : [],
    );
    expect(required.filter((name) => !given.includes(name))).toEqual([]);
  });

  it('hardening row 4: code, dependencies and the repository itself are looked at', () => {
    const uses = files.flatMap((name) =>
      [...readFileSync(`${DIRECTORY}/${name}`, 'utf8').matchAll(/uses: ([^@]+)@/g)].map(
        ([, action]) => action,
      ),
    );
    expect(uses).toEqual(
      expect.arrayContaining([
        'github/codeql-action/analyze',
        'actions/dependency-review-action',
        'ossf/scorecard-action',
      ]),
    );
  });

  it('hardening row 30: every package of the lock has its checksum, comes from no place of its own, and runs nothing when installed', () => {
    interface Locked {
      readonly resolved?: string;
      readonly integrity?: string;
      readonly link?: boolean;
      readonly hasInstallScript?: boolean;
      readonly optional?: boolean;
      /** `none` for what no platform installs (`.ci/complete-lock.ts`). */
      readonly os?: string | readonly string[];
    }
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Readonly<Record<string, Locked>>;
    };
    const others = Object.entries(packages).filter(
      ([path, { resolved }]) => !['', '.ci/node'].includes(path) && resolved !== '.ci/node',
    );
    expect(others.length).toBeGreaterThan(50);
    const odd = others.filter(
      ([, { resolved = REGISTRY, integrity = '', link, hasInstallScript, optional, os }]) =>
        link === true ||
        hasInstallScript === true ||
        !resolved.startsWith(REGISTRY) ||
        (!integrity.startsWith('sha512-') && !(optional === true && String(os) === 'none')),
    );
    expect(odd).toEqual([]);
  });
});
