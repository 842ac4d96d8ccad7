export const id = 757;
export const ids = [757];
export const modules = {
    1227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ensure: () => (ensure)
        });
        var call = __webpack_require__(1385);
        var routes = __webpack_require__(855);
        var uid = __webpack_require__(4513);
        var errors = __webpack_require__(6046);
        var fix_commands = __webpack_require__(4636);
        var printable = __webpack_require__(6158);
        ;
        function createCommands(plan, target) {
            const { name, description, claimMatch } = plan;
            const body = JSON.stringify({ name, description, claimMatch });
            if (!(0, printable.KA)(body)) {
                return ['The claims contain characters that cannot be shown, so no command is generated.'];
            }
            return [
                'API:',
                `  uid=$(curl -fsS -X POST -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
                `    --data ${(0, fix_commands.LA)(body)} \\`,
                `    ${(0, fix_commands.LA)(`${target.apiUrl}/iam/v2/identities/${target.organization}`)} | jq -r .uid)`,
                `  chainctl iam role-bindings create --parent=${target.organization} --identity="$uid" --role=${(0, fix_commands.LA)(target.role)}`,
                'Terraform:',
                ...terraform(plan, target),
            ];
        }
        function terraform({ name, description, claimMatch }, target) {
            const map = (values) => `{ ${Object.entries(values)
                .map(([key, value]) => `${(0, fix_commands.YU)(key)} = ${(0, fix_commands.YU)(value)}`)
                .join(', ')} }`;
            return [
                '  resource "chainguard_identity" "mooring" {',
                `    parent_id = ${(0, fix_commands.YU)(target.organization)}`,
                `    name = ${(0, fix_commands.YU)(name)}`,
                `    description = ${(0, fix_commands.YU)(description)}`,
                '    claim_match {',
                `      issuer = ${(0, fix_commands.YU)(claimMatch.issuer)}`,
                `      subject = ${(0, fix_commands.YU)(claimMatch.subject)}`,
                `      audience = ${(0, fix_commands.YU)(claimMatch.audience)}`,
                `      claims = ${map(claimMatch.claims)}`,
                `      claim_patterns = ${map({ ...claimMatch.claimPatterns })}`,
                '    }',
                '  }',
            ];
        }
        const BOOTSTRAP_CAPABILITIES = [
            'groups.list',
            'identity.create',
            'identity.list',
            'role_bindings.create',
            'role_bindings.list',
            'roles.list',
            'manifest.list',
            'manifest.metadata.list',
            'record_signatures.list',
            'referrers.list',
            'repo.blobs.get',
            'repo.list',
            'sboms.list',
            'tag.list',
            'vuln_reports.list',
        ];
        function bootstrapRoleCommand(organization) {
            return [
                'chainctl iam roles create mooring-bootstrap \\',
                `  --parent=${organization} \\`,
                `  --capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}`,
            ].join('\n');
        }
        ;
        function describeReady(ready, { apiUrl }) {
            const { uid, name, role, decision, fingerprint, siblings } = ready;
            const named = name === '' ? '' : ` (${(0, printable.g$)(name, 80)})`;
            return [
                `Identity ${uid}${named} ${DECISIONS[decision]}; it has the role ${(0, printable.g$)(role, 80)} and was verified by signing in.`,
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
            return [
                'no identity exists for this workflow, and `mode: require` does not create one; to create it:',
                ...createCommands(plan, target),
            ];
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
        var content_digest = __webpack_require__(6074);
        var transport_endpoints = __webpack_require__(3550);
        var iam_client = __webpack_require__(6222);
        var token_exchange = __webpack_require__(8411);
        var claim_match = __webpack_require__(7740);
        var subject = __webpack_require__(7852);
        ;
        const LONGEST_NAME = 63;
        function identityName(claims, fingerprint) {
            const words = `mooring-${claims.repository ?? ''}-${contextWord(claims)}`
                .toLowerCase()
                .replace(/[^a-z0-9._-]+/g, '-');
            const hash = `-${fingerprint.slice(0, 8)}`;
            return words.slice(0, LONGEST_NAME - hash.length).replace(/[-._]+$/, '') + hash;
        }
        function contextWord(claims) {
            const reading = (0, subject.$)(claims);
            if (reading.kind !== 'repository')
                return 'other';
            const { context } = reading;
            return context.kind === 'pull-request' || context.kind === 'other' ? context.kind : context.name;
        }
        const MARKER = /^managed-by=mooring v=1 fp=([0-9a-f]{64})$/;
        function identityDescription(fingerprint) {
            return `managed-by=mooring v=1 fp=${fingerprint}`;
        }
        function readMarker(description) {
            return MARKER.exec(description ?? '')?.[1];
        }
        ;
        function refuseEvent(eventName) {
            const trusted = claim_match.g$;
            if (trusted.includes(eventName))
                return undefined;
            return {
                reason: `runs of the event ${(0, printable.g$)(eventName, 60) || '(none)'} cannot have an identity, since they can contain untrusted input`,
                remedy: `Run this step on ${claim_match.g$.join(', ')}.`,
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
                ? [refusal('the subject is the same for every pull request, regardless of its author', USE_ENVIRONMENT)]
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
        const USE_ENVIRONMENT = 'Add an `environment:` with branch and tag rules to the job: its subject stays the same.';
        function refusal(reason, remedy) {
            return { reason: (0, printable.g$)(reason, 400), remedy };
        }
        function isNumber(text) {
            return text !== undefined && /^\d{1,20}$/.test(text);
        }
        ;
        const POWERFUL_ROLES = new Set(['owner', 'editor', 'limited_owner']);
        const READING_ROLES = new Set(['registry.pull', 'viewer', 'console_viewer']);
        function refuseRole(name, allowed) {
            if (POWERFUL_ROLES.has(name) || name.endsWith('creator')) {
                return {
                    reason: `the role ${(0, printable.g$)(name, 60)} can change the organization; a workflow that reads images needs registry.pull`,
                    remedy: 'Set `role` to registry.pull, or to a read-only custom role.',
                };
            }
            if (READING_ROLES.has(name) || name === allowed)
                return undefined;
            return {
                reason: `the role ${(0, printable.g$)(name, 60)} is a custom role with unknown capabilities`,
                remedy: `To use it, set \`allow-role\` to ${(0, printable.g$)(name, 60)} too.`,
            };
        }
        function refuseWritingRole(role) {
            const writing = (role.capabilities ?? []).filter((capability) => !READS.test(capability));
            if (writing.length === 0)
                return undefined;
            return {
                reason: `the role ${(0, printable.g$)(role.name, 60)} can do more than read: ${(0, printable.g$)(writing.join(', '), 200)}`,
                remedy: 'Use a role whose capabilities all end in .list or .get.',
            };
        }
        const READS = /(?:[._]list|[._]get)$/i;
        ;
        function proveNarrowing(found, wanted, defaultAudience) {
            const added = new Map((0, claim_match.yb)(wanted, defaultAudience));
            const because = (0, claim_match.m$)(found, wanted, defaultAudience).find((difference) => difference.found === undefined ? isNeeded(difference) : !isStricter(difference, added));
            return because === undefined ? { kind: 'narrows' } : { kind: 'unproven', because };
        }
        function isNeeded({ field }) {
            return field === 'issuer' || field === 'subject';
        }
        function isStricter({ field, found, wanted }, added) {
            if (field !== EVENT_CONDITION || found === undefined)
                return false;
            const before = (0, claim_match.XI)(found);
            const exact = added.get('claims.event_name');
            const after = wanted === undefined ? (exact === undefined ? undefined : [exact]) : (0, claim_match.XI)(wanted);
            return before !== undefined && after !== undefined && after.every((event) => before.includes(event));
        }
        const EVENT_CONDITION = 'claimPatterns.event_name';
        ;
        function chooseIdentity(found, wanted) {
            const { match, defaultAudience } = wanted;
            const isSame = ({ claimMatch }) => claimMatch !== undefined && (0, claim_match.e4)(claimMatch, match, defaultAudience);
            const different = found.filter((identity) => !isSame(identity));
            const drifted = different.filter(({ name }) => name === wanted.name).sort(byAge)[0];
            return {
                same: found.filter(isSame).sort(byAge),
                drift: drifted === undefined ? undefined : choose_identity_describeDrift(drifted, wanted),
                siblings: different.filter((identity) => identity !== drifted && isSibling(identity, match)).sort(byAge),
            };
        }
        function choose_identity_describeDrift(identity, { match, defaultAudience }) {
            const { claimMatch, description } = identity;
            return {
                identity,
                differences: (0, claim_match.m$)(claimMatch ?? {}, match, defaultAudience),
                isManaged: readMarker(description) !== undefined,
                proof: claimMatch === undefined
                    ? { kind: 'unproven', because: { field: 'claimMatch', found: undefined, wanted: match.subject } }
                    : proveNarrowing(claimMatch, match, defaultAudience),
            };
        }
        function isSibling({ description, claimMatch }, wanted) {
            const id = wanted.claims['repository_id'];
            const ids = new Map(Object.entries(claimMatch?.claims ?? {}));
            return readMarker(description) !== undefined && id !== undefined && ids.get('repository_id') === id;
        }
        function byAge(one, other) {
            const [age, otherAge] = [one.createTime ?? '9999', other.createTime ?? '9999'];
            if (age !== otherAge)
                return age < otherAge ? -1 : 1;
            return one.uid < other.uid ? -1 : 1;
        }
        ;
        const LOOKUP_DELAYS = [1, 2, 4];
        const MOST_ATTEMPTS = 2;
        async function createOnce(options) {
            for (let attempt = 1;; attempt += 1) {
                try {
                    return { thing: await options.create(), isOurs: true };
                }
                catch (error) {
                    if (!mayHaveHappened(error))
                        throw error;
                    const thing = await lookAgain(options);
                    if (thing !== undefined)
                        return { thing, isOurs: false };
                    if (attempt === MOST_ATTEMPTS)
                        throw error;
                }
            }
        }
        async function lookAgain({ find, pause, }) {
            for (const seconds of LOOKUP_DELAYS) {
                await pause(seconds * 1_000);
                const thing = await find();
                if (thing !== undefined)
                    return thing;
            }
            return undefined;
        }
        const AMBIGUOUS = new Set([
            'platform_unreachable',
            'platform_timeout',
            'platform_unavailable',
            'platform_rate_limited',
            'platform_not_json',
            'platform_too_large',
            'platform_unexpected_answer',
            'platform_conflict',
        ]);
        function mayHaveHappened(error) {
            return error instanceof errors.OD && AMBIGUOUS.has(error.code);
        }
        ;
        async function readBoundRoles(bindings, plan) {
            const found = await Array.fromAsync(bindings.list({ identity: plan.identityUid }));
            const others = found.filter((binding) => !isPlanned(binding, plan));
            return {
                isBound: others.length < found.length,
                others: [...new Set(others.map(({ role }) => role?.name ?? 'a role without a name'))].sort(),
            };
        }
        async function bindRole(bindings, plan, pause) {
            const { identityUid, roleUid, group } = plan;
            await createOnce({
                create: () => bindings.create(group, { identityUid, roleUid }),
                find: async () => (await Array.fromAsync(bindings.list({ identity: identityUid }))).find((binding) => isPlanned(binding, plan)),
                pause,
            });
        }
        async function findRoles(roles, name) {
            return Array.fromAsync(roles.list({ name }));
        }
        function isPlanned(binding, { identityUid, roleUid, group }) {
            return ((binding.identityUid ?? binding.identity?.uid) === identityUid &&
                (binding.roleUid ?? binding.role?.uid) === roleUid &&
                (binding.group?.uid ?? group) === group);
        }
        ;
        const MOST_SCANNED = 2_000;
        async function findIdentities(identities, { group, name }) {
            const place = { childrenOf: group, relationshipType: 'CLAIM_MATCH' };
            const [named, all] = await Promise.all([
                readUpTo(identities, { ...place, name }),
                readUpTo(identities, place),
            ]);
            const found = [...named.identities, ...all.identities];
            return {
                identities: [...new Map(found.map((identity) => [identity.uid, identity])).values()],
                isComplete: named.isComplete && all.isComplete,
            };
        }
        async function readUpTo(identities, filter) {
            const read = [];
            for await (const identity of identities.list(filter)) {
                if (read.length === MOST_SCANNED)
                    return { identities: read, isComplete: false };
                read.push(identity);
            }
            return { identities: read, isComplete: true };
        }
        ;
        async function makeIdentity(run) {
            const { iam, group, plan, pause } = run;
            const { name, description, claimMatch } = plan;
            const { thing, isOurs } = await createOnce({
                create: () => iam.identities.create(group, { name, description, claimMatch }),
                find: async () => (await listSame(run))[0],
                pause,
            });
            if (!isOurs)
                return { identity: thing, decision: 'created', warnings: [] };
            const winner = await findWinner(thing, run);
            if (winner.uid === thing.uid)
                return { identity: thing, decision: 'created', warnings: [] };
            return { identity: winner, decision: 'reused', warnings: await deleteOwn(thing.uid, run) };
        }
        const LISTING_DELAYS = [0, 1, 2, 4];
        async function findWinner(ours, run) {
            let same = [];
            for (const seconds of LISTING_DELAYS) {
                if (seconds > 0)
                    await run.pause(seconds * 1_000);
                same = await listSame(run);
                if (same.some(({ uid }) => uid === ours.uid))
                    break;
            }
            const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
            return choose(all, run)[0] ?? ours;
        }
        async function deleteOwn(uid, { iam }) {
            try {
                await iam.identities.delete(uid);
                return [];
            }
            catch (error) {
                if (!(error instanceof errors.OD))
                    throw error;
                return [
                    `A concurrent run created the same identity first. The duplicate ${uid} has no rights, but could not be deleted: ${error.message}`,
                ];
            }
        }
        async function listSame(run) {
            const { identities } = await findIdentities(run.iam.identities, { group: run.group, name: run.plan.name });
            return choose(identities, run);
        }
        function choose(found, run) {
            const { plan, defaultAudience } = run;
            return chooseIdentity(found, { name: plan.name, match: plan.claimMatch, defaultAudience }).same;
        }
        var registry_content_client = __webpack_require__(1892);
        var registry_tokens = __webpack_require__(8016);
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
            const choice = chooseIdentity(scan.identities, wantedOf(run));
            const taken = await take(choice, run);
            if (taken.kind !== 'taken')
                return taken;
            const plan = { identityUid: taken.identity.uid, roleUid: role.uid, group: run.group };
            const bound = await readBoundRoles(run.iam.roleBindings, plan);
            if (!bound.isBound && run.options.mode === 'require') {
                return { kind: 'unbound', identity: taken.identity, role: run.options.role };
            }
            if (!bound.isBound)
                await bindRole(run.iam.roleBindings, plan, run.pause);
            await verify(taken.identity, !bound.isBound || taken.decision !== 'reused', run);
            return ready(taken, {
                run,
                siblings: choice.siblings,
                warnings: [
                    ...(scan.isComplete ? [] : [INCOMPLETE]),
                    ...taken.warnings,
                    ...overPrivileged(bound.others, run),
                ],
            });
        }
        const INCOMPLETE = 'The organization has more identities than Mooring reads; another one for the same claims may exist.';
        async function scanIfAllowed(run) {
            const { iam, group, plan, options } = run;
            try {
                return await findIdentities(iam.identities, { group, name: plan.name });
            }
            catch (error) {
                const isForbidden = error instanceof errors.OD && error.code === 'auth_forbidden';
                if (isForbidden && options.mode === 'require')
                    return undefined;
                throw error;
            }
        }
        async function verifyOwnIdentity(run) {
            const { identity, role } = run.options;
            await verify({ uid: identity }, false, run);
            return {
                kind: 'ready',
                decision: 'reused',
                uid: identity,
                name: '',
                role,
                fingerprint: run.plan.fingerprint,
                warnings: [
                    'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
                ],
                siblings: [],
            };
        }
        async function readRole(run) {
            const { role: name } = run.options;
            const [role, ...more] = await findRoles(run.iam.roles, name);
            if (role === undefined || more.length > 0) {
                const reason = role === undefined
                    ? `this organization has no role ${name}`
                    : `this organization has ${more.length + 1} roles named ${name}`;
                return {
                    kind: 'refused',
                    refusals: [{ reason, remedy: 'Set `role` to the exact name of one role on the platform.' }],
                };
            }
            const refusal = refuseWritingRole(role);
            return refusal === undefined ? { kind: 'role', uid: role.uid } : { kind: 'refused', refusals: [refusal] };
        }
        async function take(choice, run) {
            const { same, drift } = choice;
            const [identity, ...duplicates] = same;
            if (identity !== undefined) {
                const warnings = [
                    ...(duplicates.length > 0 ? [severalSame(same)] : []),
                    ...(drift === undefined ? [] : [driftedToo(drift.identity)]),
                ];
                return { kind: 'taken', decision: 'reused', identity, warnings };
            }
            if (drift !== undefined) {
                if (!mayUpdate(drift, run))
                    return { kind: 'drifted', drift };
                return { kind: 'taken', decision: 'updated', identity: await updateIdentity(drift, run), warnings: [] };
            }
            if (run.options.mode === 'require')
                return { kind: 'missing', plan: run.plan };
            const made = await makeIdentity(run);
            return { kind: 'taken', decision: made.decision, identity: made.identity, warnings: made.warnings };
        }
        function severalSame(same) {
            return `${same.length} identities exist for the same claims; the oldest is used, and none is deleted: ${same
                .map(({ uid }) => uid)
                .join(', ')}`;
        }
        function driftedToo({ uid, name }) {
            return `Identity ${name} (${uid}) has the same name but other claims, since its claim match was changed. It is not used.`;
        }
        function overPrivileged(others, { options }) {
            if (others.length === 0)
                return [];
            return [`The identity has more roles than ${options.role}: it is also bound to ${others.join(', ')}.`];
        }
        async function verify({ uid, claimMatch }, isFresh, { options, pause }) {
            await verifyIdentity({ ...options, identity: uid, claimMatch, isFresh, pause });
        }
        function ready({ decision, identity }, found) {
            const { run, warnings, siblings } = found;
            const { uid, name } = identity;
            const { role } = run.options;
            return { kind: 'ready', decision, uid, name, role, fingerprint: run.plan.fingerprint, warnings, siblings };
        }
        function wantedOf({ plan, defaultAudience }) {
            return { name: plan.name, match: plan.claimMatch, defaultAudience };
        }
        function mayUpdate(drift, { options }) {
            const isWanted = options.mode === 'create' && options.onDrift === 'update';
            return isWanted && drift.isManaged && drift.proof.kind === 'narrows';
        }
        async function updateIdentity({ identity }, run) {
            const { iam, plan, defaultAudience } = run;
            const { claimMatch, description } = plan;
            await iam.identities.update(identity.uid, { claimMatch, description }, ['claimMatch', 'description']);
            const changed = await iam.identities.get(identity.uid);
            if ((0, claim_match.e4)(changed.claimMatch ?? {}, claimMatch, defaultAudience))
                return changed;
            throw new errors.OD('platform_unexpected_answer', `the identity ${identity.uid} was changed, and still has another claim match than it was given`);
        }
        var sign_in = __webpack_require__(8453);
        var clock = __webpack_require__(3201);
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
            const plan = await planIdentity(minted, audience, options);
            const [session] = await (0, sign_in._)([options.endpoints.apiUrl], options);
            if (session === undefined)
                throw new errors.OD('internal_bug', 'an audience is missing');
            return settleIdentity({
                options,
                iam: (0, iam_client.L)({ call: options.call, token: session.token }),
                plan,
                group: (0, uid.zL)(options.identity),
                defaultAudience: audience,
                pause: (milliseconds) => (0, clock.v)(milliseconds, 'wait for the platform', options),
            });
        }
        function refuseEarly({ run, role, allowRole, identity }) {
            const isAtRoot = (0, uid.Lp)(identity) === (0, uid.zL)(identity);
            return [refuseEvent(run.eventName), refuseRole(role, allowRole), isAtRoot ? undefined : BELOW].filter((refusal) => refusal !== undefined);
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
        async function planIdentity({ claims }, audience, { identity, pinRef }) {
            const claimMatch = (0, claim_match.hB)(claims, { audience, pinRef });
            const text = (0, claim_match.A4)(claimMatch, audience, (0, uid.zL)(identity));
            const digest = await (0, content_digest.b)(new TextEncoder().encode(text), 'sha256');
            const fingerprint = digest.slice('sha256:'.length);
            return {
                name: identityName(claims, fingerprint),
                description: identityDescription(fingerprint),
                claimMatch,
                fingerprint,
            };
        }
        var oidc_request = __webpack_require__(526);
        ;
        async function ensure(job) {
            const result = await ensureOrExplain(optionsOf(job), job);
            if (result.kind !== 'ready') {
                const { code, lines } = describeUnready(result, {
                    organization: (0, uid.zL)(job.inputs.identity),
                    role: job.inputs.role,
                    apiUrl: job.endpoints.apiUrl,
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
                role: inputs.role,
                allowRole: inputs['allow-role'],
                pinRef: inputs['pin-ref'],
                image: imageOf(inputs['verify-image']),
            };
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
                const role = bootstrapRoleCommand((0, uid.zL)(inputs.identity));
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
    389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3550);
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
    3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
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
    }),
    3201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    }),
    2375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (openRegistrySession)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8325);
        var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8453);
        var _client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(389);
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
    9567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
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
