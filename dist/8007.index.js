import { shared } from './shared.js';
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
                const listing = { tree: (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.YT)(directory, _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_0__.NK), now: clock.now() };
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
    108: shared[108],
    39861: shared[39861],
    35715: shared[35715],
    20360: shared[20360],
    91786: shared[91786]
};
