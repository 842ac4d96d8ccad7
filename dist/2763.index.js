export const id = 2763;
export const ids = [2763];
export const modules = {

/***/ 2763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseScore: () => (/* binding */ baseScore)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4353);

function baseScore(vector) {
    try {
        return scoreOf(vector);
    }
    catch {
        return undefined;
    }
}
function scoreOf(vector) {
    const { Cvss2, Cvss3P0, Cvss3P1, Cvss4P0 } = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__;
    if (vector.startsWith('CVSS:4.0/')) {
        const read = new Cvss4P0(vector);
        return read.isBaseFullyDefined() ? read.calculateScores().baseMetricsOnly : undefined;
    }
    const read = vector.startsWith('CVSS:3.1/')
        ? new Cvss3P1(vector)
        : vector.startsWith('CVSS:3.0/')
            ? new Cvss3P0(vector)
            : new Cvss2(vector);
    return read.isBaseFullyDefined() ? read.calculateScores().base : undefined;
}


/***/ })

};
