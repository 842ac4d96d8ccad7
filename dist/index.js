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

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 2422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ AgeInput),
  v: () => (/* binding */ findAsOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __nccwpck_require__(2857);
// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __nccwpck_require__(5168);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __nccwpck_require__(4953);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __nccwpck_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __nccwpck_require__(7398);
;// CONCATENATED MODULE: ./build/usecases/read-as-of.js



const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
async function readAsOf(text, folder, command) {
    const instant = (0,domain_instant/* readInstant */.Wr)(text);
    if (instant !== undefined)
        return instant;
    if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text))
        throw invalid(text);
    const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
    const { exitCode, stdout } = await command('git', args, { directory: folder });
    const seconds = new TextDecoder().decode(stdout).trim();
    if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds))
        throw invalid(text);
    return (0,domain_instant/* toInstant */.fN)(Number(seconds) * 1_000);
}
function invalid(text) {
    return new errors/* MooringError */.OD('config_input_invalid', `as-of: "${(0,printable/* printable */.g$)(text, 80)}" is neither a UTC time like 2026-05-01T00:00:00Z nor a commit of this repository`, {
        hint: 'For a commit, check that it was fetched (`fetch-depth: 0`).',
    });
}

;// CONCATENATED MODULE: ./build/actions/build-rules.js






const AgeInput = schemas/* string */.YjP()
    .refine((text) => text === '' || (0,duration/* readDuration */.$7)(text) !== undefined, 'must be an age like 3d, 12h or 0d')
    .transform(duration/* readDuration */.$7);
async function findAsOf(text, directory, now) {
    if (text === '')
        return undefined;
    const asOf = await readAsOf(text, directory, exec_command/* execCommand */.N);
    if (asOf <= now || (0,domain_instant/* readInstant */.Wr)(text) === undefined)
        return asOf;
    throw new errors/* MooringError */.OD('config_input_invalid', `as-of: ${(0,domain_instant/* formatInstant */.r4)(asOf)} has not come yet; it is ${(0,domain_instant/* formatInstant */.r4)(now)}`, { hint: 'Leave as-of out for the present.' });
}


/***/ }),

/***/ 4996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PJ: () => (/* binding */ formatCachedToken),
/* harmony export */   R6: () => (/* binding */ localEnd),
/* harmony export */   SV: () => (/* binding */ HELPER_VARIABLE),
/* harmony export */   c9: () => (/* binding */ readCachedToken),
/* harmony export */   vr: () => (/* binding */ HELPER_FILES)
/* harmony export */ });
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8325);

const HELPER_VARIABLE = 'MOORING_HELPER_FOLDER';
const HELPER_FILES = {
    settings: 'settings.json',
    token: 'token.json',
    lock: 'token.lock',
};
const UNKNOWN_LIFE_MS = 60_000;
function localEnd({ expiresAt, serverTime }, now) {
    if (expiresAt === undefined)
        return now + UNKNOWN_LIFE_MS;
    return now + (expiresAt - (serverTime ?? now));
}
function formatCachedToken(token, endsAt) {
    return `${JSON.stringify({ token: token.reveal(), endsAt })}\n`;
}
function readCachedToken(text) {
    const parsed = parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('token' in parsed) || !('endsAt' in parsed)) {
        return undefined;
    }
    const { token, endsAt } = parsed;
    if (typeof token !== 'string' || typeof endsAt !== 'number')
        return undefined;
    return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .zh(token), endsAt };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readEnvironment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./build/client/endpoints.js
var endpoints = __nccwpck_require__(6564);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __nccwpck_require__(2857);
;// CONCATENATED MODULE: ./build/contract/github-event.js

const CommitId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit id');
const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), default_branch: schemas/* string */.YjP().optional() });
const GitHubEvent = schemas/* object */.Ikc({
    repository: Repository.extend({ default_branch: schemas/* string */.YjP().optional() }).optional(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* int */.Whr(),
        base: schemas/* object */.Ikc({ sha: CommitId }),
        head: schemas/* object */.Ikc({ sha: CommitId, repo: Repository.nullish() }),
    })
        .optional(),
    merge_group: schemas/* object */.Ikc({ base_sha: CommitId, head_sha: CommitId }).optional(),
    before: CommitId.optional(),
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __nccwpck_require__(7398);
// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __nccwpck_require__(8325);
;// CONCATENATED MODULE: ./build/actions/environment.js







async function readEnvironment(variables) {
    const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
    const requestToken = variables['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    return {
        workspace,
        temporaryFolder: variables['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        repository: variables['GITHUB_REPOSITORY'] ?? '',
        actor: variables['GITHUB_ACTOR'] ?? '',
        eventName: variables['GITHUB_EVENT_NAME'] ?? '',
        ref: variables['GITHUB_REF'] ?? '',
        event: await readEvent(variables['GITHUB_EVENT_PATH'] ?? ''),
        githubApiUrl: readApiUrl(variables['GITHUB_API_URL'] || 'https://api.github.com'),
        serverUrl: variables['GITHUB_SERVER_URL'] ?? 'https://github.com',
        oidcRequestUrl: variables['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
        oidcRequestToken: requestToken === '' ? undefined : new secret/* Secret */.zh(requestToken),
    };
}
function readApiUrl(text) {
    (0,endpoints/* readTrustedUrl */.V4)('GITHUB_API_URL', text);
    return text;
}
async function readEvent(path) {
    if (path === '')
        return {};
    const parsed = GitHubEvent.safeParse(await readJsonFile(path));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new errors/* MooringError */.OD('config_event_invalid', `the event file ${path} is not a workflow event: ${issue?.path.join('.') ?? ''} ${(0,printable/* printable */.g$)(issue?.message ?? '', 120)}`);
}
async function readJsonFile(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_event_invalid', `the event file ${path} cannot be read as JSON`, {
            cause,
        });
    }
}


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ requireShell),
/* harmony export */   i: () => (/* binding */ installHelper)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2699);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6046);
/* harmony import */ var _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4996);




async function installHelper(options) {
    const { folder, endpoints, identity, token, endsAt } = options;
    const launcher = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(process.argv[1] ?? ''), 'docker-credential-mooring');
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_FILES */ .vr.settings), JSON.stringify({ ...endpoints, identity }));
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_FILES */ .vr.token), (0,_credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCachedToken */ .PJ)(token, endsAt));
    const words = [process.execPath, launcher].map(quote).join(' ');
    const lines = ['#!/bin/sh', `${_credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_VARIABLE */ .SV}=${quote(folder)} exec ${words} "$@"`, ''];
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'bin', 'docker-credential-mooring');
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)(program, lines.join('\n'), { executable: true });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program);
}
function requireShell(platform) {
    if (platform !== 'win32')
        return;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .MooringError */ .OD('config_input_invalid', 'input refresh: is not there for Windows', {
        hint: 'Leave `refresh` out, and sign in again before the steps that come later than an hour.',
    });
}
function quote(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ saveLogin),
/* harmony export */   m: () => (/* binding */ readLogin)
/* harmony export */ });
const STATE = 'login';
function saveLogin(runner, state) {
    runner.saveState(STATE, JSON.stringify(state));
}
function readLogin(runner) {
    const parsed = parse(runner.state(STATE));
    if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || !('files' in parsed))
        return undefined;
    const { id, files } = parsed;
    if (typeof id !== 'string' || !Array.isArray(files))
        return undefined;
    const folder = 'folder' in parsed && typeof parsed.folder === 'string' ? parsed.folder : undefined;
    return { id, files: files.filter((file) => typeof file === 'string'), folder };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findOidcRequest)
/* harmony export */ });
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7398);



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
    const hint = 'There is nothing to fix in the permissions: set `when-unavailable: skip`, or run this on a schedule.';
    return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', why, { hint }) };
}


/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _v: () => (/* binding */ RuleInputs),
/* harmony export */   aR: () => (/* binding */ readWish),
/* harmony export */   fS: () => (/* binding */ Names)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2857);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6046);
/* harmony import */ var _build_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2422);




const MOST_STEPS = 1_000;
const Names = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .transform((text) => [
    ...new Set(text.split(/[\n,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))),
]);
const RuleInputs = {
    'min-age': _build_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .AgeInput */ .w,
    'as-of': zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    rollback: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .refine((text) => text === '' || readRollBack(text) !== undefined, `must be a number of builds from 1 to ${MOST_STEPS}, or a digest, sha256:…`)
        .transform(readRollBack),
    only: Names,
};
function readRollBack(text) {
    if ((0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(text))
        return { kind: 'to', digest: text };
    const steps = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
    return steps <= MOST_STEPS ? { kind: 'steps', steps } : undefined;
}
async function readWish({ 'as-of': text, rollback }, folder, now) {
    if (text !== '' && rollback !== undefined)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_input_invalid', 'as-of and rollback: each says which builds of the past are wanted, so that only one of them can be set');
    return { asOf: await (0,_build_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .findAsOf */ .v)(text, folder, now), rollBack: rollback };
}


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ResolveInputs),
/* harmony export */   _: () => (/* binding */ RuleInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2857);
/* harmony import */ var _build_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2422);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8765);



const References = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .transform((text) => text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''))
    .refine((references) => references.length > 0, 'must name a reference, or several, one a line');
const RuleInputs = {
    'as-of': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'min-age': _build_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .AgeInput */ .w,
    platform: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/, 'must be a platform like linux/arm64 or linux/arm/v7'),
};
const ResolveInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .PlaceInputs */ .TT,
    ...RuleInputs,
    reference: References,
    identity: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Identity */ .lz),
    'when-unavailable': _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .WhenUnavailableInput */ .vI,
});


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   TT: () => (/* binding */ PlaceInputs),
/* harmony export */   h$: () => (/* binding */ PLACE_DEFAULTS),
/* harmony export */   lz: () => (/* binding */ Identity),
/* harmony export */   uY: () => (/* binding */ endpointsOf),
/* harmony export */   vI: () => (/* binding */ WhenUnavailableInput),
/* harmony export */   yb: () => (/* binding */ Organization)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2857);
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6046);



const PlaceInputs = {
    registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'token-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'api-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
        .transform(Number),
};
const Identity = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
const Organization = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization as references spell it');
const PLACE_DEFAULTS = {
    registry: 'cgr.dev',
    'registry-url': '',
    'token-url': '',
    'api-url': 'https://console-api.enforce.dev',
    'issuer-url': 'https://issuer.enforce.dev',
    'timeout-seconds': '300',
};
function readInputs(schema, input) {
    const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
    const parsed = schema.safeParse(raw);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map((issue) => {
        const name = issue.path.join('.');
        return raw[name] === '' ? `input ${name} is not set` : `input ${name}: ${issue.message}`;
    });
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_input_invalid', problems.join('\n'));
}
function endpointsOf(inputs) {
    return (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoints */ .Zg)({
        apiUrl: inputs['api-url'],
        issuerUrl: inputs['issuer-url'],
        tokenUrl: inputs['token-url'],
        registryUrl: inputs['registry-url'],
        registry: inputs.registry,
    });
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wayWithout)
/* harmony export */ });
function wayWithout({ kind, error }, whenUnavailable) {
    const maySkip = whenUnavailable === 'skip' && kind === 'untrusted';
    if (whenUnavailable !== 'anonymous' && !maySkip)
        throw error;
    return { kind: maySkip ? 'skipped' : 'anonymous', why: error.message };
}


/***/ }),

/***/ 6653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Wd: () => (/* binding */ changeCredentialFile),
  Rj: () => (/* binding */ fingerprint),
  sS: () => (/* binding */ readCredentialFile),
  UA: () => (/* binding */ refuseLinks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/domain/docker-config/login-record.js
function readRecords(text) {
    const parsed = parse(text);
    return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}
function formatRecords(records) {
    return `${JSON.stringify(records)}\n`;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    if (!isFields(value))
        return false;
    const { id, host, endsAt, wrote, prior, sections, mode, after, undo } = value;
    return ([id, host, after].every((text) => typeof text === 'string') &&
        typeof endsAt === 'number' &&
        (mode === undefined || typeof mode === 'number') &&
        isState(wrote) &&
        isState(prior) &&
        Array.isArray(sections) &&
        sections.every((name) => typeof name === 'string') &&
        Array.isArray(undo) &&
        undo.every(isEdit));
}
function isState(value) {
    return isFields(value) && [value['entry'], value['helper']].every(isTextOrNothing);
}
function isEdit(value) {
    return (isFields(value) &&
        typeof value['at'] === 'number' &&
        typeof value['length'] === 'number' &&
        typeof value['text'] === 'string');
}
function isTextOrNothing(value) {
    return value === undefined || typeof value === 'string';
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/adapters/file-lock.js
var file_lock = __nccwpck_require__(7127);
;// CONCATENATED MODULE: ./build/adapters/docker-config-file.js







const ATTEMPTS = 3;
const LOCK = { staleMs: 10_000, waitMs: 5_000 };
async function changeCredentialFile(path, change) {
    try {
        await refuseLinks(path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
        return await (0,file_lock/* withFileLock */.U)(`${path}.mooring-lock`, LOCK, () => changeLocked(path, change));
    }
    catch (cause) {
        if (cause instanceof errors/* MooringError */.OD)
            throw cause;
        throw unwritable(path, cause);
    }
}
async function readCredentialFile(path) {
    try {
        return await read(path);
    }
    catch (cause) {
        if (cause instanceof errors/* MooringError */.OD)
            throw cause;
        throw unwritable(path, cause);
    }
}
async function refuseLinks(path) {
    for (const [place, isRight] of [
        [(0,external_node_path_.dirname)(path), await kindOf((0,external_node_path_.dirname)(path))],
        [path, await kindOf(path)],
    ]) {
        if (isRight === 'right')
            continue;
        throw new errors/* MooringError */.OD('config_file_invalid', `${place} is ${isRight}: nothing is written there`, {
            hint: 'Whoever can change it would decide where credentials go. Set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to the real place, or use `scope: isolated`.',
        });
    }
}
function fingerprint(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}
async function changeLocked(path, change) {
    await removeDrafts(path);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const changed = await tryChange(path, change);
        if (changed !== undefined)
            return changed;
    }
    throw new errors/* MooringError */.OD('config_file_busy', `another program keeps writing ${path}`);
}
async function removeDrafts(path) {
    const folder = (0,external_node_path_.dirname)(path);
    const draft = /^(?:[\da-f-]{36}\.mooring|mooring-logins\.[\da-f-]{36})$/;
    const start = `${(0,external_node_path_.basename)(path)}.`;
    const names = (await (0,promises_.readdir)(folder)).filter((name) => name.startsWith(start) && draft.test(name.slice(start.length)));
    await Promise.all(names.map((name) => (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true })));
}
async function tryChange(path, change) {
    const before = await read(path);
    const after = change(before);
    const isLogin = after.records.length > before.records.length;
    if (isLogin)
        await writeRecords(path, after.records);
    let isDone = false;
    try {
        isDone = await replace(path, before.text, after);
    }
    finally {
        if (isLogin && !isDone)
            await writeRecords(path, before.records);
    }
    if (!isDone)
        return undefined;
    if (!isLogin)
        await writeRecords(path, after.records);
    return after;
}
async function replace(path, before, after) {
    if (after.text === before)
        return true;
    if (after.text === undefined) {
        if ((await readText(path))?.text !== before)
            return false;
        await (0,promises_.rm)(path, { force: true });
        return true;
    }
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}.mooring`;
    try {
        await (0,promises_.writeFile)(draft, after.text, { flag: 'wx', mode: after.mode ?? 0o600, flush: true });
        await (0,promises_.chmod)(draft, after.mode ?? 0o600);
        if ((await readText(path))?.text !== before)
            return false;
        await (0,promises_.rename)(draft, path);
        return true;
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
    }
}
async function read(path) {
    const [file, records] = await Promise.all([readText(path), readText(recordsPath(path))]);
    return {
        path,
        text: file?.text,
        mode: file?.mode,
        records: records === undefined ? [] : readRecords(records.text),
    };
}
async function readText(path) {
    const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY).catch((error) => {
        if ((0,file_lock/* isCode */._)(error, 'ENOENT'))
            return undefined;
        throw error;
    });
    if (file === undefined)
        return undefined;
    try {
        const { mode } = await file.stat();
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.readFile());
        return { text, mode: mode & 0o777 };
    }
    catch (cause) {
        if (!(cause instanceof TypeError))
            throw cause;
        throw new errors/* MooringError */.OD('config_file_invalid', `${path} is not a text in UTF-8`, { cause });
    }
    finally {
        await file.close();
    }
}
async function writeRecords(path, records) {
    const place = recordsPath(path);
    if (records.length === 0)
        return (0,promises_.rm)(place, { force: true });
    const draft = `${place}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        await (0,promises_.writeFile)(draft, formatRecords(records), { flag: 'wx', mode: 0o600 });
        await (0,promises_.rename)(draft, place);
    }
    finally {
        await (0,promises_.rm)(draft, { force: true });
    }
}
function recordsPath(path) {
    return `${path}.mooring-logins`;
}
async function kindOf(place) {
    const found = await (0,promises_.lstat)(place).catch((error) => {
        if ((0,file_lock/* isCode */._)(error, 'ENOENT'))
            return undefined;
        throw error;
    });
    if (found === undefined || found.isDirectory() || found.isFile())
        return 'right';
    return found.isSymbolicLink() ? 'a symbolic link' : 'not a regular file';
}
function unwritable(path, cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    return new errors/* MooringError */.OD('config_file_unreadable', `could not write the credential file ${path}${code}`, {
        cause,
        hint: 'Check that there is room and that this user may write there, or use `scope: isolated`.',
    });
}


/***/ }),

/***/ 6552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ draftName),
/* harmony export */   ZR: () => (/* binding */ isDraftName),
/* harmony export */   ij: () => (/* binding */ isLeftover)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

function draftName() {
    return `.mooring-draft.${process.pid}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
}
const DRAFT = /^\.mooring-draft\.(\d{1,10})\.[0-9a-f]{12}$/;
function isDraftName(name) {
    return DRAFT.test(name);
}
function isLeftover(name) {
    const [, maker] = DRAFT.exec(name) ?? [];
    return maker !== undefined && (Number(maker) === process.pid || !isRunning(Number(maker)));
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}


/***/ }),

/***/ 5168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ execCommand)
});

;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return __awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./build/adapters/exec-command.js

const execCommand = async (program, args, { directory, input }) => {
    const stdout = [];
    const stderr = [];
    const exitCode = await exec(program, [...args], {
        cwd: directory,
        silent: true,
        ignoreReturnCode: true,
        ...(input === undefined ? {} : { input: Buffer.from(input) }),
        env: environmentOf(program),
        listeners: {
            stdout: (chunk) => stdout.push(chunk),
            stderr: (chunk) => stderr.push(chunk),
        },
    });
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};
const KEPT_BACK = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ };
function environmentOf(program) {
    const isGit = program === 'git';
    const keptBack = isGit ? KEPT_BACK.git : KEPT_BACK.others;
    const passed = Object.entries(process.env).flatMap(([name, value]) => value === undefined || keptBack.test(name) ? [] : [[name, value]]);
    return {
        ...Object.fromEntries(passed),
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
        ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
    };
}
function trustNoBareRepository(count = '') {
    const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    return {
        GIT_CONFIG_COUNT: String(next + 1),
        [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
        [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
    };
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withFileLock),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8500);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6046);






const LOOK_MS = 25;
async function withFileLock(path, { staleMs, waitMs }, work) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true, mode: 0o700 });
    const mine = formatOwner({ machine: await nameMachine(), pid: process.pid, id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() });
    const giveUpAt = Date.now() + waitMs;
    while (!(await take(path, mine))) {
        await removeIfForgotten(path, staleMs);
        if (Date.now() > giveUpAt)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .MooringError */ .OD('config_file_busy', `another process holds ${path}`);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(LOOK_MS);
    }
    try {
        return await work();
    }
    finally {
        if ((await readText(path)) === mine)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    }
}
async function take(path, owner) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx', 0o600).catch((error) => {
        if (isCode(error, 'EEXIST'))
            return undefined;
        throw error;
    });
    if (file === undefined)
        return false;
    try {
        await file.writeFile(owner);
        return true;
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function removeIfForgotten(path, staleMs) {
    const seen = await readText(path);
    if (seen === undefined)
        return;
    const age = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
    if (age <= staleMs && !(await isGone(seen)))
        return;
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const isMoved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside).then(() => true, () => false);
    if (!isMoved)
        return;
    const moved = await readText(aside);
    if (moved !== undefined && moved !== seen)
        await take(path, moved);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
}
function formatOwner({ machine, pid, id }) {
    return `${machine}\n${pid}\n${id}\n`;
}
async function isGone(text) {
    const [machine, pid] = text.split('\n');
    if (machine !== (await nameMachine()) || !/^[1-9]\d*$/.test(pid ?? ''))
        return false;
    try {
        process.kill(Number(pid), 0);
        return false;
    }
    catch (error) {
        return isCode(error, 'ESRCH');
    }
}
async function nameMachine() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
    return `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`;
}
async function readText(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => undefined);
}
function isCode(error, code) {
    return error instanceof Error && 'code' in error && error.code === code;
}


/***/ }),

/***/ 2699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ makePrivateFolder),
/* harmony export */   Pl: () => (/* binding */ writePrivateFile),
/* harmony export */   Yv: () => (/* binding */ removePrivateFolder),
/* harmony export */   bA: () => (/* binding */ linkEntries)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6046);




const PREFIX = 'mooring-login-';
async function makePrivateFolder(parent) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true });
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX));
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('config_file_unreadable', `could not make a folder in ${parent}`, {
            cause,
            hint: 'Check RUNNER_TEMP: it has to be a folder that this user may write to.',
        });
    }
}
async function removePrivateFolder(folder, parent) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== parent || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder).startsWith(PREFIX)) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('internal_bug', 'the folder to remove is none of a login');
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
}
async function writePrivateFile(path, text, { executable = false } = {}) {
    const mode = executable ? 0o700 : 0o600;
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true, mode: 0o700 });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: 'wx', mode });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(draft, mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
    }
}
async function linkEntries(from, to, except) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to, { recursive: true, mode: 0o700 });
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from).catch(() => []);
    const wanted = names.filter((name) => !except.test(name));
    await Promise.all(wanted.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name), 'junction')));
}


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

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createUndiciHttp)
/* harmony export */ });
/* harmony import */ var _ports_http_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8023);

const CONNECTIONS = 32;
function createUndiciHttp() {
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    let dispatcher;
    async function connect() {
        const { EnvHttpProxyAgent } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4371, 19));
        return new EnvHttpProxyAgent({ connections: CONNECTIONS });
    }
    return {
        send: async (request) => {
            dispatcher ??= connect();
            return exchange(request, await dispatcher);
        },
        close: async () => (await dispatcher)?.destroy(),
    };
}
async function exchange(request, dispatcher) {
    const limit = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal]);
    try {
        const { origin, pathname, search } = new URL(request.url);
        const response = await dispatcher.request({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: request.headers,
            body: request.body ?? null,
            signal,
            headersTimeout: 0,
            bodyTimeout: 0,
        });
        return {
            status: response.statusCode,
            headers: joinHeaders(response.headers),
            body: await readBody(response.body, request.maxBytes),
        };
    }
    catch (error) {
        throw toTransportFailure(error, request, limit.aborted);
    }
}
async function readBody(body, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        length += chunk.length;
        if (length > maxBytes)
            throw new _ports_http_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFailure */ .A('too_large', `the answer has more than ${maxBytes} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function joinHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        typeof value === 'object' ? value.join(', ') : (value ?? ''),
    ]));
}
function toTransportFailure(error, request, timedOut) {
    if (error instanceof _ports_http_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFailure */ .A)
        return error;
    if (timedOut)
        return new _ports_http_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFailure */ .A('timeout', `no whole answer within ${request.timeoutMs} ms`, error);
    if (request.signal?.aborted === true)
        return new _ports_http_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFailure */ .A('cancelled', 'the run was over', error);
    const code = errorCode(error);
    const kind = FAILURE_KINDS[code] ?? (isTls(code) ? 'tls' : 'cut');
    return new _ports_http_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportFailure */ .A(kind, `${WORDS[kind]} (${code})`, error);
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

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ requireFolder),
/* harmony export */   Y: () => (/* binding */ createWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7398);
/* harmony import */ var _draft_name_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6552);






const MOST_BYTES = 16 * 1024 * 1024;
function createWorkTree(root, command) {
    const listed = new Set();
    const portions = () => noteListed(listInPortions(root, command), listed);
    return {
        list: async () => (await Array.fromAsync(portions())).flat().sort(),
        listInPortions: portions,
        read: async (paths) => paths.map((path) => readOne(root, path, listed)),
    };
}
async function requireFolder(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder);
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('config_file_unreadable', `the folder ${folder} cannot be read (${codeOf(cause)})`, { cause, hint: 'Name a folder that exists and that this user may read.' });
    }
}
async function* listInPortions(root, command) {
    const tracked = await listWithGit(['--cached', '--deduplicate'], root, command);
    if (tracked === undefined)
        return yield await walk(root);
    const others = listWithGit(['--others', '--exclude-standard'], root, command);
    yield tracked;
    yield (await others) ?? without(tracked, await walk(root));
}
function without(known, paths) {
    const all = new Set(known);
    return paths.filter((path) => !all.has(path));
}
async function* noteListed(portions, listed) {
    for await (const portion of portions) {
        const own = portion.filter((path) => !(0,_draft_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isDraftName */ .ZR)(path.slice(path.lastIndexOf('/') + 1)));
        for (const path of own)
            listed.add(path);
        yield own;
    }
}
async function listWithGit(which, root, command) {
    const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
    if (exitCode !== 0)
        return undefined;
    const paths = new TextDecoder().decode(stdout).split('\0');
    return paths.filter((path) => path !== '').sort();
}
async function walk(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter((path) => !/(?:^|\/)(?:\.git|node_modules)\//.test(path))
        .sort();
}
function readOne(root, path, listed) {
    return listed.has(path) || !isBehindLink(root, path)
        ? readInside(root, path)
        : { path, problem: 'its folder is a link' };
}
function isBehindLink(root, path) {
    const folders = path.split('/').slice(0, -1);
    return folders.some((_, index) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...folders.slice(0, index + 1));
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    });
}
function readInside(root, path) {
    try {
        return readRegularFile(path, `${root}/${path}`);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP')
            return readLink(root, path);
        return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
    }
}
function readLink(root, path) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        const isOutside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..';
        if (isOutside)
            return { path, problem: 'it is a link that leads out of the repository' };
        return readRegularFile(path, target);
    }
    catch (error) {
        return { path, problem: reason(error) };
    }
}
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
function readRegularFile(path, place) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, FLAGS);
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (found.isDirectory())
            return { path, problem: 'it is a folder' };
        if (!found.isFile())
            return { path, problem: 'it is not a regular file' };
        if (found.size > MOST_BYTES)
            return { path, problem: `it has more than ${MOST_BYTES} bytes` };
        return { path, bytes: readBytes(file, found.size) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readBytes(file, size) {
    const bytes = Buffer.allocUnsafe(size);
    let length = 0;
    while (length < size) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, size - length, null);
        if (count === 0)
            break;
        length += count;
    }
    return length === size ? bytes : bytes.subarray(0, length);
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
const REASONS = {
    EACCES: 'this user may not read it',
    ENOENT: 'it is not there (a link that leads nowhere, or deleted but not committed)',
    ELOOP: 'it is a link to itself',
};
function reason(error) {
    const code = codeOf(error);
    return REASONS[code] ?? `it cannot be read (${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(code, 40)})`;
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}


/***/ }),

/***/ 6564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ assertionAudience),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   V4: () => (/* binding */ readTrustedUrl),
/* harmony export */   Zg: () => (/* binding */ readEndpoints),
/* harmony export */   mm: () => (/* binding */ registryAudience)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6046);

function readEndpoints(given) {
    const registryUrl = readAddress('registry-url', given.registryUrl || urlOfHost(given.registry));
    return {
        apiUrl: readAddress('api-url', given.apiUrl),
        issuerUrl: readAddress('issuer-url', given.issuerUrl),
        tokenUrl: given.tokenUrl === '' ? registryUrl : readAddress('token-url', given.tokenUrl),
        registryUrl,
        registry: given.registry,
    };
}
function registryAudience(endpoints) {
    return new URL(endpoints.registryUrl).host;
}
function assertionAudience(endpoints) {
    return new URL(endpoints.issuerUrl).hostname;
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
function readTrustedUrl(what, text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined)
        throw invalid(what, text, 'is not a URL');
    if (url.username !== '' || url.password !== '')
        throw invalid(what, url.host, 'must not carry user info');
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
    if (!secure)
        throw invalid(what, text, 'is not an https address');
    return url;
}
function readAddress(what, text) {
    const url = readTrustedUrl(what, text);
    if (url.search !== '' || url.hash !== '')
        throw invalid(what, text, 'must not have a query or a fragment');
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function urlOfHost(host) {
    const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
    if (url === undefined || url.host !== host)
        throw invalid('registry', host, 'is not a host name');
    return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
}
function invalid(what, text, why) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`);
}


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   zL: () => (/* binding */ rootUid)
/* harmony export */ });
/* unused harmony export Uid */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2857);

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
const Uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(UID, 'not a uid');
function parentUid(uid) {
    const slash = uid.lastIndexOf('/');
    return slash === -1 ? undefined : uid.slice(0, slash);
}
function rootUid(uid) {
    return uid.split('/', 1)[0] ?? uid;
}


/***/ }),

/***/ 5192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ ADVISORY_STATUSES),
  U: () => (/* binding */ decideAdvisoryStatus)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __nccwpck_require__(7398);
;// CONCATENATED MODULE: ./build/domain/apk-version.js


const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
const RELEASE = SUFFIXES.indexOf('cvs');
function isValidApkVersion(version) {
    for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
        if (part.kind === 'end')
            return true;
    }
    return false;
}
function compareApkVersions(a, b) {
    requireVersion(a);
    requireVersion(b);
    let left = readPart(a);
    let right = readPart(b);
    while (left !== undefined && right !== undefined) {
        const order = compareParts(left, right);
        if (order !== 0 || left.kind === 'end')
            return order;
        left = readPart(a, left);
        right = readPart(b, right);
    }
    return 0;
}
function requireVersion(version) {
    if (isValidApkVersion(version))
        return;
    throw new errors/* MooringError */.OD('internal_bug', `"${(0,printable/* printable */.g$)(version, 80)}" is not a version that apk can order`);
}
function compareParts(left, right) {
    if (left.kind !== right.kind) {
        if (isPreRelease(left))
            return -1;
        if (isPreRelease(right))
            return 1;
        return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
    }
    switch (left.kind) {
        case 'first':
        case 'suffix-number':
        case 'revision':
            return compareDigits(left.text, right.text);
        case 'number': {
            const isText = left.text.startsWith('0') || right.text.startsWith('0');
            return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
        }
        case 'suffix':
            return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
        case 'letter':
        case 'hash':
            return compareText(left.text, right.text);
        case 'end':
            return 0;
    }
}
function isPreRelease({ kind, text }) {
    return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
}
function compareDigits(left, right) {
    const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
    return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
}
function leadingZeros(digits) {
    return endOfRun(digits, 0, (character) => character === '0');
}
function compareText(left, right) {
    if (left === right)
        return 0;
    return left < right ? -1 : 1;
}
function sign(number) {
    if (number === 0)
        return 0;
    return number < 0 ? -1 : 1;
}
function readPart(version, before) {
    const at = before?.next ?? 0;
    if (before === undefined)
        return run('first', version, at, isDigit);
    if (at === version.length)
        return { kind: 'end', text: '', next: at };
    const isAfterNumber = before.kind === 'first' || before.kind === 'number';
    const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
    const character = version.charAt(at);
    if (isAfterNumber && character === '.')
        return run('number', version, at + 1, isDigit);
    if (isAfterNumber && isLetter(character))
        return { kind: 'letter', text: character, next: at + 1 };
    if (before.kind === 'suffix' && isDigit(character))
        return run('suffix-number', version, at, isDigit);
    if (isBeforeHash && character === '_')
        return readSuffix(version, at + 1);
    if (isBeforeHash && character === '~')
        return run('hash', version, at + 1, isHex);
    const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
    return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
}
function readSuffix(version, from) {
    const suffix = run('suffix', version, from, isLetter);
    return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
}
function run(kind, version, from, isPart) {
    const next = endOfRun(version, from, isPart);
    return next === from ? undefined : { kind, text: version.slice(from, next), next };
}
function endOfRun(text, from, isPart) {
    let end = from;
    while (end < text.length && isPart(text.charAt(end)))
        end += 1;
    return end;
}
function isDigit(character) {
    return character >= '0' && character <= '9';
}
function isLetter(character) {
    return character >= 'a' && character <= 'z';
}
function isHex(character) {
    return isDigit(character) || (character >= 'a' && character <= 'f');
}

// EXTERNAL MODULE: ./build/domain/advisory-timeline.js
var advisory_timeline = __nccwpck_require__(9456);
;// CONCATENATED MODULE: ./build/domain/advisory-status.js


const ADVISORY_STATUSES = [
    'affected_fix_available',
    'affected',
    'affected_wont_fix',
    'under_investigation',
    'affected_pending_upstream',
    'unknown',
    'unknown_not_analysed',
    'unreviewed',
    'fixed_assumed',
    'fixed',
    'not_affected',
];
function decideAdvisoryStatus(given) {
    const timeline = (0,advisory_timeline/* approvedInOrder */.lx)(given.events);
    if (timeline === undefined)
        return { ...UNDECIDED, status: 'unknown', row: 16 };
    const latest = timeline.at(-1);
    if (latest === undefined)
        return UNDECIDED;
    const decided = decide(timeline, latest, given.installed);
    return { ...UNDECIDED, ...decided, event: latest.event, since: (0,advisory_timeline/* openSince */.NE)(timeline) };
}
const UNDECIDED = {
    status: 'unreviewed',
    row: 17,
    fixedVersion: undefined,
    event: undefined,
    since: undefined,
};
function decide(timeline, { event, kind }, installed) {
    switch (kind) {
        case 'fixed':
            return decideFixed(event.fixed?.fixedVersion, installed);
        case 'false-positive':
            return { status: 'not_affected', row: 5 };
        case 'true-positive':
            return { status: 'affected', row: 6 };
        case 'fix-not-planned':
            return { status: 'affected_wont_fix', row: 7 };
        case 'pending-upstream-fix':
            return { status: 'affected_pending_upstream', row: 8 };
        case 'analysis-not-planned':
            return { status: 'unknown_not_analysed', row: 9 };
        case 'detection':
            return decideDetection(timeline, installed);
        case 'patched':
            return decidePatched(event.patched?.patchedVersions ?? [], installed);
        case 'unknown':
            return { status: 'unknown', row: 16 };
    }
}
function decideFixed(fixedVersion, installed) {
    if (fixedVersion === '0')
        return { status: 'not_affected', row: 3, fixedVersion };
    const order = compareIfValid(installed, fixedVersion);
    if (order === undefined)
        return { status: 'unknown', row: 4, fixedVersion };
    if (order < 0)
        return { status: 'affected_fix_available', row: 2, fixedVersion };
    return { status: 'fixed', row: 1, fixedVersion };
}
function decideDetection(timeline, installed) {
    const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
    const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
    if (fixedVersion === undefined)
        return { status: 'under_investigation', row: 10 };
    const order = compareIfValid(installed, fixedVersion);
    if (order === undefined)
        return { status: 'unknown', row: 4, fixedVersion };
    const detected = lowestDetected(timeline.slice(lastFix + 1));
    if (order < 0) {
        return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
    }
    if (detected === undefined)
        return { status: 'under_investigation', row: 14 };
    return compareApkVersions(installed, detected) < 0
        ? { status: 'fixed', row: 12, fixedVersion }
        : { status: 'under_investigation', row: 13 };
}
function lowestDetected(timeline) {
    const versions = timeline.flatMap(({ event }) => event.detection?.scanv1?.artifactVersion ?? []);
    return versions.filter(isValidApkVersion).sort(compareApkVersions)[0];
}
function decidePatched(patched, installed) {
    if (patched.includes(installed))
        return { status: 'fixed', row: 15, fixedVersion: installed };
    const [first = ''] = patched;
    if (patched.length === 0 || !patched.every(isValidApkVersion) || !isValidApkVersion(installed)) {
        return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
    }
    const rising = [...patched].sort(compareApkVersions);
    const same = rising.find((version) => compareApkVersions(installed, version) === 0);
    if (same !== undefined)
        return { status: 'fixed', row: 15, fixedVersion: same };
    const before = rising.findLast((version) => compareApkVersions(installed, version) > 0);
    const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
    if (isFollower)
        return { status: 'fixed_assumed', row: 15, fixedVersion: before };
    const next = rising.find((version) => compareApkVersions(installed, version) < 0);
    return { status: 'affected_fix_available', row: 15, fixedVersion: next };
}
function isSameRelease(one, other) {
    return compareApkVersions(withoutRevision(one), withoutRevision(other)) === 0;
}
function withoutRevision(version) {
    return version.replace(/-r[0-9]+$/, '');
}
function compareIfValid(installed, other) {
    const areValid = other !== undefined && isValidApkVersion(installed) && isValidApkVersion(other);
    return areValid ? compareApkVersions(installed, other) : undefined;
}


/***/ }),

/***/ 9456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ openSince),
/* harmony export */   dP: () => (/* binding */ EVENT_KINDS),
/* harmony export */   lx: () => (/* binding */ approvedInOrder)
/* harmony export */ });
/* unused harmony export eventKind */
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2224);

const FIELDS = [
    ['detection', 'detection'],
    ['truePositiveDetermination', 'true-positive'],
    ['falsePositiveDetermination', 'false-positive'],
    ['fixed', 'fixed'],
    ['pendingUpstreamFix', 'pending-upstream-fix'],
    ['fixNotPlanned', 'fix-not-planned'],
    ['analysisNotPlanned', 'analysis-not-planned'],
    ['patched', 'patched'],
];
const EVENT_KINDS = [
    'detection',
    'true-positive',
    'false-positive',
    'fixed',
    'pending-upstream-fix',
    'fix-not-planned',
    'analysis-not-planned',
    'patched',
    'unknown',
];
function eventKind(event) {
    return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
}
function approvedInOrder(events) {
    const timed = events
        .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
        .map((event) => ({ event, kind: eventKind(event), at: (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(event.createTime) }));
    const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
    return readable.length === timed.length ? readable.sort((one, other) => one.at - other.at) : undefined;
}
function openSince(timeline) {
    const settled = timeline.findLastIndex(({ kind }) => kind === 'fixed' || kind === 'false-positive' || kind === 'patched');
    return (timeline[settled + 1] ?? timeline.at(-1))?.at;
}


/***/ }),

/***/ 5976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ weightOf)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2224);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5526);


function weightOf(assessment, policy, now) {
    const weight = weightOfStatus(assessment, policy, now);
    if (weight !== 'blocking')
        return weight;
    if (assessment.severity.rating === 'unscored')
        return weightOfUnscored(assessment, policy);
    return (0,_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtLeast */ .du)(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
}
function weightOfStatus({ decision }, policy, now) {
    switch (decision.status) {
        case 'affected_fix_available':
        case 'affected':
        case 'affected_wont_fix':
            return 'blocking';
        case 'under_investigation':
            return isOlder(decision.since, policy.maxDetectionDays, now) ? 'blocking' : 'warning';
        case 'affected_pending_upstream':
            return policy.pendingUpstream === 'fail' ? 'blocking' : 'warning';
        case 'unknown':
            return policy.strict ? 'blocking' : 'warning';
        case 'unknown_not_analysed':
            return 'warning';
        case 'unreviewed':
            return policy.unreviewed === 'warn' ? 'warning' : undefined;
        case 'fixed_assumed':
        case 'fixed':
        case 'not_affected':
            return undefined;
    }
}
function weightOfUnscored({ decision }, { unscored }) {
    switch (unscored) {
        case 'fail':
            return 'blocking';
        case 'warn':
            return 'warning';
        case 'ignore':
            return undefined;
        case 'auto':
            return decision.status.startsWith('affected') ? 'blocking' : 'warning';
    }
}
function isOlder(since, days, now) {
    return since === undefined || now - since > days * _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
}


/***/ }),

/***/ 9337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NO_ANSWERS),
/* harmony export */   E: () => (/* binding */ tagKey)
/* harmony export */ });
const NO_ANSWERS = {
    tags: new Map(),
    tagsOfDigests: new Map(),
    origins: new Map(),
    packages: new Map(),
    advisories: new Map(),
};
function tagKey(image, tag) {
    return `${image}:${tag}`;
}


/***/ }),

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ NO_SETTINGS)
/* harmony export */ });
/* harmony import */ var _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3714);

const NO_SETTINGS = {
    policies: _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_POLICIES */ .fb,
    exceptions: [],
    platforms: ['linux/amd64'],
};


/***/ }),

/***/ 4939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
const RULES = [
    'end-of-life',
    'advisory',
    'not-allowed',
    'not-checked',
    'foreign-digest',
    'unresolvable',
    'base-unavailable',
    'settings',
    'exception',
    'pin-required',
    'too-far-behind',
    'behind',
    'unpinned',
    'other-registry',
];


/***/ }),

/***/ 3714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   KV: () => (/* binding */ policyFor),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fb: () => (/* binding */ DEFAULT_POLICIES),
/* harmony export */   jb: () => (/* binding */ policyForPlace),
/* harmony export */   zj: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);
/* harmony import */ var _listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(913);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4939);



const FAIL_ON = _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .RULES */ .y.flatMap((rule) => [rule, `new-${rule}`]);
const UNSCORED = ['auto', 'fail', 'warn', 'ignore'];
const DEFAULT_POLICY = {
    failOn: [
        'new-end-of-life',
        'new-advisory',
        'new-not-allowed',
        'new-foreign-digest',
        'new-pin-required',
        'new-too-far-behind',
        'not-checked',
    ],
    warnOn: _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .RULES */ .y.filter((rule) => !['behind', 'unpinned', 'other-registry'].includes(rule)),
    minSeverity: 'low',
    unscored: 'auto',
    maxDetectionDays: 7,
    strict: false,
    pendingUpstream: 'warn',
    unreviewed: 'ignore',
    warnBeforeDays: 90,
    failBeforeDays: 30,
    deprecated: 'fail',
    maxLag: undefined,
    requirePins: false,
};
const DEFAULT_POLICIES = {
    everywhere: DEFAULT_POLICY,
    rules: [],
    inputs: {},
    isAllowed: undefined,
};
function policyFor(policies, use) {
    const names = (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(use.reference);
    const changes = policies.rules
        .filter(({ image, path }) => (path?.(use.file) ?? true) && (image === undefined || names.some(image)))
        .map(({ change }) => change);
    return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}
function policyForPlace(policies, place) {
    const reading = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .readImageReference */ .bc)(place.reference);
    if (reading.kind === 'reference')
        return policyFor(policies, { ...place, reference: reading.reference });
    const changes = policies.rules
        .filter(({ image, path }) => image === undefined && path?.(place.file) === true)
        .map(({ change }) => change);
    return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
}
function isAllowed({ isAllowed: allows }, { reference }) {
    return allows === undefined || (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(reference).some(allows);
}


/***/ }),

/***/ 7125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactName),
/* harmony export */   R: () => (/* binding */ historicImage)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);

function historicImage(reference, registry) {
    const slash = reference.path.indexOf('/');
    if (reference.host !== registry || slash === -1)
        return undefined;
    return {
        organization: reference.path.slice(0, slash),
        name: reference.path.slice(slash + 1),
        tag: (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference),
    };
}
function artifactName(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 4892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ observed),
/* harmony export */   l: () => (/* binding */ notChecked)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);

function observed(use, { rule, weight, subject, inFile, ...words }) {
    const reference = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalReference */ .Ys)(use.reference);
    return {
        rule,
        weight,
        key: `${rule}|${subject ?? reference}`,
        ...(inFile === undefined ? {} : { fileKey: `${rule}|${inFile}` }),
        file: use.file,
        line: use.line,
        reference,
        ...words,
    };
}
function notChecked(use, what, { problem }, mode) {
    const image = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatImage */ .vy)(use.reference);
    const isRefused = problem.code.startsWith('auth_') || problem.code === 'platform_not_found';
    const isOutOfReach = mode === 'anonymous' && isRefused;
    return observed(use, {
        rule: 'not-checked',
        weight: isOutOfReach ? 'warning' : 'blocking',
        subject: `${what}|${image}|${problem.code}`,
        title: `${what} could not be checked`,
        message: isOutOfReach ? `${image} is shown to nobody who is not signed in.` : `${problem.message}.`,
        remedy: isOutOfReach
            ? 'It is checked in runs that sign in, such as those of the merged change.'
            : problem.hint,
    });
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e6: () => (/* binding */ assessImage),
  X_: () => (/* binding */ namesToAsk),
  Uj: () => (/* binding */ observeAdvisories)
});

// EXTERNAL MODULE: ./build/domain/advisory-timeline.js
var advisory_timeline = __nccwpck_require__(9456);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __nccwpck_require__(880);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __nccwpck_require__(2224);
// EXTERNAL MODULE: ./build/domain/check/advisory-weight.js
var advisory_weight = __nccwpck_require__(5976);
;// CONCATENATED MODULE: ./build/domain/check/advisory-wording.js


const WORDS = {
    affected_fix_available: {
        now: (it) => `affects ${it}, and is fixed in a newer version`,
        remedy: 'Move to the newest build.',
    },
    affected: {
        now: (it) => `affects ${it}, and has no fix yet`,
        remedy: 'Build on an image without it until a fix is out.',
    },
    affected_wont_fix: {
        now: (it) => `affects ${it}, and will not be fixed`,
        remedy: 'Move to a supported version of the image.',
    },
    affected_pending_upstream: {
        now: (it) => `affects ${it}, and waits for a fix upstream`,
        remedy: 'Build on an image without it until upstream has a fix.',
    },
    under_investigation: {
        now: (it) => `is under investigation for ${it}`,
        remedy: 'Wait for the verdict, or build on an image without it.',
    },
    unknown: {
        now: (it) => `cannot be decided for ${it}: its versions or its state are not known here`,
        remedy: 'Read the advisory, and update Mooring.',
    },
    unknown_not_analysed: {
        now: (it) => `will not be analysed for ${it}`,
        remedy: 'Move to a supported version of the image.',
    },
    unreviewed: { now: (it) => `is not reviewed yet for ${it}`, remedy: 'Wait for the review.' },
    fixed_assumed: { now: (it) => `is taken to be fixed in ${it}`, remedy: 'Nothing to do.' },
    fixed: { now: (it) => `is fixed in ${it}`, remedy: 'Nothing to do.' },
    not_affected: { now: (it) => `does not affect ${it}`, remedy: 'Nothing to do.' },
};
function describeAdvisory(assessment, reference) {
    const { id, advisory, decision, severity } = assessment;
    const { now, remedy } = WORDS[decision.status];
    const own = id === advisory.advisoryId ? [] : [advisory.advisoryId];
    const rated = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
    const more = [...own, ...rated].join(', ');
    const installed = nameAndVersion(assessment);
    const image = (0,image_reference/* formatImage */.vy)(reference);
    const isFixed = decision.status === 'affected_fix_available';
    const fix = isFixed && decision.fixedVersion !== undefined ? ` (${decision.fixedVersion})` : '';
    const sign = isFixed ? 'the fix is of' : 'open since';
    const since = decision.since === undefined ? '' : `; ${sign} ${(0,instant/* formatDay */.im)(decision.since)}`;
    const where = installed === undefined ? '' : ` in ${installed}`;
    const what = now(installed === undefined ? image : `${installed} of ${image}`);
    return {
        title: isFixed ? `${id}${where} is fixed in a newer build` : `${id}${where} is open`,
        message: `${more === '' ? id : `${id} (${more})`} ${what}${fix}${since}.`,
        remedy,
    };
}
function nameAndVersion({ package: installed }) {
    return installed === undefined ? undefined : `${installed.name} ${installed.version}`;
}

// EXTERNAL MODULE: ./build/domain/advisory-status.js + 1 modules
var advisory_status = __nccwpck_require__(5192);
;// CONCATENATED MODULE: ./build/domain/advisory-by-time.js


const NOT_KNOWN = '';
function decideByTime(given) {
    const { events, builtAt } = given;
    const decision = (0,advisory_status/* decideAdvisoryStatus */.U)({ events, installed: NOT_KNOWN });
    const latest = (0,advisory_timeline/* approvedInOrder */.lx)(events)?.at(-1);
    if (latest === undefined || decision.status === 'not_affected')
        return decision;
    if (latest.kind === 'detection')
        return { ...decision, status: 'under_investigation', fixedVersion: undefined };
    if (latest.kind !== 'fixed' && latest.kind !== 'patched')
        return decision;
    const hasFix = builtAt !== undefined && builtAt >= latest.at;
    return { ...decision, status: hasFix ? 'fixed_assumed' : 'affected_fix_available' };
}

;// CONCATENATED MODULE: ./build/domain/advisory-selection.js
const APK_SPELLINGS = { amd64: 'x86_64', arm64: 'aarch64' };
function apkArchitecture(architecture) {
    return APK_SPELLINGS[architecture] ?? architecture;
}
function advisoryApplies(advisory, installed) {
    const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
    if (deleteTime !== undefined || !(artifactType === '' || artifactType.toLowerCase() === 'apk'))
        return false;
    if (artifactName !== installed.name && artifactName !== installed.origin)
        return false;
    const [wanted, has] = [artifactArchitecture, installed.arch ?? ''].map(apkArchitecture);
    return isAny(wanted) || isAny(has) || wanted === has;
}
function groupByVulnerability(advisories) {
    let groups = [];
    for (const advisory of advisories) {
        const names = new Set(namesOf(advisory));
        const isJoined = (group) => group.some((other) => namesOf(other).some((name) => names.has(name)));
        const joined = groups.filter(isJoined).flat();
        groups = [...groups.filter((group) => !isJoined(group)), [...joined, advisory]];
    }
    return new Map(groups.map((group) => [canonicalId(group), group]));
}
function canonicalId(advisories) {
    const names = advisories.flatMap(namesOf).sort();
    return (names.find((name) => name.startsWith('CVE-')) ??
        names.find((name) => name.startsWith('GHSA-')) ??
        advisories.map(({ advisoryId }) => advisoryId).sort()[0] ??
        '');
}
function namesOf({ advisoryId, aliases }) {
    return [advisoryId, ...aliases];
}
function isAny(architecture) {
    return architecture === undefined || architecture === '' || architecture === 'noarch';
}

// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __nccwpck_require__(5526);
;// CONCATENATED MODULE: ./build/domain/check/assess.js




function assessPackages(platforms, advisoriesOn) {
    const found = platforms.flatMap(({ platform, packages }) => packages.flatMap((installed) => assessPackage(installed, platform, advisoriesOn)));
    const groups = Map.groupBy(found, (one) => `${one.package?.name}\n${one.package?.version}\n${one.id}`);
    return [...groups.values()].flatMap(mergePlatforms).sort(byPackageAndId);
}
function assessByName(advisories, builtAt) {
    const current = advisories.filter(({ deleteTime }) => deleteTime === undefined);
    return [...groupByVulnerability(current)]
        .map(([id, group]) => {
        const decided = group.map((advisory) => ({
            advisory,
            decision: decideByTime({ events: advisory.events, builtAt }),
        }));
        const { advisory, decision } = worstOf(decided);
        const severity = worstSeverity(group);
        return { advisory, decision, id, severity, package: undefined, platforms: [] };
    })
        .sort(byPackageAndId);
}
function assessPackage(installed, platform, advisoriesOn) {
    const names = new Set([installed.name, installed.origin ?? installed.name]);
    const about = [...names].flatMap(advisoriesOn).filter((one) => advisoryApplies(one, installed));
    const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
    return [...groupByVulnerability(unique)].map(([id, group]) => {
        const decided = group.map((advisory) => ({
            advisory,
            decision: (0,advisory_status/* decideAdvisoryStatus */.U)({ events: advisory.events, installed: installed.version }),
        }));
        const { advisory, decision } = worstOf(decided);
        const severity = worstSeverity(group);
        return { advisory, decision, id, severity, package: installed, platforms: [platform] };
    });
}
function worstOf(decided) {
    return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
}
function compareDecided(one, other) {
    const rank = ({ decision }) => advisory_status/* ADVISORY_STATUSES */.t.indexOf(decision.status);
    return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
}
function worstSeverity(advisories) {
    const scored = advisories.map(({ severity }) => severity);
    const rank = ({ rating, score }) => rating === 'unscored' ? severity/* RATINGS */.lq.length : 0 - (score ?? 0);
    return scored.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst));
}
function mergePlatforms(same) {
    const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
    return same.length === 0 ? [] : [{ ...worstOf(same), platforms }];
}
function byPackageAndId(one, other) {
    return (compareText(one.package?.name ?? '', other.package?.name ?? '') ||
        compareText(one.package?.version ?? '', other.package?.version ?? '') ||
        compareText(one.id, other.id));
}
function compareText(one, other) {
    return one < other ? -1 : Number(one > other);
}

// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __nccwpck_require__(7125);
// EXTERNAL MODULE: ./build/domain/check/observation.js
var check_observation = __nccwpck_require__(4892);
;// CONCATENATED MODULE: ./build/domain/check/observe-advisories.js








function assessImage(reference, answers, builtAt) {
    const packages = answers.packages.get((0,image_reference/* canonicalReference */.Ys)(reference));
    if (packages?.kind === 'unknown')
        return { assessments: [], unknown: [packages] };
    const names = namesToAsk(packages?.value, reference);
    const given = names.flatMap((name) => answers.advisories.get(name) ?? []);
    const unknown = given.filter((answer) => answer.kind === 'unknown');
    const advisoriesOn = (name) => {
        const answer = answers.advisories.get(name);
        return answer?.kind === 'known' ? answer.value : [];
    };
    const assessments = packages === undefined || packages.value.source === 'name'
        ? assessByName(names.flatMap(advisoriesOn), builtAt)
        : assessPackages(packages.value.platforms, advisoriesOn);
    return { assessments, unknown: [...new Map(unknown.map((one) => [one.problem.message, one])).values()] };
}
function namesToAsk(packages, reference) {
    if (packages === undefined || packages.source === 'name')
        return [(0,image_use/* artifactName */.C)(reference.path)];
    const all = packages.platforms.flatMap((one) => one.packages);
    return [
        ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
    ].sort();
}
function observeAdvisories(use, assessed, given) {
    return [
        ...assessed.unknown.map((answer) => (0,check_observation/* notChecked */.l)(use, 'advisories', answer, given.mode)),
        ...assessed.assessments.flatMap((assessment) => {
            const weight = (0,advisory_weight/* weightOf */.m)(assessment, given.policy, given.now);
            if (weight === undefined)
                return [];
            const subject = `${assessment.package?.name ?? ''}|${assessment.id}`;
            const observation = (0,check_observation/* observed */.P)(use, {
                rule: 'advisory',
                weight,
                subject: `${(0,image_reference/* formatImage */.vy)(use.reference)}|${subject}`,
                inFile: `${use.file}|${subject}`,
                ...describeAdvisory(assessment, use.reference),
            });
            return [{ ...observation, advisory: factsOf(assessment) }];
        }),
    ];
}
function factsOf({ id, advisory, decision, severity, ...rest }) {
    const { package: installed, platforms } = rest;
    return {
        id,
        aliases: [...advisory.aliases].sort(),
        advisoryId: advisory.advisoryId,
        uid: advisory.uid,
        status: decision.status,
        package: installed === undefined ? null : { name: installed.name, version: installed.version },
        fixedVersion: decision.fixedVersion ?? null,
        severity,
        platforms,
        since: decision.since === undefined ? null : (0,instant/* formatInstant */.r4)(decision.since),
        events: ((0,advisory_timeline/* approvedInOrder */.lx)(advisory.events) ?? []).map(({ kind, at }) => ({ kind, at: (0,instant/* formatInstant */.r4)(at) })),
    };
}


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
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


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ dropEmptySections),
/* harmony export */   FS: () => (/* binding */ setHost),
/* harmony export */   Le: () => (/* binding */ readCredentialText),
/* harmony export */   SZ: () => (/* binding */ keysBelow),
/* harmony export */   rk: () => (/* binding */ readHost),
/* harmony export */   uz: () => (/* binding */ readStore)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6046);
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8211);
/* harmony import */ var _text_change_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3017);



const SECTIONS = { entry: 'auths', helper: 'credHelpers' };
const PARTS = ['entry', 'helper'];
function readCredentialText(text, path) {
    const bare = text.replace(/^\uFEFF/, '');
    if (bare.trim() === '')
        return '{}';
    parse(bare, path);
    const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(bare);
    if (root === undefined)
        throw invalid(path, 'is not a JSON object');
    for (const name of [...Object.values(SECTIONS), 'credsStore'])
        requireOnce(root, name, path);
    for (const name of Object.values(SECTIONS)) {
        const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)(root, name);
        if (member === undefined || bare.slice(member.from, member.to) === 'null')
            continue;
        const section = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(bare, member.from);
        if (section === undefined)
            throw invalid(path, `${name} is not an object`);
        for (const { key } of section.members)
            requireOnce(section, key, path);
    }
    return bare;
}
function readStore(text) {
    const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)((0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text), 'credsStore');
    const store = member === undefined ? undefined : JSON.parse(text.slice(member.from, member.to));
    return typeof store === 'string' && store !== '' ? store : undefined;
}
function keysBelow(text, host) {
    const keys = sectionOf(text, 'auths')?.members.map(({ key }) => key) ?? [];
    return keys.filter((key) => key.startsWith(`${host}/`));
}
function readHost(text, host) {
    const valueOf = (section) => {
        const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)(sectionOf(text, section), host);
        return member === undefined ? undefined : text.slice(member.from, member.to);
    };
    return { entry: valueOf(SECTIONS.entry), helper: valueOf(SECTIONS.helper) };
}
function setHost(text, host, state) {
    let changed = { text, undo: [], sections: [] };
    for (const part of PARTS)
        changed = setPart(changed, SECTIONS[part], host, state[part]);
    return changed;
}
function dropEmptySections(text, sections) {
    return sections.reduce((current, name) => {
        const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(current);
        const isEmpty = sectionOf(current, name)?.members.length === 0;
        const edit = root === undefined || !isEmpty ? undefined : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .removeMember */ .pt)(root, name);
        return edit === undefined ? current : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdit */ .HU)(current, edit).text;
    }, text);
}
function setPart(changed, name, host, value) {
    const { text } = changed;
    const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text);
    if (root === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('internal_bug', 'a credential text is no object');
    const section = sectionOf(text, name);
    if (section === undefined) {
        if (value === undefined)
            return changed;
        const edit = (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .setMember */ .Nk)(text, root, name, `{${JSON.stringify(host)}: ${value}}`);
        return { ...withEdit(changed, edit), sections: [...changed.sections, name] };
    }
    const edit = value === undefined ? (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .removeMember */ .pt)(section, host) : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .setMember */ .Nk)(text, section, host, value);
    return edit === undefined ? changed : withEdit(changed, edit);
}
function withEdit(changed, edit) {
    const { text, undo } = (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdit */ .HU)(changed.text, edit);
    return { ...changed, text, undo: [undo, ...changed.undo] };
}
function sectionOf(text, name) {
    const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)((0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text), name);
    return member === undefined ? undefined : (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text, member.from);
}
function parse(text, path) {
    try {
        JSON.parse(text);
    }
    catch (cause) {
        throw invalid(path, 'is not valid JSON', cause);
    }
}
function requireOnce(object, key, path) {
    if (object.members.filter((member) => member.key === key).length > 1)
        throw invalid(path, `names ${key} twice`);
}
function invalid(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_invalid', `the credential file ${path} ${why}`, {
        hint: 'It was left as it is. Repair it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to one that is in order.',
        ...(cause === undefined ? {} : { cause }),
    });
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findObject),
/* harmony export */   g: () => (/* binding */ findMember)
/* harmony export */ });
function findObject(text, at = 0) {
    const open = skipBlanks(text, at);
    if (text[open] !== '{')
        return undefined;
    const members = [];
    let start = skipBlanks(text, open + 1);
    while (text[start] === '"') {
        const keyEnd = skipString(text, start);
        const from = skipBlanks(text, skipBlanks(text, keyEnd) + 1);
        const to = skipValue(text, from);
        members.push({ key: String(JSON.parse(text.slice(start, keyEnd))), start, from, to });
        const next = skipBlanks(text, to);
        if (text[next] !== ',')
            break;
        start = skipBlanks(text, next + 1);
    }
    return { open, members };
}
function findMember(object, key) {
    return object?.members.findLast((member) => member.key === key);
}
function skipBlanks(text, at) {
    let end = at;
    while (/[ \t\r\n]/.test(text[end] ?? ''))
        end += 1;
    return end;
}
function skipString(text, at) {
    let end = at + 1;
    while (end < text.length && text[end] !== '"')
        end += text[end] === '\\' ? 2 : 1;
    return end + 1;
}
function skipValue(text, at) {
    if (text[at] === '"')
        return skipString(text, at);
    let end = at;
    let depth = 0;
    while (end < text.length) {
        const character = text[end] ?? '';
        if (depth === 0 && /[\s,\]}]/.test(character))
            return end;
        if (character === '"') {
            end = skipString(text, end);
            continue;
        }
        if (character === '{' || character === '[')
            depth += 1;
        if (character === '}' || character === ']')
            depth -= 1;
        end += 1;
        if (depth === 0 && (character === '}' || character === ']'))
            return end;
    }
    return end;
}


/***/ }),

/***/ 7773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ logIn),
/* harmony export */   Q: () => (/* binding */ fingerprintState)
/* harmony export */ });
/* harmony import */ var _credential_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2900);

const OWNER_ONLY = 0o600;
function logIn(file, login, fingerprint) {
    const before = (0,_credential_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readCredentialText */ .Le)(file.text ?? '', file.path);
    const prior = (0,_credential_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readHost */ .rk)(before, login.host);
    const state = stateOf(login, prior, (0,_credential_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readStore */ .uz)(before) !== undefined);
    const changed = (0,_credential_text_js__WEBPACK_IMPORTED_MODULE_0__/* .setHost */ .FS)(before, login.host, state);
    const cleaned = file.text === undefined || file.text === before ? [] : [undoOfCleaning(file.text, before)];
    const record = {
        id: login.id,
        host: login.host,
        endsAt: login.endsAt,
        wrote: fingerprintState(state, fingerprint),
        prior,
        sections: changed.sections,
        mode: file.mode,
        after: fingerprint(changed.text),
        undo: [...changed.undo, ...cleaned],
    };
    return { path: file.path, text: changed.text, mode: OWNER_ONLY, records: [...file.records, record] };
}
function fingerprintState(state, fingerprint) {
    const of = (value) => value === undefined ? undefined : fingerprint(JSON.stringify(JSON.parse(value)));
    return { entry: of(state.entry), helper: of(state.helper) };
}
function stateOf({ credentials, readBy }, prior, hasStore) {
    if (credentials.kind === 'helper')
        return { entry: prior.entry, helper: JSON.stringify(credentials.name) };
    const entry = JSON.stringify({ auth: credentials.basic });
    return { entry, helper: hasStore && readBy === 'docker' ? '""' : undefined };
}
function undoOfCleaning(was, cleaned) {
    return { at: 0, length: cleaned.length, text: was };
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ applyEdit),
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   pt: () => (/* binding */ removeMember)
/* harmony export */ });
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8211);

function applyEdit(text, edit) {
    const end = edit.at + edit.length;
    return {
        text: text.slice(0, edit.at) + edit.text + text.slice(end),
        undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
    };
}
function applyEdits(text, edits) {
    return edits.reduce((current, edit) => applyEdit(current, edit).text, text);
}
function setMember(text, object, key, value) {
    const known = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .g)(object, key);
    if (known !== undefined)
        return { at: known.from, length: known.to - known.from, text: value };
    const member = `${JSON.stringify(key)}: ${value}`;
    const last = object.members.at(-1);
    if (last === undefined)
        return { at: object.open + 1, length: 0, text: member };
    const before = object.members.at(-2)?.to ?? object.open;
    const [blanks = ''] = /[ \t\r\n]*$/.exec(text.slice(before, last.start)) ?? [];
    return { at: last.to, length: 0, text: `,${blanks}${member}` };
}
function removeMember(object, key) {
    const { members, open } = object;
    const known = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .g)(object, key);
    if (known === undefined)
        return undefined;
    const index = members.indexOf(known);
    const [before, after] = [members[index - 1], members[index + 1]];
    if (before !== undefined)
        return { at: before.to, length: known.to - before.to, text: '' };
    if (after !== undefined)
        return { at: known.start, length: after.start - known.start, text: '' };
    return { at: open + 1, length: known.to - open - 1, text: '' };
}


/***/ }),

/***/ 6158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readableText),
/* harmony export */   g: () => (/* binding */ textOfBytes)
/* harmony export */ });
const CHUNK = 8192;
const REPLACEMENT = '\uFFFD';
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
function textOfBytes(bytes) {
    const decoded = UTF8.decode(bytes);
    const isAscii = decoded.length === bytes.length && !decoded.includes(REPLACEMENT);
    return isAscii ? decoded : textOfAnyBytes(bytes);
}
function readableText(text) {
    if (!BEYOND_ASCII.test(text))
        return text;
    return UTF8.decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
}
const BEYOND_ASCII = /[\u0080-\u00ff]/;
function textOfAnyBytes(bytes) {
    let text = '';
    for (let start = 0; start < bytes.length; start += CHUNK) {
        text += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK)));
    }
    return text;
}


/***/ }),

/***/ 7092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n_: () => (/* binding */ readDockerfile),
  ob: () => (/* binding */ readDockerfileText)
});

// UNUSED EXPORTS: readInFull

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __nccwpck_require__(880);
// EXTERNAL MODULE: ./build/domain/dockerfile/byte-text.js
var byte_text = __nccwpck_require__(6158);
;// CONCATENATED MODULE: ./build/domain/dockerfile/arg-usage.js
function wholeOrigin({ source, substitutions }) {
    const { text } = source;
    if (text === '' || substitutions.length === 0)
        return undefined;
    const isWhole = ({ start, end, value }) => start === 0 && end === text.length && (value === undefined || value.source.text === text);
    if (!substitutions.every(isWhole))
        return undefined;
    const origin = substitutions.find(({ value }) => value !== undefined)?.value?.origin;
    const isOne = substitutions.every(({ value }) => value === undefined || value.origin === origin);
    return isOne ? origin : undefined;
}
function tailOrigin({ source, substitutions }, start) {
    const tail = source.text.slice(start);
    const last = substitutions.find((part) => part.start === start && part.end === source.text.length && part.value?.source.text === tail);
    return last?.value?.origin;
}
function replaceableFrom({ source, substitutions }) {
    if (substitutions.length === 0)
        return 0;
    const lastByName = new Map();
    for (const substitution of substitutions)
        lastByName.set(substitution.name, substitution);
    const last = [...lastByName.values()];
    const { length } = source.text;
    if (last.some(({ start, end }) => end !== length || start === end))
        return undefined;
    return last.reduce((latest, { start }) => Math.max(latest, start), 0);
}
class ArgUsage {
    #fixed = new Set();
    #references = new Map();
    fix(origin) {
        if (origin !== undefined)
            this.#fixed.add(origin);
    }
    fixAll({ substitutions }, kept) {
        for (const { value } of substitutions)
            if (value?.origin !== kept)
                this.fix(value?.origin);
    }
    noteReference(origin, reference) {
        const known = this.#references.get(origin);
        if (known !== undefined && known !== reference)
            this.fix(origin);
        this.#references.set(origin, reference);
    }
    isFree(origin) {
        return !this.#fixed.has(origin);
    }
}

// EXTERNAL MODULE: ./build/domain/dockerfile/source-text.js
var source_text = __nccwpck_require__(231);
;// CONCATENATED MODULE: ./build/domain/dockerfile/edit-place.js


function placeEdit({ fragment, reference }, { scope, usage }) {
    if (fragment.dependsOnPlatform) {
        return notEditable('platform-dependent', 'the reference is another one for each platform');
    }
    const whole = wholeOrigin(fragment);
    if (whole !== undefined)
        return placeInArg(whole, fragment.source, { scope, usage });
    if (fragment.substitutions.every(({ value }) => value === undefined)) {
        return placeText(fragment.source, replaceableFrom(fragment));
    }
    const digestAt = fragment.source.text.length - (reference.digest?.length ?? 0);
    const digest = reference.digest === undefined ? undefined : tailOrigin(fragment, digestAt);
    if (digest !== undefined && replaceableFrom(fragment) === digestAt) {
        return placeInArg(digest, (0,source_text/* sliceSource */.U5)(fragment.source, digestAt), { scope, usage });
    }
    return placeInArgs(fragment.substitutions.map(({ name }) => name));
}
function placeInArgs(names) {
    return notEditable('arg-fragment', `only a part of the reference comes from ARG ${[...new Set(names)].join(' and ARG ')}; put the whole reference into the default of one ARG`);
}
function placeInWord(word) {
    return placeText(word, 0);
}
const ARG_USED_ELSEWHERE = notEditable('arg-used-elsewhere', 'the ARG that holds the reference is also used where a digest would be wrong');
function placeInArg(origin, source, { scope, usage }) {
    if (!usage.isFree(origin))
        return ARG_USED_ELSEWHERE;
    const fragment = scope.fragments[origin];
    return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
}
function placeText(source, from) {
    if (from === undefined) {
        return notEditable('override-ignored', 'with a digest here, a build argument that changes the reference would be ignored');
    }
    const spans = (0,source_text/* spansOf */.Ly)(source);
    if (spans === undefined)
        return notEditable('not-in-file', 'a part of the reference stands nowhere in the file');
    return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
}
function notEditable(code, reason) {
    return { kind: 'not-editable', code, reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/found.js

function foundInWord(word, image) {
    return { ...image, kind: 'image', word, platform: undefined, edit: placeInWord(word) };
}

// EXTERNAL MODULE: ./build/domain/dockerfile/text-position.js
var text_position = __nccwpck_require__(3169);
;// CONCATENATED MODULE: ./build/domain/dockerfile/list-references.js



function listReferences(found, text) {
    const positions = new text_position/* PositionFinder */._(text);
    const images = [];
    const skipped = [];
    const words = found.map((item) => ({ item, word: withoutQuotes(item.word) }));
    words.sort((one, other) => one.word.offset - other.word.offset);
    for (const { item, word } of words) {
        const { line, column } = positions.find(word.offset);
        const written = (0,byte_text/* readableText */.G)(word.text);
        if (item.kind === 'image')
            images.push(describeImage(item, { line, column, written }));
        else
            skipped.push({ line, column, written, code: item.code, reason: item.reason });
    }
    return { images, skipped };
}
function describeImage(image, { line, column, written }) {
    return {
        line,
        column,
        written,
        kind: image.use,
        reference: image.reference,
        stage: image.stage,
        platform: image.platform === undefined ? undefined : (0,byte_text/* readableText */.G)(image.platform.text),
        edit: image.edit,
    };
}
function withoutQuotes(word) {
    const { text } = word;
    const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
    return isQuoted ? (0,source_text/* sliceSource */.U5)(word, 1, text.length - 1) : word;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-args.js

const VARIABLE = /\$(?:\{(\w+)\}|(\w+))/g;
const WHOLE = /^\$(?:\{\w+\}|\w+)$/;
const NO_NAMES = [];
class PlainArgs {
    #args = new Map();
    declare(name, text, start) {
        this.#args.set(name, text === undefined ? undefined : { text, start, isFree: true });
    }
    expand(word) {
        if (!word.includes('$'))
            return { text: word, names: NO_NAMES, isAlone: true };
        const names = [];
        let hasDefaults = true;
        const text = word.replace(VARIABLE, (_, braced, bare) => {
            const name = braced ?? bare ?? '';
            const arg = this.#args.get(name);
            hasDefaults &&= arg !== undefined;
            names.push(name);
            return arg?.text ?? '';
        });
        return hasDefaults ? { text, names, isAlone: WHOLE.test(word) } : undefined;
    }
    fix(names) {
        for (const name of names) {
            const arg = this.#args.get(name);
            if (arg !== undefined)
                arg.isFree = false;
        }
    }
    place({ names, isAlone }) {
        const arg = isAlone ? this.#args.get(names[0] ?? '') : undefined;
        if (arg === undefined)
            return placeInArgs(names);
        return arg.isFree ? placePlainText(arg.text, arg.start) : ARG_USED_ELSEWHERE;
    }
}
function placePlainText(text, start) {
    return { kind: 'editable', text, spans: [{ start, end: start + text.length }], replaceableFrom: 0 };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-forms.js
const FIRST = String.raw `[!#%&(-,.-;=>?@A-Z\]^_a-z{|}~]`;
const CHARACTER = String.raw `[!#%&(-;=>?@-[\]^_a-z{|}~]`;
const plain_forms_VARIABLE = String.raw `\$(?:\{[A-Za-z_][A-Za-z0-9_]*\}|(?=[A-Za-z_/:.,=-]))`;
const TEXT = `(?:${CHARACTER}|${plain_forms_VARIABLE})`;
const QUOTED = String.raw `"(?:[ !#%-\[\]^_a-~]|${plain_forms_VARIABLE})*"`;
const VALUE = `(?:${TEXT}|${QUOTED})*`;
const STRING = String.raw `"[ !#-\[\]-~]*"`;
const NAME = '[A-Za-z_][A-Za-z0-9_.-]*';
function plainForms({ blanks, script, command }) {
    const words = `${FIRST}${TEXT}*(?:${blanks}${TEXT}+)`;
    const strings = `\\[ *${STRING}(?: *, *${STRING})* *\\]`;
    const paths = `\\[ *"${CHARACTER}+"(?: *, *"${CHARACTER}+")* *\\]`;
    const check = `HEALTHCHECK${blanks}${CHECK_FLAGS.map((flag) => `(?:${flag}${blanks})?`).join('')}CMD`;
    const ofWords = [
        `(?:WORKDIR|USER|EXPOSE|VOLUME|STOPSIGNAL)${blanks}${words}*`,
        `VOLUME${blanks}${paths}`,
        `(?:COPY|ADD)${blanks}(?:--link${blanks})?(?:--(?:chown|chmod)=${TEXT}+${blanks})?${words}+`,
        `(?:ENV|LABEL)(?:${blanks}${NAME}=${VALUE})+`,
        `(?:RUN|CMD|ENTRYPOINT|SHELL|${check})${blanks}${strings}`,
        `HEALTHCHECK${blanks}NONE`,
    ];
    const ofCommands = [
        `RUN${blanks}${FIRST}${script}`,
        `(?:CMD|ENTRYPOINT|${check})${blanks}${FIRST}${command}`,
        `MAINTAINER${blanks}["']?${FIRST}${command}`,
    ];
    return `(?:${ofWords.join('|')})[ \\t]*|${ofCommands.join('|')}`;
}
const CHECK_FLAGS = ['interval', 'timeout', 'start-period', 'start-interval', 'retries'].map((flag) => `--${flag}=[0-9A-Za-z.]+`);

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-lines.js

const CONTINUATION = String.raw `\\[ \t]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?=[!"$-~])`;
const BLANKS = String.raw `[ \t]+(?:${CONTINUATION})*`;
const END = String.raw `[ \t]*\n`;
const SCRIPT = String.raw `[^\n\r\\<]*(?:(?:\\+[ \t]*[^\n\r\\ \t<]|<(?![<\\])|${CONTINUATION})[^\n\r\\<]*)*`;
const COMMAND = String.raw `[^\n\r\\]*(?:(?:\\+[ \t]*[^\n\r\\ \t]|${CONTINUATION})[^\n\r\\]*)*`;
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_]*';
const plain_lines_NAME = '[A-Za-z0-9][A-Za-z0-9._/:@-]*';
const BASE = String.raw `(?:[A-Za-z0-9._/:@-]|\$${VARIABLE_NAME}(?!\w)|\$\{${VARIABLE_NAME}\})+`;
const PLATFORM = String.raw `(?:linux|windows)/[a-z0-9]+(?:/v\d)?|\$(?:BUILD|TARGET)PLATFORM|\$\{(?:BUILD|TARGET)PLATFORM\}`;
const FIELD_VALUE = String.raw `[!#-&(-+\--;=>?@-[\]^_a-z{|}~]+`;
const FIELD = `(?:type=(?:bind|cache)|(?:target|dst|destination|source|src|id|sharing|size|mode|uid|gid|env)=${FIELD_VALUE}|ro|rw|readonly|readwrite)`;
const MOUNT = `--mount=(?:type=(?:tmpfs|secret|ssh)|${FIELD})(?:,${FIELD})*`;
const FLAGGED_SCRIPT = `${BLANKS}${FIRST}${SCRIPT}`;
const FORMS = plainForms({ blanks: BLANKS, script: SCRIPT, command: COMMAND });
const MOUNTED = `RUN(?:${BLANKS}${MOUNT})+${FLAGGED_SCRIPT}`;
const SYNTAX = new RegExp(String.raw `(#[ \t]*syntax[ \t]*=[ \t]*)(${plain_lines_NAME})${END}`, 'y');
const HEAD_COMMENTS = /(?:[ \t]*(?:#[^=\n]*)?\n)*/y;
const COMMENTS = /(?:[ \t]*(?:#[^\n]*)?\n)*/y;
const PLAIN_LINES = new RegExp(String.raw `(?:[ \t]*(?:#[^\n]*|${FORMS}|${MOUNTED})?\n)*`, 'y');
const GLOBAL_ARG = new RegExp(String.raw `(ARG${BLANKS}(${VARIABLE_NAME}))(?:=("?)([A-Za-z0-9._/:@+-]{1,512})\3)?${END}`, 'y');
const STAGE_ARG = new RegExp(String.raw `ARG${BLANKS}(${VARIABLE_NAME})(=${VALUE})?${END}`, 'y');
const FROM = new RegExp(String.raw `(FROM${BLANKS}(?:--platform=(${PLATFORM})${BLANKS})?)(?!-)(${BASE})(?:${BLANKS}[Aa][Ss]${BLANKS}([A-Za-z][A-Za-z0-9_.-]*))?${END}`, 'y');
const COPY = new RegExp(String.raw `(COPY${BLANKS}(?:--(chown|chmod)=${TEXT}+${BLANKS})?--from=)(${plain_lines_NAME})(?:${BLANKS}--(?!\2=)(?:chown|chmod)=${TEXT}+)?${BLANKS}${FIRST}${TEXT}*(?:${BLANKS}${TEXT}+)+${END}`, 'y');
const RUN = new RegExp(String.raw `(RUN${BLANKS}(?:${MOUNT}${BLANKS})*--mount=(?:${FIELD},)*from=)(${plain_lines_NAME})(?:,${FIELD})*(?:${BLANKS}${MOUNT})*${FLAGGED_SCRIPT}\n`, 'y');

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-file.js




const LONGEST = 16_384;
function readPlainFile(text, readReference) {
    if (text.length > LONGEST)
        return undefined;
    const file = new PlainFile(text.endsWith('\n') ? text : `${text}\n`);
    return file.readHead() && file.readStages() ? file.list(readReference) : undefined;
}
const SCRATCH = 'docker.io/library/scratch';
const plain_file_NO_NAMES = [];
const NONE_SKIPPED = [];
const LETTER = { A: 0x41, C: 0x43, F: 0x46, R: 0x52 };
class PlainFile {
    #text;
    #at = 0;
    #args = new PlainArgs();
    #stages = [];
    #numbers = new Map();
    #mentions = [];
    constructor(text) {
        this.#text = text;
    }
    readHead() {
        const syntax = this.#take(SYNTAX);
        if (syntax !== null)
            this.#mention('dockerfile-syntax', syntax);
        this.#pass(HEAD_COMMENTS);
        for (;;) {
            const arg = this.#take(GLOBAL_ARG);
            if (arg === null)
                return true;
            const [, before = '', name = '', quote = '', value] = arg;
            if (/^(?:BUILD|TARGET)/.test(name))
                return false;
            this.#args.declare(name, value, arg.index + before.length + 1 + quote.length);
            this.#pass(COMMENTS);
        }
    }
    readStages() {
        do {
            if (!this.#readLine())
                return false;
            this.#pass(PLAIN_LINES);
        } while (this.#at < this.#text.length);
        return true;
    }
    list(readReference) {
        const positions = new text_position/* PositionFinder */._(this.#text);
        const images = [];
        for (const mention of this.#mentions) {
            const isImage = this.#isImage(mention);
            if (isImage === undefined)
                return undefined;
            if (!isImage)
                continue;
            const { kind, written, offset, stage, platform, base } = mention;
            const reading = readReference(base.text);
            if (reading.kind === 'invalid' || (0,image_reference/* formatImage */.vy)(reading.reference) === SCRATCH)
                return undefined;
            const { line, column } = positions.findInAscii(offset);
            images.push({
                line,
                column,
                written,
                kind,
                reference: reading.reference,
                stage: this.#stages[stage],
                platform,
                edit: base.names.length === 0 ? placePlainText(written, offset) : this.#args.place(base),
            });
        }
        return { images, skipped: NONE_SKIPPED };
    }
    #readLine() {
        const letter = this.#text.charCodeAt(this.#at);
        if (letter === LETTER.F)
            return this.#readFrom();
        if (this.#stages.length === 0)
            return false;
        if (letter === LETTER.A)
            return this.#readArg();
        if (letter === LETTER.C)
            return this.#readSource('dockerfile-copy', COPY);
        return letter === LETTER.R && this.#readSource('dockerfile-mount', RUN);
    }
    #readFrom() {
        const from = this.#take(FROM);
        if (from === null)
            return false;
        const [, before = '', platform, written = '', name] = from;
        const base = this.#args.expand(written);
        if (base === undefined || (base.text.includes('@') && !base.isAlone))
            return false;
        const isImage = base.text !== 'scratch' && !this.#numbers.has(base.text);
        if (!isImage || !base.isAlone)
            this.#args.fix(base.names);
        const stage = this.#stages.length;
        const offset = from.index + before.length;
        if (isImage)
            this.#mentions.push({ kind: 'dockerfile-from', written, offset, stage, platform, base });
        const lowerName = name?.toLowerCase();
        this.#stages.push(lowerName);
        if (lowerName !== undefined)
            this.#numbers.set(lowerName, stage);
        return lowerName !== 'scratch';
    }
    #readArg() {
        const arg = this.#take(STAGE_ARG);
        if (arg === null)
            return false;
        const [, name = '', value] = arg;
        if (value === undefined)
            this.#args.fix([name]);
        return true;
    }
    #readSource(kind, pattern) {
        const source = this.#take(pattern);
        if (source !== null)
            this.#mention(kind, source);
        return source !== null;
    }
    #mention(kind, match) {
        const written = match.at(-1) ?? '';
        const base = { text: written, names: plain_file_NO_NAMES, isAlone: true };
        const offset = match.index + (match[1] ?? '').length;
        const stage = this.#stages.length - 1;
        this.#mentions.push({ kind, written, offset, stage, platform: undefined, base });
    }
    #isImage({ kind, written, stage }) {
        if (kind !== 'dockerfile-copy' && kind !== 'dockerfile-mount')
            return true;
        const isNumber = kind === 'dockerfile-copy' && /^\d+$/.test(written);
        const number = isNumber ? Number(written) : this.#numbers.get(written.toLowerCase());
        if (number === undefined)
            return written !== 'scratch';
        return number < stage ? false : undefined;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (match !== null)
            this.#at = pattern.lastIndex;
        return match;
    }
    #pass(pattern) {
        pattern.lastIndex = this.#at;
        pattern.test(this.#text);
        this.#at = pattern.lastIndex;
    }
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
;// CONCATENATED MODULE: ./build/domain/dockerfile/blank.js
function blankLength(text, index) {
    const unit = text.charCodeAt(index);
    if (isAsciiBlank(unit))
        return 1;
    if (unit < 0xc2 || Number.isNaN(unit))
        return 0;
    const pair = text.slice(index, index + 2);
    if (pair === '\u00c2\u0085' || pair === '\u00c2\u00a0')
        return 2;
    return WIDE_BLANK.test(text.slice(index, index + 3)) ? 3 : 0;
}
function skipBlanks(text, start, end = text.length) {
    let index = start;
    while (index < end) {
        const length = blankLength(text, index);
        if (length === 0)
            return index;
        index += length;
    }
    return end;
}
function trimBlanksBefore(text, start, end) {
    let index = end;
    for (;;) {
        const width = index > start ? widthOfBlankBefore(text, start, index) : 0;
        if (width === 0)
            return index;
        index -= width;
    }
}
function widthOfBlankBefore(text, start, end) {
    const last = text.charCodeAt(end - 1);
    if (last < 0x80)
        return isAsciiBlank(last) ? 1 : 0;
    if (end - 2 >= start && blankLength(text, end - 2) === 2)
        return 2;
    return end - 3 >= start && blankLength(text, end - 3) === 3 ? 3 : 0;
}
function isAsciiBlank(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
const WIDE_BLANK = /^(?:\u00e1\u009a\u0080|\u00e2\u0080[\u0080-\u008a\u00a8\u00a9\u00af]|\u00e2\u0081\u009f|\u00e3\u0080\u0080)$/;

;// CONCATENATED MODULE: ./build/domain/dockerfile/flags.js

const NO_FLAGS = [];
function splitFlags({ source, start, end }, escape) {
    let flags;
    const { text } = source;
    let index = start;
    for (;;) {
        while (index < end && isBlankByte(text.charCodeAt(index)))
            index += 1;
        const isFlag = index + 1 < end && text.startsWith('--', index);
        if (!isFlag)
            return { flags: flags ?? NO_FLAGS, argumentsAt: index };
        const word = readFlag({ source, start: index, end }, escape);
        index = word.end;
        if (word.flag.text === '--')
            return { flags: flags ?? NO_FLAGS, argumentsAt: index };
        (flags ??= []).push(word.flag);
    }
}
function readFlag({ source, start, end }, escape) {
    const { text } = source;
    const sign = escape.charCodeAt(0);
    let index = start;
    for (; index < end; index += 1) {
        const unit = text.charCodeAt(index);
        if (isBlankByte(unit))
            break;
        if (unit === sign || isQuote(unit))
            return readQuotedFlag({ source, start, end }, escape);
    }
    return { flag: (0,source_text/* sliceSource */.U5)(source, start, index), end: index };
}
function readQuotedFlag({ source, start, end }, escape) {
    const { text } = source;
    const flag = new source_text/* SourceTextBuilder */.uL();
    let quote = '';
    let index = start;
    for (; index < end; index += 1) {
        const character = text.charAt(index);
        if (quote === '' && isBlankByte(text.charCodeAt(index)))
            break;
        if (character === quote)
            quote = '';
        else if (quote === '' && isQuote(text.charCodeAt(index)))
            quote = character;
        else if (character !== escape)
            flag.append(character, (0,source_text/* offsetAt */.HA)(source, index));
        else if (index + 1 < end) {
            index += 1;
            flag.append(text.charAt(index), (0,source_text/* offsetAt */.HA)(source, index));
        }
    }
    return { flag: flag.build(), end: index };
}
function isQuote(unit) {
    return unit === 0x22 || unit === 0x27;
}
function isBlankByte(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/json-array.js
function readJsonArray(text) {
    if (!text.startsWith('[') || !text.endsWith(']'))
        return { kind: 'no-json' };
    const values = parseArray(text);
    if (values === undefined)
        return { kind: 'no-json' };
    const strings = values.filter((value) => typeof value === 'string');
    return strings.length === values.length ? { kind: 'strings', strings } : { kind: 'other-values' };
}
function parseArray(text) {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/keyword.js
const KEYWORDS = [
    'add',
    'arg',
    'cmd',
    'copy',
    'entrypoint',
    'env',
    'expose',
    'from',
    'healthcheck',
    'label',
    'maintainer',
    'onbuild',
    'run',
    'shell',
    'stopsignal',
    'user',
    'volume',
    'workdir',
];
const KNOWN = new Set(KEYWORDS);
const LOWER_CASE = new Map(KEYWORDS.map((word) => [word.toUpperCase(), word]));
function lowerCaseKeyword(word) {
    return LOWER_CASE.get(word) ?? word.toLowerCase();
}
function isKeyword(keyword) {
    return KNOWN.has(keyword);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/source-range.js

function rangeText({ source, start, end }) {
    return source.text.slice(start, end);
}
function rangeSource({ source, start, end }) {
    return (0,source_text/* sliceSource */.U5)(source, start, end);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/words.js

function splitAtBlanks({ source: { text }, start: from, end }) {
    const words = [];
    let start = from;
    for (let index = from; index < end; index += 1) {
        if (!isSplittingBlank(text.charCodeAt(index)))
            continue;
        if (index > start)
            words.push({ start, end: index });
        start = index + 1;
    }
    if (start < end)
        words.push({ start, end });
    return words;
}
function lastBlankBefore(text, start, end) {
    let index = end - 1;
    while (index >= start && !isSplittingBlank(text.charCodeAt(index)))
        index -= 1;
    return index < start ? undefined : index;
}
function splitQuotedWords(range, escape) {
    const { text } = range.source;
    const words = [];
    const sign = escape.charCodeAt(0);
    let start;
    let quote = 0;
    let index = range.start;
    while (index < range.end) {
        const unit = text.charCodeAt(index);
        const blank = quote === 0 ? blankLength(text, index) : 0;
        if (blank > 0) {
            if (start !== undefined)
                words.push({ start, end: index });
            start = undefined;
        }
        else {
            start ??= index;
        }
        const isEscaping = unit === sign && quote !== SINGLE_QUOTE;
        if (unit === quote)
            quote = 0;
        else if (quote === 0 && (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE))
            quote = unit;
        index += isEscaping ? 2 : Math.max(1, blank);
    }
    const end = index > range.end ? range.end - 1 : range.end;
    if (start !== undefined && start < end)
        words.push({ start, end });
    return words;
}
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
function isSplittingBlank(unit) {
    return unit === 0x20 || unit === 0x09 || (unit >= 0x0b && unit <= 0x0d);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/instruction.js








function splitInstruction(whole, line, escape) {
    const { source } = whole;
    const { text } = source;
    const keywordAt = skipBlanks(text, whole.start, whole.end);
    const end = trimBlanksBefore(text, keywordAt, whole.end);
    const keywordEnd = findKeywordEnd(text, keywordAt, end);
    const keyword = lowerCaseKeyword(text.slice(keywordAt, keywordEnd));
    const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
    const start = skipBlanks(text, argumentsAt, end);
    const words = splitWords(keyword, { source, start, end }, escape);
    return readArguments({
        kind: 'instruction',
        keyword,
        source,
        start,
        end,
        flags,
        words,
        line,
        strings: undefined,
        trigger: undefined,
    }, escape);
}
function wordTexts({ source, words }) {
    return words.map(({ start, end }) => source.text.slice(start, end));
}
function wordSources({ source, words }) {
    return words.map(({ start, end }) => (0,source_text/* sliceSource */.U5)(source, start, end));
}
function findKeywordEnd(text, start, end) {
    let index = start;
    while (index < end && !isSplittingBlank(text.charCodeAt(index)))
        index += 1;
    return index;
}
const NO_WORDS = [];
function splitWords(keyword, range, escape) {
    switch (keyword) {
        case 'from':
            return splitAtBlanks(range);
        case 'arg':
        case 'env':
        case 'label':
            return splitQuotedWords(range, escape);
        default:
            return NO_WORDS;
    }
}
function readArguments(instruction, escape) {
    switch (instruction.keyword) {
        case 'onbuild':
            return readTrigger(instruction, escape);
        case 'env':
        case 'label': {
            const reason = complainAboutPairs(instruction);
            return reason === undefined ? instruction : { kind: 'rejected', reason };
        }
        case 'add':
        case 'cmd':
        case 'copy':
        case 'entrypoint':
        case 'healthcheck':
        case 'run':
        case 'shell':
        case 'volume':
            return readExecForm(instruction);
        default:
            return instruction;
    }
}
function readExecForm(instruction) {
    if (!instruction.source.text.endsWith(']', instruction.end))
        return instruction;
    const text = rangeText(instruction);
    const array = readJsonArray(instruction.keyword === 'healthcheck' ? text.replace(/^\S+\s*/, '') : text);
    switch (array.kind) {
        case 'strings':
            return { ...instruction, strings: array.strings };
        case 'other-values':
            return { kind: 'rejected', reason: 'the JSON form may hold nothing but strings' };
        case 'no-json':
            return instruction;
        default:
            return (0,errors/* assertNever */.xb)(array);
    }
}
function readTrigger(onbuild, escape) {
    if (onbuild.start === onbuild.end)
        return onbuild;
    if (/^onbuild[\t\v\f\r ]/i.test(rangeText(onbuild)))
        return { ...onbuild, trigger: onbuild };
    const trigger = splitInstruction(onbuild, onbuild.line, escape);
    return trigger.kind === 'rejected' ? trigger : { ...onbuild, trigger };
}
function complainAboutPairs(instruction) {
    const { keyword } = instruction;
    const words = wordTexts(instruction);
    const [first] = words;
    if (first === undefined)
        return undefined;
    if (!first.includes('=')) {
        return instruction_BLANKS.test(rangeText(instruction))
            ? undefined
            : `${keyword.toUpperCase()} needs a name and a value`;
    }
    const bare = words.find((word) => !word.includes('='));
    if (bare === undefined)
        return undefined;
    return `"${bare}" has no "=", and ${keyword.toUpperCase()} takes name=value`;
}
const instruction_BLANKS = /[\t\v\f\r ]/;

;// CONCATENATED MODULE: ./build/domain/dockerfile/arg-default.js


function readArgDefaults(instruction) {
    return wordSources(instruction).map((word) => {
        const equals = word.text.indexOf('=');
        if (equals === -1)
            return { name: word.text, value: undefined, line: instruction.line };
        return { name: word.text.slice(0, equals), value: (0,source_text/* sliceSource */.U5)(word, equals + 1), line: instruction.line };
    });
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/effort.js
const FREE_STEPS = 2_000_000;
const STEPS_PER_BYTE = 32;
class Effort {
    #left;
    constructor(bytes) {
        this.#left = FREE_STEPS + STEPS_PER_BYTE * bytes;
    }
    spend(steps) {
        this.#left -= steps;
        return this.#left >= 0;
    }
    get isSpent() {
        return this.#left < 0;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/platform-arguments.js

const USUAL_PLATFORM = 'linux/amd64';
const OTHER_PLATFORMS = [
    'linux/arm64',
    'linux/arm/v7',
    'linux/arm/v6',
    'linux/arm/v5',
    'linux/386',
    'linux/ppc64le',
    'linux/s390x',
    'linux/riscv64',
    'linux/loong64',
    'linux/mips64le',
    'linux/amd64/v2',
    'linux/amd64/v3',
    'windows/amd64',
    'windows/arm64',
    'darwin/amd64',
    'darwin/arm64',
    'freebsd/amd64',
];
const PARTS = ['PLATFORM', 'OS', 'OSVERSION', 'ARCH', 'VARIANT'];
const VARIABLES = new Map(PARTS.flatMap((part) => [
    [`BUILD${part}`, { side: 'build', part }],
    [`TARGET${part}`, { side: 'target', part }],
]));
function platformArgument(name, platforms) {
    const variable = VARIABLES.get(name);
    return variable === undefined ? undefined : partOf(platforms[variable.side], variable.part);
}
function partOf(platform, part) {
    if (part === 'PLATFORM')
        return platform;
    const [os = '', architecture = '', variant = ''] = platform.split('/');
    switch (part) {
        case 'OS':
            return os;
        case 'OSVERSION':
            return '';
        case 'ARCH':
            return architecture;
        case 'VARIANT':
            return variant;
        default:
            return (0,errors/* assertNever */.xb)(part);
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/fragment.js

const EMPTY_FRAGMENT = {
    source: (0,source_text/* sourceText */.rI)('', source_text/* NOWHERE */.JW),
    substitutions: [],
    dependsOnPlatform: false,
    missing: undefined,
};
class FragmentBuilder {
    #text = new source_text/* SourceTextBuilder */.uL();
    #substitutions = [];
    #dependsOnPlatform = false;
    #missing;
    addLiteral(text, offset) {
        this.#text.append(text, offset);
    }
    addSource(source) {
        this.#text.appendSource(source);
    }
    addSubstitution(name, fragment, value) {
        const start = this.#text.length;
        this.#text.appendSource(fragment.source);
        this.#substitutions.push({ name, start, end: this.#text.length, value });
        for (const inner of fragment.substitutions) {
            this.#substitutions.push({ ...inner, start: inner.start + start, end: inner.end + start });
        }
        this.#dependsOnPlatform ||= fragment.dependsOnPlatform;
        this.#missing ??= fragment.missing;
    }
    build() {
        return {
            source: this.#text.build(),
            substitutions: this.#substitutions,
            dependsOnPlatform: this.#dependsOnPlatform,
            missing: this.#missing,
        };
    }
}
function fragmentOf({ source, dependsOnPlatform, missing }) {
    return { source, substitutions: [], dependsOnPlatform, missing };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/wildcard.js
const ANY_ONE = -1;
const ANY_RUN = -2;
function parseWildcard(pattern) {
    const tokens = [];
    for (let index = 0; index < pattern.length; index += 1) {
        const character = pattern.charAt(index);
        if (character === '*')
            tokens.push(ANY_RUN);
        else if (character === '?')
            tokens.push(ANY_ONE);
        else if (character !== '\\')
            tokens.push(pattern.charCodeAt(index));
        else if (index + 1 < pattern.length && '}/*?\\'.includes(pattern.charAt(index + 1))) {
            index += 1;
            tokens.push(pattern.charCodeAt(index));
        }
        else
            return undefined;
    }
    return tokens;
}
function reverseWildcard(wildcard) {
    return wildcard.toReversed();
}
function matchEnd(wildcard, text, start, extent) {
    const [head = [], ...others] = splitAtRuns(wildcard);
    if (!matchesAt(head, text, start))
        return undefined;
    let at = start + head.length;
    const tail = others.pop();
    if (tail === undefined)
        return at;
    for (const segment of others) {
        const found = findForward(segment, text, at);
        if (found === undefined)
            return undefined;
        at = found + segment.length;
    }
    const last = extent === 'shortest' ? findForward(tail, text, at) : findBackward(tail, text, at);
    return last === undefined ? undefined : last + tail.length;
}
function splitAtRuns(wildcard) {
    const segments = [[]];
    for (const token of wildcard) {
        if (token === ANY_RUN)
            segments.push([]);
        else
            segments.at(-1)?.push(token);
    }
    return segments;
}
function findForward(segment, text, from) {
    for (let at = from; at + segment.length <= text.length; at += 1)
        if (matchesAt(segment, text, at))
            return at;
    return undefined;
}
function findBackward(segment, text, from) {
    for (let at = text.length - segment.length; at >= from; at -= 1)
        if (matchesAt(segment, text, at))
            return at;
    return undefined;
}
function matchesAt(segment, text, at) {
    if (at + segment.length > text.length)
        return false;
    return segment.every((token, index) => token === ANY_ONE || token === text.charCodeAt(at + index));
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/pattern-cut.js


function trimMatch(source, pattern, end, effort) {
    const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
    const wildcard = parseWildcard(pattern.slice(isLongest ? 1 : 0));
    const { text } = source;
    if (wildcard === undefined || !effort.spend(1 + text.length * (1 + wildcard.length)))
        return undefined;
    const extent = isLongest ? 'longest' : 'shortest';
    if (end === 'start')
        return (0,source_text/* sliceSource */.U5)(source, matchEnd(wildcard, text, 0, extent) ?? 0);
    const length = matchEnd(reverseWildcard(wildcard), reverse(text), 0, extent) ?? 0;
    return (0,source_text/* sliceSource */.U5)(source, 0, text.length - length);
}
function replaceMatches(source, options) {
    const wildcard = parseWildcard(options.pattern);
    if (wildcard === undefined)
        return undefined;
    const { length } = source.text;
    const out = new source_text/* SourceTextBuilder */.uL();
    let at = 0;
    let lastEnd = -1;
    while (at <= length && (lastEnd === -1 || options.replacesAll)) {
        if (!options.effort.spend(1 + (length - at) * wildcard.length))
            return undefined;
        const end = findMatch(wildcard, source.text, at, lastEnd);
        if (end !== undefined)
            out.appendSource(options.replacement);
        const isStuck = end === undefined || end === at;
        if (isStuck && at < length)
            out.appendSource((0,source_text/* sliceSource */.U5)(source, at, at + 1));
        lastEnd = end ?? lastEnd;
        at = isStuck ? at + 1 : end;
    }
    if (at < length)
        out.appendSource((0,source_text/* sliceSource */.U5)(source, at));
    return out.build();
}
function findMatch(wildcard, text, at, lastEnd) {
    const end = matchEnd(wildcard, text, at, 'longest');
    return end === at && lastEnd === at ? undefined : end;
}
function reverse(text) {
    return text.split('').toReversed().join('');
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/modifier.js



function applyModifier(modification) {
    const { modifier, value, missing, name } = modification;
    switch (modifier.kind) {
        case 'default': {
            const set = setValue(value, modifier.nullIsUnset);
            return set === undefined ? fromWord(modifier.word, modification) : fromValue(set);
        }
        case 'alternative':
            return fromWord(setValue(value, modifier.nullIsUnset) === undefined ? EMPTY_FRAGMENT : modifier.word, modification);
        case 'required': {
            const set = setValue(value, modifier.nullIsUnset);
            if (set !== undefined)
                return fromValue(set);
            const usual = `it is required, and ${value === undefined ? 'not set' : 'empty'}`;
            return { kind: 'failed', reason: `${name}: ${modifier.word.source.text || usual}`, missing };
        }
        case 'trim':
            return cutOut(modification, [modifier.word], trimMatch(sourceOf(value), modifier.word.source.text, modifier.end, modification.effort));
        case 'replace': {
            const { pattern, replacement, replacesAll } = modifier;
            const options = { pattern: pattern.source.text, replacement: replacement.source, replacesAll };
            const cut = replaceMatches(sourceOf(value), { ...options, effort: modification.effort });
            return cutOut(modification, [pattern, replacement], cut);
        }
        case 'unsupported':
            return failed(`"${modifier.text}" is no modifier that Docker knows`);
        default:
            return (0,errors/* assertNever */.xb)(modifier);
    }
}
function sourceOf(value) {
    return value?.source ?? EMPTY_FRAGMENT.source;
}
function setValue(value, nullIsUnset) {
    return nullIsUnset && value?.source.text === '' ? undefined : value;
}
function fromValue(value) {
    return { kind: 'modified', fragment: fragmentOf(value), takes: 'value' };
}
function fromWord(word, { value, missing }) {
    const dependsOnPlatform = word.dependsOnPlatform || value?.dependsOnPlatform === true;
    return {
        kind: 'modified',
        fragment: { ...word, dependsOnPlatform, missing: word.missing ?? value?.missing ?? missing },
        takes: 'word',
    };
}
function failed(reason) {
    return { kind: 'failed', reason, missing: undefined };
}
function cutOut({ value, missing }, words, source) {
    if (source === undefined)
        return failed(`"${words[0].source.text}" is no pattern`);
    const end = source.text.length;
    const substitutions = words
        .flatMap((word) => word.substitutions)
        .map(({ name, value: inner }) => ({ name, value: inner, start: 0, end }));
    const dependsOnPlatform = value?.dependsOnPlatform === true || words.some((word) => word.dependsOnPlatform);
    const lacking = value?.missing ?? missing ?? words.find((word) => word.missing !== undefined)?.missing;
    return {
        kind: 'modified',
        fragment: { source, substitutions, dependsOnPlatform, missing: lacking },
        takes: 'value',
    };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/variable-name.js

function variableNameEnd(text, start) {
    const first = text.charAt(start);
    if (first !== '' && '@*#?-$!'.includes(first))
        return start + 1;
    let index = start;
    if (isDigit(text.charCodeAt(start))) {
        while (isDigit(text.charCodeAt(index)))
            index += 1;
        return index;
    }
    for (;;) {
        const length = isWordCharacter(text.charCodeAt(index)) ? 1 : wideLetterLength(text, index);
        if (length === 0)
            return index;
        index += length;
    }
}
function isDigit(unit) {
    return unit >= 0x30 && unit <= 0x39;
}
function isWordCharacter(unit) {
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || isDigit(unit);
}
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;
function wideLetterLength(text, index) {
    const unit = text.charCodeAt(index);
    if (Number.isNaN(unit) || unit < 0xc2)
        return 0;
    const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
    return WIDE_LETTER.test((0,byte_text/* readableText */.G)(text.slice(index, index + length))) ? length : 0;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/word-reader.js

const DEEPEST_NESTING = 100;
class WordReader {
    word;
    options;
    at;
    depth = 0;
    failure;
    constructor(word, start, options) {
        this.word = word;
        this.options = options;
        this.at = start;
    }
    peek() {
        return this.word.text.charAt(this.at);
    }
    take() {
        const character = this.peek();
        this.at += 1;
        return character;
    }
    takeRun(stop) {
        const { text } = this.word;
        const start = this.at;
        const escape = this.options.escape.charCodeAt(0);
        const end = stop.charCodeAt(0);
        let unit;
        do {
            this.at += 1;
            unit = text.charCodeAt(this.at);
        } while (this.at < text.length && !isMark(unit) && unit !== escape && unit !== end);
        return (0,source_text/* sliceSource */.U5)(this.word, start, this.at);
    }
    get isAtEnd() {
        return this.at >= this.word.text.length;
    }
    get lastOffset() {
        return (0,source_text/* offsetAt */.HA)(this.word, this.at - 1);
    }
    enter() {
        this.depth += 1;
        if (this.depth > DEEPEST_NESTING)
            this.fail(`expansions are nested deeper than ${DEEPEST_NESTING} levels`);
        return this.failure === undefined;
    }
    leave() {
        this.depth -= 1;
    }
    fail(reason, missing) {
        this.failure ??= { kind: 'failed', reason, missing };
        return undefined;
    }
}
function isMark(unit) {
    return unit === 0x22 || unit === 0x24 || unit === 0x27;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/shell-word.js





const SPECIAL = /[$'"`\\\u00ef]/;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
function expandShellWord(word, options) {
    if (!SPECIAL.test(word.text))
        return { kind: 'expanded', fragment: { ...EMPTY_FRAGMENT, source: word } };
    const start = word.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    const reader = new WordReader(word, start, options);
    const fragment = readUntil(reader, '', 'drop');
    return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
}
function substitutionEnd(word, start, options) {
    const reader = new WordReader(word, start, options);
    readDollar(reader, new FragmentBuilder());
    return reader.failure === undefined ? reader.at : undefined;
}
function readUntil(reader, stop, style) {
    const out = new FragmentBuilder();
    while (!reader.isAtEnd && reader.failure === undefined) {
        const character = reader.peek();
        if (character === stop) {
            reader.take();
            return out.build();
        }
        if (character === "'")
            readSingleQuoted(reader, out, style);
        else if (character === '"')
            readDoubleQuoted(reader, out, style);
        else if (character === '$')
            readDollar(reader, out);
        else if (character === reader.options.escape)
            readEscaped(reader, out, style);
        else
            out.addSource(reader.takeRun(stop));
    }
    if (reader.failure !== undefined)
        return undefined;
    return stop === '' ? out.build() : reader.fail(`a "\${" has no "${stop}"`);
}
function readEscaped(reader, out, style) {
    const character = reader.take();
    if (style !== 'drop')
        out.addLiteral(character, reader.lastOffset);
    if (!reader.isAtEnd)
        out.addLiteral(reader.take(), reader.lastOffset);
}
function readSingleQuoted(reader, out, style) {
    reader.take();
    while (!reader.isAtEnd) {
        const character = reader.take();
        if (character === "'")
            return;
        if (style === 'pattern' && character === reader.options.escape)
            out.addLiteral(character, reader.lastOffset);
        out.addLiteral(character, reader.lastOffset);
    }
    reader.fail('a single quote stays open');
}
function readDoubleQuoted(reader, out, style) {
    const { escape } = reader.options;
    reader.take();
    while (!reader.isAtEnd && reader.failure === undefined) {
        const character = reader.peek();
        if (character === '$')
            readDollar(reader, out);
        else if (character !== '"' && character !== escape)
            out.addSource(reader.takeRun('"'));
        else {
            reader.take();
            if (character === '"')
                return;
            if (!reader.isAtEnd)
                readEscapeInQuotes(reader, out, style);
        }
    }
    reader.fail('a double quote stays open');
}
function readEscapeInQuotes(reader, out, style) {
    const { escape } = reader.options;
    const isSpecial = ['"', '$', escape].includes(reader.peek());
    if (!isSpecial || style !== 'drop')
        out.addLiteral(escape, reader.lastOffset);
    if (isSpecial)
        out.addLiteral(reader.take(), reader.lastOffset);
    else if (style !== 'drop')
        out.addLiteral(escape, reader.lastOffset);
}
function readDollar(reader, out) {
    const start = reader.at;
    reader.take();
    if (reader.peek() === '{')
        return readBraces(reader, out, start);
    const nameAt = reader.at;
    reader.at = variableNameEnd(reader.word.text, nameAt);
    const name = reader.word.text.slice(nameAt, reader.at);
    if (name === '')
        out.addLiteral('$', reader.lastOffset);
    else
        addVariable(reader, out, { name, start });
}
function readBraces(reader, out, start) {
    reader.take();
    if (reader.isAtEnd)
        return reader.fail('a "${" has no "}"');
    if ('{}:'.includes(reader.peek()))
        return reader.fail('a "${" has no name after it');
    const nameAt = reader.at;
    reader.at = variableNameEnd(reader.word.text, nameAt);
    const name = reader.word.text.slice(nameAt, reader.at);
    if (reader.peek() === '}') {
        reader.take();
        return addVariable(reader, out, { name, start });
    }
    const modifier = reader.enter() ? readModifier(reader) : undefined;
    reader.leave();
    if (modifier === undefined || reader.failure !== undefined)
        return;
    addModified(reader, out, { name, start, modifier });
}
function readModifier(reader) {
    const first = reader.take();
    const nullIsUnset = first === ':';
    const sign = nullIsUnset ? reader.take() : first;
    if (!nullIsUnset && sign === '/')
        return readReplacement(reader);
    if ((!nullIsUnset && !'+-?#%'.includes(sign)) || sign === '')
        return reader.fail(unsupported(first, sign));
    if (nullIsUnset && (sign === '#' || sign === '%'))
        return reader.fail(unsupported(first, sign));
    const isPattern = sign === '#' || sign === '%';
    const word = readUntil(reader, '}', isPattern ? 'pattern' : 'drop');
    if (word === undefined)
        return undefined;
    if (isPattern)
        return { kind: 'trim', end: sign === '#' ? 'start' : 'end', word };
    if (sign === '-')
        return { kind: 'default', nullIsUnset, word };
    if (sign === '+')
        return { kind: 'alternative', nullIsUnset, word };
    if (sign === '?')
        return { kind: 'required', nullIsUnset, word };
    return { kind: 'unsupported', text: `${first}${sign}` };
}
function readReplacement(reader) {
    const replacesAll = reader.peek() === '/';
    if (replacesAll)
        reader.take();
    const pattern = readUntil(reader, '/', 'pattern');
    const replacement = pattern === undefined ? undefined : readUntil(reader, '}', 'keep');
    if (pattern === undefined || replacement === undefined)
        return undefined;
    return { kind: 'replace', replacesAll, pattern, replacement };
}
function addVariable(reader, out, { name, start }) {
    const { scope, keepsUnset, effort } = reader.options;
    const value = scope.find(name);
    if (value === undefined && keepsUnset === true)
        return addAsWritten(reader, out, start);
    if (!effort.spend(1 + (value?.source.text.length ?? 0)))
        return reader.fail(TOO_MUCH);
    const missing = scope.isMissing(name) ? name : undefined;
    out.addSubstitution(name, value === undefined ? { ...EMPTY_FRAGMENT, missing } : fragmentOf(value), value);
}
function addModified(reader, out, part) {
    const { scope, keepsUnset, effort } = reader.options;
    const value = scope.find(part.name);
    if (value === undefined && keepsUnset === true)
        return addAsWritten(reader, out, part.start);
    const missing = scope.isMissing(part.name) ? part.name : undefined;
    const result = applyModifier({ ...part, value, missing, effort });
    if (effort.isSpent)
        return reader.fail(TOO_MUCH);
    if (result.kind === 'failed')
        return reader.fail(result.reason, result.missing);
    out.addSubstitution(part.name, result.fragment, result.takes === 'value' ? value : undefined);
}
function addAsWritten(reader, out, start) {
    const written = (0,source_text/* sliceSource */.U5)(reader.word, start, reader.at);
    out.addSubstitution('', { ...EMPTY_FRAGMENT, source: written }, undefined);
}
function failureOf(reader) {
    return reader.failure ?? { kind: 'failed', reason: 'unreadable word', missing: undefined };
}
function unsupported(first, sign) {
    return `"${first === ':' ? first + sign : sign}" is no modifier that Docker knows`;
}
const TOO_MUCH = 'its expansions take more steps than a Dockerfile of this size may cost';

;// CONCATENATED MODULE: ./build/domain/dockerfile/global-scope.js




const LONGEST_VALUE = 4096;
function evaluateGlobalScope(options) {
    const values = new Map();
    const missing = new Set();
    const fragments = [];
    const scope = {
        fragments,
        find: (name) => values.get(name) ?? predefinedValue(name, options),
        isMissing: (name) => missing.has(name),
    };
    for (const [index, { name, value, line }] of options.defaults.entries()) {
        const reading = value === undefined ? undefined : expandShellWord(value, { ...options, scope });
        if (reading?.kind === 'failed' && reading.missing === undefined)
            return rejected(line, reading.reason);
        const fragment = reading?.kind === 'expanded' ? reading.fragment : undefined;
        fragments.push(fragment);
        if (fragment === undefined) {
            if (scope.find(name) === undefined)
                missing.add(name);
            continue;
        }
        if (fragment.source.text.length > LONGEST_VALUE)
            return rejected(line, `ARG ${name} is longer than Mooring reads`);
        missing.delete(name);
        values.set(name, global_scope_valueOf(fragment, index, options.usage));
    }
    return { kind: 'scope', scope };
}
function global_scope_valueOf(fragment, index, usage) {
    const { source, dependsOnPlatform, missing } = fragment;
    const whole = wholeOrigin(fragment);
    usage.fixAll(fragment, whole);
    const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
    return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
}
function predefinedValue(name, { platforms, targetStage }) {
    const byPlatform = platformArgument(name, platforms);
    const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
    if (text === undefined)
        return undefined;
    const source = (0,source_text/* sourceText */.rI)(text, source_text/* NOWHERE */.JW);
    return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
}
function rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/parser-directive.js

const parser_directive_KNOWN = new Set(['syntax', 'escape', 'check']);
const KEY_AND_EQUALS = /^([a-zA-Z][a-zA-Z0-9]*)[\t\n\f\r ]*=[\t\n\f\r ]*/;
function readDirective(line, mark) {
    if (!line.startsWith(mark))
        return undefined;
    const keyAt = skipBlanks(line, mark.length);
    const match = KEY_AND_EQUALS.exec(line.slice(keyAt));
    const key = match?.[1]?.toLowerCase();
    if (match === null || key === undefined || !parser_directive_KNOWN.has(key))
        return undefined;
    const valueAt = keyAt + match[0].length;
    const value = withoutTrailingBlanks(line.slice(valueAt));
    return value === '' ? undefined : { key, value, valueAt };
}
function withoutTrailingBlanks(text) {
    let end = text.length;
    while (end > 0 && '\t\n\f\r '.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/directive-run.js

class DirectiveRun {
    escape = '\\';
    isOver = false;
    #seen = new Set();
    take(line) {
        const directive = readDirective(line, '#');
        if (directive === undefined) {
            this.isOver = true;
            return undefined;
        }
        const { key, value } = directive;
        if (this.#seen.has(key))
            return `the directive ${key} is given twice`;
        this.#seen.add(key);
        if (key !== 'escape')
            return undefined;
        if (value !== '\\' && value !== '`')
            return `the escape character can be \` or \\, not "${value}"`;
        this.escape = value;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/unbound-word.js



function isPlainShellWord(word, escape) {
    const reading = expandShellWord(word, { ...keepNothing(word.text, escape), scope: NONE_SET });
    return reading.kind === 'expanded' && reading.fragment.source.text === word.text;
}
function complainAboutShellWord(word, escape) {
    if (word.length <= LONGEST_ORDINARY && ORDINARY.test(word))
        return undefined;
    const reading = expandShellWord((0,source_text/* sourceText */.rI)(word, source_text/* NOWHERE */.JW), {
        ...keepNothing(word, escape),
        scope: ALL_SET,
    });
    return reading.kind === 'failed' ? reading.reason : undefined;
}
function unquoteShellWord(word) {
    const reading = expandShellWord((0,source_text/* sourceText */.rI)(word, 0), keepUnset(word));
    return reading.kind === 'failed' ? undefined : reading.fragment.source.text;
}
function unsetSubstitutionEnd(text, start) {
    return substitutionEnd((0,source_text/* sourceText */.rI)(text, 0), start, keepUnset(text));
}
const ORDINARY = /^(?:[^'"$\\`]|\$(?!\{)|\$\{[A-Za-z_]\w*\}|'[^'\\`]*'|"(?:[^"$\\`]|\$(?!\{)|\$\{[A-Za-z_]\w*\})*")*$/;
const LONGEST_ORDINARY = 1000;
const NONE_SET = { find: () => undefined, isMissing: () => false };
const ANY_VALUE = {
    source: (0,source_text/* sourceText */.rI)('x', source_text/* NOWHERE */.JW),
    dependsOnPlatform: false,
    missing: undefined,
    origin: undefined,
};
const ALL_SET = { find: () => ANY_VALUE, isMissing: () => false };
function keepNothing(text, escape) {
    return { escape, effort: new Effort(text.length) };
}
function keepUnset(text) {
    return { escape: '\\', effort: new Effort(text.length), scope: NONE_SET, keepsUnset: true };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/heredoc.js



const NONE = { kind: 'heredocs', heredocs: [] };
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;
function findHeredocs(instruction, whole) {
    const carrier = instruction.trigger ?? instruction;
    if (!TAKES_HEREDOCS.has(carrier.keyword) || carrier.strings !== undefined)
        return NONE;
    const line = rangeText(whole);
    if (!line.includes('<<'))
        return NONE;
    const heredocs = [];
    for (const word of splitShellWords(line)) {
        const heredoc = readHeredoc(word);
        if (heredoc === 'malformed')
            return { kind: 'rejected', reason: `the heredoc word ${word} cannot be read` };
        if (heredoc !== undefined)
            heredocs.push(heredoc);
    }
    return { kind: 'heredocs', heredocs };
}
function readHeredoc(word) {
    const match = HEREDOC.exec(word);
    const [, dash, quotedName = ''] = match ?? [];
    if (dash === undefined || quotedName === '')
        return undefined;
    const name = unquoteShellWord(quotedName);
    if (name === undefined)
        return 'malformed';
    return name === '' ? undefined : { name, ignoresTabs: dash === '-' };
}
function splitShellWords(line) {
    const words = [];
    let start = 0;
    let index = 0;
    while (index < line.length) {
        const blank = blankLength(line, index);
        if (blank > 0) {
            if (index > start)
                words.push(line.slice(start, index));
            index += blank;
            start = index;
            continue;
        }
        const end = shellTokenEnd(line, index);
        if (end === undefined)
            return [];
        index = end;
    }
    if (index > start)
        words.push(line.slice(start));
    return words;
}
function shellTokenEnd(line, index) {
    switch (line.charAt(index)) {
        case "'": {
            const close = line.indexOf("'", index + 1);
            return close === -1 ? undefined : close + 1;
        }
        case '"':
            return doubleQuoteEnd(line, index + 1);
        case '$':
            return unsetSubstitutionEnd(line, index);
        case '\\':
            return Math.min(index + 2, line.length);
        case '<':
            return line.charAt(index + 1) === '<' ? index + 2 + blanksAfterArrows(line, index + 2) : index + 1;
        default:
            return index + 1;
    }
}
function doubleQuoteEnd(line, start) {
    let index = start;
    while (index < line.length) {
        const character = line.charAt(index);
        if (character === '"')
            return index + 1;
        const end = character === '$' ? unsetSubstitutionEnd(line, index) : index + (character === '\\' ? 2 : 1);
        if (end === undefined)
            return undefined;
        index = end;
    }
    return undefined;
}
function blanksAfterArrows(line, start) {
    let index = start;
    while ('\t\r '.includes(line.charAt(index)) && index < line.length)
        index += 1;
    return index - start;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/physical-lines.js
const LONGEST_LINE = 65_535;
const physical_lines_BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
class PhysicalLines {
    start = 0;
    end = 0;
    number = 0;
    tooLong;
    #text;
    #next = 0;
    constructor(text) {
        this.#text = text;
    }
    advance() {
        const text = this.#text;
        const start = this.#next;
        if (start >= text.length || this.tooLong !== undefined)
            return false;
        this.number += 1;
        const lineFeed = text.indexOf('\n', start);
        let end = lineFeed === -1 ? text.length : lineFeed;
        if (end - start > LONGEST_LINE) {
            this.tooLong = this.number;
            return false;
        }
        this.#next = end + 1;
        this.start = start === 0 && text.startsWith(physical_lines_BYTE_ORDER_MARK) ? physical_lines_BYTE_ORDER_MARK.length : start;
        while (end > start && text.charCodeAt(end - 1) === 0x0d)
            end -= 1;
        this.end = end;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/plain-instruction.js


function isPlainInstruction(whole) {
    return PLAIN.test(rangeText(whole));
}
const plain_instruction_FORMS = plainForms({ blanks: String.raw `[ \t]+`, script: '[^<]*(?:<(?!<)[^<]*)*', command: '[^]*' });
const PLAIN = new RegExp(`^(?:${plain_instruction_FORMS})$`);

;// CONCATENATED MODULE: ./build/domain/dockerfile/logical-lines.js







function scanInstructions(text) {
    const file = (0,source_text/* sourceText */.rI)(text, 0);
    const lines = new PhysicalLines(text);
    const directives = new DirectiveRun();
    const instructions = [];
    let isInStage = false;
    while (lines.advance()) {
        const line = lines.number;
        const start = skipBlanks(text, lines.start, lines.end);
        const complaint = directives.isOver ? undefined : directives.take(text.slice(start, lines.end));
        if (complaint !== undefined)
            return logical_lines_rejected(line, complaint);
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        const whole = joinContinuations({ file, lines, start, escape: directives.escape });
        if (isInStage && isPlainInstruction(whole))
            continue;
        const split = splitInstruction(whole, line, directives.escape);
        if (split.kind === 'rejected')
            return logical_lines_rejected(line, split.reason);
        const heredocs = findHeredocs(split, whole);
        if (heredocs.kind === 'rejected')
            return logical_lines_rejected(line, heredocs.reason);
        if (!skipBodies(text, lines, heredocs.heredocs))
            return logical_lines_rejected(line, 'unterminated heredoc');
        instructions.push(split);
        isInStage ||= split.keyword === 'from';
    }
    if (lines.tooLong !== undefined)
        return logical_lines_rejected(lines.tooLong, 'the line is longer than 65535 bytes');
    if (instructions.length === 0)
        return logical_lines_rejected(1, 'it has no instructions');
    return { kind: 'scanned', instructions, escape: directives.escape };
}
const NUMBER_SIGN = 0x23;
const SPACE = 0x20;
const TAB = 0x09;
function joinContinuations({ file, lines, start: first, escape }) {
    const { text } = file;
    let end = continuationIndex(text, { start: first, end: lines.end }, escape);
    if (end === undefined)
        return { source: file, start: first, end: lines.end };
    const joined = new source_text/* SourceTextBuilder */.uL();
    joined.append(text.slice(first, end), first);
    while (end !== undefined && lines.advance()) {
        const start = skipBlanks(text, lines.start, lines.end);
        if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
            continue;
        end = continuationIndex(text, lines, escape);
        joined.append(text.slice(lines.start, end ?? lines.end), lines.start);
    }
    const source = joined.build();
    return { source, start: 0, end: source.text.length };
}
function continuationIndex(text, { start, end }, escape) {
    const sign = escape.charCodeAt(0);
    let index = end - 1;
    while (index >= start && (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB))
        index -= 1;
    if (index < start || text.charCodeAt(index) !== sign)
        return undefined;
    return index > start && text.charCodeAt(index - 1) === sign ? undefined : index;
}
function skipBodies(text, lines, heredocs) {
    return heredocs.every((heredoc) => {
        while (lines.advance()) {
            let { start } = lines;
            while (heredoc.ignoresTabs && start < lines.end && text.charCodeAt(start) === TAB)
                start += 1;
            if (text.slice(start, lines.end) === heredoc.name)
                return true;
        }
        return false;
    });
}
function logical_lines_rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/other-platforms.js



function otherPlatforms(globals) {
    let known;
    return () => (known ??= PAIRS.flatMap((platforms) => optionsFor(platforms, globals)));
}
const PAIRS = OTHER_PLATFORMS.flatMap((platform) => [
    { build: platform, target: platform },
    { build: USUAL_PLATFORM, target: platform },
    { build: platform, target: USUAL_PLATFORM },
]);
function optionsFor(platforms, globals) {
    const reading = evaluateGlobalScope({ ...globals, platforms, usage: new ArgUsage() });
    if (reading.kind === 'rejected')
        return [];
    return [{ escape: globals.escape, effort: globals.effort, scope: reading.scope }];
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/platform-text.js
function complainAboutPlatform(platform) {
    const parts = platform.split('/');
    const [os = '', ...others] = parts;
    if (!OS.test(os) || others.length > 2 || !others.every((part) => COMPONENT.test(part))) {
        return `"${platform}" is not a platform`;
    }
    if (others.length > 0 || platform_text_KNOWN.has(os.replace(/\(.*/, '').toLowerCase()))
        return undefined;
    return `"${platform}" is neither an operating system nor an architecture that Docker knows`;
}
const COMPONENT = /^[A-Za-z0-9_.-]+$/;
const OS = /^[A-Za-z0-9_-]+(?:\([A-Za-z0-9_.%-]*\))?$/;
const platform_text_KNOWN = new Set([
    'aix android darwin dragonfly freebsd hurd illumos ios js linux macos nacl netbsd openbsd plan9 solaris windows zos',
    '386 amd64 amd64p32 arm armbe arm64 arm64be ppc64 ppc64le loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le',
    'ppc riscv riscv64 s390 s390x sparc sparc64 wasm i386 x86_64 x86-64 aarch64 armhf armel',
].flatMap((names) => names.split(' ')));

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-base.js



function resolveBase(stage, context) {
    const reading = expandShellWord(stage.base, context.options);
    if (reading.kind === 'failed')
        return rejectedOrLacking(reading.reason, reading.missing);
    const { fragment } = reading;
    const { text } = fragment.source;
    if (text === '')
        return rejectedOrLacking(`${stage.base.text} comes to no image at all`, fragment.missing);
    const platformComplaint = complainAboutStagePlatform(stage, context.options);
    if (platformComplaint !== undefined)
        return { kind: 'rejected', reason: platformComplaint };
    const index = context.earlier.get(text);
    if (index !== undefined)
        return { kind: 'stage', fragment, index };
    if (text === 'scratch')
        return { kind: 'nothing', fragment };
    if (fragment.dependsOnPlatform && isStageElsewhere(stage, context))
        return { kind: 'stage', fragment, index: undefined };
    return readBaseImage(fragment);
}
function readBaseImage(fragment) {
    const { text } = fragment.source;
    const reading = (0,image_reference/* readImageReference */.bc)(text);
    if (reading.kind === 'invalid') {
        return rejectedOrLacking(`"${text}" is no image reference: ${reading.why}`, fragment.missing);
    }
    const { reference } = reading;
    if ((0,image_reference/* formatImage */.vy)(reference) !== 'docker.io/library/scratch')
        return { kind: 'image', fragment, reference };
    return {
        kind: 'skipped',
        code: 'scratch-with-tag',
        reason: 'Docker takes this for an image named scratch, which cannot be pulled; the empty base is plain `scratch`',
    };
}
function rejectedOrLacking(reason, missing) {
    if (missing === undefined)
        return { kind: 'rejected', reason };
    return {
        kind: 'skipped',
        code: 'build-arg',
        reason: `the image depends on ARG ${missing}, which has no default: its value comes from --build-arg`,
    };
}
function complainAboutStagePlatform({ platform }, options) {
    if (platform === undefined || platform.text === '')
        return undefined;
    const reading = expandShellWord(platform, options);
    if (reading.kind === 'failed')
        return reading.missing === undefined ? reading.reason : undefined;
    const { source, missing } = reading.fragment;
    if (missing !== undefined)
        return undefined;
    if (source.text === '')
        return `the platform ${platform.text} comes to nothing`;
    return complainAboutPlatform(source.text);
}
function isStageElsewhere(stage, { earlier, otherPlatforms }) {
    for (const options of otherPlatforms()) {
        const reading = expandShellWord(stage.base, options);
        if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-bases.js





function resolveBases(context) {
    const { stages, options, otherPlatforms, usage } = context;
    const earlier = new Map();
    const bases = [];
    for (const [index, stage] of stages.entries()) {
        const base = resolveBase(stage, { options, earlier, otherPlatforms });
        if (base.kind === 'rejected')
            return { kind: 'rejected', rejection: { line: stage.line, reason: base.reason } };
        notePlatformUse(stage, options, usage);
        noteUse(base, usage);
        bases.push(base);
        if (stage.name !== undefined)
            earlier.set(stage.name, index);
    }
    const found = stages.flatMap((stage, index) => findBase(stage, bases[index], context));
    return {
        kind: 'found',
        found,
        indexes: bases.map((base) => (base.kind === 'stage' ? base.index : undefined)),
    };
}
function findBase(stage, base, context) {
    const word = stage.base;
    if (base?.kind === 'skipped')
        return [{ ...base, word }];
    if (base?.kind !== 'image')
        return [];
    const { reference } = base;
    const edit = placeEdit(base, context);
    return [
        {
            kind: 'image',
            use: 'dockerfile-from',
            word,
            reference,
            stage: stage.name,
            platform: stage.platform,
            edit,
        },
    ];
}
function noteUse(base, usage) {
    if (base.kind === 'rejected' || base.kind === 'skipped')
        return;
    const origin = base.kind === 'image' ? (wholeOrigin(base.fragment) ?? digestOrigin(base)) : undefined;
    usage.fixAll(base.fragment, origin);
    if (base.kind === 'image' && origin !== undefined)
        usage.noteReference(origin, (0,image_reference/* formatImageReference */.my)(base.reference));
}
function digestOrigin({ fragment, reference, }) {
    if (reference.digest === undefined)
        return undefined;
    return tailOrigin(fragment, fragment.source.text.length - reference.digest.length);
}
function notePlatformUse({ platform }, options, usage) {
    const reading = platform === undefined ? undefined : expandShellWord(platform, options);
    if (reading?.kind === 'expanded')
        usage.fixAll(reading.fragment);
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/csv-fields.js

function readCsvFields(record) {
    const { text } = record;
    if (text === '')
        return undefined;
    const fields = [];
    let at = 0;
    for (;;) {
        const field = text.charAt(at) === '"' ? readQuotedField(record, at + 1) : readBareField(record, at);
        if (field === undefined)
            return undefined;
        fields.push(field.value);
        if (field.end === text.length)
            return fields;
        if (text.charAt(field.end) !== ',')
            return undefined;
        at = field.end + 1;
    }
}
function readBareField(record, start) {
    const comma = record.text.indexOf(',', start);
    const end = comma === -1 ? record.text.length : comma;
    const value = (0,source_text/* sliceSource */.U5)(record, start, end);
    return value.text.includes('"') ? undefined : { value, end };
}
function readQuotedField(record, start) {
    const value = new source_text/* SourceTextBuilder */.uL();
    for (let at = start; at < record.text.length; at += 1) {
        const isQuote = record.text.charAt(at) === '"';
        if (isQuote && record.text.charAt(at + 1) !== '"')
            return { value: value.build(), end: at + 1 };
        if (isQuote)
            at += 1;
        value.append(record.text.charAt(at), (0,source_text/* offsetAt */.HA)(record, at));
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/mount.js


const FLAG = '--mount=';
function complainAboutMounts(run) {
    for (const mount of readMounts(run))
        if (mount.kind === 'rejected')
            return mount.reason;
    return undefined;
}
function readMounts(run) {
    return run.flags
        .filter(({ text }) => text.startsWith(FLAG))
        .map((flag) => readMount((0,source_text/* sliceSource */.U5)(flag, FLAG.length)));
}
function readMount(value) {
    const fields = readCsvFields(value);
    if (fields === undefined)
        return mount_rejected('the value of --mount is no list of fields');
    let from;
    let type = 'bind';
    for (const field of fields) {
        const { key, value: given } = readField(field);
        const complaint = complainAboutField(key, given?.text, type);
        if (complaint !== undefined)
            return mount_rejected(complaint);
        if (key === 'from')
            from = given;
        if (key === 'type')
            type = given?.text.toLowerCase() ?? type;
    }
    if (from === undefined || from.text === '')
        return { kind: 'mount', from: undefined };
    return type === 'secret' ? mount_rejected('a secret mount has no source') : { kind: 'mount', from };
}
function readField(field) {
    const equals = field.text.indexOf('=');
    if (equals === -1)
        return { key: field.text.toLowerCase(), value: undefined };
    return { key: field.text.slice(0, equals).toLowerCase(), value: (0,source_text/* sliceSource */.U5)(field, equals + 1) };
}
const KEYS = new Set('type,from,source,src,target,dst,destination,readonly,ro,readwrite,rw,id,sharing,required,size,mode,uid,gid,env'.split(','));
const KEYS_ALONE = new Set(['readonly', 'ro', 'readwrite', 'rw', 'required']);
const TYPES = new Set(['bind', 'cache', 'tmpfs', 'secret', 'ssh']);
function complainAboutField(key, value, type) {
    if (!KEYS.has(key))
        return `a mount has no key "${key}"`;
    if (value === undefined && !KEYS_ALONE.has(key))
        return `"${key}" of a mount needs a value`;
    if (key === 'required' && (type === 'bind' || type === 'cache' || type === 'tmpfs')) {
        return `a mount of type ${type} cannot be required`;
    }
    const dollar = value?.indexOf('$') ?? -1;
    if (key === 'from' && dollar !== -1 && dollar + 1 !== value?.length) {
        return 'Docker expands no variables in the from of a mount; let a stage of its own stand on the image';
    }
    const isKnown = key !== 'type' || dollar !== -1 || TYPES.has(value?.toLowerCase() ?? '');
    return isKnown ? undefined : `there is no mount of type "${value}"`;
}
function mount_rejected(reason) {
    return { kind: 'rejected', reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/source-words.js


const source_words_FROM = '--from=';
function readSources(instruction) {
    if (instruction.keyword === 'run') {
        return readMounts(instruction).map((mount) => ({
            use: 'dockerfile-mount',
            word: mount.kind === 'mount' ? mount.from : undefined,
        }));
    }
    if (instruction.keyword !== 'copy')
        return [];
    const flag = instruction.flags.find(({ text }) => text.startsWith(source_words_FROM) && text !== source_words_FROM);
    return flag === undefined ? [] : [{ use: 'dockerfile-copy', word: (0,source_text/* sliceSource */.U5)(flag, source_words_FROM.length) }];
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/stage-lookup.js
class StageDirectory {
    #indexByName;
    #stageCount;
    #sourceCount = 0;
    constructor(stages) {
        this.#indexByName = new Map(stages.flatMap(({ name }, index) => (name === undefined ? [] : [[name, index]])));
        this.#stageCount = stages.length;
    }
    findName(name, from) {
        const index = this.#indexByName.get(name.toLowerCase());
        if (index !== undefined)
            return order(index, from);
        this.#sourceCount += 1;
        return 'no-stage';
    }
    findIndex(index, from) {
        if (index < 0 || index >= this.#stageCount + this.#sourceCount)
            return undefined;
        return index >= this.#stageCount ? 'earlier-stage' : order(index, from);
    }
}
function order(index, from) {
    if (index === from)
        return 'same-stage';
    return index < from ? 'earlier-stage' : 'later-stage';
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-sources.js






function resolveSources(stages, escape) {
    const directory = new StageDirectory(stages);
    const found = [];
    for (const [index, stage] of stages.entries()) {
        for (const { line, source } of listSources(stage)) {
            const resolved = resolveSource(source, { directory, index, escape });
            if (resolved.kind === 'rejected')
                return { kind: 'rejected', rejection: { line, reason: resolved.reason } };
            if (resolved.kind === 'image')
                found.push(foundInWord(resolved.word, { ...resolved, stage: stage.name }));
        }
    }
    return { kind: 'found', found };
}
function listSources({ instructions }) {
    const sources = [];
    for (const instruction of instructions) {
        if (instruction.flags.length === 0)
            continue;
        for (const source of readSources(instruction))
            sources.push({ line: instruction.line, source });
    }
    return sources;
}
const NO_IMAGE = { kind: 'no-image' };
const NUMBER = /^[+-]?\d+$/;
const NO_EXPANSION = 'Docker expands no variables in --from; let a stage of its own stand on the image, and name that stage';
function resolveSource({ use, word }, place) {
    if (word === undefined)
        return resolveNowhere(place);
    const { text } = word;
    const isCopy = use === 'dockerfile-copy';
    if (isCopy && !isPlainShellWord(word, place.escape))
        return { kind: 'rejected', reason: NO_EXPANSION };
    const stage = isCopy && NUMBER.test(text) ? findIndex(text, place) : place.directory.findName(text, place.index);
    switch (stage) {
        case undefined:
            return { kind: 'rejected', reason: `there is no stage with the number ${text}` };
        case 'same-stage':
            return { kind: 'rejected', reason: `stage "${text}" cannot take files from itself` };
        case 'later-stage':
            return { kind: 'rejected', reason: `stage "${text}" comes only later in the file` };
        case 'earlier-stage':
            return NO_IMAGE;
        case 'no-stage':
            return text === 'scratch' ? NO_IMAGE : readImage(use, word);
        default:
            return (0,errors/* assertNever */.xb)(stage);
    }
}
function findIndex(text, { directory, index }) {
    return directory.findIndex(Number(text), index);
}
function resolveNowhere({ directory, index }) {
    const isItself = directory.findName('scratch', index) === 'same-stage';
    return isItself
        ? { kind: 'rejected', reason: 'a stage called scratch cannot have a mount without a source' }
        : NO_IMAGE;
}
function readImage(use, word) {
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'reference')
        return { kind: 'image', use, word, reference: reading.reference };
    return { kind: 'rejected', reason: `"${word.text}" is no image reference: ${reading.why}` };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-triggers.js




function resolveTriggers(triggers, { stages, escape }) {
    if (triggers.length === 0)
        return [];
    const context = { stageNames: new Set(stages.map(({ name }) => name)), escape };
    return triggers.flatMap((trigger) => readSources(trigger.instruction).flatMap(({ use, word }) => word === undefined || isNoImage(word.text, trigger, context)
        ? []
        : [resolveWord({ use, word }, trigger, context)]));
}
function isNoImage(text, { runsHere }, { stageNames }) {
    return /^(?:scratch|[+-]?\d+)$/.test(text) || (runsHere && stageNames.has(text.toLowerCase()));
}
function resolveWord({ use, word }, { stage, runsHere }, { escape }) {
    if (!isPlainShellWord(word, escape))
        return skipped(word, 'no-expansion', 'Docker expands no variables in `from`');
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'invalid')
        return skipped(word, 'invalid-reference', `Docker cannot read this name: ${reading.why}`);
    const { reference } = reading;
    if (runsHere)
        return foundInWord(word, { use, reference, stage: stage.name });
    if (/[/:@]/.test(word.text))
        return foundInWord(word, { use: 'dockerfile-onbuild', reference, stage: stage.name });
    return skipped(word, 'onbuild-stage-or-image', 'it is a stage or an image, as the file that builds on this one says');
}
function skipped(word, code, reason) {
    return { kind: 'skipped', word, code, reason };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/expansion-rules.js



function complainAboutExpansions(instruction, escape) {
    if (!EXPANDED.has(instruction.keyword) || !expansion_rules_SPECIAL.test(rangeText(instruction)))
        return undefined;
    switch (instruction.keyword) {
        case 'arg':
        case 'env':
        case 'label':
            return complainAboutWords(instruction, instruction.words, escape);
        case 'add':
        case 'copy':
        case 'expose':
        case 'volume':
            return instruction.strings === undefined
                ? complainAboutWords(instruction, splitAtBlanks(instruction), escape)
                : firstComplaint(instruction.strings, escape);
        default:
            return complainAboutWord(rangeText(instruction), escape);
    }
}
const EXPANDED = new Set('add,arg,copy,env,expose,label,stopsignal,user,volume,workdir'.split(','));
const expansion_rules_SPECIAL = /['"$]/;
function complainAboutWords({ keyword, source }, words, escape) {
    const hasPairs = keyword === 'arg' || keyword === 'env' || keyword === 'label';
    for (const { start, end } of words) {
        const word = source.text.slice(start, end);
        const complaint = hasPairs ? complainAboutPair(word, escape) : complainAboutWord(word, escape);
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutPair(word, escape) {
    const equals = word.indexOf('=');
    if (equals === -1)
        return complainAboutWord(word, escape);
    return (complainAboutWord(word.slice(0, equals), escape) ?? complainAboutWord(word.slice(equals + 1), escape));
}
function firstComplaint(words, escape) {
    for (const word of words) {
        const complaint = complainAboutWord(word, escape);
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutWord(word, escape) {
    const complaint = expansion_rules_SPECIAL.test(word) ? complainAboutShellWord(word, escape) : undefined;
    return complaint === undefined ? undefined : `"${word}" cannot be expanded: ${complaint}`;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/flag-rules.js
const FLAGS = new Map([
    ['from', new Map([['--platform', 'value']])],
    [
        'add',
        new Map([
            ['--chown', 'value'],
            ['--chmod', 'value'],
            ['--link', 'switch'],
            ['--keep-git-dir', 'switch'],
            ['--checksum', 'value'],
            ['--unpack', 'switch'],
            ['--exclude', 'values'],
        ]),
    ],
    [
        'copy',
        new Map([
            ['--chown', 'value'],
            ['--from', 'value'],
            ['--chmod', 'value'],
            ['--link', 'switch'],
            ['--exclude', 'values'],
            ['--parents', 'switch'],
        ]),
    ],
    [
        'run',
        new Map([
            ['--mount', 'values'],
            ['--network', 'value'],
            ['--security', 'value'],
            ['--device', 'values'],
        ]),
    ],
    [
        'healthcheck',
        new Map([
            ['--interval', 'value'],
            ['--timeout', 'value'],
            ['--start-period', 'value'],
            ['--start-interval', 'value'],
            ['--retries', 'value'],
        ]),
    ],
]);
const CHOICES = new Map([
    ['--network', ['default', 'none', 'host']],
    ['--security', ['insecure', 'sandbox']],
]);
const UNCHECKED = new Set(['arg', 'stopsignal']);
function complainAboutFlags({ keyword, flags }) {
    if (flags.length === 0 || UNCHECKED.has(keyword))
        return undefined;
    const types = FLAGS.get(keyword);
    const seen = [];
    for (const { text } of flags) {
        const equals = text.indexOf('=');
        const name = equals === -1 ? text : text.slice(0, equals);
        const type = types?.get(name);
        if (type === undefined)
            return `${keyword.toUpperCase()} has no flag ${name}`;
        if (type !== 'values' && seen.includes(name))
            return `the flag ${name} is given twice`;
        if (type !== 'values')
            seen.push(name);
        const complaint = complainAboutValue(name, type, equals === -1 ? undefined : text.slice(equals + 1));
        if (complaint !== undefined)
            return complaint;
    }
    return undefined;
}
function complainAboutValue(name, type, value) {
    const isMissing = type === 'switch' ? value === '' : value === undefined;
    if (isMissing)
        return `the flag ${name} has no value`;
    if (value !== undefined && CHOICES.get(name)?.includes(value) === false)
        return `"${value}" is no value of the flag ${name}`;
    if (type !== 'switch' || value === undefined || /^(?:true|false)$/i.test(value))
        return undefined;
    return `the flag ${name} takes true or false, not "${value}"`;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/instruction-rules.js







function complainAbout(instruction) {
    const { keyword } = instruction;
    if (!isKeyword(keyword))
        return `there is no instruction "${keyword.toUpperCase()}"`;
    if (keyword === 'onbuild')
        return complainAboutOnbuild(instruction);
    return complainAboutArguments(instruction) ?? complainAboutFlags(instruction);
}
function complainAboutArguments(instruction) {
    const { keyword, start, end, strings } = instruction;
    const isEmpty = start === end || strings?.length === 0;
    switch (keyword) {
        case 'from':
            return complainAboutFrom(instruction);
        case 'arg':
        case 'env':
        case 'label':
            return complainAboutNames(instruction);
        case 'add':
        case 'copy':
            return complainAboutSources(instruction);
        case 'run':
            return complainAboutMounts(instruction);
        case 'healthcheck':
            return complainAboutHealthcheck(rangeText(instruction));
        case 'shell':
            if (isEmpty)
                return needsArgument(keyword);
            return strings === undefined ? 'SHELL takes the JSON form only' : undefined;
        case 'expose':
            return isEmpty ? needsArgument(keyword) : undefined;
        case 'volume':
            if (isEmpty)
                return needsArgument(keyword);
            return strings?.some((path) => path.trim() === '') === true ? 'a VOLUME cannot be empty' : undefined;
        case 'maintainer':
        case 'stopsignal':
        case 'user':
        case 'workdir':
            return isEmpty ? `${keyword.toUpperCase()} needs an argument` : undefined;
        default:
            return undefined;
    }
}
function needsArgument(keyword) {
    return `${keyword.toUpperCase()} needs an argument`;
}
function complainAboutNames(instruction) {
    const words = wordTexts(instruction);
    if (words.length === 0)
        return needsArgument(instruction.keyword);
    const hasBlankName = words.some((word) => word.startsWith('='));
    return hasBlankName ? `a name of ${instruction.keyword.toUpperCase()} is empty` : undefined;
}
function complainAboutFrom(instruction) {
    const words = wordTexts(instruction);
    const [, as, stage] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || stage === undefined || as?.toLowerCase() !== 'as') {
        return 'FROM takes an image, or an image with AS and a name, and nothing after it, no comment either';
    }
    if (/^[a-z][a-z0-9-_.]*$/.test(stage.toLowerCase()))
        return undefined;
    return `"${stage}" cannot be the name of a stage: it takes a letter, then letters, digits, ".", "_" and "-"`;
}
function complainAboutSources(instruction) {
    const { keyword, source, strings, start, end } = instruction;
    const lastBlank = lastBlankBefore(source.text, start, end);
    if (strings === undefined ? lastBlank === undefined : strings.length < 2) {
        return `${keyword.toUpperCase()} needs a source and a destination`;
    }
    const heredoc = readHeredoc(strings?.at(-1) ?? source.text.slice((lastBlank ?? start) + 1, end));
    if (heredoc === undefined || heredoc === 'malformed')
        return undefined;
    return `the destination of ${keyword.toUpperCase()} cannot be a heredoc`;
}
function complainAboutHealthcheck(text) {
    const blank = text.search(/\s/);
    const type = blank === -1 ? text : text.slice(0, blank);
    if (type === '')
        return needsArgument('healthcheck');
    if (type.toUpperCase() === 'NONE')
        return blank !== -1 ? 'nothing can follow HEALTHCHECK NONE' : undefined;
    if (type.toUpperCase() !== 'CMD')
        return `HEALTHCHECK takes CMD or NONE, not "${type}"`;
    return blank === -1 ? 'HEALTHCHECK CMD needs a command' : undefined;
}
function complainAboutOnbuild({ trigger, flags }) {
    if (trigger === undefined)
        return needsArgument('onbuild');
    const flag = flags[0]?.text.split('=')[0];
    if (flag !== undefined)
        return `ONBUILD has no flag ${flag}`;
    if (trigger.keyword === 'onbuild')
        return 'an ONBUILD cannot put off an ONBUILD';
    const isForbidden = trigger.keyword === 'from' || trigger.keyword === 'maintainer';
    return isForbidden ? `ONBUILD cannot put off ${trigger.keyword.toUpperCase()}` : undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/stage.js






function splitStages(instructions, escape) {
    const globals = [];
    const stages = [];
    for (const instruction of instructions) {
        const stage = stages[stages.length - 1];
        const complaint = complainAbout(instruction) ??
            (stage === undefined ? undefined : complainAboutExpansions(instruction, escape));
        if (complaint !== undefined)
            return stage_rejected(instruction.line, complaint);
        if (instruction.keyword === 'from')
            stages.push({ ...readFrom(instruction), instructions: [] });
        else if (stage !== undefined)
            stage.instructions.push(instruction);
        else if (instruction.keyword === 'arg')
            globals.push(instruction);
        else
            return stage_rejected(instruction.line, 'it stands before the first FROM');
    }
    if (stages.length === 0)
        return stage_rejected(1, 'it has no FROM');
    const globalArgs = globals.flatMap(readArgDefaults);
    return { kind: 'staged', globalArgs, stages, escape };
}
const stage_PLATFORM = '--platform=';
function readFrom(instruction) {
    const { flags, line } = instruction;
    const [base = rangeSource(instruction), , name] = wordSources(instruction);
    const platform = flags.find((flag) => flag.text.startsWith(stage_PLATFORM));
    return {
        name: name?.text.toLowerCase(),
        base,
        platform: platform === undefined ? undefined : (0,source_text/* sliceSource */.U5)(platform, stage_PLATFORM.length),
        line,
    };
}
function stage_rejected(line, reason) {
    return { kind: 'rejected', rejection: { line, reason } };
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/triggers.js
function listTriggers(stages, bases) {
    let used;
    const triggers = [];
    for (const [index, stage] of stages.entries()) {
        for (const { trigger } of stage.instructions) {
            if (trigger === undefined)
                continue;
            used ??= new Set(bases);
            triggers.push({ instruction: trigger, stage, runsHere: used.has(index) });
        }
    }
    return triggers;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/resolve-file.js












function resolveFile(text) {
    const scan = scanInstructions(text);
    if (scan.kind === 'rejected')
        return scan;
    const file = splitStages(scan.instructions, scan.escape);
    if (file.kind === 'rejected')
        return file;
    const { stages, escape } = file;
    const usage = new ArgUsage();
    const globals = {
        defaults: file.globalArgs,
        targetStage: stages.at(-1)?.name ?? 'default',
        escape,
        effort: new Effort(text.length),
    };
    const platforms = { build: USUAL_PLATFORM, target: USUAL_PLATFORM };
    const reading = evaluateGlobalScope({ ...globals, platforms, usage });
    if (reading.kind === 'rejected')
        return reading;
    const { scope } = reading;
    const options = { escape, effort: globals.effort, scope };
    fixInheritedArgs(file, { scope, usage });
    const bases = resolveBases({ stages, usage, options, scope, otherPlatforms: otherPlatforms(globals) });
    if (bases.kind === 'rejected')
        return bases;
    const sources = resolveSources(stages, escape);
    if (sources.kind === 'rejected')
        return sources;
    const triggered = resolveTriggers(listTriggers(stages, bases.indexes), { stages, escape });
    return { kind: 'found', found: [...bases.found, ...sources.found, ...triggered] };
}
function fixInheritedArgs({ globalArgs, stages }, { scope, usage }) {
    if (globalArgs.length === 0)
        return;
    for (const { instructions } of stages) {
        for (const instruction of instructions) {
            const carrier = instruction.trigger ?? instruction;
            if (carrier.keyword === 'arg')
                fixDeclared(carrier, { scope, usage });
        }
    }
}
function fixDeclared(instruction, { scope, usage }) {
    for (const { name, value } of readArgDefaults(instruction)) {
        if (value === undefined)
            usage.fix(scope.find(name)?.origin);
    }
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/syntax-image.js



function findSyntaxImage(text) {
    return findAfter(text, '#') ?? findAfter(text, '//');
}
function findAfter(text, mark) {
    const lines = new PhysicalLines(text);
    const seen = new Set();
    while (lines.advance()) {
        const content = text.slice(lines.start, lines.end);
        if (lines.number === 1 && content.startsWith('#!'))
            continue;
        const directive = readDirective(content, mark);
        if (directive === undefined || seen.has(directive.key))
            return undefined;
        seen.add(directive.key);
        if (directive.key !== 'syntax')
            continue;
        const space = directive.value.indexOf(' ');
        const image = space === -1 ? directive.value : directive.value.slice(0, space);
        return (0,source_text/* sourceText */.rI)(image, lines.start + directive.valueAt);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/domain/dockerfile/read-dockerfile.js







function readDockerfile(bytes) {
    return readDockerfileText((0,byte_text/* textOfBytes */.g)(bytes));
}
function readDockerfileText(text, readReference = image_reference/* readImageReference */.bc) {
    return readPlainFile(text, readReference) ?? readInFull(text);
}
function readInFull(text) {
    const syntax = findSyntax(text);
    const file = resolveFile(text);
    if (file.kind === 'found')
        return listReferences([...syntax, ...file.found], text);
    return {
        ...listReferences(syntax.map(inRejectedFile), text),
        rejection: readableRejection(file.rejection),
    };
}
function findSyntax(text) {
    const word = findSyntaxImage(text);
    if (word === undefined)
        return [];
    const reading = (0,image_reference/* readImageReference */.bc)(word.text);
    if (reading.kind === 'invalid') {
        return [
            {
                kind: 'skipped',
                word,
                code: 'invalid-reference',
                reason: `Docker cannot read this name: ${reading.why}`,
            },
        ];
    }
    return [foundInWord(word, { use: 'dockerfile-syntax', reference: reading.reference, stage: undefined })];
}
function inRejectedFile({ word }) {
    return { kind: 'skipped', word, code: 'file-rejected', reason: 'Docker rejects the rest of the file' };
}
const LONGEST_REASON = 300;
function readableRejection({ line, reason }) {
    const isTooLong = reason.length > LONGEST_REASON;
    return { line, reason: `${(0,byte_text/* readableText */.G)(reason.slice(0, LONGEST_REASON))}${isTooLong ? '…' : ''}` };
}


/***/ }),

/***/ 231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   U5: () => (/* binding */ sliceSource),
/* harmony export */   rI: () => (/* binding */ sourceText),
/* harmony export */   uL: () => (/* binding */ SourceTextBuilder)
/* harmony export */ });
const NOWHERE = -1;
const NO_JOINTS = [];
function sourceText(text, offset) {
    return { text, offset, joints: NO_JOINTS };
}
function sliceSource(source, start, end = source.text.length) {
    if (start === 0 && end === source.text.length)
        return source;
    const text = source.text.slice(start, end);
    const offset = offsetAt(source, start);
    if (source.joints.length === 0)
        return { text, offset, joints: NO_JOINTS };
    const joints = [];
    for (let index = countJoints(source.joints, start); index < source.joints.length; index += 1) {
        const joint = source.joints[index];
        if (joint === undefined || joint.at >= end)
            break;
        joints.push({ at: joint.at - start, offset: joint.offset });
    }
    return { text, offset, joints };
}
function offsetAt(source, index) {
    const { joints } = source;
    const joint = joints.length === 0 ? undefined : joints[countJoints(joints, index) - 1];
    const offset = joint?.offset ?? source.offset;
    return offset === NOWHERE ? NOWHERE : offset + index - (joint?.at ?? 0);
}
function spansOf({ text, offset, joints }) {
    const spans = [];
    for (let index = 0; index <= joints.length; index += 1) {
        const { at, offset: start } = joints[index - 1] ?? { at: 0, offset };
        if (start === NOWHERE)
            return undefined;
        const end = start + (joints[index]?.at ?? text.length) - at;
        const last = spans.at(-1);
        if (last?.end === start)
            spans[spans.length - 1] = { start: last.start, end };
        else
            spans.push({ start, end });
    }
    return spans;
}
class SourceTextBuilder {
    #text = '';
    #offset = NOWHERE;
    #joints;
    #next = NOWHERE;
    get length() {
        return this.#text.length;
    }
    append(text, offset) {
        if (text === '')
            return;
        if (this.#text === '')
            this.#offset = offset;
        else if (offset !== this.#next)
            (this.#joints ??= []).push({ at: this.#text.length, offset });
        this.#next = offset === NOWHERE ? NOWHERE : offset + text.length;
        this.#text += text;
    }
    appendSource({ text, offset, joints }) {
        if (joints.length === 0)
            return this.append(text, offset);
        this.append(text.slice(0, joints[0]?.at), offset);
        for (const [index, joint] of joints.entries()) {
            this.append(text.slice(joint.at, joints[index + 1]?.at), joint.offset);
        }
    }
    build() {
        return { text: this.#text, offset: this.#offset, joints: this.#joints ?? NO_JOINTS };
    }
}
function countJoints(joints, index) {
    let low = 0;
    let high = joints.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((joints[middle]?.at ?? 0) <= index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 3169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PositionFinder)
/* harmony export */ });
class PositionFinder {
    #text;
    #at;
    #line = 1;
    #column = 1;
    constructor(text) {
        this.#text = text;
        this.#at = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0;
    }
    find(offset) {
        this.#goToLine(offset);
        for (; this.#at < offset; this.#at += 1) {
            if (!isContinuationByte(this.#text.charCodeAt(this.#at)))
                this.#column += 1;
        }
        return { line: this.#line, column: this.#column };
    }
    findInAscii(offset) {
        this.#goToLine(offset);
        this.#column += offset - this.#at;
        this.#at = offset;
        return { line: this.#line, column: this.#column };
    }
    #goToLine(offset) {
        for (;;) {
            const lineFeed = this.#text.indexOf('\n', this.#at);
            if (lineFeed === -1 || lineFeed >= offset)
                return;
            this.#at = lineFeed + 1;
            this.#line += 1;
            this.#column = 1;
        }
    }
}
function isContinuationByte(unit) {
    return unit >= 0x80 && unit < 0xc0;
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Um: () => (/* binding */ roughDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNITS = {
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 7 * 86_400_000,
};
const LONGEST_MS = 3_660 * 86_400_000;
function readDuration(text) {
    if (text === '0')
        return 0;
    const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
    const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
    return milliseconds <= LONGEST_MS ? milliseconds : undefined;
}
function formatDuration(milliseconds) {
    const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
    return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}
function roughDuration(milliseconds) {
    const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
    return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
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
    config_not_a_repository: 'Check out the repository before this step (actions/checkout).',
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
    github_base_unavailable: 'Let actions/checkout keep its credentials, use `fetch-depth: 0`, or pass `github-token` with `contents: read`.',
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
    run_cancelled: 'The run was stopped from outside.',
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

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ rememberReferences),
/* harmony export */   Ys: () => (/* binding */ canonicalReference),
/* harmony export */   bc: () => (/* binding */ readImageReference),
/* harmony export */   my: () => (/* binding */ formatImageReference),
/* harmony export */   vy: () => (/* binding */ formatImage),
/* harmony export */   yr: () => (/* binding */ effectiveTag)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3213);

const HOST = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]+)?$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const IMAGE_ID = /^[0-9a-f]{64}$/;
const LONGEST_PATH = 255;
function readImageReference(text) {
    if (text.length === 64 && IMAGE_ID.test(text))
        return invalid('64 hex digits cannot be a name');
    const at = text.indexOf('@');
    const beforeDigest = at === -1 ? text : text.slice(0, at);
    const digest = at === -1 ? undefined : text.slice(at + 1);
    if (digest?.includes('@') === true)
        return invalid('it has more than one "@"');
    if (digest !== undefined && !(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest))
        return invalid('its digest is malformed');
    const slash = beforeDigest.lastIndexOf('/');
    const colon = beforeDigest.indexOf(':', slash + 1);
    const name = colon === -1 ? beforeDigest : beforeDigest.slice(0, colon);
    const tag = colon === -1 ? undefined : beforeDigest.slice(colon + 1);
    if (tag !== undefined && !TAG.test(tag))
        return invalid(tag === '' ? 'its tag is empty' : 'its tag is malformed');
    return readName(name, tag, digest);
}
const MOST_REMEMBERED = 10_000;
function rememberReferences() {
    const known = new Map();
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        if (known.size >= MOST_REMEMBERED)
            known.clear();
        const reading = readImageReference(text);
        known.set(text, reading);
        return reading;
    };
}
function formatImageReference(reference) {
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${formatImage(reference)}${tag}${digest}`;
}
function formatImage(reference) {
    return `${reference.host}/${reference.path}`;
}
function effectiveTag(reference) {
    if (reference.tag !== undefined)
        return reference.tag;
    return reference.digest === undefined ? 'latest' : undefined;
}
function canonicalReference(reference) {
    return formatImageReference({ ...reference, tag: effectiveTag(reference) });
}
function readName(name, tag, digest) {
    if (name === '')
        return invalid('its name is empty');
    const slash = name.indexOf('/');
    const first = slash === -1 ? undefined : name.slice(0, slash);
    const named = first !== undefined && isHost(first) ? first : undefined;
    const host = named === undefined || named === 'index.docker.io' ? 'docker.io' : named;
    const rest = named === undefined ? name : name.slice(slash + 1);
    if (named !== undefined && !HOST.test(named))
        return invalid(`"${host}" is not a host name`);
    const path = host === 'docker.io' && !rest.includes('/') ? `library/${rest}` : rest;
    if (!PATH.test(path))
        return invalid(rest.toLowerCase() === rest ? 'its name is malformed' : 'its name must be lower case');
    if (path.length > LONGEST_PATH)
        return invalid(`its path is longer than ${LONGEST_PATH} characters`);
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function isHost(first) {
    return /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
}
function invalid(why) {
    return { kind: 'invalid', why };
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
    return new Date(instant).toISOString();
}
function formatDay(instant) {
    return formatInstant(instant).slice(0, 10);
}


/***/ }),

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findIgnoreRule),
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);

function findIgnoreRule(rules, { file, reference }, now) {
    return rules.find(({ image, path, until }) => (until === undefined || now < until) &&
        (path === undefined || path(file)) &&
        (image === undefined || namesOf(reference).some(image)));
}
function namesOf(reference) {
    const full = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatImage */ .vy)(reference);
    const names = [full, full.replace(/^docker\.io\/(?:library\/)?/, '')];
    const tag = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference);
    return tag === undefined ? names : names.flatMap((name) => [name, `${name}:${tag}`]);
}


/***/ }),

/***/ 1556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ listedTag)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);

function listedTag({ reference, writing, }) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference) ?? writing.tagComment?.tag;
}


/***/ }),

/***/ 7960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ WHOLE_REFERENCE)
/* harmony export */ });
const WHOLE_REFERENCE = {
    part: 'reference',
    before: '',
    after: '',
    styles: ['tag@digest', 'digest'],
};


/***/ }),

/***/ 3812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   YF: () => (/* binding */ takeApart),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7398);

function escapeMarkdown(text, longest = 2_000) {
    return takeApart((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, longest))
        .replace(SPECIAL, reference)
        .replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
}
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;
const BEGINNING = /^(\d*)([-+=.)])/;
function reference(character) {
    return `&#${character.charCodeAt(0)};`;
}
function takeApart(text) {
    return text
        .replace(/@(?!sha256:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
        .replace(/#(?=\w)/g, `#${APART}`)
        .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
        .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}
const APART = '\u200b';
function code(text) {
    return `<code>${escapeMarkdown(text, 500)}</code>`;
}
function table(heads, rows) {
    return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}
function tableHead(heads) {
    return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}
function tableRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
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

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ pinKey),
/* harmony export */   OK: () => (/* binding */ likelyTags),
/* harmony export */   jH: () => (/* binding */ periodOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(880);

function pinKey(reference) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalReference */ .Ys)(reference);
}
function periodOf(history, digest) {
    const first = history.find((build) => build.digest === digest);
    if (first === undefined)
        return undefined;
    const last = history.findLastIndex((build) => build.digest === digest);
    return { since: first.at, until: history[last + 1]?.at };
}
function likelyTags(tag, names) {
    const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
    return names
        .filter((name) => name !== tag)
        .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
}
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one.charAt(length) === other.charAt(length))
        length += 1;
    return length;
}


/***/ }),

/***/ 7398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ inertLine),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
function printable(text, longest = 300) {
    const line = text
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim();
    return cutText(line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## ['), longest);
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

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ isGroupBranch),
/* harmony export */   hq: () => (/* binding */ branchNameProblem),
/* harmony export */   oD: () => (/* binding */ groupBranch)
/* harmony export */ });
const LONGEST_SLUG = 40;
function groupBranch(branch, group) {
    if (group.key === '')
        return branch;
    const slug = group.key
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, LONGEST_SLUG)
        .replace(/^-+|-+$/g, '');
    return `${branch}-${slug === '' ? 'group' : slug}-${group.hash.slice(0, 8)}`;
}
function isGroupBranch(branch, name) {
    if (name === branch)
        return true;
    return name.startsWith(`${branch}-`) && /^[a-z0-9-]+-[0-9a-f]{8}$/.test(name.slice(branch.length + 1));
}
const LONGEST_NAME = 180;
const FORBIDDEN = /[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|^[-./]|[./]$|^@$/u;
function branchNameProblem(name) {
    if (name === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === 'HEAD' || name.startsWith('refs/'))
        return 'must be a name without refs/heads/';
    return FORBIDDEN.test(name) ? 'is not a name that git accepts for a branch' : undefined;
}


/***/ }),

/***/ 3500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GROUPINGS),
/* harmony export */   n: () => (/* binding */ groupPlan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6046);

const GROUPINGS = ['all', 'directory', 'image'];
function groupPlan(plan, grouping) {
    const groups = Map.groupBy(plan.moves, (move) => keyOf(move, grouping));
    return [...groups].map(([key, moves]) => ({
        key,
        moves,
        skipped: grouping === 'directory' ? plan.skipped.filter(({ file }) => folderOf(file) === key) : plan.skipped,
    }));
}
function keyOf(move, grouping) {
    switch (grouping) {
        case 'all':
            return '';
        case 'directory':
            return folderOf(move.file);
        case 'image':
            return move.image;
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .xb)(grouping);
    }
}
function folderOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash);
}


/***/ }),

/***/ 1799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ templateProblem),
/* harmony export */   NX: () => (/* binding */ TITLE_WORDS),
/* harmony export */   d9: () => (/* binding */ BODY_WORDS),
/* harmony export */   ou: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9436);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7398);


const TITLE_WORDS = ['count', 'images', 'files', 'group'];
const BODY_WORDS = [...TITLE_WORDS, 'table', 'skipped', 'notes'];
const WORD = /\{([a-z]+)\}/g;
function templateProblem(template, words) {
    const unknown = [...template.matchAll(WORD)]
        .map(([, word = '']) => word)
        .find((word) => !words.includes(word));
    if (unknown === undefined)
        return undefined;
    const nearest = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestWord */ .z)(unknown, words);
    const advice = nearest === undefined
        ? `known are ${words.map((word) => `{${word}}`).join(', ')}`
        : `did you mean {${nearest}}?`;
    return `{${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(unknown, 40)}} is no word of the template; ${advice}`;
}
function fillTemplate(template, values) {
    return template.replace(WORD, (written, word) => values[word] ?? written);
}


/***/ }),

/***/ 2433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   COMMENT_MODES: () => (/* binding */ COMMENT_MODES),
/* harmony export */   commentMarker: () => (/* binding */ commentMarker),
/* harmony export */   planComment: () => (/* binding */ planComment),
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3812);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6786);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7739);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(248);




const COMMENT_MODES = ['never', 'on-findings', 'always'];
const LONGEST_BODY = 65_000;
function commentMarker(jobKey, hash) {
    return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
}
function planComment(options) {
    const { mode, own, report } = options;
    const [first, ...more] = own;
    const surplus = more.map(({ id }) => id);
    if (mode === 'never')
        return { kind: 'leave', surplus: [] };
    if (first === undefined) {
        const isWanted = mode === 'always' || report.verdict !== 'pass';
        return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'leave', surplus };
    }
    const body = renderComment(options);
    return first.body.trim() === body.trim()
        ? { kind: 'leave', surplus }
        : { kind: 'update', id: first.id, body, surplus };
}
function renderComment({ report, marker, jobKey, }) {
    const sections = [
        heading(report, marker),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .findingSections */ .Y)(report.findings),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedSection */ .E)(report.resolved),
        footer(jobKey),
    ];
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitSections */ .W)(sections, LONGEST_BODY, (text) => text.length);
}
function heading(report, marker) {
    const title = `## ${_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_SIGNS */ .PU[report.verdict]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report))}`;
    return {
        before: [marker, title, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .scope */ .z8)(report), 600)].join('\n\n'),
        entries: report.notes.map((note) => `\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(note, 600)}`),
        after: '',
        importance: 0,
        noun: 'note',
    };
}
function footer(jobKey) {
    const before = `<sub>Job ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(jobKey)}. Every image and every build is in the summary of the run.</sub>`;
    return { before, entries: [], after: '', importance: 9, noun: '' };
}


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ resolvedSection),
/* harmony export */   Y: () => (/* binding */ findingSections)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3812);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7398);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(248);



const LISTS = [
    ['new', 'New in this change'],
    ['not-compared', 'Findings'],
    ['carried-over', 'There before this change'],
];
const IMPORTANCE = { error: 1, warning: 3, notice: 5 };
function findingSections(findings) {
    return LISTS.flatMap(([novelty, title]) => listSections(findings.filter((one) => one.novelty === novelty), title));
}
function listSections(findings, title) {
    if (findings.length === 0)
        return [];
    const failing = findings.filter(({ level }) => level === 'error');
    const warnings = findings.filter(({ level }) => level === 'warning');
    const notices = findings.filter(({ level }) => level === 'notice');
    return [
        { before: `### ${title}: ${findings.length}`, entries: [], after: '', importance: 0, noun: '' },
        ...open(failing),
        ...folded(warnings, (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warnings.length, 'warning')),
        ...folded(notices, (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(notices.length, 'note')),
    ];
}
function open(findings) {
    return sectionOf(findings, HEAD, '');
}
function folded(findings, title) {
    return sectionOf(findings, `<details><summary>${title}</summary>\n\n${HEAD}`, '</details>');
}
const HEAD = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableHead */ .PP)(['', 'Where', 'What', 'What to do']);
function sectionOf(findings, before, after) {
    const [first] = findings;
    if (first === undefined)
        return [];
    return [
        {
            before,
            entries: findings.map(findingRow),
            after,
            importance: IMPORTANCE[first.level],
            noun: 'finding',
        },
    ];
}
function findingRow(finding) {
    const { exception } = finding;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableRow */ .jD)([
        _wording_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVEL_SIGNS */ .WG[finding.level],
        finding.file === '' ? 'this run' : place(finding),
        [
            strong(finding.title),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.message, 1_000),
            exception === undefined
                ? ''
                : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`Accepted until ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(exception.until, 40)}: ${exception.reason}`, 400),
        ]
            .filter((part) => part !== '')
            .join('<br>'),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.remedy, 600),
    ]);
}
function place({ file, line }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(file, 400)}:${line}`);
}
function strong(text) {
    const escaped = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, 300);
    return escaped === '' ? '' : `**${escaped}**`;
}
function resolvedSection(resolved) {
    if (resolved.length === 0)
        return [];
    return [
        {
            before: `<details><summary>✅ Resolved by this change: ${resolved.length}</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableHead */ .PP)(['Where it was', 'What'])}`,
            entries: resolved.map(({ file, line, title, reference }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableRow */ .jD)([
                place({ file, line }),
                [strong(title), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(reference, 500)].filter((part) => part !== '').join('<br>'),
            ])),
            after: '</details>',
            importance: 6,
            noun: 'resolved finding',
        },
    ];
}


/***/ }),

/***/ 7739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(248);

function fitSections(sections, limit, size) {
    const kept = keptEntries(sections, limit, size);
    return sections
        .map((section) => render(section, kept.get(section) ?? 0))
        .filter((text) => text !== '')
        .join('\n\n');
}
function keptEntries(sections, limit, size) {
    const kept = new Map();
    const around = sections.map(({ before, after, entries, noun }) => [
        before,
        moreText(entries.length, noun),
        after,
    ]);
    let used = around.flat().reduce((sum, text) => sum + size(text) + 2, 0);
    for (const section of sections.toSorted((a, b) => a.importance - b.importance)) {
        for (const [index, entry] of section.entries.entries()) {
            used += size(entry) + 1;
            if (used > limit)
                return kept;
            kept.set(section, index + 1);
        }
    }
    return kept;
}
function render({ before, entries, after, noun }, kept) {
    const list = [before, ...entries.slice(0, kept)].filter((text) => text !== '').join('\n');
    const left = entries.length - kept;
    return [list, left === 0 ? '' : moreText(left, noun), after].filter((text) => text !== '').join('\n\n');
}
function moreText(left, noun) {
    return `… and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(left, `more ${noun}`)}; all are in the report.`;
}


/***/ }),

/***/ 248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ VERDICT_SIGNS),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Sd: () => (/* binding */ behindText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WG: () => (/* binding */ LEVEL_SIGNS),
/* harmony export */   nl: () => (/* binding */ noveltyText),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
function headline(report) {
    const errors = report.findings.filter(({ level }) => level === 'error').length;
    switch (report.verdict) {
        case 'fail':
            return `Mooring check failed: ${count(errors, 'finding')} ${errors === 1 ? 'has' : 'have'} to be dealt with.`;
        case 'warn':
            return 'Mooring check passed with warnings.';
        case 'pass':
            return report.images.length === 0
                ? 'Mooring check passed: there is no image reference to check.'
                : 'Mooring check passed.';
    }
}
function scope(report) {
    const looked = `${count(report.images.length, 'image')} in ${count(report.files, 'file')}`;
    const compared = comparedText(report.comparedWith);
    return `${looked}, ${compared}.`;
}
function comparedText(comparedWith) {
    switch (comparedWith.kind) {
        case 'base':
            return `compared with base ${comparedWith.commit.slice(0, 12)}`;
        case 'since':
            return `new is what came up since ${comparedWith.since}`;
        case 'baseline':
            return `compared with ${comparedWith.file}`;
        case 'none':
            return `not compared: ${comparedWith.why}`;
    }
}
function behindText(image) {
    if (image.behind === null)
        return image.pinned === null ? 'not pinned' : 'unknown';
    if (image.behind.builds === 0)
        return 'newest';
    return `${count(image.behind.builds, 'build')}, ${count(image.behind.days, 'day')}`;
}
function stateText(image) {
    const open = image.openAdvisories ?? [];
    const words = [
        image.endOfLife?.verdict === 'fail' ? 'end of life' : '',
        open.length > 0 ? count(open.length, 'open advisory', 'open advisories') : '',
        image.newest === null ? 'not checked' : '',
    ].filter((word) => word !== '');
    return words.length === 0 ? 'ok' : words.join(', ');
}
function noveltyText(finding) {
    switch (finding.novelty) {
        case 'new':
            return 'new in this change';
        case 'carried-over':
            return 'there before this change';
        case 'not-compared':
            return '';
    }
}
const VERDICT_SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' };
const LEVEL_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}


/***/ }),

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ basicCredentials),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   zh: () => (/* binding */ Secret)
/* harmony export */ });
const INSPECT = Symbol.for('nodejs.util.inspect.custom');
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    reveal() {
        return this.#value;
    }
    toString() {
        return '***';
    }
    toJSON() {
        return '***';
    }
    [INSPECT]() {
        return '***';
    }
}
function secretForms(secret) {
    const value = secret.reveal();
    const trimmed = value.trim();
    const texts = [value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling);
    const forms = texts.flatMap((text) => [
        text,
        base64(text),
        base64url(text),
        base64(`_token:${text}`),
        encodeURIComponent(text.toWellFormed()),
        new URLSearchParams({ '': text }).toString().slice(1),
        JSON.stringify(text).slice(1, -1),
    ]);
    return [...new Set(forms)];
}
function basicCredentials(token) {
    return base64(`_token:${token.reveal()}`);
}
function isTelling(text) {
    return text.trim().length >= 4;
}
function base64(text) {
    return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
function base64url(text) {
    return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   lq: () => (/* binding */ RATINGS),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
const RATINGS = ['critical', 'high', 'medium', 'low', 'none'];
const NEWEST_FIRST = ['TYPE_CVSS_V4', 'TYPE_CVSS_V3', 'TYPE_CVSS_V2'];
function severityOf(stated, scoreVector) {
    const others = stated.map(({ type }) => type).filter((type) => !NEWEST_FIRST.includes(type));
    for (const type of [...NEWEST_FIRST, ...others]) {
        const scores = stated
            .filter((one) => one.type === type)
            .flatMap(({ score }) => readScore(score, scoreVector) ?? []);
        if (scores.length > 0)
            return rated(Math.max(...scores));
    }
    return { rating: 'unscored', score: null };
}
function isAtLeast(severity, threshold) {
    return severity.rating !== 'unscored' && RATINGS.indexOf(severity.rating) <= RATINGS.indexOf(threshold);
}
function readScore(text, scoreVector) {
    const trimmed = text.trim();
    const score = /^\d{1,2}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : scoreVector(trimmed);
    return score !== undefined && score >= 0 && score <= 10 ? score : undefined;
}
function rated(score) {
    return { rating: ratingOf(score), score };
}
function ratingOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}


/***/ }),

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ newestBuild),
/* harmony export */   aH: () => (/* binding */ appendPage),
/* harmony export */   er: () => (/* binding */ lagOf),
/* harmony export */   q9: () => (/* binding */ settledHistory),
/* harmony export */   w: () => (/* binding */ findBuild)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2224);

function newestBuild(history) {
    return history.at(-1);
}
function findBuild(history, digest) {
    return history.findLast((build) => build.digest === digest);
}
function settledHistory(history) {
    const seen = new Set();
    let previous;
    const settled = [];
    for (const build of history) {
        if (build.digest === previous?.digest)
            continue;
        const isReturn = seen.has(build.digest);
        if (!(isReturn && previous?.isReturn === true))
            settled.push(build);
        seen.add(build.digest);
        previous = { digest: build.digest, isReturn };
    }
    return settled;
}
function lagOf(history, digest, now) {
    if (history.at(-1)?.digest === digest)
        return { kind: 'newest' };
    const settled = settledHistory(history);
    const last = settled.findLastIndex((build) => build.digest === digest);
    if (last === -1)
        return { kind: 'not-in-history' };
    const [first] = settled.slice(last + 1);
    if (first === undefined)
        return { kind: 'newest' };
    const days = Math.max(0, Math.floor((now - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO));
    return { kind: 'behind', builds: settled.length - last - 1, days };
}
function appendPage(history, page) {
    const last = history.at(-1);
    if (last === undefined)
        return page.length === 0 ? undefined : page;
    const boundary = history.filter((build) => build.at === last.at);
    const added = page.filter((build) => build.at > last.at ||
        (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
    return added.length === 0 ? undefined : [...history, ...added];
}


/***/ }),

/***/ 4288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutUndefined)
/* harmony export */ });
function withoutUndefined(values) {
    const given = {};
    for (const key in values) {
        const value = values[key];
        if (isGiven(value))
            given[key] = value;
    }
    return given;
}
function isGiven(value) {
    return value !== undefined;
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


/***/ }),

/***/ 6925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ formatByRules),
  v8: () => (/* binding */ listImages),
  Me: () => (/* binding */ walkImages)
});

// EXTERNAL MODULE: ./build/domain/dockerfile/byte-text.js
var byte_text = __nccwpck_require__(6158);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __nccwpck_require__(880);
;// CONCATENATED MODULE: ./build/domain/listing/ignore-comment.js
const COMMENT = /(?:^|[ \t])(?:#|\/\/)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*$/gm;
const NO_REASON = 'a comment says so';
function findIgnoreComments(text) {
    if (!text.includes('mooring:'))
        return undefined;
    const comments = new Map();
    let line = 1;
    let counted = 0;
    for (const { index, 1: reason = '' } of text.matchAll(COMMENT)) {
        for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', counted)) {
            line += 1;
            counted = at + 1;
        }
        const isAlone = text.slice(counted, index).trim() === '';
        comments.set(line, { reason: reason.trim() || NO_REASON, isAlone });
    }
    return (asked) => {
        const above = comments.get(asked - 1);
        return comments.get(asked)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
    };
}

// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __nccwpck_require__(913);
;// CONCATENATED MODULE: ./build/domain/dockerfile-name.js
const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;
const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;
function isDockerfileName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name === 'Dockerfile' || (NAME.test(name) && !COMPANION.test(name));
}

;// CONCATENATED MODULE: ./build/formats/file-format.js

const NAMES = [
    [/^\.github\/workflows\/[^/]+\.ya?ml$/, { language: 'yaml', kind: 'workflow' }],
    [/(?:^|\/)action\.ya?ml$/, { language: 'yaml', kind: 'action' }],
    [
        /(?:^|\/)[^/]*\.?gitlab-ci[^/]*\.ya?ml$|(?:^|\/)\.gitlab\/.+\.ya?ml$/,
        { language: 'yaml', kind: 'gitlab-ci' },
    ],
    [/(?:^|\/)(?:[^/]+[.-])?compose(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'compose' }],
    [/(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/, { language: 'yaml', kind: 'kustomize' }],
    [/(?:^|\/)(?:[^/]+[.-])?values(?:[._-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'helm-values' }],
    [/(?:^|\/)\.ko\.ya?ml$/, { language: 'yaml', kind: 'ko' }],
    [/(?:^|\/)skaffold(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'skaffold' }],
    [/(?:^|\/)\.?devcontainer\.json$/, { language: 'json', kind: 'devcontainer' }],
    [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.json$/, { language: 'json', kind: 'bake' }],
    [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.hcl$/, { language: 'hcl', kind: 'bake' }],
    [/\.ya?ml$/, { language: 'yaml', kind: 'kubernetes' }],
];
function fileFormat(path) {
    if (isDockerfileName(path))
        return { language: 'dockerfile' };
    return NAMES.find(([name]) => name.test(path))?.[1];
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __nccwpck_require__(3495);
// EXTERNAL MODULE: ./build/usecases/read-file.js
var read_file = __nccwpck_require__(9184);
;// CONCATENATED MODULE: ./build/usecases/list-images.js







const BATCH = 256;
async function listImages(options) {
    const files = [];
    for await (const batch of walkImages(options))
        files.push(...batch);
    files.sort((one, other) => (one.path < other.path ? -1 : 1));
    return {
        images: files.flatMap(({ list }) => list.images),
        skipped: files.flatMap(({ list }) => list.skipped),
    };
}
async function* walkImages({ tree, now, ...options }) {
    const rules = options.rules ?? (await (0,load_rules/* loadRules */.A7)(tree));
    const listing = { tree, now, rules, readReference: (0,image_reference/* rememberReferences */.EX)() };
    for await (const paths of tree.listInPortions?.() ?? [await tree.list()]) {
        const files = formattedFiles(paths, rules);
        for (let start = 0; start < files.length; start += BATCH) {
            yield await listFiles(files.slice(start, start + BATCH), listing);
        }
    }
}
function formattedFiles(paths, rules) {
    const files = [];
    for (const path of paths) {
        const format = rules.isExcluded(path) ? undefined : formatByRules(path, rules);
        if (format !== undefined)
            files.push({ path, format });
    }
    return files;
}
function formatByRules(path, rules) {
    return fileFormat(path) ?? (rules.isIncluded(path) ? DOCKERFILE : undefined);
}
const DOCKERFILE = { language: 'dockerfile' };
async function listFiles(files, listing) {
    const readings = await listing.tree.read(files.map(({ path }) => path));
    const listed = [];
    for (const [index, { path, format }] of files.entries()) {
        const reading = readings[index];
        if (reading === undefined)
            continue;
        const list = await listFile(reading, format, listing);
        if (list.images.length > 0 || list.skipped.length > 0)
            listed.push({ path, list });
    }
    return listed;
}
async function listFile(reading, format, listing) {
    const file = reading.path;
    if ('problem' in reading) {
        return {
            images: [],
            skipped: [{ file, line: 1, written: '', code: 'unreadable-file', reason: reading.problem }],
        };
    }
    const { rules, readReference } = listing;
    const text = (0,byte_text/* textOfBytes */.g)(reading.bytes);
    const list = format.language === 'dockerfile'
        ? (0,read_file/* listDockerfile */.z)(file, text, readReference)
        : await (0,read_file/* readFile */.T)({ file, bytes: reading.bytes, format, options: rules.options });
    return heedWishes(list, text, listing);
}
function heedWishes(list, text, { rules, now }) {
    const ignoredLines = findIgnoreComments(text);
    if (ignoredLines === undefined && rules.ignore.length === 0 && list.skipped.length < 2)
        return list;
    return leaveOut(list, (place) => {
        const rule = 'reference' in place ? (0,ignore_rule/* findIgnoreRule */.G)(rules.ignore, place, now)?.reason : undefined;
        if (rule !== undefined)
            return { reason: rule };
        const comment = ignoredLines?.(place.line);
        return comment === undefined ? undefined : { reason: comment, byComment: place };
    });
}
function leaveOut({ images, skipped }, wishFor) {
    const kept = images.filter((image) => wishFor(image) === undefined);
    const ignored = [...images, ...skipped].flatMap((place) => {
        const wish = wishFor(place);
        const { file, line, written } = place;
        return wish === undefined ? [] : [{ file, line, written, code: 'ignored', ...wish }];
    });
    const others = skipped.filter((place) => wishFor(place) === undefined);
    return { images: kept, skipped: [...others, ...ignored].sort((one, other) => one.line - other.line) };
}


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ loadRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES)
/* harmony export */ });
/* harmony import */ var _domain_check_check_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4170);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6046);


const CONFIG_FILES = ['.github/mooring.yml', '.github/mooring.yaml'];
const NO_RULES = {
    isIncluded: () => false,
    isExcluded: () => false,
    ignore: [],
    options: { workflowMatrix: false, bakeArgs: false },
    check: _domain_check_check_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETTINGS */ .A,
};
async function loadRules(tree) {
    const file = await findConfigFile(tree);
    if (file === undefined)
        return NO_RULES;
    const { readConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(16), __nccwpck_require__.e(580)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3580));
    return readConfig(file.path, file.bytes);
}
async function findConfigFile(tree) {
    const readings = await tree.read(CONFIG_FILES);
    const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
    if (reading !== undefined && 'problem' in reading)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_file_unreadable', `${reading.path}: ${reading.problem}`);
    return reading;
}


/***/ }),

/***/ 9184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readFile),
/* harmony export */   z: () => (/* binding */ listDockerfile)
/* harmony export */ });
/* harmony import */ var _domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6158);
/* harmony import */ var _domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7092);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6046);
/* harmony import */ var _domain_listing_pin_writing_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7960);




async function readFile({ file, bytes, format, options }) {
    switch (format.language) {
        case 'dockerfile':
            return listDockerfile(file, (0,_domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfBytes */ .g)(bytes));
        case 'yaml': {
            const { readYamlFile } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(840), __nccwpck_require__.e(607)]).then(__nccwpck_require__.bind(__nccwpck_require__, 607));
            return inFile(file, readYamlFile(format.kind, bytes, options));
        }
        case 'json': {
            const { readJsonFile } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(840), __nccwpck_require__.e(320)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4320));
            return inFile(file, readJsonFile(format.kind, bytes, options));
        }
        case 'hcl': {
            const { readHclFile } = await Promise.all(/* import() */[__nccwpck_require__.e(840), __nccwpck_require__.e(102)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5102));
            return inFile(file, readHclFile(format.kind, bytes, options));
        }
        default:
            return (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .xb)(format);
    }
}
function listDockerfile(file, text, readReference) {
    const { images, skipped, rejection } = (0,_domain_dockerfile_read_dockerfile_js__WEBPACK_IMPORTED_MODULE_1__/* .readDockerfileText */ .ob)(text, readReference);
    const rejected = rejection === undefined
        ? []
        : [
            {
                file,
                line: rejection.line,
                written: '',
                code: 'file-rejected',
                reason: `Docker rejects this file: ${rejection.reason}`,
            },
        ];
    return {
        images: images.map(({ line, column, kind, written, reference, edit, platform }) => ({
            file,
            line,
            column,
            kind,
            written,
            reference,
            edit,
            platform,
            writing: _domain_listing_pin_writing_js__WEBPACK_IMPORTED_MODULE_3__/* .WHOLE_REFERENCE */ .W,
        })),
        skipped: [
            ...skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
            ...rejected,
        ],
    };
}
function inFile(file, { images, skipped }) {
    return {
        images: images.map((image) => ({ ...image, file })),
        skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
    };
}


/***/ }),

/***/ 2857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Brp: () => (/* binding */ ZodISODate),
  rSt: () => (/* binding */ ZodNumber),
  YOg: () => (/* binding */ array),
  K39: () => (/* binding */ base64),
  zMY: () => (/* binding */ schemas_boolean),
  Rpp: () => (/* binding */ email),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  chJ: () => (/* binding */ _null),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  vkY: () => (/* binding */ preprocess),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown),
  OZ5: () => (/* binding */ url)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODateTime, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64url, bigint, catch, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, discriminatedUnion, e164, emoji, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, never, nonoptional, nullable, nullish, optional, partialRecord, pipe, prefault, promise, readonly, refine, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, tuple, uint32, uint64, ulid, undefined, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* null */.ch;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
(/* unused pure expression or super */ null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,core_util/* assignProp */.Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? registries/* globalRegistry */.fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,core_util/* assignProp */.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,core_util/* assignProp */.Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(core_util/* NUMBER_FORMAT_RANGES */.zH),
    bigint_format: formatContributor(core_util/* BIGINT_FORMAT_RANGES */.NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, core_regexes/* base64 */.K3],
    [base64urlCharset, core_regexes/* base64url */.r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,core_util/* getEnumValues */.w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,core_util/* assignProp */.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? core_regexes/* number */.ai : core_regexes/* integer */.nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,core_util/* assignProp */.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, core_util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const classic_parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const classic_parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return api/* _email */.Mu(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return api/* _url */.Fn(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return api/* _base64 */.rt(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNull", (inst, def) => {
    $ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
    return api/* _null */.jw(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodDiscriminatedUnion.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   jw: () => (/* binding */ _null),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qG: () => (/* binding */ _coercedNumber),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ch: () => (/* binding */ _null),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, string, undefined, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, defineLazy, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, primitiveTypes, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
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
/******/ 		792: 0
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
  k_: () => (/* reexport */ runCheck),
  ak: () => (/* reexport */ runCli),
  Zz: () => (/* reexport */ runCredentialHelper),
  yK: () => (/* reexport */ runIdentity),
  JN: () => (/* reexport */ runLogin),
  v9: () => (/* reexport */ runLoginPost),
  zN: () => (/* reexport */ runPin),
  yP: () => (/* reexport */ runResolve)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __nccwpck_require__(5168);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __nccwpck_require__(6046);
// EXTERNAL MODULE: ./build/adapters/file-lock.js
var file_lock = __nccwpck_require__(7127);
;// CONCATENATED MODULE: ./build/adapters/report-file.js






function reportPlace(input, text, { workspace, temporaryFolder }) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const roots = [workspace, temporaryFolder, (0,external_node_os_.homedir)()].map((root) => (0,external_node_path_.resolve)(root));
    const root = roots.find((folder) => isBelow(path, folder));
    if (root !== undefined && !text.includes('\0'))
        return { path, root };
    throw new errors/* MooringError */.OD('config_input_invalid', `input ${input}: must lie in the workspace, in RUNNER_TEMP or in the home of the runner`);
}
async function writeWholeFile({ path, root }, text) {
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await requireNoLink(path, root);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(draft, text, { flag: 'wx' });
        await (0,promises_.rename)(draft, path);
    }
    catch (cause) {
        if (cause instanceof errors/* MooringError */.OD)
            throw cause;
        await (0,promises_.rm)(draft, { force: true }).catch(() => undefined);
        throw new errors/* MooringError */.OD('config_file_unreadable', `could not write ${path}`, {
            cause,
            hint: 'Check that the folder exists and that this user may write to it.',
        });
    }
}
function isBelow(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '' && way.split(external_node_path_.sep)[0] !== '..' && !(0,external_node_path_.isAbsolute)(way);
}
async function requireNoLink(path, root) {
    const names = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep);
    for (const index of names.keys()) {
        const place = (0,external_node_path_.join)(root, ...names.slice(0, index + 1));
        if (!(await isLink(place)))
            continue;
        throw new errors/* MooringError */.OD('config_file_invalid', `${place} is a symbolic link: nothing is written there`, {
            hint: 'Remove the link from the repository, or name another place.',
        });
    }
}
async function isLink(place) {
    try {
        return (await (0,promises_.lstat)(place)).isSymbolicLink();
    }
    catch (error) {
        if ((0,file_lock/* isCode */._)(error, 'ENOENT'))
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __nccwpck_require__(945);
// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __nccwpck_require__(4513);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __nccwpck_require__(880);
// EXTERNAL MODULE: ./build/domain/check/answers.js
var check_answers = __nccwpck_require__(9337);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __nccwpck_require__(7125);
// EXTERNAL MODULE: ./build/domain/check/observe-advisories.js + 4 modules
var observe_advisories = __nccwpck_require__(9632);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __nccwpck_require__(6068);
// EXTERNAL MODULE: ./build/domain/check/gate-policy.js
var gate_policy = __nccwpck_require__(3714);
// EXTERNAL MODULE: ./build/domain/check/observation.js
var check_observation = __nccwpck_require__(4892);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __nccwpck_require__(4953);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __nccwpck_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/pin-origin.js
var pin_origin = __nccwpck_require__(8449);
// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __nccwpck_require__(3213);
;// CONCATENATED MODULE: ./build/domain/check/observe-origin.js




function observeOrigin(use, digest, given) {
    return (0,check_observation/* observed */.P)(use, saidOf(use, (0,domain_digest/* shortDigest */.VK)(digest), given));
}
function saidOf(use, digest, { tag, newest, origin }) {
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const repin = `pin ${image}:${tag}@${newest.digest}`;
    switch (origin?.kind) {
        case 'foreign':
            return {
                ...FOREIGN,
                title: 'the digest is no build of this image',
                message: `${digest} is none of the builds that any of the ${origin.tags} tags of ${image} has had${origin.isInRegistry ? '' : ', and the registry does not have it'}.`,
                remedy: `Find out who wrote it and where it comes from; ${repin} instead.`,
            };
        case 'other-tag':
            return {
                ...FOREIGN,
                title: `the digest is a build of tag ${origin.tag}`,
                message: `${digest} is none of the builds of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${periodText(origin)}.`,
                remedy: `Write ${image}:${origin.tag}, or ${repin}.`,
            };
        case 'platform-manifest':
            return {
                ...FOREIGN,
                weight: 'warning',
                title: `the digest is the image of ${origin.platform} alone`,
                message: `${digest} is what a build of tag ${tag} has for ${origin.platform}; the tag pointed to that build ${periodText(origin)}. On other platforms it does not run.`,
                remedy: `Pin the index of that build, ${origin.index}, or ${repin}.`,
            };
        case 'own':
        case 'not-verified':
        case undefined:
            return {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `origin|${(0,image_reference/* canonicalReference */.Ys)(use.reference)}`,
                title: 'the origin of the digest could not be checked',
                message: `${digest} is none of the builds of tag ${tag}, and where it comes from is not known${origin?.kind === 'not-verified' ? `: ${origin.reason}` : ''}.`,
                remedy: `Run again; or ${repin}.`,
            };
    }
}
const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' };
function periodText({ since, until }) {
    return until === undefined
        ? `since ${(0,instant/* formatDay */.im)(since)}`
        : `from ${(0,instant/* formatDay */.im)(since)} to ${(0,instant/* formatDay */.im)(until)}`;
}

;// CONCATENATED MODULE: ./build/domain/check/observe-history.js







function observeHistory(use, tag, history, given) {
    const builds = history.kind === 'known' ? history.value : [];
    const unpinned = use.reference.digest === undefined ? [observeUnpinned(use, (0,tag_history/* newestBuild */.Dz)(builds), given.policy)] : [];
    if (history.kind === 'unknown')
        return [...unpinned, (0,check_observation/* notChecked */.l)(use, 'history', history, given.mode)];
    const { digest } = use.reference;
    const newest = (0,tag_history/* newestBuild */.Dz)(builds);
    if (digest === undefined || newest === undefined)
        return unpinned;
    const lag = (0,tag_history/* lagOf */.er)(builds, digest, given.now);
    switch (lag.kind) {
        case 'newest':
            return [];
        case 'behind':
            return [observeBehind(use, lag, newest, given.policy)];
        case 'not-in-history':
            return [observeOrigin(use, digest, { tag, newest, origin: given.origins.get((0,pin_origin/* pinKey */.D6)(use.reference)) })];
    }
}
function observeUnpinned(use, newest, { requirePins }) {
    const tagged = (0,image_reference/* canonicalReference */.Ys)(use.reference);
    return (0,check_observation/* observed */.P)(use, {
        rule: requirePins ? 'pin-required' : 'unpinned',
        weight: 'blocking',
        title: requirePins ? 'not pinned, and it has to be' : 'not pinned',
        message: `${tagged} names a tag, and a tag can move between two builds.`,
        remedy: newest === undefined ? 'Pin it to a digest.' : `Pin it: ${tagged}@${newest.digest}`,
    });
}
function observeBehind(use, lag, newest, { maxLag }) {
    const isTooFar = maxLag !== undefined && lag.days * instant/* DAY_MS */.sO > maxLag;
    const allowed = isTooFar ? ` The settings allow ${(0,duration/* formatDuration */.a3)(maxLag)}.` : '';
    return (0,check_observation/* observed */.P)(use, {
        rule: isTooFar ? 'too-far-behind' : 'behind',
        weight: 'blocking',
        title: `${count(lag.builds, 'build')} behind`,
        message: `The pinned build has been superseded for ${count(lag.days, 'day')}; ${count(lag.builds, 'newer build')} exist${lag.builds === 1 ? 's' : ''}.${allowed}`,
        remedy: `Move the pin to ${newest.digest}, built ${(0,instant/* formatDay */.im)(newest.at)}.`,
    });
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/domain/end-of-life.js

const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
const GRACE_STATUSES = new Set([
    'GRACE_NOT_ELIGIBLE',
    'GRACE_ELIGIBLE',
    'GRACE_ACTIVE',
    'GRACE_BROKEN',
    'GRACE_EXPIRED',
]);
function decideEndOfLife(life, given) {
    const dates = datesOf(life.entry, given.now);
    const ruling = decideExistence(life, given.isPinned) ??
        decideEntry(life, dates, given.limits) ??
        decideDeprecated(life, dates, given.limits) ??
        decideDates(life.entry, dates, given.limits);
    return {
        verdict: ruling.verdict,
        row: ruling.row,
        text: ruling.text,
        eolDate: dates.eolDate,
        graceEnds: dates.graceEnds === undefined ? undefined : (0,instant/* formatInstant */.r4)(dates.graceEnds),
        daysLeft: ruling.daysLeft,
    };
}
function datesOf(entry, now) {
    const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
    const eol = eolDate === undefined ? undefined : (0,instant/* readInstant */.Wr)(`${eolDate}T00:00:00Z`);
    const graceEnds = graceExpiry === undefined ? undefined : (0,instant/* readInstant */.Wr)(graceExpiry);
    return {
        eolDate: eol === undefined ? undefined : eolDate,
        eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
        graceEnds,
        graceDaysLeft: graceEnds === undefined ? undefined : daysUntil(graceEnds, now),
        isGraceOver: graceEnds !== undefined && graceEnds < now,
        odd: eolDate !== undefined && eol === undefined
            ? eolDate
            : graceExpiry !== undefined && graceEnds === undefined
                ? graceExpiry
                : undefined,
    };
}
const NO_DATES = { eolDate: undefined, graceExpiry: undefined };
function daysUntil(end, now) {
    return Math.ceil((end - now) / instant/* DAY_MS */.sO);
}
function daysUntilDay(day, now) {
    return Math.round((day - ((0,instant/* readInstant */.Wr)(`${(0,instant/* formatDay */.im)(now)}T00:00:00Z`) ?? now)) / instant/* DAY_MS */.sO);
}
function decideExistence({ exists }, isPinned) {
    if (exists)
        return undefined;
    return isPinned
        ? { verdict: 'warn', row: 'tag-gone', text: 'the tag does not exist any more' }
        : { verdict: 'fail', row: 'no-tag', text: 'the tag does not exist' };
}
function decideEntry(life, dates, limits) {
    if (typeof life.entry === 'string')
        return undefined;
    const { tagStatus, graceStatus, isBroken } = life.entry;
    if (graceStatus === 'GRACE_BROKEN' || isBroken) {
        return { verdict: 'fail', row: 'broken', text: 'it can no longer be built; support has ended' };
    }
    if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver) {
        const when = dates.graceEnds === undefined ? '' : ` on ${(0,instant/* formatDay */.im)(dates.graceEnds)}`;
        return {
            verdict: 'fail',
            row: 'grace-over',
            text: `its time of grace ended${when}`,
            daysLeft: dates.graceDaysLeft,
        };
    }
    if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE')
        return decideGrace(life, dates, limits);
    if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0)
        return undefined;
    const text = `its end of life was ${dates.eolDate ?? ''}`;
    return { verdict: 'fail', row: 'over', text, daysLeft: dates.eolDaysLeft };
}
function decideGrace({ isDenied }, dates, limits) {
    const left = dates.graceDaysLeft;
    const since = dates.eolDate === undefined ? '' : ` since ${dates.eolDate}`;
    if (left !== undefined && left <= limits.failBeforeDays) {
        const text = `it is at its end of life${since}, with ${days(left)} of grace left`;
        return { verdict: 'fail', row: 'grace-ending', text, daysLeft: left };
    }
    const until = dates.graceEnds === undefined ? 'for a time that nobody tells' : `until ${(0,instant/* formatDay */.im)(dates.graceEnds)}`;
    const text = `it is at its end of life${since}, and rebuilt ${until}${left === undefined ? '' : ` (${days(left)})`}`;
    if (isDenied !== true)
        return { verdict: 'warn', row: 'in-grace', text, daysLeft: left };
    return {
        verdict: 'fail',
        row: 'in-grace',
        text: `${text}; the policy no-eol denies to pull it`,
        daysLeft: left,
    };
}
function decideDeprecated(life, dates, limits) {
    if (!life.deprecated)
        return undefined;
    if (dates.eolDaysLeft === undefined) {
        if (typeof life.entry !== 'string' && life.entry.tagStatus === 'TAG_INACTIVE')
            return undefined;
        const text = 'it is deprecated, which means its end of life, and the platform tells no date';
        return { verdict: limits.deprecated, row: 'deprecated-without-date', text };
    }
    const text = `it is deprecated before its end of life on ${dates.eolDate ?? ''}: superseded, or withdrawn`;
    return { verdict: 'warn', row: 'deprecated-early', text, daysLeft: dates.eolDaysLeft };
}
function decideDates(entry, dates, limits) {
    if (typeof entry === 'string')
        return ALIVE;
    const daysLeft = dates.eolDaysLeft;
    if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays) {
        const grace = entry.graceStatus === 'GRACE_ELIGIBLE' ? 'may' : 'will not';
        const text = `its end of life is ${daysLeft === 0 ? 'today' : `in ${days(daysLeft)}`}, and it ${grace} be rebuilt after that`;
        return { verdict: 'warn', row: 'ending', text, daysLeft };
    }
    if (entry.tagStatus === 'TAG_INACTIVE') {
        return { verdict: 'warn', row: 'superseded', text: 'it is superseded, and gets no rebuilds', daysLeft };
    }
    const odd = dates.odd ??
        [entry.tagStatus].find((word) => !TAG_STATUSES.has(word)) ??
        [entry.graceStatus].find((word) => !GRACE_STATUSES.has(word));
    if (odd === undefined)
        return { ...ALIVE, daysLeft };
    return {
        verdict: 'warn',
        row: 'not-known',
        text: `the platform calls its state "${odd}", which is not known here`,
    };
}
const ALIVE = { verdict: 'pass', row: 'alive', text: 'it is maintained' };
function days(count) {
    return `${count} day${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/domain/check/observe-life.js



function decideLife(life, reference, given) {
    return decideEndOfLife(life, {
        isPinned: reference.digest !== undefined,
        now: given.now,
        limits: given.policy,
    });
}
function observeLife(use, tag, life, given) {
    const decision = decideLife(life, use.reference, given);
    if (decision.verdict === 'pass')
        return [];
    const tagged = `${(0,image_reference/* formatImage */.vy)(use.reference)}:${tag}`;
    const observation = (0,check_observation/* observed */.P)(use, {
        rule: 'end-of-life',
        weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
        subject: tagged,
        title: titleOf(tag, decision),
        message: `${capitalized(decision.text)} (${tagged}).`,
        remedy: remedyOf(life, use.reference, decision),
    });
    return [{ ...observation, endOfLife: lifeFacts(life, decision) }];
}
function lifeFacts({ successor }, decision) {
    return {
        eolDate: decision.eolDate ?? null,
        graceEnds: decision.graceEnds ?? null,
        daysLeft: decision.daysLeft ?? null,
        successor: successor ?? null,
    };
}
function titleOf(tag, { row }) {
    switch (row) {
        case 'no-tag':
        case 'tag-gone':
            return `tag ${tag} does not exist`;
        case 'superseded':
            return `tag ${tag} is superseded`;
        case 'ending':
            return `tag ${tag} nears its end of life`;
        case 'grace-ending':
        case 'in-grace':
            return `tag ${tag} is in its time of grace`;
        case 'deprecated-early':
            return `tag ${tag} is deprecated`;
        case 'not-known':
            return `the state of tag ${tag} is not known`;
        case 'broken':
        case 'grace-over':
        case 'over':
        case 'deprecated-without-date':
        case 'alive':
            return `tag ${tag} is past its end of life`;
    }
}
function remedyOf({ successor }, reference, { row }) {
    const image = (0,image_reference/* formatImage */.vy)(reference);
    if (successor !== undefined)
        return `Move to ${image}:${successor}.`;
    return row === 'not-known' ? 'Update Mooring.' : `Move to a tag of ${image} that is still maintained.`;
}
function capitalized(clause) {
    return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/domain/check/observe.js









function observe(scanned, options) {
    return [...scanned.unread.map(observeUnread), ...scanned.uses.flatMap((use) => observeUse(use, options))];
}
function judgedTag(reference, answers) {
    const found = answers.tagsOfDigests.get((0,image_reference/* canonicalReference */.Ys)(reference));
    return (0,image_reference/* effectiveTag */.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
}
function buildInUse({ digest }, answer) {
    if (answer === undefined || answer.history.kind === 'unknown')
        return undefined;
    return digest === undefined ? (0,tag_history/* newestBuild */.Dz)(answer.history.value) : (0,tag_history/* findBuild */.w)(answer.history.value, digest);
}
function observeUnread(unread) {
    const isFile = unread.scope === 'file';
    return {
        rule: isFile ? 'not-checked' : 'unresolvable',
        weight: 'blocking',
        key: `${isFile ? 'file' : 'text'}|${unread.file}|${unread.written}|${unread.reason}`,
        file: unread.file,
        line: unread.line,
        reference: unread.written,
        title: isFile ? 'the file could not be read' : 'no fixed image',
        message: unread.reason,
        remedy: isFile
            ? 'Mend the file, or leave it out with `exclude` in .github/mooring.yml.'
            : 'Write the whole reference, give its variable a default, or leave it out with a comment `mooring: ignore`.',
    };
}
function observeUse(use, options) {
    const policy = (0,gate_policy/* policyFor */.KV)(options.policies, use);
    const refused = (0,gate_policy/* isAllowed */.Jr)(options.policies, use) ? [] : [observeNotAllowed(use)];
    const isHistoric = (0,image_use/* historicImage */.R)(use.reference, options.registry) !== undefined;
    const judged = isHistoric
        ? observeHistoric(use, policy, options)
        : observeOther(use, policy, options.registry);
    return [...refused, ...judged];
}
function observeHistoric(use, policy, { answers, now, mode }) {
    const given = { policy, now, mode, origins: answers.origins };
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    const tag = judgedTag(use.reference, answers);
    const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)(image, tag));
    const assessed = (0,observe_advisories/* assessImage */.e6)(use.reference, answers, buildInUse(use.reference, answer)?.at);
    const advisories = (0,observe_advisories/* observeAdvisories */.Uj)(use, assessed, given);
    if (tag === undefined)
        return [...observeTagless(use, answers, mode), ...advisories];
    if (answer === undefined)
        return advisories;
    return [
        ...observeHistory(use, tag, answer.history, given),
        ...observeAnyLife(use, tag, answer, given),
        ...advisories,
    ];
}
function observeAnyLife(use, tag, { life }, given) {
    if (life === undefined)
        return [];
    return life.kind === 'unknown'
        ? [(0,check_observation/* notChecked */.l)(use, 'end of life', life, given.mode)]
        : observeLife(use, tag, life.value, given);
}
function observeOther(use, policy, registry) {
    const isMissing = policy.requirePins && use.reference.digest === undefined;
    return [
        observeOtherRegistry(use, registry),
        ...(isMissing ? [observeUnpinned(use, undefined, policy)] : []),
    ];
}
function observeOtherRegistry(use, registry) {
    return (0,check_observation/* observed */.P)(use, {
        rule: 'other-registry',
        weight: 'blocking',
        title: `not an image of ${registry}`,
        message: `${(0,image_reference/* canonicalReference */.Ys)(use.reference)} lies on ${use.reference.host}, which has no tag history; it was not judged.`,
        remedy: `Use the image of the same name on ${registry}, if there is one.`,
    });
}
function observeNotAllowed(use) {
    const image = (0,image_reference/* formatImage */.vy)(use.reference);
    return (0,check_observation/* observed */.P)(use, {
        rule: 'not-allowed',
        weight: 'blocking',
        subject: image,
        title: 'the image is not allowed',
        message: `${image} is none of the images that \`allowed-images\` in .github/mooring.yml lets in.`,
        remedy: 'Use an image that is allowed, or have the list changed.',
    });
}
function observeTagless(use, { tagsOfDigests }, mode) {
    const asked = tagsOfDigests.get((0,image_reference/* canonicalReference */.Ys)(use.reference));
    if (asked?.kind === 'unknown')
        return [(0,check_observation/* notChecked */.l)(use, 'the tag of a digest', asked, mode)];
    return [
        (0,check_observation/* observed */.P)(use, {
            rule: 'unresolvable',
            weight: 'blocking',
            title: 'a digest without its tag',
            message: `${(0,image_reference/* canonicalReference */.Ys)(use.reference)} does not say of which tag it is a build, and no tag of the image ever pointed to it, so its history and its end of life cannot be asked for.`,
            remedy: 'Write the tag before the digest: image:tag@sha256:…',
        }),
    ];
}

;// CONCATENATED MODULE: ./build/domain/check/assessed-images.js





function assessedImages({ uses }, { answers, registry }) {
    const references = new Map(uses.map(({ reference }) => [(0,image_reference/* canonicalReference */.Ys)(reference), reference]));
    return [...references.values()].flatMap((reference) => {
        if ((0,image_use/* historicImage */.R)(reference, registry) === undefined)
            return [];
        const tag = judgedTag(reference, answers);
        const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)((0,image_reference/* formatImage */.vy)(reference), tag));
        const build = buildInUse(reference, answer);
        const { assessments } = (0,observe_advisories/* assessImage */.e6)(reference, answers, build?.at);
        return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
    });
}

// EXTERNAL MODULE: ./build/domain/check/finding.js
var finding = __nccwpck_require__(4939);
;// CONCATENATED MODULE: ./build/domain/check/policy.js


function weigh(observations, baseline, policyOf) {
    return observations
        .map((observation) => {
        const novelty = noveltyOf(observation, baseline);
        return { ...observation, novelty, level: levelOf(observation, novelty, policyOf(observation)) };
    })
        .sort(worstFirst);
}
function judge(findings) {
    if (findings.some(({ level }) => level === 'error'))
        return 'fail';
    return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
}
function weightsOf(observations) {
    const weights = new Map();
    for (const { key, fileKey, weight } of observations) {
        for (const name of fileKey === undefined ? [key] : [key, fileKey]) {
            weights.set(name, heavier(weights.get(name), weight));
        }
    }
    return weights;
}
const WEIGHTS = ['minor', 'warning', 'blocking'];
function heavier(one, other) {
    return one === undefined || WEIGHTS.indexOf(other) > WEIGHTS.indexOf(one) ? other : one;
}
function noveltyOf(observation, baseline) {
    switch (baseline.kind) {
        case 'none':
            return 'not-compared';
        case 'since':
            return noveltySince(observation, baseline.since);
        case 'compared':
            return isNew(observation, baseline) ? 'new' : 'carried-over';
    }
}
function isNew({ rule, key, fileKey = key, weight, file, reference }, { weights, isTouched }) {
    const before = [weights.get(key), weights.get(fileKey)].filter((one) => one !== undefined);
    if (before.every((one) => WEIGHTS.indexOf(one) < WEIGHTS.indexOf(weight)))
        return true;
    return rule !== 'advisory' && isTouched(file, reference);
}
function noveltySince({ advisory, endOfLife }, since) {
    const dates = [advisory?.since, endOfLife?.graceEnds, endOfLife && `${endOfLife.eolDate}T00:00:00Z`];
    const known = dates.flatMap((date) => (typeof date === 'string' ? ((0,instant/* readInstant */.Wr)(date) ?? []) : []));
    if (known.length === 0)
        return 'not-compared';
    return known.some((date) => date >= since) ? 'new' : 'carried-over';
}
function levelOf({ rule, weight }, novelty, { failOn, warnOn }) {
    if (weight === 'minor')
        return 'notice';
    const fails = failOn.includes(rule) || (novelty === 'new' && failOn.includes(`new-${rule}`));
    if (fails && weight === 'blocking')
        return 'error';
    return warnOn.includes(rule) ? 'warning' : 'notice';
}
const LEVEL_ORDER = ['error', 'warning', 'notice'];
function worstFirst(a, b) {
    return (LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
        finding/* RULES */.y.indexOf(a.rule) - finding/* RULES */.y.indexOf(b.rule) ||
        compareText(a.file, b.file) ||
        a.line - b.line ||
        compareText(a.key, b.key));
}
function byRuleThenKey(a, b) {
    return finding/* RULES */.y.indexOf(a.rule) - finding/* RULES */.y.indexOf(b.rule) || compareText(a.key, b.key);
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}

// EXTERNAL MODULE: ./build/domain/check/advisory-weight.js
var advisory_weight = __nccwpck_require__(5976);
;// CONCATENATED MODULE: ./build/domain/check/report-image.js










function reportImage(uses, facts) {
    const [use] = uses;
    if (use === undefined)
        return [];
    const { reference } = use;
    const places = uses.map(({ file, line }) => ({ file, line }));
    const pinned = reference.digest ?? null;
    const tag = judgedTag(reference, facts.answers);
    const image = (0,image_reference/* canonicalReference */.Ys)({ ...reference, tag, digest: undefined });
    const named = tag === undefined ? (0,image_reference/* formatImage */.vy)(reference) : image;
    const known = (0,image_use/* historicImage */.R)(reference, facts.registry) === undefined ? {} : knownOf(use, tag, facts);
    return [{ ...UNKNOWN, ...known, image: named, pinned, places }];
}
const UNKNOWN = {
    newest: null,
    newestBuiltAt: null,
    behind: null,
    endOfLife: null,
    history: null,
    packages: null,
    openAdvisories: null,
};
function knownOf(use, tag, facts) {
    const { reference } = use;
    const { answers } = facts;
    const answer = tag === undefined ? undefined : answers.tags.get((0,check_answers/* tagKey */.E)((0,image_reference/* formatImage */.vy)(reference), tag));
    const history = answer?.history.kind === 'known' ? answer.history.value : undefined;
    const newest = history === undefined ? undefined : (0,tag_history/* newestBuild */.Dz)(history);
    const packages = answers.packages.get((0,image_reference/* canonicalReference */.Ys)(reference));
    return {
        newest: newest?.digest ?? null,
        newestBuiltAt: newest === undefined ? null : (0,instant/* formatInstant */.r4)(newest.at),
        behind: behindOf(history, reference.digest, facts.now),
        endOfLife: lifeOf(use, answer, facts),
        history: history === undefined ? null : historyAround(history, reference.digest),
        packages: packages?.kind === 'known' ? packagesOf(packages.value) : null,
        openAdvisories: openAdvisories(use, answer, facts),
    };
}
function behindOf(history, digest, now) {
    if (history === undefined || digest === undefined)
        return null;
    const lag = (0,tag_history/* lagOf */.er)(history, digest, now);
    switch (lag.kind) {
        case 'newest':
            return { builds: 0, days: 0 };
        case 'behind':
            return { builds: lag.builds, days: lag.days };
        case 'not-in-history':
            return null;
    }
}
function lifeOf(use, answer, facts) {
    if (answer?.life?.kind !== 'known')
        return null;
    const life = answer.life.value;
    const decision = decideLife(life, use.reference, {
        policy: (0,gate_policy/* policyFor */.KV)(facts.policies, use),
        now: facts.now,
    });
    return { verdict: decision.verdict, ...lifeFacts(life, decision) };
}
function packagesOf(packages) {
    if (packages.source === 'name')
        return null;
    const { source, platforms } = packages;
    return {
        source,
        count: platforms.reduce((sum, one) => sum + one.packages.length, 0),
        platforms: platforms.map(({ platform }) => platform).sort(),
    };
}
function openAdvisories(use, answer, { answers, policies, now }) {
    const assessed = (0,observe_advisories/* assessImage */.e6)(use.reference, answers, buildInUse(use.reference, answer)?.at);
    if (assessed.unknown.length > 0)
        return null;
    const policy = (0,gate_policy/* policyFor */.KV)(policies, use);
    const open = assessed.assessments.filter((one) => (0,advisory_weight/* weightOf */.m)(one, policy, now) !== undefined);
    return [...new Set(open.map(({ id }) => id))].sort();
}
const AROUND = 2;
function historyAround(history, digest) {
    const pinned = history.findLastIndex((build) => build.digest === digest);
    const isNear = (index) => index >= history.length - AROUND - 1 || (pinned !== -1 && Math.abs(index - pinned) <= AROUND);
    const around = history.filter((_, index) => isNear(index));
    return {
        builds: history.length,
        around: around.map((build) => ({ digest: build.digest, at: (0,instant/* formatInstant */.r4)(build.at) })),
    };
}

;// CONCATENATED MODULE: ./build/domain/check/build-report.js




function buildReport(parts) {
    const groups = Map.groupBy(parts.scanned.uses, (use) => (0,image_reference/* canonicalReference */.Ys)(use.reference));
    return {
        schema: 'mooring.check-report/v1',
        verdict: judge(parts.findings),
        checkedAt: (0,instant/* formatInstant */.r4)(parts.now),
        mode: parts.mode,
        comparedWith: parts.comparedWith,
        failOn: parts.policies.inputs.failOn ?? parts.policies.everywhere.failOn,
        notes: parts.notes,
        files: parts.files,
        images: [...groups.values()].flatMap((uses) => reportImage(uses, parts)),
        findings: parts.findings,
        resolved: parts.resolved,
    };
}

// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __nccwpck_require__(913);
;// CONCATENATED MODULE: ./build/domain/check/exceptions.js



const TELL_BEFORE_DAYS = 14;
function applyExceptions(findings, exceptions, now) {
    const current = exceptions.filter(({ ends }) => now < ends);
    if (current.length === 0)
        return findings;
    return findings.map((finding) => {
        const exception = current.find((one) => covers(one, finding));
        if (exception === undefined)
            return finding;
        const { reason, until } = exception;
        return { ...finding, level: 'notice', exception: { reason, until } };
    });
}
function observeExceptions(exceptions, now) {
    return exceptions.flatMap((exception) => {
        const { file, line, until, ends, reason } = exception;
        const hasEnded = now >= ends;
        if (!hasEnded && ends - now > TELL_BEFORE_DAYS * instant/* DAY_MS */.sO)
            return [];
        const subject = describe(exception);
        return [
            {
                rule: 'exception',
                weight: 'warning',
                key: `exception|${subject}|${until}`,
                file,
                line,
                reference: subject,
                title: hasEnded ? 'an exception has ended' : 'an exception ends soon',
                message: `The exception for ${subject} (${reason}) ${hasEnded ? `counts no more since the end of ${until}` : `counts until the end of ${until}`}, UTC.`,
                remedy: 'Deal with what it covers, take it out, or give it a later day.',
            },
        ];
    });
}
function covers(exception, { rule, file, reference, advisory }) {
    const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases];
    return (rule !== 'exception' &&
        (exception.rule === undefined || exception.rule === rule) &&
        (exception.advisory === undefined || ids.includes(exception.advisory)) &&
        (exception.package === undefined || exception.package === advisory?.package?.name) &&
        (exception.path?.(file) ?? true) &&
        (exception.image === undefined || namesOfText(reference).some(exception.image)));
}
function namesOfText(text) {
    const reading = (0,image_reference/* readImageReference */.bc)(text);
    return reading.kind === 'reference' ? (0,ignore_rule/* namesOf */.e)(reading.reference) : [text];
}
function describe({ rule, advisory, package: name, ...other }) {
    const named = [advisory, name, rule].filter((word) => word !== undefined);
    const places = [
        other.image === undefined ? '' : 'some images',
        other.path === undefined ? '' : 'some files',
    ];
    return [...named, ...places].filter((word) => word !== '').join(', ');
}

;// CONCATENATED MODULE: ./build/domain/check/resolved.js

function resolvedSince(base, head) {
    const left = new Set(head.flatMap(({ key, fileKey = key }) => [key, fileKey]));
    return base
        .filter(({ weight, key, fileKey = key }) => weight !== 'minor' && !left.has(key) && !left.has(fileKey))
        .sort(byRuleThenKey)
        .map(toResolved);
}
function toResolved({ rule, key, file, line, reference, title, advisory }) {
    const facts = { rule, key, file, line, reference, title };
    return advisory === undefined ? facts : { ...facts, advisory };
}

;// CONCATENATED MODULE: ./build/domain/check/touched-lines.js

function touchedLines(head, before) {
    const stillThere = new Set(placesOf(head).map(({ file }) => file));
    const places = placesOf(before);
    const known = new Set(places.map(({ file, reference }) => keyOf(file, reference)));
    const moved = new Set(places.filter(({ file }) => !stillThere.has(file)).map(({ reference }) => reference));
    return (file, reference) => !known.has(keyOf(file, reference)) && !moved.has(reference);
}
function placesOf({ uses, unread, }) {
    return [
        ...uses.map(({ file, reference }) => ({ file, reference: (0,image_reference/* canonicalReference */.Ys)(reference) })),
        ...unread.map(({ file, written }) => ({ file, reference: written })),
    ];
}
function keyOf(file, reference) {
    return `${file}\n${reference}`;
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __nccwpck_require__(3495);
;// CONCATENATED MODULE: ./build/usecases/choose-settings.js


async function chooseSettings(head, judge) {
    const own = await (0,load_rules/* loadRules */.A7)(head);
    if (judge.by === 'head')
        return { rules: own, observations: [], notes: [] };
    if (judge.base === undefined) {
        const notes = own === load_rules/* NO_RULES */.Wd ? [] : ['The settings of the base could not be had; nobody’s were used.'];
        return { rules: load_rules/* NO_RULES */.Wd, observations: [], notes };
    }
    const before = await loadOrSay(judge.base);
    const isChanged = (await settingsText(head)) !== (await settingsText(judge.base));
    const notes = isChanged
        ? ['This change edits .github/mooring.yml; what it edits there counts once it is merged.']
        : [];
    return { ...before, notes };
}
async function loadOrSay(base) {
    try {
        return { rules: await (0,load_rules/* loadRules */.A7)(base), observations: [] };
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || !error.code.startsWith('config_file_'))
            throw error;
        return { rules: load_rules/* NO_RULES */.Wd, observations: [unreadableSettings(error)] };
    }
}
function unreadableSettings(error) {
    return {
        rule: 'settings',
        weight: 'warning',
        key: 'settings|base',
        file: '',
        line: 1,
        reference: '',
        title: 'the settings of the base could not be read',
        message: `Base unavailable for settings: ${error.message.replaceAll('\n', '; ')}. This change was judged without any.`,
        remedy: 'Nothing to do where this change mends them.',
    };
}
async function settingsText(tree) {
    const readings = await tree.read(load_rules/* CONFIG_FILES */.n0);
    return readings
        .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
        .join('\0');
}

;// CONCATENATED MODULE: ./build/usecases/notes.js
const MOST_NAMED = 5;
function notesOnPackages({ packages }) {
    const byName = [...packages].flatMap(([reference, answer]) => answer.kind === 'known' && answer.value.source === 'name' ? [{ reference, why: answer.value.why }] : []);
    const groups = Map.groupBy(byName, ({ why }) => why);
    return [...groups].map(([why, group]) => {
        const named = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
        const rest = group.length - named.length;
        const names = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
        return `The packages of ${names} are not known (${why}); advisories were compared with the name of the image alone.`;
    });
}

// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __nccwpck_require__(1556);
// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __nccwpck_require__(6925);
;// CONCATENATED MODULE: ./build/usecases/scan-tree.js



async function scanTree(tree, now, rules) {
    const { images, skipped } = await (0,list_images/* listImages */.v8)({ tree, now, rules });
    const unread = skipped.filter(({ code }) => code !== 'ignored');
    return {
        files: new Set([...images, ...unread].map(({ file }) => file)).size,
        uses: images.map(toUse),
        unread: unread.map(toUnread),
        ignored: skipped.flatMap(({ byComment }) => (byComment === undefined ? [] : [toIgnored(byComment)])),
    };
}
function heedOnly(base, head) {
    const known = new Set(base.ignored.map(({ key }) => key));
    const added = head.ignored.filter(({ key }) => !known.has(key)).map(({ place }) => place);
    const uses = added.filter((place) => 'reference' in place);
    const unread = added.filter((place) => 'scope' in place);
    const scanned = { ...head, uses: [...head.uses, ...uses], unread: [...head.unread, ...unread] };
    return { scanned, added: added.length };
}
function toIgnored(place) {
    return 'reference' in place
        ? { key: `${place.file}\n${(0,image_reference/* formatImage */.vy)(place.reference)}`, place: toUse(place) }
        : { key: `${place.file}\n${place.written}`, place: toUnread(place) };
}
function toUse(image) {
    const { file, line, platform } = image;
    const tag = (0,listed_tag/* listedTag */.Q)(image);
    const reference = tag === undefined ? image.reference : { ...image.reference, tag };
    const isFixed = platform !== undefined && FIXED_PLATFORM.test(platform);
    return { file, line, reference, ...(isFixed ? { platform } : {}) };
}
const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
function toUnread({ file, line, written, code, reason }) {
    const isWhole = code === 'unreadable-file' || code === 'file-rejected';
    const subject = written === '' ? file : written;
    return { file, line, written, scope: isWhole ? 'file' : 'reference', reason: `${subject}: ${reason}.` };
}

;// CONCATENATED MODULE: ./build/usecases/check-images.js












async function checkImages(options) {
    const { base, registry } = options;
    const judge = base.isChange ? { by: 'base', base: treeOf(base) } : { by: 'head' };
    const settings = await chooseSettings(options.head, judge);
    const { check } = settings.rules;
    const { head, before, notes } = await scanBoth(options, settings.rules);
    const asked = await options.ask([...head.uses, ...(before?.uses ?? [])], check.platforms);
    const { answers, now, mode } = asked;
    const policies = { ...check.policies, inputs: options.inputs };
    const how = { answers, registry, now, policies, mode };
    const had = before === undefined ? undefined : observe(before, how);
    const own = [...observeBase(base), ...settings.observations, ...observeExceptions(check.exceptions, now)];
    const observations = [...own, ...observe(head, how)];
    const baseline = baselineOf(base, had, before === undefined ? undefined : touchedLines(head, before));
    const findings = weigh(observations, baseline, (one) => (0,gate_policy/* policyForPlace */.jb)(policies, one));
    const report = buildReport({
        scanned: head,
        files: head.files,
        answers,
        findings: applyExceptions(findings, check.exceptions, now),
        resolved: had === undefined ? [] : resolvedSince(had, observations),
        notes: [...asked.notes, ...settings.notes, ...notes, ...notesOnPackages(answers)],
        mode,
        comparedWith: comparisonOf(base),
        policies,
        registry,
        now,
    });
    return { report, assessed: assessedImages(head, how) };
}
async function scanBoth({ head, base, startedAt }, rules) {
    const found = await scanTree(head, startedAt, rules);
    const tree = treeOf(base);
    const before = tree === undefined ? undefined : await scanTree(tree, startedAt, rules);
    if (!base.isChange)
        return { head: found, before, notes: [] };
    const { scanned, added } = heedOnly(before ?? { ignored: [] }, found);
    const notes = added === 0
        ? []
        : [`Comments \`mooring: ignore\` that this change adds (${added}) count once they are merged.`];
    return { head: scanned, before, notes };
}
function treeOf(base) {
    return base.kind === 'tree' ? base.tree : undefined;
}
function baselineOf(base, had, isTouched) {
    switch (base.kind) {
        case 'tree':
            return had === undefined || isTouched === undefined
                ? { kind: 'none' }
                : { kind: 'compared', weights: weightsOf(had), isTouched };
        case 'baseline':
            return { kind: 'compared', weights: weightsOf(base.findings), isTouched: () => false };
        case 'since':
            return { kind: 'since', since: base.since };
        case 'none':
        case 'unavailable':
            return { kind: 'none' };
    }
}
function observeBase(base) {
    if (base.kind !== 'unavailable')
        return [];
    return [
        {
            rule: 'base-unavailable',
            weight: 'blocking',
            key: 'base-unavailable',
            file: '',
            line: 1,
            reference: '',
            title: 'base unavailable: nothing to compare with',
            message: `${base.why}. Nothing could be called new or carried over.`,
            remedy: base.hint,
        },
    ];
}
function comparisonOf(base) {
    switch (base.kind) {
        case 'tree':
            return { kind: 'base', commit: base.commit };
        case 'baseline':
            return { kind: 'baseline', file: base.file };
        case 'since':
            return { kind: 'since', since: (0,instant/* formatInstant */.r4)(base.since) };
        case 'none':
        case 'unavailable':
            return { kind: 'none', why: base.why };
    }
}

// EXTERNAL MODULE: ./build/adapters/undici-http.js
var undici_http = __nccwpck_require__(9646);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __nccwpck_require__(7398);
;// CONCATENATED MODULE: ./build/adapters/actions-runner.js






const actionsRunner = {
    input: (name) => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    mask: (secret) => issueCommand('add-mask', {}, secret),
    info: (line) => process.stdout.write(`${(0,printable/* inertLine */.Fq)(line)}\n`),
    notice: (message, place) => annotate('notice', message, place),
    warning: (message, place) => annotate('warning', message, place),
    error: (message, place) => annotate('error', message, place),
    setOutput: (name, value) => tellRunner('OUTPUT', prepareKeyValueMessage(name, value)),
    exportVariable: (name, value) => {
        process.env[name] = value;
        tellRunner('ENV', prepareKeyValueMessage(name, value));
    },
    addPath: (folder) => tellRunner('PATH', folder),
    saveState: (name, value) => tellRunner('STATE', prepareKeyValueMessage(name, value)),
    state: (name) => process.env[`STATE_${name}`] ?? '',
    writeSummary: async (markdown) => {
        await summary.addRaw(markdown).write();
    },
};
function tellRunner(file, message) {
    if ((process.env[`GITHUB_${file}`] ?? '') === '')
        return;
    try {
        issueFileCommand(file, message);
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_file_unreadable', `the file of GITHUB_${file} cannot be written`, {
            cause,
            hint: 'The runner makes this file: see whether a step before this one has removed it or changed the variable.',
        });
    }
}
function annotate(level, message, place = {}) {
    const { title, file, line, column } = place;
    const properties = {
        ...(title === undefined ? {} : { title }),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    };
    const lines = message.split('\n').map(printable/* inertLine */.Fq);
    issueCommand(level, toCommandProperties(properties), lines.join('\n'));
}

// EXTERNAL MODULE: ./build/adapters/system-clock.js
var system_clock = __nccwpck_require__(9903);
;// CONCATENATED MODULE: ./build/actions/boundary.js





async function runAction(main) {
    process.exitCode = 1;
    const sayUnfinished = () => {
        actionsRunner.error('Mooring ended without finishing its work. This is a fault of Mooring; please report it.');
        process.exitCode = 1;
    };
    process.once('beforeExit', sayUnfinished);
    const http = (0,undici_http/* createUndiciHttp */.D)();
    try {
        process.exitCode = await main({ runner: actionsRunner, clock: system_clock/* systemClock */.m, send: http.send });
    }
    catch (error) {
        sayFailure(error);
    }
    finally {
        process.off('beforeExit', sayUnfinished);
        await http.close();
    }
}
function sayFailure(error) {
    if (error instanceof errors/* MooringError */.OD && error.code !== 'internal_bug') {
        actionsRunner.error(`${sayLines(error.message)}\n${error.hint}`, { title: `Mooring: ${error.code}` });
        return;
    }
    const bug = new errors/* MooringError */.OD('internal_bug', 'something unexpected happened');
    const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
    actionsRunner.error(`${bug.message}: ${sayLines(story)}\n${bug.hint}`, { title: `Mooring: ${bug.code}` });
}
function sayLines(text) {
    return text
        .split('\n')
        .map((line) => (0,printable/* printable */.g$)(line, 1_000))
        .join('\n');
}

// EXTERNAL MODULE: ./build/actions/environment.js + 1 modules
var actions_environment = __nccwpck_require__(8204);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __nccwpck_require__(8765);
;// CONCATENATED MODULE: ./build/actions/check/ask-if-needed.js


async function askIfNeeded(uses, platforms, run) {
    const historic = uses.filter((use) => (0,image_use/* historicImage */.R)(use.reference, run.endpoints.registry) !== undefined);
    if (historic.length === 0) {
        return { answers: check_answers/* NO_ANSWERS */.C, now: run.clock.now(), mode: 'signed-in', notes: [] };
    }
    const { ask } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(550)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7550));
    return ask(historic, platforms, run);
}

;// CONCATENATED MODULE: ./build/adapters/git-commit-tree.js

const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];
async function openGitCommit(root, commit, command) {
    const git = (args, input) => command('git', args, { directory: root, ...(input === undefined ? {} : { input }) });
    const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
    if (known.exitCode !== 0) {
        const fetched = await git([
            ...STOP_WHEN_STUCK,
            'fetch',
            '--quiet',
            '--no-tags',
            '--depth=1',
            'origin',
            commit,
        ]);
        if (fetched.exitCode !== 0)
            return undefined;
    }
    const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
    if (listed.exitCode !== 0)
        return undefined;
    const entries = parseTree(new TextDecoder().decode(listed.stdout));
    return {
        list: async () => [...entries.keys()].sort(),
        read: async (paths) => readBlobs(paths, entries, git),
    };
}
function parseTree(text) {
    const entries = text.split('\0').flatMap((line) => {
        const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
        return blob === undefined || path === undefined ? [] : [{ path, blob, isLink: mode === '120000' }];
    });
    return new Map(entries.map((entry) => [entry.path, entry]));
}
async function readBlobs(paths, entries, git) {
    const readAll = async (blobs) => blobs.length === 0
        ? new Map()
        : parseBatch((await git(['cat-file', '--batch'], blobs.map((blob) => `${blob}\n`).join(''))).stdout);
    const wanted = paths.flatMap((path) => entries.get(path) ?? []);
    const contents = await readAll(wanted.map(({ blob }) => blob));
    const targets = new Map(wanted.filter(({ isLink }) => isLink).map((link) => [link.path, linkTarget(link, contents, entries)]));
    const linked = await readAll([...targets.values()].flatMap((target) => target?.blob ?? []));
    return paths.map((path) => {
        if (!entries.has(path))
            return { path, problem: 'the commit does not hold it', isAbsent: true };
        const entry = targets.has(path) ? targets.get(path) : entries.get(path);
        const bytes = entry === undefined ? undefined : (linked.get(entry.blob) ?? contents.get(entry.blob));
        return bytes === undefined ? { path, problem: 'the commit does not hold it' } : { path, bytes };
    });
}
function linkTarget(link, contents, entries) {
    const target = new TextDecoder().decode(contents.get(link.blob));
    return entries.get(external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(link.path), target)));
}
function parseBatch(output) {
    const blobs = new Map();
    for (let offset = 0; offset < output.length;) {
        const end = output.indexOf(0x0a, offset);
        if (end === -1)
            break;
        const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
        const length = type === 'missing' || size === undefined ? -1 : Number(size);
        blobs.set(object, output.subarray(end + 1, end + 1 + Math.max(0, length)));
        offset = end + 1 + (length < 0 ? 0 : length + 1);
    }
    return blobs;
}
async function readHeadCommit(root, command) {
    const named = await command('git', ['rev-parse', '--verify', 'HEAD^{commit}'], { directory: root });
    const object = await command('git', ['cat-file', 'commit', 'HEAD'], { directory: root });
    if (named.exitCode !== 0 || object.exitCode !== 0)
        return undefined;
    const [headers = ''] = new TextDecoder().decode(object.stdout).split('\n\n', 1);
    const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
    return { commit: new TextDecoder().decode(named.stdout).trim(), parents };
}

;// CONCATENATED MODULE: ./build/adapters/github-commit-tree.js
const IN_FLIGHT = 8;
const LONGEST_MS = 60_000;
async function openGitHubCommit(options) {
    const { getOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(218)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2218));
    const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
    const request = { signal: AbortSignal.timeout(LONGEST_MS) };
    const [owner = '', repo = ''] = options.repository.split('/');
    const tree = await github.rest.git
        .getTree({ owner, repo, tree_sha: options.commit, recursive: 'true', request })
        .catch(() => undefined);
    if (tree === undefined || tree.data.truncated)
        return undefined;
    const blobs = new Map(tree.data.tree.flatMap(({ path, sha, type }) => (type === 'blob' ? [[path, sha]] : [])));
    async function readOne(path) {
        const sha = blobs.get(path);
        if (sha === undefined)
            return { path, problem: 'the commit does not hold it', isAbsent: true };
        const blob = await github.rest.git
            .getBlob({ owner, repo, file_sha: sha, request })
            .catch(() => undefined);
        if (blob === undefined)
            return { path, problem: 'GitHub did not give it' };
        return { path, bytes: Buffer.from(blob.data.content, 'base64') };
    }
    return {
        list: async () => [...blobs.keys()].sort(),
        read: async (paths) => {
            const readings = [];
            for (let next = 0; next < paths.length; next += IN_FLIGHT) {
                readings.push(...(await Promise.all(paths.slice(next, next + IN_FLIGHT).map(readOne))));
            }
            return readings;
        },
    };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __nccwpck_require__(8325);
;// CONCATENATED MODULE: ./build/usecases/load-baseline.js


async function loadBaseline(tree, path) {
    const [reading] = await tree.read([path]);
    if (reading === undefined || 'problem' in reading) {
        throw new errors/* MooringError */.OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it was not given'}`);
    }
    const { CheckReportFile } = await __nccwpck_require__.e(/* import() */ 854).then(__nccwpck_require__.bind(__nccwpck_require__, 8854));
    const report = CheckReportFile.safeParse(readJson(path, reading.bytes));
    if (report.success)
        return { isChange: false, kind: 'baseline', file: path, findings: report.data.findings };
    const [issue] = report.error.issues;
    throw invalid(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
function readJson(path, bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        throw invalid(path, 'it is not JSON');
    }
}
function invalid(path, why) {
    return new errors/* MooringError */.OD('config_file_invalid', `${path}: no report of a check: ${(0,printable/* printable */.g$)(why, 120)}`, {
        hint: 'Commit the report of an earlier check (the file that the output `report` names) as the baseline.',
    });
}

;// CONCATENATED MODULE: ./build/actions/check/base.js





async function findBase(options) {
    const named = namedBase(options.environment);
    if (named === undefined)
        return withoutBase(options);
    const { isChange } = named;
    const head = await readHeadCommit(options.environment.workspace, options.command);
    const commit = commitToCompare(named, head?.parents ?? []);
    if (head?.commit === commit) {
        return {
            isChange,
            kind: 'unavailable',
            why: `What is checked out is the base of ${named.what} itself`,
            hint: CHECK_OUT,
        };
    }
    const tree = (await openGitCommit(options.environment.workspace, commit, options.command)) ??
        (await openFromGitHub(options, commit));
    if (tree !== undefined)
        return { isChange, kind: 'tree', commit, tree };
    const { hint } = new errors/* MooringError */.OD('github_base_unavailable', '');
    return {
        isChange,
        kind: 'unavailable',
        why: `The base commit ${commit} of ${named.what} could not be read`,
        hint,
    };
}
const CHECK_OUT = 'Run on `pull_request`, or check out the head of the change.';
function namedBase({ event, eventName }) {
    const { pull_request: pull, merge_group: group, before } = event;
    if (pull !== undefined) {
        return { what: 'the pull request', commit: pull.base.sha, head: pull.head.sha, isChange: true };
    }
    if (group !== undefined) {
        return { what: 'the merge group', commit: group.base_sha, head: group.head_sha, isChange: true };
    }
    const isNewBranch = before === undefined || /^0+$/.test(before);
    if (eventName !== 'push' || isNewBranch)
        return undefined;
    return { what: 'the push', commit: before, head: undefined, isChange: false };
}
function commitToCompare({ commit, head }, parents) {
    const [first, second] = parents;
    return first !== undefined && second !== undefined && second === head ? first : commit;
}
async function withoutBase({ environment, head, since, baseline }) {
    if (baseline !== '')
        return loadBaseline(head, baseline);
    if (since !== undefined)
        return { isChange: false, kind: 'since', since };
    const { event, eventName } = environment;
    const what = eventName === '' ? 'this run' : `the event ${eventName}`;
    const why = event.before === undefined ? `${what} has no base` : 'the push made a new branch, which has no base';
    return { isChange: false, kind: 'none', why };
}
async function openFromGitHub({ environment, githubToken }, commit) {
    if (githubToken === '' || environment.repository === '')
        return undefined;
    return openGitHubCommit({
        apiUrl: environment.githubApiUrl,
        repository: environment.repository,
        commit,
        token: new domain_secret/* Secret */.zh(githubToken),
    });
}

;// CONCATENATED MODULE: ./build/actions/check/comment-place.js

function findCommentPlace(environment, githubToken) {
    const { actor, event, eventName, githubApiUrl, repository } = environment;
    const pullRequest = event.pull_request;
    if (pullRequest === undefined)
        return { kind: 'none', why: 'this run is not about a pull request' };
    const head = pullRequest.head.repo?.full_name;
    if (eventName === 'pull_request' && head !== repository) {
        return { kind: 'none', why: 'the pull request comes from a fork, whose token may only read' };
    }
    if (eventName === 'pull_request' && actor === 'dependabot[bot]') {
        return { kind: 'none', why: 'the run was started by Dependabot, whose token may only read' };
    }
    if (githubToken === '' || repository === '') {
        return { kind: 'none', why: 'there is no token to comment with' };
    }
    return {
        kind: 'pull-request',
        apiUrl: githubApiUrl,
        repository,
        pullRequest: pullRequest.number,
        token: new domain_secret/* Secret */.zh(githubToken),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var build_schemas = __nccwpck_require__(2857);
// EXTERNAL MODULE: ./build/domain/report/comment.js
var comment = __nccwpck_require__(2433);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __nccwpck_require__(9436);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __nccwpck_require__(5526);
// EXTERNAL MODULE: ./build/domain/without-undefined.js
var without_undefined = __nccwpck_require__(4288);
;// CONCATENATED MODULE: ./build/actions/check/inputs.js











const PolicyInputs = {
    'fail-on': ruleList(gate_policy/* FAIL_ON */.d$),
    'warn-on': ruleList(finding/* RULES */.y),
    'min-severity': word('severity', severity/* RATINGS */.lq),
    unscored: word('way', gate_policy/* UNSCORED */.cB),
    strict: word('answer', ['true', 'false']).transform((text) => text === undefined ? undefined : text === 'true'),
    'max-detection-days': inputs_days(),
    'warn-before-days': inputs_days(),
    'fail-before-days': inputs_days(),
    'max-lag': optional('must be a length of time like 14d', duration/* readDuration */.$7),
};
const ComparisonInputs = {
    since: optional('must be a UTC time like 2026-05-01T00:00:00Z', instant/* readInstant */.Wr),
    baseline: build_schemas/* string */.YjP(),
};
const CheckInputs = build_schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    ...PolicyInputs,
    ...ComparisonInputs,
    identity: service_inputs/* Identity */.lz,
    organization: service_inputs/* Organization */.yb,
    'report-path': build_schemas/* string */.YjP(),
    'sarif-path': build_schemas/* string */.YjP(),
    comment: build_schemas/* enum */.k5n(comment.COMMENT_MODES, `must be one of ${comment.COMMENT_MODES.join(', ')}`),
    'job-key': build_schemas/* string */.YjP(),
    'github-token': build_schemas/* string */.YjP(),
});
function policyOf(inputs) {
    return (0,without_undefined/* withoutUndefined */.r)({
        failOn: inputs['fail-on'],
        warnOn: inputs['warn-on'],
        minSeverity: inputs['min-severity'],
        unscored: inputs.unscored,
        strict: inputs.strict,
        maxDetectionDays: inputs['max-detection-days'],
        warnBeforeDays: inputs['warn-before-days'],
        failBeforeDays: inputs['fail-before-days'],
        maxLag: inputs['max-lag'],
    });
}
function ruleList(words) {
    return build_schemas/* string */.YjP().transform((text, context) => {
        const written = text.split(/[\s,]+/).filter((one) => one !== '');
        if (written.length === 0)
            return undefined;
        return written.flatMap((one) => {
            const found = words.find((known) => known === one);
            if (found !== undefined)
                return [found];
            if (one !== 'none')
                context.addIssue({ code: 'custom', message: notAWord('rule', one, ['none', ...words]) });
            return [];
        });
    });
}
function word(what, words) {
    return build_schemas/* string */.YjP().transform((text, context) => {
        const known = words.find((one) => one === text);
        if (known === undefined && text !== '')
            context.addIssue({ code: 'custom', message: notAWord(what, text, words) });
        return known;
    });
}
function notAWord(what, text, known) {
    const nearest = (0,nearest_word/* nearestWord */.z)(text, known);
    const advice = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean "${nearest}"?`;
    return `"${(0,printable/* printable */.g$)(text, 40)}" is not a ${what}; ${advice}`;
}
function inputs_days() {
    return optional('must be a whole number of days', (text) => /^\d{1,5}$/.test(text) ? Number(text) : undefined);
}
function optional(message, read) {
    return build_schemas/* string */.YjP().transform((text, context) => {
        if (text === '')
            return undefined;
        const value = read(text);
        if (value === undefined)
            context.addIssue({ code: 'custom', message });
        return value;
    });
}

// EXTERNAL MODULE: ./build/domain/report/wording.js
var wording = __nccwpck_require__(248);
;// CONCATENATED MODULE: ./build/domain/report/annotations.js


const MOST_PER_LEVEL = 9;
const LONGEST_MESSAGE = 4_096;
function renderAnnotations(report) {
    const offending = report.findings.filter(({ level }) => level !== 'notice');
    const byLine = Map.groupBy(offending, ({ file, line }) => JSON.stringify([file, line]));
    const lines = [...byLine.values()];
    return ['error', 'warning'].flatMap((level) => annotateSome(lines.filter(([worst]) => worst?.level === level)));
}
function annotateSome(lines) {
    if (lines.length <= MOST_PER_LEVEL + 1)
        return lines.flatMap(annotations_annotate);
    return [...lines.slice(0, MOST_PER_LEVEL).flatMap(annotations_annotate), ...countRest(lines.slice(MOST_PER_LEVEL))];
}
function annotations_annotate(findings) {
    const [worst] = findings;
    if (worst === undefined)
        return [];
    const { level, file, line } = worst;
    const title = (0,printable/* printable */.g$)(worst.title);
    if (findings.length === 1)
        return [{ level, file, line, title, message: annotations_describe(worst) }];
    const message = join(findings.map((one) => (0,printable/* printable */.g$)(`${(0,printable/* printable */.g$)(one.title)}: ${annotations_describe(one)}`, 2_000)));
    return [
        { level, file, line, title: `${title}, and ${(0,wording/* count */.U9)(findings.length - 1, 'more finding')}`, message },
    ];
}
function countRest(lines) {
    const findings = lines.flat();
    const [first] = findings;
    if (first === undefined)
        return [];
    const { level, file, line } = first;
    const title = `and ${(0,wording/* count */.U9)(lines.length, 'more line')}`;
    const message = `${(0,wording/* count */.U9)(findings.length, 'more finding')} on ${(0,wording/* count */.U9)(lines.length, 'more line')}: see the summary of this run.`;
    return [{ level, file, line, title, message }];
}
function annotations_describe({ message, remedy }) {
    return `${(0,printable/* printable */.g$)(message, 1_000)} ${(0,printable/* printable */.g$)(remedy, 600)}`;
}
function join(texts) {
    const all = texts.join('\n');
    if (all.length <= LONGEST_MESSAGE)
        return all;
    let used = ROOM_FOR_COUNT;
    const past = texts.findIndex((text) => (used += text.length + 1) > LONGEST_MESSAGE);
    const kept = Math.max(0, past);
    return [...texts.slice(0, kept), `and ${(0,wording/* count */.U9)(texts.length - kept, 'more finding')} on this line.`].join('\n');
}
const ROOM_FOR_COUNT = 60;

// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __nccwpck_require__(3812);
// EXTERNAL MODULE: ./build/domain/report/finding-sections.js
var finding_sections = __nccwpck_require__(6786);
// EXTERNAL MODULE: ./build/domain/report/fit.js
var fit = __nccwpck_require__(7739);
;// CONCATENATED MODULE: ./build/domain/report/timeline.js

function renderTimeline({ behind, history, pinned }) {
    if (behind === null || behind.builds === 0 || history === null || pinned === null)
        return '';
    const builds = history.around.filter(({ digest }, index, all) => digest !== all[index - 1]?.digest);
    const pin = builds.findLastIndex(({ digest }) => digest === pinned);
    if (pin === -1)
        return '';
    const left = behind.builds - (builds.length - 1 - pin);
    const gap = Math.min(pin + NEAR + 1, builds.length - 1);
    const lines = builds.map(({ at, digest }, index) => `    ${at.slice(0, 10)} : ${nameOf(digest, index - pin, index === builds.length - 1)}`);
    if (left > 0)
        lines.splice(gap, 0, `    … : ${left} more`);
    return ['```mermaid', 'timeline', ...lines, '```'].join('\n');
}
const NEAR = 2;
function nameOf(digest, afterPin, isNewest) {
    const [, hex = ''] = (0,domain_digest/* shortDigest */.VK)(digest).split(':');
    if (afterPin === 0)
        return `${hex} pinned`;
    return isNewest ? `${hex} newest` : hex;
}

;// CONCATENATED MODULE: ./build/domain/report/summary.js






const MOST_BYTES = 1_000_000;
const MOST_TIMELINES = 5;
function renderSummary(report) {
    const encoder = new TextEncoder();
    const sections = [
        heading(report),
        ...(0,finding_sections/* findingSections */.Y)(report.findings),
        ...(0,finding_sections/* resolvedSection */.E)(report.resolved),
        ...imageSection(report.images),
        ...timelineSection(report.images),
        ...footnote(report.images),
    ];
    return `${(0,fit/* fitSections */.W)(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
}
function heading(report) {
    return {
        before: `## ${wording/* VERDICT_SIGNS */.PU[report.verdict]} ${(0,markdown/* escapeMarkdown */.FV)((0,wording/* headline */.Pl)(report))}\n\n${(0,markdown/* escapeMarkdown */.FV)((0,wording/* scope */.z8)(report))}`,
        entries: report.notes.map((note) => `\n${(0,markdown/* escapeMarkdown */.FV)(note)}`),
        after: '',
        importance: 0,
        noun: 'note',
    };
}
function imageSection(images) {
    if (images.length === 0)
        return [];
    return [
        {
            before: `### Images\n\n${(0,markdown/* tableHead */.PP)(['Image', 'Pinned', 'Newest build', 'Behind', 'State'])}`,
            entries: images.map(imageRow),
            after: '',
            importance: 4,
            noun: 'image',
        },
    ];
}
function imageRow(image) {
    return (0,markdown/* tableRow */.jD)([
        (0,markdown/* code */.aY)(image.image),
        image.pinned === null ? '—' : (0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.pinned)),
        image.newest === null ? '—' : `${(0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.newest))}<br>${day(image.newestBuiltAt)}`,
        (0,wording/* behindText */.Sd)(image),
        (0,wording/* stateText */.r9)(image),
    ]);
}
function day(timestamp) {
    return timestamp === null ? '' : timestamp.slice(0, 10);
}
function timelineSection(images) {
    const pictures = images
        .toSorted((a, b) => (b.behind?.builds ?? 0) - (a.behind?.builds ?? 0))
        .flatMap((image) => {
        const picture = renderTimeline(image);
        return picture === '' ? [] : [`\n${(0,markdown/* code */.aY)(image.image)}\n\n${picture}`];
    });
    if (pictures.length === 0)
        return [];
    return [
        {
            before: '<details><summary>Builds since the pins</summary>',
            entries: pictures.slice(0, MOST_TIMELINES),
            after: '</details>',
            importance: 7,
            noun: 'picture',
        },
    ];
}
function footnote(images) {
    if (images.length === 0)
        return [];
    const unread = images.some(({ packages, openAdvisories }) => packages === null && openAdvisories !== null);
    const advisories = unread
        ? ' Where the packages of an image could not be read, advisories are matched by its name.'
        : '';
    const before = `<sub>Days behind count from the first build newer than the pin.${advisories}</sub>`;
    return [{ before, entries: [], after: '', importance: 9, noun: '' }];
}

;// CONCATENATED MODULE: ./build/domain/report/text.js



function renderText(report) {
    return [
        ...alignColumns([
            ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
            ...report.images.map((image) => [
                (0,printable/* printable */.g$)(image.image, 80),
                image.pinned === null ? '-' : (0,domain_digest/* shortDigest */.VK)(image.pinned),
                image.newest === null ? '-' : (0,domain_digest/* shortDigest */.VK)(image.newest),
                image.newestBuiltAt?.slice(0, 10) ?? '-',
                (0,wording/* behindText */.Sd)(image),
                (0,wording/* stateText */.r9)(image),
            ]),
        ]),
        '',
        ...report.findings.filter(({ level }) => level !== 'notice').flatMap(findingLines),
        ...noticeLine(report.findings),
        ...resolvedLine(report.resolved),
        ...report.notes.map((note) => (0,printable/* printable */.g$)(note, 500)),
        `${(0,wording/* headline */.Pl)(report)} ${(0,printable/* printable */.g$)((0,wording/* scope */.z8)(report), 600)}`,
    ];
}
function findingLines(finding) {
    const sign = finding.level === 'error' ? 'FAIL' : 'warn';
    const novelty = (0,wording/* noveltyText */.nl)(finding);
    return [
        `${sign}  ${(0,printable/* printable */.g$)(finding.file)}:${finding.line}  ${(0,printable/* printable */.g$)(finding.title)}${novelty === '' ? '' : ` (${novelty})`}`,
        `      ${(0,printable/* printable */.g$)(finding.message, 500)}`,
        `      → ${(0,printable/* printable */.g$)(finding.remedy, 500)}`,
        '',
    ];
}
function noticeLine(findings) {
    const notices = findings.filter(({ level }) => level === 'notice');
    if (notices.length === 0)
        return [];
    return [`note  ${countByRule(notices)}; each is in the summary and in the report.`, ''];
}
function resolvedLine(resolved) {
    if (resolved.length === 0)
        return [];
    return [`gone  ${countByRule(resolved)}: resolved by this change; each is in the summary.`, ''];
}
function countByRule(found) {
    const byRule = Map.groupBy(found, ({ rule }) => rule);
    return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}
function alignColumns(rows) {
    if (rows.length === 1)
        return [];
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}

;// CONCATENATED MODULE: ./build/actions/check/publish.js







async function publishReport(report, views, runner) {
    for (const line of renderText(report))
        runner.info(line);
    for (const { level, file, line, title, message } of renderAnnotations(report)) {
        runner[level](message, file === '' ? { title } : { title, file, line });
    }
    const attempt = attemptWith(runner);
    await attempt('the outputs of this step', async () => {
        runner.setOutput('verdict', report.verdict);
        runner.setOutput('findings', String(report.findings.length));
    });
    await attempt('the report', async () => {
        await writeWholeFile(views.report, `${JSON.stringify(report, null, 2)}\n`);
        runner.setOutput('report', views.report.path);
    });
    await attempt('the summary', () => runner.writeSummary(renderSummary(report)));
    await attempt('the SARIF file', () => writeSarif(report, views, runner));
    await attempt('the comment', () => writeComment(report, views, runner));
}
function attemptWith(runner) {
    return async (what, write) => {
        try {
            await write();
        }
        catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            const hint = error instanceof errors/* MooringError */.OD ? ` ${error.hint}` : '';
            runner.warning(`Could not write ${what}; the verdict stands without it. ${(0,printable/* printable */.g$)(why, 500)}.${hint}`);
        }
    };
}
async function writeSarif(report, { jobKey, sarif }, runner) {
    if (sarif === undefined)
        return;
    const { renderSarif, sarifCategory } = await __nccwpck_require__.e(/* import() */ 871).then(__nccwpck_require__.bind(__nccwpck_require__, 3871));
    const category = sarifCategory(jobKey, hashText);
    const { leftOut, log } = renderSarif(report, { category, hash: hashText });
    await writeWholeFile(sarif, `${JSON.stringify(log)}\n`);
    runner.setOutput('sarif', sarif.path);
    if (leftOut > 0)
        runner.notice(`${leftOut} findings did not fit into the SARIF file; all are in the report.`);
}
async function writeComment(report, views, runner) {
    const { comment: mode, commentPlace: place, jobKey } = views;
    if (mode === 'never')
        return;
    if (place.kind === 'none') {
        runner.info(`No comment: ${place.why}.`);
        return;
    }
    const [{ openGitHubComments }, { postComment }, { commentMarker }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 877).then(__nccwpck_require__.bind(__nccwpck_require__, 9877)),
        __nccwpck_require__.e(/* import() */ 571).then(__nccwpck_require__.bind(__nccwpck_require__, 8571)),
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 2433)),
    ]);
    const comments = await openGitHubComments(place);
    await postComment({ mode, report, jobKey, marker: commentMarker(jobKey, hashText), comments });
}
function hashText(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

;// CONCATENATED MODULE: ./build/actions/check/main.js














async function runCheck() {
    await runAction(check);
}
async function check(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(CheckInputs, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const views = viewsOf(inputs, environment);
    const head = (0,work_tree/* createWorkTree */.Y)(environment.workspace, exec_command/* execCommand */.N);
    const { report } = await checkImages({
        head,
        base: await findBase({
            environment,
            head,
            command: exec_command/* execCommand */.N,
            githubToken: inputs['github-token'],
            since: inputs.since,
            baseline: inputs.baseline,
        }),
        inputs: policyOf(inputs),
        registry: endpoints.registry,
        startedAt: context.clock.now(),
        ask: (uses, platforms) => askIfNeeded(uses, platforms, {
            send: context.send,
            clock: context.clock,
            endpoints,
            timeoutSeconds: inputs['timeout-seconds'],
            organization: { name: inputs.organization, uid: (0,uid/* rootUid */.zL)(inputs.identity) },
            mask: (text) => context.runner.mask(text),
            say: (line) => context.runner.info(line),
            open: async (call, onSecret) => {
                const { openAccess } = await Promise.all(/* import() */[__nccwpck_require__.e(654), __nccwpck_require__.e(777)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1777));
                return openAccess(call, onSecret, { inputs, endpoints, environment });
            },
        }),
    });
    await publishReport(report, views, context.runner);
    return report.verdict === 'fail' ? 1 : 0;
}
function viewsOf(inputs, environment) {
    const place = (input) => reportPlace(input, inputs[input], environment);
    const { temporaryFolder } = environment;
    return {
        report: inputs['report-path'] === ''
            ? { path: (0,external_node_path_.join)(temporaryFolder, 'mooring-check-report.json'), root: temporaryFolder }
            : place('report-path'),
        sarif: inputs['sarif-path'] === '' ? undefined : place('sarif-path'),
        comment: inputs.comment,
        commentPlace: findCommentPlace(environment, inputs['github-token']),
        jobKey: inputs['job-key'],
    };
}

;// CONCATENATED MODULE: ./build/actions/cli/commands.js
const COMMANDS = [
    {
        name: 'images',
        summary: 'lists every container image that the files of a folder name',
        load: async () => (await __nccwpck_require__.e(/* import() */ 7).then(__nccwpck_require__.bind(__nccwpck_require__, 8007))).imagesCommand,
    },
    {
        name: 'pin',
        summary: 'pins the images of a folder to exact builds, or shows how',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(140), __nccwpck_require__.e(311), __nccwpck_require__.e(438)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2438))).pinCommand,
    },
    {
        name: 'resolve',
        summary: 'tells the build that a reference stands for, now or at an instant',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(140), __nccwpck_require__.e(161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3161))).resolveCommand,
    },
    {
        name: 'whoami',
        summary: 'tells who you are, and why an identity refuses you',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(127)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3127))).whoamiCommand,
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
            variables: process.env,
            print: (text) => process.stdout.write(text),
            isTerminal: process.stdout.isTTY,
            say: (line) => process.stderr.write(`${(0,printable/* printable */.g$)(line, 1_000)}\n`),
        });
    }
    catch (error) {
        process.exitCode = main_sayFailure(error);
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
function main_sayFailure(error) {
    if (error instanceof errors/* MooringError */.OD && error.code !== 'internal_bug') {
        const lines = error.message.split('\n').map((line) => (0,printable/* printable */.g$)(line, 1_000));
        process.stderr.write(`mooring: ${lines.join('\n')}\n${error.hint}\n`);
        return error.code.startsWith('config_') ? 2 : 1;
    }
    process.stderr.write(`mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
}

;// CONCATENATED MODULE: external "node:stream/consumers"
const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __nccwpck_require__(6564);
// EXTERNAL MODULE: ./build/actions/credential-helper/files.js
var files = __nccwpck_require__(4996);
;// CONCATENATED MODULE: ./build/actions/credential-helper/main.js







const NOT_FOUND = 'credentials not found in native keychain';
async function runCredentialHelper() {
    process.exitCode = 1;
    try {
        process.stdout.write(await answer(process.argv[2] ?? ''));
        process.exitCode = 0;
    }
    catch (error) {
        const why = error instanceof errors/* MooringError */.OD ? `${error.message}. ${error.hint}` : String(error);
        process.stdout.write(`${(0,printable/* printable */.g$)(why, 1_000)}\n`);
    }
}
async function answer(action) {
    const settings = await readSettings(process.env[files/* HELPER_VARIABLE */.SV] ?? '');
    switch (action) {
        case 'get':
            return get(settings, (await (0,consumers_namespaceObject.text)(process.stdin)).trim());
        case 'list':
            return `${JSON.stringify({ [settings.endpoints.registry]: '_token' })}\n`;
        case 'erase':
            await (0,promises_.rm)((0,external_node_path_.join)(settings.folder, files/* HELPER_FILES */.vr.token), { force: true });
            return '';
        case 'store':
            throw refuse('it keeps no credentials of others', 'Log in to this registry without `refresh`.');
        default:
            throw refuse(`it knows get, list and erase, not "${action}"`, 'Programs call it; there is no need to.');
    }
}
async function get(settings, server) {
    const { registry } = settings.endpoints;
    if (hostOf(server) !== registry)
        throw new Error(NOT_FOUND);
    const { freshToken } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(943)]).then(__nccwpck_require__.bind(__nccwpck_require__, 943));
    const token = await freshToken(settings);
    return `${JSON.stringify({ ServerURL: server, Username: '_token', Secret: token.reveal() })}\n`;
}
function hostOf(server) {
    return server.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}
async function readSettings(folder) {
    const parsed = await (0,promises_.readFile)((0,external_node_path_.join)(folder, files/* HELPER_FILES */.vr.settings), 'utf8').then(build_parse, () => undefined);
    if (folder === '' || typeof parsed !== 'object' || parsed === null)
        throw uninstalled();
    const fields = new Map(Object.entries(parsed));
    const field = (name) => {
        const value = fields.get(name);
        if (typeof value !== 'string')
            throw uninstalled();
        return value;
    };
    const endpoints = (0,client_endpoints/* readEndpoints */.Zg)({
        apiUrl: field('apiUrl'),
        issuerUrl: field('issuerUrl'),
        tokenUrl: field('tokenUrl'),
        registryUrl: field('registryUrl'),
        registry: field('registry'),
    });
    return { folder, endpoints, identity: field('identity') };
}
function build_parse(text) {
    return JSON.parse(text);
}
function uninstalled() {
    return refuse('its login has ended', 'Run the login action, with `refresh: true`, before this step.');
}
function refuse(why, hint) {
    return new errors/* MooringError */.OD('config_usage_invalid', `docker-credential-mooring: ${why}`, { hint });
}

// EXTERNAL MODULE: ./build/actions/without-token.js
var without_token = __nccwpck_require__(1488);
// EXTERNAL MODULE: ./build/actions/oidc-request.js
var oidc_request = __nccwpck_require__(3899);
;// CONCATENATED MODULE: ./build/actions/login/inputs.js


const Flag = build_schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const LoginInputs = build_schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: build_schemas/* literal */.euz('').or(service_inputs/* Identity */.lz),
    'expect-organization': build_schemas/* union */.KCZ([build_schemas/* literal */.euz(''), build_schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/)], 'must be the uid of an organization: 40 hex digits'),
    'when-unavailable': service_inputs/* WhenUnavailableInput */.vI,
    scope: build_schemas/* enum */.k5n(['job', 'isolated'], 'must be job or isolated'),
    refresh: Flag,
    'export-token': build_schemas/* enum */.k5n(['none', 'registry', 'api'], 'must be none, registry or api'),
});

// EXTERNAL MODULE: ./build/actions/login/refresh.js
var refresh = __nccwpck_require__(8913);
;// CONCATENATED MODULE: ./build/actions/login/main.js









async function runLogin() {
    await runAction(login);
}
async function login(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(LoginInputs, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    requireOrganization(inputs);
    if (inputs.refresh)
        (0,refresh/* requireShell */.Q)(process.platform);
    const run = { ...context, inputs, endpoints, environment };
    const found = (0,oidc_request/* findOidcRequest */.M)(environment);
    if (found.kind !== 'request')
        return goWithout((0,without_token/* wayWithout */.k)(found, inputs['when-unavailable']), run);
    if (inputs.identity === '') {
        if (inputs['when-unavailable'] !== 'anonymous') {
            throw new errors/* MooringError */.OD('config_input_invalid', 'input identity is not set');
        }
        return goWithout({ kind: 'anonymous', why: 'there is no identity to sign in as' }, run);
    }
    const { logIn } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(987)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3987));
    await logIn(found, run);
    return 0;
}
function goWithout({ kind, why }, { runner, endpoints }) {
    const then = kind === 'skipped' ? 'The login is skipped' : `Images of ${endpoints.registry} are pulled as nobody`;
    runner.notice(`${then}: ${why}.`, { title: 'Mooring login' });
    runner.setOutput('status', kind);
    return 0;
}
function requireOrganization(inputs) {
    const expected = inputs['expect-organization'];
    const organization = (0,uid/* rootUid */.zL)(inputs.identity);
    if (expected === '' || inputs.identity === '' || organization === expected)
        return;
    throw new errors/* MooringError */.OD('auth_wrong_organization', `the identity belongs to organization ${organization}, expected is ${expected}`);
}

// EXTERNAL MODULE: ./build/adapters/docker-config-file.js + 1 modules
var docker_config_file = __nccwpck_require__(6653);
// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __nccwpck_require__(2699);
// EXTERNAL MODULE: ./build/domain/docker-config/credential-text.js
var credential_text = __nccwpck_require__(2900);
// EXTERNAL MODULE: ./build/domain/docker-config/log-in.js
var log_in = __nccwpck_require__(7773);
// EXTERNAL MODULE: ./build/domain/docker-config/text-change.js
var text_change = __nccwpck_require__(3017);
;// CONCATENATED MODULE: ./build/domain/docker-config/log-out.js



const FORGOTTEN_MS = 86_400_000;
function logOut(file, id, { now, fingerprint }) {
    const mine = file.records.find((record) => record.id === id);
    if (mine === undefined)
        return { ...file, result: 'unknown' };
    const others = file.records.filter((record) => record !== mine && record.endsAt + FORGOTTEN_MS > now);
    const successor = others.find((record) => follows(record, mine, fingerprint));
    if (successor !== undefined) {
        const relinked = { ...successor, prior: mine.prior, ...originOf(mine, successor) };
        const records = others.map((record) => (record === successor ? relinked : record));
        return { ...file, records, result: 'handed-on' };
    }
    const { text } = file;
    if (text === undefined)
        return { ...file, records: others, result: 'left' };
    return restore({ ...file, text, records: others }, mine, { now, fingerprint });
}
function restore(file, mine, { now, fingerprint }) {
    const living = lastLiving(mine, file.records, { now, fingerprint });
    if (living === mine && fingerprint(file.text) === mine.after) {
        const before = mine.mode === undefined ? undefined : (0,text_change/* applyEdits */.ct)(file.text, mine.undo);
        return { ...file, text: before, mode: mine.mode, result: 'restored' };
    }
    const bare = (0,credential_text/* readCredentialText */.Le)(file.text, file.path);
    const present = (0,log_in/* fingerprintState */.Q)((0,credential_text/* readHost */.rk)(bare, mine.host), fingerprint);
    if (!isSame(present, mine.wrote)) {
        const isBefore = isSame(present, (0,log_in/* fingerprintState */.Q)(mine.prior, fingerprint));
        return { ...file, result: isBefore ? 'as-before' : 'left' };
    }
    const put = (0,credential_text/* setHost */.FS)(bare, mine.host, living.prior).text;
    const text = (0,credential_text/* dropEmptySections */.BM)(put, [...mine.sections, ...living.sections]);
    const isEmpty = living.mode === undefined && text.replaceAll(/\s/g, '') === '{}';
    return {
        ...file,
        text: isEmpty ? undefined : text,
        mode: isEmpty ? undefined : (living.mode ?? file.mode),
        records: file.records.filter((record) => record !== living),
        result: 'restored',
    };
}
function lastLiving(mine, others, { now, fingerprint }) {
    const before = others.find((record) => record.endsAt <= now && follows(mine, record, fingerprint));
    if (before === undefined)
        return mine;
    return lastLiving(before, others.filter((record) => record !== before), { now, fingerprint });
}
function follows(later, earlier, fingerprint) {
    return later.host === earlier.host && isSame((0,log_in/* fingerprintState */.Q)(later.prior, fingerprint), earlier.wrote);
}
function originOf(mine, successor) {
    return {
        mode: mine.mode,
        sections: [...new Set([...mine.sections, ...successor.sections])],
        after: '',
        undo: [],
    };
}
function isSame(one, other) {
    return one.entry === other.entry && one.helper === other.helper;
}

// EXTERNAL MODULE: ./build/actions/login/state.js
var state = __nccwpck_require__(2075);
;// CONCATENATED MODULE: ./build/actions/login/post.js








async function runLoginPost() {
    const runner = actionsRunner;
    const login = (0,state/* readLogin */.m)(runner);
    if (login === undefined)
        return;
    for (const path of login.files) {
        await attempt(runner, `put back what was in ${path}`, async () => {
            const now = system_clock/* systemClock */.m.now();
            const { result } = await (0,docker_config_file/* changeCredentialFile */.Wd)(path, (file) => logOut(file, login.id, { now, fingerprint: docker_config_file/* fingerprint */.Rj }));
            say(result, path, runner);
        });
    }
    const { folder } = login;
    if (folder === undefined)
        return;
    await attempt(runner, `remove ${folder}`, () => (0,private_folder/* removePrivateFolder */.Yv)(folder, process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)()));
}
function say(result, path, runner) {
    if (result === 'restored')
        runner.info(`Put back what was in ${path}.`);
    if (result === 'handed-on')
        runner.info(`Left ${path} to the login of another job, which is still in use.`);
    if (result === 'left') {
        runner.warning(`Left ${path} as it is: somebody else has changed the entry of this login meanwhile.`);
    }
}
async function attempt(runner, what, work) {
    try {
        await work();
    }
    catch (error) {
        runner.warning(`Could not ${what}: ${(0,printable/* printable */.g$)(error instanceof Error ? error.message : String(error))}.`);
    }
}

;// CONCATENATED MODULE: ./build/actions/identity/inputs.js


const RoleName = build_schemas/* string */.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,62}$/, 'must be the name of a role');
const ImagePath = build_schemas/* string */.YjP()
    .regex(/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/, 'must be organization/image, without host and tag');
const IdentityInputs = build_schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: service_inputs/* Identity */.lz,
    mode: build_schemas/* enum */.k5n(['require', 'create'], 'must be require or create'),
    'on-drift': build_schemas/* enum */.k5n(['fail', 'update'], 'must be fail or update'),
    role: RoleName,
    'allow-role': build_schemas/* union */.KCZ([build_schemas/* literal */.euz(''), RoleName], 'must be the name of a role'),
    'pin-ref': build_schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
    'verify-image': build_schemas/* union */.KCZ([build_schemas/* literal */.euz(''), ImagePath], 'must be organization/image, without host and tag'),
    'expect-organization': build_schemas/* string */.YjP()
        .regex(/^(?:[0-9a-f]{40})?$/, 'must be the uid of an organization: 40 hex digits, a group below it sees no registry'),
});

;// CONCATENATED MODULE: ./build/actions/identity/main.js






async function runIdentity() {
    await runAction(identity);
}
async function identity(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(IdentityInputs, (name) => context.runner.input(name));
    main_requireOrganization(inputs);
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const { ensure } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(969)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5969));
    await ensure({
        ...context,
        inputs,
        endpoints,
        environment,
        repositoryId: process.env['GITHUB_REPOSITORY_ID'] ?? '',
    });
    return 0;
}
function main_requireOrganization(inputs) {
    const organization = inputs['expect-organization'];
    if (organization === '' || organization === (0,uid/* rootUid */.zL)(inputs.identity))
        return;
    throw new errors/* MooringError */.OD('auth_wrong_organization', `the identity ${inputs.identity} does not lie in the organization ${organization}`);
}

// EXTERNAL MODULE: ./build/domain/pull-request/branch-name.js
var branch_name = __nccwpck_require__(7325);
// EXTERNAL MODULE: ./build/domain/pull-request/grouping.js
var grouping = __nccwpck_require__(3500);
// EXTERNAL MODULE: ./build/domain/pull-request/template.js
var template = __nccwpck_require__(1799);
// EXTERNAL MODULE: ./build/actions/pin/rule-inputs.js
var rule_inputs = __nccwpck_require__(1868);
;// CONCATENATED MODULE: ./build/actions/pin/inputs.js






const inputs_Flag = build_schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const BranchName = build_schemas/* string */.YjP().check((context) => {
    const problem = (0,branch_name/* branchNameProblem */.hq)(context.value);
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
function inputs_template(words) {
    return build_schemas/* string */.YjP().check((context) => {
        const problem = (0,template/* templateProblem */.MS)(context.value, words);
        if (problem !== undefined)
            context.issues.push({ code: 'custom', message: problem, input: context.value });
    });
}
const Logins = rule_inputs/* Names */.fS.transform((names) => names.map((name) => name.replace(/^@/, '')));
const PinInputs = build_schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: build_schemas/* literal */.euz('').or(service_inputs/* Identity */.lz),
    'when-unavailable': service_inputs/* WhenUnavailableInput */.vI,
    ...rule_inputs/* RuleInputs */._v,
    group: build_schemas/* literal */.euz('').or(build_schemas/* enum */.k5n(grouping/* GROUPINGS */.J, `must be ${grouping/* GROUPINGS */.J.join(', ')}`)),
    'dry-run': inputs_Flag,
    'github-token': build_schemas/* string */.YjP(),
    base: build_schemas/* literal */.euz('').or(BranchName),
    branch: BranchName,
    title: inputs_template(template/* TITLE_WORDS */.NX),
    body: inputs_template(template/* BODY_WORDS */.d9),
    labels: rule_inputs/* Names */.fS,
    reviewers: Logins,
    'team-reviewers': Logins,
    assignees: Logins,
    draft: inputs_Flag,
});

;// CONCATENATED MODULE: ./build/actions/pin/place.js



const BRANCH = /^refs\/heads\/(.+)$/;
function findPlace(inputs, { event, ref, repository }) {
    const head = event.pull_request?.head.repo?.full_name;
    if (event.pull_request !== undefined && head !== repository) {
        throw new errors/* MooringError */.OD('github_fork_run', `this run comes from the fork ${(0,printable/* printable */.g$)(head ?? 'that was deleted', 120)}`);
    }
    if (repository === '' || inputs['github-token'] === '')
        throw new errors/* MooringError */.OD('config_input_invalid', 'input github-token is not set, or this is no run on GitHub');
    const [, running] = BRANCH.exec(ref) ?? [];
    if (running !== undefined && (0,branch_name/* isGroupBranch */.Gk)(inputs.branch, running))
        return { kind: 'own-branch', branch: running };
    const base = inputs.base || running || event.repository?.default_branch;
    if (base === undefined)
        throw new errors/* MooringError */.OD('config_input_invalid', 'input base is not set, and this run is on no branch');
    if ((0,branch_name/* isGroupBranch */.Gk)(inputs.branch, base))
        throw new errors/* MooringError */.OD('config_input_invalid', 'input base: must be another branch than `branch`');
    return { kind: 'base', base };
}

;// CONCATENATED MODULE: ./build/actions/pin/main.js





async function runPin() {
    await runAction(pin);
}
async function pin(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(PinInputs, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const place = inputs['dry-run']
        ? { kind: 'base', base: '' }
        : findPlace(inputs, environment);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const run = { ...context, inputs, endpoints, environment, signal };
    if (place.kind === 'own-branch')
        return sayOwnBranch(place.branch, run);
    await pinInto(place.base, run);
    return 0;
}
async function pinInto(base, run) {
    const { inputs, runner } = run;
    const { makePlan } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(140), __nccwpck_require__.e(311), __nccwpck_require__.e(245)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7245));
    const { publishOutcome, publishPlan } = await __nccwpck_require__.e(/* import() */ 64).then(__nccwpck_require__.bind(__nccwpck_require__, 3064));
    const planned = await makePlan(run);
    if (planned === undefined) {
        runner.setOutput('operation', 'none');
        return;
    }
    publishPlan(planned, runner, inputs['dry-run']);
    const nothing = { outcomes: [], mismatches: [] };
    if (inputs['dry-run'])
        return publishOutcome({ ...planned, ...nothing }, runner);
    const { propose } = await __nccwpck_require__.e(/* import() */ 980).then(__nccwpck_require__.bind(__nccwpck_require__, 1980));
    const grouping = inputs.group === '' ? planned.group : inputs.group;
    const proposed = await propose(run, planned, { base, grouping });
    await publishOutcome({ ...planned, ...proposed }, runner);
}
function sayOwnBranch(branch, { runner }) {
    runner.notice(`This run is on ${branch}, which Mooring itself writes: there is nothing to do.`, {
        title: 'Mooring pin',
    });
    runner.setOutput('operation', 'none');
    return 0;
}

// EXTERNAL MODULE: ./build/actions/resolve/inputs.js
var resolve_inputs = __nccwpck_require__(46);
;// CONCATENATED MODULE: ./build/actions/resolve/main.js





async function runResolve() {
    await runAction(resolve);
}
async function resolve(context) {
    const { clock, runner, send } = context;
    const inputs = (0,service_inputs/* readInputs */.Ko)(resolve_inputs/* ResolveInputs */.C, (name) => runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    const { openLookUpAccess } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(654), __nccwpck_require__.e(942)]).then(__nccwpck_require__.bind(__nccwpck_require__, 942));
    const title = 'Mooring resolve';
    const access = await openLookUpAccess({
        ...context,
        inputs,
        endpoints,
        environment,
        signal,
        onSecret,
        title,
    });
    if (access === undefined)
        return 0;
    const { lookUpReferences } = await Promise.all(/* import() */[__nccwpck_require__.e(512), __nccwpck_require__.e(140), __nccwpck_require__.e(122)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6122));
    const resolutions = await lookUpReferences({
        send,
        clock,
        endpoints,
        access,
        signal,
        onSecret,
        variables: process.env,
        directory: environment.workspace,
        references: inputs.reference,
        rules: inputs,
    });
    const { publishResolutions } = await __nccwpck_require__.e(/* import() */ 256).then(__nccwpck_require__.bind(__nccwpck_require__, 1256));
    return publishResolutions(resolutions, runner);
}

;// CONCATENATED MODULE: ./build/index.js









var __webpack_exports__runCheck = __webpack_exports__.k_;
var __webpack_exports__runCli = __webpack_exports__.ak;
var __webpack_exports__runCredentialHelper = __webpack_exports__.Zz;
var __webpack_exports__runIdentity = __webpack_exports__.yK;
var __webpack_exports__runLogin = __webpack_exports__.JN;
var __webpack_exports__runLoginPost = __webpack_exports__.v9;
var __webpack_exports__runPin = __webpack_exports__.zN;
var __webpack_exports__runResolve = __webpack_exports__.yP;
export { __webpack_exports__runCheck as runCheck, __webpack_exports__runCli as runCli, __webpack_exports__runCredentialHelper as runCredentialHelper, __webpack_exports__runIdentity as runIdentity, __webpack_exports__runLogin as runLogin, __webpack_exports__runLoginPost as runLoginPost, __webpack_exports__runPin as runPin, __webpack_exports__runResolve as runResolve };
