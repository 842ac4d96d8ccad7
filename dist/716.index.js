export const id = 716;
export const ids = [716];
export const modules = {

/***/ 9716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/failure.js

/** gRPC status codes that the platform's error bodies carry (spec.md §7; AIP-193). */
const GRPC_CODES = {
    CANCELLED: 1,
    UNKNOWN: 2,
    INVALID_ARGUMENT: 3,
    DEADLINE_EXCEEDED: 4,
    NOT_FOUND: 5,
    ALREADY_EXISTS: 6,
    PERMISSION_DENIED: 7,
    RESOURCE_EXHAUSTED: 8,
    FAILED_PRECONDITION: 9,
    ABORTED: 10,
    UNIMPLEMENTED: 12,
    INTERNAL: 13,
    UNAVAILABLE: 14,
    UNAUTHENTICATED: 16,
};
const FieldViolation = classic_schemas/* object */.Ikc({ field: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() });
const PreconditionViolation = classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP() });
/** One typed detail of an error body: `@type` ends in the name of the detail (spec.md §7, "Detail types"). */
const FailureDetail = classic_schemas/* object */.Ikc({
    '@type': classic_schemas/* string */.YjP(),
    reason: classic_schemas/* string */.YjP().optional(),
    domain: classic_schemas/* string */.YjP().optional(),
    fieldViolations: classic_schemas/* array */.YOg(FieldViolation).optional(),
    violations: classic_schemas/* array */.YOg(PreconditionViolation).optional(),
    resourceType: classic_schemas/* string */.YjP().optional(),
    resourceName: classic_schemas/* string */.YjP().optional(),
});
/** The error body of every platform endpoint (spec.md §7, AIP-193). */
const Failure = classic_schemas/* object */.Ikc({
    code: classic_schemas/* int */.Whr(),
    message: classic_schemas/* string */.YjP(),
    details: classic_schemas/* array */.YOg(FailureDetail).optional(),
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

;// CONCATENATED MODULE: ./build/contract/page.js

/** The number of results of one page when the caller asks for none, and the most that are given (spec.md §8). */
const PAGE_SIZE = { default: 50, maximum: 200 };
/** A page token is honoured for this long; an older one restarts the query without an error (spec.md §4, §8). */
const PAGE_TOKEN_LIFETIME_MS = (/* unused pure expression or super */ null && (3 * 24 * 3_600_000));
const count = number('must be an integer').int('must be an integer');
/** Query values arrive once or several times; either way they are a list. */
const repeated = classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* array */.YOg(classic_schemas/* string */.YjP())])
    .transform((value) => (typeof value === 'string' ? [value] : value));
/** A yes or no of a query: `true` or `false`. */
const flag = classic_schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
/**
 * What every List endpoint understands (spec.md §4), in the camelCase spelling. The snake_case spelling of the
 * specification (`page_size`, `uidp.children_of`) is turned into it before this schema sees it.
 */
const ListQuery = classic_schemas/* object */.Ikc({
    'uidp.descendantsOf': classic_schemas/* string */.YjP().optional(),
    'uidp.childrenOf': classic_schemas/* string */.YjP().optional(),
    pageSize: count.optional(),
    pageToken: classic_schemas/* string */.YjP().optional(),
    orderBy: classic_schemas/* string */.YjP().optional(),
    skip: count.optional(),
});
/** The list query of the resources that can also be asked for by their exact name. */
const NamedListQuery = ListQuery.extend({ name: classic_schemas/* string */.YjP().optional() });
/** What every List answer carries beside its items. `totalCount` is a 64-bit number and so a string (spec.md §2). */
const PageEnvelope = classic_schemas/* object */.Ikc({
    nextPageToken: classic_schemas/* string */.YjP().optional(),
    totalCount: classic_schemas/* string */.YjP().regex(/^\d+$/).optional(),
    skipped: classic_schemas/* int */.Whr().optional(),
});

;// CONCATENATED MODULE: ./build/contract/timestamp.js


/** ISO 8601 in UTC, ending in `Z` (spec.md §2); the service writes milliseconds, other precisions are read too. */
const Timestamp = classic_schemas/* string */.YjP().refine((text) => (0,instant/* readInstant */.Wr)(text) !== undefined, 'not a UTC timestamp');

;// CONCATENATED MODULE: ./build/contract/group.js



/** A group; one without a parent is an organization (openapi `iam.v2.Group`). */
const Group = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const GroupPage = PageEnvelope.extend({ groups: classic_schemas/* array */.YOg(Group).default([]) });

;// CONCATENATED MODULE: ./build/contract/identity.js



/** The name of an identity (spec.md §2). */
const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
/**
 * Which tokens of which issuer are this identity: exact values or regular expressions, `audience` defaulting to the
 * host name of the platform's issuer (openapi `iam.v2.Identity.ClaimMatch`).
 */
const ClaimMatch = classic_schemas/* object */.Ikc({
    issuer: classic_schemas/* string */.YjP().optional(),
    issuerPattern: classic_schemas/* string */.YjP().optional(),
    subject: classic_schemas/* string */.YjP().optional(),
    subjectPattern: classic_schemas/* string */.YjP().optional(),
    audience: classic_schemas/* string */.YjP().optional(),
    audiencePattern: classic_schemas/* string */.YjP().optional(),
    claims: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
    claimPatterns: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
});
/** Who a workload is on the platform (spec.md §2). */
const Identity = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    claimMatch: ClaimMatch.optional(),
    lastSeenTime: Timestamp.optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** The body that creates an identity (spec.md §4). */
const NewIdentity = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP().optional(),
    description: classic_schemas/* string */.YjP().optional(),
    claimMatch: ClaimMatch.optional(),
});
const IdentityPage = PageEnvelope.extend({ identities: classic_schemas/* array */.YOg(Identity).default([]) });

;// CONCATENATED MODULE: ./build/contract/role.js



/** A named set of capabilities (spec.md §2; openapi `iam.v2.Role`). */
const Role = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    capabilities: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const RolePage = PageEnvelope.extend({ roles: classic_schemas/* array */.YOg(Role).default([]) });

;// CONCATENATED MODULE: ./build/contract/role-binding.js



/** A role binding, hydrated: whole identity, group and role beside the uids (spec.md §2). */
const RoleBinding = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    identityUid: classic_schemas/* string */.YjP().optional(),
    roleUid: classic_schemas/* string */.YjP().optional(),
    identity: classic_schemas/* object */.Ikc({
        uid: classic_schemas/* string */.YjP(),
        name: classic_schemas/* string */.YjP(),
        description: classic_schemas/* string */.YjP().optional(),
        subject: classic_schemas/* string */.YjP().optional(),
        issuer: classic_schemas/* string */.YjP().optional(),
    })
        .optional(),
    group: classic_schemas/* object */.Ikc({ uid: classic_schemas/* string */.YjP(), name: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP().optional() }).optional(),
    role: classic_schemas/* object */.Ikc({ uid: classic_schemas/* string */.YjP(), name: classic_schemas/* string */.YjP(), description: classic_schemas/* string */.YjP().optional() }).optional(),
    createTime: Timestamp.optional(),
});
/** The body that creates a role binding (spec.md §2). */
const NewRoleBinding = classic_schemas/* object */.Ikc({ identityUid: classic_schemas/* string */.YjP(), roleUid: classic_schemas/* string */.YjP() });
const RoleBindingPage = PageEnvelope.extend({ roleBindings: classic_schemas/* array */.YOg(RoleBinding).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/iam-routes.js






/** The operations of identity and access management, `/iam/v2/`. */
const iamRoutes = {
    listGroups: {
        method: 'GET',
        path: '/iam/v2/groups',
        face: 'api',
        credential: 'platform',
        capability: 'groups.list',
        idempotent: true,
        query: NamedListQuery,
        response: GroupPage,
    },
    listIdentities: {
        method: 'GET',
        path: '/iam/v2/identities',
        face: 'api',
        credential: 'platform',
        capability: 'identity.list',
        idempotent: true,
        query: NamedListQuery,
        response: IdentityPage,
    },
    getIdentity: {
        method: 'GET',
        path: '/iam/v2/identities/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity.list',
        idempotent: true,
        response: Identity,
    },
    createIdentity: {
        method: 'POST',
        path: '/iam/v2/identities/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'identity.create',
        idempotent: false,
        body: NewIdentity,
        response: Identity,
    },
    deleteIdentity: {
        method: 'DELETE',
        path: '/iam/v2/identities/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listRoles: {
        method: 'GET',
        path: '/iam/v2/roles',
        face: 'api',
        credential: 'platform',
        capability: 'roles.list',
        idempotent: true,
        query: NamedListQuery,
        response: RolePage,
    },
    listRoleBindings: {
        method: 'GET',
        path: '/iam/v2/roleBindings',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.list',
        idempotent: true,
        query: ListQuery,
        response: RoleBindingPage,
    },
    createRoleBinding: {
        method: 'POST',
        path: '/iam/v2/roleBindings/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.create',
        idempotent: false,
        body: NewRoleBinding,
        response: RoleBinding,
    },
    deleteRoleBinding: {
        method: 'DELETE',
        path: '/iam/v2/roleBindings/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
};

// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
;// CONCATENATED MODULE: ./build/contract/tag.js




const DigestText = classic_schemas/* string */.YjP().refine(digest/* isDigest */.Bc, 'not a digest');
/** A tag; `deprecated` marks one past its end of life and is absent when false (spec.md §2; proto3 JSON). */
const Tag = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP().optional(),
    name: classic_schemas/* string */.YjP(),
    digest: DigestText,
    deprecated: classic_schemas/* boolean */.zMY().default(false),
    updateTime: Timestamp.optional(),
});
const TagPage = PageEnvelope.extend({ tags: classic_schemas/* array */.YOg(Tag).default([]) });
/**
 * The filters of the tags list. Dated tags (`latest-20260131`), epoch tags (`3.12.1-r4`) and referrer tags
 * (`sha256-…`) are hidden unless asked for, even from a caller who names one (advisory-gate.md §4.1).
 */
const TagListQuery = ListQuery.extend({
    name: classic_schemas/* string */.YjP().optional(),
    digest: classic_schemas/* string */.YjP().optional(),
    includeDates: flag.optional(),
    includeEpochs: flag.optional(),
    includeReferrers: flag.optional(),
});

;// CONCATENATED MODULE: ./build/contract/tag-history.js



/** The most records that one answer of the tag history holds (spec.md §8). */
const HISTORY_PAGE_RECORDS = 1000;
/** Every digest a tag has pointed to in the period asked for, oldest first (spec.md §4). */
const TagHistory = classic_schemas/* object */.Ikc({
    history: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ updateTimestamp: Timestamp, digest: DigestText })),
});
/** The period asked for: no record before `start`, none after `end`. */
const TagHistoryQuery = classic_schemas/* object */.Ikc({ start: Timestamp.optional(), end: Timestamp.optional() });

;// CONCATENATED MODULE: ./build/contract/token.js



/** The three base64url parts of a JWT: nothing that could break out of a header, a file or a log line. */
const JwtText = classic_schemas/* string */.YjP()
    .max(16_384)
    .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
/** A token of any form: the characters of a bearer token (RFC 6750 §2.1), none that could end a header. */
const BearerText = classic_schemas/* string */.YjP()
    .max(16_384)
    .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
/** What a job asks GitHub's OIDC endpoint for; the form of the subject is for the embedded endpoint alone. */
const IdTokenQuery = classic_schemas/* object */.Ikc({
    audience: classic_schemas/* string */.YjP().optional(),
    'subject-format': classic_schemas/* enum */.k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
});
/** The answer of GitHub's OIDC endpoint to a job that asks for its token (sign-in.md §3.1). */
const IdToken = classic_schemas/* object */.Ikc({ value: JwtText });
/** The parameters of the token exchange, in a form or in the address; `aud` may be repeated (sign-in.md §3.3). */
const ExchangeRequest = classic_schemas/* object */.Ikc({
    aud: repeated.optional(),
    identity: classic_schemas/* string */.YjP().optional(),
});
/** What the registry's token endpoint is asked: `scope` may be repeated (DIST token.md). */
const RegistryTokenQuery = classic_schemas/* object */.Ikc({ scope: repeated.optional(), service: classic_schemas/* string */.YjP().optional() });
/** The keys that verify the tokens of an issuer (RFC 7517). */
const JsonWebKeys = classic_schemas/* object */.Ikc({
    keys: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ kty: classic_schemas/* string */.YjP(), kid: classic_schemas/* string */.YjP(), alg: classic_schemas/* string */.YjP() })),
});
/** Where the keys of an issuer are (OpenID Connect Discovery). */
const OpenIdConfiguration = classic_schemas/* object */.Ikc({ issuer: classic_schemas/* string */.YjP(), jwks_uri: classic_schemas/* string */.YjP() });
/** The answer of the token exchange (sign-in.md §3.3). */
const AccessToken = classic_schemas/* object */.Ikc({
    token: JwtText,
    expiry: Timestamp.optional(),
});
/** The answer of the registry's token endpoint: `token` or `access_token`, 60 s when it names no life (DIST token.md). */
const RegistryToken = classic_schemas/* object */.Ikc({
    token: BearerText.optional(),
    access_token: BearerText.optional(),
    expires_in: classic_schemas/* number */.aig().optional(),
    issued_at: classic_schemas/* string */.YjP().optional(),
})
    .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');

;// CONCATENATED MODULE: ./build/contract/routes/pull-routes.js


/** The operations of the registry itself: its tokens and its tag histories. */
const pullRoutes = {
    getRegistryToken: {
        method: 'GET',
        path: '/token',
        face: 'token',
        credential: 'registry-basic',
        idempotent: true,
        query: RegistryTokenQuery,
        response: RegistryToken,
    },
    getTagHistory: {
        method: 'GET',
        path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: TagHistoryQuery,
        response: TagHistory,
    },
};

;// CONCATENATED MODULE: ./build/contract/repo.js



/** A repository of the registry: one image, with all its tags (spec.md §2). */
const Repo = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const RepoPage = PageEnvelope.extend({ repos: classic_schemas/* array */.YOg(Repo).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/registry-routes.js



/** The operations of repos and tags, `/registry/v2/`. */
const registryRoutes = {
    listRepos: {
        method: 'GET',
        path: '/registry/v2/repos',
        face: 'api',
        credential: 'platform',
        capability: 'repo.list',
        idempotent: true,
        query: NamedListQuery,
        response: RepoPage,
    },
    getRepo: {
        method: 'GET',
        path: '/registry/v2/repos/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'repo.list',
        idempotent: true,
        response: Repo,
    },
    listTags: {
        method: 'GET',
        path: '/registry/v2/tags',
        face: 'api',
        credential: 'platform',
        capability: 'tag.list',
        idempotent: true,
        query: TagListQuery,
        response: TagPage,
    },
};

;// CONCATENATED MODULE: ./build/contract/routes/sign-in-routes.js

/** The operations of signing in: GitHub's token for a job, and its exchange for one of the platform. */
const signInRoutes = {
    mintIdToken: {
        method: 'GET',
        path: '/_github/oidc/token',
        face: 'github',
        credential: 'request-token',
        idempotent: true,
        query: IdTokenQuery,
        response: IdToken,
    },
    getIdTokenConfiguration: {
        method: 'GET',
        path: '/_github/oidc/.well-known/openid-configuration',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: OpenIdConfiguration,
    },
    getIdTokenKeys: {
        method: 'GET',
        path: '/_github/oidc/.well-known/jwks',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: JsonWebKeys,
    },
    exchangeToken: {
        method: 'POST',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        form: true,
        body: ExchangeRequest,
        response: AccessToken,
    },
    exchangeTokenByQuery: {
        method: 'GET',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        query: ExchangeRequest,
        response: AccessToken,
    },
};

;// CONCATENATED MODULE: ./build/contract/advisory.js



const Note = classic_schemas/* object */.Ikc({ note: classic_schemas/* string */.YjP().optional() });
/**
 * One step in the life of an advisory: exactly one of the kinds below is set. Only approved events count
 * (advisory-gate.md §3.1, §3.5).
 */
const AdvisoryEvent = classic_schemas/* looseObject */._H3({
    uid: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp,
    reviewState: classic_schemas/* string */.YjP(),
    author: classic_schemas/* string */.YjP().optional(),
    detection: classic_schemas/* looseObject */._H3({}).optional(),
    truePositiveDetermination: Note.optional(),
    falsePositiveDetermination: classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP().optional(), note: classic_schemas/* string */.YjP().optional() })
        .optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP(), note: classic_schemas/* string */.YjP().optional() }).optional(),
    pendingUpstreamFix: Note.optional(),
    fixNotPlanned: Note.optional(),
    analysisNotPlanned: Note.optional(),
    patched: classic_schemas/* object */.Ikc({ patchedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(), note: classic_schemas/* string */.YjP().optional() })
        .optional(),
});
/** A security advisory on one artifact (spec.md §2; openapi `vulnerabilities.v2.Advisory`). */
const Advisory = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    advisoryId: classic_schemas/* string */.YjP(),
    artifactName: classic_schemas/* string */.YjP(),
    artifactType: classic_schemas/* string */.YjP().optional(),
    artifactArchitecture: classic_schemas/* string */.YjP().optional(),
    componentName: classic_schemas/* string */.YjP().optional(),
    componentType: classic_schemas/* string */.YjP().optional(),
    componentLocation: classic_schemas/* string */.YjP().optional(),
    aliases: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
    author: classic_schemas/* string */.YjP().optional(),
    events: classic_schemas/* array */.YOg(AdvisoryEvent).default([]),
    severities: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), score: classic_schemas/* string */.YjP() })).default([]),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
    deleteTime: Timestamp.optional(),
});
/** The filters of the advisories list that are served so far (spec.md §4; advisory-gate.md §3.1). */
const AdvisoryListQuery = ListQuery.extend({
    artifactNames: repeated.optional(),
    advisoryIds: repeated.optional(),
});
const AdvisoryPage = PageEnvelope.extend({ advisories: classic_schemas/* array */.YOg(Advisory).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/vulnerability-routes.js

/** The operations of advisories, `/vulnerabilities/v2/`. */
const vulnerabilityRoutes = {
    listAdvisories: {
        method: 'GET',
        path: '/vulnerabilities/v2/advisories',
        face: 'api',
        credential: 'platform',
        capability: 'advisories.list',
        idempotent: true,
        query: AdvisoryListQuery,
        response: AdvisoryPage,
    },
    getAdvisory: {
        method: 'GET',
        path: '/vulnerabilities/v2/advisories/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'advisories.list',
        idempotent: true,
        response: Advisory,
    },
};

;// CONCATENATED MODULE: ./build/contract/routes.js





/** Every operation that both sides know, one row each. The client calls by row, the embedded platform answers by row. */
const routes = {
    ...signInRoutes,
    ...iamRoutes,
    ...registryRoutes,
    ...vulnerabilityRoutes,
    ...pullRoutes,
};

// EXTERNAL MODULE: ./build/ports/http.js
var http = __webpack_require__(8023);
;// CONCATENATED MODULE: ./build/client/failure.js




/** The error for a call that ended badly: purpose, host, tries, what came back, and what to change (design.md §4, 7). */
function toError(outcome, story) {
    switch (outcome.kind) {
        case 'no-answer':
            return new errors/* MooringError */.OD(TRANSPORT_CODES[outcome.failure.kind], `${tell(story)}: ${(0,printable/* printable */.g)(outcome.failure.message)}`, { cause: outcome.failure });
        case 'garbled':
            return new errors/* MooringError */.OD('platform_not_json', `${tell(story)}: the answer (status ${outcome.response.status}, ${contentType(outcome.response)}) is not JSON`);
        case 'answer':
            return outcome.response.status < 400
                ? redirected(outcome.response, story)
                : refused(outcome.response, outcome.failure, story);
        default:
            return (0,errors/* assertNever */.xb)(outcome);
    }
}
const TRANSPORT_CODES = {
    unreachable: 'platform_unreachable',
    dns: 'platform_unreachable',
    tls: 'platform_unreachable',
    cut: 'platform_unreachable',
    timeout: 'platform_timeout',
    too_large: 'platform_too_large',
    cancelled: 'run_deadline',
};
/** Codes of the body first: it is more exact than the HTTP status (sign-in.md §3.3). */
const GRPC_ERRORS = {
    [GRPC_CODES.INVALID_ARGUMENT]: 'platform_invalid_request',
    [GRPC_CODES.DEADLINE_EXCEEDED]: 'platform_timeout',
    [GRPC_CODES.NOT_FOUND]: 'platform_not_found',
    [GRPC_CODES.ALREADY_EXISTS]: 'platform_conflict',
    [GRPC_CODES.PERMISSION_DENIED]: 'auth_forbidden',
    [GRPC_CODES.RESOURCE_EXHAUSTED]: 'platform_rate_limited',
    [GRPC_CODES.FAILED_PRECONDITION]: 'platform_precondition',
    [GRPC_CODES.ABORTED]: 'platform_conflict',
    [GRPC_CODES.UNAVAILABLE]: 'platform_unavailable',
    [GRPC_CODES.UNAUTHENTICATED]: 'auth_rejected',
};
const STATUS_ERRORS = {
    400: 'platform_invalid_request',
    401: 'auth_rejected',
    403: 'auth_forbidden',
    404: 'platform_not_found',
    408: 'platform_timeout',
    409: 'platform_conflict',
    422: 'platform_invalid_request',
    429: 'platform_rate_limited',
};
function refused(response, failure, story) {
    const code = (failure === undefined ? undefined : GRPC_ERRORS[failure.code]) ??
        STATUS_ERRORS[response.status] ??
        'platform_unavailable';
    const said = failure === undefined ? '' : ` "${(0,printable/* printable */.g)(failure.message)}" (code ${failure.code})`;
    const id = response.headers['x-request-id'];
    const waited = story.refusedWaitMs === undefined
        ? ''
        : `; it asks to wait ${Math.ceil(story.refusedWaitMs / 1000)} s, longer than is left for this call`;
    const requestId = id === undefined ? '' : `, request ${(0,printable/* printable */.g)(id, 80)}`;
    const hint = hintFor(code, story.route);
    return new errors/* MooringError */.OD(code, `${tell(story)}: status ${response.status}${said}${waited}${requestId}`, hint === undefined ? {} : { hint });
}
/** The refusals whose remedy depends on what was asked. */
function hintFor(code, name) {
    const route = routes[name];
    if (code === 'auth_forbidden' && 'capability' in route) {
        return `Give the identity a role with the capability ${route.capability} at the root organization.`;
    }
    if (code === 'auth_rejected' && name !== 'exchangeToken') {
        return 'The token was refused: check that the address inputs belong to one and the same service, then re-run.';
    }
    if (code === 'auth_forbidden' && route.face === 'registry') {
        return 'The token is not for this image or not for this registry: check `registry`, and that the identity has registry.pull.';
    }
    return undefined;
}
function redirected(response, story) {
    const location = response.headers['location'] ?? '';
    const target = URL.canParse(location) ? new URL(location).host : 'another address';
    return new errors/* MooringError */.OD('platform_redirected', `${tell(story)}: it answered with a redirect (status ${response.status}) to ${(0,printable/* printable */.g)(target, 100)}`);
}
function tell(story) {
    const tries = story.attempts === 1 ? '1 try' : `${story.attempts} tries`;
    const seconds = (story.elapsedMs / 1000).toFixed(1);
    return `could not ${story.purpose}: ${story.host}, ${tries} in ${seconds} s`;
}
function contentType(response) {
    return (0,printable/* printable */.g)(response.headers['content-type'] ?? 'no content type', 60);
}

;// CONCATENATED MODULE: ./build/client/request.js

/** The most bytes an answer may have, per face: tokens are small, a page of 200 advisories with their events is not. */
const MAX_BYTES = {
    github: 256 * 1024,
    issuer: 1024 * 1024,
    token: 1024 * 1024,
    registry: 8 * 1024 * 1024,
    api: 32 * 1024 * 1024,
};
/** The request of one attempt, without its deadline. The credential goes to the face's own origin and nowhere else. */
function buildRequest(name, endpoints, parts) {
    const route = routes[name];
    const url = parts.url ?? new URL(originOf(route.face, endpoints) + fillPath(route.path, parts.path ?? {}));
    addQuery(url, parts.query ?? {});
    const isForm = 'form' in route;
    return {
        method: route.method,
        url: url.href,
        headers: {
            accept: 'application/json',
            ...(parts.credential === undefined ? {} : { authorization: authorization(name, parts.credential) }),
            ...(parts.body === undefined
                ? {}
                : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        ...(parts.body === undefined ? {} : { body: isForm ? formText(parts.body) : JSON.stringify(parts.body) }),
        maxBytes: MAX_BYTES[route.face],
    };
}
/** GitHub's endpoint has no origin of its own here: it is always called by the address that the runner gives. */
function originOf(face, endpoints) {
    const origins = {
        api: endpoints.apiUrl,
        issuer: endpoints.issuerUrl,
        token: endpoints.tokenUrl,
        registry: endpoints.registryUrl,
        github: '',
    };
    return origins[face];
}
function fillPath(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, key) => (values[key] ?? '').split('/').map(encodeURIComponent).join('/'));
}
function addQuery(url, query) {
    for (const [key, value] of Object.entries(query)) {
        if (value === undefined)
            continue;
        for (const one of typeof value === 'object' ? value : [String(value)])
            url.searchParams.append(key, one);
    }
}
function formText(body) {
    const form = new URLSearchParams();
    for (const [key, value] of Object.entries(body))
        form.append(key, String(value));
    return form.toString();
}
/** The registry takes a platform token as the password of the user `_token` (sign-in.md §3.4). */
function authorization(name, credential) {
    if (routes[name].credential !== 'registry-basic')
        return `Bearer ${credential.reveal()}`;
    return `Basic ${btoa(`_token:${credential.reveal()}`)}`;
}

;// CONCATENATED MODULE: ./build/client/retry.js

/** The limits of sign-in.md §6.1: attempts and milliseconds. */
const RETRY = {
    attempts: 5,
    firstDelayMs: 300,
    longestDelayMs: 8_000,
    longestRetryAfterMs: 30_000,
};
const RETRIED_STATUS = new Set([408, 429, 502, 503, 504]);
const RETRIED_CODE = new Set([
    GRPC_CODES.UNAVAILABLE,
    GRPC_CODES.RESOURCE_EXHAUSTED,
    GRPC_CODES.DEADLINE_EXCEEDED,
]);
/**
 * Decides what follows an attempt (the table of sign-in.md §6.1). `attempt` counts from 1, `remainingMs` is what is
 * left of the deadline, `random` is 0 ≤ x < 1. Calls that are not idempotent are never sent twice: whoever makes them
 * looks first.
 */
function decideRetry(outcome, state) {
    if (!state.idempotent || state.attempt >= RETRY.attempts || !isPassing(outcome, state.attempt)) {
        return { kind: 'final' };
    }
    const asked = outcome.kind === 'no-answer' ? undefined : retryAfterMs(outcome.response, state.now);
    if (asked !== undefined && asked > state.remainingMs)
        return { kind: 'too-long', waitMs: asked };
    const ceiling = Math.min(RETRY.longestDelayMs, RETRY.firstDelayMs * 2 ** (state.attempt - 1));
    const delayMs = asked === undefined ? Math.floor(state.random * ceiling) : Math.min(asked, RETRY.longestRetryAfterMs);
    return delayMs < state.remainingMs ? { kind: 'retry', delayMs } : { kind: 'final' };
}
/** A fault that another attempt may not meet again. A page of HTML with status 200 gets one more try, no more. */
function isPassing(outcome, attempt) {
    if (outcome.kind === 'garbled')
        return attempt === 1;
    if (outcome.kind === 'no-answer')
        return ['unreachable', 'dns', 'cut', 'timeout'].includes(outcome.failure.kind);
    const { response, failure } = outcome;
    if (response.status < 400)
        return false;
    // A status body knows more than the HTTP status (sign-in.md §3.3): Internal, Unknown and DataLoss all come as 500.
    if (failure !== undefined)
        return RETRIED_STATUS.has(response.status) || RETRIED_CODE.has(failure.code);
    return RETRIED_STATUS.has(response.status) || response.status === 500;
}
/** Milliseconds of a Retry-After header, seconds or an HTTP date (RFC 9110 §10.2.3); undefined when absent or garbage. */
function retryAfterMs(response, now) {
    const text = response.headers['retry-after']?.trim();
    if (text === undefined)
        return undefined;
    if (/^\d{1,9}$/.test(text))
        return Number(text) * 1000;
    const date = /^[A-Z][a-z]{2}, \d{2} /.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/client/call.js









/** Milliseconds of one attempt and of all attempts of one call together (design.md §4 rule 3). */
const ATTEMPT_MS = 15_000;
const CALL_MS = 90_000;
/** The one call path that every request of the client takes. */
function createCaller(options) {
    return async (name, purpose, parts = {}) => {
        const request = buildRequest(name, options.endpoints, parts);
        const response = await sendUntilFinal(name, purpose, request, options);
        return {
            value: readValue(name, purpose, response),
            serverTime: readServerTime(response),
        };
    };
}
async function sendUntilFinal(name, purpose, request, options) {
    const { clock, signal } = options;
    const startedAt = clock.now();
    const deadline = startedAt + (options.callMs ?? CALL_MS);
    for (let attempt = 1;; attempt += 1) {
        const timeoutMs = Math.min(options.attemptMs ?? ATTEMPT_MS, Math.max(1, deadline - clock.now()));
        // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
        const outcome = await tryOnce(options.send, {
            ...request,
            timeoutMs,
            ...(signal === undefined ? {} : { signal }),
        });
        if (isSuccess(outcome))
            return outcome.response;
        const decision = decideRetry(outcome, {
            attempt,
            idempotent: routes[name].idempotent,
            remainingMs: deadline - clock.now(),
            now: clock.now(),
            random: clock.random(),
        });
        if (decision.kind !== 'retry') {
            throw toError(outcome, {
                route: name,
                purpose,
                host: new URL(request.url).host,
                attempts: attempt,
                elapsedMs: clock.now() - startedAt,
                ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
            });
        }
        // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
        await pause(decision.delayMs, purpose, options);
    }
}
/** Waits between two attempts. The end of the run ends the wait, with an error that says so. */
async function pause(delayMs, purpose, { clock, signal }) {
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (cause) {
        if (signal?.aborted !== true)
            throw cause;
        throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
    }
}
async function tryOnce(send, request) {
    try {
        const response = await send(request);
        const body = readJson(response.body);
        if (response.status >= 300)
            return { kind: 'answer', response, failure: readFailure(body) };
        const isEmpty = response.status === 204 || response.body.length === 0;
        return body === undefined && !isEmpty
            ? { kind: 'garbled', response }
            : { kind: 'answer', response, failure: undefined };
    }
    catch (error) {
        if (error instanceof http/* TransportFailure */.A)
            return { kind: 'no-answer', failure: error };
        throw error;
    }
}
function isSuccess(outcome) {
    return outcome.kind === 'answer' && outcome.response.status < 300;
}
function readValue(name, purpose, response) {
    const parsed = routes[name].response.safeParse(readJson(response.body) ?? {});
    // The compiler cannot tie the row's schema to `Name` through the union of all rows; they are the same row here.
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? 'the answer' : issue.path.join('.');
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `could not ${purpose}: ${(0,printable/* printable */.g)(where, 80)}: ${(0,printable/* printable */.g)(issue?.message ?? 'unknown form', 120)}`);
}
function readJson(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
function readFailure(body) {
    const parsed = Failure.safeParse(body);
    return parsed.success ? parsed.data : undefined;
}
function readServerTime(response) {
    const milliseconds = Date.parse(response.headers['date'] ?? '');
    return Number.isNaN(milliseconds) ? undefined : (0,instant/* toInstant */.fN)(milliseconds);
}

;// CONCATENATED MODULE: ./build/client/paginate.js

/** No list of this service is as long as this many pages; a server that never ends is stopped here. */
const MOST_PAGES = 10_000;
/**
 * Every item of a list, page after page, each uid once. Ends only where the token is absent, not where a page is
 * empty. An expired token silently restarts the query (spec.md §7), so items are told apart by uid. Throws
 * `platform_unexpected_answer` when a token comes back a second time: such a list would never end.
 */
async function* paginate(fetchPage, uidOf) {
    const seenTokens = new Set();
    const seenUids = new Set();
    let pageToken;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the token of a page is in the page before it
        const page = await fetchPage(pageToken);
        yield* page.items.filter((item) => isFirst(seenUids, uidOf(item)));
        pageToken = page.nextPageToken;
        if (pageToken === undefined || pageToken === '')
            return;
        if (!isFirst(seenTokens, pageToken)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list repeats its page token and would never end');
        }
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function isFirst(seen, value) {
    if (seen.has(value))
        return false;
    seen.add(value);
    return true;
}

;// CONCATENATED MODULE: ./build/client/platform-client.js


/** The platform client over one call path, with one access token of the API's audience. */
function createPlatformClient(options) {
    const { call, token } = options;
    return {
        listRepos: (filter) => paginate(async (pageToken) => {
            const { value } = await call('listRepos', `look up the repository ${filter.name ?? 'list'}`, {
                credential: token,
                query: { ...paging(pageToken), name: filter.name, 'uidp.children_of': filter.childrenOf },
            });
            return { items: value.repos, nextPageToken: value.nextPageToken };
        }, (repo) => repo.uid),
        listTags: (filter) => paginate(async (pageToken) => {
            const { value } = await call('listTags', `look up the tag ${filter.name ?? 'list'}`, {
                credential: token,
                query: {
                    ...paging(pageToken),
                    name: filter.name,
                    'uidp.children_of': filter.childrenOf,
                    // Hidden by default, and then a pinned `3.10.16-r4` would be "not found" (advisory-gate.md §4.1).
                    includeDates: true,
                    includeEpochs: true,
                },
            });
            return { items: value.tags, nextPageToken: value.nextPageToken };
        }, (tag) => tag.uid ?? tag.name),
        listAdvisories: (filter) => paginate(async (pageToken) => {
            const { value } = await call('listAdvisories', 'list the advisories', {
                credential: token,
                query: { ...paging(pageToken), artifactNames: filter.artifactNames },
            });
            return { items: value.advisories, nextPageToken: value.nextPageToken };
        }, (advisory) => advisory.uid),
    };
}
/** The largest page there is: fewer rounds for the same list. */
function paging(pageToken) {
    return { page_size: PAGE_SIZE.maximum, page_token: pageToken };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
;// CONCATENATED MODULE: ./build/client/registry-client.js






/** A tag rebuilt every minute for a year would need 526 pages; beyond this something is wrong. */
const MOST_HISTORY_PAGES = 1_000;
/**
 * The registry client over one call path. `passwordFor` gives the platform token of the registry's audience for an
 * image, or undefined where the image is public and asked for anonymously. One registry token per image and run.
 */
function createRegistryClient(options) {
    const tokens = new Map();
    function tokenFor(image) {
        const key = `${image.organization}/${image.name}`;
        const known = tokens.get(key) ?? fetchToken(options, image);
        tokens.set(key, known);
        return known;
    }
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await tokenFor(image)),
    };
}
async function fetchToken(options, image) {
    const name = `${image.organization}/${image.name}`;
    const password = options.passwordFor(image);
    const { value } = await options.call('getRegistryToken', `get a registry token for ${name}`, {
        query: { scope: `repository:${name}:pull` },
        ...(password === undefined ? {} : { credential: password }),
    });
    const text = value.token ?? value.access_token;
    // The schema has made sure of one of the two; this is for the compiler, and says so if that ever changes.
    if (text === undefined)
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `no registry token for ${name}`);
    const token = new domain_secret/* Secret */.z(text);
    options.onSecret(token);
    return token;
}
/** At most 1000 records come at once, oldest first: the newest build of a busy tag is on the last page (spec.md §8). */
async function readHistory(call, image, tag, token) {
    const name = `${image.organization}/${image.name}`;
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,instant/* formatInstant */.r4)(last.at) },
            credential: token,
        });
        const page = value.history.map((record) => ({
            at: (0,instant/* parseInstant */.nV)(record.updateTimestamp),
            digest: (0,digest/* parseDigest */.m)(record.digest),
        }));
        const longer = (0,tag_history/* appendPage */.aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < HISTORY_PAGE_RECORDS)
            return history;
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}

;// CONCATENATED MODULE: ./build/contract/uid.js

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
/** 40 hex digits of the root, then `/` and 16 hex digits per level below it; opaque to clients (spec.md §2). */
const Uid = classic_schemas/* string */.YjP().regex(UID, 'not a uid');
/** The uid of the resource that this one lies under, or undefined for a root. */
function parentUid(uid) {
    const slash = uid.lastIndexOf('/');
    return slash === -1 ? undefined : uid.slice(0, slash);
}
/** The uid of the root group (the organization) that a resource lies under. */
function rootUid(uid) {
    return uid.split('/', 1)[0] ?? uid;
}

;// CONCATENATED MODULE: ./build/contract/advisory-events.js

/** The field that says which kind an event is of, per kind. */
const EVENT_FIELDS = [
    ['detection', 'detection'],
    ['truePositiveDetermination', 'true-positive'],
    ['falsePositiveDetermination', 'false-positive'],
    ['fixed', 'fixed'],
    ['pendingUpstreamFix', 'pending-upstream-fix'],
    ['fixNotPlanned', 'fix-not-planned'],
    ['analysisNotPlanned', 'analysis-not-planned'],
    ['patched', 'patched'],
];
/** An advisory as the domain judges it. An event of a kind that is not known here stays one, as `unknown`. */
function toAdvisory(record) {
    return {
        uid: record.uid,
        advisoryId: record.advisoryId,
        artifactName: record.artifactName,
        aliases: record.aliases,
        withdrawn: record.deleteTime !== undefined,
        events: record.events.map((event) => ({
            kind: kindOf(event),
            at: (0,instant/* parseInstant */.nV)(event.createTime),
            approved: event.reviewState === 'REVIEW_STATE_APPROVED',
        })),
    };
}
function kindOf(event) {
    return EVENT_FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
}

// EXTERNAL MODULE: ./build/domain/check/answers.js
var check_answers = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
;// CONCATENATED MODULE: ./build/domain/tag-suggestion.js
/**
 * The tag to move to from one past its end of life: the smallest newer version of the same flavour among the tags
 * that still live, written with as many components if there is one; else the same flavour of `latest`. Undefined when
 * nothing fits. The order of `live` does not matter.
 */
function suggestTag(dead, live) {
    const from = readVersionedTag(dead);
    if (from === undefined)
        return undefined;
    const newer = live
        .map(readVersionedTag)
        .filter((tag) => tag !== undefined)
        .filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0)
        .sort((a, b) => compareVersions(a.version, b.version) || a.version.length - b.version.length);
    const sameForm = newer.find((tag) => tag.version.length === from.version.length);
    const latest = live.find((name) => name === `latest${from.flavour}`);
    return sameForm?.name ?? newer[0]?.name ?? latest;
}
function readVersionedTag(name) {
    const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(-.+)?$/.exec(name);
    const version = match?.[1];
    if (version === undefined)
        return undefined;
    return { name, version: version.split('.').map(Number), flavour: match?.[2] ?? '' };
}
function compareVersions(a, b) {
    const length = Math.max(a.length, b.length);
    for (let index = 0; index < length; index += 1) {
        const difference = (a[index] ?? 0) - (b[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/usecases/map-limit.js
/**
 * Runs `work` over the items, at most `limit` at a time; results keep the order of the items. The first error is
 * thrown once the work under way has ended; nothing new is begun after it.
 */
async function mapLimit(items, limit, work) {
    const results = new Map();
    const queue = items.entries();
    let failed = false;
    async function takeTurns() {
        for (const [index, item] of queue) {
            if (failed)
                return;
            try {
                // oxlint-disable-next-line no-await-in-loop -- one at a time is the point of a turn
                results.set(index, await work(item));
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    }
    const turns = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
    const failure = turns.find((turn) => turn.status === 'rejected');
    if (failure !== undefined)
        throw failure.reason;
    return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

;// CONCATENATED MODULE: ./build/usecases/ask-service.js








/** Requests in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;
/** Names per advisory call, so that its address stays short (advisory-gate.md §3.3). */
const NAMES_PER_CALL = 50;
/**
 * Asks the service everything that judging these uses takes, each question once: per image its repository and a
 * registry token, per tag its history and its state, and the advisories of all names together. What cannot be
 * answered is part of the answer.
 */
async function askService(uses, options) {
    const wanted = wantedTags(uses, options.registryHost);
    const [tags, advisories] = await Promise.all([
        askTags(wanted, options),
        askAdvisories([...new Set(wanted.map(({ historic }) => (0,image_use/* artifactName */.C)(historic.name)))].sort(), options.platform),
    ]);
    return { tags, advisories };
}
function wantedTags(uses, registryHost) {
    const wanted = uses.flatMap((use) => {
        const historic = (0,image_use/* historicImage */.R)(use.reference, registryHost);
        if (historic?.tag === undefined)
            return [];
        return [{ image: (0,image_reference/* formatImage */.vy)(use.reference), tag: historic.tag, historic }];
    });
    return [...new Map(wanted.map((one) => [(0,check_answers/* tagKey */.E)(one.image, one.tag), one])).values()];
}
async function askTags(wanted, options) {
    const repoUids = new Map();
    const repoUid = (one) => {
        const uid = repoUids.get(one.image) ?? findRepo(one, options);
        repoUids.set(one.image, uid);
        return uid;
    };
    const answers = await mapLimit(wanted, IN_FLIGHT, async (one) => {
        const [history, endOfLife] = await Promise.all([
            answer(options.registry.tagHistory(one.historic, one.tag)),
            answer(repoUid(one).then((uid) => askEndOfLife(uid, one, options.platform))),
        ]);
        return [(0,check_answers/* tagKey */.E)(one.image, one.tag), { history, endOfLife }];
    });
    return new Map(answers);
}
/**
 * The uid of the repository that holds the image. Another organization's repository (the public one's) is found by
 * name among all that the caller sees, less the caller's own of the same name. Throws `platform_not_found`.
 */
async function findRepo(one, options) {
    const { name, uid } = options.organization;
    const isOwn = one.historic.organization === name;
    const filter = { name: one.historic.name, ...(isOwn ? { childrenOf: uid } : {}) };
    for await (const repo of options.platform.listRepos(filter)) {
        if (isOwn === (rootUid(repo.uid) === uid))
            return repo.uid;
    }
    throw new errors/* MooringError */.OD('platform_not_found', `the platform shows no repository ${one.image} to this identity`);
}
async function askEndOfLife(repoUid, one, platform) {
    for await (const tag of platform.listTags({ childrenOf: repoUid, name: one.tag })) {
        if (!tag.deprecated)
            return { deprecated: false };
        const live = [];
        for await (const other of platform.listTags({ childrenOf: repoUid })) {
            if (!other.deprecated)
                live.push(other.name);
        }
        return { deprecated: true, successor: suggestTag(one.tag, live) };
    }
    throw new errors/* MooringError */.OD('platform_not_found', `${one.image} has no tag ${one.tag}`);
}
async function askAdvisories(names, platform) {
    const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) => names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL));
    const answers = await mapLimit(chunks, IN_FLIGHT, async (chunk) => ({
        chunk,
        records: await answer(collect(platform.listAdvisories({ artifactNames: chunk }))),
    }));
    return new Map(answers.flatMap(({ chunk, records }) => chunk.map((name) => [name, records.kind === 'known' ? known(advisoriesOf(name, records.value)) : records])));
}
function advisoriesOf(name, records) {
    return records.filter((record) => record.artifactName === name).map(toAdvisory);
}
/** The fallback that the domain asks for: what could not be asked becomes a finding. Our own faults stay errors. */
async function answer(question) {
    try {
        return known(await question);
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}
function known(value) {
    return { kind: 'known', value };
}
async function collect(items) {
    return Array.fromAsync(items);
}

// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
;// CONCATENATED MODULE: ./build/domain/id-token.js


/**
 * Reads the claims of a JWT. Its signature is not checked here: the service that it is shown to does that. Throws
 * `platform_unexpected_answer`, without any of its text, when it is no JWT or lacks `iss`, `sub` or `aud`.
 */
function readIdToken(token) {
    const claims = decodePayload(token);
    const [iss, sub, aud] = [claims['iss'], claims['sub'], claims['aud']];
    if (typeof iss !== 'string' || typeof sub !== 'string' || typeof aud !== 'string') {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', "GitHub's OIDC token lacks iss, sub or aud");
    }
    return {
        iss,
        sub,
        aud,
        repository: textClaim(claims, 'repository'),
        ref: textClaim(claims, 'ref'),
        event_name: textClaim(claims, 'event_name'),
        environment: textClaim(claims, 'environment'),
    };
}
/** The claims that may be shown in a log (sign-in.md §5 row 20), one per line, with the address of the host left out. */
function describeClaims(claims) {
    return ['iss', 'sub', 'aud', 'repository', 'ref', 'event_name', 'environment'].flatMap((name) => {
        const value = claims[name];
        return value === undefined ? [] : [`${name}: ${(0,printable/* printable */.g)(value, 200)}`];
    });
}
function textClaim(claims, name) {
    const value = claims[name];
    return typeof value === 'string' ? value : undefined;
}
function decodePayload(token) {
    const [, payload = '', ...rest] = token.split('.');
    const claims = rest.length === 1 ? parseBase64Json(payload) : undefined;
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', "GitHub's OIDC token is not a JWT");
    }
    return Object.fromEntries(Object.entries(claims));
}
function parseBase64Json(text) {
    try {
        const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/client/sign-in.js



/**
 * Asks GitHub for this job's OIDC token. `requestUrl` and `requestToken` are the runner's. `core.getIDToken` is not
 * used: on a truncated answer it ends the process green (design.md §4 rule 1). Throws `auth_*` and `platform_*` codes;
 * a token whose audience is not the one asked for is refused.
 */
async function mintIdToken(call, from) {
    const url = new URL(from.requestUrl);
    url.searchParams.set('audience', from.audience);
    const { value } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
        url,
        credential: from.requestToken,
    });
    const claims = readIdToken(value.value);
    if (claims.aud !== from.audience) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', "GitHub's OIDC token is for another audience than asked for");
    }
    return { token: new domain_secret/* Secret */.z(value.value), claims };
}
/**
 * Exchanges the workflow's token for one of the platform, for one audience (sign-in.md §3.3). Throws `auth_rejected`
 * when the identity does not match the token, `platform_not_found` when there is no such identity.
 */
async function exchangeToken(call, from) {
    const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
        credential: from.idToken,
        body: { aud: from.audience, identity: from.identity },
    });
    return { token: new domain_secret/* Secret */.z(value.token), serverTime };
}

;// CONCATENATED MODULE: ./build/usecases/sign-in.js




/**
 * Signs in by the workflow's own OIDC token: one mint, one exchange per audience. Throws the `auth_*` and `platform_*`
 * codes of the client; a refused identity comes with the claims of the token, which are what has to match.
 */
async function signIn(options) {
    const { call, endpoints, identity, onSecret } = options;
    const minted = await mintIdToken(call, {
        requestUrl: options.requestUrl,
        requestToken: options.requestToken,
        audience: (0,client_endpoints/* assertionAudience */.P5)(endpoints),
    });
    onSecret(minted.token);
    const [api, registry] = await withClaims(minted.claims, identity, () => Promise.all([endpoints.apiUrl, (0,client_endpoints/* registryAudience */.mm)(endpoints)].map(async (audience) => {
        const exchanged = await exchangeToken(call, { idToken: minted.token, identity, audience });
        onSecret(exchanged.token);
        return exchanged;
    })));
    if (api === undefined || registry === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
}
/** A refusal is told together with the claims that were refused (sign-in.md §2.5). */
async function withClaims(claims, identity, exchange) {
    try {
        return await exchange();
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD))
            throw error;
        if (error.code === 'platform_not_found') {
            throw new errors/* MooringError */.OD('auth_unknown_identity', error.message, { cause: error });
        }
        if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
            throw error;
        throw new errors/* MooringError */.OD('auth_rejected', [
            error.message,
            `The identity ${identity} has to match this token:`,
            ...describeClaims(claims).map((line) => `  ${line}`),
        ].join('\n'), { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/actions/oidc-request.js


/**
 * Where and with what this job asks for its OIDC token. Throws, before any call, with the cause that can be told from
 * the environment: a fork, Dependabot, a missing permission, or a runner that set only one of the two variables
 * (sign-in.md §2.5); and `config_endpoint_invalid` for an address that a credential must not be sent to.
 */
function readOidcRequest(environment) {
    const { oidcRequestUrl, oidcRequestToken } = environment;
    if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
        return { url: (0,client_endpoints/* readTrustedUrl */.V4)('ACTIONS_ID_TOKEN_REQUEST_URL', oidcRequestUrl), token: oidcRequestToken };
    }
    if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
        throw new errors/* MooringError */.OD('auth_id_token_half_set', 'the runner gave only half of what asking for an OIDC token takes');
    }
    throw whyNoToken(environment);
}
function whyNoToken(environment) {
    const head = environment.event.pull_request?.head.repo?.full_name;
    if (head !== undefined && head !== environment.repository) {
        return new errors/* MooringError */.OD('auth_no_id_token', `this run comes from the fork ${head}, and GitHub gives forks no OIDC token`, {
            hint: 'There is nothing to fix in the permissions. Run this check for branches of the repository itself, or on a schedule.',
        });
    }
    if (environment.actor === 'dependabot[bot]') {
        return new errors/* MooringError */.OD('auth_no_id_token', 'this run was started by Dependabot, and GitHub gives it no OIDC token', {
            hint: 'There is nothing to fix in the permissions. Skip this check for Dependabot, or run it on a schedule.',
        });
    }
    return new errors/* MooringError */.OD('auth_no_id_token', 'this job may not ask for an OIDC token');
}

;// CONCATENATED MODULE: ./build/actions/check/ask.js








/** Signs in and asks the service about images that have a history. What is asked, and how often: `askService`. */
async function ask(uses, run) {
    const { clock, endpoints, inputs, runner } = run;
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.e)(secret).forEach((form) => runner.mask(form));
    const call = createCaller({ send: run.send, clock, endpoints, signal });
    const session = await startSession(run, call, onSecret);
    runner.info(`Signed in to ${endpoints.apiUrl} as identity ${inputs.identity}.`);
    const answers = await askService(uses, {
        platform: createPlatformClient({ call, token: session.apiToken }),
        registry: createRegistryClient({
            call,
            onSecret,
            passwordFor: ({ organization }) => organization === inputs.organization ? session.registryToken : undefined,
        }),
        registryHost: endpoints.registry,
        organization: { name: inputs.organization, uid: rootUid(inputs.identity) },
    });
    return { answers, now: session.serverTime ?? clock.now() };
}
function startSession(run, call, onSecret) {
    const { url, token } = readOidcRequest(run.environment);
    onSecret(token);
    const { endpoints, inputs } = run;
    return signIn({
        call,
        endpoints,
        identity: inputs.identity,
        requestUrl: url,
        requestToken: token,
        onSecret,
    });
}


/***/ })

};
