export const id = 3451;
export const ids = [3451];
export const modules = {
    93451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ExploitCatalog: () => (ExploitCatalog)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const ExploitCatalog = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            vulnerabilities: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ cveID: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
        });
    })
};
