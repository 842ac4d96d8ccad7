export const id = 161;
export const ids = [161,122];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ openAccess),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   r6: () => (/* binding */ readShellAccess)
/* harmony export */ });
/* unused harmony export openWorkflowAccess */
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
    const found = findOidcRequest(options.environment);
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
        const access = (0,_access_js__WEBPACK_IMPORTED_MODULE_2__/* .readShellAccess */ .r6)(variables);
        say(`Asking as ${access.who}.`);
        const resolutions = await (0,_resolve_look_up_js__WEBPACK_IMPORTED_MODULE_4__.lookUpReferences)({
            send,
            clock,
            endpoints: (0,_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .endpointsOf */ .uY)(inputs),
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

/***/ 6122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUpReferences: () => (/* binding */ lookUpReferences)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __webpack_require__(5168);
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


/***/ })

};
