/**
 * Demo of `npm start`: starts an embedded platform, creates a repository with a pull request from examples/, and runs the
 * check, login and pin programs of dist on it, each in its own process, like a runner would; then finds the nightly build
 * that broke a smoke test. Exits with 0 if the results match the example, 1 otherwise.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { CheckReport } from '../src/check/report/check-report.ts';
import { findingsOf } from '../src/check/report/place-lists.ts';
import { problemsOf } from '../src/check/decide/problems.ts';
import {
  CHECK_DEFAULTS,
  LOGIN_DEFAULTS,
  platformSetup,
  runLauncher,
} from '../test/support/jobs/run-launcher.ts';
import type { LauncherRun } from '../test/support/jobs/run-launcher.ts';
import { startPlatform } from '../test/support/platform/start-platform.ts';
import { createShop } from '../test/support/samples/shop.ts';
import type { Shop } from '../test/support/samples/shop.ts';
import { ownTemporaryDirectory } from '../test/support/jobs/temporary-directory.ts';

const SEED = 'examples/platform.seed.yml';
const RESULTS = 'mooring-report';

/** An image with a nightly build that is broken, and the package that this build lacks. */
const NIGHTLY = 'cgr.dev/chainguard/python:latest';
const MISSING = 'tzdata';

/** The problems that block the pull request of the example; there are no others. */
const EXPECTED = ['advisory api/Dockerfile:6', 'end-of-life receipts/Dockerfile:2'];

ownTemporaryDirectory();
const platform = await startPlatform('--seed', SEED);
try {
  print(1, `Started the embedded platform at ${platform.line.apiUrl}. Its content: ${SEED}`);
  const shop = createShop();
  print(
    2,
    'Created a repository from examples/shop, and a pull request from examples/pull-request that adds',
  );
  indent('receipts/Dockerfile and a second stage in api/Dockerfile.');
  print(3, 'Running check on the pull request, like a GitHub runner does:\n');
  const run = await runLauncher('check.js', {
    ...checkSetup(shop),
    onLine: (line) => {
      if (!line.startsWith('::add-mask::')) console.log(`   │ ${readable(line)}`);
    },
  });
  const asExpected = reportCheck(run);
  const pinned = await showPins(shop);
  const found = findBrokenBuild();
  print(7, 'Next: preview the setup of your own repository (nothing is changed without --write):\n');
  indent('npx mooring init ../your-repository');
  process.exitCode = asExpected && pinned && found ? 0 : 1;
} finally {
  await platform.stop();
}

function checkSetup(shop: Shop): Parameters<typeof runLauncher>[1] {
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  return {
    workspace: shop.directory,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: shop.identity, organization: 'acme' },
    event: { name: 'pull_request', payload: shop.pullRequest },
    environment: { ...environment, GITHUB_SHA: shop.head },
  };
}

/** Prints the result of the check and the paths of its files; true if the result matches the example. */
function reportCheck(run: LauncherRun): boolean {
  const reportPath = run.outputs['report'];
  console.log('');
  if (reportPath === undefined) {
    print(4, `The check wrote no report (exit status ${run.exitCode}). ${run.stderr.trim()}`);
    return false;
  }
  const report = CheckReport.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
  const blocking = problemsOf(findingsOf(report))
    .filter(({ level }) => level === 'error')
    .map(({ rule, findings: [{ file, line }] }) => `${rule} ${file}:${line}`)
    .sort();
  mkdirSync(RESULTS, { recursive: true });
  copyFileSync(reportPath, `${RESULTS}/report.json`);
  writeFileSync(`${RESULTS}/summary.md`, run.summary);
  const unverified = report.images.filter(
    ({ image, signature }) => image.startsWith('cgr.dev/') && signature?.status !== 'verified',
  );
  const asExpected =
    run.exitCode === 1 && JSON.stringify(blocking) === JSON.stringify(EXPECTED) && unverified.length === 0;
  const count = `${blocking.length} ${blocking.length === 1 ? 'problem blocks' : 'problems block'}`;
  print(4, `Exit status ${run.exitCode}: ${count} the pull request.`);
  indent(
    `${asExpected ? 'The example expects' : 'This is unexpected; the example expects'}: ${EXPECTED.join(', ')}.`,
  );
  indent(`Images of the registry whose signature was not verified: ${unverified.length}.`);
  indent(`Job summary: ${RESULTS}/summary.md; JSON report: ${RESULTS}/report.json`);
  return asExpected;
}

/** Signs in to the registry and prints what pin would change; true if there is a change. */
async function showPins(shop: Shop): Promise<boolean> {
  print(5, "Running mooring pin --min-age 3d --only 'cgr.dev/**' with the tokens of the login action");
  indent('(add --write to edit the files):\n');
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  const tokenOf = async (audience: 'api' | 'registry'): Promise<string | undefined> => {
    const login = await runLauncher('login.js', {
      workspace: shop.directory,
      inputs: { ...LOGIN_DEFAULTS, ...inputs, identity: shop.identity, 'export-token': audience },
      environment,
    });
    return login.outputs['token'];
  };
  const tokens = {
    MOORING_API_TOKEN: await tokenOf('api'),
    MOORING_REGISTRY_TOKEN: await tokenOf('registry'),
  };
  const places = Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
  const pin = spawnSync(
    process.execPath,
    ['dist/cli.js', 'pin', '--min-age', '3d', '--only', 'cgr.dev/**', ...places, shop.directory],
    {
      encoding: 'utf8',
      env: { ...process.env, ...tokens },
    },
  );
  const [first = '', ...others] = pin.stdout.trimEnd().split(/^(?=--- )/m);
  const more = others.map((diff) => diff.slice('--- a/'.length, diff.indexOf('\n')));
  const shown = [first.trimEnd(), `… and the same in ${more.join(', ')}`, pin.stderr.trimEnd()];
  for (const line of shown.join('\n').split('\n')) console.log(`   │ ${line}`);
  console.log('');
  return pin.status === 0 && first.includes('@sha256:');
}

/** Runs a smoke test on nightly builds and prints which one broke it; true if that is the build without the package. */
function findBrokenBuild(): boolean {
  print(6, `Running mooring bisect ${NIGHTLY} --good 89d -- node examples/smoke-test.ts`);
  indent('(which one of 89 nightly builds broke the smoke test?):\n');
  const { inputs } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  const places = Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
  const state = `${RESULTS}/bisect.jsonl`;
  rmSync(state, { force: true });
  const test = [process.execPath, 'examples/smoke-test.ts', inputs['registry-url'] ?? '', '{image}'];
  const bisect = spawnSync(
    process.execPath,
    ['dist/cli.js', 'bisect', NIGHTLY, '--good', '89d', '--state', state, ...places, '--', ...test],
    { encoding: 'utf8' },
  );
  const runs = bisect.stderr.split('\n').filter((line) => line.startsWith('Build '));
  const [result = ''] = bisect.stdout.split(/^(?=To pin )/m);
  for (const line of [...runs, '', ...result.trimEnd().split('\n')]) console.log(`   │ ${line}`);
  if (bisect.status !== 0) console.log(bisect.stderr);
  console.log('');
  return bisect.status === 0 && new RegExp(`^−  ${MISSING} `, 'm').test(result);
}

/** Returns a line of the log as GitHub shows it: of an annotation, its level and its message. */
function readable(line: string): string {
  const [, level = '', message] = /^::(error|warning|notice)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
  if (message === undefined) return line;
  const text = message.replaceAll('%0D', '').replaceAll('%0A', ' ').replaceAll('%25', '%');
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}: ${text}`;
}

function print(step: number, text: string): void {
  console.log(`${step}  ${text}`);
}

function indent(text: string): void {
  console.log(`   ${text}`);
}
