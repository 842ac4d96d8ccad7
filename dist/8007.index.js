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
        await (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .requireFolder */ .O)(folder);
        const listing = { tree: (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .createWorkTree */ .Y)(folder, _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__/* .execCommand */ .N), now: clock.now() };
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

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ execCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);

const execCommand = async (program, args, { directory, input }) => {
    const stdout = [];
    const stderr = [];
    const exitCode = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)(program, [...args], {
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
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};
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

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
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


/***/ })

};
