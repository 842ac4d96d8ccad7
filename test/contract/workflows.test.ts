import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { findWorkflowFaults } from '../support/workflow-rules.ts';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const good = readFileSync(`${FOLDER}/ci.yml`, 'utf8');
const CHECKOUT = /actions\/checkout@[0-9a-f]{40} # v\d+\.\d+\.\d+/;

describe('our own workflows', () => {
  it.each(files)('§5 rows 1, 6, 12, 14: %s', (name) => {
    expect(findWorkflowFaults(readFileSync(`${FOLDER}/${name}`, 'utf8'))).toEqual([]);
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

  it('§5 row 6: one job alone gets the OIDC token and may write contents: the release', () => {
    const powerful = files.filter((name) =>
      /contents: write|id-token: write/.test(readFileSync(`${FOLDER}/${name}`, 'utf8')),
    );
    expect(powerful).toEqual(['release.yml']);
    const { on } = parse(readFileSync(`${FOLDER}/release.yml`, 'utf8')) as { on: object };
    expect(Object.keys(on)).toEqual(['push']);
  });

  it('§5 row 9: dist is held against the source with files that are new', () => {
    const text = readFileSync(`${FOLDER}/check-dist.yml`, 'utf8');
    expect(text).toContain('git status --porcelain --untracked-files=all -- dist');
  });

  it('§5 row 30: updates wait for seven days', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: readonly { cooldown?: { 'default-days': number } }[];
    };
    expect(updates.map(({ cooldown }) => cooldown?.['default-days'])).toEqual(updates.map(() => 7));
  });
});
