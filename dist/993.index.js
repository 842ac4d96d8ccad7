import { shared } from './shared.js';
export const id = 993;
export const ids = [993];
export const modules = {
    90993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            publishComparisons: () => (publishComparisons)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _io_files_report_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45886);
        var _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49723);
        var _views_changes_cell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27971);
        var _views_package_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2337);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _runner_write_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92985);
        var _render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51280);
        const NO_CHANGE = 'The branch changes no image.';
        async function publishComparisons(comparisons, { runner, environment, parts }) {
            for (const one of comparisons)
                reportOne(one, runner);
            if (comparisons.length === 0)
                runner.info(NO_CHANGE);
            const diffs = comparisons.flatMap(({ diff }) => (diff.kind === 'known' ? [diff.value] : []));
            runner.setOutput('verdict', (0, _render_js__WEBPACK_IMPORTED_MODULE_3__.xm)(comparisons));
            setCounts(diffs, runner);
            const view = { isAll: false, parts, width: 100 };
            const { temporaryDirectory: root } = environment;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, `mooring-diff-${process.pid}.json`);
            await (0, _io_files_report_file_js__WEBPACK_IMPORTED_MODULE_1__.R0)({ path, root }, (0, _render_js__WEBPACK_IMPORTED_MODULE_3__.tg)(comparisons, 'json', view).text);
            runner.setOutput('report', path);
            const { text } = (0, _render_js__WEBPACK_IMPORTED_MODULE_3__.tg)(comparisons, 'markdown', view);
            await (0, _runner_write_summary_js__WEBPACK_IMPORTED_MODULE_4__.S)(comparisons.length === 0 ? `${NO_CHANGE}\n` : text, runner);
            return diffs.length === comparisons.length ? 0 : 1;
        }
        function reportOne({ name, diff }, runner) {
            if (diff.kind === 'known') {
                runner.info((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(`${name}: ${diff.value.verdict}, ${(0, _views_changes_cell_js__WEBPACK_IMPORTED_MODULE_2__.E)(diff.value)}`, 1_000));
                return;
            }
            const { message, hint } = diff.problem;
            runner.error(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(name)}: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(message, 600)}\n${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(hint)}`, {
                title: 'Mooring diff: unknown',
            });
        }
        function setCounts(diffs, runner) {
            const changes = diffs.flatMap(({ platforms }) => (0, _views_package_rows_js__WEBPACK_IMPORTED_MODULE_6__.lw)(platforms));
            for (const kind of _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_7__.bb)
                runner.setOutput(kind, String(changes.filter((change) => change.kind === kind).length));
            for (const kind of ['resolved', 'introduced']) {
                const found = diffs.flatMap(({ advisories }) => advisories?.kind === 'known' ? advisories[kind].map(({ id }) => id) : []);
                runner.setOutput(`${kind}-advisories`, [...new Set(found)].sort().join(','));
            }
        }
    }),
    45886: shared[45886]
};
