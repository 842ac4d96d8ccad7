export const id = 7053;
export const ids = [7053, 8303];
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
    63401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions),
            V9: () => (TRUSTED_ROOT_OPTION),
            Yr: () => (TOKEN_VARIABLES)
        });
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98181);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58765);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
        const PLACE_OPTIONS = Object.entries(_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.ls).map(([name, place]) => ({
            name,
            value: place.value,
            description: (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.ti)(place),
            group: 'ENDPOINT OPTIONS',
        }));
        const TRUSTED_ROOT_OPTION = {
            name: 'trusted-root',
            value: 'FILE',
            description: 'Sigstore trust root (trusted_root.json) to use instead of the built-in one.',
            completion: 'file',
        };
        const TOKEN_VARIABLES = [
            { term: 'MOORING_API_TOKEN', description: 'Token for the platform API.' },
            {
                term: 'MOORING_REGISTRY_TOKEN',
                description: "Token for private images in the platform's registry; others use Docker's stored credentials.",
            },
        ];
        function readOptions(schema, values, variables) {
            return (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.h$;
            return (name) => {
                const option = values[name];
                if (typeof option === 'string')
                    return option.trim();
                return (variables[(0, _arguments_js__WEBPACK_IMPORTED_MODULE_2__.cG)(name)] ?? defaults[name] ?? '').trim();
            };
        }
    }),
    58765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            Q5: () => (TrustedRootInput),
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
        const TrustedRootInput = { 'trusted-root': zod__WEBPACK_IMPORTED_MODULE_2__.YjP() };
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
    27053: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctorCommand: () => (doctorCommand),
            initCommand: () => (initCommand)
        });
        var plural = __webpack_require__(90795);
        var printable = __webpack_require__(76158);
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
        var errors = __webpack_require__(56046);
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
        var cli_arguments = __webpack_require__(9473);
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(10448);
        var work_tree = __webpack_require__(18429);
        var identity_access_client = __webpack_require__(83108);
        var transport_call = __webpack_require__(51730);
        var transport_endpoints = __webpack_require__(43550);
        var identity_access_routes = __webpack_require__(74256);
        ;
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
            const serverUrl = `${protocol}//${server}`;
            return URL.canParse(serverUrl) ? { serverUrl, owner, name } : undefined;
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
        var send_with_retry = __webpack_require__(29404);
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
            const names = hasHostedRunners(serverUrl)
                ? ['GH_TOKEN', 'GITHUB_TOKEN']
                : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
            const given = names.map((name) => variables[name]?.trim() ?? '').find((text) => text !== '');
            if (given !== undefined)
                return new secret.zh(given);
            const printed = await printToken(new URL(serverUrl).host, command, directory);
            return printed === '' ? undefined : new secret.zh(printed);
        }
        const GH_MS = 30_000;
        async function printToken(host, command, directory) {
            try {
                const words = ['auth', 'token', '--hostname', host];
                const { exitCode, stdout } = await command('gh', words, { directory, timeoutMs: GH_MS });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : '';
            }
            catch {
                return '';
            }
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
        var documentation = __webpack_require__(43867);
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
        var read_plain_yaml = __webpack_require__(50640);
        var load_config = __webpack_require__(13449);
        var list_images = __webpack_require__(82594);
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
            const found = urls.map((url) => readRemote(url ?? '')).find((one) => one !== undefined);
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
            return summarizeRegistries((await (0, list_images.v8)({ tree, now })).images, registry);
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
        var access = __webpack_require__(26933);
        var service_inputs = __webpack_require__(58765);
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
            const git = gitIn(directory, exec_command.N);
            const root = await findRoot(directory, git);
            const named = values.repository === '' ? undefined : readRepositoryName(values.repository);
            if (values.repository !== '' && named === undefined)
                throw new errors.OD('config_usage_invalid', `--repository: "${values.repository}" is not OWNER/NAME`);
            return {
                root,
                tree: (0, work_tree.YT)(root, exec_command.N),
                repository: named ?? (await findRemote(git)),
                defaultBranch: values['default-branch'] === '' ? await findDefaultBranch(git) : values['default-branch'],
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
                return gitHubApiUrl(serverUrl);
            return (0, transport_endpoints.V4)('GITHUB_API_URL', apiUrl).href.replace(/\/+$/, '');
        }
        function openIam(endpoints, { send, clock, variables, signal, }) {
            const { apiToken: token } = (0, access.r6)(variables);
            return token === undefined
                ? undefined
                : (0, identity_access_client._)({
                    call: (0, transport_call.u)({
                        send,
                        clock,
                        endpoints,
                        signal,
                        routes: identity_access_routes.b,
                    }),
                    token,
                });
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
                        found.images = (await (0, list_images.v8)({ tree: tree(), now: context.clock.now() })).images;
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
        var purpose = __webpack_require__(48490);
        var contract_uid = __webpack_require__(24513);
        var diagnose = __webpack_require__(45228);
        var render = __webpack_require__(87420);
        var sample_claims = __webpack_require__(57184);
        ;
        function canRun(condition, context) {
            const [, inner = condition] = /^\s*\$\{\{([^]*)\}\}\s*$/.exec(condition) ?? [];
            const tokens = tokensOf(inner);
            if (tokens === undefined)
                return true;
            const reader = { tokens, at: 0, context };
            const value = readOr(reader);
            return reader.at < tokens.length || value === undefined || truth(value) !== false;
        }
        const TOKEN = /\s*(?:(&&|\|\||==|!=|!|\(|\))|'((?:[^']|'')*)'|([A-Za-z_][\w.-]*)(\()?)/y;
        function tokensOf(text) {
            const tokens = [];
            TOKEN.lastIndex = 0;
            while (text.slice(TOKEN.lastIndex).trim() !== '') {
                const match = TOKEN.exec(text);
                if (match === null)
                    return undefined;
                const [, sign, quoted, name, call] = match;
                if (call !== undefined) {
                    const end = endOfCall(text, TOKEN.lastIndex);
                    if (end === undefined)
                        return undefined;
                    TOKEN.lastIndex = end;
                    tokens.push({ kind: 'unknown', text: '' });
                }
                else if (sign !== undefined)
                    tokens.push({ kind: 'sign', text: sign });
                else if (quoted !== undefined)
                    tokens.push({ kind: 'text', text: quoted.replaceAll("''", "'") });
                else
                    tokens.push({ kind: 'name', text: name ?? '' });
            }
            return tokens;
        }
        function endOfCall(text, from) {
            let depth = 1;
            for (let at = from; at < text.length; at += 1) {
                if (text[at] === "'")
                    at = text.indexOf("'", at + 1);
                if (at === -1)
                    return undefined;
                if (text[at] === '(')
                    depth += 1;
                if (text[at] === ')')
                    depth -= 1;
                if (depth === 0)
                    return at + 1;
            }
            return undefined;
        }
        function takeSign(reader, ...signs) {
            const token = reader.tokens[reader.at];
            if (token?.kind !== 'sign' || !signs.includes(token.text))
                return undefined;
            reader.at += 1;
            return token.text;
        }
        function readOr(reader) {
            let value = readAnd(reader);
            while (takeSign(reader, '||') !== undefined) {
                const [left, right] = [truth(value), truth(readAnd(reader))];
                value = left === true || right === true ? true : left === false && right === false ? false : undefined;
            }
            return value;
        }
        function readAnd(reader) {
            let value = readEquality(reader);
            while (takeSign(reader, '&&') !== undefined) {
                const [left, right] = [truth(value), truth(readEquality(reader))];
                value = left === false || right === false ? false : left === true && right === true ? true : undefined;
            }
            return value;
        }
        function readEquality(reader) {
            const left = readOne(reader);
            const sign = takeSign(reader, '==', '!=');
            if (sign === undefined)
                return left;
            const right = readOne(reader);
            if (typeof left !== 'string' || typeof right !== 'string')
                return undefined;
            return (left.toLowerCase() === right.toLowerCase()) === (sign === '==');
        }
        function readOne(reader) {
            if (takeSign(reader, '!') !== undefined) {
                const value = truth(readOne(reader));
                return value === undefined ? undefined : !value;
            }
            if (takeSign(reader, '(') !== undefined) {
                const value = readOr(reader);
                takeSign(reader, ')');
                return value;
            }
            const token = reader.tokens[reader.at];
            reader.at += 1;
            if (token?.kind === 'text')
                return token.text;
            if (token?.kind !== 'name')
                return undefined;
            if (token.text === 'true' || token.text === 'false')
                return token.text === 'true';
            return Object.hasOwn(reader.context, token.text) ? reader.context[token.text] : undefined;
        }
        function truth(value) {
            return typeof value === 'string' ? value !== '' : value;
        }
        var settle_role = __webpack_require__(34058);
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
                if ((0, contract_uid.zL)(uid) !== organization)
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
                for (const event of events.filter((one) => startsJob(one, step, facts))) {
                    const [plain, withIds] = (0, sample_claims.lc)(event, { facts: place, audience }).map(({ claims }) => (0, diagnose.h)(claims, match, audience));
                    const [cause] = plain?.causes ?? [];
                    const rejectsIds = (withIds?.causes.length ?? 0) > 0;
                    if (cause !== undefined && rejectsIds)
                        return {
                            state: 'missing',
                            text: `the identity of job ${step.job} rejects ${event}: ${(0, render.HY)(cause)}`,
                            fix: `Run \`mooring init --write --force\` for an identity that accepts ${event}, or remove the event from the job.`,
                        };
                    if (cause !== undefined || rejectsIds)
                        weak.push(`job ${step.job}`);
                }
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
        function startsJob(event, { conditions }, { defaultBranch }) {
            const context = {
                'github.event_name': event,
                ...(event === 'pull_request' || event === 'merge_group'
                    ? {}
                    : { 'github.ref': `refs/heads/${defaultBranch}` }),
                ...(event === 'schedule' ? {} : { 'github.event.schedule': '' }),
            };
            return conditions.every((condition) => canRun(condition, context));
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
                const roles = await Promise.all([...new Set(uids)].map(async (one) => (0, settle_role.f)(iam.roles, await iam.roles.get(one))));
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
        var pull_routes = __webpack_require__(83354);
        var jwt_claims = __webpack_require__(59220);
        var image_reference = __webpack_require__(50880);
        var instant = __webpack_require__(92224);
        var open_registries = __webpack_require__(76795);
        ;
        function registrySteps(found, { inputs, context }) {
            const endpoints = (0, service_inputs.uY)(inputs);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            let times;
            return [
                {
                    title: 'Registry',
                    requires: [],
                    run: async () => {
                        const { clock, send } = context;
                        const call = (0, transport_call.u)({ send, clock, endpoints, signal, routes: pull_routes.o });
                        const { serverTime } = await call('checkRegistryAccess', 'reach the registry', { answers: [401] });
                        times = { server: serverTime, own: clock.now() };
                        return ok(`${endpoints.registry} is reachable`);
                    },
                },
                {
                    title: 'History',
                    requires: ['Registry', 'Configuration'],
                    run: () => examineHistory(found, { endpoints, signal, context }),
                },
                { title: 'Clock', requires: ['Registry'], run: () => examineClock(times) },
            ];
        }
        async function examineHistory(found, { endpoints, signal, context, }) {
            const { clock, send, variables } = context;
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
            const { source } = (0, open_registries.openRegistries)({
                send,
                clock,
                endpoints,
                access: { registryToken },
                signal,
                onSecret: () => undefined,
                variables,
                directory: cloneOf(found).root,
                tokenHosts: [],
            });
            const where = `${(0, image_reference.vy)(image)}:${tag}`;
            const fetched = await source.tag({ host: image.host, path: image.path }, tag);
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
        var account_associations_client = __webpack_require__(74156);
        var platform_access = __webpack_require__(44860);
        var account_association_routes = __webpack_require__(17052);
        var signer_entry = __webpack_require__(74717);
        ;
        const CONFIG_PATH = '.github/mooring.yml';
        const SCHEMA_URL = `https://raw.githubusercontent.com/${documentation.rl}/${documentation.O3}/schema/mooring-config.v1.json`;
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
        ;
        function uidOf(result, purpose) {
            return result.identities.find(({ access, decision }) => access.purpose === purpose && decision !== 'refused' && decision !== 'drifted')?.uid;
        }
        function hasProblems({ roles, identities }) {
            return [...roles, ...identities].some(({ decision }) => decision === 'refused' || decision === 'drifted');
        }
        var service_identity = __webpack_require__(15070);
        var clock = __webpack_require__(33201);
        var settle = __webpack_require__(67559);
        var nearest_word = __webpack_require__(70740);
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
        var create_commands = __webpack_require__(35225);
        var choose_identity = __webpack_require__(37292);
        var claim_match = __webpack_require__(17740);
        var setup = __webpack_require__(29473);
        var bind_role = __webpack_require__(29878);
        var find_identities = __webpack_require__(19472);
        var make_identity = __webpack_require__(39995);
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
        ;
        async function setUp(clone, run) {
            const { inputs, flags, context } = run;
            const endpoints = (0, service_inputs.uY)(inputs);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const iam = openIam(endpoints, { ...context, signal });
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
                hasHostedRunners: hasHostedRunners(repository.serverUrl),
                identities: uidsFor(identities, found),
                organization: organization.name,
                endpoints: changedEndpoints(inputs),
                signers: found.config === undefined ? await findSigners(organization, { ...run, endpoints, signal }) : [],
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
        async function findSigners({ name, uid }, { context: { clock, send, variables }, endpoints, signal, }) {
            const { apiToken: token } = (0, access.r6)(variables);
            if (token === undefined || uid === undefined)
                return [];
            const call = (0, transport_call.u)({ send, clock, endpoints, signal, routes: account_association_routes.N });
            const associations = (0, account_associations_client.L)((0, platform_access.qk)({ call, token }));
            const listed = (await (0, settle.u9)(Array.fromAsync(associations.list()))) ?? [];
            return (0, service_identity.Nq)(uid, listed).map((signer) => ({
                image: `${endpoints.registry}/${name}/*`,
                signer,
            }));
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
                    run: () => {
                        const { apiToken } = (0, access.r6)(context.variables);
                        const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                        const iam = openIam(endpoints, { ...context, signal });
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
        var service_options = __webpack_require__(63401);
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
        var write_work_tree = __webpack_require__(28303);
        var unified_diff = __webpack_require__(72959);
        var wrap = __webpack_require__(38121);
        ;
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
    28303: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            writeWorkTree: () => (writeWorkTree)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90153);
        function writeWorkTree(root, { files, known }) {
            const created = [];
            try {
                const places = findPlaces(root, files, created);
                const directories = known.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
                (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.hv)([...directories, ...places.map(({ target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target))]);
                replaceAll(draftAll(places));
                return places.map(({ path }) => path);
            }
            catch (error) {
                removeDirectories(created);
                throw error;
            }
        }
        function findPlaces(root, files, created) {
            const places = files.map((file) => ({
                ...file,
                target: file.before === undefined ? newTarget(root, file.path, created) : findTarget(root, file.path),
            }));
            const byTarget = Map.groupBy(places, ({ target }) => target);
            return [...byTarget.values()].flatMap(([place, ...others]) => {
                const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
                if (other !== undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${other.path} and ${place?.path ?? ''} are the same file, with different changes`, { hint: 'Exclude one of them with `exclude` in .github/mooring.yml.' });
                return place === undefined ? [] : [place];
            });
        }
        function findTarget(root, path) {
            const target = attempt(`find ${path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
                throw changed(path, 'it is a symbolic link to outside the directory');
            return target;
        }
        function newTarget(root, path, created) {
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path).split('/');
            for (const [index] of names.entries()) {
                const directory = names.slice(0, index + 1).join('/');
                const place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
                attempt(`create ${directory}`, () => {
                    try {
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place);
                        created.push(place);
                    }
                    catch (error) {
                        if ((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'EEXIST')
                            throw error;
                    }
                });
                findTarget(root, directory);
            }
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(findTarget(root, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        }
        function removeDirectories(created) {
            for (const directory of created.toReversed()) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(directory);
                }
                catch {
                    continue;
                }
            }
        }
        function draftAll(places) {
            const drafts = [];
            try {
                for (const place of places) {
                    requireUnchanged(place);
                    const draft = attempt(`write next to ${place.path}`, () => (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(place.target, place.after));
                    drafts.push({ ...place, draft });
                }
                for (const place of places)
                    requireUnchanged(place);
                return drafts;
            }
            catch (error) {
                removeDrafts(drafts);
                throw error;
            }
        }
        function replaceAll(drafts) {
            const replaced = [];
            try {
                for (const draft of drafts) {
                    attempt(`replace ${draft.path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft.draft, draft.target));
                    replaced.push(draft);
                }
            }
            catch (error) {
                removeDrafts(drafts.slice(replaced.length));
                restore(replaced, error);
                throw error;
            }
        }
        function restore(replaced, cause) {
            const failed = replaced.filter(({ target, before }) => {
                try {
                    if (before === undefined)
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target);
                    else
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(target, before), target);
                    return false;
                }
                catch {
                    return true;
                }
            });
            if (failed.length === 0)
                return;
            const names = failed.map(({ path }) => path).join(', ');
            const reason = cause instanceof Error ? cause.message : String(cause);
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${reason}; already changed and not restored: ${names}`, {
                hint: 'Restore these files with git, then check that this user can write to their directories.',
                cause,
            });
        }
        function removeDrafts(drafts) {
            for (const { draft } of drafts) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
                }
                catch {
                    continue;
                }
            }
        }
        function requireUnchanged({ path, target, before }) {
            const current = attempt(`read ${path}`, () => {
                try {
                    return readWhole(target);
                }
                catch (error) {
                    if (before === undefined && (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) === 'ENOENT')
                        return undefined;
                    throw error;
                }
            });
            if (before === undefined && current !== undefined)
                throw changed(path, 'it was created meanwhile');
            if (before !== undefined && current?.equals(before) !== true)
                throw changed(path, 'it changed after it was read');
        }
        const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        function readWhole(target) {
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, FLAGS);
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function changed(path, reason) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_changed', `no file was written; ${path}: ${reason}`);
        }
        function attempt(purpose, work) {
            try {
                return work();
            }
            catch (cause) {
                if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD)
                    throw cause;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `could not ${purpose} (${(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(cause)})`, { cause });
            }
        }
    }),
    74156: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (createAccountAssociationsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createAccountAssociationsClient(access) {
            const { request } = access;
            return {
                ...(0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.DT)(access, 'account association', {
                    get: 'getAccountAssociation',
                    create: 'createAccountAssociation',
                    delete: 'deleteAccountAssociation',
                }),
                list: ({ name, ...place } = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listAccountAssociations',
                    purpose: 'list the account associations',
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ accountAssociations, ...page }) => [accountAssociations, page],
                    uidOf: (association) => association.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateAccountAssociation', `update the account association ${uid}`, (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.VI)(uid, changes, mask)),
                check: (uid, providerType) => request('checkAccountAssociation', `check the account association ${uid}`, {
                    path: { uid },
                    body: { providerType },
                }),
            };
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
    17052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            N: () => (accountAssociationRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const account_association_text = schemas.YjP('must be text').min(1, 'must not be empty');
        const texts = schemas.g1P(schemas.YjP(), account_association_text);
        const accounts = {
            amazon: schemas.Ikc({ account: account_association_text }).optional(),
            azure: schemas.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
            chainguard: schemas.Ikc({ serviceBindings: texts }).optional(),
            github: schemas.Ikc({
                appInstallations: schemas.g1P(schemas.YjP(), schemas.Ikc({ installations: schemas.YOg(schemas.Ikc({ installationId: account_association_text, name: schemas.YjP().optional() })) })),
            })
                .optional(),
            google: schemas.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
        };
        const AccountAssociation = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ...accounts,
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewAccountAssociation = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            ...accounts,
        });
        const AccountAssociationPage = page.er.extend({
            accountAssociations: schemas.YOg(AccountAssociation).default([]),
        });
        const AccountCheck = schemas.Ikc({
            providerType: schemas.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
        });
        const AccountCheckResult = schemas.Ikc({
            status: schemas.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
            reason: schemas.YjP().optional(),
            message: schemas.YjP().optional(),
        });
        var route = __webpack_require__(53450);
        ;
        const accountAssociationRoutes = {
            listAccountAssociations: (0, route.Jt)('/iam/v2/accountAssociations', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/ListAccountAssociations',
                query: page.wE,
                response: AccountAssociationPage,
            }),
            getAccountAssociation: (0, route.Jt)('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/GetAccountAssociation',
                response: AccountAssociation,
            }),
            createAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
                rpc: 'iam.v2.AccountAssociationsService/CreateAccountAssociation',
                body: NewAccountAssociation,
                response: AccountAssociation,
            }),
            updateAccountAssociation: (0, route.F6)('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
                rpc: 'iam.v2.AccountAssociationsService/UpdateAccountAssociation',
                body: NewAccountAssociation.partial(),
                response: AccountAssociation,
            }),
            deleteAccountAssociation: (0, route.TF)('/iam/v2/accountAssociations/{uid}', 'account_associations.delete', 'iam.v2.AccountAssociationsService/DeleteAccountAssociation'),
            checkAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{uid}:checkAccountAssociation', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/CheckAccountAssociation',
                body: AccountCheck,
                response: AccountCheckResult,
                idempotent: true,
            }),
        };
    }),
    24513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Lp: () => (parentUid),
            zL: () => (rootUid)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(UID, 'not a uid');
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
    }),
    77533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DJ: () => (NOT_BUILT),
            E4: () => (tagKey),
            Hk: () => (tagEvidenceOf),
            P$: () => (isNewestBuild),
            QT: () => (unknownBy),
            TY: () => (buildInUse),
            Uk: () => (NO_SBOM),
            es: () => (judgedTag),
            gX: () => (NO_IMAGE),
            h8: () => (pullPoliciesOf),
            iK: () => (isTagGone),
            jh: () => (artifactNames),
            kE: () => (NO_EVIDENCE),
            lk: () => (NO_ACCESS),
            z3: () => (missingPlatforms)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43287);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        function unknownBy({ code, message, hint, request }) {
            return { kind: 'unknown', problem: { code, message, hint, request } };
        }
        function isTagGone({ history, lifecycle }) {
            const isListed = lifecycle?.kind !== 'known' || lifecycle.value.exists;
            return !isListed && history.kind === 'unknown' && history.problem.code === 'platform_not_found';
        }
        const NO_SBOM = 'no SBOM';
        const NOT_BUILT = 'not built for this platform';
        const NO_IMAGE = 'image not found in the registry';
        const NO_ACCESS = 'access to the image denied';
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
            pullPolicies: new Map(),
            signatures: new Map(),
            fixes: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
        }
        function tagEvidenceOf(reference, evidence) {
            const tag = judgedTag(reference, evidence);
            return tag === undefined ? undefined : evidence.tags.get(tagKey((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference), tag));
        }
        function pullPoliciesOf(reference, { pullPolicies }) {
            const found = pullPolicies.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return found?.kind === 'known' ? found.value : undefined;
        }
        function buildInUse({ digest }, tag) {
            if (tag === undefined || tag.history.kind === 'unknown')
                return undefined;
            return digest === undefined ? (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.Dz)(tag.history.value) : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.w)(tag.history.value, digest);
        }
        function isNewestBuild({ digest }, tag) {
            if (digest === undefined)
                return true;
            return tag?.history.kind === 'known' && (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.Dz)(tag.history.value)?.digest === digest;
        }
        function missingPlatforms(packages, platforms) {
            const known = new Set(packages.platforms.map(({ platform }) => platform));
            const reasons = new Map(packages.missing?.map(({ platform, reason }) => [platform, reason]));
            return platforms
                .filter((platform) => !known.has(platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? NO_SBOM }));
        }
        function artifactNames(packages, reference) {
            if (packages === undefined || packages.source === 'name')
                return [(0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(reference.path)];
            const all = packages.platforms.flatMap((one) => one.packages);
            return [
                ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
            ].sort();
        }
    }),
    47125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            Wt: () => (platformsOf),
            gO: () => (PUBLIC_ORGANIZATION)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        const PUBLIC_ORGANIZATION = 'chainguard';
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
    43867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ek: () => (repositoryUrl),
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
            const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
        }
        function repositoryUrl({ serverUrl, repository } = PUBLISHED) {
            return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
        }
    }),
    43287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild),
            wu: () => (buildsAfter)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return undefined;
            const seen = new Set();
            const newestFirst = history.slice(last + 1).toReversed();
            return newestFirst.filter((build) => !seen.has(build.digest) && seen.add(build.digest)).toReversed();
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
            'account_associations.list',
            'advisories.list',
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
                    capabilities: READ_IMAGES,
                    isBuiltIn: false,
                },
            },
            pin: {
                events: _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: {
                    name: 'mooring-pin',
                    description: 'Mooring pin: read images and tags, and the advisories of an update',
                    capabilities: [...READ_IMAGES, 'groups.list'].sort(),
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
    72959: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (unifiedDiff)
        });
        const CONTEXT = 3;
        function unifiedDiff(path, before, after) {
            if (before === after)
                return '';
            const [old, next] = [linesOf(before ?? ''), linesOf(after)];
            const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
            const hunks = joinNear(changes).map((near) => hunk(near, old, next));
            const from = before === undefined ? '/dev/null' : quoted(`a/${path}`);
            return [`--- ${from}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
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
            const oldStart = end === start ? start : start + 1;
            return [`@@ -${oldStart},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
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
    15070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FB: () => (PUBLIC_SIGNER),
            Nq: () => (organizationSigners),
            qB: () => (isServiceSigner)
        });
        const SERVICE_ISSUER = 'https://issuer.enforce.dev';
        const PUBLIC_SIGNER = {
            kind: 'keyless',
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
        };
        const SERVICE_IDENTITY = /^[0-9a-f]{40}\/[0-9a-f]{16}$/;
        const SIGNING_PRINCIPAL = /^(?:SERVICE_PRINCIPAL_)?(?:CATALOG_SYNCER|APKO_BUILDER)$/;
        function organizationSigners(organizationUid, associations) {
            const uids = associations
                .filter(({ uid }) => uid === organizationUid)
                .flatMap(({ chainguard }) => Object.entries(chainguard?.serviceBindings ?? {}))
                .flatMap(([principal, uid]) => (SIGNING_PRINCIPAL.test(principal) ? [uid] : []))
                .filter((uid) => isServiceIdentity(uid, organizationUid));
            return [...new Set(uids)].map((uid) => ({
                kind: 'keyless',
                issuer: SERVICE_ISSUER,
                identity: `${SERVICE_ISSUER}/${uid}`,
            }));
        }
        function isServiceSigner(signer, organizationUid) {
            const prefix = `${SERVICE_ISSUER}/`;
            return (signer.kind === 'keyless' &&
                signer.issuer === SERVICE_ISSUER &&
                signer.identity.startsWith(prefix) &&
                isServiceIdentity(signer.identity.slice(prefix.length), organizationUid));
        }
        function isServiceIdentity(uid, organizationUid) {
            return (SERVICE_IDENTITY.test(uid) && (organizationUid === undefined || uid.startsWith(`${organizationUid}/`)));
        }
    }),
    74717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (signerEntryLines)
        });
        function signerEntryLines({ image, signer }) {
            return [
                `- image: ${yamlText(image)}`,
                `  issuer: ${yamlText(signer.issuer)}`,
                `  identity: ${yamlText(signer.identity)}`,
            ];
        }
        function yamlText(text) {
            return /^[A-Za-z][\w./@*-]*(?::[\w./@*-]+)*$/.test(text) ? text : JSON.stringify(text);
        }
    }),
    50640: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readPlainYaml)
        });
        var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44906);
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61447);
        var _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96045);
        function readPlainYaml(bytes) {
            const { whole, text, offset, isUtf8 } = (0, _open_file_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
            if (!isUtf8)
                return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
            const lineAt = (at) => new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__._(whole).find(at).line;
            const parsed = (0, _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__.h)({ text, offset });
            const problem = parsed.kind === 'unreadable' ? parsed : parsed.problems()[0];
            if (parsed.kind === 'unreadable' || problem !== undefined)
                return { kind: 'unreadable', line: lineAt(problem?.at ?? 0), reason: problem?.reason ?? '' };
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
    67559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G9: () => (settle),
            Ko: () => (orReason),
            eO: () => (known),
            u9: () => (orNone)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        async function settle(request) {
            try {
                return known(await request);
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return (0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.QT)(error);
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
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && none.includes(error.code))
                    return undefined;
                throw error;
            }
        }
        async function orReason(request, reasons) {
            try {
                return await request;
            }
            catch (error) {
                const reason = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD ? reasons[error.code] : undefined;
                if (reason !== undefined)
                    return reason;
                throw error;
            }
        }
    })
};
