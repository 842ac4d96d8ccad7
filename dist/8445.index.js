import { shared } from './shared.js';
export const id = 8445;
export const ids = [8445];
export const modules = {
    25841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Mt: () => (idList),
            hl: () => (factsText),
            rO: () => (MOST_IDS),
            so: () => (listText)
        });
        var _values_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53990);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51065);
        const MOST_IDS = 3;
        const LONGEST_ID = 60;
        function idList(ids, most) {
            return listText(ids.map(idLink), most);
        }
        function idLink(id) {
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.mo)(id, LONGEST_ID), (0, _values_links_js__WEBPACK_IMPORTED_MODULE_1__.A6)(id));
        }
        function listText(entries, most) {
            const shown = entries.slice(0, most).join(', ');
            return entries.length > most ? `${shown} and ${entries.length - most} more` : shown;
        }
        function factsText({ id, packages, severity }) {
            const { rating, score } = severity;
            const facts = [
                ...(score === null ? [] : [`${rating} ${score.toFixed(1)}`]),
                ...(packages.length === 0
                    ? []
                    : [
                        listText(packages.map((name) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.mo)(name, LONGEST_ID)), MOST_IDS),
                    ]),
            ];
            return `${idLink(id)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
        }
    }),
    47773: shared[47773],
    27971: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (changesCell)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51442);
        var _diff_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10986);
        var _package_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2337);
        const DANGER_WORDS = {
            'runs-as-root': 'runs as root',
            entrypoint: 'entrypoint',
            command: 'command',
            'new-port': 'new port',
            'new-volume': 'new volume',
            'shell-removed': 'no shell',
            libc: 'C library',
            interpreter: 'interpreter',
        };
        function changesCell(diff) {
            const { verdict, platforms, gonePlatforms } = diff;
            const unknown = platforms.flatMap(({ packages }) => (packages.kind === 'unknown' ? [packages] : []))[0];
            const why = unknown?.lacksSbom === true ? 'no SBOM' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.mo)(unknown?.why ?? 'no common platform', 100);
            if (verdict === 'identical')
                return 'identical';
            if (verdict === 'rebuilt')
                return 'rebuilt only';
            if (verdict === 'unknown')
                return `unknown: ${why}`;
            const dangers = new Set(platforms.flatMap((one) => one.dangers.map(({ danger }) => DANGER_WORDS[danger])));
            const isConfigSame = platforms.every(({ config }) => config.every(({ isRoutine }) => isRoutine === true));
            return [
                ...(unknown === undefined ? packageParts(platforms) : [`packages unknown: ${why}`]),
                ...(gonePlatforms.length === 0 ? [] : [`⚠️ ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(gonePlatforms.length, 'platform')} gone`]),
                isConfigSame ? 'config same' : 'config changed',
                ...(dangers.size === 0 ? [] : [`⚠️ ${[...dangers].join(', ')}`]),
                ...advisoryWords(diff),
            ].join(' · ');
        }
        const ALWAYS_COUNTED = new Set(['upgraded', 'added', 'removed']);
        function packageParts(platforms) {
            const kinds = (0, _diff_text_js__WEBPACK_IMPORTED_MODULE_0__.xb)((0, _package_rows_js__WEBPACK_IMPORTED_MODULE_3__.lw)(platforms));
            const order = ['downgraded', 'upgraded', 'added', 'removed', 'changed', 'rebuilt'];
            return order.flatMap((kind) => kinds[kind] > 0 || ALWAYS_COUNTED.has(kind) ? [`${kinds[kind]} ${(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_0__.d2)(kind)}`] : []);
        }
        function advisoryWords({ advisories }) {
            if (advisories === undefined)
                return [];
            if (advisories.kind === 'unknown')
                return ['CVEs unknown'];
            const [less, more] = [advisories.resolved.length, advisories.introduced.length];
            if (less + more === 0)
                return ['CVEs same'];
            return [`${[...(less > 0 ? [`−${less}`] : []), ...(more > 0 ? [`+${more}`] : [])].join(' ')} CVE`];
        }
    }),
    76497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            x: () => (diffMarkdown),
            I: () => (diffSections)
        });
        var values_digest = __webpack_require__(63691);
        var vulnerability_text = __webpack_require__(25841);
        var fitted = __webpack_require__(21240);
        var markdown = __webpack_require__(51065);
        var plural = __webpack_require__(51442);
        var diff_text = __webpack_require__(10986);
        var changes_cell = __webpack_require__(27971);
        var package_rows = __webpack_require__(2337);
        ;
        const MOST = { vulnerabilities: 3, folded: 10 };
        const LONGEST = { name: 100, value: 400 };
        function packageTable(rows) {
            const hasWhy = rows.some(({ resolves, introduces }) => resolves.length + introduces.length > 0);
            return {
                before: `${(0, markdown.PP)(['', 'Package', 'From', 'To', ...(hasWhy ? ['Why'] : [])])}\n`,
                lines: rows.map((row) => (0, markdown.jD)([
                    (0, diff_text.d2)(row.kind),
                    nameCell(row),
                    ...[row.from, row.to].map((version) => (version === '' ? '–' : (0, markdown.mo)(version, LONGEST.name))),
                    ...(hasWhy ? [whyCell(row)] : []),
                ])),
            };
        }
        function nameCell({ name, type, folded }) {
            const others = [
                ...(type === package_rows.hY ? [] : [(0, markdown.mo)(type, LONGEST.name)]),
                ...(folded.length === 0
                    ? []
                    : [
                        (0, vulnerability_text.so)(folded.map((one) => (0, markdown.mo)(one, LONGEST.name)), MOST.folded),
                    ]),
            ];
            return `${(0, markdown.mo)(name, LONGEST.name)}${others.map((one) => `<br>${(0, markdown.EX)(one)}`).join('')}`;
        }
        function whyCell({ resolves, introduces }) {
            const ids = (found) => (0, vulnerability_text.Mt)(found.map(({ id }) => id), MOST.vulnerabilities);
            return [
                ...(resolves.length === 0 ? [] : [`✅ resolves ${ids(resolves)}`]),
                ...(introduces.length === 0 ? [] : [`❌ introduces ${ids(introduces)}`]),
            ].join('<br>');
        }
        function configTable({ config }, isAll) {
            const shown = config.filter(({ isRoutine }) => isAll || isRoutine !== true);
            return {
                before: `${(0, markdown.PP)(['Configuration', 'Change'])}\n`,
                lines: shown.map((one) => (0, markdown.jD)([
                    (0, markdown.mo)((0, diff_text.tQ)(one), LONGEST.name),
                    (0, markdown.mo)((0, diff_text.kR)(one), LONGEST.value),
                ])),
            };
        }
        var diff_parts = __webpack_require__(71231);
        ;
        const SUMMARY_LIMIT = 300_000;
        const SECTIONS_LIMIT = 20_000;
        const SECTION_ROOM = 4_000;
        const REST_ROOM = 120;
        const diff_markdown_MOST = { rows: 30, ofBuild: 10, dangers: 8 };
        const diff_markdown_LONGEST = { name: 100, value: 200 };
        const ELSEWHERE = '<code>mooring diff --all</code>';
        function diffMarkdown(diff, options) {
            const parts = [
                `## ${nameText(diff)} — ${diff.verdict}`,
                buildsText(diff),
                ...diffParts(diff, options, SUMMARY_LIMIT),
            ];
            return `${parts.join('\n\n')}\n`;
        }
        function nameText({ from, to }) {
            const names = new Set([from, to].map((build) => shortName({ ...build, tag: build.tag ?? to.tag ?? from.tag })));
            return [...names].map((name) => (0, markdown.mo)(name, diff_markdown_LONGEST.name)).join(' → ');
        }
        function shortName({ image, tag }) {
            const name = image.slice(image.lastIndexOf('/') + 1);
            return tag === undefined ? name : `${name}:${tag}`;
        }
        function buildsText(diff) {
            const [from, to] = [diff.from, diff.to].map(({ image, tag, digest }) => ({
                name: (0, markdown.aY)(tag === undefined ? image : `${image}:${tag}`),
                digest: (0, markdown.aY)((0, values_digest.su)(digest, 12)),
            }));
            if (from === undefined || to === undefined)
                return '';
            const second = diff.relation === 'same-tag' ? to.digest : `${to.name} ${to.digest}`;
            const builds = diff.from.digest === diff.to.digest ? from.digest : `${from.digest} → ${second}`;
            const text = `${from.name} ${builds}, ${(0, diff_text.w4)(diff)}`;
            return diff.compareUrl === undefined ? text : `${text}, ${sourceLink(diff.compareUrl)}`;
        }
        function sourceLink(url) {
            return /^https:\/\/[\w./~%+-]{1,1000}$/.test(url) ? (0, markdown.nf)('source changes', url) : (0, markdown.aY)(url);
        }
        function diffParts(diff, options, room) {
            const { isAll } = options;
            const notes = [...(0, diff_text.N5)(diff), ...(0, diff_text.Im)(diff).map((one) => `⚠️ ${(0, markdown.FV)(one, 500)}`)];
            const impact = (0, diff_parts.a)('advisories', options) ? advisoryParts(diff, isAll) : [];
            const groups = (0, package_rows.Gs)(diff.platforms, isAll);
            let left = room - lengthOf([...notes, ...impact]);
            const platforms = groups.flatMap((group, index) => {
                const parts = platformParts(group, diff, { ...options, room: left / (groups.length - index) });
                left -= lengthOf(parts);
                return parts;
            });
            return [...notes, ...platforms, ...impact];
        }
        function lengthOf(parts) {
            return parts.reduce((sum, part) => sum + part.length + 2, 0);
        }
        function platformParts({ lead, others }, diff, options) {
            const { isAll, room } = options;
            const [hasPackages, hasConfig] = [(0, diff_parts.a)('packages', options), (0, diff_parts.a)('config', options)];
            const hasLayers = (0, diff_parts.a)('layers', options);
            const all = [lead, ...others];
            if (lead.verdict === 'identical')
                return [`${all.map(({ platform }) => (0, markdown.aY)(platform)).join(', ')} — same manifest`];
            const sections = hasPackages ? (0, package_rows.L4)(lead, diff, isAll) : [];
            const head = [
                `${(0, markdown.aY)(lead.platform)}${hasPackages ? ` — ${(0, markdown.FV)((0, diff_text.dv)(lead), 500)}` : ''}`,
                ...dangerPart(lead, isAll),
            ];
            const routine = hasConfig ? (0, diff_text.wz)(lead) : '';
            const tail = [
                ...sections.flatMap(({ type, hidden }) => hidden === 0 ? [] : [`${(0, plural.U)(hidden, `${nameOf(type)} package`)} changed; ${ELSEWHERE} lists them.`]),
                ...(isAll || routine === '' ? [] : [`${routine}; ${ELSEWHERE} lists all.`]),
                ...(hasLayers ? [`Layers: ${(0, diff_text.Gm)(lead.layers)}.`] : []),
                ...others.map((one) => sameChanges(one.platform, hasLayers ? one.layers : undefined)),
            ];
            const most = isAll ? Infinity : diff_markdown_MOST.rows;
            const list = { after: '', elsewhere: ELSEWHERE, most };
            const forTables = room - lengthOf([...head, ...tail]);
            const rows = sections.flatMap((section) => section.rows);
            const packages = (0, fitted.$)({ ...list, ...packageTable(rows), noun: 'row' }, forTables * 0.7);
            const forConfig = forTables - packages.length - 4;
            const config = hasConfig ? (0, fitted.$)({ ...list, ...configTable(lead, isAll), noun: 'value' }, forConfig) : '';
            return [...head, packages, config, ...tail].filter((part) => part !== '');
        }
        function nameOf(text) {
            return (0, markdown.FV)(text, diff_markdown_LONGEST.name);
        }
        function sameChanges(platform, layers) {
            return `${(0, markdown.aY)(platform)} — same changes${layers === undefined ? '' : `; ${(0, diff_text.Gm)(layers)}`}.`;
        }
        function dangerPart({ dangers }, isAll) {
            if (dangers.length === 0)
                return [];
            const texts = dangers.map((one) => `⚠️ ${(0, markdown.FV)((0, diff_text.XX)(one), diff_markdown_LONGEST.value)}`);
            const shown = isAll ? texts : texts.slice(0, diff_markdown_MOST.dangers);
            const left = texts.length - shown.length;
            return [[...shown, ...(left === 0 ? [] : [`⚠️ and ${left} more`])].join('<br>')];
        }
        function advisoryParts(diff, isAll) {
            const { advisories } = diff;
            if (advisories === undefined)
                return [];
            const counts = (0, markdown.FV)((0, diff_text.y5)(diff), 500);
            const title = `${counts.charAt(0).toUpperCase()}${counts.slice(1)}.`;
            if (advisories.kind === 'unknown')
                return [title];
            const most = isAll ? Infinity : diff_markdown_MOST.ofBuild;
            const list = (sign, found) => found.length === 0 ? [] : [`${sign} ${(0, vulnerability_text.so)(found.map(vulnerability_text.hl), most)}`];
            const { resolved, introduced, stillOpen } = advisories;
            const lists = [
                ...list('❌ introduced:', introduced),
                ...list('✅ resolved:', resolved),
                ...list('⚠️ still open:', stillOpen),
            ];
            return [[title, ...lists].join('<br>')];
        }
        function diffSections(diffs, room) {
            const changed = diffs.filter(({ verdict }) => verdict === 'changed' || verdict === 'unknown');
            let left = Math.min(room, SECTIONS_LIMIT) - REST_ROOM;
            const sections = changed.flatMap((diff, index) => {
                const share = Math.max(left / (changed.length - index), Math.min(left, SECTION_ROOM));
                const section = foldedDiff(diff, share);
                if (section === '')
                    return [];
                left -= section.length + 2;
                return [section];
            });
            const missing = changed.length - sections.length;
            const rest = `The changes of ${(0, plural.U)(missing, 'image')} are not listed; <code>mooring diff</code> shows them.`;
            return [...sections, ...(missing === 0 || left < 0 ? [] : [rest])].join('\n\n');
        }
        function foldedDiff(diff, room) {
            const before = `<details><summary>${nameText(diff)} — ${(0, changes_cell.E)(diff)}</summary>`;
            const frame = [before, buildsText(diff), '</details>'];
            const parts = diffParts(diff, { isAll: false }, room - lengthOf(frame));
            const text = [before, buildsText(diff), ...parts, '</details>'].join('\n\n');
            return text.length > room ? '' : text;
        }
    }),
    71231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (isShown),
            t: () => (DIFF_PARTS)
        });
        const DIFF_PARTS = ['packages', 'config', 'advisories', 'layers'];
        function isShown(part, { parts = [] }) {
            return parts.length === 0 || parts.includes(part);
        }
    }),
    2337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gs: () => (groupPlatforms),
            L4: () => (packageSections),
            hY: () => (SYSTEM_TYPE),
            lw: () => (allChanges)
        });
        var _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49723);
        var _decide_fold_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16668);
        const SYSTEM_TYPE = 'apk';
        const MOST_LISTED = 10;
        function packageSections({ packages }, { advisories }, isAll) {
            if (packages.kind === 'unknown')
                return [];
            const { changes } = packages;
            const groups = isAll ? changes.map((lead) => ({ lead, members: [] })) : (0, _decide_fold_packages_js__WEBPACK_IMPORTED_MODULE_0__.T)(changes);
            const rows = groups.map((group) => packageRow(group, advisories));
            const isFirst = ({ kind, type }) => kind === 'downgraded' || type === SYSTEM_TYPE;
            const languages = Map.groupBy(rows.filter((row) => !isFirst(row)), ({ type }) => type);
            return [
                { type: SYSTEM_TYPE, rows: inOrder(rows.filter(isFirst)), hidden: 0 },
                ...[...languages]
                    .map(([type, of]) => {
                    const isListed = isAll || of.length <= MOST_LISTED;
                    return { type, rows: isListed ? inOrder(of) : [], hidden: isListed ? 0 : sizeOf(of) };
                })
                    .toSorted((one, other) => Math.sign(one.hidden) - Math.sign(other.hidden) || (one.type < other.type ? -1 : 1)),
            ].filter(({ rows: listed, hidden }) => listed.length + hidden > 0);
        }
        function inOrder(rows) {
            return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
        }
        function rankOf({ kind }) {
            return _decide_build_diff_js__WEBPACK_IMPORTED_MODULE_1__.bb.indexOf(kind);
        }
        function sizeOf(rows) {
            return rows.reduce((sum, { folded }) => sum + Math.max(1, folded.length), 0);
        }
        function packageRow({ lead, members }, advisories) {
            const { kind, type, origin, from, to } = lead;
            const name = members.length === 0 ? lead.name : (origin ?? lead.name);
            const all = [lead, ...members].map((one) => one.name);
            const known = advisories?.kind === 'known' && type === SYSTEM_TYPE ? advisories : undefined;
            return {
                kind,
                type,
                name,
                folded: all.length === 1 ? [] : all.filter((one) => one !== name),
                from: from.join(', '),
                to: to.join(', '),
                resolves: from.length === 0 ? [] : affecting(known?.resolved, all),
                introduces: to.length === 0 ? [] : affecting(known?.introduced, all),
            };
        }
        function affecting(vulnerabilities = [], names) {
            return vulnerabilities.filter(({ packages }) => packages.some((one) => names.includes(one)));
        }
        function groupPlatforms(platforms, isAll) {
            if (isAll)
                return platforms.map((lead) => ({ lead, others: [] }));
            const groups = Map.groupBy(platforms, changesKey);
            return [...groups.values()].flatMap(([lead, ...others]) => (lead === undefined ? [] : [{ lead, others }]));
        }
        function changesKey({ verdict, packages, config, dangers }) {
            const changes = packages.kind === 'unknown' ? packages : packages.changes.map((one) => ({ ...one, architecture: null }));
            return JSON.stringify([verdict, changes, config, dangers]);
        }
        function allChanges(platforms) {
            const changes = platforms.flatMap(({ packages }) => (packages.kind === 'known' ? packages.changes : []));
            const distinct = new Map(changes.map((one) => [JSON.stringify([one.kind, one.type, one.name, one.from, one.to]), one]));
            return [...distinct.values()];
        }
    }),
    36003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            gA: () => (lookupFailed),
            kb: () => (decidePin),
            qA: () => (buildWish)
        });
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62403);
        var _tag_history_decide_choose_build_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85235);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35607);
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17158);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8726);
        var _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21123);
        function decidePin(one, rules) {
            const { reference, facts } = one;
            const hold = (0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__.Bv)(rules.settings.holds, reference, rules.now);
            if (hold !== undefined)
                return skip('held', hold.reason);
            if (facts.kind === 'unknown')
                return lookupFailed(facts.problem);
            return facts.value.kind === 'digest'
                ? decideByDigest(reference, facts.value.digest, rules)
                : decideByHistory(one, facts.value.history, rules);
        }
        function buildWish(reference, { settings, wish, now }, cutoff) {
            const from = wish.asOf ?? now;
            const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
            return {
                cutoff: cutoff ?? (isFree ? undefined : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.fN)(from - settings.minAgeMs)),
                isAsOf: wish.asOf !== undefined,
                isDenied: (build) => (0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__.GZ)(settings.denies, reference, build),
            };
        }
        function decideByDigest(reference, digest, { settings, wish }) {
            const { host } = reference;
            if (reference.digest === digest)
                return skip('current', "it is the tag's current digest");
            if (wish.asOf !== undefined || wish.rollBack !== undefined)
                return skip('no-history', `${host} has no tag history, so past builds are unknown`);
            if ((0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__.GZ)(settings.denies, reference, { digest, at: undefined }))
                return skip('denied', "the tag's current digest is denied by the configuration file");
            if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
                const age = (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(settings.minAgeMs);
                return skip('age-unknown', `${host} publishes no build timestamps, and a minimum age of ${age} is set; set unknown-age: accept to allow it`);
            }
            return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
        }
        function decideByHistory({ reference, chosen, cutoff }, history, rules) {
            const { wish } = rules;
            const builds = buildWish(reference, rules, cutoff);
            const choice = wish.rollBack === undefined
                ? (chosen ?? (0, _tag_history_decide_choose_build_js__WEBPACK_IMPORTED_MODULE_4__.s9)(history, builds))
                : (0, _tag_history_decide_choose_build_js__WEBPACK_IMPORTED_MODULE_4__.Fu)(history, reference.digest, wish.rollBack, builds.isDenied);
            if (choice.kind === 'none')
                return skip(choice.why, whyNone(choice.why, { reference, history }, rules));
            const { build } = choice;
            const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
            const step = (0, _tag_history_decide_choose_build_js__WEBPACK_IMPORTED_MODULE_4__.CR)(history, reference.digest, build, allowsBack);
            if (step !== 'move')
                return skip(step, whyNot(step, build.at, wasDeniedSince(reference, history, rules)));
            const distance = reference.digest === undefined ? undefined : (0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.hJ)(history, reference.digest, build.digest);
            return {
                kind: 'move',
                to: build.digest,
                builtAt: build.at,
                builds: distance?.builds,
                days: distance?.days,
            };
        }
        function whyNone(why, { reference, history }, { settings, wish }) {
            switch (why) {
                case 'no-build':
                    if (history.length === 0)
                        return 'its tag has no history';
                    if (wish.rollBack?.kind === 'to')
                        return 'its tag has never pointed to that digest';
                    return reference.digest === undefined || (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_5__.w)(history, reference.digest) !== undefined
                        ? 'its tag does not have that many earlier builds'
                        : "its digest is not in the tag's history, so builds cannot be counted back from it";
                case 'denied':
                    return 'every matching build is denied by the configuration file';
                case 'too-young':
                    return whyTooYoung(history, wish.asOf, settings.minAgeMs);
                case 'lockstep':
                    return 'it is in lockstep with other tags of its image in this file, and not all of them have a matching build';
            }
        }
        function whyTooYoung(history, asOf, minAgeMs) {
            const [first] = history;
            if (asOf !== undefined && first !== undefined && first.at > asOf)
                return `its tag did not exist yet; the first build is from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(first.at)}`;
            const age = (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(minAgeMs);
            if (asOf !== undefined)
                return `its oldest build at that time was younger than ${age}`;
            const usual = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_5__.s$)(history);
            const often = usual === undefined ? '' : `; the tag is usually rebuilt every ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(usual)}`;
            return `its oldest build is younger than ${age}${often}`;
        }
        function wasDeniedSince(reference, history, { settings: { denies } }) {
            const pinned = reference.digest === undefined ? undefined : (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_5__.w)(history, reference.digest);
            return pinned !== undefined && (0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_3__.GZ)(denies, reference, pinned);
        }
        function whyNot(step, at, isPinDenied) {
            switch (step) {
                case 'current':
                    return 'it is already on the selected build';
                case 'would-go-back':
                    return isPinDenied
                        ? `the pinned build is denied by the configuration file, and the selected build, of ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(at)}, is older; use rollback to select an older build`
                        : `the selected build, of ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.im)(at)}, is older than the pinned build`;
                case 'not-in-history':
                    return "its digest is not in the tag's history; run `mooring verify` to find its origin, or remove the digest to pin it again";
            }
        }
        function lookupFailed({ message, hint }) {
            return { kind: 'skip', code: 'lookup-failed', reason: `${message}. ${hint.replace(/\.$/, '')}` };
        }
        function skip(code, reason) {
            return { kind: 'skip', code, reason };
        }
    }),
    66497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (endOfLifeWarnings),
            k: () => (endOfLifeOf)
        });
        var _end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97378);
        var _end_of_life_decide_explain_lifecycle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62408);
        function endOfLifeOf(tagged, lifecycle, given) {
            const decision = (0, _end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.Nh)(lifecycle, { ...given, isPinned: true, limits: _end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.d1 });
            if (!_end_of_life_decide_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.QV.has(decision.row))
                return undefined;
            return { reason: (0, _end_of_life_decide_explain_lifecycle_js__WEBPACK_IMPORTED_MODULE_1__.Y)(tagged, lifecycle, decision), successor: lifecycle.successor };
        }
        function endOfLifeWarnings(moves) {
            const byTag = Map.groupBy(moves, ({ image, tag }) => `${image}:${tag}`);
            return [...byTag.values()].flatMap(([first]) => {
                if (first?.endOfLife === undefined)
                    return [];
                const { file, line, image, endOfLife } = first;
                const { reason, successor } = endOfLife;
                const advice = successor === undefined ? 'Use a maintained tag' : `Use ${image}:${successor}`;
                return [{ file, line, text: `${reason}. ${advice}.` }];
            });
        }
    }),
    82040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (placeOf)
        });
        var _signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15999);
        const PIN_SKIP_CODES = [
            'current',
            'would-go-back',
            'held',
            'denied',
            'too-young',
            'age-unknown',
            'only-rebuilt',
            'no-history',
            'not-in-history',
            'no-build',
            'digest-alone',
            'lockstep',
            'mirror-lacks',
            ..._signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__.M,
            'lookup-failed',
            'not-editable',
        ];
        function placeOf({ file, line, written }) {
            return JSON.stringify([file, line, written]);
        }
    }),
    20565: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Oc: () => (signatureWarnings),
            sU: () => (isUnverified),
            uh: () => (signatureSkip)
        });
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49649);
        var _signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15999);
        function isUnverified({ code }) {
            return _signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_1__.M.some((one) => one === code);
        }
        function signatureSkip({ code, reason, hint, }) {
            return { kind: 'skip', code, reason: `${reason}. ${hint.replace(/\.$/, '')}` };
        }
        function signatureWarnings(moves) {
            const byBuild = Map.groupBy(moves, ({ image, tag, to }) => `${image}:${tag}@${to}`);
            return [...byBuild].flatMap(([build, [first]]) => {
                const text = first?.trust && (0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_0__.DW)(build, first.trust);
                return first === undefined || text === undefined ? [] : [{ file: first.file, line: first.line, text }];
            });
        }
    }),
    49613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c: () => (applyEdits)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        function applyEdits(original, edits) {
            const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
            const pieces = [];
            let at = 0;
            for (const { start, end, replacement } of sorted) {
                if (start < at || end < start || end > original.length) {
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('internal_bug', `an edit of bytes ${start} to ${end} overlaps another or leaves the file`);
                }
                pieces.push(original.subarray(at, start), replacement);
                at = end;
            }
            pieces.push(original.subarray(at));
            return joinBytes(pieces);
        }
        function joinBytes(pieces) {
            const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
            let at = 0;
            for (const piece of pieces) {
                joined.set(piece, at);
                at += piece.length;
            }
            return joined;
        }
    }),
    94491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P6: () => (PinRuleInputs),
            aR: () => (readWish),
            dy: () => (PinInputs)
        });
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
        var _views_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38141);
        var _views_grouping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87020);
        var _views_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24759);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4824);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63691);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67872);
        var _tag_history_build_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65004);
        const MOST_STEPS = 1_000;
        const Names = zod__WEBPACK_IMPORTED_MODULE_6__.YjP()
            .transform((text) => [
            ...new Set(text.split(/[\n,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))),
        ]);
        const PinRuleInputs = {
            'min-age': _tag_history_build_rules_js__WEBPACK_IMPORTED_MODULE_5__.wF,
            'as-of': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            rollback: zod__WEBPACK_IMPORTED_MODULE_6__.YjP()
                .refine((text) => text === '' || readRollBack(text) !== undefined, `must be a number of builds between 1 and ${MOST_STEPS}, or a digest, sha256:…`)
                .transform(readRollBack),
            only: Names,
        };
        function readRollBack(text) {
            if ((0, _values_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(text))
                return { kind: 'to', digest: text };
            const steps = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
            return steps <= MOST_STEPS ? { kind: 'steps', steps } : undefined;
        }
        const Flag = zod__WEBPACK_IMPORTED_MODULE_6__.k5n(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
        const BranchName = zod__WEBPACK_IMPORTED_MODULE_6__.YjP().check((context) => {
            const problem = (0, _views_branch_name_js__WEBPACK_IMPORTED_MODULE_7__.hq)(context.value);
            if (problem !== undefined)
                context.issues.push({ code: 'custom', message: problem, input: context.value });
        });
        function template(words) {
            return zod__WEBPACK_IMPORTED_MODULE_6__.YjP().check((context) => {
                const problem = (0, _views_template_js__WEBPACK_IMPORTED_MODULE_1__.MS)(context.value, words);
                if (problem !== undefined)
                    context.issues.push({ code: 'custom', message: problem, input: context.value });
            });
        }
        const Logins = Names.transform((names) => names.map((name) => name.replace(/^@/, '')));
        const PinInputs = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.TT,
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Q5,
            identity: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(_runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.nf),
            'when-unavailable': _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vI,
            ...PinRuleInputs,
            group: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(zod__WEBPACK_IMPORTED_MODULE_6__.k5n(_views_grouping_js__WEBPACK_IMPORTED_MODULE_0__.J, `must be ${_views_grouping_js__WEBPACK_IMPORTED_MODULE_0__.J.join(', ')}`)),
            'dry-run': Flag,
            'github-token': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            base: zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(BranchName),
            branch: BranchName,
            title: template(_views_template_js__WEBPACK_IMPORTED_MODULE_1__.NX),
            body: template(_views_template_js__WEBPACK_IMPORTED_MODULE_1__.d9),
            labels: Names,
            reviewers: Logins,
            'team-reviewers': Logins,
            assignees: Logins,
            draft: Flag,
            advisories: Flag,
        });
        async function readWish({ 'as-of': text, rollback }, directory, now) {
            if (text !== '' && rollback !== undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_input_invalid', 'as-of and rollback cannot be combined', {
                    hint: 'Remove one of them.',
                });
            return { asOf: await (0, _tag_history_build_rules_js__WEBPACK_IMPORTED_MODULE_5__.vq)(text, directory, now), rollBack: rollback };
        }
    }),
    5028: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (rememberFile)
        });
        var _config_load_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9882);
        const [NEW_FILE = ''] = _config_load_config_js__WEBPACK_IMPORTED_MODULE_0__.n0;
        async function rememberFile(tree, entries) {
            if (entries.length === 0)
                return undefined;
            const readings = await tree.read(_config_load_config_js__WEBPACK_IMPORTED_MODULE_0__.n0);
            const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
            if (reading !== undefined && !('bytes' in reading))
                return undefined;
            const { addSigners } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(5666), __webpack_require__.e(8896)]).then(__webpack_require__.bind(__webpack_require__, 68896));
            const after = addSigners(reading?.bytes ?? new Uint8Array(), entries);
            return after && { path: reading?.path ?? NEW_FILE, before: reading?.bytes, after };
        }
    }),
    19464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (requireSigned),
            u: () => (verifyKept)
        });
        var _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21123);
        var _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82040);
        var _decide_signature_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20565);
        var _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49592);
        var _signatures_decide_signed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78325);
        async function requireSigned(decided, mirrors, signatures) {
            if (signatures === undefined)
                return { decided, remembered: [] };
            const verified = await (0, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)(decided, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.Ri, async (one) => {
                const { decision, image } = one;
                if (decision.kind !== 'move')
                    return { one, build: undefined };
                const { host, path } = (0, _config_policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_0__.Fw)(mirrors, image.reference);
                const upstream = { host, path };
                const trust = await signatures.verifyBuild(upstream, decision.to);
                return { one, build: { image: upstream, digest: decision.to, trust } };
            });
            const remembered = signatures.remember?.(verified.flatMap(({ build }) => build ?? [])) ?? [];
            const final = verified.map(({ one, build }) => build === undefined ? one : withTrust(one, build, (0, _signatures_decide_signed_js__WEBPACK_IMPORTED_MODULE_3__.n)(build, signatures, remembered)));
            return { decided: final, remembered };
        }
        function withTrust(one, { trust }, hold) {
            if (one.decision.kind !== 'move')
                return one;
            return { ...one, decision: hold === undefined ? { ...one.decision, trust } : (0, _decide_signature_warnings_js__WEBPACK_IMPORTED_MODULE_2__.uh)(hold) };
        }
        async function verifyKept(kept, signatures) {
            const moves = new Map();
            const held = new Map();
            await (0, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)(kept, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.Ri, async (move) => {
                const decided = signatures && (await (0, _signatures_decide_signed_js__WEBPACK_IMPORTED_MODULE_3__.F)(move.upstream, move.to, signatures));
                const hold = decided?.hold;
                if (hold !== undefined && hold.code !== 'lookup-failed')
                    held.set((0, _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__.$)(move), hold);
                else
                    moves.set((0, _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__.$)(move), decided === undefined ? move : { ...move, trust: decided.trust });
            });
            return { moves, held };
        }
    }),
    87702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            dn: () => (fileOfImage),
            O3: () => (rewriteFiles)
        });
        var format_of_file = __webpack_require__(62895);
        var apply_edits = __webpack_require__(49613);
        var image_reference = __webpack_require__(65890);
        var values_digest = __webpack_require__(63691);
        var errors = __webpack_require__(67872);
        var image_list = __webpack_require__(50034);
        var pin_writing = __webpack_require__(9561);
        ;
        function planPinEdit(image, { digest, style, original }) {
            const { edit: place, writing, reference } = image;
            if (place.kind === 'not-editable')
                return dropped(place.reason);
            const accepted = acceptedStyle(image, style);
            const part = (0, values_digest.Bc)(place.text) ? 'digest' : writing.part;
            if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
                return dropped('the tag is in a separate field and cannot be omitted');
            }
            const text = textOfPart(part, place.text, { digest, style: accepted });
            if (text === place.text)
                return { kind: 'planned', edits: [] };
            const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
            if (edits === undefined)
                return dropped('part of the reference comes from a build argument');
            return { kind: 'planned', edits: accepted === 'digest' ? [...edits, ...commentEdits(image)] : edits };
        }
        function pinnedReference(image, { digest, style }) {
            const tag = acceptedStyle(image, style) === 'digest' ? undefined : (0, image_reference.yr)(image.reference);
            return (0, image_reference.my)({ ...image.reference, tag, digest });
        }
        function pinnedTag(image, style) {
            const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
            return isLost ? undefined : (0, image_list.Q9)(image);
        }
        function placeKey({ edit }) {
            return edit.kind === 'editable' ? edit.spans[0]?.start : undefined;
        }
        function acceptedStyle({ writing: { styles } }, wished) {
            return styles.includes(wished) ? wished : styles[0];
        }
        function textOfPart(part, text, { digest, style }) {
            switch (part) {
                case 'reference':
                    return pinnedText(text, digest, style);
                case 'tag':
                    return `${text.replace(/@.*$/s, '')}@${digest}`;
                case 'digest':
                    return digest;
                default:
                    return (0, errors.xb)(part);
            }
        }
        function commentEdits(image) {
            const { tagComment } = image.writing;
            const tag = (0, image_list.Q9)(image);
            if (tag === undefined || tagComment === undefined || tag === tagComment.tag)
                return [];
            const { start, end } = tagComment;
            return [{ start, end, replacement: new TextEncoder().encode((0, pin_writing.FF)(tagComment, tag)) }];
        }
        function dropped(reason) {
            return { kind: 'dropped', reason };
        }
        function pinnedText(text, digest, style) {
            const [tagged = '', oldDigest] = text.split('@');
            const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
            const name = colon === -1 ? tagged : tagged.slice(0, colon);
            if (style === 'digest')
                return `${name}@${digest}`;
            const tag = colon === -1 ? '' : tagged.slice(colon);
            return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
        }
        function placeText(place, text, original) {
            if (text === place.text)
                return [];
            const kept = commonLength(place.text, text);
            if (kept < place.replaceableFrom)
                return undefined;
            const [first, ...others] = spansFrom(place.spans, kept);
            if (first === undefined)
                return undefined;
            const edit = { ...first, replacement: new TextEncoder().encode(text.slice(kept)) };
            const removed = others.map(({ start, end }, index) => {
                const isEscaped = (others[index - 1] ?? first).end === start - 1 && ESCAPES.has(original[start - 1]);
                return { start: isEscaped ? start - 1 : start, end, replacement: new Uint8Array() };
            });
            return [edit, ...removed];
        }
        const ESCAPES = new Set([0x5c, 0x60]);
        function commonLength(one, other) {
            let length = 0;
            while (length < one.length && one.charAt(length) === other.charAt(length))
                length += 1;
            return length;
        }
        function spansFrom(spans, index) {
            let before = 0;
            for (const [number, { start, end }] of spans.entries()) {
                const length = end - start;
                const isLast = number === spans.length - 1;
                if (index < before + length || isLast) {
                    return [{ start: start + index - before, end }, ...spans.slice(number + 1)];
                }
                before += length;
            }
            return [];
        }
        ;
        function planEdits({ images, pins, ...how }) {
            const places = new Map();
            const dropped = [];
            const listed = new Map(images.map((image) => [identityOf(image), image]));
            for (const sharing of Map.groupBy(pins, ({ image }) => textOf(image)).values()) {
                const place = planPlace(sharing, listed, how);
                if (typeof place === 'string')
                    dropped.push(...sharing.map((pin) => ({ pin, reason: place })));
                else
                    places.set(place.key, place);
            }
            return { places: [...places.values()], dropped };
        }
        function planPlace(pins, listed, how) {
            const images = pins.flatMap(({ image }) => listed.get(identityOf(image)) ?? []);
            const [image] = images;
            const [digest, otherDigest] = new Set(pins.map((pin) => pin.digest));
            if (image === undefined || digest === undefined || images.length < pins.length)
                return 'the file changed since it was read';
            if (otherDigest !== undefined)
                return 'another image shares this text and would get a different digest';
            const plan = planPinEdit(image, { ...how, digest });
            if (plan.kind === 'dropped')
                return plan.reason;
            const key = placeKey(image);
            return key === undefined
                ? 'its text was not found in the file'
                : { key, image, digest, edits: plan.edits, pins };
        }
        function textOf(image) {
            return placeKey(image) ?? identityOf(image);
        }
        function identityOf(image) {
            const { line, column, kind, written, reference } = image;
            return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${(0, image_reference.my)(reference)}`;
        }
        function findWrongPlaces({ before, after, places, others = [], style }) {
            const isSameList = before.images.length === after.images.length &&
                before.skipped.length === after.skipped.length &&
                before.skipped.every((skip, index) => isSameSkip(skip, after.skipped[index]));
            if (!isSameList)
                return places;
            const placeAt = new Map(places.map((place) => [place.key, place]));
            const changed = new Set(others.flatMap(({ pins }) => pins.map((pin) => positionOf(pin.image))));
            const wrong = new Set();
            for (const [index, image] of before.images.entries()) {
                const key = placeKey(image);
                const place = key === undefined ? undefined : placeAt.get(key);
                if (place === undefined && changed.has(positionOf(image)))
                    continue;
                if (isAsExpected(after.images[index], expectedImage(image, place, style)))
                    continue;
                if (place === undefined)
                    return places;
                wrong.add(place);
            }
            return [...wrong];
        }
        function positionOf({ line, column }) {
            return `${line}:${column}`;
        }
        function expectedImage(image, place, style) {
            const { kind } = image;
            const reference = (0, image_reference.my)(image.reference);
            const isPinned = place !== undefined && (0, image_reference.my)(place.image.reference) === reference;
            if (!isPinned)
                return { kind, reference, tag: (0, image_list.Q9)(image) };
            const { digest } = place;
            return { kind, reference: pinnedReference(image, { digest, style }), tag: pinnedTag(image, style) };
        }
        function isAsExpected(after, { kind, reference, tag }) {
            return (after?.kind === kind && (0, image_reference.my)(after.reference) === reference && (0, image_list.Q9)(after) === tag);
        }
        function isSameSkip({ code, written }, after) {
            return after?.code === code && after.written === written;
        }
        var build_arguments = __webpack_require__(86085);
        var text_files = __webpack_require__(18382);
        ;
        async function rewriteFiles(request) {
            const byFile = Map.groupBy(request.pins, ({ image }) => image.file);
            const paths = [...byFile.keys()].sort();
            const readings = await request.tree.read(paths);
            const files = [];
            const dropped = new Map();
            for (const [index, path] of paths.entries()) {
                const reading = readings[index] ?? { path, problem: 'it was not read' };
                const wanted = byFile.get(path) ?? [];
                const result = await rewrite(reading, { ...request, pins: wanted });
                for (const { pin, reason } of result.dropped)
                    dropped.set(pin.image, reason);
                if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
                    files.push({ path, before: reading.bytes, after: result.bytes });
            }
            return { files, dropped };
        }
        function fileOfImage(image, { listing, registry }) {
            const { file } = image;
            const format = (0, format_of_file.e)(image, listing);
            const read = { file, format };
            if (format.language !== 'text' || registry === undefined)
                return read;
            const registries = (0, text_files.jp)(listing, registry);
            const { isPinned } = listing.text;
            return { ...read, texts: { registries, textClass: (0, text_files.R3)(listing, file), isPinned } };
        }
        async function rewrite(reading, { pins, style, ...request }) {
            if ('problem' in reading) {
                const reason = reading.problem;
                return { bytes: new Uint8Array(), dropped: pins.map((pin) => ({ pin, reason })) };
            }
            const places = new Set();
            const parts = [];
            const byFormat = Map.groupBy(pins, ({ image }) => JSON.stringify((0, format_of_file.e)(image, request.listing)));
            for (const same of byFormat.values()) {
                const left = same.filter(({ image }) => !places.has(rewrite_files_positionOf(image)));
                for (const { image } of left)
                    places.add(rewrite_files_positionOf(image));
                const [first] = left;
                if (first === undefined)
                    continue;
                parts.push({ ...fileOfImage(first.image, request), bytes: reading.bytes, pins: left, style });
            }
            return pinFile(reading.bytes, parts);
        }
        function rewrite_files_positionOf({ line, column, written }) {
            return `${line}:${column} ${written}`;
        }
        function isSame(one, other) {
            return one.length === other.length && one.every((byte, index) => byte === other[index]);
        }
        const MOST_ATTEMPTS = 4;
        const MISREAD = 'the edited file would reference different images';
        async function pinFile(original, requests) {
            const planned = await Promise.all(requests.map(async ({ pins, style, ...file }) => {
                const before = await (0, build_arguments.$Y)(file);
                return { file, before, style, ...planEdits({ original, images: before.images, pins, style }) };
            }));
            const { bytes, kept } = await applyPlaces(original, planned);
            const places = planned.flatMap((part) => part.places);
            const pinned = new Set(kept.flatMap((place) => place.pins));
            const tried = new Set(places.flatMap((place) => place.pins));
            const misread = [...tried.difference(pinned)].map((pin) => ({ pin, reason: MISREAD }));
            return {
                bytes,
                pinned: requests.flatMap(({ pins }) => pins).filter((pin) => pinned.has(pin)),
                dropped: [...planned.flatMap(({ dropped }) => dropped), ...misread],
            };
        }
        async function applyPlaces(original, parts, attempt = 1) {
            const places = parts.flatMap((part) => part.places);
            const edits = places.flatMap((place) => place.edits);
            const bytes = (0, apply_edits.c)(original, edits);
            if (edits.length === 0)
                return { bytes, kept: places };
            const found = await Promise.all(parts.map(async ({ file, ...part }) => {
                const others = places.filter((place) => !part.places.includes(place));
                return findWrongPlaces({ ...part, others, after: await (0, build_arguments.$Y)({ ...file, bytes }) });
            }));
            const wrong = new Set(found.flat());
            if (wrong.size === 0)
                return { bytes, kept: places };
            const isLast = attempt === MOST_ATTEMPTS;
            const left = parts.map((part) => ({
                ...part,
                places: isLast ? [] : part.places.filter((place) => !wrong.has(place)),
            }));
            return applyPlaces(original, left, attempt + 1);
        }
    }),
    40437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (planRepository)
        });
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var load_config = __webpack_require__(9882);
        var fetch_advisories = __webpack_require__(48143);
        var create_differ = __webpack_require__(66904);
        var read_build = __webpack_require__(73581);
        var build_packages = __webpack_require__(94880);
        var open_run = __webpack_require__(23333);
        var concurrency = __webpack_require__(49592);
        var errors = __webpack_require__(67872);
        var image_reference = __webpack_require__(65890);
        var image_list = __webpack_require__(50034);
        var decide_pin = __webpack_require__(36003);
        var instant = __webpack_require__(8726);
        var choose_build = __webpack_require__(85235);
        var tag_history = __webpack_require__(17158);
        ;
        const LONGEST_WINDOW_MS = instant.sO;
        function chooseInLockstep(tags, wish, now) {
            const windowMs = windowOf(tags);
            for (let cutoff = wish.cutoff;;) {
                const choices = tags.map((one) => ({ ...one, choice: (0, choose_build.s9)(one.history, { ...wish, cutoff }) }));
                const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
                if (chosen.length < tags.length)
                    return noneOf(tags, wish);
                const front = (0, instant.fN)(Math.max(...chosen.map(({ at }) => at)));
                const isSettled = choices.every(({ history, choice }) => choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }));
                if (isSettled)
                    return new Map(choices.map(({ tag, choice }) => [tag, choice]));
                cutoff = (0, instant.fN)(front - 1);
            }
        }
        function windowOf(tags) {
            const intervals = tags.flatMap(({ history }) => (0, tag_history.s$)(history) ?? []);
            return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
        }
        function isWaiting(history, chosen, { front, windowMs, now }) {
            if (chosen.at >= front - windowMs)
                return false;
            const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
            return partner || now < front + windowMs;
        }
        function noneOf(tags, wish) {
            const alone = tags.map(({ tag, history }) => [tag, (0, choose_build.s9)(history, wish)]);
            return new Map(alone.map(([tag, choice]) => [tag, choice.kind === 'none' ? choice : { kind: 'none', why: 'lockstep' }]));
        }
        function lockstepSets(uses) {
            const byImage = Map.groupBy(uses, ({ image }) => image);
            return [...byImage].flatMap(([image, ofImage]) => {
                const byFile = Map.groupBy(ofImage, ({ file }) => file);
                const together = [...byFile.values()].map((ofFile) => new Set(ofFile.map(({ tag }) => tag)));
                return joinSets(together.filter(({ size }) => size > 1)).map((tags) => ({
                    image,
                    tags: [...tags].sort(),
                }));
            });
        }
        function joinSets(sets) {
            return sets.reduce((joined, set) => {
                const touching = joined.filter((one) => !one.isDisjointFrom(set));
                const others = joined.filter((one) => one.isDisjointFrom(set));
                return others.concat([touching.reduce((all, one) => all.union(one), set)]);
            }, []);
        }
        ;
        function decidePins(images, rules, cutoffs = new Map()) {
            const chosen = chooseTogether(images, rules, cutoffs);
            const decisions = new Map();
            const decided = images.map((one) => {
                const key = JSON.stringify([one.upstream, one.tag ?? null, (0, image_reference.Ys)(one.image.reference)]);
                const decision = decisions.get(key) ?? decideOne(one, rules, { chosen, cutoffs });
                decisions.set(key, decision);
                return { ...one, decision };
            });
            return keepInLockstep(decided, rules);
        }
        function keepInLockstep(decided, rules) {
            return isLockstep(rules) ? keepTogether(decided) : decided;
        }
        function decideOne({ image, upstream, tag, facts }, rules, { chosen, cutoffs }) {
            if (tag === undefined || facts === undefined) {
                const reason = 'it has a digest but no tag; write the tag before the digest';
                return { kind: 'skip', code: 'digest-alone', reason };
            }
            const key = `${upstream}:${tag}`;
            const reference = { ...image.reference, tag };
            return (0, decide_pin.kb)({ reference, facts, chosen: chosen.get(key), cutoff: cutoffs.get(key) }, rules);
        }
        function tagUnits(images, rules) {
            const sets = isLockstep(rules) ? lockstepSets(images.flatMap(lockstepUse)) : [];
            const leads = new Map(sets.flatMap(({ image, tags }) => tags.map((tag) => [`${image}:${tag}`, `${image}:${tags[0]}`])));
            const keyOf = ({ upstream, tag }) => `${upstream}:${tag}`;
            const tagged = images.filter(({ tag }) => tag !== undefined);
            const units = Map.groupBy(tagged, (one) => leads.get(keyOf(one)) ?? keyOf(one));
            return [...units.values()].map((same) => ({ tags: [...new Set(same.map(keyOf))], images: same }));
        }
        function isLockstep({ settings, wish }) {
            return settings.lockstep && wish.asOf === undefined && wish.rollBack === undefined;
        }
        function chooseTogether(images, rules, cutoffs) {
            if (!isLockstep(rules))
                return new Map();
            const histories = historiesOf(images);
            const sets = lockstepSets(images.flatMap(lockstepUse));
            const chosen = sets.flatMap(({ image, tags }) => {
                const known = tags.flatMap((tag) => histories.get(`${image}:${tag}`) ?? []);
                const [first] = known;
                if (first === undefined || known.length < tags.length)
                    return [];
                const wish = (0, decide_pin.qA)(first.reference, rules, cutoffs.get(`${image}:${first.tag}`));
                const choices = chooseInLockstep(known, wish, rules.now);
                return [...choices].map(([tag, choice]) => [`${image}:${tag}`, choice]);
            });
            return new Map(chosen);
        }
        function historiesOf(images) {
            const known = images.flatMap(({ image: { reference }, upstream, tag, facts }) => {
                if (tag === undefined || facts?.kind !== 'known' || facts.value.kind !== 'history')
                    return [];
                return [[`${upstream}:${tag}`, { tag, history: facts.value.history, reference }]];
            });
            return new Map(known);
        }
        function lockstepUse({ image: { file, kind }, upstream, tag, }) {
            const isDockerfile = kind.startsWith('dockerfile-');
            return isDockerfile && tag !== undefined ? [{ file, image: upstream, tag }] : [];
        }
        function keepTogether(decided) {
            const inSets = decided.filter((one) => lockstepUse(one).length > 0);
            const groups = Map.groupBy(inSets, ({ image, upstream }) => `${image.file}\0${upstream}`);
            const stays = new Map();
            for (const group of groups.values()) {
                const blocking = group.find(({ decision }) => decision.kind === 'skip' && decision.code !== 'current');
                const isSet = new Set(group.map(({ tag }) => tag)).size > 1;
                if (blocking === undefined || !isSet)
                    continue;
                for (const one of group)
                    if (one.decision.kind === 'move')
                        stays.set(one, blocking);
            }
            return decided.map((one) => {
                const blocking = stays.get(one);
                if (blocking === undefined || blocking.decision.kind === 'move')
                    return one;
                const reason = `it is in lockstep with tag ${blocking.tag ?? ''}, which was skipped: ${blocking.decision.reason}`;
                const code = blocking.decision.code === 'lookup-failed' ? 'lookup-failed' : 'lockstep';
                return { ...one, decision: { kind: 'skip', code, reason } };
            });
        }
        var pin_settings = __webpack_require__(21123);
        var remember_signers = __webpack_require__(57746);
        var remembered_section = __webpack_require__(47493);
        var list_images = __webpack_require__(19003);
        var remember_file = __webpack_require__(5028);
        ;
        function compareBy({ judgeMoves }, { listing, settings }) {
            return async (steps) => {
                const moves = steps.map(({ one: { image, tag = '' }, from, to }) => {
                    const platforms = (0, image_list.Hb)(image, listing.check.platforms);
                    return { upstream: (0, pin_settings.Fw)(settings.mirrors, image.reference), tag, platforms, from, to };
                });
                const impacts = await judgeMoves(moves);
                const found = moves.map((move) => impacts.get(move));
                return new Map(steps.flatMap((step, index) => {
                    const impact = found[index];
                    return impact === undefined ? [] : [[step, impact]];
                }));
            };
        }
        var values_severity = __webpack_require__(54984);
        ;
        function fastLaneSearches(decided, rules) {
            const { now, settings, wish } = rules;
            const isSpecial = wish.asOf !== undefined || wish.rollBack !== undefined;
            if (settings.fastLane === undefined || settings.minAgeMs === 0 || isSpecial)
                return [];
            const cutoff = now - settings.minAgeMs;
            return tagUnits(decided, rules).flatMap((unit) => {
                const young = unit.images.flatMap(({ facts }) => facts?.kind === 'known' && facts.value.kind === 'history'
                    ? facts.value.history.flatMap(({ at }) => (at > cutoff && at <= now ? [at] : []))
                    : []);
                const times = [...new Set(young)].sort((one, other) => one - other);
                if (times.length === 0)
                    return [];
                const newest = decideUntil(unit, times.at(-1), rules);
                return [{ unit, newest, times, low: 0, high: times.length - 1 }];
            });
        }
        function decideAt({ times, unit }, index, rules) {
            return decideUntil(unit, times[index], rules);
        }
        function decideUntil({ images, tags }, at, rules) {
            return decidePins(images, rules, new Map(at === undefined ? [] : tags.map((tag) => [tag, at])));
        }
        function middleOf({ low, high }) {
            return Math.floor((low + high) / 2);
        }
        function narrow(search, hasAll) {
            const middle = middleOf(search);
            if (hasAll)
                return { ...search, high: middle };
            return { ...search, low: Math.min(middle + 1, search.high) };
        }
        function stepsBetween(before, after) {
            return after.flatMap((one, index) => {
                const [from, to] = [pinnedBy(before[index]), pinnedBy(one)];
                return from === undefined || to === undefined || from === to ? [] : [{ one, from, to }];
            });
        }
        function pinnedBy(one) {
            return one?.decision.kind === 'move' ? one.decision.to : one?.image.reference.digest;
        }
        function fixesOf(steps, impacts, { settings: { fastLane } }) {
            const severe = (found) => found.filter(({ severity }) => fastLane !== undefined && (0, values_severity.du)(severity, fastLane));
            const fixes = new Map();
            let addsAny = false;
            for (const step of steps) {
                const advisories = impacts.get(step)?.advisories;
                if (advisories?.kind !== 'known')
                    return undefined;
                const { tag = '' } = step.one;
                const known = new Map([...(fixes.get(tag) ?? []), ...severe(advisories.resolved)].map((one) => [one.id, one]));
                if (known.size > 0)
                    fixes.set(tag, [...known.values()]);
                addsAny ||= severe(advisories.introduced).length > 0;
            }
            return { fixes, addsAny };
        }
        function withFastLane(one, fixes, { now, settings: { minAgeMs } }) {
            const { decision, tag = '' } = one;
            if (decision.kind !== 'move' || decision.builtAt === undefined)
                return one;
            const ageMs = now - decision.builtAt;
            const [found = [tag, []]] = [...fixes].toSorted(([a], [b]) => Number(b === tag) - Number(a === tag));
            if (ageMs >= minAgeMs)
                return one;
            const by = found[0] === tag ? undefined : found[0];
            return { ...one, decision: { ...decision, fastLane: { fixes: found[1], by, ageMs, minAgeMs } } };
        }
        var duration = __webpack_require__(62403);
        ;
        function rebuildUnits(decided, rules) {
            const { settings, wish } = rules;
            const longest = settings.rebuildMaxLagMs;
            if (longest === undefined || wish.asOf !== undefined || wish.rollBack !== undefined)
                return [];
            return tagUnits(decided, rules).flatMap(({ images }) => {
                const moves = images.filter(({ decision }) => decision.kind === 'move');
                const steps = moves.flatMap((one) => waitingStep(one, longest));
                return moves.length > 0 && steps.length === moves.length ? [steps] : [];
            });
        }
        function waitingStep(one, longest) {
            const { decision, facts, image } = one;
            const from = image.reference.digest;
            if (decision.kind !== 'move' || from === undefined)
                return [];
            if (facts?.kind !== 'known' || facts.value.kind !== 'history')
                return [];
            const pinned = (0, tag_history.w)(facts.value.history, from);
            const lag = pinned === undefined || decision.builtAt === undefined ? longest : decision.builtAt - pinned.at;
            return lag < longest ? [{ one, from, to: decision.to }] : [];
        }
        function isOnlyRebuilt(impact) {
            const verdict = impact?.diff?.verdict;
            if (verdict !== 'rebuilt' && verdict !== 'identical')
                return false;
            return impact?.advisories?.kind !== 'known' || impact.advisories.resolved.length === 0;
        }
        function waitForChange(one, { settings }) {
            const { decision } = one;
            if (decision.kind !== 'move')
                return one;
            const built = decision.builtAt === undefined ? '' : `, of ${(0, instant.im)(decision.builtAt)},`;
            const lag = (0, duration.S5)(settings.rebuildMaxLagMs ?? 0);
            const reason = `the selected build${built} has the same packages and configuration, and is less than ${lag} newer (max-lag)`;
            return { ...one, decision: { kind: 'skip', code: 'only-rebuilt', reason } };
        }
        ;
        async function skipRebuilds(decided, rules, compare) {
            const units = compare === undefined ? [] : rebuildUnits(decided, rules);
            if (compare === undefined || units.length === 0)
                return decided;
            const impacts = await compare(units.flat());
            const waiting = units.filter((steps) => steps.every((step) => isOnlyRebuilt(impacts.get(step))));
            const skipped = new Set(waiting.flat().map(({ one }) => one));
            return decided.map((one) => (skipped.has(one) ? waitForChange(one, rules) : one));
        }
        const MOST_PROBES = 5;
        const NO_ADVISORIES = 'fast-lane: this run has no access to advisories, so `min-age` applies to all builds. It needs an API token.';
        async function takeFastLane(decided, rules, given) {
            const searches = fastLaneSearches(decided, rules);
            if (searches.length === 0)
                return { decided, warnings: [] };
            if (given?.hasAdvisories !== true)
                return { decided, warnings: [NO_ADVISORIES] };
            const problems = [];
            const compareAll = async (ways) => {
                const steps = ways.map(([before, after]) => stepsBetween(before, after));
                const impacts = await given.compare(steps.flat());
                for (const { advisories } of impacts.values())
                    if (advisories?.kind === 'unknown' && advisories.problem !== undefined)
                        problems.push(advisories.problem);
                return steps.map((own) => fixesOf(own, impacts, rules));
            };
            const fast = await searchFixes(searches, rules, compareAll);
            const [problem] = problems;
            return {
                decided: decided.map((one) => fast.get(one) ?? one),
                warnings: problem === undefined ? [] : [`fast-lane: advisories unknown: ${problem.message}. ${problem.hint}`],
            };
        }
        async function searchFixes(searches, rules, compareAll) {
            const possible = await compareAll(searches.map(({ newest, unit }) => [unit.images, newest]));
            let open = searches.filter((_, index) => (possible[index]?.fixes.size ?? 0) > 0);
            for (let probe = 0; probe < MOST_PROBES && open.some(({ low, high }) => low < high); probe += 1) {
                const left = await compareAll(open.map((one) => [decideAt(one, middleOf(one), rules), one.newest]));
                open = open.map((one, index) => narrow(one, left[index]?.fixes.size === 0));
            }
            const ways = open.map((one) => [one.unit.images, decideAt(one, one.high, rules)]);
            const made = await compareAll(ways);
            return new Map(ways.flatMap((way, index) => fastDecisions(way, made[index], rules)));
        }
        function fastDecisions([before, after], found, rules) {
            if (found === undefined || found.fixes.size === 0 || found.addsAny)
                return [];
            return before.map((one, index) => [one, withFastLane(after[index] ?? one, found.fixes, rules)]);
        }
        var require_signed = __webpack_require__(19464);
        var rewrite_files = __webpack_require__(87702);
        ;
        async function planPins(options) {
            const { tree, now, settings, only, registry, wish = { asOf: undefined, rollBack: undefined } } = options;
            const listing = options.listing ?? (await (0, load_config.Z9)(tree));
            const list = await (0, list_images.v)({
                tree,
                now,
                rules: listing,
                ...(registry === undefined ? {} : { registry }),
            });
            const images = list.images.filter(({ reference }) => only === undefined || (0, image_reference.eZ)(reference).some(only));
            const warnings = only !== undefined && images.length === 0 ? [NO_MATCH] : [];
            const followed = await fetchTags(images, options);
            const rules = { settings, wish, now };
            const impact = options.impact && {
                ...options.impact,
                compare: compareBy(options.impact, { settings, listing }),
            };
            const fast = await takeFastLane(decidePins(followed, rules), rules, impact);
            const copied = await (0, concurrency.sf)(fast.decided, concurrency.Ri, async (one) => requireAtMirror(one, options));
            const changed = await skipRebuilds(copied, rules, impact?.compare);
            const signed = await (0, require_signed.S)(changed, settings.mirrors, options.signatures);
            const decided = keepInLockstep(signed.decided, rules);
            const pins = decided.flatMap(({ image, decision }) => decision.kind === 'move' ? [{ image, digest: decision.to }] : []);
            const { files, dropped } = await (0, rewrite_files.O3)({ tree, listing, style: settings.style, pins, registry });
            const final = decided.map((one) => asWritten(one, dropped));
            const left = list.skipped.filter(({ code, isAside }) => code !== 'result-name' && isAside !== true);
            const skipped = [...left, ...final.flatMap(toSkip)].sort(byPlace);
            const moves = final.flatMap((one) => toMove(one, { settings, listing }));
            const remembered = (0, remember_signers.qJ)(signed.remembered, moves);
            const config = await (0, remember_file.q)(tree, remembered);
            return {
                plan: { moves, skipped },
                files: config === undefined ? files : [...files, config],
                decided: final,
                listing,
                registry,
                warnings: [
                    ...warnings,
                    ...fast.warnings,
                    ...(0, remembered_section.L)({ entries: remembered, path: config?.path }),
                ],
                remembered,
            };
        }
        const NO_MATCH = 'only: no image in this repository matches. A `*` does not match a slash: write cgr.dev/*/node, or **/node:22.';
        async function fetchTags(images, { settings, source }) {
            const following = images.map((image) => {
                const tag = (0, image_list.Q9)(image);
                const at = (0, pin_settings.Fw)(settings.mirrors, image.reference);
                return { image, at, upstream: (0, image_reference.vy)(at), tag };
            });
            const wanted = new Map(following.flatMap(({ at, upstream, tag }) => tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }]]));
            const fetched = await (0, concurrency.sf)([...wanted], concurrency.Ri, async ([key, { at, tag }]) => {
                return [key, hasBuilds(key, await source.tag(at, tag))];
            });
            const facts = new Map(fetched);
            return following.map(({ image, upstream, tag }) => {
                return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
            });
        }
        function hasBuilds(name, facts) {
            if (facts.kind === 'unknown' || facts.value.kind === 'digest')
                return facts;
            if (facts.value.history.length > 0)
                return facts;
            const message = `could not read the history of ${name}: the registry returned an empty history`;
            const hint = 'If the tag was retired, use another one.';
            return { kind: 'unknown', problem: { code: 'platform_unexpected_answer', message, hint } };
        }
        async function requireAtMirror(one, { settings, source }) {
            const { decision, image } = one;
            const upstream = (0, pin_settings.Fw)(settings.mirrors, image.reference);
            if (decision.kind !== 'move' || upstream === image.reference)
                return one;
            const answer = await source.has(image.reference, decision.to);
            if (answer.kind === 'known' && answer.value)
                return one;
            const name = (0, image_reference.vy)(image.reference);
            const lacks = answer.kind === 'unknown'
                ? (0, decide_pin.gA)(answer.problem)
                : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} yet` };
            return { ...one, decision: lacks };
        }
        function asWritten(one, dropped) {
            const reason = dropped.get(one.image);
            if (reason === undefined || one.decision.kind === 'skip')
                return one;
            return { ...one, decision: { kind: 'skip', code: 'not-editable', reason } };
        }
        function toMove({ image, decision, tag }, { settings, listing }) {
            if (decision.kind === 'skip' || tag === undefined)
                return [];
            const { file, line, written, reference } = image;
            const { to, builtAt, builds, days, trust, fastLane } = decision;
            const place = { file, line, written, image: (0, image_reference.vy)(reference), tag };
            const upstream = (0, pin_settings.Fw)(settings.mirrors, reference);
            const platforms = (0, image_list.Hb)(image, listing.check.platforms);
            const more = { ...(trust && { trust }), ...(fastLane && { fastLane }) };
            return [{ ...place, upstream, platforms, from: reference.digest, to, builtAt, builds, days, ...more }];
        }
        function toSkip({ image: { file, line, written }, decision }) {
            if (decision.kind === 'move')
                return [];
            return [{ file, line, written, code: decision.code, reason: decision.reason }];
        }
        function byPlace(one, other) {
            if (one.file !== other.file)
                return one.file < other.file ? -1 : 1;
            return one.line - other.line;
        }
        async function imageFilter(globs) {
            if (globs.length === 0)
                return undefined;
            const { imageMatcher } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 44321));
            const matchers = globs.map(imageMatcher);
            return (name) => matchers.some((matches) => matches(name));
        }
        var pin_inputs = __webpack_require__(94491);
        var fetched = __webpack_require__(65094);
        var historic_image = __webpack_require__(10926);
        var advisory_impact = __webpack_require__(52083);
        ;
        const MOST_QUESTIONS = 100;
        const UPDATES_IN_FLIGHT = 4;
        function createMoveJudge(options) {
            const judged = new Map();
            return async (moves) => {
                const wanted = moves.flatMap((move) => {
                    const question = questionOf(move, options);
                    return question === undefined ? [] : [{ move, question, key: JSON.stringify(question) }];
                });
                const open = new Map(wanted.flatMap(({ key, question }) => (judged.has(key) ? [] : [[key, question]])));
                const queried = [...open].slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
                for (const [key, impact] of await judgeAll(queried, options))
                    judged.set(key, impact);
                return new Map(wanted.map(({ key, move }) => [move, judged.get(key) ?? TOO_MANY]));
            };
        }
        const TOO_MANY = {
            advisories: { kind: 'unknown', why: `a run compares at most ${MOST_QUESTIONS} different updates` },
            diff: undefined,
        };
        function questionOf(move, { registryHost }) {
            const { from, to, isKept, tag, upstream, platforms } = move;
            if (from === undefined || from === to || isKept === true)
                return undefined;
            if ((0, historic_image.RC)({ ...upstream, tag: undefined, digest: undefined }, registryHost) === undefined)
                return undefined;
            const { host, path } = upstream;
            return { image: { host, path }, tag, from, to, platforms: platforms.toSorted() };
        }
        async function judgeAll(questions, { advisoriesOn, diffBuilds, packagesOf }) {
            const compared = await (0, concurrency.sf)(questions, UPDATES_IN_FLIGHT, async ([key, question]) => {
                const { image, from, to, platforms } = question;
                const packages = (digest) => packagesOf({ image, digest, platforms });
                const both = inTime(Promise.all([packages(from), packages(to)]));
                const [diff, installed] = await Promise.all([diffBuilds(question), both]);
                return { key, diff: diff.kind === 'known' ? diff.value : undefined, installed, path: image.path };
            });
            const names = compared.flatMap(({ installed, path }) => (0, advisory_impact.Gq)(sidesOf(installed, path)));
            const advisories = advisoriesOn && (await inTime(advisoriesOn(names)));
            return compared.map(({ key, diff, installed, path }) => {
                const impact = advisories && impactOf(sidesOf(installed, path), advisories);
                return [key, { advisories: impact, diff: diff && { ...diff, advisories: impact } }];
            });
        }
        function sidesOf(installed, path) {
            if (installed.kind === 'unknown')
                return { path, from: installed, to: installed };
            const [from, to] = installed.value;
            return { path, from, to };
        }
        function impactOf(sides, advisories) {
            return advisories.kind === 'unknown'
                ? (0, advisory_impact.zT)(advisories.problem)
                : (0, advisory_impact.RS)({ ...sides, advisories: advisories.value });
        }
        async function inTime(requests) {
            try {
                return (0, fetched.eO)(await requests);
            }
            catch (error) {
                if (!(error instanceof errors.OD) || error.code !== 'run_deadline')
                    throw error;
                return (0, fetched.QT)(error);
            }
        }
        var pull_policy = __webpack_require__(30610);
        var end_of_life_warnings = __webpack_require__(66497);
        var fetch_lifecycle = __webpack_require__(53740);
        var pull_policies = __webpack_require__(6789);
        var find_repo = __webpack_require__(95885);
        var organization_lists = __webpack_require__(35694);
        ;
        async function markEndOfLife(moves, options) {
            const images = Map.groupBy(moves, ({ upstream: { host, path } }) => `${host}/${path}`);
            const known = new Map();
            const wanted = [...images].flatMap(([image, [first]]) => {
                const found = first && (0, historic_image.RC)({ ...first.upstream, tag: undefined, digest: undefined }, options.registryHost);
                const tags = new Map(images.get(image)?.map(({ tag, to }) => [tag, to]));
                return found === undefined ? [] : [{ image, historic: found, tags }];
            });
            const own = wanted.filter(({ historic }) => !isPublic(historic));
            const lists = (0, organization_lists.fl)(options.organizationUid, own.map(({ historic, tags }) => ({ name: historic.name, tags: new Set(tags.keys()) })), options);
            await (0, concurrency.sf)(wanted, concurrency.Ri, async ({ image, historic, tags }) => {
                const listed = isPublic(historic) ? undefined : await lists.repo(historic.name);
                const repoUid = listed?.uid ?? (0, find_repo.O7)(historic, ownFor(historic, options), options.platform);
                const fetcher = (0, fetch_lifecycle.u)({
                    ...options,
                    repoUid: async () => repoUid,
                    wanted: [...tags.keys()],
                    lists,
                });
                for (const [tag, digest] of tags) {
                    const tagged = `${image}:${tag}`;
                    const lifecycle = await (0, fetched.G9)(fetcher.lifecycleOf(tag));
                    if (lifecycle.kind === 'unknown' || (0, end_of_life_warnings.k)(tagged, lifecycle.value, options) === undefined)
                        continue;
                    const isDenied = await isPullDenied({ repo: await repoUid, digest }, options);
                    const ended = (0, end_of_life_warnings.k)(tagged, lifecycle.value, { now: options.now, isDenied });
                    if (ended !== undefined)
                        known.set(tagged, ended);
                }
            });
            return moves.map((move) => {
                const endOfLife = known.get(`${move.upstream.host}/${move.upstream.path}:${move.tag}`);
                return endOfLife === undefined ? move : { ...move, endOfLife };
            });
        }
        async function isPullDenied(build, { versionOne }) {
            const policies = await (0, fetched.G9)((0, pull_policies.S)(build, versionOne));
            return policies.kind === 'unknown' ? undefined : (0, pull_policy.jI)(policies.value);
        }
        function isPublic({ organization }) {
            return organization === historic_image.gO;
        }
        function ownFor(image, { organizationUid: uid }) {
            return { uid, name: isPublic(image) ? '' : undefined };
        }
        ;
        async function planRepository(inputs, world) {
            const { access, clock, directory, signal } = world;
            const tree = (0, work_tree.YT)(directory, (0, exec_command.pv)(signal));
            const now = access.serverTime ?? clock.now();
            const wish = await (0, pin_inputs.aR)(inputs, directory, now);
            const only = await imageFilter(inputs.only);
            const { pin: configured, trust: config } = await (0, load_config.Z9)(tree);
            const currentAge = wish.asOf === undefined ? configured.minAgeMs : 0;
            const settings = { ...configured, minAgeMs: inputs['min-age'] ?? currentAge };
            const run = (0, open_run.I)({ ...world, tokenHosts: settings.tokenHosts });
            const trustWarnings = [];
            const onWarning = (warning) => trustWarnings.push(warning);
            const trustedRoot = inputs['trusted-root'];
            const signatures = await run.signatures({ config, tree, trustedRoot, onWarning });
            const judgeMoves = openMoveJudge(run, {
                ...world,
                signatures,
                timeoutMs: inputs['timeout-seconds'] * 1_000,
            });
            const planned = await planPins({
                tree,
                now,
                settings,
                wish,
                registry: world.endpoints.registry,
                source: run.source,
                signatures,
                impact: { judgeMoves, hasAdvisories: access.apiToken !== undefined },
                ...(only === undefined ? {} : { only }),
            });
            const plan = { ...planned.plan, moves: await markUpdates(planned.plan.moves, run, world) };
            const warnings = [...planned.warnings, ...trustWarnings];
            return { ...planned, plan, warnings, tree, settings, wish, signatures, judgeMoves };
        }
        const LONGEST_COMPARISON_MS = 60_000;
        const SHARE_OF_RUN = 1 / 3;
        function openMoveJudge(run, { endpoints, signatures, timeoutMs, }) {
            const registryHost = endpoints.registry;
            const { source } = run;
            const open = (0, concurrency.Oo)(async () => {
                const limited = run.within(Math.min(LONGEST_COMPARISON_MS, timeoutMs * SHARE_OF_RUN));
                const contentOf = (0, read_build.M)(limited.contentOf);
                const signedIn = await limited.platform();
                const packagesOf = (0, build_packages.E)({ contentOf, registryHost, signedIn, signatures, listsAll: true });
                const diffBuilds = (0, create_differ.r)({ contentOf, packagesOf, advisoriesOn: undefined, source, registryHost });
                const advisoriesOn = signedIn && (0, fetch_advisories.H3)(signedIn.vulnerabilities);
                return createMoveJudge({ diffBuilds, packagesOf, advisoriesOn, registryHost });
            });
            return async (moves) => (await open())(moves);
        }
        const LONGEST_DATES_MS = 30_000;
        async function markUpdates(moves, run, { access, clock, endpoints, signal }) {
            const platform = moves.length === 0 ? undefined : await run.within(LONGEST_DATES_MS).platform();
            if (platform === undefined)
                return moves;
            try {
                return await markEndOfLife(moves, {
                    ...platform,
                    registryHost: endpoints.registry,
                    organizationUid: platform.organizationUid ?? (await run.organization())?.uid ?? '',
                    now: access.serverTime ?? clock.now(),
                });
            }
            catch (error) {
                const isLate = error instanceof errors.OD && error.code === 'run_deadline';
                if (!isLate || signal.aborted)
                    throw error;
                return moves;
            }
        }
    }),
    94846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (BODY_LIMIT),
            lc: () => (renderBody),
            H1: () => (renderSections)
        });
        var values_documentation = __webpack_require__(30089);
        var duration = __webpack_require__(62403);
        var instant = __webpack_require__(8726);
        var markdown = __webpack_require__(51065);
        var diff_markdown = __webpack_require__(76497);
        var plural = __webpack_require__(51442);
        var fitted = __webpack_require__(21240);
        var image_update = __webpack_require__(40816);
        var remembered_section = __webpack_require__(47493);
        var impact_text = __webpack_require__(7379);
        var signature_section = __webpack_require__(62889);
        var update_text = __webpack_require__(814);
        ;
        const LABELS = {
            'wrong-signer': 'wrong signer',
            'bad-signature': 'invalid signature',
            unsigned: 'not signed',
            'not-verifiable': 'signature not verifiable',
            'no-known-signer': 'no known signer',
            'lookup-failed': 'lookup failed',
            'not-in-history': 'digest not in the history',
            'no-build': 'no matching build',
            'mirror-lacks': 'not in the mirror',
            'digest-alone': 'no tag',
            'not-editable': 'not editable',
            denied: 'denied',
            held: 'on hold',
            'too-young': 'too young',
            'age-unknown': 'age unknown',
            'only-rebuilt': 'only rebuilt',
            'no-history': 'no tag history',
            'would-go-back': 'newer than selected',
            lockstep: 'in lockstep',
            malformed: 'malformed',
            'invalid-reference': 'invalid reference',
            'unreadable-file': 'unreadable file',
            'not-utf8': 'unreadable file',
            'not-parsable': 'unreadable file',
            'duplicate-key': 'unreadable file',
            'too-large': 'unreadable file',
            'too-entangled': 'unreadable file',
            'not-followed': 'file not read',
            'lfs-pointer': 'file not read',
            submodule: 'submodule not read',
            'scratch-with-tag': 'invalid reference',
            'build-arg': 'build argument',
            'no-expansion': 'variable',
            variable: 'variable',
            templated: 'template',
            'onbuild-stage-or-image': 'stage or image',
            'tag-elsewhere': 'tag set elsewhere',
            'set-by-caller': 'set by build arguments',
            'number-tag': 'tag without quotes',
            'replaces-base': 'replaces a base image',
            'inline-dockerfile': 'inline Dockerfile',
            unread: 'text not read',
            'result-name': 'name of a result',
            mention: 'no image',
            ignored: 'ignored',
        };
        const ORDER = [...new Set(Object.values(LABELS))];
        function skippedSection(skipped, options, room) {
            const listed = skipped.flatMap((skip) => skip.code === 'current' ? [] : [{ ...skip, label: LABELS[skip.code] }]);
            const current = skipped.length - listed.length;
            if (listed.length === 0)
                return current === 0 ? '' : `${(0, plural.U)(current, 'reference')} already on the selected build.`;
            const groups = [...Map.groupBy(listed, ({ label }) => label)].toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
            const counts = groups.map(([label, same]) => `${same.length} ${label}`).join(', ');
            const rest = current === 0 ? '' : `; ${current} already on the selected build`;
            const title = `⏸️ ${(0, plural.U)(listed.length, 'reference')} not updated (${counts})${rest}`;
            return (0, fitted.$)({
                before: `<details><summary>${title}</summary>\n\n`,
                lines: groups.flatMap(([, same]) => groupLines(same, options.files)),
                after: '\n\n</details>',
                noun: 'line',
                elsewhere: options.elsewhere,
            }, room);
        }
        function groupLines(group, files) {
            return [...Map.groupBy(group, ({ reason }) => reason)].flatMap(([reason, same]) => {
                const label = same[0]?.label ?? '';
                const why = reason === '' ? '' : `: ${(0, markdown.N8)(reason, 900)}`;
                const references = same.map(({ file, line, written }) => {
                    const place = (0, update_text.aE)({ file, line }, files);
                    return `  - ${written === '' ? place : `${(0, markdown.aY)(written)} in ${place}`}`;
                });
                return [`- **${label.charAt(0).toUpperCase()}${label.slice(1)}**${why}`].concat(references);
            });
        }
        var views_template = __webpack_require__(24759);
        var title = __webpack_require__(46839);
        var changes_cell = __webpack_require__(27971);
        var values_digest = __webpack_require__(63691);
        ;
        function updatesTable(updates, { elsewhere }, room) {
            const isCompared = updates.some(({ diff }) => diff !== undefined);
            const isJudged = updates.some(({ advisories }) => advisories !== undefined);
            const heads = ['Image', 'Digest', 'Built', 'Newer by'];
            const more = [...(isCompared ? ['Changes'] : []), ...(isJudged ? ['Advisories'] : [])];
            const lines = updates
                .filter((update) => (0, image_update.I)(update) !== 'first')
                .map((update) => {
                const changes = isCompared
                    ? [update.diff === undefined ? 'not compared' : (0, changes_cell.E)(update.diff)]
                    : [];
                const impact = isJudged ? [(0, impact_text.Np)(update.advisories)] : [];
                return (0, markdown.jD)([...changeCells(update), ...changes, ...impact]);
            });
            return (0, fitted.$)({ before: `${(0, markdown.PP)([...heads, ...more])}\n`, lines, after: '', noun: 'update', elsewhere }, room);
        }
        function changeCells(update) {
            const { from, to } = update;
            const change = [...(from === undefined ? [] : [from]), to].map((digest) => (0, markdown.aY)((0, values_digest.su)(digest)));
            return [nameCell(update), change.join(' → '), builtText(update), (0, update_text.SW)(update)];
        }
        function nameCell({ name, endOfLife, trust }) {
            const notes = [(0, signature_section.hm)(trust), endOfLife === undefined ? '' : 'end of life'];
            return `**${(0, markdown.mo)(name)}**${notes.map((note) => (note === '' ? '' : `<br>⚠️ ${note}`)).join('')}`;
        }
        function builtText({ builtAt, isKept }) {
            if (isKept === true)
                return 'as proposed before';
            return builtAt === undefined ? 'unknown' : (0, instant.im)(builtAt);
        }
        function pinsSection(updates, { elsewhere }, room) {
            const first = updates.filter((update) => (0, image_update.I)(update) === 'first');
            const lines = first.map((update) => (0, markdown.jD)([nameCell(update), (0, markdown.aY)((0, values_digest.su)(update.to)), builtText(update)]));
            const head = `${(0, markdown.PP)(['Image', 'Pinned to', 'Built'])}\n`;
            const list = { lines, noun: 'image', elsewhere };
            if (first.length === updates.length)
                return (0, fitted.$)({ ...list, before: head, after: '' }, room);
            const title = `📌 ${(0, plural.U)(first.length, 'image')} pinned for the first time`;
            const before = `<details><summary>${title}</summary>\n\n${head}`;
            return (0, fitted.$)({ ...list, before, after: '\n\n</details>' }, room);
        }
        function placesSection(updates, { files, elsewhere }, room) {
            const lines = updates.flatMap((update) => {
                const { image, tag, from, to, trust, advisories, places } = update;
                const distance = from === undefined ? '' : (0, update_text.ly)(update);
                const facts = [
                    (0, markdown.aY)(`${image}:${tag}`),
                    ...(from === undefined ? [] : [`from ${(0, markdown.aY)(from)}`]),
                    `to ${(0, markdown.aY)(to)}`,
                    ...(distance === '' ? [] : [distance]),
                    ...(0, signature_section.td)(trust),
                    ...(0, impact_text.Aq)(advisories),
                ];
                return [`- ${facts.join('<br>')}`, ...places.map((place) => `  - ${(0, update_text.aE)(place, files)}`)];
            });
            const before = '<details><summary>Files and full digests</summary>\n\n';
            return (0, fitted.$)({ before, lines, after: '\n\n</details>', noun: 'line', elsewhere }, room);
        }
        ;
        const BODY_LIMIT = 50_000;
        const JOINTS = 200;
        function renderSections(parts, limit) {
            const { moves, skipped, rule, links, elsewhere } = parts;
            const updates = (0, image_update.I1)(moves);
            const head = headline(updates, rule);
            const remarks = parts.remarks.join('\n\n');
            const options = { files: links.files, elsewhere };
            let room = limit - head.length - remarks.length - JOINTS;
            const take = (text) => {
                room -= text.length;
                return text;
            };
            const trusted = parts.remembered === undefined ? '' : take((0, remembered_section.c)(parts.remembered));
            const warnings = joined([trusted, take(warningSection(updates, options, room / 4))]);
            const table = take(updatesTable(updates, options, room * 0.6));
            const signatures = take((0, signature_section.Mj)(updates, options, room / 4));
            const pins = take(pinsSection(updates, options, room * 0.6));
            const notUpdated = take(skippedSection(skipped, options, room * 0.6));
            const diffs = updates.flatMap(({ diff }) => (diff?.verdict === 'changed' ? diff : []));
            const changes = diffs.length === 0 ? '' : take((0, diff_markdown.I)(diffs, room * 0.6));
            return {
                headline: head,
                warnings,
                table,
                changes,
                signatures,
                remarks,
                pins,
                skipped: notUpdated,
                places: placesSection(updates, options, room),
            };
        }
        function renderBody(text, limit) {
            const { startsNoChecks, links } = text;
            const closing = closingText({ startsNoChecks, links });
            const foot = footer(links);
            const around = closing.length + foot.length;
            if (text.template.trim() === '') {
                const sections = renderSections(text, limit - around);
                return joined([...Object.values(sections), '---', closing, foot]);
            }
            const template = text.template.slice(0, limit / 2);
            const values = {
                ...(0, title.$)(text),
                group: (0, markdown.FV)(text.key),
                summary: (0, markdown.FV)((0, title.$)(text)['summary'] ?? ''),
            };
            const fixed = (0, views_template.ou)(template, values).length + around;
            const sections = renderSections(text, limit - fixed);
            const { remarks, warnings } = sections;
            const filled = (0, views_template.ou)(template, {
                ...values,
                ...sections,
                table: joined([sections.table, sections.changes, sections.signatures, sections.pins]),
                notes: joined([remarks, closing]),
                footer: foot,
            });
            return joined([template.includes('{warnings}') ? '' : warnings, filled.replace(/\n{3,}/g, '\n\n').trim()]);
        }
        function joined(parts) {
            return parts.filter((part) => part !== '').join('\n\n');
        }
        function headline(updates, rule) {
            const { older, newer, first } = (0, image_update.C6)(updates);
            const changes = [
                ...(newer.length === 0 ? [] : [`updates ${(0, plural.U)(newer.length, 'image pin')}`]),
                ...(older.length === 0 ? [] : [`rolls back ${(0, plural.U)(older.length, 'image pin')}`]),
                ...(first.length === 0 ? [] : [`pins ${(0, plural.U)(first.length, 'image')} for the first time`]),
            ];
            if (changes.length === 0)
                return '';
            const text = (0, plural.M)(changes);
            return `**${text.charAt(0).toUpperCase()}${text.slice(1)}.**${ruleText(updates, rule)}`;
        }
        function ruleText(updates, { minAgeMs, asOf }) {
            const dated = updates.every(({ builtAt, isKept }) => builtAt !== undefined || isKept === true);
            const builds = dated ? 'Builds' : 'Builds with a known date';
            const when = asOf === undefined ? '' : ` as of ${(0, instant.r4)(asOf).slice(0, 16).replace('T', ' ')} UTC`;
            const fast = updates.filter(({ fastLane }) => fastLane !== undefined).length;
            const but = fast === 0 ? '' : `, except ${(0, plural.U)(fast, 'image')} by \`fast-lane\``;
            if (minAgeMs > 0)
                return ` ${builds} are at least ${(0, duration.S5)(minAgeMs)} old${when}${but}.`;
            return when === '' ? '' : ` Builds are those${when}.`;
        }
        function warningSection(updates, { elsewhere }, room) {
            const sentences = (0, impact_text.JC)(updates);
            const lines = sentences.length === 1 ? sentences : sentences.map((sentence) => `- ${sentence}`);
            const before = '> [!WARNING]\n> **Review before merging:**\n>\n';
            const list = { before, lines: lines.map((line) => `> ${line}`), after: '', noun: 'image', elsewhere };
            return (0, fitted.$)(list, room);
        }
        function closingText({ startsNoChecks, links }) {
            const why = (0, values_documentation.ou)('pin.md#workflows-on-the-pull-request', links.documentation);
            const lines = [
                '🚫 **Decline:** close this pull request; Mooring opens it again only for newer builds.',
                '✏️ **Take over:** push a commit to this branch, and Mooring stops updating it.',
                ...(startsNoChecks
                    ? [
                        `▶️ **Checks:** GitHub does not run workflows for pull requests created with \`GITHUB_TOKEN\`; approve the waiting runs ([why?](${why})).`,
                    ]
                    : []),
            ];
            return lines.join('<br>');
        }
        function footer({ run, documentation }) {
            const parts = [
                'Generated by Mooring',
                (0, markdown.nf)('pin configuration', (0, values_documentation.ou)('pin.md#configuration', documentation)),
                ...(run === undefined ? [] : [(0, markdown.nf)('run log', run)]),
            ];
            return `<sub>${parts.join(' · ')}</sub>`;
        }
    }),
    38141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gk: () => (isGroupBranch),
            hq: () => (branchNameProblem),
            oD: () => (groupBranch)
        });
        const LONGEST_SLUG = 40;
        function groupBranch(branch, group) {
            if (group.key === '')
                return branch;
            const slug = group.key
                .toLowerCase()
                .replace(/[^a-z0-9]+/g, '-')
                .slice(0, LONGEST_SLUG)
                .replace(/^-+|-+$/g, '');
            return `${branch}-${slug === '' ? 'group' : slug}-${group.hash.slice(0, 8)}`;
        }
        function isGroupBranch(branch, name) {
            if (name === branch)
                return true;
            return name.startsWith(`${branch}-`) && /^[a-z0-9-]+-[0-9a-f]{8}$/.test(name.slice(branch.length + 1));
        }
        const LONGEST_NAME = 180;
        const FORBIDDEN = /[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|^[-./]|[./]$|^@$/u;
        function branchNameProblem(name) {
            if (name === '')
                return 'is empty';
            if (name.length > LONGEST_NAME)
                return `is longer than ${LONGEST_NAME} characters`;
            if (name === 'HEAD' || name.startsWith('refs/'))
                return 'must be a name without refs/heads/';
            return FORBIDDEN.test(name) ? 'is not a valid branch name' : undefined;
        }
    }),
    87020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (GROUPINGS),
            n: () => (groupPlan)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        const GROUPINGS = ['all', 'directory', 'image'];
        function groupPlan(plan, grouping) {
            const groups = Map.groupBy(plan.moves, (move) => keyOf(move, grouping));
            return [...groups].map(([key, moves]) => ({
                key,
                moves,
                skipped: plan.skipped.filter((skip) => isListedIn(key, skip, grouping)),
            }));
        }
        function isListedIn(key, { code, file }, grouping) {
            switch (grouping) {
                case 'all':
                    return true;
                case 'directory':
                    return directoryOf(file) === key;
                case 'image':
                    return code !== 'current';
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(grouping);
            }
        }
        function keyOf(move, grouping) {
            switch (grouping) {
                case 'all':
                    return '';
                case 'directory':
                    return directoryOf(move.file);
                case 'image':
                    return move.image;
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(grouping);
            }
        }
        function directoryOf(path) {
            const slash = path.lastIndexOf('/');
            return slash === -1 ? '.' : path.slice(0, slash);
        }
    }),
    40816: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C6: () => (imagesByKind),
            I: () => (kindOf),
            I1: () => (imageUpdates),
            ux: () => (impactOf)
        });
        function imageUpdates(moves) {
            const byName = Map.groupBy(new Set(moves.map(({ image }) => image)), lastComponent);
            const groups = Map.groupBy(moves, ({ image, tag, from, to, isKept, advisories, diff }) => {
                const compared = diff?.platforms.map(({ platform }) => platform);
                return JSON.stringify([image, tag, from, to, isKept, advisories, compared]);
            });
            const updates = [...groups.values()].flatMap((same) => {
                const [first] = same;
                if (first === undefined)
                    return [];
                const short = lastComponent(first.image);
                const name = `${byName.get(short)?.length === 1 ? short : first.image}:${first.tag}`;
                return [{ ...first, name, places: same.map(({ file, line }) => ({ file, line })) }];
            });
            return updates.toSorted((one, other) => weightOf(other) - weightOf(one));
        }
        function lastComponent(image) {
            return image.slice(image.lastIndexOf('/') + 1);
        }
        function weightOf({ advisories, endOfLife, trust }) {
            if (trust !== undefined && trust.kind !== 'verified' && trust.kind !== 'no-known-signer')
                return 4;
            if (advisories?.kind === 'known' && advisories.introduced.length > 0)
                return 3;
            if (endOfLife !== undefined)
                return 2;
            return advisories?.kind === 'known' && advisories.resolved.length > 0 ? 1 : 0;
        }
        function kindOf({ from, builds }) {
            if (from === undefined)
                return 'first';
            return builds !== undefined && builds < 0 ? 'older' : 'newer';
        }
        const KINDS = ['older', 'newer', 'first'];
        function imagesByKind(updates) {
            const images = new Map();
            for (const update of updates.toSorted((one, other) => rankOf(one) - rankOf(other))) {
                const key = `${update.image}:${update.tag}`;
                if (!images.has(key))
                    images.set(key, update);
            }
            const of = Map.groupBy(images.values(), kindOf);
            return { older: of.get('older') ?? [], newer: of.get('newer') ?? [], first: of.get('first') ?? [] };
        }
        function rankOf(update) {
            return KINDS.indexOf(kindOf(update));
        }
        function impactOf(updates) {
            const known = updates.flatMap(({ advisories }) => (advisories?.kind === 'known' ? [advisories] : []));
            const introduced = new Set(known.flatMap((one) => one.introduced.map(({ id }) => id)));
            const resolved = new Set(known.flatMap((one) => one.resolved.map(({ id }) => id))).difference(introduced);
            return { resolved: [...resolved].sort(), introduced: [...introduced].sort() };
        }
    }),
    7379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Aq: () => (fullImpact),
            JC: () => (reviewSentences),
            Np: () => (impactCell),
            vk: () => (advisoryNotes)
        });
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62403);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _signature_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62889);
        var _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25841);
        function impactCell(advisories) {
            if (advisories === undefined)
                return 'not checked';
            if (advisories.kind === 'unknown')
                return advisories.lacksSbom === true ? 'no SBOM' : 'unknown';
            const { resolved, introduced } = idsOf(advisories);
            const lines = [
                ...(resolved.length > 0 ? [`✅ fixes ${(0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.Mt)(resolved, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO)}`] : []),
                ...(introduced.length > 0 ? [`❌ adds ${(0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.Mt)(introduced, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO)}`] : []),
            ];
            return lines.length === 0 ? 'no change' : lines.join('<br>');
        }
        function fullImpact(advisories) {
            if (advisories?.kind !== 'known')
                return [];
            const { resolved, introduced } = idsOf(advisories);
            return [
                ...(resolved.length > _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO ? [`fixes ${(0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.Mt)(resolved, MOST_LISTED)}`] : []),
                ...(introduced.length > _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO ? [`adds ${(0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.Mt)(introduced, MOST_LISTED)}`] : []),
            ];
        }
        function idsOf({ resolved, introduced }) {
            return { resolved: resolved.map(({ id }) => id), introduced: introduced.map(({ id }) => id) };
        }
        const MOST_LISTED = 50;
        function reviewSentences(updates) {
            const sentences = updates.flatMap((update) => {
                const { name, image, advisories, endOfLife, fastLane } = update;
                return [
                    ...(0, _signature_section_js__WEBPACK_IMPORTED_MODULE_1__.oC)(update),
                    ...(advisories?.kind === 'known' && advisories.introduced.length > 0
                        ? [`**${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(name)}** adds ${(0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.so)(advisories.introduced.map(_advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.hl), _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO)}.`]
                        : []),
                    ...(fastLane === undefined ? [] : [fastLaneSentence(name, fastLane)]),
                    ...(endOfLife === undefined ? [] : [endOfLifeText(image, endOfLife)]),
                ];
            });
            return [...new Set(sentences)];
        }
        function fastLaneSentence(name, { ageMs, by, fixes, minAgeMs }) {
            const whose = by === undefined ? 'fixes' : `${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(by)}, in lockstep with it, fixes`;
            const listed = (0, _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.so)(fixes.map(_advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.hl), _advisories_views_vulnerability_text_js__WEBPACK_IMPORTED_MODULE_2__.rO);
            return `**${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(name)}** is ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.XG)(ageMs)} old and ${whose} ${listed}, so \`fast-lane\` overrides \`min-age\` (${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.S5)(minAgeMs)}).`;
        }
        function endOfLifeText(image, { reason, successor }) {
            const advice = successor === undefined ? 'a maintained tag' : `**${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.mo)(`${image}:${successor}`)}**`;
            return `${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(reason, 400)}. Use ${advice}.`;
        }
        const MOST_REASONS = 3;
        function advisoryNotes(moves) {
            const whys = moves.flatMap(({ advisories }) => advisories?.kind === 'unknown' && advisories.lacksSbom !== true ? [advisories.why] : []);
            const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, moves: same.length }));
            const more = reasons.slice(MOST_REASONS).reduce((sum, { moves: some }) => sum + some, 0);
            return [
                ...reasons
                    .slice(0, MOST_REASONS)
                    .map(({ why, moves: some }) => `${notKnown(some)}: ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(why, 300)}.`),
                ...(more === 0 ? [] : [`${notKnown(more)}, for other reasons.`]),
                ...unverifiedSboms(moves),
            ];
        }
        function unverifiedSboms(moves) {
            const affected = moves.filter(({ advisories }) => advisories?.kind === 'known' && advisories.hasUnverifiedSbom);
            if (affected.length === 0)
                return [];
            return [
                `The CVEs of ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(affected.length, 'update')} come from SBOMs whose signature could not be verified.`,
            ];
        }
        function notKnown(unknown) {
            return `Advisory impact unknown for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(unknown, 'update')}`;
        }
    }),
    80213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Pp: () => (diffLines),
            j0: () => (pinsReport),
            jG: () => (pinsJson),
            oW: () => (patchText),
            tx: () => (pinLines),
            ue: () => (renderPinSummary),
            um: () => (pinsOutput)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51065);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82040);
        var _body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94846);
        var _impact_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7379);
        var _update_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(814);
        var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87158);
        var _text_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96677);
        var _text_json_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90676);
        var _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21567);
        function pinLines({ moves, skipped }) {
            return [
                ...moves.map((move) => {
                    const signed = move.trust === undefined ? '' : (0, _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__.g)(move.trust);
                    const facts = [(0, _update_text_js__WEBPACK_IMPORTED_MODULE_4__.ly)(move), (0, _update_text_js__WEBPACK_IMPORTED_MODULE_4__.cu)(move.fastLane), signed];
                    const known = facts.filter((fact) => fact !== '').join('; ');
                    const beside = known === '' ? '' : ` (${known})`;
                    return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${(0, _update_text_js__WEBPACK_IMPORTED_MODULE_4__.$r)(move)}${beside}`;
                }),
                ...skipped.filter(isReported).map(({ file, line, written, reason }) => {
                    return `${file}:${line}  ${written === '' ? 'the file' : written} skipped: ${reason}`;
                }),
            ];
        }
        function diffLines(files) {
            return files.flatMap((file) => diffOf(file).split('\n').map(inert));
        }
        function patchText(files) {
            return files.map((file) => `${diffOf(file)}\n`).join('');
        }
        function diffOf({ path, before, after }) {
            const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
            return (0, _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_6__.W)(path, before && decoder.decode(before), decoder.decode(after));
        }
        function inert(line) {
            return line
                .replace(/::/g, ':\u200b:')
                .replace(/##\[/g, '##\u200b[')
                .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
        }
        const SUMMARY_LIMIT = 300_000;
        function renderPinSummary({ plan, outcomes, isDryRun, ...options }) {
            const judged = new Map(outcomes.flatMap(({ moves }) => moves.map((move) => [(0, _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__.$)(move), move])));
            const moves = plan.moves.map((move) => judged.get((0, _decide_pin_plan_js__WEBPACK_IMPORTED_MODULE_1__.$)(move)) ?? move);
            const parts = {
                ...options,
                key: '',
                moves,
                skipped: plan.skipped,
                remarks: (0, _impact_text_js__WEBPACK_IMPORTED_MODULE_3__.vk)(moves),
                elsewhere: 'the log',
            };
            const { headline, warnings, ...sections } = (0, _body_js__WEBPACK_IMPORTED_MODULE_2__.H1)(parts, SUMMARY_LIMIT);
            const results = isDryRun ? 'Dry run: no files were written.' : outcomeTable(outcomes);
            const all = ['## Mooring pin', headline, warnings, results, ...Object.values(sections)];
            return `${all.filter((section) => section !== '').join('\n\n')}\n`;
        }
        function outcomeTable(outcomes) {
            const rows = outcomes.map(({ branch, number, operation, said, url }) => [
                number === undefined ? '—' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nf)(`#${number}`, url),
                `<code>${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__.mo)(branch, 200)}</code>`,
                operation === 'created' || operation === 'updated' ? `✅ ${operation}` : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__.FV)(said),
            ]);
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__.tp)(['Pull request', 'Branch', 'Result'], rows);
        }
        function pinsOutput(moves) {
            return JSON.stringify(moves.map(reportedMove));
        }
        function pinsReport({ moves, skipped }, { written, changedFiles }) {
            return {
                schema: 'mooring.pins/v1',
                written,
                changedFiles,
                moves: moves.map(reportedMove),
                skipped: skipped.map(({ file, line, written: text, code: why, reason }) => {
                    return { file, line, written: text, reason: { code: why, sentence: (0, _text_sentence_js__WEBPACK_IMPORTED_MODULE_8__.e)(reason) } };
                }),
            };
        }
        function pinsJson({ schema, written, changedFiles, moves, skipped }) {
            const head = `"schema":"${schema}","written":${written},"changedFiles":${JSON.stringify(changedFiles)}`;
            return `{${head},"moves":${(0, _text_json_lines_js__WEBPACK_IMPORTED_MODULE_9__.i7)(moves)},"skipped":${(0, _text_json_lines_js__WEBPACK_IMPORTED_MODULE_9__.i7)(skipped)}}\n`;
        }
        function reportedMove(move) {
            const { file, line, written, image, tag, from, to, builtAt, builds, days, isKept } = move;
            const { endOfLife, fastLane, trust } = move;
            return {
                file,
                line,
                written,
                image,
                tag,
                ...(isKept === undefined ? {} : { isKept }),
                from: from ?? null,
                to,
                builtAt: builtAt === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(builtAt),
                builds: builds ?? null,
                days: days ?? null,
                ...(endOfLife === undefined
                    ? {}
                    : { endOfLife: { reason: endOfLife.reason, successor: endOfLife.successor ?? null } }),
                ...(fastLane && { fastLane: { fixes: fastLane.fixes.map(({ id }) => id) } }),
                ...(trust === undefined ? {} : { signature: (0, _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__.A)(trust) }),
            };
        }
        function isReported({ code: why }) {
            return why !== 'current';
        }
    }),
    47493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (rememberedWarnings),
            c: () => (rememberedSection)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51442);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _signatures_decide_signer_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9200);
        var _signature_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62889);
        function rememberedSection({ entries, path }) {
            if (entries.length === 0)
                return '';
            const [these, it, sign] = entries.length === 1 ? ['this signer', 'it', 'signs'] : ['these signers', 'them', 'sign'];
            const list = entries.map(({ image, signer, seen }) => {
                const build = `${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(seen.image)}@${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(seen.digest)}`;
                return `- ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.di)(signer.identity)} for ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(image)}, seen on ${build}${(0, _signature_section_js__WEBPACK_IMPORTED_MODULE_1__.kc)(seen.logUrl)}`;
            });
            if (path !== undefined)
                return alert([
                    `**Merging this pull request makes Mooring trust ${these}.** Builds of images without a known signer have valid signatures by ${it}; ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path)} gets ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(entries.length, 'entry', 'entries')}.`,
                    '',
                    ...list,
                    '',
                    `Check that ${these} ${sign} for your organization.`,
                ]);
            return alert([
                `**The signers of these images are not trusted yet.** The configuration file could not be edited; to trust ${these}, add the lines below to \`trust.signers\`.`,
                '',
                ...list,
                '',
                '```yaml',
                ...entries.flatMap(_signatures_decide_signer_entry_js__WEBPACK_IMPORTED_MODULE_4__.a),
                '```',
            ]);
        }
        function rememberedWarnings({ entries, path }) {
            return entries.map(({ image, signer: { issuer, identity }, seen }) => {
                const build = `${seen.image}@${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(seen.digest)}`;
                const who = `No signer of ${image} was known; ${build} is signed by ${identity}.`;
                return path === undefined
                    ? `${who} To trust it, add to \`trust.signers\`: - ${JSON.stringify({ image, issuer, identity })}`
                    : `${who} The change of ${path} makes Mooring trust it.`;
            });
        }
        function alert(lines) {
            return ['[!IMPORTANT]', ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
        }
    }),
    62889: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Mj: () => (signatureSection),
            hm: () => (signatureNote),
            kc: () => (logText),
            oC: () => (signatureWarningLines),
            td: () => (signatureFact)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49649);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _text_fitted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21240);
        function signatureNote(trust) {
            return trust === undefined || trust.kind === 'verified' || trust.kind === 'no-known-signer'
                ? ''
                : _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.vs[trust.kind];
        }
        function signatureFact(trust) {
            if (trust?.kind !== 'verified' || trust.signedAt === undefined)
                return [];
            const { signedAt, logUrl } = trust;
            const when = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(signedAt).slice(0, 16).replace('T', ' ');
            return [`signed ${when} UTC${logText(logUrl)}`];
        }
        function logText(url) {
            return isLinkable(url) ? ` (${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)('log entry', url)})` : '';
        }
        function isLinkable(url) {
            return url !== undefined && /^https:\/\/[\w./?=&%:-]+$/.test(url);
        }
        function signatureWarningLines({ name, trust }) {
            const text = trust && (0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.DW)('', trust);
            return text === undefined ? [] : [`**${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(name)}** ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.N8)(text, 1_400)}`];
        }
        function signatureSection(updates, { elsewhere }, room) {
            const known = updates.filter(({ trust }) => trust !== undefined);
            const signed = known.flatMap(({ name, to, trust }) => trust?.kind === 'verified' ? [{ name, to, trust, signer: signerCode(trust.signer) }] : []);
            const bySigner = [...Map.groupBy(signed, ({ signer }) => signer)];
            const rest = unknownSigners(known);
            const [one] = bySigner;
            if (one !== undefined && bySigner.length === 1)
                return joined([signedLine(one[0], signed, buildsOf(updates)), rest], ' ');
            const lines = bySigner.map(([signer, of]) => `- ${signer}: ${namesOf(of)}`);
            const before = '🔏 Signed by, verified offline:\n\n';
            const signers = (0, _text_fitted_js__WEBPACK_IMPORTED_MODULE_3__.$)({ before, lines, after: '', noun: 'signer', elsewhere }, room);
            return joined([signers, rest], '\n\n');
        }
        function joined(parts, joint) {
            return parts.filter((part) => part !== '').join(joint);
        }
        function buildsOf(updates) {
            return new Set(updates.map(({ to }) => to)).size;
        }
        function signedLine(signer, signed, all) {
            const builds = buildsOf(signed);
            const log = builds === 1 ? logText(signed[0]?.trust.logUrl) : '';
            const by = `signed by ${signer}${whenText(signed)}${log}, verified offline.`;
            if (all === 1)
                return `🔏 The build is ${by}`;
            if (builds < all)
                return `🔏 ${builds} of ${all} builds ${builds === 1 ? 'is' : 'are'} ${by}`;
            return `🔏 ${all === 2 ? 'Both' : `All ${all}`} builds are ${by}`;
        }
        function whenText(signed) {
            const days = signed.flatMap(({ trust: { signedAt } }) => signedAt === undefined ? [] : [(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.im)(signedAt)]);
            const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
            if (first === undefined || last === undefined)
                return '';
            return first === last ? ` on ${first}` : ` from ${first} to ${last}`;
        }
        function signerCode(signer) {
            return signer.kind === 'key'
                ? `the key with SHA-256 ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(signer.fingerprint)}`
                : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.di)(signer.identity);
        }
        const MOST_NAMES = 10;
        function namesOf(signed) {
            const names = [...new Set(signed.map(({ name }) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(name)))];
            const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
            return `${names.slice(0, MOST_NAMES).join(', ')}${more}`;
        }
        function unknownSigners(known) {
            const images = new Set(known.map(({ image }) => image)).size;
            const unknown = new Set(known.flatMap(({ image, trust }) => (trust?.kind === 'no-known-signer' ? [image] : []))).size;
            if (unknown === 0)
                return '';
            const verb = unknown === 1 ? 'has' : 'have';
            return `${unknown} of ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(images, 'image')} ${verb} no known signer, so ${unknown === 1 ? 'its signature was' : 'their signatures were'} not verified.`;
        }
    }),
    24759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            MS: () => (templateProblem),
            NX: () => (TITLE_WORDS),
            d9: () => (BODY_WORDS),
            ou: () => (fillTemplate)
        });
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6661);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        const TITLE_WORDS = [
            'summary',
            'updated',
            'pinned',
            'fixed',
            'introduced',
            'count',
            'images',
            'files',
            'group',
        ];
        const BODY_WORDS = [
            ...TITLE_WORDS,
            'headline',
            'warnings',
            'table',
            'skipped',
            'places',
            'notes',
            'footer',
        ];
        const WORD = /\{([a-z]+)\}/g;
        function templateProblem(template, words) {
            const unknown = [...template.matchAll(WORD)]
                .map(([, word = '']) => word)
                .find((word) => !words.includes(word));
            if (unknown === undefined)
                return undefined;
            const nearest = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_0__.z)(unknown, words);
            const advice = nearest === undefined
                ? `known placeholders are ${words.map((word) => `{${word}}`).join(', ')}`
                : `did you mean {${nearest}}?`;
            return `{${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(unknown, 40)}} is not a placeholder; ${advice}`;
        }
        function fillTemplate(template, values) {
            const known = new Map(Object.entries(values));
            return template.replace(WORD, (written, word) => known.get(word) ?? written);
        }
    }),
    46839: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (titleValues),
            z: () => (renderTitle)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64865);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51442);
        var _image_update_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40816);
        var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24759);
        var _update_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(814);
        const LONGEST_TITLE = 250;
        const READABLE_TITLE = 72;
        const OWN_TEMPLATE = 'chore(images): {summary}';
        function renderTitle(updates, template) {
            const used = template.trim() === '' ? OWN_TEMPLATE : template;
            const values = titleValues(updates);
            const title = (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)((0, _template_js__WEBPACK_IMPORTED_MODULE_2__.ou)(used, values), LONGEST_TITLE);
            if (title.length <= READABLE_TITLE)
                return title;
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)((0, _template_js__WEBPACK_IMPORTED_MODULE_2__.ou)(used, { ...values, summary: summaryOf(updates, 'short') }), LONGEST_TITLE);
        }
        function titleValues(updates) {
            const { images, files } = (0, _update_text_js__WEBPACK_IMPORTED_MODULE_3__.OY)(updates.moves);
            const all = (0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.I1)(updates.moves);
            const { first } = (0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.C6)(all);
            const { resolved, introduced } = (0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.ux)(all);
            return {
                count: String(updates.moves.length),
                images: String(images),
                files: String(files),
                group: plain(updates.key),
                summary: summaryOf(updates, 'long'),
                updated: String(images - first.length),
                pinned: String(first.length),
                fixed: String(resolved.length),
                introduced: String(introduced.length),
            };
        }
        function summaryOf({ key, moves }, length) {
            const updates = (0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.I1)(moves);
            const change = changeText((0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.C6)(updates), length);
            return plain(`${change}${placeText(key, moves)}${impactText(updates, length)}`);
        }
        const SHORT_NAME = 32;
        function changeText({ older, newer, first }, length) {
            const [image, ...others] = [...older, ...newer, ...first];
            if (image !== undefined && others.length === 0) {
                const name = length === 'long' ? image.name : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.IN)(image.name, SHORT_NAME);
                const target = image.builtAt === undefined ? (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.su)(image.to) : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(image.builtAt);
                return `${VERBS[(0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.I)(image)]} ${name} to ${target}`;
            }
            const changed = [
                ...(newer.length === 0 ? [] : [`update ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(newer.length, 'image pin')}`]),
                ...(older.length === 0 ? [] : [`roll back ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(older.length, 'image pin')}`]),
            ];
            if (first.length === 0)
                return changed.join(', ');
            return changed.length === 0
                ? `pin ${first.length} images`
                : `${changed.join(', ')}, pin ${first.length} more`;
        }
        const VERBS = { older: 'roll back', newer: 'update', first: 'pin' };
        function placeText(key, moves) {
            if (key === '')
                return '';
            const { images } = (0, _update_text_js__WEBPACK_IMPORTED_MODULE_3__.OY)(moves);
            const isImage = moves.some(({ image }) => image === key);
            if (isImage)
                return images === 1 ? '' : ` of ${key.slice(key.lastIndexOf('/') + 1)}`;
            return ` in ${key === '.' ? 'the root directory' : key}`;
        }
        function impactText(updates, length) {
            const { resolved, introduced } = (0, _image_update_js__WEBPACK_IMPORTED_MODULE_5__.ux)(updates);
            const fixes = resolved.length === 0 ? '' : `fixes ${idsText(resolved, length)}`;
            const more = length === 'short' && fixes !== '';
            const adds = introduced.length === 0 ? '' : `adds ${more ? introduced.length : idsText(introduced, length)}`;
            const past = new Set(updates.flatMap(({ name, endOfLife }) => (endOfLife === undefined ? [] : [name])));
            const ended = past.size === 0 || length === 'short' ? '' : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(past.size, 'tag')} past end of life`;
            const parts = [fixes, adds, ended].filter((part) => part !== '');
            return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
        }
        function idsText(ids, length) {
            const [only = '', ...others] = ids;
            if (others.length === 0 && length === 'long')
                return only;
            return ids.every((id) => id.startsWith('CVE-'))
                ? (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(ids.length, 'CVE')
                : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(ids.length, 'vulnerability', 'vulnerabilities');
        }
        function plain(text) {
            return text.replace(/`/g, "'").replace(/@(?=[A-Za-z0-9])/g, '@\u200b');
        }
    }),
    814: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $r: () => (targetOf),
            OY: () => (extentOf),
            SW: () => (newerByText),
            aE: () => (placeLink),
            cu: () => (fastLaneText),
            ly: () => (distanceText)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62403);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35607);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8726);
        var _values_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53990);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51065);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        function distanceText({ from, builds, days, isKept, }) {
            if (isKept === true)
                return 'as proposed before';
            if (from === undefined)
                return 'first pin';
            if (builds === undefined || days === undefined)
                return '';
            return `${builds < 0 ? 'older' : 'newer'} by ${(0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_2__.kF)({ builds: Math.abs(builds), days: Math.abs(days) })}`;
        }
        function fastLaneText(fastLane) {
            if (fastLane === undefined)
                return '';
            const { ageMs, by, fixes, minAgeMs } = fastLane;
            const listed = fixes.slice(0, MOST_FIXES).map(({ id, severity: { rating, score } }) => {
                return `${id} (${rating} ${score?.toFixed(1)})`;
            });
            const more = fixes.length > MOST_FIXES ? ` and ${fixes.length - MOST_FIXES} more` : '';
            const whose = by === undefined ? 'fixes' : `${by} in lockstep fixes`;
            return `fast-lane overrides min-age ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_1__.a3)(minAgeMs)}: ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_1__.XG)(ageMs)} old, ${whose} ${listed.join(', ')}${more}`;
        }
        const MOST_FIXES = 3;
        function newerByText({ builds }) {
            if (builds === undefined)
                return 'unknown';
            return `${builds < 0 ? '−' : ''}${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(Math.abs(builds), 'build')}`;
        }
        function targetOf({ to, builtAt }) {
            return builtAt === undefined ? (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(to) : `${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(to)} of ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.im)(builtAt)}`;
        }
        function extentOf(moves) {
            return {
                images: new Set(moves.map(({ image, tag }) => `${image}:${tag}`)).size,
                files: new Set(moves.map(({ file }) => file)).size,
            };
        }
        function placeLink({ file, line }, files) {
            const url = files === undefined ? undefined : (0, _values_links_js__WEBPACK_IMPORTED_MODULE_5__.iw)(files, file, line);
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.nf)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.FV)(`${file}:${line}`, 500), url);
        }
    }),
    78325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F: () => (decideSigned),
            n: () => (holdOf)
        });
        var _decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15999);
        var _decide_remember_signers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57746);
        function holdOf({ image, digest, trust }, { mode, registryHost }, remembered) {
            const found = trust.kind === 'no-known-signer' ? trust.found : undefined;
            const isSignerOptional = image.host !== registryHost ||
                (found !== undefined && (0, _decide_remember_signers_js__WEBPACK_IMPORTED_MODULE_1__.e5)(remembered, { image, signer: found.signer }));
            return (0, _decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__.g)({ digest, trust, mode, isSignerOptional });
        }
        async function decideSigned({ host, path }, digest, signatures) {
            const image = { host, path };
            const trust = await signatures.verifyBuild(image, digest);
            return { trust, hold: holdOf({ image, digest, trust }, signatures, []) };
        }
    }),
    57746: shared[57746],
    15999: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (SIGNATURE_CODES),
            g: () => (signatureHold)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49649);
        const SIGNATURE_CODES = [
            'unsigned',
            'wrong-signer',
            'bad-signature',
            'not-verifiable',
            'no-known-signer',
        ];
        function signatureHold({ digest, trust, mode, isSignerOptional, }) {
            if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
                return undefined;
            if (trust.kind === 'no-known-signer' && isSignerOptional)
                return undefined;
            const isAlways = trust.kind === 'wrong-signer' || trust.kind === 'bad-signature';
            if (!isAlways && mode === 'report')
                return undefined;
            const code = trust.kind === 'not-checked' ? 'lookup-failed' : trust.kind;
            return { code, reason: `build ${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(digest)} ${(0, _trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust)}`, hint: (0, _trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fB)(trust) };
        }
    }),
    9200: shared[9200],
    65004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _v: () => (RuleInputs),
            vq: () => (findAsOf),
            wF: () => (AgeInput)
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
        var _io_process_exec_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59022);
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62403);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8726);
        var _read_as_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5307);
        const AgeInput = zod__WEBPACK_IMPORTED_MODULE_5__.YjP()
            .refine((text) => text === '' || (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_1__.$7)(text) !== undefined, 'must be a duration such as 3d, 12h, or 0d')
            .transform(_values_duration_js__WEBPACK_IMPORTED_MODULE_1__.$7);
        async function findAsOf(text, directory, now) {
            if (text === '')
                return undefined;
            const asOf = await (0, _read_as_of_js__WEBPACK_IMPORTED_MODULE_4__.m)(text, directory, _io_process_exec_command_js__WEBPACK_IMPORTED_MODULE_0__.NK);
            if (asOf <= now || (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.Wr)(text) === undefined)
                return asOf;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_input_invalid', `as-of: ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(asOf)} is in the future; it is now ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(now)}`, { hint: 'Remove as-of to use the current time.' });
        }
        const RuleInputs = {
            'as-of': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            'min-age': AgeInput,
            platform: zod__WEBPACK_IMPORTED_MODULE_5__.YjP()
                .regex(/^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/, 'must be a platform such as linux/arm64 or linux/arm/v7'),
        };
    }),
    85235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CR: () => (stepTo),
            Fu: () => (rollBack),
            s9: () => (chooseBuild)
        });
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17158);
        function chooseBuild(history, { cutoff, isAsOf, isDenied }) {
            const builds = isAsOf ? history : (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
            if (builds.length === 0)
                return { kind: 'none', why: 'no-build' };
            const old = cutoff === undefined ? builds : builds.filter(({ at }) => at <= cutoff);
            if (old.length === 0)
                return { kind: 'none', why: 'too-young' };
            const build = old.findLast((one) => !isDenied(one));
            return build === undefined ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
        }
        function stepTo(history, pinned, build, allowsBack) {
            if (pinned === undefined)
                return 'move';
            if (pinned === build.digest)
                return 'current';
            if (allowsBack)
                return 'move';
            const settled = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
            const from = settled.findLastIndex(({ digest }) => digest === pinned);
            if (from === -1)
                return 'not-in-history';
            const to = settled.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
            return to > from ? 'move' : 'would-go-back';
        }
        function rollBack(history, pinned, back, isDenied) {
            const settled = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_0__.q9)(history);
            if (back.kind === 'to') {
                const build = settled.findLast(({ digest }) => digest === back.digest);
                if (build === undefined)
                    return { kind: 'none', why: 'no-build' };
                return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
            }
            const from = pinned === undefined ? settled.length - 1 : settled.findLastIndex((build) => build.digest === pinned);
            const earlier = settled.slice(0, Math.max(0, from)).filter((build) => !isDenied(build));
            const build = earlier.at(-back.steps);
            return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
        }
    }),
    5307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (readAsOf)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
        async function readAsOf(text, directory, command) {
            const time = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(text);
            if (time !== undefined)
                return time;
            if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text))
                throw invalid(text);
            const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
            const { exitCode, stdout } = await command('git', args, { directory });
            const seconds = new TextDecoder().decode(stdout).trim();
            if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds))
                throw invalid(text);
            return (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.fN)(Number(seconds) * 1_000);
        }
        function invalid(text) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `as-of: "${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(text, 80)}" is not a UTC time such as 2026-05-01T00:00:00Z or a commit of this repository`, {
                hint: 'For a commit, make sure that it was fetched (`fetch-depth: 0`).',
            });
        }
    }),
    21240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (fitted)
        });
        var _plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51442);
        function fitted(list, room) {
            const { before, lines, after, noun, elsewhere, most = Infinity } = list;
            if (lines.length === 0)
                return '';
            const rest = (left) => `\n\n… and ${(0, _plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(left, `more ${noun}`)}; ${elsewhere} lists all of them.`;
            let length = before.length + rest(lines.length).length + after.length;
            const tooLong = lines.findIndex((line, index) => {
                length += line.length + 1;
                return length > room || index >= most;
            });
            if (tooLong === 0)
                return '';
            const shown = tooLong === -1 ? lines : lines.slice(0, tooLong);
            const left = lines.length - shown.length;
            return [before, shown.join('\n'), left === 0 ? '' : rest(left), after].join('');
        }
    }),
    90676: shared[90676],
    96677: shared[96677],
    87158: shared[87158]
};
