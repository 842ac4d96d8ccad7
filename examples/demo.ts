/**
 * What `npm start` shows: Mooring's check at its real work. An embedded platform is started, a repository with a pull
 * request is made from examples/, and the action of dist runs on it in a process of its own, as a runner would run it.
 * Exits 0 when the gate did what the example expects, 1 otherwise.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { CheckReportFile } from '../src/contract/check-report.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../test/support/run-launcher.ts';
import type { LauncherRun } from '../test/support/run-launcher.ts';
import { startPlatform } from '../test/support/start-platform.ts';
import { createShop } from '../test/support/shop.ts';
import type { Shop } from '../test/support/shop.ts';

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
  process.exitCode = tellResult(run);
  rmSync(shop.folder, { recursive: true, force: true });
  rmSync(run.temporaryFolder, { recursive: true, force: true });
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

/** Says how it ended and where the results lie, and gives the exit status of the demo. */
function tellResult(run: LauncherRun): 0 | 1 {
  const reportPath = run.outputs['report'];
  if (reportPath === undefined) {
    say('!', `The action wrote no report (exit status ${run.exitCode}). ${run.stderr.trim()}`);
    return 1;
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
  say('5', `The report for machines: ${relative('.', RESULTS)}/report.json`);
  say(' ', `The summary, as GitHub shows it: ${relative('.', RESULTS)}/summary.md`);
  say('6', 'In a workflow of yours it is one step (the whole workflow is in README.md, under "Use it"):\n');
  for (const line of STEP) console.log(`     ${line}`);
  return asExpected ? 0 : 1;
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
