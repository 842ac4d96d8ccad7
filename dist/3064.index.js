export const id = 3064;
export const ids = [3064];
export const modules = {

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOutcome: () => (/* binding */ publishOutcome),
  publishPlan: () => (/* binding */ publishPlan)
});

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/pull-request/outcome.js
const OPERATIONS = ['created', 'updated', 'closed', 'unchanged', 'none'];
function overallOperation(outcomes) {
    return (OPERATIONS.find((operation) => outcomes.some((outcome) => outcome.operation === operation)) ?? 'none');
}
function namedOutcome(outcomes) {
    const withNumber = outcomes.filter(({ number }) => number !== undefined);
    const operation = overallOperation(withNumber);
    return withNumber.find((outcome) => outcome.operation === operation);
}

// EXTERNAL MODULE: ./build/domain/report/pins.js + 1 modules
var pins = __webpack_require__(6409);
// EXTERNAL MODULE: ./build/actions/write-summary.js
var write_summary = __webpack_require__(418);
;// CONCATENATED MODULE: ./build/actions/pin/publish.js




function publishPlan({ plan, files }, runner, dryRun) {
    for (const line of (0,pins/* pinLines */.tx)(plan))
        runner.info((0,printable/* printable */.g$)(line, 1_000));
    for (const { file, line, reason } of plan.skipped.filter(({ code }) => code === 'not-asked'))
        runner.warning((0,printable/* printable */.g$)(reason, 600), { title: 'Mooring pin: not asked', file, line });
    if (!dryRun)
        return;
    for (const line of (0,pins/* diffLines */.Pp)(files))
        runner.info(line);
    runner.info(files.length === 0 ? 'Dry run: nothing would change.' : 'Dry run: nothing was written.');
}
async function publishOutcome({ plan, files, outcomes, mismatches }, runner) {
    for (const { path, why } of mismatches)
        runner.warning(`${(0,printable/* printable */.g$)(path, 300)} is left out: ${why}.`, { title: 'Mooring pin' });
    for (const { said, warnings } of outcomes) {
        runner.info((0,printable/* printable */.g$)(said, 1_000));
        for (const warning of warnings)
            runner.warning((0,printable/* printable */.g$)(warning, 1_000), { title: 'Mooring pin' });
    }
    if (outcomes.some(({ startsNoChecks }) => startsNoChecks))
        runner.notice(NO_CHECKS, { title: 'Mooring pin' });
    const named = namedOutcome(outcomes);
    runner.setOutput('pull-request-number', String(named?.number ?? ''));
    runner.setOutput('pull-request-url', named?.url ?? '');
    runner.setOutput('operation', overallOperation(outcomes));
    runner.setOutput('pull-requests', JSON.stringify(outcomes.map(({ number, url, operation, branch }) => ({ number, url, operation, branch }))));
    const done = withoutLeftOut(plan, mismatches);
    const leftOut = new Set(mismatches.map(({ path }) => path));
    publishPins(done, files.map(({ path }) => path).filter((path) => !leftOut.has(path)), runner);
    await (0,write_summary/* writeSummary */.S)((0,pins/* renderPinSummary */.ue)(done, outcomes), runner);
}
function withoutLeftOut({ moves, skipped }, mismatches) {
    const whys = new Map(mismatches.map(({ path, why }) => [path, why]));
    const stays = moves.flatMap(({ file, line, written }) => {
        const reason = whys.get(file);
        return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
    });
    return { moves: moves.filter(({ file }) => !whys.has(file)), skipped: [...skipped, ...stays] };
}
function publishPins({ moves }, changed, runner) {
    runner.setOutput('pins', (0,pins/* pinsOutput */.um)(moves));
    runner.setOutput('changed-files', changed.join('\n'));
}
const NO_CHECKS = 'Checks do not start by themselves on a pull request that the token of a job wrote. Approve the waiting runs there, or give `github-token` the token of a GitHub App.';


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


/***/ }),

/***/ 4234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* unused harmony export PIN_SKIP_CODES */
const PIN_SKIP_CODES = (/* unused pure expression or super */ null && ([
    'current',
    'would-go-back',
    'held',
    'denied',
    'too-young',
    'age-unknown',
    'no-history',
    'not-in-history',
    'no-build',
    'digest-alone',
    'lockstep',
    'mirror-lacks',
    'not-asked',
    'not-editable',
]));
function placeOf({ file, line, written }) {
    return JSON.stringify([file, line, written]);
}


/***/ }),

/***/ 13:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Th: () => (/* binding */ BODY_LIMIT),
/* harmony export */   lc: () => (/* binding */ renderBody),
/* harmony export */   vk: () => (/* binding */ advisoryNotes)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3812);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _move_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5509);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);




const BODY_LIMIT = 50_000;
const OWN_TEMPLATE = 'This pins {count} to exact builds, in {files}.\n\n{table}\n\n{skipped}\n\n{notes}';
function renderBody(parts, limit) {
    const { images, files } = (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .extentOf */ .OY)(parts.moves);
    const own = parts.template.trim() === '';
    const values = {
        count: own
            ? `${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(parts.moves.length, 'reference')} of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(images, 'image')}`
            : String(parts.moves.length),
        images: String(images),
        files: own ? (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files, 'file') : String(files),
        group: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(parts.key),
        notes: parts.notes.join('\n\n'),
    };
    const template = (own ? OWN_TEMPLATE : parts.template).slice(0, limit / 2);
    const fixed = (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: '', skipped: '' }).length;
    const room = Math.max(0, limit - fixed - 1_000);
    const moves = movesTable(parts.moves, room * (2 / 3));
    const skipped = skippedSection(parts.skipped, room - moves.length);
    return (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: moves, skipped })
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function movesTable(moves, room) {
    const withAdvisories = moves.some(({ advisories }) => advisories !== undefined);
    const heads = ['File', 'Image', 'Tag', 'From', 'To', 'Moves', ...(withAdvisories ? ['Advisories'] : [])];
    const rows = moves.map((move) => moveRow(move, withAdvisories));
    return fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(heads, shown), 'reference');
}
function moveRow(move, withAdvisories) {
    const cells = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${move.file}:${move.line}`),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.image),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.tag),
        move.from === undefined ? 'no digest' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(move.from)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$r)(move)),
        (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceOf */ .hJ)(move),
    ];
    return withAdvisories ? [...cells, advisoryCell(move.advisories)] : cells;
}
function advisoryCell(advisories) {
    if (advisories === undefined)
        return 'not asked';
    if (advisories.kind === 'unknown')
        return 'not known';
    const { resolved, introduced } = advisories;
    const parts = [
        ...(resolved.length > 0 ? [`resolves ${idList(resolved)}`] : []),
        ...(introduced.length > 0 ? [`**introduces ${idList(introduced)}**`] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join('; ');
}
const MOST_IDS = 8;
const LONGEST_ID = 60;
function idList(ids) {
    const shown = ids
        .slice(0, MOST_IDS)
        .map((id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(id, LONGEST_ID))
        .join(', ');
    return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
}
const MOST_REASONS = 3;
function advisoryNotes(moves) {
    const whys = moves.flatMap(({ advisories }) => (advisories?.kind === 'unknown' ? [advisories.why] : []));
    const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, count: same.length }));
    const more = reasons.slice(MOST_REASONS).reduce((sum, { count }) => sum + count, 0);
    return [
        ...reasons
            .slice(0, MOST_REASONS)
            .map(({ why, count }) => `${notKnown(count)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, 300)}.`),
        ...(more === 0 ? [] : [`${notKnown(more)} either, for other reasons.`]),
    ];
}
function notKnown(count) {
    return `What the moves of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'reference')} mean for advisories is not known`;
}
function skippedSection(skipped, room) {
    const told = skipped.filter((skip) => skip.code !== 'current');
    const current = skipped.length - told.length;
    const lines = current > 0 ? [`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(current, 'reference')} already on the build that the rules ask for.`] : [];
    if (told.length > 0) {
        const rows = told.map(({ file, line, written, reason }) => [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${file}:${line}`),
            written === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(written),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(reason),
        ]);
        const list = fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['File', 'Reference', 'Why it stays'], shown), 'reference');
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(told.length, 'reference')} left as they are`, list));
    }
    return lines.join('\n\n');
}
function fitted(rows, room, render, word) {
    let length = 0;
    const fits = rows.findIndex((row) => {
        length += row.reduce((sum, cell) => sum + cell.length + 3, 2);
        return length > room;
    });
    const shown = fits === -1 ? rows : rows.slice(0, fits);
    if (shown.length === rows.length)
        return render(rows);
    const rest = `… and ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rows.length - shown.length, `more ${word}`)}; the summary of the run lists all of them.`;
    return [render(shown), rest].filter((text) => text !== '').join('\n\n');
}


/***/ }),

/***/ 360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ fileJson),
/* harmony export */   Ve: () => (/* binding */ imagesTable),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ imagesJson)
/* harmony export */ });
/* unused harmony export imagesReport */
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
/* harmony import */ var _listing_listed_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1556);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7398);
/* harmony import */ var _pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5509);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5715);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1786);






const SCHEMA = 'mooring.images/v1';
function imagesReport({ images, skipped }) {
    return {
        schema: SCHEMA,
        images: images.map((image) => {
            const { file, line, column, kind, written, reference, edit } = image;
            return {
                file,
                line,
                column,
                kind,
                written,
                reference: (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalReference */ .Ys)(reference),
                tag: (0,_listing_listed_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .listedTag */ .Q)(image) ?? null,
                editable: edit.kind === 'editable',
            };
        }),
        skipped: skipped.map(({ file, line, written, code, reason }) => ({
            file,
            line,
            written,
            reason: { code, sentence: sentence(reason) },
        })),
    };
}
function fileJson(path, list) {
    const { images, skipped } = imagesReport(list);
    return { path, images: (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonValues */ .RO)(images), skipped: (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonValues */ .RO)(skipped) };
}
function imagesJson(files) {
    const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const images = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonList */ .Rr)(inOrder.map((file) => file.images));
    const skipped = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonList */ .Rr)(inOrder.map((file) => file.skipped));
    return `{"schema":"${SCHEMA}","images":${images},"skipped":${skipped}}\n`;
}
function imagesTable(list) {
    const { images, skipped } = imagesReport(list);
    const listed = images.map(({ file, line, column, kind, reference }) => [
        `${file}:${line}:${column}`,
        kind,
        reference,
    ]);
    const left = skipped.map(({ file, line, written, reason }) => [
        `${file}:${line}`,
        'skipped',
        written === '' ? reason.sentence : `${written} – ${reason.sentence}`,
    ]);
    const count = `${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(images.length, 'image')}, ${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(skipped.length, 'skipped place')}`;
    const rows = [...listed, ...left].map((row) => row.map((cell) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(cell)));
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .alignColumns */ .R)(rows), count].map((line) => `${line}\n`).join('');
}
function sentence(clause) {
    const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
    return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
}


/***/ }),

/***/ 6409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pp: () => (/* binding */ diffLines),
  oW: () => (/* binding */ patchText),
  tx: () => (/* binding */ pinLines),
  jG: () => (/* binding */ pinsJson),
  um: () => (/* binding */ pinsOutput),
  j0: () => (/* binding */ pinsReport),
  ue: () => (/* binding */ renderPinSummary)
});

// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/plan.js
var pin_plan = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/domain/pull-request/body.js
var pull_request_body = __webpack_require__(13);
// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
;// CONCATENATED MODULE: ./build/domain/pull-request/unified-diff.js
const CONTEXT = 3;
function unifiedDiff(path, before, after) {
    if (before === after)
        return '';
    const [old, next] = [linesOf(before), linesOf(after)];
    const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
    const hunks = joinNear(changes).map((near) => hunk(near, old, next));
    return [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
}
const NO_LINE_BREAK = '\n\\ No newline at end of file';
function linesOf(text) {
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    return last === '' ? lines : [...lines, `${last}${NO_LINE_BREAK}`];
}
function quoted(name) {
    if (!/["\\\p{Cc}]/u.test(name))
        return name;
    const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
        return [...new TextEncoder().encode(character)]
            .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
            .join('');
    });
    return `"${escaped}"`;
}
function pairwise(old, next) {
    return old.flatMap((line, index) => line === next[index] ? [] : [{ start: index, end: index + 1, newStart: index, newEnd: index + 1 }]);
}
function middle(old, next) {
    const shorter = Math.min(old.length, next.length);
    let head = 0;
    while (head < shorter && old[head] === next[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail))
        tail += 1;
    return { start: head, end: old.length - tail, newStart: head, newEnd: next.length - tail };
}
function joinNear(changes) {
    const groups = [];
    for (const change of changes) {
        const last = groups.at(-1);
        const end = last?.at(-1)?.end;
        if (last === undefined || end === undefined || change.start - end > 2 * CONTEXT)
            groups.push([change]);
        else
            last.push(change);
    }
    return groups;
}
function hunk(changes, old, next) {
    const first = changes[0];
    const last = changes.at(-1);
    if (first === undefined || last === undefined)
        return [];
    const start = Math.max(0, first.start - CONTEXT);
    const end = Math.min(old.length, last.end + CONTEXT);
    const lines = [];
    let at = start;
    for (const { start: from, end: to, newStart, newEnd } of changes) {
        lines.push(...old.slice(at, from).map((line) => ` ${line}`));
        lines.push(...old.slice(from, to).map((line) => `-${line}`));
        lines.push(...next.slice(newStart, newEnd).map((line) => `+${line}`));
        at = to;
    }
    lines.push(...old.slice(at, end).map((line) => ` ${line}`));
    const newStart = start + first.newStart - first.start;
    const newCount = end - start + changes.reduce((sum, one) => sum + one.newEnd - one.newStart - (one.end - one.start), 0);
    return [`@@ -${start + 1},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
}

// EXTERNAL MODULE: ./build/domain/report/images.js
var report_images = __webpack_require__(360);
// EXTERNAL MODULE: ./build/domain/report/json-lines.js
var json_lines = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/domain/report/pins.js








function pinLines({ moves, skipped }) {
    return [
        ...moves.map((move) => {
            const distance = (0,move_wording/* distanceOf */.hJ)(move);
            const far = distance === '' ? '' : ` (${distance})`;
            return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${(0,move_wording/* targetOf */.$r)(move)}${far}`;
        }),
        ...skipped.filter(isTold).map(({ file, line, written, reason }) => {
            return `${file}:${line}  ${written === '' ? 'the file' : written} stays: ${reason}`;
        }),
    ];
}
function diffLines(files) {
    return files.flatMap((file) => diffOf(file).split('\n').map(inert));
}
function patchText(files) {
    return files.map((file) => `${diffOf(file)}\n`).join('');
}
function diffOf({ path, before, after }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return unifiedDiff(path, decoder.decode(before), decoder.decode(after));
}
function inert(line) {
    return line
        .replace(/::/g, ':\u200b:')
        .replace(/##\[/g, '##\u200b[')
        .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
const SUMMARY_LIMIT = 300_000;
function renderPinSummary(plan, outcomes) {
    const heads = outcomes.map(({ branch, said, url, number }) => {
        const link = url === undefined ? '' : ` [#${number}](${url})`;
        return `- ${(0,markdown/* code */.aY)(branch)}${link}: ${(0,markdown/* escapeMarkdown */.FV)(said)}`;
    });
    const judged = new Map(outcomes.flatMap(({ moves }) => moves.map((move) => [(0,pin_plan/* placeOf */.$)(move), move])));
    const moves = plan.moves.map((move) => judged.get((0,pin_plan/* placeOf */.$)(move)) ?? move);
    const template = moves.length === 0 ? '{skipped}' : '';
    const parts = { key: '', moves, skipped: plan.skipped, notes: (0,pull_request_body/* advisoryNotes */.vk)(moves), template };
    const body = (0,pull_request_body/* renderBody */.lc)(parts, SUMMARY_LIMIT);
    return `${['## Pins', ...heads, '', body].join('\n')}\n`;
}
function pinsOutput(moves) {
    return JSON.stringify(moves.map(reportedMove));
}
function pinsReport({ moves, skipped }, { written, changedFiles }) {
    return {
        schema: 'mooring.pins/v1',
        written,
        changedFiles,
        moves: moves.map(reportedMove),
        skipped: skipped.map(({ file, line, written: text, code: why, reason }) => {
            return { file, line, written: text, reason: { code: why, sentence: (0,report_images/* sentence */.em)(reason) } };
        }),
    };
}
function pinsJson({ schema, written, changedFiles, moves, skipped }) {
    const head = `"schema":"${schema}","written":${written},"changedFiles":${JSON.stringify(changedFiles)}`;
    return `{${head},"moves":${(0,json_lines/* jsonLines */.i7)(moves)},"skipped":${(0,json_lines/* jsonLines */.i7)(skipped)}}\n`;
}
function reportedMove({ builtAt, from, builds, days, ...move }) {
    return {
        ...move,
        from: from ?? null,
        builtAt: builtAt === undefined ? null : (0,instant/* formatInstant */.r4)(builtAt),
        builds: builds ?? null,
        days: days ?? null,
    };
}
function isTold({ code: why }) {
    return why !== 'current';
}


/***/ })

};
