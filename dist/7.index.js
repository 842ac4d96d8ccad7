export const id = 7;
export const ids = [7];
export const modules = {
    9473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readDirectory),
            l: () => (readArguments)
        });
        var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        function readArguments(args, options) {
            try {
                return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
            }
            catch (cause) {
                const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'invalid arguments';
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', reason, { cause });
            }
        }
        function readDirectory(positionals) {
            const [directory = '.', ...more] = positionals;
            if (more.length > 0)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', 'expected at most one directory');
            return directory;
        }
    }),
    8007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            imagesCommand: () => (imagesCommand)
        });
        var _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(448);
        var _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
        var _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(360);
        var _usecases_listing_list_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2423);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
        const imagesCommand = {
            usage: `usage: node dist/cli.js images [--json] [DIR]

Lists every container image referenced by the files in DIR (default: the current directory). .github/mooring.yml in DIR
sets which files are read and which images are ignored.

  --json  print one JSON object (schema/images.v1.json) instead of a table
`,
            run: async (args, { clock, print }) => {
                const { values, positionals } = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_4__.l)(args, { json: { type: 'boolean' } });
                const directory = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_4__.g)(positionals);
                await (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.T)(directory);
                const listing = { tree: (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.YT)(directory, _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__.N), now: clock.now() };
                print(values.json === true ? await listAsJson(listing) : (0, _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__.Ve)(await (0, _usecases_listing_list_images_js__WEBPACK_IMPORTED_MODULE_3__.v8)(listing)));
                return 0;
            },
        };
        async function listAsJson(listing) {
            const files = [];
            for await (const batch of (0, _usecases_listing_list_images_js__WEBPACK_IMPORTED_MODULE_3__.Me)(listing)) {
                for (const { path, list } of batch)
                    files.push((0, _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__.Hl)(path, list));
            }
            return (0, _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__.nf)(files);
        }
    }),
    360: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hl: () => (fileJson),
            Ve: () => (imagesTable),
            em: () => (sentence),
            nf: () => (imagesJson)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2048);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5715);
        var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1786);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(795);
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
                        reference: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference),
                        tag: (0, _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__.Q9)(image) ?? null,
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
            return { path, images: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(images), skipped: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(skipped) };
        }
        function imagesJson(files) {
            const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
            const images = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.images));
            const skipped = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.skipped));
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
            const totals = `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(images.length, 'image')}, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(skipped.length, 'skipped place')}`;
            const rows = [...listed, ...left].map((row) => row.map((cell) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)(cell)));
            return [...(0, _columns_js__WEBPACK_IMPORTED_MODULE_5__.R)(rows), totals].map((line) => `${line}\n`).join('');
        }
        function sentence(clause) {
            const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
            return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
        }
    }),
    1786: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RO: () => (jsonValues),
            Rr: () => (jsonList),
            i7: () => (jsonLines),
            iC: () => (jsonWithLists)
        });
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
    })
};
