import { shared } from './shared.js';
export const id = 612;
export const ids = [612];
export const modules = {
    47773: shared[47773],
    70612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            imagesCommand: () => (imagesCommand)
        });
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var image_reference = __webpack_require__(65890);
        var image_list = __webpack_require__(50034);
        var printable = __webpack_require__(64865);
        var columns = __webpack_require__(51873);
        var json_lines = __webpack_require__(90676);
        var plural = __webpack_require__(51442);
        var sentence = __webpack_require__(96677);
        ;
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
                        reference: (0, image_reference.Ys)(reference),
                        tag: (0, image_list.Q9)(image) ?? null,
                        editable: edit.kind === 'editable',
                    };
                }),
                skipped: skipped.map(({ file, line, written, code, reason }) => ({
                    file,
                    line,
                    written,
                    reason: { code, sentence: (0, sentence.e)(reason) },
                })),
            };
        }
        function fileJson(path, list) {
            const { images, skipped } = imagesReport(list);
            return { path, images: (0, json_lines.RO)(images), skipped: (0, json_lines.RO)(skipped) };
        }
        function imagesJson(files) {
            const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
            const images = (0, json_lines.Rr)(inOrder.map((file) => file.images));
            const skipped = (0, json_lines.Rr)(inOrder.map((file) => file.skipped));
            return `{"schema":"${SCHEMA}","images":${images},"skipped":${skipped}}\n`;
        }
        function imagesTable(list) {
            const shown = list.skipped.filter(({ isAside }) => isAside !== true);
            const unread = list.skipped.filter(({ code }) => code === 'unread').length;
            const { images, skipped } = imagesReport({ images: list.images, skipped: shown });
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
            const distinct = new Set(images.map(({ reference }) => (0, image_reference.nA)(reference))).size;
            const files = new Set(images.map(({ file }) => file)).size;
            const totals = [
                `${(0, plural.U)(images.length, 'reference')} to ${(0, plural.U)(distinct, 'image')} in ${(0, plural.U)(files, 'file')}`,
                ...(skipped.length === 0 ? [] : [`${(0, plural.U)(skipped.length, 'place')} skipped`]),
                ...(unread === 0 ? [] : [`${(0, plural.U)(unread, 'text')} not read`]),
            ];
            const rows = [...listed, ...left].map((row) => row.map((cell) => (0, printable.g$)(cell)));
            const table = rows.length === 0 ? [] : (0, columns.R)([['PLACE', 'KIND', 'IMAGE'], ...rows]);
            return [...table, totals.join(', ')].map((line) => `${line}\n`).join('');
        }
        var list_images = __webpack_require__(19003);
        var cli_arguments = __webpack_require__(98213);
        var service_options = __webpack_require__(47773);
        var service_inputs = __webpack_require__(4824);
        ;
        const Inputs = schemas.Ikc({ registry: service_inputs.TT.registry });
        const imagesCommand = {
            description: [
                'Lists every container image referenced by the files in DIRECTORY (default: the current directory). ' +
                    'DIRECTORY/.github/mooring.yml sets which files are read and which images are ignored.',
            ],
            positional: cli_arguments.Md,
            options: [
                ...service_options.P3.filter(({ name }) => name === 'registry'),
                { name: 'json', description: 'Print one JSON object (schema/images.v1.json) instead of a table.' },
            ],
            exitStatus: '0 on success, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring images', description: 'List the images of the current directory' },
                { command: 'mooring images --json src | jq .images', description: 'List the images below src as JSON' },
            ],
            run: async ({ values, positionals }, { clock, print, variables }) => {
                const directory = (0, cli_arguments.gZ)(positionals);
                await (0, work_tree.T)(directory);
                const { registry } = (0, service_options.Tt)(Inputs, values, variables);
                const tree = (0, work_tree.YT)(directory, exec_command.NK);
                const listing = { tree, now: clock.now(), registry };
                print(values['json'] === true ? await listAsJson(listing) : imagesTable(await (0, list_images.v)(listing)));
                return 0;
            },
        };
        async function listAsJson(listing) {
            const files = [];
            for await (const batch of (0, list_images.M)(listing)) {
                for (const { path, list } of batch)
                    files.push(fileJson(path, list));
            }
            return imagesJson(files);
        }
    }),
    51873: shared[51873],
    90676: shared[90676],
    96677: shared[96677]
};
