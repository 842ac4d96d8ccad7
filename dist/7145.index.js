export const id = 7145;
export const ids = [7145,9618];
export const modules = {

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
// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var client_call = __webpack_require__(8797);
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
        route: undefined,
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
            if ((0,digest/* isDigest */.Bc)(reference))
                return reference;
            if ((0,digest/* isDigest */.Bc)(told))
                return told;
            return (0,content_digest/* digestOfBytes */.b)((await ask('GET', image, reference)).body, 'sha256');
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
function readManifest(bytes, digest) {
    try {
        return oci/* Manifest */._8.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `the manifest ${digest} cannot be read`, { cause });
    }
}

// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
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
// EXTERNAL MODULE: ./build/usecases/tags-of-digest.js
var tags_of_digest = __webpack_require__(445);
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
    const call = (0,client_call/* createCaller */.u)({ send, clock, endpoints, signal });
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
    const platform = access.apiToken === undefined ? undefined : (0,platform_client/* createPlatformClient */.B)({ call, token: access.apiToken });
    return {
        source: createTagSource({ registry, content, registryHost, others }),
        verify: {
            registry,
            content,
            registryHost,
            ...(platform === undefined ? {} : { tagsOfDigest: (0,tags_of_digest/* findTagsOfDigest */.G)(platform) }),
        },
    };
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

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   m: () => (/* binding */ requireDigest)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const ALGORITHMS = { sha256: 'SHA-256', sha512: 'SHA-512' };
async function digestOfBytes(bytes, algorithm) {
    const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDigest */ .m)(`${algorithm}:${hex}`);
}
async function requireDigest(bytes, digest, purpose) {
    const actual = await digestOfBytes(bytes, digest.startsWith('sha512:') ? 'sha512' : 'sha256');
    if (actual === digest)
        return digest;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('platform_unexpected_answer', `could not ${purpose}: the bytes that came have the digest ${actual} instead of ${digest}`);
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ listOf),
  e: () => (/* binding */ placeQuery)
});

// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/client/checked-number.js

function checkedNumber(text) {
    const number = Number(text);
    if (Number.isSafeInteger(number))
        return number;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the number ${text} is too large`);
}

;// CONCATENATED MODULE: ./build/client/paginate.js

const MOST_PAGES = 10_000;
async function* paginate(fetchPage, uidOf) {
    for await (const { items } of paginatePages(fetchPage, uidOf))
        yield* items;
}
async function* paginatePages(fetchPage, uidOf, firstToken) {
    const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
    const seenUids = new Set();
    let pageToken = firstToken;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page = await fetchPage(pageToken);
        yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
        pageToken = page.nextPageToken;
        if (pageToken === undefined || pageToken === '')
            return;
        if (!isFirst(seenTokens, pageToken)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list repeats its page token and would never end');
        }
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function isFirst(seen, value) {
    if (seen.has(value))
        return false;
    seen.add(value);
    return true;
}

;// CONCATENATED MODULE: ./build/client/list.js



function listOf(access, list, walk = {}) {
    const fetchPage = async (pageToken) => {
        const query = { ...list.query, ...walkQuery(walk, pageToken) };
        const path = list.path === undefined ? {} : { path: list.path };
        const page = list.pageOf(await access.ask(list.route, list.purpose, { ...path, query }));
        return {
            items: page.items,
            nextPageToken: page.nextPageToken,
            totalCount: page.totalCount === undefined ? undefined : checkedNumber(page.totalCount),
            skipped: page.skipped ?? 0,
        };
    };
    const pages = () => paginatePages(fetchPage, list.uidOf, walk.pageToken);
    return {
        pages,
        async *[Symbol.asyncIterator]() {
            for await (const { items } of pages())
                yield* items;
        },
    };
}
function placeQuery(place) {
    return {
        'uidp.ids': place.ids,
        'uidp.children_of': place.childrenOf,
        'uidp.descendants_of': place.descendantsOf,
        'uidp.ancestors_of': place.ancestorsOf,
        'uidp.in_root': place.inRoot,
    };
}
function walkQuery(walk, pageToken) {
    return {
        page_size: walk.pageSize ?? page/* PAGE_SIZE */.md.maximum,
        page_token: pageToken,
        order_by: walk.orderBy,
        skip: pageToken === walk.pageToken ? walk.skip : undefined,
    };
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   maskOf: () => (/* binding */ maskOf),
/* harmony export */   patchParts: () => (/* binding */ patchParts),
/* harmony export */   platformAccess: () => (/* binding */ platformAccess)
/* harmony export */ });
function platformAccess(options) {
    const credential = options.token === undefined ? {} : { credential: options.token };
    return {
        ask: async (name, purpose, parts = {}) => {
            const { value } = await options.call(name, purpose, { ...parts, ...credential });
            return value;
        },
    };
}
function patchParts(uid, changes, mask) {
    return {
        path: { uid },
        query: { updateMask: maskOf(changes, mask) },
        body: Object.fromEntries(Object.entries(changes)),
    };
}
function maskOf(changes, mask) {
    const fields = mask ?? Object.keys(changes);
    return fields === '*' ? fields : fields.join(',');
}


/***/ }),

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createPlatformClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createPlatformClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.platformAccess)(options);
    return {
        listRepos: ({ name, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listRepos',
            purpose: `look up the repository ${name ?? 'list'}`,
            query: { name, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place) },
            pageOf: ({ repos, ...page }) => ({ items: repos, ...page }),
            uidOf: (repo) => repo.uid,
        }),
        listTags: ({ name, digest, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listTags',
            purpose: `look up the tag ${name ?? digest ?? 'list'}`,
            query: { name, digest, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place), includeDates: true, includeEpochs: true },
            pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
            uidOf: (tag) => tag.uid ?? tag.name,
        }),
        listAdvisories: ({ artifactNames }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { artifactNames },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }),
    };
}


/***/ }),

/***/ 4571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRegistryClient)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6068);
/* harmony import */ var _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4174);
/* harmony import */ var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2434);






const MOST_HISTORY_PAGES = 1_000;
function createRegistryClient(options) {
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    };
}
async function readHistory(call, image, tag, token) {
    const name = (0,_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .V)(image);
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(last.at) },
            credential: token,
        });
        const page = value.history.map((record) => ({
            at: (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInstant */ .nV)(record.updateTimestamp),
            digest: (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(record.digest),
        }));
        const longer = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .appendPage */ .aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_PAGE_RECORDS */ .CL)
            return history;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}


/***/ }),

/***/ 336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ MANIFEST_TYPES),
  e: () => (/* binding */ createRegistryContentClient)
});

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
;// CONCATENATED MODULE: ./build/client/linked-pages.js

const MOST_PAGES = 10_000;
async function* linkedPages(ask) {
    const seen = new Set();
    let query = {};
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const { value, response } = await ask(query);
        yield value;
        const next = nextQuery(response);
        if (next === undefined)
            return;
        const key = JSON.stringify(next);
        if (seen.has(key)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list leads back to a page that was read before');
        }
        seen.add(key);
        query = next;
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function nextQuery(response) {
    const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
    if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
        return undefined;
    return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
}

;// CONCATENATED MODULE: ./build/client/read-referrers.js


async function readReferrers(request) {
    const { artifactType } = request;
    const found = (await orNotFound(askForReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
    return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
}
async function askForReferrers(request) {
    const { artifactType, askPage } = request;
    const found = [];
    for await (const page of linkedPages((query) => askPage({ artifactType, ...query }))) {
        found.push(...page.manifests);
    }
    return found;
}
async function readFallbackTag({ subject, askFallback }) {
    const { manifest } = await askFallback(subject.replace(':', '-'));
    return 'manifests' in manifest ? manifest.manifests : [];
}
async function orNotFound(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && error.code === 'platform_not_found')
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/client/registry-content-client.js







const MANIFEST_TYPES = [
    oci/* MEDIA_TYPES */.Z2.index,
    oci/* MEDIA_TYPES */.Z2.manifest,
    oci/* DOCKER_MEDIA_TYPES */.kX.index,
    oci/* DOCKER_MEDIA_TYPES */.kX.manifest,
].join(', ');
const REFUSAL_BYTES = 64 * 1024;
function createRegistryContentClient(options) {
    const ask = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0,registry_tokens/* nameOf */.V)(image)}`, {
        ...parts,
        path: { organization: image.organization, image: image.name, ...at },
        credential: await options.tokens.tokenFor(image),
    });
    return {
        manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest(ask, image, reference, accept),
        headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
            const purpose = `look for the manifest ${reference}`;
            return readHead((await ask('headManifest', image, purpose, { at: { reference }, accept })).response);
        },
        blob: (image, digest, { maxBytes }) => readBlob(ask, image, digest, maxBytes),
        blobSize: async (image, digest) => {
            const purpose = `look for the blob ${digest}`;
            return readSize((await ask('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
        },
        tags: async function* tags(image) {
            const pages = linkedPages((query) => ask('listTagNames', image, 'list the tags', { query }));
            for await (const page of pages)
                yield* page.tags;
        },
        referrers: (image, subject, artifactType) => readReferrers({
            subject,
            artifactType,
            askPage: (query) => ask('listReferrers', image, `list what refers to ${subject}`, {
                at: { digest: subject },
                accept: oci/* MEDIA_TYPES */.Z2.index,
                query,
            }),
            askFallback: (tag) => readManifest(ask, image, tag, oci/* MEDIA_TYPES */.Z2.index),
        }),
        checkAccess: async (image) => {
            await ask('checkRegistryAccess', image, 'get into the registry for an image', {});
        },
    };
}
async function readBlob(ask, image, digest, maxBytes) {
    const purpose = `read the blob ${digest}`;
    const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
    const { body } = (await ask('getBlob', image, purpose, { at: { digest }, ...limits })).response;
    if (body.length > maxBytes) {
        throw new errors/* MooringError */.OD('platform_too_large', `could not ${purpose}: it has more than ${maxBytes} bytes`);
    }
    await (0,content_digest/* requireDigest */.m)(body, digest, purpose);
    return body;
}
async function readManifest(ask, image, reference, accept) {
    const purpose = `read the manifest ${reference}`;
    const { value, response } = await ask('getManifest', image, purpose, { at: { reference }, accept });
    const told = readHead(response);
    const expected = (0,domain_digest/* isDigest */.Bc)(reference) ? reference : told.digest;
    const digest = expected === undefined
        ? await (0,content_digest/* digestOfBytes */.b)(response.body, 'sha256')
        : await (0,content_digest/* requireDigest */.m)(response.body, expected, purpose);
    return { digest, mediaType: value.mediaType ?? told.mediaType, bytes: response.body, manifest: value };
}
function readHead(response) {
    const digest = response.headers['docker-content-digest'] ?? '';
    const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
    return {
        digest: (0,domain_digest/* isDigest */.Bc)(digest) ? digest : undefined,
        mediaType: mediaType.trim(),
        size: readSize(response),
    };
}
function readSize(response) {
    const length = response.headers['content-length'] ?? '';
    return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}


/***/ }),

/***/ 2434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createRegistryTokens),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);


const MARGIN_MS = 30_000;
const DEFAULT_LIFE_SECONDS = 60;
function createRegistryTokens(options) {
    const { clock } = options;
    const tokens = new Map();
    function request(image) {
        const known = {
            token: askForToken(image, options).then(({ token, lifeSeconds }) => {
                known.staleFrom = clock.now() + lifeSeconds * 1000 - MARGIN_MS;
                return token;
            }),
            staleFrom: undefined,
        };
        return known;
    }
    return {
        tokenFor: (image) => {
            const name = nameOf(image);
            const known = tokens.get(name);
            if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                return known.token;
            }
            const fresh = request(image);
            tokens.set(name, fresh);
            return fresh.token;
        },
    };
}
function nameOf({ organization, name }) {
    return `${organization}/${name}`;
}
async function askForToken(image, { call, passwordFor, onSecret }) {
    const name = nameOf(image);
    const password = passwordFor(image);
    const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
        query: { scope: `repository:${name}:pull` },
        ...(password === undefined ? {} : { credential: password }),
    });
    const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(textOf(value, name));
    onSecret(token);
    return { token, lifeSeconds: value.expires_in ?? DEFAULT_LIFE_SECONDS };
}
function textOf({ token, access_token: accessToken }, name) {
    const text = token ?? accessToken;
    if (text !== undefined)
        return text;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `no registry token for ${name}`);
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
    return { host: upstream.slice(0, slash), path: upstream.slice(slash + 1) };
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
    const { endOfDay, parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8016), __webpack_require__.e(1199)]).then(__webpack_require__.bind(__webpack_require__, 3580));
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


/***/ }),

/***/ 445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findTagsOfDigest)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

function findTagsOfDigest(platform) {
    return async (image, digest) => {
        try {
            const names = [];
            for await (const repo of platform.listRepos({ name: image.name })) {
                for await (const tag of platform.listTags({ childrenOf: repo.uid, digest }))
                    names.push(tag.name);
            }
            return names;
        }
        catch (error) {
            if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && error.code === 'auth_forbidden')
                return [];
            throw error;
        }
    };
}


/***/ })

};
