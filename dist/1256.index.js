export const id = 1256;
export const ids = [1256];
export const modules = {

/***/ 1256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishResolutions: () => (/* binding */ publishResolutions)
/* harmony export */ });
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7398);
/* harmony import */ var _domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9899);
/* harmony import */ var _domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8982);




function publishResolutions(resolutions, runner) {
    const { references } = resolutions;
    for (const one of references)
        sayOne(one, runner);
    runner.setOutput('resolved', (0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionsJson */ .Am)(resolutions));
    const [only, ...others] = references;
    if (only?.kind === 'resolved' && others.length === 0)
        publishOne(only, runner);
    return (0,_domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedOf */ .tT)(resolutions).length === 0 ? 0 : 1;
}
function sayOne(resolution, runner) {
    if (resolution.kind === 'resolved') {
        runner.info((0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)((0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionLine */ .Z_)(resolution), 1_000));
        return;
    }
    const { code, written, reason, hint } = resolution;
    runner.error(`${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(written)}: ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(reason, 600)}\n${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(hint)}`, {
        title: `Mooring resolve: ${code}`,
    });
}
function publishOne({ reference, digest, tag, builtAt, lag }, runner) {
    runner.setOutput('reference', reference);
    runner.setOutput('digest', digest);
    runner.setOutput('tag', tag);
    runner.setOutput('built-at', builtAt === undefined ? '' : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(builtAt));
    runner.setOutput('lag-builds', lag === undefined ? '' : String(lag.builds));
    runner.setOutput('lag-days', lag === undefined ? '' : String(lag.days));
}


/***/ })

};
