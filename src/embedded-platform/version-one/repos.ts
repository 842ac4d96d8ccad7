import { z } from 'zod';

import { RepoFields } from '../../api/registry/repo.ts';
import { routes } from '../../api/routes.ts';
import { flag } from '../../api/schema/page.ts';
import { REPO } from '../handlers/registry/repos.ts';
import { readQuery } from '../requests/read-request.ts';
import type { Handler, Handlers } from '../requests/route-call.ts';
import { byName, listHandler } from '../resources/list-handler.ts';
import type { Fields } from '../resources/patch.ts';
import { createHandler, patchHandler, updateResource } from '../resources/resource-handlers.ts';
import type { WriteContext } from '../resources/resource-type.ts';
import type { Resource } from '../store/resource.ts';

/** In v1 the readme is a field of the repository, and who can change that can change the readme. */
const REPO_WITH_README = {
  ...REPO,
  fields: RepoFields.extend({ readme: z.string('must be text').optional() }),
  toItem: (repo: Resource): Fields => ({ ...REPO.toItem(repo), readme: repo.body['readme'] }),
} as const;

/** The same without the rule that a name is there once. */
const { check: _unique, ...REPLACEABLE } = REPO_WITH_README;

const CreateQuery = z.object({ preventExisting: flag.optional() });

/** Creates a repository, or replaces the one of this name unless that is to be prevented. */
const createRepo: Handler = (call, services) => {
  const isNew = readQuery(CreateQuery, call).preventExisting === true;
  const create = isNew
    ? createHandler(REPO_WITH_README, routes.createRepo)
    : createHandler(REPLACEABLE, routes.createRepo, { findSame: replaceSame });
  return create(call, services);
};

/** Gives the repository of the same name all fields of the wanted one; what only the seed sets stays. */
function replaceSame(wanted: Resource, context: WriteContext): Resource | undefined {
  const { kind, parent, name } = wanted;
  const [same] = context.services.store.resources.list({ kind, childrenOf: parent, names: [name] });
  if (same === undefined) return undefined;
  const { shape } = REPO_WITH_README.fields;
  const kept = Object.entries(same.body).filter(([field]) => !Object.hasOwn(shape, field));
  const body = { ...Object.fromEntries(kept), ...wanted.body };
  return updateResource(REPO_WITH_README, { ...same, body }, context);
}

/** Handlers of repositories with their readmes. */
export const versionOneRepoHandlers = {
  listRepos: listHandler(REPO_WITH_README, routes.listRepos, { field: 'repos', filter: byName }),
  createRepo,
  updateRepo: patchHandler(REPO_WITH_README, routes.updateRepo),
} satisfies Handlers;
