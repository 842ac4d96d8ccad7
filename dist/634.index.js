export const id = 634;
export const ids = [634];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ openWorkflowAccess),
/* harmony export */   bg: () => (/* binding */ openAccess),
/* harmony export */   r6: () => (/* binding */ readShellAccess)
/* harmony export */ });
/* harmony import */ var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9903);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
/* harmony import */ var _usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(654);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3899);
/* harmony import */ var _without_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1488);





/**
 * Signs a workflow in by its own OIDC token, or goes on without as `whenUnavailable` says (`wayWithout`). Throws the `auth_*` and `platform_*` codes of the sign-in: one that was refused is never taken for a missing one.
 */
async function openAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind === 'request')
        return { kind: 'signed-in', access: await signInWith(found, options) };
    const way = (0,_without_token_js__WEBPACK_IMPORTED_MODULE_4__/* .wayWithout */ .k)(found, options.whenUnavailable);
    const { why } = way;
    return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: NOBODY };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};
/** Signs a workflow in by its own OIDC token. Throws the `auth_*` and `platform_*` codes of the sign-in. */
async function openWorkflowAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind !== 'request')
        throw found.error;
    return signInWith(found, options);
}
async function signInWith({ url, token }, options) {
    const { call, clock = _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, endpoints, identity, onSecret } = options;
    onSecret(token);
    const session = await (0,_usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .signIn */ .J)({
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
    return text === undefined || text === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(text);
}


/***/ }),

/***/ 5634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var client_call = __webpack_require__(8797);
// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/contract/uid.js
var contract_uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
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
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
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

// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
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
    const answers = await (0,map_limit/* mapLimit */.s)(wanted, IN_FLIGHT, async (one) => {
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
        if (isOwn === ((0,contract_uid/* rootUid */.zL)(repo.uid) === uid))
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
    const answers = await (0,map_limit/* mapLimit */.s)(chunks, IN_FLIGHT, async (chunk) => ({
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

// EXTERNAL MODULE: ./build/actions/access.js
var actions_access = __webpack_require__(1636);
;// CONCATENATED MODULE: ./build/actions/check/ask.js








/** Signs in and asks the service about images that have a history. What is asked, and how often: `askService`. */
async function ask(uses, run) {
    const { clock, endpoints, environment, inputs, runner } = run;
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    const call = (0,client_call/* createCaller */.u)({ send: run.send, clock, endpoints, signal });
    const access = await (0,actions_access/* openWorkflowAccess */.AK)({
        call,
        endpoints,
        environment,
        identity: inputs.identity,
        onSecret,
    });
    runner.info(`Signed in to ${endpoints.apiUrl} as ${access.who}.`);
    const answers = await askService(uses, {
        platform: (0,platform_client/* createPlatformClient */.B)({ call, token: access.apiToken }),
        registry: (0,registry_client/* createRegistryClient */.H)({
            call,
            tokens: (0,registry_tokens/* createRegistryTokens */.Q)({
                call,
                clock,
                onSecret,
                passwordFor: ({ organization }) => organization === inputs.organization ? access.registryToken : undefined,
            }),
        }),
        registryHost: endpoints.registry,
        organization: { name: inputs.organization, uid: (0,contract_uid/* rootUid */.zL)(inputs.identity) },
    });
    return { answers, now: access.serverTime ?? clock.now() };
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
        page_size: walk.pageSize ?? page/* PAGE_SIZE */.md.maximum,
        page_token: pageToken,
        order_by: walk.orderBy,
        skip: pageToken === walk.pageToken ? walk.skip : undefined,
    };
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ patchParts),
/* harmony export */   q: () => (/* binding */ platformAccess)
/* harmony export */ });
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


/***/ }),

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createPlatformClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


/** The platform client over one call path, with one access token of the API's audience. */
function createPlatformClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__/* .platformAccess */ .q)(options);
    return {
        listRepos: ({ name, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listRepos',
            purpose: `look up the repository ${name ?? 'list'}`,
            query: { name, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place) },
            pageOf: ({ repos, ...page }) => ({ items: repos, ...page }),
            uidOf: (repo) => repo.uid,
        }),
        listTags: ({ name, digest, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listTags',
            purpose: `look up the tag ${name ?? 'list'}`,
            // Hidden by default, and then a pinned `3.10.16-r4` would be "not found" (advisory-gate.md §4.1).
            query: { name, digest, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place), includeDates: true, includeEpochs: true },
            pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
            uidOf: (tag) => tag.uid ?? tag.name,
        }),
        listAdvisories: ({ artifactNames }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { artifactNames },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }),
    };
}


/***/ }),

/***/ 4571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRegistryClient)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6068);
/* harmony import */ var _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4174);
/* harmony import */ var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2434);






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
    const name = (0,_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .V)(image);
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(last.at) },
            credential: token,
        });
        const page = value.history.map((record) => ({
            at: (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInstant */ .nV)(record.updateTimestamp),
            digest: (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(record.digest),
        }));
        const longer = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .appendPage */ .aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_PAGE_RECORDS */ .CL)
            return history;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
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
    const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(textOf(value, name));
    onSecret(token);
    return { token, lifeSeconds: value.expires_in ?? DEFAULT_LIFE_SECONDS };
}
/** The schema has made sure of one of the two; the refusal is for the compiler, and says so if that ever changes. */
function textOf({ token, access_token: accessToken }, name) {
    const text = token ?? accessToken;
    if (text !== undefined)
        return text;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `no registry token for ${name}`);
}


/***/ }),

/***/ 1705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ mapLimit)
/* harmony export */ });
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


/***/ })

};
