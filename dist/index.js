import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2224);


const systemClock = {
    now: () => (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .toInstant */ .fN)(Date.now()),
    sleep: (milliseconds, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal }),
    random: () => Math.random(),
};


/***/ }),

/***/ 8436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  D: () => (/* binding */ createUndiciHttp)
});

// EXTERNAL MODULE: ./build/ports/http.js
var http = __nccwpck_require__(8023);
;// CONCATENATED MODULE: ./build/adapters/undici-exchange.js

function exchange(request, dispatcher) {
    const { promise: answer, resolve, reject } = Promise.withResolvers();
    const reading = new AnswerReading(request.maxBytes, { resolve, reject });
    const limit = setTimeout(() => reading.cancel(new http/* TransportFailure */.A('timeout', `no whole answer within ${request.timeoutMs} ms`)), request.timeoutMs);
    const { origin, pathname, search } = new URL(request.url);
    try {
        dispatcher.dispatch({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            headersTimeout: 0,
            bodyTimeout: 0,
        }, reading);
    }
    catch (error) {
        reject(error);
    }
    const clear = () => clearTimeout(limit);
    answer.then(clear, clear);
    return { answer, cancel: (failure) => reading.cancel(failure) };
}
class AnswerReading {
    #maxBytes;
    #settling;
    #chunks = [];
    #length = 0;
    #status = 0;
    #headers = {};
    #controller;
    #cancelled;
    constructor(maxBytes, settling) {
        this.#maxBytes = maxBytes;
        this.#settling = settling;
    }
    cancel(failure) {
        this.#cancelled = failure;
        this.#settling.reject(failure);
        this.#controller?.abort(failure);
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#cancelled !== undefined)
            controller.abort(this.#cancelled);
    }
    onResponseStart(_, status, headers) {
        if (status < 200)
            return;
        this.#status = status;
        this.#headers = joinHeaders(headers);
    }
    onResponseData(_, chunk) {
        this.#length += chunk.length;
        if (this.#length > this.#maxBytes)
            this.cancel(new http/* TransportFailure */.A('too_large', `the answer has more than ${this.#maxBytes} bytes`));
        else
            this.#chunks.push(chunk);
    }
    onResponseEnd() {
        const [first, ...others] = this.#chunks;
        const body = first !== undefined && others.length === 0 ? first : Buffer.concat(this.#chunks);
        this.#settling.resolve({ status: this.#status, headers: this.#headers, body });
    }
    onResponseError(_, error) {
        this.#settling.reject(error);
    }
}
function joinHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        typeof value === 'object' ? value.join(', ') : (value ?? ''),
    ]));
}

;// CONCATENATED MODULE: ./build/adapters/undici-http.js


const CONNECTIONS = 64;
function createUndiciHttp() {
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    const underWay = new Set();
    let dispatcher;
    let isClosed = false;
    const connected = () => (dispatcher ??= connect());
    return {
        send: async (request) => {
            const over = await connected();
            if (isClosed || request.signal?.aborted === true)
                throw runIsOver();
            const under = exchange(request, over);
            const cancel = () => under.cancel(runIsOver());
            request.signal?.addEventListener('abort', cancel);
            underWay.add(under);
            try {
                return await under.answer;
            }
            catch (error) {
                throw toTransportFailure(error);
            }
            finally {
                underWay.delete(under);
                request.signal?.removeEventListener('abort', cancel);
            }
        },
        prepare: () => void connected().catch(() => undefined),
        close: async () => {
            isClosed = true;
            for (const under of underWay)
                under.cancel(runIsOver());
            await dispatcher?.then((over) => over.destroy(), () => undefined);
        },
    };
}
async function connect() {
    const { createProxiedDispatcher } = await Promise.all(/* import() */[__nccwpck_require__.e(9648), __nccwpck_require__.e(5792)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5792));
    return createProxiedDispatcher(CONNECTIONS);
}
function runIsOver() {
    return new http/* TransportFailure */.A('cancelled', 'the run was over');
}
function toTransportFailure(error) {
    if (error instanceof http/* TransportFailure */.A)
        return error;
    const proxy = findProxyFailure(error);
    if (proxy?.status !== undefined) {
        return new http/* TransportFailure */.A(PASSING.has(proxy.status) ? 'unreachable' : 'proxy', proxy.message, error);
    }
    const code = errorCode(error);
    const kind = FAILURE_KINDS[code] ?? (isTls(code) ? 'tls' : 'cut');
    const who = proxy === undefined ? '' : `${proxy.message}: `;
    return new http/* TransportFailure */.A(kind, `${who}${WORDS[kind]} (${code})`, error);
}
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
function findProxyFailure(error) {
    for (let current = error; current instanceof Error; current = current.cause) {
        if (isProxyFailure(current))
            return current;
    }
    return undefined;
}
function isProxyFailure(error) {
    return error.name === 'ProxyFailure';
}
const FAILURE_KINDS = {
    EAI_AGAIN: 'dns',
    ENOTFOUND: 'dns',
    ECONNREFUSED: 'unreachable',
    EHOSTUNREACH: 'unreachable',
    ENETUNREACH: 'unreachable',
    ETIMEDOUT: 'unreachable',
    UND_ERR_CONNECT_TIMEOUT: 'unreachable',
    UND_ERR_HEADERS_OVERFLOW: 'too_large',
};
const WORDS = {
    dns: 'its name cannot be resolved',
    unreachable: 'it cannot be reached',
    tls: 'its certificate is not trusted',
    cut: 'the connection was cut',
    timeout: 'it did not answer in time',
    proxy: 'the proxy refused',
    too_large: 'its answer is too large',
    cancelled: 'the run was over',
};
function isTls(code) {
    return /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code);
}
function errorCode(error) {
    for (let current = error; current instanceof Error; current = current.cause) {
        if ('code' in current && typeof current.code === 'string')
            return current.code;
        if (current instanceof AggregateError && current.errors.length > 0)
            return errorCode(current.errors[0]);
    }
    return 'no code';
}


/***/ }),

/***/ 6046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OD: () => (/* binding */ MooringError),
/* harmony export */   xb: () => (/* binding */ assertNever)
/* harmony export */ });
/* unused harmony export listErrorCodes */
const HINTS = {
    config_input_invalid: 'Correct the input in the workflow; the README lists every input and its values.',
    config_usage_invalid: 'Use --help: it tells the commands, and with a command its options.',
    config_file_unreadable: 'Check that the file exists, is a regular file and can be read by this user.',
    config_file_invalid: 'Correct the lines above in the settings of the repository; each says what is expected there.',
    config_file_unwritable: 'No file was changed. Check that this user may write to the folder of the file, and that the disk has room.',
    config_file_changed: 'Something else changes files at the same time. Let it end, and run again.',
    config_file_busy: 'Let other steps and jobs that write this file end first, or use `scope: isolated`.',
    config_seed_invalid: 'Correct the seed file; docs of every key are in examples/platform.seed.yml.',
    config_event_invalid: 'Run this action from a workflow, or point GITHUB_EVENT_PATH at a valid event file.',
    config_endpoint_invalid: 'Use an https address (plain http is accepted on loopback only).',
    config_base_unreadable: 'Let actions/checkout keep its credentials, use `fetch-depth: 0`, or pass `github-token` with `contents: read`.',
    config_identity_refused: 'Change the workflow as each of the lines above says.',
    auth_no_id_token: 'Add `permissions: id-token: write` to this job. If another workflow calls this one, the caller must grant it too.',
    auth_id_token_half_set: 'The runner did not finish setting up OIDC (only one of its two variables is set); this is not a permission problem. Re-run the job.',
    auth_request_token_rejected: 'The token with which a job asks GitHub for its OIDC token expired or was refused. Re-run the job.',
    auth_rejected: "Compare the token's subject above with the identity's claim match; they have to be equal to the letter.",
    auth_unknown_identity: 'Check the `identity` input: the uid of an identity, as the platform lists it.',
    auth_wrong_organization: 'Check `identity` and `expect-organization`: nothing was asked or written for the other organization.',
    auth_untrusted_realm: 'The registry sends its clients elsewhere for tokens. If that is the right place, set `token-url` to it.',
    auth_identity_missing: 'Run this action once with `mode: create` in a protected job (README, "An identity for a workflow"), or let an owner paste one of the commands above.',
    auth_identity_drifted: 'Put the claim match back as shown, or delete the identity and run again; `on-drift: update` does it where that only narrows.',
    auth_forbidden: 'Give the identity a role that holds the capability named above, at the root organization.',
    platform_unreachable: 'Check that the runner can reach this host (firewall, proxy, DNS).',
    platform_timeout: 'The host answers too slowly. Try again, or raise `timeout-seconds`.',
    platform_redirected: 'A redirect is never followed with a credential. Set the input for this address to where the service really is.',
    platform_not_json: 'Something in between (a proxy, a login page) answered instead of the service.',
    platform_too_large: 'The answer is larger than this call may be; check that the address is right.',
    platform_unexpected_answer: 'The service answered in a form that this version does not know. Update Mooring.',
    platform_invalid_request: 'The service refused the request; the message above says which field.',
    platform_not_found: 'Check the name, and that the identity may see it.',
    platform_conflict: 'Somebody else changed the same thing meanwhile. Run again.',
    platform_precondition: 'The service refuses this in the present state; the message above says why.',
    platform_rate_limited: 'Too many requests. Run again later.',
    platform_unavailable: 'The service is not well. Run again later.',
    github_rejected: 'GitHub refused the request; the message above says why.',
    github_token_invalid: 'Check the `github-token` input: GitHub does not know this token, or it has expired.',
    github_forbidden: 'Give the job `permissions: contents: write` and `pull-requests: write`, or pass a `github-token` that has them. Runs for forks and Dependabot never have them.',
    github_workflows_permission: 'The token of a job can never change workflow files. Pass a `github-token` of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
    github_pull_requests_not_allowed: 'Turn on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General; in the organization first, if it is grey), or pass a `github-token` of a GitHub App.',
    github_branch_protected: 'A rule of the repository guards this branch. Exempt the branch of the pull request from it, or choose another one with the `branch` input.',
    github_fork_run: 'GitHub gives runs for forks a token that can only read. Run this action on a schedule, or on pushes to a branch of the repository itself.',
    github_not_found: 'Check the `base` input, and that the token may see this repository (`permissions: contents: write`).',
    github_base_differs: 'Check out the base branch (actions/checkout, with its `ref`) and let no step change files before this one; or set `base` to the branch that is checked out.',
    github_branch_moved: 'Somebody else changes the same branch at the same time. Run again.',
    github_rate_limited: 'GitHub asks to slow down. Run again later, or pass a `github-token` with a limit of its own.',
    github_unavailable: 'GitHub is not well, or cannot be reached from this runner. Run again later.',
    run_deadline: 'Raise `timeout-seconds`, or look above for the host that was slow.',
    internal_bug: 'This is a fault of Mooring. Please report it with the lines above.',
};
class MooringError extends Error {
    name = 'MooringError';
    code;
    hint;
    constructor(code, message, options = {}) {
        super(message, options.cause === undefined ? {} : { cause: options.cause });
        this.code = code;
        this.hint = options.hint ?? HINTS[code];
    }
}
function listErrorCodes() {
    return Object.keys(HINTS).map((code) => ({ code, hint: HINTS[code] }));
}
function assertNever(value) {
    throw new MooringError('internal_bug', `unexpected value ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 2224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wr: () => (/* binding */ readInstant),
/* harmony export */   fN: () => (/* binding */ toInstant),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   nV: () => (/* binding */ parseInstant),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6046);

const DAY_MS = 86_400_000;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
function toInstant(milliseconds) {
    if (!Number.isFinite(milliseconds))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('internal_bug', 'an instant must be a finite number');
    return milliseconds;
}
function readInstant(text) {
    if (!TIMESTAMP.test(text))
        return undefined;
    const milliseconds = Date.parse(text);
    return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
function parseInstant(text) {
    const instant = readInstant(text);
    if (instant === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_input_invalid', `"${text.slice(0, 60)}" is not a UTC time like 2026-05-01T00:00:00Z`);
    }
    return instant;
}
function formatInstant(instant) {
    const date = new Date(instant);
    const year = date.getUTCFullYear();
    if (!(year >= 1000 && year <= 9999))
        return date.toISOString();
    const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
    const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
    return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
}
function twoDigits(number) {
    return number < 10 ? `0${number}` : `${number}`;
}
function formatDay(instant) {
    return formatInstant(instant).slice(0, 10);
}


/***/ }),

/***/ 9436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
function nearestWord(word, known) {
    const limit = Math.max(2, Math.floor(word.length / 3));
    const ranked = known
        .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
        .sort((a, b) => a.distance - b.distance);
    const [best] = ranked;
    return best !== undefined && best.distance <= limit ? best.candidate : undefined;
}
function editDistance(from, to) {
    let row = Array.from({ length: Array.from(to).length + 1 }, (_, index) => index);
    for (const [index, character] of Array.from(from).entries()) {
        const next = [index + 1];
        for (const [column, other] of Array.from(to).entries()) {
            const replaced = (row[column] ?? 0) + Number(character !== other);
            next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 7398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ inertLine),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   fk: () => (/* binding */ printableLines),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
const LONGEST_LINE = 8_000;
function printable(text, longest = 300) {
    const line = text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim();
    return cutText(line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## ['), longest);
}
const WIDEST_INDENTATION = 40;
function printableLines(text) {
    return text
        .split('\n')
        .map((line) => {
        const indentation = line.length - line.replace(/^ +/, '').length;
        return `${' '.repeat(Math.min(indentation, WIDEST_INDENTATION))}${printable(line, LONGEST_LINE)}`;
    })
        .join('\n');
}
function inertLine(line) {
    return line
        .replace(/[\r\n\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/^([\s\p{Cc}\p{Cf}]*:)(?=:)/u, '$1\u200b')
        .replace(/##\[/g, '##\u200b[');
}
function cutText(text, longest) {
    if (text.length <= longest)
        return text;
    return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}


/***/ }),

/***/ 8023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ TransportFailure)
/* harmony export */ });
class TransportFailure extends Error {
    name = 'TransportFailure';
    kind;
    constructor(kind, message, cause) {
        super(message, cause === undefined ? {} : { cause });
        this.kind = kind;
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k_: () => (/* binding */ runCheck),
  ak: () => (/* reexport */ runCli),
  Zz: () => (/* binding */ runCredentialHelper),
  yK: () => (/* binding */ runIdentity),
  JN: () => (/* binding */ runLogin),
  v9: () => (/* binding */ runLoginPost),
  zN: () => (/* binding */ runPin),
  yP: () => (/* binding */ runResolve)
});

// EXTERNAL MODULE: ./build/adapters/system-clock.js
var system_clock = __nccwpck_require__(9903);
// EXTERNAL MODULE: ./build/adapters/undici-http.js + 1 modules
var undici_http = __nccwpck_require__(8436);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __nccwpck_require__(9436);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __nccwpck_require__(7398);
;// CONCATENATED MODULE: ./build/actions/cli/commands.js
const COMMANDS = [
    {
        name: 'check',
        summary: 'judges the images of a folder, as the action does a pull request',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2937), __nccwpck_require__.e(3044), __nccwpck_require__.e(843)]).then(__nccwpck_require__.bind(__nccwpck_require__, 843))).checkCommand,
    },
    {
        name: 'images',
        summary: 'lists every container image that the files of a folder name',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1260), __nccwpck_require__.e(2937), __nccwpck_require__.e(8007)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8007))).imagesCommand,
    },
    {
        name: 'pin',
        summary: 'pins the images of a folder to exact builds, or shows how',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(6864), __nccwpck_require__.e(2710), __nccwpck_require__.e(9858)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2438))).pinCommand,
    },
    {
        name: 'resolve',
        summary: 'tells the build that a reference stands for, now or at an instant',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(654), __nccwpck_require__.e(6209), __nccwpck_require__.e(2634), __nccwpck_require__.e(6082), __nccwpck_require__.e(6864), __nccwpck_require__.e(6541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541))).resolveCommand,
    },
    {
        name: 'verify',
        summary: 'tells whether the pins of a folder ever were what their text says',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(654), __nccwpck_require__.e(6209), __nccwpck_require__.e(2634), __nccwpck_require__.e(6082), __nccwpck_require__.e(6864), __nccwpck_require__.e(6541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541))).verifyCommand,
    },
    {
        name: 'whoami',
        summary: 'tells who you are, and why an identity refuses you',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(654), __nccwpck_require__.e(6209), __nccwpck_require__.e(2634), __nccwpck_require__.e(6082), __nccwpck_require__.e(6864), __nccwpck_require__.e(6541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541))).whoamiCommand,
    },
];

;// CONCATENATED MODULE: ./build/actions/cli/main.js






async function runCli() {
    process.exitCode = 1;
    const http = (0,undici_http/* createUndiciHttp */.D)();
    try {
        process.exitCode = await run(process.argv.slice(2), {
            clock: system_clock/* systemClock */.m,
            send: http.send,
            prepare: http.prepare,
            variables: process.env,
            print: (text) => process.stdout.write(text),
            isTerminal: process.stdout.isTTY,
            say: (line) => process.stderr.write(`${(0,printable/* printable */.g$)(line, 1_000)}\n`),
        });
    }
    catch (error) {
        process.exitCode = sayFailure(error);
    }
    finally {
        await http.close();
    }
}
async function run([name, ...args], context) {
    if (name === undefined)
        throw new errors/* MooringError */.OD('config_usage_invalid', 'a command is missing');
    if (name === '--help' || name === '-h') {
        context.print(USAGE);
        return 0;
    }
    const command = await COMMANDS.find((one) => one.name === name)?.load();
    if (command === undefined)
        throw unknownCommand(name);
    if (args.includes('--help') || args.includes('-h')) {
        context.print(command.usage);
        return 0;
    }
    return command.run(args, context);
}
const USAGE = `usage: node dist/cli.js COMMAND [OPTIONS]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}`).join('\n')}

node dist/cli.js COMMAND --help tells the options of one command.
Exit status: 0 for a pass, 1 for findings or a failure, 2 for a wrong usage.
`;
function unknownCommand(name) {
    const names = COMMANDS.map((command) => command.name);
    const nearest = (0,nearest_word/* nearestWord */.z)(name, names);
    const advice = nearest === undefined ? `known are ${names.join(', ')}` : `did you mean "${nearest}"?`;
    return new errors/* MooringError */.OD('config_usage_invalid', `there is no command "${(0,printable/* printable */.g$)(name, 40)}"; ${advice}`);
}
function sayFailure(error) {
    if (error instanceof errors/* MooringError */.OD && error.code !== 'internal_bug') {
        process.stderr.write(`mooring: ${(0,printable/* printableLines */.fk)(error.message)}\n${error.hint}\n`);
        return error.code.startsWith('config_') ? 2 : 1;
    }
    process.stderr.write(`mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
}

;// CONCATENATED MODULE: ./build/index.js

async function runCheck() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2937), __nccwpck_require__.e(2634), __nccwpck_require__.e(3044), __nccwpck_require__.e(8246)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8246));
    await actions.runCheck();
}
async function runCredentialHelper() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(2634), __nccwpck_require__.e(1634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1634));
    await actions.runCredentialHelper();
}
async function runLogin() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(2634), __nccwpck_require__.e(1634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1634));
    await actions.runLogin();
}
async function runLoginPost() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(2634), __nccwpck_require__.e(1634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1634));
    await actions.runLoginPost();
}
async function runIdentity() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(2634), __nccwpck_require__.e(1634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1634));
    await actions.runIdentity();
}
async function runPin() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(654), __nccwpck_require__.e(6209), __nccwpck_require__.e(2634), __nccwpck_require__.e(6082), __nccwpck_require__.e(6864), __nccwpck_require__.e(6541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541));
    await actions.runPin();
}
async function runResolve() {
    const actions = await Promise.all(/* import() */[__nccwpck_require__.e(2857), __nccwpck_require__.e(1260), __nccwpck_require__.e(2034), __nccwpck_require__.e(2937), __nccwpck_require__.e(654), __nccwpck_require__.e(6209), __nccwpck_require__.e(2634), __nccwpck_require__.e(6082), __nccwpck_require__.e(6864), __nccwpck_require__.e(6541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541));
    await actions.runResolve();
}

var __webpack_exports__runCheck = __webpack_exports__.k_;
var __webpack_exports__runCli = __webpack_exports__.ak;
var __webpack_exports__runCredentialHelper = __webpack_exports__.Zz;
var __webpack_exports__runIdentity = __webpack_exports__.yK;
var __webpack_exports__runLogin = __webpack_exports__.JN;
var __webpack_exports__runLoginPost = __webpack_exports__.v9;
var __webpack_exports__runPin = __webpack_exports__.zN;
var __webpack_exports__runResolve = __webpack_exports__.yP;
export { __webpack_exports__runCheck as runCheck, __webpack_exports__runCli as runCli, __webpack_exports__runCredentialHelper as runCredentialHelper, __webpack_exports__runIdentity as runIdentity, __webpack_exports__runLogin as runLogin, __webpack_exports__runLoginPost as runLoginPost, __webpack_exports__runPin as runPin, __webpack_exports__runResolve as runResolve };
