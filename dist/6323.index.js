import { shared } from './shared.js';
export const id = 6323;
export const ids = [6323];
export const modules = {
    40526: shared[40526],
    16514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HJ: () => (ComparisonInputs),
            Wj: () => (CheckInputs),
            YI: () => (PolicyInputs),
            iO: () => (ExploitDataInput),
            pT: () => (rejectReplacedInputs),
            qS: () => (optionInput),
            x8: () => (POLICY_INPUTS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
        var _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68653);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98181);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57078);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76158);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58765);
        function optionInput(option) {
            const schema = (0, _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__.V9)(option);
            return zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text, context) => {
                if (text.trim() === '')
                    return undefined;
                const wrong = option.kind === 'severities' ? wordsOf(text).find((word) => !LIMIT.test(word)) : undefined;
                if (wrong !== undefined) {
                    const message = `"${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(wrong, 80)}" must be a severity and a whole number, such as high=5`;
                    context.addIssue({ code: 'custom', message });
                    return undefined;
                }
                const parsed = schema.safeParse(plainValue(option, text));
                for (const { message } of parsed.error?.issues ?? [])
                    context.addIssue({ code: 'custom', message: (0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(message, 200) });
                return parsed.data;
            });
        }
        function plainValue({ kind }, text) {
            switch (kind) {
                case 'list':
                    return wordsOf(text);
                case 'switch':
                    return text === 'true' || (text === 'false' ? false : text);
                case 'days':
                    return /^\d+$/.test(text) ? Number(text) : text;
                case 'choice-or-days':
                    return text.trim();
                case 'severities':
                    return severityLimits(text);
                case 'choice':
                case 'duration':
                    return text;
            }
        }
        function severityLimits(text) {
            return Object.fromEntries(wordsOf(text).map((word) => {
                const [severity = '', limit] = word.split('=');
                return [severity, Number(limit)];
            }));
        }
        const LIMIT = /^[^=]+=\d+$/;
        function wordsOf(text) {
            return text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
        }
        function rejectReplacedInputs(input) {
            const problems = [..._domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.Ks].flatMap(([name, by]) => input(name) === '' ? [] : [`input ${name}: ${(0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.C4)(by, 'yaml')}`]);
            if (problems.length > 0)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_input_invalid', problems.join('\n'));
        }
        const POLICY_INPUTS = Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).filter((option) => 'example' in option);
        const PolicyInputs = Object.fromEntries(POLICY_INPUTS.map((option) => [option.name, optionInput(option)]));
        const ExploitDataInput = zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text) => {
            const paths = text.split(/[\s,]+/).filter((path) => path !== '');
            return paths.length === 0 ? undefined : paths;
        });
        const ComparisonInputs = {
            since: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text, context) => {
                const time = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.Wr)(text);
                if (text !== '' && time === undefined)
                    context.addIssue({ code: 'custom', message: 'must be a UTC time such as 2026-05-01T00:00:00Z' });
                return time;
            }),
            baseline: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
        };
        const CheckInputs = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.TT,
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Q5,
            ...PolicyInputs,
            ...ComparisonInputs,
            'exploit-data': ExploitDataInput,
            identity: _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.lz,
            organization: _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.yb,
            'when-unavailable': zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vI),
            'report-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'sarif-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'openvex-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            comment: zod__WEBPACK_IMPORTED_MODULE_6__.k5n(_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8, `must be one of ${_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8.join(', ')}`),
            'job-key': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'github-token': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
        });
    }),
    32903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (LINK_MODE),
            r: () => (treeOfCommit)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        function treeOfCommit(entries, readBlobs) {
            const files = new Map(entries.flatMap((entry) => (entry.isSubmodule ? [] : [[entry.path, entry]])));
            const submodules = entries.flatMap(({ path, isSubmodule }) => (isSubmodule ? [path] : []));
            return {
                list: async () => [...files.keys()].sort(),
                submodules: async () => submodules.toSorted(),
                read: (paths) => readCommitFiles(paths, files, readBlobs),
            };
        }
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
    60915: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HL: () => (readGitBlobs),
            W$: () => (openGitCommit),
            g0: () => (readHeadCommit),
            yr: () => (readMergeBase)
        });
        var _commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32903);
        const FETCH_MS = 90_000;
        const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];
        async function openGitCommit(root, commit, command) {
            const git = (args) => command('git', args, { directory: root });
            const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
            if (known.exitCode !== 0) {
                const words = [...STOP_WHEN_STUCK, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit];
                const fetched = await command('git', words, { directory: root, timeoutMs: FETCH_MS });
                if (fetched.exitCode !== 0)
                    return undefined;
            }
            const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
            if (listed.exitCode !== 0)
                return undefined;
            const entries = parseTree(new TextDecoder().decode(listed.stdout));
            return (0, _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.r)(entries, (blobs) => readGitBlobs(root, blobs, command));
        }
        function parseTree(text) {
            return text.split('\0').flatMap((line) => {
                const [, mode, type, blob, path] = /^(\d+) (blob|commit) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
                if (blob === undefined || path === undefined)
                    return [];
                return [{ path, blob, isLink: mode === _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.B, isSubmodule: type === 'commit' }];
            });
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
    68653: shared[68653],
    48541: shared[48541],
    20245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DD: () => (changedImages),
            LX: () => (changedReferences),
            _V: () => (comparedImages),
            vT: () => (diffKey)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63444);
        var _updates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30636);
        function changedImages(head, before) {
            const places = (0, _places_js__WEBPACK_IMPORTED_MODULE_2__.yN)(before);
            const pairing = (0, _places_js__WEBPACK_IMPORTED_MODULE_2__.ho)((0, _places_js__WEBPACK_IMPORTED_MODULE_2__.yN)(head), places);
            const removed = places.filter((place) => pairing.after(place) === undefined);
            return head.uses.flatMap((to) => {
                const place = (0, _places_js__WEBPACK_IMPORTED_MODULE_2__.$t)(to);
                const from = pairing.before(place) ?? removed.find(({ file, line }) => file === place.file && line === place.line);
                const reading = from && (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(from.reference);
                if (reading?.kind !== 'reference' || from?.reference === place.reference)
                    return [];
                return [{ from: reading.reference, to }];
            });
        }
        function changedReferences(head, before, { platforms, registry }) {
            if (before === undefined)
                return [];
            const pairs = changedImages(head, before).filter(({ from, to }) => (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(from) === (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(to.reference) && (0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.RC)(from, registry) !== undefined);
            const groups = Map.groupBy(pairs, ({ from, to }) => diffKey((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(from), (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(to.reference)));
            return [...groups.values()].flatMap((group) => {
                const [first] = group;
                if (first === undefined)
                    return [];
                const needed = group.flatMap(({ to }) => (0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(to, platforms));
                return [{ from: first.from, to: first.to.reference, platforms: [...new Set(needed)].sort() }];
            });
        }
        function diffKey(from, to) {
            return `${from} ${to}`;
        }
        function comparedImages({ base, head, pairing }, { diffs, evidence }) {
            return head.places.flatMap((place) => {
                const before = pairing.before(place);
                if (before === undefined)
                    return [];
                const key = diffKey(before.reference, place.reference);
                if (!diffs.has(key))
                    return [];
                const diff = diffs.get(key);
                const isReported = [base.knowledgeAt(before), head.knowledgeAt(place)].some(({ kind }) => kind === 'unknown');
                if (diff?.kind !== 'known' && isReported)
                    return [];
                return [{ place, before, direction: (0, _updates_js__WEBPACK_IMPORTED_MODULE_3__.FR)(before.reference, place.reference, evidence), diff }];
            });
        }
    }),
    63786: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GQ: () => (compareSides),
            KN: () => (noveltyAtPlace),
            O5: () => (goneFrom),
            Ut: () => (unreadInBase),
            gT: () => (unknownBuilds)
        });
        var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84939);
        var _knowledge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99830);
        var _package_family_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33399);
        var _rules_not_checked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7987);
        var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
        function compareSides(head, base) {
            return { head: indexed(head), base: indexed(base), pairing: (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.ho)(head.places, base.places) };
        }
        function indexed(side) {
            const places = new Set(side.places.map(_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct));
            const at = Map.groupBy(side.observations, (one) => places.has((0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(one)) ? (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(one) : '');
            const subjects = new Map([...at].map(([key, observations]) => [key, weightsOf(observations)]));
            return { ...side, places: (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.jH)(side.places), at, subjects };
        }
        function noveltyAtPlace(observation, comparison) {
            const { base, head, pairing } = comparison;
            const key = (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(observation);
            if (observation.rule === 'base-unavailable')
                return 'not-compared';
            if (!head.at.has(key))
                return isAsBadIn(base, '', observation) ? 'pre-existing' : 'new';
            const before = pairing.before(observation);
            if (before === undefined)
                return isReadAnew(comparison, observation.file) ? 'not-compared' : 'new';
            const isSame = before.reference === observation.reference;
            const isAdvisory = observation.advisory !== undefined;
            if ((isSame || isAdvisory) && isAsBadIn(base, (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(before), observation))
                return 'pre-existing';
            if (isSame || !isAdvisory)
                return 'new';
            return whyUnknown(observation, [observation], comparison) === undefined ? 'new' : 'not-compared';
        }
        function whyUnknown(place, observations, { base, head, pairing }) {
            const before = pairing.before(place);
            if (before === undefined || before.reference === place.reference)
                return undefined;
            const known = base.knowledgeAt(before);
            switch (known.kind) {
                case 'none':
                    return undefined;
                case 'unknown':
                    return known;
                case 'name':
                    return head.knowledgeAt(place).kind === 'packages' ? { reason: _evidence_js__WEBPACK_IMPORTED_MODULE_0__.Uk, remedy: _knowledge_js__WEBPACK_IMPORTED_MODULE_2__.nb } : undefined;
                case 'packages': {
                    const [platform] = observations.flatMap((one) => onlyOn(one, known.missing));
                    if (platform !== undefined)
                        return { reason: `${_evidence_js__WEBPACK_IMPORTED_MODULE_0__.Uk} for ${platform}`, remedy: _knowledge_js__WEBPACK_IMPORTED_MODULE_2__.nb };
                    return isLessKnown(known, head.knowledgeAt(place))
                        ? { reason: UNRECOGNIZED, remedy: _knowledge_js__WEBPACK_IMPORTED_MODULE_2__.nb }
                        : undefined;
                }
            }
        }
        const UNRECOGNIZED = 'it has packages that Mooring does not recognize';
        function isLessKnown(one, other) {
            return (one.kind === 'packages' && one.hasUnrecognized && !(other.kind === 'packages' && other.hasUnrecognized));
        }
        function onlyOn({ advisory }, missing) {
            const platforms = advisory?.platforms ?? [];
            return platforms.every((platform) => missing.includes(platform)) ? platforms : [];
        }
        function unknownBuilds(comparison) {
            const { head, pairing } = comparison;
            return head.places.flatMap((place) => {
                const { kind } = head.knowledgeAt(place);
                const before = pairing.before(place);
                if (kind === 'none' || kind === 'unknown' || before === undefined)
                    return [];
                const why = whyUnknown(place, head.at.get((0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(place)) ?? [], comparison);
                return why === undefined ? [] : [{ place, reference: before.reference, ...why }];
            });
        }
        function unreadInBase(comparison) {
            const files = new Set(comparison.base.unread.map(({ file }) => file));
            return [...files].flatMap((file) => isReadAnew(comparison, file) ? (comparison.head.places.find((place) => place.file === file) ?? []) : []);
        }
        function isReadAnew({ base, head }, file) {
            return unreadParts(base, file) > unreadParts(head, file);
        }
        function goneFrom(comparison) {
            return comparison.base.observations.filter((one) => isGone(one, comparison));
        }
        function isGone(observation, comparison) {
            const { base, head, pairing } = comparison;
            const key = (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(observation);
            if (!base.at.has(key))
                return weightIn(head, '', observation) === undefined;
            const after = pairing.after(observation);
            if (after === undefined)
                return unreadParts(head, observation.file) === 0 && !hasNewText(observation, comparison);
            const left = head.at.get((0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(after)) ?? [];
            if (left.some((one) => one.rule === 'not-checked' && canHide(one, observation)))
                return false;
            if (weightIn(head, (0, _places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(after), observation) !== undefined)
                return false;
            const known = base.knowledgeAt(observation);
            if (observation.advisory !== undefined)
                return (after.reference === observation.reference || isKnownGone(observation, known, head.knowledgeAt(after)));
            if (_finding_js__WEBPACK_IMPORTED_MODULE_1__.Go.has(observation.rule))
                return known.kind !== 'unknown';
            return !(OF_PINS.has(observation.rule) && left.some(({ rule }) => rule === observation.rule));
        }
        function canHide(unknown, { rule }) {
            return !(0, _rules_not_checked_js__WEBPACK_IMPORTED_MODULE_3__.En)(unknown) || OF_SIGNATURES.has(rule);
        }
        const OF_SIGNATURES = new Set([
            'wrong-signer',
            'bad-signature',
            'unsigned',
            'unverified-sbom',
            'not-checked',
        ]);
        const OF_PINS = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);
        function isKnownGone({ advisory }, before, now) {
            if (before.kind === 'unknown')
                return false;
            if (now.kind === 'name')
                return before.kind === 'name';
            if (now.kind !== 'packages' || isLessKnown(now, before))
                return false;
            return !(advisory?.platforms ?? []).some((one) => now.missing.includes(one));
        }
        function unreadParts({ unread }, file) {
            return unread.filter((one) => one.file === file && one.scope === 'file').length;
        }
        function hasNewText({ file }, { head, pairing }) {
            return head.unread.some(({ line, written, ...one }) => one.file === file &&
                (one.scope === 'reference' || one.scope === 'set-elsewhere') &&
                pairing.before({ file, line, reference: written }) === undefined);
        }
        function isAsBadIn(side, key, observation) {
            const weight = weightIn(side, key, observation);
            return weight !== undefined && WEIGHTS.indexOf(weight) >= WEIGHTS.indexOf(observation.weight);
        }
        function weightIn({ subjects }, key, observation) {
            const weights = new Set(subjectsOf(observation).map((subject) => subjects.get(key)?.get(subject)));
            return WEIGHTS.findLast((weight) => weights.has(weight));
        }
        const WEIGHTS = ['minor', 'warning', 'blocking'];
        function weightsOf(observations) {
            const rising = observations.toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
            return new Map(rising.flatMap((one) => [...subjectsOf(one), ...subjectsOf(one, '')].map((subject) => [subject, one.weight])));
        }
        function subjectsOf({ advisory, key }, family = familyOf(advisory)) {
            if (advisory === undefined)
                return [key];
            return [advisory.id, ...advisory.aliases].map((id) => `${family}\n${id}`);
        }
        function familyOf(advisory) {
            const name = advisory?.package?.name;
            return name === undefined ? '' : (0, _package_family_js__WEBPACK_IMPORTED_MODULE_5__.t)(name);
        }
    }),
    1306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (coverageText),
            _5: () => (coverageOf),
            lG: () => (judgementOf)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90795);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        function judgementOf(answer, needed, open) {
            const known = answer?.kind === 'known' ? answer.value : undefined;
            const packages = known === undefined ? null : reportedPackages(known, needed);
            const isComplete = packages !== null && packages.missing === undefined && packages.unrecognized === undefined;
            const isUnknown = open === null || answer?.kind === 'unknown';
            return {
                packages,
                openAdvisories: isComplete ? open : null,
                judgedBy: isUnknown ? 'none' : packages === null ? 'name' : SOURCES[packages.source],
            };
        }
        const SOURCES = { attestation: 'sbom', sbom: 'api' };
        function reportedPackages(packages, needed) {
            if (packages.source === 'name')
                return null;
            const { source, platforms, unverifiedSboms = [] } = packages;
            const missing = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.z3)(packages, needed).map(({ platform }) => platform);
            const unverified = unverifiedSboms.filter(({ isUsed }) => isUsed).map(({ platform }) => platform);
            const unrecognized = sum(platforms.map((one) => one.unrecognized?.count ?? 0));
            return {
                source,
                count: sum(platforms.map((one) => one.packages.length)),
                platforms: platforms.map(({ platform }) => platform).sort(),
                ...(missing.length === 0 ? {} : { missing: missing.sort() }),
                ...(unrecognized === 0 ? {} : { unrecognized }),
                ...(unverified.length === 0 ? {} : { unverified: unverified.sort() }),
            };
        }
        function coverageOf(images, mode) {
            const judged = images.flatMap(({ judgedBy, packages }) => judgedBy === 'sbom' || judgedBy === 'api' ? (packages ?? []) : []);
            const numberBy = (by) => images.filter(({ judgedBy = 'none' }) => judgedBy === by).length;
            const missing = Map.groupBy(judged.flatMap((one) => one.missing ?? []), (platform) => platform);
            return {
                images: {
                    total: images.length,
                    sbom: numberBy('sbom'),
                    api: numberBy('api'),
                    name: numberBy('name'),
                    none: numberBy('none'),
                    otherRegistry: numberBy('otherRegistry'),
                },
                packages: sum(judged.map((one) => one.count)),
                unrecognizedPackages: sum(judged.map((one) => one.unrecognized ?? 0)),
                missingPlatforms: [...missing]
                    .map(([platform, { length }]) => ({ platform, images: length }))
                    .toSorted((one, other) => (one.platform < other.platform ? -1 : 1)),
                ...(mode === 'off' ? {} : { signatures: signatureCoverage(images) }),
            };
        }
        function signatureCoverage(images) {
            const groups = Map.groupBy(images, signatureGroup);
            const numberOf = (group) => groups.get(group)?.length ?? 0;
            return {
                verified: numberOf('verified'),
                rejected: numberOf('rejected'),
                unknown: numberOf('unknown'),
                noKnownSigner: numberOf('noKnownSigner'),
                otherRegistry: numberOf('otherRegistry'),
                unverifiedSboms: images.filter(({ packages }) => packages?.unverified !== undefined).length,
            };
        }
        function signatureGroup({ judgedBy, signature, }) {
            const isOther = judgedBy === 'otherRegistry';
            switch (signature?.status) {
                case 'verified':
                    return 'verified';
                case 'unsigned':
                case 'wrong-signer':
                case 'bad-signature':
                case 'signed-as-other':
                    return 'rejected';
                case 'not-verifiable':
                case 'not-checked':
                    return 'unknown';
                case 'no-known-signer':
                    return isOther ? 'otherRegistry' : 'noKnownSigner';
                case undefined:
                    return isOther ? 'otherRegistry' : 'unknown';
            }
        }
        const THOUSANDS = /\B(?=(?:\d{3})+\b)/g;
        function coverageText({ images, signatures, ...coverage }) {
            if (images.total === 0)
                return '';
            const judged = images.sbom + images.api;
            const packages = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(coverage.packages, 'package').replaceAll(THOUSANDS, ',');
            const unverified = signatures?.unverifiedSboms ?? 0;
            const details = [packages, ...(unverified === 0 ? [] : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(unverified, 'SBOM')} unverified`])].join(', ');
            const subject = judged === images.total ? `${images.total}` : `${judged} of ${images.total}`;
            const unknown = signatures?.noKnownSigner ?? 0;
            const gaps = [
                ...numbered(images.name, 'by image name only'),
                ...numbered(images.none, 'not checked'),
                ...numbered(images.otherRegistry, otherRegistries(images.otherRegistry, unknown === 0 ? signatures : undefined)),
                ...(unknown === 0 ? [] : numbered(unknown + (signatures?.otherRegistry ?? 0), 'without a known signer')),
                ...coverage.missingPlatforms.map(({ platform, images: number }) => `${platform} missing for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(number, 'image')}`),
                ...(coverage.unrecognizedPackages === 0
                    ? []
                    : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(coverage.unrecognizedPackages, 'package')} not recognized`]),
            ];
            const clause = `${subject} ${images.total === 1 ? 'image' : 'images'} judged by SBOM`;
            const counted = `${clause}${judged === 0 ? '' : ` (${details})`}${verifiedText(signatures)}`;
            return `${counted}${gaps.length === 0 ? '' : `; ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.M)(gaps)}`}`;
        }
        function verifiedText(signatures) {
            if (signatures === undefined)
                return '';
            const { verified, rejected, unknown } = signatures;
            const all = verified + rejected + unknown;
            if (all === 0)
                return '';
            return `, ${verified === all ? verified : `${verified} of ${all}`} verified by signature`;
        }
        function otherRegistries(number, signatures) {
            const words = number === 1 ? 'in another registry' : 'in other registries';
            const unknown = signatures?.otherRegistry ?? 0;
            if (unknown === 0)
                return words;
            return unknown === number
                ? `${words} without a known signer`
                : `${words} (${unknown} without a known signer)`;
        }
        function numbered(number, words) {
            return number === 0 ? [] : [`${number} ${words}`];
        }
        function sum(numbers) {
            return numbers.reduce((total, one) => total + one, 0);
        }
    }),
    99830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            IH: () => (knowledgeIn),
            gI: () => (knowledgeBy),
            nb: () => (REVIEW)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77533);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47125);
        const REVIEW = 'Review the advisories of the build that this change uses.';
        function knowledgeBy(evidence, registry) {
            return (place) => {
                const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
                if (reading.kind === 'invalid' || (0, _image_use_js__WEBPACK_IMPORTED_MODULE_2__.RC)(reading.reference, registry) === undefined)
                    return { kind: 'none' };
                return knowledgeOf(reading.reference, evidence);
            };
        }
        function knowledgeOf(reference, { advisories, packages }) {
            const found = packages.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            if (found?.kind === 'unknown')
                return { kind: 'unknown', reason: found.problem.message, remedy: found.problem.hint };
            const value = found?.value;
            if (value?.source === 'name' && value.reason !== _evidence_js__WEBPACK_IMPORTED_MODULE_1__.Uk)
                return { kind: 'unknown', reason: value.reason, remedy: REVIEW };
            for (const name of (0, _evidence_js__WEBPACK_IMPORTED_MODULE_1__.jh)(value, reference)) {
                const answer = advisories.get(name);
                if (answer?.kind === 'unknown')
                    return { kind: 'unknown', reason: answer.problem.message, remedy: answer.problem.hint };
            }
            if (value === undefined || value.source === 'name')
                return { kind: 'name' };
            const missing = (value.missing ?? []).flatMap(missingPlatform);
            const hasUnrecognized = value.platforms.some(({ unrecognized }) => unrecognized !== undefined);
            return { kind: 'packages', missing, hasUnrecognized };
        }
        function missingPlatform(one) {
            return one.reason === _evidence_js__WEBPACK_IMPORTED_MODULE_1__.DJ ? [] : [one.platform];
        }
        function knowledgeIn({ findings, images }, registry) {
            const unchecked = new Set(findings.flatMap(({ rule, ...place }) => (rule === 'not-checked' ? [lineOf(place)] : [])));
            const known = new Map(images.flatMap((image) => image.places.map((place) => [lineOf(place), image])));
            return (place) => {
                const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
                if (reading.kind === 'invalid' || (0, _image_use_js__WEBPACK_IMPORTED_MODULE_2__.RC)(reading.reference, registry) === undefined)
                    return { kind: 'none' };
                return knowledgeOfImage(known.get(lineOf(place)), unchecked.has(lineOf(place)));
            };
        }
        function knowledgeOfImage(image, isUnchecked) {
            const { judgedBy, openAdvisories, packages } = image ?? { packages: null, openAdvisories: null };
            const isUnknown = packages === null ? isUnchecked : openAdvisories === null;
            if (image === undefined || (judgedBy === undefined ? isUnknown : judgedBy === 'none'))
                return { kind: 'unknown', reason: 'the baseline does not have them', remedy: 'Update the baseline.' };
            if (packages === null)
                return { kind: 'name' };
            const { missing = [], unrecognized = 0 } = packages;
            return { kind: 'packages', missing, hasUnrecognized: unrecognized > 0 };
        }
        function lineOf({ file, line }) {
            return `${file}\n${line}`;
        }
    }),
    33399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            t: () => (packageFamily)
        });
        function packageFamily(name) {
            const [first = '', ...parts] = name.split('-');
            const kept = parts.filter((part) => !/^\d+(?:\.\d+)*$/.test(part));
            return [first, ...kept].map((part) => part.replace(/(?<=[a-z])\d+(?:\.\d+)+$/i, '')).join('-');
        }
    }),
    63444: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $t: () => (placeOf),
            Ct: () => (comparedPlaceKey),
            ho: () => (pairPlaces),
            jH: () => (distinctPlaces),
            yN: () => (placesIn)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        function placesIn({ uses, unread }) {
            return distinctPlaces([
                ...uses.map(placeOf),
                ...unread.map(({ file, line, written }) => ({ file, line, reference: written })),
            ]);
        }
        function placeOf({ file, line, reference }) {
            return { file, line, reference: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference) };
        }
        function pairPlaces(head, base) {
            const before = new Map();
            const after = new Map();
            let [heads, bases] = [sidesOf(head, base, true), sidesOf(base, head, false)];
            for (const step of STEPS) {
                const waiting = Map.groupBy(bases, step);
                for (const side of heads) {
                    const group = step(side);
                    const counterpart = group === undefined ? undefined : waiting.get(group)?.shift();
                    if (counterpart === undefined)
                        continue;
                    before.set(comparedPlaceKey(side.place), counterpart.place);
                    after.set(comparedPlaceKey(counterpart.place), side.place);
                }
                heads = heads.filter(({ place }) => !before.has(comparedPlaceKey(place)));
                bases = bases.filter(({ place }) => !after.has(comparedPlaceKey(place)));
            }
            return {
                before: (place) => before.get(comparedPlaceKey(place)),
                after: (place) => after.get(comparedPlaceKey(place)),
            };
        }
        const SAME_FILE = [
            ({ place }) => comparedPlaceKey(place),
            ({ place: { file, reference } }) => textOf(file, reference),
            ...[0, 1, 2].map((index) => ({ place, names }) => within(place.file, names[index])),
        ];
        const REMOVED_FILE = [
            ({ isAlone, isHead, place: { reference } }) => (isAlone || isHead ? reference : undefined),
            ...[0, 1, 2].map((index) => ({ isAlone, names }) => isAlone ? names[index] : undefined),
        ];
        const STEPS = [...SAME_FILE, ...REMOVED_FILE];
        function within(file, name) {
            return name === undefined ? undefined : textOf(file, name);
        }
        function sidesOf(places, others, isHead) {
            const files = new Set(others.map(({ file }) => file));
            return distinctPlaces(places).map((place) => ({
                place,
                isHead,
                isAlone: !files.has(place.file),
                names: namesOf(place),
            }));
        }
        function namesOf(place) {
            const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
            if (reading.kind === 'invalid')
                return [];
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reading.reference);
            return [`${image}:${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reading.reference) ?? ''}`, image, (0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(reading.reference.path)];
        }
        function distinctPlaces(places) {
            return [...new Map(places.map((place) => [comparedPlaceKey(place), place])).values()].toSorted(byPlace);
        }
        function byPlace(one, other) {
            return (compareText(one.file, other.file) || one.line - other.line || compareText(one.reference, other.reference));
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
        function comparedPlaceKey({ file, line, reference }) {
            return textOf(file, String(line), reference);
        }
        function textOf(...parts) {
            return parts.join('\n');
        }
    }),
    7987: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            En: () => (isAboutSignature),
            Fs: () => (observeUnknownOrigin),
            Ih: () => (observeNotVerified),
            mB: () => (NOT_CHECKED_HELP),
            sZ: () => (observeEmptyHistory),
            tV: () => (observeSubmodule),
            uH: () => (observeNamedFile),
            vP: () => (observeNotChecked),
            yf: () => (observeUnreadFile)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14596);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33081);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14892);
        const NOT_CHECKED_HELP = {
            explanation: 'A check could not be completed, so its result is unknown. An incomplete check never passes.',
            remedy: 'See the message for the cause and the fix.',
        };
        const TITLES = {
            advisories: 'Advisories could not be checked',
            history: 'History could not be checked',
            'end of life': 'End of life could not be checked',
            'pull policies': 'Pull policies could not be checked',
            'the tag of a digest': 'Tag of the digest could not be checked',
            signature: 'Signature could not be checked',
        };
        function observeNotChecked(use, fact, { problem }, access) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const cause = (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.rl)(problem, organizationOf(use), access, fact === 'signature' ? 'signatures' : 'images');
            const isPrivate = cause?.kind === 'unauthenticated';
            const isOutOfReach = (isPrivate && access.mode === 'anonymous') || cause?.kind === 'other-organization';
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight: isOutOfReach || fact === 'pull policies' ? 'warning' : 'blocking',
                subject: `${fact}|${image}|${problem.code}`,
                title: TITLES[fact],
                message: isPrivate ? `Private images require authentication: ${image}.` : `${problem.message}.`,
                remedy: cause?.remedy ?? problem.hint,
                ...(cause === undefined ? {} : { cause }),
            });
        }
        function observeNotVerified(use, trust, weight) {
            const cause = trust.kind === 'not-verifiable'
                ? (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.vm)(trust)
                : (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.tF)(organizationOf(use), (0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fB)(trust));
            const { title, remedy } = cause;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight,
                subject: `signature|${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}|${trust.kind}`,
                title,
                message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.aP)(use)} ${(0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust)}.`,
                remedy,
                cause,
            });
        }
        function isAboutSignature({ key }) {
            return key.startsWith('not-checked|signature|');
        }
        function observeEmptyHistory(use, tag) {
            const tagged = `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}:${tag}`;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `history|${tagged}|empty`,
                title: TITLES.history,
                message: `The history of ${tagged} is empty.`,
                remedy: 'Check the spelling of the tag.',
            });
        }
        function observeUnknownOrigin(use, { digest, tag, reason, repin, }) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `origin|${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}`,
                title: 'Origin of the digest could not be checked',
                message: `${digest} is not in the history of tag ${tag}, and its origin is unknown${reason === undefined ? '' : `: ${reason}`}.`,
                remedy: `Run the check again, or ${repin}.`,
            });
        }
        function observeNamedFile({ file, line, reason, written }) {
            return {
                rule: 'not-checked',
                weight: 'blocking',
                failsOnlyIf: 'new',
                key: `named|${file}|${written}|${reason}`,
                file,
                line,
                reference: written,
                title: 'Referenced file was not checked',
                message: reason,
                remedy: 'Use a file of this repository, or add the comment `mooring: ignore`.',
            };
        }
        function observeSubmodule({ file, line, reason, written }) {
            return {
                rule: 'not-checked',
                weight: 'blocking',
                failsOnlyIf: 'new',
                key: `submodule|${file}`,
                file,
                line,
                reference: written,
                title: 'Submodule was not checked',
                message: reason,
                remedy: 'Check its own repository, and add its path to `exclude` in .github/mooring.yml.',
            };
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
        function organizationOf({ reference }) {
            return reference.path.split('/')[0] ?? '';
        }
    }),
    30636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FR: () => (directionOf),
            g3: () => (updatedPlaces),
            l7: () => (isImprovement),
            v6: () => (reportUpdates)
        });
        var _history_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90267);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _compare_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63786);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77533);
        var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63444);
        function updatedPlaces(comparison, evidence) {
            const { base, head, pairing } = comparison;
            const gone = Map.groupBy((0, _compare_places_js__WEBPACK_IMPORTED_MODULE_1__.O5)(comparison), _places_js__WEBPACK_IMPORTED_MODULE_3__.Ct);
            return head.places.flatMap((place) => {
                const before = pairing.before(place);
                if (before === undefined || before.reference === place.reference)
                    return [];
                if (!isComparable(base.knowledgeAt(before), head.knowledgeAt(place)))
                    return [];
                const left = idsOf(head.at.get((0, _places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(place)) ?? []);
                const resolved = idsOf(gone.get((0, _places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(before)) ?? []);
                return [
                    {
                        place,
                        before,
                        direction: directionOf(before.reference, place.reference, evidence),
                        resolved: [...resolved].filter((id) => !left.has(id)).sort(),
                    },
                ];
            });
        }
        function isImprovement({ direction, resolved, }) {
            return direction === 'forward' && resolved.length > 0;
        }
        function isComparable(before, now) {
            return before.kind === now.kind && (now.kind === 'packages' || now.kind === 'name');
        }
        function reportUpdates(updated, findings) {
            const at = Map.groupBy(findings, _places_js__WEBPACK_IMPORTED_MODULE_3__.Ct);
            return updated.map(({ before, direction, place, resolved }) => {
                const ofPlace = at.get((0, _places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(place)) ?? [];
                const introduced = introducedBy(ofPlace);
                const known = idsOf(ofPlace.filter(({ novelty }) => novelty === 'pre-existing'));
                return {
                    file: place.file,
                    line: place.line,
                    image: withoutTag(place.reference),
                    from: before.reference,
                    to: place.reference,
                    direction,
                    resolved,
                    introduced,
                    carriedOver: [...known].filter((id) => introduced.every((one) => one.id !== id)).length,
                };
            });
        }
        function introducedBy(findings) {
            const added = findings.flatMap(({ advisory, level, novelty, weight }) => novelty === 'new' && weight !== 'minor' && advisory !== undefined
                ? [{ id: advisory.id, status: advisory.status, level }]
                : []);
            return added.filter(({ id }, index) => added.findIndex((one) => one.id === id) === index);
        }
        function idsOf(observations) {
            return new Set(observations.flatMap(({ advisory, weight }) => (weight === 'minor' ? [] : (advisory?.id ?? []))));
        }
        function directionOf(from, to, evidence) {
            const [before, now] = [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(from), (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(to)];
            if (before.kind === 'invalid' || now.kind === 'invalid')
                return 'unknown';
            const [one, other] = [before.reference, now.reference];
            if ((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(one) !== (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(other))
                return 'unknown';
            const byTag = (0, _history_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.bb)((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(one) ?? '', (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(other) ?? '');
            if (byTag !== 0)
                return byTag < 0 ? 'forward' : 'backward';
            const [start, end] = [builtAt(one, evidence), builtAt(other, evidence)];
            if (start === undefined || end === undefined || start === end)
                return 'unknown';
            return start < end ? 'forward' : 'backward';
        }
        function builtAt(reference, evidence) {
            return (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.TY)(reference, (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.Hk)(reference, evidence))?.at;
        }
        function withoutTag(reference) {
            const reading = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(reference);
            return reading.kind === 'invalid' ? reference : (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reading.reference);
        }
    }),
    68449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D6: () => (pinKey),
            JX: () => (periodText),
            OK: () => (likelyTags),
            jH: () => (periodOf)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        function pinKey(reference) {
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference);
        }
        function periodOf(history, digest) {
            const first = history.find((build) => build.digest === digest);
            if (first === undefined)
                return undefined;
            const last = history.findLastIndex((build) => build.digest === digest);
            return { since: first.at, until: history[last + 1]?.at };
        }
        function likelyTags(tag, names) {
            const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
            return names
                .filter((name) => name !== tag)
                .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
        }
        function commonLength(one, other) {
            let length = 0;
            while (length < one.length && one.charAt(length) === other.charAt(length))
                length += 1;
            return length;
        }
        function periodText({ since, until }) {
            return until === undefined
                ? `since ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)}`
                : `from ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)} to ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(until)}`;
        }
    }),
    1548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LY: () => (advisoryWords),
            YM: () => (daysBetween),
            qS: () => (statusText),
            rC: () => (SEVERITY_SIGNS)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(108);
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5488);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49820);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44196);
        var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75903);
        function advisoryWords(view, problem, { advisory, image }) {
            const { id, exploit, severity } = advisory;
            const words = [
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(id, 100), (0, _links_js__WEBPACK_IMPORTED_MODULE_3__.A6)(id, advisory.advisoryId))),
                severityText(severity),
                exploit?.known === true ? (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ko)('known exploited') : '',
                statusText(advisory, image),
            ];
            const details = advisoryDetails(view, problem, advisory);
            return [joined(words), (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.EX)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(joined(details), 1_000))];
        }
        function advisoryDetails(view, { findings }, { component, exploit, fixedVersion, isOutsideSupport, note = '', ...advisory }) {
            const packages = (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_4__.kF)(findings);
            const isFixed = advisory.status === 'affected_fix_available';
            const part = component === undefined ? '' : (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(component.name, component.location ?? '');
            return [
                packages.length === 0 ? '' : (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_4__.Le)(packages),
                part,
                isFixed && fixedVersion !== null ? `fixed in ${fixedVersion}` : ageText(view, advisory),
                (exploit?.epss ?? null) === null ? '' : `EPSS ${((exploit?.epss ?? 0) * 100).toFixed(1)}%`,
                isOutsideSupport === true ? 'package outside support' : '',
                isBuildStageOnly(view, findings) ? 'build stage only' : '',
                note === '' ? '' : `“${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(note, 400), 200)}”`,
            ];
        }
        function ageText({ report }, advisory) {
            const { detectedAt = null, fixedAt = null, since, status } = advisory;
            const isFixed = status === 'affected_fix_available';
            const at = isFixed ? (fixedAt ?? since) : since;
            if (at === null)
                return '';
            const days = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(daysBetween(at, report.checkedAt), 'day');
            if (isFixed)
                return `fixed ${days} ago`;
            return since === detectedAt ? `open ${days}` : `first reported ${days} ago`;
        }
        function isBuildStageOnly(view, findings) {
            return findings.every((finding) => {
                const places = view.imageOf(finding)?.places ?? [];
                return places.some(({ file, line, isFinal }) => file === finding.file && line === finding.line && isFinal === false);
            });
        }
        function daysBetween(from, to) {
            const [start, end] = [(0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(from), (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.nV)(to)];
            return start === undefined ? 0 : Math.max(0, Math.floor((end - start) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO));
        }
        const SEVERITY_SIGNS = {
            critical: '🔴 ',
            high: '🟠 ',
            medium: '🟡 ',
            low: '🔵 ',
            none: '⚪ ',
            unscored: '',
        };
        function severityText({ rating, score }) {
            const words = `${SEVERITY_SIGNS[rating]}${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.l2)(rating)}`;
            return score === null ? words : `${words}\u00a0${score.toFixed(1)}`;
        }
        const STATUS_TEXTS = {
            affected_fix_available: 'fixed in a newer build',
            affected: 'no fix yet',
            affected_wont_fix: 'no fix planned',
            affected_pending_upstream: 'waiting for upstream',
            under_investigation: 'under investigation',
            unknown: 'undecided',
            unknown_not_analysed: 'not analyzed',
            unreviewed: 'not reviewed yet',
            fixed_assumed: 'probably fixed',
            fixed: 'fixed',
            not_affected: 'not affected',
        };
        function statusText(advisory, image) {
            switch ((0, _fixability_js__WEBPACK_IMPORTED_MODULE_7__.bY)(advisory, image)) {
                case 'awaited':
                    return 'fixed, in no build yet';
                case 'not-known':
                    return 'fixed, build unknown';
                case 'build':
                case 'none':
                    return STATUS_TEXTS[advisory.status];
            }
        }
        function joined(parts) {
            return parts.filter((part) => part !== '').join(' · ');
        }
    }),
    46157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EU: () => (shortName),
            O8: () => (createView),
            XM: () => (pathOf),
            ek: () => (placesOf),
            ml: () => (shorten),
            zA: () => (imageNamesOf)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(108);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
        function createView(report, context) {
            const byReference = new Map(report.images.flatMap((image) => referencesOf(image).map((reference) => [reference, image])));
            const tagged = [...report.images.map(({ image }) => image), ...report.resolved.flatMap(imageReference)];
            const short = shortPaths([...new Set(tagged.map(pathOf))]);
            return {
                report,
                context,
                problems: (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.GW)(report.findings),
                imageOf: ({ reference }) => byReference.get(reference),
                shortPath: (path) => short.get(path) ?? path,
            };
        }
        function imageReference({ reference }) {
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(reference).kind === 'reference' ? [(0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference)] : [];
        }
        function referencesOf({ image, pinned }) {
            return pinned === null ? [image] : [`${pathOf(image)}@${pinned}`, `${image}@${pinned}`];
        }
        function pathOf(image) {
            const colon = image.lastIndexOf(':');
            return colon > image.lastIndexOf('/') ? image.slice(0, colon) : image;
        }
        function shortPaths(paths, components = 1) {
            const groups = [...Map.groupBy(paths, (path) => path.split('/').slice(-components).join('/'))];
            return new Map(groups.flatMap(([short, group]) => {
                const [first] = group;
                if (first === undefined || group.length === 1 || components > MOST_COMPONENTS)
                    return group.map((path) => [path, components > MOST_COMPONENTS ? path : short]);
                return Array.from(shortPaths(group, components + 1));
            }));
        }
        const MOST_COMPONENTS = 8;
        function shortName({ shortPath }, reference) {
            const tagged = (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference);
            const path = pathOf(tagged);
            return `${shortPath(path)}${tagged.slice(path.length)}`;
        }
        function shorten(view, text, image) {
            const path = image === undefined ? '' : pathOf(image.image);
            const named = path === '' ? text : text.replaceAll(path, () => view.shortPath(path));
            return named.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
        }
        function placesOf(findings) {
            const places = findings.filter(({ file }) => file !== '').map(({ file, line }) => ({ file, line }));
            return [...new Map(places.map((place) => [(0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place), place])).values()];
        }
        function imageNamesOf(view, findings) {
            const named = findings.filter(({ file }) => file !== '').map(({ reference }) => shortName(view, reference));
            return [...new Set(named)];
        }
    }),
    57078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ql: () => (commentMarker),
            p8: () => (COMMENT_MODES),
            tx: () => (planComment)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49820);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46157);
        var _fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19852);
        var _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60928);
        var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89305);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89572);
        const COMMENT_MODES = ['never', 'on-findings', 'always'];
        const LONGEST_BODY = 65_000;
        function commentMarker(jobKey, hash) {
            return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
        }
        function planComment(options) {
            const { mode, own, report } = options;
            const [first, ...more] = own;
            const surplus = more.map(({ id }) => id);
            if (mode === 'never')
                return { kind: 'keep', surplus: [] };
            if (first === undefined) {
                const isWanted = mode === 'always' || report.verdict !== 'pass';
                return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'keep', surplus };
            }
            const body = renderComment(options);
            return first.body.trim() === body.trim()
                ? { kind: 'keep', surplus }
                : { kind: 'update', id: first.id, body, surplus };
        }
        function renderComment({ report, marker, jobKey, context = _view_context_js__WEBPACK_IMPORTED_MODULE_3__.V0, }) {
            const view = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.O8)(report, context);
            const sections = [
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.V_)(marker),
                ...(0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.TO)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.tO)(view),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.ve)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.ng)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.EH)(view),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.MX)(report),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.V_)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.EX)([...(0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.qr)(view), ...jobParts(view, jobKey)].join(' · '))),
            ];
            return (0, _fit_js__WEBPACK_IMPORTED_MODULE_5__.W)(sections, LONGEST_BODY, (text) => text.length);
        }
        function jobParts(view, jobKey) {
            const notices = (0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.lo)(view);
            const rest = `${notices === '' ? 'images' : `images and ${notices}`} in the `;
            return [`${rest}${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.nf)('job summary', view.context.runUrl)}`, `job ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(jobKey)}`];
        }
    }),
    19852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fitSections)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90795);
        function fitSections(sections, limit, size) {
            const kept = keptEntries(sections, limit, size);
            return sections
                .map((section) => render(section, kept.get(section) ?? 0))
                .filter((text) => text !== '')
                .join('\n\n');
        }
        function keptEntries(sections, limit, size) {
            const kept = new Map();
            const around = sections.map(({ before, head = '', after, entries, noun }) => [
                before,
                head,
                moreText(entries.length, noun),
                after,
            ]);
            let used = around.flat().reduce((sum, text) => sum + size(text) + 2, 0);
            for (const section of sections.toSorted((a, b) => a.importance - b.importance)) {
                for (const [index, entry] of section.entries.slice(0, section.most).entries()) {
                    used += size(entry) + 1;
                    if (used > limit)
                        return kept;
                    kept.set(section, index + 1);
                }
            }
            return kept;
        }
        function render({ before, head = '', entries, after, noun }, kept) {
            const shown = entries.slice(0, kept);
            const list = [...(kept === 0 ? [] : [head]), ...shown].filter((text) => text !== '').join('\n');
            const left = entries.length - kept;
            return [before, list, left === 0 ? '' : moreText(left, noun), after]
                .filter((text) => text !== '')
                .join('\n\n');
        }
        function moreText(left, noun) {
            return `… and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(left, `more ${noun}`)}; all are in the report.`;
        }
    }),
    9538: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GF: () => (signerLines),
            LC: () => (fixDiff),
            OG: () => (linesToFix)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49820);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46157);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
        const MOST_CHANGES = 10;
        function linesToFix(report) {
            return fixesOf((0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.O8)(report, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.V0)).map(({ place }) => place);
        }
        function fixDiff(view) {
            const fixes = fixesOf(view);
            if (fixes.length === 0)
                return '';
            const lines = fixes.slice(0, MOST_CHANGES).flatMap(({ place, from, to }) => {
                const text = view.context.lines?.get((0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place)) ?? '';
                const changed = replaceOnce(text, from, to);
                const [before, after] = changed === undefined ? [from, to] : [text.trim(), changed.trim()];
                return [`# ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(place.file, 70)}:${place.line}`, fitted(`- ${before}`), fitted(`+ ${after}`)];
            });
            const left = fixes.length - MOST_CHANGES;
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)('diff', [...lines, ...(left > 0 ? [`# … and ${left} more`] : [])]);
        }
        function fitted(line) {
            const short = line.length <= _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Ib ? line : line.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.IN)(short, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Ib);
        }
        function fixesOf(view) {
            const blocking = view.problems.filter(({ level }) => level === 'error');
            const fixes = blocking.flatMap(({ findings }) => findings.flatMap((finding) => fixOf(view, finding)));
            const byPlace = Map.groupBy(fixes, ({ place, from }) => `${(0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place)} ${from}`);
            return [...byPlace.values()].flatMap((group) => {
                const [worst] = group;
                const newest = group.find(({ rule }) => rule === 'too-far-behind');
                return (worst?.rule === 'end-of-life' ? worst : (newest ?? worst)) ?? [];
            });
        }
        function fixOf(view, finding) {
            const image = view.imageOf(finding);
            const to = image === undefined ? undefined : replacementOf(finding, image);
            const [place] = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.ek)([finding]);
            if (to === undefined || place === undefined)
                return [];
            return [{ rule: finding.rule, place, from: finding.reference, to }];
        }
        function replacementOf({ advisory, endOfLife, rule }, image) {
            if (endOfLife !== undefined)
                return successorOf(endOfLife, image);
            if (advisory !== undefined)
                return advisory.fix?.kind === 'build' ? advisory.fix.reference : undefined;
            const isFixedByUpdate = rule === 'pin-required' || rule === 'too-far-behind';
            return isFixedByUpdate && image.newest !== null ? `${image.image}@${image.newest}` : undefined;
        }
        function successorOf({ successor, successorDigest }, { image }) {
            if (successor === null)
                return undefined;
            return `${(0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.XM)(image)}:${successor}${successorDigest === undefined ? '' : `@${successorDigest}`}`;
        }
        function replaceOnce(text, from, to) {
            const start = text.indexOf(from);
            if (start === -1 || text.includes(from, start + 1))
                return undefined;
            const [before, after] = [text.slice(0, start), text.slice(start + from.length)];
            if (/[\w./:@-]$/.test(before) || /^[\w.:@/-]/.test(after))
                return undefined;
            return `${before}${to}${after}`;
        }
        function signerLines(view) {
            const entries = view.problems.flatMap(({ findings: [{ signers }] }) => signers?.entry ?? []);
            const distinct = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
            const lines = distinct
                .slice(0, MOST_CHANGES)
                .flatMap(({ identity, image, issuer }) => [
                `    - image: ${image}`,
                `      issuer: ${issuer}`,
                `      identity: ${identity}`,
            ]);
            return lines.length === 0 ? '' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)('yaml', ['trust:', '  signers:', ...lines]);
        }
    }),
    44196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            VZ: () => (problemFixability),
            bY: () => (fixabilityOf)
        });
        const FIXABILITIES = ['none', 'not-known', 'awaited', 'build'];
        function fixabilityOf({ fix, status }, image) {
            if (status !== 'affected_fix_available')
                return 'none';
            switch (fix?.kind) {
                case 'build':
                    return 'build';
                case 'none-yet':
                    return 'awaited';
                case 'not-known':
                    return 'not-known';
                case undefined:
                    return hasNewerBuild(image) ? 'not-known' : 'awaited';
            }
        }
        function problemFixability({ findings }, imageOf) {
            const found = new Set(findings.flatMap((one) => (one.advisory === undefined ? [] : fixabilityOf(one.advisory, imageOf(one)))));
            return FIXABILITIES.find((one) => found.has(one));
        }
        function hasNewerBuild(image) {
            return image !== undefined && image.pinned !== null && image.behind?.builds !== 0;
        }
    }),
    68080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WN: () => (countsText),
            bq: () => (overviewOf),
            l$: () => (withoutSigns)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _check_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1306);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90795);
        var _advisory_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1548);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
        const ALL_RATINGS = [..._advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.lq, 'unscored'];
        function overviewOf(view) {
            const { coverage, trend, updates = [] } = view.report;
            const lines = [
                { title: 'Blocking', text: levelText(view, 'error') },
                { title: 'Warnings', text: levelText(view, 'warning') },
                { title: 'Updates', text: updatesText(updates) },
                { title: 'Trend', text: trend === undefined ? '' : trendText(trend) },
                { title: 'Coverage', text: coverage === undefined ? '' : (0, _check_coverage_js__WEBPACK_IMPORTED_MODULE_1__._)(coverage) },
            ];
            return lines.filter(({ text }) => text !== '');
        }
        function levelText(view, level) {
            const problems = view.problems.filter((one) => one.level === level);
            return problems.every(({ findings }) => findings[0].advisory === undefined)
                ? ''
                : countsText(problems, (group) => fixableText(view, group)).join(' · ');
        }
        function fixableText(view, problems) {
            const fixable = problems.filter((one) => (0, _fixability_js__WEBPACK_IMPORTED_MODULE_3__.VZ)(one, view.imageOf) === 'build').length;
            return fixable === 0 ? '' : ` (${fixable} fixable)`;
        }
        function countsText(problems, remark = () => '') {
            const open = problems.filter(({ findings }) => findings[0].advisory !== undefined);
            const byRating = Map.groupBy(open, ({ findings }) => findings[0].advisory?.severity.rating);
            const others = problems.filter(({ findings }) => findings[0].advisory === undefined);
            const known = open.filter(({ findings }) => findings[0].advisory?.exploit?.known === true).length;
            return [
                ...(known === 0 ? [] : [`${known} known exploited`]),
                ...ALL_RATINGS.flatMap((rating) => {
                    const group = byRating.get(rating) ?? [];
                    return group.length === 0 ? [] : [`${_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC[rating]}${group.length} ${rating}${remark(group)}`];
                }),
                ...[...Map.groupBy(others, ({ rule }) => rule)].map(([rule, group]) => `${group.length} ${rule.replaceAll('-', ' ')}`),
            ];
        }
        function trendText(trend) {
            const parts = ALL_RATINGS.flatMap((rating) => {
                const { base, head } = trend[rating];
                return base + head === 0
                    ? []
                    : [`${_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC[rating]}${head} ${rating}${differenceText(head - base)}`];
            });
            return parts.join(' · ');
        }
        function differenceText(difference) {
            return difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
        }
        function updatesText(updates) {
            if (updates.length === 0)
                return '';
            const resolved = updates.reduce((sum, one) => sum + one.resolved.length, 0);
            const introduced = updates.flatMap((one) => one.introduced);
            const backward = updates.filter(({ direction }) => direction === 'backward').length;
            const investigated = introduced.filter(({ status }) => status === 'under_investigation').length;
            const isOne = updates.length === 1;
            const effects = [
                resolved === 0 ? '' : `${isOne ? 'resolves' : 'resolve'} ${resolved}`,
                introduced.length === 0
                    ? ''
                    : `${isOne ? 'brings' : 'bring'} ${introducedText(introduced.length, investigated)}`,
            ].filter((effect) => effect !== '');
            const words = `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(updates.length, 'update')} ${effects.length === 0 ? `${isOne ? 'changes' : 'change'} no advisories` : effects.join(', ')}`;
            return backward === 0 ? words : `${words} · ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(backward, 'downgrade')}`;
        }
        function introducedText(all, investigated) {
            if (investigated === 0)
                return String(all);
            return investigated === all
                ? `${all} under investigation`
                : `${all}, ${investigated} of them under investigation`;
        }
        function withoutSigns(text) {
            return Object.values(_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC).reduce((rest, sign) => (sign === '' ? rest : rest.replaceAll(sign, '')), text);
        }
    }),
    60928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            mo: () => (assumedSection),
            tO: () => (blockingSection),
            x7: () => (isLong),
            Ng: () => (noticeSections),
            lo: () => (noticesText),
            EH: () => (resolvedSection),
            vg: () => (updateSection),
            ng: () => (warningSections)
        });
        var check_problems = __webpack_require__(108);
        var markdown = __webpack_require__(49820);
        var plural = __webpack_require__(90795);
        var digest = __webpack_require__(33213);
        var check_view = __webpack_require__(46157);
        var check_fixability = __webpack_require__(44196);
        var overview = __webpack_require__(68080);
        var printable = __webpack_require__(76158);
        var advisory_words = __webpack_require__(1548);
        var wording = __webpack_require__(75903);
        var view_context = __webpack_require__(89572);
        ;
        const MOST_LISTED = 5;
        function imageCell(view, { findings }, most = MOST_LISTED) {
            const names = (0, check_view.zA)(view, findings);
            const [name = ''] = names;
            if (findings[0].file === '')
                return 'this run';
            if (names.length < 2)
                return joinLines([(0, markdown.ko)((0, markdown.mo)(name, 200)), ...placeLinks(view.context, (0, check_view.ek)(findings), most)]);
            const left = names.length - MOST_LISTED;
            const linked = names.slice(0, MOST_LISTED).map((one) => {
                const place = findings.find(({ reference }) => (0, check_view.EU)(view, reference) === one);
                return (0, markdown.nf)((0, markdown.mo)(one, 100), place === undefined ? undefined : (0, view_context.gV)(view.context, place));
            });
            const listed = `${linked.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
            return joinLines([(0, markdown.ko)((0, plural.U)(names.length, 'image')), (0, markdown.EX)(listed)]);
        }
        function joinLines(lines) {
            return lines.filter((line) => line !== '').join('<br>');
        }
        function placeLinks(context, places, most = MOST_LISTED) {
            const linked = places.slice(0, most).map((place) => {
                const text = (0, markdown.mo)((0, view_context.QW)({ file: (0, printable.IN)((0, printable.g$)(place.file, 1_000), 200), line: place.line }), 220);
                return (0, markdown.EX)((0, markdown.nf)(text, (0, view_context.gV)(context, place)));
            });
            const left = places.length - linked.length;
            return left > 0 ? [...linked, (0, markdown.EX)(`and ${(0, plural.U)(left, 'more place')}`)] : linked;
        }
        function problemCell(view, problem) {
            const [{ exception, ...first }] = problem.findings;
            const image = view.imageOf(first);
            const accepted = exception === undefined ? '' : `Accepted until ${(0, printable.g$)(exception.until, 40)}: ${exception.reason}`;
            return joinLines([
                ...(first.advisory === undefined || first.cause !== undefined
                    ? plainWords(view, problem, image)
                    : (0, advisory_words.LY)(view, problem, { image, advisory: first.advisory })),
                (0, markdown.EX)((0, markdown.mo)(accepted, 400)),
            ]);
        }
        function plainWords(view, { findings, message, rule, title }, image) {
            const [{ cause, signers }] = findings;
            const isOfTag = rule === 'end-of-life' && cause === undefined;
            const lifecycle = isOfTag ? (0, wording.mc)(image?.endOfLife ?? null) : '';
            const words = lifecycle === '' ? title : (0, wording.l2)(lifecycle);
            const newest = isOfTag ? newestText(view, image) : '';
            const linked = (0, markdown.nf)((0, markdown.ko)((0, markdown.mo)(words, 200)), words === '' ? undefined : (0, view_context.QB)(view.context, rule));
            if (signers !== undefined)
                return [linked, ...signerLines(signers)];
            return [linked, (0, markdown.EX)((0, markdown.N8)(`${(0, check_view.ml)(view, message, image)}${newest}`, 1_000))];
        }
        function signerLines({ expected, found }) {
            const named = ({ issuer, signer }) => issuer === undefined || signer.startsWith(`${issuer}/`) ? signer : `${signer} (issuer ${issuer})`;
            return [`Found ${found.map(named).join(' and ')}`, `Expected ${expected.map(named).join(' or ')}`].map((line) => (0, markdown.EX)((0, markdown.mo)(line, 1_000)));
        }
        function newestText({ report }, image) {
            const at = image?.newestBuiltAt ?? null;
            if (at === null)
                return '';
            return ` Last build ${at.slice(0, 10)}, ${(0, plural.U)((0, advisory_words.YM)(at, report.checkedAt), 'day')} ago.`;
        }
        function buildToUse(remedy, { digest, reference }) {
            const [before = '', after = ''] = remedy.split(reference);
            const image = (0, check_problems.nA)(reference);
            return joinLines([(0, markdown.mo)(before, 300), referenceCode(image, digest), (0, markdown.mo)(after, 600)]);
        }
        function referenceCode(image, digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            const digits = (hex.match(/.{1,8}/g) ?? []).join('<wbr>');
            return (0, markdown.EX)(`<code>${(0, markdown.mo)(image, 300)}<wbr>@${algorithm}:${digits}</code>`);
        }
        function fixCell(view, problem) {
            const [finding] = problem.findings;
            const { fix } = finding.advisory ?? {};
            if (fix?.kind === 'build' && problem.remedy.includes(fix.reference))
                return buildToUse(problem.remedy, fix);
            const text = (0, check_view.ml)(view, problem.remedy, view.imageOf(finding));
            const fixability = (0, check_fixability.VZ)(problem, view.imageOf);
            if (finding.level === 'notice' || fixability === undefined || fixability === 'build')
                return (0, markdown.N8)(text, 600);
            const exception = (0, markdown.nf)('add an exception', (0, view_context.QB)(view.context, 'exception'));
            return `${(0, markdown.N8)(text.replace(/\.$/, ''), 600)}, or ${exception}.`;
        }
        ;
        const MOST_IMAGES = 4;
        function imageGroupSection(view, problems, title) {
            const groups = groupsOf(view, problems);
            const fixable = groups.reduce((sum, one) => sum + one.fixable, 0);
            const images = groups.filter((one) => one.fixable > 0).length;
            const text = fixable === 0
                ? 'No newer build fixes any of them.'
                : `Newer builds of ${(0, plural.U)(images, 'image')} fix ${fixable} of ${(0, plural.U)(problems.length, 'problem')}.`;
            return {
                before: `### ${title}\n\n${text}`,
                head: (0, markdown.PP)(['Image', 'Problems', 'Fix']),
                entries: groups.slice(0, MOST_IMAGES).map((group) => groupRow(view, group)),
                after: '',
                importance: 0,
                noun: 'image',
            };
        }
        function groupsOf(view, problems) {
            const groups = Map.groupBy(problems, (problem) => {
                const isOfImage = (0, check_view.zA)(view, problem.findings).length === 1;
                return isOfImage ? (0, check_problems.nA)(problem.findings[0].reference) : problem;
            });
            return [...groups.values()]
                .flatMap(([first, ...others]) => (first === undefined ? [] : [groupOf(view, [first, ...others])]))
                .toSorted((a, b) => b.exploited - a.exploited || b.fixable - a.fixable);
        }
        function groupOf(view, problems) {
            return {
                problems,
                fixable: problems.filter((one) => (0, check_fixability.VZ)(one, view.imageOf) === 'build').length,
                exploited: problems.filter(({ findings }) => findings[0].advisory?.exploit?.known === true).length,
            };
        }
        function groupRow(view, { problems }) {
            const [first] = problems;
            const findings = problems.flatMap((one) => one.findings);
            const [worst = first.findings[0], ...others] = findings;
            const images = new Set(findings.flatMap((one) => view.imageOf(one) ?? []));
            const builds = [...images].flatMap((image) => buildLines(image));
            const isPlain = first.findings[0].advisory === undefined;
            return (0, markdown.jD)([
                imageCell(view, { ...first, findings: [worst, ...others] }, 1),
                joinLines([(0, markdown.ko)(String(problems.length)), (0, markdown.EX)((0, overview.WN)(problems).map(unbroken).join(' · '))]),
                joinLines([
                    ...(isPlain || builds.length === 0
                        ? [(0, markdown.N8)((0, check_view.ml)(view, first.remedy, view.imageOf(worst)), 300)]
                        : []),
                    ...builds,
                ]),
            ]);
        }
        function unbroken(text) {
            return text.replaceAll(' ', '\u00a0');
        }
        function buildLines({ fix, image }) {
            if (fix === undefined)
                return [];
            return [
                `**Clears ${fix.clears} of ${fix.of}** with a fix · built ${fix.builtAt.slice(0, 10)}`,
                referenceCode(image, fix.digest),
            ];
        }
        ;
        const HEAD = (0, markdown.PP)(['', 'Image', 'Problem', 'Fix']);
        const BEFORE_MERGE = new Set(['pull-request', 'merge-group', 'change']);
        const MOST_OPEN = 10;
        function isLong(view) {
            return ofLevel(view, view.report.verdict === 'fail' ? 'error' : 'warning').length > MOST_OPEN;
        }
        function blockingSection(view) {
            const problems = ofLevel(view, 'error');
            const title = BEFORE_MERGE.has(view.context.event) ? 'Fix before merging' : 'Fix first';
            if (!isLong(view))
                return tableOf(view, problems, { before: `### ${title}`, head: HEAD, after: '', importance: 1 });
            if (problems.length === 0)
                return [imageGroupSection(view, ofLevel(view, 'warning'), 'Fix first')];
            const folds = folded(`❌ All ${(0, plural.U)(problems.length, 'blocking problem')}`, HEAD);
            return [imageGroupSection(view, problems, title), ...tableOf(view, problems, { ...folds, importance: 1 })];
        }
        function warningSections(view) {
            const isBlocked = view.report.verdict === 'fail';
            const groups = [...Map.groupBy(ofLevel(view, 'warning'), ({ novelty }) => novelty)]
                .map(([novelty, problems]) => ({ adjective: wording.lM[novelty], problems }))
                .toSorted((a, b) => Number(a.adjective !== 'new') - Number(b.adjective !== 'new'));
            return groups.flatMap(({ adjective, problems }, index) => {
                const title = `⚠️ ${(0, plural.U)(problems.length, [adjective, 'warning'].join(' ').trim())} (not blocking)`;
                const isOpen = !isBlocked && index === 0 && !isLong(view);
                return tableOf(view, problems, { ...folded(title, HEAD, isOpen), importance: 3 });
            });
        }
        function noticeSections(view) {
            const notices = ofLevel(view, 'notice');
            const isUnpinned = ({ rule, findings }) => rule === 'unpinned' && findings[0].exception === undefined;
            const unpinned = notices.filter(isUnpinned);
            const others = notices.filter((one) => !isUnpinned(one));
            const title = `📌 ${(0, plural.U)(unpinned.length, 'unpinned image')} — <code>mooring pin --write</code> adds the digests`;
            const pins = {
                ...folded(title, (0, markdown.PP)(['Image', 'Newest build'])),
                entries: unpinned.map((problem) => unpinnedRow(view, problem)),
                importance: 5,
                noun: 'unpinned image',
            };
            const noteTitle = `ℹ️ ${(0, plural.U)(others.length, 'note')}`;
            return [
                ...(unpinned.length === 0 ? [] : [pins]),
                ...tableOf(view, others, { ...folded(noteTitle, HEAD), importance: 5 }),
            ];
        }
        function updateSection(view) {
            const { updates = [] } = view.report;
            if (updates.length === 0)
                return [];
            const entries = updates.map(({ carriedOver, direction, introduced, resolved, ...place }) => {
                const [from, to] = [place.from, place.to].map((reference) => (0, markdown.mo)((0, check_view.ml)(view, reference), 300));
                const brought = introduced.map(({ id }) => id);
                return (0, markdown.jD)([
                    joinLines([(0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, place.to), 200)), ...placeLinks(view.context, [place])]),
                    joinLines([(0, markdown.EX)(`${from ?? ''} → ${to ?? ''}`), direction === 'forward' ? '' : (0, markdown.EX)(direction)]),
                    idsText(resolved),
                    idsText(brought),
                    String(carriedOver),
                ]);
            });
            const head = (0, markdown.PP)(['Image', 'Change', 'Resolves', 'Brings', 'Carried over']);
            return [
                { ...folded(`🔄 ${(0, plural.U)(updates.length, 'update')}`, head), entries, importance: 6, noun: 'update' },
            ];
        }
        function idsText(ids) {
            if (ids.length === 0)
                return '—';
            const left = ids.length - MOST_IDS;
            const named = `${ids.slice(0, MOST_IDS).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
            return joinLines([String(ids.length), (0, markdown.EX)((0, markdown.mo)(named, 400))]);
        }
        const MOST_IDS = 3;
        function assumedSection(view) {
            const entries = view.report.images.flatMap(({ assumedFixes = [], image }) => assumedFixes.map(({ fixedVersion, id, package: { name, version }, reason }) => {
                const fixed = fixedVersion ?? 'an earlier version';
                const why = reason === 'patched-before'
                    ? `newer than ${fixed}, which is patched`
                    : `fixed in ${fixed}, and reported again for a later version`;
                return (0, markdown.jD)([
                    (0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, image), 200)),
                    (0, markdown.mo)(id, 100),
                    (0, markdown.mo)(`${name} ${version}: ${why}`, 400),
                ]);
            }));
            if (entries.length === 0)
                return [];
            const title = `ℹ️ ${(0, plural.U)(entries.length, 'assumed fix', 'assumed fixes')} (not reported as open)`;
            const head = (0, markdown.PP)(['Image', 'Vulnerability', 'Reason']);
            return [{ ...folded(title, head), entries, importance: 5, noun: 'assumption' }];
        }
        function resolvedSection(view) {
            const groups = (0, check_problems.tM)(view.report.resolved);
            if (groups.length === 0)
                return [];
            const entries = groups.map(([first, ...others]) => {
                const places = placesText([first, ...others].map(view_context.QW));
                return (0, markdown.jD)([
                    [(0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, first.reference), 200)), (0, markdown.EX)((0, markdown.mo)(places, 400))]
                        .filter((part) => part !== '')
                        .join('<br>'),
                    (0, markdown.mo)((0, check_view.ml)(view, first.title), 300),
                ]);
            });
            const title = `✅ ${(0, plural.U)(groups.length, 'resolved problem')}`;
            const head = (0, markdown.PP)(['Image', 'Problem']);
            return [{ ...folded(title, head), entries, importance: 6, noun: 'resolved problem' }];
        }
        function placesText(places) {
            const [first = '', ...others] = new Set(places);
            return others.length === 0 ? first : `${first} and ${(0, plural.U)(others.length, 'more place')}`;
        }
        function noticesText(view) {
            const notices = ofLevel(view, 'notice').length;
            return notices === 0 ? '' : (0, plural.U)(notices, 'note');
        }
        function ofLevel({ problems }, level) {
            return problems.filter((problem) => problem.level === level);
        }
        function folded(title, head, isOpen = false) {
            return {
                before: `<details${isOpen ? ' open' : ''}><summary>${title}</summary>`,
                head,
                after: '</details>',
            };
        }
        function tableOf(view, problems, section) {
            if (problems.length === 0)
                return [];
            const entries = problems.map((problem) => (0, markdown.jD)([
                wording.WG[problem.level],
                imageCell(view, problem),
                problemCell(view, problem),
                fixCell(view, problem),
            ]));
            return [{ ...section, entries, noun: 'problem' }];
        }
        function unpinnedRow(view, { findings }) {
            const [name = ''] = (0, check_view.zA)(view, findings);
            const newest = view.imageOf(findings[0])?.newest ?? null;
            return (0, markdown.jD)([
                [(0, markdown.ko)((0, markdown.mo)(name, 200)), ...placeLinks(view.context, (0, check_view.ek)(findings))].join('<br>'),
                newest === null ? '—' : (0, markdown.aY)((0, digest.VK)(newest)),
            ]);
        }
    }),
    89305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ve: () => (fixSection),
            qr: () => (footer),
            TO: () => (headSections),
            MX: () => (noteSection),
            Br: () => (renderSummary),
            V_: () => (textSection)
        });
        var markdown = __webpack_require__(49820);
        var plural = __webpack_require__(90795);
        var check_view = __webpack_require__(46157);
        var printable = __webpack_require__(76158);
        var fixability = __webpack_require__(44196);
        var advisory_words = __webpack_require__(1548);
        var wording = __webpack_require__(75903);
        ;
        const WIDEST = { line: markdown.Ib, name: 28, bar: 24 };
        const MOST_LINES = 12;
        function driftBlock(view) {
            const pinned = view.report.images
                .filter(({ behind }) => behind !== null)
                .toSorted((a, b) => lengthOf(b) - lengthOf(a));
            const exposed = view.report.images.filter(({ openAdvisories, pinned: pin }) => pin === null && (openAdvisories ?? []).length > 0);
            const images = [...pinned, ...exposed];
            if (images.length === 0)
                return '';
            const shown = images.slice(0, MOST_LINES);
            const names = shown.map(({ image }) => nameText((0, check_view.EU)(view, image)));
            const width = Math.max(...names.map(({ length }) => length));
            const daysPerCell = Math.max(1, Math.ceil(Math.max(...shown.map(lengthOf)) / WIDEST.bar));
            const bars = shown.map((image) => barOf(image, daysPerCell));
            const barWidth = Math.max(...bars.map(({ length }) => length));
            const lines = shown.map((image, index) => {
                const bar = image.pinned === null ? '○' : (bars[index] ?? '').padEnd(barWidth);
                const line = `${(names[index] ?? '').padEnd(width)}  ${bar}  ${wordsOf(view, image)}`;
                return (0, printable.IN)(line, WIDEST.line);
            });
            const left = images.length - shown.length;
            return (0, markdown.DV)('text', [
                ...lines,
                ...(left > 0 ? [`… and ${left} more`] : []),
                legend(shown, daysPerCell),
            ]);
        }
        function legend(shown, daysPerCell) {
            const signs = [
                shown.some(({ pinned }) => pinned !== null) ? '⚓ your pin' : '',
                shown.some((image) => lengthOf(image) > 0) ? `● newer build   ━ ${(0, plural.U)(daysPerCell, 'day')}` : '',
                shown.some(({ pinned }) => pinned === null) ? '○ unpinned' : '',
            ];
            return signs.filter((sign) => sign !== '').join('   ');
        }
        function nameText(name) {
            const text = (0, printable.g$)(name, 300);
            return text.length <= WIDEST.name ? text : `…${text.slice(1 - WIDEST.name)}`;
        }
        function lengthOf(image) {
            return Math.max(0, ...(image?.history?.newerAfterDays ?? []));
        }
        function barOf({ behind, history }, daysPerCell) {
            const newer = history?.newerAfterDays ?? [];
            if (behind === null || behind.builds === 0 || newer.length === 0)
                return '⚓';
            const marks = new Set(newer.map((days) => Math.max(1, Math.round(days / daysPerCell))));
            const cells = Array.from({ length: Math.max(...marks) }, (_, index) => (marks.has(index + 1) ? '●' : '━'));
            return `⚓${cells.join('')}`;
        }
        function wordsOf(view, image) {
            const words = image.pinned === null ? [rebuiltText(image)] : [(0, wording.Sd)(image)];
            return [...words, advisoryWords(view, image)].filter((word) => word !== '').join(' · ');
        }
        function rebuiltText({ history }) {
            const days = history?.usualDays ?? null;
            if (days === null)
                return 'unpinned';
            return days <= 1 ? 'rebuilt daily' : `rebuilt every ${days} days`;
        }
        function advisoryWords(view, image) {
            const open = view.problems.flatMap(({ findings }) => {
                const found = findings.find((one) => one.advisory !== undefined && view.imageOf(one) === image);
                return found?.advisory ?? [];
            });
            const [worst] = open;
            if (worst === undefined)
                return '';
            const state = (0, advisory_words.qS)(worst, image);
            const same = open.filter((one) => (0, advisory_words.qS)(one, image) === state).length;
            const id = `${(0, printable.g$)(worst.id, 40)}${same === 1 ? '' : ` and ${same - 1} more`}`;
            const others = same === open.length ? '' : `, ${open.length - same} more open`;
            return (0, fixability.bY)(worst, image) === 'build' ? `${id} fixed since${others}` : `⚠ ${id}: ${state}${others}`;
        }
        var fit = __webpack_require__(19852);
        var fix_diff = __webpack_require__(9538);
        var check_overview = __webpack_require__(68080);
        var problem_sections = __webpack_require__(60928);
        var view_context = __webpack_require__(89572);
        ;
        const MOST_BYTES = 1_000_000;
        function renderSummary(report, context = view_context.V0) {
            const encoder = new TextEncoder();
            const view = (0, check_view.O8)(report, context);
            const sections = [
                ...headSections(view),
                ...(0, problem_sections.tO)(view),
                fixSection(view),
                signerSection(view),
                driftSection(view),
                ...(0, problem_sections.vg)(view),
                ...(0, problem_sections.ng)(view),
                ...(0, problem_sections.Ng)(view),
                ...(0, problem_sections.mo)(view),
                ...imageSection(report),
                ...(0, problem_sections.EH)(view),
                noteSection(report),
                textSection((0, markdown.EX)(footer(view).join(' · '))),
            ];
            return `${(0, fit.W)(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
        }
        function textSection(before) {
            return { before, entries: [], after: '', importance: 0, noun: '' };
        }
        function fixSection(view) {
            const diff = (0, fix_diff.LC)(view);
            return textSection(diff === '' || !(0, problem_sections.x7)(view) ? diff : folded('🔧 Lines to change', diff));
        }
        function signerSection(view) {
            const lines = (0, fix_diff.GF)(view);
            const title = 'If you trust a signer that was found: lines for <code>.github/mooring.yml</code>';
            return textSection(lines === '' ? '' : folded(title, lines));
        }
        function driftSection(view) {
            const [title, drift] = ['How far each pin has drifted', driftBlock(view)];
            if (drift === '')
                return textSection('');
            return textSection((0, problem_sections.x7)(view) ? folded(title, drift) : `### ${title}\n\n${drift}`);
        }
        function folded(title, text) {
            return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
        }
        function headSections(view) {
            const { images, verdict } = view.report;
            const title = `## ${wording.PU[verdict]} Mooring: ${(0, wording.Pl)(view)}`;
            if (images.length === 0)
                return [textSection(title)];
            const problems = (level) => view.problems.filter((one) => one.level === level).length;
            const [blocking, warnings] = [problems('error'), problems('warning')];
            const pinned = images.filter((image) => image.pinned !== null);
            const behind = pinned.filter((image) => (image.behind?.builds ?? 0) > 0);
            const counts = [
                (0, markdown.PP)(['', 'Blocking', 'Warnings', 'Pinned', 'Behind'], ':-:'),
                (0, markdown.jD)([
                    `**${(0, plural.U)(images.length, 'image')}**`,
                    blocking === 0 ? '0' : `❌ **${blocking}**`,
                    warnings === 0 ? '0' : `⚠️ ${warnings}`,
                    `${pinned.length} of ${images.length}`,
                    String(behind.length),
                ]),
            ].join('\n');
            const overview = (0, check_overview.bq)(view).map((line) => `**${line.title}:** ${(0, markdown.FV)(line.text)}`);
            return [textSection(title), textSection(counts), textSection(overview.join('<br>'))];
        }
        function noteSection({ notes }) {
            const entries = notes.map((note, index) => `${index === 0 ? '' : '\n'}ℹ️ ${(0, markdown.FV)(note, 600)}`);
            return { before: '', entries, after: '', importance: 0, noun: 'note' };
        }
        function footer({ context, report }) {
            return [
                'Mooring check',
                (0, markdown.FV)((0, wording.lp)(report, context), 600),
                (0, wording.z8)(report),
                (0, markdown.nf)('what these rules mean', (0, view_context.QB)(context)),
            ];
        }
        function imageSection({ images, mode }) {
            if (images.length === 0)
                return [];
            const isSigned = images.some(({ signature }) => signature !== undefined);
            const head = (0, markdown.PP)([
                'Image',
                'Pinned',
                'Newest build',
                'Behind',
                ...(isSigned ? ['Signed'] : []),
                'State',
            ]);
            const title = `<details><summary>All ${(0, plural.U)(images.length, 'image')}</summary>`;
            return [
                {
                    before: [title, ...signersText(images)].join('\n\n'),
                    head,
                    entries: images.map((image) => imageRow(image, mode, isSigned)),
                    after: '</details>',
                    importance: 4,
                    noun: 'image',
                },
            ];
        }
        function signersText(images) {
            const verified = images.flatMap(({ signature }) => (signature?.status === 'verified' ? signature : []));
            const bySigner = Map.groupBy(verified, ({ signer }) => signer ?? '');
            const parts = [...bySigner]
                .toSorted(([, a], [, b]) => b.length - a.length)
                .map(([signer, { length }]) => `${(0, plural.U)(length, 'image')} by ${(0, markdown.aY)(signer)}`);
            return parts.length === 0 ? [] : [`Signed and verified: ${(0, plural.M)(parts)}.`];
        }
        function signedText({ signature }) {
            if (signature?.status !== 'verified')
                return '—';
            return (0, markdown.nf)(signature.signedAt?.slice(0, 10) ?? 'yes', signature.logUrl ?? undefined);
        }
        function imageRow(image, mode, isSigned) {
            const builtAt = image.newestBuiltAt === null ? '' : `<br>${image.newestBuiltAt.slice(0, 10)}`;
            return (0, markdown.jD)([
                (0, markdown.mo)(image.image, 300),
                digestText(image.pinned),
                `${digestText(image.newest)}${builtAt}`,
                (0, wording.Sd)(image),
                ...(isSigned ? [signedText(image)] : []),
                (0, wording.r9)(image, mode),
            ]);
        }
        function digestText(digest) {
            return digest === null ? '—' : (0, markdown.aY)(digest.replace(/^.*:/, '').slice(0, 12));
        }
    }),
    89572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            QB: () => (ruleUrl),
            QW: () => (lineKey),
            V0: () => (LAPTOP),
            gV: () => (lineUrl)
        });
        var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43867);
        var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5488);
        const LAPTOP = { event: 'repository' };
        function lineKey({ file, line }) {
            return `${file}:${line}`;
        }
        function lineUrl({ files }, { file, line }) {
            return files === undefined || file === '' ? undefined : (0, _links_js__WEBPACK_IMPORTED_MODULE_1__.iw)(files, file, line);
        }
        function ruleUrl({ documentation }, rule) {
            return (0, _documentation_js__WEBPACK_IMPORTED_MODULE_0__.ou)(`rules.md${rule === undefined ? '' : `#${rule}`}`, documentation);
        }
    }),
    75903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PU: () => (VERDICT_SIGNS),
            Pl: () => (headline),
            Sd: () => (behindText),
            WG: () => (LEVEL_SIGNS),
            l2: () => (capitalized),
            lM: () => (ADJECTIVES),
            lp: () => (comparedText),
            mc: () => (lifecycleText),
            r9: () => (stateText),
            yZ: () => (joinWords),
            z8: () => (scope)
        });
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76974);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90795);
        function headline({ context, problems, report }) {
            const blocking = problems.filter(({ level }) => level === 'error');
            const warnings = problems.filter(({ level }) => level === 'warning');
            switch (report.verdict) {
                case 'fail':
                    return blockingText(blocking, context);
                case 'warn':
                    return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(warnings.length, 'warning')}, no blocking problems`;
                case 'pass':
                    return report.images.length === 0 ? 'no image references found' : 'no problems found';
            }
        }
        function blockingText(blocking, { event }) {
            const [first] = blocking;
            const isSame = blocking.every(({ novelty }) => novelty === first?.novelty);
            const adjective = isSame && first !== undefined ? ADJECTIVES[first.novelty] : '';
            const { subject, isBlocked } = SUBJECTS[event];
            if (!isBlocked)
                return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocking.length, joinWords(adjective, 'blocking problem'))} ${subject}`;
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocking.length, joinWords(adjective, 'problem'))} ${blocking.length === 1 ? 'blocks' : 'block'} ${subject}`;
        }
        function joinWords(...words) {
            return words.filter((word) => word !== '').join(' ');
        }
        const ADJECTIVES = {
            new: 'new',
            'pre-existing': 'pre-existing',
            'not-compared': '',
        };
        const SUBJECTS = {
            'pull-request': { subject: 'this pull request', isBlocked: true },
            'merge-group': { subject: 'this merge group', isBlocked: true },
            change: { subject: 'this change', isBlocked: true },
            push: { subject: 'on this push', isBlocked: false },
            repository: { subject: 'in this repository', isBlocked: false },
        };
        function scope(report) {
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(report.images.length, 'image')} in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(report.files, 'file')}`;
        }
        function comparedText({ comparedWith }, { baseName }) {
            switch (comparedWith.kind) {
                case 'base':
                    return `compared with ${baseName === undefined ? 'base ' : `${baseName}@`}${comparedWith.commit.slice(0, 8)}`;
                case 'since':
                    return `compared with ${comparedWith.since}`;
                case 'baseline':
                    return `compared with ${comparedWith.file}`;
                case 'none':
                    return `not compared: ${comparedWith.reason}`;
            }
        }
        function behindText(image) {
            if (image.behind === null)
                return image.pinned === null ? 'not pinned' : 'unknown';
            return (0, _history_lag_js__WEBPACK_IMPORTED_MODULE_0__.kF)(image.behind);
        }
        function stateText(image, mode) {
            const { endOfLife } = image;
            const signature = signatureText(image);
            if (image.newest === null)
                return joined([signature, lifecycleText(endOfLife), openText(image), 'not checked']);
            return joined([
                signature,
                endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifecycleText(endOfLife),
                image.openAdvisories === null ? unjudgedText(image) : openText(image),
                image.pinned !== null && image.behind === null ? 'digest not in history' : '',
            ]);
        }
        function signatureText({ packages, signature }) {
            switch (signature?.status) {
                case 'unsigned':
                    return 'not signed';
                case 'wrong-signer':
                    return 'signed by another signer';
                case 'bad-signature':
                    return 'invalid signature';
                case 'signed-as-other':
                    return 'signed as another image';
                case 'not-verifiable':
                case 'not-checked':
                    return 'signature not verified';
                case 'verified':
                    return packages?.unverified === undefined ? '' : 'SBOM not verified';
                case 'no-known-signer':
                case undefined:
                    return '';
            }
        }
        function joined(words) {
            return words.filter((word) => word !== '').join(', ') || 'ok';
        }
        function openText({ openAdvisories }) {
            const open = openAdvisories?.length ?? 0;
            return open === 0 ? '' : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(open, 'open advisory', 'open advisories');
        }
        function unjudgedText({ judgedBy, packages }) {
            if (judgedBy === 'name')
                return 'not judged';
            const isPartial = packages?.missing !== undefined || packages?.unrecognized !== undefined;
            return isPartial && judgedBy !== 'none' ? 'not fully judged' : 'advisories not checked';
        }
        function lifecycleText(lifecycle) {
            if (lifecycle === null || lifecycle.verdict === 'pass')
                return '';
            const { verdict, reported, daysLeft } = lifecycle;
            if (!reported.exists)
                return verdict === 'fail' ? 'no such tag' : 'tag removed';
            if (verdict === 'fail')
                return 'end of life';
            if (reported.entry === 'refused')
                return 'end of life not checked';
            if (isInGrace(reported.entry))
                return 'in grace period';
            if (reported.deprecated)
                return 'deprecated';
            if (reported.entry !== 'none' && reported.entry.tagStatus === 'TAG_INACTIVE')
                return 'superseded';
            return daysLeft === null ? 'unknown status' : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(daysLeft, 'day')} left`;
        }
        function isInGrace(entry) {
            if (typeof entry === 'string')
                return false;
            return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
        }
        function capitalized(text) {
            return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
        }
        const VERDICT_SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' };
        const LEVEL_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
    }),
    99589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            We: () => (changedIn),
            hS: () => (otherSignedUses),
            i9: () => (readTrees),
            XG: () => (usesWithHistory)
        });
        var image_reference = __webpack_require__(50880);
        var check_places = __webpack_require__(63444);
        ;
        function addedIgnores(head, base) {
            const [places, counterparts] = [(0, check_places.yN)(head.ignored), (0, check_places.yN)(base.ignored)];
            const unchanged = (0, check_places.ho)(places, counterparts);
            const isUnchanged = (place, other) => other?.file === place.file && other.reference === place.reference;
            const changed = places.filter((place) => !isUnchanged(place, unchanged.before(place)));
            if (changed.length === 0)
                return { uses: [], unread: [] };
            const left = counterparts.filter((place) => !isUnchanged(place, unchanged.after(place)));
            const pairing = (0, check_places.ho)([...(0, check_places.yN)(head), ...changed], [...(0, check_places.yN)(base), ...left]);
            const ignored = new Set(left.map(check_places.Ct));
            const added = new Set(changed.flatMap((place) => {
                const before = pairing.before(place);
                const isOfBase = before !== undefined &&
                    ignored.has((0, check_places.Ct)(before)) &&
                    before.file === place.file &&
                    imageAt(before) === imageAt(place);
                return isOfBase ? [] : [(0, check_places.Ct)(place)];
            }));
            return withPlaces(head.ignored, added);
        }
        function imageAt({ reference }) {
            const reading = (0, image_reference.bc)(reference);
            return reading.kind === 'invalid' ? reference : (0, image_reference.vy)(reading.reference);
        }
        function withPlaces({ uses, unread }, keys) {
            const has = (images) => (0, check_places.yN)(images).some((place) => keys.has((0, check_places.Ct)(place)));
            return {
                uses: uses.filter((use) => has({ uses: [use], unread: [] })),
                unread: unread.filter((one) => has({ uses: [], unread: [one] })),
            };
        }
        var changed_references = __webpack_require__(20245);
        var image_use = __webpack_require__(47125);
        var errors = __webpack_require__(56046);
        var ignore = __webpack_require__(64110);
        var pin_config = __webpack_require__(25973);
        var load_config = __webpack_require__(13449);
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
        var image_list = __webpack_require__(39861);
        var list_images = __webpack_require__(82594);
        ;
        async function scanTree(tree, now, rules) {
            const { images, skipped } = await (0, list_images.v8)({ tree, now, rules });
            const unread = skipped.filter(({ code, overridden }) => code !== 'ignored' && overridden === undefined);
            const ignored = skipped.flatMap(({ byComment }) => byComment ?? []);
            return {
                files: new Set([...images, ...unread].map(({ file }) => file)).size,
                uses: images.map(toUse),
                unread: unread.map(toUnread),
                overridden: skipped.flatMap(({ overridden }) => (overridden === undefined ? [] : [toUse(overridden)])),
                ignored: {
                    uses: ignored.flatMap((place) => ('reference' in place ? [toUse(place)] : [])),
                    unread: ignored.flatMap((place) => ('reference' in place ? [] : [toUnread(place)])),
                },
            };
        }
        function addedOverrides(head, base) {
            const key = ({ file, reference }) => `${file}\n${(0, image_reference.Ys)(reference)}`;
            const known = new Set(base.uses.map(key));
            return head.overridden.filter((use) => known.has(key(use)));
        }
        function toUse(image) {
            const { file, line, isFinal } = image;
            const platform = (0, image_list.i7)(image);
            const tag = (0, image_list.Q9)(image);
            const reference = tag === undefined ? image.reference : { ...image.reference, tag };
            return {
                file,
                line,
                reference,
                ...(platform === undefined ? {} : { platform }),
                ...(isFinal === undefined ? {} : { isFinal }),
            };
        }
        function toUnread({ file, line, written, code, reason }) {
            const subject = written === '' ? file : written;
            return { file, line, written, scope: scopeOf(code), reason: `${subject}: ${reason}.` };
        }
        function scopeOf(code) {
            if (code === 'malformed')
                return 'instruction';
            if (code === 'submodule')
                return 'submodule';
            if (code === 'not-followed')
                return 'named-file';
            if (code === 'templated' || code === 'tag-elsewhere')
                return 'set-elsewhere';
            return (0, image_list.Sz)(code) ? 'file' : 'reference';
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
        function changedIn({ before, config, head }, registry) {
            return (0, changed_references.LX)(head, before, { platforms: config.check.platforms, registry });
        }
        function otherSignedUses({ before, config: { trust }, head, pin }, registry) {
            const uses = trust.signatures === 'off' ? [] : [...head.uses, ...(before?.uses ?? [])];
            return uses.filter(({ reference }) => {
                if ((0, image_use.RC)(reference, registry) !== undefined)
                    return false;
                const upstream = { ...reference, ...(0, pin_config.Fw)(pin.mirrors, reference) };
                const names = (0, ignore.eZ)({ ...upstream, tag: undefined, digest: undefined });
                return ((0, image_use.RC)(upstream, registry) !== undefined || trust.signers.some(({ image }) => names.some(image)));
            });
        }
        async function readWith(base, { head, startedAt }) {
            const tree = base.kind === 'tree' ? base.tree : undefined;
            const newest = base.kind === 'tree' ? (base.newest ?? base.tree) : undefined;
            const chosen = await chooseConfig(head, base.isChange ? { of: 'base', base: newest } : { of: 'head' });
            const { check, pin, trust } = chosen.config;
            const config = { ...chosen, check, trust };
            const read = { config, pin, configTree: base.isChange ? (newest ?? head) : head };
            const found = await scanTree(head, startedAt, chosen.config);
            const before = tree === undefined ? undefined : await scanTree(tree, startedAt, chosen.config);
            if (!base.isChange)
                return { ...read, base, head: found, before, addedComments: 0 };
            const { uses, unread } = addedIgnores(found, before ?? NO_FILES);
            const overridden = addedOverrides(found, before ?? NO_FILES);
            const heeded = {
                ...found,
                uses: [...found.uses, ...uses, ...overridden],
                unread: [...found.unread, ...unread],
            };
            return { ...read, base, head: heeded, before, addedComments: uses.length + unread.length };
        }
        const NO_FILES = { uses: [], unread: [], ignored: { uses: [], unread: [] } };
    })
};
