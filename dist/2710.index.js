export const id = 2710;
export const ids = [2710];
export const modules = {

/***/ 2710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ planRepository)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
;// CONCATENATED MODULE: ./build/usecases/image-filter.js
async function imageFilter(globs) {
    if (globs.length === 0)
        return undefined;
    const { globMatcher } = await Promise.all(/* import() */[__webpack_require__.e(8016), __webpack_require__.e(4321)]).then(__webpack_require__.bind(__webpack_require__, 4321));
    const matchers = globs.map(globMatcher);
    return (name) => matchers.some((matches) => matches(name));
}

// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/listing/fixed-platform.js
var fixed_platform = __webpack_require__(338);
// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __webpack_require__(913);
// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/history/choose-build.js
var choose_build = __webpack_require__(2872);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var facts = __webpack_require__(8153);
;// CONCATENATED MODULE: ./build/domain/history/lockstep.js



const LONGEST_WINDOW_MS = instant/* DAY_MS */.sO;
function chooseInLockstep(tags, wish, now) {
    const windowMs = windowOf(tags);
    for (let cutoff = wish.cutoff;;) {
        const choices = tags.map((one) => ({ ...one, choice: (0,choose_build/* chooseBuild */.s)(one.history, { ...wish, cutoff }) }));
        const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
        if (chosen.length < tags.length)
            return noneOf(tags, wish);
        const front = (0,instant/* toInstant */.fN)(Math.max(...chosen.map(({ at }) => at)));
        const isSettled = choices.every(({ history, choice }) => choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }));
        if (isSettled)
            return new Map(choices.map(({ tag, choice }) => [tag, choice]));
        cutoff = (0,instant/* toInstant */.fN)(front - 1);
    }
}
function windowOf(tags) {
    const intervals = tags.flatMap(({ history }) => (0,facts/* usualInterval */.s)(history) ?? []);
    return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
}
function isWaiting(history, chosen, { front, windowMs, now }) {
    if (chosen.at >= front - windowMs)
        return false;
    const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
    return partner || now < front + windowMs;
}
function noneOf(tags, wish) {
    const alone = tags.map(({ tag, history }) => [tag, (0,choose_build/* chooseBuild */.s)(history, wish)]);
    return new Map(alone.map(([tag, choice]) => [tag, choice.kind === 'none' ? choice : { kind: 'none', why: 'lockstep' }]));
}

;// CONCATENATED MODULE: ./build/domain/pin/lockstep-sets.js
function lockstepSets(uses) {
    const byImage = Map.groupBy(uses, ({ image }) => image);
    return [...byImage].flatMap(([image, ofImage]) => {
        const byFile = Map.groupBy(ofImage, ({ file }) => file);
        const together = [...byFile.values()].map((ofFile) => new Set(ofFile.map(({ tag }) => tag)));
        return joinSets(together.filter(({ size }) => size > 1)).map((tags) => ({
            image,
            tags: [...tags].sort(),
        }));
    });
}
function joinSets(sets) {
    return sets.reduce((joined, set) => {
        const touching = joined.filter((one) => !one.isDisjointFrom(set));
        const others = joined.filter((one) => one.isDisjointFrom(set));
        return others.concat([touching.reduce((all, one) => all.union(one), set)]);
    }, []);
}

;// CONCATENATED MODULE: ./build/domain/pin/decide-pins.js




function decidePins(images, rules) {
    const chosen = chooseTogether(images, rules);
    const decisions = new Map();
    const decided = images.map((one) => {
        const key = JSON.stringify([one.upstream, one.tag ?? null, (0,image_reference/* canonicalReference */.Ys)(one.image.reference)]);
        const decision = decisions.get(key) ?? decideOne(one, chosen, rules);
        decisions.set(key, decision);
        return { ...one, decision };
    });
    return isLockstep(rules) ? keepTogether(decided) : decided;
}
function decideOne({ image, upstream, tag, facts }, chosen, rules) {
    if (tag === undefined || facts === undefined) {
        const reason = 'it names a digest alone, and nothing tells which tag it follows; write the tag before the digest';
        return { kind: 'skip', code: 'digest-alone', reason };
    }
    return (0,decide_pin/* decidePin */.kb)({ reference: { ...image.reference, tag }, facts, chosen: chosen.get(`${upstream}:${tag}`) }, rules);
}
function isLockstep({ settings, wish }) {
    return settings.lockstep && wish.asOf === undefined && wish.rollBack === undefined;
}
function chooseTogether(images, rules) {
    if (!isLockstep(rules))
        return new Map();
    const histories = historiesOf(images);
    const sets = lockstepSets(images.flatMap(lockstepUse));
    const chosen = sets.flatMap(({ image, tags }) => {
        const known = tags.flatMap((tag) => histories.get(`${image}:${tag}`) ?? []);
        const [first] = known;
        if (first === undefined || known.length < tags.length)
            return [];
        const choices = chooseInLockstep(known, (0,decide_pin/* buildWish */.qA)(first.reference, rules), rules.now);
        return [...choices].map(([tag, choice]) => [`${image}:${tag}`, choice]);
    });
    return new Map(chosen);
}
function historiesOf(images) {
    const known = images.flatMap(({ image: { reference }, upstream, tag, facts }) => {
        if (tag === undefined || facts?.kind !== 'known' || facts.value.kind !== 'history')
            return [];
        return [[`${upstream}:${tag}`, { tag, history: facts.value.history, reference }]];
    });
    return new Map(known);
}
function lockstepUse({ image: { file, kind }, upstream, tag, }) {
    const isDockerfile = kind.startsWith('dockerfile-');
    return isDockerfile && tag !== undefined ? [{ file, image: upstream, tag }] : [];
}
function keepTogether(decided) {
    const inSets = decided.filter((one) => lockstepUse(one).length > 0);
    const groups = Map.groupBy(inSets, ({ image, upstream }) => `${image.file}\0${upstream}`);
    const stays = new Map();
    for (const group of groups.values()) {
        const blocking = group.find(({ decision }) => decision.kind === 'skip' && decision.code !== 'current');
        const isSet = new Set(group.map(({ tag }) => tag)).size > 1;
        if (blocking === undefined || !isSet)
            continue;
        for (const one of group)
            if (one.decision.kind === 'move')
                stays.set(one, blocking);
    }
    return decided.map((one) => {
        const blocking = stays.get(one);
        if (blocking === undefined || blocking.decision.kind === 'move')
            return one;
        const reason = `it moves together with the tag ${blocking.tag ?? ''}, of which: ${blocking.decision.reason}`;
        const code = blocking.decision.code === 'not-asked' ? 'not-asked' : 'lockstep';
        return { ...one, decision: { kind: 'skip', code, reason } };
    });
}

// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
// EXTERNAL MODULE: ./build/domain/pin/plan.js
var plan = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
// EXTERNAL MODULE: ./build/usecases/read-file.js
var read_file = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/domain/edit/apply-edits.js

function applyEdits(original, edits) {
    const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
    const pieces = [];
    let at = 0;
    for (const { start, end, replacement } of sorted) {
        if (start < at || end < start || end > original.length) {
            throw new errors/* MooringError */.OD('internal_bug', `an edit of bytes ${start} to ${end} overlaps another or leaves the file`);
        }
        pieces.push(original.subarray(at, start), replacement);
        at = end;
    }
    pieces.push(original.subarray(at));
    return joinBytes(pieces);
}
function joinBytes(pieces) {
    const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
        joined.set(piece, at);
        at += piece.length;
    }
    return joined;
}

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/listing/tag-comment.js
var tag_comment = __webpack_require__(7718);
;// CONCATENATED MODULE: ./build/domain/edit/pinned-text.js
function pinnedText(text, digest, style) {
    const [tagged = '', oldDigest] = text.split('@');
    const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
    const name = colon === -1 ? tagged : tagged.slice(0, colon);
    if (style === 'digest')
        return `${name}@${digest}`;
    const tag = colon === -1 ? '' : tagged.slice(colon);
    return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
}

;// CONCATENATED MODULE: ./build/domain/edit/place-text.js
function placeText(place, text, original) {
    if (text === place.text)
        return [];
    const kept = commonLength(place.text, text);
    if (kept < place.replaceableFrom)
        return undefined;
    const [first, ...others] = spansFrom(place.spans, kept);
    if (first === undefined)
        return undefined;
    const edit = { ...first, replacement: new TextEncoder().encode(text.slice(kept)) };
    const removed = others.map(({ start, end }, index) => {
        const isEscaped = (others[index - 1] ?? first).end === start - 1 && ESCAPES.has(original[start - 1]);
        return { start: isEscaped ? start - 1 : start, end, replacement: new Uint8Array() };
    });
    return [edit, ...removed];
}
const ESCAPES = new Set([0x5c, 0x60]);
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one.charAt(length) === other.charAt(length))
        length += 1;
    return length;
}
function spansFrom(spans, index) {
    let before = 0;
    for (const [number, { start, end }] of spans.entries()) {
        const length = end - start;
        const isLast = number === spans.length - 1;
        if (index < before + length || isLast) {
            return [{ start: start + index - before, end }, ...spans.slice(number + 1)];
        }
        before += length;
    }
    return [];
}

;// CONCATENATED MODULE: ./build/domain/edit/pin-edit.js







function planPinEdit(image, { digest, style, original }) {
    const { edit: place, writing, reference } = image;
    if (place.kind === 'not-editable')
        return dropped(place.reason);
    const accepted = acceptedStyle(image, style);
    const part = (0,domain_digest/* isDigest */.Bc)(place.text) ? 'digest' : writing.part;
    if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
        return dropped('the tag stands apart from the digest, so that it cannot be left out here');
    }
    const text = textOfPart(part, place.text, { digest, style: accepted });
    if (text === place.text)
        return { kind: 'planned', edits: [] };
    const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
    if (edits === undefined)
        return dropped('a build argument decides over a part of what would have to change');
    return { kind: 'planned', edits: accepted === 'digest' ? [...edits, ...commentEdits(image)] : edits };
}
function pinnedReference(image, { digest, style }) {
    const tag = acceptedStyle(image, style) === 'digest' ? undefined : (0,image_reference/* effectiveTag */.yr)(image.reference);
    return (0,image_reference/* formatImageReference */.my)({ ...image.reference, tag, digest });
}
function pinnedTag(image, style) {
    const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
    return isLost ? undefined : (0,listed_tag/* listedTag */.Q)(image);
}
function placeKey({ edit }) {
    return edit.kind === 'editable' ? edit.spans[0]?.start : undefined;
}
function acceptedStyle({ writing: { styles } }, wished) {
    return styles.includes(wished) ? wished : styles[0];
}
function textOfPart(part, text, { digest, style }) {
    switch (part) {
        case 'reference':
            return pinnedText(text, digest, style);
        case 'tag':
            return `${text.replace(/@.*$/s, '')}@${digest}`;
        case 'digest':
            return digest;
        default:
            return (0,errors/* assertNever */.xb)(part);
    }
}
function commentEdits(image) {
    const { tagComment } = image.writing;
    const tag = (0,listed_tag/* listedTag */.Q)(image);
    if (tag === undefined || tagComment === undefined || tag === tagComment.tag)
        return [];
    const { start, end } = tagComment;
    return [{ start, end, replacement: new TextEncoder().encode((0,tag_comment/* tagCommentText */.F)(tagComment, tag)) }];
}
function dropped(reason) {
    return { kind: 'dropped', reason };
}

;// CONCATENATED MODULE: ./build/domain/edit/pin-plan.js


function planPins({ images, pins, ...how }) {
    const places = new Map();
    const dropped = [];
    const listed = new Map(images.map((image) => [identityOf(image), image]));
    for (const sharing of Map.groupBy(pins, ({ image }) => textOf(image)).values()) {
        const place = planPlace(sharing, listed, how);
        if (typeof place === 'string')
            dropped.push(...sharing.map((pin) => ({ pin, reason: place })));
        else
            places.set(place.key, place);
    }
    return { places: [...places.values()], dropped };
}
function planPlace(pins, listed, how) {
    const images = pins.flatMap(({ image }) => listed.get(identityOf(image)) ?? []);
    const [image] = images;
    const [digest, otherDigest] = new Set(pins.map((pin) => pin.digest));
    if (image === undefined || digest === undefined || images.length < pins.length)
        return 'the file is no longer the one that the image was found in';
    if (otherDigest !== undefined)
        return 'another image shares this text and is to get another digest';
    const plan = planPinEdit(image, { ...how, digest });
    if (plan.kind === 'dropped')
        return plan.reason;
    const key = placeKey(image);
    return key === undefined
        ? 'its text has no place in the file'
        : { key, image, digest, edits: plan.edits, pins };
}
function textOf(image) {
    return placeKey(image) ?? identityOf(image);
}
function identityOf(image) {
    const { line, column, kind, written, reference } = image;
    return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${(0,image_reference/* formatImageReference */.my)(reference)}`;
}

;// CONCATENATED MODULE: ./build/domain/edit/reread.js



function findWrongPlaces({ before, after, places, style }) {
    const isSameList = before.images.length === after.images.length &&
        before.skipped.length === after.skipped.length &&
        before.skipped.every((skip, index) => isSameSkip(skip, after.skipped[index]));
    if (!isSameList)
        return places;
    const placeAt = new Map(places.map((place) => [place.key, place]));
    const wrong = new Set();
    for (const [index, image] of before.images.entries()) {
        const key = placeKey(image);
        const place = key === undefined ? undefined : placeAt.get(key);
        if (isAsExpected(after.images[index], expectedImage(image, place, style)))
            continue;
        if (place === undefined)
            return places;
        wrong.add(place);
    }
    return [...wrong];
}
function expectedImage(image, place, style) {
    const { kind } = image;
    const reference = (0,image_reference/* formatImageReference */.my)(image.reference);
    const isPinned = place !== undefined && (0,image_reference/* formatImageReference */.my)(place.image.reference) === reference;
    if (!isPinned)
        return { kind, reference, tag: (0,listed_tag/* listedTag */.Q)(image) };
    const { digest } = place;
    return { kind, reference: pinnedReference(image, { digest, style }), tag: pinnedTag(image, style) };
}
function isAsExpected(after, { kind, reference, tag }) {
    return (after?.kind === kind && (0,image_reference/* formatImageReference */.my)(after.reference) === reference && (0,listed_tag/* listedTag */.Q)(after) === tag);
}
function isSameSkip({ code, written }, after) {
    return after?.code === code && after.written === written;
}

;// CONCATENATED MODULE: ./build/usecases/pin-file.js




const MOST_ATTEMPTS = 4;
const MISREAD = 'read again after the edit, the file would name other images than before';
async function pinFile({ pins, style, ...file }) {
    const before = await (0,read_file/* readFile */.T)(file);
    const { places, dropped } = planPins({ original: file.bytes, images: before.images, pins, style });
    const { bytes, kept } = await applyPlaces(places, { file, before, style });
    const planned = new Set(places.flatMap((place) => place.pins));
    const pinned = new Set(kept.flatMap((place) => place.pins));
    const misread = [...planned.difference(pinned)].map((pin) => ({ pin, reason: MISREAD }));
    return { bytes, pinned: pins.filter((pin) => pinned.has(pin)), dropped: [...dropped, ...misread] };
}
async function applyPlaces(places, editing, attempt = 1) {
    const { file, before, style } = editing;
    const edits = places.flatMap((place) => place.edits);
    const bytes = applyEdits(file.bytes, edits);
    if (edits.length === 0)
        return { bytes, kept: places };
    const after = await (0,read_file/* readFile */.T)({ ...file, bytes });
    const wrong = new Set(findWrongPlaces({ before, after, places, style }));
    if (wrong.size === 0)
        return { bytes, kept: places };
    const isLast = attempt === MOST_ATTEMPTS;
    return applyPlaces(isLast ? [] : places.filter((place) => !wrong.has(place)), editing, attempt + 1);
}

;// CONCATENATED MODULE: ./build/usecases/rewrite-files.js


async function rewriteFiles({ tree, listing, pins, style }) {
    const byFile = Map.groupBy(pins, ({ image }) => image.file);
    const paths = [...byFile.keys()].sort();
    const readings = await tree.read(paths);
    const files = [];
    const dropped = new Map();
    for (const [index, path] of paths.entries()) {
        const reading = readings[index] ?? { path, problem: 'it was not given' };
        const wanted = byFile.get(path) ?? [];
        const result = await rewrite(reading, { listing, pins: wanted, style });
        for (const { pin, reason } of result.dropped)
            dropped.set(pin.image, reason);
        if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
            files.push({ path, before: reading.bytes, after: result.bytes });
    }
    return { files, dropped };
}
async function rewrite(reading, { listing, pins, style }) {
    const format = (0,list_images/* formatByRules */.g)(reading.path, listing);
    if ('problem' in reading || format === undefined) {
        const reason = 'problem' in reading ? reading.problem : 'the file is no longer read';
        return { bytes: new Uint8Array(), pinned: [], dropped: pins.map((pin) => ({ pin, reason })) };
    }
    const { path: file, bytes } = reading;
    return pinFile({ file, bytes, format, options: listing.options, pins, style });
}
function isSame(one, other) {
    return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

;// CONCATENATED MODULE: ./build/usecases/carry-over.js






async function carryOver(earlier, { settings, decided, ...request }) {
    const kept = new Map();
    for (const file of earlier) {
        const edits = await editsOf(file, request);
        const open = decided.filter(({ image, decision }) => image.file === file.path && isUnasked(decision));
        for (const { image, tag } of open) {
            const to = edits.get(stateOf(image));
            if (tag === undefined || to === undefined || to === image.reference.digest)
                continue;
            if ((0,pin_settings/* isDenied */.GZ)(settings.denies, image.reference, { digest: to, at: undefined }))
                continue;
            kept.set(image, keptMove(image, tag, to));
        }
    }
    const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
    const { dropped } = await rewriteFiles({ ...request, pins });
    return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
}
function isUnasked(decision) {
    return decision.kind === 'skip' && decision.code === 'not-asked';
}
function stateOf(image) {
    const { reference } = image;
    return JSON.stringify([(0,image_reference/* formatImage */.vy)(reference), (0,listed_tag/* listedTag */.Q)(image), reference.digest ?? null]);
}
async function editsOf({ path, before, after }, { listing }) {
    const format = (0,list_images/* formatByRules */.g)(path, listing);
    if (format === undefined)
        return new Map();
    const file = { file: path, format, options: listing.options };
    const [old, next] = [await (0,read_file/* readFile */.T)({ ...file, bytes: before }), await (0,read_file/* readFile */.T)({ ...file, bytes: after })];
    if (old.images.length !== next.images.length)
        return new Map();
    const pairs = old.images.flatMap((image, index) => {
        const digest = next.images[index]?.reference.digest;
        const isEdited = digest !== undefined && digest !== image.reference.digest;
        return isEdited ? [[stateOf(image), digest]] : [];
    });
    return new Map(pairs);
}
function keptMove(image, tag, to) {
    const { file, line, written, reference } = image;
    return {
        file,
        line,
        written,
        image: (0,image_reference/* formatImage */.vy)(reference),
        tag,
        from: reference.digest,
        to,
        builtAt: undefined,
        builds: undefined,
        days: undefined,
        isKept: true,
    };
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __webpack_require__(3495);
// EXTERNAL MODULE: ./build/usecases/in-flight.js
var in_flight = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/plan-pins.js















async function plan_pins_planPins(options) {
    const { tree, now, settings, only, wish = { asOf: undefined, rollBack: undefined } } = options;
    const listing = options.listing ?? (await (0,load_rules/* loadRules */.A7)(tree));
    const list = await (0,list_images/* listImages */.v8)({ tree, now, rules: listing });
    const images = chooseImages(list.images, only);
    const followed = await askAboutTags(images, options);
    const rules = { settings, wish, now };
    const decided = await (0,map_limit/* mapLimit */.s)(decidePins(followed, rules), in_flight/* IN_FLIGHT */.R, async (one) => requireAtMirror(one, options));
    const pins = decided.flatMap(({ image, decision }) => decision.kind === 'move' ? [{ image, digest: decision.to }] : []);
    const request = { tree, listing, style: settings.style };
    const { files, dropped } = await rewriteFiles({ ...request, pins });
    const final = decided.map((one) => asWritten(one, dropped));
    const skipped = [...list.skipped, ...final.flatMap(toSkip)].sort(byPlace);
    return {
        plan: { moves: final.flatMap(toMove), skipped },
        files,
        rewrite: async (moves) => {
            const digests = new Map(moves.map((move) => [(0,plan/* placeOf */.$)(move), move.to]));
            const chosen = images.flatMap((image) => {
                const digest = dropped.has(image) ? undefined : digests.get((0,plan/* placeOf */.$)(image));
                return digest === undefined ? [] : [{ image, digest }];
            });
            return (await rewriteFiles({ ...request, pins: chosen })).files;
        },
        carryOver: async (earlier) => {
            const kept = await carryOver(earlier, { ...request, settings, decided: final });
            return isSpecial(wish) && kept.length > 0 ? undefined : kept;
        },
        lookedUp: lookUpBy(images, { settings, listing }),
    };
}
function lookUpBy(images, { settings, listing }) {
    const atPlace = new Map(images.map((image) => [(0,plan/* placeOf */.$)(image), image]));
    return (move) => {
        const listed = atPlace.get((0,plan/* placeOf */.$)(move));
        if (listed === undefined)
            throw new errors/* MooringError */.OD('internal_bug', 'a move of an image that is not listed');
        const platform = (0,fixed_platform/* fixedPlatform */.i)(listed);
        return {
            image: (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, listed.reference),
            platforms: platform === undefined ? listing.check.platforms : [platform],
        };
    };
}
function isSpecial({ asOf, rollBack }) {
    return asOf !== undefined || rollBack !== undefined;
}
function chooseImages(images, only) {
    if (only === undefined)
        return images;
    const chosen = images.filter(({ reference }) => (0,ignore_rule/* namesOf */.e)(reference).some(only));
    if (chosen.length > 0)
        return chosen;
    throw new errors/* MooringError */.OD('config_input_invalid', 'only: no image here has a name like that', {
        hint: 'A `*` ends at a slash: write cgr.dev/*/node, or **/node:22. `node dist/cli.js images` lists all images.',
    });
}
async function askAboutTags(images, { settings, source }) {
    const following = images.map((image) => {
        const tag = (0,listed_tag/* listedTag */.Q)(image);
        const at = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, image.reference);
        return { image, at, upstream: (0,image_reference/* formatImage */.vy)(at), tag };
    });
    const wanted = new Map(following.flatMap(({ at, upstream, tag }) => tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }]]));
    const asked = await (0,map_limit/* mapLimit */.s)([...wanted], in_flight/* IN_FLIGHT */.R, async ([key, { at, tag }]) => {
        return [key, hasBuilds(key, await source.tag(at, tag))];
    });
    const facts = new Map(asked);
    return following.map(({ image, upstream, tag }) => {
        return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
    });
}
function hasBuilds(name, facts) {
    if (facts.kind === 'unknown' || facts.value.kind === 'digest')
        return facts;
    if (facts.value.history.length > 0)
        return facts;
    const message = `could not read the history of ${name}: the answer holds no build, so that nothing is known of the tag`;
    const hint = 'If the tag was retired, name another one.';
    return { kind: 'unknown', problem: { code: 'platform_unexpected_answer', message, hint } };
}
async function requireAtMirror(one, { settings, source }) {
    const { decision, image } = one;
    const upstream = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, image.reference);
    if (decision.kind !== 'move' || upstream === image.reference)
        return one;
    const answer = await source.has(image.reference, decision.to);
    if (answer.kind === 'known' && answer.value)
        return one;
    const name = (0,image_reference/* formatImage */.vy)(image.reference);
    const lacks = answer.kind === 'unknown'
        ? (0,decide_pin/* notAsked */.Op)(answer.problem)
        : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} (yet)` };
    return { ...one, decision: lacks };
}
function asWritten(one, dropped) {
    const reason = dropped.get(one.image);
    if (reason === undefined || one.decision.kind === 'skip')
        return one;
    return { ...one, decision: { kind: 'skip', code: 'not-editable', reason } };
}
function toMove({ image, decision, tag }) {
    if (decision.kind === 'skip' || tag === undefined)
        return [];
    const { file, line, written, reference } = image;
    const { to, builtAt, builds, days } = decision;
    const place = { file, line, written, image: (0,image_reference/* formatImage */.vy)(reference), tag };
    return [{ ...place, from: reference.digest, to, builtAt, builds, days }];
}
function toSkip({ image: { file, line, written }, decision }) {
    if (decision.kind === 'move')
        return [];
    return [{ file, line, written, code: decision.code, reason: decision.reason }];
}
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line;
}

// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/actions/pin/rule-inputs.js
var rule_inputs = __webpack_require__(1868);
;// CONCATENATED MODULE: ./build/actions/pin/plan-repository.js







async function planRepository(options) {
    const { access, clock, directory, wishes } = options;
    const tree = (0,work_tree/* createWorkTree */.YT)(directory, exec_command/* execCommand */.N);
    const now = access.serverTime ?? clock.now();
    const wish = await (0,rule_inputs/* readWish */.aR)(wishes, directory, now);
    const only = await imageFilter(wishes.only);
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)(tree);
    const presentAge = wish.asOf === undefined ? settings.minAgeMs : 0;
    const { source } = (0,open_registries/* openRegistries */.c)({ ...options, tokenHosts: settings.tokenHosts });
    const planned = await plan_pins_planPins({
        tree,
        now,
        settings: { ...settings, minAgeMs: wishes['min-age'] ?? presentAge },
        wish,
        source,
        ...(only === undefined ? {} : { only }),
    });
    return { ...planned, group: settings.group };
}


/***/ }),

/***/ 338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fixedPlatform)
/* harmony export */ });
const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
function fixedPlatform({ platform }) {
    return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
}


/***/ }),

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

/***/ 4234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* unused harmony export PIN_SKIP_CODES */
const PIN_SKIP_CODES = (/* unused pure expression or super */ null && ([
    'current',
    'would-go-back',
    'held',
    'denied',
    'too-young',
    'age-unknown',
    'no-history',
    'not-in-history',
    'no-build',
    'digest-alone',
    'lockstep',
    'mirror-lacks',
    'not-asked',
    'not-editable',
]));
function placeOf({ file, line, written }) {
    return JSON.stringify([file, line, written]);
}


/***/ })

};
