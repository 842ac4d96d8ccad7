import { shared } from './shared.js';
export const id = 3504;
export const ids = [3504, 6098];
export const modules = {
    56098: shared[56098],
    99484: shared[99484],
    43504: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCommand: () => (checkCommand)
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(10448);
        var directory_commit = __webpack_require__(54539);
        var work_tree = __webpack_require__(18429);
        var finding = __webpack_require__(84939);
        var gate_policy = __webpack_require__(63714);
        var policy_options = __webpack_require__(98181);
        var judge = __webpack_require__(77716);
        var errors = __webpack_require__(56046);
        var check_text = __webpack_require__(36596);
        var view_context = __webpack_require__(89572);
        var load_baseline = __webpack_require__(25266);
        var read_trees = __webpack_require__(99589);
        var inputs = __webpack_require__(16514);
        var load_exploit_data = __webpack_require__(74850);
        var check_service = __webpack_require__(56098);
        var signatures = __webpack_require__(99484);
        var service_inputs = __webpack_require__(58765);
        var cli_arguments = __webpack_require__(9473);
        var groups_client = __webpack_require__(52358);
        var platform_access = __webpack_require__(44860);
        var transport_endpoints = __webpack_require__(43550);
        var check_organization = __webpack_require__(25167);
        var problems = __webpack_require__(108);
        var plural = __webpack_require__(90795);
        var find_repo = __webpack_require__(78264);
        var access_access = __webpack_require__(26933);
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
            const groups = (0, groups_client.W)((0, platform_access.qk)({ call, token }));
            const found = await (0, find_repo.t2)(organization, { token, groups });
            if (found.uid !== undefined)
                return { ...access, run, organization: { name: organization, uid: found.uid } };
            throw (0, check_organization.RG)(mismatch ?? { configured: organization, named: [], nearest: undefined }, found.own?.name);
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
        var service_options = __webpack_require__(63401);
        ;
        const CheckOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...inputs.YI,
            ...inputs.HJ,
            organization: schemas.euz('').or(service_inputs.yb),
            'exploit-data': inputs.iO,
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
                    name: 'exploit-data',
                    value: 'FILES',
                    description: 'Files with known exploits (CISA KEV, JSON) or EPSS scores (CSV): they order and label findings only.',
                    isList: true,
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
                service_options.V9,
                ...inputs.x8.map(policyOption),
                ...service_options.P3,
            ],
            sections: [{ title: 'RULES', content: [`\`none\`, or a comma-separated list of ${finding.y0.join(', ')}.`] }],
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
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                const command = (0, exec_command.pv)(signal);
                const head = (0, work_tree.YT)(directory, command);
                const base = await findBase(directory, { head, command }, inputs);
                const trees = await (0, read_trees.i9)({ head, base, startedAt: clock.now() });
                const exploits = await (0, load_exploit_data.a)(inputs['exploit-data'] ?? trees.config.check.exploitData, head);
                const uses = (0, read_trees.XG)(trees, endpoints.registry);
                const others = (0, read_trees.hS)(trees, endpoints.registry);
                const service = (0, check_service.createService)({
                    send,
                    clock,
                    endpoints,
                    signal,
                    onSecret: () => undefined,
                });
                const { organization } = inputs;
                const access = uses.length + others.length === 0
                    ? undefined
                    : await openShellAccess(service, shell, { organization, uses });
                if (access !== undefined)
                    log(access.status);
                const evidence = access === undefined
                    ? (0, judge.n)(clock.now())
                    : await (0, check_service.fetchWith)(service, access, {
                        uses,
                        head: trees.head.uses,
                        changed: (0, read_trees.We)(trees, endpoints.registry),
                        platforms: trees.config.check.platforms,
                        trust: (0, signatures.trustRun)(trees, {
                            others,
                            trustedRoot: inputs['trusted-root'],
                            variables,
                            directory,
                            onWarning: (warning) => {
                                log(`warning: ${warning}`);
                            },
                        }),
                    });
                const { registry } = endpoints;
                const { report } = (0, judge.S)(trees, evidence, { inputs: (0, gate_policy.T4)(inputs), registry, exploits });
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
            const isList = option.kind === 'list' || option.kind === 'severities';
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
                case 'choice-or-days':
                    return [...option.values, 'after 7 days'];
                case 'switch':
                    return ['true', 'false'];
                case 'severities':
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
                case 'choice-or-days':
                    return [...option.values, '"after N days"'].join('|');
                case 'severities':
                    return `SEVERITY=${option.what.toUpperCase()}`;
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
        async function findBase(directory, { head, command }, { base, baseline, since }) {
            const named = [base, baseline].filter((text) => text !== '');
            if (named.length + (since === undefined ? 0 : 1) > 1)
                throw new errors.OD('config_usage_invalid', 'set only one of --base, --since and --baseline');
            if (base !== '') {
                const { commit, tree } = await (0, directory_commit.H)(directory, base, command);
                return { isChange: true, kind: 'tree', commit, tree };
            }
            if (since !== undefined)
                return { isChange: false, kind: 'since', since };
            if (baseline === '')
                return { isChange: false, kind: 'none', reason: 'no --base was given' };
            return (0, load_baseline.o)(head, baseline);
        }
    }),
    63401: shared[63401],
    54539: shared[54539],
    52358: shared[52358],
    25167: shared[25167]
};
