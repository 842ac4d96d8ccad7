export const id = 633;
export const ids = [633];
export const modules = {
    6933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (readShellAccess),
            z: () => (UNAUTHENTICATED)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8325);
        const UNAUTHENTICATED = {
            apiToken: undefined,
            registryToken: undefined,
            serverTime: undefined,
            status: 'Running unauthenticated.',
        };
        const API_TOKEN = 'MOORING_API_TOKEN';
        const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
        function readShellAccess(variables) {
            const apiToken = readSecret(variables[API_TOKEN]);
            const registryToken = readSecret(variables[REGISTRY_TOKEN]);
            if (apiToken === undefined && registryToken === undefined)
                return UNAUTHENTICATED;
            const names = [
                ...(apiToken === undefined ? [] : [API_TOKEN]),
                ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
            ];
            return {
                apiToken,
                registryToken,
                serverTime: undefined,
                status: `Using credentials from ${names.join(' and ')}.`,
            };
        }
        function readSecret(text = '') {
            const token = text.trim();
            return token === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(token);
        }
    }),
    3942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openAccess: () => (openAccess),
            u: () => (signInWorkflow)
        });
        var _client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1385);
        var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7932);
        var _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8453);
        var _access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6933);
        var _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(526);
        async function openAccess(options) {
            const { clock, endpoints, environment, inputs, runner, send, signal, title } = options;
            if (inputs.identity === '')
                return _access_js__WEBPACK_IMPORTED_MODULE_3__.z;
            const found = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__.M)(environment);
            if (found.kind === 'request') {
                const call = (0, _client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__.u)({ send, clock, endpoints, signal, routes: _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__.H });
                const access = await signInWorkflow(found, { ...options, call, identity: inputs.identity });
                runner.info(access.status);
                return access;
            }
            const { kind, reason } = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__.U)(found, inputs['when-unavailable']);
            if (kind === 'skipped') {
                runner.notice(`Step skipped: ${reason}.`, { title });
                return undefined;
            }
            runner.notice(`Running unauthenticated: ${reason}.`, { title });
            return _access_js__WEBPACK_IMPORTED_MODULE_3__.z;
        }
        async function signInWorkflow({ url, token }, options) {
            const { call, clock, endpoints, identity, onSecret } = options;
            onSecret(token);
            const session = await (0, _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_2__.J)({
                call,
                clock,
                endpoints,
                identity,
                requestUrl: url,
                requestToken: token,
                onSecret,
            });
            return { ...session, status: `Signed in to ${endpoints.apiUrl} as identity ${identity}.` };
        }
    }),
    1686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (nodeDigest)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
        function nodeDigest(bytes, algorithm) {
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(`${algorithm}:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes).digest('hex')}`);
        }
    }),
    7189: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (createPlatformClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4860);
        function createPlatformClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.qk)(options);
            return {
                listRepos: ({ name, ...place }) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listRepos',
                    purpose: `look up the repository ${name ?? 'list'}`,
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ repos, ...page }) => [repos, page],
                    uidOf: (repo) => repo.uid,
                }),
                listTags: ({ name, digest, ...place }) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listTags',
                    purpose: `look up the tag ${name ?? digest ?? 'list'}`,
                    query: { name, digest, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place), includeDates: true, includeEpochs: true },
                    pageOf: ({ tags, ...page }) => [tags, page],
                    uidOf: (tag) => tag.uid ?? tag.name,
                }),
            };
        }
    }),
    3553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            k: () => (createVersionOneClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4860);
        function createVersionOneClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.qk)(options);
            const { request } = access;
            return {
                listEolTags: (filter, paging) => listEolTags(access, filter, paging),
                tagHistory: async (uid, period = {}) => {
                    const parts = { path: { uid }, query: { ...period } };
                    return (await request('listTagHistory', `read the history of tag ${uid}`, parts)).items;
                },
                sbom: (build, arch) => request('getSbom', `read the SBOM of ${build.digest}`, { path: pathOf(build), query: { arch } }),
                rawSbom: async (build, arch) => {
                    const parts = { path: pathOf(build), query: { arch } };
                    return (await request('getRawSbom', `read the SBOM of ${build.digest}`, parts)).rawSbom;
                },
                vulnerabilityReport: (build) => request('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, {
                    path: pathOf(build),
                }),
                vulnerabilityCounts: async (filter = {}) => (await request('listVulnerabilityCounts', 'count the vulnerabilities', { query: { ...filter } })).items,
                checkPolicies: async ({ repo, digest }) => {
                    const parts = { path: { uid: repo }, body: { digest } };
                    return (await request('checkPolicies', `check the policies for ${digest}`, parts)).results;
                },
            };
        }
        function listEolTags(access, { childrenOf, descendantsOf, ...filter } = {}, paging = {}) {
            const place = { 'uidp.childrenOf': childrenOf, 'uidp.descendantsOf': descendantsOf };
            return (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                route: 'listEolTags',
                purpose: 'read the end-of-life data of tags',
                query: { ...filter, ...place },
                pageOf: ({ items, ...page }) => [items, page],
                uidOf: (tag) => tag.id,
            }, paging);
        }
        function pathOf({ repo, digest }) {
            return { uid: repo, digest };
        }
    }),
    9740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (createVulnerabilityClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4860);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        function createVulnerabilityClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_2__.qk)(options);
            const listAdvisories = (filter = {}, paging = {}) => {
                const { ids: _ids, childrenOf: _children, descendantsOf: _descendants, ...rest } = filter;
                const { ancestorsOf: _ancestors, inRoot: _inRoot, ...query } = rest;
                return (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listAdvisories',
                    purpose: 'list the advisories',
                    query: { ...query, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(filter) },
                    pageOf: ({ advisories, ...page }) => [advisories, page],
                    uidOf: (advisory) => advisory.uid,
                }, paging);
            };
            return {
                listAdvisories,
                allAdvisories: (filter, paging) => listInParallel((from) => listAdvisories(filter, from), (advisory) => advisory.uid, paging),
                getAdvisory: (uid) => access.request('getAdvisory', `read the advisory ${uid}`, { path: { uid } }),
            };
        }
        const MAX_CONCURRENT_PAGES = 8;
        async function listInParallel(listFrom, uidOf, { pageSize } = {}) {
            const paging = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
            const first = await firstPage(listFrom(paging));
            const skips = restOf(first);
            const pages = [first];
            for (let from = 0; from < skips.length; from += MAX_CONCURRENT_PAGES) {
                const requested = skips
                    .slice(from, from + MAX_CONCURRENT_PAGES)
                    .map((skip) => firstPage(listFrom({ ...paging, skip })));
                pages.push(...(await Promise.all(requested)));
            }
            const items = pages.flatMap((page) => page.items);
            return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
        }
        function restOf({ items, totalCount, nextPageToken }) {
            if (nextPageToken === undefined || nextPageToken === '')
                return [];
            if (totalCount === undefined || items.length === 0) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list has no total count');
            }
            return Array.from({ length: Math.ceil(totalCount / items.length) - 1 }, (_, index) => (index + 1) * items.length);
        }
        async function firstPage(list) {
            for await (const page of list.pages())
                return page;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list has no first page');
        }
    }),
    5793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (createRegistryClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);
        var _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974);
        var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8016);
        const MOST_HISTORY_PAGES = 1_000;
        function createRegistryClient(options) {
            return {
                tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
            };
        }
        async function readHistory(call, image, tag, token) {
            const name = (0, _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__.V)(image);
            let history = [];
            for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
                const last = history.at(-1);
                const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
                    path: { organization: image.organization, image: image.name, tag },
                    query: { start: last === undefined ? undefined : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(last.at) },
                    credential: token,
                });
                const page = value.history;
                const longer = (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.aH)(history, page);
                history = longer ?? history;
                if (longer === undefined || page.length < _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.CL)
                    return history;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
        }
    }),
    4513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Lp: () => (parentUid),
            zL: () => (rootUid)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(UID, 'not a uid');
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
    }),
    7085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    }),
    826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gl: () => (findTagsOfDigest),
            Uy: () => (fetchOrigins),
            uq: () => (fetchTagsOfDigests)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(880);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7270);
        var _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(906);
        var _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8615);
        var _settle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7559);
        async function fetchTagsOfDigests(images, options, platform) {
            const untagged = images.flatMap((image) => [...image.references].flatMap(([key, { reference }]) => {
                const { tag, digest } = reference;
                return tag === undefined && digest !== undefined ? [{ key, digest, image }] : [];
            }));
            const tags = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_7__.sf)(untagged, _concurrency_js__WEBPACK_IMPORTED_MODULE_7__.Ri, async ({ key, digest, image }) => {
                const find = async () => {
                    const current = platform === undefined ? [] : await currentTags(platform, await image.repoUid(), digest);
                    const { tagsOfDigest: _, ...others } = options;
                    const historic = { ...image.historic, tag: undefined };
                    return mostSpecific(current) ?? formerTag({ ...others, digest, image: historic });
                };
                return [key, await (0, _settle_js__WEBPACK_IMPORTED_MODULE_6__.G9)(find())];
            });
            return new Map(tags);
        }
        async function fetchOrigins(references, tags, options) {
            const foreign = references.filter((reference) => isForeign(reference, tags));
            return foreign.length === 0 ? new Map() : (0, _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_5__._)(foreign, options);
        }
        function findTagsOfDigest(platform) {
            return async (image, digest) => {
                try {
                    const names = [];
                    for await (const repo of platform.listRepos({ name: image.name })) {
                        for await (const tag of platform.listTags({ childrenOf: repo.uid, digest }))
                            names.push(tag.name);
                    }
                    return names;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && error.code === 'auth_forbidden')
                        return [];
                    throw error;
                }
            };
        }
        function currentTags(platform, childrenOf, digest) {
            return Array.fromAsync(platform.listTags({ childrenOf, digest }));
        }
        async function formerTag(question) {
            const origin = await (0, _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_4__.D)(question);
            if (origin.kind === 'own')
                return origin.tag;
            if (origin.kind === 'not-verified' && origin.code === 'too-much')
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_too_large', origin.reason);
            return undefined;
        }
        function mostSpecific(tags) {
            const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
                Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.HJ)(one.name) !== 'plain') - Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.HJ)(other.name) !== 'plain') ||
                countParts(other.name) - countParts(one.name) ||
                (one.name < other.name ? -1 : 1));
            return ranked[0]?.name;
        }
        function countParts(tag) {
            return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
        }
        function isForeign(reference, tags) {
            const tag = (0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_3__.yr)(reference);
            if (tag === undefined || reference.digest === undefined)
                return false;
            const history = tags.get((0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.E4)((0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_3__.vy)(reference), tag))?.history;
            return (history?.kind === 'known' &&
                history.value.length > 0 &&
                (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.w)(history.value, reference.digest) === undefined);
        }
    }),
    6721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fetchAdvisories),
            S: () => (fetchPublishedAdvisories)
        });
        var severity = __webpack_require__(2082);
        var ae_cvss_calculator = __webpack_require__(4353);
        ;
        function baseScore(vector) {
            try {
                return scoreOf(vector);
            }
            catch {
                return undefined;
            }
        }
        function scoreOf(vector) {
            const { Cvss2, Cvss3P0, Cvss3P1, Cvss4P0 } = ae_cvss_calculator;
            if (vector.startsWith('CVSS:4.0/')) {
                const read = new Cvss4P0(vector);
                return read.isBaseFullyDefined() ? read.calculateScores().baseMetricsOnly : undefined;
            }
            const read = vector.startsWith('CVSS:3.1/')
                ? new Cvss3P1(vector)
                : vector.startsWith('CVSS:3.0/')
                    ? new Cvss3P0(vector)
                    : new Cvss2(vector);
            return read.isBaseFullyDefined() ? read.calculateScores().base : undefined;
        }
        var concurrency = __webpack_require__(7270);
        var settle = __webpack_require__(7559);
        ;
        const NAMES_PER_CALL = 50;
        async function fetchAdvisories(names, vulnerabilities) {
            const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) => names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL));
            const entries = await (0, concurrency.sf)(chunks, concurrency.Ri, async (chunk) => {
                const records = await (0, settle.G9)(vulnerabilities.allAdvisories({ artifactNames: chunk }));
                if (records.kind === 'unknown')
                    return chunk.map((name) => [name, records]);
                const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
                return chunk.map((name) => [name, (0, settle.eO)((byName.get(name) ?? []).map((one) => toAdvisory(one)))]);
            });
            return new Map(entries.flat());
        }
        async function fetchPublishedAdvisories(names, published) {
            const entries = await (0, concurrency.sf)(names, concurrency.Ri, async (name) => {
                const documents = await (0, settle.G9)(published.listDocuments({ id: name }));
                return [
                    name,
                    documents.kind === 'unknown' ? documents : (0, settle.eO)(documents.value.flatMap(advisoriesOf)),
                ];
            });
            return new Map(entries);
        }
        function toAdvisory({ severities, ...record }) {
            return { ...record, severity: (0, severity.xJ)(severities, baseScore) };
        }
        function advisoriesOf({ id: artifactName, advisories }) {
            return advisories.map(({ id, aliases, events }) => ({
                uid: id,
                advisoryId: id,
                artifactName,
                aliases,
                severity: { rating: 'unscored', score: null },
                events: events.map(({ timestamp, ...event }) => {
                    const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
                    return Object.assign(approved, event);
                }),
            }));
        }
    }),
    8264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (findRepo),
            b: () => (findOrganizationUid)
        });
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8016);
        var _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4513);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
        async function findRepo(image, own, platform) {
            const { name } = image;
            const isOwn = own.name === undefined ? undefined : image.organization === own.name;
            if (platform !== undefined && isOwn !== false) {
                for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid }))
                    return uid;
            }
            if (platform !== undefined && isOwn !== true) {
                for await (const { uid } of platform.listRepos({ name }))
                    if ((0, _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__.zL)(uid) !== own.uid)
                        return uid;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_not_found', `the platform lists no repository ${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__.V)(image)} for this identity`);
        }
        async function findOrganizationUid(name, groups) {
            const own = await groups.lookup();
            if (own?.name === name)
                return own.uid;
            for await (const group of groups.list({ name })) {
                if (!group.uid.includes('/'))
                    return group.uid;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_not_found', `the platform lists no organization ${name} for this token`);
        }
    }),
    7559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G9: () => (settle),
            Ko: () => (orReason),
            eO: () => (known),
            u9: () => (orNone)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        async function settle(request) {
            try {
                return known(await request);
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.UZ)(error))
                    throw error;
                return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
            }
        }
        function known(value) {
            return { kind: 'known', value };
        }
        async function orNone(request, none = ['platform_not_found', 'auth_forbidden']) {
            try {
                return await request;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && none.includes(error.code))
                    return undefined;
                throw error;
            }
        }
        async function orReason(request, reasons) {
            try {
                return await request;
            }
            catch (error) {
                const reason = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD ? reasons[error.code] : undefined;
                if (reason !== undefined)
                    return reason;
                throw error;
            }
        }
    }),
    7270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ai: () => (HISTORIES_IN_FLIGHT),
            Ri: () => (IN_FLIGHT),
            sf: () => (mapLimit)
        });
        const IN_FLIGHT = 64;
        const HISTORIES_IN_FLIGHT = 16;
        async function mapLimit(items, limit, work) {
            const results = new Map();
            const queue = items.entries();
            let failed = false;
            async function takeTurns() {
                for (const [index, item] of queue) {
                    if (failed)
                        return;
                    try {
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
    }),
    5662: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (createTagSource),
            O: () => (rememberHistories)
        });
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8016);
        function createTagSource(options) {
            const { registry, content, registryHost, others } = options;
            const tags = new Map();
            const digests = new Map();
            const manifests = new Map();
            async function fetchTag(image, tag) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? { kind: 'digest', digest: await others.digestOf(image, tag) }
                    : { kind: 'history', history: await registry.tagHistory(historic, tag) };
            }
            async function fetchDigest(image, digest) {
                const historic = historicOf(image, registryHost);
                const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
                try {
                    await question;
                    return true;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && error.code === 'platform_not_found')
                        return false;
                    throw error;
                }
            }
            async function fetchManifest(image, digest) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? others.manifest(image, digest)
                    : (await content.manifest(historic, digest)).manifest;
            }
            return {
                tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
                has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
                manifest: (image, digest) => once(manifests, `${image.host}/${image.path}@${digest}`, () => fetchManifest(image, digest)),
            };
        }
        function historicOf(image, registryHost) {
            return (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
        }
        function once(known, key, fetchValue) {
            const answer = known.get(key) ?? answerOf(fetchValue());
            known.set(key, answer);
            return answer;
        }
        async function answerOf(question) {
            try {
                return { kind: 'known', value: await question };
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
            }
        }
        function rememberHistories(registry) {
            const histories = new Map();
            return {
                tagHistory: (image, tag) => {
                    const key = `${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_2__.V)(image)}:${tag}`;
                    const history = histories.get(key) ?? registry.tagHistory(image, tag);
                    histories.set(key, history);
                    return history;
                },
            };
        }
    }),
    906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (searchOrigin)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5398);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7270);
        const ROUND = 16;
        const MOST_REQUESTS = 1_000;
        async function searchOrigin(question) {
            return ((await searchPresentTags(question)) ??
                (await searchInsideBuilds(question)) ??
                (await searchOtherHistories(question)));
        }
        async function searchPresentTags(question) {
            const { image, digest, tagsOfDigest } = question;
            const [name] = (await tagsOfDigest?.(image, digest)) ?? [];
            return name === undefined ? undefined : originInHistory(question, name);
        }
        async function searchInsideBuilds(question) {
            const { image, registry } = question;
            if (image.tag === undefined)
                return undefined;
            if ((await mediaTypeOf(question)) !== 'one-platform')
                return undefined;
            const history = await registry.tagHistory(image, image.tag);
            const indexes = [...new Set(history.toReversed().map((build) => build.digest))];
            if (indexes.length > MOST_REQUESTS)
                return tooMuch(`its tag has ${indexes.length} builds, too many to search`);
            return firstOf(indexes, async (index) => {
                const platform = await platformInside(question, index);
                const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, index);
                return platform === undefined || period === undefined
                    ? undefined
                    : { kind: 'platform-manifest', platform, index, ...period };
            });
        }
        async function searchOtherHistories(question) {
            const { image, content } = question;
            const names = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.OK)(image.tag ?? '', await Array.fromAsync(content.tags(image)));
            if (names.length > MOST_REQUESTS)
                return tooMuch(`its image has ${names.length} tags, too many to search`);
            const found = await firstOf(names, (name) => originInHistory(question, name));
            if (found !== undefined)
                return found;
            if (image.tag === undefined) {
                return {
                    kind: 'not-verified',
                    code: 'digest-alone',
                    reason: 'it has no tag, and its digest is not a build of any tag of the image',
                };
            }
            return {
                kind: 'foreign',
                tags: names.length + 1,
                isInRegistry: (await mediaTypeOf(question)) !== 'absent',
            };
        }
        async function originInHistory({ image, digest, registry }, name) {
            const history = await orIfAbsent(registry.tagHistory(image, name), []);
            const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
            if (period === undefined)
                return undefined;
            return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
        }
        const INDEX_TYPES = new Set([_contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index, _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index]);
        async function mediaTypeOf({ image, digest, content, }) {
            const head = await orIfAbsent(content.headManifest(image, digest), undefined);
            if (head === undefined)
                return 'absent';
            return INDEX_TYPES.has(head.mediaType) ? 'index' : 'one-platform';
        }
        async function platformInside({ image, digest, content }, index) {
            const found = await orIfAbsent(content.manifest(image, index), undefined);
            if (found === undefined || !('manifests' in found.manifest))
                return undefined;
            const inside = found.manifest.manifests.find((manifest) => manifest.digest === digest);
            if (inside === undefined)
                return undefined;
            const { os, architecture, variant } = inside.platform ?? { os: 'unknown', architecture: 'unknown' };
            return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
        }
        async function firstOf(items, look) {
            for (let start = 0; start < items.length; start += ROUND) {
                const round = items.slice(start, start + ROUND);
                const found = (await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_3__.sf)(round, ROUND, look)).find((origin) => origin !== undefined);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        }
        async function orIfAbsent(question, absent) {
            try {
                return await question;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && error.code === 'platform_not_found')
                    return absent;
                throw error;
            }
        }
        function tooMuch(reason) {
            return { kind: 'not-verified', code: 'too-much', reason };
        }
    }),
    8615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (verifyPins)
        });
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7270);
        var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(906);
        async function verifyPins(references, options) {
            const pins = new Map(references.map((reference) => [(0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.D6)(reference), reference]));
            const first = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)([...pins], _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.Ri, async ([key, reference]) => ({
                key,
                reference,
                origin: await verifyByHistory(reference, options),
            }));
            const origins = new Map();
            for (const { key, reference, origin } of first) {
                if (reference.digest === undefined)
                    continue;
                origins.set(key, origin ?? (await search(reference, reference.digest, options)));
            }
            return origins;
        }
        async function verifyByHistory(reference, { registry, registryHost }) {
            const { digest } = reference;
            const image = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, registryHost);
            if (digest === undefined)
                return undefined;
            if (image === undefined) {
                return notVerified('no-history', `${reference.host} has no tag history`);
            }
            const { tag } = image;
            if (tag === undefined)
                return undefined;
            return orNotVerified(async () => {
                const history = await registry.tagHistory(image, tag);
                if (history.length === 0)
                    return notVerified('no-history', 'its tag has no history');
                const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
                return period === undefined ? undefined : { kind: 'own', tag, ...period };
            });
        }
        async function search(reference, digest, options) {
            const image = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, options.registryHost);
            if (image === undefined)
                return notVerified('no-history', `${reference.host} has no tag history`);
            return orNotVerified(() => (0, _search_origin_js__WEBPACK_IMPORTED_MODULE_3__.D)({ ...options, image, digest }));
        }
        async function orNotVerified(question) {
            try {
                return await question();
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return notVerified('lookup-failed', error.message);
            }
        }
        function notVerified(code, reason) {
            return { kind: 'not-verified', code, reason };
        }
    })
};
