export const id = 2807;
export const ids = [2807];
export const modules = {

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishResolutions: () => (/* binding */ publishResolutions)
});

// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
// EXTERNAL MODULE: ./build/domain/report/resolutions.js
var report_resolutions = __webpack_require__(2280);
;// CONCATENATED MODULE: ./build/domain/report/resolve-summary.js






const SUMMARY_LIMIT = 300_000;
const HEADS = ['Reference', 'Tag', 'Digest', 'Built (UTC)', 'Behind', 'Note'];
function renderResolveSummary(resolutions) {
    const rows = resolutions.references.map((one) => (0,markdown/* tableRow */.jD)(cellsOf(one)));
    let length = 0;
    const fits = rows.findIndex((row) => {
        length += row.length + 1;
        return length > SUMMARY_LIMIT;
    });
    const shown = fits === -1 ? rows : rows.slice(0, fits);
    const left = rows.length - shown.length;
    const rest = left === 0 ? [] : ['', `… and ${(0,move_wording/* counted */.hS)(left, 'more reference')}; the output \`resolved\` has all.`];
    const heading = ['## Resolved images', '', `${(0,report_resolutions/* countText */.lT)(resolutions)}.`, ''];
    return `${[...heading, (0,markdown/* tableHead */.PP)(HEADS), ...shown, ...rest].join('\n')}\n`;
}
function cellsOf(resolution) {
    if (resolution.kind === 'unresolved') {
        const { written, reason, hint } = resolution;
        return [(0,markdown/* code */.aY)(written), '', '', '', '', `**Not resolved**: ${(0,markdown/* escapeMarkdown */.FV)(`${reason}. ${hint}`, 900)}`];
    }
    const { written, tag, digest, builtAt, lag, usualInterval } = resolution;
    return [
        (0,markdown/* code */.aY)(written),
        (0,markdown/* code */.aY)(tag),
        (0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(digest)),
        builtAt === undefined ? 'not known' : minuteOf(builtAt),
        lag === undefined ? 'not known' : (0,report_resolutions/* behindText */.Sd)(lag),
        usualInterval === undefined ? '' : `a build every ${(0,duration/* roughDuration */.Um)(usualInterval)} or so`,
    ];
}
function minuteOf(instant) {
    return (0,domain_instant/* formatInstant */.r4)(instant).slice(0, 16).replace('T', ' ');
}

// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/actions/write-summary.js
var write_summary = __webpack_require__(418);
;// CONCATENATED MODULE: ./build/actions/resolve/publish.js






async function publishResolutions(resolutions, runner) {
    const { references } = resolutions;
    for (const one of references)
        sayOne(one, runner);
    runner.setOutput('resolved', (0,report_resolutions/* resolutionsJson */.Am)(resolutions));
    const [only, ...others] = references;
    if (only?.kind === 'resolved' && others.length === 0)
        publishOne(only, runner);
    await (0,write_summary/* writeSummary */.S)(renderResolveSummary(resolutions), runner);
    return (0,resolution/* unresolvedOf */.tT)(resolutions).length === 0 ? 0 : 1;
}
function sayOne(resolution, runner) {
    if (resolution.kind === 'resolved') {
        runner.info((0,printable/* printable */.g$)((0,report_resolutions/* resolutionLine */.Z_)(resolution), 1_000));
        return;
    }
    const { code, written, reason, hint } = resolution;
    runner.error(`${(0,printable/* printable */.g$)(written)}: ${(0,printable/* printable */.g$)(reason, 600)}\n${(0,printable/* printable */.g$)(hint)}`, {
        title: `Mooring resolve: ${code}`,
    });
}
function publishOne({ reference, digest, tag, builtAt, lag }, runner) {
    runner.setOutput('reference', reference);
    runner.setOutput('digest', digest);
    runner.setOutput('tag', tag);
    runner.setOutput('built-at', builtAt === undefined ? '' : (0,domain_instant/* formatInstant */.r4)(builtAt));
    runner.setOutput('lag-builds', lag === undefined ? '' : String(lag.builds));
    runner.setOutput('lag-days', lag === undefined ? '' : String(lag.days));
}


/***/ }),

/***/ 418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7398);

async function writeSummary(markdown, runner) {
    try {
        await runner.writeSummary(markdown);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        runner.warning(`The summary could not be written (${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(why, 500)}); this log says the same.`);
    }
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


/***/ })

};
