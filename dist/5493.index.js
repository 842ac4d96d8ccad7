import { shared } from './shared.js';
export const id = 5493;
export const ids = [5493];
export const modules = {
    93893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (createCaller)
        });
        var errors = __webpack_require__(67872);
        var instant = __webpack_require__(8726);
        var printable = __webpack_require__(64865);
        var form_issue = __webpack_require__(47311);
        ;
        const FORMS = {
            array: 'list',
            boolean: 'boolean',
            int: 'number',
            number: 'number',
            object: 'object',
            record: 'object',
            string: 'text',
        };
        function describeAnswerIssue({ issues: [issue] }, answer) {
            if (issue === undefined)
                return 'the answer has an unknown form';
            const where = issue.path.map(String).join('.');
            const subject = where === '' ? 'the answer' : `"${where}" of the answer`;
            if (issue.code === 'custom')
                return `${subject}: ${issue.message}`;
            if (issue.code !== 'invalid_type')
                return `${subject} has an unknown form`;
            const form = FORMS[issue.expected] ?? 'value';
            const isMissing = where !== '' && (0, form_issue.fK)(answer, issue.path) === undefined;
            return isMissing ? `the answer has no ${form} "${where}"` : `${subject} is no ${form}`;
        }
        var schemas = __webpack_require__(92857);
        ;
        function innerSchema(schema) {
            let inner = schema;
            for (;;) {
                if (inner instanceof schemas.utH)
                    inner = inner.in;
                else if (isWrapper(inner))
                    inner = inner.unwrap();
                else
                    return inner;
            }
        }
        function isWrapper(schema) {
            return [schemas.IiU, schemas.l1C, schemas.XiL, schemas.xgV, schemas.EVz].some((wrapper) => schema instanceof wrapper);
        }
        ;
        function withoutUnset(value, schema) {
            return readerOf(schema)(value);
        }
        function readerOf(schema) {
            const inner = innerSchema(schema);
            if (inner instanceof schemas.naA) {
                const readItem = readerOf(inner.element);
                return (value) => (Array.isArray(value) ? value.map((item) => readItem(item)) : value);
            }
            if (inner instanceof schemas.b8S) {
                const readItem = readerOf(inner.valueType);
                return (value) => (isObject(value) ? mapFields(value, readItem) : value);
            }
            if (inner instanceof schemas.bvH) {
                const readers = new Map(Object.entries(inner.shape).map(([name, field]) => [name, fieldReader(field)]));
                return (value) => isObject(value) ? mapFields(value, (one, name) => (readers.get(name) ?? readUnknown)(one)) : value;
            }
            return (value) => value;
        }
        function fieldReader(field) {
            const canBeAbsent = [schemas.IiU, schemas.XiL, schemas.xgV].some((wrapper) => field instanceof wrapper);
            const read = readerOf(field);
            return (value) => (value === null || (value === '' && canBeAbsent) ? undefined : read(value));
        }
        function readUnknown(value) {
            return value ?? undefined;
        }
        function mapFields(object, read) {
            const fields = {};
            for (const name of Object.keys(object)) {
                const value = read(object[name], name);
                if (value !== undefined && name !== '__proto__')
                    fields[name] = value;
            }
            return fields;
        }
        function isObject(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        var redirect = __webpack_require__(34877);
        var rate_limit = __webpack_require__(69969);
        var read_failure = __webpack_require__(67510);
        var digest = __webpack_require__(63691);
        var secret = __webpack_require__(2199);
        ;
        const MAX_BYTES = {
            github: 256 * 1024,
            issuer: 1024 * 1024,
            token: 1024 * 1024,
            registry: 8 * 1024 * 1024,
            api: 32 * 1024 * 1024,
        };
        function buildRequest(route, endpoints, parts) {
            const url = parts.url ?? new URL(originOf(route.face, endpoints) + fillPath(route.path, parts.path ?? {}));
            addQuery(url, parts.query ?? {});
            const isForm = route.form === true;
            return {
                method: route.method,
                url: url.href,
                headers: {
                    accept: parts.accept ?? 'application/json',
                    ...(parts.credential === undefined ? {} : { authorization: authorization(route, parts.credential) }),
                    ...(parts.body === undefined
                        ? {}
                        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
                },
                ...(parts.body === undefined ? {} : { body: isForm ? formText(parts.body) : JSON.stringify(parts.body) }),
                maxBytes: parts.maxBytes ?? MAX_BYTES[route.face],
            };
        }
        function originOf(face, endpoints) {
            const origins = {
                api: endpoints.apiUrl,
                issuer: endpoints.issuerUrl,
                token: endpoints.tokenUrl,
                registry: endpoints.registryUrl,
                github: '',
            };
            return origins[face];
        }
        function fillPath(template, values) {
            return template.replace(/\{(\w+)\}/g, (_, key) => {
                const value = values[key] ?? '';
                return (0, digest.Bc)(value) ? value : value.split('/').map(encodeURIComponent).join('/');
            });
        }
        function addQuery(url, query) {
            for (const [key, value] of Object.entries(query)) {
                if (value === undefined)
                    continue;
                for (const one of typeof value === 'object' ? value : [String(value)])
                    url.searchParams.append(key, one);
            }
        }
        function formText(body) {
            const form = new URLSearchParams();
            for (const [key, value] of Object.entries(body))
                form.append(key, String(value));
            return form.toString();
        }
        function authorization(route, credential) {
            if (route.credential !== 'registry-basic')
                return `Bearer ${credential.reveal()}`;
            return `Basic ${(0, secret.BG)(credential)}`;
        }
        var send_with_retry = __webpack_require__(61492);
        ;
        function createCaller(options) {
            const sending = { ...options, send: (0, rate_limit.n)(options.send) };
            return async (name, purpose, parts = {}) => {
                const row = { name, route: options.routes[name], json: once(read_failure.V) };
                const request = buildRequest(row.route, options.endpoints, parts);
                const plan = planOf(row, { purpose, answers: parts.answers ?? [] });
                const answer = await (0, send_with_retry.d)(plan(request), sending);
                const moved = (0, redirect.bR)(row.route, request, answer);
                const response = moved === undefined ? answer : await (0, send_with_retry.d)(plan(moved), sending);
                const value = readValue(row, purpose, response);
                return { value: value, serverTime: readServerTime(response), response };
            };
        }
        function once(read) {
            let last;
            return (response) => {
                if (last?.response !== response)
                    last = { response, value: read(response) };
                return last.value;
            };
        }
        function planOf(row, { purpose, answers }) {
            const { route } = row;
            return (request) => ({
                row,
                purpose,
                request,
                idempotent: route.idempotent,
                read: (response) => readOutcome(row, response),
                isFinal: (response) => response.status < 300 ||
                    (0, redirect.bR)(route, request, response) !== undefined ||
                    answers.includes(response.status),
            });
        }
        function readOutcome({ route, json }, response) {
            if (response.status >= 300)
                return { kind: 'answer', response, failure: (0, read_failure.f)(response) };
            const isWhole = route.binary === true || isEmpty(response) || json(response) !== undefined;
            return isWhole ? { kind: 'answer', response, failure: undefined } : { kind: 'garbled', response };
        }
        function isEmpty({ status, body }) {
            return status === 204 || body.length === 0;
        }
        const FACES_OF_API = new Set(['api', 'issuer']);
        function readValue({ route, json }, purpose, response) {
            const received = route.binary === true ? {} : (json(response) ?? {});
            const answer = FACES_OF_API.has(route.face) ? withoutUnset(received, route.response) : received;
            const parsed = route.response.safeParse(answer);
            if (parsed.success)
                return parsed.data;
            const why = (0, printable.g$)(describeAnswerIssue(parsed.error, answer), 200);
            throw new errors.OD('platform_unexpected_answer', `could not ${purpose}: ${why}`);
        }
        function readServerTime(response) {
            const milliseconds = Date.parse(response.headers['date'] ?? '');
            return Number.isNaN(milliseconds) ? undefined : (0, instant.fN)(milliseconds);
        }
    }),
    69969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (limitAfter429)
        });
        const PACED = 4;
        function limitAfter429(send) {
            const hosts = new Map();
            return async (request) => {
                const { host } = new URL(request.url);
                const pace = hosts.get(host) ?? { inFlight: 0, isSlow: false, waiting: [] };
                hosts.set(host, pace);
                await enter(pace);
                try {
                    const response = await send(request);
                    if (response.status === 429)
                        pace.isSlow = true;
                    return response;
                }
                finally {
                    leave(pace);
                }
            };
        }
        async function enter(pace) {
            while (pace.isSlow && pace.inFlight >= PACED) {
                await new Promise((resolve) => {
                    pace.waiting.push(resolve);
                });
            }
            pace.inFlight += 1;
        }
        function leave(pace) {
            pace.inFlight -= 1;
            pace.waiting.shift()?.();
        }
    }),
    67510: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            V: () => (readJson),
            f: () => (readFailure)
        });
        var _schema_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23161);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16340);
        const UTF8 = new TextDecoder();
        function readJson({ body }) {
            return (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(UTF8.decode(body));
        }
        function readFailure(response) {
            return _schema_failure_js__WEBPACK_IMPORTED_MODULE_0__.H.safeParse(readJson(response)).data;
        }
    }),
    34877: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _E: () => (readTarget),
            bR: () => (movedRequest),
            eT: () => (REDIRECTS)
        });
        var _endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13743);
        const REDIRECTS = new Set([301, 302, 303, 307, 308]);
        function movedRequest(route, request, response) {
            const { authorization, ...headers } = request.headers;
            const isFirst = authorization !== undefined;
            if (route.movable !== true || !isFirst || !REDIRECTS.has(response.status))
                return undefined;
            const target = readTarget(response.headers['location'] ?? '', request.url);
            return target === undefined ? undefined : { ...request, url: target.href, headers };
        }
        function readTarget(location, base) {
            if (location === '' || !URL.canParse(location, base))
                return undefined;
            const from = new URL(base);
            const target = new URL(location, base);
            const isSafe = target.protocol === 'https:' ||
                (target.protocol === 'http:' && (0, _endpoints_js__WEBPACK_IMPORTED_MODULE_0__.U9)(target.hostname) && (0, _endpoints_js__WEBPACK_IMPORTED_MODULE_0__.U9)(from.hostname));
            return isSafe && target.username === '' && target.password === '' ? target : undefined;
        }
    }),
    61492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (sendToOtherHost),
            d: () => (sendUntilFinal)
        });
        var values_clock = __webpack_require__(51173);
        var http = __webpack_require__(29071);
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        var failure = __webpack_require__(23161);
        ;
        function toError(outcome, context) {
            switch (outcome.kind) {
                case 'no-answer':
                    return failureOf(TRANSPORT_CODES[outcome.failure.kind], (0, printable.g$)(outcome.failure.message), { cause: outcome.failure, ...transportHint(outcome.failure.kind) }, context);
                case 'garbled':
                    return failureOf('platform_not_json', `the answer (status ${outcome.response.status}, ${contentType(outcome.response)}) is not JSON`, {}, context);
                case 'answer':
                    return outcome.response.status < 400
                        ? redirected(outcome.response, context)
                        : refused(outcome.response, outcome.failure, context);
                default:
                    return (0, errors.xb)(outcome);
            }
        }
        function failureOf(code, result, options, context) {
            const { attempts, host, row } = context;
            const request = { host, attempts, result, capabilities: row?.route.capabilities };
            return new errors.OD(code, `${describe(context)}: ${result}`, { ...options, request });
        }
        function transportHint(kind) {
            if (kind === 'tls')
                return { hint: UNTRUSTED };
            return kind === 'proxy' ? { hint: PROXY_REFUSES } : {};
        }
        const UNTRUSTED = 'Certificates are always verified. Set NODE_EXTRA_CA_CERTS to the certificate of your private CA or TLS-inspecting proxy.';
        const PROXY_REFUSES = 'The proxy in HTTPS_PROXY refused the connection. For 407, set http://user:password@host:port; for 403, allow the host. NO_PROXY lists hosts to reach without the proxy.';
        const TRANSPORT_CODES = {
            unreachable: 'platform_unreachable',
            dns: 'platform_unreachable',
            tls: 'platform_unreachable',
            proxy: 'platform_unreachable',
            cut: 'platform_unreachable',
            timeout: 'platform_timeout',
            too_large: 'platform_too_large',
            cancelled: 'run_deadline',
        };
        const GRPC_ERRORS = {
            [failure.E.INVALID_ARGUMENT]: 'platform_invalid_request',
            [failure.E.DEADLINE_EXCEEDED]: 'platform_timeout',
            [failure.E.NOT_FOUND]: 'platform_not_found',
            [failure.E.ALREADY_EXISTS]: 'platform_conflict',
            [failure.E.PERMISSION_DENIED]: 'auth_forbidden',
            [failure.E.RESOURCE_EXHAUSTED]: 'platform_rate_limited',
            [failure.E.FAILED_PRECONDITION]: 'platform_precondition',
            [failure.E.ABORTED]: 'platform_conflict',
            [failure.E.UNAVAILABLE]: 'platform_unavailable',
            [failure.E.UNAUTHENTICATED]: 'auth_rejected',
        };
        const STATUS_ERRORS = {
            400: 'platform_invalid_request',
            401: 'auth_rejected',
            403: 'auth_forbidden',
            404: 'platform_not_found',
            408: 'platform_timeout',
            409: 'platform_conflict',
            422: 'platform_invalid_request',
            429: 'platform_rate_limited',
        };
        function refused(response, failure, context) {
            const code = codeOf(response, failure, context.row?.name);
            const said = failure === undefined ? '' : ` "${(0, printable.g$)(failure.message)}" (code ${failure.code})`;
            const id = response.headers['x-request-id'];
            const waited = context.refusedWaitMs === undefined
                ? ''
                : `; Retry-After is ${Math.ceil(context.refusedWaitMs / 1000)} s, longer than the time left for this request`;
            const requestId = id === undefined ? '' : `, request ${(0, printable.g$)(id, 80)}`;
            const hint = hintFor(code, context);
            return failureOf(code, `status ${response.status}${said}${waited}${requestId}`, hint === undefined ? {} : { hint }, context);
        }
        const OTHER_REGISTRY_HINTS = {
            auth_rejected: 'Sign in to this registry first (`docker login`); its credentials are missing or were rejected.',
            auth_forbidden: 'Check the image name, and that the credentials for this registry can pull it.',
        };
        function codeOf(response, failure, name) {
            const code = (failure === undefined ? undefined : GRPC_ERRORS[failure.code]) ??
                STATUS_ERRORS[response.status] ??
                'platform_unavailable';
            const isRefusal = code === 'auth_rejected' || code === 'auth_forbidden';
            return name === 'mintIdToken' && isRefusal ? 'auth_request_token_rejected' : code;
        }
        function hintFor(code, { row, isAnonymous }) {
            if (row === undefined)
                return OTHER_REGISTRY_HINTS[code];
            const { name, route } = row;
            const isRefusal = code === 'auth_rejected' || code === 'auth_forbidden';
            if (isRefusal && name === 'getRegistryToken' && isAnonymous) {
                return 'Private images require authentication: set the input `identity`, or MOORING_REGISTRY_TOKEN on the command line.';
            }
            if (code === 'auth_forbidden' && route.capabilities !== undefined) {
                return (0, errors.oU)(route.capabilities);
            }
            if (code === 'platform_not_found' && name === 'checkRegistryAccess') {
                return 'No registry at this address: check `registry`, and `registry-url` if it is set.';
            }
            if (code === 'auth_rejected' && name !== 'exchangeToken') {
                return 'The token expired or is for another service: get a new one, and check that all endpoints belong to the same service.';
            }
            if (code === 'auth_forbidden' && (route.face === 'registry' || route.face === 'token')) {
                return 'The token does not grant access to this image: check `registry`, and that the identity has the role registry.pull.';
            }
            return undefined;
        }
        function redirected(response, context) {
            const location = response.headers['location'] ?? '';
            const target = URL.canParse(location) ? new URL(location).host : 'another address';
            return failureOf('platform_redirected', `unexpected redirect (status ${response.status}) to ${(0, printable.g$)(target, 100)}`, {}, context);
        }
        function describe(context) {
            const tries = context.attempts === 1 ? '1 try' : `${context.attempts} tries`;
            const seconds = (context.elapsedMs / 1000).toFixed(1);
            return `could not ${context.purpose}: ${context.host}, ${tries} in ${seconds} s`;
        }
        function contentType(response) {
            return (0, printable.g$)(response.headers['content-type'] ?? 'no content type', 60);
        }
        ;
        const RETRY = {
            attempts: 5,
            firstDelayMs: 300,
            longestDelayMs: 8_000,
            longestRetryAfterMs: 30_000,
        };
        const RETRIED_STATUS = new Set([408, 429, 502, 503, 504]);
        const RETRIED_CODE = new Set([
            failure.E.UNAVAILABLE,
            failure.E.RESOURCE_EXHAUSTED,
            failure.E.DEADLINE_EXCEEDED,
        ]);
        function decideRetry(outcome, state) {
            if (!state.idempotent || state.attempt >= RETRY.attempts || !isPassing(outcome, state.attempt)) {
                return { kind: 'final' };
            }
            const requestedMs = outcome.kind === 'no-answer'
                ? undefined
                : retryAfterMs(outcome.response, timeOf(outcome.response) ?? state.now);
            if (requestedMs !== undefined && requestedMs > state.remainingMs)
                return { kind: 'too-long', waitMs: requestedMs };
            const ceiling = Math.min(RETRY.longestDelayMs, RETRY.firstDelayMs * 2 ** (state.attempt - 1));
            const delayMs = requestedMs === undefined
                ? Math.floor(state.random * ceiling)
                : Math.min(requestedMs, RETRY.longestRetryAfterMs);
            return delayMs < state.remainingMs ? { kind: 'retry', delayMs } : { kind: 'final' };
        }
        function isPassing(outcome, attempt) {
            if (outcome.kind === 'garbled')
                return attempt === 1;
            if (outcome.kind === 'no-answer')
                return ['unreachable', 'dns', 'cut', 'timeout'].includes(outcome.failure.kind);
            const { response, failure } = outcome;
            if (response.status < 400)
                return false;
            if (failure !== undefined)
                return RETRIED_STATUS.has(response.status) || RETRIED_CODE.has(failure.code);
            return RETRIED_STATUS.has(response.status) || response.status === 500;
        }
        function timeOf(response) {
            const milliseconds = Date.parse(response.headers['date'] ?? '');
            return Number.isNaN(milliseconds) ? undefined : milliseconds;
        }
        function retryAfterMs(response, now) {
            const text = response.headers['retry-after']?.trim();
            if (text === undefined)
                return undefined;
            if (/^\d{1,9}$/.test(text))
                return Number(text) * 1000;
            const date = /^[A-Z][a-z]{2}, \d{2} /.test(text) ? Date.parse(text) : Number.NaN;
            return Number.isNaN(date) ? undefined : Math.max(0, date - now);
        }
        var read_failure = __webpack_require__(67510);
        ;
        const ATTEMPT_MS = 15_000;
        const REQUEST_MS = 90_000;
        async function sendUntilFinal(plan, options) {
            const { clock } = options;
            const startedAt = clock.now();
            const deadline = startedAt + REQUEST_MS;
            for (let attempt = 1;; attempt += 1) {
                const outcome = await tryOnce(plan, options, deadline - clock.now());
                if (outcome.kind === 'answer' && plan.isFinal(outcome.response))
                    return outcome.response;
                const decision = decideRetry(outcome, {
                    attempt,
                    idempotent: plan.idempotent,
                    remainingMs: deadline - clock.now(),
                    now: clock.now(),
                    random: clock.random(),
                });
                if (decision.kind !== 'retry') {
                    throw toError(outcome, {
                        row: plan.row,
                        purpose: plan.purpose,
                        host: new URL(plan.request.url).host,
                        isAnonymous: plan.request.headers['authorization'] === undefined,
                        attempts: attempt,
                        elapsedMs: clock.now() - startedAt,
                        ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
                    });
                }
                await (0, values_clock.v)(decision.delayMs, plan.purpose, options);
            }
        }
        async function tryOnce({ request, read }, { send, signal, attemptMs = ATTEMPT_MS }, remainingMs) {
            const limited = {
                ...request,
                timeoutMs: Math.min(attemptMs, Math.max(1, remainingMs)),
                ...(signal === undefined ? {} : { signal }),
            };
            try {
                return read(await send(limited));
            }
            catch (error) {
                if (error instanceof http.A)
                    return { kind: 'no-answer', failure: error };
                throw error;
            }
        }
        async function sendToOtherHost(request, purpose, options, wanted = ({ status }) => status < 300) {
            return sendUntilFinal({
                row: undefined,
                purpose,
                request,
                idempotent: true,
                read: (response) => ({
                    kind: 'answer',
                    response,
                    failure: response.status < 400 ? undefined : (0, read_failure.f)(response),
                }),
                isFinal: wanted,
            }, options);
        }
    }),
    43852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99699);
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
            aud: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            cap: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scopes: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
        });
        const ExchangeRequest = RefreshRequest.extend({
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identityProvider: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const RegistryTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ scope: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(), service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const RegistryTokenForm = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            grantType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
            service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            clientId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            scope: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
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
            expiry: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
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
    23161: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (GRPC_CODES),
            H: () => (Failure)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const GRPC_CODES = {
            CANCELLED: 1,
            UNKNOWN: 2,
            INVALID_ARGUMENT: 3,
            DEADLINE_EXCEEDED: 4,
            NOT_FOUND: 5,
            ALREADY_EXISTS: 6,
            PERMISSION_DENIED: 7,
            RESOURCE_EXHAUSTED: 8,
            FAILED_PRECONDITION: 9,
            ABORTED: 10,
            UNIMPLEMENTED: 12,
            INTERNAL: 13,
            UNAVAILABLE: 14,
            UNAUTHENTICATED: 16,
        };
        const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default('');
        const FieldViolation = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ field: text, description: text });
        const PreconditionViolation = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ type: text, description: text });
        const FailureDetail = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            '@type': zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            domain: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            fieldViolations: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(FieldViolation).optional(),
            violations: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(PreconditionViolation).optional(),
            resourceType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            resourceName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
        });
        const Failure = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            code: zod__WEBPACK_IMPORTED_MODULE_0__.Whr(),
            message: text,
            details: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(FailureDetail).optional(),
        });
    }),
    47311: shared[47311],
    77524: shared[77524],
    99699: shared[99699],
    74130: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ay: () => (readExpiry),
            DT: () => (parseBase64Json),
            Of: () => (textClaim),
            zA: () => (readPlatformToken)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16340);
        function readPlatformToken(token) {
            const payload = parseBase64Json(token.split('.')[1] ?? '');
            const claims = typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {};
            const { aud } = claims;
            const audiences = (Array.isArray(aud) ? aud : [aud]).filter((one) => typeof one === 'string');
            return { sub: textClaim(claims, 'sub'), audiences, expiresAt: readExpiry(claims) };
        }
        function readExpiry(claims) {
            const end = claims['exp'];
            return typeof end === 'number' && end >= 0 && end < 1e11 ? (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(Math.floor(end) * 1000) : undefined;
        }
        function textClaim(claims, name) {
            const value = claims[name];
            return typeof value === 'string' ? value : undefined;
        }
        function parseBase64Json(text) {
            try {
                const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
                return (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
            }
            catch {
                return undefined;
            }
        }
    })
};
