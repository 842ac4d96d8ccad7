import { z } from 'zod';

import type { LauncherRun } from '../jobs/run-launcher.ts';
import { gitIn } from '../github/git-repository.ts';
import { connect } from './hosted-repository.ts';
import type { HostedRepository } from './hosted-repository.ts';
import type { Occurrence } from './workflow-event.ts';

const Inputs = z.strictObject({
  'fetch-depth': z.coerce.number().default(1),
  'persist-credentials': z.stringbool().default(true),
});

/** An action of somebody else, played by the test: takes the inputs, returns the outputs, throws to fail. */
export type OtherAction = (
  inputs: Readonly<Record<string, string>>,
  place: { readonly workspace: string },
) => Readonly<Record<string, string>>;

interface Place {
  readonly repository: HostedRepository;
  readonly occurrence: Occurrence;
  readonly workspace: string;
  readonly canRead: boolean;
}

/** Runs the double that the test gives, or actions/checkout. Throws if there is none. */
export function runOther(
  uses: string,
  inputs: Readonly<Record<string, string>>,
  { otherActions, ...place }: Place & { readonly otherActions: Readonly<Record<string, OtherAction>> },
): Pick<LauncherRun, 'exitCode' | 'stdout' | 'outputs'> {
  const [name = ''] = uses.split('@', 1);
  const action: OtherAction | undefined =
    otherActions[name] ?? (name === 'actions/checkout' ? (given) => checkOut(place, given) : undefined);
  if (action === undefined) throw new Error(`no double of ${uses} in this test`);
  try {
    return { exitCode: 0, stdout: '', outputs: action(inputs, { workspace: place.workspace }) };
  } catch (error) {
    return { exitCode: 1, stdout: `::error::${String(error)}`, outputs: {} };
  }
}

/** Does what actions/checkout does: the commit of the event at its ref, one commit deep if nothing else is set. */
function checkOut(
  { repository, occurrence, workspace, canRead }: Place,
  inputs: Readonly<Record<string, string>>,
): Record<string, string> {
  const { 'fetch-depth': depth, 'persist-credentials': keep } = Inputs.parse(inputs);
  if (!canRead) throw new Error(`remote: Repository not found: https://github.com/${repository.fullName}/`);
  const run = gitIn(workspace);
  const git = (...args: readonly string[]): string => run(args);
  git('init', '--quiet');
  connect(git, repository);
  if (keep) git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic ***');
  const { ref, sha } = occurrence;
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? [];
  const local = `refs/remotes/${branch === undefined ? ref.slice('refs/'.length) : `origin/${branch}`}`;
  const everything = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
  const limit = depth === 0 ? [] : [`--depth=${depth}`];
  // Git refuses two sources for one ref; all branches include this one.
  const own = depth === 0 && branch !== undefined ? [] : [`+${sha}:${local}`];
  git('fetch', '--quiet', '--no-tags', ...limit, 'origin', ...everything, ...own);
  git('checkout', '--quiet', '--force', ...(branch === undefined ? [] : ['-B', branch]), local);
  return { ref, commit: sha };
}
