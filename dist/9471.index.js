export const id = 9471;
export const ids = [9471,4321];
export const modules = {

/***/ 5207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ findIssues),
/* harmony export */   PO: () => (/* binding */ formatFormPath),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
function findIssues(error, document) {
    const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
    return [first ?? { path: [], message: 'has an unknown form' }, ...others];
}
function formatFormPath(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
        .join('');
}
function byTelling(issues) {
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))];
}
function findIssue(issue, document) {
    const { path, message, code } = innermost(issue, []);
    const isMissing = (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
    return { path, message: isMissing ? 'is missing' : message };
}
function innermost(issue, above) {
    const { code, message } = issue;
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    if (code === 'unrecognized_keys')
        return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
    if (code !== 'invalid_union')
        return { path, message, code };
    const branches = issue.errors
        .flatMap((branch) => byTelling(branch).slice(0, 1))
        .map((branch) => innermost(branch, path));
    const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
    return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
}
function valueAt(document, path) {
    return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Um: () => (/* binding */ roughDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNITS = {
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 7 * 86_400_000,
};
const LONGEST_MS = 3_660 * 86_400_000;
function readDuration(text) {
    if (text === '0')
        return 0;
    const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
    const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
    return milliseconds <= LONGEST_MS ? milliseconds : undefined;
}
function formatDuration(milliseconds) {
    const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
    return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}
function roughDuration(milliseconds) {
    const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
    return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}


/***/ }),

/***/ 7718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ tagCommentText),
/* harmony export */   P: () => (/* binding */ findTagComment)
/* harmony export */ });
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
const PLAIN_TAG = /^(?!\d{4}-\d\d-\d\d$)(?:v?\d|latest(?:-|$))[A-Za-z0-9._-]{0,127}$/;
const ALONE = new RegExp(`^[ \\t]+#[ \\t]*(${TAG})[ \\t]*$`);
const NAMED = new RegExp(`^([ \\t]+#(?:.*[ \\t]#)?[ \\t]*)tag=(${TAG})[ \\t]*$`);
function findTagComment(rest, at) {
    const comment = withoutTrailingBlanks(rest);
    if (comment === '')
        return { tag: undefined, start: at, end: at, lead: ' # ' };
    if (!/^[ \t]+#/.test(comment))
        return undefined;
    const [, before = '', named] = NAMED.exec(comment) ?? [];
    if (named !== undefined) {
        const start = at + before.length;
        return { tag: named, start, end: start + 'tag='.length + named.length, lead: 'tag=' };
    }
    const [, alone] = ALONE.exec(comment) ?? [];
    const end = at + comment.length;
    if (alone === undefined || !PLAIN_TAG.test(alone))
        return { tag: undefined, start: end, end, lead: ' # tag=' };
    return { tag: alone, start: end - alone.length, end, lead: '' };
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


/***/ }),

/***/ 5526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   lq: () => (/* binding */ RATINGS),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
const RATINGS = ['critical', 'high', 'medium', 'low', 'none'];
const NEWEST_FIRST = ['TYPE_CVSS_V4', 'TYPE_CVSS_V3', 'TYPE_CVSS_V2'];
function severityOf(stated, scoreVector) {
    const others = stated.map(({ type }) => type).filter((type) => !NEWEST_FIRST.includes(type));
    for (const type of [...NEWEST_FIRST, ...others]) {
        const scores = stated
            .filter((one) => one.type === type)
            .flatMap(({ score }) => readScore(score, scoreVector) ?? []);
        if (scores.length > 0)
            return rated(Math.max(...scores));
    }
    return { rating: 'unscored', score: null };
}
function isAtLeast(severity, threshold) {
    return severity.rating !== 'unscored' && RATINGS.indexOf(severity.rating) <= RATINGS.indexOf(threshold);
}
function readScore(text, scoreVector) {
    const trimmed = text.trim();
    const score = /^\d{1,2}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : scoreVector(trimmed);
    return score !== undefined && score >= 0 && score <= 10 ? score : undefined;
}
function rated(score) {
    return { rating: ratingOf(score), score };
}
function ratingOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}


/***/ }),

/***/ 4288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutUndefined)
/* harmony export */ });
function withoutUndefined(values) {
    const given = {};
    for (const key in values) {
        const value = values[key];
        if (isGiven(value))
            given[key] = value;
    }
    return given;
}
function isGiven(value) {
    return value !== undefined;
}


/***/ }),

/***/ 4841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ fileText)
/* harmony export */ });
/* harmony import */ var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(673);

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';
function fileText(bytes) {
    const whole = (0,_domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfBytes */ .g)(bytes);
    const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
}
function isUtf8(bytes, whole) {
    const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
}


/***/ }),

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globMatcher: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8016);

function globMatcher(glob) {
    const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true, noextglob: true, nonegate: true });
    return (path) => matches(path);
}


/***/ }),

/***/ 1125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ scalarSource)
/* harmony export */ });
/* harmony import */ var _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8988);

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
    return source.text === scalar.value ? source : (0,_domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rI)(scalar.value, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
}
function place({ value, style, raw, at }) {
    if (style === 'block')
        return placeBlock(value, raw, at);
    const quote = style === 'quoted' ? 1 : 0;
    const inner = raw.slice(quote, raw.length - quote);
    return inner === value ? (0,_domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rI)(value, at + quote) : placeEscaped(inner, at + quote);
}
function placeEscaped(inner, at) {
    const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .SourceTextBuilder */ .uL();
    let literal = 0;
    for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
        builder.append(inner.slice(literal, slash), at + literal);
        builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
        literal = slash + 2;
    }
    builder.append(inner.slice(literal), at + literal);
    return builder.build();
}
function placeBlock(value, raw, at) {
    const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .SourceTextBuilder */ .uL();
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
            builder.append(joint, joint === '\n' ? at + end : _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
        line = end + 1;
    }
    return builder.build();
}
function indentOf(value, body) {
    const blanks = /^(?:[ \r]*\n)*( *)/;
    return (blanks.exec(body)?.[1]?.length ?? 0) - (blanks.exec(value)?.[1]?.length ?? 0);
}


/***/ }),

/***/ 4318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml),
  Z: () => (/* binding */ splitDocuments)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/domain/listing/tag-comment.js
var tag_comment = __webpack_require__(7718);
// EXTERNAL MODULE: ./build/formats/scalar-source.js
var scalar_source = __webpack_require__(1125);
;// CONCATENATED MODULE: ./build/formats/yaml-node.js



function dataNode(node, context, isShared = false) {
    if ((0,dist/* isAlias */.Vj)(node))
        return dataNode(context.targets.get(node), context, true);
    if ((0,dist/* isMap */.jh)(node))
        return new YamlMapNode(node, context, isShared);
    if ((0,dist/* isSeq */.oP)(node))
        return new YamlListNode(node, context, isShared);
    if ((0,dist/* isScalar */.jn)(node) && !isNull(node))
        return new YamlTextNode(node, context, isShared);
    const slot = (0,dist/* isScalar */.jn)(node) && !isShared ? slotOf(node, context) : undefined;
    return { kind: 'empty', start: startOf(node, context), isShared, slot };
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
            if (!(0,dist/* isScalar */.jn)(key) || isMergeKey(key) || byKey.has(textOf(key)))
                continue;
            const named = new YamlTextNode(key, this.#context, true);
            byKey.set(named.text, { key: named, value: dataNode(value, this.#context, true) });
        }
        return [...byKey.values()];
    }
    get(key) {
        const found = findInMerged(this.#map, key, this.#context);
        return found && dataNode(found.value, this.#context, this.isShared || found.isMerged);
    }
    #readEntries() {
        const entries = [];
        for (const { key, value } of this.#map.items) {
            if (!(0,dist/* isScalar */.jn)(key) || isMergeKey(key))
                continue;
            entries.push({
                key: new YamlTextNode(key, this.#context, this.isShared),
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
        return (0,scalar_source/* scalarSource */.a)({
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
        return (0,tag_comment/* findTagComment */.P)(restOfLine(text, end), end + offset);
    }
}
function insideOf({ flow }, context) {
    return flow === true && !context.isFlow ? { ...context, isFlow: true } : context;
}
function restOfLine(text, at) {
    const lineFeed = text.indexOf('\n', at);
    const rest = text.slice(at, lineFeed === -1 ? text.length : lineFeed);
    return rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}
function findInMerged(map, key, context) {
    for (const next of mapsInMergeOrder(map, context)) {
        const pair = next.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && textOf(item.key) === key);
        if (pair !== undefined)
            return { value: pair.value, isMerged: next !== map };
    }
    return undefined;
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
    const follow = (node) => ((0,dist/* isAlias */.Vj)(node) ? targets.get(node) : node);
    return map.items
        .filter(({ key }) => (0,dist/* isScalar */.jn)(key) && isMergeKey(key))
        .flatMap(({ value }) => {
        const merged = follow(value);
        return (0,dist/* isSeq */.oP)(merged) ? merged.items.map(follow) : [merged];
    })
        .filter((merged) => (0,dist/* isMap */.jh)(merged));
}
function isMergeKey(key) {
    return key.type === 'PLAIN' && key.source === '<<';
}
function textOf(scalar) {
    return scalar.source ?? '';
}
function isNull(scalar) {
    return (scalar.type ?? 'PLAIN') === 'PLAIN' && /^(?:|~|null|Null|NULL)$/.test(textOf(scalar));
}
function startOf(node, { offset }) {
    const range = (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node) ? node.range : undefined;
    return (range?.[0] ?? 0) + offset;
}

;// CONCATENATED MODULE: ./build/formats/yaml-documents.js


const LARGEST_DOCUMENT = 2_000_000;
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
function parseYaml({ text, offset }) {
    if (text.length >= LARGEST_DOCUMENT) {
        return unreadable(offset, 'too-large', `it has ${LARGEST_DOCUMENT} bytes or more in one YAML document`);
    }
    const document = parse(text);
    if (document === undefined)
        return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
    const [error] = document.errors;
    if (error !== undefined)
        return unreadable(offset + error.pos[0], 'not-parsable', `it is not YAML: ${error.message}`);
    const survey = surveyNodes(document);
    if ('at' in survey)
        return { ...survey, at: survey.at + offset };
    let left = 10_000 + MERGES_PER_BYTE * text.length;
    const spend = (steps = 1) => (left -= steps) >= 0;
    const root = dataNode(document.contents, { ...survey, text, offset, isFlow: false, spend });
    return { kind: 'document', root, isWhole: () => left >= 0 };
}
function parse(text) {
    try {
        return (0,dist/* parseDocument */.Tp)(text, {
            schema: 'failsafe',
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
function surveyNodes(document) {
    const anchors = new Map();
    const targets = new Map();
    const aliases = new Map();
    const waiting = [document.contents];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target === undefined)
                return unreadable(node.range?.[0] ?? 0, 'not-parsable', 'it uses an anchor that is not set before');
            targets.set(node, target);
            aliases.set(target, (aliases.get(target) ?? 0) + 1);
            continue;
        }
        if (!(0,dist/* isMap */.jh)(node) && !(0,dist/* isSeq */.oP)(node) && !(0,dist/* isScalar */.jn)(node))
            continue;
        if (node.anchor !== undefined)
            anchors.set(node.anchor, node);
        if ((0,dist/* isScalar */.jn)(node))
            continue;
        const twice = (0,dist/* isMap */.jh)(node) ? findDuplicate(node) : undefined;
        if (twice !== undefined)
            return twice;
        for (let index = node.items.length - 1; index >= 0; index -= 1) {
            const item = node.items[index];
            if ((0,dist/* isPair */.tO)(item))
                waiting.push(item.value, item.key);
            else
                waiting.push(item);
        }
    }
    return { targets, aliases };
}
function findDuplicate(map) {
    const seen = new Set();
    for (const { key } of map.items) {
        if (!(0,dist/* isScalar */.jn)(key) || key.source === undefined || key.source === '<<')
            continue;
        if (seen.has(key.source)) {
            return unreadable(key.range?.[0] ?? 0, 'duplicate-key', 'a key is written twice in one map, and tools differ in which one they take');
        }
        seen.add(key.source);
    }
    return undefined;
}
function unreadable(at, code, reason) {
    return { kind: 'unreadable', at, code, reason };
}
function endsDirectives(text, marker) {
    return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
}


/***/ }),

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endOfDay: () => (/* binding */ endOfDay),
  parseConfig: () => (/* binding */ parseConfig),
  readConfig: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return core._isoDateTime(ZodISODateTime, params);
}
function date(params) {
    return api/* _isoDate */.db(schemas/* ZodISODate */.Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/domain/check/gate-policy.js
var gate_policy = __webpack_require__(3714);
// EXTERNAL MODULE: ./build/domain/check/finding.js
var finding = __webpack_require__(4939);
// EXTERNAL MODULE: ./build/domain/duration.js
var domain_duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(5526);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/contract/strict-object.js


function strictObject(shape) {
    const known = Object.keys(shape);
    return schemas/* strictObject */.rej(shape, {
        error: (issue) => issue.code === 'unrecognized_keys' ? describeUnknown('key', issue.keys, known) : undefined,
    });
}
function oneOf(what, words) {
    return schemas/* enum */.k5n(words, {
        error: (issue) => typeof issue.input === 'string' ? describeUnknown(what, [issue.input], words) : `a ${what} is expected`,
    });
}
function describeUnknown(what, unknown, known) {
    const [first = ''] = unknown;
    const near = (0,nearest_word/* nearestWord */.z)(first, known);
    const advice = near === undefined ? `known are ${known.join(', ')}` : `did you mean "${near}"?`;
    return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
}

;// CONCATENATED MODULE: ./build/contract/check-config.js






const Glob = schemas/* string */.YjP('is a glob, as text').min(1, 'is empty');
const Reason = schemas/* string */.YjP('says why, for those who read it later')
    .regex(/\S/, 'says why, for those who read it later');
const Days = schemas/* int */.Whr('is a number of days').min(0, 'is a number of days').max(36_500, 'is too many days');
const Switch = schemas/* boolean */.zMY('is true or false');
const POLICY = {
    'fail-on': schemas/* array */.YOg(oneOf('rule', gate_policy/* FAIL_ON */.d$), 'is a list of rules')
        .optional()
        .describe('What fails the check; each rule also as `new-…`, for what a change adds.'),
    'warn-on': schemas/* array */.YOg(oneOf('rule', finding/* RULES */.y), 'is a list of rules')
        .optional()
        .describe('Rules whose findings are warnings where they do not fail; the others are notices.'),
    'min-severity': oneOf('severity', severity/* RATINGS */.lq)
        .optional()
        .describe('The least severity of an advisory that can fail.'),
    unscored: oneOf('way', gate_policy/* UNSCORED */.cB)
        .optional()
        .describe('Advisories without a score: `auto` fails where a version is known to be affected.'),
    'max-detection-days': Days.optional().describe('Days that something may be under investigation.'),
    strict: Switch.optional().describe('Whether what cannot be decided can fail.'),
    'pending-upstream': oneOf('way', ['warn', 'fail'])
        .optional()
        .describe('Advisories that wait for a fix upstream.'),
    unreviewed: oneOf('way', ['ignore', 'warn'])
        .optional()
        .describe('Advisories of which nothing has been approved yet.'),
    'warn-before-days': Days.optional().describe('Days before the end of life from which on a tag is told.'),
    'fail-before-days': Days.optional().describe('Days of grace that have to be left; 0 fails only when it is over.'),
    deprecated: oneOf('way', ['warn', 'fail']).optional().describe('Deprecated tags whose dates nobody tells.'),
    'max-lag': schemas/* string */.YjP('is a length of time like 14d')
        .refine((text) => (0,domain_duration/* readDuration */.$7)(text) !== undefined, 'is a length of time like 14d')
        .optional()
        .describe('The longest that a pin may be behind its tag: `14d`.'),
    'require-pins': Switch.optional().describe('Whether every reference needs a digest.'),
};
const PolicyRule = strictObject({
    image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
    path: Glob.optional().describe('Paths of files: `services/**`.'),
    ...POLICY,
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'names an image, a path, or both');
const Exception = strictObject({
    rule: oneOf('rule', finding/* RULES */.y).optional().describe('The rule whose findings it is about.'),
    advisory: schemas/* string */.YjP('is an id, as text').min(1, 'is empty').optional().describe('A CVE, GHSA or CGA id.'),
    package: schemas/* string */.YjP('is a name, as text').min(1, 'is empty').optional().describe('The name of a package.'),
    image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
    path: Glob.optional().describe('Paths of files: `services/**`.'),
    reason: Reason,
    until: date('is a day like 2026-12-31').describe('The last day on which it counts, in UTC.'),
}).refine(({ rule, advisory, package: name, image, path }) => [rule, advisory, name, image, path].some((given) => given !== undefined), 'says what it is about: a rule, an advisory, a package, an image or a path');
const CheckConfig = strictObject({
    ...POLICY,
    platforms: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/, 'is a platform like linux/amd64'))
        .min(1, 'is empty')
        .optional()
        .describe('What is built for, where a file does not say; linux/amd64 when left out.'),
    'allowed-images': schemas/* array */.YOg(Glob, 'is a list of globs')
        .min(1, 'is empty')
        .optional()
        .describe('The only images that may be used: `cgr.dev/**`.'),
    rules: schemas/* array */.YOg(PolicyRule, 'is a list of rules')
        .default([])
        .describe('What else holds for some images or files; a later one wins.'),
    exceptions: schemas/* array */.YOg(Exception, 'is a list of exceptions')
        .default([])
        .describe('Findings that do not count, each for a reason and for a time.'),
});

// EXTERNAL MODULE: ./build/domain/digest.js
var digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
;// CONCATENATED MODULE: ./build/contract/pin-config.js





const PIN_GROUPS = ['all', 'directory', 'image'];
const PIN_STYLES = ['tag@digest', 'digest'];
const UNKNOWN_AGES = ['skip', 'accept'];
const pin_config_Glob = schemas/* string */.YjP('is a glob, as text').min(1, 'is empty');
const pin_config_Reason = schemas/* string */.YjP('says why, for those who read it later')
    .min(1, 'says why, for those who read it later');
const Day = date('is a day like 2026-12-31');
const Time = schemas/* string */.YjP('is a UTC time like 2026-05-01T00:00:00Z')
    .refine((text) => (0,instant/* readInstant */.Wr)(text) !== undefined, 'is a UTC time like 2026-05-01T00:00:00Z');
const Hold = strictObject({
    image: pin_config_Glob.describe('Names of images whose pins stay where they are: `cgr.dev/acme/*`, `alpine:3.*`.'),
    reason: pin_config_Reason,
    until: Day.optional().describe('The last day on which it counts, in UTC.'),
});
const Deny = strictObject({
    digest: schemas/* string */.YjP().refine(digest/* isDigest */.Bc, 'is a digest, sha256:…').optional().describe('One build.'),
    from: Time.optional().describe('All builds from this time on …'),
    until: Time.optional().describe('… and before this one.'),
    image: pin_config_Glob.optional().describe('Only those of these images; all when left out.'),
    reason: pin_config_Reason,
})
    .refine(({ digest, from, until }) => (digest === undefined) !== (from === undefined && until === undefined), 'names either a digest, or a period with from, until or both')
    .refine(({ from = '', until = '' }) => {
    const [first, end] = [(0,instant/* readInstant */.Wr)(from), (0,instant/* readInstant */.Wr)(until)];
    return first === undefined || end === undefined || first < end;
}, 'denies nothing, for its until is not after its from');
const HostName = schemas/* string */.YjP().regex(/^[a-zA-Z0-9.-]+(?::\d+)?$/, 'is a host');
const ImageName = schemas/* string */.YjP()
    .regex(/^[a-zA-Z0-9.-]+(?::\d+)?(?:\/[a-z0-9._/-]+)?$/, 'is a host, or a host with the begin of a path');
const PinConfig = strictObject({
    'min-age': schemas/* string */.YjP('is an age like 3d, 12h or 0d')
        .refine((text) => (0,domain_duration/* readDuration */.$7)(text) !== undefined, 'is an age like 3d, 12h or 0d')
        .optional()
        .describe('How old a build has to be before a pin moves to it: `3d`, `12h`. The newest that is so old is taken.'),
    'unknown-age': oneOf('unknown-age', UNKNOWN_AGES)
        .optional()
        .describe('With min-age: whether images of registries that tell no ages are pinned all the same.'),
    style: oneOf('style', PIN_STYLES).optional().describe('How a pinned reference is written.'),
    lockstep: schemas/* boolean */.zMY('is true or false')
        .optional()
        .describe('Whether tags of one image in one Dockerfile move together, to builds of the same window.'),
    hold: schemas/* array */.YOg(Hold, 'is a list of rules').default([]).describe('Images whose pins stay where they are.'),
    deny: schemas/* array */.YOg(Deny, 'is a list of rules').default([]).describe('Builds that no pin moves to.'),
    'registry-map': schemas/* record */.g1P(ImageName, ImageName, 'maps a mirror to what it mirrors')
        .default({})
        .describe('Mirrors, and what each of them mirrors: `mirror.acme.test/cgr: cgr.dev/acme`.'),
    'token-hosts': schemas/* array */.YOg(HostName, 'is a list of hosts')
        .default([])
        .describe('Hosts that other registries may send their clients to for a token: `auth.example.com`.'),
    group: oneOf('group', PIN_GROUPS)
        .optional()
        .describe('How pull requests are cut: one for all, one per directory, or one per image.'),
});

;// CONCATENATED MODULE: ./build/contract/config.js




const OPT_INS = ['workflow-matrix', 'bake-args'];
const config_Glob = schemas/* string */.YjP('is a glob, as text').min(1, 'is empty');
const IgnoreSetting = strictObject({
    image: config_Glob.optional().describe('Names of images: `cgr.dev/acme/*`, `alpine:3.*`.'),
    path: config_Glob.optional().describe('Paths of files: `docs/**`.'),
    reason: schemas/* string */.YjP('says why, for those who read it later').min(1, 'says why, for those who read it later'),
    until: date('is a day like 2026-12-31')
        .optional()
        .describe('The last day on which it counts, in UTC.'),
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'names an image, a path, or both');
const Config = strictObject({
    include: schemas/* array */.YOg(config_Glob, 'is a list of globs')
        .default([])
        .describe('Files to read as Dockerfiles, whatever their names.'),
    exclude: schemas/* array */.YOg(config_Glob, 'is a list of globs').default([]).describe('Files that are not read.'),
    ignore: schemas/* array */.YOg(IgnoreSetting, 'is a list of rules').default([]).describe('Images that are left out.'),
    'opt-in': schemas/* array */.YOg(oneOf('opt-in', OPT_INS), 'is a list of words')
        .default([])
        .describe('Images to list besides.'),
    check: CheckConfig.optional().describe('What the check holds images against.'),
    pin: PinConfig.optional().describe('How digests are chosen and written.'),
});

// EXTERNAL MODULE: ./build/contract/form-issue.js
var form_issue = __webpack_require__(5207);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/formats/glob.js
var formats_glob = __webpack_require__(4321);
// EXTERNAL MODULE: ./build/domain/source/text-position.js
var text_position = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/domain/source/byte-text.js
var byte_text = __webpack_require__(673);
// EXTERNAL MODULE: ./build/formats/file-text.js
var file_text = __webpack_require__(4841);
// EXTERNAL MODULE: ./build/formats/yaml-documents.js + 1 modules
var yaml_documents = __webpack_require__(4318);
;// CONCATENATED MODULE: ./build/formats/plain-value.js





function readPlainYaml(bytes) {
    const { whole, text, offset, isUtf8 } = (0,file_text/* fileText */.C)(bytes);
    if (!isUtf8)
        return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
    const lineAt = (at) => new text_position/* PositionFinder */._(whole).find(at).line;
    const parsed = (0,yaml_documents/* parseYaml */.h)({ text, offset });
    if (parsed.kind === 'unreadable')
        return { kind: 'unreadable', line: lineAt(parsed.at), reason: parsed.reason };
    const { root } = parsed;
    return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
}
function plainValue(node) {
    if (node.isShared)
        return null;
    switch (node.kind) {
        case 'text':
            return node.style === 'plain' ? plainScalar((0,byte_text/* readableText */.G)(node.text)) : (0,byte_text/* readableText */.G)(node.text);
        case 'list':
            return node.items.map(plainValue);
        case 'map':
            return Object.fromEntries(node.entries.map(({ key, value }) => [(0,byte_text/* readableText */.G)(key.text), plainValue(value)]));
        case 'empty':
        case 'expression':
            return null;
        default:
            return (0,errors/* assertNever */.xb)(node);
    }
}
function plainScalar(text) {
    if (text === 'true' || text === 'false')
        return text === 'true';
    return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}
function startAt(root, path) {
    let node = root;
    let start = root.start;
    for (const part of path) {
        const entry = node.kind === 'map' ? node.entries.find(({ key }) => key.text === part) : undefined;
        const item = node.kind === 'list' ? node.items[Number(part)] : undefined;
        const next = entry?.value ?? item;
        if (next === undefined)
            return start;
        start = entry?.key.start ?? next.start;
        node = next;
    }
    return start;
}

// EXTERNAL MODULE: ./build/domain/check/check-settings.js
var check_settings = __webpack_require__(4170);
// EXTERNAL MODULE: ./build/domain/without-undefined.js
var without_undefined = __webpack_require__(4288);
;// CONCATENATED MODULE: ./build/usecases/read-check-settings.js






function readCheckSettings(config, place) {
    if (config === undefined)
        return check_settings/* NO_SETTINGS */.A;
    const allowed = config['allowed-images']?.map((glob) => (0,formats_glob.globMatcher)(glob));
    return {
        policies: {
            everywhere: { ...gate_policy/* DEFAULT_POLICY */.zj, ...changesOf(config) },
            rules: config.rules.map((rule) => ({
                image: matcherOf(rule.image),
                path: matcherOf(rule.path),
                change: changesOf(rule),
            })),
            inputs: {},
            isAllowed: allowed === undefined ? undefined : (name) => allowed.some((matches) => matches(name)),
            allowedImages: config['allowed-images'] ?? [],
        },
        exceptions: config.exceptions.map((one, index) => ({
            rule: one.rule,
            advisory: one.advisory,
            package: one.package,
            image: matcherOf(one.image),
            path: matcherOf(one.path),
            reason: one.reason,
            until: one.until,
            ends: (0,instant/* toInstant */.fN)((0,instant/* parseInstant */.nV)(`${one.until}T00:00:00Z`) + instant/* DAY_MS */.sO),
            file: place.file,
            line: place.lineOf(['check', 'exceptions', index]),
        })),
        platforms: config.platforms ?? check_settings/* NO_SETTINGS */.A.platforms,
    };
}
function changesOf(written) {
    const lag = written['max-lag'];
    return (0,without_undefined/* withoutUndefined */.r)({
        failOn: written['fail-on'],
        warnOn: written['warn-on'],
        minSeverity: written['min-severity'],
        unscored: written.unscored,
        maxDetectionDays: written['max-detection-days'],
        strict: written.strict,
        pendingUpstream: written['pending-upstream'],
        unreviewed: written.unreviewed,
        warnBeforeDays: written['warn-before-days'],
        failBeforeDays: written['fail-before-days'],
        deprecated: written.deprecated,
        maxLag: lag === undefined ? undefined : (0,domain_duration/* readDuration */.$7)(lag),
        requirePins: written['require-pins'],
    });
}
function matcherOf(glob) {
    return glob === undefined ? undefined : (0,formats_glob.globMatcher)(glob);
}

;// CONCATENATED MODULE: ./build/usecases/read-config.js








function readConfig(file, bytes) {
    const { config, lineOf } = readConfigFile(file, bytes);
    return rulesOf(config, { file, lineOf });
}
function parseConfig(file, bytes) {
    return readConfigFile(file, bytes).config;
}
function readConfigFile(file, bytes) {
    const plain = readPlainYaml(bytes);
    if (plain.kind === 'unreadable')
        throw invalid([`${file}:${plain.line}: ${(0,printable/* printable */.g$)(plain.reason)}`]);
    const parsed = Config.safeParse(plain.value);
    if (parsed.success)
        return { config: parsed.data, lineOf: plain.lineOf };
    const mistakes = (0,form_issue/* findIssues */.I0)(parsed.error, plain.value).map(({ path, message }) => ({
        line: plain.lineOf(path),
        parts: [...(path.length === 0 ? [] : [(0,printable/* printable */.g$)((0,form_issue/* formatFormPath */.PO)(path), 80)]), (0,printable/* printable */.g$)(message)],
    }));
    const inOrder = mistakes.toSorted((one, other) => one.line - other.line);
    throw invalid(inOrder.map(({ line, parts }) => [`${file}:${line}`, ...parts].join(': ')));
}
function rulesOf(config, place) {
    return {
        isIncluded: anyOf(config.include),
        isExcluded: anyOf(config.exclude),
        ignore: config.ignore.map(({ image, path, reason, until }) => ({
            image: image === undefined ? undefined : (0,formats_glob.globMatcher)(image),
            path: path === undefined ? undefined : (0,formats_glob.globMatcher)(path),
            reason,
            until: until === undefined ? undefined : endOfDay(until),
        })),
        options: {
            workflowMatrix: config['opt-in'].includes('workflow-matrix'),
            bakeArgs: config['opt-in'].includes('bake-args'),
        },
        check: readCheckSettings(config.check, place),
    };
}
function endOfDay(day) {
    return (0,instant/* toInstant */.fN)((0,instant/* parseInstant */.nV)(`${day}T00:00:00Z`) + instant/* DAY_MS */.sO);
}
function anyOf(globs) {
    const matchers = globs.map(formats_glob.globMatcher);
    return (path) => matchers.some((matches) => matches(path));
}
function invalid(problems) {
    return new errors/* MooringError */.OD('config_file_invalid', problems.join('\n'));
}


/***/ })

};
