export const id = 2034;
export const ids = [2034];
export const modules = {

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createCaller)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/contract/form-issue.js
var form_issue = __webpack_require__(5207);
;// CONCATENATED MODULE: ./build/contract/answer-issue.js

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
    const isMissing = where !== '' && (0,form_issue/* valueAt */.fK)(answer, issue.path) === undefined;
    return isMissing ? `the answer has no ${form} "${where}"` : `${subject} is no ${form}`;
}

// EXTERNAL MODULE: ./build/client/moved-request.js
var moved_request = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/client/pace.js
var pace = __webpack_require__(6923);
// EXTERNAL MODULE: ./build/client/read-failure.js
var read_failure = __webpack_require__(4659);
// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/client/request.js


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
        return (0,digest/* isDigest */.Bc)(value) ? value : value.split('/').map(encodeURIComponent).join('/');
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
    return `Basic ${(0,secret/* basicCredentials */.BG)(credential)}`;
}

// EXTERNAL MODULE: ./build/client/send-until-final.js + 2 modules
var send_until_final = __webpack_require__(5308);
;// CONCATENATED MODULE: ./build/client/call.js









function createCaller(options) {
    const sending = { ...options, send: (0,pace/* paceSends */.L)(options.send) };
    return async (name, purpose, parts = {}) => {
        const row = { name, route: options.routes[name], json: once(read_failure/* readJson */.V) };
        const request = buildRequest(row.route, options.endpoints, parts);
        const errand = errandOf(row, { purpose, answers: parts.answers ?? [] });
        const answer = await (0,send_until_final/* sendUntilFinal */.d)(errand(request), sending);
        const moved = (0,moved_request/* movedRequest */.bR)(row.route, request, answer);
        const response = moved === undefined ? answer : await (0,send_until_final/* sendUntilFinal */.d)(errand(moved), sending);
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
function errandOf(row, { purpose, answers }) {
    const { route } = row;
    return (request) => ({
        row,
        purpose,
        request,
        idempotent: route.idempotent,
        read: (response) => readOutcome(row, response),
        isFinal: (response) => response.status < 300 ||
            (0,moved_request/* movedRequest */.bR)(route, request, response) !== undefined ||
            answers.includes(response.status),
    });
}
function readOutcome({ route, json }, response) {
    if (response.status >= 300)
        return { kind: 'answer', response, failure: (0,read_failure/* readFailure */.f)(response) };
    const isWhole = route.binary === true || isEmpty(response) || json(response) !== undefined;
    return isWhole ? { kind: 'answer', response, failure: undefined } : { kind: 'garbled', response };
}
function isEmpty({ status, body }) {
    return status === 204 || body.length === 0;
}
function readValue({ route, json }, purpose, response) {
    const answer = route.binary === true ? {} : (json(response) ?? {});
    const parsed = route.response.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const why = (0,printable/* printable */.g$)(describeAnswerIssue(parsed.error, answer), 200);
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `could not ${purpose}: ${why}`);
}
function readServerTime(response) {
    const milliseconds = Date.parse(response.headers['date'] ?? '');
    return Number.isNaN(milliseconds) ? undefined : (0,instant/* toInstant */.fN)(milliseconds);
}


/***/ }),

/***/ 6829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   bR: () => (/* binding */ movedRequest),
/* harmony export */   eT: () => (/* binding */ REDIRECTS)
/* harmony export */ });
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);

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
        (target.protocol === 'http:' && (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(target.hostname) && (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(from.hostname));
    return isSafe && target.username === '' && target.password === '' ? target : undefined;
}


/***/ }),

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ paceSends)
/* harmony export */ });
const PACED = 4;
function paceSends(send) {
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


/***/ }),

/***/ 4659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readJson),
/* harmony export */   f: () => (/* binding */ readFailure)
/* harmony export */ });
/* harmony import */ var _contract_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3489);

const UTF8 = new TextDecoder();
function readJson({ body }) {
    try {
        return JSON.parse(UTF8.decode(body));
    }
    catch {
        return undefined;
    }
}
function readFailure(response) {
    return _contract_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .H.safeParse(readJson(response)).data;
}


/***/ }),

/***/ 5308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ sendUntilFinal)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/ports/http.js
var http = __webpack_require__(8023);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/contract/failure.js
var failure = __webpack_require__(3489);
;// CONCATENATED MODULE: ./build/client/failure.js



function toError(outcome, story) {
    switch (outcome.kind) {
        case 'no-answer':
            return new errors/* MooringError */.OD(TRANSPORT_CODES[outcome.failure.kind], `${tell(story)}: ${(0,printable/* printable */.g$)(outcome.failure.message)}`, { cause: outcome.failure, ...transportHint(outcome.failure.kind) });
        case 'garbled':
            return new errors/* MooringError */.OD('platform_not_json', `${tell(story)}: the answer (status ${outcome.response.status}, ${contentType(outcome.response)}) is not JSON`);
        case 'answer':
            return outcome.response.status < 400
                ? redirected(outcome.response, story)
                : refused(outcome.response, outcome.failure, story);
        default:
            return (0,errors/* assertNever */.xb)(outcome);
    }
}
function transportHint(kind) {
    if (kind === 'tls')
        return { hint: UNTRUSTED };
    return kind === 'proxy' ? { hint: PROXY_REFUSES } : {};
}
const UNTRUSTED = 'Certificates are always checked. For an authority of your own, or a proxy that opens connections, name its certificate in NODE_EXTRA_CA_CERTS.';
const PROXY_REFUSES = 'The proxy of HTTPS_PROXY does not let this through: 407 asks for user and password, http://user:password@host:port; 403 forbids the host. NO_PROXY names hosts to go to without it.';
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
    [failure/* GRPC_CODES */.E.INVALID_ARGUMENT]: 'platform_invalid_request',
    [failure/* GRPC_CODES */.E.DEADLINE_EXCEEDED]: 'platform_timeout',
    [failure/* GRPC_CODES */.E.NOT_FOUND]: 'platform_not_found',
    [failure/* GRPC_CODES */.E.ALREADY_EXISTS]: 'platform_conflict',
    [failure/* GRPC_CODES */.E.PERMISSION_DENIED]: 'auth_forbidden',
    [failure/* GRPC_CODES */.E.RESOURCE_EXHAUSTED]: 'platform_rate_limited',
    [failure/* GRPC_CODES */.E.FAILED_PRECONDITION]: 'platform_precondition',
    [failure/* GRPC_CODES */.E.ABORTED]: 'platform_conflict',
    [failure/* GRPC_CODES */.E.UNAVAILABLE]: 'platform_unavailable',
    [failure/* GRPC_CODES */.E.UNAUTHENTICATED]: 'auth_rejected',
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
function refused(response, failure, story) {
    const code = codeOf(response, failure, story.row?.name);
    const said = failure === undefined ? '' : ` "${(0,printable/* printable */.g$)(failure.message)}" (code ${failure.code})`;
    const id = response.headers['x-request-id'];
    const waited = story.refusedWaitMs === undefined
        ? ''
        : `; it asks to wait ${Math.ceil(story.refusedWaitMs / 1000)} s, longer than is left for this call`;
    const requestId = id === undefined ? '' : `, request ${(0,printable/* printable */.g$)(id, 80)}`;
    const hint = hintFor(code, story);
    return new errors/* MooringError */.OD(code, `${tell(story)}: status ${response.status}${said}${waited}${requestId}`, hint === undefined ? {} : { hint });
}
const OTHER_REGISTRY_HINTS = {
    auth_rejected: 'Sign in to this registry before this step (docker login): its credentials were refused, or it needs some.',
    auth_forbidden: 'Check the name of the image, and that the credentials for this registry may pull it.',
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
        return 'Nobody is signed in, and the image is not public: set the input `identity`, in a shell the variable MOORING_REGISTRY_TOKEN.';
    }
    if (code === 'auth_forbidden' && route.capability !== undefined) {
        return `Give the identity a role with the capability ${route.capability} at the root organization.`;
    }
    if (code === 'platform_not_found' && name === 'checkRegistryAccess') {
        return 'There is no registry at this address: check `registry`, and `registry-url` where it is set.';
    }
    if (code === 'auth_rejected' && name !== 'exchangeToken') {
        return 'The token was refused: check that the address inputs belong to one and the same service, then re-run.';
    }
    if (code === 'auth_forbidden' && (route.face === 'registry' || route.face === 'token')) {
        return 'The token is not for this image or not for this registry: check `registry`, and that the identity has registry.pull.';
    }
    return undefined;
}
function redirected(response, story) {
    const location = response.headers['location'] ?? '';
    const target = URL.canParse(location) ? new URL(location).host : 'another address';
    return new errors/* MooringError */.OD('platform_redirected', `${tell(story)}: it answered with a redirect (status ${response.status}) to ${(0,printable/* printable */.g$)(target, 100)}`);
}
function tell(story) {
    const tries = story.attempts === 1 ? '1 try' : `${story.attempts} tries`;
    const seconds = (story.elapsedMs / 1000).toFixed(1);
    return `could not ${story.purpose}: ${story.host}, ${tries} in ${seconds} s`;
}
function contentType(response) {
    return (0,printable/* printable */.g$)(response.headers['content-type'] ?? 'no content type', 60);
}

;// CONCATENATED MODULE: ./build/client/retry.js

const RETRY = {
    attempts: 5,
    firstDelayMs: 300,
    longestDelayMs: 8_000,
    longestRetryAfterMs: 30_000,
};
const RETRIED_STATUS = new Set([408, 429, 502, 503, 504]);
const RETRIED_CODE = new Set([
    failure/* GRPC_CODES */.E.UNAVAILABLE,
    failure/* GRPC_CODES */.E.RESOURCE_EXHAUSTED,
    failure/* GRPC_CODES */.E.DEADLINE_EXCEEDED,
]);
function decideRetry(outcome, state) {
    if (!state.idempotent || state.attempt >= RETRY.attempts || !isPassing(outcome, state.attempt)) {
        return { kind: 'final' };
    }
    const asked = outcome.kind === 'no-answer'
        ? undefined
        : retryAfterMs(outcome.response, timeOf(outcome.response) ?? state.now);
    if (asked !== undefined && asked > state.remainingMs)
        return { kind: 'too-long', waitMs: asked };
    const ceiling = Math.min(RETRY.longestDelayMs, RETRY.firstDelayMs * 2 ** (state.attempt - 1));
    const delayMs = asked === undefined ? Math.floor(state.random * ceiling) : Math.min(asked, RETRY.longestRetryAfterMs);
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

;// CONCATENATED MODULE: ./build/client/send-until-final.js




const ATTEMPT_MS = 15_000;
const REQUEST_MS = 90_000;
async function sendUntilFinal(errand, options) {
    const { clock } = options;
    const startedAt = clock.now();
    const deadline = startedAt + REQUEST_MS;
    for (let attempt = 1;; attempt += 1) {
        const outcome = await tryOnce(errand, options, deadline - clock.now());
        if (outcome.kind === 'answer' && errand.isFinal(outcome.response))
            return outcome.response;
        const decision = decideRetry(outcome, {
            attempt,
            idempotent: errand.idempotent,
            remainingMs: deadline - clock.now(),
            now: clock.now(),
            random: clock.random(),
        });
        if (decision.kind !== 'retry') {
            throw toError(outcome, {
                row: errand.row,
                purpose: errand.purpose,
                host: new URL(errand.request.url).host,
                isAnonymous: errand.request.headers['authorization'] === undefined,
                attempts: attempt,
                elapsedMs: clock.now() - startedAt,
                ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
            });
        }
        await pause(decision.delayMs, errand.purpose, options);
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
        if (error instanceof http/* TransportFailure */.A)
            return { kind: 'no-answer', failure: error };
        throw error;
    }
}
async function pause(delayMs, purpose, { clock, signal }) {
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (cause) {
        if (signal?.aborted !== true)
            throw cause;
        throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
    }
}


/***/ }),

/***/ 3489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ GRPC_CODES),
/* harmony export */   H: () => (/* binding */ Failure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

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
const FieldViolation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ field: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const PreconditionViolation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const FailureDetail = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    '@type': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    domain: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fieldViolations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FieldViolation).optional(),
    violations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PreconditionViolation).optional(),
    resourceType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    resourceName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const Failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    details: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FailureDetail).optional(),
});


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ findIssues),
/* harmony export */   PO: () => (/* binding */ formatFormPath),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
function findIssues(error, document) {
    const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
    return [first ?? { path: [], message: 'has an unknown form' }, ...others];
}
function formatFormPath(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
        .join('');
}
function byTelling(issues) {
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))];
}
function findIssue(issue, document) {
    const { path, message, code } = innermost(issue, []);
    const isMissing = (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
    return { path, message: isMissing ? 'is missing' : message };
}
function innermost(issue, above) {
    const { code, message } = issue;
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    if (code === 'unrecognized_keys')
        return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
    if (code !== 'invalid_union')
        return { path, message, code };
    const branches = issue.errors
        .flatMap((branch) => byTelling(branch).slice(0, 1))
        .map((branch) => innermost(branch, path));
    const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
    return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
}
function valueAt(document, path) {
    return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
}


/***/ }),

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   ZD: () => (/* binding */ repeated),
/* harmony export */   bQ: () => (/* binding */ MaskQuery),
/* harmony export */   er: () => (/* binding */ PageEnvelope),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   r_: () => (/* binding */ ListQuery),
/* harmony export */   wE: () => (/* binding */ NamedListQuery)
/* harmony export */ });
/* unused harmony export PAGE_TOKEN_LIFETIME_MS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const PAGE_SIZE = { default: 50, maximum: 200 };
const PAGE_TOKEN_LIFETIME_MS = (/* unused pure expression or super */ null && (3 * 24 * 3_600_000));
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be an integer')
    .regex(/^-?\d{1,9}$/, 'must be an integer')
    .transform(Number);
const repeated = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())])
    .transform((value) => (typeof value === 'string' ? [value] : value));
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ids': repeated.optional(),
    'uidp.inRoot': flag.optional(),
    pageSize: count.optional(),
    pageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    orderBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    skip: count.optional(),
});
const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d+$/).optional(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
});
const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ Timestamp)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);


const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(text) !== undefined, 'not a UTC timestamp');


/***/ }),

/***/ 6834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ IdTokenQuery),
/* harmony export */   $Q: () => (/* binding */ RegistryToken),
/* harmony export */   A8: () => (/* binding */ OpenIdConfiguration),
/* harmony export */   J0: () => (/* binding */ RegistryTokenForm),
/* harmony export */   cU: () => (/* binding */ TokenPair),
/* harmony export */   hG: () => (/* binding */ RefreshRequest),
/* harmony export */   li: () => (/* binding */ RegistryTokenQuery),
/* harmony export */   mk: () => (/* binding */ AccessToken),
/* harmony export */   nR: () => (/* binding */ IdToken),
/* harmony export */   px: () => (/* binding */ JsonWebKeys),
/* harmony export */   rB: () => (/* binding */ ExchangeRequest),
/* harmony export */   xD: () => (/* binding */ BearerText)
/* harmony export */ });
/* unused harmony export JwtText */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(380);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3867);



const JwtText = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .max(16_384)
    .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
const BearerText = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .max(16_384)
    .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
const IdTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    audience: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    'subject-format': zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
});
const IdToken = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ value: JwtText });
const ExchangeRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    aud: _page_js__WEBPACK_IMPORTED_MODULE_0__/* .repeated */ .ZD.optional(),
    identity: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const RegistryTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ scope: _page_js__WEBPACK_IMPORTED_MODULE_0__/* .repeated */ .ZD.optional(), service: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() });
const RegistryTokenForm = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    grantType: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
    service: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is required'),
    clientId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is required'),
    scope: _page_js__WEBPACK_IMPORTED_MODULE_0__/* .repeated */ .ZD.optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    refreshToken: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    accessType: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['online', 'offline'], 'must be online or offline').optional(),
});
const JsonWebKeys = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    keys: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ kty: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), kid: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), alg: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
});
const OpenIdConfiguration = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ issuer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), jwks_uri: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const AccessToken = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    token: JwtText,
    expiry: _timestamp_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .D.optional(),
});
const RefreshRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ aud: _page_js__WEBPACK_IMPORTED_MODULE_0__/* .repeated */ .ZD.optional() });
const TokenPair = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ token: AccessToken, refreshToken: AccessToken });
const RegistryToken = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    token: BearerText.optional(),
    access_token: BearerText.optional(),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    issued_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    scope: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    refresh_token: BearerText.optional(),
})
    .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');


/***/ })

};
