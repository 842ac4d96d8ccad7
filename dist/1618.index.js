export const id = 1618;
export const ids = [1618,9245];
export const modules = {

/***/ 1618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/adapters/file-lock.js
var file_lock = __webpack_require__(7127);
;// CONCATENATED MODULE: ./build/adapters/report-file.js






function reportPlace(input, text, { workspace, temporaryFolder }) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const roots = [workspace, temporaryFolder, (0,external_node_os_.homedir)()].map((root) => (0,external_node_path_.resolve)(root));
    const root = roots.find((folder) => isBelow(path, folder));
    if (root !== undefined && !text.includes('\0'))
        return { path, root };
    throw new errors/* MooringError */.OD('config_input_invalid', `input ${input}: must lie in the workspace, in RUNNER_TEMP or in the home of the runner`);
}
async function writeWholeFile({ path, root }, text) {
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await requireNoLink(path, root);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(draft, text, { flag: 'wx' });
        await (0,promises_.rename)(draft, path);
    }
    catch (cause) {
        if (cause instanceof errors/* MooringError */.OD)
            throw cause;
        await (0,promises_.rm)(draft, { force: true }).catch(() => undefined);
        throw new errors/* MooringError */.OD('config_file_unreadable', `could not write ${path}`, {
            cause,
            hint: 'Check that the folder exists and that this user may write to it.',
        });
    }
}
function isBelow(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '' && way.split(external_node_path_.sep)[0] !== '..' && !(0,external_node_path_.isAbsolute)(way);
}
async function requireNoLink(path, root) {
    const names = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep);
    for (const index of names.keys()) {
        const place = (0,external_node_path_.join)(root, ...names.slice(0, index + 1));
        if (!(await isLink(place)))
            continue;
        throw new errors/* MooringError */.OD('config_file_invalid', `${place} is a symbolic link: nothing is written there`, {
            hint: 'Remove the link from the repository, or name another place.',
        });
    }
}
async function isLink(place) {
    try {
        return (await (0,promises_.lstat)(place)).isSymbolicLink();
    }
    catch (error) {
        if ((0,file_lock/* isCode */._)(error, 'ENOENT'))
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/usecases/check-images.js + 16 modules
var check_images = __webpack_require__(853);
// EXTERNAL MODULE: ./build/actions/boundary.js + 1 modules
var boundary = __webpack_require__(7851);
// EXTERNAL MODULE: ./build/actions/environment.js + 1 modules
var actions_environment = __webpack_require__(8204);
// EXTERNAL MODULE: ./build/actions/service-inputs.js
var service_inputs = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/actions/check/ask-if-needed.js
var ask_if_needed = __webpack_require__(652);
// EXTERNAL MODULE: ./build/adapters/git-commit-tree.js
var git_commit_tree = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/adapters/github-commit-tree.js
const IN_FLIGHT = 8;
const LONGEST_MS = 60_000;
async function openGitHubCommit(options) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(9648), __webpack_require__.e(4043), __webpack_require__.e(2218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
    const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
    const request = { signal: AbortSignal.timeout(LONGEST_MS) };
    const [owner = '', repo = ''] = options.repository.split('/');
    const tree = await github.rest.git
        .getTree({ owner, repo, tree_sha: options.commit, recursive: 'true', request })
        .catch(() => undefined);
    if (tree === undefined || tree.data.truncated)
        return undefined;
    const blobs = new Map(tree.data.tree.flatMap(({ path, sha, type }) => (type === 'blob' ? [[path, sha]] : [])));
    async function readOne(path) {
        const sha = blobs.get(path);
        if (sha === undefined)
            return { path, problem: 'the commit does not hold it', isAbsent: true };
        const blob = await github.rest.git
            .getBlob({ owner, repo, file_sha: sha, request })
            .catch(() => undefined);
        if (blob === undefined)
            return { path, problem: 'GitHub did not give it' };
        return { path, bytes: Buffer.from(blob.data.content, 'base64') };
    }
    return {
        list: async () => [...blobs.keys()].sort(),
        read: async (paths) => {
            const readings = [];
            for (let next = 0; next < paths.length; next += IN_FLIGHT) {
                readings.push(...(await Promise.all(paths.slice(next, next + IN_FLIGHT).map(readOne))));
            }
            return readings;
        },
    };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/usecases/load-baseline.js
var load_baseline = __webpack_require__(9245);
;// CONCATENATED MODULE: ./build/actions/check/base.js





async function findBase(options) {
    const named = namedBase(options.environment);
    if (named === undefined)
        return withoutBase(options);
    const { isChange } = named;
    const head = await (0,git_commit_tree/* readHeadCommit */.g)(options.environment.workspace, options.command);
    const commit = commitToCompare(named, head?.parents ?? []);
    if (head?.commit === commit) {
        return {
            isChange,
            kind: 'unavailable',
            why: `What is checked out is the base of ${named.what} itself`,
            hint: CHECK_OUT,
        };
    }
    const tree = (await (0,git_commit_tree/* openGitCommit */.W)(options.environment.workspace, commit, options.command)) ??
        (await openFromGitHub(options, commit));
    if (tree !== undefined)
        return { isChange, kind: 'tree', commit, tree };
    const { hint } = new errors/* MooringError */.OD('github_base_unavailable', '');
    return {
        isChange,
        kind: 'unavailable',
        why: `The base commit ${commit} of ${named.what} could not be read`,
        hint,
    };
}
const CHECK_OUT = 'Run on `pull_request`, or check out the head of the change.';
function namedBase({ event, eventName }) {
    const { pull_request: pull, merge_group: group, before } = event;
    if (pull !== undefined) {
        return { what: 'the pull request', commit: pull.base.sha, head: pull.head.sha, isChange: true };
    }
    if (group !== undefined) {
        return { what: 'the merge group', commit: group.base_sha, head: group.head_sha, isChange: true };
    }
    const isNewBranch = before === undefined || /^0+$/.test(before);
    if (eventName !== 'push' || isNewBranch)
        return undefined;
    return { what: 'the push', commit: before, head: undefined, isChange: false };
}
function commitToCompare({ commit, head }, parents) {
    const [first, second] = parents;
    return first !== undefined && second !== undefined && second === head ? first : commit;
}
async function withoutBase({ environment, head, since, baseline }) {
    if (baseline !== '')
        return (0,load_baseline.loadBaseline)(head, baseline);
    if (since !== undefined)
        return { isChange: false, kind: 'since', since };
    const { event, eventName } = environment;
    const what = eventName === '' ? 'this run' : `the event ${eventName}`;
    const why = event.before === undefined ? `${what} has no base` : 'the push made a new branch, which has no base';
    return { isChange: false, kind: 'none', why };
}
async function openFromGitHub({ environment, githubToken }, commit) {
    if (githubToken === '' || environment.repository === '')
        return undefined;
    return openGitHubCommit({
        apiUrl: environment.githubApiUrl,
        repository: environment.repository,
        commit,
        token: new secret/* Secret */.zh(githubToken),
    });
}

;// CONCATENATED MODULE: ./build/actions/check/comment-place.js

function findCommentPlace(environment, githubToken) {
    const { actor, event, eventName, githubApiUrl, repository } = environment;
    const pullRequest = event.pull_request;
    if (pullRequest === undefined)
        return { kind: 'none', why: 'this run is not about a pull request' };
    const head = pullRequest.head.repo?.full_name;
    if (eventName === 'pull_request' && head !== repository) {
        return { kind: 'none', why: 'the pull request comes from a fork, whose token may only read' };
    }
    if (eventName === 'pull_request' && actor === 'dependabot[bot]') {
        return { kind: 'none', why: 'the run was started by Dependabot, whose token may only read' };
    }
    if (githubToken === '' || repository === '') {
        return { kind: 'none', why: 'there is no token to comment with' };
    }
    return {
        kind: 'pull-request',
        apiUrl: githubApiUrl,
        repository,
        pullRequest: pullRequest.number,
        token: new secret/* Secret */.zh(githubToken),
    };
}

// EXTERNAL MODULE: ./build/actions/check/inputs.js
var check_inputs = __webpack_require__(6514);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/report/wording.js
var wording = __webpack_require__(248);
;// CONCATENATED MODULE: ./build/domain/report/annotations.js


const MOST_PER_LEVEL = 9;
const LONGEST_MESSAGE = 4_096;
function renderAnnotations(report) {
    const offending = report.findings.filter(({ level }) => level !== 'notice');
    const byLine = Map.groupBy(offending, ({ file, line }) => JSON.stringify([file, line]));
    const lines = [...byLine.values()];
    return ['error', 'warning'].flatMap((level) => annotateSome(lines.filter(([worst]) => worst?.level === level)));
}
function annotateSome(lines) {
    if (lines.length <= MOST_PER_LEVEL + 1)
        return lines.flatMap(annotate);
    return [...lines.slice(0, MOST_PER_LEVEL).flatMap(annotate), ...countRest(lines.slice(MOST_PER_LEVEL))];
}
function annotate(findings) {
    const [worst] = findings;
    if (worst === undefined)
        return [];
    const { level, file, line } = worst;
    const title = (0,printable/* printable */.g$)(worst.title);
    if (findings.length === 1)
        return [{ level, file, line, title, message: describe(worst) }];
    const message = join(findings.map((one) => (0,printable/* printable */.g$)(`${(0,printable/* printable */.g$)(one.title)}: ${describe(one)}`, 2_000)));
    return [
        { level, file, line, title: `${title}, and ${(0,wording/* count */.U9)(findings.length - 1, 'more finding')}`, message },
    ];
}
function countRest(lines) {
    const findings = lines.flat();
    const [first] = findings;
    if (first === undefined)
        return [];
    const { level, file, line } = first;
    const title = `and ${(0,wording/* count */.U9)(lines.length, 'more line')}`;
    const message = `${(0,wording/* count */.U9)(findings.length, 'more finding')} on ${(0,wording/* count */.U9)(lines.length, 'more line')}: see the summary of this run.`;
    return [{ level, file, line, title, message }];
}
function describe({ message, remedy }) {
    return `${(0,printable/* printable */.g$)(message, 1_000)} ${(0,printable/* printable */.g$)(remedy, 600)}`;
}
function join(texts) {
    const all = texts.join('\n');
    if (all.length <= LONGEST_MESSAGE)
        return all;
    let used = ROOM_FOR_COUNT;
    const past = texts.findIndex((text) => (used += text.length + 1) > LONGEST_MESSAGE);
    const kept = Math.max(0, past);
    return [...texts.slice(0, kept), `and ${(0,wording/* count */.U9)(texts.length - kept, 'more finding')} on this line.`].join('\n');
}
const ROOM_FOR_COUNT = 60;

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/report/finding-sections.js
var finding_sections = __webpack_require__(6786);
// EXTERNAL MODULE: ./build/domain/report/fit.js
var fit = __webpack_require__(7739);
;// CONCATENATED MODULE: ./build/domain/report/timeline.js

function renderTimeline({ behind, history, pinned }) {
    if (behind === null || behind.builds === 0 || history === null || pinned === null)
        return '';
    const builds = history.around.filter(({ digest }, index, all) => digest !== all[index - 1]?.digest);
    const pin = builds.findLastIndex(({ digest }) => digest === pinned);
    if (pin === -1)
        return '';
    const left = behind.builds - (builds.length - 1 - pin);
    const gap = Math.min(pin + NEAR + 1, builds.length - 1);
    const lines = builds.map(({ at, digest }, index) => `    ${at.slice(0, 10)} : ${nameOf(digest, index - pin, index === builds.length - 1)}`);
    if (left > 0)
        lines.splice(gap, 0, `    … : ${left} more`);
    return ['```mermaid', 'timeline', ...lines, '```'].join('\n');
}
const NEAR = 2;
function nameOf(digest, afterPin, isNewest) {
    const [, hex = ''] = (0,domain_digest/* shortDigest */.VK)(digest).split(':');
    if (afterPin === 0)
        return `${hex} pinned`;
    return isNewest ? `${hex} newest` : hex;
}

;// CONCATENATED MODULE: ./build/domain/report/summary.js






const MOST_BYTES = 1_000_000;
const MOST_TIMELINES = 5;
function renderSummary(report) {
    const encoder = new TextEncoder();
    const sections = [
        heading(report),
        ...(0,finding_sections/* findingSections */.Y)(report.findings),
        ...(0,finding_sections/* resolvedSection */.E)(report.resolved),
        ...imageSection(report.images),
        ...timelineSection(report.images),
        ...footnote(report.images),
    ];
    return `${(0,fit/* fitSections */.W)(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
}
function heading(report) {
    return {
        before: `## ${wording/* VERDICT_SIGNS */.PU[report.verdict]} ${(0,markdown/* escapeMarkdown */.FV)((0,wording/* headline */.Pl)(report))}\n\n${(0,markdown/* escapeMarkdown */.FV)((0,wording/* scope */.z8)(report))}`,
        entries: report.notes.map((note) => `\n${(0,markdown/* escapeMarkdown */.FV)(note)}`),
        after: '',
        importance: 0,
        noun: 'note',
    };
}
function imageSection(images) {
    if (images.length === 0)
        return [];
    return [
        {
            before: `### Images\n\n${(0,markdown/* tableHead */.PP)(['Image', 'Pinned', 'Newest build', 'Behind', 'State'])}`,
            entries: images.map(imageRow),
            after: '',
            importance: 4,
            noun: 'image',
        },
    ];
}
function imageRow(image) {
    return (0,markdown/* tableRow */.jD)([
        (0,markdown/* code */.aY)(image.image),
        image.pinned === null ? '—' : (0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.pinned)),
        image.newest === null ? '—' : `${(0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.newest))}<br>${day(image.newestBuiltAt)}`,
        (0,wording/* behindText */.Sd)(image),
        (0,wording/* stateText */.r9)(image),
    ]);
}
function day(timestamp) {
    return timestamp === null ? '' : timestamp.slice(0, 10);
}
function timelineSection(images) {
    const pictures = images
        .toSorted((a, b) => (b.behind?.builds ?? 0) - (a.behind?.builds ?? 0))
        .flatMap((image) => {
        const picture = renderTimeline(image);
        return picture === '' ? [] : [`\n${(0,markdown/* code */.aY)(image.image)}\n\n${picture}`];
    });
    if (pictures.length === 0)
        return [];
    return [
        {
            before: '<details><summary>Builds since the pins</summary>',
            entries: pictures.slice(0, MOST_TIMELINES),
            after: '</details>',
            importance: 7,
            noun: 'picture',
        },
    ];
}
function footnote(images) {
    if (images.length === 0)
        return [];
    const unread = images.some(({ packages, openAdvisories }) => packages === null && openAdvisories !== null);
    const advisories = unread
        ? ' Where the packages of an image could not be read, advisories are matched by its name.'
        : '';
    const before = `<sub>Days behind count from the first build newer than the pin.${advisories}</sub>`;
    return [{ before, entries: [], after: '', importance: 9, noun: '' }];
}

// EXTERNAL MODULE: ./build/domain/report/text.js
var report_text = __webpack_require__(8913);
;// CONCATENATED MODULE: ./build/actions/check/publish.js







async function publishReport(report, views, runner) {
    for (const line of (0,report_text/* renderText */.S)(report))
        runner.info(line);
    for (const { level, file, line, title, message } of renderAnnotations(report)) {
        runner[level](message, file === '' ? { title } : { title, file, line });
    }
    const attempt = attemptWith(runner);
    await attempt('the outputs of this step', async () => {
        runner.setOutput('verdict', report.verdict);
        runner.setOutput('findings', String(report.findings.length));
    });
    await attempt('the report', async () => {
        await writeWholeFile(views.report, `${JSON.stringify(report, null, 2)}\n`);
        runner.setOutput('report', views.report.path);
    });
    await attempt('the summary', () => runner.writeSummary(renderSummary(report)));
    await attempt('the SARIF file', () => writeSarif(report, views, runner));
    await attempt('the comment', () => writeComment(report, views, runner));
}
function attemptWith(runner) {
    return async (what, write) => {
        try {
            await write();
        }
        catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            const hint = error instanceof errors/* MooringError */.OD ? ` ${error.hint}` : '';
            runner.warning(`Could not write ${what}; the verdict stands without it. ${(0,printable/* printable */.g$)(why, 500)}.${hint}`);
        }
    };
}
async function writeSarif(report, { jobKey, sarif }, runner) {
    if (sarif === undefined)
        return;
    const { renderSarif, sarifCategory } = await __webpack_require__.e(/* import() */ 3871).then(__webpack_require__.bind(__webpack_require__, 3871));
    const category = sarifCategory(jobKey, hashText);
    const { leftOut, log } = renderSarif(report, { category, hash: hashText });
    await writeWholeFile(sarif, `${JSON.stringify(log)}\n`);
    runner.setOutput('sarif', sarif.path);
    if (leftOut > 0)
        runner.notice(`${leftOut} findings did not fit into the SARIF file; all are in the report.`);
}
async function writeComment(report, views, runner) {
    const { comment: mode, commentPlace: place, jobKey } = views;
    if (mode === 'never')
        return;
    if (place.kind === 'none') {
        runner.info(`No comment: ${place.why}.`);
        return;
    }
    const [{ openGitHubComments }, { postComment }, { commentMarker }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9877).then(__webpack_require__.bind(__webpack_require__, 9877)),
        __webpack_require__.e(/* import() */ 8571).then(__webpack_require__.bind(__webpack_require__, 8571)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2433)),
    ]);
    const comments = await openGitHubComments(place);
    await postComment({ mode, report, jobKey, marker: commentMarker(jobKey, hashText), comments });
}
function hashText(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

;// CONCATENATED MODULE: ./build/actions/check/main.js














async function runCheck() {
    await (0,boundary/* runAction */.C)(check);
}
async function check(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(check_inputs/* CheckInputs */.Wj, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const whyNot = await findReasonToSkip(inputs, environment);
    if (whyNot !== undefined)
        return saySkipped(whyNot, context.runner);
    const views = viewsOf(inputs, environment);
    const head = (0,work_tree/* createWorkTree */.Y)(environment.workspace, exec_command/* execCommand */.N);
    const { report } = await (0,check_images/* checkImages */.B)({
        head,
        base: await findBase({
            environment,
            head,
            command: exec_command/* execCommand */.N,
            githubToken: inputs['github-token'],
            since: inputs.since,
            baseline: inputs.baseline,
        }),
        inputs: (0,check_inputs/* policyOf */.US)(inputs),
        registry: endpoints.registry,
        startedAt: context.clock.now(),
        ask: (uses, platforms) => (0,ask_if_needed/* askIfNeeded */.G)(uses, platforms, {
            send: context.send,
            clock: context.clock,
            endpoints,
            timeoutSeconds: inputs['timeout-seconds'],
            organization: inputs.organization,
            mask: (text) => context.runner.mask(text),
            say: (line) => context.runner.info(line),
            open: async (call, onSecret) => {
                const { openAccess } = await Promise.all(/* import() */[__webpack_require__.e(654), __webpack_require__.e(1777)]).then(__webpack_require__.bind(__webpack_require__, 1777));
                return openAccess(call, onSecret, { inputs, endpoints, environment });
            },
        }),
    });
    await publishReport(report, views, context.runner);
    return report.verdict === 'fail' ? 1 : 0;
}
async function findReasonToSkip(inputs, environment) {
    if (inputs['when-unavailable'] !== 'skip')
        return undefined;
    const { whySkipped } = await Promise.all(/* import() */[__webpack_require__.e(654), __webpack_require__.e(1777)]).then(__webpack_require__.bind(__webpack_require__, 1777));
    return whySkipped({ inputs, environment });
}
async function saySkipped(why, runner) {
    runner.notice(`The check is skipped: ${why}.`, { title: 'Mooring check' });
    runner.setOutput('verdict', 'skipped');
    await runner.writeSummary(`## Mooring check skipped\n\nNothing was looked at: ${(0,markdown/* escapeMarkdown */.FV)(why)}.\n`);
    return 0;
}
function viewsOf(inputs, environment) {
    const place = (input) => reportPlace(input, inputs[input], environment);
    const { temporaryFolder } = environment;
    return {
        report: inputs['report-path'] === ''
            ? { path: (0,external_node_path_.join)(temporaryFolder, 'mooring-check-report.json'), root: temporaryFolder }
            : place('report-path'),
        sarif: inputs['sarif-path'] === '' ? undefined : place('sarif-path'),
        comment: inputs.comment,
        commentPlace: findCommentPlace(environment, inputs['github-token']),
        jobKey: inputs['job-key'],
    };
}


/***/ }),

/***/ 9245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadBaseline: () => (/* binding */ loadBaseline)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7398);


async function loadBaseline(tree, path) {
    const [reading] = await tree.read([path]);
    if (reading === undefined || 'problem' in reading) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it was not given'}`);
    }
    const { CheckReportFile } = await __webpack_require__.e(/* import() */ 8854).then(__webpack_require__.bind(__webpack_require__, 8854));
    const report = CheckReportFile.safeParse(readJson(path, reading.bytes));
    if (report.success)
        return { isChange: false, kind: 'baseline', file: path, findings: report.data.findings };
    const [issue] = report.error.issues;
    throw invalid(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
function readJson(path, bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        throw invalid(path, 'it is not JSON');
    }
}
function invalid(path, why) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_invalid', `${path}: no report of a check: ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(why, 120)}`, {
        hint: 'Commit the report of an earlier check (the file that the output `report` names) as the baseline.',
    });
}


/***/ })

};
