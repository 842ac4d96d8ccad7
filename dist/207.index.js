export const id = 207;
export const ids = [207];
export const modules = {
    6933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (readShellAccess),
            z: () => (UNAUTHENTICATED)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8325);
        const UNAUTHENTICATED = {
            apiToken: undefined,
            registryToken: undefined,
            serverTime: undefined,
            status: 'Running unauthenticated.',
        };
        const API_TOKEN = 'MOORING_API_TOKEN';
        const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
        function readShellAccess(variables) {
            const apiToken = readSecret(variables[API_TOKEN]);
            const registryToken = readSecret(variables[REGISTRY_TOKEN]);
            if (apiToken === undefined && registryToken === undefined)
                return UNAUTHENTICATED;
            const names = [
                ...(apiToken === undefined ? [] : [API_TOKEN]),
                ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
            ];
            return {
                apiToken,
                registryToken,
                serverTime: undefined,
                status: `Using credentials from ${names.join(' and ')}.`,
            };
        }
        function readSecret(text = '') {
            const token = text.trim();
            return token === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(token);
        }
    }),
    2438: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            pinCommand: () => (pinCommand)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
        var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2857);
        var _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8429);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
        var _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6409);
        var _domain_text_plural_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(795);
        var _access_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6933);
        var _pin_plan_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(443);
        var _pin_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7367);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8765);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9473);
        var _service_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3401);
        const PinOptions = zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({ ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_7__.TT, ..._pin_inputs_js__WEBPACK_IMPORTED_MODULE_6__._v });
        const OPTIONS = {
            ..._service_options_js__WEBPACK_IMPORTED_MODULE_9__.P3,
            ...Object.fromEntries(Object.keys(_pin_inputs_js__WEBPACK_IMPORTED_MODULE_6__._v).map((name) => [name, { type: 'string' }])),
            'dry-run': { type: 'boolean' },
            write: { type: 'boolean' },
            json: { type: 'boolean' },
        };
        const pinCommand = {
            usage: `usage: node dist/cli.js pin [--dry-run | --write] [--json] [RULES] [ENDPOINT OPTIONS] [DIR]

Pins every image referenced by the files in DIR (default: the current directory) to a digest, using .github/mooring.yml
in DIR. Public images need no credentials. Private images use MOORING_REGISTRY_TOKEN; other registries use Docker's
stored credentials.

  --dry-run  print the changes as a patch for \`git apply\` and write nothing (default)
  --write    edit the files, all of them or none
  --json     print one JSON object (schema/pins.v1.json) instead of the patch

RULES override the configuration file:
  --min-age AGE       use the newest build at least this old, such as 3d or 12h
  --as-of TIME        use the builds of a UTC time or of a commit's date; can select older builds
  --rollback STEPS    go back this many builds from the current pin, or to a digest (sha256:…)
  --only GLOBS        only images with these names, separated by commas, such as 'cgr.dev/acme/*'

ENDPOINT OPTIONS are --api-url, --issuer-url, --token-url, --registry, --registry-url, and --timeout-seconds, as in the
actions; or set the variables MOORING_API_URL, and so on.

Exit status: 0 on success, 1 if a registry lookup failed for an image, which is then unchanged.
`,
            run: async (args, context) => {
                const { values, positionals } = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_8__.l)(args, OPTIONS);
                if (values.write === true && values['dry-run'] === true)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_usage_invalid', '--write and --dry-run contradict each other');
                const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0, _arguments_js__WEBPACK_IMPORTED_MODULE_8__.g)(positionals));
                await (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.T)(directory);
                const inputs = (0, _service_options_js__WEBPACK_IMPORTED_MODULE_9__.Tt)(PinOptions, values, context.variables);
                const access = (0, _access_access_js__WEBPACK_IMPORTED_MODULE_4__.r)(context.variables);
                context.prepare();
                context.log(access.status);
                const planned = await (0, _pin_plan_repository_js__WEBPACK_IMPORTED_MODULE_5__._)({
                    ...context,
                    endpoints: (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_7__.uY)(inputs),
                    access,
                    signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
                    onSecret: () => undefined,
                    directory,
                    inputs,
                });
                return publish(planned, { directory, write: values.write === true, asJson: values.json === true }, context);
            },
        };
        async function publish(planned, { directory, write, asJson, }, { isTerminal, print, log }) {
            const { plan, files } = planned;
            if (!asJson)
                for (const line of (0, _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__.tx)(write ? plan : { ...plan, moves: [] }))
                    log(line);
            const changedFiles = write ? await writeFiles(directory, planned) : files.map(({ path }) => path);
            if (asJson)
                print((0, _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__.jG)((0, _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__.j0)(plan, { written: write, changedFiles })));
            else if (!write)
                print(isTerminal ? linesOf((0, _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__.Pp)(files)) : (0, _domain_report_pins_js__WEBPACK_IMPORTED_MODULE_3__.oW)(files));
            const many = (0, _domain_text_plural_js__WEBPACK_IMPORTED_MODULE_11__.U)(changedFiles.length, 'file');
            log(write ? `${many} changed.` : `Dry run: ${many} would change.`);
            return plan.skipped.some(({ code }) => code === 'lookup-failed') ? 1 : 0;
        }
        async function writeFiles(directory, { files, plan }) {
            const { writeWorkTree } = await __webpack_require__.e(303).then(__webpack_require__.bind(__webpack_require__, 8303));
            const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
            return writeWorkTree(directory, { files, known });
        }
        function linesOf(lines) {
            return lines.map((line) => `${line}\n`).join('');
        }
    }),
    8765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            lz: () => (Identity),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        const PlaceInputs = {
            registry: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'token-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'api-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
                .transform(Number),
        };
        const Identity = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
        const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
        const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
        const Organization = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization, spelled as in image references');
        const PLACE_DEFAULTS = {
            registry: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
            'registry-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
            'token-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
            'api-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl,
            'issuer-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
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
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD(code, problems.join('\n'), hint);
        }
        function messageOf(issue) {
            const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
            return last?.message ?? issue.message;
        }
        function endpointsOf(inputs) {
            return (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.Zg)({
                apiUrl: inputs['api-url'],
                issuerUrl: inputs['issuer-url'],
                tokenUrl: inputs['token-url'],
                registryUrl: inputs['registry-url'],
                registry: inputs.registry,
            });
        }
    }),
    6074: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (digestOfBytes),
            m: () => (requireDigest)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
        async function digestOfBytes(bytes, algorithm) {
            const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
            const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${algorithm}:${hex}`);
        }
        async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
            const actual = await digestOf(bytes, algorithmOf(digest));
            if (actual === digest)
                return digest;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`);
        }
        function algorithmOf(digest) {
            if (digest.startsWith('sha384:'))
                return 'sha384';
            return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
        }
    }),
    1892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var domain_digest = __webpack_require__(3213);
        var errors = __webpack_require__(6046);
        var oci = __webpack_require__(5398);
        var content_digest = __webpack_require__(6074);
        ;
        const MAX_PAGES = 10_000;
        async function* linkedPages(request) {
            const seen = new Set();
            let query = {};
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const { value, response } = await request(query);
                yield value;
                const next = nextQuery(response);
                if (next === undefined)
                    return;
                const key = JSON.stringify(next);
                if (seen.has(key)) {
                    throw new errors.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new errors.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function nextQuery(response) {
            const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
            if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
                return undefined;
            return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
        }
        async function readReferrers(request) {
            const { artifactType } = request;
            const found = (await orNotFound(requestReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
            return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
        }
        async function requestReferrers(request) {
            const { artifactType, requestPage } = request;
            const found = [];
            for await (const page of linkedPages((query) => requestPage({ artifactType, ...query }))) {
                found.push(...page.manifests);
            }
            return found;
        }
        async function readFallbackTag({ subject, requestFallback, }) {
            const { manifest } = await requestFallback(subject.replace(':', '-'));
            return 'manifests' in manifest ? manifest.manifests : [];
        }
        async function orNotFound(answer) {
            try {
                return await answer;
            }
            catch (error) {
                if (error instanceof errors.OD && error.code === 'platform_not_found')
                    return undefined;
                throw error;
            }
        }
        var registry_tokens = __webpack_require__(8016);
        ;
        const MANIFEST_TYPES = [
            oci.Z2.index,
            oci.Z2.manifest,
            oci.kX.index,
            oci.kX.manifest,
        ].join(', ');
        const REFUSAL_BYTES = 64 * 1024;
        function createRegistryContentClient(options) {
            const { digestOf = content_digest.b } = options;
            const request = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0, registry_tokens.V)(image)}`, {
                ...parts,
                path: { organization: image.organization, image: image.name, ...at },
                credential: await options.tokens.tokenFor(image),
            });
            return {
                manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ request, digestOf }, image, reference, accept),
                headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
                    const purpose = `check the manifest ${reference}`;
                    return readHead((await request('headManifest', image, purpose, { at: { reference }, accept })).response);
                },
                blob: (image, digest, { maxBytes }) => readBlob({ request, digestOf }, image, digest, maxBytes),
                blobSize: async (image, digest) => {
                    const purpose = `check the blob ${digest}`;
                    return readSize((await request('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
                },
                tags: async function* tags(image) {
                    const pages = linkedPages((query) => request('listTagNames', image, 'list the tags', { query }));
                    for await (const page of pages)
                        yield* page.tags;
                },
                referrers: (image, subject, artifactType) => readReferrers({
                    subject,
                    artifactType,
                    requestPage: (query) => request('listReferrers', image, `list the referrers of ${subject}`, {
                        at: { digest: subject },
                        accept: oci.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, oci.Z2.index),
                }),
                checkAccess: async (image) => {
                    await request('checkRegistryAccess', image, 'access the registry for an image', {});
                },
            };
        }
        async function readBlob({ request, digestOf }, image, digest, maxBytes) {
            const purpose = `read the blob ${digest}`;
            const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
            const { body } = (await request('getBlob', image, purpose, { at: { digest }, ...limits })).response;
            if (body.length > maxBytes) {
                throw new errors.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
            }
            await (0, content_digest.m)(body, digest, purpose, digestOf);
            return body;
        }
        async function readManifest({ request, digestOf }, image, reference, accept) {
            const purpose = `read the manifest ${reference}`;
            const { value, response } = await request('getManifest', image, purpose, { at: { reference }, accept });
            const head = readHead(response);
            const expected = (0, domain_digest.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, content_digest.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: value.mediaType ?? head.mediaType, bytes: response.body, manifest: value };
        }
        function readHead(response) {
            const digest = response.headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
            return {
                digest: (0, domain_digest.Bc)(digest) ? digest : undefined,
                mediaType: mediaType.trim(),
                size: readSize(response),
            };
        }
        function readSize(response) {
            const length = response.headers['content-length'] ?? '';
            return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
        }
    }),
    5793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (createRegistryClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);
        var _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974);
        var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8016);
        const MOST_HISTORY_PAGES = 1_000;
        function createRegistryClient(options) {
            return {
                tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
            };
        }
        async function readHistory(call, image, tag, token) {
            const name = (0, _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__.V)(image);
            let history = [];
            for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
                const last = history.at(-1);
                const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
                    path: { organization: image.organization, image: image.name, tag },
                    query: { start: last === undefined ? undefined : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(last.at) },
                    credential: token,
                });
                const page = value.history;
                const longer = (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.aH)(history, page);
                history = longer ?? history;
                if (longer === undefined || page.length < _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.CL)
                    return history;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
        }
    }),
    8016: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (createRegistryTokens),
            V: () => (nameOf)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
        const MARGIN_MS = 30_000;
        const DEFAULT_LIFETIME_SECONDS = 60;
        function createRegistryTokens(options) {
            const { clock } = options;
            const tokens = new Map();
            function request(image) {
                const known = {
                    token: requestToken(image, options).then(({ token, lifetimeSeconds }) => {
                        known.staleFrom = clock.now() + lifetimeSeconds * 1000 - MARGIN_MS;
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
        async function requestToken(image, { call, passwordFor, onSecret }) {
            const name = nameOf(image);
            const password = passwordFor(image);
            const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
                query: { scope: `repository:${name}:pull` },
                ...(password === undefined ? {} : { credential: password }),
            });
            const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(textOf(value, name));
            onSecret(token);
            return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
        }
        function textOf({ token, access_token: accessToken }, name) {
            const text = token ?? accessToken;
            if (text !== undefined)
                return text;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `no registry token for ${name}`);
        }
    }),
    3550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        const DEFAULT_ENDPOINTS = {
            apiUrl: 'https://console-api.enforce.dev',
            issuerUrl: 'https://issuer.enforce.dev',
            tokenUrl: '',
            registryUrl: '',
            registry: 'cgr.dev',
        };
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
                throw invalid(what, url.host, 'must not contain user info');
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
                    hint: 'Write the host as in image references, in lower case, without scheme and path: `cgr.dev`.',
                });
            }
            return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
        }
        function invalid(what, text, why, options) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
        }
    }),
    5398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1123);
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
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() }).optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const ImagePackage = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            version: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            origin: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            arch: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['x86_64', 'aarch64']).optional(),
        });
    }),
    3974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    }),
    1123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText,
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    }),
    3354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5398);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4672);
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.li,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.J0,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.DM,
                response: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.dl,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Vq,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.yd,
            },
        };
    }),
    7125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            Wt: () => (platformsOf)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        function historicImage(reference, registry) {
            const slash = reference.path.indexOf('/');
            if (reference.host !== registry || slash === -1)
                return undefined;
            return {
                organization: reference.path.slice(0, slash),
                name: reference.path.slice(slash + 1),
                tag: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference),
            };
        }
        function artifactName(name) {
            return name.slice(name.lastIndexOf('/') + 1);
        }
        function platformsOf({ platform }, platforms) {
            return platform === undefined ? platforms : [platform];
        }
    }),
    4953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $7: () => (readDuration),
            Um: () => (roughDuration),
            a3: () => (formatDuration)
        });
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
    }),
    3287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            er: () => (lagOf),
            hJ: () => (distanceOf),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
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
            const days = Math.max(0, Math.floor((now - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO));
            return { kind: 'behind', builds: settled.length - last - 1, days, since: first.at };
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
        function tagForm(name) {
            if (name.startsWith('sha256-'))
                return 'referrer';
            if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
                return 'dated';
            if (/-r\d+(?:-|$)/.test(name))
                return 'epoch';
            return 'plain';
        }
        const FEWEST_GAPS = 2;
        function usualInterval(history) {
            const builds = settledHistory(history);
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
        function distanceOf(history, from, to) {
            const builds = settledHistory(history);
            const start = builds.findLastIndex(({ digest }) => digest === from);
            const end = builds.findLastIndex(({ digest }) => digest === to);
            const first = builds[start];
            const last = builds[end];
            if (first === undefined || last === undefined)
                return undefined;
            return { builds: end - start, days: Math.trunc((last.at - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO) };
        }
    }),
    8325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BG: () => (basicCredentials),
            eo: () => (secretForms),
            zh: () => (Secret)
        });
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
    }),
    9820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FV: () => (escapeMarkdown),
            PP: () => (tableHead),
            YF: () => (takeApart),
            aY: () => (code),
            jD: () => (tableRow),
            tp: () => (table),
            zH: () => (details)
        });
        var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);
        function escapeMarkdown(text, longest = 2_000) {
            return takeApart((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest))
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
    }),
    7085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    }),
    3201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    }),
    7270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ai: () => (HISTORIES_IN_FLIGHT),
            Ri: () => (IN_FLIGHT),
            sf: () => (mapLimit)
        });
        const IN_FLIGHT = 64;
        const HISTORIES_IN_FLIGHT = 16;
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
    }),
    5662: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (createTagSource),
            O: () => (rememberHistories)
        });
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8016);
        function createTagSource(options) {
            const { registry, content, registryHost, others } = options;
            const tags = new Map();
            const digests = new Map();
            const manifests = new Map();
            async function fetchTag(image, tag) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? { kind: 'digest', digest: await others.digestOf(image, tag) }
                    : { kind: 'history', history: await registry.tagHistory(historic, tag) };
            }
            async function fetchDigest(image, digest) {
                const historic = historicOf(image, registryHost);
                const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
                try {
                    await question;
                    return true;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && error.code === 'platform_not_found')
                        return false;
                    throw error;
                }
            }
            async function fetchManifest(image, digest) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? others.manifest(image, digest)
                    : (await content.manifest(historic, digest)).manifest;
            }
            return {
                tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
                has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
                manifest: (image, digest) => once(manifests, `${image.host}/${image.path}@${digest}`, () => fetchManifest(image, digest)),
            };
        }
        function historicOf(image, registryHost) {
            return (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
        }
        function once(known, key, fetchValue) {
            const answer = known.get(key) ?? answerOf(fetchValue());
            known.set(key, answer);
            return answer;
        }
        async function answerOf(question) {
            try {
                return { kind: 'known', value: await question };
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
            }
        }
        function rememberHistories(registry) {
            const histories = new Map();
            return {
                tagHistory: (image, tag) => {
                    const key = `${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_2__.V)(image)}:${tag}`;
                    const history = histories.get(key) ?? registry.tagHistory(image, tag);
                    histories.set(key, history);
                    return history;
                },
            };
        }
    }),
    9567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        function string(params) {
            return core._coercedString(schemas.ZodString, params);
        }
        function number(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
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
    })
};
