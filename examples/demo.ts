/**
 * Demo of `npm start`: starts an embedded platform, creates a repository with a pull request from examples/, and runs the
 * check, login and pin programs of dist on it, each in its own process, like a runner would. Exits with 0 if the results
 * match the example, 1 otherwise.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { CheckReportFile } from '../src/contract/reports/check-report.ts';
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

/** The findings that block the pull request of the example; there are no others. */
const EXPECTED = [
  'advisory api/Dockerfile:6',
  'advisory api/Dockerfile:6',
  'end-of-life receipts/Dockerfile:2',
];

/** The step of a workflow that runs the check. */
const STEP = [
  'permissions: { contents: read, id-token: write }',
  'steps:',
  '  - uses: actions/checkout@v6',
  '  - uses: your-org/mooring@v1',
  '    with: { identity: <uid of your identity>, organization: <name of your organization> }',
];

ownTemporaryDirectory();
const platform = await startPlatform('--seed', SEED);
try {
  print('1', `Started the embedded platform at ${platform.line.apiUrl}: its content is defined in ${SEED}.`);
  const shop = createShop();
  print(
    '2',
    `Created a repository from examples/shop and a pull request from examples/pull-request, which adds`,
  );
  print(' ', `receipts/Dockerfile and a second stage in api/Dockerfile.`);
  print('3', 'Running the check action (node dist/check.js) on the pull request, like a runner would:\n');
  const run = await runLauncher('check.js', {
    ...checkSetup(shop),
    onLine: (line) => {
      if (!line.startsWith('::add-mask::')) console.log(`   │ ${readable(line)}`);
    },
  });
  const asExpected = reportCheck(run);
  const pinned = await showPins(shop);
  printWorkflowStep();
  process.exitCode = asExpected && pinned ? 0 : 1;
} finally {
  await platform.stop();
}

function checkSetup(shop: Shop): Parameters<typeof runLauncher>[1] {
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  return {
    workspace: shop.directory,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: shop.identity, organization: 'acme' },
    event: { name: 'pull_request', payload: shop.pullRequest },
    environment,
  };
}

/** Prints the result of the check and the paths of its files; true if the result matches the example. */
function reportCheck(run: LauncherRun): boolean {
  const reportPath = run.outputs['report'];
  if (reportPath === undefined) {
    print('!', `The action wrote no report (exit status ${run.exitCode}). ${run.stderr.trim()}`);
    return false;
  }
  const report = CheckReportFile.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
  const failing = report.findings
    .filter(({ level }) => level === 'error')
    .map(({ rule, file, line }) => `${rule} ${file}:${line}`)
    .sort();
  mkdirSync(RESULTS, { recursive: true });
  copyFileSync(reportPath, `${RESULTS}/report.json`);
  writeFileSync(`${RESULTS}/summary.md`, run.summary);
  const asExpected = run.exitCode === 1 && JSON.stringify(failing) === JSON.stringify(EXPECTED);
  console.log('');
  print(
    '4',
    `The action exited with status ${run.exitCode}: ${failing.length} findings block this pull request.`,
  );
  print(
    ' ',
    asExpected
      ? 'This is the expected result of the example.'
      : `The example expects: ${EXPECTED.join(', ')}.`,
  );
  print(' ', `JSON report: ${relative('.', RESULTS)}/report.json`);
  print(' ', `Summary, as GitHub renders it: ${relative('.', RESULTS)}/summary.md`);
  return asExpected;
}

/** Signs in to the registry and prints what pin would change; true if there is a change. */
async function showPins(shop: Shop): Promise<boolean> {
  print('5', 'Signing in to the registry (node dist/login.js), then pinning the images of the repository');
  print(' ', "(mooring pin --min-age 3d --only 'cgr.dev/**'; add --write to edit the files):\n");
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  const login = await runLauncher('login.js', {
    workspace: shop.directory,
    inputs: { ...LOGIN_DEFAULTS, ...inputs, identity: shop.identity, 'export-token': 'registry' },
    environment,
  });
  const token = login.outputs['token'];
  const pin = spawnSync(
    process.execPath,
    ['dist/cli.js', 'pin', '--min-age', '3d', '--only', 'cgr.dev/**', ...places(), shop.directory],
    { encoding: 'utf8', env: { ...process.env, MOORING_REGISTRY_TOKEN: token } },
  );
  for (const line of `${pin.stdout}${pin.stderr}`.trimEnd().split('\n')) console.log(`   │ ${line}`);
  console.log('');
  return pin.status === 0 && pin.stdout.includes('@sha256:');
}

/** Returns the addresses of the service as command-line options. */
function places(): readonly string[] {
  const { inputs } = platformSetup(platform.line, '');
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
}

function printWorkflowStep(): void {
  print('6', 'In your workflow, the check is one step (full workflow: README.md, section "Use it"):\n');
  for (const line of STEP) console.log(`     ${line}`);
}

/** Returns a workflow command as a runner shows it: an annotation with its location. */
function readable(line: string): string {
  const [, kind, properties = '', text = ''] =
    /^::(error|warning|notice)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
  if (kind === undefined) return line;
  const property = (name: string): string => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(properties)?.[1] ?? '';
  const unescaped = text.replaceAll('%0D', '').replaceAll('%0A', ' / ').replaceAll('%25', '%');
  return `[${kind} at ${property('file')}:${property('line')}] ${unescaped}`;
}

function print(step: string, text: string): void {
  console.log(`${step}  ${text}`);
}
