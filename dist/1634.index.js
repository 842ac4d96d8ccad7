export const id = 1634;
export const ids = [1634];
export const modules = {

/***/ 4996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PJ: () => (/* binding */ formatCachedToken),
/* harmony export */   R6: () => (/* binding */ localEnd),
/* harmony export */   SV: () => (/* binding */ HELPER_VARIABLE),
/* harmony export */   c9: () => (/* binding */ readCachedToken),
/* harmony export */   vr: () => (/* binding */ HELPER_FILES)
/* harmony export */ });
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8325);

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

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ helperName),
/* harmony export */   Q8: () => (/* binding */ requireShell),
/* harmony export */   iu: () => (/* binding */ installHelper)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2699);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4996);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8765);





async function installHelper(options) {
    const { folder, endpoints, identity, token, endsAt } = options;
    const launcher = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(process.argv[1] ?? ''), 'docker-credential-mooring');
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_FILES */ .vr.settings), JSON.stringify({ ...endpoints, identity }));
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_FILES */ .vr.token), (0,_credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCachedToken */ .PJ)(token, endsAt));
    const words = [process.execPath, launcher].map(quote).join(' ');
    const lines = ['#!/bin/sh', `${_credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__/* .HELPER_VARIABLE */ .SV}=${quote(folder)} exec ${words} "$@"`, ''];
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'bin', `docker-credential-${helperName(endpoints)}`);
    await (0,_adapters_private_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .writePrivateFile */ .Pl)(program, lines.join('\n'), { executable: true });
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program);
}
function helperName({ registry }) {
    if (registry === _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACE_DEFAULTS */ .h$.registry)
        return 'mooring';
    return `mooring-${registry.replaceAll(/[^a-z0-9.-]/g, '-')}`;
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 1634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCredentialHelper: () => (/* reexport */ runCredentialHelper),
  runIdentity: () => (/* reexport */ runIdentity),
  runLogin: () => (/* reexport */ runLogin),
  runLoginPost: () => (/* reexport */ runLoginPost)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/actions/credential-helper/files.js
var files = __webpack_require__(4996);
;// CONCATENATED MODULE: ./build/actions/credential-helper/main.js







const NOT_FOUND = 'credentials not found in native keychain';
async function runCredentialHelper() {
    process.exitCode = 1;
    try {
        process.stdout.write(await answer(process.argv[2] ?? ''));
        process.exitCode = 0;
    }
    catch (error) {
        process.stdout.write(`${(0,printable/* printable */.g$)(describe(error), 1_000)}\n`);
    }
}
function describe(error) {
    if (error instanceof errors/* MooringError */.OD)
        return `${error.message}. ${error.hint}`;
    return error instanceof Error ? error.message : String(error);
}
async function answer(action) {
    const settings = await readSettings(process.env[files/* HELPER_VARIABLE */.SV] ?? '');
    switch (action) {
        case 'get':
            return get(settings, (await (0,consumers_.text)(process.stdin)).trim());
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
    const { freshToken } = await Promise.all(/* import() */[__webpack_require__.e(2034), __webpack_require__.e(654), __webpack_require__.e(3171)]).then(__webpack_require__.bind(__webpack_require__, 943));
    const token = await freshToken(settings);
    return `${JSON.stringify({ ServerURL: server, Username: '_token', Secret: token.reveal() })}\n`;
}
function hostOf(server) {
    return server.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}
async function readSettings(folder) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, files/* HELPER_FILES */.vr.settings), 'utf8').catch(() => '');
    const parsed = parse(text);
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
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function uninstalled() {
    return refuse('its login has ended', 'Run the login action, with `refresh: true`, before this step.');
}
function refuse(why, hint) {
    return new errors/* MooringError */.OD('config_usage_invalid', `docker-credential-mooring: ${why}`, { hint });
}

// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/actions/boundary.js + 1 modules
var boundary = __webpack_require__(7851);
// EXTERNAL MODULE: ./build/actions/environment.js + 1 modules
var actions_environment = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/actions/identity/inputs.js


const RoleName = schemas/* string */.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,62}$/, 'must be the name of a role');
const ImagePath = schemas/* string */.YjP()
    .regex(/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/, 'must be organization/image, without host and tag');
const IdentityInputs = schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: service_inputs/* Identity */.lz,
    mode: schemas/* enum */.k5n(['require', 'create'], 'must be require or create'),
    'on-drift': schemas/* enum */.k5n(['fail', 'update'], 'must be fail or update'),
    role: RoleName,
    'allow-role': schemas/* union */.KCZ([schemas/* literal */.euz(''), RoleName], 'must be the name of a role'),
    'pin-ref': schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
    'verify-image': schemas/* union */.KCZ([schemas/* literal */.euz(''), ImagePath], 'must be organization/image, without host and tag'),
    'expect-organization': schemas/* string */.YjP()
        .regex(/^(?:[0-9a-f]{40})?$/, 'must be the uid of an organization: 40 hex digits, a group below it sees no registry'),
});

;// CONCATENATED MODULE: ./build/actions/identity/main.js






async function runIdentity() {
    await (0,boundary/* runAction */.C)(identity);
}
async function identity(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(IdentityInputs, (name) => context.runner.input(name));
    requireOrganization(inputs);
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const { ensure } = await Promise.all(/* import() */[__webpack_require__.e(2034), __webpack_require__.e(654), __webpack_require__.e(6209), __webpack_require__.e(6082), __webpack_require__.e(1629)]).then(__webpack_require__.bind(__webpack_require__, 5969));
    await ensure({
        ...context,
        inputs,
        endpoints,
        environment,
        repositoryId: process.env['GITHUB_REPOSITORY_ID'] ?? '',
    });
    return 0;
}
function requireOrganization(inputs) {
    const organization = inputs['expect-organization'];
    if (organization === '' || organization === (0,uid/* rootUid */.zL)(inputs.identity))
        return;
    throw new errors/* MooringError */.OD('auth_wrong_organization', `the identity ${inputs.identity} does not lie in the organization ${organization}`);
}

// EXTERNAL MODULE: ./build/actions/without-token.js
var without_token = __webpack_require__(1488);
// EXTERNAL MODULE: ./build/actions/oidc-request.js
var oidc_request = __webpack_require__(3899);
;// CONCATENATED MODULE: ./build/actions/login/inputs.js


const Flag = schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const LoginInputs = schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: schemas/* literal */.euz('').or(service_inputs/* Identity */.lz),
    'expect-organization': schemas/* union */.KCZ([
        schemas/* literal */.euz(''),
        schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/, 'must be the uid of an organization: 40 hex digits'),
    ]),
    'when-unavailable': service_inputs/* WhenUnavailableInput */.vI,
    scope: schemas/* enum */.k5n(['job', 'isolated'], 'must be job or isolated'),
    refresh: Flag,
    'export-token': schemas/* enum */.k5n(['none', 'registry', 'api'], 'must be none, registry or api'),
});

// EXTERNAL MODULE: ./build/actions/login/refresh.js
var refresh = __webpack_require__(1294);
;// CONCATENATED MODULE: ./build/actions/login/main.js









async function runLogin() {
    await (0,boundary/* runAction */.C)(login);
}
async function login(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(LoginInputs, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    main_requireOrganization(inputs);
    if (inputs.refresh)
        (0,refresh/* requireShell */.Q8)(process.platform);
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
    const { logIn } = await Promise.all(/* import() */[__webpack_require__.e(2034), __webpack_require__.e(654), __webpack_require__.e(24)]).then(__webpack_require__.bind(__webpack_require__, 24));
    await logIn(found, run);
    return 0;
}
function goWithout({ kind, why }, { runner, endpoints }) {
    const then = kind === 'skipped' ? 'The login is skipped' : `Images of ${endpoints.registry} are pulled as nobody`;
    runner.notice(`${then}: ${why}.`, { title: 'Mooring login' });
    runner.setOutput('status', kind);
    return 0;
}
function main_requireOrganization(inputs) {
    const expected = inputs['expect-organization'];
    const organization = (0,uid/* rootUid */.zL)(inputs.identity);
    if (expected === '' || inputs.identity === '' || organization === expected)
        return;
    throw new errors/* MooringError */.OD('auth_wrong_organization', `the identity belongs to organization ${organization}, expected is ${expected}`);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/adapters/actions-runner.js + 4 modules
var actions_runner = __webpack_require__(8413);
// EXTERNAL MODULE: ./build/adapters/docker-config-file.js + 1 modules
var docker_config_file = __webpack_require__(6653);
// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __webpack_require__(2699);
// EXTERNAL MODULE: ./build/adapters/system-clock.js
var system_clock = __webpack_require__(9903);
// EXTERNAL MODULE: ./build/domain/docker-config/credential-text.js
var credential_text = __webpack_require__(2900);
// EXTERNAL MODULE: ./build/domain/docker-config/log-in.js
var log_in = __webpack_require__(7773);
// EXTERNAL MODULE: ./build/domain/docker-config/text-change.js
var text_change = __webpack_require__(3017);
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
var state = __webpack_require__(2075);
;// CONCATENATED MODULE: ./build/actions/login/post.js








async function runLoginPost() {
    const runner = actions_runner/* actionsRunner */.A;
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

;// CONCATENATED MODULE: ./build/actions/sign-in-actions.js






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

/***/ 6653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wd: () => (/* binding */ changeCredentialFile),
  Rj: () => (/* binding */ fingerprint),
  sS: () => (/* binding */ readCredentialFile),
  UA: () => (/* binding */ refuseLinks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/adapters/file-lock.js
var file_lock = __webpack_require__(7127);
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
    const found = await (0,promises_.lstat)(place).catch((cause) => {
        if ((0,file_lock/* isCode */._)(cause, 'ENOENT'))
            return undefined;
        throw unwritable(place, cause);
    });
    if (found === undefined || found.isDirectory() || found.isFile())
        return 'right';
    return found.isSymbolicLink() ? 'a symbolic link' : 'not a regular file';
}
function unwritable(path, cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    const isMisplaced = (0,file_lock/* isCode */._)(cause, 'ENOTDIR') || (0,file_lock/* isCode */._)(cause, 'EISDIR');
    return new errors/* MooringError */.OD('config_file_unreadable', `could not write the credential file ${path}${code}`, {
        cause,
        hint: isMisplaced
            ? 'DOCKER_CONFIG has to name a folder, `.docker` where it is not set, and `config.json` in it a file; REGISTRY_AUTH_FILE names a file.'
            : 'Check that there is room and that this user may write there, or use `scope: isolated`.',
    });
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withFileLock),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6046);






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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ makePrivateFolder),
/* harmony export */   Pl: () => (/* binding */ writePrivateFile),
/* harmony export */   Yv: () => (/* binding */ removePrivateFolder),
/* harmony export */   bA: () => (/* binding */ linkEntries)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);




const PREFIX = 'mooring-login-';
async function makePrivateFolder(parent) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true });
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(parent), PREFIX));
    }
    catch (cause) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .MooringError */ .OD('config_file_unreadable', `could not make a folder in ${parent}`, {
            cause,
            hint: 'Check RUNNER_TEMP: it has to be a folder that this user may write to.',
        });
    }
}
async function removePrivateFolder(folder, parent) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(parent) || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder).startsWith(PREFIX)) {
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


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ dropEmptySections),
/* harmony export */   FS: () => (/* binding */ setHost),
/* harmony export */   Le: () => (/* binding */ readCredentialText),
/* harmony export */   SZ: () => (/* binding */ keysBelow),
/* harmony export */   rk: () => (/* binding */ readHost),
/* harmony export */   uz: () => (/* binding */ readStore)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8211);
/* harmony import */ var _text_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);



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
    const known = new Set([...Object.values(SECTIONS), 'credsStore']);
    requireOnce(root.members.filter(({ key }) => known.has(key)), path);
    for (const name of Object.values(SECTIONS)) {
        const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)(root, name);
        if (member === undefined || bare.slice(member.from, member.to) === 'null')
            continue;
        const section = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(bare, member.from);
        if (section === undefined)
            throw invalid(path, `${name} is not an object`);
        requireOnce(section.members, path);
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
function requireOnce(members, path) {
    const seen = new Set();
    for (const { key } of members) {
        if (seen.has(key))
            throw invalid(path, `names ${key} twice`);
        seen.add(key);
    }
}
function invalid(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_invalid', `the credential file ${path} ${why}`, {
        hint: 'It was left as it is. Repair it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to one that is in order.',
        ...(cause === undefined ? {} : { cause }),
    });
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ logIn),
/* harmony export */   Q: () => (/* binding */ fingerprintState)
/* harmony export */ });
/* harmony import */ var _credential_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2900);

const REFRESHED_MS = 21_600_000;
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
        endsAt: login.endsAt + (login.credentials.kind === 'helper' ? REFRESHED_MS : 0),
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ applyEdit),
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   pt: () => (/* binding */ removeMember)
/* harmony export */ });
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8211);

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


/***/ })

};
