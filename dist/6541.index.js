export const id = 6541;
export const ids = [6541,7945,7692];
export const modules = {

/***/ 6541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resolveCommand: () => (/* reexport */ resolveCommand),
  runPin: () => (/* reexport */ runPin),
  runResolve: () => (/* reexport */ runResolve),
  verifyCommand: () => (/* reexport */ verifyCommand),
  whoamiCommand: () => (/* reexport */ whoamiCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/report/resolutions.js
var report_resolutions = __webpack_require__(2280);
// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/actions/shell-access.js
var shell_access = __webpack_require__(2973);
// EXTERNAL MODULE: ./build/actions/build-rules.js + 1 modules
var build_rules = __webpack_require__(2422);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
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
// EXTERNAL MODULE: ./build/actions/cli/arguments.js
var cli_arguments = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/actions/cli/service-options.js
var service_options = __webpack_require__(3401);
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
            ...service_options/* PLACE_OPTIONS */.P3,
            'as-of': { type: 'string' },
            'min-age': { type: 'string' },
            platform: { type: 'string' },
            json: { type: 'boolean' },
        });
        if (positionals.length === 0)
            throw new errors/* MooringError */.OD('config_usage_invalid', 'a reference is missing');
        const inputs = (0,service_options/* readOptions */.Tt)(ResolveOptions, values, variables);
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const access = (0,shell_access/* readShellAccess */.r)(variables);
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
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
// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var client_call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/contract/routes/registry-routes.js + 2 modules
var registry_routes = __webpack_require__(3223);
// EXTERNAL MODULE: ./build/usecases/tags-of-digest.js
var tags_of_digest = __webpack_require__(445);
;// CONCATENATED MODULE: ./build/actions/cli/platform-tags.js




function platformTags({ apiToken: token }, options) {
    if (token === undefined)
        return {};
    const call = (0,client_call/* createCaller */.u)({ ...options, routes: registry_routes/* registryRoutes */.k });
    return { tagsOfDigest: (0,tags_of_digest/* findTagsOfDigest */.G)((0,platform_client/* createPlatformClient */.B)({ call, token })) };
}

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
            ...service_options/* PLACE_OPTIONS */.P3,
            'fail-on': { type: 'string' },
            json: { type: 'boolean' },
        });
        const directory = (0,external_node_path_.resolve)((0,cli_arguments/* readFolder */.j)(positionals));
        await (0,work_tree/* requireFolder */.OK)(directory);
        const inputs = (0,service_options/* readOptions */.Tt)(VerifyOptions, values, variables);
        const tree = (0,work_tree/* createWorkTree */.YT)(directory, exec_command/* execCommand */.N);
        const { mirrors, tokenHosts } = await (0,load_pin_settings/* loadPinSettings */.t)(tree);
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const access = (0,shell_access/* readShellAccess */.r)(variables);
        say(`Asking ${endpoints.registry} as ${access.who}.`);
        const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
        const { verify } = (0,open_registries/* openRegistries */.c)({
            send,
            clock,
            endpoints,
            access,
            signal,
            onSecret: () => undefined,
            variables,
            directory,
            tokenHosts,
        });
        const failOn = inputs['fail-on'] ?? VERIFY_FAIL_ON;
        const verification = await verifyTree({
            tree,
            now: clock.now(),
            verify: { ...verify, ...platformTags(access, { send, clock, endpoints, signal }) },
            mirrors,
            failOn,
        });
        print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
        return verdictOf(verification) === 'pass' ? 0 : 1;
    },
};

// EXTERNAL MODULE: ./build/contract/routes.js + 24 modules
var routes = __webpack_require__(8523);
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
        const { values, positionals } = (0,cli_arguments/* readArguments */.l)(args, { ...service_options/* PLACE_OPTIONS */.P3, identity: { type: 'string' } });
        if (positionals.length > 0)
            throw new errors/* MooringError */.OD('config_usage_invalid', 'this command takes no arguments');
        const inputs = (0,service_options/* readOptions */.Tt)(WhoAmIInputs, values, variables);
        const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
        const found = (0,oidc_request/* findOidcRequest */.M)(await (0,actions_environment/* readEnvironment */.Q)(variables));
        const { apiToken } = (0,shell_access/* readShellAccess */.r)(variables);
        if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
            throw nobody(found.error, inputs.identity !== '');
        const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
        const self = await whoAmI({
            call: (0,client_call/* createCaller */.u)({ send, clock, endpoints, signal, routes: routes/* routes */.J }),
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
function nobody(cause, triesIdentity) {
    const outside = triesIdentity
        ? 'Outside a job, leave --identity out: only a job can sign in as one.'
        : 'Outside a job, put a token of the platform into MOORING_API_TOKEN.';
    return new errors/* MooringError */.OD('auth_no_id_token', cause.message, { hint: `${cause.hint}\n${outside}`, cause });
}

// EXTERNAL MODULE: ./build/actions/boundary.js + 1 modules
var boundary = __webpack_require__(7851);
// EXTERNAL MODULE: ./build/domain/pull-request/branch-name.js
var branch_name = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/domain/pull-request/grouping.js
var grouping = __webpack_require__(3500);
// EXTERNAL MODULE: ./build/domain/pull-request/template.js
var template = __webpack_require__(1799);
// EXTERNAL MODULE: ./build/actions/pin/rule-inputs.js
var rule_inputs = __webpack_require__(1868);
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
    advisories: Flag,
});

;// CONCATENATED MODULE: ./build/actions/pin/place.js



const BRANCH = /^refs\/heads\/(.+)$/;
function findPlace(inputs, { event, ref, repository }) {
    const head = event.pull_request?.head.repo?.full_name;
    if (event.pull_request !== undefined && head !== repository) {
        const why = `this run comes from the fork ${(0,printable/* printable */.g$)(head ?? 'that was deleted', 120)}`;
        if (inputs['when-unavailable'] === 'skip')
            return { kind: 'skipped', why };
        throw new errors/* MooringError */.OD('github_fork_run', why);
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
    if (place.kind !== 'base')
        return sayNothingToDo(place, run);
    await pinInto(place.base, run);
    return 0;
}
async function pinInto(base, run) {
    const { inputs, runner } = run;
    const { makePlan } = await Promise.all(/* import() */[__webpack_require__.e(2710), __webpack_require__.e(7245)]).then(__webpack_require__.bind(__webpack_require__, 7245));
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
    const { propose } = await __webpack_require__.e(/* import() */ 8090).then(__webpack_require__.bind(__webpack_require__, 8090));
    const grouping = inputs.group === '' ? planned.group : inputs.group;
    const proposed = await propose(run, planned, { base, grouping });
    await publishOutcome({ ...planned, ...proposed }, runner);
}
function sayNothingToDo(place, { runner }) {
    const said = place.kind === 'skipped'
        ? `This step is skipped: ${place.why}, which may not write here.`
        : `This run is on ${place.branch}, which Mooring itself writes: there is nothing to do.`;
    runner.notice(said, { title: 'Mooring pin' });
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
    const { publishResolutions } = await __webpack_require__.e(/* import() */ 2807).then(__webpack_require__.bind(__webpack_require__, 2807));
    return publishResolutions(resolutions, runner);
}

;// CONCATENATED MODULE: ./build/actions/build-actions.js







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
    const hint = 'There is nothing to fix in the permissions: run this on a schedule, or, where the action has that input, set `when-unavailable: skip`.';
    return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', why, { hint }) };
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
    const decision = (0,decide_pin/* decidePin */.kb)({ reference, facts, chosen: undefined }, rules);
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
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)((0,work_tree/* createWorkTree */.YT)(directory, exec_command/* execCommand */.N));
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

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ resolutionsJson),
/* harmony export */   Sd: () => (/* binding */ behindText),
/* harmony export */   Z_: () => (/* binding */ resolutionLine),
/* harmony export */   lT: () => (/* binding */ countText),
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
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .alignColumns */ .R)(table), ...unresolved.map(unresolvedText), countText(resolutions)]
        .map((line) => `${line}\n`)
        .join('');
}
function countText(resolutions) {
    const [resolved, unresolved] = [(0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvedOf */ .cj)(resolutions), (0,_resolve_resolution_js__WEBPACK_IMPORTED_MODULE_5__/* .unresolvedOf */ .tT)(resolutions)];
    return `${resolved.length} resolved, ${unresolved.length} not, ${ruleText(resolutions)}`;
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
