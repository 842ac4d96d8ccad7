import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CheckReport } from '../../src/check/report/check-report.ts';
import type { Level } from '../../src/check/decide/finding.ts';
import type { Annotation } from '../../src/check/views/annotations.ts';
import type { OpenVexDocument } from '../../src/check/views/openvex/openvex.ts';
import type { SarifLog } from '../../src/check/views/sarif/sarif.ts';
import { openThread } from '../support/github/comment-thread.ts';
import type { CommentThread } from '../support/github/comment-thread.ts';
import { commentListsOf, countShown, listsOf } from '../support/views/count-shown.ts';
import { respond, rewrite, startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { startGitHub } from '../support/github/github-server.ts';
import type { GitHubServer } from '../support/github/github-server.ts';
import { createHostileShop } from '../support/samples/hostile-shop.ts';
import { HOSTILE_TEXTS } from '../support/samples/hostile-texts.ts';
import {
  annotationProblems,
  annotationsOf,
  commentProblems,
  lineProblems,
  markdownProblems,
  openVexProblems,
  sarifProblems,
} from '../support/views/inert-views.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { readCommands } from '../support/jobs/runner-commands.ts';
import { schemaErrors } from '../support/views/schema-errors.ts';
import { IDENTITY, pullRequestEvent } from '../support/samples/shop.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

/** Texts per run: as many as fit into one comment whole. */
const PER_RUN = 8;
const NOW = '2026-11-20T12:00:00Z';
const NAMES = HOSTILE_TEXTS.map(([trick]) => trick);
const RUNS = HOSTILE_TEXTS.flatMap((_, first) =>
  first % PER_RUN === 0
    ? [
        [
          NAMES.slice(first, first + PER_RUN).join(', '),
          HOSTILE_TEXTS.slice(first, first + PER_RUN).map(([, text]) => text),
        ] as const,
      ]
    : [],
);

let github: GitHubServer;
let thread: CommentThread;
beforeAll(async () => {
  github = await startGitHub();
  thread = await openThread(github);
});
afterAll(() => github.close());

interface Written {
  readonly run: LauncherRun;
  readonly paths: readonly string[];
  readonly comment: string;
}

/** A platform that answers with the text wherever it may say something, in a refusal too. */
function startHostileWorld(organizations: readonly object[], text: string): Promise<FaultWorld> {
  return startWorld({
    aheadMs: Date.parse(NOW) - Date.now(),
    seed: { organizations },
    intercept: (request, _, answer) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/history/3')) return respond(400, { errors: [{ code: text, message: text }] });
      if (pathname !== '/registry/v1/eoltags') return undefined;
      const version = { version: text, eolDate: text };
      const said = { id: text, tagStatus: text, graceStatus: text, mainPackageVersion: version };
      const items = ['8', '18', '3'].map((name) => Object.assign({ name }, said));
      return rewrite(request, answer, (body) => ({ ...body, items }));
    },
  });
}

/** The check of a pull request of which every text is hostile; from a fork, where one is named, without a token. */
async function checkHostile(texts: readonly string[], fork?: string): Promise<Written> {
  const shop = createHostileShop(texts);
  const world = await startHostileWorld(shop.organizations, texts.at(-1) ?? '');
  const { inputs, environment } = platformSetup(world.line, 'repo:acme/shop:pull_request');
  const event = pullRequestEvent(shop.base, shop.head, fork) as { readonly pull_request: object };
  const pullRequest = { ...event.pull_request, number: thread.number };
  const run = await runLauncher('check.js', {
    workspace: shop.repository.folder,
    event: { name: 'pull_request', payload: { ...event, pull_request: pullRequest } },
    inputs: {
      ...CHECK_DEFAULTS,
      ...inputs,
      identity: IDENTITY,
      organization: 'acme',
      'sarif-path': 'out/check.sarif',
      'openvex-path': 'out/check.openvex.json',
      comment: 'always',
      'job-key': texts.map((text) => text.replaceAll('\0', '').slice(0, 200)).join(' / '),
      'github-token': github.jobToken,
    },
    environment: {
      ...environment,
      ...(fork === undefined
        ? {}
        : { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined }),
      GITHUB_API_URL: github.apiUrl,
    },
  });
  await world.close();
  const [comment] = (await thread.comments()).slice(-1);
  return { run, paths: shop.paths, comment: comment?.body ?? '' };
}

function readOutput(run: LauncherRun, name: string): unknown {
  return JSON.parse(readFileSync(run.outputs[name] ?? '', 'utf8'));
}

describe('text of others, through the whole check and out of every view', () => {
  it.each(RUNS)(
    'stays text: %s',
    async (_, texts) => {
      const { run, paths, comment } = await checkHostile(texts);
      expect([run.stderr, run.exitCode, run.outputs['verdict']]).toEqual(['', 1, 'fail']);
      expect(Object.keys(run.outputs)).toEqual(['verdict', 'problems', 'report', 'sarif', 'openvex']);

      const written = readOutput(run, 'report');
      expect(schemaErrors('check-report.v1.json', written)).toEqual([]);
      const report = CheckReport.parse(written);
      // A report is for programs: what was written stands in it as it was written.
      expect(placedFindings(report).map(({ reference }) => reference)).toEqual(
        expect.arrayContaining(
          // Parsers of YAML disagree about these line breaks, so that such a file is not read.
          texts.filter((text) => !/[\u0085\u2028\u2029]/.test(text)).map((text) => `cgr.dev/acme/${text}`),
        ),
      );
      expect(new Set(placedFindings(report).map(({ file }) => file))).toEqual(new Set(paths));

      const { commands, lines } = readLog(run);
      expect(lines.flatMap((line) => lineProblems('log', line))).toEqual([]);
      expect(commands.flatMap(annotationProblems)).toEqual([]);
      expect(commands).toEqual(annotationsOf(report));

      expect(markdownProblems('summary', run.summary)).toEqual([]);
      expect(countShown(run.summary).all).toEqual(listsOf(report));
      expect(commentProblems(comment)).toEqual([]);
      expect(countShown(comment).all).toEqual(commentListsOf(report));

      const sarif = readOutput(run, 'sarif') as SarifLog;
      expect(sarifProblems(sarif)).toEqual([]);
      expect(pathsOf(sarif)).toEqual(new Set(paths));
      const openVex = readOutput(run, 'openvex') as OpenVexDocument;
      expect(openVexProblems(openVex)).toEqual([]);
      // One that is fixed and one that is a false positive for each text.
      expect(openVex.statements.length).toBeGreaterThanOrEqual(2 * texts.length);
    },
    60_000,
  );

  it.each(RUNS)(
    'stays text in a run that cannot sign in, from a fork of that name: %s',
    async (_, texts) => {
      const { run, paths } = await checkHostile(texts, `someone/${texts.join(' ')}`);
      // The new texts that are no references fail, and private images do not.
      expect(run.outputs['verdict']).toBe('fail');
      const { notes } = CheckReport.parse(readOutput(run, 'report'));
      expect(notes.join()).toContain('this run comes from the fork someone/');
      const { commands, lines } = readLog(run);
      expect(lines.flatMap((line) => lineProblems('log', line))).toEqual([]);
      expect(commands.flatMap(annotationProblems)).toEqual([]);
      expect(markdownProblems('summary', run.summary)).toEqual([]);
      const sarif = readOutput(run, 'sarif') as SarifLog;
      expect(sarifProblems(sarif)).toEqual([]);
      expect(pathsOf(sarif)).toEqual(new Set(paths));
    },
    60_000,
  );
});

/** What the log gives a runner to do, without the masks of the tokens, and the lines that are only shown. */
function readLog({ stdout }: LauncherRun): {
  readonly commands: readonly Annotation[];
  readonly lines: readonly string[];
} {
  const commands = readCommands(stdout).filter(({ name }) => name !== 'add-mask');
  return {
    commands: commands.map(({ name, properties: { file = '', line = '1', title = '' }, text }) => ({
      level: name as Level,
      file,
      line: Number(line),
      title,
      message: text,
    })),
    lines: stdout.split('\n').filter((line) => !line.startsWith('::')),
  };
}

function pathsOf({ runs: [{ results }] }: SarifLog): ReadonlySet<string> {
  const uris = results.map(({ locations }) => locations[0].physicalLocation.artifactLocation.uri);
  return new Set(uris.map((uri) => uri.split('/').map(decodeURIComponent).join('/')));
}
