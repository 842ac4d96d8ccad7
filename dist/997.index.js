export const id = 997;
export const ids = [997];
export const modules = {
    22225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ensure: () => (ensure)
        });
        var call = __webpack_require__(51385);
        var routes = __webpack_require__(4061);
        var uid = __webpack_require__(24513);
        var errors = __webpack_require__(56046);
        var create_commands = __webpack_require__(35225);
        var printable = __webpack_require__(76158);
        var identity_role = __webpack_require__(97850);
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
            return { name, description: '', capabilities: [], isBuiltIn: (0, identity_role.UJ)(name) };
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
        var identity_purpose = __webpack_require__(48490);
        var transport_endpoints = __webpack_require__(43550);
        var iam_client = __webpack_require__(86222);
        var token_exchange = __webpack_require__(88411);
        var diagnose = __webpack_require__(45228);
        var claim_match = __webpack_require__(17740);
        var identity_name = __webpack_require__(43506);
        var subject = __webpack_require__(77852);
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
        var plan_identities = __webpack_require__(8784);
        var choose_identity = __webpack_require__(37292);
        var setup = __webpack_require__(29473);
        var bind_role = __webpack_require__(29878);
        var find_identities = __webpack_require__(19472);
        var make_identity = __webpack_require__(39995);
        var settle_role = __webpack_require__(34058);
        var take_identity = __webpack_require__(94476);
        var verify_access = __webpack_require__(43074);
        var registry_content_client = __webpack_require__(81892);
        var registry_tokens = __webpack_require__(98016);
        var registry_session = __webpack_require__(2375);
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
        var sign_in = __webpack_require__(76962);
        var clock = __webpack_require__(33201);
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
            const wrongFacts = purpose === undefined ? [] : (0, identity_purpose.gz)(factsOf(minted.claims, options));
            if (wrongFacts.length > 0)
                return { kind: 'refused', refusals: wrongFacts };
            const facts = factsOf(minted.claims, options);
            const claimMatch = matchFor(facts, minted.claims, { audience, options });
            const plan = await (0, plan_identities.g)({
                claimMatch,
                words: purpose === undefined ? (0, identity_name.Hs)(minted.claims) : (0, identity_purpose.G7)(facts, purpose, 'repository'),
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
                iam: (0, iam_client.L)({ call: options.call, token: session.token }),
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
            return [refuseEvent(run.eventName), (0, identity_role.jR)(role, allowed), isAtRoot ? undefined : BELOW].filter((refusal) => refusal !== undefined);
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
                : (0, identity_purpose.wm)(facts, { purpose, audience, scope: 'repository' });
        }
        function roleOf({ purpose, role: name }) {
            const planned = purpose === undefined ? undefined : identity_purpose.x4[purpose].role;
            if (planned?.name === name)
                return planned;
            return { name, description: '', capabilities: [], isBuiltIn: (0, identity_role.UJ)(name) };
        }
        var oidc_request = __webpack_require__(40526);
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
            onSecret(found.token);
            return {
                call: (0, call.u)({ send: job.send, clock, endpoints, signal, routes: routes.J }),
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
            return identity_purpose.x4[purpose === '' ? 'login' : purpose].role.name;
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
    88411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.xm)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_3__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_3__.zh(value.token), expiresAt, serverTime };
        }
        async function refreshToken(call, from) {
            const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
                credential: from.refreshToken,
                body: { aud: from.audience },
            });
            const { token, expiry } = value.token;
            return {
                token: new Secret(token),
                expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
                refreshToken: new Secret(value.refreshToken.token),
                serverTime,
            };
        }
    }),
    4061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (routes)
        });
        var advisory_routes = __webpack_require__(29181);
        var page = __webpack_require__(60380);
        var route = __webpack_require__(53450);
        var schemas = __webpack_require__(92857);
        var timestamp = __webpack_require__(63867);
        ;
        const Subscription = schemas.Ikc({
            uid: schemas.YjP(),
            sink: schemas.YjP(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewSubscription = schemas.Ikc({ sink: schemas.YjP('is required') });
        const SubscriptionPage = page.er.extend({ subscriptions: schemas.YOg(Subscription).default([]) });
        ;
        const eventRoutes = {
            listSubscriptions: (0, route.Jt)('/events/v2/subscriptions', 'subscriptions.list', {
                query: page.r_,
                response: SubscriptionPage,
            }),
            getSubscription: (0, route.Jt)('/events/v2/subscriptions/{uid}', 'subscriptions.list', { response: Subscription }),
            createSubscription: (0, route.bE)('/events/v2/subscriptions/{parent}', 'subscriptions.create', {
                body: NewSubscription,
                response: Subscription,
            }),
            deleteSubscription: (0, route.TF)('/events/v2/subscriptions/{uid}', 'subscriptions.delete'),
        };
        var iam_routes = __webpack_require__(47252);
        ;
        const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
        const Ecosystem = schemas.k5n(ECOSYSTEMS, 'is not an ecosystem');
        const ecosystems = page.ZD.pipe(schemas.YOg(Ecosystem));
        const Int64 = schemas.YjP().regex(/^\d+$/);
        const Artifact = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ecosystem: Ecosystem.optional(),
            latestVersion: schemas.YjP().optional(),
            versionCount: schemas.Whr().optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const ArtifactPage = page.er.extend({ artifacts: schemas.YOg(Artifact).default([]) });
        const ArtifactListQuery = page.r_.extend({
            ecosystems: schemas.vkY((given) => given ?? [], ecosystems.refine((all) => all.length > 0, 'is required')),
            query: schemas.YjP().optional(),
            cudaVersion: schemas.YjP().optional(),
            remediated: page.Jt.optional(),
        });
        const ArtifactVersion = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            version: schemas.YjP(),
            description: schemas.YjP().optional(),
            sizeBytes: Int64.optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const ArtifactVersionPage = page.er.extend({
            artifactVersions: schemas.YOg(ArtifactVersion).default([]),
        });
        const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });
        const ArtifactCount = schemas.Ikc({
            counts: schemas.YOg(schemas.Ikc({ ecosystem: Ecosystem, totalCount: Int64.default('0') })).default([]),
        });
        ;
        const libraryRoutes = {
            listArtifacts: (0, route.Jt)('/libraries/v2/artifacts', 'libraries.artifacts.list', {
                query: ArtifactListQuery,
                response: ArtifactPage,
            }),
            countArtifacts: (0, route.Jt)('/libraries/v2/artifacts/count', 'libraries.artifacts.list', {
                query: ArtifactCountQuery,
                response: ArtifactCount,
            }),
            listArtifactVersions: (0, route.Jt)('/libraries/v2/artifacts/{uid}/versions', 'libraries.artifacts.list', {
                query: page.r_,
                response: ArtifactVersionPage,
            }),
        };
        ;
        const Pong = schemas.Ikc({ response: schemas.YjP().optional() });
        const pingRoutes = {
            ping: {
                method: 'GET',
                path: '/ping/v2/ping',
                face: 'api',
                credential: 'none',
                idempotent: true,
                response: Pong,
            },
        };
        var pull_routes = __webpack_require__(83354);
        var registry_routes = __webpack_require__(74886);
        var sign_in_routes = __webpack_require__(27932);
        var version_one_routes = __webpack_require__(75016);
        var vulnerability_routes = __webpack_require__(28665);
        ;
        const routes = {
            ...sign_in_routes.H,
            ...iam_routes.s,
            ...eventRoutes,
            ...pingRoutes,
            ...registry_routes.k,
            ...vulnerability_routes.R,
            ...libraryRoutes,
            ...advisory_routes.i,
            ...version_one_routes.n,
            ...pull_routes.o,
        };
    }),
    29181: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (advisoryRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const DocumentScan = schemas._H3({
            artifactVersion: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
        });
        const DocumentEvent = schemas.Ikc({
            timestamp: timestamp.D,
            detection: schemas._H3({ scanv1: DocumentScan.optional() }).optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: Note.extend({ type: schemas.YjP().optional() }).optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
        });
        const AdvisoryDocument = schemas.Ikc({
            id: schemas.YjP(),
            advisories: schemas.YOg(schemas.Ikc({
                id: schemas.YjP(),
                aliases: schemas.YOg(schemas.YjP()).default([]),
                packageNamespace: schemas.YjP().optional(),
                events: schemas.YOg(DocumentEvent).default([]),
            }))
                .default([]),
        });
        const AdvisoryDocuments = schemas.Ikc({ documents: schemas.YOg(AdvisoryDocument).default([]) });
        const AdvisoryDocumentQuery = schemas.Ikc({ id: schemas.YjP().optional(), cves: page.ZD.optional() });
        const Severity = schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() });
        const VulnerabilityMetadata = schemas.Ikc({
            id: schemas.YjP(),
            summary: schemas.YjP().optional(),
            details: schemas.YjP().optional(),
            severities: schemas.YOg(Severity).default([]),
            references: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), url: schemas.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = page.er.extend({
            vulnerabilityMetadata: schemas.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = page.r_.extend({
            id: schemas.YjP().optional(),
            ids: page.ZD
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = schemas.Ikc({
            resolvedVulnsReports: schemas.YOg(schemas.Ikc({
                date: timestamp.D,
                resolvedVulns: schemas.YOg(schemas.Ikc({
                    id: schemas.YjP(),
                    aliases: schemas.YOg(schemas.YjP()).default([]),
                    cvssSeverities: schemas.YOg(Severity).default([]),
                }))
                    .default([]),
            }))
                .default([]),
        });
        const ResolvedVulnerabilitiesQuery = schemas.Ikc({
            startTime: schemas.YjP('is required').pipe(timestamp.D),
            endTime: schemas.YjP('is required').pipe(timestamp.D),
        });
        var route = __webpack_require__(53450);
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: AdvisoryDocumentQuery,
                response: AdvisoryDocuments,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: VulnerabilityMetadataQuery,
                response: VulnerabilityMetadataPage,
            },
            listResolvedVulnerabilities: (0, route.Jt)('/advisory/v2/images/resolvedVulns', 'advisories.list', {
                query: ResolvedVulnerabilitiesQuery,
                response: ResolvedVulnerabilities,
            }),
        };
    }),
    74886: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            k: () => (registryRoutes)
        });
        var schemas = __webpack_require__(92857);
        ;
        const Architectures = schemas.Ikc({ architectures: schemas.YOg(schemas.YjP()).default([]) });
        const ImageSize = schemas.Ikc({ architecture: schemas.YjP().optional(), size: schemas.YjP().regex(/^\d+$/) });
        const ImageSizeQuery = schemas.Ikc({ architecture: schemas.YjP().optional() });
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
        const SyncConfig = schemas._H3({
            source: schemas.YjP().optional(),
            expirationTime: timestamp.D.optional(),
            gracePeriod: schemas.zMY().optional(),
            uniqueTags: schemas.zMY().optional(),
        });
        const RepoFields = schemas.Ikc({
            name: schemas.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
            description: schemas.YjP().optional(),
            bundles: schemas.YOg(schemas.YjP()).optional(),
            aliases: schemas.YOg(schemas.YjP()).optional(),
            activeTags: schemas.YOg(schemas.YjP()).optional(),
            catalogTier: schemas.YjP()
                .regex(/^CATALOG_TIER_[A-Z]+$/, 'is not a catalog tier')
                .optional(),
            syncConfig: SyncConfig.optional(),
            customOverlay: schemas._H3({}).optional(),
        });
        const Repo = RepoFields.extend({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const RepoPage = page.er.extend({ repos: schemas.YOg(Repo).default([]) });
        const RepoReadmeFields = schemas.Ikc({ content: schemas.YjP().default('') });
        const RepoReadme = RepoReadmeFields.extend({ uid: schemas.YjP() });
        var tag = __webpack_require__(51123);
        var route = __webpack_require__(53450);
        ;
        const registryRoutes = {
            listRepos: (0, route.Jt)('/registry/v2/repos', 'repo.list', { query: page.wE, response: RepoPage }),
            getRepoReadme: (0, route.Jt)('/registry/v2/repos/{uid}/readme', 'repo.list', { response: RepoReadme }),
            updateRepoReadme: (0, route.F6)('/registry/v2/repos/{uid}/readme', 'repo.update', {
                body: RepoReadmeFields,
                response: RepoReadme,
            }),
            getImageArchitectures: (0, route.Jt)('/registry/v2/repos/{uid}/digests/{digest}/architectures', 'manifest.list', {
                response: Architectures,
            }),
            getImageSize: (0, route.Jt)('/registry/v2/repos/{uid}/digests/{digest}/size', 'manifest.list', {
                query: ImageSizeQuery,
                response: ImageSize,
            }),
            getRepo: (0, route.Jt)('/registry/v2/repos/{uid}', 'repo.list', { response: Repo }),
            createRepo: (0, route.bE)('/registry/v2/repos/{parent}', 'repo.create', { body: RepoFields, response: Repo }),
            updateRepo: (0, route.F6)('/registry/v2/repos/{uid}', 'repo.update', {
                body: RepoFields.partial(),
                response: Repo,
            }),
            deleteRepo: (0, route.TF)('/registry/v2/repos/{uid}', 'repo.delete'),
            listTags: (0, route.Jt)('/registry/v2/tags', 'tag.list', { query: tag.FA, response: tag.oN }),
            getTag: (0, route.Jt)('/registry/v2/tags/{uid}', 'tag.list', { response: tag.vw }),
            createTag: (0, route.bE)('/registry/v2/tags/{parent}', 'tag.create', { body: tag.WL, response: tag.vw }),
            deleteTag: (0, route.TF)('/registry/v2/tags/{uid}', 'tag.delete'),
        };
    }),
    27932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84672);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    }),
    75016: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (versionOneRoutes)
        });
        var schemas = __webpack_require__(92857);
        var coerce = __webpack_require__(49567);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const TAG_STATUSES = (null && (['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']));
        const GRACE_STATUSES = (null && ([
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ]));
        const MainPackageVersion = schemas.Ikc({
            version: schemas.YjP().optional(),
            latestVersion: schemas.YjP().optional(),
            releaseDate: schemas.YjP().optional(),
            eolDate: schemas.YjP().optional(),
            exists: schemas.zMY().optional(),
            fips: schemas.zMY().optional(),
            lts: schemas.KCZ([schemas.zMY(), schemas.YjP()]).optional(),
            legacyLts: schemas.YjP().optional(),
            eolBroken: schemas.zMY().optional(),
        });
        const EolTag = schemas.Ikc({
            id: schemas.YjP(),
            name: schemas.YjP(),
            mainPackageName: schemas.YjP().optional(),
            tagStatus: schemas.YjP().default('TAG_ACTIVE'),
            mainPackageVersion: MainPackageVersion.nullish(),
            graceStatus: schemas.YjP().default('GRACE_NOT_ELIGIBLE'),
            gracePeriodExpiryDate: timestamp.D.nullish(),
        });
        const EolTagPage = schemas.Ikc({
            items: schemas.YOg(EolTag).default([]),
            nextPageToken: schemas.YjP().optional(),
        });
        const count = coerce.ai('must be an integer').int('must be an integer');
        const EolTagQuery = schemas.Ikc({
            'uidp.descendantsOf': schemas.YjP().optional(),
            'uidp.childrenOf': schemas.YjP().optional(),
            name: schemas.YjP().optional(),
            pageToken: schemas.YjP().optional(),
            pageSize: count.optional(),
            excludeDates: page.Jt.optional(),
            excludeEpochs: page.Jt.optional(),
        });
        var tag_history = __webpack_require__(53974);
        var tag = __webpack_require__(51123);
        ;
        const TagHistoryList = schemas.Ikc({
            items: schemas.YOg(schemas.Ikc({ updateTimestamp: timestamp.D, digest: tag.Ew })).default([]),
        });
        const Component = schemas.Ikc({
            id: schemas.YjP().optional(),
            name: schemas.YjP(),
            version: schemas.YjP().optional(),
            purl: schemas.YjP().optional(),
        });
        const Sbom = schemas.Ikc({
            id: schemas.YjP().optional(),
            digest: schemas.YjP().optional(),
            format: schemas.YjP().optional(),
            generatedAt: timestamp.D.optional(),
            rawSbom: schemas.K39().optional(),
            graph: schemas.Ikc({ nodes: schemas.YOg(schemas.Ikc({ package: Component.optional() })).default([]) }).optional(),
        });
        const SbomQuery = schemas.Ikc({ arch: schemas.YjP().optional() });
        const RawSbom = schemas.Ikc({ rawSbom: schemas.YjP().optional() });
        const SEVERITIES = (null && (['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']));
        const VulnerabilityMatch = schemas.Ikc({
            vulnerability: schemas.Ikc({
                id: schemas.YjP(),
                displayId: schemas.YjP().optional(),
                source: schemas.YjP().optional(),
                severity: schemas.YjP().default('UNKNOWN'),
            }),
            fix: schemas.Ikc({ state: schemas.YjP().default('UNKNOWN'), versions: schemas.YOg(schemas.YjP()).default([]) })
                .optional(),
            pkg: Component.optional(),
        });
        const VulnerabilityReport = schemas.Ikc({
            id: schemas.YjP().optional(),
            reportGeneration: timestamp.D.optional(),
            lastSeen: timestamp.D.optional(),
            scanner: schemas.Ikc({ name: schemas.YjP(), version: schemas.YjP().optional() }).optional(),
            vulnerabilityMatches: schemas.YOg(VulnerabilityMatch).default([]),
        });
        const ids = schemas.YOg(schemas.YjP()).default([]);
        const VulnerabilityCount = schemas.Ikc({
            repo: schemas.YjP(),
            tag: schemas.YjP(),
            date: timestamp.D,
            sizeBytes: schemas.YjP().regex(/^\d+$/).optional(),
            vulnCounts: schemas.YOg(schemas.Ikc({ severity: schemas.YjP().default('UNKNOWN'), count: schemas.Whr().default(0) }))
                .default([]),
            cveIds: ids,
            critCveIds: ids,
            highCveIds: ids,
            medCveIds: ids,
            lowCveIds: ids,
            negligibleCveIds: ids,
            unknownCveIds: ids,
        });
        const VulnerabilityCounts = schemas.Ikc({ items: schemas.YOg(VulnerabilityCount).default([]) });
        const VulnerabilityCountQuery = schemas.Ikc({
            repo: schemas.YjP().optional(),
            tag: schemas.YjP().optional(),
            from: timestamp.D.optional(),
            to: timestamp.D.optional(),
        });
        const PolicyCheck = schemas.Ikc({ digest: schemas.YjP('is required').pipe(tag.Ew) });
        const PolicyResults = schemas.Ikc({
            results: schemas.YOg(schemas.Ikc({
                policyId: schemas.YjP().optional(),
                policyName: schemas.YjP(),
                mode: schemas.YjP(),
                result: schemas.YjP(),
                parameters: schemas.g1P(schemas.YjP(), schemas.L5J()).optional(),
            }))
                .default([]),
        });
        var route = __webpack_require__(53450);
        ;
        const versionOneRoutes = {
            listEolTags: (0, route.Jt)('/registry/v1/eoltags', 'tag.list', { query: EolTagQuery, response: EolTagPage }),
            listTagHistory: (0, route.Jt)('/registry/v1/tags/{uid}/history', 'tag.list', {
                query: tag_history.DM,
                response: TagHistoryList,
            }),
            getSbom: (0, route.Jt)('/registry/v1/repos/{uid}/digests/{digest}/sbom', 'sboms.list', {
                query: SbomQuery,
                response: Sbom,
            }),
            getRawSbom: (0, route.Jt)('/registry/v1/repos/{uid}/digest/{digest}/rawsbom', 'sboms.list', {
                query: SbomQuery,
                response: RawSbom,
            }),
            getVulnerabilityReport: (0, route.Jt)('/registry/v1/repos/{uid}/digests/{digest}/vulnreport', 'vuln_reports.list', {
                response: VulnerabilityReport,
            }),
            listVulnerabilityCounts: (0, route.Jt)('/registry/v1/vuln_reports/counts', 'vuln_reports.list', {
                query: VulnerabilityCountQuery,
                response: VulnerabilityCounts,
            }),
            checkPolicies: (0, route.bE)('/registry/v1/repos/{uid}:checkPolicies', 'repo.check_policies', {
                body: PolicyCheck,
                response: PolicyResults,
                idempotent: true,
            }),
        };
    }),
    28665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (vulnerabilityRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const AdvisoryEvent = schemas._H3({
            uid: schemas.YjP().optional(),
            createTime: timestamp.D,
            reviewState: schemas.YjP(),
            author: schemas.YjP().optional(),
            reviewer: schemas.YjP().optional(),
            detection: schemas._H3({
                scanv1: schemas._H3({
                    artifactVersion: schemas.YjP().optional(),
                    component: schemas.YjP().optional(),
                    componentType: schemas.YjP().optional(),
                    componentLocation: schemas.YjP().optional(),
                })
                    .optional(),
            })
                .optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: schemas.Ikc({ type: schemas.YjP().optional(), note: schemas.YjP().optional() })
                .optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP(), note: schemas.YjP().optional() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
            patched: schemas.Ikc({ patchedVersions: schemas.YOg(schemas.YjP()).optional(), note: schemas.YjP().optional() })
                .optional(),
        });
        const Advisory = schemas.Ikc({
            uid: schemas.YjP(),
            advisoryId: schemas.YjP(),
            legacyAdvisoryId: schemas.YjP().optional(),
            artifactName: schemas.YjP(),
            artifactType: schemas.YjP().optional(),
            artifactArchitecture: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            author: schemas.YjP().optional(),
            events: schemas.YOg(AdvisoryEvent).default([]),
            severities: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() })).default([]),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
            deleteTime: timestamp.D.optional(),
        });
        const REVIEW_STATES = [
            'REVIEW_STATE_UNSPECIFIED',
            'REVIEW_STATE_PENDING',
            'REVIEW_STATE_APPROVED',
            'REVIEW_STATE_REQUEST_CHANGES',
            'REVIEW_STATE_REJECTED',
        ];
        const EVENT_TYPES = {
            EVENT_TYPE_FILTER_DETECTION: 'detection',
            EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
            EVENT_TYPE_FILTER_FIXED: 'fixed',
            EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
            EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
            EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
            EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
            EVENT_TYPE_FILTER_PATCHED: 'patched',
        };
        const EventTypeName = schemas.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
        const ReviewState = schemas.k5n(REVIEW_STATES, 'is not a review state');
        const AdvisoryListQuery = page.r_.extend({
            advisoryIds: page.ZD.optional(),
            legacyAdvisoryIds: page.ZD.optional(),
            artifactNames: page.ZD.optional(),
            artifactTypes: page.ZD.optional(),
            artifactArchitectures: page.ZD.optional(),
            componentNames: page.ZD.optional(),
            componentTypes: page.ZD.optional(),
            componentLocations: page.ZD.optional(),
            aliases: page.ZD.optional(),
            origin: schemas.YjP().optional(),
            eventReviewStates: page.ZD.pipe(schemas.YOg(ReviewState)).optional(),
            eventAuthors: page.ZD.optional(),
            excludeEventAuthors: page.ZD.optional(),
            eventReviewers: page.ZD.optional(),
            eventTypes: page.ZD.pipe(schemas.YOg(EventTypeName)).optional(),
            latestEventType: EventTypeName.optional(),
            query: schemas.YjP().optional(),
        });
        const AdvisoryPage = page.er.extend({ advisories: schemas.YOg(Advisory).default([]) });
        var route = __webpack_require__(53450);
        ;
        const vulnerabilityRoutes = {
            listAdvisories: (0, route.Jt)('/vulnerabilities/v2/advisories', 'advisories.list', {
                query: AdvisoryListQuery,
                response: AdvisoryPage,
            }),
            getAdvisory: (0, route.Jt)('/vulnerabilities/v2/advisories/{uid}', 'advisories.list', { response: Advisory }),
        };
    }),
    33213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest),
            su: () => (digestName)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, 7);
        }
    }),
    2375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (openRegistrySession)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48325);
        var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76962);
        var _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40389);
        async function openRegistrySession(options) {
            const { call, endpoints, onSecret } = options;
            const audiences = [(0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints), ...(options.withApi ? [endpoints.apiUrl] : [])];
            const [service, [registry, api]] = await Promise.all([
                fetchTokenService(call, endpoints),
                (0, _sign_in_js__WEBPACK_IMPORTED_MODULE_3__._)(audiences, options),
            ]);
            if (registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', 'an audience is missing');
            const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
                query: { service },
                credential: registry.token,
            });
            for (const text of [value.token, value.access_token, value.refresh_token]) {
                if (text !== undefined)
                    onSecret(new _domain_secret_js__WEBPACK_IMPORTED_MODULE_2__.zh(text));
            }
            return { registry, api };
        }
        async function fetchTokenService(call, { registry, registryUrl, tokenUrl }) {
            const { response } = await call('checkRegistryAccess', 'fetch the token endpoint of the registry', {
                answers: [401],
            });
            if (response.status !== 401)
                return undefined;
            const hosts = new Set([registryUrl, tokenUrl].map((url) => new URL(url).host));
            const challenges = (0, _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.P)(response.headers['www-authenticate'] ?? '');
            const bearers = challenges.filter(({ scheme }) => scheme === 'bearer');
            for (const { parameters } of bearers) {
                const realm = parameters['realm'];
                if (realm === undefined)
                    continue;
                (0, _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.O)(realm, { registry, isTokenHost: ({ host }) => hosts.has(host) });
            }
            return bearers[0]?.parameters['service'];
        }
    }),
    76962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88411);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45228);
        var _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87420);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
            return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
        }
        async function exchangeForAudiences(audiences, options) {
            const minted = await mint(options);
            const mintedAt = options.clock.now();
            try {
                return await exchange(minted, audiences, options);
            }
            catch (error) {
                const lived = options.clock.now() - mintedAt;
                if (!isRejected(error) || !hasExpired(minted, lived))
                    throw explain(error, minted.claims, options);
            }
            const again = await mint(options);
            try {
                return await exchange(again, audiences, options);
            }
            catch (error) {
                throw explain(error, again.claims, options);
            }
        }
        async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
            const audience = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
                onSecret(exchanged.token);
                return exchanged;
            }));
        }
        const MARGIN_MS = 30_000;
        function hasExpired({ claims, serverTime }, livedMs) {
            if (claims.expiresAt === undefined || serverTime === undefined)
                return false;
            return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
        }
        function isRejected(error) {
            return error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.sW)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    })
};
