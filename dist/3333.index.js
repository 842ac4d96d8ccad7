import { shared } from './shared.js';
export const id = 3333;
export const ids = [3333];
export const modules = {
    21645: shared[21645],
    23333: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I: () => (openRun)
        });
        var docker_config_location = __webpack_require__(21645);
        var exec_command = __webpack_require__(59022);
        var external_node_crypto_ = __webpack_require__(77598);
        var digest = __webpack_require__(63691);
        ;
        function nodeDigest(bytes, algorithm) {
            return (0, digest.m)(`${algorithm}:${(0, external_node_crypto_.createHash)(algorithm).update(bytes).digest('hex')}`);
        }
        var call = __webpack_require__(93893);
        var errors = __webpack_require__(67872);
        var oci = __webpack_require__(98866);
        var content_digest = __webpack_require__(37037);
        var image_content = __webpack_require__(34116);
        var linked_pages = __webpack_require__(5585);
        var endpoints = __webpack_require__(13743);
        var redirect = __webpack_require__(34877);
        var secret = __webpack_require__(2199);
        var iam_token = __webpack_require__(43852);
        var challenge = __webpack_require__(83770);
        var read_failure = __webpack_require__(67510);
        var send_with_retry = __webpack_require__(61492);
        ;
        const TOKEN_BYTES = 1024 * 1024;
        async function authorizationFor(image, challenged, options) {
            const challenges = (0, challenge.P)(challenged.headers['www-authenticate'] ?? '');
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
            throw new errors.OD('platform_unexpected_answer', `${image.host} requires an authentication scheme that Mooring does not support`);
        }
        async function bearerToken(image, { parameters }, login, options) {
            const url = (0, challenge.O)(parameters['realm'] ?? '', {
                registry: image.host,
                isTokenHost: (realm) => isTokenHost(realm, image.host, options.tokenHosts),
                hint: 'If this endpoint is right, add its host to `pin: token-hosts:` in .github/mooring.yml.',
            });
            const grant = { service: parameters['service'], scope: `repository:${image.path}:pull` };
            const request = login?.kind === 'identity-token'
                ? refreshRequest(url, grant, login.token)
                : tokenRequest(url, grant, login);
            const purpose = `get a token of ${image.host} for ${image.path}`;
            const parsed = iam_token.$Q.safeParse((0, read_failure.V)(await (0, send_with_retry.G)(request, purpose, options)));
            const text = parsed.data?.token ?? parsed.data?.access_token;
            if (text === undefined) {
                throw new errors.OD('platform_unexpected_answer', `could not ${purpose}: ${url.host} returned no token`);
            }
            const token = new secret.zh(text);
            options.onSecret(token);
            return new secret.zh(`Bearer ${text}`);
        }
        const KNOWN_TOKEN_HOSTS = new Map([['registry.gitlab.com', 'gitlab.com']]);
        function isTokenHost(url, registry, tokenHosts) {
            if ((0, endpoints.U9)(hostnameOf(registry)))
                return (0, endpoints.U9)(url.hostname);
            const allowed = [registry, KNOWN_TOKEN_HOSTS.get(registry), ...tokenHosts];
            const isAllowed = allowed.includes(url.host) || url.host.endsWith(`.${registry}`);
            return isAllowed && url.protocol === 'https:';
        }
        function hostnameOf(host) {
            return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
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
            return new secret.zh(`Basic ${btoa(String.fromCharCode(...bytes))}`);
        }
        var rate_limit = __webpack_require__(69969);
        var registry_content_client = __webpack_require__(7744);
        ;
        const API_HOSTS = new Map([['docker.io', 'registry-1.docker.io']]);
        const MANIFEST_BYTES = 8 * 1024 * 1024;
        const MAX_REDIRECTS = 3;
        function createOciRegistryClient(given) {
            const options = { ...given, send: (0, rate_limit.n)(given.send) };
            const hosts = new Map();
            const authorizations = new Map();
            async function authorize(image) {
                const requested = hosts.get(image.host) ?? requestApiRoot(image.host, options);
                hosts.set(image.host, requested);
                const answer = await requested;
                return answer.status === 401 ? authorizationFor(image, answer, options) : undefined;
            }
            async function request(image, wanted) {
                const key = `${image.host}/${image.path}`;
                const { kind, method, reference, accept, maxBytes, query = '' } = wanted;
                const purpose = `look up ${key}${(0, digest.Bc)(reference) ? '@' : ':'}${reference}`;
                const written = {
                    method,
                    url: `${addressOf(image.host, purpose)}/v2/${image.path}/${kind}/${reference}${query}`,
                    headers: { accept },
                    maxBytes,
                };
                const following = { ...options, purpose, isMovable: kind === 'blobs' };
                const known = authorizations.get(key) ?? authorize(image);
                authorizations.set(key, known);
                const answer = await follow(withAuthorization(written, await known), following);
                if (answer.status !== 401)
                    return answer;
                const fresh = authorizationFor(image, answer, options);
                authorizations.set(key, fresh);
                return follow(withAuthorization(written, await fresh), { ...following, isChallenged: true });
            }
            return createMethods(request);
        }
        function createMethods(request) {
            return {
                digestOf: async (image, reference) => {
                    const reported = (await request(image, manifestBy('HEAD', reference))).headers['docker-content-digest'] ?? '';
                    if ((0, digest.Bc)(reported) && (reported === reference || !(0, digest.Bc)(reference)))
                        return reported;
                    const { body } = await request(image, manifestBy('GET', reference));
                    const name = `${image.host}/${image.path}${(0, digest.Bc)(reference) ? '@' : ':'}${reference}`;
                    parseBody(oci._8, body, name);
                    return (0, digest.Bc)(reference)
                        ? (0, content_digest.m)(body, reference, `look up ${name}`)
                        : (0, content_digest.b)(body, 'sha256');
                },
                manifest: (image, reference) => fetchManifest(request, image, reference),
                blob: async (image, digest, { maxBytes }) => {
                    const wanted = { kind: 'blobs', method: 'GET', reference: digest, accept: '*/*', maxBytes };
                    const { body } = await request(image, wanted);
                    await (0, content_digest.m)(body, digest, `read the blob ${digest} of ${image.host}/${image.path}`);
                    return body;
                },
                referrers: (image, subject) => (0, linked_pages.t)({
                    subject,
                    artifactType: undefined,
                    requestPage: (page) => requestReferrers(request, image, subject, page),
                    requestFallback: (tag) => fetchManifest(request, image, tag),
                }),
            };
        }
        async function fetchManifest(request, image, reference) {
            const purpose = `read the manifest ${reference} of ${image.host}/${image.path}`;
            const response = await request(image, manifestBy('GET', reference));
            const manifest = parseBody(oci._8, response.body, reference);
            return (0, image_content.Se)(response, { reference, manifest, purpose, digestOf: content_digest.b });
        }
        async function requestReferrers(request, image, digest, page) {
            const query = Object.keys(page).length === 0 ? '' : `?${new URLSearchParams(page).toString()}`;
            const wanted = {
                ...manifestBy('GET', digest),
                kind: 'referrers',
                accept: oci.Z2.index,
                query,
            };
            const response = await request(image, wanted);
            return { value: parseBody(oci.yd, response.body, `the referrers of ${digest}`), response };
        }
        function manifestBy(method, reference) {
            return { kind: 'manifests', method, reference, accept: registry_content_client._, maxBytes: MANIFEST_BYTES };
        }
        async function requestApiRoot(host, options) {
            const purpose = `access the registry ${host}`;
            const url = `${addressOf(host, purpose)}/v2/`;
            return (0, send_with_retry.G)({ method: 'GET', url, headers: {}, maxBytes: 1024 * 1024 }, purpose, options, isAnswer);
        }
        function isAnswer({ status }) {
            return status < 500 && status !== 408 && status !== 429;
        }
        async function follow(request, options, hops = 0) {
            const { authorization, ...headers } = request.headers;
            const { isChallenged = false, isMovable, purpose } = options;
            const canMove = isMovable || authorization === undefined;
            const answer = await (0, send_with_retry.G)(request, purpose, options, ({ status }) => status < 300 || (status === 401 && !isChallenged) || (canMove && redirect.eT.has(status)));
            if (!redirect.eT.has(answer.status))
                return answer;
            const target = (0, redirect._E)(answer.headers['location'] ?? '', request.url);
            if (target !== undefined && hops < MAX_REDIRECTS) {
                return follow({ ...request, headers, url: target.href }, options, hops + 1);
            }
            throw new errors.OD('platform_redirected', `could not ${purpose}: the redirect was not followed`, {
                hint: 'Use the registry that serves the image.',
            });
        }
        function withAuthorization(request, authorization) {
            if (authorization === undefined)
                return request;
            return { ...request, headers: { ...request.headers, authorization: authorization.reveal() } };
        }
        function addressOf(host, purpose) {
            const name = API_HOSTS.get(host) ?? host;
            if (!URL.canParse(`https://${name}`))
                throw new errors.OD('platform_unreachable', `could not ${purpose}: ${host} is not a valid host`, {
                    hint: 'Correct the host of this reference, or its port.',
                });
            return (0, endpoints.U9)(new URL(`https://${name}`).hostname) ? `http://${name}` : `https://${name}`;
        }
        function parseBody(schema, bytes, name) {
            try {
                return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
            }
            catch (cause) {
                const code = cause instanceof SyntaxError ? 'platform_not_json' : 'platform_unexpected_answer';
                throw new errors.OD(code, `the response for ${name} is not a manifest`, { cause });
            }
        }
        var instant = __webpack_require__(8726);
        var tag_history = __webpack_require__(17158);
        var registry_tag_history = __webpack_require__(98754);
        var registry_tokens = __webpack_require__(99519);
        ;
        const MOST_HISTORY_PAGES = 1_000;
        function createRegistryClient(options) {
            return {
                tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
                serverTime: async () => (await options.call('checkRegistryAccess', 'reach the registry', { answers: [401] })).serverTime,
            };
        }
        async function readHistory(call, image, tag, token) {
            const name = (0, registry_tokens.V)(image);
            let history = [];
            for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
                const last = history.at(-1);
                const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
                    path: { organization: image.organization, image: image.name, tag },
                    query: { start: last === undefined ? undefined : (0, instant.r4)(last.at) },
                    credential: token,
                });
                const page = value.history;
                const longer = (0, tag_history.aH)(history, page);
                history = longer ?? history;
                if (longer === undefined || page.length < registry_tag_history.CL)
                    return history;
            }
            throw new errors.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
        }
        var pull_routes = __webpack_require__(66550);
        var concurrency = __webpack_require__(49592);
        var fetched = __webpack_require__(65094);
        var historic_image = __webpack_require__(10926);
        var schemas = __webpack_require__(92857);
        var image_reference = __webpack_require__(65890);
        var printable = __webpack_require__(64865);
        var parse_json = __webpack_require__(16340);
        var field_name = __webpack_require__(52384);
        ;
        const Auth = object({
            auth: schemas.YjP().optional(),
            username: schemas.YjP().optional(),
            password: schemas.YjP().optional(),
            identitytoken: schemas.YjP().optional(),
        });
        const DockerConfig = object({
            auths: schemas.g1P(schemas.YjP(), Auth)
                .nullish()
                .transform((auths) => auths ?? {}),
            credsStore: schemas.YjP().optional(),
            credHelpers: schemas.g1P(schemas.YjP(), schemas.YjP())
                .nullish()
                .transform((helpers) => helpers ?? {}),
        });
        const HelperAnswer = schemas.Ikc({ Username: schemas.YjP(), Secret: schemas.YjP() });
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
                const parsed = DockerConfig.safeParse(readConfig(text));
                if (parsed.success)
                    return parsed.data;
                throw new errors.OD('config_file_invalid', `${place} is not a valid docker config`, {
                    hint: 'Fix or remove it; `docker login` writes a new one.',
                });
            });
        }
        function readConfig(text) {
            const bare = text.replace(/^\uFEFF/, '');
            return bare.trim() === '' ? {} : (0, parse_json.q)(bare);
        }
        const HUB_NAMES = ['https://index.docker.io/v1/', 'index.docker.io', 'docker.io'];
        async function findIn({ auths, credHelpers, credsStore }, host, options) {
            const names = host === 'docker.io' ? HUB_NAMES : [host];
            const named = Object.keys(credHelpers).find((key) => names.includes(key) || names.includes((0, image_reference.rQ)(key)));
            const helper = named === undefined ? credsStore : credHelpers[named];
            if (helper !== undefined && helper !== '')
                return queryHelper(helper, named ?? names[0] ?? host, options);
            const key = Object.keys(auths).find((one) => names.includes(one) || names.includes((0, image_reference.rQ)(hostOfKey(one))));
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
                throw new errors.OD('config_file_invalid', 'a login in the docker config is not valid base64', {
                    cause,
                });
            }
        }
        const HELPER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
        const NOT_FOUND = /credentials not found/i;
        const HELPER_MS = 90_000;
        async function queryHelper(name, server, { command, directory }) {
            const program = `docker-credential-${name}`;
            if (!HELPER.test(name))
                throw helperFailed(program, 'has an invalid name');
            const { exitCode, stdout } = await run(command, program, {
                directory,
                input: `${server}\n`,
                timeoutMs: HELPER_MS,
            });
            const text = new TextDecoder().decode(stdout);
            if (exitCode !== 0 && NOT_FOUND.test(text))
                return undefined;
            if (exitCode === undefined)
                throw helperFailed(program, `returned nothing within ${HELPER_MS / 1_000} s`);
            if (exitCode !== 0)
                throw helperFailed(program, `exited with status ${exitCode}`);
            const parsed = HelperAnswer.safeParse((0, parse_json.q)(text));
            if (!parsed.success)
                throw helperFailed(program, 'returned no login');
            const { Username: username, Secret: password } = parsed.data;
            return username === '<token>' ? identityToken(password) : passwordLogin({ username, password });
        }
        async function run(command, program, options) {
            try {
                return await command(program, ['get'], options);
            }
            catch (cause) {
                if (cause instanceof errors.OD)
                    throw cause;
                throw helperFailed(program, 'cannot be run', cause);
            }
        }
        function helperFailed(program, reason, cause) {
            return new errors.OD('config_file_invalid', `the credential helper ${(0, printable.g$)(program, 80)} ${reason}`, {
                cause,
                hint: 'Install it, or remove it from `credHelpers` or `credsStore` in the docker config.',
            });
        }
        function identityToken(token) {
            return { kind: 'identity-token', token: new secret.zh(token) };
        }
        function passwordLogin({ username = '', password = '', }) {
            if (username === '' || password === '')
                return undefined;
            return { kind: 'password', username, password: new secret.zh(password) };
        }
        function object(shape) {
            const names = Object.keys(shape);
            const rename = (key) => names.find((name) => (0, field_name.e)(key, name)) ?? key;
            return schemas.vkY((value) => typeof value === 'object' && value !== null
                ? Object.fromEntries(Object.entries(value).map(([key, one]) => [rename(key), one]))
                : value, schemas.Ikc(shape));
        }
        var tag_source = __webpack_require__(558);
        ;
        function openRun(options) {
            const { platform } = openClients(options);
            const organization = (0, concurrency.Oo)(async () => {
                if (options.organization !== undefined)
                    return options.organization;
                const found = await (0, fetched.G9)((async () => (await platform())?.ownOrganization())());
                return found.kind === 'known' ? found.value : undefined;
            });
            return open_run_open(options, organization);
        }
        function open_run_open(options, organization) {
            const { clock, signal } = options;
            const registries = openRegistries(options, organization);
            const clients = openClients(options);
            return {
                ...registries,
                ...clients,
                organization,
                signatures: async (wanted) => {
                    const { signatures: mode } = wanted.config;
                    if (mode === 'off')
                        return undefined;
                    const { openSignatures } = await Promise.all([__webpack_require__.e(7599), __webpack_require__.e(3393)]).then(__webpack_require__.bind(__webpack_require__, 73393));
                    const { contentOf: read, verify } = registries;
                    const platform = await clients.platform();
                    const { registryHost } = verify;
                    return openSignatures({
                        contentOf: read,
                        ...wanted,
                        mode,
                        clock,
                        organization,
                        registryHost,
                        platform,
                    });
                },
                within: (milliseconds) => open_run_open({ ...options, signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]) }, organization),
            };
        }
        function openRegistries(options, organization) {
            const { clock, endpoints, onSecret, send, signal } = options;
            const registryHost = endpoints.registry;
            const call = callerOf(options)(pull_routes.o);
            const tokens = (0, registry_tokens.Q)({
                call,
                clock,
                onSecret,
                passwordFor: async (image) => {
                    const { registryToken } = await accessOf(options);
                    if (registryToken === undefined)
                        return undefined;
                    return (await isOwn(image, options, organization)) ? registryToken : undefined;
                },
            });
            const registry = (0, tag_source.On)(createRegistryClient({ call, tokens }));
            const content = (0, registry_content_client.e)({ call, tokens, digestOf: nodeDigest });
            const others = createOciRegistryClient({
                send,
                clock,
                signal,
                onSecret,
                tokenHosts: options.tokenHosts,
                loginFor: createDockerLogins({
                    readConfigs: async () => (0, docker_config_location.mO)(options.variables),
                    command: (0, exec_command.pv)(signal),
                    directory: options.directory,
                }),
            });
            return {
                registry,
                content,
                contentOf: (image) => {
                    const historic = (0, historic_image.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
                    return historic === undefined ? (0, image_content.$E)(others, image) : (0, image_content.$E)(content, historic);
                },
                source: (0, tag_source.GV)({ registry, content, registryHost, others }),
                verify: { registry, content, registryHost },
            };
        }
        async function isOwn(image, options, organization) {
            if (options.organization === undefined && image.organization === historic_image.gO)
                return false;
            const own = await organization();
            return own?.name === undefined || own.name === image.organization;
        }
        function openClients(options) {
            const caller = callerOf(options);
            return {
                platform: (0, concurrency.Oo)(async () => {
                    const { apiToken: token } = await accessOf(options);
                    if (token === undefined)
                        return undefined;
                    const { openPlatform, platformRoutes } = await __webpack_require__.e(1122).then(__webpack_require__.bind(__webpack_require__, 1122));
                    return openPlatform({ call: caller(platformRoutes), token });
                }),
                identityAccess: (0, concurrency.Oo)(async () => {
                    const { apiToken: token } = await accessOf(options);
                    if (token === undefined)
                        return undefined;
                    const [{ createIdentityAccessClient }, { identityAccessRoutes }] = await Promise.all([
                        __webpack_require__.e(9661).then(__webpack_require__.bind(__webpack_require__, 39661)),
                        __webpack_require__.e(8092).then(__webpack_require__.bind(__webpack_require__, 8092)),
                    ]);
                    return createIdentityAccessClient({ call: caller(identityAccessRoutes), token });
                }),
                published: (0, concurrency.Oo)(async () => {
                    const [{ createAdvisoryClient }, { advisoryRoutes }] = await Promise.all([
                        __webpack_require__.e(6454).then(__webpack_require__.bind(__webpack_require__, 66454)),
                        __webpack_require__.e(8793).then(__webpack_require__.bind(__webpack_require__, 8793)),
                    ]);
                    return createAdvisoryClient({ call: caller(advisoryRoutes), token: undefined });
                }),
            };
        }
        function callerOf({ clock, endpoints, send, signal, }) {
            return (routes) => (0, call.u)({ send, clock, endpoints, signal, routes });
        }
        async function accessOf({ access }) {
            return typeof access === 'function' ? access() : access;
        }
    }),
    558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BT: () => (CONFIG_BYTES),
            GV: () => (createTagSource),
            On: () => (rememberHistories)
        });
        var _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98866);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65094);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10926);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        var _api_client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99519);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16340);
        const CONFIG_BYTES = 4 * 1024 * 1024;
        function createTagSource(options) {
            const { registry, content, registryHost, others } = options;
            const tags = new Map();
            const digests = new Map();
            const platforms = new Map();
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
                    if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD && error.code === 'platform_not_found')
                        return false;
                    throw error;
                }
            }
            async function fetchManifest(image, digest) {
                const historic = historicOf(image, registryHost);
                const request = historic === undefined ? others.manifest(image, digest) : content.manifest(historic, digest);
                return (await request).manifest;
            }
            async function fetchPlatforms(image, digest) {
                const manifest = await fetchManifest(image, digest);
                if ('manifests' in manifest)
                    return manifest.manifests;
                const historic = historicOf(image, registryHost);
                const config = manifest.config.digest;
                const bytes = historic === undefined
                    ? await others.blob(image, config, { maxBytes: CONFIG_BYTES })
                    : await content.blob(historic, config, { maxBytes: CONFIG_BYTES });
                const { data: platform } = _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Re.safeParse((0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(new TextDecoder().decode(bytes)));
                return [{ digest, platform }];
            }
            return {
                tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
                has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
                platforms: (image, digest) => once(platforms, `${image.host}/${image.path}@${digest}`, () => fetchPlatforms(image, digest)),
            };
        }
        function historicOf(image, registryHost) {
            return (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_2__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
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
                if (!(0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UZ)(error))
                    throw error;
                return (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_1__.QT)(error);
            }
        }
        function rememberHistories(registry) {
            const histories = new Map();
            return {
                ...registry,
                tagHistory: (image, tag) => {
                    const key = `${(0, _api_client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__.V)(image)}:${tag}`;
                    const history = histories.get(key) ?? registry.tagHistory(image, tag);
                    histories.set(key, history);
                    return history;
                },
            };
        }
    }),
    52384: shared[52384],
    16340: shared[16340],
    49592: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ai: () => (HISTORIES_IN_FLIGHT),
            Oo: () => (once),
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
        function once(request) {
            let result;
            return () => (result ??= request());
        }
    }),
    65094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $_: () => (requireKnown),
            G9: () => (settle),
            Ko: () => (orReason),
            QT: () => (unknownBy),
            eO: () => (known),
            u9: () => (orNone)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        function unknownBy({ code, message, hint, request }) {
            return { kind: 'unknown', problem: { code, message, hint, request } };
        }
        function requireKnown(answer) {
            if (answer.kind === 'known')
                return answer.value;
            const { code, message, hint, request } = answer.problem;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD(code, message, { hint, ...(request === undefined ? {} : { request }) });
        }
        async function settle(request) {
            try {
                return known(await request);
            }
            catch (error) {
                if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.UZ)(error))
                    throw error;
                return unknownBy(error);
            }
        }
        function known(value) {
            return { kind: 'known', value };
        }
        async function orNone(request, none = ['platform_not_found', 'auth_forbidden']) {
            try {
                return await request;
            }
            catch (error) {
                if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && none.includes(error.code))
                    return undefined;
                throw error;
            }
        }
        async function orReason(request, reasons) {
            try {
                return await request;
            }
            catch (error) {
                const reason = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD ? reasons[error.code] : undefined;
                if (reason !== undefined)
                    return reason;
                throw error;
            }
        }
    })
};
