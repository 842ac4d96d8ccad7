import { shared } from './shared.js';
export const id = 6593;
export const ids = [6593];
export const modules = {
    5112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            t: () => (packageFamily)
        });
        function packageFamily(name) {
            const [first = '', ...parts] = name.split('-');
            const kept = parts.filter((part) => !/^\d+(?:\.\d+)*$/.test(part));
            return [first, ...kept].map((part) => part.replace(/(?<=[a-z])\d+(?:\.\d+)+$/i, '')).join('-');
        }
    }),
    37554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LX: () => (changedReferences),
            _V: () => (comparedImages),
            vT: () => (diffKey)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _references_decide_image_use_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67687);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10926);
        var _updates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96209);
        var _references_decide_changed_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14239);
        function changedReferences(head, before, { platforms, registry }) {
            if (before === undefined)
                return [];
            const pairs = (0, _references_decide_changed_images_js__WEBPACK_IMPORTED_MODULE_3__.D)(head, before).filter(({ from, to }) => (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(from) === (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(to.reference) && (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.RC)(from, registry) !== undefined);
            const groups = Map.groupBy(pairs, ({ from, to }) => diffKey((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(from), (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(to.reference)));
            return [...groups.values()].flatMap((group) => {
                const [first] = group;
                if (first === undefined)
                    return [];
                const needed = group.flatMap(({ to }) => (0, _references_decide_image_use_js__WEBPACK_IMPORTED_MODULE_4__.W)(to, platforms));
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
                return [{ place, before, direction: (0, _updates_js__WEBPACK_IMPORTED_MODULE_2__.FR)(before.reference, place.reference, evidence), diff }];
            });
        }
    }),
    42849: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GQ: () => (compareSides),
            KN: () => (noveltyAtPlace),
            O5: () => (goneFrom),
            Ut: () => (unreadInBase),
            gT: () => (unknownBuilds)
        });
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1860);
        var _config_policy_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49769);
        var _knowledge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90779);
        var _advisories_decide_package_family_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5112);
        var _rules_not_checked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60254);
        var _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59706);
        function compareSides(head, base) {
            return { head: indexed(head), base: indexed(base), pairing: (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.ho)(head.places, base.places) };
        }
        function indexed(side) {
            const places = new Set(side.places.map(_references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct));
            const at = Map.groupBy(side.observations, (one) => places.has((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(one)) ? (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(one) : '');
            const subjects = new Map([...at].map(([key, observations]) => [key, weightsOf(observations)]));
            return { ...side, places: (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.jH)(side.places), at, subjects };
        }
        function noveltyAtPlace(observation, comparison) {
            const { base, head, pairing } = comparison;
            const key = (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(observation);
            if (observation.rule === 'base-unavailable')
                return 'not-compared';
            if (!head.at.has(key))
                return isAsBadIn(base, '', observation) ? 'pre-existing' : 'new';
            const before = pairing.before(observation);
            if (before === undefined)
                return isReadAnew(comparison, observation.file) ? 'not-compared' : 'new';
            const isSame = before.reference === observation.reference;
            const isAdvisory = observation.advisory !== undefined;
            if ((isSame || isAdvisory) && isAsBadIn(base, (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(before), observation))
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
                    return head.knowledgeAt(place).kind === 'packages' ? { reason: _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_0__.Uk, remedy: _knowledge_js__WEBPACK_IMPORTED_MODULE_2__.nb } : undefined;
                case 'packages': {
                    const [platform] = observations.flatMap((one) => onlyOn(one, known.missing));
                    if (platform !== undefined)
                        return { reason: `${_sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_0__.Uk} for ${platform}`, remedy: _knowledge_js__WEBPACK_IMPORTED_MODULE_2__.nb };
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
                const why = whyUnknown(place, head.at.get((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(place)) ?? [], comparison);
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
            const key = (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(observation);
            if (!base.at.has(key))
                return weightIn(head, '', observation) === undefined;
            const after = pairing.after(observation);
            if (after === undefined)
                return unreadParts(head, observation.file) === 0 && !hasNewText(observation, comparison);
            const left = head.at.get((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(after)) ?? [];
            if (left.some((one) => one.rule === 'not-checked' && canHide(one, observation)))
                return false;
            if (weightIn(head, (0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_4__.Ct)(after), observation) !== undefined)
                return false;
            const known = base.knowledgeAt(observation);
            if (observation.advisory !== undefined)
                return (after.reference === observation.reference || isKnownGone(observation, known, head.knowledgeAt(after)));
            if (_config_policy_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__.Go.has(observation.rule))
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
            return name === undefined ? '' : (0, _advisories_decide_package_family_js__WEBPACK_IMPORTED_MODULE_5__.t)(name);
        }
    }),
    90779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            IH: () => (knowledgeIn),
            gI: () => (knowledgeBy),
            nb: () => (REVIEW)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1860);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10926);
        const REVIEW = 'Review the advisories of the build that this change uses.';
        function knowledgeBy(evidence, registry) {
            return (place) => {
                const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
                if (reading.kind === 'invalid' || (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_2__.RC)(reading.reference, registry) === undefined)
                    return { kind: 'none' };
                return knowledgeOf(reading.reference, evidence);
            };
        }
        function knowledgeOf(reference, { advisories, packages }) {
            const found = packages.get((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            if (found?.kind === 'unknown')
                return { kind: 'unknown', reason: found.problem.message, remedy: found.problem.hint };
            const value = found?.value;
            if (value?.source === 'name' && value.reason !== _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.Uk)
                return { kind: 'unknown', reason: value.reason, remedy: REVIEW };
            for (const name of (0, _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.jh)(value, reference)) {
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
            return one.reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.DJ ? [] : [one.platform];
        }
        function knowledgeIn({ findings, images }, registry) {
            const unchecked = new Set(findings.flatMap(({ rule, ...place }) => (rule === 'not-checked' ? [lineOf(place)] : [])));
            const known = new Map(images.flatMap((image) => image.places.map((place) => [lineOf(place), image])));
            return (place) => {
                const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
                if (reading.kind === 'invalid' || (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_2__.RC)(reading.reference, registry) === undefined)
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
    33988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (countOpen),
            R: () => (trendOf)
        });
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54984);
        var _compare_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42849);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65890);
        function trendOf(comparison) {
            const { base, head } = comparison;
            if ((0, _compare_places_js__WEBPACK_IMPORTED_MODULE_1__.gT)(comparison).length > 0 || hasUnknown(head) || hasUnknown(base))
                return undefined;
            const [now, before] = [countOpen(head), countOpen(base)];
            const entries = _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.map((rating) => {
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
                const problem = JSON.stringify([(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference), advisory.id]);
                const { rating } = advisory.severity;
                const known = worst.get(problem);
                if (known === undefined || _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.indexOf(rating) < _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.indexOf(known))
                    worst.set(problem, rating);
            }
            const problems = Map.groupBy(worst.values(), (rating) => rating);
            return new Map([...problems].map(([rating, group]) => [rating, group.length]));
        }
    }),
    96209: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FR: () => (directionOf),
            g3: () => (updatedPlaces),
            l7: () => (isImprovement),
            v6: () => (reportUpdates)
        });
        var _tag_history_decide_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51084);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _compare_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42849);
        var _decide_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83963);
        var _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59706);
        function updatedPlaces(comparison, evidence) {
            const { base, head, pairing } = comparison;
            const gone = Map.groupBy((0, _compare_places_js__WEBPACK_IMPORTED_MODULE_1__.O5)(comparison), _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__.Ct);
            return head.places.flatMap((place) => {
                const before = pairing.before(place);
                if (before === undefined || before.reference === place.reference)
                    return [];
                if (!isComparable(base.knowledgeAt(before), head.knowledgeAt(place)))
                    return [];
                const left = idsOf(head.at.get((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(place)) ?? []);
                const resolved = idsOf(gone.get((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(before)) ?? []);
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
            const at = Map.groupBy(findings, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__.Ct);
            return updated.map(({ before, direction, place, resolved }) => {
                const ofPlace = at.get((0, _references_decide_places_js__WEBPACK_IMPORTED_MODULE_3__.Ct)(place)) ?? [];
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
            const [before, now] = [(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(from), (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(to)];
            if (before.kind === 'invalid' || now.kind === 'invalid')
                return 'unknown';
            const [one, other] = [before.reference, now.reference];
            if ((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(one) !== (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(other))
                return 'unknown';
            const byTag = (0, _tag_history_decide_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.bb)((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(one) ?? '', (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(other) ?? '');
            if (byTag !== 0)
                return byTag < 0 ? 'forward' : 'backward';
            const [start, end] = [builtAt(one, evidence), builtAt(other, evidence)];
            if (start === undefined || end === undefined || start === end)
                return 'unknown';
            return start < end ? 'forward' : 'backward';
        }
        function builtAt(reference, evidence) {
            return (0, _decide_evidence_js__WEBPACK_IMPORTED_MODULE_2__.TY)(reference, (0, _decide_evidence_js__WEBPACK_IMPORTED_MODULE_2__.Hk)(reference, evidence))?.at;
        }
        function withoutTag(reference) {
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(reference);
            return reading.kind === 'invalid' ? reference : (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reading.reference);
        }
    }),
    51398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (weightOf)
        });
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54984);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _config_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48362);
        function weightOf(assessment, policy, now) {
            const weight = weightOfStatus(assessment, policy, now);
            if (weight !== undefined && policy.onlyFixable && UNFIXABLE.has(assessment.decision.status))
                return 'minor';
            if (weight !== 'blocking')
                return weight;
            if (assessment.severity.rating === 'unscored')
                return weightOfUnscored(assessment, policy);
            return (0, _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.du)(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
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
            const days = (0, _config_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__.mU)(underInvestigation);
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
            return since === undefined || now - since > days * _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.sO;
        }
    }),
    64800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Y: () => (assessedImages),
            y: () => (createAssessor)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _advisories_decide_assess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12000);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83963);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1860);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10926);
        function assessedImages({ uses }, { assess, registry }) {
            const references = new Map(uses.map(({ reference }) => [(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference), reference]));
            return [...references.values()].flatMap((reference) => {
                if ((0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_4__.RC)(reference, registry) === undefined)
                    return [];
                const { assessments, build } = assess(reference, []);
                return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
            });
        }
        function createAssessor(evidence) {
            const assessed = new Map();
            const assessedPackages = new Map();
            return (reference, platforms) => {
                const used = packagesOn(platforms, evidence.packages.get((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference)));
                const key = [(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference), ...used.map(({ platform }) => platform)].join('\n');
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
            const packages = evidence.packages.get((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            if (packages?.kind === 'unknown')
                return { build, assessments: [], unknown: [packages] };
            const names = (0, _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_3__.jh)(packages?.value, reference);
            const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
            const unknown = given.flatMap(({ problem }) => problem ?? []);
            const advisoriesOn = (name) => {
                const found = evidence.advisories.get(name);
                return found?.kind === 'known' ? found.value : [];
            };
            const assessments = packages === undefined || packages.value.source === 'name'
                ? (0, _advisories_decide_assess_js__WEBPACK_IMPORTED_MODULE_1__.H)(names.flatMap(advisoriesOn), build?.at)
                : (0, _advisories_decide_assess_js__WEBPACK_IMPORTED_MODULE_1__.C)(used, advisoriesOn, assessedPackages);
            const distinct = new Map(unknown.map((problem) => [problem.message, { kind: 'unknown', problem }]));
            return { build, assessments, unknown: [...distinct.values()] };
        }
    }),
    32711: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WV: () => (needsAuthentication),
            j$: () => (missingCapability),
            rl: () => (causeOf),
            tF: () => (unknownSigner),
            vm: () => (unverifiable)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6661);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64865);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10926);
        function causeOf(problem, organization, access, denied = 'images') {
            if (isOutOfReach(problem, organization)) {
                if (access.mode === 'anonymous')
                    return unauthenticated(access.remedy);
                if (access.organization !== organization)
                    return otherOrganization(organization, access.organization);
                const isPull = problem.request !== undefined && problem.request.capabilities === undefined;
                if (isPull && access.pullRemedy !== undefined)
                    return unauthenticated(access.pullRemedy);
            }
            if (problem.request === undefined)
                return undefined;
            return causeOfRequest(problem, problem.request, { organization, denied });
        }
        function isOutOfReach({ code, request }, organization) {
            return needsAuthentication(code) && (organization !== _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.gO || request === undefined);
        }
        function causeOfRequest({ code, hint }, { attempts, capabilities, host, result }, { denied, organization }) {
            const hostTitle = HOST_TITLES[code];
            if (hostTitle !== undefined)
                return {
                    kind: code === 'auth_rejected' ? 'rejected-token' : 'unreachable-host',
                    key: `${code}|${host}`,
                    title: titled(`${host} ${hostTitle}`),
                    message: `Requests to ${host} failed after ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(attempts, 'try', 'tries')}: ${result}.`,
                    remedy: hint,
                };
            if (code !== 'auth_forbidden')
                return undefined;
            if (capabilities !== undefined)
                return missingCapability(capabilities);
            return denied === 'images'
                ? deniedImages(organization, `${host}: ${result}`, hint)
                : deniedSignatures(organization, `${host}: ${result}`);
        }
        function needsAuthentication(code) {
            return code.startsWith('auth_') || code === 'platform_not_found';
        }
        function missingCapability(needed) {
            const missing = needed.join(' or ');
            return {
                kind: 'missing-capability',
                key: `capability|${missing}`,
                title: titled(`Missing capability ${missing}`),
                message: `The role of this run's token lacks the capability ${missing}.`,
                remedy: (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.oU)(needed),
            };
        }
        function deniedImages(organization, result, remedy) {
            return {
                kind: 'denied-images',
                key: `denied|${organization}`,
                title: titled(`No access to the images of ${organization}`),
                message: `The registry denied access to images of ${organization} (${result}).`,
                remedy,
            };
        }
        function deniedSignatures(organization, result) {
            return {
                kind: 'denied-signatures',
                key: `denied-signatures|${organization}`,
                title: titled(`No access to the signatures of ${organization}`),
                message: `The registry denied access to the signatures of images of ${organization} (${result}).`,
                remedy: (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.oU)(['referrers.list']),
            };
        }
        function unverifiable({ reason, remedy, }) {
            return {
                kind: 'unverifiable-signatures',
                key: `signature|${reason}`,
                title: 'Signature could not be verified',
                message: `The signature could not be verified: ${reason}.`,
                remedy,
            };
        }
        function unknownSigner(organization, remedy) {
            return {
                kind: 'unknown-signer',
                key: `signer|${organization}`,
                title: titled(`No known signer for images of ${organization}`),
                message: `No trusted signer is known for images of ${organization}, so their signatures could not be verified.`,
                remedy,
            };
        }
        function unauthenticated(remedy) {
            return {
                kind: 'unauthenticated',
                key: 'unauthenticated',
                title: 'Private images require authentication',
                message: 'This run has no credentials for private images, so they were not checked.',
                remedy,
            };
        }
        function otherOrganization(organization, own) {
            const isTypo = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__.z)(organization, [own]) !== undefined;
            return {
                kind: isTypo ? 'wrong-organization' : 'other-organization',
                key: `organization|${organization}`,
                title: titled(`Images of ${organization} require its credentials`),
                message: `This run is signed in to ${own} and has no access to the images of ${organization}.`,
                remedy: isTypo
                    ? `Did you mean ${own}? Correct the references.`
                    : `Check them in another run, with \`organization\` set to ${organization} and its credentials.`,
            };
        }
        const HOST_TITLES = {
            platform_unreachable: 'is unreachable',
            platform_timeout: 'responded too slowly',
            platform_redirected: 'redirects to another address',
            platform_not_json: 'returned a non-JSON response',
            platform_unavailable: 'is unavailable',
            platform_rate_limited: 'limits the request rate',
            auth_rejected: 'rejected the token',
        };
        const LONGEST_TITLE = 70;
        function titled(text) {
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.IN)(text, LONGEST_TITLE);
        }
    }),
    83963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E4: () => (tagKey),
            Hk: () => (tagEvidenceOf),
            P$: () => (isNewestBuild),
            TY: () => (buildInUse),
            es: () => (judgedTag),
            h8: () => (pullPoliciesOf),
            iK: () => (isTagGone),
            kE: () => (NO_EVIDENCE)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17158);
        function isTagGone({ history, lifecycle }) {
            const isListed = lifecycle?.kind !== 'known' || lifecycle.value.exists;
            return !isListed && history.kind === 'unknown' && history.problem.code === 'platform_not_found';
        }
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
            pullPolicies: new Map(),
            signatures: new Map(),
            fixes: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
        }
        function tagEvidenceOf(reference, evidence) {
            const tag = judgedTag(reference, evidence);
            return tag === undefined ? undefined : evidence.tags.get(tagKey((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference), tag));
        }
        function pullPoliciesOf(reference, { pullPolicies }) {
            const found = pullPolicies.get((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return found?.kind === 'known' ? found.value : undefined;
        }
        function buildInUse({ digest }, tag) {
            if (tag === undefined || tag.history.kind === 'unknown')
                return undefined;
            return digest === undefined ? (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(tag.history.value) : (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.w)(tag.history.value, digest);
        }
        function isNewestBuild({ digest }, tag) {
            if (digest === undefined)
                return true;
            return tag?.history.kind === 'known' && (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(tag.history.value)?.digest === digest;
        }
    }),
    62100: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $p: () => (unusedExceptions),
            FW: () => (applyExceptions),
            VC: () => (withoutExceptions),
            t8: () => (describeException)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _config_policy_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49769);
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
        const INCOMPLETE = new Set(['not-checked', 'not-judged', 'unread', 'unresolvable']);
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
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(reference);
            return reading.kind !== 'reference' || (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reading.reference).some(image);
        }
        function covers(exception, { rule, file, reference, advisory }) {
            const ids = advisory === undefined ? [] : [advisory.id, advisory.advisoryId, ...advisory.aliases].map(asId);
            return (rule !== 'exception' &&
                (exception.rule === undefined || (0, _config_policy_rule_ids_js__WEBPACK_IMPORTED_MODULE_1__.fD)(rule).includes(exception.rule)) &&
                (exception.advisory === undefined || ids.includes(asId(exception.advisory))) &&
                (exception.package === undefined || exception.package === advisory?.package?.name) &&
                (exception.path?.(file) ?? true) &&
                (exception.image === undefined || namesOfText(reference).some(exception.image)));
        }
        function asId(text) {
            return text.trim().toLowerCase();
        }
        function namesOfText(text) {
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(text);
            return reading.kind === 'reference' ? (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reading.reference) : [text];
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
    34534: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Eh: () => (LONGEST_TITLE),
            Px: () => (observed),
            aP: () => (taggedImage)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        const LONGEST_TITLE = 70;
        function observed(use, { rule, weight, subject, title, ...facts }) {
            const reference = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference);
            return {
                rule,
                weight,
                key: `${rule}|${subject ?? reference}`,
                file: use.file,
                line: use.line,
                reference,
                title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.IN)(title, LONGEST_TITLE),
                ...facts,
            };
        }
        function taggedImage({ reference }) {
            return (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.nA)((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
        }
    }),
    65838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GW: () => (problemsOf),
            Le: () => (packagesText),
            kF: () => (affectedPackages),
            tM: () => (resolvedProblems)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        function problemsOf(findings) {
            return [...Map.groupBy(findings, keyOf)].flatMap(([key, [worst, ...others]]) => worst === undefined ? [] : [problemOf(key, [worst, ...others])]);
        }
        function keyOf({ advisory, cause, exception, key, reference }) {
            const isAccepted = exception !== undefined;
            if (cause !== undefined)
                return JSON.stringify(['cause', cause.key, isAccepted]);
            if (advisory === undefined)
                return JSON.stringify([key, isAccepted]);
            return JSON.stringify(['advisory', (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.nA)(reference), advisory.id, isAccepted]);
        }
        function resolvedProblems(resolved) {
            const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) => JSON.stringify([rule, (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.nA)(reference), advisory?.id ?? title]));
            return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [[first, ...others]]);
        }
        function problemOf(key, findings) {
            const [{ rule, level, ...worst }] = findings;
            const novelties = new Set(findings.flatMap((one) => (one.level === level ? [one.novelty] : [])));
            const novelty = NOVELTIES.find((one) => novelties.has(one)) ?? worst.novelty;
            return { key, findings, rule, level, novelty, ...wordsOf(findings) };
        }
        const NOVELTIES = ['new', 'pre-existing', 'not-compared'];
        function wordsOf(findings) {
            const [{ advisory, cause, title, message, remedy }] = findings;
            if (cause !== undefined)
                return { title: cause.title, message: cause.message, remedy: cause.remedy };
            const packages = affectedPackages(findings);
            const first = advisory?.package ?? null;
            if (first === null || packages.length < 2)
                return { title, message, remedy };
            const [one, all] = [`${first.name} ${first.version}`, packagesText(packages)];
            const [longTitle, longMessage] = [title.replace(one, () => all), message.replace(one, () => all)];
            return { title: longTitle.length > LONGEST_TITLE ? title : longTitle, message: longMessage, remedy };
        }
        const LONGEST_TITLE = 70;
        function affectedPackages(findings) {
            const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
            return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
        }
        const MOST_PACKAGES = 4;
        function packagesText(packages) {
            const named = packages.slice(0, MOST_PACKAGES);
            const more = packages.length - named.length;
            const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`);
            return `${byVersion.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        }
    }),
    5908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BW: () => (fixOf),
            G4: () => (isFixable),
            Pi: () => (fixesIn),
            hf: () => (fixKey),
            sP: () => (unknownFixes)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
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
            const reported = { digest, builtAt: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at), clears, of: fixable.length };
            return { ...best, reported: clears === 0 ? undefined : reported };
        }
        function inBuild({ at, digest }, reference) {
            const written = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)({ ...reference, digest });
            return { kind: 'build', digest, builtAt: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at), reference: written };
        }
    }),
    72934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FB: () => (overridesOf),
            HJ: () => (ComparisonInputs),
            Wj: () => (CheckInputs),
            YI: () => (PolicyInputs),
            iO: () => (ExploitDataInput),
            pT: () => (rejectReplacedInputs),
            x8: () => (POLICY_INPUTS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92857);
        var _config_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48362);
        var _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81533);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8726);
        var _views_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55971);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4824);
        var _config_option_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53751);
        function rejectReplacedInputs(input) {
            const problems = [..._config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.Ks].flatMap(([name, by]) => input(name) === '' ? [] : [`input ${name}: ${(0, _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.C4)(by, 'yaml')}`]);
            if (problems.length > 0)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_input_invalid', problems.join('\n'));
        }
        const POLICY_INPUTS = Object.values(_config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).filter((option) => 'example' in option);
        const PolicyInputs = Object.fromEntries(POLICY_INPUTS.map((option) => [option.name, (0, _config_option_input_js__WEBPACK_IMPORTED_MODULE_6__.q)(option)]));
        const ExploitDataInput = zod__WEBPACK_IMPORTED_MODULE_7__.YjP().transform((text) => {
            const paths = text.split(/[\s,]+/).filter((path) => path !== '');
            return paths.length === 0 ? undefined : paths;
        });
        const ComparisonInputs = {
            since: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().transform((text, context) => {
                const time = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.Wr)(text);
                if (text !== '' && time === undefined)
                    context.addIssue({ code: 'custom', message: 'must be a UTC time such as 2026-05-01T00:00:00Z' });
                return time;
            }),
            baseline: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
        };
        const CheckInputs = zod__WEBPACK_IMPORTED_MODULE_7__.Ikc({
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.TT,
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Q5,
            ...PolicyInputs,
            ...ComparisonInputs,
            'exploit-data': ExploitDataInput,
            identity: _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.nf,
            organization: _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.yb,
            'when-unavailable': zod__WEBPACK_IMPORTED_MODULE_7__.euz('').or(_runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vI),
            'report-path': zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            'sarif-path': zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            'openvex-path': zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            comment: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_views_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8, `must be one of ${_views_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8.join(', ')}`),
            'job-key': zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            'github-token': zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
        });
        function overridesOf(inputs) {
            return {
                policy: (0, _config_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__.T4)(inputs),
                exploitData: inputs['exploit-data'],
                trustedRoot: inputs['trusted-root'],
            };
        }
    }),
    50411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (loadBaseline)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        async function loadBaseline(tree, path) {
            const [reading] = await tree.read([path]);
            if (reading === undefined || 'problem' in reading) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_unreadable', `${path}: ${reading?.problem ?? 'it does not exist'}`);
            }
            const { CheckReport } = await __webpack_require__.e(6826).then(__webpack_require__.bind(__webpack_require__, 16826));
            const report = CheckReport.safeParse(readJson(path, reading.bytes));
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
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_file_invalid', `${path}: not a report of a check: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(reason, 120)}`, {
                hint: 'Commit the report of an earlier check (the file named by the output `report`) as the baseline.',
            });
        }
    }),
    9979: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EV: () => (readCheckTrees),
            We: () => (changedIn),
            XG: () => (usesWithHistory),
            hS: () => (otherSignedUses)
        });
        var _compare_changed_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37554);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10926);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65890);
        var _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21123);
        var _references_read_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9527);
        async function readCheckTrees({ head, base, startedAt, registry, }) {
            const files = base.kind === 'tree' ? { base: base.tree, newest: base.newest } : { base: undefined };
            const { chosen, lost, ...read } = await (0, _references_read_trees_js__WEBPACK_IMPORTED_MODULE_4__.i)({
                head,
                isChange: base.isChange,
                startedAt,
                registry,
                ...files,
            });
            const { check, pin, trust } = chosen.config;
            const trees = { ...read, config: { ...chosen, check, trust }, pin };
            if (base.kind !== 'tree' || lost === undefined)
                return { ...trees, base };
            const reason = `The files of the base commit ${base.commit} could not be read: ${lost.message}`;
            return { ...trees, base: { isChange: base.isChange, kind: 'unavailable', reason, hint: lost.hint } };
        }
        function usesWithHistory({ head, before }, registry) {
            const uses = [...head.uses, ...(before?.uses ?? [])];
            return uses.filter(({ reference }) => (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.RC)(reference, registry) !== undefined);
        }
        function changedIn({ before, config, head }, registry) {
            return (0, _compare_changed_references_js__WEBPACK_IMPORTED_MODULE_0__.LX)(head, before, { platforms: config.check.platforms, registry });
        }
        function otherSignedUses({ before, config: { trust }, head, pin }, registry) {
            const uses = trust.signatures === 'off' ? [] : [...head.uses, ...(before?.uses ?? [])];
            return uses.filter(({ reference }) => {
                if ((0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.RC)(reference, registry) !== undefined)
                    return false;
                const upstream = { ...reference, ...(0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__.Fw)(pin.mirrors, reference) };
                const names = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.eZ)({ ...upstream, tag: undefined, digest: undefined });
                return ((0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.RC)(upstream, registry) !== undefined || trust.signers.some(({ image }) => names.some(image)));
            });
        }
    }),
    52394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (coverageText),
            _5: () => (coverageOf),
            lG: () => (judgementOf)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51442);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1860);
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
            const missing = (0, _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_0__.z3)(packages, needed).map(({ platform }) => platform);
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
    41229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q5: () => (ADVISORY_HELP),
            Uj: () => (observeAdvisories)
        });
        var advisory_status = __webpack_require__(16511);
        var advisory_timeline = __webpack_require__(74766);
        var image_reference = __webpack_require__(65890);
        var instant = __webpack_require__(8726);
        var printable = __webpack_require__(64865);
        var advisory_weight = __webpack_require__(51398);
        var fix_result = __webpack_require__(5908);
        var pull_policy = __webpack_require__(30610);
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
        var decide_observation = __webpack_require__(34534);
        var overdue_advisory = __webpack_require__(24583);
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
                const observation = (0, decide_observation.Px)(use, {
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
    79103: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (observeBadSignature),
            F: () => (BAD_SIGNATURE_HELP)
        });
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49649);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const BAD_SIGNATURE_HELP = {
            explanation: 'No signature of the build that this line uses is valid, or a trusted signer signed it as another image.',
            remedy: 'Use a build with a valid signature, and report this one to its publisher.',
        };
        function observeBadSignature(use, trust) {
            const message = `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)} ${(0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__.fr)(trust)}.`;
            return trust.kind === 'bad-signature'
                ? (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                    rule: 'bad-signature',
                    weight: 'blocking',
                    title: 'Signature is not valid',
                    message,
                    remedy: 'Do not use this build: pin one with a valid signature, and report this one to its publisher.',
                })
                : (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                    rule: 'bad-signature',
                    weight: 'warning',
                    title: 'Image is signed as another image',
                    message,
                    remedy: 'Check which of the two images you want, and use its name.',
                });
        }
    }),
    69189: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fJ: () => (observeUnknownBuild),
            mg: () => (observeMissingBase),
            vD: () => (observeUnreadBase),
            xK: () => (BASE_UNAVAILABLE_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
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
                message: `The advisories of the build in the base, ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eV)(reference)}, are unknown: ${reason}. No advisory of this line is classified as new or resolved.`,
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
    19051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Fi: () => (BEHIND_HELP),
            QI: () => (lagMessage),
            jW: () => (observeBehind),
            kH: () => (updateRemedy)
        });
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62403);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35607);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
        const BEHIND_HELP = {
            explanation: 'The tag has newer builds than the pinned one.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeBehind(use, lag, newest) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'behind',
                weight: 'blocking',
                title: `Behind by ${(0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`,
                message: lagMessage(lag),
                remedy: updateRemedy(newest),
            });
        }
        function lagMessage({ builds, days, from, to }) {
            const hours = days === 0 ? ` and ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(to.at - from.at)}` : '';
            const newest = `the newest one, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(builds, 'build')}${hours} later, is from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(to.at)}`;
            return `The pinned build is from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(from.at)}; ${newest}.`;
        }
        function updateRemedy({ at, digest }) {
            return `Update the pin to ${digest}, built on ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(at)}.`;
        }
    }),
    67383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            co: () => (DOWNGRADED_HELP),
            kS: () => (observeBaseChange),
            nq: () => (observeDowngrades),
            ve: () => (BASE_CHANGED_HELP)
        });
        var _diff_decide_fold_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16668);
        var _diff_views_diff_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10986);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65890);
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
            const groups = (0, _diff_decide_fold_packages_js__WEBPACK_IMPORTED_MODULE_3__.T)(downgrades);
            const named = groups.slice(0, MOST_NAMED).map(({ lead, members }) => {
                const others = members.length === 0 ? '' : ` (with ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.M)(members.map(({ name }) => name))})`;
                return `${textOf(lead)}${others}`;
            });
            const more = groups.length > MOST_NAMED ? [`${groups.length - MOST_NAMED} more`] : [];
            const title = downgrades.length === 1
                ? `${first.name} is downgraded to ${first.to.join(', ')}`
                : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(downgrades.length, 'package')} are downgraded`;
            return [
                observedChange('downgraded', compared, {
                    title,
                    message: `The new build is newer than ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.eV)(compared.before.reference)} and downgrades ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.M)([...named, ...more])}.`,
                    remedy: DOWNGRADED_HELP.remedy,
                }),
            ];
        }
        function textOf({ name, from, to }) {
            return `${name} ${from.join(', ')} → ${to.join(', ')}`;
        }
        function observedChange(rule, { place }, { title, ...text }) {
            const key = `${rule}|${place.reference}`;
            return { rule, weight: 'blocking', key, ...place, title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)(title, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Eh), ...text };
        }
        function observeUncompared(rule, compared) {
            const { diff, before } = compared;
            const problem = diff?.kind === 'unknown' ? diff.problem : undefined;
            return observedChange(rule, compared, {
                title: 'Builds of the image not compared',
                message: `The build was not compared with ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.eV)(before.reference)}: ${problem?.message ?? 'this change updates too many images'}.`,
                remedy: problem?.hint ?? 'Split the change, or review the image with `mooring diff`.',
            });
        }
        const BASE_CHANGED_HELP = {
            explanation: 'The change updates an image to one that runs differently: its user, entrypoint, command, ports, volumes, shell, C library or interpreter changed.',
            remedy: 'Test the images that are built on it, or keep the earlier build.',
        };
        function observeBaseChange(compared) {
            const { before, diff } = compared;
            if (diff?.kind !== 'known')
                return [observeUncompared('base-changed', compared)];
            const clauses = clausesOf(diff.value);
            const [first] = clauses;
            if (first === undefined)
                return [];
            const packages = packageCount(diff.value);
            const more = packages === 0 ? '' : ` ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(packages, 'package')} changed.`;
            return [
                observedChange('base-changed', compared, {
                    title: clauses.length === 1 ? `Base image: ${first}` : `Base image: ${clauses.length} risky changes`,
                    message: `Compared with ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.eV)(before.reference)}: ${clauses.join('; ')}.${more}`,
                    remedy: BASE_CHANGED_HELP.remedy,
                }),
            ];
        }
        function clausesOf({ gonePlatforms, platforms }) {
            const dangers = platforms.flatMap((one) => one.dangers.map(_diff_views_diff_text_js__WEBPACK_IMPORTED_MODULE_0__.XX));
            const gone = gonePlatforms.length === 0 ? [] : [`not built for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.M)(gonePlatforms)} anymore`];
            return [...new Set([...dangers, ...gone])];
        }
        function packageCount({ platforms }) {
            return Math.max(0, ...platforms.map(({ packages }) => (packages.kind === 'known' ? packages.changes.length : 0)));
        }
    }),
    83017: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    15209: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            UJ: () => (judgeLifecycle),
            aN: () => (lifecycleFacts),
            jd: () => (END_OF_LIFE_HELP),
            t4: () => (observeLifecycle)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _decide_cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32711);
        var _end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97378);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
        var _end_of_life_decide_explain_lifecycle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62408);
        const END_OF_LIFE_HELP = {
            explanation: 'The tag of the image is past its end of life, reaches it soon, or gets no rebuilds. Past its end of life, its main package gets no updates.',
            remedy: 'Use a maintained tag; the message names the one with the longest support if there is one.',
        };
        function judgeLifecycle(lifecycle, reference, { policy, ...given }) {
            return (0, _end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_2__.Nh)(lifecycle, {
                ...given,
                isPinned: reference.digest !== undefined,
                limits: policy,
            });
        }
        function observeLifecycle(use, tag, lifecycle, given) {
            const decision = judgeLifecycle(lifecycle, use.reference, given);
            if (decision.verdict === 'pass')
                return [];
            const tagged = `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}:${tag}`;
            return [
                (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                    rule: 'end-of-life',
                    weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
                    subject: tagged,
                    title: `Tag ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)(tag, 30)} ${_end_of_life_decide_explain_lifecycle_js__WEBPACK_IMPORTED_MODULE_4__.e[decision.row]}`,
                    message: `${(0, _end_of_life_decide_explain_lifecycle_js__WEBPACK_IMPORTED_MODULE_4__.Y)(tagged, lifecycle, decision)}.`,
                    remedy: remedyOf(lifecycle, use.reference, decision),
                    endOfLife: lifecycleFacts(lifecycle, decision),
                    ...(decision.row === 'refused' ? { cause: REFUSED } : {}),
                }),
            ];
        }
        const REFUSED = (0, _decide_cause_js__WEBPACK_IMPORTED_MODULE_1__.j$)(['tag.list']);
        function lifecycleFacts({ successor, successorDigest }, decision) {
            return {
                eolDate: decision.eolDate ?? null,
                graceEnds: decision.graceEnds ?? null,
                daysLeft: decision.daysLeft ?? null,
                successor: successor ?? null,
                ...(successorDigest === undefined ? {} : { successorDigest }),
            };
        }
        function remedyOf({ successor }, reference, { row }) {
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference);
            if (row === 'refused')
                return REFUSED.remedy;
            if (successor !== undefined)
                return `Use ${image}:${successor}.`;
            return row === 'not-known' ? 'Update Mooring.' : `Use a maintained tag of ${image}.`;
        }
    }),
    64490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F: () => (observeExceptions),
            _: () => (EXCEPTION_HELP)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _decide_exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62100);
        const EXCEPTION_HELP = {
            explanation: 'An exception in the configuration file has expired, or expires soon.',
            remedy: 'Fix what it covers, remove it, or set a later date.',
        };
        const WARN_BEFORE_DAYS = 14;
        function observeExceptions(exceptions, now) {
            return exceptions.flatMap((exception) => {
                const { file, line, until, ends, reason } = exception;
                const hasExpired = now >= ends;
                if (!hasExpired && ends - now > WARN_BEFORE_DAYS * _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO)
                    return [];
                const subject = (0, _decide_exceptions_js__WEBPACK_IMPORTED_MODULE_1__.t8)(exception);
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
    42412: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LL: () => (observeOrigin),
            M5: () => (observeGoneTag),
            w_: () => (FOREIGN_DIGEST_HELP)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65890);
        var _tag_history_decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84639);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51442);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
        var _not_checked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60254);
        const FOREIGN_DIGEST_HELP = {
            explanation: "The pinned digest is not in the tag's history: it belongs to another tag, to a single platform, or to no known build.",
            remedy: 'Check where the digest comes from, and pin the image index of a build of this tag.',
        };
        function observeOrigin(use, pinned, given) {
            const { tag, newest, origin } = given;
            const digest = (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(pinned);
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(use.reference);
            const repin = `pin ${image}:${tag}@${newest.digest}`;
            switch (origin?.kind) {
                case 'foreign':
                    return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                        ...FOREIGN,
                        title: 'Digest is not a build of this image',
                        message: `${digest} is not in the history of any tag of ${image} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(origin.tags, 'tag')} searched)${origin.isInRegistry ? '' : ', nor in the registry'}.`,
                        remedy: `Check where the digest comes from, and ${repin} instead.`,
                    });
                case 'other-tag':
                    return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                        ...FOREIGN,
                        title: `Digest belongs to tag ${origin.tag}`,
                        message: `${digest} is not in the history of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${(0, _tag_history_decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.JX)(origin)}.`,
                        remedy: `Use ${image}:${origin.tag}, or ${repin}.`,
                    });
                case 'platform-manifest':
                    return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                        ...FOREIGN,
                        weight: 'warning',
                        title: `Digest covers ${origin.platform} only`,
                        message: `${digest} is the ${origin.platform} manifest of a build that tag ${tag} pointed to ${(0, _tag_history_decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.JX)(origin)}; it does not run on other platforms.`,
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
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(use.reference);
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                ...FOREIGN,
                title: 'Digest of a tag that does not exist',
                message: `${image}:${tag} does not exist, so nothing shows that ${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(digest)} was a build of it.`,
                remedy: `Pin a build of a tag that ${image} has.`,
            });
        }
        const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' };
    }),
    7595: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (observeNotAllowed),
            b: () => (NOT_ALLOWED_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const NOT_ALLOWED_HELP = {
            explanation: 'The image does not match allowed-images in .github/mooring.yml.',
            remedy: 'Use an allowed image, or add this one to allowed-images.',
        };
        const MOST_GLOBS = { count: 5, length: 80 };
        function observeNotAllowed(use, { allowedImages }) {
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const listed = allowedImages.slice(0, MOST_GLOBS.count).map((glob) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(glob, MOST_GLOBS.length));
            const rest = allowedImages.length - listed.length;
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'not-allowed',
                weight: 'blocking',
                subject: image,
                title: 'Image is not allowed',
                message: `${image} does not match \`allowed-images\` in .github/mooring.yml: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
                remedy: 'Use an allowed image, or add this one to `allowed-images`.',
            });
        }
    }),
    60254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            En: () => (isAboutSignature),
            Fs: () => (observeUnknownOrigin),
            Ih: () => (observeNotVerified),
            lq: () => (observeUnfetched),
            mB: () => (NOT_CHECKED_HELP),
            sZ: () => (observeEmptyHistory),
            tV: () => (observeSubmodule),
            uH: () => (observeNamedFile),
            vP: () => (observeNotChecked),
            yf: () => (observeUnreadFile)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49649);
        var _decide_cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32711);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
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
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference);
            const cause = (0, _decide_cause_js__WEBPACK_IMPORTED_MODULE_2__.rl)(problem, organizationOf(use), access, fact === 'signature' ? 'signatures' : 'images');
            const isPrivate = cause?.kind === 'unauthenticated';
            const isOutOfReach = (isPrivate && access.mode === 'anonymous') || cause?.kind === 'other-organization';
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
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
                ? (0, _decide_cause_js__WEBPACK_IMPORTED_MODULE_2__.vm)(trust)
                : (0, _decide_cause_js__WEBPACK_IMPORTED_MODULE_2__.tF)(organizationOf(use), (0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fB)(trust));
            const { title, remedy } = cause;
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight,
                subject: `signature|${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}|${trust.kind}`,
                title,
                message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.aP)(use)} ${(0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust)}.`,
                remedy,
                cause,
            });
        }
        function isAboutSignature({ key }) {
            return key.startsWith('not-checked|signature|');
        }
        function observeEmptyHistory(use, tag) {
            const tagged = `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}:${tag}`;
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `history|${tagged}|empty`,
                title: TITLES.history,
                message: `The history of ${tagged} is empty.`,
                remedy: 'Check the spelling of the tag.',
            });
        }
        function observeUnknownOrigin(use, { digest, tag, reason, repin, }) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'not-checked',
                weight: 'blocking',
                subject: `origin|${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}`,
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
        function observeUnfetched({ file, line, reason, written }) {
            return {
                rule: 'not-checked',
                weight: 'blocking',
                failsOnlyIf: 'new',
                key: `lfs|${file}`,
                file,
                line,
                reference: written,
                title: 'File in Git LFS was not checked',
                message: reason,
                remedy: 'Check out with `lfs: true`, or exclude the file with `exclude` in .github/mooring.yml.',
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
    72478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            T: () => (observeNotJudged),
            o: () => (NOT_JUDGED_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64865);
        var _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1860);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34534);
        const NOT_JUDGED_HELP = {
            explanation: 'The image has no SBOM, or an incomplete one, so advisories were not matched with all of its packages.',
            remedy: 'Use an image with an SBOM for every platform that you build for.',
        };
        function observeNotJudged(use, packages, platforms) {
            if (packages.source === 'name')
                return [notJudged(use, '', withoutSbom(use, packages.reason))];
            const missing = (0, _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.z3)(packages, platforms).map(({ platform, reason }) => notJudged(use, `|${platform}`, withoutPlatform(use, platform, reason)));
            const used = packages.platforms.filter(({ platform }) => platforms.includes(platform));
            const unrecognized = used.flatMap((one) => one.unrecognized ?? []);
            if (unrecognized.length === 0)
                return missing;
            return [...missing, notJudged(use, '|packages', withUnrecognized(use, unrecognized))];
        }
        function notJudged(use, part, { title, message, shared, remedy }) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__.Px)(use, {
                rule: 'not-judged',
                weight: 'blocking',
                subject: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}${part}`,
                title,
                message,
                remedy,
                cause: { kind: 'missing-packages', key: `not-judged|${shared}`, title, message: shared, remedy },
            });
        }
        function withoutSbom(use, reason) {
            const matched = 'advisories were matched by image name only';
            return {
                title: reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? 'Not judged: no SBOM' : 'Not judged: no usable SBOM',
                message: `${lacking(reason)} for ${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)}${because(reason)}; ${matched}.`,
                shared: `${lacking(reason)}${because(reason)}; ${matched}.`,
                remedy: REMEDIES[reason] ?? 'Use an image with a readable SBOM.',
            };
        }
        const REMEDIES = {
            [_sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.Uk]: 'Use an image with an SBOM.',
            [_sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.gX]: 'Use a build that the registry has.',
            [_sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.lk]: 'Give this run access to the image.',
        };
        function withoutPlatform(use, platform, reason) {
            const title = `Not judged on ${platform}`;
            if (reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.DJ)
                return {
                    title,
                    message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} is not built for ${platform}.`,
                    shared: `Not built for ${platform}.`,
                    remedy: `Use an image that is built for ${platform}, or remove it from \`platforms\`.`,
                };
            const matched = 'no advisories were matched there';
            return {
                title,
                message: `${lacking(reason)} for ${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} on ${platform}${because(reason)}; ${matched}.`,
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
                message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_2__.aP)(use)} has ${packages} of an ${rest}.`,
                shared: `Packages of an ${rest}.`,
                remedy: 'Check these packages with another scanner.',
            };
        }
        const MOST_NAMED = 5;
        function lacking(reason) {
            return reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? 'No SBOM' : 'No usable SBOM';
        }
        function because(reason) {
            return reason === _sbom_decide_image_packages_js__WEBPACK_IMPORTED_MODULE_1__.Uk ? '' : ` (${reason})`;
        }
    }),
    33929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (OTHER_REGISTRY_HELP),
            c: () => (observeOtherRegistry)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const OTHER_REGISTRY_HELP = {
            explanation: 'The image is hosted on a registry without a tag history, so it was not checked.',
            remedy: 'Use the same image from your registry, if available.',
        };
        function observeOtherRegistry(use, registry) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'other-registry',
                weight: 'blocking',
                title: `Image is not hosted on ${registry}`,
                message: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} is hosted on ${use.reference.host}, which has no tag history; it was not checked.`,
                remedy: `Use the same image from ${registry}, if available.`,
            });
        }
    }),
    12071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (observeOverBudget),
            t: () => (OVER_BUDGET_HELP)
        });
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54984);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _compare_trend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33988);
        const OVER_BUDGET_HELP = {
            explanation: 'More problems of one severity are open than the budget allows.',
            remedy: 'Fix problems of this severity, or raise the budget.',
        };
        function observeOverBudget(observations, budget) {
            const open = (0, _compare_trend_js__WEBPACK_IMPORTED_MODULE_1__.Q)({ observations });
            return _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.flatMap((severity) => {
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
    24583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Af: () => (limitsOf),
            Ds: () => (OVERDUE_ADVISORY_HELP),
            kJ: () => (judgeOverdue)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64865);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const OVERDUE_ADVISORY_HELP = {
            explanation: 'An advisory is open for longer than max-open-days, or its fix is older than max-fix-days.',
            remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
        };
        function judgeOverdue(observation, policy, now) {
            const { advisory, message, title, weight } = observation;
            if (advisory === undefined || weight === 'minor')
                return observation;
            const passed = limitsOf(advisory, policy).filter(({ days, start }) => start === undefined || now - start > days * _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
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
                title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.IN)(`Overdue: ${title}`, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Eh),
                message: [message, ...sentences].join(' '),
            };
        }
        function limitsOf({ detectedAt, events, fixedAt, severity: { rating }, since, status }, { maxFixDays, maxOpenDays }) {
            const hasFix = status === 'affected_fix_available';
            const reportedAt = (hasFix ? events?.at(0)?.at : undefined) ?? since;
            const opened = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(detectedAt ?? reportedAt ?? '');
            const fixed = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(fixedAt ?? since ?? '');
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
            const whole = Math.floor((now - start) / _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
            const age = `${whole === days ? 'more than ' : ''}${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(whole, 'day')}`;
            if (from === 'detection')
                return `Open for ${age}`;
            return `${from === 'fix' ? 'Fixed' : 'First reported'} ${age} ago`;
        }
    }),
    85324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (PIN_REQUIRED_HELP),
            v: () => (observeRequiredPin)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        var _unpinned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7038);
        const PIN_REQUIRED_HELP = {
            explanation: 'The configuration requires a digest for this image, and the reference has none.',
            remedy: 'Pin the reference to the digest in the message.',
        };
        function observeRequiredPin(use, newest) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'pin-required',
                weight: 'blocking',
                title: 'Image must be pinned to a digest',
                message: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no digest, and \`require-pins\` is set.`,
                remedy: (0, _unpinned_js__WEBPACK_IMPORTED_MODULE_2__.MN)(use, newest),
            });
        }
    }),
    73686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K: () => (observePullPolicies),
            s: () => (PULL_DENIED_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _decide_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83963);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
        var _end_of_life_decide_pull_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30610);
        const PULL_DENIED_HELP = {
            explanation: 'A policy of the organization denies pulls of the build that this line uses.',
            remedy: 'Use a build that the policy allows; the message names one if there is one.',
        };
        function observePullPolicies(use, policies, { tag, endOfLife, now }) {
            return policies.flatMap((policy) => {
                const weight = weightOf(policy);
                const { name, isEnforced, result } = policy;
                const isReported = name === _end_of_life_decide_pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC && result === 'denied' && endOfLife.length > 0;
                if (weight === undefined || isReported)
                    return [];
                const builtAt = (0, _decide_evidence_js__WEBPACK_IMPORTED_MODULE_2__.TY)(use.reference, tag)?.at;
                const from = builtAt === undefined ? undefined : (0, _end_of_life_decide_pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.PE)(builtAt, [{ ...policy, isEnforced: true }]);
                const denied = { policy, builtAt, from };
                return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                    rule: 'pull-denied',
                    weight,
                    subject: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}|${name}`,
                    title: titleOf(denied),
                    message: messageOf(denied),
                    remedy: remedyOf(denied, use.reference, { tag, now }),
                    pullPolicy: { name, isEnforced, allowedFrom: from === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(from) },
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
            return from === undefined ? denies : `${denies} until ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
        }
        function messageOf({ policy, ...times }) {
            const name = `The policy ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(policy.name, 100)} of the organization`;
            if (policy.result === 'error')
                return `${name} could not be evaluated for this build.`;
            const denies = policy.isEnforced ? 'denies pulls' : 'is in a dry run; if enforced, it denies pulls';
            return `${name} ${denies} of this build${reasonOf(policy, times)}.`;
        }
        function reasonOf({ name, days, months }, { builtAt, from }) {
            if (name === _end_of_life_decide_pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC)
                return ': its main package has reached its end of life';
            if (months !== undefined)
                return `: its version must be supported for at least ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(months, 'month')}, from release to end of life`;
            if (days === undefined)
                return '';
            const age = `: it must be at least ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(days, 'day')} old`;
            if (builtAt === undefined || from === undefined)
                return age;
            return `${age}, and was built on ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(builtAt)}; pulls are allowed from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
        }
        function remedyOf({ policy, from }, reference, given) {
            const { name, days, months, result } = policy;
            if (result === 'error')
                return 'Run the check again, or have the policy fixed.';
            if (days !== undefined) {
                const older = newestAllowed(policy, given);
                const wait = from === undefined ? '' : `, or wait until ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(from)}`;
                if (older === undefined)
                    return `Use an older build${wait}.`;
                const pinned = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)({ ...reference, digest: older.digest });
                return `Use ${pinned}, built on ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(older.at)}${wait}.`;
            }
            if (name !== _end_of_life_decide_pull_policy_js__WEBPACK_IMPORTED_MODULE_4__.FC && months === undefined)
                return 'Use a build that the policy allows, or have an owner of the organization override the policy.';
            const { lifecycle } = given.tag ?? {};
            const successor = lifecycle?.kind === 'known' ? lifecycle.value.successor : undefined;
            return successor === undefined
                ? `Use a tag of ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference)} that is supported for longer.`
                : `Use ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference)}:${successor}.`;
        }
        function newestAllowed(policy, { tag, now }) {
            const builds = tag?.history.kind === 'known' ? tag.history.value : [];
            return builds.findLast(({ at }) => at + (policy.days ?? 0) * _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.sO <= now);
        }
    }),
    10342: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (observeTooFarBehind),
            U: () => (TOO_FAR_BEHIND_HELP)
        });
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62403);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35607);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8726);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34534);
        var _behind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19051);
        const TOO_FAR_BEHIND_HELP = {
            explanation: 'The time between the pinned build and the newest build of the tag exceeds max-lag.',
            remedy: 'Update the pin to the newest build.',
        };
        function observeTooFarBehind(use, lag, { maxLagDays, newest }) {
            const maxLag = Math.round(maxLagDays * _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.sO);
            const isOfDays = maxLag > 0 && Number.isInteger(maxLagDays);
            if ((isOfDays ? lag.days * _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.sO : lag.to.at - lag.from.at) <= maxLag)
                return undefined;
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_3__.Px)(use, {
                rule: 'too-far-behind',
                weight: 'blocking',
                title: `Too far behind: ${(0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`,
                message: `${(0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.QI)(lag)} \`max-lag\` is ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(maxLag)}.`,
                remedy: (0, _behind_js__WEBPACK_IMPORTED_MODULE_4__.kH)(newest),
            });
        }
    }),
    7038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Iq: () => (UNPINNED_HELP),
            MN: () => (pinRemedy),
            gO: () => (observeUnpinned)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const UNPINNED_HELP = {
            explanation: 'The reference names a tag without a digest. A tag is mutable: it can point to a different image tomorrow.',
            remedy: 'Pin the reference to a digest.',
        };
        function observeUnpinned(use, newest) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unpinned',
                weight: 'blocking',
                title: 'Image is not pinned',
                message: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} is a mutable tag and can point to a different image tomorrow.`,
                remedy: pinRemedy(use, newest),
            });
        }
        function pinRemedy(use, newest) {
            if (newest === undefined)
                return 'Pin it to a digest.';
            return `Pin it to ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}@${newest.digest}.`;
        }
    }),
    3060: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LF: () => (observeAbsentText),
            Py: () => (observeUnreadText),
            wX: () => (UNREAD_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const UNREAD_HELP = {
            explanation: 'A text names a known registry, and the image that it stands for is unknown: the tag is missing or comes from elsewhere, or the text is not one that is used.',
            remedy: 'Write the tag in the same text.',
        };
        const TITLE = 'Image in a text that was not read';
        function observeUnreadText({ file, line, reason, scope, written }) {
            const isAside = scope === 'text-aside';
            return {
                rule: 'unread',
                weight: isAside ? 'minor' : 'blocking',
                ...(isAside ? {} : { failsOnlyIf: 'named' }),
                key: `unread|${reason}`,
                file,
                line,
                reference: written,
                title: TITLE,
                message: reason,
                remedy: isAside
                    ? 'No action is needed, unless the image is used: then write it as a value of its own, or list the fixture in `text.include`.'
                    : 'Write the tag in the same text. If no image is used here, add the comment `mooring: ignore`, or list the file in `text.exclude`.',
            };
        }
        function observeAbsentText(use) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unread',
                weight: 'blocking',
                failsOnlyIf: 'named',
                title: TITLE,
                message: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)}: the registry has no such tag.`,
                remedy: 'Check the spelling. If no image is used here, add the comment `mooring: ignore`, or list the file in `text.exclude`.',
            });
        }
    }),
    52041: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Af: () => (observeTagless),
            Be: () => (observeUnresolvable),
            N3: () => (UNRESOLVABLE_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
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
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unresolvable',
                weight: 'blocking',
                title: 'Digest without a tag',
                message: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference)} has no tag, and no tag of the image ever pointed to the digest; its history and its end of life cannot be checked.`,
                remedy: 'Add the tag before the digest: `image:tag@sha256:…`.',
            });
        }
    }),
    91612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (UNSIGNED_HELP),
            q: () => (observeUnsigned)
        });
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49649);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const UNSIGNED_HELP = {
            explanation: 'The build that this line uses has no signature, so nothing proves who made it.',
            remedy: 'Use a signed build, or copy the signatures along with the image.',
        };
        function observeUnsigned(use, trust, { registry, weight }) {
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unsigned',
                weight,
                title: 'Image is not signed',
                message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)} ${(0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__.fr)(trust)}.`,
                remedy: use.reference.host === registry
                    ? 'Use a signed build of the tag. A new build can be signed some minutes after it is pushed.'
                    : 'Sign the image, or copy its signatures along with it.',
            });
        }
    }),
    70964: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (observeUnverifiedSbom),
            I: () => (UNVERIFIED_SBOM_HELP)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34534);
        const UNVERIFIED_SBOM_HELP = {
            explanation: 'The SBOM of the image is not signed by a trusted signer, so its packages and their advisories are unverified.',
            remedy: 'Use a build whose SBOM is signed by a trusted signer.',
        };
        function observeUnverifiedSbom(use, { platform, reason, isUsed }) {
            const [title, remedy] = ['SBOM could not be verified', UNVERIFIED_SBOM_HELP.remedy];
            const meaning = isUsed ? 'Its packages and their advisories are unverified.' : 'It was not used.';
            const shared = `SBOM for ${platform} could not be verified: ${reason}. ${meaning}`;
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.Px)(use, {
                rule: 'unverified-sbom',
                weight: 'warning',
                subject: `${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}|${platform}`,
                title,
                message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_1__.aP)(use)}: ${shared}`,
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
    64949: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Z: () => (WRONG_SIGNER_HELP),
            k: () => (observeWrongSigner)
        });
        var _signatures_decide_service_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23879);
        var _signatures_decide_signer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89813);
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49649);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65890);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10926);
        var _decide_observation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34534);
        const WRONG_SIGNER_HELP = {
            explanation: 'The build that this line uses is signed, but not by a signer that is trusted for its image.',
            remedy: 'Use a build of a trusted signer. If you trust the signer that was found, add it to trust.signers in .github/mooring.yml.',
        };
        function observeWrongSigner(use, trust, registry) {
            const { signer } = trust.announced ?? trust.found[0];
            const changed = trust.announced === undefined ? undefined : 'Signers of the organization have changed';
            const mixUp = mixUpOf(use, signer, registry);
            return (0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_4__.Px)(use, {
                rule: 'wrong-signer',
                weight: 'blocking',
                message: `${(0, _decide_observation_js__WEBPACK_IMPORTED_MODULE_4__.aP)(use)} ${(0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust)}.`,
                title: mixUp?.title ?? changed ?? 'Image is signed by another signer',
                remedy: mixUp?.remedy ?? (0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fB)(trust),
                signers: {
                    ...(mixUp === undefined ? entryOf((0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.vy)(use.reference), signer) : {}),
                    found: trust.found.map((one) => signerFacts(one.signer)),
                    expected: trust.expected.map(signerFacts),
                },
            });
        }
        function mixUpOf({ reference }, signer, registry) {
            const historic = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry);
            if (historic === undefined)
                return undefined;
            const { name, organization } = historic;
            const isPublic = organization === _values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__.gO;
            const publicImage = `${registry}/${_values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__.gO}/${name}`;
            if (!isPublic && (0, _signatures_decide_signer_js__WEBPACK_IMPORTED_MODULE_5__.W)(signer, [_signatures_decide_service_identity_js__WEBPACK_IMPORTED_MODULE_0__.FB]))
                return {
                    title: 'Image is signed by the signer of the public images',
                    remedy: `Use ${publicImage}, or a build that ${organization} signed.`,
                };
            if (isPublic && (0, _signatures_decide_service_identity_js__WEBPACK_IMPORTED_MODULE_0__.qB)(signer, undefined))
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
    35924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (checkImages)
        });
        var external_node_v8_ = __webpack_require__(78877);
        ;
        function limitYoungGeneration() {
            (0, external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
        }
        var instant = __webpack_require__(8726);
        var assessed_images = __webpack_require__(64800);
        var image_reference = __webpack_require__(65890);
        var decide_lag = __webpack_require__(35607);
        var tag_history = __webpack_require__(17158);
        var decide_evidence = __webpack_require__(83963);
        var gate_policy = __webpack_require__(48362);
        var image_use = __webpack_require__(67687);
        var historic_image = __webpack_require__(10926);
        var advisory_weight = __webpack_require__(51398);
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
        var coverage = __webpack_require__(52394);
        var problems = __webpack_require__(65838);
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
        var pull_policy = __webpack_require__(30610);
        var end_of_life = __webpack_require__(15209);
        ;
        function reportLifecycle(reference, tag, given) {
            if (tag?.lifecycle?.kind !== 'known')
                return null;
            const { evidence, now, variants } = given;
            const life = tag.lifecycle.value;
            const isDenied = (0, pull_policy.jI)((0, decide_evidence.h8)(reference, evidence));
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
        var report_signature = __webpack_require__(21567);
        var overdue_advisory = __webpack_require__(24583);
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
        var rule_ids = __webpack_require__(49769);
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
        function worstFirst(a, b) {
            return (LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
                Number(isExploited(b)) - Number(isExploited(a)) ||
                rule_ids.y0.indexOf(a.rule) - rule_ids.y0.indexOf(b.rule) ||
                scoreOf(b) - scoreOf(a) ||
                epssOf(b) - epssOf(a) ||
                Number(hasFix(b)) - Number(hasFix(a)) ||
                compareText(imageOf(a), imageOf(b)) ||
                compareText(a.file, b.file) ||
                a.line - b.line ||
                compareText(a.key, b.key));
        }
        const LEVEL_ORDER = ['error', 'warning', 'notice'];
        function isExploited({ advisory }) {
            return advisory?.exploit?.known === true;
        }
        function scoreOf({ advisory }) {
            return advisory?.severity.score ?? -1;
        }
        function epssOf({ advisory }) {
            return advisory?.exploit?.epss ?? 0;
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
        function verdictOfFindings(findings) {
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
            const rules = (0, rule_ids.fD)(rule);
            const fails = rules.some((one) => (failOn.includes(one) && (novelty === 'new' || failsOnlyIf !== 'new')) ||
                (novelty === 'new' && failOn.includes(`new-${one}`)));
            const needsMore = failsOnlyIf === 'strict' || (failsOnlyIf === 'named' && !rules.some((one) => failOn.includes(one)));
            if (fails && weight === 'blocking' && (strict || !needsMore))
                return 'error';
            return rule_ids.Go.has(rule) || rules.some((one) => warnOn.includes(one)) ? 'warning' : 'notice';
        }
        function byRuleThenKey(a, b) {
            return rule_ids.y0.indexOf(a.rule) - rule_ids.y0.indexOf(b.rule) || compareText(a.key, b.key);
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
                verdict: verdictOfFindings(parts.findings),
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
                const platforms = (0, image_use.W)(one, facts.platforms);
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
            const tag = (0, decide_evidence.es)(reference, facts.evidence);
            const image = (0, image_reference.Ys)({ ...reference, tag, digest: undefined });
            const named = tag === undefined ? (0, image_reference.vy)(reference) : image;
            const known = (0, historic_image.RC)(reference, facts.registry) === undefined
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
            const answer = (0, decide_evidence.Hk)(reference, evidence);
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
            const lag = (0, decide_lag.er)(history, digest);
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
        var changed_references = __webpack_require__(37554);
        var compare_places = __webpack_require__(42849);
        var knowledge = __webpack_require__(90779);
        var plural = __webpack_require__(51442);
        var printable = __webpack_require__(64865);
        ;
        const MOST_NAMED = 5;
        function notesOnUnknownBuilds(builds) {
            const references = [...new Set(builds.map(({ reference }) => (0, image_reference.eV)(reference)))].sort();
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
        function notesOnTexts(findings) {
            const unread = findings.filter(({ rule, weight }) => rule === 'unread' && weight !== 'minor');
            if (unread.length === 0)
                return [];
            const added = unread.filter(({ novelty }) => novelty === 'new').length;
            const texts = unread.length === 1 ? '1 text was not read' : `${unread.length} texts were not read`;
            return [`${texts}${added === 0 ? '' : ` (${added} new)`}.`];
        }
        function notesOnNoImages(head, before = []) {
            return head.length === 0 && before.length > 0 ? [`No image reference is left (was ${before.length}).`] : [];
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
        var places = __webpack_require__(59706);
        var base_unavailable = __webpack_require__(69189);
        var changed_image = __webpack_require__(67383);
        var compare_trend = __webpack_require__(33988);
        var compare_updates = __webpack_require__(96209);
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
            const trend = (0, compare_trend.R)(comparison);
            const updated = (0, compare_updates.g3)(comparison, evidence);
            const updates = new Set(updated.filter(compare_updates.l7).map(({ place }) => (0, places.Ct)(place)));
            return {
                baseline: {
                    kind: 'compared',
                    noveltyOf: (one) => (0, compare_places.KN)(one, comparison),
                    isUpdate: (place) => updates.has((0, places.Ct)(place)),
                },
                observations: [
                    ...unknown.map(base_unavailable.fJ),
                    ...(0, compare_places.Ut)(comparison).map(base_unavailable.vD),
                    ...(0, changed_references._V)(comparison, given).flatMap((one) => [(0, changed_image.nq)(one), (0, changed_image.kS)(one)].flat()),
                ],
                notes: notesOnUnknownBuilds(unknown),
                resolved: resolvedSince(comparison),
                updated,
                trend: trend === undefined ? {} : { trend },
            };
        }
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
        var decide_exceptions = __webpack_require__(62100);
        var pin_origin = __webpack_require__(84639);
        var image_packages = __webpack_require__(1860);
        ;
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
        var decide_lifecycle = __webpack_require__(97378);
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
            const { row } = (0, decide_lifecycle.Nh)(lifecycle, { isPinned: false, now, limits: decide_lifecycle.d1 });
            return decide_lifecycle.QV.has(row) ? lifecycle.entry.mainPackage : undefined;
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
        var trust_text = __webpack_require__(49649);
        var bad_signature = __webpack_require__(79103);
        var not_checked = __webpack_require__(60254);
        var unsigned = __webpack_require__(91612);
        var wrong_signer = __webpack_require__(64949);
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
                    return [(0, wrong_signer.k)(use, trust, registry)];
                case 'bad-signature':
                case 'signed-as-other':
                    return [(0, bad_signature.A)(use, trust)];
                case 'not-verifiable':
                    return [(0, not_checked.Ih)(use, trust, weight)];
                case 'no-known-signer':
                    return signatures === 'require' && (0, historic_image.RC)(use.reference, registry) !== undefined
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
            return packages?.kind === 'known' && packages.value.source === 'name' && packages.value.reason === image_packages.gX;
        }
        function notesOnSigners(uses, { evidence, registry, signatures }) {
            if (signatures !== 'report')
                return [];
            const images = new Map(uses.map(({ reference }) => [(0, image_reference.Ys)(reference), reference]));
            const unknown = [...images].flatMap(([key, reference]) => {
                const trust = evidence.signatures.get(key);
                const historic = (0, historic_image.RC)(reference, registry);
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
        var advisory = __webpack_require__(41229);
        var behind = __webpack_require__(19051);
        var foreign_digest = __webpack_require__(42412);
        var not_allowed = __webpack_require__(7595);
        var not_judged = __webpack_require__(72478);
        var other_registry = __webpack_require__(33929);
        var pin_required = __webpack_require__(85324);
        var pull_denied = __webpack_require__(73686);
        var too_far_behind = __webpack_require__(10342);
        var rules_unpinned = __webpack_require__(7038);
        var rules_unread = __webpack_require__(3060);
        var unverified_sbom = __webpack_require__(70964);
        var unresolvable = __webpack_require__(52041);
        ;
        function observe(scanned, options) {
            const { exploits } = options;
            const found = scanned.uses.flatMap((use) => observeUse(use, options));
            return [
                ...scanned.unread.map(observeUnread),
                ...(exploits === undefined ? found : found.map((one) => withExploit(one, exploits))),
            ];
        }
        function observeUnread(unread) {
            switch (unread.scope) {
                case 'file':
                    return (0, not_checked.yf)(unread);
                case 'submodule':
                    return (0, not_checked.tV)(unread);
                case 'unfetched':
                    return (0, not_checked.lq)(unread);
                case 'named-file':
                    return (0, not_checked.uH)(unread);
                case 'reference':
                case 'set-elsewhere':
                case 'instruction':
                    return (0, unresolvable.Be)(unread);
                case 'text':
                case 'text-aside':
                    return (0, rules_unread.Py)(unread);
            }
        }
        function observeUse(use, options) {
            const policy = (0, gate_policy.KV)(options.policies, use);
            const refused = (0, gate_policy.Jr)(options.policies, use) ? [] : [(0, not_allowed.C)(use, options.policies)];
            if (use.isText === true && observe_isAbsent((0, decide_evidence.Hk)(use.reference, options.evidence)))
                return [...refused, (0, rules_unread.LF)(use)];
            const isHistoric = (0, historic_image.RC)(use.reference, options.registry) !== undefined;
            const judged = isHistoric
                ? observeHistoric(use, policy, options)
                : observeOther(use, policy, options.registry);
            return [...refused, ...judged, ...observeSignature(use, options)];
        }
        function observe_isAbsent(tag) {
            const isListed = tag?.lifecycle?.kind === 'known' && tag.lifecycle.value.exists;
            return !isListed && tag?.history.kind === 'unknown' && tag.history.problem.code === 'platform_not_found';
        }
        function observeHistoric(use, policy, { access, assess, evidence, now, platforms }) {
            const given = { policy, now, access, origins: evidence.origins };
            const tag = (0, decide_evidence.es)(use.reference, evidence);
            const known = (0, decide_evidence.Hk)(use.reference, evidence);
            const used = (0, image_use.W)(use, platforms);
            const { assessments, unknown } = assess(use.reference, used);
            const key = (0, image_reference.Ys)(use.reference);
            const pullPolicies = evidence.pullPolicies.get(key);
            const build = {
                isNewest: (0, decide_evidence.P$)(use.reference, known),
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
            const isDenied = (0, pull_policy.jI)((0, decide_evidence.h8)(use.reference, evidence));
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
            const packages = answer?.value ?? { source: 'name', reason: image_packages.Uk };
            const isOutOfReach = tag?.history.kind === 'unknown' && (use.reference.digest === undefined || !(0, decide_evidence.iK)(tag));
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
            if ((0, decide_evidence.iK)(evidence))
                return digest === undefined ? unpinned : [(0, foreign_digest.M5)(use, digest, tag)];
            if (history.kind === 'unknown')
                return [...unpinned, (0, not_checked.vP)(use, 'history', history, access)];
            if (newest === undefined)
                return [...unpinned, (0, not_checked.sZ)(use, tag)];
            if (digest === undefined)
                return unpinned;
            const lag = (0, decide_lag.er)(builds, digest);
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
        var rules_config = __webpack_require__(83017);
        var exception = __webpack_require__(64490);
        var over_budget = __webpack_require__(12071);
        ;
        function noEvidence(now) {
            return { evidence: decide_evidence.kE, now, access: { mode: 'signed-in', organization: '' } };
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
            const findings = (0, decide_exceptions.FW)(weighed, check.exceptions, now);
            const unused = access.mode === 'anonymous' ? [] : (0, decide_exceptions.$p)(weighed, check.exceptions, now);
            const report = buildReport({
                scanned: head,
                files: head.files,
                evidence,
                assess,
                findings,
                resolved: compared.resolved,
                changes: { updates: (0, compare_updates.v6)(compared.updated, findings), ...compared.trend },
                notes: [
                    ...notesOnRun(access, config.state, addedComments),
                    ...notesOnSigners(head.uses, options),
                    ...compared.notes,
                    ...notesOnTexts(findings),
                    ...notesOnNoImages(head.uses, before?.uses),
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
            return (0, decide_exceptions.VC)(observations, exceptions, now).filter((one) => one.weight !== 'minor' || !(0, gate_policy.jb)(policies, one).onlyFixable);
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
        var errors = __webpack_require__(67872);
        var read_named_file = __webpack_require__(38468);
        ;
        async function loadExploitData(paths, head) {
            if (paths.length === 0)
                return undefined;
            const known = new Set();
            const epss = new Map();
            for (const path of paths) {
                const bytes = await (0, read_named_file.w)({ option: 'exploit-data', path, tree: head });
                const found = await readExploits(new TextDecoder().decode(bytes));
                if (typeof found === 'string')
                    throw new errors.OD('config_file_invalid', `exploit-data ${path}: ${found}`, {
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
                const epss = readEpss(text);
                return typeof epss === 'string' ? epss : { known: new Set(), epss };
            }
            const { ExploitCatalog } = await __webpack_require__.e(3451).then(__webpack_require__.bind(__webpack_require__, 93451));
            const catalog = ExploitCatalog.safeParse(readJson(text));
            if (!catalog.success)
                return NOT_RECOGNIZED;
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
        var read_trees = __webpack_require__(9979);
        ;
        async function checkImages(options, world) {
            const { clock, endpoints } = world;
            const { head, policy, trustedRoot } = options;
            const trees = await (0, read_trees.EV)({
                ...options,
                startedAt: clock.now(),
                registry: endpoints.registry,
            });
            const exploits = await loadExploitData(options.exploitData ?? trees.config.check.exploitData, head);
            const { access, fetched } = await fetchEvidence(trees, { ...world, trustedRoot });
            const judged = judge(trees, fetched, { inputs: policy, registry: endpoints.registry, exploits });
            return { ...judged, access };
        }
        async function fetchEvidence(trees, world) {
            const { clock, endpoints, openAccess } = world;
            const uses = (0, read_trees.XG)(trees, endpoints.registry);
            const others = (0, read_trees.hS)(trees, endpoints.registry);
            if (uses.length + others.length === 0)
                return { fetched: noEvidence(clock.now()), access: undefined };
            limitYoungGeneration();
            const access = await openAccess(uses);
            const { fetchForCheck } = await Promise.all([__webpack_require__.e(8559), __webpack_require__.e(5493), __webpack_require__.e(5230), __webpack_require__.e(3333), __webpack_require__.e(4824), __webpack_require__.e(1898)]).then(__webpack_require__.bind(__webpack_require__, 81898));
            return { fetched: await fetchForCheck(trees, { ...world, access, uses, others }), access };
        }
    }),
    66667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LY: () => (advisoryWords),
            YM: () => (daysBetween),
            qS: () => (statusText),
            rC: () => (SEVERITY_SIGNS)
        });
        var _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65838);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _values_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53990);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(891);
        var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20850);
        function advisoryWords(view, problem, { advisory, image }) {
            const { id, exploit, severity } = advisory;
            const words = [
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.ko)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nf)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(id, 100), (0, _values_links_js__WEBPACK_IMPORTED_MODULE_4__.A6)(id, advisory.advisoryId))),
                severityText(severity),
                exploit?.known === true ? (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.ko)('known exploited') : '',
                statusText(advisory, image),
            ];
            const details = advisoryDetails(view, problem, advisory);
            return [joined(words), (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.EX)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(joined(details), 1_000))];
        }
        function advisoryDetails(view, { findings }, { component, exploit, fixedVersion, isOutsideSupport, note = '', ...advisory }) {
            const packages = (0, _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__.kF)(findings);
            const isFixed = advisory.status === 'affected_fix_available';
            const part = component === undefined ? '' : (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(component.name, component.location ?? '');
            return [
                packages.length === 0 ? '' : (0, _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__.Le)(packages),
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
            const [start, end] = [(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(from), (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.nV)(to)];
            return start === undefined ? 0 : Math.max(0, Math.floor((end - start) / _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.sO));
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
            const words = `${SEVERITY_SIGNS[rating]}${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.l2)(rating)}`;
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
            switch ((0, _fixability_js__WEBPACK_IMPORTED_MODULE_7__.b)(advisory, image)) {
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
    50072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WU: () => (imagesText),
            fz: () => (annotate),
            i3: () => (placesText)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51442);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68378);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91695);
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
    68378: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EU: () => (shortName),
            O8: () => (createView),
            XM: () => (pathOf),
            ek: () => (placesOf),
            ml: () => (shorten),
            zA: () => (imageNamesOf)
        });
        var _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65838);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65890);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91695);
        function createView(report, context) {
            const byReference = new Map(report.images.flatMap((image) => referencesOf(image).map((reference) => [reference, image])));
            const tagged = [...report.images.map(({ image }) => image), ...report.resolved.flatMap(imageReference)];
            const short = shortPaths([...new Set(tagged.map(pathOf))]);
            return {
                report,
                context,
                problems: (0, _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__.GW)(report.findings),
                imageOf: ({ reference }) => byReference.get(reference),
                shortPath: (path) => short.get(path) ?? path,
            };
        }
        function imageReference({ reference }) {
            return (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.bc)(reference).kind === 'reference' ? [(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.nA)(reference)] : [];
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
            const tagged = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.nA)(reference);
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
            return [...new Map(places.map((place) => [(0, _view_context_js__WEBPACK_IMPORTED_MODULE_2__.QW)(place), place])).values()];
        }
        function imageNamesOf(view, findings) {
            const named = findings.filter(({ file }) => file !== '').map(({ reference }) => shortName(view, reference));
            return [...new Set(named)];
        }
    }),
    55971: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ql: () => (commentMarker),
            p8: () => (COMMENT_MODES),
            tx: () => (planComment)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51065);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68378);
        var _fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14877);
        var _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27869);
        var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92234);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91695);
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
    14877: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fitSections)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51442);
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
    42377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GF: () => (signerLines),
            LC: () => (fixDiff),
            OG: () => (linesToFix)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51065);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68378);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91695);
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
    891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            V: () => (problemFixability),
            b: () => (fixabilityOf)
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
    47667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WN: () => (countsText),
            bq: () => (overviewOf),
            l$: () => (withoutSigns)
        });
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54984);
        var _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52394);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _advisory_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66667);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(891);
        const ALL_RATINGS = [..._values_severity_js__WEBPACK_IMPORTED_MODULE_0__.lq, 'unscored'];
        function overviewOf(view) {
            const { coverage, trend, updates = [] } = view.report;
            const lines = [
                { title: 'Blocking', text: levelText(view, 'error') },
                { title: 'Warnings', text: levelText(view, 'warning') },
                { title: 'Updates', text: updatesText(updates) },
                { title: 'Trend', text: trend === undefined ? '' : trendText(trend) },
                { title: 'Coverage', text: coverage === undefined ? '' : (0, _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__._)(coverage) },
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
            const fixable = problems.filter((one) => (0, _fixability_js__WEBPACK_IMPORTED_MODULE_3__.V)(one, view.imageOf) === 'build').length;
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
    27869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        var problems = __webpack_require__(65838);
        var markdown = __webpack_require__(51065);
        var plural = __webpack_require__(51442);
        var digest = __webpack_require__(63691);
        var check_view = __webpack_require__(68378);
        var image_reference = __webpack_require__(65890);
        var views_fixability = __webpack_require__(891);
        var overview = __webpack_require__(47667);
        var printable = __webpack_require__(64865);
        var advisory_words = __webpack_require__(66667);
        var wording = __webpack_require__(20850);
        var view_context = __webpack_require__(91695);
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
            const image = (0, image_reference.nA)(reference);
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
            const fixability = (0, views_fixability.V)(problem, view.imageOf);
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
                return isOfImage ? (0, image_reference.nA)(problem.findings[0].reference) : problem;
            });
            return [...groups.values()]
                .flatMap(([first, ...others]) => (first === undefined ? [] : [groupOf(view, [first, ...others])]))
                .toSorted((a, b) => b.exploited - a.exploited || b.fixable - a.fixable);
        }
        function groupOf(view, problems) {
            return {
                problems,
                fixable: problems.filter((one) => (0, views_fixability.V)(one, view.imageOf) === 'build').length,
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
            const groups = (0, problems.tM)(view.report.resolved);
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
    92234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ve: () => (fixSection),
            qr: () => (footer),
            TO: () => (headSections),
            MX: () => (noteSection),
            Br: () => (renderSummary),
            V_: () => (textSection)
        });
        var markdown = __webpack_require__(51065);
        var plural = __webpack_require__(51442);
        var check_view = __webpack_require__(68378);
        var printable = __webpack_require__(64865);
        var fixability = __webpack_require__(891);
        var advisory_words = __webpack_require__(66667);
        var wording = __webpack_require__(20850);
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
            return (0, fixability.b)(worst, image) === 'build' ? `${id} fixed since${others}` : `⚠ ${id}: ${state}${others}`;
        }
        var fit = __webpack_require__(14877);
        var fix_diff = __webpack_require__(42377);
        var views_overview = __webpack_require__(47667);
        var problem_sections = __webpack_require__(27869);
        var view_context = __webpack_require__(91695);
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
            const overview = (0, views_overview.bq)(view).map((line) => `**${line.title}:** ${(0, markdown.FV)(line.text)}`);
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
    38691: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S5: () => (renderText),
            iB: () => (imageTable),
            pb: () => (problemLines)
        });
        var _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65838);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64865);
        var _text_columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51873);
        var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50072);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68378);
        var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47667);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91695);
        var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20850);
        const WIDEST = { line: 120, image: 48 };
        const MOST = { lines: 200, images: 50, notes: 30, fixes: 10 };
        function renderText(report, context = _view_context_js__WEBPACK_IMPORTED_MODULE_4__.V0) {
            const view = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.O8)(report, context);
            const table = imageTable(view);
            const head = table.length === 0 ? [] : [...table, ''];
            return [...head, ...problemLines(view, view.problems, head.length)];
        }
        function imageTable({ context, report }) {
            const { images, mode } = report;
            if (images.length === 0)
                return [];
            const lines = (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_6__.R)([
                ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
                ...images
                    .slice(0, MOST.images)
                    .map((image) => [
                    (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(image.image, WIDEST.image),
                    digits(image.pinned),
                    digits(image.newest),
                    image.newestBuiltAt?.slice(0, 10) ?? '-',
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.Sd)(image),
                    (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.r9)(image, mode),
                ]),
            ]);
            return [
                ...lines.map((line) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.IN)(line, WIDEST.line)),
                ...moreLine(context, images.length - MOST.images, 'image'),
            ];
        }
        function moreLine({ reportPath }, left, noun) {
            if (left <= 0)
                return [];
            const place = reportPath === undefined ? '; `--json` lists all' : ` in the report ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(reportPath, 300)}`;
            return [`and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_8__.U)(left, `more ${noun}`)}${place}`];
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
                ...wrap(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(problem.message, 500)} ${listText(view, problem.findings)}`, INDENTATION),
                ...wrap(`→ ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(problem.remedy, 500)}`, INDENTATION),
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
                    .map((problem) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.IN)(titleLine(problem, shortSubject(view, problem.findings)), WIDEST.line)),
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
                `fix   ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_4__.QW)(place))}  clears ${fix.clears} of ${fix.of} with a fix`,
                `${INDENTATION}${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(image)}@${fix.digest}`,
            ]);
        }
        function titleLine({ level, novelty, title }, subject) {
            const adjective = _wording_js__WEBPACK_IMPORTED_MODULE_5__.lM[novelty];
            const sign = level === 'error' ? 'FAIL' : 'warn';
            return `${sign}  ${subject}  ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(title)}${adjective === '' ? '' : ` (${adjective})`}`;
        }
        function subjectOf(view, findings) {
            const [{ file, line }] = findings;
            if (file === '')
                return 'this run';
            const [images, places] = [(0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.zA)(view, findings).length, (0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.ek)(findings).length];
            if (images > 1)
                return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_8__.U)(images, 'image');
            return places > 1 ? (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_8__.U)(places, 'place') : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)((0, _view_context_js__WEBPACK_IMPORTED_MODULE_4__.QW)({ file, line }));
        }
        function shortSubject(view, findings) {
            const [name = '', ...others] = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.zA)(view, findings);
            const places = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.ek)(findings).length;
            if (others.length > 0 || places < 2)
                return subjectOf(view, findings);
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(name, WIDEST.image)} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_8__.U)(places, 'place')})`;
        }
        function listText(view, findings) {
            const images = (0, _annotations_js__WEBPACK_IMPORTED_MODULE_1__.WU)(view, findings);
            return images !== '' || (0, _check_view_js__WEBPACK_IMPORTED_MODULE_2__.ek)(findings).length < 2 ? images : (0, _annotations_js__WEBPACK_IMPORTED_MODULE_1__.i3)(findings);
        }
        function closingLines(view) {
            const { context, report } = view;
            return [
                ...noticeLine(view.problems.filter(({ level }) => level === 'notice')),
                ...assumedLine(view),
                ...resolvedLine((0, _decide_problems_js__WEBPACK_IMPORTED_MODULE_0__.tM)(report.resolved).map(([first]) => first)),
                ...noteLines(view),
                ...(0, _overview_js__WEBPACK_IMPORTED_MODULE_3__.bq)(view).flatMap(({ title, text }) => wrap(`${title}: ${(0, _overview_js__WEBPACK_IMPORTED_MODULE_3__.l$)(text)}.`, '')),
                ...wrap(`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.z8)(report)}, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)((0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.lp)(report, context), 500)}.`, ''),
                `Mooring: ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.Pl)(view)}.`,
            ];
        }
        function noteLines({ context, report }) {
            const notes = report.notes.map((note) => wrap((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(note, 500), ''));
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
                : [`note  ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_8__.U)(assumed, 'assumed fix', 'assumed fixes')}; see the report.`, ''];
        }
        function resolvedLine(resolved) {
            return resolved.length === 0 ? [] : [`ok    ${countByRule(resolved)} resolved; see the report.`, ''];
        }
        function countByRule(found) {
            const byRule = Map.groupBy(found, ({ rule }) => rule);
            return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
        }
    }),
    91695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            QB: () => (ruleUrl),
            QW: () => (lineKey),
            V0: () => (LAPTOP),
            gV: () => (lineUrl)
        });
        var _values_documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30089);
        var _values_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53990);
        const LAPTOP = { event: 'repository' };
        function lineKey({ file, line }) {
            return `${file}:${line}`;
        }
        function lineUrl({ files }, { file, line }) {
            return files === undefined || file === '' ? undefined : (0, _values_links_js__WEBPACK_IMPORTED_MODULE_1__.iw)(files, file, line);
        }
        function ruleUrl({ documentation }, rule) {
            return (0, _values_documentation_js__WEBPACK_IMPORTED_MODULE_0__.ou)(`rules.md${rule === undefined ? '' : `#${rule}`}`, documentation);
        }
    }),
    20850: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35607);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51442);
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
            return (0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_0__.kF)(image.behind);
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
    38468: shared[38468],
    67687: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (platformsOf)
        });
        function platformsOf({ platform }, platforms) {
            return platform === undefined ? platforms : [platform];
        }
    }),
    89813: shared[89813]
};
