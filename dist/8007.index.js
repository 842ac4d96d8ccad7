export const id = 8007;
export const ids = [8007];
export const modules = {
    8007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            imagesCommand: () => (imagesCommand)
        });
        var _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10448);
        var _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18429);
        var _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20360);
        var _usecases_listing_list_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82594);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9473);
        const imagesCommand = {
            description: [
                'Lists every container image referenced by the files in DIRECTORY (default: the current directory). ' +
                    'DIRECTORY/.github/mooring.yml sets which files are read and which images are ignored.',
            ],
            positional: _arguments_js__WEBPACK_IMPORTED_MODULE_4__.Md,
            options: [
                { name: 'json', description: 'Print one JSON object (schema/images.v1.json) instead of a table.' },
            ],
            exitStatus: '0 on success, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring images', description: 'List the images of the current directory' },
                { command: 'mooring images --json src | jq .images', description: 'List the images below src as JSON' },
            ],
            run: async ({ values, positionals }, { clock, print }) => {
                const directory = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_4__.gZ)(positionals);
                await (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.T)(directory);
                const listing = { tree: (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.YT)(directory, _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__.N), now: clock.now() };
                print(values['json'] === true ? await listAsJson(listing) : (0, _domain_report_images_js__WEBPACK_IMPORTED_MODULE_2__.Ve)(await (0, _usecases_listing_list_images_js__WEBPACK_IMPORTED_MODULE_3__.v8)(listing)));
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
    108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GW: () => (problemsOf),
            Le: () => (packagesText),
            eV: () => (shortReference),
            kF: () => (affectedPackages),
            nA: () => (withoutDigest),
            tM: () => (resolvedProblems)
        });
        function problemsOf(findings) {
            return [...Map.groupBy(findings, keyOf)].flatMap(([key, [worst, ...others]]) => worst === undefined ? [] : [problemOf(key, [worst, ...others])]);
        }
        function keyOf({ advisory, cause, exception, key, reference }) {
            const isAccepted = exception !== undefined;
            if (cause !== undefined)
                return JSON.stringify(['cause', cause.key, isAccepted]);
            if (advisory === undefined)
                return JSON.stringify([key, isAccepted]);
            return JSON.stringify(['advisory', withoutDigest(reference), advisory.id, isAccepted]);
        }
        function resolvedProblems(resolved) {
            const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) => JSON.stringify([rule, withoutDigest(reference), advisory?.id ?? title]));
            return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [[first, ...others]]);
        }
        function withoutDigest(reference) {
            return reference.replace(/@.*$/s, '');
        }
        function shortReference(reference) {
            return reference.replace(/(@sha\d+:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
        }
        function problemOf(key, findings) {
            const [{ rule, level, ...worst }] = findings;
            const novelties = new Set(findings.flatMap((one) => (one.level === level ? [one.novelty] : [])));
            const novelty = NOVELTIES.find((one) => novelties.has(one)) ?? worst.novelty;
            return { key, findings, rule, level, novelty, ...wordsOf(findings) };
        }
        const NOVELTIES = ['new', 'pre-existing', 'not-compared'];
        function wordsOf(findings) {
            const [{ advisory, cause, title, message, remedy }] = findings;
            if (cause !== undefined)
                return { title: cause.title, message: cause.message, remedy: cause.remedy };
            const packages = affectedPackages(findings);
            const first = advisory?.package ?? null;
            if (first === null || packages.length < 2)
                return { title, message, remedy };
            const [one, all] = [`${first.name} ${first.version}`, packagesText(packages)];
            const [longTitle, longMessage] = [title.replace(one, () => all), message.replace(one, () => all)];
            return { title: longTitle.length > LONGEST_TITLE ? title : longTitle, message: longMessage, remedy };
        }
        const LONGEST_TITLE = 70;
        function affectedPackages(findings) {
            const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
            return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
        }
        const MOST_PACKAGES = 4;
        function packagesText(packages) {
            const named = packages.slice(0, MOST_PACKAGES);
            const more = packages.length - named.length;
            const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`);
            return `${byVersion.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        }
    }),
    39861: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hb: () => (buildPlatforms),
            Sz: () => (concernsFile),
            i7: () => (fixedPlatform),
            Q9: () => (listedTag)
        });
        var reading = __webpack_require__(33832);
        ;
        const FORMAT_KINDS = (null && ([
            'compose',
            'kubernetes',
            'kustomize',
            'helm-values',
            'workflow',
            'action',
            'gitlab-ci',
            'devcontainer',
            'bake',
            'ko',
            'tekton',
            'skaffold',
        ]));
        const FORMAT_SKIP_CODES = [
            'variable',
            'templated',
            'invalid-reference',
            'tag-elsewhere',
            'replaces-base',
            'inline-dockerfile',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
        ];
        var image_reference = __webpack_require__(50880);
        ;
        const LISTED_SKIP_CODES = [
            ...new Set([...reading.LS, ...FORMAT_SKIP_CODES, 'unreadable-file', 'submodule', 'ignored']),
        ];
        const UNREAD_FILE = new Set([
            'unreadable-file',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
            'submodule',
        ]);
        function concernsFile(code) {
            return UNREAD_FILE.has(code);
        }
        const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
        function fixedPlatform({ platform }) {
            return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
        }
        function listedTag({ reference, writing, }) {
            return (0, image_reference.yr)(reference) ?? writing.tagComment?.tag;
        }
        function buildPlatforms(image, configured) {
            const platform = fixedPlatform(image);
            return platform === undefined ? configured : [platform];
        }
    }),
    35715: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (alignColumns)
        });
        function alignColumns(rows) {
            const columns = Math.max(0, ...rows.map((row) => row.length));
            const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
            return rows.map((row) => row
                .map((cell, column) => cell.padEnd(widths[column] ?? 0))
                .join('  ')
                .trimEnd());
        }
    }),
    20360: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hl: () => (fileJson),
            Ve: () => (imagesTable),
            em: () => (sentence),
            nf: () => (imagesJson)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(108);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35715);
        var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91786);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90795);
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
            const distinct = new Set(images.map(({ reference }) => (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_3__.nA)(reference))).size;
            const files = new Set(images.map(({ file }) => file)).size;
            const totals = [
                `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(images.length, 'reference')} to ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(distinct, 'image')} in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(files, 'file')}`,
                ...(skipped.length === 0 ? [] : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(skipped.length, 'place')} skipped`]),
            ];
            const rows = [...listed, ...left].map((row) => row.map((cell) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(cell)));
            const table = rows.length === 0 ? [] : (0, _columns_js__WEBPACK_IMPORTED_MODULE_6__.R)([['PLACE', 'KIND', 'IMAGE'], ...rows]);
            return [...table, totals.join(', ')].map((line) => `${line}\n`).join('');
        }
        function sentence(clause) {
            const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
            return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
        }
    }),
    91786: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
