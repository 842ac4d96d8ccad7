import { readdirSync, readFileSync } from 'node:fs';

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

  it('hardening row 30: updates wait for seven days', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: readonly { cooldown?: { 'default-days': number } }[];
    };
    expect(updates.map(({ cooldown }) => cooldown?.['default-days'])).toEqual(updates.map(() => 7));
  });

  it('hardening rows 7, 8 and 10: a release is attested, then a draft, then verified, then published, and never moved', () => {
    const text = readFileSync(`${DIRECTORY}/release.yml`, 'utf8');
    const steps = [
      'git merge-base --is-ancestor "$GITHUB_SHA" origin/main',
      'bash .ci/run',
      'npm sbom --sbom-format=spdx | npm exec -- node .ci/write-sbom.ts',
      'actions/attest-build-provenance@',
      'gh release create "$GITHUB_REF_NAME" --draft --verify-tag',
      'gh attestation verify',
      'gh release edit "$GITHUB_REF_NAME" --draft=false',
    ];
    const places = steps.map((step) => text.indexOf(step));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(text).toContain('environment: release');
    expect(text).not.toMatch(/--force|-f\b|--clobber|git tag/);
    const { jobs } = parse(text) as { jobs: { release: { permissions: object } } };
    expect(jobs.release.permissions).toEqual({
      contents: 'write',
      'id-token': 'write',
      attestations: 'write',
    });
  });

  it('hardening row 3: every workflow and action is linted by actionlint and zizmor, at their strictest', () => {
    const text = readFileSync(`${DIRECTORY}/workflow-lint.yml`, 'utf8');
    expect(text).toMatch(/actionlint@v\d+\.\d+\.\d+$/m);
    expect(text).toMatch(/zizmor==\d+\.\d+\.\d+ --offline --persona=pedantic \.$/m);
    expect(readdirSync('.github')).not.toContain('zizmor.yml'); // nothing is left out
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
      /** For a platform that this project is not developed on: `.ci/complete-lock.ts` says why it has no checksum. */
      readonly optional?: boolean;
    }
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Readonly<Record<string, Locked>>;
    };
    const others = Object.entries(packages).filter(
      ([path, { resolved }]) => !['', '.ci/node'].includes(path) && resolved !== '.ci/node',
    );
    expect(others.length).toBeGreaterThan(50);
    const odd = others.filter(
      ([, { resolved = REGISTRY, integrity = '', link, hasInstallScript, optional }]) =>
        link === true ||
        hasInstallScript === true ||
        !resolved.startsWith(REGISTRY) ||
        (!integrity.startsWith('sha512-') && optional !== true),
    );
    expect(odd).toEqual([]);
  });
});
