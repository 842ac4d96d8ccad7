import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readMarker } from '../../../../src/pin/views/marker.ts';
import { gitBlobId } from '../../../../src/pin/pull-request/hashes.ts';
import type { ProposedPins, ProposePinsOptions } from '../../../../src/pin/pull-request/propose-pins.ts';
import { startGitHub } from '../../../support/github/github-server.ts';
import type { GitHubServer } from '../../../support/github/github-server.ts';
import { NO_EXTRAS, operations, propose as proposeOn } from '../../../support/github/propose.ts';
import { vulnerabilities } from '../../../support/samples/sample-pull-request.ts';
import { sampleDigest, sampleMove, samplePlan } from '../../../support/samples/sample-plan.ts';
import type { SamplePlan } from '../../../support/samples/sample-plan.ts';
import type { ProposeChanges } from '../../../support/github/propose.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';
import { SAMPLE_TRUST, sampleVerifyBuild } from '../../../support/samples/sample-trust.ts';
import type { FileTree } from '../../../../src/io/ports/file-tree.ts';

let github: GitHubServer;

beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

/** One run on the GitHub of the test. */
const propose = (sample: SamplePlan, changes?: ProposeChanges): Promise<ProposedPins> =>
  proposeOn(github, sample, changes);

const NEWER = { 'api/Dockerfile': { python: '2' } };
const ONE = { 'api/Dockerfile': { python: '1' } };

describe('pin/pull-request/propose-pins', () => {
  it('opens one pull request with one commit on the head of the base', async () => {
    const sample = samplePlan(ONE);
    const base = await github.person.push('main', sample.files);
    expect(operations(await propose(sample))).toEqual(['created']);
    const [pull, ...more] = await github.person.pullRequests();
    expect(more).toEqual([]);
    expect(pull).toMatchObject({
      state: 'open',
      draft: false,
      head: { ref: 'mooring/pins' },
      base: { ref: 'main' },
    });
    const commit = await github.person.branch('mooring/pins');
    expect(commit?.parents.map(({ sha }) => sha)).toEqual([base]);
    expect(await github.person.read('mooring/pins', 'api/Dockerfile')).toBe(
      `FROM cgr.dev/acme/python:1@${sampleDigest('1')}\n`,
    );
  });

  it('does nothing the second time, and sends only what looking takes', async () => {
    const sample = samplePlan(ONE);
    await github.person.push('main', sample.files);
    await propose(sample);
    const before = await github.person.branch('mooring/pins');
    github.calm();
    expect(operations(await propose(sample))).toEqual(['unchanged']);
    expect(await github.person.branch('mooring/pins')).toEqual(before);
    expect(github.requests.length).toBeLessThanOrEqual(9);
    expect(
      github.requests.filter((request) => /^(?:PATCH|DELETE|POST \S+\/(?:refs|commits|pulls))/.test(request)),
    ).toEqual([]);
  });

  it('queries the advisories of updates only when it writes a text, and puts them into both titles', async () => {
    const asked: string[] = [];
    let resolved = vulnerabilities('CVE-2026-1');
    const judgeMoves: ProposePinsOptions['judgeMoves'] = async (moves) => {
      asked.push(moves.map(({ to }) => to.slice(7, 8)).join());
      const advisories = { kind: 'known', resolved, introduced: [], stillOpen: [] } as const;
      return new Map(moves.map((move) => [move, { advisories, diff: undefined }]));
    };
    const titles = async (): Promise<readonly (string | undefined)[]> => [
      (await github.person.pullRequests())[0]?.title,
      (await github.person.branch('mooring/pins'))?.message.split('\n')[0],
    ];
    const title = 'chore(images): pin python:1';
    await github.person.push('main', samplePlan(ONE).files);
    const { outcomes } = await propose(samplePlan(ONE), { judgeMoves });
    expect(outcomes[0]?.moves).toMatchObject([{ advisories: { kind: 'known', resolved } }]);
    expect(await titles()).toEqual([`${title} (fixes CVE-2026-1)`, `${title} (fixes CVE-2026-1)`]);
    resolved = vulnerabilities('CVE-2026-2');
    expect(operations(await propose(samplePlan(ONE), { judgeMoves }))).toEqual(['unchanged']);
    await github.person.push('main', { 'docs/other.md': 'news\n' });
    expect(operations(await propose(samplePlan(ONE), { judgeMoves }))).toEqual(['unchanged']);
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['unchanged']);
    const edited = { 'api/Dockerfile': 'FROM cgr.dev/acme/python:1\n# edited\n' };
    await github.person.push('main', edited);
    const rebuilt = await propose({ ...samplePlan(ONE), files: edited }, { judgeMoves });
    expect(operations(rebuilt)).toEqual(['updated']);
    expect(await titles()).toEqual([`${title} (fixes CVE-2026-1)`, `${title} (fixes CVE-2026-1)`]);
    await github.person.push('main', samplePlan(ONE).files);
    expect(asked).toEqual(['1']);
    expect(operations(await propose(samplePlan(NEWER), { judgeMoves }))).toEqual(['updated']);
    expect(await titles()).toEqual([`${title} (fixes CVE-2026-2)`, `${title} (fixes CVE-2026-2)`]);
    expect(asked).toEqual(['1', '2']);
    await github.person.close(1);
    expect(operations(await propose(samplePlan(NEWER), { judgeMoves }))).toEqual(['none']);
    expect(asked).toEqual(['1', '2']);
  });

  it('keeps what a person has changed in a text when it finishes what an earlier run left', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    github.fault({ match: /^PATCH .*\/pulls\/1$/, times: 1, status: 403, body: { message: 'no' } });
    const extras = { ...NO_EXTRAS, labels: ['pins'] };
    await expect(propose(samplePlan(ONE), { extras })).rejects.toThrow();
    const [pull] = await github.person.pullRequests();
    expect(readMarker(pull?.body ?? '')?.state).toBe('unfinished');
    await github.person.ask('PATCH', '/pulls/1', { body: `Reviewed by me.\n\n${pull?.body}` });
    expect(operations(await propose(samplePlan(ONE), { extras }))).toEqual(['updated']);
    const [finished] = await github.person.pullRequests();
    expect(finished?.body).toMatch(/^Reviewed by me\./);
    expect(readMarker(finished?.body ?? '')?.state).toBe('open');
  });

  it('leaves it as it is when the base moves on elsewhere', async () => {
    const sample = samplePlan(ONE);
    await github.person.push('main', sample.files);
    await propose(sample);
    const before = await github.person.branch('mooring/pins');
    await github.person.push('main', { 'docs/other.md': 'news\n' });
    expect(operations(await propose(sample))).toEqual(['unchanged']);
    expect(await github.person.branch('mooring/pins')).toEqual(before);
  });

  it.each(['with', 'without'])(
    'builds it anew when the base has changed its file, %s GraphQL',
    async (graphql) => {
      if (graphql === 'with') github.withGraphql();
      await github.person.push('main', samplePlan(ONE).files);
      await propose(samplePlan(ONE));
      const replaced = await github.person.branch('mooring/pins');
      const wider = samplePlan({ 'api/Dockerfile': { python: '1', node: '1' } });
      const base = await github.person.push('main', wider.files);
      expect(operations(await propose(wider))).toEqual(['updated']);
      const commit = await github.person.branch('mooring/pins');
      // By REST, a branch is only ever moved forward.
      const parents = graphql === 'with' ? [base] : [base, replaced?.sha];
      expect(commit?.parents.map(({ sha }) => sha)).toEqual(parents);
      expect(await github.person.pullRequests()).toHaveLength(1);
      expect(operations(await propose(wider))).toEqual(['unchanged']);
    },
  );

  it.each(['with', 'without'])('updates it in place when the plan changes, %s GraphQL', async (graphql) => {
    if (graphql === 'with') github.withGraphql();
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    expect(operations(await propose(samplePlan(NEWER)))).toEqual(['updated']);
    const [pull, ...more] = await github.person.pullRequests();
    expect(more).toEqual([]);
    expect(pull?.body).toContain(sampleDigest('2'));
    expect(pull?.body).not.toContain(sampleDigest('1').slice(7, 14));
    expect(await github.person.read('mooring/pins', 'api/Dockerfile')).toContain(sampleDigest('2'));
    const moves = github.sent.filter(({ method, url }) => method === 'PATCH' && url.includes('/git/refs/'));
    expect(moves.map(({ body }) => (JSON.parse(body) as { force: boolean }).force)).toEqual(
      graphql === 'with' ? [] : [false],
    );
  });

  it.each([
    ['with', /^POST \/graphql$/],
    ['without', /^PATCH .*\/git\/refs\//],
  ])('never moves a branch that a person pushes to just before the move, %s GraphQL', async (how, match) => {
    if (how === 'with') github.withGraphql();
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    let pushed = '';
    github.fault({
      match,
      times: 1,
      meet: async () => {
        pushed = await github.person.push('mooring/pins', { 'notes.md': 'mine\n' });
      },
    });
    const { outcomes } = await propose(samplePlan(NEWER));
    expect(outcomes.map(({ operation, warnings }) => [operation, warnings.length])).toEqual([
      ['unchanged', 1],
    ]);
    expect((await github.person.branch('mooring/pins'))?.sha).toBe(pushed);
  });

  it('keeps a branch with commits from others, and reports it', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    const pushed = await github.person.push('mooring/pins', { 'notes.md': 'mine\n' });
    for (const sample of [samplePlan(NEWER), { ...samplePlan({}), files: {} }]) {
      const { outcomes } = await propose(sample);
      expect(outcomes[0]?.warnings.join()).toContain('has commits from others');
      expect((await github.person.branch('mooring/pins'))?.sha).toBe(pushed);
    }
    expect((await github.person.pullRequests('open')).map(({ number }) => number)).toEqual([1]);
  });

  it('closes it with the reason and deletes its branch when nothing is left to propose', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    const closing = await propose(samplePlan({}));
    expect(operations(closing)).toEqual(['closed']);
    // Nobody is told to start the checks of what is closed.
    expect(closing.outcomes[0]?.startsNoChecks).toBe(false);
    const [pull] = await github.person.pullRequests();
    expect(pull?.state).toBe('closed');
    expect(pull?.body).toMatch(/^\*\*Closed by Mooring\*\*: Every pin is already/);
    expect(await github.person.branches()).toEqual(['main']);
    // What Mooring closed itself, it may propose again.
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['created']);
  });

  it('keeps it whole if references that could not be queried can differ from the plan', async () => {
    const both = samplePlan({ 'api/Dockerfile': { python: '1', node: '1' } });
    await github.person.push('main', both.files);
    await propose(both);
    const [before] = await github.person.pullRequests();
    const branches = await github.person.branches();
    const back = samplePlan({ 'api/Dockerfile': { python: '0' } }).plan.moves;
    const skipped = both.plan.moves.slice(1).map(({ file, line, written }) => {
      return { file, line, written, code: 'lookup-failed', reason: 'status 503' } as const;
    });
    const plan = { moves: back, skipped };
    const wish = { asOf: undefined, rollBack: { kind: 'steps', steps: 1 } } as const;
    const { outcomes } = await propose(both, { plan, wish });
    expect(outcomes).toEqual([
      expect.objectContaining({
        operation: 'unchanged',
        said: expect.stringContaining('#1 is unchanged'),
      }),
    ]);
    const [after] = await github.person.pullRequests();
    expect(after).toEqual(before);
    expect(await github.person.branches()).toEqual(branches);
  });

  it('withdraws an earlier update whose build is known not to be verified, and keeps one that was not checked', async () => {
    const both = samplePlan({ 'api/Dockerfile': { python: '1', node: '1', go: '1' } });
    await github.person.push('main', both.files);
    await propose(both);
    const [first, second, third] = both.plan.moves;
    if (first === undefined || second === undefined || third === undefined) expect.fail('no moves');
    const failed = [first, second].map(({ file, line, written }) => {
      return { file, line, written, code: 'lookup-failed', reason: 'status 503' } as const;
    });
    const { verifyBuild } = sampleVerifyBuild({
      [first.image]: SAMPLE_TRUST['bad-signature'],
      [second.image]: SAMPLE_TRUST['not-checked'],
    });
    const { outcomes } = await propose(both, {
      plan: { moves: [third], skipped: failed },
      signatures: async () => ({ verifyBuild, mode: 'require', registryHost: 'cgr.dev' }),
    });
    expect(outcomes[0]).toMatchObject({
      operation: 'updated',
      moves: [
        { image: second.image, isKept: true, trust: SAMPLE_TRUST['not-checked'] },
        { image: third.image },
      ],
    });
    expect(await github.person.read('mooring/pins', 'api/Dockerfile')).toBe(
      `FROM ${first.written}\nFROM ${second.written}@${second.to}\nFROM ${third.written}@${third.to}\n`,
    );
    const [pull] = await github.person.pullRequests();
    expect(pull?.body).toContain('not updated: 1 invalid signature');
  });

  it('closes a pull request whose only build is not verified any more, and says so', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    const held = { file: 'api/Dockerfile', line: 1, written: 'x', code: 'wrong-signer', reason: '' } as const;
    const { outcomes } = await propose(samplePlan({}), { plan: { moves: [], skipped: [held] } });
    const said = '1 update is on hold because the build is not verified; ';
    expect(outcomes[0]).toMatchObject({ operation: 'closed', said: expect.stringContaining(said) });
  });

  it('does not write a text again for another signature of the same signer, or one that was not checked', async () => {
    const signed = (trust: BuildTrust): SamplePlan => {
      const { plan, files } = samplePlan(ONE);
      const [move] = plan.moves;
      return { files, plan: { ...plan, moves: move === undefined ? [] : [{ ...move, trust }] } };
    };
    await github.person.push('main', samplePlan(ONE).files);
    const run = async (trust: BuildTrust): Promise<readonly string[]> =>
      operations(await propose(signed(trust)));
    const signedAt = parseInstant('2026-11-19T02:13:07Z');
    expect(await run(SAMPLE_TRUST.verified)).toEqual(['created']);
    expect(await run({ ...SAMPLE_TRUST.verified, signedAt, logUrl: undefined })).toEqual(['unchanged']);
    expect(await run(SAMPLE_TRUST['not-checked'])).toEqual(['unchanged']);
    expect(await run(SAMPLE_TRUST.unsigned)).toEqual(['updated']);
    expect(await run(SAMPLE_TRUST.verified)).toEqual(['updated']);
  });

  it('says of nothing that it is where the rules want it unless it is', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    const held = { file: 'api/Dockerfile', line: 1, written: 'x', code: 'held', reason: 'waits' } as const;
    const { outcomes } = await propose(samplePlan({}), { plan: { moves: [], skipped: [held] } });
    expect(outcomes[0]).toMatchObject({
      operation: 'closed',
      said: expect.stringContaining('There is nothing to update'),
    });
    const [pull] = await github.person.pullRequests();
    expect(pull?.body).not.toContain('Every pin is already');
  });

  it('never opens again what a person closed for the same plan, and does for a newer one', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    await github.person.close(1);
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['none']);
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['none']);
    expect(await github.person.pullRequests()).toHaveLength(1);
    expect(operations(await propose(samplePlan(NEWER)))).toEqual(['created']);
    expect((await github.person.pullRequests()).map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('keeps what a person wrote into title and body as long as the plan is the same', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await propose(samplePlan(ONE));
    const [pull] = await github.person.pullRequests();
    await github.person.ask('PATCH', '/pulls/1', { title: 'Ours', body: `Ours too\n${pull?.body}` });
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['unchanged']);
    expect((await github.person.pullRequests())[0]).toMatchObject({ title: 'Ours' });
  });

  it('takes over a branch that an interrupted run left, and retargets an open pull request', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    await github.person.push('develop', samplePlan(ONE).files);
    github.fault({ match: /^POST .*\/pulls$/, status: 403, times: 1, body: { message: 'no' } });
    await expect(propose(samplePlan(ONE))).rejects.toMatchObject({ code: 'github_forbidden' });
    expect(operations(await propose(samplePlan(ONE)))).toEqual(['created']);
    expect(operations(await propose(samplePlan(ONE), { base: 'develop' }))).toEqual(['updated']);
    expect((await github.person.pullRequests()).map(({ base }) => base.ref)).toEqual(['develop']);
  });

  it('keeps modes and bytes, and leaves links as links (row 55)', async () => {
    const crlf = Buffer.from('FROM cgr.dev/acme/python:1\r\n# \u00e9\r\n');
    const latin = Buffer.concat([Buffer.from('FROM cgr.dev/acme/python:1\n# '), Buffer.from([0xe9, 0x0a])]);
    const bom = Buffer.from('\ufeffFROM cgr.dev/acme/python:1\n');
    const files = [
      ['a/run.Dockerfile', crlf],
      ['a/latin.Dockerfile', latin],
      ['a/bom.Dockerfile', bom],
      ['a/link.Dockerfile', crlf],
    ] as const;
    await github.person.push('main', {
      'a/run.Dockerfile': { mode: '100755', bytes: crlf },
      'a/latin.Dockerfile': { mode: '100644', bytes: latin },
      'a/bom.Dockerfile': { mode: '100644', bytes: bom },
      'a/link.Dockerfile': { mode: '120000', bytes: Buffer.from('../a/run.Dockerfile') },
      'tool.sh': { mode: '100755', bytes: Buffer.from('#!/bin/sh\n') },
    });
    const written = 'cgr.dev/acme/python:1';
    const moves = files.map(([file]) => sampleMove({ file, written, tag: '1' }));
    const tree: FileTree = {
      list: async () => files.map(([path]) => path),
      submodules: async () => [],
      read: async (paths) =>
        paths.map((path) => ({ path, bytes: files.find(([name]) => name === path)?.[1] ?? Buffer.of() })),
    };
    const sample = { plan: { moves, skipped: [] }, files: {} };
    expect(operations(await propose(sample, { tree }))).toEqual(['created']);
    const [before, after] = [await github.person.tree('main'), await github.person.tree('mooring/pins')];
    const modes = (entries: typeof before) => [...entries].map(([path, { mode }]) => [path, mode]);
    expect(modes(after)).toEqual(modes(before));
    const pinned = (bytes: Buffer): Buffer =>
      Buffer.from(bytes.toString('latin1').replace('python:1', `python:1@${sampleDigest('1')}`), 'latin1');
    const ids = await Promise.all(files.slice(0, 3).map(([, bytes]) => gitBlobId(pinned(bytes))));
    expect(files.slice(0, 3).map(([path]) => after.get(path)?.sha)).toEqual(ids);
    expect(after.get('a/link.Dockerfile')).toEqual(before.get('a/link.Dockerfile'));
    expect(after.get('tool.sh')).toEqual(before.get('tool.sh'));
  });

  it('leaves out a file that the base has changed since, and ends when nothing fits', async () => {
    const sample = samplePlan({ 'api/Dockerfile': { python: '1' }, 'web/Dockerfile': { node: '1' } });
    await github.person.push('main', { ...sample.files, 'web/Dockerfile': 'FROM scratch\n' });
    const { outcomes, mismatches } = await propose(sample);
    expect(outcomes.map(({ operation, files }) => [operation, files])).toEqual([
      ['created', ['api/Dockerfile']],
    ]);
    expect(mismatches.map(({ path }) => path)).toEqual(['web/Dockerfile']);
    expect((await github.person.pullRequests())[0]?.body).toContain('it differs from main');
    await github.person.push('main', { 'api/Dockerfile': 'FROM scratch\n' });
    await expect(propose(sample)).rejects.toMatchObject({ code: 'github_base_differs' });
  });

  it('groups by directory and by image, and closes what another grouping has left', async () => {
    const sample = samplePlan({
      'api/Dockerfile': { python: '1', node: '1' },
      'web/Dockerfile': { node: '1' },
    });
    await github.person.push('main', sample.files);
    expect(operations(await propose(sample, { grouping: 'directory' }))).toEqual(['created', 'created']);
    const folders = await github.person.branches();
    expect(folders.filter((name) => name !== 'main')).toEqual([
      expect.stringMatching(/^mooring\/pins-api-[0-9a-f]{8}$/),
      expect.stringMatching(/^mooring\/pins-web-[0-9a-f]{8}$/),
    ]);
    expect(operations(await propose(sample, { grouping: 'image' }))).toEqual([
      'created',
      'created',
      'closed',
      'closed',
    ]);
    const open = await github.person.pullRequests('open');
    const node = open.find(({ title }) => title.includes('node'));
    expect(await github.person.read(node?.head.ref ?? '', 'api/Dockerfile')).toBe(
      `FROM cgr.dev/acme/python:1\nFROM cgr.dev/acme/node:1@${sampleDigest('1')}\n`,
    );
    expect(operations(await propose(sample))).toEqual(['created', 'closed', 'closed']);
  });

  it('sets labels, reviewers, a team and assignees, and creates the label that is not there', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    const extras = {
      labels: ['pins', 'docker'],
      reviewers: ['a-reviewer'],
      teamReviewers: [],
      assignees: ['a-person'],
    };
    const { outcomes } = await propose(samplePlan(ONE), { extras, draft: true });
    expect(outcomes[0]?.warnings).toEqual([]);
    const [pull] = await github.person.pullRequests();
    expect(pull?.draft).toBe(true);
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins', 'docker']);
    expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
    expect(readMarker(pull?.body ?? '')?.state).toBe('open');
  });

  it('warns of each favour that GitHub refuses, and opens the pull request all the same', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    github.fault({
      match: /^POST .*\/labels$/,
      times: 1,
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    const extras = {
      labels: ['forbidden', 'pins'],
      reviewers: ['nobody', 'a-reviewer'],
      teamReviewers: ['no-team'],
      assignees: ['stranger'],
    };
    const { outcomes } = await propose(samplePlan(ONE), { extras });
    expect(outcomes[0]?.operation).toBe('created');
    expect(outcomes[0]?.warnings).toEqual([
      expect.stringContaining('Label "forbidden" was not added: GitHub answered 403'),
      expect.stringContaining('nobody could not be requested as a reviewer'),
      expect.stringContaining('Team no-team could not be requested as a reviewer'),
      expect.stringContaining('stranger cannot be assigned'),
    ]);
    const [pull] = await github.person.pullRequests();
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins']);
    expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
  });
});

describe('pin/pull-request/propose-pins, two runs at the same time', () => {
  it.each([0, 1, 2, 3])('end with one pull request (try %i)', async () => {
    await github.person.push('main', samplePlan(ONE).files);
    const runs = await Promise.all([propose(samplePlan(ONE)), propose(samplePlan(ONE))]);
    expect(runs.flatMap(operations).sort()).toEqual(['created', 'unchanged']);
    expect(await github.person.pullRequests()).toHaveLength(1);
    expect((await github.person.branch('mooring/pins'))?.parents).toHaveLength(1);
  });
});
