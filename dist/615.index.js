export const id = 615;
export const ids = [615];
export const modules = {
    50943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            freshToken: () => (freshToken)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _adapters_files_file_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23587);
        var _adapters_files_private_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61076);
        var _adapters_http_undici_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5018);
        var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89903);
        var _client_transport_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51730);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43550);
        var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27932);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56046);
        var _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76962);
        var _access_oidc_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40526);
        var _environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34020);
        var _files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4996);
        const MARGIN_MS = 120_000;
        const TIMEOUT_MS = 60_000;
        async function freshToken(config) {
            const cached = await readCached(config);
            if (cached !== undefined)
                return cached;
            const lock = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(config.directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.lock);
            return (0, _adapters_files_file_lock_js__WEBPACK_IMPORTED_MODULE_2__.U)(lock, { staleMs: TIMEOUT_MS + 30_000, waitMs: TIMEOUT_MS + 30_000 }, async () => {
                const meanwhile = await readCached(config);
                return meanwhile ?? signInAgain(config);
            });
        }
        async function readCached({ directory }) {
            const text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.token), 'utf8').catch(() => '');
            const cached = (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.c9)(text);
            return cached !== undefined && cached.endsAt - _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m.now() > MARGIN_MS ? cached.token : undefined;
        }
        async function signInAgain({ directory, endpoints, identity }) {
            const request = await requireRequest();
            const http = (0, _adapters_http_undici_http_js__WEBPACK_IMPORTED_MODULE_4__.D)();
            try {
                const signal = AbortSignal.timeout(TIMEOUT_MS);
                const [exchanged] = await (0, _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_10__._)([(0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_7__.mm)(endpoints)], {
                    call: (0, _client_transport_call_js__WEBPACK_IMPORTED_MODULE_6__.u)({ send: http.send, clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m, endpoints, signal, routes: _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_8__.H }),
                    clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m,
                    endpoints,
                    identity,
                    requestUrl: request.url,
                    requestToken: request.token,
                    onSecret: () => undefined,
                });
                if (exchanged === undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__.OD('internal_bug', 'an audience is missing');
                const { token } = exchanged;
                const text = (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.PJ)(token, (0, _files_js__WEBPACK_IMPORTED_MODULE_13__.xZ)(exchanged, _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_5__.m.now()));
                await (0, _adapters_files_private_directory_js__WEBPACK_IMPORTED_MODULE_3__.Pl)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _files_js__WEBPACK_IMPORTED_MODULE_13__.vr.token), text);
                return token;
            }
            finally {
                await http.close();
            }
        }
        async function requireRequest() {
            const found = (0, _access_oidc_request_js__WEBPACK_IMPORTED_MODULE_11__.M)(await (0, _environment_js__WEBPACK_IMPORTED_MODULE_12__.Q)(process.env));
            if (found.kind === 'request')
                return found;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_9__.OD('auth_no_id_token', 'the token of the login has expired, and this step cannot request a new one', {
                hint: 'Pass ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN to the program that pulls (containers do not inherit them), or run the login action again before this step.',
            });
        }
    }),
    88411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59220);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
        }
        async function refreshToken(call, from) {
            const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
                credential: from.refreshToken,
                body: { aud: from.audience },
            });
            const { token, expiry } = value.token;
            return {
                token: new Secret(token),
                expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
                refreshToken: new Secret(value.refreshToken.token),
                serverTime,
            };
        }
    }),
    27932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84672);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    }),
    33213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest),
            su: () => (digestName)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, 7);
        }
    }),
    33201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    }),
    76962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88411);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45228);
        var _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87420);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
            return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
        }
        async function exchangeForAudiences(audiences, options) {
            const minted = await mint(options);
            const mintedAt = options.clock.now();
            try {
                return await exchange(minted, audiences, options);
            }
            catch (error) {
                const lived = options.clock.now() - mintedAt;
                if (!isRejected(error) || !hasExpired(minted, lived))
                    throw explain(error, minted.claims, options);
            }
            const again = await mint(options);
            try {
                return await exchange(again, audiences, options);
            }
            catch (error) {
                throw explain(error, again.claims, options);
            }
        }
        async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
            const audience = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
                onSecret(exchanged.token);
                return exchanged;
            }));
        }
        const MARGIN_MS = 30_000;
        function hasExpired({ claims, serverTime }, livedMs) {
            if (claims.expiresAt === undefined || serverTime === undefined)
                return false;
            return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
        }
        function isRejected(error) {
            return error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.sW)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    })
};
