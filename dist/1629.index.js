export const id = 1629;
export const ids = [1629];
export const modules = {

/***/ 5969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ensure: () => (/* binding */ ensure)
});

// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/contract/routes.js + 24 modules
var routes = __webpack_require__(8523);
// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/domain/identity/bootstrap.js
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

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/claim-doctor/fix-commands.js
var fix_commands = __webpack_require__(4636);
// EXTERNAL MODULE: ./build/domain/plain-text.js
var plain_text = __webpack_require__(6429);
;// CONCATENATED MODULE: ./build/domain/identity/create-commands.js


function createCommands(plan, target) {
    const { name, description, claimMatch } = plan;
    const body = JSON.stringify({ name, description, claimMatch });
    if (!(0,plain_text/* isPlainText */.K)(body)) {
        return ['The claims hold characters that cannot be shown as they are, so no command is written here.'];
    }
    return [
        'API:',
        `  uid=$(curl -fsS -X POST -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
        `    --data ${(0,fix_commands/* quoteShell */.LA)(body)} \\`,
        `    ${(0,fix_commands/* quoteShell */.LA)(`${target.apiUrl}/iam/v2/identities/${target.organization}`)} | jq -r .uid)`,
        `  chainctl iam role-bindings create --parent=${target.organization} --identity="$uid" --role=${(0,fix_commands/* quoteShell */.LA)(target.role)}`,
        'Terraform:',
        ...terraform(plan, target),
    ];
}
function terraform({ name, description, claimMatch }, target) {
    const map = (values) => `{ ${Object.entries(values)
        .map(([key, value]) => `${(0,fix_commands/* quoteHcl */.YU)(key)} = ${(0,fix_commands/* quoteHcl */.YU)(value)}`)
        .join(', ')} }`;
    return [
        '  resource "chainguard_identity" "mooring" {',
        `    parent_id = ${(0,fix_commands/* quoteHcl */.YU)(target.organization)}`,
        `    name = ${(0,fix_commands/* quoteHcl */.YU)(name)}`,
        `    description = ${(0,fix_commands/* quoteHcl */.YU)(description)}`,
        '    claim_match {',
        `      issuer = ${(0,fix_commands/* quoteHcl */.YU)(claimMatch.issuer)}`,
        `      subject = ${(0,fix_commands/* quoteHcl */.YU)(claimMatch.subject)}`,
        `      audience = ${(0,fix_commands/* quoteHcl */.YU)(claimMatch.audience)}`,
        `      claims = ${map(claimMatch.claims)}`,
        `      claim_patterns = ${map({ ...claimMatch.claimPatterns })}`,
        '    }',
        '  }',
    ];
}

;// CONCATENATED MODULE: ./build/domain/identity/report.js



function describeReady(ready, { apiUrl }) {
    const { uid, name, role, decision, fingerprint, siblings } = ready;
    const named = name === '' ? '' : ` (${(0,printable/* printable */.g$)(name, 80)})`;
    return [
        `The identity ${uid}${named} was ${DECISIONS[decision]}, has the role ${(0,printable/* printable */.g$)(role, 80)}, and was proved by use.`,
        `Its fingerprint is ${fingerprint}.`,
        ...siblings.flatMap((sibling) => describeSibling(sibling, apiUrl)),
    ];
}
const DECISIONS = {
    reused: 'there already',
    created: 'made',
    updated: 'narrowed to its claims again',
};
function describeSibling({ uid, name, claimMatch }, apiUrl) {
    const subject = (0,printable/* printable */.g$)(claimMatch?.subject ?? 'no exact subject', 200);
    return [
        `Mooring also made ${(0,printable/* printable */.g$)(name, 80)} (${uid}) for this repository, with the subject ${subject}. If no job has that any more, delete it:`,
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
                    ...result.refusals.map(({ why, instead }) => `- ${(0,printable/* printable */.g$)(why, 500)}. ${instead}`),
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
                    `the identity ${result.identity.uid} is there, and is not bound to the role ${result.role} at the organization:`,
                    `  chainctl iam role-bindings create --parent=${target.organization} --identity=${result.identity.uid} --role=${result.role}`,
                ],
            };
        default:
            return (0,errors/* assertNever */.xb)(result);
    }
}
function describeMissing(plan, target) {
    return [
        'there is no identity for this workflow, and `mode: require` makes none.',
        ...createCommands(plan, target),
    ];
}
function describeDrift({ identity, differences, isManaged, proof }) {
    const show = (text) => text === undefined ? '(nothing)' : (0,printable/* printable */.g$)(text, 300);
    return [
        `the identity ${(0,printable/* printable */.g$)(identity.name, 80)} (${identity.uid}) is not what it was made as:`,
        ...differences.map(({ field, found, wanted }) => `- ${(0,printable/* printable */.g$)(field, 80)}: found ${show(found)}, wanted ${show(wanted)}`),
        ...(isManaged ? [] : ['It does not carry the mark of Mooring any more, so it is never changed.']),
        ...(proof.kind === 'narrows'
            ? []
            : [`To change it back could let tokens in, by ${(0,printable/* printable */.g$)(proof.because.field, 80)}.`]),
    ];
}

// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/client/iam-client.js + 9 modules
var iam_client = __webpack_require__(3312);
// EXTERNAL MODULE: ./build/client/sign-in.js
var sign_in = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/domain/identity/claim-match.js
var claim_match = __webpack_require__(7740);
// EXTERNAL MODULE: ./build/domain/identity/subject.js
var subject = __webpack_require__(7852);
;// CONCATENATED MODULE: ./build/domain/identity/identity-name.js

const LONGEST_NAME = 63;
function identityName(claims, fingerprint) {
    const words = `mooring-${claims.repository ?? ''}-${contextWord(claims)}`
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-');
    const hash = `-${fingerprint.slice(0, 8)}`;
    return words.slice(0, LONGEST_NAME - hash.length).replace(/[-._]+$/, '') + hash;
}
function contextWord(claims) {
    const reading = (0,subject/* readSubject */.$)(claims);
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

;// CONCATENATED MODULE: ./build/domain/identity/refusals.js



function refuseEvent(eventName) {
    const trusted = claim_match/* TRUSTED_EVENTS */.g$;
    if (trusted.includes(eventName))
        return undefined;
    return {
        why: `a run of the event ${(0,printable/* printable */.g$)(eventName, 60) || '(none)'} gets no identity: others can bring text of theirs into it`,
        instead: `Run this step on ${claim_match/* TRUSTED_EVENTS */.g$.join(', ')}.`,
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
            : [refusal(`the token's issuer "${claims.iss}" is not an https address`, NOT_GITHUB)]),
        ...(claims.aud === audience
            ? []
            : [refusal(`the token is for the audience "${claims.aud}"`, NOT_GITHUB)]),
        ...(claims.expiresAt !== undefined && now !== undefined && claims.expiresAt <= now
            ? [refusal('the token of this job has ended already', 'Re-run the job.')]
            : []),
        ...(isNumber(id) && isNumber(ownerId)
            ? []
            : [refusal('the token names no ids of its repository and owner: names can be used again', NOT_GITHUB)]),
        ...(run.repositoryId === '' || run.repositoryId === id
            ? []
            : [refusal('the token is for another repository than this job', NOT_GITHUB)]),
        ...(eventRefusal === undefined ? [] : [eventRefusal]),
    ];
}
const NOT_GITHUB = 'Something else than GitHub answered for its OIDC endpoint: find out what, before anything else.';
function refuseSubject(claims) {
    const wild = /[*?[\]{}()|\\^$]/.exec(claims.sub)?.[0];
    if (wild !== undefined) {
        return [
            refusal(`the subject "${claims.sub}" holds "${wild}", which a pattern would give a meaning`, 'Give the environment or branch a name of letters, digits, ".", "-", "_" and "/".'),
        ];
    }
    const reading = (0,subject/* readSubject */.$)(claims);
    if (reading.kind === 'hyphen-ids') {
        return [
            refusal(`the subject "${claims.sub}" joins names and ids by hyphens, a form that can be forged`, 'Turn on immutable subjects with "@" in the OIDC settings of the repository.'),
        ];
    }
    if (reading.kind === 'foreign') {
        return [
            refusal(`the subject "${claims.sub}" does not begin with this repository: others can have the same`, 'Take the customization of the OIDC subject back, or add `repo` and `context` to it.'),
        ];
    }
    return reading.context.kind === 'pull-request'
        ? [refusal('the subject is the same for every pull request, whoever pushed it', USE_ENVIRONMENT)]
        : [];
}
function refuseCreation(claims, run) {
    const reading = (0,subject/* readSubject */.$)(claims);
    if (reading.kind !== 'repository')
        return [];
    const why = whyShortLived(reading.context, run.defaultBranch);
    return why === undefined ? [] : [refusal(why, USE_ENVIRONMENT)];
}
function whyShortLived(context, defaultBranch) {
    switch (context.kind) {
        case 'environment':
        case 'pull-request':
            return undefined;
        case 'tag':
            return `the subject is that of the tag ${context.name}: every tag would need an identity of its own`;
        case 'merge-queue':
            return 'the subject is that of a merge queue: every entry would need an identity of its own';
        case 'other':
            return `the subject goes on with "${context.text}", which is not known here`;
        case 'branch':
            if (defaultBranch === undefined)
                return 'the event does not tell which branch is the default one';
            return context.name === defaultBranch.replaceAll(':', '%3A')
                ? undefined
                : `the subject is that of the branch ${context.name}, which is not the default branch ${defaultBranch}`;
    }
}
const USE_ENVIRONMENT = 'Put the job into an `environment:` with rules for its branches and tags: then its subject stays the same.';
function refusal(why, instead) {
    return { why: (0,printable/* printable */.g$)(why, 400), instead };
}
function isNumber(text) {
    return text !== undefined && /^\d{1,20}$/.test(text);
}

;// CONCATENATED MODULE: ./build/domain/identity/role.js

const POWERFUL_ROLES = new Set(['owner', 'editor', 'limited_owner']);
const READING_ROLES = new Set(['registry.pull', 'viewer', 'console_viewer']);
function refuseRole(name, allowed) {
    if (POWERFUL_ROLES.has(name) || name.endsWith('creator')) {
        return {
            why: `the role ${(0,printable/* printable */.g$)(name, 60)} lets its holder change the organization; a workflow that reads images needs registry.pull`,
            instead: 'Set `role` to registry.pull, or to a role of your own that only reads.',
        };
    }
    if (READING_ROLES.has(name) || name === allowed)
        return undefined;
    return {
        why: `the role ${(0,printable/* printable */.g$)(name, 60)} is one of your organization, and what it lets its holder do is not known here`,
        instead: `If it is meant, say so: set \`allow-role\` to ${(0,printable/* printable */.g$)(name, 60)} too.`,
    };
}
function refuseWritingRole(role) {
    const writing = (role.capabilities ?? []).filter((capability) => !READS.test(capability));
    if (writing.length === 0)
        return undefined;
    return {
        why: `the role ${(0,printable/* printable */.g$)(role.name, 60)} does more than read: ${(0,printable/* printable */.g$)(writing.join(', '), 200)}`,
        instead: 'Take a role whose capabilities all end in .list or .get.',
    };
}
const READS = /(?:[._]list|[._]get)$/i;

;// CONCATENATED MODULE: ./build/usecases/identity/pause.js

function createPause({ clock, signal, }) {
    return async (milliseconds) => {
        try {
            await clock.sleep(milliseconds, signal);
        }
        catch (cause) {
            if (signal?.aborted !== true)
                throw cause;
            throw new errors/* MooringError */.OD('run_deadline', 'could not wait for the platform: the time of this run was over', {
                cause,
            });
        }
    };
}

// EXTERNAL MODULE: ./build/domain/identity/event-pattern.js
var event_pattern = __webpack_require__(1891);
;// CONCATENATED MODULE: ./build/domain/identity/narrowing.js


function proveNarrowing(found, wanted, defaultAudience) {
    const added = new Map((0,claim_match/* conditionsOf */.yb)(wanted, defaultAudience));
    const because = (0,claim_match/* matchDifferences */.m$)(found, wanted, defaultAudience).find((difference) => difference.found === undefined ? isNeeded(difference) : !isStricter(difference, added));
    return because === undefined ? { kind: 'narrows' } : { kind: 'unproven', because };
}
function isNeeded({ field }) {
    return field === 'issuer' || field === 'subject';
}
function isStricter({ field, found, wanted }, added) {
    if (field !== EVENT_CONDITION || found === undefined)
        return false;
    const before = (0,event_pattern/* readEventPattern */.X)(found);
    const exact = added.get('claims.event_name');
    const after = wanted === undefined ? (exact === undefined ? undefined : [exact]) : (0,event_pattern/* readEventPattern */.X)(wanted);
    return before !== undefined && after !== undefined && after.every((event) => before.includes(event));
}
const EVENT_CONDITION = 'claimPatterns.event_name';
function isTrustedEventPattern(pattern) {
    const trusted = TRUSTED_EVENTS;
    return readEventPattern(pattern)?.every((event) => trusted.includes(event)) ?? false;
}

;// CONCATENATED MODULE: ./build/domain/identity/choose-identity.js



function chooseIdentity(found, wanted) {
    const { match, defaultAudience } = wanted;
    const isSame = ({ claimMatch }) => claimMatch !== undefined && (0,claim_match/* isSameMatch */.e4)(claimMatch, match, defaultAudience);
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
        differences: (0,claim_match/* matchDifferences */.m$)(claimMatch ?? {}, match, defaultAudience),
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

;// CONCATENATED MODULE: ./build/usecases/identity/create-once.js

const LOOKS = [1, 2, 4];
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
    for (const seconds of LOOKS) {
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
    return error instanceof errors/* MooringError */.OD && AMBIGUOUS.has(error.code);
}

;// CONCATENATED MODULE: ./build/usecases/identity/bind-role.js

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

;// CONCATENATED MODULE: ./build/usecases/identity/find-identities.js
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

;// CONCATENATED MODULE: ./build/usecases/identity/make-identity.js




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
    return { identity: winner, decision: 'reused', warnings: await takeBack(thing.uid, run) };
}
const UNTIL_SHOWN = [0, 1, 2, 4];
async function findWinner(ours, run) {
    let same = [];
    for (const seconds of UNTIL_SHOWN) {
        if (seconds > 0)
            await run.pause(seconds * 1_000);
        same = await listSame(run);
        if (same.some(({ uid }) => uid === ours.uid))
            break;
    }
    const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
    return choose(all, run)[0] ?? ours;
}
async function takeBack(uid, { iam }) {
    try {
        await iam.identities.delete(uid);
        return [];
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD))
            throw error;
        return [
            `Another run made the same identity at the same time, and is older. Ours, ${uid}, holds no rights and could not be deleted: ${error.message}`,
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

;// CONCATENATED MODULE: ./build/usecases/identity/update-identity.js


function mayUpdate(drift, { options }) {
    const isWanted = options.mode === 'create' && options.onDrift === 'update';
    return isWanted && drift.isManaged && drift.proof.kind === 'narrows';
}
async function updateIdentity({ identity }, run) {
    const { iam, plan, defaultAudience } = run;
    const { claimMatch, description } = plan;
    await iam.identities.update(identity.uid, { claimMatch, description }, ['claimMatch', 'description']);
    const changed = await iam.identities.get(identity.uid);
    if ((0,claim_match/* isSameMatch */.e4)(changed.claimMatch ?? {}, claimMatch, defaultAudience))
        return changed;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the identity ${identity.uid} was changed, and still has another claim match than it was given`);
}

// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/usecases/registry-session.js + 1 modules
var registry_session = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/usecases/identity/verify-identity.js




const SPREADING = [2, 4, 8, 16];
async function verifyIdentity(verification) {
    const pauses = verification.isFresh ? SPREADING : [];
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
    const { registry } = await (0,registry_session/* openRegistrySession */.M)({ ...verification, withApi: false });
    if (image === undefined)
        return;
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({ call, clock, onSecret, passwordFor: () => registry.token });
    for await (const _ of (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens }).tags(image))
        return;
}
const REFUSALS = new Set([
    'auth_rejected',
    'auth_forbidden',
    'auth_unknown_identity',
]);
function isRefusal(error) {
    return error instanceof errors/* MooringError */.OD && REFUSALS.has(error.code);
}

;// CONCATENATED MODULE: ./build/usecases/identity/settle-identity.js








async function settleIdentity(run) {
    const scan = await scanIfAllowed(run);
    if (scan === undefined)
        return proveOwnIdentity(run);
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
const INCOMPLETE = 'The organization has more identities than are read at once; another one for the same claims may be among the others.';
async function scanIfAllowed(run) {
    const { iam, group, plan, options } = run;
    try {
        return await findIdentities(iam.identities, { group, name: plan.name });
    }
    catch (error) {
        const isForbidden = error instanceof errors/* MooringError */.OD && error.code === 'auth_forbidden';
        if (isForbidden && options.mode === 'require')
            return undefined;
        throw error;
    }
}
async function proveOwnIdentity(run) {
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
            'This identity may not list identities, so it was proved by use, and its claim match was not compared.',
        ],
        siblings: [],
    };
}
async function readRole(run) {
    const { role: name } = run.options;
    const [role, ...more] = await findRoles(run.iam.roles, name);
    if (role === undefined || more.length > 0) {
        const why = role === undefined
            ? `there is no role ${name} that this organization can use`
            : `there are ${more.length + 1} roles of the name ${name}`;
        return {
            kind: 'refused',
            refusals: [{ why, instead: 'Set `role` to the name of one role, as the platform lists it.' }],
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
    return `There are ${same.length} identities for the same claims; the oldest is used, and nothing is deleted: ${same
        .map(({ uid }) => uid)
        .join(', ')}`;
}
function driftedToo({ uid, name }) {
    return `The identity ${name} (${uid}) has the name of this one and other claims: somebody has changed it. It is not used.`;
}
function overPrivileged(others, { options }) {
    if (others.length === 0)
        return [];
    return [`The identity has more than ${options.role}: it is bound to ${others.join(', ')} too.`];
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

// EXTERNAL MODULE: ./build/usecases/sign-in.js + 5 modules
var usecases_sign_in = __webpack_require__(654);
;// CONCATENATED MODULE: ./build/usecases/ensure-identity.js













async function ensureIdentity(options) {
    const early = refuseEarly(options);
    if (early.length > 0)
        return { kind: 'refused', refusals: early };
    const minted = await mint(options);
    const audience = (0,client_endpoints/* assertionAudience */.P5)(options.endpoints);
    const refusals = refuseToken(minted.claims, options.run, {
        audience,
        now: minted.serverTime,
        creating: options.mode === 'create',
    });
    if (refusals.length > 0)
        return { kind: 'refused', refusals };
    const plan = await planIdentity(minted, audience, options);
    const [session] = await (0,usecases_sign_in/* exchangeForAudiences */._)([options.endpoints.apiUrl], options);
    if (session === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    return settleIdentity({
        options,
        iam: (0,iam_client/* createIamClient */.L)({ call: options.call, token: session.token }),
        plan,
        group: (0,uid/* rootUid */.zL)(options.identity),
        defaultAudience: audience,
        pause: createPause(options),
    });
}
function refuseEarly({ run, role, allowRole, identity }) {
    const isAtRoot = (0,uid/* parentUid */.Lp)(identity) === (0,uid/* rootUid */.zL)(identity);
    return [refuseEvent(run.eventName), refuseRole(role, allowRole), isAtRoot ? undefined : BELOW].filter((refusal) => refusal !== undefined);
}
const BELOW = {
    why: 'the identity to sign in as lies below the root group: from there nothing can be bound that sees the registry',
    instead: 'Set `identity` to one that lies directly in the organization.',
};
async function mint(options) {
    const { call, endpoints, requestUrl, requestToken, onSecret } = options;
    const audience = (0,client_endpoints/* assertionAudience */.P5)(endpoints);
    const minted = await (0,sign_in/* mintIdToken */.nT)(call, { requestUrl, requestToken, audience });
    onSecret(minted.token);
    return minted;
}
async function planIdentity({ claims }, audience, { identity, pinRef }) {
    const claimMatch = (0,claim_match/* wantedClaimMatch */.hB)(claims, { audience, pinRef });
    const text = (0,claim_match/* canonicalText */.A4)(claimMatch, audience, (0,uid/* rootUid */.zL)(identity));
    const digest = await (0,content_digest/* digestOfBytes */.b)(new TextEncoder().encode(text), 'sha256');
    const fingerprint = digest.slice('sha256:'.length);
    return {
        name: identityName(claims, fingerprint),
        description: identityDescription(fingerprint),
        claimMatch,
        fingerprint,
    };
}

// EXTERNAL MODULE: ./build/actions/oidc-request.js
var oidc_request = __webpack_require__(3899);
;// CONCATENATED MODULE: ./build/actions/identity/ensure.js









async function ensure(job) {
    const result = await ensureOrExplain(optionsOf(job), job);
    if (result.kind !== 'ready') {
        const { code, lines } = describeUnready(result, {
            organization: (0,uid/* rootUid */.zL)(job.inputs.identity),
            role: job.inputs.role,
            apiUrl: job.endpoints.apiUrl,
        });
        throw new errors/* MooringError */.OD(code, lines.join('\n'));
    }
    tell(result, job);
}
function optionsOf(job) {
    const { inputs, endpoints, environment, clock, runner } = job;
    const found = (0,oidc_request/* findOidcRequest */.M)(environment);
    if (found.kind !== 'request')
        throw found.error;
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    onSecret(found.token);
    return {
        call: (0,call/* createCaller */.u)({ send: job.send, clock, endpoints, signal, routes: routes/* routes */.J }),
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
        const isForbidden = error instanceof errors/* MooringError */.OD && error.code === 'auth_forbidden';
        if (!isForbidden || inputs.mode !== 'create')
            throw error;
        const role = bootstrapRoleCommand((0,uid/* rootUid */.zL)(inputs.identity));
        throw new errors/* MooringError */.OD('auth_forbidden', error.message, {
            hint: `${error.hint}\nThe least role of an identity that makes others:\n${role}`,
            cause: error,
        });
    }
}
function tell(ready, { runner, endpoints }) {
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


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
function isDigest(text) {
    return DIGEST.test(text);
}
function parseDigest(text) {
    if (!isDigest(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
    return text;
}
function shortDigest(digest) {
    const [algorithm = '', hex = ''] = digest.split(':');
    return `${algorithm}:${hex.slice(0, 12)}`;
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ openRegistrySession)
});

// EXTERNAL MODULE: ./build/client/endpoints.js
var client_endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/client/registry-challenge.js



async function readRegistryChallenge(call, endpoints) {
    const { response } = await call('checkRegistryAccess', 'ask the registry where it gives tokens', {
        answers: [401],
    });
    const header = response.headers['www-authenticate'];
    if (response.status !== 401 || header === undefined)
        return { service: undefined };
    const parameters = readBearer(header);
    const realm = parameters.get('realm');
    if (realm !== undefined)
        requireTrusted(realm, endpoints);
    return { service: parameters.get('service') };
}
function readBearer(header) {
    const [, rest = ''] = /(?:^|,)\s*bearer\s+(.*)$/i.exec(header) ?? [];
    const pairs = [...rest.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|([^",\s]+))/gi)];
    return new Map(pairs.map(([, name = '', quoted, bare = '']) => [name.toLowerCase(), quoted ?? bare]));
}
function requireTrusted(realm, endpoints) {
    const why = faultOf(realm, endpoints);
    if (why === undefined)
        return;
    throw new errors/* MooringError */.OD('auth_untrusted_realm', `the registry ${endpoints.registry} sends its clients to "${(0,printable/* printable */.g$)(realm, 120)}" for tokens, which ${why}: no credential was sent`);
}
function faultOf(realm, { registryUrl, tokenUrl }) {
    if (!URL.canParse(realm))
        return 'is no URL';
    const url = new URL(realm);
    if (url.username !== '' || url.password !== '')
        return 'carries user info';
    const isLocal = (0,client_endpoints/* isLoopback */.U9)(url.hostname);
    if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
        return 'is not an https address';
    if (!isLocal && /^(?:\[.*\]|[\d.]+)$/.test(url.hostname))
        return 'is an address of numbers';
    const isKnown = [registryUrl, tokenUrl].some((known) => new URL(known).host === url.host);
    return isKnown ? undefined : 'is neither the registry nor its token address';
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/usecases/sign-in.js + 5 modules
var sign_in = __webpack_require__(654);
;// CONCATENATED MODULE: ./build/usecases/registry-session.js





async function openRegistrySession(options) {
    const { call, endpoints, onSecret } = options;
    const audiences = [(0,client_endpoints/* registryAudience */.mm)(endpoints), ...(options.withApi ? [endpoints.apiUrl] : [])];
    const [{ service }, [registry, api]] = await Promise.all([
        readRegistryChallenge(call, endpoints),
        (0,sign_in/* exchangeForAudiences */._)(audiences, options),
    ]);
    if (registry === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'an audience is missing');
    const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
        query: { service },
        credential: registry.token,
    });
    for (const text of [value.token, value.access_token, value.refresh_token]) {
        if (text !== undefined)
            onSecret(new secret/* Secret */.zh(text));
    }
    return { registry, api };
}


/***/ })

};
