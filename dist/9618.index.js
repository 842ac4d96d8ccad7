export const id = 9618;
export const ids = [9618];
export const modules = {

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   maskOf: () => (/* binding */ maskOf),
/* harmony export */   patchParts: () => (/* binding */ patchParts),
/* harmony export */   platformAccess: () => (/* binding */ platformAccess)
/* harmony export */ });
function platformAccess(options) {
    const credential = options.token === undefined ? {} : { credential: options.token };
    return {
        ask: async (name, purpose, parts = {}) => {
            const { value } = await options.call(name, purpose, { ...parts, ...credential });
            return value;
        },
    };
}
function patchParts(uid, changes, mask) {
    return {
        path: { uid },
        query: { updateMask: maskOf(changes, mask) },
        body: Object.fromEntries(Object.entries(changes)),
    };
}
function maskOf(changes, mask) {
    const fields = mask ?? Object.keys(changes);
    return fields === '*' ? fields : fields.join(',');
}


/***/ })

};
