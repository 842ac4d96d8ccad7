export const id = 4321;
export const ids = [4321];
export const modules = {

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globMatcher: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8016);

function globMatcher(glob) {
    const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true, noextglob: true, nonegate: true });
    return (path) => matches(path);
}


/***/ })

};
