export const id = 3171;
export const ids = [3171];
export const modules = {

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   freshToken: () => (/* binding */ freshToken)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7127);
/* harmony import */ var _adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2699);
/* harmony import */ var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9903);
/* harmony import */ var _adapters_undici_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8436);
/* harmony import */ var _client_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(641);
/* harmony import */ var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7932);
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6046);
/* harmony import */ var _usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(654);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8204);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3899);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4996);














const MARGIN_MS = 120_000;
const WHOLE_MS = 60_000;
async function freshToken(settings) {
    const kept = await readKept(settings);
    if (kept !== undefined)
        return kept;
    const lock = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(settings.folder, _files_js__WEBPACK_IMPORTED_MODULE_13__/* .HELPER_FILES */ .vr.lock);
    return (0,_adapters_file_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .withFileLock */ .U)(lock, { staleMs: WHOLE_MS + 30_000, waitMs: WHOLE_MS + 30_000 }, async () => {
        const meanwhile = await readKept(settings);
        return meanwhile ?? signInAgain(settings);
    });
}
async function readKept({ folder }) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _files_js__WEBPACK_IMPORTED_MODULE_13__/* .HELPER_FILES */ .vr.token), 'utf8').catch(() => '');
    const kept = (0,_files_js__WEBPACK_IMPORTED_MODULE_13__/* .readCachedToken */ .c9)(text);
    return kept !== undefined && kept.endsAt - _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() > MARGIN_MS ? kept.token : undefined;
}
async function signInAgain({ folder, endpoints, identity }) {
    const request = await requireRequest();
    const http = (0,_adapters_undici_http_js__WEBPACK_IMPORTED_MODULE_5__/* .createUndiciHttp */ .D)();
    try {
        const signal = AbortSignal.timeout(WHOLE_MS);
        const [exchanged] = await (0,_usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_10__/* .exchangeForAudiences */ ._)([(0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_8__/* .registryAudience */ .mm)(endpoints)], {
            call: (0,_client_call_js__WEBPACK_IMPORTED_MODULE_6__/* .createCaller */ .u)({ send: http.send, clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m, endpoints, signal, routes: _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_7__/* .signInRoutes */ .H }),
            clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
            endpoints,
            identity,
            requestUrl: request.url,
            requestToken: request.token,
            onSecret: () => undefined,
        });
        if (exchanged === undefined)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .MooringError */ .OD('internal_bug', 'an audience is missing');
        const { token } = exchanged;
        const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCachedToken */ .PJ)(token, (0,_files_js__WEBPACK_IMPORTED_MODULE_13__/* .localEnd */ .R6)(exchanged, _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now()));
        await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .writePrivateFile */ .Pl)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _files_js__WEBPACK_IMPORTED_MODULE_13__/* .HELPER_FILES */ .vr.token), text);
        return token;
    }
    finally {
        await http.close();
    }
}
async function requireRequest() {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_12__/* .findOidcRequest */ .M)(await (0,_environment_js__WEBPACK_IMPORTED_MODULE_11__/* .readEnvironment */ .Q)(process.env));
    if (found.kind === 'request')
        return found;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .MooringError */ .OD('auth_no_id_token', 'the token of the login has ended, and this step may not ask for a new one', {
        hint: 'Pass ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN on to the program that pulls (a container does not get them by itself), or run the login action again before this step.',
    });
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ signInRoutes)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6834);

const signInRoutes = {
    mintIdToken: {
        method: 'GET',
        path: '/_github/oidc/token',
        face: 'github',
        credential: 'request-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenQuery */ .$2,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdToken */ .nR,
    },
    getIdTokenConfiguration: {
        method: 'GET',
        path: '/_github/oidc/.well-known/openid-configuration',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIdTokenKeys: {
        method: 'GET',
        path: '/_github/oidc/.well-known/jwks',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
    exchangeToken: {
        method: 'POST',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeTokenByQuery: {
        method: 'GET',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeRefreshToken: {
        method: 'POST',
        path: '/sts/exchange_refresh_token',
        face: 'issuer',
        credential: 'refresh-token',
        idempotent: false,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .RefreshRequest */ .hG,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenPair */ .cU,
    },
    getIssuerConfiguration: {
        method: 'GET',
        path: '/.well-known/openid-configuration',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIssuerKeys: {
        method: 'GET',
        path: '/.well-known/jwks.json',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
};


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
function isDigest(text) {
    return DIGEST.test(text);
}
function parseDigest(text) {
    if (!isDigest(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
    return text;
}
function shortDigest(digest) {
    const [algorithm = '', hex = ''] = digest.split(':');
    return `${algorithm}:${hex.slice(0, 12)}`;
}


/***/ })

};
