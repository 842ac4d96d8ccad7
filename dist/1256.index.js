export const id = 1256;
export const ids = [1256];
export const modules = {

/***/ 1256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishResolutions: () => (/* binding */ publishResolutions)
/* harmony export */ });
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7398);
/* harmony import */ var _domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9899);
/* harmony import */ var _domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8982);




function publishResolutions(resolutions, runner) {
    const { references } = resolutions;
    for (const one of references)
        sayOne(one, runner);
    runner.setOutput('resolved', (0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionsJson */ .Am)(resolutions));
    const [only, ...others] = references;
    if (only?.kind === 'resolved' && others.length === 0)
        publishOne(only, runner);
    return (0,_domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedOf */ .tT)(resolutions).length === 0 ? 0 : 1;
}
function sayOne(resolution, runner) {
    if (resolution.kind === 'resolved') {
        runner.info((0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)((0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionLine */ .Z_)(resolution), 1_000));
        return;
    }
    const { written, reason, hint } = resolution;
    runner.error(`${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(written)}: ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(reason, 600)}\n${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(hint)}`, {
        title: 'Mooring resolve',
    });
}
function publishOne({ reference, digest, tag, builtAt, lag }, runner) {
    runner.setOutput('reference', reference);
    runner.setOutput('digest', digest);
    runner.setOutput('tag', tag);
    runner.setOutput('built-at', builtAt === undefined ? '' : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(builtAt));
    runner.setOutput('lag-builds', lag === undefined ? '' : String(lag.builds));
    runner.setOutput('lag-days', lag === undefined ? '' : String(lag.days));
}


/***/ }),

/***/ 5509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   hJ: () => (/* binding */ distanceOf),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);


function distanceOf({ from, builds, days, isKept }) {
    if (isKept === true)
        return 'as proposed before';
    if (from === undefined)
        return 'first pin';
    if (builds === undefined || days === undefined)
        return '';
    const back = builds < 0 ? 'back ' : '';
    return `${back}${counted(Math.abs(builds), 'build')}, ${counted(Math.abs(days), 'day')}`;
}
function targetOf({ to, builtAt }) {
    return builtAt === undefined ? (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to) : `${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to)} of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(builtAt)}`;
}
function counted(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}
function extentOf(moves) {
    return {
        images: new Set(moves.map(({ image, tag }) => `${image}:${tag}`)).size,
        files: new Set(moves.map(({ file }) => file)).size,
    };
}


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

/***/ 1786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ jsonValues),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   WZ: () => (/* binding */ jsonWithLines),
/* harmony export */   i7: () => (/* binding */ jsonLines)
/* harmony export */ });
function jsonLines(values) {
    return jsonList([jsonValues(values)]);
}
function jsonValues(values) {
    return values.map((value) => JSON.stringify(value)).join(',\n');
}
function jsonList(parts) {
    const full = parts.filter((part) => part !== '');
    return full.length === 0 ? '[]' : `[\n${full.join(',\n')}\n]`;
}
function jsonWithLines(members, name, values) {
    const begin = JSON.stringify(members).slice(0, -1);
    return `${begin}${begin === '{' ? '' : ','}${JSON.stringify(name)}:${jsonLines(values)}}`;
}


/***/ }),

/***/ 9899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ resolutionsJson),
/* harmony export */   Z_: () => (/* binding */ resolutionLine),
/* harmony export */   wB: () => (/* binding */ resolutionsTable)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7398);
/* harmony import */ var _pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5509);
/* harmony import */ var _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8982);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5715);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1786);







function resolutionsJson(resolutions) {
    const { references, ...members } = resolveReport(resolutions);
    return (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonWithLines */ .WZ)(members, 'references', references);
}
function resolveReport({ at, asOf, minAgeMs, platform, references }) {
    return {
        schema: 'mooring.resolve/v1',
        resolvedAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at),
        asOf: asOf === undefined ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(asOf),
        minAge: minAgeMs === 0 ? null : (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minAgeMs),
        platform: platform ?? null,
        references: references.map(toReported),
    };
}
function toReported(resolution) {
    if (resolution.kind === 'unresolved') {
        const { kind, ...rest } = resolution;
        return { state: kind, ...rest };
    }
    const { kind, builtAt, lag, usualInterval, ...rest } = resolution;
    return {
        state: kind,
        ...rest,
        builtAt: builtAt === undefined ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(builtAt),
        lag: lag ?? null,
        usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
    };
}
function resolutionLine(resolved) {
    const { written, digest, builtAt, lag } = resolved;
    const age = builtAt === undefined ? [] : [`of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(builtAt)}`];
    const facts = [...age, lag === undefined ? 'age unknown' : behindText(lag, 'behind by ')];
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(written)} → ${digest} (${facts.join(', ')})`;
}
function resolutionsTable(resolutions) {
    const resolved = (0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvedOf */ .cj)(resolutions);
    const unresolved = (0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .unresolvedOf */ .tT)(resolutions);
    const rows = resolved.map((one) => [
        one.reference,
        one.builtAt === undefined ? '-' : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(one.builtAt),
        one.lag === undefined ? 'unknown' : behindText(one.lag),
        one.usualInterval === undefined ? '-' : (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .roughDuration */ .Um)(one.usualInterval),
    ]);
    const table = rows.length === 0 ? [] : [['REFERENCE', 'BUILT', 'BEHIND', 'USUALLY EVERY'], ...rows];
    const count = `${resolved.length} resolved, ${unresolved.length} not, ${ruleText(resolutions)}`;
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .alignColumns */ .R)(table), ...unresolved.map(unresolvedText), count]
        .map((line) => `${line}\n`)
        .join('');
}
function unresolvedText({ written, code, reason, hint }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(written)} is not resolved (${code}): ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(reason, 600)}. ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(hint)}`;
}
function behindText({ builds, days }, lead = '') {
    return builds === 0 ? 'newest' : `${lead}${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(builds, 'build')}, ${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(days, 'day')}`;
}
function ruleText({ at, asOf, minAgeMs }) {
    const when = asOf === undefined ? `at ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at)}` : `as of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(asOf)}`;
    return minAgeMs === 0 ? when : `${when}, at least ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minAgeMs)} old`;
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


/***/ })

};
