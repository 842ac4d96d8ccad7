import { shared } from './shared.js';
export const id = 6653;
export const ids = [6653];
export const modules = {
    83770: shared[83770],
    98866: shared[98866],
    98754: shared[98754],
    60951: shared[60951],
    66550: shared[66550],
    8216: shared[8216],
    97337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            logIn: () => (logIn)
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_path_ = __webpack_require__(76760);
        var private_directory = __webpack_require__(35456);
        var call = __webpack_require__(93893);
        var pull_routes = __webpack_require__(66550);
        var sign_in_routes = __webpack_require__(8216);
        var uid = __webpack_require__(8089);
        var instant = __webpack_require__(8726);
        var secret = __webpack_require__(2199);
        var registry_session = __webpack_require__(59168);
        var files = __webpack_require__(58806);
        var external_node_fs_ = __webpack_require__(73024);
        var docker_config_file = __webpack_require__(56298);
        var docker_config_location = __webpack_require__(21645);
        var add_login = __webpack_require__(37717);
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
        var refresh = __webpack_require__(55925);
        var state = __webpack_require__(72271);
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
    21645: shared[21645],
    59168: shared[59168],
    51173: shared[51173],
    63691: shared[63691],
    49567: shared[49567]
};
