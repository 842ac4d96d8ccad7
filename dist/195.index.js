import { shared } from './shared.js';
export const id = 195;
export const ids = [195];
export const modules = {
    31245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K: () => (readBoundRoles),
            O: () => (bindRole)
        });
        var _decide_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39094);
        var _create_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10551);
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52949);
        async function bindRole(binding, { iam, plan, pause, canChange, }) {
            const { identityUid, roleUid, group } = binding;
            const bound = await readBoundRoles(iam, binding);
            const refusals = (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_2__.L6)(plan.claimMatch) ? await refuseOtherRoles(iam, bound.others) : [];
            if (refusals.length === 0 && !bound.isBound && canChange)
                await (0, _create_js__WEBPACK_IMPORTED_MODULE_1__.U)({
                    create: () => iam.roleBindings.create(group, { identityUid, roleUid }),
                    find: async () => (await listBindings(iam, binding)).find((one) => isPlanned(one, binding)),
                    pause,
                });
            return { ...bound, refusals };
        }
        async function readBoundRoles(iam, plan) {
            const found = await listBindings(iam, plan);
            const others = found.filter((binding) => !isPlanned(binding, plan));
            return {
                isBound: others.length < found.length,
                others: [...new Map(others.map((one) => [roleUidOf(one), one])).values()]
                    .map((one) => ({ uid: roleUidOf(one), name: one.role?.name ?? 'a role without a name' }))
                    .sort((one, other) => (one.name < other.name ? -1 : 1)),
            };
        }
        function roleUidOf({ role, roleUid }) {
            return roleUid ?? role?.uid ?? '';
        }
        async function listBindings({ roleBindings }, { identityUid }) {
            return Array.fromAsync(roleBindings.list({ identity: identityUid }));
        }
        async function refuseOtherRoles({ roles }, others) {
            const refusals = await Promise.all(others.map(async ({ uid, name }) => (0, _decide_role_js__WEBPACK_IMPORTED_MODULE_0__.Zv)(uid === '' ? { uid, name } : await roles.get(uid))));
            return refusals.flatMap((one) => one === undefined ? [] : [{ reason: one.reason, remedy: REMOVE_BINDING }]);
        }
        const REMOVE_BINDING = 'Delete the binding to that role: an identity that accepts pull requests can only read.';
        function isPlanned(binding, { identityUid, roleUid, group }) {
            return ((binding.identityUid ?? binding.identity?.uid) === identityUid &&
                (binding.roleUid ?? binding.role?.uid) === roleUid &&
                (binding.group?.uid ?? group) === group);
        }
    }),
    14626: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $u: () => (mayUpdate),
            Lm: () => (wantedOf),
            cw: () => (createIfMissing)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52949);
        var _decide_choose_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93270);
        var _create_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10551);
        var _find_identities_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6143);
        async function createIfMissing({ same, drift }, run, options) {
            const [identity, ...duplicates] = same;
            if (identity !== undefined) {
                const warnings = [
                    ...(duplicates.length > 0 ? [severalSame(same)] : []),
                    ...(drift === undefined ? [] : [driftedToo(drift.identity)]),
                ];
                return { kind: 'chosen', decision: 'reused', identity, warnings };
            }
            if (drift !== undefined) {
                if (!options.canChange || !mayUpdate(drift, options))
                    return { kind: 'drifted', drift };
                return { kind: 'chosen', decision: 'updated', identity: await updateIdentity(drift, run), warnings: [] };
            }
            if (!options.canChange)
                return { kind: 'missing' };
            const { decision, thing, warnings } = await createIdentity(run);
            return { kind: 'chosen', decision, identity: thing, warnings };
        }
        function severalSame(same) {
            return `${same.length} identities exist for the same claims; the oldest is used, and none is deleted: ${same
                .map(({ uid }) => uid)
                .join(', ')}`;
        }
        function driftedToo({ uid, name }) {
            return `Identity ${name} (${uid}) has the same name but other claims, since its claim match was changed. It is not used.`;
        }
        function mayUpdate(drift, { onDrift }) {
            return onDrift === 'update' && drift.isManaged && drift.proof.kind === 'narrows';
        }
        async function updateIdentity({ identity }, run) {
            const { iam, plan, defaultAudience } = run;
            const { claimMatch, description } = plan;
            await iam.identities.update(identity.uid, { claimMatch, description }, ['claimMatch', 'description']);
            const changed = await iam.identities.get(identity.uid);
            if ((0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_1__.e4)(changed.claimMatch ?? {}, claimMatch, defaultAudience))
                return changed;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `the identity ${identity.uid} was changed, and still has another claim match than it was given`);
        }
        async function createIdentity(run) {
            const { iam, group, plan, pause } = run;
            const { name, description, claimMatch } = plan;
            return (0, _create_js__WEBPACK_IMPORTED_MODULE_3__.z)({
                what: 'identity',
                create: () => iam.identities.create(group, { name, description, claimMatch }),
                list: async () => (await (0, _find_identities_js__WEBPACK_IMPORTED_MODULE_4__.W)(iam.identities, { group, name })).identities,
                choose: (found) => (0, _decide_choose_identity_js__WEBPACK_IMPORTED_MODULE_2__.yn)(found, wantedOf(run)).same,
                remove: (uid) => iam.identities.delete(uid),
                pause,
            });
        }
        function wantedOf({ plan, defaultAudience }) {
            const { name, claimMatch: match, purpose } = plan;
            return { name, match, purpose, defaultAudience };
        }
    }),
    96088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _$: () => (findRole),
            fP: () => (readRole),
            rd: () => (createRole)
        });
        var _api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92251);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _decide_choose_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93270);
        var _decide_role_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39094);
        var _create_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10551);
        const SHORT_NAMES = new Map(Object.entries(_api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.$8).map(([short, wire]) => [wire, short]));
        async function createRole(role, { roles, group, pause }) {
            const found = await findRole(role, { roles, group });
            if (found.decision !== 'created')
                return found;
            const { name, description } = role;
            const { thing, decision, warnings } = await (0, _create_js__WEBPACK_IMPORTED_MODULE_4__.z)({
                what: 'role',
                create: () => roles.create(group, { name, description, capabilities: wireNames(role) }),
                list: () => listRoles(role, { roles, group }),
                choose: (candidates) => candidates.filter((one) => one.name === name).sort(_decide_choose_identity_js__WEBPACK_IMPORTED_MODULE_2__.jI),
                remove: (uid) => roles.delete(uid),
                pause,
            });
            const compared = describeFound(role, await readRole(roles, thing));
            return { ...compared, ...(compared.decision === 'reused' ? { decision } : {}), warnings };
        }
        async function findRole(role, { roles, group }) {
            const [found, ...more] = await listRoles(role, { roles, group });
            const none = { role, uid: undefined, missing: [], extra: [], refusals: [], warnings: [] };
            if (more.length > 0)
                return { ...none, decision: 'refused', refusals: [severalRoles(role, more.length + 1)] };
            if (found !== undefined)
                return describeFound(role, await readRole(roles, found));
            if (role.isBuiltIn)
                return { ...none, decision: 'refused', refusals: [noRole(role)] };
            return { ...none, decision: 'created' };
        }
        async function listRoles({ name, isBuiltIn }, { roles, group }) {
            return Array.fromAsync(roles.list({ name, ...(isBuiltIn ? {} : { childrenOf: group }) }));
        }
        async function readRole(roles, listed) {
            const { uid, name, capabilities } = (listed.capabilities ?? []).length > 0 ? listed : await roles.get(listed.uid);
            return { uid, name, capabilities: (capabilities ?? []).map((one) => SHORT_NAMES.get(one) ?? one).sort() };
        }
        function describeFound(role, found) {
            const refusal = (0, _decide_role_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(found);
            const { missing, extra } = (0, _decide_role_js__WEBPACK_IMPORTED_MODULE_3__.Ub)(found, role);
            const isSame = missing.length === 0 && extra.length === 0;
            return {
                role,
                decision: refusal !== undefined ? 'refused' : isSame ? 'reused' : 'drifted',
                uid: found.uid,
                missing,
                extra,
                refusals: refusal === undefined ? [] : [refusal],
                warnings: [],
            };
        }
        function severalRoles({ name }, count) {
            return {
                reason: `this organization has ${count} roles named ${name}`,
                remedy: 'Delete or rename all but one of them.',
            };
        }
        function noRole({ name }) {
            return { reason: `the platform has no role ${name}`, remedy: 'Check the address of the platform API.' };
        }
        function wireNames({ capabilities }) {
            return capabilities.map((name) => {
                if (!(0, _api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.FP)(name))
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', `unknown capability ${name}`);
                return _api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.$8[name];
            });
        }
    }),
    10551: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            U: () => (createOnce),
            z: () => (createAndChoose)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
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
            return error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && AMBIGUOUS.has(error.code);
        }
        const LISTING_DELAYS = [0, 1, 2, 4];
        async function createAndChoose(creation) {
            const { create, list, choose, pause } = creation;
            const find = async () => choose(await list())[0];
            const { thing, isOurs } = await createOnce({ create, find, pause });
            if (!isOurs)
                return { thing, decision: 'created', warnings: [] };
            const winner = await findWinner(thing, creation);
            if (winner.uid === thing.uid)
                return { thing, decision: 'created', warnings: [] };
            return { thing: winner, decision: 'reused', warnings: await deleteOwn(thing.uid, creation) };
        }
        async function findWinner(ours, { list, choose, pause }) {
            let same = [];
            for (const seconds of LISTING_DELAYS) {
                if (seconds > 0)
                    await pause(seconds * 1_000);
                same = choose(await list());
                if (same.some(({ uid }) => uid === ours.uid))
                    break;
            }
            const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
            return choose(all)[0] ?? ours;
        }
        async function deleteOwn(uid, { remove, what }) {
            try {
                await remove(uid);
                return [];
            }
            catch (error) {
                if (!(error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD))
                    throw error;
                return [
                    `A concurrent run created the same ${what} first. The duplicate ${uid} has no rights, but could not be deleted: ${error.message}`,
                ];
            }
        }
    }),
    93270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            jI: () => (byAge),
            yn: () => (chooseIdentity)
        });
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52949);
        var _identity_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58470);
        var _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29606);
        function chooseIdentity(found, wanted) {
            const { match, defaultAudience } = wanted;
            const isSame = ({ claimMatch, description }) => claimMatch !== undefined &&
                (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.e4)(claimMatch, match, defaultAudience) &&
                isForPurpose(description, wanted.purpose);
            const different = found.filter((identity) => !isSame(identity));
            const drifted = different.filter(({ name }) => name === wanted.name).sort(byAge)[0];
            return {
                same: found.filter(isSame).sort(byAge),
                drift: drifted === undefined ? undefined : describeDrift(drifted, wanted),
                siblings: different.filter((identity) => identity !== drifted && isSibling(identity, wanted)).sort(byAge),
            };
        }
        function describeDrift(identity, { match, defaultAudience }) {
            const { claimMatch, description } = identity;
            return {
                identity,
                differences: (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.m$)(claimMatch ?? {}, match, defaultAudience),
                isManaged: (0, _identity_name_js__WEBPACK_IMPORTED_MODULE_2__.Dv)(description) !== undefined,
                proof: claimMatch === undefined
                    ? {
                        kind: 'unproven',
                        because: { field: 'claimMatch', found: undefined, wanted: match.subject ?? match.subjectPattern },
                    }
                    : proveNarrowing(claimMatch, match, defaultAudience),
            };
        }
        function isForPurpose(description, purpose) {
            const marker = (0, _identity_name_js__WEBPACK_IMPORTED_MODULE_2__.Dv)(description);
            return marker === undefined || marker.purpose === purpose;
        }
        function isSibling({ description, claimMatch }, { match, purpose }) {
            const marker = (0, _identity_name_js__WEBPACK_IMPORTED_MODULE_2__.Dv)(description);
            if (marker === undefined || marker.purpose !== purpose)
                return false;
            const [theirs, ours] = [claimMatch ?? {}, match].map((one) => new Map((0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.yb)(one, '')));
            const isSame = (claim) => theirs?.get(`claims.${claim}`) === ours?.get(`claims.${claim}`);
            const isForRepository = ours?.has('claims.repository_id') ?? false;
            return isSame('repository_id') && (isForRepository || isSame('repository_owner_id'));
        }
        function byAge(one, other) {
            const [age, otherAge] = [one.createTime ?? '9999', other.createTime ?? '9999'];
            if (age !== otherAge)
                return age < otherAge ? -1 : 1;
            return one.uid < other.uid ? -1 : 1;
        }
        function proveNarrowing(found, wanted, defaultAudience) {
            const [before, after] = [found, wanted].map((match) => new Map((0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.yb)(match, defaultAudience)));
            const conditions = { before: before ?? new Map(), after: after ?? new Map() };
            const because = (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.m$)(found, wanted, defaultAudience).find((difference) => difference.found === undefined ? isNeeded(difference, conditions) : !isStricter(difference, conditions));
            return because === undefined ? { kind: 'narrows' } : { kind: 'unproven', because };
        }
        function isNeeded({ field }, { before }) {
            if (field === 'subject')
                return !before.has('subjectPattern');
            return field === 'issuer' || field === 'subjectPattern';
        }
        function isStricter({ field, found = '', wanted }, { after }) {
            if (field === 'subjectPattern')
                return isNarrowerSubject(found, wanted, after.get('subject'));
            if (field !== EVENT_CONDITION)
                return false;
            const before = (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.XI)(found);
            const exact = after.get('claims.event_name');
            const events = wanted === undefined ? (exact === undefined ? undefined : [exact]) : (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.XI)(wanted);
            return before !== undefined && events !== undefined && events.every((event) => before.includes(event));
        }
        function isNarrowerSubject(found, wanted, exact) {
            if (exact !== undefined)
                return (0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.AT)(exact, found) === true;
            return wanted !== undefined && (0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.JW)(wanted, found);
        }
        const EVENT_CONDITION = 'claimPatterns.event_name';
    }),
    58470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dv: () => (readIdentityMarker),
            Hs: () => (tokenWords),
            W: () => (identityName),
            XI: () => (identityDescription)
        });
        var _sign_in_claim_doctor_subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12945);
        const LONGEST_NAME = 63;
        function identityName(words, fingerprint) {
            const text = `mooring-${words}`.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
            const hash = `-${fingerprint.slice(0, 8)}`;
            return text.slice(0, LONGEST_NAME - hash.length).replace(/[-._]+$/, '') + hash;
        }
        function tokenWords(claims) {
            return `${claims.repository ?? ''}-${contextWord(claims)}`;
        }
        function contextWord(claims) {
            const reading = (0, _sign_in_claim_doctor_subject_js__WEBPACK_IMPORTED_MODULE_0__.$)(claims);
            if (reading.kind !== 'repository')
                return 'other';
            const { context } = reading;
            return context.kind === 'pull-request' || context.kind === 'other' ? context.kind : context.name;
        }
        const MARKER = /^managed-by=mooring v=1 (?:purpose=([a-z]+) )?fp=([0-9a-f]{64})$/;
        function identityDescription({ fingerprint, purpose }) {
            return `managed-by=mooring v=1 ${purpose === undefined ? '' : `purpose=${purpose} `}fp=${fingerprint}`;
        }
        function readIdentityMarker(description) {
            const [, purpose, fingerprint] = MARKER.exec(description ?? '') ?? [];
            return fingerprint === undefined ? undefined : { fingerprint, purpose };
        }
    }),
    85868: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Qf: () => (simulateMatch),
            lc: () => (samplesOf)
        });
        var _sign_in_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6005);
        var _purpose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8542);
        function acceptedSamples(options) {
            const { events } = _purpose_js__WEBPACK_IMPORTED_MODULE_1__.x4[options.purpose];
            return events.flatMap((event) => samplesOf(event, options));
        }
        function samplesOf(event, options) {
            return [
                sample(`of ${event}`, options, { event }),
                sample(`of ${event} with ids in the subject`, options, { event, form: 'immutable' }),
            ];
        }
        function rejectedSamples(options) {
            const { facts, purpose, scope } = options;
            const { events } = _purpose_js__WEBPACK_IMPORTED_MODULE_1__.x4[purpose];
            const event = events[0] ?? 'push';
            const elsewhere = { ...facts, name: `${facts.name}-2`, repositoryId: `${facts.repositoryId}1` };
            const fork = { ...elsewhere, owner: `${facts.owner}-2`, ownerId: `${facts.ownerId}1` };
            const of = (title, changes) => sample(title, options, { event, ...changes });
            const branches = ['refs/heads/not-the-default-branch', 'refs/tags/v1'];
            return [
                ...[
                    'pull_request_target',
                    'workflow_run',
                    'issue_comment',
                    ...(events.includes('pull_request') ? [] : ['pull_request']),
                ].map((untrusted) => of(`of ${untrusted}`, { event: untrusted })),
                ...(facts.environment === undefined ? branches : []).map((ref) => of(`of a push to ${ref}`, { event: 'push', ref })),
                of('of a fork', { facts: fork }),
                of('of another owner with the same name', { facts: { ...facts, ownerId: `${facts.ownerId}1` } }),
                of('with ids joined by hyphens in the subject', { form: 'hyphen' }),
                ...(scope === 'owner'
                    ? []
                    : [
                        of('of another repository', { facts: elsewhere }),
                        of('of another repository with the same name', {
                            facts: { ...facts, repositoryId: elsewhere.repositoryId },
                        }),
                    ]),
            ];
        }
        function simulateMatch(match, options) {
            const { issuer = match.issuerPattern, subject = match.subjectPattern } = match;
            const isComplete = issuer !== undefined && subject !== undefined;
            const verdictsOf = ({ claims }) => ((0, _sign_in_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_0__.h)(claims, match, options.audience).compared ?? []).map(({ verdict }) => verdict);
            const accepts = (one) => isComplete && verdictsOf(one).every((verdict) => verdict === 'equal');
            const rejects = (one) => !isComplete || verdictsOf(one).includes('different');
            return [
                ...acceptedSamples(options)
                    .filter((one) => !accepts(one))
                    .map(({ title }) => `rejects a token ${title}`),
                ...rejectedSamples(options)
                    .filter((one) => !rejects(one))
                    .map(({ title }) => `accepts a token ${title}`),
            ];
        }
        function sample(title, options, changes) {
            const { event, facts = options.facts, form = 'legacy' } = changes;
            const { owner, name, ownerId, repositoryId, environment, issuer } = facts;
            const ref = changes.ref ?? refOf(event, facts);
            const place = {
                legacy: `${owner}/${name}`,
                immutable: `${owner}@${ownerId}/${name}@${repositoryId}`,
                hyphen: `${owner}-${ownerId}/${name}-${repositoryId}`,
            }[form];
            const context = event === 'pull_request' ? 'pull_request' : `ref:${ref.replaceAll(':', '%3A')}`;
            return {
                title,
                claims: {
                    iss: issuer,
                    sub: `repo:${place}:${environment === undefined ? context : `environment:${environment.replaceAll(':', '%3A')}`}`,
                    aud: options.audience,
                    event_name: event,
                    repository: `${owner}/${name}`,
                    repository_id: repositoryId,
                    repository_owner_id: ownerId,
                    ref,
                    environment,
                    job_workflow_ref: undefined,
                    expiresAt: undefined,
                },
            };
        }
        function refOf(event, { defaultBranch }) {
            if (event === 'pull_request')
                return 'refs/pull/1/merge';
            if (event === 'merge_group')
                return `refs/heads/gh-readonly-queue/${defaultBranch}/pr-1-${'0'.repeat(40)}`;
            return `refs/heads/${defaultBranch}`;
        }
    }),
    78677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (refuseRoleOutcome),
            _: () => (ownerWarning)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64865);
        function ownerWarning(owner) {
            return `Every repository of ${owner} can sign in as these identities, including future ones: anyone who can push a branch to any of them has this access. One identity per repository is safer.`;
        }
        function refuseRoleOutcome({ role, decision, missing, extra, refusals, }) {
            if (decision === 'refused')
                return refusals[0];
            if (decision !== 'drifted')
                return undefined;
            const parts = [
                ...(missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`]),
                ...(extra.length === 0 ? [] : [`also has ${extra.join(', ')}`]),
            ];
            return {
                reason: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(`the role ${role.name} was changed: it ${parts.join(' and ')}`, 500),
                remedy: `To restore it: chainctl iam roles update ${role.name} --capabilities=${role.capabilities.join(',')}`,
            };
        }
    }),
    6143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (findIdentities),
            X: () => (INCOMPLETE_SCAN)
        });
        const MOST_SCANNED = 2_000;
        const INCOMPLETE_SCAN = 'The organization has more identities than Mooring reads; another one for the same claims may exist.';
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
    }),
    39415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Z: () => (planJobIdentity),
            _: () => (planIdentities)
        });
        var _api_client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37037);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52949);
        var _sign_in_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6005);
        var _decide_identity_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58470);
        var _decide_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8542);
        var _decide_setup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78677);
        async function planIdentities(facts, options) {
            const { purposes, scope, organization, audience } = options;
            const [refusal] = (0, _decide_purpose_js__WEBPACK_IMPORTED_MODULE_4__.gz)(facts);
            if (refusal !== undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_identity_refused', refusal.reason, { hint: refusal.remedy });
            const accesses = await Promise.all(purposes.map(async (purpose) => ({
                purpose,
                role: _decide_purpose_js__WEBPACK_IMPORTED_MODULE_4__.x4[purpose].role,
                identity: await planIdentity({
                    ...wantedFor(facts, { purpose, scope, audience }),
                    purpose,
                    audience,
                    organization,
                }),
            })));
            const warnings = scope === 'owner' ? [(0, _decide_setup_js__WEBPACK_IMPORTED_MODULE_5__._)(facts.owner)] : [];
            return { organization, audience, scope, facts, accesses, warnings };
        }
        async function planJobIdentity(claims, given) {
            const { facts, purpose, pinRef, audience, organization } = given;
            const wanted = purpose === undefined
                ? { claimMatch: (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_2__.hB)(claims, { audience, pinRef }), words: (0, _decide_identity_name_js__WEBPACK_IMPORTED_MODULE_6__.Hs)(claims) }
                : wantedFor(facts, { purpose, scope: 'repository', audience });
            const plan = await planIdentity({ ...wanted, purpose, audience, organization });
            const compared = (0, _sign_in_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, plan.claimMatch, audience).compared ?? [];
            return { plan, isOwnMatch: compared.every(({ verdict }) => verdict === 'equal') };
        }
        function wantedFor(facts, match) {
            const { purpose, scope } = match;
            return { claimMatch: (0, _decide_purpose_js__WEBPACK_IMPORTED_MODULE_4__.wm)(facts, match), words: (0, _decide_purpose_js__WEBPACK_IMPORTED_MODULE_4__.G7)(facts, purpose, scope) };
        }
        async function planIdentity(wanted) {
            const { claimMatch, words, purpose, audience, organization } = wanted;
            const text = (0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_2__.A4)(claimMatch, audience, organization);
            const digest = await (0, _api_client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_0__.b)(new TextEncoder().encode(text), 'sha256');
            const fingerprint = digest.slice('sha256:'.length);
            const description = (0, _decide_identity_name_js__WEBPACK_IMPORTED_MODULE_6__.XI)({ fingerprint, purpose });
            return { name: (0, _decide_identity_name_js__WEBPACK_IMPORTED_MODULE_6__.W)(words, fingerprint), description, claimMatch, fingerprint, purpose };
        }
    }),
    28129: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (verifyIdentity),
            u: () => (verifyAccess)
        });
        var _api_client_oci_registry_content_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);
        var _api_client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99519);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _sign_in_registry_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59168);
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52949);
        var _decide_sample_claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85868);
        var _bind_role_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31245);
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
            const { registry } = await (0, _sign_in_registry_session_js__WEBPACK_IMPORTED_MODULE_3__.M)({ ...verification, withApi: false });
            if (image === undefined)
                return;
            const tokens = (0, _api_client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_1__.Q)({ call, clock, onSecret, passwordFor: () => registry.token });
            for await (const _ of (0, _api_client_oci_registry_content_client_js__WEBPACK_IMPORTED_MODULE_0__.e)({ call, tokens }).tags(image))
                return;
        }
        const REFUSALS = new Set([
            'auth_rejected',
            'auth_forbidden',
            'auth_unknown_identity',
        ]);
        function isRefusal(error) {
            return error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && REFUSALS.has(error.code);
        }
        const READ_DELAYS = [0, 1, 2, 4];
        async function verifyAccess({ identity, role, purpose }, binding, context) {
            const { iam, pause, audience } = context;
            const { identityUid: uid } = binding;
            let problem = '';
            for (const seconds of READ_DELAYS) {
                if (seconds > 0)
                    await pause(seconds * 1_000);
                const [found, bound] = await Promise.all([
                    iam.identities.get(uid).catch(ignoreMissing),
                    (0, _bind_role_js__WEBPACK_IMPORTED_MODULE_6__.K)(iam, binding),
                ]);
                const match = found?.claimMatch ?? {};
                const [wrong] = (0, _decide_sample_claims_js__WEBPACK_IMPORTED_MODULE_5__.Qf)(match, { ...context, purpose });
                if (!(0, _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_4__.e4)(match, identity.claimMatch, audience))
                    problem = 'has another claim match';
                else if (wrong !== undefined)
                    problem = wrong;
                else if (!bound.isBound)
                    problem = `is not bound to the role ${role.name}`;
                else
                    return;
            }
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the identity ${uid} was set up, but ${problem}`);
        }
        function ignoreMissing(error) {
            if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'platform_not_found')
                return undefined;
            throw error;
        }
    }),
    59168: shared[59168],
    51173: shared[51173],
    49567: shared[49567]
};
