export const id = 5742;
export const ids = [5742];
export const modules = {

/***/ 6122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUpReferences: () => (/* binding */ lookUpReferences)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var history_facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/resolve/platform-digest.js
function digestOfPlatform(entries, platform) {
    const named = entries.flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : [{ digest, name: nameOf(its) }]);
    const exact = named.filter(({ name }) => name === platform);
    const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
    const [found] = fitting;
    if (found === undefined)
        return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
    if (new Set(fitting.map(({ digest }) => digest)).size > 1)
        return { kind: 'none', why: `it has several: ${fitting.map(({ name }) => name).join(', ')}` };
    return { kind: 'found', digest: found.digest };
}
function whyNone(names) {
    return names.length === 0 ? 'it is no index of platforms' : `it has ${[...new Set(names)].join(', ')}`;
}
function nameOf({ os, architecture, variant }) {
    return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
}

// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/resolve-references.js









const IN_FLIGHT = 16;
async function resolveReferences(texts, options) {
    const { asOf, now, platform, settings } = options;
    const references = await (0,map_limit/* mapLimit */.s)(texts, IN_FLIGHT, async (written) => resolveText(written, options));
    return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
}
async function resolveText(written, options) {
    const reading = (0,image_reference/* readImageReference */.bc)(written);
    if (reading.kind === 'invalid')
        return unresolved(written, { code: 'invalid-reference', reason: reading.why });
    const tag = (0,image_reference/* effectiveTag */.yr)(reading.reference);
    if (tag === undefined)
        return unresolved(written, {
            code: 'digest-alone',
            reason: 'it names a digest alone, and no tag to resolve',
        });
    return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
}
async function resolveTag(written, reference, options) {
    const { source, settings, now, asOf } = options;
    const rules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
    const upstream = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, reference);
    const facts = await source.tag(upstream, reference.tag);
    if (facts.kind === 'unknown')
        return unresolved(written, notAsked(facts.problem));
    const decision = (0,decide_pin/* decidePin */.k)({ reference, facts, chosen: undefined }, rules);
    if (decision.kind === 'skip')
        return unresolved(written, { code: codeOf(decision), reason: decision.reason });
    const chosen = await choosePlatform(upstream, decision.to, options);
    if (chosen.kind === 'problem')
        return unresolved(written, chosen);
    const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
    if (problem !== undefined)
        return unresolved(written, problem);
    return {
        kind: 'resolved',
        written,
        reference: (0,image_reference/* formatImageReference */.my)({ ...reference, digest: chosen.digest }),
        image: (0,image_reference/* formatImage */.vy)(reference),
        tag: reference.tag,
        digest: chosen.digest,
        builtAt: decision.builtAt,
        ...factsOf(facts.value, decision.to, now),
    };
}
function factsOf(facts, digest, now) {
    if (facts.kind === 'digest')
        return { lag: undefined, usualInterval: undefined };
    const lag = (0,tag_history/* lagOf */.er)(facts.history, digest, now);
    return {
        lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
        usualInterval: (0,history_facts/* usualInterval */.s)(facts.history),
    };
}
async function choosePlatform(image, index, { source, platform }) {
    if (platform === undefined)
        return { kind: 'digest', digest: index };
    const answer = await source.manifest(image, index);
    if (answer.kind === 'unknown')
        return { kind: 'problem', ...notAsked(answer.problem) };
    const manifest = answer.value;
    const choice = digestOfPlatform('manifests' in manifest ? manifest.manifests : [], platform);
    if (choice.kind === 'found')
        return { kind: 'digest', digest: choice.digest };
    return {
        kind: 'problem',
        code: 'no-platform',
        reason: `${index} has no one manifest of ${platform}: ${choice.why}`,
    };
}
async function problemAtMirror(reference, { upstream, digest }, source) {
    if ((0,image_reference/* formatImage */.vy)(upstream) === (0,image_reference/* formatImage */.vy)(reference))
        return undefined;
    const answer = await source.has(reference, digest);
    if (answer.kind === 'unknown')
        return notAsked(answer.problem);
    if (answer.value)
        return undefined;
    return { code: 'mirror-lacks', reason: `${(0,image_reference/* formatImage */.vy)(reference)} does not have ${digest} (yet)` };
}
function notAsked({ code, message, hint }) {
    return { code: code === 'platform_not_found' ? 'not-found' : 'not-asked', reason: message, hint };
}
const HINTS = {
    'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
    'digest-alone': 'Write the tag that is to be resolved, with or without the digest behind it.',
    'no-build': 'Check the name of the tag.',
    'too-young': 'Ask for a smaller min-age, or for a later as-of.',
    denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
    'no-history': 'Leave as-of out for images of this registry.',
    'age-unknown': 'Leave min-age out for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
    'mirror-lacks': 'Let the mirror copy this build first, or ask for an older one (min-age).',
    'no-platform': 'Name one of its platforms, or leave `platform` out for all of them.',
    'not-found': 'Check the name of the image and its tag.',
    'not-asked': 'Check the name of the image, and who asks for it.',
};
function unresolved(written, { code, reason, hint }) {
    return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
}
function codeOf({ code }) {
    const known = resolution/* UNRESOLVED_CODES */.Te.find((one) => one === code);
    if (known === undefined)
        throw new errors/* MooringError */.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
    return known;
}

// EXTERNAL MODULE: ./build/actions/build-rules.js + 1 modules
var build_rules = __webpack_require__(2422);
// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
;// CONCATENATED MODULE: ./build/actions/resolve/look-up.js






async function lookUpReferences(options) {
    const { access, clock, directory, references, rules } = options;
    const now = access.serverTime ?? clock.now();
    const asOf = await (0,build_rules/* findAsOf */.v)(rules['as-of'], directory, now);
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)((0,work_tree/* createWorkTree */.Y)(directory, exec_command/* execCommand */.N));
    const { source } = (0,open_registries/* openRegistries */.c)({ ...options, tokenHosts: settings.tokenHosts });
    return resolveReferences(references, {
        source,
        settings: { ...settings, minAgeMs: rules['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
        now,
        asOf,
        platform: rules.platform === '' ? undefined : rules.platform,
    });
}


/***/ }),

/***/ 6552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ draftName),
/* harmony export */   ZR: () => (/* binding */ isDraftName),
/* harmony export */   ij: () => (/* binding */ isLeftover)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function draftName() {
    return `.mooring-draft.${process.pid}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
}
const DRAFT = /^\.mooring-draft\.(\d{1,10})\.[0-9a-f]{12}$/;
function isDraftName(name) {
    return DRAFT.test(name);
}
function isLeftover(name) {
    const [, maker] = DRAFT.exec(name) ?? [];
    return maker !== undefined && (Number(maker) === process.pid || !isRunning(Number(maker)));
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ requireFolder),
/* harmony export */   Y: () => (/* binding */ createWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7398);
/* harmony import */ var _draft_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6552);






const MOST_BYTES = 16 * 1024 * 1024;
function createWorkTree(root, command) {
    const listed = new Set();
    const portions = () => noteListed(listInPortions(root, command), listed);
    return {
        list: async () => (await Array.fromAsync(portions())).flat().sort(),
        listInPortions: portions,
        read: async (paths) => paths.map((path) => readOne(root, path, listed)),
    };
}
async function requireFolder(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder);
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('config_file_unreadable', `the folder ${folder} cannot be read (${codeOf(cause)})`, { cause, hint: 'Name a folder that exists and that this user may read.' });
    }
}
async function* listInPortions(root, command) {
    const tracked = await listWithGit(['--cached', '--deduplicate'], root, command);
    if (tracked === undefined)
        return yield await walk(root);
    const others = listWithGit(['--others', '--exclude-standard'], root, command);
    yield tracked;
    yield (await others) ?? without(tracked, await walk(root));
}
function without(known, paths) {
    const all = new Set(known);
    return paths.filter((path) => !all.has(path));
}
async function* noteListed(portions, listed) {
    for await (const portion of portions) {
        const own = portion.filter((path) => !(0,_draft_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isDraftName */ .ZR)(path.slice(path.lastIndexOf('/') + 1)));
        for (const path of own)
            listed.add(path);
        yield own;
    }
}
async function listWithGit(which, root, command) {
    const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
    if (exitCode !== 0)
        return undefined;
    const paths = new TextDecoder().decode(stdout).split('\0');
    return paths.filter((path) => path !== '').sort();
}
async function walk(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter((path) => !/(?:^|\/)(?:\.git|node_modules)\//.test(path))
        .sort();
}
function readOne(root, path, listed) {
    return listed.has(path) || !isBehindLink(root, path)
        ? readInside(root, path)
        : { path, problem: 'its folder is a link' };
}
function isBehindLink(root, path) {
    const folders = path.split('/').slice(0, -1);
    return folders.some((_, index) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...folders.slice(0, index + 1));
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    });
}
function readInside(root, path) {
    try {
        return readRegularFile(path, `${root}/${path}`);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP')
            return readLink(root, path);
        return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
    }
}
function readLink(root, path) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        const isOutside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..';
        if (isOutside)
            return { path, problem: 'it is a link that leads out of the repository' };
        return readRegularFile(path, target);
    }
    catch (error) {
        return { path, problem: reason(error) };
    }
}
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function readRegularFile(path, place) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, FLAGS);
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (found.isDirectory())
            return { path, problem: 'it is a folder' };
        if (!found.isFile())
            return { path, problem: 'it is not a regular file' };
        if (found.size > MOST_BYTES)
            return { path, problem: `it has more than ${MOST_BYTES} bytes` };
        return { path, bytes: readBytes(file, found.size) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readBytes(file, size) {
    const bytes = Buffer.allocUnsafe(size);
    let length = 0;
    while (length < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, size - length, null);
        if (count === 0)
            break;
        length += count;
    }
    return length === size ? bytes : bytes.subarray(0, length);
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
const REASONS = {
    EACCES: 'this user may not read it',
    ENOENT: 'it is not there (a link that leads nowhere, or deleted but not committed)',
    ELOOP: 'it is a link to itself',
};
function reason(error) {
    const code = codeOf(error);
    return REASONS[code] ?? `it cannot be read (${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(code, 40)})`;
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}


/***/ }),

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ NO_SETTINGS)
/* harmony export */ });
/* harmony import */ var _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3714);

const NO_SETTINGS = {
    policies: _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_POLICIES */ .fb,
    exceptions: [],
    platforms: ['linux/amd64'],
};


/***/ }),

/***/ 4939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
const RULES = [
    'end-of-life',
    'advisory',
    'not-allowed',
    'not-checked',
    'foreign-digest',
    'unresolvable',
    'base-unavailable',
    'settings',
    'exception',
    'pin-required',
    'too-far-behind',
    'behind',
    'unpinned',
    'other-registry',
];


/***/ }),

/***/ 3714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   KV: () => (/* binding */ policyFor),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fb: () => (/* binding */ DEFAULT_POLICIES),
/* harmony export */   jb: () => (/* binding */ policyForPlace),
/* harmony export */   zj: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
/* harmony import */ var _listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(913);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4939);



const FAIL_ON = _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .RULES */ .y.flatMap((rule) => [rule, `new-${rule}`]);
const UNSCORED = ['auto', 'fail', 'warn', 'ignore'];
const DEFAULT_POLICY = {
    failOn: [
        'new-end-of-life',
        'new-advisory',
        'new-not-allowed',
        'new-foreign-digest',
        'new-pin-required',
        'new-too-far-behind',
        'not-checked',
    ],
    warnOn: _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .RULES */ .y.filter((rule) => !['behind', 'unpinned', 'other-registry'].includes(rule)),
    minSeverity: 'low',
    unscored: 'auto',
    maxDetectionDays: 7,
    strict: false,
    pendingUpstream: 'warn',
    unreviewed: 'ignore',
    warnBeforeDays: 90,
    failBeforeDays: 30,
    deprecated: 'fail',
    maxLag: undefined,
    requirePins: false,
};
const DEFAULT_POLICIES = {
    everywhere: DEFAULT_POLICY,
    rules: [],
    inputs: {},
    isAllowed: undefined,
};
function policyFor(policies, use) {
    const names = (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(use.reference);
    const changes = policies.rules
        .filter(({ image, path }) => (path?.(use.file) ?? true) && (image === undefined || names.some(image)))
        .map(({ change }) => change);
    return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}
function policyForPlace(policies, place) {
    const reading = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .readImageReference */ .bc)(place.reference);
    if (reading.kind === 'reference')
        return policyFor(policies, { ...place, reference: reading.reference });
    const changes = policies.rules
        .filter(({ image, path }) => image === undefined && path?.(place.file) === true)
        .map(({ change }) => change);
    return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}
function isAllowed({ isAllowed: allows }, { reference }) {
    return allows === undefined || (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(reference).some(allows);
}


/***/ }),

/***/ 2872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   s: () => (/* binding */ chooseBuild)
/* harmony export */ });
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6068);

function chooseBuild(history, { cutoff, isAsOf, isDenied }) {
    const builds = isAsOf ? history : (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_0__/* .settledHistory */ .q9)(history);
    if (builds.length === 0)
        return { kind: 'none', why: 'no-build' };
    const old = cutoff === undefined ? builds : builds.filter(({ at }) => at <= cutoff);
    if (old.length === 0)
        return { kind: 'none', why: 'too-young' };
    const build = old.findLast((one) => !isDenied(one));
    return build === undefined ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
}
function stepTo(history, pinned, build, allowsBack) {
    if (pinned === undefined)
        return 'move';
    if (pinned === build.digest)
        return 'current';
    if (allowsBack)
        return 'move';
    const settled = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_0__/* .settledHistory */ .q9)(history);
    const from = settled.findLastIndex(({ digest }) => digest === pinned);
    if (from === -1)
        return 'not-in-history';
    const to = settled.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
    return to > from ? 'move' : 'would-go-back';
}


/***/ }),

/***/ 8153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ distanceOf),
/* harmony export */   s: () => (/* binding */ usualInterval)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6068);


const FEWEST_GAPS = 2;
function usualInterval(history) {
    const builds = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .settledHistory */ .q9)(history);
    const gaps = builds
        .slice(1)
        .map(({ at }, index) => at - (builds[index]?.at ?? at))
        .sort((one, other) => one - other);
    return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
}
function distanceOf(history, from, to) {
    const builds = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .settledHistory */ .q9)(history);
    const start = builds.findLastIndex(({ digest }) => digest === from);
    const end = builds.findLastIndex(({ digest }) => digest === to);
    const first = builds[start];
    const last = builds[end];
    if (first === undefined || last === undefined)
        return undefined;
    return { builds: end - start, days: Math.trunc((last.at - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) };
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ rememberReferences),
/* harmony export */   Ys: () => (/* binding */ canonicalReference),
/* harmony export */   bc: () => (/* binding */ readImageReference),
/* harmony export */   my: () => (/* binding */ formatImageReference),
/* harmony export */   vy: () => (/* binding */ formatImage),
/* harmony export */   yr: () => (/* binding */ effectiveTag)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);

const HOST = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]+)?$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const IMAGE_ID = /^[0-9a-f]{64}$/;
const LONGEST_PATH = 255;
function readImageReference(text) {
    if (text.length === 64 && IMAGE_ID.test(text))
        return invalid('64 hex digits cannot be a name');
    const at = text.indexOf('@');
    const beforeDigest = at === -1 ? text : text.slice(0, at);
    const digest = at === -1 ? undefined : text.slice(at + 1);
    if (digest?.includes('@') === true)
        return invalid('it has more than one "@"');
    if (digest !== undefined && !(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest))
        return invalid('its digest is malformed');
    const slash = beforeDigest.lastIndexOf('/');
    const colon = beforeDigest.indexOf(':', slash + 1);
    const name = colon === -1 ? beforeDigest : beforeDigest.slice(0, colon);
    const tag = colon === -1 ? undefined : beforeDigest.slice(colon + 1);
    if (tag !== undefined && !TAG.test(tag))
        return invalid(tag === '' ? 'its tag is empty' : 'its tag is malformed');
    return readName(name, tag, digest);
}
const MOST_REMEMBERED = 10_000;
function rememberReferences() {
    const known = new Map();
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        if (known.size >= MOST_REMEMBERED)
            known.clear();
        const reading = readImageReference(text);
        known.set(text, reading);
        return reading;
    };
}
function formatImageReference(reference) {
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${formatImage(reference)}${tag}${digest}`;
}
function formatImage(reference) {
    return `${reference.host}/${reference.path}`;
}
function effectiveTag(reference) {
    if (reference.tag !== undefined)
        return reference.tag;
    return reference.digest === undefined ? 'latest' : undefined;
}
function canonicalReference(reference) {
    return formatImageReference({ ...reference, tag: effectiveTag(reference) });
}
function readName(name, tag, digest) {
    if (name === '')
        return invalid('its name is empty');
    const slash = name.indexOf('/');
    const first = slash === -1 ? undefined : name.slice(0, slash);
    const named = first !== undefined && isHost(first) ? first : undefined;
    const host = named === undefined || named === 'index.docker.io' ? 'docker.io' : named;
    const rest = named === undefined ? name : name.slice(slash + 1);
    if (named !== undefined && !HOST.test(named))
        return invalid(`"${host}" is not a host name`);
    const path = host === 'docker.io' && !rest.includes('/') ? `library/${rest}` : rest;
    if (!PATH.test(path))
        return invalid(rest.toLowerCase() === rest ? 'its name is malformed' : 'its name must be lower case');
    if (path.length > LONGEST_PATH)
        return invalid(`its path is longer than ${LONGEST_PATH} characters`);
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function isHost(first) {
    return /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
}
function invalid(why) {
    return { kind: 'invalid', why };
}


/***/ }),

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findIgnoreRule),
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

function findIgnoreRule(rules, { file, reference }, now) {
    return rules.find(({ image, path, until }) => (until === undefined || now < until) &&
        (path === undefined || path(file)) &&
        (image === undefined || namesOf(reference).some(image)));
}
function namesOf(reference) {
    const full = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatImage */ .vy)(reference);
    const names = [full, full.replace(/^docker\.io\/(?:library\/)?/, '')];
    const tag = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference);
    return tag === undefined ? names : names.flatMap((name) => [name, `${name}:${tag}`]);
}


/***/ }),

/***/ 8980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ buildWish),
  k: () => (/* binding */ decidePin)
});

// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/history/choose-build.js
var choose_build = __webpack_require__(2872);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
;// CONCATENATED MODULE: ./build/domain/history/roll-back.js

function rollBack(history, pinned, back, isDenied) {
    const settled = (0,tag_history/* settledHistory */.q9)(history);
    if (back.kind === 'to') {
        const build = settled.findLast(({ digest }) => digest === back.digest);
        if (build === undefined)
            return { kind: 'none', why: 'no-build' };
        return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
    }
    const from = pinned === undefined ? settled.length - 1 : settled.findLastIndex((build) => build.digest === pinned);
    const earlier = settled.slice(0, Math.max(0, from)).filter((build) => !isDenied(build));
    const build = earlier.at(-back.steps);
    return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
}

// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/pin/decide-pin.js






function decidePin({ reference, facts, chosen }, rules) {
    const hold = (0,pin_settings/* findHold */.Bv)(rules.settings.holds, reference, rules.now);
    if (hold !== undefined)
        return skip('held', hold.reason);
    if (facts.kind === 'unknown')
        return skip('not-asked', facts.problem.message);
    return facts.value.kind === 'digest'
        ? decideByDigest(reference, facts.value.digest, rules)
        : decideByHistory(reference, facts.value.history, chosen, rules);
}
function buildWish(reference, { settings, wish, now }) {
    const from = wish.asOf ?? now;
    const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
    return {
        cutoff: isFree ? undefined : (0,instant/* toInstant */.fN)(from - settings.minAgeMs),
        isAsOf: wish.asOf !== undefined,
        isDenied: (build) => (0,pin_settings/* isDenied */.GZ)(settings.denies, reference, build),
    };
}
function decideByDigest(reference, digest, { settings, wish }) {
    const { host } = reference;
    if (reference.digest === digest)
        return skip('current', 'it is what the tag is now');
    if (wish.asOf !== undefined || wish.rollBack !== undefined)
        return skip('no-history', `${host} keeps no history, so that nothing is known of the past`);
    if ((0,pin_settings/* isDenied */.GZ)(settings.denies, reference, { digest, at: undefined }))
        return skip('denied', 'the settings deny what the tag is now');
    if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
        const age = (0,duration/* formatDuration */.a3)(settings.minAgeMs);
        return skip('age-unknown', `${host} tells no ages, and an age of ${age} is asked for`);
    }
    return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
}
function decideByHistory(reference, history, chosen, rules) {
    const { wish } = rules;
    const builds = buildWish(reference, rules);
    const choice = wish.rollBack === undefined
        ? (chosen ?? (0,choose_build/* chooseBuild */.s)(history, builds))
        : rollBack(history, reference.digest, wish.rollBack, builds.isDenied);
    if (choice.kind === 'none')
        return skip(choice.why, whyNone(choice.why, history, rules));
    const { build } = choice;
    const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
    const step = (0,choose_build/* stepTo */.C)(history, reference.digest, build, allowsBack);
    if (step !== 'move')
        return skip(step, whyNot(step, build.at));
    const distance = reference.digest === undefined ? undefined : (0,facts/* distanceOf */.h)(history, reference.digest, build.digest);
    return {
        kind: 'move',
        to: build.digest,
        builtAt: build.at,
        builds: distance?.builds,
        days: distance?.days,
    };
}
function whyNone(why, history, { settings, wish }) {
    switch (why) {
        case 'no-build':
            return history.length === 0 ? 'the history of its tag is empty' : 'its tag has no such build';
        case 'denied':
            return 'the settings deny every build that fits';
        case 'too-young': {
            const usual = (0,facts/* usualInterval */.s)(history);
            const often = usual === undefined ? '' : `; it is usually rebuilt every ${(0,duration/* roughDuration */.Um)(usual)}`;
            return wish.asOf === undefined
                ? `its first build is younger than ${(0,duration/* formatDuration */.a3)(settings.minAgeMs)}${often}`
                : 'it had no build at that time';
        }
    }
}
function whyNot(step, at) {
    switch (step) {
        case 'current':
            return 'it is the build that the rules ask for';
        case 'would-go-back':
            return `the build that the rules ask for, of ${(0,instant/* formatDay */.im)(at)}, is older than the pinned one`;
        case 'not-in-history':
            return 'its digest is none of the builds of its tag, so that it is not known which way is forward';
    }
}
function skip(code, reason) {
    return { kind: 'skip', code, reason };
}


/***/ }),

/***/ 8982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ UNRESOLVED_CODES),
/* harmony export */   cj: () => (/* binding */ resolvedOf),
/* harmony export */   tT: () => (/* binding */ unresolvedOf)
/* harmony export */ });
const UNRESOLVED_CODES = [
    'invalid-reference',
    'digest-alone',
    'no-build',
    'too-young',
    'denied',
    'no-history',
    'age-unknown',
    'mirror-lacks',
    'no-platform',
    'not-found',
    'not-asked',
];
function resolvedOf({ references }) {
    return references.filter((one) => one.kind === 'resolved');
}
function unresolvedOf({ references }) {
    return references.filter((one) => one.kind === 'unresolved');
}


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ loadRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES)
/* harmony export */ });
/* harmony import */ var _domain_check_check_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4170);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const CONFIG_FILES = ['.github/mooring.yml', '.github/mooring.yaml'];
const NO_RULES = {
    isIncluded: () => false,
    isExcluded: () => false,
    ignore: [],
    options: { workflowMatrix: false, bakeArgs: false },
    check: _domain_check_check_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETTINGS */ .A,
};
async function loadRules(tree) {
    const file = await findConfigFile(tree);
    if (file === undefined)
        return NO_RULES;
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(8016), __webpack_require__.e(3580)]).then(__webpack_require__.bind(__webpack_require__, 3580));
    return readConfig(file.path, file.bytes);
}
async function findConfigFile(tree) {
    const readings = await tree.read(CONFIG_FILES);
    const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
    if (reading !== undefined && 'problem' in reading)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_file_unreadable', `${reading.path}: ${reading.problem}`);
    return reading;
}


/***/ })

};
