export const id = 4309;
export const ids = [4309];
export const modules = {

/***/ 4309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findOrganizationUid: () => (/* binding */ findOrganizationUid)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

async function findOrganizationUid(name, groups) {
    const own = await groups.lookup();
    if (own?.name === name)
        return own.uid;
    for await (const group of groups.list({ name })) {
        if (!group.uid.includes('/'))
            return group.uid;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_not_found', `the platform shows no organization ${name} to this token`);
}


/***/ })

};
