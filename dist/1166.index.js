export const id = 1166;
export const ids = [1166];
export const modules = {

/***/ 24:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logIn: () => (/* binding */ logIn)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/private-folder.js
var private_folder = __webpack_require__(2699);
// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var call = __webpack_require__(8797);
// EXTERNAL MODULE: ./build/contract/routes.js + 34 modules
var routes = __webpack_require__(3342);
// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/usecases/registry-session.js + 1 modules
var registry_session = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/actions/credential-helper/files.js
var files = __webpack_require__(4996);
// EXTERNAL MODULE: ./build/adapters/docker-config-file.js + 1 modules
var docker_config_file = __webpack_require__(6653);
// EXTERNAL MODULE: ./build/domain/docker-config/credential-text.js
var credential_text = __webpack_require__(2900);
// EXTERNAL MODULE: ./build/domain/docker-config/log-in.js
var log_in = __webpack_require__(7773);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/adapters/docker-config-place.js
var docker_config_place = __webpack_require__(7570);
;// CONCATENATED MODULE: ./build/actions/login/places.js


function dockerPlace(variables, machine = docker_config_place/* HERE */.Dg) {
    return { path: (0,docker_config_place/* dockerConfigPath */.Q1)(variables, machine), readBy: 'docker' };
}
function containersPlace(variables) {
    const place = (path) => ({ path: docker_config_place/* HERE */.Dg.path.resolve(path), readBy: 'containers' });
    const asked = variables['REGISTRY_AUTH_FILE'] ?? '';
    if (asked !== '')
        return place(asked);
    const session = variables['XDG_RUNTIME_DIR'] ?? '';
    if (session !== '' && (0,external_node_fs_.existsSync)(session))
        return place(docker_config_place/* HERE */.Dg.path.join(session, 'containers', 'auth.json'));
    const usual = usualPlaces(variables).find((path) => (0,external_node_fs_.existsSync)(path));
    return usual === undefined ? undefined : place(usual);
}
function usualContainersPlace(variables, machine = docker_config_place/* HERE */.Dg) {
    const { path } = machine;
    const config = variables['XDG_CONFIG_HOME'] || path.join((0,docker_config_place/* homeOf */.lt)(variables, machine), '.config');
    return { path: path.resolve(config, 'containers', 'auth.json'), readBy: 'containers' };
}
function usualPlaces(variables) {
    const uid = process.getuid?.();
    return [
        ...(uid === undefined ? [] : [`/run/containers/${uid}/auth.json`]),
        usualContainersPlace(variables).path,
    ];
}

;// CONCATENATED MODULE: ./build/actions/login/credential-files.js






async function prepareFiles(variables, { folder, host, runner, }) {
    const docker = dockerPlace(variables);
    const dockerText = await readChecked(docker, folder === undefined);
    const store = (0,credential_text/* readStore */.uz)(dockerText ?? '{}');
    const containers = containersPlace(variables) ?? (store === undefined ? undefined : usualContainersPlace(variables));
    const containersText = containers === undefined ? undefined : await readChecked(containers, folder === undefined);
    warn({ host, store, containersText, variables, runner });
    if (folder === undefined) {
        const places = [docker, ...(containers === undefined ? [] : [containers])];
        return { files: places, variables: {} };
    }
    const own = (0,external_node_path_.join)(folder, 'docker');
    await (0,private_folder/* linkEntries */.bA)((0,external_node_path_.dirname)(docker.path), own, /^config\.json|\.mooring/);
    const [config, auth] = [(0,external_node_path_.join)(own, 'config.json'), (0,external_node_path_.join)(own, 'auth.json')];
    const forDocker = { path: config, readBy: 'docker', copied: dockerText };
    if (containers === undefined)
        return { files: [forDocker], variables: { DOCKER_CONFIG: own } };
    return {
        files: [forDocker, { path: auth, readBy: 'containers', copied: containersText }],
        variables: { DOCKER_CONFIG: own, REGISTRY_AUTH_FILE: auth },
    };
}
async function writeLogin(files, login) {
    for (const { path, readBy, copied } of files) {
        if (copied !== undefined)
            await (0,private_folder/* writePrivateFile */.Pl)(path, copied);
        await (0,docker_config_file/* changeCredentialFile */.Wd)(path, (file) => (0,log_in/* logIn */.E)(file, { ...login, readBy }, docker_config_file/* fingerprint */.Rj));
    }
}
async function readChecked(place, isChanged) {
    if (isChanged)
        await (0,docker_config_file/* refuseLinks */.UA)(place.path);
    const { text } = await (0,docker_config_file/* readCredentialFile */.sS)(place.path);
    return text === undefined ? undefined : (0,credential_text/* readCredentialText */.Le)(text, place.path);
}
function warn({ host, store, containersText, variables, runner, }) {
    if ((variables['DOCKER_AUTH_CONFIG'] ?? '') !== '') {
        runner.warning('DOCKER_AUTH_CONFIG is set: docker takes credentials from that variable before any file, this login included. Unset it for the steps that pull.');
    }
    if (store !== undefined) {
        runner.warning(`The docker config names the credential store ${JSON.stringify(store)}. Docker, buildx and crane take this login all the same; programs that ask the store alone (helm, oras) need \`refresh: true\`.`);
    }
    const below = (0,credential_text/* keysBelow */.SZ)(containersText ?? '{}', host);
    if (below.length > 0) {
        runner.warning(`podman and skopeo have credentials of their own for ${below.join(', ')}, which they prefer.`);
    }
}

// EXTERNAL MODULE: ./build/actions/login/refresh.js
var refresh = __webpack_require__(1294);
// EXTERNAL MODULE: ./build/actions/login/state.js
var state = __webpack_require__(2075);
;// CONCATENATED MODULE: ./build/actions/login/log-in.js













async function logIn(request, run) {
    const { runner, clock, inputs, endpoints } = run;
    const isIsolated = inputs.scope === 'isolated';
    const folder = isIsolated || inputs.refresh ? await (0,private_folder/* makePrivateFolder */.I2)(temporaryFolder(run)) : undefined;
    const id = (0,external_node_crypto_.randomUUID)();
    (0,state/* saveLogin */.N)(runner, { id, files: [], folder });
    const prepared = await prepareFiles(process.env, {
        folder: isIsolated ? folder : undefined,
        host: endpoints.registry,
        runner,
    });
    const session = await openSession(request, run);
    (0,state/* saveLogin */.N)(runner, { id, files: isIsolated ? [] : prepared.files.map(({ path }) => path), folder });
    const endsAt = (0,files/* localEnd */.R6)(session.registry, clock.now());
    const credentials = inputs.refresh && folder !== undefined
        ? await useHelper(folder, { ...run, token: session.registry.token, endsAt })
        : { kind: 'entry', basic: (0,domain_secret/* basicCredentials */.BG)(session.registry.token) };
    await writeLogin(prepared.files, { id, host: endpoints.registry, credentials, endsAt });
    tell(session, prepared, run);
}
async function useHelper(folder, { runner, endpoints, inputs, token, endsAt, }) {
    runner.addPath(await (0,refresh/* installHelper */.i)({ folder, endpoints, identity: inputs.identity, token, endsAt }));
    return { kind: 'helper', name: 'mooring' };
}
async function openSession(request, run) {
    const { runner, clock, send, inputs, endpoints } = run;
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    onSecret(request.token);
    const wholeMs = inputs['timeout-seconds'] * 1000;
    const over = new AbortController();
    const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), over.signal]);
    const session = await (0,registry_session/* openRegistrySession */.M)({
        call: (0,call/* createCaller */.u)({ send, clock, endpoints, signal, attemptMs: Math.min(15_000, wholeMs / 4), routes: routes/* routes */.J }),
        clock,
        endpoints,
        identity: inputs.identity,
        requestUrl: request.url,
        requestToken: request.token,
        onSecret,
        withApi: inputs['export-token'] === 'api',
    }).finally(() => over.abort());
    warnOfSkew(session.registry, run);
    return session;
}
const SKEW_MS = 60_000;
function warnOfSkew({ serverTime }, { runner, clock }) {
    const skew = serverTime === undefined ? 0 : clock.now() - serverTime;
    if (Math.abs(skew) < SKEW_MS)
        return;
    const minutes = Math.round(Math.abs(skew) / 60_000);
    runner.warning(`The clock of this runner is ${minutes} min ${skew > 0 ? 'ahead of' : 'behind'} the platform's: set it, or tokens seem to be used before they were made.`);
}
function tell({ registry, api }, { variables, files }, run) {
    const { runner, inputs, endpoints } = run;
    for (const [name, value] of Object.entries(variables))
        runner.exportVariable(name, value);
    const end = registry.expiresAt === undefined ? '' : (0,instant/* formatInstant */.r4)(registry.expiresAt);
    runner.setOutput('status', 'signed-in');
    runner.setOutput('identity', inputs.identity);
    runner.setOutput('organization', (0,uid/* rootUid */.zL)(inputs.identity));
    runner.setOutput('expires-at', end);
    const exported = { none: undefined, registry, api }[inputs['export-token']];
    if (exported !== undefined)
        runner.setOutput('token', exported.token.reveal());
    const until = inputs.refresh
        ? 'and again whenever its token has ended'
        : `until ${end || 'its token ends'}`;
    runner.info(`Signed in to ${endpoints.registry} as identity ${inputs.identity}, ${until}.`);
    for (const { path } of files)
        runner.info(`Written to ${path}.`);
}
function temporaryFolder({ environment, runner }) {
    const path = (0,external_node_path_.relative)(environment.workspace, environment.temporaryFolder);
    if (path === '' || (!path.startsWith('..') && !(0,external_node_path_.isAbsolute)(path))) {
        runner.warning('RUNNER_TEMP lies in the workspace: what copies the workspace copies credentials with it.');
    }
    return environment.temporaryFolder;
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

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

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

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ openRegistrySession)
});

// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/client/registry-challenge.js



async function readRegistryChallenge(call, endpoints) {
    const { response } = await call('checkRegistryAccess', 'ask the registry where it gives tokens', {
        answers: [401],
    });
    const header = response.headers['www-authenticate'];
    if (response.status !== 401 || header === undefined)
        return { service: undefined };
    const parameters = readBearer(header);
    const realm = parameters.get('realm');
    if (realm !== undefined)
        requireTrusted(realm, endpoints);
    return { service: parameters.get('service') };
}
function readBearer(header) {
    const [, rest = ''] = /(?:^|,)\s*bearer\s+(.*)$/i.exec(header) ?? [];
    const pairs = [...rest.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|([^",\s]+))/gi)];
    return new Map(pairs.map(([, name = '', quoted, bare = '']) => [name.toLowerCase(), quoted ?? bare]));
}
function requireTrusted(realm, endpoints) {
    const why = faultOf(realm, endpoints);
    if (why === undefined)
        return;
    throw new errors/* MooringError */.OD('auth_untrusted_realm', `the registry ${endpoints.registry} sends its clients to "${(0,printable/* printable */.g$)(realm, 120)}" for tokens, which ${why}: no credential was sent`);
}
function faultOf(realm, { registryUrl, tokenUrl }) {
    if (!URL.canParse(realm))
        return 'is no URL';
    const url = new URL(realm);
    if (url.username !== '' || url.password !== '')
        return 'carries user info';
    const isLocal = (0,client_endpoints/* isLoopback */.U9)(url.hostname);
    if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
        return 'is not an https address';
    if (!isLocal && /^(?:\[.*\]|[\d.]+)$/.test(url.hostname))
        return 'is an address of numbers';
    const isKnown = [registryUrl, tokenUrl].some((known) => new URL(known).host === url.host);
    return isKnown ? undefined : 'is neither the registry nor its token address';
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/usecases/sign-in.js + 5 modules
var sign_in = __webpack_require__(654);
;// CONCATENATED MODULE: ./build/usecases/registry-session.js





async function openRegistrySession(options) {
    const { call, endpoints, onSecret } = options;
    const audiences = [(0,client_endpoints/* registryAudience */.mm)(endpoints), ...(options.withApi ? [endpoints.apiUrl] : [])];
    const [{ service }, [registry, api]] = await Promise.all([
        readRegistryChallenge(call, endpoints),
        (0,sign_in/* exchangeForAudiences */._)(audiences, options),
    ]);
    if (registry === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
        query: { service },
        credential: registry.token,
    });
    for (const text of [value.token, value.access_token, value.refresh_token]) {
        if (text !== undefined)
            onSecret(new secret/* Secret */.zh(text));
    }
    return { registry, api };
}


/***/ })

};
