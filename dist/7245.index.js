export const id = 7245;
export const ids = [7245,942];
export const modules = {

/***/ 942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLookUpAccess: () => (/* binding */ openLookUpAccess)
/* harmony export */ });
/* harmony import */ var _client_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(641);
/* harmony import */ var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7932);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _open_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2405);




async function openLookUpAccess(options) {
    const { clock, endpoints, environment, inputs, onSecret, runner, send, signal, title } = options;
    if (inputs.identity === '')
        return _access_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .o;
    const opened = await (0,_open_access_js__WEBPACK_IMPORTED_MODULE_3__/* .openAccess */ .b)({
        call: (0,_client_call_js__WEBPACK_IMPORTED_MODULE_0__/* .createCaller */ .u)({ send, clock, endpoints, signal, routes: _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .signInRoutes */ .H }),
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

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openWorkflowAccess),
/* harmony export */   b: () => (/* binding */ openAccess)
/* harmony export */ });
/* harmony import */ var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9903);
/* harmony import */ var _usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(654);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3899);
/* harmony import */ var _without_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1488);





async function openAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind === 'request')
        return { kind: 'signed-in', access: await signInWith(found, options) };
    const way = (0,_without_token_js__WEBPACK_IMPORTED_MODULE_4__/* .wayWithout */ .k)(found, options.whenUnavailable);
    const { why } = way;
    return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: _access_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .o };
}
async function openWorkflowAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind !== 'request')
        throw found.error;
    return signInWith(found, options);
}
async function signInWith({ url, token }, options) {
    const { call, clock = _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, endpoints, identity, onSecret } = options;
    onSecret(token);
    const session = await (0,_usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_1__/* .signIn */ .J)({
        call,
        clock,
        endpoints,
        identity,
        requestUrl: url,
        requestToken: token,
        onSecret,
    });
    return { ...session, who: `identity ${identity}` };
}


/***/ }),

/***/ 7245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makePlan: () => (/* binding */ makePlan)
/* harmony export */ });
/* harmony import */ var _adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(945);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
/* harmony import */ var _look_up_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(942);
/* harmony import */ var _plan_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2710);




async function makePlan(run) {
    const { environment, inputs, runner } = run;
    const onSecret = (secret) => (0,_domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretForms */ .eo)(secret).forEach((form) => runner.mask(form));
    const access = await (0,_look_up_access_js__WEBPACK_IMPORTED_MODULE_2__.openLookUpAccess)({ ...run, onSecret, title: 'Mooring pin' });
    if (access === undefined)
        return undefined;
    const directory = environment.workspace;
    await (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .requireCheckout */ .EJ)(directory);
    const options = { ...run, access, onSecret, variables: process.env, directory, wishes: inputs };
    return { ...(await (0,_plan_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .planRepository */ ._)(options)), access };
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wayWithout)
/* harmony export */ });
function wayWithout({ kind, error }, whenUnavailable) {
    const maySkip = whenUnavailable === 'skip' && kind === 'untrusted';
    if (whenUnavailable !== 'anonymous' && !maySkip)
        throw error;
    return { kind: maySkip ? 'skipped' : 'anonymous', why: error.message };
}


/***/ })

};
