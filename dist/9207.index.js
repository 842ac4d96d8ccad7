import { shared } from './shared.js';
export const id = 9207;
export const ids = [9207];
export const modules = {
    91777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (findTrustedRequest),
            t: () => (findSkipReason)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _access_oidc_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40526);
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
    74850: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (loadExploitData)
        });
        var _domain_check_exploit_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64714);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _read_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40469);
        async function loadExploitData(paths, head) {
            if (paths.length === 0)
                return undefined;
            const known = new Set();
            const epss = new Map();
            for (const path of paths) {
                const bytes = await (0, _read_named_file_js__WEBPACK_IMPORTED_MODULE_1__.w)({ option: 'exploit-data', path, tree: head });
                const found = await readExploits(new TextDecoder().decode(bytes));
                if (typeof found === 'string')
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_invalid', `exploit-data ${path}: ${found}`, {
                        hint: 'Use the files as CISA (known_exploited_vulnerabilities.json) and FIRST (EPSS scores, unpacked) publish them.',
                    });
                for (const id of found.known)
                    known.add(id);
                for (const [id, score] of found.epss)
                    epss.set(id, score);
            }
            return { known, epss };
        }
        async function readExploits(text) {
            if (!text.trimStart().startsWith('{')) {
                const epss = (0, _domain_check_exploit_data_js__WEBPACK_IMPORTED_MODULE_2__.ur)(text);
                return typeof epss === 'string' ? epss : { known: new Set(), epss };
            }
            const { ExploitCatalog } = await __webpack_require__.e(7354).then(__webpack_require__.bind(__webpack_require__, 47354));
            const catalog = ExploitCatalog.safeParse(readJson(text));
            if (!catalog.success)
                return _domain_check_exploit_data_js__WEBPACK_IMPORTED_MODULE_2__.lF;
            return { known: new Set(catalog.data.vulnerabilities.map(({ cveID }) => cveID)), epss: new Map() };
        }
        function readJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    }),
    40469: shared[40469],
    55976: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (weightOf)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _gate_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63714);
        function weightOf(assessment, policy, now) {
            const weight = weightOfStatus(assessment, policy, now);
            if (weight !== undefined && policy.onlyFixable && UNFIXABLE.has(assessment.decision.status))
                return 'minor';
            if (weight !== 'blocking')
                return weight;
            if (assessment.severity.rating === 'unscored')
                return weightOfUnscored(assessment, policy);
            return (0, _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.du)(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
        }
        function weightOfStatus({ decision }, policy, now) {
            switch (decision.status) {
                case 'affected_fix_available':
                case 'affected':
                case 'affected_wont_fix':
                    return 'blocking';
                case 'under_investigation':
                    return weightOfInvestigation(decision.since, policy, now);
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
        const UNFIXABLE = new Set([
            'affected',
            'affected_wont_fix',
            'affected_pending_upstream',
            'under_investigation',
            'unknown_not_analysed',
            'unreviewed',
        ]);
        function weightOfInvestigation(since, { underInvestigation }, now) {
            const days = (0, _gate_policy_js__WEBPACK_IMPORTED_MODULE_2__.mU)(underInvestigation);
            const fails = days === undefined ? underInvestigation === 'fail' : isOlder(since, days, now);
            return fails ? 'blocking' : 'warning';
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
            return since === undefined || now - since > days * _instant_js__WEBPACK_IMPORTED_MODULE_1__.sO;
        }
    }),
    85858: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Y: () => (assessedImages),
            y: () => (createAssessor)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _assess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6308);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77533);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47125);
        function assessedImages({ uses }, { assess, registry }) {
            const references = new Map(uses.map(({ reference }) => [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference), reference]));
            return [...references.values()].flatMap((reference) => {
                if ((0, _image_use_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry) === undefined)
                    return [];
                const { assessments, build } = assess(reference, []);
                return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
            });
        }
        function createAssessor(evidence) {
            const assessed = new Map();
            const assessedPackages = new Map();
            return (reference, platforms) => {
                const used = packagesOn(platforms, evidence.packages.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference)));
                const key = [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference), ...used.map(({ platform }) => platform)].join('\n');
                const image = assessed.get(key) ?? assessImage(reference, evidence, { used, assessedPackages });
                assessed.set(key, image);
                return image;
            };
        }
        function packagesOn(platforms, fetched) {
            if (fetched?.kind !== 'known' || fetched.value.source === 'name')
                return [];
            const used = fetched.value.platforms.filter(({ platform }) => platforms.includes(platform));
            return used.length === 0 ? fetched.value.platforms : used;
        }
        function assessImage(reference, evidence, { used, assessedPackages, }) {
            const answer = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.Hk)(reference, evidence);
            const build = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.TY)(reference, answer);
            const packages = evidence.packages.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            if (packages?.kind === 'unknown')
                return { build, assessments: [], unknown: [packages] };
            const names = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.jh)(packages?.value, reference);
            const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
            const unknown = given.flatMap(({ problem }) => problem ?? []);
            const advisoriesOn = (name) => {
                const found = evidence.advisories.get(name);
                return found?.kind === 'known' ? found.value : [];
            };
            const assessments = packages === undefined || packages.value.source === 'name'
                ? (0, _assess_js__WEBPACK_IMPORTED_MODULE_1__.H)(names.flatMap(advisoriesOn), build?.at)
                : (0, _assess_js__WEBPACK_IMPORTED_MODULE_1__.C)(used, advisoriesOn, assessedPackages);
            const distinct = new Map(unknown.map((problem) => [problem.message, { kind: 'unknown', problem }]));
            return { build, assessments, unknown: [...distinct.values()] };
        }
    }),
    12354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $p: () => (unusedExceptions),
            FW: () => (applyExceptions),
            VC: () => (withoutExceptions),
            t8: () => (describeException)
        });
        var _listing_ignore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64110);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50880);
        var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84939);
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
        function withoutExceptions(observations, exceptions, now) {
            const current = exceptions.filter(({ ends }) => now < ends);
            return observations.filter((observation) => !current.some((one) => covers(one, observation)));
        }
        const INTERMITTENT = new Set(['not-checked', 'base-unavailable', 'config']);
        const INCOMPLETE = new Set(['not-checked', 'not-judged', 'unresolvable']);
        function unusedExceptions(findings, exceptions, now) {
            const places = findings.filter(({ rule }) => INCOMPLETE.has(rule));
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
                (exception.rule === undefined || (0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.fD)(rule).includes(exception.rule)) &&
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
    64714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AT: () => (withExploit),
            lF: () => (NOT_RECOGNIZED),
            ur: () => (readEpss)
        });
        function withExploit(observation, { known, epss }) {
            const { advisory } = observation;
            if (advisory === undefined)
                return observation;
            const ids = [advisory.id, ...advisory.aliases];
            const scores = ids.flatMap((id) => epss.get(id) ?? []);
            const exploit = {
                known: ids.some((id) => known.has(id)),
                epss: scores.length === 0 ? null : Math.max(...scores),
            };
            return { ...observation, advisory: { ...advisory, exploit } };
        }
        function readEpss(text) {
            const scores = new Map();
            let hasHeader = false;
            let number = 0;
            for (const line of text.split('\n')) {
                number += 1;
                const row = line.trim();
                if (row === '' || row.startsWith('#'))
                    continue;
                const [id = '', score = ''] = row.split(',');
                if (!hasHeader) {
                    if (id !== 'cve' || score !== 'epss')
                        return NOT_RECOGNIZED;
                    hasHeader = true;
                    continue;
                }
                const epss = Number(score);
                if (!/^CVE-\d{4}-\d{4,19}$/.test(id) || score === '' || !(epss >= 0 && epss <= 1))
                    return `line ${number} is not a CVE with an EPSS score from 0 to 1`;
                scores.set(id, epss);
            }
            return hasHeader ? scores : NOT_RECOGNIZED;
        }
        const NOT_RECOGNIZED = 'neither a CISA KEV catalog (JSON) nor EPSS scores (CSV)';
    }),
    13739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BW: () => (fixOf),
            G4: () => (isFixable),
            Pi: () => (fixesIn),
            hf: () => (fixKey),
            sP: () => (unknownFixes)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        const FIXABLE = 'affected_fix_available';
        function fixOf(assessment, { isNewest, fixes }) {
            if (assessment.decision.status !== FIXABLE)
                return undefined;
            if (assessment.package === undefined)
                return { kind: 'not-known', reason: 'matched by image name only' };
            return isNewest ? { kind: 'none-yet' } : fixes?.byVulnerability.get(fixKey(assessment));
        }
        function fixKey({ id, package: installed }) {
            return `${installed?.name} ${installed?.version} ${id}`;
        }
        function isFixable({ decision }) {
            return decision.status === FIXABLE;
        }
        function fixesIn({ reference, newer, open, checked }) {
            const known = newer.flatMap((build) => {
                const found = checked.get(build.digest);
                return found?.kind === 'known' ? [{ build, cleared: found.cleared }] : [];
            });
            const best = bestOf(known, open);
            const candidates = best === undefined ? known : [best, ...known];
            const newest = newer.at(-1);
            const newestFound = newest === undefined ? undefined : checked.get(newest.digest);
            const without = newestFound?.kind === 'known'
                ? { kind: 'none-yet' }
                : { kind: 'not-known', reason: `newest build: ${newestFound?.reason ?? 'not checked'}` };
            const fixes = open.filter(isFixable).map((one) => {
                const key = fixKey(one);
                const found = candidates.find(({ cleared }) => cleared.has(key));
                return [key, found === undefined ? without : inBuild(found.build, reference)];
            });
            return { best: best?.reported, byVulnerability: new Map(fixes) };
        }
        function unknownFixes(open, reason) {
            const fixes = open.filter(isFixable).map((one) => [fixKey(one), { kind: 'not-known', reason }]);
            return { best: undefined, byVulnerability: new Map(fixes) };
        }
        function bestOf(known, open) {
            const fixable = [...Map.groupBy(open, ({ id }) => id).values()].filter((group) => group.every(isFixable));
            const counted = known.map((one) => ({
                clears: fixable.filter((group) => group.every((each) => one.cleared.has(fixKey(each)))).length,
                packages: open.filter((each) => isFixable(each) && one.cleared.has(fixKey(each))).length,
                ...one,
            }));
            const [best] = counted.toSorted((a, b) => b.clears - a.clears || b.packages - a.packages);
            if (best === undefined || best.packages === 0)
                return undefined;
            const { at, digest } = best.build;
            const { clears } = best;
            const reported = { digest, builtAt: (0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at), clears, of: fixable.length };
            return { ...best, reported: clears === 0 ? undefined : reported };
        }
        function inBuild({ at, digest }, reference) {
            const written = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)({ ...reference, digest });
            return { kind: 'build', digest, builtAt: (0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at), reference: written };
        }
    }),
    77716: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (judge),
            n: () => (noEvidence)
        });
        var instant = __webpack_require__(92224);
        var assessed_images = __webpack_require__(85858);
        var image_reference = __webpack_require__(50880);
        var history_lag = __webpack_require__(76974);
        var tag_history = __webpack_require__(43287);
        var check_evidence = __webpack_require__(77533);
        var gate_policy = __webpack_require__(63714);
        var image_use = __webpack_require__(47125);
        var advisory_weight = __webpack_require__(55976);
        ;
        const DETECTED_LATER = 12;
        function assumedFixes(assessments) {
            const found = assessments.flatMap(({ decision, id, package: installed }) => {
                const isAssumed = decision.status === 'fixed_assumed' || decision.row === DETECTED_LATER;
                if (installed === undefined || !isAssumed)
                    return [];
                const { name, version } = installed;
                const fix = {
                    id,
                    package: { name, version },
                    fixedVersion: decision.fixedVersion ?? null,
                    reason: decision.row === DETECTED_LATER ? 'detected-later' : 'patched-before',
                };
                return [[`${id} ${name} ${version}`, fix]];
            });
            return [...new Map(found).values()];
        }
        var coverage = __webpack_require__(1306);
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
        var pull_policy = __webpack_require__(40954);
        var end_of_life = __webpack_require__(6092);
        ;
        function reportLifecycle(reference, tag, given) {
            if (tag?.lifecycle?.kind !== 'known')
                return null;
            const { evidence, now, variants } = given;
            const life = tag.lifecycle.value;
            const isDenied = (0, pull_policy.jI)((0, check_evidence.h8)(reference, evidence));
            const [worst] = variants
                .map(({ policy }) => (0, end_of_life.UJ)(life, reference, { policy, now, isDenied }))
                .toSorted((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
            if (worst === undefined)
                return null;
            const reported = reportedLifecycle(life, isDenied);
            return { verdict: worst.verdict, ...(0, end_of_life.aN)(life, worst), reported };
        }
        const WORST_FIRST = ['fail', 'warn', 'pass'];
        function reportedLifecycle({ exists, deprecated, entry }, isDenied) {
            const reported = typeof entry === 'string' ? entry : reportedEntry(entry);
            return { exists, deprecated, entry: reported, isDenied: isDenied ?? null };
        }
        function reportedEntry({ mainPackage, ...entry }) {
            return {
                ...entry,
                graceExpiry: entry.graceExpiry ?? null,
                eolDate: entry.eolDate ?? null,
                ...(mainPackage === undefined ? {} : { mainPackage }),
            };
        }
        var report_signature = __webpack_require__(56110);
        var overdue_advisory = __webpack_require__(15596);
        ;
        function noveltyOf(observation, baseline, limits) {
            switch (baseline.kind) {
                case 'none':
                    return 'not-compared';
                case 'required':
                    return observation.rule === 'base-unavailable' ? 'new' : 'not-compared';
                case 'since':
                    return noveltySince(momentsOf(observation, limits), baseline);
                case 'compared':
                    return baseline.noveltyOf(observation);
            }
        }
        function noveltySince(moments, { since, now }) {
            if (moments.length === 0)
                return 'not-compared';
            return moments.some((moment) => moment >= since && moment <= now) ? 'new' : 'pre-existing';
        }
        function momentsOf({ advisory, endOfLife }, limits) {
            return [
                ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
                ...(endOfLife === undefined ? [] : momentsOfLifecycle(endOfLife, limits)),
            ];
        }
        function momentsOfAdvisory(advisory, limits) {
            const { events, since, status } = advisory;
            const days = (0, gate_policy.mU)(limits.underInvestigation);
            const latest = instantsOf([since, events?.at(-1)?.at]);
            const isAging = status === 'under_investigation' && days !== undefined;
            const passed = (0, overdue_advisory.Af)(advisory, limits).flatMap((limit) => limit.start === undefined ? [] : shifted([limit.start], [limit.days]));
            return [...latest, ...(isAging ? shifted(instantsOf([since]), [days]) : []), ...passed];
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
        var finding = __webpack_require__(84939);
        ;
        const LEVEL_ORDER = ['error', 'warning', 'notice'];
        function worstFirst(a, b) {
            return (LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
                Number(isExploited(b)) - Number(isExploited(a)) ||
                finding.y0.indexOf(a.rule) - finding.y0.indexOf(b.rule) ||
                scoreOf(b) - scoreOf(a) ||
                epssOf(b) - epssOf(a) ||
                Number(hasFix(b)) - Number(hasFix(a)) ||
                compareText(imageOf(a), imageOf(b)) ||
                compareText(a.file, b.file) ||
                a.line - b.line ||
                compareText(a.key, b.key));
        }
        function isExploited({ advisory }) {
            return advisory?.exploit?.known === true;
        }
        function scoreOf({ advisory }) {
            return advisory?.severity.score ?? -1;
        }
        function hasFix({ advisory }) {
            return advisory?.fix?.kind === 'build';
        }
        function imageOf({ advisory, reference }) {
            return advisory === undefined ? '' : reference;
        }
        function compareText(a, b) {
            return a < b ? -1 : Number(a > b);
        }
        function epssOf({ advisory }) {
            return advisory?.exploit?.epss ?? 0;
        }
        ;
        function weigh(observations, baseline, policyOf) {
            return observations
                .map(({ failsOnlyIf, ...observation }) => {
                const policy = policyOf(observation);
                const novelty = noveltyOf(observation, baseline, policy);
                const level = levelOf({ ...observation, failsOnlyIf }, novelty, policy);
                const isOutweighed = baseline.kind === 'compared' && baseline.isUpdate(observation) && novelty === 'new';
                const isLowered = level === 'error' &&
                    isOutweighed &&
                    observation.rule === 'advisory' &&
                    isUnconfirmed(observation, policy);
                return { ...observation, novelty, level: isLowered ? 'warning' : level };
            })
                .sort(worstFirst);
        }
        function verdictOf(findings) {
            if (findings.some(({ level }) => level === 'error'))
                return 'fail';
            return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
        }
        function isUnconfirmed({ advisory }, { pendingUpstream, strict, underInvestigation }) {
            if (advisory === undefined)
                return false;
            if (advisory.status === 'under_investigation')
                return underInvestigation !== 'fail';
            if (advisory.status === 'affected_pending_upstream')
                return pendingUpstream !== 'fail';
            if (advisory.status === 'unknown')
                return !strict;
            return UNCONFIRMED.has(advisory.status);
        }
        const UNCONFIRMED = new Set(['unknown_not_analysed', 'unreviewed']);
        function levelOf({ rule, weight, failsOnlyIf }, novelty, { failOn, warnOn, strict }) {
            if (weight === 'minor')
                return 'notice';
            const rules = (0, finding.fD)(rule);
            const fails = rules.some((one) => (failOn.includes(one) && (novelty === 'new' || failsOnlyIf !== 'new')) ||
                (novelty === 'new' && failOn.includes(`new-${one}`)));
            const canFail = weight === 'blocking' && (strict || failsOnlyIf !== 'strict');
            if (fails && canFail)
                return 'error';
            return finding.Go.has(rule) || rules.some((one) => warnOn.includes(one)) ? 'warning' : 'notice';
        }
        function byRuleThenKey(a, b) {
            return finding.y0.indexOf(a.rule) - finding.y0.indexOf(b.rule) || compareText(a.key, b.key);
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
                coverage: (0, coverage._5)(images, parts.signatures),
                ...parts.changes,
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
                return { use: one, policy, platforms, number: facts.table.numberOf(policy) };
            });
            const places = judged.map(({ use: { file, line, isFinal }, number }) => ({
                file,
                line,
                policy: number,
                ...(isFinal === undefined ? {} : { isFinal }),
            }));
            const variants = new Map(judged.map((one) => [`${one.number} ${one.platforms.join(' ')}`, one]));
            const pinned = reference.digest ?? null;
            const tag = (0, check_evidence.es)(reference, facts.evidence);
            const image = (0, image_reference.Ys)({ ...reference, tag, digest: undefined });
            const named = tag === undefined ? (0, image_reference.vy)(reference) : image;
            const known = (0, image_use.RC)(reference, facts.registry) === undefined
                ? {}
                : knownOf(reference, { ...facts, variants: [...variants.values()] });
            const trust = facts.evidence.signatures.get((0, image_reference.Ys)(reference));
            const signature = trust === undefined ? {} : { signature: (0, report_signature.A)(trust) };
            return [{ ...UNKNOWN, ...known, ...signature, image: named, pinned, places }];
        }
        const UNKNOWN = {
            newest: null,
            newestBuiltAt: null,
            behind: null,
            endOfLife: null,
            history: null,
            packages: null,
            openAdvisories: null,
            judgedBy: 'otherRegistry',
        };
        function knownOf(reference, facts) {
            const { evidence } = facts;
            const answer = (0, check_evidence.Hk)(reference, evidence);
            const history = answer?.history.kind === 'known' ? answer.history.value : undefined;
            const newest = history === undefined ? undefined : (0, tag_history.Dz)(history);
            const packages = evidence.packages.get((0, image_reference.Ys)(reference));
            const fix = evidence.fixes.get((0, image_reference.Ys)(reference))?.best;
            const assumed = assumedFixes(facts.variants.flatMap(({ platforms }) => facts.assess(reference, platforms).assessments));
            const needed = [...new Set(facts.variants.flatMap(({ platforms }) => platforms))];
            return {
                newest: newest?.digest ?? null,
                newestBuiltAt: newest === undefined ? null : (0, instant.r4)(newest.at),
                behind: behindOf(history, reference.digest),
                endOfLife: reportLifecycle(reference, answer, facts),
                history: history === undefined ? null : historyAround(history, reference.digest),
                ...(0, coverage.lG)(packages, needed, openAdvisories(reference, facts)),
                ...(assumed.length === 0 ? {} : { assumedFixes: assumed }),
                ...(fix === undefined ? {} : { fix }),
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
        function openAdvisories(reference, { assess, variants, now }) {
            const open = new Set();
            for (const { platforms, policy } of variants) {
                const { assessments, unknown } = assess(reference, platforms);
                if (unknown.length > 0)
                    return null;
                for (const one of assessments)
                    if ((0, advisory_weight.m)(one, policy, now) !== undefined)
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
        var changed_references = __webpack_require__(20245);
        var compare_places = __webpack_require__(63786);
        var knowledge = __webpack_require__(99830);
        var plural = __webpack_require__(90795);
        var printable = __webpack_require__(76158);
        ;
        const MOST_NAMED = 5;
        function notesOnUnknownBuilds(builds) {
            const references = [...new Set(builds.map(({ reference }) => (0, problems.eV)(reference)))].sort();
            if (references.length < 2)
                return [];
            const group = references.map((reference) => ({ reference }));
            return [
                `${(0, plural.U)(references.length, 'build')} of the base unavailable, advisories not compared: ${named(group)}.`,
            ];
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
        function named(group) {
            const names = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
            const rest = group.length - names.length;
            return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
        }
        var places = __webpack_require__(63444);
        ;
        function resolvedSince(comparison) {
            return (0, compare_places.O5)(comparison)
                .filter(({ file, weight }) => weight !== 'minor' && file !== '')
                .toSorted(byRuleThenKey)
                .map(toResolved);
        }
        function toResolved({ rule, key, file, line, reference, title, advisory }) {
            const facts = { rule, key, file, line, reference, title };
            return advisory === undefined ? facts : { ...facts, advisory };
        }
        var base_unavailable = __webpack_require__(74014);
        var base_changed = __webpack_require__(97388);
        var downgraded = __webpack_require__(17333);
        var check_trend = __webpack_require__(65937);
        var check_updates = __webpack_require__(30636);
        ;
        function compareBase(base, head, given) {
            const { evidence, now, registry } = given;
            const side = base.kind === 'baseline' ? sideOfReport(base.report, registry) : given.before;
            const empty = { observations: [], notes: [], resolved: [], updated: [], trend: {} };
            if (base.kind === 'since')
                return { ...empty, baseline: { kind: 'since', since: base.since, now } };
            const isRequired = base.kind === 'unavailable' && base.isChange;
            if (side === undefined)
                return { ...empty, baseline: { kind: isRequired ? 'required' : 'none' } };
            const comparison = (0, compare_places.GQ)(head, side);
            const unknown = (0, compare_places.gT)(comparison);
            const trend = (0, check_trend.R)(comparison);
            const updated = (0, check_updates.g3)(comparison, evidence);
            const updates = new Set(updated.filter(check_updates.l7).map(({ place }) => (0, places.Ct)(place)));
            return {
                baseline: {
                    kind: 'compared',
                    noveltyOf: (one) => (0, compare_places.KN)(one, comparison),
                    isUpdate: (place) => updates.has((0, places.Ct)(place)),
                },
                observations: [
                    ...unknown.map(base_unavailable.fJ),
                    ...(0, compare_places.Ut)(comparison).map(base_unavailable.vD),
                    ...(0, changed_references._V)(comparison, given).flatMap((one) => [(0, downgraded.nq)(one), (0, base_changed.k)(one)].flat()),
                ],
                notes: notesOnUnknownBuilds(unknown),
                resolved: resolvedSince(comparison),
                updated,
                trend: trend === undefined ? {} : { trend },
            };
        }
        function sideOfTree(scanned, observations, { evidence, registry }) {
            return {
                places: (0, places.yN)(scanned),
                observations,
                unread: scanned.unread,
                knowledgeAt: (0, knowledge.gI)(evidence, registry),
            };
        }
        function sideOfReport(report, registry) {
            const found = report.findings.map(({ file, line, reference }) => ({ file, line, reference }));
            const lines = new Set(found.map(({ file, line }) => `${file}\n${line}`));
            const clean = report.images.flatMap(({ image, pinned, places }) => places.flatMap(({ file, line }) => lines.has(`${file}\n${line}`)
                ? []
                : [{ file, line, reference: pinned === null ? image : `${image}@${pinned}` }]));
            return {
                places: [...found, ...clean],
                observations: report.findings,
                unread: [],
                knowledgeAt: (0, knowledge.IH)(report, registry),
            };
        }
        var check_exceptions = __webpack_require__(12354);
        var pin_origin = __webpack_require__(68449);
        var exploit_data = __webpack_require__(64714);
        var check_lifecycle = __webpack_require__(25882);
        ;
        function markOutsideSupport(observations, assessments, { lifecycle, now }) {
            const main = lifecycle === undefined ? undefined : endedPackage(lifecycle, now);
            if (main === undefined)
                return observations;
            const names = assessments.flatMap(({ package: installed }) => installed !== undefined && isBuiltFrom(installed, main) ? [installed.name] : []);
            const ended = new Set(names);
            return observations.map((one) => (ended.has(one.advisory?.package?.name ?? '') ? marked(one) : one));
        }
        function endedPackage(lifecycle, now) {
            if (typeof lifecycle.entry === 'string')
                return undefined;
            const { row } = (0, check_lifecycle.Nh)(lifecycle, { isPinned: false, now, limits: check_lifecycle.d1 });
            return check_lifecycle.QV.has(row) ? lifecycle.entry.mainPackage : undefined;
        }
        function isBuiltFrom({ name, origin = name }, main) {
            return [name, origin].some((one) => one === main.name || one === `${main.name}-${main.version}`);
        }
        function marked(observation) {
            const { advisory, message } = observation;
            if (advisory === undefined)
                return observation;
            const isFixed = advisory.status === 'affected_fix_available';
            const name = (0, printable.g$)(advisory.package?.name ?? '', 100);
            return {
                ...observation,
                message: isFixed ? message : `${message} ${name} is past its end of life and gets no updates.`,
                advisory: { ...advisory, isOutsideSupport: true },
            };
        }
        var trust_text = __webpack_require__(14596);
        var bad_signature = __webpack_require__(54106);
        var not_checked = __webpack_require__(7987);
        var unsigned = __webpack_require__(18139);
        var wrong_signer = __webpack_require__(36330);
        ;
        function observeSignature(use, { access, evidence, registry, signatures, }) {
            const trust = evidence.signatures.get((0, image_reference.Ys)(use.reference));
            const weight = signatures === 'require' ? 'blocking' : 'warning';
            switch (trust?.kind) {
                case undefined:
                case 'verified':
                    return [];
                case 'unsigned':
                    if (isAbsent(evidence.packages.get((0, image_reference.Ys)(use.reference))))
                        return [];
                    return [(0, unsigned.q)(use, trust, { registry, weight })];
                case 'wrong-signer':
                    return [(0, wrong_signer.kE)(use, trust, registry)];
                case 'bad-signature':
                case 'signed-as-other':
                    return [(0, bad_signature.A)(use, trust)];
                case 'not-verifiable':
                    return [(0, not_checked.Ih)(use, trust, weight)];
                case 'no-known-signer':
                    return signatures === 'require' && (0, image_use.RC)(use.reference, registry) !== undefined
                        ? [(0, not_checked.Ih)(use, trust, weight)]
                        : [];
                case 'not-checked': {
                    const found = (0, not_checked.vP)(use, 'signature', { ...trust, kind: 'unknown' }, access);
                    const isDenied = trust.problem.code.startsWith('auth_');
                    return [isDenied && signatures === 'report' ? { ...found, weight: 'warning' } : found];
                }
            }
        }
        function isAbsent(packages) {
            return packages?.kind === 'known' && packages.value.source === 'name' && packages.value.reason === check_evidence.gX;
        }
        function notesOnSigners(uses, { evidence, registry, signatures }) {
            if (signatures !== 'report')
                return [];
            const images = new Map(uses.map(({ reference }) => [(0, image_reference.Ys)(reference), reference]));
            const unknown = [...images].flatMap(([key, reference]) => {
                const trust = evidence.signatures.get(key);
                const historic = (0, image_use.RC)(reference, registry);
                return historic === undefined || trust?.kind !== 'no-known-signer' ? [] : [{ ...historic, trust }];
            });
            return [...Map.groupBy(unknown, ({ organization }) => organization)].flatMap(([organization, group]) => {
                const [first, ...others] = group;
                if (first === undefined)
                    return [];
                const words = others.length === 0 ? 'its signature was' : 'their signatures were';
                return `No trusted signer is known for ${(0, plural.U)(group.length, 'image')} of ${(0, printable.g$)(organization, 100)}; ${words} not verified. ${(0, trust_text.fB)(first.trust)}`;
            });
        }
        var advisory = __webpack_require__(34950);
        var behind = __webpack_require__(26956);
        var foreign_digest = __webpack_require__(8315);
        var not_allowed = __webpack_require__(23470);
        var not_judged = __webpack_require__(61817);
        var other_registry = __webpack_require__(32390);
        var pin_required = __webpack_require__(21383);
        var pull_denied = __webpack_require__(83863);
        var too_far_behind = __webpack_require__(16197);
        var rules_unpinned = __webpack_require__(87081);
        var unverified_sbom = __webpack_require__(37569);
        var unresolvable = __webpack_require__(32846);
        ;
        function observe(scanned, options) {
            const { exploits } = options;
            const found = scanned.uses.flatMap((use) => observeUse(use, options));
            return [
                ...scanned.unread.map(observeUnread),
                ...(exploits === undefined ? found : found.map((one) => (0, exploit_data.AT)(one, exploits))),
            ];
        }
        function observeUnread(unread) {
            switch (unread.scope) {
                case 'file':
                    return (0, not_checked.yf)(unread);
                case 'submodule':
                    return (0, not_checked.tV)(unread);
                case 'named-file':
                    return (0, not_checked.uH)(unread);
                case 'reference':
                case 'set-elsewhere':
                case 'instruction':
                    return (0, unresolvable.Be)(unread);
            }
        }
        function observeUse(use, options) {
            const policy = (0, gate_policy.KV)(options.policies, use);
            const refused = (0, gate_policy.Jr)(options.policies, use) ? [] : [(0, not_allowed.C)(use, options.policies)];
            const isHistoric = (0, image_use.RC)(use.reference, options.registry) !== undefined;
            const judged = isHistoric
                ? observeHistoric(use, policy, options)
                : observeOther(use, policy, options.registry);
            return [...refused, ...judged, ...observeSignature(use, options)];
        }
        function observeHistoric(use, policy, { access, assess, evidence, now, platforms }) {
            const given = { policy, now, access, origins: evidence.origins };
            const tag = (0, check_evidence.es)(use.reference, evidence);
            const known = (0, check_evidence.Hk)(use.reference, evidence);
            const used = (0, image_use.Wt)(use, platforms);
            const { assessments, unknown } = assess(use.reference, used);
            const key = (0, image_reference.Ys)(use.reference);
            const pullPolicies = evidence.pullPolicies.get(key);
            const build = {
                isNewest: (0, check_evidence.P$)(use.reference, known),
                fixes: evidence.fixes.get(key),
                pullPolicies: pullPolicies?.kind === 'known' ? (pullPolicies.value ?? []) : [],
                platforms: used,
            };
            const advisories = [
                ...unknown.map((missing) => (0, not_checked.vP)(use, 'advisories', missing, access)),
                ...markOutsideSupport((0, advisory.Uj)(use, assessments, { policy, now, ...build }), assessments, {
                    lifecycle: known?.lifecycle?.kind === 'known' ? known.lifecycle.value : undefined,
                    now,
                }),
                ...observePackages(use, { tag: known, platforms: used, evidence }),
            ];
            const isDenied = (0, pull_policy.jI)((0, check_evidence.h8)(use.reference, evidence));
            const endOfLife = tag === undefined || known === undefined ? [] : observeEndOfLife(use, tag, known, { ...given, isDenied });
            const pulls = observePulls(use, { evidence, access, now, tag: known, endOfLife });
            if (tag === undefined)
                return [...observeDigestAlone(use, evidence, access), ...pulls, ...advisories];
            if (known === undefined)
                return [...pulls, ...advisories];
            return [...observeHistory(use, tag, known, given), ...endOfLife, ...pulls, ...advisories];
        }
        function observePulls(use, given) {
            const policies = given.evidence.pullPolicies.get((0, image_reference.Ys)(use.reference));
            if (policies === undefined)
                return [];
            if (policies.kind === 'unknown')
                return [(0, not_checked.vP)(use, 'pull policies', policies, given.access)];
            return (0, pull_denied.K)(use, policies.value ?? [], given);
        }
        function observePackages(use, { tag, platforms, evidence, }) {
            const answer = evidence.packages.get((0, image_reference.Ys)(use.reference));
            if (answer?.kind === 'unknown')
                return [];
            const packages = answer?.value ?? { source: 'name', reason: check_evidence.Uk };
            const isOutOfReach = tag?.history.kind === 'unknown' && (use.reference.digest === undefined || !(0, check_evidence.iK)(tag));
            if (packages.source === 'name' && isOutOfReach)
                return [];
            const isVerified = evidence.signatures.get((0, image_reference.Ys)(use.reference))?.kind === 'verified';
            const unverified = isVerified ? (packages.unverifiedSboms ?? []) : [];
            return [
                ...(0, not_judged.T)(use, packages, platforms),
                ...unverified
                    .filter(({ platform }) => platforms.includes(platform))
                    .map((sbom) => (0, unverified_sbom.H)(use, sbom)),
            ];
        }
        function observeHistory(use, tag, evidence, { policy, access, origins }) {
            const { history } = evidence;
            const { digest } = use.reference;
            const builds = history.kind === 'known' ? history.value : [];
            const newest = (0, tag_history.Dz)(builds);
            const pin = policy.requirePins ? pin_required.v : rules_unpinned.gO;
            const unpinned = digest === undefined ? [pin(use, newest)] : [];
            if ((0, check_evidence.iK)(evidence))
                return digest === undefined ? unpinned : [(0, foreign_digest.M5)(use, digest, tag)];
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
                    return [(0, foreign_digest.LL)(use, digest, { tag, newest, origin: origins.get((0, pin_origin.D6)(use.reference)) })];
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
        var rules_config = __webpack_require__(26306);
        var exception = __webpack_require__(22827);
        var over_budget = __webpack_require__(77798);
        ;
        function noEvidence(now) {
            return { evidence: check_evidence.kE, now, access: { mode: 'signed-in', organization: '' } };
        }
        function judge({ base, config, head, before, addedComments }, { access, evidence, now, assess = (0, assessed_images.y)(evidence), diffs = new Map() }, { inputs, registry, exploits }) {
            const { check } = config;
            const { platforms } = check;
            const policies = { ...check.policies, inputs };
            const { signatures } = config.trust;
            const given = { registry, now, policies, platforms, access, exploits, signatures };
            const options = { evidence, assess, ...given };
            const exceptions = (0, exception.F)(check.exceptions, now);
            const withBudget = (found) => [
                ...found,
                ...(0, over_budget.q)(countedBy(found, check.exceptions, { policies, now }), budgetOf(policies)),
            ];
            const observed = [
                ...(base.kind === 'unavailable' ? [(0, base_unavailable.mg)(base.reason, base.hint)] : []),
                ...(config.problem === undefined ? [] : [(0, rules_config.E)(config.problem)]),
                ...exceptions,
                ...observe(head, options),
            ];
            const compared = compareBase(base, sideOfTree(head, observed, options), {
                ...options,
                diffs,
                before: before && sideOfTree(before, withBudget([...observe(before, options), ...exceptions]), options),
            });
            const observations = withBudget([...observed, ...compared.observations]);
            const weighed = weigh(observations, compared.baseline, (one) => (0, gate_policy.jb)(policies, one));
            const findings = (0, check_exceptions.FW)(weighed, check.exceptions, now);
            const unused = access.mode === 'anonymous' ? [] : (0, check_exceptions.$p)(weighed, check.exceptions, now);
            const report = buildReport({
                scanned: head,
                files: head.files,
                evidence,
                assess,
                findings,
                resolved: compared.resolved,
                changes: { updates: (0, check_updates.v6)(compared.updated, findings), ...compared.trend },
                notes: [
                    ...notesOnRun(access, config.state, addedComments),
                    ...notesOnSigners(head.uses, options),
                    ...compared.notes,
                    ...notesOnExceptions(unused),
                ],
                mode: access.mode,
                comparedWith: comparisonOf(base),
                policies,
                platforms,
                registry,
                signatures,
                now,
            });
            return { report, assessed: (0, assessed_images.Y)(head, options) };
        }
        function countedBy(observations, exceptions, { policies, now }) {
            return (0, check_exceptions.VC)(observations, exceptions, now).filter((one) => one.weight !== 'minor' || !(0, gate_policy.jb)(policies, one).onlyFixable);
        }
        function budgetOf({ everywhere, inputs }) {
            return inputs.budget ?? everywhere.budget;
        }
        function notesOnRun(access, state, addedComments) {
            return [
                ...(access.mode === 'anonymous' ? [noteOnAnonymous(access.reason)] : []),
                ...(state === 'edited' ? [CONFIG_CHANGED] : []),
                ...(state === 'not-applied' ? [CONFIG_UNAVAILABLE] : []),
                ...(addedComments === 0 ? [] : [noteOnIgnores(addedComments)]),
            ];
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
    34950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q5: () => (ADVISORY_HELP),
            Uj: () => (observeAdvisories)
        });
        var advisory_status = __webpack_require__(36097);
        var advisory_timeline = __webpack_require__(3348);
        var image_reference = __webpack_require__(50880);
        var instant = __webpack_require__(92224);
        var printable = __webpack_require__(76158);
        var advisory_weight = __webpack_require__(55976);
        var fix_result = __webpack_require__(13739);
        var pull_policy = __webpack_require__(40954);
        ;
        function describeFix(given) {
            const { fix } = given;
            switch (fix?.kind) {
                case 'build':
                    return { state: 'is fixed in a newer build', remedy: useBuild(fix, given) };
                case 'none-yet':
                    return {
                        state: 'is fixed; no build has it yet',
                        remedy: 'No build has the fix yet. Wait for the next one, or use an image without the vulnerability.',
                    };
                case 'not-known':
                    return {
                        state: 'has a fix',
                        remedy: `Update to a build with the fix. Which one has it is unknown: ${(0, printable.g$)(fix.reason, 300)}.`,
                    };
                case undefined:
                    return { state: 'has a fix', remedy: 'Update to a build with the fix.' };
            }
        }
        function useBuild({ builtAt, digest, reference }, { best, now, pullPolicies }) {
            const at = (0, instant.nV)(builtAt);
            const from = (0, pull_policy.PE)(at, pullPolicies);
            const denied = from === undefined || from <= now
                ? ''
                : ` The organization's cooldown policy denies pulls of it until ${(0, instant.im)(from)}.`;
            const clears = best?.digest === digest && best.of > 1 ? `: clears ${countText(best)}` : '';
            return `Use ${reference} (built ${(0, instant.im)(at)})${clears}.${denied}`;
        }
        function countText({ clears, of }) {
            return clears === of ? `all ${of} fixable vulnerabilities` : `${clears} of ${of} fixable vulnerabilities`;
        }
        var check_observation = __webpack_require__(14892);
        var overdue_advisory = __webpack_require__(15596);
        ;
        const ADVISORY_HELP = {
            explanation: 'The build that this line uses has an open advisory.',
            remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
        };
        function observeAdvisories(use, assessments, given) {
            return assessments.flatMap((assessment) => {
                const { now, policy } = given;
                const fix = (0, fix_result.BW)(assessment, given);
                const weight = (0, advisory_weight.m)(assessment, policy, now);
                if (weight === undefined)
                    return [];
                const observation = (0, check_observation.Px)(use, {
                    rule: 'advisory',
                    weight: policy.onlyFixable && fix?.kind === 'none-yet' ? 'minor' : weight,
                    subject: `${(0, image_reference.vy)(use.reference)}|${assessment.package?.name ?? ''}|${assessment.id}`,
                    ...describeAdvisory(assessment, { ...given, reference: use.reference }),
                    advisory: factsOf(assessment, fix),
                });
                return [(0, overdue_advisory.kJ)(observation, policy, now)];
            });
        }
        const SUPPORTED = 'Use a supported version of the image.';
        const STATUS_WORDS = {
            affected_fix_available: {
                clause: (subject) => `affects ${subject}`,
                remedy: 'Update to a build with the fix.',
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
                state: 'is under investigation',
                clause: (subject) => `is under investigation for ${subject}`,
                remedy: 'Wait for the result, or use an image without it.',
            },
            unknown: {
                state: 'is undecided',
                clause: (subject) => `is undecided for ${subject}: Mooring does not recognize its versions, state, artifact type or architecture`,
                remedy: 'Read the advisory, and update Mooring.',
            },
            unknown_not_analysed: {
                state: 'will not be analyzed',
                clause: (subject) => `will not be analyzed for ${subject}`,
                remedy: SUPPORTED,
            },
            unreviewed: {
                state: 'is not reviewed yet',
                clause: (subject) => `is not reviewed yet for ${subject}`,
                remedy: 'Wait for the review.',
            },
            fixed_assumed: { clause: (subject) => `is probably fixed in ${subject}`, remedy: 'No action is needed.' },
            fixed: { clause: (subject) => `is fixed in ${subject}`, remedy: 'No action is needed.' },
            not_affected: { clause: (subject) => `does not affect ${subject}`, remedy: 'No action is needed.' },
        };
        function describeAdvisory(assessment, { reference, platforms, now, ...build }) {
            const { id, advisory, decision, severity, package: installed } = assessment;
            const { clause } = STATUS_WORDS[decision.status];
            const serviceId = id === advisory.advisoryId ? [] : [advisory.advisoryId];
            const rating = severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`];
            const details = [...serviceId, ...rating].join(', ');
            const image = (0, image_reference.vy)(reference);
            const version = installed === undefined ? undefined : `${installed.name} ${installed.version}`;
            const subject = version === undefined ? image : `${version} in ${image}${onSome(assessment, platforms)}`;
            const isFixed = decision.status === 'affected_fix_available';
            const { state, remedy } = isFixed
                ? describeFix({ ...build, now, fix: (0, fix_result.BW)(assessment, build), best: build.fixes?.best })
                : { state: 'is open', ...STATUS_WORDS[decision.status] };
            return {
                title: `${id}${version === undefined ? '' : ` in ${version}`} ${state}`,
                message: `${details === '' ? id : `${id} (${details})`} ${clause(subject)}${datesOf(assessment)}.${quoted(decision.event)}`,
                remedy,
            };
        }
        function datesOf({ decision }) {
            const { status, fixedVersion, event, fixedAt, detectedAt, since } = decision;
            if (status === 'affected_fix_available') {
                const version = fixedVersion === undefined ? 'fixed' : `fixed in ${fixedVersion}`;
                return `; ${version}${fixedAt === undefined ? '' : ` on ${(0, instant.im)(fixedAt)}`}`;
            }
            if (since === undefined || event === undefined || (0, advisory_timeline.dw)((0, advisory_timeline.Pb)(event)))
                return '';
            return `. ${since === detectedAt ? 'Open since' : 'First reported on'} ${(0, instant.im)(since)}`;
        }
        function onSome({ platforms: affected }, platforms) {
            const isEverywhere = platforms.every((platform) => affected.includes(platform));
            return isEverywhere || affected.length === 0 ? '' : ` on ${affected.join(', ')}`;
        }
        const LONGEST_NOTE = 400;
        function quoted(event) {
            const note = event === undefined ? '' : (0, advisory_timeline.kH)(event);
            return note === '' ? '' : ` The advisory says: “${(0, printable.IN)(note, LONGEST_NOTE)}”`;
        }
        function factsOf({ id, advisory, decision, names, severity, ...rest }, fix) {
            const { package: installed, platforms } = rest;
            const note = decision.event === undefined ? '' : (0, advisory_timeline.kH)(decision.event);
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
                ...(advisory.component === undefined ? {} : { component: advisory.component }),
                ...(decision.row === advisory_status.Bq ? { unrecognized: typeOf(advisory) } : {}),
                since: timeOf(decision.since),
                detectedAt: timeOf(decision.detectedAt),
                fixedAt: timeOf(decision.fixedAt),
                events: eventFacts(advisory),
                ...(note === '' ? {} : { note }),
                ...(fix === undefined ? {} : { fix }),
            };
        }
        function typeOf({ artifactType: type = '', artifactArchitecture: architecture = '' }) {
            return { type, architecture };
        }
        function timeOf(at) {
            return at === undefined ? null : (0, instant.r4)(at);
        }
        function eventFacts({ events }) {
            const timeline = (0, advisory_timeline.lx)(events) ?? null;
            return (timeline?.map(({ event, kind, at }) => ({ kind, at: (0, instant.r4)(at), versions: (0, advisory_timeline.x4)(event) })) ??
                null);
        }
    }),
    54106: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (observeBadSignature),
            F: () => (BAD_SIGNATURE_HELP)
        });
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14596);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const BAD_SIGNATURE_HELP = {
            explanation: 'No signature of the build that this line uses is valid, or a trusted signer signed it as another image.',
            remedy: 'Use a build with a valid signature, and report this one to its publisher.',
        };
        function observeBadSignature(use, trust) {
            const message = `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)} ${(0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_0__.fr)(trust)}.`;
            return trust.kind === 'bad-signature'
                ? (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                    rule: 'bad-signature',
                    weight: 'blocking',
                    title: 'Signature is not valid',
                    message,
                    remedy: 'Do not use this build: pin one with a valid signature, and report this one to its publisher.',
                })
                : (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                    rule: 'bad-signature',
                    weight: 'warning',
                    title: 'Image is signed as another image',
                    message,
                    remedy: 'Check which of the two images you want, and use its name.',
                });
        }
    }),
    97388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            k: () => (observeBaseChange),
            v: () => (BASE_CHANGED_HELP)
        });
        var _report_diff_diff_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55211);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(108);
        var _downgraded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17333);
        const BASE_CHANGED_HELP = {
            explanation: 'The change updates an image to one that runs differently: its user, entrypoint, command, ports, volumes, shell, C library or interpreter changed.',
            remedy: 'Test the images that are built on it, or keep the earlier build.',
        };
        function observeBaseChange(compared) {
            const { before, diff } = compared;
            if (diff?.kind !== 'known')
                return [(0, _downgraded_js__WEBPACK_IMPORTED_MODULE_1__.XR)('base-changed', compared)];
            const clauses = clausesOf(diff.value);
            const [first] = clauses;
            if (first === undefined)
                return [];
            const packages = packageCount(diff.value);
            const more = packages === 0 ? '' : ` ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(packages, 'package')} changed.`;
            return [
                (0, _downgraded_js__WEBPACK_IMPORTED_MODULE_1__.PN)('base-changed', compared, {
                    title: clauses.length === 1 ? `Base image: ${first}` : `Base image: ${clauses.length} risky changes`,
                    message: `Compared with ${(0, _problems_js__WEBPACK_IMPORTED_MODULE_3__.eV)(before.reference)}: ${clauses.join('; ')}.${more}`,
                    remedy: BASE_CHANGED_HELP.remedy,
                }),
            ];
        }
        function clausesOf({ gonePlatforms, platforms }) {
            const dangers = platforms.flatMap((one) => one.dangers.map(_report_diff_diff_text_js__WEBPACK_IMPORTED_MODULE_0__.XX));
            const gone = gonePlatforms.length === 0 ? [] : [`not built for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.M)(gonePlatforms)} anymore`];
            return [...new Set([...dangers, ...gone])];
        }
        function packageCount({ platforms }) {
            return Math.max(0, ...platforms.map(({ packages }) => (packages.kind === 'known' ? packages.changes.length : 0)));
        }
    }),
    74014: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fJ: () => (observeUnknownBuild),
            mg: () => (observeMissingBase),
            vD: () => (observeUnreadBase),
            xK: () => (BASE_UNAVAILABLE_HELP)
        });
        var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(108);
        const BASE_UNAVAILABLE_HELP = {
            explanation: 'The base of the change, or its build on a changed line, could not be read, so nothing there is classified as new or pre-existing.',
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
        function observeUnknownBuild({ place, reason, reference, remedy }) {
            return {
                rule: 'base-unavailable',
                weight: 'blocking',
                key: `base-unavailable|${reason}`,
                ...place,
                title: 'Base build unavailable: advisories not compared',
                message: `The advisories of the build in the base, ${(0, _problems_js__WEBPACK_IMPORTED_MODULE_0__.eV)(reference)}, are unknown: ${reason}. No advisory of this line is classified as new or resolved.`,
                remedy,
            };
        }
        function observeUnreadBase(place) {
            return {
                rule: 'base-unavailable',
                weight: 'blocking',
                key: `base-unavailable|${place.file}`,
                ...place,
                title: 'File not readable in the base: nothing to compare with',
                message: `${place.file} could not be read in the base. No new line of it is classified as new.`,
                remedy: 'No action is needed if this change fixes the file.',
            };
        }
    }),
    26956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Fi: () => (BEHIND_HELP),
            QI: () => (lagMessage),
            jW: () => (observeBehind),
            kH: () => (updateRemedy)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14953);
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76974);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90795);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14892);
        const BEHIND_HELP = {
            explanation: 'The tag has newer builds than the pinned one.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeBehind(use, lag, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
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
    26306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    17333: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PN: () => (observedChange),
            XR: () => (observeUncompared),
            co: () => (DOWNGRADED_HELP),
            nq: () => (observeDowngrades)
        });
        var _diff_fold_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30622);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76158);
        var _observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14892);
        var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(108);
        const DOWNGRADED_HELP = {
            explanation: 'The change updates an image to a newer build that has an older version of a package.',
            remedy: 'Keep the earlier build until a newer one restores the version, unless the downgrade is intended.',
        };
        const MOST_NAMED = 5;
        function observeDowngrades(compared) {
            const { diff, direction } = compared;
            if (direction !== 'forward')
                return [];
            if (diff?.kind !== 'known')
                return [observeUncompared('downgraded', compared)];
            const all = diff.value.platforms.flatMap(({ packages }) => packages.kind === 'known' ? packages.changes.filter(({ kind }) => kind === 'downgraded') : []);
            const downgrades = [...new Map(all.map((one) => [textOf(one), one])).values()];
            const [first] = downgrades;
            if (first === undefined)
                return [];
            const groups = (0, _diff_fold_packages_js__WEBPACK_IMPORTED_MODULE_1__.T)(downgrades);
            const named = groups.slice(0, MOST_NAMED).map(({ lead, members }) => {
                const others = members.length === 0 ? '' : ` (with ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.M)(members.map(({ name }) => name))})`;
                return `${textOf(lead)}${others}`;
            });
            const more = groups.length > MOST_NAMED ? [`${groups.length - MOST_NAMED} more`] : [];
            const title = downgrades.length === 1
                ? `${first.name} is downgraded to ${first.to.join(', ')}`
                : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(downgrades.length, 'package')} are downgraded`;
            return [
                observedChange('downgraded', compared, {
                    title,
                    message: `The new build is newer than ${(0, _problems_js__WEBPACK_IMPORTED_MODULE_3__.eV)(compared.before.reference)} and downgrades ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.M)([...named, ...more])}.`,
                    remedy: DOWNGRADED_HELP.remedy,
                }),
            ];
        }
        function textOf({ name, from, to }) {
            return `${name} ${from.join(', ')} → ${to.join(', ')}`;
        }
        function observedChange(rule, { place }, { title, ...text }) {
            const key = `${rule}|${place.reference}`;
            return { rule, weight: 'blocking', key, ...place, title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.IN)(title, _observation_js__WEBPACK_IMPORTED_MODULE_0__.Eh), ...text };
        }
        function observeUncompared(rule, compared) {
            const { diff, before } = compared;
            const problem = diff?.kind === 'unknown' ? diff.problem : undefined;
            return observedChange(rule, compared, {
                title: 'Builds of the image not compared',
                message: `The build was not compared with ${(0, _problems_js__WEBPACK_IMPORTED_MODULE_3__.eV)(before.reference)}: ${problem?.message ?? 'this change updates too many images'}.`,
                remedy: problem?.hint ?? 'Split the change, or review the image with `mooring diff`.',
            });
        }
    }),
    22827: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F: () => (observeExceptions),
            _: () => (EXCEPTION_HELP)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12354);
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
            LL: () => (observeOrigin),
            M5: () => (observeGoneTag),
            w_: () => (FOREIGN_DIGEST_HELP)
        });
        var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50880);
        var _pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68449);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90795);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14892);
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
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                        ...FOREIGN,
                        title: 'Digest is not a build of this image',
                        message: `${digest} is not in the history of any tag of ${image} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(origin.tags, 'tag')} searched)${origin.isInRegistry ? '' : ', nor in the registry'}.`,
                        remedy: `Check where the digest comes from, and ${repin} instead.`,
                    });
                case 'other-tag':
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                        ...FOREIGN,
                        title: `Digest belongs to tag ${origin.tag}`,
                        message: `${digest} is not in the history of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${(0, _pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.JX)(origin)}.`,
                        remedy: `Use ${image}:${origin.tag}, or ${repin}.`,
                    });
                case 'platform-manifest':
                    return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
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
        function observeGoneTag(use, digest, tag) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(use.reference);
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                ...FOREIGN,
                title: 'Digest of a tag that does not exist',
                message: `${image}:${tag} does not exist, so nothing shows that ${(0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(digest)} was a build of it.`,
                remedy: `Pin a build of a tag that ${image} has.`,
            });
        }
        const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' };
    }),
    23470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (observeNotAllowed),
            b: () => (NOT_ALLOWED_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const NOT_ALLOWED_HELP = {
            explanation: 'The image does not match allowed-images in .github/mooring.yml.',
            remedy: 'Use an allowed image, or add this one to allowed-images.',
        };
        const MOST_GLOBS = { count: 5, length: 80 };
        function observeNotAllowed(use, { allowedImages }) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const listed = allowedImages.slice(0, MOST_GLOBS.count).map((glob) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(glob, MOST_GLOBS.length));
            const rest = allowedImages.length - listed.length;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'not-allowed',
                weight: 'blocking',
                subject: image,
                title: 'Image is not allowed',
                message: `${image} does not match \`allowed-images\` in .github/mooring.yml: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
                remedy: 'Use an allowed image, or add this one to `allowed-images`.',
            });
        }
    }),
    61817: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            T: () => (observeNotJudged),
            o: () => (NOT_JUDGED_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76158);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77533);
        var _observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14892);
        const NOT_JUDGED_HELP = {
            explanation: 'The image has no SBOM, or an incomplete one, so advisories were not matched with all of its packages.',
            remedy: 'Use an image with an SBOM for every platform that you build for.',
        };
        function observeNotJudged(use, packages, platforms) {
            if (packages.source === 'name')
                return [notJudged(use, '', withoutSbom(use, packages.reason))];
            const missing = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_1__.z3)(packages, platforms).map(({ platform, reason }) => notJudged(use, `|${platform}`, withoutPlatform(use, platform, reason)));
            const used = packages.platforms.filter(({ platform }) => platforms.includes(platform));
            const unrecognized = used.flatMap((one) => one.unrecognized ?? []);
            if (unrecognized.length === 0)
                return missing;
            return [...missing, notJudged(use, '|packages', withUnrecognized(use, unrecognized))];
        }
        function notJudged(use, part, { title, message, shared, remedy }) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.Px)(use, {
                rule: 'not-judged',
                weight: 'blocking',
                subject: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}${part}`,
                title,
                message,
                remedy,
                cause: { kind: 'missing-packages', key: `not-judged|${shared}`, title, message: shared, remedy },
            });
        }
        function withoutSbom(use, reason) {
            const matched = 'advisories were matched by image name only';
            return {
                title: reason === _evidence_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? 'Not judged: no SBOM' : 'Not judged: no usable SBOM',
                message: `${lacking(reason)} for ${(0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)}${because(reason)}; ${matched}.`,
                shared: `${lacking(reason)}${because(reason)}; ${matched}.`,
                remedy: REMEDIES[reason] ?? 'Use an image with a readable SBOM.',
            };
        }
        const REMEDIES = {
            [_evidence_js__WEBPACK_IMPORTED_MODULE_1__.Uk]: 'Use an image with an SBOM.',
            [_evidence_js__WEBPACK_IMPORTED_MODULE_1__.gX]: 'Use a build that the registry has.',
            [_evidence_js__WEBPACK_IMPORTED_MODULE_1__.lk]: 'Give this run access to the image.',
        };
        function withoutPlatform(use, platform, reason) {
            const title = `Not judged on ${platform}`;
            if (reason === _evidence_js__WEBPACK_IMPORTED_MODULE_1__.DJ)
                return {
                    title,
                    message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} is not built for ${platform}.`,
                    shared: `Not built for ${platform}.`,
                    remedy: `Use an image that is built for ${platform}, or remove it from \`platforms\`.`,
                };
            const matched = 'no advisories were matched there';
            return {
                title,
                message: `${lacking(reason)} for ${(0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} on ${platform}${because(reason)}; ${matched}.`,
                shared: `${lacking(reason)} on ${platform}${because(reason)}; ${matched}.`,
                remedy: `Use an image with an SBOM for ${platform}.`,
            };
        }
        function withUnrecognized(use, found) {
            const packages = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(found.reduce((sum, one) => sum + one.count, 0), 'package');
            const names = [...new Set(found.flatMap(({ namespaces }) => namespaces))].sort();
            const named = names.slice(0, MOST_NAMED).map((name) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)(name, 40));
            const list = named.length === 0 ? '' : ` (${named.join(', ')}${names.length > MOST_NAMED ? ', …' : ''})`;
            const rest = `unrecognized distribution${list}; no advisories were matched for them`;
            return {
                title: 'Not judged: packages of an unrecognized distribution',
                message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} has ${packages} of an ${rest}.`,
                shared: `Packages of an ${rest}.`,
                remedy: 'Check these packages with another scanner.',
            };
        }
        const MOST_NAMED = 5;
        function lacking(reason) {
            return reason === _evidence_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? 'No SBOM' : 'No usable SBOM';
        }
        function because(reason) {
            return reason === _evidence_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? '' : ` (${reason})`;
        }
    }),
    32390: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (OTHER_REGISTRY_HELP),
            c: () => (observeOtherRegistry)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const OTHER_REGISTRY_HELP = {
            explanation: 'The image is hosted on a registry without a tag history, so it was not checked.',
            remedy: 'Use the same image from your registry, if available.',
        };
        function observeOtherRegistry(use, registry) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'other-registry',
                weight: 'blocking',
                title: `Image is not hosted on ${registry}`,
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} is hosted on ${use.reference.host}, which has no tag history; it was not checked.`,
                remedy: `Use the same image from ${registry}, if available.`,
            });
        }
    }),
    77798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (observeOverBudget),
            t: () => (OVER_BUDGET_HELP)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _trend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65937);
        const OVER_BUDGET_HELP = {
            explanation: 'More problems of one severity are open than the budget allows.',
            remedy: 'Fix problems of this severity, or raise the budget.',
        };
        function observeOverBudget(observations, budget) {
            const open = (0, _trend_js__WEBPACK_IMPORTED_MODULE_1__.Q)({ observations });
            return _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.flatMap((severity) => {
                const allowed = budget[severity];
                const number = open.get(severity) ?? 0;
                if (allowed === undefined || number <= allowed)
                    return [];
                const vulnerabilities = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(number, `${severity} vulnerability`, `${severity} vulnerabilities`);
                return [
                    {
                        rule: 'over-budget',
                        weight: 'blocking',
                        key: `over-budget|${severity}`,
                        file: '',
                        line: 1,
                        reference: '',
                        title: `${vulnerabilities}; the budget allows ${allowed}`,
                        message: `${vulnerabilities} ${number === 1 ? 'is' : 'are'} open, each counted once per image; the budget allows ${allowed}.`,
                        remedy: `Fix ${number === 1 ? 'it' : `${number - allowed} of them`}, or raise \`budget\`.`,
                    },
                ];
            });
        }
    }),
    15596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Af: () => (limitsOf),
            Ds: () => (OVERDUE_ADVISORY_HELP),
            kJ: () => (judgeOverdue)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76158);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const OVERDUE_ADVISORY_HELP = {
            explanation: 'An advisory is open for longer than max-open-days, or its fix is older than max-fix-days.',
            remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
        };
        function judgeOverdue(observation, policy, now) {
            const { advisory, message, title, weight } = observation;
            if (advisory === undefined || weight === 'minor')
                return observation;
            const passed = limitsOf(advisory, policy).filter(({ days, start }) => start === undefined || now - start > days * _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
            if (passed.length === 0)
                return observation;
            const { rating } = advisory.severity;
            const sentences = passed.map((limit) => {
                const { days, option } = limit;
                return `${ageText(limit, now)}; \`${option}\` is ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(days, 'day')} for severity ${rating}.`;
            });
            return {
                ...observation,
                rule: 'overdue-advisory',
                weight: 'blocking',
                title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.IN)(`Overdue: ${title}`, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Eh),
                message: [message, ...sentences].join(' '),
            };
        }
        function limitsOf({ detectedAt, events, fixedAt, severity: { rating }, since, status }, { maxFixDays, maxOpenDays }) {
            const hasFix = status === 'affected_fix_available';
            const reportedAt = (hasFix ? events?.at(0)?.at : undefined) ?? since;
            const opened = (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(detectedAt ?? reportedAt ?? '');
            const fixed = (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(fixedAt ?? since ?? '');
            const [open, fix] = [maxOpenDays[rating], maxFixDays[rating]];
            const from = detectedAt === null ? 'report' : 'detection';
            return [
                ...(open === undefined ? [] : [{ option: 'max-open-days', days: open, start: opened, from }]),
                ...(fix === undefined || !hasFix
                    ? []
                    : [{ option: 'max-fix-days', days: fix, start: fixed, from: 'fix' }]),
            ];
        }
        function ageText({ days, from, start }, now) {
            if (start === undefined)
                return `${from === 'fix' ? 'Fixed' : 'First reported'} on an unknown date`;
            const whole = Math.floor((now - start) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
            const age = `${whole === days ? 'more than ' : ''}${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(whole, 'day')}`;
            if (from === 'detection')
                return `Open for ${age}`;
            return `${from === 'fix' ? 'Fixed' : 'First reported'} ${age} ago`;
        }
    }),
    21383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (PIN_REQUIRED_HELP),
            v: () => (observeRequiredPin)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        var _unpinned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87081);
        const PIN_REQUIRED_HELP = {
            explanation: 'The configuration requires a digest for this image, and the reference has none.',
            remedy: 'Pin the reference to the digest in the message.',
        };
        function observeRequiredPin(use, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'pin-required',
                weight: 'blocking',
                title: 'Image must be pinned to a digest',
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no digest, and \`require-pins\` is set.`,
                remedy: (0, _unpinned_js__WEBPACK_IMPORTED_MODULE_2__.MN)(use, newest),
            });
        }
    }),
    83863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K: () => (observePullPolicies),
            s: () => (PULL_DENIED_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77533);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14892);
        var _pull_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40954);
        const PULL_DENIED_HELP = {
            explanation: 'A policy of the organization denies pulls of the build that this line uses.',
            remedy: 'Use a build that the policy allows; the message names one if there is one.',
        };
        function observePullPolicies(use, policies, { tag, endOfLife, now }) {
            return policies.flatMap((policy) => {
                const weight = weightOf(policy);
                const { name, isEnforced, result } = policy;
                const isReported = name === _pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC && result === 'denied' && endOfLife.length > 0;
                if (weight === undefined || isReported)
                    return [];
                const builtAt = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_2__.TY)(use.reference, tag)?.at;
                const from = builtAt === undefined ? undefined : (0, _pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.PE)(builtAt, [{ ...policy, isEnforced: true }]);
                const denied = { policy, builtAt, from };
                return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                    rule: 'pull-denied',
                    weight,
                    subject: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}|${name}`,
                    title: titleOf(denied),
                    message: messageOf(denied),
                    remedy: remedyOf(denied, use.reference, { tag, now }),
                    pullPolicy: { name, isEnforced, allowedFrom: from === undefined ? null : (0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(from) },
                });
            });
        }
        function weightOf({ isEnforced, result }) {
            if (result === 'denied')
                return isEnforced ? 'blocking' : 'minor';
            return result === 'error' && isEnforced ? 'warning' : undefined;
        }
        function titleOf({ policy, from }) {
            const name = `Policy ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(policy.name, 100), 24)}`;
            if (policy.result === 'error')
                return `${name} could not be evaluated`;
            const denies = policy.isEnforced ? `${name} denies pulls` : `${name} (dry run) would deny pulls`;
            return from === undefined ? denies : `${denies} until ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
        }
        function messageOf({ policy, ...times }) {
            const name = `The policy ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(policy.name, 100)} of the organization`;
            if (policy.result === 'error')
                return `${name} could not be evaluated for this build.`;
            const denies = policy.isEnforced ? 'denies pulls' : 'is in a dry run; if enforced, it denies pulls';
            return `${name} ${denies} of this build${reasonOf(policy, times)}.`;
        }
        function reasonOf({ name, days, months }, { builtAt, from }) {
            if (name === _pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC)
                return ': its main package has reached its end of life';
            if (months !== undefined)
                return `: its version must be supported for at least ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(months, 'month')}, from release to end of life`;
            if (days === undefined)
                return '';
            const age = `: it must be at least ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(days, 'day')} old`;
            if (builtAt === undefined || from === undefined)
                return age;
            return `${age}, and was built on ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(builtAt)}; pulls are allowed from ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
        }
        function remedyOf({ policy, from }, reference, given) {
            const { name, days, months, result } = policy;
            if (result === 'error')
                return 'Run the check again, or have the policy fixed.';
            if (days !== undefined) {
                const older = newestAllowed(policy, given);
                const wait = from === undefined ? '' : `, or wait until ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
                if (older === undefined)
                    return `Use an older build${wait}.`;
                const pinned = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)({ ...reference, digest: older.digest });
                return `Use ${pinned}, built on ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(older.at)}${wait}.`;
            }
            if (name !== _pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC && months === undefined)
                return 'Use a build that the policy allows, or have an owner of the organization override the policy.';
            const { lifecycle } = given.tag ?? {};
            const successor = lifecycle?.kind === 'known' ? lifecycle.value.successor : undefined;
            return successor === undefined
                ? `Use a tag of ${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference)} that is supported for longer.`
                : `Use ${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference)}:${successor}.`;
        }
        function newestAllowed(policy, { tag, now }) {
            const builds = tag?.history.kind === 'known' ? tag.history.value : [];
            return builds.findLast(({ at }) => at + (policy.days ?? 0) * _instant_js__WEBPACK_IMPORTED_MODULE_1__.sO <= now);
        }
    }),
    16197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (observeTooFarBehind),
            U: () => (TOO_FAR_BEHIND_HELP)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14953);
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76974);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92224);
        var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14892);
        var _behind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26956);
        const TOO_FAR_BEHIND_HELP = {
            explanation: 'The time between the pinned build and the newest build of the tag exceeds max-lag.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeTooFarBehind(use, lag, { maxLagDays, newest }) {
            const maxLag = Math.round(maxLagDays * _instant_js__WEBPACK_IMPORTED_MODULE_2__.sO);
            const isOfDays = maxLag > 0 && Number.isInteger(maxLagDays);
            if ((isOfDays ? lag.days * _instant_js__WEBPACK_IMPORTED_MODULE_2__.sO : lag.to.at - lag.from.at) <= maxLag)
                return undefined;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'too-far-behind',
                weight: 'blocking',
                title: `Too far behind: ${(0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`,
                message: `${(0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.QI)(lag)} \`max-lag\` is ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(maxLag)}.`,
                remedy: (0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.kH)(newest),
            });
        }
    }),
    87081: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Iq: () => (UNPINNED_HELP),
            MN: () => (pinRemedy),
            gO: () => (observeUnpinned)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const UNPINNED_HELP = {
            explanation: 'The reference names a tag without a digest. A tag is mutable: it can point to a different image tomorrow.',
            remedy: 'Pin the reference to a digest.',
        };
        function observeUnpinned(use, newest) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
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
    32846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Af: () => (observeTagless),
            Be: () => (observeUnresolvable),
            N3: () => (UNRESOLVABLE_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const UNRESOLVABLE_HELP = {
            explanation: 'The image reference has no fixed value, so the image it stands for is unknown.',
            remedy: 'Write the full reference, or give its variable a default value.',
        };
        function observeUnresolvable({ file, line, reason, scope, written }) {
            return {
                rule: 'unresolvable',
                weight: scope === 'instruction' ? 'warning' : 'blocking',
                ...(scope === 'set-elsewhere' ? { failsOnlyIf: 'strict' } : {}),
                key: `text|${reason}`,
                file,
                line,
                reference: written,
                title: scope === 'instruction' ? 'Dockerfile is not valid' : 'Image reference cannot be resolved',
                message: reason,
                remedy: remedyFor(scope),
            };
        }
        function remedyFor(scope) {
            if (scope === 'instruction')
                return 'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.';
            return scope === 'set-elsewhere'
                ? 'No action is needed if the value is checked where it is set; `strict` fails the check.'
                : 'Write the full reference, give its variable a default value, or add the comment `mooring: ignore`.';
        }
        function observeTagless(use) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unresolvable',
                weight: 'blocking',
                title: 'Digest without a tag',
                message: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no tag, and no tag of the image ever pointed to the digest; its history and its end of life cannot be checked.`,
                remedy: 'Add the tag before the digest: `image:tag@sha256:…`.',
            });
        }
    }),
    18139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (UNSIGNED_HELP),
            q: () => (observeUnsigned)
        });
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14596);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const UNSIGNED_HELP = {
            explanation: 'The build that this line uses has no signature, so nothing proves who made it.',
            remedy: 'Use a signed build, or copy the signatures along with the image.',
        };
        function observeUnsigned(use, trust, { registry, weight }) {
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unsigned',
                weight,
                title: 'Image is not signed',
                message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)} ${(0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_0__.fr)(trust)}.`,
                remedy: use.reference.host === registry
                    ? 'Use a signed build of the tag. A new build can be signed some minutes after it is pushed.'
                    : 'Sign the image, or copy its signatures along with it.',
            });
        }
    }),
    37569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (observeUnverifiedSbom),
            I: () => (UNVERIFIED_SBOM_HELP)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14892);
        const UNVERIFIED_SBOM_HELP = {
            explanation: 'The SBOM of the image is not signed by a trusted signer, so its packages and their advisories are unverified.',
            remedy: 'Use a build whose SBOM is signed by a trusted signer.',
        };
        function observeUnverifiedSbom(use, { platform, reason, isUsed }) {
            const [title, remedy] = ['SBOM could not be verified', UNVERIFIED_SBOM_HELP.remedy];
            const meaning = isUsed ? 'Its packages and their advisories are unverified.' : 'It was not used.';
            const shared = `SBOM for ${platform} could not be verified: ${reason}. ${meaning}`;
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unverified-sbom',
                weight: 'warning',
                subject: `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}|${platform}`,
                title,
                message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)}: ${shared}`,
                remedy,
                cause: {
                    kind: 'unverified-sboms',
                    key: `unverified-sbom|${shared}`,
                    title,
                    message: `The ${shared}`,
                    remedy,
                },
            });
        }
    }),
    36330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ZM: () => (WRONG_SIGNER_HELP),
            kE: () => (observeWrongSigner)
        });
        var _trust_service_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15070);
        var _trust_signer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19184);
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14596);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47125);
        var _observation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14892);
        const WRONG_SIGNER_HELP = {
            explanation: 'The build that this line uses is signed, but not by a signer that is trusted for its image.',
            remedy: 'Use a build of a trusted signer. If you trust the signer that was found, add it to trust.signers in .github/mooring.yml.',
        };
        function observeWrongSigner(use, trust, registry) {
            const { signer } = trust.announced ?? trust.found[0];
            const changed = trust.announced === undefined ? undefined : 'Signers of the organization have changed';
            const mixUp = mixUpOf(use, signer, registry);
            return (0, _observation_js__WEBPACK_IMPORTED_MODULE_4__.Px)(use, {
                rule: 'wrong-signer',
                weight: 'blocking',
                message: `${(0, _observation_js__WEBPACK_IMPORTED_MODULE_4__.aP)(use)} ${(0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust)}.`,
                title: mixUp?.title ?? changed ?? 'Image is signed by another signer',
                remedy: mixUp?.remedy ?? (0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fB)(trust),
                signers: {
                    ...(mixUp === undefined ? entryOf((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_2__.vy)(use.reference), signer) : {}),
                    found: trust.found.map((one) => signerFacts(one.signer)),
                    expected: trust.expected.map(signerFacts),
                },
            });
        }
        function mixUpOf({ reference }, signer, registry) {
            const historic = (0, _image_use_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry);
            if (historic === undefined)
                return undefined;
            const { name, organization } = historic;
            const isPublic = organization === _image_use_js__WEBPACK_IMPORTED_MODULE_3__.gO;
            const publicImage = `${registry}/${_image_use_js__WEBPACK_IMPORTED_MODULE_3__.gO}/${name}`;
            if (!isPublic && (0, _trust_signer_js__WEBPACK_IMPORTED_MODULE_5__.W)(signer, [_trust_service_identity_js__WEBPACK_IMPORTED_MODULE_0__.FB]))
                return {
                    title: 'Image is signed by the signer of the public images',
                    remedy: `Use ${publicImage}, or a build that ${organization} signed.`,
                };
            if (isPublic && (0, _trust_service_identity_js__WEBPACK_IMPORTED_MODULE_0__.qB)(signer, undefined))
                return {
                    title: 'Image is signed by the signer of an organization',
                    remedy: `Use the image of that organization, or a build of ${publicImage} with the expected signer.`,
                };
            return undefined;
        }
        function entryOf(image, signer) {
            if (signer.kind === 'key')
                return {};
            const { identity, issuer } = signer;
            return [image, issuer, identity].every((text) => PLAIN.test(text))
                ? { entry: { image, issuer, identity } }
                : {};
        }
        const PLAIN = /^[a-z][\w./:@%+~-]+$/i;
        function signerFacts(signer) {
            switch (signer.kind) {
                case 'key':
                    return { signer: `sha256:${signer.fingerprint}` };
                case 'keyless':
                    return { signer: signer.identity, issuer: signer.issuer };
                case 'pattern':
                    return { signer: signer.pattern, issuer: signer.issuer };
            }
        }
    }),
    65937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (countOpen),
            R: () => (trendOf)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _compare_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63786);
        var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(108);
        function trendOf(comparison) {
            const { base, head } = comparison;
            if ((0, _compare_places_js__WEBPACK_IMPORTED_MODULE_1__.gT)(comparison).length > 0 || hasUnknown(head) || hasUnknown(base))
                return undefined;
            const [now, before] = [countOpen(head), countOpen(base)];
            const entries = _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.map((rating) => {
                const counts = { head: now.get(rating) ?? 0, base: before.get(rating) ?? 0 };
                return [rating, counts];
            });
            return Object.fromEntries(entries);
        }
        function hasUnknown({ knowledgeAt, places }) {
            return places.some((place) => knowledgeAt(place).kind === 'unknown');
        }
        function countOpen({ observations, }) {
            const worst = new Map();
            for (const { advisory, reference } of observations) {
                if (advisory === undefined)
                    continue;
                const problem = JSON.stringify([(0, _problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference), advisory.id]);
                const { rating } = advisory.severity;
                const known = worst.get(problem);
                if (known === undefined || _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.indexOf(rating) < _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.indexOf(known))
                    worst.set(problem, rating);
            }
            const problems = Map.groupBy(worst.values(), (rating) => rating);
            return new Map([...problems].map(([rating, group]) => [rating, group.length]));
        }
    }),
    53933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WU: () => (imagesText),
            fz: () => (annotate),
            i3: () => (placesText)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90795);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46157);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
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
    36596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S5: () => (renderText),
            iB: () => (imageTable),
            pb: () => (problemLines)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(108);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35715);
        var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53933);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46157);
        var _overview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68080);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89572);
        var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75903);
        const WIDEST = { line: 120, image: 48 };
        const MOST = { lines: 200, images: 50, notes: 30, fixes: 10 };
        function renderText(report, context = _view_context_js__WEBPACK_IMPORTED_MODULE_3__.V0) {
            const view = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.O8)(report, context);
            const table = imageTable(view);
            const head = table.length === 0 ? [] : [...table, ''];
            return [...head, ...problemLines(view, view.problems, head.length)];
        }
        function imageTable({ context, report }) {
            const { images, mode } = report;
            if (images.length === 0)
                return [];
            const lines = (0, _columns_js__WEBPACK_IMPORTED_MODULE_5__.R)([
                ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
                ...images
                    .slice(0, MOST.images)
                    .map((image) => [
                    (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(image.image, WIDEST.image),
                    digits(image.pinned),
                    digits(image.newest),
                    image.newestBuiltAt?.slice(0, 10) ?? '-',
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.Sd)(image),
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.r9)(image, mode),
                ]),
            ]);
            return [
                ...lines.map((line) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.IN)(line, WIDEST.line)),
                ...moreLine(context, images.length - MOST.images, 'image'),
            ];
        }
        function moreLine({ reportPath }, left, noun) {
            if (left <= 0)
                return [];
            const place = reportPath === undefined ? '; `--json` lists all' : ` in the report ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(reportPath, 300)}`;
            return [`and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_7__.U)(left, `more ${noun}`)}${place}`];
        }
        function digits(digest) {
            return digest === null ? '-' : digest.replace(/^.*:/, '').slice(0, 12);
        }
        function problemLines(view, problems, used) {
            const closing = closingLines(view);
            const room = MOST.lines - used - closing.length;
            const listed = problems.filter(({ level }) => level !== 'notice');
            const blocks = listed.flatMap((problem) => [
                titleLine(problem, subjectOf(view, problem.findings)),
                ...wrap(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(problem.message, 500)} ${listText(view, problem.findings)}`, INDENTATION),
                ...wrap(`→ ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(problem.remedy, 500)}`, INDENTATION),
                ...entryLine(problem),
                '',
            ]);
            return [...(blocks.length <= room ? blocks : shortLines(view, listed, room)), ...closing];
        }
        function entryLine({ findings: [{ signers }] }) {
            if (signers?.entry === undefined)
                return [];
            const { identity, image, issuer } = signers.entry;
            return [`${INDENTATION}- { image: ${image}, issuer: ${issuer}, identity: ${identity} }`];
        }
        function shortLines(view, problems, room) {
            const fixes = fixLines(view);
            const most = Math.max(0, room - fixes.length - 3);
            return [
                ...problems
                    .slice(0, most)
                    .map((problem) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.IN)(titleLine(problem, shortSubject(view, problem.findings)), WIDEST.line)),
                ...moreLine(view.context, problems.length - most, 'problem'),
                '',
                ...fixes,
                ...(fixes.length === 0 ? [] : ['']),
            ];
        }
        function fixLines({ report }) {
            const fixed = report.images.flatMap(({ fix, image, places: [place] }) => fix === undefined || place === undefined ? [] : [{ fix, image, place }]);
            return fixed
                .toSorted((a, b) => b.fix.clears - a.fix.clears)
                .slice(0, MOST.fixes)
                .flatMap(({ fix, image, place }) => [
                `fix   ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_3__.QW)(place))}  clears ${fix.clears} of ${fix.of} with a fix`,
                `${INDENTATION}${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(image)}@${fix.digest}`,
            ]);
        }
        function titleLine({ level, novelty, title }, subject) {
            const adjective = _wording_js__WEBPACK_IMPORTED_MODULE_4__.lM[novelty];
            const sign = level === 'error' ? 'FAIL' : 'warn';
            return `${sign}  ${subject}  ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(title)}${adjective === '' ? '' : ` (${adjective})`}`;
        }
        function subjectOf(view, findings) {
            const [{ file, line }] = findings;
            if (file === '')
                return 'this run';
            const [images, places] = [(0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.zA)(view, findings).length, (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.ek)(findings).length];
            if (images > 1)
                return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_7__.U)(images, 'image');
            return places > 1 ? (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_7__.U)(places, 'place') : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_3__.QW)({ file, line }));
        }
        function shortSubject(view, findings) {
            const [name = '', ...others] = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.zA)(view, findings);
            const places = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.ek)(findings).length;
            if (others.length > 0 || places < 2)
                return subjectOf(view, findings);
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(name, WIDEST.image)} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_7__.U)(places, 'place')})`;
        }
        function listText(view, findings) {
            const images = (0, _annotations_js__WEBPACK_IMPORTED_MODULE_0__.WU)(view, findings);
            return images !== '' || (0, _check_view_js__WEBPACK_IMPORTED_MODULE_1__.ek)(findings).length < 2 ? images : (0, _annotations_js__WEBPACK_IMPORTED_MODULE_0__.i3)(findings);
        }
        function closingLines(view) {
            const { context, report } = view;
            return [
                ...noticeLine(view.problems.filter(({ level }) => level === 'notice')),
                ...assumedLine(view),
                ...resolvedLine((0, _check_problems_js__WEBPACK_IMPORTED_MODULE_8__.tM)(report.resolved).map(([first]) => first)),
                ...noteLines(view),
                ...(0, _overview_js__WEBPACK_IMPORTED_MODULE_2__.bq)(view).flatMap(({ title, text }) => wrap(`${title}: ${(0, _overview_js__WEBPACK_IMPORTED_MODULE_2__.l$)(text)}.`, '')),
                ...wrap(`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.z8)(report)}, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)((0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.lp)(report, context), 500)}.`, ''),
                `Mooring: ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.Pl)(view)}.`,
            ];
        }
        function noteLines({ context, report }) {
            const notes = report.notes.map((note) => wrap((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(note, 500), ''));
            let lines = 0;
            const kept = notes.filter((note) => (lines += note.length) <= MOST.notes);
            return [...kept.flat(), ...moreLine(context, notes.length - kept.length, 'note')];
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
        function assumedLine({ report }) {
            const assumed = report.images.reduce((sum, { assumedFixes = [] }) => sum + assumedFixes.length, 0);
            return assumed === 0
                ? []
                : [`note  ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_7__.U)(assumed, 'assumed fix', 'assumed fixes')}; see the report.`, ''];
        }
        function resolvedLine(resolved) {
            return resolved.length === 0 ? [] : [`ok    ${countByRule(resolved)} resolved; see the report.`, ''];
        }
        function countByRule(found) {
            const byRule = Map.groupBy(found, ({ rule }) => rule);
            return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
        }
    }),
    19184: shared[19184],
    25266: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (loadBaseline)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76158);
        async function loadBaseline(tree, path) {
            const [reading] = await tree.read([path]);
            if (reading === undefined || 'problem' in reading) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it does not exist'}`);
            }
            const { CheckReportFile } = await __webpack_require__.e(1230).then(__webpack_require__.bind(__webpack_require__, 81230));
            const report = CheckReportFile.safeParse(readJson(path, reading.bytes));
            if (report.success)
                return { isChange: false, kind: 'baseline', file: path, report: report.data };
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
    })
};
