import type { RouteName } from '../contract/routes.ts';
import { getAdvisory, listAdvisories } from './handlers/advisories.ts';
import { listGroups } from './handlers/groups.ts';
import { getIdTokenConfiguration, getIdTokenKeys, mintIdToken } from './handlers/id-tokens.ts';
import { createIdentity, deleteIdentity, getIdentity, listIdentities } from './handlers/identities.ts';
import { getRegistryToken } from './handlers/registry-token.ts';
import { getRepo, listRepos } from './handlers/repos.ts';
import { createRoleBinding, deleteRoleBinding, listRoleBindings } from './handlers/role-bindings.ts';
import { listRoles } from './handlers/roles.ts';
import { getTagHistory } from './handlers/tag-history.ts';
import { listTags } from './handlers/tags.ts';
import { exchangeToken } from './handlers/token-exchange.ts';
import type { Handler } from './route-call.ts';

/** Who answers each row of the route table: a row without a handler does not compile. */
export const operations: Readonly<Record<RouteName, Handler>> = {
  mintIdToken,
  getIdTokenConfiguration,
  getIdTokenKeys,
  exchangeToken,
  exchangeTokenByQuery: exchangeToken,
  listGroups,
  listIdentities,
  getIdentity,
  createIdentity,
  deleteIdentity,
  listRoles,
  listRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  listRepos,
  getRepo,
  listTags,
  listAdvisories,
  getAdvisory,
  getRegistryToken,
  getTagHistory,
};
