export const id = 8447;
export const ids = [8447,9618];
export const modules = {

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   m: () => (/* binding */ requireDigest)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const ALGORITHMS = { sha256: 'SHA-256', sha512: 'SHA-512' };
async function digestOfBytes(bytes, algorithm) {
    const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDigest */ .m)(`${algorithm}:${hex}`);
}
async function requireDigest(bytes, digest, purpose) {
    const actual = await digestOfBytes(bytes, digest.startsWith('sha512:') ? 'sha512' : 'sha256');
    if (actual === digest)
        return digest;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('platform_unexpected_answer', `could not ${purpose}: the bytes that came have the digest ${actual} instead of ${digest}`);
}


/***/ }),

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

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ listOf),
  e: () => (/* binding */ placeQuery)
});

// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/client/checked-number.js

function checkedNumber(text) {
    const number = Number(text);
    if (Number.isSafeInteger(number))
        return number;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the number ${text} is too large`);
}

;// CONCATENATED MODULE: ./build/client/paginate.js

const MOST_PAGES = 10_000;
async function* paginate(fetchPage, uidOf) {
    for await (const { items } of paginatePages(fetchPage, uidOf))
        yield* items;
}
async function* paginatePages(fetchPage, uidOf, firstToken) {
    const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
    const seenUids = new Set();
    let pageToken = firstToken;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
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
function placeQuery(place) {
    return {
        'uidp.ids': place.ids,
        'uidp.children_of': place.childrenOf,
        'uidp.descendants_of': place.descendantsOf,
        'uidp.ancestors_of': place.ancestorsOf,
        'uidp.in_root': place.inRoot,
    };
}
function walkQuery(walk, pageToken) {
    return {
        page_size: walk.pageSize ?? page/* PAGE_SIZE */.md.maximum,
        page_token: pageToken,
        order_by: walk.orderBy,
        skip: pageToken === walk.pageToken ? walk.skip : undefined,
    };
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   maskOf: () => (/* binding */ maskOf),
/* harmony export */   patchParts: () => (/* binding */ patchParts),
/* harmony export */   platformAccess: () => (/* binding */ platformAccess)
/* harmony export */ });
function platformAccess(options) {
    const credential = options.token === undefined ? {} : { credential: options.token };
    return {
        ask: async (name, purpose, parts = {}) => {
            const { value } = await options.call(name, purpose, { ...parts, ...credential });
            return value;
        },
    };
}
function patchParts(uid, changes, mask) {
    return {
        path: { uid },
        query: { updateMask: maskOf(changes, mask) },
        body: Object.fromEntries(Object.entries(changes)),
    };
}
function maskOf(changes, mask) {
    const fields = mask ?? Object.keys(changes);
    return fields === '*' ? fields : fields.join(',');
}


/***/ }),

/***/ 336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ MANIFEST_TYPES),
  e: () => (/* binding */ createRegistryContentClient)
});

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
;// CONCATENATED MODULE: ./build/client/linked-pages.js

const MOST_PAGES = 10_000;
async function* linkedPages(ask) {
    const seen = new Set();
    let query = {};
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const { value, response } = await ask(query);
        yield value;
        const next = nextQuery(response);
        if (next === undefined)
            return;
        const key = JSON.stringify(next);
        if (seen.has(key)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list leads back to a page that was read before');
        }
        seen.add(key);
        query = next;
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function nextQuery(response) {
    const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
    if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
        return undefined;
    return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
}

;// CONCATENATED MODULE: ./build/client/read-referrers.js


async function readReferrers(request) {
    const { artifactType } = request;
    const found = (await orNotFound(askForReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
    return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
}
async function askForReferrers(request) {
    const { artifactType, askPage } = request;
    const found = [];
    for await (const page of linkedPages((query) => askPage({ artifactType, ...query }))) {
        found.push(...page.manifests);
    }
    return found;
}
async function readFallbackTag({ subject, askFallback }) {
    const { manifest } = await askFallback(subject.replace(':', '-'));
    return 'manifests' in manifest ? manifest.manifests : [];
}
async function orNotFound(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && error.code === 'platform_not_found')
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/client/registry-content-client.js







const MANIFEST_TYPES = [
    oci/* MEDIA_TYPES */.Z2.index,
    oci/* MEDIA_TYPES */.Z2.manifest,
    oci/* DOCKER_MEDIA_TYPES */.kX.index,
    oci/* DOCKER_MEDIA_TYPES */.kX.manifest,
].join(', ');
const REFUSAL_BYTES = 64 * 1024;
function createRegistryContentClient(options) {
    const ask = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0,registry_tokens/* nameOf */.V)(image)}`, {
        ...parts,
        path: { organization: image.organization, image: image.name, ...at },
        credential: await options.tokens.tokenFor(image),
    });
    return {
        manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest(ask, image, reference, accept),
        headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
            const purpose = `look for the manifest ${reference}`;
            return readHead((await ask('headManifest', image, purpose, { at: { reference }, accept })).response);
        },
        blob: (image, digest, { maxBytes }) => readBlob(ask, image, digest, maxBytes),
        blobSize: async (image, digest) => {
            const purpose = `look for the blob ${digest}`;
            return readSize((await ask('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
        },
        tags: async function* tags(image) {
            const pages = linkedPages((query) => ask('listTagNames', image, 'list the tags', { query }));
            for await (const page of pages)
                yield* page.tags;
        },
        referrers: (image, subject, artifactType) => readReferrers({
            subject,
            artifactType,
            askPage: (query) => ask('listReferrers', image, `list what refers to ${subject}`, {
                at: { digest: subject },
                accept: oci/* MEDIA_TYPES */.Z2.index,
                query,
            }),
            askFallback: (tag) => readManifest(ask, image, tag, oci/* MEDIA_TYPES */.Z2.index),
        }),
        checkAccess: async (image) => {
            await ask('checkRegistryAccess', image, 'get into the registry for an image', {});
        },
    };
}
async function readBlob(ask, image, digest, maxBytes) {
    const purpose = `read the blob ${digest}`;
    const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
    const { body } = (await ask('getBlob', image, purpose, { at: { digest }, ...limits })).response;
    if (body.length > maxBytes) {
        throw new errors/* MooringError */.OD('platform_too_large', `could not ${purpose}: it has more than ${maxBytes} bytes`);
    }
    await (0,content_digest/* requireDigest */.m)(body, digest, purpose);
    return body;
}
async function readManifest(ask, image, reference, accept) {
    const purpose = `read the manifest ${reference}`;
    const { value, response } = await ask('getManifest', image, purpose, { at: { reference }, accept });
    const told = readHead(response);
    const expected = (0,domain_digest/* isDigest */.Bc)(reference) ? reference : told.digest;
    const digest = expected === undefined
        ? await (0,content_digest/* digestOfBytes */.b)(response.body, 'sha256')
        : await (0,content_digest/* requireDigest */.m)(response.body, expected, purpose);
    return { digest, mediaType: value.mediaType ?? told.mediaType, bytes: response.body, manifest: value };
}
function readHead(response) {
    const digest = response.headers['docker-content-digest'] ?? '';
    const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
    return {
        digest: (0,domain_digest/* isDigest */.Bc)(digest) ? digest : undefined,
        mediaType: mediaType.trim(),
        size: readSize(response),
    };
}
function readSize(response) {
    const length = response.headers['content-length'] ?? '';
    return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}


/***/ }),

/***/ 2434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createRegistryTokens),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);


const MARGIN_MS = 30_000;
const DEFAULT_LIFE_SECONDS = 60;
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
    const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(textOf(value, name));
    onSecret(token);
    return { token, lifeSeconds: value.expires_in ?? DEFAULT_LIFE_SECONDS };
}
function textOf({ token, access_token: accessToken }, name) {
    const text = token ?? accessToken;
    if (text !== undefined)
        return text;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `no registry token for ${name}`);
}


/***/ })

};
