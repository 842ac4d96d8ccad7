export const id = 799;
export const ids = [799,5742];
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

/***/ 3161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveCommand: () => (/* binding */ resolveCommand)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2857);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9899);
/* harmony import */ var _domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8982);
/* harmony import */ var _access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _resolve_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46);
/* harmony import */ var _resolve_look_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6122);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8765);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9473);
/* harmony import */ var _service_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3401);










const ResolveOptions = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .PlaceInputs */ .TT, ..._resolve_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RuleInputs */ ._ });
const resolveCommand = {
    usage: `usage: node dist/cli.js resolve [--as-of TIME|COMMIT] [--min-age AGE] [--platform OS/ARCH] [--json] [PLACES] REF…

Tells the build that each reference stands for. A digest in it does not count: its tag is resolved. The section \`pin\` of
.github/mooring.yml in the current folder has a say: min-age, deny, registry-map, unknown-age, token-hosts.

  --as-of TIME|COMMIT  what the tags were at a UTC time (2026-05-01T00:00:00Z), or at the time of a commit of the repository
                       in the current folder; one instant for all
  --min-age AGE        the newest build that is so old: 3d, 12h
  --platform OS/ARCH   the manifest of this platform inside the index: linux/arm64
  --json               prints one JSON object (schema/resolve.v1.json) instead of a table

MOORING_REGISTRY_TOKEN is what private images of the platform's registry are asked about with; other registries are asked
by the logins of docker. PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds,
as the actions have them; or the variables MOORING_API_URL, ….

Exit status 1 when a reference comes to nothing; the others are told all the same.
`,
    run: async (args, { clock, send, variables, print, say }) => {
        const { values, positionals } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .readArguments */ .l)(args, {
            ..._service_options_js__WEBPACK_IMPORTED_MODULE_7__/* .PLACE_OPTIONS */ .P,
            'as-of': { type: 'string' },
            'min-age': { type: 'string' },
            platform: { type: 'string' },
            json: { type: 'boolean' },
        });
        if (positionals.length === 0)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_usage_invalid', 'a reference is missing');
        const inputs = (0,_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .Ko)(ResolveOptions, (0,_service_options_js__WEBPACK_IMPORTED_MODULE_7__/* .optionText */ .r)(values, variables));
        const endpoints = (0,_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .endpointsOf */ .uY)(inputs);
        const access = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .readShellAccess */ .r6)(variables);
        say(`Asking ${endpoints.registry} as ${access.who}.`);
        const resolutions = await (0,_resolve_look_up_js__WEBPACK_IMPORTED_MODULE_4__.lookUpReferences)({
            send,
            clock,
            endpoints,
            access,
            signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
            onSecret: () => undefined,
            variables,
            directory: '.',
            references: positionals,
            rules: inputs,
        });
        print(values['json'] === true ? `${(0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionsJson */ .Am)(resolutions)}\n` : (0,_domain_report_resolutions_js__WEBPACK_IMPORTED_MODULE_1__/* .resolutionsTable */ .wB)(resolutions));
        return (0,_domain_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_9__/* .unresolvedOf */ .tT)(resolutions).length === 0 ? 0 : 1;
    },
};


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

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ResolveInputs),
/* harmony export */   _: () => (/* binding */ RuleInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _build_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2422);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8765);



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

/***/ 6122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUpReferences: () => (/* binding */ lookUpReferences)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var history_facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/resolve/platform-digest.js
function digestOfPlatform(entries, platform) {
    const named = entries.flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : [{ digest, name: nameOf(its) }]);
    const exact = named.filter(({ name }) => name === platform);
    const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
    const [found] = fitting;
    if (found === undefined)
        return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
    if (new Set(fitting.map(({ digest }) => digest)).size > 1)
        return { kind: 'none', why: `it has several: ${fitting.map(({ name }) => name).join(', ')}` };
    return { kind: 'found', digest: found.digest };
}
function whyNone(names) {
    return names.length === 0 ? 'it is no index of platforms' : `it has ${[...new Set(names)].join(', ')}`;
}
function nameOf({ os, architecture, variant }) {
    return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
}

// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/resolve-references.js









const IN_FLIGHT = 16;
async function resolveReferences(texts, options) {
    const { asOf, now, platform, settings } = options;
    const references = await (0,map_limit/* mapLimit */.s)(texts, IN_FLIGHT, async (written) => resolveText(written, options));
    return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
}
async function resolveText(written, options) {
    const reading = (0,image_reference/* readImageReference */.bc)(written);
    if (reading.kind === 'invalid')
        return unresolved(written, { code: 'invalid-reference', reason: reading.why });
    const tag = (0,image_reference/* effectiveTag */.yr)(reading.reference);
    if (tag === undefined)
        return unresolved(written, {
            code: 'digest-alone',
            reason: 'it names a digest alone, and no tag to resolve',
        });
    return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
}
async function resolveTag(written, reference, options) {
    const { source, settings, now, asOf } = options;
    const rules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
    const upstream = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, reference);
    const facts = await source.tag(upstream, reference.tag);
    if (facts.kind === 'unknown')
        return unresolved(written, notAsked(facts.problem));
    const decision = (0,decide_pin/* decidePin */.k)({ reference, facts, chosen: undefined }, rules);
    if (decision.kind === 'skip')
        return unresolved(written, { code: codeOf(decision), reason: decision.reason });
    const chosen = await choosePlatform(upstream, decision.to, options);
    if (chosen.kind === 'problem')
        return unresolved(written, chosen);
    const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
    if (problem !== undefined)
        return unresolved(written, problem);
    return {
        kind: 'resolved',
        written,
        reference: (0,image_reference/* formatImageReference */.my)({ ...reference, digest: chosen.digest }),
        image: (0,image_reference/* formatImage */.vy)(reference),
        tag: reference.tag,
        digest: chosen.digest,
        builtAt: decision.builtAt,
        ...factsOf(facts.value, decision.to, now),
    };
}
function factsOf(facts, digest, now) {
    if (facts.kind === 'digest')
        return { lag: undefined, usualInterval: undefined };
    const lag = (0,tag_history/* lagOf */.er)(facts.history, digest, now);
    return {
        lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
        usualInterval: (0,history_facts/* usualInterval */.s)(facts.history),
    };
}
async function choosePlatform(image, index, { source, platform }) {
    if (platform === undefined)
        return { kind: 'digest', digest: index };
    const answer = await source.manifest(image, index);
    if (answer.kind === 'unknown')
        return { kind: 'problem', ...notAsked(answer.problem) };
    const manifest = answer.value;
    const choice = digestOfPlatform('manifests' in manifest ? manifest.manifests : [], platform);
    if (choice.kind === 'found')
        return { kind: 'digest', digest: choice.digest };
    return {
        kind: 'problem',
        code: 'no-platform',
        reason: `${index} has no one manifest of ${platform}: ${choice.why}`,
    };
}
async function problemAtMirror(reference, { upstream, digest }, source) {
    if ((0,image_reference/* formatImage */.vy)(upstream) === (0,image_reference/* formatImage */.vy)(reference))
        return undefined;
    const answer = await source.has(reference, digest);
    if (answer.kind === 'unknown')
        return notAsked(answer.problem);
    if (answer.value)
        return undefined;
    return { code: 'mirror-lacks', reason: `${(0,image_reference/* formatImage */.vy)(reference)} does not have ${digest} (yet)` };
}
function notAsked({ code, message, hint }) {
    return { code: code === 'platform_not_found' ? 'not-found' : 'not-asked', reason: message, hint };
}
const HINTS = {
    'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
    'digest-alone': 'Write the tag that is to be resolved, with or without the digest behind it.',
    'no-build': 'Check the name of the tag.',
    'too-young': 'Ask for a smaller min-age, or for a later as-of.',
    denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
    'no-history': 'Leave as-of out for images of this registry.',
    'age-unknown': 'Leave min-age out for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
    'mirror-lacks': 'Let the mirror copy this build first, or ask for an older one (min-age).',
    'no-platform': 'Name one of its platforms, or leave `platform` out for all of them.',
    'not-found': 'Check the name of the image and its tag.',
    'not-asked': 'Check the name of the image, and who asks for it.',
};
function unresolved(written, { code, reason, hint }) {
    return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
}
function codeOf({ code }) {
    const known = resolution/* UNRESOLVED_CODES */.Te.find((one) => one === code);
    if (known === undefined)
        throw new errors/* MooringError */.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
    return known;
}

// EXTERNAL MODULE: ./build/actions/build-rules.js + 1 modules
var build_rules = __webpack_require__(2422);
// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
;// CONCATENATED MODULE: ./build/actions/resolve/look-up.js






async function lookUpReferences(options) {
    const { access, clock, directory, references, rules } = options;
    const now = access.serverTime ?? clock.now();
    const asOf = await (0,build_rules/* findAsOf */.v)(rules['as-of'], directory, now);
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)((0,work_tree/* createWorkTree */.Y)(directory, exec_command/* execCommand */.N));
    const { source } = (0,open_registries/* openRegistries */.c)({ ...options, tokenHosts: settings.tokenHosts });
    return resolveReferences(references, {
        source,
        settings: { ...settings, minAgeMs: rules['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
        now,
        asOf,
        platform: rules.platform === '' ? undefined : rules.platform,
    });
}


/***/ }),

/***/ 6552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ draftName),
/* harmony export */   ZR: () => (/* binding */ isDraftName),
/* harmony export */   ij: () => (/* binding */ isLeftover)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

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

/***/ 945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ requireFolder),
/* harmony export */   Y: () => (/* binding */ createWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7398);
/* harmony import */ var _draft_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6552);






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

/***/ 4170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ NO_SETTINGS)
/* harmony export */ });
/* harmony import */ var _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3714);

const NO_SETTINGS = {
    policies: _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_POLICIES */ .fb,
    exceptions: [],
    platforms: ['linux/amd64'],
};


/***/ }),

/***/ 4939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   KV: () => (/* binding */ policyFor),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   fb: () => (/* binding */ DEFAULT_POLICIES),
/* harmony export */   jb: () => (/* binding */ policyForPlace),
/* harmony export */   zj: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
/* harmony import */ var _listing_ignore_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(913);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4939);



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

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ rememberReferences),
/* harmony export */   Ys: () => (/* binding */ canonicalReference),
/* harmony export */   bc: () => (/* binding */ readImageReference),
/* harmony export */   my: () => (/* binding */ formatImageReference),
/* harmony export */   vy: () => (/* binding */ formatImage),
/* harmony export */   yr: () => (/* binding */ effectiveTag)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);

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

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findIgnoreRule),
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

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

/***/ 8980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ buildWish),
  k: () => (/* binding */ decidePin)
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
        return skip('not-asked', facts.problem.message);
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
        return skip('age-unknown', `${host} tells no ages, and an age of ${age} is asked for`);
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
        return skip(choice.why, whyNone(choice.why, history, rules));
    const { build } = choice;
    const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
    const step = (0,choose_build/* stepTo */.C)(history, reference.digest, build, allowsBack);
    if (step !== 'move')
        return skip(step, whyNot(step, build.at));
    const distance = reference.digest === undefined ? undefined : (0,facts/* distanceOf */.h)(history, reference.digest, build.digest);
    return {
        kind: 'move',
        to: build.digest,
        builtAt: build.at,
        builds: distance?.builds,
        days: distance?.days,
    };
}
function whyNone(why, history, { settings, wish }) {
    switch (why) {
        case 'no-build':
            return history.length === 0 ? 'the history of its tag is empty' : 'its tag has no such build';
        case 'denied':
            return 'the settings deny every build that fits';
        case 'too-young': {
            const usual = (0,facts/* usualInterval */.s)(history);
            const often = usual === undefined ? '' : `; it is usually rebuilt every ${(0,duration/* roughDuration */.Um)(usual)}`;
            return wish.asOf === undefined
                ? `its first build is younger than ${(0,duration/* formatDuration */.a3)(settings.minAgeMs)}${often}`
                : 'it had no build at that time';
        }
    }
}
function whyNot(step, at) {
    switch (step) {
        case 'current':
            return 'it is the build that the rules ask for';
        case 'would-go-back':
            return `the build that the rules ask for, of ${(0,instant/* formatDay */.im)(at)}, is older than the pinned one`;
        case 'not-in-history':
            return 'its digest is none of the builds of its tag, so that it is not known which way is forward';
    }
}
function skip(code, reason) {
    return { kind: 'skip', code, reason };
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

/***/ 9899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ resolutionsJson),
/* harmony export */   Z_: () => (/* binding */ resolutionLine),
/* harmony export */   wB: () => (/* binding */ resolutionsTable)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7398);
/* harmony import */ var _pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5509);
/* harmony import */ var _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8982);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5715);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1786);







function resolutionsJson(resolutions) {
    const { references, ...members } = resolveReport(resolutions);
    return (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonWithLines */ .WZ)(members, 'references', references);
}
function resolveReport({ at, asOf, minAgeMs, platform, references }) {
    return {
        schema: 'mooring.resolve/v1',
        resolvedAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at),
        asOf: asOf === undefined ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(asOf),
        minAge: minAgeMs === 0 ? null : (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minAgeMs),
        platform: platform ?? null,
        references: references.map(toReported),
    };
}
function toReported(resolution) {
    if (resolution.kind === 'unresolved') {
        const { kind, ...rest } = resolution;
        return { state: kind, ...rest };
    }
    const { kind, builtAt, lag, usualInterval, ...rest } = resolution;
    return {
        state: kind,
        ...rest,
        builtAt: builtAt === undefined ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(builtAt),
        lag: lag ?? null,
        usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
    };
}
function resolutionLine(resolved) {
    const { written, digest, builtAt, lag } = resolved;
    const age = builtAt === undefined ? [] : [`of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(builtAt)}`];
    const facts = [...age, lag === undefined ? 'age unknown' : behindText(lag, 'behind by ')];
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(written)} → ${digest} (${facts.join(', ')})`;
}
function resolutionsTable(resolutions) {
    const resolved = (0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvedOf */ .cj)(resolutions);
    const unresolved = (0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .unresolvedOf */ .tT)(resolutions);
    const rows = resolved.map((one) => [
        one.reference,
        one.builtAt === undefined ? '-' : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(one.builtAt),
        one.lag === undefined ? 'unknown' : behindText(one.lag),
        one.usualInterval === undefined ? '-' : (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .roughDuration */ .Um)(one.usualInterval),
    ]);
    const table = rows.length === 0 ? [] : [['REFERENCE', 'BUILT', 'BEHIND', 'USUALLY EVERY'], ...rows];
    const count = `${resolved.length} resolved, ${unresolved.length} not, ${ruleText(resolutions)}`;
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .alignColumns */ .R)(table), ...unresolved.map(unresolvedText), count]
        .map((line) => `${line}\n`)
        .join('');
}
function unresolvedText({ written, code, reason, hint }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(written)} is not resolved (${code}): ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(reason, 600)}. ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(hint)}`;
}
function behindText({ builds, days }, lead = '') {
    return builds === 0 ? 'newest' : `${lead}${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(builds, 'build')}, ${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(days, 'day')}`;
}
function ruleText({ at, asOf, minAgeMs }) {
    const when = asOf === undefined ? `at ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(at)}` : `as of ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(asOf)}`;
    return minAgeMs === 0 ? when : `${when}, at least ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(minAgeMs)} old`;
}


/***/ }),

/***/ 8982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ UNRESOLVED_CODES),
/* harmony export */   cj: () => (/* binding */ resolvedOf),
/* harmony export */   tT: () => (/* binding */ unresolvedOf)
/* harmony export */ });
const UNRESOLVED_CODES = [
    'invalid-reference',
    'digest-alone',
    'no-build',
    'too-young',
    'denied',
    'no-history',
    'age-unknown',
    'mirror-lacks',
    'no-platform',
    'not-found',
    'not-asked',
];
function resolvedOf({ references }) {
    return references.filter((one) => one.kind === 'resolved');
}
function unresolvedOf({ references }) {
    return references.filter((one) => one.kind === 'unresolved');
}


/***/ }),

/***/ 3495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ loadRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   "if": () => (/* binding */ findConfigFile),
/* harmony export */   n0: () => (/* binding */ CONFIG_FILES)
/* harmony export */ });
/* harmony import */ var _domain_check_check_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4170);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


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
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(8016), __webpack_require__.e(3580)]).then(__webpack_require__.bind(__webpack_require__, 3580));
    return readConfig(file.path, file.bytes);
}
async function findConfigFile(tree) {
    const readings = await tree.read(CONFIG_FILES);
    const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
    if (reading !== undefined && 'problem' in reading)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_file_unreadable', `${reading.path}: ${reading.problem}`);
    return reading;
}


/***/ })

};
