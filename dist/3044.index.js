export const id = 3044;
export const ids = [3044];
export const modules = {

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ askIfNeeded)
/* harmony export */ });
/* harmony import */ var _domain_check_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9337);
/* harmony import */ var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7125);


async function askIfNeeded(uses, platforms, run) {
    const historic = uses.filter((use) => (0,_domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__/* .historicImage */ .R)(use.reference, run.endpoints.registry) !== undefined);
    if (historic.length === 0) {
        return { answers: _domain_check_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ANSWERS */ .C, now: run.clock.now(), mode: 'signed-in', notes: [] };
    }
    const { ask } = await Promise.all(/* import() */[__webpack_require__.e(2034), __webpack_require__.e(6209), __webpack_require__.e(968)]).then(__webpack_require__.bind(__webpack_require__, 968));
    return ask(historic, platforms, run);
}


/***/ }),

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ ComparisonInputs),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Wj: () => (/* binding */ CheckInputs),
/* harmony export */   YI: () => (/* binding */ PolicyInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2857);
/* harmony import */ var _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3714);
/* harmony import */ var _domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4939);
/* harmony import */ var _domain_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4953);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
/* harmony import */ var _domain_report_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2433);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5526);
/* harmony import */ var _domain_without_undefined_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4288);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8765);
/* harmony import */ var _word_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3130);










const PolicyInputs = {
    'fail-on': (0,_word_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleList */ .p)(_domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$),
    'warn-on': (0,_word_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleList */ .p)(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .RULES */ .y),
    'min-severity': (0,_word_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .V)('severity', _domain_severity_js__WEBPACK_IMPORTED_MODULE_7__/* .RATINGS */ .lq),
    unscored: (0,_word_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .V)('way', _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSCORED */ .cB),
    strict: (0,_word_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .V)('answer', ['true', 'false']).transform((text) => text === undefined ? undefined : text === 'true'),
    'max-detection-days': days(),
    'warn-before-days': days(),
    'fail-before-days': days(),
    'max-lag': optional('must be a length of time like 14d', _domain_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .readDuration */ .$7),
};
const ComparisonInputs = {
    since: optional('must be a UTC time like 2026-05-01T00:00:00Z', _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .readInstant */ .Wr),
    baseline: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
};
const CheckInputs = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .PlaceInputs */ .TT,
    ...PolicyInputs,
    ...ComparisonInputs,
    identity: _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .Identity */ .lz,
    organization: _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .Organization */ .yb,
    'when-unavailable': zod__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .WhenUnavailableInput */ .vI),
    'report-path': zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    'sarif-path': zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    'openvex-path': zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    comment: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(_domain_report_comment_js__WEBPACK_IMPORTED_MODULE_3__.COMMENT_MODES, `must be one of ${_domain_report_comment_js__WEBPACK_IMPORTED_MODULE_3__.COMMENT_MODES.join(', ')}`),
    'job-key': zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
    'github-token': zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(),
});
function policyOf(inputs) {
    return (0,_domain_without_undefined_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutUndefined */ .r)({
        failOn: inputs['fail-on'],
        warnOn: inputs['warn-on'],
        minSeverity: inputs['min-severity'],
        unscored: inputs.unscored,
        strict: inputs.strict,
        maxDetectionDays: inputs['max-detection-days'],
        warnBeforeDays: inputs['warn-before-days'],
        failBeforeDays: inputs['fail-before-days'],
        maxLag: inputs['max-lag'],
    });
}
function days() {
    return optional('must be a whole number of days', (text) => /^\d{1,5}$/.test(text) ? Number(text) : undefined);
}
function optional(message, read) {
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().transform((text, context) => {
        if (text === '')
            return undefined;
        const value = read(text);
        if (value === undefined)
            context.addIssue({ code: 'custom', message });
        return value;
    });
}


/***/ }),

/***/ 3130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ word),
/* harmony export */   p: () => (/* binding */ ruleList)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _domain_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9436);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);



function ruleList(words) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
        const written = text.split(/[\s,]+/).filter((one) => one !== '');
        if (written.length === 0)
            return undefined;
        return written.flatMap((one) => {
            const found = words.find((known) => known === one);
            if (found !== undefined)
                return [found];
            if (one !== 'none')
                context.addIssue({ code: 'custom', message: notAWord('rule', one, ['none', ...words]) });
            return [];
        });
    });
}
function word(what, words) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
        const known = words.find((one) => one === text);
        if (known === undefined && text !== '')
            context.addIssue({ code: 'custom', message: notAWord(what, text, words) });
        return known;
    });
}
function notAWord(what, text, known) {
    const nearest = (0,_domain_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(text, known);
    const advice = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean "${nearest}"?`;
    return `"${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(text, 40)}" is not a ${what}; ${advice}`;
}


/***/ }),

/***/ 398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ LINK_MODE),
/* harmony export */   f: () => (/* binding */ readCommitFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const LINK_MODE = '120000';
async function readCommitFiles(paths, files, readBlobs) {
    const wanted = paths.flatMap((path) => files.get(path) ?? []);
    const contents = await readAll(wanted, readBlobs);
    const links = wanted.filter(({ isLink }) => isLink);
    const targets = new Map(links.map((link) => [link.path, files.get(targetOf(link, contents.get(link.blob)))]));
    const linked = await readAll([...targets.values()].flatMap((target) => target ?? []), readBlobs);
    return paths.map((path) => {
        if (!files.has(path))
            return { path, problem: 'the commit does not hold it', isAbsent: true };
        const file = targets.has(path) ? targets.get(path) : files.get(path);
        const bytes = file === undefined ? undefined : (linked.get(file.blob) ?? contents.get(file.blob));
        return bytes === undefined ? { path, problem: 'the commit does not hold it' } : { path, bytes };
    });
}
async function readAll(files, readBlobs) {
    const contents = await readBlobs([...new Set(files.map(({ blob }) => blob))]);
    const missing = files.find(({ blob }) => !contents.has(blob));
    if (missing === undefined)
        return contents;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_base_unreadable', `the content of ${missing.path} could not be had`);
}
function targetOf({ path }, content) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), new TextDecoder().decode(content)));
}


/***/ }),

/***/ 1072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ readGitBlobs),
/* harmony export */   W$: () => (/* binding */ openGitCommit),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   yr: () => (/* binding */ readMergeBase)
/* harmony export */ });
/* harmony import */ var _commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(398);

const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];
async function openGitCommit(root, commit, command) {
    const git = (args) => command('git', args, { directory: root });
    const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
    if (known.exitCode !== 0) {
        const fetched = await git([
            ...STOP_WHEN_STUCK,
            'fetch',
            '--quiet',
            '--no-tags',
            '--depth=1',
            'origin',
            commit,
        ]);
        if (fetched.exitCode !== 0)
            return undefined;
    }
    const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (listed.exitCode !== 0)
        return undefined;
    const files = parseTree(new TextDecoder().decode(listed.stdout));
    return {
        list: async () => [...files.keys()].sort(),
        read: (paths) => (0,_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommitFiles */ .f)(paths, files, (blobs) => readGitBlobs(root, blobs, command)),
    };
}
function parseTree(text) {
    const entries = text.split('\0').flatMap((line) => {
        const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
        return blob === undefined || path === undefined ? [] : [{ path, blob, isLink: mode === _commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .LINK_MODE */ .B }];
    });
    return new Map(entries.map((entry) => [entry.path, entry]));
}
async function readGitBlobs(root, blobs, command) {
    const ids = blobs.filter((blob) => /^[0-9a-f]{40,64}$/.test(blob));
    if (ids.length === 0)
        return new Map();
    const input = ids.map((id) => `${id}\n`).join('');
    return parseBatch((await command('git', ['cat-file', '--batch'], { directory: root, input })).stdout);
}
function parseBatch(output) {
    const blobs = new Map();
    for (let offset = 0; offset < output.length;) {
        const end = output.indexOf(0x0a, offset);
        if (end === -1)
            break;
        const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
        const length = type === 'missing' || size === undefined ? -1 : Number(size);
        const isWhole = length >= 0 && end + 1 + length <= output.length;
        if (isWhole)
            blobs.set(object, output.subarray(end + 1, end + 1 + length));
        offset = end + 1 + (length < 0 ? 0 : length + 1);
    }
    return blobs;
}
async function readHeadCommit(root, command) {
    const named = await command('git', ['rev-parse', '--verify', 'HEAD^{commit}'], { directory: root });
    const object = await command('git', ['cat-file', 'commit', 'HEAD'], { directory: root });
    if (named.exitCode !== 0 || object.exitCode !== 0)
        return undefined;
    const [headers = ''] = new TextDecoder().decode(object.stdout).split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
    return { commit: new TextDecoder().decode(named.stdout).trim(), parents };
}
async function readMergeBase(root, [one, other], command) {
    const found = await command('git', ['merge-base', one, other], { directory: root });
    return found.exitCode === 0 ? new TextDecoder().decode(found.stdout).trim() : undefined;
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

/***/ 9337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NO_ANSWERS),
/* harmony export */   E: () => (/* binding */ tagKey)
/* harmony export */ });
const NO_ANSWERS = {
    tags: new Map(),
    tagsOfDigests: new Map(),
    origins: new Map(),
    packages: new Map(),
    advisories: new Map(),
};
function tagKey(image, tag) {
    return `${image}:${tag}`;
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

/***/ 7125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactName),
/* harmony export */   R: () => (/* binding */ historicImage)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

function historicImage(reference, registry) {
    const slash = reference.path.indexOf('/');
    if (reference.host !== registry || slash === -1)
        return undefined;
    return {
        organization: reference.path.slice(0, slash),
        name: reference.path.slice(slash + 1),
        tag: (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference),
    };
}
function artifactName(name) {
    return name.slice(name.lastIndexOf('/') + 1);
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

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Um: () => (/* binding */ roughDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNITS = {
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 7 * 86_400_000,
};
const LONGEST_MS = 3_660 * 86_400_000;
function readDuration(text) {
    if (text === '0')
        return 0;
    const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
    const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
    return milliseconds <= LONGEST_MS ? milliseconds : undefined;
}
function formatDuration(milliseconds) {
    const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
    return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}
function roughDuration(milliseconds) {
    const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
    return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}


/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ decideEndOfLife)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
const GRACE_STATUSES = new Set([
    'GRACE_NOT_ELIGIBLE',
    'GRACE_ELIGIBLE',
    'GRACE_ACTIVE',
    'GRACE_BROKEN',
    'GRACE_EXPIRED',
]);
function decideEndOfLife(life, given) {
    const dates = datesOf(life.entry, given.now);
    const ruling = decideExistence(life, given.isPinned) ??
        decideEntry(life, dates, given.limits) ??
        decideDeprecated(life, dates, given.limits) ??
        decideDates(life.entry, dates, given.limits);
    return {
        verdict: ruling.verdict,
        row: ruling.row,
        text: ruling.text,
        eolDate: dates.eolDate,
        graceEnds: dates.graceEnds === undefined ? undefined : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(dates.graceEnds),
        daysLeft: ruling.daysLeft,
    };
}
function datesOf(entry, now) {
    const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
    const eol = eolDate === undefined ? undefined : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(`${eolDate}T00:00:00Z`);
    const graceEnds = graceExpiry === undefined ? undefined : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(graceExpiry);
    return {
        eolDate: eol === undefined ? undefined : eolDate,
        eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
        graceEnds,
        graceDaysLeft: graceEnds === undefined ? undefined : daysUntil(graceEnds, now),
        isGraceOver: graceEnds !== undefined && graceEnds < now,
        odd: eolDate !== undefined && eol === undefined
            ? eolDate
            : graceExpiry !== undefined && graceEnds === undefined
                ? graceExpiry
                : undefined,
    };
}
const NO_DATES = { eolDate: undefined, graceExpiry: undefined };
function daysUntil(end, now) {
    return Math.ceil((end - now) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
}
function daysUntilDay(day, now) {
    return Math.round((day - ((0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(`${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(now)}T00:00:00Z`) ?? now)) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
}
function decideExistence({ exists }, isPinned) {
    if (exists)
        return undefined;
    return isPinned
        ? { verdict: 'warn', row: 'tag-gone', text: 'the tag does not exist any more' }
        : { verdict: 'fail', row: 'no-tag', text: 'the tag does not exist' };
}
function decideEntry(life, dates, limits) {
    if (typeof life.entry === 'string')
        return undefined;
    const { tagStatus, graceStatus, isBroken } = life.entry;
    if (graceStatus === 'GRACE_BROKEN' || isBroken) {
        return { verdict: 'fail', row: 'broken', text: 'it can no longer be built; support has ended' };
    }
    if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver) {
        const when = dates.graceEnds === undefined ? '' : ` on ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(dates.graceEnds)}`;
        return {
            verdict: 'fail',
            row: 'grace-over',
            text: `its time of grace ended${when}`,
            daysLeft: dates.graceDaysLeft,
        };
    }
    if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE')
        return decideGrace(life, dates, limits);
    if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0)
        return undefined;
    const text = `its end of life was ${dates.eolDate ?? ''}`;
    return { verdict: 'fail', row: 'over', text, daysLeft: dates.eolDaysLeft };
}
function decideGrace({ isDenied }, dates, limits) {
    const left = dates.graceDaysLeft;
    const since = dates.eolDate === undefined ? '' : ` since ${dates.eolDate}`;
    if (left !== undefined && left <= limits.failBeforeDays) {
        const text = `it is at its end of life${since}, with ${days(left)} of grace left`;
        return { verdict: 'fail', row: 'grace-ending', text, daysLeft: left };
    }
    const until = dates.graceEnds === undefined ? 'for a time that nobody tells' : `until ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(dates.graceEnds)}`;
    const text = `it is at its end of life${since}, and rebuilt ${until}${left === undefined ? '' : ` (${days(left)})`}`;
    if (isDenied !== true)
        return { verdict: 'warn', row: 'in-grace', text, daysLeft: left };
    return {
        verdict: 'fail',
        row: 'in-grace',
        text: `${text}; the policy no-eol denies to pull it`,
        daysLeft: left,
    };
}
function decideDeprecated(life, dates, limits) {
    if (!life.deprecated)
        return undefined;
    if (dates.eolDaysLeft === undefined) {
        if (typeof life.entry !== 'string' && life.entry.tagStatus === 'TAG_INACTIVE')
            return undefined;
        const text = 'it is deprecated and gets no more fixes; the platform tells no date';
        return { verdict: limits.deprecated, row: 'deprecated-without-date', text };
    }
    const text = `it is deprecated before its end of life on ${dates.eolDate ?? ''}: superseded, or withdrawn`;
    return { verdict: 'warn', row: 'deprecated-early', text, daysLeft: dates.eolDaysLeft };
}
function decideDates(entry, dates, limits) {
    if (entry === 'refused')
        return { verdict: 'warn', row: 'refused', text: 'the platform refused to tell its dates' };
    if (entry === 'none')
        return ALIVE;
    const daysLeft = dates.eolDaysLeft;
    if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays) {
        const grace = entry.graceStatus === 'GRACE_ELIGIBLE' ? 'may' : 'will not';
        const text = `its end of life is ${daysLeft === 0 ? 'today' : `in ${days(daysLeft)}`}, and it ${grace} be rebuilt after that`;
        return { verdict: 'warn', row: 'ending', text, daysLeft };
    }
    if (entry.tagStatus === 'TAG_INACTIVE') {
        return { verdict: 'warn', row: 'superseded', text: 'it is superseded, and gets no rebuilds', daysLeft };
    }
    const odd = dates.odd ??
        [entry.tagStatus].find((word) => !TAG_STATUSES.has(word)) ??
        [entry.graceStatus].find((word) => !GRACE_STATUSES.has(word));
    if (odd === undefined)
        return { ...ALIVE, daysLeft };
    return {
        verdict: 'warn',
        row: 'not-known',
        text: `the platform calls its state "${odd}", which is not known here`,
    };
}
const ALIVE = { verdict: 'pass', row: 'alive', text: 'it is maintained' };
function days(count) {
    return `${count} day${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fixedPlatform)
/* harmony export */ });
const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
function fixedPlatform({ platform }) {
    return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
}


/***/ }),

/***/ 3812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   YF: () => (/* binding */ takeApart),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7398);

function escapeMarkdown(text, longest = 2_000) {
    return takeApart((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, longest))
        .replace(SPECIAL, reference)
        .replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
}
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;
const BEGINNING = /^(\d*)([-+=.)])/;
function reference(character) {
    return `&#${character.charCodeAt(0)};`;
}
function takeApart(text) {
    return text
        .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
        .replace(/#(?=\w)/g, `#${APART}`)
        .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
        .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}
const APART = '\u200b';
function code(text) {
    return `<code>${escapeMarkdown(text, 500)}</code>`;
}
function table(heads, rows) {
    return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}
function tableHead(heads) {
    return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}
function tableRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ periodText)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

function periodText({ since, until }) {
    return until === undefined
        ? `since ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}`
        : `from ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)} to ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(until)}`;
}


/***/ }),

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ pinKey),
/* harmony export */   OK: () => (/* binding */ likelyTags),
/* harmony export */   jH: () => (/* binding */ periodOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

function pinKey(reference) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalReference */ .Ys)(reference);
}
function periodOf(history, digest) {
    const first = history.find((build) => build.digest === digest);
    if (first === undefined)
        return undefined;
    const last = history.findLastIndex((build) => build.digest === digest);
    return { since: first.at, until: history[last + 1]?.at };
}
function likelyTags(tag, names) {
    const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
    return names
        .filter((name) => name !== tag)
        .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
}
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one.charAt(length) === other.charAt(length))
        length += 1;
    return length;
}


/***/ }),

/***/ 2433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMENT_MODES: () => (/* binding */ COMMENT_MODES),
/* harmony export */   commentMarker: () => (/* binding */ commentMarker),
/* harmony export */   planComment: () => (/* binding */ planComment),
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3812);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6786);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7739);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(248);




const COMMENT_MODES = ['never', 'on-findings', 'always'];
const LONGEST_BODY = 65_000;
function commentMarker(jobKey, hash) {
    return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
}
function planComment(options) {
    const { mode, own, report } = options;
    const [first, ...more] = own;
    const surplus = more.map(({ id }) => id);
    if (mode === 'never')
        return { kind: 'leave', surplus: [] };
    if (first === undefined) {
        const isWanted = mode === 'always' || report.verdict !== 'pass';
        return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'leave', surplus };
    }
    const body = renderComment(options);
    return first.body.trim() === body.trim()
        ? { kind: 'leave', surplus }
        : { kind: 'update', id: first.id, body, surplus };
}
function renderComment({ report, marker, jobKey, }) {
    const sections = [
        heading(report, marker),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .findingSections */ .Y)(report),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedSection */ .E)(report),
        footer(jobKey),
    ];
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitSections */ .W)(sections, LONGEST_BODY, (text) => text.length);
}
function heading(report, marker) {
    const title = `## ${_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_SIGNS */ .PU[report.verdict]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report))}`;
    return {
        before: [marker, title, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .scope */ .z8)(report), 600)].join('\n\n'),
        entries: report.notes.map((note) => `\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(note, 600)}`),
        after: '',
        importance: 0,
        noun: 'note',
    };
}
function footer(jobKey) {
    const before = `<sub>Job ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobKey)}. Every image and every build is in the summary of the run.</sub>`;
    return { before, entries: [], after: '', importance: 9, noun: '' };
}


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ resolvedSection),
/* harmony export */   Y: () => (/* binding */ findingSections)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3812);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(248);



const LISTS = ['new', 'not-compared', 'carried-over'];
const IMPORTANCE = { error: 1, warning: 3, notice: 5 };
function findingSections({ comparedWith, findings, }) {
    const { lists } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noveltyWords */ .nc)(comparedWith);
    return LISTS.flatMap((novelty) => listSections(findings.filter((one) => one.novelty === novelty), lists[novelty]));
}
function listSections(findings, title) {
    if (findings.length === 0)
        return [];
    const failing = findings.filter(({ level }) => level === 'error');
    const warnings = findings.filter(({ level }) => level === 'warning');
    const notices = findings.filter(({ level }) => level === 'notice');
    return [
        { before: `### ${title}: ${findings.length}`, entries: [], after: '', importance: 0, noun: '' },
        ...open(failing),
        ...folded(warnings, (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warnings.length, 'warning')),
        ...folded(notices, (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(notices.length, 'note')),
    ];
}
function open(findings) {
    return sectionOf(findings, HEAD, '');
}
function folded(findings, title) {
    return sectionOf(findings, `<details><summary>${title}</summary>\n\n${HEAD}`, '</details>');
}
const HEAD = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableHead */ .PP)(['', 'Where', 'What', 'What to do']);
function sectionOf(findings, before, after) {
    const [first] = findings;
    if (first === undefined)
        return [];
    return [
        {
            before,
            entries: findings.map(findingRow),
            after,
            importance: IMPORTANCE[first.level],
            noun: 'finding',
        },
    ];
}
function findingRow(finding) {
    const { exception } = finding;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableRow */ .jD)([
        _wording_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVEL_SIGNS */ .WG[finding.level],
        finding.file === '' ? 'this run' : place(finding),
        [
            strong(finding.title),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.message, 1_000),
            exception === undefined
                ? ''
                : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`Accepted until ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(exception.until, 40)}: ${exception.reason}`, 400),
        ]
            .filter((part) => part !== '')
            .join('<br>'),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.remedy, 600),
    ]);
}
function place({ file, line }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(file, 400)}:${line}`);
}
function strong(text) {
    const escaped = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, 300);
    return escaped === '' ? '' : `**${escaped}**`;
}
function resolvedSection({ comparedWith, resolved, }) {
    if (resolved.length === 0)
        return [];
    const words = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .noveltyWords */ .nc)(comparedWith).resolved;
    const heading = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return [
        {
            before: `<details><summary>✅ ${heading}: ${resolved.length}</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableHead */ .PP)(['Where it was', 'What'])}`,
            entries: resolved.map(({ file, line, title, reference }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableRow */ .jD)([
                place({ file, line }),
                [strong(title), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(reference, 500)].filter((part) => part !== '').join('<br>'),
            ])),
            after: '</details>',
            importance: 6,
            noun: 'resolved finding',
        },
    ];
}


/***/ }),

/***/ 7739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(248);

function fitSections(sections, limit, size) {
    const kept = keptEntries(sections, limit, size);
    return sections
        .map((section) => render(section, kept.get(section) ?? 0))
        .filter((text) => text !== '')
        .join('\n\n');
}
function keptEntries(sections, limit, size) {
    const kept = new Map();
    const around = sections.map(({ before, after, entries, noun }) => [
        before,
        moreText(entries.length, noun),
        after,
    ]);
    let used = around.flat().reduce((sum, text) => sum + size(text) + 2, 0);
    for (const section of sections.toSorted((a, b) => a.importance - b.importance)) {
        for (const [index, entry] of section.entries.slice(0, section.most).entries()) {
            used += size(entry) + 1;
            if (used > limit)
                return kept;
            kept.set(section, index + 1);
        }
    }
    return kept;
}
function render({ before, entries, after, noun }, kept) {
    const list = [before, ...entries.slice(0, kept)].filter((text) => text !== '').join('\n');
    const left = entries.length - kept;
    return [list, left === 0 ? '' : moreText(left, noun), after].filter((text) => text !== '').join('\n\n');
}
function moreText(left, noun) {
    return `… and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(left, `more ${noun}`)}; all are in the report.`;
}


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5715);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(248);




function renderText(report) {
    const words = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .noveltyWords */ .nc)(report.comparedWith);
    return [
        ...imageTable(report),
        '',
        ...report.findings
            .filter(({ level }) => level !== 'notice')
            .flatMap((finding) => findingLines(finding, words)),
        ...noticeLine(report.findings),
        ...resolvedLine(report.resolved, words),
        ...report.notes.map((note) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(note, 500)),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(report)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .scope */ .z8)(report), 600)}`,
    ];
}
function imageTable({ images, mode }) {
    if (images.length === 0)
        return [];
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .alignColumns */ .R)([
        ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
        ...images.map((image) => [
            (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(image.image, 80),
            image.pinned === null ? '-' : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(image.pinned),
            image.newest === null ? '-' : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(image.newest),
            image.newestBuiltAt?.slice(0, 10) ?? '-',
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .behindText */ .Sd)(image),
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .stateText */ .r9)(image, mode),
        ]),
    ]);
}
function findingLines(finding, words) {
    const sign = finding.level === 'error' ? 'FAIL' : 'warn';
    const novelty = words.findings[finding.novelty];
    const place = finding.file === '' ? 'this run' : `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(finding.file)}:${finding.line}`;
    return [
        `${sign}  ${place}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(finding.title)}${novelty === '' ? '' : ` (${novelty})`}`,
        `      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(finding.message, 500)}`,
        `      → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(finding.remedy, 500)}`,
        '',
    ];
}
function noticeLine(findings) {
    const notices = findings.filter(({ level }) => level === 'notice');
    if (notices.length === 0)
        return [];
    return [`note  ${countByRule(notices)}; each is in the summary and in the report.`, ''];
}
function resolvedLine(resolved, words) {
    if (resolved.length === 0)
        return [];
    return [`gone  ${countByRule(resolved)}: ${words.resolved}; each is in the summary.`, ''];
}
function countByRule(found) {
    const byRule = Map.groupBy(found, ({ rule }) => rule);
    return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}


/***/ }),

/***/ 248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ VERDICT_SIGNS),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Sd: () => (/* binding */ behindText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WG: () => (/* binding */ LEVEL_SIGNS),
/* harmony export */   nc: () => (/* binding */ noveltyWords),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
function headline(report) {
    const errors = report.findings.filter(({ level }) => level === 'error').length;
    switch (report.verdict) {
        case 'fail':
            return `Mooring check failed: ${count(errors, 'finding')} ${errors === 1 ? 'has' : 'have'} to be dealt with.`;
        case 'warn':
            return 'Mooring check passed with warnings.';
        case 'pass':
            return report.images.length === 0
                ? 'Mooring check passed: there is no image reference to check.'
                : 'Mooring check passed.';
    }
}
function scope(report) {
    const looked = `${count(report.images.length, 'image')} in ${count(report.files, 'file')}`;
    const compared = comparedText(report.comparedWith);
    return `${looked}, ${compared}.`;
}
function comparedText(comparedWith) {
    switch (comparedWith.kind) {
        case 'base':
            return `compared with base ${comparedWith.commit.slice(0, 12)}`;
        case 'since':
            return `new is what came up since ${comparedWith.since}`;
        case 'baseline':
            return `compared with ${comparedWith.file}`;
        case 'none':
            return `not compared: ${comparedWith.why}`;
    }
}
function behindText(image) {
    if (image.behind === null)
        return image.pinned === null ? 'not pinned' : 'unknown';
    if (image.behind.builds === 0)
        return 'newest';
    return `${count(image.behind.builds, 'build')}, ${count(image.behind.days, 'day')}`;
}
function stateText(image, mode) {
    if (image.newest === null)
        return joined([lifeText(image.endOfLife), openText(image), 'not checked']);
    return joined([
        image.endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifeText(image.endOfLife),
        image.openAdvisories === null ? 'advisories not checked' : openText(image),
        image.pinned !== null && image.behind === null ? 'no build of this tag' : '',
    ]);
}
function joined(words) {
    return words.filter((word) => word !== '').join(', ') || 'ok';
}
function openText({ openAdvisories }) {
    const open = openAdvisories?.length ?? 0;
    return open === 0 ? '' : count(open, 'open advisory', 'open advisories');
}
function lifeText(life) {
    if (life === null || life.verdict === 'pass')
        return '';
    const { verdict, told, daysLeft } = life;
    if (!told.exists)
        return verdict === 'fail' ? 'no such tag' : 'tag is gone';
    if (verdict === 'fail')
        return 'end of life';
    if (told.entry === 'refused')
        return 'end of life not checked';
    if (isInGrace(told.entry))
        return 'in grace';
    if (told.deprecated)
        return 'deprecated';
    if (told.entry !== 'none' && told.entry.tagStatus === 'TAG_INACTIVE')
        return 'superseded';
    return daysLeft === null ? 'state not known' : `${count(daysLeft, 'day')} left`;
}
function isInGrace(entry) {
    if (typeof entry === 'string')
        return false;
    return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
}
function noveltyWords({ kind }) {
    switch (kind) {
        case 'since':
            return {
                lists: { new: 'New since then', 'carried-over': 'There before', 'not-compared': 'Findings' },
                findings: { new: 'new since then', 'carried-over': 'there before', 'not-compared': '' },
                resolved: 'resolved since then',
            };
        case 'baseline':
            return {
                lists: {
                    new: 'Not in the earlier report',
                    'carried-over': 'In the earlier report too',
                    'not-compared': 'Findings',
                },
                findings: {
                    new: 'not in the earlier report',
                    'carried-over': 'in the earlier report too',
                    'not-compared': '',
                },
                resolved: 'resolved since the earlier report',
            };
        case 'base':
        case 'none':
            return {
                lists: {
                    new: 'New in this change',
                    'carried-over': 'There before this change',
                    'not-compared': 'Findings',
                },
                findings: {
                    new: 'new in this change',
                    'carried-over': 'there before this change',
                    'not-compared': '',
                },
                resolved: 'resolved by this change',
            };
    }
}
const VERDICT_SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' };
const LEVEL_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
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

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ newestBuild),
/* harmony export */   aH: () => (/* binding */ appendPage),
/* harmony export */   er: () => (/* binding */ lagOf),
/* harmony export */   q9: () => (/* binding */ settledHistory),
/* harmony export */   w: () => (/* binding */ findBuild)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

function newestBuild(history) {
    return history.at(-1);
}
function findBuild(history, digest) {
    return history.findLast((build) => build.digest === digest);
}
function settledHistory(history) {
    const seen = new Set();
    let previous;
    const settled = [];
    for (const build of history) {
        if (build.digest === previous?.digest)
            continue;
        const isReturn = seen.has(build.digest);
        if (!(isReturn && previous?.isReturn === true))
            settled.push(build);
        seen.add(build.digest);
        previous = { digest: build.digest, isReturn };
    }
    return settled;
}
function lagOf(history, digest, now) {
    if (history.at(-1)?.digest === digest)
        return { kind: 'newest' };
    const settled = settledHistory(history);
    const last = settled.findLastIndex((build) => build.digest === digest);
    if (last === -1)
        return { kind: 'not-in-history' };
    const [first] = settled.slice(last + 1);
    if (first === undefined)
        return { kind: 'newest' };
    const days = Math.max(0, Math.floor((now - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO));
    return { kind: 'behind', builds: settled.length - last - 1, days, since: first.at };
}
function appendPage(history, page) {
    const last = history.at(-1);
    if (last === undefined)
        return page.length === 0 ? undefined : page;
    const boundary = history.filter((build) => build.at === last.at);
    const added = page.filter((build) => build.at > last.at ||
        (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
    return added.length === 0 ? undefined : [...history, ...added];
}


/***/ }),

/***/ 4288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutUndefined)
/* harmony export */ });
function withoutUndefined(values) {
    const given = {};
    for (const key in values) {
        const value = values[key];
        if (isGiven(value))
            given[key] = value;
    }
    return given;
}
function isGiven(value) {
    return value !== undefined;
}


/***/ }),

/***/ 9899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ checkImages)
});

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/check/answers.js
var check_answers = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
// EXTERNAL MODULE: ./build/domain/advisory-timeline.js
var advisory_timeline = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(5526);
;// CONCATENATED MODULE: ./build/domain/check/advisory-weight.js


function weightOf(assessment, policy, now) {
    const weight = weightOfStatus(assessment, policy, now);
    if (weight !== 'blocking')
        return weight;
    if (assessment.severity.rating === 'unscored')
        return weightOfUnscored(assessment, policy);
    return (0,severity/* isAtLeast */.du)(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
}
function weightOfStatus({ decision }, policy, now) {
    switch (decision.status) {
        case 'affected_fix_available':
        case 'affected':
        case 'affected_wont_fix':
            return 'blocking';
        case 'under_investigation':
            return isOlder(decision.since, policy.maxDetectionDays, now) ? 'blocking' : 'warning';
        case 'affected_pending_upstream':
            return policy.pendingUpstream === 'fail' ? 'blocking' : 'warning';
        case 'unknown':
            return policy.strict ? 'blocking' : 'warning';
        case 'unknown_not_analysed':
            return 'warning';
        case 'unreviewed':
            return policy.unreviewed === 'warn' ? 'warning' : undefined;
        case 'fixed_assumed':
        case 'fixed':
        case 'not_affected':
            return undefined;
    }
}
function weightOfUnscored({ decision }, { unscored }) {
    switch (unscored) {
        case 'fail':
            return 'blocking';
        case 'warn':
            return 'warning';
        case 'ignore':
            return undefined;
        case 'auto':
            return decision.status.startsWith('affected') ? 'blocking' : 'warning';
    }
}
function isOlder(since, days, now) {
    return since === undefined || now - since > days * domain_instant/* DAY_MS */.sO;
}

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/check/advisory-wording.js




const WORDS = {
    affected_fix_available: {
        now: (it) => `affects ${it}, and is fixed in a newer version`,
        remedy: 'Move to the newest build.',
    },
    affected: {
        now: (it) => `affects ${it}, and has no fix yet`,
        remedy: 'Build on an image without it until a fix is out.',
    },
    affected_wont_fix: {
        now: (it) => `affects ${it}, and will not be fixed`,
        remedy: 'Move to a supported version of the image.',
    },
    affected_pending_upstream: {
        now: (it) => `affects ${it}, and waits for a fix upstream`,
        remedy: 'Build on an image without it until upstream has a fix.',
    },
    under_investigation: {
        now: (it) => `is under investigation for ${it}`,
        remedy: 'Wait for the verdict, or build on an image without it.',
    },
    unknown: {
        now: (it) => `cannot be decided for ${it}: its versions or its state are not known here`,
        remedy: 'Read the advisory, and update Mooring.',
    },
    unknown_not_analysed: {
        now: (it) => `will not be analysed for ${it}`,
        remedy: 'Move to a supported version of the image.',
    },
    unreviewed: { now: (it) => `is not reviewed yet for ${it}`, remedy: 'Wait for the review.' },
    fixed_assumed: { now: (it) => `is taken to be fixed in ${it}`, remedy: 'Nothing to do.' },
    fixed: { now: (it) => `is fixed in ${it}`, remedy: 'Nothing to do.' },
    not_affected: { now: (it) => `does not affect ${it}`, remedy: 'Nothing to do.' },
};
function describeAdvisory(assessment, { reference, isNewest, platforms }) {
    const { id, advisory, decision, severity } = assessment;
    const { now, remedy } = WORDS[decision.status];
    const own = id === advisory.advisoryId ? [] : [advisory.advisoryId];
    const rated = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
    const more = [...own, ...rated].join(', ');
    const installed = nameAndVersion(assessment);
    const image = (0,image_reference/* formatImage */.vy)(reference);
    const isFixed = decision.status === 'affected_fix_available';
    const fix = isFixed && decision.fixedVersion !== undefined ? ` (${decision.fixedVersion})` : '';
    const sign = isFixed ? 'the fix is of' : 'open since';
    const since = decision.since === undefined ? '' : `; ${sign} ${(0,domain_instant/* formatDay */.im)(decision.since)}`;
    const where = installed === undefined ? '' : ` in ${installed}`;
    const what = now(installed === undefined ? image : `${installed} of ${image}${onSome(assessment, platforms)}`);
    const isAwaited = isFixed && isNewest;
    const fixed = isAwaited ? 'is fixed, but in no build of this tag yet' : 'is fixed in a newer build';
    return {
        title: `${id}${where} ${isFixed ? fixed : 'is open'}`,
        message: `${more === '' ? id : `${id} (${more})`} ${what}${fix}${since}.${quoted(decision.event)}`,
        remedy: isAwaited ? AWAIT_BUILD : remedy,
    };
}
const AWAIT_BUILD = 'Wait for the next build of this tag, or build on an image without it.';
function onSome({ platforms: found }, platforms) {
    const isEverywhere = platforms.every((platform) => found.includes(platform));
    return isEverywhere || found.length === 0 ? '' : ` on ${found.join(', ')}`;
}
const LONGEST_NOTE = 400;
function quoted(event) {
    const note = event === undefined ? '' : (0,advisory_timeline/* noteOf */.kH)(event);
    return note === '' ? '' : ` The advisory says: “${(0,printable/* cutText */.IN)(note, LONGEST_NOTE)}”`;
}
function nameAndVersion({ package: installed }) {
    return installed === undefined ? undefined : `${installed.name} ${installed.version}`;
}

// EXTERNAL MODULE: ./build/domain/check/assess.js + 1 modules
var assess = __webpack_require__(3792);
// EXTERNAL MODULE: ./build/domain/check/names-to-ask.js
var names_to_ask = __webpack_require__(6974);
;// CONCATENATED MODULE: ./build/domain/check/observation.js

function observed(use, { rule, weight, subject, inFile, ...words }) {
    const reference = (0,image_reference/* canonicalReference */.Ys)(use.reference);
    return {
        rule,
        weight,
        key: `${rule}|${subject ?? reference}`,
        ...(inFile === undefined ? {} : { fileKey: `${rule}|${inFile}` }),
        file: use.file,
        line: use.line,
        reference,
        ...words,
    };
}
function notChecked(use, what, { problem }, mode) {
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const isRefused = problem.code.startsWith('auth_') || problem.code === 'platform_not_found';
    const isOutOfReach = mode === 'anonymous' && isRefused;
    return observed(use, {
        rule: 'not-checked',
        weight: isOutOfReach ? 'warning' : 'blocking',
        subject: `${what}|${image}|${problem.code}`,
        title: `${what} could not be checked`,
        message: isOutOfReach ? `${image} is shown to nobody who is not signed in.` : `${problem.message}.`,
        remedy: isOutOfReach
            ? 'It is checked in runs that sign in, such as those of the merged change.'
            : problem.hint,
    });
}

;// CONCATENATED MODULE: ./build/domain/check/observe-advisories.js








function assessImage(reference, answers, { builtAt, platforms }) {
    const packages = answers.packages.get((0,image_reference/* canonicalReference */.Ys)(reference));
    if (packages?.kind === 'unknown')
        return { assessments: [], unknown: [packages] };
    const names = (0,names_to_ask/* namesToAsk */.X)(packages?.value, reference);
    const given = names.flatMap((name) => answers.advisories.get(name) ?? []);
    const unknown = given.filter((answer) => answer.kind === 'unknown');
    const advisoriesOn = (name) => {
        const answer = answers.advisories.get(name);
        return answer?.kind === 'known' ? answer.value : [];
    };
    const assessments = packages === undefined || packages.value.source === 'name'
        ? (0,assess/* assessByName */.H)(names.flatMap(advisoriesOn), builtAt)
        : (0,assess/* assessPackages */.C)(takenFor(platforms, packages.value.platforms), advisoriesOn);
    return { assessments, unknown: [...new Map(unknown.map((one) => [one.problem.message, one])).values()] };
}
function takenFor(platforms, asked) {
    const taken = asked.filter(({ platform }) => platforms.includes(platform));
    return taken.length === 0 ? asked : taken;
}
function observeAdvisories(use, assessed, given) {
    return [
        ...assessed.unknown.map((answer) => notChecked(use, 'advisories', answer, given.mode)),
        ...assessed.assessments.flatMap((assessment) => {
            const weight = weightOf(assessment, given.policy, given.now);
            if (weight === undefined)
                return [];
            const subject = `${assessment.package?.name ?? ''}|${assessment.id}`;
            const observation = observed(use, {
                rule: 'advisory',
                weight,
                subject: `${(0,image_reference/* formatImage */.vy)(use.reference)}|${subject}`,
                inFile: `${use.file}|${subject}`,
                ...describeAdvisory(assessment, { ...given, reference: use.reference }),
            });
            return [{ ...observation, advisory: factsOf(assessment) }];
        }),
    ];
}
function factsOf({ id, advisory, decision, names, severity, ...rest }) {
    const { package: installed, platforms } = rest;
    return {
        id,
        aliases: names.filter((name) => name !== advisory.advisoryId),
        advisoryId: advisory.advisoryId,
        uid: advisory.uid,
        status: decision.status,
        package: installed === undefined ? null : { name: installed.name, version: installed.version },
        fixedVersion: decision.fixedVersion ?? null,
        severity,
        platforms,
        since: decision.since === undefined ? null : (0,domain_instant/* formatInstant */.r4)(decision.since),
        events: eventFacts(advisory),
    };
}
function eventFacts({ events }) {
    const timeline = (0,advisory_timeline/* approvedInOrder */.lx)(events) ?? null;
    return (timeline?.map(({ event, kind, at }) => ({ kind, at: (0,domain_instant/* formatInstant */.r4)(at), versions: (0,advisory_timeline/* versionsOf */.x4)(event) })) ??
        null);
}

// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/domain/check/gate-policy.js
var gate_policy = __webpack_require__(3714);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/pin/pin-origin.js
var pin_origin = __webpack_require__(8449);
// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/pin/period-text.js
var period_text = __webpack_require__(2546);
;// CONCATENATED MODULE: ./build/domain/check/observe-origin.js




function observeOrigin(use, digest, given) {
    return observed(use, saidOf(use, (0,domain_digest/* shortDigest */.VK)(digest), given));
}
function saidOf(use, digest, { tag, newest, origin }) {
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const repin = `pin ${image}:${tag}@${newest.digest}`;
    switch (origin?.kind) {
        case 'foreign':
            return {
                ...FOREIGN,
                title: 'the digest is no build of this image',
                message: `${digest} is none of the builds that any of the ${origin.tags} tags of ${image} has had${origin.isInRegistry ? '' : ', and the registry does not have it'}.`,
                remedy: `Find out who wrote it and where it comes from; ${repin} instead.`,
            };
        case 'other-tag':
            return {
                ...FOREIGN,
                title: `the digest is a build of tag ${origin.tag}`,
                message: `${digest} is none of the builds of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${(0,period_text/* periodText */.J)(origin)}.`,
                remedy: `Write ${image}:${origin.tag}, or ${repin}.`,
            };
        case 'platform-manifest':
            return {
                ...FOREIGN,
                weight: 'warning',
                title: `the digest is the image of ${origin.platform} alone`,
                message: `${digest} is what a build of tag ${tag} has for ${origin.platform}; the tag pointed to that build ${(0,period_text/* periodText */.J)(origin)}. On other platforms it does not run.`,
                remedy: `Pin the index of that build, ${origin.index}, or ${repin}.`,
            };
        case 'own':
        case 'not-verified':
        case undefined:
            return {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `origin|${(0,image_reference/* canonicalReference */.Ys)(use.reference)}`,
                title: 'the origin of the digest could not be checked',
                message: `${digest} is none of the builds of tag ${tag}, and where it comes from is not known${origin?.kind === 'not-verified' ? `: ${origin.reason}` : ''}.`,
                remedy: `Run again; or ${repin}.`,
            };
    }
}
const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' };

;// CONCATENATED MODULE: ./build/domain/check/observe-history.js







function observeHistory(use, tag, history, given) {
    const builds = history.kind === 'known' ? history.value : [];
    const unpinned = use.reference.digest === undefined ? [observeUnpinned(use, (0,tag_history/* newestBuild */.Dz)(builds), given.policy)] : [];
    if (history.kind === 'unknown')
        return [...unpinned, notChecked(use, 'history', history, given.mode)];
    const { digest } = use.reference;
    const newest = (0,tag_history/* newestBuild */.Dz)(builds);
    if (newest === undefined)
        return [...unpinned, observeNoBuilds(use, tag)];
    if (digest === undefined)
        return unpinned;
    const lag = (0,tag_history/* lagOf */.er)(builds, digest, given.now);
    switch (lag.kind) {
        case 'newest':
            return [];
        case 'behind':
            return [observeBehind(use, lag, newest, given)];
        case 'not-in-history':
            return [observeOrigin(use, digest, { tag, newest, origin: given.origins.get((0,pin_origin/* pinKey */.D6)(use.reference)) })];
    }
}
function observeNoBuilds(use, tag) {
    const tagged = `${(0,image_reference/* formatImage */.vy)(use.reference)}:${tag}`;
    return observed(use, {
        rule: 'not-checked',
        weight: 'blocking',
        subject: `history|${tagged}|empty`,
        title: 'history could not be checked',
        message: `The history of ${tagged} has no build in it, so that nothing can be said of this reference.`,
        remedy: 'Check that the tag is spelled as the registry lists it.',
    });
}
function observeUnpinned(use, newest, { requirePins }) {
    const tagged = (0,image_reference/* canonicalReference */.Ys)(use.reference);
    return observed(use, {
        rule: requirePins ? 'pin-required' : 'unpinned',
        weight: 'blocking',
        title: requirePins ? 'not pinned, and it has to be' : 'not pinned',
        message: `${tagged} names a tag, and a tag can move between two builds.`,
        remedy: newest === undefined ? 'Pin it to a digest.' : `Pin it: ${tagged}@${newest.digest}`,
    });
}
function observeBehind(use, lag, newest, { policy: { maxLag }, now }) {
    const isTooFar = maxLag !== undefined && exceeds(lag, maxLag, now);
    const allowed = isTooFar ? ` The settings allow ${(0,duration/* formatDuration */.a3)(maxLag)}.` : '';
    return observed(use, {
        rule: isTooFar ? 'too-far-behind' : 'behind',
        weight: 'blocking',
        title: `${count(lag.builds, 'build')} behind`,
        message: `The pinned build has been superseded for ${ageOf(lag, now)}; ${count(lag.builds, 'newer build')} exist${lag.builds === 1 ? 's' : ''}.${allowed}`,
        remedy: `Move the pin to ${newest.digest}, built ${(0,domain_instant/* formatDay */.im)(newest.at)}.`,
    });
}
function exceeds({ days, since }, maxLag, now) {
    const isOfDays = maxLag > 0 && maxLag % domain_instant/* DAY_MS */.sO === 0;
    return (isOfDays ? days * domain_instant/* DAY_MS */.sO : now - since) > maxLag;
}
function ageOf({ days, since }, now) {
    return days === 0 ? (0,duration/* roughDuration */.Um)(Math.max(0, now - since)) : count(days, 'day');
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./build/domain/end-of-life.js
var end_of_life = __webpack_require__(8307);
;// CONCATENATED MODULE: ./build/domain/check/observe-life.js



function decideLife(life, reference, given) {
    return (0,end_of_life/* decideEndOfLife */.V)(life, {
        isPinned: reference.digest !== undefined,
        now: given.now,
        limits: given.policy,
    });
}
function observeLife(use, tag, life, given) {
    const decision = decideLife(life, use.reference, given);
    if (decision.verdict === 'pass')
        return [];
    const tagged = `${(0,image_reference/* formatImage */.vy)(use.reference)}:${tag}`;
    const observation = observed(use, {
        rule: 'end-of-life',
        weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
        subject: tagged,
        title: titleOf(tag, decision),
        message: `${capitalized(decision.text)} (${tagged}).`,
        remedy: remedyOf(life, use.reference, decision),
    });
    return [{ ...observation, endOfLife: lifeFacts(life, decision) }];
}
function lifeFacts({ successor }, decision) {
    return {
        eolDate: decision.eolDate ?? null,
        graceEnds: decision.graceEnds ?? null,
        daysLeft: decision.daysLeft ?? null,
        successor: successor ?? null,
    };
}
function titleOf(tag, { row }) {
    switch (row) {
        case 'no-tag':
        case 'tag-gone':
            return `tag ${tag} does not exist`;
        case 'superseded':
            return `tag ${tag} is superseded`;
        case 'ending':
            return `tag ${tag} nears its end of life`;
        case 'grace-ending':
        case 'in-grace':
            return `tag ${tag} is in its time of grace`;
        case 'deprecated-early':
            return `tag ${tag} is deprecated`;
        case 'not-known':
            return `the state of tag ${tag} is not known`;
        case 'refused':
            return `the end of life of tag ${tag} is not known`;
        case 'broken':
        case 'grace-over':
        case 'over':
        case 'deprecated-without-date':
        case 'alive':
            return `tag ${tag} is past its end of life`;
    }
}
function remedyOf({ successor }, reference, { row }) {
    const image = (0,image_reference/* formatImage */.vy)(reference);
    if (row === 'refused')
        return 'Give the identity a role with the capability tag.list at the root organization.';
    if (successor !== undefined)
        return `Move to ${image}:${successor}.`;
    return row === 'not-known' ? 'Update Mooring.' : `Move to a tag of ${image} that is still maintained.`;
}
function capitalized(clause) {
    return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/domain/check/observe.js










function observe(scanned, options) {
    return [...scanned.unread.map(observeUnread), ...scanned.uses.flatMap((use) => observeUse(use, options))];
}
function judgedTag(reference, answers) {
    const found = answers.tagsOfDigests.get((0,image_reference/* canonicalReference */.Ys)(reference));
    return (0,image_reference/* effectiveTag */.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
}
function buildInUse({ digest }, answer) {
    if (answer === undefined || answer.history.kind === 'unknown')
        return undefined;
    return digest === undefined ? (0,tag_history/* newestBuild */.Dz)(answer.history.value) : (0,tag_history/* findBuild */.w)(answer.history.value, digest);
}
function isNewestBuild({ digest }, answer) {
    if (digest === undefined)
        return true;
    return answer?.history.kind === 'known' && (0,tag_history/* newestBuild */.Dz)(answer.history.value)?.digest === digest;
}
function platformsOf({ platform }, platforms) {
    return platform === undefined ? platforms : [platform];
}
function observeUnread(unread) {
    const isFile = unread.scope === 'file';
    return {
        rule: isFile ? 'not-checked' : 'unresolvable',
        weight: unread.scope === 'instruction' ? 'warning' : 'blocking',
        key: `${isFile ? 'file' : 'text'}|${unread.file}|${unread.written}|${unread.reason}`,
        file: unread.file,
        line: unread.line,
        reference: unread.written,
        message: unread.reason,
        ...UNREAD_TEXTS[unread.scope],
    };
}
const UNREAD_TEXTS = {
    file: {
        title: 'the file could not be read',
        remedy: 'Mend the file, or leave it out with `exclude` in .github/mooring.yml.',
    },
    reference: {
        title: 'no fixed image',
        remedy: 'Write the whole reference, give its variable a default, or leave it out with a comment `mooring: ignore`.',
    },
    instruction: {
        title: 'not a valid Dockerfile',
        remedy: 'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.',
    },
};
function observeUse(use, options) {
    const policy = (0,gate_policy/* policyFor */.KV)(options.policies, use);
    const refused = (0,gate_policy/* isAllowed */.Jr)(options.policies, use) ? [] : [observeNotAllowed(use, options.policies)];
    const isHistoric = (0,image_use/* historicImage */.R)(use.reference, options.registry) !== undefined;
    const judged = isHistoric
        ? observeHistoric(use, policy, options)
        : observeOther(use, policy, options.registry);
    return [...refused, ...judged];
}
function observeHistoric(use, policy, { answers, now, mode, platforms }) {
    const given = { policy, now, mode, origins: answers.origins };
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const tag = judgedTag(use.reference, answers);
    const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)(image, tag));
    const taken = platformsOf(use, platforms);
    const builtAt = buildInUse(use.reference, answer)?.at;
    const assessed = assessImage(use.reference, answers, { builtAt, platforms: taken });
    const advisories = observeAdvisories(use, assessed, {
        ...given,
        isNewest: isNewestBuild(use.reference, answer),
        platforms: taken,
    });
    if (tag === undefined)
        return [...observeTagless(use, answers, mode), ...advisories];
    if (answer === undefined)
        return advisories;
    return [
        ...observeHistory(use, tag, answer.history, given),
        ...observeAnyLife(use, tag, answer, given),
        ...advisories,
    ];
}
function observeAnyLife(use, tag, { life }, given) {
    if (life === undefined)
        return [];
    return life.kind === 'unknown'
        ? [notChecked(use, 'end of life', life, given.mode)]
        : observeLife(use, tag, life.value, given);
}
function observeOther(use, policy, registry) {
    const isMissing = policy.requirePins && use.reference.digest === undefined;
    return [
        observeOtherRegistry(use, registry),
        ...(isMissing ? [observeUnpinned(use, undefined, policy)] : []),
    ];
}
function observeOtherRegistry(use, registry) {
    return observed(use, {
        rule: 'other-registry',
        weight: 'blocking',
        title: `not an image of ${registry}`,
        message: `${(0,image_reference/* canonicalReference */.Ys)(use.reference)} lies on ${use.reference.host}, which has no tag history; it was not judged.`,
        remedy: `Use the image of the same name on ${registry}, if there is one.`,
    });
}
const MOST_GLOBS = { count: 5, length: 80 };
function observeNotAllowed(use, { allowedImages }) {
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const told = allowedImages.slice(0, MOST_GLOBS.count).map((glob) => (0,printable/* printable */.g$)(glob, MOST_GLOBS.length));
    const rest = allowedImages.length - told.length;
    return observed(use, {
        rule: 'not-allowed',
        weight: 'blocking',
        subject: image,
        title: 'the image is not allowed',
        message: `${image} is none of the images that \`allowed-images\` in .github/mooring.yml lets in: ${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
        remedy: 'Use an image that is allowed, or have the list changed.',
    });
}
function observeTagless(use, { tagsOfDigests }, mode) {
    const asked = tagsOfDigests.get((0,image_reference/* canonicalReference */.Ys)(use.reference));
    if (asked?.kind === 'unknown')
        return [notChecked(use, 'the tag of a digest', asked, mode)];
    return [
        observed(use, {
            rule: 'unresolvable',
            weight: 'blocking',
            title: 'a digest without its tag',
            message: `${(0,image_reference/* canonicalReference */.Ys)(use.reference)} does not say of which tag it is a build, and no tag of the image ever pointed to it, so its history and its end of life cannot be asked for.`,
            remedy: 'Write the tag before the digest: image:tag@sha256:…',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/domain/check/assessed-images.js





function assessedImages({ uses }, { answers, registry }) {
    const references = new Map(uses.map(({ reference }) => [(0,image_reference/* canonicalReference */.Ys)(reference), reference]));
    return [...references.values()].flatMap((reference) => {
        if ((0,image_use/* historicImage */.R)(reference, registry) === undefined)
            return [];
        const tag = judgedTag(reference, answers);
        const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)((0,image_reference/* formatImage */.vy)(reference), tag));
        const build = buildInUse(reference, answer);
        const { assessments } = assessImage(reference, answers, { builtAt: build?.at, platforms: [] });
        return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
    });
}
function judgedFiles({ uses }, { packages }) {
    const unread = new Set(uses.flatMap(({ file, reference }) => {
        const answer = packages.get((0,image_reference/* canonicalReference */.Ys)(reference));
        const isRead = answer === undefined || (answer.kind === 'known' && answer.value.source !== 'name');
        return isRead ? [] : [file];
    }));
    return (file) => !unread.has(file);
}

;// CONCATENATED MODULE: ./build/domain/check/policy-table.js

function createPolicyTable() {
    const numbers = new Map();
    const policies = [];
    return {
        numberOf: ({ maxLag, ...policy }) => {
            const reported = { ...policy, maxLagDays: maxLag === undefined ? null : maxLag / domain_instant/* DAY_MS */.sO };
            const text = JSON.stringify(reported);
            const number = numbers.get(text) ?? policies.push(reported) - 1;
            numbers.set(text, number);
            return number;
        },
        all: () => policies,
    };
}

;// CONCATENATED MODULE: ./build/domain/check/moments.js

function momentsOf({ advisory, endOfLife }, limits) {
    return [
        ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
        ...(endOfLife === undefined ? [] : momentsOfLife(endOfLife, limits)),
    ];
}
function momentsOfAdvisory({ events, since, status }, { maxDetectionDays }) {
    const latest = instantsOf([since, events?.at(-1)?.at]);
    const aged = status === 'under_investigation' ? shifted(instantsOf([since]), [maxDetectionDays]) : [];
    return [...latest, ...aged];
}
function momentsOfLife({ eolDate, graceEnds }, { warnBeforeDays, failBeforeDays }) {
    const lastDay = instantsOf([eolDate === null ? null : `${eolDate}T00:00:00Z`]);
    return [
        ...shifted(lastDay, [-warnBeforeDays, 1]),
        ...shifted(instantsOf([graceEnds]), [-failBeforeDays, 0]),
    ];
}
function instantsOf(times) {
    return times.flatMap((time) => (typeof time === 'string' ? ((0,domain_instant/* readInstant */.Wr)(time) ?? []) : []));
}
function shifted(instants, days) {
    return instants.flatMap((instant) => days.map((count) => (0,domain_instant/* toInstant */.fN)(instant + count * domain_instant/* DAY_MS */.sO)));
}

// EXTERNAL MODULE: ./build/domain/check/finding.js
var finding = __webpack_require__(4939);
;// CONCATENATED MODULE: ./build/domain/check/policy.js


function weigh(observations, baseline, policyOf) {
    return observations
        .map((observation) => {
        const policy = policyOf(observation);
        const novelty = noveltyOf(observation, baseline, policy);
        return { ...observation, novelty, level: levelOf(observation, novelty, policy) };
    })
        .sort(worstFirst);
}
function judge(findings) {
    if (findings.some(({ level }) => level === 'error'))
        return 'fail';
    return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
}
function weightsOf(observations) {
    const weights = new Map();
    for (const { key, fileKey, weight } of observations) {
        for (const name of fileKey === undefined ? [key] : [key, fileKey]) {
            weights.set(name, heavier(weights.get(name), weight));
        }
    }
    return weights;
}
const WEIGHTS = ['minor', 'warning', 'blocking'];
function heavier(one, other) {
    return one === undefined || WEIGHTS.indexOf(other) > WEIGHTS.indexOf(one) ? other : one;
}
function noveltyOf(observation, baseline, limits) {
    switch (baseline.kind) {
        case 'none':
            return 'not-compared';
        case 'since':
            return noveltySince(momentsOf(observation, limits), baseline);
        case 'compared':
            if (!isNew(observation, baseline))
                return 'carried-over';
            return baseline.unread?.has(observation.file) === true ? 'not-compared' : 'new';
    }
}
function isNew({ rule, key, fileKey = key, weight, file, reference }, { weights, isTouched }) {
    const before = [weights.get(key), weights.get(fileKey)].filter((one) => one !== undefined);
    if (before.every((one) => WEIGHTS.indexOf(one) < WEIGHTS.indexOf(weight)))
        return true;
    return rule !== 'advisory' && rule !== 'exception' && isTouched(file, reference);
}
function noveltySince(moments, { since, now }) {
    if (moments.length === 0)
        return 'not-compared';
    return moments.some((moment) => moment >= since && moment <= now) ? 'new' : 'carried-over';
}
function levelOf({ rule, weight }, novelty, { failOn, warnOn }) {
    if (weight === 'minor')
        return 'notice';
    const fails = failOn.includes(rule) || (novelty === 'new' && failOn.includes(`new-${rule}`));
    if (fails && weight === 'blocking')
        return 'error';
    return warnOn.includes(rule) ? 'warning' : 'notice';
}
const LEVEL_ORDER = ['error', 'warning', 'notice'];
function worstFirst(a, b) {
    return (LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
        finding/* RULES */.y.indexOf(a.rule) - finding/* RULES */.y.indexOf(b.rule) ||
        scoreOf(b) - scoreOf(a) ||
        compareText(a.file, b.file) ||
        a.line - b.line ||
        compareText(a.key, b.key));
}
function scoreOf({ advisory }) {
    return advisory?.severity.score ?? -1;
}
function byRuleThenKey(a, b) {
    return finding/* RULES */.y.indexOf(a.rule) - finding/* RULES */.y.indexOf(b.rule) || compareText(a.key, b.key);
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}

;// CONCATENATED MODULE: ./build/domain/check/report-image.js










function reportImage(uses, facts) {
    const [use] = uses;
    if (use === undefined)
        return [];
    const { reference } = use;
    const judged = uses.map((one) => {
        const policy = (0,gate_policy/* policyFor */.KV)(facts.policies, one);
        const platforms = platformsOf(one, facts.platforms);
        return { file: one.file, line: one.line, policy, platforms, number: facts.table.numberOf(policy) };
    });
    const places = judged.map(({ file, line, number }) => ({ file, line, policy: number }));
    const ways = new Map(judged.map((one) => [`${one.number} ${one.platforms.join(' ')}`, one]));
    const pinned = reference.digest ?? null;
    const tag = judgedTag(reference, facts.answers);
    const image = (0,image_reference/* canonicalReference */.Ys)({ ...reference, tag, digest: undefined });
    const named = tag === undefined ? (0,image_reference/* formatImage */.vy)(reference) : image;
    const known = (0,image_use/* historicImage */.R)(reference, facts.registry) === undefined
        ? {}
        : knownOf(reference, tag, { ...facts, ways: [...ways.values()] });
    return [{ ...UNKNOWN, ...known, image: named, pinned, places }];
}
const UNKNOWN = {
    newest: null,
    newestBuiltAt: null,
    behind: null,
    endOfLife: null,
    history: null,
    packages: null,
    openAdvisories: null,
};
function knownOf(reference, tag, facts) {
    const { answers } = facts;
    const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)((0,image_reference/* formatImage */.vy)(reference), tag));
    const history = answer?.history.kind === 'known' ? answer.history.value : undefined;
    const newest = history === undefined ? undefined : (0,tag_history/* newestBuild */.Dz)(history);
    const packages = answers.packages.get((0,image_reference/* canonicalReference */.Ys)(reference));
    return {
        newest: newest?.digest ?? null,
        newestBuiltAt: newest === undefined ? null : (0,domain_instant/* formatInstant */.r4)(newest.at),
        behind: behindOf(history, reference.digest, facts.now),
        endOfLife: lifeOf(reference, answer, facts),
        history: history === undefined ? null : historyAround(history, reference.digest),
        packages: packages?.kind === 'known' ? packagesOf(packages.value) : null,
        openAdvisories: openAdvisories(reference, answer, facts),
    };
}
function behindOf(history, digest, now) {
    if (history === undefined || digest === undefined)
        return null;
    const lag = (0,tag_history/* lagOf */.er)(history, digest, now);
    switch (lag.kind) {
        case 'newest':
            return { builds: 0, days: 0 };
        case 'behind':
            return { builds: lag.builds, days: lag.days };
        case 'not-in-history':
            return null;
    }
}
function lifeOf(reference, answer, { ways, now }) {
    if (answer?.life?.kind !== 'known')
        return null;
    const life = answer.life.value;
    const [worst] = ways
        .map(({ policy }) => decideLife(life, reference, { policy, now }))
        .toSorted((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
    if (worst === undefined)
        return null;
    return { verdict: worst.verdict, ...lifeFacts(life, worst), told: toldLife(life) };
}
const WORST_FIRST = ['fail', 'warn', 'pass'];
function toldLife({ exists, deprecated, entry, isDenied }) {
    const told = typeof entry === 'string'
        ? entry
        : { ...entry, graceExpiry: entry.graceExpiry ?? null, eolDate: entry.eolDate ?? null };
    return { exists, deprecated, entry: told, isDenied: isDenied ?? null };
}
function packagesOf(packages) {
    if (packages.source === 'name')
        return null;
    const { source, platforms } = packages;
    return {
        source,
        count: platforms.reduce((sum, one) => sum + one.packages.length, 0),
        platforms: platforms.map(({ platform }) => platform).sort(),
    };
}
function openAdvisories(reference, answer, { answers, ways, now }) {
    const builtAt = buildInUse(reference, answer)?.at;
    const open = new Set();
    for (const { platforms, policy } of ways) {
        const { assessments, unknown } = assessImage(reference, answers, { builtAt, platforms });
        if (unknown.length > 0)
            return null;
        for (const one of assessments)
            if (weightOf(one, policy, now) !== undefined)
                open.add(one.id);
    }
    return [...open].sort();
}
const AROUND = 2;
function historyAround(history, digest) {
    const pinned = history.findLastIndex((build) => build.digest === digest);
    const isNear = (index) => index >= history.length - AROUND - 1 || (pinned !== -1 && Math.abs(index - pinned) <= AROUND);
    const around = history.filter((_, index) => isNear(index));
    return {
        builds: history.length,
        around: around.map((build) => ({ digest: build.digest, at: (0,domain_instant/* formatInstant */.r4)(build.at) })),
    };
}

;// CONCATENATED MODULE: ./build/domain/check/build-report.js






function buildReport(parts) {
    const groups = Map.groupBy(parts.scanned.uses, (use) => (0,image_reference/* canonicalReference */.Ys)(use.reference));
    const table = createPolicyTable();
    const images = [...groups.values()].flatMap((uses) => reportImage(uses, { ...parts, table }));
    const findings = parts.findings.map((finding) => Object.assign({ policy: table.numberOf((0,gate_policy/* policyForPlace */.jb)(parts.policies, finding)) }, finding));
    return {
        schema: 'mooring.check-report/v1',
        verdict: judge(parts.findings),
        checkedAt: (0,domain_instant/* formatInstant */.r4)(parts.now),
        mode: parts.mode,
        comparedWith: parts.comparedWith,
        failOn: parts.policies.inputs.failOn ?? parts.policies.everywhere.failOn,
        notes: parts.notes,
        files: parts.files,
        policies: table.all(),
        images,
        findings,
        resolved: parts.resolved,
    };
}

// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __webpack_require__(913);
;// CONCATENATED MODULE: ./build/domain/check/exceptions.js



const TELL_BEFORE_DAYS = 14;
function applyExceptions(findings, exceptions, now) {
    const current = exceptions.filter(({ ends }) => now < ends);
    if (current.length === 0)
        return findings;
    return findings.map((finding) => {
        const exception = current.find((one) => covers(one, finding));
        if (exception === undefined)
            return finding;
        const { reason, until } = exception;
        return { ...finding, level: 'notice', exception: { reason, until } };
    });
}
const AT_TIMES = new Set(['not-checked', 'base-unavailable', 'settings']);
const OF_DOUBT = new Set(['not-checked', 'unresolvable']);
function idleExceptions(findings, exceptions, { doubtful, now }) {
    const places = [...doubtful, ...findings.filter(({ rule }) => OF_DOUBT.has(rule))];
    return exceptions
        .filter((one) => now < one.ends &&
        !(one.rule !== undefined && AT_TIMES.has(one.rule)) &&
        !places.some((place) => mayCover(one, place)) &&
        !findings.some((finding) => covers(one, finding)))
        .map((one) => `${describe(one)} (line ${one.line})`);
}
function mayCover({ path, image }, { file, reference }) {
    if (path?.(file) === false)
        return false;
    if (image === undefined)
        return true;
    const reading = (0,image_reference/* readImageReference */.bc)(reference);
    return reading.kind !== 'reference' || (0,ignore_rule/* namesOf */.e)(reading.reference).some(image);
}
function observeExceptions(exceptions, now) {
    return exceptions.flatMap((exception) => {
        const { file, line, until, ends, reason } = exception;
        const hasEnded = now >= ends;
        if (!hasEnded && ends - now > TELL_BEFORE_DAYS * domain_instant/* DAY_MS */.sO)
            return [];
        const subject = describe(exception);
        return [
            {
                rule: 'exception',
                weight: 'warning',
                key: `exception|${subject}|${until}`,
                file,
                line,
                reference: subject,
                title: hasEnded ? 'an exception has ended' : 'an exception ends soon',
                message: `The exception for ${subject} (${reason}) ${hasEnded ? `counts no more since the end of ${until}` : `counts until the end of ${until}`}, UTC.`,
                remedy: 'Deal with what it covers, take it out, or give it a later day.',
            },
        ];
    });
}
function covers(exception, { rule, file, reference, advisory }) {
    const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases].map(asId);
    return (rule !== 'exception' &&
        (exception.rule === undefined || exception.rule === rule) &&
        (exception.advisory === undefined || ids.includes(asId(exception.advisory))) &&
        (exception.package === undefined || exception.package === advisory?.package?.name) &&
        (exception.path?.(file) ?? true) &&
        (exception.image === undefined || namesOfText(reference).some(exception.image)));
}
function asId(text) {
    return text.trim().toLowerCase();
}
function namesOfText(text) {
    const reading = (0,image_reference/* readImageReference */.bc)(text);
    return reading.kind === 'reference' ? (0,ignore_rule/* namesOf */.e)(reading.reference) : [text];
}
function describe({ rule, advisory, package: name, ...other }) {
    const named = [advisory, name, rule].filter((word) => word !== undefined);
    const places = [
        other.image === undefined ? '' : 'some images',
        other.path === undefined ? '' : 'some files',
    ];
    return [...named, ...places].filter((word) => word !== '').join(', ');
}

;// CONCATENATED MODULE: ./build/domain/check/resolved.js


const OF_PINS = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);
function resolvedSince(base, head, isJudged = () => true) {
    const left = new Set(head.flatMap(({ key, fileKey = key }) => [key, fileKey]));
    const gone = base.filter(({ weight, key, fileKey = key, file, advisory }) => weight !== 'minor' &&
        file !== '' &&
        !left.has(key) &&
        !left.has(fileKey) &&
        (isJudged(file) || (advisory?.package ?? null) === null));
    return withoutReplaced(gone, base, head).toSorted(byRuleThenKey).map(toResolved);
}
function withoutReplaced(gone, base, head) {
    const known = new Set(base.map(({ key }) => key));
    const come = head.filter(({ rule, key }) => OF_PINS.has(rule) && !known.has(key));
    const left = new Map([...Map.groupBy(come, placeOf)].map(([place, group]) => [place, group.length]));
    return gone.filter((one) => {
        const count = left.get(placeOf(one)) ?? 0;
        left.set(placeOf(one), count - 1);
        return count <= 0;
    });
}
function placeOf({ rule, file, reference }) {
    const reading = (0,image_reference/* readImageReference */.bc)(reference);
    return JSON.stringify([
        rule,
        file,
        reading.kind === 'reference' ? (0,image_reference/* formatImage */.vy)(reading.reference) : reference,
    ]);
}
function toResolved({ rule, key, file, line, reference, title, advisory }) {
    const facts = { rule, key, file, line, reference, title };
    return advisory === undefined ? facts : { ...facts, advisory };
}

;// CONCATENATED MODULE: ./build/domain/check/touched-lines.js

function touchedLines(head, before) {
    const stillThere = new Set(placesOf(head).map(({ file }) => file));
    const places = placesOf(before);
    const known = new Set(places.map(({ file, reference }) => keyOf(file, reference)));
    const moved = new Set(places.filter(({ file }) => !stillThere.has(file)).map(({ reference }) => reference));
    return (file, reference) => !known.has(keyOf(file, reference)) && !moved.has(reference);
}
function filesUnreadBefore(head, before) {
    const read = new Set(head.uses.map(({ file }) => file));
    const unread = before.unread.filter(({ file, scope }) => scope === 'file' && read.has(file));
    return new Set(unread.map(({ file }) => file));
}
function placesOf({ uses, unread, }) {
    return [
        ...uses.map(({ file, reference }) => ({ file, reference: (0,image_reference/* canonicalReference */.Ys)(reference) })),
        ...unread.map(({ file, written }) => ({ file, reference: written })),
    ];
}
function keyOf(file, reference) {
    return `${file}\n${reference}`;
}

;// CONCATENATED MODULE: ./build/usecases/notes.js


const MOST_NAMED = 5;
function notesOnPackages({ packages }) {
    const read = [...packages].flatMap(([reference, answer]) => answer.kind === 'known' ? [{ reference, found: answer.value }] : []);
    const byName = read.flatMap(({ reference, found }) => found.source === 'name' ? [{ reference, why: found.why }] : []);
    const inPart = read.flatMap(({ reference, found }) => found.source === 'name' ? [] : (found.missing ?? []).map((one) => Object.assign({ reference }, one)));
    return [
        ...[...Map.groupBy(byName, ({ why }) => why)].map(([why, group]) => `The packages of ${named(group)} are not known (${why}); advisories were compared with the name of the image alone.`),
        ...[...Map.groupBy(inPart, onPlatform)].map(([what, group]) => `The packages of ${named(group)} are not known ${what}; nothing was compared there.`),
    ];
}
function notesOnUnread(files) {
    if (files.size === 0)
        return [];
    const group = [...files].sort().map((reference) => ({ reference }));
    return [`The base of ${named(group)} could not be read, so nothing there is called new.`];
}
function notesOnExceptions(idle) {
    if (idle.length === 0)
        return [];
    const group = idle.map((reference) => ({ reference: (0,printable/* printable */.g$)(reference, 100) }));
    return [
        `In the settings, ${idle.length === 1 ? 'an exception covers' : `${idle.length} exceptions cover`} nothing that was found; take out what is needed no more: ${named(group)}.`,
    ];
}
function placesOfUnreadPackages({ uses }, { packages }) {
    return uses.flatMap(({ file, reference: used }) => {
        const reference = (0,image_reference/* canonicalReference */.Ys)(used);
        const answer = packages.get(reference);
        if (answer === undefined)
            return [];
        const isRead = answer.kind === 'known' && answer.value.source !== 'name' && answer.value.missing === undefined;
        return isRead ? [] : [{ file, reference }];
    });
}
function onPlatform({ platform, why }) {
    return `on ${platform} (${why})`;
}
function named(group) {
    const names = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
    const rest = group.length - names.length;
    return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __webpack_require__(3495);
;// CONCATENATED MODULE: ./build/usecases/choose-settings.js


async function chooseSettings(head, judge) {
    const own = await (0,load_rules/* loadRules */.A7)(head);
    if (judge.by === 'head')
        return { rules: own, observations: [], notes: [] };
    if (judge.base === undefined) {
        const notes = own === load_rules/* NO_RULES */.Wd ? [] : ['The settings of the base could not be had; nobody’s were used.'];
        return { rules: load_rules/* NO_RULES */.Wd, observations: [], notes };
    }
    const before = await loadOrSay(judge.base);
    const isChanged = (await settingsText(head)) !== (await settingsText(judge.base));
    const notes = isChanged
        ? ['This change edits .github/mooring.yml; what it edits there counts once it is merged.']
        : [];
    return { ...before, notes };
}
async function loadOrSay(base) {
    try {
        return { rules: await (0,load_rules/* loadRules */.A7)(base), observations: [] };
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || !error.code.startsWith('config_file_'))
            throw error;
        return { rules: load_rules/* NO_RULES */.Wd, observations: [unreadableSettings(error)] };
    }
}
function unreadableSettings(error) {
    return {
        rule: 'settings',
        weight: 'warning',
        key: 'settings|base',
        file: '',
        line: 1,
        reference: '',
        title: 'the settings of the base could not be read',
        message: `Base unavailable for settings: ${error.message.replaceAll('\n', '; ')}. This change was judged without any.`,
        remedy: 'Nothing to do where this change mends them.',
    };
}
async function settingsText(tree) {
    const readings = await tree.read(load_rules/* CONFIG_FILES */.n0);
    return readings
        .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
        .join('\0');
}

// EXTERNAL MODULE: ./build/domain/listing/fixed-platform.js
var fixed_platform = __webpack_require__(338);
// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
;// CONCATENATED MODULE: ./build/usecases/scan-tree.js




async function scanTree(tree, now, rules) {
    const { images, skipped } = await (0,list_images/* listImages */.v8)({ tree, now, rules });
    const unread = skipped.filter(({ code }) => code !== 'ignored');
    return {
        files: new Set([...images, ...unread].map(({ file }) => file)).size,
        uses: images.map(toUse),
        unread: unread.map(toUnread),
        ignored: skipped.flatMap(({ byComment }) => (byComment === undefined ? [] : [toIgnored(byComment)])),
    };
}
function heedOnly(base, head) {
    const known = new Set(base.ignored.map(({ key }) => key));
    const added = head.ignored.filter(({ key }) => !known.has(key)).map(({ place }) => place);
    const uses = added.filter((place) => 'reference' in place);
    const unread = added.filter((place) => 'scope' in place);
    const scanned = { ...head, uses: [...head.uses, ...uses], unread: [...head.unread, ...unread] };
    return { scanned, added: added.length };
}
function toIgnored(place) {
    return 'reference' in place
        ? { key: `${place.file}\n${(0,image_reference/* formatImage */.vy)(place.reference)}`, place: toUse(place) }
        : { key: `${place.file}\n${place.written}`, place: toUnread(place) };
}
function toUse(image) {
    const { file, line } = image;
    const platform = (0,fixed_platform/* fixedPlatform */.i)(image);
    const tag = (0,listed_tag/* listedTag */.Q)(image);
    const reference = tag === undefined ? image.reference : { ...image.reference, tag };
    return { file, line, reference, ...(platform === undefined ? {} : { platform }) };
}
function toUnread({ file, line, written, code, reason }) {
    const subject = written === '' ? file : written;
    return { file, line, written, scope: scopeOf(code), reason: `${subject}: ${reason}.` };
}
function scopeOf(code) {
    if (code === 'malformed')
        return 'instruction';
    return code === 'unreadable-file' ? 'file' : 'reference';
}

;// CONCATENATED MODULE: ./build/usecases/read-trees.js



async function readTrees(options) {
    const { base } = options;
    try {
        return await readWith(base, options);
    }
    catch (error) {
        const isLost = error instanceof errors/* MooringError */.OD && error.code === 'config_base_unreadable';
        if (base.kind !== 'tree' || !isLost)
            throw error;
        const { hint, message } = error;
        const why = `The files of the base commit ${base.commit} could not be read: ${message}`;
        return readWith({ isChange: base.isChange, kind: 'unavailable', why, hint }, options);
    }
}
async function readWith(base, { head, startedAt }) {
    const tree = base.kind === 'tree' ? base.tree : undefined;
    const newest = base.kind === 'tree' ? (base.newest ?? base.tree) : undefined;
    const judge = base.isChange ? { by: 'base', base: newest } : { by: 'head' };
    const settings = await chooseSettings(head, judge);
    const found = await scanTree(head, startedAt, settings.rules);
    const before = tree === undefined ? undefined : await scanTree(tree, startedAt, settings.rules);
    if (!base.isChange)
        return { base, settings, head: found, before, notes: [] };
    const { scanned, added } = heedOnly(before ?? { ignored: [] }, found);
    return { base, settings, head: scanned, before, notes: added === 0 ? [] : [notHeeded(added)] };
}
function notHeeded(added) {
    return `Comments \`mooring: ignore\` that this change adds (${added}) count once they are merged.`;
}

;// CONCATENATED MODULE: ./build/usecases/check-images.js











async function checkImages(options) {
    const { registry } = options;
    const { base, settings, head, before, notes } = await readTrees(options);
    const { check } = settings.rules;
    const { platforms } = check;
    const asked = await options.ask([...head.uses, ...(before?.uses ?? [])], platforms);
    const { answers, now, mode } = asked;
    const policies = { ...check.policies, inputs: options.inputs };
    const how = { answers, registry, now, policies, platforms, mode };
    const had = before === undefined ? undefined : observe(before, how);
    const exceptions = observeExceptions(check.exceptions, now);
    const own = [...observeBase(base), ...settings.observations, ...exceptions];
    const observations = [...own, ...observe(head, how)];
    const isTouched = before === undefined ? undefined : touchedLines(head, before);
    const unread = before === undefined ? new Set() : filesUnreadBefore(head, before);
    const baseline = baselineOf(base, { had: had && [...had, ...exceptions], isTouched, unread, now });
    const findings = weigh(observations, baseline, (one) => (0,gate_policy/* policyForPlace */.jb)(policies, one));
    const doubtful = placesOfUnreadPackages(head, answers);
    const idle = mode === 'anonymous' ? [] : idleExceptions(findings, check.exceptions, { doubtful, now });
    const report = buildReport({
        scanned: head,
        files: head.files,
        answers,
        findings: applyExceptions(findings, check.exceptions, now),
        resolved: resolvedSince(base.kind === 'baseline' ? base.findings : (had ?? []), observations, judgedFiles(head, answers)),
        notes: [
            ...asked.notes,
            ...settings.notes,
            ...notes,
            ...notesOnUnread(unread),
            ...notesOnPackages(answers),
            ...notesOnExceptions(idle),
        ],
        mode,
        comparedWith: comparisonOf(base),
        policies,
        platforms,
        registry,
        now,
    });
    return { report, assessed: assessedImages(head, how) };
}
function baselineOf(base, { had, isTouched, unread, now, }) {
    switch (base.kind) {
        case 'tree':
            return had === undefined || isTouched === undefined
                ? { kind: 'none' }
                : { kind: 'compared', weights: weightsOf(had), isTouched, unread };
        case 'baseline':
            return { kind: 'compared', weights: weightsOf(base.findings), isTouched: () => false };
        case 'since':
            return { kind: 'since', since: base.since, now };
        case 'none':
        case 'unavailable':
            return { kind: 'none' };
    }
}
function observeBase(base) {
    if (base.kind !== 'unavailable')
        return [];
    return [
        {
            rule: 'base-unavailable',
            weight: 'blocking',
            key: 'base-unavailable',
            file: '',
            line: 1,
            reference: '',
            title: 'base unavailable: nothing to compare with',
            message: `${base.why}. Nothing could be called new or carried over.`,
            remedy: base.hint,
        },
    ];
}
function comparisonOf(base) {
    switch (base.kind) {
        case 'tree':
            return { kind: 'base', commit: base.commit };
        case 'baseline':
            return { kind: 'baseline', file: base.file };
        case 'since':
            return { kind: 'since', since: (0,domain_instant/* formatInstant */.r4)(base.since) };
        case 'none':
        case 'unavailable':
            return { kind: 'none', why: base.why };
    }
}


/***/ })

};
