export const id = 2937;
export const ids = [2937];
export const modules = {

/***/ 6552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ draftName),
/* harmony export */   ZR: () => (/* binding */ isDraftName),
/* harmony export */   ij: () => (/* binding */ isLeftover)
/* harmony export */ });
function draftName() {
    const random = Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');
    return `.mooring-draft.${process.pid}.${random}`;
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

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ execCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const execCommand = async (program, args, { directory, input }) => {
    const stdout = [];
    const stderr = [];
    const running = (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)(program, [...args], {
        cwd: directory,
        silent: true,
        ignoreReturnCode: true,
        ...(input === undefined ? {} : { input: Buffer.from(input) }),
        env: environmentOf(program),
        listeners: {
            stdout: (chunk) => stdout.push(chunk),
            stderr: (chunk) => stderr.push(chunk),
        },
    });
    const exitCode = await (program === 'git' ? running.catch(failWithoutGit) : running);
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};
function failWithoutGit(cause) {
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_file_unreadable', 'git cannot be started here', {
        cause,
        hint: 'Install git, and see that PATH names its folder.',
    });
}
const KEPT_BACK = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ };
function environmentOf(program) {
    const isGit = program === 'git';
    const keptBack = isGit ? KEPT_BACK.git : KEPT_BACK.others;
    const passed = Object.entries(process.env).flatMap(([name, value]) => value === undefined || keptBack.test(name) ? [] : [[name, value]]);
    return {
        ...Object.fromEntries(passed),
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
        ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
    };
}
function trustNoBareRepository(count = '') {
    const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    return {
        GIT_CONFIG_COUNT: String(next + 1),
        [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
        [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
    };
}


/***/ }),

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ requireCheckout),
/* harmony export */   OK: () => (/* binding */ requireFolder),
/* harmony export */   YT: () => (/* binding */ createWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7398);
/* harmony import */ var _draft_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6552);






const MOST_BYTES = 16 * 1024 * 1024;
const FIRST_BYTES = 64 * 1024;
function createWorkTree(root, command) {
    const place = { root, listed: new Set(), scratch: Buffer.allocUnsafe(FIRST_BYTES) };
    const portions = () => noteListed(listInPortions(root, command), place.listed);
    return {
        list: async () => (await Array.fromAsync(portions())).flat().sort(),
        listInPortions: portions,
        read: async (paths) => paths.map((path) => readOne(path, place)),
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
async function requireCheckout(folder) {
    await requireFolder(folder);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).length > 0)
        return;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('config_file_unreadable', `the folder ${folder} is empty`, {
        hint: 'Let actions/checkout run before this step.',
    });
}
async function* listInPortions(root, command) {
    const cached = listWithGit(['--cached', '--deduplicate'], root, command);
    const others = listWithGit(['--others', '--exclude-standard'], root, command);
    const tracked = await cached;
    if (tracked === undefined)
        return yield await walk(root);
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
function readOne(path, place) {
    return place.listed.has(path) || !isBehindLink(place.root, path)
        ? readInside(path, place)
        : { path, problem: 'its folder is a link' };
}
function isBehindLink(root, path) {
    const folders = path.split('/').slice(0, -1);
    return folders.some((_, index) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...folders.slice(0, index + 1));
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    });
}
function readInside(path, { root, scratch }) {
    try {
        return { path, ...readRegularFile(`${root}/${path}`, scratch) };
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP')
            return readLink(path, { root, scratch });
        return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
    }
}
function readLink(path, { root, scratch }) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        const isOutside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..';
        if (isOutside)
            return { path, problem: 'it is a link that leads out of the repository' };
        return { path, ...readRegularFile(target, scratch) };
    }
    catch (error) {
        return { path, problem: reason(error) };
    }
}
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function readRegularFile(place, scratch) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, FLAGS);
    try {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, scratch, 0, scratch.length, 0);
        const isWhole = count > 0 && count < scratch.length;
        return isWhole ? { bytes: Buffer.from(scratch.subarray(0, count)) } : readBySize(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readBySize(file) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    if (!found.isFile())
        return { problem: NO_FILE };
    if (found.size > MOST_BYTES)
        return { problem: `it has more than ${MOST_BYTES} bytes` };
    const bytes = Buffer.allocUnsafe(found.size);
    let length = 0;
    while (length < found.size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, found.size - length, length);
        if (count === 0)
            break;
        length += count;
    }
    return { bytes: bytes.subarray(0, length) };
}
const NO_FILE = 'it is not a regular file';
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
const REASONS = {
    EACCES: 'this user may not read it',
    ENOENT: 'it is not there (a link that leads nowhere, or deleted but not committed)',
    EISDIR: 'it is a folder',
    ELOOP: 'it is a link to itself',
    ESPIPE: NO_FILE,
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
    allowedImages: [],
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

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
function isDigest(text) {
    return DIGEST.test(text);
}
function parseDigest(text) {
    if (!isDigest(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
    return text;
}
function shortDigest(digest) {
    const [algorithm = '', hex = ''] = digest.split(':');
    return `${algorithm}:${hex.slice(0, 12)}`;
}


/***/ }),

/***/ 9682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ readDockerfile),
  o: () => (/* binding */ readDockerfileText)
});

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/source/byte-text.js
var byte_text = __webpack_require__(673);
// EXTERNAL MODULE: ./build/domain/source/source-text.js
var source_text = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/domain/source/text-position.js
var text_position = __webpack_require__(4906);
;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/found.js



function skip(word, code, reason) {
    return { kind: 'skipped', word, code, reason };
}
function listFound(found, text) {
    const positions = new text_position/* PositionFinder */._(text);
    const images = [];
    const skipped = [];
    const words = found.map((item) => ({ item, word: withoutQuotes(item.word) }));
    words.sort((one, other) => one.word.offset - other.word.offset);
    for (const { item, word } of words) {
        const { line, column } = positions.find(word.offset);
        const written = (0,byte_text/* readableText */.G)(word.text);
        if (item.kind === 'skipped') {
            skipped.push({ line, column, written, code: item.code, reason: shorten((0,byte_text/* readableText */.G)(item.reason)) });
            continue;
        }
        const { use, reference, stage, platform, edit } = item;
        const writtenPlatform = platform === undefined ? undefined : (0,byte_text/* readableText */.G)(platform.text);
        images.push({ line, column, written, kind: use, reference, stage, platform: writtenPlatform, edit });
    }
    return { images, skipped };
}
function withoutQuotes(word) {
    const { text } = word;
    const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
    return isQuoted ? (0,source_text/* sliceSource */.U5)(word, 1, text.length - 1) : word;
}
const LONGEST_REASON = 300;
function shorten(reason) {
    return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/arg-usage.js
function wholeOrigin({ source, substitutions }) {
    const { text } = source;
    if (text === '' || substitutions.length === 0)
        return undefined;
    const isWhole = ({ start, end, value }) => start === 0 && end === text.length && (value === undefined || value.source.text === text);
    if (!substitutions.every(isWhole))
        return undefined;
    const origin = substitutions.find(({ value }) => value !== undefined)?.value?.origin;
    const isOne = substitutions.every(({ value }) => value === undefined || value.origin === origin);
    return isOne ? origin : undefined;
}
function tailOrigin({ source, substitutions }, start) {
    const tail = source.text.slice(start);
    const last = substitutions.find((part) => part.start === start && part.end === source.text.length && part.value?.source.text === tail);
    return last?.value?.origin;
}
function replaceableFrom({ source, substitutions }) {
    if (substitutions.length === 0)
        return 0;
    const lastByName = new Map();
    for (const substitution of substitutions)
        lastByName.set(substitution.name, substitution);
    const last = [...lastByName.values()];
    const { length } = source.text;
    if (last.some(({ start, end }) => end !== length || start === end))
        return undefined;
    return last.reduce((latest, { start }) => Math.max(latest, start), 0);
}
class ArgUsage {
    #fixed = new Set();
    #references = new Map();
    fix(origin) {
        if (origin !== undefined)
            this.#fixed.add(origin);
    }
    fixAll({ substitutions }, kept) {
        for (const { value } of substitutions)
            if (value?.origin !== kept)
                this.fix(value?.origin);
    }
    noteReference(origin, reference) {
        const known = this.#references.get(origin);
        if (known !== undefined && known !== reference)
            this.fix(origin);
        this.#references.set(origin, reference);
    }
    isFree(origin) {
        return !this.#fixed.has(origin);
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/effort.js
const FREE_STEPS = 2_000_000;
const STEPS_PER_BYTE = 32;
class Effort {
    #left;
    constructor(bytes) {
        this.#left = FREE_STEPS + STEPS_PER_BYTE * bytes;
    }
    spend(steps) {
        this.#left -= steps;
        return this.#left >= 0;
    }
    get isSpent() {
        return this.#left < 0;
    }
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/platform-arguments.js

const USUAL_PLATFORM = 'linux/amd64';
const OTHER_PLATFORMS = [
    'linux/arm64',
    'linux/arm/v7',
    'linux/arm/v6',
    'linux/arm/v5',
    'linux/386',
    'linux/ppc64le',
    'linux/s390x',
    'linux/riscv64',
    'linux/loong64',
    'linux/mips64le',
    'linux/amd64/v2',
    'linux/amd64/v3',
    'windows/amd64',
    'windows/arm64',
    'darwin/amd64',
    'darwin/arm64',
    'freebsd/amd64',
];
const PARTS = ['PLATFORM', 'OS', 'OSVERSION', 'ARCH', 'VARIANT'];
const VARIABLES = new Map(PARTS.flatMap((part) => [
    [`BUILD${part}`, { side: 'build', part }],
    [`TARGET${part}`, { side: 'target', part }],
]));
function platformArgument(name, platforms) {
    const variable = VARIABLES.get(name);
    return variable === undefined ? undefined : partOf(platforms[variable.side], variable.part);
}
function partOf(platform, part) {
    if (part === 'PLATFORM')
        return platform;
    const [os = '', architecture = '', variant = ''] = platform.split('/');
    switch (part) {
        case 'OS':
            return os;
        case 'OSVERSION':
            return '';
        case 'ARCH':
            return architecture;
        case 'VARIANT':
            return variant;
        default:
            return (0,errors/* assertNever */.xb)(part);
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/fragment.js

const EMPTY_FRAGMENT = {
    source: (0,source_text/* sourceText */.rI)('', source_text/* NOWHERE */.JW),
    substitutions: [],
    dependsOnPlatform: false,
    missing: undefined,
};
class FragmentBuilder {
    #text = new source_text/* SourceTextBuilder */.uL();
    #substitutions = [];
    #dependsOnPlatform = false;
    #missing;
    addLiteral(text, offset) {
        this.#text.append(text, offset);
    }
    addSource(source) {
        this.#text.appendSource(source);
    }
    addSubstitution(name, fragment, value) {
        const start = this.#text.length;
        this.#text.appendSource(fragment.source);
        this.#substitutions.push({ name, start, end: this.#text.length, value });
        for (const inner of fragment.substitutions) {
            this.#substitutions.push({ ...inner, start: inner.start + start, end: inner.end + start });
        }
        this.#dependsOnPlatform ||= fragment.dependsOnPlatform;
        this.#missing ??= fragment.missing;
    }
    build() {
        return {
            source: this.#text.build(),
            substitutions: this.#substitutions,
            dependsOnPlatform: this.#dependsOnPlatform,
            missing: this.#missing,
        };
    }
}
function fragmentOf({ source, dependsOnPlatform, missing }) {
    return { source, substitutions: [], dependsOnPlatform, missing };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/pattern.js

function trimMatch(source, pattern, end, effort) {
    const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
    const wildcard = parseWildcard(pattern.slice(isLongest ? 1 : 0));
    const { text } = source;
    if (wildcard === undefined || !effort.spend(1 + text.length * (1 + wildcard.length)))
        return undefined;
    const extent = isLongest ? 'longest' : 'shortest';
    if (end === 'start')
        return (0,source_text/* sliceSource */.U5)(source, matchEnd(wildcard, text, 0, extent) ?? 0);
    const length = matchEnd(wildcard.toReversed(), reverse(text), 0, extent) ?? 0;
    return (0,source_text/* sliceSource */.U5)(source, 0, text.length - length);
}
function replaceMatches(source, options) {
    const wildcard = parseWildcard(options.pattern);
    if (wildcard === undefined)
        return undefined;
    const { length } = source.text;
    const out = new source_text/* SourceTextBuilder */.uL();
    let at = 0;
    let lastEnd = -1;
    while (at <= length && (lastEnd === -1 || options.replacesAll)) {
        if (!options.effort.spend(1 + (length - at) * wildcard.length))
            return undefined;
        const end = findMatch(wildcard, source.text, at, lastEnd);
        if (end !== undefined)
            out.appendSource(options.replacement);
        const isStuck = end === undefined || end === at;
        if (isStuck && at < length)
            out.appendSource((0,source_text/* sliceSource */.U5)(source, at, at + 1));
        lastEnd = end ?? lastEnd;
        at = isStuck ? at + 1 : end;
    }
    if (at < length)
        out.appendSource((0,source_text/* sliceSource */.U5)(source, at));
    return out.build();
}
function findMatch(wildcard, text, at, lastEnd) {
    const end = matchEnd(wildcard, text, at, 'longest');
    return end === at && lastEnd === at ? undefined : end;
}
function reverse(text) {
    return text.split('').toReversed().join('');
}
const ANY_ONE = -1;
const ANY_RUN = -2;
function parseWildcard(pattern) {
    const tokens = [];
    for (let index = 0; index < pattern.length; index += 1) {
        const character = pattern.charAt(index);
        if (character === '*')
            tokens.push(ANY_RUN);
        else if (character === '?')
            tokens.push(ANY_ONE);
        else if (character !== '\\')
            tokens.push(pattern.charCodeAt(index));
        else if (index + 1 < pattern.length && '}/*?\\'.includes(pattern.charAt(index + 1))) {
            index += 1;
            tokens.push(pattern.charCodeAt(index));
        }
        else
            return undefined;
    }
    return tokens;
}
function matchEnd(wildcard, text, start, extent) {
    const [head = [], ...others] = splitAtRuns(wildcard);
    if (!matchesAt(head, text, start))
        return undefined;
    let at = start + head.length;
    const tail = others.pop();
    if (tail === undefined)
        return at;
    for (const segment of others) {
        const found = findForward(segment, text, at);
        if (found === undefined)
            return undefined;
        at = found + segment.length;
    }
    const last = extent === 'shortest' ? findForward(tail, text, at) : findBackward(tail, text, at);
    return last === undefined ? undefined : last + tail.length;
}
function splitAtRuns(wildcard) {
    const segments = [[]];
    for (const token of wildcard) {
        if (token === ANY_RUN)
            segments.push([]);
        else
            segments.at(-1)?.push(token);
    }
    return segments;
}
function findForward(segment, text, from) {
    for (let at = from; at + segment.length <= text.length; at += 1)
        if (matchesAt(segment, text, at))
            return at;
    return undefined;
}
function findBackward(segment, text, from) {
    for (let at = text.length - segment.length; at >= from; at -= 1)
        if (matchesAt(segment, text, at))
            return at;
    return undefined;
}
function matchesAt(segment, text, at) {
    if (at + segment.length > text.length)
        return false;
    return segment.every((token, index) => token === ANY_ONE || token === text.charCodeAt(at + index));
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/modifier.js



function applyModifier(modification) {
    const { modifier, value, missing, name } = modification;
    switch (modifier.kind) {
        case 'default': {
            const set = setValue(value, modifier.nullIsUnset);
            return set === undefined ? fromWord(modifier.word, modification) : fromValue(set);
        }
        case 'alternative':
            return fromWord(setValue(value, modifier.nullIsUnset) === undefined ? EMPTY_FRAGMENT : modifier.word, modification);
        case 'required': {
            const set = setValue(value, modifier.nullIsUnset);
            if (set !== undefined)
                return fromValue(set);
            const usual = value === undefined ? 'required but not set' : 'required but empty';
            return { kind: 'failed', reason: `${name}: ${modifier.word.source.text || usual}`, missing };
        }
        case 'trim':
            return cutOut(modification, [modifier.word], trimMatch(sourceOf(value), modifier.word.source.text, modifier.end, modification.effort));
        case 'replace': {
            const { pattern, replacement, replacesAll } = modifier;
            const options = { pattern: pattern.source.text, replacement: replacement.source, replacesAll };
            const cut = replaceMatches(sourceOf(value), { ...options, effort: modification.effort });
            return cutOut(modification, [pattern, replacement], cut);
        }
        case 'unsupported':
            return failed(`unsupported modifier "${modifier.text}"`);
        default:
            return (0,errors/* assertNever */.xb)(modifier);
    }
}
function sourceOf(value) {
    return value?.source ?? EMPTY_FRAGMENT.source;
}
function setValue(value, nullIsUnset) {
    return nullIsUnset && value?.source.text === '' ? undefined : value;
}
function fromValue(value) {
    return { kind: 'modified', fragment: fragmentOf(value), takes: 'value' };
}
function fromWord(word, { value, missing }) {
    const dependsOnPlatform = word.dependsOnPlatform || value?.dependsOnPlatform === true;
    return {
        kind: 'modified',
        fragment: { ...word, dependsOnPlatform, missing: word.missing ?? value?.missing ?? missing },
        takes: 'word',
    };
}
function failed(reason) {
    return { kind: 'failed', reason, missing: undefined };
}
function cutOut({ value, missing }, words, source) {
    if (source === undefined)
        return failed(`malformed pattern "${words[0].source.text}"`);
    const end = source.text.length;
    const substitutions = words
        .flatMap((word) => word.substitutions)
        .map(({ name, value: inner }) => ({ name, value: inner, start: 0, end }));
    const dependsOnPlatform = value?.dependsOnPlatform === true || words.some((word) => word.dependsOnPlatform);
    const lacking = value?.missing ?? missing ?? words.find((word) => word.missing !== undefined)?.missing;
    return {
        kind: 'modified',
        fragment: { source, substitutions, dependsOnPlatform, missing: lacking },
        takes: 'value',
    };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/variable-name.js

function variableNameEnd(text, start) {
    SPECIAL_OR_NUMBER.lastIndex = start;
    if (SPECIAL_OR_NUMBER.test(text))
        return SPECIAL_OR_NUMBER.lastIndex;
    for (let index = start;;) {
        ASCII_NAME.lastIndex = index;
        ASCII_NAME.test(text);
        index = ASCII_NAME.lastIndex;
        const length = wideLetterLength(text, index);
        if (length === 0)
            return index;
        index += length;
    }
}
const SPECIAL_OR_NUMBER = /[@*#?$!-]|\d+/y;
const ASCII_NAME = /\w*/y;
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;
function wideLetterLength(text, index) {
    const unit = text.charCodeAt(index);
    if (Number.isNaN(unit) || unit < 0xc2)
        return 0;
    const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
    return WIDE_LETTER.test((0,byte_text/* readableText */.G)(text.slice(index, index + length))) ? length : 0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/word-reader.js

const DEEPEST_NESTING = 100;
class WordReader {
    word;
    options;
    at;
    depth = 0;
    failure;
    constructor(word, start, options) {
        this.word = word;
        this.options = options;
        this.at = start;
    }
    peek() {
        return this.word.text.charAt(this.at);
    }
    take() {
        const character = this.peek();
        this.at += 1;
        return character;
    }
    takeRun(stop) {
        const { text } = this.word;
        const start = this.at;
        const special = stop === '}' || stop === '/' ? MARK_OR_STOP : MARK;
        special.lastIndex = start + 1;
        this.at = special.exec(text)?.index ?? text.length;
        return (0,source_text/* sliceSource */.U5)(this.word, start, this.at);
    }
    get isAtEnd() {
        return this.at >= this.word.text.length;
    }
    get lastOffset() {
        return (0,source_text/* offsetAt */.HA)(this.word, this.at - 1);
    }
    enter() {
        this.depth += 1;
        if (this.depth > DEEPEST_NESTING)
            this.fail(`expansions are nested deeper than ${DEEPEST_NESTING} levels`);
        return this.failure === undefined;
    }
    leave() {
        this.depth -= 1;
    }
    fail(reason, missing) {
        this.failure ??= { kind: 'failed', reason, missing };
        return undefined;
    }
}
const MARK = /["$'\\`]/g;
const MARK_OR_STOP = /["$'\\`}/]/g;

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/shell-word.js





const SPECIAL = /[$'"`\\\u00ef]/;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
function expandShellWord(word, options) {
    if (!SPECIAL.test(word.text))
        return { kind: 'expanded', fragment: { ...EMPTY_FRAGMENT, source: word } };
    const start = word.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    const reader = new WordReader(word, start, options);
    const fragment = readUntil(reader, '', 'drop');
    return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
}
function substitutionEnd(word, start, options) {
    const reader = new WordReader(word, start, options);
    readDollar(reader, new FragmentBuilder());
    return reader.failure === undefined ? reader.at : undefined;
}
function readUntil(reader, stop, style) {
    const out = new FragmentBuilder();
    while (!reader.isAtEnd && reader.failure === undefined) {
        const character = reader.peek();
        if (character === stop) {
            reader.take();
            return out.build();
        }
        if (character === "'")
            readSingleQuoted(reader, out, style);
        else if (character === '"')
            readDoubleQuoted(reader, out, style);
        else if (character === '$')
            readDollar(reader, out);
        else if (character === reader.options.escape)
            readEscaped(reader, out, style);
        else
            out.addSource(reader.takeRun(stop));
    }
    if (reader.failure !== undefined)
        return undefined;
    return stop === '' ? out.build() : reader.fail(`"\${" without "${stop}"`);
}
function readEscaped(reader, out, style) {
    const character = reader.take();
    if (style !== 'drop')
        out.addLiteral(character, reader.lastOffset);
    if (!reader.isAtEnd)
        out.addLiteral(reader.take(), reader.lastOffset);
}
function readSingleQuoted(reader, out, style) {
    reader.take();
    while (!reader.isAtEnd) {
        const character = reader.take();
        if (character === "'")
            return;
        if (style === 'pattern' && character === reader.options.escape)
            out.addLiteral(character, reader.lastOffset);
        out.addLiteral(character, reader.lastOffset);
    }
    reader.fail('unterminated single quote');
}
function readDoubleQuoted(reader, out, style) {
    const { escape } = reader.options;
    reader.take();
    while (!reader.isAtEnd && reader.failure === undefined) {
        const character = reader.peek();
        if (character === '$')
            readDollar(reader, out);
        else if (character !== '"' && character !== escape)
            out.addSource(reader.takeRun('"'));
        else {
            reader.take();
            if (character === '"')
                return;
            if (!reader.isAtEnd)
                readEscapeInQuotes(reader, out, style);
        }
    }
    reader.fail('unterminated double quote');
}
function readEscapeInQuotes(reader, out, style) {
    const { escape } = reader.options;
    const isSpecial = ['"', '$', escape].includes(reader.peek());
    if (!isSpecial || style !== 'drop')
        out.addLiteral(escape, reader.lastOffset);
    if (isSpecial)
        out.addLiteral(reader.take(), reader.lastOffset);
    else if (style !== 'drop')
        out.addLiteral(escape, reader.lastOffset);
}
function readDollar(reader, out) {
    const start = reader.at;
    reader.take();
    if (reader.peek() === '{')
        return readBraces(reader, out, start);
    const nameAt = reader.at;
    reader.at = variableNameEnd(reader.word.text, nameAt);
    const name = reader.word.text.slice(nameAt, reader.at);
    if (name === '')
        out.addLiteral('$', reader.lastOffset);
    else
        addVariable(reader, out, { name, start });
}
function readBraces(reader, out, start) {
    reader.take();
    if (reader.isAtEnd)
        return reader.fail('"${" without "}"');
    if ('{}:'.includes(reader.peek()))
        return reader.fail('"${" without a variable name');
    const nameAt = reader.at;
    reader.at = variableNameEnd(reader.word.text, nameAt);
    const name = reader.word.text.slice(nameAt, reader.at);
    if (reader.peek() === '}') {
        reader.take();
        return addVariable(reader, out, { name, start });
    }
    const modifier = reader.enter() ? readModifier(reader) : undefined;
    reader.leave();
    if (modifier === undefined || reader.failure !== undefined)
        return;
    addModified(reader, out, { name, start, modifier });
}
function readModifier(reader) {
    const first = reader.take();
    const nullIsUnset = first === ':';
    const sign = nullIsUnset ? reader.take() : first;
    if (!nullIsUnset && sign === '/')
        return readReplacement(reader);
    if ((!nullIsUnset && !'+-?#%'.includes(sign)) || sign === '')
        return reader.fail(unsupported(first, sign));
    if (nullIsUnset && (sign === '#' || sign === '%'))
        return reader.fail(unsupported(first, sign));
    const isPattern = sign === '#' || sign === '%';
    const word = readUntil(reader, '}', isPattern ? 'pattern' : 'drop');
    if (word === undefined)
        return undefined;
    if (isPattern)
        return { kind: 'trim', end: sign === '#' ? 'start' : 'end', word };
    if (sign === '-')
        return { kind: 'default', nullIsUnset, word };
    if (sign === '+')
        return { kind: 'alternative', nullIsUnset, word };
    if (sign === '?')
        return { kind: 'required', nullIsUnset, word };
    return { kind: 'unsupported', text: `${first}${sign}` };
}
function readReplacement(reader) {
    const replacesAll = reader.peek() === '/';
    if (replacesAll)
        reader.take();
    const pattern = readUntil(reader, '/', 'pattern');
    const replacement = pattern === undefined ? undefined : readUntil(reader, '}', 'keep');
    if (pattern === undefined || replacement === undefined)
        return undefined;
    return { kind: 'replace', replacesAll, pattern, replacement };
}
function addVariable(reader, out, { name, start }) {
    const { scope, keepsUnset, effort } = reader.options;
    const value = scope.find(name);
    if (value === undefined && keepsUnset === true)
        return addAsWritten(reader, out, start);
    if (!effort.spend(1 + (value?.source.text.length ?? 0)))
        return reader.fail(TOO_MUCH);
    const missing = scope.isMissing(name) ? name : undefined;
    out.addSubstitution(name, value === undefined ? { ...EMPTY_FRAGMENT, missing } : fragmentOf(value), value);
}
function addModified(reader, out, part) {
    const { scope, keepsUnset, effort } = reader.options;
    const value = scope.find(part.name);
    if (value === undefined && keepsUnset === true)
        return addAsWritten(reader, out, part.start);
    const missing = scope.isMissing(part.name) ? part.name : undefined;
    const result = applyModifier({ ...part, value, missing, effort });
    if (effort.isSpent)
        return reader.fail(TOO_MUCH);
    if (result.kind === 'failed')
        return reader.fail(result.reason, result.missing);
    out.addSubstitution(part.name, result.fragment, result.takes === 'value' ? value : undefined);
}
function addAsWritten(reader, out, start) {
    const written = (0,source_text/* sliceSource */.U5)(reader.word, start, reader.at);
    out.addSubstitution('', { ...EMPTY_FRAGMENT, source: written }, undefined);
}
function failureOf(reader) {
    return reader.failure ?? { kind: 'failed', reason: 'malformed word', missing: undefined };
}
function unsupported(first, sign) {
    return `unsupported modifier "${first === ':' ? first + sign : sign}"`;
}
const TOO_MUCH = 'too many nested expansions for a file of this size';

;// CONCATENATED MODULE: ./build/domain/dockerfile/expand/global-scope.js




function evaluateGlobalArgs(globals, usage) {
    return evaluate(globals, { build: USUAL_PLATFORM, target: USUAL_PLATFORM }, usage);
}
function otherPlatforms(globals) {
    let known;
    return () => (known ??= OTHER_PLATFORMS.flatMap((platform) => [
        { build: platform, target: platform },
        { build: USUAL_PLATFORM, target: platform },
        { build: platform, target: USUAL_PLATFORM },
    ]).map((platforms) => ({ ...globals, scope: evaluate(globals, platforms, new ArgUsage()) })));
}
const LONGEST_VALUE = 4096;
function evaluate(globals, platforms, usage) {
    const values = new Map();
    const missing = new Set();
    const fragments = [];
    const scope = {
        fragments,
        find: (name) => values.get(name) ?? predefinedValue(name, platforms, globals),
        isMissing: (name) => missing.has(name),
    };
    for (const [index, { name, value }] of globals.defaults.entries()) {
        const reading = value === undefined ? undefined : expandShellWord(value, { ...globals, scope });
        const fragment = reading?.kind === 'expanded' ? reading.fragment : undefined;
        const isUsable = fragment !== undefined && fragment.source.text.length <= LONGEST_VALUE;
        fragments.push(isUsable ? fragment : undefined);
        if (isUsable) {
            missing.delete(name);
            values.set(name, global_scope_valueOf(fragment, index, usage));
        }
        else {
            if (value !== undefined)
                values.delete(name);
            if (scope.find(name) === undefined)
                missing.add(name);
        }
    }
    return scope;
}
function global_scope_valueOf(fragment, index, usage) {
    const { source, dependsOnPlatform, missing } = fragment;
    const whole = wholeOrigin(fragment);
    usage.fixAll(fragment, whole);
    const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
    return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
}
function predefinedValue(name, platforms, { targetStage }) {
    const byPlatform = platformArgument(name, platforms);
    const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
    if (text === undefined)
        return undefined;
    const source = (0,source_text/* sourceText */.rI)(text, source_text/* NOWHERE */.JW);
    return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/blank.js
function blankLength(text, index) {
    const unit = text.charCodeAt(index);
    if (isAsciiBlank(unit))
        return 1;
    if (unit < 0xc2 || Number.isNaN(unit))
        return 0;
    const pair = text.slice(index, index + 2);
    if (pair === '\u00c2\u0085' || pair === '\u00c2\u00a0')
        return 2;
    return WIDE_BLANK.test(text.slice(index, index + 3)) ? 3 : 0;
}
function skipBlanks(text, start, end = text.length) {
    let index = start;
    while (index < end) {
        const length = blankLength(text, index);
        if (length === 0)
            return index;
        index += length;
    }
    return end;
}
function trimBlanksBefore(text, start, end) {
    let index = end;
    for (;;) {
        const width = index > start ? widthOfBlankBefore(text, start, index) : 0;
        if (width === 0)
            return index;
        index -= width;
    }
}
function widthOfBlankBefore(text, start, end) {
    const last = text.charCodeAt(end - 1);
    if (last < 0x80)
        return isAsciiBlank(last) ? 1 : 0;
    if (end - 2 >= start && blankLength(text, end - 2) === 2)
        return 2;
    return end - 3 >= start && blankLength(text, end - 3) === 3 ? 3 : 0;
}
function isAsciiBlank(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
const WIDE_BLANK = /^(?:\u00e1\u009a\u0080|\u00e2\u0080[\u0080-\u008a\u00a8\u00a9\u00af]|\u00e2\u0081\u009f|\u00e3\u0080\u0080)$/;

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/physical-lines.js
const physical_lines_BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
class PhysicalLines {
    start = 0;
    end = 0;
    #text;
    #next = 0;
    constructor(text) {
        this.#text = text;
    }
    advance() {
        const text = this.#text;
        const start = this.#next;
        if (start >= text.length)
            return false;
        const lineFeed = text.indexOf('\n', start);
        let end = lineFeed === -1 ? text.length : lineFeed;
        this.#next = end + 1;
        this.start = start === 0 && text.startsWith(physical_lines_BYTE_ORDER_MARK) ? physical_lines_BYTE_ORDER_MARK.length : start;
        while (end > start && text.charCodeAt(end - 1) === 0x0d)
            end -= 1;
        this.end = end;
        return true;
    }
    skip(pattern) {
        if (this.#next >= this.#text.length)
            return;
        pattern.lastIndex = this.#next;
        pattern.test(this.#text);
        this.#next = pattern.lastIndex;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/directives.js



class DirectiveRun {
    escape = '\\';
    isOver = false;
    take(line) {
        const directive = readDirective(line, '#');
        if (directive === undefined)
            this.isOver = true;
        else if (directive.key === 'escape' && (directive.value === '\\' || directive.value === '`'))
            this.escape = directive.value;
    }
}
function findSyntaxImage(text) {
    return findSyntax(text, '#') ?? findSyntax(text, '//');
}
function findSyntax(text, mark) {
    const lines = new PhysicalLines(text);
    const seen = new Set();
    let isFirst = true;
    while (lines.advance()) {
        if (!text.startsWith(mark, lines.start))
            return undefined;
        const content = text.slice(lines.start, lines.end);
        const isShebang = isFirst && content.startsWith('#!');
        isFirst = false;
        if (isShebang)
            continue;
        const directive = readDirective(content, mark);
        if (directive === undefined || seen.has(directive.key))
            return undefined;
        seen.add(directive.key);
        if (directive.key !== 'syntax')
            continue;
        const space = directive.value.indexOf(' ');
        const value = space === -1 ? directive.value : directive.value.slice(0, space);
        return (0,source_text/* sourceText */.rI)(value, lines.start + directive.valueAt);
    }
    return undefined;
}
const KNOWN = new Set(['syntax', 'escape', 'check']);
const KEY_AND_EQUALS = /^([a-zA-Z][a-zA-Z0-9]*)[\t\n\f\r ]*=[\t\n\f\r ]*/;
function readDirective(line, mark) {
    if (!line.startsWith(mark))
        return undefined;
    const keyAt = skipBlanks(line, mark.length);
    const match = KEY_AND_EQUALS.exec(line.slice(keyAt));
    const key = match?.[1]?.toLowerCase();
    if (match === null || key === undefined || !KNOWN.has(key))
        return undefined;
    const end = keyAt + match[0].length;
    const value = withoutTrailingBlanks(line.slice(end));
    if (value !== '')
        return { key, value, valueAt: end };
    return match[0].endsWith('=') ? undefined : { key, value: line.slice(end - 1, end), valueAt: end - 1 };
}
function withoutTrailingBlanks(text) {
    let end = text.length;
    while (end > 0 && '\t\n\f\r '.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/heredoc.js





const NONE = [];
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;
function findHeredocs(instruction, line) {
    if (!line.includes('<<'))
        return NONE;
    const carrier = instruction.trigger ?? instruction;
    if (!TAKES_HEREDOCS.has(carrier.keyword) || isExecForm((0,source_text/* rangeText */.lq)(carrier)))
        return NONE;
    return splitShellWords(line).flatMap((word) => readHeredoc(word) ?? []);
}
function readHeredoc(word) {
    const [, dash, quotedName = ''] = HEREDOC.exec(word) ?? [];
    if (dash === undefined || quotedName === '')
        return undefined;
    const reading = expandShellWord((0,source_text/* sourceText */.rI)(quotedName, 0), keepUnset(quotedName));
    const name = reading.kind === 'failed' ? '' : reading.fragment.source.text;
    return name === '' ? undefined : { name, ignoresTabs: dash === '-' };
}
function isExecForm(text) {
    if (!text.startsWith('[') || !text.endsWith(']'))
        return false;
    try {
        return Array.isArray(JSON.parse(text));
    }
    catch {
        return false;
    }
}
function splitShellWords(line) {
    const words = [];
    let start = 0;
    let index = 0;
    while (index < line.length) {
        const blank = blankLength(line, index);
        if (blank > 0) {
            if (index > start)
                words.push(line.slice(start, index));
            index += blank;
            start = index;
            continue;
        }
        const end = shellTokenEnd(line, index);
        if (end === undefined)
            return [];
        if (isForgetful(line.slice(index, end)))
            start = index;
        index = end;
    }
    if (index > start)
        words.push(line.slice(start));
    return words;
}
function isForgetful(token) {
    if (!token.startsWith('$'))
        return token.startsWith('"') && MODIFIED_IN_QUOTES.test(token);
    return token.startsWith('${') && !token.startsWith('}', variableNameEnd(token, 2));
}
const MODIFIED_IN_QUOTES = /^"(?:[^\\$]|\\[^]|\$(?!\{)|\$\{[\w@*#?$!-]+\})*\$\{(?![\w@*#?$!-]+\})/;
function shellTokenEnd(line, index) {
    switch (line.charAt(index)) {
        case "'": {
            const close = line.indexOf("'", index + 1);
            return close === -1 ? undefined : close + 1;
        }
        case '"':
            return doubleQuoteEnd(line, index + 1);
        case '$':
            return unsetSubstitutionEnd(line, index);
        case '\\':
            return Math.min(index + 2, line.length);
        case '<':
            return line.charAt(index + 1) === '<' ? index + 2 + blanksAfterArrows(line, index + 2) : index + 1;
        default:
            return index + 1;
    }
}
function doubleQuoteEnd(line, start) {
    let index = start;
    while (index < line.length) {
        const character = line.charAt(index);
        if (character === '"')
            return index + 1;
        const end = character === '$' ? unsetSubstitutionEnd(line, index) : index + (character === '\\' ? 2 : 1);
        if (end === undefined)
            return undefined;
        index = end;
    }
    return undefined;
}
function blanksAfterArrows(line, start) {
    let index = start;
    while ('\t\r '.includes(line.charAt(index)) && index < line.length)
        index += 1;
    return index - start;
}
function unsetSubstitutionEnd(text, start) {
    return substitutionEnd((0,source_text/* sourceText */.rI)(text, 0), start, keepUnset(text));
}
function keepUnset(text) {
    const scope = { find: () => undefined, isMissing: () => false };
    return { escape: '\\', effort: new Effort(text.length), scope, keepsUnset: true };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/flags.js

const NO_FLAGS = [];
function splitFlags({ source, start, end }, escape) {
    let flags;
    const { text } = source;
    let index = start;
    for (;;) {
        while (index < end && isBlankByte(text.charCodeAt(index)))
            index += 1;
        const isFlag = index + 1 < end && text.startsWith('--', index);
        if (!isFlag)
            return { flags: flags ?? NO_FLAGS, argumentsAt: index };
        const word = readFlag({ source, start: index, end }, escape);
        index = word.end;
        if (word.flag.text === '--')
            return { flags: flags ?? NO_FLAGS, argumentsAt: index };
        (flags ??= []).push(word.flag);
    }
}
function readFlag({ source, start, end }, escape) {
    BLANK_OR_MARK.lastIndex = start;
    const found = BLANK_OR_MARK.exec(source.text)?.index ?? end;
    if (found < end && !isBlankByte(source.text.charCodeAt(found)))
        return readQuotedFlag({ source, start, end }, escape);
    const wordEnd = Math.min(found, end);
    return { flag: (0,source_text/* sliceSource */.U5)(source, start, wordEnd), end: wordEnd };
}
function readQuotedFlag({ source, start, end }, escape) {
    const { text } = source;
    const flag = new source_text/* SourceTextBuilder */.uL();
    let quote = '';
    let index = start;
    for (; index < end; index += 1) {
        const character = text.charAt(index);
        if (quote === '' && isBlankByte(text.charCodeAt(index)))
            break;
        if (character === quote)
            quote = '';
        else if (quote === '' && isQuote(text.charCodeAt(index)))
            quote = character;
        else if (character !== escape)
            flag.append(character, (0,source_text/* offsetAt */.HA)(source, index));
        else if (index + 1 < end) {
            index += 1;
            flag.append(text.charAt(index), (0,source_text/* offsetAt */.HA)(source, index));
        }
    }
    return { flag: flag.build(), end: index };
}
const BLANK_OR_MARK = /[\t-\r \u0085\u00a0"'\\`]/g;
function isQuote(unit) {
    return unit === 0x22 || unit === 0x27;
}
function isBlankByte(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/words.js


function splitAtBlanks({ source, start: from, end }) {
    const words = [];
    let start = from;
    for (let index = from; index < end; index += 1) {
        if (!isSplittingBlank(source.text.charCodeAt(index)))
            continue;
        if (index > start)
            words.push((0,source_text/* sliceSource */.U5)(source, start, index));
        start = index + 1;
    }
    if (start < end)
        words.push((0,source_text/* sliceSource */.U5)(source, start, end));
    return words;
}
function splitQuotedWords(range, escape) {
    const { text } = range.source;
    const words = [];
    const sign = escape.charCodeAt(0);
    let start;
    let quote = 0;
    let index = range.start;
    while (index < range.end) {
        const unit = text.charCodeAt(index);
        const blank = quote === 0 ? blankLength(text, index) : 0;
        if (blank > 0) {
            if (start !== undefined)
                words.push((0,source_text/* sliceSource */.U5)(range.source, start, index));
            start = undefined;
        }
        else {
            start ??= index;
        }
        const isEscaping = unit === sign && quote !== SINGLE_QUOTE;
        if (unit === quote)
            quote = 0;
        else if (quote === 0 && (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE))
            quote = unit;
        index += isEscaping ? 2 : Math.max(1, blank);
    }
    const end = index > range.end ? range.end - 1 : range.end;
    if (start !== undefined && start < end)
        words.push((0,source_text/* sliceSource */.U5)(range.source, start, end));
    return words;
}
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
function isSplittingBlank(unit) {
    return unit === 0x20 || unit === 0x09 || (unit >= 0x0b && unit <= 0x0d);
}
function lowerCase(text) {
    return text.replaceAll('\u00c4\u00b0', 'i').replaceAll('\u00e2\u0084\u00aa', 'k').toLowerCase();
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/instruction.js



function splitInstruction(whole, escape) {
    const instruction = splitCommand(whole, escape);
    if (instruction.keyword !== 'onbuild' || instruction.start === instruction.end)
        return instruction;
    return { ...instruction, trigger: splitCommand(instruction, escape) };
}
function splitCommand(whole, escape) {
    const { source } = whole;
    const { text } = source;
    const keywordAt = skipBlanks(text, whole.start, whole.end);
    const end = trimBlanksBefore(text, keywordAt, whole.end);
    AFTER_KEYWORD.lastIndex = keywordAt;
    const keywordEnd = Math.min(AFTER_KEYWORD.exec(text)?.index ?? end, end);
    const word = text.slice(keywordAt, keywordEnd);
    const keyword = USUAL.get(word) ?? lowerCase(word);
    const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
    const start = skipBlanks(text, argumentsAt, end);
    return { keyword, source, start, end, flags, trigger: undefined };
}
const USUAL = new Map(['FROM', 'ARG', 'RUN', 'COPY', 'ADD', 'ONBUILD', 'CMD'].map((word) => [word, word.toLowerCase()]));
const AFTER_KEYWORD = /[\t\v\f\r \n]|$/g;

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/scan.js






function scanInstructions(text) {
    const file = (0,source_text/* sourceText */.rI)(text, 0);
    const lines = new PhysicalLines(text);
    const directives = new DirectiveRun();
    const instructions = [];
    let unterminated;
    const isSmall = text.length <= LARGEST_SKIPPED;
    while (lines.advance()) {
        const start = skipBlanks(text, lines.start, lines.end);
        if (!directives.isOver)
            directives.take(text.slice(start, lines.end));
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        const { escape } = directives;
        if (!canNameImage(text.charCodeAt(start), escape)) {
            skipContinuations(text, lines, escape);
            continue;
        }
        const whole = joinContinuations({ file, lines, start, escape });
        const instruction = splitInstruction(whole, escape);
        if (isRelevant(instruction))
            instructions.push(instruction);
        const heredocs = findHeredocs(instruction, (0,source_text/* rangeText */.lq)(whole));
        if (!heredocs.every((heredoc) => skipBody(text, lines, heredoc)))
            unterminated = (0,source_text/* sliceSource */.U5)(whole.source, whole.start, whole.start);
        if (isSmall && escape === '\\')
            lines.skip(IRRELEVANT_LINES);
    }
    return { instructions, escape: directives.escape, unterminated };
}
const LARGEST_SKIPPED = 65_536;
const CONTINUATION = String.raw `(?<!\\)\\[ \t]*\r*\n(?:[ \t]*(?:#[^\n]*|\r*)\n)*[ \t]*(?=[!"$-~])`;
const LITERAL_ESCAPE = String.raw `(?<!\\)(?:\\(?!\\|[ \t]*\r*\n)|\\{2,}(?!\\))`;
const REST = String.raw `[^\\\n]*(?:(?:${CONTINUATION}|${LITERAL_ESCAPE})[^\\\n]*)*`;
const WITHOUT_HEREDOC = String.raw `[^\\\n<]*(?:(?:${CONTINUATION}|${LITERAL_ESCAPE}|<(?![<\\]))[^\\\n<]*)*`;
const IRRELEVANT_LINES = new RegExp(String.raw `(?:[ \t]*(?:#[^\n]*|(?:CMD[ \t]|[!"$-@BDEG-NPQS-[\]-\`bdeg-npqs-~])${REST}|(?:RUN|COPY|ADD)[ \t]+(?=[!-,.-[\]-~])${WITHOUT_HEREDOC}|\r*)\n)*`, 'y');
const NUMBER_SIGN = 0x23;
const SPACE = 0x20;
const TAB = 0x09;
const INITIALS = new Set([...'AaCcFfOoRr'].map((letter) => letter.charCodeAt(0)));
function canNameImage(unit, escape) {
    return INITIALS.has(unit) || unit === escape.charCodeAt(0);
}
function isRelevant({ keyword, flags }) {
    switch (keyword) {
        case 'from':
        case 'arg':
        case 'onbuild':
            return true;
        case 'add':
        case 'copy':
        case 'run':
            return flags.length > 0;
        default:
            return false;
    }
}
function joinContinuations({ file, lines, start: first, escape }) {
    const { text } = file;
    let end = continuationIndex(text, { start: first, end: lines.end }, escape);
    if (end === undefined)
        return { source: file, start: first, end: lines.end };
    const joined = new source_text/* SourceTextBuilder */.uL();
    joined.append(text.slice(first, end), first);
    while (end !== undefined && lines.advance()) {
        const start = skipBlanks(text, lines.start, lines.end);
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        end = continuationIndex(text, lines, escape);
        joined.append(text.slice(lines.start, end ?? lines.end), lines.start);
    }
    const source = joined.build();
    return { source, start: 0, end: source.text.length };
}
function skipContinuations(text, lines, escape) {
    let isContinued = continuationIndex(text, lines, escape) !== undefined;
    while (isContinued && lines.advance()) {
        const start = skipBlanks(text, lines.start, lines.end);
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        isContinued = continuationIndex(text, lines, escape) !== undefined;
    }
}
function continuationIndex(text, { start, end }, escape) {
    const sign = escape.charCodeAt(0);
    let index = end - 1;
    while (index >= start && (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB))
        index -= 1;
    if (index < start || text.charCodeAt(index) !== sign)
        return undefined;
    return index > start && text.charCodeAt(index - 1) === sign ? undefined : index;
}
function skipBody(text, lines, { name, ignoresTabs }) {
    while (lines.advance()) {
        let { start } = lines;
        while (ignoresTabs && start < lines.end && text.charCodeAt(start) === TAB)
            start += 1;
        if (lines.end - start === name.length && text.startsWith(name, start))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/stages.js


function splitStages(instructions, escape) {
    const globalArgs = [];
    const stages = [];
    for (const instruction of instructions) {
        const stage = stages[stages.length - 1];
        if (instruction.keyword === 'from')
            stages.push({ ...readFrom(instruction), instructions: [] });
        else if (stage !== undefined)
            stage.instructions.push(instruction);
        else if (instruction.keyword === 'arg')
            globalArgs.push(...readArgDefaults(instruction, escape));
    }
    return { globalArgs, stages };
}
const PLATFORM = '--platform=';
function readFrom(from) {
    const words = splitAtBlanks(from);
    const [base, as, stage] = words;
    const name = as?.text.toLowerCase() === 'as' && stage !== undefined ? lowerCase(stage.text) : undefined;
    const platform = from.flags.find((flag) => flag.text.startsWith(PLATFORM));
    const isNamed = words.length === 3 && name !== undefined && STAGE_NAME.test(name);
    const isMalformed = words.length !== 1 && !isNamed;
    return {
        name,
        base: base === undefined || isMalformed ? (0,source_text/* rangeSource */.p9)(from) : base,
        isMalformed,
        platform: platform === undefined ? undefined : (0,source_text/* sliceSource */.U5)(platform, PLATFORM.length),
    };
}
const STAGE_NAME = /^[a-z][a-z0-9-_.]*$/;
function readArgDefaults(arg, escape) {
    return splitQuotedWords(arg, escape).map((word) => {
        const equals = word.text.indexOf('=');
        if (equals === -1)
            return { name: word.text, value: undefined };
        return { name: word.text.slice(0, equals), value: (0,source_text/* sliceSource */.U5)(word, equals + 1) };
    });
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/edit-place.js


function placeEdit({ fragment, reference }, { scope, usage }) {
    if (fragment.dependsOnPlatform) {
        return notEditable('platform-dependent', 'the reference differs by platform');
    }
    const whole = wholeOrigin(fragment);
    if (whole !== undefined)
        return placeInArg(whole, fragment.source, { scope, usage });
    if (fragment.substitutions.every(({ value }) => value === undefined)) {
        return placeText(fragment.source, replaceableFrom(fragment));
    }
    const digestAt = fragment.source.text.length - (reference.digest?.length ?? 0);
    const digest = reference.digest === undefined ? undefined : tailOrigin(fragment, digestAt);
    if (digest !== undefined && replaceableFrom(fragment) === digestAt) {
        return placeInArg(digest, (0,source_text/* sliceSource */.U5)(fragment.source, digestAt), { scope, usage });
    }
    const names = new Set(fragment.substitutions.map(({ name }) => name));
    return notEditable('arg-fragment', `only part of the reference is in ARG ${[...names].join(' and ARG ')}; put the whole reference in the default of one ARG`);
}
function placeInArg(origin, source, { scope, usage }) {
    if (!usage.isFree(origin)) {
        const reason = 'the ARG that holds the reference has another use that a digest would break';
        return notEditable('arg-used-elsewhere', reason);
    }
    const fragment = scope.fragments[origin];
    return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
}
function placeText(source, from) {
    if (from === undefined) {
        return notEditable('override-ignored', 'with a digest here, a build argument that changes the reference would be ignored');
    }
    const spans = (0,source_text/* spansOf */.Ly)(source);
    if (spans === undefined)
        return notEditable('not-in-file', 'part of the reference is not in the file');
    return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
}
function notEditable(code, reason) {
    return { kind: 'not-editable', code, reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/resolve-bases.js





function resolveBases(context) {
    const { stages, options, usage } = context;
    const earlier = new Map();
    const bases = [];
    for (const [index, stage] of stages.entries()) {
        const base = resolveBase(stage, earlier, context);
        recordPlatformUse(stage, options, usage);
        recordUse(base, usage);
        bases.push(base);
        if (stage.name !== undefined)
            earlier.set(stage.name, index);
    }
    const found = stages.flatMap((stage, index) => findBase(stage, bases[index], context));
    return { found, bases };
}
function resolveBase(stage, earlier, context) {
    if (stage.isMalformed)
        return {
            kind: 'skipped',
            code: 'malformed',
            reason: 'FROM takes an image, or an image, AS and a stage name',
        };
    const reading = expandShellWord(stage.base, context.options);
    if (reading.kind === 'failed')
        return invalidBase(reading.reason, reading.missing);
    const { fragment } = reading;
    const { text } = fragment.source;
    if (text === '')
        return invalidBase(`${stage.base.text} expands to an empty image name`, fragment.missing);
    const index = earlier.get(text);
    if (index !== undefined)
        return { kind: 'stage', fragment, index };
    if (text === 'scratch')
        return { kind: 'scratch', fragment };
    if (fragment.dependsOnPlatform && isStageElsewhere(stage, earlier, context))
        return { kind: 'stage', fragment, index: undefined };
    return readBaseImage(fragment, context.readReference);
}
function isStageElsewhere(stage, earlier, { otherPlatforms }) {
    for (const options of otherPlatforms()) {
        const reading = expandShellWord(stage.base, options);
        if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text))
            return true;
    }
    return false;
}
function readBaseImage(fragment, readReference) {
    const { text } = fragment.source;
    const reading = readReference(text);
    if (reading.kind === 'invalid')
        return invalidBase(`invalid image reference "${text}": ${reading.why}`, fragment.missing);
    const { reference } = reading;
    if ((0,image_reference/* formatImage */.vy)(reference) !== 'docker.io/library/scratch')
        return { kind: 'image', fragment, reference };
    return {
        kind: 'skipped',
        code: 'scratch-with-tag',
        reason: 'Docker reads this as an image named scratch, which cannot be pulled; write plain `scratch`',
    };
}
function invalidBase(reason, missing) {
    if (missing === undefined)
        return { kind: 'skipped', code: 'invalid-reference', reason };
    return {
        kind: 'skipped',
        code: 'build-arg',
        reason: `the image depends on ARG ${missing}, which has no usable default; --build-arg sets it`,
    };
}
function findBase(stage, base, context) {
    const { base: word, name, platform } = stage;
    if (base?.kind === 'skipped')
        return [skip(word, base.code, base.reason)];
    if (base?.kind !== 'image')
        return [];
    const { reference } = base;
    const edit = placeEdit(base, context);
    return [{ kind: 'image', use: 'dockerfile-from', word, reference, stage: name, platform, edit }];
}
function recordUse(base, usage) {
    if (base.kind === 'skipped')
        return;
    const origin = base.kind === 'image' ? (wholeOrigin(base.fragment) ?? digestOrigin(base)) : undefined;
    usage.fixAll(base.fragment, origin);
    if (base.kind === 'image' && origin !== undefined)
        usage.noteReference(origin, (0,image_reference/* formatImageReference */.my)(base.reference));
}
function digestOrigin({ fragment, reference, }) {
    if (reference.digest === undefined)
        return undefined;
    return tailOrigin(fragment, fragment.source.text.length - reference.digest.length);
}
function recordPlatformUse({ platform }, options, usage) {
    const reading = platform === undefined ? undefined : expandShellWord(platform, options);
    if (reading?.kind === 'expanded')
        usage.fixAll(reading.fragment);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax/source-words.js

const FROM = '--from=';
const MOUNT = '--mount=';
function readSources({ keyword, flags }) {
    if (keyword === 'run') {
        return flags.flatMap((flag) => {
            const word = flag.text.startsWith(MOUNT) ? mountSource((0,source_text/* sliceSource */.U5)(flag, MOUNT.length)) : undefined;
            return word === undefined ? [] : [{ use: 'dockerfile-mount', word }];
        });
    }
    if (keyword !== 'copy' && keyword !== 'add')
        return [];
    const flag = flags.find(({ text }) => text.startsWith(FROM) && text !== FROM);
    return flag === undefined ? [] : [{ use: 'dockerfile-copy', word: (0,source_text/* sliceSource */.U5)(flag, FROM.length) }];
}
function mountSource(mount) {
    const field = readCsvFields(mount)?.findLast(({ text }) => /^from=/i.test(text));
    return field === undefined || field.text.length === 5 ? undefined : (0,source_text/* sliceSource */.U5)(field, 5);
}
function readCsvFields(record) {
    const { text } = record;
    const fields = [];
    let at = 0;
    for (;;) {
        const field = text.charAt(at) === '"' ? readQuotedField(record, at + 1) : readBareField(record, at);
        if (field === undefined)
            return undefined;
        fields.push(field.value);
        if (field.end === text.length)
            return fields;
        if (text.charAt(field.end) !== ',')
            return undefined;
        at = field.end + 1;
    }
}
function readBareField(record, start) {
    const comma = record.text.indexOf(',', start);
    const end = comma === -1 ? record.text.length : comma;
    const value = (0,source_text/* sliceSource */.U5)(record, start, end);
    return value.text.includes('"') ? undefined : { value, end };
}
function readQuotedField(record, start) {
    const value = new source_text/* SourceTextBuilder */.uL();
    for (let at = start; at < record.text.length; at += 1) {
        const isQuote = record.text.charAt(at) === '"';
        if (isQuote && record.text.charAt(at + 1) !== '"')
            return { value: value.build(), end: at + 1 };
        if (isQuote)
            at += 1;
        value.append(record.text.charAt(at), (0,source_text/* offsetAt */.HA)(record, at));
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/reached-stages.js

function reachedStages(stages, bases) {
    const indexes = new Map(stages.map(({ name }, index) => [name, index]));
    const reached = new Set();
    const triggering = new Set();
    const open = [stages.length - 1];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
        const stage = stages[index];
        if (stage === undefined || reached.has(index))
            continue;
        reached.add(index);
        for (const source of sourceStages(stage.instructions, indexes))
            open.push(source);
        const base = bases[index];
        const below = base?.kind === 'stage' ? base.index : undefined;
        if (below === undefined)
            continue;
        open.push(below);
        if (triggering.has(below))
            continue;
        triggering.add(below);
        const triggers = stages[below]?.instructions.flatMap(({ trigger }) => trigger ?? []) ?? [];
        for (const source of sourceStages(triggers, indexes))
            open.push(source);
    }
    return reached;
}
function sourceStages(instructions, indexes) {
    return instructions
        .flatMap((instruction) => readSources(instruction))
        .flatMap((source) => sourceStage(source, indexes) ?? []);
}
function sourceStage({ use, word: { text } }, indexes) {
    const isIndex = use === 'dockerfile-copy' && /^\+?\d+$/.test(text);
    return isIndex ? Number(text) : indexes.get(text.toLowerCase());
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/resolve-sources.js




function resolveSources(stages, bases, readReference) {
    const stageNames = new Set(stages.flatMap(({ name }) => name ?? []));
    const found = [];
    let runningTriggers;
    for (const [index, { name: stage, instructions }] of stages.entries()) {
        for (const instruction of instructions) {
            const { trigger } = instruction;
            for (const source of readSources(trigger ?? instruction)) {
                if (trigger !== undefined)
                    runningTriggers ??= stagesWithRunningTriggers(stages, bases);
                const runsHere = trigger === undefined || runningTriggers?.has(index) === true;
                const resolved = resolveSource(source, { stage, stageNames, runsHere, readReference });
                if (resolved !== undefined)
                    found.push(resolved);
            }
        }
    }
    return found;
}
function stagesWithRunningTriggers(stages, bases) {
    const running = new Set();
    for (const index of reachedStages(stages, bases)) {
        const base = bases[index];
        if (base?.kind === 'stage' && base.index !== undefined)
            running.add(base.index);
    }
    return running;
}
const NUMBER = /^[+-]?0*\d{1,18}$/;
function resolveSource({ use, word }, context) {
    const { stage, stageNames, runsHere, readReference } = context;
    const { text } = word;
    const isNumber = NUMBER.test(text) && (use === 'dockerfile-copy' || !runsHere);
    const isStage = isNumber || (runsHere && stageNames.has(text.toLowerCase()));
    if (text === 'scratch' || isStage)
        return undefined;
    if (text.includes('$'))
        return skip(word, 'no-expansion', 'Docker does not expand variables here; use the image in a FROM and name its stage');
    const reading = readReference(text);
    if (reading.kind === 'invalid')
        return skip(word, 'invalid-reference', `invalid image reference "${text}": ${reading.why}`);
    if (!runsHere && !/[/:@]/.test(text))
        return skip(word, 'onbuild-stage-or-image', 'a stage or an image, depending on the file that builds on this one');
    const { reference } = reading;
    const kind = runsHere ? use : 'dockerfile-onbuild';
    return { kind: 'image', use: kind, word, reference, stage, platform: undefined, edit: placeText(word, 0) };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve/resolve-file.js











function resolveFile(text, readReference) {
    const { instructions, escape, unterminated } = scanInstructions(text);
    const file = splitStages(instructions, escape);
    const { stages } = file;
    const usage = new ArgUsage();
    const targetStage = stages.at(-1)?.name ?? 'default';
    const effort = new Effort(text.length);
    const globals = { defaults: file.globalArgs, targetStage, escape, effort };
    const scope = evaluateGlobalArgs(globals, usage);
    fixInheritedArgs(file, escape, { scope, usage });
    const { found, bases } = resolveBases({
        stages,
        usage,
        scope,
        readReference,
        options: { escape, effort, scope },
        otherPlatforms: otherPlatforms(globals),
    });
    const sources = resolveSources(stages, bases, readReference);
    const problems = stages.length === 0 ? [missingFrom(text)] : [];
    if (unterminated !== undefined)
        problems.push(skip(unterminated, 'malformed', 'unterminated heredoc'));
    return [...resolve_file_findSyntax(text, readReference), ...found, ...sources, ...problems];
}
function resolve_file_findSyntax(text, readReference) {
    const word = findSyntaxImage(text);
    if (word === undefined)
        return [];
    const reading = readReference(word.text);
    if (reading.kind === 'invalid')
        return [skip(word, 'invalid-reference', `invalid image reference: ${reading.why}`)];
    const { reference } = reading;
    const image = { use: 'dockerfile-syntax', stage: undefined, platform: undefined };
    return [{ ...image, kind: 'image', word, reference, edit: placeText(word, 0) }];
}
function missingFrom(text) {
    const start = (0,source_text/* sourceText */.rI)('', 0);
    return text.includes('\0')
        ? skip(start, 'unreadable-file', 'the file is not UTF-8 text')
        : skip(start, 'malformed', 'no FROM instruction');
}
function fixInheritedArgs({ globalArgs, stages }, escape, context) {
    if (globalArgs.length === 0)
        return;
    for (const { instructions } of stages) {
        for (const instruction of instructions) {
            const carrier = instruction.trigger ?? instruction;
            if (carrier.keyword !== 'arg')
                continue;
            for (const { name, value } of readArgDefaults(carrier, escape))
                if (value === undefined)
                    context.usage.fix(context.scope.find(name)?.origin);
        }
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/read-dockerfile.js




function readDockerfile(bytes) {
    return readDockerfileText((0,byte_text/* textOfBytes */.g)(bytes));
}
function readDockerfileText(text, readReference = image_reference/* readImageReference */.bc) {
    return listFound(resolveFile(text, readReference), text);
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
    return withTag(reference, reference.tag);
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
    return withTag(reference, effectiveTag(reference));
}
function withTag(reference, tag) {
    const ofTag = tag === undefined ? '' : `:${tag}`;
    const ofDigest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${formatImage(reference)}${ofTag}${ofDigest}`;
}
function readName(name, tag, digest) {
    if (name === '')
        return invalid('its name is empty');
    const slash = name.indexOf('/');
    const first = slash === -1 ? undefined : name.slice(0, slash);
    const named = first !== undefined && isHost(first) ? first : undefined;
    const host = named === undefined || named === 'index.docker.io' ? 'docker.io' : named;
    const rest = named === undefined ? name : name.slice(slash + 1);
    if (named !== undefined && !HOST.test(named) && !PATH.test(name))
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

/***/ 1556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ listedTag)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

function listedTag({ reference, writing, }) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference) ?? writing.tagComment?.tag;
}


/***/ }),

/***/ 7960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ WHOLE_REFERENCE)
/* harmony export */ });
const WHOLE_REFERENCE = {
    part: 'reference',
    before: '',
    after: '',
    styles: ['tag@digest', 'digest'],
};


/***/ }),

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
function alignColumns(rows) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readableText),
/* harmony export */   g: () => (/* binding */ textOfBytes)
/* harmony export */ });
const CHUNK = 8192;
const REPLACEMENT = '\uFFFD';
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
function textOfBytes(bytes) {
    const decoded = UTF8.decode(bytes);
    const isAscii = decoded.length === bytes.length && !decoded.includes(REPLACEMENT);
    return isAscii ? decoded : textOfAnyBytes(bytes);
}
function readableText(text) {
    if (!BEYOND_ASCII.test(text))
        return text;
    return UTF8.decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
}
const BEYOND_ASCII = /[\u0080-\u00ff]/;
function textOfAnyBytes(bytes) {
    let text = '';
    for (let start = 0; start < bytes.length; start += CHUNK) {
        text += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK)));
    }
    return text;
}


/***/ }),

/***/ 8988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   U5: () => (/* binding */ sliceSource),
/* harmony export */   lq: () => (/* binding */ rangeText),
/* harmony export */   p9: () => (/* binding */ rangeSource),
/* harmony export */   rI: () => (/* binding */ sourceText),
/* harmony export */   uL: () => (/* binding */ SourceTextBuilder)
/* harmony export */ });
const NOWHERE = -1;
const NO_JOINTS = [];
function sourceText(text, offset) {
    return { text, offset, joints: NO_JOINTS };
}
function sliceSource(source, start, end = source.text.length) {
    if (start === 0 && end === source.text.length)
        return source;
    const text = source.text.slice(start, end);
    const offset = offsetAt(source, start);
    if (source.joints.length === 0)
        return { text, offset, joints: NO_JOINTS };
    const joints = [];
    for (let index = countJoints(source.joints, start); index < source.joints.length; index += 1) {
        const joint = source.joints[index];
        if (joint === undefined || joint.at >= end)
            break;
        joints.push({ at: joint.at - start, offset: joint.offset });
    }
    return { text, offset, joints };
}
function offsetAt(source, index) {
    const { joints } = source;
    const joint = joints.length === 0 ? undefined : joints[countJoints(joints, index) - 1];
    const offset = joint?.offset ?? source.offset;
    return offset === NOWHERE ? NOWHERE : offset + index - (joint?.at ?? 0);
}
function spansOf({ text, offset, joints }) {
    const spans = [];
    for (let index = 0; index <= joints.length; index += 1) {
        const { at, offset: start } = joints[index - 1] ?? { at: 0, offset };
        if (start === NOWHERE)
            return undefined;
        const end = start + (joints[index]?.at ?? text.length) - at;
        const last = spans.at(-1);
        if (last?.end === start)
            spans[spans.length - 1] = { start: last.start, end };
        else
            spans.push({ start, end });
    }
    return spans;
}
class SourceTextBuilder {
    #text = '';
    #offset = NOWHERE;
    #joints;
    #next = NOWHERE;
    get length() {
        return this.#text.length;
    }
    append(text, offset) {
        if (text === '')
            return;
        if (this.#text === '')
            this.#offset = offset;
        else if (offset !== this.#next)
            (this.#joints ??= []).push({ at: this.#text.length, offset });
        this.#next = offset === NOWHERE ? NOWHERE : offset + text.length;
        this.#text += text;
    }
    appendSource({ text, offset, joints }) {
        if (joints.length === 0)
            return this.append(text, offset);
        this.append(text.slice(0, joints[0]?.at), offset);
        for (const [index, joint] of joints.entries()) {
            this.append(text.slice(joint.at, joints[index + 1]?.at), joint.offset);
        }
    }
    build() {
        return { text: this.#text, offset: this.#offset, joints: this.#joints ?? NO_JOINTS };
    }
}
function countJoints(joints, index) {
    let low = 0;
    let high = joints.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((joints[middle]?.at ?? 0) <= index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function rangeText({ source, start, end }) {
    return source.text.slice(start, end);
}
function rangeSource({ source, start, end }) {
    return sliceSource(source, start, end);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PositionFinder)
/* harmony export */ });
class PositionFinder {
    #text;
    #at;
    #line = 1;
    #column = 1;
    constructor(text) {
        this.#text = text;
        this.#at = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0;
    }
    find(offset) {
        this.#goToLine(offset);
        if (offset > this.#at) {
            const before = this.#text.slice(this.#at, offset);
            this.#column += BEYOND_ASCII.test(before)
                ? before.replaceAll(CONTINUATION_BYTES, '').length
                : before.length;
            this.#at = offset;
        }
        return { line: this.#line, column: this.#column };
    }
    #goToLine(offset) {
        for (;;) {
            const lineFeed = this.#text.indexOf('\n', this.#at);
            if (lineFeed === -1 || lineFeed >= offset)
                return;
            this.#at = lineFeed + 1;
            this.#line += 1;
            this.#column = 1;
        }
    }
}
const BEYOND_ASCII = /[\u0080-\u00ff]/;
const CONTINUATION_BYTES = /[\u0080-\u00bf]/g;


/***/ }),

/***/ 6925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ formatByRules),
  v8: () => (/* binding */ listImages),
  Me: () => (/* binding */ walkImages)
});

// EXTERNAL MODULE: ./build/domain/source/byte-text.js
var byte_text = __webpack_require__(673);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
;// CONCATENATED MODULE: ./build/domain/listing/ignore-comment.js
const COMMENT = /(?:^|[ \t])(?:#|\/\/)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*$/gm;
const NO_REASON = 'a comment says so';
function findIgnoreComments(text) {
    if (!text.includes('mooring:'))
        return undefined;
    const comments = new Map();
    let line = 1;
    let counted = 0;
    for (const { index, 1: reason = '' } of text.matchAll(COMMENT)) {
        for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', counted)) {
            line += 1;
            counted = at + 1;
        }
        const isAlone = text.slice(counted, index).trim() === '';
        comments.set(line, { reason: reason.trim() || NO_REASON, isAlone });
    }
    return (asked) => {
        const above = comments.get(asked - 1);
        return comments.get(asked)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
    };
}

// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __webpack_require__(913);
;// CONCATENATED MODULE: ./build/domain/dockerfile-name.js
const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;
const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;
function isDockerfileName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name === 'Dockerfile' || (NAME.test(name) && !COMPANION.test(name));
}

;// CONCATENATED MODULE: ./build/formats/file-format.js

const NAMES = [
    [/^\.github\/workflows\/[^/]+\.ya?ml$/, { language: 'yaml', kind: 'workflow' }],
    [/(?:^|\/)action\.ya?ml$/, { language: 'yaml', kind: 'action' }],
    [
        /(?:^|\/)[^/]*\.?gitlab-ci[^/]*\.ya?ml$|(?:^|\/)\.gitlab\/.+\.ya?ml$/,
        { language: 'yaml', kind: 'gitlab-ci' },
    ],
    [/(?:^|\/)(?:[^/]+[.-])?compose(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'compose' }],
    [/(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/, { language: 'yaml', kind: 'kustomize' }],
    [/(?:^|\/)(?:[^/]+[.-])?values(?:[._-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'helm-values' }],
    [/(?:^|\/)\.ko\.ya?ml$/, { language: 'yaml', kind: 'ko' }],
    [/(?:^|\/)skaffold(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'skaffold' }],
    [/(?:^|\/)\.?devcontainer\.json$/, { language: 'json', kind: 'devcontainer' }],
    [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.json$/, { language: 'json', kind: 'bake' }],
    [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.hcl$/, { language: 'hcl', kind: 'bake' }],
    [/\.ya?ml$/, { language: 'yaml', kind: 'kubernetes' }],
];
function fileFormat(path) {
    if (isDockerfileName(path))
        return { language: 'dockerfile' };
    return NAMES.find(([name]) => name.test(path))?.[1];
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/usecases/read-file.js
var read_file = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/usecases/list-images.js







const BATCH = 256;
async function listImages(options) {
    const files = [];
    for await (const batch of walkImages(options))
        files.push(...batch);
    files.sort((one, other) => (one.path < other.path ? -1 : 1));
    return {
        images: files.flatMap(({ list }) => list.images),
        skipped: files.flatMap(({ list }) => list.skipped),
    };
}
async function* walkImages({ tree, now, ...options }) {
    const rules = options.rules ?? (await (0,load_rules/* loadRules */.A7)(tree));
    const listing = { tree, now, rules, readReference: (0,image_reference/* rememberReferences */.EX)() };
    for await (const paths of tree.listInPortions?.() ?? [await tree.list()]) {
        const files = formattedFiles(paths, rules);
        for (let start = 0; start < files.length; start += BATCH) {
            yield await listFiles(files.slice(start, start + BATCH), listing);
        }
    }
}
function formattedFiles(paths, rules) {
    const files = [];
    for (const path of paths) {
        const format = rules.isExcluded(path) ? undefined : formatByRules(path, rules);
        if (format !== undefined)
            files.push({ path, format });
    }
    return files;
}
function formatByRules(path, rules) {
    return fileFormat(path) ?? (rules.isIncluded(path) ? DOCKERFILE : undefined);
}
const DOCKERFILE = { language: 'dockerfile' };
async function listFiles(files, listing) {
    const readings = await listing.tree.read(files.map(({ path }) => path));
    const listed = [];
    for (const [index, { path, format }] of files.entries()) {
        const reading = readings[index];
        if (reading === undefined)
            continue;
        const list = await listFile(reading, format, listing);
        if (list.images.length > 0 || list.skipped.length > 0)
            listed.push({ path, list });
    }
    return listed;
}
async function listFile(reading, format, listing) {
    const file = reading.path;
    if ('problem' in reading) {
        return {
            images: [],
            skipped: [{ file, line: 1, written: '', code: 'unreadable-file', reason: reading.problem }],
        };
    }
    const { rules, readReference } = listing;
    const text = (0,byte_text/* textOfBytes */.g)(reading.bytes);
    const list = format.language === 'dockerfile'
        ? (0,read_file/* listDockerfile */.z)(file, text, readReference)
        : await (0,read_file/* readFile */.T)({ file, bytes: reading.bytes, format, options: rules.options });
    return heedWishes(list, text, listing);
}
function heedWishes(list, text, { rules, now }) {
    const ignoredLines = findIgnoreComments(text);
    if (ignoredLines === undefined && rules.ignore.length === 0 && list.skipped.length < 2)
        return list;
    return leaveOut(list, (place) => {
        const rule = 'reference' in place ? (0,ignore_rule/* findIgnoreRule */.G)(rules.ignore, place, now)?.reason : undefined;
        if (rule !== undefined)
            return { reason: rule };
        const comment = ignoredLines?.(place.line);
        return comment === undefined ? undefined : { reason: comment, byComment: place };
    });
}
function leaveOut({ images, skipped }, wishFor) {
    const kept = images.filter((image) => wishFor(image) === undefined);
    const ignored = [...images, ...skipped].flatMap((place) => {
        const wish = wishFor(place);
        const { file, line, written } = place;
        return wish === undefined ? [] : [{ file, line, written, code: 'ignored', ...wish }];
    });
    const others = skipped.filter((place) => wishFor(place) === undefined);
    return { images: kept, skipped: [...others, ...ignored].sort((one, other) => one.line - other.line) };
}


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ loadRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES),
/* harmony export */   qI: () => (/* binding */ loadConfigReader)
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
    const { readConfig } = await loadConfigReader();
    return readConfig(file.path, file.bytes);
}
async function loadConfigReader() {
    return Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(8016), __webpack_require__.e(9471)]).then(__webpack_require__.bind(__webpack_require__, 9471));
}
async function findConfigFile(tree) {
    const readings = await tree.read(CONFIG_FILES);
    const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
    if (reading !== undefined && 'problem' in reading)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_file_unreadable', `${reading.path}: ${reading.problem}`);
    return reading;
}


/***/ }),

/***/ 9184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readFile),
/* harmony export */   z: () => (/* binding */ listDockerfile)
/* harmony export */ });
/* harmony import */ var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(673);
/* harmony import */ var _domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _domain_listing_pin_writing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7960);




async function readFile({ file, bytes, format, options }) {
    switch (format.language) {
        case 'dockerfile':
            return listDockerfile(file, (0,_domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfBytes */ .g)(bytes));
        case 'yaml': {
            const { readYamlFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7482), __webpack_require__.e(5772)]).then(__webpack_require__.bind(__webpack_require__, 5772));
            return inFile(file, readYamlFile(format.kind, bytes, options));
        }
        case 'json': {
            const { readJsonFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7482), __webpack_require__.e(5772)]).then(__webpack_require__.bind(__webpack_require__, 5772));
            return inFile(file, readJsonFile(format.kind, bytes, options));
        }
        case 'hcl': {
            const { readHclFile } = await Promise.all(/* import() */[__webpack_require__.e(7482), __webpack_require__.e(8056)]).then(__webpack_require__.bind(__webpack_require__, 8056));
            return inFile(file, readHclFile(format.kind, bytes, options));
        }
        default:
            return (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .xb)(format);
    }
}
function listDockerfile(file, text, readReference) {
    const { images, skipped } = (0,_domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__/* .readDockerfileText */ .o)(text, readReference);
    return {
        images: images.map(({ line, column, kind, written, reference, edit, platform }) => ({
            file,
            line,
            column,
            kind,
            written,
            reference,
            edit,
            platform,
            writing: _domain_listing_pin_writing_js__WEBPACK_IMPORTED_MODULE_3__/* .WHOLE_REFERENCE */ .W,
        })),
        skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
    };
}
function inFile(file, { images, skipped }) {
    return {
        images: images.map((image) => ({ ...image, file })),
        skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
    };
}


/***/ })

};
