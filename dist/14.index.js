export const id = 14;
export const ids = [14];
export const modules = {
    1777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (findTrustedRequest),
            t: () => (findSkipReason)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _access_oidc_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(526);
        function findSkipReason(inputs, environment) {
            if (inputs['when-unavailable'] !== 'skip')
                return undefined;
            const found = findTrustedRequest(environment);
            return found.kind === 'untrusted' ? found.error.message : undefined;
        }
        function findTrustedRequest(environment) {
            if (environment.eventName !== 'pull_request_target')
                return (0, _access_oidc_request_js__WEBPACK_IMPORTED_MODULE_1__.M)(environment);
            const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('auth_no_id_token', '`pull_request_target` runs with the permissions of the base for an unreviewed change', { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' });
            return { kind: 'untrusted', error };
        }
    }),
    2903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (LINK_MODE),
            f: () => (readCommitFiles)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        const LINK_MODE = '120000';
        async function readCommitFiles(paths, files, readBlobs) {
            const wanted = paths.flatMap((path) => files.get(path) ?? []);
            const contents = await readAll(wanted, readBlobs);
            const links = wanted.filter(({ isLink }) => isLink);
            const targets = new Map(links.map((link) => [link.path, files.get(targetOf(link, contents.get(link.blob)))]));
            const linked = await readAll([...targets.values()].flatMap((target) => target ?? []), readBlobs);
            return paths.map((path) => {
                if (!files.has(path))
                    return { path, problem: 'it is not in the commit', isAbsent: true };
                const file = targets.has(path) ? targets.get(path) : files.get(path);
                const bytes = file === undefined ? undefined : (linked.get(file.blob) ?? contents.get(file.blob));
                return bytes === undefined ? { path, problem: 'it is not in the commit' } : { path, bytes };
            });
        }
        async function readAll(files, readBlobs) {
            const contents = await readBlobs([...new Set(files.map(({ blob }) => blob))]);
            const missing = files.find(({ blob }) => !contents.has(blob));
            if (missing === undefined)
                return contents;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_base_unreadable', `the content of ${missing.path} could not be read`);
        }
        function targetOf({ path }, content) {
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), new TextDecoder().decode(content)));
        }
    }),
    915: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HL: () => (readGitBlobs),
            W$: () => (openGitCommit),
            g0: () => (readHeadCommit),
            yr: () => (readMergeBase)
        });
        var _commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
        const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];
        async function openGitCommit(root, commit, command) {
            const git = (args) => command('git', args, { directory: root });
            const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
            if (known.exitCode !== 0) {
                const fetched = await git([
                    ...STOP_WHEN_STUCK,
                    'fetch',
                    '--quiet',
                    '--no-tags',
                    '--depth=1',
                    'origin',
                    commit,
                ]);
                if (fetched.exitCode !== 0)
                    return undefined;
            }
            const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
            if (listed.exitCode !== 0)
                return undefined;
            const files = parseTree(new TextDecoder().decode(listed.stdout));
            return {
                list: async () => [...files.keys()].sort(),
                read: (paths) => (0, _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.f)(paths, files, (blobs) => readGitBlobs(root, blobs, command)),
            };
        }
        function parseTree(text) {
            const entries = text.split('\0').flatMap((line) => {
                const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
                return blob === undefined || path === undefined ? [] : [{ path, blob, isLink: mode === _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.B }];
            });
            return new Map(entries.map((entry) => [entry.path, entry]));
        }
        async function readGitBlobs(root, blobs, command) {
            const ids = blobs.filter((blob) => /^[0-9a-f]{40,64}$/.test(blob));
            if (ids.length === 0)
                return new Map();
            const input = ids.map((id) => `${id}\n`).join('');
            return parseBatch((await command('git', ['cat-file', '--batch'], { directory: root, input })).stdout);
        }
        function parseBatch(output) {
            const blobs = new Map();
            for (let offset = 0; offset < output.length;) {
                const end = output.indexOf(0x0a, offset);
                if (end === -1)
                    break;
                const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
                const length = type === 'missing' || size === undefined ? -1 : Number(size);
                const isWhole = length >= 0 && end + 1 + length <= output.length;
                if (isWhole)
                    blobs.set(object, output.subarray(end + 1, end + 1 + length));
                offset = end + 1 + (length < 0 ? 0 : length + 1);
            }
            return blobs;
        }
        async function readHeadCommit(root, command) {
            const named = await command('git', ['rev-parse', '--verify', 'HEAD^{commit}'], { directory: root });
            const object = await command('git', ['cat-file', 'commit', 'HEAD'], { directory: root });
            if (named.exitCode !== 0 || object.exitCode !== 0)
                return undefined;
            const [headers = ''] = new TextDecoder().decode(object.stdout).split('\n\n', 1);
            const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
            return { commit: new TextDecoder().decode(named.stdout).trim(), parents };
        }
        async function readMergeBase(root, [one, other], command) {
            const found = await command('git', ['merge-base', one, other], { directory: root });
            return found.exitCode === 0 ? new TextDecoder().decode(found.stdout).trim() : undefined;
        }
    }),
    2354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $p: () => (unusedExceptions),
            FW: () => (applyExceptions),
            t8: () => (describeException)
        });
        var _listing_ignore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4110);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);
        function applyExceptions(findings, exceptions, now) {
            const current = exceptions.filter(({ ends }) => now < ends);
            if (current.length === 0)
                return findings;
            return findings.map((finding) => {
                const exception = current.find((one) => covers(one, finding));
                if (exception === undefined)
                    return finding;
                const { reason, until } = exception;
                return { ...finding, level: 'notice', exception: { reason, until } };
            });
        }
        const INTERMITTENT = new Set(['not-checked', 'base-unavailable', 'config']);
        const INCOMPLETE = new Set(['not-checked', 'unresolvable']);
        function unusedExceptions(findings, exceptions, { doubtful, now }) {
            const places = [...doubtful, ...findings.filter(({ rule }) => INCOMPLETE.has(rule))];
            return exceptions
                .filter((one) => now < one.ends &&
                !(one.rule !== undefined && INTERMITTENT.has(one.rule)) &&
                !places.some((place) => mayCover(one, place)) &&
                !findings.some((finding) => covers(one, finding)))
                .map((one) => `${describeException(one)} (line ${one.line})`);
        }
        function mayCover({ path, image }, { file, reference }) {
            if (path?.(file) === false)
                return false;
            if (image === undefined)
                return true;
            const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.bc)(reference);
            return reading.kind !== 'reference' || (0, _listing_ignore_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reading.reference).some(image);
        }
        function covers(exception, { rule, file, reference, advisory }) {
            const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases].map(asId);
            return (rule !== 'exception' &&
                (exception.rule === undefined || exception.rule === rule) &&
                (exception.advisory === undefined || ids.includes(asId(exception.advisory))) &&
                (exception.package === undefined || exception.package === advisory?.package?.name) &&
                (exception.path?.(file) ?? true) &&
                (exception.image === undefined || namesOfText(reference).some(exception.image)));
        }
        function asId(text) {
            return text.trim().toLowerCase();
        }
        function namesOfText(text) {
            const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.bc)(text);
            return reading.kind === 'reference' ? (0, _listing_ignore_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reading.reference) : [text];
        }
        function describeException({ rule, advisory, package: name, ...other }) {
            const named = [advisory, name, rule].filter((word) => word !== undefined);
            const places = [
                other.image === undefined ? '' : 'some images',
                other.path === undefined ? '' : 'some files',
            ];
            return [...named, ...places].filter((word) => word !== '').join(', ');
        }
    }),
    5117: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (judge),
            n: () => (noEvidence)
        });
        var instant = __webpack_require__(2224);
        var image_reference = __webpack_require__(880);
        var assess = __webpack_require__(6308);
        var check_evidence = __webpack_require__(7533);
        var image_use = __webpack_require__(7125);
        ;
        function assessedImages({ uses }, { evidence, registry }) {
            const references = new Map(uses.map(({ reference }) => [(0, image_reference.Ys)(reference), reference]));
            return [...references.values()].flatMap((reference) => {
                if ((0, image_use.RC)(reference, registry) === undefined)
                    return [];
                const tag = (0, check_evidence.es)(reference, evidence);
                const answer = tag === undefined ? undefined : evidence.tags.get((0, check_evidence.E4)((0, image_reference.vy)(reference), tag));
                const build = (0, check_evidence.TY)(reference, answer);
                const { assessments } = assessImage(reference, evidence, { builtAt: build?.at, platforms: [] });
                return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
            });
        }
        function assessImage(reference, evidence, { builtAt, platforms }) {
            const packages = evidence.packages.get((0, image_reference.Ys)(reference));
            if (packages?.kind === 'unknown')
                return { assessments: [], unknown: [packages] };
            const names = (0, check_evidence.jh)(packages?.value, reference);
            const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
            const unknown = given.filter((answer) => answer.kind === 'unknown');
            const advisoriesOn = (name) => {
                const answer = evidence.advisories.get(name);
                return answer?.kind === 'known' ? answer.value : [];
            };
            const assessments = packages === undefined || packages.value.source === 'name'
                ? (0, assess.H)(names.flatMap(advisoriesOn), builtAt)
                : (0, assess.C)(usedOf(platforms, packages.value.platforms), advisoriesOn);
            return { assessments, unknown: [...new Map(unknown.map((one) => [one.problem.message, one])).values()] };
        }
        function usedOf(platforms, fetched) {
            const used = fetched.filter(({ platform }) => platforms.includes(platform));
            return used.length === 0 ? fetched : used;
        }
        function judgedFiles({ uses }, { packages }) {
            const unread = new Set(uses.flatMap(({ file, reference }) => {
                const answer = packages.get((0, image_reference.Ys)(reference));
                const isRead = answer === undefined || (answer.kind === 'known' && answer.value.source !== 'name');
                return isRead ? [] : [file];
            }));
            return (file) => !unread.has(file);
        }
        var history_lag = __webpack_require__(6974);
        var tag_history = __webpack_require__(3287);
        var gate_policy = __webpack_require__(3714);
        var advisory = __webpack_require__(9643);
        var end_of_life = __webpack_require__(6092);
        var problems = __webpack_require__(108);
        ;
        const AROUND = 2;
        function historyAround(history, digest) {
            const pinned = history.findLastIndex((build) => build.digest === digest);
            const isNear = (index) => index >= history.length - AROUND - 1 || (pinned !== -1 && Math.abs(index - pinned) <= AROUND);
            const around = history.filter((_, index) => isNear(index));
            const usual = (0, tag_history.s$)(history);
            return {
                builds: history.length,
                around: around.map((build) => ({ digest: build.digest, at: (0, instant.r4)(build.at) })),
                newerAfterDays: digest === undefined ? [] : newerAfterDays(history, digest),
                usualDays: usual === undefined ? null : Math.round(usual / instant.sO),
            };
        }
        function newerAfterDays(history, digest) {
            const builds = (0, tag_history.q9)(history);
            const pinned = builds.findLastIndex((build) => build.digest === digest);
            const [first, ...newer] = pinned === -1 ? [] : builds.slice(pinned);
            if (first === undefined)
                return [];
            return [...new Set(newer.map(({ at }) => Math.floor((at - first.at) / instant.sO)))];
        }
        ;
        function noveltyOf(observation, baseline, limits) {
            switch (baseline.kind) {
                case 'none':
                    return 'not-compared';
                case 'since':
                    return noveltySince(momentsOf(observation, limits), baseline);
                case 'compared':
                    if (!isNew(observation, baseline))
                        return 'pre-existing';
                    return baseline.unread?.has(observation.file) === true ? 'not-compared' : 'new';
            }
        }
        function isNew({ rule, key, fileKey = key, weight, file, reference }, { weights, isTouched }) {
            const before = [weights.get(key), weights.get(fileKey)].filter((one) => one !== undefined);
            if (before.every((one) => WEIGHTS.indexOf(one) < WEIGHTS.indexOf(weight)))
                return true;
            return rule !== 'advisory' && rule !== 'exception' && isTouched(file, reference);
        }
        function noveltySince(moments, { since, now }) {
            if (moments.length === 0)
                return 'not-compared';
            return moments.some((moment) => moment >= since && moment <= now) ? 'new' : 'pre-existing';
        }
        function weightsOf(observations) {
            const weights = new Map();
            for (const { key, fileKey, weight } of observations) {
                for (const name of fileKey === undefined ? [key] : [key, fileKey]) {
                    weights.set(name, heavier(weights.get(name), weight));
                }
            }
            return weights;
        }
        const WEIGHTS = ['minor', 'warning', 'blocking'];
        function heavier(one, other) {
            return one === undefined || WEIGHTS.indexOf(other) > WEIGHTS.indexOf(one) ? other : one;
        }
        function momentsOf({ advisory, endOfLife }, limits) {
            return [
                ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
                ...(endOfLife === undefined ? [] : momentsOfLifecycle(endOfLife, limits)),
            ];
        }
        function momentsOfAdvisory({ events, since, status }, { maxDetectionDays }) {
            const latest = instantsOf([since, events?.at(-1)?.at]);
            const aged = status === 'under_investigation' ? shifted(instantsOf([since]), [maxDetectionDays]) : [];
            return [...latest, ...aged];
        }
        function momentsOfLifecycle({ eolDate, graceEnds }, { warnBeforeDays, failBeforeDays }) {
            const lastDay = instantsOf([eolDate === null ? null : `${eolDate}T00:00:00Z`]);
            return [
                ...shifted(lastDay, [-warnBeforeDays, 1]),
                ...shifted(instantsOf([graceEnds]), [-failBeforeDays, 0]),
            ];
        }
        function instantsOf(times) {
            return times.flatMap((time) => (typeof time === 'string' ? ((0, instant.Wr)(time) ?? []) : []));
        }
        function shifted(times, days) {
            return times.flatMap((time) => days.map((count) => (0, instant.fN)(time + count * instant.sO)));
        }
        function touchedLines(head, before) {
            const stillThere = new Set(placesOf(head).map(({ file }) => file));
            const places = placesOf(before);
            const known = new Set(places.map(({ file, reference }) => keyOf(file, reference)));
            const moved = new Set(places.filter(({ file }) => !stillThere.has(file)).map(({ reference }) => reference));
            return (file, reference) => !known.has(keyOf(file, reference)) && !moved.has(reference);
        }
        function filesUnreadBefore(head, before) {
            const read = new Set(head.uses.map(({ file }) => file));
            const unread = before.unread.filter(({ file, scope }) => scope === 'file' && read.has(file));
            return new Set(unread.map(({ file }) => file));
        }
        function placesOf({ uses, unread, }) {
            return [
                ...uses.map(({ file, reference }) => ({ file, reference: (0, image_reference.Ys)(reference) })),
                ...unread.map(({ file, written }) => ({ file, reference: written })),
            ];
        }
        function keyOf(file, reference) {
            return `${file}\n${reference}`;
        }
        var finding = __webpack_require__(4939);
        ;
        function weigh(observations, baseline, policyOf) {
            return observations
                .map((observation) => {
                const policy = policyOf(observation);
                const novelty = noveltyOf(observation, baseline, policy);
                return { ...observation, novelty, level: levelOf(observation, novelty, policy) };
            })
                .sort(worstFirst);
        }
        function verdictOf(findings) {
            if (findings.some(({ level }) => level === 'error'))
                return 'fail';
            return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
        }
        function levelOf({ rule, weight }, novelty, { failOn, warnOn }) {
            if (weight === 'minor')
                return 'notice';
            const fails = failOn.includes(rule) || (novelty === 'new' && failOn.includes(`new-${rule}`));
            if (fails && weight === 'blocking')
                return 'error';
            return warnOn.includes(rule) ? 'warning' : 'notice';
        }
        const LEVEL_ORDER = ['error', 'warning', 'notice'];
        function worstFirst(a, b) {
            return (LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
                finding.y.indexOf(a.rule) - finding.y.indexOf(b.rule) ||
                scoreOf(b) - scoreOf(a) ||
                compareText(a.file, b.file) ||
                a.line - b.line ||
                compareText(a.key, b.key));
        }
        function scoreOf({ advisory }) {
            return advisory?.severity.score ?? -1;
        }
        function byRuleThenKey(a, b) {
            return finding.y.indexOf(a.rule) - finding.y.indexOf(b.rule) || compareText(a.key, b.key);
        }
        function compareText(a, b) {
            return a < b ? -1 : Number(a > b);
        }
        ;
        function buildReport(parts) {
            const groups = Map.groupBy(parts.scanned.uses, (use) => (0, image_reference.Ys)(use.reference));
            const table = createPolicyTable();
            const images = [...groups.values()].flatMap((uses) => reportImage(uses, { ...parts, table }));
            const numbers = new Map((0, problems.GW)(parts.findings).flatMap((problem, number) => problem.findings.map((one) => [one, number])));
            const findings = parts.findings.map((finding) => {
                const policy = table.numberOf((0, gate_policy.jb)(parts.policies, finding));
                return Object.assign({ policy, problem: numbers.get(finding) ?? 0 }, finding);
            });
            return {
                schema: 'mooring.check-report/v1',
                verdict: verdictOf(parts.findings),
                checkedAt: (0, instant.r4)(parts.now),
                mode: parts.mode,
                comparedWith: parts.comparedWith,
                failOn: parts.policies.inputs.failOn ?? parts.policies.everywhere.failOn,
                notes: parts.notes,
                files: parts.files,
                policies: table.all(),
                images,
                findings,
                resolved: parts.resolved,
            };
        }
        function reportImage(uses, facts) {
            const [use] = uses;
            if (use === undefined)
                return [];
            const { reference } = use;
            const judged = uses.map((one) => {
                const policy = (0, gate_policy.KV)(facts.policies, one);
                const platforms = (0, image_use.Wt)(one, facts.platforms);
                return { file: one.file, line: one.line, policy, platforms, number: facts.table.numberOf(policy) };
            });
            const places = judged.map(({ file, line, number }) => ({ file, line, policy: number }));
            const variants = new Map(judged.map((one) => [`${one.number} ${one.platforms.join(' ')}`, one]));
            const pinned = reference.digest ?? null;
            const tag = (0, check_evidence.es)(reference, facts.evidence);
            const image = (0, image_reference.Ys)({ ...reference, tag, digest: undefined });
            const named = tag === undefined ? (0, image_reference.vy)(reference) : image;
            const known = (0, image_use.RC)(reference, facts.registry) === undefined
                ? {}
                : knownOf(reference, tag, { ...facts, variants: [...variants.values()] });
            return [{ ...UNKNOWN, ...known, image: named, pinned, places }];
        }
        const UNKNOWN = {
            newest: null,
            newestBuiltAt: null,
            behind: null,
            endOfLife: null,
            history: null,
            packages: null,
            openAdvisories: null,
        };
        function knownOf(reference, tag, facts) {
            const { evidence } = facts;
            const answer = tag === undefined ? undefined : evidence.tags.get((0, check_evidence.E4)((0, image_reference.vy)(reference), tag));
            const history = answer?.history.kind === 'known' ? answer.history.value : undefined;
            const newest = history === undefined ? undefined : (0, tag_history.Dz)(history);
            const packages = evidence.packages.get((0, image_reference.Ys)(reference));
            return {
                newest: newest?.digest ?? null,
                newestBuiltAt: newest === undefined ? null : (0, instant.r4)(newest.at),
                behind: behindOf(history, reference.digest),
                endOfLife: lifecycleOf(reference, answer, facts),
                history: history === undefined ? null : historyAround(history, reference.digest),
                packages: packages?.kind === 'known' ? packagesOf(packages.value) : null,
                openAdvisories: openAdvisories(reference, answer, facts),
            };
        }
        function behindOf(history, digest) {
            if (history === undefined || digest === undefined)
                return null;
            const lag = (0, history_lag.er)(history, digest);
            switch (lag.kind) {
                case 'newest':
                    return { builds: 0, days: 0 };
                case 'behind':
                    return { builds: lag.builds, days: lag.days };
                case 'not-in-history':
                    return null;
            }
        }
        function lifecycleOf(reference, answer, { variants, now }) {
            if (answer?.lifecycle?.kind !== 'known')
                return null;
            const life = answer.lifecycle.value;
            const [worst] = variants
                .map(({ policy }) => (0, end_of_life.UJ)(life, reference, { policy, now }))
                .toSorted((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
            if (worst === undefined)
                return null;
            return { verdict: worst.verdict, ...(0, end_of_life.aN)(life, worst), reported: reportedLifecycle(life) };
        }
        const WORST_FIRST = ['fail', 'warn', 'pass'];
        function reportedLifecycle({ exists, deprecated, entry, isDenied }) {
            const reported = typeof entry === 'string'
                ? entry
                : { ...entry, graceExpiry: entry.graceExpiry ?? null, eolDate: entry.eolDate ?? null };
            return { exists, deprecated, entry: reported, isDenied: isDenied ?? null };
        }
        function packagesOf(packages) {
            if (packages.source === 'name')
                return null;
            const { source, platforms } = packages;
            return {
                source,
                count: platforms.reduce((sum, one) => sum + one.packages.length, 0),
                platforms: platforms.map(({ platform }) => platform).sort(),
            };
        }
        function openAdvisories(reference, answer, { evidence, variants, now }) {
            const builtAt = (0, check_evidence.TY)(reference, answer)?.at;
            const open = new Set();
            for (const { platforms, policy } of variants) {
                const { assessments, unknown } = assessImage(reference, evidence, { builtAt, platforms });
                if (unknown.length > 0)
                    return null;
                for (const one of assessments)
                    if ((0, advisory.mm)(one, policy, now) !== undefined)
                        open.add(one.id);
            }
            return [...open].sort();
        }
        function createPolicyTable() {
            const policies = new Map();
            return {
                numberOf: (policy) => {
                    const key = JSON.stringify(policy);
                    if (!policies.has(key))
                        policies.set(key, policy);
                    return [...policies.keys()].indexOf(key);
                },
                all: () => [...policies.values()],
            };
        }
        var check_exceptions = __webpack_require__(2354);
        var plural = __webpack_require__(795);
        var printable = __webpack_require__(6158);
        ;
        const MOST_NAMED = 5;
        function notesOnPackages({ packages }, unchecked) {
            const read = [...packages].flatMap(([reference, answer]) => answer.kind === 'known' && !unchecked.has(reference) ? [{ reference, found: answer.value }] : []);
            const byName = read.flatMap(({ reference, found }) => found.source === 'name' ? [{ reference: `${(0, problems.nA)(reference)}${because(found.reason)}` }] : []);
            const inPart = read.flatMap(({ reference, found }) => found.source === 'name' ? [] : (found.missing ?? []).map((one) => Object.assign({ reference }, one)));
            return [
                ...(byName.length === 0 ? [] : [noteOnByName(byName)]),
                ...[
                    ...Map.groupBy(inPart, ({ platform, reason }) => JSON.stringify([platform, reason])).values(),
                ].flatMap((group) => {
                    const [first] = group;
                    if (first === undefined)
                        return [];
                    const { platform, reason } = first;
                    return [
                        `${lacking(reason)} ${named(group)} on ${platform}${because(reason)}; no advisories were matched there.`,
                    ];
                }),
            ];
        }
        function notesOnUnread(files) {
            if (files.size === 0)
                return [];
            const group = [...files].sort().map((reference) => ({ reference }));
            return [`Not readable in the base: ${named(group)}; no finding there is classified as new.`];
        }
        function notesOnExceptions(unused) {
            if (unused.length === 0)
                return [];
            const group = unused.map((reference) => ({ reference: (0, printable.g$)(reference, 100) }));
            const exceptions = (0, plural.U)(unused.length, 'exception');
            return [`Remove ${exceptions} from the configuration file if no longer needed: ${named(group)}.`];
        }
        function noteOnAnonymous(reason) {
            return `Unauthenticated run (${reason}): only public images and published advisories were checked, and no end of life.`;
        }
        function noteOnIgnores(added) {
            const comments = `\`mooring: ignore\` ${added === 1 ? 'comment' : 'comments'}`;
            return `${added} ${comments} added by this change ${added === 1 ? 'takes' : 'take'} effect after the merge.`;
        }
        const CONFIG_CHANGED = 'This change edits .github/mooring.yml; the edits take effect after the merge.';
        const CONFIG_UNAVAILABLE = 'The configuration of the base is unavailable; the defaults applied.';
        function placesOfUnreadPackages({ uses }, { packages }) {
            return uses.flatMap(({ file, reference: used }) => {
                const reference = (0, image_reference.Ys)(used);
                const answer = packages.get(reference);
                if (answer === undefined)
                    return [];
                const isRead = answer.kind === 'known' && answer.value.source !== 'name' && answer.value.missing === undefined;
                return isRead ? [] : [{ file, reference }];
            });
        }
        function noteOnByName(images) {
            const subject = `${(0, plural.U)(images.length, 'image')} ${images.length === 1 ? 'has' : 'have'}`;
            return `${subject} no SBOM; advisories were matched by image name only: ${named(images)}.`;
        }
        function lacking(reason) {
            return reason === check_evidence.Uk ? 'No SBOM for' : 'No usable SBOM for';
        }
        function because(reason) {
            return reason === check_evidence.Uk ? '' : ` (${reason})`;
        }
        function named(group) {
            const names = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
            const rest = group.length - names.length;
            return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
        }
        var pin_origin = __webpack_require__(8449);
        var behind = __webpack_require__(6956);
        var foreign_digest = __webpack_require__(8315);
        var not_allowed = __webpack_require__(3470);
        var not_checked = __webpack_require__(7987);
        var other_registry = __webpack_require__(2390);
        var pin_required = __webpack_require__(1383);
        var too_far_behind = __webpack_require__(6197);
        var rules_unpinned = __webpack_require__(7081);
        var unresolvable = __webpack_require__(2846);
        ;
        function observe(scanned, options) {
            return [
                ...scanned.unread.map((unread) => unread.scope === 'file' ? (0, not_checked.yf)(unread) : (0, unresolvable.Be)(unread)),
                ...scanned.uses.flatMap((use) => observeUse(use, options)),
            ];
        }
        function observeUse(use, options) {
            const policy = (0, gate_policy.KV)(options.policies, use);
            const refused = (0, gate_policy.Jr)(options.policies, use) ? [] : [(0, not_allowed.C)(use, options.policies)];
            const isHistoric = (0, image_use.RC)(use.reference, options.registry) !== undefined;
            const judged = isHistoric
                ? observeHistoric(use, policy, options)
                : observeOther(use, policy, options.registry);
            return [...refused, ...judged];
        }
        function observeHistoric(use, policy, { access, evidence, now, platforms }) {
            const given = { policy, now, access, origins: evidence.origins };
            const tag = (0, check_evidence.es)(use.reference, evidence);
            const known = tag === undefined ? undefined : evidence.tags.get((0, check_evidence.E4)((0, image_reference.vy)(use.reference), tag));
            const used = (0, image_use.Wt)(use, platforms);
            const builtAt = (0, check_evidence.TY)(use.reference, known)?.at;
            const { assessments, unknown } = assessImage(use.reference, evidence, { builtAt, platforms: used });
            const build = { isNewest: (0, check_evidence.P$)(use.reference, known), platforms: used };
            const advisories = [
                ...unknown.map((missing) => (0, not_checked.vP)(use, 'advisories', missing, access)),
                ...(0, advisory.Uj)(use, assessments, { policy, now, ...build }),
            ];
            if (tag === undefined)
                return [...observeDigestAlone(use, evidence, access), ...advisories];
            if (known === undefined)
                return advisories;
            return [
                ...observeHistory(use, tag, known.history, given),
                ...observeEndOfLife(use, tag, known, given),
                ...advisories,
            ];
        }
        function observeHistory(use, tag, history, { policy, access, origins }) {
            const { digest } = use.reference;
            const builds = history.kind === 'known' ? history.value : [];
            const newest = (0, tag_history.Dz)(builds);
            const pin = policy.requirePins ? pin_required.v : rules_unpinned.gO;
            const unpinned = digest === undefined ? [pin(use, newest)] : [];
            if (history.kind === 'unknown')
                return [...unpinned, (0, not_checked.vP)(use, 'history', history, access)];
            if (newest === undefined)
                return [...unpinned, (0, not_checked.sZ)(use, tag)];
            if (digest === undefined)
                return unpinned;
            const lag = (0, history_lag.er)(builds, digest);
            switch (lag.kind) {
                case 'newest':
                    return [];
                case 'behind': {
                    const { maxLagDays } = policy;
                    const tooFar = maxLagDays === null ? undefined : (0, too_far_behind.A)(use, lag, { maxLagDays, newest });
                    return [tooFar ?? (0, behind.jW)(use, lag, newest)];
                }
                case 'not-in-history':
                    return [(0, foreign_digest.L)(use, digest, { tag, newest, origin: origins.get((0, pin_origin.D6)(use.reference)) })];
            }
        }
        function observeEndOfLife(use, tag, { lifecycle }, given) {
            if (lifecycle === undefined)
                return [];
            return lifecycle.kind === 'unknown'
                ? [(0, not_checked.vP)(use, 'end of life', lifecycle, given.access)]
                : (0, end_of_life.t4)(use, tag, lifecycle.value, given);
        }
        function observeOther(use, policy, registry) {
            const isMissing = policy.requirePins && use.reference.digest === undefined;
            return [(0, other_registry.c)(use, registry), ...(isMissing ? [(0, pin_required.v)(use, undefined)] : [])];
        }
        function observeDigestAlone(use, { tagsOfDigests }, access) {
            const tag = tagsOfDigests.get((0, image_reference.Ys)(use.reference));
            return [
                tag?.kind === 'unknown'
                    ? (0, not_checked.vP)(use, 'the tag of a digest', tag, access)
                    : (0, unresolvable.Af)(use),
            ];
        }
        ;
        const OF_PINS = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);
        function resolvedSince(base, head, isJudged = () => true) {
            const left = new Set(head.flatMap(({ key, fileKey = key }) => [key, fileKey]));
            const gone = base.filter(({ weight, key, fileKey = key, file, advisory }) => weight !== 'minor' &&
                file !== '' &&
                !left.has(key) &&
                !left.has(fileKey) &&
                (isJudged(file) || (advisory?.package ?? null) === null));
            return withoutReplaced(gone, base, head).toSorted(byRuleThenKey).map(toResolved);
        }
        function withoutReplaced(gone, base, head) {
            const known = new Set(base.map(({ key }) => key));
            const come = head.filter(({ rule, key }) => OF_PINS.has(rule) && !known.has(key));
            const left = new Map([...Map.groupBy(come, placeOf)].map(([place, group]) => [place, group.length]));
            return gone.filter((one) => {
                const count = left.get(placeOf(one)) ?? 0;
                left.set(placeOf(one), count - 1);
                return count <= 0;
            });
        }
        function placeOf({ rule, file, reference }) {
            const reading = (0, image_reference.bc)(reference);
            return JSON.stringify([
                rule,
                file,
                reading.kind === 'reference' ? (0, image_reference.vy)(reading.reference) : reference,
            ]);
        }
        function toResolved({ rule, key, file, line, reference, title, advisory }) {
            const facts = { rule, key, file, line, reference, title };
            return advisory === undefined ? facts : { ...facts, advisory };
        }
        var base_unavailable = __webpack_require__(4014);
        var rules_config = __webpack_require__(6306);
        var exception = __webpack_require__(2827);
        ;
        function noEvidence(now) {
            return { evidence: check_evidence.kE, now, access: { mode: 'signed-in', organization: '' } };
        }
        function judge({ base, config, head, before, addedComments }, { access, evidence, now }, { inputs, registry }) {
            const { check } = config;
            const { platforms } = check;
            const policies = { ...check.policies, inputs };
            const options = { evidence, registry, now, policies, platforms, access };
            const inBase = before === undefined ? undefined : observe(before, options);
            const exceptions = (0, exception.F)(check.exceptions, now);
            const observations = [
                ...(base.kind === 'unavailable' ? [(0, base_unavailable.m)(base.reason, base.hint)] : []),
                ...(config.problem === undefined ? [] : [(0, rules_config.E)(config.problem)]),
                ...exceptions,
                ...observe(head, options),
            ];
            const isTouched = before === undefined ? undefined : touchedLines(head, before);
            const unread = before === undefined ? new Set() : filesUnreadBefore(head, before);
            const baseline = baselineOf(base, { inBase: inBase && [...inBase, ...exceptions], isTouched, unread, now });
            const findings = weigh(observations, baseline, (one) => (0, gate_policy.jb)(policies, one));
            const doubtful = placesOfUnreadPackages(head, evidence);
            const unused = access.mode === 'anonymous' ? [] : (0, check_exceptions.$p)(findings, check.exceptions, { doubtful, now });
            const report = buildReport({
                scanned: head,
                files: head.files,
                evidence,
                findings: (0, check_exceptions.FW)(findings, check.exceptions, now),
                resolved: resolvedSince(base.kind === 'baseline' ? base.findings : (inBase ?? []), observations, judgedFiles(head, evidence)),
                notes: [
                    ...(access.mode === 'anonymous' ? [noteOnAnonymous(access.reason)] : []),
                    ...(config.state === 'edited' ? [CONFIG_CHANGED] : []),
                    ...(config.state === 'not-applied' ? [CONFIG_UNAVAILABLE] : []),
                    ...(addedComments === 0 ? [] : [noteOnIgnores(addedComments)]),
                    ...notesOnUnread(unread),
                    ...notesOnPackages(evidence, uncheckedBy(observations)),
                    ...notesOnExceptions(unused),
                ],
                mode: access.mode,
                comparedWith: comparisonOf(base),
                policies,
                platforms,
                registry,
                now,
            });
            return { report, assessed: assessedImages(head, options) };
        }
        function uncheckedBy(observations) {
            return new Set(observations.flatMap(({ rule, reference }) => (rule === 'not-checked' ? [reference] : [])));
        }
        function baselineOf(base, { inBase, isTouched, unread, now, }) {
            switch (base.kind) {
                case 'tree':
                    return inBase === undefined || isTouched === undefined
                        ? { kind: 'none' }
                        : { kind: 'compared', weights: weightsOf(inBase), isTouched, unread };
                case 'baseline':
                    return { kind: 'compared', weights: weightsOf(base.findings), isTouched: () => false };
                case 'since':
                    return { kind: 'since', since: base.since, now };
                case 'none':
                case 'unavailable':
                    return { kind: 'none' };
            }
        }
        function comparisonOf(base) {
            switch (base.kind) {
                case 'tree':
                    return { kind: 'base', commit: base.commit };
                case 'baseline':
                    return { kind: 'baseline', file: base.file };
                case 'since':
                    return { kind: 'since', since: (0, instant.r4)(base.since) };
                case 'none':
                case 'unavailable':
                    return { kind: 'none', reason: base.reason };
            }
        }
    }),
    9643: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q5: () => (ADVISORY_HELP),
            Uj: () => (observeAdvisories),
            mm: () => (weightOf)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2082);
        var _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3348);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6158);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4892);
        const ADVISORY_HELP = {
            explanation: 'The build that this line uses has an open advisory.',
            remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
        };
        function observeAdvisories(use, assessments, given) {
            return assessments.flatMap((assessment) => {
                const weight = weightOf(assessment, given.policy, given.now);
                if (weight === undefined)
                    return [];
                const subject = `${assessment.package?.name ?? ''}|${assessment.id}`;
                return [
                    (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                        rule: 'advisory',
                        weight,
                        subject: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(use.reference)}|${subject}`,
                        inFile: `${use.file}|${subject}`,
                        ...describeAdvisory(assessment, { ...given, reference: use.reference }),
                        advisory: factsOf(assessment),
                    }),
                ];
            });
        }
        function weightOf(assessment, policy, now) {
            const weight = weightOfStatus(assessment, policy, now);
            if (weight !== 'blocking')
                return weight;
            if (assessment.severity.rating === 'unscored')
                return weightOfUnscored(assessment, policy);
            return (0, _advisory_severity_js__WEBPACK_IMPORTED_MODULE_4__.du)(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
        }
        function weightOfStatus({ decision }, policy, now) {
            switch (decision.status) {
                case 'affected_fix_available':
                case 'affected':
                case 'affected_wont_fix':
                    return 'blocking';
                case 'under_investigation':
                    return isOlder(decision.since, policy.maxDetectionDays, now) ? 'blocking' : 'warning';
                case 'affected_pending_upstream':
                    return policy.pendingUpstream === 'fail' ? 'blocking' : 'warning';
                case 'unknown':
                    return policy.strict ? 'blocking' : 'warning';
                case 'unknown_not_analysed':
                    return 'warning';
                case 'unreviewed':
                    return policy.unreviewed === 'warn' ? 'warning' : undefined;
                case 'fixed_assumed':
                case 'fixed':
                case 'not_affected':
                    return undefined;
            }
        }
        function weightOfUnscored({ decision }, { unscored }) {
            switch (unscored) {
                case 'fail':
                    return 'blocking';
                case 'warn':
                    return 'warning';
                case 'ignore':
                    return undefined;
                case 'auto':
                    return decision.status.startsWith('affected') ? 'blocking' : 'warning';
            }
        }
        function isOlder(since, days, now) {
            return since === undefined || now - since > days * _instant_js__WEBPACK_IMPORTED_MODULE_2__.sO;
        }
        const SUPPORTED = 'Use a supported version of the image.';
        const STATUS_WORDS = {
            affected_fix_available: {
                clause: (subject) => `affects ${subject}`,
                remedy: 'Update to the newest build.',
            },
            affected: {
                clause: (subject) => `affects ${subject}; no fix yet`,
                remedy: 'Use an image without it until a fix is available.',
            },
            affected_wont_fix: { clause: (subject) => `affects ${subject}; no fix is planned`, remedy: SUPPORTED },
            affected_pending_upstream: {
                clause: (subject) => `affects ${subject}; waiting for an upstream fix`,
                remedy: 'Use an image without it until upstream releases a fix.',
            },
            under_investigation: {
                clause: (subject) => `is under investigation for ${subject}`,
                remedy: 'Wait for the result, or use an image without it.',
            },
            unknown: {
                clause: (subject) => `is undecided for ${subject}: Mooring does not recognize its versions or its state`,
                remedy: 'Read the advisory, and update Mooring.',
            },
            unknown_not_analysed: {
                clause: (subject) => `will not be analyzed for ${subject}`,
                remedy: SUPPORTED,
            },
            unreviewed: { clause: (subject) => `is not reviewed yet for ${subject}`, remedy: 'Wait for the review.' },
            fixed_assumed: { clause: (subject) => `is probably fixed in ${subject}`, remedy: 'No action is needed.' },
            fixed: { clause: (subject) => `is fixed in ${subject}`, remedy: 'No action is needed.' },
            not_affected: { clause: (subject) => `does not affect ${subject}`, remedy: 'No action is needed.' },
        };
        function describeAdvisory(assessment, { reference, isNewest, platforms }) {
            const { id, advisory, decision, severity, package: installed } = assessment;
            const { clause, remedy } = STATUS_WORDS[decision.status];
            const serviceId = id === advisory.advisoryId ? [] : [advisory.advisoryId];
            const rating = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
            const details = [...serviceId, ...rating].join(', ');
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(reference);
            const version = installed === undefined ? undefined : `${installed.name} ${installed.version}`;
            const subject = version === undefined ? image : `${version} in ${image}${onSome(assessment, platforms)}`;
            const isFixed = decision.status === 'affected_fix_available';
            const isAwaited = isFixed && isNewest;
            const state = isAwaited ? 'is fixed, but not built yet' : isFixed ? 'is fixed in a newer build' : 'is open';
            return {
                title: `${id}${version === undefined ? '' : ` in ${version}`} ${state}`,
                message: `${details === '' ? id : `${id} (${details})`} ${clause(subject)}${datesOf(assessment)}.${quoted(decision.event)}`,
                remedy: isAwaited ? 'Wait for the next build of this tag, or use an image without it.' : remedy,
            };
        }
        function datesOf({ decision: { status, fixedVersion, event, since } }) {
            if (status !== 'affected_fix_available')
                return since === undefined ? '' : `. Open since ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(since)}`;
            const version = fixedVersion === undefined ? 'fixed' : `fixed in ${fixedVersion}`;
            const isReopened = event !== undefined && (0, _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(event) === 'detection';
            return `; ${version}${since === undefined || isReopened ? '' : ` on ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(since)}`}`;
        }
        function onSome({ platforms: affected }, platforms) {
            const isEverywhere = platforms.every((platform) => affected.includes(platform));
            return isEverywhere || affected.length === 0 ? '' : ` on ${affected.join(', ')}`;
        }
        const LONGEST_NOTE = 400;
        function quoted(event) {
            const note = event === undefined ? '' : (0, _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__.kH)(event);
            return note === '' ? '' : ` The advisory says: “${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)(note, LONGEST_NOTE)}”`;
        }
        function factsOf({ id, advisory, decision, names, severity, ...rest }) {
            const { package: installed, platforms } = rest;
            const note = decision.event === undefined ? '' : (0, _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__.kH)(decision.event);
            return {
                id,
                aliases: names.filter((name) => name !== advisory.advisoryId),
                advisoryId: advisory.advisoryId,
                uid: advisory.uid,
                status: decision.status,
                package: installed === undefined ? null : { name: installed.name, version: installed.version },
                fixedVersion: decision.fixedVersion ?? null,
                severity,
                platforms,
                since: decision.since === undefined ? null : (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(decision.since),
                events: eventFacts(advisory),
                ...(note === '' ? {} : { note }),
            };
        }
        function eventFacts({ events }) {
            const timeline = (0, _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__.lx)(events) ?? null;
            return (timeline?.map(({ event, kind, at }) => ({ kind, at: (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at), versions: (0, _advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_0__.x4)(event) })) ??
                null);
        }
    }),
    4014: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (observeMissingBase),
            x: () => (BASE_UNAVAILABLE_HELP)
        });
        const BASE_UNAVAILABLE_HELP = {
            explanation: 'The base of the change could not be read, so no finding is classified as new or pre-existing.',
            remedy: 'Give the check access to the base; see the message for how.',
        };
        function observeMissingBase(reason, hint) {
            return {
                rule: 'base-unavailable',
                weight: 'blocking',
                key: 'base-unavailable',
                file: '',
                line: 1,
                reference: '',
                title: 'Base unavailable: nothing to compare with',
                message: `${reason}. Findings cannot be classified as new or pre-existing.`,
                remedy: hint,
            };
        }
    }),
    6956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Fi: () => (BEHIND_HELP),
            QI: () => (lagMessage),
            jW: () => (observeBehind),
            kH: () => (updateRemedy)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6974);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(795);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4892);
        const BEHIND_HELP = {
            explanation: 'The tag has newer builds than the pinned one.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeBehind(use, lag, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                rule: 'behind',
                weight: 'blocking',
                title: `Behind by ${(0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`,
                message: lagMessage(lag),
                remedy: updateRemedy(newest),
            });
        }
        function lagMessage({ builds, days, from, to }) {
            const hours = days === 0 ? ` and ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(to.at - from.at)}` : '';
            const newest = `the newest one, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(builds, 'build')}${hours} later, is from ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(to.at)}`;
            return `The pinned build is from ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(from.at)}; ${newest}.`;
        }
        function updateRemedy({ at, digest }) {
            return `Update the pin to ${digest}, built on ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(at)}.`;
        }
    }),
    6306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (observeUnreadableConfig),
            h: () => (CONFIG_HELP)
        });
        const CONFIG_HELP = {
            explanation: 'The configuration file of the base could not be read, so the defaults applied.',
            remedy: 'Fix .github/mooring.yml; see the message for the errors.',
        };
        function observeUnreadableConfig(message) {
            return {
                rule: 'config',
                weight: 'warning',
                key: 'config|base',
                file: '',
                line: 1,
                reference: '',
                title: 'Configuration of the base could not be read',
                message: `${message.replaceAll('\n', '; ')}. The defaults apply to this change.`,
                remedy: 'No action is needed if this change fixes the file.',
            };
        }
    }),
    2827: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F: () => (observeExceptions),
            _: () => (EXCEPTION_HELP)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
        var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2354);
        const EXCEPTION_HELP = {
            explanation: 'An exception in the configuration file has expired, or expires soon.',
            remedy: 'Fix what it covers, remove it, or set a later date.',
        };
        const WARN_BEFORE_DAYS = 14;
        function observeExceptions(exceptions, now) {
            return exceptions.flatMap((exception) => {
                const { file, line, until, ends, reason } = exception;
                const hasExpired = now >= ends;
                if (!hasExpired && ends - now > WARN_BEFORE_DAYS * _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO)
                    return [];
                const subject = (0, _exceptions_js__WEBPACK_IMPORTED_MODULE_1__.t8)(exception);
                return [
                    {
                        rule: 'exception',
                        weight: 'warning',
                        key: `exception|${subject}|${until}`,
                        file,
                        line,
                        reference: subject,
                        title: hasExpired ? 'Exception has expired' : 'Exception expires soon',
                        message: `The exception for ${subject} (${reason}) ${hasExpired ? 'expired' : 'expires'} at the end of ${until}, UTC.`,
                        remedy: 'Fix what it covers, remove it, or set a later date.',
                    },
                ];
            });
        }
    }),
    8315: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (observeOrigin),
            w: () => (FOREIGN_DIGEST_HELP)
        });
        var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);
        var _pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8449);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(795);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4892);
        var _not_checked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7987);
        const FOREIGN_DIGEST_HELP = {
            explanation: "The pinned digest is not in the tag's history: it belongs to another tag, to a single platform, or to no known build.",
            remedy: 'Check where the digest comes from, and pin the image index of a build of this tag.',
        };
        function observeOrigin(use, pinned, given) {
            const { tag, newest, origin } = given;
            const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(pinned);
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(use.reference);
            const repin = `pin ${image}:${tag}@${newest.digest}`;
            switch (origin?.kind) {
                case 'foreign':
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                        ...FOREIGN,
                        title: 'Digest is not a build of this image',
                        message: `${digest} is not in the history of any tag of ${image} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(origin.tags, 'tag')} searched)${origin.isInRegistry ? '' : ', nor in the registry'}.`,
                        remedy: `Check where the digest comes from, and ${repin} instead.`,
                    });
                case 'other-tag':
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                        ...FOREIGN,
                        title: `Digest belongs to tag ${origin.tag}`,
                        message: `${digest} is not in the history of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${(0, _pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.JX)(origin)}.`,
                        remedy: `Use ${image}:${origin.tag}, or ${repin}.`,
                    });
                case 'platform-manifest':
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                        ...FOREIGN,
                        weight: 'warning',
                        title: `Digest covers ${origin.platform} only`,
                        message: `${digest} is the ${origin.platform} manifest of a build that tag ${tag} pointed to ${(0, _pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.JX)(origin)}; it does not run on other platforms.`,
                        remedy: `Pin the image index of that build, ${origin.index}, or ${repin}.`,
                    });
                case 'own':
                case 'not-verified':
                case undefined: {
                    const reason = origin?.kind === 'not-verified' ? origin.reason : undefined;
                    return (0, _not_checked_js__WEBPACK_IMPORTED_MODULE_4__.Fs)(use, { digest, tag, reason, repin });
                }
            }
        }
        const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' };
    }),
    3470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (observeNotAllowed),
            b: () => (NOT_ALLOWED_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
        const NOT_ALLOWED_HELP = {
            explanation: 'The image does not match allowed-images in .github/mooring.yml.',
            remedy: 'Use an allowed image, or add this one to allowed-images.',
        };
        const MOST_GLOBS = { count: 5, length: 80 };
        function observeNotAllowed(use, { allowedImages }) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const listed = allowedImages.slice(0, MOST_GLOBS.count).map((glob) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(glob, MOST_GLOBS.length));
            const rest = allowedImages.length - listed.length;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.P)(use, {
                rule: 'not-allowed',
                weight: 'blocking',
                subject: image,
                title: 'Image is not allowed',
                message: `${image} does not match \`allowed-images\` in .github/mooring.yml: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
                remedy: 'Use an allowed image, or add this one to `allowed-images`.',
            });
        }
    }),
    7987: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Fs: () => (observeUnknownOrigin),
            mB: () => (NOT_CHECKED_HELP),
            sZ: () => (observeEmptyHistory),
            vP: () => (observeNotChecked),
            yf: () => (observeUnreadFile)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3081);
        var _observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4892);
        const NOT_CHECKED_HELP = {
            explanation: 'A check could not be completed, so its result is unknown. An incomplete check never passes.',
            remedy: 'See the message for the cause and the fix.',
        };
        const TITLES = {
            advisories: 'Advisories could not be checked',
            history: 'History could not be checked',
            'end of life': 'End of life could not be checked',
            'the tag of a digest': 'Tag of the digest could not be checked',
        };
        function observeNotChecked(use, fact, { problem }, access) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const [organization = ''] = use.reference.path.split('/');
            const cause = (0, _cause_js__WEBPACK_IMPORTED_MODULE_1__.rl)(problem, organization, access);
            const isPrivate = cause?.kind === 'unauthenticated';
            const isOutOfReach = (isPrivate && access.mode === 'anonymous') || cause?.kind === 'other-organization';
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.P)(use, {
                rule: 'not-checked',
                weight: isOutOfReach ? 'warning' : 'blocking',
                subject: `${fact}|${image}|${problem.code}`,
                title: TITLES[fact],
                message: isPrivate ? `Private images require authentication: ${image}.` : `${problem.message}.`,
                remedy: cause?.remedy ?? problem.hint,
                ...(cause === undefined ? {} : { cause }),
            });
        }
        function observeEmptyHistory(use, tag) {
            const tagged = `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}:${tag}`;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.P)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `history|${tagged}|empty`,
                title: TITLES.history,
                message: `The history of ${tagged} is empty.`,
                remedy: 'Check the spelling of the tag.',
            });
        }
        function observeUnknownOrigin(use, { digest, tag, reason, repin, }) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.P)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `origin|${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}`,
                title: 'Origin of the digest could not be checked',
                message: `${digest} is not in the history of tag ${tag}, and its origin is unknown${reason === undefined ? '' : `: ${reason}`}.`,
                remedy: `Run the check again, or ${repin}.`,
            });
        }
        function observeUnreadFile({ file, line, reason, written }) {
            return {
                rule: 'not-checked',
                weight: 'blocking',
                key: `file|${file}|${written}|${reason}`,
                file,
                line,
                reference: written,
                title: 'File could not be read',
                message: reason,
                remedy: 'Fix the file, or exclude it with `exclude` in .github/mooring.yml.',
            };
        }
    }),
    2390: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (OTHER_REGISTRY_HELP),
            c: () => (observeOtherRegistry)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
        const OTHER_REGISTRY_HELP = {
            explanation: 'The image is hosted on a registry without a tag history, so it was not checked.',
            remedy: 'Use the same image from your registry, if available.',
        };
        function observeOtherRegistry(use, registry) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.P)(use, {
                rule: 'other-registry',
                weight: 'blocking',
                title: `Image is not hosted on ${registry}`,
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} is hosted on ${use.reference.host}, which has no tag history; it was not checked.`,
                remedy: `Use the same image from ${registry}, if available.`,
            });
        }
    }),
    1383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (PIN_REQUIRED_HELP),
            v: () => (observeRequiredPin)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
        var _unpinned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7081);
        const PIN_REQUIRED_HELP = {
            explanation: 'The configuration requires a digest for this image, and the reference has none.',
            remedy: 'Pin the reference to the digest in the message.',
        };
        function observeRequiredPin(use, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.P)(use, {
                rule: 'pin-required',
                weight: 'blocking',
                title: 'Image must be pinned to a digest',
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no digest, and \`require-pins\` is set.`,
                remedy: (0, _unpinned_js__WEBPACK_IMPORTED_MODULE_2__.MN)(use, newest),
            });
        }
    }),
    6197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (observeTooFarBehind),
            U: () => (TOO_FAR_BEHIND_HELP)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6974);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4892);
        var _behind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6956);
        const TOO_FAR_BEHIND_HELP = {
            explanation: 'The time between the pinned build and the newest build of the tag exceeds max-lag.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeTooFarBehind(use, lag, { maxLagDays, newest }) {
            const maxLag = Math.round(maxLagDays * _instant_js__WEBPACK_IMPORTED_MODULE_2__.sO);
            const isOfDays = maxLag > 0 && Number.isInteger(maxLagDays);
            if ((isOfDays ? lag.days * _instant_js__WEBPACK_IMPORTED_MODULE_2__.sO : lag.to.at - lag.from.at) <= maxLag)
                return undefined;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.P)(use, {
                rule: 'too-far-behind',
                weight: 'blocking',
                title: `Too far behind: ${(0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`,
                message: `${(0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.QI)(lag)} \`max-lag\` is ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(maxLag)}.`,
                remedy: (0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.kH)(newest),
            });
        }
    }),
    7081: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Iq: () => (UNPINNED_HELP),
            MN: () => (pinRemedy),
            gO: () => (observeUnpinned)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
        const UNPINNED_HELP = {
            explanation: 'The reference names a tag without a digest. A tag is mutable: it can point to a different image tomorrow.',
            remedy: 'Pin the reference to a digest.',
        };
        function observeUnpinned(use, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.P)(use, {
                rule: 'unpinned',
                weight: 'blocking',
                title: 'Image is not pinned',
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} is a mutable tag and can point to a different image tomorrow.`,
                remedy: pinRemedy(use, newest),
            });
        }
        function pinRemedy(use, newest) {
            if (newest === undefined)
                return 'Pin it to a digest.';
            return `Pin it to ${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}@${newest.digest}.`;
        }
    }),
    2846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Af: () => (observeTagless),
            Be: () => (observeUnresolvable),
            N3: () => (UNRESOLVABLE_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
        const UNRESOLVABLE_HELP = {
            explanation: 'The image reference has no fixed value, so the image it stands for is unknown.',
            remedy: 'Write the full reference, or give its variable a default value.',
        };
        function observeUnresolvable({ file, line, reason, scope, written }) {
            const isInvalid = scope === 'instruction';
            return {
                rule: 'unresolvable',
                weight: isInvalid ? 'warning' : 'blocking',
                key: `text|${file}|${written}|${reason}`,
                file,
                line,
                reference: written,
                title: isInvalid ? 'Dockerfile is not valid' : 'Image reference cannot be resolved',
                message: reason,
                remedy: isInvalid
                    ? 'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.'
                    : 'Write the full reference, give its variable a default value, or add the comment `mooring: ignore`.',
            };
        }
        function observeTagless(use) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.P)(use, {
                rule: 'unresolvable',
                weight: 'blocking',
                title: 'Digest without a tag',
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no tag, and no tag of the image ever pointed to the digest; its history and its end of life cannot be checked.`,
                remedy: 'Add the tag before the digest: `image:tag@sha256:…`.',
            });
        }
    }),
    3933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WU: () => (imagesText),
            fz: () => (annotate),
            i3: () => (placesText)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(795);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6157);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9572);
        const MOST_PER_LEVEL = 9;
        const LONGEST_TITLE = 70;
        const MOST_NAMED = 5;
        function annotate(view) {
            const levels = ['error', 'warning'].map((level) => {
                const problems = view.problems.filter((one) => one.level === level);
                const kept = problems.length <= MOST_PER_LEVEL + 1 ? problems : problems.slice(0, MOST_PER_LEVEL);
                return { kept, left: problems.slice(kept.length) };
            });
            return {
                annotations: levels.flatMap(({ kept, left }) => [
                    ...kept.map((problem) => annotationOf(view, problem)),
                    ...countRest(left),
                ]),
                annotated: new Set(levels.flatMap(({ kept }) => kept)),
            };
        }
        function annotationOf(view, { findings, level, message, remedy, title }) {
            const { file, line } = placeOf(findings);
            const images = imagesText(view, findings);
            const parts = [
                (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(message, 1_000),
                images,
                (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(remedy, 600),
                images === '' ? placesText(findings) : '',
            ];
            return {
                level,
                file,
                line,
                title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(title), LONGEST_TITLE),
                message: parts.filter((part) => part !== '').join(' '),
            };
        }
        function placeOf(findings) {
            const [{ file, line }] = findings;
            return (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.ek)(findings)[0] ?? { file, line };
        }
        function imagesText(view, findings) {
            const names = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.zA)(view, findings);
            return names.length < 2 ? '' : `Images: ${listed(names.map((name) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(name, 80)))}.`;
        }
        function placesText(findings) {
            const places = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.ek)(findings).map((place) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place), 200));
            return places.length === 0 ? '' : `(${listed(places)})`;
        }
        function listed(names) {
            const left = names.length - MOST_NAMED;
            return `${names.slice(0, MOST_NAMED).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
        }
        function countRest(problems) {
            const [worst] = problems;
            if (worst === undefined)
                return [];
            const more = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(problems.length, `more ${worst.level === 'error' ? 'blocking problem' : 'warning'}`);
            const { file, line } = placeOf(worst.findings);
            return [
                { level: worst.level, file, line, title: more, message: `${more}: see the log or the job summary.` },
            ];
        }
    }),
    6596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Po: () => (closingLines),
            S5: () => (renderText),
            iB: () => (imageTable),
            pb: () => (problemLines)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(108);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5715);
        var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3933);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6157);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9572);
        var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5903);
        const WIDEST = { line: 120, image: 48 };
        function renderText(report, context = _view_context_js__WEBPACK_IMPORTED_MODULE_2__.V0) {
            const view = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.O8)(report, context);
            const table = imageTable(report);
            return [
                ...table,
                ...(table.length === 0 ? [] : ['']),
                ...problemLines(view, view.problems),
                ...closingLines(view),
            ];
        }
        function imageTable({ images, mode }) {
            if (images.length === 0)
                return [];
            const lines = (0, _columns_js__WEBPACK_IMPORTED_MODULE_4__.R)([
                ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
                ...images.map((image) => [
                    (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(image.image, WIDEST.image),
                    digits(image.pinned),
                    digits(image.newest),
                    image.newestBuiltAt?.slice(0, 10) ?? '-',
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.Sd)(image),
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.r9)(image, mode),
                ]),
            ]);
            return lines.map((line) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)(line, WIDEST.line));
        }
        function digits(digest) {
            return digest === null ? '-' : digest.replace(/^.*:/, '').slice(0, 12);
        }
        function problemLines(view, problems) {
            return problems.flatMap((problem) => {
                const { findings, level, message, novelty, remedy, title } = problem;
                if (level === 'notice')
                    return [];
                const adjective = _wording_js__WEBPACK_IMPORTED_MODULE_3__.lM[novelty];
                const sign = level === 'error' ? 'FAIL' : 'warn';
                return [
                    `${sign}  ${subjectOf(view, findings)}  ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(title)}${adjective === '' ? '' : ` (${adjective})`}`,
                    ...wrap(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(message, 500)} ${listText(view, findings)}`, INDENTATION),
                    ...wrap(`→ ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(remedy, 500)}`, INDENTATION),
                    '',
                ];
            });
        }
        function subjectOf(view, findings) {
            const [{ file, line }] = findings;
            if (file === '')
                return 'this run';
            const [images, places] = [(0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.zA)(view, findings).length, (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.ek)(findings).length];
            if (images > 1)
                return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(images, 'image');
            return places > 1 ? (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(places, 'place') : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_2__.QW)({ file, line }));
        }
        function listText(view, findings) {
            const images = (0, _annotations_js__WEBPACK_IMPORTED_MODULE_0__.WU)(view, findings);
            return images !== '' || (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.ek)(findings).length < 2 ? images : (0, _annotations_js__WEBPACK_IMPORTED_MODULE_0__.i3)(findings);
        }
        function closingLines(view) {
            const { context, report } = view;
            return [
                ...noticeLine(view.problems.filter(({ level }) => level === 'notice')),
                ...resolvedLine((0, _check_problems_js__WEBPACK_IMPORTED_MODULE_7__.tM)(report.resolved).map(([first]) => first)),
                ...report.notes.flatMap((note) => wrap((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(note, 500), '')),
                ...wrap(`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.z8)(report)}, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)((0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.lp)(report, context), 500)}.`, ''),
                `Mooring: ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(view)}.`,
            ];
        }
        const INDENTATION = ' '.repeat(6);
        function wrap(text, indentation) {
            const lines = [];
            let line = '';
            for (const word of text.match(/(?:`[^`]*`|[^ ])+/g) ?? []) {
                if (line !== '' && indentation.length + line.length + 1 + word.length > WIDEST.line) {
                    lines.push(line);
                    line = '';
                }
                line = line === '' ? word : `${line} ${word}`;
            }
            return [...lines, line].map((one) => `${indentation}${one}`);
        }
        function noticeLine(notices) {
            return notices.length === 0 ? [] : [`note  ${countByRule(notices)}; see the report.`, ''];
        }
        function resolvedLine(resolved) {
            return resolved.length === 0 ? [] : [`ok    ${countByRule(resolved)} resolved; see the report.`, ''];
        }
        function countByRule(found) {
            const byRule = Map.groupBy(found, ({ rule }) => rule);
            return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
        }
    }),
    5266: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (loadBaseline)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6158);
        async function loadBaseline(tree, path) {
            const [reading] = await tree.read([path]);
            if (reading === undefined || 'problem' in reading) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it does not exist'}`);
            }
            const { CheckReportFile } = await __webpack_require__.e(346).then(__webpack_require__.bind(__webpack_require__, 7346));
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
                throw invalid(path, 'not JSON');
            }
        }
        function invalid(path, reason) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_invalid', `${path}: not a report of a check: ${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(reason, 120)}`, {
                hint: 'Commit the report of an earlier check (the file named by the output `report`) as the baseline.',
            });
        }
    }),
    3262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (readTrees),
            X: () => (usesWithHistory)
        });
        var image_use = __webpack_require__(7125);
        var errors = __webpack_require__(6046);
        var load_config = __webpack_require__(3449);
        ;
        async function chooseConfig(head, source) {
            const config = await (0, load_config.Z9)(head);
            if (source.of === 'head')
                return { config, state: 'applied' };
            const { base } = source;
            if (base === undefined)
                return { config: load_config.PV, state: config === load_config.PV ? 'applied' : 'not-applied' };
            const isEdited = (await readText(head)) !== (await readText(base));
            return { ...(await loadOfBase(base)), state: isEdited ? 'edited' : 'applied' };
        }
        async function loadOfBase(base) {
            try {
                return { config: await (0, load_config.Z9)(base) };
            }
            catch (error) {
                if (!(error instanceof errors.OD) || !error.code.startsWith('config_file_'))
                    throw error;
                return { config: load_config.PV, problem: error.message };
            }
        }
        async function readText(tree) {
            const readings = await tree.read(load_config.n0);
            return readings
                .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
                .join('\0');
        }
        var image_list = __webpack_require__(2048);
        var image_reference = __webpack_require__(880);
        var list_images = __webpack_require__(2423);
        ;
        async function scanTree(tree, now, rules) {
            const { images, skipped } = await (0, list_images.v8)({ tree, now, rules });
            const unread = skipped.filter(({ code }) => code !== 'ignored');
            return {
                files: new Set([...images, ...unread].map(({ file }) => file)).size,
                uses: images.map(toUse),
                unread: unread.map(toUnread),
                ignored: skipped.flatMap(({ byComment }) => (byComment === undefined ? [] : [toIgnored(byComment)])),
            };
        }
        function heedOnly(base, head) {
            const known = new Set(base.ignored.map(({ key }) => key));
            const added = head.ignored.filter(({ key }) => !known.has(key)).map(({ place }) => place);
            const uses = added.filter((place) => 'reference' in place);
            const unread = added.filter((place) => 'scope' in place);
            const scanned = { ...head, uses: [...head.uses, ...uses], unread: [...head.unread, ...unread] };
            return { scanned, added: added.length };
        }
        function toIgnored(place) {
            return 'reference' in place
                ? { key: `${place.file}\n${(0, image_reference.vy)(place.reference)}`, place: toUse(place) }
                : { key: `${place.file}\n${place.written}`, place: toUnread(place) };
        }
        function toUse(image) {
            const { file, line } = image;
            const platform = (0, image_list.i7)(image);
            const tag = (0, image_list.Q9)(image);
            const reference = tag === undefined ? image.reference : { ...image.reference, tag };
            return { file, line, reference, ...(platform === undefined ? {} : { platform }) };
        }
        function toUnread({ file, line, written, code, reason }) {
            const subject = written === '' ? file : written;
            return { file, line, written, scope: scopeOf(code), reason: `${subject}: ${reason}.` };
        }
        function scopeOf(code) {
            if (code === 'malformed')
                return 'instruction';
            return code === 'unreadable-file' ? 'file' : 'reference';
        }
        ;
        async function readTrees(options) {
            const { base } = options;
            try {
                return await readWith(base, options);
            }
            catch (error) {
                const isLost = error instanceof errors.OD && error.code === 'config_base_unreadable';
                if (base.kind !== 'tree' || !isLost)
                    throw error;
                const { hint, message } = error;
                const reason = `The files of the base commit ${base.commit} could not be read: ${message}`;
                return readWith({ isChange: base.isChange, kind: 'unavailable', reason, hint }, options);
            }
        }
        function usesWithHistory({ head, before }, registry) {
            const uses = [...head.uses, ...(before?.uses ?? [])];
            return uses.filter(({ reference }) => (0, image_use.RC)(reference, registry) !== undefined);
        }
        async function readWith(base, { head, startedAt }) {
            const tree = base.kind === 'tree' ? base.tree : undefined;
            const newest = base.kind === 'tree' ? (base.newest ?? base.tree) : undefined;
            const chosen = await chooseConfig(head, base.isChange ? { of: 'base', base: newest } : { of: 'head' });
            const config = { ...chosen, check: chosen.config.check };
            const found = await scanTree(head, startedAt, chosen.config);
            const before = tree === undefined ? undefined : await scanTree(tree, startedAt, chosen.config);
            if (!base.isChange)
                return { base, config, head: found, before, addedComments: 0 };
            const { scanned, added } = heedOnly(before ?? { ignored: [] }, found);
            return { base, config, head: scanned, before, addedComments: added };
        }
    })
};
