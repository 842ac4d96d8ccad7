export const id = 9877;
export const ids = [9877];
export const modules = {

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHubComments: () => (/* binding */ openGitHubComments)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);


const LONGEST_MS = 60_000;
const PAGE = 100;
async function openGitHubComments(options) {
    const repository = await (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitHubRepository */ .w)({ ...options, signal: AbortSignal.timeout(LONGEST_MS) });
    const { github, call, place } = repository;
    const thread = { ...repository, number: options.pullRequest };
    return {
        listOwn: (beginning) => listOwn(beginning, thread),
        create: (body) => create(body, thread),
        update: async (id, body) => {
            const purpose = 'bring the comment on the pull request up to date';
            const updated = await call(purpose, (request) => github.rest.issues.updateComment({ ...place, comment_id: id, body, request }));
            taken(updated, purpose);
        },
        remove: async (id) => {
            const purpose = 'delete a second comment on the pull request';
            const removed = await call(purpose, (request) => github.rest.issues.deleteComment({ ...place, comment_id: id, request }));
            taken(removed, purpose);
        },
    };
}
async function listOwn(beginning, thread) {
    const alike = (await listAll(thread)).filter(({ body }) => body?.startsWith(beginning) === true);
    if (alike.length === 0)
        return [];
    const login = await readLogin(thread);
    return alike
        .filter(({ user }) => user?.login === login || user?.login === `${login}[bot]`)
        .map(({ id, body = '' }) => ({ id, body }))
        .sort((a, b) => a.id - b.id);
}
async function listAll({ github, call, place, number }) {
    const purpose = 'look for the comment on the pull request';
    const comments = [];
    for (let page = 1;; page += 1) {
        const listed = await call(purpose, (request) => github.rest.issues.listComments({ ...place, issue_number: number, per_page: PAGE, page, request }));
        const data = taken(listed, purpose);
        comments.push(...data);
        if (data.length < PAGE)
            return comments;
    }
}
async function readLogin({ github, call }) {
    const purpose = 'learn whose comments are its own';
    const user = await call(purpose, (request) => github.rest.users.getAuthenticated({ request }));
    if (user.kind === 'answer')
        return user.answer.login;
    const asked = await call(purpose, async (request) => {
        const query = 'query { viewer { login } }';
        const data = await github.graphql(query, { request });
        return { status: 200, data };
    });
    return taken(asked, purpose).viewer.login;
}
async function create(body, thread) {
    const { github, call, place, number } = thread;
    const purpose = 'comment on the pull request';
    const write = () => call(purpose, (request) => github.rest.issues.createComment({ ...place, issue_number: number, body, request }), { repeatable: false });
    const written = await write();
    if (written.kind !== 'unsure')
        return void taken(written, purpose);
    const [firstLine = ''] = body.split('\n', 1);
    if ((await listOwn(firstLine, thread)).length === 0)
        taken(await write(), purpose);
}
function taken(outcome, purpose) {
    if (outcome.kind !== 'refused')
        return (0,_github_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .u)(outcome, purpose);
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('github_rejected', `could not ${purpose}: GitHub answered with status ${outcome.refusal.status}`, { hint: 'Give the job `permissions: pull-requests: write`, or set `comment: never`.' });
}


/***/ }),

/***/ 249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ answerOf),
  w: () => (/* binding */ openGitHubRepository)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/pull-request/refusal.js


function refusalError(refusal, purpose) {
    const told = [
        refusal.message,
        ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
    ]
        .filter((text) => text.trim() !== '')
        .join('; ');
    return new errors/* MooringError */.OD(refusalCode(refusal, told), `could not ${purpose}: GitHub answered ${refusal.status}${told === '' ? '' : ` (${(0,printable/* printable */.g$)(told, 400)})`}`);
}
const SENTENCES = [
    [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
    [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
    [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
];
const STATUSES = {
    401: 'github_token_invalid',
    403: 'github_forbidden',
    404: 'github_not_found',
    409: 'github_branch_moved',
};
function refusalCode({ status }, told) {
    const known = SENTENCES.find(([sentence]) => sentence.test(told));
    return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
}
const UNTOLD_WAIT_MS = 60_000;
function limitWait({ status, message, headers }, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const seconds = headers['retry-after'];
    if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
        return Number(seconds) * 1_000;
    const reset = headers['x-ratelimit-reset'] ?? '';
    if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1_000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(message) ? UNTOLD_WAIT_MS : undefined;
}
function isPassing(status) {
    return status === 408 || (status >= 500 && status !== 501);
}

;// CONCATENATED MODULE: ./build/adapters/github-caller.js



const ATTEMPTS = 5;
const ATTEMPT_MS = 30_000;
const FIRST_DELAY_MS = 400;
const LONGEST_WAIT_MS = 120_000;
function createGitHubCaller({ clock, signal, host, }) {
    return async (purpose, send, { repeatable } = { repeatable: true }) => {
        for (let attempt = 1;; attempt += 1) {
            const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
            const outcome = await tryOnce(send, attemptSignal);
            if (signal.aborted)
                throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`);
            if (outcome.kind === 'answer')
                return outcome;
            const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
            if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                return outcome;
            if (wait === undefined && !repeatable)
                return { kind: 'unsure' };
            if (wait !== undefined && wait > LONGEST_WAIT_MS)
                throw limited(purpose, wait);
            if (attempt >= ATTEMPTS)
                throw exhausted(outcome, { purpose, host, wait });
            const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
            await pause(delay, purpose, { clock, signal });
        }
    };
}
async function tryOnce(send, signal) {
    try {
        const { status, data } = await send({ signal, redirect: 'manual' });
        if (status >= 300)
            return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
        const whole = status === 204 || (typeof data === 'object' && data !== null);
        return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
    }
    catch (error) {
        const response = readResponse(error);
        if (response !== undefined)
            return { kind: 'refused', refusal: readRefusal(response) };
        return {
            kind: 'no-answer',
            why: error instanceof Error ? (0,printable/* printable */.g$)(error.message, 120) : 'no answer came',
        };
    }
}
function readResponse(error) {
    const response = readField(error, 'response');
    const status = readField(response, 'status');
    if (typeof status !== 'number')
        return undefined;
    return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
}
function readRefusal({ status, headers, data }) {
    const errors = readField(data, 'errors');
    return {
        status,
        message: textField(data, 'message'),
        errors: (Array.isArray(errors) ? errors : []).map((one) => ({
            field: textField(one, 'field'),
            code: textField(one, 'code'),
            message: typeof one === 'string' ? one : textField(one, 'message'),
        })),
        headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
            name.toLowerCase(),
            String(value),
        ])),
    };
}
function readField(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textField(value, name) {
    const field = readField(value, name);
    return typeof field === 'string' ? field : '';
}
async function pause(delayMs, purpose, { clock, signal }) {
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (cause) {
        if (!signal.aborted)
            throw cause;
        throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
    }
}
function limited(purpose, waitMs) {
    const seconds = Math.ceil(waitMs / 1_000);
    return new errors/* MooringError */.OD('github_rate_limited', `could not ${purpose}: GitHub asks to wait for ${seconds} seconds`);
}
function exhausted(outcome, call) {
    const purpose = `${call.purpose}, ${ATTEMPTS} times`;
    if (call.wait !== undefined)
        return limited(purpose, call.wait);
    if (outcome.kind === 'refused')
        return refusalError(outcome.refusal, purpose);
    return new errors/* MooringError */.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
}

;// CONCATENATED MODULE: ./build/adapters/github-repository.js



async function openGitHubRepository(options) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9648), __webpack_require__.e(2218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
    const [owner = '', repo = ''] = options.repository.split('/');
    const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
    const { clock, signal } = options;
    const call = createGitHubCaller({ clock, signal, host: new URL(options.apiUrl).host });
    return { github, call, place: { owner, repo } };
}
function answerOf(outcome, purpose) {
    switch (outcome.kind) {
        case 'answer':
            return outcome.answer;
        case 'refused':
            throw refusalError(outcome.refusal, purpose);
        case 'unsure':
            throw new errors/* MooringError */.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
    }
}


/***/ })

};
