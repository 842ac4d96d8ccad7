export const id = 8406;
export const ids = [8406];
export const modules = {
    52292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            logIn: () => (logIn)
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_path_ = __webpack_require__(76760);
        var private_directory = __webpack_require__(61076);
        var call = __webpack_require__(51730);
        var pull_routes = __webpack_require__(83354);
        var sign_in_routes = __webpack_require__(27932);
        var uid = __webpack_require__(24513);
        var instant = __webpack_require__(92224);
        var secret = __webpack_require__(48325);
        var registry_session = __webpack_require__(2375);
        var files = __webpack_require__(4996);
        var external_node_fs_ = __webpack_require__(73024);
        var docker_config_file = __webpack_require__(39043);
        var docker_config_location = __webpack_require__(91186);
        var add_login = __webpack_require__(98626);
        ;
        async function prepareFiles(variables, { directory, host, runner, }) {
            const inspect = (location) => inspectFile(location, host, directory === undefined);
            const docker = findDockerConfig(variables);
            const dockerFacts = await inspect(docker);
            const store = dockerFacts?.store;
            const containers = findContainersAuth(variables) ?? (store === undefined ? undefined : defaultContainersAuth(variables));
            const containersFacts = containers === undefined ? undefined : await inspect(containers);
            warnOfOtherCredentials({ store, keysBelow: containersFacts?.keysBelow ?? [] }, variables, runner);
            if (directory === undefined) {
                return { files: [docker, ...(containers === undefined ? [] : [containers])], variables: {} };
            }
            const ownDirectory = (0, external_node_path_.join)(directory, 'docker');
            await (0, private_directory.bA)((0, external_node_path_.dirname)(docker.path), ownDirectory, /^config\.json|\.mooring/);
            const [config, auth] = [(0, external_node_path_.join)(ownDirectory, 'config.json'), (0, external_node_path_.join)(ownDirectory, 'auth.json')];
            const forDocker = { path: config, readBy: 'docker', copied: dockerFacts?.text };
            if (containers === undefined)
                return { files: [forDocker], variables: { DOCKER_CONFIG: ownDirectory } };
            return {
                files: [forDocker, { path: auth, readBy: 'containers', copied: containersFacts?.text }],
                variables: { DOCKER_CONFIG: ownDirectory, REGISTRY_AUTH_FILE: auth },
            };
        }
        async function writeLogin(files, login) {
            for (const { path, readBy, copied } of files) {
                if (copied !== undefined)
                    await (0, private_directory.Pl)(path, copied);
                await (0, docker_config_file.Wd)(path, (file) => (0, add_login.r$)(file, { ...login, readBy }, docker_config_file.Rj));
            }
        }
        function findDockerConfig(variables, machine = docker_config_location.Dg) {
            return { path: (0, docker_config_location.Q1)(variables, machine), readBy: 'docker' };
        }
        function findContainersAuth(variables) {
            const location = (path) => ({
                path: docker_config_location.Dg.path.resolve(path),
                readBy: 'containers',
            });
            const named = variables['REGISTRY_AUTH_FILE'] ?? '';
            if (named !== '')
                return location(named);
            const session = variables['XDG_RUNTIME_DIR'] ?? '';
            if (session !== '' && (0, external_node_fs_.existsSync)(session)) {
                return location(docker_config_location.Dg.path.join(session, 'containers', 'auth.json'));
            }
            const uid = process.getuid?.();
            const defaults = [
                ...(uid === undefined ? [] : [`/run/containers/${uid}/auth.json`]),
                defaultContainersAuth(variables).path,
            ];
            const existing = defaults.find((path) => (0, external_node_fs_.existsSync)(path));
            return existing === undefined ? undefined : location(existing);
        }
        function defaultContainersAuth(variables, machine = docker_config_location.Dg) {
            const { path } = machine;
            const config = variables['XDG_CONFIG_HOME'] || path.join((0, docker_config_location.lt)(variables, machine), '.config');
            return { path: path.resolve(config, 'containers', 'auth.json'), readBy: 'containers' };
        }
        async function inspectFile({ path }, host, isChanged) {
            if (isChanged)
                await (0, docker_config_file.UA)(path);
            const { text } = await (0, docker_config_file.sS)(path);
            return text === undefined ? undefined : (0, add_login.UV)(text, path, host);
        }
        function warnOfOtherCredentials({ store, keysBelow }, variables, runner) {
            if ((variables['DOCKER_AUTH_CONFIG'] ?? '') !== '') {
                runner.warning('DOCKER_AUTH_CONFIG is set and overrides every credential file, including this login. Unset it for the steps that pull.');
            }
            if (store !== undefined) {
                runner.warning(`The docker config sets the credential store ${JSON.stringify(store)}. docker, buildx and crane still use this login; programs that read only the store (helm, oras) need \`refresh: true\`.`);
            }
            if (keysBelow.length > 0) {
                runner.warning(`podman and skopeo have credentials for ${keysBelow.join(', ')}, which override this login there.`);
            }
        }
        var refresh = __webpack_require__(98913);
        var state = __webpack_require__(42075);
        ;
        async function logIn(request, run) {
            const { runner, clock, inputs, endpoints } = run;
            const isIsolated = inputs.scope === 'isolated' || inputs.refresh;
            const directory = isIsolated ? await (0, private_directory.Dn)(temporaryDirectory(run)) : undefined;
            const id = (0, external_node_crypto_.randomUUID)();
            (0, state.N)(runner, { id, files: [], directory });
            const prepared = await prepareFiles(process.env, { directory, host: endpoints.registry, runner });
            const session = await openSession(request, run);
            (0, state.N)(runner, { id, files: isIsolated ? [] : prepared.files.map(({ path }) => path), directory });
            const endsAt = (0, files.xZ)(session.registry, clock.now());
            const credentials = inputs.refresh && directory !== undefined
                ? await useHelper(directory, { ...run, token: session.registry.token, endsAt })
                : { kind: 'entry', basic: (0, secret.BG)(session.registry.token) };
            await writeLogin(prepared.files, { id, host: endpoints.registry, credentials, endsAt });
            report(session, prepared, run);
        }
        async function useHelper(directory, { runner, endpoints, inputs, token, endsAt, }) {
            runner.addPath(await (0, refresh.iu)({ directory, endpoints, identity: inputs.identity, token, endsAt }));
            return { kind: 'helper', name: (0, refresh.Mo)(endpoints) };
        }
        async function openSession(request, run) {
            const { clock, send, inputs, endpoints, onSecret } = run;
            onSecret(request.token);
            const timeoutMs = inputs['timeout-seconds'] * 1000;
            const failed = new AbortController();
            const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), failed.signal]);
            const session = await (0, registry_session.M)({
                call: (0, call.u)({
                    send,
                    clock,
                    endpoints,
                    signal,
                    attemptMs: Math.min(15_000, timeoutMs / 4),
                    routes: { ...sign_in_routes.H, ...pull_routes.o },
                }),
                clock,
                endpoints,
                identity: inputs.identity,
                requestUrl: request.url,
                requestToken: request.token,
                onSecret,
                withApi: inputs['export-token'] === 'api',
            }).finally(() => failed.abort());
            warnOfSkew(session.registry, run);
            return session;
        }
        const SKEW_MS = 60_000;
        function warnOfSkew({ serverTime }, { runner, clock }) {
            const skew = serverTime === undefined ? 0 : clock.now() - serverTime;
            if (Math.abs(skew) < SKEW_MS)
                return;
            const minutes = Math.round(Math.abs(skew) / 60_000);
            runner.warning(`The clock of this runner is ${minutes} min ${skew > 0 ? 'ahead of' : 'behind'} the platform's. Correct it, or programs may reject tokens as not yet valid.`);
        }
        function report({ registry, api }, { variables, files }, run) {
            const { runner, inputs, endpoints } = run;
            for (const [name, value] of Object.entries(variables))
                runner.exportVariable(name, value);
            const end = registry.expiresAt === undefined ? '' : (0, instant.r4)(registry.expiresAt);
            runner.setOutput('status', 'signed-in');
            runner.setOutput('identity', inputs.identity);
            runner.setOutput('organization', (0, uid.zL)(inputs.identity));
            runner.setOutput('expires-at', end);
            const exported = { none: undefined, registry, api }[inputs['export-token']];
            if (exported !== undefined)
                runner.setOutput('token', exported.token.reveal());
            const until = inputs.refresh
                ? 'and refreshed when its token expires'
                : `until ${end || 'its token expires'}`;
            runner.info(`Signed in to ${endpoints.registry} as identity ${inputs.identity}, ${until}.`);
            for (const { path } of files)
                runner.info(`Written to ${path}.`);
        }
        function temporaryDirectory({ environment, runner }) {
            const path = (0, external_node_path_.relative)(environment.workspace, environment.temporaryDirectory);
            if (path === '' || (!path.startsWith('..') && !(0, external_node_path_.isAbsolute)(path))) {
                runner.warning('RUNNER_TEMP is inside the workspace: anything that copies the workspace also copies credentials.');
            }
            return environment.temporaryDirectory;
        }
    }),
    91186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dg: () => (HERE),
            Q1: () => (dockerConfigPath),
            lt: () => (homeOf),
            mO: () => (readDockerConfigs)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
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
    88411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59220);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
        }
        async function refreshToken(call, from) {
            const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
                credential: from.refreshToken,
                body: { aud: from.audience },
            });
            const { token, expiry } = value.token;
            return {
                token: new Secret(token),
                expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
                refreshToken: new Secret(value.refreshToken.token),
                serverTime,
            };
        }
    }),
    40389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43550);
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
    75398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K8: () => (ImageConfig),
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51123);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const Platform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const ImageConfig = Platform;
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: Platform.optional(),
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
            distribution: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).optional(),
        });
    }),
    53974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
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
    51123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
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
            digest: DigestText.optional(),
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
    83354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53974);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84672);
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
    27932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84672);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    }),
    33213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest),
            su: () => (digestName)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, 7);
        }
    }),
    33201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
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
    2375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (openRegistrySession)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48325);
        var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76962);
        var _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40389);
        async function openRegistrySession(options) {
            const { call, endpoints, onSecret } = options;
            const audiences = [(0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints), ...(options.withApi ? [endpoints.apiUrl] : [])];
            const [service, [registry, api]] = await Promise.all([
                fetchTokenService(call, endpoints),
                (0, _sign_in_js__WEBPACK_IMPORTED_MODULE_3__._)(audiences, options),
            ]);
            if (registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', 'an audience is missing');
            const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
                query: { service },
                credential: registry.token,
            });
            for (const text of [value.token, value.access_token, value.refresh_token]) {
                if (text !== undefined)
                    onSecret(new _domain_secret_js__WEBPACK_IMPORTED_MODULE_2__.zh(text));
            }
            return { registry, api };
        }
        async function fetchTokenService(call, { registry, registryUrl, tokenUrl }) {
            const { response } = await call('checkRegistryAccess', 'fetch the token endpoint of the registry', {
                answers: [401],
            });
            if (response.status !== 401)
                return undefined;
            const hosts = new Set([registryUrl, tokenUrl].map((url) => new URL(url).host));
            const challenges = (0, _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.P)(response.headers['www-authenticate'] ?? '');
            const bearers = challenges.filter(({ scheme }) => scheme === 'bearer');
            for (const { parameters } of bearers) {
                const realm = parameters['realm'];
                if (realm === undefined)
                    continue;
                (0, _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.O)(realm, { registry, isTokenHost: ({ host }) => hosts.has(host) });
            }
            return bearers[0]?.parameters['service'];
        }
    }),
    76962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88411);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45228);
        var _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87420);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
            return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
        }
        async function exchangeForAudiences(audiences, options) {
            const minted = await mint(options);
            const mintedAt = options.clock.now();
            try {
                return await exchange(minted, audiences, options);
            }
            catch (error) {
                const lived = options.clock.now() - mintedAt;
                if (!isRejected(error) || !hasExpired(minted, lived))
                    throw explain(error, minted.claims, options);
            }
            const again = await mint(options);
            try {
                return await exchange(again, audiences, options);
            }
            catch (error) {
                throw explain(error, again.claims, options);
            }
        }
        async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
            const audience = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
                onSecret(exchanged.token);
                return exchanged;
            }));
        }
        const MARGIN_MS = 30_000;
        function hasExpired({ claims, serverTime }, livedMs) {
            if (claims.expiresAt === undefined || serverTime === undefined)
                return false;
            return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
        }
        function isRejected(error) {
            return error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.sW)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    }),
    49567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
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
