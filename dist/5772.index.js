export const id = 5772;
export const ids = [5772];
export const modules = {

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

/***/ 5772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readJsonFile: () => (/* reexport */ readJsonFile),
  readYamlFile: () => (/* reexport */ readYamlFile)
});

;// CONCATENATED MODULE: ./node_modules/strip-json-comments/index.js
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}

// EXTERNAL MODULE: ./build/formats/find-images.js + 17 modules
var find_images = __webpack_require__(7591);
// EXTERNAL MODULE: ./build/formats/finding.js
var finding = __webpack_require__(994);
// EXTERNAL MODULE: ./build/formats/list-findings.js
var list_findings = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/formats/open-file.js
var open_file = __webpack_require__(7086);
// EXTERNAL MODULE: ./build/formats/yaml-documents.js + 1 modules
var yaml_documents = __webpack_require__(4318);
;// CONCATENATED MODULE: ./build/formats/read-json-file.js






function readJsonFile(kind, bytes, options) {
    const opening = (0,open_file/* openFile */.T)(kind, bytes);
    if (opening.kind === 'closed')
        return opening.reading;
    const { file, positions } = opening;
    const parsed = (0,yaml_documents/* parseYaml */.h)({ text: stripJsonComments(file.text), offset: file.offset });
    const findings = parsed.kind === 'document'
        ? (0,find_images/* findImages */.M)(kind, parsed.root, { ...options, text: file.whole })
        : [(0,finding/* skip */.i)(parsed.at, '', parsed.code, parsed.reason.replace('not YAML', 'not JSON'))];
    return (0,list_findings/* listFindings */.F)({ kind, positions, findings });
}

// EXTERNAL MODULE: ./build/formats/image-words.js
var image_words = __webpack_require__(3526);
// EXTERNAL MODULE: ./build/formats/data-node.js
var data_node = __webpack_require__(2320);
;// CONCATENATED MODULE: ./build/formats/manifest-kind.js

function manifestKind(root) {
    const version = (0,data_node/* textAt */.$6)(root, 'apiVersion')?.text;
    const kind = (0,data_node/* textAt */.$6)(root, 'kind')?.text;
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

;// CONCATENATED MODULE: ./build/formats/templated-lines.js

const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;
function findTemplatedLines({ text, offset }) {
    if (!text.includes('{{'))
        return { all: [], unquoted: [] };
    const all = [...text.matchAll(IMAGE_LINE)].map((match) => {
        const start = match.index + match[0].length;
        const lineFeed = text.indexOf('\n', start);
        const written = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
        return (0,finding/* skip */.i)(start + offset, written, 'templated', 'a template has to be rendered before the file is YAML');
    });
    return { all, unquoted: all.filter(({ written }) => written.startsWith('{{')) };
}

;// CONCATENATED MODULE: ./build/formats/read-yaml-file.js








function readYamlFile(kind, bytes, options) {
    const opening = (0,open_file/* openFile */.T)(kind, bytes);
    if (opening.kind === 'closed')
        return opening.reading;
    const { file, positions } = opening;
    const readings = (0,yaml_documents/* splitDocuments */.Z)(file.text, file.offset)
        .filter(({ text }) => (0,image_words/* mayNameImages */.n)(kind, text))
        .map((document) => (0,list_findings/* listFindings */.F)({ positions, ...readDocument({ kind, document, file, options }) }));
    return {
        images: readings.flatMap(({ images }) => images),
        skipped: readings.flatMap(({ skipped }) => skipped),
    };
}
function readDocument({ kind, document, file, options }) {
    const parsed = (0,yaml_documents/* parseYaml */.h)(document);
    const templated = findTemplatedLines(document);
    if (parsed.kind === 'unreadable') {
        const isTemplate = parsed.code === 'not-parsable' && document.text.includes('{{');
        return { kind, findings: isTemplate ? templated.all : [(0,finding/* skip */.i)(parsed.at, '', parsed.code, parsed.reason)] };
    }
    const actual = kind === 'kubernetes' ? manifestKind(parsed.root) : kind;
    if (actual === undefined)
        return { kind, findings: [] };
    const findings = (0,find_images/* findImages */.M)(actual, parsed.root, { ...options, text: file.whole });
    if (parsed.isWhole())
        return { kind: actual, findings: [...findings, ...templated.unquoted] };
    return {
        kind,
        findings: [(0,finding/* skip */.i)(document.offset, '', 'too-entangled', 'its merge keys take too much work')],
    };
}

;// CONCATENATED MODULE: ./build/formats/structured-files.js




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


/***/ })

};
