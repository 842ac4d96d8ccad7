export const id = 6864;
export const ids = [6864];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ NOBODY)
/* harmony export */ });
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};


/***/ }),

/***/ 2422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ AgeInput),
  v: () => (/* binding */ findAsOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
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

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFolder),
/* harmony export */   l: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


function readArguments(args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
    }
    catch (cause) {
        const why = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', why, { cause });
    }
}
function readFolder(positionals) {
    const [folder = '.', ...more] = positionals;
    if (more.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_usage_invalid', 'there is more than one folder');
    return folder;
}


/***/ }),

/***/ 3401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ PLACE_OPTIONS),
/* harmony export */   Tt: () => (/* binding */ readOptions)
/* harmony export */ });
/* unused harmony export optionText */
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8765);

const PLACES = Object.keys(_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACE_DEFAULTS */ .h$);
const PLACE_OPTIONS = Object.fromEntries(PLACES.map((name) => [name, { type: 'string' }]));
function readOptions(schema, values, variables) {
    return (0,_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readInputs */ .Ko)(schema, optionText(values, variables), {
        code: 'config_usage_invalid',
        prefix: '--',
        hint: 'Correct the option, or the variable MOORING_… that stands in for it; --help after the command tells its options.',
    });
}
function optionText(values, variables) {
    const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACE_DEFAULTS */ .h$;
    return (name) => {
        const option = values[name];
        if (typeof option === 'string')
            return option.trim();
        return (variables[variableName(name)] ?? defaults[name] ?? '').trim();
    };
}
function variableName(input) {
    return `MOORING_${input.replaceAll('-', '_').toUpperCase()}`;
}


/***/ }),

/***/ 8977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ openRegistries)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/adapters/docker-config-place.js
var docker_config_place = __webpack_require__(7570);
;// CONCATENATED MODULE: ./build/adapters/docker-login-texts.js



async function readDockerConfigs(variables) {
    const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
    const place = (0,docker_config_place/* dockerConfigPath */.Q1)(variables);
    const text = await readIfThere(place);
    return [
        ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
        ...(text === undefined ? [] : [{ place, text }]),
    ];
}
async function readIfThere(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw new errors/* MooringError */.OD('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
    }
}

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var client_call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/client/endpoints.js
var endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/client/moved-request.js
var moved_request = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/contract/token.js
var contract_token = __webpack_require__(6834);
;// CONCATENATED MODULE: ./build/client/challenge.js
const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
function readChallenges(header) {
    const challenges = [];
    let rest = header;
    for (;;) {
        const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
        if (opening === undefined || scheme === undefined)
            return challenges;
        const read = readParameters(rest.slice(opening.length));
        challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
        if (read.rest === rest)
            return challenges;
        rest = read.rest;
    }
}
function readParameters(text) {
    const parameters = new Map();
    let rest = text;
    for (;;) {
        const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
        if (whole === undefined || name === undefined)
            return { parameters: Object.fromEntries(parameters), rest };
        parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
        rest = rest.slice(whole.length);
    }
}

// EXTERNAL MODULE: ./build/client/read-failure.js
var read_failure = __webpack_require__(4659);
// EXTERNAL MODULE: ./build/client/send-until-final.js + 2 modules
var send_until_final = __webpack_require__(5308);
;// CONCATENATED MODULE: ./build/client/send-patiently.js


async function sendPatiently(request, purpose, options, wanted = ({ status }) => status < 300) {
    return (0,send_until_final/* sendUntilFinal */.d)({
        row: undefined,
        purpose,
        request,
        idempotent: true,
        read: (response) => ({
            kind: 'answer',
            response,
            failure: response.status < 400 ? undefined : (0,read_failure/* readFailure */.f)(response),
        }),
        isFinal: wanted,
    }, options);
}

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/client/token-realm.js



const KNOWN_REALMS = {
    'registry.gitlab.com': ['gitlab.com'],
};
function trustedRealm(realm, { host, tokenHosts }) {
    const url = URL.canParse(realm) ? new URL(realm) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '')
        throw refused(host, realm);
    if ((0,endpoints/* isLoopback */.U9)(hostnameOf(host))) {
        if ((0,endpoints/* isLoopback */.U9)(url.hostname) && /^https?:$/.test(url.protocol))
            return url;
        throw refused(host, realm);
    }
    const allowed = [host, ...(KNOWN_REALMS[host] ?? []), ...tokenHosts];
    const isAllowed = allowed.includes(url.host) || url.host.endsWith(`.${host}`);
    if (url.protocol !== 'https:' || !isAllowed)
        throw refused(host, realm);
    return url;
}
function hostnameOf(host) {
    return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}
function refused(host, realm) {
    return new errors/* MooringError */.OD('platform_unexpected_answer', `${host} sends its clients to "${(0,printable/* printable */.g$)(realm, 120)}" for a token, which is not known to belong to it`, {
        hint: 'If that is right, name its host under `pin: token-hosts:` in .github/mooring.yml.',
    });
}

;// CONCATENATED MODULE: ./build/client/oci-authorization.js







const TOKEN_BYTES = 1024 * 1024;
async function authorizationFor(image, challenged, options) {
    const challenges = readChallenges(challenged.headers['www-authenticate'] ?? '');
    const login = await options.loginFor(image.host);
    if (login?.kind === 'password')
        options.onSecret(login.password);
    if (login?.kind === 'identity-token')
        options.onSecret(login.token);
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    if (bearer !== undefined)
        return bearerToken(image, bearer, login, options);
    const isBasic = challenges.some(({ scheme }) => scheme === 'basic');
    if (isBasic)
        return login?.kind === 'password' ? basic(login) : undefined;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `${image.host} asks for a sign-in of a kind that Mooring does not know`);
}
async function bearerToken(image, { parameters }, login, options) {
    const url = trustedRealm(parameters['realm'] ?? '', { host: image.host, tokenHosts: options.tokenHosts });
    const asked = { service: parameters['service'], scope: `repository:${image.path}:pull` };
    const request = login?.kind === 'identity-token'
        ? refreshRequest(url, asked, login.token)
        : tokenRequest(url, asked, login);
    const purpose = `get a token of ${image.host} for ${image.path}`;
    const parsed = contract_token/* RegistryToken */.$Q.safeParse((0,read_failure/* readJson */.V)(await sendPatiently(request, purpose, options)));
    const text = parsed.data?.token ?? parsed.data?.access_token;
    if (text === undefined) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `could not ${purpose}: ${url.host} gave none`);
    }
    const token = new secret/* Secret */.zh(text);
    options.onSecret(token);
    return new secret/* Secret */.zh(`Bearer ${text}`);
}
function tokenRequest(realm, { service, scope }, login) {
    const url = new URL(realm);
    if (service !== undefined)
        url.searchParams.set('service', service);
    url.searchParams.set('scope', scope);
    return {
        method: 'GET',
        url: url.href,
        headers: {
            accept: 'application/json',
            ...(login === undefined ? {} : { authorization: basic(login).reveal() }),
        },
        maxBytes: TOKEN_BYTES,
    };
}
function refreshRequest(realm, { service, scope }, token) {
    const form = new URLSearchParams({
        grant_type: 'refresh_token',
        service: service ?? realm.host,
        client_id: 'mooring',
        scope,
        refresh_token: token.reveal(),
    });
    return {
        method: 'POST',
        url: realm.href,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        maxBytes: TOKEN_BYTES,
    };
}
function basic({ username, password }) {
    const bytes = new TextEncoder().encode(`${username}:${password.reveal()}`);
    return new secret/* Secret */.zh(`Basic ${btoa(String.fromCharCode(...bytes))}`);
}

// EXTERNAL MODULE: ./build/client/pace.js
var pace = __webpack_require__(6923);
// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
;// CONCATENATED MODULE: ./build/client/oci-registry-client.js










const API_HOSTS = { 'docker.io': 'registry-1.docker.io' };
const MANIFEST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;
function createOciRegistryClient(unpaced) {
    const options = { ...unpaced, send: (0,pace/* paceSends */.L)(unpaced.send) };
    const hosts = new Map();
    const authorizations = new Map();
    async function authorize(image) {
        const asked = hosts.get(image.host) ?? knock(image.host, options);
        hosts.set(image.host, asked);
        const answer = await asked;
        return answer.status === 401 ? authorizationFor(image, answer, options) : undefined;
    }
    async function ask(method, image, reference) {
        const key = `${image.host}/${image.path}`;
        const known = authorizations.get(key) ?? authorize(image);
        authorizations.set(key, known);
        const purpose = `look up ${key}${(0,digest/* isDigest */.Bc)(reference) ? '@' : ':'}${reference}`;
        const written = {
            method,
            url: `${addressOf(image.host)}/v2/${image.path}/manifests/${reference}`,
            headers: { accept: registry_content_client/* MANIFEST_TYPES */._ },
            maxBytes: MANIFEST_BYTES,
        };
        const answer = await follow(withAuthorization(written, await known), purpose, options);
        if (answer.status !== 401)
            return answer;
        const fresh = authorizationFor(image, answer, options);
        authorizations.set(key, fresh);
        return sendPatiently(withAuthorization(written, await fresh), purpose, options);
    }
    return {
        digestOf: async (image, reference) => {
            const told = (await ask('HEAD', image, reference)).headers['docker-content-digest'] ?? '';
            if ((0,digest/* isDigest */.Bc)(told) && (told === reference || !(0,digest/* isDigest */.Bc)(reference)))
                return told;
            const { body } = await ask('GET', image, reference);
            const name = `${image.host}/${image.path}${(0,digest/* isDigest */.Bc)(reference) ? '@' : ':'}${reference}`;
            readManifest(body, name);
            return (0,digest/* isDigest */.Bc)(reference)
                ? (0,content_digest/* requireDigest */.m)(body, reference, `look up ${name}`)
                : (0,content_digest/* digestOfBytes */.b)(body, 'sha256');
        },
        manifest: async (image, digest) => {
            const { body } = await ask('GET', image, digest);
            await (0,content_digest/* requireDigest */.m)(body, digest, `read the manifest ${digest} of ${image.host}/${image.path}`);
            return readManifest(body, digest);
        },
    };
}
async function knock(host, options) {
    const request = {
        method: 'GET',
        url: `${addressOf(host)}/v2/`,
        headers: {},
        maxBytes: 1024 * 1024,
    };
    return sendPatiently(request, `get into the registry ${host}`, options, isAnswer);
}
function isAnswer({ status }) {
    return status < 500 && status !== 408 && status !== 429;
}
async function follow(request, purpose, options, hops = 0) {
    const isAnonymous = request.headers['authorization'] === undefined;
    const answer = await sendPatiently(request, purpose, options, ({ status }) => status < 300 || status === 401 || (isAnonymous && moved_request/* REDIRECTS */.eT.has(status)));
    if (!moved_request/* REDIRECTS */.eT.has(answer.status))
        return answer;
    const target = (0,moved_request/* readTarget */._E)(answer.headers['location'] ?? '', request.url);
    if (target !== undefined && hops < MOST_REDIRECTS) {
        return follow({ ...request, url: target.href }, purpose, options, hops + 1);
    }
    throw new errors/* MooringError */.OD('platform_redirected', `could not ${purpose}: it answered with a redirect that is not followed`, { hint: 'Name the registry that really has the image.' });
}
function withAuthorization(request, authorization) {
    if (authorization === undefined)
        return request;
    return { ...request, headers: { ...request.headers, authorization: authorization.reveal() } };
}
function addressOf(host) {
    const name = API_HOSTS[host] ?? host;
    const url = new URL(`https://${name}`);
    return (0,endpoints/* isLoopback */.U9)(url.hostname) ? `http://${name}` : `https://${name}`;
}
function readManifest(bytes, name) {
    try {
        return oci/* Manifest */._8.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch (cause) {
        const code = cause instanceof SyntaxError ? 'platform_not_json' : 'platform_unexpected_answer';
        throw new errors/* MooringError */.OD(code, `what came for ${name} is no manifest`, { cause });
    }
}

// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/contract/routes/pull-routes.js
var pull_routes = __webpack_require__(3354);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/docker-config.js

const Auth = schemas/* object */.Ikc({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
});
const DockerConfig = schemas/* object */.Ikc({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), Auth)
        .nullish()
        .transform((auths) => auths ?? {}),
    credsStore: schemas/* string */.YjP().optional(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
        .nullish()
        .transform((helpers) => helpers ?? {}),
});
const HelperAnswer = schemas/* object */.Ikc({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP() });

// EXTERNAL MODULE: ./build/domain/docker-config/credential-text.js
var credential_text = __webpack_require__(2900);
;// CONCATENATED MODULE: ./build/usecases/docker-logins.js





function createDockerLogins(options) {
    let configs;
    const known = new Map();
    async function find(host) {
        configs ??= readAll(options);
        for (const config of await configs) {
            const login = await findIn(config, host, options);
            if (login !== undefined)
                return login;
        }
        return undefined;
    }
    return (host) => {
        const login = known.get(host) ?? find(host);
        known.set(host, login);
        return login;
    };
}
async function readAll({ readConfigs }) {
    return (await readConfigs()).map(({ place, text }) => {
        const parsed = DockerConfig.safeParse(readJson((0,credential_text/* readCredentialText */.Le)(text, place)));
        if (parsed.success)
            return parsed.data;
        throw new errors/* MooringError */.OD('config_file_invalid', `${place} is not what docker writes`, {
            hint: 'Mend or remove that file; `docker login` writes it anew.',
        });
    });
}
const HUB_NAMES = ['https://index.docker.io/v1/', 'index.docker.io', 'docker.io'];
async function findIn({ auths, credHelpers, credsStore }, host, options) {
    const names = host === 'docker.io' ? HUB_NAMES : [host];
    const named = names.find((name) => Object.hasOwn(credHelpers, name));
    const helper = named === undefined ? credsStore : credHelpers[named];
    if (helper !== undefined && helper !== '')
        return askHelper(helper, named ?? names[0] ?? host, options);
    const key = Object.keys(auths).find((one) => names.includes(one) || names.includes(hostOfKey(one)));
    const auth = key === undefined ? undefined : auths[key];
    if (auth === undefined)
        return undefined;
    if (auth.identitytoken !== undefined && auth.identitytoken !== '')
        return identityToken(auth.identitytoken);
    return passwordLogin(decodeAuth(auth.auth) ?? { username: auth.username, password: auth.password });
}
function hostOfKey(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/.*$/s, '');
}
function decodeAuth(auth = '') {
    if (auth === '')
        return undefined;
    const text = decodeBase64(auth);
    const colon = text.indexOf(':');
    return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}
function decodeBase64(text) {
    try {
        return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_file_invalid', 'a login in the settings of docker cannot be read', {
            cause,
        });
    }
}
const HELPER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const NOTHING = /credentials not found/i;
async function askHelper(name, server, { command, directory }) {
    const program = `docker-credential-${name}`;
    if (!HELPER.test(name))
        throw helperFailed(program, 'is not the name of one');
    const { exitCode, stdout } = await run(command, program, { directory, input: `${server}\n` });
    const text = new TextDecoder().decode(stdout);
    if (exitCode !== 0 && NOTHING.test(text))
        return undefined;
    if (exitCode !== 0)
        throw helperFailed(program, `ended with ${exitCode}`);
    const parsed = HelperAnswer.safeParse(readJson(text));
    if (!parsed.success)
        throw helperFailed(program, 'gave no login');
    const { Username: username, Secret: password } = parsed.data;
    return username === '<token>' ? identityToken(password) : passwordLogin({ username, password });
}
async function run(command, program, options) {
    try {
        return await command(program, ['get'], options);
    }
    catch (cause) {
        throw helperFailed(program, 'cannot be run', cause);
    }
}
function helperFailed(program, why, cause) {
    return new errors/* MooringError */.OD('config_file_invalid', `the credential helper ${(0,printable/* printable */.g$)(program, 80)} ${why}`, {
        cause,
        hint: 'Install it, or take it out of `credHelpers` or `credsStore` in the settings of docker.',
    });
}
function identityToken(token) {
    return { kind: 'identity-token', token: new secret/* Secret */.zh(token) };
}
function passwordLogin({ username = '', password = '', }) {
    if (username === '' || password === '')
        return undefined;
    return { kind: 'password', username, password: new secret/* Secret */.zh(password) };
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/usecases/remember-histories.js
var remember_histories = __webpack_require__(1243);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
;// CONCATENATED MODULE: ./build/usecases/tag-source.js


function createTagSource(options) {
    const { registry, content, registryHost, others } = options;
    const tags = new Map();
    const digests = new Map();
    const manifests = new Map();
    async function askTag(image, tag) {
        const historic = historicOf(image, registryHost);
        return historic === undefined
            ? { kind: 'digest', digest: await others.digestOf(image, tag) }
            : { kind: 'history', history: await registry.tagHistory(historic, tag) };
    }
    async function askDigest(image, digest) {
        const historic = historicOf(image, registryHost);
        const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
        try {
            await question;
            return true;
        }
        catch (error) {
            if (error instanceof errors/* MooringError */.OD && error.code === 'platform_not_found')
                return false;
            throw error;
        }
    }
    async function askManifest(image, digest) {
        const historic = historicOf(image, registryHost);
        return historic === undefined
            ? others.manifest(image, digest)
            : (await content.manifest(historic, digest)).manifest;
    }
    return {
        tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => askTag(image, tag)),
        has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => askDigest(image, digest)),
        manifest: (image, digest) => once(manifests, `${image.host}/${image.path}@${digest}`, () => askManifest(image, digest)),
    };
}
function historicOf(image, registryHost) {
    return (0,image_use/* historicImage */.R)({ ...image, tag: undefined, digest: undefined }, registryHost);
}
function once(known, key, ask) {
    const answer = known.get(key) ?? answerOf(ask());
    known.set(key, answer);
    return answer;
}
async function answerOf(question) {
    try {
        return { kind: 'known', value: await question };
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}

;// CONCATENATED MODULE: ./build/actions/open-registries.js











function openRegistries(options) {
    const { access, clock, endpoints, onSecret, send, signal } = options;
    const call = (0,client_call/* createCaller */.u)({ send, clock, endpoints, signal, routes: pull_routes/* pullRoutes */.o });
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({
        call,
        clock,
        onSecret,
        passwordFor: () => access.registryToken,
    });
    const registry = (0,remember_histories/* rememberHistories */.O)((0,registry_client/* createRegistryClient */.H)({ call, tokens }));
    const content = (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens });
    const registryHost = endpoints.registry;
    const others = createOciRegistryClient({
        send,
        clock,
        signal,
        onSecret,
        tokenHosts: options.tokenHosts,
        loginFor: createDockerLogins({
            readConfigs: async () => readDockerConfigs(options.variables),
            command: exec_command/* execCommand */.N,
            directory: options.directory,
        }),
    });
    return {
        source: createTagSource({ registry, content, registryHost, others }),
        verify: { registry, content, registryHost },
    };
}


/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _v: () => (/* binding */ RuleInputs),
/* harmony export */   aR: () => (/* binding */ readWish),
/* harmony export */   fS: () => (/* binding */ Names)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _build_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2422);




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
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_input_invalid', 'as-of and rollback: each says which builds of the past are wanted, so that only one of them can be set', { hint: 'Leave one of them out.' });
    return { asOf: await (0,_build_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .findAsOf */ .v)(text, folder, now), rollBack: rollback };
}


/***/ }),

/***/ 2973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readShellAccess)
/* harmony export */ });
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8325);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1636);


const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
function readShellAccess(variables) {
    const apiToken = secretOf(variables[API_TOKEN]);
    const registryToken = secretOf(variables[REGISTRY_TOKEN]);
    const set = [
        ...(apiToken === undefined ? [] : [API_TOKEN]),
        ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
    ];
    return {
        apiToken,
        registryToken,
        serverTime: undefined,
        who: set.length === 0 ? _access_js__WEBPACK_IMPORTED_MODULE_1__/* .NOBODY */ .o.who : `whoever holds ${set.join(' and ')}`,
    };
}
function secretOf(text = '') {
    const token = text.trim();
    return token === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .Secret */ .zh(token);
}


/***/ }),

/***/ 7570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ HERE),
/* harmony export */   Q1: () => (/* binding */ dockerConfigPath),
/* harmony export */   lt: () => (/* binding */ homeOf)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const HERE = { path: node_path__WEBPACK_IMPORTED_MODULE_1__, homedir: node_os__WEBPACK_IMPORTED_MODULE_0__.homedir };
function homeOf(variables, { path, homedir: ofUser } = HERE) {
    return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
}
function dockerConfigPath(variables, machine = HERE) {
    const { path } = machine;
    const folder = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
    return path.resolve(folder, 'config.json');
}


/***/ }),

/***/ 4571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRegistryClient)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6068);
/* harmony import */ var _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4174);
/* harmony import */ var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2434);





const MOST_HISTORY_PAGES = 1_000;
function createRegistryClient(options) {
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    };
}
async function readHistory(call, image, tag, token) {
    const name = (0,_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(image);
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(last.at) },
            credential: token,
        });
        const page = value.history;
        const longer = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_2__/* .appendPage */ .aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .HISTORY_PAGE_RECORDS */ .CL)
            return history;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}


/***/ }),

/***/ 7125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ artifactName),
/* harmony export */   R: () => (/* binding */ historicImage)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

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


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 2872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ stepTo),
/* harmony export */   s: () => (/* binding */ chooseBuild)
/* harmony export */ });
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6068);

function chooseBuild(history, { cutoff, isAsOf, isDenied }) {
    const builds = isAsOf ? history : (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_0__/* .settledHistory */ .q9)(history);
    if (builds.length === 0)
        return { kind: 'none', why: 'no-build' };
    const old = cutoff === undefined ? builds : builds.filter(({ at }) => at <= cutoff);
    if (old.length === 0)
        return { kind: 'none', why: 'too-young' };
    const build = old.findLast((one) => !isDenied(one));
    return build === undefined ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
}
function stepTo(history, pinned, build, allowsBack) {
    if (pinned === undefined)
        return 'move';
    if (pinned === build.digest)
        return 'current';
    if (allowsBack)
        return 'move';
    const settled = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_0__/* .settledHistory */ .q9)(history);
    const from = settled.findLastIndex(({ digest }) => digest === pinned);
    if (from === -1)
        return 'not-in-history';
    const to = settled.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
    return to > from ? 'move' : 'would-go-back';
}


/***/ }),

/***/ 8153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ distanceOf),
/* harmony export */   s: () => (/* binding */ usualInterval)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6068);


const FEWEST_GAPS = 2;
function usualInterval(history) {
    const builds = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .settledHistory */ .q9)(history);
    const gaps = builds
        .slice(1)
        .map(({ at }, index) => at - (builds[index]?.at ?? at))
        .sort((one, other) => one - other);
    return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
}
function distanceOf(history, from, to) {
    const builds = (0,_tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .settledHistory */ .q9)(history);
    const start = builds.findLastIndex(({ digest }) => digest === from);
    const end = builds.findLastIndex(({ digest }) => digest === to);
    const first = builds[start];
    const last = builds[end];
    if (first === undefined || last === undefined)
        return undefined;
    return { builds: end - start, days: Math.trunc((last.at - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) };
}


/***/ }),

/***/ 8980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qA: () => (/* binding */ buildWish),
  kb: () => (/* binding */ decidePin),
  Op: () => (/* binding */ notAsked)
});

// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/history/choose-build.js
var choose_build = __webpack_require__(2872);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
;// CONCATENATED MODULE: ./build/domain/history/roll-back.js

function rollBack(history, pinned, back, isDenied) {
    const settled = (0,tag_history/* settledHistory */.q9)(history);
    if (back.kind === 'to') {
        const build = settled.findLast(({ digest }) => digest === back.digest);
        if (build === undefined)
            return { kind: 'none', why: 'no-build' };
        return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
    }
    const from = pinned === undefined ? settled.length - 1 : settled.findLastIndex((build) => build.digest === pinned);
    const earlier = settled.slice(0, Math.max(0, from)).filter((build) => !isDenied(build));
    const build = earlier.at(-back.steps);
    return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
}

// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/pin/decide-pin.js







function decidePin({ reference, facts, chosen }, rules) {
    const hold = (0,pin_settings/* findHold */.Bv)(rules.settings.holds, reference, rules.now);
    if (hold !== undefined)
        return skip('held', hold.reason);
    if (facts.kind === 'unknown')
        return notAsked(facts.problem);
    return facts.value.kind === 'digest'
        ? decideByDigest(reference, facts.value.digest, rules)
        : decideByHistory(reference, facts.value.history, chosen, rules);
}
function buildWish(reference, { settings, wish, now }) {
    const from = wish.asOf ?? now;
    const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
    return {
        cutoff: isFree ? undefined : (0,instant/* toInstant */.fN)(from - settings.minAgeMs),
        isAsOf: wish.asOf !== undefined,
        isDenied: (build) => (0,pin_settings/* isDenied */.GZ)(settings.denies, reference, build),
    };
}
function decideByDigest(reference, digest, { settings, wish }) {
    const { host } = reference;
    if (reference.digest === digest)
        return skip('current', 'it is what the tag is now');
    if (wish.asOf !== undefined || wish.rollBack !== undefined)
        return skip('no-history', `${host} keeps no history, so that nothing is known of the past`);
    if ((0,pin_settings/* isDenied */.GZ)(settings.denies, reference, { digest, at: undefined }))
        return skip('denied', 'the settings deny what the tag is now');
    if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
        const age = (0,duration/* formatDuration */.a3)(settings.minAgeMs);
        return skip('age-unknown', `${host} tells no ages, and an age of ${age} is asked for; unknown-age: accept takes it`);
    }
    return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
}
function decideByHistory(reference, history, chosen, rules) {
    const { wish } = rules;
    const builds = buildWish(reference, rules);
    const choice = wish.rollBack === undefined
        ? (chosen ?? (0,choose_build/* chooseBuild */.s)(history, builds))
        : rollBack(history, reference.digest, wish.rollBack, builds.isDenied);
    if (choice.kind === 'none')
        return skip(choice.why, whyNone(choice.why, { reference, history }, rules));
    const { build } = choice;
    const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
    const step = (0,choose_build/* stepTo */.C)(history, reference.digest, build, allowsBack);
    if (step !== 'move')
        return skip(step, whyNot(step, build.at, wasDeniedSince(reference, history, rules)));
    const distance = reference.digest === undefined ? undefined : (0,facts/* distanceOf */.h)(history, reference.digest, build.digest);
    return {
        kind: 'move',
        to: build.digest,
        builtAt: build.at,
        builds: distance?.builds,
        days: distance?.days,
    };
}
function whyNone(why, { reference, history }, { settings, wish }) {
    switch (why) {
        case 'no-build':
            if (history.length === 0)
                return 'the history of its tag is empty';
            if (wish.rollBack?.kind === 'to')
                return 'its tag never pointed to that digest';
            return reference.digest === undefined || (0,tag_history/* findBuild */.w)(history, reference.digest) !== undefined
                ? 'its tag has no build that is so many builds back'
                : 'its digest is none of the builds of its tag, so that no builds can be counted back from it';
        case 'denied':
            return 'the settings deny every build that fits';
        case 'too-young': {
            const usual = (0,facts/* usualInterval */.s)(history);
            const often = usual === undefined ? '' : `; it is usually rebuilt every ${(0,duration/* roughDuration */.Um)(usual)}`;
            return wish.asOf === undefined
                ? `its first build is younger than ${(0,duration/* formatDuration */.a3)(settings.minAgeMs)}${often}`
                : 'it had no build at that time';
        }
        case 'lockstep':
            return 'it moves together with other tags of its image here, of which not all have a build that fits';
    }
}
function wasDeniedSince(reference, history, { settings: { denies } }) {
    const pinned = reference.digest === undefined ? undefined : (0,tag_history/* findBuild */.w)(history, reference.digest);
    return pinned !== undefined && (0,pin_settings/* isDenied */.GZ)(denies, reference, pinned);
}
function whyNot(step, at, isPinDenied) {
    switch (step) {
        case 'current':
            return 'it is the build that the rules ask for';
        case 'would-go-back':
            return isPinDenied
                ? `the settings deny the pinned build, and the one that the rules ask for, of ${(0,instant/* formatDay */.im)(at)}, is older; rollback goes back`
                : `the build that the rules ask for, of ${(0,instant/* formatDay */.im)(at)}, is older than the pinned one`;
        case 'not-in-history':
            return 'its digest is none of the builds of its tag, so that it is not known which way is forward; verify tells where it comes from, and without its digest it is pinned anew';
    }
}
function notAsked({ message, hint }) {
    return { kind: 'skip', code: 'not-asked', reason: `${message}. ${hint.replace(/\.$/, '')}` };
}
function skip(code, reason) {
    return { kind: 'skip', code, reason };
}


/***/ }),

/***/ 2506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ findHold),
/* harmony export */   Fw: () => (/* binding */ upstreamOf),
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   yf: () => (/* binding */ DEFAULT_PIN_SETTINGS)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
/* harmony import */ var _listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(913);


const DEFAULT_PIN_SETTINGS = {
    minAgeMs: 0,
    unknownAge: 'skip',
    style: 'tag@digest',
    lockstep: true,
    holds: [],
    denies: [],
    mirrors: [],
    tokenHosts: [],
    group: 'all',
};
function findHold(holds, reference, now) {
    return holds.find(({ image, until }) => (until === undefined || now < until) && (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(reference).some(image));
}
function isDenied(denies, reference, build) {
    return denies.some((rule) => (rule.image === undefined || (0,_listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .e)(reference).some(rule.image)) && fits(rule, build));
}
function fits({ digest, from, until }, build) {
    if (digest !== undefined)
        return build.digest === digest;
    if (build.at === undefined)
        return false;
    return (from === undefined || build.at >= from) && (until === undefined || build.at < until);
}
function upstreamOf(mirrors, image) {
    const name = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .formatImage */ .vy)(image);
    const [entry] = mirrors
        .filter(({ mirror }) => name === mirror || name.startsWith(`${mirror}/`))
        .sort((one, other) => other.mirror.length - one.mirror.length);
    if (entry === undefined)
        return image;
    const upstream = `${entry.upstream}${name.slice(entry.mirror.length)}`;
    const slash = upstream.indexOf('/');
    if (slash === -1)
        return image;
    return { host: upstream.slice(0, slash), path: upstream.slice(slash + 1) };
}


/***/ }),

/***/ 5509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   OY: () => (/* binding */ extentOf),
/* harmony export */   hJ: () => (/* binding */ distanceOf),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);


function distanceOf({ from, builds, days, isKept }) {
    if (isKept === true)
        return 'as proposed before';
    if (from === undefined)
        return 'first pin';
    if (builds === undefined || days === undefined)
        return '';
    const back = builds < 0 ? 'back ' : '';
    return `${back}${counted(Math.abs(builds), 'build')}, ${counted(Math.abs(days), 'day')}`;
}
function targetOf({ to, builtAt }) {
    return builtAt === undefined ? (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to) : `${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(to)} of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(builtAt)}`;
}
function counted(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}
function extentOf(moves) {
    return {
        images: new Set(moves.map(({ image, tag }) => `${image}:${tag}`)).size,
        files: new Set(moves.map(({ file }) => file)).size,
    };
}


/***/ }),

/***/ 1799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ templateProblem),
/* harmony export */   NX: () => (/* binding */ TITLE_WORDS),
/* harmony export */   d9: () => (/* binding */ BODY_WORDS),
/* harmony export */   ou: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9436);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7398);


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

/***/ 1786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ jsonValues),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   i7: () => (/* binding */ jsonLines),
/* harmony export */   iC: () => (/* binding */ jsonWithLists)
/* harmony export */ });
function jsonLines(values) {
    return jsonList([jsonValues(values)]);
}
function jsonValues(values) {
    return values.map((value) => JSON.stringify(value)).join(',\n');
}
function jsonList(parts) {
    const full = parts.filter((part) => part !== '');
    return full.length === 0 ? '[]' : `[\n${full.join(',\n')}\n]`;
}
function jsonWithLists(members, lists) {
    const parts = [
        ...Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]),
        ...Object.entries(lists).map(([name, values]) => [name, jsonLines(values)]),
    ];
    return `{${parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}


/***/ }),

/***/ 6068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ newestBuild),
/* harmony export */   aH: () => (/* binding */ appendPage),
/* harmony export */   er: () => (/* binding */ lagOf),
/* harmony export */   q9: () => (/* binding */ settledHistory),
/* harmony export */   w: () => (/* binding */ findBuild)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

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
    return { kind: 'behind', builds: settled.length - last - 1, days, since: first.at };
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

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ HISTORIES_IN_FLIGHT),
/* harmony export */   R: () => (/* binding */ IN_FLIGHT)
/* harmony export */ });
const IN_FLIGHT = 64;
const HISTORIES_IN_FLIGHT = 16;


/***/ }),

/***/ 7585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPinSettings)
/* harmony export */ });
/* harmony import */ var _domain_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _domain_pin_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2506);
/* harmony import */ var _load_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3495);




async function loadPinSettings(tree) {
    const file = await (0,_load_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfigFile */ ["if"])(tree);
    if (file === undefined)
        return _domain_pin_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PIN_SETTINGS */ .yf;
    const { endOfDay, parseConfig } = await (0,_load_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .loadConfigReader */ .qI)();
    const { globMatcher } = await Promise.all(/* import() */[__webpack_require__.e(8016), __webpack_require__.e(4321)]).then(__webpack_require__.bind(__webpack_require__, 4321));
    const { pin } = parseConfig(file.path, file.bytes);
    return pin === undefined ? _domain_pin_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PIN_SETTINGS */ .yf : settingsOf(pin, { globMatcher, endOfDay });
}
function settingsOf(pin, { globMatcher, endOfDay }) {
    const defaults = _domain_pin_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PIN_SETTINGS */ .yf;
    const readTime = (time) => time === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInstant */ .nV)(time);
    return {
        minAgeMs: (0,_domain_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(pin['min-age'] ?? '') ?? defaults.minAgeMs,
        unknownAge: pin['unknown-age'] ?? defaults.unknownAge,
        style: pin.style ?? defaults.style,
        lockstep: pin.lockstep ?? defaults.lockstep,
        holds: pin.hold.map(({ image, reason, until }) => ({
            image: globMatcher(image),
            reason,
            until: until === undefined ? undefined : endOfDay(until),
        })),
        denies: pin.deny.map(({ image, reason, digest, from, until }) => ({
            image: image === undefined ? undefined : globMatcher(image),
            reason,
            digest,
            from: readTime(from),
            until: readTime(until),
        })),
        mirrors: Object.entries(pin['registry-map']).map(([mirror, upstream]) => ({ mirror, upstream })),
        tokenHosts: pin['token-hosts'],
        group: pin.group ?? defaults.group,
    };
}


/***/ }),

/***/ 1705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ mapLimit)
/* harmony export */ });
async function mapLimit(items, limit, work) {
    const results = new Map();
    const queue = items.entries();
    let failed = false;
    async function takeTurns() {
        for (const [index, item] of queue) {
            if (failed)
                return;
            try {
                results.set(index, await work(item));
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    }
    const turns = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
    const failure = turns.find((turn) => turn.status === 'rejected');
    if (failure !== undefined)
        throw failure.reason;
    return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rememberHistories)
/* harmony export */ });
/* harmony import */ var _client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2434);

function rememberHistories(registry) {
    const histories = new Map();
    return {
        tagHistory: (image, tag) => {
            const key = `${(0,_client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(image)}:${tag}`;
            const history = histories.get(key) ?? registry.tagHistory(image, tag);
            histories.set(key, history);
            return history;
        },
    };
}


/***/ })

};
