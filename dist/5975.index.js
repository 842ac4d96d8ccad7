export const id = 5975;
export const ids = [5975];
export const modules = {
    25975: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            readStructuredFile: () => (readStructuredFile)
        });
        var text_position = __webpack_require__(63703);
        var file_format = __webpack_require__(53450);
        var errors = __webpack_require__(67872);
        var data_node = __webpack_require__(22320);
        var source_text = __webpack_require__(16173);
        var found_text = __webpack_require__(32407);
        var pin_writing = __webpack_require__(9561);
        var image_reference = __webpack_require__(65890);
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
        function findInComposeText(node, prefix = '') {
            const found = findWithDefaults(node, prefix);
            const variables = [...node.text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
            return variables.length === 0 ? found : found.map((one) => withVariables(one, variables));
        }
        function withVariables(found, variables) {
            return found.kind === 'image' ? { ...found, variables } : found;
        }
        function findWithDefaults(node, prefix) {
            const whole = unwrapDefault(node.source);
            if (whole.text.startsWith(prefix)) {
                const inner = unwrapDefault((0, source_text.U5)(whole, prefix.length));
                if (!inner.text.includes('$') && (inner.text !== '' || node.text === prefix))
                    return findInSource(inner, node);
            }
            const filled = fillDefaults(node.source);
            const isOpen = filled === undefined || filled.text === prefix;
            if (isOpen && node.text.startsWith(prefix))
                return [(0, found_text.i)(node.start, node.text.slice(prefix.length), 'variable', 'its value comes from a variable')];
            if (isOpen || !filled.text.startsWith(prefix))
                return [];
            const written = node.text.startsWith(prefix) ? node.text.slice(prefix.length) : node.text;
            return findInSource((0, source_text.U5)(filled, prefix.length), node).map((found) => withoutEdit(found, written));
        }
        function withoutEdit(found, written) {
            if (found.kind !== 'image')
                return found;
            const reason = 'a part of it comes from a variable';
            return { ...found, written, edit: { kind: 'not-editable', code: 'arg-fragment', reason } };
        }
        const DEFAULT = /\$\{[A-Za-z_]\w*:?-/y;
        function unwrapDefault(source) {
            const { text } = source;
            let from = 0;
            let to = text.length;
            for (let end = endOfOpening(text, from); end !== undefined; end = endOfOpening(text, from)) {
                if (!text.endsWith('}', to))
                    return source;
                from = end;
                to -= 1;
            }
            const inner = (0, source_text.U5)(source, from, to);
            return /[{}$]/.test(inner.text) ? source : inner;
        }
        function endOfOpening(text, at) {
            DEFAULT.lastIndex = at;
            return DEFAULT.test(text) ? DEFAULT.lastIndex : undefined;
        }
        function fillDefaults(source) {
            const { text } = source;
            const builder = new source_text.uL();
            let depth = 0;
            let copied = 0;
            for (const { index } of text.matchAll(/[${}]/g)) {
                if (index < copied)
                    continue;
                builder.appendSource((0, source_text.U5)(source, copied, index));
                const end = text.charAt(index) === '$' ? endOfOpening(text, index) : undefined;
                const closes = text.charAt(index) === '}' && depth > 0;
                if (end === undefined && !closes)
                    return undefined;
                depth += closes ? -1 : 1;
                copied = end ?? index + 1;
            }
            if (depth > 0)
                return undefined;
            builder.appendSource((0, source_text.U5)(source, copied));
            return builder.build();
        }
        var read_dockerfile = __webpack_require__(63505);
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
        ;
        const PREFIX = 'docker-image://';
        function findInNamedContexts(contexts, find) {
            return contexts.flatMap(({ key, value }) => [
                ...warnOfReplacement(key),
                ...(value.kind === 'text' ? find(value, PREFIX) : []),
            ]);
        }
        function warnOfReplacement(key) {
            const reading = (0, image_reference.bc)(key.text);
            if (reading.kind === 'invalid' || reading.reference.tag === undefined)
                return [];
            const reason = `this context replaces FROM ${key.text}, but not if that FROM has a digest`;
            return [(0, found_text.i)(key.start, key.text, 'replaces-base', reason)];
        }
        var byte_text = __webpack_require__(99512);
        ;
        const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
        const BLANKS = /[ \t\r]+/y;
        const WORD = /[\w.*\u0080-\u00ff-]+/y;
        const HEREDOC = /<<-?([\w\u0080-\u00ff-]+)[ \t]*\r?\n/y;
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
                if (isTerminator(text.slice(line, end), word))
                    return end;
                line = end + 1;
            }
            return text.length;
        }
        function isTerminator(line, word) {
            if (!line.includes(word))
                return false;
            return line.trim() === word || (0, byte_text.G)(line).replace(UNICODE_BLANKS, '') === (0, byte_text.G)(word);
        }
        const UNICODE_BLANKS = /^(?:[^\S\uFEFF]|\u0085)+|(?<=\S)(?:[^\S\uFEFF]|\u0085)+$/g;
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
        function findPath({ start, text }, path, how) {
            if (path === undefined)
                return (0, found_text.i)(start, text, 'not-followed', 'its path comes from a variable');
            if (isElsewhere(path))
                return (0, found_text.i)(start, text, 'not-followed', 'it is not in this repository');
            return { kind: 'path', at: start, path: path.replace(/^(?:\.\/+)+(?=.)/, ''), ...how };
        }
        function findDockerfilePath(node, { directory = '.', isDefault = false } = {}) {
            const name = (0, byte_text.G)(node.text);
            const path = isElsewhere(name) ? name : `${(0, byte_text.G)(directory)}/${name}`;
            return findPath(node, name.includes('$') ? undefined : path, {
                of: 'dockerfile',
                base: undefined,
                isDefault,
            });
        }
        function isElsewhere(path) {
            return /^(?:\/|~|[a-z][a-z0-9+.-]*:|git@|github\.com\/)/i.test(path);
        }
        ;
        function findComposeImages(root) {
            const entries = (0, data_node.ws)(root, 'services');
            const services = new Map(entries.map(({ key, value }) => [key.text, value]));
            return [
                ...findComposeFiles(root),
                ...entries.flatMap(({ value }) => findInService(composeService(value, services))),
            ];
        }
        const LONGEST_CHAIN = 20;
        function composeService(service, services) {
            const chain = [];
            for (let next = service; next !== undefined && chain.length < LONGEST_CHAIN;) {
                chain.push(next);
                const name = extendedName(next);
                next = name === undefined ? undefined : services.get(name);
            }
            const first = (key) => chain.map((link) => (0, data_node.$6)(link, key)).find((value) => value !== undefined);
            return {
                service,
                image: first('image'),
                pullPolicy: first('pull_policy'),
                isBuilt: chain.some(hasBuild),
                otherFile: (0, data_node.$6)(chain.at(-1), 'extends', 'file'),
            };
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
        function findInService(composed) {
            const { service, isBuilt, image, pullPolicy } = composed;
            const used = findImage(isBuilt ? image : (0, data_node.$6)(service, 'image'));
            const named = [...(isBuilt ? used.map(asOutput) : []), ...(isBuilt && !isPulled(pullPolicy) ? [] : used)];
            const hooks = (0, data_node.Ct)(service, 'pre_start');
            const before = hooks.flatMap((hook) => findImage((0, data_node.$6)(hook, 'image')));
            const volumes = [service, ...hooks].flatMap(findInVolumes);
            return [...named, ...before, ...volumes, ...findInBuild(service), ...findForeignName(composed)];
        }
        function findForeignName({ service, image, pullPolicy, otherFile }) {
            if (otherFile === undefined || image !== undefined)
                return [];
            if (!isPulled(pullPolicy) && (0, data_node.SC)(service)?.get('build')?.kind !== 'empty')
                return [];
            const reason = 'the image is pulled because of this file, but can be the name of a build in that one';
            return [(0, found_text.i)(otherFile.start, otherFile.text, 'not-followed', reason)];
        }
        function findImage(node) {
            return node === undefined ? [] : findInComposeText(node);
        }
        function isPulled(policy) {
            return policy !== undefined && !['build', 'never'].includes(fillDefaults(policy.source)?.text ?? '');
        }
        function findInVolumes(container) {
            return (0, data_node.Ct)(container, 'volumes')
                .filter((volume) => (0, data_node.$6)(volume, 'type')?.text === 'image')
                .flatMap((volume) => findImage((0, data_node.$6)(volume, 'source')));
        }
        function asOutput({ at }) {
            return { kind: 'output', at };
        }
        function findInBuild(service) {
            const contexts = (0, data_node.ws)(service, 'build', 'additional_contexts');
            const listed = (0, data_node.Ct)(service, 'build', 'additional_contexts').flatMap(asEntry);
            return [
                ...findInInlineDockerfile((0, data_node.$6)(service, 'build', 'dockerfile_inline'), fillAsCompose),
                ...findInNamedContexts([...contexts, ...listed], findInComposeText),
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
        function findComposeFiles(root) {
            const services = (0, data_node.I0)(root, 'services');
            return [
                ...(0, data_node.Ct)(root, 'include').flatMap(findInclude),
                ...services.flatMap((service) => findExtended((0, data_node.$6)(service, 'extends', 'file'))),
                ...services.flatMap((service) => findDockerfile((0, data_node.SC)(service)?.get('build'))),
            ];
        }
        function findInclude(entry) {
            const one = entry.kind === 'text' ? entry : (0, data_node.$6)(entry, 'path');
            const nodes = one === undefined ? (0, data_node.Ct)(entry, 'path') : [one];
            const paths = nodes.flatMap((node) => (node.kind === 'text' ? [node] : []));
            const directory = (0, data_node.$6)(entry, 'project_directory');
            const base = directory === undefined ? directoryOf(fill(paths[0])) : fill(directory);
            return paths.map((node) => findPath(node, fill(node), { of: 'compose', base, isDefault: false }));
        }
        function findExtended(file) {
            if (file === undefined)
                return [];
            return [findPath(file, fill(file), { of: 'compose', base: undefined, isDefault: false })];
        }
        function findDockerfile(build) {
            const context = build?.kind === 'text' ? build : (0, data_node.$6)(build, 'context');
            const file = (0, data_node.$6)(build, 'dockerfile');
            if ((0, data_node.$6)(build, 'dockerfile_inline') !== undefined)
                return [];
            const directory = context === undefined ? '.' : fill(context);
            const named = { of: 'dockerfile', base: undefined, isDefault: file === undefined };
            const how = { ...named, context: context === undefined ? null : directory };
            const isInside = directory !== undefined && !isElsewhere(directory);
            if (context !== undefined && !isInside)
                return [findPath(context, directory, how)];
            if (file === undefined)
                return context === undefined ? [] : [findPath(context, `${directory}/Dockerfile`, how)];
            const name = fill(file);
            return [findPath(file, name === undefined || isElsewhere(name) ? name : `${directory}/${name}`, how)];
        }
        function fill(node) {
            const filled = node && fillDefaults(node.source);
            return filled && (0, byte_text.G)(filled.text);
        }
        function directoryOf(path) {
            return path?.replace(/[^/]*$/, '.');
        }
        ;
        function findDevcontainerImages(root) {
            const features = (0, data_node.SC)(root, 'features')?.entries ?? [];
            const dockerfiles = [(0, data_node.$6)(root, 'dockerFile'), (0, data_node.$6)(root, 'build', 'dockerfile')];
            const one = (0, data_node.$6)(root, 'dockerComposeFile');
            const composeFiles = one === undefined ? (0, data_node.Ct)(root, 'dockerComposeFile') : [one];
            return [
                ...findInText((0, data_node.$6)(root, 'image')),
                ...dockerfiles.flatMap((node) => (node === undefined ? [] : [findDockerfilePath(node)])),
                ...composeFiles.flatMap(findComposeFile),
                ...features
                    .filter(({ key }) => isInRegistry(key.text))
                    .flatMap(({ key }) => findInSource(key.source, key).map(devcontainer_withoutEdit)),
            ];
        }
        function findComposeFile(node) {
            if (node.kind !== 'text')
                return [];
            const path = node.text.includes('$') ? undefined : (0, byte_text.G)(node.text);
            return [findPath(node, path, { of: 'compose', base: undefined, isDefault: false })];
        }
        function isInRegistry(feature) {
            return !/^\.|:\/\//.test(feature) && feature.includes('/');
        }
        function devcontainer_withoutEdit(found) {
            if (found.kind !== 'image')
                return found;
            const reason = 'a feature cannot have both a tag and a digest; pin it in devcontainer-lock.json';
            return { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } };
        }
        ;
        function findBakeImages(root, options) {
            const named = blocksOf((0, data_node.SC)(root)?.get('target')).flatMap((map) => (0, data_node.ws)(map));
            const targets = named.flatMap(({ value }) => blocksOf(value));
            const args = options.args ? targets.flatMap((target) => (0, data_node.ws)(target, 'args')) : [];
            const computesImage = imageComputation(root);
            return [
                ...findDockerfiles(targets),
                ...targets.flatMap((target) => findInTarget(target, computesImage)),
                ...args.flatMap(findInArgument),
            ];
        }
        function findDockerfiles(targets) {
            const contexts = targets.map((target) => (0, data_node.$6)(target, 'context')?.text ?? '.').filter(isFixed);
            const files = targets.flatMap((target) => (0, data_node.$6)(target, 'dockerfile') ?? []);
            const directories = new Set(['.', ...contexts].slice(0, MOST_CONTEXTS));
            return files
                .filter(({ text }) => isFixed(text))
                .flatMap((file) => [...directories].map((directory) => findDockerfilePath(file, { directory, isDefault: true })));
        }
        const MOST_CONTEXTS = 100;
        function isFixed(text) {
            return !text.includes('$') && !isElsewhere(text);
        }
        function blocksOf(node) {
            if (node?.kind === 'list')
                return node.items.filter(({ kind }) => kind === 'map');
            return node?.kind === 'map' ? [node] : [];
        }
        const IMAGE_CONTEXT = 'docker-image://';
        const BLOCKS = new Set(['target', 'group', 'variable', 'function']);
        const CAN_BE_ANYTHING = /[\w-][ \t]*\(|\\[uU]/;
        function imageComputation(root) {
            const attributes = (0, data_node.ws)(root).filter(({ key }) => !BLOCKS.has(key.text));
            const named = [...(0, data_node.ws)(root, 'variable'), ...(0, data_node.ws)(root, 'function'), ...attributes];
            const texts = [...Map.groupBy(named, ({ key }) => key.text)].map(([name, same]) => [name, same.flatMap(({ value }) => textsBelow(value))]);
            const values = new Map(texts);
            return (expression) => {
                const reached = new Set([expression]);
                for (const text of reached) {
                    const words = text === expression || /[$%]\{/.test(text) ? (text.match(/[\w-]+/g) ?? []) : [];
                    for (const word of words)
                        for (const one of values.get(word) ?? [])
                            reached.add(one);
                }
                const all = [...reached].join('\n').toLowerCase();
                return (CAN_BE_ANYTHING.test(all) || Array.from(IMAGE_CONTEXT).every((character) => all.includes(character)));
            };
        }
        function textsBelow(value) {
            if (value.kind === 'text')
                return [value.text];
            if (value.kind === 'expression')
                return [`\${${value.written}}`];
            const inner = value.kind === 'list' ? value.items : (0, data_node.I0)(value);
            return inner.flatMap(textsBelow);
        }
        function findInTarget(target, computesImage) {
            const contexts = (0, data_node.SC)(target)?.get('contexts');
            const computed = [contexts, ...(0, data_node.I0)(contexts)].flatMap((value) => skipComputed(value, computesImage));
            const inline = (0, data_node.SC)(target)?.get('dockerfile-inline');
            return [
                ...findInNamedContexts((0, data_node.ws)(contexts), (node, prefix) => findInText(node, { prefix })),
                ...computed,
                ...findInInlineDockerfile((0, data_node.$6)(target, 'dockerfile-inline'), fillAsHcl),
                ...(inline?.kind === 'expression' ? [skipExpression(inline.start, inline.written)] : []),
            ];
        }
        function skipComputed(value, computesImage) {
            if (value?.kind === 'expression' && computesImage(value.written))
                return [skipExpression(value.start, value.written)];
            if (value?.kind !== 'text' || value.text.startsWith(IMAGE_CONTEXT))
                return [];
            if (value.style === 'block' && value.text.includes(IMAGE_CONTEXT))
                return [skipExpression(value.start, value.text)];
            const template = value.text.search(/[$%]\{/);
            const isOpen = template > 0 ? IMAGE_CONTEXT.startsWith(value.text.slice(0, template)) : computesImage(value.text);
            return template !== -1 && isOpen ? [skipExpression(value.start, value.text)] : [];
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
        var values_digest = __webpack_require__(63691);
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
        function choosePlace({ repository, tag, digest }) {
            if (digest?.kind === 'text' && ((0, values_digest.Bc)(digest.text) || digest.style === 'quoted')) {
                return { place: { edit: editPlaceOf(digest.source), writing: PART_WRITING.digest }, edited: digest };
            }
            if (digest?.kind === 'empty' && digest.slot !== undefined) {
                return { place: placeInSlot(digest.slot), edited: { isShared: false, aliases: 0 } };
            }
            if (tag?.kind !== 'text' || tag.text === '') {
                const writing = { ...pin_writing.Wp, tagComment: repository.tagComment };
                return { place: { edit: editPlaceOf(repository.source), writing }, edited: repository };
            }
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
            ['ephemeralContainers', 'other-containers'],
            ['sidecars', 'other-containers'],
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
                    return (0, data_node.Ct)(value).flatMap((container) => findInText((0, data_node.$6)(container, 'image')).map(asReplaceable));
                case 'other-containers':
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
        function asReplaceable(found) {
            return found.kind === 'image' ? { ...found, override: { kind: 'replaceable' } } : found;
        }
        ;
        function findKustomizeImages(root) {
            return [
                ...(0, data_node.Ct)(root, 'images').flatMap((item) => (item.kind === 'map' ? kustomize_findInEntry(item) : [])),
                ...FILES.flatMap((key) => (0, data_node.Ct)(root, key)).flatMap(findFile),
                ...(0, data_node.Ct)(root, 'patches').flatMap((patch) => findFile((0, data_node.$6)(patch, 'path'))),
            ];
        }
        const FILES = ['resources', 'bases', 'components', 'patchesStrategicMerge'];
        function findFile(node) {
            if (node?.kind !== 'text' || node.text === '' || /[\n:?]/.test(node.text))
                return [];
            const path = (0, byte_text.G)(node.text);
            return [{ kind: 'path', at: node.start, of: 'kubernetes', path, base: undefined, isDefault: true }];
        }
        function kustomize_findInEntry(entry) {
            const newName = (0, data_node.$6)(entry, 'newName');
            const repository = newName === undefined || newName.text === '' ? (0, data_node.$6)(entry, 'name') : newName;
            const tag = (0, data_node.$6)(entry, 'newTag');
            if (repository === undefined)
                return [];
            const digest = (0, data_node.$6)(entry, 'digest');
            const untaggedReason = 'no tag; the manifests that use it set one';
            const found = findInMap({
                repository,
                tag,
                digest: digest?.text === '' ? undefined : digest,
                untaggedReason,
            });
            const name = (0, data_node.$6)(entry, 'name')?.text;
            return name === undefined ? found : found.map((one) => asReplacement(one, name));
        }
        function asReplacement(found, of) {
            return found.kind === 'image' ? { ...found, override: { kind: 'replacement', of } } : found;
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
            const image = (0, data_node.$6)(runs, 'image');
            const isDockerfile = image !== undefined && (0, data_node.$6)(runs, 'using')?.text === 'docker' && !isImage(image);
            return [
                ...findInText(image, IN_A_STEP),
                ...(isDockerfile ? [findDockerfilePath(image)] : []),
                ...findStepImages(runs),
            ];
        }
        function isImage({ text }) {
            return text.startsWith(IN_A_STEP.prefix);
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
        function findImages(kind, root, { workflowMatrix, bakeArgs }) {
            switch (kind) {
                case 'compose':
                    return findComposeImages(root);
                case 'kubernetes':
                    return findKubernetesImages(root);
                case 'kustomize':
                    return findKustomizeImages(root);
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
        var scalar_source = __webpack_require__(706);
        ;
        const DEEPEST = 200;
        function readHcl(text, offset) {
            return new HclReader(text, offset).readBody(0);
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
                    const entry = this.#readEntry(depth);
                    if (entry !== undefined)
                        entries.push(entry);
                    else if (!this.#isMark('}'))
                        this.#at += 1;
                }
                return mapNode(start, mergeBlocks(entries));
            }
            #readEntry(depth) {
                const from = this.#at;
                const names = [];
                while (this.#isKey())
                    names.push(this.#takeText());
                const [key, ...labels] = names;
                if (key !== undefined && depth <= DEEPEST && this.#skipMark('{')) {
                    const body = this.readBody(depth + 1);
                    const value = labels.reduceRight((inner, label) => mapNode(label.start, [{ key: label, value: inner }]), body);
                    return { key, value, isBlock: true };
                }
                if (!this.#skipTo(/^[:=,\n}]$/) || !this.#skipMark(':', '='))
                    return undefined;
                return {
                    key: labels.length === 0 && key !== undefined && this.#at === from + 2 ? key : this.#computedKey(from),
                    value: this.#readExpression(depth),
                    isBlock: false,
                };
            }
            #readExpression(depth) {
                const start = this.#start();
                const value = this.#readValue(depth);
                const from = this.#at;
                this.#skipTo(/^[,)}\]\n]$/);
                if (this.#at === from && value !== undefined)
                    return value;
                const end = this.#tokens[this.#at - 1]?.end ?? 0;
                return {
                    kind: 'expression',
                    start,
                    written: this.#text.slice(start - this.#offset, end),
                    isShared: false,
                };
            }
            #readValue(depth) {
                const start = this.#start();
                const first = this.#tokens[this.#at];
                if (first?.kind === 'text' || first?.kind === 'heredoc')
                    return this.#takeText();
                if (depth > DEEPEST || this.#isFor())
                    return undefined;
                if (this.#skipMark('{'))
                    return this.readBody(depth + 1);
                return this.#skipMark('[') ? this.#readList(start, depth + 1) : undefined;
            }
            #isFor() {
                let next = this.#at + 1;
                while (this.#tokens[next]?.kind === 'line-end')
                    next += 1;
                const token = this.#tokens[next];
                return token !== undefined && this.#written(token) === 'for';
            }
            #readList(start, depth) {
                const items = [];
                while (this.#at < this.#tokens.length && !this.#skipMark(']')) {
                    const isGap = this.#skipMark(',', '}', ')') || this.#skipKind('line-end');
                    if (!isGap)
                        items.push(this.#readExpression(depth));
                }
                return { kind: 'list', start, items, isShared: false };
            }
            #skipTo(end) {
                for (let depth = 0; this.#at < this.#tokens.length; this.#at += 1) {
                    const mark = this.#written(this.#tokens[this.#at]);
                    if (depth === 0 && end.test(mark) && !this.#isOperator())
                        return true;
                    depth += /^[([{]$/.test(mark) ? 1 : 0;
                    depth -= /^[)}\]]$/.test(mark) ? 1 : 0;
                }
                return false;
            }
            #isOperator() {
                const { start = 0, end = 0 } = this.#tokens[this.#at] ?? {};
                return (this.#isMark('=') &&
                    (/[=!<>]/.test(this.#text.charAt(start - 1)) || /[=>]/.test(this.#text.charAt(end))));
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
            #computedKey(from) {
                const start = this.#tokens[from]?.start ?? 0;
                const end = this.#tokens[this.#at - 2]?.end ?? start;
                return textNode({ kind: 'word', start, end }, this.#text.slice(start, end), this.#offset);
            }
            #isMark(...marks) {
                const token = this.#tokens[this.#at];
                return token?.kind === 'mark' && marks.includes(this.#written(token));
            }
            #skipMark(...marks) {
                const isThere = this.#isMark(...marks);
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
            #written(token) {
                return token === undefined ? '' : this.#text.slice(token.start, token.end);
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
                const [first, ...others] = same.filter(({ isBlock }) => isBlock);
                if (first === undefined)
                    return same.slice(-1);
                const inner = [first, ...others].flatMap(({ value }) => (value.kind === 'map' ? value.entries : []));
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
        var main = __webpack_require__(99547);
        ;
        function readJsonNode(text, offset) {
            const errors = [];
            try {
                const tree = (0, main.parseTree)(text, errors, { allowTrailingComma: true, disallowComments: false });
                const [error] = errors;
                const [twice] = tree === undefined ? [] : findDuplicates(tree);
                const root = dataNode(tree, { text, offset });
                if (error !== undefined) {
                    const reason = `not JSON: ${(0, main.printParseErrorCode)(error.error)}`;
                    return { root, problem: { at: error.offset + offset, code: 'not-parsable', reason } };
                }
                if (twice === undefined)
                    return { root, problem: undefined };
                const reason = 'a map has the same key twice, and tools differ in which one they use';
                return { root, problem: { at: twice.offset + offset, code: 'duplicate-key', reason } };
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
                const reason = 'its values are nested too deeply';
                return { root: emptyNode(offset), problem: { at: offset, code: 'too-entangled', reason } };
            }
        }
        function dataNode(node, context) {
            const start = (node?.offset ?? 0) + context.offset;
            switch (node?.type) {
                case 'object':
                    return json_node_mapNode(node, context);
                case 'array':
                    return {
                        kind: 'list',
                        start,
                        items: childrenOf(node).map((item) => dataNode(item, context)),
                        isShared: false,
                    };
                case 'string':
                case 'number':
                case 'boolean':
                    return json_node_textNode(node, context);
                case 'null':
                case 'property':
                case undefined:
                    return emptyNode(start);
            }
        }
        function json_node_mapNode(node, context) {
            const entries = childrenOf(node).flatMap((member) => {
                const [key, value] = childrenOf(member);
                return key === undefined ? [] : [{ key: json_node_textNode(key, context), value: dataNode(value, context) }];
            });
            const get = (key) => entries.find((entry) => entry.key.text === key)?.value;
            const start = node.offset + context.offset;
            return { kind: 'map', start, isFlow: true, entries, mergedEntries: entries, get, isShared: false };
        }
        function json_node_textNode(node, { text, offset }) {
            const at = node.offset + offset;
            const raw = text.slice(node.offset, node.offset + node.length);
            const style = node.type === 'string' ? 'quoted' : 'plain';
            const value = style === 'quoted' ? String(node.value) : raw;
            const source = (0, scalar_source.a)({ value, style, raw, at });
            const end = at + node.length;
            const place = { start: at, end, isShared: false, aliases: 0, tagComment: undefined };
            return { kind: 'text', text: value, source, style, ...place };
        }
        function emptyNode(start) {
            return { kind: 'empty', start, isShared: false };
        }
        function* findDuplicates(root) {
            const waiting = [root];
            for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
                const seen = new Set();
                for (const child of childrenOf(node)) {
                    waiting.push(child);
                    const [key] = child.type === 'property' ? childrenOf(child) : [];
                    if (key !== undefined && seen.has(key.value))
                        yield key;
                    seen.add(key?.value);
                }
            }
        }
        function childrenOf({ children }) {
            return children ?? [];
        }
        var open_file = __webpack_require__(77086);
        ;
        const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;
        function findTemplatedLines({ text, offset }) {
            if (!text.includes('{{'))
                return [];
            return [...text.matchAll(IMAGE_LINE)].map((match) => skipRestOfLine(match.index + match[0].length, { text, offset }));
        }
        function asTemplated(found, document) {
            const lines = findTemplatedLines(document);
            const lineOf = ({ at }) => document.text.lastIndexOf('\n', at - document.offset - 1);
            const known = new Set(lines.map(lineOf));
            const others = found.filter((one) => one.kind !== 'output' && !known.has(lineOf(one)));
            return [...lines, ...others.map((one) => skipRestOfLine(one.at - document.offset, document, one))];
        }
        function skipRestOfLine(start, { text, offset }, found) {
            const lineFeed = text.indexOf('\n', start);
            const rest = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
            const whole = found !== undefined && 'written' in found ? found.written : rest;
            const written = rest.startsWith(whole) ? whole : rest;
            return (0, found_text.i)(start + offset, written, 'templated', 'the file is a template and has to be rendered first');
        }
        function failsAtAction({ text, offset }, at) {
            const start = text.lastIndexOf('\n', at - offset - 1) + 1;
            return /^[ \t]*\{\{/.test(text.slice(start, start + LONGEST_INDENT));
        }
        const LONGEST_INDENT = 200;
        const ACTION = /\{\{[^\n]*?\}\}/g;
        const LINE_WITH_ACTION = /^.*\{\{.*$/gm;
        const CAN_BE_YAML = /:(?=\s)|\w["']\s*:(?!=)|\\/;
        function maskActions(text) {
            let canBeYaml = false;
            const masked = text.replace(LINE_WITH_ACTION, (line) => {
                const replaced = line.replace(ACTION, (action) => {
                    canBeYaml ||= CAN_BE_YAML.test(action);
                    return 'x'.repeat(action.length);
                });
                return line.replace(ACTION, '').trim() === '' ? '\n'.repeat(line.length) : replaced;
            });
            return canBeYaml ? undefined : masked;
        }
        var yaml_documents = __webpack_require__(96045);
        ;
        function readStructuredFile({ language, kind }, bytes, options) {
            const file = (0, open_file.T)(language, bytes);
            const words = file.text.includes('\0') ? file.text.replaceAll('\0', '') : file.text;
            if (!(0, file_format.nE)({ language, kind }, words))
                return { images: [], skipped: [] };
            const positions = new text_position._(file.whole);
            const parts = [{ kind, found: file.problems }, ...PARSERS[language]({ kind, file, options })];
            const readings = parts.map((part) => (0, found_text.u)({ positions, ...part }));
            return {
                images: readings.flatMap(({ images }) => images).map((image) => asEditable(image, file)),
                skipped: readings.flatMap(({ skipped }) => skipped),
                named: readings.flatMap(({ named = [] }) => named),
            };
        }
        function asEditable(image, { uneditable: reason }) {
            return reason === undefined
                ? image
                : { ...image, edit: { kind: 'not-editable', code: 'not-in-file', reason } };
        }
        const PARSERS = {
            yaml: (open) => (0, yaml_documents.Z)(open.file.text, open.file.offset)
                .filter(({ text }) => (0, file_format.nE)({ language: 'yaml', kind: open.kind }, text))
                .map((document) => readYamlDocument(document, open)),
            json: (open) => [readJsonFile(open)],
            hcl: ({ kind, file, options }) => [
                { kind, found: findImages(kind, readHcl(file.text, file.offset), options) },
            ],
        };
        function readJsonFile({ kind, file, options }) {
            const { root, problem } = readJsonNode(file.text, file.offset);
            const found = findImages(kind, root, options);
            return { kind, found: problem === undefined ? found : [...found, skipDocument(problem)] };
        }
        function readYamlDocument(document, open) {
            const { kind, options } = open;
            const parsed = (0, yaml_documents.h)(document, kind === 'compose');
            if (parsed.kind === 'unreadable')
                return { kind, found: findInUnreadable(document, parsed, open) };
            const actual = kind === 'kubernetes' ? (0, file_format.QS)(parsed.root) : kind;
            const found = actual === undefined ? [] : findImages(actual, parsed.root, options);
            const problems = parsed.problems();
            const skips = problems.map(skipDocument);
            const isUnknown = actual === undefined || problems.some(({ code }) => code === 'too-entangled');
            if (isUnknown)
                return { kind, found: skips };
            const unquoted = findTemplatedLines(document).filter(({ written }) => written.startsWith('{{'));
            return { kind: actual, found: [...found, ...unquoted, ...skips] };
        }
        function skipDocument({ at, code, reason }) {
            return (0, found_text.i)(at, '', code, reason);
        }
        function findInUnreadable(document, problem, open) {
            const isTemplate = problem.code === 'not-parsable' && document.text.includes('{{');
            const masked = isTemplate ? maskActions(document.text) : undefined;
            if (masked !== undefined && (0, yaml_documents.h)({ ...document, text: masked }).kind === 'document') {
                const { found } = readYamlDocument({ ...document, text: masked }, open);
                return asTemplated(found, document);
            }
            const lines = findTemplatedLines(document);
            return isTemplate && failsAtAction(document, problem.at) ? lines : [...lines, skipDocument(problem)];
        }
    })
};
