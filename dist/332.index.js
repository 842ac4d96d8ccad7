export const id = 332;
export const ids = [332];
export const modules = {

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFolder),
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


/** The options and positionals of a command. Throws `config_usage_invalid` saying which of them is wrong. */
function readArguments(args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
    }
    catch (cause) {
        const why = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', why, { cause });
    }
}
/** The one folder that a command is about, the current one when none is named. Throws `config_usage_invalid`. */
function readFolder(positionals) {
    const [folder = '.', ...more] = positionals;
    if (more.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', 'there is more than one folder');
    return folder;
}


/***/ }),

/***/ 9332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  imagesCommand: () => (/* binding */ imagesCommand)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __webpack_require__(5168);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
// EXTERNAL MODULE: ./build/domain/report/columns.js
var columns = __webpack_require__(5715);
// EXTERNAL MODULE: ./build/domain/report/json-lines.js
var json_lines = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/domain/report/images.js






/** The list as a value for JSON. */
function imagesReport({ images, skipped }) {
    return {
        schema: 'mooring.images/v1',
        images: images.map((image) => {
            const { file, line, column, kind, written, reference, edit } = image;
            return {
                file,
                line,
                column,
                kind,
                written,
                reference: (0,image_reference/* canonicalReference */.Ys)(reference),
                tag: (0,listed_tag/* listedTag */.Q)(image) ?? null,
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
/** The list as JSON text: one object, each image and each skipped place on a line of its own. */
function imagesJson(list) {
    const { schema, images, skipped } = imagesReport(list);
    return `{"schema":"${schema}","images":${(0,json_lines/* jsonLines */.i)(images)},"skipped":${(0,json_lines/* jsonLines */.i)(skipped)}}\n`;
}
/** The list as a table for people, with a line that counts what it holds. */
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
    const count = `${(0,move_wording/* counted */.hS)(images.length, 'image')}, ${(0,move_wording/* counted */.hS)(skipped.length, 'skipped place')}`;
    // Whatever comes from a file is made harmless for a terminal.
    const rows = [...listed, ...left].map((row) => row.map((cell) => (0,printable/* printable */.g)(cell)));
    return [...(0,columns/* alignColumns */.R)(rows), count].map((line) => `${line}\n`).join('');
}
function sentence(clause) {
    const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
    return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
}

// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/actions/cli/images.js





/** `images [--json] [DIR]`: what the files of a folder refer to. */
const imagesCommand = {
    usage: `usage: node dist/cli.js images [--json] [DIR]

Lists every container image that the files below DIR name; DIR is the current folder when left out. Which files are
read, and what is left out, .github/mooring.yml in DIR decides.

  --json  prints one JSON object (schema/images.v1.json) instead of a table
`,
    run: async (args, { clock, print }) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, { json: { type: 'boolean' } });
        const folder = (0,cli_arguments/* readFolder */.j)(positionals);
        await (0,work_tree/* requireFolder */.O)(folder);
        const list = await (0,list_images/* listImages */.v)({ tree: (0,work_tree/* createWorkTree */.Y)(folder, exec_command/* execCommand */.N), now: clock.now() });
        print(values.json === true ? imagesJson(list) : imagesTable(list));
        return 0;
    },
};


/***/ }),

/***/ 1556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ listedTag)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

/**
 * The tag that an image follows: that of its reference, `latest` where it has neither tag nor digest, and for a digest
 * alone the tag that a comment behind it gives. Undefined where nothing tells.
 */
function listedTag({ reference, writing, }) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference) ?? writing.tagComment?.tag;
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


/** How far a move goes, for people: `3 builds, 24 days`, `back 1 build, 2 days`, `first pin`; empty where nobody knows. */
function distanceOf({ from, builds, days }) {
    if (from === undefined)
        return 'first pin';
    if (builds === undefined || days === undefined)
        return '';
    const back = builds < 0 ? 'back ' : '';
    return `${back}${counted(Math.abs(builds), 'build')}, ${counted(Math.abs(days), 'day')}`;
}
/** The build that a move leads to: its short digest, and its day where it is known. */
function targetOf({ to, builtAt }) {
    return builtAt === undefined ? (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to) : `${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to)} of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(builtAt)}`;
}
/** A number with its word: `1 image`, `2 images`. */
function counted(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}
/** How many different images and files moves are about. */
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
/** Rows of cells as lines in which each column begins at one place; nothing is left blank at the end of a line. */
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
/* harmony export */   W: () => (/* binding */ jsonWithLines),
/* harmony export */   i: () => (/* binding */ jsonLines)
/* harmony export */ });
/** A list as JSON text with each value on a line of its own, so that a diff of two lists says which values differ. */
function jsonLines(values) {
    return values.length === 0 ? '[]' : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
}
/** An object as JSON text, of which one member is a list of lines (`jsonLines`) and comes last. */
function jsonWithLines(members, name, values) {
    const begin = JSON.stringify(members).slice(0, -1);
    return `${begin}${begin === '{' ? '' : ','}${JSON.stringify(name)}:${jsonLines(values)}}`;
}


/***/ })

};
