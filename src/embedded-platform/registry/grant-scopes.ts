import type { Capability } from '../../api/iam/capability.ts';
import { isPublic, hasCapability } from '../access/authorization.ts';
import type { Caller } from '../access/caller.ts';
import { findImage } from './images.ts';
import { invalidArgument } from '../requests/refusal.ts';
import type { Services } from '../services.ts';
import type { ImageGrant } from '../tokens/registry-tokens.ts';

/**
 * Capability required for each action. The embedded registry accepts no pushes, but a registry that trusts its tokens
 * can.
 */
const NEEDED = { pull: 'repo.blobs.get', push: 'manifest.create' } as const satisfies Record<
  ImageGrant['actions'][number],
  Capability
>;

/**
 * Returns the requested actions that the caller has; public images can be pulled unauthenticated. Scopes of a type
 * other than `repository` grant nothing. Throws INVALID_ARGUMENT for an invalid scope.
 */
export function grantScopes(
  scopes: readonly string[],
  caller: Caller | undefined,
  { store }: Services,
): readonly ImageGrant[] {
  const wanted = scopes.flatMap((scope) => scope.split(' ')).filter((scope) => scope !== '');
  return mergeByName(wanted.map(readScope)).flatMap(({ name, actions }) => {
    const repo = findImage(name, store);
    if (repo === undefined) return [];
    const granted = actions.filter(
      (action) =>
        (action === 'pull' && isPublic(repo, store)) ||
        (caller !== undefined && hasCapability(caller, repo, NEEDED[action])),
    );
    return granted.length === 0 ? [] : [{ name, actions: granted }];
  });
}

/** Returns the actions of `repository:<image>:<actions>`, none for a scope that grants nothing here. */
function readScope(scope: string): ImageGrant {
  const [, type, name, actions] = /^([a-z]+(?:\([a-z]+\))?):([^:\s]+):([a-z*,]*)$/.exec(scope) ?? [];
  if (type === undefined || name === undefined || actions === undefined) {
    throw invalidArgument('scope', 'must be like repository:<organization>/<image>:pull');
  }
  const requested = type === 'repository' ? actions.split(',') : [];
  return { name, actions: (['pull', 'push'] as const).filter((action) => requested.includes(action)) };
}

/** Merges the grants of the same image. */
function mergeByName(grants: readonly ImageGrant[]): readonly ImageGrant[] {
  const names = [...new Set(grants.map(({ name }) => name))];
  return names.map((name) => {
    const requested = grants.filter((grant) => grant.name === name).flatMap(({ actions }) => actions);
    return { name, actions: [...new Set(requested)] };
  });
}
