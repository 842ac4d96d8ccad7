import { shared } from './shared.js';
export const id = 2943;
export const ids = [2943];
export const modules = {
    75136: shared[75136],
    53751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (optionInput)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _schema_policy_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31008);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        function optionInput(option) {
            const schema = (0, _schema_policy_config_js__WEBPACK_IMPORTED_MODULE_0__.V9)(option);
            return zod__WEBPACK_IMPORTED_MODULE_1__.YjP().transform((text, context) => {
                if (text.trim() === '')
                    return undefined;
                const wrong = option.kind === 'severities' ? wordsOf(text).find((word) => !LIMIT.test(word)) : undefined;
                if (wrong !== undefined) {
                    const message = `"${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(wrong, 80)}" must be a severity and a whole number, such as high=5`;
                    context.addIssue({ code: 'custom', message });
                    return undefined;
                }
                const parsed = schema.safeParse(plainValue(option, text));
                for (const { message } of parsed.error?.issues ?? [])
                    context.addIssue({ code: 'custom', message: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(message, 200) });
                return parsed.data;
            });
        }
        function plainValue({ kind }, text) {
            switch (kind) {
                case 'list':
                    return wordsOf(text);
                case 'switch':
                    return text === 'true' || (text === 'false' ? false : text);
                case 'days':
                    return /^\d+$/.test(text) ? Number(text) : text;
                case 'choice-or-days':
                    return text.trim();
                case 'severities':
                    return severityLimits(text);
                case 'choice':
                case 'duration':
                    return text;
            }
        }
        function severityLimits(text) {
            return Object.fromEntries(wordsOf(text).map((word) => {
                const [severity = '', limit] = word.split('=');
                return [severity, Number(limit)];
            }));
        }
        const LIMIT = /^[^=]+=\d+$/;
        function wordsOf(text) {
            return text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
        }
    }),
    31008: shared[31008],
    68483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (LINK_MODE),
            r: () => (treeOfCommit)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        function treeOfCommit(entries, readBlobs) {
            const files = new Map(entries.flatMap((entry) => (entry.isSubmodule ? [] : [[entry.path, entry]])));
            const submodules = entries.flatMap(({ path, isSubmodule }) => (isSubmodule ? [path] : []));
            return {
                list: async () => [...files.keys()].sort(),
                submodules: async () => submodules.toSorted(),
                contentIds: async () => new Map([...files].map(([path, { blob }]) => [path, blob])),
                read: (paths) => readCommitFiles(paths, files, readBlobs),
            };
        }
        const LINK_MODE = '120000';
        async function readCommitFiles(paths, files, readBlobs) {
            const wanted = paths.flatMap((path) => files.get(path) ?? []);
            const contents = await readAll(wanted, readBlobs);
            const links = wanted.filter(({ isLink }) => isLink);
            const targets = new Map(links.map((link) => [link.path, files.get(targetOf(link, contents.get(link.blob)))]));
            const linked = await readAll([...targets.values()].flatMap((target) => target ?? []), readBlobs);
            return paths.map((path) => {
                if (!files.has(path))
                    return { path, problem: 'it is not in the commit', isAbsent: true };
                const file = targets.has(path) ? targets.get(path) : files.get(path);
                const bytes = file === undefined ? undefined : (linked.get(file.blob) ?? contents.get(file.blob));
                return bytes === undefined ? { path, problem: 'it is not in the commit' } : { path, bytes };
            });
        }
        async function readAll(files, readBlobs) {
            const contents = await readBlobs([...new Set(files.map(({ blob }) => blob))]);
            const missing = files.find(({ blob }) => !contents.has(blob));
            if (missing === undefined)
                return contents;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_base_unreadable', `the content of ${missing.path} could not be read`);
        }
        function targetOf({ path }, content) {
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), new TextDecoder().decode(content)));
        }
    }),
    88767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HL: () => (readGitBlobs),
            W$: () => (openGitCommit),
            g0: () => (readHeadCommit),
            yr: () => (readMergeBase)
        });
        var _commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68483);
        const FETCH_MS = 90_000;
        const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];
        async function openGitCommit(root, commit, command) {
            const git = (args) => command('git', args, { directory: root });
            const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
            if (known.exitCode !== 0) {
                const words = [...STOP_WHEN_STUCK, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit];
                const fetched = await command('git', words, { directory: root, timeoutMs: FETCH_MS });
                if (fetched.exitCode !== 0)
                    return undefined;
            }
            const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
            if (listed.exitCode !== 0)
                return undefined;
            const entries = parseTree(new TextDecoder().decode(listed.stdout));
            return (0, _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.r)(entries, (blobs) => readGitBlobs(root, blobs, command));
        }
        function parseTree(text) {
            return text.split('\0').flatMap((line) => {
                const [, mode, type, blob, path] = /^(\d+) (blob|commit) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
                if (blob === undefined || path === undefined)
                    return [];
                return [{ path, blob, isLink: mode === _commit_files_js__WEBPACK_IMPORTED_MODULE_0__.B, isSubmodule: type === 'commit' }];
            });
        }
        async function readGitBlobs(root, blobs, command) {
            const ids = blobs.filter((blob) => /^[0-9a-f]{40,64}$/.test(blob));
            if (ids.length === 0)
                return new Map();
            const input = ids.map((id) => `${id}\n`).join('');
            return parseBatch((await command('git', ['cat-file', '--batch'], { directory: root, input })).stdout);
        }
        function parseBatch(output) {
            const blobs = new Map();
            for (let offset = 0; offset < output.length;) {
                const end = output.indexOf(0x0a, offset);
                if (end === -1)
                    break;
                const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
                const length = type === 'missing' || size === undefined ? -1 : Number(size);
                const isWhole = length >= 0 && end + 1 + length <= output.length;
                if (isWhole)
                    blobs.set(object, output.subarray(end + 1, end + 1 + length));
                offset = end + 1 + (length < 0 ? 0 : length + 1);
            }
            return blobs;
        }
        async function readHeadCommit(root, command) {
            const named = await command('git', ['rev-parse', '--verify', 'HEAD^{commit}'], { directory: root });
            const object = await command('git', ['cat-file', 'commit', 'HEAD'], { directory: root });
            if (named.exitCode !== 0 || object.exitCode !== 0)
                return undefined;
            const [headers = ''] = new TextDecoder().decode(object.stdout).split('\n\n', 1);
            const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
            return { commit: new TextDecoder().decode(named.stdout).trim(), parents };
        }
        async function readMergeBase(root, [one, other], command) {
            const found = await command('git', ['merge-base', one, other], { directory: root });
            return found.exitCode === 0 ? new TextDecoder().decode(found.stdout).trim() : undefined;
        }
    }),
    14239: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (changedImages)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59706);
        function changedImages(head, before) {
            const places = (0, _places_js__WEBPACK_IMPORTED_MODULE_1__.yN)(before);
            const pairing = (0, _places_js__WEBPACK_IMPORTED_MODULE_1__.ho)((0, _places_js__WEBPACK_IMPORTED_MODULE_1__.yN)(head), places);
            const removed = places.filter((place) => pairing.after(place) === undefined);
            return head.uses.flatMap((to) => {
                const place = (0, _places_js__WEBPACK_IMPORTED_MODULE_1__.HC)(to);
                const from = pairing.before(place) ?? removed.find(({ file, line }) => file === place.file && line === place.line);
                const reading = from && (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(from.reference);
                if (reading?.kind !== 'reference' || from?.reference === place.reference)
                    return [];
                return [{ from: reading.reference, to }];
            });
        }
    }),
    59706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ct: () => (comparedPlaceKey),
            HC: () => (comparedPlace),
            ho: () => (pairPlaces),
            jH: () => (distinctPlaces),
            yN: () => (placesIn)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10926);
        function placesIn({ uses, unread }) {
            return distinctPlaces([
                ...uses.map(comparedPlace),
                ...unread.map(({ file, line, written }) => ({ file, line, reference: written })),
            ]);
        }
        function comparedPlace({ file, line, reference }) {
            return { file, line, reference: (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference) };
        }
        function pairPlaces(head, base) {
            const before = new Map();
            const after = new Map();
            let [heads, bases] = [sidesOf(head, base, true), sidesOf(base, head, false)];
            for (const step of STEPS) {
                const waiting = Map.groupBy(bases, step);
                for (const side of heads) {
                    const group = step(side);
                    const counterpart = group === undefined ? undefined : waiting.get(group)?.shift();
                    if (counterpart === undefined)
                        continue;
                    before.set(comparedPlaceKey(side.place), counterpart.place);
                    after.set(comparedPlaceKey(counterpart.place), side.place);
                }
                heads = heads.filter(({ place }) => !before.has(comparedPlaceKey(place)));
                bases = bases.filter(({ place }) => !after.has(comparedPlaceKey(place)));
            }
            return {
                before: (place) => before.get(comparedPlaceKey(place)),
                after: (place) => after.get(comparedPlaceKey(place)),
            };
        }
        const SAME_FILE = [
            ({ place }) => comparedPlaceKey(place),
            ({ place: { file, reference } }) => textOf(file, reference),
            ...[0, 1, 2].map((index) => ({ place, names }) => within(place.file, names[index])),
        ];
        const REMOVED_FILE = [
            ({ isAlone, isHead, place: { reference } }) => (isAlone || isHead ? reference : undefined),
            ...[0, 1, 2].map((index) => ({ isAlone, names }) => isAlone ? names[index] : undefined),
        ];
        const STEPS = [...SAME_FILE, ...REMOVED_FILE];
        function within(file, name) {
            return name === undefined ? undefined : textOf(file, name);
        }
        function sidesOf(places, others, isHead) {
            const files = new Set(others.map(({ file }) => file));
            return distinctPlaces(places).map((place) => ({
                place,
                isHead,
                isAlone: !files.has(place.file),
                names: namesOf(place),
            }));
        }
        function namesOf(place) {
            const reading = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(place.reference);
            if (reading.kind === 'invalid')
                return [];
            const image = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reading.reference);
            return [`${image}:${(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reading.reference) ?? ''}`, image, (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(reading.reference.path)];
        }
        function distinctPlaces(places) {
            return [...new Map(places.map((place) => [comparedPlaceKey(place), place])).values()].toSorted(byPlace);
        }
        function byPlace(one, other) {
            return (compareText(one.file, other.file) || one.line - other.line || compareText(one.reference, other.reference));
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
        function comparedPlaceKey({ file, line, reference }) {
            return textOf(file, String(line), reference);
        }
        function textOf(...parts) {
            return parts.join('\n');
        }
    }),
    9527: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (readTrees)
        });
        var errors = __webpack_require__(67872);
        var load_config = __webpack_require__(9882);
        ;
        async function chooseConfig(head, source) {
            const config = await (0, load_config.Z9)(head);
            if (source.of === 'head')
                return { config, state: 'applied' };
            const { base } = source;
            if (base === undefined)
                return { config: load_config.PV, state: config === load_config.PV ? 'applied' : 'not-applied' };
            const isEdited = (await readText(head)) !== (await readText(base));
            return { ...(await loadOfBase(base)), state: isEdited ? 'edited' : 'applied' };
        }
        async function loadOfBase(base) {
            try {
                return { config: await (0, load_config.Z9)(base) };
            }
            catch (error) {
                if (!(error instanceof errors.OD) || !error.code.startsWith('config_file_'))
                    throw error;
                return { config: load_config.PV, problem: error.message };
            }
        }
        async function readText(tree) {
            const readings = await tree.read(load_config.n0);
            return readings
                .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
                .join('\0');
        }
        var image_reference = __webpack_require__(65890);
        var decide_places = __webpack_require__(59706);
        ;
        function addedIgnores(head, base) {
            const [places, counterparts] = [(0, decide_places.yN)(head.ignored), (0, decide_places.yN)(base.ignored)];
            const unchanged = (0, decide_places.ho)(places, counterparts);
            const isUnchanged = (place, other) => other?.file === place.file && other.reference === place.reference;
            const changed = places.filter((place) => !isUnchanged(place, unchanged.before(place)));
            if (changed.length === 0)
                return { uses: [], unread: [] };
            const left = counterparts.filter((place) => !isUnchanged(place, unchanged.after(place)));
            const pairing = (0, decide_places.ho)([...(0, decide_places.yN)(head), ...changed], [...(0, decide_places.yN)(base), ...left]);
            const ignored = new Set(left.map(decide_places.Ct));
            const added = new Set(changed.flatMap((place) => {
                const before = pairing.before(place);
                const isOfBase = before !== undefined &&
                    ignored.has((0, decide_places.Ct)(before)) &&
                    before.file === place.file &&
                    imageAt(before) === imageAt(place);
                return isOfBase ? [] : [(0, decide_places.Ct)(place)];
            }));
            return withPlaces(head.ignored, added);
        }
        function imageAt({ reference }) {
            const reading = (0, image_reference.bc)(reference);
            return reading.kind === 'invalid' ? reference : (0, image_reference.vy)(reading.reference);
        }
        function withPlaces({ uses, unread }, keys) {
            const has = (images) => (0, decide_places.yN)(images).some((place) => keys.has((0, decide_places.Ct)(place)));
            return {
                uses: uses.filter((use) => has({ uses: [use], unread: [] })),
                unread: unread.filter((one) => has({ uses: [], unread: [one] })),
            };
        }
        var image_list = __webpack_require__(50034);
        var list_images = __webpack_require__(19003);
        ;
        async function readTrees(trees) {
            try {
                return await readBoth(trees);
            }
            catch (error) {
                const isLost = error instanceof errors.OD && error.code === 'config_base_unreadable';
                if (trees.base === undefined || !isLost)
                    throw error;
                return { ...(await readBoth({ ...trees, base: undefined, newest: undefined })), lost: error };
            }
        }
        async function readBoth({ head, base, newest = base, isChange, startedAt, registry, }) {
            const chosen = await chooseConfig(head, isChange ? { of: 'base', base: newest } : { of: 'head' });
            const read = { chosen, configTree: isChange ? (newest ?? head) : head };
            const scanning = { now: startedAt, rules: chosen.config, ...(registry === undefined ? {} : { registry }) };
            let like;
            const found = await scanTree({ ...scanning, tree: head, onTexts: (texts) => void (like = texts) });
            const before = base === undefined ? undefined : await scanTree({ ...scanning, tree: base, like });
            if (!isChange)
                return { ...read, head: found, before, addedComments: 0 };
            const { uses, unread } = addedIgnores(found, before ?? NO_FILES);
            const overridden = addedOverrides(found, before ?? NO_FILES);
            const heeded = {
                ...found,
                uses: [...found.uses, ...uses, ...overridden],
                unread: [...found.unread, ...unread],
            };
            return { ...read, head: heeded, before, addedComments: uses.length + unread.length };
        }
        const NO_FILES = { uses: [], unread: [], ignored: { uses: [], unread: [] } };
        async function scanTree(listing) {
            const { images, skipped } = await (0, list_images.v)(listing);
            const unread = skipped.filter(({ code, overridden }) => !NO_FINDING.has(code) && overridden === undefined);
            const ignored = skipped.flatMap(({ byComment }) => byComment ?? []);
            const overridden = skipped.flatMap(({ code, overridden: image }) => image === undefined ? [] : [{ code, use: toUse(image) }]);
            return {
                files: new Set([...images, ...unread].map(({ file }) => file)).size,
                uses: images.map(toUse),
                unread: unread.map(toUnread),
                overridden: overridden.map(({ use }) => use),
                replaced: overridden.flatMap(({ code, use }) => (code === 'set-by-caller' ? [use] : [])),
                ignored: {
                    uses: ignored.flatMap((place) => ('reference' in place ? [toUse(place)] : [])),
                    unread: ignored.flatMap((place) => ('reference' in place ? [] : [toUnread(place)])),
                },
            };
        }
        const NO_FINDING = new Set(['ignored', 'result-name', 'mention']);
        function addedOverrides(head, base) {
            const key = ({ file, reference }) => `${file}\n${(0, image_reference.Ys)(reference)}`;
            const known = new Set(base.uses.map(key));
            const files = new Set(base.uses.map(({ file }) => file));
            for (const { file } of base.replaced ?? [])
                files.delete(file);
            const replaced = new Set(head.replaced.filter(({ file }) => files.has(file)));
            return head.overridden.filter((use) => replaced.has(use) || known.has(key(use)));
        }
        function toUse(image) {
            const { file, line, isFinal } = image;
            const platform = (0, image_list.i7)(image);
            const tag = (0, image_list.Q9)(image);
            const reference = tag === undefined ? image.reference : { ...image.reference, tag };
            return {
                file,
                line,
                reference,
                ...(platform === undefined ? {} : { platform }),
                ...(isFinal === undefined ? {} : { isFinal }),
                ...(image.kind === 'text' ? { isText: true } : {}),
            };
        }
        function toUnread({ file, line, written, code, reason, isAside }) {
            const subject = written === '' ? file : written;
            return {
                file,
                line,
                written,
                scope: isAside === true ? 'text-aside' : scopeOf(code),
                reason: `${subject}: ${reason}.`,
            };
        }
        function scopeOf(code) {
            if (code === 'malformed')
                return 'instruction';
            if (code === 'unread')
                return 'text';
            if (code === 'submodule')
                return 'submodule';
            if (code === 'lfs-pointer')
                return 'unfetched';
            if (code === 'not-followed')
                return 'named-file';
            if (code === 'templated' || code === 'tag-elsewhere')
                return 'set-elsewhere';
            return (0, image_list.Sz)(code) ? 'file' : 'reference';
        }
    }),
    84639: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D6: () => (pinKey),
            JX: () => (periodText),
            OK: () => (likelyTags),
            jH: () => (periodOf)
        });
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        function pinKey(reference) {
            return (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference);
        }
        function periodOf(history, digest) {
            const first = history.find((build) => build.digest === digest);
            if (first === undefined)
                return undefined;
            const last = history.findLastIndex((build) => build.digest === digest);
            return { since: first.at, until: history[last + 1]?.at };
        }
        function likelyTags(tag, names) {
            const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
            return names
                .filter((name) => name !== tag)
                .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
        }
        function commonLength(one, other) {
            let length = 0;
            while (length < one.length && one.charAt(length) === other.charAt(length))
                length += 1;
            return length;
        }
        function periodText({ since, until }) {
            return until === undefined
                ? `since ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)}`
                : `from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)} to ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(until)}`;
        }
    }),
    51873: shared[51873]
};
