import { shared } from './shared.js';
export const id = 9640;
export const ids = [9640];
export const modules = {
    13743: shared[13743],
    9882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PV: () => (DEFAULT_CONFIG),
            Z9: () => (loadConfig),
            n0: () => (CONFIG_FILES)
        });
        var _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48362);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21123);
        var _signatures_decide_trust_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35983);
        const CONFIG_FILES = ['.github/mooring.yml', '.github/mooring.yaml'];
        const DEFAULT_CONFIG = {
            isIncluded: () => false,
            isExcluded: () => false,
            ignore: [],
            options: { workflowMatrix: false, bakeArgs: false },
            text: { registries: [], isIncluded: () => false, isExcluded: () => false, isPinned: false },
            check: _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__.px,
            pin: _policy_pin_settings_js__WEBPACK_IMPORTED_MODULE_2__.yf,
            trust: _signatures_decide_trust_settings_js__WEBPACK_IMPORTED_MODULE_3__.c,
        };
        async function loadConfig(tree) {
            const readings = await tree.read(CONFIG_FILES);
            const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
            if (reading === undefined)
                return DEFAULT_CONFIG;
            if ('problem' in reading)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_file_unreadable', `${reading.path}: ${reading.problem}`);
            const { readConfig } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(8016), __webpack_require__.e(5666), __webpack_require__.e(5930)]).then(__webpack_require__.bind(__webpack_require__, 25930));
            return readConfig(reading.path, reading.bytes, tree);
        }
    }),
    48362: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jr: () => (isAllowed),
            KV: () => (policyFor),
            T4: () => (readPolicy),
            jb: () => (policyForPlace),
            mU: () => (daysAfter),
            px: () => (DEFAULT_GATE_CONFIG),
            zj: () => (DEFAULT_POLICY)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81533);
        function daysAfter(text) {
            const days = /^after (\d{1,5}) days?$/.exec(text)?.[1];
            return days === undefined ? undefined : Number(days);
        }
        function readPolicy(values) {
            const named = values;
            return Object.fromEntries(Object.entries(_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).flatMap(([key, { name }]) => named[name] === undefined ? [] : [[key, named[name]]]));
        }
        const DEFAULT_POLICY = Object.fromEntries(Object.entries(_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).map(([key, option]) => [key, option.default]));
        const DEFAULT_POLICIES = {
            everywhere: DEFAULT_POLICY,
            rules: [],
            inputs: {},
            isAllowed: undefined,
            allowedImages: [],
        };
        function policyFor(policies, use) {
            const names = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(use.reference);
            const changes = policies.rules
                .filter(({ image, path }) => (path?.(use.file) ?? true) && (image === undefined || names.some(image)))
                .map(({ change }) => change);
            return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
        }
        function policyForPlace(policies, place) {
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
            if (reading.kind === 'reference')
                return policyFor(policies, { ...place, reference: reading.reference });
            const changes = policies.rules
                .filter(({ image, path }) => image === undefined && path?.(place.file) === true)
                .map(({ change }) => change);
            return Object.assign({ ...policies.everywhere }, ...changes, policies.inputs);
        }
        function isAllowed({ isAllowed: allows }, { reference }) {
            return allows === undefined || (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reference).some(allows);
        }
        const DEFAULT_GATE_CONFIG = {
            policies: DEFAULT_POLICIES,
            exceptions: [],
            platforms: ['linux/amd64'],
            exploitData: [],
        };
    }),
    21123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bv: () => (findHold),
            Fw: () => (upstreamOf),
            GZ: () => (isDenied),
            yf: () => (DEFAULT_PIN_SETTINGS)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        const DEFAULT_PIN_SETTINGS = {
            minAgeMs: 0,
            unknownAge: 'skip',
            rebuildMaxLagMs: undefined,
            fastLane: undefined,
            style: 'tag@digest',
            lockstep: true,
            holds: [],
            denies: [],
            mirrors: [],
            tokenHosts: [],
            group: 'all',
        };
        function findHold(holds, reference, now) {
            return holds.find(({ image, until }) => (until === undefined || now < until) && (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reference).some(image));
        }
        function isDenied(denies, reference, build) {
            return denies.some((rule) => (rule.image === undefined || (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.eZ)(reference).some(rule.image)) && fits(rule, build));
        }
        function fits({ digest, from, until }, build) {
            if (digest !== undefined)
                return build.digest === digest;
            if (build.at === undefined)
                return false;
            return (from === undefined || build.at >= from) && (until === undefined || build.at < until);
        }
        function upstreamOf(mirrors, image) {
            const name = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(image);
            const [entry] = mirrors
                .filter(({ mirror }) => name === mirror || name.startsWith(`${mirror}/`))
                .sort((one, other) => other.mirror.length - one.mirror.length);
            if (entry === undefined)
                return image;
            const upstream = `${entry.upstream}${name.slice(entry.mirror.length)}`;
            const slash = upstream.indexOf('/');
            if (slash === -1)
                return image;
            return { host: upstream.slice(0, slash), path: upstream.slice(slash + 1) };
        }
    }),
    63505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (readDockerfile),
            o: () => (readDockerfileText)
        });
        var image_reference = __webpack_require__(65890);
        var byte_text = __webpack_require__(99512);
        var source_text = __webpack_require__(16173);
        var text_position = __webpack_require__(63703);
        ;
        function skipWord(word, code, reason) {
            return { kind: 'skipped', word, code, reason };
        }
        function listFound(found, text) {
            const positions = new text_position._(text);
            const images = [];
            const skipped = [];
            for (const item of inOrder(found)) {
                const word = withoutQuotes(item.word);
                const { line, column } = positions.find(word.offset);
                const written = (0, byte_text.G)(word.text);
                if (item.kind === 'skipped') {
                    skipped.push({ line, column, written, code: item.code, reason: shorten((0, byte_text.G)(item.reason)) });
                    continue;
                }
                const { use, reference, stage, edit, isFinal } = item;
                const platform = item.platform === undefined ? undefined : (0, byte_text.G)(item.platform.text);
                images.push({ line, column, written, kind: use, reference, stage, platform, edit, isFinal });
            }
            return { images, skipped };
        }
        function inOrder(found) {
            let last = 0;
            for (const { word } of found) {
                if (word.offset < last)
                    return found.toSorted((one, other) => one.word.offset - other.word.offset);
                last = word.offset;
            }
            return found;
        }
        function withoutQuotes(word) {
            const { text } = word;
            const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
            return isQuoted ? (0, source_text.U5)(word, 1, text.length - 1) : word;
        }
        const LONGEST_REASON = 300;
        function shorten(reason) {
            return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
        }
        ;
        function wholeOrigin({ source, substitutions }) {
            const { text } = source;
            if (text === '')
                return undefined;
            let first;
            for (const { start, end, value } of substitutions) {
                if (start !== 0 || end !== text.length)
                    return undefined;
                if (value === undefined)
                    continue;
                first ??= value;
                if (value.source.text !== text || value.origin !== first.origin)
                    return undefined;
            }
            return first?.origin;
        }
        function tailOrigin({ source, substitutions }, start) {
            const tail = source.text.slice(start);
            const last = substitutions.find((part) => part.start === start && part.end === source.text.length && part.value?.source.text === tail);
            return last?.value?.origin;
        }
        function replaceableFrom({ source, substitutions }) {
            if (substitutions.length === 0)
                return 0;
            const lastByName = new Map();
            for (const substitution of substitutions)
                lastByName.set(substitution.name, substitution);
            const last = [...lastByName.values()];
            const { length } = source.text;
            if (last.some(({ start, end }) => end !== length || start === end))
                return undefined;
            return last.reduce((latest, { start }) => Math.max(latest, start), 0);
        }
        class ArgUsage {
            #fixed = new Set();
            #references = new Map();
            fix(origin) {
                if (origin !== undefined)
                    this.#fixed.add(origin);
            }
            fixAll({ substitutions }, kept) {
                for (const { value } of substitutions)
                    if (value !== undefined && value.origin !== kept)
                        this.fix(value.origin);
            }
            noteReference(origin, reference) {
                const known = this.#references.get(origin);
                if (known !== undefined && known !== reference)
                    this.fix(origin);
                this.#references.set(origin, reference);
            }
            isFree(origin) {
                return !this.#fixed.has(origin);
            }
        }
        ;
        const FREE_STEPS = 2_000_000;
        const STEPS_PER_BYTE = 8;
        class Effort {
            #left;
            constructor(bytes) {
                this.#left = FREE_STEPS + STEPS_PER_BYTE * bytes;
            }
            spend(steps) {
                this.#left -= steps;
                return this.#left >= 0;
            }
            get isSpent() {
                return this.#left < 0;
            }
        }
        ;
        const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
        const BEYOND_ASCII = /[\u0080-\u00ff]/;
        const WIDE = [
            String.raw `[\xc2-\xdf][\x80-\xbf]`,
            String.raw `\xe0[\xa0-\xbf][\x80-\xbf]`,
            String.raw `[\xe1-\xec\xee\xef][\x80-\xbf]{2}`,
            String.raw `\xed[\x80-\x9f][\x80-\xbf]`,
            String.raw `\xf0[\x90-\xbf][\x80-\xbf]{2}`,
            String.raw `[\xf1-\xf3][\x80-\xbf]{3}`,
            String.raw `\xf4[\x80-\x8f][\x80-\xbf]{2}`,
        ].join('|');
        const CHARACTERS = new RegExp(`${WIDE}|[^]`, 'g');
        const INVALID = new RegExp(`(?:${WIDE}|[\\x00-\\x7f])|([\\x80-\\xff])`, 'g');
        const REPLACEMENT = '\u00ef\u00bf\u00bd';
        function splitCharacters(text) {
            return BEYOND_ASCII.test(text) ? (text.match(CHARACTERS) ?? []) : text.split('');
        }
        function wellFormed(source) {
            if (!BEYOND_ASCII.test(source.text))
                return source;
            const out = new source_text.uL();
            let at = 0;
            for (const { index, 1: invalid } of source.text.matchAll(INVALID)) {
                if (invalid === undefined)
                    continue;
                out.appendSource((0, source_text.U5)(source, at, index));
                out.append(REPLACEMENT, source_text.JW);
                at = index + 1;
            }
            if (at === 0)
                return source;
            out.appendSource((0, source_text.U5)(source, at));
            return out.build();
        }
        ;
        const NO_SUBSTITUTIONS = [];
        function literalFragment(source, missing) {
            return { source, substitutions: NO_SUBSTITUTIONS, dependsOnPlatform: false, missing };
        }
        const EMPTY_FRAGMENT = literalFragment((0, source_text.rI)('', source_text.JW));
        class FragmentBuilder {
            #text = new source_text.uL();
            #substitutions = [];
            #dependsOnPlatform = false;
            #missing;
            addLiteral(text, offset) {
                this.#text.append(text, offset);
            }
            addSource(source) {
                this.#text.appendSource(source);
            }
            addSubstitution(name, fragment, value) {
                const start = this.#text.length;
                this.#text.appendSource(fragment.source);
                this.#substitutions.push({ name, start, end: this.#text.length, value });
                for (const inner of fragment.substitutions) {
                    this.#substitutions.push({ ...inner, start: inner.start + start, end: inner.end + start });
                }
                this.#dependsOnPlatform ||= fragment.dependsOnPlatform;
                this.#missing ??= fragment.missing;
            }
            build() {
                return {
                    source: this.#text.build(),
                    substitutions: this.#substitutions,
                    dependsOnPlatform: this.#dependsOnPlatform,
                    missing: this.#missing,
                };
            }
        }
        function fragmentOf({ source, dependsOnPlatform, missing }) {
            return { source, substitutions: NO_SUBSTITUTIONS, dependsOnPlatform, missing };
        }
        var errors = __webpack_require__(67872);
        ;
        function variableNameEnd(text, start) {
            if (SPECIAL.test(text.charAt(start)))
                return start + 1;
            const digitsEnd = runEnd(text, start, { narrow: ASCII_DIGITS, wide: WIDE_DIGIT });
            return digitsEnd === start ? wordEnd(text, start) : digitsEnd;
        }
        function wordEnd(text, start) {
            return runEnd(text, start, { narrow: ASCII_WORD, wide: WIDE_LETTER });
        }
        const SPECIAL = /[@*#?$!-]/;
        const ASCII_DIGITS = /\d*/y;
        const ASCII_WORD = /\w*/y;
        const WIDE_DIGIT = /^\p{Nd}/u;
        const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;
        function runEnd(text, start, { narrow, wide }) {
            let index = start;
            for (;;) {
                narrow.lastIndex = index;
                narrow.test(text);
                index = narrow.lastIndex;
                const unit = text.charCodeAt(index);
                if (!(unit >= 0xc2))
                    return index;
                const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
                if (!wide.test((0, byte_text.G)(text.slice(index, index + length))))
                    return index;
                index += length;
            }
        }
        ;
        function trimMatch(source, pattern, end, effort) {
            const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
            const written = splitCharacters(pattern.slice(isLongest ? 1 : 0));
            const wildcard = parseWildcard(end === 'start' ? written : reversePattern(written));
            const characters = splitCharacters(source.text);
            if (wildcard === undefined || !effort.spend(1 + characters.length * (1 + wildcard.length)))
                return undefined;
            const extent = isLongest ? 'longest' : 'shortest';
            const text = end === 'start' ? characters : characters.toReversed();
            const length = text.slice(0, matchEnd(wildcard, text, 0, extent) ?? 0).join('').length;
            return end === 'start' ? (0, source_text.U5)(source, length) : (0, source_text.U5)(source, 0, source.text.length - length);
        }
        function replaceMatches(source, options) {
            const { replacement, replacesAll, effort } = options;
            const wildcard = parseWildcard(splitCharacters(options.pattern));
            if (wildcard === undefined)
                return undefined;
            const characters = splitCharacters(source.text);
            const { length } = characters;
            const out = new source_text.uL();
            let offset = 0;
            for (let at = 0, lastEnd = -1; at <= length;) {
                if (!effort.spend(1 + (length - at) * wildcard.length))
                    return undefined;
                const end = findMatch(wildcard, characters, at, lastEnd);
                const next = end === undefined || end === at ? at + 1 : end;
                const width = characters.slice(at, next).join('').length;
                const taken = (0, source_text.U5)(source, offset, offset + width);
                if (end !== undefined) {
                    if (!effort.spend(replacement.text.length * (1 + width)))
                        return undefined;
                    out.appendSource(replacesAll ? fillReplacement(replacement, end === at ? EMPTY : taken) : replacement);
                    lastEnd = end;
                }
                if (end === undefined || end === at)
                    out.appendSource(taken);
                at = next;
                offset += width;
                if (end !== undefined && !replacesAll)
                    break;
            }
            out.appendSource((0, source_text.U5)(source, offset));
            return out.build();
        }
        const EMPTY = (0, source_text.rI)('', source_text.JW);
        function fillReplacement(template, match) {
            const { text } = template;
            if (!text.includes('$'))
                return template;
            const out = new source_text.uL();
            let at = 0;
            for (let dollar = text.indexOf('$'); dollar !== -1; dollar = text.indexOf('$', at)) {
                out.appendSource((0, source_text.U5)(template, at, dollar));
                const { name, end } = readName(text, dollar);
                if (name === '0')
                    out.appendSource(match);
                else if (name === '$')
                    out.appendSource((0, source_text.U5)(template, dollar, dollar + 1));
                at = end;
            }
            out.appendSource((0, source_text.U5)(template, at));
            return out.build();
        }
        function readName(text, dollar) {
            if (text.charAt(dollar + 1) === '$')
                return { name: '$', end: dollar + 2 };
            const isBraced = text.charAt(dollar + 1) === '{';
            const start = dollar + (isBraced ? 2 : 1);
            const end = wordEnd(text, start);
            const isName = end > start && (!isBraced || text.charAt(end) === '}');
            if (!isName)
                return { name: '$', end: dollar + 1 };
            return { name: text.slice(start, end), end: isBraced ? end + 1 : end };
        }
        function findMatch(wildcard, text, at, lastEnd) {
            const end = matchEnd(wildcard, text, at, 'longest');
            return end === at && lastEnd === at ? undefined : end;
        }
        function reversePattern(pattern) {
            const groups = [];
            for (let index = 0; index < pattern.length; index += 1) {
                const group = pattern.slice(index, pattern[index] === '\\' ? index + 2 : index + 1);
                groups.push(group);
                index += group.length - 1;
            }
            return groups.toReversed().flat();
        }
        const ANY_ONE = 'any one';
        const ANY_RUN = 'any run';
        function parseWildcard(pattern) {
            const tokens = [];
            for (let index = pattern[0] === BYTE_ORDER_MARK ? 1 : 0; index < pattern.length; index += 1) {
                const character = pattern[index] ?? '';
                const next = pattern[index + 1];
                if (character === '*')
                    tokens.push(ANY_RUN);
                else if (character === '?')
                    tokens.push(ANY_ONE);
                else if (character !== '\\')
                    tokens.push(character);
                else if (next !== undefined && '}/*?\\'.includes(next)) {
                    index += 1;
                    tokens.push(next);
                }
                else
                    return undefined;
            }
            return tokens;
        }
        function matchEnd(wildcard, text, start, extent) {
            const [head = [], ...others] = splitAtRuns(wildcard);
            if (!matchesAt(head, text, start))
                return undefined;
            let at = start + head.length;
            const tail = others.pop();
            if (tail === undefined)
                return at;
            for (const segment of others) {
                const found = findForward(segment, text, at);
                if (found === undefined)
                    return undefined;
                at = found + segment.length;
            }
            const last = extent === 'shortest' ? findForward(tail, text, at) : findBackward(tail, text, at);
            return last === undefined ? undefined : last + tail.length;
        }
        function splitAtRuns(wildcard) {
            const segments = [[]];
            for (const token of wildcard) {
                if (token === ANY_RUN)
                    segments.push([]);
                else
                    segments.at(-1)?.push(token);
            }
            return segments;
        }
        function findForward(segment, text, from) {
            for (let at = from; at + segment.length <= text.length; at += 1)
                if (matchesAt(segment, text, at))
                    return at;
            return undefined;
        }
        function findBackward(segment, text, from) {
            for (let at = text.length - segment.length; at >= from; at -= 1)
                if (matchesAt(segment, text, at))
                    return at;
            return undefined;
        }
        function matchesAt(segment, text, at) {
            if (at + segment.length > text.length)
                return false;
            return segment.every((token, index) => token === ANY_ONE || token === text[at + index]);
        }
        ;
        function applyModifier(modification) {
            const { modifier, value, missing, name } = modification;
            switch (modifier.kind) {
                case 'default': {
                    const set = setValue(value, modifier.nullIsUnset);
                    return set === undefined ? fromWord(modifier.word, modification) : fromValue(set);
                }
                case 'alternative':
                    return fromWord(setValue(value, modifier.nullIsUnset) === undefined ? EMPTY_FRAGMENT : modifier.word, modification);
                case 'required': {
                    const set = setValue(value, modifier.nullIsUnset);
                    if (set !== undefined)
                        return fromValue(set);
                    const usual = value === undefined ? 'required but not set' : 'required but empty';
                    return { kind: 'failed', reason: `${name}: ${modifier.word.source.text || usual}`, missing };
                }
                case 'trim':
                    return cutOut(modification, [modifier.word], trimMatch(sourceOf(value), modifier.word.source.text, modifier.end, modification.effort));
                case 'replace': {
                    const { pattern, replacement, replacesAll } = modifier;
                    const options = { pattern: pattern.source.text, replacement: replacement.source, replacesAll };
                    const cut = replaceMatches(sourceOf(value), { ...options, effort: modification.effort });
                    return cutOut(modification, [pattern, replacement], cut);
                }
                case 'unsupported':
                    return failed(`unsupported modifier "${modifier.text}"`);
                default:
                    return (0, errors.xb)(modifier);
            }
        }
        function sourceOf(value) {
            return value?.source ?? EMPTY_FRAGMENT.source;
        }
        function setValue(value, nullIsUnset) {
            return nullIsUnset && value?.source.text === '' ? undefined : value;
        }
        function fromValue(value) {
            return { kind: 'modified', fragment: fragmentOf(value), takes: 'value' };
        }
        function fromWord(word, { value, missing }) {
            const dependsOnPlatform = word.dependsOnPlatform || value?.dependsOnPlatform === true;
            return {
                kind: 'modified',
                fragment: { ...word, dependsOnPlatform, missing: word.missing ?? value?.missing ?? missing },
                takes: 'word',
            };
        }
        function failed(reason) {
            return { kind: 'failed', reason, missing: undefined };
        }
        function cutOut({ value, missing }, words, source) {
            if (source === undefined)
                return failed(`malformed pattern "${words[0].source.text}"`);
            const end = source.text.length;
            const substitutions = words
                .flatMap((word) => word.substitutions)
                .map(({ name, value: inner }) => ({ name, value: inner, start: 0, end }));
            const dependsOnPlatform = value?.dependsOnPlatform === true || words.some((word) => word.dependsOnPlatform);
            const lacking = value?.missing ?? missing ?? words.find((word) => word.missing !== undefined)?.missing;
            return {
                kind: 'modified',
                fragment: { source, substitutions, dependsOnPlatform, missing: lacking },
                takes: 'value',
            };
        }
        ;
        function blankLength(text, index) {
            const unit = text.charCodeAt(index);
            if (isAsciiBlank(unit))
                return 1;
            if (unit < 0xc2 || Number.isNaN(unit))
                return 0;
            const pair = text.slice(index, index + 2);
            if (pair === '\u00c2\u0085' || pair === '\u00c2\u00a0')
                return 2;
            return WIDE_BLANK.test(text.slice(index, index + 3)) ? 3 : 0;
        }
        function skipBlanks(text, start, end = text.length) {
            let index = start;
            while (index < end) {
                const unit = text.charCodeAt(index);
                if (unit > 0x20 && unit < 0xc2)
                    return index;
                const length = blankLength(text, index);
                if (length === 0)
                    return index;
                index += length;
            }
            return end;
        }
        function findUnit(pattern, text, start, end) {
            pattern.lastIndex = start;
            return pattern.test(text) ? Math.min(pattern.lastIndex - 1, end) : end;
        }
        function trimBlanksBefore(text, start, end) {
            let index = end;
            while (index > start) {
                const unit = text.charCodeAt(index - 1);
                const width = unit > 0x20 && unit < 0x80 ? 0 : widthOfBlankBefore(text, start, index);
                if (width === 0)
                    return index;
                index -= width;
            }
            return index;
        }
        function widthOfBlankBefore(text, start, end) {
            const last = text.charCodeAt(end - 1);
            if (last < 0x80)
                return isAsciiBlank(last) ? 1 : 0;
            if (end - 2 >= start && blankLength(text, end - 2) === 2)
                return 2;
            return end - 3 >= start && blankLength(text, end - 3) === 3 ? 3 : 0;
        }
        function isAsciiBlank(unit) {
            return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
        }
        const WIDE_BLANK = /^(?:\u00e1\u009a\u0080|\u00e2\u0080[\u0080-\u008a\u00a8\u00a9\u00af]|\u00e2\u0081\u009f|\u00e3\u0080\u0080)$/;
        ;
        const DEEPEST_NESTING = 100;
        class WordReader {
            word;
            options;
            at;
            depth = 0;
            failure;
            constructor(word, start, options) {
                this.word = word;
                this.options = options;
                this.at = start;
            }
            peek() {
                return this.word.text.charAt(this.at);
            }
            take() {
                const character = this.peek();
                this.at += 1;
                return character;
            }
            takeRun(stop) {
                const { text } = this.word;
                const start = this.at;
                const special = stop === '}' || stop === '/' ? MARK_OR_STOP : MARK;
                this.at = findUnit(special, text, start + 1, text.length);
                return (0, source_text.U5)(this.word, start, this.at);
            }
            get isAtEnd() {
                return this.at >= this.word.text.length;
            }
            get lastOffset() {
                return (0, source_text.HA)(this.word, this.at - 1);
            }
            enter() {
                this.depth += 1;
                if (this.depth > DEEPEST_NESTING)
                    this.fail(`expansions are nested deeper than ${DEEPEST_NESTING} levels`);
                return this.failure === undefined;
            }
            leave() {
                this.depth -= 1;
            }
            fail(reason, missing) {
                this.failure ??= { kind: 'failed', reason, missing };
                return undefined;
            }
        }
        const MARK = /["$'\\`]/g;
        const MARK_OR_STOP = /["$'\\`}/]/g;
        ;
        const shell_word_SPECIAL = /[$'"`\\\u0080-\u00ff]/;
        function expandShellWord(word, options) {
            if (!shell_word_SPECIAL.test(word.text))
                return { kind: 'expanded', fragment: literalFragment(word) };
            const readable = wellFormed(word);
            const start = readable.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
            const reader = new WordReader(readable, start, options);
            const fragment = readUntil(reader, '', 'drop');
            return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
        }
        function readUntil(reader, stop, style) {
            const out = new FragmentBuilder();
            while (!reader.isAtEnd && reader.failure === undefined) {
                const character = reader.peek();
                if (character === stop) {
                    reader.take();
                    return out.build();
                }
                if (character === "'")
                    readSingleQuoted(reader, out, style);
                else if (character === '"')
                    readDoubleQuoted(reader, out, style);
                else if (character === '$')
                    readDollar(reader, out);
                else if (character === reader.options.escape)
                    readEscaped(reader, out, style);
                else
                    out.addSource(reader.takeRun(stop));
            }
            if (reader.failure !== undefined)
                return undefined;
            return stop === '' ? out.build() : reader.fail(`"\${" without "${stop}"`);
        }
        function readEscaped(reader, out, style) {
            const character = reader.take();
            if (style !== 'drop')
                out.addLiteral(character, reader.lastOffset);
            if (!reader.isAtEnd)
                out.addLiteral(reader.take(), reader.lastOffset);
        }
        function readSingleQuoted(reader, out, style) {
            reader.take();
            while (!reader.isAtEnd) {
                const character = reader.take();
                if (character === "'")
                    return;
                if (style === 'pattern' && character === reader.options.escape)
                    out.addLiteral(character, reader.lastOffset);
                out.addLiteral(character, reader.lastOffset);
            }
            reader.fail('unterminated single quote');
        }
        function readDoubleQuoted(reader, out, style) {
            const { escape } = reader.options;
            reader.take();
            while (!reader.isAtEnd && reader.failure === undefined) {
                const character = reader.peek();
                if (character === '$')
                    readDollar(reader, out);
                else if (character !== '"' && character !== escape)
                    out.addSource(reader.takeRun('"'));
                else {
                    reader.take();
                    if (character === '"')
                        return;
                    if (!reader.isAtEnd)
                        readEscapeInQuotes(reader, out, style);
                }
            }
            reader.fail('unterminated double quote');
        }
        function readEscapeInQuotes(reader, out, style) {
            const { escape } = reader.options;
            const isSpecial = ['"', '$', escape].includes(reader.peek());
            if (!isSpecial || style !== 'drop')
                out.addLiteral(escape, reader.lastOffset);
            if (isSpecial)
                out.addLiteral(reader.take(), reader.lastOffset);
            else if (style !== 'drop')
                out.addLiteral(escape, reader.lastOffset);
        }
        function readDollar(reader, out) {
            reader.take();
            if (reader.peek() === '{')
                return readBraces(reader, out);
            const nameAt = reader.at;
            reader.at = variableNameEnd(reader.word.text, nameAt);
            const name = reader.word.text.slice(nameAt, reader.at);
            if (name === '')
                out.addLiteral('$', reader.lastOffset);
            else
                addVariable(reader, out, name);
        }
        function readBraces(reader, out) {
            reader.take();
            if (reader.isAtEnd)
                return reader.fail('"${" without "}"');
            if ('{}:'.includes(reader.peek()))
                return reader.fail('"${" without a variable name');
            const nameAt = reader.at;
            reader.at = variableNameEnd(reader.word.text, nameAt);
            const name = reader.word.text.slice(nameAt, reader.at);
            if (reader.peek() === '}') {
                reader.take();
                return addVariable(reader, out, name);
            }
            const modifier = reader.enter() ? readModifier(reader) : undefined;
            reader.leave();
            if (modifier === undefined || reader.failure !== undefined)
                return;
            addModified(reader, out, { name, modifier });
        }
        function readModifier(reader) {
            if (reader.isAtEnd)
                return reader.fail('"${" without "}"');
            const first = reader.take();
            const nullIsUnset = first === ':';
            const sign = nullIsUnset ? reader.take() : first;
            if (!nullIsUnset && sign === '/')
                return readReplacement(reader);
            if ((!nullIsUnset && !'+-?#%'.includes(sign)) || sign === '')
                return reader.fail(unsupported(first, sign));
            if (nullIsUnset && (sign === '#' || sign === '%'))
                return reader.fail(unsupported(first, sign));
            const isPattern = sign === '#' || sign === '%';
            const word = readUntil(reader, '}', isPattern ? 'pattern' : 'drop');
            if (word === undefined)
                return undefined;
            if (isPattern)
                return { kind: 'trim', end: sign === '#' ? 'start' : 'end', word };
            if (sign === '-')
                return { kind: 'default', nullIsUnset, word };
            if (sign === '+')
                return { kind: 'alternative', nullIsUnset, word };
            if (sign === '?')
                return { kind: 'required', nullIsUnset, word };
            return { kind: 'unsupported', text: `${first}${sign}` };
        }
        function readReplacement(reader) {
            const replacesAll = reader.peek() === '/';
            if (replacesAll)
                reader.take();
            const pattern = readUntil(reader, '/', 'pattern');
            const replacement = pattern === undefined ? undefined : readUntil(reader, '}', 'keep');
            if (pattern === undefined || replacement === undefined)
                return undefined;
            return { kind: 'replace', replacesAll, pattern, replacement };
        }
        function addVariable(reader, out, name) {
            const { scope, effort } = reader.options;
            if (scope.isUnknown(name))
                return reader.fail(UNKNOWN, name);
            const value = scope.find(name);
            if (!effort.spend(1 + (value?.source.text.length ?? 0)))
                return reader.fail(TOO_MUCH);
            const missing = value === undefined && scope.isMissing(name) ? name : undefined;
            out.addSubstitution(name, value === undefined ? literalFragment(EMPTY_FRAGMENT.source, missing) : fragmentOf(value), value);
        }
        function addModified(reader, out, part) {
            const { scope, effort } = reader.options;
            if (scope.isUnknown(part.name))
                return reader.fail(UNKNOWN, part.name);
            const value = scope.find(part.name);
            const missing = value === undefined && scope.isMissing(part.name) ? part.name : undefined;
            const result = applyModifier({ ...part, value, missing, effort });
            if (effort.isSpent)
                return reader.fail(TOO_MUCH);
            if (result.kind === 'failed')
                return reader.fail(result.reason, result.missing);
            out.addSubstitution(part.name, result.fragment, result.takes === 'value' ? value : undefined);
        }
        function failureOf(reader) {
            return reader.failure ?? { kind: 'failed', reason: 'malformed word', missing: undefined };
        }
        function unsupported(first, sign) {
            return `unsupported modifier "${first === ':' ? first + sign : sign}"`;
        }
        const UNKNOWN = 'an ARG in it cannot be expanded';
        const TOO_MUCH = 'too many nested expansions for a file of this size';
        ;
        function evaluateGlobalArgs(globals, usage) {
            return evaluate(globals, { build: USUAL_PLATFORM, target: USUAL_PLATFORM }, usage);
        }
        function otherPlatforms(globals) {
            let known;
            return () => (known ??= OTHER_PLATFORMS.flatMap((platform) => [
                { build: platform, target: platform },
                { build: USUAL_PLATFORM, target: platform },
                { build: platform, target: USUAL_PLATFORM },
            ]).map((platforms) => {
                const scope = evaluate(globals, platforms, new ArgUsage());
                return { escape: globals.escape, effort: globals.effort, scope };
            }));
        }
        const LONGEST_VALUE = 4096;
        function evaluate(globals, platforms, usage) {
            const values = new Map();
            const unknown = new Set();
            const fragments = [];
            const scope = {
                fragments,
                find: (name) => values.get(name) ?? predefinedValue(name, platforms, globals),
                isMissing: (name) => values.has(name),
                isUnknown: (name) => unknown.has(name),
            };
            const options = { escape: globals.escape, effort: globals.effort, scope };
            for (const { name, value } of globals.defaults) {
                const reading = value === undefined ? undefined : expandShellWord(value, options);
                const fragment = reading?.kind === 'expanded' ? reading.fragment : undefined;
                const isUsable = fragment !== undefined && fragment.source.text.length <= LONGEST_VALUE;
                if (isUsable)
                    values.set(name, global_scope_valueOf(fragment, fragments.length, usage));
                else if (value !== undefined || scope.find(name) === undefined)
                    values.set(name, undefined);
                if (isUsable)
                    unknown.delete(name);
                else if (value !== undefined)
                    unknown.add(name);
                fragments.push(isUsable ? fragment : undefined);
            }
            if (!STAYS.test(values.get(EPOCH)?.source.text ?? ''))
                unknown.add(EPOCH);
            return scope;
        }
        const EPOCH = 'SOURCE_DATE_EPOCH';
        const STAYS = /^(?:|0|-?[1-9]\d{0,17})$/;
        function global_scope_valueOf(fragment, index, usage) {
            const { source, dependsOnPlatform, missing } = fragment;
            const whole = wholeOrigin(fragment);
            usage.fixAll(fragment, whole);
            const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
            return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
        }
        function predefinedValue(name, platforms, { targetStage }) {
            const byPlatform = platformArgument(name, platforms);
            const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
            if (text === undefined)
                return undefined;
            const source = (0, source_text.rI)(text, source_text.JW);
            return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
        }
        const USUAL_PLATFORM = 'linux/amd64';
        const OTHER_PLATFORMS = [
            'linux/arm64',
            'linux/arm/v7',
            'linux/arm/v6',
            'linux/arm/v5',
            'linux/386',
            'linux/ppc64le',
            'linux/s390x',
            'linux/riscv64',
            'linux/loong64',
            'linux/mips64le',
            'linux/amd64/v2',
            'linux/amd64/v3',
            'windows/amd64',
            'windows/arm64',
            'darwin/amd64',
            'darwin/arm64',
            'freebsd/amd64',
        ];
        const PLATFORM_PARTS = ['PLATFORM', 'OS', 'OSVERSION', 'ARCH', 'VARIANT'];
        const PLATFORM_VARIABLES = new Map(PLATFORM_PARTS.flatMap((part) => [
            [`BUILD${part}`, { side: 'build', part }],
            [`TARGET${part}`, { side: 'target', part }],
        ]));
        function platformArgument(name, platforms) {
            const variable = PLATFORM_VARIABLES.get(name);
            return variable === undefined ? undefined : partOf(platforms[variable.side], variable.part);
        }
        function partOf(platform, part) {
            if (part === 'PLATFORM')
                return platform;
            const [os = '', architecture = '', variant = ''] = platform.split('/');
            switch (part) {
                case 'OS':
                    return os;
                case 'OSVERSION':
                    return '';
                case 'ARCH':
                    return architecture;
                case 'VARIANT':
                    return variant;
                default:
                    return (0, errors.xb)(part);
            }
        }
        ;
        const physical_lines_BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
        class PhysicalLines {
            start = 0;
            end = 0;
            #text;
            #next = 0;
            constructor(text) {
                this.#text = text;
            }
            advance() {
                const text = this.#text;
                const start = this.#next;
                if (start >= text.length)
                    return false;
                const lineFeed = text.indexOf('\n', start);
                let end = lineFeed === -1 ? text.length : lineFeed;
                this.#next = end + 1;
                this.start = start === 0 && text.startsWith(physical_lines_BYTE_ORDER_MARK) ? physical_lines_BYTE_ORDER_MARK.length : start;
                while (end > start && text.charCodeAt(end - 1) === 0x0d)
                    end -= 1;
                this.end = end;
                return true;
            }
            skip(pattern) {
                if (this.#next >= this.#text.length)
                    return;
                pattern.lastIndex = this.#next;
                pattern.test(this.#text);
                this.#next = pattern.lastIndex;
            }
        }
        ;
        function readDirectives(text) {
            const { escape, syntax = readOtherSyntax(text) } = readRun(text, '#');
            return { escape, syntax };
        }
        function readOtherSyntax(text) {
            return (text.includes('//') ? readRun(text, '//').syntax : undefined) ?? readJsonSyntax(text);
        }
        function readJsonSyntax(text) {
            const [head, object] = JSON_OBJECT.exec(text) ?? [];
            if (head === undefined || object === undefined)
                return undefined;
            try {
                const file = JSON.parse((0, byte_text.G)(object));
                const syntax = typeof file === 'object' && file !== null && 'syntax' in file ? file.syntax : undefined;
                return typeof syntax === 'string'
                    ? (0, source_text.rI)((0, byte_text.g)(new TextEncoder().encode(syntax)), source_text.JW)
                    : undefined;
            }
            catch {
                return undefined;
            }
        }
        const JSON_OBJECT = /^(?:\u00ef\u00bb\u00bf)?(?:#![^\n]*\n)?([\t\n\r ]*\{[^]*)$/;
        function readRun(text, mark) {
            const lines = new PhysicalLines(text);
            const seen = [];
            let escape = '\\';
            let syntax;
            let isEscapeOver = false;
            let isSyntaxOver = false;
            let isFirst = true;
            while (lines.advance()) {
                const start = skipBlanks(text, lines.start, lines.end);
                const isShebang = isFirst && start === lines.start && text.startsWith('#!', start);
                isFirst = false;
                isEscapeOver ||= isShebang;
                if (isShebang)
                    continue;
                if (!text.startsWith(mark, start))
                    break;
                const directive = readDirective(text.slice(start + mark.length, lines.end));
                if (directive === undefined)
                    break;
                const { key, value } = directive;
                const valueAt = start + mark.length + directive.valueAt;
                isSyntaxOver ||= start !== lines.start || seen.includes(key);
                seen.push(key);
                if (key === 'syntax' && !isSyntaxOver)
                    syntax = (0, source_text.rI)(upToSpace(value), valueAt);
                if (key === 'escape' && !isEscapeOver && (value === '\\' || value === '`'))
                    escape = value;
            }
            return { escape, syntax };
        }
        function upToSpace(value) {
            const space = value.indexOf(' ');
            return space === -1 ? value : value.slice(0, space);
        }
        const KNOWN = new Set(['syntax', 'escape', 'check']);
        const KEY_AND_EQUALS = /^([a-zA-Z][a-zA-Z0-9]*)[\t\n\f\r ]*=[\t\n\f\r ]*/;
        function readDirective(line) {
            const keyAt = skipBlanks(line, 0);
            const match = KEY_AND_EQUALS.exec(line.slice(keyAt));
            const key = match?.[1]?.toLowerCase();
            if (match === null || key === undefined || !KNOWN.has(key))
                return undefined;
            const end = keyAt + match[0].length;
            const value = withoutTrailingBlanks(line.slice(end));
            if (value !== '')
                return { key, value, valueAt: end };
            return match[0].endsWith('=') ? undefined : { key, value: line.slice(end - 1, end), valueAt: end - 1 };
        }
        function withoutTrailingBlanks(text) {
            let end = text.length;
            while (end > 0 && '\t\n\f\r '.includes(text.charAt(end - 1)))
                end -= 1;
            return text.slice(0, end);
        }
        ;
        function splitAtBlanks({ source, start, end }) {
            const words = [];
            let index = start;
            while (index < end) {
                const wordEnd = findUnit(SPLITTING_BLANK, source.text, index, end);
                if (wordEnd > index)
                    words.push((0, source_text.U5)(source, index, wordEnd));
                index = wordEnd + 1;
            }
            return words;
        }
        function splitQuotedWords(range, escape) {
            const { text } = range.source;
            if (!QUOTED_OR_WIDE.test((0, source_text.lq)(range)))
                return splitAtBlanks(range);
            const words = [];
            const sign = escape.charCodeAt(0);
            let start;
            let quote = 0;
            let index = range.start;
            while (index < range.end) {
                const unit = text.charCodeAt(index);
                const blank = quote === 0 ? blankLength(text, index) : 0;
                if (blank > 0) {
                    if (start !== undefined)
                        words.push((0, source_text.U5)(range.source, start, index));
                    start = undefined;
                }
                else {
                    start ??= index;
                }
                const isEscaping = unit === sign && quote !== SINGLE_QUOTE;
                if (unit === quote)
                    quote = 0;
                else if (quote === 0 && (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE))
                    quote = unit;
                index += isEscaping ? 2 : Math.max(1, blank);
            }
            const end = index > range.end ? range.end - 1 : range.end;
            if (start !== undefined && start < end)
                words.push((0, source_text.U5)(range.source, start, end));
            return words;
        }
        const QUOTED_OR_WIDE = /["'\\`\u0080-\u00ff]/;
        const DOUBLE_QUOTE = 0x22;
        const SINGLE_QUOTE = 0x27;
        const SPLITTING_BLANK = /[\t\n\v\f\r ]/g;
        function lowerCase(text) {
            return (QUOTED_OR_WIDE.test(text)
                ? text.replaceAll('\u00c4\u00b0', 'i').replaceAll('\u00e2\u0084\u00aa', 'k')
                : text).toLowerCase();
        }
        ;
        function splitInstruction(whole, escape) {
            const instruction = splitCommand(whole, escape);
            if (instruction.keyword !== 'onbuild' || instruction.start === instruction.end)
                return instruction;
            return { ...instruction, trigger: splitCommand(instruction, '\\') };
        }
        function splitCommand(whole, escape) {
            const { source } = whole;
            const { text } = source;
            const keywordAt = skipBlanks(text, whole.start, whole.end);
            const end = trimBlanksBefore(text, keywordAt, whole.end);
            const keywordEnd = findUnit(SPLITTING_BLANK, text, keywordAt, end);
            const word = text.slice(keywordAt, keywordEnd);
            const keyword = USUAL.get(word) ?? lowerCase(word);
            const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
            const start = skipBlanks(text, argumentsAt, end);
            return { keyword, source, start, end, flags, trigger: undefined };
        }
        const USUAL = new Map(['FROM', 'ARG', 'RUN', 'COPY', 'ADD', 'ONBUILD', 'CMD'].map((word) => [word, word.toLowerCase()]));
        const NO_FLAGS = [];
        function splitFlags({ source, start, end }, escape) {
            let flags;
            const { text } = source;
            let index = start;
            for (;;) {
                while (index < end && isBlankByte(text.charCodeAt(index)))
                    index += 1;
                const isFlag = index + 1 < end && text.startsWith('--', index);
                if (!isFlag)
                    return { flags: flags ?? NO_FLAGS, argumentsAt: index };
                const plainEnd = findUnit(BLANK_OR_MARK, text, index, end);
                const isPlain = plainEnd === end || isBlankByte(text.charCodeAt(plainEnd));
                const { flag, end: flagEnd } = isPlain
                    ? { flag: (0, source_text.U5)(source, index, plainEnd), end: plainEnd }
                    : readQuotedFlag({ source, start: index, end }, escape);
                index = flagEnd;
                if (flag.text === '--')
                    return { flags: flags ?? NO_FLAGS, argumentsAt: index };
                (flags ??= []).push(flag);
            }
        }
        function readQuotedFlag({ source, start, end }, escape) {
            const { text } = source;
            const flag = new source_text.uL();
            let quote = '';
            let index = start;
            for (; index < end; index += 1) {
                const character = text.charAt(index);
                if (quote === '' && isBlankByte(text.charCodeAt(index)))
                    break;
                if (character === quote)
                    quote = '';
                else if (quote === '' && isQuote(text.charCodeAt(index)))
                    quote = character;
                else if (character !== escape)
                    flag.append(character, (0, source_text.HA)(source, index));
                else if (index + 1 < end) {
                    index += 1;
                    flag.append(text.charAt(index), (0, source_text.HA)(source, index));
                }
            }
            return { flag: flag.build(), end: index };
        }
        const BLANK_OR_MARK = /[\t-\r \u0085\u00a0"'\\`]/g;
        function isQuote(unit) {
            return unit === 0x22 || unit === 0x27;
        }
        function isBlankByte(unit) {
            return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
        }
        ;
        function splitShellWords(text, keepsMarks) {
            return new ShellSplitter(text, keepsMarks).split();
        }
        class ShellSplitter {
            #text;
            #keepsMarks;
            #open;
            #words = [];
            #word = '';
            #at;
            #isMalformed = false;
            constructor(text, keepsMarks) {
                this.#text = text;
                this.#keepsMarks = keepsMarks;
                this.#at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
                this.#open = [{ stop: '', lead: '', keepsEscapes: keepsMarks, isPattern: false, output: '' }];
            }
            split() {
                for (;;) {
                    const part = this.#open.at(-1);
                    if (part === undefined || this.#isMalformed)
                        return undefined;
                    if (this.#at >= this.#text.length)
                        return part.stop === '' ? this.#finish() : undefined;
                    const sign = this.#text.charAt(this.#at);
                    if (sign === part.stop)
                        this.#close(part);
                    else if (sign === '$')
                        this.#readDollar();
                    else if (sign === '\\')
                        this.#readEscape(part);
                    else if (part.stop === '"')
                        this.#takeRun(part);
                    else if (sign === "'")
                        this.#readSingleQuotes(part);
                    else if (sign === '"')
                        this.#push({ ...part, stop: '"', lead: this.#keepsMarks ? '"' : '' }, 1);
                    else if (sign === '<')
                        this.#readArrows();
                    else
                        this.#takeRun(part);
                }
            }
            #close({ stop, lead, output }) {
                this.#open.pop();
                const text = `${lead}${output}`;
                if (stop === '/')
                    return this.#push({ stop: '}', lead: `${text}/`, keepsEscapes: true, isPattern: false }, 1);
                this.#at += 1;
                if (stop === '"')
                    this.#add(this.#keepsMarks ? `${text}"` : text, 'whole');
                else
                    this.#add(`${text}}`, 'split');
            }
            #push(part, width) {
                this.#at += width;
                this.#open.push({ ...part, output: '' });
                if (part.stop !== '"')
                    this.#word = '';
            }
            #readDollar() {
                const start = this.#at;
                const isBraced = this.#text.charAt(start + 1) === '{';
                const nameAt = start + (isBraced ? 2 : 1);
                const nameEnd = variableNameEnd(this.#text, nameAt);
                const name = this.#text.slice(nameAt, nameEnd);
                this.#at = nameEnd;
                if (!isBraced)
                    return this.#add(`$${name}`, 'split');
                const sign = this.#text.charAt(nameEnd);
                if (sign === '' || (name === '' && '{}:'.includes(sign)))
                    return this.#fail();
                if (sign === '}') {
                    this.#at += 1;
                    return this.#add(`\${${name}}`, 'split');
                }
                const lead = `\${${name}${sign}`;
                if (sign === '/') {
                    const width = this.#text.charAt(nameEnd + 1) === '/' ? 2 : 1;
                    return this.#push({ stop: '/', lead, keepsEscapes: true, isPattern: true }, width);
                }
                if (sign === ':')
                    return this.#readTestOfEmpty(lead);
                if (!'+-?#%'.includes(sign))
                    return this.#fail();
                const isPattern = sign === '#' || sign === '%';
                this.#push({ stop: '}', lead, keepsEscapes: isPattern, isPattern }, 1);
            }
            #readTestOfEmpty(lead) {
                const [sign = ''] = splitCharacters(this.#text.slice(this.#at + 1, this.#at + 5));
                if (sign === '' || sign === '#' || sign === '%')
                    return this.#fail();
                this.#push({ stop: '}', lead: `${lead}${sign}`, keepsEscapes: false, isPattern: false }, 1 + sign.length);
            }
            #readEscape({ stop, keepsEscapes, isPattern }) {
                const next = this.#text.charAt(this.#at + 1);
                this.#at += 1;
                if (stop !== '"') {
                    if (keepsEscapes)
                        this.#add('\\', 'whole');
                    if (next !== '')
                        this.#takeCharacter();
                }
                else if (next === '"' || next === '$' || next === '\\') {
                    this.#add(keepsEscapes ? `\\${next}` : next, 'whole');
                    this.#at += 1;
                }
                else if (next !== '') {
                    const isDoubled = keepsEscapes && (!this.#keepsMarks || isPattern);
                    this.#add(isDoubled ? '\\\\' : '\\', 'whole');
                }
            }
            #takeCharacter() {
                const width = Math.max(1, blankLength(this.#text, this.#at));
                this.#add(this.#text.slice(this.#at, this.#at + width), 'whole');
                this.#at += width;
            }
            #readSingleQuotes({ isPattern }) {
                const close = this.#text.indexOf("'", this.#at + 1);
                if (close === -1)
                    return this.#fail();
                const quoted = this.#text.slice(this.#at + 1, close);
                const text = isPattern ? quoted.replaceAll('\\', '\\\\') : quoted;
                this.#add(this.#keepsMarks ? `'${text}'` : text, 'whole');
                this.#at = close + 1;
            }
            #readArrows() {
                ARROWS.lastIndex = this.#at;
                const [arrows = '<'] = ARROWS.exec(this.#text) ?? [];
                this.#add(arrows, 'whole');
                this.#at += arrows.length;
            }
            #takeRun({ stop }) {
                const pattern = stop === '"' ? PLAIN_IN_QUOTES : PLAIN;
                pattern.lastIndex = this.#at + 1;
                pattern.test(this.#text);
                this.#add(this.#text.slice(this.#at, pattern.lastIndex), 'split');
                this.#at = pattern.lastIndex;
            }
            #add(text, how) {
                const part = this.#open.at(-1);
                if (part === undefined)
                    return;
                if (part.stop !== '')
                    part.output += text;
                else if (how === 'whole')
                    this.#word += text;
                else
                    this.#addSplit(text);
            }
            #addSplit(text) {
                let start = 0;
                for (let index = 0; index < text.length; index += 1) {
                    index = findUnit(START_OF_BLANK, text, index, text.length);
                    if (blankLength(text, index) === 0)
                        continue;
                    this.#word += text.slice(start, index);
                    this.#endWord();
                    start = skipBlanks(text, index);
                    index = start - 1;
                }
                this.#word += text.slice(start);
            }
            #endWord() {
                if (this.#word !== '')
                    this.#words.push(this.#word);
                this.#word = '';
            }
            #finish() {
                this.#endWord();
                return this.#words;
            }
            #fail() {
                this.#isMalformed = true;
            }
        }
        const START_OF_BLANK = /[\t-\r \u00c2\u00e1-\u00e3]/g;
        const ARROWS = /<(?:<[\t\r ]*)?/y;
        const PLAIN = /[^$\\'"<}/]*/y;
        const PLAIN_IN_QUOTES = /[^$\\"]*/y;
        ;
        function scanInstructions(text) {
            const file = (0, source_text.rI)(text, 0);
            const lines = new PhysicalLines(text);
            const { escape, syntax } = readDirectives(text);
            const instructions = [];
            let unterminated;
            const canSkip = escape === '\\' && text.length <= LARGEST_SKIPPED;
            for (;;) {
                if (canSkip)
                    lines.skip(IRRELEVANT_LINES);
                if (!lines.advance())
                    return { escape, syntax, instructions, unterminated };
                const start = skipBlanks(text, lines.start, lines.end);
                if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
                    continue;
                if (!canNameImage(text.charCodeAt(start), escape)) {
                    skipContinuations(text, lines, escape);
                    continue;
                }
                const whole = joinContinuations({ file, lines, start, escape });
                const instruction = splitInstruction(whole, escape);
                if (isRelevant(instruction))
                    instructions.push(instruction);
                const heredocs = findHeredocs(instruction, whole);
                if (heredocs.length > 0 && !heredocs.every((heredoc) => skipBody(text, lines, heredoc)))
                    unterminated = (0, source_text.U5)(whole.source, whole.start, whole.start);
            }
        }
        const LARGEST_SKIPPED = 65_536;
        const CONTINUATION = String.raw `(?<!\\)\\[ \t]*\r*\n(?:[ \t]*(?:#[^\n]*|\r*)\n)*[ \t]*(?=[!"$-~])`;
        const BLANKS = String.raw `[ \t]+(?:${CONTINUATION})*`;
        const ESCAPE = String.raw `(?<!\\)(?:\\(?!\\|[ \t]*\r*\n)|\\{2,}(?!\\))`;
        const REST = String.raw `[^\\\n]*(?:(?:${CONTINUATION}|${ESCAPE})[^\\\n]*)*`;
        const WITHOUT_HEREDOC = String.raw `[^\\\n<]*(?:(?:${CONTINUATION}|${ESCAPE}|<(?![<\\]))[^\\\n<]*)*`;
        const FLAGS = String.raw `(?:--(?![^ \t\n]*from)[!#%&(-[\]^_a-~]+${BLANKS})*(?=[!-,.-[\]-~])`;
        const IRRELEVANT_LINES = new RegExp([
            String.raw `(?:[ \t]*(?:#[^\n]*|\r*`,
            String.raw `(?:CMD[ \t]|[!"$-@BDEG-NPQS-[\]-\`bdeg-npqs-~])${REST}`,
            `(?:RUN|COPY|ADD)${BLANKS}${FLAGS}${WITHOUT_HEREDOC})\\n)*`,
        ].join('|'), 'iy');
        const NUMBER_SIGN = 0x23;
        const SPACE = 0x20;
        const TAB = 0x09;
        const INITIALS = new Set('AaCcFfOoRr'.split('').map((letter) => letter.charCodeAt(0)));
        function canNameImage(unit, escape) {
            return INITIALS.has(unit) || unit === escape.charCodeAt(0);
        }
        function isRelevant({ keyword, flags }) {
            switch (keyword) {
                case 'from':
                case 'arg':
                case 'onbuild':
                    return true;
                case 'add':
                case 'copy':
                case 'run':
                    return flags.length > 0;
                default:
                    return false;
            }
        }
        function joinContinuations({ file, lines, start: first, escape }) {
            const { text } = file;
            let end = continuationIndex(text, { start: first, end: lines.end }, escape);
            if (end === undefined)
                return { source: file, start: first, end: lines.end };
            const joined = new source_text.uL();
            joined.append(text.slice(first, end), first);
            while (end !== undefined && lines.advance()) {
                const start = skipBlanks(text, lines.start, lines.end);
                if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
                    continue;
                end = continuationIndex(text, lines, escape);
                joined.append(text.slice(lines.start, end ?? lines.end), lines.start);
            }
            const source = joined.build();
            return { source, start: 0, end: source.text.length };
        }
        function skipContinuations(text, lines, escape) {
            let isContinued = continuationIndex(text, lines, escape) !== undefined;
            while (isContinued && lines.advance()) {
                const start = skipBlanks(text, lines.start, lines.end);
                if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
                    continue;
                isContinued = continuationIndex(text, lines, escape) !== undefined;
            }
        }
        function continuationIndex(text, { start, end }, escape) {
            const sign = escape.charCodeAt(0);
            let index = end - 1;
            while (index >= start && (text.charCodeAt(index) === SPACE || text.charCodeAt(index) === TAB))
                index -= 1;
            if (index < start || text.charCodeAt(index) !== sign)
                return undefined;
            return index > start && text.charCodeAt(index - 1) === sign ? undefined : index;
        }
        const NO_HEREDOCS = [];
        const NO_WORDS = [];
        const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
        const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;
        function findHeredocs(instruction, whole) {
            const carrier = instruction.trigger ?? instruction;
            if (!TAKES_HEREDOCS.has(carrier.keyword))
                return NO_HEREDOCS;
            const line = (0, source_text.lq)(whole);
            if (!line.includes('<<') || isExecForm((0, source_text.lq)(carrier)))
                return NO_HEREDOCS;
            const words = splitShellWords(wellFormed((0, source_text.rI)(line, source_text.JW)).text, true) ?? NO_WORDS;
            return words.flatMap((word) => readHeredoc(word) ?? NO_HEREDOCS);
        }
        function readHeredoc(word) {
            const [, dash, quotedName = ''] = HEREDOC.exec(word) ?? [];
            const [name, another] = splitShellWords(quotedName, false) ?? NO_WORDS;
            return dash === undefined || name === undefined || another !== undefined
                ? undefined
                : { name, ignoresTabs: dash === '-' };
        }
        function isExecForm(text) {
            if (!text.startsWith('[') || !text.endsWith(']'))
                return false;
            try {
                return Array.isArray(JSON.parse(text));
            }
            catch {
                return false;
            }
        }
        function skipBody(text, lines, { name, ignoresTabs }) {
            while (lines.advance()) {
                const start = ignoresTabs ? skipTabs(text, lines.start) : lines.start;
                if (lines.end - start === name.length && text.startsWith(name, start))
                    return true;
            }
            return false;
        }
        function skipTabs(text, start) {
            let index = start;
            while (text.charCodeAt(index) === TAB)
                index += 1;
            return index;
        }
        ;
        function splitStages(instructions, escape) {
            const globalArgs = [];
            const stages = [];
            let stage;
            for (const instruction of instructions) {
                if (instruction.keyword === 'from') {
                    stage = readFrom(instruction);
                    stages.push(stage);
                }
                else if (stage !== undefined)
                    stage.instructions.push(instruction);
                else if (instruction.keyword === 'arg')
                    for (const arg of readArgDefaults(instruction, escape))
                        globalArgs.push(arg);
            }
            return { globalArgs, stages };
        }
        const PLATFORM = '--platform=';
        function readFrom(from) {
            const words = splitAtBlanks(from);
            const base = words[0];
            const stage = AS.test(words[1]?.text ?? '') ? words[2] : undefined;
            const name = stage === undefined ? undefined : lowerCase(stage.text);
            const platform = from.flags.find((flag) => flag.text.startsWith(PLATFORM));
            const isNamed = words.length === 3 && name !== undefined && STAGE_NAME.test(name);
            const isMalformed = words.length !== 1 && !isNamed;
            return {
                name,
                base: base === undefined || isMalformed ? (0, source_text.p9)(from) : base,
                isMalformed,
                platform: platform === undefined ? undefined : (0, source_text.U5)(platform, PLATFORM.length),
                instructions: [],
            };
        }
        const AS = /^[Aa](?:[Ss]|\u00c5\u00bf)$/;
        const STAGE_NAME = /^[a-z][a-z0-9-_.]*$/;
        function readArgDefaults(arg, escape) {
            return splitQuotedWords(arg, escape).map((word) => {
                const equals = word.text.indexOf('=');
                if (equals === -1)
                    return { name: word.text, value: undefined };
                return { name: word.text.slice(0, equals), value: (0, source_text.U5)(word, equals + 1) };
            });
        }
        ;
        function placeEdit({ fragment, reference }, { scope, usage }) {
            if (fragment.dependsOnPlatform) {
                return notEditable('platform-dependent', 'the reference differs by platform');
            }
            const whole = wholeOrigin(fragment);
            if (whole !== undefined)
                return placeInArg(whole, fragment.source, { scope, usage });
            if (fragment.substitutions.every(({ value }) => value === undefined)) {
                return placeText(fragment.source, replaceableFrom(fragment));
            }
            const digestAt = fragment.source.text.length - (reference.digest?.length ?? 0);
            const digest = reference.digest === undefined ? undefined : tailOrigin(fragment, digestAt);
            if (digest !== undefined && replaceableFrom(fragment) === digestAt) {
                return placeInArg(digest, (0, source_text.U5)(fragment.source, digestAt), { scope, usage });
            }
            return notEditable('arg-fragment', partInArgs(fragment));
        }
        function partInArgs({ substitutions }) {
            const names = [...new Set(substitutions.map(({ name }) => name))].join(' and ARG ');
            return `only part of the reference is in ARG ${names}; put the whole reference in the default of one ARG`;
        }
        function placeInArg(origin, source, { scope, usage }) {
            if (!usage.isFree(origin)) {
                const reason = 'the ARG that holds the reference has another use that a digest would break';
                return notEditable('arg-used-elsewhere', reason);
            }
            const fragment = scope.fragments[origin];
            return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
        }
        function placeText(source, from) {
            if (from === undefined) {
                return notEditable('override-ignored', 'with a digest here, a build argument that changes the reference would be ignored');
            }
            const spans = (0, source_text.Ly)(source);
            if (spans === undefined)
                return notEditable('not-in-file', 'part of the reference is not in the file');
            return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
        }
        function notEditable(code, reason) {
            return { kind: 'not-editable', code, reason };
        }
        ;
        const FROM = '--from=';
        const MOUNT = '--mount=';
        function readSources({ keyword, flags }) {
            if (keyword === 'run') {
                return flags.flatMap((flag) => {
                    const word = flag.text.startsWith(MOUNT) ? mountSource((0, source_text.U5)(flag, MOUNT.length)) : undefined;
                    return word === undefined ? [] : [{ use: 'dockerfile-mount', word }];
                });
            }
            if (keyword !== 'copy' && keyword !== 'add')
                return [];
            const flag = flags.find(({ text }) => text.startsWith(FROM) && text !== FROM);
            return flag === undefined ? [] : [{ use: 'dockerfile-copy', word: (0, source_text.U5)(flag, FROM.length) }];
        }
        function mountSource(mount) {
            const field = readCsvFields(mount)?.findLast(({ text }) => /^from=/i.test(text));
            return field === undefined || field.text.length === 5 ? undefined : (0, source_text.U5)(field, 5);
        }
        function readCsvFields(record) {
            const { text } = record;
            const fields = [];
            let at = 0;
            for (;;) {
                const field = text.charAt(at) === '"' ? readQuotedField(record, at + 1) : readBareField(record, at);
                if (field === undefined)
                    return undefined;
                fields.push(field.value);
                if (field.end === text.length)
                    return fields;
                if (text.charAt(field.end) !== ',')
                    return undefined;
                at = field.end + 1;
            }
        }
        function readBareField(record, start) {
            const comma = record.text.indexOf(',', start);
            const end = comma === -1 ? record.text.length : comma;
            const value = (0, source_text.U5)(record, start, end);
            return value.text.includes('"') ? undefined : { value, end };
        }
        function readQuotedField(record, start) {
            const value = new source_text.uL();
            for (let at = start; at < record.text.length; at += 1) {
                const isQuote = record.text.charAt(at) === '"';
                if (isQuote && record.text.charAt(at + 1) !== '"')
                    return { value: value.build(), end: at + 1 };
                if (isQuote)
                    at += 1;
                value.append(record.text.charAt(at), (0, source_text.HA)(record, at));
            }
            return undefined;
        }
        ;
        function reachedStages(stages, bases, indexes) {
            const reached = new Set();
            const triggering = new Set();
            const open = [stages.length - 1];
            for (let index = open.pop(); index !== undefined; index = open.pop()) {
                const stage = stages[index];
                if (stage === undefined || reached.has(index))
                    continue;
                reached.add(index);
                for (const source of sourceStages(stage.instructions, indexes))
                    open.push(source);
                const base = bases[index];
                const below = base?.kind === 'stage' ? base.index : undefined;
                if (below === undefined)
                    continue;
                open.push(below);
                if (triggering.has(below))
                    continue;
                triggering.add(below);
                const triggers = stages[below]?.instructions.flatMap(({ trigger }) => trigger ?? []) ?? [];
                for (const source of sourceStages(triggers, indexes))
                    open.push(source);
            }
            return reached;
        }
        function finalStages(stages, bases, indexes) {
            const final = new Set();
            let isCertain = true;
            const open = [stages.length - 1];
            for (let index = open.pop(); index !== undefined; index = open.pop()) {
                const base = bases[index];
                if (base === undefined || final.has(index))
                    continue;
                final.add(index);
                if (base.kind !== 'skipped' && base.fragment.dependsOnPlatform)
                    isCertain = false;
                if (base.kind === 'stage' && base.index !== undefined)
                    open.push(base.index);
                const copies = stages[index]?.instructions.filter(copiesRoot) ?? [];
                for (const source of sourceStages(copies, indexes))
                    open.push(source);
            }
            return (index) => final.has(index) || (isCertain ? false : undefined);
        }
        function copiesRoot({ keyword, source, start, end }) {
            const isAll = /^(?:\[\s*)?"?(?:\/|\.\/?|\/\.)"?[\s,]/.test(source.text.slice(start, end));
            return keyword === 'copy' && isAll;
        }
        function sourceStages(instructions, indexes) {
            return instructions
                .flatMap((instruction) => readSources(instruction))
                .flatMap((source) => sourceStage(source, indexes) ?? []);
        }
        function sourceStage({ use, word: { text } }, indexes) {
            const isIndex = use === 'dockerfile-copy' && /^\+?\d+$/.test(text);
            return isIndex ? Number(text) : indexes.get(text.toLowerCase());
        }
        ;
        function resolveBases(context) {
            const { stages, usage } = context;
            const indexes = new Map();
            const bases = [];
            for (const stage of stages) {
                const base = resolveBase(stage, indexes, context);
                recordUse(base, usage);
                if (stage.name !== undefined)
                    indexes.set(stage.name, bases.length);
                bases.push(base);
            }
            const found = [];
            const isFinal = finalStages(stages, bases, indexes);
            let index = 0;
            for (const stage of stages) {
                const base = findBase(stage, { base: bases[index], isFinal: isFinal(index) }, context);
                if (base !== undefined)
                    found.push(base);
                index += 1;
            }
            return { found, bases, indexes, isFinal };
        }
        function resolveBase(stage, earlier, context) {
            if (stage.isMalformed)
                return {
                    kind: 'skipped',
                    code: 'malformed',
                    reason: 'FROM takes an image, or an image, AS and a stage name',
                };
            const reading = expandShellWord(stage.base, context.options);
            if (reading.kind === 'failed')
                return invalidBase(reading.reason, reading.missing);
            const { fragment } = reading;
            const { text } = fragment.source;
            if (text === '')
                return invalidBase(`${stage.base.text} expands to an empty image name`, fragment.missing);
            const index = earlier.get(text);
            if (index !== undefined)
                return { kind: 'stage', fragment, index };
            if (text === 'scratch')
                return { kind: 'scratch', fragment };
            if (fragment.dependsOnPlatform && NAME_OF_AMD64.test(text) && isStageElsewhere(stage, earlier, context))
                return { kind: 'stage', fragment, index: undefined };
            return readBaseImage(fragment, context.readReference);
        }
        const NAME_OF_AMD64 = /^[a-z0-9._-]*amd64[a-z0-9._-]*$/;
        function isStageElsewhere(stage, earlier, { otherPlatforms }) {
            for (const options of otherPlatforms()) {
                const reading = expandShellWord(stage.base, options);
                if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text))
                    return true;
            }
            return false;
        }
        function readBaseImage(fragment, readReference) {
            const { text } = fragment.source;
            const reading = readReference(text);
            if (reading.kind === 'invalid')
                return invalidBase(`invalid image reference "${text}": ${reading.reason}`, fragment.missing);
            const { reference } = reading;
            const isScratch = reference.host === 'docker.io' && reference.path === 'library/scratch';
            if (!isScratch)
                return { kind: 'image', fragment, reference };
            return {
                kind: 'skipped',
                code: 'scratch-with-tag',
                reason: 'Docker reads this as an image named scratch, which cannot be pulled; write plain `scratch`',
            };
        }
        function invalidBase(reason, missing) {
            if (missing === undefined)
                return { kind: 'skipped', code: 'invalid-reference', reason };
            return {
                kind: 'skipped',
                code: 'build-arg',
                reason: `the image depends on ARG ${missing}, which has no usable default; --build-arg sets it`,
            };
        }
        function findBase(stage, { base, isFinal }, context) {
            const { base: word, name, platform } = stage;
            if (base?.kind === 'skipped')
                return skipWord(word, base.code, base.reason);
            if (base?.kind !== 'image')
                return undefined;
            const { reference } = base;
            const edit = placeEdit(base, context);
            return { kind: 'image', use: 'dockerfile-from', word, reference, stage: name, platform, edit, isFinal };
        }
        function recordUse(base, usage) {
            if (base.kind === 'skipped')
                return;
            const origin = base.kind === 'image' ? (wholeOrigin(base.fragment) ?? digestOrigin(base)) : undefined;
            usage.fixAll(base.fragment, origin);
            if (base.kind === 'image' && origin !== undefined)
                usage.noteReference(origin, (0, image_reference.my)(base.reference));
        }
        function digestOrigin({ fragment, reference, }) {
            if (reference.digest === undefined)
                return undefined;
            return tailOrigin(fragment, fragment.source.text.length - reference.digest.length);
        }
        ;
        function resolveSources(stages, { bases, indexes, isFinal }, readReference) {
            const found = [];
            let running;
            let index = 0;
            for (const { name: stage, instructions } of stages) {
                for (const instruction of instructions) {
                    const { trigger } = instruction;
                    if (trigger !== undefined)
                        running ??= stagesWithRunningTriggers(reachedStages(stages, bases, indexes), bases);
                    const runsHere = trigger === undefined || running?.has(index) === true;
                    const sources = readSources(trigger ?? instruction);
                    const context = {
                        stage,
                        indexes,
                        runsHere,
                        readReference,
                        isFinal: trigger === undefined ? isFinal(index) : undefined,
                    };
                    for (const source of sources)
                        addSource(found, source, context);
                }
                index += 1;
            }
            return found;
        }
        function stagesWithRunningTriggers(reached, bases) {
            const running = new Set();
            for (const index of reached) {
                const base = bases[index];
                if (base?.kind === 'stage' && base.index !== undefined)
                    running.add(base.index);
            }
            return running;
        }
        const NUMBER = /^[+-]?0*\d{1,18}$/;
        function addSource(found, { use, word }, context) {
            const { stage, indexes, runsHere, readReference } = context;
            const isFinal = use === 'dockerfile-copy' ? context.isFinal : false;
            const { text } = word;
            const isNumber = NUMBER.test(text) && (use === 'dockerfile-copy' || !runsHere);
            const isStage = isNumber || (runsHere && indexes.has(text.toLowerCase()));
            if (text === 'scratch' || isStage)
                return;
            const reading = readReference(text);
            if (text.includes('$'))
                found.push(skipWord(word, 'no-expansion', NO_EXPANSION));
            else if (reading.kind === 'invalid')
                found.push(skipWord(word, 'invalid-reference', `invalid image reference "${text}": ${reading.reason}`));
            else if (!runsHere && !/[/:@]/.test(text))
                found.push(skipWord(word, 'onbuild-stage-or-image', STAGE_OR_IMAGE));
            else {
                const kind = runsHere ? use : 'dockerfile-onbuild';
                const { reference } = reading;
                const image = { stage, platform: undefined, edit: placeText(word, 0), isFinal };
                found.push({ ...image, kind: 'image', use: kind, word, reference });
            }
        }
        const NO_EXPANSION = 'Docker does not expand variables here; use the image in a FROM and name its stage';
        const STAGE_OR_IMAGE = 'a stage or an image, depending on the file that builds on this one';
        ;
        function readDockerfile(bytes) {
            return readDockerfileText((0, byte_text.g)(bytes));
        }
        function readDockerfileText(text, readReference = image_reference.bc) {
            return listFound(resolveFile(text, readReference), text);
        }
        function resolveFile(text, readReference) {
            const { instructions, escape, syntax, unterminated } = scanInstructions(text);
            const file = splitStages(instructions, escape);
            const { stages } = file;
            const usage = new ArgUsage();
            const targetStage = stages.at(-1)?.name ?? 'default';
            const effort = new Effort(text.length);
            const globals = { defaults: file.globalArgs, targetStage, escape, effort };
            const scope = evaluateGlobalArgs(globals, usage);
            if (file.globalArgs.length > 0)
                fixOtherUses(file, escape, { scope, usage });
            const bases = resolveBases({
                stages,
                usage,
                scope,
                readReference,
                options: { escape, effort, scope },
                otherPlatforms: otherPlatforms(globals),
            });
            const sources = resolveSources(stages, bases, readReference);
            const problems = stages.length === 0 ? [missingFrom(text)] : [];
            if (unterminated !== undefined)
                problems.push(skipWord(unterminated, 'malformed', 'unterminated heredoc'));
            return readSyntax(syntax, readReference).concat(bases.found, sources, problems);
        }
        function readSyntax(word, readReference) {
            if (word === undefined)
                return [];
            const reading = readReference(word.text);
            if (reading.kind === 'invalid')
                return [skipWord(word, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
            const { reference } = reading;
            const image = { use: 'dockerfile-syntax', stage: undefined, platform: undefined, isFinal: false };
            return [{ ...image, kind: 'image', word, reference, edit: placeText(word, 0) }];
        }
        function missingFrom(text) {
            const start = (0, source_text.rI)('', 0);
            return text.includes('\0')
                ? skipWord(start, 'unreadable-file', 'the file is not UTF-8 text')
                : skipWord(start, 'malformed', 'no FROM instruction');
        }
        function fixOtherUses({ globalArgs, stages }, escape, context) {
            for (const { platform, instructions } of stages) {
                if (platform !== undefined && globalArgs.some(({ name }) => platform.text.includes(name)))
                    fixNamed(platform.text, context);
                for (const instruction of instructions)
                    fixDeclared(instruction.trigger ?? instruction, escape, context);
            }
        }
        function fixNamed(platform, { scope, usage }) {
            for (const [, name = ''] of platform.matchAll(/\$\{?(\w+)/g))
                usage.fix(scope.find(name)?.origin);
        }
        function fixDeclared(instruction, escape, { scope, usage }) {
            if (instruction.keyword !== 'arg')
                return;
            for (const { name, value } of readArgDefaults(instruction, escape))
                if (value === undefined)
                    usage.fix(scope.find(name)?.origin);
        }
    }),
    50223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LG: () => (DOCKERFILE_KINDS),
            LS: () => (SKIP_CODES),
            n5: () => (isDockerfileKind)
        });
        const DOCKERFILE_KINDS = [
            'dockerfile-from',
            'dockerfile-copy',
            'dockerfile-mount',
            'dockerfile-onbuild',
            'dockerfile-syntax',
        ];
        function isDockerfileKind(kind) {
            return DOCKERFILE_KINDS.some((one) => one === kind);
        }
        const SKIP_CODES = [
            'build-arg',
            'scratch-with-tag',
            'onbuild-stage-or-image',
            'no-expansion',
            'invalid-reference',
            'malformed',
            'unreadable-file',
        ];
    }),
    22320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $6: () => (textAt),
            Ct: () => (itemsAt),
            I0: () => (valuesAt),
            SC: () => (mapAt),
            Xi: () => (mapsBelow),
            ws: () => (entriesAt)
        });
        function mapAt(node, ...path) {
            const end = nodeAt(node, ...path);
            return end?.kind === 'map' ? end : undefined;
        }
        function textAt(node, ...path) {
            const end = nodeAt(node, ...path);
            return end?.kind === 'text' ? end : undefined;
        }
        function itemsAt(node, ...path) {
            const end = nodeAt(node, ...path);
            return end?.kind === 'list' ? end.items : [];
        }
        function entriesAt(node, ...path) {
            return mapAt(node, ...path)?.mergedEntries ?? [];
        }
        function valuesAt(node, ...path) {
            return entriesAt(node, ...path).map(({ value }) => value);
        }
        function* mapsBelow(root) {
            const waiting = [root];
            for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
                if (node.isShared)
                    continue;
                if (node.kind === 'map')
                    yield node;
                for (const child of childrenOf(node).toReversed())
                    waiting.push(child);
            }
        }
        function childrenOf(node) {
            if (node.kind === 'list')
                return node.items;
            return node.kind === 'map' ? [...(node.merges ?? []), ...node.entries.map(({ value }) => value)] : [];
        }
        function nodeAt(node, ...path) {
            return path.reduce((parent, key) => (parent?.kind === 'map' ? parent.get(key) : undefined), node);
        }
    }),
    53450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            IR: () => (fileFormat),
            QS: () => (manifestKind),
            nE: () => (mayNameImages)
        });
        ;
        const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;
        const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;
        function isDockerfileName(path) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return name === 'Dockerfile' || name === 'dockerfile' || (NAME.test(name) && !COMPANION.test(name));
        }
        var data_node = __webpack_require__(22320);
        ;
        const NAMES = [
            [/^\.github\/workflows\/[^/]+\.ya?ml$/, { language: 'yaml', kind: 'workflow' }],
            [/(?:^|\/)action\.ya?ml$/, { language: 'yaml', kind: 'action' }],
            [
                /(?:^|\/)[^/]*\.?gitlab-ci[^/]*\.ya?ml$|(?:^|\/)\.gitlab\/.+\.ya?ml$/,
                { language: 'yaml', kind: 'gitlab-ci' },
            ],
            [/(?:^|\/)(?:[^/]+[.-])?compose(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'compose' }],
            [/(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/, { language: 'yaml', kind: 'kustomize' }],
            [/(?:^|\/)(?:[^/]+[.-])?values(?:[._-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'helm-values' }],
            [/(?:^|\/)\.ko\.ya?ml$/, { language: 'yaml', kind: 'ko' }],
            [/(?:^|\/)skaffold(?:[.-][^/]+)?\.ya?ml$/, { language: 'yaml', kind: 'skaffold' }],
            [/(?:^|\/)\.?devcontainer\.json$/, { language: 'json', kind: 'devcontainer' }],
            [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.json$/, { language: 'json', kind: 'bake' }],
            [/(?:^|\/)docker-bake(?:[.-][^/]+)?\.hcl$/, { language: 'hcl', kind: 'bake' }],
            [/\.(?:ya?ml|json)$/, { language: 'yaml', kind: 'kubernetes' }],
        ];
        function fileFormat(path) {
            if (isDockerfileName(path))
                return { language: 'dockerfile' };
            return NAMES.find(([name]) => name.test(path))?.[1];
        }
        const WORDS = {
            compose: /image|build|include|extends/,
            kubernetes: /image|\bbundle/,
            kustomize: /images|resources|bases|components|patches/,
            'helm-values': /image|repository/i,
            workflow: /container|services|docker:\/\//,
            action: /docker/,
            'gitlab-ci': /image|services/,
            devcontainer: /image|features|docker/,
            bake: /contexts|dockerfile|args/,
            ko: /BaseImage/i,
            tekton: /image|\bbundle/,
            skaffold: /image|builder/i,
        };
        const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[ \r]*\n[ \t]*|(?=\/))/g;
        const BINARY_TAG = /!!binary|!\S*%|!<tag:|^%TAG/m;
        function mayNameImages({ language, kind }, text) {
            if (hasWords(kind, text))
                return true;
            if (language === 'yaml' && BINARY_TAG.test(text))
                return true;
            return text.includes('\\') && hasWords(kind, text.replace(ESCAPE, unescaped));
        }
        function unescaped(_, two, four, eight) {
            const point = two ?? four ?? eight;
            return point === undefined ? '' : String.fromCharCode(parseInt(point, 16));
        }
        function hasWords(kind, text) {
            return (WORDS[kind].test(text) &&
                (kind !== 'kubernetes' || (text.includes('apiVersion') && text.includes('kind'))));
        }
        function manifestKind(root) {
            const version = (0, data_node.$6)(root, 'apiVersion')?.text;
            const kind = (0, data_node.$6)(root, 'kind')?.text;
            if (version === undefined || kind === undefined)
                return undefined;
            if (version.startsWith('kustomize.config.k8s.io/'))
                return 'kustomize';
            if (/^(?:triggers\.)?tekton\.dev\//.test(version))
                return 'tekton';
            if (version.startsWith('skaffold/'))
                return 'skaffold';
            return 'kubernetes';
        }
    }),
    9561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FF: () => (tagCommentText),
            P_: () => (findTagComment),
            Wp: () => (WHOLE_REFERENCE)
        });
        const WHOLE_REFERENCE = {
            part: 'reference',
            before: '',
            after: '',
            styles: ['tag@digest', 'digest'],
        };
        const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
        const PLAIN_TAG = /^(?!\d{4}-\d\d-\d\d$)(?:v?\d|latest(?:-|$))[A-Za-z0-9._-]{0,127}$/;
        const END = String.raw `(?=[ \t]*$|[ \t]+#)`;
        const ALONE = new RegExp(`^([ \\t]+#[ \\t]*)(${TAG})${END}`);
        const NAMED = new RegExp(`^([ \\t]+#(?:.*[ \\t]#)?[ \\t]*)tag=(${TAG})${END}`);
        function findTagComment(rest, at) {
            const comment = withoutTrailingBlanks(rest);
            if (comment === '')
                return { tag: undefined, start: at, end: at, lead: ' # ' };
            if (!/^[ \t]+#/.test(comment))
                return undefined;
            const [, beforeNamed = '', named] = NAMED.exec(comment) ?? [];
            if (named !== undefined)
                return placeOf(named, 'tag=', at + beforeNamed.length);
            const [, before = '', alone] = ALONE.exec(comment) ?? [];
            if (alone !== undefined && PLAIN_TAG.test(alone))
                return placeOf(alone, '', at + before.length);
            const end = at + comment.length;
            return { tag: undefined, start: end, end, lead: ' # tag=' };
        }
        function placeOf(tag, lead, start) {
            return { tag, start, end: start + lead.length + tag.length, lead };
        }
        function tagCommentText({ lead }, tag) {
            const isNamed = lead.endsWith('tag=') || PLAIN_TAG.test(tag);
            return `${lead}${isNamed ? '' : 'tag='}${tag}`;
        }
        function withoutTrailingBlanks(text) {
            let end = text.length;
            while (end > 0 && ' \t'.includes(text.charAt(end - 1)))
                end -= 1;
            return text.slice(0, end);
        }
    }),
    44781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (findLiterals)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16173);
        const PATH = /[a-z0-9]+(?:(?:\.|__?|-+|\\?\/)[a-z0-9]+)*/y;
        const TAG = /:([A-Za-z0-9_][A-Za-z0-9._-]{0,127})/y;
        const DIGEST = /@sha256:[0-9a-f]{64}(?![0-9A-Za-z])/y;
        function findLiterals(text, { needles, pattern, has }) {
            if (needles.length === 0)
                return [];
            const hosts = new RegExp(`(?:${pattern.source})(?::0*443)?\\\\?/`, 'gi');
            const literals = [];
            for (let match = hosts.exec(text); match !== null; match = hosts.exec(text)) {
                const slash = match.index + match[0].length;
                const start = startOfHost(text, match.index, literals.at(-1)?.end ?? 0);
                const host = text.slice(start, slash).replace(/(?::0*443)?\\?\/$/, '');
                if (!has(host))
                    continue;
                const left = leftOf(text, start);
                if (left === undefined)
                    continue;
                const literal = readLiteral(text, { start, slash, ...left });
                literals.push(literal);
                hosts.lastIndex = Math.max(literal.end, slash);
            }
            return literals;
        }
        const LONGEST_HOST = 253;
        function startOfHost(text, needle, least) {
            let start = needle;
            const first = Math.max(least, needle - LONGEST_HOST);
            while (start > first && /[A-Za-z0-9.-]/.test(text.charAt(start - 1)))
                start -= 1;
            const isEscape = start < needle && text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start));
            return isEscape ? start + 1 : start;
        }
        const SCHEME = /(?:[a-z][a-z0-9+.-]{0,30}:(?:\\?\/){2}|(?:docker-daemon|registry|oci-archive|oci|dir):)$/i;
        const LONGEST_SCHEME = 40;
        const OF_IMAGES = /^(?:docker|docker-image|docker-daemon|registry|containers-storage):/i;
        const PURL = /repository_url=$/;
        const OF_ARTIFACTS = /^(?:oci|oci-archive|dir):/i;
        function leftOf(text, start) {
            const before = text.slice(Math.max(0, start - LONGEST_SCHEME), start);
            const [scheme] = SCHEME.exec(before) ?? [];
            if (scheme !== undefined) {
                const from = start - scheme.length;
                if (OF_IMAGES.test(scheme))
                    return { from, scheme: 'image' };
                return { from, scheme: OF_ARTIFACTS.test(scheme) ? 'artifact' : 'link' };
            }
            if (PURL.test(before))
                return { from: start, scheme: 'link' };
            if (/\\[nrt]$/.test(before))
                return { from: start, scheme: 'none' };
            return /[\w.%@/-]$/.test(before) ? undefined : { from: start, scheme: 'none' };
        }
        function readLiteral(text, { start, from, slash, scheme }) {
            const pathEnd = endOf(PATH, text, slash) ?? slash;
            const tagEnd = pathEnd === slash ? undefined : trimTag(text, pathEnd, endOf(TAG, text, pathEnd));
            const digestEnd = pathEnd === slash ? undefined : endOf(DIGEST, text, tagEnd ?? pathEnd);
            const end = digestEnd ?? tagEnd ?? pathEnd;
            const source = withoutEscapes((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.rI)(text.slice(start, end), start));
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(source.text);
            const isBare = tagEnd === undefined && digestEnd === undefined;
            const literal = { start, from, end, source };
            const form = formOf(text, { slash, pathEnd, end, isBare, scheme });
            const isImage = form === 'bare' || form === 'reference';
            if (!isImage)
                return { ...literal, form, reference: undefined };
            return reading.kind === 'reference'
                ? { ...literal, form, reference: reading.reference }
                : { ...literal, form: 'malformed', reference: undefined };
        }
        function endOf(pattern, text, at) {
            pattern.lastIndex = at;
            return pattern.test(text) ? pattern.lastIndex : undefined;
        }
        function trimTag(text, pathEnd, tagEnd) {
            if (tagEnd === undefined || !/[\s"'`]/.test(text.charAt(tagEnd) || '\n'))
                return tagEnd;
            let end = tagEnd;
            while (/[.\-_]/.test(text.charAt(end - 1)))
                end -= 1;
            return end > pathEnd + 1 ? end : undefined;
        }
        function withoutEscapes(source) {
            if (!source.text.includes('\\'))
                return source;
            const builder = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.uL();
            let copied = 0;
            for (const { index } of source.text.matchAll(/\\/g)) {
                builder.appendSource((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.U5)(source, copied, index));
                copied = index + 1;
            }
            builder.appendSource((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.U5)(source, copied));
            return builder.build();
        }
        const LONGEST_RIGHT = 40;
        const OPEN = /^(?:\\?\$|\{|%[svdq]|<[^/]|\+|\\\(|["'`][ \t]*(?:\+|\.\.(?!\/)|~(?=[ \t"'])|\.\s*(?:format|concat)\b))/;
        const PATTERN = /^(?:\*|\?|\[|\^|\(|\\\.|\.\*|\.\+|\|\))/;
        function formOf(text, { slash, pathEnd, end, isBare, scheme, }) {
            if (scheme === 'artifact')
                return 'artifact';
            const right = text.slice(end, end + LONGEST_RIGHT);
            const isPort = /^:\d+\/$/.test(text.slice(pathEnd, end + 1));
            if (scheme === 'link' && (isBare || isPort))
                return 'link';
            if (isBare) {
                const next = right.replace(/^(?:\\?\/|[._-]+(?=[^\s._-]))/, '');
                const isPart = next !== right || pathEnd === slash;
                if (isPart && PATTERN.test(next))
                    return 'pattern';
                if (isPart && /^[A-Z_]/.test(next))
                    return 'placeholder';
                if (isPart && OPEN.test(next))
                    return 'open';
                if (pathEnd === slash)
                    return 'placeholder';
                if (isPart)
                    return 'open';
                if (/^[A-Z]/.test(right))
                    return 'placeholder';
                if (/^:[*]/.test(right))
                    return 'pattern';
                if (/^@sha256:[0-9a-fA-F]/.test(right))
                    return 'malformed';
                if (/^[:@]/.test(right))
                    return 'open';
            }
            if (PATTERN.test(right))
                return 'pattern';
            if (OPEN.test(right))
                return 'open';
            if (/^@sha\d+:[0-9a-fA-F]/.test(right))
                return 'malformed';
            if (/^@/.test(right))
                return 'open';
            if (/^\\\r?\n\S/.test(right))
                return 'open';
            if (!ENDS.test(right))
                return 'open';
            return isBare ? 'bare' : 'reference';
        }
        const ENDS = /^(?:$|[\s"'`,;|)\]}>&#/!:=]|<\/|\.(?:[\s"'`)]|$)|\\(?:["'`nrt/]|\r?\n))/;
    }),
    40582: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            V: () => (WELL_KNOWN_REGISTRIES),
            b: () => (knownRegistries)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        const WELL_KNOWN_REGISTRIES = [
            'cgr.dev',
            'docker.io',
            'index.docker.io',
            'ghcr.io',
            'quay.io',
            'gcr.io',
            '*.gcr.io',
            '*.pkg.dev',
            'registry.k8s.io',
            'mcr.microsoft.com',
            '*.azurecr.io',
            'public.ecr.aws',
            '*.dkr.ecr.*.amazonaws.com',
            'registry.gitlab.com',
            'registry.redhat.io',
            'registry.access.redhat.com',
            'nvcr.io',
            'lscr.io',
            'dhi.io',
        ];
        function knownRegistries(hosts) {
            const names = new Set([...hosts].map((host) => (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.rQ)(host).toLowerCase()));
            const patterns = [...names].filter((name) => name.includes('*'));
            const isLike = patterns.map((pattern) => {
                const labels = pattern.split('*').map((part) => part.replaceAll('.', String.raw `\.`));
                const whole = new RegExp(`^${labels.join('[a-z0-9.-]+')}$`);
                return (host) => whole.test(host);
            });
            const ends = [...names].map((name) => name.slice(name.lastIndexOf('*') + 1).replace(/^\./, ''));
            const needles = [...new Set(ends)];
            return {
                needles,
                pattern: new RegExp(needles.map((needle) => needle.replaceAll('.', String.raw `\.`)).join('|'), 'i'),
                has: (host) => {
                    const name = host.toLowerCase();
                    return (names.has(name) && !name.includes('*')) || isLike.some((matches) => matches(name));
                },
            };
        }
    }),
    36159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (textClass),
            s: () => (textLanguage)
        });
        const HASH = { comments: ['#'], trailing: '#' };
        const SLASHES = { comments: ['//'] };
        const LANGUAGES = [
            ['yaml yml', { words: 'yaml', ...HASH }],
            ['sh bash zsh fish mk mak just ps1 psm1', { words: 'script', ...HASH }],
            ['py rb nix star bzl bazel pl r', { words: 'code', ...HASH }],
            ['toml', { words: 'code', ...HASH }],
            ['tf hcl tofu tfvars nomad', { words: 'code', comments: ['#', '//'], trailing: '#' }],
            [
                'go js mjs cjs jsx ts mts cts tsx java kt kts groovy gradle scala rs php c h cc cpp hpp cs swift dart cue jsonnet libsonnet proto',
                { words: 'code', ...SLASHES },
            ],
            ['json json5 jsonc', { words: 'code', ...SLASHES }],
            ['sql lua hs', { words: 'code', comments: ['--'] }],
            ['xml csproj props targets', { words: 'code', comments: ['<!--'] }],
            ['bat cmd', { words: 'script', comments: ['REM', '::'] }],
            [
                'env service timer socket container volume network image pod kube build ini conf cfg properties',
                { words: 'script', comments: ['#', ';'] },
            ],
            ['dockerfile containerfile earth', { words: 'script', comments: ['#'] }],
            ['txt', { words: 'list', comments: ['#'] }],
        ];
        const NAMED = [
            [/^(?:gnu)?makefile(?:\..*)?$|^\.?justfile$|^procfile$/i, { words: 'script', ...HASH }],
            [/^\.env(?:\..*)?$|^.*\.env\..*$/i, { words: 'script', comments: ['#'] }],
            [/dockerfile|containerfile|^earthfile$/i, { words: 'script', comments: ['#'] }],
            [/^jenkinsfile/i, { words: 'code', ...SLASHES }],
            [/^(?:tiltfile|workspace.*|build|build\.bazel|vagrantfile|gemfile|rakefile)$/i, { words: 'code', ...HASH }],
        ];
        const BY_EXTENSION = new Map(LANGUAGES.flatMap(([extensions, language]) => extensions.split(' ').map((extension) => [extension, language])));
        const UNKNOWN = { words: 'script', comments: [] };
        function textLanguage(path, text) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
            const known = name.includes('.') ? BY_EXTENSION.get(extension) : undefined;
            const named = NAMED.find(([pattern]) => pattern.test(name))?.[1];
            const isScript = text.startsWith('#!');
            return known ?? named ?? (isScript ? { words: 'script', ...HASH } : UNKNOWN);
        }
        const DOCUMENT = /\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|html?|svg|tex|po|pot|ipynb)$|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|NEWS|LICENSE|NOTICE|AUTHORS|CODEOWNERS)[^/]*$/i;
        const LOCK = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|go\.sum|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|flake\.lock|MODULE\.bazel\.lock|\.terraform\.lock\.hcl|Chart\.lock)$/;
        const OWN_CONFIG = /^\.github\/mooring\.ya?ml$/;
        const FIXTURE = /(?:^|\/)(?:testdata|fixtures|__fixtures__|__snapshots__|golden|src\/test\/resources)\/|\.(?:snap|golden)$|_test\.[^./]+$|\.(?:test|spec)\.[^./]+$|(?:^|\/)test_[^/]*\.py$|Tests?\.(?:java|kt|cs)$/;
        const GENERATED = /(?:^|\/)(?:vendor|node_modules|third_party|\.yarn|dist)\/|\.min\.(?:js|css)$|\.map$/;
        function textClass(path) {
            if (DOCUMENT.test(path) || LOCK.test(path) || OWN_CONFIG.test(path))
                return { kind: 'document' };
            if (FIXTURE.test(path))
                return { kind: 'set-aside', reason: 'a test fixture' };
            return GENERATED.test(path)
                ? { kind: 'set-aside', reason: 'a vendored or generated file' }
                : { kind: 'read' };
        }
    }),
    34037: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ZR: () => (isDraftName),
            d$: () => (writeDraft),
            hv: () => (sweepDrafts)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        function writeDraft(target, bytes) {
            const draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), draftName());
            const old = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, 'wx', old === undefined ? 0o666 : 0o600);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes);
                if (old !== undefined) {
                    changeOwner(file, old.uid, old.gid);
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, old.mode & 0o7777);
                }
            }
            catch (error) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
                throw error;
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
            return draft;
        }
        function changeOwner(file, uid, gid) {
            const created = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            if (created.uid === uid && created.gid === gid)
                return;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchownSync)(file, uid, gid);
            }
            catch (error) {
                if ((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'EPERM')
                    throw error;
            }
        }
        function draftName() {
            const random = Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');
            return `.mooring-draft.${process.pid}.${random}`;
        }
        const DRAFT = /^\.mooring-draft\.(\d{1,10})\.[0-9a-f]{12}$/;
        function isDraftName(name) {
            return DRAFT.test(name);
        }
        function sweepDrafts(directories) {
            for (const directory of new Set(directories)) {
                try {
                    for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).filter(isLeftover))
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), { force: true });
                }
                catch {
                    continue;
                }
            }
        }
        function isLeftover(name) {
            const [, pid] = DRAFT.exec(name) ?? [];
            return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
        }
        function isRunning(pid) {
            try {
                process.kill(pid, 0);
                return true;
            }
            catch (error) {
                return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'ESRCH';
            }
        }
    }),
    89657: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EJ: () => (requireCheckout),
            T: () => (requireDirectory),
            YT: () => (createWorkTree)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64865);
        var _drafts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34037);
        const MAX_BYTES = 16 * 1024 * 1024;
        const FIRST_BYTES = 64 * 1024;
        function createWorkTree(root, command) {
            const place = { root, listed: new Set(), scratch: Buffer.allocUnsafe(FIRST_BYTES) };
            const tracked = () => (listed ??= listTracked(root, command));
            let listed;
            const batches = () => {
                listed = undefined;
                return noteListed(listInBatches(root, tracked(), command), place.listed);
            };
            return {
                list: async () => (await Array.fromAsync(batches())).flat().sort(),
                listInBatches: batches,
                submodules: async () => (await tracked())?.submodules ?? [],
                search: (texts) => searchWithGit(texts, root, command),
                contentIds: async () => {
                    const entries = (await listWithGit(['--stage'], root, command)) ?? [];
                    return new Map(entries.map((entry) => [pathOf(entry), entry.split(' ', 2)[1] ?? '']));
                },
                read: async (paths) => paths.map((path) => readOne(path, place)),
            };
        }
        async function requireDirectory(directory) {
            try {
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
            }
            catch (cause) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `directory ${directory} cannot be read (${(0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(cause)})`, { cause, hint: 'Name an existing directory that this user can read.' });
            }
        }
        async function requireCheckout(directory) {
            await requireDirectory(directory);
            if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)).length > 0)
                return;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `directory ${directory} is empty`, {
                hint: 'Run actions/checkout before this step.',
            });
        }
        async function* listInBatches(root, index, command) {
            const others = listWithGit(['--others', '--exclude-standard'], root, command);
            others.catch(() => undefined);
            const tracked = await index;
            if (tracked === undefined)
                return yield await walk(root);
            yield tracked.files;
            yield (await others)?.toSorted() ?? without(tracked.files, await walk(root));
        }
        const SUBMODULE_MODE = '160000 ';
        async function listTracked(root, command) {
            const entries = await listWithGit(['--stage'], root, command);
            if (entries === undefined)
                return undefined;
            const [files, submodules] = [new Set(), new Set()];
            for (const entry of entries) {
                const paths = entry.startsWith(SUBMODULE_MODE) ? submodules : files;
                paths.add(pathOf(entry));
            }
            return { files: [...files].sort(), submodules: [...submodules].sort() };
        }
        function pathOf(entry) {
            return entry.slice(entry.indexOf('\t') + 1);
        }
        const SEARCH_SETTINGS = ['grep.fallbackToNoIndex=false', 'grep.fullName=false', 'submodule.recurse=false'];
        async function searchWithGit(texts, root, command) {
            const { exitCode, stdout } = await command('git', [
                ...SEARCH_SETTINGS.flatMap((setting) => ['-c', setting]),
                ...['grep', '--untracked', '--no-color', '-lzaiF'],
                ...texts.flatMap((text) => ['-e', text]),
            ], { directory: root });
            if (exitCode !== 0 && exitCode !== 1)
                return undefined;
            return new TextDecoder().decode(stdout).split('\0').filter((path) => path !== '');
        }
        function without(known, paths) {
            const all = new Set(known);
            return paths.filter((path) => !all.has(path));
        }
        async function* noteListed(batches, listed) {
            for await (const batch of batches) {
                const files = batch.filter((path) => !(0, _drafts_js__WEBPACK_IMPORTED_MODULE_4__.ZR)(path.slice(path.lastIndexOf('/') + 1)));
                for (const path of files)
                    listed.add(path);
                yield files;
            }
        }
        async function listWithGit(which, root, command) {
            const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
            if (exitCode !== 0)
                return undefined;
            const paths = new TextDecoder().decode(stdout).split('\0');
            return paths.filter((path) => path !== '');
        }
        async function walk(root) {
            const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
            return entries
                .filter((entry) => entry.isFile() || entry.isSymbolicLink())
                .map((entry) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
                .filter((path) => !/(?:^|\/)(?:\.git|node_modules)\//.test(path))
                .sort();
        }
        function readOne(path, place) {
            return place.listed.has(path) || !isBehindLink(place.root, path)
                ? readInside(path, place)
                : { path, problem: 'its directory is a symbolic link' };
        }
        function isBehindLink(root, path) {
            const directories = path.split('/').slice(0, -1);
            return directories.some((_, index) => {
                const directory = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...directories.slice(0, index + 1));
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true;
            });
        }
        function readInside(path, { root, scratch }) {
            try {
                return { path, ...readRegularFile(`${root}/${path}`, scratch) };
            }
            catch (error) {
                const code = (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(error);
                if (code === 'ELOOP')
                    return readLink(path, { root, scratch });
                return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
            }
        }
        function readLink(path, { root, scratch }) {
            try {
                const target = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
                const isOutside = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..';
                if (isOutside)
                    return { path, problem: 'it is a symbolic link to outside the repository' };
                return { path, ...readRegularFile(target, scratch) };
            }
            catch (error) {
                return { path, problem: reason(error) };
            }
        }
        const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        function readRegularFile(place, scratch) {
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, FLAGS);
            try {
                const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, scratch, 0, scratch.length, 0);
                const isWhole = count > 0 && count < scratch.length;
                return isWhole ? { bytes: Buffer.from(scratch.subarray(0, count)) } : readBySize(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function readBySize(file) {
            const found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            if (!found.isFile())
                return { problem: NO_FILE };
            if (found.size > MAX_BYTES)
                return { problem: `it is larger than ${MAX_BYTES} bytes` };
            const bytes = Buffer.allocUnsafe(found.size);
            let length = 0;
            while (length < found.size) {
                const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, found.size - length, length);
                if (count === 0)
                    break;
                length += count;
            }
            return { bytes: bytes.subarray(0, length) };
        }
        const NO_FILE = 'it is not a regular file';
        const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
        const REASONS = {
            EACCES: 'permission denied',
            ENOENT: 'it does not exist (a dangling link, or deleted but not committed)',
            EISDIR: 'it is a directory',
            ELOOP: 'it is a symbolic link to itself',
            ESPIPE: NO_FILE,
        };
        function reason(error) {
            const code = (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(error);
            return REASONS[code] ?? `it cannot be read (${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(code, 40)})`;
        }
    }),
    59022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            NK: () => (execCommand),
            e$: () => (environmentWithout),
            pv: () => (execCommandUntil)
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        var _actions_exec__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41955);
        var _actions_io__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88701);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64865);
        const execCommand = async (program, args, options) => {
            if (options.timeoutMs !== undefined)
                return execCommandUntil()(program, args, options);
            const { directory, input } = options;
            const stdout = [];
            const stderr = [];
            const running = (0, _actions_exec__WEBPACK_IMPORTED_MODULE_1__.m)(program, [...args], {
                cwd: directory,
                silent: true,
                ignoreReturnCode: true,
                ...(input === undefined ? {} : { input: Buffer.from(input) }),
                env: environmentOf(program),
                listeners: { stdout: (chunk) => stdout.push(chunk), stderr: (chunk) => stderr.push(chunk) },
            });
            const exitCode = await (program === 'git' ? running.catch(failWithoutGit) : running);
            return requireTrust(program, outputOf(exitCode, stdout, stderr));
        };
        function execCommandUntil(signal) {
            return async (program, args, options) => {
                if (signal?.aborted === true)
                    throw (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.$y)(`run ${program}`);
                const started = start(program, args, options).catch(program === 'git' ? failWithoutGit : undefined);
                const result = await collect(await started, program, { timeoutMs: options.timeoutMs, signal });
                return requireTrust(program, result);
            };
        }
        function outputOf(exitCode, stdout, stderr) {
            return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
        }
        async function start(program, args, { directory, input = '' }) {
            const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(await (0, _actions_io__WEBPACK_IMPORTED_MODULE_2__.K7)(program, true), args, { cwd: directory, env: environmentOf(program) });
            child.stdin.on('error', () => undefined).end(input);
            return new Promise((resolve, reject) => {
                child.once('spawn', () => resolve(child)).once('error', reject);
            });
        }
        const OUTPUT_MS = 10_000;
        async function collect(child, program, { timeoutMs, signal }) {
            const { promise: ended, resolve } = Promise.withResolvers();
            const endAfter = (milliseconds, exitCode) => {
                const timer = setTimeout(() => resolve(exitCode), milliseconds);
                void ended.then(() => clearTimeout(timer));
            };
            if (timeoutMs !== undefined)
                endAfter(timeoutMs, undefined);
            const stop = () => resolve('deadline');
            signal?.addEventListener('abort', stop);
            const stdout = [];
            const stderr = [];
            child.stdout.on('data', (chunk) => stdout.push(chunk));
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.once('close', (code) => resolve(code ?? 1));
            child.once('exit', (code) => endAfter(OUTPUT_MS, code ?? 1));
            const end = await ended;
            signal?.removeEventListener('abort', stop);
            release(child);
            if (end === 'deadline')
                throw (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.$y)(`run ${program}`);
            return outputOf(end, stdout, stderr);
        }
        function release(child) {
            child.kill();
            for (const stream of child.stdio)
                stream?.destroy();
            child.unref();
        }
        function failWithoutGit(cause) {
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', 'git could not be started', {
                cause,
                hint: 'Install Git and add it to PATH.',
            });
        }
        function requireTrust(program, result) {
            if (program !== 'git' || result.exitCode === 0)
                return result;
            const [, path] = /detected dubious ownership in repository at '(.*)'/.exec(result.stderr) ?? [];
            if (path === undefined)
                return result;
            const place = (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.g$)(path, 200);
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `git refuses the repository at ${place}: another user owns it`, {
                hint: `Run \`git config --global --add safe.directory ${place}\` first, if you trust it.`,
            });
        }
        const REMOVED = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ };
        function environmentWithout(removed) {
            const passed = Object.entries(process.env).flatMap(([name, value]) => value === undefined || removed.test(name) ? [] : [[name, value]]);
            return Object.fromEntries(passed);
        }
        function environmentOf(program) {
            const isGit = program === 'git';
            return {
                ...environmentWithout(isGit ? REMOVED.git : REMOVED.others),
                GIT_TERMINAL_PROMPT: '0',
                LC_ALL: 'C',
                ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
            };
        }
        function trustNoBareRepository(count = '') {
            const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
            return {
                GIT_CONFIG_COUNT: String(next + 1),
                [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
                [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
            };
        }
    }),
    95916: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ew: () => (formatOfImage),
            v8: () => (listImages),
            Me: () => (walkImages)
        });
        var byte_text = __webpack_require__(99512);
        var image_reference = __webpack_require__(65890);
        var reading = __webpack_require__(50223);
        ;
        function findIgnoreRule(rules, { file, reference }, now) {
            return rules.find(({ image, path, until }) => (until === undefined || now < until) &&
                (path === undefined || path(file)) &&
                (image === undefined || (0, image_reference.eZ)(reference).some(image)));
        }
        ;
        const COMMENT = /(?:^|[ \t])(?:#|\/\/)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*$/gm;
        const NO_REASON = 'a comment says so';
        function findIgnoreComments(text) {
            if (!text.includes('mooring:'))
                return undefined;
            const comments = new Map();
            let line = 1;
            let counted = 0;
            for (const { index, 1: reason = '' } of text.matchAll(COMMENT)) {
                for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', counted)) {
                    line += 1;
                    counted = at + 1;
                }
                const isAlone = text.slice(counted, index).trim() === '';
                comments.set(line, { reason: reason.trim() || NO_REASON, isAlone });
            }
            return (wanted) => {
                const above = comments.get(wanted - 1);
                return comments.get(wanted)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
            };
        }
        var file_format = __webpack_require__(53450);
        var load_config = __webpack_require__(9882);
        var text_files = __webpack_require__(18382);
        ;
        function pathInRepository(directory, path) {
            const parts = [];
            for (const part of `${directory}/${path}`.split('/')) {
                if (part === '' || part === '.')
                    continue;
                if (part !== '..')
                    parts.push(part);
                else if (parts.pop() === undefined)
                    return undefined;
            }
            return parts.join('/');
        }
        function directoriesOf(file) {
            const parts = file.split('/').slice(0, -1);
            return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join('/')).toReversed();
        }
        ;
        class EnvironmentFiles {
            #tree;
            #isThere;
            #names = new Map();
            constructor(tree, isThere) {
                this.#tree = tree;
                this.#isThere = isThere;
            }
            async withoutSet(path, list) {
                if (list.images.every(({ variables }) => variables === undefined))
                    return list;
                const files = directoriesOf(path).map((directory) => (directory === '' ? '.env' : `${directory}/.env`));
                const there = files.filter(this.#isThere);
                const sets = await Promise.all(there.map(async (file) => ({ file, names: await this.#namesIn(file) })));
                const skipped = list.images.flatMap((image) => {
                    const { line, written, variables = [] } = image;
                    const set = sets.find(({ names }) => variables.some((name) => names.has(name)));
                    if (set === undefined)
                        return [];
                    const reason = `${set.file} sets a variable in it`;
                    return [{ image, skip: { file: path, line, written, code: 'variable', reason } }];
                });
                const left = new Set(skipped.map(({ image }) => image));
                return {
                    images: list.images.filter((image) => !left.has(image)),
                    skipped: [...list.skipped, ...skipped.map(({ skip }) => skip)],
                };
            }
            async #namesIn(file) {
                const known = this.#names.get(file) ?? this.#readNames(file);
                this.#names.set(file, known);
                return known;
            }
            async #readNames(file) {
                const [reading] = await this.#tree.read([file]);
                if (reading === undefined || 'problem' in reading)
                    return new Set();
                const text = new TextDecoder().decode(reading.bytes);
                return new Set([...text.matchAll(ASSIGNMENT)].map(([, name = '']) => name));
            }
        }
        const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*[=:]/gm;
        ;
        function takesOverrides({ images }) {
            return images.some((image) => image.override?.kind === 'replacement' || isReplaceable(image));
        }
        function withoutOverridden(files) {
            const byPath = new Map(files.map((file) => [file.path, file]));
            const overrides = new Map();
            for (const { path, list } of files) {
                const names = list.images.flatMap(({ override }) => override?.kind === 'replacement' ? [override.of] : []);
                const covered = names.length === 0 ? [] : coveredFiles(path, byPath);
                for (const file of covered) {
                    const added = names.map((name) => [name, path]);
                    overrides.set(file, new Map([...added, ...(overrides.get(file) ?? [])]));
                }
            }
            return files.map(({ path, list, named }) => ({
                path,
                list: skipOverridden(list, overrides.get(path)),
                named,
            }));
        }
        const ENDS = ['', '/kustomization.yaml', '/kustomization.yml', '/Kustomization'];
        function coveredFiles(start, byPath) {
            const covered = new Set([start]);
            for (const path of covered) {
                const targets = (byPath.get(path)?.named ?? []).flatMap((named) => pathInRepository(directoriesOf(path)[0] ?? '', named.path) ?? []);
                const files = targets.flatMap((target) => ENDS.map((end) => `${target}${end}`));
                for (const file of files)
                    if (byPath.has(file))
                        covered.add(file);
            }
            return covered;
        }
        function skipOverridden(list, names) {
            if (names === undefined)
                return list;
            const skipped = list.images.flatMap((image) => {
                const { file, line, written } = image;
                const kustomization = isReplaceable(image) ? names.get(written) : undefined;
                if (kustomization === undefined)
                    return [];
                const reason = `no tag; ${kustomization} sets it`;
                return [{ file, line, written, code: 'tag-elsewhere', reason, overridden: image }];
            });
            if (skipped.length === 0)
                return list;
            const overridden = new Set(skipped.map((skip) => skip.overridden));
            return {
                images: list.images.filter((image) => !overridden.has(image)),
                skipped: [...list.skipped, ...skipped].sort((one, other) => one.line - other.line),
            };
        }
        function isReplaceable({ override, reference }) {
            return override?.kind === 'replaceable' && reference.tag === undefined && reference.digest === undefined;
        }
        ;
        const NOT_IN_TREE = 'it is not a file of this repository';
        function skipNamed(file, named) {
            return named.map(({ line, path: written }) => ({
                file,
                line,
                written,
                code: 'not-followed',
                reason: NOT_IN_TREE,
            }));
        }
        class NamedFiles {
            #isExcluded;
            #paths = new Set();
            #read = new Set();
            #named = new Map();
            #bases = new Map();
            #waiting = [];
            #found = new Set();
            #contexts = new Set();
            #openDockerfiles = new Map();
            constructor(isExcluded) {
                this.#isExcluded = isExcluded;
            }
            addPaths(paths) {
                for (const path of paths)
                    this.#paths.add(path);
            }
            get paths() {
                return this.#paths;
            }
            has(path) {
                return this.#paths.has(path);
            }
            addListed({ path, format }) {
                this.#read.add(readingKey(path, 'kind' in format ? format.kind : 'dockerfile'));
            }
            addNamed(file, named) {
                this.#named.set(file, [...(this.#named.get(file) ?? []), ...named]);
                const bases = this.#bases.get(file) ?? new Set(directoriesOf(file));
                this.#bases.set(file, bases);
                for (const base of bases)
                    this.#waiting.push([file, base]);
            }
            next() {
                const files = [];
                for (let one = this.#waiting.pop(); one !== undefined; one = this.#waiting.pop()) {
                    const [file, base] = one;
                    for (const named of this.#named.get(file) ?? [])
                        files.push(...this.#follow(file, named, base));
                }
                for (const [named, file] of this.#openDockerfiles) {
                    for (const context of this.#contexts)
                        files.push(...this.#find(file, named, context));
                }
                return files;
            }
            withoutFound(file, { images, skipped }) {
                return { images, skipped: skipped.filter((place) => !this.#isFound(file, place)) };
            }
            #isFound(file, place) {
                const { byComment } = place;
                const origin = byComment !== undefined && 'code' in byComment ? byComment : place;
                return origin.code === 'not-followed' && this.#found.has(placeKey(file, origin));
            }
            #follow(file, named, base) {
                const { context } = named;
                const directory = typeof context === 'string' ? pathInRepository(base, context) : undefined;
                if (directory !== undefined)
                    this.#contexts.add(directory);
                if (context === null)
                    this.#openDockerfiles.set(named, file);
                return this.#find(file, named, base);
            }
            #find(file, { kind, path: written, line, base: inside, isDefault }, base) {
                const path = pathInRepository(base, written);
                if (path === undefined)
                    return [];
                const isThere = this.#paths.has(path) && !this.#isExcluded(path);
                if (isThere || isDefault || this.#isExcluded(path))
                    this.#found.add(placeKey(file, { line, written, reason: NOT_IN_TREE }));
                if (!isThere)
                    return [];
                const own = directoriesOf(path)[0] ?? '';
                this.#addBase(path, inside === undefined ? own : (pathInRepository(base, inside) ?? own));
                const key = readingKey(path, kind);
                if (this.#read.has(key))
                    return [];
                this.#read.add(key);
                return [{ path, format: formatOf(kind) }];
            }
            #addBase(file, base) {
                const bases = this.#bases.get(file) ?? new Set();
                if (bases.has(base))
                    return;
                this.#bases.set(file, bases.add(base));
                this.#waiting.push([file, base]);
            }
        }
        function formatOf(kind) {
            return kind === 'dockerfile' ? { language: 'dockerfile' } : { language: 'yaml', kind };
        }
        function readingKey(path, kind) {
            return `${kind}\n${path}`;
        }
        function placeKey(file, { line, written, reason }) {
            return [file, line, written, reason].join('\n');
        }
        var read_file = __webpack_require__(55169);
        ;
        const BATCH = 256;
        async function listImages(options) {
            const files = [];
            for await (const batch of walkImages(options))
                files.push(...batch);
            files.sort((one, other) => (one.path < other.path ? -1 : 1));
            return {
                images: files.flatMap(({ list }) => list.images),
                skipped: files.flatMap(({ list }) => list.skipped),
            };
        }
        async function* walkImages(options) {
            const { tree, now, registry, like } = options;
            const rules = options.rules ?? (await (0, load_config.Z9)(tree));
            const texts = registry === undefined ? undefined : new text_files.Dr({ tree, rules, registry, like });
            const named = new NamedFiles(rules.isExcluded);
            const environment = new EnvironmentFiles(tree, (path) => named.has(path));
            const listing = { tree, now, rules, readReference: (0, image_reference.EX)(), named, environment, texts };
            const held = [];
            for await (const paths of tree.listInBatches?.() ?? [await tree.list()]) {
                named.addPaths(paths);
                const files = formattedFiles(paths, rules);
                for (const file of files)
                    named.addListed(file);
                yield* listInParts(files, listing, held);
            }
            for (let files = named.next(); files.length > 0; files = named.next()) {
                yield* listInParts(files, listing, held);
            }
            yield listSubmodules(await tree.submodules(), rules);
            const last = withoutOverridden(held).map(({ path, list }) => ({ path, list: named.withoutFound(path, list) }));
            yield* withTexts(last, listing);
            if (texts !== undefined)
                options.onTexts?.(texts.found());
        }
        async function* withTexts(files, listing) {
            const { texts, tree, named } = listing;
            const rest = texts === undefined ? [] : await texts.rest(named.paths);
            const left = new Map(files.map((file) => [file.path, file]));
            const others = files.filter((file) => left.get(file.path) !== file);
            for (let start = 0; start < rest.length; start += BATCH) {
                const readings = await tree.read(rest.slice(start, start + BATCH));
                const listed = [];
                for (const reading of readings) {
                    const found = texts?.list(reading);
                    if (found === undefined)
                        continue;
                    const { path } = reading;
                    const list = joinLists(left.get(path)?.list, heedWishes(found.list, found.text, listing));
                    left.delete(path);
                    listed.push({ path, list });
                }
                yield listed.filter(namesSomething);
            }
            yield [...others, ...left.values()].filter(namesSomething);
        }
        function joinLists(one, other) {
            if (one === undefined)
                return other;
            return {
                images: [...one.images, ...other.images].sort((a, b) => a.line - b.line || a.column - b.column),
                skipped: [...one.skipped, ...other.skipped].sort((a, b) => a.line - b.line),
            };
        }
        function listSubmodules(paths, { isExcluded }) {
            const reason = 'it is a submodule, whose files are in another repository';
            return paths
                .filter((path) => !isExcluded(path))
                .map((path) => {
                const skipped = [{ file: path, line: 1, written: '', code: 'submodule', reason }];
                return { path, list: { images: [], skipped } };
            });
        }
        async function* listInParts(files, listing, held) {
            for (let start = 0; start < files.length; start += BATCH) {
                const listed = await listFiles(files.slice(start, start + BATCH), listing);
                held.push(...listed.filter(isHeld));
                yield listed.filter((file) => !isHeld(file)).filter(namesSomething);
            }
        }
        function isHeld({ named, list, hasTexts }) {
            return named.length > 0 || hasTexts || takesOverrides(list);
        }
        function namesSomething({ list }) {
            return list.images.length > 0 || list.skipped.length > 0;
        }
        function formattedFiles(paths, rules) {
            const files = [];
            for (const path of paths) {
                const format = rules.isExcluded(path) ? undefined : formatByRules(path, rules);
                if (format !== undefined)
                    files.push({ path, format });
            }
            return files;
        }
        function formatOfImage({ file, kind }, rules) {
            if ((0, reading.n5)(kind))
                return DOCKERFILE;
            if (kind === 'text')
                return { language: 'text' };
            const format = formatByRules(file, rules);
            const isByName = format !== undefined && format.language !== 'dockerfile' && kind !== 'compose';
            return isByName ? format : formatOf(kind);
        }
        function formatByRules(path, rules) {
            return (0, file_format.IR)(path) ?? (rules.isIncluded(path) ? DOCKERFILE : undefined);
        }
        const DOCKERFILE = { language: 'dockerfile' };
        async function listFiles(files, listing) {
            const readings = await listing.tree.read(files.map(({ path }) => path));
            const listed = [];
            for (const [index, { path, format }] of files.entries()) {
                const reading = readings[index];
                if (reading === undefined)
                    continue;
                const file = await listFile(reading, format, listing);
                if (file.named.length > 0)
                    listing.named.addNamed(path, file.named);
                listed.push({ path, ...file });
            }
            return listed;
        }
        async function listFile(reading, format, listing) {
            const file = reading.path;
            if ('problem' in reading) {
                const skipped = [
                    { file, line: 1, written: '', code: 'unreadable-file', reason: reading.problem },
                ];
                return { list: { images: [], skipped }, named: [], hasTexts: false };
            }
            const { rules, readReference, environment, texts } = listing;
            const text = (0, byte_text.g)(reading.bytes);
            const { named = [], explained = [], ...found } = format.language === 'dockerfile'
                ? (0, read_file.zI)(file, text, readReference)
                : await (0, read_file.TA)({ file, bytes: reading.bytes, format, options: rules.options });
            const list = await environment.withoutSet(file, found);
            const skipped = named.length === 0 ? list.skipped : [...list.skipped, ...skipNamed(file, named)];
            const hasTexts = texts?.note({ path: file, text, explained }) ?? false;
            return { list: heedWishes({ images: list.images, skipped }, text, listing), named, hasTexts };
        }
        function heedWishes(list, text, { rules, now }) {
            const ignoredLines = findIgnoreComments(text);
            if (ignoredLines === undefined && rules.ignore.length === 0 && list.skipped.length < 2)
                return list;
            return leaveOut(list, (place) => {
                const rule = 'reference' in place ? findIgnoreRule(rules.ignore, place, now)?.reason : undefined;
                if (rule !== undefined)
                    return { reason: rule };
                const comment = ignoredLines?.(place.line);
                return comment === undefined ? undefined : { reason: comment, byComment: place };
            });
        }
        function leaveOut({ images, skipped }, wishFor) {
            const kept = images.filter((image) => wishFor(image) === undefined);
            const ignored = [...images, ...skipped].flatMap((place) => {
                const wish = wishFor(place);
                const { file, line, written } = place;
                return wish === undefined ? [] : [{ file, line, written, code: 'ignored', ...wish }];
            });
            const others = skipped.filter((place) => wishFor(place) === undefined);
            return { images: kept, skipped: [...others, ...ignored].sort((one, other) => one.line - other.line) };
        }
    }),
    55169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            zI: () => (listDockerfile),
            fU: () => (listTexts),
            TA: () => (readFile)
        });
        var byte_text = __webpack_require__(99512);
        var read_dockerfile = __webpack_require__(63505);
        var text_position = __webpack_require__(63703);
        var source_text = __webpack_require__(16173);
        var pin_writing = __webpack_require__(9561);
        var find_literals = __webpack_require__(44781);
        var text_language = __webpack_require__(36159);
        ;
        const KEY = /^((?:- +)*)(?:"([^"]*)"|'([^']*)'|([^\s#&*!|>'"%@`[\]{},][^:#]*?)) *:(?:\s+(.*))?$/;
        class TextLines {
            #text;
            #language;
            #hasBlocks;
            #start = 0;
            #isInBlock = false;
            #isDefinition = false;
            #line;
            #keys = [];
            constructor(text, language) {
                this.#text = text;
                this.#language = language;
                this.#hasBlocks = language.comments.includes('//');
            }
            at(at) {
                while (this.#line === undefined || this.#line.end < at)
                    this.#next();
                return this.#line;
            }
            #next() {
                const start = this.#start;
                const lineFeed = this.#text.indexOf('\n', start);
                const end = lineFeed === -1 ? this.#text.length : lineFeed;
                const line = this.#text.slice(start, end);
                const commentUntil = start + this.#endOfBlock(line);
                const comment = start + this.#startOfComment(line, start === 0, commentUntil - start);
                const key = this.#language.words === 'yaml' ? this.#keyOf(line) : undefined;
                this.#line = { start, end, comment, commentUntil, key, isDefinition: this.#isDefinition };
                this.#start = lineFeed === -1 ? this.#text.length + 1 : lineFeed + 1;
            }
            #endOfBlock(line) {
                if (!this.#hasBlocks)
                    return 0;
                const opening = this.#isInBlock ? 0 : /^\s*\/\*/.test(line) ? line.indexOf('/*') + 2 : undefined;
                if (opening === undefined)
                    return 0;
                const closing = line.indexOf('*/', opening);
                this.#isInBlock = closing === -1;
                return closing === -1 ? line.length : closing + 2;
            }
            #startOfComment(line, isFirst, from) {
                const first = line.slice(from).search(/\S/) + from;
                const begins = (mark) => line.startsWith(mark, first);
                const isDirective = (isFirst && begins('#!')) || /^(?:\/\/go:|#SBATCH|#PBS)/.test(line.slice(first));
                if (first < from || isDirective)
                    return line.length;
                const { comments, trailing } = this.#language;
                const isWord = (mark) => /^\w/.test(mark);
                const isComment = comments.some((mark) => isWord(mark) ? new RegExp(`^${mark}\\b`, 'i').test(line.slice(first)) : begins(mark));
                if (isComment)
                    return begins('<!--') && line.includes('-->') ? line.indexOf('-->') + 3 : first;
                if (trailing === undefined)
                    return line.length;
                const quote = line.search(/["'`]/);
                const found = line.search(new RegExp(`\\s${trailing}`));
                return found === -1 || (quote !== -1 && quote < found) ? line.length : found;
            }
            #keyOf(line) {
                const indent = line.search(/\S/);
                if (indent === -1)
                    return this.#keys.at(-1)?.name;
                if (/^---(?:\s|$)/.test(line)) {
                    this.#isDefinition = false;
                    this.#keys.length = 0;
                }
                if (/^kind: *['"]?CustomResourceDefinition\b/.test(line))
                    this.#isDefinition = true;
                const [, dashes = '', double, single, plain, value = ''] = KEY.exec(line.slice(indent).trimEnd()) ?? [];
                const name = double ?? single ?? plain;
                const isItem = /^- /.test(line.slice(indent));
                while (this.#isPast(indent, isItem))
                    this.#keys.pop();
                const isText = this.#keys.at(-1)?.isBlock === true;
                if (name !== undefined && !isText) {
                    const isBlock = /^(?:[&!]\S+ +)*[|>][-+0-9]*(?: +#.*)?$/.test(value);
                    this.#keys.push({ indent: indent + dashes.length, name: name.toLowerCase(), isBlock });
                }
                return this.#keys.at(-1)?.name;
            }
            #isPast(indent, isItem) {
                const last = this.#keys.at(-1);
                return last !== undefined && (isItem && !last.isBlock ? last.indent > indent : last.indent >= indent);
            }
        }
        ;
        const NOTHING = { images: [], skipped: [] };
        function readText(file) {
            const { path, text, registries, textClass, explained } = file;
            if (textClass.kind === 'document')
                return NOTHING;
            const literals = withoutExplained((0, find_literals.i)(text, registries), explained);
            if (literals.length === 0)
                return NOTHING;
            const language = (0, text_language.s)(path, text);
            const lines = new TextLines(text, language);
            const positions = new text_position._(text);
            const images = [];
            const skipped = [];
            for (const literal of literals) {
                const line = lines.at(literal.start);
                const outcome = outcomeOf({ text, literal, line, language, textClass });
                if (outcome === undefined)
                    continue;
                const place = { ...positions.find(literal.start), written: (0, byte_text.G)(literal.source.text) };
                if (outcome.kind === 'skipped') {
                    const { code, reason, isAside } = outcome;
                    skipped.push({ ...place, code, reason, isAside });
                }
                else {
                    const { reference } = outcome;
                    images.push({ ...place, reference, ...pinPlace(file, { literal, line, language, reference }) });
                }
            }
            return { images, skipped };
        }
        function withoutExplained(literals, explained) {
            if (explained.length === 0)
                return literals;
            const spans = explained.toSorted((one, other) => one.start - other.start);
            let next = 0;
            let reached = -1;
            return literals.filter(({ from, end }) => {
                for (let span = spans[next]; span !== undefined && span.start < end; span = spans[next]) {
                    reached = Math.max(reached, span.end);
                    next += 1;
                }
                return reached <= from;
            });
        }
        const MENTIONS = {
            link: 'a link',
            pattern: 'a pattern',
            placeholder: 'no image is named',
            artifact: 'an artifact that is no image',
        };
        const OPEN_REASONS = {
            open: 'a part of it comes from elsewhere',
            malformed: 'it is not a valid reference',
        };
        function outcomeOf(place) {
            const { literal, line, language, textClass, text } = place;
            if (literal.start < line.commentUntil || literal.start >= line.comment)
                return undefined;
            if (language.words === 'list' && text.slice(line.start, line.end).trim() !== text.slice(literal.from, literal.end))
                return undefined;
            const mention = MENTIONS[literal.form];
            if (mention !== undefined)
                return skipped('mention', mention, true);
            if (textClass.kind === 'set-aside')
                return skipped('unread', textClass.reason, true);
            const command = commandBefore(place);
            if (isProse(place, command))
                return skipped('unread', 'a part of a sentence', true);
            if (isResult(line, command))
                return skipped('result-name', 'the name of a result', true);
            const { form, reference } = literal;
            if (reference === undefined)
                return skipped('unread', openReason(literal), false);
            if (form === 'reference' || RUNS.test(command))
                return { kind: 'image', reference };
            return skipped('unread', 'no tag', false);
        }
        function openReason({ form, source }) {
            return source.text.includes(':') && form === 'open'
                ? 'its tag comes from elsewhere'
                : (OPEN_REASONS[form] ?? 'no tag');
        }
        function skipped(code, reason, isAside) {
            return { kind: 'skipped', code, reason, isAside };
        }
        const LONGEST_COMMAND = 500;
        function commandBefore({ text, literal }) {
            const before = text.slice(Math.max(0, literal.from - LONGEST_COMMAND), literal.from);
            const joined = before.replaceAll(/[\\`^][ \t]*\r?\n/g, ' ');
            const line = joined.slice(joined.lastIndexOf('\n') + 1);
            return line.slice(Math.max(-1, ...[';', '&', '|'].map((mark) => line.lastIndexOf(mark))) + 1);
        }
        const RUNS = /(?:^|[\s"'`(/@-])(?:docker|podman|nerdctl|ctr)\b.*\s(?:run|create|pull)\b/;
        const PROSE_KEY = /^(?:descriptions?|title|summary|examples?|help|usage|messages?|notes?|comments?|doc|docs|text)$/;
        const RESULT_KEY = /^(?:tags|name_template|image_templates)$/;
        function isProse({ text, literal, line, language }, command) {
            const { from, end } = literal;
            if (/[(<]/.test(text.charAt(from - 1)) && !/[$<]\($/.test(text.slice(from - 2, from)))
                return true;
            if (language.words === 'code')
                return !isWholeString(text, from, end);
            if (line.isDefinition || PROSE_KEY.test(line.key ?? ''))
                return true;
            const isPrinted = /^[\s@-]*(?:RUN\s+)?(?:\w+:\s+)?(?:echo|printf)\s/.test(command);
            if (isPrinted && !/[>|]/.test(text.slice(end, Math.min(line.end, end + LONGEST_COMMAND))))
                return true;
            return /^\s*LABEL\s/i.test(command);
        }
        function isWholeString(text, from, end) {
            const quote = text.charAt(from - 1);
            return /["'`]/.test(quote) && text.charAt(from - 2) !== '\\' && text.charAt(end) === quote;
        }
        function isResult({ key = '' }, command) {
            if (RESULT_KEY.test(key))
                return true;
            if (/\spush\s+["']?$/.test(command))
                return true;
            return /(?:\s(?:-t|--tag)[\s=]|\stag\s.*\s)["']?$/.test(command) && !RUNS.test(command);
        }
        function pinPlace({ text, isPinned }, { literal, line, language, reference }) {
            const isDigestAlone = reference.tag === undefined && reference.digest !== undefined;
            const behind = /["'`]/.test(text.charAt(literal.end)) ? literal.end + 1 : literal.end;
            const tagComment = isDigestAlone && language.trailing === '#'
                ? (0, pin_writing.P_)(text.slice(behind, line.end), behind)
                : undefined;
            const writing = {
                ...pin_writing.Wp,
                styles: isDigestAlone ? ['digest'] : ['tag@digest'],
                ...(tagComment?.tag === undefined ? {} : { tagComment }),
            };
            const start = Math.max(line.start, literal.start - LONGEST_COMMAND);
            const around = text.slice(start, Math.min(line.end, literal.end + LONGEST_COMMAND));
            return { edit: editOf(literal, { around, isPinned, reference }), writing };
        }
        function editOf({ source }, { around, isPinned, reference, }) {
            const isNew = reference.digest === undefined;
            if (isNew && !isPinned)
                return noDigest('a first digest is written into a text only with `text.pin: true` in .github/mooring.yml');
            if (isNew && /\bskopeo\b/.test(around))
                return noDigest('skopeo does not accept a tag with a digest');
            const spans = (0, source_text.Ly)(source);
            if (spans === undefined)
                return noDigest('its text was not found in the file');
            return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
        }
        function noDigest(reason) {
            return { kind: 'not-editable', code: 'no-digest-here', reason };
        }
        ;
        async function readFile({ file, bytes, format, options, texts }) {
            if (format.language === 'dockerfile')
                return listDockerfile(file, (0, byte_text.g)(bytes));
            if (format.language === 'text')
                return texts === undefined
                    ? { images: [], skipped: [] }
                    : listTexts({ ...texts, path: file, text: (0, byte_text.g)(bytes), explained: [] });
            const { readStructuredFile } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(5666), __webpack_require__.e(5975)]).then(__webpack_require__.bind(__webpack_require__, 25975));
            return inFile(file, readStructuredFile(format, bytes, options));
        }
        function inFile(file, { images, skipped, named, explained }) {
            return {
                named,
                explained,
                images: images.map((image) => ({ ...image, file })),
                skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
            };
        }
        function listTexts(file) {
            const { images, skipped } = readText(file);
            return {
                images: images.map((image) => ({ file: file.path, kind: 'text', ...image })),
                skipped: skipped.map(({ line, written, code, reason, isAside }) => ({
                    file: file.path,
                    line,
                    written,
                    code,
                    reason,
                    ...(isAside ? { isAside } : {}),
                })),
            };
        }
        function listDockerfile(file, text, readReference) {
            const { images, skipped, explained } = (0, read_dockerfile.o)(text, readReference);
            return {
                explained,
                images: images.map(({ line, column, kind, written, reference, edit, platform, isFinal }) => ({
                    file,
                    line,
                    column,
                    kind,
                    written,
                    reference,
                    edit,
                    platform,
                    isFinal,
                    writing: pin_writing.Wp,
                })),
                skipped: skipped.map(({ line, written, code, reason }) => ({ file, line, written, code, reason })),
            };
        }
    }),
    18382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dr: () => (TextFiles),
            R3: () => (textClassBy),
            jp: () => (textRegistries)
        });
        var _formats_text_known_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40582);
        var _formats_text_find_literals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44781);
        var _formats_text_text_language_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36159);
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99512);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65890);
        var _read_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55169);
        const LARGEST = 2 * 1024 * 1024;
        const FIRST_BYTES = 8000;
        class TextFiles {
            #options;
            #registries;
            #searched;
            #noted = new Map();
            #open = new Set();
            #found = new Set();
            constructor(options) {
                this.#options = options;
                const { registry, rules, tree, like } = options;
                this.#registries = textRegistries(rules, registry);
                const { needles } = this.#registries;
                this.#searched = like === undefined ? search(tree, needles) : likeBefore(tree, like);
                this.#searched.catch(() => undefined);
            }
            note(file) {
                const { path, text, explained } = file;
                const before = this.#noted.get(path);
                if (!this.#registries.pattern.test(text)) {
                    this.#noted.set(path, before);
                    return false;
                }
                const spans = [...(before ?? []), ...explained];
                this.#noted.set(path, spans);
                this.#found.add(path);
                const { images, skipped } = this.#read({ ...file, explained: spans });
                if (images.length + skipped.length === 0)
                    this.#open.delete(path);
                else
                    this.#open.add(path);
                return this.#open.has(path);
            }
            async rest(paths) {
                const searched = (await this.#searched) ?? [...paths];
                const others = searched.filter((path) => paths.has(path) && !this.#noted.has(path) && !this.#options.rules.isExcluded(path));
                return [...this.#open, ...others].filter((path) => this.#classOf(path).kind !== 'document');
            }
            list(reading) {
                const file = reading.path;
                if ('problem' in reading)
                    return undefined;
                const { bytes } = reading;
                const skip = (written, code, reason) => ({
                    images: [],
                    skipped: [{ file, line: 1, written, code, reason }],
                });
                const text = (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_3__.g)(bytes);
                const isBinary = text.slice(0, FIRST_BYTES).includes('\0');
                const readable = isBinary ? text.replaceAll('\0', '') : text;
                if (!this.#registries.pattern.test(readable))
                    return undefined;
                this.#found.add(file);
                if (isBinary) {
                    const [first] = (0, _formats_text_find_literals_js__WEBPACK_IMPORTED_MODULE_1__.i)(readable, this.#registries);
                    return first && { text, list: skip(first.source.text, 'unread', 'a binary file') };
                }
                if (bytes.length > LARGEST && this.#noted.get(file) === undefined)
                    return { text, list: skip('', 'too-large', `it has a known registry and more than ${LARGEST} bytes`) };
                return { text, list: this.#read({ path: file, text, explained: this.#noted.get(file) ?? [] }) };
            }
            found() {
                return { tree: this.#options.tree, paths: [...this.#found] };
            }
            #classOf(path) {
                return textClassBy(this.#options.rules, path);
            }
            #read(file) {
                const { isPinned } = this.#options.rules.text;
                const textClass = this.#classOf(file.path);
                return (0, _read_file_js__WEBPACK_IMPORTED_MODULE_5__.fU)({ ...file, registries: this.#registries, textClass, isPinned });
            }
        }
        function textClassBy({ text }, path) {
            if (text.isExcluded(path))
                return { kind: 'document' };
            return text.isIncluded(path) ? { kind: 'read' } : (0, _formats_text_text_language_js__WEBPACK_IMPORTED_MODULE_2__.W)(path);
        }
        function textRegistries({ text }, registry) {
            return (0, _formats_text_known_registries_js__WEBPACK_IMPORTED_MODULE_0__.b)([(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_4__.rQ)(registry), ...text.registries]);
        }
        async function search(tree, needles) {
            return needles.length === 0 ? [] : tree.search?.(needles);
        }
        async function likeBefore(tree, like) {
            const [ids, others] = await Promise.all([tree.contentIds?.(), like.tree.contentIds?.()]);
            if (ids === undefined || others === undefined || others.size === 0)
                return undefined;
            const found = new Set(like.paths);
            return [...ids].flatMap(([path, id]) => (found.has(path) || others.get(path) !== id ? [path] : []));
        }
    }),
    4824: shared[4824],
    35983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (SIGNATURE_MODES),
            c: () => (DEFAULT_TRUST_CONFIG)
        });
        const SIGNATURE_MODES = ['require', 'report', 'off'];
        const DEFAULT_TRUST_CONFIG = {
            signatures: 'report',
            trustedRoot: undefined,
            signers: [],
        };
    }),
    99512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (readableText),
            g: () => (textOfBytes)
        });
        const CHUNK = 8192;
        const REPLACEMENT = '\uFFFD';
        const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
        function textOfBytes(bytes) {
            const decoded = UTF8.decode(bytes);
            const isAscii = decoded.length === bytes.length && !decoded.includes(REPLACEMENT);
            return isAscii ? decoded : textOfAnyBytes(bytes);
        }
        function readableText(text) {
            if (!BEYOND_ASCII.test(text))
                return text;
            return UTF8.decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
        }
        const BEYOND_ASCII = /[\u0080-\u00ff]/;
        function textOfAnyBytes(bytes) {
            let text = '';
            for (let start = 0; start < bytes.length; start += CHUNK) {
                text += String(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK)));
            }
            return text;
        }
    }),
    16173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HA: () => (offsetAt),
            JW: () => (NOWHERE),
            Ly: () => (spansOf),
            U5: () => (sliceSource),
            lq: () => (rangeText),
            p9: () => (rangeSource),
            rI: () => (sourceText),
            uL: () => (SourceTextBuilder)
        });
        const NOWHERE = -1;
        const NO_JOINTS = [];
        function sourceText(text, offset) {
            return { text, offset, joints: NO_JOINTS };
        }
        function sliceSource(source, start, end = source.text.length) {
            if (start === 0 && end === source.text.length)
                return source;
            const text = source.text.slice(start, end);
            const offset = offsetAt(source, start);
            if (source.joints.length === 0)
                return { text, offset, joints: NO_JOINTS };
            const joints = [];
            for (let index = countJoints(source.joints, start); index < source.joints.length; index += 1) {
                const joint = source.joints[index];
                if (joint === undefined || joint.at >= end)
                    break;
                joints.push({ at: joint.at - start, offset: joint.offset });
            }
            return { text, offset, joints };
        }
        function offsetAt(source, index) {
            const { joints } = source;
            const joint = joints.length === 0 ? undefined : joints[countJoints(joints, index) - 1];
            const offset = joint?.offset ?? source.offset;
            return offset === NOWHERE ? NOWHERE : offset + index - (joint?.at ?? 0);
        }
        function spansOf({ text, offset, joints }) {
            const spans = [];
            for (let index = 0; index <= joints.length; index += 1) {
                const { at, offset: start } = joints[index - 1] ?? { at: 0, offset };
                if (start === NOWHERE)
                    return undefined;
                const end = start + (joints[index]?.at ?? text.length) - at;
                const last = spans.at(-1);
                if (last?.end === start)
                    spans[spans.length - 1] = { start: last.start, end };
                else
                    spans.push({ start, end });
            }
            return spans;
        }
        class SourceTextBuilder {
            #text = '';
            #offset = NOWHERE;
            #joints;
            #next = NOWHERE;
            get length() {
                return this.#text.length;
            }
            append(text, offset) {
                if (text === '')
                    return;
                if (this.#text === '')
                    this.#offset = offset;
                else if (offset !== this.#next)
                    (this.#joints ??= []).push({ at: this.#text.length, offset });
                this.#next = offset === NOWHERE ? NOWHERE : offset + text.length;
                this.#text += text;
            }
            appendSource({ text, offset, joints }) {
                if (joints.length === 0)
                    return this.append(text, offset);
                this.append(text.slice(0, joints[0]?.at), offset);
                for (const [index, joint] of joints.entries()) {
                    this.append(text.slice(joint.at, joints[index + 1]?.at), joint.offset);
                }
            }
            build() {
                return { text: this.#text, offset: this.#offset, joints: this.#joints ?? NO_JOINTS };
            }
        }
        function countJoints(joints, index) {
            let low = 0;
            let high = joints.length;
            while (low < high) {
                const middle = (low + high) >> 1;
                if ((joints[middle]?.at ?? 0) <= index)
                    low = middle + 1;
                else
                    high = middle;
            }
            return low;
        }
        function rangeText({ source, start, end }) {
            return source.text.slice(start, end);
        }
        function rangeSource({ source, start, end }) {
            return sliceSource(source, start, end);
        }
    }),
    63703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (PositionFinder)
        });
        class PositionFinder {
            #text;
            #at;
            #line = 1;
            #column = 1;
            constructor(text) {
                this.#text = text;
                this.#at = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0;
            }
            find(offset) {
                this.#goToLine(offset);
                if (offset > this.#at) {
                    const before = this.#text.slice(this.#at, offset);
                    this.#column += BEYOND_ASCII.test(before)
                        ? before.replaceAll(CONTINUATION_BYTES, '').length
                        : before.length;
                    this.#at = offset;
                }
                return { line: this.#line, column: this.#column };
            }
            #goToLine(offset) {
                for (;;) {
                    const lineFeed = this.#text.indexOf('\n', this.#at);
                    if (lineFeed === -1 || lineFeed >= offset)
                        return;
                    this.#at = lineFeed + 1;
                    this.#line += 1;
                    this.#column = 1;
                }
            }
        }
        const BEYOND_ASCII = /[\u0080-\u00ff]/;
        const CONTINUATION_BYTES = /[\u0080-\u00bf]/g;
    }),
    63691: shared[63691],
    65890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EX: () => (rememberReferences),
            Ew: () => (canonicalName),
            Ys: () => (canonicalReference),
            bc: () => (readImageReference),
            eV: () => (shortReference),
            eZ: () => (namesOf),
            my: () => (formatImageReference),
            nA: () => (withoutDigest),
            rQ: () => (canonicalHost),
            vy: () => (formatImage),
            yr: () => (effectiveTag)
        });
        var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        const HOST = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]+)?$/;
        const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
        const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
        const IMAGE_ID = /^[0-9a-f]{64}$/;
        const LONGEST_PATH = 255;
        function readImageReference(text) {
            if (text.length === 64 && IMAGE_ID.test(text))
                return invalid('64 hex digits cannot be a name');
            const at = text.indexOf('@');
            const beforeDigest = at === -1 ? text : text.slice(0, at);
            const digest = at === -1 ? undefined : text.slice(at + 1);
            if (digest?.includes('@') === true)
                return invalid('it has more than one "@"');
            if (digest !== undefined && !(0, _digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return invalid('its digest is malformed');
            const slash = beforeDigest.lastIndexOf('/');
            const colon = beforeDigest.indexOf(':', slash + 1);
            const name = colon === -1 ? beforeDigest : beforeDigest.slice(0, colon);
            const tag = colon === -1 ? undefined : beforeDigest.slice(colon + 1);
            if (tag !== undefined && !TAG.test(tag))
                return invalid(tag === '' ? 'its tag is empty' : 'its tag is malformed');
            return readName(name, tag, digest);
        }
        const MOST_REMEMBERED = 10_000;
        function rememberReferences() {
            const known = new Map();
            return (text) => {
                const before = known.get(text);
                if (before !== undefined)
                    return before;
                if (known.size >= MOST_REMEMBERED)
                    known.clear();
                const reading = readImageReference(text);
                known.set(text, reading);
                return reading;
            };
        }
        function formatImageReference(reference) {
            return withTag(reference, reference.tag);
        }
        function formatImage(reference) {
            return `${reference.host}/${reference.path}`;
        }
        function effectiveTag(reference) {
            if (reference.tag !== undefined)
                return reference.tag;
            return reference.digest === undefined ? 'latest' : undefined;
        }
        function canonicalReference(reference) {
            return withTag(reference, effectiveTag(reference));
        }
        function withTag(reference, tag) {
            const ofTag = tag === undefined ? '' : `:${tag}`;
            const ofDigest = reference.digest === undefined ? '' : `@${reference.digest}`;
            return `${formatImage(reference)}${ofTag}${ofDigest}`;
        }
        function readName(name, tag, digest) {
            if (name === '')
                return invalid('its name is empty');
            const slash = name.indexOf('/');
            const first = slash === -1 ? undefined : name.slice(0, slash);
            const named = first !== undefined && isHost(first) ? first : undefined;
            const canonical = named === undefined ? 'docker.io' : canonicalHost(named);
            const host = canonical === 'index.docker.io' ? 'docker.io' : canonical;
            const rest = named === undefined ? name : name.slice(slash + 1);
            if (named !== undefined && !HOST.test(named) && !PATH.test(name))
                return invalid(`"${named}" is not a host name`);
            const path = host === 'docker.io' && !rest.includes('/') ? `library/${rest}` : rest;
            if (!PATH.test(path))
                return invalid(rest.toLowerCase() === rest ? 'its name is malformed' : 'its name must be lower case');
            if (path.length > LONGEST_PATH)
                return invalid(`its path is longer than ${LONGEST_PATH} characters`);
            return { kind: 'reference', reference: { host, path, tag, digest } };
        }
        function canonicalHost(host) {
            const lower = host.toLowerCase().replace(/:0+(?=\d+$)/, ':');
            return [lower.replace(/:443$/, ''), lower].find(isHost) ?? host;
        }
        function canonicalName(name) {
            const [host = '', ...path] = name.split('/');
            return [canonicalHost(host), ...path].join('/');
        }
        function isHost(first) {
            return /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
        }
        function invalid(reason) {
            return { kind: 'invalid', reason };
        }
        function namesOf(reference) {
            const full = formatImage(reference);
            const names = [full, full.replace(/^docker\.io\/(?:library\/)?/, '')];
            const tag = effectiveTag(reference);
            return tag === undefined ? names : names.flatMap((name) => [name, `${name}:${tag}`]);
        }
        function withoutDigest(reference) {
            return reference.replace(/@.*$/s, '');
        }
        function shortReference(reference) {
            return reference.replace(/(@sha\d+:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
        }
    })
};
