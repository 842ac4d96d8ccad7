import { shared } from './shared.js';
export const id = 5575;
export const ids = [5575];
export const modules = {
    8216: shared[8216],
    47201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            freshToken: () => (freshToken)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _io_files_file_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34799);
        var _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35456);
        var _io_http_undici_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50001);
        var _io_system_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24019);
        var _api_client_transport_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93893);
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13743);
        var _api_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8216);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67872);
        var _sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47319);
        var _sign_in_oidc_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22887);
        var _runner_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9294);
        var _files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58806);
        const MARGIN_MS = 120_000;
        const TIMEOUT_MS = 60_000;
        async function freshToken(config) {
            const cached = await readCached(config);
            if (cached !== undefined)
                return cached;
            const lock = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(config.directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.lock);
            return (0, _io_files_file_lock_js__WEBPACK_IMPORTED_MODULE_2__.U)(lock, { staleMs: TIMEOUT_MS + 30_000, waitMs: TIMEOUT_MS + 30_000 }, async () => {
                const meanwhile = await readCached(config);
                return meanwhile ?? signInAgain(config);
            });
        }
        async function readCached({ directory }) {
            const text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.token), 'utf8').catch(() => '');
            const cached = (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.c9)(text);
            return cached !== undefined && cached.endsAt - _io_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m.now() > MARGIN_MS ? cached.token : undefined;
        }
        async function signInAgain({ directory, endpoints, identity }) {
            const request = await requireRequest();
            const http = (0, _io_http_undici_http_js__WEBPACK_IMPORTED_MODULE_4__.D)();
            try {
                const signal = AbortSignal.timeout(TIMEOUT_MS);
                const [exchanged] = await (0, _sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_10__._)([(0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_7__.mm)(endpoints)], {
                    call: (0, _api_client_transport_call_js__WEBPACK_IMPORTED_MODULE_6__.u)({ send: http.send, clock: _io_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m, endpoints, signal, routes: _api_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_8__.H }),
                    clock: _io_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m,
                    endpoints,
                    identity,
                    requestUrl: request.url,
                    requestToken: request.token,
                    onSecret: () => undefined,
                });
                if (exchanged === undefined)
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_9__.OD('internal_bug', 'an audience is missing');
                const { token } = exchanged;
                const text = (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.PJ)(token, (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.xZ)(exchanged, _io_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m.now()));
                await (0, _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_3__.Pl)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.token), text);
                return token;
            }
            finally {
                await http.close();
            }
        }
        async function requireRequest() {
            const found = (0, _sign_in_oidc_request_js__WEBPACK_IMPORTED_MODULE_11__.M)(await (0, _runner_environment_js__WEBPACK_IMPORTED_MODULE_12__.Q)(process.env));
            if (found.kind === 'request')
                return found;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_9__.OD('auth_no_id_token', 'the token of the login has expired, and this step cannot request a new one', {
                hint: 'Pass ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN to the program that pulls (containers do not inherit them), or run the login action again before this step.',
            });
        }
    }),
    51173: shared[51173],
    63691: shared[63691]
};
