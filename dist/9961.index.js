export const id = 9961;
export const ids = [9961];
export const modules = {
    79961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            pinCommand: () => (pinCommand)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92857);
        var _io_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65706);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _decide_signature_warnings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20565);
        var _decide_end_of_life_warnings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66497);
        var _views_pins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80213);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51442);
        var _sign_in_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4048);
        var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40437);
        var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94491);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4824);
        var _cli_arguments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98213);
        var _cli_service_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47773);
        const PinOptions = zod__WEBPACK_IMPORTED_MODULE_12__.Ikc({ ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_9__.TT, ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_9__.Q5, ..._inputs_js__WEBPACK_IMPORTED_MODULE_8__.P6 });
        const RULES = 'PIN OPTIONS (override the configuration file)';
        const pinCommand = {
            description: [
                'Pins every image referenced by the files in DIRECTORY (default: the current directory) to a digest, using ' +
                    'DIRECTORY/.github/mooring.yml. Public images need no credentials.',
            ],
            positional: _cli_arguments_js__WEBPACK_IMPORTED_MODULE_10__.Md,
            options: [
                {
                    name: 'dry-run',
                    description: 'Print the changes as a patch for `git apply`, and write nothing (default).',
                },
                { name: 'write', description: 'Edit the files, all of them or none.' },
                {
                    name: 'json',
                    description: 'Print one JSON object (schema/pins.v1.json) instead of the patch.',
                },
                {
                    name: 'min-age',
                    value: 'AGE',
                    description: 'Use the newest build at least this old, such as 3d or 12h.',
                    group: RULES,
                },
                {
                    name: 'as-of',
                    value: 'TIME|COMMIT',
                    description: "Use the builds of a UTC time, or of a commit's date; can select older builds.",
                    group: RULES,
                },
                {
                    name: 'rollback',
                    value: 'STEPS|DIGEST',
                    description: 'Go back this many builds from the current pin, or to a digest (sha256:…).',
                    group: RULES,
                },
                {
                    name: 'only',
                    value: 'GLOBS',
                    description: "Only images with these names, separated by commas, such as 'cgr.dev/acme/*'.",
                    isList: true,
                    group: RULES,
                },
                _cli_service_options_js__WEBPACK_IMPORTED_MODULE_11__.V9,
                ..._cli_service_options_js__WEBPACK_IMPORTED_MODULE_11__.P3,
            ],
            variables: _cli_service_options_js__WEBPACK_IMPORTED_MODULE_11__.Yr,
            exitStatus: '0 on success, 1 if a registry lookup failed for an image or its build is not verified, which is then unchanged, 2 ' +
                'on a usage or configuration error.',
            examples: [
                { command: 'mooring pin | git apply', description: 'Pin the images of the current directory' },
                {
                    command: 'mooring pin --write --min-age 3d',
                    description: 'Pin to builds that are at least 3 days old',
                },
                {
                    command: "mooring pin --write --rollback 1 --only 'cgr.dev/acme/python'",
                    description: 'Go back to the previous build of one image',
                },
            ],
            run: async ({ values, positionals }, context) => {
                if (values['write'] === true && values['dry-run'] === true)
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_usage_invalid', '--write and --dry-run contradict each other');
                const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0, _cli_arguments_js__WEBPACK_IMPORTED_MODULE_10__.gZ)(positionals));
                await (0, _io_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.T)(directory);
                const inputs = (0, _cli_service_options_js__WEBPACK_IMPORTED_MODULE_11__.Tt)(PinOptions, values, context.variables);
                context.prepare();
                const planned = await (0, _run_js__WEBPACK_IMPORTED_MODULE_7__._)(inputs, (0, _sign_in_access_js__WEBPACK_IMPORTED_MODULE_6__.xR)(context, inputs, directory));
                return publish(planned, { directory, write: values['write'] === true, asJson: values['json'] === true }, context);
            },
        };
        async function publish(planned, { directory, write, asJson, }, { isTerminal, print, log }) {
            const { plan, files, warnings } = planned;
            for (const warning of warnings)
                log(`warning: ${warning}`);
            if (!asJson)
                for (const line of (0, _views_pins_js__WEBPACK_IMPORTED_MODULE_5__.tx)(write ? plan : { ...plan, moves: [] }))
                    log(line);
            const warned = [...(0, _decide_signature_warnings_js__WEBPACK_IMPORTED_MODULE_3__.Oc)(plan.moves), ...(0, _decide_end_of_life_warnings_js__WEBPACK_IMPORTED_MODULE_4__.M)(plan.moves)];
            for (const { text, file, line } of warned)
                log(`${file}:${line}  warning: ${text}`);
            const changedFiles = write ? await writeFiles(directory, planned) : files.map(({ path }) => path);
            if (asJson)
                print((0, _views_pins_js__WEBPACK_IMPORTED_MODULE_5__.jG)((0, _views_pins_js__WEBPACK_IMPORTED_MODULE_5__.j0)(plan, { written: write, changedFiles })));
            else if (!write)
                print(isTerminal ? linesOf((0, _views_pins_js__WEBPACK_IMPORTED_MODULE_5__.Pp)(files)) : (0, _views_pins_js__WEBPACK_IMPORTED_MODULE_5__.oW)(files));
            const many = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_13__.U)(changedFiles.length, 'file');
            log(write ? `${many} changed.` : `Dry run: ${many} would change.`);
            return plan.skipped.some((skip) => skip.code === 'lookup-failed' || (0, _decide_signature_warnings_js__WEBPACK_IMPORTED_MODULE_3__.sU)(skip)) ? 1 : 0;
        }
        async function writeFiles(directory, { files, plan }) {
            const { writeWorkTree } = await __webpack_require__.e(8987).then(__webpack_require__.bind(__webpack_require__, 78987));
            const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
            return writeWorkTree(directory, { files, known });
        }
        function linesOf(lines) {
            return lines.map((line) => `${line}\n`).join('');
        }
    })
};
