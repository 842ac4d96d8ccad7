export const id = 548;
export const ids = [548, 30, 891];
export const modules = {
    3030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            createService: () => (createService),
            fetchWith: () => (fetchWith),
            openCheckAccess: () => (openCheckAccess)
        });
        var node_digest = __webpack_require__(1686);
        var list = __webpack_require__(2158);
        var platform_access = __webpack_require__(4860);
        ;
        function createAdvisoryClient(options) {
            const access = (0, platform_access.qk)(options);
            const { request } = access;
            return {
                listDocuments: async (filter = {}) => {
                    const { documents } = await request('listAdvisoryDocuments', 'read the published advisories', {
                        query: { ...filter },
                    });
                    return documents;
                },
                listMetadata: (filter = {}, paging) => (0, list.c3)(access, {
                    route: 'listVulnerabilityMetadata',
                    purpose: 'read vulnerability metadata',
                    query: { ...filter },
                    pageOf: ({ vulnerabilityMetadata, ...page }) => [vulnerabilityMetadata, page],
                    uidOf: (one) => one.id,
                }, paging),
                listResolved: async (period) => {
                    const purpose = 'read resolved vulnerabilities';
                    const answer = await request('listResolvedVulnerabilities', purpose, { query: { ...period } });
                    return answer.resolvedVulnsReports;
                },
            };
        }
        var call = __webpack_require__(1385);
        var advisory_routes = __webpack_require__(9181);
        var group_routes = __webpack_require__(2774);
        var pull_routes = __webpack_require__(3354);
        var registry_routes = __webpack_require__(4886);
        var sign_in_routes = __webpack_require__(7932);
        var version_one_routes = __webpack_require__(5016);
        var vulnerability_routes = __webpack_require__(8665);
        var platform_client = __webpack_require__(7189);
        var registry_client = __webpack_require__(5793);
        var registry_content_client = __webpack_require__(1892);
        var registry_tokens = __webpack_require__(8016);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(9740);
        var uid = __webpack_require__(4513);
        var check_organization = __webpack_require__(5167);
        var evidence = __webpack_require__(7533);
        var image_use = __webpack_require__(7125);
        var errors = __webpack_require__(6046);
        var image_reference = __webpack_require__(880);
        var concurrency = __webpack_require__(7270);
        var settle = __webpack_require__(7559);
        var fetch_advisories = __webpack_require__(6721);
        var fetch_lifecycle = __webpack_require__(3512);
        var organization_lists = __webpack_require__(5883);
        var fetch_packages = __webpack_require__(8891);
        var digest_origins = __webpack_require__(826);
        var find_repo = __webpack_require__(8264);
        ;
        async function fetchEvidence(uses, sources) {
            const { access, now } = sources;
            return { evidence: await fetchAll(uses, sources), now, access };
        }
        async function fetchAll(uses, options) {
            const tagless = wantedImages(uses, new Map(), options);
            const tagsOfDigests = await (0, digest_origins.uq)(tagless, verifyOptions(options), options.signedIn?.platform);
            const images = wantedImages(uses, tagsOfDigests, options);
            const lists = fetchLists(images, options);
            const wanted = images.map((one) => Object.assign({}, one, { repoUid: once(() => repoUidOf(one, lists, options)) }));
            const references = uses.map(({ reference }) => reference);
            const [packages, { tags, origins }] = await Promise.all([
                fetchAllPackages(wanted, options),
                fetchTags(wanted, lists, options).then(async (fetched) => ({
                    tags: fetched,
                    origins: await (0, digest_origins.Uy)(references, fetched, verifyOptions(options)),
                })),
            ]);
            const names = namesOf(wanted, packages);
            const advisories = options.signedIn === undefined
                ? await (0, fetch_advisories.S)(names, options.published)
                : await (0, fetch_advisories.W)(names, options.signedIn.vulnerabilities);
            return { tags, tagsOfDigests, origins, packages, advisories };
        }
        function verifyOptions({ registry, content, registryHost, signedIn }) {
            const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0, digest_origins.Gl)(signedIn.platform) };
            return { registry, content, registryHost, ...tagsOfDigest };
        }
        function wantedImages(uses, tagsOfDigests, options) {
            const groups = Map.groupBy(uses, ({ reference }) => (0, image_reference.vy)(reference));
            return [...groups].flatMap(([image, group]) => {
                const [first] = group;
                const historic = first === undefined ? undefined : (0, image_use.RC)(first.reference, options.registryHost);
                if (historic === undefined)
                    return [];
                const tags = group.flatMap(({ reference }) => {
                    const found = tagsOfDigests.get((0, image_reference.Ys)(reference));
                    const tag = (0, image_use.RC)(reference, options.registryHost)?.tag;
                    return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
                });
                const references = Map.groupBy(group, ({ reference }) => (0, image_reference.Ys)(reference));
                return [
                    {
                        image,
                        historic,
                        repoUid: once(() => (0, find_repo.O)(historic, options.organization, options.signedIn?.platform)),
                        tags: new Set(tags),
                        references: new Map([...references].map(([key, same]) => [key, wantedReference(same, options)])),
                    },
                ];
            });
        }
        function wantedReference(same, { platforms }) {
            const [first] = same;
            if (first === undefined)
                throw new errors.OD('internal_bug', 'a reference without a use');
            const named = same.map(({ platform }) => platform);
            const all = named.flatMap((platform) => platform ?? platforms);
            return { reference: first.reference, platforms: [...new Set(all)].sort() };
        }
        function once(request) {
            let result;
            return () => (result ??= request());
        }
        function fetchLists(images, { organization, signedIn }) {
            if (signedIn === undefined)
                return organization_lists.Wo;
            const own = images.filter(({ historic }) => historic.organization === organization.name);
            const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
            return (0, organization_lists.fl)(organization.uid, wanted, signedIn);
        }
        async function repoUidOf({ historic, repoUid }, lists, { organization }) {
            const isOwn = historic.organization === organization.name;
            const listed = isOwn ? await lists.repo(historic.name) : undefined;
            return listed?.uid ?? repoUid();
        }
        async function fetchTags(wanted, lists, options) {
            const { now, registry, signedIn } = options;
            const tags = wanted.flatMap(({ historic, image, repoUid, tags: names }) => {
                const fetcher = signedIn && (0, fetch_lifecycle.u)({ repoUid, wanted: [...names], lists, now, ...signedIn });
                return [...names].map((tag) => ({ historic, image, tag, fetcher }));
            });
            const [histories, lifecycles] = await Promise.all([
                (0, concurrency.sf)(tags, concurrency.Ai, ({ historic, tag }) => (0, settle.G9)(registry.tagHistory(historic, tag))),
                (0, concurrency.sf)(tags, concurrency.Ri, async ({ tag, fetcher }) => fetcher && (0, settle.G9)(fetcher.lifecycleOf(tag))),
            ]);
            const entries = tags.map(({ image, tag }, index) => {
                const history = histories[index];
                if (history === undefined)
                    throw new errors.OD('internal_bug', 'a tag was not fetched');
                return [(0, evidence.E4)(image, tag), { history, lifecycle: lifecycles[index] }];
            });
            return new Map(entries);
        }
        async function fetchAllPackages(wanted, options) {
            const references = wanted.flatMap((image) => [...image.references].map(([key, { platforms, reference }]) => ({ image, key, platforms, reference })));
            const packages = await (0, concurrency.sf)(references, concurrency.Ri, async ({ image, key, platforms, reference }) => {
                const { tag, digest } = reference;
                const request = (0, fetch_packages.fetchPackages)({ image: image.historic, reference: digest ?? tag ?? 'latest', platforms }, { content: options.content, sboms: options.signedIn?.versionOne, repoUid: image.repoUid });
                return [key, await (0, settle.G9)(request)];
            });
            return new Map(packages);
        }
        function namesOf(wanted, packages) {
            const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
                const known = packages.get(key);
                return (0, evidence.jh)(known?.kind === 'known' ? known.value : undefined, reference);
            }));
            return [...new Set(names)].sort();
        }
        var tag_source = __webpack_require__(5662);
        var access = __webpack_require__(6933);
        var oidc_request = __webpack_require__(526);
        var open_access = __webpack_require__(3942);
        var check_access = __webpack_require__(1777);
        ;
        const routes = {
            ...sign_in_routes.H,
            ...group_routes.y,
            ...registry_routes.k,
            ...pull_routes.o,
            ...version_one_routes.n,
            ...vulnerability_routes.R,
            ...advisory_routes.i,
        };
        function createService({ send, timeoutSeconds, ...service }) {
            const { clock, endpoints } = service;
            const signal = AbortSignal.timeout(timeoutSeconds * 1000);
            return { ...service, call: (0, call.u)({ send, clock, endpoints, signal, routes }) };
        }
        async function openCheckAccess(service, inputs, environment) {
            const { identity } = inputs;
            const organization = { name: inputs.organization, uid: (0, uid.zL)(identity) };
            const found = (0, check_access.m)(environment);
            if (found.kind === 'request') {
                const access = await (0, open_access.u)(found, { ...service, identity });
                return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
            }
            const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
            const { reason } = (0, oidc_request.U)(found, inputs['when-unavailable'] || byDefault);
            const remedy = 'Authenticated runs check them, such as the run after the merge.';
            return { ...access.zZ, organization, run: { mode: 'anonymous', reason, remedy } };
        }
        async function fetchWith(service, access, { uses, platforms }) {
            const { registry } = service.endpoints;
            const { organization, run } = access;
            const mismatch = run.mode === 'anonymous' ? undefined : (0, check_organization.v2)(organization.name, uses, registry);
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const fetched = await fetchEvidence(uses, createSources(service, access, platforms));
            if (mismatch !== undefined && (0, check_organization.jD)(mismatch, fetched.evidence, registry))
                throw (0, check_organization.RG)(mismatch);
            return fetched;
        }
        function createSources({ call, clock, endpoints, onSecret }, { apiToken: token, organization, registryToken, run, serverTime }, platforms) {
            const passwordFor = (image) => image.organization === organization.name ? registryToken : undefined;
            const tokens = (0, registry_tokens.Q)({ call, clock, onSecret, passwordFor });
            return {
                signedIn: token === undefined
                    ? undefined
                    : {
                        platform: (0, platform_client.B)({ call, token }),
                        versionOne: (0, version_one_client.k)({ call, token }),
                        vulnerabilities: (0, vulnerability_client.C)({ call, token }),
                    },
                access: run,
                registry: (0, tag_source.O)((0, registry_client.H)({ call, tokens })),
                content: (0, registry_content_client.e)({ call, tokens, digestOf: node_digest.R }),
                published: createAdvisoryClient({ call, token: undefined }),
                registryHost: endpoints.registry,
                organization,
                platforms,
                now: serverTime ?? clock.now(),
            };
        }
    }),
    548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCommand: () => (checkCommand)
        });
        var external_node_path_ = __webpack_require__(6760);
        var schemas = __webpack_require__(2857);
        var exec_command = __webpack_require__(448);
        var errors = __webpack_require__(6046);
        var printable = __webpack_require__(6158);
        var git_commit_tree = __webpack_require__(915);
        ;
        async function openDirectoryBase(directory, ref, command) {
            const git = async (...args) => {
                const { exitCode, stdout } = await command('git', args, { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
            };
            const place = await command('git', ['rev-parse', '--show-prefix'], { directory });
            if (place.exitCode !== 0)
                throw noRepository(directory, place.stderr);
            const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
            if (named === undefined)
                throw new errors.OD('config_usage_invalid', `--base: "${ref}" is not a commit in this repository`, {
                    hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
                });
            const commit = (await (0, git_commit_tree.yr)(directory, [named, 'HEAD'], command)) ?? named;
            const tree = await (0, git_commit_tree.W$)(directory, commit, command);
            if (tree === undefined)
                throw new errors.OD('config_usage_invalid', `--base: the files of ${commit} cannot be read`);
            return { commit, tree: belowDirectory(tree, new TextDecoder().decode(place.stdout).trim()) };
        }
        function noRepository(directory, stderr) {
            const reason = (0, printable.g$)(stderr.split('\n', 1)[0] ?? '', 200);
            return new errors.OD('config_usage_invalid', `--base: git cannot read a repository in ${directory} (${reason})`, {
                hint: 'Run this in a clone of the repository, or use --since or --baseline instead.',
            });
        }
        function belowDirectory(tree, prefix) {
            if (prefix === '')
                return tree;
            return {
                list: async () => (await tree.list()).filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
                read: async (paths) => {
                    const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
                    return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
                },
            };
        }
        var work_tree = __webpack_require__(8429);
        var finding = __webpack_require__(4939);
        var gate_policy = __webpack_require__(3714);
        var policy_options = __webpack_require__(8181);
        var judge = __webpack_require__(5117);
        var check_text = __webpack_require__(6596);
        var view_context = __webpack_require__(9572);
        var load_baseline = __webpack_require__(5266);
        var read_trees = __webpack_require__(3262);
        var inputs = __webpack_require__(6514);
        var check_service = __webpack_require__(3030);
        var service_inputs = __webpack_require__(8765);
        var cli_arguments = __webpack_require__(9473);
        var groups_client = __webpack_require__(2358);
        var platform_access = __webpack_require__(4860);
        var transport_endpoints = __webpack_require__(3550);
        var check_organization = __webpack_require__(5167);
        var problems = __webpack_require__(108);
        var plural = __webpack_require__(795);
        var find_repo = __webpack_require__(8264);
        var access_access = __webpack_require__(6933);
        ;
        async function openShellAccess({ call, endpoints }, access, { organization, uses }) {
            const { apiToken: token } = access;
            const mismatch = (0, check_organization.v2)(organization, uses, endpoints.registry);
            const named = mismatch?.named ?? [];
            if (organization === '' && (token !== undefined || access.registryToken !== undefined))
                throw new errors.OD('config_usage_invalid', '--organization is missing: it names the images that the token is for', named.length === 0
                    ? {}
                    : { hint: `The image references name ${named.map(({ name }) => name).join(', ')}.` });
            const run = runAccess(access, organization, endpoints);
            if (token === undefined)
                return { ...access, run, organization: { name: organization, uid: '' } };
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const found = await (0, find_repo.t)(organization, (0, groups_client.W)((0, platform_access.qk)({ call, token })));
            if (found.uid !== undefined)
                return { ...access, run, organization: { name: organization, uid: found.uid } };
            throw (0, check_organization.RG)(mismatch ?? { configured: organization, named: [], nearest: undefined }, found.own);
        }
        function runAccess({ apiToken, registryToken }, organization, endpoints) {
            const remedy = `Run \`export ${missingTokens({ apiToken, registryToken }, endpoints).join(' ')}\`.`;
            const missing = registryToken === undefined ? `${API} and MOORING_REGISTRY_TOKEN are` : `${API} is`;
            if (apiToken === undefined)
                return { mode: 'anonymous', reason: `${missing} not set`, remedy };
            return {
                mode: 'signed-in',
                organization,
                ...(registryToken === undefined ? { pullRemedy: remedy } : {}),
            };
        }
        const API = 'MOORING_API_TOKEN';
        function missingTokens({ apiToken, registryToken }, endpoints) {
            return [
                ...(apiToken === undefined ? [tokenVariable(API, endpoints.apiUrl)] : []),
                ...(registryToken === undefined
                    ? [tokenVariable('MOORING_REGISTRY_TOKEN', (0, transport_endpoints.mm)(endpoints))]
                    : []),
            ];
        }
        function tokenVariable(name, audience) {
            return `${name}="$(${(0, access_access.xJ)(audience)})"`;
        }
        function requireCredentials({ findings }, access, endpoints) {
            const { organization, run } = access;
            if (run.mode === 'signed-in')
                return;
            const unchecked = findings.flatMap(({ cause, reference }) => cause?.kind === 'unauthenticated' ? [(0, problems.nA)(reference)] : []);
            const images = new Set(unchecked);
            if (images.size === 0)
                return;
            const verb = images.size === 1 ? 'requires' : 'require';
            const [name, ...others] = new Set([...images].flatMap((image) => image.split('/')[1] ?? []));
            const isUnnamed = organization.name === '' && others.length === 0;
            const hint = [
                `Run these commands, then check again${isUnnamed ? ` with \`--organization ${name}\`` : ''}:`,
                ...missingTokens(access, endpoints).map((variable) => `  export ${variable}`),
                'To check public images only, pass `--allow-unauthenticated`.',
            ];
            throw new errors.OD('auth_credentials_missing', `${(0, plural.U)(images.size, 'image')} ${verb} authentication, and ${run.reason}`, { hint: hint.join('\n') });
        }
        var service_options = __webpack_require__(3401);
        ;
        const CheckOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...inputs.YI,
            ...inputs.HJ,
            organization: schemas.euz('').or(service_inputs.yb),
            base: schemas.YjP(),
        });
        const checkCommand = {
            description: [
                'Checks every image that the files below DIRECTORY (default: the current directory) refer to, as the check action ' +
                    'does, by the configuration in DIRECTORY/.github/mooring.yml. Public images need no credentials.',
            ],
            positional: cli_arguments.Md,
            options: [
                {
                    name: 'base',
                    value: 'REF',
                    description: 'Compare with the commit where the branch left REF, as in a pull request into REF: other findings are new, and ' +
                        'the configuration of that commit applies.',
                },
                {
                    name: 'since',
                    value: 'TIME',
                    description: 'Without --base: findings since TIME, such as 2026-05-01T00:00:00Z, are new.',
                },
                {
                    name: 'baseline',
                    value: 'FILE',
                    description: 'Without --base: findings that FILE, the report of an earlier check, does not list are new.',
                    completion: 'file',
                },
                {
                    name: 'organization',
                    value: 'NAME',
                    description: 'Your organization, as image references spell it; required with a token.',
                },
                {
                    name: 'allow-unauthenticated',
                    description: 'Without tokens: report private images as warnings instead of exiting with 1.',
                },
                {
                    name: 'json',
                    description: 'Print the report (schema/check-report.v1.json) instead of text.',
                },
                ...inputs.x8.map(policyOption),
                ...service_options.P3,
            ],
            sections: [{ title: 'RULES', content: [`\`none\`, or a comma-separated list of ${finding.y.join(', ')}.`] }],
            variables: service_options.Yr,
            exitStatus: '0 if the check passes, also with warnings, 1 if it fails, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring check', description: 'Check the images of the current directory' },
                {
                    command: 'mooring check --base origin/main --fail-on new-end-of-life,new-advisory',
                    description: 'Check the branch like a pull request into main, for these rules',
                },
                {
                    command: 'mooring check --json > baseline.json; mooring check --baseline baseline.json',
                    description: 'Accept the findings of today',
                },
            ],
            run: async ({ values, positionals }, { clock, log, print, send, variables }) => {
                const directory = (0, external_node_path_.resolve)((0, cli_arguments.gZ)(positionals));
                await (0, work_tree.T)(directory);
                requireText(values, ['base', 'since', 'baseline']);
                const inputs = (0, service_options.Tt)(CheckOptions, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const shell = (0, access_access.r6)(variables);
                const head = (0, work_tree.YT)(directory, exec_command.N);
                const base = await findBase(directory, head, inputs);
                const trees = await (0, read_trees.i)({ head, base, startedAt: clock.now() });
                const uses = (0, read_trees.X)(trees, endpoints.registry);
                const service = (0, check_service.createService)({
                    send,
                    clock,
                    endpoints,
                    timeoutSeconds: inputs['timeout-seconds'],
                    onSecret: () => undefined,
                });
                const { organization } = inputs;
                const access = uses.length === 0 ? undefined : await openShellAccess(service, shell, { organization, uses });
                if (access !== undefined)
                    log(access.status);
                const evidence = access === undefined
                    ? (0, judge.n)(clock.now())
                    : await (0, check_service.fetchWith)(service, access, { uses, platforms: trees.config.check.platforms });
                const { report } = (0, judge.S)(trees, evidence, { inputs: (0, gate_policy.T4)(inputs), registry: endpoints.registry });
                if (access !== undefined && values['allow-unauthenticated'] !== true)
                    requireCredentials(report, access, endpoints);
                const isJson = values['json'] === true;
                print(isJson
                    ? `${JSON.stringify(report, null, 2)}\n`
                    : `${(0, check_text.S5)(report, contextOf(inputs)).join('\n')}\n`);
                return report.verdict === 'fail' ? 1 : 0;
            },
        };
        function policyOption(option) {
            const isList = option.kind === 'list';
            return {
                name: option.name,
                value: placeholder(option),
                description: (0, policy_options.ti)(option),
                group: 'POLICY OPTIONS (override the configuration file)',
                isList,
                completion: completionOf(option),
            };
        }
        function completionOf(option) {
            switch (option.kind) {
                case 'list':
                    return ['none', ...option.values];
                case 'choice':
                    return option.values;
                case 'switch':
                    return ['true', 'false'];
                case 'days':
                case 'duration':
                    return [];
            }
        }
        function placeholder(option) {
            switch (option.kind) {
                case 'list':
                    return `${option.what.toUpperCase()}S`;
                case 'choice':
                    return option.values.join('|');
                case 'switch':
                    return 'true|false';
                case 'days':
                case 'duration':
                    return option.kind.toUpperCase();
            }
        }
        function requireText(values, names) {
            const empty = names.find((name) => typeof values[name] === 'string' && values[name].trim() === '');
            if (empty !== undefined)
                throw new errors.OD('config_usage_invalid', `--${empty} is empty; omit it to compare with nothing`);
        }
        function contextOf({ base }) {
            return base === '' ? view_context.V0 : { event: 'change', baseName: base };
        }
        async function findBase(directory, head, { base, baseline, since }) {
            const named = [base, baseline].filter((text) => text !== '');
            if (named.length + (since === undefined ? 0 : 1) > 1)
                throw new errors.OD('config_usage_invalid', 'set only one of --base, --since and --baseline');
            if (base !== '') {
                const { commit, tree } = await openDirectoryBase(directory, base, exec_command.N);
                return { isChange: true, kind: 'tree', commit, tree };
            }
            if (since !== undefined)
                return { isChange: false, kind: 'since', since };
            if (baseline === '')
                return { isChange: false, kind: 'none', reason: 'no --base was given' };
            return (0, load_baseline.o)(head, baseline);
        }
    }),
    3401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions),
            Yr: () => (TOKEN_VARIABLES)
        });
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8181);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8765);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
        const PLACE_OPTIONS = Object.entries(_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.ls).map(([name, place]) => ({
            name,
            value: place.value,
            description: (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.ti)(place),
            group: 'ENDPOINT OPTIONS',
        }));
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
    2358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (createGroupsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4860);
        function createGroupsClient(access) {
            const { request } = access;
            return {
                ...(0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.DT)(access, 'group', {
                    get: 'getGroup',
                    create: 'createGroup',
                    delete: 'deleteGroup',
                }),
                list: ({ name, ...place } = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listGroups',
                    purpose: 'list the groups',
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ groups, ...page }) => [groups, page],
                    uidOf: (group) => group.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateGroup', `update the group ${uid}`, (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.VI)(uid, changes, mask)),
                lookup: async () => (await request('lookupGroup', 'look up the organization of the caller')).group,
                isEligible: async () => (await request('checkEligibility', 'check the eligibility')).eligible ?? false,
                requestAccess: async (uid) => {
                    await request('requestGroupAccess', `request access to the group ${uid}`, { path: { uid }, body: {} });
                },
            };
        }
    }),
    5167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RG: () => (wrongOrganization),
            jD: () => (isRefusedEverywhere),
            v2: () => (compareOrganization)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(795);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3081);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7125);
        function compareOrganization(configured, uses, registry) {
            const references = new Map(uses.map(({ reference }) => [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(reference), reference]));
            const organizations = [...references.values()].flatMap((reference) => (0, _image_use_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry)?.organization ?? []);
            if (organizations.includes(configured))
                return undefined;
            const groups = Map.groupBy(organizations, (name) => name);
            groups.delete(_image_use_js__WEBPACK_IMPORTED_MODULE_3__.gO);
            if (groups.size === 0)
                return undefined;
            const named = [...groups].map(([name, group]) => ({ name, references: group.length }));
            const names = named.map(({ name }) => name);
            return {
                configured,
                named: named.toSorted((one, other) => other.references - one.references),
                nearest: (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__.z)(configured, names),
            };
        }
        function wrongOrganization({ configured, named, nearest }, own) {
            const all = named.map(({ name, references }) => `${name} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(references, 'reference')})`).join(', ');
            const reasons = [
                ...(named.length === 0 ? [] : [`the image references name ${all}`]),
                ...(own === undefined ? [] : [`the token belongs to ${own}`]),
            ];
            const reason = reasons.join(', and ') || 'the token has no access to it';
            const known = [nearest, own, ...(named.length === 1 ? named.map(({ name }) => name) : [])];
            const meant = known.find((name) => named.length === 0 || named.some((one) => one.name === name));
            const isSure = meant === nearest || meant === own;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_wrong_organization', `the organization is set to "${configured}", but ${reason}`, meant === undefined
                ? {}
                : { hint: `Set \`organization\` to ${meant}${isSure ? '' : ', and use credentials for it'}.` });
        }
        function isRefusedEverywhere({ named }, { tags, tagsOfDigests }, registry) {
            const facts = [
                ...[...tags].map(([key, { history }]) => ({ key, fact: history })),
                ...[...tagsOfDigests].map(([key, fact]) => ({ key, fact })),
            ];
            const about = facts.filter(({ key }) => named.some(({ name }) => key.startsWith(`${registry}/${name}/`)));
            return (about.length > 0 &&
                about.every(({ fact }) => fact.kind === 'unknown' && (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.WV)(fact.problem.code)));
        }
    }),
    8891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages)
        });
        var oci = __webpack_require__(5398);
        var schemas = __webpack_require__(2857);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
        const InTotoStatement = schemas.Ikc({
            predicateType: schemas.YjP(),
            subject: schemas.YOg(schemas.Ikc({ digest: schemas.g1P(schemas.YjP(), schemas.YjP()) })),
            predicate: schemas.L5J(),
        });
        const DsseEnvelope = schemas.Ikc({ payloadType: schemas.YjP(), payload: schemas.YjP() });
        var evidence = __webpack_require__(7533);
        var platform_digest = __webpack_require__(6620);
        ;
        function readApkPackage(purls) {
            const apk = purls.map(readApk).find((one) => one !== undefined);
            if (apk === undefined)
                return undefined;
            const origin = apk.origin ?? purls.map(readBuildFile).find((one) => one !== undefined);
            return { ...apk, origin };
        }
        function readApk(purl) {
            const match = /^pkg:apk\/(wolfi|chainguard)\/([^@?#/]+)@([^@?#/]+)(?:\?([^#]*))?(?:#.*)?$/.exec(purl);
            const distribution = match?.[1];
            const [name, version] = [match?.[2], match?.[3]].map(decode);
            if (name === undefined || version === undefined)
                return undefined;
            const qualifiers = new Map((match?.[4] ?? '').split('&').map(readQualifier));
            return {
                name,
                version,
                distribution,
                arch: qualifiers.get('arch'),
                origin: qualifiers.get('origin'),
            };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decode(value)];
        }
        function readBuildFile(purl) {
            return decode(/^pkg:github\/[^#]+#([^#/]+)\.yaml$/.exec(purl)?.[1]);
        }
        function decode(text) {
            if (text === undefined || text === '')
                return undefined;
            try {
                return decodeURIComponent(text);
            }
            catch {
                return undefined;
            }
        }
        var parse_json = __webpack_require__(7085);
        ;
        function readEnvelope(bytes, subject) {
            const envelope = DsseEnvelope.safeParse(readJson(bytes));
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            if (envelope.data.payloadType !== oci.Z2.statement)
                return unreadable('it holds no statement');
            const statement = InTotoStatement.safeParse(readJson(Buffer.from(envelope.data.payload, 'base64')));
            if (!statement.success)
                return unreadable('its statement is malformed');
            if (statement.data.predicateType !== SPDX_PREDICATE)
                return unreadable('it states something else');
            const [algorithm = '', hex] = subject.split(':');
            if (!statement.data.subject.some(({ digest }) => digest[algorithm] === hex)) {
                return unreadable('it is about another image');
            }
            return readDocument(statement.data.predicate);
        }
        function readDocument(document) {
            const parsed = SpdxDocument.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
            if (!parsed.success)
                return unreadable('it is no SPDX document');
            const packages = parsed.data.packages.flatMap(({ externalRefs }) => {
                const purls = externalRefs.filter(({ referenceType }) => referenceType === 'purl');
                return readApkPackage(purls.map(({ referenceLocator }) => referenceLocator)) ?? [];
            });
            return { kind: 'packages', packages };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        function readJson(bytes) {
            return (0, parse_json.q)(new TextDecoder().decode(bytes));
        }
        var settle = __webpack_require__(7559);
        ;
        const MOST_BYTES = 32 * 1024 * 1024;
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, settle.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest: subject }) => ({
                platform,
                reading: await readAttestation(wanted.image, subject, sources.content),
            })));
            const found = attested.flatMap(withPackages);
            const isBuilt = (platform) => subjects.some((one) => one.platform === platform);
            const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
            const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
            const sboms = requested.length === 0 ? [] : await fetchSboms(fetched.digest, requested, sources);
            const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
            const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
            const missing = lacking
                .filter((platform) => !sboms.some((one) => one.platform === platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? 'not built for this platform' }));
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
        }
        const NO_MANIFEST = {
            platform_not_found: 'image not found in the registry',
            auth_forbidden: 'access to the image denied',
        };
        function reasonOf(reading) {
            return reading?.kind === 'unreadable' ? reading.reason : evidence.Uk;
        }
        function byOrderOf(platforms) {
            return (one, other) => platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
        }
        function platformsOf(manifest, digest, wanted) {
            if (!('manifests' in manifest))
                return wanted.map((platform) => ({ platform, digest }));
            return wanted.flatMap((platform) => {
                const found = manifest.manifests.find((one) => withoutVariant(nameOf(one)) === withoutVariant(platform));
                return found === undefined ? [] : [{ platform, digest: found.digest }];
            });
        }
        function nameOf({ platform }) {
            return platform === undefined ? '' : (0, platform_digest.$)(platform);
        }
        function withoutVariant(platform) {
            return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
        }
        async function readAttestation(image, subject, content) {
            const referrers = await content.referrers(image, subject);
            const candidates = referrers.filter(isAttestation).map(({ digest }) => digest);
            const layers = (await Promise.all(candidates.map((digest) => layersOf(image, digest, content)))).flat();
            const behindTag = `${subject.replace(':', '-')}.att`;
            const all = layers.length > 0 ? layers : await layersOf(image, behindTag, content);
            let last;
            for (const layer of all) {
                const bytes = await (0, settle.u9)(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
                last =
                    bytes === undefined
                        ? { kind: 'unreadable', reason: 'the SBOM is too large' }
                        : readEnvelope(bytes, subject);
                if (last.kind === 'packages')
                    return last;
            }
            return last;
        }
        const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'];
        function isAttestation({ artifactType, annotations }) {
            const predicate = annotations?.['predicateType'];
            return predicate === undefined ? artifactType === oci.Z2.envelope : predicate === SPDX_PREDICATE;
        }
        async function layersOf(image, reference, content) {
            const fetched = await (0, settle.u9)(content.manifest(image, reference));
            if (fetched === undefined || !('layers' in fetched.manifest))
                return [];
            return fetched.manifest.layers.filter(({ mediaType, annotations }) => mediaType === oci.Z2.envelope &&
                (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE);
        }
        async function fetchSboms(digest, platforms, { sboms, repoUid }) {
            if (sboms === undefined)
                return [];
            const repo = await (0, settle.u9)(repoUid());
            if (repo === undefined)
                return [];
            const readings = await Promise.all(platforms.map(async (platform) => {
                const text = await (0, settle.u9)(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
                return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
            }));
            return readings.flatMap(withPackages);
        }
        function withPackages({ platform, reading, }) {
            if (reading?.kind !== 'packages' || reading.packages.length === 0)
                return [];
            return [{ platform, packages: reading.packages }];
        }
    })
};
