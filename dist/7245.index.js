export const id = 7245;
export const ids = [7245];
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


/***/ }),

/***/ 7245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makePlan: () => (/* binding */ makePlan)
/* harmony export */ });
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8325);
/* harmony import */ var _look_up_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(942);
/* harmony import */ var _plan_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2710);



async function makePlan(run) {
    const { environment, inputs, runner } = run;
    const onSecret = (secret) => (0,_domain_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .eo)(secret).forEach((form) => runner.mask(form));
    const access = await (0,_look_up_access_js__WEBPACK_IMPORTED_MODULE_1__.openLookUpAccess)({ ...run, onSecret, title: 'Mooring pin' });
    if (access === undefined)
        return undefined;
    const directory = environment.workspace;
    return (0,_plan_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .planRepository */ ._)({ ...run, access, onSecret, variables: process.env, directory, wishes: inputs });
}


/***/ })

};
