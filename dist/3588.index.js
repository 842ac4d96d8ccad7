export const id = 3588;
export const ids = [3588];
export const modules = {
    93588: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            readStructuredFile: () => (readStructuredFile)
        });
        var text_position = __webpack_require__(63703);
        var data_node = __webpack_require__(22320);
        var row_path = __webpack_require__(70855);
        var image_reference = __webpack_require__(65890);
        ;
        function joinPaths(paths, endOf) {
            const root = emptyBranch();
            for (const { steps, word } of paths) {
                const end = steps.reduce((branch, [written, step]) => nextBranch(branch, written, step), root);
                end.ends.push(endOf(word));
            }
            return root;
        }
        function nextBranch({ byKey, others }, written, step) {
            const known = step.kind === 'key' ? byKey.get(step.name) : others.get(written)?.branch;
            const branch = known ?? emptyBranch();
            if (step.kind === 'key')
                byKey.set(step.name, branch);
            else
                others.set(written, { step, branch });
            return branch;
        }
        function emptyBranch() {
            return { ends: [], byKey: new Map(), others: new Map() };
        }
        function walkPaths(place, tree, reach) {
            for (const end of tree.ends)
                reach(place, end);
            const { node } = place;
            if (node.kind === 'map') {
                for (const [key, next] of tree.byKey) {
                    const value = node.get(key);
                    if (value !== undefined)
                        walkPaths({ node: value, key, up: place }, next, reach);
                }
            }
            for (const other of tree.others.values())
                walkOther(place, other, reach);
        }
        function walkOther(place, { step, branch }, reach) {
            const { node } = place;
            if (step.kind === 'items') {
                if (node.kind !== 'list')
                    return walkPaths(place, branch, reach);
                for (const item of node.items)
                    walkPaths({ node: item, up: place }, branch, reach);
            }
            else if (step.kind === 'below') {
                for (const map of (0, data_node._$)(place, step.without))
                    walkBelow(map, branch, reach);
            }
            else if (node.kind === 'map') {
                walkInMap({ ...place, node }, { step, branch }, reach);
            }
        }
        function walkInMap(map, { step, branch }, reach) {
            if (step.kind === 'keys') {
                for (const entry of map.node.mergedEntries)
                    if (step.matches(entry.key.text))
                        walkPaths(path_tree_valueOf(map, entry), branch, reach);
            }
            else if (step.kind === 'names') {
                for (const { key } of map.node.entries)
                    walkPaths({ node: key, up: map }, branch, reach);
            }
            else if (step.kind === 'where') {
                const text = map.node.get(step.key);
                if (step.matches(text?.kind === 'text' ? text.text : undefined))
                    walkPaths(map, branch, reach);
            }
        }
        function path_tree_valueOf(map, { key, value }) {
            return { node: value, key: key.text, up: map };
        }
        function walkBelow(map, tree, reach) {
            const { ends, byKey, others } = tree;
            for (const end of ends)
                reach(map, end);
            const steps = [...others.values()];
            const byPattern = steps.filter(({ step }) => step.kind === 'keys');
            if (byKey.size > 0 || byPattern.length > 0) {
                for (const entry of map.node.entries)
                    walkEntry(map, entry, { byKey, byPattern, reach });
            }
            for (const other of steps)
                if (other.step.kind !== 'keys')
                    walkOther(map, other, reach);
        }
        function walkEntry(map, entry, { byKey, byPattern, reach }) {
            const { key, value } = entry;
            const named = byKey.get(key.text);
            const isFirst = named === undefined || named.ends.length === 0 || map.node.get(key.text)?.start === value.start;
            if (named !== undefined && isFirst)
                walkPaths(path_tree_valueOf(map, entry), named, reach);
            for (const { step, branch } of byPattern)
                if (step.kind === 'keys' && step.matches(key.text))
                    walkPaths(path_tree_valueOf(map, entry), branch, reach);
        }
        var source_text = __webpack_require__(16173);
        ;
        const OPEN = { filled: [], isOpen: true };
        const MOST_FORMS = 50;
        function writtenText(node) {
            return node.kind === 'text' ? node.text : `\${${node.written}}`;
        }
        function valueSpan(node) {
            return node.kind === 'text' ? (0, data_node.ee)(node) : { start: node.start, end: node.start + node.written.length };
        }
        function asWritten(node) {
            if (node.kind === 'expression')
                return OPEN;
            return {
                filled: [{ node, written: node.text, isPart: false, isUsedElsewhere: false, explains: [(0, data_node.ee)(node)] }],
                isOpen: false,
            };
        }
        function putTogether(node, uses, values) {
            if (node.kind === 'expression')
                return [];
            return combine(values.map(({ filled }) => filled)).map((parts) => fill(node, uses, parts));
        }
        function combine(values) {
            return values.reduce((all, forms) => all.flatMap((parts) => forms.map((form) => [...parts, form])).slice(0, MOST_FORMS + 1), [[]]);
        }
        function fill(node, uses, parts) {
            const builder = new source_text.uL();
            const { source, kind, start, end, style, isShared } = node;
            let copied = 0;
            for (const [index, use] of uses.entries()) {
                builder.appendSource((0, source_text.U5)(source, copied, use.start));
                builder.append(parts[index]?.node.text ?? '', source_text.JW);
                copied = use.end;
            }
            builder.appendSource((0, source_text.U5)(source, copied));
            const filled = builder.build();
            const whole = { source: filled, text: filled.text, isText: true, aliases: 0, tagComment: undefined };
            const others = parts.filter((part) => !/\/[^/]+[:@][^/]+$/.test(part.node.text));
            const explains = others.flatMap((part) => part.explains);
            return {
                node: { kind, start, end, style, isShared, ...whole },
                written: node.text,
                isPart: true,
                isUsedElsewhere: false,
                explains,
            };
        }
        function readEachForm(node, find, formsOf) {
            const forms = formsOf(node);
            if (forms === undefined)
                return find(node);
            const found = forms.filled.flatMap((form) => asFilled(find(form.node), form));
            return forms.isOpen ? [...found, ...find(node)] : found;
        }
        function asFilled(found, { node: { start }, written, isPart, isUsedElsewhere, explains }) {
            if (found.length === 0)
                return [];
            const filled = found.map((one) => {
                if (one.kind === 'skipped' && isPart)
                    return { ...one, written };
                if (one.kind !== 'image')
                    return one;
                if (isPart)
                    return { ...one, written, isPart, edit: PART_OF_TEXT };
                return isUsedElsewhere ? { ...one, edit: PART_OF_OTHER } : one;
            });
            return [...filled, { kind: 'explained', at: start, explains }];
        }
        const PART_OF_TEXT = {
            kind: 'not-editable',
            code: 'arg-fragment',
            reason: 'a part of it comes from a variable',
        };
        const PART_OF_OTHER = {
            kind: 'not-editable',
            code: 'used-elsewhere',
            reason: 'its variable is also a part of another text, or names a result',
        };
        ;
        function compileRules(rules) {
            return rules.map(({ name, in: scopes }) => ({ name, scopes: scopes.map(compileScope) }));
        }
        function compileScope(written) {
            const [, mark = '', around = '', path = ''] = /^([?~]?)(\^?)(.*)$/.exec(written) ?? [];
            return {
                written,
                isOther: mark !== '',
                isOfTemplates: mark === '~',
                isAround: around !== '',
                paths: (0, row_path.PH)(path).map(compilePath),
            };
        }
        const NAMED = /\.?([$%])|\[(\w+)=([$%])\]/g;
        function compilePath(path) {
            const stretches = [];
            let from = 0;
            for (const { index, 0: step, 1: key, 2: by, 3: name } of path.matchAll(NAMED)) {
                stretches.push(stretch(path.slice(from, index), { of: (key ?? name) === '%' ? '%' : '$', by }));
                from = index + step.length;
            }
            return [...stretches, stretch(path.slice(from), undefined)];
        }
        function stretch(written, named) {
            return { written, tree: joinPaths((0, row_path.q2)(written), (word) => word), named };
        }
        class ScopeIndex {
            #indexes = new WeakMap();
            #values = new WeakMap();
            #root;
            constructor(root) {
                this.#root = root;
            }
            *valuesIn(scope, { name, rest }, use) {
                const around = placesAround(use);
                if (scope.isOfTemplates && !isInTemplate(around.at(-2)))
                    return;
                const names = { $: name, '%': around.at(-3)?.key ?? '', rest };
                for (const at of scope.isAround ? around : [this.#root])
                    if (at.node.kind === 'map')
                        yield this.#valuesAt(at, scope, names);
            }
            #valuesAt(at, { written, paths }, names) {
                const known = ofPlace(this.#values, at);
                const key = `${written} ${names.$} ${names['%']} ${names.rest}`;
                const values = known.get(key) ?? this.#search(at, paths, names);
                known.set(key, values);
                return values;
            }
            #search(at, paths, names) {
                const found = paths.flatMap((path) => this.#follow(at, path, names));
                const keys = names.rest.split('.').slice(1);
                const values = found.flatMap(({ node: outer, ...place }) => {
                    const node = (0, data_node.oB)(outer, ...keys);
                    return node?.kind === 'text' || node?.kind === 'expression' ? [{ ...place, node }] : [];
                });
                return values.slice(0, MOST_FORMS + 1);
            }
            #follow(at, [first, ...rest], names) {
                if (first === undefined)
                    return [];
                const { named } = first;
                if (named === undefined)
                    return reached(at, first.tree);
                const same = this.#indexOf(at, first, named).get(names[named.of]) ?? [];
                return same.flatMap((place) => this.#follow(place, rest, names));
            }
            #indexOf(at, { written, tree }, { by }) {
                const known = ofPlace(this.#indexes, at);
                const key = `${written} ${by}`;
                const index = known.get(key) ?? indexByName(reached(at, tree), by);
                known.set(key, index);
                return index;
            }
        }
        function indexByName(places, by) {
            const index = new Map();
            const add = (name, place) => {
                const same = index.get(name);
                if (same === undefined)
                    index.set(name, [place]);
                else
                    same.push(place);
            };
            for (const place of places) {
                const { node } = place;
                if (node.kind !== 'map')
                    continue;
                if (by === undefined)
                    for (const { key, value } of node.mergedEntries)
                        add(key.text, { node: value, key: key.text, up: place });
                const name = by === undefined ? undefined : node.get(by);
                if (name?.kind === 'text')
                    add(name.text, place);
            }
            return index;
        }
        function reached(at, tree) {
            const places = [];
            walkPaths(at, tree, (place) => places.push(place));
            return places;
        }
        function ofPlace(known, place) {
            const all = known.get(place) ?? new Map();
            known.set(place, all);
            return all;
        }
        function placesAround(place) {
            const around = [];
            for (let at = place; at !== undefined; at = at.up)
                around.push(at);
            return around;
        }
        function isInTemplate(part) {
            return (/^(?:\..*|default|image|services)$/.test(part?.key ?? '') ||
                (0, data_node.SC)(part?.node)?.get('extends') !== undefined);
        }
        ;
        const LONGEST = 1000;
        const MOST_STEPS = 200;
        const MOST_FORMS_OF_ALL = 10_000;
        class DocumentValues {
            #rules;
            #root;
            #index;
            #bound;
            #forms = 0;
            #steps = 0;
            constructor(rules, root) {
                this.#rules = rules;
                this.#root = root;
                this.#index = new ScopeIndex(root);
            }
            formsOf({ node, ...place }) {
                if (node.kind !== 'text' && node.kind !== 'expression')
                    return undefined;
                this.#steps = 0;
                const forms = this.#formsWithin({ ...place, node }, new Set());
                this.#forms += forms?.filled.length ?? 0;
                return forms && this.#forms > MOST_FORMS_OF_ALL ? OPEN : forms;
            }
            #formsWithin(place, within) {
                const { node } = place;
                const text = writtenText(node);
                const uses = text.length > LONGEST || text.includes('\n') ? [] : this.#usesIn(text);
                const [first, ...others] = uses;
                if (first === undefined)
                    return undefined;
                this.#steps += 1;
                if (this.#steps > MOST_STEPS)
                    return OPEN;
                const inside = new Set([...within, node.start]);
                const values = uses.map((use) => this.#valuesOf(use, place, inside));
                const isOpen = values.some((forms) => forms.isOpen);
                const isWhole = others.length === 0 && first.start === 0 && first.end === text.length;
                const all = isWhole ? this.#asWhole(node, first, values) : putTogether(node, uses, values);
                const filled = all.slice(0, MOST_FORMS).filter((form) => form.node.text.length <= LONGEST);
                return { filled, isOpen: isOpen || filled.length < all.length };
            }
            #asWhole(node, { name }, values) {
                return values.flatMap(({ filled }) => filled.map((form) => ({
                    ...form,
                    isUsedElsewhere: form.isUsedElsewhere || this.#isBound(name),
                    explains: [valueSpan(node), ...form.explains],
                })));
            }
            #valuesOf(use, place, within) {
                const found = [];
                let isSettled = false;
                for (const scope of use.rule.scopes) {
                    if (isSettled && !scope.isOther)
                        continue;
                    const nearby = nearest(this.#index.valuesIn(scope, use, place), within);
                    found.push(...nearby);
                    isSettled ||= nearby.length > 0 && !scope.isOther;
                }
                if (found.length === 0)
                    return OPEN;
                const values = [...new Map(found.map((value) => [value.node.start, value])).values()];
                const forms = values
                    .slice(0, MOST_FORMS)
                    .map((value) => this.#formsWithin(value, within) ?? asWritten(value.node));
                return {
                    filled: forms.flatMap(({ filled }) => filled),
                    isOpen: values.length > MOST_FORMS || forms.some(({ isOpen }) => isOpen),
                };
            }
            #usesIn(text) {
                return this.#rules
                    .flatMap((rule) => Array.from(text.matchAll(rule.name), ({ index, 0: whole, groups: { name = '', rest = '' } = {} }) => ({
                    rule,
                    name,
                    rest,
                    start: index,
                    end: index + whole.length,
                })))
                    .toSorted((one, other) => one.start - other.start);
            }
            #isBound(name) {
                this.#bound ??= new Set([...(0, data_node.qc)(this.#root.node)].flatMap(({ text }) => this.#boundIn(text)));
                return this.#bound.has(name);
            }
            #boundIn(text) {
                const joined = this.#usesIn(text).filter(({ start, end }) => /[\w:.@/-]/.test(text.charAt(end)) ||
                    /(?:[\w:.@-]|[^/]\/)$/.test(text.slice(Math.max(0, start - 2), start)));
                const results = Array.from(text.matchAll(RESULT), ([whole]) => whole.match(/[\w-]+/g) ?? []);
                return [...joined.map(({ name }) => name), ...results.flat()];
            }
        }
        function nearest(places, within) {
            for (const all of places) {
                const values = all.filter(({ node }) => !within.has(node.start));
                if (values.length > 0)
                    return values;
            }
            return [];
        }
        const RESULT = /(?:-t|--tag|--destination|\bpush)(?:[ \t]+|=)\S+(?: [\w.-]+ \}\})?/g;
        var byte_text = __webpack_require__(99512);
        var errors = __webpack_require__(67872);
        var found_text = __webpack_require__(32407);
        var values_digest = __webpack_require__(63691);
        ;
        const TRUE = /^(?:y|Y|yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
        const FALSE = /^(?:n|N|no|No|NO|false|False|FALSE|off|Off|OFF)$/;
        const BASED = /^([-+]?)0(?:([xX][\da-fA-F]+)|[oO]?([0-7]+)|([bB][01]+))$/;
        const DECIMAL = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
        function numberText(written) {
            if (TRUE.test(written))
                return 'true';
            if (FALSE.test(written))
                return 'false';
            const value = numberOf(written);
            return Number.isFinite(value) ? shortestText(value) : undefined;
        }
        function composeNumberText(written) {
            if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(written))
                return written.toLowerCase();
            const value = numberOf(written);
            if (!Number.isFinite(value))
                return undefined;
            return Number.isSafeInteger(value) && !/[.eE]/.test(written) ? String(value) : shortestText(value);
        }
        function numberOf(written) {
            const text = /^[-+.\d]/.test(written) ? written.replaceAll('_', '') : '';
            const [, sign = '', hexadecimal, octal, binary] = BASED.exec(text) ?? [];
            const based = hexadecimal ?? (octal === undefined ? binary : `o${octal}`);
            if (based !== undefined)
                return Number(`0${based}`) * (sign === '-' ? -1 : 1);
            return DECIMAL.test(text) ? Number(text) : Number.NaN;
        }
        function shortestText(value) {
            const [digits = '', sign = '', exponent = ''] = value.toExponential().split(/e([-+])/);
            const power = Number(`${sign}${exponent}`);
            return power >= -4 && power < 6 ? String(value) : `${digits}e${sign}${exponent.padStart(2, '0')}`;
        }
        var pin_writing = __webpack_require__(9561);
        ;
        function findInText(node, options = {}) {
            if (node?.kind !== 'text')
                return [];
            const { prefix = '', writing = pin_writing.Wp } = options;
            if (!node.text.startsWith(prefix))
                return [];
            return findInSource((0, source_text.U5)(node.source, prefix.length), node, writing);
        }
        const BUILT_BY_KO = /^ko:\/\//;
        function findInSource(source, node, writing = pin_writing.Wp) {
            const { text } = source;
            if (text === '')
                return [];
            const at = Math.max(node.start, (0, source_text.HA)(source, 0));
            const place = { at, explains: [(0, data_node.ee)(node)] };
            const open = findOpenPart(text, place);
            if (open !== undefined)
                return [open];
            const reading = (0, image_reference.bc)(text);
            if (reading.kind === 'invalid') {
                if (BUILT_BY_KO.test(text))
                    return [(0, found_text.to)(node)];
                return [(0, found_text.iv)(place, text, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
            }
            const { isShared, aliases, tagComment } = node;
            const edit = editPlaceOf(source);
            const { reference } = reading;
            const use = { edit, writing: { ...writing, tagComment }, isShared, aliases };
            return [{ kind: 'image', ...place, written: text, reference, ...use }];
        }
        function findOpenPart(text, place) {
            if (text.includes('{{') && !text.includes('${{')) {
                return (0, found_text.iv)(place, text, 'templated', 'a template fills it in');
            }
            if (PARAMETER.test(text))
                return (0, found_text.iv)(place, text, 'variable', 'its value comes from a variable');
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
        const PARAMETER = /\$|<<[^>]*>>|###\w+###/;
        ;
        function findInMap({ repository, ...parts }) {
            if (repository === undefined || repository.text === '')
                return [];
            const map = { ...parts, repository };
            const note = findNumberTag(map);
            if (note === undefined)
                return findReference(map, textOf(map.tag));
            if (note.tag === undefined)
                return [note.skip];
            const found = findReference(map, note.tag).map((one) => (0, found_text.FD)(one, 'not-in-file', note.skip.reason));
            return [...found, note.skip];
        }
        function findNumberTag({ tag, numbers }) {
            if (tag?.kind !== 'text' || tag.style !== 'plain' || tag.isText === true)
                return undefined;
            const { text } = tag;
            const printed = numberText(text);
            if (printed === undefined || (numbers !== 'kustomize' && printed === text))
                return undefined;
            const reasons = {
                helm: `Helm reads it as ${printed}`,
                kustomize: 'kustomize takes only a text',
                yaml: 'YAML reads it as another value',
            };
            const reason = `${reasons[numbers ?? 'yaml']}; write it in quotes`;
            const isTag = numbers === 'helm' && /^\w[\w.-]*$/.test(printed);
            return { skip: (0, found_text.iv)((0, found_text.j3)(tag), text, 'number-tag', reason), tag: isTag ? printed : undefined };
        }
        function findReference(map, taken) {
            const written = writtenReference(map, textOf(map.tag));
            const { repository } = map;
            const at = Math.max(repository.start, (0, source_text.HA)(repository.source, 0));
            const explains = [map.registry, repository, map.tag, map.digest].flatMap((part) => part?.kind === 'text' ? [(0, data_node.ee)(part)] : []);
            const open = findOpenPart(written, { at, explains });
            if (open !== undefined)
                return [open];
            const reading = (0, image_reference.bc)(writtenReference(map, taken));
            if (reading.kind === 'invalid') {
                return [
                    (0, found_text.iv)({ at, explains }, written, 'invalid-reference', `invalid image reference: ${reading.reason}`),
                ];
            }
            const { reference } = reading;
            const { untaggedReason } = map;
            if (reference.tag === undefined && reference.digest === undefined && untaggedReason !== undefined) {
                return [(0, found_text.iv)({ at, explains }, written, 'tag-elsewhere', untaggedReason)];
            }
            const { place, edited } = choosePlace(map);
            const { isShared, aliases } = edited;
            return [{ kind: 'image', at, written, reference, ...place, isShared, aliases, explains }];
        }
        function findKustomizeImage(entry) {
            const name = (0, data_node.pr)(entry, 'name');
            const newName = (0, data_node.pr)(entry, 'newName');
            const tag = (0, data_node.pr)(entry, 'newTag');
            const digest = (0, data_node.pr)(entry, 'digest');
            const repository = newName === undefined || newName.text === '' ? name : newName;
            if (repository === undefined)
                return [];
            const found = findTagInName(repository, tag) ??
                findInMap({
                    repository,
                    tag,
                    digest: digest?.text === '' ? undefined : digest,
                    numbers: 'kustomize',
                    untaggedReason: 'no tag; the manifests that use it set one',
                });
            if (name === undefined)
                return found;
            const replaced = found.map((one) => asReplacement(one, name.text));
            return repository === name ? replaced : [...replaced, (0, found_text.to)(name)];
        }
        function findTagInName(repository, tag) {
            if (!/:[^/]*$/.test(repository.text))
                return undefined;
            const reason = 'kustomize adds a tag to this name, which has one; write the tag as newTag';
            const written = tag === undefined ? repository.text : `${repository.text}:${tag.text}`;
            return [(0, found_text.iv)((0, found_text.j3)(repository), written, 'invalid-reference', reason)];
        }
        function asReplacement(found, of) {
            return found.kind === 'image' ? { ...found, override: { kind: 'replacement', of } } : found;
        }
        function writtenReference({ host = '', registry, repository, digest }, tag) {
            return [
                ...[host, textOf(registry)].map((part) => (part === '' ? '' : `${part}/`)),
                repository.text,
                tag === '' ? '' : `:${tag}`,
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
        function findPulledImage(keywords) {
            const image = (0, data_node.$6)(keywords, 'image');
            const repository = image ?? (0, data_node.$6)(keywords, 'repository');
            if (repository === undefined || (image === undefined && isComputed(keywords, 'registry')))
                return [];
            if (isComputed(keywords, 'tag') || isComputed(keywords, 'digest')) {
                return [(0, found_text.iv)((0, found_text.j3)(repository), repository.text, 'variable', 'its tag or digest is computed')];
            }
            const [name = '', ownDigest] = repository.text.split('@');
            const tag = /:[^/]*$/.test(name) ? undefined : (0, data_node.$6)(keywords, 'tag');
            const digest = ownDigest === undefined ? (0, data_node.$6)(keywords, 'digest') : undefined;
            const found = findInMap({
                registry: image === undefined ? (0, data_node.$6)(keywords, 'registry') : undefined,
                repository,
                tag,
                digest: digest ?? (tag === undefined ? undefined : digestSlot(keywords, tag)),
                untaggedReason: 'it has no tag and no digest',
            });
            const takesDigest = digest !== undefined || ownDigest !== undefined || !isFalse(keywords, 'reproducible');
            return takesDigest ? found : found.map((one) => (0, found_text.FD)(one, 'no-digest-here', NOT_REPRODUCIBLE));
        }
        const NOT_REPRODUCIBLE = 'with reproducible = False, it cannot have both a tag and a digest';
        function isComputed(keywords, key) {
            const value = (0, data_node.SC)(keywords)?.get(key);
            return value?.kind === 'expression' && value.written !== 'None';
        }
        function isFalse(keywords, key) {
            const value = (0, data_node.SC)(keywords)?.get(key);
            return value?.kind === 'expression' && value.written === 'False';
        }
        function digestSlot(keywords, { end }) {
            const none = (0, data_node.SC)(keywords)?.get('digest');
            if (none?.kind !== 'expression') {
                const slot = { start: end, end, written: '', before: ', digest = "', after: '"' };
                return { kind: 'empty', start: end, isShared: false, slot };
            }
            const { start, written } = none;
            const slot = { start, end: start + written.length, written, before: '"', after: '"' };
            return { kind: 'empty', start, isShared: false, slot };
        }
        ;
        function findPath(node, path, how) {
            const { text } = node;
            const place = (0, found_text.j3)(node);
            if (path === undefined)
                return (0, found_text.iv)(place, text, 'not-followed', 'its path comes from a variable');
            if (isElsewhere(path))
                return (0, found_text.iv)(place, text, 'not-followed', 'it is not in this repository');
            return { kind: 'path', ...place, path: path.replace(/^(?:\.\/+)+(?=.)/, ''), ...how };
        }
        function findNamedPath(node, { of, directory, isOptional = false }) {
            if (isOptional && (node.text === '' || /[\n:?]/.test(node.text)))
                return [];
            const name = (0, byte_text.G)(node.text);
            const path = directory === undefined || isElsewhere(name) ? name : `${(0, byte_text.G)(directory)}/${name}`;
            const isOpen = !isOptional && /\$|\{\{/.test(name);
            return [findPath(node, isOpen ? undefined : path, { of, base: undefined, isDefault: isOptional })];
        }
        function isElsewhere(path) {
            return /^(?:\/|~|[a-z][a-z0-9+.-]*:|git@|github\.com\/)/i.test(path);
        }
        ;
        function findJenkinsDockerfiles(calls) {
            const inBlocks = (0, data_node.Ct)(calls).flatMap((call) => {
                const block = (0, data_node.$6)(call, 'block');
                return block?.text === 'dockerfile' ? [{ call, block }] : [];
            });
            return [...Map.groupBy(inBlocks, ({ block }) => block.start).values()].flatMap((same) => {
                const value = (name) => same
                    .filter(({ call }) => (0, data_node.$6)(call, 'call')?.text === name)
                    .flatMap(({ call }) => (0, data_node.Ct)(call, 'arguments'))
                    .at(0);
                const [first] = same;
                return first === undefined ? [] : [dockerfileOf(first.block, value('filename'), value('dir'))];
            });
        }
        function dockerfileOf(block, filename, directory) {
            const node = [filename, directory].find((one) => one?.kind === 'text') ?? block;
            const parts = [directory, filename].flatMap((one) => one?.kind === 'text' ? [(0, byte_text.G)(one.text)] : []);
            const isOpen = [filename, directory].some((one) => one?.kind === 'expression');
            const path = filename === undefined ? [...parts, 'Dockerfile'] : parts;
            const how = { of: 'dockerfile', base: undefined, isDefault: filename === undefined };
            return findPath(node.kind === 'text' ? node : block, isOpen ? undefined : path.join('/'), how);
        }
        ;
        const PREFIX = 'docker-image://';
        function findInNamedContexts(contexts, find) {
            return contexts.flatMap(({ key, value }) => [
                ...findReplaced(key),
                ...(value.kind === 'text' ? find(value, PREFIX) : []),
            ]);
        }
        function findReplaced(key) {
            const reading = (0, image_reference.bc)(key.text);
            if (reading.kind === 'invalid' || reading.reference.tag === undefined)
                return [(0, found_text.to)(key)];
            const reason = `this context replaces FROM ${key.text}, but not if that FROM has a digest`;
            return [(0, found_text.iv)((0, found_text.j3)(key), key.text, 'replaces-base', reason)];
        }
        ;
        function findInContainer(node) {
            const isPrefixed = node.kind === 'text' && node.text.startsWith('docker://');
            return findInText(node, isPrefixed ? { prefix: 'docker://' } : {});
        }
        function findContext(line) {
            const equals = line.text.indexOf('=');
            const entry = { key: (0, data_node.S$)(line, 0, Math.max(equals, 0)), value: (0, data_node.S$)(line, equals + 1) };
            return findInNamedContexts([entry], (node, prefix) => findInText(node, { prefix }));
        }
        function findBakeFile(line) {
            return line.text.includes('$') ? [] : findNamedPath(line, { of: 'bake' });
        }
        ;
        function findQuadletImage(node) {
            const last = node.kind === 'list' ? node.items.at(-1) : node;
            if (last?.kind !== 'text')
                return [];
            const { text } = last;
            if (/\.(?:image|build)$/.test(text) || LOCAL.test(text))
                return [(0, found_text.to)(last)];
            if (text.replaceAll('%%', '').includes('%'))
                return [(0, found_text.iv)((0, found_text.j3)(last), text, 'variable', 'systemd fills in a specifier, such as %i')];
            const [prefix = ''] = /^(?:docker:\/\/|docker-daemon:)/.exec(text) ?? [];
            return findInText(last, { prefix });
        }
        const LOCAL = /^(?:dir|oci|oci-archive|docker-archive|containers-storage|ostree|sif|tarball):/;
        var read_dockerfile = __webpack_require__(91843);
        ;
        const UNPLACED = 'it is folded over several lines; write the Dockerfile as a block (|)';
        const UNKNOWN = 'a template decides which parts of it exist';
        function findInInlineDockerfile(node, fill) {
            if (node === undefined)
                return [];
            if ((0, source_text.HA)(node.source, 0) === source_text.JW)
                return [(0, found_text.iv)(node.start, '', 'inline-dockerfile', UNPLACED)];
            const filled = fill(node.source);
            if (filled === undefined)
                return [(0, found_text.iv)(node.start, '', 'inline-dockerfile', UNKNOWN)];
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
                    const explains = edit.kind === 'editable' ? edit.spans : [{ start: at, end: at + written.length }];
                    const writing = pin_writing.Wp;
                    return { kind: 'image', at, explains, written, reference, edit, writing, isShared, aliases };
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
                return (0, found_text.iv)(at, text, 'variable', 'its value comes from a variable of the outer file');
            return (0, found_text.iv)(at, text, 'inline-dockerfile', asWritten(reason));
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
        function findTiltBuild(call) {
            const isWrapper = (0, data_node.$6)(call, 'call')?.text !== 'docker_build';
            const ref = argument(call, 'ref', 0);
            const contents = argument(call, 'dockerfile_contents', isWrapper ? undefined : 4);
            const result = ref?.kind === 'text' ? [(0, found_text.CG)(ref)] : [];
            if (contents !== undefined)
                return [...result, ...findInside(contents)];
            const named = argument(call, 'dockerfile', isWrapper ? undefined : 3);
            const context = named === undefined ? argument(call, 'context', 1) : undefined;
            const path = named?.kind === 'text' ? (0, byte_text.G)(named.text) : undefined;
            if (named?.kind === 'text' && path !== undefined)
                return [...result, dockerfileAt(named, path)];
            if (context?.kind !== 'text')
                return result;
            return [...result, dockerfileAt(context, `${(0, byte_text.G)(context.text)}/Dockerfile`)];
        }
        function argument(call, name, index = Infinity) {
            return (0, data_node.SC)(call, 'keywords')?.get(name) ?? (0, data_node.Ct)(call, 'arguments')[index];
        }
        function findInside(contents) {
            if (contents.kind !== 'text')
                return [];
            return findInInlineDockerfile(contents, (source) => ({
                source,
                variables: [],
                asWritten: (written) => written,
            }));
        }
        function dockerfileAt(node, path) {
            return findPath(node, path, { of: 'dockerfile', base: undefined, isDefault: false });
        }
        ;
        function fillNothing(node) {
            if (node.kind === 'expression' || /\$|\{\{/.test(node.text))
                return undefined;
            return { source: node.source, isWhole: true };
        }
        function readBuildArguments(node, fill) {
            if (node?.kind === 'text')
                return (0, data_node.Dx)(node).map((line) => readAssignment(line, fill));
            if (node?.kind === 'list')
                return node.items.flatMap((item) => (item.kind === 'text' ? [readAssignment(item, fill)] : []));
            return (0, data_node.ws)(node).map((entry) => readArgument(entry, fill));
        }
        function readAssignment(node, fill) {
            const entry = (0, data_node.RZ)(node);
            return entry === undefined ? unknownArgument(node.text, node) : readArgument(entry, fill);
        }
        function readArgument({ key: { text: name }, value: node }, fill) {
            const value = node.kind === 'text' || node.kind === 'expression' ? fill(node) : undefined;
            if (node.kind === 'text')
                return findArgument(name, node, value);
            const unknown = unknownArgument(name, node);
            if (value === undefined)
                return unknown;
            const { text } = value.source;
            const place = value.isWhole ? { written: text, edit: editPlaceOf(value.source) } : {};
            return { ...unknown, value: text, ...place };
        }
        function unknownArgument(name, { start }) {
            const edit = { kind: 'not-editable', code: 'arg-fragment', reason: 'a variable sets it' };
            const place = { at: start, spans: [], written: name, edit, writing: pin_writing.Wp };
            return { kind: 'argument', name, value: undefined, ...place };
        }
        function findArgument(name, node, value) {
            const at = Math.max(node.start, (0, source_text.HA)(node.source, 0));
            const writing = { ...pin_writing.Wp, tagComment: node.tagComment };
            const spans = [...((0, source_text.Ly)(node.source) ?? []), ...(value?.explains ?? [])];
            const edit = editOf(node, value);
            return { kind: 'argument', at, name, value: value?.source.text, written: node.text, edit, writing, spans };
        }
        function editOf({ aliases }, value) {
            if (value?.isWhole !== true)
                return { kind: 'not-editable', code: 'arg-fragment', reason: 'a part of it comes from a variable' };
            if (aliases > 0)
                return { kind: 'not-editable', code: 'used-elsewhere', reason: 'an alias uses it in another place' };
            return editPlaceOf(value.source);
        }
        ;
        function findInComposeText(node, prefix = '') {
            if (node === undefined)
                return [];
            const whole = unwrapDefault(node.source);
            if (whole.text.startsWith(prefix)) {
                const inner = unwrapDefault((0, source_text.U5)(whole, prefix.length));
                if (!inner.text.includes('$') && (inner.text !== '' || node.text === prefix))
                    return findInSource(inner, node);
            }
            const filled = fillDefaults(node.source);
            const isOpen = filled === undefined || filled.text === prefix;
            if (isOpen && node.text.startsWith(prefix))
                return [
                    (0, found_text.iv)((0, found_text.j3)(node), node.text.slice(prefix.length), 'variable', 'its value comes from a variable'),
                ];
            if (isOpen || !filled.text.startsWith(prefix))
                return [];
            const written = node.text.startsWith(prefix) ? node.text.slice(prefix.length) : node.text;
            return findInSource((0, source_text.U5)(filled, prefix.length), node).map((found) => withoutEdit(found, written));
        }
        function findComposeArgument(name, node) {
            const number = node.style === 'plain' && node.isText !== true ? composeNumberText(node.text) : undefined;
            const inner = number === undefined ? unwrapDefault(node.source) : (0, source_text.rI)(number, source_text.JW);
            const isWhole = !inner.text.includes('$');
            const value = isWhole ? inner : fillDefaults(node.source);
            return findArgument(name, node, value && { source: value, isWhole });
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
        var literal = __webpack_require__(26000);
        ;
        const COMMENT = /(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
        const BLANKS = /[ \t\r]+/y;
        const WORD = /[\w.*\u0080-\u00ff-]+/y;
        const HEREDOC = /<<-?([\w\u0080-\u00ff-]+)[ \t]*\r?\n/y;
        function* hclTokens(text) {
            let at = 0;
            while (at < text.length) {
                const end = (0, literal.pF)(BLANKS, text, at) ?? (0, literal.pF)(COMMENT, text, at);
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
            const word = (0, literal.pF)(WORD, text, start);
            if (word !== undefined)
                return { kind: 'word', start, end: word };
            const heredoc = (0, literal.pF)(HEREDOC, text, start);
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
            return ((0, data_node.oB)(service, 'build')?.kind ?? 'empty') !== 'empty';
        }
        function findInService(composed) {
            const { service, isBuilt, image, pullPolicy } = composed;
            const used = findInComposeText(isBuilt ? image : (0, data_node.$6)(service, 'image'));
            const named = [...(isBuilt ? used.map(asOutput) : []), ...(isBuilt && !isPulled(pullPolicy) ? [] : used)];
            const hooks = (0, data_node.Ct)(service, 'pre_start');
            const before = hooks.flatMap((hook) => findInComposeText((0, data_node.$6)(hook, 'image')));
            const volumes = [service, ...hooks].flatMap(findInVolumes);
            return [...named, ...before, ...volumes, ...findInBuild(service), ...findForeignName(composed)];
        }
        function findForeignName({ service, image, pullPolicy, otherFile }) {
            if (otherFile === undefined || image !== undefined)
                return [];
            if (!isPulled(pullPolicy) && (0, data_node.oB)(service, 'build')?.kind !== 'empty')
                return [];
            const reason = 'the image is pulled because of this file, but can be the name of a build in that one';
            return [(0, found_text.iv)((0, found_text.j3)(otherFile), otherFile.text, 'not-followed', reason)];
        }
        function isPulled(policy) {
            return policy !== undefined && !['build', 'never'].includes(fillDefaults(policy.source)?.text ?? '');
        }
        function findInVolumes(container) {
            return (0, data_node.Ct)(container, 'volumes')
                .filter((volume) => (0, data_node.$6)(volume, 'type')?.text === 'image')
                .flatMap((volume) => findInComposeText((0, data_node.$6)(volume, 'source')));
        }
        function asOutput({ at, explains }) {
            return { kind: 'output', at, explains };
        }
        const RESULTS = ['tags', 'cache_from', 'cache_to'];
        function findInBuild(service) {
            const results = RESULTS.flatMap((key) => (0, data_node.Ct)(service, 'build', key));
            const contexts = entriesIn((0, data_node.oB)(service, 'build', 'additional_contexts'));
            return [
                ...findInInlineDockerfile((0, data_node.$6)(service, 'build', 'dockerfile_inline'), fillAsCompose),
                ...findInNamedContexts(contexts, findInComposeText),
                ...results.flatMap((node) => (node.kind === 'text' ? [(0, found_text.CG)(node)] : [])),
            ];
        }
        function entriesIn(node) {
            const listed = (0, data_node.Ct)(node).flatMap((item) => (item.kind === 'text' ? (0, data_node.RZ)(item) : undefined) ?? []);
            return [...(0, data_node.ws)(node), ...listed];
        }
        function findComposeFiles(root) {
            const services = (0, data_node.I0)(root, 'services');
            return [
                ...(0, data_node.Ct)(root, 'include').flatMap(findInclude),
                ...services.flatMap((service) => findExtended((0, data_node.$6)(service, 'extends', 'file'))),
                ...services.flatMap((service) => findDockerfile((0, data_node.oB)(service, 'build'))),
            ];
        }
        function findInclude(entry) {
            const one = entry.kind === 'text' ? entry : (0, data_node.$6)(entry, 'path');
            const nodes = one === undefined ? (0, data_node.Ct)(entry, 'path') : [one];
            const paths = nodes.flatMap((node) => (node.kind === 'text' ? [node] : []));
            const directory = (0, data_node.$6)(entry, 'project_directory');
            const base = directory === undefined ? directoryOf(compose_fill(paths[0])) : compose_fill(directory);
            return paths.map((node) => findPath(node, compose_fill(node), { of: 'compose', base, isDefault: false }));
        }
        function findExtended(file) {
            if (file === undefined)
                return [];
            return [findPath(file, compose_fill(file), { of: 'compose', base: undefined, isDefault: false })];
        }
        function findDockerfile(build) {
            const context = build?.kind === 'text' ? build : (0, data_node.$6)(build, 'context');
            const file = (0, data_node.$6)(build, 'dockerfile');
            if ((0, data_node.$6)(build, 'dockerfile_inline') !== undefined)
                return [];
            const directory = context === undefined ? '.' : compose_fill(context);
            const args = findArguments(build);
            const named = { of: 'dockerfile', base: undefined, isDefault: file === undefined, args };
            const how = { ...named, context: context === undefined ? null : directory };
            const isInside = directory !== undefined && !isElsewhere(directory);
            if (context !== undefined && !isInside)
                return [findPath(context, directory, how)];
            if (file === undefined && context !== undefined)
                return [findPath(context, `${directory}/Dockerfile`, how)];
            if (file === undefined) {
                const [first] = args;
                return first === undefined
                    ? []
                    : [{ kind: 'path', at: first.at, explains: [], path: 'Dockerfile', ...how }];
            }
            const name = compose_fill(file);
            return [findPath(file, name === undefined || isElsewhere(name) ? name : `${directory}/${name}`, how)];
        }
        function findArguments(build) {
            return entriesIn((0, data_node.oB)(build, 'args')).flatMap(({ key, value }) => value.kind === 'text' ? [findComposeArgument(key.text, value)] : []);
        }
        function compose_fill(node) {
            const filled = node && fillDefaults(node.source);
            return filled && (0, byte_text.G)(filled.text);
        }
        function directoryOf(path) {
            return path?.replace(/[^/]*$/, '.');
        }
        ;
        function withVariables(node, values) {
            switch (node.kind) {
                case 'text':
                    return node.text.includes('$') ? (0, data_node.g5)(node, fillVariables(node.source, values)) : node;
                case 'list': {
                    const items = node.items.map((item) => withVariables(item, values));
                    return { ...(0, literal.du)(node.start, items), isShared: node.isShared };
                }
                case 'map':
                    return filledMap(node, values);
                case 'empty':
                case 'expression':
                    return node;
                default:
                    return (0, errors.xb)(node);
            }
        }
        function filledMap(map, values) {
            const { kind, start, isFlow, isShared } = map;
            const filled = ({ key, value }) => ({ key, value: withVariables(value, values) });
            return {
                kind,
                start,
                isFlow,
                isShared,
                get entries() {
                    return map.entries.map(filled);
                },
                get mergedEntries() {
                    return map.mergedEntries.map(filled);
                },
                get(key) {
                    const value = map.get(key);
                    return value && withVariables(value, values);
                },
            };
        }
        const MARK = /\$\$|\$(\{?)([A-Za-z_]\w*)|[{}]/g;
        function fillVariables(source, values) {
            const { text } = source;
            const builder = new source_text.uL();
            const open = [];
            let copied = 0;
            let isReplaced = false;
            const copyTo = (end, next) => {
                if (!isReplaced)
                    builder.appendSource((0, source_text.U5)(source, copied, end));
                copied = next;
            };
            for (const { index, 0: mark, 1: brace, 2: name } of text.matchAll(MARK)) {
                const end = index + mark.length;
                if (mark === '}') {
                    const part = open.pop();
                    if (part === 'opened' || part === 'replaced')
                        copyTo(index, end);
                    isReplaced &&= part !== 'replaced';
                }
                else if (mark === '{' || (brace === '{' && (isReplaced || name === undefined || !values.has(name)))) {
                    open.push('stays');
                }
                else if (name !== undefined && !isReplaced && values.has(name)) {
                    const { text: value, wordAt } = replacement(name, text.slice(end, end + 2), brace, values.get(name));
                    if (wordAt === undefined && value === undefined)
                        open.push('stays');
                    else
                        copyTo(index, end + (wordAt ?? 0));
                    if (value !== undefined)
                        builder.append(value, source_text.JW);
                    if (brace === '{' && wordAt !== undefined)
                        open.push('opened');
                    if (brace === '{' && value !== undefined)
                        open.push('replaced');
                    isReplaced = brace === '{' && value !== undefined;
                }
            }
            copyTo(text.length, text.length);
            return builder.build();
        }
        function replacement(name, rest, brace, value) {
            const [operator = ''] = (brace === '{' ? /^:?[-+?]/.exec(rest) : null) ?? [];
            if (value === undefined)
                return { text: `\${${name}}` };
            const isUnset = value === '' && operator.startsWith(':');
            if (operator.endsWith('+'))
                return isUnset ? { text: '' } : { wordAt: operator.length };
            return isUnset ? {} : { text: value };
        }
        ;
        function findBakeImages(root) {
            const named = blocksOf((0, data_node.oB)(root, 'target')).flatMap((map) => (0, data_node.ws)(map));
            const targets = named.flatMap(({ value }) => blocksOf(value));
            const computesImage = imageComputation(root);
            return [
                ...findDockerfiles(targets),
                ...findBuilds(named, docker_bake_fillVariables(root)),
                ...targets.flatMap((target) => findInTarget(target, computesImage)),
            ];
        }
        function findBuilds(named, fill) {
            const targets = Map.groupBy(named, ({ key }) => key.text);
            return named.flatMap(({ value }) => blocksOf(value).flatMap((target) => {
                const chain = inheritedBy(target, targets);
                const first = (key) => chain.map((link) => (0, data_node.$6)(link, key)).find((text) => text !== undefined);
                const all = chain.toReversed().flatMap((link) => readBuildArguments((0, data_node.oB)(link, 'args'), fill));
                const args = [...new Map(all.map((argument) => [argument.name, argument])).values()];
                const [file, context] = [first('dockerfile'), first('context')];
                const directory = context?.text ?? '.';
                const name = file?.text ?? 'Dockerfile';
                if (first('dockerfile-inline') !== undefined || !isFixed(directory) || !isFixed(name))
                    return [];
                const at = file ?? context ?? { start: target.start, end: target.start, text: name };
                return [docker_bake_findDockerfile(at, `${directory}/${name}`, args)];
            }));
        }
        function inheritedBy(target, targets) {
            const reached = new Set([target]);
            for (const one of reached) {
                if (reached.size > MOST_CONTEXTS)
                    break;
                const names = (0, data_node.Ct)(one, 'inherits').toReversed();
                for (const name of names) {
                    const entries = name.kind === 'text' ? (targets.get(name.text) ?? []) : [];
                    for (const parent of entries.flatMap(({ value }) => blocksOf(value)))
                        reached.add(parent);
                }
            }
            return [...reached];
        }
        function docker_bake_fillVariables(root) {
            const variables = new Map((0, data_node.ws)(root, 'variable').map(({ key, value }) => [key.text, value]));
            return (node) => {
                const [, name] = /^\$\{\s*([\w-]+)\s*\}$/.exec(writtenText(node)) ?? [];
                const value = name === undefined ? undefined : (0, data_node.$6)(variables.get(name), 'default');
                return fillNothing(value ?? node);
            };
        }
        function findDockerfiles(targets) {
            const contexts = targets.map((target) => (0, data_node.$6)(target, 'context')?.text ?? '.').filter(isFixed);
            const files = targets.flatMap((target) => (0, data_node.$6)(target, 'dockerfile') ?? []);
            const directories = new Set(['.', ...contexts].slice(0, MOST_CONTEXTS));
            return files
                .filter(({ text }) => isFixed(text))
                .flatMap((file) => [...directories].map((directory) => docker_bake_findDockerfile(file, `${directory}/${file.text}`)));
        }
        function docker_bake_findDockerfile(node, path, args) {
            return findPath(node, (0, byte_text.G)(path), { of: 'dockerfile', base: undefined, isDefault: true, args });
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
            const texts = [...Map.groupBy(named, ({ key }) => key.text)].map(([name, same]) => [name, same.flatMap(({ value }) => valuesBelow(value)).map(writtenText)]);
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
        function valuesBelow(value) {
            if (value.kind === 'text' || value.kind === 'expression')
                return [value];
            return (value.kind === 'list' ? value.items : (0, data_node.I0)(value)).flatMap(valuesBelow);
        }
        const docker_bake_RESULTS = ['tags', 'cache-from', 'cache-to', 'output'];
        function findInTarget(target, computesImage) {
            const contexts = (0, data_node.oB)(target, 'contexts');
            const computed = [contexts, ...(0, data_node.I0)(contexts)].flatMap((value) => skipComputed(value, computesImage));
            const inline = (0, data_node.oB)(target, 'dockerfile-inline');
            const results = docker_bake_RESULTS.flatMap((key) => (0, data_node.oB)(target, key) ?? []).flatMap(valuesBelow);
            return [
                ...results.flatMap((node) => (node.kind === 'text' ? [(0, found_text.CG)(node)] : [])),
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
            return (0, found_text.iv)(at, written, 'variable', 'its value comes from an expression');
        }
        ;
        function findConcourseImage(resource) {
            const source = (0, data_node.SC)(resource, 'source');
            const version = (0, data_node.SC)(resource, 'version');
            const repository = (0, data_node.$6)(source, 'repository');
            const open = [repository, (0, data_node.$6)(source, 'tag')].find((part) => part?.text.includes('(('));
            if (open !== undefined)
                return [(0, found_text.iv)((0, found_text.j3)(open), open.text, 'variable', 'its value comes from a variable')];
            const isChosen = ['tag_regex', 'semver_constraint', 'variant'].some((key) => source?.get(key) !== undefined);
            return findInMap({
                repository,
                tag: source?.get('tag') ?? version?.get('tag'),
                digest: (0, data_node.$6)(version, 'digest'),
                untaggedReason: isChosen ? 'no tag; Concourse chooses one by the rules beside it' : undefined,
            });
        }
        function findConcourseResources(resources, root) {
            if (resources.kind !== 'list')
                return [];
            const images = resources.items.filter(isImage);
            if (images.length === 0)
                return [];
            const puts = new Set([...(0, data_node.Xi)(root)].map(putResource));
            return images.flatMap((resource) => {
                const repository = (0, data_node.$6)(resource, 'source', 'repository');
                if (!puts.has((0, data_node.$6)(resource, 'name')?.text))
                    return findConcourseImage(resource);
                return repository === undefined ? [] : [(0, found_text.CG)(repository)];
            });
        }
        function isImage(resource) {
            return /^(?:registry|docker)-image$/.test((0, data_node.$6)(resource, 'type')?.text ?? '');
        }
        function putResource(step) {
            const put = (0, data_node.$6)(step, 'put');
            return put && ((0, data_node.$6)(step, 'resource') ?? put).text;
        }
        ;
        function findImageOfParts(node, tool) {
            if (node.kind !== 'map')
                return [];
            return tool === 'ansible' ? findAnsibleImage(node) : findAppPlatformImage(node);
        }
        function findAnsibleImage(map) {
            const name = (0, data_node.$6)(map, 'name');
            const isTagged = name !== undefined && /[:@][^/]*$/.test(name.text);
            return findInMap({ repository: name, tag: isTagged ? undefined : map.get('tag') });
        }
        const HOSTS = new Map([
            ['DOCKER_HUB', 'docker.io'],
            ['GHCR', 'ghcr.io'],
        ]);
        function findAppPlatformImage(image) {
            const repository = (0, data_node.$6)(image, 'repository');
            const host = HOSTS.get((0, data_node.$6)(image, 'registry_type')?.text);
            if (repository === undefined)
                return [];
            if (host === undefined)
                return [(0, found_text.iv)((0, found_text.j3)(repository), repository.text, 'variable', 'its registry is that of the account')];
            return findInMap({
                host,
                registry: image.get('registry'),
                repository,
                tag: image.get('tag'),
                digest: image.get('digest'),
            });
        }
        ;
        const IMAGE_KEY = /image$/i;
        const PICTURE = /\.(?:png|jpe?g|svg|gif|webp|ico|bmp)$/i;
        const HAS_TAG = /[:@][^/]*$/;
        const UNTAGGED_REASON = 'no tag; the chart sets it, usually from appVersion';
        function findHelmImages(map) {
            const below = map.entries.flatMap((entry) => findBelowKey(entry, map));
            return [...findInImageMap(map, (0, data_node.$6)(map, 'repository')), ...below];
        }
        function findBelowKey({ key, value }, map) {
            if (!IMAGE_KEY.test(key.text))
                return [];
            if (value.kind === 'map' && !value.isShared && (0, data_node.$6)(value, 'repository') === undefined) {
                const whole = (0, data_node.$6)(value, 'ref');
                if (whole !== undefined && HAS_TAG.test(whole.text))
                    return findInText(whole);
                return findInImageMap(value, (0, data_node.$6)(value, 'name'));
            }
            if (value.kind !== 'text' || PICTURE.test(value.text))
                return [];
            const tag = (0, data_node.$6)(map, 'tag') ?? (0, data_node.$6)(map, `${key.text}Tag`);
            if (tag === undefined || HAS_TAG.test(value.text))
                return findInText(value);
            return findInMap({
                repository: value,
                tag,
                digest: (0, data_node.$6)(map, 'digest'),
                numbers: 'helm',
                untaggedReason: UNTAGGED_REASON,
            });
        }
        function findInImageMap(map, repository) {
            const isImage = ['tag', 'digest', 'registry', 'pullPolicy'].some((key) => map.get(key) !== undefined);
            if (!isImage)
                return [];
            return findInMap({
                registry: map.get('registry'),
                repository,
                tag: map.get('tag'),
                digest: map.get('digest'),
                numbers: 'helm',
                untaggedReason: UNTAGGED_REASON,
            });
        }
        ;
        const BUILDS = {
            devcontainer: { file: ['build.dockerfile', 'dockerFile'], args: ['build.args'] },
            skaffold: {
                file: ['docker.dockerfile', 'kaniko.dockerfile'],
                isInContext: true,
                context: 'context',
                args: ['docker.buildArgs', 'kaniko.buildArgs'],
            },
            'build-push-action': { file: ['file'], context: 'context', args: ['build-args'], isOpen: true },
        };
        const OTHER_BUILDERS = ['buildpacks', 'jib', 'ko', 'bazel', 'custom'];
        function builds_findInBuild(node, keys, formsOf) {
            if (OTHER_BUILDERS.some((builder) => (0, data_node.oB)(node, builder) !== undefined))
                return [];
            const file = keys.file.map((path) => (0, data_node.$6)(node, ...path.split('.'))).find((text) => text !== undefined);
            const context = keys.context === undefined ? undefined : (0, data_node.$6)(node, keys.context);
            if (file === undefined && keys.context === undefined)
                return [];
            const directory = contextOf(context?.text ?? '.');
            const path = file === undefined ? `${directory}/Dockerfile` : pathOf(file.text, directory, keys);
            const at = file ?? context ?? { start: node.start, end: node.start, text: 'Dockerfile' };
            const isVariable = /\$|\{\{/.test(path);
            if (isVariable && (keys.isOpen === true || file === undefined))
                return [];
            const readArguments = (fill) => keys.args.flatMap((one) => readBuildArguments((0, data_node.oB)(node, ...one.split('.')), fill));
            return possibleArguments(readArguments, formsOf).map((args) => {
                const how = { of: 'dockerfile', base: undefined, isDefault: file === undefined, args };
                return findPath(at, isVariable ? undefined : (0, byte_text.G)(path), how);
            });
        }
        function possibleArguments(readArguments, formsOf) {
            const all = [];
            readArguments((node) => {
                const values = valuesOf(node, formsOf(node));
                all.push(values);
                return values[0];
            });
            const count = all.reduce((product, values) => product * values.length, 1);
            if (count > MOST_FORMS)
                return [readArguments((node) => (formsOf(node) ? undefined : fillNothing(node)))];
            return Array.from({ length: count }, (_, choice) => {
                let [rest, index] = [choice, 0];
                return readArguments(() => {
                    const values = all[index] ?? [];
                    const value = values[rest % values.length];
                    rest = Math.floor(rest / values.length);
                    index += 1;
                    return value;
                });
            });
        }
        function valuesOf(node, forms) {
            if (forms === undefined)
                return [fillNothing(node)];
            const isOnly = !forms.isOpen && forms.filled.length === 1;
            const values = forms.filled.map(({ node: { source }, isPart, isUsedElsewhere, explains }) => ({
                source,
                isWhole: isOnly && !isPart && !isUsedElsewhere,
                explains,
            }));
            return forms.isOpen ? [...values, undefined] : values;
        }
        function contextOf(context) {
            const [, inside = '.'] = /^(?:\{\{\s*defaultContext\s*\}\}|[^:]+:\/\/.*?|git@.*?)(?::([^:/].*))?$/.exec(context) ?? [];
            return isElsewhere(context) || context.startsWith('{{') ? inside : context;
        }
        function pathOf(file, directory, { isInContext }) {
            return isInContext === true && !isElsewhere(file) ? `${directory}/${file}` : file;
        }
        var rows = __webpack_require__(65401);
        var yaml_documents = __webpack_require__(96045);
        ;
        function findInTextDocument(outer, find) {
            const { source } = outer;
            return (0, yaml_documents.Z)(source.text, 0).flatMap((document) => {
                const parsed = (0, yaml_documents.h)(document);
                if (parsed.kind === 'unreadable')
                    return [skipUnreadable(outer, parsed)];
                const found = find(parsed.root).map((one) => placeOutside(one, outer));
                return found.concat(parsed.problems().map((problem) => skipUnreadable(outer, problem)));
            });
        }
        function skipUnreadable({ start, text }, { code, reason }) {
            return code === 'not-parsable' && text.includes('{{')
                ? (0, found_text.iv)(start, '', 'templated', 'a text in it is a template')
                : (0, found_text.iv)(start, '', code, `in a text: ${reason}`);
        }
        function placeOutside(found, outer) {
            const { source } = outer;
            const inside = (0, source_text.HA)(source, found.at);
            const at = inside === source_text.JW ? outer.start : inside;
            const explains = found.explains.flatMap((span) => spansOutside(source, span) ?? [(0, data_node.ee)(outer)]);
            if (found.kind !== 'image')
                return { ...found, at, explains };
            return { ...found, at, explains, ...editOutside(found, outer) };
        }
        function spansOutside(source, { start, end }) {
            return (0, source_text.Ly)((0, source_text.U5)(source, start, end));
        }
        function editOutside({ edit, writing, isShared, aliases }, outer) {
            const shared = { isShared: isShared || outer.isShared, aliases: aliases + outer.aliases };
            const isBlock = outer.style === 'block';
            const { tagComment } = writing;
            const comment = tagComment === undefined || !isBlock ? undefined : spansOutside(outer.source, tagComment)?.[0];
            const outside = { ...writing, tagComment: tagComment && comment && { ...tagComment, ...comment } };
            if (edit.kind === 'not-editable')
                return { edit, writing: outside, ...shared };
            const spans = edit.spans.map((span) => spansOutside(outer.source, span));
            const isPlaced = spans.every((span) => span !== undefined) && (isBlock || writing.before + writing.after === '');
            const place = isPlaced ? { ...edit, spans: spans.flat() } : NOT_IN_FILE;
            return { edit: place, writing: outside, ...shared };
        }
        const NOT_IN_FILE = {
            kind: 'not-editable',
            code: 'not-in-file',
            reason: 'the text that it is in has escapes, or is folded over several lines',
        };
        ;
        function readWord(written) {
            const word = WORDS[written] ?? readLongWord(written);
            if (word === undefined)
                throw new errors.OD('internal_bug', `not a word of a row: ${written}`);
            return word;
        }
        const WORDS = {
            image: (node) => findInText(node),
            'replaceable image': (node) => node.kind === 'text' && PATTERN.test(node.text) ? [(0, found_text.to)(node)] : findInText(node).map(asReplaceable),
            'image not built here': findUnlessBuilt,
            tagged: (node) => (node.kind === 'text' && TAGGED.test(node.text) ? findHosted(node) : []),
            'cloudformation image': (node) => node.kind === 'text' && !NO_IMAGE.test(node.text) ? findInText(node) : [],
            'hosted tag': (node) => findHosted(node).filter(hasTag),
            hosted: (node) => findHosted(node),
            there: ({ start }) => [{ kind: 'explained', at: start, explains: [] }],
            patch: findInPatch,
            'inline patch': (node, context) => node.kind !== 'text' || node.text.includes('\n') ? findInPatch(node, context) : [],
            pair: (node) => (node.kind === 'text' ? findInPair(node) : []),
            'argocd source': findArgoValues,
            'gitlab include': (node) => (node.kind === 'text' ? findIncluded(node) : []),
            contexts: (node, context) => linesIn(node).flatMap((line) => readEachForm(line, (one) => linesIn(one).flatMap(findContext), context.formsOf)),
            'bake files': (node) => (node.kind === 'text' ? (0, data_node.Dx)(node).flatMap(findBakeFile) : []),
            feature: (node) => (node.kind === 'text' ? findFeature(node) : []),
            result: (node) => (node.kind === 'text' ? [(0, found_text.CG)(node)] : []),
            name: (node) => (node.kind === 'text' ? [(0, found_text.to)(node)] : []),
            'triple kustomize': (node) => (node.kind === 'map' ? findKustomizeImage(node) : []),
            values: (node) => (node.kind === 'map' ? findHelmImages(node) : []),
            container: (node) => findInContainer(node),
            compose: (node, { variables }) => findComposeImages(variables === undefined ? node : withVariables(node, variables)),
            'quadlet image': (node) => findQuadletImage(node),
            'triple bazel': (node) => findPulledImage(node),
            'tilt build': (node) => findTiltBuild(node),
            'zarf image': (node) => node.kind === 'text' && SIGNATURE.test(node.text) ? [(0, found_text.to)(node)] : findInText(node),
            'triple ansible': (node) => findImageOfParts(node, 'ansible'),
            'triple concourse': (node) => findConcourseImage(node),
            'concourse resources': (node, { root }) => findConcourseResources(node, root),
            'triple app-platform': (node) => findImageOfParts(node, 'app-platform'),
            'docker arguments': (node) => findInArguments(node),
            'jenkins dockerfiles': (node) => findJenkinsDockerfiles(node),
            bake: (node) => findBakeImages(node),
        };
        function readLongWord(written) {
            const [, first, argument = '', mark] = /^(after|path|text|build) (.*?)(\?)?$/.exec(written) ?? [];
            if (first === 'after')
                return (node) => findAfter(node, argument);
            const isOptional = mark !== undefined;
            const build = first === 'build' ? BUILDS[argument] : undefined;
            if (build !== undefined)
                return (node, { formsOf }) => builds_findInBuild(node, build, formsOf);
            if (first === 'path' && (argument === 'dockerfile' || (0, rows._K)(argument)))
                return (node) => (node.kind === 'text' ? findNamedPath(node, { of: argument, isOptional }) : []);
            if (first !== 'text' || !(0, rows._K)(argument))
                return undefined;
            return (node, { readAs, isInText }) => node.kind === 'text' && !isInText ? findInTextDocument(node, (root) => readAs(argument, root, true)) : [];
        }
        function findAfter(node, prefix) {
            if (node.kind !== 'text')
                return [];
            const start = node.text.slice(0, prefix.length);
            return start.toLowerCase() === prefix ? findInText(node, { prefix: start }) : [];
        }
        const PATTERN = /^!?[\w./:@-]*\*[\w./:@*-]*$/;
        function findHosted(node) {
            if (node.kind !== 'text' || !HOSTED.test(node.text) || PICTURE.test(node.text))
                return [];
            return findInText(node).filter(({ kind }) => kind === 'image');
        }
        const TAGGED = /^[a-z0-9.-]+\.[a-z]+(?::\d+)?\/[^\s:@]+[:@][^\s/]+$/i;
        const NO_IMAGE = /^(?:(?=.*[A-Z])[A-Za-z0-9.]+|aws\/codebuild\/.*)$/;
        const HOSTED = /^(?:[^/\s${}]+[.:][^/\s${}]*\/|localhost\/|[^\s${}]*[:@][^/\s${}]+$)/;
        function asReplaceable(found) {
            return found.kind === 'image' ? { ...found, override: { kind: 'replaceable' } } : found;
        }
        function findInPatch(node, context) {
            const { isInText } = context;
            if (node.kind === 'text' && !isInText) {
                return findInTextDocument(node, (root) => findInPatch(root, { ...context, isInText: true }));
            }
            if (node.kind !== 'list')
                return context.readAs('kubernetes', node, isInText);
            return node.items.flatMap((operation) => {
                const path = (0, data_node.pr)(operation, 'path')?.text ?? '';
                const value = (0, data_node.SC)(operation)?.get('value');
                if (value === undefined)
                    return [];
                if (value.kind === 'text')
                    return IMAGE_PATH.test(path) ? findInText(value) : findHosted(value);
                const containers = value.kind === 'list' ? value.items : [value];
                return [
                    ...containers.flatMap((container) => findInText((0, data_node.$6)(container, 'image'))),
                    ...context.readAs('kubernetes', value, isInText),
                ];
            });
        }
        function linesIn(node) {
            return node.kind === 'text' ? (0, data_node.Dx)(node) : [];
        }
        function hasTag(found) {
            return found.kind === 'image' && (found.reference.tag ?? found.reference.digest) !== undefined;
        }
        function findInPair(node) {
            const found = findInSource((0, source_text.U5)(node.source, node.text.indexOf('=') + 1), node);
            return found.map((one) => {
                if (one.kind !== 'image' || one.reference.tag !== undefined || one.reference.digest !== undefined)
                    return one;
                return (0, found_text.iv)((0, found_text.j3)(node), one.written, 'tag-elsewhere', 'no tag; the manifests that use it set one');
            });
        }
        function findArgoValues(source) {
            const directory = (0, data_node.$6)(source, 'path')?.text ?? '';
            return (0, data_node.Ct)(source, 'helm', 'valueFiles').flatMap((file) => {
                if (file.kind !== 'text' || file.text.startsWith('$'))
                    return [];
                return findNamedPath(file, { of: 'helm-values', directory, isOptional: true });
            });
        }
        function findIncluded(node) {
            if (/^https?:/.test(node.text))
                return [];
            const path = (0, byte_text.G)(node.text)
                .replace(/^\/+/, '')
                .replace(/\*\*(?!\/)/g, '**/*');
            const isPattern = path.includes('*') && path.split('*').length < 20 && path.length < 1000;
            const how = { of: 'gitlab-ci', base: undefined, isDefault: false, isPattern };
            return [findPath(node, path.includes('$') ? undefined : path, how)];
        }
        const IMAGE_PATH = /\/image$|\/image\/reference$/;
        const SIGNATURE = /:sha256-[0-9a-f]{64}\.(?:sig|att|sbom)$/;
        function findInArguments(node) {
            if (node.kind !== 'text')
                return [];
            const [whole = '', image = ''] = RUN_ARGUMENTS.exec(node.text) ?? [];
            return findInSource((0, source_text.U5)(node.source, whole.length - image.length, whole.length), node);
        }
        const RUN_ARGUMENTS = /^\s*(?:(?:--?[\w-]+=\S+|(?:--(?:entrypoint|env|volume|user|workdir|network|platform)|-[evuw])\s+\S+|--?[\w-]+)\s+)*(\S+)/;
        function findUnlessBuilt(node, { root }) {
            if (node.kind !== 'text')
                return [];
            const artifacts = [...(0, data_node.Xi)(root)].flatMap((map) => (0, data_node.Ct)(map, 'artifacts'));
            const isBuilt = artifacts.some((artifact) => (0, data_node.$6)(artifact, 'image')?.text === node.text);
            return isBuilt ? [(0, found_text.CG)(node)] : findInText(node);
        }
        function findFeature(key) {
            if (/^\.|:\/\//.test(key.text) || !key.text.includes('/'))
                return [];
            const reason = 'a feature cannot have both a tag and a digest; pin it in devcontainer-lock.json';
            return findInSource(key.source, key).map((found) => withoutDigest(found, reason));
        }
        function withoutDigest(found, reason) {
            return found.kind === 'image'
                ? { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } }
                : found;
        }
        ;
        function findByRow(kind, root, options = {}) {
            const row = compiledRow(kind);
            return row === undefined
                ? []
                : findAtPaths(row.paths, root, options, row.vars).map((found) => asPinned(found, row));
        }
        const COMPILED = new Map();
        function compiledRow(kind) {
            const known = COMPILED.get(kind);
            const row = known === undefined ? rows.Ir.find((one) => one.kind === kind) : undefined;
            if (row === undefined)
                return known;
            const { digest, vars, at } = row;
            const compiled = { digest, vars: vars && compileRules(vars), paths: compilePaths(at) };
            COMPILED.set(kind, compiled);
            return compiled;
        }
        function asPinned(found, { digest }) {
            if (found.kind !== 'image' || digest === undefined || digest === 'both')
                return found;
            if (digest === 'only') {
                const isLost = (0, image_reference.yr)(found.reference) !== undefined && found.writing.tagComment === undefined;
                const writing = { ...found.writing, styles: ['digest'] };
                return isLost && found.isPart !== true ? row_reader_withoutDigest(found, NO_COMMENT) : { ...found, writing };
            }
            const isUpdated = found.reference.digest !== undefined || found.isPart === true;
            return isUpdated ? found : row_reader_withoutDigest(found, ONLY_UPDATED);
        }
        function row_reader_withoutDigest(found, reason) {
            return { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } };
        }
        const NO_COMMENT = 'the tool takes a digest instead of the tag, and there is no place for a comment with the tag behind it';
        const ONLY_UPDATED = 'it is not known if the tool takes a tag with a digest; a digest that is there is updated';
        function findAtPaths(paths, root, { variables, isInText = false } = {}, rules) {
            const found = [];
            const readAs = (kind, inner, isText) => findByRow(kind, inner, { variables, isInText: isText });
            const start = { node: root };
            const values = rules && new DocumentValues(rules, start);
            walkPaths(start, paths, (place, word) => {
                const formsOf = (node) => values?.formsOf({ ...place, node });
                const context = { root, variables, isInText, readAs, formsOf };
                found.push(...readEachForm(place.node, (node) => word(node, context), formsOf));
            });
            return found;
        }
        function compileShape(paths) {
            return compilePaths(paths.map((path) => `${path}: there`));
        }
        function hasShape(shape, root) {
            return findAtPaths(shape, root).length > 0;
        }
        function compilePaths(at) {
            return joinPaths(at.flatMap(row_path.q2), readWord);
        }
        ;
        function documentKinds(root, format) {
            const { named } = format;
            const own = ownKinds(root, format);
            if (named === undefined)
                return own;
            if (!named.isRest)
                return [...new Set([...own, named.kind])];
            const isRead = MANIFEST_KINDS.has(named.kind) ? own.length > 0 : own.includes(named.kind);
            return isRead ? [] : [named.kind];
        }
        const MANIFEST_KINDS = new Set(['kubernetes', 'json-patch']);
        function ownKinds(root, { byName }) {
            const byContent = manifestKind(root);
            const fitting = SHAPES.find(({ kind, shape }) => byName.includes(kind) && (shape === undefined || hasShape(shape, root)))?.kind;
            const kinds = [byContent, fitting].filter((kind) => kind !== undefined);
            if (kinds.length > 0)
                return [...new Set(kinds)];
            const sure = SHAPES.find((row) => row.sure !== undefined && hasShape(row.sure, root));
            return sure === undefined ? [] : [sure.kind];
        }
        const SHAPES = rows.Ir.map(({ kind, shape, sure }) => ({
            kind,
            shape: shape && compileShape(shape),
            sure: sure && compileShape(sure),
        }));
        const MANIFESTS = rows.Ir.flatMap(({ kind, when = [] }) => when.map((one) => {
            const [version = '', name = '*'] = one.split(' ');
            return { kind, isVersion: (0, row_path.pn)(version), isKind: (0, row_path.pn)(name) };
        }));
        function manifestKind(root) {
            const version = (0, data_node.$6)(root, 'apiVersion')?.text;
            const name = (0, data_node.$6)(root, 'kind')?.text;
            if (version === undefined || name === undefined)
                return undefined;
            return MANIFESTS.find(({ isVersion, isKind }) => isVersion(version) && isKind(name))?.kind;
        }
        var file_format = __webpack_require__(3837);
        var assignments = __webpack_require__(33101);
        var open_map = __webpack_require__(67216);
        ;
        function callTokens(program) {
            const { text, dialect } = program;
            const tokens = [];
            for (let at = 0; at < text.length;) {
                const gap = GAPS[dialect].map((pattern) => (0, literal.pF)(pattern, text, at)).find((end) => end !== undefined);
                if (gap !== undefined) {
                    at = gap;
                    continue;
                }
                const token = readText(program, at) ?? readOther(program, at, tokens.at(-1));
                tokens.push(token);
                at = token.kind === 'text' ? afterAll(TRIMMED, text, token.end) : token.end;
            }
            return tokens;
        }
        const GAPS = {
            starlark: [/[ \t\r\f]+|\\\r?\n/y, /#[^\n]*/y],
            groovy: [/[ \t\r\f]+|\\\r?\n/y, /\/\/[^\n]*/y, /\/\*[^]*?(?:\*\/|$)/y, /^#![^\n]*/y],
        };
        const TRIMMED = /\s*\.(?:stripIndent|trim)\(\s*\)/y;
        function afterAll(pattern, text, from) {
            let end = from;
            for (let next = (0, literal.pF)(pattern, text, end); next !== undefined; next = (0, literal.pF)(pattern, text, end))
                end = next;
            return end;
        }
        const QUOTES = {
            starlark: /(?:[rR][bB]?|[bB][rR]?)?("""|'''|"|')/y,
            groovy: /("""|'''|"|')/y,
        };
        function readText({ text, offset, dialect }, start) {
            const from = (0, literal.pF)(QUOTES[dialect], text, start);
            if (from === undefined)
                return undefined;
            const mark = text.startsWith(text.charAt(from - 1).repeat(3), from - 3) && from - start >= 3 ? 3 : 1;
            const quote = text.slice(from - mark, from);
            const inside = findEnd(text, from, quote, dialect === 'groovy' && quote.startsWith('"'));
            if (inside === undefined) {
                return { kind: 'other', start, end: mark === 3 ? text.length : (0, literal.fT)(text, from) };
            }
            const closing = inside.end;
            const end = closing + mark;
            if (inside.isTemplate && mark === 1)
                return { kind: 'text', start, end, node: (0, literal.XG)(start + offset, text.slice(start, end)) };
            const inner = text.slice(from, closing);
            const isRaw = /r/i.test(text.slice(start, from - mark));
            const source = isRaw ? (0, source_text.rI)(inner, from + offset) : (0, literal.w2)(inner, from + offset, false);
            const style = mark === 3 ? 'block' : 'quoted';
            const node = (0, literal.W)({ source, style, start: start + offset, end: end + offset });
            return { kind: 'text', start, end, node };
        }
        function findEnd(text, from, quote, hasTemplates) {
            let isTemplate = false;
            let braces = 0;
            let inner = '';
            for (let at = from; at < text.length; at += 1) {
                const character = text.charAt(at);
                if (character === '\n' && quote.length === 1)
                    return undefined;
                if (character === '\\')
                    at += text.startsWith('\r\n', at + 1) ? 2 : 1;
                else if (inner !== '')
                    inner = character === inner ? '' : inner;
                else if (braces > 0) {
                    if (character === '"' || character === "'")
                        inner = character;
                    braces += character === '{' ? 1 : 0;
                    braces -= character === '}' ? 1 : 0;
                }
                else if (text.startsWith(quote, at))
                    return { end: at, isTemplate };
                else if (hasTemplates && character === '$' && /[\w{]/.test(text.charAt(at + 1))) {
                    isTemplate = true;
                    braces = text.charAt(at + 1) === '{' ? 1 : 0;
                    at += 1;
                }
            }
            return undefined;
        }
        const NAME = /(?:\??\.\s*)?[A-Za-z_$\u0080-\u00ff][\w$\u0080-\u00ff]*/y;
        const NEXT_NAME = /\s*(?:\\\r?\n\s*)?\??\.\s*[A-Za-z_$\u0080-\u00ff][\w$\u0080-\u00ff]*/y;
        const NUMBER = /\d[\w.]*/y;
        function readOther({ text, offset, dialect }, start, before) {
            if (text.charAt(start) === '\n')
                return { kind: 'line-end', start, end: start + 1 };
            const pattern = dialect === 'groovy' ? patternEnd(text, start, before) : undefined;
            const other = pattern ?? (0, literal.pF)(NUMBER, text, start);
            if (other !== undefined)
                return { kind: 'other', start, end: other };
            const first = (0, literal.pF)(NAME, text, start);
            if (first === undefined)
                return { kind: 'mark', start, end: start + 1 };
            const end = afterAll(NEXT_NAME, text, first);
            const raw = text.slice(start, end);
            const name = raw.replace(/[\s?\\]+/g, '');
            const source = (0, source_text.rI)(name, name === raw ? start + offset : source_text.JW);
            const node = (0, literal.W)({ source, style: 'plain', start: start + offset, end: end + offset });
            return { kind: 'name', start, end, node };
        }
        function patternEnd(text, start, before) {
            if (text.startsWith('$/', start)) {
                const end = text.indexOf('/$', start + 2);
                return end === -1 ? text.length : end + 2;
            }
            if (text.charAt(start) !== '/' || text.charAt(start - 1) === '\\' || !canBegin(text, before))
                return undefined;
            const end = (0, literal.RC)(text, start + 1, '/', (0, literal.fT)(text, start));
            return end === undefined ? undefined : end + 1;
        }
        function canBegin(text, before) {
            if (before === undefined || before.kind === 'line-end')
                return true;
            return before.kind === 'mark' && !')]}'.includes(text.charAt(before.start));
        }
        ;
        function readCalls(text, offset, dialect) {
            return (0, literal.du)(offset, new CallReader({ text, offset, dialect }).read());
        }
        function callNode({ name, block, values }) {
            const { start } = name;
            const entry = (key, value) => {
                const source = (0, source_text.rI)(key, source_text.JW);
                return { key: (0, literal.W)({ source, style: 'plain', start, end: start }), value };
            };
            return (0, literal.zR)(start, [
                entry('call', name),
                entry('arguments', (0, literal.du)(start, values.list)),
                entry('keywords', values.byKey.build()),
                ...(block === undefined ? [] : [entry('block', block)]),
            ]);
        }
        const LONGEST_WRITTEN = 300;
        const DEEPEST = 100;
        const DECLARES = new Set(['def', 'void', 'class']);
        const OPENING = { ')': '(', ']': '[', '}': '{' };
        class CallReader {
            #program;
            #tokens;
            #calls = [];
            #frames = [];
            #open = { '(': 0, '[': 0, '{': 0, command: 0 };
            #name;
            #called;
            constructor(program) {
                this.#program = program;
                this.#tokens = callTokens(program);
            }
            read() {
                for (const [index, token] of this.#tokens.entries())
                    this.#take(token, index);
                while (this.#frames.length > 0)
                    this.#close(this.#program.text.length);
                return this.#calls.map(callNode);
            }
            get #isGroovy() {
                return this.#program.dialect === 'groovy';
            }
            #take(token, index) {
                if (token.kind === 'mark')
                    return this.#takeMark(token, index);
                if (token.kind === 'line-end')
                    return this.#isContinued(index) ? undefined : this.#closeCommand(token.start);
                const { kind, start, end, node } = token;
                const key = node?.kind === 'text' ? node : undefined;
                this.#name = kind === 'name' ? key : undefined;
                if (kind === 'name' && this.#isCommand(index))
                    return this.#openFrame('command', start, key);
                this.#addPart({ start, end, node: kind === 'text' ? node : undefined, key });
            }
            #takeMark(token, index) {
                const mark = this.#program.text.charAt(token.start);
                const name = this.#name;
                const called = this.#called;
                this.#name = undefined;
                this.#called = undefined;
                switch (mark) {
                    case '(':
                        return this.#openFrame('(', token.start, this.#isDeclared(index) ? undefined : name);
                    case '[':
                    case '{':
                        return this.#openFrame(mark, token.start, name ?? called);
                    case ')':
                    case ']':
                    case '}':
                        return this.#closeTo(OPENING[mark], token.end);
                    case ',':
                        return this.#endValue(this.#frames.at(-1));
                    case ';':
                        return this.#closeCommand(token.start);
                    default:
                        if (!this.#takeKey(mark, token))
                            this.#addPart({ start: token.start, end: token.end });
                }
            }
            #isCommand(index) {
                const top = this.#frames.at(-1);
                if (!this.#isGroovy || (top !== undefined && top.open !== '{'))
                    return false;
                const [next, after] = this.#tokens.slice(index + 1, index + 3);
                return next?.kind === 'text' || (next?.kind === 'name' && this.#written(after) === ':');
            }
            #isContinued(index) {
                return [',', '+'].includes(this.#written(this.#tokens[index - 1]));
            }
            #isDeclared(index) {
                const before = this.#tokens[index - 2];
                return before?.kind === 'name' && DECLARES.has(this.#written(before));
            }
            #openFrame(open, start, name) {
                const call = open === '(' || open === 'command' ? name : undefined;
                const isIndex = name !== undefined || /[)\]"']/.test(this.#program.text.charAt(start - 1));
                const isData = (open === '[' && !isIndex) || (open === '{' && !this.#isGroovy);
                const outer = this.#frames.at(-1)?.block;
                const values = { list: [], byKey: new open_map.p(start + this.#program.offset) };
                if (call !== undefined)
                    this.#calls.push({ name: call, block: outer, values });
                this.#open[open] += 1;
                this.#frames.push({
                    open,
                    start,
                    call,
                    values: call !== undefined || isData ? values : undefined,
                    block: open === '{' && this.#isGroovy ? name : outer,
                    hasKeys: open === '{',
                    key: undefined,
                    parts: [],
                });
            }
            #closeTo(open, end) {
                if (this.#open[open] === 0)
                    return;
                let closed;
                do
                    closed = this.#close(end);
                while (closed !== undefined && closed.open !== open);
                this.#called = closed?.call;
            }
            #closeCommand(end) {
                if (this.#frames.at(-1)?.open === 'command')
                    this.#close(end);
            }
            #close(end) {
                const frame = this.#frames.pop();
                if (frame === undefined)
                    return undefined;
                this.#endValue(frame);
                this.#open[frame.open] -= 1;
                if (frame.open === 'command')
                    return frame;
                const isRead = this.#frames.length < DEEPEST;
                this.#addPart({ start: frame.start, end, node: isRead ? this.#dataOf(frame) : undefined });
                return frame;
            }
            #dataOf({ call, values, start, hasKeys }) {
                if (call !== undefined || values === undefined)
                    return undefined;
                return hasKeys ? values.byKey.build() : (0, literal.du)(start + this.#program.offset, values.list);
            }
            #addPart(part) {
                const frame = this.#frames.at(-1);
                if (frame?.values !== undefined)
                    frame.parts.push(part);
            }
            #takeKey(mark, { end }) {
                const frame = this.#frames.at(-1);
                if (frame === undefined || frame.key !== undefined || frame.parts.length !== 1)
                    return false;
                const wanted = this.#isGroovy || frame.call === undefined ? ':' : '=';
                const key = frame.parts[0]?.key;
                if (mark !== wanted || key === undefined || this.#program.text.charAt(end) === '=')
                    return false;
                frame.key = key;
                frame.parts = [];
                return true;
            }
            #endValue(frame) {
                const [first, ...others] = frame?.parts ?? [];
                if (frame?.values === undefined)
                    return;
                const { key, values } = frame;
                frame.key = undefined;
                frame.parts = [];
                if (first === undefined)
                    return;
                const value = (others.length === 0 ? first.node : undefined) ??
                    this.#expression(first.start, others.at(-1)?.end ?? first.end);
                if (key === undefined)
                    values.list.push(value);
                else
                    values.byKey.add(key, value);
                if (key !== undefined)
                    frame.hasKeys = true;
            }
            #expression(start, end) {
                const written = this.#program.text.slice(start, Math.min(end, start + LONGEST_WRITTEN));
                return (0, literal.XG)(start + this.#program.offset, written);
            }
            #written(token) {
                return token === undefined ? '' : this.#program.text.slice(token.start, token.end);
            }
        }
        var effort = __webpack_require__(47616);
        var shell_word = __webpack_require__(66487);
        var scan = __webpack_require__(37853);
        var syntax_words = __webpack_require__(41178);
        ;
        function findEarthfileImages(text) {
            const recipes = new Recipes(new effort.P(text.length));
            const joined = text.replace(BETWEEN_LINES, (comment) => '\\'.padEnd(comment.length));
            return (0, scan.v)(joined).flatMap((instruction) => findInInstruction(instruction, recipes));
        }
        const BETWEEN_LINES = /\\[ \t]*#[^\r\n]*/g;
        function findInInstruction(instruction, recipes) {
            const [first, ...rest] = readWords(instruction);
            switch (instruction.keyword) {
                case 'arg':
                case 'let':
                    recipes.declare(instruction);
                    return [];
                case 'set':
                    recipes.forget(first?.text.replace(/=.*$/s, '') ?? '');
                    return [];
                case 'from':
                    return first?.text === 'DOCKERFILE'
                        ? earthfile_findDockerfile(splitFlags(rest), recipes)
                        : splitFlags(readWords(instruction))
                            .words.slice(0, 1)
                            .flatMap((word) => findImage(word, recipes));
                case 'with':
                    return first?.text === 'DOCKER' ? findInDocker(splitFlags(rest), recipes) : [];
                case 'save':
                    return first?.text === 'IMAGE' ? splitFlags(rest).words.map((word) => (0, found_text.CG)(nodeOf(word))) : [];
                default:
                    if (TARGET.test(instruction.keyword))
                        recipes.begin();
                    return [];
            }
        }
        const TARGET = /^[a-z][a-z0-9._-]*:$/;
        function readWords(instruction) {
            const words = instruction.flags.concat((0, syntax_words.yE)(instruction, '\\'));
            const comment = words.findIndex(({ text }) => text.startsWith('#'));
            return comment === -1 ? words : words.slice(0, comment);
        }
        const WITH_VALUE = new Set(['platform', 'build-arg', 'target', 'pull', 'load', 'compose', 'service', 'cache-from']
            .map((name) => `--${name}`)
            .concat('-f'));
        function splitFlags(all) {
            const words = [];
            const options = [];
            let waiting;
            for (const word of all) {
                const equals = word.text.indexOf('=');
                const name = word.text.startsWith('-') ? word.text.slice(0, equals === -1 ? undefined : equals) : '';
                if (waiting !== undefined)
                    options.push([waiting, word]);
                else if (name === '')
                    words.push(word);
                else if (equals !== -1)
                    options.push([name, (0, source_text.U5)(word, equals + 1)]);
                waiting = waiting === undefined && equals === -1 && WITH_VALUE.has(name) ? name : undefined;
            }
            return { words, options };
        }
        function findInDocker({ options }, recipes) {
            return options.flatMap(([name, value]) => {
                if (name === '--pull')
                    return findImage(value, recipes);
                return name === '--compose' ? findFile(value, 'compose', recipes) : [];
            });
        }
        function earthfile_findDockerfile({ words, options }, recipes) {
            const [, named] = options.findLast(([name]) => name === '-f') ?? [];
            const [context] = words;
            if (named !== undefined)
                return findFile(named, 'dockerfile', recipes);
            return context === undefined ? [] : findFile(context, 'dockerfile', recipes, '/Dockerfile');
        }
        function findFile(word, of, recipes, inside = '') {
            if (word.text.includes('+'))
                return [];
            const value = recipes.expand(word);
            const path = value === undefined ? undefined : `${(0, byte_text.G)(value.text)}${inside}`;
            return [findPath(nodeOf(word), path, { of, base: undefined, isDefault: false })];
        }
        function findImage(word, recipes) {
            if (word.text.includes('+'))
                return [];
            const value = recipes.expand(word);
            const written = word.text.replace(/^(["'])(.*)\1$/s, '$2');
            if (value === undefined)
                return [(0, found_text.iv)((0, found_text.j3)(nodeOf(word)), written, 'variable', 'its value comes from a variable')];
            if (value.text === 'scratch')
                return [];
            const found = findInSource(value, nodeOf(word));
            return word.text.includes('$') ? found.map((one) => inArg(one, word.offset, written)) : found;
        }
        function inArg(found, at, written) {
            return found.kind === 'image' ? { ...found, at, written, edit: IN_ARG } : found;
        }
        const IN_ARG = {
            kind: 'not-editable',
            code: 'arg-used-elsewhere',
            reason: 'part of the reference is in an ARG, which other commands can use',
        };
        function nodeOf(word) {
            const end = (0, source_text.HA)(word, word.text.length);
            return (0, literal.W)({ source: word, style: 'plain', start: word.offset, end });
        }
        class Recipes {
            #options;
            #base = new Map();
            #own = this.#base;
            constructor(effort) {
                const find = (name) => this.#layerOf(name).get(name);
                const isUnknown = (name) => find(name) === undefined;
                const scope = { find, isMissing: () => false, isUnknown };
                this.#options = { escape: '\\', effort, scope };
            }
            begin() {
                this.#own = new Map();
            }
            declare(instruction) {
                const words = (0, source_text.p9)(instruction);
                const [assignment = '', name = ''] = ASSIGNMENT.exec(words.text) ?? [];
                if (name === '')
                    return;
                const source = (0, source_text.U5)(words, assignment.length);
                const [value, more] = (0, syntax_words.yE)({ source, start: 0, end: source.text.length }, '\\');
                const isPlain = value !== undefined && (more === undefined || more.text.startsWith('#'));
                const expanded = isPlain && !value.text.includes('$(') ? this.expand(value) : undefined;
                const isFirst = !this.#own.has(name);
                this.#own.set(name, expanded === undefined || !isFirst ? undefined : earthfile_valueOf(expanded));
            }
            forget(name) {
                this.#own.set(name, undefined);
            }
            expand(word) {
                const reading = (0, shell_word.D)(word, this.#options);
                return reading.kind === 'expanded' ? reading.fragment.source : undefined;
            }
            #layerOf(name) {
                return this.#own.has(name) ? this.#own : this.#base;
            }
        }
        const ASSIGNMENT = /^([A-Za-z_]\w*)[ \t]*(?:=[ \t]*|$)/;
        function earthfile_valueOf(source) {
            return { source, dependsOnPlatform: false, missing: undefined, origin: undefined };
        }
        var scalar_source = __webpack_require__(706);
        ;
        function hclText({ kind, start, end }, raw, offset) {
            const at = start + offset;
            const place = { start: at, end: end + offset };
            if (kind === 'heredoc')
                return (0, literal.W)({ source: heredocSource(raw, at), style: 'block', ...place });
            if (kind === 'word')
                return (0, literal.W)({ source: (0, source_text.rI)(raw, at), style: 'plain', ...place });
            const source = (0, scalar_source.a)({ value: unquoted(raw), style: 'quoted', raw, at });
            return (0, literal.W)({ source, style: 'quoted', ...place });
        }
        function unquoted(raw) {
            const meanings = { n: '\n', t: '\t', r: '\r' };
            return raw
                .slice(1, -1)
                .replace(/\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g, (_, four, eight, letter = '') => {
                const point = four ?? eight;
                return point === undefined ? (meanings[letter] ?? letter) : (0, literal.zj)(parseInt(point, 16));
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
        ;
        const hcl_node_DEEPEST = 200;
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
                return (0, literal.zR)(start, mergeBlocks(entries));
            }
            #readEntry(depth) {
                const from = this.#at;
                const names = [];
                while (this.#isKey())
                    names.push(this.#takeText());
                const [key, ...labels] = names;
                if (key !== undefined && depth <= hcl_node_DEEPEST && this.#skipMark('{')) {
                    const body = this.readBody(depth + 1);
                    const value = labels.reduceRight((inner, label) => (0, literal.zR)(label.start, [{ key: label, value: inner }]), body);
                    return { key, value, labels: labels.length };
                }
                if (!this.#skipTo(/^[:=,\n}]$/) || !this.#skipMark(':', '='))
                    return undefined;
                return {
                    key: labels.length === 0 && key !== undefined && this.#at === from + 2 ? key : this.#computedKey(from),
                    value: this.#readExpression(depth),
                    labels: undefined,
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
                return (0, literal.XG)(start, this.#text.slice(start - this.#offset, end));
            }
            #readValue(depth) {
                const start = this.#start();
                const first = this.#tokens[this.#at];
                if (first?.kind === 'text' || first?.kind === 'heredoc')
                    return this.#takeText();
                if (depth > hcl_node_DEEPEST || this.#isFor())
                    return undefined;
                if (this.#isEncoding())
                    return this.#readEncoded(depth);
                if (this.#skipMark('{'))
                    return this.readBody(depth + 1);
                return this.#skipMark('[') ? this.#readList(start, depth + 1) : undefined;
            }
            #isEncoding() {
                const [name, bracket] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
                return /^(?:json|yaml)encode$/.test(this.#written(name)) && this.#written(bracket) === '(';
            }
            #readEncoded(depth) {
                this.#at += 2;
                while (this.#skipKind('line-end'))
                    ;
                const value = this.#readValue(depth + 1);
                this.#skipTo(/^\)$/);
                this.#skipMark(')');
                return value;
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
                return (0, literal.du)(start, items);
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
                const node = hclText(token, this.#written(token), this.#offset);
                if (token.kind !== 'text')
                    return node;
                return { ...node, tagComment: (0, literal.m9)(this.#text, token.end, this.#offset) };
            }
            #computedKey(from) {
                const start = this.#tokens[from]?.start ?? 0;
                const end = this.#tokens[this.#at - 2]?.end ?? start;
                return hclText({ kind: 'word', start, end }, this.#text.slice(start, end), this.#offset);
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
        function mergeBlocks(entries) {
            const byKey = Map.groupBy(entries, ({ key }) => key.text);
            return [...byKey.values()].flatMap((same) => {
                const [first, ...others] = same.filter(({ labels }) => labels !== undefined);
                if (first === undefined)
                    return same.slice(-1);
                if (others.length === 0)
                    return [first];
                return [{ key: first.key, value: mergeValues([first, ...others], first.labels ?? 0) }];
            });
        }
        function mergeValues(blocks, labels) {
            const [{ value }] = blocks;
            if (labels === 0)
                return (0, literal.du)(value.start, blocks.map((block) => block.value));
            const inner = blocks.flatMap((block) => (block.value.kind === 'map' ? block.value.entries : []));
            if (labels === 1)
                return (0, literal.zR)(value.start, inner);
            const byLabel = Map.groupBy(inner, ({ key }) => key.text);
            const merged = [...byLabel.values()].flatMap(([first, ...others]) => first === undefined ? [] : [{ key: first.key, value: mergeValues([first, ...others], labels - 1) }]);
            return (0, literal.zR)(value.start, merged);
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
                    return (0, literal.zR)(start, entriesOf(node, context));
                case 'array':
                    return (0, literal.du)(start, childrenOf(node).map((item) => dataNode(item, context)));
                case 'string':
                case 'number':
                case 'boolean':
                    return textNode(node, context);
                case 'null':
                case 'property':
                case undefined:
                    return emptyNode(start);
            }
        }
        function entriesOf(node, context) {
            return childrenOf(node).flatMap((member) => {
                const [key, value] = childrenOf(member);
                return key === undefined ? [] : [{ key: textNode(key, context), value: dataNode(value, context) }];
            });
        }
        function textNode(node, { text, offset }) {
            const at = node.offset + offset;
            const raw = text.slice(node.offset, node.offset + node.length);
            const style = node.type === 'string' ? 'quoted' : 'plain';
            const value = style === 'quoted' ? String(node.value) : raw;
            const source = (0, scalar_source.a)({ value, style, raw, at });
            return (0, literal.W)({ source, style, start: at, end: at + node.length });
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
        const toml_node_DEEPEST = 100;
        function readToml(text, offset) {
            return new TomlReader(text, offset).read();
        }
        const toml_node_BLANKS = /[ \t]*/y;
        const GAP = /[ \t\r\n,]+|#[^\n]*/y;
        const BARE_KEY = /[\w\u0080-\u00ff-]+/y;
        const PLAIN = /[^,\]}#\n]*[^,\]}#\n \t\r]/y;
        class TomlReader {
            #text;
            #offset;
            #at = 0;
            constructor(text, offset) {
                this.#text = text;
                this.#offset = offset;
            }
            read() {
                const root = new open_map.p(this.#offset);
                let table = { map: root, depth: 0 };
                while (this.#at < this.#text.length) {
                    this.#skip(toml_node_BLANKS);
                    if (this.#text.charAt(this.#at) === '[')
                        table = this.#readHeader(root);
                    else if (table !== undefined)
                        this.#readPair(table, true);
                    this.#at = (0, literal.fT)(this.#text, this.#at) + 1;
                }
                return root.build();
            }
            #readHeader(root) {
                const isItem = this.#text.startsWith('[[', this.#at);
                this.#at += isItem ? 2 : 1;
                const path = this.#readPath();
                const last = path.pop();
                if (last === undefined || path.length >= toml_node_DEEPEST || !this.#text.startsWith(isItem ? ']]' : ']', this.#at))
                    return undefined;
                const outer = path.reduce((map, key) => map.enter(key), root);
                return { map: isItem ? outer.append(last) : outer.enter(last), depth: path.length + 1 };
            }
            #readPair({ map, depth }, isLine) {
                const path = this.#readPath();
                const last = path.pop();
                if (last === undefined || this.#text.charAt(this.#at) !== '=')
                    return;
                this.#at += 1;
                this.#skip(toml_node_BLANKS);
                const inner = depth + path.length + 1;
                const value = this.#readValue(inner);
                if (inner > toml_node_DEEPEST || value === undefined)
                    return;
                const parent = path.reduce((outer, key) => outer.enter(key), map);
                parent.add(last, isLine ? this.#withTagComment(value) : value);
            }
            #withTagComment(value) {
                if (value.kind !== 'text' || value.style === 'block')
                    return value;
                return { ...value, tagComment: (0, literal.m9)(this.#text, this.#at, this.#offset) };
            }
            #readPath() {
                const path = [];
                do {
                    this.#skip(toml_node_BLANKS);
                    const key = this.#readKey();
                    if (key === undefined)
                        return [];
                    path.push(key);
                    this.#skip(toml_node_BLANKS);
                } while (this.#take('.'));
                return path;
            }
            #readKey() {
                const quote = this.#text.charAt(this.#at);
                if (quote === '"' || quote === "'")
                    return this.#readQuoted(quote);
                return this.#readPlain(BARE_KEY);
            }
            #readValue(depth) {
                const start = this.#at;
                const quote = this.#text.charAt(start);
                if (quote === '"' || quote === "'")
                    return this.#text.startsWith(quote.repeat(3), start) ? this.#readBlock(quote) : this.#readQuoted(quote);
                if (depth < toml_node_DEEPEST && this.#take('['))
                    return this.#readArray(start, depth + 1);
                if (depth < toml_node_DEEPEST && this.#take('{'))
                    return this.#readInlineTable(start, depth + 1);
                return this.#readPlain(PLAIN);
            }
            #readPlain(pattern) {
                const start = this.#at;
                const end = (0, literal.pF)(pattern, this.#text, start);
                if (end === undefined)
                    return undefined;
                this.#at = end;
                const at = start + this.#offset;
                const source = (0, source_text.rI)(this.#text.slice(start, end), at);
                return (0, literal.W)({ source, style: 'plain', start: at, end: end + this.#offset });
            }
            #readQuoted(quote) {
                const start = this.#at;
                const from = start + 1;
                const lineEnd = (0, literal.fT)(this.#text, from);
                const end = (0, literal.m5)(this.#text, from, quote, lineEnd);
                this.#at = end === undefined ? lineEnd : end + 1;
                if (end === undefined)
                    return undefined;
                return (0, literal.bR)(this.#text, this.#offset, { start, from, end, quote });
            }
            #readBlock(quote) {
                const start = this.#at;
                const mark = quote.repeat(3);
                const from = (0, literal.pF)(FIRST_LINE_END, this.#text, start + 3) ?? start + 3;
                const closing = (0, literal.m5)(this.#text, from, mark, this.#text.length);
                if (closing === undefined)
                    this.#at = this.#text.length;
                if (closing === undefined)
                    return undefined;
                let end = closing;
                while (end < closing + 2 && this.#text.charAt(end + 3) === quote)
                    end += 1;
                this.#at = end + 3;
                return (0, literal.bR)(this.#text, this.#offset, { start, from, end, quote: mark });
            }
            #readArray(start, depth) {
                const items = [];
                while (!this.#isAtEnd(']')) {
                    const item = this.#readValue(depth);
                    if (item === undefined)
                        this.#at += 1;
                    else
                        items.push(item);
                }
                return (0, literal.du)(start + this.#offset, items);
            }
            #readInlineTable(start, depth) {
                const map = new open_map.p(start + this.#offset);
                while (!this.#isAtEnd('}')) {
                    const before = this.#at;
                    this.#readPair({ map, depth }, false);
                    if (this.#at === before)
                        this.#at += 1;
                }
                return map.build();
            }
            #isAtEnd(bracket) {
                while (this.#skip(GAP))
                    ;
                return this.#take(bracket) || this.#at >= this.#text.length;
            }
            #take(mark) {
                const isThere = this.#text.startsWith(mark, this.#at);
                if (isThere)
                    this.#at += mark.length;
                return isThere;
            }
            #skip(pattern) {
                const end = (0, literal.pF)(pattern, this.#text, this.#at);
                this.#at = end ?? this.#at;
                return end !== undefined;
            }
        }
        const FIRST_LINE_END = /\r?\n/y;
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
            const others = found.filter((one) => one.kind !== 'output' && one.kind !== 'explained' && !known.has(lineOf(one)));
            return [...lines, ...others.map((one) => skipRestOfLine(one.at - document.offset, document, one))];
        }
        function skipRestOfLine(start, { text, offset }, found) {
            const lineFeed = text.indexOf('\n', start);
            const rest = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
            const whole = found !== undefined && 'written' in found ? found.written : rest;
            const written = rest.startsWith(whole) ? whole : rest;
            const explains = [{ start: start + offset, end: start + offset + rest.length }];
            const reason = 'the file is a template and has to be rendered first';
            return (0, found_text.iv)({ at: start + offset, explains }, written, 'templated', reason);
        }
        function failsAtAction({ text, offset }, at) {
            const start = text.lastIndexOf('\n', at - offset - 1) + 1;
            return /^[ \t]*\{\{/.test(text.slice(start, start + LONGEST_INDENT));
        }
        const LONGEST_INDENT = 200;
        const ACTION = /\{\{[^\n]*?\}\}/g;
        const LINE_WITH_ACTION = /^.*\{\{.*$/gm;
        const CAN_BE_YAML = /:(?=\s)|\w["']\s*:(?!=)|\\/;
        const ON_NEXT_LINE = /\{\{[^\n{]*\|\s*nindent\b[^\n{]*\}\}(?=\s*$)/;
        function maskActions(text) {
            let canBeYaml = false;
            const masked = text.replace(LINE_WITH_ACTION, (line) => {
                const replaced = line.replace(ACTION, (action) => {
                    canBeYaml ||= CAN_BE_YAML.test(action);
                    return (ON_NEXT_LINE.test(action) && line.trimEnd().endsWith(action) ? ' ' : 'x').repeat(action.length);
                });
                return line.replace(ACTION, '').trim() === '' ? '\n'.repeat(line.length) : replaced;
            });
            return canBeYaml ? undefined : masked;
        }
        ;
        function readStructuredFile(format, bytes, variables) {
            const file = (0, open_file.T)(format.language, bytes);
            const words = file.text.includes('\0') ? file.text.replaceAll('\0', '') : file.text;
            if (!(0, file_format.nE)(format, words))
                return { images: [], skipped: [], explained: [] };
            const positions = new text_position._(file.whole);
            const problems = [{ kind: format.kind, found: file.problems }];
            const documents = PARSERS[format.language]({ format, file, variables });
            const readings = [problems, ...documents].map((parts) => (0, found_text.u1)(parts, positions));
            return {
                images: readings.flatMap(({ images }) => images).map((image) => asEditable(image, file)),
                skipped: readings.flatMap(({ skipped }) => skipped),
                named: readings.flatMap(({ named = [] }) => named),
                explained: readings
                    .flatMap(({ explained }) => explained)
                    .toSorted((one, other) => one.start - other.start || one.end - other.end),
            };
        }
        function asEditable(image, { uneditable: reason }) {
            return reason === undefined
                ? image
                : { ...image, edit: { kind: 'not-editable', code: 'not-in-file', reason } };
        }
        const PARSERS = {
            yaml: (open) => (0, yaml_documents.Z)(open.file.text, open.file.offset)
                .filter(({ text }) => (0, file_format.nE)(open.format, text))
                .map((document) => readYamlDocument(document, open)),
            json: (open) => {
                const { root, problem } = readJsonNode(open.file.text, open.file.offset);
                return [readRoot(root, problem === undefined ? [] : [skipDocument(problem)], open)];
            },
            hcl: (open) => [readRoot(readHcl(open.file.text, open.file.offset), [], open)],
            systemd: (open) => [readRoot((0, assignments.H)(open.file.text, open.file.offset), [], open)],
            toml: (open) => [readRoot(readToml(open.file.text, open.file.offset), [], open)],
            starlark: (open) => [readRoot(readCalls(open.file.text, open.file.offset, 'starlark'), [], open)],
            groovy: (open) => [readRoot(readCalls(open.file.text, open.file.offset, 'groovy'), [], open)],
            earthfile: ({ format, file }) => [[{ kind: format.kind, found: findEarthfileImages(file.whole) }]],
        };
        function readRoot(root, others, { format, variables }) {
            const parts = documentKinds(root, format).map((kind) => ({
                kind,
                found: findByRow(kind, root, { variables }),
            }));
            return [{ kind: format.kind, found: others }, ...parts];
        }
        function readYamlDocument(document, open) {
            const { format } = open;
            const parsed = parseAsItsKind(document, format);
            if (parsed.kind === 'unreadable')
                return [{ kind: format.kind, found: findInUnreadable(document, parsed, open) }];
            const parts = readRoot(parsed.root, [], open);
            const problems = parsed.problems();
            const skips = [{ kind: format.kind, found: problems.map(skipDocument) }];
            const isUnknown = parts.length === 1 || problems.some(({ code }) => code === 'too-entangled');
            if (isUnknown)
                return skips;
            const unquoted = findTemplatedLines(document).filter(({ written }) => written.startsWith('{{'));
            return [...skips, ...parts, { kind: format.kind, found: unquoted }];
        }
        function parseAsItsKind(document, format) {
            const isCompose = format.kind === 'compose';
            const parsed = (0, yaml_documents.h)(document, isCompose);
            if (parsed.kind === 'unreadable')
                return parsed;
            const kinds = documentKinds(parsed.root, format);
            return kinds.length === 0 || kinds.includes('compose') === isCompose
                ? parsed
                : (0, yaml_documents.h)(document, !isCompose);
        }
        function skipDocument({ at, code, reason }) {
            return (0, found_text.iv)(at, '', code, reason);
        }
        function findInUnreadable(document, problem, open) {
            const isTemplate = problem.code === 'not-parsable' && document.text.includes('{{');
            const masked = isTemplate ? maskActions(document.text) : undefined;
            if (masked !== undefined && (0, yaml_documents.h)({ ...document, text: masked }).kind === 'document') {
                const found = readYamlDocument({ ...document, text: masked }, open).flatMap((part) => part.found);
                return asTemplated(found, document);
            }
            const lines = findTemplatedLines(document);
            return isTemplate && failsAtAction(document, problem.at) ? lines : [...lines, skipDocument(problem)];
        }
    })
};
