export const id = 24;
export const ids = [24];
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
// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/contract/routes/pull-routes.js
var pull_routes = __webpack_require__(3354);
// EXTERNAL MODULE: ./build/contract/routes/sign-in-routes.js
var sign_in_routes = __webpack_require__(7932);
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
    runner.addPath(await (0,refresh/* installHelper */.iu)({ folder, endpoints, identity: inputs.identity, token, endsAt }));
    return { kind: 'helper', name: (0,refresh/* helperName */.Mo)(endpoints) };
}
async function openSession(request, run) {
    const { runner, clock, send, inputs, endpoints } = run;
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    onSecret(request.token);
    const wholeMs = inputs['timeout-seconds'] * 1000;
    const over = new AbortController();
    const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), over.signal]);
    const session = await (0,registry_session/* openRegistrySession */.M)({
        call: (0,call/* createCaller */.u)({
            send,
            clock,
            endpoints,
            signal,
            attemptMs: Math.min(15_000, wholeMs / 4),
            routes: { ...sign_in_routes/* signInRoutes */.H, ...pull_routes/* pullRoutes */.o },
        }),
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

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: () => (/* binding */ ReferrersQuery),
/* harmony export */   Z2: () => (/* binding */ MEDIA_TYPES),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   dl: () => (/* binding */ TagNamesQuery),
/* harmony export */   jF: () => (/* binding */ TagNames),
/* harmony export */   kX: () => (/* binding */ DOCKER_MEDIA_TYPES),
/* harmony export */   yd: () => (/* binding */ ImageIndex)
/* harmony export */ });
/* unused harmony export ImagePackage */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(731);


const MEDIA_TYPES = {
    index: 'application/vnd.oci.image.index.v1+json',
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
    envelope: 'application/vnd.dsse.envelope.v1+json',
    statement: 'application/vnd.in-toto+json',
};
const DOCKER_MEDIA_TYPES = {
    index: 'application/vnd.docker.distribution.manifest.list.v2+json',
    manifest: 'application/vnd.docker.distribution.manifest.v2+json',
};
const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .DigestText */ .Ew,
    size: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    platform: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }).optional(),
});
const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: Descriptor,
    layers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Descriptor),
    subject: Descriptor.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([ImageIndex, ImageManifest]);
const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
    last: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
const ImagePackage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    arch: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['x86_64', 'aarch64']).optional(),
});


/***/ }),

/***/ 3354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ pullRoutes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1710);
/* harmony import */ var _tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4174);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6834);




const pullRoutes = {
    getRegistryToken: {
        method: 'GET',
        path: '/token',
        face: 'token',
        credential: 'registry-basic',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryTokenQuery */ .li,
        response: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryToken */ .$Q,
    },
    postRegistryToken: {
        method: 'POST',
        path: '/token',
        face: 'token',
        credential: 'none',
        idempotent: true,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryTokenForm */ .J0,
        response: _token_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryToken */ .$Q,
    },
    getRegistryTokenCertificate: {
        method: 'GET',
        path: '/token/certificate',
        face: 'token',
        credential: 'none',
        idempotent: true,
        binary: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    getTagHistory: {
        method: 'GET',
        path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .TagHistoryQuery */ .DM,
        response: _tag_history_js__WEBPACK_IMPORTED_MODULE_1__/* .TagHistory */ .fJ,
    },
    checkRegistryAccess: {
        method: 'GET',
        path: '/v2/',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({}),
    },
    listTagNames: {
        method: 'GET',
        path: '/v2/{organization}/{image}/tags/list',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .TagNamesQuery */ .dl,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .TagNames */ .jF,
    },
    getManifest: {
        method: 'GET',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .Manifest */ ._8,
    },
    headManifest: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/manifests/{reference}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    getBlob: {
        method: 'GET',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    headBlob: {
        method: 'HEAD',
        path: '/v2/{organization}/{image}/blobs/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        binary: true,
        movable: true,
        response: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(),
    },
    listReferrers: {
        method: 'GET',
        path: '/v2/{organization}/{image}/referrers/{digest}',
        face: 'registry',
        credential: 'registry',
        idempotent: true,
        query: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .ReferrersQuery */ .Vq,
        response: _oci_js__WEBPACK_IMPORTED_MODULE_0__/* .ImageIndex */ .yd,
    },
};


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ signInRoutes)
/* harmony export */ });
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6834);

const signInRoutes = {
    mintIdToken: {
        method: 'GET',
        path: '/_github/oidc/token',
        face: 'github',
        credential: 'request-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdTokenQuery */ .$2,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .IdToken */ .nR,
    },
    getIdTokenConfiguration: {
        method: 'GET',
        path: '/_github/oidc/.well-known/openid-configuration',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIdTokenKeys: {
        method: 'GET',
        path: '/_github/oidc/.well-known/jwks',
        face: 'github',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
    exchangeToken: {
        method: 'POST',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeTokenByQuery: {
        method: 'GET',
        path: '/sts/exchange',
        face: 'issuer',
        credential: 'id-token',
        idempotent: true,
        query: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .ExchangeRequest */ .rB,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .AccessToken */ .mk,
    },
    exchangeRefreshToken: {
        method: 'POST',
        path: '/sts/exchange_refresh_token',
        face: 'issuer',
        credential: 'refresh-token',
        idempotent: false,
        form: true,
        body: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .RefreshRequest */ .hG,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenPair */ .cU,
    },
    getIssuerConfiguration: {
        method: 'GET',
        path: '/.well-known/openid-configuration',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .OpenIdConfiguration */ .A8,
    },
    getIssuerKeys: {
        method: 'GET',
        path: '/.well-known/jwks.json',
        face: 'issuer',
        credential: 'none',
        idempotent: true,
        response: _token_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonWebKeys */ .px,
    },
};


/***/ }),

/***/ 4174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ HISTORY_PAGE_RECORDS),
/* harmony export */   DM: () => (/* binding */ TagHistoryQuery),
/* harmony export */   fJ: () => (/* binding */ TagHistory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);




const HISTORY_PAGE_RECORDS = 1000;
const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    history: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()
        .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
});
const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional() });
function readRecord(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (!('updateTimestamp' in value) || !('digest' in value))
        return undefined;
    const { updateTimestamp, digest } = value;
    if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc)(digest))
        return undefined;
    const at = (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .readInstant */ .Wr)(updateTimestamp);
    return at === undefined ? undefined : { at, digest };
}
function refuse(context, message) {
    context.addIssue(message);
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
}


/***/ }),

/***/ 731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ DigestText),
/* harmony export */   FA: () => (/* binding */ TagListQuery),
/* harmony export */   WL: () => (/* binding */ TagFields),
/* harmony export */   oN: () => (/* binding */ TagPage),
/* harmony export */   vw: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);




const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a digest');
const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'is not a digest'),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
});
const Tag = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    uid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: DigestText,
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
});
const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .PageEnvelope */ .er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Tag).default([]) });
const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .ListQuery */ .r_.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
});


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
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


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
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


/***/ })

};
