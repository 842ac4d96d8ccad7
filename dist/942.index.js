export const id = 942;
export const ids = [942];
export const modules = {

/***/ 942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLookUpAccess: () => (/* binding */ openLookUpAccess)
/* harmony export */ });
/* harmony import */ var _client_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8797);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);


async function openLookUpAccess(options) {
    const { clock, endpoints, environment, inputs, onSecret, runner, send, signal, title } = options;
    if (inputs.identity === '')
        return _access_js__WEBPACK_IMPORTED_MODULE_1__/* .NOBODY */ .oQ;
    const opened = await (0,_access_js__WEBPACK_IMPORTED_MODULE_1__/* .openAccess */ .bg)({
        call: (0,_client_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCaller */ .u)({ send, clock, endpoints, signal }),
        clock,
        endpoints,
        environment,
        identity: inputs.identity,
        onSecret,
        whenUnavailable: inputs['when-unavailable'],
    });
    switch (opened.kind) {
        case 'signed-in':
            runner.info(`Signed in to ${endpoints.apiUrl} as ${opened.access.who}.`);
            return opened.access;
        case 'anonymous':
            runner.notice(`Images are looked up as nobody: ${opened.why}.`, { title });
            return opened.access;
        case 'skipped':
            runner.notice(`This step is skipped: ${opened.why}.`, { title });
            return undefined;
    }
}


/***/ })

};
