export const id = 8246;
export const ids = [8246,9245];
export const modules = {

/***/ 8246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/usecases/check-images.js + 21 modules
var check_images = __webpack_require__(9899);
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
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
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
    const head = await (0,git_commit_tree/* readHeadCommit */.g0)(options.environment.workspace, options.command);
    const commit = commitToCompare(named, head?.parents ?? []);
    if (head?.commit === commit) {
        return {
            isChange,
            kind: 'unavailable',
            why: `What is checked out is the base of ${named.what} itself`,
            hint: CHECK_OUT,
        };
    }
    const tree = await (0,git_commit_tree/* openGitCommit */.W$)(options.environment.workspace, commit, options.command);
    if (tree !== undefined) {
        const isBranch = named.head !== undefined && named.head === head?.commit;
        const start = isBranch ? await openStart([commit, named.head], options) : undefined;
        return { isChange, kind: 'tree', commit, tree, ...start };
    }
    try {
        return { isChange, kind: 'tree', commit, tree: await openFromGitHub(options, commit) };
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code !== 'config_base_unreadable')
            throw error;
        const why = `The base commit ${commit} of ${named.what} could not be read: git could not fetch it, and GitHub’s API did not give it (${error.message})`;
        return { isChange, kind: 'unavailable', why, hint: error.hint };
    }
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
async function openStart([base, head], { command, environment: { workspace } }) {
    const commit = await (0,git_commit_tree/* readMergeBase */.yr)(workspace, [base, head], command);
    if (commit === undefined || commit === base || commit === head)
        return undefined;
    const [tree, newest] = await Promise.all([
        (0,git_commit_tree/* openGitCommit */.W$)(workspace, commit, command),
        (0,git_commit_tree/* openGitCommit */.W$)(workspace, base, command),
    ]);
    return tree === undefined || newest === undefined ? undefined : { commit, tree, newest };
}
async function withoutBase({ environment, head, since, baseline }) {
    if (baseline !== '' && since !== undefined)
        throw new errors/* MooringError */.OD('config_input_invalid', 'inputs since and baseline: they exclude one another');
    if (baseline !== '')
        return (0,load_baseline.loadBaseline)(head, baseline);
    if (since !== undefined)
        return { isChange: false, kind: 'since', since };
    const { event, eventName } = environment;
    const what = eventName === '' ? 'this run' : `the event ${eventName}`;
    const why = event.before === undefined ? `${what} has no base` : 'the push made a new branch, which has no base';
    return { isChange: false, kind: 'none', why };
}
async function openFromGitHub({ environment, clock, command, githubToken }, commit) {
    const { githubApiUrl: apiUrl, repository, workspace } = environment;
    if (githubToken === '' || repository === '')
        throw new errors/* MooringError */.OD('config_base_unreadable', 'there is no token to ask GitHub with');
    const { openGitHubCommit } = await __webpack_require__.e(/* import() */ 9311).then(__webpack_require__.bind(__webpack_require__, 9311));
    return openGitHubCommit({
        apiUrl,
        repository,
        commit,
        token: new secret/* Secret */.zh(githubToken),
        clock,
        readLocal: (blobs) => (0,git_commit_tree/* readGitBlobs */.HL)(workspace, blobs, command),
    });
}

// EXTERNAL MODULE: ./build/actions/check/inputs.js
var check_inputs = __webpack_require__(6514);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
async function removeFile({ path, root }) {
    try {
        const isOurs = (await findLink(path, root)) === undefined && (await (0,promises_.lstat)(path)).isFile();
        if (isOurs)
            await (0,promises_.unlink)(path);
    }
    catch (cause) {
        if (isNothing(cause))
            return;
        throw new errors/* MooringError */.OD('config_file_unreadable', `could not remove ${path}`, {
            cause,
            hint: 'Check that this user may change the folder that it lies in.',
        });
    }
}
function isBelow(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '' && way.split(external_node_path_.sep)[0] !== '..' && !(0,external_node_path_.isAbsolute)(way);
}
async function requireNoLink(path, root) {
    const link = await findLink(path, root);
    if (link === undefined)
        return;
    throw new errors/* MooringError */.OD('config_file_invalid', `${link} is a symbolic link: nothing is written there`, {
        hint: 'Remove the link from the repository, or name another place.',
    });
}
async function findLink(path, root) {
    const names = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep);
    for (const index of names.keys()) {
        const place = (0,external_node_path_.join)(root, ...names.slice(0, index + 1));
        if (await isLink(place))
            return place;
    }
    return undefined;
}
async function isLink(place) {
    try {
        return (await (0,promises_.lstat)(place)).isSymbolicLink();
    }
    catch (error) {
        if (isNothing(error))
            return false;
        throw error;
    }
}
function isNothing(error) {
    return (0,file_lock/* isCode */._)(error, 'ENOENT') || (0,file_lock/* isCode */._)(error, 'ENOTDIR');
}

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
        ...(0,finding_sections/* findingSections */.Y)(report),
        ...(0,finding_sections/* resolvedSection */.E)(report),
        ...imageSection(report),
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
function imageSection({ images, mode }) {
    if (images.length === 0)
        return [];
    return [
        {
            before: `### Images\n\n${(0,markdown/* tableHead */.PP)(['Image', 'Pinned', 'Newest build', 'Behind', 'State'])}`,
            entries: images.map((image) => imageRow(image, mode)),
            after: '',
            importance: 4,
            noun: 'image',
        },
    ];
}
function imageRow(image, mode) {
    return (0,markdown/* tableRow */.jD)([
        (0,markdown/* code */.aY)(image.image),
        image.pinned === null ? '—' : (0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.pinned)),
        image.newest === null ? '—' : `${(0,markdown/* code */.aY)((0,domain_digest/* shortDigest */.VK)(image.newest))}<br>${day(image.newestBuiltAt)}`,
        (0,wording/* behindText */.Sd)(image),
        (0,wording/* stateText */.r9)(image, mode),
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
            entries: pictures,
            after: '</details>',
            importance: 7,
            noun: 'pin',
            most: MOST_TIMELINES,
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







async function publishReport(result, views, { clock, runner }) {
    const { report } = result;
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
    await attempt('the OpenVEX file', () => writeOpenVex(result, views, runner));
    await attempt('the comment', () => writeComment(report, views, { clock, runner }));
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
async function writeOpenVex({ assessed, report }, { author, openVex }, runner) {
    if (openVex === undefined)
        return;
    const { renderOpenVex } = await __webpack_require__.e(/* import() */ 6351).then(__webpack_require__.bind(__webpack_require__, 6351));
    const document = renderOpenVex(assessed, { author, timestamp: report.checkedAt, hash: hashText });
    if (document === undefined) {
        runner.info('No OpenVEX file: nothing is fixed in the packages that were read, or does not affect them.');
        return;
    }
    await writeWholeFile(openVex, `${JSON.stringify(document, null, 2)}\n`);
    runner.setOutput('openvex', openVex.path);
}
async function writeComment(report, views, { clock, runner }) {
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
    const comments = await openGitHubComments({ ...place, clock });
    await postComment({ mode, report, jobKey, marker: commentMarker(jobKey, hashText), comments });
}
function hashText(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
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

;// CONCATENATED MODULE: ./build/actions/check/views.js





const FILES = ['report-path', 'sarif-path', 'openvex-path'];
function viewsOf(inputs, environment) {
    const places = askedPlaces(inputs, environment);
    const { temporaryFolder } = environment;
    return {
        report: places.get('report-path') ?? {
            path: (0,external_node_path_.join)(temporaryFolder, reportName(environment)),
            root: temporaryFolder,
        },
        sarif: places.get('sarif-path'),
        openVex: places.get('openvex-path'),
        author: environment.repository === '' ? 'Mooring' : environment.repository,
        comment: inputs.comment,
        commentPlace: findCommentPlace(environment, inputs['github-token']),
        jobKey: inputs['job-key'],
    };
}
function reportName({ step }) {
    const suffix = step.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
    return suffix === '' ? 'mooring-check-report.json' : `mooring-check-report-${suffix}.json`;
}
async function removeEarlierFiles(inputs, environment, runner) {
    const baseline = inputs.baseline === '' ? undefined : (0,external_node_path_.resolve)(environment.workspace, inputs.baseline);
    for (const [input, place] of askedPlaces(inputs, environment)) {
        if (place.path === baseline)
            continue;
        try {
            await removeFile(place);
        }
        catch (error) {
            if (!(error instanceof errors/* MooringError */.OD))
                throw error;
            const why = (0,printable/* printable */.g$)(error.message, 500);
            runner.warning(`The file of an earlier run stays at \`${input}\`: ${why}. ${error.hint}`);
        }
    }
}
function askedPlaces(inputs, environment) {
    const places = new Map();
    for (const input of FILES) {
        if (inputs[input] === '')
            continue;
        const place = reportPlace(input, inputs[input], environment);
        const [other] = [...places].find(([, { path }]) => path === place.path) ?? [];
        if (other !== undefined)
            throw new errors/* MooringError */.OD('config_input_invalid', `inputs ${other} and ${input}: name one file`);
        places.set(input, place);
    }
    return places;
}

;// CONCATENATED MODULE: ./build/actions/check/main.js












async function runCheck() {
    await (0,boundary/* runAction */.C)(check);
}
async function check(context) {
    const inputs = (0,service_inputs/* readInputs */.Ko)(check_inputs/* CheckInputs */.Wj, (name) => context.runner.input(name));
    const endpoints = (0,service_inputs/* endpointsOf */.uY)(inputs);
    const environment = await (0,actions_environment/* readEnvironment */.Q)(process.env);
    const views = viewsOf(inputs, environment);
    await removeEarlierFiles(inputs, environment, context.runner);
    const whyNot = await findReasonToSkip(inputs, environment);
    if (whyNot !== undefined)
        return saySkipped(whyNot, context.runner);
    const head = (0,work_tree/* createWorkTree */.YT)(environment.workspace, exec_command/* execCommand */.N);
    const result = await (0,check_images/* checkImages */.B)({
        head,
        base: await findBase({
            environment,
            head,
            command: exec_command/* execCommand */.N,
            clock: context.clock,
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
    await publishReport(result, views, context);
    return result.report.verdict === 'fail' ? 1 : 0;
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


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withFileLock),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6046);






const LOOK_MS = 25;
async function withFileLock(path, { staleMs, waitMs }, work) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true, mode: 0o700 });
    const mine = formatOwner({ machine: await nameMachine(), pid: process.pid, id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() });
    const giveUpAt = Date.now() + waitMs;
    while (!(await take(path, mine))) {
        await removeIfForgotten(path, staleMs);
        if (Date.now() > giveUpAt)
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .MooringError */ .OD('config_file_busy', `another process holds ${path}`);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(LOOK_MS);
    }
    try {
        return await work();
    }
    finally {
        if ((await readText(path)) === mine)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
    }
}
async function take(path, owner) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'wx', 0o600).catch((error) => {
        if (isCode(error, 'EEXIST'))
            return undefined;
        throw error;
    });
    if (file === undefined)
        return false;
    try {
        await file.writeFile(owner);
        return true;
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function removeIfForgotten(path, staleMs) {
    const seen = await readText(path);
    if (seen === undefined)
        return;
    const age = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
    if (age <= staleMs && !(await isGone(seen)))
        return;
    const aside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const isMoved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside).then(() => true, () => false);
    if (!isMoved)
        return;
    const moved = await readText(aside);
    if (moved !== undefined && moved !== seen)
        await take(path, moved);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, { force: true });
}
function formatOwner({ machine, pid, id }) {
    return `${machine}\n${pid}\n${id}\n`;
}
async function isGone(text) {
    const [machine, pid] = text.split('\n');
    if (machine !== (await nameMachine()) || !/^[1-9]\d*$/.test(pid ?? ''))
        return false;
    try {
        process.kill(Number(pid), 0);
        return false;
    }
    catch (error) {
        return isCode(error, 'ESRCH');
    }
}
async function nameMachine() {
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
    return `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`;
}
async function readText(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(() => undefined);
}
function isCode(error, code) {
    return error instanceof Error && 'code' in error && error.code === code;
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
