import { NamedListQuery } from '../../../contract/page.ts';
import { RepoFields, RepoReadmeFields } from '../../../contract/registry/repo.ts';
import { routes } from '../../../contract/routes.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible } from '../../requests/authorization.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import { applyPatch, readPatch } from '../../requests/patch.ts';
import type { Fields } from '../../requests/patch.ts';
import { alreadyExists, failedPrecondition } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler, updateResource } from '../../resources/patch-handler.ts';
import type { ResourceType, WriteContext } from '../../resources/resource-type.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { toWire } from '../../requests/wire.ts';

/** Repositories lie in groups, and no two of one group have the same name: their images would too. */
const REPO: ResourceType = {
  kind: 'repo',
  fields: RepoFields,
  toItem: toRepo,
  check: refuseSameName,
};

/** The repositories of the caller's groups and of the public organizations. */
export const listRepos = listHandler({
  kind: 'repo',
  capability: routes.listRepos.capability,
  field: 'repos',
  query: NamedListQuery,
  filter: byName,
  toItem: toRepo,
});

/** One repository by its uid. */
export const getRepo = getHandler(REPO, routes.getRepo);

/** A new repository in a group. */
export const createRepo = createHandler(REPO, routes.createRepo);

/** Changes a repository. Its readme is no field of it, and stays. */
export const updateRepo = patchHandler(REPO, routes.updateRepo);

/**
 * Deletes a repository that has no tags any more, as a group is deleted that has no children
 * (service-rules.md#delete).
 */
export const deleteRepo = deleteHandler(REPO, { ...routes.deleteRepo, prepare: refuseTagged });

/** The readme of a repository. */
export const getRepoReadme: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.getRepoReadme;
  return toReadme(
    getVisible(caller, { kind: 'repo', uid: pathValue(call, 'uid'), capability }, services.store),
  );
};

/** Changes the readme of a repository, by the rules that all changes have. */
export const updateRepoReadme: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.updateRepoReadme;
  const repo = getVisible(caller, { kind: 'repo', uid: pathValue(call, 'uid'), capability }, services.store);
  const { content } = applyPatch(toReadme(repo), readPatch(call, RepoReadmeFields));
  const changed = { ...repo, body: { ...repo.body, readme: content } };
  updateResource(REPO, changed, { caller, services });
  return toReadme(changed);
};

function toReadme({ uid, body }: Resource): Fields {
  return { uid, content: body['readme'] ?? '' };
}

/** What the platform keeps with a repository and shows elsewhere is not part of it. */
function toRepo(resource: Resource): Fields {
  const {
    readme: _readme,
    architectures: _architectures,
    sizeBytes: _sizeBytes,
    ...shown
  } = toWire(resource);
  return shown;
}

function refuseSameName(wanted: Resource, { services }: WriteContext): void {
  const same = services.store.resources
    .list({ kind: 'repo', childrenOf: wanted.parent, names: [wanted.name] })
    .some(({ uid }) => uid !== wanted.uid);
  if (same) throw alreadyExists('Repo', wanted.name);
}

function refuseTagged(repo: Resource, store: Store): void {
  const tags = store.resources.count({ kind: 'tag', childrenOf: repo.uid });
  if (tags > 0)
    throw failedPrecondition('RESOURCE_NOT_EMPTY', `the repo ${repo.name} still has ${tags} tags`);
}
