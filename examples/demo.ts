/**
 * What `npm start` shows: Mooring's check, login and pin at their real work. An embedded platform is started, a
 * repository with a pull request is made from examples/, and the programs of dist run on it in processes of their own,
 * as a runner would run them. Exits 0 when they did what the example expects, 1 otherwise.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { CheckReportFile } from '../src/contract/reports/check-report.ts';
import { CHECK_DEFAULTS, LOGIN_DEFAULTS, platformSetup, runLauncher } from '../test/support/run-launcher.ts';
import type { LauncherRun } from '../test/support/run-launcher.ts';
import { startPlatform } from '../test/support/start-platform.ts';
import { createShop } from '../test/support/shop.ts';
import type { Shop } from '../test/support/shop.ts';
import { ownTemporaryFolder } from '../test/support/temporary-folder.ts';

const SEED = 'examples/platform.seed.yml';
const RESULTS = 'mooring-report';

/** What the pull request of the example has to be stopped for, and nothing else. */
const EXPECTED = [
  'advisory api/Dockerfile:6',
  'advisory api/Dockerfile:6',
  'end-of-life receipts/Dockerfile:2',
];

/** The action in a workflow. */
const STEP = [
  'permissions: { contents: read, id-token: write }',
  'steps:',
  '  - uses: actions/checkout@v6',
  '  - uses: your-org/mooring@v1',
  '    with: { identity: <uid of your identity>, organization: <name of your organization> }',
];

ownTemporaryFolder();
const platform = await startPlatform('--seed', SEED);
try {
  say('1', `Started the embedded platform at ${platform.line.apiUrl}: everything it knows is in ${SEED}.`);
  const shop = createShop();
  say('2', `Made a repository of examples/shop, and a pull request of examples/pull-request: it adds`);
  say(' ', `receipts/Dockerfile and one more stage to api/Dockerfile.`);
  say('3', 'Running the check action (node dist/check.js) on the pull request, as a runner would:\n');
  const run = await runLauncher('check.js', {
    ...checkSetup(shop),
    onLine: (line) => {
      if (!line.startsWith('::add-mask::')) console.log(`   │ ${readable(line)}`);
    },
  });
  const asExpected = tellCheck(run);
  const pinned = await showPins(shop);
  tellWayIn();
  process.exitCode = asExpected && pinned ? 0 : 1;
} finally {
  await platform.stop();
}

function checkSetup(shop: Shop): Parameters<typeof runLauncher>[1] {
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  return {
    workspace: shop.folder,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: shop.identity, organization: 'acme' },
    event: { name: 'pull_request', payload: shop.pullRequest },
    environment,
  };
}

/** Says how the check ended and where its results lie; true when it ended as the example expects. */
function tellCheck(run: LauncherRun): boolean {
  const reportPath = run.outputs['report'];
  if (reportPath === undefined) {
    say('!', `The action wrote no report (exit status ${run.exitCode}). ${run.stderr.trim()}`);
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
  say(
    '4',
    `The action ended with exit status ${run.exitCode}: ${failing.length} findings fail this pull request.`,
  );
  say(' ', asExpected ? 'That is what the example expects.' : `The example expects: ${EXPECTED.join(', ')}.`);
  say(' ', `The report for machines: ${relative('.', RESULTS)}/report.json`);
  say(' ', `The summary, as GitHub shows it: ${relative('.', RESULTS)}/summary.md`);
  return asExpected;
}

/** Signs in to the registry and shows what pin would change; true when there is such a change. */
async function showPins(shop: Shop): Promise<boolean> {
  say(
    '5',
    'Signing in to the registry (node dist/login.js), and asking for the pins that the repository lacks',
  );
  say(' ', "(node dist/cli.js pin --min-age 3d --only 'cgr.dev/**'); with --write it edits the files:\n");
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  const login = await runLauncher('login.js', {
    workspace: shop.folder,
    inputs: { ...LOGIN_DEFAULTS, ...inputs, identity: shop.identity, 'export-token': 'registry' },
    environment,
  });
  const token = login.outputs['token'];
  const pin = spawnSync(
    process.execPath,
    ['dist/cli.js', 'pin', '--min-age', '3d', '--only', 'cgr.dev/**', ...places(), shop.folder],
    { encoding: 'utf8', env: { ...process.env, MOORING_REGISTRY_TOKEN: token } },
  );
  for (const line of `${pin.stdout}${pin.stderr}`.trimEnd().split('\n')) console.log(`   │ ${line}`);
  console.log('');
  return pin.status === 0 && pin.stdout.includes('@sha256:');
}

/** Where the service is, as options of the command line. */
function places(): readonly string[] {
  const { inputs } = platformSetup(platform.line, '');
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
}

function tellWayIn(): void {
  say('6', 'In a workflow of yours it is one step (the whole workflow is in README.md, under "Use it"):\n');
  for (const line of STEP) console.log(`     ${line}`);
}

/** Workflow commands as a runner shows them: annotations with their place. */
function readable(line: string): string {
  const [, kind, properties = '', text = ''] =
    /^::(error|warning|notice)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
  if (kind === undefined) return line;
  const property = (name: string): string => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(properties)?.[1] ?? '';
  const unescaped = text.replaceAll('%0D', '').replaceAll('%0A', ' / ').replaceAll('%25', '%');
  return `[${kind} at ${property('file')}:${property('line')}] ${unescaped}`;
}

function say(step: string, text: string): void {
  console.log(`${step}  ${text}`);
}
