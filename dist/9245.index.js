export const id = 9245;
export const ids = [9245];
export const modules = {

/***/ 9245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadBaseline: () => (/* binding */ loadBaseline)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7398);


async function loadBaseline(tree, path) {
    const [reading] = await tree.read([path]);
    if (reading === undefined || 'problem' in reading) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it was not given'}`);
    }
    const { CheckReportFile } = await __webpack_require__.e(/* import() */ 8854).then(__webpack_require__.bind(__webpack_require__, 8854));
    const report = CheckReportFile.safeParse(readJson(path, reading.bytes));
    if (report.success)
        return { isChange: false, kind: 'baseline', file: path, findings: report.data.findings };
    const [issue] = report.error.issues;
    throw invalid(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
function readJson(path, bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        throw invalid(path, 'it is not JSON');
    }
}
function invalid(path, why) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_invalid', `${path}: no report of a check: ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(why, 120)}`, {
        hint: 'Commit the report of an earlier check (the file that the output `report` names) as the baseline.',
    });
}


/***/ })

};
