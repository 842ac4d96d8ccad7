export const id = 57;
export const ids = [57];
export const modules = {
    25120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctorCommand: () => (doctorCommand)
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
        var setup_clone = __webpack_require__(68415);
        var organization = __webpack_require__(97348);
        var workflow_text = __webpack_require__(87908);
        var list_images = __webpack_require__(42423);
        var read_repository = __webpack_require__(48675);
        var access = __webpack_require__(26933);
        ;
        function repositorySteps(found, { inputs, positionals, context, }) {
            const tree = () => cloneOf(found).tree;
            return [
                { title: 'Node.js', requires: [], run: () => ok(process.versions.node) },
                {
                    title: 'Git',
                    requires: [],
                    run: async () => {
                        found.clone = await (0, setup_clone.ok)(positionals, inputs);
                        const { owner, name, serverUrl } = found.clone.repository;
                        return ok(`${owner}/${name} on ${new URL(serverUrl).host}`);
                    },
                },
                {
                    title: 'Configuration',
                    requires: ['Git'],
                    run: async () => {
                        found.images = (await (0, list_images.v8)({ tree: tree(), now: context.clock.now() })).images;
                        const { config } = await (0, read_repository.Fj)(tree());
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
                        found.workflows = await (0, read_repository.mI)(tree());
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
            const uses = (0, organization.P)(images, registry);
            const { references, images: distinct, files, organizations } = uses;
            if (references === 0)
                return { state: 'warning', text: 'no file names an image, so there is nothing to check yet' };
            const counts = `${(0, plural.U)(references, 'reference')} to ${(0, plural.U)(distinct, 'image')} in ${(0, plural.U)(files, 'file')}`;
            const problem = (0, organization.B)(uses);
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
            const jobs = uses.map(({ path, step }) => `${step.action} in ${path.replace(workflow_text.A8, 'mooring.yml')}`);
            return ok([...new Set(jobs)].join(', '));
        }
        function isPlaceholder({ inputs }) {
            return ['check', 'pin'].some((purpose) => inputs['identity'] === (0, workflow_text.c5)(purpose === 'check' ? 'check' : 'pin'));
        }
        var transport_endpoints = __webpack_require__(43550);
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
            return reader.context[token.text];
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
        var service_inputs = __webpack_require__(58765);
        var transport_call = __webpack_require__(51385);
        var pull_routes = __webpack_require__(83354);
        var id_token = __webpack_require__(34192);
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
            const { source } = (0, open_registries.c)({
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
            const { audiences, expiresAt } = (0, id_token.zA)(token.reveal());
            if (expiresAt !== undefined && expiresAt <= now)
                return { state: 'missing', text: `${name} expired at ${(0, instant.r4)(expiresAt)}`, fix };
            if (audiences.length > 0 && !audiences.includes(audience))
                return { state: 'missing', text: `${name} is for ${audiences.join(', ')}, not for ${audience}`, fix };
            return ok(audiences.length > 0 ? `${name} is for ${audience}` : `${name} is set`);
        }
        var set_up = __webpack_require__(8615);
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
                        const iam = (0, setup_clone.G9)(endpoints, { ...context, signal });
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
                        const { organizations: referenced } = (0, organization.P)(found.images, inputs.registry);
                        const given = inputs.organization || organizationOf(found);
                        const { groups } = iamOf(platform);
                        const { name, uid = '' } = await (0, set_up.ks)(endpoints, { given, referenced, groups });
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
                        const facts = await (0, setup_clone.fP)(clone, inputs, context);
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
                ...setup_clone.xd,
                ...service_options.P3,
            ],
            variables: service_options.Yr,
            exitStatus: '0 if no step is missing, also with warnings, 1 if one is, 2 on a usage error.',
            examples: [
                { command: 'mooring doctor', description: 'Verify the setup of the current repository' },
                { command: 'mooring doctor --json | jq', description: 'Print the steps as JSON' },
            ],
            run: async ({ values, positionals }, context) => {
                const inputs = (0, service_options.Tt)(setup_clone.hp, values, context.variables);
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
    }),
    55793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (createRegistryClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43287);
        var _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53974);
        var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98016);
        const MOST_HISTORY_PAGES = 1_000;
        function createRegistryClient(options) {
            return {
                tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
            };
        }
        async function readHistory(call, image, tag, token) {
            const name = (0, _registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__.V)(image);
            let history = [];
            for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
                const last = history.at(-1);
                const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
                    path: { organization: image.organization, image: image.name, tag },
                    query: { start: last === undefined ? undefined : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(last.at) },
                    credential: token,
                });
                const page = value.history;
                const longer = (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_4__.aH)(history, page);
                history = longer ?? history;
                if (longer === undefined || page.length < _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.CL)
                    return history;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
        }
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
            E4: () => (tagKey),
            P$: () => (isNewestBuild),
            QT: () => (unknownBy),
            TY: () => (buildInUse),
            Uk: () => (NO_SBOM),
            es: () => (judgedTag),
            jh: () => (artifactNames),
            kE: () => (NO_EVIDENCE)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43287);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        function unknownBy({ code, message, hint, request }) {
            return { kind: 'unknown', problem: { code, message, hint, request } };
        }
        const NO_SBOM = 'no SBOM';
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
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
    43287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
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
    5662: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (createTagSource),
            O: () => (rememberHistories)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98016);
        function createTagSource(options) {
            const { registry, content, registryHost, others } = options;
            const tags = new Map();
            const digests = new Map();
            const manifests = new Map();
            async function fetchTag(image, tag) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? { kind: 'digest', digest: await others.digestOf(image, tag) }
                    : { kind: 'history', history: await registry.tagHistory(historic, tag) };
            }
            async function fetchDigest(image, digest) {
                const historic = historicOf(image, registryHost);
                const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
                try {
                    await question;
                    return true;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'platform_not_found')
                        return false;
                    throw error;
                }
            }
            async function fetchManifest(image, digest) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? others.manifest(image, digest)
                    : (await content.manifest(historic, digest)).manifest;
            }
            return {
                tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
                has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
                manifest: (image, digest) => once(manifests, `${image.host}/${image.path}@${digest}`, () => fetchManifest(image, digest)),
            };
        }
        function historicOf(image, registryHost) {
            return (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
        }
        function once(known, key, fetchValue) {
            const answer = known.get(key) ?? answerOf(fetchValue());
            known.set(key, answer);
            return answer;
        }
        async function answerOf(question) {
            try {
                return { kind: 'known', value: await question };
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UZ)(error))
                    throw error;
                return (0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.QT)(error);
            }
        }
        function rememberHistories(registry) {
            const histories = new Map();
            return {
                tagHistory: (image, tag) => {
                    const key = `${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__.V)(image)}:${tag}`;
                    const history = histories.get(key) ?? registry.tagHistory(image, tag);
                    histories.set(key, history);
                    return history;
                },
            };
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
