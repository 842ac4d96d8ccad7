import { shared } from './shared.js';
export const id = 3153;
export const ids = [3153];
export const modules = {
    83751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B2: () => (groupByVulnerability),
            Ns: () => (matchAdvisory),
            Oz: () => (apkArchitecture)
        });
        const APK_SPELLINGS = new Map([
            ['amd64', 'x86_64'],
            ['arm64', 'aarch64'],
        ]);
        function apkArchitecture(architecture) {
            return APK_SPELLINGS.get(architecture) ?? architecture;
        }
        function matchAdvisory(advisory, installed) {
            const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
            if (deleteTime !== undefined)
                return undefined;
            if (artifactName !== installed.name && artifactName !== installed.origin)
                return undefined;
            const type = artifactType.toLowerCase();
            const [wanted, has] = [artifactArchitecture.toLowerCase(), installed.arch ?? ''].map(apkArchitecture);
            const isOfArchitecture = isAny(wanted) || isAny(has) || wanted === has;
            if (OTHER_TYPES.has(type) || (!isOfArchitecture && ARCHITECTURES.has(wanted ?? '')))
                return undefined;
            if (!isOfArchitecture || !(type === '' || type === 'apk'))
                return 'unrecognized';
            return artifactName === installed.name ? 'own-name' : 'origin';
        }
        const OTHER_TYPES = new Set(['image', 'library']);
        const ARCHITECTURES = new Set('x86_64 aarch64 x86 386 armhf armv7 arm ppc64le s390x riscv64 loongarch64 loong64'.split(' '));
        function groupByVulnerability(advisories) {
            const rootOf = joinNames(advisories);
            const groups = new Map();
            for (const advisory of advisories) {
                const root = rootOf(advisory.advisoryId);
                const group = groups.get(root) ?? [];
                group.push(advisory);
                groups.delete(root);
                groups.set(root, group);
            }
            return new Map([...groups.values()].map((group) => [canonicalId(group), group]));
        }
        function joinNames(advisories) {
            const parents = new Map();
            const rootOf = (name) => {
                let root = name;
                for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root))
                    root = parent;
                for (let at = name; at !== root;) {
                    const next = parents.get(at) ?? root;
                    parents.set(at, root);
                    at = next;
                }
                return root;
            };
            for (const { advisoryId, aliases } of advisories) {
                for (const alias of aliases) {
                    const [root, other] = [rootOf(advisoryId), rootOf(alias)];
                    if (root !== other)
                        parents.set(other, root);
                }
            }
            return rootOf;
        }
        function canonicalId(advisories) {
            const names = advisories.flatMap(namesOf);
            const ids = advisories.map(({ advisoryId }) => advisoryId);
            return firstOf(names, 'CVE-') ?? firstOf(names, 'GHSA-') ?? firstOf(ids, '') ?? '';
        }
        function firstOf(names, prefix) {
            return names.reduce((first, name) => (name.startsWith(prefix) && (first === undefined || name < first) ? name : first), undefined);
        }
        function namesOf({ advisoryId, aliases }) {
            return [advisoryId, ...aliases];
        }
        function isAny(architecture) {
            return architecture === undefined || architecture === '' || architecture === 'noarch';
        }
    }),
    16511: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bq: () => (UNRECOGNIZED_ROW),
            Lx: () => (isClosed),
            Ub: () => (decideAdvisoryStatus),
            tu: () => (ADVISORY_STATUSES),
            w0: () => (decideUnrecognized)
        });
        var _apk_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60316);
        var _advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74766);
        const ADVISORY_STATUSES = [
            'affected_fix_available',
            'affected',
            'affected_wont_fix',
            'under_investigation',
            'affected_pending_upstream',
            'unknown',
            'unknown_not_analysed',
            'unreviewed',
            'fixed_assumed',
            'fixed',
            'not_affected',
        ];
        function isClosed(status) {
            return ADVISORY_STATUSES.indexOf(status) >= ADVISORY_STATUSES.indexOf('fixed_assumed');
        }
        function decideAdvisoryStatus(given) {
            const timeline = (0, _advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__.lx)(given.events);
            if (timeline === undefined)
                return { ...UNDECIDED, status: 'unknown', row: 16 };
            const latest = timeline.at(-1);
            if (latest === undefined)
                return UNDECIDED;
            const decided = decide(timeline, latest, given.installed);
            return { ...UNDECIDED, ...decided, event: latest.event, ...(0, _advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__.rs)(timeline, isByFix(decided)) };
        }
        const UNRECOGNIZED_ROW = 18;
        function decideUnrecognized(decision) {
            if (decision.status === 'unreviewed')
                return decision;
            return {
                ...decision,
                status: 'unknown',
                row: UNRECOGNIZED_ROW,
                fixedVersion: undefined,
                fixedAt: undefined,
            };
        }
        const UNDECIDED = {
            status: 'unreviewed',
            row: 17,
            fixedVersion: undefined,
            event: undefined,
            since: undefined,
            detectedAt: undefined,
            fixedAt: undefined,
        };
        function isByFix({ status }) {
            return status === 'affected_fix_available' || status === 'fixed' || status === 'fixed_assumed';
        }
        function decide(timeline, { event, kind }, installed) {
            switch (kind) {
                case 'fixed':
                    return decideFixed(event.fixed?.fixedVersion, installed);
                case 'false-positive':
                    return { status: 'not_affected', row: 5 };
                case 'true-positive':
                    return { status: 'affected', row: 6 };
                case 'fix-not-planned':
                    return { status: 'affected_wont_fix', row: 7 };
                case 'pending-upstream-fix':
                    return { status: 'affected_pending_upstream', row: 8 };
                case 'analysis-not-planned':
                    return { status: 'unknown_not_analysed', row: 9 };
                case 'detection':
                    return decideDetection(timeline, installed);
                case 'patched':
                    return decidePatched(event.patched?.patchedVersions ?? [], installed);
                case 'unknown':
                    return { status: 'unknown', row: 16 };
            }
        }
        function decideFixed(fixedVersion, installed) {
            if (fixedVersion === '0')
                return { status: 'not_affected', row: 3, fixedVersion };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            if (order < 0)
                return { status: 'affected_fix_available', row: 2, fixedVersion };
            return { status: 'fixed', row: 1, fixedVersion };
        }
        function decideDetection(timeline, installed) {
            const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
            const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
            if (fixedVersion === undefined)
                return { status: 'under_investigation', row: 10 };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            const detected = lowestDetected(timeline.slice(lastFix + 1), fixedVersion);
            if (order < 0) {
                return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
            }
            if (detected === undefined)
                return { status: 'under_investigation', row: 14 };
            return (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(installed, detected) < 0
                ? { status: 'fixed', row: 12, fixedVersion }
                : { status: 'under_investigation', row: 13 };
        }
        function lowestDetected(sinceFix, fixedVersion) {
            const versions = sinceFix.map(({ event }) => event.detection?.scanv1?.artifactVersion ?? '');
            const latest = versions.at(-1) ?? '';
            if (!(0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.Z)(latest))
                return undefined;
            const withFix = versions.filter((one) => (compareIfValid(one, fixedVersion) ?? -1) >= 0);
            return [latest, ...withFix].sort(_apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)[0];
        }
        function decidePatched(patched, installed) {
            if (patched.includes(installed))
                return { status: 'fixed', row: 15, fixedVersion: installed };
            const [first = ''] = patched;
            if (patched.length === 0 || !patched.every(_apk_version_js__WEBPACK_IMPORTED_MODULE_0__.Z) || !(0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.Z)(installed)) {
                return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
            }
            const rising = [...patched].sort(_apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b);
            const same = rising.find((version) => (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(installed, version) === 0);
            if (same !== undefined)
                return { status: 'fixed', row: 15, fixedVersion: same };
            const before = rising.findLast((version) => (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(installed, version) > 0);
            const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
            if (isFollower)
                return { status: 'fixed_assumed', row: 15, fixedVersion: before };
            const next = rising.find((version) => (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(installed, version) < 0);
            return { status: 'affected_fix_available', row: 15, fixedVersion: next };
        }
        function isSameRelease(one, other) {
            return (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(withoutRevision(one), withoutRevision(other)) === 0;
        }
        function withoutRevision(version) {
            return version.replace(/-r[0-9]+$/, '');
        }
        function compareIfValid(installed, other) {
            const areValid = other !== undefined && (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.Z)(installed) && (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.Z)(other);
            return areValid ? (0, _apk_version_js__WEBPACK_IMPORTED_MODULE_0__.b)(installed, other) : undefined;
        }
    }),
    74766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Pb: () => (eventKind),
            dP: () => (EVENT_KINDS),
            dw: () => (isSettling),
            kH: () => (noteOf),
            lx: () => (approvedInOrder),
            rs: () => (datesOf),
            x4: () => (versionsOf)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const FIELDS = [
            ['detection', 'detection'],
            ['truePositiveDetermination', 'true-positive'],
            ['falsePositiveDetermination', 'false-positive'],
            ['fixed', 'fixed'],
            ['pendingUpstreamFix', 'pending-upstream-fix'],
            ['fixNotPlanned', 'fix-not-planned'],
            ['analysisNotPlanned', 'analysis-not-planned'],
            ['patched', 'patched'],
        ];
        const KNOWN_EVENT_KINDS = [
            'detection',
            'true-positive',
            'false-positive',
            'fixed',
            'pending-upstream-fix',
            'fix-not-planned',
            'analysis-not-planned',
            'patched',
        ];
        const EVENT_KINDS = [...KNOWN_EVENT_KINDS, 'unknown'];
        function eventKind(event) {
            return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
        }
        function versionsOf({ detection, fixed, patched }) {
            const named = [
                detection?.scanv1?.artifactVersion,
                fixed?.fixedVersion,
                ...(patched?.patchedVersions ?? []),
            ];
            return named.filter((version) => version !== undefined);
        }
        function noteOf(event) {
            const said = [
                event.truePositiveDetermination,
                event.falsePositiveDetermination,
                event.fixed,
                event.pendingUpstreamFix,
                event.fixNotPlanned,
                event.analysisNotPlanned,
                event.patched,
            ];
            return said.find((one) => one !== undefined)?.note?.trim() ?? '';
        }
        function approvedInOrder(events) {
            const timed = events
                .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
                .map((event) => ({ event, kind: eventKind(event), at: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(event.createTime) }));
            const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
            if (readable.length !== timed.length)
                return undefined;
            return readable.sort((one, other) => one.at - other.at || belowMillisecond(one.event) - belowMillisecond(other.event));
        }
        function belowMillisecond({ createTime }) {
            const [, digits = ''] = /\.\d{3}(\d{1,6})Z$/.exec(createTime) ?? [];
            return Number(digits.padEnd(6, '0'));
        }
        function isSettling(kind) {
            return kind === 'false-positive' || isFix(kind);
        }
        function isFix(kind) {
            return kind === 'fixed' || kind === 'patched';
        }
        function datesOf(timeline, isByFix) {
            const settled = timeline.findLastIndex(({ kind }) => isSettling(kind));
            const fix = isByFix ? timeline.findLast(({ kind }) => isFix(kind)) : undefined;
            const dismissed = timeline.findLastIndex(({ kind }) => kind === 'false-positive');
            const open = timeline.slice((fix === undefined ? settled : dismissed) + 1);
            return {
                since: (timeline[settled + 1] ?? timeline.at(-1))?.at,
                detectedAt: open.find(({ kind }) => kind === 'detection')?.at,
                fixedAt: fix?.at,
            };
        }
    }),
    60316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Z: () => (isValidApkVersion),
            b: () => (compareApkVersions)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
        const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
        const RELEASE = SUFFIXES.indexOf('cvs');
        function isValidApkVersion(version) {
            for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
                if (part.kind === 'end')
                    return true;
            }
            return false;
        }
        function compareApkVersions(a, b) {
            requireVersion(a);
            requireVersion(b);
            let left = readPart(a);
            let right = readPart(b);
            while (left !== undefined && right !== undefined) {
                const order = compareParts(left, right);
                if (order !== 0 || left.kind === 'end')
                    return order;
                left = readPart(a, left);
                right = readPart(b, right);
            }
            return 0;
        }
        function requireVersion(version) {
            if (isValidApkVersion(version))
                return;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('internal_bug', `"${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(version, 80)}" is not a version that apk can order`);
        }
        function compareParts(left, right) {
            if (left.kind !== right.kind) {
                if (isPreRelease(left))
                    return -1;
                if (isPreRelease(right))
                    return 1;
                return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
            }
            switch (left.kind) {
                case 'first':
                case 'suffix-number':
                case 'revision':
                    return compareDigits(left.text, right.text);
                case 'number': {
                    const isText = left.text.startsWith('0') || right.text.startsWith('0');
                    return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
                }
                case 'suffix':
                    return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
                case 'letter':
                case 'hash':
                    return compareText(left.text, right.text);
                case 'end':
                    return 0;
            }
        }
        function isPreRelease({ kind, text }) {
            return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
        }
        function compareDigits(left, right) {
            const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
            return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
        }
        function leadingZeros(digits) {
            return endOfRun(digits, 0, (character) => character === '0');
        }
        function compareText(left, right) {
            if (left === right)
                return 0;
            return left < right ? -1 : 1;
        }
        function sign(number) {
            if (number === 0)
                return 0;
            return number < 0 ? -1 : 1;
        }
        function readPart(version, before) {
            const at = before?.next ?? 0;
            if (before === undefined)
                return run('first', version, at, isDigit);
            if (at === version.length)
                return { kind: 'end', text: '', next: at };
            const isAfterNumber = before.kind === 'first' || before.kind === 'number';
            const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
            const character = version.charAt(at);
            if (isAfterNumber && character === '.')
                return run('number', version, at + 1, isDigit);
            if (isAfterNumber && isLetter(character))
                return { kind: 'letter', text: character, next: at + 1 };
            if (before.kind === 'suffix' && isDigit(character))
                return run('suffix-number', version, at, isDigit);
            if (isBeforeHash && character === '_')
                return readSuffix(version, at + 1);
            if (isBeforeHash && character === '~')
                return run('hash', version, at + 1, isHex);
            const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
            return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
        }
        function readSuffix(version, from) {
            const suffix = run('suffix', version, from, isLetter);
            return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
        }
        function run(kind, version, from, isPart) {
            const next = endOfRun(version, from, isPart);
            return next === from ? undefined : { kind, text: version.slice(from, next), next };
        }
        function endOfRun(text, from, isPart) {
            let end = from;
            while (end < text.length && isPart(text.charAt(end)))
                end += 1;
            return end;
        }
        function isDigit(character) {
            return character >= '0' && character <= '9';
        }
        function isLetter(character) {
            return character >= 'a' && character <= 'z';
        }
        function isHex(character) {
            return isDigit(character) || (character >= 'a' && character <= 'f');
        }
    }),
    12000: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (assessByName),
            C: () => (assessPackages)
        });
        var advisory_status = __webpack_require__(16511);
        var advisory_timeline = __webpack_require__(74766);
        ;
        const NOT_KNOWN = '';
        function decideByTime(given) {
            const { events, builtAt } = given;
            const decision = (0, advisory_status.Ub)({ events, installed: NOT_KNOWN });
            const timeline = (0, advisory_timeline.lx)(events) ?? [];
            const latest = timeline.at(-1);
            if (latest === undefined || decision.status === 'not_affected')
                return decision;
            if (latest.kind === 'detection')
                return { ...decision, status: 'under_investigation', fixedVersion: undefined };
            if (latest.kind !== 'fixed' && latest.kind !== 'patched')
                return decision;
            const hasFix = builtAt !== undefined && builtAt >= latest.at;
            const status = hasFix ? 'fixed_assumed' : 'affected_fix_available';
            return { ...decision, ...(0, advisory_timeline.rs)(timeline, true), status };
        }
        var advisory_selection = __webpack_require__(83751);
        var severity = __webpack_require__(54984);
        ;
        function assessPackages(platforms, advisoriesOn, assessed = new Map()) {
            const all = platforms.flatMap(({ platform, packages }) => packages.map((installed) => ({ installed, platform })));
            const versions = Map.groupBy(all, ({ installed: { name, version } }) => `${name}\n${version}`);
            return [...versions.values()].sort(byPackage).flatMap((same) => {
                const key = JSON.stringify(same);
                const results = assessed.get(key) ?? assessVersion(same, advisoriesOn);
                assessed.set(key, results);
                return results;
            });
        }
        function assessVersion(same, advisoriesOn) {
            const found = same.flatMap(({ installed, platform }) => assessPackage(installed, platform, advisoriesOn));
            return [...Map.groupBy(found, ({ id }) => id).values()].flatMap(mergePlatforms).sort(byId);
        }
        function assessByName(advisories, builtAt) {
            const current = advisories.filter((one) => {
                return (0, advisory_selection.Ns)(one, { name: one.artifactName, version: '' }) === 'own-name';
            });
            return [...(0, advisory_selection.B2)(current)]
                .map(([id, group]) => {
                const decided = group.map((advisory) => ({
                    advisory,
                    decision: decideByTime({ events: advisory.events, builtAt }),
                }));
                return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
            })
                .sort(byId);
        }
        function assessPackage(installed, platform, advisoriesOn) {
            const names = new Set([installed.name, installed.origin ?? installed.name]);
            const anywhere = { ...installed, arch: undefined };
            const about = [...names].flatMap(advisoriesOn).filter((one) => (0, advisory_selection.Ns)(one, anywhere) !== undefined);
            const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
            return [...(0, advisory_selection.B2)(unique)].flatMap(([id, group]) => {
                const decided = decidingOf(group.flatMap((advisory) => decideOn(advisory, installed) ?? []));
                if (decided.length === 0)
                    return [];
                const { advisory, decision } = worstOf(decided);
                return [{ advisory, decision, ...statedBy(group), id, package: installed, platforms: [platform] }];
            });
        }
        function decideOn(advisory, installed) {
            const match = (0, advisory_selection.Ns)(advisory, installed);
            if (match === undefined)
                return undefined;
            const decision = (0, advisory_status.Ub)({ events: advisory.events, installed: installed.version });
            return { advisory, match, decision: match === 'unrecognized' ? (0, advisory_status.w0)(decision) : decision };
        }
        function decidingOf(matched) {
            const { 'own-name': own = [], origin = [], unrecognized = [], } = Object.groupBy(matched, ({ match }) => match);
            const isReviewed = own.some(({ decision }) => decision.status !== 'unreviewed');
            return [...(isReviewed || origin.length === 0 ? own : origin), ...unrecognized];
        }
        function worstOf(decided) {
            return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
        }
        function compareDecided(one, other) {
            const rank = ({ decision }) => advisory_status.tu.indexOf(decision.status);
            return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
        }
        function statedBy(group) {
            const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
            return { names: [...names].sort(), severity: (0, severity.Lc)(group.map((one) => one.severity)) };
        }
        function mergePlatforms(same) {
            if (same.length <= 1)
                return same;
            const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
            return [{ ...worstOf(same), platforms }];
        }
        function byPackage([one], [other]) {
            return (compareText(one?.installed.name ?? '', other?.installed.name ?? '') ||
                compareText(one?.installed.version ?? '', other?.installed.version ?? ''));
        }
        function byId(one, other) {
            return compareText(one.id, other.id);
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
    }),
    8089: shared[8089],
    49723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            bb: () => (PACKAGE_CHANGES),
            nR: () => (CONFIG_FIELDS)
        });
        const DIFF_VERDICTS = (null && (['identical', 'rebuilt', 'changed', 'unknown']));
        const PACKAGE_CHANGES = ['downgraded', 'removed', 'added', 'upgraded', 'changed', 'rebuilt'];
        const CONFIG_FIELDS = [
            'user',
            'entrypoint',
            'command',
            'environment',
            'working-directory',
            'port',
            'volume',
            'stop-signal',
            'label',
            'healthcheck',
            'on-build',
        ];
        const DANGERS = (null && ([
            'runs-as-root',
            'entrypoint',
            'command',
            'new-port',
            'new-volume',
            'shell-removed',
            'libc',
            'interpreter',
        ]));
    }),
    16668: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            T: () => (foldPackages)
        });
        function foldPackages(changes) {
            const groups = Map.groupBy(changes, ({ kind, type, name, architecture, origin = name, from, to }) => JSON.stringify([kind, type, architecture, origin, from, to]));
            return [...groups.values()].flatMap((group) => {
                const lead = group.find(({ name, origin = name }) => origin === name) ?? group[0];
                return lead === undefined ? [] : [{ lead, members: group.filter((one) => one !== lead) }];
            });
        }
    }),
    10986: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C_: () => (CHANGE_SIGNS),
            Gm: () => (layersText),
            Im: () => (platformTexts),
            N5: () => (diffNotes),
            XX: () => (dangerText),
            d2: () => (markdownSign),
            de: () => (configChangeKind),
            dv: () => (packageCounts),
            kR: () => (configChangeText),
            tQ: () => (configSubject),
            w4: () => (relationText),
            wz: () => (routineText),
            xb: () => (countKinds),
            y5: () => (advisoryCounts)
        });
        var _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49723);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35607);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        const CHANGE_SIGNS = {
            downgraded: '↓',
            removed: '−',
            added: '+',
            upgraded: '↑',
            changed: '≠',
            rebuilt: '~',
        };
        function markdownSign(kind) {
            return CHANGE_SIGNS[kind].replace('~', '&#126;');
        }
        function countKinds(changes) {
            const counted = _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_1__.bb.map((kind) => [kind, changes.filter((one) => one.kind === kind).length]);
            return Object.fromEntries(counted);
        }
        function packageCounts({ packages }) {
            if (packages.kind === 'unknown')
                return `packages unknown (${packages.why})`;
            const kinds = countKinds(packages.changes);
            const unchanged = Object.values(packages.unchanged).reduce((sum, one) => sum + one, 0);
            if (packages.changes.length === 0)
                return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(unchanged, 'package')} unchanged`;
            return [
                ..._decide_build_diff_js__WEBPACK_IMPORTED_MODULE_1__.bb.filter((kind) => kind !== 'changed' || kinds.changed > 0).map((kind) => `${CHANGE_SIGNS[kind]} ${kinds[kind]} ${kind}`),
                `${unchanged} unchanged`,
            ].join(' · ');
        }
        function relationText({ relation, distance, from, to }) {
            if (from.digest === to.digest)
                return 'same digest';
            if (relation !== 'same-tag')
                return relation === 'other-tag' ? 'different tags' : 'different images';
            if (distance === undefined)
                return 'order unknown';
            const { builds, days } = distance;
            return `${builds < 0 ? 'older' : 'newer'} by ${(0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_0__.kF)({ builds: Math.abs(builds), days: Math.abs(days) })}`;
        }
        function diffNotes({ verdict, platforms, advisories }) {
            const facts = [...platforms.map(({ packages }) => packages), advisories];
            const isUnverified = facts.some((one) => one?.kind === 'known' && one.hasUnverifiedSbom === true);
            return [
                ...(verdict === 'rebuilt' ? ['Packages and configuration are equal; only the build differs.'] : []),
                ...(verdict === 'unknown' ? ['No difference is known, but packages could not be compared.'] : []),
                ...(isUnverified ? ['The packages come from an SBOM whose signature could not be verified.'] : []),
            ];
        }
        function dangerText({ danger, from, to }) {
            const change = `${from ?? 'not set'} → ${to ?? 'not set'}`;
            switch (danger) {
                case 'runs-as-root':
                    return `runs as root${from === undefined ? '' : ` (was ${from})`}`;
                case 'entrypoint':
                case 'command':
                    return `${danger} changed: ${change}`;
                case 'new-port':
                    return `new port ${to ?? ''}`;
                case 'new-volume':
                    return `new volume ${to ?? ''}`;
                case 'shell-removed':
                    return `shell removed: no package provides /bin/sh${from === undefined ? '' : ` (was ${from})`}`;
                case 'libc':
                case 'interpreter': {
                    const what = danger === 'libc' ? 'C library' : 'interpreter';
                    return to === undefined ? `${what} removed: ${from ?? ''}` : `${what} changed: ${change}`;
                }
            }
        }
        function platformTexts({ gonePlatforms, newPlatforms }) {
            const clause = (platforms, what) => platforms.length === 0
                ? []
                : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.M)(platforms)} ${platforms.length === 1 ? 'is' : 'are'} ${what}`];
            return [...clause(gonePlatforms, 'gone'), ...clause(newPlatforms, 'new')];
        }
        function advisoryCounts({ advisories }) {
            if (advisories === undefined)
                return '';
            if (advisories.kind === 'unknown')
                return `advisories unknown (${advisories.why})`;
            const { resolved, introduced, stillOpen } = advisories;
            return `advisories: ${resolved.length} resolved · ${introduced.length} introduced · ${stillOpen.length} still open`;
        }
        function routineText({ config }) {
            const routine = config.filter(({ isRoutine }) => isRoutine === true).length;
            return routine === 0 ? '' : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(routine, 'build label')} changed`;
        }
        function configChangeKind({ from, to, }) {
            if (from === undefined)
                return 'added';
            return to === undefined ? 'removed' : 'changed';
        }
        function configSubject({ field, name }) {
            return [field.replace('-', ' '), ...(name === undefined ? [] : [name])].join(' ');
        }
        function configChangeText(change) {
            const kind = configChangeKind(change);
            if (change.isSecret === true)
                return `${kind} (value not shown)`;
            if (change.field === 'port' || change.field === 'volume')
                return kind;
            if (change.isElement === true)
                return `${valueText(change.from ?? change.to)} ${kind}`;
            return `${valueText(change.from)} → ${valueText(change.to)}`;
        }
        function valueText(value) {
            return value === undefined ? 'not set' : value === '' ? '""' : value;
        }
        function layersText({ shared, pulled, fromSize, toSize }) {
            const [toPull, inBoth] = [pulled, shared].map((layers) => sizeText(layers.reduce((sum, { size }) => sum + size, 0)));
            const total = [...new Set([fromSize, toSize].map(sizeText))].join(' → ');
            return `${toPull} to pull, ${inBoth} shared; total ${total}`;
        }
        function sizeText(bytes) {
            if (bytes < 1_000)
                return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(bytes, 'byte');
            const [size, unit] = bytes < 999_950 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
            return `${size.toFixed(1).replace(/\.0$/, '')} ${unit}`;
        }
    }),
    62408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Y: () => (explainLifecycle),
            e: () => (TITLES)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        function explainLifecycle(tagged, lifecycle, decision) {
            return `${tagged} ${explain(lifecycle, decision)}${explainDenied(decision)}`;
        }
        function explainDenied({ row, isDenied, daysLeft }) {
            if (isDenied === true)
                return '; the policy no-eol of the organization denies pulls';
            if (row !== 'ending' || daysLeft !== 0 || isDenied === false)
                return '';
            return '; if your organization enforces the policy no-eol, pulls are denied from today on';
        }
        const TITLES = {
            'no-tag': 'does not exist',
            'tag-gone': 'no longer exists',
            broken: 'is past its end of life',
            'grace-over': 'is past its end of life',
            'grace-ending': 'is in its grace period',
            'in-grace': 'is in its grace period',
            over: 'is past its end of life',
            'deprecated-without-date': 'is past its end of life',
            'deprecated-early': 'is deprecated',
            ending: 'is close to its end of life',
            superseded: 'gets no rebuilds',
            'not-known': 'has an unrecognized lifecycle status',
            refused: 'has no accessible end-of-life date',
            alive: 'is maintained',
        };
        function explain(lifecycle, decision) {
            const { row, daysLeft, eolDate, unrecognized } = decision;
            switch (row) {
                case 'broken':
                    return 'can no longer be built; support has ended';
                case 'grace-over':
                    return `is past its grace period${decision.graceEnds === undefined ? '' : `, which ended on ${dayOf(decision.graceEnds)}`}, and gets no rebuilds`;
                case 'grace-ending':
                case 'in-grace':
                    return explainGrace(lifecycle, decision);
                case 'over':
                    return `reached its end of life on ${eolDate ?? ''}: ${isInactive(lifecycle) ? 'it gets no rebuilds' : `${mainPackage(lifecycle)} gets no updates`}`;
                case 'deprecated-without-date':
                    return 'is deprecated, without published dates; it is rebuilt only in a grace period';
                case 'deprecated-early':
                    return `is deprecated before its end of life on ${eolDate ?? ''}: superseded or withdrawn`;
                case 'ending':
                    return `reaches its end of life ${inDays(daysLeft ?? 0)} (${eolDate ?? ''}); ${mayHaveGrace(lifecycle) ? 'a grace period may follow' : 'no grace period follows'}`;
                case 'superseded':
                    return 'is inactive: it gets no rebuilds now, in most cases because a newer tag superseded it';
                case 'not-known':
                    return `has the lifecycle status "${unrecognized ?? ''}", which this version of Mooring does not recognize`;
                case 'refused':
                    return 'has end-of-life dates that this identity has no access to';
                case 'no-tag':
                case 'tag-gone':
                case 'alive':
                    return TITLES[row];
            }
        }
        function explainGrace(lifecycle, { eolDate, graceEnds, daysLeft }) {
            const reached = eolDate === undefined ? 'is past its end of life' : `reached its end of life on ${eolDate}`;
            const until = graceEnds === undefined || daysLeft === undefined
                ? 'in a grace period without a published end'
                : `until its grace period ends ${inDays(daysLeft)} (${dayOf(graceEnds)})`;
            return `${reached}; it is still rebuilt ${until}, but ${mainPackage(lifecycle)} gets no updates`;
        }
        function mainPackage({ entry }) {
            const main = typeof entry === 'string' ? undefined : entry.mainPackage;
            if (main === undefined)
                return 'its main package';
            return `its main package, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(`${main.name} ${main.version}`.trim(), 100), 60)},`;
        }
        function isInactive({ entry }) {
            return typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE';
        }
        function mayHaveGrace({ entry }) {
            return typeof entry !== 'string' && entry.graceStatus === 'GRACE_ELIGIBLE';
        }
        function inDays(days) {
            return days === 0 ? 'today' : `in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(days, 'day')}`;
        }
        function dayOf(timestamp) {
            return (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.im)((0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.nV)(timestamp));
        }
    }),
    97378: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Nh: () => (decideLifecycle),
            QV: () => (PAST_END_OF_LIFE),
            d1: () => (NO_LIMITS)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const PAST_END_OF_LIFE = new Set([
            'broken',
            'grace-over',
            'grace-ending',
            'in-grace',
            'over',
            'deprecated-without-date',
        ]);
        const NO_LIMITS = { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' };
        const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
        const GRACE_STATUSES = new Set([
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ]);
        function decideLifecycle(lifecycle, given) {
            const dates = datesOf(lifecycle.entry, given.now);
            const ruling = decideExistence(lifecycle, given.isPinned) ??
                decideEntry(lifecycle, dates, given.limits) ??
                decideDeprecated(lifecycle, dates, given.limits) ??
                decideDates(lifecycle.entry, dates, given.limits);
            return {
                verdict: given.isDenied === true && ruling.verdict === 'warn' ? 'fail' : ruling.verdict,
                row: ruling.row,
                isDenied: given.isDenied,
                eolDate: dates.eolDate,
                graceEnds: dates.graceEnds === undefined ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(dates.graceEnds),
                daysLeft: ruling.daysLeft,
                unrecognized: dates.unrecognized,
            };
        }
        function datesOf(entry, now) {
            const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
            const eol = eolDate === undefined ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(`${eolDate}T00:00:00Z`);
            const graceEnds = graceExpiry === undefined ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(graceExpiry);
            const unread = [eol === undefined ? eolDate : undefined, graceEnds === undefined ? graceExpiry : undefined];
            return {
                eolDate: eol === undefined ? undefined : eolDate,
                eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
                graceEnds,
                graceDaysLeft: graceEnds === undefined ? undefined : Math.ceil((graceEnds - now) / _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO),
                isGraceOver: graceEnds !== undefined && graceEnds < now,
                unrecognized: unread.find((date) => date !== undefined) ?? unrecognizedStatus(entry),
            };
        }
        const NO_DATES = { eolDate: undefined, graceExpiry: undefined };
        function unrecognizedStatus(entry) {
            if (typeof entry === 'string')
                return undefined;
            if (!TAG_STATUSES.has(entry.tagStatus))
                return entry.tagStatus;
            return GRACE_STATUSES.has(entry.graceStatus) ? undefined : entry.graceStatus;
        }
        function daysUntilDay(day, now) {
            return Math.round((day - ((0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(`${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.im)(now)}T00:00:00Z`) ?? now)) / _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
        }
        function decideExistence({ exists }, isPinned) {
            if (exists)
                return undefined;
            return isPinned ? { verdict: 'warn', row: 'tag-gone' } : { verdict: 'fail', row: 'no-tag' };
        }
        function decideEntry(lifecycle, dates, limits) {
            if (typeof lifecycle.entry === 'string')
                return undefined;
            const { tagStatus, graceStatus, isBroken } = lifecycle.entry;
            if (graceStatus === 'GRACE_BROKEN' || isBroken)
                return { verdict: 'fail', row: 'broken' };
            if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver)
                return { verdict: 'fail', row: 'grace-over', daysLeft: dates.graceDaysLeft };
            if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE')
                return decideGrace(dates.graceDaysLeft, limits);
            if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0)
                return undefined;
            return { verdict: 'fail', row: 'over', daysLeft: dates.eolDaysLeft };
        }
        function decideGrace(daysLeft, { failBeforeDays }) {
            const isEnding = daysLeft !== undefined && daysLeft <= failBeforeDays;
            return isEnding
                ? { verdict: 'fail', row: 'grace-ending', daysLeft }
                : { verdict: 'warn', row: 'in-grace', daysLeft };
        }
        function decideDeprecated({ deprecated, entry }, { eolDaysLeft }, limits) {
            if (!deprecated)
                return undefined;
            if (eolDaysLeft !== undefined)
                return { verdict: 'warn', row: 'deprecated-early', daysLeft: eolDaysLeft };
            if (typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE')
                return undefined;
            return { verdict: limits.deprecated, row: 'deprecated-without-date' };
        }
        function decideDates(entry, { eolDaysLeft: daysLeft, unrecognized }, limits) {
            if (entry === 'refused')
                return { verdict: 'warn', row: 'refused' };
            if (entry === 'none')
                return { verdict: 'pass', row: 'alive' };
            if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays)
                return { verdict: 'warn', row: 'ending', daysLeft };
            if (entry.tagStatus === 'TAG_INACTIVE')
                return { verdict: 'warn', row: 'superseded', daysLeft };
            return unrecognized === undefined
                ? { verdict: 'pass', row: 'alive', daysLeft }
                : { verdict: 'warn', row: 'not-known' };
        }
    }),
    30610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FC: () => (NO_EOL),
            PE: () => (allowedFrom),
            jI: () => (deniesEndOfLife)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const NO_EOL = 'no-eol';
        function deniesEndOfLife(policies) {
            if (typeof policies !== 'object')
                return undefined;
            return policies.some(({ name, isEnforced, result }) => name === NO_EOL && isEnforced && result === 'denied');
        }
        function allowedFrom(builtAt, policies) {
            const days = policies.flatMap((one) => (one.isEnforced ? (one.days ?? []) : []));
            return days.length === 0 ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(builtAt + Math.max(...days) * _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
        }
    }),
    1860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DJ: () => (NOT_BUILT),
            Uk: () => (NO_SBOM),
            gX: () => (NO_IMAGE),
            jh: () => (artifactNames),
            lk: () => (NO_ACCESS),
            z3: () => (missingPlatforms)
        });
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10926);
        const NO_SBOM = 'no SBOM';
        const NOT_BUILT = 'not built for this platform';
        const NO_IMAGE = 'image not found in the registry';
        const NO_ACCESS = 'access to the image denied';
        function missingPlatforms(packages, platforms) {
            const known = new Set(packages.platforms.map(({ platform }) => platform));
            const reasons = new Map(packages.missing?.map(({ platform, reason }) => [platform, reason]));
            return platforms
                .filter((platform) => !known.has(platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? NO_SBOM }));
        }
        function artifactNames(packages, reference) {
            if (packages === undefined || packages.source === 'name')
                return [(0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.Cs)(reference.path)];
            const all = packages.platforms.flatMap((one) => one.packages);
            return [
                ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
            ].sort();
        }
    }),
    4048: shared[4048],
    23879: shared[23879],
    49649: shared[49649],
    21567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (reportedSignature),
            g: () => (signatureText)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49649);
        function reportedSignature(trust) {
            const signature = signatureOf(trust);
            const { signer, signedAt, logUrl } = signature ?? {};
            return {
                status: trust.kind,
                signer: signer === undefined ? null : signer.kind === 'key' ? `sha256:${signer.fingerprint}` : signer.identity,
                issuer: signer?.kind === 'keyless' ? signer.issuer : null,
                signedAt: signedAt === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(signedAt),
                logUrl: logUrl ?? null,
                reason: trust.kind === 'verified' ? null : (0, _decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust),
            };
        }
        function signatureOf(trust) {
            if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
                return trust;
            if (trust.kind === 'wrong-signer')
                return trust.found[0];
            return trust.kind === 'no-known-signer' ? trust.found : undefined;
        }
        function signatureText(trust) {
            return trust.kind === 'verified' ? `signed by ${(0, _decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.S)(trust.signer)}` : _decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.vs[trust.kind];
        }
    }),
    35607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            er: () => (lagOf),
            hJ: () => (distanceOf),
            kF: () => (lagText)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17158);
        function lagOf(history, digest) {
            if (history.at(-1)?.digest === digest)
                return { kind: 'newest' };
            const settled = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.q9)(history);
            const last = settled.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return { kind: 'not-in-history' };
            const distance = distanceBetween(settled, last, settled.length - 1);
            return distance === undefined || distance.builds === 0
                ? { kind: 'newest' }
                : { kind: 'behind', ...distance };
        }
        function distanceOf(history, from, to) {
            const settled = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.q9)(history);
            const [start, end] = [from, to].map((digest) => settled.findLastIndex((build) => build.digest === digest));
            return distanceBetween(settled, start ?? -1, end ?? -1);
        }
        function distanceBetween(settled, start, end) {
            const [from, to] = [settled[start], settled[end]];
            if (from === undefined || to === undefined)
                return undefined;
            return { builds: end - start, days: Math.trunc((to.at - from.at) / _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO), from, to };
        }
        function lagText({ builds, days }) {
            if (builds === 0)
                return 'newest';
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(builds, 'build')}, ${days === 0 ? 'under a day' : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(days, 'day')}`;
        }
    }),
    51084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            U1: () => (closestTag),
            bb: () => (compareTags),
            bu: () => (suggestTag)
        });
        function suggestTag(dead, live) {
            const stream = streamOf(dead);
            if (stream === undefined)
                return suggestNewer(dead, live);
            const names = live.map(({ name }) => name);
            return newestEpoch(stream, names) ?? movingTag(stream.name, names) ?? suggestNewer(stream.name, live);
        }
        function closestTag(missing, live) {
            const from = readVersionedTag(missing);
            if (from === undefined)
                return undefined;
            const alike = versionedTags(live).filter(({ flavour }) => flavour === from.flavour);
            const sameMajor = alike.filter(({ version }) => version[0] === from.version[0]);
            return movingTag(missing, live) ?? nearest(from, sameMajor)?.name ?? nearest(from, alike)?.name;
        }
        function compareTags(one, other) {
            const [before, now] = [readVersionedTag(one), readVersionedTag(other)];
            if (before === undefined || now === undefined || before.flavour !== now.flavour)
                return 0;
            const shared = Math.min(before.version.length, now.version.length);
            return compareVersions(before.version.slice(0, shared), now.version.slice(0, shared));
        }
        function suggestNewer(dead, live) {
            const from = readVersionedTag(dead);
            if (from === undefined)
                return undefined;
            const newer = versionedTags(live.map(({ name }) => name)).filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0);
            const sameForm = newer.filter((tag) => tag.version.length === from.version.length);
            const latest = `latest${from.flavour}`;
            const fallback = live.some(({ name }) => name === latest) ? latest : undefined;
            return longestSupported(sameForm.length === 0 ? newer : sameForm, live) ?? fallback;
        }
        function longestSupported(rising, live) {
            const support = new Map(live.map((tag) => [tag.name, tag]));
            const rankOf = ({ name }) => {
                const { supportedUntil = '', isLongTerm = false } = support.get(name) ?? {};
                return `${supportedUntil} ${isLongTerm ? 1 : 0}`;
            };
            let best = rising[0];
            for (const tag of rising)
                if (best !== undefined && rankOf(tag) > rankOf(best))
                    best = tag;
            return best?.name;
        }
        function nearest(from, rising) {
            return rising.find((tag) => compareVersions(tag.version, from.version) >= 0) ?? rising.at(-1);
        }
        function streamOf(tag) {
            const [, before, epoch, after = ''] = /^(.+)-r(\d{1,9})(-.+)?$/.exec(tag) ?? [];
            if (before !== undefined)
                return { name: `${before}${after}`, epoch: Number(epoch) };
            const [, dated] = /^(.+)-20\d{6}(?:\d{4})?$/.exec(tag) ?? [];
            return dated === undefined ? undefined : { name: dated, epoch: undefined };
        }
        function newestEpoch({ name, epoch }, live) {
            if (epoch === undefined)
                return undefined;
            const later = live.flatMap((tag) => {
                const stream = streamOf(tag);
                const isLater = stream?.name === name && stream.epoch !== undefined && stream.epoch > epoch;
                return isLater ? [{ tag, epoch: stream.epoch }] : [];
            });
            return later.sort((one, other) => other.epoch - one.epoch)[0]?.tag;
        }
        function movingTag(name, live) {
            if (live.includes(name))
                return name;
            const from = readVersionedTag(name);
            if (from === undefined)
                return undefined;
            return versionedTags(live)
                .filter(({ flavour, version }) => flavour === from.flavour && version.length < from.version.length)
                .findLast(({ version }) => version.every((part, index) => part === from.version[index]))?.name;
        }
        function versionedTags(names) {
            return names
                .map(readVersionedTag)
                .filter((tag) => tag !== undefined)
                .sort((a, b) => compareVersions(a.version, b.version) ||
                a.version.length - b.version.length ||
                (a.name < b.name ? -1 : 1));
        }
        function readVersionedTag(name) {
            const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(-.+)?$/.exec(name);
            const version = match?.[1];
            if (version === undefined)
                return undefined;
            return { name, version: version.split('.').map(Number), flavour: match?.[2] ?? '' };
        }
        function compareVersions(a, b) {
            const length = Math.max(a.length, b.length);
            for (let index = 0; index < length; index += 1) {
                const difference = (a[index] ?? 0) - (b[index] ?? 0);
                if (difference !== 0)
                    return difference;
            }
            return 0;
        }
    }),
    51065: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DV: () => (codeBlock),
            EX: () => (small),
            FV: () => (escapeMarkdown),
            Ib: () => (CODE_COLUMNS),
            N8: () => (breakableCode),
            PP: () => (tableHead),
            YF: () => (takeApart),
            aY: () => (code),
            di: () => (exactCode),
            jD: () => (tableRow),
            ko: () => (strong),
            mo: () => (breakable),
            nf: () => (link),
            tp: () => (table)
        });
        var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64865);
        function escapeMarkdown(text, longest = 2_000) {
            return atBeginning(escapePart((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest)));
        }
        function escapePart(text) {
            return takeApart(text).replace(SPECIAL, reference);
        }
        function atBeginning(escaped) {
            return escaped.replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
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
        function exactCode(text) {
            return /^[\w./:@?=&%+-]{1,500}$/.test(text) ? `\`${text}\`` : code(text);
        }
        function breakable(text, longest = 160) {
            return atBeginning(escapeWords((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest)));
        }
        function breakableCode(text, longest = 160) {
            const parts = (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest).split('`');
            if (parts.length % 2 === 0)
                return breakable(text, longest);
            const escaped = parts.map((part, index) => {
                if (index % 2 === 0)
                    return escapeWords(part);
                return part === '' ? '' : `<code>${escapeWords(part)}</code>`;
            });
            return atBeginning(escaped.join(''));
        }
        function escapeWords(text) {
            const parts = text.split(LONG_WORD);
            return parts
                .map((part, index) => index % 2 === 0 ? escapePart(part) : (part.match(BREAKABLE) ?? []).map(escapePart).join('<wbr>'))
                .join('');
        }
        const LONG_WORD = /([^ ]{25,})/u;
        const BREAKABLE = /[^/:_-]{0,19}[/:_-]+|[^/:_-]{3,19}\.(?=[a-z])|.{1,20}/gu;
        function link(text, url) {
            return url === undefined ? text : `[${text}](${url})`;
        }
        function small(markdown) {
            return markdown === '' ? '' : `<sub>${markdown}</sub>`;
        }
        function strong(markdown) {
            return markdown === '' ? '' : `**${markdown}**`;
        }
        const CODE_COLUMNS = 86;
        function codeBlock(language, lines) {
            const text = lines.map((line) => `${/^ {0,20}/.exec(line)?.[0] ?? ''}${(0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(line, 1_000)}`).join('\n');
            const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
            const fence = '`'.repeat(longest + 1);
            return `${fence}${language}\n${text}\n${fence}`;
        }
        function table(heads, rows) {
            return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
        }
        function tableHead(heads, alignment = '---') {
            return `${tableRow(heads)}\n${tableRow(heads.map(() => alignment))}`;
        }
        function tableRow(cells) {
            return `| ${cells.join(' | ')} |`;
        }
    }),
    51173: shared[51173],
    30089: shared[30089],
    62403: shared[62403],
    10926: shared[10926],
    53990: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A6: () => (vulnerabilityUrl),
            XH: () => (compareUrl),
            iw: () => (fileUrl)
        });
        function fileUrl({ serverUrl, repository, commit }, file, line) {
            const path = [...repository.split('/'), 'blob', commit, ...file.split('/')].map(encodedPart).join('/');
            return `${serverUrl}/${path}#L${line}`;
        }
        function encodedPart(part) {
            return encodeURIComponent(part.toWellFormed()).replace(/[()'*]/g, (character) => {
                return `%${character.charCodeAt(0).toString(16)}`;
            });
        }
        function vulnerabilityUrl(id, advisoryId = id) {
            if (/^CGA(?:-[0-9a-z]{4}){3}$/.test(advisoryId))
                return `https://images.chainguard.dev/security/${advisoryId}`;
            if (/^CVE-\d{4}-\d{4,19}$/.test(id))
                return `https://nvd.nist.gov/vuln/detail/${id}`;
            if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id))
                return `https://github.com/advisories/${id}`;
            return undefined;
        }
        const SOURCE = /^https:\/\/(github\.com|gitlab\.com|codeberg\.org)\/(\w[\w.-]*(?:\/\w[\w.-]*)+?)(?:(?:\/-)?\/(?:tree|blob|src)\/.*)?\/?$/;
        function compareUrl(source, from, to) {
            const [, host, path] = SOURCE.exec(source) ?? [];
            const isCommits = [from, to].every((revision) => /^[0-9a-f]{7,64}$/.test(revision));
            if (host === undefined || path === undefined || !isCommits)
                return undefined;
            const repository = `https://${host}/${path.replace(/\.git$/, '')}`;
            return `${repository}/${host === 'gitlab.com' ? '-/' : ''}compare/${from}...${to}`;
        }
    }),
    2199: shared[2199],
    17158: shared[17158]
};
