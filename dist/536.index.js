import { shared } from './shared.js';
export const id = 536;
export const ids = [536, 9661];
export const modules = {
    37005: shared[37005],
    39661: shared[39661],
    23155: shared[23155],
    2327: shared[2327],
    8216: shared[8216],
    69012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            findOrCreateIdentity: () => (findOrCreateIdentity)
        });
        var call = __webpack_require__(93893);
        var endpoints = __webpack_require__(13743);
        var identity_access_client = __webpack_require__(39661);
        var token_exchange = __webpack_require__(48434);
        var identity_access_routes = __webpack_require__(8092);
        var pull_routes = __webpack_require__(66550);
        var sign_in_routes = __webpack_require__(8216);
        var uid = __webpack_require__(8089);
        var sign_in = __webpack_require__(47319);
        var clock = __webpack_require__(51173);
        var errors = __webpack_require__(67872);
        var bind_role = __webpack_require__(31245);
        var create_identity = __webpack_require__(14626);
        var create_role = __webpack_require__(96088);
        var choose_identity = __webpack_require__(93270);
        var create_commands = __webpack_require__(30221);
        var purpose = __webpack_require__(8542);
        var printable = __webpack_require__(64865);
        var claim_match = __webpack_require__(52949);
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
        var decide_role = __webpack_require__(39094);
        var setup = __webpack_require__(78677);
        var find_identities = __webpack_require__(6143);
        var plan_identities = __webpack_require__(39415);
        var verify_identity = __webpack_require__(28129);
        ;
        async function findOrCreateIdentity(given) {
            const early = refuseEarly(given);
            if (early.length > 0)
                return { kind: 'refused', refusals: early };
            const routes = { ...sign_in_routes.H, ...identity_access_routes.identityAccessRoutes, ...pull_routes.o };
            const options = { ...given, call: (0, call.u)({ ...given, routes }) };
            const [audience, organization] = [(0, endpoints.P5)(options.endpoints), (0, uid.zL)(options.identity)];
            const { claims, serverTime, token } = await (0, token_exchange.nT)(options.call, { ...options, audience });
            options.onSecret(token);
            const facts = (0, purpose.xS)(claims, options);
            const creating = options.mode === 'create';
            const wrongToken = refuseToken(claims, options.run, { audience, now: serverTime, creating });
            const isFactNeeded = wrongToken.length === 0 && options.purpose !== undefined;
            const refusals = isFactNeeded ? (0, purpose.gz)(facts) : wrongToken;
            if (refusals.length > 0)
                return { kind: 'refused', refusals };
            const planned = await (0, plan_identities.Z)(claims, { ...options, facts, audience, organization });
            const [session] = await (0, sign_in._)([options.endpoints.apiUrl], options);
            if (session === undefined)
                throw new errors.OD('internal_bug', 'an audience is missing');
            return findOrCreate({
                ...planned,
                options,
                iam: (0, identity_access_client.createIdentityAccessClient)({ call: options.call, token: session.token }),
                role: (0, purpose.kp)(options),
                facts,
                group: organization,
                defaultAudience: audience,
                pause: (milliseconds) => (0, clock.v)(milliseconds, 'wait for the platform', options),
            });
        }
        function refuseEarly(options) {
            const { run, role, allowRole, identity } = options;
            const isAtRoot = (0, uid.Lp)(identity) === (0, uid.zL)(identity);
            const allowed = (0, purpose.kp)(options).capabilities.length > 0 ? role : allowRole;
            return [refuseEvent(run.eventName), (0, decide_role.jR)(role, allowed), isAtRoot ? undefined : BELOW].filter((refusal) => refusal !== undefined);
        }
        const BELOW = {
            reason: 'the identity to sign in as is below the root group, and roles bound there cannot access the registry',
            remedy: 'Set `identity` to one directly in the organization.',
        };
        async function findOrCreate(run) {
            const scan = await findIfAllowed(run);
            if (scan === undefined)
                return verifyOwnIdentity(run);
            const role = await findBindableRole(run);
            if (role.kind === 'refused')
                return role;
            const choice = (0, choose_identity.yn)(scan.identities, (0, create_identity.Lm)(run));
            const { image, mode, onDrift } = run.options;
            const canChange = mode === 'create';
            const chosen = await (0, create_identity.cw)(choice, run, { canChange, onDrift });
            if (chosen.kind === 'missing')
                return { kind: 'missing', plan: run.plan };
            if (chosen.kind === 'drifted')
                return chosen;
            const binding = { identityUid: chosen.identity.uid, roleUid: role.uid, group: run.group };
            const bound = await (0, bind_role.O)(binding, { ...run, canChange });
            if (bound.refusals.length > 0)
                return { kind: 'refused', refusals: bound.refusals };
            if (!bound.isBound && !canChange)
                return { kind: 'unbound', identity: chosen.identity, role: run.role.name };
            const { decision, identity } = chosen;
            await verify(run, { identity, binding, isFresh: !bound.isBound || decision !== 'reused' });
            const { uid, name } = identity;
            return {
                kind: 'ready',
                decision,
                uid,
                name,
                role: run.role.name,
                fingerprint: run.plan.fingerprint,
                isSignedIn: run.isOwnMatch,
                warnings: [
                    ...(scan.isComplete ? [] : [find_identities.X]),
                    ...chosen.warnings,
                    ...overPrivileged(bound.others, run),
                    ...(run.isOwnMatch || image === undefined ? [] : [IMAGE_NOT_VERIFIED]),
                ],
                siblings: choice.siblings,
            };
        }
        const IMAGE_NOT_VERIFIED = 'Access to the image was not verified, since this job cannot sign in as an identity for other jobs.';
        async function findIfAllowed(run) {
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
            const { options, plan, role } = run;
            await (0, verify_identity.E)({ ...options, isFresh: false, pause: run.pause });
            return {
                kind: 'ready',
                decision: 'reused',
                uid: options.identity,
                name: '',
                role: role.name,
                fingerprint: plan.fingerprint,
                isSignedIn: true,
                warnings: [
                    'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
                ],
                siblings: [],
            };
        }
        async function findBindableRole(run) {
            const { iam, group, role } = run;
            const outcome = await (0, create_role._$)(role, { roles: iam.roles, group });
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
        async function verify(run, { identity: { uid, claimMatch }, binding, isFresh, }) {
            const { options, plan, role, isOwnMatch, defaultAudience: audience } = run;
            const { purpose } = plan;
            if (isOwnMatch || purpose === undefined)
                await (0, verify_identity.E)({ ...options, identity: uid, claimMatch, isFresh, pause: run.pause });
            else
                await (0, verify_identity.u)({ identity: plan, role, purpose }, binding, { ...run, audience, scope: 'repository' });
        }
    }),
    63691: shared[63691]
};
