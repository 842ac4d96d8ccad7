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

/***/ 6158:
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

/***/ 6595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n_: () => (/* binding */ readDockerfile),
  ob: () => (/* binding */ readDockerfileText)
});

// UNUSED EXPORTS: readInFull

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/dockerfile/byte-text.js
var byte_text = __webpack_require__(6158);
;// CONCATENATED MODULE: ./build/domain/dockerfile/physical-lines.js
const LONGEST_LINE = 65_535;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
class PhysicalLines {
    start = 0;
    end = 0;
    number = 0;
    tooLong;
    #text;
    #next = 0;
    constructor(text) {
        this.#text = text;
    }
    advance() {
        const text = this.#text;
        const start = this.#next;
        if (start >= text.length || this.tooLong !== undefined)
            return false;
        this.number += 1;
        const lineFeed = text.indexOf('\n', start);
        let end = lineFeed === -1 ? text.length : lineFeed;
        if (end - start > LONGEST_LINE) {
            this.tooLong = this.number;
            return false;
        }
        this.#next = end + 1;
        this.start = start === 0 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : start;
        while (end > start && text.charCodeAt(end - 1) === 0x0d)
            end -= 1;
        this.end = end;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/blank.js
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
function trimBlanks(text) {
    const start = skipBlanks(text, 0);
    return text.slice(start, trimBlanksBefore(text, start, text.length));
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/parser-directive.js

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

// EXTERNAL MODULE: ./build/domain/dockerfile/source-text.js
var source_text = __webpack_require__(231);
;// CONCATENATED MODULE: ./build/domain/dockerfile/find-directive.js



function findDirective(text, key, mark) {
    const lines = new PhysicalLines(text);
    const seen = new Set();
    while (lines.advance()) {
        const content = text.slice(lines.start, lines.end);
        if (lines.number === 1 && content.startsWith('#!'))
            continue;
        const directive = readDirective(content, mark);
        if (directive === undefined || seen.has(directive.key))
            return undefined;
        seen.add(directive.key);
        if (directive.key !== key)
            continue;
        const space = directive.value.indexOf(' ');
        const value = space === -1 ? directive.value : directive.value.slice(0, space);
        return (0,source_text/* sourceText */.rI)(value, lines.start + directive.valueAt);
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/domain/dockerfile/text-position.js
var text_position = __webpack_require__(3169);
;// CONCATENATED MODULE: ./build/domain/dockerfile/boolean-text.js
function isBooleanText(text) {
    return /^(?:1|t|T|true|TRUE|True|0|f|F|false|FALSE|False)$/.test(text);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/check-directive.js



function rejectCheckDirective(text) {
    if (!text.includes('='))
        return undefined;
    const options = findDirective(text, 'check', '#');
    if (options === undefined || options.text.trim() === '')
        return undefined;
    const parts = options.text.split(';');
    const [first = '', second, ...others] = parts;
    const three = others.length === 0 ? [first, second] : [first, second, others.join(';')];
    const wrong = three.find((option) => option !== undefined && !isOption(option));
    if (wrong === undefined)
        return undefined;
    const { line } = new text_position/* PositionFinder */._(text).find(options.offset);
    return { line, reason: `"${wrong}" is no option of the directive check` };
}
function isOption(option) {
    const equals = option.indexOf('=');
    if (equals === -1)
        return false;
    const name = option.slice(0, equals).trim();
    return name === 'error'
        ? isBooleanText(option.slice(equals + 1).trim())
        : /^(?:skip|experimental)$/.test(name);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/arg-usage.js
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/edit-place.js


function placeEdit({ fragment, reference }, { scope, usage }) {
    if (fragment.dependsOnPlatform) {
        return notEditable('platform-dependent', 'the reference is another one for each platform');
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
    return placeInArgs(fragment.substitutions.map(({ name }) => name));
}
function placeInArgs(names) {
    return notEditable('arg-fragment', `only a part of the reference comes from ARG ${[...new Set(names)].join(' and ARG ')}; put the whole reference into the default of one ARG`);
}
function placeInWord(word) {
    return placeText(word, 0);
}
const ARG_USED_ELSEWHERE = notEditable('arg-used-elsewhere', 'the ARG that holds the reference is also used where a digest would be wrong');
function placeInArg(origin, source, { scope, usage }) {
    if (!usage.isFree(origin))
        return ARG_USED_ELSEWHERE;
    const fragment = scope.fragments[origin];
    return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
}
function placeText(source, from) {
    if (from === undefined) {
        return notEditable('override-ignored', 'with a digest here, a build argument that changes the reference would be ignored');
    }
    const spans = (0,source_text/* spansOf */.Ly)(source);
    if (spans === undefined)
        return notEditable('not-in-file', 'a part of the reference stands nowhere in the file');
    return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
}
function notEditable(code, reason) {
    return { kind: 'not-editable', code, reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/found.js

function foundInWord(word, image) {
    return { ...image, kind: 'image', word, platform: undefined, edit: placeInWord(word) };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/list-references.js



function listReferences(found, text) {
    const positions = new text_position/* PositionFinder */._(text);
    const images = [];
    const skipped = [];
    const words = found.map((item) => ({ item, word: withoutQuotes(item.word) }));
    words.sort((one, other) => one.word.offset - other.word.offset);
    for (const { item, word } of words) {
        const { line, column } = positions.find(word.offset);
        const written = (0,byte_text/* readableText */.G)(word.text);
        if (item.kind === 'image')
            images.push(describeImage(item, { line, column, written }));
        else
            skipped.push({ line, column, written, code: item.code, reason: item.reason });
    }
    return { images, skipped };
}
function describeImage(image, { line, column, written }) {
    return {
        line,
        column,
        written,
        kind: image.use,
        reference: image.reference,
        stage: image.stage,
        platform: image.platform === undefined ? undefined : (0,byte_text/* readableText */.G)(image.platform.text),
        edit: image.edit,
    };
}
function withoutQuotes(word) {
    const { text } = word;
    const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
    return isQuoted ? (0,source_text/* sliceSource */.U5)(word, 1, text.length - 1) : word;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-args.js

const BRACE = '{'.charCodeAt(0);
const BARE_NAME = /\w*/y;
const NO_NAMES = [];
class PlainArgs {
    #args = new Map();
    declare(name, text, start) {
        this.#args.set(name, text === undefined ? undefined : { text, start, isFree: true });
    }
    expand(word) {
        let dollar = word.indexOf('$');
        if (dollar === -1)
            return { text: word, names: NO_NAMES, isAlone: true };
        const names = [];
        let text = '';
        let at = 0;
        for (; dollar !== -1; dollar = word.indexOf('$', at)) {
            const isBraced = word.charCodeAt(dollar + 1) === BRACE;
            const start = dollar + (isBraced ? 2 : 1);
            const end = isBraced ? word.indexOf('}', start) : endOfName(word, start);
            const name = word.slice(start, end);
            const arg = this.#args.get(name);
            if (arg === undefined)
                return undefined;
            names.push(name);
            text += word.slice(at, dollar) + arg.text;
            at = isBraced ? end + 1 : end;
        }
        const isAlone = names.length === 1 && at === word.length && word.startsWith('$');
        return { text: text + word.slice(at), names, isAlone };
    }
    fix(names) {
        for (const name of names) {
            const arg = this.#args.get(name);
            if (arg !== undefined)
                arg.isFree = false;
        }
    }
    place({ names, isAlone }) {
        const arg = isAlone ? this.#args.get(names[0] ?? '') : undefined;
        if (arg === undefined)
            return placeInArgs(names);
        return arg.isFree ? placePlainText(arg.text, arg.start) : ARG_USED_ELSEWHERE;
    }
}
function endOfName(word, start) {
    BARE_NAME.lastIndex = start;
    BARE_NAME.test(word);
    return BARE_NAME.lastIndex;
}
function placePlainText(text, start) {
    return { kind: 'editable', text, spans: [{ start, end: start + text.length }], replaceableFrom: 0 };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-forms.js
const FIRST = String.raw `[!#%&(-,.-;=>?@A-Z\]^_a-z{|}~]`;
const CHARACTER = String.raw `[!#%&(-;=>?@-[\]^_a-z{|}~]`;
const VARIABLE = String.raw `\$(?:\{[A-Za-z_][A-Za-z0-9_]*\}|(?=[A-Za-z_/:.,=-]))`;
const TEXT = `(?:${CHARACTER}|${VARIABLE})`;
const START = `(?:${FIRST}|${VARIABLE})`;
const QUOTED = String.raw `"(?:[ !#%-\[\]^_a-~]|${VARIABLE})*"`;
const PIECE = `(?:${TEXT}|${QUOTED})`;
const VALUE = `${PIECE}*`;
const STRING = String.raw `"[ !#-\[\]-~]*"`;
const PATH = `"${CHARACTER}+"`;
const PATH_CHARACTER = String.raw `[!#%&(-9;=>@-[\]^_a-z{|}~]`;
const PATH_FIRST = String.raw `[!#%&(),0-9;=>@A-Z\]^_a-z{|}~]`;
const ROOTED = `[.*+/]${TEXT}*`;
const SOURCES = `(?:${ROOTED}|${PATH_FIRST}${PATH_CHARACTER}*)`;
const PATHS = `\\[ *"${PATH_CHARACTER}+"(?: *, *"${PATH_CHARACTER}+")+`;
const ADDRESS = String.raw `https?://[A-Za-z0-9._~/+:-]+`;
const MODE = '[0-7]{1,4}';
const OWNER_OR_MODE = `--(?:chown=${TEXT}+|chmod=${MODE})`;
const PORT = String.raw `(?:[1-9]\d{0,3}|[1-5]\d{4})(?:/(?:tcp|udp|sctp))?`;
const SIGNAL = '(?:[1-9]|(?:SIG)?(?:TERM|INT|QUIT|KILL|HUP|USR[12]|WINCH))';
const NAME = '[A-Za-z_][A-Za-z0-9_.-]*';
function plainForms({ passesSettings, blanks, script, command }) {
    const words = `${START}${TEXT}*(?:${blanks}${TEXT}+)`;
    const strings = `\\[ *${STRING}(?: *, *${STRING})* *\\]`;
    const check = `HEALTHCHECK${blanks}${CHECK_FLAGS.map((flag) => `(?:${flag}${blanks})?`).join('')}CMD`;
    const ofWords = [
        `(?:${passesSettings ? 'WORKDIR|' : ''}USER)${blanks}${words}*`,
        `EXPOSE${blanks}${PORT}(?:${blanks}${PORT})*`,
        `STOPSIGNAL${blanks}${SIGNAL}`,
        `VOLUME${blanks}${FIRST}${TEXT}*(?:${blanks}${CHARACTER}${TEXT}*)*`,
        `VOLUME${blanks}\\[ *${PATH}(?: *, *${PATH})* *\\]`,
        `COPY${blanks}(?:--link${blanks})?(?:${OWNER_OR_MODE}${blanks})?${copiedPaths(blanks)}`,
        `ADD${blanks}(?:--link${blanks})?(?:${OWNER_OR_MODE}${blanks})?(?:${ADDRESS}${blanks}${TEXT}+|${copiedPaths(blanks)})`,
        `(?:${passesSettings ? 'ENV|' : ''}LABEL)${blanks}${NAME}(?:=${VALUE}(?:${blanks}${NAME}=${VALUE})*|${blanks}${PIECE}+(?:${blanks}${PIECE}+)*)`,
        `(?:RUN|CMD|ENTRYPOINT|SHELL|${check})${blanks}${strings}`,
        `HEALTHCHECK${blanks}NONE`,
    ];
    const ofCommands = [
        `RUN${blanks}${FIRST}${script}`,
        `(?:CMD|ENTRYPOINT|${check})${blanks}${FIRST}${command}`,
        `MAINTAINER${blanks}["']?${FIRST}${command}`,
    ];
    return `(?:${ofWords.join('|')})[ \\t]*|${ofCommands.join('|')}`;
}
function copiedPaths(blanks) {
    const other = `(?:${ROOTED}|(?![.*+/])${PATH_CHARACTER}+)`;
    return `(?:${SOURCES}${blanks}(?:${other}${blanks})*${TEXT}+|${PATHS} *\\])`;
}
const CHECK_FLAGS = [
    ...['interval', 'timeout', 'start-period', 'start-interval'].map((flag) => String.raw `--${flag}=(?:\d{1,4}(?:h|m|s|ms)){1,3}`),
    String.raw `--retries=\d{1,4}`,
];

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-lines.js

const CONTINUATION = String.raw `\\[ \t]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?=[!"$-~])`;
const BLANKS = String.raw `[ \t]+(?:${CONTINUATION})*`;
const END = String.raw `[ \t]*\n`;
const SCRIPT = String.raw `[^\n\r\\<]*(?:(?:\\+[ \t]*[^\n\r\\ \t<]|<(?![<\\])|${CONTINUATION})[^\n\r\\<]*)*`;
const COMMAND = String.raw `[^\n\r\\]*(?:(?:\\+[ \t]*[^\n\r\\ \t]|${CONTINUATION})[^\n\r\\]*)*`;
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_]*';
const plain_lines_NAME = '[A-Za-z0-9][A-Za-z0-9._/:@-]*';
const BASE = String.raw `(?:[A-Za-z0-9._/:@-]|\$${VARIABLE_NAME}(?!\w)|\$\{${VARIABLE_NAME}\})+`;
const PLATFORM = String.raw `(?:linux|windows)/[a-z0-9]+(?:/v\d)?|\$(?:BUILD|TARGET)PLATFORM|\$\{(?:BUILD|TARGET)PLATFORM\}`;
const FIELD_VALUE = String.raw `[!#%&(-+\--;=>?@-[\]^_a-z{|}~]`;
const TARGET = String.raw `(?:target|dst|destination)=/?\.?\w(?!${FIELD_VALUE}*\.\.)${FIELD_VALUE}*`;
const HAS_TARGET = String.raw `(?=(?:[^ \t\n,]*,)*${TARGET})`;
const USER = String.raw `(?:mode=[0-7]{1,4}|[ug]id=\d{1,9})`;
const FIELD = `(?:${TARGET}|(?:source|src|id)=${FIELD_VALUE}+|ro|rw|readonly|readwrite)`;
const CACHE_FIELD = `(?:${FIELD}|${USER}|sharing=(?:shared|private|locked))`;
const SECRET_FIELD = `(?:${TARGET}|${USER}|env=${FIELD_VALUE}+|required(?:=true|=false)?)`;
const MOUNT_FIELDS = [
    `type=secret(?:,${SECRET_FIELD})*,id=${FIELD_VALUE}+(?:,${SECRET_FIELD})*`,
    `type=ssh(?:,(?:${SECRET_FIELD}|id=${FIELD_VALUE}+))*`,
    `${HAS_TARGET}type=tmpfs(?:,(?:${TARGET}|size=\\d{1,9}[kmg]?))*`,
    `${HAS_TARGET}type=cache(?:,${CACHE_FIELD})*`,
    `${HAS_TARGET}(?:type=bind|${FIELD})(?:,${FIELD})*`,
];
const MOUNT = `--mount=(?:${MOUNT_FIELDS.join('|')})`;
const FLAGGED_SCRIPT = `${BLANKS}${FIRST}${SCRIPT}`;
const FORMS = plainForms({ passesSettings: true, blanks: BLANKS, script: SCRIPT, command: COMMAND });
const MOUNTED = `RUN(?:${BLANKS}${MOUNT})+${FLAGGED_SCRIPT}`;
const SYNTAX = new RegExp(String.raw `(#[ \t]*syntax[ \t]*=[ \t]*)(${plain_lines_NAME})${END}`, 'y');
const HEAD_COMMENTS = /(?:[ \t]*(?:#(?![^\S\n]*[A-Za-z][A-Za-z0-9]*[^\S\n]*=)[^\n]*)?\n)*/y;
const COMMENTS = /(?:[ \t]*(?:#[^\n]*)?\n)*/y;
const PLAIN_LINES = new RegExp(String.raw `(?:[ \t]*(?:#[^\n]*|${FORMS}|${MOUNTED})?\n)*`, 'y');
const GLOBAL_ARG = new RegExp(String.raw `(ARG${BLANKS}(${VARIABLE_NAME}))(?:=("?)([A-Za-z0-9._/:@+-]{1,512})\3)?${END}`, 'y');
const STAGE_ARG = new RegExp(String.raw `ARG${BLANKS}(${VARIABLE_NAME})(=${VALUE})?${END}`, 'y');
const FROM = new RegExp(String.raw `(FROM${BLANKS}(?:--platform=(${PLATFORM})${BLANKS})?)(?!-)(${BASE})(?:${BLANKS}[Aa][Ss]${BLANKS}([A-Za-z][A-Za-z0-9_.-]*))?${END}`, 'y');
const COPY = new RegExp(String.raw `(COPY${BLANKS}(?:--link${BLANKS})?(?:--(?:(chown)=${TEXT}+|(chmod)=${MODE})${BLANKS})?--from=)(${plain_lines_NAME})(?:${BLANKS}--(?:(?!\2=)chown=${TEXT}+|(?!\3=)chmod=${MODE}))?${BLANKS}${copiedPaths(BLANKS)}${END}`, 'y');
const RUN = new RegExp(String.raw `(RUN${BLANKS}(?:${MOUNT}${BLANKS})*--mount=${HAS_TARGET}(?:type=(?:bind|cache),)?(?:${FIELD},)*from=)(${plain_lines_NAME})(?:,${FIELD})*(?:${BLANKS}${MOUNT})*${FLAGGED_SCRIPT}\n`, 'y');

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-file.js



const LONGEST = 16_384;
function readPlainFile(text, readReference) {
    if (text.length > LONGEST)
        return undefined;
    const file = new PlainFile(text.endsWith('\n') ? text : `${text}\n`);
    return file.readHead() && file.readStages() ? file.list(readReference) : undefined;
}
const plain_file_NO_NAMES = [];
const NONE_SKIPPED = [];
const LETTER = { A: 0x41, C: 0x43, F: 0x46, R: 0x52 };
class PlainFile {
    #text;
    #at = 0;
    #args = new PlainArgs();
    #stages = [];
    #numbers = new Map();
    #mentions = [];
    constructor(text) {
        this.#text = text;
    }
    readHead() {
        const syntax = this.#take(SYNTAX);
        if (syntax !== null)
            this.#mention('dockerfile-syntax', syntax);
        this.#pass(HEAD_COMMENTS);
        for (;;) {
            const arg = this.#take(GLOBAL_ARG);
            if (arg === null)
                return true;
            const [, before = '', name = '', quote = '', value] = arg;
            if (/^(?:BUILD|TARGET|SOURCE_DATE_EPOCH$)/.test(name))
                return false;
            this.#args.declare(name, value, arg.index + before.length + 1 + quote.length);
            this.#pass(COMMENTS);
        }
    }
    readStages() {
        do {
            if (!this.#readLine())
                return false;
            this.#pass(PLAIN_LINES);
        } while (this.#at < this.#text.length);
        return true;
    }
    list(readReference) {
        const positions = new text_position/* PositionFinder */._(this.#text);
        const images = [];
        for (const mention of this.#mentions) {
            const isImage = this.#isImage(mention);
            if (isImage === undefined)
                return undefined;
            if (!isImage)
                continue;
            const { kind, written, offset, stage, platform, base } = mention;
            const reading = readReference(base.text);
            if (reading.kind === 'invalid' || isScratch(reading.reference))
                return undefined;
            const { line, column } = positions.findInAscii(offset);
            images.push({
                line,
                column,
                written,
                kind,
                reference: reading.reference,
                stage: this.#stages[stage],
                platform,
                edit: base.names.length === 0 ? placePlainText(written, offset) : this.#args.place(base),
            });
        }
        return { images, skipped: NONE_SKIPPED };
    }
    #readLine() {
        const letter = this.#text.charCodeAt(this.#at);
        if (letter === LETTER.F)
            return this.#readFrom();
        if (this.#stages.length === 0)
            return false;
        if (letter === LETTER.A)
            return this.#readArg();
        if (letter === LETTER.C)
            return this.#readSource('dockerfile-copy', COPY);
        return letter === LETTER.R && this.#readSource('dockerfile-mount', RUN);
    }
    #readFrom() {
        const from = this.#take(FROM);
        if (from === null)
            return false;
        const [, before = '', platform, written = '', name] = from;
        const base = this.#args.expand(written);
        if (base === undefined || (base.text.includes('@') && !base.isAlone))
            return false;
        const isImage = base.text !== 'scratch' && !this.#numbers.has(base.text);
        if (!isImage || !base.isAlone)
            this.#args.fix(base.names);
        const stage = this.#stages.length;
        const offset = from.index + before.length;
        if (isImage)
            this.#mentions.push({ kind: 'dockerfile-from', written, offset, stage, platform, base });
        const lowerName = name?.toLowerCase();
        this.#stages.push(lowerName);
        if (lowerName !== undefined)
            this.#numbers.set(lowerName, stage);
        return lowerName !== 'scratch';
    }
    #readArg() {
        const arg = this.#take(STAGE_ARG);
        if (arg === null)
            return false;
        const [, name = '', value] = arg;
        if (value === undefined)
            this.#args.fix([name]);
        return true;
    }
    #readSource(kind, pattern) {
        const source = this.#take(pattern);
        if (source !== null)
            this.#mention(kind, source);
        return source !== null;
    }
    #mention(kind, match) {
        const written = match.at(-1) ?? '';
        const base = { text: written, names: plain_file_NO_NAMES, isAlone: true };
        const offset = match.index + (match[1] ?? '').length;
        const stage = this.#stages.length - 1;
        this.#mentions.push({ kind, written, offset, stage, platform: undefined, base });
    }
    #isImage({ kind, written, stage }) {
        if (kind !== 'dockerfile-copy' && kind !== 'dockerfile-mount')
            return true;
        const isNumber = kind === 'dockerfile-copy' && /^\d+$/.test(written);
        const number = isNumber ? Number(written) : this.#numbers.get(written.toLowerCase());
        if (number === undefined)
            return written !== 'scratch';
        return number < stage ? false : undefined;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
    #pass(pattern) {
        pattern.lastIndex = this.#at;
        pattern.test(this.#text);
        this.#at = pattern.lastIndex;
    }
}
function isScratch({ host, path }) {
    return path === 'library/scratch' && host === 'docker.io';
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/domain/dockerfile/flags.js

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
    const { text } = source;
    const sign = escape.charCodeAt(0);
    let index = start;
    for (; index < end; index += 1) {
        const unit = text.charCodeAt(index);
        if (isBlankByte(unit))
            break;
        if (unit === sign || isQuote(unit))
            return readQuotedFlag({ source, start, end }, escape);
    }
    return { flag: (0,source_text/* sliceSource */.U5)(source, start, index), end: index };
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
function isQuote(unit) {
    return unit === 0x22 || unit === 0x27;
}
function isBlankByte(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/healthcheck.js
function cutHealthcheck(text) {
    const [, type = '', command = ''] = /^([^\t-\r \u0085\u00a0]*)[\t-\r \u0085\u00a0]*([^]*)$/.exec(text) ?? [];
    return { type, command };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/json-array.js
function readJsonArray(text) {
    if (!text.startsWith('[') || !text.endsWith(']'))
        return { kind: 'no-json' };
    const values = parseArray(text);
    if (values === undefined)
        return { kind: 'no-json' };
    const strings = values.filter((value) => typeof value === 'string');
    if (strings.length === values.length)
        return { kind: 'strings', strings };
    return { kind: parseArray(text, refuseInfinity) === undefined ? 'no-json' : 'other-values' };
}
function parseArray(text, revive) {
    try {
        const value = JSON.parse(text, revive);
        return Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function refuseInfinity(_, value) {
    if (value === Infinity || value === -Infinity)
        throw new RangeError('beyond 64 bits');
    return value;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/lower-case.js
function lowerCase(text) {
    return text.replaceAll('\u00c4\u00b0', 'i').replaceAll('\u00e2\u0084\u00aa', 'k').toLowerCase();
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/keyword.js

const KEYWORDS = [
    'add',
    'arg',
    'cmd',
    'copy',
    'entrypoint',
    'env',
    'expose',
    'from',
    'healthcheck',
    'label',
    'maintainer',
    'onbuild',
    'run',
    'shell',
    'stopsignal',
    'user',
    'volume',
    'workdir',
];
const keyword_KNOWN = new Set(KEYWORDS);
const LOWER_CASE = new Map(KEYWORDS.map((word) => [word.toUpperCase(), word]));
function lowerCaseKeyword(word) {
    return LOWER_CASE.get(word) ?? lowerCase(word);
}
function isKeyword(keyword) {
    return keyword_KNOWN.has(keyword);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/source-range.js

function rangeText({ source, start, end }) {
    return source.text.slice(start, end);
}
function rangeSource({ source, start, end }) {
    return (0,source_text/* sliceSource */.U5)(source, start, end);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/words.js

function splitAtBlanks({ source: { text }, start: from, end }) {
    const words = [];
    let start = from;
    for (let index = from; index < end; index += 1) {
        if (!isSplittingBlank(text.charCodeAt(index)))
            continue;
        if (index > start)
            words.push({ start, end: index });
        start = index + 1;
    }
    if (start < end)
        words.push({ start, end });
    return words;
}
function lastBlankBefore(text, start, end) {
    let index = end - 1;
    while (index >= start && !isSplittingBlank(text.charCodeAt(index)))
        index -= 1;
    return index < start ? undefined : index;
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
                words.push({ start, end: index });
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
        words.push({ start, end });
    return words;
}
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
function isSplittingBlank(unit) {
    return unit === 0x20 || unit === 0x09 || (unit >= 0x0b && unit <= 0x0d);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/instruction.js









function splitInstruction(whole, line, escape) {
    const { source } = whole;
    const { text } = source;
    const keywordAt = skipBlanks(text, whole.start, whole.end);
    const end = trimBlanksBefore(text, keywordAt, whole.end);
    const keywordEnd = findKeywordEnd(text, keywordAt, end);
    const keyword = lowerCaseKeyword(text.slice(keywordAt, keywordEnd));
    const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
    const start = skipBlanks(text, argumentsAt, end);
    const words = splitWords(keyword, { source, start, end }, escape);
    return readArguments({
        kind: 'instruction',
        keyword,
        source,
        start,
        end,
        flags,
        words,
        line,
        strings: undefined,
        bodies: NO_BODIES,
        trigger: undefined,
    }, escape);
}
function wordTexts({ source, words }) {
    return words.map(({ start, end }) => source.text.slice(start, end));
}
function wordSources({ source, words }) {
    return words.map(({ start, end }) => (0,source_text/* sliceSource */.U5)(source, start, end));
}
function findKeywordEnd(text, start, end) {
    let index = start;
    while (index < end && !isSplittingBlank(text.charCodeAt(index)))
        index += 1;
    return index;
}
const NO_WORDS = [];
const NO_BODIES = [];
function splitWords(keyword, range, escape) {
    switch (keyword) {
        case 'from':
            return splitAtBlanks(range);
        case 'arg':
        case 'env':
        case 'label':
            return splitQuotedWords(range, escape);
        default:
            return NO_WORDS;
    }
}
function readArguments(instruction, escape) {
    switch (instruction.keyword) {
        case 'onbuild':
            return readTrigger(instruction, escape);
        case 'env':
        case 'label': {
            const reason = complainAboutPairs(instruction);
            return reason === undefined ? instruction : { kind: 'rejected', reason };
        }
        case 'add':
        case 'cmd':
        case 'copy':
        case 'entrypoint':
        case 'healthcheck':
        case 'run':
        case 'shell':
        case 'volume':
            return readExecForm(instruction);
        default:
            return instruction;
    }
}
function readExecForm(instruction) {
    if (!instruction.source.text.endsWith(']', instruction.end))
        return instruction;
    const text = rangeText(instruction);
    const command = instruction.keyword === 'healthcheck' ? cutHealthcheck(text).command : text;
    const array = readJsonArray(command.slice(skipBlanks(command, 0)));
    switch (array.kind) {
        case 'strings':
            return { ...instruction, strings: array.strings };
        case 'other-values':
            return { kind: 'rejected', reason: 'the JSON form may hold nothing but strings' };
        case 'no-json':
            return instruction;
        default:
            return (0,errors/* assertNever */.xb)(array);
    }
}
function readTrigger(onbuild, escape) {
    if (onbuild.start === onbuild.end)
        return onbuild;
    if (/^onbuild[\t\v\f\r ]/i.test(rangeText(onbuild)))
        return { ...onbuild, trigger: onbuild };
    const trigger = splitInstruction(onbuild, onbuild.line, escape);
    return trigger.kind === 'rejected' ? trigger : { ...onbuild, trigger };
}
function complainAboutPairs(instruction) {
    const { keyword } = instruction;
    const words = wordTexts(instruction);
    const [first] = words;
    if (first === undefined)
        return undefined;
    if (!first.includes('=')) {
        return instruction_BLANKS.test(rangeText(instruction))
            ? undefined
            : `${keyword.toUpperCase()} needs a name and a value`;
    }
    const bare = words.find((word) => !word.includes('='));
    if (bare === undefined)
        return undefined;
    return `"${bare}" has no "=", and ${keyword.toUpperCase()} takes name=value`;
}
const instruction_BLANKS = /[\t\v\f\r ]/;

;// CONCATENATED MODULE: ./build/domain/dockerfile/arg-default.js


function readArgDefaults(instruction) {
    return wordSources(instruction).map((word) => {
        const equals = word.text.indexOf('=');
        if (equals === -1)
            return { name: word.text, value: undefined, line: instruction.line };
        return { name: word.text.slice(0, equals), value: (0,source_text/* sliceSource */.U5)(word, equals + 1), line: instruction.line };
    });
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/effort.js
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/platform-arguments.js

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

;// CONCATENATED MODULE: ./build/domain/dockerfile/fragment.js

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

;// CONCATENATED MODULE: ./build/domain/dockerfile/wildcard.js
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
function reverseWildcard(wildcard) {
    return wildcard.toReversed();
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/pattern-cut.js


function trimMatch(source, pattern, end, effort) {
    const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
    const wildcard = parseWildcard(pattern.slice(isLongest ? 1 : 0));
    const { text } = source;
    if (wildcard === undefined || !effort.spend(1 + text.length * (1 + wildcard.length)))
        return undefined;
    const extent = isLongest ? 'longest' : 'shortest';
    if (end === 'start')
        return (0,source_text/* sliceSource */.U5)(source, matchEnd(wildcard, text, 0, extent) ?? 0);
    const length = matchEnd(reverseWildcard(wildcard), reverse(text), 0, extent) ?? 0;
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/modifier.js



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
            const usual = `it is required, and ${value === undefined ? 'not set' : 'empty'}`;
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
            return failed(`"${modifier.text}" is no modifier that Docker knows`);
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
        return failed(`"${words[0].source.text}" is no pattern`);
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/variable-name.js

function variableNameEnd(text, start) {
    const first = text.charAt(start);
    if (first !== '' && '@*#?-$!'.includes(first))
        return start + 1;
    let index = start;
    if (isDigit(text.charCodeAt(start))) {
        while (isDigit(text.charCodeAt(index)))
            index += 1;
        return index;
    }
    for (;;) {
        const length = isWordCharacter(text.charCodeAt(index)) ? 1 : wideLetterLength(text, index);
        if (length === 0)
            return index;
        index += length;
    }
}
function isDigit(unit) {
    return unit >= 0x30 && unit <= 0x39;
}
function isWordCharacter(unit) {
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || isDigit(unit);
}
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;
function wideLetterLength(text, index) {
    const unit = text.charCodeAt(index);
    if (Number.isNaN(unit) || unit < 0xc2)
        return 0;
    const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
    return WIDE_LETTER.test((0,byte_text/* readableText */.G)(text.slice(index, index + length))) ? length : 0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/word-reader.js

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
        const escape = this.options.escape.charCodeAt(0);
        const end = stop.charCodeAt(0);
        let unit;
        do {
            this.at += 1;
            unit = text.charCodeAt(this.at);
        } while (this.at < text.length && !isMark(unit) && unit !== escape && unit !== end);
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
function isMark(unit) {
    return unit === 0x22 || unit === 0x24 || unit === 0x27;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/shell-word.js





const SPECIAL = /[$'"`\\\u00ef]/;
const shell_word_BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
function expandShellWord(word, options) {
    if (isLiteral(word.text))
        return { kind: 'expanded', fragment: { ...EMPTY_FRAGMENT, source: word } };
    const start = word.text.startsWith(shell_word_BYTE_ORDER_MARK) ? shell_word_BYTE_ORDER_MARK.length : 0;
    const reader = new WordReader(word, start, options);
    const fragment = readUntil(reader, '', 'drop');
    return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
}
function isLiteral(word) {
    return !SPECIAL.test(word);
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
        if (shell_word_isQuote(character) && reader.options.keepsQuotes === true)
            out.addSource(reader.takeRun(stop));
        else if (character === "'")
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
    return stop === '' ? out.build() : reader.fail(`a "\${" has no "${stop}"`);
}
function shell_word_isQuote(character) {
    return character === "'" || character === '"';
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
    reader.fail('a single quote stays open');
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
    reader.fail('a double quote stays open');
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
        return reader.fail('a "${" has no "}"');
    if ('{}:'.includes(reader.peek()))
        return reader.fail('a "${" has no name after it');
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
    return reader.failure ?? { kind: 'failed', reason: 'unreadable word', missing: undefined };
}
function unsupported(first, sign) {
    return `"${first === ':' ? first + sign : sign}" is no modifier that Docker knows`;
}
const TOO_MUCH = 'its expansions take more steps than a Dockerfile of this size may cost';

;// CONCATENATED MODULE: ./build/domain/dockerfile/global-scope.js




const LONGEST_VALUE = 4096;
function evaluateGlobalScope(options) {
    const values = new Map();
    const missing = new Set();
    const fragments = [];
    const scope = {
        fragments,
        find: (name) => values.get(name) ?? predefinedValue(name, options),
        isMissing: (name) => missing.has(name),
    };
    for (const [index, { name, value, line }] of options.defaults.entries()) {
        const reading = value === undefined ? undefined : expandShellWord(value, { ...options, scope });
        if (reading?.kind === 'failed' && reading.missing === undefined)
            return rejected(line, reading.reason);
        const fragment = reading?.kind === 'expanded' ? reading.fragment : undefined;
        fragments.push(fragment);
        if (fragment === undefined) {
            if (scope.find(name) === undefined)
                missing.add(name);
            continue;
        }
        if (fragment.source.text.length > LONGEST_VALUE)
            return rejected(line, `ARG ${name} is longer than Mooring reads`);
        missing.delete(name);
        values.set(name, global_scope_valueOf(fragment, index, options.usage));
    }
    return { kind: 'scope', scope };
}
function global_scope_valueOf(fragment, index, usage) {
    const { source, dependsOnPlatform, missing } = fragment;
    const whole = wholeOrigin(fragment);
    usage.fixAll(fragment, whole);
    const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
    return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
}
function predefinedValue(name, { platforms, targetStage }) {
    const byPlatform = platformArgument(name, platforms);
    const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
    if (text === undefined)
        return undefined;
    const source = (0,source_text/* sourceText */.rI)(text, source_text/* NOWHERE */.JW);
    return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
}
function rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/directive-run.js

class DirectiveRun {
    escape = '\\';
    isOver = false;
    #seen = new Set();
    take(line) {
        const directive = readDirective(line, '#');
        if (directive === undefined) {
            this.isOver = true;
            return undefined;
        }
        const { key, value } = directive;
        if (this.#seen.has(key))
            return `the directive ${key} is given twice`;
        this.#seen.add(key);
        if (key !== 'escape')
            return undefined;
        if (value !== '\\' && value !== '`')
            return `the escape character can be \` or \\, not "${value}"`;
        this.escape = value;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/unbound-word.js



function isPlainShellWord(word, escape) {
    const reading = expandShellWord(word, { ...keepNothing(word.text, escape), scope: NONE_SET });
    return reading.kind === 'expanded' && reading.fragment.source.text === word.text;
}
function unquoteShellWord(word) {
    const reading = expandShellWord((0,source_text/* sourceText */.rI)(word, 0), keepUnset(word));
    return reading.kind === 'failed' ? undefined : reading.fragment.source.text;
}
function unsetSubstitutionEnd(text, start) {
    return substitutionEnd((0,source_text/* sourceText */.rI)(text, 0), start, keepUnset(text));
}
const NONE_SET = { find: () => undefined, isMissing: () => false };
function keepNothing(text, escape) {
    return { escape, effort: new Effort(text.length) };
}
function keepUnset(text) {
    return { escape: '\\', effort: new Effort(text.length), scope: NONE_SET, keepsUnset: true };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/heredoc.js




const NONE = { kind: 'heredocs', heredocs: [] };
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;
function findHeredocs(instruction, whole) {
    const carrier = instruction.trigger ?? instruction;
    if (!TAKES_HEREDOCS.has(carrier.keyword) || carrier.strings !== undefined)
        return NONE;
    const line = rangeText(whole);
    if (!line.includes('<<'))
        return NONE;
    const heredocs = [];
    for (const word of splitShellWords(line)) {
        const heredoc = readHeredoc(word);
        if (heredoc === 'malformed')
            return { kind: 'rejected', reason: `the heredoc word ${word} cannot be read` };
        if (heredoc !== undefined)
            heredocs.push(heredoc);
    }
    return { kind: 'heredocs', heredocs };
}
function readHeredoc(word) {
    const match = HEREDOC.exec(word);
    const [, dash, quotedName = ''] = match ?? [];
    if (dash === undefined || quotedName === '')
        return undefined;
    const name = unquoteShellWord(quotedName);
    if (name === undefined)
        return 'malformed';
    const expands = countQuotes(name) === countQuotes(quotedName);
    return name === '' ? undefined : { name, ignoresTabs: dash === '-', expands };
}
function countQuotes(text) {
    return text.split(/['"]/).length - 1;
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-instruction.js


function isPlainInstruction(whole) {
    return PLAIN.test(rangeText(whole));
}
const plain_instruction_FORMS = plainForms({
    passesSettings: false,
    blanks: String.raw `[ \t]+`,
    script: '[^<]*(?:<(?!<)[^<]*)*',
    command: '[^]*',
});
const PLAIN = new RegExp(`^(?:${plain_instruction_FORMS})$`);

;// CONCATENATED MODULE: ./build/domain/dockerfile/logical-lines.js







function scanInstructions(text) {
    const file = (0,source_text/* sourceText */.rI)(text, 0);
    const lines = new PhysicalLines(text);
    const directives = new DirectiveRun();
    const instructions = [];
    let isInStage = false;
    while (lines.advance()) {
        const line = lines.number;
        const start = skipBlanks(text, lines.start, lines.end);
        const complaint = directives.isOver ? undefined : directives.take(text.slice(start, lines.end));
        if (complaint !== undefined)
            return logical_lines_rejected(line, complaint);
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        const whole = joinContinuations({ file, lines, start, escape: directives.escape });
        if (isInStage && isPlainInstruction(whole))
            continue;
        const split = splitInstruction(whole, line, directives.escape);
        if (split.kind === 'rejected')
            return logical_lines_rejected(line, split.reason);
        const heredocs = findHeredocs(split, whole);
        if (heredocs.kind === 'rejected')
            return logical_lines_rejected(line, heredocs.reason);
        const bodies = readBodies(text, lines, heredocs.heredocs);
        if (bodies === undefined)
            return logical_lines_rejected(line, 'unterminated heredoc');
        instructions.push(bodies.length === 0 ? split : withBodies(split, bodies));
        isInStage ||= split.keyword === 'from';
    }
    if (lines.tooLong !== undefined)
        return logical_lines_rejected(lines.tooLong, 'the line is longer than 65535 bytes');
    if (instructions.length === 0)
        return logical_lines_rejected(1, 'it has no instructions');
    return { kind: 'scanned', instructions, escape: directives.escape };
}
const NUMBER_SIGN = 0x23;
const SPACE = 0x20;
const TAB = 0x09;
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
function continuationIndex(text, { start, end }, escape) {
    const sign = escape.charCodeAt(0);
    let index = end - 1;
    while (index >= start && (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB))
        index -= 1;
    if (index < start || text.charCodeAt(index) !== sign)
        return undefined;
    return index > start && text.charCodeAt(index - 1) === sign ? undefined : index;
}
function withBodies(instruction, bodies) {
    const { trigger } = instruction;
    return { ...instruction, bodies, trigger: trigger === undefined ? undefined : { ...trigger, bodies } };
}
function readBodies(text, lines, heredocs) {
    const bodies = [];
    for (const heredoc of heredocs) {
        const body = readBody(text, lines, heredoc);
        if (body === undefined)
            return undefined;
        bodies.push({ name: heredoc.name, text: body });
    }
    return bodies;
}
function readBody(text, lines, heredoc) {
    let first;
    while (lines.advance()) {
        let { start } = lines;
        first ??= start;
        while (heredoc.ignoresTabs && start < lines.end && text.charCodeAt(start) === TAB)
            start += 1;
        if (text.slice(start, lines.end) === heredoc.name)
            return text.slice(first, lines.start);
    }
    return undefined;
}
function logical_lines_rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/other-platforms.js



function otherPlatforms(globals) {
    let known;
    return () => (known ??= PAIRS.flatMap((platforms) => optionsFor(platforms, globals)));
}
const PAIRS = OTHER_PLATFORMS.flatMap((platform) => [
    { build: platform, target: platform },
    { build: USUAL_PLATFORM, target: platform },
    { build: platform, target: USUAL_PLATFORM },
]);
function optionsFor(platforms, globals) {
    const reading = evaluateGlobalScope({ ...globals, platforms, usage: new ArgUsage() });
    if (reading.kind === 'rejected')
        return [];
    return [{ escape: globals.escape, effort: globals.effort, scope: reading.scope }];
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/clean-path.js
function cleanPath(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/stage-scope.js


const DEEPEST = 16;
const stage_scope_LONGEST_VALUE = 4096;
const stage_scope_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
class StageScope {
    #settings = new Map();
    #values = new Map();
    #depth;
    folder;
    #base;
    #isOpen;
    constructor(base, isOpen) {
        this.#base = base;
        this.#isOpen = isOpen;
        this.#depth = base === undefined ? 1 : base.#depth + 1;
    }
    static onImage() {
        return new StageScope(undefined, true);
    }
    static onNothing() {
        const scope = new StageScope(undefined, false);
        scope.set('PATH', { kind: 'text', text: stage_scope_PATH });
        scope.folder = '/';
        return scope;
    }
    static onStage(base) {
        if (base.#depth > DEEPEST)
            return StageScope.onImage();
        const scope = new StageScope(base, base.#isOpen);
        scope.folder = base.folder;
        return scope;
    }
    find(name) {
        return this.#values.get(name) ?? this.#inherited(name) ?? (this.#isOpen ? unknownValue(name) : undefined);
    }
    isMissing() {
        return false;
    }
    enter(word) {
        if (word.kind !== 'text' || word.text.length > stage_scope_LONGEST_VALUE)
            this.folder = undefined;
        else if (word.text.startsWith('/'))
            this.folder = word.text;
        else if (this.folder !== undefined)
            this.folder = `/${cleanPath(`${this.folder}/${word.text}`)}`;
        if ((this.folder?.length ?? 0) > stage_scope_LONGEST_VALUE)
            this.folder = undefined;
    }
    set(name, word) {
        if (name === undefined)
            return this.#forget();
        const value = stage_scope_valueOf(name, word);
        this.#settings.set(name, value);
        this.#values.set(name, value);
    }
    define(name, word) {
        this.#values.set(name, stage_scope_valueOf(name, word));
    }
    declare(name, inherited) {
        const isKnown = inherited?.missing === undefined && inherited?.dependsOnPlatform === false;
        if (inherited !== undefined)
            this.#values.set(name, isKnown ? inherited : unknownValue(name));
        else if (this.find(name) === undefined)
            this.#values.set(name, unknownValue(name));
    }
    #forget() {
        this.#settings.clear();
        this.#values.clear();
        this.#base = undefined;
        this.#isOpen = true;
    }
    #inherited(name) {
        let argument;
        for (let base = this.#base; base !== undefined; base = base.#base) {
            const setting = base.#settings.get(name);
            if (setting !== undefined)
                return setting;
            argument ??= base.#values.get(name);
        }
        return this.#isOpen ? undefined : argument;
    }
}
function stage_scope_valueOf(name, word) {
    if (word.kind !== 'text' || word.text.length > stage_scope_LONGEST_VALUE)
        return unknownValue(name);
    const source = (0,source_text/* sourceText */.rI)(word.text, source_text/* NOWHERE */.JW);
    return { source, dependsOnPlatform: false, missing: undefined, origin: undefined };
}
function unknownValue(name) {
    return { source: (0,source_text/* sourceText */.rI)('x', source_text/* NOWHERE */.JW), dependsOnPlatform: false, missing: name, origin: undefined };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/file-mode.js
function complainAboutMode(mode) {
    const isMode = /^[0-7]+$/.test(mode) ? Number.parseInt(mode, 8) <= 0o7777 : CLAUSES.test(mode);
    return isMode ? undefined : `"${mode}" is no file mode`;
}
const CLAUSE = '[augo]*(?:[-+=][rwxXstugo]*)+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`);

;// CONCATENATED MODULE: ./build/domain/dockerfile/git-query.js


const SWITCHES = new Set(['submodules', 'keep-git-dir', 'fetch-by-commit']);
const NAMES = new Set(['ref', 'tag', 'branch', 'subdir', 'checksum', 'commit', 'mtime']);
function complainAboutGitQuery({ fragment, query }) {
    if (query.size === 0)
        return undefined;
    for (const [name, values] of query) {
        const complaint = complainAboutPair(name, values);
        if (complaint !== undefined)
            return complaint;
    }
    return complainAboutConflict(fragment, query);
}
function complainAboutPair(name, values) {
    const [value = ''] = values;
    if (values.length > 1)
        return `"${name}" of a repository is given twice`;
    if (SWITCHES.has(name)) {
        return value === '' || isBooleanText(value)
            ? undefined
            : `"${value}" is no value of "${name}" of a repository`;
    }
    if (!NAMES.has(name))
        return `a repository has no "${name}"`;
    if (value === '')
        return `"${name}" of a repository has no value`;
    const isRight = name !== 'mtime' || value === 'checkout' || value === 'commit';
    return isRight ? undefined : `"${value}" is no value of "${name}" of a repository`;
}
function complainAboutConflict(fragment, query) {
    const colon = fragment.indexOf(':');
    const folder = colon === -1 ? '' : cleanPath(fragment.slice(colon + 1));
    const first = (name) => query.get(name)?.[0] ?? '';
    const subdir = first('subdir');
    if (subdir !== '' && folder !== '' && subdir !== folder)
        return `"${subdir}" and "${folder}" are two folders`;
    const tag = first('tag');
    const branch = first('branch');
    if (tag !== '' && branch !== '')
        return 'a repository cannot have both a tag and a branch';
    const refs = [
        colon === -1 ? fragment : fragment.slice(0, colon),
        first('ref'),
        withPrefix(tag, 'refs/tags/'),
        withPrefix(branch, 'refs/heads/'),
    ].filter((ref) => ref !== '');
    return new Set(refs).size > 1 ? `a repository cannot have the refs ${refs.join(' and ')}` : undefined;
}
function withPrefix(name, prefix) {
    return name === '' || name.startsWith(prefix) ? name : `${prefix}${name}`;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/remote-source.js

function readRemoteSource(source) {
    if (source.startsWith('github.com/'))
        return gitSource(GITHUB.exec(source), true);
    const url = URL_FORM.exec(source);
    if (url === null)
        return gitSource(SCP_FORM.exec(source), false);
    const [, protocol = '', authority = '', path = '', , fragment = ''] = url;
    const isHttp = /^https?$/i.test(protocol);
    const isParsed = AUTHORITY.test(authority) && !BAD_ESCAPE.test(path) && !BAD_ESCAPE.test(fragment);
    const isGit = isParsed && (isHttp ? decode(path).endsWith('.git') : /^(?:git|ssh)$/i.test(protocol));
    if (isGit)
        return gitSource(url, false);
    return /^https?:\/\//.test(source) ? { kind: 'http' } : undefined;
}
function complainAboutRemoteSource(source) {
    return source.kind === 'git' ? complainAboutGitQuery(source) : undefined;
}
const GITHUB = /^(github\.com\/(?:[^?#%]|%[0-9A-Fa-f]{2})*)(?:\?([^#]*))?(?:#((?:[^%]|%[0-9A-Fa-f]{2})*))?$/;
const URL_FORM = /^([a-zA-Z0-9]+):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;
const SCP_FORM = /^([\w-]+@[a-zA-Z0-9.-]+:[^?#]*)(?:\?((?:[^#%;]|%[0-9A-Fa-f]{2})*))?(?:#(.*))?$/;
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const AUTHORITY = /^(?:[^@]*@)?(?:\[[^\]]*\]|[^:\s<>"\\^`{|}%[\]]*)(?::\d*)?$/;
function gitSource(match, isPath) {
    if (match === null)
        return undefined;
    const [query = '', fragment = ''] = match.slice(-2);
    return { kind: 'git', isPath, fragment, query: readQuery(query) };
}
function readQuery(query) {
    const values = new Map();
    for (const pair of query.split('&')) {
        if (pair === '' || pair.includes(';') || BAD_ESCAPE.test(pair))
            continue;
        const equals = pair.indexOf('=');
        const name = decode((equals === -1 ? pair : pair.slice(0, equals)).replaceAll('+', ' '));
        const value = equals === -1 ? '' : decode(pair.slice(equals + 1).replaceAll('+', ' '));
        const others = values.get(name);
        if (others === undefined)
            values.set(name, [value]);
        else
            others.push(value);
    }
    return values;
}
function decode(text) {
    return text.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/step-word.js


const UNKNOWN = { kind: 'unknown' };
function expandStepWord(word, options) {
    if (isLiteral(word))
        return { kind: 'text', text: word };
    const reading = expandShellWord((0,source_text/* sourceText */.rI)(word, source_text/* NOWHERE */.JW), options);
    if (options.effort.isSpent)
        return UNKNOWN;
    if (reading.kind === 'failed')
        return { kind: 'failed', reason: `"${shorten(word)}" cannot be expanded: ${reading.reason}` };
    const { source, missing, dependsOnPlatform } = reading.fragment;
    return missing === undefined && !dependsOnPlatform ? { kind: 'text', text: source.text } : UNKNOWN;
}
function shorten(word) {
    return word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word;
}
const LONGEST_SHOWN = 100;

;// CONCATENATED MODULE: ./build/domain/dockerfile/copy-rules.js




function complainAboutCopy(instruction, words, options) {
    const flags = ['--chown', '--chmod', '--checksum'].map((name) => flagValue(instruction, name));
    const heredocs = words.slice(0, -1).map(openHeredoc);
    const paths = words.filter((_, index) => heredocs[index] === undefined);
    const expanded = [...flags, ...paths].map((word) => expandStepWord(word, options));
    for (const word of expanded)
        if (word.kind === 'failed')
            return word.reason;
    const [, mode, checksum, ...sources] = expanded.slice(0, -1);
    const complaint = mode?.kind === 'text' && mode.text !== '' ? complainAboutMode(mode.text) : undefined;
    if (complaint !== undefined)
        return complaint;
    return (complainAboutBodies(instruction, heredocs, options) ??
        complainAboutChecksum(checksum, sources) ??
        complainAboutSources(instruction, sources, checksum));
}
function flagValue({ flags }, name) {
    const flag = flags.find(({ text }) => text.startsWith(`${name}=`));
    return flag?.text.slice(name.length + 1) ?? '';
}
function openHeredoc(word) {
    const heredoc = readHeredoc(word);
    return heredoc === 'malformed' ? undefined : heredoc;
}
function complainAboutBodies({ bodies }, heredocs, options) {
    const texts = new Map(bodies.map(({ name, text }) => [name, text]));
    for (const heredoc of heredocs) {
        if (heredoc?.expands !== true)
            continue;
        const body = texts.get(heredoc.name) ?? '';
        const word = expandStepWord(body, { ...options, escape: '\\', keepsQuotes: true });
        if (word.kind === 'failed')
            return word.reason;
    }
    return undefined;
}
function complainAboutChecksum(checksum, sources) {
    if (checksum?.kind !== 'text' || checksum.text === '')
        return undefined;
    const [source, ...others] = sources;
    if (source === undefined || others.length > 0)
        return '--checksum is of one source';
    if (source.kind !== 'text')
        return undefined;
    const isRemote = readRemoteSource(source.text) !== undefined;
    return isRemote ? undefined : '--checksum is of something fetched by HTTP or git';
}
const DIGEST = /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;
function complainAboutSources(instruction, sources, checksum) {
    const wanted = { checksum: textOf(checksum), keepsGitDir: keepGitDirFlag(instruction) };
    for (const source of sources) {
        const remote = source.kind === 'text' ? readRemoteSource(source.text) : undefined;
        if (remote === undefined)
            continue;
        const complaint = complainAboutRemoteSource(remote) ?? complainAboutUse(instruction, remote, wanted);
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function textOf(word) {
    return word?.kind === 'text' ? word.text : '';
}
function keepGitDirFlag({ flags }) {
    const flag = flags.find(({ text }) => /^--keep-git-dir(?:=|$)/.test(text));
    return flag === undefined ? undefined : !/=false$/i.test(flag.text);
}
function complainAboutUse(instruction, remote, wanted) {
    if (remote.kind === 'git' && remote.isPath)
        return undefined;
    if (instruction.keyword === 'copy')
        return 'COPY takes paths only, ADD fetches what is elsewhere';
    if (remote.kind === 'http') {
        const isChecksum = wanted.checksum === '' || DIGEST.test(wanted.checksum);
        return isChecksum ? undefined : `"${wanted.checksum}" is no checksum`;
    }
    const checksum = remote.query.get('checksum')?.[0] ?? remote.query.get('commit')?.[0] ?? wanted.checksum;
    if (wanted.checksum !== '' && checksum !== wanted.checksum)
        return `the checksums ${wanted.checksum} and ${checksum} are not the same`;
    const keeps = remote.query.get('keep-git-dir')?.[0];
    const keepsGitDir = keeps === undefined ? wanted.keepsGitDir : keeps === '' || /^[1t]/i.test(keeps);
    if (wanted.keepsGitDir !== undefined && keepsGitDir !== wanted.keepsGitDir)
        return 'the sources and the flag differ in keep-git-dir';
    Object.assign(wanted, { checksum, keepsGitDir });
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/memory-size.js
function isMemorySize(text) {
    const match = /^([^]*[\d. ])([^\d. ]*)$/.exec(text);
    const [, digits = '', unit = ''] = match ?? [];
    if (match === null || !UNIT.test(unit))
        return false;
    const number = digits.endsWith(' ') ? digits.slice(0, -1) : digits;
    if (HEXADECIMAL.test(number))
        return !number.startsWith('-');
    return NUMBER.test(number) && Number.isFinite(Number(number)) && Number(number) >= 0;
}
const UNIT = /^(?:b|[kmgtp](?:i?b)?)?$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const HEXADECIMAL = /^[+-]?0x(?:[\da-f]+(?:\.[\da-f]*)?|\.[\da-f]+)p[+-]?\d+$/i;

;// CONCATENATED MODULE: ./build/domain/dockerfile/csv-fields.js

function readCsvFields(record) {
    const { text } = record;
    if (text === '')
        return undefined;
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

;// CONCATENATED MODULE: ./build/domain/dockerfile/mount.js


const FLAG = '--mount=';
function complainAboutMounts(run) {
    for (const mount of readMounts(run))
        if (mount.kind === 'rejected')
            return mount.reason;
    return undefined;
}
function readMounts(run) {
    return run.flags
        .filter(({ text }) => text.startsWith(FLAG))
        .map((flag) => readMount((0,source_text/* sliceSource */.U5)(flag, FLAG.length)));
}
function readMount(value) {
    const texts = readCsvFields(value);
    if (texts === undefined)
        return { kind: 'rejected', reason: 'the value of --mount is no list of fields' };
    const fields = texts.map(readField);
    const sources = fields.filter((field) => field.key === 'from' && field.value !== undefined);
    if (sources.some((field) => hasVariable(field.value?.text ?? '')))
        return { kind: 'rejected', reason: NO_EXPANSION };
    const from = sources.at(-1)?.value;
    return { kind: 'mount', fields, from: from?.text === '' ? undefined : from };
}
const NO_EXPANSION = 'Docker expands no variables in the from of a mount; let a stage of its own stand on the image';
function hasVariable(text) {
    const dollar = text.indexOf('$');
    return dollar !== -1 && dollar + 1 !== text.length;
}
function readField(field) {
    const equals = field.text.indexOf('=');
    if (equals === -1)
        return { key: field.text.toLowerCase(), value: undefined };
    return { key: field.text.slice(0, equals).toLowerCase(), value: (0,source_text/* sliceSource */.U5)(field, equals + 1) };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/mount-rules.js





function complainAboutMountValues(run, options) {
    for (const reading of readMounts(run)) {
        const complaint = reading.kind === 'mount' ? complainAboutMount(reading.fields, options) : undefined;
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutMount(fields, options) {
    const mount = { type: 'bind', values: new Map() };
    for (const field of fields) {
        const complaint = takeField(mount, field, options);
        if (complaint !== undefined)
            return complaint;
    }
    return complainAboutWhole(mount) ?? complainAboutTarget(mount, options.scope.folder);
}
const mount_rules_SWITCHES = new Set(['readonly', 'ro', 'readwrite', 'rw']);
const SAME_AS = new Map([
    ['src', 'source'],
    ['dst', 'target'],
    ['destination', 'target'],
]);
function takeField(mount, { key, value }, options) {
    if (value === undefined) {
        if (key === 'required')
            return isSecret(mount) ? undefined : notOfThisType(key, mount);
        if (mount_rules_SWITCHES.has(key))
            return undefined;
        return FREE.has(key) || RULES.has(key) ? `"${key}" of a mount needs a value` : unknownKey(key);
    }
    const word = expandStepWord(value.text, options);
    if (word.kind === 'failed')
        return word.reason;
    const text = word.kind === 'text' ? word.text : undefined;
    const complaint = complainAboutField(key, text, mount);
    if (key === 'type')
        mount.type = text?.toLowerCase();
    mount.values.set(SAME_AS.get(key) ?? key, text);
    return complaint;
}
const TYPES = new Set(['bind', 'cache', 'tmpfs', 'secret', 'ssh']);
const SHARING = new Set(['shared', 'private', 'locked']);
const FREE = new Set(['from', 'source', 'src', 'target', 'dst', 'destination', 'id', 'env']);
function complainAboutField(key, text, mount) {
    if (FREE.has(key))
        return undefined;
    if (key === 'required' && !isSecret(mount))
        return notOfThisType(key, mount);
    if (key === 'size' && mount.type !== undefined && mount.type !== 'tmpfs')
        return notOfThisType(key, mount);
    const isRight = RULES.get(key);
    if (isRight === undefined)
        return unknownKey(key);
    if (text === undefined || isRight(text))
        return undefined;
    return key === 'type'
        ? `there is no mount of type "${text}"`
        : `"${text}" is no value of "${key}" of a mount`;
}
const RULES = new Map([
    ...[...mount_rules_SWITCHES, 'required'].map((key) => [key, isBooleanText]),
    ['type', (text) => TYPES.has(text.toLowerCase())],
    ['sharing', (text) => SHARING.has(text.toLowerCase())],
    ['size', isMemorySize],
    ['mode', (text) => /^[0-7]+$/.test(text) && Number.parseInt(text, 8) <= LARGEST],
    ['uid', isUserId],
    ['gid', isUserId],
]);
const LARGEST = 2 ** 32 - 1;
function isUserId(text) {
    return /^\d+$/.test(text) && Number(text) <= LARGEST;
}
function isSecret({ type }) {
    return type === undefined || type === 'secret' || type === 'ssh';
}
function unknownKey(key) {
    return `a mount has no key "${key}"`;
}
function notOfThisType(key, { type }) {
    return `a mount of type ${type} has no "${key}"`;
}
function complainAboutWhole(mount) {
    const { type, values } = mount;
    if (type === undefined)
        return undefined;
    const misplaced = ['mode', 'uid', 'gid'].find((key) => values.has(key));
    if (misplaced !== undefined && (type === 'bind' || type === 'tmpfs'))
        return notOfThisType(misplaced, mount);
    if (values.has('sharing') && type !== 'cache')
        return notOfThisType('sharing', mount);
    if (type === 'ssh')
        return isGiven(values, 'source') ? 'a mount of type ssh has no source' : undefined;
    return type === 'secret' ? complainAboutSecret(values) : undefined;
}
function complainAboutSecret(values) {
    if (isGiven(values, 'from'))
        return 'a secret mount has no source';
    const isNameless = ['source', 'target', 'id'].every((key) => values.has(key) ? values.get(key) === '' : true);
    if (isNameless)
        return 'a secret mount needs an id or a target';
    const isTwofold = isGiven(values, 'source') && isGiven(values, 'id');
    return isTwofold ? 'a secret mount has an id or a source, not both' : undefined;
}
function isGiven(values, key) {
    return (values.get(key) ?? '') !== '';
}
function complainAboutTarget({ type, values }, folder) {
    const target = values.has('target') ? values.get('target') : '';
    if (type === undefined || type === 'secret' || type === 'ssh' || target === undefined)
        return undefined;
    const isRoot = target.startsWith('/')
        ? target === '/'
        : folder !== undefined && cleanPath(`${folder}/${target}`) === '';
    return isRoot ? 'the target of a mount cannot be the root folder' : undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/port-text.js

function complainAboutPorts(text, word) {
    if (FORGETFUL.test(word) || (QUOTE.test(word) && BLANK.test(text)))
        return undefined;
    let at = skipBlanks(text, 0);
    while (at < text.length) {
        const end = endOfPort(text, at);
        const complaint = complainAboutPort(text.slice(at, end));
        if (complaint !== undefined)
            return complaint;
        at = skipBlanks(text, end);
    }
    return undefined;
}
const FORGETFUL = /[^]\$\{\w+[^\w}]/;
const QUOTE = /['"]/;
const BLANK = /\s/;
function endOfPort(text, start) {
    let end = start;
    while (end < text.length && skipBlanks(text, end) === end)
        end += 1;
    return end;
}
function complainAboutPort(text) {
    const parts = text.split(':');
    const container = parts.pop() ?? '';
    const host = parts.pop() ?? '';
    const slash = container.indexOf('/');
    const ports = slash === -1 ? container : container.slice(0, slash);
    if (ports === '')
        return `"${text}" has no port`;
    if (slash !== -1 && !PROTOCOL.test(container.slice(slash + 1)))
        return `"${text}" has no protocol that Docker knows`;
    if (!isAddress(parts.join(':')))
        return `"${text}" does not begin with an address`;
    const range = readRange(ports);
    const hostRange = host === '' ? range : readRange(host);
    if (range === undefined || hostRange === undefined)
        return `"${text}" is no port from 0 to 65535`;
    const isAlike = range.count === hostRange.count || range.count === 1;
    return isAlike ? undefined : `"${text}" has two ranges of different lengths`;
}
const PROTOCOL = /^(?:tcp|udp|sctp)?$/i;
const LAST_PORT = 65_535;
function readRange(text) {
    const dash = text.indexOf('-');
    const start = readPort(dash === -1 ? text : text.slice(0, dash));
    const end = dash === -1 ? start : readPort(text.slice(dash + 1));
    if (start === undefined || end === undefined || end < start)
        return undefined;
    return { count: end - start + 1 };
}
function readPort(text) {
    const port = /^[+-]?\d+$/.test(text) ? Math.abs(Number(text)) : NaN;
    const isNegative = text.startsWith('-') && port !== 0;
    return port <= LAST_PORT && !isNegative ? port : undefined;
}
function isAddress(text) {
    if (text === '')
        return true;
    if (/^\d+(?:\.\d+){3}$/.test(text))
        return text.split('.').every(isOctet);
    const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
    if (bare === '' && text !== bare)
        return true;
    if (text !== bare && /^\d+(?:\.\d+){3}$/.test(bare))
        return bare.split('.').every(isOctet);
    return /^[0-9A-Fa-f:.]+$/.test(bare) && URL.canParse(`http://[${bare}]/`);
}
function isOctet(text) {
    return /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/integer-text.js
function isInteger(text) {
    const [, sign, digits] = INTEGER.exec(text) ?? [];
    if (digits === undefined || digits.length > integer_text_LONGEST)
        return false;
    return BigInt(digits) < (sign === '-' ? LIMIT + 1n : LIMIT);
}
const INTEGER = /^([+-]?)0*((?:[1-9]\d*)?)(?<=\d)$/;
const integer_text_LONGEST = 19;
const LIMIT = 2n ** 63n;

;// CONCATENATED MODULE: ./build/domain/dockerfile/signal-name.js

function complainAboutSignal(signal) {
    if (isInteger(signal) ? Number(signal) !== 0 : signal_name_NAMES.has(signal.toUpperCase().replace(/^SIG/, '')))
        return undefined;
    return `"${signal}" is no signal`;
}
const signal_name_NAMES = new Set([
    ...'ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT SEGV STKFLT STOP SYS'.split(' '),
    ...'TERM TRAP TSTP TTIN TTOU URG USR1 USR2 VTALRM WINCH XCPU XFSZ RTMIN RTMAX'.split(' '),
    ...Array.from({ length: 15 }, (_, index) => `RTMIN+${index + 1}`),
    ...Array.from({ length: 14 }, (_, index) => `RTMAX-${index + 1}`),
]);

;// CONCATENATED MODULE: ./build/domain/dockerfile/step-rules.js










function complainAboutStep(instruction, context) {
    switch (instruction.keyword) {
        case 'arg':
            return takeArguments(instruction, context);
        case 'env':
        case 'label':
            return takePairs(instruction, context);
        case 'add':
        case 'copy':
            return complainAboutCopy(instruction, instruction.strings ?? blankSeparated(instruction), context);
        case 'expose':
            return complainAboutWords(blankSeparated(instruction), context, complainAboutPorts);
        case 'volume':
            return complainAboutWords((instruction.strings ?? blankSeparated(instruction)).map(trimBlanks), context, complainAboutVolume);
        case 'stopsignal':
            return complainAboutWords([rangeText(instruction)], context, complainAboutSignal);
        case 'user':
            return complainAboutWords([rangeText(instruction)], context);
        case 'workdir':
            return takeFolder(instruction, context);
        case 'run':
            return complainAboutMountValues(instruction, context);
        default:
            return undefined;
    }
}
function takeFolder(instruction, context) {
    const word = expandStepWord(rangeText(instruction), context);
    if (word.kind === 'failed')
        return word.reason;
    context.scope.enter(word);
    return undefined;
}
function takeArguments(instruction, context) {
    for (const { name, value } of readArgDefaults(instruction)) {
        const word = value === undefined ? undefined : expandStepWord(value.text, context);
        if (word === undefined)
            context.scope.declare(name, context.findGlobal(name));
        else if (word.kind === 'failed')
            return word.reason;
        else
            context.scope.define(name, word);
    }
    return undefined;
}
function takePairs(instruction, context) {
    const pairs = [];
    for (const [name, value] of namesAndValues(instruction)) {
        const pair = [expandStepWord(name, context), expandStepWord(value, context)];
        for (const word of pair)
            if (word.kind === 'failed')
                return word.reason;
        pairs.push(pair);
    }
    if (instruction.keyword === 'label')
        return undefined;
    for (const [name, value] of pairs)
        context.scope.set(name.kind === 'text' ? name.text : undefined, value);
    return undefined;
}
function namesAndValues(instruction) {
    const words = wordTexts(instruction);
    if (words[0]?.includes('=') === false) {
        const [name = '', value = ''] = rangeText(instruction).split(/[\t\v\f\r ]+([^]*)/, 2);
        return [[name, value]];
    }
    return words.map((word) => {
        const equals = word.indexOf('=');
        return [word.slice(0, equals), word.slice(equals + 1)];
    });
}
function blankSeparated(instruction) {
    return splitAtBlanks(instruction).map(({ start, end }) => instruction.source.text.slice(start, end));
}
function complainAboutWords(words, context, judge = () => undefined) {
    for (const word of words) {
        const reading = expandStepWord(word, context);
        if (reading.kind === 'failed')
            return reading.reason;
        const complaint = reading.kind === 'text' ? judge(reading.text, word) : undefined;
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutVolume(path, word) {
    return path === '' ? `the VOLUME ${word} comes to nothing` : undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/source-words.js


const source_words_FROM = '--from=';
function readSources(instruction) {
    if (instruction.keyword === 'run') {
        return readMounts(instruction).map((mount) => ({
            use: 'dockerfile-mount',
            word: mount.kind === 'mount' ? mount.from : undefined,
            isCache: mount.kind === 'mount' && isCacheMount(mount.fields),
        }));
    }
    if (instruction.keyword !== 'copy')
        return [];
    const flag = instruction.flags.find(({ text }) => text.startsWith(source_words_FROM) && text !== source_words_FROM);
    return flag === undefined
        ? []
        : [{ use: 'dockerfile-copy', word: (0,source_text/* sliceSource */.U5)(flag, source_words_FROM.length), isCache: false }];
}
function isCacheMount(fields) {
    return fields.findLast(({ key }) => key === 'type')?.value?.text.toLowerCase() === 'cache';
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/reached-stages.js


function reachedStages(stages, bases) {
    const numbers = new Map(stages.map(({ name }, index) => [name, index]));
    const reached = new Set();
    const triggering = new Set();
    const open = [stages.length - 1];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
        const stage = stages[index];
        if (stage === undefined || reached.has(index))
            continue;
        reached.add(index);
        for (const source of sourceStages(stage.instructions, numbers))
            open.push(source);
        const below = baseNumber(bases[index]);
        if (below === undefined)
            continue;
        open.push(below);
        if (triggering.has(below))
            continue;
        triggering.add(below);
        for (const source of sourceStages(triggersOf(stages[below]), numbers))
            open.push(source);
    }
    return reached;
}
function baseNumber(base) {
    return base?.kind === 'stage' ? base.index : undefined;
}
function triggersOf(stage) {
    return stage?.instructions.flatMap(({ trigger }) => (trigger === undefined ? [] : [trigger])) ?? [];
}
function sourceStages(instructions, numbers) {
    return instructions
        .flatMap((instruction) => readSources(instruction))
        .map((source) => sourceStage(source, numbers))
        .filter((number) => number !== undefined);
}
function sourceStage({ use, word }, numbers) {
    const text = word?.text ?? 'scratch';
    const isNumber = use === 'dockerfile-copy' && isInteger(text);
    return isNumber ? Number(text) : numbers.get(text.toLowerCase());
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/trigger-runs.js

const MOST_RUNS = 10_000;
const trigger_runs_NONE = [];
class TriggerRuns {
    #stages;
    #bases;
    #triggers;
    #reached;
    #left = MOST_RUNS;
    constructor(stages, bases) {
        this.#stages = stages;
        this.#bases = bases;
        const triggers = stages.map((stage, index) => [index, triggersOf(stage)]);
        this.#triggers = new Map(triggers.filter(([, instructions]) => instructions.length > 0));
    }
    before(index, escape) {
        const below = baseNumber(this.#bases[index]);
        const triggers = below === undefined ? undefined : this.#triggers.get(below);
        if (triggers === undefined)
            return trigger_runs_NONE;
        this.#reached ??= reachedStages(this.#stages, this.#bases);
        this.#left -= triggers.length;
        return this.#left >= 0 && escape === '\\' && this.#reached.has(index) ? triggers : undefined;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/reject-steps.js



function rejectSteps(stages, { bases, globals, escape, effort }) {
    const scopes = [];
    const triggers = new TriggerRuns(stages, bases);
    const findGlobal = (name) => globals.find(name);
    for (const [index, { instructions }] of stages.entries()) {
        const triggered = triggers.before(index, escape);
        const scope = triggered === undefined ? StageScope.onImage() : scopeOn(bases[index], scopes);
        scopes.push(scope);
        const step = { scope, escape, effort, findGlobal };
        const rejection = rejectIn(triggered ?? [], step) ?? rejectIn(instructions, step);
        if (rejection !== undefined)
            return rejection;
    }
    return undefined;
}
function rejectIn(instructions, context) {
    for (const instruction of instructions) {
        const reason = complainAboutStep(instruction, context);
        if (reason !== undefined)
            return { line: instruction.line, reason };
    }
    return undefined;
}
function scopeOn(base, scopes) {
    if (base?.kind === 'nothing')
        return StageScope.onNothing();
    const index = base?.kind === 'stage' && !base.fragment.dependsOnPlatform ? base.index : undefined;
    const scope = index === undefined ? undefined : scopes[index];
    return scope === undefined ? StageScope.onImage() : StageScope.onStage(scope);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/platform-text.js
function complainAboutPlatform(platform) {
    const [first = '', ...others] = platform.split('/');
    const [, os, options] = platform_text_FIRST.exec(first) ?? [];
    const isRead = os !== undefined && !platform_text_BAD_ESCAPE.test(first);
    if (!isRead || others.length > 2 || !others.every((part) => COMPONENT.test(part))) {
        return `"${platform}" is not a platform`;
    }
    const name = os.toLowerCase();
    if (others.length > 0 || SYSTEMS.has(name) || (options === undefined && ARCHITECTURES.has(name)))
        return undefined;
    return `"${platform}" is neither an operating system nor an architecture that Docker knows`;
}
const COMPONENT = /^[A-Za-z0-9_.-]+$/;
const platform_text_FIRST = /^([A-Za-z0-9_-]+)(\([A-Za-z0-9_.%-]*(?:\+[A-Za-z0-9_.%-]+)*\))?$/;
const platform_text_BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const SYSTEMS = new Set('aix android darwin dragonfly freebsd hurd illumos ios js linux macos nacl netbsd openbsd plan9 solaris windows zos'.split(' '));
const ARCHITECTURES = new Set([
    '386 amd64 amd64p32 arm armbe arm64 arm64be ppc64 ppc64le loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le',
    'ppc riscv riscv64 s390 s390x sparc sparc64 wasm i386 x86_64 x86-64 aarch64 armhf armel',
].flatMap((names) => names.split(' ')));

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-base.js



function resolveBase(stage, context) {
    const reading = expandShellWord(stage.base, context.options);
    if (reading.kind === 'failed')
        return rejectedOrLacking(reading.reason, reading.missing);
    const { fragment } = reading;
    const { text } = fragment.source;
    if (text === '')
        return rejectedOrLacking(`${stage.base.text} comes to no image at all`, fragment.missing);
    const platformComplaint = complainAboutStagePlatform(stage, context.options);
    if (platformComplaint !== undefined)
        return { kind: 'rejected', reason: platformComplaint };
    const index = context.earlier.get(text);
    if (index !== undefined)
        return { kind: 'stage', fragment, index };
    if (text === 'scratch')
        return { kind: 'nothing', fragment };
    if (fragment.dependsOnPlatform && isStageElsewhere(stage, context))
        return { kind: 'stage', fragment, index: undefined };
    return readBaseImage(fragment);
}
function readBaseImage(fragment) {
    const { text } = fragment.source;
    const reading = (0,image_reference/* readImageReference */.bc)(text);
    if (reading.kind === 'invalid') {
        return rejectedOrLacking(`"${text}" is no image reference: ${reading.why}`, fragment.missing);
    }
    const { reference } = reading;
    if ((0,image_reference/* formatImage */.vy)(reference) !== 'docker.io/library/scratch')
        return { kind: 'image', fragment, reference };
    return {
        kind: 'skipped',
        code: 'scratch-with-tag',
        reason: 'Docker takes this for an image named scratch, which cannot be pulled; the empty base is plain `scratch`',
    };
}
function rejectedOrLacking(reason, missing) {
    if (missing === undefined)
        return { kind: 'rejected', reason };
    return {
        kind: 'skipped',
        code: 'build-arg',
        reason: `the image depends on ARG ${missing}, which has no default: its value comes from --build-arg`,
    };
}
function complainAboutStagePlatform({ platform }, options) {
    if (platform === undefined || platform.text === '')
        return undefined;
    const reading = expandShellWord(platform, options);
    if (reading.kind === 'failed')
        return reading.missing === undefined ? reading.reason : undefined;
    const { source, missing } = reading.fragment;
    if (missing !== undefined)
        return undefined;
    if (source.text === '')
        return `the platform ${platform.text} comes to nothing`;
    return complainAboutPlatform(source.text);
}
function isStageElsewhere(stage, { earlier, otherPlatforms }) {
    for (const options of otherPlatforms()) {
        const reading = expandShellWord(stage.base, options);
        if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-bases.js





function resolveBases(context) {
    const { stages, options, otherPlatforms, usage } = context;
    const earlier = new Map();
    const bases = [];
    for (const [index, stage] of stages.entries()) {
        const base = resolveBase(stage, { options, earlier, otherPlatforms });
        if (base.kind === 'rejected')
            return { kind: 'rejected', rejection: { line: stage.line, reason: base.reason } };
        notePlatformUse(stage, options, usage);
        noteUse(base, usage);
        bases.push(base);
        if (stage.name !== undefined)
            earlier.set(stage.name, index);
    }
    const found = stages.flatMap((stage, index) => findBase(stage, bases[index], context));
    return { kind: 'found', found, bases };
}
function findBase(stage, base, context) {
    const word = stage.base;
    if (base?.kind === 'skipped')
        return [{ ...base, word }];
    if (base?.kind !== 'image')
        return [];
    const { reference } = base;
    const edit = placeEdit(base, context);
    return [
        {
            kind: 'image',
            use: 'dockerfile-from',
            word,
            reference,
            stage: stage.name,
            platform: stage.platform,
            edit,
        },
    ];
}
function noteUse(base, usage) {
    if (base.kind === 'rejected' || base.kind === 'skipped')
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
function notePlatformUse({ platform }, options, usage) {
    const reading = platform === undefined ? undefined : expandShellWord(platform, options);
    if (reading?.kind === 'expanded')
        usage.fixAll(reading.fragment);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-sources.js






function resolveSources(stages, { directory, escape }) {
    const found = [];
    for (const [index, stage] of stages.entries()) {
        for (const { line, source } of listSources(stage)) {
            const resolved = resolveSource(source, { directory, index, escape });
            if (resolved.kind === 'rejected')
                return { kind: 'rejected', rejection: { line, reason: resolved.reason } };
            if (resolved.kind === 'image')
                found.push(foundInWord(resolved.word, { ...resolved, stage: stage.name }));
        }
    }
    return { kind: 'found', found };
}
function listSources({ instructions }) {
    const sources = [];
    for (const instruction of instructions) {
        if (instruction.flags.length === 0)
            continue;
        for (const source of readSources(instruction))
            sources.push({ line: instruction.line, source });
    }
    return sources;
}
const NO_IMAGE = { kind: 'no-image' };
const resolve_sources_NO_EXPANSION = 'Docker expands no variables in --from; let a stage of its own stand on the image, and name that stage';
function resolveSource({ use, word, isCache }, place) {
    if (word === undefined)
        return resolveNowhere(place, isCache);
    const { text } = word;
    const isCopy = use === 'dockerfile-copy';
    if (isCopy && !isPlainShellWord(word, place.escape))
        return { kind: 'rejected', reason: resolve_sources_NO_EXPANSION };
    const stage = isCopy && isInteger(text) ? findIndex(text, place) : place.directory.findName(text, place.index);
    switch (stage) {
        case undefined:
            return { kind: 'rejected', reason: `there is no stage with the number ${text}` };
        case 'same-stage':
            return { kind: 'rejected', reason: `stage "${text}" cannot take files from itself` };
        case 'later-stage':
            return { kind: 'rejected', reason: `stage "${text}" comes only later in the file` };
        case 'earlier-stage':
            return NO_IMAGE;
        case 'no-stage':
            return text === 'scratch' ? NO_IMAGE : readImage(use, word);
        default:
            return (0,errors/* assertNever */.xb)(stage);
    }
}
function findIndex(text, { directory, index }) {
    return directory.findIndex(Number(text), index);
}
function resolveNowhere({ directory, index }, isCache) {
    const stage = directory.findName('scratch', index);
    if (stage === 'same-stage')
        return { kind: 'rejected', reason: 'a stage called scratch cannot have a mount without a source' };
    if (stage !== 'later-stage' || !isCache)
        return NO_IMAGE;
    return { kind: 'rejected', reason: 'a cache cannot be mounted before the stage called scratch' };
}
function readImage(use, word) {
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'reference')
        return { kind: 'image', use, word, reference: reading.reference };
    return { kind: 'rejected', reason: `"${word.text}" is no image reference: ${reading.why}` };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/device.js



const device_FLAG = '--device=';
function complainAboutDevices(run) {
    for (const flag of run.flags) {
        const complaint = flag.text.startsWith(device_FLAG)
            ? complainAboutDevice((0,source_text/* sliceSource */.U5)(flag, device_FLAG.length))
            : undefined;
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutDevice(value) {
    const fields = readCsvFields(value);
    if (fields === undefined)
        return 'the value of --device is no list of fields';
    let name = '';
    for (const { text } of fields) {
        const equals = text.indexOf('=');
        const key = text.slice(0, equals === -1 ? undefined : equals).toLowerCase();
        if (key === 'required') {
            if (equals !== -1 && !isBooleanText(text.slice(equals + 1)))
                return `"${text}" is neither true nor false`;
        }
        else if (name !== '')
            return `a device has no field "${text}" after its name`;
        else
            name = key === 'name' && equals !== -1 ? text.slice(equals + 1) : text;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/flag-rules.js
const FLAGS = new Map([
    ['from', new Map([['--platform', 'value']])],
    [
        'add',
        new Map([
            ['--chown', 'value'],
            ['--chmod', 'value'],
            ['--link', 'switch'],
            ['--keep-git-dir', 'switch'],
            ['--checksum', 'value'],
            ['--unpack', 'switch'],
            ['--exclude', 'values'],
        ]),
    ],
    [
        'copy',
        new Map([
            ['--chown', 'value'],
            ['--from', 'value'],
            ['--chmod', 'value'],
            ['--link', 'switch'],
            ['--exclude', 'values'],
            ['--parents', 'switch'],
        ]),
    ],
    [
        'run',
        new Map([
            ['--mount', 'values'],
            ['--network', 'value'],
            ['--security', 'value'],
            ['--device', 'values'],
        ]),
    ],
    [
        'healthcheck',
        new Map([
            ['--interval', 'value'],
            ['--timeout', 'value'],
            ['--start-period', 'value'],
            ['--start-interval', 'value'],
            ['--retries', 'value'],
        ]),
    ],
]);
const CHOICES = new Map([
    ['--network', ['default', 'none', 'host']],
    ['--security', ['insecure', 'sandbox']],
]);
const UNCHECKED = new Set(['arg', 'stopsignal']);
function complainAboutFlags({ keyword, flags }) {
    if (flags.length === 0 || UNCHECKED.has(keyword))
        return undefined;
    const types = FLAGS.get(keyword);
    const seen = [];
    for (const { text } of flags) {
        const equals = text.indexOf('=');
        const name = equals === -1 ? text : text.slice(0, equals);
        const type = types?.get(name);
        if (type === undefined)
            return `${keyword.toUpperCase()} has no flag ${name}`;
        if (type !== 'values' && seen.includes(name))
            return `the flag ${name} is given twice`;
        if (type !== 'values')
            seen.push(name);
        const complaint = complainAboutValue(name, type, equals === -1 ? undefined : text.slice(equals + 1));
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutValue(name, type, value) {
    const isMissing = type === 'switch' ? value === '' : value === undefined;
    if (isMissing)
        return `the flag ${name} has no value`;
    if (value !== undefined && CHOICES.get(name)?.includes(value) === false)
        return `"${value}" is no value of the flag ${name}`;
    if (type !== 'switch' || value === undefined || /^(?:true|false)$/i.test(value))
        return undefined;
    return `the flag ${name} takes true or false, not "${value}"`;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/duration-text.js
function complainAboutInterval(text) {
    if (text === '')
        return undefined;
    const nanoseconds = readNanoseconds(text);
    if (nanoseconds === undefined || Math.abs(nanoseconds) > duration_text_LONGEST)
        return `"${text}" is no duration`;
    const isTooShort = nanoseconds !== 0 && nanoseconds < MILLISECOND;
    return isTooShort ? `"${text}" is less than a millisecond` : undefined;
}
const MILLISECOND = 1e6;
const duration_text_LONGEST = 2 ** 63;
const NANOSECONDS = new Map([
    ['ns', 1],
    ['us', 1e3],
    ['ms', MILLISECOND],
    ['s', 1e9],
    ['m', 60e9],
    ['h', 3600e9],
]);
const duration_text_PARTS = /(\d+(?:\.\d*)?|\.\d+)([^\d.]+)/gy;
function readNanoseconds(text) {
    const isNegative = text.startsWith('-');
    const amount = isNegative || text.startsWith('+') ? text.slice(1) : text;
    if (amount === '0')
        return 0;
    let total = 0;
    let end = 0;
    for (const [part, number, unit = ''] of amount.matchAll(duration_text_PARTS)) {
        const scale = NANOSECONDS.get(unit);
        if (scale === undefined)
            return undefined;
        total += Math.floor(Number(number) * scale);
        end += part.length;
    }
    if (end === 0 || end < amount.length)
        return undefined;
    return isNegative ? -total : total;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/healthcheck-rules.js




function complainAboutHealthcheck(instruction) {
    const { type, command } = cutHealthcheck(rangeText(instruction));
    const isEmpty = command === '' || instruction.strings?.length === 0;
    switch (type.toUpperCase()) {
        case '':
            return 'HEALTHCHECK needs an argument';
        case 'NONE':
            return isEmpty ? undefined : 'nothing can follow HEALTHCHECK NONE';
        case 'CMD':
            if (isEmpty)
                return 'HEALTHCHECK CMD needs a command';
            return complainAboutFlags(instruction) ?? complainAboutTimes(instruction);
        default:
            return `HEALTHCHECK takes CMD or NONE, not "${type}"`;
    }
}
function complainAboutTimes({ flags }) {
    for (const { text } of flags) {
        const equals = text.indexOf('=');
        const value = text.slice(equals + 1);
        const complaint = text.slice(0, equals) === '--retries' ? complainAboutRetries(value) : complainAboutInterval(value);
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
const MOST_RETRIES = 2 ** 31 - 1;
function complainAboutRetries(text) {
    if (text === '')
        return undefined;
    const isCount = /^[+-]?\d+$/.test(text) && Number(text) >= 0 && Number(text) <= MOST_RETRIES;
    return isCount ? undefined : `"${text}" is no number of retries`;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/instruction-rules.js









function complainAbout(instruction) {
    const { keyword } = instruction;
    if (!isKeyword(keyword))
        return `there is no instruction "${keyword.toUpperCase()}"`;
    if (keyword === 'onbuild')
        return complainAboutOnbuild(instruction);
    if (keyword === 'healthcheck')
        return complainAboutHealthcheck(instruction);
    return complainAboutArguments(instruction) ?? complainAboutFlags(instruction);
}
function complainAboutArguments(instruction) {
    const { keyword, start, end, strings } = instruction;
    const isEmpty = start === end || strings?.length === 0;
    switch (keyword) {
        case 'from':
            return complainAboutFrom(instruction);
        case 'arg':
        case 'env':
        case 'label':
            return complainAboutNames(instruction);
        case 'add':
        case 'copy':
            return instruction_rules_complainAboutSources(instruction);
        case 'run':
            return complainAboutMounts(instruction) ?? complainAboutDevices(instruction);
        case 'shell':
            if (isEmpty)
                return needsArgument(keyword);
            return strings === undefined ? 'SHELL takes the JSON form only' : undefined;
        case 'expose':
            return isEmpty ? needsArgument(keyword) : undefined;
        case 'volume':
            if (isEmpty)
                return needsArgument(keyword);
            return strings?.some((path) => path.trim() === '') === true ? 'a VOLUME cannot be empty' : undefined;
        case 'maintainer':
        case 'stopsignal':
        case 'user':
        case 'workdir':
            return isEmpty ? `${keyword.toUpperCase()} needs an argument` : undefined;
        default:
            return undefined;
    }
}
function needsArgument(keyword) {
    return `${keyword.toUpperCase()} needs an argument`;
}
function complainAboutNames(instruction) {
    const { keyword } = instruction;
    const words = wordTexts(instruction);
    const [first] = words;
    if (first === undefined)
        return needsArgument(keyword);
    const isOldForm = keyword !== 'arg' && !first.includes('=');
    const hasBlankName = !isOldForm && words.some((word) => word.startsWith('='));
    return hasBlankName ? `a name of ${keyword.toUpperCase()} is empty` : undefined;
}
function complainAboutFrom(instruction) {
    const words = wordTexts(instruction);
    const [, as, stage] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || stage === undefined || as?.toLowerCase() !== 'as') {
        return 'FROM takes an image, or an image with AS and a name, and nothing after it, no comment either';
    }
    if (/^[a-z][a-z0-9-_.]*$/.test(lowerCase(stage)))
        return undefined;
    return `"${stage}" cannot be the name of a stage: it takes a letter, then letters, digits, ".", "_" and "-"`;
}
function instruction_rules_complainAboutSources(instruction) {
    const { keyword, source, strings, start, end } = instruction;
    const lastBlank = lastBlankBefore(source.text, start, end);
    if (strings === undefined ? lastBlank === undefined : strings.length < 2) {
        return `${keyword.toUpperCase()} needs a source and a destination`;
    }
    const heredoc = readHeredoc(strings?.at(-1) ?? source.text.slice((lastBlank ?? start) + 1, end));
    if (heredoc === undefined || heredoc === 'malformed')
        return undefined;
    return `the destination of ${keyword.toUpperCase()} cannot be a heredoc`;
}
function complainAboutOnbuild({ trigger, flags }) {
    if (trigger === undefined)
        return needsArgument('onbuild');
    const flag = flags[0]?.text.split('=')[0];
    if (flag !== undefined)
        return `ONBUILD has no flag ${flag}`;
    if (trigger.keyword === 'onbuild')
        return 'an ONBUILD cannot put off an ONBUILD';
    const isForbidden = trigger.keyword === 'from' || trigger.keyword === 'maintainer';
    return isForbidden ? `ONBUILD cannot put off ${trigger.keyword.toUpperCase()}` : undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-triggers.js







function resolveTriggers(triggers, file) {
    if (triggers.length === 0)
        return { kind: 'found', found: [] };
    const context = { ...file, stageNames: new Set(file.stages.map(({ name }) => name)) };
    const found = [];
    for (const trigger of triggers) {
        const { instruction, runsIn } = trigger;
        const { line } = instruction;
        const isJudged = runsIn !== undefined && (file.escape === '\\' || !isKeyword(instruction.keyword));
        const complaint = isJudged ? complainAboutTrigger(trigger, context) : undefined;
        if (complaint !== undefined)
            return { kind: 'rejected', rejection: { line, reason: complaint } };
        for (const { use, word } of readSources(instruction)) {
            if (word === undefined || isNoImage(word.text, trigger, context))
                continue;
            const source = resolveWord({ use, word }, trigger, context);
            if (isJudged && source.kind === 'skipped')
                return { kind: 'rejected', rejection: { line, reason: source.reason } };
            found.push(source);
        }
    }
    return { kind: 'found', found };
}
function complainAboutTrigger({ instruction, runsIn = 0 }, { directory }) {
    const complaint = complainAbout(instruction);
    if (complaint !== undefined)
        return complaint;
    for (const { use, word } of readSources(instruction)) {
        const text = word?.text ?? '';
        const isNumber = use === 'dockerfile-copy' && isInteger(text);
        const stage = isNumber ? directory.findIndex(Number(text), runsIn) : directory.lookUp(text, runsIn);
        if (stage === undefined)
            return `there is no stage with the number ${text}`;
        if (stage === 'later-stage')
            return `stage "${text}" comes only later in the file than the trigger runs`;
    }
    return undefined;
}
function isNoImage(text, { instruction, runsIn }, { stageNames }) {
    const isNumber = isInteger(text) && (runsIn === undefined || instruction.keyword === 'copy');
    return text === 'scratch' || isNumber || (runsIn !== undefined && stageNames.has(text.toLowerCase()));
}
function resolveWord({ use, word }, { stage, runsIn }, { escape, directory, stages }) {
    if (use === 'dockerfile-copy' && !isPlainShellWord(word, escape))
        return skipped(word, 'no-expansion', 'Docker expands no variables in `from`');
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'invalid')
        return skipped(word, 'invalid-reference', `Docker cannot read this name: ${reading.why}`);
    const { reference } = reading;
    if (runsIn !== undefined) {
        directory.findName(word.text, stages.length);
        return foundInWord(word, { use, reference, stage: stage.name });
    }
    if (/[/:@]/.test(word.text))
        return foundInWord(word, { use: 'dockerfile-onbuild', reference, stage: stage.name });
    return skipped(word, 'onbuild-stage-or-image', 'it is a stage or an image, as the file that builds on this one says');
}
function skipped(word, code, reason) {
    return { kind: 'skipped', word, code, reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/source-date-epoch.js

const EPOCH = 'SOURCE_DATE_EPOCH';
function rejectEpoch({ defaults, scope, stages }) {
    const value = scope.find(EPOCH);
    if (value === undefined || value.missing !== undefined)
        return undefined;
    const { text } = value.source;
    if (text === '' || text === 'context' || isInteger(text))
        return undefined;
    if (stages.some(({ name }) => name === text.toLowerCase()))
        return undefined;
    const line = defaults.findLast(({ name }) => name === EPOCH)?.line ?? 1;
    return { line, reason: `"${text}" is no value of ${EPOCH}` };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/stage-lookup.js
class StageDirectory {
    #indexByName;
    #stageCount;
    #sourceCount = 0;
    constructor(stages) {
        this.#indexByName = new Map(stages.flatMap(({ name }, index) => (name === undefined ? [] : [[name, index]])));
        this.#stageCount = stages.length;
    }
    findName(name, from) {
        const stage = this.lookUp(name, from);
        if (stage === 'no-stage')
            this.#sourceCount += 1;
        return stage;
    }
    lookUp(name, from) {
        const index = this.#indexByName.get(name.toLowerCase());
        return index === undefined ? 'no-stage' : order(index, from);
    }
    findIndex(index, from) {
        if (index < 0 || index >= this.#stageCount + this.#sourceCount)
            return undefined;
        return index >= this.#stageCount ? 'earlier-stage' : order(index, from);
    }
}
function order(index, from) {
    if (index === from)
        return 'same-stage';
    return index < from ? 'earlier-stage' : 'later-stage';
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/stage.js






function splitStages(instructions, escape) {
    const globals = [];
    const stages = [];
    for (const instruction of instructions) {
        const stage = stages[stages.length - 1];
        const complaint = complainAbout(instruction);
        if (complaint !== undefined)
            return stage_rejected(instruction.line, complaint);
        if (instruction.keyword === 'from')
            stages.push({ ...readFrom(instruction), instructions: [] });
        else if (stage !== undefined)
            stage.instructions.push(instruction);
        else if (instruction.keyword === 'arg')
            globals.push(instruction);
        else
            return stage_rejected(instruction.line, 'it stands before the first FROM');
    }
    if (stages.length === 0)
        return stage_rejected(1, 'it has no FROM');
    const globalArgs = globals.flatMap(readArgDefaults);
    return { kind: 'staged', globalArgs, stages, escape };
}
const stage_PLATFORM = '--platform=';
function readFrom(instruction) {
    const { flags, line } = instruction;
    const [base = rangeSource(instruction), , name] = wordSources(instruction);
    const platform = flags.find((flag) => flag.text.startsWith(stage_PLATFORM));
    return {
        name: name === undefined ? undefined : lowerCase(name.text),
        base,
        platform: platform === undefined ? undefined : (0,source_text/* sliceSource */.U5)(platform, stage_PLATFORM.length),
        line,
    };
}
function stage_rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/triggers.js

function listTriggers(stages, bases) {
    let runs;
    const triggers = [];
    for (const [index, stage] of stages.entries()) {
        for (const instruction of triggersOf(stage)) {
            runs ??= firstStagesOn(bases, reachedStages(stages, bases));
            triggers.push({ instruction, stage, runsIn: runs.get(index) });
        }
    }
    return triggers;
}
function firstStagesOn(bases, reached) {
    const lastFirst = [...reached].toSorted((one, other) => other - one);
    return new Map(lastFirst.map((index) => [baseNumber(bases[index]), index]));
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-file.js















function resolveFile(text) {
    const scan = scanInstructions(text);
    if (scan.kind === 'rejected')
        return scan;
    const file = splitStages(scan.instructions, scan.escape);
    return file.kind === 'rejected' ? file : resolveStaged(file, text.length);
}
function resolveStaged(file, bytes) {
    const { stages, escape } = file;
    const usage = new ArgUsage();
    const globals = {
        defaults: file.globalArgs,
        targetStage: stages.at(-1)?.name ?? 'default',
        escape,
        effort: new Effort(bytes),
    };
    const platforms = { build: USUAL_PLATFORM, target: USUAL_PLATFORM };
    const reading = evaluateGlobalScope({ ...globals, platforms, usage });
    if (reading.kind === 'rejected')
        return reading;
    const { scope } = reading;
    const epoch = rejectEpoch({ ...globals, scope, stages });
    if (epoch !== undefined)
        return { kind: 'rejected', rejection: epoch };
    const options = { escape, effort: globals.effort, scope };
    fixInheritedArgs(file, { scope, usage });
    const bases = resolveBases({ stages, usage, options, scope, otherPlatforms: otherPlatforms(globals) });
    if (bases.kind === 'rejected')
        return bases;
    const directory = new StageDirectory(stages);
    const sources = resolveSources(stages, { directory, escape });
    if (sources.kind === 'rejected')
        return sources;
    const rejection = rejectSteps(stages, {
        bases: bases.bases,
        globals: scope,
        escape,
        effort: globals.effort,
    });
    if (rejection !== undefined)
        return { kind: 'rejected', rejection };
    const triggered = resolveTriggers(listTriggers(stages, bases.bases), { stages, directory, escape });
    if (triggered.kind === 'rejected')
        return triggered;
    return { kind: 'found', found: [...bases.found, ...sources.found, ...triggered.found] };
}
function fixInheritedArgs({ globalArgs, stages }, { scope, usage }) {
    if (globalArgs.length === 0)
        return;
    for (const { instructions } of stages) {
        for (const instruction of instructions) {
            const carrier = instruction.trigger ?? instruction;
            if (carrier.keyword === 'arg')
                fixDeclared(carrier, { scope, usage });
        }
    }
}
function fixDeclared(instruction, { scope, usage }) {
    for (const { name, value } of readArgDefaults(instruction)) {
        if (value === undefined)
            usage.fix(scope.find(name)?.origin);
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax-image.js

function findSyntaxImage(text) {
    return findDirective(text, 'syntax', '#') ?? findDirective(text, 'syntax', '//');
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/read-dockerfile.js








function readDockerfile(bytes) {
    return readDockerfileText((0,byte_text/* textOfBytes */.g)(bytes));
}
function readDockerfileText(text, readReference = image_reference/* readImageReference */.bc) {
    return readPlainFile(text, readReference) ?? readInFull(text);
}
function readInFull(text) {
    const syntax = findSyntax(text);
    const rejection = rejectCheckDirective(text);
    const file = rejection === undefined ? resolveFile(text) : { kind: 'rejected', rejection };
    if (file.kind === 'found')
        return listReferences([...syntax, ...file.found], text);
    return {
        ...listReferences(syntax.map(inRejectedFile), text),
        rejection: readableRejection(file.rejection),
    };
}
function findSyntax(text) {
    const word = findSyntaxImage(text);
    if (word === undefined)
        return [];
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'invalid') {
        return [
            {
                kind: 'skipped',
                word,
                code: 'invalid-reference',
                reason: `Docker cannot read this name: ${reading.why}`,
            },
        ];
    }
    return [foundInWord(word, { use: 'dockerfile-syntax', reference: reading.reference, stage: undefined })];
}
function inRejectedFile({ word }) {
    return { kind: 'skipped', word, code: 'file-rejected', reason: 'Docker rejects the rest of the file' };
}
const LONGEST_REASON = 300;
function readableRejection({ line, reason }) {
    const isTooLong = reason.length > LONGEST_REASON;
    return { line, reason: `${(0,byte_text/* readableText */.G)(reason.slice(0, LONGEST_REASON))}${isTooLong ? '…' : ''}` };
}


/***/ }),

/***/ 231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   U5: () => (/* binding */ sliceSource),
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


/***/ }),

/***/ 3169:
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
        for (; this.#at < offset; this.#at += 1) {
            if (!isContinuationByte(this.#text.charCodeAt(this.#at)))
                this.#column += 1;
        }
        return { line: this.#line, column: this.#column };
    }
    findInAscii(offset) {
        this.#goToLine(offset);
        this.#column += offset - this.#at;
        this.#at = offset;
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
function isContinuationByte(unit) {
    return unit >= 0x80 && unit < 0xc0;
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

/***/ 6925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ formatByRules),
  v8: () => (/* binding */ listImages),
  Me: () => (/* binding */ walkImages)
});

// EXTERNAL MODULE: ./build/domain/dockerfile/byte-text.js
var byte_text = __webpack_require__(6158);
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
/* harmony import */ var _domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);
/* harmony import */ var _domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6595);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _domain_listing_pin_writing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7960);




async function readFile({ file, bytes, format, options }) {
    switch (format.language) {
        case 'dockerfile':
            return listDockerfile(file, (0,_domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfBytes */ .g)(bytes));
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
    const { images, skipped, rejection } = (0,_domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__/* .readDockerfileText */ .ob)(text, readReference);
    const rejected = rejection === undefined
        ? []
        : [
            {
                file,
                line: rejection.line,
                written: '',
                code: 'file-rejected',
                reason: `Docker rejects this file: ${rejection.reason}`,
            },
        ];
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
        skipped: [
            ...skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
            ...rejected,
        ],
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
