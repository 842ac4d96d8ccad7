export const id = 4321;
export const ids = [4321];
export const modules = {
    44321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            f: () => (globMatcher),
            imageMatcher: () => (imageMatcher)
        });
        var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75635);
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        function globMatcher(glob) {
            const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__(glob, { dot: true, noextglob: true, nonegate: true });
            return (path) => matches(path);
        }
        function imageMatcher(glob) {
            return globMatcher(glob.includes('/') ? (0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ew)(glob) : glob);
        }
    })
};
