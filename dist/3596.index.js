import { shared } from './shared.js';
export const id = 3596;
export const ids = [3596];
export const modules = {
    23596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runCheck: () => (runCheck)
        });
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var fix_diff = __webpack_require__(42377);
        var markdown = __webpack_require__(51065);
        var boundary = __webpack_require__(76149);
        var runner_environment = __webpack_require__(9294);
        var read_version = __webpack_require__(66893);
        var service_inputs = __webpack_require__(4824);
        var errors = __webpack_require__(67872);
        var oidc_request = __webpack_require__(22887);
        var access = __webpack_require__(4048);
        var uid = __webpack_require__(8089);
        ;
        function findSkipReason(inputs, environment) {
            if (inputs['when-unavailable'] !== 'skip')
                return undefined;
            const found = findTrustedRequest(environment);
            return found.kind === 'untrusted' ? found.error.message : undefined;
        }
        function findTrustedRequest(environment) {
            if (environment.eventName !== 'pull_request_target')
                return (0, oidc_request.M)(environment);
            const error = new errors.OD('auth_no_id_token', '`pull_request_target` runs with the permissions of the base for an unreviewed change', { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' });
            return { kind: 'untrusted', error };
        }
        async function openCheckAccess(world, inputs, environment) {
            const { identity } = inputs;
            const organization = { name: inputs.organization, uid: (0, uid.zL)(identity) };
            const found = findTrustedRequest(environment);
            if (found.kind === 'request') {
                const { signInWorkflow } = await Promise.all([__webpack_require__.e(5493), __webpack_require__.e(7319), __webpack_require__.e(5336)]).then(__webpack_require__.bind(__webpack_require__, 62585));
                const access = await signInWorkflow(found, { ...world, identity });
                return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
            }
            const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
            const { reason } = (0, oidc_request.U)(found, inputs['when-unavailable'] || byDefault);
            const remedy = 'Authenticated runs check them, such as the run after the merge.';
            return { ...access.zZ, organization, run: { mode: 'anonymous', reason, remedy } };
        }
        var git_commit_tree = __webpack_require__(88767);
        var commit_files = __webpack_require__(68483);
        var github_blobs = __webpack_require__(64336);
        var github_repository = __webpack_require__(6966);
        ;
        const LONGEST_MS = 180_000;
        async function openGitHubCommit({ commit, readLocal, ...options }) {
            const repository = await (0, github_repository.w)({ ...options, signal: AbortSignal.timeout(LONGEST_MS) });
            const { entries, sizes } = await orUnreadable(() => listFiles(repository, commit));
            const readBlobs = async (blobs) => {
                const local = await readLocal(blobs);
                const others = blobs.flatMap((blob) => (local.has(blob) ? [] : [{ blob, size: sizes.get(blob) }]));
                return new Map([...local, ...(await orUnreadable(() => (0, github_blobs.O)(repository, others)))]);
            };
            return (0, commit_files.r)(entries, readBlobs);
        }
        async function listFiles({ github, call, place }, commit) {
            const purpose = 'list its files';
            const query = { ...place, tree_sha: commit, recursive: 'true' };
            const outcome = await call(purpose, (request) => github.rest.git.getTree({ ...query, request }));
            const { tree, truncated } = (0, github_repository.u)(outcome, purpose);
            if (truncated)
                throw new errors.OD('config_base_unreadable', 'GitHub returned only a part of the file list');
            const entries = tree.flatMap(({ mode, path, sha, type }) => type === 'tree' ? [] : [{ path, blob: sha, isLink: mode === commit_files.B, isSubmodule: type === 'commit' }]);
            return {
                entries,
                sizes: new Map(tree.map(({ sha, size }) => [sha, size])),
            };
        }
        async function orUnreadable(read) {
            try {
                return await read();
            }
            catch (cause) {
                if (!(cause instanceof errors.OD))
                    throw cause;
                const isPassing = ['github_rate_limited', 'github_unavailable', 'run_deadline'].includes(cause.code);
                throw new errors.OD('config_base_unreadable', cause.message, {
                    cause,
                    ...(isPassing
                        ? { hint: 'Run the job again later, or let it do without the API of GitHub: use `fetch-depth: 0`.' }
                        : {}),
                });
            }
        }
        var secret = __webpack_require__(2199);
        var load_baseline = __webpack_require__(50411);
        ;
        async function findBase(options) {
            const named = namedBase(options.environment);
            if (named === undefined)
                return withoutBase(options);
            const { isChange } = named;
            const head = await (0, git_commit_tree.g0)(options.environment.workspace, options.command);
            const commit = commitToCompare(named, head?.parents ?? []);
            if (head?.commit === commit) {
                return {
                    isChange,
                    kind: 'unavailable',
                    reason: `The checked-out commit is the base of ${named.event} itself`,
                    hint: CHECK_OUT,
                };
            }
            const tree = await (0, git_commit_tree.W$)(options.environment.workspace, commit, options.command);
            if (tree !== undefined) {
                const isBranch = named.head !== undefined && named.head === head?.commit;
                const start = isBranch ? await openStart([commit, named.head], options) : undefined;
                return { isChange, kind: 'tree', commit, tree, ...start };
            }
            try {
                return { isChange, kind: 'tree', commit, tree: await openFromGitHub(options, commit) };
            }
            catch (error) {
                if (!(error instanceof errors.OD) || error.code !== 'config_base_unreadable')
                    throw error;
                const reason = `The base commit ${commit} of ${named.event} could not be read, neither by git fetch nor from the GitHub API (${error.message})`;
                return { isChange, kind: 'unavailable', reason, hint: error.hint };
            }
        }
        const CHECK_OUT = 'Run on `pull_request`, or check out the head of the change.';
        function namedBase({ event, eventName }) {
            const { pull_request: pull, merge_group: group, before } = event;
            if (pull !== undefined) {
                return { event: 'the pull request', commit: pull.base.sha, head: pull.head.sha, isChange: true };
            }
            if (group !== undefined) {
                return { event: 'the merge group', commit: group.base_sha, head: group.head_sha, isChange: true };
            }
            const isNewBranch = before === undefined || /^0+$/.test(before);
            if (eventName !== 'push' || isNewBranch)
                return undefined;
            return { event: 'the push', commit: before, head: undefined, isChange: false };
        }
        function commitToCompare({ commit, head }, parents) {
            const [first, second] = parents;
            return first !== undefined && second !== undefined && second === head ? first : commit;
        }
        async function openStart([base, head], { command, environment: { workspace } }) {
            const commit = await (0, git_commit_tree.yr)(workspace, [base, head], command);
            if (commit === undefined || commit === base || commit === head)
                return undefined;
            const [tree, newest] = await Promise.all([
                (0, git_commit_tree.W$)(workspace, commit, command),
                (0, git_commit_tree.W$)(workspace, base, command),
            ]);
            return tree === undefined || newest === undefined ? undefined : { commit, tree, newest };
        }
        async function withoutBase({ environment, head, inputs }) {
            const { baseline, since } = inputs;
            if (baseline !== '' && since !== undefined)
                throw new errors.OD('config_input_invalid', 'inputs since and baseline: set only one of them');
            if (baseline !== '')
                return (0, load_baseline.o)(head, baseline);
            if (since !== undefined)
                return { isChange: false, kind: 'since', since };
            const { event, eventName } = environment;
            const run = eventName === '' ? 'this run' : `the event ${eventName}`;
            const reason = event.before === undefined ? `${run} has no base` : 'the push created a branch, which has no base';
            return { isChange: false, kind: 'none', reason };
        }
        async function openFromGitHub({ environment, clock, command, inputs }, commit) {
            const { githubApiUrl: apiUrl, repository, workspace } = environment;
            const githubToken = inputs['github-token'];
            if (githubToken === '' || repository === '')
                throw new errors.OD('config_base_unreadable', 'no token for the GitHub API');
            return openGitHubCommit({
                apiUrl,
                repository,
                commit,
                token: new secret.zh(githubToken),
                clock,
                readLocal: (blobs) => (0, git_commit_tree.HL)(workspace, blobs, command),
            });
        }
        var check_inputs = __webpack_require__(72934);
        var external_node_crypto_ = __webpack_require__(77598);
        ;
        const github_comments_LONGEST_MS = 60_000;
        const PAGE = 100;
        async function openGitHubComments(options) {
            const repository = await (0, github_repository.w)({ ...options, signal: AbortSignal.timeout(github_comments_LONGEST_MS) });
            const { github, call, place } = repository;
            const thread = { ...repository, number: options.pullRequest };
            return {
                listOwn: (beginning) => listOwn(beginning, thread),
                create: (body) => create(body, thread),
                update: async (id, body) => {
                    const purpose = 'bring the comment on the pull request up to date';
                    const updated = await call(purpose, (request) => github.rest.issues.updateComment({ ...place, comment_id: id, body, request }));
                    taken(updated, purpose);
                },
                remove: async (id) => {
                    const purpose = 'delete a second comment on the pull request';
                    const removed = await call(purpose, (request) => github.rest.issues.deleteComment({ ...place, comment_id: id, request }));
                    taken(removed, purpose);
                },
            };
        }
        async function listOwn(beginning, thread) {
            const alike = (await listAll(thread)).filter(({ body }) => body?.startsWith(beginning) === true);
            if (alike.length === 0)
                return [];
            const login = await readLogin(thread);
            return alike
                .filter(({ user }) => user?.login === login || user?.login === `${login}[bot]`)
                .map(({ id, body = '' }) => ({ id, body }))
                .sort((a, b) => a.id - b.id);
        }
        async function listAll({ github, call, place, number }) {
            const purpose = 'look for the comment on the pull request';
            const comments = [];
            for (let page = 1;; page += 1) {
                const listed = await call(purpose, (request) => github.rest.issues.listComments({ ...place, issue_number: number, per_page: PAGE, page, request }));
                const data = taken(listed, purpose);
                comments.push(...data);
                if (data.length < PAGE)
                    return comments;
            }
        }
        async function readLogin({ github, call }) {
            const purpose = 'learn whose comments are its own';
            const user = await call(purpose, (request) => github.rest.users.getAuthenticated({ request }));
            if (user.kind === 'answer')
                return user.answer.login;
            const queried = await call(purpose, async (request) => {
                const query = 'query { viewer { login } }';
                const data = await github.graphql(query, { request });
                return { status: 200, data };
            });
            return taken(queried, purpose).viewer.login;
        }
        async function create(body, thread) {
            const { github, call, place, number } = thread;
            const purpose = 'comment on the pull request';
            const write = () => call(purpose, (request) => github.rest.issues.createComment({ ...place, issue_number: number, body, request }), { repeatable: false });
            const written = await write();
            if (written.kind !== 'unsure')
                return void taken(written, purpose);
            const [firstLine = ''] = body.split('\n', 1);
            if ((await listOwn(firstLine, thread)).length === 0)
                taken(await write(), purpose);
        }
        function taken(outcome, purpose) {
            if (outcome.kind !== 'refused')
                return (0, github_repository.u)(outcome, purpose);
            throw new errors.OD('github_rejected', `could not ${purpose}: GitHub answered with status ${outcome.refusal.status}`, { hint: 'Give the job `permissions: pull-requests: write`, or set `comment: never`.' });
        }
        var report_file = __webpack_require__(45886);
        var printable = __webpack_require__(64865);
        var views_annotations = __webpack_require__(50072);
        var check_view = __webpack_require__(68378);
        var comment = __webpack_require__(55971);
        var advisory_selection = __webpack_require__(83751);
        var advisory_timeline = __webpack_require__(74766);
        var instant = __webpack_require__(8726);
        ;
        function renderOpenVex(assessed, given) {
            const statements = mergeProducts(assessed.flatMap(statementsOn));
            if (statements.length === 0)
                return undefined;
            const { author, hash, timestamp } = given;
            return {
                '@context': 'https://openvex.dev/ns/v0.2.0',
                '@id': `urn:uuid:${uuidOf(hash(JSON.stringify([author, timestamp, statements])))}`,
                author,
                timestamp,
                version: 1,
                tooling: 'Mooring',
                statements,
            };
        }
        function uuidOf(hex) {
            const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
            const parts = [
                hex.slice(0, 8),
                hex.slice(8, 12),
                `8${hex.slice(13, 16)}`,
                `${variant}${hex.slice(17, 20)}`,
            ];
            return [...parts, hex.slice(20, 32)].join('-');
        }
        function statementsOn({ assessments, digest, reference }) {
            if (digest === undefined)
                return [];
            const name = reference.path.slice(reference.path.lastIndexOf('/') + 1).toLowerCase();
            const image = `pkg:oci/${name}@${encodeURIComponent(digest)}`;
            return assessments.flatMap((assessment) => {
                const said = saidOf(assessment);
                const subcomponents = packagesOf(assessment).map((purl) => ({ '@id': purl }));
                if (said === undefined || subcomponents.length === 0)
                    return [];
                return [{ ...said, products: [{ '@id': image, subcomponents }] }];
            });
        }
        function saidOf(assessment) {
            const { advisory, decision, id } = assessment;
            const names = new Set([...advisory.aliases, advisory.advisoryId].filter((name) => name !== id).map(idText));
            const others = [...names].sort();
            const at = decision.fixedAt ?? (0, instant.Wr)(decision.event?.createTime ?? '');
            const about = {
                vulnerability: { name: idText(id), ...(others.length === 0 ? {} : { aliases: others }) },
                ...(at === undefined ? {} : { timestamp: (0, instant.r4)(at) }),
            };
            switch (decision.status) {
                case 'fixed':
                    return {
                        ...about,
                        status: 'fixed',
                        status_notes: `Fixed in ${(0, printable.g$)(decision.fixedVersion ?? '')} (${idText(advisory.advisoryId)}).`,
                    };
                case 'not_affected':
                    return { ...about, status: 'not_affected', ...whyNotAffected(assessment) };
                case 'affected_fix_available':
                case 'affected':
                case 'affected_wont_fix':
                case 'affected_pending_upstream':
                    return { ...about, status: 'affected', ...withNote(decision), action_statement: actionOn(assessment) };
                case 'under_investigation':
                case 'unknown':
                case 'unknown_not_analysed':
                    return { ...about, status: 'under_investigation', ...withNote(decision) };
                case 'fixed_assumed':
                case 'unreviewed':
                    return undefined;
            }
        }
        function withNote({ event }) {
            const note = event === undefined ? '' : (0, printable.g$)((0, advisory_timeline.kH)(event), 2_000);
            return note === '' ? {} : { status_notes: note };
        }
        function actionOn({ advisory, decision: { fixedVersion, status } }) {
            const version = fixedVersion === undefined ? 'the fix' : `version ${(0, printable.g$)(fixedVersion)} or later`;
            const actions = {
                affected_fix_available: `Update to a build with ${version}`,
                affected_pending_upstream: 'Update when upstream has released a fix, or remove the package',
                affected_wont_fix: 'Use a supported version, or remove the package: no fix is planned',
            };
            const action = actions[status] ?? 'Update when a fix is available, or remove the package';
            return `${action} (${idText(advisory.advisoryId)}).`;
        }
        function idText(id) {
            return (0, printable.g$)(id, 200);
        }
        const JUSTIFICATIONS = {
            VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
            VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
            VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
            COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
            VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
            VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
            INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
        };
        function whyNotAffected({ advisory, decision, }) {
            const { falsePositiveDetermination, fixed } = decision.event ?? {};
            const type = (falsePositiveDetermination?.type ?? '')
                .toUpperCase()
                .replaceAll('-', '_')
                .replace(/^TYPE_/, '');
            const justification = Object.hasOwn(JUSTIFICATIONS, type) ? JUSTIFICATIONS[type] : undefined;
            const note = (0, printable.g$)(falsePositiveDetermination?.note ?? fixed?.note ?? '', 2_000);
            const words = note !== ''
                ? note
                : decision.fixedVersion === '0'
                    ? `No version of the package was ever affected (${idText(advisory.advisoryId)}).`
                    : `The package is not affected (${idText(advisory.advisoryId)}).`;
            if (justification === undefined)
                return { impact_statement: words };
            return note === '' ? { justification } : { justification, impact_statement: words };
        }
        function packagesOf({ package: installed, platforms }) {
            if (installed?.distribution === undefined)
                return [];
            const { arch, distribution, name, version } = installed;
            const purl = `pkg:apk/${distribution}/${encoded(name)}@${encoded(version)}`;
            const architectures = arch === 'noarch' ? [arch] : platforms.map((platform) => (0, advisory_selection.Oz)(platform.split('/')[1] ?? ''));
            return [...new Set(architectures)].sort().map((architecture) => `${purl}?arch=${architecture}`);
        }
        function encoded(text) {
            return encodeURIComponent(text.toWellFormed());
        }
        function mergeProducts(statements) {
            const groups = Map.groupBy(statements, (statement) => JSON.stringify({ ...statement, products: [] }));
            return [...groups]
                .sort(([one], [other]) => compareText(one, other))
                .flatMap(([, group]) => {
                const [first] = group;
                if (first === undefined)
                    return [];
                const images = Map.groupBy(group.flatMap(({ products }) => products), (product) => product['@id']);
                return [{ ...first, products: [...images].map(mergeImage).sort(byId) }];
            });
        }
        function mergeImage([id, products]) {
            const packages = new Map(products.flatMap(({ subcomponents }) => subcomponents).map((one) => [one['@id'], one]));
            return { '@id': id, subcomponents: [...packages.values()].sort(byId) };
        }
        function byId(one, other) {
            return compareText(one['@id'], other['@id']);
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
        var problems = __webpack_require__(65838);
        var image_reference = __webpack_require__(65890);
        var values_documentation = __webpack_require__(30089);
        var advisory = __webpack_require__(41229);
        var bad_signature = __webpack_require__(79103);
        var changed_image = __webpack_require__(67383);
        var base_unavailable = __webpack_require__(69189);
        var behind = __webpack_require__(19051);
        var config = __webpack_require__(83017);
        var end_of_life = __webpack_require__(15209);
        var exception = __webpack_require__(64490);
        var foreign_digest = __webpack_require__(42412);
        var not_allowed = __webpack_require__(7595);
        var not_checked = __webpack_require__(60254);
        var not_judged = __webpack_require__(72478);
        var other_registry = __webpack_require__(33929);
        var over_budget = __webpack_require__(12071);
        var overdue_advisory = __webpack_require__(24583);
        var pin_required = __webpack_require__(85324);
        var pull_denied = __webpack_require__(73686);
        var too_far_behind = __webpack_require__(10342);
        var unpinned = __webpack_require__(7038);
        var unread = __webpack_require__(3060);
        var unresolvable = __webpack_require__(52041);
        var unsigned = __webpack_require__(91612);
        var unverified_sbom = __webpack_require__(70964);
        var wrong_signer = __webpack_require__(64949);
        var links = __webpack_require__(53990);
        ;
        const LONGEST_TEXT = 1_024;
        function sarifText(text, longest = LONGEST_TEXT) {
            const inert = (0, markdown.YF)((0, printable.g$)(text, longest))
                .replace(/[\\[\]]/g, (character) => `\\${character}`)
                .replace(/<(?=[a-z!/?])/gi, `<${APART}`)
                .replace(/\{(?=\d)/g, `{${APART}`);
            return inert.length <= longest ? inert : cutEscaped(inert, longest);
        }
        const APART = '\u200b';
        function cutEscaped(text, longest) {
            const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
            const [backslashes = ''] = /\\*$/.exec(start) ?? [];
            return `${backslashes.length % 2 === 1 ? start.slice(0, -1) : start}…`;
        }
        var advisory_status = __webpack_require__(16511);
        ;
        const HELP = {
            'wrong-signer': wrong_signer.Z,
            'bad-signature': bad_signature.F,
            'end-of-life': end_of_life.jd,
            'overdue-advisory': overdue_advisory.Ds,
            advisory: advisory.Q5,
            'over-budget': over_budget.t,
            'not-allowed': not_allowed.b,
            'pull-denied': pull_denied.s,
            unsigned: unsigned.W,
            'not-checked': not_checked.mB,
            'not-judged': not_judged.o,
            unread: unread.wX,
            'unverified-sbom': unverified_sbom.I,
            'foreign-digest': foreign_digest.w_,
            unresolvable: unresolvable.N3,
            'base-unavailable': base_unavailable.xK,
            config: config.h,
            exception: exception._,
            downgraded: changed_image.co,
            'base-changed': changed_image.ve,
            'pin-required': pin_required.o,
            'too-far-behind': too_far_behind.U,
            behind: behind.Fi,
            unpinned: unpinned.Iq,
            'other-registry': other_registry.R,
        };
        const SARIF_LEVELS = {
            error: 'error',
            warning: 'warning',
            notice: 'note',
        };
        function sarifRuleId({ rule, advisory }) {
            return advisory === undefined ? rule : `advisory/${sarifText(advisory.id, 200)}`;
        }
        function sarifRule(id, findings, documentation) {
            const [first] = findings;
            const advisory = first?.advisory;
            const rule = advisory === undefined ? (first?.rule ?? 'not-checked') : 'advisory';
            const { explanation, remedy } = advisory === undefined ? HELP[rule] : advisoryHelp(findings);
            const title = advisory === undefined ? explanation : sarifText(`${(0, printable.IN)(advisory.id, 200)}: ${explanation}`);
            const text = (0, printable.IN)(`${title} ${remedy}`, LONGEST_TEXT);
            const link = advisory === undefined ? undefined : (0, links.A6)(advisory.id, advisory.advisoryId);
            const score = Math.max(0, ...findings.map((one) => one.advisory?.severity.score ?? 0));
            const level = findings.some((one) => one.level === 'error') ? 'error' : (first?.level ?? 'warning');
            return {
                id,
                shortDescription: { text: title },
                fullDescription: { text },
                help: { text, markdown: helpMarkdown(explanation, remedy, advisory?.id, link) },
                helpUri: link ?? (0, values_documentation.ou)(`rules.md#${rule}`, documentation),
                defaultConfiguration: { level: SARIF_LEVELS[level] },
                properties: {
                    tags: advisory === undefined ? ['container-images'] : ['container-images', 'security'],
                    ...(score === 0 ? {} : { 'security-severity': Math.min(10, score).toFixed(1) }),
                },
            };
        }
        function advisoryHelp(findings) {
            const found = new Set(findings.map(({ advisory }) => advisory?.status));
            const helps = advisory_status.tu.filter((status) => found.has(status)).map((status) => STATUS_HELP[status]);
            return {
                explanation: helps.map(({ explanation }) => explanation).join(' '),
                remedy: [...new Set(helps.map(({ remedy }) => remedy))].join(' '),
            };
        }
        const USE_SUPPORTED = 'Use a supported version of the image, or an image without the package.';
        const STATUS_HELP = {
            affected_fix_available: {
                explanation: 'A version of the package with a fix exists; the build that this line uses does not have it.',
                remedy: 'Update to a build with the fix; the message names it if there is one.',
            },
            affected: {
                explanation: 'The vulnerability affects the package, and no fix is available yet.',
                remedy: 'Use an image without the package until a fix is available.',
            },
            affected_wont_fix: {
                explanation: 'The vulnerability affects the package, and no fix is planned for this version.',
                remedy: USE_SUPPORTED,
            },
            under_investigation: {
                explanation: 'A scanner found the vulnerability; whether it affects the package is under investigation.',
                remedy: 'Wait for the result, or use an image without the package.',
            },
            affected_pending_upstream: {
                explanation: 'The vulnerability affects the package, and its fix has to come from upstream.',
                remedy: 'Use an image without the package until upstream releases a fix.',
            },
            unknown: {
                explanation: 'Mooring does not recognize the state of the advisory, so its meaning for the package is unknown.',
                remedy: 'Read the advisory, and update Mooring.',
            },
            unknown_not_analysed: {
                explanation: 'The vulnerability will not be analyzed for this version, so it is unknown if it affects the package.',
                remedy: USE_SUPPORTED,
            },
            unreviewed: {
                explanation: 'The advisory is not reviewed yet.',
                remedy: 'Wait for the review.',
            },
            fixed_assumed: { explanation: 'The installed version is probably fixed.', remedy: 'No action is needed.' },
            fixed: { explanation: 'The installed version is fixed.', remedy: 'No action is needed.' },
            not_affected: {
                explanation: 'The vulnerability does not affect the package.',
                remedy: 'No action is needed.',
            },
        };
        function helpMarkdown(explanation, remedy, id, link) {
            const name = id === undefined ? '' : link === undefined ? (0, markdown.aY)(id) : `[${(0, markdown.FV)(id, 200)}](${link})`;
            return [name, explanation, `**Fix:** ${remedy}`].filter((part) => part !== '').join('\n\n');
        }
        var plural = __webpack_require__(51442);
        ;
        const MOST_RESULTS = 5_000;
        const MOST_BYTES = 9_000_000;
        const MOST_NOTIFICATIONS = 100;
        function renderSarif(report, { category, documentation, hash, version, }) {
            const findings = onePerPlace((0, problems.GW)(report.findings));
            const placed = findings.filter(({ file }) => file !== '');
            const kept = placed.slice(0, mostThatFit(placed));
            const byRule = Map.groupBy(kept, sarifRuleId);
            const ruleIds = new Map([...byRule.keys()].map((id, index) => [id, index]));
            const fingerprints = fingerprintsOf(placed, hash);
            const unplaced = findings.filter(({ file }) => file === '');
            const listed = unplaced.slice(0, MOST_NOTIFICATIONS);
            const leftOut = placed.length - kept.length + (unplaced.length - listed.length);
            const log = logOf({
                category,
                endTimeUtc: report.checkedAt,
                driver: driverOf(byRule, { documentation, version }),
                notifications: notificationsOf(listed, report.notes, leftOut),
                results: kept.map((finding) => resultOf(finding, ruleIds.get(sarifRuleId(finding)) ?? 0, fingerprints.get(finding) ?? '')),
            });
            return { log, leftOut };
        }
        function sarifCategory(jobKey, hash) {
            const readable = jobKey.replaceAll(/[^A-Za-z0-9._]+/g, '-').slice(0, 60);
            return `mooring/${readable}-${hash(jobKey).slice(0, 8)}/`;
        }
        function onePerPlace(problems) {
            const found = problems.flatMap(({ findings, title, message, remedy }) => {
                const places = Map.groupBy(findings, ({ file, line, reference }) => JSON.stringify([file, line, reference]));
                return [...places.values()].flatMap(([worst]) => worst === undefined ? [] : [{ ...worst, title, message, remedy }]);
            });
            return found.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
        }
        const LEVELS = ['error', 'warning', 'notice'];
        function logOf({ category, endTimeUtc, driver, notifications, results, }) {
            return {
                $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
                version: '2.1.0',
                runs: [
                    {
                        tool: { driver },
                        automationDetails: { id: category },
                        columnKind: 'utf16CodeUnits',
                        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'Root of the repository.' } } },
                        invocations: [{ executionSuccessful: true, endTimeUtc, toolExecutionNotifications: notifications }],
                        results,
                    },
                ],
            };
        }
        function driverOf(byRule, { documentation, version, }) {
            return {
                name: 'Mooring',
                version,
                informationUri: (0, values_documentation.Ek)(documentation),
                rules: [...byRule].map(([id, findings]) => sarifRule(id, findings, documentation)),
            };
        }
        function resultOf(finding, ruleIndex, fingerprint) {
            const { exception, file, level, line, novelty, reference } = finding;
            return {
                ruleId: sarifRuleId(finding),
                ruleIndex,
                level: SARIF_LEVELS[level],
                message: { text: messageOf(finding) },
                locations: [
                    {
                        physicalLocation: {
                            artifactLocation: { uri: pathToUri(file), uriBaseId: '%SRCROOT%' },
                            region: { startLine: line },
                        },
                    },
                ],
                partialFingerprints: { 'mooring/v1': fingerprint },
                ...(exception === undefined
                    ? {}
                    : {
                        suppressions: [
                            {
                                kind: 'external',
                                status: 'accepted',
                                justification: sarifText(`${exception.reason} (until ${exception.until})`),
                            },
                        ],
                    }),
                properties: { image: sarifText(reference), comparedWithBase: novelty },
            };
        }
        function messageOf({ title, message, remedy }) {
            return sarifText(`${title}: ${message} ${remedy}`, LONGEST_TEXT);
        }
        function notificationsOf(unplaced, notes, leftOut) {
            const unlisted = notes.length - MOST_NOTIFICATIONS;
            const more = [
                ...(unlisted > 0 ? [`${(0, plural.U)(unlisted, 'more note')}; all are in the report.`] : []),
                ...(leftOut === 0
                    ? []
                    : [`${(0, plural.U)(leftOut, 'more finding')}, none of them worse, did not fit; all are in the report.`]),
            ];
            return [
                ...unplaced.map((finding) => ({
                    level: SARIF_LEVELS[finding.level],
                    message: { text: messageOf(finding) },
                })),
                ...[...notes.slice(0, MOST_NOTIFICATIONS), ...more].map((note) => ({
                    level: 'note',
                    message: { text: sarifText(note) },
                })),
            ];
        }
        function fingerprintsOf(findings, hash) {
            const alike = Map.groupBy(findings, identityOf);
            return new Map([...alike].flatMap(([identity, group]) => group
                .toSorted((a, b) => a.line - b.line)
                .map((finding, index) => [finding, `${hash(identity).slice(0, 32)}:${index + 1}`])));
        }
        function identityOf({ advisory, cause, file, key, reference, rule }) {
            const [named, ...subject] = cause !== undefined
                ? [rule, 'cause', cause.key]
                : advisory !== undefined
                    ? ['advisory', 'advisory', (0, image_reference.nA)(reference), advisory.id]
                    : [rule, key.replaceAll(/@sha(?:256|512):[0-9a-f]+/g, '')];
            return JSON.stringify([named, file, JSON.stringify([...subject, false])]);
        }
        function pathToUri(path) {
            return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
        }
        function mostThatFit(findings) {
            const encoder = new TextEncoder();
            let used = 0;
            for (const [index, finding] of findings.slice(0, MOST_RESULTS).entries()) {
                const alone = [resultOf(finding, 0, ' '.repeat(40)), sarifRule(sarifRuleId(finding), [finding])];
                used += encoder.encode(JSON.stringify(alone)).length;
                if (used > MOST_BYTES)
                    return index;
            }
            return Math.min(findings.length, MOST_RESULTS);
        }
        var summary = __webpack_require__(92234);
        var views_text = __webpack_require__(38691);
        ;
        async function publish(judgement, views, { clock, runner }) {
            const { report } = judgement;
            const view = (0, check_view.O8)(report, { ...views.context, reportPath: views.report.path });
            writeLog(view, runner);
            const attempt = attemptWith(runner);
            await attempt('the outputs of this step', async () => {
                runner.setOutput('verdict', report.verdict);
                const counted = view.problems.filter(({ level }) => level !== 'notice');
                runner.setOutput('problems', String(counted.length));
            });
            await attempt('the report', async () => {
                await (0, report_file.R0)(views.report, `${JSON.stringify(report, null, 2)}\n`);
                runner.setOutput('report', views.report.path);
            });
            await attempt('the summary', () => runner.writeSummary((0, summary.Br)(report, views.context)));
            await attempt('the SARIF file', () => writeSarif(report, views, runner));
            await attempt('the OpenVEX file', () => writeOpenVex(judgement, views, runner));
            await attempt('the comment', () => writeComment(report, views, { clock, runner }));
        }
        const OTHER_LINES = 10;
        function writeLog(view, runner) {
            const { annotated, annotations } = (0, views_annotations.fz)(view);
            const table = (0, views_text.iB)(view);
            for (const line of table)
                runner.info(line);
            for (const { level, file, line, title, message } of annotations) {
                runner[level](message, file === '' ? { title } : { title, file, line });
            }
            const others = view.problems.filter((problem) => !annotated.has(problem));
            const used = table.length + annotations.length + OTHER_LINES;
            for (const line of (0, views_text.pb)(view, others, used))
                runner.info(line);
        }
        function attemptWith(runner) {
            return async (view, write) => {
                try {
                    await write();
                }
                catch (error) {
                    const reason = error instanceof Error ? error.message : String(error);
                    const hint = error instanceof errors.OD ? ` ${error.hint}` : '';
                    runner.warning(`Could not write ${view}; the verdict is not affected. ${(0, printable.g$)(reason, 500)}.${hint}`);
                }
            };
        }
        async function writeSarif(report, { context: { documentation }, jobKey, sarif, version }, runner) {
            if (sarif === undefined)
                return;
            const category = sarifCategory(jobKey, hashText);
            const { leftOut, log } = renderSarif(report, { category, documentation, hash: hashText, version });
            await (0, report_file.R0)(sarif, `${JSON.stringify(log)}\n`);
            runner.setOutput('sarif', sarif.path);
            if (leftOut > 0)
                runner.notice(`${leftOut} findings exceed the limits of SARIF; the report lists all of them.`);
        }
        async function writeOpenVex({ assessed, report }, { author, openVex }, runner) {
            if (openVex === undefined)
                return;
            const document = renderOpenVex(assessed, { author, timestamp: report.checkedAt, hash: hashText });
            if (document === undefined) {
                runner.info('No OpenVEX file: the packages have no reviewed advisories.');
                return;
            }
            await (0, report_file.R0)(openVex, `${JSON.stringify(document, null, 2)}\n`);
            runner.setOutput('openvex', openVex.path);
        }
        async function writeComment(report, views, { clock, runner }) {
            const { comment: mode, commentPlace: place, context, jobKey } = views;
            if (mode === 'never')
                return;
            if (place.kind === 'none') {
                runner.info(`No comment: ${place.reason}.`);
                return;
            }
            const comments = await openGitHubComments({ ...place, clock });
            await postComment({ mode, report, context, jobKey, marker: (0, comment.Ql)(jobKey, hashText), comments });
        }
        function hashText(text) {
            return (0, external_node_crypto_.createHash)('sha256').update(text).digest('hex');
        }
        async function postComment(options) {
            const { comments, marker, mode } = options;
            if (mode === 'never')
                return 'keep';
            const plan = (0, comment.tx)({ ...options, own: await comments.listOwn(marker) });
            if (plan.kind === 'create')
                await comments.create(plan.body);
            if (plan.kind === 'update')
                await comments.update(plan.id, plan.body);
            for (const id of plan.surplus) {
                await comments.remove(id);
            }
            return plan.kind;
        }
        var run = __webpack_require__(35924);
        var external_node_path_ = __webpack_require__(76760);
        ;
        const FILES = ['report-path', 'sarif-path', 'openvex-path'];
        function viewsOf(inputs, environment, version) {
            const places = placesOf(inputs, environment);
            const { temporaryDirectory } = environment;
            return {
                report: places.get('report-path') ?? {
                    path: (0, external_node_path_.join)(temporaryDirectory, reportName(environment)),
                    root: temporaryDirectory,
                },
                sarif: places.get('sarif-path'),
                openVex: places.get('openvex-path'),
                author: environment.repository === '' ? 'Mooring' : environment.repository,
                comment: inputs.comment,
                commentPlace: findCommentPlace(environment, inputs['github-token']),
                jobKey: inputs['job-key'],
                context: contextOf(environment),
                version,
            };
        }
        function contextOf(environment) {
            const { commit, documentation, event, ref, repository, runUrl, serverUrl } = environment;
            const head = environment.eventName === 'pull_request_target' ? event.pull_request?.head.sha : undefined;
            const base = event.pull_request?.base.ref ?? event.merge_group?.base_ref ?? ref;
            const isLinked = repository !== '' && commit !== '';
            return {
                event: checkedEvent(environment),
                baseName: base === '' ? undefined : base.replace(/^refs\/heads\//, ''),
                files: isLinked ? { serverUrl, repository, commit: head ?? commit } : undefined,
                runUrl,
                documentation,
            };
        }
        function checkedEvent({ event, eventName }) {
            if (event.pull_request !== undefined)
                return 'pull-request';
            if (event.merge_group !== undefined)
                return 'merge-group';
            return eventName === 'push' ? 'push' : 'repository';
        }
        function reportName({ step }) {
            const suffix = step.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
            return suffix === '' ? 'mooring-check-report.json' : `mooring-check-report-${suffix}.json`;
        }
        async function removeEarlierFiles(inputs, environment, runner) {
            const baseline = inputs.baseline === '' ? undefined : (0, external_node_path_.resolve)(environment.workspace, inputs.baseline);
            for (const [input, place] of placesOf(inputs, environment)) {
                if (place.path === baseline)
                    continue;
                try {
                    await (0, report_file.nM)(place);
                }
                catch (error) {
                    if (!(error instanceof errors.OD))
                        throw error;
                    const reason = (0, printable.g$)(error.message, 500);
                    runner.warning(`Could not remove the earlier file at \`${input}\`: ${reason}. ${error.hint}`);
                }
            }
        }
        function placesOf(inputs, environment) {
            const places = new Map();
            for (const input of FILES) {
                if (inputs[input] === '')
                    continue;
                const place = (0, report_file.YM)(input, inputs[input], environment);
                const [other] = [...places].find(([, { path }]) => path === place.path) ?? [];
                if (other !== undefined)
                    throw new errors.OD('config_input_invalid', `inputs ${other} and ${input}: both name the same file`);
                places.set(input, place);
            }
            return places;
        }
        function findCommentPlace(environment, githubToken) {
            const { actor, event, eventName, githubApiUrl, repository } = environment;
            const pullRequest = event.pull_request;
            if (pullRequest === undefined)
                return { kind: 'none', reason: 'this run has no pull request' };
            const head = pullRequest.head.repo?.full_name;
            if (eventName === 'pull_request' && head !== repository) {
                return { kind: 'none', reason: 'the pull request comes from a fork, whose token is read-only' };
            }
            if (eventName === 'pull_request' && actor === 'dependabot[bot]') {
                return { kind: 'none', reason: 'the run was started by Dependabot, whose token is read-only' };
            }
            if (githubToken === '' || repository === '') {
                return { kind: 'none', reason: 'there is no `github-token`' };
            }
            return {
                kind: 'pull-request',
                apiUrl: githubApiUrl,
                repository,
                pullRequest: pullRequest.number,
                token: new secret.zh(githubToken),
            };
        }
        var view_context = __webpack_require__(91695);
        ;
        async function runCheck(launcher) {
            await (0, boundary.C)((context) => check(context, launcher));
        }
        async function check(context, launcher) {
            const { clock, runner } = context;
            (0, check_inputs.pT)((name) => runner.input(name));
            const inputs = (0, service_inputs.Ko)(check_inputs.Wj, (name) => runner.input(name));
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, runner_environment.Q)(process.env);
            const views = viewsOf(inputs, environment, await (0, read_version.$)(launcher));
            await removeEarlierFiles(inputs, environment, runner);
            const skipReason = findSkipReason(inputs, environment);
            if (skipReason !== undefined)
                return reportSkipped(skipReason, runner);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const command = (0, exec_command.pv)(signal);
            const head = (0, work_tree.YT)(environment.workspace, command);
            const base = await findBase({ inputs, environment, head, command, clock });
            const options = { head, base, ...(0, check_inputs.FB)(inputs) };
            const world = {
                ...context,
                endpoints,
                signal,
                onWarning: (warning) => runner.warning(warning),
                variables: process.env,
                directory: environment.workspace,
            };
            const judgement = await (0, run.B)(options, {
                ...world,
                openAccess: async () => {
                    const access = await openCheckAccess(world, inputs, environment);
                    runner.info(access.status);
                    return access;
                },
            });
            const lines = await readLines(head, (0, fix_diff.OG)(judgement.report));
            await publish(judgement, { ...views, context: { ...views.context, lines } }, context);
            return judgement.report.verdict === 'fail' ? 1 : 0;
        }
        async function reportSkipped(reason, runner) {
            runner.notice(`Check skipped: ${reason}.`, { title: 'Mooring check' });
            runner.setOutput('verdict', 'skipped');
            await runner.writeSummary(`## Mooring check skipped\n\nNothing was checked: ${(0, markdown.FV)(reason)}.\n`);
            return 0;
        }
        async function readLines(tree, places) {
            const files = [...new Set(places.map(({ file }) => file))];
            const texts = new Map();
            for (const reading of files.length === 0 ? [] : await tree.read(files)) {
                if ('bytes' in reading)
                    texts.set(reading.path, new TextDecoder().decode(reading.bytes).split(/\r?\n/));
            }
            return new Map(places.flatMap((place) => {
                const text = texts.get(place.file)?.[place.line - 1];
                return text === undefined ? [] : [[(0, view_context.QW)(place), text]];
            }));
        }
    }),
    45886: shared[45886],
    64336: shared[64336],
    6966: shared[6966]
};
