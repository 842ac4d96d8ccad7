export const id = 2840;
export const ids = [2840];
export const modules = {

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   I0: () => (/* binding */ valuesAt),
/* harmony export */   SC: () => (/* binding */ mapAt),
/* harmony export */   Xi: () => (/* binding */ mapsBelow)
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
function valuesAt(node, ...path) {
    return mapAt(node, ...path)?.entries.map(({ value }) => value) ?? [];
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
/* harmony import */ var _domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';
function fileText(bytes) {
    const whole = (0,_domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textOfBytes */ .g)(bytes);
    const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
}
function isUtf8(bytes, whole) {
    const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
}


/***/ }),

/***/ 6157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ findImages)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/dockerfile/source-text.js
var source_text = __webpack_require__(231);
// EXTERNAL MODULE: ./build/formats/data-node.js
var data_node = __webpack_require__(2320);
// EXTERNAL MODULE: ./build/domain/dockerfile/read-dockerfile.js + 73 modules
var read_dockerfile = __webpack_require__(6549);
// EXTERNAL MODULE: ./build/domain/listing/pin-writing.js
var pin_writing = __webpack_require__(7960);
// EXTERNAL MODULE: ./build/formats/finding.js
var finding = __webpack_require__(994);
;// CONCATENATED MODULE: ./build/formats/inline-dockerfile.js




const UNPLACED = 'it is folded over lines; write the Dockerfile as a block (|)';
function findInInlineDockerfile(node) {
    if (node === undefined)
        return [];
    const { source, isShared, aliases } = node;
    if ((0,source_text/* offsetAt */.HA)(source, 0) === source_text/* NOWHERE */.JW)
        return [(0,finding/* skip */.i)(node.start, '', 'inline-dockerfile', UNPLACED)];
    const { images, skipped, rejection } = (0,read_dockerfile/* readDockerfile */.n_)(bytesOf(source.text));
    const place = placesIn(source);
    const rejected = rejection === undefined
        ? []
        : [
            (0,finding/* skip */.i)(node.start, '', 'inline-dockerfile', `Docker rejects line ${rejection.line} of it: ${rejection.reason}`),
        ];
    return [
        ...rejected,
        ...skipped.map(({ line, column, written, reason }) => (0,finding/* skip */.i)(place(line, column), written, 'inline-dockerfile', reason)),
        ...images.map((image) => {
            const { line, column, written, reference } = image;
            const edit = placeInside(source, image);
            const at = place(line, column);
            return { kind: 'image', at, written, reference, edit, writing: pin_writing/* WHOLE_REFERENCE */.W, isShared, aliases };
        }),
    ];
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



function findInNamedContexts(contexts) {
    return contexts.flatMap(({ key, value }) => [
        ...warnOfReplacement(key),
        ...findInText(value, { prefix: 'docker-image://' }),
    ]);
}
function warnOfReplacement(key) {
    const reading = (0,image_reference/* readImageReference */.bc)(key.text);
    if (reading.kind === 'invalid' || reading.reference.tag === undefined)
        return [];
    const reason = `this context takes the place of FROM ${key.text}, and will not once that FROM carries a digest`;
    return [(0,finding/* skip */.i)(key.start, key.text, 'replaces-base', reason)];
}

;// CONCATENATED MODULE: ./build/formats/compose.js





const DEFAULT = /^\$\{\w+:?-/;
function findComposeImages(root) {
    return (0,data_node/* valuesAt */.I0)(root, 'services').flatMap(findInService);
}
function findInService(service) {
    const image = findWithDefault((0,data_node/* textAt */.$6)(service, 'image'));
    const volumes = (0,data_node/* itemsAt */.Ct)(service, 'volumes')
        .filter((volume) => (0,data_node/* textAt */.$6)(volume, 'type')?.text === 'image')
        .flatMap((volume) => findWithDefault((0,data_node/* textAt */.$6)(volume, 'source')));
    return [...(isBuilt(service) ? image.map(asOutput) : image), ...volumes, ...findInBuild(service)];
}
function isBuilt(service) {
    const build = (0,data_node/* mapAt */.SC)(service)?.get('build');
    return build !== undefined && build.kind !== 'empty';
}
function asOutput({ at }) {
    return { kind: 'output', at };
}
function findInBuild(service) {
    const contexts = (0,data_node/* mapAt */.SC)(service, 'build', 'additional_contexts')?.entries ?? [];
    const listed = (0,data_node/* itemsAt */.Ct)(service, 'build', 'additional_contexts').flatMap(asEntry);
    return [
        ...findInInlineDockerfile((0,data_node/* textAt */.$6)(service, 'build', 'dockerfile_inline')),
        ...findInNamedContexts([...contexts, ...listed]),
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
    const targets = (0,data_node/* valuesAt */.I0)(root, 'target');
    const args = options.args ? targets.flatMap((target) => (0,data_node/* mapAt */.SC)(target, 'args')?.entries ?? []) : [];
    return [...targets.flatMap(findInTarget), ...args.flatMap(findInArgument)];
}
function findInTarget(target) {
    const contexts = findInNamedContexts((0,data_node/* mapAt */.SC)(target, 'contexts')?.entries ?? []);
    return [...contexts, ...findInInlineDockerfile((0,data_node/* textAt */.$6)(target, 'dockerfile-inline'))];
}
function findInArgument({ value }) {
    const isTagged = value.kind === 'text' && /^[^\s$]+[:@][^/\s]+$/.test(value.text);
    return isTagged ? findInText(value).filter(({ kind }) => kind === 'image') : [];
}

;// CONCATENATED MODULE: ./build/formats/gitlab-ci.js


const NO_JOBS = new Set(['variables', 'workflow', 'include', 'stages', 'spec', 'cache']);
function findGitlabImages(root) {
    const jobs = ((0,data_node/* mapAt */.SC)(root)?.entries ?? []).filter(isJob).map(({ value }) => value);
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
    if (tag?.kind !== 'text' || tag.text === '') {
        const writing = { ...pin_writing/* WHOLE_REFERENCE */.W, tagComment: repository.tagComment };
        return { place: { edit: placeOf(repository.source), writing }, edited: repository };
    }
    if (insertion !== undefined && !tag.text.includes('@'))
        return { place: insertion, edited: tag };
    const writing = tag.style === 'plain' ? PART_WRITING.plainTag : PART_WRITING.tag;
    return { place: { edit: placeOf(tag.source), writing }, edited: tag };
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
    return findInMap({ repository, tag, digest: (0,data_node/* textAt */.$6)(entry, 'digest'), insertion, otherwise });
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
function findSkaffoldImages(root) {
    const maps = [...(0,data_node/* mapsBelow */.Xi)(root)];
    const built = new Set(maps.flatMap((map) => (0,data_node/* itemsAt */.Ct)(map, 'artifacts')).map((artifact) => (0,data_node/* textAt */.$6)(artifact, 'image')?.text));
    return [...maps.flatMap(findInArtifacts), ...maps.flatMap((map) => findInRuns(map, built))];
}
function findInArtifacts(map) {
    return (0,data_node/* itemsAt */.Ct)(map, 'artifacts').flatMap((artifact) => BUILDER_IMAGES.flatMap(([builder, key]) => findInText((0,data_node/* textAt */.$6)(artifact, builder, key))));
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
    return [...(0,data_node/* mapsBelow */.Xi)(root)].flatMap(findInTask);
}
function findInTask(map) {
    const containers = [...(0,data_node/* itemsAt */.Ct)(map, 'steps'), ...(0,data_node/* itemsAt */.Ct)(map, 'sidecars'), map.get('stepTemplate')];
    return containers.flatMap((container) => findInText((0,data_node/* textAt */.$6)(container, 'image')));
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
        return findInText(image);
    const matrix = (0,data_node/* mapAt */.SC)(job, 'strategy', 'matrix');
    const included = (0,data_node/* itemsAt */.Ct)(matrix, 'include').map((combination) => (0,data_node/* textAt */.$6)(combination, name));
    const values = [...(0,data_node/* itemsAt */.Ct)(matrix, name), ...included].flatMap((value) => findInText(value));
    return values.length === 0 ? findInText(image) : values;
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

/***/ 3526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ mayNameImages)
/* harmony export */ });
const WORDS = {
    compose: /image|dockerfile_inline/,
    kubernetes: /image/,
    kustomize: /images/,
    'helm-values': /image|repository/i,
    workflow: /container|services|docker:\/\//,
    action: /docker:\/\//,
    'gitlab-ci': /image|services/,
    devcontainer: /image|features/,
    bake: /docker-image:|dockerfile-inline|args/,
    ko: /BaseImage/i,
    tekton: /image/,
    skaffold: /image|builder/i,
};
function mayNameImages(kind, text) {
    return WORDS[kind].test(text) && (kind !== 'kubernetes' || isManifest(text));
}
function isManifest(text) {
    return /^["']?apiVersion["']?\s*:/m.test(text) && /^["']?kind["']?\s*:/m.test(text);
}


/***/ }),

/***/ 3482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listFindings)
/* harmony export */ });
/* harmony import */ var _domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);

function listFindings({ kind, positions, findings }) {
    const images = [];
    const skipped = [];
    for (const uses of groupByPlace(findings)) {
        const [first] = uses;
        const listed = uses.find((use) => use.kind !== 'output');
        if (listed === undefined)
            continue;
        const place = { ...positions.find(first.at), written: (0,_domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .G)(listed.written) };
        if (listed.kind === 'skipped') {
            skipped.push({ ...place, code: listed.code, reason: (0,_domain_dockerfile_byte_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .G)(listed.reason) });
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
/* harmony import */ var _domain_dockerfile_text_position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3169);
/* harmony import */ var _file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4841);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(994);
/* harmony import */ var _image_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3526);
/* harmony import */ var _list_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3482);





function openFile(kind, bytes) {
    const file = (0,_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .fileText */ .C)(bytes);
    if (!(0,_image_words_js__WEBPACK_IMPORTED_MODULE_1__/* .mayNameImages */ .n)(kind, file.text.replaceAll('\0', ''))) {
        return { kind: 'closed', reading: { images: [], skipped: [] } };
    }
    const positions = new _domain_dockerfile_text_position_js__WEBPACK_IMPORTED_MODULE_3__/* .PositionFinder */ ._(file.whole);
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
/* harmony import */ var _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(231);

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
    return source.text === scalar.value ? source : (0,_domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rI)(scalar.value, _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
}
function place({ value, style, raw, at }) {
    if (style === 'block')
        return placeBlock(value, raw, at);
    const quote = style === 'quoted' ? 1 : 0;
    const inner = raw.slice(quote, raw.length - quote);
    return inner === value ? (0,_domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceText */ .rI)(value, at + quote) : placeEscaped(inner, at + quote);
}
function placeEscaped(inner, at) {
    const builder = new _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .SourceTextBuilder */ .uL();
    let literal = 0;
    for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
        builder.append(inner.slice(literal, slash), at + literal);
        builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
        literal = slash + 2;
    }
    builder.append(inner.slice(literal), at + literal);
    return builder.build();
}
function placeBlock(value, raw, at) {
    const builder = new _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .SourceTextBuilder */ .uL();
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
            builder.append(joint, joint === '\n' ? at + end : _domain_dockerfile_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .NOWHERE */ .JW);
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
