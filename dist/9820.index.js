export const id = 9820;
export const ids = [9820,9618];
export const modules = {

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

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   ZD: () => (/* binding */ repeated),
/* harmony export */   bQ: () => (/* binding */ MaskQuery),
/* harmony export */   er: () => (/* binding */ PageEnvelope),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   r_: () => (/* binding */ ListQuery),
/* harmony export */   wE: () => (/* binding */ NamedListQuery)
/* harmony export */ });
/* unused harmony export PAGE_TOKEN_LIFETIME_MS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const PAGE_SIZE = { default: 50, maximum: 200 };
const PAGE_TOKEN_LIFETIME_MS = (/* unused pure expression or super */ null && (3 * 24 * 3_600_000));
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be an integer')
    .regex(/^-?\d{1,9}$/, 'must be an integer')
    .transform(Number);
const repeated = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())])
    .transform((value) => (typeof value === 'string' ? [value] : value));
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ids': repeated.optional(),
    'uidp.inRoot': flag.optional(),
    pageSize: count.optional(),
    pageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    orderBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    skip: count.optional(),
});
const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d+$/).optional(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
});
const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });


/***/ })

};
