import type { RouteName } from '../../api/routes.ts';

/**
 * How a call of v1 becomes one of v2, and its answer one of v1. `list` returns the whole list, `page` one page of it;
 * `one` sends a body; `replace` sends all fields of a resource; `remove` returns nothing; `read` returns an empty message
 * for what is missing. `same` is an operation of v1 that the contract has.
 */
export type Form = 'list' | 'page' | 'one' | 'replace' | 'remove' | 'read' | 'same';

/** An operation that v2 does not have. */
export type OwnOperation = 'updateTag';

/**
 * A method of v1: its REST call, with fields of the request in the path; its form; the route of v2 that it stands for; its
 * messages, within its own package without the package; and the field of the request that is the body, `*` for the whole
 * request.
 */
export type VersionOneEntry = readonly [
  call: string,
  form: Form,
  route: RouteName | OwnOperation,
  request: string,
  response: string,
  body?: string,
];

const NOTHING = 'google.protobuf.Empty';

/** Every method of v1 that the embedded platform answers, by package and service (service-rules.md#v1). */
export const VERSION_ONE_METHODS = {
  'events.Subscriptions': {
    Create: [
      'POST /events/v1/subscriptions/{parent_id}',
      'one',
      'createSubscription',
      'CreateSubscriptionRequest',
      'Subscription',
      'subscription',
    ],
    List: [
      'GET /events/v1/subscriptions',
      'list',
      'listSubscriptions',
      'SubscriptionFilter',
      'SubscriptionList',
    ],
    Delete: [
      'DELETE /events/v1/subscriptions/{id}',
      'remove',
      'deleteSubscription',
      'DeleteSubscriptionRequest',
      NOTHING,
    ],
  },
  'iam.Groups': {
    Create: ['POST /iam/v1/groups/{parent}', 'one', 'createGroup', 'CreateGroupRequest', 'Group', 'group'],
    Update: ['PUT /iam/v1/groups/{id}', 'replace', 'updateGroup', 'Group', 'Group', '*'],
    List: ['GET /iam/v1/groups', 'list', 'listGroups', 'GroupFilter', 'GroupList'],
    Delete: ['DELETE /iam/v1/groups/{id}', 'remove', 'deleteGroup', 'DeleteGroupRequest', NOTHING],
    LookupGroup: [
      'GET /iam/v1/groups:lookupGroup',
      'read',
      'lookupGroup',
      'LookupGroupRequest',
      'LookupGroupResponse',
    ],
    RequestGroupAccess: [
      'POST /iam/v1/groups/{group_id}:requestGroupAccess',
      'one',
      'requestGroupAccess',
      'RequestGroupAccessRequest',
      'RequestGroupAccessResponse',
      '*',
    ],
    CheckEligibility: [
      'GET /iam/v1/groups:checkEligibility',
      'read',
      'checkEligibility',
      'CheckEligibilityRequest',
      'CheckEligibilityResponse',
    ],
  },
  'iam.Identities': {
    Create: [
      'POST /iam/v1/identities/{parent_id}',
      'one',
      'createIdentity',
      'CreateIdentityRequest',
      'Identity',
      'identity',
    ],
    Update: ['PUT /iam/v1/identities/{id}', 'replace', 'updateIdentity', 'Identity', 'Identity', '*'],
    List: ['GET /iam/v1/identities', 'list', 'listIdentities', 'IdentityFilter', 'IdentityList'],
    Lookup: ['GET /iam/v1/identities/lookup', 'one', 'lookupIdentity', 'LookupRequest', 'Identity'],
    Delete: ['DELETE /iam/v1/identities/{id}', 'remove', 'deleteIdentity', 'DeleteIdentityRequest', NOTHING],
  },
  'iam.Roles': {
    Create: ['POST /iam/v1/roles/{parent_id}', 'one', 'createRole', 'CreateRoleRequest', 'Role', 'role'],
    Update: ['PUT /iam/v1/roles/{id}', 'replace', 'updateRole', 'Role', 'Role', '*'],
    List: ['GET /iam/v1/roles', 'list', 'listRoles', 'RoleFilter', 'RoleList'],
    Delete: ['DELETE /iam/v1/roles/{id}', 'remove', 'deleteRole', 'DeleteRoleRequest', NOTHING],
  },
  'ping.PingService': { Ping: ['GET /ping/v1/ping', 'read', 'ping', 'PingRequest', 'Response'] },
  'registry.Registry': {
    CreateRepo: [
      'POST /registry/v1/repos/{parent_id}',
      'one',
      'createRepo',
      'CreateRepoRequest',
      'Repo',
      'repo',
    ],
    UpdateRepo: ['PUT /registry/v1/repos/{id}', 'replace', 'updateRepo', 'Repo', 'Repo', '*'],
    ListRepos: ['GET /registry/v1/repos', 'list', 'listRepos', 'RepoFilter', 'RepoList'],
    DeleteRepo: ['DELETE /registry/v1/repos/{id}', 'remove', 'deleteRepo', 'DeleteRepoRequest', NOTHING],
    CreateTag: ['POST /registry/v1/tags/{repo_id}', 'one', 'createTag', 'CreateTagRequest', 'Tag', 'tag'],
    UpdateTag: ['PUT /registry/v1/tags/{id}', 'replace', 'updateTag', 'Tag', 'Tag', '*'],
    DeleteTag: ['DELETE /registry/v1/tags/{id}', 'remove', 'deleteTag', 'DeleteTagRequest', NOTHING],
    ListTags: ['GET /registry/v1/tags', 'list', 'listTags', 'TagFilter', 'TagList'],
    ListEolTags: ['GET /registry/v1/eoltags', 'same', 'listEolTags', 'EolTagFilter', 'EolTagList'],
    ListTagHistory: [
      'GET /registry/v1/tags/{parent_id}/history',
      'same',
      'listTagHistory',
      'TagHistoryFilter',
      'TagHistoryList',
    ],
    GetVulnReport: [
      'GET /registry/v1/repos/{repo_id}/digests/{digest}/vulnreport',
      'same',
      'getVulnerabilityReport',
      'VulnReportRequest',
      'chainguard.platform.tenant.VulnReport',
    ],
  },
  'registry.Vulnerabilities': {
    ListVulnCountReports: [
      'GET /registry/v1/vuln_reports/counts',
      'same',
      'listVulnerabilityCounts',
      'VulnCountReportFilter',
      'VulnCountReportList',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, VersionOneEntry>>>>;
