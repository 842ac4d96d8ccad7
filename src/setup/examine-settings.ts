import { BranchRules, ProtectedBranch, WorkflowPermissions } from '../api/github/github-answers.ts';
import type { CliContext } from '../cli/command.ts';
import { isRequestFailure } from '../values/errors.ts';
import { findFacts, openGitHub } from './clone.ts';
import type { Clone, SetupInputs } from './clone.ts';
import type { MooringStep } from './decide/workflow-uses.ts';
import { cloneOf, ok } from './examine-repository.ts';
import type { ExaminedRepository } from './examine-repository.ts';
import { fetchSetting } from './github-facts.ts';
import type { Step, StepResult } from './run-steps.ts';

interface SettingsOptions {
  readonly inputs: SetupInputs;
  readonly context: Pick<CliContext, 'clock' | 'send' | 'variables'>;
}

/** The steps on two settings of the repository on GitHub, which `mooring init` cannot change. */
export function settingsSteps(found: ExaminedRepository, options: SettingsOptions): readonly Step[] {
  const stepsOf = (action: MooringStep['action']): readonly MooringStep[] =>
    found.workflows.flatMap(({ steps }) => steps).filter((step) => step.action === action);
  return [
    {
      title: 'Pull requests',
      requires: ['Workflow'],
      matters: () => stepsOf('pin').length > 0,
      run: () => examinePermission(cloneOf(found), stepsOf('pin'), options),
    },
    {
      title: 'Required check',
      requires: ['Workflow'],
      matters: () => stepsOf('check').length > 0,
      run: () => examineRequired(cloneOf(found), stepsOf('check'), options),
    },
  ];
}

async function examinePermission(
  clone: Clone,
  steps: readonly MooringStep[],
  { context }: SettingsOptions,
): Promise<StepResult> {
  if (steps.every(({ inputs }) => inputs['github-token'] !== undefined))
    return ok('pin opens them with a token of its own');
  const page = `${webOf(clone)}/settings/actions`;
  const value = await settingOf(clone, context, '/actions/permissions/workflow');
  const { success, data } = WorkflowPermissions.safeParse(value);
  if (!success)
    return notChecked('only administrators of the repository see if GITHUB_TOKEN can open them', page);
  return data.can_approve_pull_request_reviews
    ? ok('GITHUB_TOKEN can open them')
    : {
        state: 'missing',
        text: 'GITHUB_TOKEN cannot open them',
        fix: `Turn on "Allow GitHub Actions to create and approve pull requests": ${page}`,
      };
}

async function examineRequired(
  clone: Clone,
  steps: readonly MooringStep[],
  { inputs, context }: SettingsOptions,
): Promise<StepResult> {
  const page = `${webOf(clone)}/settings/rules`;
  const names = steps.map(({ check }) => check);
  const hidden = notChecked('GitHub does not show the rules of the default branch', page);
  const branch = clone.defaultBranch ?? (await readable(findFacts(clone, inputs, context)))?.defaultBranch;
  if (branch === undefined) return hidden;
  const path = encodeURIComponent(branch);
  const [rules, protection] = await Promise.all([
    settingOf(clone, context, `/rules/branches/${path}?per_page=100`),
    settingOf(clone, context, `/branches/${path}`),
  ]);
  const [ruled, guarded] = [BranchRules.safeParse(rules), ProtectedBranch.safeParse(protection)];
  const required = new Set([
    ...(ruled.data ?? []).flatMap(({ parameters }) =>
      (parameters?.required_status_checks ?? []).map((one) => one.context),
    ),
    ...(guarded.data?.protection?.required_status_checks?.contexts ?? []),
  ]);
  const found = names.find((name) => required.has(name));
  if (found !== undefined) return ok(`"${found}" is required on ${branch}`);
  const isHidden = guarded.data?.protected === true && guarded.data.protection === undefined;
  if (!ruled.success || !guarded.success || isHidden) return hidden;
  return {
    state: 'warning',
    text: `"${names[0] ?? ''}" is not required on ${branch}: a pull request can be merged while it fails`,
    fix: `Add it to the required status checks of a ruleset: ${page}`,
  };
}

function webOf({ repository: { serverUrl, owner, name } }: Clone): string {
  return `${serverUrl}/${owner}/${name}`;
}

/** Returns undefined if the token cannot read it, and if GitHub is unavailable. */
async function settingOf(clone: Clone, context: SettingsOptions['context'], path: string): Promise<unknown> {
  const { owner, name } = clone.repository;
  return readable(
    openGitHub(clone, context).then((options) => fetchSetting(`/repos/${owner}/${name}${path}`, options)),
  );
}

async function readable<Value>(fetched: Promise<Value>): Promise<Value | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (isRequestFailure(error)) return undefined;
    throw error;
  }
}

function notChecked(text: string, page: string): StepResult {
  const fix = `Open ${page}, or run again with an administrator's token: \`gh auth login\`, or GH_TOKEN.`;
  return { state: 'not-checked', text, fix };
}
