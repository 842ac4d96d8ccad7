export const id = 639;
export const ids = [639];
export const modules = {

/***/ 7639:
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
    'uidp.ancestorsOf': classic_schemas/* string */.YjP().optional(),
    'uidp.ids': repeated.optional(),
    'uidp.inRoot': flag.optional(),
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
/** What a PATCH changes: fields with commas between them, or `*` for all (spec.md §4, "Partial update"). */
const MaskQuery = classic_schemas/* object */.Ikc({ updateMask: classic_schemas/* string */.YjP().optional() });

;// CONCATENATED MODULE: ./build/contract/timestamp.js


/** ISO 8601 in UTC, ending in `Z` (spec.md §2); the service writes milliseconds, other precisions are read too. */
const Timestamp = classic_schemas/* string */.YjP().refine((text) => (0,instant/* readInstant */.Wr)(text) !== undefined, 'not a UTC timestamp');

;// CONCATENATED MODULE: ./build/contract/advisory-document.js



const Note = classic_schemas/* object */.Ikc({ note: classic_schemas/* string */.YjP().optional() });
/** One step in the life of a published advisory: exactly one kind is set (openapi `advisory.v2.DocumentEvent`). */
const DocumentEvent = classic_schemas/* object */.Ikc({
    timestamp: Timestamp,
    detection: classic_schemas/* looseObject */._H3({}).optional(),
    truePositiveDetermination: Note.optional(),
    falsePositiveDetermination: Note.extend({ type: classic_schemas/* string */.YjP().optional() }).optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP() }).optional(),
    pendingUpstreamFix: Note.optional(),
    fixNotPlanned: Note.optional(),
    analysisNotPlanned: Note.optional(),
});
/** All published advisories of one package; its `id` is the name of the package (openapi `advisory.v2.Document`). */
const AdvisoryDocument = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    advisories: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        id: classic_schemas/* string */.YjP(),
        aliases: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
        packageNamespace: classic_schemas/* string */.YjP().optional(),
        events: classic_schemas/* array */.YOg(DocumentEvent).default([]),
    }))
        .default([]),
});
const AdvisoryDocuments = classic_schemas/* object */.Ikc({ documents: classic_schemas/* array */.YOg(AdvisoryDocument).default([]) });
const AdvisoryDocumentQuery = classic_schemas/* object */.Ikc({ id: classic_schemas/* string */.YjP().optional(), cves: repeated.optional() });
const Severity = classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), score: classic_schemas/* string */.YjP() });
/** What is known of a vulnerability, whatever it is in (openapi `advisory.v2.VulnerabilityMetadata`). */
const VulnerabilityMetadata = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    summary: classic_schemas/* string */.YjP().optional(),
    details: classic_schemas/* string */.YjP().optional(),
    severities: classic_schemas/* array */.YOg(Severity).default([]),
    references: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP(), url: classic_schemas/* string */.YjP() })).default([]),
});
const VulnerabilityMetadataPage = PageEnvelope.extend({
    vulnerabilityMetadata: classic_schemas/* array */.YOg(VulnerabilityMetadata).default([]),
});
/** The most ids that one request may name (advisory-gate.md §3.2). */
const MOST_METADATA_IDS = 1000;
const VulnerabilityMetadataQuery = ListQuery.extend({
    id: classic_schemas/* string */.YjP().optional(),
    ids: repeated
        .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
        .optional(),
});
/** The vulnerabilities that were resolved on each day of a period (openapi `advisory.v2.ResolvedVulnsReport`). */
const ResolvedVulnerabilities = classic_schemas/* object */.Ikc({
    resolvedVulnsReports: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        date: Timestamp,
        resolvedVulns: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
            id: classic_schemas/* string */.YjP(),
            aliases: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
            cvssSeverities: classic_schemas/* array */.YOg(Severity).default([]),
        }))
            .default([]),
    }))
        .default([]),
});
const ResolvedVulnerabilitiesQuery = classic_schemas/* object */.Ikc({
    startTime: classic_schemas/* string */.YjP('is required').pipe(Timestamp),
    endTime: classic_schemas/* string */.YjP('is required').pipe(Timestamp),
});

;// CONCATENATED MODULE: ./build/contract/routes/advisory-routes.js

/** The operations of published advisories, `/advisory/v2/`. The first two need no authentication (advisory-gate.md §3.2). */
const advisoryRoutes = {
    listAdvisoryDocuments: {
        method: 'GET',
        path: '/advisory/v2/documents',
        face: 'api',
        credential: 'none',
        idempotent: true,
        query: AdvisoryDocumentQuery,
        response: AdvisoryDocuments,
    },
    listVulnerabilityMetadata: {
        method: 'GET',
        path: '/advisory/v2/metadata',
        face: 'api',
        credential: 'none',
        idempotent: true,
        query: VulnerabilityMetadataQuery,
        response: VulnerabilityMetadataPage,
    },
    listResolvedVulnerabilities: {
        method: 'GET',
        path: '/advisory/v2/images/resolvedVulns',
        face: 'api',
        credential: 'platform',
        capability: 'advisories.list',
        idempotent: true,
        query: ResolvedVulnerabilitiesQuery,
        response: ResolvedVulnerabilities,
    },
};

;// CONCATENATED MODULE: ./build/contract/subscription.js



/** Where the events of a group and of all below it are sent (openapi `events.v2.Subscription`). */
const Subscription = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    sink: classic_schemas/* string */.YjP(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** The body that creates a subscription. */
const NewSubscription = classic_schemas/* object */.Ikc({ sink: classic_schemas/* string */.YjP('is required') });
const SubscriptionPage = PageEnvelope.extend({ subscriptions: classic_schemas/* array */.YOg(Subscription).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/event-routes.js



/** The operations of event subscriptions, `/events/v2/`. */
const eventRoutes = {
    listSubscriptions: {
        method: 'GET',
        path: '/events/v2/subscriptions',
        face: 'api',
        credential: 'platform',
        capability: 'subscriptions.list',
        idempotent: true,
        query: ListQuery,
        response: SubscriptionPage,
    },
    getSubscription: {
        method: 'GET',
        path: '/events/v2/subscriptions/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'subscriptions.list',
        idempotent: true,
        response: Subscription,
    },
    createSubscription: {
        method: 'POST',
        path: '/events/v2/subscriptions/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'subscriptions.create',
        idempotent: false,
        body: NewSubscription,
        response: Subscription,
    },
    deleteSubscription: {
        method: 'DELETE',
        path: '/events/v2/subscriptions/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'subscriptions.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
};

;// CONCATENATED MODULE: ./build/contract/group.js



/** A group; one without a parent is an organization (openapi `iam.v2.Group`). */
const Group = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    /** True for an organization that the service has verified. */
    verified: classic_schemas/* boolean */.zMY().optional(),
    /** What an organization is to the service, and how it stands: see `ORGANIZATION_KINDS` and `ORGANIZATION_STATUSES`. */
    kind: classic_schemas/* string */.YjP().optional(),
    status: classic_schemas/* string */.YjP().optional(),
    /** How many of each kind of resource an organization may have. */
    resourceLimits: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* int */.Whr()).optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** openapi `iam.v2.OrgKind`. */
const ORGANIZATION_KINDS = [
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
];
/** openapi `iam.v2.OrgStatus`. */
const ORGANIZATION_STATUSES = (/* unused pure expression or super */ null && ([
    'ORG_STATUS_UNSPECIFIED',
    'ORG_STATUS_INITIALIZING',
    'ORG_STATUS_READY',
    'ORG_STATUS_SUSPENDED',
]));
/** The body that creates a group, and the fields that a PATCH changes. */
const NewGroup = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').min(1, 'must not be empty').max(256, 'must not be longer than 256'),
    description: classic_schemas/* string */.YjP('must be text').optional(),
    verified: classic_schemas/* boolean */.zMY('must be true or false').optional(),
    kind: classic_schemas/* enum */.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
});
const GroupPage = PageEnvelope.extend({ groups: classic_schemas/* array */.YOg(Group).default([]) });
/** The organization that the caller belongs to (openapi `LookupGroupResponse`). */
const GroupLookup = classic_schemas/* object */.Ikc({ group: Group.optional() });
/** Whether the caller may found an organization of its own (openapi `CheckEligibilityResponse`). */
const Eligibility = classic_schemas/* object */.Ikc({ eligible: classic_schemas/* boolean */.zMY().optional() });

;// CONCATENATED MODULE: ./build/contract/routes/group-routes.js



/** The operations of groups, `/iam/v2/groups`. */
const groupRoutes = {
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
    getGroup: {
        method: 'GET',
        path: '/iam/v2/groups/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'groups.list',
        idempotent: true,
        response: Group,
    },
    createGroup: {
        method: 'POST',
        path: '/iam/v2/groups/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'groups.create',
        idempotent: false,
        body: NewGroup,
        response: Group,
    },
    updateGroup: {
        method: 'PATCH',
        path: '/iam/v2/groups/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'groups.update',
        idempotent: true,
        query: MaskQuery,
        body: NewGroup.partial(),
        response: Group,
    },
    deleteGroup: {
        method: 'DELETE',
        path: '/iam/v2/groups/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'groups.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    lookupGroup: {
        method: 'GET',
        path: '/iam/v2/groups:lookupGroup',
        face: 'api',
        credential: 'platform',
        idempotent: true,
        response: GroupLookup,
    },
    checkEligibility: {
        method: 'GET',
        path: '/iam/v2/groups:checkEligibility',
        face: 'api',
        credential: 'platform',
        idempotent: true,
        response: Eligibility,
    },
    requestGroupAccess: {
        method: 'POST',
        path: '/iam/v2/groups/{uid}:requestGroupAccess',
        face: 'api',
        credential: 'platform',
        idempotent: true,
        body: classic_schemas/* object */.Ikc({}),
        response: classic_schemas/* object */.Ikc({}),
    },
};

;// CONCATENATED MODULE: ./build/contract/external-group-role-mapping.js



/** Which role a group of an identity provider has, and where (openapi `iam.v2.ExternalGroupRoleMapping`). */
const ExternalGroupRoleMapping = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    externalGroupId: classic_schemas/* string */.YjP().optional(),
    identityProviderUid: classic_schemas/* string */.YjP().optional(),
    roleUid: classic_schemas/* string */.YjP().optional(),
    /** The uid of the group at which the role holds. */
    scope: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp.optional(),
});
/** The body that creates a mapping. */
const NewExternalGroupRoleMapping = classic_schemas/* object */.Ikc({
    externalGroupId: classic_schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    roleUid: classic_schemas/* string */.YjP('is required'),
    scope: classic_schemas/* string */.YjP('is required'),
});
const ExternalGroupRoleMappingListQuery = ListQuery.extend({
    identityProviderUid: classic_schemas/* string */.YjP().optional(),
});
const ExternalGroupRoleMappingPage = PageEnvelope.extend({
    externalGroupRoleMappings: classic_schemas/* array */.YOg(ExternalGroupRoleMapping).default([]),
});
/** The mappings to delete, by uid, and the identity provider that all of them belong to. */
const MappingBatchDelete = classic_schemas/* object */.Ikc({
    parent: classic_schemas/* string */.YjP('is required'),
    names: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).min(1, 'must not be empty'),
});
/** What was deleted. */
const DeletedMappings = classic_schemas/* object */.Ikc({
    parent: classic_schemas/* string */.YjP().optional(),
    externalGroupRoleMappings: classic_schemas/* array */.YOg(ExternalGroupRoleMapping).default([]),
});

;// CONCATENATED MODULE: ./build/contract/identity-provider.js



const issuer = classic_schemas/* url */.OZ5({ protocol: /^https$/, error: 'must be an https address' });
const identity_provider_text = classic_schemas/* string */.YjP('must be text');
/** How people of an organization sign in (openapi `iam.v2.IdentityProvider.OIDC`). The client secret is never shown. */
const OidcProvider = classic_schemas/* object */.Ikc({
    issuer,
    clientId: classic_schemas/* string */.YjP('is required').min(1, 'is required'),
    additionalScopes: classic_schemas/* array */.YOg(identity_provider_text).optional(),
    groupsClaim: identity_provider_text.optional(),
    pkceEnabled: classic_schemas/* boolean */.zMY('must be true or false').optional(),
});
/** An identity provider of an organization (openapi `iam.v2.IdentityProvider`). */
const IdentityProvider = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    /** The uid of the role that everybody has who signs in by it. */
    defaultRole: classic_schemas/* string */.YjP().optional(),
    oidc: OidcProvider.optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** The body that creates an identity provider, and the fields that a PATCH changes. */
const NewIdentityProvider = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: identity_provider_text.optional(),
    defaultRole: classic_schemas/* string */.YjP('is required'),
    oidc: OidcProvider.extend({ clientSecret: identity_provider_text.optional() }).optional(),
});
const IdentityProviderPage = PageEnvelope.extend({
    identityProviders: classic_schemas/* array */.YOg(IdentityProvider).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/identity-provider-routes.js




/** The operations of identity providers and of the roles that their groups have. */
const identityProviderRoutes = {
    listIdentityProviders: {
        method: 'GET',
        path: '/iam/v2/identityProviders',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.list',
        idempotent: true,
        query: NamedListQuery,
        response: IdentityProviderPage,
    },
    getIdentityProvider: {
        method: 'GET',
        path: '/iam/v2/identityProviders/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.list',
        idempotent: true,
        response: IdentityProvider,
    },
    createIdentityProvider: {
        method: 'POST',
        path: '/iam/v2/identityProviders/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.create',
        idempotent: false,
        body: NewIdentityProvider,
        response: IdentityProvider,
    },
    updateIdentityProvider: {
        method: 'PATCH',
        path: '/iam/v2/identityProviders/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.update',
        idempotent: true,
        query: MaskQuery,
        body: NewIdentityProvider.partial(),
        response: IdentityProvider,
    },
    deleteIdentityProvider: {
        method: 'DELETE',
        path: '/iam/v2/identityProviders/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listExternalGroupRoleMappings: {
        method: 'GET',
        path: '/iam/v2/externalGroupRoleMappings',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.list',
        idempotent: true,
        query: ExternalGroupRoleMappingListQuery,
        response: ExternalGroupRoleMappingPage,
    },
    getExternalGroupRoleMapping: {
        method: 'GET',
        path: '/iam/v2/externalGroupRoleMappings/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.list',
        idempotent: true,
        response: ExternalGroupRoleMapping,
    },
    createExternalGroupRoleMapping: {
        method: 'POST',
        path: '/iam/v2/externalGroupRoleMappings/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.update',
        idempotent: false,
        body: NewExternalGroupRoleMapping,
        response: ExternalGroupRoleMapping,
    },
    deleteExternalGroupRoleMapping: {
        method: 'DELETE',
        path: '/iam/v2/externalGroupRoleMappings/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.update',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    batchDeleteExternalGroupRoleMappings: {
        method: 'POST',
        path: '/iam/v2/externalGroupRoleMappings:batchDelete',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.update',
        idempotent: false,
        body: MappingBatchDelete,
        response: DeletedMappings,
    },
};

;// CONCATENATED MODULE: ./build/contract/relationship.js


const relationship_text = classic_schemas/* string */.YjP('must be text');
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
/**
 * The keys of an issuer that publishes none, for tokens of one subject: `issuerKeys` is a JSON Web Key Set as text. After
 * `expirationTime` no token is taken any more (openapi `iam.v2.Identity.StaticKeys`).
 */
const StaticKeys = classic_schemas/* object */.Ikc({
    issuer: classic_schemas/* string */.YjP('is required').min(1, 'is required'),
    subject: classic_schemas/* string */.YjP('is required').min(1, 'is required'),
    issuerKeys: classic_schemas/* string */.YjP('is required').min(1, 'is required'),
    audiences: classic_schemas/* array */.YOg(relationship_text, 'must be a list').optional(),
    expirationTime: Timestamp.optional(),
});
/** A user or role of an AWS account (openapi `iam.v2.Identity.AWSIdentity`). */
const AwsIdentity = classic_schemas/* object */.Ikc({
    awsAccount: classic_schemas/* string */.YjP('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
    arn: relationship_text.optional(),
    arnPattern: relationship_text.optional(),
    userId: relationship_text.optional(),
    userIdPattern: relationship_text.optional(),
});
/** The parts of the service that an organization can let in (openapi `iam.v2.ServicePrincipal`). */
const SERVICE_PRINCIPALS = [
    'SERVICE_PRINCIPAL_COSIGNED',
    'SERVICE_PRINCIPAL_INGESTER',
    'SERVICE_PRINCIPAL_CATALOG_SYNCER',
    'SERVICE_PRINCIPAL_APKO_BUILDER',
    'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
    'SERVICE_PRINCIPAL_TENANT_SCANNER',
    'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
    'SERVICE_PRINCIPAL_SKILLUP',
    'SERVICE_PRINCIPAL_MATERIALIZER',
    'SERVICE_PRINCIPAL_MICROFLOW',
    'SERVICE_PRINCIPAL_GUARDENER',
    'SERVICE_PRINCIPAL_MICROVM',
    'SERVICE_PRINCIPAL_SKILLS',
];
/** How a workload can show that it is an identity: of these four an identity has exactly one (sign-in.md §4.1). */
const RELATIONSHIPS = {
    claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
    staticKeys: 'RELATIONSHIP_TYPE_STATIC',
    awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
    servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
};
/** The relationship of a new identity, or a change of it. */
const NewRelationship = classic_schemas/* object */.Ikc({
    claimMatch: ClaimMatch.optional(),
    staticKeys: StaticKeys.optional(),
    awsIdentity: AwsIdentity.optional(),
    servicePrincipal: classic_schemas/* enum */.k5n(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
});
/** The same as the service tells it: it may know principals that this version does not. */
const Relationship = NewRelationship.extend({
    awsIdentity: AwsIdentity.extend({ awsAccount: classic_schemas/* string */.YjP() }).optional(),
    servicePrincipal: classic_schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/contract/identity.js




/** The name of an identity (spec.md §2). */
const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
/** Who a workload is on the platform (spec.md §2). */
const Identity = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    company: classic_schemas/* string */.YjP().optional(),
    /** Of persons alone: the address that was proven to be theirs, or the one that they gave. */
    email: classic_schemas/* string */.YjP().optional(),
    emailUnverified: classic_schemas/* string */.YjP().optional(),
    ...Relationship.shape,
    lastSeenTime: Timestamp.optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** The body that creates an identity, and the fields that a PATCH changes (spec.md §4). */
const NewIdentity = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP().optional(),
    description: classic_schemas/* string */.YjP().optional(),
    company: classic_schemas/* string */.YjP().optional(),
    ...NewRelationship.shape,
});
const IdentityPage = PageEnvelope.extend({ identities: classic_schemas/* array */.YOg(Identity).default([]) });
const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(RELATIONSHIPS)];
/** The list query of identities; both spellings of a relationship are known (sign-in.md §4.1 and §4.3). */
const IdentityListQuery = NamedListQuery.extend({
    relationshipType: classic_schemas/* string */.YjP()
        .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
        .pipe(classic_schemas/* enum */.k5n(RELATIONSHIP_TYPES, 'is not a relationship type'))
        .optional(),
});
/** Whose identity is looked up: the issuer and the subject of a person's token. */
const IdentityLookupQuery = classic_schemas/* object */.Ikc({
    issuer: classic_schemas/* string */.YjP('is required'),
    subject: classic_schemas/* string */.YjP('is required'),
});
/** The uid that such a person has or would have: it says nothing of whether there is one (sign-in.md §4.1). */
const IdentityLookup = classic_schemas/* object */.Ikc({ uid: classic_schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/contract/routes/identity-routes.js



/** The operations of identities, `/iam/v2/identities`. */
const identityRoutes = {
    listIdentities: {
        method: 'GET',
        path: '/iam/v2/identities',
        face: 'api',
        credential: 'platform',
        capability: 'identity.list',
        idempotent: true,
        query: IdentityListQuery,
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
    updateIdentity: {
        method: 'PATCH',
        path: '/iam/v2/identities/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'identity.update',
        idempotent: true,
        query: MaskQuery,
        body: NewIdentity.partial(),
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
    lookupIdentity: {
        method: 'GET',
        path: '/iam/v2/identities:lookupIdentity',
        face: 'api',
        credential: 'platform',
        idempotent: true,
        query: IdentityLookupQuery,
        response: IdentityLookup,
    },
};

;// CONCATENATED MODULE: ./build/contract/account-association.js



const account_association_text = classic_schemas/* string */.YjP('must be text').min(1, 'must not be empty');
const texts = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), account_association_text);
/** The accounts that belong to a group, by whose they are (openapi `iam.v2.AccountAssociation.*`). */
const accounts = {
    amazon: classic_schemas/* object */.Ikc({ account: account_association_text }).optional(),
    azure: classic_schemas/* object */.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
    chainguard: classic_schemas/* object */.Ikc({ serviceBindings: texts }).optional(),
    github: classic_schemas/* object */.Ikc({
        appInstallations: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ installations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ installationId: account_association_text, name: classic_schemas/* string */.YjP().optional() })) })),
    })
        .optional(),
    google: classic_schemas/* object */.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
};
/** Which accounts elsewhere belong to a group (openapi `iam.v2.AccountAssociation`). */
const AccountAssociation = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    ...accounts,
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
/** The body that creates an account association, and the fields that a PATCH changes. */
const NewAccountAssociation = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: classic_schemas/* string */.YjP('must be text').optional(),
    ...accounts,
});
const AccountAssociationPage = PageEnvelope.extend({
    accountAssociations: classic_schemas/* array */.YOg(AccountAssociation).default([]),
});
/** Whose account is asked about. */
const AccountCheck = classic_schemas/* object */.Ikc({
    providerType: classic_schemas/* enum */.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
});
/** Whether the account can be used, and why not. */
const AccountCheckResult = classic_schemas/* object */.Ikc({
    status: classic_schemas/* enum */.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
    reason: classic_schemas/* string */.YjP().optional(),
    message: classic_schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/contract/capability.js
/**
 * What an identity can be allowed to do: the short name, as messages and documentation use it, and the name on the
 * wire (openapi `capabilities.Capability`). What is internal to the service is nobody's to give, and not here.
 */
const CAPABILITIES = {
    gulfstream: 'CAP_GULFSTREAM',
    'account_associations.create': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE',
    'account_associations.delete': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE',
    'account_associations.list': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST',
    'account_associations.update': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE',
    'actions.list': 'CAP_ACTIONS_LIST',
    'advisories.approve': 'CAP_ADVISORIES_APPROVE',
    'advisories.create': 'CAP_ADVISORIES_CREATE',
    'advisories.delete': 'CAP_ADVISORIES_DELETE',
    'advisories.list': 'CAP_ADVISORIES_LIST',
    'advisories.update': 'CAP_ADVISORIES_UPDATE',
    'apk.blobs.get': 'CAP_APK_BLOBS_GET',
    'apk.create': 'CAP_APK_CREATE',
    'apk.delete': 'CAP_APK_DELETE',
    'apk.list': 'CAP_APK_LIST',
    'apk.update': 'CAP_APK_UPDATE',
    'argos_documents.create': 'CAP_ARGOS_DOCUMENTS_CREATE',
    'argos_documents.delete': 'CAP_ARGOS_DOCUMENTS_DELETE',
    'argos_documents.list': 'CAP_ARGOS_DOCUMENTS_LIST',
    'argos_osv.dump': 'CAP_ARGOS_OSV_DUMP',
    'argos_osv.read': 'CAP_ARGOS_OSV_READ',
    'attestations.list': 'CAP_TENANT_ATTESTATIONS_LIST',
    'build_report.list': 'CAP_BUILD_REPORT_LIST',
    'buildapi_build.cancel': 'CAP_BUILDAPI_BUILD_CANCEL',
    'buildapi_build.create': 'CAP_BUILDAPI_BUILD_CREATE',
    'buildapi_build.list': 'CAP_BUILDAPI_BUILD_LIST',
    'buildapi_worker.sync': 'CAP_BUILDAPI_WORKER_SYNC',
    'cassie_ac.read': 'CAP_CASSIE_AC_READ',
    'cassie_ac.write': 'CAP_CASSIE_AC_WRITE',
    'cassie_cas.read': 'CAP_CASSIE_CAS_READ',
    'cassie_cas.write': 'CAP_CASSIE_CAS_WRITE',
    'clusters.create': 'CAP_TENANT_CLUSTERS_CREATE',
    'clusters.delete': 'CAP_TENANT_CLUSTERS_DELETE',
    'clusters.discover': 'CAP_TENANT_CLUSTERS_DISCOVER',
    'clusters.list': 'CAP_TENANT_CLUSTERS_LIST',
    'clusters.update': 'CAP_TENANT_CLUSTERS_UPDATE',
    'group_invites.create': 'CAP_IAM_GROUP_INVITES_CREATE',
    'group_invites.delete': 'CAP_IAM_GROUP_INVITES_DELETE',
    'group_invites.list': 'CAP_IAM_GROUP_INVITES_LIST',
    'groups.create': 'CAP_IAM_GROUPS_CREATE',
    'groups.delete': 'CAP_IAM_GROUPS_DELETE',
    'groups.list': 'CAP_IAM_GROUPS_LIST',
    'groups.update': 'CAP_IAM_GROUPS_UPDATE',
    'guardener_actions.migrate': 'CAP_GUARDENER_ACTIONS_MIGRATE',
    'guardener_association.list': 'CAP_GUARDENER_ASSOCIATION_LIST',
    'guardener_association.manage': 'CAP_GUARDENER_ASSOCIATION_MANAGE',
    'guardener_dfc.convert': 'CAP_GUARDENER_DFC_CONVERT',
    'guardener_entitlement.list': 'CAP_GUARDENER_ENTITLEMENT_LIST',
    'guardener_entitlement.manage': 'CAP_GUARDENER_ENTITLEMENT_MANAGE',
    'guardener_scan.get': 'CAP_GUARDENER_SCAN_GET',
    'guardener_scan.list': 'CAP_GUARDENER_SCAN_LIST',
    'identity.create': 'CAP_IAM_IDENTITY_CREATE',
    'identity.delete': 'CAP_IAM_IDENTITY_DELETE',
    'identity.list': 'CAP_IAM_IDENTITY_LIST',
    'identity.update': 'CAP_IAM_IDENTITY_UPDATE',
    'identity_providers.create': 'CAP_IAM_IDENTITY_PROVIDERS_CREATE',
    'identity_providers.delete': 'CAP_IAM_IDENTITY_PROVIDERS_DELETE',
    'identity_providers.list': 'CAP_IAM_IDENTITY_PROVIDERS_LIST',
    'identity_providers.update': 'CAP_IAM_IDENTITY_PROVIDERS_UPDATE',
    'libraries.artifacts.list': 'CAP_LIBRARIES_ARTIFACTS_LIST',
    'libraries.aws_marketplace_subscriptions.create': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE',
    'libraries.aws_marketplace_subscriptions.list': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST',
    'libraries.aws_marketplace_subscriptions.update': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE',
    'libraries.cache.invalidate': 'CAP_LIBRARIES_CACHE_INVALIDATE',
    'libraries.cache.list': 'CAP_LIBRARIES_CACHE_LIST',
    'libraries.dotnet.create': 'CAP_LIBRARIES_DOTNET_CREATE',
    'libraries.dotnet.list': 'CAP_LIBRARIES_DOTNET_LIST',
    'libraries.entitlements.create': 'CAP_LIBRARIES_ENTITLEMENTS_CREATE',
    'libraries.entitlements.delete': 'CAP_LIBRARIES_ENTITLEMENTS_DELETE',
    'libraries.entitlements.list': 'CAP_LIBRARIES_ENTITLEMENTS_LIST',
    'libraries.go.create': 'CAP_LIBRARIES_GO_CREATE',
    'libraries.go.list': 'CAP_LIBRARIES_GO_LIST',
    'libraries.java.create': 'CAP_LIBRARIES_JAVA_CREATE',
    'libraries.java.list': 'CAP_LIBRARIES_JAVA_LIST',
    'libraries.javascript.create': 'CAP_LIBRARIES_JAVASCRIPT_CREATE',
    'libraries.javascript.list': 'CAP_LIBRARIES_JAVASCRIPT_LIST',
    'libraries.policy.create': 'CAP_LIBRARIES_POLICY_CREATE',
    'libraries.policy.delete': 'CAP_LIBRARIES_POLICY_DELETE',
    'libraries.policy.list': 'CAP_LIBRARIES_POLICY_LIST',
    'libraries.policy.update': 'CAP_LIBRARIES_POLICY_UPDATE',
    'libraries.policy_binding.create': 'CAP_LIBRARIES_POLICY_BINDING_CREATE',
    'libraries.policy_binding.delete': 'CAP_LIBRARIES_POLICY_BINDING_DELETE',
    'libraries.policy_binding.list': 'CAP_LIBRARIES_POLICY_BINDING_LIST',
    'libraries.policy_binding.update': 'CAP_LIBRARIES_POLICY_BINDING_UPDATE',
    'libraries.policy_block_event.list': 'CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST',
    'libraries.python.create': 'CAP_LIBRARIES_PYTHON_CREATE',
    'libraries.python.list': 'CAP_LIBRARIES_PYTHON_LIST',
    'libraries.rebuilder.artifacts.invalidate': 'CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE',
    'libraries.rebuilder.builds.read': 'CAP_LIBRARIES_REBUILDER_BUILDS_READ',
    'libraries.rebuilder.builds.untrusted': 'CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED',
    'libraries.rebuilder.builds_tokens.fetch': 'CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH',
    'libraries.rebuilder.cve_remediations.list': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST',
    'libraries.rebuilder.cve_remediations.update': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE',
    'libraries.rebuilder.exclusions.manage': 'CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE',
    'libraries.rebuilder.malware_status.read': 'CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ',
    'libraries.rebuilder.new_versions.read': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ',
    'libraries.rebuilder.new_versions.refresh': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH',
    'libraries.rebuilder.remediated_artifacts.read': 'CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ',
    'libraries.rebuilder.requests.cancel': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL',
    'libraries.rebuilder.requests.create': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE',
    'libraries.rebuilder.requests.list': 'CAP_LIBRARIES_REBUILDER_REQUESTS_LIST',
    'libraries.rebuilder.requests_group.update': 'CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE',
    'libraries.rebuilder.source_coordinates.resolve': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE',
    'libraries.rebuilder.source_coordinates.write': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE',
    'libraries.request_groups.create': 'CAP_LIBRARIES_REQUEST_GROUPS_CREATE',
    'libraries.request_groups.delete': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE',
    'libraries.request_groups.list': 'CAP_LIBRARIES_REQUEST_GROUPS_LIST',
    'libraries.request_groups.submit': 'CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT',
    'libraries.request_groups.update': 'CAP_LIBRARIES_REQUEST_GROUPS_UPDATE',
    'libraries.request_groups_delete.submitted': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED',
    'libraries.request_groups_items.update': 'CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE',
    'libraries.request_groups_refresh.coverage': 'CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE',
    'loggie_logs.create': 'CAP_LOGGIE_LOGS_CREATE',
    'loggie_logs.read': 'CAP_LOGGIE_LOGS_READ',
    'loggie_logs.write': 'CAP_LOGGIE_LOGS_WRITE',
    'manifest.create': 'CAP_MANIFEST_CREATE',
    'manifest.delete': 'CAP_MANIFEST_DELETE',
    'manifest.list': 'CAP_MANIFEST_LIST',
    'manifest.metadata.list': 'CAP_MANIFEST_METADATA_LIST',
    'manifest.update': 'CAP_MANIFEST_UPDATE',
    'mcp_tool.call': 'CAP_MCP_TOOL_CALL',
    'namespaces.list': 'CAP_TENANT_NAMESPACES_LIST',
    'nodes.list': 'CAP_TENANT_NODES_LIST',
    'packages_entitlements.list': 'CAP_PACKAGES_ENTITLEMENTS_LIST',
    'policies_binding.create': 'CAP_POLICIES_BINDING_CREATE',
    'policies_binding.delete': 'CAP_POLICIES_BINDING_DELETE',
    'policies_binding.list': 'CAP_POLICIES_BINDING_LIST',
    'policies_binding.update': 'CAP_POLICIES_BINDING_UPDATE',
    'policies_decision.list': 'CAP_POLICIES_DECISION_LIST',
    'policies_override.create': 'CAP_POLICIES_OVERRIDE_CREATE',
    'policies_override.delete': 'CAP_POLICIES_OVERRIDE_DELETE',
    'policies_override.list': 'CAP_POLICIES_OVERRIDE_LIST',
    'policies_policy.create': 'CAP_POLICIES_POLICY_CREATE',
    'policies_policy.delete': 'CAP_POLICIES_POLICY_DELETE',
    'policies_policy.list': 'CAP_POLICIES_POLICY_LIST',
    'policies_policy.update': 'CAP_POLICIES_POLICY_UPDATE',
    'policy.create': 'CAP_IAM_POLICY_CREATE',
    'policy.delete': 'CAP_IAM_POLICY_DELETE',
    'policy.list': 'CAP_IAM_POLICY_LIST',
    'policy.update': 'CAP_IAM_POLICY_UPDATE',
    'record_contexts.list': 'CAP_TENANT_RECORD_CONTEXTS_LIST',
    'record_policy_results.list': 'CAP_TENANT_RECORD_POLICY_RESULTS_LIST',
    'record_signatures.list': 'CAP_TENANT_RECORD_SIGNATURES_LIST',
    'records.list': 'CAP_TENANT_RECORDS_LIST',
    'referrers.list': 'CAP_REFERRERS_LIST',
    'registry_deployments.create': 'CAP_REGISTRY_DEPLOYMENTS_CREATE',
    'registry_deployments.list': 'CAP_REGISTRY_DEPLOYMENTS_LIST',
    'registry_deployments.update': 'CAP_REGISTRY_DEPLOYMENTS_UPDATE',
    'registry_entitlements.create': 'CAP_REGISTRY_ENTITLEMENTS_CREATE',
    'registry_entitlements.delete': 'CAP_REGISTRY_ENTITLEMENTS_DELETE',
    'registry_entitlements.list': 'CAP_REGISTRY_ENTITLEMENTS_LIST',
    'registry_entitlements_images.add': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD',
    'registry_entitlements_images.remove': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE',
    'registry_entitlements_images.swap': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP',
    'registry_overlays.edit': 'CAP_REGISTRY_OVERLAYS_EDIT',
    'registry_overlays.list': 'CAP_REGISTRY_OVERLAYS_LIST',
    'registry_settings.list': 'CAP_REGISTRY_SETTINGS_LIST',
    'registry_settings.update': 'CAP_REGISTRY_SETTINGS_UPDATE',
    'repo.blobs.get': 'CAP_REPO_BLOBS_GET',
    'repo.check_policies': 'CAP_REPO_CHECK_POLICIES',
    'repo.create': 'CAP_REPO_CREATE',
    'repo.delete': 'CAP_REPO_DELETE',
    'repo.list': 'CAP_REPO_LIST',
    'repo.update': 'CAP_REPO_UPDATE',
    'rex_class.serve': 'CAP_REX_CLASS_SERVE',
    'rex_class.use': 'CAP_REX_CLASS_USE',
    'rex_executions.create': 'CAP_REX_EXECUTIONS_CREATE',
    'rex_executions.list': 'CAP_REX_EXECUTIONS_LIST',
    'rex_workers.connect': 'CAP_REX_WORKERS_CONNECT',
    'risks.list': 'CAP_TENANT_RISKS_LIST',
    'role_bindings.create': 'CAP_IAM_ROLE_BINDINGS_CREATE',
    'role_bindings.delete': 'CAP_IAM_ROLE_BINDINGS_DELETE',
    'role_bindings.list': 'CAP_IAM_ROLE_BINDINGS_LIST',
    'role_bindings.update': 'CAP_IAM_ROLE_BINDINGS_UPDATE',
    'roles.create': 'CAP_IAM_ROLES_CREATE',
    'roles.delete': 'CAP_IAM_ROLES_DELETE',
    'roles.list': 'CAP_IAM_ROLES_LIST',
    'roles.update': 'CAP_IAM_ROLES_UPDATE',
    'sboms.list': 'CAP_TENANT_SBOMS_LIST',
    'scim.manage': 'CAP_IAM_SCIM_MANAGE',
    'sigstore.create': 'CAP_SIGSTORE_CREATE',
    'sigstore.delete': 'CAP_SIGSTORE_DELETE',
    'sigstore.list': 'CAP_SIGSTORE_LIST',
    'sigstore.update': 'CAP_SIGSTORE_UPDATE',
    'sigstore_certificate.create': 'CAP_SIGSTORE_CERTIFICATE_CREATE',
    'skills.delete': 'CAP_SKILLS_DELETE',
    'skills.list': 'CAP_SKILLS_LIST',
    'skills.publish': 'CAP_SKILLS_PUBLISH',
    'skills.write': 'CAP_SKILLS_WRITE',
    'skills_entitlements.create': 'CAP_SKILLS_ENTITLEMENTS_CREATE',
    'skills_entitlements.delete': 'CAP_SKILLS_ENTITLEMENTS_DELETE',
    'skills_entitlements.list': 'CAP_SKILLS_ENTITLEMENTS_LIST',
    'skills_harden.cancel': 'CAP_SKILLS_HARDEN_CANCEL',
    'skills_harden.read': 'CAP_SKILLS_HARDEN_READ',
    'skills_harden.write': 'CAP_SKILLS_HARDEN_WRITE',
    'subscriptions.create': 'CAP_EVENTS_SUBSCRIPTION_CREATE',
    'subscriptions.delete': 'CAP_EVENTS_SUBSCRIPTION_DELETE',
    'subscriptions.list': 'CAP_EVENTS_SUBSCRIPTION_LIST',
    'subscriptions.update': 'CAP_EVENTS_SUBSCRIPTION_UPDATE',
    'tag.create': 'CAP_TAG_CREATE',
    'tag.delete': 'CAP_TAG_DELETE',
    'tag.list': 'CAP_TAG_LIST',
    'tag.update': 'CAP_TAG_UPDATE',
    'terms.accept': 'CAP_TERMS_ACCEPT',
    'terms.list': 'CAP_TERMS_LIST',
    'version.list': 'CAP_VERSION_LIST',
    'vuln.create': 'CAP_VULN_CREATE',
    'vuln_report.create': 'CAP_VULN_REPORT_CREATE',
    'vuln_report.list': 'CAP_VULN_REPORT_LIST',
    'vuln_reports.list': 'CAP_TENANT_VULN_REPORTS_LIST',
    'workloads.list': 'CAP_TENANT_WORKLOADS_LIST',
};
/** True for the short name of a capability that is known here. */
function isCapability(text) {
    return Object.hasOwn(CAPABILITIES, text);
}

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
/** The body that creates a role, and the fields that a PATCH changes. Capabilities have their names of the wire. */
const NewRole = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: classic_schemas/* string */.YjP('must be text').optional(),
    capabilities: classic_schemas/* array */.YOg(classic_schemas/* enum */.k5n(Object.values(CAPABILITIES), 'is not a capability')).optional(),
});
const RolePage = PageEnvelope.extend({ roles: classic_schemas/* array */.YOg(Role).default([]) });

;// CONCATENATED MODULE: ./build/contract/group-invite.js




/** An invitation into a group (openapi `iam.v2.GroupInvite`); only its creation shows the code. */
const GroupInvite = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    roleUid: classic_schemas/* string */.YjP().optional(),
    role: Role.optional(),
    email: classic_schemas/* string */.YjP().optional(),
    singleUse: classic_schemas/* boolean */.zMY().optional(),
    keyId: classic_schemas/* string */.YjP().optional(),
    code: classic_schemas/* string */.YjP().optional(),
    expirationTime: Timestamp.optional(),
    createTime: Timestamp.optional(),
});
/** The body that creates an invitation; `ttl` is in seconds, as proto3 JSON writes durations. */
const NewGroupInvite = classic_schemas/* object */.Ikc({
    roleUid: classic_schemas/* string */.YjP('is required'),
    ttl: classic_schemas/* string */.YjP('is required').regex(/^[1-9]\d{0,8}(?:\.\d+)?s$/, 'must be a duration such as 604800s'),
    email: classic_schemas/* email */.Rpp('is not an e-mail address').optional(),
    singleUse: classic_schemas/* boolean */.zMY('must be true or false').optional(),
});
const GroupInviteListQuery = ListQuery.extend({ keyId: classic_schemas/* string */.YjP().optional() });
const GroupInvitePage = PageEnvelope.extend({ groupInvites: classic_schemas/* array */.YOg(GroupInvite).default([]) });

;// CONCATENATED MODULE: ./build/contract/terms.js



/** That an organization accepted a document (openapi `iam.v2.TermsAcceptance`). */
const TermsAcceptance = classic_schemas/* object */.Ikc({
    docId: classic_schemas/* string */.YjP(),
    orgUid: classic_schemas/* string */.YjP().optional(),
    /** The uid of the identity that accepted it. */
    acceptedBy: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp.optional(),
});
const TermsAcceptancePage = PageEnvelope.extend({
    termsAcceptances: classic_schemas/* array */.YOg(TermsAcceptance).default([]),
});
/** The documents to accept. */
const NewTermsAcceptance = classic_schemas/* object */.Ikc({
    documentIds: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP().min(1, 'must not be empty')).min(1, 'must not be empty'),
});
/** The documents that are accepted now. */
const AcceptedTerms = classic_schemas/* object */.Ikc({
    group: classic_schemas/* string */.YjP().optional(),
    documentIds: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/membership-routes.js





/** The operations of what else belongs to a group: accounts elsewhere, invitations, accepted terms. */
const membershipRoutes = {
    listAccountAssociations: {
        method: 'GET',
        path: '/iam/v2/accountAssociations',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.list',
        idempotent: true,
        query: NamedListQuery,
        response: AccountAssociationPage,
    },
    getAccountAssociation: {
        method: 'GET',
        path: '/iam/v2/accountAssociations/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.list',
        idempotent: true,
        response: AccountAssociation,
    },
    createAccountAssociation: {
        method: 'POST',
        path: '/iam/v2/accountAssociations/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.create',
        idempotent: false,
        body: NewAccountAssociation,
        response: AccountAssociation,
    },
    updateAccountAssociation: {
        method: 'PATCH',
        path: '/iam/v2/accountAssociations/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.update',
        idempotent: true,
        query: MaskQuery,
        body: NewAccountAssociation.partial(),
        response: AccountAssociation,
    },
    deleteAccountAssociation: {
        method: 'DELETE',
        path: '/iam/v2/accountAssociations/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    checkAccountAssociation: {
        method: 'POST',
        path: '/iam/v2/accountAssociations/{uid}:checkAccountAssociation',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.list',
        idempotent: true,
        body: AccountCheck,
        response: AccountCheckResult,
    },
    listGroupInvites: {
        method: 'GET',
        path: '/iam/v2/groupInvites',
        face: 'api',
        credential: 'platform',
        capability: 'group_invites.list',
        idempotent: true,
        query: GroupInviteListQuery,
        response: GroupInvitePage,
    },
    getGroupInvite: {
        method: 'GET',
        path: '/iam/v2/groupInvites/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'group_invites.list',
        idempotent: true,
        response: GroupInvite,
    },
    createGroupInvite: {
        method: 'POST',
        path: '/iam/v2/groupInvites/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'group_invites.create',
        idempotent: false,
        body: NewGroupInvite,
        response: GroupInvite,
    },
    deleteGroupInvite: {
        method: 'DELETE',
        path: '/iam/v2/groupInvites/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'group_invites.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listTermsAcceptances: {
        method: 'GET',
        path: '/iam/v2/terms/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'terms.list',
        idempotent: true,
        query: ListQuery,
        response: TermsAcceptancePage,
    },
    acceptTerms: {
        method: 'POST',
        path: '/iam/v2/terms/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'terms.accept',
        idempotent: true,
        body: NewTermsAcceptance,
        response: AcceptedTerms,
    },
};

;// CONCATENATED MODULE: ./build/contract/role-binding.js



/** The most role bindings of one batch (sign-in.md §4.1). */
const BATCH_SIZE = 25;
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
/** The body that creates a role binding, and the fields that a PATCH changes (spec.md §2). */
const NewRoleBinding = classic_schemas/* object */.Ikc({
    identityUid: classic_schemas/* string */.YjP('is required'),
    roleUid: classic_schemas/* string */.YjP('is required'),
});
/** The filters of the list: uids of an identity, of the group that the binding is at, and of a role. */
const RoleBindingListQuery = ListQuery.extend({
    identity: classic_schemas/* string */.YjP().optional(),
    group: classic_schemas/* string */.YjP().optional(),
    role: classic_schemas/* string */.YjP().optional(),
});
const RoleBindingPage = PageEnvelope.extend({ roleBindings: classic_schemas/* array */.YOg(RoleBinding).default([]) });
/**
 * Several role bindings at once: all of them or none (sign-in.md §4.1). `parent` and `roleUid` are for the requests
 * that name none of their own (openapi `BatchCreateRoleBindingsRequest`).
 */
const RoleBindingBatch = classic_schemas/* object */.Ikc({
    parent: classic_schemas/* string */.YjP('is required'),
    roleUid: classic_schemas/* string */.YjP().optional(),
    requests: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        parent: classic_schemas/* string */.YjP().optional(),
        roleBinding: NewRoleBinding.partial({ roleUid: true }),
    }))
        .min(1, 'must not be empty')
        .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
});
const RoleBindings = classic_schemas/* object */.Ikc({ roleBindings: classic_schemas/* array */.YOg(RoleBinding).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/role-routes.js




/** The operations of roles and of role bindings. */
const roleRoutes = {
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
    getRole: {
        method: 'GET',
        path: '/iam/v2/roles/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'roles.list',
        idempotent: true,
        response: Role,
    },
    createRole: {
        method: 'POST',
        path: '/iam/v2/roles/{parent}',
        face: 'api',
        credential: 'platform',
        capability: 'roles.create',
        idempotent: false,
        body: NewRole,
        response: Role,
    },
    updateRole: {
        method: 'PATCH',
        path: '/iam/v2/roles/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'roles.update',
        idempotent: true,
        query: MaskQuery,
        body: NewRole.partial(),
        response: Role,
    },
    deleteRole: {
        method: 'DELETE',
        path: '/iam/v2/roles/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'roles.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listRoleBindings: {
        method: 'GET',
        path: '/iam/v2/roleBindings',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.list',
        idempotent: true,
        query: RoleBindingListQuery,
        response: RoleBindingPage,
    },
    getRoleBinding: {
        method: 'GET',
        path: '/iam/v2/roleBindings/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.list',
        idempotent: true,
        response: RoleBinding,
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
    updateRoleBinding: {
        method: 'PATCH',
        path: '/iam/v2/roleBindings/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.update',
        idempotent: true,
        query: MaskQuery,
        body: NewRoleBinding.partial(),
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
    batchCreateRoleBindings: {
        method: 'POST',
        path: '/iam/v2/roleBindings:batchCreate',
        face: 'api',
        credential: 'platform',
        capability: 'role_bindings.create',
        idempotent: false,
        body: RoleBindingBatch,
        response: RoleBindings,
    },
};

;// CONCATENATED MODULE: ./build/contract/routes/iam-routes.js





/** The operations of identity and access management, `/iam/v2/`. */
const iamRoutes = {
    ...groupRoutes,
    ...identityRoutes,
    ...roleRoutes,
    ...identityProviderRoutes,
    ...membershipRoutes,
};

;// CONCATENATED MODULE: ./build/contract/library.js



/** Where a library is from (openapi `libraries.v2.Ecosystem`). */
const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
const Ecosystem = classic_schemas/* enum */.k5n(ECOSYSTEMS, 'is not an ecosystem');
const ecosystems = repeated.pipe(classic_schemas/* array */.YOg(Ecosystem));
const Int64 = classic_schemas/* string */.YjP().regex(/^\d+$/);
/** A library that the service builds, with all its versions. */
const Artifact = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    ecosystem: Ecosystem.optional(),
    latestVersion: classic_schemas/* string */.YjP().optional(),
    versionCount: classic_schemas/* int */.Whr().optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const ArtifactPage = PageEnvelope.extend({ artifacts: classic_schemas/* array */.YOg(Artifact).default([]) });
/** The filters of the artifacts list: `query` is a part of the name, `remediated` means a version with fixes of the service. */
const ArtifactListQuery = ListQuery.extend({
    ecosystems: classic_schemas/* preprocess */.vkY((given) => given ?? [], ecosystems.refine((all) => all.length > 0, 'is required')),
    query: classic_schemas/* string */.YjP().optional(),
    cudaVersion: classic_schemas/* string */.YjP().optional(),
    remediated: flag.optional(),
});
/** One version of a library. */
const ArtifactVersion = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    version: classic_schemas/* string */.YjP(),
    description: classic_schemas/* string */.YjP().optional(),
    sizeBytes: Int64.optional(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const ArtifactVersionPage = PageEnvelope.extend({
    artifactVersions: classic_schemas/* array */.YOg(ArtifactVersion).default([]),
});
const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });
/** How many libraries there are of each ecosystem that was asked for. */
const ArtifactCount = classic_schemas/* object */.Ikc({
    counts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ ecosystem: Ecosystem, totalCount: Int64.default('0') })).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/library-routes.js


/** What all operations here have in common; the capability is the one that is named like the resource. */
const libraries = {
    method: 'GET',
    face: 'api',
    credential: 'platform',
    capability: 'libraries.artifacts.list',
    idempotent: true,
};
/** The operations of library artifacts, `/libraries/v2/`. */
const libraryRoutes = {
    listArtifacts: {
        ...libraries,
        path: '/libraries/v2/artifacts',
        query: ArtifactListQuery,
        response: ArtifactPage,
    },
    countArtifacts: {
        ...libraries,
        path: '/libraries/v2/artifacts/count',
        query: ArtifactCountQuery,
        response: ArtifactCount,
    },
    listArtifactVersions: {
        ...libraries,
        path: '/libraries/v2/artifacts/{uid}/versions',
        query: ListQuery,
        response: ArtifactVersionPage,
    },
};

;// CONCATENATED MODULE: ./build/contract/ping.js

/** The answer to a ping (openapi `ping.v2.PingResponse`). */
const Pong = classic_schemas/* object */.Ikc({ response: classic_schemas/* string */.YjP().optional() });

;// CONCATENATED MODULE: ./build/contract/routes/ping-routes.js

/** The check of the connection, `/ping/v2/`. */
const pingRoutes = {
    ping: {
        method: 'GET',
        path: '/ping/v2/ping',
        face: 'api',
        credential: 'none',
        idempotent: true,
        response: Pong,
    },
};

// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
;// CONCATENATED MODULE: ./build/contract/tag.js




const DigestText = classic_schemas/* string */.YjP().refine(digest/* isDigest */.Bc, 'not a digest');
/** What a client sets of a tag (openapi `registry.v2.Tag`). */
const TagFields = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
    digest: classic_schemas/* string */.YjP('is required').refine(digest/* isDigest */.Bc, 'is not a digest'),
    deprecated: classic_schemas/* boolean */.zMY().optional(),
    bundles: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
});
/** A tag; `deprecated` marks one past its end of life and is absent when false (spec.md §2; proto3 JSON). */
const Tag = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP().optional(),
    name: classic_schemas/* string */.YjP(),
    digest: DigestText,
    deprecated: classic_schemas/* boolean */.zMY().default(false),
    bundles: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    createTime: Timestamp.optional(),
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
    /** Only tags that were moved at this time or later. */
    updatedSince: Timestamp.optional(),
    includeDates: flag.optional(),
    includeEpochs: flag.optional(),
    includeReferrers: flag.optional(),
});

;// CONCATENATED MODULE: ./build/contract/oci.js


/** The media types of what the registry serves (OCI image specification, "Media types"; in-toto and DSSE). */
const MEDIA_TYPES = {
    index: 'application/vnd.oci.image.index.v1+json',
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
    envelope: 'application/vnd.dsse.envelope.v1+json',
    statement: 'application/vnd.in-toto+json',
};
/** How images are called that were pushed with tools older than OCI (Docker image manifest version 2, schema 2). */
const DOCKER_MEDIA_TYPES = {
    index: 'application/vnd.docker.distribution.manifest.list.v2+json',
    manifest: 'application/vnd.docker.distribution.manifest.v2+json',
};
/** Where other content is, and what it is (OCI image specification, "Descriptor"). */
const Descriptor = classic_schemas/* object */.Ikc({
    mediaType: classic_schemas/* string */.YjP(),
    digest: DigestText,
    size: classic_schemas/* int */.Whr(),
    artifactType: classic_schemas/* string */.YjP().optional(),
    annotations: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
    platform: classic_schemas/* object */.Ikc({ architecture: classic_schemas/* string */.YjP(), os: classic_schemas/* string */.YjP(), variant: classic_schemas/* string */.YjP().optional() }).optional(),
});
/** A list of manifests: one per platform, or those that refer to another one. */
const ImageIndex = classic_schemas/* object */.Ikc({
    schemaVersion: classic_schemas/* literal */.euz(2),
    /** Absent where only the header of the answer tells it (OCI image specification, "Image index"). */
    mediaType: classic_schemas/* enum */.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
    artifactType: classic_schemas/* string */.YjP().optional(),
    manifests: classic_schemas/* array */.YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
});
/** The image of one platform, or an artifact. `subject` is the manifest that it refers to. */
const ImageManifest = classic_schemas/* object */.Ikc({
    schemaVersion: classic_schemas/* literal */.euz(2),
    mediaType: classic_schemas/* enum */.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
    artifactType: classic_schemas/* string */.YjP().optional(),
    config: Descriptor,
    layers: classic_schemas/* array */.YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
});
/** What stands behind a tag or a digest. */
const Manifest = classic_schemas/* union */.KCZ([ImageIndex, ImageManifest]);
/** Which of the manifests that refer to one (OCI distribution specification, "Listing referrers"). */
const ReferrersQuery = classic_schemas/* object */.Ikc({ artifactType: classic_schemas/* string */.YjP().optional() });
/** The names of an image's tags in the order of their characters. */
const TagNames = classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP(), tags: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()) });
/** At most `n` names, beginning after `last`. */
const TagNamesQuery = classic_schemas/* object */.Ikc({
    n: number('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
    last: classic_schemas/* string */.YjP().optional(),
});
/** One software package of an image, as `apk` knows it. `arch` is absent where every platform has it. */
const ImagePackage = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP().min(1),
    version: classic_schemas/* string */.YjP().min(1),
    origin: classic_schemas/* string */.YjP().optional(),
    arch: classic_schemas/* enum */.k5n(['x86_64', 'aarch64']).optional(),
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
/** The same as a form, with the credentials in it (DIST oauth.md); `scope` is one text with spaces. */
const RegistryTokenForm = classic_schemas/* object */.Ikc({
    grantType: classic_schemas/* enum */.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
    service: classic_schemas/* string */.YjP('is required'),
    clientId: classic_schemas/* string */.YjP('is required'),
    scope: repeated.optional(),
    username: classic_schemas/* string */.YjP().optional(),
    password: classic_schemas/* string */.YjP().optional(),
    refreshToken: classic_schemas/* string */.YjP().optional(),
    accessType: classic_schemas/* enum */.k5n(['online', 'offline'], 'must be online or offline').optional(),
});
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
/** What a refresh is asked for: the audiences of the new token. */
const RefreshRequest = classic_schemas/* object */.Ikc({ aud: repeated.optional() });
/** The answer to a refresh: a token, and the refresh token that takes the place of the one used (sign-in.md §3.3). */
const TokenPair = classic_schemas/* object */.Ikc({ token: AccessToken, refreshToken: AccessToken });
/** The answer of the registry's token endpoint: `token` or `access_token`, 60 s when it names no life (DIST token.md). */
const RegistryToken = classic_schemas/* object */.Ikc({
    token: BearerText.optional(),
    access_token: BearerText.optional(),
    expires_in: classic_schemas/* number */.aig().optional(),
    issued_at: classic_schemas/* string */.YjP().optional(),
    /** What was granted, where the form of OAuth was asked. */
    scope: classic_schemas/* string */.YjP().optional(),
    refresh_token: BearerText.optional(),
})
    .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');

;// CONCATENATED MODULE: ./build/contract/routes/pull-routes.js




/** The operations of the registry itself: its tokens, its tag histories, and pulling (OCI distribution specification). */
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
    postRegistryToken: {
        method: 'POST',
        path: '/token',
        face: 'token',
        credential: 'none',
        idempotent: true,
        form: true,
        body: RegistryTokenForm,
        response: RegistryToken,
    },
    getRegistryTokenCertificate: {
        method: 'GET',
        path: '/token/certificate',
        face: 'token',
        credential: 'none',
        idempotent: true,
        binary: true,
        response: classic_schemas/* unknown */.L5J(),
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
    checkRegistryAccess: {
        method: 'GET',
        path: '/v2/',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: classic_schemas/* object */.Ikc({}),
    },
    listTagNames: {
        method: 'GET',
        path: '/v2/{organization}/{image}/tags/list',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: TagNamesQuery,
        response: TagNames,
    },
    getManifest: {
        method: 'GET',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: Manifest,
    },
    headManifest: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    getBlob: {
        method: 'GET',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    headBlob: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listReferrers: {
        method: 'GET',
        path: '/v2/{organization}/{image}/referrers/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: ReferrersQuery,
        response: ImageIndex,
    },
};

;// CONCATENATED MODULE: ./build/contract/image.js

/** The architectures that one build of an image is there for (openapi `registry.v2.Architectures`). */
const Architectures = classic_schemas/* object */.Ikc({ architectures: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]) });
/** The compressed bytes of one build for one architecture; a 64-bit number and so a string (openapi `registry.v2.Size`). */
const ImageSize = classic_schemas/* object */.Ikc({ architecture: classic_schemas/* string */.YjP().optional(), size: classic_schemas/* string */.YjP().regex(/^\d+$/) });
const ImageSizeQuery = classic_schemas/* object */.Ikc({ architecture: classic_schemas/* string */.YjP().optional() });

;// CONCATENATED MODULE: ./build/contract/repo.js



/** The path of an image below its organization (OCI distribution specification, "Pulling manifests"). */
const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
const SyncConfig = classic_schemas/* looseObject */._H3({
    source: classic_schemas/* string */.YjP().optional(),
    expirationTime: Timestamp.optional(),
    gracePeriod: classic_schemas/* boolean */.zMY().optional(),
    uniqueTags: classic_schemas/* boolean */.zMY().optional(),
});
/** What a client sets of a repository (openapi `registry.v2.Repo`, whose `sync_config` is camelCase on the wire). */
const RepoFields = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
    description: classic_schemas/* string */.YjP().optional(),
    bundles: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    aliases: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    activeTags: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(),
    catalogTier: classic_schemas/* string */.YjP()
        .regex(/^CATALOG_TIER_[A-Z]+$/, 'is not a catalog tier')
        .optional(),
    syncConfig: SyncConfig.optional(),
    customOverlay: classic_schemas/* looseObject */._H3({}).optional(),
});
/** A repository of the registry: one image, with all its tags (spec.md §2). */
const Repo = RepoFields.extend({
    uid: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    createTime: Timestamp.optional(),
    updateTime: Timestamp.optional(),
});
const RepoPage = PageEnvelope.extend({ repos: classic_schemas/* array */.YOg(Repo).default([]) });
/** What a client sets of a readme. */
const RepoReadmeFields = classic_schemas/* object */.Ikc({ content: classic_schemas/* string */.YjP().default('') });
/** The readme of a repository, Markdown; empty where nobody wrote one (openapi `registry.v2.RepoReadme`). */
const RepoReadme = RepoReadmeFields.extend({ uid: classic_schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/contract/routes/registry-routes.js





/** What all operations here have in common. */
const registry = { face: 'api', credential: 'platform' };
/** The operations of repos, tags and images, `/registry/v2/`. */
const registryRoutes = {
    listRepos: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos',
        capability: 'repo.list',
        idempotent: true,
        query: NamedListQuery,
        response: RepoPage,
    },
    // The paths below a repo come before the repo: a uid holds slashes, and the first row that fits is taken.
    getRepoReadme: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos/{uid}/readme',
        capability: 'repo.list',
        idempotent: true,
        response: RepoReadme,
    },
    updateRepoReadme: {
        ...registry,
        method: 'PATCH',
        path: '/registry/v2/repos/{uid}/readme',
        capability: 'repo.update',
        idempotent: true,
        query: MaskQuery,
        body: RepoReadmeFields,
        response: RepoReadme,
    },
    getImageArchitectures: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos/{uid}/digests/{digest}/architectures',
        capability: 'manifest.list',
        idempotent: true,
        response: Architectures,
    },
    getImageSize: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos/{uid}/digests/{digest}/size',
        capability: 'manifest.list',
        idempotent: true,
        query: ImageSizeQuery,
        response: ImageSize,
    },
    getRepo: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos/{uid}',
        capability: 'repo.list',
        idempotent: true,
        response: Repo,
    },
    createRepo: {
        ...registry,
        method: 'POST',
        path: '/registry/v2/repos/{parent}',
        capability: 'repo.create',
        idempotent: false,
        body: RepoFields,
        response: Repo,
    },
    updateRepo: {
        ...registry,
        method: 'PATCH',
        path: '/registry/v2/repos/{uid}',
        capability: 'repo.update',
        idempotent: true,
        query: MaskQuery,
        body: RepoFields.partial(),
        response: Repo,
    },
    deleteRepo: {
        ...registry,
        method: 'DELETE',
        path: '/registry/v2/repos/{uid}',
        capability: 'repo.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
    },
    listTags: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/tags',
        capability: 'tag.list',
        idempotent: true,
        query: TagListQuery,
        response: TagPage,
    },
    getTag: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/tags/{uid}',
        capability: 'tag.list',
        idempotent: true,
        response: Tag,
    },
    createTag: {
        ...registry,
        method: 'POST',
        path: '/registry/v2/tags/{parent}',
        capability: 'tag.create',
        idempotent: false,
        body: TagFields,
        response: Tag,
    },
    deleteTag: {
        ...registry,
        method: 'DELETE',
        path: '/registry/v2/tags/{uid}',
        capability: 'tag.delete',
        idempotent: true,
        response: classic_schemas/* unknown */.L5J(),
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
    exchangeRefreshToken: {
        method: 'POST',
        path: '/sts/exchange_refresh_token',
        face: 'issuer',
        credential: 'refresh-token',
        idempotent: false,
        form: true,
        body: RefreshRequest,
        response: TokenPair,
    },
    getIssuerConfiguration: {
        method: 'GET',
        path: '/.well-known/openid-configuration',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: OpenIdConfiguration,
    },
    getIssuerKeys: {
        method: 'GET',
        path: '/.well-known/jwks.json',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: JsonWebKeys,
    },
};

;// CONCATENATED MODULE: ./build/contract/eol-tag.js



/** Whether a tag is still built (advisory-gate.md §4.1); a superseded tag is inactive and need not be at its end of life. */
const TAG_STATUSES = (/* unused pure expression or super */ null && (['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']));
/** Whether and since when a tag is built beyond the end of life of its main package (advisory-gate.md §4.1). */
const GRACE_STATUSES = (/* unused pure expression or super */ null && ([
    'GRACE_NOT_ELIGIBLE',
    'GRACE_ELIGIBLE',
    'GRACE_ACTIVE',
    'GRACE_BROKEN',
    'GRACE_EXPIRED',
]));
/** The version of the package that an image is there for; dates are `YYYY-MM-DD`, and `lts` is a date in some answers. */
const MainPackageVersion = classic_schemas/* object */.Ikc({
    version: classic_schemas/* string */.YjP().optional(),
    latestVersion: classic_schemas/* string */.YjP().optional(),
    releaseDate: classic_schemas/* string */.YjP().optional(),
    eolDate: classic_schemas/* string */.YjP().optional(),
    exists: classic_schemas/* boolean */.zMY().optional(),
    fips: classic_schemas/* boolean */.zMY().optional(),
    lts: classic_schemas/* union */.KCZ([classic_schemas/* boolean */.zMY(), classic_schemas/* string */.YjP()]).optional(),
    legacyLts: classic_schemas/* string */.YjP().optional(),
    eolBroken: classic_schemas/* boolean */.zMY().optional(),
});
/** What v1 tells of the life of a tag. A status that is missing is the first of its list (proto3 JSON), an unknown one stays. */
const EolTag = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP(),
    name: classic_schemas/* string */.YjP(),
    mainPackageName: classic_schemas/* string */.YjP().optional(),
    tagStatus: classic_schemas/* string */.YjP().default('TAG_ACTIVE'),
    mainPackageVersion: MainPackageVersion.nullish(),
    graceStatus: classic_schemas/* string */.YjP().default('GRACE_NOT_ELIGIBLE'),
    gracePeriodExpiryDate: Timestamp.nullish(),
});
/** A page of v1: there is no count of all results. */
const EolTagPage = classic_schemas/* object */.Ikc({
    items: classic_schemas/* array */.YOg(EolTag).default([]),
    nextPageToken: classic_schemas/* string */.YjP().optional(),
});
const eol_tag_count = number('must be an integer').int('must be an integer');
const EolTagQuery = classic_schemas/* object */.Ikc({
    'uidp.descendantsOf': classic_schemas/* string */.YjP().optional(),
    'uidp.childrenOf': classic_schemas/* string */.YjP().optional(),
    name: classic_schemas/* string */.YjP().optional(),
    pageToken: classic_schemas/* string */.YjP().optional(),
    pageSize: eol_tag_count.optional(),
    excludeDates: flag.optional(),
    excludeEpochs: flag.optional(),
});

;// CONCATENATED MODULE: ./build/contract/version-one.js



/** What a tag has pointed to, oldest first, as v1 tells it; empty for a tag that is not there. */
const TagHistoryList = classic_schemas/* object */.Ikc({
    items: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ updateTimestamp: Timestamp, digest: DigestText })).default([]),
});
const Component = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP().optional(),
    name: classic_schemas/* string */.YjP(),
    version: classic_schemas/* string */.YjP().optional(),
    purl: classic_schemas/* string */.YjP().optional(),
});
/** The bill of materials of a build; all is absent for a build that is not there. `rawSbom` is base64. */
const Sbom = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP().optional(),
    digest: classic_schemas/* string */.YjP().optional(),
    format: classic_schemas/* string */.YjP().optional(),
    generatedAt: Timestamp.optional(),
    rawSbom: classic_schemas/* base64 */.K39().optional(),
    graph: classic_schemas/* object */.Ikc({ nodes: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ package: Component.optional() })).default([]) }).optional(),
});
const SbomQuery = classic_schemas/* object */.Ikc({ arch: classic_schemas/* string */.YjP().optional() });
/** The document itself, as text; absent for a build that is not there. */
const RawSbom = classic_schemas/* object */.Ikc({ rawSbom: classic_schemas/* string */.YjP().optional() });
/** How bad a vulnerability is, and whether there is a way out. */
const SEVERITIES = (/* unused pure expression or super */ null && (['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']));
const VulnerabilityMatch = classic_schemas/* object */.Ikc({
    vulnerability: classic_schemas/* object */.Ikc({
        id: classic_schemas/* string */.YjP(),
        displayId: classic_schemas/* string */.YjP().optional(),
        source: classic_schemas/* string */.YjP().optional(),
        severity: classic_schemas/* string */.YjP().default('UNKNOWN'),
    }),
    fix: classic_schemas/* object */.Ikc({ state: classic_schemas/* string */.YjP().default('UNKNOWN'), versions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]) })
        .optional(),
    pkg: Component.optional(),
});
/** What a scanner found in a build; all is absent for a build that is not there. */
const VulnerabilityReport = classic_schemas/* object */.Ikc({
    id: classic_schemas/* string */.YjP().optional(),
    reportGeneration: Timestamp.optional(),
    lastSeen: Timestamp.optional(),
    scanner: classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP(), version: classic_schemas/* string */.YjP().optional() }).optional(),
    vulnerabilityMatches: classic_schemas/* array */.YOg(VulnerabilityMatch).default([]),
});
const ids = classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).default([]);
/** How many vulnerabilities of each severity a tag had on a day. */
const VulnerabilityCount = classic_schemas/* object */.Ikc({
    repo: classic_schemas/* string */.YjP(),
    tag: classic_schemas/* string */.YjP(),
    date: Timestamp,
    sizeBytes: classic_schemas/* string */.YjP().regex(/^\d+$/).optional(),
    vulnCounts: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ severity: classic_schemas/* string */.YjP().default('UNKNOWN'), count: classic_schemas/* int */.Whr().default(0) }))
        .default([]),
    cveIds: ids,
    critCveIds: ids,
    highCveIds: ids,
    medCveIds: ids,
    lowCveIds: ids,
    negligibleCveIds: ids,
    unknownCveIds: ids,
});
const VulnerabilityCounts = classic_schemas/* object */.Ikc({ items: classic_schemas/* array */.YOg(VulnerabilityCount).default([]) });
const VulnerabilityCountQuery = classic_schemas/* object */.Ikc({
    repo: classic_schemas/* string */.YjP().optional(),
    tag: classic_schemas/* string */.YjP().optional(),
    from: Timestamp.optional(),
    to: Timestamp.optional(),
});
/** Which build the policies are asked about. */
const PolicyCheck = classic_schemas/* object */.Ikc({ digest: classic_schemas/* string */.YjP('is required').pipe(DigestText) });
/** What each policy says about pulling a build (advisory-gate.md §1.2). */
const PolicyResults = classic_schemas/* object */.Ikc({
    results: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        policyId: classic_schemas/* string */.YjP().optional(),
        policyName: classic_schemas/* string */.YjP(),
        mode: classic_schemas/* string */.YjP(),
        result: classic_schemas/* string */.YjP(),
        parameters: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).optional(),
    }))
        .default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/version-one-routes.js



/** What all operations here have in common. */
const versionOne = { face: 'api', credential: 'platform', idempotent: true };
/**
 * The operations of v1 that v2 has nothing for (spec.md §9 rule 6), and those that the check reads of images. What is
 * missing is an empty 200 here. Some need several capabilities (advisory-gate.md §3.2): the row has the telling one.
 */
const versionOneRoutes = {
    listEolTags: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/eoltags',
        capability: 'tag.list',
        query: EolTagQuery,
        response: EolTagPage,
    },
    listTagHistory: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/tags/{uid}/history',
        capability: 'tag.list',
        query: TagHistoryQuery,
        response: TagHistoryList,
    },
    getSbom: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/repos/{uid}/digests/{digest}/sbom',
        capability: 'sboms.list',
        query: SbomQuery,
        response: Sbom,
    },
    getRawSbom: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/repos/{uid}/digest/{digest}/rawsbom',
        capability: 'sboms.list',
        query: SbomQuery,
        response: RawSbom,
    },
    getVulnerabilityReport: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/repos/{uid}/digests/{digest}/vulnreport',
        capability: 'vuln_reports.list',
        response: VulnerabilityReport,
    },
    listVulnerabilityCounts: {
        ...versionOne,
        method: 'GET',
        path: '/registry/v1/vuln_reports/counts',
        capability: 'vuln_reports.list',
        query: VulnerabilityCountQuery,
        response: VulnerabilityCounts,
    },
    checkPolicies: {
        ...versionOne,
        method: 'POST',
        path: '/registry/v1/repos/{uid}:checkPolicies',
        capability: 'repo.check_policies',
        body: PolicyCheck,
        response: PolicyResults,
    },
};

;// CONCATENATED MODULE: ./build/contract/advisory.js



const advisory_Note = classic_schemas/* object */.Ikc({ note: classic_schemas/* string */.YjP().optional() });
/**
 * One step in the life of an advisory: exactly one of the kinds below is set. Only approved events count
 * (advisory-gate.md §3.1, §3.5).
 */
const AdvisoryEvent = classic_schemas/* looseObject */._H3({
    uid: classic_schemas/* string */.YjP().optional(),
    createTime: Timestamp,
    reviewState: classic_schemas/* string */.YjP(),
    author: classic_schemas/* string */.YjP().optional(),
    reviewer: classic_schemas/* string */.YjP().optional(),
    detection: classic_schemas/* looseObject */._H3({}).optional(),
    truePositiveDetermination: advisory_Note.optional(),
    falsePositiveDetermination: classic_schemas/* object */.Ikc({ type: classic_schemas/* string */.YjP().optional(), note: classic_schemas/* string */.YjP().optional() })
        .optional(),
    fixed: classic_schemas/* object */.Ikc({ fixedVersion: classic_schemas/* string */.YjP(), note: classic_schemas/* string */.YjP().optional() }).optional(),
    pendingUpstreamFix: advisory_Note.optional(),
    fixNotPlanned: advisory_Note.optional(),
    analysisNotPlanned: advisory_Note.optional(),
    patched: classic_schemas/* object */.Ikc({ patchedVersions: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).optional(), note: classic_schemas/* string */.YjP().optional() })
        .optional(),
});
/** A security advisory on one artifact (spec.md §2; openapi `vulnerabilities.v2.Advisory`). */
const Advisory = classic_schemas/* object */.Ikc({
    uid: classic_schemas/* string */.YjP(),
    advisoryId: classic_schemas/* string */.YjP(),
    legacyAdvisoryId: classic_schemas/* string */.YjP().optional(),
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
/** What the platform has decided about an event. */
const REVIEW_STATES = [
    'REVIEW_STATE_UNSPECIFIED',
    'REVIEW_STATE_PENDING',
    'REVIEW_STATE_APPROVED',
    'REVIEW_STATE_REQUEST_CHANGES',
    'REVIEW_STATE_REJECTED',
];
/** Which field an event of a type has, by the name of the type in the filters. */
const EVENT_TYPES = {
    EVENT_TYPE_FILTER_DETECTION: 'detection',
    EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
    EVENT_TYPE_FILTER_FIXED: 'fixed',
    EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
    EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
    EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
    EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
    EVENT_TYPE_FILTER_PATCHED: 'patched',
};
const EventTypeName = classic_schemas/* enum */.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
const ReviewState = classic_schemas/* enum */.k5n(REVIEW_STATES, 'is not a review state');
/**
 * The filters of the advisories list (openapi `ListAdvisories`; advisory-gate.md §3.1): all that are given have to
 * hold, and any value of one. `origin` means a package with its subpackages, and puts `artifactNames` out of force;
 * `latestEventType` keeps those whose most recent approved event is of the type; `query` is a part of any name or id.
 */
const AdvisoryListQuery = ListQuery.extend({
    advisoryIds: repeated.optional(),
    legacyAdvisoryIds: repeated.optional(),
    artifactNames: repeated.optional(),
    artifactTypes: repeated.optional(),
    artifactArchitectures: repeated.optional(),
    componentNames: repeated.optional(),
    componentTypes: repeated.optional(),
    componentLocations: repeated.optional(),
    aliases: repeated.optional(),
    origin: classic_schemas/* string */.YjP().optional(),
    eventReviewStates: repeated.pipe(classic_schemas/* array */.YOg(ReviewState)).optional(),
    eventAuthors: repeated.optional(),
    excludeEventAuthors: repeated.optional(),
    eventReviewers: repeated.optional(),
    eventTypes: repeated.pipe(classic_schemas/* array */.YOg(EventTypeName)).optional(),
    latestEventType: EventTypeName.optional(),
    query: classic_schemas/* string */.YjP().optional(),
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
    ...eventRoutes,
    ...pingRoutes,
    ...registryRoutes,
    ...vulnerabilityRoutes,
    ...libraryRoutes,
    ...advisoryRoutes,
    ...versionOneRoutes,
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
const OTHER_REGISTRY_HINTS = {
    auth_rejected: 'Sign in to this registry before this step (docker login): its credentials were refused, or it needs some.',
    auth_forbidden: 'Check the name of the image, and that the credentials for this registry may pull it.',
};
/** The refusals whose remedy depends on what was asked. */
function hintFor(code, name) {
    if (name === undefined)
        return OTHER_REGISTRY_HINTS[code];
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

// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
;// CONCATENATED MODULE: ./build/client/moved-request.js


const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * The request for what an answer says lies elsewhere, or undefined where it says no such thing. Registries hand blobs
 * out from a storage of their own (OCI distribution specification, "Pulling blobs"). Only routes that the contract
 * marks as movable are followed, once, over https, and never with the credential: that is for its own host alone
 * (design.md §4 rule 2). Plain http on loopback may only lead to loopback.
 */
function movedRequest(name, request, response) {
    const { authorization, ...headers } = request.headers;
    const isFirst = authorization !== undefined;
    if (!('movable' in routes[name]) || !isFirst || !REDIRECTS.has(response.status))
        return undefined;
    const target = readTarget(response.headers['location'] ?? '', request.url);
    return target === undefined ? undefined : { ...request, url: target.href, headers };
}
/** Where a redirect leads, when that may be followed without a credential; undefined where it may not. */
function readTarget(location, base) {
    if (location === '' || !URL.canParse(location, base))
        return undefined;
    const from = new URL(base);
    const target = new URL(location, base);
    const isSafe = target.protocol === 'https:' ||
        (target.protocol === 'http:' && (0,client_endpoints/* isLoopback */.U9)(target.hostname) && (0,client_endpoints/* isLoopback */.U9)(from.hostname));
    return isSafe && target.username === '' && target.password === '' ? target : undefined;
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
            accept: parts.accept ?? 'application/json',
            ...(parts.credential === undefined ? {} : { authorization: authorization(name, parts.credential) }),
            ...(parts.body === undefined
                ? {}
                : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        ...(parts.body === undefined ? {} : { body: isForm ? formText(parts.body) : JSON.stringify(parts.body) }),
        maxBytes: parts.maxBytes ?? MAX_BYTES[route.face],
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
/** Digests go with their colon, which a path may have (RFC 3986 §3.3): not every registry decodes it. */
function fillPath(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, key) => {
        const value = values[key] ?? '';
        return (0,digest/* isDigest */.Bc)(value) ? value : value.split('/').map(encodeURIComponent).join('/');
    });
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
        const answer = await sendUntilFinal(name, purpose, request, options);
        const moved = movedRequest(name, request, answer);
        const response = moved === undefined ? answer : await sendUntilFinal(name, purpose, moved, options);
        return { value: readValue(name, purpose, response), serverTime: readServerTime(response), response };
    };
}
async function sendUntilFinal(name, purpose, request, options) {
    const { clock, signal } = options;
    const startedAt = clock.now();
    const deadline = startedAt + (options.callMs ?? CALL_MS);
    for (let attempt = 1;; attempt += 1) {
        const timeoutMs = Math.min(options.attemptMs ?? ATTEMPT_MS, Math.max(1, deadline - clock.now()));
        // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
        const outcome = await tryOnce(name, options.send, {
            ...request,
            timeoutMs,
            ...(signal === undefined ? {} : { signal }),
        });
        if (isFinal(name, request, outcome))
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
async function tryOnce(name, send, request) {
    try {
        const response = await send(request);
        const body = readJson(response.body);
        if (response.status >= 300)
            return { kind: 'answer', response, failure: readFailure(body) };
        const isEmpty = response.status === 204 || response.body.length === 0;
        return body === undefined && !isEmpty && !('binary' in routes[name])
            ? { kind: 'garbled', response }
            : { kind: 'answer', response, failure: undefined };
    }
    catch (error) {
        if (error instanceof http/* TransportFailure */.A)
            return { kind: 'no-answer', failure: error };
        throw error;
    }
}
/** An answer that the caller of the route can do something with: the one asked for, or where that lies. */
function isFinal(name, request, outcome) {
    if (outcome.kind !== 'answer')
        return false;
    return outcome.response.status < 300 || movedRequest(name, request, outcome.response) !== undefined;
}
function readValue(name, purpose, response) {
    const parsed = routes[name].response.safeParse('binary' in routes[name] ? {} : (readJson(response.body) ?? {}));
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

;// CONCATENATED MODULE: ./build/client/checked-number.js

/** A 64-bit number comes as text (spec.md §2). Throws `platform_unexpected_answer` where a number would be inexact. */
function checkedNumber(text) {
    const number = Number(text);
    if (Number.isSafeInteger(number))
        return number;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the number ${text} is too large`);
}

;// CONCATENATED MODULE: ./build/client/paginate.js

/** No list of this service is as long as this many pages; a server that never ends is stopped here. */
const MOST_PAGES = 10_000;
/** Every item of a list, page after page; see `paginatePages`. */
async function* paginate(fetchPage, uidOf) {
    for await (const { items } of paginatePages(fetchPage, uidOf))
        yield* items;
}
/**
 * Every page of a list from a token on, each uid once. Ends only where the token is absent, not where a page is
 * empty. An expired token silently restarts the query (spec.md §7), so items are told apart by uid. Throws
 * `platform_unexpected_answer` when a token comes back a second time: such a list would never end.
 */
async function* paginatePages(fetchPage, uidOf, firstToken) {
    const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
    const seenUids = new Set();
    let pageToken = firstToken;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the token of a page is in the page before it
        const page = await fetchPage(pageToken);
        yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
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

;// CONCATENATED MODULE: ./build/client/list.js



/**
 * A list of the platform API as an async iterable over all its pages. Nothing is asked before the first item is; each
 * `for await` walks anew. Throws what `paginatePages` and the call throw, and `platform_unexpected_answer` for a total
 * that no number of JavaScript can hold.
 */
function listOf(access, list, walk = {}) {
    const fetchPage = async (pageToken) => {
        const query = { ...list.query, ...walkQuery(walk, pageToken) };
        const path = list.path === undefined ? {} : { path: list.path };
        const page = list.pageOf(await access.ask(list.route, list.purpose, { ...path, query }));
        return {
            items: page.items,
            nextPageToken: page.nextPageToken,
            totalCount: page.totalCount === undefined ? undefined : checkedNumber(page.totalCount),
            skipped: page.skipped ?? 0,
        };
    };
    const pages = () => paginatePages(fetchPage, list.uidOf, walk.pageToken);
    return {
        pages,
        async *[Symbol.asyncIterator]() {
            for await (const { items } of pages())
                yield* items;
        },
    };
}
/** The place as query parameters. */
function placeQuery(place) {
    return {
        'uidp.ids': place.ids,
        'uidp.children_of': place.childrenOf,
        'uidp.descendants_of': place.descendantsOf,
        'uidp.ancestors_of': place.ancestorsOf,
        'uidp.in_root': place.inRoot,
    };
}
/** `skip` counts from where a token stands, so it goes with the first page alone. */
function walkQuery(walk, pageToken) {
    return {
        page_size: walk.pageSize ?? PAGE_SIZE.maximum,
        page_token: pageToken,
        order_by: walk.orderBy,
        skip: pageToken === walk.pageToken ? walk.skip : undefined,
    };
}

;// CONCATENATED MODULE: ./build/client/platform-access.js
/** The access over one call path with one access token of the API's audience. */
function platformAccess(options) {
    return {
        ask: async (name, purpose, parts = {}) => {
            const { value } = await options.call(name, purpose, { ...parts, credential: options.token });
            return value;
        },
    };
}
/**
 * The parts of a PATCH. The mask is always sent, so that the service guesses nothing: by default the fields of
 * `changes`; a field of `mask` that `changes` lacks is cleared; `*` replaces the whole resource (spec.md §4).
 */
function patchParts(uid, changes, mask) {
    const fields = mask ?? Object.keys(changes);
    return {
        path: { uid },
        query: { updateMask: fields === '*' ? fields : fields.join(',') },
        body: Object.fromEntries(Object.entries(changes)),
    };
}

;// CONCATENATED MODULE: ./build/client/platform-client.js


/** The platform client over one call path, with one access token of the API's audience. */
function createPlatformClient(options) {
    const access = platformAccess(options);
    return {
        listRepos: ({ name, ...place }) => listOf(access, {
            route: 'listRepos',
            purpose: `look up the repository ${name ?? 'list'}`,
            query: { name, ...placeQuery(place) },
            pageOf: ({ repos, ...page }) => ({ items: repos, ...page }),
            uidOf: (repo) => repo.uid,
        }),
        listTags: ({ name, ...place }) => listOf(access, {
            route: 'listTags',
            purpose: `look up the tag ${name ?? 'list'}`,
            // Hidden by default, and then a pinned `3.10.16-r4` would be "not found" (advisory-gate.md §4.1).
            query: { name, ...placeQuery(place), includeDates: true, includeEpochs: true },
            pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
            uidOf: (tag) => tag.uid ?? tag.name,
        }),
        listAdvisories: ({ artifactNames }) => listOf(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { artifactNames },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }),
    };
}

// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/client/registry-tokens.js


/** Milliseconds before its end from which on a token is not used any more: a request takes time too. */
const MARGIN_MS = 30_000;
/** The life of a token whose answer names none (DIST token.md). */
const DEFAULT_LIFE_SECONDS = 60;
/**
 * The tokens of a run: one per image, asked for when it is first needed and again when it is about to end. Whoever asks
 * meanwhile waits for the same answer; a refusal stands for the run. `passwordFor` gives the platform token of the
 * registry's audience for an image, or undefined where the image is public and asked for anonymously.
 */
function createRegistryTokens(options) {
    const { clock } = options;
    const tokens = new Map();
    function request(image) {
        const known = {
            token: askForToken(image, options).then(({ token, lifeSeconds }) => {
                known.staleFrom = clock.now() + lifeSeconds * 1000 - MARGIN_MS;
                return token;
            }),
            staleFrom: undefined,
        };
        return known;
    }
    return {
        tokenFor: (image) => {
            const name = nameOf(image);
            const known = tokens.get(name);
            if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                return known.token;
            }
            const fresh = request(image);
            tokens.set(name, fresh);
            return fresh.token;
        },
    };
}
/** The name of an image in its references: organization and name. */
function nameOf({ organization, name }) {
    return `${organization}/${name}`;
}
async function askForToken(image, { call, passwordFor, onSecret }) {
    const name = nameOf(image);
    const password = passwordFor(image);
    const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
        query: { scope: `repository:${name}:pull` },
        ...(password === undefined ? {} : { credential: password }),
    });
    const token = new domain_secret/* Secret */.z(textOf(value, name));
    onSecret(token);
    return { token, lifeSeconds: value.expires_in ?? DEFAULT_LIFE_SECONDS };
}
/** The schema has made sure of one of the two; the refusal is for the compiler, and says so if that ever changes. */
function textOf({ token, access_token: accessToken }, name) {
    const text = token ?? accessToken;
    if (text !== undefined)
        return text;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `no registry token for ${name}`);
}

;// CONCATENATED MODULE: ./build/client/registry-client.js






/** A tag rebuilt every minute for a year would need 526 pages; beyond this something is wrong. */
const MOST_HISTORY_PAGES = 1_000;
/** The registry client over one call path, with the tokens of the run. */
function createRegistryClient(options) {
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    };
}
/** At most 1000 records come at once, oldest first: the newest build of a busy tag is on the last page (spec.md §8). */
async function readHistory(call, image, tag, token) {
    const name = nameOf(image);
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

// EXTERNAL MODULE: ./build/adapters/system-clock.js + 1 modules
var system_clock = __webpack_require__(3419);
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
        event_name: textClaim(claims, 'event_name'),
        repository: textClaim(claims, 'repository'),
        repository_id: textClaim(claims, 'repository_id'),
        repository_owner_id: textClaim(claims, 'repository_owner_id'),
        ref: textClaim(claims, 'ref'),
        environment: textClaim(claims, 'environment'),
        job_workflow_ref: textClaim(claims, 'job_workflow_ref'),
        expiresAt: readEnd(claims),
    };
}
/**
 * The claims that may be shown in a log, in the order in which they are: those of sign-in.md §5 row 20, and the two ids
 * of the repository, which an identity is matched with and which an immutable subject shows anyway.
 */
const SHOWN_CLAIMS = [
    'iss',
    'sub',
    'aud',
    'event_name',
    'repository',
    'repository_id',
    'repository_owner_id',
    'ref',
    'environment',
    'job_workflow_ref',
];
/** The claims of a token that may be shown, one per line, and when it ends. */
function describeClaims(claims) {
    const texts = SHOWN_CLAIMS.flatMap((name) => {
        const value = claims[name];
        return value === undefined ? [] : [`${name}: ${(0,printable/* printable */.g)(value, 300)}`];
    });
    return claims.expiresAt === undefined ? texts : [...texts, `exp: ${(0,instant/* formatInstant */.r4)(claims.expiresAt)}`];
}
/** Reads what a token of the platform tells of itself, as far as it does: its form is the platform's own business. */
function id_token_readPlatformToken(token) {
    const payload = parseBase64Json(token.split('.')[1] ?? '');
    const claims = typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {};
    return { sub: textClaim(claims, 'sub'), expiresAt: readEnd(claims) };
}
/** `exp` is in seconds since 1970 (RFC 7519 §4.1.4); a time that no calendar holds is as good as none. */
function readEnd(claims) {
    const end = claims['exp'];
    return typeof end === 'number' && end >= 0 && end < 1e11 ? (0,instant/* toInstant */.fN)(Math.floor(end) * 1000) : undefined;
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
    const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
        url,
        credential: from.requestToken,
    });
    const claims = readIdToken(value.value);
    if (claims.aud !== from.audience) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', "GitHub's OIDC token is for another audience than asked for");
    }
    return { token: new domain_secret/* Secret */.z(value.value), claims, serverTime };
}
/**
 * Exchanges the workflow's token for one of the platform, for one audience (sign-in.md §3.3). Throws `auth_rejected`
 * when the identity does not match the token, `platform_not_found` when there is no such identity,
 * `platform_unexpected_answer` when the token has ended before it came.
 */
async function exchangeToken(call, from) {
    const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
        credential: from.idToken,
        body: { aud: from.audience, identity: from.identity },
    });
    const expiresAt = value.expiry === undefined ? id_token_readPlatformToken(value.token).expiresAt : (0,instant/* parseInstant */.nV)(value.expiry);
    if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `the token for identity ${from.identity} ended at ${(0,instant/* formatInstant */.r4)(expiresAt)}, before it was given out`);
    }
    return { token: new domain_secret/* Secret */.z(value.token), expiresAt, serverTime };
}
/**
 * Exchanges a refresh token for a token of the platform, for one audience (sign-in.md §3.3). Workloads have none: they come
 * back with a new token of their own. Never sent twice, since the first answer has used the refresh token up. Throws
 * `auth_rejected` for one that is used up, too old or forged.
 */
async function refreshToken(call, from) {
    const { value, serverTime } = await call('exchangeRefreshToken', 'renew the sign-in', {
        credential: from.refreshToken,
        body: { aud: from.audience },
    });
    const { token, expiry } = value.token;
    return {
        token: new Secret(token),
        expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
        refreshToken: new Secret(value.refreshToken.token),
        serverTime,
    };
}

;// CONCATENATED MODULE: ./build/usecases/sign-in.js




/** Signs in to the platform's API and to its registry. Throws what `exchangeForAudiences` throws. */
async function signIn(options) {
    const { endpoints } = options;
    const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0,client_endpoints/* registryAudience */.mm)(endpoints)], options);
    if (api === undefined || registry === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
}
/**
 * Signs in by the workflow's own OIDC token: one mint, one exchange per audience; the tokens come in their order. A
 * job's token lives for five minutes: when it ended while the exchange was tried again and again, a new one is asked
 * for, once. Throws the `auth_*` and `platform_*` codes of the client; a refused identity comes with the claims of the
 * token, which are what has to match.
 */
async function exchangeForAudiences(audiences, options) {
    const minted = await mint(options);
    const mintedAt = options.clock.now();
    try {
        return await exchange(minted, audiences, options);
    }
    catch (error) {
        const lived = options.clock.now() - mintedAt;
        if (!isRejected(error) || !hasEnded(minted, lived))
            throw explain(error, minted.claims, options.identity);
    }
    const again = await mint(options);
    try {
        return await exchange(again, audiences, options);
    }
    catch (error) {
        throw explain(error, again.claims, options.identity);
    }
}
async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
    const audience = (0,client_endpoints/* assertionAudience */.P5)(endpoints);
    const minted = await mintIdToken(call, { requestUrl, requestToken, audience });
    onSecret(minted.token);
    return minted;
}
async function exchange({ token }, audiences, { call, identity, onSecret }) {
    return Promise.all(audiences.map(async (audience) => {
        const exchanged = await exchangeToken(call, { idToken: token, identity, audience });
        onSecret(exchanged.token);
        return exchanged;
    }));
}
/** Milliseconds before its end from which on a refusal may be due to that end (sign-in.md §6.1). */
const sign_in_MARGIN_MS = 30_000;
/** By GitHub's own clock: that of the runner may be minutes off. */
function hasEnded({ claims, serverTime }, livedMs) {
    if (claims.expiresAt === undefined || serverTime === undefined)
        return false;
    return claims.expiresAt - (serverTime + livedMs) < sign_in_MARGIN_MS;
}
function isRejected(error) {
    return error instanceof errors/* MooringError */.OD && error.code === 'auth_rejected';
}
/** A refusal is told together with the claims that were refused (sign-in.md §2.5). */
function explain(error, claims, identity) {
    if (!(error instanceof errors/* MooringError */.OD))
        return error;
    if (error.code === 'platform_not_found') {
        return new errors/* MooringError */.OD('auth_unknown_identity', error.message, { cause: error });
    }
    if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
        return error;
    return new errors/* MooringError */.OD('auth_rejected', [
        error.message,
        `The identity ${identity} has to match this token:`,
        ...describeClaims(claims).map((line) => `  ${line}`),
    ].join('\n'), { cause: error });
}

;// CONCATENATED MODULE: ./build/actions/oidc-request.js


/**
 * What can be told from the environment before any call: where this job asks for its OIDC token, or why it may not
 * (sign-in.md §2.5). Throws `auth_id_token_half_set` for a runner that set only one of the two variables, and
 * `config_endpoint_invalid` for an address that a credential must not be sent to.
 */
function oidc_request_findOidcRequest(environment) {
    const { oidcRequestUrl, oidcRequestToken } = environment;
    if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
        return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
    }
    if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
        throw new errors/* MooringError */.OD('auth_id_token_half_set', 'the runner gave only half of what asking for an OIDC token takes');
    }
    return whyNone(environment);
}
/** GitHub's own domains under which runners find the endpoint; a GitHub Enterprise Server has its own. */
const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
function readRequestUrl({ oidcRequestUrl, serverUrl }) {
    const url = (0,client_endpoints/* readTrustedUrl */.V4)(REQUEST_URL, oidcRequestUrl);
    const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
    const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
    if (isKnown || (0,client_endpoints/* isLoopback */.U9)(url.hostname))
        return url;
    throw new errors/* MooringError */.OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is none of GitHub's hosts`, {
        hint: 'The runner sets this variable; see whether a step before this one has changed it.',
    });
}
const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
function whyNone(environment) {
    const head = environment.event.pull_request?.head.repo?.full_name;
    if (head !== undefined && head !== environment.repository) {
        return untrusted(`this run comes from the fork ${head}, and GitHub gives forks no OIDC token`);
    }
    if (environment.actor === 'dependabot[bot]') {
        return untrusted('this run was started by Dependabot, and GitHub gives it no OIDC token');
    }
    const error = new errors/* MooringError */.OD('auth_no_id_token', 'this job may not ask for an OIDC token');
    return { kind: 'not-permitted', error };
}
function untrusted(why) {
    const hint = 'There is nothing to fix in the permissions: set `when-unavailable: skip`, or run this on a schedule.';
    return { kind: 'untrusted', error: new errors/* MooringError */.OD('auth_no_id_token', why, { hint }) };
}

;// CONCATENATED MODULE: ./build/actions/access.js




/**
 * Signs a workflow in by its own OIDC token, or goes on without as `whenUnavailable` says. Only what GitHub refuses to
 * forks and to Dependabot may be skipped: a missing permission is a mistake of the workflow, which would switch a check
 * off for good. Whoever asks for `anonymous` gets less than a sign-in would give, never more, so it always may be had.
 * Throws the `auth_*` and `platform_*` codes of the sign-in: one that was refused is never taken for a missing one.
 */
async function openAccess(options) {
    const found = findOidcRequest(options.environment);
    if (found.kind === 'request')
        return { kind: 'signed-in', access: await signInWith(found, options) };
    const way = wayWithout(found, options.whenUnavailable);
    const { why } = way;
    return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: NOBODY };
}
/** What `when-unavailable` makes of a missing token. Throws the reason where the run may not go on. */
function wayWithout({ kind, error }, whenUnavailable) {
    const maySkip = whenUnavailable === 'skip' && kind === 'untrusted';
    if (whenUnavailable !== 'anonymous' && !maySkip)
        throw error;
    return { kind: maySkip ? 'skipped' : 'anonymous', why: error.message };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};
/** Signs a workflow in by its own OIDC token. Throws the `auth_*` and `platform_*` codes of the sign-in. */
async function openWorkflowAccess(options) {
    const found = oidc_request_findOidcRequest(options.environment);
    if (found.kind !== 'request')
        throw found.error;
    return signInWith(found, options);
}
async function signInWith({ url, token }, options) {
    const { call, clock = system_clock/* systemClock */.m, endpoints, identity, onSecret } = options;
    onSecret(token);
    const session = await signIn({
        call,
        clock,
        endpoints,
        identity,
        requestUrl: url,
        requestToken: token,
        onSecret,
    });
    return { ...session, who: `identity ${identity}` };
}
/** Variables in which a person, or another CI, leaves tokens that the service's own command line has minted. */
const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
/** The access of a shell: the tokens that its environment holds, or nobody's. Tokens never come as arguments. */
function readShellAccess(variables) {
    const apiToken = secretOf(variables[API_TOKEN]);
    const registryToken = secretOf(variables[REGISTRY_TOKEN]);
    const set = [
        ...(apiToken === undefined ? [] : [API_TOKEN]),
        ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
    ];
    return {
        apiToken,
        registryToken,
        serverTime: undefined,
        who: set.length === 0 ? NOBODY.who : `whoever holds ${set.join(' and ')}`,
    };
}
function secretOf(text) {
    return text === undefined || text === '' ? undefined : new Secret(text);
}

;// CONCATENATED MODULE: ./build/actions/check/ask.js








/** Signs in and asks the service about images that have a history. What is asked, and how often: `askService`. */
async function ask(uses, run) {
    const { clock, endpoints, environment, inputs, runner } = run;
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.e)(secret).forEach((form) => runner.mask(form));
    const call = createCaller({ send: run.send, clock, endpoints, signal });
    const access = await openWorkflowAccess({
        call,
        endpoints,
        environment,
        identity: inputs.identity,
        onSecret,
    });
    runner.info(`Signed in to ${endpoints.apiUrl} as ${access.who}.`);
    const answers = await askService(uses, {
        platform: createPlatformClient({ call, token: access.apiToken }),
        registry: createRegistryClient({
            call,
            tokens: createRegistryTokens({
                call,
                clock,
                onSecret,
                passwordFor: ({ organization }) => organization === inputs.organization ? access.registryToken : undefined,
            }),
        }),
        registryHost: endpoints.registry,
        organization: { name: inputs.organization, uid: rootUid(inputs.identity) },
    });
    return { answers, now: access.serverTime ?? clock.now() };
}


/***/ })

};
