export const id = 1777;
export const ids = [1777];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ NOBODY)
/* harmony export */ });
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};


/***/ }),

/***/ 1777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAccess: () => (/* binding */ openAccess),
/* harmony export */   whySkipped: () => (/* binding */ whySkipped)
/* harmony export */ });
/* harmony import */ var _contract_uid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4513);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _open_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2405);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3899);
/* harmony import */ var _without_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1488);





async function openAccess(call, onSecret, { inputs, endpoints, environment }) {
    const organizationUid = (0,_contract_uid_js__WEBPACK_IMPORTED_MODULE_0__/* .rootUid */ .zL)(inputs.identity);
    const none = withoutToken(environment);
    if (none === undefined) {
        const options = { call, endpoints, environment, identity: inputs.identity, onSecret };
        const access = await (0,_open_access_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkflowAccess */ .A)(options);
        return { access, organizationUid, whyAnonymous: undefined };
    }
    const { why } = (0,_without_token_js__WEBPACK_IMPORTED_MODULE_4__/* .wayWithout */ .k)(none, inputs['when-unavailable'] || byDefault(none));
    return { access: NOBODY, organizationUid, whyAnonymous: why };
}
function whySkipped({ inputs, environment }) {
    if (inputs['when-unavailable'] !== 'skip')
        return undefined;
    const none = withoutToken(environment);
    return none?.kind === 'untrusted' ? none.error.message : undefined;
}
function byDefault({ kind }) {
    return kind === 'untrusted' ? 'anonymous' : 'fail';
}
function withoutToken(environment) {
    if (environment.eventName !== 'pull_request_target') {
        const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(environment);
        return found.kind === 'request' ? undefined : found;
    }
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', 'pull_request_target runs with the rights of the base for a change that nobody has reviewed', { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' });
    return { kind: 'untrusted', error };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};


/***/ }),

/***/ 3899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findOidcRequest)
/* harmony export */ });
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);



function findOidcRequest(environment) {
    const { oidcRequestUrl, oidcRequestToken } = environment;
    if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
        return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
    }
    if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_id_token_half_set', 'the runner gave only half of what asking for an OIDC token takes');
    }
    return whyNone(environment);
}
const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
function readRequestUrl({ oidcRequestUrl, serverUrl }) {
    const url = (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrustedUrl */ .V4)(REQUEST_URL, oidcRequestUrl);
    const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
    const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
    if (isKnown || (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname))
        return url;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is none of GitHub's hosts`, {
        hint: 'The runner sets this variable; see whether a step before this one has changed it.',
    });
}
const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
function whyNone(environment) {
    const head = environment.event.pull_request?.head.repo?.full_name;
    if (head !== undefined && head !== environment.repository) {
        return untrusted(`this run comes from the fork ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(head, 140)}, and GitHub gives forks no OIDC token`);
    }
    if (environment.actor === 'dependabot[bot]') {
        return untrusted('this run was started by Dependabot, and GitHub gives it no OIDC token');
    }
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', 'this job may not ask for an OIDC token');
    return { kind: 'not-permitted', error };
}
function untrusted(why) {
    const hint = 'There is nothing to fix in the permissions: run this on a schedule, or, where the action has that input, set `when-unavailable: skip`.';
    return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', why, { hint }) };
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


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   zL: () => (/* binding */ rootUid)
/* harmony export */ });
/* unused harmony export Uid */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
const Uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(UID, 'not a uid');
function parentUid(uid) {
    const slash = uid.lastIndexOf('/');
    return slash === -1 ? undefined : uid.slice(0, slash);
}
function rootUid(uid) {
    return uid.split('/', 1)[0] ?? uid;
}


/***/ })

};
