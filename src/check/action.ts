import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import { limitYoungGeneration } from '../io/limit-young-generation.ts';
import { readPolicy } from '../config/policy/gate-policy.ts';
import { judge, noEvidence } from './decide/judge.ts';
import type { FetchedEvidence } from './decide/judge.ts';
import type { Secret } from '../values/secret.ts';
import { linesToFix } from './views/fix-diff.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { readLines } from './read-lines.ts';
import { changedIn, otherSignedUses, readCheckTrees, usesWithHistory } from './read-trees.ts';
import type { ReadCheckTrees } from './read-trees.ts';
import type { Runner } from '../runner/runner.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import type { Environment } from '../runner/environment.ts';
import { maskSecret } from '../runner/mask-secrets.ts';
import { readVersion } from '../runner/read-version.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { findSkipReason } from './access.ts';
import { findBase } from './base.ts';
import { CheckInputs, rejectReplacedInputs } from './inputs.ts';
import { loadExploitData } from './load-exploit-data.ts';
import { publish } from './publish.ts';
import { removeEarlierFiles, viewsOf } from './write-views.ts';

/** The check action, from its inputs to its exit status; `launcher` is the URL of its module. */
export async function runCheck(launcher: string): Promise<void> {
  await runAction((context) => check(context, launcher));
}

async function check(context: ActionContext, launcher: string): Promise<ExitStatus> {
  const { clock, runner } = context;
  rejectReplacedInputs((name) => runner.input(name));
  const inputs = readInputs(CheckInputs, (name) => runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const views = viewsOf(inputs, environment, await readVersion(launcher));
  await removeEarlierFiles(inputs, environment, runner);
  const skipReason = findSkipReason(inputs, environment);
  if (skipReason !== undefined) return reportSkipped(skipReason, runner);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const command = execCommandUntil(signal);
  const head = createWorkTree(environment.workspace, command);
  const base = await findBase({ inputs, environment, head, command, clock });
  const trees = await readCheckTrees({ head, base, startedAt: clock.now() });
  const exploits = await loadExploitData(inputs['exploit-data'] ?? trees.config.check.exploitData, head);
  const evidence = await fetchFor(trees, { context, inputs, endpoints, environment, signal });
  const { registry } = endpoints;
  const judgement = judge(trees, evidence, { inputs: readPolicy(inputs), registry, exploits });
  const lines = await readLines(head, linesToFix(judgement.report));
  await publish(judgement, { ...views, context: { ...views.context, lines } }, context);
  return judgement.report.verdict === 'fail' ? 1 : 0;
}

interface CheckRun {
  readonly context: ActionContext;
  readonly inputs: CheckInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
}

/** Signs in and fetches the evidence on the images of the registry; does neither if the files name none. */
async function fetchFor(
  trees: ReadCheckTrees,
  { context: { clock, runner, send }, inputs, endpoints, environment, signal }: CheckRun,
): Promise<FetchedEvidence> {
  const uses = usesWithHistory(trees, endpoints.registry);
  const others = otherSignedUses(trees, endpoints.registry);
  if (uses.length === 0 && others.length === 0) return noEvidence(clock.now());
  limitYoungGeneration();
  // Only a run that queries the service loads its client and schemas (ADR 0013).
  const [{ createService, fetchWith, openCheckAccess }, { trustRun }] = await Promise.all([
    import('./service.ts'),
    import('./open-signatures.ts'),
  ]);
  const onSecret = (secret: Secret): void => maskSecret(secret, runner);
  const service = createService({ send, clock, endpoints, signal, onSecret });
  const access = await openCheckAccess(service, inputs, environment);
  runner.info(access.status);
  return fetchWith(service, access, {
    uses,
    head: trees.head.uses,
    changed: changedIn(trees, endpoints.registry),
    platforms: trees.config.check.platforms,
    trust: trustRun(trees, {
      others,
      trustedRoot: inputs['trusted-root'],
      variables: process.env,
      directory: environment.workspace,
      onWarning: (warning) => {
        runner.warning(warning);
      },
    }),
  });
}

/** Reports that nothing was checked, with a verdict of its own. */
async function reportSkipped(reason: string, runner: Runner): Promise<ExitStatus> {
  runner.notice(`Check skipped: ${reason}.`, { title: 'Mooring check' });
  runner.setOutput('verdict', 'skipped');
  await runner.writeSummary(`## Mooring check skipped\n\nNothing was checked: ${escapeMarkdown(reason)}.\n`);
  return 0;
}
