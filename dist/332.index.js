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
    return `{"schema":"${schema}","images":${jsonLines(images)},"skipped":${jsonLines(skipped)}}\n`;
}
function jsonLines(values) {
    return values.length === 0 ? '[]' : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
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
    const count = `${counted(images.length, 'image')}, ${counted(skipped.length, 'skipped place')}`;
    return [...alignColumns([...listed, ...left]), count].map((line) => `${line}\n`).join('');
}
/** The last column needs no width. Whatever comes from a file is made harmless for a terminal. */
function alignColumns(rows) {
    const cells = rows.map((row) => row.map((cell) => (0,printable/* printable */.g)(cell)));
    const widths = [0, 1].map((column) => cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
    return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
function counted(count, what) {
    return `${count} ${what}${count === 1 ? '' : 's'}`;
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


/***/ })

};
