import { shared } from './shared.js';
export const id = 7582;
export const ids = [7582];
export const modules = {
    3942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openAccess: () => (openAccess),
            u: () => (signInWorkflow)
        });
        var _client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51730);
        var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27932);
        var _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76962);
        var _access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26933);
        var _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40526);
        async function openAccess(options) {
            const { clock, endpoints, environment, inputs, runner, send, signal, title } = options;
            if (inputs.identity === '')
                return _access_js__WEBPACK_IMPORTED_MODULE_3__.zZ;
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
            return _access_js__WEBPACK_IMPORTED_MODULE_3__.zZ;
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
    88411: shared[88411],
    27932: shared[27932],
    17740: shared[17740],
    37859: shared[37859],
    40826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gl: () => (findTagsOfDigest),
            Uy: () => (fetchOrigins),
            uq: () => (fetchTagsOfDigests)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43287);
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97270);
        var _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40906);
        var _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28615);
        var _settle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67559);
        async function fetchTagsOfDigests(images, options, platform) {
            const untagged = images.flatMap((image) => [...image.references].flatMap(([key, { reference }]) => {
                const { tag, digest } = reference;
                return tag === undefined && digest !== undefined ? [{ key, digest, image }] : [];
            }));
            const tags = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_6__.sf)(untagged, _concurrency_js__WEBPACK_IMPORTED_MODULE_6__.Ri, async ({ key, digest, image }) => {
                const find = async () => {
                    const current = platform === undefined ? [] : await currentTags(platform, await image.repoUid(), digest);
                    const { tagsOfDigest: _, ...others } = options;
                    const historic = { ...image.historic, tag: undefined };
                    return mostSpecific(current) ?? formerTag({ ...others, digest, image: historic });
                };
                return [key, await (0, _settle_js__WEBPACK_IMPORTED_MODULE_5__.G9)(find())];
            });
            return new Map(tags);
        }
        async function fetchOrigins(references, tags, options) {
            const foreign = references.filter((reference) => isForeign(reference, tags));
            return foreign.length === 0 ? new Map() : (0, _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_4__._)(foreign, options);
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
            const origin = await (0, _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_3__.D)(question);
            if (origin.kind === 'own')
                return origin.tag;
            if (origin.kind === 'not-verified' && origin.code === 'too-much')
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_too_large', origin.reason);
            return undefined;
        }
        function mostSpecific(tags) {
            const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
                Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.HJ)(one.name) !== 'plain') - Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.HJ)(other.name) !== 'plain') ||
                countParts(other.name) - countParts(one.name) ||
                (one.name < other.name ? -1 : 1));
            return ranked[0]?.name;
        }
        function countParts(tag) {
            return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
        }
        function isForeign(reference, tags) {
            const tag = (0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.yr)(reference);
            if (tag === undefined || reference.digest === undefined)
                return false;
            const history = tags.get((0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.E4)((0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.vy)(reference), tag))?.history;
            return (history?.kind === 'known' &&
                history.value.length > 0 &&
                (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.w)(history.value, reference.digest) === undefined);
        }
    }),
    76962: shared[76962],
    40906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (searchOrigin)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68449);
        var _domain_resolve_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76620);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97270);
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
            return (0, _domain_resolve_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__.$)(inside.platform ?? { os: 'unknown', architecture: 'unknown' });
        }
        async function firstOf(items, look) {
            for (let start = 0; start < items.length; start += ROUND) {
                const round = items.slice(start, start + ROUND);
                const found = (await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)(round, ROUND, look)).find((origin) => origin !== undefined);
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
    28615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (verifyPins)
        });
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68449);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97270);
        var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40906);
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
