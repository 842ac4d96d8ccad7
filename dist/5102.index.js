export const id = 5102;
export const ids = [5102];
export const modules = {

/***/ 5102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readHclFile: () => (/* binding */ readHclFile)
});

// EXTERNAL MODULE: ./build/formats/find-images.js + 15 modules
var find_images = __webpack_require__(6157);
// EXTERNAL MODULE: ./build/domain/dockerfile/source-text.js
var source_text = __webpack_require__(231);
;// CONCATENATED MODULE: ./build/formats/hcl-token.js
const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const BLANKS = /[ \t\r]+/y;
const WORD = /[\p{L}\p{N}_.*-]+/uy;
const HEREDOC = /<<-?([\w-]+)[ \t]*\r?\n/y;
function* hclTokens(text) {
    let at = 0;
    while (at < text.length) {
        const end = matchAt(BLANKS, text, at) ?? matchAt(COMMENT, text, at);
        if (end !== undefined) {
            at = end;
            continue;
        }
        const token = readToken(text, at);
        yield token;
        at = token.end;
    }
}
function readToken(text, start) {
    const character = text.charAt(start);
    if (character === '\n')
        return { kind: 'line-end', start, end: start + 1 };
    if (character === '"')
        return { kind: 'text', start, end: endOfText(text, start + 1) };
    const word = matchAt(WORD, text, start);
    if (word !== undefined)
        return { kind: 'word', start, end: word };
    const heredoc = matchAt(HEREDOC, text, start);
    if (heredoc !== undefined)
        return { kind: 'heredoc', start, end: endOfHeredoc(text, start, heredoc) };
    return { kind: 'mark', start, end: start + 1 };
}
function endOfText(text, from) {
    const open = ['text'];
    for (let at = from; at < text.length; at += 1) {
        const character = text.charAt(at);
        const isTemplate = open.at(-1) === 'template';
        if (character === '\\' && !isTemplate)
            at += 1;
        else if (character === '"' && isTemplate)
            open.push('text');
        else if (character === '"' || (character === '}' && isTemplate))
            open.pop();
        else if (character === '{' && (isTemplate || /[$%]/.test(text.charAt(at - 1))))
            open.push('template');
        if (open.length === 0)
            return at + 1;
    }
    return text.length;
}
function endOfHeredoc(text, start, body) {
    const word = text.slice(start, body).replace(/^<<-?/, '').trim();
    for (let line = body; line < text.length;) {
        const lineFeed = text.indexOf('\n', line);
        const end = lineFeed === -1 ? text.length : lineFeed;
        if (text.slice(line, end).trim() === word)
            return end;
        line = end + 1;
    }
    return text.length;
}
function matchAt(pattern, text, at) {
    const sticky = pattern;
    sticky.lastIndex = at;
    return sticky.test(text) ? sticky.lastIndex : undefined;
}

// EXTERNAL MODULE: ./build/formats/scalar-source.js
var scalar_source = __webpack_require__(1125);
;// CONCATENATED MODULE: ./build/formats/hcl-node.js



const DEEPEST = 200;
function readHcl(text, offset) {
    const reader = new HclReader(text, offset);
    return reader.readBody(0);
}
class HclReader {
    #text;
    #offset;
    #tokens;
    #at = 0;
    constructor(text, offset) {
        this.#text = text;
        this.#offset = offset;
        this.#tokens = [...hclTokens(text)];
    }
    readBody(depth) {
        const start = this.#start();
        const entries = [];
        while (this.#at < this.#tokens.length && !this.#skipMark('}')) {
            const entry = this.#isKey() ? this.#readEntry(depth) : undefined;
            if (entry === undefined)
                this.#at += 1;
            else
                entries.push(entry);
        }
        return mapNode(start, mergeBlocks(entries));
    }
    #readEntry(depth) {
        const key = this.#takeText();
        if (this.#skipMark('=') || this.#skipMark(':'))
            return { key, value: this.#readExpression(depth) };
        const labels = [];
        while (this.#isKey())
            labels.push(this.#takeText());
        if (!this.#skipMark('{') || depth > DEEPEST)
            return undefined;
        const body = this.readBody(depth + 1);
        const value = labels.reduceRight((inner, label) => mapNode(label.start, [{ key: label, value: inner }]), body);
        return { key, value };
    }
    #readExpression(depth) {
        const start = this.#start();
        const [first] = this.#tokens.slice(this.#at, this.#at + 1);
        if (depth <= DEEPEST && this.#skipMark('{'))
            return this.readBody(depth + 1);
        if (depth <= DEEPEST && this.#skipMark('['))
            return this.#readList(start, depth + 1);
        const isText = first?.kind === 'text' || first?.kind === 'heredoc';
        const text = isText ? this.#takeText() : undefined;
        return this.#skipExpression() || text === undefined ? { kind: 'empty', start, isShared: false } : text;
    }
    #readList(start, depth) {
        const items = [];
        while (this.#at < this.#tokens.length && !this.#skipMark(']')) {
            const isGap = this.#skipMark(',') || this.#skipKind('line-end') || this.#skipMark('}');
            if (!isGap)
                items.push(this.#readExpression(depth));
        }
        return { kind: 'list', start, items, isShared: false };
    }
    #skipExpression() {
        const from = this.#at;
        for (let depth = 0; this.#at < this.#tokens.length; this.#at += 1) {
            const token = this.#tokens[this.#at];
            const mark = token === undefined ? '' : this.#written(token);
            if (depth === 0 && (mark === '\n' || /^[,)}\]]$/.test(mark)))
                break;
            depth += /^[([{]$/.test(mark) ? 1 : 0;
            depth -= /^[)}\]]$/.test(mark) ? 1 : 0;
        }
        return this.#at > from;
    }
    #isKey() {
        const kind = this.#tokens[this.#at]?.kind;
        return kind === 'word' || kind === 'text';
    }
    #takeText() {
        const token = this.#tokens[this.#at] ?? {
            kind: 'word',
            start: this.#text.length,
            end: this.#text.length,
        };
        this.#at += 1;
        return textNode(token, this.#written(token), this.#offset);
    }
    #skipMark(mark) {
        const token = this.#tokens[this.#at];
        const isThere = token?.kind === 'mark' && this.#written(token) === mark;
        if (isThere)
            this.#at += 1;
        return isThere;
    }
    #skipKind(kind) {
        const isThere = this.#tokens[this.#at]?.kind === kind;
        if (isThere)
            this.#at += 1;
        return isThere;
    }
    #start() {
        return (this.#tokens[this.#at]?.start ?? this.#text.length) + this.#offset;
    }
    #written({ start, end }) {
        return this.#text.slice(start, end);
    }
}
function textNode({ kind, start, end }, raw, offset) {
    const at = start + offset;
    const core = {
        kind: 'text',
        start: at,
        end: end + offset,
        isShared: false,
        aliases: 0,
        tagComment: undefined,
    };
    if (kind === 'heredoc') {
        const body = raw.indexOf('\n') + 1;
        const text = raw.slice(body, raw.lastIndexOf('\n') + 1);
        return { ...core, text, source: (0,source_text/* sourceText */.rI)(text, at + body), style: 'block' };
    }
    if (kind === 'word')
        return { ...core, text: raw, source: (0,source_text/* sourceText */.rI)(raw, at), style: 'plain' };
    const text = unquoted(raw);
    return { ...core, text, source: (0,scalar_source/* scalarSource */.a)({ value: text, style: 'quoted', raw, at }), style: 'quoted' };
}
function unquoted(raw) {
    const meanings = { n: '\n', t: '\t', r: '\r' };
    return raw.slice(1, -1).replace(/\\(.)/g, (_, escaped) => meanings[escaped] ?? escaped);
}
function mergeBlocks(entries) {
    const byKey = Map.groupBy(entries, ({ key }) => key.text);
    return [...byKey.values()].flatMap((same) => {
        const inner = same.flatMap(({ value }) => (value.kind === 'map' ? value.entries : []));
        const [first] = same;
        if (first === undefined || same.length === 1 || first.value.kind !== 'map')
            return same.slice(0, 1);
        return [{ key: first.key, value: mapNode(first.value.start, inner) }];
    });
}
function mapNode(start, entries) {
    const get = (key) => entries.find((entry) => entry.key.text === key)?.value;
    return { kind: 'map', start, entries, get, isFlow: true, isShared: false };
}

// EXTERNAL MODULE: ./build/formats/list-findings.js
var list_findings = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/formats/open-file.js
var open_file = __webpack_require__(7086);
;// CONCATENATED MODULE: ./build/formats/read-hcl-file.js




function readHclFile(kind, bytes, options) {
    const opening = (0,open_file/* openFile */.T)(kind, bytes);
    if (opening.kind === 'closed')
        return opening.reading;
    const { file, positions } = opening;
    const findings = (0,find_images/* findImages */.M)(kind, readHcl(file.text, file.offset), { ...options, text: file.whole });
    return (0,list_findings/* listFindings */.F)({ kind, positions, findings });
}


/***/ })

};
