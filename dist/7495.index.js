export const id = 7495;
export const ids = [7495,7945,7692];
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

/***/ 7495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pinCommand: () => (/* reexport */ pinCommand),
  resolveCommand: () => (/* reexport */ resolveCommand),
  runPin: () => (/* reexport */ runPin),
  runResolve: () => (/* reexport */ runResolve),
  verifyCommand: () => (/* reexport */ verifyCommand),
  whoamiCommand: () => (/* reexport */ whoamiCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/report/pins.js + 1 modules
var pins = __webpack_require__(6409);
// EXTERNAL MODULE: ./build/actions/access.js
var actions_access = __webpack_require__(1636);
// EXTERNAL MODULE: ./build/actions/pin/plan-repository.js + 14 modules
var plan_repository = __webpack_require__(2710);
// EXTERNAL MODULE: ./build/actions/pin/rule-inputs.js
var rule_inputs = __webpack_require__(1868);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/actions/cli/service-options.js
var service_options = __webpack_require__(3401);
;// CONCATENATED MODULE: ./build/actions/cli/pin.js











const PinOptions = schemas/* object */.Ikc({ ...service_inputs/* PlaceInputs */.TT, ...rule_inputs/* RuleInputs */._v });
const OPTIONS = {
    ...service_options/* PLACE_OPTIONS */.P,
    ...Object.fromEntries(Object.keys(rule_inputs/* RuleInputs */._v).map((name) => [name, { type: 'string' }])),
    'dry-run': { type: 'boolean' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
};
const pinCommand = {
    usage: `usage: node dist/cli.js pin [--dry-run | --write] [--json] [RULES] [PLACES] [DIR]

Pins every image that the files below DIR name to an exact build, by .github/mooring.yml in DIR; DIR is the current
folder when left out. Public images need no sign-in; for others, MOORING_REGISTRY_TOKEN is what the registry is asked
with, and docker's logins for other registries.

  --dry-run  prints the change as a patch for \`git apply\` and writes nothing; this is what happens without --write
  --write    edits the files: all of them, or none
  --json     prints one JSON object (schema/pins.v1.json) instead of the patch

RULES go over the settings:
  --min-age AGE       the newest build that is so old, like 3d or 12h
  --as-of TIME        what the tags were at a UTC time, or at the date of a commit; backwards too
  --rollback STEPS    so many builds before the present pin; or the build of a digest, sha256:…
  --only GLOBS        only images of these names, separated by commas, like 'cgr.dev/acme/*'

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….

Exit status: 0 when all is done, 1 when a registry could not be asked about some image, which then stays as it is.
`,
    run: async (args, context) => {
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, OPTIONS);
        if (values.write === true && values['dry-run'] === true)
            throw new errors/* MooringError */.OD('config_usage_invalid', '--write and --dry-run contradict each other');
        const folder = (0,external_node_path_.resolve)((0,cli_arguments/* readFolder */.j)(positionals));
        await (0,work_tree/* requireFolder */.O)(folder);
        const inputs = (0,service_inputs/* readInputs */.Ko)(PinOptions, (0,service_options/* optionText */.r)(values, context.variables));
        const access = (0,actions_access/* readShellAccess */.r6)(context.variables);
        context.say(`Asking as ${access.who}.`);
        const planned = await (0,plan_repository/* planRepository */._)({
            ...context,
            endpoints: (0,service_inputs/* endpointsOf */.uY)(inputs),
            access,
            signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
            onSecret: () => undefined,
            directory: folder,
            wishes: inputs,
        });
        return publish(planned, { folder, write: values.write === true, asJson: values.json === true }, context);
    },
};
async function publish(planned, { folder, write, asJson }, { isTerminal, print, say }) {
    const { plan, files } = planned;
    if (!asJson)
        for (const line of (0,pins/* pinLines */.tx)(write ? plan : { ...plan, moves: [] }))
            say(line);
    const changedFiles = write ? await writeFiles(folder, planned) : files.map(({ path }) => path);
    if (asJson)
        print((0,pins/* pinsJson */.jG)((0,pins/* pinsReport */.j0)(plan, { written: write, changedFiles })));
    else if (!write)
        print(isTerminal ? linesOf((0,pins/* diffLines */.Pp)(files)) : (0,pins/* patchText */.oW)(files));
    const many = `${changedFiles.length} ${changedFiles.length === 1 ? 'file' : 'files'}`;
    say(write ? `${many} changed.` : `Dry run: ${many} would change.`);
    return plan.skipped.some(({ code }) => code === 'not-asked') ? 1 : 0;
}
async function writeFiles(folder, { files, plan }) {
    const { writeWorkTree } = await __webpack_require__.e(/* import() */ 1402).then(__webpack_require__.bind(__webpack_require__, 1402));
    const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
    return writeWorkTree(folder, { files, known });
}
function linesOf(lines) {
    return lines.map((line) => `${line}\n`).join('');
}

// EXTERNAL MODULE: ./build/domain/report/resolutions.js
var report_resolutions = __webpack_require__(9899);
// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/actions/build-rules.js + 1 modules
var build_rules = __webpack_require__(2422);
;// CONCATENATED MODULE: ./build/actions/resolve/inputs.js



const References = schemas/* string */.YjP()
    .transform((text) => text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''))
    .refine((references) => references.length > 0, 'must name a reference, or several, one a line');
const RuleInputs = {
    'as-of': schemas/* string */.YjP(),
    'min-age': build_rules/* AgeInput */.w,
    platform: schemas/* string */.YjP()
        .regex(/^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/, 'must be a platform like linux/arm64 or linux/arm/v7'),
};
const ResolveInputs = schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    ...RuleInputs,
    reference: References,
    identity: schemas/* literal */.euz('').or(service_inputs/* Identity */.lz),
    'when-unavailable': service_inputs/* WhenUnavailableInput */.vI,
});

// EXTERNAL MODULE: ./build/actions/resolve/look-up.js + 2 modules
var look_up = __webpack_require__(6122);
;// CONCATENATED MODULE: ./build/actions/cli/resolve.js










const ResolveOptions = schemas/* object */.Ikc({ ...service_inputs/* PlaceInputs */.TT, ...RuleInputs });
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
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, {
            ...service_options/* PLACE_OPTIONS */.P,
            'as-of': { type: 'string' },
            'min-age': { type: 'string' },
            platform: { type: 'string' },
            json: { type: 'boolean' },
        });
        if (positionals.length === 0)
            throw new errors/* MooringError */.OD('config_usage_invalid', 'a reference is missing');
        const inputs = (0,service_inputs/* readInputs */.Ko)(ResolveOptions, (0,service_options/* optionText */.r)(values, variables));
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const access = (0,actions_access/* readShellAccess */.r6)(variables);
        say(`Asking ${endpoints.registry} as ${access.who}.`);
        const resolutions = await (0,look_up.lookUpReferences)({
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
        print(values['json'] === true ? `${(0,report_resolutions/* resolutionsJson */.Am)(resolutions)}\n` : (0,report_resolutions/* resolutionsTable */.wB)(resolutions));
        return (0,resolution/* unresolvedOf */.tT)(resolutions).length === 0 ? 0 : 1;
    },
};

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pin/period-text.js
var period_text = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
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
    return `${(0,json_lines/* jsonWithLists */.iC)(head, { pins, unread })}\n`;
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

// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/actions/word-inputs.js
var word_inputs = __webpack_require__(3130);
;// CONCATENATED MODULE: ./build/actions/cli/verify.js














const VerifyOptions = schemas/* object */.Ikc({ ...service_inputs/* PlaceInputs */.TT, 'fail-on': (0,word_inputs/* ruleList */.p)(VERIFY_RULES) });
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
        const failOn = inputs['fail-on'] ?? VERIFY_FAIL_ON;
        const verification = await verifyTree({ tree, now: clock.now(), verify, mirrors, failOn });
        print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
        return verdictOf(verification) === 'pass' ? 0 : 1;
    },
};

// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var call = __webpack_require__(8797);
// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/domain/id-token.js
var id_token = __webpack_require__(4192);
// EXTERNAL MODULE: ./build/domain/identity/claim-match.js
var claim_match = __webpack_require__(7740);
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

// EXTERNAL MODULE: ./build/actions/environment.js + 1 modules
var actions_environment = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/actions/oidc-request.js
var oidc_request = __webpack_require__(3899);
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
        const found = (0,oidc_request/* findOidcRequest */.M)(await (0,actions_environment/* readEnvironment */.Q)(variables));
        const { apiToken } = (0,actions_access/* readShellAccess */.r6)(variables);
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

// EXTERNAL MODULE: ./build/actions/boundary.js + 1 modules
var boundary = __webpack_require__(7851);
// EXTERNAL MODULE: ./build/domain/pull-request/branch-name.js
var branch_name = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/domain/pull-request/grouping.js
var grouping = __webpack_require__(3500);
// EXTERNAL MODULE: ./build/domain/pull-request/template.js
var template = __webpack_require__(1799);
;// CONCATENATED MODULE: ./build/actions/pin/inputs.js






const Flag = schemas/* enum */.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const BranchName = schemas/* string */.YjP().check((context) => {
    const problem = (0,branch_name/* branchNameProblem */.hq)(context.value);
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
function inputs_template(words) {
    return schemas/* string */.YjP().check((context) => {
        const problem = (0,template/* templateProblem */.MS)(context.value, words);
        if (problem !== undefined)
            context.issues.push({ code: 'custom', message: problem, input: context.value });
    });
}
const Logins = rule_inputs/* Names */.fS.transform((names) => names.map((name) => name.replace(/^@/, '')));
const PinInputs = schemas/* object */.Ikc({
    ...service_inputs/* PlaceInputs */.TT,
    identity: schemas/* literal */.euz('').or(service_inputs/* Identity */.lz),
    'when-unavailable': service_inputs/* WhenUnavailableInput */.vI,
    ...rule_inputs/* RuleInputs */._v,
    group: schemas/* literal */.euz('').or(schemas/* enum */.k5n(grouping/* GROUPINGS */.J, `must be ${grouping/* GROUPINGS */.J.join(', ')}`)),
    'dry-run': Flag,
    'github-token': schemas/* string */.YjP(),
    base: schemas/* literal */.euz('').or(BranchName),
    branch: BranchName,
    title: inputs_template(template/* TITLE_WORDS */.NX),
    body: inputs_template(template/* BODY_WORDS */.d9),
    labels: rule_inputs/* Names */.fS,
    reviewers: Logins,
    'team-reviewers': Logins,
    assignees: Logins,
    draft: Flag,
});

;// CONCATENATED MODULE: ./build/actions/pin/place.js



const BRANCH = /^refs\/heads\/(.+)$/;
function findPlace(inputs, { event, ref, repository }) {
    const head = event.pull_request?.head.repo?.full_name;
    if (event.pull_request !== undefined && head !== repository) {
        throw new errors/* MooringError */.OD('github_fork_run', `this run comes from the fork ${(0,printable/* printable */.g$)(head ?? 'that was deleted', 120)}`);
    }
    if (repository === '' || inputs['github-token'] === '')
        throw new errors/* MooringError */.OD('config_input_invalid', 'input github-token is not set, or this is no run on GitHub');
    const [, running] = BRANCH.exec(ref) ?? [];
    if (running !== undefined && (0,branch_name/* isGroupBranch */.Gk)(inputs.branch, running))
        return { kind: 'own-branch', branch: running };
    const base = inputs.base || running || event.repository?.default_branch;
    if (base === undefined)
        throw new errors/* MooringError */.OD('config_input_invalid', 'input base is not set, and this run is on no branch');
    if ((0,branch_name/* isGroupBranch */.Gk)(inputs.branch, base))
        throw new errors/* MooringError */.OD('config_input_invalid', 'input base: must be another branch than `branch`');
    return { kind: 'base', base };
}

;// CONCATENATED MODULE: ./build/actions/pin/main.js





async function runPin() {
    await (0,boundary/* runAction */.C)(pin);
}
async function pin(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(PinInputs, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const place = inputs['dry-run']
        ? { kind: 'base', base: '' }
        : findPlace(inputs, environment);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const run = { ...context, inputs, endpoints, environment, signal };
    if (place.kind === 'own-branch')
        return sayOwnBranch(place.branch, run);
    await pinInto(place.base, run);
    return 0;
}
async function pinInto(base, run) {
    const { inputs, runner } = run;
    const { makePlan } = await __webpack_require__.e(/* import() */ 7245).then(__webpack_require__.bind(__webpack_require__, 7245));
    const { publishOutcome, publishPlan } = await __webpack_require__.e(/* import() */ 3064).then(__webpack_require__.bind(__webpack_require__, 3064));
    const planned = await makePlan(run);
    if (planned === undefined) {
        runner.setOutput('operation', 'none');
        return;
    }
    publishPlan(planned, runner, inputs['dry-run']);
    const nothing = { outcomes: [], mismatches: [] };
    if (inputs['dry-run'])
        return publishOutcome({ ...planned, ...nothing }, runner);
    const { propose } = await __webpack_require__.e(/* import() */ 1980).then(__webpack_require__.bind(__webpack_require__, 1980));
    const grouping = inputs.group === '' ? planned.group : inputs.group;
    const proposed = await propose(run, planned, { base, grouping });
    await publishOutcome({ ...planned, ...proposed }, runner);
}
function sayOwnBranch(branch, { runner }) {
    runner.notice(`This run is on ${branch}, which Mooring itself writes: there is nothing to do.`, {
        title: 'Mooring pin',
    });
    runner.setOutput('operation', 'none');
    return 0;
}

// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/actions/resolve/main.js





async function runResolve() {
    await (0,boundary/* runAction */.C)(resolve);
}
async function resolve(context) {
    const { clock, runner, send } = context;
    const inputs = (0,service_inputs/* readInputs */.Ko)(ResolveInputs, (name) => runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    const { openLookUpAccess } = await __webpack_require__.e(/* import() */ 942).then(__webpack_require__.bind(__webpack_require__, 942));
    const title = 'Mooring resolve';
    const access = await openLookUpAccess({
        ...context,
        inputs,
        endpoints,
        environment,
        signal,
        onSecret,
        title,
    });
    if (access === undefined)
        return 0;
    const { lookUpReferences } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6122));
    const resolutions = await lookUpReferences({
        send,
        clock,
        endpoints,
        access,
        signal,
        onSecret,
        variables: process.env,
        directory: environment.workspace,
        references: inputs.reference,
        rules: inputs,
    });
    const { publishResolutions } = await __webpack_require__.e(/* import() */ 1256).then(__webpack_require__.bind(__webpack_require__, 1256));
    return publishResolutions(resolutions, runner);
}

;// CONCATENATED MODULE: ./build/actions/build-actions.js








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

/***/ 2710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ planRepository)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
;// CONCATENATED MODULE: ./build/usecases/image-filter.js
async function imageFilter(globs) {
    if (globs.length === 0)
        return undefined;
    const { globMatcher } = await Promise.all(/* import() */[__webpack_require__.e(8016), __webpack_require__.e(4321)]).then(__webpack_require__.bind(__webpack_require__, 4321));
    const matchers = globs.map(globMatcher);
    return (name) => matchers.some((matches) => matches(name));
}

// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __webpack_require__(913);
// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/history/choose-build.js
var choose_build = __webpack_require__(2872);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var facts = __webpack_require__(8153);
;// CONCATENATED MODULE: ./build/domain/history/lockstep.js



const LONGEST_WINDOW_MS = instant/* DAY_MS */.sO;
function chooseInLockstep(tags, wish, now) {
    const windowMs = windowOf(tags);
    for (let cutoff = wish.cutoff;;) {
        const choices = tags.map((one) => ({ ...one, choice: (0,choose_build/* chooseBuild */.s)(one.history, { ...wish, cutoff }) }));
        const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
        if (chosen.length < tags.length)
            return noneOf(choices);
        const front = (0,instant/* toInstant */.fN)(Math.max(...chosen.map(({ at }) => at)));
        const isSettled = choices.every(({ history, choice }) => choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }));
        if (isSettled)
            return new Map(choices.map(({ tag, choice }) => [tag, choice]));
        cutoff = (0,instant/* toInstant */.fN)(front - 1);
    }
}
function windowOf(tags) {
    const intervals = tags.flatMap(({ history }) => (0,facts/* usualInterval */.s)(history) ?? []);
    return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
}
function isWaiting(history, chosen, { front, windowMs, now }) {
    if (chosen.at >= front - windowMs)
        return false;
    const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
    return partner || now < front + windowMs;
}
function noneOf(choices) {
    const failed = choices.find(({ choice }) => choice.kind === 'none')?.choice;
    return new Map(choices.map(({ tag, choice }) => [tag, choice.kind === 'none' ? choice : (failed ?? choice)]));
}

// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
;// CONCATENATED MODULE: ./build/domain/pin/lockstep-sets.js
function lockstepSets(uses) {
    const byImage = Map.groupBy(uses, ({ image }) => image);
    return [...byImage].flatMap(([image, ofImage]) => {
        const byFile = Map.groupBy(ofImage, ({ file }) => file);
        const together = [...byFile.values()].map((ofFile) => new Set(ofFile.map(({ tag }) => tag)));
        return joinSets(together.filter(({ size }) => size > 1)).map((tags) => ({
            image,
            tags: [...tags].sort(),
        }));
    });
}
function joinSets(sets) {
    return sets.reduce((joined, set) => {
        const touching = joined.filter((one) => !one.isDisjointFrom(set));
        const others = joined.filter((one) => one.isDisjointFrom(set));
        return others.concat([touching.reduce((all, one) => all.union(one), set)]);
    }, []);
}

;// CONCATENATED MODULE: ./build/domain/pin/decide-pins.js




function decidePins(images, rules) {
    const chosen = chooseTogether(images, rules);
    const decisions = new Map();
    const decided = images.map((one) => {
        const key = JSON.stringify([one.upstream, one.tag ?? null, (0,image_reference/* canonicalReference */.Ys)(one.image.reference)]);
        const decision = decisions.get(key) ?? decideOne(one, chosen, rules);
        decisions.set(key, decision);
        return { ...one, decision };
    });
    return isLockstep(rules) ? keepTogether(decided) : decided;
}
function decideOne({ image, upstream, tag, facts }, chosen, rules) {
    if (tag === undefined || facts === undefined) {
        const reason = 'it names a digest alone, and nothing tells which tag it follows';
        return { kind: 'skip', code: 'digest-alone', reason };
    }
    return (0,decide_pin/* decidePin */.k)({ reference: { ...image.reference, tag }, facts, chosen: chosen.get(`${upstream}:${tag}`) }, rules);
}
function isLockstep({ settings, wish }) {
    return settings.lockstep && wish.asOf === undefined && wish.rollBack === undefined;
}
function chooseTogether(images, rules) {
    if (!isLockstep(rules))
        return new Map();
    const histories = historiesOf(images);
    const sets = lockstepSets(images.flatMap(lockstepUse));
    const chosen = sets.flatMap(({ image, tags }) => {
        const known = tags.flatMap((tag) => histories.get(`${image}:${tag}`) ?? []);
        const [first] = known;
        if (first === undefined || known.length < tags.length)
            return [];
        const choices = chooseInLockstep(known, (0,decide_pin/* buildWish */.q)(first.reference, rules), rules.now);
        return [...choices].map(([tag, choice]) => [`${image}:${tag}`, choice]);
    });
    return new Map(chosen);
}
function historiesOf(images) {
    const known = images.flatMap(({ image: { reference }, upstream, tag, facts }) => {
        if (tag === undefined || facts?.kind !== 'known' || facts.value.kind !== 'history')
            return [];
        return [[`${upstream}:${tag}`, { tag, history: facts.value.history, reference }]];
    });
    return new Map(known);
}
function lockstepUse({ image: { file, kind }, upstream, tag, }) {
    const isDockerfile = kind.startsWith('dockerfile-');
    return isDockerfile && tag !== undefined ? [{ file, image: upstream, tag }] : [];
}
function keepTogether(decided) {
    const inSets = decided.filter((one) => lockstepUse(one).length > 0);
    const groups = Map.groupBy(inSets, ({ image, upstream }) => `${image.file}\0${upstream}`);
    const stays = new Map();
    for (const group of groups.values()) {
        const blocking = group.find(({ decision }) => decision.kind === 'skip' && decision.code !== 'current');
        const isSet = new Set(group.map(({ tag }) => tag)).size > 1;
        if (blocking === undefined || !isSet)
            continue;
        for (const one of group)
            if (one.decision.kind === 'move')
                stays.set(one, blocking);
    }
    return decided.map((one) => {
        const blocking = stays.get(one);
        if (blocking === undefined || blocking.decision.kind === 'move')
            return one;
        const reason = `it moves together with the tag ${blocking.tag ?? ''}, of which: ${blocking.decision.reason}`;
        const code = blocking.decision.code === 'not-asked' ? 'not-asked' : 'lockstep';
        return { ...one, decision: { kind: 'skip', code, reason } };
    });
}

// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
// EXTERNAL MODULE: ./build/domain/pin/plan.js
var plan = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
// EXTERNAL MODULE: ./build/usecases/read-file.js
var read_file = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/domain/edit/apply-edits.js

function applyEdits(original, edits) {
    const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
    const pieces = [];
    let at = 0;
    for (const { start, end, replacement } of sorted) {
        if (start < at || end < start || end > original.length) {
            throw new errors/* MooringError */.OD('internal_bug', `an edit of bytes ${start} to ${end} overlaps another or leaves the file`);
        }
        pieces.push(original.subarray(at, start), replacement);
        at = end;
    }
    pieces.push(original.subarray(at));
    return joinBytes(pieces);
}
function joinBytes(pieces) {
    const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
        joined.set(piece, at);
        at += piece.length;
    }
    return joined;
}

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/listing/tag-comment.js
var tag_comment = __webpack_require__(7718);
;// CONCATENATED MODULE: ./build/domain/edit/pinned-text.js
function pinnedText(text, digest, style) {
    const [tagged = '', oldDigest] = text.split('@');
    const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
    const name = colon === -1 ? tagged : tagged.slice(0, colon);
    if (style === 'digest')
        return `${name}@${digest}`;
    const tag = colon === -1 ? '' : tagged.slice(colon);
    return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
}

;// CONCATENATED MODULE: ./build/domain/edit/place-text.js
function placeText(place, text, original) {
    if (text === place.text)
        return [];
    const kept = commonLength(place.text, text);
    if (kept < place.replaceableFrom)
        return undefined;
    const [first, ...others] = spansFrom(place.spans, kept);
    if (first === undefined)
        return undefined;
    const edit = { ...first, replacement: new TextEncoder().encode(text.slice(kept)) };
    const removed = others.map(({ start, end }, index) => {
        const isEscaped = (others[index - 1] ?? first).end === start - 1 && ESCAPES.has(original[start - 1]);
        return { start: isEscaped ? start - 1 : start, end, replacement: new Uint8Array() };
    });
    return [edit, ...removed];
}
const ESCAPES = new Set([0x5c, 0x60]);
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one.charAt(length) === other.charAt(length))
        length += 1;
    return length;
}
function spansFrom(spans, index) {
    let before = 0;
    for (const [number, { start, end }] of spans.entries()) {
        const length = end - start;
        const isLast = number === spans.length - 1;
        if (index < before + length || isLast) {
            return [{ start: start + index - before, end }, ...spans.slice(number + 1)];
        }
        before += length;
    }
    return [];
}

;// CONCATENATED MODULE: ./build/domain/edit/pin-edit.js







function planPinEdit(image, { digest, style, original }) {
    const { edit: place, writing, reference } = image;
    if (place.kind === 'not-editable')
        return dropped(place.reason);
    const accepted = acceptedStyle(image, style);
    const part = (0,domain_digest/* isDigest */.Bc)(place.text) ? 'digest' : writing.part;
    if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
        return dropped('the tag stands apart from the digest, so that it cannot be left out here');
    }
    const text = textOfPart(part, place.text, { digest, style: accepted });
    if (text === place.text)
        return { kind: 'planned', edits: [] };
    const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
    if (edits === undefined)
        return dropped('a build argument decides over a part of what would have to change');
    return { kind: 'planned', edits: accepted === 'digest' ? [...edits, ...commentEdits(image)] : edits };
}
function pinnedReference(image, { digest, style }) {
    const tag = acceptedStyle(image, style) === 'digest' ? undefined : (0,image_reference/* effectiveTag */.yr)(image.reference);
    return (0,image_reference/* formatImageReference */.my)({ ...image.reference, tag, digest });
}
function pinnedTag(image, style) {
    const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
    return isLost ? undefined : (0,listed_tag/* listedTag */.Q)(image);
}
function placeKey({ edit }) {
    return edit.kind === 'editable' ? edit.spans[0]?.start : undefined;
}
function acceptedStyle({ writing: { styles } }, wished) {
    return styles.includes(wished) ? wished : styles[0];
}
function textOfPart(part, text, { digest, style }) {
    switch (part) {
        case 'reference':
            return pinnedText(text, digest, style);
        case 'tag':
            return `${text.replace(/@.*$/s, '')}@${digest}`;
        case 'digest':
            return digest;
        default:
            return (0,errors/* assertNever */.xb)(part);
    }
}
function commentEdits(image) {
    const { tagComment } = image.writing;
    const tag = (0,listed_tag/* listedTag */.Q)(image);
    if (tag === undefined || tagComment === undefined || tag === tagComment.tag)
        return [];
    const { start, end } = tagComment;
    return [{ start, end, replacement: new TextEncoder().encode((0,tag_comment/* tagCommentText */.F)(tagComment, tag)) }];
}
function dropped(reason) {
    return { kind: 'dropped', reason };
}

;// CONCATENATED MODULE: ./build/domain/edit/pin-plan.js


function planPins({ images, pins, ...how }) {
    const places = new Map();
    const dropped = [];
    const listed = new Map(images.map((image) => [identityOf(image), image]));
    for (const sharing of Map.groupBy(pins, ({ image }) => textOf(image)).values()) {
        const place = planPlace(sharing, listed, how);
        if (typeof place === 'string')
            dropped.push(...sharing.map((pin) => ({ pin, reason: place })));
        else
            places.set(place.key, place);
    }
    return { places: [...places.values()], dropped };
}
function planPlace(pins, listed, how) {
    const images = pins.flatMap(({ image }) => listed.get(identityOf(image)) ?? []);
    const [image] = images;
    const [digest, otherDigest] = new Set(pins.map((pin) => pin.digest));
    if (image === undefined || digest === undefined || images.length < pins.length)
        return 'the file is no longer the one that the image was found in';
    if (otherDigest !== undefined)
        return 'another image shares this text and is to get another digest';
    const plan = planPinEdit(image, { ...how, digest });
    if (plan.kind === 'dropped')
        return plan.reason;
    const key = placeKey(image);
    return key === undefined
        ? 'its text has no place in the file'
        : { key, image, digest, edits: plan.edits, pins };
}
function textOf(image) {
    return placeKey(image) ?? identityOf(image);
}
function identityOf(image) {
    const { line, column, kind, written, reference } = image;
    return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${(0,image_reference/* formatImageReference */.my)(reference)}`;
}

;// CONCATENATED MODULE: ./build/domain/edit/reread.js



function findWrongPlaces({ before, after, places, style }) {
    const isSameList = before.images.length === after.images.length &&
        before.skipped.length === after.skipped.length &&
        before.skipped.every((skip, index) => isSameSkip(skip, after.skipped[index]));
    if (!isSameList)
        return places;
    const placeAt = new Map(places.map((place) => [place.key, place]));
    const wrong = new Set();
    for (const [index, image] of before.images.entries()) {
        const key = placeKey(image);
        const place = key === undefined ? undefined : placeAt.get(key);
        if (isAsExpected(after.images[index], expectedImage(image, place, style)))
            continue;
        if (place === undefined)
            return places;
        wrong.add(place);
    }
    return [...wrong];
}
function expectedImage(image, place, style) {
    const { kind } = image;
    const reference = (0,image_reference/* formatImageReference */.my)(image.reference);
    const isPinned = place !== undefined && (0,image_reference/* formatImageReference */.my)(place.image.reference) === reference;
    if (!isPinned)
        return { kind, reference, tag: (0,listed_tag/* listedTag */.Q)(image) };
    const { digest } = place;
    return { kind, reference: pinnedReference(image, { digest, style }), tag: pinnedTag(image, style) };
}
function isAsExpected(after, { kind, reference, tag }) {
    return (after?.kind === kind && (0,image_reference/* formatImageReference */.my)(after.reference) === reference && (0,listed_tag/* listedTag */.Q)(after) === tag);
}
function isSameSkip({ code, written }, after) {
    return after?.code === code && after.written === written;
}

;// CONCATENATED MODULE: ./build/usecases/pin-file.js




const MOST_ATTEMPTS = 4;
const MISREAD = 'read again after the edit, the file would name other images than before';
async function pinFile({ pins, style, ...file }) {
    const before = await (0,read_file/* readFile */.T)(file);
    const { places, dropped } = planPins({ original: file.bytes, images: before.images, pins, style });
    const { bytes, kept } = await applyPlaces(places, { file, before, style });
    const planned = new Set(places.flatMap((place) => place.pins));
    const pinned = new Set(kept.flatMap((place) => place.pins));
    const misread = [...planned.difference(pinned)].map((pin) => ({ pin, reason: MISREAD }));
    return { bytes, pinned: pins.filter((pin) => pinned.has(pin)), dropped: [...dropped, ...misread] };
}
async function applyPlaces(places, editing, attempt = 1) {
    const { file, before, style } = editing;
    const edits = places.flatMap((place) => place.edits);
    const bytes = applyEdits(file.bytes, edits);
    if (edits.length === 0)
        return { bytes, kept: places };
    const after = await (0,read_file/* readFile */.T)({ ...file, bytes });
    const wrong = new Set(findWrongPlaces({ before, after, places, style }));
    if (wrong.size === 0)
        return { bytes, kept: places };
    const isLast = attempt === MOST_ATTEMPTS;
    return applyPlaces(isLast ? [] : places.filter((place) => !wrong.has(place)), editing, attempt + 1);
}

;// CONCATENATED MODULE: ./build/usecases/rewrite-files.js


async function rewriteFiles({ tree, listing, pins, style }) {
    const byFile = Map.groupBy(pins, ({ image }) => image.file);
    const paths = [...byFile.keys()].sort();
    const readings = await tree.read(paths);
    const files = [];
    const dropped = new Map();
    for (const [index, path] of paths.entries()) {
        const reading = readings[index] ?? { path, problem: 'it was not given' };
        const wanted = byFile.get(path) ?? [];
        const result = await rewrite(reading, { listing, pins: wanted, style });
        for (const { pin, reason } of result.dropped)
            dropped.set(pin.image, reason);
        if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
            files.push({ path, before: reading.bytes, after: result.bytes });
    }
    return { files, dropped };
}
async function rewrite(reading, { listing, pins, style }) {
    const format = (0,list_images/* formatByRules */.g)(reading.path, listing);
    if ('problem' in reading || format === undefined) {
        const reason = 'problem' in reading ? reading.problem : 'the file is no longer read';
        return { bytes: new Uint8Array(), pinned: [], dropped: pins.map((pin) => ({ pin, reason })) };
    }
    const { path: file, bytes } = reading;
    return pinFile({ file, bytes, format, options: listing.options, pins, style });
}
function isSame(one, other) {
    return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

;// CONCATENATED MODULE: ./build/usecases/carry-over.js






async function carryOver(earlier, { settings, decided, ...request }) {
    const kept = new Map();
    for (const file of earlier) {
        const edits = await editsOf(file, request);
        const open = decided.filter(({ image, decision }) => image.file === file.path && isUnasked(decision));
        for (const { image, tag } of open) {
            const to = edits.get(stateOf(image));
            if (tag === undefined || to === undefined || to === image.reference.digest)
                continue;
            if ((0,pin_settings/* isDenied */.GZ)(settings.denies, image.reference, { digest: to, at: undefined }))
                continue;
            kept.set(image, keptMove(image, tag, to));
        }
    }
    const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
    const { dropped } = await rewriteFiles({ ...request, pins });
    return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
}
function isUnasked(decision) {
    return decision.kind === 'skip' && decision.code === 'not-asked';
}
function stateOf(image) {
    const { reference } = image;
    return JSON.stringify([(0,image_reference/* formatImage */.vy)(reference), (0,listed_tag/* listedTag */.Q)(image), reference.digest ?? null]);
}
async function editsOf({ path, before, after }, { listing }) {
    const format = (0,list_images/* formatByRules */.g)(path, listing);
    if (format === undefined)
        return new Map();
    const file = { file: path, format, options: listing.options };
    const [old, next] = [await (0,read_file/* readFile */.T)({ ...file, bytes: before }), await (0,read_file/* readFile */.T)({ ...file, bytes: after })];
    if (old.images.length !== next.images.length)
        return new Map();
    const pairs = old.images.flatMap((image, index) => {
        const digest = next.images[index]?.reference.digest;
        const isEdited = digest !== undefined && digest !== image.reference.digest;
        return isEdited ? [[stateOf(image), digest]] : [];
    });
    return new Map(pairs);
}
function keptMove(image, tag, to) {
    const { file, line, written, reference } = image;
    return {
        file,
        line,
        written,
        image: (0,image_reference/* formatImage */.vy)(reference),
        tag,
        from: reference.digest,
        to,
        builtAt: undefined,
        builds: undefined,
        days: undefined,
        isKept: true,
    };
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/usecases/in-flight.js
var in_flight = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/plan-pins.js













async function plan_pins_planPins(options) {
    const { tree, now, settings, only, wish = { asOf: undefined, rollBack: undefined } } = options;
    const listing = options.listing ?? (await (0,load_rules/* loadRules */.A7)(tree));
    const list = await (0,list_images/* listImages */.v8)({ tree, now, rules: listing });
    const images = chooseImages(list.images, only);
    const followed = await askAboutTags(images, options);
    const rules = { settings, wish, now };
    const decided = await (0,map_limit/* mapLimit */.s)(decidePins(followed, rules), in_flight/* IN_FLIGHT */.R, async (one) => requireAtMirror(one, options));
    const pins = decided.flatMap(({ image, decision }) => decision.kind === 'move' ? [{ image, digest: decision.to }] : []);
    const request = { tree, listing, style: settings.style };
    const { files, dropped } = await rewriteFiles({ ...request, pins });
    const final = decided.map((one) => asWritten(one, dropped));
    const skipped = [...list.skipped, ...final.flatMap(toSkip)].sort(byPlace);
    return {
        plan: { moves: final.flatMap(toMove), skipped },
        files,
        rewrite: async (moves) => {
            const digests = new Map(moves.map((move) => [(0,plan/* placeOf */.$)(move), move.to]));
            const chosen = images.flatMap((image) => {
                const digest = dropped.has(image) ? undefined : digests.get((0,plan/* placeOf */.$)(image));
                return digest === undefined ? [] : [{ image, digest }];
            });
            return (await rewriteFiles({ ...request, pins: chosen })).files;
        },
        carryOver: async (earlier) => isSpecial(wish) ? [] : carryOver(earlier, { ...request, settings, decided: final }),
    };
}
function isSpecial({ asOf, rollBack }) {
    return asOf !== undefined || rollBack !== undefined;
}
function chooseImages(images, only) {
    if (only === undefined)
        return images;
    const chosen = images.filter(({ reference }) => (0,ignore_rule/* namesOf */.e)(reference).some(only));
    if (chosen.length > 0)
        return chosen;
    throw new errors/* MooringError */.OD('config_input_invalid', 'only: no image here has a name like that', {
        hint: 'A `*` ends at a slash: write cgr.dev/*/node, or **/node:22. `node dist/cli.js images` lists all images.',
    });
}
async function askAboutTags(images, { settings, source }) {
    const following = images.map((image) => {
        const tag = (0,listed_tag/* listedTag */.Q)(image);
        const at = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, image.reference);
        return { image, at, upstream: (0,image_reference/* formatImage */.vy)(at), tag };
    });
    const wanted = new Map(following.flatMap(({ at, upstream, tag }) => tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }]]));
    const asked = await (0,map_limit/* mapLimit */.s)([...wanted], in_flight/* IN_FLIGHT */.R, async ([key, { at, tag }]) => {
        return [key, await source.tag(at, tag)];
    });
    const facts = new Map(asked);
    return following.map(({ image, upstream, tag }) => {
        return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
    });
}
async function requireAtMirror(one, { settings, source }) {
    const { decision, image } = one;
    const upstream = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, image.reference);
    if (decision.kind !== 'move' || upstream === image.reference)
        return one;
    const answer = await source.has(image.reference, decision.to);
    if (answer.kind === 'known' && answer.value)
        return one;
    const name = (0,image_reference/* formatImage */.vy)(image.reference);
    const lacks = answer.kind === 'unknown'
        ? { kind: 'skip', code: 'not-asked', reason: answer.problem.message }
        : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} (yet)` };
    return { ...one, decision: lacks };
}
function asWritten(one, dropped) {
    const reason = dropped.get(one.image);
    if (reason === undefined || one.decision.kind === 'skip')
        return one;
    return { ...one, decision: { kind: 'skip', code: 'not-editable', reason } };
}
function toMove({ image, decision, tag }) {
    if (decision.kind === 'skip' || tag === undefined)
        return [];
    const { file, line, written, reference } = image;
    const { to, builtAt, builds, days } = decision;
    const place = { file, line, written, image: (0,image_reference/* formatImage */.vy)(reference), tag };
    return [{ ...place, from: reference.digest, to, builtAt, builds, days }];
}
function toSkip({ image: { file, line, written }, decision }) {
    if (decision.kind === 'move')
        return [];
    return [{ file, line, written, code: decision.code, reason: decision.reason }];
}
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line;
}

// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/actions/pin/rule-inputs.js
var rule_inputs = __webpack_require__(1868);
;// CONCATENATED MODULE: ./build/actions/pin/plan-repository.js







async function planRepository(options) {
    const { access, clock, directory, wishes } = options;
    const tree = (0,work_tree/* createWorkTree */.Y)(directory, exec_command/* execCommand */.N);
    const now = access.serverTime ?? clock.now();
    const wish = await (0,rule_inputs/* readWish */.aR)(wishes, directory, now);
    const only = await imageFilter(wishes.only);
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)(tree);
    const presentAge = wish.asOf === undefined ? settings.minAgeMs : 0;
    const { source } = (0,open_registries/* openRegistries */.c)({ ...options, tokenHosts: settings.tokenHosts });
    const planned = await plan_pins_planPins({
        tree,
        now,
        settings: { ...settings, minAgeMs: wishes['min-age'] ?? presentAge },
        wish,
        source,
        ...(only === undefined ? {} : { only }),
    });
    return { ...planned, group: settings.group };
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
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_input_invalid', 'as-of and rollback: each says which builds of the past are wanted, so that only one of them can be set');
    return { asOf: await (0,_build_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .findAsOf */ .v)(text, folder, now), rollBack: rollback };
}


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
// EXTERNAL MODULE: ./build/usecases/in-flight.js
var in_flight = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/resolve-references.js










async function resolveReferences(texts, options) {
    const { asOf, now, platform, settings } = options;
    const references = await (0,map_limit/* mapLimit */.s)(texts, in_flight/* IN_FLIGHT */.R, async (written) => resolveText(written, options));
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

/***/ 3130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ word),
/* harmony export */   p: () => (/* binding */ ruleList)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _domain_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9436);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);



function ruleList(words) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
        const written = text.split(/[\s,]+/).filter((one) => one !== '');
        if (written.length === 0)
            return undefined;
        return written.flatMap((one) => {
            const found = words.find((known) => known === one);
            if (found !== undefined)
                return [found];
            if (one !== 'none')
                context.addIssue({ code: 'custom', message: notAWord('rule', one, ['none', ...words]) });
            return [];
        });
    });
}
function word(what, words) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
        const known = words.find((one) => one === text);
        if (known === undefined && text !== '')
            context.addIssue({ code: 'custom', message: notAWord(what, text, words) });
        return known;
    });
}
function notAWord(what, text, known) {
    const nearest = (0,_domain_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(text, known);
    const advice = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean "${nearest}"?`;
    return `"${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(text, 40)}" is not a ${what}; ${advice}`;
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

/***/ 7718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ tagCommentText),
/* harmony export */   P: () => (/* binding */ findTagComment)
/* harmony export */ });
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
const PLAIN_TAG = /^(?!\d{4}-\d\d-\d\d$)(?:v?\d|latest(?:-|$))[A-Za-z0-9._-]{0,127}$/;
const ALONE = new RegExp(`^[ \\t]+#[ \\t]*(${TAG})[ \\t]*$`);
const NAMED = new RegExp(`^([ \\t]+#(?:.*[ \\t]#)?[ \\t]*)tag=(${TAG})[ \\t]*$`);
function findTagComment(rest, at) {
    const comment = withoutTrailingBlanks(rest);
    if (comment === '')
        return { tag: undefined, start: at, end: at, lead: ' # ' };
    if (!/^[ \t]+#/.test(comment))
        return undefined;
    const [, before = '', named] = NAMED.exec(comment) ?? [];
    if (named !== undefined) {
        const start = at + before.length;
        return { tag: named, start, end: start + 'tag='.length + named.length, lead: 'tag=' };
    }
    const [, alone] = ALONE.exec(comment) ?? [];
    const end = at + comment.length;
    if (alone === undefined || !PLAIN_TAG.test(alone))
        return { tag: undefined, start: end, end, lead: ' # tag=' };
    return { tag: alone, start: end - alone.length, end, lead: '' };
}
function tagCommentText({ lead }, tag) {
    const isNamed = lead.endsWith('tag=') || PLAIN_TAG.test(tag);
    return `${lead}${isNamed ? '' : 'tag='}${tag}`;
}
function withoutTrailingBlanks(text) {
    let end = text.length;
    while (end > 0 && ' \t'.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 3812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   YF: () => (/* binding */ takeApart),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7398);

function escapeMarkdown(text, longest = 2_000) {
    return takeApart((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, longest))
        .replace(SPECIAL, reference)
        .replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
}
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;
const BEGINNING = /^(\d*)([-+=.)])/;
function reference(character) {
    return `&#${character.charCodeAt(0)};`;
}
function takeApart(text) {
    return text
        .replace(/@(?!sha256:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
        .replace(/#(?=\w)/g, `#${APART}`)
        .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
        .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}
const APART = '\u200b';
function code(text) {
    return `<code>${escapeMarkdown(text, 500)}</code>`;
}
function table(heads, rows) {
    return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}
function tableHead(heads) {
    return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}
function tableRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
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

/***/ 4234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* unused harmony export PIN_SKIP_CODES */
const PIN_SKIP_CODES = (/* unused pure expression or super */ null && ([
    'current',
    'would-go-back',
    'held',
    'denied',
    'too-young',
    'age-unknown',
    'no-history',
    'not-in-history',
    'no-build',
    'digest-alone',
    'lockstep',
    'mirror-lacks',
    'not-asked',
    'not-editable',
]));
function placeOf({ file, line, written }) {
    return JSON.stringify([file, line, written]);
}


/***/ }),

/***/ 13:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ BODY_LIMIT),
/* harmony export */   l: () => (/* binding */ renderBody)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3812);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _move_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5509);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);




const BODY_LIMIT = 50_000;
const OWN_TEMPLATE = 'This pins {count} to exact builds, in {files}.\n\n{table}\n\n{skipped}\n\n{notes}';
function renderBody(parts, limit) {
    const { images, files } = (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .extentOf */ .OY)(parts.moves);
    const own = parts.template.trim() === '';
    const values = {
        count: own
            ? `${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(parts.moves.length, 'reference')} of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(images, 'image')}`
            : String(parts.moves.length),
        images: String(images),
        files: own ? (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files, 'file') : String(files),
        group: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(parts.key),
        notes: parts.notes.join('\n\n'),
    };
    const template = (own ? OWN_TEMPLATE : parts.template).slice(0, limit / 2);
    const fixed = (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: '', skipped: '' }).length;
    const room = Math.max(0, limit - fixed - 1_000);
    const moves = movesTable(parts.moves, room * (2 / 3));
    const skipped = skippedSection(parts.skipped, room - moves.length);
    return (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: moves, skipped })
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function movesTable(moves, room) {
    const withAdvisories = moves.some(({ advisories }) => advisories !== undefined);
    const heads = ['File', 'Image', 'Tag', 'From', 'To', 'Moves', ...(withAdvisories ? ['Advisories'] : [])];
    const rows = moves.map((move) => moveRow(move, withAdvisories));
    return fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(heads, shown), 'reference');
}
function moveRow(move, withAdvisories) {
    const cells = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${move.file}:${move.line}`),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.image),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.tag),
        move.from === undefined ? 'no digest' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(move.from)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$r)(move)),
        (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceOf */ .hJ)(move),
    ];
    return withAdvisories ? [...cells, advisoryCell(move.advisories)] : cells;
}
function advisoryCell(advisories) {
    if (advisories === undefined)
        return 'not asked';
    const { resolved, introduced } = advisories;
    const parts = [
        ...(resolved.length > 0 ? [`resolves ${idList(resolved)}`] : []),
        ...(introduced.length > 0 ? [`**introduces ${idList(introduced)}**`] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join('; ');
}
const MOST_IDS = 8;
function idList(ids) {
    const shown = ids
        .slice(0, MOST_IDS)
        .map((id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(id))
        .join(', ');
    return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
}
function skippedSection(skipped, room) {
    const told = skipped.filter((skip) => skip.code !== 'current');
    const current = skipped.length - told.length;
    const lines = current > 0 ? [`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(current, 'reference')} already on the build that the rules ask for.`] : [];
    if (told.length > 0) {
        const rows = told.map(({ file, line, written, reason }) => [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${file}:${line}`),
            written === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(written),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(reason),
        ]);
        const list = fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['File', 'Reference', 'Why it stays'], shown), 'reference');
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(told.length, 'reference')} left as they are`, list));
    }
    return lines.join('\n\n');
}
function fitted(rows, room, render, word) {
    let length = 0;
    const fits = rows.findIndex((row) => {
        length += row.reduce((sum, cell) => sum + cell.length + 3, 2);
        return length > room;
    });
    const shown = fits === -1 ? rows : rows.slice(0, fits);
    if (shown.length === rows.length)
        return render(rows);
    const rest = `… and ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rows.length - shown.length, `more ${word}`)}; the summary of the run lists all of them.`;
    return [render(shown), rest].filter((text) => text !== '').join('\n\n');
}


/***/ }),

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ isGroupBranch),
/* harmony export */   hq: () => (/* binding */ branchNameProblem),
/* harmony export */   oD: () => (/* binding */ groupBranch)
/* harmony export */ });
const LONGEST_SLUG = 40;
function groupBranch(branch, group) {
    if (group.key === '')
        return branch;
    const slug = group.key
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, LONGEST_SLUG)
        .replace(/^-+|-+$/g, '');
    return `${branch}-${slug === '' ? 'group' : slug}-${group.hash.slice(0, 8)}`;
}
function isGroupBranch(branch, name) {
    if (name === branch)
        return true;
    return name.startsWith(`${branch}-`) && /^[a-z0-9-]+-[0-9a-f]{8}$/.test(name.slice(branch.length + 1));
}
const LONGEST_NAME = 180;
const FORBIDDEN = /[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|^[-./]|[./]$|^@$/u;
function branchNameProblem(name) {
    if (name === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === 'HEAD' || name.startsWith('refs/'))
        return 'must be a name without refs/heads/';
    return FORBIDDEN.test(name) ? 'is not a name that git accepts for a branch' : undefined;
}


/***/ }),

/***/ 3500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GROUPINGS),
/* harmony export */   n: () => (/* binding */ groupPlan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const GROUPINGS = ['all', 'directory', 'image'];
function groupPlan(plan, grouping) {
    const groups = Map.groupBy(plan.moves, (move) => keyOf(move, grouping));
    return [...groups].map(([key, moves]) => ({
        key,
        moves,
        skipped: plan.skipped.filter((skip) => isToldIn(key, skip, grouping)),
    }));
}
function isToldIn(key, { code, file }, grouping) {
    switch (grouping) {
        case 'all':
            return true;
        case 'directory':
            return folderOf(file) === key;
        case 'image':
            return code !== 'current';
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .xb)(grouping);
    }
}
function keyOf(move, grouping) {
    switch (grouping) {
        case 'all':
            return '';
        case 'directory':
            return folderOf(move.file);
        case 'image':
            return move.image;
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .xb)(grouping);
    }
}
function folderOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '.' : path.slice(0, slash);
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

/***/ 360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ fileJson),
/* harmony export */   Ve: () => (/* binding */ imagesTable),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ imagesJson)
/* harmony export */ });
/* unused harmony export imagesReport */
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
/* harmony import */ var _listing_listed_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1556);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7398);
/* harmony import */ var _pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5509);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5715);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1786);






const SCHEMA = 'mooring.images/v1';
function imagesReport({ images, skipped }) {
    return {
        schema: SCHEMA,
        images: images.map((image) => {
            const { file, line, column, kind, written, reference, edit } = image;
            return {
                file,
                line,
                column,
                kind,
                written,
                reference: (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalReference */ .Ys)(reference),
                tag: (0,_listing_listed_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .listedTag */ .Q)(image) ?? null,
                editable: edit.kind === 'editable',
            };
        }),
        skipped: skipped.map(({ file, line, written, code, reason }) => ({
            file,
            line,
            written,
            reason: { code, sentence: sentence(reason) },
        })),
    };
}
function fileJson(path, list) {
    const { images, skipped } = imagesReport(list);
    return { path, images: (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonValues */ .RO)(images), skipped: (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonValues */ .RO)(skipped) };
}
function imagesJson(files) {
    const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const images = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonList */ .Rr)(inOrder.map((file) => file.images));
    const skipped = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonList */ .Rr)(inOrder.map((file) => file.skipped));
    return `{"schema":"${SCHEMA}","images":${images},"skipped":${skipped}}\n`;
}
function imagesTable(list) {
    const { images, skipped } = imagesReport(list);
    const listed = images.map(({ file, line, column, kind, reference }) => [
        `${file}:${line}:${column}`,
        kind,
        reference,
    ]);
    const left = skipped.map(({ file, line, written, reason }) => [
        `${file}:${line}`,
        'skipped',
        written === '' ? reason.sentence : `${written} – ${reason.sentence}`,
    ]);
    const count = `${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(images.length, 'image')}, ${(0,_pull_request_move_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(skipped.length, 'skipped place')}`;
    const rows = [...listed, ...left].map((row) => row.map((cell) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(cell)));
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_5__/* .alignColumns */ .R)(rows), count].map((line) => `${line}\n`).join('');
}
function sentence(clause) {
    const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
    return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
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

/***/ 6409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pp: () => (/* binding */ diffLines),
  oW: () => (/* binding */ patchText),
  tx: () => (/* binding */ pinLines),
  jG: () => (/* binding */ pinsJson),
  um: () => (/* binding */ pinsOutput),
  j0: () => (/* binding */ pinsReport),
  ue: () => (/* binding */ renderPinSummary)
});

// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/pull-request/body.js
var pull_request_body = __webpack_require__(13);
// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
;// CONCATENATED MODULE: ./build/domain/pull-request/unified-diff.js
const CONTEXT = 3;
function unifiedDiff(path, before, after) {
    if (before === after)
        return '';
    const [old, next] = [linesOf(before), linesOf(after)];
    const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
    const hunks = joinNear(changes).map((near) => hunk(near, old, next));
    return [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
}
const NO_LINE_BREAK = '\n\\ No newline at end of file';
function linesOf(text) {
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    return last === '' ? lines : [...lines, `${last}${NO_LINE_BREAK}`];
}
function quoted(name) {
    if (!/["\\\p{Cc}]/u.test(name))
        return name;
    const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
        return [...new TextEncoder().encode(character)]
            .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
            .join('');
    });
    return `"${escaped}"`;
}
function pairwise(old, next) {
    return old.flatMap((line, index) => line === next[index] ? [] : [{ start: index, end: index + 1, newStart: index, newEnd: index + 1 }]);
}
function middle(old, next) {
    const shorter = Math.min(old.length, next.length);
    let head = 0;
    while (head < shorter && old[head] === next[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail))
        tail += 1;
    return { start: head, end: old.length - tail, newStart: head, newEnd: next.length - tail };
}
function joinNear(changes) {
    const groups = [];
    for (const change of changes) {
        const last = groups.at(-1);
        const end = last?.at(-1)?.end;
        if (last === undefined || end === undefined || change.start - end > 2 * CONTEXT)
            groups.push([change]);
        else
            last.push(change);
    }
    return groups;
}
function hunk(changes, old, next) {
    const first = changes[0];
    const last = changes.at(-1);
    if (first === undefined || last === undefined)
        return [];
    const start = Math.max(0, first.start - CONTEXT);
    const end = Math.min(old.length, last.end + CONTEXT);
    const lines = [];
    let at = start;
    for (const { start: from, end: to, newStart, newEnd } of changes) {
        lines.push(...old.slice(at, from).map((line) => ` ${line}`));
        lines.push(...old.slice(from, to).map((line) => `-${line}`));
        lines.push(...next.slice(newStart, newEnd).map((line) => `+${line}`));
        at = to;
    }
    lines.push(...old.slice(at, end).map((line) => ` ${line}`));
    const newStart = start + first.newStart - first.start;
    const newCount = end - start + changes.reduce((sum, one) => sum + one.newEnd - one.newStart - (one.end - one.start), 0);
    return [`@@ -${start + 1},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
}

// EXTERNAL MODULE: ./build/domain/report/images.js
var report_images = __webpack_require__(360);
// EXTERNAL MODULE: ./build/domain/report/json-lines.js
var json_lines = __webpack_require__(1786);
;// CONCATENATED MODULE: ./build/domain/report/pins.js







function pinLines({ moves, skipped }) {
    return [
        ...moves.map((move) => {
            const distance = (0,move_wording/* distanceOf */.hJ)(move);
            const far = distance === '' ? '' : ` (${distance})`;
            return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${(0,move_wording/* targetOf */.$r)(move)}${far}`;
        }),
        ...skipped.filter(isTold).map(({ file, line, written, reason }) => {
            return `${file}:${line}  ${written === '' ? 'the file' : written} stays: ${reason}`;
        }),
    ];
}
function diffLines(files) {
    return files.flatMap((file) => diffOf(file).split('\n').map(inert));
}
function patchText(files) {
    return files.map((file) => `${diffOf(file)}\n`).join('');
}
function diffOf({ path, before, after }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return unifiedDiff(path, decoder.decode(before), decoder.decode(after));
}
function inert(line) {
    return line
        .replace(/::/g, ':\u200b:')
        .replace(/##\[/g, '##\u200b[')
        .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
const SUMMARY_LIMIT = 300_000;
function renderPinSummary(plan, outcomes) {
    const heads = outcomes.map(({ branch, said, url, number }) => {
        const link = url === undefined ? '' : ` [#${number}](${url})`;
        return `- ${(0,markdown/* code */.aY)(branch)}${link}: ${(0,markdown/* escapeMarkdown */.FV)(said)}`;
    });
    const parts = { key: '', notes: [], template: '' };
    const body = (0,pull_request_body/* renderBody */.l)({ ...parts, ...plan }, SUMMARY_LIMIT);
    return `${['## Pins', ...heads, '', body].join('\n')}\n`;
}
function pinsOutput(moves) {
    return JSON.stringify(moves.map(reportedMove));
}
function pinsReport({ moves, skipped }, { written, changedFiles }) {
    return {
        schema: 'mooring.pins/v1',
        written,
        changedFiles,
        moves: moves.map(reportedMove),
        skipped: skipped.map(({ file, line, written: text, code: why, reason }) => {
            return { file, line, written: text, reason: { code: why, sentence: (0,report_images/* sentence */.em)(reason) } };
        }),
    };
}
function pinsJson({ schema, written, changedFiles, moves, skipped }) {
    const head = `"schema":"${schema}","written":${written},"changedFiles":${JSON.stringify(changedFiles)}`;
    return `{${head},"moves":${(0,json_lines/* jsonLines */.i7)(moves)},"skipped":${(0,json_lines/* jsonLines */.i7)(skipped)}}\n`;
}
function reportedMove({ builtAt, from, builds, days, ...move }) {
    return {
        ...move,
        from: from ?? null,
        builtAt: builtAt === undefined ? null : (0,instant/* formatInstant */.r4)(builtAt),
        builds: builds ?? null,
        days: days ?? null,
    };
}
function isTold({ code: why }) {
    return why !== 'current';
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
    return (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonWithLists */ .iC)(members, { references });
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

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ IN_FLIGHT)
/* harmony export */ });
const IN_FLIGHT = 64;


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

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   searchOrigin: () => (/* binding */ searchOrigin)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _contract_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1710);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1705);




const ROUND = 16;
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
    for (let start = 0; start < items.length; start += ROUND) {
        const round = items.slice(start, start + ROUND);
        const found = (await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .mapLimit */ .s)(round, ROUND, look)).find((origin) => origin !== undefined);
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


/***/ }),

/***/ 7945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verifyPins: () => (/* binding */ verifyPins)
/* harmony export */ });
/* harmony import */ var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
/* harmony import */ var _in_flight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7353);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1705);
/* harmony import */ var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7692);






async function verifyPins(references, options) {
    const pins = new Map(references.map((reference) => [(0,_domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .pinKey */ .D6)(reference), reference]));
    const first = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .mapLimit */ .s)([...pins], _in_flight_js__WEBPACK_IMPORTED_MODULE_5__/* .IN_FLIGHT */ .R, async ([key, reference]) => ({
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
