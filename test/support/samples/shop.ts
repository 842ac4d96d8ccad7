import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';

/** The example repository as a runner has it: the pull request checked out, its base in the history. */
export interface Shop {
  readonly repository: GitRepository;
  readonly directory: string;
  readonly base: string;
  readonly head: string;
  /** The event payload of the pull request. */
  readonly pullRequest: unknown;
  /** The uid of the identity that the seed makes for this repository. */
  readonly identity: string;
}

/** Where examples/platform.seed.yml puts the identity of the example's workflow. */
export const IDENTITY = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102/a1b2c3d4e5f60718';

/** Makes the example repository in a temporary directory: examples/shop, then the change of examples/pull-request. */
export function createShop(): Shop {
  const repository = createGitRepository();
  repository.copy('examples/shop');
  const base = repository.commit('A shop');
  repository.copy('examples/pull-request');
  const head = repository.commit('Print receipts, and probe the network at start');
  return {
    repository,
    directory: repository.folder,
    base,
    head,
    pullRequest: pullRequestEvent(base, head),
    identity: IDENTITY,
  };
}

/** What GitHub writes into the event file of a pull request, as far as anybody reads it. */
export function pullRequestEvent(base: string, head: string, headRepository = 'acme/shop'): unknown {
  return {
    repository: { full_name: 'acme/shop' },
    pull_request: {
      number: 7,
      base: { sha: base, ref: 'main', repo: { full_name: 'acme/shop' } },
      head: { sha: head, ref: 'receipts', repo: { full_name: headRepository } },
    },
  };
}
