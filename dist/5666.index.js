export const id = 5666;
export const ids = [5666];
export const modules = {
    32407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CG: () => (output),
            FD: () => (withoutEdit),
            iv: () => (skip),
            j3: () => (textPlace),
            to: () => (explained),
            u1: () => (formatReading)
        });
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65890);
        var _data_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22320);
        function skip(place, written, code, reason) {
            const { at, explains } = typeof place === 'number'
                ? { at: place, explains: [{ start: place, end: place + written.length }] }
                : place;
            return { kind: 'skipped', at, written, code, reason, explains };
        }
        function textPlace(node) {
            return { at: node.start, explains: [(0, _data_node_js__WEBPACK_IMPORTED_MODULE_2__.ee)(node)] };
        }
        function explained(node) {
            return { kind: 'explained', ...textPlace(node) };
        }
        function output(node) {
            return { kind: 'output', ...textPlace(node) };
        }
        function withoutEdit(found, code, reason) {
            return found.kind === 'image' ? { ...found, edit: { kind: 'not-editable', code, reason } } : found;
        }
        function formatReading(parts, positions) {
            const images = [];
            const skipped = [];
            const kinds = new Map(parts.flatMap((part) => part.found.map((text) => [text, part.kind])));
            const kindOf = (text) => kinds.get(text) ?? parts[0].kind;
            const found = [...kinds.keys()].sort(byPlace);
            const args = found.flatMap((one) => (one.kind === 'path' ? (one.args ?? []) : []));
            const places = new Map([...found, ...args].sort(byPlace).map(({ at }) => [at, positions.find(at)]));
            const placeOf = ({ at }) => places.get(at) ?? { line: 1, column: 1 };
            for (const uses of Map.groupBy(found, placeKey).values()) {
                const listed = uses.find((use) => use.kind === 'image' || use.kind === 'skipped');
                if (listed === undefined)
                    continue;
                const place = { ...placeOf(listed), written: (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.written) };
                if (listed.kind === 'skipped') {
                    skipped.push({ ...place, code: listed.code, reason: (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.reason) });
                }
                else {
                    const { reference, writing, override } = listed;
                    const edit = editOf(listed, uses);
                    images.push({ ...place, kind: kindOf(listed), reference, edit, writing, override });
                }
            }
            return {
                images,
                skipped,
                named: found.flatMap((one) => (one.kind === 'path' ? [namedFile(one, kindOf(one), placeOf)] : [])),
                explained: found.flatMap((text) => text.explains).filter(({ start, end }) => start < end),
            };
        }
        function namedFile(found, kind, placeOf) {
            const { of, path, base, context, isDefault, isPattern } = found;
            const args = found.args?.map(({ at, ...argument }) => {
                return { ...argument, ...placeOf({ at }), kind, written: (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(argument.written) };
            });
            return { line: placeOf(found).line, kind: of, path, base, context, isDefault, isPattern, args };
        }
        function byPlace(one, other) {
            return one.at - other.at;
        }
        function placeKey(found) {
            if (found.kind === 'skipped' && found.written === '')
                return `${found.at} ${found.code}`;
            if (found.kind === 'image' && found.isPart === true)
                return `${found.at} ${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(found.reference)}`;
            const isPlaced = found.kind === 'image' && found.edit.kind === 'editable';
            return `${found.at} ${(isPlaced ? found.edit.spans[0]?.start : undefined) ?? found.at}`;
        }
        function editOf(image, uses) {
            if (uses.some(({ kind }) => kind === 'output')) {
                return usedElsewhere('it is also the name of a service that is built here');
            }
            const imageUses = uses.filter((use) => use.kind === 'image' && use.isShared).length;
            if (imageUses < image.aliases)
                return usedElsewhere('an alias uses it where no image is expected');
            return image.edit;
        }
        function usedElsewhere(reason) {
            return { kind: 'not-editable', code: 'used-elsewhere', reason };
        }
    }),
    77086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (fileText),
            T: () => (openFile)
        });
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
        var _found_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32407);
        function openFile(language, bytes) {
            const decoded = language === 'yaml' ? decodeUtf16(bytes) : undefined;
            const { isUtf8: isValid, ...file } = fileText(bytes, decoded);
            const broken = language === 'yaml' ? breakLines(file.text) : file.text;
            const ambiguity = language === 'yaml' ? ambiguityOf(file.text, broken) : undefined;
            const problems = [];
            const report = (code, reason) => void problems.push((0, _found_text_js__WEBPACK_IMPORTED_MODULE_1__.iv)(file.offset, '', code, reason));
            if (decoded === undefined && !isValid)
                report('not-utf8', 'it is not encoded in UTF-8');
            if (broken.includes('\0'))
                report('not-utf8', 'it contains NUL bytes, as binary files do');
            if (ambiguity !== undefined)
                report('not-parsable', ambiguity);
            return { ...file, text: broken, problems, uneditable: uneditable(decoded, file.text, broken) };
        }
        function decodeUtf16(bytes) {
            const [first, second] = bytes;
            const isLittle = first === 0xff && second === 0xfe;
            if (!isLittle && (first !== 0xfe || second !== 0xff))
                return undefined;
            try {
                const decoded = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', {
                    fatal: true,
                    ignoreBOM: true,
                }).decode(bytes);
                return (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(new TextEncoder().encode(decoded));
            }
            catch {
                return undefined;
            }
        }
        function breakLines(text) {
            if (!CAN_BREAK.test(text))
                return text;
            return text.replace(OLD_BREAKS, (mark) => '\n'.padStart(mark.length));
        }
        const OLD_BREAKS = /\r(?!\n)|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9]/g;
        const CAN_BREAK = /[\r\u0085\u0080]/;
        function ambiguityOf(text, broken) {
            if (broken.includes('\u00ef\u00bb\u00bf') && /^\u00ef\u00bb\u00bf/m.test(broken))
                return 'a line begins with a byte order mark';
            const isEscaped = broken !== text && /\\(?:\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])/.test(text);
            return isEscaped ? 'a backslash stands before a line break that few tools know' : undefined;
        }
        function uneditable(decoded, text, broken) {
            if (decoded !== undefined)
                return 'the file is encoded in UTF-16';
            return text === broken ? undefined : 'the file has line breaks other than LF and CRLF';
        }
        const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
        const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';
        function fileText(bytes, decoded) {
            const whole = decoded ?? (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(bytes);
            const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
            return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
        }
        function isUtf8(bytes, whole) {
            const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
            return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
        }
    }),
    706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (scalarSource)
        });
        var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16173);
        const ESCAPES = {
            n: '\n',
            t: '\t',
            '"': '"',
            '\\': '\\',
            '/': '/',
            r: '\r',
        };
        function scalarSource(scalar) {
            const source = place(scalar);
            return source.text === scalar.value ? source : (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(scalar.value, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
        }
        function place({ value, style, raw, at }) {
            if (style === 'block')
                return placeBlock(value, raw, at);
            const quote = style === 'quoted' ? 1 : 0;
            const inner = raw.slice(quote, raw.length - quote);
            return inner === value ? (0, _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(value, at + quote) : placeEscaped(inner, at + quote);
        }
        function placeEscaped(inner, at) {
            const builder = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            let literal = 0;
            for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
                builder.append(inner.slice(literal, slash), at + literal);
                builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                literal = slash + 2;
            }
            builder.append(inner.slice(literal), at + literal);
            return builder.build();
        }
        function placeBlock(value, raw, at) {
            const builder = new _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            const header = raw.indexOf('\n') + 1;
            const indent = Math.max(0, indentOf(value, raw.slice(header)));
            let line = header;
            while (builder.length < value.length && line < raw.length) {
                const lineFeed = raw.indexOf('\n', line);
                const end = lineFeed === -1 ? raw.length : lineFeed;
                const content = raw.slice(Math.min(line + indent, end), raw.charAt(end - 1) === '\r' ? end - 1 : end);
                builder.append(content, at + line + indent);
                const joint = value.charAt(builder.length);
                if (joint === '\n' || joint === ' ')
                    builder.append(joint, joint === '\n' ? at + end : _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                line = end + 1;
            }
            return builder.build();
        }
        function indentOf(value, body) {
            const blanks = /^(?:[ \r]*\n)*( *)/;
            return (blanks.exec(body)?.[1]?.length ?? 0) - (blanks.exec(value)?.[1]?.length ?? 0);
        }
    }),
    96045: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (parseYaml),
            Z: () => (splitDocuments)
        });
        var dist = __webpack_require__(38815);
        var literal = __webpack_require__(26000);
        var scalar_source = __webpack_require__(706);
        ;
        function textOf(scalar) {
            const { source = '', tag } = scalar;
            return tag !== undefined && tagOf(scalar) === 'binary' ? decodedBase64(source) : source;
        }
        function scalarKey(key, targets) {
            const scalar = (0, dist.Vj)(key) ? targets.get(key) : key;
            return (0, dist.jn)(scalar) ? scalar : undefined;
        }
        function isMergeKey(scalar) {
            if (scalar.source !== '<<')
                return false;
            const isPlain = scalar.type === 'PLAIN' && (scalar.tag === undefined || scalar.tag === '!');
            return isPlain || tagOf(scalar) === 'merge';
        }
        function isNull(scalar) {
            const { source = '', type = 'PLAIN' } = scalar;
            if (type !== 'PLAIN' || !/^(?:|~|null|Null|NULL)$/.test(source))
                return false;
            const tag = tagOf(scalar);
            return tag !== '!' && tag !== 'str' && tag !== 'binary';
        }
        function tagOf({ tag }) {
            return tag === undefined || tag === '!' ? tag : /^tag:yaml\.org,2002:(.*)$/.exec(withoutEscapes(tag))?.[1];
        }
        function withoutEscapes(tag) {
            return tag.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
        }
        function decodedBase64(text) {
            try {
                return atob(text);
            }
            catch {
                return text;
            }
        }
        ;
        function findInMerged(map, key, context) {
            if (!map.items.some(isMerge)) {
                const pair = findOwn(map, key, context);
                return pair && { map, pair, isSetAgain: false };
            }
            const pairs = pairsNamed(map, key, context);
            const { value: found } = pairs.next();
            if (found === undefined)
                return undefined;
            const isOpen = hasMergeAfter(found) || map.items.filter(isMerge).length > 1;
            return { ...found, isSetAgain: isOpen && pairs.next().value !== undefined };
        }
        function* pairsNamed(map, key, context) {
            for (const next of mapsInMergeOrder(map, context)) {
                const pair = findOwn(next, key, context);
                if (pair !== undefined)
                    yield { map: next, pair };
            }
        }
        function findOwn({ items }, key, { targets }) {
            return items.find((item) => {
                const scalar = scalarKey(item.key, targets);
                return scalar !== undefined && textOf(scalar) === key;
            });
        }
        function hasMergeAfter({ map, pair }) {
            const last = map.items.findLastIndex(isMerge);
            return last !== -1 && last > map.items.findIndex((item) => item === pair);
        }
        function mergesLate({ items }) {
            return items.findLastIndex(isMerge) > 0;
        }
        function* mapsInMergeOrder(map, context) {
            const waiting = [map];
            const seen = new Set();
            for (let next = waiting.pop(); next !== undefined && context.spend(); next = waiting.pop()) {
                if (seen.has(next))
                    continue;
                seen.add(next);
                yield next;
                for (const merged of mergedMaps(next, context).toReversed())
                    waiting.push(merged);
            }
        }
        function mergedMaps(map, { targets }) {
            const follow = (node) => ((0, dist.Vj)(node) ? targets.get(node) : node);
            return map.items
                .filter(isMerge)
                .flatMap(({ value }) => {
                const merged = follow(value);
                return (0, dist.oP)(merged) ? merged.items.map(follow) : [merged];
            })
                .filter((merged) => (0, dist.jh)(merged));
        }
        function isMerge({ key }) {
            return (0, dist.jn)(key) && isMergeKey(key);
        }
        ;
        function dataNode(node, context, isShared = false) {
            if ((0, dist.Vj)(node))
                return dataNode(context.targets.get(node), context, true);
            if (context.isCompose && isReset(node))
                return { kind: 'empty', start: startOf(node, context), isShared };
            if ((0, dist.jh)(node))
                return new YamlMapNode(node, context, isShared);
            if ((0, dist.oP)(node))
                return new YamlListNode(node, context, isShared);
            if ((0, dist.jn)(node) && !isNull(node))
                return new YamlTextNode(node, context, isShared);
            const slot = (0, dist.jn)(node) && !isShared ? slotOf(node, context) : undefined;
            return { kind: 'empty', start: startOf(node, context), isShared, slot };
        }
        function isReset(node) {
            return ((0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node)) && node.tag === '!reset';
        }
        const FARTHEST_COLON = 64;
        function slotOf({ range }, { text, offset }) {
            const [start, end] = range ?? [];
            if (start === undefined || end === undefined)
                return undefined;
            const before = text.slice(Math.max(0, start - FARTHEST_COLON), start);
            if (!/:[ \t]*$/.test(before))
                return undefined;
            return {
                start: start + offset,
                end: end + offset,
                written: text.slice(start, end),
                before: before.endsWith(':') ? ' "' : '"',
                after: text.charAt(end) === '#' ? '" ' : '"',
            };
        }
        const STEPS_OF_ENTRY = 16;
        class YamlMapNode {
            kind = 'map';
            start;
            isShared;
            #map;
            #entries;
            #context;
            constructor(map, context, isShared) {
                this.#map = map;
                this.#context = insideOf(map, context);
                this.start = startOf(map, context);
                this.isShared = isShared;
            }
            get isFlow() {
                return this.#map.flow === true;
            }
            get entries() {
                this.#entries ??= this.#readEntries();
                return this.#entries;
            }
            get mergedEntries() {
                const [own, ...merged] = mapsInMergeOrder(this.#map, this.#context);
                if (own === undefined || merged.length === 0)
                    return this.entries;
                const byKey = new Map(this.entries.map((entry) => [entry.key.text, entry]));
                for (const { key, value } of merged.flatMap(({ items }) => items)) {
                    if (!this.#context.spend(STEPS_OF_ENTRY))
                        break;
                    const scalar = scalarKey(key, this.#context.targets);
                    if (scalar === undefined || isMergeKey(scalar))
                        continue;
                    const known = byKey.get(textOf(scalar));
                    if (known !== undefined && mergesLate(this.#map))
                        this.#context.onSetAgain(known.key.start);
                    if (known !== undefined)
                        continue;
                    const named = new YamlTextNode(scalar, this.#context, true);
                    byKey.set(named.text, { key: named, value: dataNode(value, this.#context, true) });
                }
                return [...byKey.values()];
            }
            get merges() {
                return this.#map.items.filter(isMerge).map(({ value }) => dataNode(value, this.#context, this.isShared));
            }
            get(key) {
                const found = findInMerged(this.#map, key, this.#context);
                if (found?.isSetAgain === true)
                    this.#context.onSetAgain(startOf(found.pair.key, this.#context));
                return found && dataNode(found.pair.value, this.#context, this.isShared || found.map !== this.#map);
            }
            #readEntries() {
                const entries = [];
                for (const { key, value } of this.#map.items) {
                    const scalar = scalarKey(key, this.#context.targets);
                    if (scalar === undefined || isMergeKey(scalar))
                        continue;
                    entries.push({
                        key: new YamlTextNode(scalar, this.#context, this.isShared || scalar !== key),
                        value: dataNode(value, this.#context, this.isShared),
                    });
                }
                return entries;
            }
        }
        class YamlListNode {
            kind = 'list';
            start;
            isShared;
            #list;
            #context;
            constructor(list, context, isShared) {
                this.#list = list;
                this.#context = insideOf(list, context);
                this.start = startOf(list, context);
                this.isShared = isShared;
            }
            get items() {
                return this.#list.items.map((item) => dataNode(item, this.#context, this.isShared));
            }
        }
        class YamlTextNode {
            kind = 'text';
            start;
            isShared;
            #scalar;
            #context;
            constructor(scalar, context, isShared) {
                this.#scalar = scalar;
                this.#context = context;
                this.start = startOf(scalar, context);
                this.isShared = isShared;
            }
            get text() {
                return textOf(this.#scalar);
            }
            get source() {
                const [start = 0, end = 0] = this.#scalar.range ?? [];
                const { text, offset } = this.#context;
                return (0, scalar_source.a)({
                    value: this.text,
                    style: this.style,
                    raw: text.slice(start, end),
                    at: start + offset,
                });
            }
            get style() {
                const { type = 'PLAIN' } = this.#scalar;
                if (type === 'PLAIN')
                    return 'plain';
                return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'quoted' : 'block';
            }
            get isText() {
                return this.#scalar.tag !== undefined;
            }
            get end() {
                return (this.#scalar.range?.[1] ?? 0) + this.#context.offset;
            }
            get aliases() {
                return this.#context.aliases.get(this.#scalar) ?? 0;
            }
            get tagComment() {
                if (this.isShared || this.style === 'block' || this.#context.isFlow)
                    return undefined;
                const [, end = 0] = this.#scalar.range ?? [];
                const { text, offset } = this.#context;
                return (0, literal.m9)(text, end, offset);
            }
        }
        function insideOf({ flow }, context) {
            return flow === true && !context.isFlow ? { ...context, isFlow: true } : context;
        }
        function startOf(node, { offset }) {
            const range = (0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node) ? node.range : undefined;
            return (range?.[0] ?? 0) + offset;
        }
        ;
        const LARGEST_DOCUMENT = 2_000_000;
        const COUNTED_COMMENT = 32;
        const MERGES_PER_BYTE = 4;
        const MARKER = /^---(?=[ \t\r\n]|$)/gm;
        function splitDocuments(text, offset) {
            const [first = 0, ...others] = [...text.matchAll(MARKER)].map(({ index }) => index);
            const starts = first === 0 || endsDirectives(text, first) ? [0] : [0, first];
            const bounds = [...starts, ...others, text.length];
            return bounds
                .slice(0, -1)
                .map((start, index) => ({ text: text.slice(start, bounds[index + 1]), offset: offset + start }));
        }
        function parseYaml({ text, offset }, isCompose = false) {
            if (countedLength(text) >= LARGEST_DOCUMENT) {
                return unreadable(offset, 'too-large', `a document in it has ${LARGEST_DOCUMENT} bytes or more`);
            }
            const document = parse(text);
            if (document === undefined)
                return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
            const [error] = document.errors;
            if (error !== undefined)
                return unreadable(offset + error.pos[0], 'not-parsable', `not YAML: ${error.message}`);
            const survey = surveyNodes(document, { text, offset });
            if ('kind' in survey)
                return survey;
            const { targets, aliases, duplicate } = survey;
            const setAgain = new Map();
            const onSetAgain = (at) => void (isCompose || setAgain.set(at, problem(at, 'duplicate-key', SET_AGAIN)));
            let left = 10_000 + MERGES_PER_BYTE * text.length;
            const spend = (steps = 1) => (left -= steps) >= 0;
            const context = { targets, aliases, text, offset, isFlow: false, isCompose, spend, onSetAgain };
            return {
                kind: 'document',
                root: dataNode(document.contents, context),
                problems: () => {
                    if (left < 0)
                        return [problem(offset, 'too-entangled', 'its merge keys are too complex')];
                    return [...(duplicate === undefined ? [] : [duplicate]), ...[...setAgain.values()].slice(0, 1)];
                },
            };
        }
        const SET_AGAIN = 'a merge key after a key sets it again, and tools differ in which value they use';
        function countedLength(text) {
            if (text.length < LARGEST_DOCUMENT)
                return text.length;
            const long = text.match(LONG_COMMENT) ?? [];
            return long.reduce((length, comment) => length - comment.length + COUNTED_COMMENT, text.length);
        }
        const LONG_COMMENT = new RegExp(`^[ \\t]*#[^\\n]{${COUNTED_COMMENT},}`, 'gm');
        function parse(text) {
            try {
                return (0, dist.Tp)(text, {
                    schema: 'failsafe',
                    resolveKnownTags: false,
                    uniqueKeys: false,
                    prettyErrors: false,
                    logLevel: 'silent',
                });
            }
            catch (error) {
                if (error instanceof RangeError)
                    return undefined;
                throw error;
            }
        }
        const ENDS_ANCHOR = /[?:,\]}%@`]/;
        function surveyNodes(document, { text, offset }) {
            const anchors = new Map();
            const targets = new Map();
            const aliases = new Map();
            const maps = [];
            const waiting = [document.contents];
            while (waiting.length > 0) {
                const node = waiting.pop();
                if ((0, dist.Vj)(node)) {
                    const target = anchors.get(node.source);
                    if (target === undefined)
                        return unreadable(yaml_documents_startOf(node) + offset, 'not-parsable', 'an alias has no anchor before it');
                    targets.set(node, target);
                    aliases.set(target, (aliases.get(target) ?? 0) + 1);
                    continue;
                }
                if (!(0, dist.jh)(node) && !(0, dist.oP)(node) && !(0, dist.jn)(node))
                    continue;
                if (node.anchor !== undefined) {
                    if (ENDS_ANCHOR.test(node.anchor))
                        return unreadable(yaml_documents_startOf(node) + offset, 'not-parsable', 'an anchor has a punctuation mark in its name');
                    anchors.set(node.anchor, node);
                }
                if ((0, dist.jn)(node))
                    continue;
                if ((0, dist.jh)(node))
                    maps.push(node);
                if (node.flow === true && node.items.some((item) => isReadDifferently(item, text)))
                    return unreadable(yaml_documents_startOf(node) + offset, 'not-parsable', 'blanks are missing in its braces or brackets');
                for (let index = node.items.length - 1; index >= 0; index -= 1) {
                    const item = node.items[index];
                    if ((0, dist.tO)(item))
                        waiting.push(item.value, item.key);
                    else
                        waiting.push(item);
                }
            }
            return { targets, aliases, duplicate: findDuplicate(maps, targets, offset) };
        }
        function isReadDifferently(item, text) {
            return ((0, dist.tO)(item) ? [item.key, item.value] : [item]).some((node) => {
                if (!(0, dist.jn)(node) || node.type !== 'PLAIN')
                    return false;
                const { source = '', tag } = node;
                const at = yaml_documents_startOf(node);
                return source === ''
                    ? tag !== undefined && /^\S[,[\]]$/.test(text.slice(at - 1, at + 1))
                    : source.startsWith('?');
            });
        }
        function findDuplicate(maps, targets, offset) {
            for (const { items } of maps) {
                const seen = new Set();
                for (const { key } of items) {
                    const scalar = scalarKey(key, targets);
                    if (scalar === undefined || isMergeKey(scalar))
                        continue;
                    if (scalar.source === '<<' && scalar.tag === '!')
                        return problem(yaml_documents_startOf(key) + offset, 'duplicate-key', 'only some tools read a quoted << as a merge key');
                    const text = textOf(scalar);
                    const reason = 'a map has the same key twice, and tools differ in which one they use';
                    if (seen.has(text))
                        return problem(yaml_documents_startOf(key) + offset, 'duplicate-key', reason);
                    seen.add(text);
                }
            }
            return undefined;
        }
        function yaml_documents_startOf(node) {
            return (0, dist.Ll)(node) ? (node.range?.[0] ?? 0) : 0;
        }
        function problem(at, code, reason) {
            return { at, code, reason };
        }
        function unreadable(at, code, reason) {
            return { kind: 'unreadable', at, code, reason };
        }
        function endsDirectives(text, marker) {
            return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
        }
    })
};
