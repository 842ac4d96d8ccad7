export const id = 321;
export const ids = [321];
export const modules = {
    44321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            globMatcher: () => (globMatcher)
        });
        var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75635);
        function globMatcher(glob) {
            const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true, noextglob: true, nonegate: true });
            return (path) => matches(path);
        }
    })
};
