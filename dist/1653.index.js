import { shared } from './shared.js';
export const id = 1653;
export const ids = [1653];
export const modules = {
    95885: shared[95885],
    94799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCommand: () => (checkCommand)
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(59022);
        var directory_commit = __webpack_require__(81663);
        var work_tree = __webpack_require__(65706);
        var rule_ids = __webpack_require__(49769);
        var policy_options = __webpack_require__(81533);
        var errors = __webpack_require__(67872);
        var views_text = __webpack_require__(38691);
        var view_context = __webpack_require__(91695);
        var load_baseline = __webpack_require__(50411);
        var check_inputs = __webpack_require__(72934);
        var service_inputs = __webpack_require__(4824);
        var cli_arguments = __webpack_require__(98213);
        var run = __webpack_require__(35924);
        var transport_endpoints = __webpack_require__(13743);
        var decide_organization = __webpack_require__(64493);
        var image_reference = __webpack_require__(65890);
        var plural = __webpack_require__(51442);
        var find_repo = __webpack_require__(95885);
        var sign_in_access = __webpack_require__(4048);
        var open_run = __webpack_require__(23333);
        ;
        async function openShellAccess(world, uses, organization) {
            const { endpoints } = world;
            const access = (0, sign_in_access.r6)(world.variables);
            const { apiToken: token } = access;
            const mismatch = (0, decide_organization.v2)(organization, uses, endpoints.registry);
            const named = mismatch?.named ?? [];
            if (organization === '' && (token !== undefined || access.registryToken !== undefined))
                throw new errors.OD('config_usage_invalid', '--organization is missing: it names the images that the token is for', named.length === 0
                    ? {}
                    : { hint: `The image references name ${named.map(({ name }) => name).join(', ')}.` });
            const run = runAccess(access, organization, endpoints);
            if (token === undefined)
                return { ...access, run, organization: { name: organization, uid: '' } };
            if (mismatch?.nearest !== undefined)
                throw (0, decide_organization.RG)(mismatch);
            const platform = await (0, open_run.I)({ ...world, access, tokenHosts: [] }).platform();
            const found = platform && (await (0, find_repo.t2)(organization, { token, groups: platform.groups }));
            if (found?.uid !== undefined)
                return { ...access, run, organization: { name: organization, uid: found.uid } };
            throw (0, decide_organization.RG)(mismatch ?? { configured: organization, named: [], nearest: undefined }, found?.own?.name);
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
            return `${name}="$(${(0, sign_in_access.xJ)(audience)})"`;
        }
        function requireCredentials({ findings }, access, endpoints) {
            const { organization, run } = access;
            if (run.mode === 'signed-in')
                return;
            const unchecked = findings.flatMap(({ cause, reference }) => cause?.kind === 'unauthenticated' ? [(0, image_reference.nA)(reference)] : []);
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
        var service_options = __webpack_require__(47773);
        ;
        const CheckOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...check_inputs.YI,
            ...check_inputs.HJ,
            organization: schemas.euz('').or(service_inputs.yb),
            'exploit-data': check_inputs.iO,
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
                ...check_inputs.x8.map(policyOption),
                ...service_options.P3,
            ],
            sections: [{ title: 'RULES', content: [`\`none\`, or a comma-separated list of ${rule_ids.y0.join(', ')}.`] }],
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
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                const command = (0, exec_command.pv)(signal);
                const head = (0, work_tree.YT)(directory, command);
                const base = await findBase(directory, { head, command }, inputs);
                const options = { head, base, ...(0, check_inputs.FB)(inputs) };
                const world = {
                    send,
                    clock,
                    endpoints,
                    signal,
                    onSecret: () => undefined,
                    onWarning: (warning) => log(`warning: ${warning}`),
                    variables,
                    directory,
                };
                const { access, report } = await (0, run.B)(options, {
                    ...world,
                    openAccess: async (uses) => {
                        const opened = await openShellAccess(world, uses, inputs.organization);
                        log(opened.status);
                        return opened;
                    },
                });
                if (access !== undefined && values['allow-unauthenticated'] !== true)
                    requireCredentials(report, access, endpoints);
                const isJson = values['json'] === true;
                print(isJson
                    ? `${JSON.stringify(report, null, 2)}\n`
                    : `${(0, views_text.S5)(report, contextOf(inputs)).join('\n')}\n`);
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
    64493: shared[64493],
    47773: shared[47773],
    81663: shared[81663],
    49567: shared[49567]
};
