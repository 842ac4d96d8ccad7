import { createGitRepository, gitIn } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';

/** What GitHub knows about a repository besides its commits. */
export interface RepositoryFacts {
  readonly owner: string;
  readonly name: string;
  readonly id: string;
  readonly ownerId: string;
  readonly defaultBranch: string;
}

/** A repository as GitHub hosts it: a bare one, with the merge commits that GitHub makes for pull requests. */
export interface HostedRepository {
  readonly facts: RepositoryFacts;
  /** `owner/name`. */
  readonly fullName: string;
  /** A URL that git fetches from and pushes to. */
  readonly url: string;
  git(...args: readonly string[]): string;
  /** The commit of a branch. */
  head(branch: string): string;
  /** The files of a commit by path, which are all text. */
  files(commit: string): Readonly<Record<string, string>>;
  /** Points a ref to the merge of two branches, as GitHub does; returns the commit. */
  merge(ref: string, base: string, branch: string): string;
  /** Makes a clone, as a person has it: `origin` is the address on GitHub, which git finds here. */
  clone(): GitRepository;
}

export const SHOP_FACTS: RepositoryFacts = {
  owner: 'acme',
  name: 'shop',
  id: '8800',
  ownerId: '9900',
  defaultBranch: 'main',
};

/** Hosts a new, empty repository. */
export function hostRepository(facts: RepositoryFacts = SHOP_FACTS): HostedRepository {
  const { git, folder } = createGitRepository();
  const url = `file://${folder}`;
  const fullName = `${facts.owner}/${facts.name}`;
  // Branches can be pushed to while one is checked out: nobody looks at the files of this one.
  git('config', 'core.bare', 'true');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  git('symbolic-ref', 'HEAD', `refs/heads/${facts.defaultBranch}`);
  return {
    facts,
    fullName,
    url,
    git,
    head: (branch) => git('rev-parse', `refs/heads/${branch}`),
    files: (commit) => {
      const paths = git('ls-tree', '-r', '--name-only', commit).split('\n');
      return Object.fromEntries(paths.map((path) => [path, gitIn(folder)(['show', `${commit}:${path}`])]));
    },
    merge: (ref, base, branch) => {
      const parents = [base, branch].map((name) => git('rev-parse', `refs/heads/${name}`));
      const tree = git('merge-tree', '--write-tree', ...parents);
      const message = `Merge ${parents[1] ?? ''} into ${parents[0] ?? ''}`;
      const commit = git('commit-tree', tree, ...parents.flatMap((id) => ['-p', id]), '-m', message);
      git('update-ref', ref, commit);
      return commit;
    },
    clone: () => {
      const clone = createGitRepository();
      connect(clone.git, { url, fullName });
      clone.git('fetch', '--quiet', 'origin');
      clone.git('checkout', '--quiet', '-B', facts.defaultBranch, `origin/${facts.defaultBranch}`);
      return clone;
    },
  };
}

/** Gives a repository its remote: the address is GitHub's, and git finds the hosted repository there. */
export function connect(
  git: (...args: readonly string[]) => unknown,
  { url, fullName }: Pick<HostedRepository, 'url' | 'fullName'>,
): void {
  const address = `https://github.com/${fullName}`;
  git('config', `url.${url}.insteadOf`, address);
  git('remote', 'add', 'origin', address);
}
