import { MooringError } from '../values/errors.ts';
import { isGroupBranch } from './views/branch-name.ts';
import { printable } from '../text/printable.ts';
import type { Environment } from '../runner/environment.ts';
import type { PinInputs } from './inputs.ts';

/**
 * Where the pull request goes; `own-branch` for a run on the very branch that Mooring writes, `skipped` for one of a fork
 * that the inputs want to be left out. `why` is a clause without a full stop.
 */
export type PullRequestPlace =
  | { readonly kind: 'base'; readonly base: string }
  | { readonly kind: 'own-branch'; readonly branch: string }
  | { readonly kind: 'skipped'; readonly why: string };

const BRANCH = /^refs\/heads\/(.+)$/;

/**
 * Returns the branch to merge into: the `base` input, else the branch that the workflow runs on, else the
 * repository's default branch. Throws `github_fork_run` for a read-only run, and `config_input_invalid` if no
 * base branch can be determined.
 */
export function findPlace(
  inputs: Pick<PinInputs, 'base' | 'branch' | 'github-token' | 'when-unavailable'>,
  { event, ref, repository }: Pick<Environment, 'event' | 'ref' | 'repository'>,
): PullRequestPlace {
  const head = event.pull_request?.head.repo?.full_name;
  if (event.pull_request !== undefined && head !== repository) {
    const why = `this run comes from a fork (${printable(head ?? 'deleted', 120)})`;
    if (inputs['when-unavailable'] === 'skip') return { kind: 'skipped', why };
    throw new MooringError('github_fork_run', why);
  }
  if (repository === '' || inputs['github-token'] === '')
    throw new MooringError(
      'config_input_invalid',
      'input github-token is not set, or this is not a GitHub Actions run',
    );
  const [, running] = BRANCH.exec(ref) ?? [];
  if (running !== undefined && isGroupBranch(inputs.branch, running))
    return { kind: 'own-branch', branch: running };
  const base = inputs.base || running || event.repository?.default_branch;
  if (base === undefined)
    throw new MooringError('config_input_invalid', 'input base is not set, and this run is not on a branch');
  if (isGroupBranch(inputs.branch, base))
    throw new MooringError('config_input_invalid', 'input base: must differ from `branch`');
  return { kind: 'base', base };
}
