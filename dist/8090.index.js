export const id = 8090;
export const ids = [8090];
export const modules = {

/***/ 8090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  propose: () => (/* binding */ propose)
});

// EXTERNAL MODULE: ./build/adapters/github-repository.js + 2 modules
var github_repository = __webpack_require__(249);
;// CONCATENATED MODULE: ./build/adapters/github-branch-read.js

async function readBranch({ github, call, place }, name) {
    const purpose = `read the branch ${name}`;
    const outcome = await call(purpose, (request) => github.rest.git.getRef({ ...place, ref: `heads/${name}`, request }));
    if (outcome.kind === 'refused' && outcome.refusal.status === 404)
        return undefined;
    return (0,github_repository/* answerOf */.u)(outcome, purpose).object.sha;
}

;// CONCATENATED MODULE: ./build/adapters/github-branch-set.js


async function setBranch(repository, name, move) {
    const found = await readBranch(repository, name);
    if (found !== move.from)
        return found === move.to;
    if (await compareAndSet(repository, name, move))
        return true;
    const left = await readBranch(repository, name);
    if (left !== move.from)
        return left === move.to;
    return force(repository, name, move);
}
const NO_COMMIT = '0'.repeat(40);
const UPDATE_REFS = `mutation ($repository: ID!, $name: GitRefname!, $before: GitObjectID!, $after: GitObjectID!) {
  updateRefs(input: {
    repositoryId: $repository
    refUpdates: [{ name: $name, beforeOid: $before, afterOid: $after, force: true }]
  }) { clientMutationId }
}`;
async function compareAndSet({ github, call, place }, name, { from, to }) {
    const repository = await call('read the repository', (request) => github.rest.repos.get({ ...place, request }));
    if (repository.kind !== 'answer')
        return false;
    const variables = {
        repository: repository.answer.node_id,
        name: `refs/heads/${name}`,
        before: from,
        after: to ?? NO_COMMIT,
    };
    const outcome = await call(`move the branch ${name}`, async (request) => {
        await github.graphql(UPDATE_REFS, { ...variables, request });
        return { status: 200, data: {} };
    }, { repeatable: false });
    return outcome.kind === 'answer';
}
async function force(repository, name, { from, to }) {
    const { github, call, place } = repository;
    const ref = { ...place, ref: `heads/${name}` };
    const purpose = `${to === undefined ? 'delete' : 'move'} the branch ${name}`;
    const outcome = await call(purpose, (request) => to === undefined
        ? github.rest.git.deleteRef({ ...ref, request })
        : github.rest.git.updateRef({ ...ref, sha: to, force: true, request }));
    if (outcome.kind === 'refused') {
        const left = await readBranch(repository, name);
        if (left !== from)
            return left === to;
    }
    (0,github_repository/* answerOf */.u)(outcome, purpose);
    return true;
}

;// CONCATENATED MODULE: ./build/adapters/github-branches.js



function gitHubBranches(repository) {
    const { github, call, place } = repository;
    return {
        readBranch: (name) => readBranch(repository, name),
        listBranches: async (prefix) => {
            const purpose = `list the branches like ${prefix}`;
            const found = await call(purpose, (request) => github.rest.git.listMatchingRefs({ ...place, ref: `heads/${prefix}`, request }));
            return (0,github_repository/* answerOf */.u)(found, purpose).map(({ ref, object }) => ({
                name: ref.replace(/^refs\/heads\//, ''),
                commit: object.sha,
            }));
        },
        createBranch: async (name, commit) => {
            const purpose = `create the branch ${name}`;
            const outcome = await call(purpose, (request) => github.rest.git.createRef({ ...place, ref: `refs/heads/${name}`, sha: commit, request }), { repeatable: false });
            if (outcome.kind === 'unsure')
                return 'unsure';
            const isInvalid = outcome.kind === 'refused' && outcome.refusal.status === 422;
            if (isInvalid && (await readBranch(repository, name)) !== undefined)
                return 'exists';
            (0,github_repository/* answerOf */.u)(outcome, purpose);
            return 'created';
        },
        moveBranch: async (name, { from, to }) => (await setBranch(repository, name, { from, to })) ? 'moved' : 'changed',
        deleteBranch: async (name, from) => (await setBranch(repository, name, { from, to: undefined })) ? 'deleted' : 'changed',
    };
}

;// CONCATENATED MODULE: ./build/adapters/github-objects.js

const MOST_BYTES = 4 * 1024 * 1024;
function gitHubObjects(repository) {
    const { github, call, place } = repository;
    return {
        readCommit: async (commit) => {
            const purpose = `read the commit ${commit.slice(0, 12)}`;
            const outcome = await call(purpose, (request) => github.rest.git.getCommit({ ...place, commit_sha: commit, request }));
            return toCommit((0,github_repository/* answerOf */.u)(outcome, purpose));
        },
        listCommitsBeyond: async (base, head) => {
            const purpose = `compare ${base.slice(0, 12)} with ${head.slice(0, 12)}`;
            const outcome = await call(purpose, (request) => github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, request }));
            if (outcome.kind === 'refused' && outcome.refusal.status === 404)
                return undefined;
            const { ahead_by: ahead, commits } = (0,github_repository/* answerOf */.u)(outcome, purpose);
            if (commits.length < ahead)
                return undefined;
            return commits.map(({ sha, commit, parents }) => toCommit({ ...commit, sha, parents }));
        },
        readBlob: async (blob) => {
            const purpose = `read the blob ${blob.slice(0, 12)}`;
            const outcome = await call(purpose, (request) => github.rest.git.getBlob({ ...place, file_sha: blob, request }));
            return Buffer.from((0,github_repository/* answerOf */.u)(outcome, purpose).content, 'base64');
        },
        writeTree: async (base, files) => {
            let tree = base;
            for (const part of inParts(files))
                tree = await writePart(repository, tree, part);
            return tree;
        },
        writeCommit: async ({ message, tree, parent }) => {
            const purpose = 'write the commit';
            const outcome = await call(purpose, (request) => github.rest.git.createCommit({ ...place, message, tree, parents: [parent], request }));
            return toCommit((0,github_repository/* answerOf */.u)(outcome, purpose));
        },
    };
}
async function writePart(repository, base, files) {
    const { github, call, place } = repository;
    const purpose = `write a tree with ${files.length} files`;
    const entries = [];
    for (const file of files)
        entries.push(await treeEntry(repository, file));
    const outcome = await call(purpose, (request) => github.rest.git.createTree({ ...place, base_tree: base, tree: entries, request }));
    return (0,github_repository/* answerOf */.u)(outcome, purpose).sha;
}
async function writeBlob({ github, call, place }, { path, bytes }) {
    const purpose = `write ${path}`;
    const content = Buffer.from(bytes).toString('base64');
    const outcome = await call(purpose, (request) => github.rest.git.createBlob({ ...place, content, encoding: 'base64', request }));
    return (0,github_repository/* answerOf */.u)(outcome, purpose).sha;
}
function toCommit({ sha, message, tree, parents, author }) {
    return {
        id: sha,
        tree: tree.sha,
        parents: parents.map((parent) => parent.sha),
        message,
        author: author?.name ?? '',
    };
}
function inParts(files) {
    const parts = [];
    let length = 0;
    for (const file of files) {
        length += file.bytes.length;
        const last = parts.at(-1);
        if (last === undefined || length > MOST_BYTES) {
            parts.push([file]);
            length = file.bytes.length;
        }
        else
            last.push(file);
    }
    return parts;
}
async function treeEntry(repository, file) {
    const entry = {
        path: file.path,
        mode: file.mode === '100755' ? '100755' : '100644',
        type: 'blob',
    };
    const content = plainText(file.bytes);
    return content === undefined ? { ...entry, sha: await writeBlob(repository, file) } : { ...entry, content };
}
function plainText(bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return text.includes('\0') || text.includes('\ufeff') ? undefined : text;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/adapters/github-favours.js

const LABEL_COLOR = '1d76db';
function gitHubFavours(repository) {
    const { github, call, place } = repository;
    return {
        ensureLabel: (name) => favour(() => ensureLabel(repository, name)),
        assign: (number, people) => favour(() => github_favours_assign(repository, number, people)),
        addLabels: (number, labels) => favour(async () => refused(await call('add labels', (request) => github.rest.issues.addLabels({ ...place, issue_number: number, labels: [...labels], request })))),
        requestReview: (number, from) => favour(async () => {
            const whom = 'people' in from ? { reviewers: [...from.people] } : { team_reviewers: [...from.teams] };
            return refused(await call('request a review', (request) => github.rest.pulls.requestReviewers({ ...place, pull_number: number, ...whom, request })));
        }),
    };
}
async function ensureLabel({ github, call, place }, name) {
    const look = () => call(`find the label ${name}`, (request) => github.rest.issues.getLabel({ ...place, name, request }));
    if ((await look()).kind === 'answer')
        return { kind: 'done' };
    const label = { name, color: LABEL_COLOR, description: 'Pins of container images' };
    const created = await call(`create the label ${name}`, (request) => github.rest.issues.createLabel({ ...place, ...label, request }));
    return created.kind === 'answer' || (await look()).kind === 'answer' ? { kind: 'done' } : refused(created);
}
async function github_favours_assign({ github, call, place }, number, people) {
    const outcome = await call('assign people', (request) => github.rest.issues.addAssignees({ ...place, issue_number: number, assignees: [...people], request }));
    if (outcome.kind !== 'answer')
        return refused(outcome);
    const assigned = new Set((outcome.answer.assignees ?? []).map(({ login }) => login.toLowerCase()));
    const dropped = people.filter((login) => !assigned.has(login.toLowerCase()));
    if (dropped.length === 0)
        return { kind: 'done' };
    return { kind: 'refused', why: `${dropped.join(', ')} may not be assigned here` };
}
function refused(outcome) {
    switch (outcome.kind) {
        case 'answer':
            return { kind: 'done' };
        case 'unsure':
            return { kind: 'refused', why: 'the answer was lost' };
        case 'refused':
            return {
                kind: 'refused',
                why: `GitHub answered ${outcome.refusal.status} (${outcome.refusal.message})`,
            };
    }
}
async function favour(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && error.code.startsWith('github_'))
            return { kind: 'refused', why: error.message };
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/github-trees.js

function gitHubTrees(repository) {
    return {
        readTree: async (tree, paths) => {
            const whole = await listTree(repository, tree, true);
            const found = new Map();
            const folders = new Map();
            const list = (folder) => {
                const listing = folders.get(folder) ?? listTree(repository, folder, false);
                folders.set(folder, listing);
                return listing;
            };
            for (const path of paths) {
                const entry = whole === undefined ? await walkTo(tree, path, list) : whole.get(path);
                if (entry?.type === 'blob')
                    found.set(path, { mode: entry.mode, blob: entry.blob });
            }
            return found;
        },
    };
}
async function listTree({ github, call, place }, tree, recursive) {
    const purpose = `read the tree ${tree.slice(0, 12)}`;
    const query = { ...place, tree_sha: tree, ...(recursive ? { recursive: 'true' } : {}) };
    const outcome = await call(purpose, (request) => github.rest.git.getTree({ ...query, request }));
    const { truncated, tree: entries } = (0,github_repository/* answerOf */.u)(outcome, purpose);
    if (truncated)
        return undefined;
    return new Map(entries.map(({ path, mode, sha, type }) => [path, { mode, blob: sha, type }]));
}
async function walkTo(tree, path, list) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = tree;
    for (const part of folders) {
        const entry = (await list(folder))?.get(part);
        if (entry?.type !== 'tree')
            return undefined;
        folder = entry.blob;
    }
    return (await list(folder))?.get(name);
}

;// CONCATENATED MODULE: ./build/adapters/github-pull-requests.js

const MOST_PULL_REQUESTS = 100;
function gitHubPullRequests({ github, call, place, }) {
    async function listPullRequests(branch) {
        const purpose = `list the pull requests from ${branch}`;
        const head = `${place.owner}:${branch}`;
        const query = { state: 'all', sort: 'created', direction: 'desc', per_page: MOST_PULL_REQUESTS };
        const outcome = await call(purpose, (request) => github.rest.pulls.list({ ...place, ...query, head, request }));
        return (0,github_repository/* answerOf */.u)(outcome, purpose).map(toPullRequest);
    }
    return {
        listPullRequests,
        openPullRequest: async ({ title, body, branch, base, draft }) => {
            const purpose = `open a pull request from ${branch} into ${base}`;
            const outcome = await call(purpose, (request) => github.rest.pulls.create({ ...place, title, body, head: branch, base, draft, request }), { repeatable: false });
            if (outcome.kind === 'unsure')
                return 'unsure';
            if (outcome.kind === 'refused' && outcome.refusal.status === 422) {
                const found = await listPullRequests(branch);
                if (found.some(({ state }) => state === 'open'))
                    return 'exists';
                const isHead = outcome.refusal.errors.some(({ field, code }) => field === 'head' && code === 'invalid');
                if (isHead)
                    return 'not-ready';
            }
            return toPullRequest((0,github_repository/* answerOf */.u)(outcome, purpose));
        },
        changePullRequest: async (number, change) => {
            const purpose = `change the pull request #${number}`;
            const outcome = await call(purpose, (request) => github.rest.pulls.update({ ...place, pull_number: number, ...change, request }));
            return toPullRequest((0,github_repository/* answerOf */.u)(outcome, purpose));
        },
    };
}
function toPullRequest(pull) {
    const merged = pull.merged_at !== undefined && pull.merged_at !== null;
    return {
        number: pull.number,
        url: pull.html_url,
        title: pull.title,
        body: pull.body ?? '',
        base: pull.base.ref,
        state: pull.state === 'open' ? 'open' : merged ? 'merged' : 'closed',
    };
}

;// CONCATENATED MODULE: ./build/adapters/github-forge.js






async function openGitHubForge(options) {
    const repository = await (0,github_repository/* openGitHubRepository */.w)(options);
    return {
        ...gitHubBranches(repository),
        ...gitHubObjects(repository),
        ...gitHubTrees(repository),
        ...gitHubPullRequests(repository),
        ...gitHubFavours(repository),
    };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/pull-request/branch-name.js
var branch_name = __webpack_require__(7325);
// EXTERNAL MODULE: ./build/domain/pull-request/grouping.js
var pull_request_grouping = __webpack_require__(3500);
;// CONCATENATED MODULE: ./build/usecases/git-object.js
async function gitBlobId(bytes) {
    const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
    const object = new Uint8Array(header.length + bytes.length);
    object.set(header);
    object.set(bytes, header.length);
    return hexDigest('SHA-1', object);
}
async function textHash(text) {
    return hexDigest('SHA-256', new TextEncoder().encode(text));
}
async function hexDigest(algorithm, bytes) {
    const hash = await crypto.subtle.digest(algorithm, bytes);
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// EXTERNAL MODULE: ./build/domain/pin/plan.js
var pin_plan = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/domain/pull-request/commit-message.js
const TRAILER = 'Mooring-Tree';
function ownCommitMessage(title, tree) {
    return `${title}\n\n${TRAILER}: ${tree}\n`;
}
function isOwnCommit(commit) {
    const [, named] = new RegExp(`^${TRAILER}: ([0-9a-f]{40})\\s*$`, 'm').exec(commit.message) ?? [];
    return commit.parents.length === 1 && named === commit.tree;
}

// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/domain/pull-request/link-target.js
function linkTarget(path, target) {
    if (target.startsWith('/'))
        return undefined;
    const parts = path.split('/').slice(0, -1);
    for (const part of target.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.length === 0 ? undefined : parts.join('/');
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/match-base.js


const LINK = '120000';
async function matchBase(forge, base, files) {
    const entries = await forge.readTree(base.tree, files.map(({ path }) => path));
    const links = await followLinks(forge, base.tree, entries);
    const matched = [];
    const mismatches = [];
    for (const { path, before, after } of files) {
        const place = links.get(path) ?? { path, entry: entries.get(path) };
        const why = await mismatchOf(place.entry, before, base);
        if (why !== undefined || place.entry === undefined)
            mismatches.push({ path, why: why ?? '' });
        else if (matched.every((one) => one.path !== place.path))
            matched.push({ path: place.path, mode: place.entry.mode, bytes: after, baseBlob: place.entry.blob });
    }
    return { files: matched, mismatches };
}
async function followLinks(forge, tree, entries) {
    const targets = new Map();
    for (const [path, { mode, blob }] of entries) {
        if (mode !== LINK)
            continue;
        const target = linkTarget(path, new TextDecoder().decode(await forge.readBlob(blob)));
        targets.set(path, target ?? '');
    }
    if (targets.size === 0)
        return new Map();
    const found = await forge.readTree(tree, [...targets.values()]);
    return new Map([...targets].map(([path, target]) => [path, { path: target, entry: found.get(target) }]));
}
async function mismatchOf(entry, before, base) {
    if (entry === undefined)
        return `${base.branch} does not hold it`;
    if (entry.mode === LINK)
        return 'it is a link to a link';
    return entry.blob === (await gitBlobId(before))
        ? undefined
        : `it is another file on ${base.branch} (changed there since the checkout, or in the work tree before this step)`;
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/keep-proposed.js




const MOST_FILES = 100;
const IN_FLIGHT = 8;
const ANSWERED = new Set([
    'current',
    'would-go-back',
    'denied',
    'too-young',
    'no-history',
    'not-in-history',
    'no-build',
    'age-unknown',
    'mirror-lacks',
    'lockstep',
]);
async function keepProposed({ forge, plan, branches, carryOver }) {
    const unasked = plan.skipped.filter(({ code }) => code === 'not-asked');
    const paths = [...new Set(unasked.map(({ file }) => file))];
    if (unasked.length === 0)
        return { plan, untouched: new Set() };
    const isBlind = plan.moves.length === 0 && !plan.skipped.some(({ code }) => ANSWERED.has(code));
    if (isBlind)
        return { plan, untouched: new Set(branches.map(({ name }) => name)) };
    const untouched = new Set();
    const kept = new Map();
    for (const { name, commit } of branches) {
        const edits = await readEdits(forge, commit, paths);
        const moves = edits === undefined ? undefined : await carryOver(edits);
        if (moves === undefined)
            untouched.add(name);
        else
            for (const move of moves)
                kept.set((0,pin_plan/* placeOf */.$)(move), move);
    }
    return { plan: withKept(plan, kept), untouched };
}
function withKept({ moves, skipped }, kept) {
    return {
        moves: [...moves, ...kept.values()].toSorted(byPlace),
        skipped: skipped.filter((skip) => skip.code !== 'not-asked' || !kept.has((0,pin_plan/* placeOf */.$)(skip))),
    };
}
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line;
}
async function readEdits(forge, commit, paths) {
    const head = await forge.readCommit(commit);
    const [parent] = head.parents;
    if (parent === undefined || !isOwnCommit(head))
        return [];
    const { tree } = await forge.readCommit(parent);
    const before = await readPlaces(forge, tree, paths);
    const after = await readPlaces(forge, head.tree, paths);
    const changed = paths.flatMap((path) => {
        const [old, next] = [before.get(path)?.blob, after.get(path)?.blob];
        return old === undefined || next === undefined || old === next ? [] : [{ path, old, next }];
    });
    if (changed.length > MOST_FILES)
        return undefined;
    return (0,map_limit/* mapLimit */.s)(changed, IN_FLIGHT, async ({ path, old, next }) => ({
        path,
        before: await forge.readBlob(old),
        after: await forge.readBlob(next),
    }));
}
async function readPlaces(forge, tree, paths) {
    const entries = await forge.readTree(tree, paths);
    const links = await followLinks(forge, tree, entries);
    const followed = [...links].flatMap(([path, { entry }]) => entry === undefined ? [] : [[path, entry]]);
    return new Map([...entries, ...followed]);
}

// EXTERNAL MODULE: ./build/domain/pull-request/body.js
var body = __webpack_require__(13);
;// CONCATENATED MODULE: ./build/domain/pull-request/marker.js
const MARKER = /<!-- mooring-pins plan=([0-9a-f]{64}) text=([0-9a-f]{64}) state=(open|unfinished|settled) -->/g;
function formatMarker({ plan, text, state }) {
    return `<!-- mooring-pins plan=${plan} text=${text} state=${state} -->`;
}
function readMarker(body) {
    const [, plan, text, state] = [...body.matchAll(MARKER)].at(-1) ?? [];
    if (plan === undefined || text === undefined)
        return undefined;
    if (state !== 'open' && state !== 'unfinished' && state !== 'settled')
        return undefined;
    return { plan, text, state };
}
function withoutMarker(body) {
    return body.replace(MARKER, '').trimEnd();
}
function withMarker(body, marker) {
    return `${withoutMarker(body)}\n\n${formatMarker(marker)}\n`;
}

// EXTERNAL MODULE: ./build/domain/pull-request/move-wording.js
var move_wording = __webpack_require__(5509);
;// CONCATENATED MODULE: ./build/domain/pull-request/plan-text.js
function planText(moves) {
    return moves
        .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
        .sort()
        .join('\n');
}

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/pull-request/template.js
var pull_request_template = __webpack_require__(1799);
;// CONCATENATED MODULE: ./build/domain/pull-request/title.js



const LONGEST_TITLE = 250;
function renderTitle({ key, moves }, template) {
    if (template.trim() === '')
        return (0,printable/* printable */.g$)(ownTitle(key, moves), LONGEST_TITLE);
    const { images, files } = (0,move_wording/* extentOf */.OY)(moves);
    const values = {
        count: String(moves.length),
        images: String(images),
        files: String(files),
        group: plain(key),
    };
    return (0,printable/* printable */.g$)((0,pull_request_template/* fillTemplate */.ou)(template, values), LONGEST_TITLE);
}
function ownTitle(key, moves) {
    const { images, files } = (0,move_wording/* extentOf */.OY)(moves);
    const [move] = moves;
    const place = key === '' || key === move?.image ? '' : ` in ${key === '.' ? 'the root folder' : plain(key)}`;
    if (images === 1 && move !== undefined)
        return `Pin ${plain(`${move.image}:${move.tag}`)} to ${(0,move_wording/* targetOf */.$r)(move)}${place}`;
    return `Pin ${(0,move_wording/* counted */.hS)(images, 'image')} in ${(0,move_wording/* counted */.hS)(files, 'file')}${place}`;
}
function plain(text) {
    return text.replace(/`/g, "'").replace(/@(?=[A-Za-z0-9])/g, '@\u200b');
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/proposal.js






async function planHash(group) {
    return textHash(planText(group.moves));
}
async function writeText(proposal, templates, { author, judged }) {
    const title = renderTitle(proposal, templates.title);
    const kept = proposal.moves.filter(({ isKept }) => isKept === true).length;
    const notes = [
        ...(kept === 0 ? [] : [keptNote(kept)]),
        CLOSING_NOTE,
        ...(startsNoChecks(author) ? [CHECKS_NOTE] : []),
    ];
    const parts = { ...proposal, notes, template: templates.body };
    const steady = (0,body/* renderBody */.lc)({ ...parts, skipped: proposal.skipped.map(withoutPassing) }, body/* BODY_LIMIT */.Th);
    const hash = await textHash(`${title}\n${steady}`);
    if (judged === undefined)
        return { title, body: (0,body/* renderBody */.lc)(parts, body/* BODY_LIMIT */.Th), hash };
    const told = { ...parts, moves: judged, notes: [...(0,body/* advisoryNotes */.vk)(judged), ...notes] };
    return { title, body: (0,body/* renderBody */.lc)(told, body/* BODY_LIMIT */.Th), hash };
}
const PASSING = new Set([
    'not-asked',
    'would-go-back',
    'too-young',
    'lockstep',
]);
function withoutPassing(skip) {
    return PASSING.has(skip.code) ? { ...skip, reason: '' } : skip;
}
function markedBody(text, marker) {
    return `${text.body}\n\n${formatMarker({ ...marker, text: text.hash })}\n`;
}
const JOB_AUTHOR = 'github-actions[bot]';
function startsNoChecks(author) {
    return author === JOB_AUTHOR;
}
const CLOSING_NOTE = 'Close this pull request to decline exactly these pins: it is not opened again for them, only for newer ones. A commit of yours on its branch stops Mooring from touching it.';
function keptNote(count) {
    return `The registry could not be asked about ${(0,move_wording/* counted */.hS)(count, 'reference')} in this run: their moves stay.`;
}
const CHECKS_NOTE = '**Checks do not start here by themselves**, since the token of a job wrote this (a rule of GitHub). Approve the waiting runs, or close and reopen the pull request; with a `github-token` of a GitHub App they start.';

;// CONCATENATED MODULE: ./build/domain/pull-request/life-cycle.js
function decideLifeCycle(observed, wanted) {
    const { branch, pullRequests } = observed;
    const open = pullRequests.find(({ state }) => state === 'open');
    if (wanted === undefined)
        return decideNeedless(branch, open);
    if (branch.kind === 'foreign')
        return { kind: 'leave', number: open?.number };
    if (open !== undefined)
        return decideOpen(branch, open, wanted);
    const declined = pullRequests.find((one) => isDeclined(one, wanted));
    if (declined !== undefined)
        return { kind: 'declined', number: declined.number };
    return { kind: 'open', branch: branchStep(branch) };
}
function decideNeedless(branch, open) {
    if (open === undefined)
        return { kind: branch.kind === 'own' ? 'discard-branch' : 'nothing' };
    if (branch.kind === 'foreign' || open.marker === undefined)
        return { kind: 'leave', number: open.number };
    return { kind: 'close', number: open.number };
}
function decideOpen(branch, open, wanted) {
    const { number, marker } = open;
    const step = branchStep(branch);
    const text = marker?.text !== wanted.text || marker.plan !== wanted.plan || open.base !== wanted.base;
    if (step !== 'keep' || text)
        return { kind: 'update', number, branch: step, text };
    return { kind: marker.state === 'unfinished' ? 'finish' : 'unchanged', number };
}
function branchStep(branch) {
    if (branch.kind === 'absent')
        return 'create';
    return branch.matches ? 'keep' : 'move';
}
function isDeclined({ state, marker }, wanted) {
    return state === 'closed' && marker?.plan === wanted.plan && marker.state !== 'settled';
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/close-pull-request.js

async function closePullRequest(forge, target, { existing, head }) {
    const marker = readMarker(existing.body);
    if (marker === undefined)
        return 'again';
    const body = `**Closed by Mooring**: ${target.needless}\n\n${withoutMarker(existing.body)}`;
    await forge.changePullRequest(existing.number, {
        body: withMarker(body, { ...marker, state: 'settled' }),
        state: 'closed',
    });
    const warnings = await deleteOwnBranch(forge, target.branch, head);
    return {
        operation: 'closed',
        number: existing.number,
        url: existing.url,
        said: `Closed pull request #${existing.number}: ${target.needless}`,
        warnings,
    };
}
async function discardBranch(forge, target, head) {
    const warnings = await deleteOwnBranch(forge, target.branch, head);
    return { operation: 'none', number: undefined, url: undefined, said: target.needless, warnings };
}
async function deleteOwnBranch(forge, branch, head) {
    if (head === undefined)
        return [];
    const deleted = await forge.deleteBranch(branch, head.id);
    return deleted === 'deleted' ? [] : [`The branch ${branch} was changed meanwhile and is left as it is.`];
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/observe.js


async function observe(forge, base, target) {
    const tip = await forge.readBranch(target.branch);
    const head = tip === undefined ? undefined : await forge.readCommit(tip);
    const pullRequests = await forge.listPullRequests(target.branch);
    const branch = head === undefined ? { kind: 'absent' } : await observeBranch(forge, base, head, target.files);
    return {
        head: branch.kind === 'own' ? head : undefined,
        pullRequests,
        observed: {
            branch,
            pullRequests: pullRequests.map(({ number, state, base: into, body }) => ({
                number,
                state,
                base: into,
                marker: readMarker(body),
            })),
        },
    };
}
async function observeBranch(forge, base, head, files) {
    if (!(await isOwnBranch(forge, base, head)))
        return { kind: 'foreign', commit: head.id };
    const matches = files.length > 0 && (await holdsFiles(forge, base, head, files));
    return { kind: 'own', commit: head.id, matches };
}
async function isOwnBranch(forge, base, head) {
    if (!isOwnCommit(head))
        return false;
    if (head.parents[0] === base.commit)
        return true;
    const beyond = await forge.listCommitsBeyond(base.commit, head.id);
    return beyond !== undefined && beyond.every(isOwnCommit);
}
async function holdsFiles(forge, base, head, files) {
    const [parent = ''] = head.parents;
    if (parent === base.commit)
        return (await forge.writeTree(base.tree, files)) === head.tree;
    const { tree } = await forge.readCommit(parent);
    const entries = await forge.readTree(tree, files.map(({ path }) => path));
    const same = files.every(({ path, mode, baseBlob }) => {
        const entry = entries.get(path);
        return entry?.blob === baseBlob && entry.mode === mode;
    });
    return same && (await forge.writeTree(tree, files)) === head.tree;
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/ask-favours.js
function asksFavours({ labels, reviewers, teamReviewers, assignees }) {
    return [labels, reviewers, teamReviewers, assignees].some((list) => list.length > 0);
}
async function askFavours(forge, number, favours) {
    const warnings = [];
    const labels = [];
    for (const label of favours.labels) {
        const ensured = await forge.ensureLabel(label);
        if (ensured.kind === 'done')
            labels.push(label);
        else
            warnings.push(`Label "${label}" is left out: ${ensured.why}.`);
    }
    if (labels.length > 0) {
        const added = await forge.addLabels(number, labels);
        if (added.kind === 'refused')
            warnings.push(`Labels could not be added: ${added.why}.`);
    }
    for (const person of favours.reviewers) {
        const asked = await forge.requestReview(number, { people: [person] });
        if (asked.kind === 'refused')
            warnings.push(`${person} could not be asked for a review: ${asked.why}.`);
    }
    for (const team of favours.teamReviewers) {
        const asked = await forge.requestReview(number, { teams: [team] });
        if (asked.kind === 'refused')
            warnings.push(`The team ${team} could not be asked for a review (the token of a job never may): ${asked.why}.`);
    }
    if (favours.assignees.length > 0) {
        const assigned = await forge.assign(number, favours.assignees);
        if (assigned.kind === 'refused')
            warnings.push(`Not everybody could be assigned: ${assigned.why}.`);
    }
    return warnings;
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/judge-proposal.js
const NOT_JUDGED = { judged: undefined, warnings: [] };
async function judgeProposal({ judgeMoves }, { moves }) {
    if (judgeMoves === undefined)
        return NOT_JUDGED;
    const answers = await judgeMoves(moves);
    const judged = moves.map((move) => {
        const advisories = answers.get(move);
        return advisories === undefined ? move : { ...move, advisories };
    });
    return { judged, warnings: warningsOf([...answers.values()]) };
}
function warningsOf(answers) {
    const problems = answers.flatMap((one) => one.kind === 'unknown' && one.problem !== undefined ? [one.problem] : []);
    const [first, ...others] = [...new Map(problems.map((one) => [one.message, one])).values()];
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` (and ${others.length} more such failures)`;
    return [
        `What moves mean for advisories is not known: ${first.message}${more}. ${first.hint} \`advisories: false\` stops asking.`,
    ];
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/write-branch.js



async function writeBranch(forge, base, content, { step, head }) {
    switch (step) {
        case 'keep':
            return head ?? 'again';
        case 'create': {
            const commit = await writeCommit(forge, base, content);
            return (await forge.createBranch(content.branch, commit.id)) === 'created' ? commit : 'again';
        }
        case 'move': {
            if (head === undefined)
                return 'again';
            const commit = await writeCommit(forge, base, content);
            const moved = await forge.moveBranch(content.branch, { from: head.id, to: commit.id });
            return moved === 'moved' ? commit : 'again';
        }
        default:
            return (0,errors/* assertNever */.xb)(step);
    }
}
async function writeCommit(forge, base, { title, files }) {
    const tree = await writeTree(forge, base, files);
    await requireBytes(forge, tree, files);
    return forge.writeCommit({ message: ownCommitMessage(title, tree), tree, parent: base.commit });
}
async function writeTree(forge, base, files) {
    try {
        return await forge.writeTree(base.tree, files);
    }
    catch (error) {
        const workflows = files.filter(({ path }) => path.startsWith('.github/workflows/'));
        const isRefusal = error instanceof errors/* MooringError */.OD && error.code === 'github_forbidden';
        if (!isRefusal || workflows.length === 0)
            throw error;
        const names = workflows.map(({ path }) => path).join(', ');
        throw new errors/* MooringError */.OD('github_workflows_permission', `${error.message}; among the files are workflows: ${names}`, {
            cause: error,
        });
    }
}
async function requireBytes(forge, tree, files) {
    const entries = await forge.readTree(tree, files.map(({ path }) => path));
    for (const { path, mode, bytes } of files) {
        const entry = entries.get(path);
        if (entry?.mode === mode && entry.blob === (await gitBlobId(bytes)))
            continue;
        throw new errors/* MooringError */.OD('internal_bug', `GitHub stored ${path} otherwise than it was sent`);
    }
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/open-pull-request.js





async function openPullRequest(context, proposal, { observation, step }) {
    const { forge, base, templates, favours, draft } = context;
    const { judged, warnings: unjudged } = await judgeProposal(context, proposal);
    const { title } = await writeText(proposal, templates, { author: '' });
    const content = { branch: proposal.branch, title, files: proposal.files };
    const commit = await writeBranch(forge, base, content, { step, head: observation.head });
    if (commit === 'again')
        return 'again';
    const text = await writeText(proposal, templates, { author: commit.author, judged });
    const state = asksFavours(favours) ? 'unfinished' : 'open';
    const body = markedBody(text, { plan: proposal.plan, state });
    const opened = await forge.openPullRequest({
        title,
        body,
        branch: proposal.branch,
        base: base.branch,
        draft,
    });
    if (typeof opened === 'string')
        return 'again';
    const warnings = state === 'unfinished' ? await finish(context, { number: opened.number, body }) : [];
    return {
        operation: 'created',
        number: opened.number,
        url: opened.url,
        said: `Opened pull request #${opened.number}: ${opened.url}`,
        warnings: [...unjudged, ...warnings],
        author: commit.author,
        moves: judged ?? proposal.moves,
    };
}
async function updatePullRequest(context, proposal, { observation, existing, step, }) {
    const { forge, base, templates } = context;
    const { title } = await writeText(proposal, templates, { author: '' });
    const content = { branch: proposal.branch, title, files: proposal.files };
    const commit = await writeBranch(forge, base, content, { step: step.branch, head: observation.head });
    if (commit === 'again')
        return 'again';
    const { author } = commit;
    const written = await rewriteText(context, proposal, { existing, author, always: step.text });
    const { body, moves } = written;
    const isUnfinished = readMarker(existing.body)?.state === 'unfinished';
    const warnings = isUnfinished ? await finish(context, { number: existing.number, body }) : [];
    return {
        operation: 'updated',
        number: existing.number,
        url: existing.url,
        said: `Updated pull request #${existing.number}: ${existing.url}`,
        warnings: [...written.warnings, ...warnings],
        author,
        moves,
    };
}
async function rewriteText(context, proposal, { existing, author, always, }) {
    const { forge, base, templates } = context;
    const marker = readMarker(existing.body);
    const { hash } = await writeText(proposal, templates, { author });
    if (!always && marker?.text === hash)
        return { body: existing.body, moves: proposal.moves, warnings: [] };
    const { judged, warnings } = await judgeProposal(context, proposal);
    const text = await writeText(proposal, templates, { author, judged });
    const state = marker?.state === 'unfinished' ? 'unfinished' : 'open';
    const body = markedBody(text, { plan: proposal.plan, state });
    await forge.changePullRequest(existing.number, {
        title: text.title,
        body,
        ...(existing.base === base.branch ? {} : { base: base.branch }),
    });
    return { body, moves: judged ?? proposal.moves, warnings };
}
async function finishPullRequest(context, existing) {
    const warnings = await finish(context, existing);
    return {
        operation: 'updated',
        number: existing.number,
        url: existing.url,
        said: `Finished pull request #${existing.number}, which an earlier run opened: ${existing.url}`,
        warnings,
    };
}
async function finish({ forge, favours }, { number, body }) {
    const warnings = await askFavours(forge, number, favours);
    const marker = readMarker(body);
    if (marker !== undefined)
        await forge.changePullRequest(number, { body: withMarker(body, { ...marker, state: 'open' }) });
    return warnings;
}

;// CONCATENATED MODULE: ./build/usecases/pull-request/settle-branch.js






const ROUNDS = 5;
const FIRST_PAUSE_MS = 500;
async function settleBranch(context, target) {
    for (let round = 0; round < ROUNDS; round += 1) {
        const observation = await observe(context.forge, context.base, {
            branch: target.branch,
            files: target.proposal?.files ?? [],
        });
        const step = decideLifeCycle(observation.observed, await wantedOf(context, target, observation));
        const result = await carryOut(context, target, observation, step);
        if (result !== 'again')
            return toOutcome(target, observation, result);
        await context.clock.sleep(FIRST_PAUSE_MS * 2 ** round * (0.5 + context.clock.random()));
    }
    throw new errors/* MooringError */.OD('github_branch_moved', `could not settle the branch ${target.branch}: it changed ${ROUNDS} times while it was written`);
}
async function wantedOf({ base, templates }, { proposal }, { head, observed }) {
    if (proposal === undefined)
        return undefined;
    const { plan } = proposal;
    const { hash } = await writeText(proposal, templates, { author: head?.author ?? '' });
    const written = observed.pullRequests.find(({ state }) => state === 'open')?.marker;
    const isBetter = written?.plan === plan && proposal.moves.some(({ isKept }) => isKept === true);
    return { base: base.branch, plan, text: isBetter ? written.text : hash };
}
async function carryOut(context, target, observation, step) {
    const { proposal } = target;
    const existing = observation.pullRequests.find((one) => 'number' in step && one.number === step.number);
    const found = { number: existing?.number, url: existing?.url };
    switch (step.kind) {
        case 'nothing':
            return { ...found, operation: 'none', said: target.needless };
        case 'discard-branch':
            return discardBranch(context.forge, target, observation.head);
        case 'leave':
            return {
                ...found,
                operation: existing === undefined ? 'none' : 'unchanged',
                ...leftAlone(target.branch),
            };
        case 'declined':
            return { ...found, operation: 'none', said: declined(step.number) };
        case 'unchanged':
            return {
                ...found,
                operation: 'unchanged',
                said: `Pull request #${step.number} already proposes this.`,
            };
        case 'close':
            return existing === undefined
                ? 'again'
                : closePullRequest(context.forge, target, { existing, head: observation.head });
        case 'open':
        case 'update':
        case 'finish':
            break;
        default:
            return (0,errors/* assertNever */.xb)(step);
    }
    if (proposal === undefined)
        return 'again';
    if (step.kind === 'open')
        return openPullRequest(context, proposal, { observation, step: step.branch });
    if (existing === undefined)
        return 'again';
    if (step.kind === 'finish')
        return finishPullRequest(context, existing);
    return updatePullRequest(context, proposal, { observation, existing, step });
}
function leftAlone(branch) {
    const said = `The branch ${branch} holds commits that are not Mooring's, so it is left as it is.`;
    return {
        said,
        warnings: [
            `${said} Merge or close its pull request, or delete the branch, and the next run starts afresh.`,
        ],
    };
}
function declined(number) {
    return `Pull request #${number} proposed exactly this and was closed, so it is not opened again.`;
}
function toOutcome({ branch, proposal }, { head }, { author, ...result }) {
    return {
        warnings: [],
        moves: proposal?.moves ?? [],
        ...result,
        branch,
        files: proposal?.files.map(({ path }) => path) ?? [],
        startsNoChecks: isOpenBy(result.operation) && startsNoChecks(author ?? head?.author ?? ''),
    };
}
function isOpenBy(operation) {
    return operation !== 'none' && operation !== 'closed';
}

;// CONCATENATED MODULE: ./build/usecases/propose-pins.js








async function proposePins(options) {
    const { forge, branch } = options;
    const left = (await forge.listBranches(branch)).filter(({ name }) => (0,branch_name/* isGroupBranch */.Gk)(branch, name));
    if (options.plan.moves.length === 0 && left.length === 0) {
        return { outcomes: [{ ...NO_PULL_REQUEST, branch, said: whyNothing(options.plan) }], mismatches: [] };
    }
    const { plan, untouched } = await keepProposed({ ...options, branches: left });
    const base = await readBase(forge, options.base);
    const { proposals, mismatches } = await makeProposals({ ...options, plan }, base);
    const needless = plan.moves.length === 0 ? whyNothing(plan) : REGROUPED;
    const wanted = new Set(proposals.map((proposal) => proposal.branch));
    const unwanted = left.map(({ name }) => name).filter((name) => !wanted.has(name) && !untouched.has(name));
    const targets = [
        ...proposals
            .filter((proposal) => !untouched.has(proposal.branch))
            .map((proposal) => ({ branch: proposal.branch, proposal, needless })),
        ...(mismatches.length > 0 ? [] : unwanted).map((name) => ({
            branch: name,
            proposal: undefined,
            needless,
        })),
    ];
    const context = { ...options, base };
    const outcomes = [];
    for (const target of targets)
        outcomes.push(await settleBranch(context, target));
    for (const name of untouched)
        outcomes.push(await leaveOpen(forge, name, NOT_ASKED));
    if (mismatches.length > 0)
        for (const name of unwanted)
            outcomes.push(await leaveOpen(forge, name, NOT_COMPARED));
    return { outcomes, mismatches };
}
async function leaveOpen(forge, branch, why) {
    const open = (await forge.listPullRequests(branch)).find(({ state }) => state === 'open');
    const subject = open === undefined ? `the branch ${branch}` : `pull request #${open.number}`;
    return {
        ...NO_PULL_REQUEST,
        operation: open === undefined ? 'none' : 'unchanged',
        branch,
        number: open?.number,
        url: open?.url,
        said: `${why}, so ${subject} is left as it is.`,
    };
}
const NOT_ASKED = 'Not everything that it proposes could be asked about';
const NOT_COMPARED = 'Not everything that is checked out is what the base holds';
const NO_PULL_REQUEST = {
    operation: 'none',
    number: undefined,
    url: undefined,
    warnings: [],
    moves: [],
    files: [],
    startsNoChecks: false,
};
function whyNothing({ skipped }) {
    return skipped.every(({ code }) => code === 'current')
        ? 'Every pin is already on the build that the rules ask for.'
        : 'Nothing is left to move: what is not on the build that the rules ask for stays for a reason, which the summary of the run tells.';
}
const REGROUPED = 'What it proposed is settled, or is part of another pull request now.';
async function readBase(forge, branch) {
    const commit = await forge.readBranch(branch);
    if (commit === undefined) {
        throw new errors/* MooringError */.OD('github_not_found', `the repository has no branch ${branch} to merge into`);
    }
    const { tree } = await forge.readCommit(commit);
    return { branch, commit, tree };
}
async function makeProposals({ forge, plan, rewrite, grouping, branch }, base) {
    const proposals = [];
    const mismatches = [];
    for (const group of (0,pull_request_grouping/* groupPlan */.n)(plan, grouping)) {
        const rewritten = await rewrite(group.moves);
        const matched = await matchBase(forge, base, rewritten);
        mismatches.push(...matched.mismatches);
        const fitting = withoutMismatches(group, matched.mismatches);
        if (matched.files.length === 0 || fitting.moves.length === 0)
            continue;
        const { key } = group;
        const name = (0,branch_name/* groupBranch */.oD)(branch, { key, hash: await textHash(key) });
        proposals.push({ ...fitting, branch: name, files: matched.files, plan: await planHash(fitting) });
    }
    if (proposals.length === 0 && mismatches.length > 0)
        throw nothingFits(mismatches, base);
    return { proposals, mismatches };
}
function withoutMismatches(group, mismatches) {
    const reasons = new Map(mismatches.map(({ path, why }) => [path, why]));
    const skipped = group.moves.flatMap(({ file, line, written }) => {
        const reason = reasons.get(file);
        return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
    });
    return {
        ...group,
        moves: group.moves.filter(({ file }) => !reasons.has(file)),
        skipped: [...group.skipped, ...skipped],
    };
}
function nothingFits(mismatches, base) {
    const [first] = mismatches;
    const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : '';
    return new errors/* MooringError */.OD('github_base_differs', `what is checked out is not what ${base.branch} holds: ${first?.path ?? ''}: ${first?.why ?? ''}${more}`);
}

;// CONCATENATED MODULE: ./build/actions/pin/propose.js



async function propose(run, { access, plan, rewrite, carryOver, lookedUp }, { base, grouping }) {
    const { clock, environment, inputs, runner, signal } = run;
    const token = new secret/* Secret */.zh(inputs['github-token']);
    (0,secret/* secretForms */.eo)(token).forEach((form) => runner.mask(form));
    const forge = await openGitHubForge({
        apiUrl: environment.githubApiUrl,
        repository: environment.repository,
        token,
        clock,
        signal,
    });
    return proposePins({
        forge,
        clock,
        plan,
        rewrite,
        carryOver,
        base,
        branch: inputs.branch,
        grouping,
        templates: { title: inputs.title, body: inputs.body },
        draft: inputs.draft,
        judgeMoves: moveJudge(run, access, lookedUp),
        favours: {
            labels: inputs.labels,
            reviewers: inputs.reviewers,
            teamReviewers: inputs['team-reviewers'],
            assignees: inputs.assignees,
        },
    });
}
function moveJudge(run, access, lookedUp) {
    const { apiToken } = access;
    if (apiToken === undefined || !run.inputs.advisories)
        return undefined;
    let opened;
    const open = async () => {
        const { openMoveJudge } = await __webpack_require__.e(/* import() */ 7803).then(__webpack_require__.bind(__webpack_require__, 7803));
        return openMoveJudge(run, { access, token: apiToken }, lookedUp);
    };
    return async (moves) => (await (opened ??= open()))(moves);
}


/***/ }),

/***/ 249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ answerOf),
  w: () => (/* binding */ openGitHubRepository)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/pull-request/refusal.js


function refusalError(refusal, purpose) {
    const told = [
        refusal.message,
        ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
    ]
        .filter((text) => text.trim() !== '')
        .join('; ');
    return new errors/* MooringError */.OD(refusalCode(refusal, told), `could not ${purpose}: GitHub answered ${refusal.status}${told === '' ? '' : ` (${(0,printable/* printable */.g$)(told, 400)})`}`);
}
const SENTENCES = [
    [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
    [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
    [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
];
const STATUSES = {
    401: 'github_token_invalid',
    403: 'github_forbidden',
    404: 'github_not_found',
    409: 'github_branch_moved',
};
function refusalCode({ status }, told) {
    const known = SENTENCES.find(([sentence]) => sentence.test(told));
    return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
}
const UNTOLD_WAIT_MS = 60_000;
function limitWait({ status, message, headers }, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const seconds = headers['retry-after'];
    if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
        return Number(seconds) * 1_000;
    const reset = headers['x-ratelimit-reset'] ?? '';
    if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1_000 - now);
    }
    return status === 429 || /secondary rate limit/i.test(message) ? UNTOLD_WAIT_MS : undefined;
}
function isPassing(status) {
    return status === 408 || (status >= 500 && status !== 501);
}

;// CONCATENATED MODULE: ./build/adapters/github-caller.js



const ATTEMPTS = 5;
const ATTEMPT_MS = 30_000;
const FIRST_DELAY_MS = 400;
const LONGEST_WAIT_MS = 120_000;
function createGitHubCaller({ clock, signal, host, }) {
    return async (purpose, send, { repeatable } = { repeatable: true }) => {
        for (let attempt = 1;; attempt += 1) {
            const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
            const outcome = await tryOnce(send, attemptSignal);
            if (signal.aborted)
                throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`);
            if (outcome.kind === 'answer')
                return outcome;
            const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
            if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                return outcome;
            if (wait === undefined && !repeatable)
                return { kind: 'unsure' };
            if (wait !== undefined && wait > LONGEST_WAIT_MS)
                throw limited(purpose, wait);
            if (attempt >= ATTEMPTS)
                throw exhausted(outcome, { purpose, host, wait });
            const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
            await pause(delay, purpose, { clock, signal });
        }
    };
}
async function tryOnce(send, signal) {
    try {
        const { status, data } = await send({ signal, redirect: 'manual' });
        if (status >= 300)
            return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
        const whole = status === 204 || (typeof data === 'object' && data !== null);
        return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
    }
    catch (error) {
        const response = readResponse(error);
        if (response !== undefined)
            return { kind: 'refused', refusal: readRefusal(response) };
        return {
            kind: 'no-answer',
            why: error instanceof Error ? (0,printable/* printable */.g$)(error.message, 120) : 'no answer came',
        };
    }
}
function readResponse(error) {
    const response = readField(error, 'response');
    const status = readField(response, 'status');
    if (typeof status !== 'number')
        return undefined;
    return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
}
function readRefusal({ status, headers, data }) {
    const errors = readField(data, 'errors');
    return {
        status,
        message: textField(data, 'message'),
        errors: (Array.isArray(errors) ? errors : []).map((one) => ({
            field: textField(one, 'field'),
            code: textField(one, 'code'),
            message: typeof one === 'string' ? one : textField(one, 'message'),
        })),
        headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
            name.toLowerCase(),
            String(value),
        ])),
    };
}
function readField(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textField(value, name) {
    const field = readField(value, name);
    return typeof field === 'string' ? field : '';
}
async function pause(delayMs, purpose, { clock, signal }) {
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (cause) {
        if (!signal.aborted)
            throw cause;
        throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
    }
}
function limited(purpose, waitMs) {
    const seconds = Math.ceil(waitMs / 1_000);
    return new errors/* MooringError */.OD('github_rate_limited', `could not ${purpose}: GitHub asks to wait for ${seconds} seconds`);
}
function exhausted(outcome, call) {
    const purpose = `${call.purpose}, ${ATTEMPTS} times`;
    if (call.wait !== undefined)
        return limited(purpose, call.wait);
    if (outcome.kind === 'refused')
        return refusalError(outcome.refusal, purpose);
    return new errors/* MooringError */.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
}

;// CONCATENATED MODULE: ./build/adapters/github-repository.js



async function openGitHubRepository(options) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9648), __webpack_require__.e(2218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
    const [owner = '', repo = ''] = options.repository.split('/');
    const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
    const { clock, signal } = options;
    const call = createGitHubCaller({ clock, signal, host: new URL(options.apiUrl).host });
    return { github, call, place: { owner, repo } };
}
function answerOf(outcome, purpose) {
    switch (outcome.kind) {
        case 'answer':
            return outcome.answer;
        case 'refused':
            throw refusalError(outcome.refusal, purpose);
        case 'unsure':
            throw new errors/* MooringError */.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
    }
}


/***/ }),

/***/ 3812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   YF: () => (/* binding */ takeApart),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7398);

function escapeMarkdown(text, longest = 2_000) {
    return takeApart((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, longest))
        .replace(SPECIAL, reference)
        .replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
}
const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;
const BEGINNING = /^(\d*)([-+=.)])/;
function reference(character) {
    return `&#${character.charCodeAt(0)};`;
}
function takeApart(text) {
    return text
        .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
        .replace(/#(?=\w)/g, `#${APART}`)
        .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
        .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
}
const APART = '\u200b';
function code(text) {
    return `<code>${escapeMarkdown(text, 500)}</code>`;
}
function table(heads, rows) {
    return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
}
function tableHead(heads) {
    return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
}
function tableRow(cells) {
    return `| ${cells.join(' | ')} |`;
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 4234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* unused harmony export PIN_SKIP_CODES */
const PIN_SKIP_CODES = (/* unused pure expression or super */ null && ([
    'current',
    'would-go-back',
    'held',
    'denied',
    'too-young',
    'age-unknown',
    'no-history',
    'not-in-history',
    'no-build',
    'digest-alone',
    'lockstep',
    'mirror-lacks',
    'not-asked',
    'not-editable',
]));
function placeOf({ file, line, written }) {
    return JSON.stringify([file, line, written]);
}


/***/ }),

/***/ 13:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Th: () => (/* binding */ BODY_LIMIT),
/* harmony export */   lc: () => (/* binding */ renderBody),
/* harmony export */   vk: () => (/* binding */ advisoryNotes)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3812);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _move_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5509);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1799);




const BODY_LIMIT = 50_000;
const OWN_TEMPLATE = 'This pins {count} to exact builds, in {files}.\n\n{table}\n\n{skipped}\n\n{notes}';
function renderBody(parts, limit) {
    const { images, files } = (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .extentOf */ .OY)(parts.moves);
    const own = parts.template.trim() === '';
    const values = {
        count: own
            ? `${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(parts.moves.length, 'reference')} of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(images, 'image')}`
            : String(parts.moves.length),
        images: String(images),
        files: own ? (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files, 'file') : String(files),
        group: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(parts.key),
        notes: parts.notes.join('\n\n'),
    };
    const template = (own ? OWN_TEMPLATE : parts.template).slice(0, limit / 2);
    const fixed = (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: '', skipped: '' }).length;
    const room = Math.max(0, limit - fixed - 1_000);
    const moves = movesTable(parts.moves, room * (2 / 3));
    const skipped = skippedSection(parts.skipped, room - moves.length);
    return (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(template, { ...values, table: moves, skipped })
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function movesTable(moves, room) {
    const withAdvisories = moves.some(({ advisories }) => advisories !== undefined);
    const heads = ['File', 'Image', 'Tag', 'From', 'To', 'Moves', ...(withAdvisories ? ['Advisories'] : [])];
    const rows = moves.map((move) => moveRow(move, withAdvisories));
    return fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(heads, shown), 'reference');
}
function moveRow(move, withAdvisories) {
    const cells = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${move.file}:${move.line}`),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.image),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(move.tag),
        move.from === undefined ? 'no digest' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDigest */ .VK)(move.from)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$r)(move)),
        (0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceOf */ .hJ)(move),
    ];
    return withAdvisories ? [...cells, advisoryCell(move.advisories)] : cells;
}
function advisoryCell(advisories) {
    if (advisories === undefined)
        return 'not asked';
    if (advisories.kind === 'unknown')
        return 'not known';
    const { resolved, introduced } = advisories;
    const parts = [
        ...(resolved.length > 0 ? [`resolves ${idList(resolved)}`] : []),
        ...(introduced.length > 0 ? [`**introduces ${idList(introduced)}**`] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join('; ');
}
const MOST_IDS = 8;
const LONGEST_ID = 60;
function idList(ids) {
    const shown = ids
        .slice(0, MOST_IDS)
        .map((id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(id, LONGEST_ID))
        .join(', ');
    return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
}
const MOST_REASONS = 3;
function advisoryNotes(moves) {
    const whys = moves.flatMap(({ advisories }) => (advisories?.kind === 'unknown' ? [advisories.why] : []));
    const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, count: same.length }));
    const more = reasons.slice(MOST_REASONS).reduce((sum, { count }) => sum + count, 0);
    return [
        ...reasons
            .slice(0, MOST_REASONS)
            .map(({ why, count }) => `${notKnown(count)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, 300)}.`),
        ...(more === 0 ? [] : [`${notKnown(more)} either, for other reasons.`]),
    ];
}
function notKnown(count) {
    return `What the moves of ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'reference')} mean for advisories is not known`;
}
function skippedSection(skipped, room) {
    const told = skipped.filter((skip) => skip.code !== 'current');
    const current = skipped.length - told.length;
    const lines = current > 0 ? [`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(current, 'reference')} already on the build that the rules ask for.`] : [];
    if (told.length > 0) {
        const rows = told.map(({ file, line, written, reason }) => [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`${file}:${line}`),
            written === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(written),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(reason),
        ]);
        const list = fitted(rows, room, (shown) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['File', 'Reference', 'Why it stays'], shown), 'reference');
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(`${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(told.length, 'reference')} left as they are`, list));
    }
    return lines.join('\n\n');
}
function fitted(rows, room, render, word) {
    let length = 0;
    const fits = rows.findIndex((row) => {
        length += row.reduce((sum, cell) => sum + cell.length + 3, 2);
        return length > room;
    });
    const shown = fits === -1 ? rows : rows.slice(0, fits);
    if (shown.length === rows.length)
        return render(rows);
    const rest = `… and ${(0,_move_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rows.length - shown.length, `more ${word}`)}; the summary of the run lists all of them.`;
    return [render(shown), rest].filter((text) => text !== '').join('\n\n');
}


/***/ })

};
