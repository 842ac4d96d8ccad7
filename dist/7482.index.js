export const id = 7482;
export const ids = [7482];
export const modules = {

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   I0: () => (/* binding */ valuesAt),
/* harmony export */   SC: () => (/* binding */ mapAt),
/* harmony export */   Xi: () => (/* binding */ mapsBelow),
/* harmony export */   ws: () => (/* binding */ entriesAt)
/* harmony export */ });
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
        const children = node.kind === 'list' ? node.items : node.kind === 'map' ? node.entries : [];
        for (let index = children.length - 1; index >= 0; index -= 1) {
            const child = children[index];
            if (child !== undefined)
                waiting.push('value' in child ? child.value : child);
        }
    }
}
function nodeAt(node, ...path) {
    return path.reduce((parent, key) => (parent?.kind === 'map' ? parent.get(key) : undefined), node);
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

/***/ 7591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ findImages)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/source/source-text.js
var source_text = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/formats/data-node.js
var data_node = __webpack_require__(2320);
;// CONCATENATED MODULE: ./build/formats/compose-service.js

const LONGEST_CHAIN = 20;
function composeService(own, services) {
    const chain = extendedServices(own, services);
    const image = chain.map((service) => (0,data_node/* textAt */.$6)(service, 'image')).find((named) => named !== undefined);
    return { own, image, isBuilt: chain.some(hasBuild) };
}
function extendedServices(own, services) {
    const chain = [];
    for (let service = own; service !== undefined;) {
        chain.push(service);
        const name = extendedName(service);
        service = name === undefined || chain.length === LONGEST_CHAIN ? undefined : services.get(name);
    }
    return chain;
}
function extendedName(service) {
    if ((0,data_node/* textAt */.$6)(service, 'extends', 'file') !== undefined)
        return undefined;
    return ((0,data_node/* textAt */.$6)(service, 'extends') ?? (0,data_node/* textAt */.$6)(service, 'extends', 'service'))?.text;
}
function hasBuild(service) {
    const build = (0,data_node/* mapAt */.SC)(service)?.get('build');
    return build !== undefined && build.kind !== 'empty';
}

// EXTERNAL MODULE: ./build/domain/dockerfile/read-dockerfile.js + 26 modules
var read_dockerfile = __webpack_require__(9682);
// EXTERNAL MODULE: ./build/domain/listing/pin-writing.js
var pin_writing = __webpack_require__(7960);
// EXTERNAL MODULE: ./build/formats/finding.js
var finding = __webpack_require__(994);
;// CONCATENATED MODULE: ./build/formats/inline-dockerfile.js




const UNPLACED = 'it is folded over lines; write the Dockerfile as a block (|)';
const UNKNOWN = 'parts of it are there or not by a template';
function findInInlineDockerfile(node, fill) {
    if (node === undefined)
        return [];
    if ((0,source_text/* offsetAt */.HA)(node.source, 0) === source_text/* NOWHERE */.JW)
        return [(0,finding/* skip */.i)(node.start, '', 'inline-dockerfile', UNPLACED)];
    const filled = fill(node.source);
    if (filled === undefined)
        return [(0,finding/* skip */.i)(node.start, '', 'inline-dockerfile', UNKNOWN)];
    return findInFilled(node, filled);
}
function findInFilled({ start, isShared, aliases }, filled) {
    const declared = declareVariables(filled);
    const { images, skipped } = (0,read_dockerfile/* readDockerfile */.n)(bytesOf(declared.source.text));
    const place = placesIn(declared.source);
    return [
        ...skipped.map((found) => skipInside(found, Math.max(start, place(found.line, found.column)), declared)),
        ...images.map((image) => {
            const { line, column, reference } = image;
            const at = place(line, column);
            const written = declared.asWritten(image.written);
            const edit = placeInside(declared.source, image);
            return { kind: 'image', at, written, reference, edit, writing: pin_writing/* WHOLE_REFERENCE */.W, isShared, aliases };
        }),
    ];
}
function declareVariables(filled) {
    const { source, variables } = filled;
    if (variables.length === 0)
        return filled;
    const [head = ''] = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source.text) ?? [];
    const builder = new source_text/* SourceTextBuilder */.uL();
    builder.appendSource((0,source_text/* sliceSource */.U5)(source, 0, head.length));
    for (const name of variables)
        builder.append(`ARG ${name}\n`, source_text/* NOWHERE */.JW);
    builder.appendSource((0,source_text/* sliceSource */.U5)(source, head.length));
    return { ...filled, source: builder.build() };
}
function skipInside({ written, code, reason }, at, { variables, asWritten }) {
    const text = asWritten(written);
    const isOuter = code === 'build-arg' && variables.some((name) => reason.includes(name));
    if (isOuter)
        return (0,finding/* skip */.i)(at, text, 'variable', 'its value comes from a variable of the file around it');
    return (0,finding/* skip */.i)(at, text, 'inline-dockerfile', asWritten(reason));
}
function bytesOf(text) {
    return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}
function placesIn(source) {
    const starts = [0];
    for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (line, column) => (0,source_text/* offsetAt */.HA)(source, (starts[line - 1] ?? 0) + column - 1);
}
function placeInside(source, { edit }) {
    if (edit.kind === 'not-editable')
        return edit;
    const spans = edit.spans.flatMap(({ start, end }) => (0,source_text/* spansOf */.Ly)((0,source_text/* sliceSource */.U5)(source, start, end)) ?? []);
    if (spans.length === edit.spans.length)
        return { ...edit, spans };
    return {
        kind: 'not-editable',
        code: 'not-in-file',
        reason: 'it is written with escapes or folded over lines',
    };
}

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
;// CONCATENATED MODULE: ./build/formats/text-reference.js




function findInText(node, options = {}) {
    if (node?.kind !== 'text')
        return [];
    const { prefix = '', writing = pin_writing/* WHOLE_REFERENCE */.W } = options;
    if (!node.text.startsWith(prefix))
        return [];
    return findInSource((0,source_text/* sliceSource */.U5)(node.source, prefix.length), node, writing);
}
function findInSource(source, node, writing = pin_writing/* WHOLE_REFERENCE */.W) {
    const { text } = source;
    if (text === '')
        return [];
    const at = Math.max(node.start, (0,source_text/* offsetAt */.HA)(source, 0));
    const open = findOpenPart(text, at);
    if (open !== undefined)
        return [open];
    const reading = (0,image_reference/* readImageReference */.bc)(text);
    if (reading.kind === 'invalid') {
        return [(0,finding/* skip */.i)(at, text, 'invalid-reference', `it is no image reference: ${reading.why}`)];
    }
    const { isShared, aliases, tagComment } = node;
    const edit = placeOf(source);
    const { reference } = reading;
    const place = { edit, writing: { ...writing, tagComment } };
    return [{ kind: 'image', at, written: text, reference, ...place, isShared, aliases }];
}
function findOpenPart(text, at) {
    if (text.includes('{{') && !text.includes('${{')) {
        return (0,finding/* skip */.i)(at, text, 'templated', 'a template has to fill it in first');
    }
    if (text.includes('$'))
        return (0,finding/* skip */.i)(at, text, 'variable', 'its value comes from a variable');
    return undefined;
}
function placeOf(source) {
    const spans = (0,source_text/* spansOf */.Ly)(source);
    if (spans !== undefined)
        return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
    return {
        kind: 'not-editable',
        code: 'not-in-file',
        reason: 'it is written with escapes or folded over lines',
    };
}

;// CONCATENATED MODULE: ./build/formats/named-context.js




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
    return findInSource(defaultOf((0,source_text/* sliceSource */.U5)(source, PREFIX.length)), node);
}
function warnOfReplacement(key) {
    const reading = (0,image_reference/* readImageReference */.bc)(key.text);
    if (reading.kind === 'invalid' || reading.reference.tag === undefined)
        return [];
    const reason = `this context takes the place of FROM ${key.text}, and will not once that FROM carries a digest`;
    return [(0,finding/* skip */.i)(key.start, key.text, 'replaces-base', reason)];
}

// EXTERNAL MODULE: ./build/formats/hcl-token.js
var hcl_token = __webpack_require__(1332);
;// CONCATENATED MODULE: ./build/formats/outer-variables.js


function fillAsCompose(source) {
    const { text } = source;
    const suffix = unusedSuffix(text);
    const builder = new source_text/* SourceTextBuilder */.uL();
    const variables = new Set();
    let copied = 0;
    for (const { index, 0: match, 1: name } of text.matchAll(/\$(?:\$|\{?([A-Za-z_]\w*))/g)) {
        const end = index + match.length;
        builder.appendSource((0,source_text/* sliceSource */.U5)(source, copied, name === undefined ? index + 1 : end));
        copied = end;
        if (name === undefined)
            continue;
        builder.append(suffix, source_text/* NOWHERE */.JW);
        variables.add(`${name}${suffix}`);
    }
    builder.appendSource((0,source_text/* sliceSource */.U5)(source, copied));
    return {
        source: builder.build(),
        variables: [...variables],
        asWritten: (part) => part.replaceAll(suffix, ''),
    };
}
function fillAsHcl(source) {
    const { text } = source;
    const suffix = unusedSuffix(text);
    const builder = new source_text/* SourceTextBuilder */.uL();
    const written = [];
    const opening = /\$\$\{|%%\{|\$\{|%\{/g;
    let copied = 0;
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const [mark] = match;
        if (mark === '%{')
            return undefined;
        const isEscaped = mark !== '${';
        builder.appendSource((0,source_text/* sliceSource */.U5)(source, copied, isEscaped ? match.index + 1 : match.index));
        copied = isEscaped ? match.index + 2 : (0,hcl_token/* endOfTemplate */.n)(text, opening.lastIndex);
        if (isEscaped)
            continue;
        builder.append('$', (0,source_text/* offsetAt */.HA)(source, match.index));
        builder.append(`{VALUE${written.length}${suffix}}`, source_text/* NOWHERE */.JW);
        written.push(text.slice(match.index, copied));
        opening.lastIndex = copied;
    }
    builder.appendSource((0,source_text/* sliceSource */.U5)(source, copied));
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

;// CONCATENATED MODULE: ./build/formats/compose.js







const DEFAULT = /^\$\{[A-Za-z_]\w*:?-/;
function findComposeImages(root) {
    const entries = (0,data_node/* entriesAt */.ws)(root, 'services');
    const services = new Map(entries.map(({ key, value }) => [key.text, value]));
    return entries.flatMap(({ value }) => findInService(composeService(value, services)));
}
function findInService({ own, isBuilt, image }) {
    const named = isBuilt ? findWithDefault(image).map(asOutput) : findWithDefault((0,data_node/* textAt */.$6)(own, 'image'));
    const hooks = (0,data_node/* itemsAt */.Ct)(own, 'pre_start');
    const before = hooks.flatMap((hook) => findWithDefault((0,data_node/* textAt */.$6)(hook, 'image')));
    return [...named, ...before, ...[own, ...hooks].flatMap(findInVolumes), ...findInBuild(own)];
}
function findInVolumes(container) {
    return (0,data_node/* itemsAt */.Ct)(container, 'volumes')
        .filter((volume) => (0,data_node/* textAt */.$6)(volume, 'type')?.text === 'image')
        .flatMap((volume) => findWithDefault((0,data_node/* textAt */.$6)(volume, 'source')));
}
function asOutput({ at }) {
    return { kind: 'output', at };
}
function findInBuild(service) {
    const contexts = (0,data_node/* entriesAt */.ws)(service, 'build', 'additional_contexts');
    const listed = (0,data_node/* itemsAt */.Ct)(service, 'build', 'additional_contexts').flatMap(asEntry);
    return [
        ...findInInlineDockerfile((0,data_node/* textAt */.$6)(service, 'build', 'dockerfile_inline'), fillAsCompose),
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
        source: (0,source_text/* sliceSource */.U5)(source, from, to),
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
    const inner = (0,source_text/* sliceSource */.U5)(source, from, to);
    return /[{}$]/.test(inner.text) ? source : inner;
}

;// CONCATENATED MODULE: ./build/formats/devcontainer.js


const DIGEST_ONLY = { part: 'reference', before: '', after: '', styles: ['digest'] };
function findDevcontainerImages(root) {
    const image = findInText((0,data_node/* textAt */.$6)(root, 'image'), { writing: DIGEST_ONLY });
    const features = (0,data_node/* mapAt */.SC)(root, 'features')?.entries ?? [];
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

;// CONCATENATED MODULE: ./build/formats/docker-bake.js






function findBakeImages(root, options) {
    const named = blocksOf((0,data_node/* mapAt */.SC)(root)?.get('target')).flatMap((map) => (0,data_node/* entriesAt */.ws)(map));
    const targets = named.flatMap(({ value }) => blocksOf(value));
    const args = options.args ? targets.flatMap((target) => (0,data_node/* entriesAt */.ws)(target, 'args')) : [];
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
    const attributes = (0,data_node/* entriesAt */.ws)(root).filter(({ key }) => !BLOCKS.has(key.text));
    const named = [...(0,data_node/* entriesAt */.ws)(root, 'variable'), ...(0,data_node/* entriesAt */.ws)(root, 'function'), ...attributes];
    const names = new Set(named.filter(({ value }) => holdsImageContext(value)).map(({ key }) => key.text));
    return (expression) => expression.includes(IMAGE_CONTEXT) ||
        (names.size > 0 && (expression.match(/[\w-]+/g) ?? []).some((word) => names.has(word)));
}
function holdsImageContext(value) {
    if (value.kind === 'text')
        return value.text.includes(IMAGE_CONTEXT);
    if (value.kind === 'expression')
        return value.written.includes(IMAGE_CONTEXT);
    const inner = [...(0,data_node/* mapsBelow */.Xi)(value)].flatMap((map) => map.entries.map((entry) => entry.value));
    return inner.some((held) => (held.kind === 'text' || held.kind === 'expression') && holdsImageContext(held));
}
function findInTarget(target, computesImage) {
    const contexts = (0,data_node/* mapAt */.SC)(target)?.get('contexts');
    const computed = [contexts, ...(0,data_node/* valuesAt */.I0)(contexts)].flatMap((value) => skipComputed(value, computesImage));
    const inline = (0,data_node/* mapAt */.SC)(target)?.get('dockerfile-inline');
    return [
        ...findInNamedContexts((0,data_node/* entriesAt */.ws)(contexts), (source) => source),
        ...computed,
        ...findInInlineDockerfile((0,data_node/* textAt */.$6)(target, 'dockerfile-inline'), fillAsHcl),
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
    return (0,finding/* skip */.i)(at, written, 'variable', 'its value comes from an expression');
}
function findInArgument({ value }) {
    const isTagged = value.kind === 'text' && /^[^\s$]+[:@][^/\s]+$/.test(value.text);
    return isTagged ? findInText(value).filter(({ kind }) => kind === 'image') : [];
}

;// CONCATENATED MODULE: ./build/formats/gitlab-ci.js


const NO_JOBS = new Set(['variables', 'workflow', 'include', 'stages', 'spec', 'cache']);
function findGitlabImages(root) {
    const jobs = (0,data_node/* entriesAt */.ws)(root)
        .filter(isJob)
        .map(({ value }) => value);
    return [root, ...jobs].flatMap(findInJob);
}
function isJob({ key, value }) {
    return value.kind === 'map' && !NO_JOBS.has(key.text) && key.text !== 'image';
}
function findInJob(job) {
    const image = (0,data_node/* mapAt */.SC)(job)?.get('image');
    return [image, ...(0,data_node/* itemsAt */.Ct)(job, 'services')].flatMap((named) => findInText((0,data_node/* textAt */.$6)(named, 'name') ?? named));
}

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
;// CONCATENATED MODULE: ./build/formats/map-reference.js






function findInMap(map) {
    const written = writtenReference(map);
    const { repository } = map;
    const at = Math.max(repository.start, (0,source_text/* offsetAt */.HA)(repository.source, 0));
    const open = findOpenPart(written, at);
    if (open !== undefined)
        return [open];
    const reading = (0,image_reference/* readImageReference */.bc)(written);
    if (reading.kind === 'invalid') {
        return [(0,finding/* skip */.i)(at, written, 'invalid-reference', `it is no image reference: ${reading.why}`)];
    }
    const { reference } = reading;
    if (reference.tag === undefined && reference.digest === undefined) {
        return [(0,finding/* skip */.i)(at, written, 'tag-elsewhere', map.otherwise)];
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
    if (digest?.kind === 'text' && ((0,domain_digest/* isDigest */.Bc)(digest.text) || digest.style === 'quoted')) {
        return { place: { edit: placeOf(digest.source), writing: PART_WRITING.digest }, edited: digest };
    }
    if (digest?.kind === 'empty' && digest.slot !== undefined) {
        return { place: placeInSlot(digest.slot), edited: { isShared: false, aliases: 0 } };
    }
    if (tag?.kind !== 'text' || tag.text === '') {
        const writing = { ...pin_writing/* WHOLE_REFERENCE */.W, tagComment: repository.tagComment };
        return { place: { edit: placeOf(repository.source), writing }, edited: repository };
    }
    if (insertion !== undefined && digest === undefined && !tag.text.includes('@'))
        return { place: insertion, edited: tag };
    const writing = tag.style === 'plain' ? PART_WRITING.plainTag : PART_WRITING.tag;
    return { place: { edit: placeOf(tag.source), writing }, edited: tag };
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

;// CONCATENATED MODULE: ./build/formats/helm-values.js



const IMAGE_KEY = /image$/i;
const PICTURE = /\.(?:png|jpe?g|svg|gif|webp|ico|bmp)$/i;
const CHART_DEFAULT = 'it has no tag: the chart decides, mostly by its appVersion';
function findHelmImages(root) {
    return [...(0,data_node/* mapsBelow */.Xi)(root)].flatMap(findInValues);
}
function findInValues(map) {
    const below = map.entries.flatMap((entry) => findBelowKey(entry, map));
    return [...findInImageMap(map, (0,data_node/* textAt */.$6)(map, 'repository')), ...below];
}
function findBelowKey({ key, value }, map) {
    if (!IMAGE_KEY.test(key.text))
        return [];
    if (value.kind === 'map' && !value.isShared && (0,data_node/* textAt */.$6)(value, 'repository') === undefined) {
        return findInImageMap(value, (0,data_node/* textAt */.$6)(value, 'name'));
    }
    if (value.kind !== 'text' || PICTURE.test(value.text))
        return [];
    const tag = (0,data_node/* textAt */.$6)(map, 'tag') ?? (0,data_node/* textAt */.$6)(map, `${key.text}Tag`);
    if (tag === undefined || /[:@][^/]*$/.test(value.text))
        return findInText(value);
    return findInMap({ repository: value, tag, digest: (0,data_node/* textAt */.$6)(map, 'digest'), otherwise: CHART_DEFAULT });
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
        otherwise: CHART_DEFAULT,
    });
}

;// CONCATENATED MODULE: ./build/formats/ko.js


function findKoImages(root) {
    const bases = [(0,data_node/* textAt */.$6)(root, 'defaultBaseImage'), ...(0,data_node/* valuesAt */.I0)(root, 'baseImageOverrides')];
    return bases.flatMap((base) => findInText(base));
}

;// CONCATENATED MODULE: ./build/formats/kubernetes.js



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
    return [...(0,data_node/* mapsBelow */.Xi)(root)].flatMap(({ entries }) => entries.flatMap(findInEntry));
}
function findInEntry({ key, value }) {
    const holder = HOLDERS.get(key.text);
    switch (holder) {
        case 'containers':
            return (0,data_node/* itemsAt */.Ct)(value).flatMap((container) => findInText((0,data_node/* textAt */.$6)(container, 'image')));
        case 'container':
            return findInText((0,data_node/* textAt */.$6)(value, 'image'));
        case 'volumes':
            return (0,data_node/* itemsAt */.Ct)(value).flatMap((volume) => findInText((0,data_node/* textAt */.$6)(volume, 'image', 'reference')));
        case undefined:
            return [];
        default:
            return (0,errors/* assertNever */.xb)(holder);
    }
}

;// CONCATENATED MODULE: ./build/formats/kustomize.js


function findKustomizeImages(root, text) {
    return (0,data_node/* itemsAt */.Ct)(root, 'images').flatMap((item) => (item.kind === 'map' ? kustomize_findInEntry(item, text) : []));
}
function kustomize_findInEntry(entry, text) {
    const newName = (0,data_node/* textAt */.$6)(entry, 'newName');
    const repository = newName === undefined || newName.text === '' ? (0,data_node/* textAt */.$6)(entry, 'name') : newName;
    const tag = (0,data_node/* textAt */.$6)(entry, 'newTag');
    if (repository === undefined)
        return [];
    const otherwise = 'it has no tag of its own: the manifests that use it say which';
    const insertion = tag === undefined ? undefined : placeNewDigest(entry, tag, text);
    return findInMap({ repository, tag, digest: entry.get('digest'), insertion, otherwise });
}
function placeNewDigest(entry, tag, text) {
    const key = entry.entries.find(({ value }) => value.start === tag.start)?.key;
    if (key === undefined || tag.style === 'block' || tag.isShared) {
        const reason = 'the tag stands where no digest can be put next to it';
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

;// CONCATENATED MODULE: ./build/formats/skaffold.js


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
    const maps = [...(0,data_node/* mapsBelow */.Xi)(root)];
    const built = new Set(maps.flatMap((map) => (0,data_node/* itemsAt */.Ct)(map, 'artifacts')).map((artifact) => (0,data_node/* textAt */.$6)(artifact, 'image')?.text));
    return [...maps.flatMap(skaffold_findInBuild), ...maps.flatMap((map) => findInRuns(map, built))];
}
function skaffold_findInBuild(map) {
    const cloud = CLOUD_BUILDERS.flatMap((key) => findInText((0,data_node/* textAt */.$6)(map, 'googleCloudBuild', key)));
    const artifacts = (0,data_node/* itemsAt */.Ct)(map, 'artifacts').flatMap((artifact) => BUILDER_IMAGES.flatMap(([builder, key]) => findInText((0,data_node/* textAt */.$6)(artifact, builder, key))));
    return [...cloud, ...artifacts];
}
function findInRuns(map, built) {
    const verified = (0,data_node/* itemsAt */.Ct)(map, 'verify').map((test) => (0,data_node/* textAt */.$6)(test, 'container', 'image'));
    const acted = (0,data_node/* itemsAt */.Ct)(map, 'customActions')
        .flatMap((action) => (0,data_node/* itemsAt */.Ct)(action, 'containers'))
        .map((container) => (0,data_node/* textAt */.$6)(container, 'image'));
    return [...verified, ...acted]
        .filter((image) => !built.has(image?.text))
        .flatMap((image) => findInText(image));
}

;// CONCATENATED MODULE: ./build/formats/tekton.js


function findTektonImages(root) {
    return [...(0,data_node/* mapsBelow */.Xi)(root)].flatMap((map) => [...imagesOfTask(map), imageOfAction(map), ...bundlesOf(map)].flatMap((image) => findInText(image)));
}
function imagesOfTask(map) {
    const containers = [...(0,data_node/* itemsAt */.Ct)(map, 'steps'), ...(0,data_node/* itemsAt */.Ct)(map, 'sidecars'), map.get('stepTemplate')];
    return containers.map((container) => (0,data_node/* textAt */.$6)(container, 'image'));
}
function imageOfAction(map) {
    return (0,data_node/* textAt */.$6)(map, 'kind')?.text === 'StepAction' ? (0,data_node/* textAt */.$6)(map, 'spec', 'image') : undefined;
}
function bundlesOf(map) {
    const old = [(0,data_node/* textAt */.$6)(map, 'taskRef', 'bundle'), (0,data_node/* textAt */.$6)(map, 'pipelineRef', 'bundle')];
    if ((0,data_node/* textAt */.$6)(map, 'resolver')?.text !== 'bundles')
        return old;
    const parameters = (0,data_node/* itemsAt */.Ct)(map, 'params').filter((one) => (0,data_node/* textAt */.$6)(one, 'name')?.text === 'bundle');
    return [...old, ...parameters.map((parameter) => (0,data_node/* textAt */.$6)(parameter, 'value'))];
}

;// CONCATENATED MODULE: ./build/formats/workflow.js


const IN_A_STEP = { prefix: 'docker://' };
const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
function findWorkflowImages(root, options) {
    const jobs = (0,data_node/* valuesAt */.I0)(root, 'jobs');
    return [...jobs.flatMap((job) => findJobImages(job, options)), ...jobs.flatMap(findStepImages)];
}
function findActionImages(root) {
    const runs = (0,data_node/* mapAt */.SC)(root, 'runs');
    return [...findInText((0,data_node/* textAt */.$6)(runs, 'image'), IN_A_STEP), ...findStepImages(runs)];
}
function findStepImages(job) {
    return (0,data_node/* itemsAt */.Ct)(job, 'steps').flatMap((step) => findInText((0,data_node/* textAt */.$6)(step, 'uses'), IN_A_STEP));
}
function findJobImages(job, options) {
    const container = (0,data_node/* textAt */.$6)(job, 'container') ?? (0,data_node/* textAt */.$6)(job, 'container', 'image');
    const services = (0,data_node/* valuesAt */.I0)(job, 'services').map((service) => (0,data_node/* textAt */.$6)(service, 'image'));
    return [container, ...services].flatMap((image) => workflow_findInJob(image, job, options));
}
function workflow_findInJob(image, job, options) {
    const [, name] = MATRIX_VALUE.exec(image?.text ?? '') ?? [];
    if (!options.matrix || name === undefined)
        return findInContainer(image);
    const matrix = (0,data_node/* mapAt */.SC)(job, 'strategy', 'matrix');
    const included = (0,data_node/* itemsAt */.Ct)(matrix, 'include').map((combination) => (0,data_node/* textAt */.$6)(combination, name));
    const values = [...(0,data_node/* itemsAt */.Ct)(matrix, name), ...included].flatMap((value) => findInContainer(value));
    return values.length === 0 ? findInContainer(image) : values;
}
function findInContainer(image) {
    const isPrefixed = image?.kind === 'text' && image.text.startsWith(IN_A_STEP.prefix);
    return findInText(image, isPrefixed ? IN_A_STEP : {});
}

;// CONCATENATED MODULE: ./build/formats/find-images.js












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
            return (0,errors/* assertNever */.xb)(kind);
    }
}


/***/ }),

/***/ 994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ skip)
/* harmony export */ });
function skip(at, written, code, reason) {
    return { kind: 'skipped', at, written, code, reason };
}


/***/ }),

/***/ 1332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hclTokens),
/* harmony export */   n: () => (/* binding */ endOfTemplate)
/* harmony export */ });
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


/***/ }),

/***/ 3526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ mayNameImages)
/* harmony export */ });
const WORDS = {
    compose: /image|dockerfile_inline/,
    kubernetes: /image|\bbundle/,
    kustomize: /images/,
    'helm-values': /image|repository/i,
    workflow: /container|services|docker:\/\//,
    action: /docker:\/\//,
    'gitlab-ci': /image|services/,
    devcontainer: /image|features/,
    bake: /docker-image:|dockerfile-inline|args/,
    ko: /BaseImage/i,
    tekton: /image|\bbundle/,
    skaffold: /image|builder/i,
};
function mayNameImages(kind, text) {
    return WORDS[kind].test(text) && (kind !== 'kubernetes' || isManifest(text));
}
const API_VERSION = /(?:^|[{,])[ \t]*["']?apiVersion["']?\s*:/m;
const KIND = /(?:^|[{,])[ \t]*["']?kind["']?\s*:/m;
function isManifest(text) {
    return API_VERSION.test(text) && KIND.test(text);
}


/***/ }),

/***/ 3482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(673);

function listFindings({ kind, positions, findings }) {
    const images = [];
    const skipped = [];
    for (const uses of groupByPlace(findings)) {
        const [first] = uses;
        const listed = uses.find((use) => use.kind !== 'output');
        if (listed === undefined)
            continue;
        const place = { ...positions.find(first.at), written: (0,_domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .G)(listed.written) };
        if (listed.kind === 'skipped') {
            skipped.push({ ...place, code: listed.code, reason: (0,_domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .G)(listed.reason) });
        }
        else {
            const { reference, writing } = listed;
            images.push({ ...place, kind, reference, edit: editOf(listed, uses), writing });
        }
    }
    return { images, skipped };
}
function groupByPlace(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const place = placeKey(finding);
        const group = groups.get(place);
        if (group === undefined)
            groups.set(place, [finding]);
        else
            group.push(finding);
    }
    return [...groups.values()].sort(([one], [other]) => one.at - other.at);
}
function placeKey(finding) {
    const isPlaced = finding.kind === 'image' && finding.edit.kind === 'editable';
    return `${finding.at} ${(isPlaced ? finding.edit.spans[0]?.start : undefined) ?? finding.at}`;
}
function editOf(image, uses) {
    if (uses.some(({ kind }) => kind === 'output')) {
        return usedElsewhere('a service that is built here takes it as the name of its result');
    }
    const imageUses = uses.filter((use) => use.kind === 'image' && use.isShared).length;
    if (imageUses < image.aliases)
        return usedElsewhere('an alias uses it where no image is expected');
    return image.edit;
}
function usedElsewhere(reason) {
    return { kind: 'not-editable', code: 'used-elsewhere', reason };
}


/***/ }),

/***/ 7086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openFile)
/* harmony export */ });
/* harmony import */ var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4906);
/* harmony import */ var _file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4841);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(994);
/* harmony import */ var _image_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3526);
/* harmony import */ var _list_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);





function openFile(kind, bytes) {
    const file = (0,_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fileText */ .C)(bytes);
    if (!(0,_image_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mayNameImages */ .n)(kind, file.text.replaceAll('\0', ''))) {
        return { kind: 'closed', reading: { images: [], skipped: [] } };
    }
    const positions = new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_3__/* .PositionFinder */ ._(file.whole);
    if (file.isUtf8)
        return { kind: 'open', file, positions };
    const findings = [(0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .skip */ .i)(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
    return { kind: 'closed', reading: (0,_list_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .listFindings */ .F)({ kind, positions, findings }) };
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


/***/ })

};
