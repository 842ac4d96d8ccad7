export const id = 7945;
export const ids = [7945,7692];
export const modules = {

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   searchOrigin: () => (/* binding */ searchOrigin)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _contract_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1710);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1705);




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
        return tooMuch(`its tag has ${indexes.length} builds to look into`);
    return firstOf(indexes, async (index) => {
        const platform = await platformInside(question, index);
        const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, index);
        return platform === undefined || period === undefined
            ? undefined
            : { kind: 'platform-manifest', platform, index, ...period };
    });
}
async function searchOtherHistories(question) {
    const { image, content } = question;
    const names = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .likelyTags */ .OK)(image.tag ?? '', await Array.fromAsync(content.tags(image)));
    if (names.length > MOST_REQUESTS)
        return tooMuch(`its image has ${names.length} tags to look at`);
    const found = await firstOf(names, (name) => originInHistory(question, name));
    if (found !== undefined)
        return found;
    if (image.tag === undefined) {
        return {
            kind: 'not-verified',
            code: 'digest-alone',
            reason: 'it names no tag, and its digest is no build of any tag of the image',
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
    const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, digest);
    if (period === undefined)
        return undefined;
    return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
}
const INDEX_TYPES = new Set([_contract_oci_js__WEBPACK_IMPORTED_MODULE_1__/* .MEDIA_TYPES */ .Z2.index, _contract_oci_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCKER_MEDIA_TYPES */ .kX.index]);
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
        const found = (await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .mapLimit */ .s)(round, ROUND, look)).find((origin) => origin !== undefined);
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
        if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && error.code === 'platform_not_found')
            return absent;
        throw error;
    }
}
function tooMuch(reason) {
    return { kind: 'not-verified', code: 'too-much', reason };
}


/***/ }),

/***/ 7945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyPins: () => (/* binding */ verifyPins)
/* harmony export */ });
/* harmony import */ var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _in_flight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7353);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
/* harmony import */ var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7692);






async function verifyPins(references, options) {
    const pins = new Map(references.map((reference) => [(0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .pinKey */ .D6)(reference), reference]));
    const first = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .mapLimit */ .s)([...pins], _in_flight_js__WEBPACK_IMPORTED_MODULE_5__/* .IN_FLIGHT */ .R, async ([key, reference]) => ({
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
    const image = (0,_domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__/* .historicImage */ .R)(reference, registryHost);
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
            return notVerified('no-history', 'the history of its tag is empty');
        const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, digest);
        return period === undefined ? undefined : { kind: 'own', tag, ...period };
    });
}
async function search(reference, digest, options) {
    const image = (0,_domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__/* .historicImage */ .R)(reference, options.registryHost);
    if (image === undefined)
        return notVerified('no-history', `${reference.host} has no tag history`);
    return orNotVerified(() => (0,_search_origin_js__WEBPACK_IMPORTED_MODULE_3__.searchOrigin)({ ...options, image, digest }));
}
async function orNotVerified(question) {
    try {
        return await question();
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return notVerified('not-asked', error.message);
    }
}
function notVerified(code, reason) {
    return { kind: 'not-verified', code, reason };
}


/***/ })

};
