import { shared } from './shared.js';
export const id = 9712;
export const ids = [9712, 8987];
export const modules = {
    92251: shared[92251],
    47773: shared[47773],
    50640: shared[50640],
    78987: shared[78987],
    7055: shared[7055],
    30371: shared[30371],
    38084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctorCommand: () => (doctorCommand),
            initCommand: () => (initCommand)
        });
        var plural = __webpack_require__(51442);
        var printable = __webpack_require__(64865);
        ;
        function doctorText(steps) {
            const [missing, warnings] = ['missing', 'warning'].map((state) => steps.filter((step) => step.state === state));
            const first = missing?.[0];
            const hints = first === undefined ? (warnings ?? []) : [first];
            return [
                ...steps.map(({ title, state, text }) => `${state.padEnd(9)}${title.padEnd(15)}${(0, printable.g$)(text, 300)}`),
                '',
                ...hints.flatMap(({ title, state, fix }) => fix === undefined ? [] : [`${state === 'missing' ? 'Fix this first' : 'To improve'}, ${title}: ${fix}`]),
                summaryLine(missing?.length ?? 0, warnings?.length ?? 0),
                '',
            ].join('\n');
        }
        function summaryLine(missing, warnings) {
            if (missing > 0)
                return `${(0, plural.U)(missing, 'step')} missing, ${(0, plural.U)(warnings, 'warning')}.`;
            return warnings > 0 ? `Ready, with ${(0, plural.U)(warnings, 'warning')}.` : 'Ready: every step is ok.';
        }
        var errors = __webpack_require__(67872);
        ;
        async function runSteps(steps) {
            const results = [];
            for (const { title, requires, run } of steps) {
                const blocked = results.filter((one) => requires.includes(one.title) && (one.state === 'missing' || one.state === 'skipped'));
                const finding = blocked.length > 0
                    ? { state: 'skipped', text: `requires ${blocked.map((one) => one.title).join(', ')}` }
                    :
                        await findingOf(run);
                results.push({ title, ...finding });
            }
            return results;
        }
        async function findingOf(run) {
            try {
                return await run();
            }
            catch (error) {
                if (!(0, errors.UZ)(error))
                    throw error;
                const [text = ''] = error.message.split('\n', 1);
                return { state: 'missing', text, fix: error.hint };
            }
        }
        var cli_arguments = __webpack_require__(98213);
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var transport_endpoints = __webpack_require__(13743);
        var remote = __webpack_require__(56261);
        var send_with_retry = __webpack_require__(61492);
        var parse_json = __webpack_require__(16340);
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
        var github_token = __webpack_require__(7055);
        var remote_repository = __webpack_require__(30371);
        var access = __webpack_require__(4048);
        var open_run = __webpack_require__(23333);
        var service_inputs = __webpack_require__(4824);
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
            const git = (0, remote_repository.uM)(directory, exec_command.NK);
            const root = await (0, remote_repository.wg)(directory, git);
            const named = values.repository === '' ? undefined : (0, remote.o2)(values.repository);
            if (values.repository !== '' && named === undefined)
                throw new errors.OD('config_usage_invalid', `--repository: "${values.repository}" is not OWNER/NAME`);
            return {
                root,
                tree: (0, work_tree.YT)(root, exec_command.NK),
                repository: named ?? (await (0, remote_repository._Y)(git)),
                defaultBranch: values['default-branch'] === '' ? await (0, remote_repository.Te)(git) : values['default-branch'],
            };
        }
        async function findFacts({ repository, defaultBranch, root }, values, { clock, send, variables }) {
            const { 'repository-id': repositoryId, 'owner-id': ownerId } = values;
            const { owner, name, serverUrl } = repository;
            if (repositoryId !== '' && ownerId !== '' && defaultBranch !== undefined)
                return { owner, name, repositoryId, ownerId, defaultBranch };
            const apiUrl = apiUrlOf(serverUrl, variables);
            const token = await (0, github_token.m)(serverUrl, { variables, command: exec_command.NK, directory: root });
            const found = await fetchGitHubFacts(repository, { apiUrl, token, clock, send });
            return values['default-branch'] === '' ? found : { ...found, defaultBranch: values['default-branch'] };
        }
        function apiUrlOf(serverUrl, variables) {
            const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: server = serverUrl } = variables;
            if (apiUrl === '' || server !== serverUrl)
                return (0, remote.Ly)(serverUrl);
            return (0, transport_endpoints.V4)('GITHUB_API_URL', apiUrl).href.replace(/\/+$/, '');
        }
        function openSetupRun(inputs, { send, clock, variables }) {
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            return (0, open_run.I)({
                send,
                clock,
                endpoints: (0, service_inputs.uY)(inputs),
                access: (0, access.r6)(variables),
                signal,
                onSecret: () => undefined,
                variables,
                directory: '.',
                tokenHosts: [],
            });
        }
        ;
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
        var documentation = __webpack_require__(30089);
        ;
        const WORKFLOW_PATH = '.github/workflows/mooring.yml';
        function identityPlaceholder(purpose) {
            return `REPLACE_WITH_UID_OF_${purpose.toUpperCase()}_IDENTITY`;
        }
        function workflowText(plan) {
            const { weekly, nightly } = schedules(plan.repository);
            return `# Written by \`mooring init\`, explained in ${(0, documentation.ou)('setup.md')}
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
      - uses: ${documentation.rl}@${documentation.O3} ${PIN_COMMENT}
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
      - uses: ${documentation.rl}/pin@${documentation.O3} ${PIN_COMMENT}
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
        var list_images = __webpack_require__(19003);
        ;
        const DIRECTORIES = ['login', 'resolve', 'pin', 'identity', 'diff', 'bisect'];
        const USES = new RegExp(String.raw `^[\w.-]+/mooring(?:/(${DIRECTORIES.join('|')}))?@\S+$`);
        function readMooringWorkflow(path, value) {
            const workflow = mapOf(value);
            const steps = Object.entries(mapOf(workflow['jobs'])).flatMap(([name, job]) => stepsOf(name, mapOf(job), workflow['permissions']));
            return steps.length === 0 ? undefined : { path, events: eventsOf(workflow['on']), steps };
        }
        function stepsOf(name, job, inherited) {
            const environment = typeof job['environment'] === 'object' ? mapOf(job['environment'])['name'] : job['environment'];
            return listOf(job['steps']).flatMap((value) => {
                const step = mapOf(value);
                const [match, directory] = USES.exec(textOf(step['uses'])) ?? [];
                if (match === undefined)
                    return [];
                return [
                    {
                        action: DIRECTORIES.find((known) => known === directory) ?? 'check',
                        job: name,
                        conditions: [job['if'], step['if']].map(textOf).filter((text) => text !== ''),
                        mayRequestToken: grantsIdToken(job['permissions'] ?? inherited),
                        environment: textOf(environment),
                        inputs: Object.fromEntries(Object.entries(mapOf(step['with'])).flatMap(([input, given]) => isScalar(given) ? [[input, String(given)]] : [])),
                    },
                ];
            });
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
        var read_plain_yaml = __webpack_require__(50640);
        var load_config = __webpack_require__(9882);
        ;
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
            return summarizeRegistries((await (0, list_images.v)({ tree, now, registry })).images, registry);
        }
        async function findSetup(tree) {
            const [reading, ...configs] = await tree.read([WORKFLOW_PATH, ...load_config.n0]);
            if (reading === undefined || ('problem' in reading && reading.isAbsent !== true))
                throw new errors.OD('config_file_unreadable', `${WORKFLOW_PATH}: ${reading?.problem ?? 'not read'}`);
            const workflows = await findWorkflows(tree);
            const own = workflows.find(({ path }) => path === WORKFLOW_PATH)?.steps ?? [];
            const inputOf = (action, name) => own.find((step) => step.action === action)?.inputs[name];
            const identityOf = (action) => {
                const uid = inputOf(action, 'identity');
                return uid === undefined || uid === identityPlaceholder(action) ? {} : { [action]: uid };
            };
            return {
                workflow: 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : undefined,
                config: configs.find((one) => 'bytes' in one || one.isAbsent !== true)?.path,
                otherWorkflows: workflows.map(({ path }) => path).filter((path) => path !== WORKFLOW_PATH),
                identities: { ...identityOf('check'), ...identityOf('pin') },
                organization: inputOf('check', 'organization'),
            };
        }
        ;
        function repositorySteps(found, { inputs, positionals, context, }) {
            const tree = () => cloneOf(found).tree;
            return [
                { title: 'Node.js', requires: [], run: () => ok(process.versions.node) },
                {
                    title: 'Git',
                    requires: [],
                    run: async () => {
                        found.clone = await openClone(positionals, inputs);
                        const { owner, name, serverUrl } = found.clone.repository;
                        return ok(`${owner}/${name} on ${new URL(serverUrl).host}`);
                    },
                },
                {
                    title: 'Configuration',
                    requires: ['Git'],
                    run: async () => {
                        found.images = (await (0, list_images.v)({
                            tree: tree(),
                            now: context.clock.now(),
                            registry: inputs.registry,
                        })).images;
                        const { config } = await findSetup(tree());
                        return ok(config === undefined ? 'no configuration file, so the defaults apply' : `${config} is valid`);
                    },
                },
                {
                    title: 'Images',
                    requires: ['Configuration'],
                    run: () => describeImages(found.images, inputs.registry),
                },
                {
                    title: 'Workflow',
                    requires: ['Git'],
                    run: async () => {
                        found.workflows = await findWorkflows(tree());
                        return examineWorkflows(found.workflows, (0, access.xJ)(inputs['api-url']));
                    },
                },
            ];
        }
        function cloneOf({ clone }) {
            if (clone === undefined)
                throw new errors.OD('internal_bug', 'the step Git has not run');
            return clone;
        }
        function ok(text) {
            return { state: 'ok', text };
        }
        function describeImages(images, registry) {
            const uses = summarizeRegistries(images, registry);
            const { references, images: distinct, files, organizations } = uses;
            if (references === 0)
                return { state: 'warning', text: 'no file names an image, so there is nothing to check yet' };
            const counts = `${(0, plural.U)(references, 'reference')} to ${(0, plural.U)(distinct, 'image')} in ${(0, plural.U)(files, 'file')}`;
            const problem = workflowProblem(uses);
            if (problem !== undefined)
                return { state: 'warning', ...problem };
            return ok(organizations.length === 0 ? `${counts}; none on ${registry}` : counts);
        }
        const INIT = 'Run `mooring init --write`.';
        function examineWorkflows(workflows, token) {
            const uses = workflows.flatMap(({ path, steps }) => steps.map((step) => ({ path, step })));
            if (!uses.some(({ step }) => step.action === 'check' || step.action === 'pin'))
                return { state: 'missing', text: 'no workflow runs check or pin', fix: INIT };
            const placeholder = uses.find(({ step }) => isPlaceholder(step));
            if (placeholder !== undefined)
                return {
                    state: 'missing',
                    text: `the identity of job ${placeholder.step.job} in ${placeholder.path} is a placeholder`,
                    fix: `Run \`MOORING_API_TOKEN=$(${token}) mooring init --write\`.`,
                };
            const silent = uses.find(({ step }) => step.inputs['identity'] !== undefined && !step.mayRequestToken);
            if (silent !== undefined)
                return {
                    state: 'missing',
                    text: `job ${silent.step.job} in ${silent.path} does not grant \`id-token: write\``,
                    fix: `Add \`id-token: write\` to \`permissions\` of job ${silent.step.job}.`,
                };
            const jobs = uses.map(({ path, step }) => `${step.action} in ${path.replace(WORKFLOW_PATH, 'mooring.yml')}`);
            return ok([...new Set(jobs)].join(', '));
        }
        function isPlaceholder({ inputs }) {
            return ['check', 'pin'].some((purpose) => inputs['identity'] === identityPlaceholder(purpose === 'check' ? 'check' : 'pin'));
        }
        var purpose = __webpack_require__(8542);
        var schema_uid = __webpack_require__(8089);
        var diagnose = __webpack_require__(6005);
        var render = __webpack_require__(15649);
        var sample_claims = __webpack_require__(85868);
        var create_role = __webpack_require__(96088);
        ;
        function signInSteps(workflows) {
            return workflows.flatMap(({ path, events, steps }) => steps.flatMap((step) => {
                const uid = step.inputs['identity'] ?? '';
                return uid === '' ? [] : [{ path, events, step, uid }];
            }));
        }
        async function readIdentities(steps, { iam, organization }) {
            const known = new Map();
            for (const { uid, step, path } of steps) {
                const hint = `Run \`mooring init --write\`, or set \`identity\` of job ${step.job} in ${path} to its UID.`;
                const who = `the identity of job ${step.job}, ${uid},`;
                if ((0, schema_uid.zL)(uid) !== organization)
                    throw new errors.OD('platform_not_found', `${who} belongs to another organization`, { hint });
                try {
                    if (!known.has(uid))
                        known.set(uid, await iam.identities.get(uid));
                }
                catch (cause) {
                    if (!(cause instanceof errors.OD) || cause.code !== 'platform_not_found')
                        throw cause;
                    throw new errors.OD('platform_not_found', `${who} does not exist`, { hint, cause });
                }
            }
            return known;
        }
        function examineClaims(steps, identities, { facts, audience }) {
            const weak = [];
            for (const { uid, events, step } of steps) {
                const match = identities.get(uid)?.claimMatch ?? {};
                const place = { ...facts, ...(step.environment === '' ? {} : { environment: step.environment }) };
                const compared = events.map((event) => {
                    const [plain, withIds] = (0, sample_claims.lc)(event, { facts: place, audience }).map(({ claims }) => (0, diagnose.h)(claims, match, audience).causes[0]);
                    return { event, plain, withIds };
                });
                const rejected = compared.filter(({ plain, withIds }) => plain !== undefined && withIds !== undefined);
                const isWrong = step.conditions.every(excludesNothing) || rejected.length === events.length;
                const { event, plain: cause } = rejected.at(-1) ?? {};
                if (isWrong && cause !== undefined)
                    return {
                        state: 'missing',
                        text: `the identity of job ${step.job} rejects ${event}: ${(0, render.H)(cause)}`,
                        fix: `Run \`mooring init --write --force\` for an identity that accepts ${event}, or remove the event from the job.`,
                    };
                if (compared.some(({ plain, withIds }) => (plain === undefined) !== (withIds === undefined)))
                    weak.push(`job ${step.job}`);
            }
            return weak.length === 0
                ? {
                    state: 'ok',
                    text: `every event of ${[...new Set(steps.map(({ step }) => step.job))].join(', ')} is accepted`,
                }
                : {
                    state: 'warning',
                    text: `${[...new Set(weak)].join(', ')}: only one form of the subject is accepted, with or without ids`,
                    fix: 'Run `mooring init --write --force` for an identity that accepts both forms: GitHub adds ids after a rename.',
                };
        }
        function excludesNothing(condition) {
            return /^\s*github\.event\.schedule\s*!=\s*'[^']*'\s*$/.test(condition);
        }
        async function examineRoles(steps, { iam, organization }) {
            for (const { uid, step } of steps) {
                const bindings = await Array.fromAsync(iam.roleBindings.list({ identity: uid }));
                const uids = bindings
                    .filter(({ group }) => (group?.uid ?? organization) === organization)
                    .map(({ roleUid, role }) => roleUid ?? role?.uid ?? '');
                const fix = `Run \`mooring init --write\` to bind the role of job ${step.job}.`;
                if (uids.length === 0)
                    return {
                        state: 'missing',
                        text: `the identity of job ${step.job} has no role in the organization`,
                        fix,
                    };
                const roles = await Promise.all([...new Set(uids)].map(async (one) => (0, create_role.fP)(iam.roles, await iam.roles.get(one))));
                const has = new Set(roles.flatMap(({ capabilities = [] }) => capabilities));
                const lacking = neededBy(step).filter((one) => !has.has(one));
                if (lacking.length > 0)
                    return { state: 'missing', text: `the identity of job ${step.job} lacks ${lacking.join(', ')}`, fix };
            }
            return { state: 'ok', text: 'every identity has the capabilities that its action needs' };
        }
        function neededBy({ action }) {
            const images = purpose.x4.pin.role.capabilities.filter((one) => !/^(?:advisories|sboms)\./.test(one));
            if (action === 'check' || action === 'pin')
                return purpose.x4[action].role.capabilities;
            return action === 'identity' ? [] : images;
        }
        var jwt_claims = __webpack_require__(74130);
        var image_reference = __webpack_require__(65890);
        var instant = __webpack_require__(8726);
        ;
        function registrySteps(found, { inputs, context }) {
            const endpoints = (0, service_inputs.uY)(inputs);
            const run = openSetupRun(inputs, context);
            let times;
            return [
                {
                    title: 'Registry',
                    requires: [],
                    run: async () => {
                        const server = await run.registry.serverTime();
                        times = { server, own: context.clock.now() };
                        return ok(`${endpoints.registry} is reachable`);
                    },
                },
                {
                    title: 'History',
                    requires: ['Registry', 'Configuration'],
                    run: () => examineHistory(found, { endpoints, run, context }),
                },
                { title: 'Clock', requires: ['Registry'], run: () => examineClock(times) },
            ];
        }
        async function examineHistory(found, { endpoints, run, context, }) {
            const { clock, variables } = context;
            const image = found.images.find(({ reference }) => isHistoric(reference, endpoints))?.reference;
            const tag = image === undefined ? undefined : (0, image_reference.yr)(image);
            if (image === undefined || tag === undefined)
                return { state: 'warning', text: `no reference names a tag on ${endpoints.registry}, so none was read` };
            const { registryToken } = (0, access.r6)(variables);
            const name = 'MOORING_REGISTRY_TOKEN';
            const audience = (0, transport_endpoints.mm)(endpoints);
            if (registryToken !== undefined) {
                const finding = examineToken(registryToken, { name, audience, now: clock.now() });
                if (finding.state !== 'ok')
                    return finding;
            }
            const where = `${(0, image_reference.vy)(image)}:${tag}`;
            const fetched = await run.source.tag({ host: image.host, path: image.path }, tag);
            if (fetched.kind === 'unknown') {
                const { code, message, hint } = fetched.problem;
                if (registryToken !== undefined || !code.startsWith('auth_'))
                    return { state: 'missing', text: message, fix: hint };
                const fix = `To read private images, run: export ${name}=$(${(0, access.xJ)(audience)})`;
                return { state: 'warning', text: `the history of ${where} requires authentication`, fix };
            }
            return ok(`${where} has a history`);
        }
        function isHistoric({ host, path }, { registry }) {
            return host === registry && path.includes('/');
        }
        const LARGEST_SKEW_MS = 60_000;
        function examineClock(times) {
            if (times?.server === undefined)
                return { state: 'warning', text: 'the registry returned no time' };
            const skew = times.own - times.server;
            const seconds = Math.round(Math.abs(skew) / 1_000);
            if (Math.abs(skew) <= LARGEST_SKEW_MS)
                return ok(`within ${Math.max(1, seconds)} s of the registry`);
            return {
                state: 'warning',
                text: `this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the registry`,
                fix: 'Synchronize the clock (NTP): tokens that are not valid yet or no longer are rejected.',
            };
        }
        function examineToken(token, { name, audience, now }) {
            const fix = `Run: export ${name}=$(${(0, access.xJ)(audience)})`;
            if (token === undefined)
                return { state: 'missing', text: `${name} is not set`, fix };
            const { audiences, expiresAt } = (0, jwt_claims.zA)(token.reveal());
            if (expiresAt !== undefined && expiresAt <= now)
                return { state: 'missing', text: `${name} expired at ${(0, instant.r4)(expiresAt)}`, fix };
            if (audiences.length > 0 && !audiences.includes(audience))
                return { state: 'missing', text: `${name} is for ${audiences.join(', ')}, not for ${audience}`, fix };
            return ok(audiences.length > 0 ? `${name} is for ${audience}` : `${name} is set`);
        }
        var signer_entry = __webpack_require__(9200);
        ;
        const CONFIG_PATH = '.github/mooring.yml';
        const SCHEMA_URL = `https://raw.githubusercontent.com/${documentation.rl}/${documentation.O3}/schema/mooring-config.v1.json`;
        function planFiles(existing, plan, { force }) {
            const config = existing.config === undefined
                ? { kind: 'create', path: CONFIG_PATH, after: configText(plan.signers) }
                : { kind: 'unchanged', path: existing.config };
            return [planWorkflow(existing, plan, force), config];
        }
        function planWorkflow(existing, plan, force) {
            const path = WORKFLOW_PATH;
            const after = workflowText(plan);
            const { workflow: before, otherWorkflows: users } = existing;
            if (before === undefined)
                return users.length > 0 && !force ? { kind: 'elsewhere', path, users } : { kind: 'create', path, after };
            if (before === after)
                return { kind: 'unchanged', path };
            if (force)
                return { kind: 'replace', path, before, after };
            const filled = ['check', 'pin'].reduce((text, purpose) => text.replaceAll(identityPlaceholder(purpose), plan.identities[purpose]), before);
            return filled === before
                ? { kind: 'differs', path, before, after }
                : { kind: 'fill-in', path, before, after: filled };
        }
        function configText(signers) {
            const entries = signers.flatMap(signer_entry.a).map((line) => `    ${line}\n`);
            const list = entries.length === 0 ? '' : `  signers: # as the platform names them\n${entries.join('')}`;
            return `# yaml-language-server: $schema=${SCHEMA_URL}
#
# Configuration of Mooring: ${(0, documentation.ou)('configuration.md')}
# Every key is optional. To use an example below, remove the \`# \` at the start of its lines.

pin:
  min-age: 3d # pin builds that are at least this old
  unknown-age: accept # also pin images whose registry publishes no build timestamps

trust:
  signatures: require # use only builds of your registry whose signature is verified
${list}
# check:
#   min-severity: high # report lower severities without failing the check

# exclude: [test/fixtures/**] # files that are not read

# ignore: # images that are neither checked nor pinned
#   - image: cgr.dev/acme/legacy-*
#     reason: replaced next quarter
#     until: 2030-12-31
`;
        }
        ;
        function uidOf(result, purpose) {
            return result.identities.find(({ access, decision }) => access.purpose === purpose && decision !== 'refused' && decision !== 'drifted')?.uid;
        }
        function hasProblems({ roles, identities }) {
            return [...roles, ...identities].some(({ decision }) => decision === 'refused' || decision === 'drifted');
        }
        var service_identity = __webpack_require__(23879);
        var clock = __webpack_require__(51173);
        var fetched = __webpack_require__(65094);
        var nearest_word = __webpack_require__(6661);
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
        var create_commands = __webpack_require__(30221);
        var choose_identity = __webpack_require__(93270);
        var setup = __webpack_require__(78677);
        var bind_role = __webpack_require__(31245);
        var create_identity = __webpack_require__(14626);
        var find_identities = __webpack_require__(6143);
        var verify_identity = __webpack_require__(28129);
        ;
        async function applyIdentityPlan(options) {
            const { iam, plan, mode, pause } = options;
            const group = plan.organization;
            const planned = [...new Map(plan.accesses.map(({ role }) => [role.name, role])).values()];
            const place = { roles: iam.roles, group, pause };
            const roles = [];
            for (const role of planned) {
                roles.push(await (mode === 'preview' ? (0, create_role._$)(role, place) : (0, create_role.rd)(role, place)));
            }
            const identities = [];
            for (const access of plan.accesses) {
                const role = roles.find((one) => one.role.name === access.role.name);
                if (role === undefined)
                    throw new errors.OD('internal_bug', 'a planned role has no outcome');
                identities.push(await applyAccess(access, role, options));
            }
            return { mode, roles, identities };
        }
        async function applyAccess(access, role, options) {
            const { iam, plan, mode, onDrift, pause } = options;
            const none = { access, uid: undefined, binding: undefined, drift: undefined, refusals: [], warnings: [] };
            const refusal = (0, setup.D)(role);
            if (refusal !== undefined)
                return { ...none, decision: 'refused', refusals: [refusal] };
            const { organization: group, audience: defaultAudience } = plan;
            const run = { iam, plan: access.identity, group, defaultAudience, pause };
            const scan = await (0, find_identities.W)(iam.identities, { group, name: access.identity.name });
            const choice = (0, choose_identity.yn)(scan.identities, (0, create_identity.Lm)(run));
            const chosen = await (0, create_identity.cw)(choice, run, { canChange: mode === 'apply', onDrift });
            if (chosen.kind === 'missing')
                return { ...none, decision: 'created', binding: 'created' };
            if (chosen.kind === 'drifted') {
                const { drift } = chosen;
                const decision = mode === 'preview' && (0, create_identity.$u)(drift, { onDrift }) ? 'updated' : 'drifted';
                return { ...none, decision, uid: drift.identity.uid, drift };
            }
            const warnings = [
                ...(scan.isComplete ? [] : [find_identities.X]),
                ...chosen.warnings,
                ...choice.siblings.map(superseded),
            ];
            return bindAndVerify(chosen, { access, role, options, warnings });
        }
        function superseded({ uid, name }) {
            return `Mooring also created ${(0, printable.g$)(name, 80)} (${uid}) for this purpose, with other claims. If no job uses it, delete it.`;
        }
        async function bindAndVerify({ identity, decision }, given) {
            const { access, role, options, warnings } = given;
            const { iam, plan, mode, pause } = options;
            const { uid } = identity;
            const outcome = { access, decision, uid, drift: undefined, refusals: [], warnings };
            if (role.uid === undefined)
                return { ...outcome, binding: 'created' };
            const binding = { identityUid: uid, roleUid: role.uid, group: plan.organization };
            const canChange = mode === 'apply';
            const bound = await (0, bind_role.O)(binding, { iam, plan: access.identity, pause, canChange });
            const { refusals } = bound;
            if (refusals.length > 0)
                return { ...outcome, decision: 'refused', binding: undefined, refusals };
            const more = bound.others.map(({ name }) => `Identity ${uid} also has the role ${name}, which ${access.purpose} does not need.`);
            if (canChange)
                await (0, verify_identity.u)(access, binding, { ...plan, iam, pause });
            return { ...outcome, binding: bound.isBound ? 'reused' : 'created', warnings: [...warnings, ...more] };
        }
        var plan_identities = __webpack_require__(39415);
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
        ;
        async function setUp(clone, run) {
            const { inputs, flags, context } = run;
            const endpoints = (0, service_inputs.uY)(inputs);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const opened = openSetupRun(inputs, context);
            const iam = await opened.identityAccess();
            const found = await findSetup(clone.tree);
            const uses = await summarizeImages(clone.tree, { registry: endpoints.registry, now: context.clock.now() });
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
                signers: found.config === undefined ? await findSigners(organization, opened, endpoints) : [],
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
        async function findSigners({ name, uid }, run, { registry }) {
            const platform = uid === undefined ? undefined : await run.platform();
            if (platform === undefined || uid === undefined)
                return [];
            const listed = (await (0, fetched.u9)(Array.fromAsync(platform.accountAssociations.list()))) ?? [];
            return (0, service_identity.Nq)(uid, listed).map((signer) => ({ image: `${registry}/${name}/*`, signer }));
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
                return await findFacts(clone, inputs, context);
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
                : (found.identities[purpose] ?? identityPlaceholder(purpose));
            return { check: uidFor('check'), pin: uidFor('pin') };
        }
        function changedEndpoints(inputs) {
            const names = ['registry', 'registry-url', 'token-url', 'api-url', 'issuer-url'];
            return Object.fromEntries(names.filter((name) => inputs[name] !== service_inputs.h$[name]).map((name) => [name, inputs[name]]));
        }
        ;
        function platformSteps(found, options) {
            const platform = { organization: { name: '', uid: '' }, identities: new Map() };
            return [...accessSteps(platform, found, options), ...identitySteps(platform, found, options)];
        }
        function iamOf({ iam }) {
            if (iam === undefined)
                throw new errors.OD('internal_bug', 'the step Token has not run');
            return iam;
        }
        function accessSteps(platform, found, { inputs, context }) {
            const endpoints = (0, service_inputs.uY)(inputs);
            return [
                {
                    title: 'Token',
                    requires: [],
                    run: async () => {
                        const { apiToken } = (0, access.r6)(context.variables);
                        const iam = await openSetupRun(inputs, context).identityAccess();
                        if (iam !== undefined)
                            platform.iam = iam;
                        const now = context.clock.now();
                        return examineToken(apiToken, { name: 'MOORING_API_TOKEN', audience: endpoints.apiUrl, now });
                    },
                },
                {
                    title: 'Organization',
                    requires: ['Token', 'Workflow'],
                    run: async () => {
                        const { organizations: referenced } = summarizeRegistries(found.images, inputs.registry);
                        const given = inputs.organization || organizationOf(found);
                        const { groups } = iamOf(platform);
                        const { name, uid = '' } = await chooseVisible(endpoints, { given, referenced, groups });
                        platform.organization = { name, uid };
                        return describeOrganization(name, referenced, inputs.registry);
                    },
                },
            ];
        }
        function identitySteps(platform, found, { inputs, context }) {
            const audience = (0, transport_endpoints.P5)((0, service_inputs.uY)(inputs));
            const signIns = () => signInSteps(found.workflows);
            const place = () => ({
                iam: iamOf(platform),
                organization: platform.organization.uid,
            });
            return [
                {
                    title: 'Identities',
                    requires: ['Organization'],
                    run: async () => {
                        platform.identities = await readIdentities(signIns(), place());
                        const jobs = signIns().map(({ step }) => step.job);
                        return jobs.length === 0
                            ? { state: 'warning', text: 'no step names an identity, so only public images can be read' }
                            : ok(`those of ${[...new Set(jobs)].join(', ')} exist`);
                    },
                },
                {
                    title: 'Claims',
                    requires: ['Identities'],
                    run: async () => {
                        const clone = cloneOf(found);
                        const facts = await findFacts(clone, inputs, context);
                        const issuer = (0, purpose.nf)(clone.repository.serverUrl);
                        return examineClaims(signIns(), platform.identities, { facts: { ...facts, issuer }, audience });
                    },
                },
                { title: 'Roles', requires: ['Identities'], run: () => examineRoles(signIns(), place()) },
            ];
        }
        function organizationOf({ workflows }) {
            const checks = workflows.flatMap(({ steps }) => steps).filter(({ action }) => action === 'check');
            return checks.map(({ inputs }) => inputs['organization'] ?? '').find((name) => name !== '') ?? '';
        }
        function describeOrganization(name, referenced, registry) {
            if (referenced.length === 0 || referenced.includes(name))
                return ok(`${name} is visible to this token`);
            return {
                state: 'warning',
                text: `no image reference names ${name}; they name ${referenced.join(', ')}`,
                fix: `Set \`organization\` in the workflow to the name in ${registry}/NAME/image.`,
            };
        }
        var service_options = __webpack_require__(47773);
        ;
        const doctorCommand = {
            description: [
                'Verifies all that Mooring needs in the repository of DIRECTORY (default: the current directory), in order: ' +
                    'Node.js, Git, configuration file, images, workflow, token, organization, identities with their claims and roles, ' +
                    'registry, tag history and clock. Prints one line each, and how to fix the first missing step.',
                'Nothing is changed. Without MOORING_API_TOKEN, the steps on the platform are skipped.',
            ],
            positional: cli_arguments.Md,
            options: [
                {
                    name: 'organization',
                    value: 'NAME',
                    description: 'Your organization, as image references spell it; defaults to the one of the workflow.',
                },
                { name: 'json', description: 'Print the steps as a JSON list of title, state, text and fix.' },
                ...CLONE_OPTIONS,
                ...service_options.P3,
            ],
            variables: service_options.Yr,
            exitStatus: '0 if no step is missing, also with warnings, 1 if one is, 2 on a usage error.',
            examples: [
                { command: 'mooring doctor', description: 'Verify the setup of the current repository' },
                { command: 'mooring doctor --json | jq', description: 'Print the steps as JSON' },
            ],
            run: async ({ values, positionals }, context) => {
                const inputs = (0, service_options.Tt)(SetupInputs, values, context.variables);
                context.prepare();
                const found = { images: [], workflows: [] };
                const options = { inputs, positionals, context };
                const steps = await runSteps([
                    ...repositorySteps(found, options),
                    ...platformSteps(found, options),
                    ...registrySteps(found, options),
                ]);
                context.print(values['json'] === true ? `${JSON.stringify(steps, null, 2)}\n` : doctorText(steps));
                return steps.some(({ state }) => state === 'missing') ? 1 : 0;
            },
        };
        var write_work_tree = __webpack_require__(78987);
        var unified_diff = __webpack_require__(87158);
        var wrap = __webpack_require__(45272);
        ;
        function setupText(report) {
            const { files, isWritten } = report;
            const parts = [
                headLines(report),
                [...identityLines(report), ...files.map((file) => fileLine(file, isWritten))],
                commandLines(report),
                ...(isWritten ? [] : files.map(contentLines)),
                endLines(report),
            ];
            return `${parts
                .filter((lines) => lines.length > 0)
                .map((lines) => lines.join('\n'))
                .join('\n\n')}\n`;
        }
        function headLines({ repository, defaultBranch, uses, organization, registry, }) {
            const { owner, name, serverUrl } = repository;
            const { references, images, files, otherHosts } = uses;
            const counts = `${(0, plural.U)(references, 'reference')} to ${(0, plural.U)(images, 'image')} in ${(0, plural.U)(files, 'file')}`;
            const problem = workflowProblem(uses);
            const others = otherHosts.length === 0 ? '' : `; also ${otherHosts.join(', ')}`;
            return [
                fact('Repository', `${owner}/${name} on ${new URL(serverUrl).host}, default branch ${defaultBranch}`),
                fact('Images', references === 0 ? 'none yet; the workflow checks the first one you add' : counts),
                fact('Registry', `${registry}, organization ${organization}${others}`),
                ...(problem === undefined ? [] : [row('', 'warning', `${problem.text}. ${problem.fix}`)]),
            ];
        }
        const WIDTH = 110;
        const INDENTATION = 23;
        function fact(what, text) {
            return `${what.padEnd(12)}${(0, printable.g$)(text, 400)}`;
        }
        function row(what, done, text) {
            const lines = (0, wrap.L)((0, printable.g$)(text, 1_000), WIDTH - INDENTATION);
            const head = `${what.padEnd(12)}${done.padEnd(INDENTATION - 12)}`;
            return `${head}${lines.join(`\n${' '.repeat(INDENTATION)}`)}`;
        }
        function identityLines({ identities }) {
            switch (identities.kind) {
                case 'token': {
                    const { roles, identities: outcomes, mode } = identities.result;
                    return [
                        ...roles.flatMap((role) => roleLines(role, mode)),
                        ...outcomes.flatMap((outcome) => outcomeLines(outcome, mode)),
                        ...identities.warnings.map((text) => row('', 'warning', text)),
                    ];
                }
                case 'kept':
                    return [row('Identities', 'unchanged', 'as in the workflow; set MOORING_API_TOKEN to verify them')];
                case 'commands':
                    return [row('Identities', 'missing', 'without MOORING_API_TOKEN, create them with the commands below')];
                case 'unknown':
                    return [row('Identities', 'missing', `${identities.reason}. ${identities.hint}`)];
            }
        }
        function decisionWord(decision, mode) {
            const words = { created: 'create', updated: 'update' };
            if (decision === 'reused')
                return 'unchanged';
            return mode === 'preview' && (decision === 'created' || decision === 'updated')
                ? words[decision]
                : decision;
        }
        function roleLines({ role, decision, refusals, warnings }, mode) {
            const capabilities = role.isBuiltIn ? 'built in' : role.capabilities.join(', ');
            return [
                row('Role', decisionWord(decision, mode), `${role.name}: ${capabilities}`),
                ...problemLines(refusals, warnings),
            ];
        }
        function outcomeLines({ access, decision, uid, drift, refusals, warnings }, mode) {
            const events = purpose.x4[access.purpose].events.join(', ');
            const name = uid ?? access.identity.name;
            return [
                row('Identity', decisionWord(decision, mode), `${access.purpose}: ${name} for ${events}`),
                ...(drift?.differences ?? []).map(({ field, found, wanted }) => row('', '', `${field}: ${found ?? 'none'}, expected ${wanted ?? 'none'}`)),
                ...problemLines(refusals, warnings),
            ];
        }
        function problemLines(refusals, warnings) {
            return [
                ...refusals.map(({ reason, remedy }) => row('', 'refused', `${reason}. ${remedy}`)),
                ...warnings.map((text) => row('', 'warning', text)),
            ];
        }
        function fileLine(file, isWritten) {
            const { path } = file;
            switch (file.kind) {
                case 'create':
                    return row('File', isWritten ? 'created' : 'create', path);
                case 'replace':
                    return row('File', isWritten ? 'replaced' : 'replace', path);
                case 'fill-in':
                    return row('File', isWritten ? 'completed' : 'complete', `${path}: UIDs of the identities`);
                case 'unchanged':
                    return row('File', 'unchanged', path);
                case 'differs':
                    return row('File', 'unchanged', `${path} differs from the proposal; --force replaces it`);
                case 'elsewhere':
                    return row('File', 'not needed', `${path}: ${file.users.join(', ')} already uses Mooring`);
            }
        }
        function commandLines({ identities }) {
            return identities.kind === 'commands' ? identities.lines : [];
        }
        function contentLines(file) {
            if (file.kind === 'create')
                return [`==> ${file.path}`, file.after.trimEnd()];
            if (!('before' in file))
                return [];
            return (0, unified_diff.W)(file.path, file.before, file.after).split('\n');
        }
        function endLines(report) {
            const { files, isWritten, identities } = report;
            const changes = files.filter(({ kind }) => kind === 'create' || kind === 'replace' || kind === 'fill-in');
            const isPlanned = identities.kind === 'token' && identities.result.mode === 'preview';
            const creates = isPlanned && identities.result.identities.some(({ decision }) => decision === 'created');
            if (!isWritten && (changes.length > 0 || creates))
                return ['This is a preview: nothing was changed. To apply it, run the same command with --write.'];
            const steps = nextSteps(report, changes.map(({ path }) => path));
            if (steps.length === 0)
                return [`Already set up: nothing to change. To verify the whole chain, run \`mooring doctor\`.`];
            return ['Next steps:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
        }
        function nextSteps(report, changed) {
            const { repository, defaultBranch, identities, tokenCommand, login } = report;
            const { owner, name, serverUrl } = repository;
            const web = `${serverUrl}/${owner}/${name}`;
            const isMissing = identities.kind === 'commands' || identities.kind === 'unknown';
            return [
                ...(isMissing
                    ? [
                        `Create the identities: sign in with \`export MOORING_API_TOKEN=$(${tokenCommand})\` and repeat this command,`,
                    ].map((text) => `${text} or\n   have an owner run the commands above and replace the placeholders in the workflow.`)
                    : []),
                ...(login === undefined ? [] : [loginStep(login)]),
                ...(changed.length === 0
                    ? []
                    : [
                        `Commit: git switch -c mooring && git add ${changed.join(' ')} && git commit -m "Add Mooring"`,
                        'Push: git push -u origin mooring',
                        `Open a pull request: ${web}/compare/${encodeURIComponent(defaultBranch)}...mooring?expand=1`,
                        `Allow pin to open pull requests: ${web}/settings/actions,\n   "Allow GitHub Actions to create and approve pull requests"`,
                    ]),
            ];
        }
        function loginStep(uid) {
            return [
                `To pull in other workflows, add \`id-token: write\` and this step (${(0, documentation.ou)('login.md')}):`,
                `   - uses: ${documentation.rl}/login@${documentation.O3}`,
                '     with:',
                `       identity: ${uid}`,
            ].join('\n');
        }
        ;
        const initCommand = {
            description: [
                'Proposes what the repository of DIRECTORY (default: the current directory) needs to run Mooring on GitHub: ' +
                    `${WORKFLOW_PATH}, .github/mooring.yml, and on the platform one identity for each job, with a custom role.`,
                'Without --write, nothing is changed. Existing files are never replaced without --force, and identities are found ' +
                    'before they are created: a second run changes nothing.',
                'Without MOORING_API_TOKEN, the command prints chainctl lines and Terraform that create the same identities.',
            ],
            positional: cli_arguments.Md,
            options: [
                { name: 'write', description: 'Create the identities, and write the files, all of them or none.' },
                { name: 'force', description: `Replace ${WORKFLOW_PATH} if it differs.` },
                {
                    name: 'organization',
                    value: 'NAME',
                    description: 'Your organization, as image references spell it; defaults to the most referenced one.',
                },
                { name: 'login', description: 'Also create an identity for the login action, which pulls images.' },
                {
                    name: 'owner',
                    description: 'Create identities for all repositories of the owner: less work, and weaker isolation.',
                },
                ...CLONE_OPTIONS,
                ...service_options.P3,
            ],
            variables: [
                {
                    term: 'MOORING_API_TOKEN',
                    description: `Token of an owner for the platform API: ${(0, access.xJ)(service_inputs.h$['api-url'])}.`,
                },
                {
                    term: 'GH_TOKEN',
                    description: 'Token for a private repository on GitHub; defaults to the login of the GitHub CLI.',
                },
            ],
            exitStatus: '0 on success, 1 if an identity or a role cannot be used, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring init', description: 'Preview the setup of the current repository' },
                { command: 'mooring init --write', description: 'Set up the current repository' },
            ],
            run: async ({ values, positionals }, context) => {
                const inputs = (0, service_options.Tt)(SetupInputs, values, context.variables);
                const flags = {
                    isWritten: values['write'] === true,
                    force: values['force'] === true,
                    scope: values['owner'] === true ? 'owner' : 'repository',
                    purposes: values['login'] === true ? ['check', 'pin', 'login'] : ['check', 'pin'],
                };
                const clone = await openClone(positionals, inputs);
                context.prepare();
                const report = await setUp(clone, { inputs, flags, context });
                if (flags.isWritten)
                    writeFiles(clone, report.files);
                context.print(setupText(report));
                return isBlocked(report.identities) ? 1 : 0;
            },
        };
        function writeFiles({ root }, files) {
            const changed = files.flatMap((file) => {
                if (file.kind !== 'create' && file.kind !== 'replace' && file.kind !== 'fill-in')
                    return [];
                const before = file.kind === 'create' ? undefined : Buffer.from(file.before);
                return [{ path: file.path, before, after: Buffer.from(file.after) }];
            });
            (0, write_work_tree.writeWorkTree)(root, { files: changed, known: [] });
        }
        ;
    }),
    4048: shared[4048],
    23879: shared[23879],
    9200: shared[9200],
    87158: shared[87158],
    10926: shared[10926],
    56261: shared[56261],
    17158: shared[17158]
};
