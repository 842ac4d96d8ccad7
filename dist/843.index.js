export const id = 843;
export const ids = [843];
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

/***/ 843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/adapters/git-commit-tree.js
var git_commit_tree = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/adapters/folder-commit.js



async function openFolderBase(folder, ref, command) {
    const git = async (...args) => {
        const { exitCode, stdout } = await command('git', args, { directory: folder });
        return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
    };
    const place = await command('git', ['rev-parse', '--show-prefix'], { directory: folder });
    if (place.exitCode !== 0)
        throw noRepository(folder, place.stderr);
    const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    if (named === undefined)
        throw new errors/* MooringError */.OD('config_usage_invalid', `--base: "${ref}" is no commit of the repository here`, {
            hint: 'Name a branch, a tag or a commit as git does (main, origin/main), and fetch it first: git fetch.',
        });
    const commit = (await (0,git_commit_tree/* readMergeBase */.yr)(folder, [named, 'HEAD'], command)) ?? named;
    const tree = await (0,git_commit_tree/* openGitCommit */.W$)(folder, commit, command);
    if (tree === undefined)
        throw new errors/* MooringError */.OD('config_usage_invalid', `--base: the files of ${commit} cannot be read`);
    return { commit, tree: belowFolder(tree, new TextDecoder().decode(place.stdout).trim()) };
}
function noRepository(folder, said) {
    const why = (0,printable/* printable */.g$)(said.split('\n', 1)[0] ?? '', 200);
    return new errors/* MooringError */.OD('config_usage_invalid', `--base: git reads no repository in ${folder} (${why})`, {
        hint: 'Run this in a clone of the repository, or compare with --since or --baseline instead.',
    });
}
function belowFolder(tree, prefix) {
    if (prefix === '')
        return tree;
    return {
        list: async () => (await tree.list()).filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
        read: async (paths) => {
            const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
            return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/check/gate-policy.js
var gate_policy = __webpack_require__(3714);
// EXTERNAL MODULE: ./build/domain/report/text.js
var report_text = __webpack_require__(8913);
// EXTERNAL MODULE: ./build/usecases/check-images.js + 21 modules
var check_images = __webpack_require__(9899);
// EXTERNAL MODULE: ./build/actions/shell-access.js
var shell_access = __webpack_require__(2973);
// EXTERNAL MODULE: ./build/actions/check/ask-if-needed.js
var ask_if_needed = __webpack_require__(652);
// EXTERNAL MODULE: ./build/actions/check/inputs.js
var check_inputs = __webpack_require__(6514);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/actions/cli/service-options.js
var service_options = __webpack_require__(3401);
;// CONCATENATED MODULE: ./build/actions/cli/check.js















const CheckOptions = schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    ...check_inputs/* PolicyInputs */.YI,
    ...check_inputs/* ComparisonInputs */.HJ,
    organization: schemas/* literal */.euz('').or(service_inputs/* Organization */.yb),
    base: schemas/* string */.YjP(),
});
const OPTIONS = {
    ...service_options/* PLACE_OPTIONS */.P3,
    ...Object.fromEntries(Object.keys(CheckOptions.shape).map((name) => [name, { type: 'string' }])),
    json: { type: 'boolean' },
};
const checkCommand = {
    usage: `usage: node dist/cli.js check [--base REF] [--organization NAME] [--json] [POLICY] [PLACES] [DIR]

Judges every image that the files below DIR name, as the check action does, by .github/mooring.yml in DIR; DIR is the
current folder when left out. Images and advisories that everybody may see need no sign-in; for others MOORING_API_TOKEN
and MOORING_REGISTRY_TOKEN hold tokens of the platform and of its registry.

  --base REF           what the folder is compared with, as a pull request into REF would be: new is what came since the
                       branch left REF, and the settings of that commit are what it is judged by
  --since TIME         without a base: what came up since a UTC time (2026-05-01T00:00:00Z) is new
  --baseline FILE      without a base: what the report of an earlier check lists is not new; a path in DIR
  --organization NAME  your organization, as image references name it; needed with a token
  --json               prints the report (schema/check-report.v1.json) instead of a text

POLICY goes over the settings, as the inputs of the action do:
  --fail-on, --warn-on RULES  what gives exit status 1, and what is a warning, separated by commas, or none
  --min-severity RATING, --unscored auto|fail|warn|ignore, --strict true|false, --max-detection-days DAYS,
  --warn-before-days DAYS, --fail-before-days DAYS, --max-lag TIME

RULES are ${gate_policy/* FAIL_ON */.d$.filter((rule) => !rule.startsWith('new-')).join(', ')}; with new- in front, only for what is new.

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….

Exit status: 0 for a pass, with warnings too; 1 for findings that fail; 2 for a wrong usage.
`,
    run: async (args, context) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, OPTIONS);
        const folder = (0,external_node_path_.resolve)((0,cli_arguments/* readFolder */.j)(positionals));
        await (0,work_tree/* requireFolder */.OK)(folder);
        requireText(values, ['base', 'since', 'baseline']);
        const inputs = (0,service_options/* readOptions */.Tt)(CheckOptions, values, context.variables);
        const head = (0,work_tree/* createWorkTree */.YT)(folder, exec_command/* execCommand */.N);
        const base = await baseOf(folder, head, inputs);
        const run = askRun(inputs, context);
        const { report } = await (0,check_images/* checkImages */.B)({
            head,
            base,
            inputs: (0,check_inputs/* policyOf */.US)(inputs),
            registry: run.endpoints.registry,
            startedAt: context.clock.now(),
            ask: (uses, platforms) => (0,ask_if_needed/* askIfNeeded */.G)(uses, platforms, run),
        });
        const asJson = values['json'] === true;
        context.print(asJson ? `${JSON.stringify(report, null, 2)}\n` : `${(0,report_text/* renderText */.S)(report).join('\n')}\n`);
        return report.verdict === 'fail' ? 1 : 0;
    },
};
function requireText(values, names) {
    const empty = names.find((name) => typeof values[name] === 'string' && values[name].trim() === '');
    if (empty !== undefined)
        throw new errors/* MooringError */.OD('config_usage_invalid', `--${empty} is empty; leave it out to compare with nothing`);
}
async function baseOf(folder, head, { base, baseline, since }) {
    const named = [base, baseline].filter((text) => text !== '');
    if (named.length + (since === undefined ? 0 : 1) > 1)
        throw new errors/* MooringError */.OD('config_usage_invalid', '--base, --since and --baseline exclude one another');
    if (base !== '') {
        const { commit, tree } = await openFolderBase(folder, base, exec_command/* execCommand */.N);
        return { isChange: true, kind: 'tree', commit, tree };
    }
    if (since !== undefined)
        return { isChange: false, kind: 'since', since };
    if (baseline === '')
        return { isChange: false, kind: 'none', why: 'no --base was given' };
    const { loadBaseline } = await __webpack_require__.e(/* import() */ 9245).then(__webpack_require__.bind(__webpack_require__, 9245));
    return loadBaseline(head, baseline);
}
function askRun(inputs, { clock, send, variables, say }) {
    const access = (0,shell_access/* readShellAccess */.r)(variables);
    const hasToken = access.apiToken !== undefined || access.registryToken !== undefined;
    if (hasToken && inputs.organization === '')
        throw new errors/* MooringError */.OD('config_usage_invalid', '--organization is missing: it tells which images the token is for');
    return {
        send,
        clock,
        endpoints: (0,service_inputs/* endpointsOf */.uY)(inputs),
        timeoutSeconds: inputs['timeout-seconds'],
        organization: inputs.organization,
        mask: () => undefined,
        say,
        open: async (call) => ({
            access,
            organizationUid: await organizationUid(access, inputs.organization, call),
            whyAnonymous: 'MOORING_API_TOKEN is not set',
        }),
    };
}
async function organizationUid({ apiToken }, name, call) {
    if (apiToken === undefined)
        return '';
    const [{ createGroupsClient }, { platformAccess }, { findOrganizationUid }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9820).then(__webpack_require__.bind(__webpack_require__, 9820)),
        __webpack_require__.e(/* import() */ 9618).then(__webpack_require__.bind(__webpack_require__, 9618)),
        __webpack_require__.e(/* import() */ 4309).then(__webpack_require__.bind(__webpack_require__, 4309)),
    ]);
    return findOrganizationUid(name, createGroupsClient(platformAccess({ call, token: apiToken })));
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
const WORKFLOW = { code: 'config_input_invalid', prefix: 'input ' };
function readInputs(schema, input, { code, prefix, ...hint } = WORKFLOW) {
    const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
    const parsed = schema.safeParse(raw);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map((issue) => {
        const name = issue.path.join('.');
        return raw[name] === '' ? `${prefix}${name} is not set` : `${prefix}${name}: ${messageOf(issue)}`;
    });
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD(code, problems.join('\n'), hint);
}
function messageOf(issue) {
    const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
    return last?.message ?? issue.message;
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
    const hostUrl = urlOfHost(given.registry);
    const registryUrl = readAddress('registry-url', given.registryUrl || hostUrl);
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
    if (url === undefined || url.host !== host) {
        throw invalid('registry', host, 'is not a host name', {
            hint: 'Write the host as image references begin, in lower case and without scheme and path: `cgr.dev`.',
        });
    }
    return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
}
function invalid(what, text, why, options) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
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
    const texts = new Set([value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling));
    const forms = [...texts].flatMap((text) => [
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
    const bytes = new TextEncoder().encode(text);
    if (bytes.length === text.length)
        return btoa(text);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
function base64url(text) {
    return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}


/***/ })

};
