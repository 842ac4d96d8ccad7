export const id = 9345;
export const ids = [9345,7945,7692];
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

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __webpack_require__(9436);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/period-text.js
var period_text = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
;// CONCATENATED MODULE: ./build/domain/verify/verification.js
const VERIFY_RULES = [
    'foreign-digest',
    'other-tag',
    'platform-manifest',
    'not-verified',
    'no-history',
    'unread',
];
const VERIFY_FAIL_ON = ['foreign-digest', 'other-tag', 'not-verified'];
function judgePins(found, failOn) {
    return found.map((pin) => {
        const rule = ruleOf(pin.origin);
        return { ...pin, rule, fails: rule !== undefined && failOn.includes(rule) };
    });
}
function verdictOf({ failOn, pins, unread }) {
    const fails = pins.some((pin) => pin.fails) || (unread.length > 0 && failOn.includes('unread'));
    return fails ? 'fail' : 'pass';
}
const WHOLE_FILE = new Set([
    'unreadable-file',
    'file-rejected',
    'not-utf8',
    'not-parsable',
    'too-large',
    'too-entangled',
]);
function unreadFiles(skipped) {
    return skipped.filter(({ code }) => WHOLE_FILE.has(code));
}
function ruleOf(origin) {
    switch (origin.kind) {
        case 'own':
            return undefined;
        case 'foreign':
            return 'foreign-digest';
        case 'not-verified':
            return origin.code === 'no-history' ? 'no-history' : 'not-verified';
        case 'other-tag':
        case 'platform-manifest':
            return origin.kind;
    }
}

// EXTERNAL MODULE: ./build/domain/report/columns.js
var columns = __webpack_require__(5715);
// EXTERNAL MODULE: ./build/domain/report/json-lines.js
var json_lines = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/domain/report/verification.js









function verificationJson(verification) {
    const { pins, unread, ...head } = verifyReport(verification);
    const members = JSON.stringify(head).slice(0, -1);
    return `${members},"pins":${(0,json_lines/* jsonLines */.i7)(pins)},"unread":${(0,json_lines/* jsonLines */.i7)(unread)}}\n`;
}
function verifyReport(verification) {
    const { at, failOn, pins, unread } = verification;
    return {
        schema: 'mooring.verify/v1',
        verifiedAt: (0,instant/* formatInstant */.r4)(at),
        verdict: verdictOf(verification),
        failOn,
        pins: pins.map(({ image, tag, digest, rule, fails, origin }) => {
            const { file, line, column, written, reference } = image;
            return {
                file,
                line,
                column,
                written,
                reference: (0,image_reference/* canonicalReference */.Ys)(reference),
                tag: tag ?? null,
                digest,
                rule: rule ?? null,
                fails,
                origin: reportedOrigin(origin),
            };
        }),
        unread: unread.map(({ file, line, code, reason }) => ({ file, line, code, reason })),
    };
}
function reportedOrigin(origin) {
    if (origin.kind === 'foreign' || origin.kind === 'not-verified')
        return origin;
    const { since, until, ...rest } = origin;
    return {
        ...rest,
        since: (0,instant/* formatInstant */.r4)(since),
        until: until === undefined ? null : (0,instant/* formatInstant */.r4)(until),
    };
}
function verificationTable(verification) {
    const { failOn, pins, unread } = verification;
    const rows = pins.map((pin) => {
        const { file, line, reference } = pin.image;
        const name = `${(0,image_reference/* formatImage */.vy)(reference)}${pin.tag === undefined ? '' : `:${pin.tag}`}`;
        return [signOf(pin), `${file}:${line}`, name, (0,digest/* shortDigest */.VK)(pin.digest), originText(pin)].map((cell) => (0,printable/* printable */.g$)(cell, 600));
    });
    const sign = failOn.includes('unread') ? 'FAIL' : 'note';
    const files = unread.map((skip) => unreadText(skip, sign));
    return [...(0,columns/* alignColumns */.R)(rows), ...files, verdictText(verification)].map((line) => `${line}\n`).join('');
}
function signOf({ fails, rule }) {
    if (fails)
        return 'FAIL';
    if (rule === undefined)
        return 'ok';
    return rule === 'no-history' ? 'note' : 'warn';
}
function originText({ origin, tag }) {
    switch (origin.kind) {
        case 'own':
            return tag === undefined
                ? `a build of tag ${origin.tag}, ${(0,period_text/* periodText */.J)(origin)}`
                : `a build of this tag, ${(0,period_text/* periodText */.J)(origin)}`;
        case 'other-tag':
            return `other-tag: a build of tag ${origin.tag}, ${(0,period_text/* periodText */.J)(origin)}, and never one of this tag`;
        case 'platform-manifest':
            return `platform-manifest: the image of ${origin.platform} alone, in the build ${(0,digest/* shortDigest */.VK)(origin.index)} of this tag, ${(0,period_text/* periodText */.J)(origin)}`;
        case 'foreign':
            return `foreign-digest: no build of any of its ${(0,move_wording/* counted */.hS)(origin.tags, 'tag')}${origin.isInRegistry ? '' : ', and not in the registry'}`;
        case 'not-verified':
            return origin.code === 'no-history'
                ? `no-history: ${origin.reason}`
                : `not-verified (${origin.code}): ${origin.reason}`;
    }
}
function unreadText({ file, line, reason }, sign) {
    return `${sign}  ${(0,printable/* printable */.g$)(file)}:${line}  unread: ${(0,printable/* printable */.g$)(reason, 600)}`;
}
function verdictText(verification) {
    const { pins, unread } = verification;
    if (pins.length === 0 && unread.length === 0)
        return 'There is no pin to verify.';
    const own = pins.filter(({ rule }) => rule === undefined).length;
    const byRule = Map.groupBy(pins, ({ rule }) => rule);
    const others = [...byRule].flatMap(([rule, of]) => (rule === undefined ? [] : [`${of.length} ${rule}`]));
    const files = unread.length === 0 ? [] : [`${unread.length} unread`];
    const counts = [`${own} of ${(0,move_wording/* counted */.hS)(pins.length, 'pin')} verified`, ...others, ...files].join(', ');
    return `${verdictOf(verification) === 'pass' ? 'Passed' : 'Failed'}: ${counts}.`;
}

// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/domain/pin/pin-origin.js
var pin_origin = __webpack_require__(8449);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
// EXTERNAL MODULE: ./build/usecases/verify-pins.js
var verify_pins = __webpack_require__(7945);
;// CONCATENATED MODULE: ./build/usecases/verify-tree.js






async function verifyTree(options) {
    const { tree, now, verify, mirrors, failOn } = options;
    const { images, skipped } = await (0,list_images/* listImages */.v8)({ tree, now });
    const asked = images.map((image) => ({ image, reference: askedReference(image, mirrors) }));
    const references = asked.map(({ reference }) => reference);
    const origins = await (0,verify_pins.verifyPins)(references, verify);
    const found = asked.flatMap(({ image, reference }) => {
        const origin = origins.get((0,pin_origin/* pinKey */.D6)(reference));
        const { digest, tag } = reference;
        return digest === undefined || origin === undefined ? [] : [{ image, tag, digest, origin }];
    });
    return { at: now, failOn, pins: judgePins(found, failOn), unread: unreadFiles(skipped) };
}
function askedReference(image, mirrors) {
    const { reference } = image;
    return { ...reference, ...(0,pin_settings/* upstreamOf */.Fw)(mirrors, reference), tag: (0,listed_tag/* listedTag */.Q)(image) };
}

// EXTERNAL MODULE: ./build/actions/access.js
var actions_access = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/actions/cli/service-options.js
var service_options = __webpack_require__(3401);
;// CONCATENATED MODULE: ./build/actions/cli/verify.js















const FailOn = schemas/* string */.YjP().transform((text, context) => {
    const written = text.split(/[\s,]+/).filter((word) => word !== '');
    if (written.length === 0)
        return VERIFY_FAIL_ON;
    return written.flatMap((word) => {
        const rule = VERIFY_RULES.find((known) => known === word);
        if (rule !== undefined)
            return [rule];
        if (word !== 'none')
            context.addIssue({ code: 'custom', message: notARule(word) });
        return [];
    });
});
const VerifyOptions = schemas/* object */.Ikc({ ...service_inputs/* PlaceInputs */.TT, 'fail-on': FailOn });
const verifyCommand = {
    usage: `usage: node dist/cli.js verify [--fail-on RULES] [--json] [PLACES] [DIR]

Tells of every pin in the files below DIR where its digest comes from: whether it is a build of the tag beside it, from
when to when; a build of another tag, and which; one platform's image inside a build of the tag; or no build of any tag.
DIR is the current folder when left out. MOORING_REGISTRY_TOKEN is what private images are asked about with; with
MOORING_API_TOKEN other tags are found sooner.

  --fail-on RULES  what gives exit status 1, separated by commas, or none; ${VERIFY_FAIL_ON.join(',')} when left out
  --json           prints one JSON object (schema/verify.v1.json) instead of a table

RULES
  foreign-digest     the digest is no build of any tag of its image; all of them were looked at
  other-tag          it is a build of another tag of its image
  platform-manifest  it is one platform's image, and runs on no other
  not-verified       the registry refused, did not answer, or could not be asked about all of it: never called foreign
  no-history         its registry keeps no history, so that nobody can tell
  unread             a file that may hold pins could not be read

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….
`,
    run: async (args, { clock, send, variables, print, say }) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, {
            ...service_options/* PLACE_OPTIONS */.P,
            'fail-on': { type: 'string' },
            json: { type: 'boolean' },
        });
        const directory = (0,external_node_path_.resolve)((0,cli_arguments/* readFolder */.j)(positionals));
        await (0,work_tree/* requireFolder */.O)(directory);
        const inputs = (0,service_inputs/* readInputs */.Ko)(VerifyOptions, (0,service_options/* optionText */.r)(values, variables));
        const tree = (0,work_tree/* createWorkTree */.Y)(directory, exec_command/* execCommand */.N);
        const { mirrors, tokenHosts } = await (0,load_pin_settings/* loadPinSettings */.t)(tree);
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const access = (0,actions_access/* readShellAccess */.r6)(variables);
        say(`Asking ${endpoints.registry} as ${access.who}.`);
        const { verify } = (0,open_registries/* openRegistries */.c)({
            send,
            clock,
            endpoints,
            access,
            signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
            onSecret: () => undefined,
            variables,
            directory,
            tokenHosts,
        });
        const failOn = inputs['fail-on'];
        const verification = await verifyTree({ tree, now: clock.now(), verify, mirrors, failOn });
        print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
        return verdictOf(verification) === 'pass' ? 0 : 1;
    },
};
function notARule(word) {
    const nearest = (0,nearest_word/* nearestWord */.z)(word, VERIFY_RULES);
    const advice = nearest === undefined ? `known are ${VERIFY_RULES.join(', ')}` : `did you mean "${nearest}"?`;
    return `"${(0,printable/* printable */.g$)(word, 40)}" is not a rule; ${advice}`;
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

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ execCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);

const execCommand = async (program, args, { directory, input }) => {
    const stdout = [];
    const stderr = [];
    const exitCode = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)(program, [...args], {
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

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ periodText)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);

function periodText({ since, until }) {
    return until === undefined
        ? `since ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)}`
        : `from ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(since)} to ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(until)}`;
}


/***/ }),

/***/ 8449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ pinKey),
/* harmony export */   OK: () => (/* binding */ likelyTags),
/* harmony export */   jH: () => (/* binding */ periodOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

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

/***/ 5715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
function alignColumns(rows) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 1786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ jsonValues),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   WZ: () => (/* binding */ jsonWithLines),
/* harmony export */   i7: () => (/* binding */ jsonLines)
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
function jsonWithLines(members, name, values) {
    const begin = JSON.stringify(members).slice(0, -1);
    return `${begin}${begin === '{' ? '' : ','}${JSON.stringify(name)}:${jsonLines(values)}}`;
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


/***/ }),

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   searchOrigin: () => (/* binding */ searchOrigin)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _contract_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1710);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1705);




const IN_FLIGHT = 16;
const MOST_REQUESTS = 1_000;
async function searchOrigin(question) {
    return ((await searchPresentTags(question)) ??
        (await searchInsideBuilds(question)) ??
        (await searchOtherHistories(question)));
}
async function searchPresentTags(question) {
    const { image, digest, tagsOfDigest } = question;
    const [name] = (await tagsOfDigest?.(image, digest)) ?? [];
    return name === undefined ? undefined : originInHistory(question, name);
}
async function searchInsideBuilds(question) {
    const { image, registry } = question;
    if (image.tag === undefined)
        return undefined;
    if ((await mediaTypeOf(question)) !== 'one-platform')
        return undefined;
    const history = await registry.tagHistory(image, image.tag);
    const indexes = [...new Set(history.toReversed().map((build) => build.digest))];
    if (indexes.length > MOST_REQUESTS)
        return tooMuch(`its tag has ${indexes.length} builds to look into`);
    return firstOf(indexes, async (index) => {
        const platform = await platformInside(question, index);
        const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, index);
        return platform === undefined || period === undefined
            ? undefined
            : { kind: 'platform-manifest', platform, index, ...period };
    });
}
async function searchOtherHistories(question) {
    const { image, content } = question;
    const names = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .likelyTags */ .OK)(image.tag ?? '', await Array.fromAsync(content.tags(image)));
    if (names.length > MOST_REQUESTS)
        return tooMuch(`its image has ${names.length} tags to look at`);
    const found = await firstOf(names, (name) => originInHistory(question, name));
    if (found !== undefined)
        return found;
    if (image.tag === undefined) {
        return {
            kind: 'not-verified',
            code: 'digest-alone',
            reason: 'it names no tag, and its digest is no build of any tag of the image',
        };
    }
    return {
        kind: 'foreign',
        tags: names.length + 1,
        isInRegistry: (await mediaTypeOf(question)) !== 'absent',
    };
}
async function originInHistory({ image, digest, registry }, name) {
    const history = await orIfAbsent(registry.tagHistory(image, name), []);
    const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, digest);
    if (period === undefined)
        return undefined;
    return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
}
const INDEX_TYPES = new Set([_contract_oci_js__WEBPACK_IMPORTED_MODULE_1__/* .MEDIA_TYPES */ .Z2.index, _contract_oci_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCKER_MEDIA_TYPES */ .kX.index]);
async function mediaTypeOf({ image, digest, content, }) {
    const head = await orIfAbsent(content.headManifest(image, digest), undefined);
    if (head === undefined)
        return 'absent';
    return INDEX_TYPES.has(head.mediaType) ? 'index' : 'one-platform';
}
async function platformInside({ image, digest, content }, index) {
    const found = await orIfAbsent(content.manifest(image, index), undefined);
    if (found === undefined || !('manifests' in found.manifest))
        return undefined;
    const inside = found.manifest.manifests.find((manifest) => manifest.digest === digest);
    if (inside === undefined)
        return undefined;
    const { os, architecture, variant } = inside.platform ?? { os: 'unknown', architecture: 'unknown' };
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}
async function firstOf(items, look) {
    for (let start = 0; start < items.length; start += IN_FLIGHT) {
        const round = items.slice(start, start + IN_FLIGHT);
        const found = (await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .mapLimit */ .s)(round, IN_FLIGHT, look)).find((origin) => origin !== undefined);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function orIfAbsent(question, absent) {
    try {
        return await question;
    }
    catch (error) {
        if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && error.code === 'platform_not_found')
            return absent;
        throw error;
    }
}
function tooMuch(reason) {
    return { kind: 'not-verified', code: 'too-much', reason };
}


/***/ }),

/***/ 7945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyPins: () => (/* binding */ verifyPins)
/* harmony export */ });
/* harmony import */ var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
/* harmony import */ var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7692);





const IN_FLIGHT = 16;
async function verifyPins(references, options) {
    const pins = new Map(references.map((reference) => [(0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .pinKey */ .D6)(reference), reference]));
    const first = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .mapLimit */ .s)([...pins], IN_FLIGHT, async ([key, reference]) => ({
        key,
        reference,
        origin: await verifyByHistory(reference, options),
    }));
    const origins = new Map();
    for (const { key, reference, origin } of first) {
        if (reference.digest === undefined)
            continue;
        origins.set(key, origin ?? (await search(reference, reference.digest, options)));
    }
    return origins;
}
async function verifyByHistory(reference, { registry, registryHost }) {
    const { digest } = reference;
    const image = (0,_domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__/* .historicImage */ .R)(reference, registryHost);
    if (digest === undefined)
        return undefined;
    if (image === undefined) {
        return notVerified('no-history', `${reference.host} has no tag history`);
    }
    const { tag } = image;
    if (tag === undefined)
        return undefined;
    return orNotVerified(async () => {
        const history = await registry.tagHistory(image, tag);
        if (history.length === 0)
            return notVerified('no-history', 'the history of its tag is empty');
        const period = (0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .periodOf */ .jH)(history, digest);
        return period === undefined ? undefined : { kind: 'own', tag, ...period };
    });
}
async function search(reference, digest, options) {
    const image = (0,_domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__/* .historicImage */ .R)(reference, options.registryHost);
    if (image === undefined)
        return notVerified('no-history', `${reference.host} has no tag history`);
    return orNotVerified(() => (0,_search_origin_js__WEBPACK_IMPORTED_MODULE_3__.searchOrigin)({ ...options, image, digest }));
}
async function orNotVerified(question) {
    try {
        return await question();
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return notVerified('not-asked', error.message);
    }
}
function notVerified(code, reason) {
    return { kind: 'not-verified', code, reason };
}


/***/ })

};
