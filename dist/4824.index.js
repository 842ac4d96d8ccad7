import { shared } from './shared.js';
export const id = 4824;
export const ids = [4824];
export const modules = {
    52083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gq: () => (judgedNames),
            RS: () => (judgeMove),
            zT: () => (notAnswered)
        });
        var _advisory_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83751);
        var _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16511);
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54984);
        var _assess_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12000);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1860);
        function judgeMove({ path, from, to, advisories }) {
            const before = packagesOf(from, 'the current build');
            if (before.kind === 'unknown')
                return before;
            const after = packagesOf(to, 'the new build');
            if (after.kind === 'unknown')
                return after;
            if (platformNames(before.platforms) !== platformNames(after.platforms))
                return unknown('the SBOMs of the two builds cover different platforms');
            const names = judgedNames({ path, from, to });
            if (names.length === 0 && [...before.platforms, ...after.platforms].some(hasOthers))
                return unknown('no package is of a distribution with advisories');
            for (const name of names) {
                const answer = advisories.get(name);
                if (answer === undefined)
                    return unknown(`the advisories for ${name} were not fetched`);
                if (answer.kind === 'unknown')
                    return notAnswered(answer.problem);
            }
            const advisoriesOn = (name) => {
                const answer = advisories.get(name);
                return answer?.kind === 'known' ? answer.value : [];
            };
            const impact = compare((0, _assess_js__WEBPACK_IMPORTED_MODULE_3__.C)(before.platforms, advisoriesOn), (0, _assess_js__WEBPACK_IMPORTED_MODULE_3__.C)(after.platforms, advisoriesOn));
            const sboms = [before, after].flatMap(({ packages }) => packages.unverifiedSboms ?? []);
            return sboms.some(({ isUsed }) => isUsed) ? { ...impact, hasUnverifiedSbom: true } : impact;
        }
        function hasOthers({ all = [], unrecognized }) {
            return all.length > 0 || unrecognized !== undefined;
        }
        function judgedNames({ path, from, to }) {
            const builds = [from, to].flatMap((build) => build.kind === 'known' && 'platforms' in build.value ? [build.value] : []);
            return builds.length === 2 ? builds.flatMap((packages) => (0, _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_4__.jh)(packages, { path })) : [];
        }
        function compare(before, after) {
            const idOf = sameIds([...before, ...after].filter(({ decision }) => !(0, _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(decision.status)));
            const had = worstById(before, idOf);
            const has = worstById(after, idOf);
            const resolved = [...had].filter(([id, status]) => isOpen(status) && isGone(has.get(id)));
            const introduced = [...has].filter(([id, status]) => isGone(had.get(id)) && status !== 'unreviewed' && !(0, _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(status));
            const remaining = [...has].filter(([id, status]) => isOpen(status) && isOpenIn(had, id));
            const describeIn = (assessments, found) => idsOf(found).map((id) => describe(id, assessments.filter((one) => idOf(one) === id)));
            return {
                kind: 'known',
                resolved: describeIn(before, resolved),
                introduced: describeIn(after, introduced),
                stillOpen: describeIn(after, remaining),
            };
        }
        function isOpenIn(worst, id) {
            const status = worst.get(id);
            return status !== undefined && isOpen(status);
        }
        function describe(id, assessments) {
            const open = assessments.filter(({ decision }) => !(0, _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(decision.status));
            const severities = open.map(({ severity }) => severity);
            return {
                id,
                packages: [...new Set(open.flatMap((one) => one.package?.name ?? []))].sort(),
                severity: (0, _values_severity_js__WEBPACK_IMPORTED_MODULE_2__.Lc)(severities),
            };
        }
        function sameIds(assessments) {
            const named = assessments.map(({ id, advisory }) => ({
                advisoryId: id,
                aliases: [advisory.advisoryId, ...advisory.aliases],
            }));
            const ids = new Map([...(0, _advisory_selection_js__WEBPACK_IMPORTED_MODULE_0__.B2)(named)].flatMap(([id, group]) => group.map(({ advisoryId }) => [advisoryId, id])));
            return ({ id }) => ids.get(id) ?? id;
        }
        function worstById(assessments, idOf) {
            const worst = new Map();
            for (const assessment of assessments) {
                const id = idOf(assessment);
                const { status } = assessment.decision;
                const known = worst.get(id);
                if (known === undefined || rankOf(status) < rankOf(known))
                    worst.set(id, status);
            }
            return worst;
        }
        function rankOf(status) {
            return _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__.tu.indexOf(status);
        }
        function isOpen(status) {
            return rankOf(status) <= rankOf('affected_pending_upstream');
        }
        function isGone(status) {
            return status === undefined || (0, _advisory_status_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(status);
        }
        function idsOf(found) {
            return found.map(([id]) => id).sort();
        }
        function packagesOf(answer, build) {
            if (answer.kind === 'unknown')
                return notAnswered(answer.problem);
            const packages = answer.value;
            if (packages.source === 'name') {
                const isMissing = packages.reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_4__.Uk;
                return { ...unknown(`${build}: ${packages.reason}`), ...(isMissing ? { lacksSbom: true } : {}) };
            }
            return { kind: 'known', packages, platforms: packages.platforms };
        }
        function platformNames(platforms) {
            return platforms
                .map(({ platform }) => platform)
                .sort()
                .join();
        }
        function notAnswered(problem) {
            return { kind: 'unknown', why: problem.message, problem };
        }
        function unknown(why) {
            return { kind: 'unknown', why };
        }
    }),
    48143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BG: () => (fetchAdvisoriesOn),
            H3: () => (rememberAdvisories)
        });
        var severity = __webpack_require__(54984);
        var ae_cvss_calculator = __webpack_require__(44353);
        ;
        function rememberScores() {
            const scores = new Map();
            return (vector) => {
                if (!scores.has(vector))
                    scores.set(vector, baseScore(vector));
                return scores.get(vector);
            };
        }
        function baseScore(vector) {
            try {
                return scoreOf(vector);
            }
            catch {
                return undefined;
            }
        }
        function scoreOf(vector) {
            const { Cvss2, Cvss3P0, Cvss3P1, Cvss4P0 } = ae_cvss_calculator;
            if (vector.startsWith('CVSS:4.0/')) {
                const read = new Cvss4P0(vector);
                return read.isBaseFullyDefined() ? read.calculateScores().baseMetricsOnly : undefined;
            }
            const read = vector.startsWith('CVSS:3.1/')
                ? new Cvss3P1(vector)
                : vector.startsWith('CVSS:3.0/')
                    ? new Cvss3P0(vector)
                    : new Cvss2(vector);
            return read.isBaseFullyDefined() ? read.calculateScores().base : undefined;
        }
        var concurrency = __webpack_require__(49592);
        var fetched = __webpack_require__(65094);
        ;
        const NAMES_PER_CALL = 25;
        const IDS_PER_CALL = 200;
        function fetchAdvisoriesOn(names, { published, signedIn }) {
            return signedIn === undefined
                ? fetchPublishedAdvisories(names, published)
                : fetchAdvisories(names, signedIn.vulnerabilities);
        }
        function rememberAdvisories(vulnerabilities) {
            const requested = new Map();
            return async (names) => {
                const missing = [...new Set(names)].filter((name) => !requested.has(name)).sort();
                const fetched = fetchAdvisories(missing, vulnerabilities);
                for (const name of missing)
                    requested.set(name, fetched);
                const answers = await Promise.all(new Set(names.flatMap((name) => requested.get(name) ?? [])));
                return new Map(answers.flatMap((answer) => Array.from(answer)));
            };
        }
        async function fetchAdvisories(names, vulnerabilities) {
            const scoreOf = rememberScores();
            const entries = await (0, concurrency.sf)(dealOut(names, NAMES_PER_CALL), concurrency.Ri, async (chunk) => {
                const advisories = await (0, fetched.G9)(vulnerabilities.allAdvisories({ artifactNames: chunk }, { convert: (record) => toAdvisory(record, scoreOf) }));
                if (advisories.kind === 'unknown')
                    return chunk.map((name) => [name, advisories]);
                const byName = Map.groupBy(advisories.value, ({ artifactName }) => artifactName);
                return chunk.map((name) => [name, (0, fetched.eO)(byName.get(name) ?? [])]);
            });
            return new Map(entries.flat());
        }
        async function fetchPublishedAdvisories(names, published) {
            const answers = await (0, concurrency.sf)(names, concurrency.Ri, async (name) => {
                return [name, await (0, fetched.G9)(published.listDocuments({ id: name }))];
            });
            const documents = answers.flatMap(([, answer]) => (answer.kind === 'known' ? answer.value : []));
            const aliases = documents.flatMap(({ advisories }) => advisories.flatMap((one) => one.aliases));
            const ids = [...new Set(aliases)].filter((alias) => /^(?:CVE|GHSA)-/.test(alias)).sort();
            const severities = await fetchSeverities(ids, published);
            return new Map(answers.map(([name, answer]) => [
                name,
                answer.kind === 'unknown'
                    ? answer
                    : withSeverities(answer.value.filter(({ id }) => id === name).flatMap(advisoriesOf), severities),
            ]));
        }
        async function fetchSeverities(ids, published) {
            const scoreOf = rememberScores();
            const entries = await (0, concurrency.sf)(chunksOf(ids, IDS_PER_CALL), concurrency.Ri, async (chunk) => {
                const metadata = await (0, fetched.G9)(Array.fromAsync(published.listMetadata({ ids: chunk })));
                if (metadata.kind === 'unknown')
                    return chunk.map((id) => [id, metadata]);
                return metadata.value.map(({ id, severities }) => [id, (0, fetched.eO)((0, severity.xJ)(severities, scoreOf))]);
            });
            return new Map(entries.flat());
        }
        function withSeverities(advisories, severities) {
            const answers = advisories.map(({ aliases }) => aliases.flatMap((alias) => severities.get(alias) ?? []));
            const scored = advisories.map((advisory, index) => {
                const stated = answers[index]?.flatMap((one) => (one.kind === 'known' ? one.value : [])) ?? [];
                return Object.assign({}, advisory, { severity: (0, severity.Lc)([advisory.severity, ...stated]) });
            });
            const [problem] = answers.flat().flatMap((one) => (one.kind === 'unknown' ? one.problem : []));
            return { ...(0, fetched.eO)(scored), ...(problem === undefined ? {} : { problem }) };
        }
        function dealOut(names, size) {
            const calls = Math.ceil(names.length / size);
            return Array.from({ length: calls }, (_, call) => names.filter((_name, index) => index % calls === call));
        }
        function chunksOf(items, size) {
            return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
        }
        function toAdvisory(record, scoreOf) {
            const { uid, advisoryId, aliases, artifactName, artifactType, artifactArchitecture, deleteTime } = record;
            const scan = record.events.findLast(({ detection }) => detection?.scanv1?.component)?.detection?.scanv1;
            const component = toComponent(record.componentName, record.componentType, record.componentLocation) ??
                toComponent(scan?.component, scan?.componentType, scan?.componentLocation);
            return {
                uid,
                advisoryId,
                aliases,
                artifactName,
                artifactType,
                artifactArchitecture,
                deleteTime,
                events: record.events.map(toEvent),
                severity: (0, severity.xJ)(record.severities, scoreOf),
                ...component,
            };
        }
        function toEvent(event) {
            const version = event.detection?.scanv1?.artifactVersion;
            return {
                createTime: event.createTime,
                reviewState: event.reviewState,
                detection: event.detection && (version === undefined ? {} : { scanv1: { artifactVersion: version } }),
                truePositiveDetermination: event.truePositiveDetermination,
                falsePositiveDetermination: event.falsePositiveDetermination,
                fixed: event.fixed,
                pendingUpstreamFix: event.pendingUpstreamFix,
                fixNotPlanned: event.fixNotPlanned,
                analysisNotPlanned: event.analysisNotPlanned,
                patched: event.patched,
            };
        }
        function advisoriesOf({ id: artifactName, advisories }) {
            return advisories.map(({ id, aliases, events }) => {
                const scan = events.findLast(({ detection }) => detection?.scanv1?.componentName)?.detection?.scanv1;
                return {
                    uid: id,
                    advisoryId: id,
                    artifactName,
                    aliases,
                    severity: { rating: 'unscored', score: null },
                    events: events.map(({ timestamp, ...event }) => {
                        const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
                        return Object.assign(approved, event);
                    }),
                    ...toComponent(scan?.componentName, scan?.componentType, scan?.componentLocation),
                };
            });
        }
        function toComponent(name = '', type = '', location = '') {
            if (name === '')
                return undefined;
            return {
                component: { name, ...(type === '' ? {} : { type }), ...(location === '' ? {} : { location }) },
            };
        }
    }),
    21880: shared[21880],
    95885: shared[95885],
    66904: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (createDiffer)
        });
        var fetched = __webpack_require__(65094);
        var historic_image = __webpack_require__(10926);
        var links = __webpack_require__(53990);
        ;
        function findDangers(from, to) {
            const [before, after] = [from.config, to.config];
            const isRootNow = isRoot(after.user) && !isRoot(before.user);
            return [
                ...(isRootNow ? [change('runs-as-root', before.user, after.user)] : []),
                ...changedList('entrypoint', before.entrypoint, after.entrypoint),
                ...changedList('command', before.command, after.command),
                ...newItems('new-port', before.ports, after.ports),
                ...newItems('new-volume', before.volumes, after.volumes),
                ...(from.packages === undefined || to.packages === undefined
                    ? []
                    : packageDangers(from.packages, to.packages)),
            ];
        }
        function change(danger, from, to) {
            return { danger, from: from === '' ? undefined : from, to: to === '' ? undefined : to };
        }
        function isRoot(user) {
            return /^(?:root|0*)(?::|$)/.test(user);
        }
        function changedList(danger, from, to) {
            const [before, after] = [from, to].map((list) => (list.length === 0 ? '' : JSON.stringify(list)));
            return before === after ? [] : [change(danger, before, after)];
        }
        function newItems(danger, from, to) {
            return to.filter((item) => !from.includes(item)).map((item) => change(danger, undefined, item));
        }
        const DISTRIBUTION_TYPES = new Set(['apk', 'deb', 'rpm', 'alpm']);
        const SHELL = /^(?:busybox|toybox|bash|dash|mksh)(?:-binsh|-static|-full)?$/;
        const LINES = [
            { danger: 'libc', name: /^(glibc|musl|libc6)$/, line: /^\d+\.\d+/ },
            {
                danger: 'interpreter',
                name: /^(python|ruby|php|perl)-?[\d.]*(?:-base|-minimal)?$/,
                line: /^\d+\.\d+/,
            },
            { danger: 'interpreter', name: /^(nodejs|openjdk)-?\d*(?:-jre)?$/, line: /^\d+/ },
        ];
        function packageDangers(from, to) {
            const [before, after] = [from, to].map((list) => list.filter(({ type }) => DISTRIBUTION_TYPES.has(type)));
            if (before === undefined || after === undefined)
                return [];
            const shells = before.map(({ name }) => name).filter((name) => SHELL.test(name));
            const isShellGone = shells.length > 0 && !after.some(({ name }) => SHELL.test(name));
            return [
                ...(isShellGone ? [change('shell-removed', namesOf(shells), undefined)] : []),
                ...LINES.flatMap((one) => movedLines(one, before, after)),
            ];
        }
        function movedLines({ danger, name, line }, before, after) {
            const linesOf = (packages) => packages.flatMap((one) => {
                const what = name.exec(one.name)?.[1];
                const version = line.exec(one.version)?.[0];
                return what === undefined || version === undefined ? [] : [`${what} ${version}`];
            });
            const [had, has] = [linesOf(before), linesOf(after)];
            const gone = had.filter((one) => !has.includes(one));
            const come = has.filter((one) => !had.includes(one));
            return gone.length === 0 ? [] : [change(danger, namesOf(gone), namesOf(come))];
        }
        function namesOf(names) {
            return [...new Set(names)].sort().join(', ');
        }
        var build_diff = __webpack_require__(49723);
        ;
        function splitLists(from, to, keyOf) {
            const counts = new Map();
            const countOf = (item) => counts.get(keyOf(item)) ?? 0;
            const add = (item, count) => counts.set(keyOf(item), countOf(item) + count);
            for (const item of from)
                add(item, 1);
            const [onlyFrom, onlyTo, shared] = [[], [], []];
            for (const item of to) {
                const isShared = countOf(item) > 0;
                (isShared ? shared : onlyTo).push(item);
                if (isShared)
                    add(item, -1);
            }
            for (const item of from) {
                if (countOf(item) === 0)
                    continue;
                onlyFrom.push(item);
                add(item, -1);
            }
            return { onlyFrom, onlyTo, shared };
        }
        function compareText(one, other) {
            if (one === other)
                return 0;
            return one < other ? -1 : 1;
        }
        ;
        const SECRET_NAME = /TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIAL/i;
        const SECRET_VALUE = /:\/\/[^\s/@]*:[^\s/@]*@/;
        const ROUTINE_LABEL = /^(?:org\.opencontainers\.image\.(?:created|revision|version)$|dev\.chainguard\.)/;
        function diffConfig(from, to) {
            return build_diff.nR.flatMap((field) => {
                const [before, after] = [valuesOf(from, field), valuesOf(to, field)];
                const names = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
                return names.flatMap((name) => changesOf(field, name, before.get(name), after.get(name)));
            });
        }
        function valuesOf(config, field) {
            switch (field) {
                case 'environment':
                    return new Map(config.environment.map(readVariable));
                case 'label':
                    return new Map(Object.entries(config.labels));
                case 'port':
                    return new Map(config.ports.map((port) => [port, port]));
                case 'volume':
                    return new Map(config.volumes.map((volume) => [volume, volume]));
                case 'entrypoint':
                    return oneList(config.entrypoint);
                case 'command':
                    return oneList(config.command);
                case 'on-build':
                    return oneList(config.onBuild);
                case 'user':
                    return oneValue(config.user);
                case 'working-directory':
                    return oneValue(config.workingDirectory);
                case 'stop-signal':
                    return oneValue(config.stopSignal);
                case 'healthcheck':
                    return oneValue(config.healthcheck);
            }
        }
        function readVariable(text) {
            const at = text.indexOf('=');
            return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
        }
        function oneList(list) {
            return oneValue(list.length === 0 ? '' : JSON.stringify(list));
        }
        function oneValue(value) {
            return new Map(value === '' ? [] : [['', value]]);
        }
        function changesOf(field, name, from, to) {
            if (from === to)
                return [];
            if (field === 'environment' && name === 'PATH' && from !== undefined && to !== undefined)
                return pathChanges(from, to);
            const isNamed = field === 'environment' || field === 'label';
            const isSecret = isNamed && (SECRET_NAME.test(name) || [from, to].some((value) => SECRET_VALUE.test(value ?? '')));
            const shown = (value) => value === undefined || !isSecret ? value : '';
            return [
                {
                    field,
                    name: name === '' ? undefined : name,
                    from: shown(from),
                    to: shown(to),
                    ...(isSecret && { isSecret }),
                    ...(field === 'label' && ROUTINE_LABEL.test(name) && { isRoutine: true }),
                },
            ];
        }
        function pathChanges(from, to) {
            const path = { field: 'environment', name: 'PATH' };
            const { onlyFrom, onlyTo } = splitLists(from.split(':'), to.split(':'), (element) => element);
            if (onlyFrom.length === 0 && onlyTo.length === 0)
                return [{ ...path, from, to }];
            const elements = [
                ...onlyFrom.map((element) => [element, undefined]),
                ...onlyTo.map((element) => [undefined, element]),
            ];
            return elements.map(([before, after]) => Object.assign({ from: before, to: after, isElement: true }, path));
        }
        var image_packages = __webpack_require__(1860);
        var apk_version = __webpack_require__(60316);
        ;
        function listPackages(fetched, platform, build) {
            if (fetched.kind === 'unknown')
                return { kind: 'unknown', why: `${build}: ${fetched.problem.message}` };
            const { value } = fetched;
            if (value.source === 'name')
                return lacking(build, value.reason);
            const found = value.platforms.find((one) => one.platform === platform);
            if (found !== undefined) {
                if (found.all === undefined)
                    return lacking(build, 'its SBOM was not read as a whole');
                return { kind: 'known', all: found.all, isUnverified: found.sbom === 'unverified' };
            }
            return lacking(build, (0, image_packages.z3)(value, [platform])[0]?.reason ?? image_packages.Uk);
        }
        function lacking(build, reason) {
            return { kind: 'unknown', why: `${build}: ${reason}`, ...(reason === image_packages.Uk && { lacksSbom: true }) };
        }
        function diffPackages(from, to) {
            if (from.kind === 'unknown')
                return from;
            if (to.kind === 'unknown')
                return to;
            const split = splitLists(from.all, to.all, (one) => JSON.stringify([keyOf(one), one.version]));
            const before = Map.groupBy(split.onlyFrom, keyOf);
            const after = Map.groupBy(split.onlyTo, keyOf);
            const keys = new Set([...before.keys(), ...after.keys()]);
            const changes = [...keys].flatMap((key) => changeOf(before.get(key) ?? [], after.get(key) ?? []));
            const unchanged = [...Map.groupBy(split.shared, ({ type }) => type)].map(([type, shared]) => [type, shared.length]);
            return {
                kind: 'known',
                changes: changes.sort(compareChanges),
                unchanged: Object.fromEntries(unchanged.sort(([one], [other]) => compareText(one, other))),
                ...((from.isUnverified || to.isUnverified) && { hasUnverifiedSbom: true }),
            };
        }
        function keyOf({ type, name, architecture }) {
            return JSON.stringify([type, name, architecture]);
        }
        function changeOf(from, to) {
            const [first] = [...to, ...from];
            if (first === undefined)
                return [];
            const { type, name, architecture } = first;
            const origin = [...to, ...from].find((one) => one.origin !== undefined)?.origin;
            const [before, after] = [versionsOf(from), versionsOf(to)];
            return [
                {
                    kind: kindOf(type, before, after),
                    type,
                    name,
                    architecture,
                    origin: origin === name ? undefined : origin,
                    from: before,
                    to: after,
                },
            ];
        }
        function versionsOf(packages) {
            return packages.map(({ version }) => version).sort(compareText);
        }
        function kindOf(type, from, to) {
            const [[before], [after]] = [from, to];
            if (before === undefined)
                return 'added';
            if (after === undefined)
                return 'removed';
            return from.length === 1 && to.length === 1 ? changeOfVersion(type, before, after) : 'changed';
        }
        function changeOfVersion(type, from, to) {
            const order = compareVersions(type, from, to);
            if (order === 0)
                return 'changed';
            if (order > 0)
                return 'downgraded';
            const isSameSource = type === 'apk' && from.replace(EPOCH, '') === to.replace(EPOCH, '');
            return isSameSource ? 'rebuilt' : 'upgraded';
        }
        const EPOCH = /-r\d+$/;
        function compareVersions(type, one, other) {
            if (type === 'apk')
                return (0, apk_version.Z)(one) && (0, apk_version.Z)(other) ? (0, apk_version.b)(one, other) : 0;
            return DOTTED.has(type) ? compareReleases(RELEASE.exec(one)?.[1], RELEASE.exec(other)?.[1]) : 0;
        }
        const DOTTED = new Set(['npm', 'golang', 'pypi', 'gem', 'maven', 'cargo', 'nuget', 'composer']);
        const RELEASE = /^v?(\d+(?:\.\d+)*)(?:\+[\w.-]+)?$/;
        function compareReleases(one, other) {
            if (one === undefined || other === undefined)
                return 0;
            const [left, right] = [one.split('.').map(BigInt), other.split('.').map(BigInt)];
            for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
                const [a, b] = [left[index] ?? 0n, right[index] ?? 0n];
                if (a !== b)
                    return a < b ? -1 : 1;
            }
            return 0;
        }
        function compareChanges(one, other) {
            return (build_diff.bb.indexOf(one.kind) - build_diff.bb.indexOf(other.kind) ||
                compareText(one.type, other.type) ||
                compareText(one.name, other.name) ||
                compareText(one.architecture ?? '', other.architecture ?? ''));
        }
        ;
        function diffBuilds(from, to, given) {
            const platforms = from.platforms.flatMap((before) => {
                const after = to.platforms.find(({ platform }) => platform === before.platform);
                return after === undefined ? [] : [diffPlatform(from, before, to, after)];
            });
            return {
                from: from.build,
                to: to.build,
                verdict: wholeVerdict(from, to, platforms),
                relation: relationOf(from, to),
                distance: given.distance,
                gonePlatforms: from.available.filter((one) => !to.available.includes(one)),
                newPlatforms: to.available.filter((one) => !from.available.includes(one)),
                platforms,
                advisories: given.advisories,
                compareUrl: sourceUrl(from.platforms, to.platforms),
            };
        }
        function diffPlatform(from, before, to, after) {
            const { platform } = before;
            const had = listPackages(from.packages, platform, 'the first build');
            const has = listPackages(to.packages, platform, 'the second build');
            const packages = diffPackages(had, has);
            const config = diffConfig(before.config, after.config);
            return {
                platform,
                verdict: platformVerdict(before, after, packages, config),
                from: before.manifest,
                to: after.manifest,
                packages,
                config,
                dangers: findDangers({ config: before.config, packages: had.kind === 'known' ? had.all : undefined }, { config: after.config, packages: has.kind === 'known' ? has.all : undefined }),
                layers: diffLayers(before.layers, after.layers),
            };
        }
        function platformVerdict(from, to, packages, config) {
            if (from.manifest === to.manifest)
                return 'identical';
            if (config.some(({ isRoutine }) => isRoutine !== true))
                return 'changed';
            if (packages.kind === 'known')
                return packages.changes.length === 0 ? 'rebuilt' : 'changed';
            return digestsOf(from.layers) === digestsOf(to.layers) ? 'rebuilt' : 'unknown';
        }
        function digestsOf(layers) {
            return layers.map(({ digest }) => digest).join();
        }
        function diffLayers(from, to) {
            const { shared, onlyTo } = splitLists(from, to, ({ digest }) => digest);
            return { shared, pulled: onlyTo, fromSize: sizeOf(from), toSize: sizeOf(to) };
        }
        function sizeOf(layers) {
            return layers.reduce((sum, { size }) => sum + size, 0);
        }
        const WORST_FIRST = ['changed', 'unknown', 'rebuilt'];
        function wholeVerdict(from, to, platforms) {
            if (from.build.digest === to.build.digest)
                return 'identical';
            const isOneSided = [from, to].some((one) => one.platforms.length > platforms.length);
            if (isOneSided)
                return 'changed';
            if (platforms.length === 0)
                return 'unknown';
            const verdicts = new Set(platforms.map(({ verdict }) => verdict));
            return WORST_FIRST.find((verdict) => verdicts.has(verdict)) ?? 'identical';
        }
        function relationOf({ build: from }, { build: to }) {
            if (from.image !== to.image)
                return 'other-image';
            const isOtherTag = from.tag !== undefined && to.tag !== undefined && from.tag !== to.tag;
            return isOtherTag ? 'other-tag' : 'same-tag';
        }
        function sourceUrl([from], [to]) {
            const [source, before] = sourceOf(from);
            const [otherSource, after] = sourceOf(to);
            if (source !== otherSource || before === after)
                return undefined;
            return source === undefined || before === undefined || after === undefined
                ? undefined
                : (0, links.XH)(source, before, after);
        }
        function sourceOf(facts) {
            const labels = new Map(Object.entries(facts?.config.labels ?? {}));
            return [labels.get('org.opencontainers.image.source'), labels.get('org.opencontainers.image.revision')];
        }
        var errors = __webpack_require__(67872);
        var lag = __webpack_require__(35607);
        var tag_history = __webpack_require__(17158);
        var image_reference = __webpack_require__(65890);
        var advisory_impact = __webpack_require__(52083);
        var read_build = __webpack_require__(73581);
        ;
        function createDiffer(options) {
            return async (wanted) => {
                try {
                    return (0, fetched.eO)(await diff(wanted, options));
                }
                catch (error) {
                    if (!(error instanceof errors.OD) || error.code === 'internal_bug')
                        throw error;
                    return (0, fetched.QT)(error);
                }
            };
        }
        async function diff(wanted, options) {
            const { image, tag, platforms, from, to } = wanted;
            const sides = [
                { image, tag, digest: from },
                { image: wanted.toImage ?? image, tag: 'toTag' in wanted ? wanted.toTag : tag, digest: to },
            ];
            const read = async (side) => {
                const [history, facts] = await Promise.all([
                    historyOf(side, options),
                    (0, read_build.l)({ ...side, platforms }, options),
                ]);
                const build = comparedBuild(side, history);
                return { history, facts: { ...facts, build } };
            };
            const [before, after] = await Promise.all([read(sides[0]), read(sides[1])]);
            const isSameTag = (0, image_reference.vy)(sides[0].image) === (0, image_reference.vy)(sides[1].image) && sides[0].tag === sides[1].tag;
            return diffBuilds(before.facts, after.facts, {
                advisories: wanted.advisories ?? (await adviseOn(before.facts, after.facts, options)),
                distance: isSameTag && before.history ? distanceBetween(before.history, wanted) : undefined,
            });
        }
        function comparedBuild({ image, tag, digest }, history) {
            const builtAt = history && (0, tag_history.w)(history, digest)?.at;
            return { image: (0, image_reference.vy)(image), tag, digest, builtAt };
        }
        function distanceBetween(history, { from, to }) {
            const { builds, days } = (0, lag.hJ)(history, from, to) ?? {};
            return builds === undefined || days === undefined ? undefined : { builds, days };
        }
        async function historyOf({ image, tag }, { registryHost, source }) {
            if (tag === undefined)
                return undefined;
            if ((0, historic_image.RC)({ ...image, tag, digest: undefined }, registryHost) === undefined)
                return undefined;
            const facts = await source.tag(image, tag);
            return facts.kind === 'known' && facts.value.kind === 'history' ? facts.value.history : undefined;
        }
        async function adviseOn(before, after, { advisoriesOn }) {
            if (advisoriesOn === undefined)
                return undefined;
            const pair = { path: after.build.image, from: before.packages, to: after.packages };
            return (0, advisory_impact.RS)({ ...pair, advisories: await advisoriesOn((0, advisory_impact.Gq)(pair)) });
        }
    }),
    73581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (rememberManifests),
            l: () => (readBuild)
        });
        var _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98866);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1860);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65890);
        var _values_platform_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81321);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16340);
        var _sbom_fetch_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17833);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65094);
        var _tag_history_tag_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(558);
        async function readBuild({ image, digest, platforms }, { contentOf, packagesOf }) {
            const content = contentOf(image);
            const { manifest } = await content.manifest(digest);
            const packages = async (named) => named.length === 0
                ? (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_5__.eO)({ source: 'name', reason: _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.DJ })
                : packagesOf({ image, digest, platforms });
            if (!('manifests' in manifest)) {
                const own = await readPlatform({ digest }, content);
                const requested = platforms.find((one) => (0, _sbom_fetch_packages_js__WEBPACK_IMPORTED_MODULE_4__.Mj)(one) === own.platform);
                const facts = requested === undefined ? [] : [{ ...own, platform: requested }];
                return { available: [own.platform], platforms: facts, packages: await packages(facts) };
            }
            const subjects = (0, _sbom_fetch_packages_js__WEBPACK_IMPORTED_MODULE_4__.OS)(manifest, digest, platforms);
            const [facts, installed] = await Promise.all([
                Promise.all(subjects.map(async (subject) => readPlatform(subject, content))),
                packages(subjects),
            ]);
            return { available: (0, _sbom_fetch_packages_js__WEBPACK_IMPORTED_MODULE_4__.uk)(manifest), platforms: facts, packages: installed };
        }
        async function readPlatform({ digest, platform }, content) {
            const { manifest } = await content.manifest(digest);
            if ('manifests' in manifest)
                throw notAnImage(digest, 'an index in an index');
            const bytes = await content.blob(manifest.config.digest, { maxBytes: _tag_history_tag_source_js__WEBPACK_IMPORTED_MODULE_6__.BT });
            const { data } = _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.K8.safeParse((0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_7__.q)(new TextDecoder().decode(bytes)));
            if (data === undefined)
                throw notAnImage(digest, 'its configuration is not that of an image');
            return {
                platform: platform ?? (0, _sbom_fetch_packages_js__WEBPACK_IMPORTED_MODULE_4__.Mj)((0, _values_platform_digest_js__WEBPACK_IMPORTED_MODULE_8__.$)(data)),
                manifest: digest,
                config: toRunConfig(data),
                layers: manifest.layers.map(({ digest: layer, size }) => ({ digest: layer, size })),
            };
        }
        function notAnImage(digest, why) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `could not compare ${digest}: ${why}`);
        }
        function toRunConfig({ config }) {
            const { Healthcheck: check } = config ?? {};
            return {
                user: config?.User ?? '',
                entrypoint: config?.Entrypoint ?? [],
                command: config?.Cmd ?? [],
                environment: config?.Env ?? [],
                workingDirectory: config?.WorkingDir ?? '',
                ports: Object.keys(config?.ExposedPorts ?? {}),
                volumes: Object.keys(config?.Volumes ?? {}),
                stopSignal: config?.StopSignal ?? '',
                labels: config?.Labels ?? {},
                healthcheck: check ? JSON.stringify(check, Object.keys(check).sort()) : '',
                onBuild: config?.OnBuild ?? [],
            };
        }
        function rememberManifests(contentOf) {
            const manifests = new Map();
            return (image) => {
                const content = contentOf(image);
                return {
                    ...content,
                    manifest: (reference) => {
                        const key = `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_3__.vy)(image)}@${reference}`;
                        const manifest = manifests.get(key) ?? content.manifest(reference);
                        manifests.set(key, manifest);
                        return manifest;
                    },
                };
            };
        }
    }),
    53740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (createLifecycleFetcher)
        });
        var _decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97378);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6661);
        var _tag_history_decide_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51084);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65094);
        var _organization_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35694);
        function createLifecycleFetcher(given) {
            const { lists, platform, versionOne, wanted } = given;
            let entries;
            let names;
            const allEntries = (repo) => (entries ??= (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_2__.u9)(Array.fromAsync(versionOne.listEolTags({ childrenOf: repo, ...(0, _organization_lists_js__WEBPACK_IMPORTED_MODULE_3__.D9)(wanted) }))));
            const entryOf = async (repo, tag) => {
                const listed = await lists.eolTag(repo, tag);
                if (listed !== undefined)
                    return toEntry(listed);
                const all = await allEntries(repo);
                if (all !== undefined)
                    return toEntry(all.find(({ name }) => name === tag));
                const digest = (await currentTag(tag))?.digest;
                return digest !== undefined && (await given.isInGrace?.(digest)) === true ? IN_GRACE : 'refused';
            };
            const currentTags = new Map();
            const findTag = async (name) => {
                const repo = await given.repoUid();
                const listed = await lists.tag(repo, name);
                if (listed !== undefined)
                    return listed;
                const [found] = await Array.fromAsync(platform.listTags({ childrenOf: repo, name }));
                return found;
            };
            const currentTag = (name) => {
                const found = currentTags.get(name) ?? findTag(name);
                currentTags.set(name, found);
                return found;
            };
            return {
                digestOf: async (tag) => (await currentTag(tag))?.digest,
                lifecycleOf: async (tag) => {
                    const repo = await given.repoUid();
                    const [current, entry] = await Promise.all([currentTag(tag), entryOf(repo, tag)]);
                    const lifecycle = {
                        exists: current !== undefined,
                        deprecated: current?.deprecated ?? false,
                        entry,
                    };
                    if (!needsMore(lifecycle))
                        return { ...lifecycle, successor: undefined };
                    names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
                    const [others, known] = await Promise.all([names, allEntries(repo)]);
                    const successor = successorOf(tag, others, { entries: known ?? [], now: given.now });
                    const successorDigest = others.find(({ name }) => name === successor)?.digest;
                    return { ...lifecycle, successor, successorDigest };
                },
            };
        }
        const IN_GRACE = {
            tagStatus: 'TAG_IN_GRACE',
            graceStatus: 'GRACE_ACTIVE',
            graceExpiry: undefined,
            eolDate: undefined,
            isBroken: false,
        };
        function needsMore({ exists, deprecated, entry }) {
            if (!exists || deprecated)
                return true;
            if (typeof entry === 'string')
                return false;
            const isPlain = entry.tagStatus === 'TAG_ACTIVE' && entry.graceStatus === 'GRACE_NOT_ELIGIBLE';
            return !isPlain || entry.isBroken || entry.eolDate !== undefined;
        }
        function toEntry(known) {
            if (known === undefined)
                return 'none';
            const { tagStatus, graceStatus, gracePeriodExpiryDate, mainPackageVersion } = known;
            return {
                tagStatus,
                graceStatus,
                graceExpiry: gracePeriodExpiryDate ?? undefined,
                eolDate: emptyToUndefined(mainPackageVersion?.eolDate),
                isBroken: mainPackageVersion?.eolBroken ?? false,
                mainPackage: toMainPackage(known),
            };
        }
        function toMainPackage({ mainPackageName: name, mainPackageVersion }) {
            return name === undefined || name === '' ? undefined : { name, version: mainPackageVersion?.version ?? '' };
        }
        function emptyToUndefined(text) {
            return text === '' ? undefined : text;
        }
        function successorOf(tag, tags, { entries, now }) {
            const byName = new Map(entries.map((entry) => [entry.name, entry]));
            const mainPackage = byName.get(tag)?.mainPackageName;
            const isLive = ({ name, deprecated }) => {
                const entry = byName.get(name);
                const other = entry?.mainPackageName;
                const isSame = mainPackage === undefined || other === undefined || other === mainPackage;
                return isSame && isMaintained({ deprecated, entry: toEntry(entry) }, now);
            };
            const live = tags.filter((one) => one.name !== tag && isLive(one)).map(({ name }) => name);
            const exists = tags.some(({ name }) => name === tag);
            const similar = exists ? undefined : ((0, _tag_history_decide_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.U1)(tag, live) ?? (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__.z)(tag, live));
            return (similar ??
                (0, _tag_history_decide_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.bu)(tag, live.map((name) => toLiveTag(name, byName.get(name), now))));
        }
        function toLiveTag(name, entry, now) {
            const { eolDate, lts } = entry?.mainPackageVersion ?? {};
            const ends = eolDate === undefined ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(`${eolDate}T00:00:00Z`);
            const since = typeof lts === 'string' ? (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(`${lts}T00:00:00Z`) : undefined;
            const isLongTerm = lts === true || (since !== undefined && since <= now);
            return { name, isLongTerm, supportedUntil: ends === undefined ? undefined : eolDate };
        }
        function isMaintained(known, now) {
            const { row } = (0, _decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.Nh)({ ...known, exists: true, successor: undefined }, { isPinned: false, now, limits: _decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.d1 });
            return row === 'alive' || row === 'ending';
        }
    }),
    35694: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D9: () => (shownForms),
            Wo: () => (NO_LISTS),
            fl: () => (fetchOrganizationLists)
        });
        var _api_schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77524);
        var _api_schema_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8089);
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17158);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65094);
        const MANY = 8;
        function fetchOrganizationLists(organizationUid, wanted, { platform, versionOne, }) {
            const names = Map.groupBy(wanted.flatMap(({ tags }) => [...tags]), (tag) => tag);
            const common = [...names].flatMap(([name, times]) => (times.length < MANY ? [] : [name]));
            const repos = wanted.length < MANY
                ? undefined
                : firstPage(platform.listRepos({ childrenOf: organizationUid }), ({ name }) => name);
            const below = { descendantsOf: organizationUid };
            const tags = new Map(common.map((name) => [name, firstPage(platform.listTags({ ...below, name }), ({ uid }) => repoOf(uid))]));
            const eolTags = new Map(common.map((name) => [
                name,
                firstPage(versionOne.listEolTags({ ...below, name, ...shownForms([name]) }), ({ id }) => repoOf(id)),
            ]));
            return {
                repo: async (name) => (await repos)?.(name),
                tag: async (repoUid, name) => (await tags.get(name))?.(repoUid),
                eolTag: async (repoUid, name) => (await eolTags.get(name))?.(repoUid),
            };
        }
        const NO_LISTS = {
            repo: async () => undefined,
            tag: async () => undefined,
            eolTag: async () => undefined,
        };
        function shownForms(tags) {
            const forms = new Set(tags.map(_values_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.HJ));
            return { excludeDates: !forms.has('dated'), excludeEpochs: !forms.has('epoch') };
        }
        function repoOf(uid) {
            return uid === undefined ? undefined : (0, _api_schema_uid_js__WEBPACK_IMPORTED_MODULE_1__.Lp)(uid);
        }
        async function firstPage(list, keyOf) {
            const page = await (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_2__.G9)(takePage(list));
            const byKey = new Map(page.kind === 'unknown' ? [] : page.value.map((item) => [keyOf(item), item]));
            return (key) => byKey.get(key);
        }
        async function takePage(list) {
            const items = [];
            for await (const item of list) {
                items.push(item);
                if (items.length === _api_schema_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum)
                    break;
            }
            return items;
        }
    }),
    6789: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (pullPolicies)
        });
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65094);
        async function pullPolicies(build, versionOne) {
            const request = async () => (await versionOne.checkPolicies(build)).map(toPullPolicy);
            return (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_0__.Ko)(request(), { auth_forbidden: 'refused', platform_not_found: 'not found' });
        }
        function toPullPolicy({ policyName: name, mode, result, parameters = {}, }) {
            const days = name === 'cooldown' ? numberIn(parameters['days']) : undefined;
            const months = name === 'support-window' ? numberIn(parameters['months']) : undefined;
            return {
                name,
                isEnforced: mode !== 'DRY_RUN',
                result: result === 'ALLOWED' ? 'allowed' : result === 'DENIED' ? 'denied' : 'error',
                ...(days === undefined ? {} : { days }),
                ...(months === undefined ? {} : { months }),
            };
        }
        function numberIn(value) {
            const number = typeof value === 'string' && value !== '' ? Number(value) : value;
            return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
        }
    }),
    94880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (createBuildPackages)
        });
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10926);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65890);
        var _api_client_platform_find_repo_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95885);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65094);
        function createBuildPackages(options) {
            const { registryHost } = options;
            const builds = new Map();
            const repos = new Map();
            return (wanted) => {
                const { image, digest, platforms } = wanted;
                const name = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.vy)(image);
                const historic = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
                return getOrAdd(builds, [name, digest, ...platforms.toSorted()].join(' '), async () => {
                    options.signatures?.requestSigners?.(image);
                    const { fetchPackages } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 17833));
                    const content = options.contentOf(image);
                    const sources = {
                        content: {
                            manifest: (_, reference) => content.manifest(reference),
                            blob: (_, blob, limits) => content.blob(blob, limits),
                            referrers: (_, subject) => content.referrers(subject),
                        },
                        sboms: historic && options.signedIn?.versionOne,
                        repoUid: () => getOrAdd(repos, name, () => findRepoUid(wanted, options)),
                        signatures: options.signatures && { ...options.signatures, verify: options.signatures.verifySbom },
                    };
                    return (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__.G9)(fetchPackages({ image, reference: digest, platforms, listsAll: options.listsAll ?? false }, sources));
                });
            };
        }
        async function findRepoUid({ image }, { registryHost, signedIn }) {
            const historic = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
            if (historic === undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', 'an image without a repository');
            const uid = signedIn?.organizationUid;
            const own = uid === undefined ? { uid: '', name: '' } : { uid, name: undefined };
            return (0, _api_client_platform_find_repo_js__WEBPACK_IMPORTED_MODULE_3__.O7)(historic, own, signedIn?.platform);
        }
        function getOrAdd(known, key, make) {
            const value = known.get(key) ?? make();
            known.set(key, value);
            return value;
        }
    }),
    17833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            uk: () => (availablePlatforms),
            fetchPackages: () => (fetchPackages),
            OS: () => (platformManifests),
            ry: () => (sbomSignatures),
            Mj: () => (withoutVariant)
        });
        var image_content = __webpack_require__(34116);
        var image_packages = __webpack_require__(1860);
        var platform_digest = __webpack_require__(81321);
        var signed_contents = __webpack_require__(56191);
        var spdx = __webpack_require__(21880);
        var statement = __webpack_require__(24598);
        ;
        function readPurl(purl) {
            const [, type, path, query = ''] = /^pkg:\/{0,2}([a-z0-9.+-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(purl) ?? [];
            if (type === undefined || path === undefined)
                return undefined;
            const at = path.lastIndexOf('@');
            const segments = path.slice(0, at === -1 ? undefined : at).split('/');
            return {
                type: type.toLowerCase(),
                name: segments.pop() ?? '',
                namespace: segments.join('/'),
                version: at === -1 ? undefined : path.slice(at + 1),
                qualifiers: new Map(query.split('&').map(readQualifier)),
            };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decodePurl(value)];
        }
        function decodePurl(text) {
            if (text === undefined || text === '')
                return undefined;
            try {
                return decodeURIComponent(text);
            }
            catch {
                return undefined;
            }
        }
        ;
        const DISTRIBUTIONS = new Set(['wolfi', 'chainguard']);
        function readApkPackage(purls, describedBy) {
            const readings = purls.flatMap((purl) => readApk(purl) ?? []);
            const apk = readings.find(({ kind }) => kind === 'recognized') ?? readings[0];
            if (apk?.kind !== 'recognized')
                return apk;
            const origin = apk.package.origin ?? findOrigin([...purls, ...describedBy]);
            return { kind: 'recognized', package: { ...apk.package, origin } };
        }
        function readApk(text) {
            const purl = readPurl(text);
            if (purl?.type !== 'apk')
                return undefined;
            const [name, version] = [decodePurl(purl.name), decodePurl(purl.version)];
            const distribution = purl.namespace.toLowerCase();
            if (name === undefined || version === undefined || !DISTRIBUTIONS.has(distribution))
                return { kind: 'unrecognized', namespace: distribution || 'unknown' };
            const [arch, origin] = [purl.qualifiers.get('arch'), purl.qualifiers.get('origin')];
            return { kind: 'recognized', package: { name, version, distribution, arch, origin } };
        }
        function findOrigin(purls) {
            return purls.map(readBuildFile).find((file) => file !== undefined && file !== '');
        }
        function readBuildFile(purl) {
            const file = decodePurl(/^pkg:github\/[^#]+#(?:.*\/)?([^/]+)\.yaml$/.exec(purl)?.[1]);
            return file?.replace(/\.melange$/, '');
        }
        ;
        const OTHER_TYPES = new Set(['oci', 'docker', 'github', 'gitlab', 'bitbucket']);
        const DISTRIBUTION_TYPES = new Set(['apk', 'deb', 'rpm', 'alpm']);
        function readListedPackage(purls, describedBy) {
            const read = purls.map(readPurl);
            const purl = read.find((one) => one !== undefined && !OTHER_TYPES.has(one.type));
            if (purl === undefined)
                return undefined;
            const { type, qualifiers, version = '' } = purl;
            const name = decodePurl(purl.name) ?? purl.name;
            const namespace = decodePurl(purl.namespace) ?? purl.namespace;
            const isPlain = namespace === '' || DISTRIBUTION_TYPES.has(type);
            return {
                type,
                name: isPlain ? name : `${namespace}${type === 'maven' ? ':' : '/'}${name}`,
                version: decodePurl(version) ?? version,
                architecture: qualifiers.get('arch'),
                origin: type === 'apk' ? (qualifiers.get('origin') ?? findOrigin([...purls, ...describedBy])) : undefined,
            };
        }
        var read_claim = __webpack_require__(6641);
        var parse_json = __webpack_require__(16340);
        ;
        function readSbom({ bytes, form }, subject, options) {
            const json = (0, parse_json.q)(new TextDecoder().decode(bytes));
            const bundle = form === 'bundle' ? statement.D.safeParse(json).data : undefined;
            const envelope = statement.gR.safeParse(bundle?.dsseEnvelope ?? json);
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            const { payload, payloadType } = envelope.data;
            const claim = (0, read_claim.j)({ payloadType, payload: Buffer.from(payload, 'base64') });
            if (claim.kind === 'invalid')
                return unreadable(claim.reason);
            if (claim.predicateType !== spdx.I)
                return unreadable('it states something else');
            if (claim.digest !== subject)
                return unreadable('it is about another image');
            return readDocument(claim.predicate, options);
        }
        function readDocument(document, { listsAll } = {}) {
            const parsed = spdx.t.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
            if (!parsed.success)
                return unreadable('it is no SPDX document');
            const { packages, relationships } = parsed.data;
            const purls = new Map(packages.map((one) => [one.SPDXID ?? '', purlsOf(one)]));
            const described = Map.groupBy(relationships.filter(({ relationshipType }) => relationshipType === 'DESCRIBED_BY'), ({ spdxElementId }) => spdxElementId);
            const known = packages.map((one) => {
                const related = described.get(one.SPDXID ?? '') ?? [];
                return [purlsOf(one), related.flatMap(({ relatedSpdxElement: id }) => purls.get(id) ?? [])];
            });
            return {
                kind: 'packages',
                ...sortedOut(known.flatMap(([own, describedBy]) => readApkPackage(own, describedBy) ?? [])),
                ...(listsAll === true && {
                    all: known.flatMap(([own, describedBy]) => readListedPackage(own, describedBy) ?? []),
                }),
            };
        }
        function purlsOf({ externalRefs }) {
            return externalRefs
                .filter(({ referenceType }) => referenceType === 'purl')
                .map(({ referenceLocator }) => referenceLocator);
        }
        function sortedOut(readings) {
            const packages = readings.flatMap((one) => (one.kind === 'recognized' ? [one.package] : []));
            const others = readings.flatMap((one) => (one.kind === 'unrecognized' ? [one.namespace] : []));
            if (others.length === 0)
                return { packages };
            return { packages, unrecognized: { count: others.length, namespaces: [...new Set(others)].sort() } };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        var values_fetched = __webpack_require__(65094);
        ;
        function sbomSignatures(host, { areRequired, verifySbom }) {
            return {
                areRequired,
                verify: ({ organization, name }, subject, content) => verifySbom({ host, path: `${organization}/${name}` }, subject, content),
            };
        }
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, values_fetched.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformManifests(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest }) => ({
                platform,
                ...(await readAttached({ ...wanted, subject: digest }, sources)),
            })));
            const found = attested.flatMap(withPackages);
            const isBuilt = (platform) => subjects.some((one) => one.platform === platform);
            const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
            const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
            const sboms = requested.length === 0
                ? []
                : await fetchSboms(fetched.digest, { ...wanted, platforms: requested }, sources);
            const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
            const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
            const missing = lacking
                .filter((platform) => !sboms.some((one) => one.platform === platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? image_packages.DJ }));
            const unverifiedSboms = attested.flatMap(({ platform, proof, reading }) => proof?.kind === 'unverified'
                ? [{ platform, reason: proof.reason, isUsed: reading?.kind === 'packages' }]
                : []);
            const more = unverifiedSboms.length === 0 ? {} : { unverifiedSboms };
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? image_packages.Uk, ...more };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }), ...more };
        }
        const NO_MANIFEST = {
            platform_not_found: image_packages.gX,
            auth_forbidden: image_packages.lk,
        };
        function reasonOf(reading) {
            return reading?.kind === 'unreadable' ? reading.reason : image_packages.Uk;
        }
        function byOrderOf(platforms) {
            return (one, other) => platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
        }
        function platformManifests(manifest, digest, wanted) {
            if (!('manifests' in manifest))
                return wanted.map((platform) => ({ platform, digest }));
            return wanted.flatMap((platform) => {
                const found = manifest.manifests.find((one) => withoutVariant(nameOf(one)) === withoutVariant(platform));
                return found === undefined ? [] : [{ platform, digest: found.digest }];
            });
        }
        function availablePlatforms({ manifests }) {
            const names = manifests.flatMap(({ platform }) => platform === undefined || platform.os === 'unknown' ? [] : [withoutVariant((0, platform_digest.$)(platform))]);
            return [...new Set(names)].sort();
        }
        function nameOf({ platform }) {
            return platform === undefined ? '' : (0, platform_digest.$)(platform);
        }
        function withoutVariant(platform) {
            return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
        }
        async function readAttached({ image, subject, listsAll }, { content, signatures }) {
            const own = (0, image_content.$E)(content, image);
            const read = (found) => firstSbom(found, {
                read: (one) => readSbom(one, subject, { listsAll }),
                verify: async (one) => signatures?.verify(image, subject, one),
            });
            const referring = await read((0, signed_contents.xG)(own, subject, signed_contents.HF));
            if (referring !== undefined && isGood(referring))
                return referring;
            const tagged = await (0, values_fetched.u9)(read((0, signed_contents.$A)(own, subject, signed_contents.HF)));
            const best = tagged?.reading.kind === 'packages' || referring === undefined ? tagged : referring;
            if (best?.proof?.kind !== 'unverified' || signatures?.areRequired !== true)
                return best;
            return { ...best, reading: unreadable(best.proof.reason) };
        }
        async function firstSbom(found, { read, verify, }) {
            let best;
            for await (const one of found) {
                const reading = one.form === 'unread' ? unreadable(one.reason) : read(one);
                const proof = one.form === 'unread' || reading.kind !== 'packages' ? undefined : await verify(one);
                if (isGood({ reading, proof }))
                    return { reading, proof };
                if (best?.reading.kind !== 'packages')
                    best = { reading, proof };
            }
            return best;
        }
        function isGood({ reading, proof }) {
            return reading.kind === 'packages' && proof?.kind !== 'unverified';
        }
        async function fetchSboms(digest, { platforms, listsAll }, { sboms, repoUid }) {
            if (sboms === undefined)
                return [];
            const repo = await (0, values_fetched.u9)(repoUid());
            if (repo === undefined)
                return [];
            const readings = await Promise.all(platforms.map(async (platform) => {
                const text = await (0, values_fetched.u9)(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
                return {
                    platform,
                    reading: text === undefined || text === '' ? undefined : readDocument(text, { listsAll }),
                };
            }));
            return readings.flatMap(withPackages);
        }
        function withPackages({ platform, reading, proof, }) {
            if (reading?.kind !== 'packages')
                return [];
            const { all, packages, unrecognized } = reading;
            if (packages.length === 0 && unrecognized === undefined && (all?.length ?? 0) === 0)
                return [];
            return [
                {
                    platform,
                    packages,
                    ...(all === undefined ? {} : { all }),
                    ...(unrecognized === undefined ? {} : { unrecognized }),
                    ...(proof === undefined ? {} : { sbom: proof.kind }),
                },
            ];
        }
    }),
    24598: shared[24598],
    6641: shared[6641],
    56191: shared[56191],
    81321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (platformName),
            p: () => (digestOfPlatform)
        });
        function digestOfPlatform(entries, platform) {
            const named = entries.flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : [{ digest, name: platformName(its) }]);
            const exact = named.filter(({ name }) => name === platform);
            const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
            const [found] = fitting;
            if (found === undefined)
                return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
            if (new Set(fitting.map(({ digest }) => digest)).size > 1)
                return { kind: 'none', why: `several match: ${fitting.map(({ name }) => name).join(', ')}` };
            return { kind: 'found', digest: found.digest };
        }
        function whyNone(names) {
            return names.length === 0 ? 'it names no platform' : `it has ${[...new Set(names)].join(', ')}`;
        }
        function platformName({ os, architecture, variant }) {
            return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
        }
    })
};
