import { shared } from './shared.js';
export const id = 8548;
export const ids = [8548];
export const modules = {
    13743: shared[13743],
    34799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            U: () => (withFileLock)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67872);
        const UNOWNED_MS = 1_000;
        const RETRY_MS = 25;
        async function withFileLock(path, { staleMs, waitMs }, work) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true, mode: 0o700 });
            const mine = formatOwner({ machine: await nameMachine(), pid: process.pid, id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() });
            const giveUpAt = Date.now() + waitMs;
            while (!(await take(path, mine))) {
                await removeIfStale(path, staleMs);
                if (Date.now() > giveUpAt)
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_5__.OD('config_file_busy', `another process holds ${path}`);
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
            }
            try {
                return await work();
            }
            finally {
                if ((await readText(path)) === mine)
                    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            }
        }
        async function take(path, owner) {
            const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx', 0o600).catch((error) => {
                if ((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_5__.UQ)(error) === 'EEXIST')
                    return undefined;
                throw error;
            });
            if (file === undefined)
                return false;
            try {
                await file.writeFile(owner);
                return (await readText(path)) === owner;
            }
            catch (error) {
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
                throw error;
            }
            finally {
                await file.close();
            }
        }
        async function removeIfStale(path, staleMs) {
            const seen = await readText(path);
            if (seen === undefined)
                return;
            const age = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
            if (age <= (seen === '' ? UNOWNED_MS : staleMs) && !(await isOrphaned(seen)))
                return;
            const aside = `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
            const isMoved = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside).then(() => true, () => false);
            if (!isMoved)
                return;
            const moved = await readText(aside);
            if (moved !== undefined && moved !== seen)
                await take(path, moved);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
        }
        function formatOwner({ machine, pid, id }) {
            return `${machine}\n${pid}\n${id}\n`;
        }
        async function isOrphaned(text) {
            const [machine, pid] = text.split('\n');
            if (machine !== (await nameMachine()) || !/^[1-9]\d*$/.test(pid ?? ''))
                return false;
            try {
                process.kill(Number(pid), 0);
                return false;
            }
            catch (error) {
                return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_5__.UQ)(error) === 'ESRCH';
            }
        }
        async function nameMachine() {
            const namespace = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
            return `${(0, node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`;
        }
        async function readText(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => undefined);
        }
    }),
    35456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dn: () => (makePrivateDirectory),
            Pl: () => (writePrivateFile),
            bA: () => (linkEntries),
            th: () => (removePrivateDirectory)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _replace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40672);
        const PREFIX = 'mooring-login-';
        async function makePrivateDirectory(parent) {
            try {
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(parent, { recursive: true });
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(parent), PREFIX));
            }
            catch (cause) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unreadable', `could not create a directory in ${parent}`, {
                    cause,
                    hint: 'Check RUNNER_TEMP: it must be a directory that this user can write to.',
                });
            }
        }
        async function removePrivateDirectory(directory, parent) {
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(parent) || !(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(directory).startsWith(PREFIX)) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'the directory to remove does not belong to a login');
            }
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
        }
        async function writePrivateFile(path, text, { executable = false } = {}) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true, mode: 0o700 });
            await (0, _replace_file_js__WEBPACK_IMPORTED_MODULE_3__.f)(path, text, { mode: executable ? 0o700 : 0o600 });
        }
        async function linkEntries(from, to, except) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true, mode: 0o700 });
            const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from).catch(() => []);
            const wanted = names.filter((name) => !except.test(name));
            await Promise.all(wanted.map((name) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name), 'junction')));
        }
    }),
    98548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runCredentialHelper: () => (runCredentialHelper),
            runIdentity: () => (runIdentity),
            runLogin: () => (runLogin),
            runLoginPost: () => (runLoginPost)
        });
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var consumers_ = __webpack_require__(38321);
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        var transport_endpoints = __webpack_require__(13743);
        var files = __webpack_require__(58806);
        var parse_json = __webpack_require__(16340);
        var unhandled_errors = __webpack_require__(62370);
        ;
        const NOT_FOUND = 'credentials not found in native keychain';
        async function runCredentialHelper() {
            process.exitCode = 1;
            try {
                process.stdout.write(await (0, unhandled_errors.j)(() => answer(process.argv[2] ?? '')));
                process.exitCode = 0;
            }
            catch (error) {
                process.stdout.write(`${(0, printable.g$)(describe(error), 1_000)}\n`);
            }
        }
        function describe(error) {
            if (error instanceof errors.OD)
                return `${error.message}. ${error.hint}`;
            return error instanceof Error ? error.message : String(error);
        }
        async function answer(action) {
            const config = await readConfig(process.env[files.SV] ?? '');
            switch (action) {
                case 'get':
                    return get(config, (await (0, consumers_.text)(process.stdin)).trim());
                case 'list':
                    return `${JSON.stringify({ [config.endpoints.registry]: '_token' })}\n`;
                case 'erase':
                    await (0, promises_.rm)((0, external_node_path_.join)(config.directory, files.vr.token), { force: true });
                    return '';
                case 'store':
                    throw refuse('does not store credentials', 'Log in to this registry without `refresh`.');
                default:
                    throw refuse(`unknown action "${action}": expected get, list or erase`, 'Programs call this helper; there is no need to run it.');
            }
        }
        async function get(config, server) {
            const { registry } = config.endpoints;
            if (hostOf(server) !== registry)
                throw new Error(NOT_FOUND);
            const { freshToken } = await Promise.all([__webpack_require__.e(5493), __webpack_require__.e(7319), __webpack_require__.e(5575)]).then(__webpack_require__.bind(__webpack_require__, 47201));
            const token = await freshToken(config);
            return `${JSON.stringify({ ServerURL: server, Username: '_token', Secret: token.reveal() })}\n`;
        }
        function hostOf(server) {
            return server.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
        }
        async function readConfig(directory) {
            const text = await (0, promises_.readFile)((0, external_node_path_.join)(directory, files.vr.config), 'utf8').catch(() => '');
            const parsed = (0, parse_json.q)(text);
            if (directory === '' || typeof parsed !== 'object' || parsed === null)
                throw uninstalled();
            const fields = new Map(Object.entries(parsed));
            const field = (name) => {
                const value = fields.get(name);
                if (typeof value !== 'string')
                    throw uninstalled();
                return value;
            };
            const endpoints = (0, transport_endpoints.Zg)({
                apiUrl: field('apiUrl'),
                issuerUrl: field('issuerUrl'),
                tokenUrl: field('tokenUrl'),
                registryUrl: field('registryUrl'),
                registry: field('registry'),
            });
            return { directory, endpoints, identity: field('identity') };
        }
        function uninstalled() {
            return refuse('is not configured', 'Run the login action with `refresh: true` before this step.');
        }
        function refuse(reason, hint) {
            return new errors.OD('config_usage_invalid', `docker-credential-mooring: ${reason}`, { hint });
        }
        var uid = __webpack_require__(8089);
        var boundary = __webpack_require__(76149);
        var runner_environment = __webpack_require__(9294);
        var service_inputs = __webpack_require__(4824);
        var oidc_request = __webpack_require__(22887);
        var create_commands = __webpack_require__(30221);
        var decide_purpose = __webpack_require__(8542);
        var role = __webpack_require__(39094);
        ;
        function describeReady(ready, { apiUrl }) {
            const { uid, name, role, decision, fingerprint, siblings } = ready;
            const proof = ready.isSignedIn
                ? 'was verified by signing in'
                : 'was verified by its claim match, since it is for other jobs than this one';
            const named = name === '' ? '' : ` (${(0, printable.g$)(name, 80)})`;
            return [
                `Identity ${uid}${named} ${DECISIONS[decision]}; it has the role ${(0, printable.g$)(role, 80)} and ${proof}.`,
                `Fingerprint: ${fingerprint}`,
                ...siblings.flatMap((sibling) => describeSibling(sibling, apiUrl)),
            ];
        }
        const DECISIONS = {
            reused: 'already exists',
            created: 'was created',
            updated: 'was restricted to its claims again',
        };
        function describeSibling({ uid, name, claimMatch }, apiUrl) {
            const subject = (0, printable.g$)(claimMatch?.subject ?? 'no exact subject', 200);
            return [
                `Mooring also created ${(0, printable.g$)(name, 80)} (${uid}) for this repository, with the subject ${subject}. If no job uses it, delete it:`,
                `  curl -fsS -X DELETE -H "Authorization: Bearer $TOKEN" '${apiUrl}/iam/v2/identities/${uid}'`,
            ];
        }
        function describeUnready(result, target) {
            switch (result.kind) {
                case 'refused':
                    return {
                        code: 'config_identity_refused',
                        lines: [
                            'this workflow cannot have an identity:',
                            ...result.refusals.map(({ reason, remedy }) => `- ${(0, printable.g$)(reason, 500)}. ${remedy}`),
                        ],
                    };
                case 'missing':
                    return { code: 'auth_identity_missing', lines: describeMissing(result.plan, target) };
                case 'drifted':
                    return { code: 'auth_identity_drifted', lines: describeDrift(result.drift) };
                case 'unbound':
                    return {
                        code: 'auth_identity_missing',
                        lines: [
                            `identity ${result.identity.uid} exists, but is not bound to the role ${result.role} in the organization; to bind it:`,
                            `  chainctl iam role-bindings create --parent=${target.organization} --identity=${result.identity.uid} --role=${result.role}`,
                        ],
                    };
                default:
                    return (0, errors.xb)(result);
            }
        }
        function describeMissing(plan, target) {
            const accesses = [{ identity: plan, role: roleNamed(target.role) }];
            const commands = { organization: target.organization, accesses };
            const indent = (line) => `  ${line}`;
            return [
                'no identity exists for this workflow, and `mode: require` does not create one; to create it:',
                'chainctl:',
                ...(0, create_commands.lE)(commands).map(indent),
                'Terraform:',
                ...(0, create_commands.uY)(commands).map(indent),
            ];
        }
        function roleNamed(name) {
            return { name, description: '', capabilities: [], isBuiltIn: (0, role.UJ)(name) };
        }
        function describeDrift({ identity, differences, isManaged, proof }) {
            const show = (text) => (text === undefined ? '(none)' : (0, printable.g$)(text, 300));
            return [
                `identity ${(0, printable.g$)(identity.name, 80)} (${identity.uid}) has changed since it was created:`,
                ...differences.map(({ field, found, wanted }) => `- ${(0, printable.g$)(field, 80)}: found ${show(found)}, expected ${show(wanted)}`),
                ...(isManaged
                    ? []
                    : ['Mooring does not change it, since its description no longer marks it as managed by Mooring.']),
                ...(proof.kind === 'narrows'
                    ? []
                    : [`Restoring it could accept additional tokens, because of ${(0, printable.g$)(proof.because.field, 80)}.`]),
            ];
        }
        var schemas = __webpack_require__(92857);
        ;
        const RoleName = schemas.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,62}$/, 'must be the name of a role');
        const ImagePath = schemas.YjP()
            .regex(/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)+$/, 'must be organization/image, without host and tag');
        const IdentityInputs = schemas.Ikc({
            ...service_inputs.TT,
            identity: service_inputs.nf,
            mode: schemas.k5n(['require', 'create'], 'must be require or create'),
            'on-drift': schemas.k5n(['fail', 'update'], 'must be fail or update'),
            purpose: schemas.k5n(['', ...decide_purpose.a7], `must be ${decide_purpose.a7.join(', ')}, or empty`),
            environment: schemas.YjP().regex(/^[^\r\n]{0,255}$/, 'must be the name of an environment'),
            role: schemas.KCZ([schemas.euz(''), RoleName], 'must be the name of a role'),
            'allow-role': schemas.KCZ([schemas.euz(''), RoleName], 'must be the name of a role'),
            'pin-ref': schemas.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
            'verify-image': schemas.KCZ([schemas.euz(''), ImagePath], 'must be organization/image, without host and tag'),
            'expect-organization': schemas.YjP()
                .regex(/^(?:[0-9a-f]{40})?$/, 'must be the uid of an organization: 40 hex digits; a group below it has no registry'),
        });
        ;
        async function runIdentity() {
            await (0, boundary.C)(identity);
        }
        async function identity(context) {
            const inputs = (0, service_inputs.Ko)(IdentityInputs, (name) => context.runner.input(name));
            requireOrganization(inputs);
            requireConsistent(inputs);
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, runner_environment.Q)(process.env);
            const options = optionsOf({ ...context, inputs, endpoints, environment });
            const result = await findOrExplain(options);
            if (result.kind !== 'ready') {
                const target = { organization: (0, uid.zL)(options.identity), role: options.role };
                const { code, lines } = describeUnready(result, target);
                throw new errors.OD(code, lines.join('\n'));
            }
            for (const line of describeReady(result, endpoints))
                context.runner.info(line);
            publish(result, context.runner);
            return 0;
        }
        function requireConsistent({ purpose, environment, 'pin-ref': pinRef }) {
            if (purpose === '' && environment !== '') {
                throw new errors.OD('config_input_invalid', '`environment` requires `purpose`');
            }
            if (purpose !== '' && pinRef) {
                throw new errors.OD('config_input_invalid', '`pin-ref` cannot be combined with `purpose`');
            }
        }
        function requireOrganization(inputs) {
            const organization = inputs['expect-organization'];
            if (organization === '' || organization === (0, uid.zL)(inputs.identity))
                return;
            throw new errors.OD('auth_wrong_organization', `identity ${inputs.identity} does not belong to organization ${organization}`);
        }
        function optionsOf({ inputs, environment, ...context }) {
            const found = (0, oidc_request.M)(environment);
            if (found.kind !== 'request')
                throw found.error;
            context.onSecret(found.token);
            return {
                ...context,
                signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1000),
                identity: inputs.identity,
                requestUrl: found.url,
                requestToken: found.token,
                run: {
                    eventName: environment.eventName,
                    repositoryId: process.env['GITHUB_REPOSITORY_ID'] ?? '',
                    defaultBranch: environment.event.repository?.default_branch,
                },
                mode: inputs.mode,
                onDrift: inputs['on-drift'],
                purpose: inputs.purpose === '' ? undefined : inputs.purpose,
                environment: inputs.environment === '' ? undefined : inputs.environment,
                role: roleName(inputs),
                allowRole: inputs['allow-role'],
                pinRef: inputs['pin-ref'],
                image: imageOf(inputs['verify-image']),
            };
        }
        function roleName({ role, purpose }) {
            if (role !== '')
                return role;
            return decide_purpose.x4[purpose === '' ? 'login' : purpose].role.name;
        }
        function imageOf(path) {
            const slash = path.indexOf('/');
            return slash === -1 ? undefined : { organization: path.slice(0, slash), name: path.slice(slash + 1) };
        }
        async function findOrExplain(options) {
            const { findOrCreateIdentity } = await Promise.all([__webpack_require__.e(5493), __webpack_require__.e(7319), __webpack_require__.e(5230), __webpack_require__.e(8092), __webpack_require__.e(195), __webpack_require__.e(536)]).then(__webpack_require__.bind(__webpack_require__, 69012));
            try {
                return await findOrCreateIdentity(options);
            }
            catch (error) {
                const isForbidden = error instanceof errors.OD && error.code === 'auth_forbidden';
                if (!isForbidden || options.mode !== 'create')
                    throw error;
                const role = (0, create_commands.s_)((0, uid.zL)(options.identity));
                throw new errors.OD('auth_forbidden', error.message, {
                    hint: `${error.hint}\nThe minimum role of an identity that creates others:\n${role}`,
                    cause: error,
                });
            }
        }
        function publish(ready, runner) {
            for (const warning of ready.warnings)
                runner.warning(warning, { title: 'Mooring identity' });
            runner.setOutput('identity', ready.uid);
            runner.setOutput('name', ready.name);
            runner.setOutput('decision', ready.decision);
            runner.setOutput('role', ready.role);
            runner.setOutput('fingerprint', ready.fingerprint);
        }
        ;
        const Flag = schemas.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
        const LoginInputs = schemas.Ikc({
            ...service_inputs.TT,
            identity: schemas.euz('').or(service_inputs.nf),
            'expect-organization': schemas.KCZ([
                schemas.euz(''),
                schemas.YjP().regex(/^[0-9a-f]{40}$/, 'must be the uid of an organization: 40 hex digits'),
            ]),
            'when-unavailable': service_inputs.vI,
            scope: schemas.k5n(['job', 'isolated'], 'must be job or isolated'),
            refresh: Flag,
            'export-token': schemas.k5n(['none', 'registry', 'api'], 'must be none, registry or api'),
        });
        var refresh = __webpack_require__(55925);
        ;
        async function runLogin() {
            await (0, boundary.C)(login);
        }
        async function login(context) {
            const inputs = (0, service_inputs.Ko)(LoginInputs, (name) => context.runner.input(name));
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, runner_environment.Q)(process.env);
            action_requireOrganization(inputs);
            if (inputs.refresh)
                (0, refresh.Q8)(process.platform);
            const run = { ...context, inputs, endpoints, environment };
            const found = (0, oidc_request.M)(environment);
            if (found.kind !== 'request')
                return goWithout((0, oidc_request.U)(found, inputs['when-unavailable']), run);
            if (inputs.identity === '') {
                if (inputs['when-unavailable'] !== 'anonymous') {
                    throw new errors.OD('config_input_invalid', 'input identity is not set');
                }
                return goWithout({ kind: 'anonymous', reason: 'no identity is set' }, run);
            }
            const { logIn } = await Promise.all([__webpack_require__.e(5493), __webpack_require__.e(7319), __webpack_require__.e(6653)]).then(__webpack_require__.bind(__webpack_require__, 97337));
            await logIn(found, run);
            return 0;
        }
        function goWithout({ kind, reason }, { runner, endpoints }) {
            const outcome = kind === 'skipped' ? 'Login skipped' : `Images of ${endpoints.registry} are pulled anonymously`;
            runner.notice(`${outcome}: ${reason}.`, { title: 'Mooring login' });
            runner.setOutput('status', kind);
            return 0;
        }
        function action_requireOrganization(inputs) {
            const expected = inputs['expect-organization'];
            const organization = (0, uid.zL)(inputs.identity);
            if (expected === '' || inputs.identity === '' || organization === expected)
                return;
            throw new errors.OD('auth_wrong_organization', `the identity belongs to organization ${organization}, expected ${expected}`);
        }
        var external_node_os_ = __webpack_require__(48161);
        var actions_runner = __webpack_require__(82735);
        var docker_config_file = __webpack_require__(56298);
        var private_directory = __webpack_require__(35456);
        var system_clock = __webpack_require__(24019);
        var docker_config = __webpack_require__(10370);
        var docker_config_text = __webpack_require__(93624);
        var add_login = __webpack_require__(37717);
        ;
        const FORGOTTEN_MS = 86_400_000;
        function removeLogin(file, id, { now, fingerprint }) {
            const removed = file.records.find((record) => record.id === id);
            if (removed === undefined)
                return { ...file, outcome: 'unknown' };
            const others = file.records.filter((record) => record !== removed && record.endsAt + FORGOTTEN_MS > now);
            const successor = others.find((record) => follows(record, removed, fingerprint));
            if (successor !== undefined) {
                const relinked = { ...successor, prior: removed.prior, ...originOf(removed, successor) };
                const records = others.map((record) => (record === successor ? relinked : record));
                return { ...file, records, outcome: 'handed-on' };
            }
            const { text } = file;
            if (text === undefined)
                return { ...file, records: others, outcome: 'changed' };
            return restore({ ...file, text, records: others }, removed, { now, fingerprint });
        }
        function restore(file, removed, { now, fingerprint }) {
            const origin = skipExpired(removed, file.records, { now, fingerprint });
            if (origin === removed && fingerprint(file.text) === removed.after) {
                return { ...file, text: undoLogin(file.text, removed), mode: removed.mode, outcome: 'restored' };
            }
            const bare = (0, docker_config_text.Le)(file.text, file.path);
            const current = (0, add_login.QN)((0, docker_config_text.rk)(bare, removed.host), fingerprint);
            if (!isSame(current, removed.wrote)) {
                const isBefore = isSame(current, (0, add_login.QN)(removed.prior, fingerprint));
                return { ...file, outcome: isBefore ? 'as-before' : 'changed' };
            }
            const reset = (0, docker_config_text.FS)(bare, removed.host, origin.prior).text;
            const text = (0, docker_config_text.BM)(reset, [...removed.sections, ...origin.sections]);
            const isEmpty = origin.mode === undefined && text.replaceAll(/\s/g, '') === '{}';
            return {
                ...file,
                text: isEmpty ? undefined : text,
                mode: isEmpty ? undefined : (origin.mode ?? file.mode),
                records: file.records.filter((record) => record !== origin),
                outcome: 'restored',
            };
        }
        function undoLogin(text, { mode, undo }) {
            if (mode === undefined)
                return undefined;
            return undo.reduce((current, edit) => (0, docker_config.HU)(current, edit).text, text);
        }
        function skipExpired(removed, others, { now, fingerprint }) {
            const previous = others.find((record) => record.endsAt <= now && follows(removed, record, fingerprint));
            if (previous === undefined)
                return removed;
            return skipExpired(previous, others.filter((record) => record !== previous), { now, fingerprint });
        }
        function follows(later, earlier, fingerprint) {
            return later.host === earlier.host && isSame((0, add_login.QN)(later.prior, fingerprint), earlier.wrote);
        }
        function originOf(removed, successor) {
            return {
                mode: removed.mode,
                sections: [...new Set([...removed.sections, ...successor.sections])],
                after: '',
                undo: [],
            };
        }
        function isSame(one, other) {
            return one.entry === other.entry && one.helper === other.helper;
        }
        var state = __webpack_require__(72271);
        ;
        async function runLoginPost() {
            const runner = actions_runner.A;
            const login = (0, state.m)(runner);
            if (login === undefined)
                return;
            for (const path of login.files) {
                await attempt(runner, `restore ${path}`, async () => {
                    const now = system_clock.m.now();
                    const { outcome } = await (0, docker_config_file.Wd)(path, (file) => removeLogin(file, login.id, { now, fingerprint: docker_config_file.Rj }));
                    report(outcome, path, runner);
                });
            }
            const { directory } = login;
            if (directory === undefined)
                return;
            await attempt(runner, `remove ${directory}`, () => (0, private_directory.th)(directory, process.env['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)()));
        }
        function report(outcome, path, runner) {
            if (outcome === 'restored')
                runner.info(`Restored the previous credentials in ${path}.`);
            if (outcome === 'handed-on')
                runner.info(`Kept the login of another job in ${path}, which is still in use.`);
            if (outcome === 'changed') {
                runner.warning(`Left ${path} unchanged: another program changed the entry of this login.`);
            }
        }
        async function attempt(runner, purpose, work) {
            try {
                await work();
            }
            catch (error) {
                const reason = error instanceof Error ? error.message : String(error);
                runner.warning(`Could not ${purpose}: ${(0, printable.g$)(reason)}.`);
            }
        }
        ;
    }),
    37717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            QN: () => (fingerprintState),
            UV: () => (inspectCredentialFile),
            r$: () => (addLogin)
        });
        var _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93624);
        const REFRESHED_MS = 21_600_000;
        const OWNER_ONLY = 0o600;
        function addLogin(file, login, fingerprint) {
            const before = (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.Le)(file.text ?? '', file.path);
            const prior = (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.rk)(before, login.host);
            const state = stateOf(login, prior, (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(before) !== undefined);
            const changed = (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.FS)(before, login.host, state);
            const cleaned = file.text === undefined || file.text === before ? [] : [undoCleaning(file.text, before)];
            const record = {
                id: login.id,
                host: login.host,
                endsAt: login.endsAt + (login.credentials.kind === 'helper' ? REFRESHED_MS : 0),
                wrote: fingerprintState(state, fingerprint),
                prior,
                sections: changed.sections,
                mode: file.mode,
                after: fingerprint(changed.text),
                undo: [...changed.undo, ...cleaned],
            };
            return { path: file.path, text: changed.text, mode: OWNER_ONLY, records: [...file.records, record] };
        }
        function inspectCredentialFile(text, path, host) {
            const bare = (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.Le)(text, path);
            return { text: bare, store: (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.uz)(bare), keysBelow: (0, _decide_docker_config_text_js__WEBPACK_IMPORTED_MODULE_0__.SZ)(bare, host) };
        }
        function fingerprintState(state, fingerprint) {
            const of = (value) => value === undefined ? undefined : fingerprint(JSON.stringify(JSON.parse(value)));
            return { entry: of(state.entry), helper: of(state.helper) };
        }
        function stateOf({ credentials, readBy }, prior, hasStore) {
            if (credentials.kind === 'helper')
                return { entry: prior.entry, helper: JSON.stringify(credentials.name) };
            const entry = JSON.stringify({ auth: credentials.basic });
            return { entry, helper: hasStore && readBy === 'docker' ? '""' : undefined };
        }
        function undoCleaning(original, cleaned) {
            return { at: 0, length: cleaned.length, text: original };
        }
    }),
    58806: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PJ: () => (formatCachedToken),
            SV: () => (HELPER_VARIABLE),
            c9: () => (readCachedToken),
            vr: () => (HELPER_FILES),
            xZ: () => (localExpiry)
        });
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2199);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16340);
        const HELPER_VARIABLE = 'MOORING_HELPER_DIRECTORY';
        const HELPER_FILES = {
            config: 'helper.json',
            token: 'token.json',
            lock: 'token.lock',
        };
        const DEFAULT_LIFETIME_MS = 60_000;
        function localExpiry({ expiresAt, serverTime }, now) {
            if (expiresAt === undefined)
                return now + DEFAULT_LIFETIME_MS;
            return now + (expiresAt - (serverTime ?? now));
        }
        function formatCachedToken(token, endsAt) {
            return `${JSON.stringify({ token: token.reveal(), endsAt })}\n`;
        }
        function readCachedToken(text) {
            const parsed = (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            if (typeof parsed !== 'object' || parsed === null || !('token' in parsed) || !('endsAt' in parsed)) {
                return undefined;
            }
            const { token, endsAt } = parsed;
            if (typeof token !== 'string' || typeof endsAt !== 'number')
                return undefined;
            return { token: new _values_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(token), endsAt };
        }
    }),
    93624: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BM: () => (dropEmptySections),
            FS: () => (setHost),
            Le: () => (readCredentialText),
            SZ: () => (keysBelow),
            rk: () => (readHost),
            uz: () => (readStore)
        });
        var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
        var _docker_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10370);
        var _text_field_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52384);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        const SECTIONS = { entry: 'auths', helper: 'credHelpers' };
        const PARTS = ['entry', 'helper'];
        const STORE = 'credsStore';
        const FIELDS = [...Object.values(SECTIONS), STORE];
        function readCredentialText(text, path) {
            const bare = text.replace(/^\uFEFF/, '');
            if (bare.trim() === '')
                return '{}';
            requireJson(bare, path);
            const root = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(bare);
            if (root?.type !== 'object')
                throw invalid(path, 'is not a JSON object');
            requireUnique(keysOf(root).flatMap((key) => FIELDS.find((name) => (0, _text_field_name_js__WEBPACK_IMPORTED_MODULE_2__.e)(key, name)) ?? []), path);
            for (const name of Object.values(SECTIONS)) {
                const section = findValue(root, fieldOf(root, name));
                if (section === undefined || section.type === 'null')
                    continue;
                if (section.type !== 'object')
                    throw invalid(path, `has a field ${name} that is not an object`);
                requireUnique(keysOf(section), path);
            }
            return bare;
        }
        function readStore(text) {
            const root = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
            const store = findValue(root, fieldOf(root, STORE))?.value;
            return typeof store === 'string' && store !== '' ? store : undefined;
        }
        function keysBelow(text, host) {
            return keysOf(findSection(text, 'auths')).filter((key) => key.startsWith(`${host}/`));
        }
        function readHost(text, host) {
            const valueOf = (section) => {
                const value = findValue(findSection(text, section), host);
                return value === undefined ? undefined : text.slice(value.offset, endOf(value));
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
                const root = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(current);
                const section = findSection(current, name);
                const isEmpty = section !== undefined && membersOf(section).length === 0;
                const edit = root === undefined || !isEmpty ? undefined : removeMember(root, fieldOf(root, name));
                return edit === undefined ? current : (0, _docker_config_js__WEBPACK_IMPORTED_MODULE_3__.HU)(current, edit).text;
            }, text);
        }
        function setPart(changed, name, host, value) {
            const { text } = changed;
            const section = findSection(text, name);
            if (section === undefined) {
                if (value === undefined)
                    return changed;
                const root = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
                if (root === undefined)
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', 'a credential text is no object');
                const edit = setMember(text, root, fieldOf(root, name), `{${JSON.stringify(host)}: ${value}}`);
                return { ...withEdit(changed, edit), sections: [...changed.sections, name] };
            }
            const edit = value === undefined ? removeMember(section, host) : setMember(text, section, host, value);
            return edit === undefined ? changed : withEdit(changed, edit);
        }
        function withEdit(changed, edit) {
            const { text, undo } = (0, _docker_config_js__WEBPACK_IMPORTED_MODULE_3__.HU)(changed.text, edit);
            return { ...changed, text, undo: [undo, ...changed.undo] };
        }
        function setMember(text, object, key, value) {
            const known = findValue(object, key);
            if (known !== undefined)
                return { at: known.offset, length: known.length, text: value };
            const member = `${JSON.stringify(key)}: ${value}`;
            const [previous, last] = [membersOf(object).at(-2), membersOf(object).at(-1)];
            if (last === undefined)
                return { at: object.offset + 1, length: 0, text: member };
            const gap = text.slice(previous === undefined ? object.offset : endOf(previous), last.offset);
            const [blanks = ''] = /[ \t\r\n]*$/.exec(gap) ?? [];
            return { at: endOf(last), length: 0, text: `,${blanks}${member}` };
        }
        function removeMember(object, key) {
            const members = membersOf(object);
            const index = members.findLastIndex((member) => keyOf(member) === key);
            const known = members[index];
            if (known === undefined)
                return undefined;
            const [before, after] = [members[index - 1], members[index + 1]];
            const start = before === undefined ? (after === undefined ? object.offset + 1 : known.offset) : endOf(before);
            const end = before === undefined && after !== undefined ? after.offset : endOf(known);
            return { at: start, length: end - start, text: '' };
        }
        function findSection(text, name) {
            const root = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
            const section = findValue(root, fieldOf(root, name));
            return section?.type === 'object' ? section : undefined;
        }
        function fieldOf(root, name) {
            return keysOf(root).find((key) => (0, _text_field_name_js__WEBPACK_IMPORTED_MODULE_2__.e)(key, name)) ?? name;
        }
        function findValue(object, key) {
            return membersOf(object).findLast((member) => keyOf(member) === key)?.children?.[1];
        }
        function membersOf(object) {
            return object?.type === 'object' ? (object.children ?? []) : [];
        }
        function keysOf(object) {
            return membersOf(object).map(keyOf);
        }
        function keyOf(member) {
            return String(member.children?.[0]?.value);
        }
        function endOf({ offset, length }) {
            return offset + length;
        }
        function requireJson(text, path) {
            try {
                JSON.parse(text);
            }
            catch (cause) {
                throw invalid(path, 'is not valid JSON', cause);
            }
        }
        function requireUnique(keys, path) {
            const seen = new Set();
            for (const key of keys) {
                if (seen.has(key))
                    throw invalid(path, `has more than one ${key}`);
                seen.add(key);
            }
        }
        function invalid(path, reason, cause) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_file_invalid', `the credential file ${path} ${reason}`, {
                hint: 'The file is unchanged. Fix it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to a valid one.',
                ...(cause === undefined ? {} : { cause }),
            });
        }
    }),
    10370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HU: () => (applyEdit),
            T3: () => (readRecords),
            yQ: () => (formatRecords)
        });
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16340);
        function applyEdit(text, edit) {
            const end = edit.at + edit.length;
            return {
                text: text.slice(0, edit.at) + edit.text + text.slice(end),
                undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
            };
        }
        function readRecords(text) {
            const parsed = (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__.q)(text);
            return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
        }
        function formatRecords(records) {
            return `${JSON.stringify(records)}\n`;
        }
        function isRecord(value) {
            if (!isFields(value))
                return false;
            const { id, host, endsAt, wrote, prior, sections, mode, after, undo } = value;
            return ([id, host, after].every((text) => typeof text === 'string') &&
                typeof endsAt === 'number' &&
                (mode === undefined || typeof mode === 'number') &&
                isState(wrote) &&
                isState(prior) &&
                Array.isArray(sections) &&
                sections.every((name) => typeof name === 'string') &&
                Array.isArray(undo) &&
                undo.every(isEdit));
        }
        function isState(value) {
            return isFields(value) && [value['entry'], value['helper']].every(isTextOrUndefined);
        }
        function isEdit(value) {
            return (isFields(value) &&
                typeof value['at'] === 'number' &&
                typeof value['length'] === 'number' &&
                typeof value['text'] === 'string');
        }
        function isTextOrUndefined(value) {
            return value === undefined || typeof value === 'string';
        }
        function isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
    }),
    56298: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Rj: () => (fingerprint),
            UA: () => (refuseLinks),
            Wd: () => (changeCredentialFile),
            sS: () => (readCredentialFile)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67872);
        var _io_files_file_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34799);
        var _io_files_replace_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40672);
        var _decide_docker_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10370);
        const ATTEMPTS = 3;
        const LOCK = { staleMs: 10_000, waitMs: 5_000 };
        async function changeCredentialFile(path, change) {
            try {
                await refuseLinks(path);
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true, mode: 0o700 });
                return await (0, _io_files_file_lock_js__WEBPACK_IMPORTED_MODULE_5__.U)(`${path}.mooring-lock`, LOCK, () => changeLocked(path, change));
            }
            catch (cause) {
                if (cause instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD)
                    throw cause;
                throw unwritable(path, cause);
            }
        }
        async function readCredentialFile(path) {
            try {
                return await read(path);
            }
            catch (cause) {
                if (cause instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD)
                    throw cause;
                throw unwritable(path, cause);
            }
        }
        async function refuseLinks(path) {
            for (const [place, isRight] of [
                [(0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), await kindOf((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path))],
                [path, await kindOf(path)],
            ]) {
                if (isRight === 'right')
                    continue;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_file_invalid', `${place} is ${isRight}: nothing is written there`, {
                    hint: 'Anyone who can change the link controls where credentials are written. Set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to the real path, or use `scope: isolated`.',
                });
            }
        }
        function fingerprint(text) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
        }
        async function changeLocked(path, change) {
            await removeDrafts(path);
            for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
                const changed = await tryChange(path, change);
                if (changed !== undefined)
                    return changed;
            }
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_file_busy', `another program keeps writing ${path}`);
        }
        async function removeDrafts(path) {
            const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
            const starts = [path, recordsPath(path)].map((place) => `${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(place)}.`);
            const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(directory)).filter((name) => starts.some((start) => name.startsWith(start) && _io_files_replace_file_js__WEBPACK_IMPORTED_MODULE_6__.O.test(name.slice(start.length))));
            await Promise.all(names.map((name) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name), { force: true })));
        }
        async function tryChange(path, change) {
            const before = await read(path);
            const after = change(before);
            const isLogin = after.records.length > before.records.length;
            if (isLogin)
                await writeRecords(path, after.records);
            let isDone = false;
            try {
                isDone = await replace(path, before.text, after);
            }
            finally {
                if (isLogin && !isDone)
                    await writeRecords(path, before.records);
            }
            if (!isDone)
                return undefined;
            if (!isLogin)
                await writeRecords(path, after.records);
            return after;
        }
        async function replace(path, before, after) {
            if (after.text === before)
                return true;
            if (after.text === undefined) {
                if ((await readText(path))?.text !== before)
                    return false;
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true });
                return true;
            }
            return (0, _io_files_replace_file_js__WEBPACK_IMPORTED_MODULE_6__.f)(path, after.text, {
                mode: after.mode ?? 0o600,
                isUnchanged: async () => (await readText(path))?.text === before,
            });
        }
        async function read(path) {
            const [file, records] = await Promise.all([readText(path), readText(recordsPath(path))]);
            return {
                path,
                text: file?.text,
                mode: file?.mode,
                records: records === undefined ? [] : (0, _decide_docker_config_js__WEBPACK_IMPORTED_MODULE_7__.T3)(records.text),
            };
        }
        async function readText(path) {
            const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY).catch((error) => {
                if ((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.UQ)(error) === 'ENOENT')
                    return undefined;
                throw error;
            });
            if (file === undefined)
                return undefined;
            try {
                const { mode } = await file.stat();
                const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.readFile());
                return { text, mode: mode & 0o777 };
            }
            catch (cause) {
                if (!(cause instanceof TypeError))
                    throw cause;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_file_invalid', `${path} is not valid UTF-8`, { cause });
            }
            finally {
                await file.close();
            }
        }
        async function writeRecords(path, records) {
            const place = recordsPath(path);
            if (records.length === 0)
                return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(place, { force: true });
            await (0, _io_files_replace_file_js__WEBPACK_IMPORTED_MODULE_6__.f)(place, (0, _decide_docker_config_js__WEBPACK_IMPORTED_MODULE_7__.yQ)(records), { mode: 0o600 });
        }
        function recordsPath(path) {
            return `${path}.mooring-logins`;
        }
        async function kindOf(place) {
            const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(place).catch((cause) => {
                if ((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.UQ)(cause) === 'ENOENT')
                    return undefined;
                throw unwritable(place, cause);
            });
            if (found === undefined || found.isDirectory() || found.isFile())
                return 'right';
            return found.isSymbolicLink() ? 'a symbolic link' : 'not a regular file';
        }
        function unwritable(path, cause) {
            const code = (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.UQ)(cause);
            const isMisplaced = code === 'ENOTDIR' || code === 'EISDIR';
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_file_unreadable', `could not write the credential file ${path} (${code})`, {
                cause,
                hint: isMisplaced
                    ? 'DOCKER_CONFIG must name a directory (default: `.docker`) whose `config.json` is a file; REGISTRY_AUTH_FILE must name a file.'
                    : 'Check free disk space and write permission, or use `scope: isolated`.',
            });
        }
    }),
    55925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Mo: () => (helperName),
            Q8: () => (requireShell),
            iu: () => (installHelper)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35456);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58806);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4824);
        async function installHelper(options) {
            const { directory, endpoints, identity, token, endsAt } = options;
            const launcher = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(process.argv[1] ?? ''), 'docker-credential-mooring');
            await (0, _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_1__.Pl)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__.vr.config), JSON.stringify({ ...endpoints, identity }));
            await (0, _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_1__.Pl)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__.vr.token), (0, _credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__.PJ)(token, endsAt));
            const words = [process.execPath, launcher].map(quote).join(' ');
            const lines = ['#!/bin/sh', `${_credential_helper_files_js__WEBPACK_IMPORTED_MODULE_3__.SV}=${quote(directory)} exec ${words} "$@"`, ''];
            const program = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, 'bin', `docker-credential-${helperName(endpoints)}`);
            await (0, _io_files_private_directory_js__WEBPACK_IMPORTED_MODULE_1__.Pl)(program, lines.join('\n'), { executable: true });
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program);
        }
        function helperName({ registry }) {
            if (registry === _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_4__.h$.registry)
                return 'mooring';
            return `mooring-${registry.replaceAll(/[^a-z0-9.-]/g, '-')}`;
        }
        function requireShell(platform) {
            if (platform !== 'win32')
                return;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_input_invalid', 'input refresh: not supported on Windows', {
                hint: 'Remove `refresh`, and log in again before steps that run more than an hour later.',
            });
        }
        function quote(text) {
            return `'${text.replaceAll("'", `'\\''`)}'`;
        }
    }),
    72271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            N: () => (saveLogin),
            m: () => (readLogin)
        });
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16340);
        const STATE = 'login';
        function saveLogin(runner, state) {
            runner.saveState(STATE, JSON.stringify(state));
        }
        function readLogin(runner) {
            const parsed = (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__.q)(runner.state(STATE));
            if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || !('files' in parsed))
                return undefined;
            const { id, files } = parsed;
            if (typeof id !== 'string' || !Array.isArray(files))
                return undefined;
            const directory = 'directory' in parsed && typeof parsed.directory === 'string' ? parsed.directory : undefined;
            return { id, files: files.filter((file) => typeof file === 'string'), directory };
        }
    }),
    4824: shared[4824],
    52384: shared[52384],
    16340: shared[16340]
};
