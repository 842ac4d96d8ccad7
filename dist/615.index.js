export const id = 615;
export const ids = [615];
export const modules = {
    26933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r6: () => (readShellAccess),
            xJ: () => (tokenCommand),
            zZ: () => (UNAUTHENTICATED)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48325);
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
        function tokenCommand(audience) {
            return `chainctl auth token --audience=${audience}`;
        }
    }),
    58765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            ls: () => (PLACES),
            lz: () => (Identity),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
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
        const PLACES = {
            registry: {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
                value: 'HOST',
                description: 'Registry host as written in image references.',
            },
            'registry-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
                value: 'URL',
                description: 'Registry base URL, if different from `https://` plus the host.',
            },
            'token-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
                value: 'URL',
                description: "Token endpoint base URL, if different from the registry's.",
            },
            'api-url': { default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl, value: 'URL', description: 'Platform API base URL.' },
            'issuer-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
                value: 'URL',
                description: 'Platform token exchange base URL.',
            },
            'timeout-seconds': { default: '300', value: 'N', description: 'Overall timeout in seconds.' },
        };
        const PLACE_DEFAULTS = Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, place.default]));
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
    68415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            xd: () => (CLONE_OPTIONS),
            hp: () => (SetupInputs),
            fP: () => (findFacts),
            ok: () => (openClone),
            G9: () => (openIam)
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(10448);
        var work_tree = __webpack_require__(18429);
        var iam_client = __webpack_require__(86222);
        var call = __webpack_require__(51385);
        var endpoints = __webpack_require__(43550);
        var iam_routes = __webpack_require__(47252);
        var errors = __webpack_require__(56046);
        var remote = __webpack_require__(61073);
        var send_with_retry = __webpack_require__(29404);
        var printable = __webpack_require__(76158);
        var parse_json = __webpack_require__(7085);
        ;
        const MAX_BYTES = 1_000_000;
        async function fetchGitHubFacts({ owner, name }, options) {
            const purpose = `fetch the repository ${owner}/${name} from GitHub`;
            const response = await get(`${options.apiUrl}/repos/${owner}/${name}`, purpose, options);
            const moved = movedTo(response, options.apiUrl);
            const final = moved === undefined ? response : await get(moved, purpose, options);
            if (final.status !== 200)
                throw refusal(final, { repository: `${owner}/${name}`, options });
            return readFacts(final, purpose);
        }
        async function get(url, purpose, options) {
            const { token } = options;
            const headers = {
                accept: 'application/vnd.github+json',
                'user-agent': 'mooring',
                'x-github-api-version': '2022-11-28',
                ...(token === undefined ? {} : { authorization: `Bearer ${token.reveal()}` }),
            };
            try {
                return await (0, send_with_retry.G)({ method: 'GET', url, headers, maxBytes: MAX_BYTES }, purpose, options, ({ status }) => status < 500 && status !== 429);
            }
            catch (cause) {
                if (!(0, errors.UZ)(cause))
                    throw cause;
                const host = new URL(options.apiUrl).host;
                throw new errors.OD('github_unavailable', cause.message, {
                    hint: `Check that this machine can reach ${host}, or pass --repository-id, --owner-id and --default-branch.`,
                    cause,
                });
            }
        }
        function movedTo({ status, headers }, apiUrl) {
            if (![301, 307, 308].includes(status))
                return undefined;
            const location = headers['location'] ?? '';
            return location.startsWith(`${apiUrl}/repositories/`) ? location : undefined;
        }
        function refusal({ status }, { repository, options }) {
            const host = new URL(options.apiUrl).host;
            if (status === 401)
                return new errors.OD('github_token_invalid', `${host} rejected the GitHub token (401)`, {
                    hint: 'Sign in with `gh auth login`, set GH_TOKEN to a valid token, or unset it for a public repository.',
                });
            const who = options.token === undefined ? ' for an anonymous request' : '';
            const ids = `gh api repos/${repository} --jq '"--repository-id \\(.id) --owner-id \\(.owner.id)"'`;
            return new errors.OD('github_not_found', `${host} returned ${status} for ${repository}${who}`, {
                hint: `For a private repository, run \`gh auth login\` or set GH_TOKEN; offline, pass the output of: ${ids}`,
            });
        }
        function readFacts({ body }, purpose) {
            const value = (0, parse_json.q)(new TextDecoder().decode(body));
            const owner = field(value, 'owner');
            const facts = {
                owner: field(owner, 'login'),
                name: field(value, 'name'),
                repositoryId: field(value, 'id'),
                ownerId: field(owner, 'id'),
                defaultBranch: field(value, 'default_branch'),
            };
            const { defaultBranch, name, ownerId, repositoryId } = facts;
            if (typeof facts.owner === 'string' &&
                typeof name === 'string' &&
                typeof defaultBranch === 'string' &&
                isId(repositoryId) &&
                isId(ownerId))
                return {
                    owner: facts.owner,
                    name,
                    defaultBranch,
                    repositoryId: String(repositoryId),
                    ownerId: String(ownerId),
                };
            const shown = (0, printable.g$)(Object.keys(facts).join(', '), 200);
            throw new errors.OD('github_unavailable', `could not ${purpose}: the response lacks one of ${shown}`);
        }
        function isId(value) {
            return Number.isSafeInteger(value);
        }
        function field(value, name) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        }
        var secret = __webpack_require__(48325);
        ;
        async function findGitHubToken(serverUrl, { variables, command, directory, }) {
            const names = (0, remote.pH)(serverUrl)
                ? ['GH_TOKEN', 'GITHUB_TOKEN']
                : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
            const given = names.map((name) => variables[name]?.trim() ?? '').find((text) => text !== '');
            if (given !== undefined)
                return new secret.zh(given);
            const printed = await printToken(new URL(serverUrl).host, command, directory);
            return printed === '' ? undefined : new secret.zh(printed);
        }
        async function printToken(host, command, directory) {
            try {
                const { exitCode, stdout } = await command('gh', ['auth', 'token', '--hostname', host], { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : '';
            }
            catch {
                return '';
            }
        }
        var read_repository = __webpack_require__(48675);
        var access = __webpack_require__(26933);
        var service_inputs = __webpack_require__(58765);
        var cli_arguments = __webpack_require__(9473);
        ;
        const CLONE_OPTIONS = [
            {
                name: 'repository',
                value: '[HOST/]OWNER/NAME',
                description: 'Repository on GitHub; defaults to the remote `origin`.',
            },
            { name: 'default-branch', value: 'BRANCH', description: 'Default branch; defaults to the one on GitHub.' },
            {
                name: 'repository-id',
                value: 'ID',
                description: 'Numeric ID of the repository; with --owner-id, GitHub is not queried.',
            },
            { name: 'owner-id', value: 'ID', description: 'Numeric ID of the owner of the repository.' },
        ];
        const Id = schemas.YjP().regex(/^\d{0,20}$/, 'must be a number, as GitHub shows it');
        const SetupInputs = schemas.Ikc({
            ...service_inputs.TT,
            organization: schemas.euz('').or(service_inputs.yb),
            repository: schemas.YjP(),
            'default-branch': schemas.YjP(),
            'repository-id': Id,
            'owner-id': Id,
        });
        async function openClone(positionals, values) {
            const directory = (0, external_node_path_.resolve)((0, cli_arguments.gZ)(positionals));
            await (0, work_tree.T)(directory);
            const git = (0, read_repository.uM)(directory, exec_command.N);
            const root = await (0, read_repository.wg)(directory, git);
            const named = values.repository === '' ? undefined : (0, remote.o2)(values.repository);
            if (values.repository !== '' && named === undefined)
                throw new errors.OD('config_usage_invalid', `--repository: "${values.repository}" is not OWNER/NAME`);
            return {
                root,
                tree: (0, work_tree.YT)(root, exec_command.N),
                repository: named ?? (await (0, read_repository._Y)(git)),
                defaultBranch: values['default-branch'] === '' ? await (0, read_repository.Te)(git) : values['default-branch'],
            };
        }
        async function findFacts({ repository, defaultBranch, root }, values, { clock, send, variables }) {
            const { 'repository-id': repositoryId, 'owner-id': ownerId } = values;
            const { owner, name, serverUrl } = repository;
            if (repositoryId !== '' && ownerId !== '' && defaultBranch !== undefined)
                return { owner, name, repositoryId, ownerId, defaultBranch };
            const apiUrl = apiUrlOf(serverUrl, variables);
            const token = await findGitHubToken(serverUrl, { variables, command: exec_command.N, directory: root });
            const found = await fetchGitHubFacts(repository, { apiUrl, token, clock, send });
            return values['default-branch'] === '' ? found : { ...found, defaultBranch: values['default-branch'] };
        }
        function apiUrlOf(serverUrl, variables) {
            const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: server = serverUrl } = variables;
            if (apiUrl === '' || server !== serverUrl)
                return (0, remote.Ly)(serverUrl);
            return (0, endpoints.V4)('GITHUB_API_URL', apiUrl).href.replace(/\/+$/, '');
        }
        function openIam(endpoints, { send, clock, variables, signal, }) {
            const { apiToken: token } = (0, access.r6)(variables);
            return token === undefined
                ? undefined
                : (0, iam_client.L)({ call: (0, call.u)({ send, clock, endpoints, signal, routes: iam_routes.s }), token });
        }
    }),
    8615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ks: () => (chooseVisible),
            lT: () => (isBlocked),
            s: () => (setUp)
        });
        var transport_endpoints = __webpack_require__(43550);
        var errors = __webpack_require__(56046);
        var documentation = __webpack_require__(43867);
        ;
        const CONFIG_PATH = '.github/mooring.yml';
        const SCHEMA_URL = `https://raw.githubusercontent.com/${documentation.rl}/${documentation.O3}/schema/mooring-config.v1.json`;
        function configText() {
            return `# yaml-language-server: $schema=${SCHEMA_URL}
#
# Configuration of Mooring: ${(0, documentation.ou)('configuration.md')}
# Every key is optional. To use an example below, remove the \`# \` at the start of its lines.

pin:
  min-age: 3d # pin builds that are at least this old
  unknown-age: accept # also pin images whose registry publishes no build timestamps

# check:
#   min-severity: high # report lower severities without failing the check

# exclude: [test/fixtures/**] # files that are not read

# ignore: # images that are neither checked nor pinned
#   - image: cgr.dev/acme/legacy-*
#     reason: replaced next quarter
#     until: 2030-12-31
`;
        }
        var workflow_text = __webpack_require__(87908);
        ;
        function planFiles(existing, plan, { force }) {
            const config = existing.config === undefined
                ? { kind: 'create', path: CONFIG_PATH, after: configText() }
                : { kind: 'unchanged', path: existing.config };
            return [planWorkflow(existing, plan, force), config];
        }
        function planWorkflow(existing, plan, force) {
            const path = workflow_text.A8;
            const after = (0, workflow_text.LS)(plan);
            const { workflow: before, otherWorkflows: users } = existing;
            if (before === undefined)
                return users.length > 0 && !force ? { kind: 'elsewhere', path, users } : { kind: 'create', path, after };
            if (before === after)
                return { kind: 'unchanged', path };
            if (force)
                return { kind: 'replace', path, before, after };
            const filled = ['check', 'pin'].reduce((text, purpose) => text.replaceAll((0, workflow_text.c5)(purpose), plan.identities[purpose]), before);
            return filled === before
                ? { kind: 'differs', path, before, after }
                : { kind: 'fill-in', path, before, after: filled };
        }
        var remote = __webpack_require__(61073);
        ;
        function uidOf(result, purpose) {
            return result.identities.find(({ access, decision }) => access.purpose === purpose && decision !== 'refused' && decision !== 'drifted')?.uid;
        }
        function hasProblems({ roles, identities }) {
            return [...roles, ...identities].some(({ decision }) => decision === 'refused' || decision === 'drifted');
        }
        var clock = __webpack_require__(33201);
        var nearest_word = __webpack_require__(70740);
        var printable = __webpack_require__(76158);
        ;
        async function chooseOrganization(choice) {
            const { given, referenced, groups } = choice;
            if (groups === undefined) {
                const name = given === '' ? referenced[0] : given;
                if (name === undefined)
                    throw unknownOrganization('no image reference names one');
                return { name, uid: undefined };
            }
            const wanted = given === '' ? referenced : [given];
            const visible = await listOrganizations(groups);
            const found = wanted.flatMap((name) => visible.filter((one) => one.name === name))[0];
            if (found !== undefined)
                return found;
            const [only, ...others] = visible;
            if (given !== '')
                throw invisible(given, visible);
            if (only !== undefined && others.length === 0 && referenced.length === 0)
                return only;
            throw unknownOrganization(`image references name ${listNames(referenced)}, and the token can see ${listNames(visible.map(({ name }) => name))}`);
        }
        async function listOrganizations(groups) {
            const all = await Array.fromAsync(groups.list());
            return all.filter(({ uid }) => !uid.includes('/')).map(({ name, uid }) => ({ name, uid }));
        }
        function invisible(given, visible) {
            const names = visible.map(({ name }) => name);
            const nearest = (0, nearest_word.z)(given, names);
            const advice = nearest === undefined ? '' : ` Did you mean \`--organization ${nearest}\`?`;
            return new errors.OD('platform_not_found', `organization ${given} is not visible to this token; it can see ${listNames(names)}`, { hint: `Pass the name as in image references, or sign in to another account.${advice}` });
        }
        function unknownOrganization(reason) {
            return new errors.OD('config_usage_invalid', `the organization is unknown: ${reason}`, {
                hint: 'Pass `--organization NAME`, as in `cgr.dev/NAME/image`.',
            });
        }
        function listNames(names) {
            if (names.length === 0)
                return 'none';
            const shown = names.slice(0, 5).map((name) => (0, printable.g$)(name, 60));
            return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
        }
        var read_repository = __webpack_require__(48675);
        var create_commands = __webpack_require__(35225);
        var purpose = __webpack_require__(48490);
        var choose_identity = __webpack_require__(37292);
        var claim_match = __webpack_require__(17740);
        var setup = __webpack_require__(29473);
        var bind_role = __webpack_require__(29878);
        var find_identities = __webpack_require__(19472);
        var make_identity = __webpack_require__(39995);
        var settle_role = __webpack_require__(34058);
        var take_identity = __webpack_require__(94476);
        var verify_access = __webpack_require__(43074);
        ;
        async function applyIdentityPlan(options) {
            const { iam, plan, mode, pause } = options;
            const group = plan.organization;
            const planned = [...new Map(plan.accesses.map(({ role }) => [role.name, role])).values()];
            const roles = [];
            for (const role of planned) {
                roles.push(await (0, settle_role.g)(role, { roles: iam.roles, group, mode, pause }));
            }
            const identities = [];
            for (const access of plan.accesses) {
                const role = roles.find((one) => one.role.name === access.role.name);
                if (role === undefined)
                    throw new errors.OD('internal_bug', 'a planned role was not settled');
                identities.push(await settleAccess(access, role, options));
            }
            return { mode, roles, identities };
        }
        async function settleAccess(access, role, options) {
            const { iam, plan, mode, onDrift, pause } = options;
            const none = { access, uid: undefined, binding: undefined, drift: undefined, refusals: [], warnings: [] };
            const refusal = (0, setup.D)(role);
            if (refusal !== undefined)
                return { ...none, decision: 'refused', refusals: [refusal] };
            const { organization: group, audience: defaultAudience } = plan;
            const run = { iam, plan: access.identity, group, defaultAudience, pause };
            const scan = await (0, find_identities.W)(iam.identities, { group, name: access.identity.name });
            const choice = (0, choose_identity.y)(scan.identities, (0, make_identity.L)(run));
            const taken = await (0, take_identity.I)(choice, run, { canChange: mode === 'apply', onDrift });
            if (taken.kind === 'missing')
                return { ...none, decision: 'created', binding: 'created' };
            if (taken.kind === 'drifted') {
                const { drift } = taken;
                const decision = mode === 'preview' && (0, take_identity.$)(drift, { onDrift }) ? 'updated' : 'drifted';
                return { ...none, decision, uid: drift.identity.uid, drift };
            }
            const warnings = [
                ...(scan.isComplete ? [] : [find_identities.X]),
                ...taken.warnings,
                ...choice.siblings.map(superseded),
            ];
            return bind(taken, { access, role, options, warnings });
        }
        function superseded({ uid, name }) {
            return `Mooring also created ${(0, printable.g$)(name, 80)} (${uid}) for this purpose, with other claims. If no job uses it, delete it.`;
        }
        async function bind({ identity, decision }, given) {
            const { access, role, options, warnings } = given;
            const { iam, plan, mode, pause } = options;
            const { uid } = identity;
            const outcome = { access, decision, uid, drift: undefined, refusals: [], warnings };
            if (role.uid === undefined)
                return { ...outcome, binding: 'created' };
            const binding = { identityUid: uid, roleUid: role.uid, group: plan.organization };
            const bound = await (0, bind_role.KS)(iam.roleBindings, binding);
            const refusals = (0, claim_match.L6)(access.identity.claimMatch)
                ? await (0, bind_role.OJ)(iam.roles, bound.others)
                : [];
            if (refusals.length > 0)
                return { ...outcome, decision: 'refused', binding: undefined, refusals };
            const more = bound.others.map(({ name }) => `Identity ${uid} also has the role ${name}, which ${access.purpose} does not need.`);
            if (!bound.isBound && mode === 'apply')
                await (0, bind_role.O$)(iam.roleBindings, binding, pause);
            if (mode === 'apply')
                await (0, verify_access.u)(access, binding, { ...plan, iam, pause });
            return { ...outcome, binding: bound.isBound ? 'reused' : 'created', warnings: [...warnings, ...more] };
        }
        var plan_identities = __webpack_require__(8784);
        ;
        async function setUpIdentities(request) {
            const { facts, iam, organization, isWritten } = request;
            if (facts instanceof errors.OD) {
                if (iam !== undefined)
                    throw facts;
                return { kind: 'unknown', reason: facts.message, hint: facts.hint };
            }
            const plan = await (0, plan_identities._)({ ...facts, issuer: (0, purpose.nf)(request.serverUrl) }, {
                ...request,
                organization: organization.uid ?? organization.name,
            });
            const { warnings } = plan;
            if (iam === undefined)
                return {
                    kind: 'commands',
                    lines: [
                        ...warnings.map((text) => `Warning: ${text}`),
                        '# chainctl',
                        ...(0, create_commands.lE)(plan),
                        '',
                        '# Terraform',
                        ...(0, create_commands.uY)(plan),
                    ],
                };
            const options = { iam, plan, onDrift: 'fail', pause: request.pause };
            const preview = await applyIdentityPlan({ ...options, mode: 'preview' });
            const isFinal = !isWritten || hasProblems(preview);
            const result = isFinal ? preview : await applyIdentityPlan({ ...options, mode: 'apply' });
            return { kind: 'token', result, warnings };
        }
        var service_inputs = __webpack_require__(58765);
        var access = __webpack_require__(26933);
        var setup_clone = __webpack_require__(68415);
        ;
        async function setUp(clone, run) {
            const { inputs, flags, context } = run;
            const endpoints = (0, service_inputs.uY)(inputs);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const iam = (0, setup_clone.G9)(endpoints, { ...context, signal });
            const found = await (0, read_repository.Fj)(clone.tree);
            const uses = await (0, read_repository.c$)(clone.tree, { registry: endpoints.registry, now: context.clock.now() });
            const organization = await chooseVisible(endpoints, {
                given: inputs.organization || (found.organization ?? ''),
                referenced: uses.organizations,
                groups: iam?.groups,
            });
            const needsFacts = iam !== undefined || !isComplete(found) || clone.defaultBranch === undefined;
            const facts = needsFacts ? await findFactsOrError(clone, run) : undefined;
            const identities = facts === undefined || (iam === undefined && isComplete(found))
                ? { kind: 'kept' }
                : await setUpIdentities({
                    ...flags,
                    serverUrl: clone.repository.serverUrl,
                    facts,
                    organization,
                    audience: (0, transport_endpoints.P5)(endpoints),
                    iam,
                    pause: (milliseconds) => (0, clock.v)(milliseconds, 'wait for the platform', { ...context, signal }),
                });
            const { repository, defaultBranch } = placeOf(clone, facts);
            const plan = {
                repository: `${repository.owner}/${repository.name}`,
                defaultBranch,
                hasHostedRunners: (0, remote.pH)(repository.serverUrl),
                identities: uidsFor(identities, found),
                organization: organization.name,
                endpoints: changedEndpoints(inputs),
            };
            return {
                repository,
                defaultBranch,
                uses,
                identities,
                registry: endpoints.registry,
                organization: organization.name,
                files: isBlocked(identities) ? [] : planFiles(found, plan, flags),
                isWritten: flags.isWritten,
                tokenCommand: (0, access.xJ)(endpoints.apiUrl),
                login: identities.kind === 'token' ? uidOf(identities.result, 'login') : undefined,
            };
        }
        function isBlocked(identities) {
            return identities.kind === 'token' && hasProblems(identities.result);
        }
        async function chooseVisible(endpoints, choice) {
            try {
                return await chooseOrganization(choice);
            }
            catch (error) {
                if (!(error instanceof errors.OD) || error.code !== 'auth_rejected')
                    throw error;
                throw new errors.OD('auth_rejected', `MOORING_API_TOKEN was rejected: ${error.message}`, {
                    hint: `It is expired or for another service. Run: export MOORING_API_TOKEN=$(${(0, access.xJ)(endpoints.apiUrl)})`,
                    cause: error,
                });
            }
        }
        async function findFactsOrError(clone, { inputs, context }) {
            try {
                return await (0, setup_clone.fP)(clone, inputs, context);
            }
            catch (error) {
                if ((0, errors.UZ)(error))
                    return error;
                throw error;
            }
        }
        function isComplete({ identities }) {
            return identities.check !== undefined && identities.pin !== undefined;
        }
        function placeOf({ repository, defaultBranch }, facts) {
            if (facts !== undefined && !(facts instanceof errors.OD)) {
                const { owner, name } = facts;
                return { repository: { ...repository, owner, name }, defaultBranch: facts.defaultBranch };
            }
            if (defaultBranch !== undefined)
                return { repository, defaultBranch };
            throw new errors.OD('config_usage_invalid', 'the default branch is unknown', {
                hint: 'Pass `--default-branch BRANCH`, or run `git remote set-head origin --auto`.',
            });
        }
        function uidsFor(identities, found) {
            const uidFor = (purpose) => identities.kind === 'token'
                ? (uidOf(identities.result, purpose) ?? `<UID of the new ${purpose} identity>`)
                : (found.identities[purpose] ?? (0, workflow_text.c5)(purpose));
            return { check: uidFor('check'), pin: uidFor('pin') };
        }
        function changedEndpoints(inputs) {
            const names = ['registry', 'registry-url', 'token-url', 'api-url', 'issuer-url'];
            return Object.fromEntries(names.filter((name) => inputs[name] !== service_inputs.h$[name]).map((name) => [name, inputs[name]]));
        }
    }),
    43550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
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
    43867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O3: () => (MOORING_REF),
            ou: () => (documentationUrl),
            rl: () => (MOORING_REPOSITORY)
        });
        const MOORING_REPOSITORY = 'your-org/mooring';
        const MOORING_REF = 'v1';
        const PUBLISHED = {
            serverUrl: 'https://github.com',
            repository: MOORING_REPOSITORY,
            ref: MOORING_REF,
        };
        function documentationUrl(page, source = PUBLISHED) {
            const { serverUrl, repository, ref } = source;
            const path = [...repository.split('/'), 'blob', ...ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${serverUrl}/${path.join('/')}/${page}`;
        }
    }),
    17740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A4: () => (canonicalText),
            L6: () => (acceptsPullRequests),
            XI: () => (readEventPattern),
            e4: () => (isSameMatch),
            g$: () => (TRUSTED_EVENTS),
            hB: () => (wantedClaimMatch),
            m$: () => (matchDifferences),
            yb: () => (conditionsOf)
        });
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37859);
        const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
        const EVENT_PATTERN = `^(${TRUSTED_EVENTS.join('|')})$`;
        function wantedClaimMatch(claims, { audience, pinRef }) {
            const { repository_id, repository_owner_id, ref } = claims;
            return {
                issuer: claims.iss,
                subject: claims.sub,
                audience,
                claims: {
                    ...(repository_id === undefined ? {} : { repository_id }),
                    ...(repository_owner_id === undefined ? {} : { repository_owner_id }),
                    ...(pinRef && ref !== undefined ? { ref } : {}),
                },
                claimPatterns: { event_name: EVENT_PATTERN },
            };
        }
        function conditionsOf(match, defaultAudience) {
            const { claims = {}, claimPatterns = {}, ...plain } = match;
            const patterns = Object.entries(claimPatterns).map(([name, value]) => {
                const exact = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(value);
                return exact === undefined || Object.hasOwn(claims, name)
                    ? [`claimPatterns.${name}`, value]
                    : [`claims.${name}`, exact];
            });
            const audience = given(match.audience) ?? (given(match.audiencePattern) ? undefined : defaultAudience);
            const conditions = [
                ...Object.entries({ ...plain, audience }),
                ...Object.entries(claims).map(([name, value]) => [`claims.${name}`, value]),
                ...patterns,
            ];
            return conditions
                .flatMap(([field, value]) => (given(value) === undefined ? [] : [[field, value ?? '']]))
                .sort(([one], [other]) => (one < other ? -1 : 1));
        }
        function canonicalText(match, defaultAudience, organization) {
            return JSON.stringify([organization, ...conditionsOf(match, defaultAudience)]);
        }
        function isSameMatch(one, other, defaultAudience) {
            return canonicalText(one, defaultAudience, '') === canonicalText(other, defaultAudience, '');
        }
        function matchDifferences(found, wanted, defaultAudience) {
            const [there, here] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
            const fields = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])].sort();
            return fields
                .map((field) => ({ field, found: there?.get(field), wanted: here?.get(field) }))
                .filter((difference) => difference.found !== difference.wanted);
        }
        function given(text) {
            return text === '' ? undefined : text;
        }
        function readEventPattern(pattern) {
            const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
            const names = list?.split('|') ?? [];
            return names.length > 0 && !names.includes('') ? names : undefined;
        }
        function acceptsPullRequests({ claimPatterns }) {
            return readEventPattern(claimPatterns.event_name)?.includes('pull_request') ?? true;
        }
    }),
    48490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G7: () => (purposeWords),
            a7: () => (PURPOSES),
            gz: () => (refuseFacts),
            nf: () => (gitHubIssuer),
            wm: () => (purposeMatch),
            x4: () => (PURPOSE_RULES)
        });
        var _claim_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17740);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37859);
        const PURPOSES = ['check', 'pin', 'login'];
        const READ_IMAGES = [
            'manifest.list',
            'referrers.list',
            'repo.blobs.get',
            'repo.list',
            'sboms.list',
            'tag.list',
        ];
        const PURPOSE_RULES = {
            check: {
                events: ['merge_group', 'pull_request', ..._claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$],
                role: {
                    name: 'mooring-check',
                    description: 'Mooring check: read images, tags, SBOMs and advisories',
                    capabilities: ['advisories.list', ...READ_IMAGES],
                    isBuiltIn: false,
                },
            },
            pin: {
                events: _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: {
                    name: 'mooring-pin',
                    description: 'Mooring pin: read images and tags, and the advisories of an update',
                    capabilities: ['advisories.list', ...READ_IMAGES],
                    isBuiltIn: false,
                },
            },
            login: {
                events: _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: { name: 'registry.pull', description: '', capabilities: [], isBuiltIn: true },
            },
        };
        function gitHubIssuer(serverUrl) {
            const { origin, hostname } = new URL(serverUrl);
            if (hostname === 'github.com')
                return 'https://token.actions.githubusercontent.com';
            if (hostname.endsWith('.ghe.com'))
                return `https://token.actions.${hostname}`;
            return `${origin}/_services/token`;
        }
        function purposeMatch(facts, { purpose, scope, audience, }) {
            const { issuer, repositoryId, ownerId, environment, defaultBranch } = facts;
            const isEnvironment = environment !== undefined;
            const isTrustedOnly = !PURPOSE_RULES[purpose].events.includes('pull_request');
            return {
                issuer,
                subjectPattern: (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.QJ)({
                    repositories: scope === 'owner' ? ownersRepositories(facts) : repositoryForms(facts),
                    contexts: isEnvironment
                        ? [(0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(`environment:${encode(environment)}`)]
                        : contextsOf(purpose, facts),
                }),
                audience,
                claims: {
                    ...(scope === 'owner' ? {} : { repository_id: repositoryId }),
                    repository_owner_id: ownerId,
                    ...(isEnvironment && isTrustedOnly ? { ref: `refs/heads/${defaultBranch}` } : {}),
                },
                claimPatterns: { event_name: `^(${PURPOSE_RULES[purpose].events.join('|')})$` },
            };
        }
        function repositoryForms({ owner, name, ownerId, repositoryId }) {
            return [`${owner}/${name}`, `${owner}@${ownerId}/${name}@${repositoryId}`].map(_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf);
        }
        function ownersRepositories({ owner, ownerId }) {
            const name = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(owner);
            return [`${name}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.dA}`, `${name}@${ownerId}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.dA}@${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.fQ}`];
        }
        function contextsOf(purpose, { defaultBranch }) {
            const { events } = PURPOSE_RULES[purpose];
            const branch = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(encode(defaultBranch));
            return [
                ...(events.includes('pull_request') ? ['pull_request'] : []),
                `ref:refs/heads/${branch}`,
                ...(events.includes('merge_group') ? [`ref:refs/heads/gh-readonly-queue/${branch}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.YN}`] : []),
            ];
        }
        function encode(value) {
            return value.replaceAll(':', '%3A');
        }
        function purposeWords({ owner, name }, purpose, scope) {
            return scope === 'owner' ? `${owner}-${purpose}` : `${owner}-${name}-${purpose}`;
        }
        function refuseFacts(facts) {
            const { issuer, owner, name, repositoryId, ownerId, defaultBranch, environment } = facts;
            const wrong = [
                URL.canParse(issuer) && new URL(issuer).protocol === 'https:' ? undefined : ['issuer', issuer],
                /^[\w-]{1,100}$/.test(owner) ? undefined : ['owner', owner],
                /^[\w.-]{1,100}$/.test(name) ? undefined : ['repository', name],
                /^\d{1,20}$/.test(repositoryId) ? undefined : ['repository id', repositoryId],
                /^\d{1,20}$/.test(ownerId) ? undefined : ['owner id', ownerId],
                isName(defaultBranch) ? undefined : ['default branch', defaultBranch],
                environment === undefined || isName(environment) ? undefined : ['environment', environment],
            ].filter((one) => one !== undefined);
            return wrong.map(([what = '', value = '']) => ({
                reason: `the ${what} ${JSON.stringify((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(value, 100))} is not valid`,
                remedy: 'Use the value that GitHub shows for this repository.',
            }));
        }
        function isName(text) {
            return /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(text) && !/[*?[\]\\^~]/.test(text);
        }
    }),
    37859: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AT: () => (matchesSubjectPattern),
            JW: () => (isNarrowerPattern),
            Kf: () => (literalPattern),
            Lm: () => (readSubjectPattern),
            QJ: () => (formatSubjectPattern),
            YN: () => (ANY_REST),
            Yq: () => (readLiteralPattern),
            dA: () => (ANY_NAME),
            fQ: () => (ANY_ID),
            u$: () => (fitsOneOf)
        });
        const ANY_NAME = '[^/:@]+';
        const ANY_ID = '[0-9]+';
        const ANY_REST = '[^:]+';
        const ALTERNATIVE = String.raw `(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|]|\[\^:\]\+|\[\^\/:@\]\+|\[0-9\]\+)+`;
        const LIST = String.raw `${ALTERNATIVE}(?:\|${ALTERNATIVE})*`;
        const FORM = new RegExp(String.raw `^\^repo:\((${LIST})\):\((${LIST})\)\$$`, 'u');
        function formatSubjectPattern({ repositories, contexts }) {
            return `^repo:(${repositories.join('|')}):(${contexts.join('|')})$`;
        }
        function literalPattern(text) {
            return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
        }
        function readLiteralPattern(pattern) {
            const [, escaped] = LITERAL.exec(pattern) ?? [];
            return escaped === undefined ? undefined : unescapePattern(escaped);
        }
        const LITERAL = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])+)\$$/u;
        function unescapePattern(escaped) {
            return escaped.replaceAll(/\\(.)/gu, '$1');
        }
        function readSubjectPattern(pattern) {
            const [, repositories, contexts] = FORM.exec(pattern) ?? [];
            if (repositories === undefined || contexts === undefined)
                return undefined;
            return { repositories: split(repositories), contexts: split(contexts) };
        }
        function split(list) {
            return list.match(new RegExp(ALTERNATIVE, 'gu')) ?? [];
        }
        function fitsOneOf(text, alternatives) {
            return alternatives.some((one) => new RegExp(`^(?:${one})$`, 'u').test(text));
        }
        function matchesSubjectPattern(subject, pattern) {
            return readSubjectPattern(pattern) === undefined ? undefined : new RegExp(pattern, 'u').test(subject);
        }
        function isNarrowerPattern(wanted, found) {
            const [inner, outer] = [readSubjectPattern(wanted), readSubjectPattern(found)];
            if (inner === undefined || outer === undefined)
                return false;
            return areCovered(inner.repositories, outer.repositories) && areCovered(inner.contexts, outer.contexts);
        }
        function areCovered(inner, outer) {
            return inner.every((one) => {
                if (outer.includes(one))
                    return true;
                const isLiteral = ![ANY_NAME, ANY_ID, ANY_REST].some((wildcard) => one.includes(wildcard));
                return isLiteral && fitsOneOf(unescapePattern(one), outer);
            });
        }
    }),
    48325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    97348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (workflowProblem),
            P: () => (summarizeRegistries)
        });
        function workflowProblem({ inWorkflows, }) {
            if (inWorkflows === 0)
                return undefined;
            const references = inWorkflows === 1 ? '1 reference is' : `${inWorkflows} references are`;
            return {
                text: `${references} in workflow files, which GITHUB_TOKEN cannot change`,
                fix: 'Set `github-token` of pin to the token of a GitHub App, or exclude `.github/workflows/**` in .github/mooring.yml.',
            };
        }
        function summarizeRegistries(images, registry) {
            const own = images.filter(({ reference }) => reference.host === registry);
            const byName = Map.groupBy(own, ({ reference }) => reference.path.split('/', 1)[0] ?? '');
            const ranked = [...byName].sort(([name, some], [other, others]) => some.length === others.length ? (name < other ? -1 : 1) : others.length - some.length);
            const hosts = images.map(({ reference }) => reference.host).filter((host) => host !== registry);
            return {
                organizations: ranked.map(([name]) => name),
                otherHosts: [...new Set(hosts)].sort(),
                references: images.length,
                images: new Set(images.map(({ reference }) => `${reference.host}/${reference.path}`)).size,
                files: new Set(images.map(({ file }) => file)).size,
                inWorkflows: images.filter(({ file }) => file.startsWith('.github/workflows/')).length,
            };
        }
    }),
    61073: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ly: () => (gitHubApiUrl),
            Zz: () => (readRemote),
            o2: () => (readRepositoryName),
            pH: () => (hasHostedRunners)
        });
        const GITHUB = 'github.com';
        const OTHER_SERVICES = /(?:^|\.)(?:gitlab|bitbucket|codeberg|gitea|dev\.azure|visualstudio|sr)\./;
        function readRemote(url) {
            const place = url.includes('://') ? readUrl(url) : readScpForm(url);
            if (place === undefined)
                return undefined;
            const { protocol, host } = place;
            if (!/[.:]/.test(host) || OTHER_SERVICES.test(host))
                return undefined;
            const [, owner, name] = /^\/*([\w.-]+)\/([\w.-]+?)(?:\.git)?\/*$/.exec(place.path) ?? [];
            if (owner === undefined || name === undefined)
                return undefined;
            const server = host === 'ssh.github.com' || host === 'www.github.com' ? GITHUB : host;
            return { serverUrl: `${protocol}//${server}`, owner, name };
        }
        function readUrl(text) {
            if (!URL.canParse(text))
                return undefined;
            const { protocol, host, hostname, pathname } = new URL(text);
            if (protocol === 'https:' || protocol === 'http:')
                return { protocol, host, path: pathname };
            const isOther = /^(?:ssh|git|git\+ssh|ssh\+git):$/.test(protocol);
            return isOther ? { protocol: 'https:', host: hostname.toLowerCase(), path: pathname } : undefined;
        }
        function readScpForm(text) {
            const [, host, path] = /^(?:[^@/\s]+@)?([^:/\s]+):(.+)$/.exec(text) ?? [];
            return host === undefined || path === undefined
                ? undefined
                : { protocol: 'https:', host: host.toLowerCase(), path };
        }
        function readRepositoryName(text) {
            const isShort = /^[\w.-]+\/[\w.-]+$/.test(text);
            return readRemote(`https://${isShort ? `${GITHUB}/` : ''}${text}`);
        }
        function gitHubApiUrl(serverUrl) {
            const { host } = new URL(serverUrl);
            return hasHostedRunners(serverUrl) ? `https://api.${host}` : `${serverUrl}/api/v3`;
        }
        function hasHostedRunners(serverUrl) {
            const { host } = new URL(serverUrl);
            return host === GITHUB || host.endsWith('.ghe.com');
        }
    }),
    87908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A8: () => (WORKFLOW_PATH),
            LS: () => (workflowText),
            c5: () => (identityPlaceholder)
        });
        var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43867);
        const WORKFLOW_PATH = '.github/workflows/mooring.yml';
        function identityPlaceholder(purpose) {
            return `REPLACE_WITH_UID_OF_${purpose.toUpperCase()}_IDENTITY`;
        }
        function workflowText(plan) {
            const { weekly, nightly } = schedules(plan.repository);
            return `# Written by \`mooring init\`, explained in ${(0, _documentation_js__WEBPACK_IMPORTED_MODULE_0__.ou)('setup.md')}
# Actions are referenced by tag; if your policy requires commit SHAs, replace the tags and remove the zizmor comments.
name: Mooring

on:
  pull_request:
  merge_group: # a merge queue; without one, this never runs
  push:
    branches: [${scalar(plan.defaultBranch)}]
  schedule:
    - cron: '${weekly}' # check every Monday: tags reach their end of life without a commit
    - cron: '${nightly}' # pin every night
  workflow_dispatch: # check and pin now

permissions: {} # each job gets only the permissions that it needs

concurrency: # a new push replaces the running check of its pull request
  group: mooring-\${{ github.event_name }}-\${{ github.event.schedule || github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    name: Check images
    if: github.event.schedule != '${nightly}'
${jobHead(plan)}
    permissions:
      contents: read # read the repository and the base of the pull request
      id-token: write # sign in to the platform; no secret is stored
    steps:
${checkout(true)}
      - uses: ${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.rl}@${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.O3} ${PIN_COMMENT}
        with:
          identity: ${plan.identities.check} # can only read
          organization: ${plan.organization}
${endpointLines(plan)}
  pin:
    name: Pin images
    if: github.event_name == 'workflow_dispatch' || github.event.schedule == '${nightly}'
${jobHead(plan)}
    permissions:
      contents: write # push the branch with the updated pins
      pull-requests: write # open the pull request
      id-token: write # sign in to the platform; no secret is stored
    steps:
${checkout(false)}
      - uses: ${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.rl}/pin@${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.O3} ${PIN_COMMENT}
        with:
          identity: ${plan.identities.pin}
${endpointLines(plan)}`.replace(/\n+$/, '\n');
        }
        const PIN_COMMENT = '# zizmor: ignore[unpinned-uses]';
        function jobHead({ hasHostedRunners }) {
            const runner = hasHostedRunners
                ? 'ubuntu-latest'
                : '[self-hosted, linux] # GitHub Enterprise Server has no hosted runners';
            return `    runs-on: ${runner}\n    timeout-minutes: 15`;
        }
        function checkout(withHistory) {
            const depth = withHistory ? '          fetch-depth: 0 # the check compares with the base commit\n' : '';
            return `      - uses: actions/checkout@v6 ${PIN_COMMENT}\n        with:\n${depth}          persist-credentials: false`;
        }
        function endpointLines({ endpoints }) {
            return Object.entries(endpoints)
                .map(([name, value]) => `          ${name}: ${scalar(value)}\n`)
                .join('');
        }
        function scalar(text) {
            const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
            return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
        }
        function schedules(repository) {
            const hash = hashOf(repository.toLowerCase());
            const minute = 1 + (hash % 59);
            const hour = 1 + ((hash >>> 8) % 5);
            return { weekly: `${minute} ${hour + 1} * * 1`, nightly: `${minute} ${hour} * * *` };
        }
        function hashOf(text) {
            let hash = 0x811c9dc5;
            for (const character of text)
                hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
            return hash;
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
    32407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (skip),
            u: () => (formatReading)
        });
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        function skip(at, written, code, reason) {
            return { kind: 'skipped', at, written, code, reason };
        }
        function formatReading({ kind, positions, found }) {
            const images = [];
            const skipped = [];
            for (const uses of groupByPlace(found)) {
                const [first] = uses;
                const listed = uses.find((use) => use.kind !== 'output');
                if (listed === undefined)
                    continue;
                const place = { ...positions.find(first.at), written: (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.written) };
                if (listed.kind === 'skipped') {
                    skipped.push({ ...place, code: listed.code, reason: (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.reason) });
                }
                else {
                    const { reference, writing } = listed;
                    images.push({ ...place, kind, reference, edit: editOf(listed, uses), writing });
                }
            }
            return { images, skipped };
        }
        function groupByPlace(found) {
            const groups = new Map();
            for (const text of found) {
                const place = placeKey(text);
                const group = groups.get(place);
                if (group === undefined)
                    groups.set(place, [text]);
                else
                    group.push(text);
            }
            return [...groups.values()].sort(([one], [other]) => one.at - other.at);
        }
        function placeKey(found) {
            const isPlaced = found.kind === 'image' && found.edit.kind === 'editable';
            return `${found.at} ${(isPlaced ? found.edit.spans[0]?.start : undefined) ?? found.at}`;
        }
        function editOf(image, uses) {
            if (uses.some(({ kind }) => kind === 'output')) {
                return usedElsewhere('it is also the name of a service that is built here');
            }
            const imageUses = uses.filter((use) => use.kind === 'image' && use.isShared).length;
            if (imageUses < image.aliases)
                return usedElsewhere('an alias uses it where no image is expected');
            return image.edit;
        }
        function usedElsewhere(reason) {
            return { kind: 'not-editable', code: 'used-elsewhere', reason };
        }
    }),
    77086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (fileText),
            T: () => (openFile)
        });
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44906);
        var _file_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
        var _found_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32407);
        function openFile(kind, bytes) {
            const file = fileText(bytes);
            if (!(0, _file_format_js__WEBPACK_IMPORTED_MODULE_1__.nE)(kind, file.text.replaceAll('\0', ''))) {
                return { kind: 'closed', reading: { images: [], skipped: [] } };
            }
            const positions = new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__._(file.whole);
            if (file.isUtf8)
                return { kind: 'open', file, positions };
            const found = [(0, _found_text_js__WEBPACK_IMPORTED_MODULE_2__.i)(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
            return { kind: 'closed', reading: (0, _found_text_js__WEBPACK_IMPORTED_MODULE_2__.u)({ kind, positions, found }) };
        }
        const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
        const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';
        function fileText(bytes) {
            const whole = (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(bytes);
            const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
            return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
        }
        function isUtf8(bytes, whole) {
            const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
            return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
        }
    }),
    50640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readPlainYaml)
        });
        var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44906);
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77086);
        var _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67125);
        function readPlainYaml(bytes) {
            const { whole, text, offset, isUtf8 } = (0, _open_file_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
            if (!isUtf8)
                return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
            const lineAt = (at) => new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__._(whole).find(at).line;
            const parsed = (0, _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__.h)({ text, offset });
            if (parsed.kind === 'unreadable')
                return { kind: 'unreadable', line: lineAt(parsed.at), reason: parsed.reason };
            const { root } = parsed;
            return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
        }
        function plainValue(node) {
            if (node.isShared)
                return null;
            switch (node.kind) {
                case 'text':
                    return node.style === 'plain' ? plainScalar((0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text)) : (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text);
                case 'list':
                    return node.items.map(plainValue);
                case 'map':
                    return Object.fromEntries(node.entries.map(({ key, value }) => [(0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(key.text), plainValue(value)]));
                case 'empty':
                case 'expression':
                    return null;
                default:
                    return (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.xb)(node);
            }
        }
        function plainScalar(text) {
            if (text === 'true' || text === 'false')
                return text === 'true';
            return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
        }
        function startAt(root, path) {
            let node = root;
            let start = root.start;
            for (const part of path) {
                const entry = node.kind === 'map' ? node.entries.find(({ key }) => key.text === part) : undefined;
                const item = node.kind === 'list' ? node.items[Number(part)] : undefined;
                const next = entry?.value ?? item;
                if (next === undefined)
                    return start;
                start = entry?.key.start ?? next.start;
                node = next;
            }
            return start;
        }
    }),
    78325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (scalarSource)
        });
        var _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98988);
        const ESCAPES = {
            n: '\n',
            t: '\t',
            '"': '"',
            '\\': '\\',
            '/': '/',
            r: '\r',
        };
        function scalarSource(scalar) {
            const source = place(scalar);
            return source.text === scalar.value ? source : (0, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(scalar.value, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
        }
        function place({ value, style, raw, at }) {
            if (style === 'block')
                return placeBlock(value, raw, at);
            const quote = style === 'quoted' ? 1 : 0;
            const inner = raw.slice(quote, raw.length - quote);
            return inner === value ? (0, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(value, at + quote) : placeEscaped(inner, at + quote);
        }
        function placeEscaped(inner, at) {
            const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            let literal = 0;
            for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
                builder.append(inner.slice(literal, slash), at + literal);
                builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                literal = slash + 2;
            }
            builder.append(inner.slice(literal), at + literal);
            return builder.build();
        }
        function placeBlock(value, raw, at) {
            const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            const header = raw.indexOf('\n') + 1;
            const indent = Math.max(0, indentOf(value, raw.slice(header)));
            let line = header;
            while (builder.length < value.length && line < raw.length) {
                const lineFeed = raw.indexOf('\n', line);
                const end = lineFeed === -1 ? raw.length : lineFeed;
                const content = raw.slice(Math.min(line + indent, end), raw.charAt(end - 1) === '\r' ? end - 1 : end);
                builder.append(content, at + line + indent);
                const joint = value.charAt(builder.length);
                if (joint === '\n' || joint === ' ')
                    builder.append(joint, joint === '\n' ? at + end : _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                line = end + 1;
            }
            return builder.build();
        }
        function indentOf(value, body) {
            const blanks = /^(?:[ \r]*\n)*( *)/;
            return (blanks.exec(body)?.[1]?.length ?? 0) - (blanks.exec(value)?.[1]?.length ?? 0);
        }
    }),
    67125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (parseYaml),
            Z: () => (splitDocuments)
        });
        var dist = __webpack_require__(38815);
        var pin_writing = __webpack_require__(67960);
        var scalar_source = __webpack_require__(78325);
        ;
        function dataNode(node, context, isShared = false) {
            if ((0, dist.Vj)(node))
                return dataNode(context.targets.get(node), context, true);
            if ((0, dist.jh)(node))
                return new YamlMapNode(node, context, isShared);
            if ((0, dist.oP)(node))
                return new YamlListNode(node, context, isShared);
            if ((0, dist.jn)(node) && !isNull(node))
                return new YamlTextNode(node, context, isShared);
            const slot = (0, dist.jn)(node) && !isShared ? slotOf(node, context) : undefined;
            return { kind: 'empty', start: startOf(node, context), isShared, slot };
        }
        const FARTHEST_COLON = 64;
        function slotOf({ range }, { text, offset }) {
            const [start, end] = range ?? [];
            if (start === undefined || end === undefined)
                return undefined;
            const before = text.slice(Math.max(0, start - FARTHEST_COLON), start);
            if (!/:[ \t]*$/.test(before))
                return undefined;
            return {
                start: start + offset,
                end: end + offset,
                written: text.slice(start, end),
                before: before.endsWith(':') ? ' "' : '"',
                after: text.charAt(end) === '#' ? '" ' : '"',
            };
        }
        const STEPS_OF_ENTRY = 16;
        class YamlMapNode {
            kind = 'map';
            start;
            isShared;
            #map;
            #entries;
            #context;
            constructor(map, context, isShared) {
                this.#map = map;
                this.#context = insideOf(map, context);
                this.start = startOf(map, context);
                this.isShared = isShared;
            }
            get isFlow() {
                return this.#map.flow === true;
            }
            get entries() {
                this.#entries ??= this.#readEntries();
                return this.#entries;
            }
            get mergedEntries() {
                const [own, ...merged] = mapsInMergeOrder(this.#map, this.#context);
                if (own === undefined || merged.length === 0)
                    return this.entries;
                const byKey = new Map(this.entries.map((entry) => [entry.key.text, entry]));
                for (const { key, value } of merged.flatMap(({ items }) => items)) {
                    if (!this.#context.spend(STEPS_OF_ENTRY))
                        break;
                    if (!(0, dist.jn)(key) || isMergeKey(key) || byKey.has(textOf(key)))
                        continue;
                    const named = new YamlTextNode(key, this.#context, true);
                    byKey.set(named.text, { key: named, value: dataNode(value, this.#context, true) });
                }
                return [...byKey.values()];
            }
            get(key) {
                const found = findInMerged(this.#map, key, this.#context);
                return found && dataNode(found.value, this.#context, this.isShared || found.isMerged);
            }
            #readEntries() {
                const entries = [];
                for (const { key, value } of this.#map.items) {
                    if (!(0, dist.jn)(key) || isMergeKey(key))
                        continue;
                    entries.push({
                        key: new YamlTextNode(key, this.#context, this.isShared),
                        value: dataNode(value, this.#context, this.isShared),
                    });
                }
                return entries;
            }
        }
        class YamlListNode {
            kind = 'list';
            start;
            isShared;
            #list;
            #context;
            constructor(list, context, isShared) {
                this.#list = list;
                this.#context = insideOf(list, context);
                this.start = startOf(list, context);
                this.isShared = isShared;
            }
            get items() {
                return this.#list.items.map((item) => dataNode(item, this.#context, this.isShared));
            }
        }
        class YamlTextNode {
            kind = 'text';
            start;
            isShared;
            #scalar;
            #context;
            constructor(scalar, context, isShared) {
                this.#scalar = scalar;
                this.#context = context;
                this.start = startOf(scalar, context);
                this.isShared = isShared;
            }
            get text() {
                return textOf(this.#scalar);
            }
            get source() {
                const [start = 0, end = 0] = this.#scalar.range ?? [];
                const { text, offset } = this.#context;
                return (0, scalar_source.a)({
                    value: this.text,
                    style: this.style,
                    raw: text.slice(start, end),
                    at: start + offset,
                });
            }
            get style() {
                const { type = 'PLAIN' } = this.#scalar;
                if (type === 'PLAIN')
                    return 'plain';
                return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'quoted' : 'block';
            }
            get end() {
                return (this.#scalar.range?.[1] ?? 0) + this.#context.offset;
            }
            get aliases() {
                return this.#context.aliases.get(this.#scalar) ?? 0;
            }
            get tagComment() {
                if (this.isShared || this.style === 'block' || this.#context.isFlow)
                    return undefined;
                const [, end = 0] = this.#scalar.range ?? [];
                const { text, offset } = this.#context;
                return (0, pin_writing.P_)(restOfLine(text, end), end + offset);
            }
        }
        function insideOf({ flow }, context) {
            return flow === true && !context.isFlow ? { ...context, isFlow: true } : context;
        }
        function restOfLine(text, at) {
            const lineFeed = text.indexOf('\n', at);
            const rest = text.slice(at, lineFeed === -1 ? text.length : lineFeed);
            return rest.endsWith('\r') ? rest.slice(0, -1) : rest;
        }
        function findInMerged(map, key, context) {
            for (const next of mapsInMergeOrder(map, context)) {
                const pair = next.items.find((item) => (0, dist.jn)(item.key) && textOf(item.key) === key);
                if (pair !== undefined)
                    return { value: pair.value, isMerged: next !== map };
            }
            return undefined;
        }
        function* mapsInMergeOrder(map, context) {
            const waiting = [map];
            const seen = new Set();
            for (let next = waiting.pop(); next !== undefined && context.spend(); next = waiting.pop()) {
                if (seen.has(next))
                    continue;
                seen.add(next);
                yield next;
                for (const merged of mergedMaps(next, context).toReversed())
                    waiting.push(merged);
            }
        }
        function mergedMaps(map, { targets }) {
            const follow = (node) => ((0, dist.Vj)(node) ? targets.get(node) : node);
            return map.items
                .filter(({ key }) => (0, dist.jn)(key) && isMergeKey(key))
                .flatMap(({ value }) => {
                const merged = follow(value);
                return (0, dist.oP)(merged) ? merged.items.map(follow) : [merged];
            })
                .filter((merged) => (0, dist.jh)(merged));
        }
        function isMergeKey(key) {
            return key.type === 'PLAIN' && key.source === '<<';
        }
        function textOf(scalar) {
            return scalar.source ?? '';
        }
        function isNull(scalar) {
            return (scalar.type ?? 'PLAIN') === 'PLAIN' && /^(?:|~|null|Null|NULL)$/.test(textOf(scalar));
        }
        function startOf(node, { offset }) {
            const range = (0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node) ? node.range : undefined;
            return (range?.[0] ?? 0) + offset;
        }
        ;
        const LARGEST_DOCUMENT = 2_000_000;
        const MERGES_PER_BYTE = 4;
        const MARKER = /^---(?=[ \t\r\n]|$)/gm;
        function splitDocuments(text, offset) {
            const [first = 0, ...others] = [...text.matchAll(MARKER)].map(({ index }) => index);
            const starts = first === 0 || endsDirectives(text, first) ? [0] : [0, first];
            const bounds = [...starts, ...others, text.length];
            return bounds
                .slice(0, -1)
                .map((start, index) => ({ text: text.slice(start, bounds[index + 1]), offset: offset + start }));
        }
        function parseYaml({ text, offset }) {
            if (text.length >= LARGEST_DOCUMENT) {
                return unreadable(offset, 'too-large', `a document in it has ${LARGEST_DOCUMENT} bytes or more`);
            }
            const document = parse(text);
            if (document === undefined)
                return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
            const [error] = document.errors;
            if (error !== undefined)
                return unreadable(offset + error.pos[0], 'not-parsable', `not YAML: ${error.message}`);
            const survey = surveyNodes(document);
            if ('at' in survey)
                return { ...survey, at: survey.at + offset };
            let left = 10_000 + MERGES_PER_BYTE * text.length;
            const spend = (steps = 1) => (left -= steps) >= 0;
            const root = dataNode(document.contents, { ...survey, text, offset, isFlow: false, spend });
            return { kind: 'document', root, isWhole: () => left >= 0 };
        }
        function parse(text) {
            try {
                return (0, dist.Tp)(text, {
                    schema: 'failsafe',
                    uniqueKeys: false,
                    prettyErrors: false,
                    logLevel: 'silent',
                });
            }
            catch (error) {
                if (error instanceof RangeError)
                    return undefined;
                throw error;
            }
        }
        function surveyNodes(document) {
            const anchors = new Map();
            const targets = new Map();
            const aliases = new Map();
            const waiting = [document.contents];
            while (waiting.length > 0) {
                const node = waiting.pop();
                if ((0, dist.Vj)(node)) {
                    const target = anchors.get(node.source);
                    if (target === undefined)
                        return unreadable(node.range?.[0] ?? 0, 'not-parsable', 'an alias has no anchor before it');
                    targets.set(node, target);
                    aliases.set(target, (aliases.get(target) ?? 0) + 1);
                    continue;
                }
                if (!(0, dist.jh)(node) && !(0, dist.oP)(node) && !(0, dist.jn)(node))
                    continue;
                if (node.anchor !== undefined)
                    anchors.set(node.anchor, node);
                if ((0, dist.jn)(node))
                    continue;
                const twice = (0, dist.jh)(node) ? findDuplicate(node) : undefined;
                if (twice !== undefined)
                    return twice;
                for (let index = node.items.length - 1; index >= 0; index -= 1) {
                    const item = node.items[index];
                    if ((0, dist.tO)(item))
                        waiting.push(item.value, item.key);
                    else
                        waiting.push(item);
                }
            }
            return { targets, aliases };
        }
        function findDuplicate(map) {
            const seen = new Set();
            for (const { key } of map.items) {
                if (!(0, dist.jn)(key) || key.source === undefined || key.source === '<<')
                    continue;
                if (seen.has(key.source)) {
                    return unreadable(key.range?.[0] ?? 0, 'duplicate-key', 'a map has the same key twice, and tools differ in which one they use');
                }
                seen.add(key.source);
            }
            return undefined;
        }
        function unreadable(at, code, reason) {
            return { kind: 'unreadable', at, code, reason };
        }
        function endsDirectives(text, marker) {
            return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
        }
    }),
    48675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Te: () => (findDefaultBranch),
            _Y: () => (findRemote),
            wg: () => (findRoot),
            Fj: () => (findSetup),
            mI: () => (findWorkflows),
            uM: () => (gitIn),
            c$: () => (summarizeImages)
        });
        var errors = __webpack_require__(56046);
        var organization = __webpack_require__(97348);
        var setup_remote = __webpack_require__(61073);
        var workflow_text = __webpack_require__(87908);
        ;
        const USES = /^[\w.-]+\/mooring(?:\/(login|resolve|pin|identity))?@\S+$/;
        function readMooringWorkflow(path, value) {
            const workflow = mapOf(value);
            const steps = Object.entries(mapOf(workflow['jobs'])).flatMap(([name, job]) => stepsOf(name, mapOf(job), workflow['permissions']));
            return steps.length === 0 ? undefined : { path, events: eventsOf(workflow['on']), steps };
        }
        function stepsOf(name, job, inherited) {
            const environment = typeof job['environment'] === 'object' ? mapOf(job['environment'])['name'] : job['environment'];
            return listOf(job['steps']).flatMap((value) => {
                const step = mapOf(value);
                const [match, action = 'check'] = USES.exec(textOf(step['uses'])) ?? [];
                if (match === undefined)
                    return [];
                return [
                    {
                        action: isAction(action) ? action : 'check',
                        job: name,
                        conditions: [job['if'], step['if']].map(textOf).filter((text) => text !== ''),
                        mayRequestToken: grantsIdToken(job['permissions'] ?? inherited),
                        environment: textOf(environment),
                        inputs: Object.fromEntries(Object.entries(mapOf(step['with'])).flatMap(([input, given]) => isScalar(given) ? [[input, String(given)]] : [])),
                    },
                ];
            });
        }
        function isAction(text) {
            return ['check', 'login', 'resolve', 'pin', 'identity'].includes(text);
        }
        function eventsOf(on) {
            if (typeof on === 'string')
                return [on];
            return Array.isArray(on) ? on.map(textOf) : Object.keys(mapOf(on));
        }
        function grantsIdToken(permissions) {
            return permissions === 'write-all' || mapOf(permissions)['id-token'] === 'write';
        }
        function isScalar(value) {
            return ['string', 'number', 'boolean'].includes(typeof value);
        }
        function textOf(value) {
            return isScalar(value) ? String(value) : '';
        }
        function listOf(value) {
            return Array.isArray(value) ? value : [];
        }
        function mapOf(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value)
                ? Object.fromEntries(Object.entries(value))
                : {};
        }
        var printable = __webpack_require__(76158);
        var read_plain_yaml = __webpack_require__(50640);
        var load_config = __webpack_require__(13449);
        var list_images = __webpack_require__(42423);
        ;
        function gitIn(directory, command) {
            return async (...args) => {
                const { exitCode, stdout } = await command('git', args, { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
            };
        }
        async function findRoot(directory, git) {
            const root = await git('rev-parse', '--show-toplevel');
            if (root !== undefined && root !== '')
                return root;
            throw new errors.OD('config_usage_invalid', `${directory} is not in a git work tree`, {
                hint: 'Run this in a clone of your repository, or pass its directory.',
            });
        }
        async function findRemote(git) {
            const remotes = ((await git('remote')) ?? '').split('\n').filter((name) => name !== '');
            const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : (remotes[0] ?? 'origin');
            if (!remotes.includes(remote))
                throw new errors.OD('config_usage_invalid', 'this repository has no remote `origin`', {
                    hint: 'Run `git remote add origin https://github.com/OWNER/NAME.git`, or pass `--repository OWNER/NAME`.',
                });
            const urls = [await git('remote', 'get-url', remote), await git('config', `remote.${remote}.url`)];
            const found = urls.map((url) => (0, setup_remote.Zz)(url ?? '')).find((one) => one !== undefined);
            if (found !== undefined)
                return found;
            const url = (urls[0] ?? '').replace(/\/\/[^/@]*@/, '//');
            throw new errors.OD('config_usage_invalid', `the remote \`${remote}\` is not a repository on GitHub: ${(0, printable.g$)(url, 200)}`, { hint: 'Pass `--repository OWNER/NAME`, or `HOST/OWNER/NAME` for a GitHub Enterprise Server.' });
        }
        async function findDefaultBranch(git) {
            const known = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
            if (known !== undefined)
                return known.replace(/^origin\//, '');
            const branches = ((await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin')) ?? '')
                .split('\n')
                .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/origin)\//, ''));
            const usual = ['main', 'master'].filter((name) => branches.includes(name));
            if (usual.length === 1)
                return usual[0];
            return branches.every((name) => name === '')
                ? git('symbolic-ref', '--quiet', '--short', 'HEAD')
                : undefined;
        }
        async function findWorkflows(tree) {
            const paths = (await tree.list()).filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
            const readings = await tree.read(paths);
            return readings.flatMap((reading) => {
                if (!('bytes' in reading))
                    return [];
                const plain = (0, read_plain_yaml.g)(reading.bytes);
                const workflow = plain.kind === 'value' ? readMooringWorkflow(reading.path, plain.value) : undefined;
                return workflow === undefined ? [] : [workflow];
            });
        }
        async function summarizeImages(tree, { registry, now }) {
            return (0, organization.P)((await (0, list_images.v8)({ tree, now })).images, registry);
        }
        async function findSetup(tree) {
            const [reading, ...configs] = await tree.read([workflow_text.A8, ...load_config.n0]);
            if (reading === undefined || ('problem' in reading && reading.isAbsent !== true))
                throw new errors.OD('config_file_unreadable', `${workflow_text.A8}: ${reading?.problem ?? 'not read'}`);
            const workflows = await findWorkflows(tree);
            const own = workflows.find(({ path }) => path === workflow_text.A8)?.steps ?? [];
            const inputOf = (action, name) => own.find((step) => step.action === action)?.inputs[name];
            const identityOf = (action) => {
                const uid = inputOf(action, 'identity');
                return uid === undefined || uid === (0, workflow_text.c5)(action) ? {} : { [action]: uid };
            };
            return {
                workflow: 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : undefined,
                config: configs.find((one) => 'bytes' in one || one.isAbsent !== true)?.path,
                otherWorkflows: workflows.map(({ path }) => path).filter((path) => path !== workflow_text.A8),
                identities: { ...identityOf('check'), ...identityOf('pin') },
                organization: inputOf('check', 'organization'),
            };
        }
    })
};
