export const id = 5674;
export const ids = [5674];
export const modules = {
    84672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $2: () => (IdTokenQuery),
            $Q: () => (RegistryToken),
            A8: () => (OpenIdConfiguration),
            J0: () => (RegistryTokenForm),
            cU: () => (TokenPair),
            hG: () => (RefreshRequest),
            li: () => (RegistryTokenQuery),
            mk: () => (AccessToken),
            nR: () => (IdToken),
            px: () => (JsonWebKeys),
            rB: () => (ExchangeRequest)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63867);
        const JwtText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
        const BearerText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
        const IdTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            audience: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            'subject-format': zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
        });
        const IdToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ value: JwtText });
        const RefreshRequest = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            aud: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            cap: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scopes: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
        });
        const ExchangeRequest = RefreshRequest.extend({
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identityProvider: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const RegistryTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ scope: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(), service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const RegistryTokenForm = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            grantType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
            service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            clientId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            scope: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            username: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            password: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refreshToken: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            accessType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['online', 'offline'], 'must be online or offline').optional(),
        });
        const JsonWebKeys = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            keys: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__._H3({ kty: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), kid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), alg: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })),
        });
        const OpenIdConfiguration = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issuer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), jwks_uri: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
        const AccessToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: JwtText,
            expiry: _timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const TokenPair = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ token: AccessToken, refreshToken: AccessToken });
        const RegistryToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: BearerText.optional(),
            access_token: BearerText.optional(),
            expires_in: zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
            issued_at: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refresh_token: BearerText.optional(),
        })
            .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');
    }),
    49567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        function string(params) {
            return core._coercedString(schemas.ZodString, params);
        }
        function number(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
        }
        function boolean(params) {
            return core._coercedBoolean(schemas.ZodBoolean, params);
        }
        function bigint(params) {
            return core._coercedBigint(schemas.ZodBigInt, params);
        }
        function date(params) {
            return core._coercedDate(schemas.ZodDate, params);
        }
    })
};
