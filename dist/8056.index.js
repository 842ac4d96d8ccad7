export const id = 8056;
export const ids = [8056];
export const modules = {

/***/ 8056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readHclFile: () => (/* binding */ readHclFile)
});

// EXTERNAL MODULE: ./build/formats/find-images.js + 17 modules
var find_images = __webpack_require__(7591);
// EXTERNAL MODULE: ./build/domain/source/byte-text.js
var byte_text = __webpack_require__(673);
// EXTERNAL MODULE: ./build/domain/source/source-text.js
var source_text = __webpack_require__(8988);
;// CONCATENATED MODULE: ./build/formats/hcl-heredoc.js

function heredocSource(raw, at) {
    const start = raw.indexOf('\n') + 1;
    const body = raw.slice(start, raw.lastIndexOf('\n') + 1);
    if (!raw.startsWith('<<-'))
        return (0,source_text/* sourceText */.rI)(body, at + start);
    return withoutIndent(body, at + start);
}
function withoutIndent(body, at) {
    const written = /^([ \t]*)[^ \t\r\n]/gm;
    const indent = [...body.matchAll(written)].reduce((least, [, blanks = '']) => Math.min(least, blanks.length), Infinity);
    const builder = new source_text/* SourceTextBuilder */.uL();
    for (const { index, 0: line } of body.matchAll(/[^\n]*\n/g)) {
        const removed = line.trim() === '' ? 0 : indent;
        builder.append(line.slice(removed), at + index + removed);
    }
    return builder.build();
}

// EXTERNAL MODULE: ./build/formats/hcl-token.js
var hcl_token = __webpack_require__(1332);
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
        this.#tokens = [...(0,hcl_token/* hclTokens */.A)(text)];
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
        if (!this.#skipExpression() && text !== undefined)
            return text;
        const end = this.#tokens[this.#at - 1]?.end ?? 0;
        return {
            kind: 'expression',
            start,
            written: this.#text.slice(start - this.#offset, end),
            isShared: false,
        };
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
        const source = heredocSource(raw, at);
        return { ...core, text: source.text, source, style: 'block' };
    }
    if (kind === 'word')
        return { ...core, text: raw, source: (0,source_text/* sourceText */.rI)(raw, at), style: 'plain' };
    const text = unquoted(raw);
    return { ...core, text, source: (0,scalar_source/* scalarSource */.a)({ value: text, style: 'quoted', raw, at }), style: 'quoted' };
}
function unquoted(raw) {
    const meanings = { n: '\n', t: '\t', r: '\r' };
    return raw
        .slice(1, -1)
        .replace(/\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g, (_, four, eight, letter = '') => {
        const point = four ?? eight;
        return point === undefined ? (meanings[letter] ?? letter) : characterAt(parseInt(point, 16));
    });
}
function characterAt(point) {
    return point > 0x10ffff ? '' : (0,byte_text/* textOfBytes */.g)(new TextEncoder().encode(String.fromCodePoint(point)));
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
    return { kind: 'map', start, entries, mergedEntries: entries, get, isFlow: true, isShared: false };
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
