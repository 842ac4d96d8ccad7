import { RepoFields, RepoReadmeFields } from '../../../api/registry/repo.ts';
import { routes } from '../../../api/routes.ts';
import { authorize } from '../../access/visible-resource.ts';
import { failedPrecondition } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import { applyPatch, readPatch } from '../../resources/patch.ts';
import type { Fields } from '../../resources/patch.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  patchHandler,
  publishItem,
  updateResource,
} from '../../resources/resource-handlers.ts';
import { requireUniqueName } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

/** Repositories; the readme is stored with one, and other routes show it. */
export const REPO = { kind: 'repo', fields: RepoFields, toItem: toRepo, check: requireUniqueName } as const;

/** Changes the readme of a repository, which is stored with it but is not one of its fields. */
const updateRepoReadme: Handler = async (call, services) => {
  const { capabilities } = routes.updateRepoReadme;
  const { caller, resource } = await authorize(call, services, { kind: 'repo', capabilities });
  const { content } = applyPatch(toReadme(resource), readPatch(call, RepoReadmeFields));
  const context = { caller, services };
  const changed = { ...resource, body: { ...resource.body, readme: content } };
  const toItem = toReadme;
  return publishItem(routes.updateRepoReadme, { toItem }, updateResource(REPO, changed, context), context);
};

/** Handlers of `/registry/v2/repos`, except its images. */
export const repoHandlers = {
  listRepos: listHandler(REPO, routes.listRepos, { field: 'repos', filter: byName }),
  getRepo: getHandler(REPO, routes.getRepo),
  createRepo: createHandler(REPO, routes.createRepo),
  updateRepo: patchHandler(REPO, routes.updateRepo),
  deleteRepo: deleteHandler(REPO, routes.deleteRepo, requireNoTags),
  getRepoReadme: getHandler({ kind: 'repo', toItem: toReadme }, routes.getRepoReadme),
  updateRepoReadme,
} satisfies Handlers;

function toReadme({ uid, body }: Resource): Fields {
  return { uid, content: body['readme'] ?? '' };
}

/** Returns the repository without the fields that other routes show. */
function toRepo(resource: Resource): Fields {
  const {
    readme: _readme,
    architectures: _architectures,
    sizeBytes: _sizeBytes,
    ...shown
  } = toWire(resource);
  return shown;
}

function requireNoTags(repo: Resource, store: Store): void {
  const tags = store.resources.count({ kind: 'tag', childrenOf: repo.uid });
  if (tags > 0)
    throw failedPrecondition('RESOURCE_NOT_EMPTY', `the repo ${repo.name} still has ${tags} tags`);
}
