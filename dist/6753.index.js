import { shared } from './shared.js';
export const id = 6753;
export const ids = [6753, 9661];
export const modules = {
    37005: shared[37005],
    39661: shared[39661],
    23155: shared[23155],
    2327: shared[2327],
    48434: shared[48434],
    8216: shared[8216],
    31767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ensure: () => (ensure)
        });
        var call = __webpack_require__(93893);
        var identity_access_routes = __webpack_require__(8092);
        var pull_routes = __webpack_require__(66550);
        var sign_in_routes = __webpack_require__(8216);
        var uid = __webpack_require__(8089);
        var errors = __webpack_require__(67872);
        var create_commands = __webpack_require__(30221);
        var printable = __webpack_require__(64865);
        var decide_role = __webpack_require__(39094);
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
            return { name, description: '', capabilities: [], isBuiltIn: (0, decide_role.UJ)(name) };
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
        var decide_purpose = __webpack_require__(8542);
        var transport_endpoints = __webpack_require__(13743);
        var identity_access_client = __webpack_require__(39661);
        var token_exchange = __webpack_require__(48434);
        var diagnose = __webpack_require__(13243);
        var claim_match = __webpack_require__(52949);
        var identity_name = __webpack_require__(58470);
        var subject = __webpack_require__(12945);
        ;
        function refuseEvent(eventName) {
            const trusted = claim_match.g$;
            if (trusted.includes(eventName))
                return undefined;
            return {
                reason: `runs of the event ${(0, printable.g$)(eventName, 60) || '(none)'} cannot have an identity, since they can contain untrusted input`,
                remedy: `Run this step on ${claim_match.g$.join(', ')}; the identity for the purpose check accepts pull requests.`,
            };
        }
        function refuseToken(claims, run, { audience, now, creating, }) {
            return [
                ...refuseClaims(claims, run, { audience, now }),
                ...refuseSubject(claims),
                ...(creating ? refuseCreation(claims, run) : []),
            ];
        }
        function refuseClaims(claims, run, { audience, now }) {
            const { repository_id: id, repository_owner_id: ownerId } = claims;
            const eventRefusal = refuseEvent(claims.event_name ?? '');
            return [
                ...(URL.canParse(claims.iss) && new URL(claims.iss).protocol === 'https:'
                    ? []
                    : [refusal(`the token's issuer "${claims.iss}" is not an https URL`, NOT_GITHUB)]),
                ...(claims.aud === audience
                    ? []
                    : [refusal(`the token is for the audience "${claims.aud}"`, NOT_GITHUB)]),
                ...(claims.expiresAt !== undefined && now !== undefined && claims.expiresAt <= now
                    ? [refusal('the token of this job has expired', 'Re-run the job.')]
                    : []),
                ...(isNumber(id) && isNumber(ownerId)
                    ? []
                    : [refusal('the token has no repository and owner ids, and names can be reused', NOT_GITHUB)]),
                ...(run.repositoryId === '' || run.repositoryId === id
                    ? []
                    : [refusal('the token is for another repository than this job', NOT_GITHUB)]),
                ...(eventRefusal === undefined ? [] : [eventRefusal]),
            ];
        }
        const NOT_GITHUB = 'Something other than GitHub responded on the OIDC endpoint. Find out what before you continue.';
        function refuseSubject(claims) {
            const wild = /[*?[\]{}()|\\^$]/.exec(claims.sub)?.[0];
            if (wild !== undefined) {
                return [
                    refusal(`the subject "${claims.sub}" contains "${wild}", which is special in a pattern`, 'Use only letters, digits, ".", "-", "_" and "/" in the name of the environment or branch.'),
                ];
            }
            const reading = (0, subject.$)(claims);
            if (reading.kind === 'hyphen-ids') {
                return [
                    refusal(`the subject "${claims.sub}" joins names and ids with hyphens, a format that can be forged`, 'Enable immutable subjects with "@" in the OIDC settings of the repository.'),
                ];
            }
            if (reading.kind === 'foreign') {
                return [
                    refusal(`the subject "${claims.sub}" does not start with this repository, so other repositories can have the same`, 'Remove the customization of the OIDC subject, or add `repo` and `context` to it.'),
                ];
            }
            return reading.context.kind === 'pull-request'
                ? [refusal('the subject is the same for every pull request, regardless of its author', USE_PURPOSE)]
                : [];
        }
        function refuseCreation(claims, run) {
            const reading = (0, subject.$)(claims);
            if (reading.kind !== 'repository')
                return [];
            const reason = explainShortLived(reading.context, run.defaultBranch);
            return reason === undefined ? [] : [refusal(reason, USE_ENVIRONMENT)];
        }
        function explainShortLived(context, defaultBranch) {
            switch (context.kind) {
                case 'environment':
                case 'pull-request':
                    return undefined;
                case 'tag':
                    return `the subject is for the tag ${context.name}: every tag would need its own identity`;
                case 'merge-queue':
                    return 'the subject is for a merge queue: every entry would need its own identity';
                case 'other':
                    return `the subject contains "${context.text}", which Mooring does not recognize`;
                case 'branch':
                    if (defaultBranch === undefined)
                        return 'the event does not contain the default branch';
                    return context.name === defaultBranch.replaceAll(':', '%3A')
                        ? undefined
                        : `the subject is for the branch ${context.name}, which is not the default branch ${defaultBranch}`;
            }
        }
        const USE_PURPOSE = 'Run this step on a push, with `purpose: check` for an identity that accepts pull requests.';
        const USE_ENVIRONMENT = 'Add an `environment:` with branch and tag rules to the job: its subject stays the same.';
        function refusal(reason, remedy) {
            return { reason: (0, printable.g$)(reason, 400), remedy };
        }
        function isNumber(text) {
            return text !== undefined && /^\d{1,20}$/.test(text);
        }
        var plan_identities = __webpack_require__(39415);
        var choose_identity = __webpack_require__(92464);
        var setup = __webpack_require__(78677);
        var bind_role = __webpack_require__(31245);
        var find_identities = __webpack_require__(6143);
        var make_identity = __webpack_require__(43644);
        var settle_role = __webpack_require__(48181);
        var take_identity = __webpack_require__(523);
        var verify_access = __webpack_require__(31729);
        var registry_content_client = __webpack_require__(7744);
        var registry_tokens = __webpack_require__(99519);
        var registry_session = __webpack_require__(59168);
        ;
        const PROPAGATION = [2, 4, 8, 16];
        async function verifyIdentity(verification) {
            const pauses = verification.isFresh ? PROPAGATION : [];
            for (let attempt = 0;; attempt += 1) {
                try {
                    await useOnce(verification);
                    return;
                }
                catch (error) {
                    const seconds = pauses[attempt];
                    if (seconds === undefined || !isRefusal(error))
                        throw error;
                    await verification.pause(seconds * 1_000);
                }
            }
        }
        async function useOnce(verification) {
            const { call, clock, image, onSecret } = verification;
            const { registry } = await (0, registry_session.M)({ ...verification, withApi: false });
            if (image === undefined)
                return;
            const tokens = (0, registry_tokens.Q)({ call, clock, onSecret, passwordFor: () => registry.token });
            for await (const _ of (0, registry_content_client.e)({ call, tokens }).tags(image))
                return;
        }
        const REFUSALS = new Set([
            'auth_rejected',
            'auth_forbidden',
            'auth_unknown_identity',
        ]);
        function isRefusal(error) {
            return error instanceof errors.OD && REFUSALS.has(error.code);
        }
        ;
        async function settleIdentity(run) {
            const scan = await scanIfAllowed(run);
            if (scan === undefined)
                return verifyOwnIdentity(run);
            const role = await readRole(run);
            if (role.kind === 'refused')
                return role;
            const choice = (0, choose_identity.y)(scan.identities, (0, make_identity.L)(run));
            const { mode, onDrift } = run.options;
            const taken = await (0, take_identity.I)(choice, run, { canChange: mode === 'create', onDrift });
            if (taken.kind === 'missing')
                return { kind: 'missing', plan: run.plan };
            if (taken.kind === 'drifted')
                return taken;
            const plan = { identityUid: taken.identity.uid, roleUid: role.uid, group: run.group };
            const bound = await (0, bind_role.KS)(run.iam.roleBindings, plan);
            const refusals = (0, claim_match.L6)(run.plan.claimMatch)
                ? await (0, bind_role.OJ)(run.iam.roles, bound.others)
                : [];
            if (refusals.length > 0)
                return { kind: 'refused', refusals };
            if (!bound.isBound && run.options.mode === 'require') {
                return { kind: 'unbound', identity: taken.identity, role: run.role.name };
            }
            if (!bound.isBound)
                await (0, bind_role.O$)(run.iam.roleBindings, plan, run.pause);
            const { purpose } = run.plan;
            if (run.isOwnMatch || purpose === undefined) {
                await verify(taken.identity, !bound.isBound || taken.decision !== 'reused', run);
            }
            else {
                const { plan: identity, role: plannedRole, defaultAudience: audience } = run;
                const access = { identity, role: plannedRole, purpose };
                await (0, verify_access.u)(access, plan, { ...run, audience, scope: 'repository' });
            }
            return ready(taken, {
                run,
                siblings: choice.siblings,
                warnings: [
                    ...(scan.isComplete ? [] : [find_identities.X]),
                    ...taken.warnings,
                    ...overPrivileged(bound.others, run),
                    ...(run.isOwnMatch || run.options.image === undefined ? [] : [IMAGE_NOT_VERIFIED]),
                ],
            });
        }
        const IMAGE_NOT_VERIFIED = 'Access to the image was not verified, since this job cannot sign in as an identity for other jobs.';
        async function scanIfAllowed(run) {
            const { iam, group, plan, options } = run;
            try {
                return await (0, find_identities.W)(iam.identities, { group, name: plan.name });
            }
            catch (error) {
                const isForbidden = error instanceof errors.OD && error.code === 'auth_forbidden';
                if (isForbidden && options.mode === 'require')
                    return undefined;
                throw error;
            }
        }
        async function verifyOwnIdentity(run) {
            const { options, role } = run;
            const { identity } = options;
            await verify({ uid: identity }, false, run);
            return {
                kind: 'ready',
                decision: 'reused',
                uid: identity,
                name: '',
                role: role.name,
                fingerprint: run.plan.fingerprint,
                isSignedIn: true,
                warnings: [
                    'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
                ],
                siblings: [],
            };
        }
        async function readRole(run) {
            const { iam, group, pause, role } = run;
            const outcome = await (0, settle_role.g)(role, { roles: iam.roles, group, pause, mode: 'preview' });
            const refusal = (0, setup.D)(outcome);
            if (refusal !== undefined)
                return { kind: 'refused', refusals: [refusal] };
            if (outcome.uid !== undefined)
                return { kind: 'role', uid: outcome.uid };
            const command = (0, create_commands.eL)(role.name, group);
            const remedy = command === undefined
                ? 'Set `role` to the exact name of one role on the platform.'
                : `To create it: ${command}`;
            return { kind: 'refused', refusals: [{ reason: `this organization has no role ${role.name}`, remedy }] };
        }
        function overPrivileged(others, { role }) {
            if (others.length === 0)
                return [];
            const names = others.map(({ name }) => name).join(', ');
            return [`The identity has more roles than ${role.name}: it is also bound to ${names}.`];
        }
        async function verify({ uid, claimMatch }, isFresh, { options, pause }) {
            await verifyIdentity({ ...options, identity: uid, claimMatch, isFresh, pause });
        }
        function ready({ decision, identity }, given) {
            const { run, warnings, siblings } = given;
            const { uid, name } = identity;
            const { plan, role, isOwnMatch } = run;
            const found = { kind: 'ready', decision, uid, name, role: role.name, isSignedIn: isOwnMatch };
            return { ...found, fingerprint: plan.fingerprint, warnings, siblings };
        }
        var sign_in = __webpack_require__(47319);
        var clock = __webpack_require__(51173);
        ;
        async function ensureIdentity(options) {
            const early = refuseEarly(options);
            if (early.length > 0)
                return { kind: 'refused', refusals: early };
            const minted = await mint(options);
            const audience = (0, transport_endpoints.P5)(options.endpoints);
            const refusals = refuseToken(minted.claims, options.run, {
                audience,
                now: minted.serverTime,
                creating: options.mode === 'create',
            });
            if (refusals.length > 0)
                return { kind: 'refused', refusals };
            const { purpose } = options;
            const wrongFacts = purpose === undefined ? [] : (0, decide_purpose.gz)(factsOf(minted.claims, options));
            if (wrongFacts.length > 0)
                return { kind: 'refused', refusals: wrongFacts };
            const facts = factsOf(minted.claims, options);
            const claimMatch = matchFor(facts, minted.claims, { audience, options });
            const plan = await (0, plan_identities.g)({
                claimMatch,
                words: purpose === undefined ? (0, identity_name.Hs)(minted.claims) : (0, decide_purpose.G7)(facts, purpose, 'repository'),
                purpose,
                audience,
                organization: (0, uid.zL)(options.identity),
            });
            const [session] = await (0, sign_in._)([options.endpoints.apiUrl], options);
            if (session === undefined)
                throw new errors.OD('internal_bug', 'an audience is missing');
            const compared = (0, diagnose.h)(minted.claims, claimMatch, audience).compared ?? [];
            return settleIdentity({
                options,
                iam: (0, identity_access_client.createIdentityAccessClient)({ call: options.call, token: session.token }),
                plan,
                role: roleOf(options),
                facts,
                isOwnMatch: compared.every(({ verdict }) => verdict === 'equal'),
                group: (0, uid.zL)(options.identity),
                defaultAudience: audience,
                pause: (milliseconds) => (0, clock.v)(milliseconds, 'wait for the platform', options),
            });
        }
        function refuseEarly(options) {
            const { run, role, allowRole, identity } = options;
            const isAtRoot = (0, uid.Lp)(identity) === (0, uid.zL)(identity);
            const allowed = roleOf(options).capabilities.length > 0 ? role : allowRole;
            return [refuseEvent(run.eventName), (0, decide_role.jR)(role, allowed), isAtRoot ? undefined : BELOW].filter((refusal) => refusal !== undefined);
        }
        const BELOW = {
            reason: 'the identity to sign in as is below the root group, and roles bound there cannot access the registry',
            remedy: 'Set `identity` to one directly in the organization.',
        };
        async function mint(options) {
            const { call, endpoints, requestUrl, requestToken, onSecret } = options;
            const audience = (0, transport_endpoints.P5)(endpoints);
            const minted = await (0, token_exchange.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        function factsOf(claims, { run, environment }) {
            const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
            return {
                issuer: claims.iss,
                owner,
                name,
                repositoryId: claims.repository_id ?? '',
                ownerId: claims.repository_owner_id ?? '',
                defaultBranch: run.defaultBranch ?? '',
                environment,
            };
        }
        function matchFor(facts, claims, { audience, options: { purpose, pinRef } }) {
            return purpose === undefined
                ? (0, claim_match.hB)(claims, { audience, pinRef })
                : (0, decide_purpose.wm)(facts, { purpose, audience, scope: 'repository' });
        }
        function roleOf({ purpose, role: name }) {
            const planned = purpose === undefined ? undefined : decide_purpose.x4[purpose].role;
            if (planned?.name === name)
                return planned;
            return { name, description: '', capabilities: [], isBuiltIn: (0, decide_role.UJ)(name) };
        }
        var oidc_request = __webpack_require__(22887);
        ;
        async function ensure(job) {
            const result = await ensureOrExplain(optionsOf(job), job);
            if (result.kind !== 'ready') {
                const { code, lines } = describeUnready(result, {
                    organization: (0, uid.zL)(job.inputs.identity),
                    role: roleName(job.inputs),
                });
                throw new errors.OD(code, lines.join('\n'));
            }
            report(result, job);
        }
        function optionsOf(job) {
            const { inputs, endpoints, environment, clock, onSecret } = job;
            const found = (0, oidc_request.M)(environment);
            if (found.kind !== 'request')
                throw found.error;
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
            const routes = { ...sign_in_routes.H, ...identity_access_routes.identityAccessRoutes, ...pull_routes.o };
            onSecret(found.token);
            return {
                call: (0, call.u)({ send: job.send, clock, endpoints, signal, routes }),
                clock,
                endpoints,
                signal,
                identity: inputs.identity,
                requestUrl: found.url,
                requestToken: found.token,
                onSecret,
                run: {
                    eventName: environment.eventName,
                    repositoryId: job.repositoryId,
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
        async function ensureOrExplain(options, { inputs }) {
            try {
                return await ensureIdentity(options);
            }
            catch (error) {
                const isForbidden = error instanceof errors.OD && error.code === 'auth_forbidden';
                if (!isForbidden || inputs.mode !== 'create')
                    throw error;
                const role = (0, create_commands.s_)((0, uid.zL)(inputs.identity));
                throw new errors.OD('auth_forbidden', error.message, {
                    hint: `${error.hint}\nThe minimum role of an identity that creates others:\n${role}`,
                    cause: error,
                });
            }
        }
        function report(ready, { runner, endpoints }) {
            for (const line of describeReady(ready, endpoints))
                runner.info(line);
            for (const warning of ready.warnings)
                runner.warning(warning, { title: 'Mooring identity' });
            runner.setOutput('identity', ready.uid);
            runner.setOutput('name', ready.name);
            runner.setOutput('decision', ready.decision);
            runner.setOutput('role', ready.role);
            runner.setOutput('fingerprint', ready.fingerprint);
        }
    }),
    59168: shared[59168],
    47319: shared[47319],
    63691: shared[63691]
};
