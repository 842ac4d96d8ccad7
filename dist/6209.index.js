export const id = 6209;
export const ids = [6209,9618];
export const modules = {

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   m: () => (/* binding */ requireDigest)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
async function digestOfBytes(bytes, algorithm) {
    const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDigest */ .m)(`${algorithm}:${hex}`);
}
async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
    const actual = await digestOf(bytes, algorithmOf(digest));
    if (actual === digest)
        return digest;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('platform_unexpected_answer', `could not ${purpose}: the bytes that came have the digest ${actual} instead of ${digest}`);
}
function algorithmOf(digest) {
    if (digest.startsWith('sha384:'))
        return 'sha384';
    return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
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
    const { digestOf = content_digest/* digestOfBytes */.b } = options;
    const ask = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0,registry_tokens/* nameOf */.V)(image)}`, {
        ...parts,
        path: { organization: image.organization, image: image.name, ...at },
        credential: await options.tokens.tokenFor(image),
    });
    return {
        manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ ask, digestOf }, image, reference, accept),
        headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
            const purpose = `look for the manifest ${reference}`;
            return readHead((await ask('headManifest', image, purpose, { at: { reference }, accept })).response);
        },
        blob: (image, digest, { maxBytes }) => readBlob({ ask, digestOf }, image, digest, maxBytes),
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
            askFallback: (tag) => readManifest({ ask, digestOf }, image, tag, oci/* MEDIA_TYPES */.Z2.index),
        }),
        checkAccess: async (image) => {
            await ask('checkRegistryAccess', image, 'get into the registry for an image', {});
        },
    };
}
async function readBlob({ ask, digestOf }, image, digest, maxBytes) {
    const purpose = `read the blob ${digest}`;
    const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
    const { body } = (await ask('getBlob', image, purpose, { at: { digest }, ...limits })).response;
    if (body.length > maxBytes) {
        throw new errors/* MooringError */.OD('platform_too_large', `could not ${purpose}: it has more than ${maxBytes} bytes`);
    }
    await (0,content_digest/* requireDigest */.m)(body, digest, purpose, digestOf);
    return body;
}
async function readManifest({ ask, digestOf }, image, reference, accept) {
    const purpose = `read the manifest ${reference}`;
    const { value, response } = await ask('getManifest', image, purpose, { at: { reference }, accept });
    const told = readHead(response);
    const expected = (0,domain_digest/* isDigest */.Bc)(reference) ? reference : told.digest;
    const digest = expected === undefined
        ? await digestOf(response.body, 'sha256')
        : await (0,content_digest/* requireDigest */.m)(response.body, expected, purpose, digestOf);
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


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ ReferrersQuery),
/* harmony export */   Z2: () => (/* binding */ MEDIA_TYPES),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   dl: () => (/* binding */ TagNamesQuery),
/* harmony export */   jF: () => (/* binding */ TagNames),
/* harmony export */   kX: () => (/* binding */ DOCKER_MEDIA_TYPES),
/* harmony export */   yd: () => (/* binding */ ImageIndex)
/* harmony export */ });
/* unused harmony export ImagePackage */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(731);


const MEDIA_TYPES = {
    index: 'application/vnd.oci.image.index.v1+json',
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
    envelope: 'application/vnd.dsse.envelope.v1+json',
    statement: 'application/vnd.in-toto+json',
};
const DOCKER_MEDIA_TYPES = {
    index: 'application/vnd.docker.distribution.manifest.list.v2+json',
    manifest: 'application/vnd.docker.distribution.manifest.v2+json',
};
const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .DigestText */ .Ew,
    size: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    platform: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }).optional(),
});
const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: Descriptor,
    layers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([ImageIndex, ImageManifest]);
const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
    last: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const ImagePackage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    arch: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['x86_64', 'aarch64']).optional(),
});


/***/ }),

/***/ 491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ advisoryRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/advisory-document.js



const Note = schemas/* object */.Ikc({ note: schemas/* string */.YjP().optional() });
const DocumentEvent = schemas/* object */.Ikc({
    timestamp: timestamp/* Timestamp */.D,
    detection: schemas/* looseObject */._H3({}).optional(),
    truePositiveDetermination: Note.optional(),
    falsePositiveDetermination: Note.extend({ type: schemas/* string */.YjP().optional() }).optional(),
    fixed: schemas/* object */.Ikc({ fixedVersion: schemas/* string */.YjP() }).optional(),
    pendingUpstreamFix: Note.optional(),
    fixNotPlanned: Note.optional(),
    analysisNotPlanned: Note.optional(),
});
const AdvisoryDocument = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    advisories: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* string */.YjP(),
        aliases: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
        packageNamespace: schemas/* string */.YjP().optional(),
        events: schemas/* array */.YOg(DocumentEvent).default([]),
    }))
        .default([]),
});
const AdvisoryDocuments = schemas/* object */.Ikc({ documents: schemas/* array */.YOg(AdvisoryDocument).default([]) });
const AdvisoryDocumentQuery = schemas/* object */.Ikc({ id: schemas/* string */.YjP().optional(), cves: page/* repeated */.ZD.optional() });
const Severity = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), score: schemas/* string */.YjP() });
const VulnerabilityMetadata = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP().optional(),
    details: schemas/* string */.YjP().optional(),
    severities: schemas/* array */.YOg(Severity).default([]),
    references: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), url: schemas/* string */.YjP() })).default([]),
});
const VulnerabilityMetadataPage = page/* PageEnvelope */.er.extend({
    vulnerabilityMetadata: schemas/* array */.YOg(VulnerabilityMetadata).default([]),
});
const MOST_METADATA_IDS = 1000;
const VulnerabilityMetadataQuery = page/* ListQuery */.r_.extend({
    id: schemas/* string */.YjP().optional(),
    ids: page/* repeated */.ZD
        .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
        .optional(),
});
const ResolvedVulnerabilities = schemas/* object */.Ikc({
    resolvedVulnsReports: schemas/* array */.YOg(schemas/* object */.Ikc({
        date: timestamp/* Timestamp */.D,
        resolvedVulns: schemas/* array */.YOg(schemas/* object */.Ikc({
            id: schemas/* string */.YjP(),
            aliases: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
            cvssSeverities: schemas/* array */.YOg(Severity).default([]),
        }))
            .default([]),
    }))
        .default([]),
});
const ResolvedVulnerabilitiesQuery = schemas/* object */.Ikc({
    startTime: schemas/* string */.YjP('is required').pipe(timestamp/* Timestamp */.D),
    endTime: schemas/* string */.YjP('is required').pipe(timestamp/* Timestamp */.D),
});

;// CONCATENATED MODULE: ./build/contract/routes/advisory-routes.js

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


/***/ }),

/***/ 5501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ groupRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/group.js



const Group = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().optional(),
    verified: schemas/* boolean */.zMY().optional(),
    kind: schemas/* string */.YjP().optional(),
    status: schemas/* string */.YjP().optional(),
    resourceLimits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr()).optional(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const ORGANIZATION_KINDS = [
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
];
const ORGANIZATION_STATUSES = (/* unused pure expression or super */ null && ([
    'ORG_STATUS_UNSPECIFIED',
    'ORG_STATUS_INITIALIZING',
    'ORG_STATUS_READY',
    'ORG_STATUS_SUSPENDED',
]));
const NewGroup = schemas/* object */.Ikc({
    name: schemas/* string */.YjP('is required').min(1, 'must not be empty').max(256, 'must not be longer than 256'),
    description: schemas/* string */.YjP('must be text').optional(),
    verified: schemas/* boolean */.zMY('must be true or false').optional(),
    kind: schemas/* enum */.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
});
const GroupPage = page/* PageEnvelope */.er.extend({ groups: schemas/* array */.YOg(Group).default([]) });
const GroupLookup = schemas/* object */.Ikc({ group: Group.optional() });
const Eligibility = schemas/* object */.Ikc({ eligible: schemas/* boolean */.zMY().optional() });

;// CONCATENATED MODULE: ./build/contract/routes/group-routes.js



const groupRoutes = {
    listGroups: {
        method: 'GET',
        path: '/iam/v2/groups',
        face: 'api',
        credential: 'platform',
        capability: 'groups.list',
        idempotent: true,
        query: page/* NamedListQuery */.wE,
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
        query: page/* MaskQuery */.bQ,
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
        response: schemas/* unknown */.L5J(),
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
        body: schemas/* object */.Ikc({}),
        response: schemas/* object */.Ikc({}),
    },
};


/***/ }),

/***/ 3354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ pullRoutes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1710);
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4174);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6834);




const pullRoutes = {
    getRegistryToken: {
        method: 'GET',
        path: '/token',
        face: 'token',
        credential: 'registry-basic',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryTokenQuery */ .li,
        response: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryToken */ .$Q,
    },
    postRegistryToken: {
        method: 'POST',
        path: '/token',
        face: 'token',
        credential: 'none',
        idempotent: true,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryTokenForm */ .J0,
        response: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryToken */ .$Q,
    },
    getRegistryTokenCertificate: {
        method: 'GET',
        path: '/token/certificate',
        face: 'token',
        credential: 'none',
        idempotent: true,
        binary: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    getTagHistory: {
        method: 'GET',
        path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .TagHistoryQuery */ .DM,
        response: _tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .TagHistory */ .fJ,
    },
    checkRegistryAccess: {
        method: 'GET',
        path: '/v2/',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({}),
    },
    listTagNames: {
        method: 'GET',
        path: '/v2/{organization}/{image}/tags/list',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .TagNamesQuery */ .dl,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .TagNames */ .jF,
    },
    getManifest: {
        method: 'GET',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .Manifest */ ._8,
    },
    headManifest: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    getBlob: {
        method: 'GET',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    headBlob: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    listReferrers: {
        method: 'GET',
        path: '/v2/{organization}/{image}/referrers/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .ReferrersQuery */ .Vq,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .ImageIndex */ .yd,
    },
};


/***/ }),

/***/ 3223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ registryRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/image.js

const Architectures = schemas/* object */.Ikc({ architectures: schemas/* array */.YOg(schemas/* string */.YjP()).default([]) });
const ImageSize = schemas/* object */.Ikc({ architecture: schemas/* string */.YjP().optional(), size: schemas/* string */.YjP().regex(/^\d+$/) });
const ImageSizeQuery = schemas/* object */.Ikc({ architecture: schemas/* string */.YjP().optional() });

// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/repo.js



const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
const SyncConfig = schemas/* looseObject */._H3({
    source: schemas/* string */.YjP().optional(),
    expirationTime: timestamp/* Timestamp */.D.optional(),
    gracePeriod: schemas/* boolean */.zMY().optional(),
    uniqueTags: schemas/* boolean */.zMY().optional(),
});
const RepoFields = schemas/* object */.Ikc({
    name: schemas/* string */.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
    description: schemas/* string */.YjP().optional(),
    bundles: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    activeTags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    catalogTier: schemas/* string */.YjP()
        .regex(/^CATALOG_TIER_[A-Z]+$/, 'is not a catalog tier')
        .optional(),
    syncConfig: SyncConfig.optional(),
    customOverlay: schemas/* looseObject */._H3({}).optional(),
});
const Repo = RepoFields.extend({
    uid: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
});
const RepoPage = page/* PageEnvelope */.er.extend({ repos: schemas/* array */.YOg(Repo).default([]) });
const RepoReadmeFields = schemas/* object */.Ikc({ content: schemas/* string */.YjP().default('') });
const RepoReadme = RepoReadmeFields.extend({ uid: schemas/* string */.YjP() });

// EXTERNAL MODULE: ./build/contract/tag.js
var tag = __webpack_require__(731);
;// CONCATENATED MODULE: ./build/contract/routes/registry-routes.js





const registry = { face: 'api', credential: 'platform' };
const registryRoutes = {
    listRepos: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/repos',
        capability: 'repo.list',
        idempotent: true,
        query: page/* NamedListQuery */.wE,
        response: RepoPage,
    },
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
        query: page/* MaskQuery */.bQ,
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
        query: page/* MaskQuery */.bQ,
        body: RepoFields.partial(),
        response: Repo,
    },
    deleteRepo: {
        ...registry,
        method: 'DELETE',
        path: '/registry/v2/repos/{uid}',
        capability: 'repo.delete',
        idempotent: true,
        response: schemas/* unknown */.L5J(),
    },
    listTags: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/tags',
        capability: 'tag.list',
        idempotent: true,
        query: tag/* TagListQuery */.FA,
        response: tag/* TagPage */.oN,
    },
    getTag: {
        ...registry,
        method: 'GET',
        path: '/registry/v2/tags/{uid}',
        capability: 'tag.list',
        idempotent: true,
        response: tag/* Tag */.vw,
    },
    createTag: {
        ...registry,
        method: 'POST',
        path: '/registry/v2/tags/{parent}',
        capability: 'tag.create',
        idempotent: false,
        body: tag/* TagFields */.WL,
        response: tag/* Tag */.vw,
    },
    deleteTag: {
        ...registry,
        method: 'DELETE',
        path: '/registry/v2/tags/{uid}',
        capability: 'tag.delete',
        idempotent: true,
        response: schemas/* unknown */.L5J(),
    },
};


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ signInRoutes)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6834);

const signInRoutes = {
    mintIdToken: {
        method: 'GET',
        path: '/_github/oidc/token',
        face: 'github',
        credential: 'request-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenQuery */ .$2,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdToken */ .nR,
    },
    getIdTokenConfiguration: {
        method: 'GET',
        path: '/_github/oidc/.well-known/openid-configuration',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIdTokenKeys: {
        method: 'GET',
        path: '/_github/oidc/.well-known/jwks',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
    exchangeToken: {
        method: 'POST',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeTokenByQuery: {
        method: 'GET',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeRefreshToken: {
        method: 'POST',
        path: '/sts/exchange_refresh_token',
        face: 'issuer',
        credential: 'refresh-token',
        idempotent: false,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .RefreshRequest */ .hG,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenPair */ .cU,
    },
    getIssuerConfiguration: {
        method: 'GET',
        path: '/.well-known/openid-configuration',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIssuerKeys: {
        method: 'GET',
        path: '/.well-known/jwks.json',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
};


/***/ }),

/***/ 8870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ versionOneRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/eol-tag.js



const TAG_STATUSES = (/* unused pure expression or super */ null && (['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']));
const GRACE_STATUSES = (/* unused pure expression or super */ null && ([
    'GRACE_NOT_ELIGIBLE',
    'GRACE_ELIGIBLE',
    'GRACE_ACTIVE',
    'GRACE_BROKEN',
    'GRACE_EXPIRED',
]));
const MainPackageVersion = schemas/* object */.Ikc({
    version: schemas/* string */.YjP().optional(),
    latestVersion: schemas/* string */.YjP().optional(),
    releaseDate: schemas/* string */.YjP().optional(),
    eolDate: schemas/* string */.YjP().optional(),
    exists: schemas/* boolean */.zMY().optional(),
    fips: schemas/* boolean */.zMY().optional(),
    lts: schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* string */.YjP()]).optional(),
    legacyLts: schemas/* string */.YjP().optional(),
    eolBroken: schemas/* boolean */.zMY().optional(),
});
const EolTag = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    mainPackageName: schemas/* string */.YjP().optional(),
    tagStatus: schemas/* string */.YjP().default('TAG_ACTIVE'),
    mainPackageVersion: MainPackageVersion.nullish(),
    graceStatus: schemas/* string */.YjP().default('GRACE_NOT_ELIGIBLE'),
    gracePeriodExpiryDate: timestamp/* Timestamp */.D.nullish(),
});
const EolTagPage = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(EolTag).default([]),
    nextPageToken: schemas/* string */.YjP().optional(),
});
const count = coerce/* number */.ai('must be an integer').int('must be an integer');
const EolTagQuery = schemas/* object */.Ikc({
    'uidp.descendantsOf': schemas/* string */.YjP().optional(),
    'uidp.childrenOf': schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP().optional(),
    pageToken: schemas/* string */.YjP().optional(),
    pageSize: count.optional(),
    excludeDates: page/* flag */.Jt.optional(),
    excludeEpochs: page/* flag */.Jt.optional(),
});

// EXTERNAL MODULE: ./build/contract/tag-history.js
var tag_history = __webpack_require__(4174);
// EXTERNAL MODULE: ./build/contract/tag.js
var tag = __webpack_require__(731);
;// CONCATENATED MODULE: ./build/contract/version-one.js



const TagHistoryList = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(schemas/* object */.Ikc({ updateTimestamp: timestamp/* Timestamp */.D, digest: tag/* DigestText */.Ew })).default([]),
});
const Component = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().optional(),
    purl: schemas/* string */.YjP().optional(),
});
const Sbom = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().optional(),
    digest: schemas/* string */.YjP().optional(),
    format: schemas/* string */.YjP().optional(),
    generatedAt: timestamp/* Timestamp */.D.optional(),
    rawSbom: schemas/* base64 */.K39().optional(),
    graph: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ package: Component.optional() })).default([]) }).optional(),
});
const SbomQuery = schemas/* object */.Ikc({ arch: schemas/* string */.YjP().optional() });
const RawSbom = schemas/* object */.Ikc({ rawSbom: schemas/* string */.YjP().optional() });
const SEVERITIES = (/* unused pure expression or super */ null && (['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']));
const VulnerabilityMatch = schemas/* object */.Ikc({
    vulnerability: schemas/* object */.Ikc({
        id: schemas/* string */.YjP(),
        displayId: schemas/* string */.YjP().optional(),
        source: schemas/* string */.YjP().optional(),
        severity: schemas/* string */.YjP().default('UNKNOWN'),
    }),
    fix: schemas/* object */.Ikc({ state: schemas/* string */.YjP().default('UNKNOWN'), versions: schemas/* array */.YOg(schemas/* string */.YjP()).default([]) })
        .optional(),
    pkg: Component.optional(),
});
const VulnerabilityReport = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().optional(),
    reportGeneration: timestamp/* Timestamp */.D.optional(),
    lastSeen: timestamp/* Timestamp */.D.optional(),
    scanner: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP().optional() }).optional(),
    vulnerabilityMatches: schemas/* array */.YOg(VulnerabilityMatch).default([]),
});
const ids = schemas/* array */.YOg(schemas/* string */.YjP()).default([]);
const VulnerabilityCount = schemas/* object */.Ikc({
    repo: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP(),
    date: timestamp/* Timestamp */.D,
    sizeBytes: schemas/* string */.YjP().regex(/^\d+$/).optional(),
    vulnCounts: schemas/* array */.YOg(schemas/* object */.Ikc({ severity: schemas/* string */.YjP().default('UNKNOWN'), count: schemas/* int */.Whr().default(0) }))
        .default([]),
    cveIds: ids,
    critCveIds: ids,
    highCveIds: ids,
    medCveIds: ids,
    lowCveIds: ids,
    negligibleCveIds: ids,
    unknownCveIds: ids,
});
const VulnerabilityCounts = schemas/* object */.Ikc({ items: schemas/* array */.YOg(VulnerabilityCount).default([]) });
const VulnerabilityCountQuery = schemas/* object */.Ikc({
    repo: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    from: timestamp/* Timestamp */.D.optional(),
    to: timestamp/* Timestamp */.D.optional(),
});
const PolicyCheck = schemas/* object */.Ikc({ digest: schemas/* string */.YjP('is required').pipe(tag/* DigestText */.Ew) });
const PolicyResults = schemas/* object */.Ikc({
    results: schemas/* array */.YOg(schemas/* object */.Ikc({
        policyId: schemas/* string */.YjP().optional(),
        policyName: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        result: schemas/* string */.YjP(),
        parameters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    }))
        .default([]),
});

;// CONCATENATED MODULE: ./build/contract/routes/version-one-routes.js



const versionOne = { face: 'api', credential: 'platform', idempotent: true };
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
        query: tag_history/* TagHistoryQuery */.DM,
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


/***/ }),

/***/ 5673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ vulnerabilityRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/timestamp.js
var timestamp = __webpack_require__(3867);
;// CONCATENATED MODULE: ./build/contract/advisory.js



const Note = schemas/* object */.Ikc({ note: schemas/* string */.YjP().optional() });
const AdvisoryEvent = schemas/* looseObject */._H3({
    uid: schemas/* string */.YjP().optional(),
    createTime: timestamp/* Timestamp */.D,
    reviewState: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().optional(),
    reviewer: schemas/* string */.YjP().optional(),
    detection: schemas/* looseObject */._H3({ scanv1: schemas/* looseObject */._H3({ artifactVersion: schemas/* string */.YjP().optional() }).optional() })
        .optional(),
    truePositiveDetermination: Note.optional(),
    falsePositiveDetermination: schemas/* object */.Ikc({ type: schemas/* string */.YjP().optional(), note: schemas/* string */.YjP().optional() })
        .optional(),
    fixed: schemas/* object */.Ikc({ fixedVersion: schemas/* string */.YjP(), note: schemas/* string */.YjP().optional() }).optional(),
    pendingUpstreamFix: Note.optional(),
    fixNotPlanned: Note.optional(),
    analysisNotPlanned: Note.optional(),
    patched: schemas/* object */.Ikc({ patchedVersions: schemas/* array */.YOg(schemas/* string */.YjP()).optional(), note: schemas/* string */.YjP().optional() })
        .optional(),
});
const Advisory = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    advisoryId: schemas/* string */.YjP(),
    legacyAdvisoryId: schemas/* string */.YjP().optional(),
    artifactName: schemas/* string */.YjP(),
    artifactType: schemas/* string */.YjP().optional(),
    artifactArchitecture: schemas/* string */.YjP().optional(),
    componentName: schemas/* string */.YjP().optional(),
    componentType: schemas/* string */.YjP().optional(),
    componentLocation: schemas/* string */.YjP().optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    author: schemas/* string */.YjP().optional(),
    events: schemas/* array */.YOg(AdvisoryEvent).default([]),
    severities: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), score: schemas/* string */.YjP() })).default([]),
    createTime: timestamp/* Timestamp */.D.optional(),
    updateTime: timestamp/* Timestamp */.D.optional(),
    deleteTime: timestamp/* Timestamp */.D.optional(),
});
const REVIEW_STATES = [
    'REVIEW_STATE_UNSPECIFIED',
    'REVIEW_STATE_PENDING',
    'REVIEW_STATE_APPROVED',
    'REVIEW_STATE_REQUEST_CHANGES',
    'REVIEW_STATE_REJECTED',
];
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
const EventTypeName = schemas/* enum */.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
const ReviewState = schemas/* enum */.k5n(REVIEW_STATES, 'is not a review state');
const AdvisoryListQuery = page/* ListQuery */.r_.extend({
    advisoryIds: page/* repeated */.ZD.optional(),
    legacyAdvisoryIds: page/* repeated */.ZD.optional(),
    artifactNames: page/* repeated */.ZD.optional(),
    artifactTypes: page/* repeated */.ZD.optional(),
    artifactArchitectures: page/* repeated */.ZD.optional(),
    componentNames: page/* repeated */.ZD.optional(),
    componentTypes: page/* repeated */.ZD.optional(),
    componentLocations: page/* repeated */.ZD.optional(),
    aliases: page/* repeated */.ZD.optional(),
    origin: schemas/* string */.YjP().optional(),
    eventReviewStates: page/* repeated */.ZD.pipe(schemas/* array */.YOg(ReviewState)).optional(),
    eventAuthors: page/* repeated */.ZD.optional(),
    excludeEventAuthors: page/* repeated */.ZD.optional(),
    eventReviewers: page/* repeated */.ZD.optional(),
    eventTypes: page/* repeated */.ZD.pipe(schemas/* array */.YOg(EventTypeName)).optional(),
    latestEventType: EventTypeName.optional(),
    query: schemas/* string */.YjP().optional(),
});
const AdvisoryPage = page/* PageEnvelope */.er.extend({ advisories: schemas/* array */.YOg(Advisory).default([]) });

;// CONCATENATED MODULE: ./build/contract/routes/vulnerability-routes.js

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


/***/ }),

/***/ 4174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ HISTORY_PAGE_RECORDS),
/* harmony export */   DM: () => (/* binding */ TagHistoryQuery),
/* harmony export */   fJ: () => (/* binding */ TagHistory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);




const HISTORY_PAGE_RECORDS = 1000;
const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    history: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()
        .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
});
const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional() });
function readRecord(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (!('updateTimestamp' in value) || !('digest' in value))
        return undefined;
    const { updateTimestamp, digest } = value;
    if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest))
        return undefined;
    const at = (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .Wr)(updateTimestamp);
    return at === undefined ? undefined : { at, digest };
}
function refuse(context, message) {
    context.addIssue(message);
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
}


/***/ }),

/***/ 731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ DigestText),
/* harmony export */   FA: () => (/* binding */ TagListQuery),
/* harmony export */   WL: () => (/* binding */ TagFields),
/* harmony export */   oN: () => (/* binding */ TagPage),
/* harmony export */   vw: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);




const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a digest');
const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'is not a digest'),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
});
const Tag = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    uid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: DigestText,
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
});
const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .PageEnvelope */ .er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Tag).default([]) });
const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .ListQuery */ .r_.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
});


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
