export const id = 7803;
export const ids = [7803];
export const modules = {

/***/ 7803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openMoveJudge: () => (/* binding */ openMoveJudge)
});

// EXTERNAL MODULE: ./build/adapters/node-digest.js
var node_digest = __webpack_require__(1686);
// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var client_call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/contract/routes/pull-routes.js
var pull_routes = __webpack_require__(3354);
// EXTERNAL MODULE: ./build/contract/routes/registry-routes.js + 2 modules
var registry_routes = __webpack_require__(3223);
// EXTERNAL MODULE: ./build/contract/routes/version-one-routes.js + 2 modules
var version_one_routes = __webpack_require__(8870);
// EXTERNAL MODULE: ./build/contract/routes/vulnerability-routes.js + 1 modules
var vulnerability_routes = __webpack_require__(5673);
// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/client/version-one-client.js
var version_one_client = __webpack_require__(171);
// EXTERNAL MODULE: ./build/client/vulnerability-client.js + 1 modules
var vulnerability_client = __webpack_require__(2192);
// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
// EXTERNAL MODULE: ./build/domain/check/names-to-ask.js
var names_to_ask = __webpack_require__(6974);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/advisory-selection.js
var advisory_selection = __webpack_require__(7193);
// EXTERNAL MODULE: ./build/domain/advisory-status.js + 1 modules
var advisory_status = __webpack_require__(5192);
// EXTERNAL MODULE: ./build/domain/check/assess.js + 1 modules
var assess = __webpack_require__(3792);
;// CONCATENATED MODULE: ./build/domain/pin/move-advisories.js




function judgeMove({ path, from, to, advisories }) {
    const before = packagesOf(from, 'the present build');
    if (before.kind === 'unknown')
        return before;
    const after = packagesOf(to, 'the new build');
    if (after.kind === 'unknown')
        return after;
    if (platformNames(before.platforms) !== platformNames(after.platforms))
        return unknown('the bills of materials of the two builds are not of the same platforms');
    const names = [before, after].flatMap(({ packages }) => (0,names_to_ask/* namesToAsk */.X)(packages, { path }));
    for (const name of names) {
        const answer = advisories.get(name);
        if (answer === undefined)
            return unknown(`the advisories on ${name} were not asked for`);
        if (answer.kind === 'unknown')
            return notAnswered(answer.problem);
    }
    const advisoriesOn = (name) => {
        const answer = advisories.get(name);
        return answer?.kind === 'known' ? answer.value : [];
    };
    return compare((0,assess/* assessPackages */.C)(before.platforms, advisoriesOn), (0,assess/* assessPackages */.C)(after.platforms, advisoriesOn));
}
function compare(before, after) {
    const idOf = sameIds([...before, ...after].filter(({ decision }) => !isClosed(decision.status)));
    const had = worstById(before, idOf);
    const has = worstById(after, idOf);
    const resolved = [...had].filter(([id, status]) => isOpen(status) && isClosed(has.get(id)));
    const introduced = [...has].filter(([id, status]) => isClosed(had.get(id)) && status !== 'unreviewed' && !isClosed(status));
    return { kind: 'known', resolved: idsOf(resolved), introduced: idsOf(introduced) };
}
function sameIds(assessments) {
    const named = assessments.map(({ id, advisory }) => ({
        advisoryId: id,
        aliases: [advisory.advisoryId, ...advisory.aliases],
    }));
    const ids = new Map([...(0,advisory_selection/* groupByVulnerability */.B2)(named)].flatMap(([id, group]) => group.map(({ advisoryId }) => [advisoryId, id])));
    return ({ id }) => ids.get(id) ?? id;
}
function worstById(assessments, idOf) {
    const worst = new Map();
    for (const assessment of assessments) {
        const id = idOf(assessment);
        const { status } = assessment.decision;
        const known = worst.get(id);
        if (known === undefined || rankOf(status) < rankOf(known))
            worst.set(id, status);
    }
    return worst;
}
function rankOf(status) {
    return advisory_status/* ADVISORY_STATUSES */.t.indexOf(status);
}
function isOpen(status) {
    return rankOf(status) <= rankOf('affected_pending_upstream');
}
function isClosed(status) {
    return status === undefined || rankOf(status) >= rankOf('fixed_assumed');
}
function idsOf(found) {
    return found.map(([id]) => id).sort();
}
function packagesOf(answer, build) {
    if (answer.kind === 'unknown')
        return notAnswered(answer.problem);
    const packages = answer.value;
    if (packages.source === 'name')
        return unknown(`${build}: ${packages.why}`);
    return { kind: 'known', packages, platforms: packages.platforms };
}
function platformNames(platforms) {
    return platforms
        .map(({ platform }) => platform)
        .sort()
        .join();
}
function notAnswered(problem) {
    return { kind: 'unknown', why: problem.message, problem };
}
function unknown(why) {
    return { kind: 'unknown', why };
}

// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
// EXTERNAL MODULE: ./build/usecases/ask/answer.js
var answer = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/usecases/ask/ask-advisories.js
var ask_advisories = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/usecases/ask/find-repo.js
var find_repo = __webpack_require__(8318);
;// CONCATENATED MODULE: ./build/usecases/ask/judge-moves.js









const MOST_QUESTIONS = 100;
const BUILDS_IN_FLIGHT = 8;
function createMoveJudge(options) {
    const judged = new Map();
    const advisories = new Map();
    return async (moves) => {
        const questions = questionsOf(moves, options);
        const open = [...questions].flatMap(([key, { question }]) => judged.has(key) ? [] : [[key, question]]);
        const asked = open.slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
        const answers = await judgeAll(new Map(asked), advisories, options);
        for (const [key, known] of answers)
            judged.set(key, known);
        return new Map([...questions].flatMap(([key, { moves: same }]) => same.map((move) => [move, judged.get(key) ?? TOO_MANY])));
    };
}
const TOO_MANY = {
    kind: 'unknown',
    why: `one run asks about ${MOST_QUESTIONS} different moves at most`,
};
function questionsOf(moves, options) {
    const questions = new Map();
    for (const move of moves) {
        const question = questionOf(move, options);
        if (question === undefined)
            continue;
        const key = JSON.stringify(question);
        const same = questions.get(key) ?? { question, moves: [] };
        questions.set(key, same);
        same.moves.push(move);
    }
    return questions;
}
function questionOf(move, { lookedUp, registryHost }) {
    const { from, to, isKept } = move;
    if (from === undefined || from === to || isKept === true)
        return undefined;
    const { image, platforms } = lookedUp(move);
    const historic = (0,image_use/* historicImage */.R)({ ...image, tag: undefined, digest: undefined }, registryHost);
    if (historic === undefined)
        return undefined;
    const { organization, name } = historic;
    return { image: { organization, name }, from, to, platforms: platforms.toSorted() };
}
async function judgeAll(questions, advisories, options) {
    try {
        const [first] = questions.values();
        if (first === undefined)
            return new Map();
        const probe = (0,image_use/* artifactName */.C)(first.image.name);
        await addAdvisories([probe], advisories, options);
        const allowed = advisories.get(probe);
        if (allowed?.kind === 'unknown')
            return forAll(questions, notAnswered(allowed.problem));
        const packages = await askBuilds([...questions.values()], options);
        const given = new Map([...questions].map(([key, one]) => [key, answersTo(one, packages)]));
        const names = [...given.values()].flatMap(({ path, from, to }) => [from, to].flatMap((build) => (build.kind === 'known' ? (0,names_to_ask/* namesToAsk */.X)(build.value, { path }) : [])));
        await addAdvisories(names, advisories, options);
        return new Map([...given].map(([key, one]) => [key, judgeMove({ ...one, advisories })]));
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code !== 'run_deadline')
            throw error;
        const { code, message, hint } = error;
        return forAll(questions, notAnswered({ code, message, hint }));
    }
}
function forAll(questions, unknown) {
    return new Map([...questions.keys()].map((key) => [key, unknown]));
}
async function addAdvisories(names, advisories, { vulnerabilities }) {
    const more = [...new Set(names)].filter((name) => !advisories.has(name)).sort();
    for (const [name, known] of await (0,ask_advisories/* askAdvisories */.j)(more, vulnerabilities))
        advisories.set(name, known);
}
async function askBuilds(questions, options) {
    const repos = new Map();
    const own = { uid: options.organizationUid, name: undefined };
    const repoOf = (image) => {
        const known = repos.get((0,registry_tokens/* nameOf */.V)(image)) ?? (0,find_repo/* findRepo */.O)(image, own, options.platform);
        repos.set((0,registry_tokens/* nameOf */.V)(image), known);
        return known;
    };
    const builds = new Map(questions.flatMap((question) => [question.from, question.to].map((digest) => [buildKey(question, digest), { question, digest }])));
    const { askPackages } = await __webpack_require__.e(/* import() */ 8014).then(__webpack_require__.bind(__webpack_require__, 8014));
    const asked = await (0,map_limit/* mapLimit */.s)([...builds], BUILDS_IN_FLIGHT, async ([key, { question, digest }]) => {
        const { image, platforms } = question;
        const sources = { content: options.content, boms: options.versionOne, repoUid: () => repoOf(image) };
        return [key, await (0,answer/* answer */.ZF)(askPackages({ image, reference: digest, platforms }, sources))];
    });
    return new Map(asked);
}
function answersTo(question, builds) {
    const [from, to] = [question.from, question.to].map((digest) => builds.get(buildKey(question, digest)));
    if (from === undefined || to === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'a build of a move was not asked about');
    return { path: question.image.name, from, to };
}
function buildKey({ image, platforms }, digest) {
    return JSON.stringify([image.organization, image.name, digest, platforms]);
}

;// CONCATENATED MODULE: ./build/actions/pin/move-judge.js














const LONGEST_WAIT_MS = 60_000;
const SHARE_OF_RUN = 1 / 3;
function openMoveJudge({ clock, endpoints, inputs, runner, send, signal }, { access, token }, lookedUp) {
    const wait = Math.min(LONGEST_WAIT_MS, inputs['timeout-seconds'] * 1_000 * SHARE_OF_RUN);
    const call = (0,client_call/* createCaller */.u)({
        routes: { ...registry_routes/* registryRoutes */.k, ...pull_routes/* pullRoutes */.o, ...version_one_routes/* versionOneRoutes */.n, ...vulnerability_routes/* vulnerabilityRoutes */.R },
        send,
        clock,
        endpoints,
        signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
    });
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({
        call,
        clock,
        onSecret: (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form)),
        passwordFor: () => access.registryToken,
    });
    return createMoveJudge({
        content: (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens, digestOf: node_digest/* nodeDigest */.R }),
        platform: (0,platform_client/* createPlatformClient */.B)({ call, token }),
        versionOne: (0,version_one_client/* createVersionOneClient */.k)({ call, token }),
        vulnerabilities: (0,vulnerability_client/* createVulnerabilityClient */.C)({ call, token }),
        registryHost: endpoints.registry,
        organizationUid: (0,uid/* rootUid */.zL)(inputs.identity),
        lookedUp,
    });
}


/***/ }),

/***/ 1686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ nodeDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);


function nodeDigest(bytes, algorithm) {
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(`${algorithm}:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes).digest('hex')}`);
}


/***/ }),

/***/ 171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ createVersionOneClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createVersionOneClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.platformAccess)(options);
    const { ask } = access;
    return {
        listEolTags: (filter, walk) => listEolTags(access, filter, walk),
        tagHistory: async (uid, period = {}) => {
            const parts = { path: { uid }, query: { ...period } };
            return (await ask('listTagHistory', `read the history of tag ${uid}`, parts)).items;
        },
        sbom: (build, arch) => ask('getSbom', `read the packages of ${build.digest}`, { path: pathOf(build), query: { arch } }),
        rawSbom: async (build, arch) => {
            const parts = { path: pathOf(build), query: { arch } };
            return (await ask('getRawSbom', `read the packages of ${build.digest}`, parts)).rawSbom;
        },
        vulnerabilityReport: (build) => ask('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, { path: pathOf(build) }),
        vulnerabilityCounts: async (filter = {}) => (await ask('listVulnerabilityCounts', 'count the vulnerabilities', { query: { ...filter } })).items,
        checkPolicies: async ({ repo, digest }) => {
            const parts = { path: { uid: repo }, body: { digest } };
            return (await ask('checkPolicies', `check the policies for ${digest}`, parts)).results;
        },
    };
}
function listEolTags(access, { childrenOf, descendantsOf, ...filter } = {}, walk = {}) {
    const place = { 'uidp.childrenOf': childrenOf, 'uidp.descendantsOf': descendantsOf };
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
        route: 'listEolTags',
        purpose: 'read how long tags live',
        query: { ...filter, ...place },
        pageOf: ({ items, nextPageToken }) => ({ items, nextPageToken }),
        uidOf: (tag) => tag.id,
    }, walk);
}
function pathOf({ repo, digest }) {
    return { uid: repo, digest };
}


/***/ }),

/***/ 2192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createVulnerabilityClient)
});

// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/client/list-in-parallel.js

const AT_ONCE = 8;
async function listInParallel(listFrom, uidOf, { pageSize } = {}) {
    const walk = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
    const first = await firstPage(listFrom(walk));
    const skips = restOf(first);
    const pages = [first];
    for (let from = 0; from < skips.length; from += AT_ONCE) {
        const asked = skips.slice(from, from + AT_ONCE).map((skip) => firstPage(listFrom({ ...walk, skip })));
        pages.push(...(await Promise.all(asked)));
    }
    const items = pages.flatMap((page) => page.items);
    return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
}
function restOf({ items, totalCount, nextPageToken }) {
    if (nextPageToken === undefined || nextPageToken === '')
        return [];
    if (totalCount === undefined || items.length === 0) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list does not tell how many results it has');
    }
    return Array.from({ length: Math.ceil(totalCount / items.length) - 1 }, (_, index) => (index + 1) * items.length);
}
async function firstPage(list) {
    for await (const page of list.pages())
        return page;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list has no first page');
}

// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/vulnerability-client.js



function createVulnerabilityClient(options) {
    const access = (0,platform_access.platformAccess)(options);
    const listAdvisories = (filter = {}, walk = {}) => {
        const { ids: _ids, childrenOf: _children, descendantsOf: _descendants, ...rest } = filter;
        const { ancestorsOf: _ancestors, inRoot: _inRoot, ...query } = rest;
        return (0,list/* listOf */.c)(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { ...query, ...(0,list/* placeQuery */.e)(filter) },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }, walk);
    };
    return {
        listAdvisories,
        allAdvisories: (filter, walk) => listInParallel((from) => listAdvisories(filter, from), (advisory) => advisory.uid, walk),
        getAdvisory: (uid) => access.ask('getAdvisory', `read the advisory ${uid}`, { path: { uid } }),
    };
}


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   zL: () => (/* binding */ rootUid)
/* harmony export */ });
/* unused harmony export Uid */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
const Uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(UID, 'not a uid');
function parentUid(uid) {
    const slash = uid.lastIndexOf('/');
    return slash === -1 ? undefined : uid.slice(0, slash);
}
function rootUid(uid) {
    return uid.split('/', 1)[0] ?? uid;
}


/***/ }),

/***/ 7193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ groupByVulnerability),
/* harmony export */   Im: () => (/* binding */ advisoryApplies),
/* harmony export */   Oz: () => (/* binding */ apkArchitecture)
/* harmony export */ });
/* unused harmony export canonicalId */
const APK_SPELLINGS = { amd64: 'x86_64', arm64: 'aarch64' };
function apkArchitecture(architecture) {
    return APK_SPELLINGS[architecture] ?? architecture;
}
function advisoryApplies(advisory, installed) {
    const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
    if (deleteTime !== undefined || !(artifactType === '' || artifactType.toLowerCase() === 'apk'))
        return false;
    if (artifactName !== installed.name && artifactName !== installed.origin)
        return false;
    const [wanted, has] = [artifactArchitecture, installed.arch ?? ''].map(apkArchitecture);
    return isAny(wanted) || isAny(has) || wanted === has;
}
function groupByVulnerability(advisories) {
    let groups = [];
    for (const advisory of advisories) {
        const names = new Set(namesOf(advisory));
        const isJoined = (group) => group.some((other) => namesOf(other).some((name) => names.has(name)));
        const joined = groups.filter(isJoined).flat();
        groups = [...groups.filter((group) => !isJoined(group)), [...joined, advisory]];
    }
    return new Map(groups.map((group) => [canonicalId(group), group]));
}
function canonicalId(advisories) {
    const names = advisories.flatMap(namesOf).sort();
    return (names.find((name) => name.startsWith('CVE-')) ??
        names.find((name) => name.startsWith('GHSA-')) ??
        advisories.map(({ advisoryId }) => advisoryId).sort()[0] ??
        '');
}
function namesOf({ advisoryId, aliases }) {
    return [advisoryId, ...aliases];
}
function isAny(architecture) {
    return architecture === undefined || architecture === '' || architecture === 'noarch';
}


/***/ }),

/***/ 5192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ ADVISORY_STATUSES),
  U: () => (/* binding */ decideAdvisoryStatus)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/apk-version.js


const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
const RELEASE = SUFFIXES.indexOf('cvs');
function isValidApkVersion(version) {
    for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
        if (part.kind === 'end')
            return true;
    }
    return false;
}
function compareApkVersions(a, b) {
    requireVersion(a);
    requireVersion(b);
    let left = readPart(a);
    let right = readPart(b);
    while (left !== undefined && right !== undefined) {
        const order = compareParts(left, right);
        if (order !== 0 || left.kind === 'end')
            return order;
        left = readPart(a, left);
        right = readPart(b, right);
    }
    return 0;
}
function requireVersion(version) {
    if (isValidApkVersion(version))
        return;
    throw new errors/* MooringError */.OD('internal_bug', `"${(0,printable/* printable */.g$)(version, 80)}" is not a version that apk can order`);
}
function compareParts(left, right) {
    if (left.kind !== right.kind) {
        if (isPreRelease(left))
            return -1;
        if (isPreRelease(right))
            return 1;
        return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
    }
    switch (left.kind) {
        case 'first':
        case 'suffix-number':
        case 'revision':
            return compareDigits(left.text, right.text);
        case 'number': {
            const isText = left.text.startsWith('0') || right.text.startsWith('0');
            return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
        }
        case 'suffix':
            return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
        case 'letter':
        case 'hash':
            return compareText(left.text, right.text);
        case 'end':
            return 0;
    }
}
function isPreRelease({ kind, text }) {
    return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
}
function compareDigits(left, right) {
    const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
    return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
}
function leadingZeros(digits) {
    return endOfRun(digits, 0, (character) => character === '0');
}
function compareText(left, right) {
    if (left === right)
        return 0;
    return left < right ? -1 : 1;
}
function sign(number) {
    if (number === 0)
        return 0;
    return number < 0 ? -1 : 1;
}
function readPart(version, before) {
    const at = before?.next ?? 0;
    if (before === undefined)
        return run('first', version, at, isDigit);
    if (at === version.length)
        return { kind: 'end', text: '', next: at };
    const isAfterNumber = before.kind === 'first' || before.kind === 'number';
    const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
    const character = version.charAt(at);
    if (isAfterNumber && character === '.')
        return run('number', version, at + 1, isDigit);
    if (isAfterNumber && isLetter(character))
        return { kind: 'letter', text: character, next: at + 1 };
    if (before.kind === 'suffix' && isDigit(character))
        return run('suffix-number', version, at, isDigit);
    if (isBeforeHash && character === '_')
        return readSuffix(version, at + 1);
    if (isBeforeHash && character === '~')
        return run('hash', version, at + 1, isHex);
    const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
    return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
}
function readSuffix(version, from) {
    const suffix = run('suffix', version, from, isLetter);
    return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
}
function run(kind, version, from, isPart) {
    const next = endOfRun(version, from, isPart);
    return next === from ? undefined : { kind, text: version.slice(from, next), next };
}
function endOfRun(text, from, isPart) {
    let end = from;
    while (end < text.length && isPart(text.charAt(end)))
        end += 1;
    return end;
}
function isDigit(character) {
    return character >= '0' && character <= '9';
}
function isLetter(character) {
    return character >= 'a' && character <= 'z';
}
function isHex(character) {
    return isDigit(character) || (character >= 'a' && character <= 'f');
}

// EXTERNAL MODULE: ./build/domain/advisory-timeline.js
var advisory_timeline = __webpack_require__(9456);
;// CONCATENATED MODULE: ./build/domain/advisory-status.js


const ADVISORY_STATUSES = [
    'affected_fix_available',
    'affected',
    'affected_wont_fix',
    'under_investigation',
    'affected_pending_upstream',
    'unknown',
    'unknown_not_analysed',
    'unreviewed',
    'fixed_assumed',
    'fixed',
    'not_affected',
];
function decideAdvisoryStatus(given) {
    const timeline = (0,advisory_timeline/* approvedInOrder */.lx)(given.events);
    if (timeline === undefined)
        return { ...UNDECIDED, status: 'unknown', row: 16 };
    const latest = timeline.at(-1);
    if (latest === undefined)
        return UNDECIDED;
    const decided = decide(timeline, latest, given.installed);
    return { ...UNDECIDED, ...decided, event: latest.event, since: (0,advisory_timeline/* openSince */.NE)(timeline) };
}
const UNDECIDED = {
    status: 'unreviewed',
    row: 17,
    fixedVersion: undefined,
    event: undefined,
    since: undefined,
};
function decide(timeline, { event, kind }, installed) {
    switch (kind) {
        case 'fixed':
            return decideFixed(event.fixed?.fixedVersion, installed);
        case 'false-positive':
            return { status: 'not_affected', row: 5 };
        case 'true-positive':
            return { status: 'affected', row: 6 };
        case 'fix-not-planned':
            return { status: 'affected_wont_fix', row: 7 };
        case 'pending-upstream-fix':
            return { status: 'affected_pending_upstream', row: 8 };
        case 'analysis-not-planned':
            return { status: 'unknown_not_analysed', row: 9 };
        case 'detection':
            return decideDetection(timeline, installed);
        case 'patched':
            return decidePatched(event.patched?.patchedVersions ?? [], installed);
        case 'unknown':
            return { status: 'unknown', row: 16 };
    }
}
function decideFixed(fixedVersion, installed) {
    if (fixedVersion === '0')
        return { status: 'not_affected', row: 3, fixedVersion };
    const order = compareIfValid(installed, fixedVersion);
    if (order === undefined)
        return { status: 'unknown', row: 4, fixedVersion };
    if (order < 0)
        return { status: 'affected_fix_available', row: 2, fixedVersion };
    return { status: 'fixed', row: 1, fixedVersion };
}
function decideDetection(timeline, installed) {
    const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
    const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
    if (fixedVersion === undefined)
        return { status: 'under_investigation', row: 10 };
    const order = compareIfValid(installed, fixedVersion);
    if (order === undefined)
        return { status: 'unknown', row: 4, fixedVersion };
    const detected = lowestDetected(timeline.slice(lastFix + 1), fixedVersion);
    if (order < 0) {
        return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
    }
    if (detected === undefined)
        return { status: 'under_investigation', row: 14 };
    return compareApkVersions(installed, detected) < 0
        ? { status: 'fixed', row: 12, fixedVersion }
        : { status: 'under_investigation', row: 13 };
}
function lowestDetected(sinceFix, fixedVersion) {
    const versions = sinceFix.map(({ event }) => event.detection?.scanv1?.artifactVersion ?? '');
    const latest = versions.at(-1) ?? '';
    if (!isValidApkVersion(latest))
        return undefined;
    const withFix = versions.filter((one) => (compareIfValid(one, fixedVersion) ?? -1) >= 0);
    return [latest, ...withFix].sort(compareApkVersions)[0];
}
function decidePatched(patched, installed) {
    if (patched.includes(installed))
        return { status: 'fixed', row: 15, fixedVersion: installed };
    const [first = ''] = patched;
    if (patched.length === 0 || !patched.every(isValidApkVersion) || !isValidApkVersion(installed)) {
        return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
    }
    const rising = [...patched].sort(compareApkVersions);
    const same = rising.find((version) => compareApkVersions(installed, version) === 0);
    if (same !== undefined)
        return { status: 'fixed', row: 15, fixedVersion: same };
    const before = rising.findLast((version) => compareApkVersions(installed, version) > 0);
    const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
    if (isFollower)
        return { status: 'fixed_assumed', row: 15, fixedVersion: before };
    const next = rising.find((version) => compareApkVersions(installed, version) < 0);
    return { status: 'affected_fix_available', row: 15, fixedVersion: next };
}
function isSameRelease(one, other) {
    return compareApkVersions(withoutRevision(one), withoutRevision(other)) === 0;
}
function withoutRevision(version) {
    return version.replace(/-r[0-9]+$/, '');
}
function compareIfValid(installed, other) {
    const areValid = other !== undefined && isValidApkVersion(installed) && isValidApkVersion(other);
    return areValid ? compareApkVersions(installed, other) : undefined;
}


/***/ }),

/***/ 9456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ openSince),
/* harmony export */   dP: () => (/* binding */ EVENT_KINDS),
/* harmony export */   kH: () => (/* binding */ noteOf),
/* harmony export */   lx: () => (/* binding */ approvedInOrder),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* unused harmony export eventKind */
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

const FIELDS = [
    ['detection', 'detection'],
    ['truePositiveDetermination', 'true-positive'],
    ['falsePositiveDetermination', 'false-positive'],
    ['fixed', 'fixed'],
    ['pendingUpstreamFix', 'pending-upstream-fix'],
    ['fixNotPlanned', 'fix-not-planned'],
    ['analysisNotPlanned', 'analysis-not-planned'],
    ['patched', 'patched'],
];
const EVENT_KINDS = [
    'detection',
    'true-positive',
    'false-positive',
    'fixed',
    'pending-upstream-fix',
    'fix-not-planned',
    'analysis-not-planned',
    'patched',
    'unknown',
];
function eventKind(event) {
    return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
}
function versionsOf({ detection, fixed, patched }) {
    const named = [
        detection?.scanv1?.artifactVersion,
        fixed?.fixedVersion,
        ...(patched?.patchedVersions ?? []),
    ];
    return named.filter((version) => version !== undefined);
}
function noteOf(event) {
    const said = [
        event.truePositiveDetermination,
        event.falsePositiveDetermination,
        event.fixed,
        event.pendingUpstreamFix,
        event.fixNotPlanned,
        event.analysisNotPlanned,
        event.patched,
    ];
    return said.find((one) => one !== undefined)?.note?.trim() ?? '';
}
function approvedInOrder(events) {
    const timed = events
        .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
        .map((event) => ({ event, kind: eventKind(event), at: (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(event.createTime) }));
    const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
    if (readable.length !== timed.length)
        return undefined;
    return readable.sort((one, other) => one.at - other.at || belowMillisecond(one.event) - belowMillisecond(other.event));
}
function belowMillisecond({ createTime }) {
    const [, digits = ''] = /\.\d{3}(\d{1,6})Z$/.exec(createTime) ?? [];
    return Number(digits.padEnd(6, '0'));
}
function openSince(timeline) {
    const settled = timeline.findLastIndex(({ kind }) => kind === 'fixed' || kind === 'false-positive' || kind === 'patched');
    return (timeline[settled + 1] ?? timeline.at(-1))?.at;
}


/***/ }),

/***/ 3792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ assessByName),
  C: () => (/* binding */ assessPackages)
});

// EXTERNAL MODULE: ./build/domain/advisory-status.js + 1 modules
var advisory_status = __webpack_require__(5192);
// EXTERNAL MODULE: ./build/domain/advisory-timeline.js
var advisory_timeline = __webpack_require__(9456);
;// CONCATENATED MODULE: ./build/domain/advisory-by-time.js


const NOT_KNOWN = '';
function decideByTime(given) {
    const { events, builtAt } = given;
    const decision = (0,advisory_status/* decideAdvisoryStatus */.U)({ events, installed: NOT_KNOWN });
    const latest = (0,advisory_timeline/* approvedInOrder */.lx)(events)?.at(-1);
    if (latest === undefined || decision.status === 'not_affected')
        return decision;
    if (latest.kind === 'detection')
        return { ...decision, status: 'under_investigation', fixedVersion: undefined };
    if (latest.kind !== 'fixed' && latest.kind !== 'patched')
        return decision;
    const hasFix = builtAt !== undefined && builtAt >= latest.at;
    return { ...decision, status: hasFix ? 'fixed_assumed' : 'affected_fix_available' };
}

// EXTERNAL MODULE: ./build/domain/advisory-selection.js
var advisory_selection = __webpack_require__(7193);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(5526);
;// CONCATENATED MODULE: ./build/domain/check/assess.js




function assessPackages(platforms, advisoriesOn) {
    const found = platforms.flatMap(({ platform, packages }) => packages.flatMap((installed) => assessPackage(installed, platform, advisoriesOn)));
    const groups = Map.groupBy(found, (one) => `${one.package?.name}\n${one.package?.version}\n${one.id}`);
    return [...groups.values()].flatMap(mergePlatforms).sort(byPackageAndId);
}
function assessByName(advisories, builtAt) {
    const current = advisories.filter(({ deleteTime }) => deleteTime === undefined);
    return [...(0,advisory_selection/* groupByVulnerability */.B2)(current)]
        .map(([id, group]) => {
        const decided = group.map((advisory) => ({
            advisory,
            decision: decideByTime({ events: advisory.events, builtAt }),
        }));
        return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
    })
        .sort(byPackageAndId);
}
function assessPackage(installed, platform, advisoriesOn) {
    const names = new Set([installed.name, installed.origin ?? installed.name]);
    const anywhere = { ...installed, arch: undefined };
    const about = [...names].flatMap(advisoriesOn).filter((one) => (0,advisory_selection/* advisoryApplies */.Im)(one, anywhere));
    const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
    return [...(0,advisory_selection/* groupByVulnerability */.B2)(unique)].flatMap(([id, group]) => {
        const decided = group
            .filter((advisory) => (0,advisory_selection/* advisoryApplies */.Im)(advisory, installed))
            .map((advisory) => ({
            advisory,
            decision: (0,advisory_status/* decideAdvisoryStatus */.U)({ events: advisory.events, installed: installed.version }),
        }));
        if (decided.length === 0)
            return [];
        return [{ ...worstOf(decided), ...statedBy(group), id, package: installed, platforms: [platform] }];
    });
}
function worstOf(decided) {
    return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
}
function compareDecided(one, other) {
    const rank = ({ decision }) => advisory_status/* ADVISORY_STATUSES */.t.indexOf(decision.status);
    return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
}
function statedBy(group) {
    const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
    return { names: [...names].sort(), severity: worstSeverity(group) };
}
function worstSeverity(advisories) {
    const scored = advisories.map(({ severity }) => severity);
    const rank = ({ rating, score }) => rating === 'unscored' ? severity/* RATINGS */.lq.length : 0 - (score ?? 0);
    return scored.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst));
}
function mergePlatforms(same) {
    const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
    return same.length === 0 ? [] : [{ ...worstOf(same), platforms }];
}
function byPackageAndId(one, other) {
    return (compareText(one.package?.name ?? '', other.package?.name ?? '') ||
        compareText(one.package?.version ?? '', other.package?.version ?? '') ||
        compareText(one.id, other.id));
}
function compareText(one, other) {
    return one < other ? -1 : Number(one > other);
}


/***/ }),

/***/ 6974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ namesToAsk)
/* harmony export */ });
/* harmony import */ var _image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);

function namesToAsk(packages, reference) {
    if (packages === undefined || packages.source === 'name')
        return [(0,_image_use_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactName */ .C)(reference.path)];
    const all = packages.platforms.flatMap((one) => one.packages);
    return [
        ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
    ].sort();
}


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   lq: () => (/* binding */ RATINGS),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
const RATINGS = ['critical', 'high', 'medium', 'low', 'none'];
const NEWEST_FIRST = ['TYPE_CVSS_V4', 'TYPE_CVSS_V3', 'TYPE_CVSS_V2'];
function severityOf(stated, scoreVector) {
    const others = stated.map(({ type }) => type).filter((type) => !NEWEST_FIRST.includes(type));
    for (const type of [...NEWEST_FIRST, ...others]) {
        const scores = stated
            .filter((one) => one.type === type)
            .flatMap(({ score }) => readScore(score, scoreVector) ?? []);
        if (scores.length > 0)
            return rated(Math.max(...scores));
    }
    return { rating: 'unscored', score: null };
}
function isAtLeast(severity, threshold) {
    return severity.rating !== 'unscored' && RATINGS.indexOf(severity.rating) <= RATINGS.indexOf(threshold);
}
function readScore(text, scoreVector) {
    const trimmed = text.trim();
    const score = /^\d{1,2}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : scoreVector(trimmed);
    return score !== undefined && score >= 0 && score <= 10 ? score : undefined;
}
function rated(score) {
    return { rating: ratingOf(score), score };
}
function ratingOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ orWhy),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   u9: () => (/* binding */ orNone)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

async function answer(question) {
    try {
        return known(await question);
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}
function known(value) {
    return { kind: 'known', value };
}
async function orNone(question, none = ['platform_not_found', 'auth_forbidden']) {
    try {
        return await question;
    }
    catch (error) {
        if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && none.includes(error.code))
            return undefined;
        throw error;
    }
}
async function orWhy(question, whys) {
    try {
        return await question;
    }
    catch (error) {
        const why = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD ? whys[error.code] : undefined;
        if (why !== undefined)
            return why;
        throw error;
    }
}


/***/ }),

/***/ 7756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ askAdvisories),
/* harmony export */   v: () => (/* binding */ askPublishedAdvisories)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5526);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
/* harmony import */ var _in_flight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7353);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7133);




const NAMES_PER_CALL = 50;
async function askAdvisories(names, vulnerabilities) {
    const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) => names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL));
    const { baseScore } = await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2763)]).then(__webpack_require__.bind(__webpack_require__, 2763));
    const answers = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLimit */ .s)(chunks, _in_flight_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_FLIGHT */ .R, async (chunk) => {
        const records = await (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(vulnerabilities.allAdvisories({ artifactNames: chunk }));
        if (records.kind === 'unknown')
            return chunk.map((name) => [name, records]);
        const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
        return chunk.map((name) => [name, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)((byName.get(name) ?? []).map((one) => toAdvisory(one, baseScore)))]);
    });
    return new Map(answers.flat());
}
async function askPublishedAdvisories(names, published) {
    const answers = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLimit */ .s)(names, _in_flight_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_FLIGHT */ .R, async (name) => {
        const documents = await (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(published.listDocuments({ id: name }));
        return [
            name,
            documents.kind === 'unknown' ? documents : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(documents.value.flatMap(advisoriesOf)),
        ];
    });
    return new Map(answers);
}
function toAdvisory({ severities, ...record }, baseScore) {
    return { ...record, severity: (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOf */ .xJ)(severities, baseScore) };
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


/***/ }),

/***/ 8318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findRepo)
/* harmony export */ });
/* harmony import */ var _client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2434);
/* harmony import */ var _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4513);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);



async function findRepo(image, own, platform) {
    const { name } = image;
    const isOwn = own.name === undefined ? undefined : image.organization === own.name;
    if (platform !== undefined && isOwn !== false) {
        for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid }))
            return uid;
    }
    if (platform !== undefined && isOwn !== true) {
        for await (const { uid } of platform.listRepos({ name }))
            if ((0,_contract_uid_js__WEBPACK_IMPORTED_MODULE_1__/* .rootUid */ .zL)(uid) !== own.uid)
                return uid;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .MooringError */ .OD('platform_not_found', `the platform shows no repository ${(0,_client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(image)} to this identity`);
}


/***/ })

};
