export const id = 9858;
export const ids = [9858];
export const modules = {

/***/ 2438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pinCommand: () => (/* binding */ pinCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2857);
/* harmony import */ var _adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(945);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6409);
/* harmony import */ var _shell_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2973);
/* harmony import */ var _pin_plan_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2710);
/* harmony import */ var _pin_rule_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1868);
/* harmony import */ var _service_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8765);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9473);
/* harmony import */ var _service_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3401);











const PinOptions = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .PlaceInputs */ .TT, ..._pin_rule_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .RuleInputs */ ._v });
const OPTIONS = {
    ..._service_options_js__WEBPACK_IMPORTED_MODULE_9__/* .PLACE_OPTIONS */ .P3,
    ...Object.fromEntries(Object.keys(_pin_rule_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .RuleInputs */ ._v).map((name) => [name, { type: 'string' }])),
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
        const { values, positionals } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .readArguments */ .l)(args, OPTIONS);
        if (values.write === true && values['dry-run'] === true)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .MooringError */ .OD('config_usage_invalid', '--write and --dry-run contradict each other');
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .readFolder */ .j)(positionals));
        await (0,_adapters_work_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .requireFolder */ .OK)(folder);
        const inputs = (0,_service_options_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptions */ .Tt)(PinOptions, values, context.variables);
        const access = (0,_shell_access_js__WEBPACK_IMPORTED_MODULE_4__/* .readShellAccess */ .r)(context.variables);
        context.prepare();
        context.say(`Asking as ${access.who}.`);
        const planned = await (0,_pin_plan_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .planRepository */ ._)({
            ...context,
            endpoints: (0,_service_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .endpointsOf */ .uY)(inputs),
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
        for (const line of (0,_domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .pinLines */ .tx)(write ? plan : { ...plan, moves: [] }))
            say(line);
    const changedFiles = write ? await writeFiles(folder, planned) : files.map(({ path }) => path);
    if (asJson)
        print((0,_domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .pinsJson */ .jG)((0,_domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .pinsReport */ .j0)(plan, { written: write, changedFiles })));
    else if (!write)
        print(isTerminal ? linesOf((0,_domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .diffLines */ .Pp)(files)) : (0,_domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .patchText */ .oW)(files));
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

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   m: () => (/* binding */ requireDigest)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
async function digestOfBytes(bytes, algorithm) {
    const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDigest */ .m)(`${algorithm}:${hex}`);
}
async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
    const actual = await digestOf(bytes, algorithmOf(digest));
    if (actual === digest)
        return digest;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('platform_unexpected_answer', `could not ${purpose}: the bytes that came have the digest ${actual} instead of ${digest}`);
}
function algorithmOf(digest) {
    if (digest.startsWith('sha384:'))
        return 'sha384';
    return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
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
    const { digestOf = content_digest/* digestOfBytes */.b } = options;
    const ask = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0,registry_tokens/* nameOf */.V)(image)}`, {
        ...parts,
        path: { organization: image.organization, image: image.name, ...at },
        credential: await options.tokens.tokenFor(image),
    });
    return {
        manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ ask, digestOf }, image, reference, accept),
        headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
            const purpose = `look for the manifest ${reference}`;
            return readHead((await ask('headManifest', image, purpose, { at: { reference }, accept })).response);
        },
        blob: (image, digest, { maxBytes }) => readBlob({ ask, digestOf }, image, digest, maxBytes),
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
            askFallback: (tag) => readManifest({ ask, digestOf }, image, tag, oci/* MEDIA_TYPES */.Z2.index),
        }),
        checkAccess: async (image) => {
            await ask('checkRegistryAccess', image, 'get into the registry for an image', {});
        },
    };
}
async function readBlob({ ask, digestOf }, image, digest, maxBytes) {
    const purpose = `read the blob ${digest}`;
    const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
    const { body } = (await ask('getBlob', image, purpose, { at: { digest }, ...limits })).response;
    if (body.length > maxBytes) {
        throw new errors/* MooringError */.OD('platform_too_large', `could not ${purpose}: it has more than ${maxBytes} bytes`);
    }
    await (0,content_digest/* requireDigest */.m)(body, digest, purpose, digestOf);
    return body;
}
async function readManifest({ ask, digestOf }, image, reference, accept) {
    const purpose = `read the manifest ${reference}`;
    const { value, response } = await ask('getManifest', image, purpose, { at: { reference }, accept });
    const told = readHead(response);
    const expected = (0,domain_digest/* isDigest */.Bc)(reference) ? reference : told.digest;
    const digest = expected === undefined
        ? await digestOf(response.body, 'sha256')
        : await (0,content_digest/* requireDigest */.m)(response.body, expected, purpose, digestOf);
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
        .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
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

/***/ 13:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Th: () => (/* binding */ BODY_LIMIT),
/* harmony export */   lc: () => (/* binding */ renderBody),
/* harmony export */   vk: () => (/* binding */ advisoryNotes)
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
    if (advisories.kind === 'unknown')
        return 'not known';
    const { resolved, introduced } = advisories;
    const parts = [
        ...(resolved.length > 0 ? [`resolves ${idList(resolved)}`] : []),
        ...(introduced.length > 0 ? [`**introduces ${idList(introduced)}**`] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join('; ');
}
const MOST_IDS = 8;
const LONGEST_ID = 60;
function idList(ids) {
    const shown = ids
        .slice(0, MOST_IDS)
        .map((id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(id, LONGEST_ID))
        .join(', ');
    return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
}
const MOST_REASONS = 3;
function advisoryNotes(moves) {
    const whys = moves.flatMap(({ advisories }) => (advisories?.kind === 'unknown' ? [advisories.why] : []));
    const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, count: same.length }));
    const more = reasons.slice(MOST_REASONS).reduce((sum, { count }) => sum + count, 0);
    return [
        ...reasons
            .slice(0, MOST_REASONS)
            .map(({ why, count }) => `${notKnown(count)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, 300)}.`),
        ...(more === 0 ? [] : [`${notKnown(more)} either, for other reasons.`]),
    ];
}
function notKnown(count) {
    return `What the moves of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'reference')} mean for advisories is not known`;
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
// EXTERNAL MODULE: ./build/domain/pin/plan.js
var pin_plan = __webpack_require__(4234);
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
    const judged = new Map(outcomes.flatMap(({ moves }) => moves.map((move) => [(0,pin_plan/* placeOf */.$)(move), move])));
    const moves = plan.moves.map((move) => judged.get((0,pin_plan/* placeOf */.$)(move)) ?? move);
    const template = moves.length === 0 ? '{skipped}' : '';
    const parts = { key: '', moves, skipped: plan.skipped, notes: (0,pull_request_body/* advisoryNotes */.vk)(moves), template };
    const body = (0,pull_request_body/* renderBody */.lc)(parts, SUMMARY_LIMIT);
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
