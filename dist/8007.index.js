export const id = 8007;
export const ids = [8007];
export const modules = {

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFolder),
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


function readArguments(args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
    }
    catch (cause) {
        const why = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', why, { cause });
    }
}
function readFolder(positionals) {
    const [folder = '.', ...more] = positionals;
    if (more.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', 'there is more than one folder');
    return folder;
}


/***/ }),

/***/ 8007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   imagesCommand: () => (/* binding */ imagesCommand)
/* harmony export */ });
/* harmony import */ var _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(448);
/* harmony import */ var _adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(945);
/* harmony import */ var _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(360);
/* harmony import */ var _usecases_list_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6925);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);





const imagesCommand = {
    usage: `usage: node dist/cli.js images [--json] [DIR]

Lists every container image that the files below DIR name; DIR is the current folder when left out. Which files are
read, and what is left out, .github/mooring.yml in DIR decides.

  --json  prints one JSON object (schema/images.v1.json) instead of a table
`,
    run: async (args, { clock, print }) => {
        const { values, positionals } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .readArguments */ .l)(args, { json: { type: 'boolean' } });
        const folder = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .readFolder */ .j)(positionals);
        await (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .requireFolder */ .OK)(folder);
        const listing = { tree: (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .createWorkTree */ .YT)(folder, _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__/* .execCommand */ .N), now: clock.now() };
        print(values.json === true ? await listAsJson(listing) : (0,_domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__/* .imagesTable */ .Ve)(await (0,_usecases_list_images_js__WEBPACK_IMPORTED_MODULE_3__/* .listImages */ .v8)(listing)));
        return 0;
    },
};
async function listAsJson(listing) {
    const files = [];
    for await (const batch of (0,_usecases_list_images_js__WEBPACK_IMPORTED_MODULE_3__/* .walkImages */ .Me)(listing)) {
        for (const { path, list } of batch)
            files.push((0,_domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__/* .fileJson */ .Hl)(path, list));
    }
    return (0,_domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__/* .imagesJson */ .nf)(files);
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

/***/ 1786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ jsonValues),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   i7: () => (/* binding */ jsonLines),
/* harmony export */   iC: () => (/* binding */ jsonWithLists)
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
function jsonWithLists(members, lists) {
    const parts = [
        ...Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]),
        ...Object.entries(lists).map(([name, values]) => [name, jsonLines(values)]),
    ];
    return `{${parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}


/***/ })

};
