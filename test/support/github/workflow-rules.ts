import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly permissions?: unknown;
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** What a workflow of ours does that it must not (hardening.md rows 1, 6, 12 and 14), one sentence each. */
export function findWorkflowFaults(text: string): readonly string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps: readonly Step[] = jobs.flatMap(([, job]) => [
    ...(job.steps ?? []),
    job.uses === undefined ? {} : { uses: job.uses },
  ]);
  return [
    ...(isEmptyObject(workflow.permissions) ? [] : ['permissions at the top are not {}']),
    ...(/\bpull_request_target\b|\bworkflow_run\b/.test(JSON.stringify(workflow.on))
      ? ['it runs on the text of others']
      : []),
    ...jobs.flatMap(([name, job]) => faultsOfJob(name, job)),
    ...steps.flatMap(faultsOfStep),
    ...faultsOfLines(text),
  ];
}

function faultsOfJob(name: string, job: Job): readonly string[] {
  return [
    job.permissions === undefined ? `job ${name} names no permissions` : '',
    typeof job.permissions === 'string' ? `job ${name} takes ${job.permissions}` : '',
    job['timeout-minutes'] === undefined ? `job ${name} has no end` : '',
  ].filter((fault) => fault !== '');
}

function faultsOfStep({ uses, run }: Step): readonly string[] {
  return [
    uses === undefined || PINNED.test(uses) ? '' : `${uses} is not pinned to a commit`,
    run?.includes('${{') === true ? `an expression in a script: ${run}` : '',
  ].filter((fault) => fault !== '');
}

/** The comment is for people: which version the commit is. */
function faultsOfLines(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line) && !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `no version beside it: ${line.trim()}`);
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
