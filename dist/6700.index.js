import { shared } from './shared.js';
export const id = 6700;
export const ids = [6700];
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
            const { readConfig } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(5666), __webpack_require__.e(5930)]).then(__webpack_require__.bind(__webpack_require__, 25930));
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
    13597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $B: () => (beginsAsDockerfile),
            S2: () => (isDockerfileName),
            TB: () => (mayBeDockerfile)
        });
        var _syntax_blank_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44977);
        var _syntax_physical_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99384);
        const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;
        const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;
        function isDockerfileName(path) {
            const name = baseName(path);
            return name === 'Dockerfile' || name === 'dockerfile' || (NAME.test(name) && !COMPANION.test(name));
        }
        const LOOSE_NAME = /dockerfile|containerfile/i;
        const CODE = /\.(?:go|java|kt|[jt]s|py|rb|rs|mdx|sh|ya?ml|json)$/i;
        function mayBeDockerfile(path) {
            const name = baseName(path);
            return LOOSE_NAME.test(name) && !COMPANION.test(name.toLowerCase()) && !CODE.test(name);
        }
        function beginsAsDockerfile(text) {
            const lines = new _syntax_physical_lines_js__WEBPACK_IMPORTED_MODULE_0__.l(text);
            while (lines.advance()) {
                const start = (0, _syntax_blank_js__WEBPACK_IMPORTED_MODULE_1__.pw)(text, lines.start, lines.end);
                if (start < lines.end && text.charAt(start) !== '#')
                    return FIRST_INSTRUCTION.test(text.slice(start, Math.min(lines.end, start + LONGEST)));
            }
            return false;
        }
        const FIRST_INSTRUCTION = /^(?:FROM|ARG)(?:[\t\v\f ]|[\\`]?$)/i;
        const LONGEST = 5;
        function baseName(path) {
            return path.slice(path.lastIndexOf('/') + 1);
        }
    }),
    93478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ES: () => (wellFormed),
            Vx: () => (splitCharacters),
            sn: () => (BYTE_ORDER_MARK)
        });
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16173);
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
            const out = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            let at = 0;
            for (const { index, 1: invalid } of source.text.matchAll(INVALID)) {
                if (invalid === undefined)
                    continue;
                out.appendSource((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.U5)(source, at, index));
                out.append(REPLACEMENT, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                at = index + 1;
            }
            if (at === 0)
                return source;
            out.appendSource((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.U5)(source, at));
            return out.build();
        }
    }),
    47616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P: () => (Effort)
        });
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
    }),
    44066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            UB: () => (fragmentOf),
            gJ: () => (FragmentBuilder),
            o9: () => (literalFragment),
            rK: () => (EMPTY_FRAGMENT)
        });
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16173);
        const NO_SUBSTITUTIONS = [];
        function literalFragment(source, missing) {
            return { source, substitutions: NO_SUBSTITUTIONS, dependsOnPlatform: false, missing };
        }
        const EMPTY_FRAGMENT = literalFragment((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)('', _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW));
        class FragmentBuilder {
            #text = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
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
    }),
    66487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (expandShellWord)
        });
        var expand_characters = __webpack_require__(93478);
        var expand_fragment = __webpack_require__(44066);
        var errors = __webpack_require__(67872);
        var source_text = __webpack_require__(16173);
        var variable_name = __webpack_require__(65460);
        ;
        function trimMatch(source, pattern, end, effort) {
            const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
            const written = (0, expand_characters.Vx)(pattern.slice(isLongest ? 1 : 0));
            const wildcard = parseWildcard(end === 'start' ? written : reversePattern(written));
            const characters = (0, expand_characters.Vx)(source.text);
            if (wildcard === undefined || !effort.spend(1 + characters.length * (1 + wildcard.length)))
                return undefined;
            const extent = isLongest ? 'longest' : 'shortest';
            const text = end === 'start' ? characters : characters.toReversed();
            const length = text.slice(0, matchEnd(wildcard, text, 0, extent) ?? 0).join('').length;
            return end === 'start' ? (0, source_text.U5)(source, length) : (0, source_text.U5)(source, 0, source.text.length - length);
        }
        function replaceMatches(source, options) {
            const { replacement, replacesAll, effort } = options;
            const wildcard = parseWildcard((0, expand_characters.Vx)(options.pattern));
            if (wildcard === undefined)
                return undefined;
            const characters = (0, expand_characters.Vx)(source.text);
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
            const end = (0, variable_name.O)(text, start);
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
            for (let index = pattern[0] === expand_characters.sn ? 1 : 0; index < pattern.length; index += 1) {
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
                    return fromWord(setValue(value, modifier.nullIsUnset) === undefined ? expand_fragment.rK : modifier.word, modification);
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
            return value?.source ?? expand_fragment.rK.source;
        }
        function setValue(value, nullIsUnset) {
            return nullIsUnset && value?.source.text === '' ? undefined : value;
        }
        function fromValue(value) {
            return { kind: 'modified', fragment: (0, expand_fragment.UB)(value), takes: 'value' };
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
        var blank = __webpack_require__(44977);
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
                this.at = (0, blank.QN)(special, text, start + 1, text.length);
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
        const SPECIAL = /[$'"`\\\u0080-\u00ff]/;
        function expandShellWord(word, options) {
            if (!SPECIAL.test(word.text))
                return { kind: 'expanded', fragment: (0, expand_fragment.o9)(word) };
            const readable = (0, expand_characters.ES)(word);
            const start = readable.text.startsWith(expand_characters.sn) ? expand_characters.sn.length : 0;
            const reader = new WordReader(readable, start, options);
            const fragment = readUntil(reader, '', 'drop');
            return fragment === undefined ? failureOf(reader) : { kind: 'expanded', fragment };
        }
        function readUntil(reader, stop, style) {
            const out = new expand_fragment.gJ();
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
            reader.at = (0, variable_name.$)(reader.word.text, nameAt);
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
            reader.at = (0, variable_name.$)(reader.word.text, nameAt);
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
            out.addSubstitution(name, value === undefined ? (0, expand_fragment.o9)(expand_fragment.rK.source, missing) : (0, expand_fragment.UB)(value), value);
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
    }),
    65460: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (variableNameEnd),
            O: () => (wordEnd)
        });
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
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
                if (!wide.test((0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(text.slice(index, index + length))))
                    return index;
                index += length;
            }
        }
    }),
    91843: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
                const { fromArguments } = item;
                if (item.kind === 'skipped') {
                    const reason = shorten((0, byte_text.G)(item.reason));
                    skipped.push({ line, column, written, code: item.code, reason, fromArguments });
                    continue;
                }
                const { use, reference, stage, edit, isFinal } = item;
                const platform = item.platform === undefined ? undefined : (0, byte_text.G)(item.platform.text);
                const image = { line, column, written, kind: use, reference, stage, platform, edit, isFinal };
                images.push({ ...image, fromArguments });
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
        var expand_effort = __webpack_require__(47616);
        var fragment = __webpack_require__(44066);
        var shell_word = __webpack_require__(66487);
        var errors = __webpack_require__(67872);
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
                givenName: (index) => {
                    const name = globals.defaults[index]?.name;
                    return name !== undefined && globals.given.has(name) ? name : undefined;
                },
                find: (name) => values.get(name) ?? predefinedValue(name, platforms, globals),
                isMissing: (name) => values.has(name),
                isUnknown: (name) => unknown.has(name),
            };
            const options = { escape: globals.escape, effort: globals.effort, scope };
            const { given } = globals;
            for (const [name, text] of given) {
                if (!isPredefined(name))
                    continue;
                if (text === undefined)
                    unknown.add(name);
                else
                    values.set(name, { ...(0, fragment.o9)((0, source_text.rI)(text, source_text.JW)), origin: undefined });
            }
            for (const { name, value } of globals.defaults) {
                const isGiven = given.has(name);
                const fragment = isGiven ? givenFragment(given.get(name)) : value && expandedFragment(value, options);
                const isUsable = fragment !== undefined && fragment.source.text.length <= LONGEST_VALUE;
                if (isUsable)
                    values.set(name, global_scope_valueOf(fragment, fragments.length, usage));
                else if (isGiven || value !== undefined || scope.find(name) === undefined)
                    values.set(name, undefined);
                if (isUsable)
                    unknown.delete(name);
                else if (isGiven || value !== undefined)
                    unknown.add(name);
                fragments.push(isUsable ? fragment : undefined);
            }
            if (!STAYS.test(values.get(EPOCH)?.source.text ?? ''))
                unknown.add(EPOCH);
            return scope;
        }
        function givenFragment(text) {
            return text === undefined ? undefined : (0, fragment.o9)((0, source_text.rI)(text, source_text.JW));
        }
        function expandedFragment(value, options) {
            const reading = (0, shell_word.D)(value, options);
            return reading.kind === 'expanded' ? reading.fragment : undefined;
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
        function isPredefined(name) {
            return name === 'TARGETSTAGE' || PLATFORM_VARIABLES.has(name);
        }
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
        var variable_name = __webpack_require__(65460);
        ;
        class ReachedArgs {
            #defaults;
            #given;
            #last = new Map();
            #inner = [];
            #givenIn = [];
            #reached = new Set();
            constructor(defaults, given) {
                this.#defaults = defaults;
                this.#given = given;
                for (const [index, { name, value }] of defaults.entries()) {
                    const isGiven = given.has(name);
                    const inner = isGiven || value === undefined ? [] : this.#named(value.text);
                    this.#inner.push(inner.flatMap((named) => this.#last.get(named) ?? []));
                    this.#givenIn.push(isGiven ? new Set([name]) : this.#givenBy(inner));
                    if (isGiven || value !== undefined)
                        this.#last.set(name, index);
                }
            }
            expand(word) {
                const named = this.#named(word.text);
                const open = named.flatMap((name) => this.#last.get(name) ?? []);
                for (let index = open.pop(); index !== undefined; index = open.pop()) {
                    if (this.#reached.has(index))
                        continue;
                    this.#reached.add(index);
                    open.push(...(this.#inner[index] ?? []));
                }
                return [...this.#givenBy(named)];
            }
            get defaults() {
                return [...this.#reached].flatMap((index) => {
                    const { name, value } = this.#defaults[index] ?? {};
                    return value === undefined || name === undefined || this.#given.has(name) ? [] : [value];
                });
            }
            #named(text) {
                if (!text.includes('$'))
                    return NO_NAMES;
                const names = new Set();
                for (const { index, 0: mark } of text.matchAll(/\$\{?/g)) {
                    const start = index + mark.length;
                    names.add(text.slice(start, (0, variable_name.$)(text, start)));
                }
                return [...names];
            }
            #givenBy(names) {
                if (this.#given.size === 0 || names.length === 0)
                    return NO_ARGUMENTS;
                const all = new Set();
                for (const name of names) {
                    const index = this.#last.get(name);
                    if (index === undefined && this.#given.has(name) && isPredefined(name))
                        all.add(name);
                    for (const one of (index === undefined ? undefined : this.#givenIn[index]) ?? NO_ARGUMENTS)
                        all.add(one);
                }
                return all;
            }
        }
        const NO_NAMES = [];
        const NO_ARGUMENTS = new Set();
        var scan = __webpack_require__(37853);
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
        var syntax_words = __webpack_require__(41178);
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
            const words = (0, syntax_words.FO)(from);
            const base = words[0];
            const stage = AS.test(words[1]?.text ?? '') ? words[2] : undefined;
            const name = stage === undefined ? undefined : (0, syntax_words.gQ)(stage.text);
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
            return (0, syntax_words.yE)(arg, escape).map((word) => {
                const equals = word.text.indexOf('=');
                if (equals === -1)
                    return { name: word.text, value: undefined };
                return { name: word.text.slice(0, equals), value: (0, source_text.U5)(word, equals + 1) };
            });
        }
        ;
        function placeEdit({ fragment, reference, fromArguments }, { scope, usage }) {
            if (fragment.dependsOnPlatform) {
                return notEditable('platform-dependent', 'the reference differs by platform');
            }
            const whole = wholeOrigin(fragment);
            if (whole !== undefined)
                return placeInArg(whole, fragment.source, { scope, usage });
            if (fromArguments !== undefined)
                return notEditable('not-in-file', 'a build argument is in it');
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
                    fromArguments: undefined,
                };
            const names = context.reached.expand(stage.base);
            const reading = (0, shell_word.D)(stage.base, context.options);
            const isFailed = reading.kind === 'failed';
            const whole = isFailed ? undefined : wholeArgument(reading.fragment, context.scope);
            const parts = names.length === 0 ? undefined : { names, isWhole: false };
            const fromArguments = whole === undefined ? parts : { names: [whole], isWhole: true };
            if (isFailed)
                return { ...invalidBase(reading.reason, reading.missing), fromArguments };
            return { ...readBase(reading.fragment, { stage, earlier }, context), fromArguments };
        }
        function wholeArgument(fragment, scope) {
            const origin = wholeOrigin(fragment);
            return origin === undefined ? undefined : scope.givenName(origin);
        }
        function readBase(fragment, { stage, earlier }, context) {
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
                const reading = (0, shell_word.D)(stage.base, options);
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
                return { ...skipWord(word, base.code, base.reason), fromArguments: base.fromArguments };
            if (base?.kind !== 'image')
                return undefined;
            const { reference, fromArguments } = base;
            const image = { reference, stage: name, platform, edit: placeEdit(base, context), isFinal, fromArguments };
            return { ...image, kind: 'image', use: 'dockerfile-from', word };
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
        function readDockerfileText(text, readReference = image_reference.bc, given = read_dockerfile_NO_ARGUMENTS) {
            const { found, explained } = resolveFile(text, readReference, given);
            return { ...listFound(found, text), explained: explainedSpans(explained) };
        }
        const read_dockerfile_NO_ARGUMENTS = new Map();
        function resolveFile(text, readReference, given) {
            const { instructions, escape, syntax, unterminated } = (0, scan.X)(text);
            const file = splitStages(instructions, escape);
            const { stages } = file;
            const usage = new ArgUsage();
            const targetStage = stages.at(-1)?.name ?? 'default';
            const effort = new expand_effort.P(text.length);
            const globals = { defaults: file.globalArgs, given, targetStage, escape, effort };
            const scope = evaluateGlobalArgs(globals, usage);
            if (file.globalArgs.length > 0)
                fixOtherUses(file, escape, { scope, usage });
            const reached = new ReachedArgs(file.globalArgs, given);
            const bases = resolveBases({
                stages,
                usage,
                scope,
                readReference,
                options: { escape, effort, scope },
                reached,
                otherPlatforms: otherPlatforms(globals),
            });
            const sources = resolveSources(stages, bases, readReference);
            const problems = stages.length === 0 ? [missingFrom(text)] : [];
            if (unterminated !== undefined)
                problems.push(skipWord(unterminated, 'malformed', 'unterminated heredoc'));
            const frontend = readSyntax(syntax, readReference, given);
            return {
                found: frontend.concat(bases.found, sources, problems),
                explained: [...(syntax === undefined ? [] : [syntax]), ...reached.defaults, ...imageWords(stages)],
            };
        }
        function imageWords(stages) {
            const words = [];
            for (const stage of stages) {
                words.push(stage.base);
                for (const instruction of stage.instructions)
                    for (const { word } of readSources(instruction.trigger ?? instruction))
                        words.push(word);
            }
            return words;
        }
        function explainedSpans(texts) {
            const spans = texts.flatMap((text) => (text.text === '' ? [] : ((0, source_text.Ly)(text) ?? [])));
            return spans.toSorted((one, other) => one.start - other.start);
        }
        const SYNTAX_ARGUMENT = 'BUILDKIT_SYNTAX';
        function readSyntax(written, readReference, given) {
            const isGiven = given.has(SYNTAX_ARGUMENT);
            const fromArguments = isGiven ? { names: [SYNTAX_ARGUMENT], isWhole: true } : undefined;
            const [argument] = given.get(SYNTAX_ARGUMENT)?.trim().split(' ') ?? [];
            const word = written ?? (0, source_text.rI)('', 0);
            if (isGiven && argument === undefined)
                return [{ ...skipWord(word, 'build-arg', 'a build argument sets the frontend'), fromArguments }];
            const name = argument === undefined ? written : (0, source_text.rI)(argument, source_text.JW);
            if (name === undefined)
                return [];
            const reading = readReference(name.text);
            if (reading.kind === 'invalid') {
                const reason = `invalid image reference: ${reading.reason}`;
                return [{ ...skipWord(word, 'invalid-reference', reason), fromArguments }];
            }
            const { reference } = reading;
            const image = { use: 'dockerfile-syntax', stage: undefined, platform: undefined, isFinal: false };
            return [{ ...image, kind: 'image', word, reference, edit: placeText(name, 0), fromArguments }];
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
    44977: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D1: () => (blankLength),
            QN: () => (findUnit),
            hC: () => (trimBlanksBefore),
            pw: () => (skipBlanks)
        });
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
    }),
    99384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            l: () => (PhysicalLines)
        });
        const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
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
                this.start = start === 0 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : start;
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
    }),
    37853: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (scanEveryInstruction),
            X: () => (scanInstructions)
        });
        var source_text = __webpack_require__(16173);
        var blank = __webpack_require__(44977);
        var byte_text = __webpack_require__(99512);
        var physical_lines = __webpack_require__(99384);
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
            const lines = new physical_lines.l(text);
            const seen = [];
            let escape = '\\';
            let syntax;
            let isEscapeOver = false;
            let isSyntaxOver = false;
            let isFirst = true;
            while (lines.advance()) {
                const start = (0, blank.pw)(text, lines.start, lines.end);
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
            const keyAt = (0, blank.pw)(line, 0);
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
        var words = __webpack_require__(41178);
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
            const keywordAt = (0, blank.pw)(text, whole.start, whole.end);
            const end = (0, blank.hC)(text, keywordAt, whole.end);
            const keywordEnd = (0, blank.QN)(words.qv, text, keywordAt, end);
            const word = text.slice(keywordAt, keywordEnd);
            const keyword = USUAL.get(word) ?? (0, words.gQ)(word);
            const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
            const start = (0, blank.pw)(text, argumentsAt, end);
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
                const plainEnd = (0, blank.QN)(BLANK_OR_MARK, text, index, end);
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
        var characters = __webpack_require__(93478);
        var variable_name = __webpack_require__(65460);
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
                this.#at = text.startsWith(characters.sn) ? characters.sn.length : 0;
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
                const nameEnd = (0, variable_name.$)(this.#text, nameAt);
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
                const [sign = ''] = (0, characters.Vx)(this.#text.slice(this.#at + 1, this.#at + 5));
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
                const width = Math.max(1, (0, blank.D1)(this.#text, this.#at));
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
                    index = (0, blank.QN)(START_OF_BLANK, text, index, text.length);
                    if ((0, blank.D1)(text, index) === 0)
                        continue;
                    this.#word += text.slice(start, index);
                    this.#endWord();
                    start = (0, blank.pw)(text, index);
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
            const lines = new physical_lines.l(text);
            const { escape, syntax } = readDirectives(text);
            const instructions = [];
            let unterminated;
            const canSkip = escape === '\\' && text.length <= LARGEST_SKIPPED;
            for (;;) {
                if (canSkip)
                    lines.skip(IRRELEVANT_LINES);
                if (!lines.advance())
                    return { escape, syntax, instructions, unterminated };
                const start = (0, blank.pw)(text, lines.start, lines.end);
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
        function scanEveryInstruction(text) {
            const file = (0, source_text.rI)(text, 0);
            const lines = new physical_lines.l(text);
            const instructions = [];
            while (lines.advance()) {
                const start = (0, blank.pw)(text, lines.start, lines.end);
                if (start === lines.end || text.charCodeAt(start) === NUMBER_SIGN)
                    continue;
                const whole = joinContinuations({ file, lines, start, escape: '\\' });
                instructions.push(splitInstruction(whole, '\\'));
            }
            return instructions;
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
                const start = (0, blank.pw)(text, lines.start, lines.end);
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
                const start = (0, blank.pw)(text, lines.start, lines.end);
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
            const words = splitShellWords((0, characters.ES)((0, source_text.rI)(line, source_text.JW)).text, true) ?? NO_WORDS;
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
    }),
    41178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FO: () => (splitAtBlanks),
            gQ: () => (lowerCase),
            qv: () => (SPLITTING_BLANK),
            yE: () => (splitQuotedWords)
        });
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16173);
        var _blank_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44977);
        function splitAtBlanks({ source, start, end }) {
            const words = [];
            let index = start;
            while (index < end) {
                const wordEnd = (0, _blank_js__WEBPACK_IMPORTED_MODULE_0__.QN)(SPLITTING_BLANK, source.text, index, end);
                if (wordEnd > index)
                    words.push((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.U5)(source, index, wordEnd));
                index = wordEnd + 1;
            }
            return words;
        }
        function splitQuotedWords(range, escape) {
            const { text } = range.source;
            if (!QUOTED_OR_WIDE.test((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.lq)(range)))
                return splitAtBlanks(range);
            const words = [];
            const sign = escape.charCodeAt(0);
            let start;
            let quote = 0;
            let index = range.start;
            while (index < range.end) {
                const unit = text.charCodeAt(index);
                const blank = quote === 0 ? (0, _blank_js__WEBPACK_IMPORTED_MODULE_0__.D1)(text, index) : 0;
                if (blank > 0) {
                    if (start !== undefined)
                        words.push((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.U5)(range.source, start, index));
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
                words.push((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__.U5)(range.source, start, end));
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
    }),
    33101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (readUnit),
            S: () => (readEnvironmentFile)
        });
        var _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44977);
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16173);
        var _literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26000);
        var _open_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67216);
        function readUnit(text, offset) {
            const root = new _open_map_js__WEBPACK_IMPORTED_MODULE_1__.p(offset);
            let section;
            for (const line of logicalLines(text, offset)) {
                const [, name] = SECTION.exec(line.text) ?? [];
                const equals = line.text.indexOf('=');
                if (name !== undefined)
                    section = root.enter(plainNode((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.U5)(line, 1, 1 + name.length)));
                else if (equals > 0)
                    section?.add(keyOf(line, equals), unitValue(line, equals + 1));
            }
            return root.build();
        }
        const SECTION = /^\[([^[\]]+)\][ \t]*$/;
        function* logicalLines(text, offset) {
            let line = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.uL();
            for (let at = 0; at < text.length; at = lineAfter(text, at)) {
                const end = (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.fT)(text, at);
                const from = (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.pw)(text, at, end);
                const to = (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.hC)(text, from, end);
                if (from === to || '#;'.includes(text.charAt(from)))
                    continue;
                const isContinued = text.charAt(to - 1) === '\\';
                line.append(text.slice(from, isContinued ? to - 1 : to), from + offset);
                if (isContinued)
                    continue;
                yield line.build();
                line = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.uL();
            }
            yield line.build();
        }
        function keyOf(line, equals) {
            return plainNode((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.U5)(line, 0, (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.hC)(line.text, 0, equals)));
        }
        function unitValue(line, from) {
            const end = (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.hC)(line.text, from, line.text.length);
            const value = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.U5)(line, (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.pw)(line.text, from, end), end);
            if (!QUOTED.test(value.text))
                return plainNode(value);
            const source = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.U5)(value, 1, value.text.length - 1);
            return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.W)({ ...placeOf(value), source, style: 'quoted' });
        }
        const QUOTED = /^"[^"]*"$/;
        function readEnvironmentFile(text, offset) {
            const entries = new Map();
            for (let at = 0; at < text.length;) {
                const start = (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.pF)(EXPORT, text, at) ?? at;
                const nameEnd = (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.pF)(NAME, text, start) ?? start;
                const valueAt = (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.pF)(SEPARATOR, text, nameEnd);
                const key = plainNode((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.rI)(text.slice(start, nameEnd), start + offset));
                const value = nameEnd === start || valueAt === undefined ? undefined : readValue(text, valueAt, offset);
                if (value !== undefined)
                    entries.set(key.text, { key, value });
                at = lineAfter(text, value === undefined ? at : value.end - offset);
            }
            return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.zR)(offset, [...entries.values()]);
        }
        const EXPORT = /[ \t]*(?:export[ \t]+)?/y;
        const NAME = /[A-Za-z_][\w.-]*/y;
        const SEPARATOR = /[ \t]*[=:]/y;
        function readValue(text, from, offset) {
            const lineEnd = (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.fT)(text, from);
            const comment = /[ \t]#/.exec(text.slice(from, lineEnd));
            const start = (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.pw)(text, from, lineEnd);
            const quote = text.charAt(start);
            const isQuoted = (quote === '"' || quote === "'") && start < lineEnd;
            const closing = isQuoted ? (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.m5)(text, start + 1, quote, text.length) : undefined;
            if (closing !== undefined)
                return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.bR)(text, offset, { start, from: start + 1, end: closing, quote });
            const end = (0, _dockerfile_syntax_blank_js__WEBPACK_IMPORTED_MODULE_3__.hC)(text, start, comment === null ? lineEnd : from + comment.index);
            return plainNode((0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.rI)(text.slice(start, end), start + offset));
        }
        function plainNode(source) {
            return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.W)({ ...placeOf(source), source, style: 'plain' });
        }
        function placeOf(source) {
            const { length } = source.text;
            const start = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.HA)(source, 0);
            return { start, end: length === 0 ? start : (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.HA)(source, length - 1) + 1 };
        }
        function lineAfter(text, at) {
            const lineFeed = text.indexOf('\n', at);
            return lineFeed === -1 ? text.length : lineFeed + 1;
        }
    }),
    22320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $6: () => (textAt),
            Ct: () => (itemsAt),
            Dx: () => (linesOf),
            I0: () => (valuesAt),
            RZ: () => (assignmentIn),
            S$: () => (sliceText),
            SC: () => (mapAt),
            Xi: () => (mapsBelow),
            _$: () => (placesBelow),
            ee: () => (spanOf),
            g5: () => (withSource),
            oB: () => (nodeAt),
            pr: () => (textAtAnyCase),
            qc: () => (textsBelow),
            ws: () => (entriesAt)
        });
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16173);
        function mapAt(node, ...path) {
            const end = nodeAt(node, ...path);
            return end?.kind === 'map' ? end : undefined;
        }
        function textAt(node, ...path) {
            const end = nodeAt(node, ...path);
            return end?.kind === 'text' ? end : undefined;
        }
        function textAtAnyCase(node, key) {
            const exact = textAt(node, key);
            if (exact !== undefined || node?.kind !== 'map')
                return exact;
            const other = node.mergedEntries.find((entry) => entry.key.text.toLowerCase() === key.toLowerCase())?.value;
            return other?.kind === 'text' ? other : undefined;
        }
        function withSource(node, source) {
            const { kind, start, end, style, isShared, aliases, tagComment } = node;
            return { kind, start, end, style, isText: true, isShared, aliases, tagComment, source, text: source.text };
        }
        function sliceText(node, from, to = node.text.length) {
            const source = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.U5)(node.source, from, to);
            const start = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.HA)(source, 0);
            const place = (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.Ly)(source)?.length === 1 ? { start, end: start + source.text.length } : {};
            const tagComment = to === node.text.length ? node.tagComment : undefined;
            return { ...withSource(node, source), ...place, tagComment };
        }
        function assignmentIn(node) {
            const equals = node.text.indexOf('=');
            if (equals === -1)
                return undefined;
            return { key: sliceText(node, 0, equals), value: sliceText(node, equals + 1) };
        }
        function linesOf(node) {
            return [...node.text.matchAll(/[^\s](?:[^\n]*[^\s])?/g)].map(({ index, 0: line }) => sliceText(node, index, index + line.length));
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
        function* mapsBelow(root, without) {
            for (const { node } of placesBelow({ node: root }, without))
                yield node;
        }
        function* textsBelow(root) {
            for (const map of mapsBelow(root))
                for (const { value } of map.entries)
                    yield* textsIn(value);
        }
        function* textsIn(node) {
            if (node.kind === 'text')
                yield node;
            if (node.kind === 'list')
                for (const item of node.items)
                    yield* textsIn(item);
        }
        function* placesBelow(root, without = NO_KEYS) {
            const waiting = [root];
            for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
                const { node } = place;
                if (node.isShared)
                    continue;
                const up = node.kind === 'map' ? { ...place, node } : place;
                if (up.node.kind === 'map')
                    yield { ...up, node: up.node };
                for (const child of childrenOf(node, without).toReversed())
                    waiting.push({ node: child, up });
            }
        }
        const NO_KEYS = new Set();
        function childrenOf(node, without) {
            if (node.kind === 'list')
                return node.items;
            if (node.kind !== 'map')
                return [];
            const entries = without.size === 0 ? node.entries : node.entries.filter(({ key }) => !without.has(key.text));
            const merges = without.has('<<') ? [] : (node.merges ?? []);
            return [...merges, ...entries.map(({ value }) => value)];
        }
        function spanOf({ start, end }) {
            return { start, end };
        }
        function nodeAt(node, ...path) {
            return path.reduce((parent, key) => (parent?.kind === 'map' ? parent.get(key) : undefined), node);
        }
    }),
    3837: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            IR: () => (fileFormat),
            nE: () => (mayNameImages),
            tc: () => (namedFormat)
        });
        var dockerfile_name = __webpack_require__(13597);
        var row_path = __webpack_require__(70855);
        var formats_glob = __webpack_require__(44321);
        var rows = __webpack_require__(65401);
        ;
        const PATTERNS = Map.groupBy(rows.Ir.flatMap((row) => (row.files ?? []).flatMap((glob) => (0, row_path.PH)(glob).map((one) => pattern(one, row)))), ({ extension }) => extension);
        function pattern(glob, row) {
            const texts = glob.split(/\*+\/?|\[[^\]]*\]|\?/);
            const text = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
            const [, extension = ''] = /\.(\w+)$/.exec(texts.at(-1) ?? '') ?? [];
            let compiled;
            return { row, text, extension, matches: (path) => (compiled ??= (0, formats_glob.f)(glob))(path) };
        }
        function rowsByName(path) {
            const dot = path.lastIndexOf('.');
            const named = dot === -1 ? [] : (PATTERNS.get(path.slice(dot + 1)) ?? []);
            const fitting = new Set([...named, ...(PATTERNS.get('') ?? [])].flatMap(({ row, text, matches }) => path.includes(text) && matches(path) ? [row] : []));
            return fitting.size < 2 ? [...fitting] : rows.Ir.filter((row) => fitting.has(row));
        }
        ;
        function fileFormat(path) {
            if ((0, dockerfile_name.S2)(path))
                return { language: 'dockerfile' };
            const rows = rowsByName(path);
            const [first] = rows;
            const byName = rows.map(({ kind }) => kind);
            if (first !== undefined)
                return { language: languageOf(path, first), kind: first.kind, byName };
            if (ANY_KIND.test(path))
                return { language: 'yaml', kind: 'kubernetes', byName };
            return (0, dockerfile_name.TB)(path) ? { language: 'dockerfile', isLoose: true } : undefined;
        }
        const ANY_KIND = /\.(?:ya?ml|json)$/;
        function namedFormat(path, kind, isRest) {
            const own = fileFormat(path);
            if (own !== undefined && 'kind' in own)
                return { ...own, kind, named: { kind, isRest } };
            const named = { kind, isRest: false };
            const row = rows.Ir.find((one) => one.kind === kind);
            return { language: row === undefined ? 'yaml' : languageOf(path, row), kind, byName: [], named };
        }
        function languageOf(path, { language }) {
            if (/\.(?:hcl|tf|tofu|nomad)$/.test(path))
                return 'hcl';
            if (path.endsWith('.json'))
                return language === 'json' ? 'json' : 'yaml';
            return language === 'json' ? 'yaml' : (language ?? 'yaml');
        }
        const LITERALS = rows.Ir.map((row) => {
            let literals;
            const sureLiterals = (row.sure ?? []).flatMap(row_path.q2).map((path) => path.literals);
            const groups = (row.when ?? []).map((one) => one.replace(/ .*$/, '').replace(/^.*\}/, '').replaceAll('*', ''));
            return { kind: row.kind, literals: () => (literals ??= literalsOf(row)), sureLiterals, groups };
        });
        function literalsOf({ at, words = [] }) {
            const last = at.flatMap(row_path.q2).flatMap(({ literals }) => literals.at(-1) ?? []);
            return ['', 'i'].flatMap((flags) => {
                const same = last.filter((literal) => literal.flags === flags).map(({ source }) => source);
                return anyOf(flags === '' ? [...same, ...words] : same, flags);
            });
        }
        function anyOf(sources, flags) {
            const needed = new Set(sources.filter((one) => !sources.some((other) => other !== one && one.includes(other))));
            return needed.size === 0 ? [] : [new RegExp([...needed].join('|'), flags)];
        }
        const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[ \r]*\n[ \t]*|(?=\/))/g;
        const BINARY_TAG = /!!binary|!\S*%|!<tag:|^%TAG/m;
        function mayNameImages(format, text) {
            if (hasWords(format, text))
                return true;
            if (format.language === 'yaml' && BINARY_TAG.test(text))
                return true;
            return text.includes('\\') && hasWords(format, text.replace(ESCAPE, unescaped));
        }
        function unescaped(_, two, four, eight) {
            const point = two ?? four ?? eight;
            return point === undefined ? '' : String.fromCharCode(parseInt(point, 16));
        }
        const COMMON = /^(?:image|value|path|type|source|components|parent|build|jobs)$/;
        const SURE = new RegExp(`\\b(?:${LITERALS.flatMap(({ sureLiterals }) => sureLiterals)
            .flatMap((all) => {
            const rare = all
                .map(({ source }) => source)
                .filter((source) => !COMMON.test(source) && /^\w+$/.test(source));
            return rare.toSorted((one, other) => other.length - one.length)[0] ?? '';
        })
            .join('|')})\\b`);
        function hasWords({ byName, named }, text) {
            const isManifest = text.includes('apiVersion') && text.includes('kind');
            const canBeSure = SURE.test(text);
            return LITERALS.some(({ kind, groups, literals, sureLiterals }) => (byName.includes(kind) ||
                named?.kind === kind ||
                (isManifest && groups.some((group) => text.includes(group))) ||
                (canBeSure && hasAllOfOne(sureLiterals, text))) &&
                literals().some((literal) => literal.test(text)));
        }
        function hasAllOfOne(literals, text) {
            return literals.some((all) => all.every((literal) => literal.test(text)));
        }
    }),
    44321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            f: () => (globMatcher),
            imageMatcher: () => (imageMatcher)
        });
        var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98016);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        function globMatcher(glob) {
            const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__(glob, { dot: true, noextglob: true, nonegate: true });
            return (path) => matches(path);
        }
        function imageMatcher(glob) {
            return globMatcher(glob.includes('/') ? (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ew)(glob) : glob);
        }
    }),
    93568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Fq: () => (LFS_REASON),
            NS: () => (isLfsPointer),
            s: () => (LFS_NEEDLE)
        });
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
        const TOO_LARGE = 1024;
        const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:[^\n]*\n)*?oid sha256:[\da-f]{64}\r?\n/;
        function isLfsPointer(bytes) {
            return bytes.length < TOO_LARGE && POINTER.test((0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(bytes));
        }
        const LFS_REASON = 'its content is in Git LFS, which this checkout did not fetch (`lfs: true`)';
        const LFS_NEEDLE = 'git-lfs.github.com/spec/v1';
    }),
    26000: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RC: () => (findClosing),
            W: () => (literalNode),
            XG: () => (expressionNode),
            bR: () => (quotedNode),
            du: () => (listNode),
            fT: () => (lineEndAt),
            m5: () => (findQuote),
            m9: () => (tagCommentAfter),
            pF: () => (matchAt),
            w2: () => (unescapedSource),
            zR: () => (mapNode),
            zj: () => (characterAt)
        });
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16173);
        var _pin_writing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9561);
        function literalNode(literal) {
            const { text } = literal.source;
            return { kind: 'text', text, ...literal, isShared: false, aliases: 0, tagComment: undefined };
        }
        function quotedNode(text, offset, { start, from, end, quote }) {
            const inner = text.slice(from, end);
            const at = from + offset;
            const isBlock = quote.length > 1;
            return literalNode({
                source: quote.startsWith('"') ? unescapedSource(inner, at, isBlock) : (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.rI)(inner, at),
                style: isBlock ? 'block' : 'quoted',
                start: start + offset,
                end: end + quote.length + offset,
            });
        }
        function findQuote(text, from, quote, limit) {
            if (quote.startsWith('"'))
                return findClosing(text, from, quote, limit);
            const end = text.slice(from, limit).indexOf(quote);
            return end === -1 ? undefined : from + end;
        }
        function tagCommentAfter(text, at, offset) {
            return (0, _pin_writing_js__WEBPACK_IMPORTED_MODULE_1__.P_)(text.slice(at, lineEndAt(text, at)), at + offset);
        }
        function listNode(start, items) {
            return { kind: 'list', start, items, isShared: false };
        }
        function mapNode(start, entries) {
            const get = (key) => entries.find((entry) => entry.key.text === key)?.value;
            return { kind: 'map', start, isFlow: true, entries, mergedEntries: entries, get, isShared: false };
        }
        function expressionNode(start, written) {
            return { kind: 'expression', start, written, isShared: false };
        }
        const LETTERS = new Map([
            ['b', '\b'],
            ['t', '\t'],
            ['n', '\n'],
            ['f', '\f'],
            ['r', '\r'],
            ['e', '\u001B'],
        ]);
        const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-7]{1,3})|([ \t]*\r?\n[ \t\r\n]*)|([^]|$))/g;
        function unescapedSource(inner, at, trimsBlanks) {
            if (!inner.includes('\\'))
                return (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.rI)(inner, at);
            const builder = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.uL();
            let literal = 0;
            for (const { index, 0: whole, ...groups } of inner.matchAll(ESCAPE)) {
                const { 1: two, 2: four, 3: eight, 4: octal, 6: letter } = groups;
                const point = two ?? four ?? eight;
                builder.append(inner.slice(literal, index), at + literal);
                literal = index + whole.length;
                if (point !== undefined)
                    builder.append(characterAt(parseInt(point, 16)), _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.JW);
                else if (octal !== undefined)
                    builder.append(characterAt(parseInt(octal, 8)), _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.JW);
                else if (letter !== undefined)
                    builder.append(LETTERS.get(letter) ?? letter, _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__.JW);
                else if (!trimsBlanks)
                    literal = inner.indexOf('\n', index) + 1;
            }
            builder.append(inner.slice(literal), at + literal);
            return builder.build();
        }
        function characterAt(point) {
            return point > 0x10ffff ? '' : (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(new TextEncoder().encode(String.fromCodePoint(point)));
        }
        function findClosing(text, from, mark, limit) {
            for (let at = from; at < limit; at += 1) {
                if (text.charAt(at) === '\\')
                    at += 1;
                else if (text.startsWith(mark, at))
                    return at;
            }
            return undefined;
        }
        function lineEndAt(text, at) {
            const lineFeed = text.indexOf('\n', at);
            const end = lineFeed === -1 ? text.length : lineFeed;
            return end > at && text.charAt(end - 1) === '\r' ? end - 1 : end;
        }
        function matchAt(pattern, text, at) {
            const sticky = pattern;
            sticky.lastIndex = at;
            return sticky.test(text) ? sticky.lastIndex : undefined;
        }
    }),
    67216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            p: () => (OpenMap)
        });
        var _literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26000);
        var _a;
        class OpenMap {
            #start;
            #values = new Map();
            constructor(start) {
                this.#start = start;
            }
            add(key, value) {
                this.#of(key).all.push(value);
            }
            enter(key) {
                const last = this.#of(key).all.at(-1);
                return last instanceof _a ? last : this.#addMap(key);
            }
            append(key) {
                this.#of(key).isList = true;
                return this.#addMap(key);
            }
            build() {
                const entries = [...this.#values.values()].map(({ key, all, isList }) => {
                    const values = all.map((value) => (value instanceof _a ? value.build() : value));
                    const [only] = values;
                    if (only !== undefined && values.length === 1 && !isList)
                        return { key, value: only };
                    return { key, value: (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.du)(only?.start ?? key.start, values) };
                });
                return (0, _literal_js__WEBPACK_IMPORTED_MODULE_0__.zR)(this.#start, entries);
            }
            #addMap(key) {
                const map = new _a(key.start);
                this.#of(key).all.push(map);
                return map;
            }
            #of(key) {
                const known = this.#values.get(key.text);
                if (known !== undefined)
                    return known;
                const values = { key, all: [], isList: false };
                this.#values.set(key.text, values);
                return values;
            }
        }
        _a = OpenMap;
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
    70855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PH: () => (expandBraces),
            pn: () => (wildcardMatcher),
            q2: () => (readRowPath)
        });
        function readRowPath(row) {
            const [, path = '', word = 'image'] = /^(.*?)(?:: (.*))?$/.exec(row) ?? [];
            return [...new Set(expandBraces(path))].map((one) => readPath(one, word));
        }
        function expandBraces(path) {
            const [, before = '', inner, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
            if (inner === undefined)
                return [path];
            return inner.split(',').flatMap((one) => expandBraces(`${before}${one}${after}`));
        }
        const TOKEN = /"([^"]*)"|\[([\w.-]+)(!?~?)=([^\]]*)\]|\[\]|[^.[\]"]+/g;
        function readPath(path, word) {
            const [, excluded = '', rest = ''] = /^((?:![^ ]+ )*)(.*)$/.exec(path) ?? [];
            const without = new Set(excluded.split(/[! ]+/).filter((key) => key !== ''));
            const steps = [];
            const ofKeys = [];
            const ofFilters = [];
            for (const match of rest.matchAll(TOKEN)) {
                const [token] = match;
                const step = readStep(match, without);
                const isOpen = step.kind === 'below' || (step.kind === 'keys' && token === '*');
                steps.push([isOpen ? `${excluded}${token}` : token, step]);
                if (isOpen)
                    without.clear();
                const literal = literalOf(match, step);
                if (literal !== undefined)
                    (step.kind === 'where' ? ofFilters : ofKeys).push(literal);
            }
            return { steps, word, literals: [...ofKeys, ...ofFilters] };
        }
        function readStep([token, quoted, where, operator = '', text = ''], without) {
            if (where !== undefined)
                return { kind: 'where', key: where, matches: filterMatcher(text, operator) };
            if (token === '[]')
                return { kind: 'items' };
            if (token === '**')
                return { kind: 'below', without: new Set(without) };
            if (token === '@')
                return { kind: 'names' };
            if (quoted === undefined && token === '*') {
                const left = new Set(without);
                return { kind: 'keys', matches: (key) => !left.has(key) };
            }
            if (quoted === undefined && /[*~]/.test(token)) {
                return { kind: 'keys', matches: wildcardMatcher(token.replace(/~$/, ''), token.endsWith('~')) };
            }
            return { kind: 'key', name: quoted ?? token };
        }
        function filterMatcher(wildcard, operator) {
            const matches = wildcardMatcher(wildcard, operator.includes('~'));
            const isWanted = !operator.startsWith('!');
            return (text) => (text !== undefined && matches(text)) === isWanted;
        }
        function wildcardMatcher(wildcard, anyCase = false) {
            const forms = expandBraces(wildcard).map((form) => form
                .split('*')
                .map((part) => quotedText(part))
                .join('.*'));
            const pattern = new RegExp(`^(?:${forms.join('|')})$`, anyCase ? 'is' : 's');
            return (text) => pattern.test(text);
        }
        function literalOf([token, quoted, where, operator = '', text = ''], { kind }) {
            if ((kind !== 'key' && kind !== 'keys' && kind !== 'where') || operator.startsWith('!'))
                return undefined;
            const whole = kind === 'where' ? text : (quoted ?? token);
            const [longest = ''] = whole.split(/[*~]/).toSorted((one, other) => other.length - one.length);
            const part = longest === '' ? where : longest;
            const anyCase = operator.includes('~') || (kind === 'keys' && token.endsWith('~'));
            return part === undefined ? undefined : new RegExp(quotedText(part), anyCase ? 'i' : '');
        }
        function quotedText(text) {
            return text.replace(/[$()*+.?[\\\]^{|}/-]/g, String.raw `\$&`);
        }
    }),
    65401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ep: () => (FORMAT_KINDS),
            Ir: () => (ROWS),
            _K: () => (isFormatKind)
        });
        ;
        const BUILD_ROWS = [
            {
                kind: 'compose',
                files: ['**/{*[.-],}compose{[.-]*,}.y{a,}ml'],
                shape: ['services', 'include'],
                sure: ['[apiVersion!=*].services.*.{image,build}'],
                at: [': compose'],
                words: ['image', 'build', 'include', 'extends'],
            },
            {
                kind: 'devcontainer',
                files: ['**/{.,}devcontainer.json'],
                language: 'json',
                shape: ['{image,build,dockerFile,dockerComposeFile,features}'],
                at: ['image', ': build devcontainer', 'dockerComposeFile[]: path compose', 'features.@: feature'],
                words: ['dockerfile', 'dockerFile'],
            },
            {
                kind: 'bake',
                files: ['**/docker-bake{[.-]*,}.{json,hcl}'],
                language: 'json',
                at: [': bake'],
                words: ['contexts', 'dockerfile', 'args'],
            },
            { kind: 'ko', files: ['**/.ko.y{a,}ml'], at: ['defaultBaseImage~', 'baseImageOverrides~.*'] },
            {
                kind: 'skaffold',
                files: ['**/skaffold{[.-]*,}.y{a,}ml'],
                when: ['skaffold/*'],
                at: [
                    '**.artifacts[].image: result',
                    '**.artifacts[]: build skaffold',
                    '**.helm.releases[].valuesFiles[]: path helm-values',
                    '**.helm.releases[].setValues.**: values',
                    '**.artifacts[].{buildpacks.{builder,runImage},{jib,ko}.fromImage,kaniko.{image,initImage}}',
                    '**.googleCloudBuild.{dockerImage,packImage,koImage,bazelImage,mavenImage,gradleImage}',
                    '**.{verify[].container,customActions[].containers[]}.image: image not built here',
                ],
            },
            {
                kind: 'goreleaser',
                files: ['**/{.,}goreleaser*.y{a,}ml'],
                at: [
                    'kos[].base_image',
                    'dockers*[].dockerfile: path dockerfile',
                    '{dockers*,docker_manifests}[].{image_templates,images,tags,name_template}[]: result',
                    'kos[].{repository,repositories[],tags[]}: result',
                ],
            },
            {
                kind: 'devfile',
                files: ['**/{.,}devfile.y{a,}ml'],
                sure: ['[schemaVersion=*].components', '[schemaVersion=*].parent'],
                digest: 'update',
                at: [
                    '{,parent.}components[].container.image',
                    '{,parent.}components[].image.imageName: result',
                    '{,parent.}components[].image.dockerfile.uri: path dockerfile',
                    '{,parent.}components[].{kubernetes,openshift}.inlined: text kubernetes',
                ],
            },
        ];
        ;
        const CLOUD_ROWS = [
            {
                kind: 'nomad',
                files: ['**/*.{nomad,hcl}'],
                shape: ['job'],
                digest: 'only',
                at: [
                    'job.**.task.*[][driver={docker,podman,containerd-driver}].config[].image',
                    'job.**.sidecar_task[].config[].image',
                ],
            },
            {
                kind: 'terraform',
                files: ['**/*.{tf,tofu,tf.json}'],
                digest: 'update',
                at: [
                    'resource.kubernetes_*.*.**.{container,init_container}[]{,.content[]}.image',
                    '{resource,data}.docker_{image,registry_image}.*[].name',
                    'resource.docker_{container,service}.*[].**.image',
                    'resource.{google_cloud_run*,azurerm_container*}.*.**.image',
                    'resource.aws_ecs_task_definition.*[].container_definitions[].image',
                    'resource.aws_ecs_task_definition.*[].container_definitions: text ecs',
                    'resource.aws_apprunner_service.*.**.image_identifier',
                    'resource.aws_lambda_function.*[].image_uri',
                    'resource.helm_release.*[].set{,_sensitive}[][name=*image*].value: hosted tag',
                    'resource.helm_release.*[].values[]: text helm-values',
                    'resource.helm_release.*[].values[].**: values',
                    'variable.*[].default: tagged',
                    'locals[].*: tagged',
                ],
                vars: [
                    {
                        name: /(?<!\$)\$\{\s*var\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}/g,
                        in: ['variable.$[].default'],
                    },
                    { name: /(?<!\$)\$\{\s*local\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}/g, in: ['locals[].$'] },
                ],
            },
            {
                kind: 'ecs',
                sure: [
                    '{,taskDefinition.}containerDefinitions[].image',
                    'ContainerDefinitions[].Image',
                    '[][essential=*].image',
                ],
                digest: 'update',
                at: ['[].image', '{,taskDefinition.}containerDefinitions[].image', 'ContainerDefinitions[].Image'],
            },
            {
                kind: 'cloudformation',
                sure: ['Resources.*[Type=*::*].Type'],
                digest: 'update',
                at: [
                    '{Resources,Globals}.**.{Image,ImageUri,ImageIdentifier}{,.Ref,."Fn::Sub"}: cloudformation image',
                    'Parameters.*.Default: tagged',
                ],
                vars: [
                    {
                        name: /(?:\$\{|^(?=[A-Za-z0-9]*[A-Z][A-Za-z0-9]*$))(?<name>[A-Za-z0-9]+)\}?/g,
                        in: ['Parameters.$[Type!=AWS::SSM*].{Default,AllowedValues[]}'],
                    },
                ],
            },
        ];
        ;
        const LANGUAGE_ROWS = [
            {
                kind: 'earthfile',
                files: ['**/{Earthfile,*.earth}'],
                language: 'earthfile',
                at: [],
                words: ['FROM', 'DOCKER'],
            },
            {
                kind: 'quadlet',
                files: ['**/*.{container,image,volume,build,kube}'],
                language: 'systemd',
                shape: ['{Container,Image,Volume,Build,Kube}'],
                at: [
                    '{Container,Image,Volume}.Image: quadlet image',
                    '{Image,Build}.ImageTag[]: result',
                    'Build.File: path dockerfile',
                    'Kube.Yaml[]: path kubernetes',
                ],
            },
            {
                kind: 'buildpacks',
                files: ['**/project.toml'],
                language: 'toml',
                digest: 'update',
                at: [
                    '{io.buildpacks,build}.builder',
                    'io.buildpacks.{group,pre.group,post.group}[].uri: after docker://',
                    'build.buildpacks[].uri: after docker://',
                ],
            },
            {
                kind: 'fly',
                files: ['**/fly{.*,}.toml'],
                language: 'toml',
                digest: 'update',
                at: ['build.image', 'build.dockerfile: path dockerfile'],
            },
            {
                kind: 'railway',
                files: ['**/railway.{toml,json}'],
                language: 'toml',
                at: ['build.dockerfilePath: path dockerfile'],
            },
            {
                kind: 'bazel',
                files: ['**/{MODULE.bazel,*.MODULE.bazel,WORKSPACE,WORKSPACE.*,*.bzl}'],
                language: 'starlark',
                at: ['[][call={oci.pull,oci_pull,_oci_pull,container_pull}].keywords: triple bazel'],
                words: ['pull'],
            },
            {
                kind: 'tilt',
                files: ['**/{Tiltfile,Tiltfile.*,*.tilt,*.Tiltfile}'],
                language: 'starlark',
                at: [
                    '[][call={docker_build,docker_build_with_restart}]: tilt build',
                    '[][call=docker_compose].arguments[][]: path compose',
                ],
                words: ['docker_'],
            },
            {
                kind: 'jenkins',
                files: ['**/{Jenkinsfile,Jenkinsfile.*,Jenkinsfile-*,*.Jenkinsfile,*.jenkinsfile}', 'vars/*.groovy'],
                language: 'groovy',
                at: [
                    '[][call=image][block={docker,dockerContainer,containerTemplate}].arguments[]',
                    '[][call=docker][block=agent].{arguments[],keywords.image}',
                    '[][call=docker.image].arguments[]',
                    '[][call={containerTemplate,dockerNode}].keywords.image',
                    '[][call=yaml][block=kubernetes].arguments[]: text kubernetes',
                    '[][call={podTemplate,kubernetes}].keywords.yaml: text kubernetes',
                    ': jenkins dockerfiles',
                ],
                words: ['image', 'yaml', 'docker'],
            },
        ];
        ;
        const PODS = [
            '**.{containers,initContainers}[].image: replaceable image',
            '**.{ephemeralContainers,sidecars}[].image',
            '**.{container,script}.image',
            '**.volumes[].image.reference',
            '**.env[][name=RELATED_IMAGE_*].value: hosted',
        ];
        const IMAGE_KEYS = '{image,imageName,containerImage,dockerImage,*Image}: hosted';
        const KUBERNETES = [...PODS, `!data !stringData !status !<< **.${IMAGE_KEYS}`];
        const KUSTOMIZE = [
            'images[]: triple kustomize',
            '{patches,patchesJson6902}[].patch: patch',
            'patchesStrategicMerge[]: patch',
        ];
        const MANIFEST_ROWS = [
            {
                kind: 'kustomize',
                files: ['**/{kustomization.yaml,kustomization.yml,Kustomization}'],
                when: ['kustomize.config.k8s.io/*'],
                at: [
                    '{images,imageTags}~[]: triple kustomize',
                    '{resources,bases,components}~[]: path kubernetes?',
                    'patchesStrategicMerge~[]: path kubernetes?',
                    'patchesStrategicMerge~[]: inline patch',
                    '{patches,patchesJson6902}~[].path~: path json-patch?',
                    '{patches,patchesJson6902}~[].patch~: patch',
                    'helmCharts[].valuesInline.**: values',
                ],
            },
            {
                kind: 'json-patch',
                sure: ['[][op=*][path=*].value'],
                at: [': patch'],
                words: ['image', 'Image'],
            },
            {
                kind: 'helm-chart',
                files: ['**/Chart.y{a,}ml'],
                digest: 'update',
                at: ['[].image', 'annotations.{images,"artifacthub.io/images"}: text helm-chart'],
            },
            {
                kind: 'fleet',
                files: ['**/fleet.y{a,}ml'],
                at: [
                    '{helm,targetCustomizations[].helm}.values.**: values',
                    '{helm,targetCustomizations[].helm}.valuesFiles[]: path helm-values',
                ],
            },
            {
                kind: 'helm-values',
                files: ['**/{*[.-],}values{[._-]*,}.y{a,}ml'],
                at: ['**: values'],
                words: ['image', 'Image', 'IMAGE', 'repository'],
            },
            {
                kind: 'tekton',
                when: ['{triggers.,}tekton.dev/*'],
                at: [
                    '**.{steps,sidecars}[].image',
                    '**.stepTemplate.image',
                    '**[kind=StepAction].spec.image',
                    '**.{taskRef,pipelineRef}.bundle',
                    '**[resolver=bundles].params[][name=bundle].value',
                ],
                vars: [
                    {
                        name: /\$\((?:inputs\.)?params\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\)/g,
                        in: ['^params[][name=$].value', '^params[][name=$].default'],
                    },
                ],
            },
            { kind: 'crd', when: ['apiextensions.k8s.io/* CustomResourceDefinition'], at: [] },
            {
                kind: 'olm',
                when: ['operators.coreos.com/* {ClusterServiceVersion,CatalogSource}'],
                at: [...KUBERNETES, 'spec.relatedImages[].image', 'metadata.annotations.containerImage', 'spec.image'],
            },
            {
                kind: 'helm-release',
                when: ['helm.toolkit.fluxcd.io/* HelmRelease', 'helm.cattle.io/* {HelmChart,HelmChartConfig}'],
                at: [
                    ...PODS,
                    `!data !stringData !status !values !<< **.${IMAGE_KEYS}`,
                    'spec.values.**: values',
                    'spec.valuesContent: text helm-values',
                    'spec.chart{,.spec.chart}: name',
                    ...KUSTOMIZE.map((path) => `spec.postRenderers[].kustomize.${path}`),
                ],
            },
            {
                kind: 'flux',
                when: [
                    'kustomize.toolkit.fluxcd.io/* Kustomization',
                    'image.toolkit.fluxcd.io/* ImageRepository',
                    'source.toolkit.fluxcd.io/* {OCIRepository,HelmRepository}',
                ],
                at: [
                    ...KUSTOMIZE.map((path) => `[kind=Kustomization].spec.${path}`),
                    '[kind=ImageRepository].spec.image: name',
                    '[kind=*Repository].spec.url: name',
                ],
            },
            {
                kind: 'argocd',
                when: ['argoproj.io/* {Application,ApplicationSet,AppProject}'],
                at: [
                    '**.kustomize.images[]: pair',
                    '**.kustomize.patches[].patch: patch',
                    '**.helm.valuesObject.**: values',
                    '**.helm.values: text helm-values',
                    '**.helm.parameters[][name=*image*].value: hosted tag',
                    '**[path=*]: argocd source',
                ],
            },
            {
                kind: 'crossplane',
                when: ['{pkg.,meta.pkg.}crossplane.io/*'],
                at: [...KUBERNETES, 'spec.package'],
            },
            {
                kind: 'sveltos',
                when: ['config.projectsveltos.io/*'],
                at: [...KUBERNETES, '**.values: text helm-values'],
            },
            {
                kind: 'zarf',
                files: ['**/zarf.yaml'],
                when: ['zarf.dev/*'],
                sure: ['[kind=Zarf*Config].components', '[kind=UDSBundle].packages'],
                at: [
                    '**.components[].images[]: zarf image',
                    '**.components[].manifests[].files[]: path kubernetes?',
                    '**.components[].charts[].valuesFiles[]: path helm-values?',
                    'packages[].repository: name',
                ],
            },
            {
                kind: 'carvel',
                when: ['imgpkg.carvel.dev/* ImagesLock', 'kbld.k14s.io/*', 'vendir.k14s.io/*'],
                at: [
                    '[kind=ImagesLock].images[].image',
                    'overrides[].newImage',
                    '{overrides,sources,destinations}[].image: name',
                    'destinations[].newImage: result',
                    '[kind=ImagesLock].images[].annotations.*: name',
                    '[kind=Config].directories[].contents[].{image.url,imgpkgBundle.image}',
                    '[kind=LockConfig].directories[].contents[].{image.url,imgpkgBundle.image}: name',
                ],
            },
            { kind: 'kubernetes', when: ['*'], at: KUBERNETES },
        ];
        ;
        const BUILD_STEPS = [
            '[uses~=docker/build-push-action@*].with: build build-push-action',
            '[uses~=docker/build-push-action@*].with.build-contexts: contexts',
            '[uses~=docker/build-push-action@*].with.{tags,cache-from,cache-to}: result',
            '[uses~=docker/bake-action@*].with.files: bake files',
        ];
        const ENV = { name: /\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}/g, in: ['^env.$'] };
        const INPUT = /\$\{\{\s*(?:github\.event\.)?inputs\.(?<name>[\w-]+)\s*\}\}/g;
        const SHELL_VARIABLE = /(?<!\$)\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
        const PIPELINE_ROWS = [
            {
                kind: 'workflow',
                files: ['.{github,gitea,forgejo}/workflows/*.y{a,}ml'],
                shape: ['jobs'],
                at: [
                    'jobs.*.{container{,.image},services.*.image}: container',
                    'jobs.*.steps[].uses: after docker://',
                    ...BUILD_STEPS.map((path) => `jobs.*.steps[]${path}`),
                ],
                vars: [
                    {
                        name: /\$\{\{\s*matrix\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}\}/g,
                        in: ['^strategy.matrix.{$[],include[].$}'],
                    },
                    ENV,
                    { name: INPUT, in: ['on.{workflow_dispatch,workflow_call}.inputs.$.{default,options[]}'] },
                ],
                words: ['container', 'services'],
            },
            {
                kind: 'action',
                files: ['**/action.y{a,}ml'],
                shape: ['runs'],
                at: [
                    'runs.{image,steps[].uses}: after docker://',
                    'runs[using~=docker][image!~=docker://*].image: path dockerfile',
                    ...BUILD_STEPS.map((path) => `runs.steps[]${path}`),
                ],
                vars: [ENV, { name: INPUT, in: ['inputs.$.default'] }],
            },
            {
                kind: 'bitbucket',
                files: ['**/*-pipelines.y{a,}ml'],
                shape: ['pipelines'],
                digest: 'update',
                at: ['{image,**.step.image,definitions.services.*.image}{,.name}', '**.script[].pipe: after docker://'],
            },
            {
                kind: 'azure-pipelines',
                files: ['**/*pipelines*.y{a,}ml', '.azuredevops/**/*.y{a,}ml'],
                shape: ['{pool,stages,jobs,steps,resources,extends,parameters}'],
                digest: 'update',
                at: [
                    'resources.containers[].image',
                    '**.container: hosted',
                    '**.container.image',
                    '**.services.*: hosted',
                    'parameters[].default: tagged',
                ],
                vars: [
                    {
                        name: /\$(?:\(|\[\s*variables\.)(?<name>[\w.]+)(?:\)|\s*\])/g,
                        in: ['^strategy.matrix.*.$', '^variables{.$,[][name=$].value}'],
                    },
                    { name: /\$\{\{\s*variables\.(?<name>[\w.]+)\s*\}\}/g, in: ['^variables{.$,[][name=$].value}'] },
                    {
                        name: /\$\{\{\s*parameters\.(?<name>\w+)\s*\}\}/g,
                        in: ['parameters{.$,[][name=$].{default,values[]}}'],
                    },
                ],
            },
            {
                kind: 'circleci',
                files: ['.circleci/**/*.y{a,}ml'],
                digest: 'only',
                at: ['{,orbs.*.}{jobs,executors}.*.docker[].image', '**.parameters.*.default: tagged'],
                vars: [
                    {
                        name: /<<\s*parameters\.(?<name>[\w-]+)\s*>>/g,
                        in: [
                            '^parameters.$.{default,enum[]}',
                            '?workflows.*.jobs[].%.{$,matrix.parameters.$[]}',
                            '?jobs.*.executor[name=%].$',
                        ],
                    },
                    { name: /<<\s*pipeline\.parameters\.(?<name>[\w-]+)\s*>>/g, in: ['parameters.$.{default,enum[]}'] },
                ],
            },
            {
                kind: 'woodpecker',
                files: ['{**/,}.{woodpecker,crow}{,/**/*}.y{a,}ml'],
                digest: 'update',
                at: ['{steps,services,pipeline,clone}{[],.*}.image'],
            },
            {
                kind: 'drone',
                files: ['**/.drone.y{a,}ml'],
                digest: 'update',
                at: ['{steps,services,pipeline,clone}{[],.*}.image'],
            },
            {
                kind: 'vela',
                files: ['**/.vela.y{a,}ml'],
                digest: 'update',
                at: ['{steps,services}[].image', 'stages.*.steps[].image', 'secrets[].origin.image'],
            },
            {
                kind: 'cloudbuild',
                files: ['**/cloudbuild*.{yaml,yml,json}'],
                shape: ['steps'],
                digest: 'update',
                at: ['steps[].name', 'images[]: result', 'substitutions.*: tagged'],
                vars: [{ name: SHELL_VARIABLE, in: ['substitutions.$'] }],
            },
            {
                kind: 'gitlab-ci',
                files: ['**/*gitlab-ci*.y{a,}ml'],
                at: [
                    '{include,*.trigger.include}[]{,.local}: gitlab include',
                    '{image,services[]}{,.name}',
                    '!variables !workflow !include !stages !spec !cache !image *.{image,services[]}{,.name}',
                ],
                vars: [
                    {
                        name: SHELL_VARIABLE,
                        in: [
                            '^parallel.matrix[].$[]',
                            '^variables.${,.value,.options[]}',
                            '?^rules[].variables.$',
                            '?workflow.rules[].variables.$',
                            '~*.variables.${,.value}',
                            '~*.parallel.matrix[].$[]',
                        ],
                    },
                ],
            },
        ];
        ;
        const PLATFORM_ROWS = [
            {
                kind: 'ansible',
                files: ['**/{tasks,handlers,playbooks}/**/*.y{a,}ml'],
                shape: ['[].{hosts,block,*docker_*,*podman_*,*k8s}'],
                sure: ['[][hosts=*].{tasks,pre_tasks,post_tasks,handlers}'],
                digest: 'update',
                at: [
                    '**.{*docker_container,*docker_swarm_service,*podman_container}.image',
                    '**.{*docker_image[source=pull],*docker_image_pull,*podman_image[path!=*]}[state!=absent]: triple ansible',
                    '**.*k8s.{definition,resource_definition}[].**.{containers,initContainers}[].image',
                    '**.*k8s.{definition,resource_definition}: text kubernetes',
                ],
            },
            {
                kind: 'buildkite',
                files: ['**/.buildkite/**/*.y{a,}ml'],
                shape: ['{,[].}steps', '[].{command,commands,plugins}'],
                at: [
                    '**.plugins[].*docker*#*.image',
                    '{,**.steps[].}image',
                    '**.{containers,initContainers}[].image',
                    '**.image: hosted',
                ],
            },
            {
                kind: 'concourse',
                sure: ['image_resource[type=*].source.repository', 'jobs[].plan'],
                digest: 'update',
                at: [
                    '**.image_resource: triple concourse',
                    'resource_types[][type={registry-image,docker-image}]: triple concourse',
                    'resources: concourse resources',
                ],
            },
            {
                kind: 'pre-commit',
                files: ['**/.pre-commit-{config,hooks}.y{a,}ml'],
                at: ['{repos[].hooks,}[][language=docker_image].entry: docker arguments'],
            },
            {
                kind: 'render',
                files: ['**/render.y{a,}ml'],
                shape: ['{services,projects}'],
                digest: 'update',
                at: [
                    '{services,projects[].environments[].services}[].image.url',
                    '{services,projects[].environments[].services}[].dockerfilePath: path dockerfile?',
                ],
            },
            {
                kind: 'app-platform',
                files: ['**/.do/*.y{a,}ml'],
                digest: 'update',
                at: [
                    '{,spec.}{services,workers,jobs}[].image: triple app-platform',
                    '{,spec.}{services,workers,jobs,static_sites}[].dockerfile_path: path dockerfile?',
                ],
            },
            {
                kind: 'garden',
                files: ['**/{*.,}garden.y{a,}ml'],
                digest: 'update',
                at: [
                    '[type=*container].{spec.,}image: hosted',
                    '**.{containers,initContainers}[].image: hosted',
                    '[type=container].{spec.,}dockerfile: path dockerfile?',
                ],
            },
            {
                kind: 'batect',
                files: ['**/batect*.y{a,}ml'],
                digest: 'update',
                at: ['containers.*.image'],
            },
            {
                kind: 'pulumi',
                files: ['**/Pulumi{.*,}.y{a,}ml'],
                shape: ['resources'],
                at: ['resources.*.properties.**.{containers,initContainers}[].image'],
            },
        ];
        ;
        const TABLE = [
            ...PIPELINE_ROWS,
            ...BUILD_ROWS,
            ...LANGUAGE_ROWS,
            ...CLOUD_ROWS,
            ...PLATFORM_ROWS,
            ...MANIFEST_ROWS,
        ];
        const ROWS = TABLE;
        const FORMAT_KINDS = ROWS.map(({ kind }) => kind);
        function isFormatKind(kind) {
            return FORMAT_KINDS.some((one) => one === kind);
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
            while (start < needle && /[.-]/.test(text.charAt(start)))
                start += 1;
            const isEscape = start < needle && text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start));
            return isEscape ? start + 1 : start;
        }
        const SCHEME = /(?:[a-z][a-z0-9+.-]{0,30}:(?:\\?\/){2}|(?:docker-daemon|registry|oci-archive|oci|dir):)$/i;
        const LONGEST_SCHEME = 40;
        const OF_IMAGES = /^(?:docker|docker-image|docker-daemon|registry|containers-storage):/i;
        const DEFAULT = /\$\{\w+:?-$/;
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
            if (DEFAULT.test(before))
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
            if (right.startsWith('@'))
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
            W3: () => (textClass),
            b5: () => (isTextName),
            sl: () => (textLanguage)
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
                { words: 'code', ...SLASHES, hasBackticks: true },
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
        function isTextName(path) {
            return textLanguage(path, '') !== UNKNOWN;
        }
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
    65706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            YT: () => (createWorkTree),
            EJ: () => (requireCheckout),
            T: () => (requireDirectory)
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        var drafts = __webpack_require__(34037);
        ;
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
        async function listContentIds(root, command) {
            const entries = (await listWithGit(['--stage'], root, command)) ?? [];
            return new Map(entries.map((entry) => [pathOf(entry), entry.split(' ', 2)[1] ?? '']));
        }
        async function searchWithGit(texts, root, command) {
            const { exitCode, stdout } = await command('git', [
                ...SEARCH_SETTINGS.flatMap((setting) => ['-c', setting]),
                'grep',
                '--untracked',
                '--no-color',
                '-lzaiF',
                ...texts.flatMap((text) => ['-e', text]),
            ], { directory: root });
            if (exitCode !== 0 && exitCode !== 1)
                return undefined;
            return new TextDecoder()
                .decode(stdout)
                .split('\0')
                .filter((path) => path !== '');
        }
        async function listWithGit(which, root, command) {
            const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
            if (exitCode !== 0)
                return undefined;
            const paths = new TextDecoder().decode(stdout).split('\0');
            return paths.filter((path) => path !== '');
        }
        ;
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
                contentIds: () => listContentIds(root, command),
                read: async (paths) => paths.map((path) => readOne(path, place)),
            };
        }
        async function requireDirectory(directory) {
            try {
                await (0, promises_.readdir)(directory);
            }
            catch (cause) {
                throw new errors.OD('config_file_unreadable', `directory ${directory} cannot be read (${(0, errors.UQ)(cause)})`, { cause, hint: 'Name an existing directory that this user can read.' });
            }
        }
        async function requireCheckout(directory) {
            await requireDirectory(directory);
            if ((await (0, promises_.readdir)(directory)).length > 0)
                return;
            throw new errors.OD('config_file_unreadable', `directory ${directory} is empty`, {
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
        function without(known, paths) {
            const all = new Set(known);
            return paths.filter((path) => !all.has(path));
        }
        async function* noteListed(batches, listed) {
            for await (const batch of batches) {
                const files = batch.filter((path) => !(0, drafts.ZR)(path.slice(path.lastIndexOf('/') + 1)));
                for (const path of files)
                    listed.add(path);
                yield files;
            }
        }
        async function walk(root) {
            const entries = await (0, promises_.readdir)(root, { recursive: true, withFileTypes: true });
            return entries
                .filter((entry) => entry.isFile() || entry.isSymbolicLink())
                .map((entry) => (0, external_node_path_.relative)(root, (0, external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'))
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
                const directory = (0, external_node_path_.join)(root, ...directories.slice(0, index + 1));
                return (0, external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true;
            });
        }
        function readInside(path, { root, scratch }) {
            try {
                return { path, ...readRegularFile(`${root}/${path}`, scratch) };
            }
            catch (error) {
                const code = (0, errors.UQ)(error);
                if (code === 'ELOOP')
                    return readLink(path, { root, scratch });
                return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
            }
        }
        function readLink(path, { root, scratch }) {
            try {
                const target = (0, external_node_fs_.realpathSync)((0, external_node_path_.join)(root, path));
                const isOutside = (0, external_node_path_.relative)((0, external_node_fs_.realpathSync)(root), target).split(external_node_path_.sep)[0] === '..';
                if (isOutside)
                    return { path, problem: 'it is a symbolic link to outside the repository' };
                return { path, ...readRegularFile(target, scratch) };
            }
            catch (error) {
                return { path, problem: reason(error) };
            }
        }
        const FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
        function readRegularFile(place, scratch) {
            const file = (0, external_node_fs_.openSync)(place, FLAGS);
            try {
                const count = (0, external_node_fs_.readSync)(file, scratch, 0, scratch.length, 0);
                const isWhole = count > 0 && count < scratch.length;
                return isWhole ? { bytes: Buffer.from(scratch.subarray(0, count)) } : readBySize(file);
            }
            finally {
                (0, external_node_fs_.closeSync)(file);
            }
        }
        function readBySize(file) {
            const found = (0, external_node_fs_.fstatSync)(file);
            if (!found.isFile())
                return { problem: NO_FILE };
            if (found.size > MAX_BYTES)
                return { problem: `it is larger than ${MAX_BYTES} bytes` };
            const bytes = Buffer.allocUnsafe(found.size);
            let length = 0;
            while (length < found.size) {
                const count = (0, external_node_fs_.readSync)(file, bytes, length, found.size - length, length);
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
            const code = (0, errors.UQ)(error);
            return REASONS[code] ?? `it cannot be read (${(0, printable.g$)(code, 40)})`;
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
    86085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $Y: () => (readWithArguments),
            nF: () => (takesArguments),
            $I: () => (withArguments)
        });
        var byte_text = __webpack_require__(99512);
        var image_reference = __webpack_require__(65890);
        var read_dockerfile = __webpack_require__(91843);
        var pin_writing = __webpack_require__(9561);
        var image_list = __webpack_require__(50034);
        ;
        const MOST_SETS = 50;
        function readCalled(dockerfile, readReference) {
            const { path, text } = dockerfile;
            const callers = dockerfile.callers.toSorted((one, other) => (one.file < other.file ? -1 : 1));
            const bySet = Map.groupBy(callers, ({ args }) => setKey(args));
            if (bySet.size > MOST_SETS)
                return { added: [entangled(path)], unused: new Map(), completed: new Set() };
            const plain = (0, read_dockerfile.o)(text, readReference);
            const builds = [...bySet.values()].map((places) => {
                const given = givenBy(places[0]?.args ?? []);
                const reading = given.size === 0 ? plain : (0, read_dockerfile.o)(text, readReference, given);
                return { path, plain, given, reading, places };
            });
            return {
                added: builds.flatMap((build) => [...addedImages(build), ...addedSkips(build)]),
                unused: callers.some(({ isCertain }) => isCertain) ? unusedDefaults(plain, builds) : new Map(),
                completed: completedLines(plain, builds),
            };
        }
        function entangled(file) {
            const reason = `it is built with more than ${MOST_SETS} different sets of arguments`;
            return { file, list: (0, image_list.aA)(file, 'too-entangled', reason), explained: [] };
        }
        function setKey(args) {
            const given = [...givenBy(args)].toSorted(([one], [other]) => (one < other ? -1 : 1));
            return JSON.stringify(given);
        }
        function givenBy(args) {
            return new Map(args.map(({ name, value }) => [name, value]));
        }
        function addedImages(build) {
            return build.reading.images.flatMap((image) => {
                const { fromArguments } = image;
                if (fromArguments === undefined)
                    return [];
                if (fromArguments.isWhole)
                    return atArguments(build, fromArguments, (file, argument) => ({
                        images: [argumentImage(file, argument, image)],
                        skipped: [],
                    }));
                const isDefault = build.plain.images.some((one) => isSameImage(one, image));
                const images = isDefault ? [] : [partImage(build, image, fromArguments)];
                return [atDockerfile(build, { images, skipped: [] }), ...atArguments(build, fromArguments)];
            });
        }
        function addedSkips(build) {
            return build.reading.skipped.flatMap((skip) => skip.fromArguments === undefined ? [] : addedSkip(build, skip, skip.fromArguments));
        }
        function addedSkip(build, skip, from) {
            const { line, written, code, reason } = skip;
            const unknown = from.names.filter((name) => build.given.get(name) === undefined);
            const skipAt = (file, argument) => unknown.length > 0
                ? { ...placeOf(file, argument), code: 'variable', reason: 'its value comes from a variable' }
                : { ...placeOf(file, argument), code, reason };
            if (unknown.length > 0 || from.isWhole)
                return atArguments(build, { names: unknown.length > 0 ? unknown : from.names }, (file, argument) => ({
                    images: [],
                    skipped: [skipAt(file, argument)],
                }));
            const isKnown = code === 'build-arg' || build.plain.skipped.some((one) => one.line === line && one.code === code);
            const place = { file: build.path, line, written };
            const skipped = isKnown ? [] : [{ ...place, code, reason: `${reason}, ${withArgumentsOf(build, from)}` }];
            return [atDockerfile(build, { images: [], skipped }), ...atArguments(build, from)];
        }
        function placeOf(file, { line, written }) {
            return { file, line, written };
        }
        const NOTHING = { images: [], skipped: [] };
        function atArguments({ places }, { names }, listOf = () => NOTHING) {
            return places.flatMap(({ file, args }) => names.flatMap((name) => {
                const argument = args.findLast((one) => one.name === name);
                if (argument === undefined)
                    return [];
                return [{ file, list: listOf(file, argument), explained: argument.spans }];
            }));
        }
        function atDockerfile({ path }, list) {
            return { file: path, list, explained: [] };
        }
        function argumentImage(file, argument, image) {
            const { line, column, kind, written, writing } = argument;
            const { reference, platform, isFinal } = image;
            const isUsed = image.edit.kind === 'not-editable' && image.edit.code === 'arg-used-elsewhere';
            const edit = isUsed ? image.edit : argument.edit;
            return { file, line, column, kind, written, reference, edit, writing, platform, isFinal };
        }
        function partImage(build, image, from) {
            const { line, column, kind, written, reference, platform, isFinal } = image;
            const reason = `it is read ${withArgumentsOf(build, from)}`;
            const edit = { kind: 'not-editable', code: 'not-in-file', reason };
            const place = { file: build.path, line, column, kind, written };
            return { ...place, reference, platform, isFinal, edit, writing: pin_writing.Wp };
        }
        function withArgumentsOf({ places }, { names }) {
            const [place] = placesOf(places, names);
            return place === undefined ? 'with other arguments' : `with the arguments of ${place}`;
        }
        function placesOf(places, names) {
            return places.flatMap(({ file, args }) => {
                const argument = args.findLast(({ name }) => names.includes(name));
                return argument === undefined ? [] : [`${file}:${argument.line}`];
            });
        }
        function isSameImage(one, other) {
            return (one.line === other.line &&
                one.kind === other.kind &&
                (0, image_reference.Ys)(one.reference) === (0, image_reference.Ys)(other.reference));
        }
        function unusedDefaults(plain, builds) {
            const unused = new Map();
            for (const image of plain.images) {
                const isFrom = image.kind === 'dockerfile-from';
                const [first] = builds;
                if (isFrom && first !== undefined && builds.every((build) => sets(build, image)))
                    unused.set(image.line, setterOf(first, image.line));
            }
            return unused;
        }
        function sets({ reading }, image) {
            return !reading.images.some((one) => isSameImage(one, image) && one.fromArguments?.isWhole !== true);
        }
        function setterOf({ reading, places }, line) {
            const found = [...reading.images, ...reading.skipped].find((one) => one.line === line && one.fromArguments !== undefined);
            const [name] = found?.fromArguments?.names ?? [];
            const [place] = name === undefined ? [] : placesOf(places, [name]);
            const [{ file } = { file: '' }] = places;
            return place === undefined ? `${file} builds the file with other arguments` : `${place} sets ${name}`;
        }
        function completedLines(plain, builds) {
            const open = plain.skipped.filter(({ code }) => code === 'build-arg').map(({ line }) => line);
            return new Set(open.filter((line) => builds.some((build) => completes(build, line))));
        }
        function completes({ reading, given }, line) {
            return !reading.skipped.some((one) => one.line === line &&
                one.code === 'build-arg' &&
                one.fromArguments?.names.some((name) => given.get(name) === undefined) !== true);
        }
        var read_file = __webpack_require__(26493);
        ;
        function takesArguments({ images, skipped }) {
            const isOpen = ({ kind, written }) => kind === 'dockerfile-from' && written.includes('$');
            return images.some(isOpen) || skipped.some(({ code }) => code === 'build-arg');
        }
        async function withArguments(files, callers, listing) {
            const called = [...callers].filter(([, places]) => places.some(({ args }) => args.length > 0));
            if (called.length === 0)
                return files;
            const texts = await listing.tree.read(called.map(([path]) => path));
            const effects = new Map();
            for (const [index, [path, places]] of called.entries()) {
                const file = texts[index];
                if (file === undefined || 'problem' in file)
                    continue;
                const text = (0, byte_text.g)(file.bytes);
                effects.set(path, readCalled({ path, text, callers: places }, listing.readReference));
            }
            const added = await heedAdded([...effects.values()].flatMap((effect) => effect.added), listing);
            const changed = files.map(({ path, list, named }) => {
                const [effect, more] = [effects.get(path), added.get(path)];
                added.delete(path);
                const used = effect === undefined ? list : withoutUnused(list, effect);
                return { path, list: more === undefined ? used : joinLists([used, more]), named };
            });
            return [...changed, ...[...added].map(([path, list]) => ({ path, list, named: [] }))];
        }
        async function heedAdded(added, { tree, heed }) {
            const byFile = Map.groupBy(added, ({ file }) => file);
            const lists = new Map();
            for (const reading of await tree.read([...byFile.keys()])) {
                if ('problem' in reading)
                    continue;
                const { path: file, bytes } = reading;
                const places = byFile.get(file) ?? [];
                const list = joinLists(places.map((place) => place.list));
                const explained = places.flatMap((place) => place.explained);
                lists.set(file, heed({ file, list, explained }, (0, byte_text.g)(bytes)));
            }
            return lists;
        }
        function withoutUnused({ images, skipped }, { unused, completed }) {
            const skips = images.flatMap((image) => {
                const { file, line, written, kind } = image;
                const reason = kind === 'dockerfile-from' ? unused.get(line) : undefined;
                return reason === undefined
                    ? []
                    : [{ file, line, written, code: 'set-by-caller', reason, overridden: image }];
            });
            const left = new Set(skips.map(({ overridden }) => overridden));
            return {
                images: images.filter((image) => !left.has(image)),
                skipped: (0, image_list.QF)([
                    ...skipped.filter(({ code, line }) => code !== 'build-arg' || !completed.has(line)),
                    ...skips,
                ]),
            };
        }
        function joinLists(lists) {
            const images = new Map();
            for (const image of lists.flatMap((list) => list.images)) {
                const { line, column, kind, reference } = image;
                const key = `${line}:${column} ${kind} ${(0, image_reference.Ys)(reference)}`;
                const known = images.get(key);
                images.set(key, known === undefined ? image : bothUses(known, image));
            }
            const skipped = new Map();
            for (const skip of lists.flatMap((list) => list.skipped))
                skipped.set(`${skip.line} ${skip.code} ${skip.written} ${skip.reason}`, skip);
            return {
                images: [...images.values()].toSorted((one, other) => one.line - other.line || one.column - other.column),
                skipped: (0, image_list.QF)(skipped.values()),
            };
        }
        function bothUses(one, other) {
            const edit = one.edit.kind === 'editable' ? other.edit : one.edit;
            const isFinal = one.isFinal === true ? true : other.isFinal;
            return { ...one, edit, isFinal, platform: one.platform === other.platform ? one.platform : undefined };
        }
        async function readWithArguments(file) {
            const list = await (0, read_file.TA)(file);
            const args = new Map((list.named ?? []).flatMap(({ args: all = [] }) => all.map((one) => [`${one.line}:${one.column}`, one])));
            const images = [...args.values()].flatMap((argument) => imageOf(file.file, argument) ?? []);
            return { images: [...list.images, ...images], skipped: list.skipped };
        }
        function imageOf(file, argument) {
            const { line, column, kind, written, edit, writing } = argument;
            const reading = (0, image_reference.bc)(argument.value ?? '');
            if (reading.kind === 'invalid')
                return undefined;
            return { file, line, column, kind, written, reference: reading.reference, edit, writing };
        }
    }),
    50034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hb: () => (buildPlatforms),
            Sz: () => (concernsFile),
            i7: () => (fixedPlatform),
            QF: () => (inLineOrder),
            Q9: () => (listedTag),
            aA: () => (skipFile)
        });
        var reading = __webpack_require__(50223);
        ;
        const FORMAT_SKIP_CODES = [
            'variable',
            'templated',
            'invalid-reference',
            'tag-elsewhere',
            'number-tag',
            'replaces-base',
            'inline-dockerfile',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
            'lfs-pointer',
        ];
        var rows = __webpack_require__(65401);
        var image_reference = __webpack_require__(65890);
        ;
        const IMAGE_KINDS = [...reading.LG, ...rows.ep, 'text'];
        const TEXT_SKIP_CODES = ['unread', 'result-name', 'mention'];
        const LISTED_SKIP_CODES = [
            ...new Set([
                ...reading.LS,
                ...FORMAT_SKIP_CODES,
                ...TEXT_SKIP_CODES,
                'set-by-caller',
                'unreadable-file',
                'submodule',
                'ignored',
            ]),
        ];
        const UNREAD_FILE = new Set([
            'unreadable-file',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
            'lfs-pointer',
            'submodule',
        ]);
        function concernsFile(code) {
            return UNREAD_FILE.has(code);
        }
        function skipFile(file, code, reason, written = '') {
            return { images: [], skipped: [{ file, line: 1, written, code, reason }] };
        }
        function inLineOrder(places) {
            return [...places].sort((one, other) => one.line - other.line);
        }
        const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
        function fixedPlatform({ platform }) {
            return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
        }
        function listedTag({ reference, writing, }) {
            return (0, image_reference.yr)(reference) ?? writing.tagComment?.tag;
        }
        function buildPlatforms(image, configured) {
            const platform = fixedPlatform(image);
            return platform === undefined ? configured : [platform];
        }
    }),
    62895: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            e: () => (formatOfImage),
            g: () => (formatByRules)
        });
        var _dockerfile_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50223);
        var _formats_file_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3837);
        function formatOfImage({ file, kind }, rules) {
            if ((0, _dockerfile_reading_js__WEBPACK_IMPORTED_MODULE_1__.n5)(kind))
                return DOCKERFILE;
            if (kind === 'text')
                return { language: 'text' };
            const format = formatByRules(file, rules);
            const isOwn = format !== undefined && 'kind' in format && format.kind === kind;
            return isOwn ? format : (0, _formats_file_format_js__WEBPACK_IMPORTED_MODULE_0__.tc)(file, kind, false);
        }
        function formatByRules(path, rules) {
            const format = (0, _formats_file_format_js__WEBPACK_IMPORTED_MODULE_0__.IR)(path);
            const isData = format !== undefined && ['yaml', 'json', 'hcl'].includes(format.language);
            return rules.isIncluded(path) && !isData ? DOCKERFILE : format;
        }
        const DOCKERFILE = { language: 'dockerfile' };
    }),
    19003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (listImages),
            M: () => (walkImages)
        });
        var byte_text = __webpack_require__(99512);
        var image_reference = __webpack_require__(65890);
        var dockerfile_name = __webpack_require__(13597);
        var lfs_pointer = __webpack_require__(93568);
        var image_list = __webpack_require__(50034);
        ;
        function findIgnoreRule(rules, { file, reference }, now) {
            return rules.find(({ image, path, until }) => (until === undefined || now < until) &&
                (path === undefined || path(file)) &&
                (image === undefined || (0, image_reference.eZ)(reference).some(image)));
        }
        ;
        const COMMENT = /(?:^|[ \t])(?:#|\/\/|--|<!--)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*(?:-->[ \t\r]*)?$/gm;
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
                comments.set(line, { reason: reason.trim().replace(/-->$/, '').trim() || NO_REASON, isAlone });
            }
            return (wanted) => {
                const above = comments.get(wanted - 1);
                return comments.get(wanted)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
            };
        }
        ;
        function withoutIgnored(list, text, { rules, now }) {
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
            return { images: kept, skipped: (0, image_list.QF)([...others, ...ignored]) };
        }
        function joinLists(one, other) {
            if (one === undefined)
                return other;
            return {
                images: [...one.images, ...other.images].sort((a, b) => a.line - b.line || a.column - b.column),
                skipped: (0, image_list.QF)([...one.skipped, ...other.skipped]),
            };
        }
        var format_of_file = __webpack_require__(62895);
        var load_config = __webpack_require__(9882);
        var text_files = __webpack_require__(18382);
        var build_arguments = __webpack_require__(86085);
        var assignments = __webpack_require__(33101);
        var data_node = __webpack_require__(22320);
        var text_position = __webpack_require__(63703);
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
            #values = new Map();
            constructor(tree, isThere) {
                this.#tree = tree;
                this.#isThere = isThere;
            }
            async withValues({ path, text, list, readWith }) {
                if (!text.includes('$') || !COMPOSE.test(text))
                    return list;
                const files = directoriesOf(path).map((directory) => (directory === '' ? '.env' : `${directory}/.env`));
                let all = list;
                for (const file of files.filter(this.#isThere)) {
                    const values = await this.#valuesIn(file);
                    const isUsed = [...text.matchAll(VARIABLE)].some(([, name = '']) => values.has(name));
                    if (isUsed)
                        all = mergeLists(all, await readWith(values), file);
                }
                return all;
            }
            async findNaming(paths) {
                const files = paths.filter((path) => /(?:^|\/)\.env$/.test(path));
                const readings = files.length === 0 ? [] : await this.#tree.read(files);
                return readings.flatMap((reading) => {
                    if ('problem' in reading)
                        return [];
                    const text = (0, byte_text.g)(reading.bytes);
                    const named = namedFiles(text);
                    return named.length === 0 ? [] : [{ path: reading.path, text, named }];
                });
            }
            async #valuesIn(file) {
                const known = this.#values.get(file) ?? this.#readValues(file);
                this.#values.set(file, known);
                return known;
            }
            async #readValues(file) {
                const [reading] = await this.#tree.read([file]);
                if (reading === undefined || 'problem' in reading)
                    return new Map();
                const { mergedEntries } = (0, assignments.S)((0, byte_text.g)(reading.bytes), 0);
                return new Map(mergedEntries.map(({ key, value }) => {
                    const text = value.kind === 'text' ? value.text : '';
                    return [key.text, text.includes('$') ? undefined : text];
                }));
            }
        }
        function namedFiles(text) {
            if (!text.includes('COMPOSE_FILE'))
                return [];
            const root = (0, assignments.S)(text, 0);
            const value = (0, data_node.$6)(root, 'COMPOSE_FILE');
            if (value === undefined)
                return [];
            const { line } = new text_position._(text).find(value.start);
            const separator = (0, data_node.$6)(root, 'COMPOSE_PATH_SEPARATOR')?.text ?? '';
            const paths = value.text.split(separator === '' ? /[:;]/ : separator);
            return paths
                .filter((path) => path !== '')
                .map((path) => ({ line, kind: 'compose', path: (0, byte_text.G)(path), base: '.', isDefault: false }));
        }
        const COMPOSE = /\b(?:services|include)\b/;
        const VARIABLE = /\$\{?([A-Za-z_]\w*)/g;
        function mergeLists(plain, filled, environment) {
            const reason = `a part of it comes from ${environment}`;
            const edit = { kind: 'not-editable', code: 'arg-fragment', reason };
            const images = new Set(plain.images.map(imageKey));
            const named = new Set(plain.named?.map((one) => JSON.stringify(one)));
            const args = new Set(plain.named?.flatMap((one) => one.args?.map((argument) => JSON.stringify(argument))));
            const withoutEdit = (argument) => args.has(JSON.stringify(argument)) ? argument : { ...argument, edit };
            const skips = skipsByKind(plain.skipped);
            const left = skipsByKind(filled.skipped);
            const isOpen = (skip) => isIn(skip, left) || addsOther(skip, left, skips);
            const added = filled.skipped.filter((skip) => !isIn(skip, skips) && !skips.has(kindKey(skip)));
            return {
                ...plain,
                images: (0, image_list.QF)([
                    ...plain.images,
                    ...filled.images.flatMap((image) => (images.has(imageKey(image)) ? [] : [{ ...image, edit }])),
                ]),
                skipped: (0, image_list.QF)([...plain.skipped.filter((skip) => !isVariable(skip) || isOpen(skip)), ...added]),
                named: [
                    ...(plain.named ?? []),
                    ...(filled.named ?? []).flatMap((one) => named.has(JSON.stringify(one)) ? [] : [{ ...one, args: one.args?.map(withoutEdit) }]),
                ],
            };
        }
        function imageKey({ line, kind, reference }) {
            return `${line} ${kind} ${(0, image_reference.Ys)(reference)}`;
        }
        function skipsByKind(skips) {
            const groups = Map.groupBy(skips, kindKey);
            return new Map([...groups].map(([key, group]) => [key, new Set(group.map(({ written }) => written))]));
        }
        function kindKey({ line, code }) {
            return `${line} ${code}`;
        }
        function isVariable({ code }) {
            return code === 'variable' || code === 'not-followed';
        }
        function isIn(skip, skips) {
            return skips.get(kindKey(skip))?.has(skip.written) === true;
        }
        function addsOther(skip, filled, plain) {
            const [now, before] = [filled.get(kindKey(skip)), plain.get(kindKey(skip))];
            return now !== undefined && [...now].some((written) => before?.has(written) !== true);
        }
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
                skipped: (0, image_list.QF)([...list.skipped, ...skipped]),
            };
        }
        function isReplaceable({ override, reference }) {
            return override?.kind === 'replaceable' && reference.tag === undefined && reference.digest === undefined;
        }
        var glob = __webpack_require__(44321);
        var file_format = __webpack_require__(3837);
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
            #builds = new Map();
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
            callers() {
                const nearest = new Map();
                for (const builds of this.#builds.values())
                    for (const [named, { base }] of builds)
                        nearest.set(named, Math.max(nearest.get(named) ?? 0, base.length));
                return new Map([...this.#builds].map(([path, builds]) => [
                    path,
                    [...builds].map(([named, { file, base }]) => ({
                        file,
                        args: named.args ?? [],
                        isCertain: named.context !== null && base.length === nearest.get(named),
                    })),
                ]));
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
            #find(file, named, base) {
                const path = pathInRepository(base, named.path);
                if (path === undefined)
                    return [];
                const paths = named.isPattern === true ? [...this.#paths].filter((0, glob.f)(path)) : [path];
                return paths.flatMap((one) => this.#findPath(one, { file, named, base }));
            }
            #findPath(path, { file, named, base }) {
                const { kind, path: written, line, base: inside, isDefault } = named;
                const isThere = this.#paths.has(path) && !this.#isExcluded(path);
                if (isThere || isDefault || this.#isExcluded(path))
                    this.#found.add(placeKey(file, { line, written, reason: NOT_IN_TREE }));
                if (!isThere)
                    return [];
                if (kind === 'dockerfile')
                    this.#addBuild(path, named, { file, base });
                const own = directoriesOf(path)[0] ?? '';
                this.#addBase(path, inside === undefined ? own : (pathInRepository(base, inside) ?? own));
                const key = readingKey(path, kind);
                if (this.#read.has(key))
                    return [];
                this.#read.add(key);
                return [{ path, format: formatOf(path, kind) }];
            }
            #addBuild(path, named, found) {
                const builds = this.#builds.get(path) ?? new Map();
                this.#builds.set(path, builds);
                const known = builds.get(named);
                if (known === undefined || known.base.length < found.base.length)
                    builds.set(named, found);
            }
            #addBase(file, base) {
                const bases = this.#bases.get(file) ?? new Set();
                if (bases.has(base))
                    return;
                this.#bases.set(file, bases.add(base));
                this.#waiting.push([file, base]);
            }
        }
        function formatOf(path, kind) {
            return kind === 'dockerfile' ? { language: 'dockerfile' } : (0, file_format.tc)(path, kind, true);
        }
        function readingKey(path, kind) {
            return `${kind}\n${path}`;
        }
        function placeKey(file, { line, written, reason }) {
            return [file, line, written, reason].join('\n');
        }
        var read_file = __webpack_require__(26493);
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
                held.push(...(await listNaming(paths, listing)));
            }
            for (let files = named.next(); files.length > 0; files = named.next()) {
                yield* listInParts(files, listing, held);
            }
            yield listSubmodules(await tree.submodules(), rules);
            const called = await (0, build_arguments.$I)(held, named.callers(), {
                ...listing,
                heed: ({ file, list, explained }, text) => {
                    texts?.note({ path: file, text, explained });
                    return withoutIgnored(list, text, listing);
                },
            });
            const last = withoutOverridden(called).map(({ path, list }) => ({
                path,
                list: named.withoutFound(path, list),
            }));
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
                    const list = joinLists(left.get(path)?.list, withoutIgnored(found.list, found.text, listing));
                    left.delete(path);
                    listed.push({ path, list });
                }
                yield listed.filter(namesSomething);
            }
            yield [...others, ...left.values()].filter(namesSomething);
        }
        function listSubmodules(paths, { isExcluded }) {
            const reason = 'it is a submodule, whose files are in another repository';
            const submodules = paths.filter((path) => !isExcluded(path));
            return submodules.map((path) => ({ path, list: (0, image_list.aA)(path, 'submodule', reason) }));
        }
        async function listNaming(paths, listing) {
            const { rules, environment } = listing;
            const files = await environment.findNaming(paths.filter((path) => !rules.isExcluded(path)));
            return files.map(({ path, text, named }) => {
                listing.named.addNamed(path, named);
                const list = withoutIgnored({ images: [], skipped: skipNamed(path, named) }, text, listing);
                return { path, list, named, hasTexts: false };
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
            return named.length > 0 || hasTexts || takesOverrides(list) || (0, build_arguments.nF)(list);
        }
        function namesSomething({ list }) {
            return list.images.length > 0 || list.skipped.length > 0;
        }
        function formattedFiles(paths, rules) {
            const files = [];
            for (const path of paths) {
                const format = rules.isExcluded(path) ? undefined : (0, format_of_file.g)(path, rules);
                if (format !== undefined)
                    files.push({ path, format });
            }
            return files;
        }
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
        const NO_IMAGES = { images: [], skipped: [] };
        async function listFile(reading, format, listing) {
            const file = reading.path;
            const asUnread = (code, reason) => ({
                list: (0, image_list.aA)(file, code, reason),
                named: [],
                hasTexts: false,
            });
            if ('problem' in reading)
                return asUnread('unreadable-file', reading.problem);
            const isLoose = format.language === 'dockerfile' && format.isLoose === true;
            if (!isLoose && (0, lfs_pointer.NS)(reading.bytes)) {
                listing.texts?.note({ path: file, text: '', explained: [] });
                return asUnread('lfs-pointer', lfs_pointer.Fq);
            }
            const { readReference, environment, texts } = listing;
            const text = (0, byte_text.g)(reading.bytes);
            const isNone = isLoose && !(0, dockerfile_name.$B)(text);
            const readWith = async (variables) => (0, read_file.TA)({ file, bytes: reading.bytes, format, variables });
            const { named = [], explained = [], ...found } = isNone
                ? NO_IMAGES
                : format.language === 'dockerfile'
                    ? (0, read_file.zI)(file, text, readReference)
                    : await environment.withValues({ path: file, text, list: await readWith(), readWith });
            const skipped = named.length === 0 ? found.skipped : [...found.skipped, ...skipNamed(file, named)];
            const hasTexts = texts?.note({ path: file, text, explained }) ?? false;
            return { list: withoutIgnored({ images: found.images, skipped }, text, listing), named, hasTexts };
        }
    }),
    26493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            zI: () => (listDockerfile),
            fU: () => (listTexts),
            TA: () => (readFile)
        });
        var byte_text = __webpack_require__(99512);
        var read_dockerfile = __webpack_require__(91843);
        var text_position = __webpack_require__(63703);
        var find_literals = __webpack_require__(44781);
        var text_language = __webpack_require__(36159);
        var source_text = __webpack_require__(16173);
        var pin_writing = __webpack_require__(9561);
        ;
        const LONGEST_COMMAND = 500;
        function textPin({ text, isPinned }, { literal, line, language, reference }) {
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
                const isItem = line.slice(indent).startsWith('- ');
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
        const REPORT = /^\s*\{[^{[]*"(?:schema"\s*:\s*"mooring\.|\$schema"\s*:\s*"[^"]*sarif|@context"\s*:\s*"https:\/\/openvex\.|bomFormat"|spdxVersion")/;
        const LONGEST_HEAD = 500;
        function readText(file) {
            const { path, text, registries, textClass, explained } = file;
            if (textClass.kind === 'document' || REPORT.test(text.slice(0, LONGEST_HEAD)))
                return NOTHING;
            const literals = withoutExplained((0, find_literals.i)(text, registries), explained);
            if (literals.length === 0)
                return NOTHING;
            const language = (0, text_language.sl)(path, text);
            const lines = new TextLines(text, language);
            const positions = new text_position._(text);
            const images = [];
            const skipped = [];
            for (const literal of literals) {
                const line = lines.at(literal.start);
                const outcome = outcomeOf({ text, literal, line, language, textClass });
                if (outcome === undefined)
                    continue;
                const place = positions.find(literal.start);
                if (outcome.kind === 'skipped') {
                    const { code, reason, isAside } = outcome;
                    skipped.push({ ...place, written: wholeWord(text, literal), code, reason, isAside });
                }
                else {
                    const { reference } = outcome;
                    const written = literal.source.text;
                    images.push({
                        ...place,
                        written,
                        reference,
                        ...textPin(file, { literal, line, language, reference }),
                    });
                }
            }
            return { images, skipped };
        }
        const LONGEST_REST = 60;
        function wholeWord(text, { form, end, source }) {
            const [rest = ''] = /^[^\s"'`,;|)\]\\]*/.exec(text.slice(end, end + LONGEST_REST)) ?? [];
            return form === 'bare' || form === 'reference' ? source.text : (0, byte_text.G)(source.text + rest);
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
        function outcomeOf(place) {
            const { literal, line, language, textClass, text } = place;
            if (literal.start < line.commentUntil || literal.start >= line.comment)
                return undefined;
            if (language.words === 'list' &&
                text.slice(line.start, line.end).trim() !== text.slice(literal.from, literal.end))
                return undefined;
            const mention = MENTIONS[literal.form];
            if (mention !== undefined)
                return skipAs('mention', mention, true);
            if (textClass.kind === 'set-aside')
                return skipAs('unread', textClass.reason, true);
            const command = commandBefore(place);
            if (isProse(place, command))
                return skipAs('unread', 'a part of a sentence', true);
            if (isResult(line, command))
                return skipAs('result-name', 'the name of a result', true);
            const { form, reference } = literal;
            if (reference === undefined)
                return skipAs('unread', openReason(text, literal), false);
            const isRun = text.charAt(literal.end) !== '=' && RUNS.test(command);
            if (form === 'reference' || isRun)
                return { kind: 'image', reference };
            return skipAs('unread', 'no tag', false);
        }
        function openReason(text, { form, end }) {
            if (form === 'malformed')
                return 'it is not a valid reference';
            if (!/^[:@]?\\?[$%{<]/.test(text.slice(end, end + 3)))
                return 'a part of it is not in the text';
            return text.charAt(end) === ':' ? 'its tag comes from a variable' : 'a part of it comes from a variable';
        }
        function skipAs(code, reason, isAside) {
            return { kind: 'skipped', code, reason, isAside };
        }
        function commandBefore({ text, literal }) {
            const before = text.slice(Math.max(0, literal.from - LONGEST_COMMAND), literal.from);
            const joined = before.replaceAll(/[\\`^][ \t]*\r?\n/g, ' ').replaceAll(/\$\([^()]*\)/g, '$()');
            const line = joined.slice(joined.lastIndexOf('\n') + 1);
            return line.slice(Math.max(-1, ...[';', '&', '|'].map((mark) => line.lastIndexOf(mark))) + 1);
        }
        const RUNS = /(?:^|[\s"'`(/@-])(?:docker|podman|nerdctl|ctr)\b.*\s(?:run|create|pull)\b/;
        const PROSE_KEY = /^(?:descriptions?|title|summary|examples?|help|usage|messages?|notes?|comments?|reason|doc|docs|text)$/;
        const SEARCH = /^[\s@-]*(?:(?:if|while|!|RUN|[\w-]+:)\s+)*(?:\w+=)?["']?(?:[$<]\(|`)?\s*[efz]?grep\s[^()`]*$/;
        const RESULT_KEY = /^(?:tags|name_template|image_templates)$/;
        function isProse({ text, literal, line, language }, command) {
            const { from, end } = literal;
            if (/[(<]/.test(text.charAt(from - 1)) && !/[$<=]\($/.test(text.slice(from - 2, from)))
                return true;
            if (language.words === 'code')
                return !isWholeString(text, literal, language);
            if (line.isDefinition || PROSE_KEY.test(line.key ?? ''))
                return true;
            const isPrinted = /^[\s@-]*(?:RUN\s+)?(?:\w+:\s+)?(?:echo|printf)\s/.test(command);
            if (isPrinted && !/[>|]/.test(text.slice(end, Math.min(line.end, end + LONGEST_COMMAND))))
                return true;
            return SEARCH.test(command) || /^\s*LABEL\s/i.test(command);
        }
        const REST = /^(?:\{[^{}\n]*\}|[^\s"'`{])*/;
        function isWholeString(text, { from, end, form }, { hasBackticks }) {
            const quote = text.charAt(from - 1);
            const isQuote = quote === '`' ? hasBackticks === true : /["']/.test(quote);
            if (!isQuote || text.charAt(from - 2) === '\\')
                return false;
            const [rest = ''] = (form === 'open' && REST.exec(text.slice(end, end + LONGEST_REST))) || [];
            return text.charAt(end + rest.length) === quote;
        }
        const TAGS = /(?:(?:^|[\s"'`(/@-])(?:docker|podman|nerdctl|buildah|ctr|crane)\s(?:.*\s)?|\$(?:\{?\w+\}?|\(\))["']?\s+)tag\s+\S+\s/;
        function isResult({ key = '' }, command) {
            if (RESULT_KEY.test(key))
                return true;
            if (/\spush\s+["']?$/.test(command))
                return true;
            if (/\s(?:-t|--tag)[\s=]["']?$/.test(command))
                return !/\s(?:run|create|exec)\s/.test(command);
            return /\s["']?$/.test(command) && TAGS.test(command) && !RUNS.test(command);
        }
        ;
        async function readFile({ file, bytes, format, variables, texts }) {
            if (format.language === 'dockerfile')
                return listDockerfile(file, (0, byte_text.g)(bytes));
            if (format.language === 'text')
                return texts === undefined
                    ? { images: [], skipped: [] }
                    : listTexts({ ...texts, path: file, text: (0, byte_text.g)(bytes), explained: [] });
            const { readStructuredFile } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(5666), __webpack_require__.e(3588)]).then(__webpack_require__.bind(__webpack_require__, 93588));
            return inFile(file, readStructuredFile(format, bytes, variables));
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
                images: images.map(({ line, column, written, reference, edit, writing }) => ({
                    file: file.path,
                    kind: 'text',
                    line,
                    column,
                    written,
                    reference,
                    edit,
                    writing,
                })),
                skipped: skipped.map(({ line, written, code, reason, isAside }) => ({
                    file: file.path,
                    line,
                    written,
                    code,
                    reason,
                    isAside,
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
        var _formats_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93568);
        var _formats_text_known_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40582);
        var _formats_text_find_literals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44781);
        var _formats_text_text_language_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36159);
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99512);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65890);
        var _decide_image_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50034);
        var _read_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26493);
        const LARGEST = 2 * 1024 * 1024;
        const FIRST_BYTES = 8000;
        const ALL = [];
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
                this.#searched = like === undefined ? search(tree, [...needles, _formats_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_0__.s]) : likeBefore(tree, like);
                this.#searched.catch(() => undefined);
            }
            note(file) {
                const { path, text, explained } = file;
                const before = this.#noted.get(path);
                if (before === ALL)
                    return false;
                if (!this.#registries.pattern.test(text)) {
                    this.#noted.set(path, before);
                    return false;
                }
                const spans = [...(before ?? []), ...explained];
                this.#found.add(path);
                const { images, skipped } = this.#read({ ...file, explained: spans });
                const isOpen = images.length + skipped.length > 0;
                this.#noted.set(path, isOpen ? spans : ALL);
                if (isOpen)
                    this.#open.add(path);
                else
                    this.#open.delete(path);
                return isOpen;
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
                const text = (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_4__.g)(bytes);
                if ((0, _formats_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_0__.NS)(bytes))
                    return (0, _formats_text_text_language_js__WEBPACK_IMPORTED_MODULE_3__.b5)(file) ? { text, list: (0, _decide_image_list_js__WEBPACK_IMPORTED_MODULE_6__.aA)(file, 'lfs-pointer', _formats_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_0__.Fq) } : undefined;
                const isBinary = text.slice(0, FIRST_BYTES).includes('\0');
                const readable = isBinary ? text.replaceAll('\0', '') : text;
                if (!this.#registries.pattern.test(readable))
                    return undefined;
                this.#found.add(file);
                if (isBinary) {
                    const [first] = (0, _formats_text_find_literals_js__WEBPACK_IMPORTED_MODULE_2__.i)(readable, this.#registries);
                    return first && { text, list: (0, _decide_image_list_js__WEBPACK_IMPORTED_MODULE_6__.aA)(file, 'unread', 'a binary file', first.source.text) };
                }
                if (bytes.length > LARGEST && this.#noted.get(file) === undefined) {
                    const reason = `it has a known registry and more than ${LARGEST} bytes`;
                    return { text, list: (0, _decide_image_list_js__WEBPACK_IMPORTED_MODULE_6__.aA)(file, 'too-large', reason) };
                }
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
                return (0, _read_file_js__WEBPACK_IMPORTED_MODULE_7__.fU)({
                    ...file,
                    registries: this.#registries,
                    textClass: this.#classOf(file.path),
                    isPinned,
                });
            }
        }
        function textClassBy({ text }, path) {
            if (text.isExcluded(path))
                return { kind: 'document' };
            return text.isIncluded(path) ? { kind: 'read' } : (0, _formats_text_text_language_js__WEBPACK_IMPORTED_MODULE_3__.W3)(path);
        }
        function textRegistries({ text }, registry) {
            return (0, _formats_text_known_registries_js__WEBPACK_IMPORTED_MODULE_1__.b)([(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_5__.rQ)(registry), ...text.registries]);
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
