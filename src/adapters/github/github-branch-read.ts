import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** The commit that a branch points to, or undefined where there is no such branch. */
export async function readBranch(
  { github, call, place }: GitHubRepository,
  name: string,
): Promise<string | undefined> {
  const purpose = `read the branch ${name}`;
  const outcome = await call(purpose, (request) =>
    github.rest.git.getRef({ ...place, ref: `heads/${name}`, request }),
  );
  if (outcome.kind === 'refused' && outcome.refusal.status === 404) return undefined;
  return answerOf(outcome, purpose).object.sha;
}
