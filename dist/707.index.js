export const id = 707;
export const ids = [707];
export const modules = {
    32407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (skip),
            u: () => (formatReading)
        });
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        function skip(at, written, code, reason) {
            return { kind: 'skipped', at, written, code, reason };
        }
        function formatReading({ kind, positions, found }) {
            const images = [];
            const skipped = [];
            for (const uses of groupByPlace(found)) {
                const [first] = uses;
                const listed = uses.find((use) => use.kind !== 'output');
                if (listed === undefined)
                    continue;
                const place = { ...positions.find(first.at), written: (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.written) };
                if (listed.kind === 'skipped') {
                    skipped.push({ ...place, code: listed.code, reason: (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(listed.reason) });
                }
                else {
                    const { reference, writing } = listed;
                    images.push({ ...place, kind, reference, edit: editOf(listed, uses), writing });
                }
            }
            return { images, skipped };
        }
        function groupByPlace(found) {
            const groups = new Map();
            for (const text of found) {
                const place = placeKey(text);
                const group = groups.get(place);
                if (group === undefined)
                    groups.set(place, [text]);
                else
                    group.push(text);
            }
            return [...groups.values()].sort(([one], [other]) => one.at - other.at);
        }
        function placeKey(found) {
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
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44906);
        var _file_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
        var _found_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32407);
        function openFile(kind, bytes) {
            const file = fileText(bytes);
            if (!(0, _file_format_js__WEBPACK_IMPORTED_MODULE_1__.nE)(kind, file.text.replaceAll('\0', ''))) {
                return { kind: 'closed', reading: { images: [], skipped: [] } };
            }
            const positions = new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__._(file.whole);
            if (file.isUtf8)
                return { kind: 'open', file, positions };
            const found = [(0, _found_text_js__WEBPACK_IMPORTED_MODULE_2__.i)(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
            return { kind: 'closed', reading: (0, _found_text_js__WEBPACK_IMPORTED_MODULE_2__.u)({ kind, positions, found }) };
        }
        const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
        const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';
        function fileText(bytes) {
            const whole = (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(bytes);
            const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
            return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
        }
        function isUtf8(bytes, whole) {
            const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
            return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
        }
    }),
    20707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            readStructuredFile: () => (readStructuredFile)
        });
        ;
        const singleComment = Symbol('singleComment');
        const multiComment = Symbol('multiComment');
        const stripWithoutWhitespace = () => '';
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
        function stripJsonComments(jsonString, { whitespace = true, trailingCommas = false } = {}) {
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
                    const escaped = isEscaped(jsonString, index);
                    if (!escaped) {
                        isInsideString = !isInsideString;
                    }
                }
                if (isInsideString) {
                    continue;
                }
                if (!isInsideComment && currentCharacter + nextCharacter === '//') {
                    buffer += jsonString.slice(offset, index);
                    offset = index;
                    isInsideComment = singleComment;
                    index++;
                }
                else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
                    index++;
                    isInsideComment = false;
                    buffer += strip(jsonString, offset, index);
                    offset = index;
                    continue;
                }
                else if (isInsideComment === singleComment && currentCharacter === '\n') {
                    isInsideComment = false;
                    buffer += strip(jsonString, offset, index);
                    offset = index;
                }
                else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
                    buffer += jsonString.slice(offset, index);
                    offset = index;
                    isInsideComment = multiComment;
                    index++;
                    continue;
                }
                else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
                    index++;
                    isInsideComment = false;
                    buffer += strip(jsonString, offset, index + 1);
                    offset = index + 1;
                    continue;
                }
                else if (trailingCommas && !isInsideComment) {
                    if (commaIndex !== -1) {
                        if (currentCharacter === '}' || currentCharacter === ']') {
                            buffer += jsonString.slice(offset, index);
                            result += strip(buffer, 0, 1) + buffer.slice(1);
                            buffer = '';
                            offset = index;
                            commaIndex = -1;
                        }
                        else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
                            buffer += jsonString.slice(offset, index);
                            offset = index;
                            commaIndex = -1;
                        }
                    }
                    else if (currentCharacter === ',') {
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
        var file_format = __webpack_require__(68521);
        var errors = __webpack_require__(56046);
        var data_node = __webpack_require__(22320);
        var source_text = __webpack_require__(98988);
        var read_dockerfile = __webpack_require__(49682);
        var pin_writing = __webpack_require__(67960);
        var found_text = __webpack_require__(32407);
        ;
        const UNPLACED = 'it is folded over several lines; write the Dockerfile as a block (|)';
        const UNKNOWN = 'a template decides which parts of it exist';
        function findInInlineDockerfile(node, fill) {
            if (node === undefined)
                return [];
            if ((0, source_text.HA)(node.source, 0) === source_text.JW)
                return [(0, found_text.i)(node.start, '', 'inline-dockerfile', UNPLACED)];
            const filled = fill(node.source);
            if (filled === undefined)
                return [(0, found_text.i)(node.start, '', 'inline-dockerfile', UNKNOWN)];
            return findInFilled(node, filled);
        }
        function findInFilled({ start, isShared, aliases }, filled) {
            const declared = declareVariables(filled);
            const { images, skipped } = (0, read_dockerfile.n)(bytesOf(declared.source.text));
            const place = placesIn(declared.source);
            return [
                ...skipped.map((found) => skipInside(found, Math.max(start, place(found.line, found.column)), declared)),
                ...images.map((image) => {
                    const { line, column, reference } = image;
                    const at = place(line, column);
                    const written = declared.asWritten(image.written);
                    const edit = placeInside(declared.source, image);
                    return { kind: 'image', at, written, reference, edit, writing: pin_writing.Wp, isShared, aliases };
                }),
            ];
        }
        function declareVariables(filled) {
            const { source, variables } = filled;
            if (variables.length === 0)
                return filled;
            const [head = ''] = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source.text) ?? [];
            const builder = new source_text.uL();
            builder.appendSource((0, source_text.U5)(source, 0, head.length));
            for (const name of variables)
                builder.append(`ARG ${name}\n`, source_text.JW);
            builder.appendSource((0, source_text.U5)(source, head.length));
            return { ...filled, source: builder.build() };
        }
        function skipInside({ written, code, reason }, at, { variables, asWritten }) {
            const text = asWritten(written);
            const isOuter = code === 'build-arg' && variables.some((name) => reason.includes(name));
            if (isOuter)
                return (0, found_text.i)(at, text, 'variable', 'its value comes from a variable of the outer file');
            return (0, found_text.i)(at, text, 'inline-dockerfile', asWritten(reason));
        }
        function bytesOf(text) {
            return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
        }
        function placesIn(source) {
            const starts = [0];
            for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1))
                starts.push(at + 1);
            return (line, column) => (0, source_text.HA)(source, (starts[line - 1] ?? 0) + column - 1);
        }
        function placeInside(source, { edit }) {
            if (edit.kind === 'not-editable')
                return edit;
            const spans = edit.spans.flatMap(({ start, end }) => (0, source_text.Ly)((0, source_text.U5)(source, start, end)) ?? []);
            if (spans.length === edit.spans.length)
                return { ...edit, spans };
            return {
                kind: 'not-editable',
                code: 'not-in-file',
                reason: 'it has escapes or is folded over several lines',
            };
        }
        var image_reference = __webpack_require__(50880);
        ;
        function findInText(node, options = {}) {
            if (node?.kind !== 'text')
                return [];
            const { prefix = '', writing = pin_writing.Wp } = options;
            if (!node.text.startsWith(prefix))
                return [];
            return findInSource((0, source_text.U5)(node.source, prefix.length), node, writing);
        }
        function findInSource(source, node, writing = pin_writing.Wp) {
            const { text } = source;
            if (text === '')
                return [];
            const at = Math.max(node.start, (0, source_text.HA)(source, 0));
            const open = findOpenPart(text, at);
            if (open !== undefined)
                return [open];
            const reading = (0, image_reference.bc)(text);
            if (reading.kind === 'invalid') {
                return [(0, found_text.i)(at, text, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
            }
            const { isShared, aliases, tagComment } = node;
            const edit = editPlaceOf(source);
            const { reference } = reading;
            const place = { edit, writing: { ...writing, tagComment } };
            return [{ kind: 'image', at, written: text, reference, ...place, isShared, aliases }];
        }
        function findOpenPart(text, at) {
            if (text.includes('{{') && !text.includes('${{')) {
                return (0, found_text.i)(at, text, 'templated', 'a template fills it in');
            }
            if (text.includes('$'))
                return (0, found_text.i)(at, text, 'variable', 'its value comes from a variable');
            return undefined;
        }
        function editPlaceOf(source) {
            const spans = (0, source_text.Ly)(source);
            if (spans !== undefined)
                return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
            return {
                kind: 'not-editable',
                code: 'not-in-file',
                reason: 'it has escapes or is folded over several lines',
            };
        }
        ;
        const PREFIX = 'docker-image://';
        function findInNamedContexts(contexts, defaultOf) {
            return contexts.flatMap(({ key, value }) => [
                ...warnOfReplacement(key),
                ...(value.kind === 'text' ? findInContext(value, defaultOf) : []),
            ]);
        }
        function findInContext(node, defaultOf) {
            const source = defaultOf(node.source);
            if (!source.text.startsWith(PREFIX))
                return [];
            return findInSource(defaultOf((0, source_text.U5)(source, PREFIX.length)), node);
        }
        function warnOfReplacement(key) {
            const reading = (0, image_reference.bc)(key.text);
            if (reading.kind === 'invalid' || reading.reference.tag === undefined)
                return [];
            const reason = `this context replaces FROM ${key.text}, but not if that FROM has a digest`;
            return [(0, found_text.i)(key.start, key.text, 'replaces-base', reason)];
        }
        ;
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
                return { kind: 'text', start, end: endOfNested(text, start + 1, 'text') };
            const word = matchAt(WORD, text, start);
            if (word !== undefined)
                return { kind: 'word', start, end: word };
            const heredoc = matchAt(HEREDOC, text, start);
            if (heredoc !== undefined)
                return { kind: 'heredoc', start, end: endOfHeredoc(text, start, heredoc) };
            return { kind: 'mark', start, end: start + 1 };
        }
        function endOfTemplate(text, from) {
            return endOfNested(text, from, 'template');
        }
        function endOfNested(text, from, outer) {
            const open = [outer];
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
        ;
        function fillAsCompose(source) {
            const { text } = source;
            const suffix = unusedSuffix(text);
            const builder = new source_text.uL();
            const variables = new Set();
            let copied = 0;
            for (const { index, 0: match, 1: name } of text.matchAll(/\$(?:\$|\{?([A-Za-z_]\w*))/g)) {
                const end = index + match.length;
                builder.appendSource((0, source_text.U5)(source, copied, name === undefined ? index + 1 : end));
                copied = end;
                if (name === undefined)
                    continue;
                builder.append(suffix, source_text.JW);
                variables.add(`${name}${suffix}`);
            }
            builder.appendSource((0, source_text.U5)(source, copied));
            return {
                source: builder.build(),
                variables: [...variables],
                asWritten: (part) => part.replaceAll(suffix, ''),
            };
        }
        function fillAsHcl(source) {
            const { text } = source;
            const suffix = unusedSuffix(text);
            const builder = new source_text.uL();
            const written = [];
            const opening = /\$\$\{|%%\{|\$\{|%\{/g;
            let copied = 0;
            for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
                const [mark] = match;
                if (mark === '%{')
                    return undefined;
                const isEscaped = mark !== '${';
                builder.appendSource((0, source_text.U5)(source, copied, isEscaped ? match.index + 1 : match.index));
                copied = isEscaped ? match.index + 2 : endOfTemplate(text, opening.lastIndex);
                if (isEscaped)
                    continue;
                builder.append('$', (0, source_text.HA)(source, match.index));
                builder.append(`{VALUE${written.length}${suffix}}`, source_text.JW);
                written.push(text.slice(match.index, copied));
                opening.lastIndex = copied;
            }
            builder.appendSource((0, source_text.U5)(source, copied));
            const spelled = new RegExp(`\\$\\{VALUE(\\d+)${suffix}\\}`, 'g');
            return {
                source: builder.build(),
                variables: written.map((_, index) => `VALUE${index}${suffix}`),
                asWritten: (part) => part.replace(spelled, (whole, index) => written[Number(index)] ?? whole),
            };
        }
        function unusedSuffix(text) {
            const longest = [...text.matchAll(/_OUTSIDE(_+)/g)].reduce((length, [, underscores = '']) => Math.max(length, underscores.length), 0);
            return `_OUTSIDE${'_'.repeat(longest + 1)}`;
        }
        ;
        const DEFAULT = /^\$\{[A-Za-z_]\w*:?-/;
        function findComposeImages(root) {
            const entries = (0, data_node.ws)(root, 'services');
            const services = new Map(entries.map(({ key, value }) => [key.text, value]));
            return entries.flatMap(({ value }) => findInService(composeService(value, services)));
        }
        const LONGEST_CHAIN = 20;
        function composeService(service, services) {
            const chain = [];
            for (let next = service; next !== undefined && chain.length < LONGEST_CHAIN;) {
                chain.push(next);
                const name = extendedName(next);
                next = name === undefined ? undefined : services.get(name);
            }
            const image = chain.map((link) => (0, data_node.$6)(link, 'image')).find((named) => named !== undefined);
            return { service, image, isBuilt: chain.some(hasBuild) };
        }
        function extendedName(service) {
            if ((0, data_node.$6)(service, 'extends', 'file') !== undefined)
                return undefined;
            return ((0, data_node.$6)(service, 'extends') ?? (0, data_node.$6)(service, 'extends', 'service'))?.text;
        }
        function hasBuild(service) {
            const build = (0, data_node.SC)(service)?.get('build');
            return build !== undefined && build.kind !== 'empty';
        }
        function findInService({ service, isBuilt, image }) {
            const named = isBuilt ? findWithDefault(image).map(asOutput) : findWithDefault((0, data_node.$6)(service, 'image'));
            const hooks = (0, data_node.Ct)(service, 'pre_start');
            const before = hooks.flatMap((hook) => findWithDefault((0, data_node.$6)(hook, 'image')));
            return [...named, ...before, ...[service, ...hooks].flatMap(findInVolumes), ...findInBuild(service)];
        }
        function findInVolumes(container) {
            return (0, data_node.Ct)(container, 'volumes')
                .filter((volume) => (0, data_node.$6)(volume, 'type')?.text === 'image')
                .flatMap((volume) => findWithDefault((0, data_node.$6)(volume, 'source')));
        }
        function asOutput({ at }) {
            return { kind: 'output', at };
        }
        function findInBuild(service) {
            const contexts = (0, data_node.ws)(service, 'build', 'additional_contexts');
            const listed = (0, data_node.Ct)(service, 'build', 'additional_contexts').flatMap(asEntry);
            return [
                ...findInInlineDockerfile((0, data_node.$6)(service, 'build', 'dockerfile_inline'), fillAsCompose),
                ...findInNamedContexts([...contexts, ...listed], defaultOf),
            ];
        }
        function asEntry(item) {
            if (item.kind !== 'text')
                return [];
            const equals = item.text.indexOf('=');
            if (equals === -1)
                return [];
            return [{ key: partOf(item, 0, equals), value: partOf(item, equals + 1, item.text.length) }];
        }
        function partOf({ text, source, start, end, style, isShared, aliases, tagComment }, from, to) {
            return {
                kind: 'text',
                text: text.slice(from, to),
                source: (0, source_text.U5)(source, from, to),
                start,
                end,
                style,
                isShared,
                aliases,
                tagComment,
            };
        }
        function findWithDefault(node) {
            return node === undefined ? [] : findInSource(defaultOf(node.source), node);
        }
        function defaultOf(source) {
            const { text } = source;
            let from = 0;
            let to = text.length;
            for (let opening = DEFAULT.exec(text); opening !== null; opening = DEFAULT.exec(text.slice(from, to))) {
                if (!text.endsWith('}', to))
                    return source;
                from += opening[0].length;
                to -= 1;
            }
            const inner = (0, source_text.U5)(source, from, to);
            return /[{}$]/.test(inner.text) ? source : inner;
        }
        ;
        const DIGEST_ONLY = { part: 'reference', before: '', after: '', styles: ['digest'] };
        function findDevcontainerImages(root) {
            const image = findInText((0, data_node.$6)(root, 'image'), { writing: DIGEST_ONLY });
            const features = (0, data_node.SC)(root, 'features')?.entries ?? [];
            return [
                ...image,
                ...features
                    .filter(({ key }) => isInRegistry(key.text))
                    .flatMap(({ key }) => findInSource(key.source, key, DIGEST_ONLY)),
            ];
        }
        function isInRegistry(feature) {
            return !/^\.|:\/\//.test(feature) && feature.includes('/');
        }
        ;
        function findBakeImages(root, options) {
            const named = blocksOf((0, data_node.SC)(root)?.get('target')).flatMap((map) => (0, data_node.ws)(map));
            const targets = named.flatMap(({ value }) => blocksOf(value));
            const args = options.args ? targets.flatMap((target) => (0, data_node.ws)(target, 'args')) : [];
            const computesImage = namesOfImageValues(root);
            return [
                ...targets.flatMap((target) => findInTarget(target, computesImage)),
                ...args.flatMap(findInArgument),
            ];
        }
        function blocksOf(node) {
            if (node?.kind === 'list')
                return node.items.filter(({ kind }) => kind === 'map');
            return node?.kind === 'map' ? [node] : [];
        }
        const IMAGE_CONTEXT = 'docker-image:';
        const BLOCKS = new Set(['target', 'group', 'variable', 'function']);
        function namesOfImageValues(root) {
            const attributes = (0, data_node.ws)(root).filter(({ key }) => !BLOCKS.has(key.text));
            const named = [...(0, data_node.ws)(root, 'variable'), ...(0, data_node.ws)(root, 'function'), ...attributes];
            const names = new Set(named.filter(({ value }) => holdsImageContext(value)).map(({ key }) => key.text));
            return (expression) => expression.includes(IMAGE_CONTEXT) ||
                (names.size > 0 && (expression.match(/[\w-]+/g) ?? []).some((word) => names.has(word)));
        }
        function holdsImageContext(value) {
            if (value.kind === 'text')
                return value.text.includes(IMAGE_CONTEXT);
            if (value.kind === 'expression')
                return value.written.includes(IMAGE_CONTEXT);
            const inner = [...(0, data_node.Xi)(value)].flatMap((map) => map.entries.map((entry) => entry.value));
            return inner.some((held) => (held.kind === 'text' || held.kind === 'expression') && holdsImageContext(held));
        }
        function findInTarget(target, computesImage) {
            const contexts = (0, data_node.SC)(target)?.get('contexts');
            const computed = [contexts, ...(0, data_node.I0)(contexts)].flatMap((value) => skipComputed(value, computesImage));
            const inline = (0, data_node.SC)(target)?.get('dockerfile-inline');
            return [
                ...findInNamedContexts((0, data_node.ws)(contexts), (source) => source),
                ...computed,
                ...findInInlineDockerfile((0, data_node.$6)(target, 'dockerfile-inline'), fillAsHcl),
                ...(inline?.kind === 'expression' ? [skipExpression(inline.start, inline.written)] : []),
            ];
        }
        function skipComputed(value, computesImage) {
            const written = value?.kind === 'expression' ? value.written : templateOf(value);
            if (value === undefined || written === undefined || !computesImage(written))
                return [];
            return [skipExpression(value.start, written)];
        }
        function templateOf(value) {
            const isTemplate = value?.kind === 'text' && value.text.startsWith('${');
            return isTemplate ? value.text : undefined;
        }
        function skipExpression(at, written) {
            return (0, found_text.i)(at, written, 'variable', 'its value comes from an expression');
        }
        function findInArgument({ value }) {
            const isTagged = value.kind === 'text' && /^[^\s$]+[:@][^/\s]+$/.test(value.text);
            return isTagged ? findInText(value).filter(({ kind }) => kind === 'image') : [];
        }
        ;
        const NO_JOBS = new Set(['variables', 'workflow', 'include', 'stages', 'spec', 'cache']);
        function findGitlabImages(root) {
            const jobs = (0, data_node.ws)(root)
                .filter(isJob)
                .map(({ value }) => value);
            return [root, ...jobs].flatMap(findInJob);
        }
        function isJob({ key, value }) {
            return value.kind === 'map' && !NO_JOBS.has(key.text) && key.text !== 'image';
        }
        function findInJob(job) {
            const image = (0, data_node.SC)(job)?.get('image');
            return [image, ...(0, data_node.Ct)(job, 'services')].flatMap((named) => findInText((0, data_node.$6)(named, 'name') ?? named));
        }
        var domain_digest = __webpack_require__(33213);
        ;
        function findInMap(map) {
            const written = writtenReference(map);
            const { repository } = map;
            const at = Math.max(repository.start, (0, source_text.HA)(repository.source, 0));
            const open = findOpenPart(written, at);
            if (open !== undefined)
                return [open];
            const reading = (0, image_reference.bc)(written);
            if (reading.kind === 'invalid') {
                return [(0, found_text.i)(at, written, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
            }
            const { reference } = reading;
            if (reference.tag === undefined && reference.digest === undefined) {
                return [(0, found_text.i)(at, written, 'tag-elsewhere', map.untaggedReason)];
            }
            const { place, edited } = choosePlace(map);
            const { isShared, aliases } = edited;
            return [{ kind: 'image', at, written, reference, ...place, isShared, aliases }];
        }
        function writtenReference({ registry, repository, tag, digest }) {
            const host = textOf(registry);
            return [
                host === '' ? '' : `${host}/`,
                repository.text,
                textOf(tag) === '' ? '' : `:${textOf(tag)}`,
                textOf(digest) === '' ? '' : `@${textOf(digest)}`,
            ].join('');
        }
        function textOf(node) {
            return node?.kind === 'text' ? node.text : '';
        }
        function choosePlace({ repository, tag, digest, insertion }) {
            if (digest?.kind === 'text' && ((0, domain_digest.Bc)(digest.text) || digest.style === 'quoted')) {
                return { place: { edit: editPlaceOf(digest.source), writing: PART_WRITING.digest }, edited: digest };
            }
            if (digest?.kind === 'empty' && digest.slot !== undefined) {
                return { place: placeInSlot(digest.slot), edited: { isShared: false, aliases: 0 } };
            }
            if (tag?.kind !== 'text' || tag.text === '') {
                const writing = { ...pin_writing.Wp, tagComment: repository.tagComment };
                return { place: { edit: editPlaceOf(repository.source), writing }, edited: repository };
            }
            if (insertion !== undefined && digest === undefined && !tag.text.includes('@'))
                return { place: insertion, edited: tag };
            const writing = tag.style === 'plain' ? PART_WRITING.plainTag : PART_WRITING.tag;
            return { place: { edit: editPlaceOf(tag.source), writing }, edited: tag };
        }
        function placeInSlot({ start, end, written, before, after }) {
            const edit = { kind: 'editable', text: written, spans: [{ start, end }], replaceableFrom: 0 };
            return { edit, writing: { ...PART_WRITING.digest, before, after } };
        }
        const PART_WRITING = {
            digest: { part: 'digest', before: '', after: '', styles: ['tag@digest'] },
            tag: { part: 'tag', before: '', after: '', styles: ['tag@digest'] },
            plainTag: { part: 'tag', before: '"', after: '"', styles: ['tag@digest'] },
        };
        ;
        const IMAGE_KEY = /image$/i;
        const PICTURE = /\.(?:png|jpe?g|svg|gif|webp|ico|bmp)$/i;
        const UNTAGGED_REASON = 'no tag; the chart sets it, usually from appVersion';
        function findHelmImages(root) {
            return [...(0, data_node.Xi)(root)].flatMap(findInValues);
        }
        function findInValues(map) {
            const below = map.entries.flatMap((entry) => findBelowKey(entry, map));
            return [...findInImageMap(map, (0, data_node.$6)(map, 'repository')), ...below];
        }
        function findBelowKey({ key, value }, map) {
            if (!IMAGE_KEY.test(key.text))
                return [];
            if (value.kind === 'map' && !value.isShared && (0, data_node.$6)(value, 'repository') === undefined) {
                return findInImageMap(value, (0, data_node.$6)(value, 'name'));
            }
            if (value.kind !== 'text' || PICTURE.test(value.text))
                return [];
            const tag = (0, data_node.$6)(map, 'tag') ?? (0, data_node.$6)(map, `${key.text}Tag`);
            if (tag === undefined || /[:@][^/]*$/.test(value.text))
                return findInText(value);
            return findInMap({
                repository: value,
                tag,
                digest: (0, data_node.$6)(map, 'digest'),
                untaggedReason: UNTAGGED_REASON,
            });
        }
        function findInImageMap(map, repository) {
            const isImage = ['tag', 'digest', 'registry', 'pullPolicy'].some((key) => map.get(key) !== undefined);
            if (!isImage || repository === undefined || repository.text === '')
                return [];
            return findInMap({
                registry: map.get('registry'),
                repository,
                tag: map.get('tag'),
                digest: map.get('digest'),
                untaggedReason: UNTAGGED_REASON,
            });
        }
        ;
        const HOLDERS = new Map([
            ['containers', 'containers'],
            ['initContainers', 'containers'],
            ['ephemeralContainers', 'containers'],
            ['sidecars', 'containers'],
            ['container', 'container'],
            ['script', 'container'],
            ['volumes', 'volumes'],
        ]);
        function findKubernetesImages(root) {
            return [...(0, data_node.Xi)(root)].flatMap(({ entries }) => entries.flatMap(findInEntry));
        }
        function findInEntry({ key, value }) {
            const holder = HOLDERS.get(key.text);
            switch (holder) {
                case 'containers':
                    return (0, data_node.Ct)(value).flatMap((container) => findInText((0, data_node.$6)(container, 'image')));
                case 'container':
                    return findInText((0, data_node.$6)(value, 'image'));
                case 'volumes':
                    return (0, data_node.Ct)(value).flatMap((volume) => findInText((0, data_node.$6)(volume, 'image', 'reference')));
                case undefined:
                    return [];
                default:
                    return (0, errors.xb)(holder);
            }
        }
        ;
        function findKustomizeImages(root, text) {
            return (0, data_node.Ct)(root, 'images').flatMap((item) => (item.kind === 'map' ? kustomize_findInEntry(item, text) : []));
        }
        function kustomize_findInEntry(entry, text) {
            const newName = (0, data_node.$6)(entry, 'newName');
            const repository = newName === undefined || newName.text === '' ? (0, data_node.$6)(entry, 'name') : newName;
            const tag = (0, data_node.$6)(entry, 'newTag');
            if (repository === undefined)
                return [];
            const untaggedReason = 'no tag; the manifests that use it set one';
            const insertion = tag === undefined ? undefined : placeNewDigest(entry, tag, text);
            return findInMap({ repository, tag, digest: entry.get('digest'), insertion, untaggedReason });
        }
        function placeNewDigest(entry, tag, text) {
            const key = entry.entries.find(({ value }) => value.start === tag.start)?.key;
            if (key === undefined || tag.style === 'block' || tag.isShared) {
                const reason = 'no digest can be added next to its tag';
                return { edit: { kind: 'not-editable', code: 'no-digest-here', reason }, writing: writingOf('') };
            }
            if (entry.isFlow)
                return { edit: placeAt(tag.end), writing: writingOf(', digest: ') };
            const lineFeed = text.indexOf('\n', tag.end);
            const next = lineFeed === -1 ? text.length : lineFeed;
            const end = text.charAt(next - 1) === '\r' ? next - 1 : next;
            const indent = ' '.repeat(key.start - text.lastIndexOf('\n', key.start) - 1);
            return { edit: placeAt(end), writing: writingOf(`${end === next ? '\n' : '\r\n'}${indent}digest: `) };
        }
        function placeAt(offset) {
            return { kind: 'editable', text: '', spans: [{ start: offset, end: offset }], replaceableFrom: 0 };
        }
        function writingOf(before) {
            return { part: 'digest', before, after: '', styles: ['tag@digest'] };
        }
        ;
        const BUILDER_IMAGES = [
            ['buildpacks', 'builder'],
            ['buildpacks', 'runImage'],
            ['jib', 'fromImage'],
            ['ko', 'fromImage'],
            ['kaniko', 'image'],
            ['kaniko', 'initImage'],
        ];
        const CLOUD_BUILDERS = [
            'dockerImage',
            'packImage',
            'koImage',
            'bazelImage',
            'mavenImage',
            'gradleImage',
        ];
        function findSkaffoldImages(root) {
            const maps = [...(0, data_node.Xi)(root)];
            const built = new Set(maps.flatMap((map) => (0, data_node.Ct)(map, 'artifacts')).map((artifact) => (0, data_node.$6)(artifact, 'image')?.text));
            return [...maps.flatMap(skaffold_findInBuild), ...maps.flatMap((map) => findInRuns(map, built))];
        }
        function skaffold_findInBuild(map) {
            const cloud = CLOUD_BUILDERS.flatMap((key) => findInText((0, data_node.$6)(map, 'googleCloudBuild', key)));
            const artifacts = (0, data_node.Ct)(map, 'artifacts').flatMap((artifact) => BUILDER_IMAGES.flatMap(([builder, key]) => findInText((0, data_node.$6)(artifact, builder, key))));
            return [...cloud, ...artifacts];
        }
        function findInRuns(map, built) {
            const verified = (0, data_node.Ct)(map, 'verify').map((test) => (0, data_node.$6)(test, 'container', 'image'));
            const acted = (0, data_node.Ct)(map, 'customActions')
                .flatMap((action) => (0, data_node.Ct)(action, 'containers'))
                .map((container) => (0, data_node.$6)(container, 'image'));
            return [...verified, ...acted]
                .filter((image) => !built.has(image?.text))
                .flatMap((image) => findInText(image));
        }
        ;
        function findTektonImages(root) {
            return [...(0, data_node.Xi)(root)].flatMap((map) => [...imagesOfTask(map), imageOfAction(map), ...bundlesOf(map)].flatMap((image) => findInText(image)));
        }
        function imagesOfTask(map) {
            const containers = [...(0, data_node.Ct)(map, 'steps'), ...(0, data_node.Ct)(map, 'sidecars'), map.get('stepTemplate')];
            return containers.map((container) => (0, data_node.$6)(container, 'image'));
        }
        function imageOfAction(map) {
            return (0, data_node.$6)(map, 'kind')?.text === 'StepAction' ? (0, data_node.$6)(map, 'spec', 'image') : undefined;
        }
        function bundlesOf(map) {
            const old = [(0, data_node.$6)(map, 'taskRef', 'bundle'), (0, data_node.$6)(map, 'pipelineRef', 'bundle')];
            if ((0, data_node.$6)(map, 'resolver')?.text !== 'bundles')
                return old;
            const parameters = (0, data_node.Ct)(map, 'params').filter((param) => (0, data_node.$6)(param, 'name')?.text === 'bundle');
            return [...old, ...parameters.map((parameter) => (0, data_node.$6)(parameter, 'value'))];
        }
        ;
        const IN_A_STEP = { prefix: 'docker://' };
        const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
        function findWorkflowImages(root, options) {
            const jobs = (0, data_node.I0)(root, 'jobs');
            return [...jobs.flatMap((job) => findJobImages(job, options)), ...jobs.flatMap(findStepImages)];
        }
        function findActionImages(root) {
            const runs = (0, data_node.SC)(root, 'runs');
            return [...findInText((0, data_node.$6)(runs, 'image'), IN_A_STEP), ...findStepImages(runs)];
        }
        function findStepImages(job) {
            return (0, data_node.Ct)(job, 'steps').flatMap((step) => findInText((0, data_node.$6)(step, 'uses'), IN_A_STEP));
        }
        function findJobImages(job, options) {
            const container = (0, data_node.$6)(job, 'container') ?? (0, data_node.$6)(job, 'container', 'image');
            const services = (0, data_node.I0)(job, 'services').map((service) => (0, data_node.$6)(service, 'image'));
            return [container, ...services].flatMap((image) => workflow_findInJob(image, job, options));
        }
        function workflow_findInJob(image, job, options) {
            const [, name] = MATRIX_VALUE.exec(image?.text ?? '') ?? [];
            if (!options.matrix || name === undefined)
                return findInContainer(image);
            const matrix = (0, data_node.SC)(job, 'strategy', 'matrix');
            const included = (0, data_node.Ct)(matrix, 'include').map((combination) => (0, data_node.$6)(combination, name));
            const values = [...(0, data_node.Ct)(matrix, name), ...included].flatMap((value) => findInContainer(value));
            return values.length === 0 ? findInContainer(image) : values;
        }
        function findInContainer(image) {
            const isPrefixed = image?.kind === 'text' && image.text.startsWith(IN_A_STEP.prefix);
            return findInText(image, isPrefixed ? IN_A_STEP : {});
        }
        ;
        function findImages(kind, root, { text, workflowMatrix, bakeArgs }) {
            switch (kind) {
                case 'compose':
                    return findComposeImages(root);
                case 'kubernetes':
                    return findKubernetesImages(root);
                case 'kustomize':
                    return findKustomizeImages(root, text);
                case 'helm-values':
                    return findHelmImages(root);
                case 'workflow':
                    return findWorkflowImages(root, { matrix: workflowMatrix });
                case 'action':
                    return findActionImages(root);
                case 'gitlab-ci':
                    return findGitlabImages(root);
                case 'devcontainer':
                    return findDevcontainerImages(root);
                case 'bake':
                    return findBakeImages(root, { args: bakeArgs });
                case 'ko':
                    return findKoImages(root);
                case 'tekton':
                    return findTektonImages(root);
                case 'skaffold':
                    return findSkaffoldImages(root);
                default:
                    return (0, errors.xb)(kind);
            }
        }
        function findKoImages(root) {
            const bases = [(0, data_node.$6)(root, 'defaultBaseImage'), ...(0, data_node.I0)(root, 'baseImageOverrides')];
            return bases.flatMap((base) => findInText(base));
        }
        var byte_text = __webpack_require__(40673);
        var scalar_source = __webpack_require__(78325);
        ;
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
                return { ...core, text: raw, source: (0, source_text.rI)(raw, at), style: 'plain' };
            const text = unquoted(raw);
            return { ...core, text, source: (0, scalar_source.a)({ value: text, style: 'quoted', raw, at }), style: 'quoted' };
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
            return point > 0x10ffff ? '' : (0, byte_text.g)(new TextEncoder().encode(String.fromCodePoint(point)));
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
        function heredocSource(raw, at) {
            const start = raw.indexOf('\n') + 1;
            const body = raw.slice(start, raw.lastIndexOf('\n') + 1);
            if (!raw.startsWith('<<-'))
                return (0, source_text.rI)(body, at + start);
            const indents = [...body.matchAll(/^([ \t]*)[^ \t\r\n]/gm)].map(([, blanks = '']) => blanks.length);
            const indent = indents.reduce((shortest, length) => Math.min(shortest, length), Infinity);
            const builder = new source_text.uL();
            for (const { index, 0: line } of body.matchAll(/[^\n]*\n/g)) {
                const removed = line.trim() === '' ? 0 : indent;
                builder.append(line.slice(removed), at + start + index + removed);
            }
            return builder.build();
        }
        function mapNode(start, entries) {
            const get = (key) => entries.find((entry) => entry.key.text === key)?.value;
            return { kind: 'map', start, entries, mergedEntries: entries, get, isFlow: true, isShared: false };
        }
        var open_file = __webpack_require__(77086);
        var yaml_documents = __webpack_require__(67125);
        ;
        function readStructuredFile({ language, kind }, bytes, options) {
            const opening = (0, open_file.T)(kind, bytes);
            if (opening.kind === 'closed')
                return opening.reading;
            const { file, positions } = opening;
            const parts = PARSERS[language]({ kind, file, options });
            const readings = parts.map((part) => (0, found_text.u)({ positions, ...part }));
            return {
                images: readings.flatMap(({ images }) => images),
                skipped: readings.flatMap(({ skipped }) => skipped),
            };
        }
        const PARSERS = {
            yaml: (open) => (0, yaml_documents.Z)(open.file.text, open.file.offset)
                .filter(({ text }) => (0, file_format.nE)(open.kind, text))
                .map((document) => readYamlDocument(document, open)),
            json: (open) => [readJson(open)],
            hcl: ({ kind, file, options }) => [
                { kind, found: findImages(kind, readHcl(file.text, file.offset), { ...options, text: file.whole }) },
            ],
        };
        function readJson({ kind, file, options }) {
            const parsed = (0, yaml_documents.h)({ text: stripJsonComments(file.text), offset: file.offset });
            if (parsed.kind === 'document')
                return { kind, found: findImages(kind, parsed.root, { ...options, text: file.whole }) };
            return { kind, found: [(0, found_text.i)(parsed.at, '', parsed.code, parsed.reason.replace('not YAML', 'not JSON'))] };
        }
        function readYamlDocument(document, { kind, file, options }) {
            const parsed = (0, yaml_documents.h)(document);
            const templated = findTemplatedLines(document);
            if (parsed.kind === 'unreadable') {
                const isTemplate = parsed.code === 'not-parsable' && document.text.includes('{{');
                return { kind, found: isTemplate ? templated : [(0, found_text.i)(parsed.at, '', parsed.code, parsed.reason)] };
            }
            const actual = kind === 'kubernetes' ? (0, file_format.QS)(parsed.root) : kind;
            if (actual === undefined)
                return { kind, found: [] };
            const found = findImages(actual, parsed.root, { ...options, text: file.whole });
            if (!parsed.isWhole()) {
                return { kind, found: [(0, found_text.i)(document.offset, '', 'too-entangled', 'its merge keys are too complex')] };
            }
            const unquoted = templated.filter(({ written }) => written.startsWith('{{'));
            return { kind: actual, found: [...found, ...unquoted] };
        }
        const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;
        function findTemplatedLines({ text, offset }) {
            if (!text.includes('{{'))
                return [];
            return [...text.matchAll(IMAGE_LINE)].map((match) => {
                const start = match.index + match[0].length;
                const lineFeed = text.indexOf('\n', start);
                const written = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
                return (0, found_text.i)(start + offset, written, 'templated', 'the file is a template and has to be rendered first');
            });
        }
    }),
    78325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (scalarSource)
        });
        var _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98988);
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
            return source.text === scalar.value ? source : (0, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(scalar.value, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
        }
        function place({ value, style, raw, at }) {
            if (style === 'block')
                return placeBlock(value, raw, at);
            const quote = style === 'quoted' ? 1 : 0;
            const inner = raw.slice(quote, raw.length - quote);
            return inner === value ? (0, _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.rI)(value, at + quote) : placeEscaped(inner, at + quote);
        }
        function placeEscaped(inner, at) {
            const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
            let literal = 0;
            for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
                builder.append(inner.slice(literal, slash), at + literal);
                builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                literal = slash + 2;
            }
            builder.append(inner.slice(literal), at + literal);
            return builder.build();
        }
        function placeBlock(value, raw, at) {
            const builder = new _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.uL();
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
                    builder.append(joint, joint === '\n' ? at + end : _domain_source_source_text_js__WEBPACK_IMPORTED_MODULE_0__.JW);
                line = end + 1;
            }
            return builder.build();
        }
        function indentOf(value, body) {
            const blanks = /^(?:[ \r]*\n)*( *)/;
            return (blanks.exec(body)?.[1]?.length ?? 0) - (blanks.exec(value)?.[1]?.length ?? 0);
        }
    }),
    67125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (parseYaml),
            Z: () => (splitDocuments)
        });
        var dist = __webpack_require__(38815);
        var pin_writing = __webpack_require__(67960);
        var scalar_source = __webpack_require__(78325);
        ;
        function dataNode(node, context, isShared = false) {
            if ((0, dist.Vj)(node))
                return dataNode(context.targets.get(node), context, true);
            if ((0, dist.jh)(node))
                return new YamlMapNode(node, context, isShared);
            if ((0, dist.oP)(node))
                return new YamlListNode(node, context, isShared);
            if ((0, dist.jn)(node) && !isNull(node))
                return new YamlTextNode(node, context, isShared);
            const slot = (0, dist.jn)(node) && !isShared ? slotOf(node, context) : undefined;
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
                    if (!(0, dist.jn)(key) || isMergeKey(key) || byKey.has(textOf(key)))
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
                    if (!(0, dist.jn)(key) || isMergeKey(key))
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
                return (0, pin_writing.P_)(restOfLine(text, end), end + offset);
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
                const pair = next.items.find((item) => (0, dist.jn)(item.key) && textOf(item.key) === key);
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
            const follow = (node) => ((0, dist.Vj)(node) ? targets.get(node) : node);
            return map.items
                .filter(({ key }) => (0, dist.jn)(key) && isMergeKey(key))
                .flatMap(({ value }) => {
                const merged = follow(value);
                return (0, dist.oP)(merged) ? merged.items.map(follow) : [merged];
            })
                .filter((merged) => (0, dist.jh)(merged));
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
            const range = (0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node) ? node.range : undefined;
            return (range?.[0] ?? 0) + offset;
        }
        ;
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
                return unreadable(offset, 'too-large', `a document in it has ${LARGEST_DOCUMENT} bytes or more`);
            }
            const document = parse(text);
            if (document === undefined)
                return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
            const [error] = document.errors;
            if (error !== undefined)
                return unreadable(offset + error.pos[0], 'not-parsable', `not YAML: ${error.message}`);
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
                return (0, dist.Tp)(text, {
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
                if ((0, dist.Vj)(node)) {
                    const target = anchors.get(node.source);
                    if (target === undefined)
                        return unreadable(node.range?.[0] ?? 0, 'not-parsable', 'an alias has no anchor before it');
                    targets.set(node, target);
                    aliases.set(target, (aliases.get(target) ?? 0) + 1);
                    continue;
                }
                if (!(0, dist.jh)(node) && !(0, dist.oP)(node) && !(0, dist.jn)(node))
                    continue;
                if (node.anchor !== undefined)
                    anchors.set(node.anchor, node);
                if ((0, dist.jn)(node))
                    continue;
                const twice = (0, dist.jh)(node) ? findDuplicate(node) : undefined;
                if (twice !== undefined)
                    return twice;
                for (let index = node.items.length - 1; index >= 0; index -= 1) {
                    const item = node.items[index];
                    if ((0, dist.tO)(item))
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
                if (!(0, dist.jn)(key) || key.source === undefined || key.source === '<<')
                    continue;
                if (seen.has(key.source)) {
                    return unreadable(key.range?.[0] ?? 0, 'duplicate-key', 'a map has the same key twice, and tools differ in which one they use');
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
    })
};
