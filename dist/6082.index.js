export const id = 6082;
export const ids = [6082];
export const modules = {

/***/ 3312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createIamClient)
});

// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/iam/account-associations-client.js


function createAccountAssociationsClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listAccountAssociations',
            purpose: 'list the account associations',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ accountAssociations, ...page }) => ({ items: accountAssociations, ...page }),
            uidOf: (association) => association.uid,
        }, walk),
        get: (uid) => ask('getAccountAssociation', `get the account association ${uid}`, { path: { uid } }),
        create: (parent, association) => ask('createAccountAssociation', `create the account association ${association.name}`, {
            path: { parent },
            body: association,
        }),
        update: (uid, changes, mask) => ask('updateAccountAssociation', `change the account association ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteAccountAssociation', `delete the account association ${uid}`, { path: { uid } });
        },
        check: (uid, providerType) => ask('checkAccountAssociation', `check the account association ${uid}`, {
            path: { uid },
            body: { providerType },
        }),
    };
}

;// CONCATENATED MODULE: ./build/client/iam/external-group-role-mappings-client.js

function createExternalGroupRoleMappingsClient(access) {
    const { ask } = access;
    return {
        list: ({ identityProviderUid, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listExternalGroupRoleMappings',
            purpose: 'list the roles of external groups',
            query: { identity_provider_uid: identityProviderUid, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ externalGroupRoleMappings, ...page }) => ({ items: externalGroupRoleMappings, ...page }),
            uidOf: (mapping) => mapping.uid,
        }, walk),
        get: (uid) => ask('getExternalGroupRoleMapping', `get the mapping ${uid}`, { path: { uid } }),
        create: (parent, mapping) => ask('createExternalGroupRoleMapping', `give a role to the external group ${mapping.externalGroupId}`, {
            path: { parent },
            body: mapping,
        }),
        delete: async (uid) => {
            await ask('deleteExternalGroupRoleMapping', `delete the mapping ${uid}`, { path: { uid } });
        },
        deleteBatch: async (parent, names) => {
            const parts = { body: { parent, names } };
            const deleted = await ask('batchDeleteExternalGroupRoleMappings', 'delete mappings', parts);
            return deleted.externalGroupRoleMappings;
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/group-invites-client.js

function createGroupInvitesClient(access) {
    const { ask } = access;
    return {
        list: ({ keyId, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listGroupInvites',
            purpose: 'list the invitations',
            query: { key_id: keyId, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ groupInvites, ...page }) => ({ items: groupInvites, ...page }),
            uidOf: (invite) => invite.uid,
        }, walk),
        get: (uid) => ask('getGroupInvite', `get the invitation ${uid}`, { path: { uid } }),
        create: (parent, invite) => ask('createGroupInvite', `invite into the group ${parent}`, { path: { parent }, body: invite }),
        delete: async (uid) => {
            await ask('deleteGroupInvite', `delete the invitation ${uid}`, { path: { uid } });
        },
    };
}

// EXTERNAL MODULE: ./build/client/iam/groups-client.js
var groups_client = __webpack_require__(9820);
;// CONCATENATED MODULE: ./build/client/iam/identities-client.js


function createIdentitiesClient(access) {
    const { ask } = access;
    return {
        list: ({ name, relationshipType, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listIdentities',
            purpose: 'list the identities',
            query: {
                name,
                relationship_type: relationshipType === undefined ? undefined : `RELATIONSHIP_TYPE_${relationshipType}`,
                ...(0,list/* placeQuery */.e)(place),
            },
            pageOf: ({ identities, ...page }) => ({ items: identities, ...page }),
            uidOf: (identity) => identity.uid,
        }, walk),
        get: (uid) => ask('getIdentity', `get the identity ${uid}`, { path: { uid } }),
        create: (parent, identity) => ask('createIdentity', `create the identity ${identity.name ?? ''}`, {
            path: { parent },
            body: identity,
        }),
        update: (uid, changes, mask) => ask('updateIdentity', `change the identity ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteIdentity', `delete the identity ${uid}`, { path: { uid } });
        },
        updateMetadata: (changes, mask) => ask('updateIdentityMetadata', 'change what is told of the own identity', {
            body: { identityMetadata: changes, updateMask: (0,platform_access.maskOf)(changes, mask) },
        }),
        lookup: async (person) => (await ask('lookupIdentity', 'look up an identity', { query: { ...person } })).uid,
    };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/client/iam/scim-client.js

function createScimClient({ ask }) {
    return {
        generateToken: async (uid, lifetime = {}) => {
            const parts = { path: { uid }, body: { ...lifetime } };
            return keep(await ask('generateScimToken', `generate a SCIM token for ${uid}`, parts));
        },
        regenerateToken: async (uid, renewal) => {
            const parts = { path: { uid }, body: { ...renewal } };
            return keep(await ask('regenerateScimToken', `replace the SCIM token of ${uid}`, parts));
        },
        revokeToken: (uid) => ask('revokeScimToken', `revoke the SCIM token of ${uid}`, { path: { uid }, body: {} }),
        setEnabled: (uid, enabled, etag) => {
            const parts = { path: { uid }, body: { enabled, etag } };
            return ask('setScimEnabled', `switch SCIM ${enabled ? 'on' : 'off'} for ${uid}`, parts);
        },
    };
}
function keep(answer) {
    return { ...answer, token: new secret/* Secret */.zh(answer.token) };
}

;// CONCATENATED MODULE: ./build/client/iam/identity-providers-client.js



function createIdentityProvidersClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listIdentityProviders',
            purpose: 'list the identity providers',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ identityProviders, ...page }) => ({ items: identityProviders, ...page }),
            uidOf: (provider) => provider.uid,
        }, walk),
        get: (uid) => ask('getIdentityProvider', `get the identity provider ${uid}`, { path: { uid } }),
        create: (parent, provider) => ask('createIdentityProvider', `create the identity provider ${provider.name}`, {
            path: { parent },
            body: provider,
        }),
        update: (uid, changes, mask) => ask('updateIdentityProvider', `change the identity provider ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        scim: createScimClient(access),
        delete: async (uid) => {
            await ask('deleteIdentityProvider', `delete the identity provider ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/role-bindings-client.js


function createRoleBindingsClient(access) {
    const { ask } = access;
    return {
        list: ({ identity, group, role, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listRoleBindings',
            purpose: 'list the role bindings',
            query: { identity, group, role, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ roleBindings, ...page }) => ({ items: roleBindings, ...page }),
            uidOf: (binding) => binding.uid,
        }, walk),
        get: (uid) => ask('getRoleBinding', `get the role binding ${uid}`, { path: { uid } }),
        create: (parent, binding) => ask('createRoleBinding', `bind the identity ${binding.identityUid} to a role`, {
            path: { parent },
            body: binding,
        }),
        createBatch: async (batch) => (await ask('batchCreateRoleBindings', 'bind identities to roles', { body: batch })).roleBindings,
        update: (uid, changes, mask) => ask('updateRoleBinding', `change the role binding ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteRoleBinding', `delete the role binding ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/roles-client.js


function createRolesClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listRoles',
            purpose: 'list the roles',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ roles, ...page }) => ({ items: roles, ...page }),
            uidOf: (role) => role.uid,
        }, walk),
        get: (uid) => ask('getRole', `get the role ${uid}`, { path: { uid } }),
        create: (parent, role) => ask('createRole', `create the role ${role.name}`, { path: { parent }, body: role }),
        update: (uid, changes, mask) => ask('updateRole', `change the role ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteRole', `delete the role ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/terms-client.js

function createTermsClient(access) {
    return {
        list: (group, walk) => (0,list/* listOf */.c)(access, {
            route: 'listTermsAcceptances',
            purpose: 'list the accepted terms',
            path: { uid: group },
            query: {},
            pageOf: ({ termsAcceptances, ...page }) => ({ items: termsAcceptances, ...page }),
            uidOf: (acceptance) => acceptance.docId,
        }, walk),
        accept: async (uid, documentIds) => {
            const parts = { path: { uid }, body: { documentIds } };
            return (await access.ask('acceptTerms', 'accept terms', parts)).documentIds;
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam-client.js










function createIamClient(options) {
    const access = (0,platform_access.platformAccess)(options);
    return {
        accountAssociations: createAccountAssociationsClient(access),
        externalGroupRoleMappings: createExternalGroupRoleMappingsClient(access),
        groupInvites: createGroupInvitesClient(access),
        groups: (0,groups_client.createGroupsClient)(access),
        identities: createIdentitiesClient(access),
        identityProviders: createIdentityProvidersClient(access),
        roleBindings: createRoleBindingsClient(access),
        roles: createRolesClient(access),
        terms: createTermsClient(access),
    };
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGroupsClient: () => (/* binding */ createGroupsClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createGroupsClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listGroups',
            purpose: 'list the groups',
            query: { name, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place) },
            pageOf: ({ groups, ...page }) => ({ items: groups, ...page }),
            uidOf: (group) => group.uid,
        }, walk),
        get: (uid) => ask('getGroup', `get the group ${uid}`, { path: { uid } }),
        create: (parent, group) => ask('createGroup', `create the group ${group.name}`, { path: { parent }, body: group }),
        update: (uid, changes, mask) => ask('updateGroup', `change the group ${uid}`, (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteGroup', `delete the group ${uid}`, { path: { uid } });
        },
        lookup: async () => (await ask('lookupGroup', 'look up the own organization')).group,
        isEligible: async () => (await ask('checkEligibility', 'check the eligibility')).eligible ?? false,
        requestAccess: async (uid) => {
            await ask('requestGroupAccess', `ask for access to the group ${uid}`, { path: { uid }, body: {} });
        },
    };
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ routes)
});

// EXTERNAL MODULE: ./build/contract/routes/advisory-routes.js + 1 modules
var advisory_routes = __webpack_require__(491);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/subscription.js



const Subscription = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    sink: schemas/* string */.YjP(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const NewSubscription = schemas/* object */.Ikc({ sink: schemas/* string */.YjP('is required') });
const SubscriptionPage = page/* PageEnvelope */.er.extend({ subscriptions: schemas/* array */.YOg(Subscription).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/event-routes.js



const eventRoutes = {
    listSubscriptions: {
        method: 'GET',
        path: '/events/v2/subscriptions',
        face: 'api',
        credential: 'platform',
        capability: 'subscriptions.list',
        idempotent: true,
        query: page/* ListQuery */.r_,
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
        response: schemas/* unknown */.L5J(),
    },
};

// EXTERNAL MODULE: ./build/contract/routes/group-routes.js + 1 modules
var group_routes = __webpack_require__(5501);
;// CONCATENATED MODULE: ./build/contract/external-group-role-mapping.js



const ExternalGroupRoleMapping = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    externalGroupId: schemas/* string */.YjP().optional(),
    identityProviderUid: schemas/* string */.YjP().optional(),
    roleUid: schemas/* string */.YjP().optional(),
    scope: schemas/* string */.YjP().optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
});
const NewExternalGroupRoleMapping = schemas/* object */.Ikc({
    externalGroupId: schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    roleUid: schemas/* string */.YjP('is required'),
    scope: schemas/* string */.YjP('is required'),
});
const ExternalGroupRoleMappingListQuery = page/* ListQuery */.r_.extend({
    identityProviderUid: schemas/* string */.YjP().optional(),
});
const ExternalGroupRoleMappingPage = page/* PageEnvelope */.er.extend({
    externalGroupRoleMappings: schemas/* array */.YOg(ExternalGroupRoleMapping).default([]),
});
const MappingBatchDelete = schemas/* object */.Ikc({
    parent: schemas/* string */.YjP('is required'),
    names: schemas/* array */.YOg(schemas/* string */.YjP()).min(1, 'must not be empty'),
});
const DeletedMappings = schemas/* object */.Ikc({
    parent: schemas/* string */.YjP().optional(),
    externalGroupRoleMappings: schemas/* array */.YOg(ExternalGroupRoleMapping).default([]),
});

// EXTERNAL MODULE: ./build/contract/token.js
var token = __webpack_require__(6834);
;// CONCATENATED MODULE: ./build/contract/scim.js



const SCIM_CREDENTIAL_STATES = (/* unused pure expression or super */ null && ([
    'CREDENTIAL_STATE_UNSPECIFIED',
    'CREDENTIAL_STATE_NOT_ISSUED',
    'CREDENTIAL_STATE_LIVE',
    'CREDENTIAL_STATE_EXPIRED',
    'CREDENTIAL_STATE_REVOKED',
    'CREDENTIAL_STATE_ROTATING',
]));
const Scim = schemas/* object */.Ikc({
    enabled: schemas/* boolean */.zMY().default(false),
    credentialState: schemas/* string */.YjP().default('CREDENTIAL_STATE_UNSPECIFIED'),
    endpointUrl: schemas/* string */.YjP().optional(),
    etag: schemas/* string */.YjP().optional(),
    tokenExpireTime: timestamp/* Timestamp */.D.optional(),
    previousTokenExpireTime: timestamp/* Timestamp */.D.optional(),
});
const ScimLifetime = schemas/* object */.Ikc({
    expireTime: timestamp/* Timestamp */.D.optional(),
    neverExpires: schemas/* boolean */.zMY('must be true or false').optional(),
});
const etag = schemas/* string */.YjP('is required').min(1, 'is required');
const ScimRenewal = ScimLifetime.extend({
    etag,
    overlap: schemas/* string */.YjP()
        .regex(/^\d{1,9}(?:\.\d+)?s$/, 'must be a duration such as 3600s')
        .optional(),
});
const ScimToken = schemas/* object */.Ikc({
    identityProviderUid: schemas/* string */.YjP().optional(),
    token: token/* BearerText */.xD,
    endpointUrl: schemas/* string */.YjP().optional(),
    etag: schemas/* string */.YjP(),
    expireTime: timestamp/* Timestamp */.D.optional(),
});
const RenewedScimToken = ScimToken.extend({
    previousTokenExpireTime: timestamp/* Timestamp */.D.optional(),
    requestedOverlap: schemas/* string */.YjP().optional(),
});
const ScimRevocation = schemas/* object */.Ikc({});
const RevokedScimToken = schemas/* object */.Ikc({
    identityProviderUid: schemas/* string */.YjP().optional(),
    enabled: schemas/* boolean */.zMY().default(false),
    etag: schemas/* string */.YjP(),
    revokeTime: timestamp/* Timestamp */.D.optional(),
});
const ScimSwitch = schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY('must be true or false'), etag });
const SwitchedScim = schemas/* object */.Ikc({
    identityProviderUid: schemas/* string */.YjP().optional(),
    enabled: schemas/* boolean */.zMY().default(false),
    etag: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/contract/identity-provider.js




const issuer = schemas/* url */.OZ5({ protocol: /^https$/, error: 'must be an https address' });
const identity_provider_text = schemas/* string */.YjP('must be text');
const OidcProvider = schemas/* object */.Ikc({
    issuer,
    clientId: schemas/* string */.YjP('is required').min(1, 'is required'),
    additionalScopes: schemas/* array */.YOg(identity_provider_text).optional(),
    groupsClaim: identity_provider_text.optional(),
    pkceEnabled: schemas/* boolean */.zMY('must be true or false').optional(),
});
const IdentityProvider = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    defaultRole: schemas/* string */.YjP().optional(),
    oidc: OidcProvider.optional(),
    scim: Scim.optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const NewIdentityProvider = schemas/* object */.Ikc({
    name: schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: identity_provider_text.optional(),
    defaultRole: schemas/* string */.YjP('is required'),
    oidc: OidcProvider.extend({ clientSecret: identity_provider_text.optional() }).optional(),
});
const IdentityProviderPage = page/* PageEnvelope */.er.extend({
    identityProviders: schemas/* array */.YOg(IdentityProvider).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/identity-provider-routes.js




const identityProviderRoutes = {
    listIdentityProviders: {
        method: 'GET',
        path: '/iam/v2/identityProviders',
        face: 'api',
        credential: 'platform',
        capability: 'identity_providers.list',
        idempotent: true,
        query: page/* NamedListQuery */.wE,
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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
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
        response: schemas/* unknown */.L5J(),
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


const relationship_text = schemas/* string */.YjP('must be text');
const ClaimMatch = schemas/* object */.Ikc({
    issuer: schemas/* string */.YjP().optional(),
    issuerPattern: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    subjectPattern: schemas/* string */.YjP().optional(),
    audience: schemas/* string */.YjP().optional(),
    audiencePattern: schemas/* string */.YjP().optional(),
    claims: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
    claimPatterns: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
});
const StaticKeys = schemas/* object */.Ikc({
    issuer: schemas/* string */.YjP('is required').min(1, 'is required'),
    subject: schemas/* string */.YjP('is required').min(1, 'is required'),
    issuerKeys: schemas/* string */.YjP('is required').min(1, 'is required'),
    audiences: schemas/* array */.YOg(relationship_text, 'must be a list').optional(),
    expirationTime: timestamp/* Timestamp */.D.optional(),
});
const AwsIdentity = schemas/* object */.Ikc({
    awsAccount: schemas/* string */.YjP('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
    arn: relationship_text.optional(),
    arnPattern: relationship_text.optional(),
    userId: relationship_text.optional(),
    userIdPattern: relationship_text.optional(),
});
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
const RELATIONSHIPS = {
    claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
    staticKeys: 'RELATIONSHIP_TYPE_STATIC',
    awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
    servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
};
const NewRelationship = schemas/* object */.Ikc({
    claimMatch: ClaimMatch.optional(),
    staticKeys: StaticKeys.optional(),
    awsIdentity: AwsIdentity.optional(),
    servicePrincipal: schemas/* enum */.k5n(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
});
const Relationship = NewRelationship.extend({
    awsIdentity: AwsIdentity.extend({ awsAccount: schemas/* string */.YjP() }).optional(),
    servicePrincipal: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/contract/identity.js




const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
const Identity = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    company: schemas/* string */.YjP().optional(),
    email: schemas/* string */.YjP().optional(),
    emailUnverified: schemas/* string */.YjP().optional(),
    ...Relationship.shape,
    lastSeenTime: timestamp/* Timestamp */.D.optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const NewIdentity = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    company: schemas/* string */.YjP().optional(),
    ...NewRelationship.shape,
});
const IdentityPage = page/* PageEnvelope */.er.extend({ identities: schemas/* array */.YOg(Identity).default([]) });
const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(RELATIONSHIPS)];
const IdentityListQuery = page/* NamedListQuery */.wE.extend({
    relationshipType: schemas/* string */.YjP()
        .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
        .pipe(schemas/* enum */.k5n(RELATIONSHIP_TYPES, 'is not a relationship type'))
        .optional(),
});
const IdentityLookupQuery = schemas/* object */.Ikc({
    issuer: schemas/* string */.YjP('is required'),
    subject: schemas/* string */.YjP('is required'),
});
const IdentityLookup = schemas/* object */.Ikc({ uid: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/contract/identity-metadata.js

const identity_metadata_text = schemas/* string */.YjP('must be text').optional();
const yesOrNo = schemas/* boolean */.zMY('must be true or false').optional();
const NewIdentityMetadata = schemas/* object */.Ikc({
    company: identity_metadata_text,
    jobTitle: identity_metadata_text,
    product: identity_metadata_text,
    selfServe: yesOrNo,
    updatesOptIn: yesOrNo,
    hubspotUtk: identity_metadata_text,
    latestFormSubmitUrl: identity_metadata_text,
    latestInternalReferringUrl: identity_metadata_text,
    utmCampaign: identity_metadata_text,
    utmContent: identity_metadata_text,
    utmMedium: identity_metadata_text,
    utmSource: identity_metadata_text,
    utmTerm: identity_metadata_text,
});
const IdentityMetadata = NewIdentityMetadata.extend({
    uid: schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP().optional(),
    givenName: schemas/* string */.YjP().optional(),
    familyName: schemas/* string */.YjP().optional(),
});
const IdentityMetadataChange = schemas/* object */.Ikc({
    identityMetadata: IdentityMetadata,
    updateMask: schemas/* string */.YjP('must be text').optional(),
});

;// CONCATENATED MODULE: ./build/contract/routes/identity-routes.js




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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
    },
    updateIdentityMetadata: {
        method: 'PATCH',
        path: '/iam/v2/identities:updateIdentityMetadata',
        face: 'api',
        credential: 'platform',
        idempotent: true,
        body: IdentityMetadataChange,
        response: IdentityMetadata,
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



const account_association_text = schemas/* string */.YjP('must be text').min(1, 'must not be empty');
const texts = schemas/* record */.g1P(schemas/* string */.YjP(), account_association_text);
const accounts = {
    amazon: schemas/* object */.Ikc({ account: account_association_text }).optional(),
    azure: schemas/* object */.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
    chainguard: schemas/* object */.Ikc({ serviceBindings: texts }).optional(),
    github: schemas/* object */.Ikc({
        appInstallations: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ installations: schemas/* array */.YOg(schemas/* object */.Ikc({ installationId: account_association_text, name: schemas/* string */.YjP().optional() })) })),
    })
        .optional(),
    google: schemas/* object */.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
};
const AccountAssociation = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    ...accounts,
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const NewAccountAssociation = schemas/* object */.Ikc({
    name: schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: schemas/* string */.YjP('must be text').optional(),
    ...accounts,
});
const AccountAssociationPage = page/* PageEnvelope */.er.extend({
    accountAssociations: schemas/* array */.YOg(AccountAssociation).default([]),
});
const AccountCheck = schemas/* object */.Ikc({
    providerType: schemas/* enum */.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
});
const AccountCheckResult = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
    reason: schemas/* string */.YjP().optional(),
    message: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/contract/capability.js
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
function isCapability(text) {
    return Object.hasOwn(CAPABILITIES, text);
}

;// CONCATENATED MODULE: ./build/contract/role.js




const Role = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    capabilities: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const NewRole = schemas/* object */.Ikc({
    name: schemas/* string */.YjP('is required').min(1, 'must not be empty'),
    description: schemas/* string */.YjP('must be text').optional(),
    capabilities: schemas/* array */.YOg(schemas/* enum */.k5n(Object.values(CAPABILITIES), 'is not a capability')).optional(),
});
const RolePage = page/* PageEnvelope */.er.extend({ roles: schemas/* array */.YOg(Role).default([]) });

;// CONCATENATED MODULE: ./build/contract/group-invite.js




const GroupInvite = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    roleUid: schemas/* string */.YjP().optional(),
    role: Role.optional(),
    email: schemas/* string */.YjP().optional(),
    singleUse: schemas/* boolean */.zMY().optional(),
    keyId: schemas/* string */.YjP().optional(),
    code: schemas/* string */.YjP().optional(),
    expirationTime: timestamp/* Timestamp */.D.optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
});
const NewGroupInvite = schemas/* object */.Ikc({
    roleUid: schemas/* string */.YjP('is required'),
    ttl: schemas/* string */.YjP('is required').regex(/^[1-9]\d{0,8}(?:\.\d+)?s$/, 'must be a duration such as 604800s'),
    email: schemas/* email */.Rpp('is not an e-mail address').optional(),
    singleUse: schemas/* boolean */.zMY('must be true or false').optional(),
});
const GroupInviteListQuery = page/* ListQuery */.r_.extend({ keyId: schemas/* string */.YjP().optional() });
const GroupInvitePage = page/* PageEnvelope */.er.extend({ groupInvites: schemas/* array */.YOg(GroupInvite).default([]) });

;// CONCATENATED MODULE: ./build/contract/terms.js



const TermsAcceptance = schemas/* object */.Ikc({
    docId: schemas/* string */.YjP(),
    orgUid: schemas/* string */.YjP().optional(),
    acceptedBy: schemas/* string */.YjP().optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
});
const TermsAcceptancePage = page/* PageEnvelope */.er.extend({
    termsAcceptances: schemas/* array */.YOg(TermsAcceptance).default([]),
});
const NewTermsAcceptance = schemas/* object */.Ikc({
    documentIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1, 'must not be empty')).min(1, 'must not be empty'),
});
const AcceptedTerms = schemas/* object */.Ikc({
    group: schemas/* string */.YjP().optional(),
    documentIds: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/membership-routes.js





const membershipRoutes = {
    listAccountAssociations: {
        method: 'GET',
        path: '/iam/v2/accountAssociations',
        face: 'api',
        credential: 'platform',
        capability: 'account_associations.list',
        idempotent: true,
        query: page/* NamedListQuery */.wE,
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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
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
        response: schemas/* unknown */.L5J(),
    },
    listTermsAcceptances: {
        method: 'GET',
        path: '/iam/v2/terms/{uid}',
        face: 'api',
        credential: 'platform',
        capability: 'terms.list',
        idempotent: true,
        query: page/* ListQuery */.r_,
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



const BATCH_SIZE = 25;
const RoleBinding = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    identityUid: schemas/* string */.YjP().optional(),
    roleUid: schemas/* string */.YjP().optional(),
    identity: schemas/* object */.Ikc({
        uid: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        description: schemas/* string */.YjP().optional(),
        subject: schemas/* string */.YjP().optional(),
        issuer: schemas/* string */.YjP().optional(),
    })
        .optional(),
    group: schemas/* object */.Ikc({ uid: schemas/* string */.YjP(), name: schemas/* string */.YjP(), description: schemas/* string */.YjP().optional() }).optional(),
    role: schemas/* object */.Ikc({ uid: schemas/* string */.YjP(), name: schemas/* string */.YjP(), description: schemas/* string */.YjP().optional() }).optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
});
const NewRoleBinding = schemas/* object */.Ikc({
    identityUid: schemas/* string */.YjP('is required'),
    roleUid: schemas/* string */.YjP('is required'),
});
const RoleBindingListQuery = page/* ListQuery */.r_.extend({
    identity: schemas/* string */.YjP().optional(),
    group: schemas/* string */.YjP().optional(),
    role: schemas/* string */.YjP().optional(),
});
const RoleBindingPage = page/* PageEnvelope */.er.extend({ roleBindings: schemas/* array */.YOg(RoleBinding).default([]) });
const RoleBindingBatch = schemas/* object */.Ikc({
    parent: schemas/* string */.YjP('is required'),
    roleUid: schemas/* string */.YjP().optional(),
    requests: schemas/* array */.YOg(schemas/* object */.Ikc({
        parent: schemas/* string */.YjP().optional(),
        roleBinding: NewRoleBinding.partial({ roleUid: true }),
    }))
        .min(1, 'must not be empty')
        .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
});
const RoleBindings = schemas/* object */.Ikc({ roleBindings: schemas/* array */.YOg(RoleBinding).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/role-routes.js




const roleRoutes = {
    listRoles: {
        method: 'GET',
        path: '/iam/v2/roles',
        face: 'api',
        credential: 'platform',
        capability: 'roles.list',
        idempotent: true,
        query: page/* NamedListQuery */.wE,
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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
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

;// CONCATENATED MODULE: ./build/contract/routes/scim-routes.js

const common = { method: 'POST', face: 'api', credential: 'platform', capability: 'scim.manage' };
const scimRoutes = {
    generateScimToken: {
        ...common,
        path: '/iam/v2/identityProviders/{uid}:generateScimToken',
        idempotent: false,
        body: ScimLifetime,
        response: ScimToken,
    },
    regenerateScimToken: {
        ...common,
        path: '/iam/v2/identityProviders/{uid}:regenerateScimToken',
        idempotent: false,
        body: ScimRenewal,
        response: RenewedScimToken,
    },
    revokeScimToken: {
        ...common,
        path: '/iam/v2/identityProviders/{uid}:revokeScimToken',
        idempotent: false,
        body: ScimRevocation,
        response: RevokedScimToken,
    },
    setScimEnabled: {
        ...common,
        path: '/iam/v2/identityProviders/{uid}:setScimEnabled',
        idempotent: false,
        body: ScimSwitch,
        response: SwitchedScim,
    },
};

;// CONCATENATED MODULE: ./build/contract/routes/iam-routes.js






const iamRoutes = {
    ...group_routes/* groupRoutes */.y,
    ...identityRoutes,
    ...roleRoutes,
    ...identityProviderRoutes,
    ...scimRoutes,
    ...membershipRoutes,
};

;// CONCATENATED MODULE: ./build/contract/library.js



const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
const Ecosystem = schemas/* enum */.k5n(ECOSYSTEMS, 'is not an ecosystem');
const ecosystems = page/* repeated */.ZD.pipe(schemas/* array */.YOg(Ecosystem));
const Int64 = schemas/* string */.YjP().regex(/^\d+$/);
const Artifact = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    ecosystem: Ecosystem.optional(),
    latestVersion: schemas/* string */.YjP().optional(),
    versionCount: schemas/* int */.Whr().optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const ArtifactPage = page/* PageEnvelope */.er.extend({ artifacts: schemas/* array */.YOg(Artifact).default([]) });
const ArtifactListQuery = page/* ListQuery */.r_.extend({
    ecosystems: schemas/* preprocess */.vkY((given) => given ?? [], ecosystems.refine((all) => all.length > 0, 'is required')),
    query: schemas/* string */.YjP().optional(),
    cudaVersion: schemas/* string */.YjP().optional(),
    remediated: page/* flag */.Jt.optional(),
});
const ArtifactVersion = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    sizeBytes: Int64.optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const ArtifactVersionPage = page/* PageEnvelope */.er.extend({
    artifactVersions: schemas/* array */.YOg(ArtifactVersion).default([]),
});
const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });
const ArtifactCount = schemas/* object */.Ikc({
    counts: schemas/* array */.YOg(schemas/* object */.Ikc({ ecosystem: Ecosystem, totalCount: Int64.default('0') })).default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/library-routes.js


const libraries = {
    method: 'GET',
    face: 'api',
    credential: 'platform',
    capability: 'libraries.artifacts.list',
    idempotent: true,
};
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
        query: page/* ListQuery */.r_,
        response: ArtifactVersionPage,
    },
};

;// CONCATENATED MODULE: ./build/contract/ping.js

const Pong = schemas/* object */.Ikc({ response: schemas/* string */.YjP().optional() });

;// CONCATENATED MODULE: ./build/contract/routes/ping-routes.js

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

// EXTERNAL MODULE: ./build/contract/routes/pull-routes.js
var pull_routes = __webpack_require__(3354);
// EXTERNAL MODULE: ./build/contract/routes/registry-routes.js + 2 modules
var registry_routes = __webpack_require__(3223);
// EXTERNAL MODULE: ./build/contract/routes/sign-in-routes.js
var sign_in_routes = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/contract/routes/version-one-routes.js + 2 modules
var version_one_routes = __webpack_require__(8870);
// EXTERNAL MODULE: ./build/contract/routes/vulnerability-routes.js + 1 modules
var vulnerability_routes = __webpack_require__(5673);
;// CONCATENATED MODULE: ./build/contract/routes.js










const routes = {
    ...sign_in_routes/* signInRoutes */.H,
    ...iamRoutes,
    ...eventRoutes,
    ...pingRoutes,
    ...registry_routes/* registryRoutes */.k,
    ...vulnerability_routes/* vulnerabilityRoutes */.R,
    ...libraryRoutes,
    ...advisory_routes/* advisoryRoutes */.i,
    ...version_one_routes/* versionOneRoutes */.n,
    ...pull_routes/* pullRoutes */.o,
};


/***/ })

};
