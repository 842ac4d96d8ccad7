import { shared } from './shared.js';
export const id = 8896;
export const ids = [8896];
export const modules = {
    50640: shared[50640],
    68896: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            addSigners: () => (addSigners)
        });
        var _apply_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49613);
        var _signatures_decide_signer_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9200);
        var _formats_open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77086);
        var _formats_yaml_read_plain_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50640);
        var _formats_yaml_yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96045);
        function addSigners(bytes, entries) {
            const { whole, text, offset } = (0, _formats_open_file_js__WEBPACK_IMPORTED_MODULE_1__.C)(bytes);
            const parsed = (0, _formats_yaml_yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__.h)({ text, offset });
            if (parsed.kind === 'unreadable')
                return undefined;
            const place = findPlace(parsed.root, whole);
            if (place === undefined)
                return undefined;
            const lineBreak = /\r?\n/.exec(whole)?.[0] ?? '\n';
            const isOpen = place.at > offset && whole.charAt(place.at - 1) !== '\n';
            const lines = [...place.before, ...entries.flatMap(_signatures_decide_signer_entry_js__WEBPACK_IMPORTED_MODULE_4__.a).map((line) => place.indent + line)];
            const added = `${isOpen ? lineBreak : ''}${lines.join(lineBreak)}${lineBreak}`;
            const edits = [{ start: place.at, end: place.at, replacement: new TextEncoder().encode(added) }];
            const edited = (0, _apply_edits_js__WEBPACK_IMPORTED_MODULE_0__.c)(bytes, place.remove === undefined ? edits : [...edits, { ...place.remove, replacement: NOTHING }]);
            return isSame(edited, withEntries(bytes, entries)) ? edited : undefined;
        }
        const NOTHING = new Uint8Array();
        const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;
        function findPlace(root, whole) {
            const trust = root.kind === 'map' ? root.entries.find(({ key }) => key.text === 'trust')?.value : undefined;
            if (trust === undefined)
                return endOfFile(root, whole);
            if (trust.kind !== 'map' || trust.isFlow || trust.isShared)
                return undefined;
            const signers = trust.entries.find(({ key }) => key.text === 'signers');
            if (signers === undefined)
                return afterLast(trust, whole);
            const { value } = signers;
            if (value.kind !== 'list' || value.isShared)
                return undefined;
            return whole.charAt(value.start) === '['
                ? inPlaceOfEmpty(value, columnAt(whole, signers.key.start), whole)
                : afterItems(value, whole);
        }
        function endOfFile(root, whole) {
            if (root.kind !== 'empty' && (root.kind !== 'map' || root.isFlow))
                return undefined;
            const [first] = root.kind === 'map' ? root.entries : [];
            const indent = first === undefined ? '' : columnAt(whole, first.key.start);
            return { at: whole.length, indent: `${indent}    `, before: [`${indent}trust:`, `${indent}  signers:`] };
        }
        function afterLast(trust, whole) {
            const [last] = trust.entries.slice(-1);
            const at = last && endOfLine(endOf(last.value), whole);
            if (last === undefined || at === undefined)
                return undefined;
            const indent = columnAt(whole, last.key.start);
            return { at, indent: `${indent}  `, before: [`${indent}signers:`] };
        }
        function afterItems(list, whole) {
            const at = endOfLine(endOf(list), whole);
            return at === undefined ? undefined : { at, indent: columnAt(whole, list.start), before: [] };
        }
        function inPlaceOfEmpty(list, indent, whole) {
            const [brackets = ''] = /^\[\s*\]/.exec(whole.slice(list.start)) ?? [];
            const end = list.start + brackets.length;
            const at = endOfLine(end, whole);
            if (brackets === '' || at === undefined)
                return undefined;
            return { at, indent: `${indent}  `, before: [], remove: { start: list.start, end } };
        }
        function endOf(node) {
            if (node.kind === 'text')
                return node.isShared ? undefined : node.end;
            const last = node.kind === 'list' ? node.items.at(-1) : undefined;
            const value = node.kind === 'map' && !node.isFlow ? node.entries.at(-1)?.value : last;
            return value === undefined ? undefined : endOf(value);
        }
        function endOfLine(from, whole) {
            if (from === undefined || whole.charAt(from - 1) === '\n')
                return from;
            const lineFeed = whole.indexOf('\n', from);
            return lineFeed === -1 ? whole.length : lineFeed + 1;
        }
        function columnAt(whole, at) {
            const line = whole.slice(whole.lastIndexOf('\n', at - 1) + 1, at);
            return ' '.repeat(line.replace(BYTE_ORDER_MARK, '').length);
        }
        function withEntries(bytes, entries) {
            const plain = (0, _formats_yaml_read_plain_yaml_js__WEBPACK_IMPORTED_MODULE_2__.g)(bytes);
            if (plain.kind === 'unreadable')
                return undefined;
            const trust = memberOf(plain.value, 'trust');
            const signers = memberOf(trust, 'signers');
            const added = entries.map(({ image, signer: { issuer, identity } }) => ({ image, issuer, identity }));
            return {
                ...Object(plain.value),
                trust: { ...Object(trust), signers: [...(Array.isArray(signers) ? signers : []), ...added] },
            };
        }
        function memberOf(value, key) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
        }
        function isSame(edited, wanted) {
            const plain = (0, _formats_yaml_read_plain_yaml_js__WEBPACK_IMPORTED_MODULE_2__.g)(edited);
            return (plain.kind === 'value' && wanted !== undefined && JSON.stringify(plain.value) === JSON.stringify(wanted));
        }
    })
};
