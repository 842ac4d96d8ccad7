export const id = 627;
export const ids = [627];
export const modules = {
    6795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c: () => (openRegistries)
        });
        var docker_config_location = __webpack_require__(1186);
        var exec_command = __webpack_require__(448);
        var transport_call = __webpack_require__(1385);
        var digest = __webpack_require__(3213);
        var errors = __webpack_require__(6046);
        var oci = __webpack_require__(5398);
        var content_digest = __webpack_require__(6074);
        var endpoints = __webpack_require__(3550);
        var redirect = __webpack_require__(9970);
        var secret = __webpack_require__(8325);
        var iam_token = __webpack_require__(4672);
        var challenge = __webpack_require__(389);
        var read_failure = __webpack_require__(5594);
        var send_with_retry = __webpack_require__(9404);
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
        const KNOWN_TOKEN_HOSTS = {
            'registry.gitlab.com': ['gitlab.com'],
        };
        function isTokenHost(url, registry, tokenHosts) {
            if ((0, endpoints.U9)(hostnameOf(registry)))
                return (0, endpoints.U9)(url.hostname);
            const allowed = [registry, ...(KNOWN_TOKEN_HOSTS[registry] ?? []), ...tokenHosts];
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
        var rate_limit = __webpack_require__(2566);
        var registry_content_client = __webpack_require__(1892);
        ;
        const API_HOSTS = { 'docker.io': 'registry-1.docker.io' };
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
            async function request(method, image, reference) {
                const key = `${image.host}/${image.path}`;
                const known = authorizations.get(key) ?? authorize(image);
                authorizations.set(key, known);
                const purpose = `look up ${key}${(0, digest.Bc)(reference) ? '@' : ':'}${reference}`;
                const written = {
                    method,
                    url: `${addressOf(image.host)}/v2/${image.path}/manifests/${reference}`,
                    headers: { accept: registry_content_client._ },
                    maxBytes: MANIFEST_BYTES,
                };
                const answer = await follow(withAuthorization(written, await known), purpose, options);
                if (answer.status !== 401)
                    return answer;
                const fresh = authorizationFor(image, answer, options);
                authorizations.set(key, fresh);
                return (0, send_with_retry.G)(withAuthorization(written, await fresh), purpose, options);
            }
            return {
                digestOf: async (image, reference) => {
                    const reported = (await request('HEAD', image, reference)).headers['docker-content-digest'] ?? '';
                    if ((0, digest.Bc)(reported) && (reported === reference || !(0, digest.Bc)(reference)))
                        return reported;
                    const { body } = await request('GET', image, reference);
                    const name = `${image.host}/${image.path}${(0, digest.Bc)(reference) ? '@' : ':'}${reference}`;
                    readManifest(body, name);
                    return (0, digest.Bc)(reference)
                        ? (0, content_digest.m)(body, reference, `look up ${name}`)
                        : (0, content_digest.b)(body, 'sha256');
                },
                manifest: async (image, digest) => {
                    const { body } = await request('GET', image, digest);
                    await (0, content_digest.m)(body, digest, `read the manifest ${digest} of ${image.host}/${image.path}`);
                    return readManifest(body, digest);
                },
            };
        }
        async function requestApiRoot(host, options) {
            const request = {
                method: 'GET',
                url: `${addressOf(host)}/v2/`,
                headers: {},
                maxBytes: 1024 * 1024,
            };
            return (0, send_with_retry.G)(request, `access the registry ${host}`, options, isAnswer);
        }
        function isAnswer({ status }) {
            return status < 500 && status !== 408 && status !== 429;
        }
        async function follow(request, purpose, options, hops = 0) {
            const isAnonymous = request.headers['authorization'] === undefined;
            const answer = await (0, send_with_retry.G)(request, purpose, options, ({ status }) => status < 300 || status === 401 || (isAnonymous && redirect.eT.has(status)));
            if (!redirect.eT.has(answer.status))
                return answer;
            const target = (0, redirect._E)(answer.headers['location'] ?? '', request.url);
            if (target !== undefined && hops < MAX_REDIRECTS) {
                return follow({ ...request, url: target.href }, purpose, options, hops + 1);
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
        function addressOf(host) {
            const name = API_HOSTS[host] ?? host;
            const url = new URL(`https://${name}`);
            return (0, endpoints.U9)(url.hostname) ? `http://${name}` : `https://${name}`;
        }
        function readManifest(bytes, name) {
            try {
                return oci._8.parse(JSON.parse(new TextDecoder().decode(bytes)));
            }
            catch (cause) {
                const code = cause instanceof SyntaxError ? 'platform_not_json' : 'platform_unexpected_answer';
                throw new errors.OD(code, `the response for ${name} is not a manifest`, { cause });
            }
        }
        var registry_client = __webpack_require__(5793);
        var registry_tokens = __webpack_require__(8016);
        var pull_routes = __webpack_require__(3354);
        var schemas = __webpack_require__(2857);
        ;
        const Auth = schemas.Ikc({
            auth: schemas.YjP().optional(),
            username: schemas.YjP().optional(),
            password: schemas.YjP().optional(),
            identitytoken: schemas.YjP().optional(),
        });
        const DockerConfig = schemas.Ikc({
            auths: schemas.g1P(schemas.YjP(), Auth)
                .nullish()
                .transform((auths) => auths ?? {}),
            credsStore: schemas.YjP().optional(),
            credHelpers: schemas.g1P(schemas.YjP(), schemas.YjP())
                .nullish()
                .transform((helpers) => helpers ?? {}),
        });
        const HelperAnswer = schemas.Ikc({ Username: schemas.YjP(), Secret: schemas.YjP() });
        var printable = __webpack_require__(6158);
        var parse_json = __webpack_require__(7085);
        ;
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
            const named = names.find((name) => Object.hasOwn(credHelpers, name));
            const helper = named === undefined ? credsStore : credHelpers[named];
            if (helper !== undefined && helper !== '')
                return queryHelper(helper, named ?? names[0] ?? host, options);
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
                throw new errors.OD('config_file_invalid', 'a login in the docker config is not valid base64', {
                    cause,
                });
            }
        }
        const HELPER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
        const NOT_FOUND = /credentials not found/i;
        async function queryHelper(name, server, { command, directory }) {
            const program = `docker-credential-${name}`;
            if (!HELPER.test(name))
                throw helperFailed(program, 'has an invalid name');
            const { exitCode, stdout } = await run(command, program, { directory, input: `${server}\n` });
            const text = new TextDecoder().decode(stdout);
            if (exitCode !== 0 && NOT_FOUND.test(text))
                return undefined;
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
        var tag_source = __webpack_require__(5662);
        ;
        function openRegistries(options) {
            const { access, clock, endpoints, onSecret, send, signal } = options;
            const call = (0, transport_call.u)({ send, clock, endpoints, signal, routes: pull_routes.o });
            const tokens = (0, registry_tokens.Q)({
                call,
                clock,
                onSecret,
                passwordFor: () => access.registryToken,
            });
            const registry = (0, tag_source.O)((0, registry_client.H)({ call, tokens }));
            const content = (0, registry_content_client.e)({ call, tokens });
            const registryHost = endpoints.registry;
            const others = createOciRegistryClient({
                send,
                clock,
                signal,
                onSecret,
                tokenHosts: options.tokenHosts,
                loginFor: createDockerLogins({
                    readConfigs: async () => (0, docker_config_location.mO)(options.variables),
                    command: exec_command.N,
                    directory: options.directory,
                }),
            });
            return {
                source: (0, tag_source.G)({ registry, content, registryHost, others }),
                verify: { registry, content, registryHost },
            };
        }
    }),
    4820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            w: () => (AgeInput),
            v: () => (findAsOf)
        });
        var schemas = __webpack_require__(2857);
        var exec_command = __webpack_require__(448);
        var duration = __webpack_require__(4953);
        var errors = __webpack_require__(6046);
        var instant = __webpack_require__(2224);
        var printable = __webpack_require__(6158);
        ;
        const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
        async function readAsOf(text, directory, command) {
            const time = (0, instant.Wr)(text);
            if (time !== undefined)
                return time;
            if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text))
                throw invalid(text);
            const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
            const { exitCode, stdout } = await command('git', args, { directory });
            const seconds = new TextDecoder().decode(stdout).trim();
            if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds))
                throw invalid(text);
            return (0, instant.fN)(Number(seconds) * 1_000);
        }
        function invalid(text) {
            return new errors.OD('config_input_invalid', `as-of: "${(0, printable.g$)(text, 80)}" is not a UTC time such as 2026-05-01T00:00:00Z or a commit of this repository`, {
                hint: 'For a commit, make sure that it was fetched (`fetch-depth: 0`).',
            });
        }
        ;
        const AgeInput = schemas.YjP()
            .refine((text) => text === '' || (0, duration.$7)(text) !== undefined, 'must be a duration such as 3d, 12h, or 0d')
            .transform(duration.$7);
        async function findAsOf(text, directory, now) {
            if (text === '')
                return undefined;
            const asOf = await readAsOf(text, directory, exec_command.N);
            if (asOf <= now || (0, instant.Wr)(text) === undefined)
                return asOf;
            throw new errors.OD('config_input_invalid', `as-of: ${(0, instant.r4)(asOf)} is in the future; it is now ${(0, instant.r4)(now)}`, { hint: 'Remove as-of to use the current time.' });
        }
    }),
    9473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readDirectory),
            l: () => (readArguments)
        });
        var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        function readArguments(args, options) {
            try {
                return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
            }
            catch (cause) {
                const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'invalid arguments';
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', reason, { cause });
            }
        }
        function readDirectory(positionals) {
            const [directory = '.', ...more] = positionals;
            if (more.length > 0)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', 'expected at most one directory');
            return directory;
        }
    }),
    3401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions)
        });
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8765);
        const PLACES = Object.keys(_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.h$);
        const PLACE_OPTIONS = Object.fromEntries(PLACES.map((name) => [name, { type: 'string' }]));
        function readOptions(schema, values, variables) {
            return (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.h$;
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
    }),
    7367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _v: () => (RuleInputs),
            aR: () => (readWish),
            dy: () => (PinInputs)
        });
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2857);
        var _domain_pull_request_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7325);
        var _domain_pull_request_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3500);
        var _domain_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1799);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8765);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3213);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6046);
        var _build_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4820);
        const MOST_STEPS = 1_000;
        const Names = zod__WEBPACK_IMPORTED_MODULE_6__.YjP()
            .transform((text) => [
            ...new Set(text.split(/[\n,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))),
        ]);
        const RuleInputs = {
            'min-age': _build_rules_js__WEBPACK_IMPORTED_MODULE_5__.w,
            'as-of': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            rollback: zod__WEBPACK_IMPORTED_MODULE_6__.YjP()
                .refine((text) => text === '' || readRollBack(text) !== undefined, `must be a number of builds between 1 and ${MOST_STEPS}, or a digest, sha256:…`)
                .transform(readRollBack),
            only: Names,
        };
        function readRollBack(text) {
            if ((0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(text))
                return { kind: 'to', digest: text };
            const steps = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
            return steps <= MOST_STEPS ? { kind: 'steps', steps } : undefined;
        }
        const Flag = zod__WEBPACK_IMPORTED_MODULE_6__.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
        const BranchName = zod__WEBPACK_IMPORTED_MODULE_6__.YjP().check((context) => {
            const problem = (0, _domain_pull_request_branch_name_js__WEBPACK_IMPORTED_MODULE_7__.hq)(context.value);
            if (problem !== undefined)
                context.issues.push({ code: 'custom', message: problem, input: context.value });
        });
        function template(words) {
            return zod__WEBPACK_IMPORTED_MODULE_6__.YjP().check((context) => {
                const problem = (0, _domain_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__.MS)(context.value, words);
                if (problem !== undefined)
                    context.issues.push({ code: 'custom', message: problem, input: context.value });
            });
        }
        const Logins = Names.transform((names) => names.map((name) => name.replace(/^@/, '')));
        const PinInputs = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.TT,
            identity: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.lz),
            'when-unavailable': _service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vI,
            ...RuleInputs,
            group: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(zod__WEBPACK_IMPORTED_MODULE_6__.k5n(_domain_pull_request_grouping_js__WEBPACK_IMPORTED_MODULE_0__.J, `must be ${_domain_pull_request_grouping_js__WEBPACK_IMPORTED_MODULE_0__.J.join(', ')}`)),
            'dry-run': Flag,
            'github-token': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            base: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(BranchName),
            branch: BranchName,
            title: template(_domain_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__.NX),
            body: template(_domain_pull_request_template_js__WEBPACK_IMPORTED_MODULE_1__.d9),
            labels: Names,
            reviewers: Logins,
            'team-reviewers': Logins,
            assignees: Logins,
            draft: Flag,
            advisories: Flag,
        });
        async function readWish({ 'as-of': text, rollback }, directory, now) {
            if (text !== '' && rollback !== undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_input_invalid', 'as-of and rollback cannot be combined', {
                    hint: 'Remove one of them.',
                });
            return { asOf: await (0, _build_rules_js__WEBPACK_IMPORTED_MODULE_5__.v)(text, directory, now), rollBack: rollback };
        }
    }),
    443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (planRepository)
        });
        var exec_command = __webpack_require__(448);
        var work_tree = __webpack_require__(8429);
        var load_config = __webpack_require__(3449);
        var errors = __webpack_require__(6046);
        var image_reference = __webpack_require__(880);
        var image_list = __webpack_require__(2048);
        var ignore = __webpack_require__(4110);
        var decide_pin = __webpack_require__(3647);
        var instant = __webpack_require__(2224);
        var choose_build = __webpack_require__(2872);
        var tag_history = __webpack_require__(3287);
        ;
        const LONGEST_WINDOW_MS = instant.sO;
        function chooseInLockstep(tags, wish, now) {
            const windowMs = windowOf(tags);
            for (let cutoff = wish.cutoff;;) {
                const choices = tags.map((one) => ({ ...one, choice: (0, choose_build.s9)(one.history, { ...wish, cutoff }) }));
                const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
                if (chosen.length < tags.length)
                    return noneOf(tags, wish);
                const front = (0, instant.fN)(Math.max(...chosen.map(({ at }) => at)));
                const isSettled = choices.every(({ history, choice }) => choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }));
                if (isSettled)
                    return new Map(choices.map(({ tag, choice }) => [tag, choice]));
                cutoff = (0, instant.fN)(front - 1);
            }
        }
        function windowOf(tags) {
            const intervals = tags.flatMap(({ history }) => (0, tag_history.s$)(history) ?? []);
            return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
        }
        function isWaiting(history, chosen, { front, windowMs, now }) {
            if (chosen.at >= front - windowMs)
                return false;
            const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
            return partner || now < front + windowMs;
        }
        function noneOf(tags, wish) {
            const alone = tags.map(({ tag, history }) => [tag, (0, choose_build.s9)(history, wish)]);
            return new Map(alone.map(([tag, choice]) => [tag, choice.kind === 'none' ? choice : { kind: 'none', why: 'lockstep' }]));
        }
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
        ;
        function decidePins(images, rules) {
            const chosen = chooseTogether(images, rules);
            const decisions = new Map();
            const decided = images.map((one) => {
                const key = JSON.stringify([one.upstream, one.tag ?? null, (0, image_reference.Ys)(one.image.reference)]);
                const decision = decisions.get(key) ?? decideOne(one, chosen, rules);
                decisions.set(key, decision);
                return { ...one, decision };
            });
            return isLockstep(rules) ? keepTogether(decided) : decided;
        }
        function decideOne({ image, upstream, tag, facts }, chosen, rules) {
            if (tag === undefined || facts === undefined) {
                const reason = 'it has a digest but no tag; write the tag before the digest';
                return { kind: 'skip', code: 'digest-alone', reason };
            }
            return (0, decide_pin.kb)({ reference: { ...image.reference, tag }, facts, chosen: chosen.get(`${upstream}:${tag}`) }, rules);
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
                const choices = chooseInLockstep(known, (0, decide_pin.qA)(first.reference, rules), rules.now);
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
                const reason = `it is in lockstep with tag ${blocking.tag ?? ''}, which was skipped: ${blocking.decision.reason}`;
                const code = blocking.decision.code === 'lookup-failed' ? 'lookup-failed' : 'lockstep';
                return { ...one, decision: { kind: 'skip', code, reason } };
            });
        }
        var pin_config = __webpack_require__(5973);
        var list_images = __webpack_require__(2423);
        var concurrency = __webpack_require__(7270);
        var rewrite_files = __webpack_require__(5274);
        ;
        async function planPins(options) {
            const { tree, now, settings, only, wish = { asOf: undefined, rollBack: undefined } } = options;
            const listing = options.listing ?? (await (0, load_config.Z9)(tree));
            const list = await (0, list_images.v8)({ tree, now, rules: listing });
            const images = chooseImages(list.images, only);
            const followed = await fetchTags(images, options);
            const rules = { settings, wish, now };
            const decided = await (0, concurrency.sf)(decidePins(followed, rules), concurrency.Ri, async (one) => requireAtMirror(one, options));
            const pins = decided.flatMap(({ image, decision }) => decision.kind === 'move' ? [{ image, digest: decision.to }] : []);
            const { files, dropped } = await (0, rewrite_files.O)({ tree, listing, style: settings.style, pins });
            const final = decided.map((one) => asWritten(one, dropped));
            const skipped = [...list.skipped, ...final.flatMap(toSkip)].sort(byPlace);
            const moves = final.flatMap((one) => toMove(one, { settings, listing }));
            return { plan: { moves, skipped }, files, decided: final, listing };
        }
        function chooseImages(images, only) {
            if (only === undefined)
                return images;
            const chosen = images.filter(({ reference }) => (0, ignore.eZ)(reference).some(only));
            if (chosen.length > 0)
                return chosen;
            throw new errors.OD('config_input_invalid', 'only: no image in this repository matches', {
                hint: 'A `*` does not match a slash: write cgr.dev/*/node, or **/node:22. `node dist/cli.js images` lists all images.',
            });
        }
        async function fetchTags(images, { settings, source }) {
            const following = images.map((image) => {
                const tag = (0, image_list.Q9)(image);
                const at = (0, pin_config.Fw)(settings.mirrors, image.reference);
                return { image, at, upstream: (0, image_reference.vy)(at), tag };
            });
            const wanted = new Map(following.flatMap(({ at, upstream, tag }) => tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }]]));
            const fetched = await (0, concurrency.sf)([...wanted], concurrency.Ri, async ([key, { at, tag }]) => {
                return [key, hasBuilds(key, await source.tag(at, tag))];
            });
            const facts = new Map(fetched);
            return following.map(({ image, upstream, tag }) => {
                return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
            });
        }
        function hasBuilds(name, facts) {
            if (facts.kind === 'unknown' || facts.value.kind === 'digest')
                return facts;
            if (facts.value.history.length > 0)
                return facts;
            const message = `could not read the history of ${name}: the registry returned an empty history`;
            const hint = 'If the tag was retired, use another one.';
            return { kind: 'unknown', problem: { code: 'platform_unexpected_answer', message, hint } };
        }
        async function requireAtMirror(one, { settings, source }) {
            const { decision, image } = one;
            const upstream = (0, pin_config.Fw)(settings.mirrors, image.reference);
            if (decision.kind !== 'move' || upstream === image.reference)
                return one;
            const answer = await source.has(image.reference, decision.to);
            if (answer.kind === 'known' && answer.value)
                return one;
            const name = (0, image_reference.vy)(image.reference);
            const lacks = answer.kind === 'unknown'
                ? (0, decide_pin.gA)(answer.problem)
                : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} yet` };
            return { ...one, decision: lacks };
        }
        function asWritten(one, dropped) {
            const reason = dropped.get(one.image);
            if (reason === undefined || one.decision.kind === 'skip')
                return one;
            return { ...one, decision: { kind: 'skip', code: 'not-editable', reason } };
        }
        function toMove({ image, decision, tag }, { settings, listing }) {
            if (decision.kind === 'skip' || tag === undefined)
                return [];
            const { file, line, written, reference } = image;
            const { to, builtAt, builds, days } = decision;
            const place = { file, line, written, image: (0, image_reference.vy)(reference), tag };
            const upstream = (0, pin_config.Fw)(settings.mirrors, reference);
            const platforms = (0, image_list.Hb)(image, listing.check.platforms);
            return [{ ...place, upstream, platforms, from: reference.digest, to, builtAt, builds, days }];
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
        async function imageFilter(globs) {
            if (globs.length === 0)
                return undefined;
            const { globMatcher } = await Promise.all([__webpack_require__.e(16), __webpack_require__.e(321)]).then(__webpack_require__.bind(__webpack_require__, 4321));
            const matchers = globs.map(globMatcher);
            return (name) => matchers.some((matches) => matches(name));
        }
        var open_registries = __webpack_require__(6795);
        var pin_inputs = __webpack_require__(7367);
        ;
        async function planRepository(options) {
            const { access, clock, directory, inputs } = options;
            const tree = (0, work_tree.YT)(directory, exec_command.N);
            const now = access.serverTime ?? clock.now();
            const wish = await (0, pin_inputs.aR)(inputs, directory, now);
            const only = await imageFilter(inputs.only);
            const { pin: configured } = await (0, load_config.Z9)(tree);
            const currentAge = wish.asOf === undefined ? configured.minAgeMs : 0;
            const settings = { ...configured, minAgeMs: inputs['min-age'] ?? currentAge };
            const { source } = (0, open_registries.c)({ ...options, tokenHosts: settings.tokenHosts });
            const planned = await planPins({
                tree,
                now,
                settings,
                wish,
                source,
                ...(only === undefined ? {} : { only }),
            });
            return { ...planned, tree, settings, wish };
        }
    }),
    1186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dg: () => (HERE),
            Q1: () => (dockerConfigPath),
            lt: () => (homeOf),
            mO: () => (readDockerConfigs)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
        const HERE = { path: node_path__WEBPACK_IMPORTED_MODULE_2__, homedir: node_os__WEBPACK_IMPORTED_MODULE_1__.homedir };
        function homeOf(variables, { path, homedir: ofUser } = HERE) {
            return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
        }
        function dockerConfigPath(variables, machine = HERE) {
            const { path } = machine;
            const directory = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
            return path.resolve(directory, 'config.json');
        }
        async function readDockerConfigs(variables) {
            const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
            const place = dockerConfigPath(variables);
            const text = await readIfPresent(place);
            return [
                ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
                ...(text === undefined ? [] : [{ place, text }]),
            ];
        }
        async function readIfPresent(path) {
            try {
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
            }
            catch (cause) {
                const code = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(cause);
                if (code === 'ENOENT' || code === 'ENOTDIR')
                    return undefined;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
            }
        }
    }),
    389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3550);
        const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
        const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
        function readChallenges(header) {
            const challenges = [];
            let rest = header;
            for (;;) {
                const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
                if (opening === undefined || scheme === undefined) {
                    const comma = rest.indexOf(',');
                    if (comma === -1)
                        return challenges;
                    rest = rest.slice(comma + 1);
                }
                else {
                    const read = readParameters(rest.slice(opening.length));
                    challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
                    rest = read.rest;
                }
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
        function requireTrustedRealm(realm, { registry, isTokenHost, ...hint }) {
            const url = URL.canParse(realm) ? new URL(realm) : undefined;
            const reason = url === undefined ? 'is not a URL' : refuseRealm(url, isTokenHost);
            if (url !== undefined && reason === undefined)
                return url;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('auth_untrusted_realm', `the registry ${registry} names the token endpoint "${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(realm, 120)}", which ${reason}: no credentials were sent`, hint);
        }
        function refuseRealm(url, isTokenHost) {
            if (url.username !== '' || url.password !== '')
                return 'contains user info';
            const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && (0, _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url.hostname));
            if (!isSecure)
                return 'is not an https URL';
            return isTokenHost(url) ? undefined : 'is not a known token endpoint of this registry';
        }
    }),
    2872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CR: () => (stepTo),
            Fu: () => (rollBack),
            s9: () => (chooseBuild)
        });
        var _tag_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3287);
        function chooseBuild(history, { cutoff, isAsOf, isDenied }) {
            const builds = isAsOf ? history : (0, _tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
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
            const settled = (0, _tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
            const from = settled.findLastIndex(({ digest }) => digest === pinned);
            if (from === -1)
                return 'not-in-history';
            const to = settled.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
            return to > from ? 'move' : 'would-go-back';
        }
        function rollBack(history, pinned, back, isDenied) {
            const settled = (0, _tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
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
    }),
    3647: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            gA: () => (lookupFailed),
            kb: () => (decidePin),
            qA: () => (buildWish)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
        var _history_choose_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3287);
        var _instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2224);
        var _pin_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5973);
        function decidePin({ reference, facts, chosen }, rules) {
            const hold = (0, _pin_config_js__WEBPACK_IMPORTED_MODULE_4__.Bv)(rules.settings.holds, reference, rules.now);
            if (hold !== undefined)
                return skip('held', hold.reason);
            if (facts.kind === 'unknown')
                return lookupFailed(facts.problem);
            return facts.value.kind === 'digest'
                ? decideByDigest(reference, facts.value.digest, rules)
                : decideByHistory(reference, facts.value.history, chosen, rules);
        }
        function buildWish(reference, { settings, wish, now }) {
            const from = wish.asOf ?? now;
            const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
            return {
                cutoff: isFree ? undefined : (0, _instant_js__WEBPACK_IMPORTED_MODULE_3__.fN)(from - settings.minAgeMs),
                isAsOf: wish.asOf !== undefined,
                isDenied: (build) => (0, _pin_config_js__WEBPACK_IMPORTED_MODULE_4__.GZ)(settings.denies, reference, build),
            };
        }
        function decideByDigest(reference, digest, { settings, wish }) {
            const { host } = reference;
            if (reference.digest === digest)
                return skip('current', "it is the tag's current digest");
            if (wish.asOf !== undefined || wish.rollBack !== undefined)
                return skip('no-history', `${host} has no tag history, so past builds are unknown`);
            if ((0, _pin_config_js__WEBPACK_IMPORTED_MODULE_4__.GZ)(settings.denies, reference, { digest, at: undefined }))
                return skip('denied', "the tag's current digest is denied by the configuration file");
            if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
                const age = (0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(settings.minAgeMs);
                return skip('age-unknown', `${host} publishes no build timestamps, and a minimum age of ${age} is set; set unknown-age: accept to allow it`);
            }
            return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
        }
        function decideByHistory(reference, history, chosen, rules) {
            const { wish } = rules;
            const builds = buildWish(reference, rules);
            const choice = wish.rollBack === undefined
                ? (chosen ?? (0, _history_choose_build_js__WEBPACK_IMPORTED_MODULE_1__.s9)(history, builds))
                : (0, _history_choose_build_js__WEBPACK_IMPORTED_MODULE_1__.Fu)(history, reference.digest, wish.rollBack, builds.isDenied);
            if (choice.kind === 'none')
                return skip(choice.why, whyNone(choice.why, { reference, history }, rules));
            const { build } = choice;
            const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
            const step = (0, _history_choose_build_js__WEBPACK_IMPORTED_MODULE_1__.CR)(history, reference.digest, build, allowsBack);
            if (step !== 'move')
                return skip(step, whyNot(step, build.at, wasDeniedSince(reference, history, rules)));
            const distance = reference.digest === undefined ? undefined : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.hJ)(history, reference.digest, build.digest);
            return {
                kind: 'move',
                to: build.digest,
                builtAt: build.at,
                builds: distance?.builds,
                days: distance?.days,
            };
        }
        function whyNone(why, { reference, history }, { settings, wish }) {
            switch (why) {
                case 'no-build':
                    if (history.length === 0)
                        return 'its tag has no history';
                    if (wish.rollBack?.kind === 'to')
                        return 'its tag has never pointed to that digest';
                    return reference.digest === undefined || (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.w)(history, reference.digest) !== undefined
                        ? 'its tag does not have that many earlier builds'
                        : "its digest is not in the tag's history, so builds cannot be counted back from it";
                case 'denied':
                    return 'every matching build is denied by the configuration file';
                case 'too-young': {
                    const usual = (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.s$)(history);
                    const often = usual === undefined ? '' : `; the tag is usually rebuilt every ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(usual)}`;
                    return wish.asOf === undefined
                        ? `its oldest build is younger than ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(settings.minAgeMs)}${often}`
                        : 'the tag had no build at that time';
                }
                case 'lockstep':
                    return 'it is in lockstep with other tags of its image in this file, and not all of them have a matching build';
            }
        }
        function wasDeniedSince(reference, history, { settings: { denies } }) {
            const pinned = reference.digest === undefined ? undefined : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.w)(history, reference.digest);
            return pinned !== undefined && (0, _pin_config_js__WEBPACK_IMPORTED_MODULE_4__.GZ)(denies, reference, pinned);
        }
        function whyNot(step, at, isPinDenied) {
            switch (step) {
                case 'current':
                    return 'it is already on the selected build';
                case 'would-go-back':
                    return isPinDenied
                        ? `the pinned build is denied by the configuration file, and the selected build, of ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_3__.im)(at)}, is older; use rollback to select an older build`
                        : `the selected build, of ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_3__.im)(at)}, is older than the pinned build`;
                case 'not-in-history':
                    return "its digest is not in the tag's history; run `mooring verify` to find its origin, or remove the digest to pin it again";
            }
        }
        function lookupFailed({ message, hint }) {
            return { kind: 'skip', code: 'lookup-failed', reason: `${message}. ${hint.replace(/\.$/, '')}` };
        }
        function skip(code, reason) {
            return { kind: 'skip', code, reason };
        }
    }),
    4084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (placeOf)
        });
        const PIN_SKIP_CODES = (null && ([
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
            'lookup-failed',
            'not-editable',
        ]));
        function placeOf({ file, line, written }) {
            return JSON.stringify([file, line, written]);
        }
    }),
    13: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (BODY_LIMIT),
            lc: () => (renderBody),
            vk: () => (advisoryNotes)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9820);
        var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _update_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6558);
        var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(795);
        const BODY_LIMIT = 50_000;
        const OWN_TEMPLATE = 'This pull request pins {count} to exact builds in {files}.\n\n{table}\n\n{skipped}\n\n{notes}';
        function renderBody(parts, limit) {
            const { images, files } = (0, _update_text_js__WEBPACK_IMPORTED_MODULE_1__.OY)(parts.moves);
            const own = parts.template.trim() === '';
            const values = {
                count: own
                    ? `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(parts.moves.length, 'reference')} of ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(images, 'image')}`
                    : String(parts.moves.length),
                images: String(images),
                files: own ? (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(files, 'file') : String(files),
                group: (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(parts.key),
                notes: parts.notes.join('\n\n'),
            };
            const template = (own ? OWN_TEMPLATE : parts.template).slice(0, limit / 2);
            const fixed = (0, _template_js__WEBPACK_IMPORTED_MODULE_2__.ou)(template, { ...values, table: '', skipped: '' }).length;
            const room = Math.max(0, limit - fixed - 1_000);
            const moves = movesTable(parts.moves, room * (2 / 3));
            const skipped = skippedSection(parts.skipped, room - moves.length);
            return (0, _template_js__WEBPACK_IMPORTED_MODULE_2__.ou)(template, { ...values, table: moves, skipped })
                .replace(/\n{3,}/g, '\n\n')
                .trim();
        }
        function movesTable(moves, room) {
            const withAdvisories = moves.some(({ advisories }) => advisories !== undefined);
            const heads = ['File', 'Image', 'Tag', 'From', 'To', 'Change', ...(withAdvisories ? ['Advisories'] : [])];
            const rows = moves.map((move) => moveRow(move, withAdvisories));
            return fitted(rows, room, (shown) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.tp)(heads, shown), 'reference');
        }
        function moveRow(move, withAdvisories) {
            const cells = [
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(`${move.file}:${move.line}`),
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(move.image),
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(move.tag),
                move.from === undefined ? 'no digest' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)((0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(move.from)),
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)((0, _update_text_js__WEBPACK_IMPORTED_MODULE_1__.$r)(move)),
                (0, _update_text_js__WEBPACK_IMPORTED_MODULE_1__.ly)(move),
            ];
            return withAdvisories ? [...cells, advisoryCell(move.advisories)] : cells;
        }
        function advisoryCell(advisories) {
            if (advisories === undefined)
                return 'not checked';
            if (advisories.kind === 'unknown')
                return 'unknown';
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
                .map((id) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(id, LONGEST_ID))
                .join(', ');
            return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
        }
        const MOST_REASONS = 3;
        function advisoryNotes(moves) {
            const whys = moves.flatMap(({ advisories }) => (advisories?.kind === 'unknown' ? [advisories.why] : []));
            const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, moves: same.length }));
            const more = reasons.slice(MOST_REASONS).reduce((sum, { moves: some }) => sum + some, 0);
            return [
                ...reasons
                    .slice(0, MOST_REASONS)
                    .map(({ why, moves: some }) => `${notKnown(some)}: ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(why, 300)}.`),
                ...(more === 0 ? [] : [`${notKnown(more)}, for other reasons.`]),
            ];
        }
        function notKnown(unknown) {
            return `Advisory impact unknown for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(unknown, 'update')}`;
        }
        function skippedSection(skipped, room) {
            const listed = skipped.filter((skip) => skip.code !== 'current');
            const current = skipped.length - listed.length;
            const lines = current > 0 ? [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(current, 'reference')} already on the selected build.`] : [];
            if (listed.length > 0) {
                const rows = listed.map(({ file, line, written, reason }) => [
                    (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(`${file}:${line}`),
                    written === '' ? '' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(written),
                    (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(reason),
                ]);
                const list = fitted(rows, room, (shown) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.tp)(['File', 'Reference', 'Reason'], shown), 'reference');
                lines.push((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.zH)(`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(listed.length, 'reference')} skipped`, list));
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
            const rest = `… and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(rows.length - shown.length, `more ${word}`)}; the job summary lists all of them.`;
            return [render(shown), rest].filter((text) => text !== '').join('\n\n');
        }
    }),
    7325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gk: () => (isGroupBranch),
            hq: () => (branchNameProblem),
            oD: () => (groupBranch)
        });
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
            return FORBIDDEN.test(name) ? 'is not a valid branch name' : undefined;
        }
    }),
    3500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (GROUPINGS),
            n: () => (groupPlan)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        const GROUPINGS = ['all', 'directory', 'image'];
        function groupPlan(plan, grouping) {
            const groups = Map.groupBy(plan.moves, (move) => keyOf(move, grouping));
            return [...groups].map(([key, moves]) => ({
                key,
                moves,
                skipped: plan.skipped.filter((skip) => isListedIn(key, skip, grouping)),
            }));
        }
        function isListedIn(key, { code, file }, grouping) {
            switch (grouping) {
                case 'all':
                    return true;
                case 'directory':
                    return directoryOf(file) === key;
                case 'image':
                    return code !== 'current';
                default:
                    return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(grouping);
            }
        }
        function keyOf(move, grouping) {
            switch (grouping) {
                case 'all':
                    return '';
                case 'directory':
                    return directoryOf(move.file);
                case 'image':
                    return move.image;
                default:
                    return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(grouping);
            }
        }
        function directoryOf(path) {
            const slash = path.lastIndexOf('/');
            return slash === -1 ? '.' : path.slice(0, slash);
        }
    }),
    1799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            MS: () => (templateProblem),
            NX: () => (TITLE_WORDS),
            d9: () => (BODY_WORDS),
            ou: () => (fillTemplate)
        });
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(740);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6158);
        const TITLE_WORDS = ['count', 'images', 'files', 'group'];
        const BODY_WORDS = [...TITLE_WORDS, 'table', 'skipped', 'notes'];
        const WORD = /\{([a-z]+)\}/g;
        function templateProblem(template, words) {
            const unknown = [...template.matchAll(WORD)]
                .map(([, word = '']) => word)
                .find((word) => !words.includes(word));
            if (unknown === undefined)
                return undefined;
            const nearest = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__.z)(unknown, words);
            const advice = nearest === undefined
                ? `known placeholders are ${words.map((word) => `{${word}}`).join(', ')}`
                : `did you mean {${nearest}}?`;
            return `{${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(unknown, 40)}} is not a placeholder; ${advice}`;
        }
        function fillTemplate(template, values) {
            return template.replace(WORD, (written, word) => values[word] ?? written);
        }
    }),
    6558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $r: () => (targetOf),
            OY: () => (extentOf),
            ly: () => (distanceText)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
        var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(795);
        function distanceText({ from, builds, days, isKept }) {
            if (isKept === true)
                return 'as proposed before';
            if (from === undefined)
                return 'first pin';
            if (builds === undefined || days === undefined)
                return '';
            const back = builds < 0 ? 'back ' : '';
            return `${back}${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(Math.abs(builds), 'build')}, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(Math.abs(days), 'day')}`;
        }
        function targetOf({ to, builtAt }) {
            return builtAt === undefined ? (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.VK)(to) : `${(0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.VK)(to)} of ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.im)(builtAt)}`;
        }
        function extentOf(moves) {
            return {
                images: new Set(moves.map(({ image, tag }) => `${image}:${tag}`)).size,
                files: new Set(moves.map(({ file }) => file)).size,
            };
        }
    }),
    360: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hl: () => (fileJson),
            Ve: () => (imagesTable),
            em: () => (sentence),
            nf: () => (imagesJson)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2048);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5715);
        var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1786);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(795);
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
                        reference: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference),
                        tag: (0, _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__.Q9)(image) ?? null,
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
            return { path, images: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(images), skipped: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(skipped) };
        }
        function imagesJson(files) {
            const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
            const images = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.images));
            const skipped = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.skipped));
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
            const totals = `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(images.length, 'image')}, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(skipped.length, 'skipped place')}`;
            const rows = [...listed, ...left].map((row) => row.map((cell) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)(cell)));
            return [...(0, _columns_js__WEBPACK_IMPORTED_MODULE_5__.R)(rows), totals].map((line) => `${line}\n`).join('');
        }
        function sentence(clause) {
            const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
            return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
        }
    }),
    1786: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RO: () => (jsonValues),
            Rr: () => (jsonList),
            i7: () => (jsonLines),
            iC: () => (jsonWithLists)
        });
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
    }),
    6409: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Pp: () => (diffLines),
            oW: () => (patchText),
            tx: () => (pinLines),
            jG: () => (pinsJson),
            um: () => (pinsOutput),
            j0: () => (pinsReport),
            ue: () => (renderPinSummary)
        });
        var markdown = __webpack_require__(9820);
        var instant = __webpack_require__(2224);
        var pin_plan = __webpack_require__(4084);
        var pull_request_body = __webpack_require__(13);
        var update_text = __webpack_require__(6558);
        ;
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
        var report_images = __webpack_require__(360);
        var json_lines = __webpack_require__(1786);
        ;
        function pinLines({ moves, skipped }) {
            return [
                ...moves.map((move) => {
                    const distance = (0, update_text.ly)(move);
                    const far = distance === '' ? '' : ` (${distance})`;
                    return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${(0, update_text.$r)(move)}${far}`;
                }),
                ...skipped.filter(isReported).map(({ file, line, written, reason }) => {
                    return `${file}:${line}  ${written === '' ? 'the file' : written} skipped: ${reason}`;
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
                return `- ${(0, markdown.aY)(branch)}${link}: ${(0, markdown.FV)(said)}`;
            });
            const judged = new Map(outcomes.flatMap(({ moves }) => moves.map((move) => [(0, pin_plan.$)(move), move])));
            const moves = plan.moves.map((move) => judged.get((0, pin_plan.$)(move)) ?? move);
            const template = moves.length === 0 ? '{skipped}' : '';
            const parts = { key: '', moves, skipped: plan.skipped, notes: (0, pull_request_body.vk)(moves), template };
            const body = (0, pull_request_body.lc)(parts, SUMMARY_LIMIT);
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
                    return { file, line, written: text, reason: { code: why, sentence: (0, report_images.em)(reason) } };
                }),
            };
        }
        function pinsJson({ schema, written, changedFiles, moves, skipped }) {
            const head = `"schema":"${schema}","written":${written},"changedFiles":${JSON.stringify(changedFiles)}`;
            return `{${head},"moves":${(0, json_lines.i7)(moves)},"skipped":${(0, json_lines.i7)(skipped)}}\n`;
        }
        function reportedMove(move) {
            const { file, line, written, image, tag, from, to, builtAt, builds, days, isKept } = move;
            return {
                file,
                line,
                written,
                image,
                tag,
                ...(isKept === undefined ? {} : { isKept }),
                from: from ?? null,
                to,
                builtAt: builtAt === undefined ? null : (0, instant.r4)(builtAt),
                builds: builds ?? null,
                days: days ?? null,
            };
        }
        function isReported({ code: why }) {
            return why !== 'current';
        }
    }),
    5274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (rewriteFiles)
        });
        var list_images = __webpack_require__(2423);
        var errors = __webpack_require__(6046);
        ;
        function applyEdits(original, edits) {
            const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
            const pieces = [];
            let at = 0;
            for (const { start, end, replacement } of sorted) {
                if (start < at || end < start || end > original.length) {
                    throw new errors.OD('internal_bug', `an edit of bytes ${start} to ${end} overlaps another or leaves the file`);
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
        var image_reference = __webpack_require__(880);
        var domain_digest = __webpack_require__(3213);
        var image_list = __webpack_require__(2048);
        var pin_writing = __webpack_require__(7960);
        ;
        function planPinEdit(image, { digest, style, original }) {
            const { edit: place, writing, reference } = image;
            if (place.kind === 'not-editable')
                return dropped(place.reason);
            const accepted = acceptedStyle(image, style);
            const part = (0, domain_digest.Bc)(place.text) ? 'digest' : writing.part;
            if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
                return dropped('the tag is in a separate field and cannot be omitted');
            }
            const text = textOfPart(part, place.text, { digest, style: accepted });
            if (text === place.text)
                return { kind: 'planned', edits: [] };
            const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
            if (edits === undefined)
                return dropped('part of the reference comes from a build argument');
            return { kind: 'planned', edits: accepted === 'digest' ? [...edits, ...commentEdits(image)] : edits };
        }
        function pinnedReference(image, { digest, style }) {
            const tag = acceptedStyle(image, style) === 'digest' ? undefined : (0, image_reference.yr)(image.reference);
            return (0, image_reference.my)({ ...image.reference, tag, digest });
        }
        function pinnedTag(image, style) {
            const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
            return isLost ? undefined : (0, image_list.Q9)(image);
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
                    return (0, errors.xb)(part);
            }
        }
        function commentEdits(image) {
            const { tagComment } = image.writing;
            const tag = (0, image_list.Q9)(image);
            if (tag === undefined || tagComment === undefined || tag === tagComment.tag)
                return [];
            const { start, end } = tagComment;
            return [{ start, end, replacement: new TextEncoder().encode((0, pin_writing.FF)(tagComment, tag)) }];
        }
        function dropped(reason) {
            return { kind: 'dropped', reason };
        }
        function pinnedText(text, digest, style) {
            const [tagged = '', oldDigest] = text.split('@');
            const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
            const name = colon === -1 ? tagged : tagged.slice(0, colon);
            if (style === 'digest')
                return `${name}@${digest}`;
            const tag = colon === -1 ? '' : tagged.slice(colon);
            return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
        }
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
        ;
        function planEdits({ images, pins, ...how }) {
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
                return 'the file changed since it was read';
            if (otherDigest !== undefined)
                return 'another image shares this text and would get a different digest';
            const plan = planPinEdit(image, { ...how, digest });
            if (plan.kind === 'dropped')
                return plan.reason;
            const key = placeKey(image);
            return key === undefined
                ? 'its text was not found in the file'
                : { key, image, digest, edits: plan.edits, pins };
        }
        function textOf(image) {
            return placeKey(image) ?? identityOf(image);
        }
        function identityOf(image) {
            const { line, column, kind, written, reference } = image;
            return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${(0, image_reference.my)(reference)}`;
        }
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
            const reference = (0, image_reference.my)(image.reference);
            const isPinned = place !== undefined && (0, image_reference.my)(place.image.reference) === reference;
            if (!isPinned)
                return { kind, reference, tag: (0, image_list.Q9)(image) };
            const { digest } = place;
            return { kind, reference: pinnedReference(image, { digest, style }), tag: pinnedTag(image, style) };
        }
        function isAsExpected(after, { kind, reference, tag }) {
            return (after?.kind === kind && (0, image_reference.my)(after.reference) === reference && (0, image_list.Q9)(after) === tag);
        }
        function isSameSkip({ code, written }, after) {
            return after?.code === code && after.written === written;
        }
        var read_file = __webpack_require__(7915);
        ;
        async function rewriteFiles({ tree, listing, pins, style }) {
            const byFile = Map.groupBy(pins, ({ image }) => image.file);
            const paths = [...byFile.keys()].sort();
            const readings = await tree.read(paths);
            const files = [];
            const dropped = new Map();
            for (const [index, path] of paths.entries()) {
                const reading = readings[index] ?? { path, problem: 'it was not read' };
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
            const format = (0, list_images.g)(reading.path, listing);
            if ('problem' in reading || format === undefined) {
                const reason = 'problem' in reading ? reading.problem : 'the file is excluded by the configuration file';
                return { bytes: new Uint8Array(), pinned: [], dropped: pins.map((pin) => ({ pin, reason })) };
            }
            const { path: file, bytes } = reading;
            return pinFile({ file, bytes, format, options: listing.options, pins, style });
        }
        function isSame(one, other) {
            return one.length === other.length && one.every((byte, index) => byte === other[index]);
        }
        const MOST_ATTEMPTS = 4;
        const MISREAD = 'the edited file would reference different images';
        async function pinFile({ pins, style, ...file }) {
            const before = await (0, read_file.T)(file);
            const { places, dropped } = planEdits({ original: file.bytes, images: before.images, pins, style });
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
            const after = await (0, read_file.T)({ ...file, bytes });
            const wrong = new Set(findWrongPlaces({ before, after, places, style }));
            if (wrong.size === 0)
                return { bytes, kept: places };
            const isLast = attempt === MOST_ATTEMPTS;
            return applyPlaces(isLast ? [] : places.filter((place) => !wrong.has(place)), editing, attempt + 1);
        }
    })
};
