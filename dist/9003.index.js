export const id = 9003;
export const ids = [9003,9618];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ openWorkflowAccess),
/* harmony export */   bg: () => (/* binding */ openAccess),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   r6: () => (/* binding */ readShellAccess)
/* harmony export */ });
/* harmony import */ var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9903);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
/* harmony import */ var _usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(654);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3899);
/* harmony import */ var _without_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1488);





async function openAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind === 'request')
        return { kind: 'signed-in', access: await signInWith(found, options) };
    const way = (0,_without_token_js__WEBPACK_IMPORTED_MODULE_4__/* .wayWithout */ .k)(found, options.whenUnavailable);
    const { why } = way;
    return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: NOBODY };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};
async function openWorkflowAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind !== 'request')
        throw found.error;
    return signInWith(found, options);
}
async function signInWith({ url, token }, options) {
    const { call, clock = _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, endpoints, identity, onSecret } = options;
    onSecret(token);
    const session = await (0,_usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .signIn */ .J)({
        call,
        clock,
        endpoints,
        identity,
        requestUrl: url,
        requestToken: token,
        onSecret,
    });
    return { ...session, who: `identity ${identity}` };
}
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
        who: set.length === 0 ? NOBODY.who : `whoever holds ${set.join(' and ')}`,
    };
}
function secretOf(text) {
    return text === undefined || text === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(text);
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
/* harmony export */   P: () => (/* binding */ PLACE_OPTIONS),
/* harmony export */   r: () => (/* binding */ optionText)
/* harmony export */ });
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8765);

const PLACES = Object.keys(_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACE_DEFAULTS */ .h$);
const PLACE_OPTIONS = Object.fromEntries(PLACES.map((name) => [name, { type: 'string' }]));
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

/***/ 3127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  whoamiCommand: () => (/* binding */ whoamiCommand)
});

// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var call = __webpack_require__(8797);
// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/id-token.js
var id_token = __webpack_require__(4192);
// EXTERNAL MODULE: ./build/domain/identity/claim-match.js
var claim_match = __webpack_require__(7740);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/report/whoami.js




function whoAmIText({ platform, job }, defaultAudience) {
    const lines = [
        ...(platform === undefined
            ? []
            : [
                `MOORING_API_TOKEN is ${(0,printable/* printable */.g$)(platform.token.sub ?? 'a token that does not say whose', 120)}${until(platform.token.expiresAt)}.`,
                ...(platform.known === undefined ? [] : describeKnown(platform.known, defaultAudience)),
            ]),
        ...(job === undefined
            ? []
            : [
                "GitHub's OIDC token of this job carries:",
                ...(0,id_token/* describeClaims */.Zs)(job.claims).map((line) => `  ${line}`),
                ...(job.signedInAs === undefined
                    ? ['With --identity UID this command also tries to sign in as an identity.']
                    : [
                        `It signs in as the identity ${job.signedInAs.uid}.`,
                        ...describeKnown(job.signedInAs, defaultAudience),
                    ]),
            ]),
    ];
    return `${lines.join('\n')}\n`;
}
function until(end) {
    return end === undefined ? '' : `, until ${(0,instant/* formatInstant */.r4)(end)}`;
}
function describeKnown({ identity, roles }, defaultAudience) {
    return [
        ...(identity === undefined
            ? ['  It may not read its own identity.']
            : [
                `  name: ${(0,printable/* printable */.g$)(identity.name, 100)}`,
                ...(0,claim_match/* conditionsOf */.yb)(identity.claimMatch ?? {}, defaultAudience).map(([field, value]) => `  ${(0,printable/* printable */.g$)(field, 80)}: ${(0,printable/* printable */.g$)(value, 300)}`),
            ]),
        roles === undefined
            ? '  It may not list its roles.'
            : `  roles: ${roles.length === 0 ? 'none' : (0,printable/* printable */.g$)(roles.join(', '), 300)}`,
    ];
}

// EXTERNAL MODULE: ./build/client/iam-client.js + 9 modules
var iam_client = __webpack_require__(3312);
// EXTERNAL MODULE: ./build/client/sign-in.js
var sign_in = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/usecases/sign-in.js + 5 modules
var usecases_sign_in = __webpack_require__(654);
;// CONCATENATED MODULE: ./build/usecases/who-am-i.js






async function whoAmI(options) {
    const { call, apiToken, identity } = options;
    const iam = apiToken === undefined ? undefined : (0,iam_client/* createIamClient */.L)({ call, token: apiToken });
    const platform = iam === undefined || apiToken === undefined ? undefined : await readPlatform(apiToken, iam);
    const wanted = iam === undefined || identity === undefined ? undefined : await readIfAllowed(iam, identity);
    return { platform, job: await readJob(options, wanted) };
}
async function readPlatform(token, iam) {
    const claims = (0,id_token/* readPlatformToken */.zA)(token.reveal());
    return { token: claims, known: claims.sub === undefined ? undefined : await readKnown(iam, claims.sub) };
}
async function readJob(options, wanted) {
    const { call, endpoints, request, identity, onSecret } = options;
    if (request === undefined)
        return undefined;
    const source = { requestUrl: request.url, requestToken: request.token };
    const minted = await (0,sign_in/* mintIdToken */.nT)(call, { ...source, audience: (0,client_endpoints/* assertionAudience */.P5)(endpoints) });
    onSecret(minted.token);
    if (identity === undefined)
        return { claims: minted.claims, signedInAs: undefined };
    const signIn = { ...options, ...source, identity, claimMatch: wanted?.claimMatch };
    const [session] = await (0,usecases_sign_in/* exchangeForAudiences */._)([endpoints.apiUrl], signIn);
    if (session === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    const own = (0,iam_client/* createIamClient */.L)({ call, token: session.token });
    return { claims: minted.claims, signedInAs: await readKnown(own, identity) };
}
async function readKnown(iam, uid) {
    const [identity, bindings] = await Promise.all([
        readIfAllowed(iam, uid),
        orUndefined(Array.fromAsync(iam.roleBindings.list({ identity: uid }))),
    ]);
    const roles = bindings?.map(({ role }) => role?.name ?? 'a role without a name').sort();
    return { uid, identity, roles };
}
async function readIfAllowed(iam, uid) {
    return orUndefined(iam.identities.get(uid));
}
const UNSEEN = new Set([
    'auth_forbidden',
    'platform_not_found',
    'platform_invalid_request',
]);
async function orUndefined(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && UNSEEN.has(error.code))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/actions/access.js
var access = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/actions/environment.js + 1 modules
var environment = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/actions/oidc-request.js
var oidc_request = __webpack_require__(3899);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/actions/cli/service-options.js
var service_options = __webpack_require__(3401);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/actions/cli/whoami.js












const WhoAmIInputs = schemas/* object */.Ikc({ ...service_inputs/* PlaceInputs */.TT, identity: schemas/* union */.KCZ([schemas/* literal */.euz(''), service_inputs/* Identity */.lz]) });
const whoamiCommand = {
    usage: `usage: node dist/cli.js whoami [--identity UID] [PLACES]

Tells who you are: to the platform, by the token in MOORING_API_TOKEN, and in a job with \`id-token: write\` to GitHub, by
the claims of the job's OIDC token. No token is ever printed.

  --identity UID  also signs in as this identity of the platform. When it refuses the job: what keeps the two apart, and
                  the fix. MOORING_API_TOKEN is what the identity is read with.

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….
`,
    run: async (args, { clock, send, variables, print }) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, { ...service_options/* PLACE_OPTIONS */.P, identity: { type: 'string' } });
        if (positionals.length > 0)
            throw new errors/* MooringError */.OD('config_usage_invalid', 'this command takes no arguments');
        const inputs = (0,service_inputs/* readInputs */.Ko)(WhoAmIInputs, (0,service_options/* optionText */.r)(values, variables));
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const found = (0,oidc_request/* findOidcRequest */.M)(await (0,environment/* readEnvironment */.Q)(variables));
        const { apiToken } = (0,access/* readShellAccess */.r6)(variables);
        if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
            throw nobody(found.error);
        const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
        const self = await whoAmI({
            call: (0,call/* createCaller */.u)({ send, clock, endpoints, signal }),
            clock,
            endpoints,
            apiToken,
            request: found.kind === 'request' ? found : undefined,
            identity: inputs.identity === '' ? undefined : inputs.identity,
            onSecret: () => undefined,
        });
        print(whoAmIText(self, (0,client_endpoints/* assertionAudience */.P5)(endpoints)));
        return 0;
    },
};
function nobody(cause) {
    return new errors/* MooringError */.OD('auth_no_id_token', cause.message, {
        hint: `${cause.hint}\nOutside a job, put a token of the platform into MOORING_API_TOKEN.`,
        cause,
    });
}


/***/ }),

/***/ 8204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readEnvironment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/client/endpoints.js
var endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
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
    const hint = 'There is nothing to fix in the permissions: set `when-unavailable: skip`, or run this on a schedule.';
    return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', why, { hint }) };
}


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   TT: () => (/* binding */ PlaceInputs),
/* harmony export */   h$: () => (/* binding */ PLACE_DEFAULTS),
/* harmony export */   lz: () => (/* binding */ Identity),
/* harmony export */   uY: () => (/* binding */ endpointsOf),
/* harmony export */   vI: () => (/* binding */ WhenUnavailableInput),
/* harmony export */   yb: () => (/* binding */ Organization)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);



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

/***/ 6564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ assertionAudience),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   V4: () => (/* binding */ readTrustedUrl),
/* harmony export */   Zg: () => (/* binding */ readEndpoints),
/* harmony export */   mm: () => (/* binding */ registryAudience)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

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

/***/ 3312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createIamClient)
});

// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/iam/account-associations-client.js


function createAccountAssociationsClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listAccountAssociations',
            purpose: 'list the account associations',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ accountAssociations, ...page }) => ({ items: accountAssociations, ...page }),
            uidOf: (association) => association.uid,
        }, walk),
        get: (uid) => ask('getAccountAssociation', `get the account association ${uid}`, { path: { uid } }),
        create: (parent, association) => ask('createAccountAssociation', `create the account association ${association.name}`, {
            path: { parent },
            body: association,
        }),
        update: (uid, changes, mask) => ask('updateAccountAssociation', `change the account association ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteAccountAssociation', `delete the account association ${uid}`, { path: { uid } });
        },
        check: (uid, providerType) => ask('checkAccountAssociation', `check the account association ${uid}`, {
            path: { uid },
            body: { providerType },
        }),
    };
}

;// CONCATENATED MODULE: ./build/client/iam/external-group-role-mappings-client.js

function createExternalGroupRoleMappingsClient(access) {
    const { ask } = access;
    return {
        list: ({ identityProviderUid, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listExternalGroupRoleMappings',
            purpose: 'list the roles of external groups',
            query: { identity_provider_uid: identityProviderUid, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ externalGroupRoleMappings, ...page }) => ({ items: externalGroupRoleMappings, ...page }),
            uidOf: (mapping) => mapping.uid,
        }, walk),
        get: (uid) => ask('getExternalGroupRoleMapping', `get the mapping ${uid}`, { path: { uid } }),
        create: (parent, mapping) => ask('createExternalGroupRoleMapping', `give a role to the external group ${mapping.externalGroupId}`, {
            path: { parent },
            body: mapping,
        }),
        delete: async (uid) => {
            await ask('deleteExternalGroupRoleMapping', `delete the mapping ${uid}`, { path: { uid } });
        },
        deleteBatch: async (parent, names) => {
            const parts = { body: { parent, names } };
            const deleted = await ask('batchDeleteExternalGroupRoleMappings', 'delete mappings', parts);
            return deleted.externalGroupRoleMappings;
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/group-invites-client.js

function createGroupInvitesClient(access) {
    const { ask } = access;
    return {
        list: ({ keyId, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listGroupInvites',
            purpose: 'list the invitations',
            query: { key_id: keyId, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ groupInvites, ...page }) => ({ items: groupInvites, ...page }),
            uidOf: (invite) => invite.uid,
        }, walk),
        get: (uid) => ask('getGroupInvite', `get the invitation ${uid}`, { path: { uid } }),
        create: (parent, invite) => ask('createGroupInvite', `invite into the group ${parent}`, { path: { parent }, body: invite }),
        delete: async (uid) => {
            await ask('deleteGroupInvite', `delete the invitation ${uid}`, { path: { uid } });
        },
    };
}

// EXTERNAL MODULE: ./build/client/iam/groups-client.js
var groups_client = __webpack_require__(9820);
;// CONCATENATED MODULE: ./build/client/iam/identities-client.js


function createIdentitiesClient(access) {
    const { ask } = access;
    return {
        list: ({ name, relationshipType, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listIdentities',
            purpose: 'list the identities',
            query: {
                name,
                relationship_type: relationshipType === undefined ? undefined : `RELATIONSHIP_TYPE_${relationshipType}`,
                ...(0,list/* placeQuery */.e)(place),
            },
            pageOf: ({ identities, ...page }) => ({ items: identities, ...page }),
            uidOf: (identity) => identity.uid,
        }, walk),
        get: (uid) => ask('getIdentity', `get the identity ${uid}`, { path: { uid } }),
        create: (parent, identity) => ask('createIdentity', `create the identity ${identity.name ?? ''}`, {
            path: { parent },
            body: identity,
        }),
        update: (uid, changes, mask) => ask('updateIdentity', `change the identity ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteIdentity', `delete the identity ${uid}`, { path: { uid } });
        },
        updateMetadata: (changes, mask) => ask('updateIdentityMetadata', 'change what is told of the own identity', {
            body: { identityMetadata: changes, updateMask: (0,platform_access.maskOf)(changes, mask) },
        }),
        lookup: async (person) => (await ask('lookupIdentity', 'look up an identity', { query: { ...person } })).uid,
    };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/client/iam/scim-client.js

function createScimClient({ ask }) {
    return {
        generateToken: async (uid, lifetime = {}) => {
            const parts = { path: { uid }, body: { ...lifetime } };
            return keep(await ask('generateScimToken', `generate a SCIM token for ${uid}`, parts));
        },
        regenerateToken: async (uid, renewal) => {
            const parts = { path: { uid }, body: { ...renewal } };
            return keep(await ask('regenerateScimToken', `replace the SCIM token of ${uid}`, parts));
        },
        revokeToken: (uid) => ask('revokeScimToken', `revoke the SCIM token of ${uid}`, { path: { uid }, body: {} }),
        setEnabled: (uid, enabled, etag) => {
            const parts = { path: { uid }, body: { enabled, etag } };
            return ask('setScimEnabled', `switch SCIM ${enabled ? 'on' : 'off'} for ${uid}`, parts);
        },
    };
}
function keep(answer) {
    return { ...answer, token: new secret/* Secret */.zh(answer.token) };
}

;// CONCATENATED MODULE: ./build/client/iam/identity-providers-client.js



function createIdentityProvidersClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listIdentityProviders',
            purpose: 'list the identity providers',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ identityProviders, ...page }) => ({ items: identityProviders, ...page }),
            uidOf: (provider) => provider.uid,
        }, walk),
        get: (uid) => ask('getIdentityProvider', `get the identity provider ${uid}`, { path: { uid } }),
        create: (parent, provider) => ask('createIdentityProvider', `create the identity provider ${provider.name}`, {
            path: { parent },
            body: provider,
        }),
        update: (uid, changes, mask) => ask('updateIdentityProvider', `change the identity provider ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        scim: createScimClient(access),
        delete: async (uid) => {
            await ask('deleteIdentityProvider', `delete the identity provider ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/role-bindings-client.js


function createRoleBindingsClient(access) {
    const { ask } = access;
    return {
        list: ({ identity, group, role, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listRoleBindings',
            purpose: 'list the role bindings',
            query: { identity, group, role, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ roleBindings, ...page }) => ({ items: roleBindings, ...page }),
            uidOf: (binding) => binding.uid,
        }, walk),
        get: (uid) => ask('getRoleBinding', `get the role binding ${uid}`, { path: { uid } }),
        create: (parent, binding) => ask('createRoleBinding', `bind the identity ${binding.identityUid} to a role`, {
            path: { parent },
            body: binding,
        }),
        createBatch: async (batch) => (await ask('batchCreateRoleBindings', 'bind identities to roles', { body: batch })).roleBindings,
        update: (uid, changes, mask) => ask('updateRoleBinding', `change the role binding ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteRoleBinding', `delete the role binding ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/roles-client.js


function createRolesClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listRoles',
            purpose: 'list the roles',
            query: { name, ...(0,list/* placeQuery */.e)(place) },
            pageOf: ({ roles, ...page }) => ({ items: roles, ...page }),
            uidOf: (role) => role.uid,
        }, walk),
        get: (uid) => ask('getRole', `get the role ${uid}`, { path: { uid } }),
        create: (parent, role) => ask('createRole', `create the role ${role.name}`, { path: { parent }, body: role }),
        update: (uid, changes, mask) => ask('updateRole', `change the role ${uid}`, (0,platform_access.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteRole', `delete the role ${uid}`, { path: { uid } });
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam/terms-client.js

function createTermsClient(access) {
    return {
        list: (group, walk) => (0,list/* listOf */.c)(access, {
            route: 'listTermsAcceptances',
            purpose: 'list the accepted terms',
            path: { uid: group },
            query: {},
            pageOf: ({ termsAcceptances, ...page }) => ({ items: termsAcceptances, ...page }),
            uidOf: (acceptance) => acceptance.docId,
        }, walk),
        accept: async (uid, documentIds) => {
            const parts = { path: { uid }, body: { documentIds } };
            return (await access.ask('acceptTerms', 'accept terms', parts)).documentIds;
        },
    };
}

;// CONCATENATED MODULE: ./build/client/iam-client.js










function createIamClient(options) {
    const access = (0,platform_access.platformAccess)(options);
    return {
        accountAssociations: createAccountAssociationsClient(access),
        externalGroupRoleMappings: createExternalGroupRoleMappingsClient(access),
        groupInvites: createGroupInvitesClient(access),
        groups: (0,groups_client.createGroupsClient)(access),
        identities: createIdentitiesClient(access),
        identityProviders: createIdentityProvidersClient(access),
        roleBindings: createRoleBindingsClient(access),
        roles: createRolesClient(access),
        terms: createTermsClient(access),
    };
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGroupsClient: () => (/* binding */ createGroupsClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createGroupsClient(access) {
    const { ask } = access;
    return {
        list: ({ name, ...place } = {}, walk) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listGroups',
            purpose: 'list the groups',
            query: { name, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place) },
            pageOf: ({ groups, ...page }) => ({ items: groups, ...page }),
            uidOf: (group) => group.uid,
        }, walk),
        get: (uid) => ask('getGroup', `get the group ${uid}`, { path: { uid } }),
        create: (parent, group) => ask('createGroup', `create the group ${group.name}`, { path: { parent }, body: group }),
        update: (uid, changes, mask) => ask('updateGroup', `change the group ${uid}`, (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.patchParts)(uid, changes, mask)),
        delete: async (uid) => {
            await ask('deleteGroup', `delete the group ${uid}`, { path: { uid } });
        },
        lookup: async () => (await ask('lookupGroup', 'look up the own organization')).group,
        isEligible: async () => (await ask('checkEligibility', 'check the eligibility')).eligible ?? false,
        requestAccess: async (uid) => {
            await ask('requestGroupAccess', `ask for access to the group ${uid}`, { path: { uid }, body: {} });
        },
    };
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

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ })

};
