export const id = 2225;
export const ids = [2225];
export const modules = {
    22225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ensure: () => (ensure)
        });
        var call = __webpack_require__(51730);
        var identity_access_routes = __webpack_require__(74256);
        var pull_routes = __webpack_require__(83354);
        var sign_in_routes = __webpack_require__(27932);
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
        var identity_access_client = __webpack_require__(83108);
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
        var registry_content_client = __webpack_require__(9721);
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
                iam: (0, identity_access_client._)({ call: options.call, token: session.token }),
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
            const routes = { ...sign_in_routes.H, ...identity_access_routes.b, ...pull_routes.o };
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
    42770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (linkedPages),
            t: () => (readReferrers)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const MAX_PAGES = 10_000;
        const MAX_REFERRERS = 5_000;
        async function* linkedPages(request) {
            const seen = new Set();
            let query = {};
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const { value, response } = await request(query);
                yield value;
                const next = nextQuery(response);
                if (next === undefined)
                    return;
                const key = JSON.stringify(next);
                if (seen.has(key)) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function nextQuery(response) {
            const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
            if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
                return undefined;
            return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
        }
        async function readReferrers(request) {
            const { artifactType } = request;
            const found = (await orNotFound(requestReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
            return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
        }
        async function requestReferrers(request) {
            const { artifactType, requestPage } = request;
            const type = artifactType === undefined ? {} : { artifactType };
            const found = [];
            for await (const page of linkedPages((query) => requestPage({ ...type, ...query }))) {
                found.push(...page.manifests);
                if (found.length > MAX_REFERRERS) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `${request.subject} has more than ${MAX_REFERRERS} referrers`, {
                        hint: 'Remove referrers that are no longer needed from the registry.',
                    });
                }
            }
            return found;
        }
        async function readFallbackTag({ subject, requestFallback, }) {
            const { manifest } = await requestFallback(subject.replace(':', '-'));
            return 'manifests' in manifest ? manifest.manifests : [];
        }
        const ABSENT = new Set(['platform_not_found', 'platform_invalid_request']);
        async function orNotFound(answer) {
            try {
                return await answer;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && ABSENT.has(error.code))
                    return undefined;
                throw error;
            }
        }
    }),
    9721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26074);
        var _image_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49033);
        var _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42770);
        var _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98016);
        const MANIFEST_TYPES = [
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.manifest,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.manifest,
        ].join(', ');
        const REFUSAL_BYTES = 64 * 1024;
        function createRegistryContentClient(options) {
            const { digestOf = _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.b } = options;
            const request = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0, _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__.V)(image)}`, {
                ...parts,
                path: { organization: image.organization, image: image.name, ...at },
                credential: await options.tokens.tokenFor(image),
            });
            return {
                manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ request, digestOf }, image, reference, accept),
                headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
                    const purpose = `check the manifest ${reference}`;
                    return readHead((await request('headManifest', image, purpose, { at: { reference }, accept })).response);
                },
                blob: (image, digest, { maxBytes }) => readBlob({ request, digestOf }, image, digest, maxBytes),
                blobSize: async (image, digest) => {
                    const purpose = `check the blob ${digest}`;
                    return readSize((await request('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
                },
                tags: async function* tags(image) {
                    const pages = (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__._)((query) => request('listTagNames', image, 'list the tags', { query }));
                    for await (const page of pages)
                        yield* page.tags;
                },
                referrers: (image, subject, artifactType) => (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__.t)({
                    subject,
                    artifactType,
                    requestPage: (query) => request('listReferrers', image, `list the referrers of ${subject}`, {
                        at: { digest: subject },
                        accept: _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index),
                }),
                checkAccess: async (image) => {
                    await request('checkRegistryAccess', image, 'access the registry for an image', {});
                },
            };
        }
        async function readBlob({ request, digestOf }, image, digest, maxBytes) {
            const purpose = `read the blob ${digest}`;
            const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
            const { body } = (await request('getBlob', image, purpose, { at: { digest }, ...limits })).response;
            if (body.length > maxBytes) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
            }
            await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.m)(body, digest, purpose, digestOf);
            return body;
        }
        async function readManifest({ request, digestOf }, image, reference, accept) {
            const purpose = `read the manifest ${reference}`;
            const { value, response } = await request('getManifest', image, purpose, { at: { reference }, accept });
            return (0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.Se)(response, { reference, manifest: value, purpose, digestOf });
        }
        function readHead(response) {
            return { ...(0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.mz)(response), size: readSize(response) };
        }
        function readSize(response) {
            const length = response.headers['content-length'] ?? '';
            return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
        }
    }),
    88411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59220);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
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
    40389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43550);
        const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
        const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
        function readChallenges(header) {
            const challenges = [];
            let rest = header;
            for (;;) {
                const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
                if (opening === undefined || scheme === undefined) {
                    const comma = rest.indexOf(',');
                    if (comma === -1)
                        return challenges;
                    rest = rest.slice(comma + 1);
                }
                else {
                    const read = readParameters(rest.slice(opening.length));
                    challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
                    rest = read.rest;
                }
            }
        }
        function readParameters(text) {
            const parameters = new Map();
            let rest = text;
            for (;;) {
                const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
                if (whole === undefined || name === undefined)
                    return { parameters: Object.fromEntries(parameters), rest };
                parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
                rest = rest.slice(whole.length);
            }
        }
        function requireTrustedRealm(realm, { registry, isTokenHost, ...hint }) {
            const url = URL.canParse(realm) ? new URL(realm) : undefined;
            const reason = url === undefined ? 'is not a URL' : refuseRealm(url, isTokenHost);
            if (url !== undefined && reason === undefined)
                return url;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('auth_untrusted_realm', `the registry ${registry} names the token endpoint "${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(realm, 120)}", which ${reason}: no credentials were sent`, hint);
        }
        function refuseRealm(url, isTokenHost) {
            if (url.username !== '' || url.password !== '')
                return 'contains user info';
            const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && (0, _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url.hostname));
            if (!isSecure)
                return 'is not an https URL';
            return isTokenHost(url) ? undefined : 'is not a known token endpoint of this registry';
        }
    }),
    98016: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (createRegistryTokens),
            V: () => (nameOf)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48325);
        const MARGIN_MS = 30_000;
        const DEFAULT_LIFETIME_SECONDS = 60;
        function createRegistryTokens(options) {
            const { clock } = options;
            const tokens = new Map();
            function request(image) {
                const known = {
                    token: requestToken(image, options).then(({ token, lifetimeSeconds }) => {
                        known.staleFrom = clock.now() + lifetimeSeconds * 1000 - MARGIN_MS;
                        return token;
                    }),
                    staleFrom: undefined,
                };
                return known;
            }
            return {
                tokenFor: (image) => {
                    const name = nameOf(image);
                    const known = tokens.get(name);
                    if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                        return known.token;
                    }
                    const fresh = request(image);
                    tokens.set(name, fresh);
                    return fresh.token;
                },
            };
        }
        function nameOf({ organization, name }) {
            return `${organization}/${name}`;
        }
        async function requestToken(image, { call, passwordFor, onSecret }) {
            const name = nameOf(image);
            const password = passwordFor(image);
            const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
                query: { scope: `repository:${name}:pull` },
                ...(password === undefined ? {} : { credential: password }),
            });
            const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(textOf(value, name));
            onSecret(token);
            return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
        }
        function textOf({ token, access_token: accessToken }, name) {
            const text = token ?? accessToken;
            if (text !== undefined)
                return text;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `no registry token for ${name}`);
        }
    }),
    75398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K8: () => (ImageConfig),
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51123);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const Platform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const ImageConfig = Platform;
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: Platform.optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const ImagePackage = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            version: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            origin: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            arch: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['x86_64', 'aarch64']).optional(),
            distribution: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).optional(),
        });
    }),
    53974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    }),
    51123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText.optional(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    }),
    83354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53974);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84672);
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.li,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.J0,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.DM,
                response: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.dl,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Vq,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.yd,
            },
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
                rpc: 'oidc.SecurityTokenService/Exchange',
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
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
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
