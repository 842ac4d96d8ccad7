export const id = 192;
export const ids = [192];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ openWorkflowAccess),
/* harmony export */   bg: () => (/* binding */ openAccess),
/* harmony export */   r6: () => (/* binding */ readShellAccess)
/* harmony export */ });
/* harmony import */ var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9903);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
/* harmony import */ var _usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(654);
/* harmony import */ var _oidc_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3899);
/* harmony import */ var _without_token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1488);





/**
 * Signs a workflow in by its own OIDC token, or goes on without as `whenUnavailable` says (`wayWithout`). Throws the `auth_*` and `platform_*` codes of the sign-in: one that was refused is never taken for a missing one.
 */
async function openAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind === 'request')
        return { kind: 'signed-in', access: await signInWith(found, options) };
    const way = (0,_without_token_js__WEBPACK_IMPORTED_MODULE_4__/* .wayWithout */ .k)(found, options.whenUnavailable);
    const { why } = way;
    return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: NOBODY };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};
/** Signs a workflow in by its own OIDC token. Throws the `auth_*` and `platform_*` codes of the sign-in. */
async function openWorkflowAccess(options) {
    const found = (0,_oidc_request_js__WEBPACK_IMPORTED_MODULE_3__/* .findOidcRequest */ .M)(options.environment);
    if (found.kind !== 'request')
        throw found.error;
    return signInWith(found, options);
}
async function signInWith({ url, token }, options) {
    const { call, clock = _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m, endpoints, identity, onSecret } = options;
    onSecret(token);
    const session = await (0,_usecases_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .signIn */ .J)({
        call,
        clock,
        endpoints,
        identity,
        requestUrl: url,
        requestToken: token,
        onSecret,
    });
    return { ...session, who: `identity ${identity}` };
}
/** Variables in which a person, or another CI, leaves tokens that the service's own command line has minted. */
const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
/** The access of a shell: the tokens that its environment holds, or nobody's. Tokens never come as arguments. */
function readShellAccess(variables) {
    const apiToken = secretOf(variables[API_TOKEN]);
    const registryToken = secretOf(variables[REGISTRY_TOKEN]);
    const set = [
        ...(apiToken === undefined ? [] : [API_TOKEN]),
        ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
    ];
    return {
        apiToken,
        registryToken,
        serverTime: undefined,
        who: set.length === 0 ? NOBODY.who : `whoever holds ${set.join(' and ')}`,
    };
}
function secretOf(text) {
    return text === undefined || text === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(text);
}


/***/ }),

/***/ 7192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makePlan: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __webpack_require__(5168);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/client/call.js + 1 modules
var client_call = __webpack_require__(8797);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/listing/ignore-rule.js
var ignore_rule = __webpack_require__(913);
;// CONCATENATED MODULE: ./build/domain/pin/pin-settings.js


/** What holds where a repository says nothing. */
const DEFAULT_PIN_SETTINGS = {
    minAgeMs: 0,
    unknownAge: 'skip',
    style: 'tag@digest',
    lockstep: true,
    holds: [],
    denies: [],
    mirrors: [],
    tokenHosts: [],
    group: 'all',
};
/** The first rule that holds an image at a time, or undefined. */
function findHold(holds, reference, now) {
    return holds.find(({ image, until }) => (until === undefined || now < until) && (0,ignore_rule/* namesOf */.e)(reference).some(image));
}
/** Whether a build is denied to an image. A build of unknown age (`at` undefined) is in no period. */
function isDenied(denies, reference, build) {
    return denies.some((rule) => (rule.image === undefined || (0,ignore_rule/* namesOf */.e)(reference).some(rule.image)) && fits(rule, build));
}
function fits({ digest, from, until }, build) {
    if (digest !== undefined)
        return build.digest === digest;
    if (build.at === undefined)
        return false;
    return (from === undefined || build.at >= from) && (until === undefined || build.at < until);
}
/** The image that a mirror's image is a copy of, by the longest entry that fits; the image itself where none does. */
function upstreamOf(mirrors, image) {
    const name = (0,image_reference/* formatImage */.vy)(image);
    const [entry] = mirrors
        .filter(({ mirror }) => name === mirror || name.startsWith(`${mirror}/`))
        .sort((one, other) => other.mirror.length - one.mirror.length);
    if (entry === undefined)
        return image;
    const upstream = `${entry.upstream}${name.slice(entry.mirror.length)}`;
    const slash = upstream.indexOf('/');
    return { host: upstream.slice(0, slash), path: upstream.slice(slash + 1) };
}

// EXTERNAL MODULE: ./build/usecases/load-rules.js
var load_rules = __webpack_require__(3495);
;// CONCATENATED MODULE: ./build/usecases/load-pin-settings.js




/**
 * What a tree says about its pins, under `pin` in `.github/mooring.yml`; the defaults where it says nothing. Throws
 * `config_file_unreadable`, and `config_file_invalid` for mistakes in the file.
 */
async function loadPinSettings(tree) {
    const file = await (0,load_rules/* findConfigFile */.i)(tree);
    if (file === undefined)
        return DEFAULT_PIN_SETTINGS;
    // The parser of settings is loaded only where there are some.
    const { endOfDay, parseConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(16), __webpack_require__.e(520)]).then(__webpack_require__.bind(__webpack_require__, 2520));
    const { globMatcher } = await Promise.all(/* import() */[__webpack_require__.e(16), __webpack_require__.e(321)]).then(__webpack_require__.bind(__webpack_require__, 4321));
    const { pin } = parseConfig(file.path, file.bytes);
    return pin === undefined ? DEFAULT_PIN_SETTINGS : settingsOf(pin, { globMatcher, endOfDay });
}
function settingsOf(pin, { globMatcher, endOfDay }) {
    const defaults = DEFAULT_PIN_SETTINGS;
    const readTime = (time) => time === undefined ? undefined : (0,instant/* parseInstant */.nV)(time);
    return {
        minAgeMs: (0,duration/* readDuration */.$7)(pin['min-age'] ?? '') ?? defaults.minAgeMs,
        unknownAge: pin['unknown-age'] ?? defaults.unknownAge,
        style: pin.style ?? defaults.style,
        lockstep: pin.lockstep ?? defaults.lockstep,
        holds: pin.hold.map(({ image, reason, until }) => ({
            image: globMatcher(image),
            reason,
            until: until === undefined ? undefined : endOfDay(until),
        })),
        denies: pin.deny.map(({ image, reason, digest, from, until }) => ({
            image: image === undefined ? undefined : globMatcher(image),
            reason,
            digest,
            from: readTime(from),
            until: readTime(until),
        })),
        mirrors: Object.entries(pin['registry-map']).map(([mirror, upstream]) => ({ mirror, upstream })),
        tokenHosts: pin['token-hosts'],
        group: pin.group ?? defaults.group,
    };
}

// EXTERNAL MODULE: ./build/domain/listing/listed-tag.js
var listed_tag = __webpack_require__(1556);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
;// CONCATENATED MODULE: ./build/domain/history/choose-build.js

/**
 * The newest build that is not after the cutoff and not denied. So a tag that is rebuilt more often than the wished age
 * still moves: it does not have to stand still for its newest build to become old enough (pinning.md §5 no. 1).
 */
function chooseBuild(history, { cutoff, isAsOf, isDenied }) {
    const builds = isAsOf ? history : (0,tag_history/* settledHistory */.q9)(history);
    if (builds.length === 0)
        return { kind: 'none', why: 'no-build' };
    const old = cutoff === undefined ? builds : builds.filter(({ at }) => at <= cutoff);
    if (old.length === 0)
        return { kind: 'none', why: 'too-young' };
    const build = old.findLast((one) => !isDenied(one));
    return build === undefined ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
}
/**
 * Whether a pin moves to a build of its tag's history: never backwards unless that is allowed, and not from a digest
 * whose place in the history is not known (design.md §4 rule 8). `pinned` is undefined for a reference without digest.
 */
function stepTo(history, pinned, build, allowsBack) {
    if (pinned === undefined)
        return 'move';
    if (pinned === build.digest)
        return 'current';
    if (allowsBack)
        return 'move';
    const settled = (0,tag_history/* settledHistory */.q9)(history);
    const from = settled.findLastIndex(({ digest }) => digest === pinned);
    if (from === -1)
        return 'not-in-history';
    const to = settled.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
    return to > from ? 'move' : 'would-go-back';
}

;// CONCATENATED MODULE: ./build/domain/history/facts.js


/** With fewer gaps between builds than this, there is no "usual". */
const FEWEST_GAPS = 2;
/**
 * The usual time between two builds of a tag: the median gap, so that one long pause or a burst of repairs does not
 * count for much. Undefined for a tag of fewer than three builds.
 */
function usualInterval(history) {
    const builds = (0,tag_history/* settledHistory */.q9)(history);
    const gaps = builds
        .slice(1)
        .map(({ at }, index) => at - (builds[index]?.at ?? at))
        .sort((one, other) => one - other);
    return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
}
/** The way from one build to another, or undefined where the history does not have both. */
function distanceOf(history, from, to) {
    const builds = (0,tag_history/* settledHistory */.q9)(history);
    const start = builds.findLastIndex(({ digest }) => digest === from);
    const end = builds.findLastIndex(({ digest }) => digest === to);
    const first = builds[start];
    const last = builds[end];
    if (first === undefined || last === undefined)
        return undefined;
    return { builds: end - start, days: Math.trunc((last.at - first.at) / instant/* DAY_MS */.sO) };
}

;// CONCATENATED MODULE: ./build/domain/history/lockstep.js



/** Builds of one night lie closer together than this, however seldom the tags are rebuilt. */
const LONGEST_WINDOW_MS = instant/* DAY_MS */.sO;
/**
 * Builds of several tags of one image that belong together: what the tags were at one moment at which no tag was waiting
 * for its part of a rebuild. Where one tag has a build and another one's of the same window is denied, comes only after
 * the cutoff, or may still come, the whole set stays with the builds before. A tag that has no build in that window,
 * and none to come, takes part with the build it had: tags that are no longer rebuilt hold nobody back.
 */
function chooseInLockstep(tags, wish, now) {
    const windowMs = windowOf(tags);
    for (let cutoff = wish.cutoff;;) {
        const choices = tags.map((one) => ({ ...one, choice: chooseBuild(one.history, { ...wish, cutoff }) }));
        const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
        if (chosen.length < tags.length)
            return noneOf(choices);
        const front = (0,instant/* toInstant */.fN)(Math.max(...chosen.map(({ at }) => at)));
        const isSettled = choices.every(({ history, choice }) => choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }));
        if (isSettled)
            return new Map(choices.map(({ tag, choice }) => [tag, choice]));
        cutoff = (0,instant/* toInstant */.fN)(front - 1);
    }
}
/** Half the shortest usual interval: a build then has at most one partner among those of another tag. */
function windowOf(tags) {
    const intervals = tags.flatMap(({ history }) => usualInterval(history) ?? []);
    return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
}
/** A tag whose chosen build is from before the window of the front, and which has another one in it, or still may. */
function isWaiting(history, chosen, { front, windowMs, now }) {
    if (chosen.at >= front - windowMs)
        return false;
    const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
    return partner || now < front + windowMs;
}
/** Where one tag has no build at all, no tag of the set moves; each says why, those that could say `lockstep` by it. */
function noneOf(choices) {
    const failed = choices.find(({ choice }) => choice.kind === 'none')?.choice;
    return new Map(choices.map(({ tag, choice }) => [tag, choice.kind === 'none' ? choice : (failed ?? choice)]));
}

;// CONCATENATED MODULE: ./build/domain/history/roll-back.js

/**
 * The build that many builds before the pinned one, or before the newest where nothing is pinned; denied builds do not
 * count as steps. A digest that the tag never had, and a history that ends before, give `no-build`.
 */
function rollBack(history, pinned, back, isDenied) {
    const settled = (0,tag_history/* settledHistory */.q9)(history);
    if (back.kind === 'to') {
        const build = settled.findLast(({ digest }) => digest === back.digest);
        if (build === undefined)
            return { kind: 'none', why: 'no-build' };
        return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
    }
    const from = pinned === undefined ? settled.length - 1 : settled.findLastIndex((build) => build.digest === pinned);
    // From a digest that is not in the history no step can be counted.
    const earlier = settled.slice(0, Math.max(0, from)).filter((build) => !isDenied(build));
    const build = earlier.at(-back.steps);
    return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
}

;// CONCATENATED MODULE: ./build/domain/pin/decide-pin.js






/** Decides about one reference by the rules of the run. */
function decidePin({ reference, facts, chosen }, rules) {
    const hold = findHold(rules.settings.holds, reference, rules.now);
    if (hold !== undefined)
        return skip('held', hold.reason);
    if (facts.kind === 'unknown')
        return skip('not-asked', facts.problem.message);
    return facts.value.kind === 'digest'
        ? decideByDigest(reference, facts.value.digest, rules)
        : decideByHistory(reference, facts.value.history, chosen, rules);
}
/** The builds that the rules of a run let an image have. */
function buildWish(reference, { settings, wish, now }) {
    const from = wish.asOf ?? now;
    const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
    return {
        cutoff: isFree ? undefined : (0,instant/* toInstant */.fN)(from - settings.minAgeMs),
        isAsOf: wish.asOf !== undefined,
        isDenied: (build) => isDenied(settings.denies, reference, build),
    };
}
function decideByDigest(reference, digest, { settings, wish }) {
    const { host } = reference;
    if (reference.digest === digest)
        return skip('current', 'it is what the tag is now');
    if (wish.asOf !== undefined || wish.rollBack !== undefined)
        return skip('no-history', `${host} keeps no history, so that nothing is known of the past`);
    if (isDenied(settings.denies, reference, { digest, at: undefined }))
        return skip('denied', 'the settings deny what the tag is now');
    if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
        const age = (0,duration/* formatDuration */.a3)(settings.minAgeMs);
        return skip('age-unknown', `${host} tells no ages, and an age of ${age} is asked for`);
    }
    return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
}
function decideByHistory(reference, history, chosen, rules) {
    const { wish } = rules;
    const builds = buildWish(reference, rules);
    const choice = wish.rollBack === undefined
        ? (chosen ?? chooseBuild(history, builds))
        : rollBack(history, reference.digest, wish.rollBack, builds.isDenied);
    if (choice.kind === 'none')
        return skip(choice.why, whyNone(choice.why, history, rules));
    const { build } = choice;
    const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
    const step = stepTo(history, reference.digest, build, allowsBack);
    if (step !== 'move')
        return skip(step, whyNot(step, build.at));
    const distance = reference.digest === undefined ? undefined : distanceOf(history, reference.digest, build.digest);
    return {
        kind: 'move',
        to: build.digest,
        builtAt: build.at,
        builds: distance?.builds,
        days: distance?.days,
    };
}
function whyNone(why, history, { settings, wish }) {
    switch (why) {
        case 'no-build':
            return history.length === 0 ? 'the history of its tag is empty' : 'its tag has no such build';
        case 'denied':
            return 'the settings deny every build that fits';
        case 'too-young': {
            const usual = usualInterval(history);
            const often = usual === undefined ? '' : `; it is usually rebuilt every ${(0,duration/* roughDuration */.Um)(usual)}`;
            return wish.asOf === undefined
                ? `its first build is younger than ${(0,duration/* formatDuration */.a3)(settings.minAgeMs)}${often}`
                : 'it had no build at that time';
        }
    }
}
function whyNot(step, at) {
    switch (step) {
        case 'current':
            return 'it is the build that the rules ask for';
        case 'would-go-back':
            return `the build that the rules ask for, of ${(0,instant/* formatDay */.im)(at)}, is older than the pinned one`;
        case 'not-in-history':
            return 'its digest is none of the builds of its tag, so that it is not known which way is forward';
    }
}
function skip(code, reason) {
    return { kind: 'skip', code, reason };
}

;// CONCATENATED MODULE: ./build/domain/pin/lockstep-sets.js
/**
 * The sets of tags that one file uses of one image. Sets that share a tag are one: a tag has one build in a run,
 * wherever it is used (pinning.md §3a no. 54). Tags that stand alone are in none.
 */
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



/** Decides about all references of a run, those together that move in lockstep; in the order given. */
function decidePins(images, rules) {
    const chosen = chooseTogether(images, rules);
    const decided = images.map((one) => ({ ...one, decision: decideOne(one, chosen, rules) }));
    return isLockstep(rules) ? keepTogether(decided) : decided;
}
function decideOne({ image, upstream, tag, facts }, chosen, rules) {
    if (tag === undefined || facts === undefined) {
        const reason = 'it names a digest alone, and nothing tells which tag it follows';
        return { kind: 'skip', code: 'digest-alone', reason };
    }
    return decidePin({ reference: { ...image.reference, tag }, facts, chosen: chosen.get(`${upstream}:${tag}`) }, rules);
}
/** Who asks for one instant, or for so many builds back, has said what belongs together. */
function isLockstep({ settings, wish }) {
    return settings.lockstep && wish.asOf === undefined && wish.rollBack === undefined;
}
/** The builds of tags that move together, by image and tag. */
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
        const choices = chooseInLockstep(known, buildWish(first.reference, rules), rules.now);
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
/**
 * Where one tag of a set stays behind in a file, or is ahead of the others, none of them moves in that file: a pull
 * request never puts a new builder beside an old runtime (pinning.md §5 no. 6).
 */
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
        return { ...one, decision: { kind: 'skip', code: 'lockstep', reason } };
    });
}

// EXTERNAL MODULE: ./build/usecases/list-images.js + 3 modules
var list_images = __webpack_require__(6925);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/domain/edit/apply-edits.js

/**
 * The original with every edit made and every other byte as it was. Edits may come in any order; throws `internal_bug`
 * when two of them overlap or one lies outside, for then the plan was made for other bytes.
 */
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
/**
 * The text of a reference with the digest in it, its name spelled as it was. A missing tag is written out as `latest`,
 * for a digest alone does not say which tag it is to follow; a reference that had a digest and no tag gets none.
 */
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
/**
 * The edits that make the text of a place another one. What both begin with stays, so that a digest is only added or
 * exchanged; the rest goes in where the first difference is. Undefined when that would change text that has to stay. An
 * escape character goes with the character that it stands before: left alone, it would join the line to the next one.
 * `original` is the file.
 */
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
/** The backslash, and the backtick that `# escape=` can put in its place. */
const ESCAPES = new Set([0x5c, 0x60]);
function commonLength(one, other) {
    let length = 0;
    while (length < one.length && one.charAt(length) === other.charAt(length))
        length += 1;
    return length;
}
/** The spans that hold the text from `index` on; at its end, the empty span after the last character. */
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







/**
 * Plans the edit of one image, without a look at the others. A tag that the style leaves out is kept in a comment behind
 * the text where its file can have one there: in YAML on a line of its own, not in braces, and a tag that a comment there
 * gives already is exchanged. Dockerfiles have no comments behind an instruction, so that theirs is not written anywhere.
 */
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
/** The reference that an image has once its text is pinned. */
function pinnedReference(image, { digest, style }) {
    const tag = acceptedStyle(image, style) === 'digest' ? undefined : (0,image_reference/* effectiveTag */.yr)(image.reference);
    return (0,image_reference/* formatImageReference */.my)({ ...image.reference, tag, digest });
}
/** The tag that a reader of the file knows once the image is pinned. */
function pinnedTag(image, style) {
    const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
    return isLost ? undefined : (0,listed_tag/* listedTag */.Q)(image);
}
/** Two images with one key share their text, as two FROMs do that name one ARG. */
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


/**
 * Plans pins, those together that share a text. A text that is to get two digests gets none, and a pin of an image that
 * the file does not name is dropped.
 */
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
/** The plan for pins that share a text, or the reason why there is none. */
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
/** Images without a place share nothing. */
function textOf(image) {
    return placeKey(image) ?? identityOf(image);
}
function identityOf(image) {
    const { line, column, kind, written, reference } = image;
    return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${(0,image_reference/* formatImageReference */.my)(reference)}`;
}

;// CONCATENATED MODULE: ./build/domain/edit/reread.js



/**
 * The edits that did not come out as planned. All of them when the file lists more or fewer texts than before, or when
 * an image changed that no edit was meant for: no single one can be blamed then.
 */
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
/** An image that shares the text of a pinned one changes with it when it is the same image, and else not at all. */
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
/** Lines may move, for a new entry of a map takes one. */
function isSameSkip({ code, written }, after) {
    return after?.code === code && after.written === written;
}

// EXTERNAL MODULE: ./build/usecases/read-file.js
var read_file = __webpack_require__(9184);
;// CONCATENATED MODULE: ./build/usecases/pin-file.js




/** Every edit whose image comes out wrong is dropped, and the rest is tried again, so often; then all are dropped. */
const MOST_ATTEMPTS = 4;
const MISREAD = 'read again after the edit, the file would name other images than before';
/**
 * Writes digests into a file of any kind that `readFile` reads, byte for byte the same elsewhere. The result is read
 * again: it has to list the same references, the pinned ones with their digests and no other changed; pins for which it
 * does not are dropped (design.md §4 rule 4).
 */
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


/** Writes pins into the files that name their images, in memory: see `pinFile`. */
async function rewriteFiles({ tree, listing, pins, style }) {
    const byFile = Map.groupBy(pins, ({ image }) => image.file);
    const paths = [...byFile.keys()].sort();
    const readings = await tree.read(paths);
    const files = [];
    const dropped = new Map();
    for (const [index, path] of paths.entries()) {
        const reading = readings[index] ?? { path, problem: 'it was not given' };
        const wanted = byFile.get(path) ?? [];
        // oxlint-disable-next-line no-await-in-loop -- editing is work of this one thread, so that nothing is waited for
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

;// CONCATENATED MODULE: ./build/usecases/plan-pins.js









/** Requests in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;
/**
 * Plans the pins of a repository: lists its images, asks about each tag once, decides by the rules, makes sure that
 * mirrors have what they are to give, and edits the files in memory. Writes nothing. Throws `config_file_*` for settings
 * that cannot be read, and `run_deadline`; an image that cannot be asked about is part of the plan.
 */
async function plan_pins_planPins(options) {
    const { tree, now, settings, only, wish = { asOf: undefined, rollBack: undefined } } = options;
    const listing = options.listing ?? (await (0,load_rules/* loadRules */.A)(tree));
    const list = await (0,list_images/* listImages */.v)({ tree, now, rules: listing });
    const images = only === undefined ? list.images : list.images.filter(({ reference }) => (0,ignore_rule/* namesOf */.e)(reference).some(only));
    const followed = await askAboutTags(images, options);
    const rules = { settings, wish, now };
    const decided = await (0,map_limit/* mapLimit */.s)(decidePins(followed, rules), IN_FLIGHT, async (one) => requireAtMirror(one, options));
    const pins = decided.flatMap(({ image, decision }) => decision.kind === 'move' ? [{ image, digest: decision.to }] : []);
    const request = { tree, listing, style: settings.style };
    const { files, dropped } = await rewriteFiles({ ...request, pins });
    const final = decided.map((one) => asWritten(one, dropped));
    const skipped = [...list.skipped, ...final.flatMap(toSkip)].sort(byPlace);
    return {
        plan: { moves: final.flatMap(toMove), skipped },
        files,
        rewrite: async (moves) => {
            const places = new Set(moves.map(placeOf));
            const chosen = pins.filter(({ image }) => places.has(placeOf(image)) && !dropped.has(image));
            return (await rewriteFiles({ ...request, pins: chosen })).files;
        },
    };
}
/** Moves of one line that are written alike are one image, and move alike. */
function placeOf({ file, line, written }) {
    return JSON.stringify([file, line, written]);
}
/** Every tag is asked about once, however many references follow it. */
async function askAboutTags(images, { settings, source }) {
    const following = images.map((image) => {
        const tag = (0,listed_tag/* listedTag */.Q)(image);
        const at = upstreamOf(settings.mirrors, image.reference);
        return { image, at, upstream: (0,image_reference/* formatImage */.vy)(at), tag };
    });
    const wanted = new Map(following.flatMap(({ at, upstream, tag }) => tag === undefined ? [] : [[`${upstream}:${tag}`, { at, tag }]]));
    const asked = await (0,map_limit/* mapLimit */.s)([...wanted], IN_FLIGHT, async ([key, { at, tag }]) => {
        return [key, await source.tag(at, tag)];
    });
    const facts = new Map(asked);
    return following.map(({ image, upstream, tag }) => {
        return { image, upstream, tag, facts: tag === undefined ? undefined : facts.get(`${upstream}:${tag}`) };
    });
}
/** What is looked up at the upstream has to be at the mirror before it is written, or the next build fails. */
async function requireAtMirror(one, { settings, source }) {
    const { decision, image } = one;
    const upstream = upstreamOf(settings.mirrors, image.reference);
    if (decision.kind !== 'move' || upstream === image.reference)
        return one;
    const answer = await source.has(image.reference, decision.to);
    if (answer.kind === 'known' && answer.value)
        return one;
    const name = (0,image_reference/* formatImage */.vy)(image.reference);
    const lacks = answer.kind === 'unknown'
        ? { kind: 'skip', code: 'not-asked', reason: answer.problem.message }
        : { kind: 'skip', code: 'mirror-lacks', reason: `${name} does not have ${decision.to} (yet)` };
    return { ...one, decision: lacks };
}
/** The decision, unless the file could not be edited so. */
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

// EXTERNAL MODULE: ./build/actions/access.js
var access = __webpack_require__(1636);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/adapters/docker-login-texts.js




/**
 * Docker's logins: those of the variable DOCKER_AUTH_CONFIG, then those of `config.json` in DOCKER_CONFIG or `~/.docker`;
 * a place that is not there is left out. Throws `config_file_unreadable`.
 */
async function readDockerConfigs(variables) {
    const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
    const folder = variables['DOCKER_CONFIG'] ?? (0,external_node_path_.join)(variables['HOME'] ?? (0,external_node_os_.homedir)(), '.docker');
    const place = (0,external_node_path_.join)(folder, 'config.json');
    const text = await readIfThere(place);
    return [
        ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
        ...(text === undefined ? [] : [{ place, text }]),
    ];
}
async function readIfThere(path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw new errors/* MooringError */.OD('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
    }
}

// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/client/endpoints.js
var endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./build/client/moved-request.js
var moved_request = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/contract/token.js
var contract_token = __webpack_require__(6834);
;// CONCATENATED MODULE: ./build/client/challenge.js
const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
/**
 * The challenges of a `WWW-Authenticate` header, in their order; several may come in one header, and values may hold
 * commas inside their quotes. What cannot be read ends the list.
 */
function readChallenges(header) {
    const challenges = [];
    let rest = header;
    for (;;) {
        const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
        if (opening === undefined || scheme === undefined)
            return challenges;
        const read = readParameters(rest.slice(opening.length));
        challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
        if (read.rest === rest)
            return challenges;
        rest = read.rest;
    }
}
function readParameters(text) {
    const parameters = new Map();
    let rest = text;
    for (;;) {
        const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
        if (whole === undefined || name === undefined)
            return { parameters: Object.fromEntries(parameters), rest };
        parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
        rest = rest.slice(whole.length);
    }
}

// EXTERNAL MODULE: ./build/contract/failure.js
var failure = __webpack_require__(3489);
// EXTERNAL MODULE: ./build/ports/http.js
var http = __webpack_require__(8023);
// EXTERNAL MODULE: ./build/client/failure.js
var client_failure = __webpack_require__(1536);
// EXTERNAL MODULE: ./build/client/retry.js
var retry = __webpack_require__(1992);
;// CONCATENATED MODULE: ./build/client/send-patiently.js





/** Milliseconds of one attempt and of all attempts of one request together (design.md §4 rule 3). */
const ATTEMPT_MS = 15_000;
const REQUEST_MS = 90_000;
/**
 * Sends a request that may be sent twice to a host that is not the platform's, with the deadlines and retries of the
 * client. Gives the first answer that is `wanted`, every status below 300 where nothing else is said; throws
 * `MooringError` with the codes of `failure.ts` for every other end. `purpose` completes "could not …".
 */
async function sendPatiently(request, purpose, options, wanted = ({ status }) => status < 300) {
    const { clock, signal } = options;
    const startedAt = clock.now();
    const deadline = startedAt + REQUEST_MS;
    for (let attempt = 1;; attempt += 1) {
        const timeoutMs = Math.min(ATTEMPT_MS, Math.max(1, deadline - clock.now()));
        const limits = { timeoutMs, ...(signal === undefined ? {} : { signal }) };
        // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
        const outcome = await tryOnce(options.send, { ...request, ...limits });
        if (outcome.kind === 'answer' && wanted(outcome.response))
            return outcome.response;
        const decision = (0,retry/* decideRetry */.t)(outcome, {
            attempt,
            idempotent: true,
            remainingMs: deadline - clock.now(),
            now: clock.now(),
            random: clock.random(),
        });
        if (decision.kind !== 'retry') {
            throw (0,client_failure/* toError */.i)(outcome, {
                route: undefined,
                purpose,
                host: new URL(request.url).host,
                attempts: attempt,
                elapsedMs: clock.now() - startedAt,
                ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
            });
        }
        // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
        await pause(decision.delayMs, purpose, options);
    }
}
async function tryOnce(send, request) {
    try {
        const response = await send(request);
        return { kind: 'answer', response, failure: readFailure(response) };
    }
    catch (error) {
        if (error instanceof http/* TransportFailure */.A)
            return { kind: 'no-answer', failure: error };
        throw error;
    }
}
function readFailure({ status, body }) {
    if (status < 400)
        return undefined;
    try {
        return failure/* Failure */.H.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
    }
    catch {
        return undefined;
    }
}
async function pause(delayMs, purpose, { clock, signal }) {
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (cause) {
        if (signal?.aborted !== true)
            throw cause;
        throw new errors/* MooringError */.OD('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
    }
}

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/client/token-realm.js



/** Registries whose tokens are known to come from another host than they or one below theirs. */
const KNOWN_REALMS = {
    'registry.gitlab.com': ['gitlab.com'],
};
/**
 * The address from which a registry says that its tokens come, when it may be asked: https, on the registry's own host,
 * on a host below it, or on one that is known or configured; hosts match whole, with their ports. Credentials would go
 * there, so that no other is taken (sign-in.md §5 no. 24). On loopback http and any port will do. Throws
 * `platform_unexpected_answer`.
 */
function trustedRealm(realm, { host, tokenHosts }) {
    const url = URL.canParse(realm) ? new URL(realm) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '')
        throw refused(host, realm);
    if ((0,endpoints/* isLoopback */.U9)(hostnameOf(host))) {
        if ((0,endpoints/* isLoopback */.U9)(url.hostname) && /^https?:$/.test(url.protocol))
            return url;
        throw refused(host, realm);
    }
    const allowed = [host, ...(KNOWN_REALMS[host] ?? []), ...tokenHosts];
    const isAllowed = allowed.includes(url.host) || url.host.endsWith(`.${host}`);
    if (url.protocol !== 'https:' || !isAllowed)
        throw refused(host, realm);
    return url;
}
/** The name in `name:port`. */
function hostnameOf(host) {
    return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}
function refused(host, realm) {
    return new errors/* MooringError */.OD('platform_unexpected_answer', `${host} sends its clients to "${(0,printable/* printable */.g)(realm, 120)}" for a token, which is not known to belong to it`, {
        hint: 'If that is right, name its host under `pin: token-hosts:` in .github/mooring.yml.',
    });
}

;// CONCATENATED MODULE: ./build/client/oci-authorization.js






const TOKEN_BYTES = 1024 * 1024;
/**
 * The Authorization header with which an image may be pulled, undefined where its registry asks for none (OCI
 * distribution specification; DIST token.md). `challenged` is the refusal that asks for it. Throws
 * `platform_unexpected_answer` for a challenge that cannot or must not be met, and what sending throws.
 */
async function authorizationFor(image, challenged, options) {
    const challenges = readChallenges(challenged.headers['www-authenticate'] ?? '');
    const login = await options.loginFor(image.host);
    if (login?.kind === 'password')
        options.onSecret(login.password);
    if (login?.kind === 'identity-token')
        options.onSecret(login.token);
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    if (bearer !== undefined)
        return bearerToken(image, bearer, login, options);
    const isBasic = challenges.some(({ scheme }) => scheme === 'basic');
    if (isBasic)
        return login?.kind === 'password' ? basic(login) : undefined;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `${image.host} asks for a sign-in of a kind that Mooring does not know`);
}
async function bearerToken(image, { parameters }, login, options) {
    const url = trustedRealm(parameters['realm'] ?? '', { host: image.host, tokenHosts: options.tokenHosts });
    // The scope is ours and not the challenge's: no more is asked for than it takes to pull this image.
    const asked = { service: parameters['service'], scope: `repository:${image.path}:pull` };
    const request = login?.kind === 'identity-token'
        ? refreshRequest(url, asked, login.token)
        : tokenRequest(url, asked, login);
    const purpose = `get a token of ${image.host} for ${image.path}`;
    const parsed = contract_token/* RegistryToken */.$Q.safeParse(readJson(await sendPatiently(request, purpose, options)));
    const text = parsed.data?.token ?? parsed.data?.access_token;
    if (text === undefined) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `could not ${purpose}: ${url.host} gave none`);
    }
    const token = new domain_secret/* Secret */.zh(text);
    options.onSecret(token);
    return new domain_secret/* Secret */.zh(`Bearer ${text}`);
}
function tokenRequest(realm, { service, scope }, login) {
    const url = new URL(realm);
    if (service !== undefined)
        url.searchParams.set('service', service);
    url.searchParams.set('scope', scope);
    return {
        method: 'GET',
        url: url.href,
        headers: {
            accept: 'application/json',
            ...(login === undefined ? {} : { authorization: basic(login).reveal() }),
        },
        maxBytes: TOKEN_BYTES,
    };
}
function refreshRequest(realm, { service, scope }, token) {
    const form = new URLSearchParams({
        grant_type: 'refresh_token',
        service: service ?? realm.host,
        client_id: 'mooring',
        scope,
        refresh_token: token.reveal(),
    });
    return {
        method: 'POST',
        url: realm.href,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
        maxBytes: TOKEN_BYTES,
    };
}
function basic({ username, password }) {
    const bytes = new TextEncoder().encode(`${username}:${password.reveal()}`);
    return new domain_secret/* Secret */.zh(`Basic ${btoa(String.fromCharCode(...bytes))}`);
}
function readJson({ body }) {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
;// CONCATENATED MODULE: ./build/client/oci-registry-client.js









/** The address of a registry's API where it is not the host that references name. */
const API_HOSTS = { 'docker.io': 'registry-1.docker.io' };
const MANIFEST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;
/** The client of all registries that are not the platform's. Each host is asked once how it wants its clients to sign in. */
function createOciRegistryClient(options) {
    const hosts = new Map();
    const authorizations = new Map();
    async function authorize(image) {
        const asked = hosts.get(image.host) ?? knock(image.host, options);
        hosts.set(image.host, asked);
        const answer = await asked;
        return answer.status === 401 ? authorizationFor(image, answer, options) : undefined;
    }
    async function ask(method, image, reference) {
        const key = `${image.host}/${image.path}`;
        const known = authorizations.get(key) ?? authorize(image);
        authorizations.set(key, known);
        const purpose = `look up ${key}${(0,domain_digest/* isDigest */.Bc)(reference) ? '@' : ':'}${reference}`;
        const written = {
            method,
            url: `${addressOf(image.host)}/v2/${image.path}/manifests/${reference}`,
            headers: { accept: registry_content_client/* MANIFEST_TYPES */._ },
            maxBytes: MANIFEST_BYTES,
        };
        const answer = await follow(withAuthorization(written, await known), purpose, options);
        if (answer.status !== 401)
            return answer;
        // Some hosts ask only where it counts, and a token may have ended meanwhile; a second refusal is one.
        const fresh = authorizationFor(image, answer, options);
        authorizations.set(key, fresh);
        return sendPatiently(withAuthorization(written, await fresh), purpose, options);
    }
    return {
        digestOf: async (image, reference) => {
            const told = (await ask('HEAD', image, reference)).headers['docker-content-digest'] ?? '';
            if ((0,domain_digest/* isDigest */.Bc)(reference))
                return reference;
            if ((0,domain_digest/* isDigest */.Bc)(told))
                return told;
            return (0,content_digest/* digestOfBytes */.b)((await ask('GET', image, reference)).body, 'sha256');
        },
        manifest: async (image, digest) => {
            const { body } = await ask('GET', image, digest);
            await (0,content_digest/* requireDigest */.m)(body, digest, `read the manifest ${digest} of ${image.host}/${image.path}`);
            return readManifest(body, digest);
        },
    };
}
/** What a registry says to somebody who only knocks (OCI distribution specification, "Determining support"). */
async function knock(host, options) {
    const request = {
        method: 'GET',
        url: `${addressOf(host)}/v2/`,
        headers: {},
        maxBytes: 1024 * 1024,
    };
    return sendPatiently(request, `get into the registry ${host}`, options, isAnswer);
}
/** Whatever a host says of its front door, the image itself decides. */
function isAnswer({ status }) {
    return status < 500 && status !== 408 && status !== 429;
}
/** Without a credential a redirect is followed, as registries in front of others give them; with one, never. */
async function follow(request, purpose, options, hops = 0) {
    const isAnonymous = request.headers['authorization'] === undefined;
    const answer = await sendPatiently(request, purpose, options, ({ status }) => status < 300 || status === 401 || (isAnonymous && moved_request/* REDIRECTS */.eT.has(status)));
    if (!moved_request/* REDIRECTS */.eT.has(answer.status))
        return answer;
    const target = (0,moved_request/* readTarget */._E)(answer.headers['location'] ?? '', request.url);
    if (target !== undefined && hops < MOST_REDIRECTS) {
        return follow({ ...request, url: target.href }, purpose, options, hops + 1);
    }
    throw new errors/* MooringError */.OD('platform_redirected', `could not ${purpose}: it answered with a redirect that is not followed`, { hint: 'Name the registry that really has the image.' });
}
function withAuthorization(request, authorization) {
    if (authorization === undefined)
        return request;
    return { ...request, headers: { ...request.headers, authorization: authorization.reveal() } };
}
/** https, and http on loopback alone. */
function addressOf(host) {
    const name = API_HOSTS[host] ?? host;
    const url = new URL(`https://${name}`);
    return (0,endpoints/* isLoopback */.U9)(url.hostname) ? `http://${name}` : `https://${name}`;
}
function readManifest(bytes, digest) {
    try {
        return oci/* Manifest */._8.parse(JSON.parse(new TextDecoder().decode(bytes)));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', `the manifest ${digest} cannot be read`, { cause });
    }
}

// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/docker-config.js

const Auth = schemas/* object */.Ikc({
    /** base64 of `user:password`. */
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
});
/** What docker's `config.json` says about logins (docker/cli, `configfile`); everything else passes. */
const DockerConfig = schemas/* object */.Ikc({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), Auth).default({}),
    credsStore: schemas/* string */.YjP().optional(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
});
/** What a credential helper answers to `get` (docker/docker-credential-helpers). */
const HelperAnswer = schemas/* object */.Ikc({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/usecases/docker-logins.js




/**
 * The logins that `docker login` left: per host from its credential helper, else from the credential store, else from
 * the file itself (docker/cli, `configfile.GetAuthConfig`). The settings are read with the first question. Gives
 * undefined where docker would ask as nobody. Throws `config_file_unreadable` and `config_file_invalid`, also for a
 * helper that is named and cannot be run: docker takes none of these for nobody either.
 */
function createDockerLogins(options) {
    let configs;
    const known = new Map();
    async function find(host) {
        configs ??= readAll(options);
        for (const config of await configs) {
            // oxlint-disable-next-line no-await-in-loop -- the next place is asked only where this one has none
            const login = await findIn(config, host, options);
            if (login !== undefined)
                return login;
        }
        return undefined;
    }
    return (host) => {
        const login = known.get(host) ?? find(host);
        known.set(host, login);
        return login;
    };
}
async function readAll({ readConfigs }) {
    return (await readConfigs()).map(({ place, text }) => {
        const parsed = DockerConfig.safeParse(docker_logins_readJson(text));
        if (parsed.success)
            return parsed.data;
        throw new errors/* MooringError */.OD('config_file_invalid', `${place} is not what docker writes`, {
            hint: 'Mend or remove that file; `docker login` writes it anew.',
        });
    });
}
/** Docker Hub goes by the name that it had in the first version of the API. */
const HUB_NAMES = ['https://index.docker.io/v1/', 'index.docker.io', 'docker.io'];
async function findIn({ auths, credHelpers, credsStore }, host, options) {
    const names = host === 'docker.io' ? HUB_NAMES : [host];
    const named = names.find((name) => Object.hasOwn(credHelpers, name));
    const helper = named === undefined ? credsStore : credHelpers[named];
    if (helper !== undefined && helper !== '')
        return askHelper(helper, named ?? names[0] ?? host, options);
    const key = Object.keys(auths).find((one) => names.includes(one) || names.includes(hostOfKey(one)));
    const auth = key === undefined ? undefined : auths[key];
    if (auth === undefined)
        return undefined;
    if (auth.identitytoken !== undefined && auth.identitytoken !== '')
        return identityToken(auth.identitytoken);
    return passwordLogin(decodeAuth(auth.auth) ?? { username: auth.username, password: auth.password });
}
/** Old files have addresses for keys: `https://ghcr.io/v1/`. Hosts match whole. */
function hostOfKey(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/.*$/s, '');
}
function decodeAuth(auth = '') {
    if (auth === '')
        return undefined;
    const text = decodeBase64(auth);
    const colon = text.indexOf(':');
    return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}
function decodeBase64(text) {
    try {
        return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_file_invalid', 'a login in the settings of docker cannot be read', {
            cause,
        });
    }
}
/** A name that is part of a program's: letters, digits and a few signs, no path. */
const HELPER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** What helpers say on standard output when they have nothing (docker-credential-helpers, `credentials.ErrNotFound`). */
const NOTHING = /credentials not found/i;
async function askHelper(name, server, { command, directory }) {
    const program = `docker-credential-${name}`;
    if (!HELPER.test(name))
        throw helperFailed(program, 'is not the name of one');
    const { exitCode, stdout } = await run(command, program, { directory, input: `${server}\n` });
    const text = new TextDecoder().decode(stdout);
    if (exitCode !== 0 && NOTHING.test(text))
        return undefined;
    if (exitCode !== 0)
        throw helperFailed(program, `ended with ${exitCode}`);
    const parsed = HelperAnswer.safeParse(docker_logins_readJson(text));
    if (!parsed.success)
        throw helperFailed(program, 'gave no login');
    const { Username: username, Secret: password } = parsed.data;
    // Helpers give refresh tokens under this name (docker/cli, `credentials.tokenUsername`).
    return username === '<token>' ? identityToken(password) : passwordLogin({ username, password });
}
async function run(command, program, options) {
    try {
        return await command(program, ['get'], options);
    }
    catch (cause) {
        throw helperFailed(program, 'cannot be run', cause);
    }
}
function helperFailed(program, why, cause) {
    return new errors/* MooringError */.OD('config_file_invalid', `the credential helper ${(0,printable/* printable */.g)(program, 80)} ${why}`, {
        cause,
        hint: 'Install it, or take it out of `credHelpers` or `credsStore` in the settings of docker.',
    });
}
function identityToken(token) {
    return { kind: 'identity-token', token: new domain_secret/* Secret */.zh(token) };
}
function passwordLogin({ username = '', password = '', }) {
    if (username === '' || password === '')
        return undefined;
    return { kind: 'password', username, password: new domain_secret/* Secret */.zh(password) };
}
function docker_logins_readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/usecases/remember-histories.js

/** A registry client that asks for each history once in a run, failures included (design.md §4 rule 5). */
function rememberHistories(registry) {
    const histories = new Map();
    return {
        tagHistory: (image, tag) => {
            const key = `${(0,registry_tokens/* nameOf */.V)(image)}:${tag}`;
            const history = histories.get(key) ?? registry.tagHistory(image, tag);
            histories.set(key, history);
            return history;
        },
    };
}

;// CONCATENATED MODULE: ./build/usecases/tags-of-digest.js

/**
 * Asks the platform which tags point to a digest now. Repositories of the same name in several organizations are all
 * asked: what comes out is held against the history of the one image all the same. An identity that may pull and not
 * list is none the worse off: then every history is looked at.
 */
function findTagsOfDigest(platform) {
    return async (image, digest) => {
        try {
            const names = [];
            for await (const repo of platform.listRepos({ name: image.name })) {
                for await (const tag of platform.listTags({ childrenOf: repo.uid, digest }))
                    names.push(tag.name);
            }
            return names;
        }
        catch (error) {
            if (error instanceof errors/* MooringError */.OD && error.code === 'auth_forbidden')
                return [];
            throw error;
        }
    };
}

// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
;// CONCATENATED MODULE: ./build/usecases/tag-source.js


/** The source over the platform's registry and all others. */
function createTagSource(options) {
    const { registry, content, registryHost, others } = options;
    const tags = new Map();
    const digests = new Map();
    async function askTag(image, tag) {
        const historic = historicOf(image, registryHost);
        return historic === undefined
            ? { kind: 'digest', digest: await others.digestOf(image, tag) }
            : { kind: 'history', history: await registry.tagHistory(historic, tag) };
    }
    async function askDigest(image, digest) {
        const historic = historicOf(image, registryHost);
        const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
        try {
            await question;
            return true;
        }
        catch (error) {
            if (error instanceof errors/* MooringError */.OD && error.code === 'platform_not_found')
                return false;
            throw error;
        }
    }
    return {
        tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => askTag(image, tag)),
        has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => askDigest(image, digest)),
        manifest: async (image, digest) => {
            const historic = historicOf(image, registryHost);
            return historic === undefined
                ? others.manifest(image, digest)
                : (await content.manifest(historic, digest)).manifest;
        },
    };
}
function historicOf(image, registryHost) {
    return (0,image_use/* historicImage */.R)({ ...image, tag: undefined, digest: undefined }, registryHost);
}
function once(known, key, ask) {
    const answer = known.get(key) ?? answerOf(ask());
    known.set(key, answer);
    return answer;
}
/** What could not be asked is said, and changes no pin; our own faults, and the end of the run, stay errors. */
async function answerOf(question) {
    try {
        return { kind: 'known', value: await question };
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}

;// CONCATENATED MODULE: ./build/actions/open-registries.js












/** The platform's registry by the platform's tokens, all others by docker's logins; each history once for both uses. */
function openRegistries(options) {
    const { access, clock, endpoints, onSecret, send, signal } = options;
    const call = (0,client_call/* createCaller */.u)({ send, clock, endpoints, signal });
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({
        call,
        clock,
        onSecret,
        passwordFor: () => access.registryToken,
    });
    const registry = rememberHistories((0,registry_client/* createRegistryClient */.H)({ call, tokens }));
    const content = (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens });
    const registryHost = endpoints.registry;
    const others = createOciRegistryClient({
        send,
        clock,
        signal,
        onSecret,
        tokenHosts: options.tokenHosts,
        loginFor: createDockerLogins({
            readConfigs: async () => readDockerConfigs(options.variables),
            command: exec_command/* execCommand */.N,
            directory: options.directory,
        }),
    });
    const platform = access.apiToken === undefined ? undefined : (0,platform_client/* createPlatformClient */.B)({ call, token: access.apiToken });
    return {
        source: createTagSource({ registry, content, registryHost, others }),
        verify: {
            registry,
            content,
            registryHost,
            ...(platform === undefined ? {} : { tagsOfDigest: findTagsOfDigest(platform) }),
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/pin/plan.js








/** Signs in as far as the run may, and plans the pins of the work tree. Undefined for a run that is skipped. */
async function makePlan(run) {
    const { clock, endpoints, environment, inputs, runner, send, signal } = run;
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => runner.mask(form));
    const access = await findAccess(run, onSecret);
    if (access === undefined)
        return undefined;
    const tree = (0,work_tree/* createWorkTree */.Y)(environment.workspace, exec_command/* execCommand */.N);
    const settings = await loadPinSettings(tree);
    const { source } = openRegistries({
        send,
        clock,
        endpoints,
        access,
        signal,
        onSecret,
        variables: process.env,
        directory: environment.workspace,
        tokenHosts: settings.tokenHosts,
    });
    const planned = await plan_pins_planPins({
        tree,
        now: access.serverTime ?? clock.now(),
        settings: { ...settings, minAgeMs: inputs['min-age'] ?? settings.minAgeMs },
        source,
    });
    return { ...planned, group: settings.group };
}
const NOBODY = {
    apiToken: undefined,
    registryToken: undefined,
    serverTime: undefined,
    who: 'nobody',
};
/** Public images, and those of other registries, can be pinned by anybody: without an identity nobody signs in. */
async function findAccess({ clock, endpoints, environment, inputs, runner, send, signal }, onSecret) {
    if (inputs.identity === '')
        return NOBODY;
    const opened = await (0,access/* openAccess */.bg)({
        call: (0,client_call/* createCaller */.u)({ send, clock, endpoints, signal }),
        clock,
        endpoints,
        environment,
        identity: inputs.identity,
        onSecret,
        whenUnavailable: inputs['when-unavailable'],
    });
    switch (opened.kind) {
        case 'signed-in':
            runner.info(`Signed in to ${endpoints.apiUrl} as ${opened.access.who}.`);
            return opened.access;
        case 'anonymous':
            runner.notice(`Images are looked up as nobody: ${opened.why}.`, { title: 'Mooring pin' });
            return opened.access;
        case 'skipped':
            runner.notice(`Pinning is skipped: ${opened.why}.`, { title: 'Mooring pin' });
            return undefined;
    }
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   m: () => (/* binding */ requireDigest)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);


/** The algorithms of digests by their names in Web Cryptography (OCI image specification, "Registered algorithms"). */
const ALGORITHMS = { sha256: 'SHA-256', sha512: 'SHA-512' };
/** The digest of bytes. */
async function digestOfBytes(bytes, algorithm) {
    const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDigest */ .m)(`${algorithm}:${hex}`);
}
/**
 * The digest, where the bytes have it. Throws `platform_unexpected_answer` where they have another one: content that is
 * asked for by its digest is worth nothing unproven. `purpose` completes "could not …".
 */
async function requireDigest(bytes, digest, purpose) {
    const actual = await digestOfBytes(bytes, digest.startsWith('sha512:') ? 'sha512' : 'sha256');
    if (actual === digest)
        return digest;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('platform_unexpected_answer', `could not ${purpose}: the bytes that came have the digest ${actual} instead of ${digest}`);
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ listOf),
  e: () => (/* binding */ placeQuery)
});

// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/client/checked-number.js

/** A 64-bit number comes as text (spec.md §2). Throws `platform_unexpected_answer` where a number would be inexact. */
function checkedNumber(text) {
    const number = Number(text);
    if (Number.isSafeInteger(number))
        return number;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `the number ${text} is too large`);
}

;// CONCATENATED MODULE: ./build/client/paginate.js

/** No list of this service is as long as this many pages; a server that never ends is stopped here. */
const MOST_PAGES = 10_000;
/** Every item of a list, page after page; see `paginatePages`. */
async function* paginate(fetchPage, uidOf) {
    for await (const { items } of paginatePages(fetchPage, uidOf))
        yield* items;
}
/**
 * Every page of a list from a token on, each uid once. Ends only where the token is absent, not where a page is
 * empty. An expired token silently restarts the query (spec.md §7), so items are told apart by uid. Throws
 * `platform_unexpected_answer` when a token comes back a second time: such a list would never end.
 */
async function* paginatePages(fetchPage, uidOf, firstToken) {
    const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
    const seenUids = new Set();
    let pageToken = firstToken;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the token of a page is in the page before it
        const page = await fetchPage(pageToken);
        yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
        pageToken = page.nextPageToken;
        if (pageToken === undefined || pageToken === '')
            return;
        if (!isFirst(seenTokens, pageToken)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list repeats its page token and would never end');
        }
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function isFirst(seen, value) {
    if (seen.has(value))
        return false;
    seen.add(value);
    return true;
}

;// CONCATENATED MODULE: ./build/client/list.js



/**
 * A list of the platform API as an async iterable over all its pages. Nothing is asked before the first item is; each
 * `for await` walks anew. Throws what `paginatePages` and the call throw, and `platform_unexpected_answer` for a total
 * that no number of JavaScript can hold.
 */
function listOf(access, list, walk = {}) {
    const fetchPage = async (pageToken) => {
        const query = { ...list.query, ...walkQuery(walk, pageToken) };
        const path = list.path === undefined ? {} : { path: list.path };
        const page = list.pageOf(await access.ask(list.route, list.purpose, { ...path, query }));
        return {
            items: page.items,
            nextPageToken: page.nextPageToken,
            totalCount: page.totalCount === undefined ? undefined : checkedNumber(page.totalCount),
            skipped: page.skipped ?? 0,
        };
    };
    const pages = () => paginatePages(fetchPage, list.uidOf, walk.pageToken);
    return {
        pages,
        async *[Symbol.asyncIterator]() {
            for await (const { items } of pages())
                yield* items;
        },
    };
}
/** The place as query parameters. */
function placeQuery(place) {
    return {
        'uidp.ids': place.ids,
        'uidp.children_of': place.childrenOf,
        'uidp.descendants_of': place.descendantsOf,
        'uidp.ancestors_of': place.ancestorsOf,
        'uidp.in_root': place.inRoot,
    };
}
/** `skip` counts from where a token stands, so it goes with the first page alone. */
function walkQuery(walk, pageToken) {
    return {
        page_size: walk.pageSize ?? page/* PAGE_SIZE */.md.maximum,
        page_token: pageToken,
        order_by: walk.orderBy,
        skip: pageToken === walk.pageToken ? walk.skip : undefined,
    };
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ patchParts),
/* harmony export */   q: () => (/* binding */ platformAccess)
/* harmony export */ });
/** The access over one call path with one access token of the API's audience. */
function platformAccess(options) {
    return {
        ask: async (name, purpose, parts = {}) => {
            const { value } = await options.call(name, purpose, { ...parts, credential: options.token });
            return value;
        },
    };
}
/**
 * The parts of a PATCH. The mask is always sent, so that the service guesses nothing: by default the fields of
 * `changes`; a field of `mask` that `changes` lacks is cleared; `*` replaces the whole resource (spec.md §4).
 */
function patchParts(uid, changes, mask) {
    const fields = mask ?? Object.keys(changes);
    return {
        path: { uid },
        query: { updateMask: fields === '*' ? fields : fields.join(',') },
        body: Object.fromEntries(Object.entries(changes)),
    };
}


/***/ }),

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createPlatformClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


/** The platform client over one call path, with one access token of the API's audience. */
function createPlatformClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__/* .platformAccess */ .q)(options);
    return {
        listRepos: ({ name, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listRepos',
            purpose: `look up the repository ${name ?? 'list'}`,
            query: { name, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place) },
            pageOf: ({ repos, ...page }) => ({ items: repos, ...page }),
            uidOf: (repo) => repo.uid,
        }),
        listTags: ({ name, digest, ...place }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listTags',
            purpose: `look up the tag ${name ?? 'list'}`,
            // Hidden by default, and then a pinned `3.10.16-r4` would be "not found" (advisory-gate.md §4.1).
            query: { name, digest, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place), includeDates: true, includeEpochs: true },
            pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
            uidOf: (tag) => tag.uid ?? tag.name,
        }),
        listAdvisories: ({ artifactNames }) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { artifactNames },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }),
    };
}


/***/ }),

/***/ 4571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createRegistryClient)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6068);
/* harmony import */ var _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4174);
/* harmony import */ var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2434);






/** A tag rebuilt every minute for a year would need 526 pages; beyond this something is wrong. */
const MOST_HISTORY_PAGES = 1_000;
/** The registry client over one call path, with the tokens of the run. */
function createRegistryClient(options) {
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    };
}
/** At most 1000 records come at once, oldest first: the newest build of a busy tag is on the last page (spec.md §8). */
async function readHistory(call, image, tag, token) {
    const name = (0,_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .V)(image);
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInstant */ .r4)(last.at) },
            credential: token,
        });
        const page = value.history.map((record) => ({
            at: (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInstant */ .nV)(record.updateTimestamp),
            digest: (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(record.digest),
        }));
        const longer = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .appendPage */ .aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_4__/* .HISTORY_PAGE_RECORDS */ .CL)
            return history;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}


/***/ }),

/***/ 336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ MANIFEST_TYPES),
  e: () => (/* binding */ createRegistryContentClient)
});

// EXTERNAL MODULE: ./build/domain/digest.js
var domain_digest = __webpack_require__(3213);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/client/content-digest.js
var content_digest = __webpack_require__(8328);
;// CONCATENATED MODULE: ./build/client/linked-pages.js

/** No list of the registry is as long as this many pages. */
const MOST_PAGES = 10_000;
/**
 * The pages of a list of the registry, each leading to the next by its Link header (RFC 8288; OCI distribution
 * specification, "Listing tags"). Of that header only the parameters are taken: the request goes to the same route of
 * the same host, wherever the header points. Throws `platform_unexpected_answer` where a page leads back.
 */
async function* linkedPages(ask) {
    const seen = new Set();
    let query = {};
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
        const { value, response } = await ask(query);
        yield value;
        const next = nextQuery(response);
        if (next === undefined)
            return;
        const key = JSON.stringify(next);
        if (seen.has(key)) {
            throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list leads back to a page that was read before');
        }
        seen.add(key);
        query = next;
    }
    throw new errors/* MooringError */.OD('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}
function nextQuery(response) {
    const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
    if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
        return undefined;
    return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
}

;// CONCATENATED MODULE: ./build/client/read-referrers.js


/**
 * What refers to a manifest, none where nothing does. A registry that does not know the question answers it with 404:
 * then the list is behind the tag `sha256-<hex>`, where clients keep it for such registries (OCI distribution
 * specification, "Unavailable Referrers API"). A registry need not heed the type: it is looked at here again.
 */
async function readReferrers(request) {
    const { artifactType } = request;
    const found = (await orNotFound(askForReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
    return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
}
async function askForReferrers(request) {
    const { artifactType, askPage } = request;
    const found = [];
    for await (const page of linkedPages((query) => askPage({ artifactType, ...query }))) {
        found.push(...page.manifests);
    }
    return found;
}
async function readFallbackTag({ subject, askFallback }) {
    const { manifest } = await askFallback(subject.replace(':', '-'));
    return 'manifests' in manifest ? manifest.manifests : [];
}
/** Undefined where the registry knows no such thing. */
async function orNotFound(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && error.code === 'platform_not_found')
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/client/registry-content-client.js







/** Every form of image that Mooring reads. */
const MANIFEST_TYPES = [
    oci/* MEDIA_TYPES */.Z2.index,
    oci/* MEDIA_TYPES */.Z2.manifest,
    oci/* DOCKER_MEDIA_TYPES */.kX.index,
    oci/* DOCKER_MEDIA_TYPES */.kX.manifest,
].join(', ');
/** Bytes that an answer may have however small the blob: a refusal has a body too. */
const REFUSAL_BYTES = 64 * 1024;
/** The client over one call path, with the tokens of the run: see `createRegistryTokens`. */
function createRegistryContentClient(options) {
    const ask = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0,registry_tokens/* nameOf */.V)(image)}`, {
        ...parts,
        path: { organization: image.organization, image: image.name, ...at },
        credential: await options.tokens.tokenFor(image),
    });
    return {
        manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest(ask, image, reference, accept),
        headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
            const purpose = `look for the manifest ${reference}`;
            return readHead((await ask('headManifest', image, purpose, { at: { reference }, accept })).response);
        },
        blob: (image, digest, { maxBytes }) => readBlob(ask, image, digest, maxBytes),
        blobSize: async (image, digest) => {
            const purpose = `look for the blob ${digest}`;
            return readSize((await ask('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
        },
        tags: async function* tags(image) {
            const pages = linkedPages((query) => ask('listTagNames', image, 'list the tags', { query }));
            for await (const page of pages)
                yield* page.tags;
        },
        referrers: (image, subject, artifactType) => readReferrers({
            subject,
            artifactType,
            askPage: (query) => ask('listReferrers', image, `list what refers to ${subject}`, {
                at: { digest: subject },
                accept: oci/* MEDIA_TYPES */.Z2.index,
                query,
            }),
            askFallback: (tag) => readManifest(ask, image, tag, oci/* MEDIA_TYPES */.Z2.index),
        }),
        checkAccess: async (image) => {
            await ask('checkRegistryAccess', image, 'get into the registry for an image', {});
        },
    };
}
async function readBlob(ask, image, digest, maxBytes) {
    const purpose = `read the blob ${digest}`;
    const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
    const { body } = (await ask('getBlob', image, purpose, { at: { digest }, ...limits })).response;
    if (body.length > maxBytes) {
        throw new errors/* MooringError */.OD('platform_too_large', `could not ${purpose}: it has more than ${maxBytes} bytes`);
    }
    await (0,content_digest/* requireDigest */.m)(body, digest, purpose);
    return body;
}
/** Bytes that were asked for by digest have to have it; those of a tag, the digest that the registry says they have. */
async function readManifest(ask, image, reference, accept) {
    const purpose = `read the manifest ${reference}`;
    const { value, response } = await ask('getManifest', image, purpose, { at: { reference }, accept });
    const told = readHead(response);
    const expected = (0,domain_digest/* isDigest */.Bc)(reference) ? reference : told.digest;
    const digest = expected === undefined
        ? await (0,content_digest/* digestOfBytes */.b)(response.body, 'sha256')
        : await (0,content_digest/* requireDigest */.m)(response.body, expected, purpose);
    return { digest, mediaType: value.mediaType ?? told.mediaType, bytes: response.body, manifest: value };
}
function readHead(response) {
    const digest = response.headers['docker-content-digest'] ?? '';
    const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
    return {
        digest: (0,domain_digest/* isDigest */.Bc)(digest) ? digest : undefined,
        mediaType: mediaType.trim(),
        size: readSize(response),
    };
}
function readSize(response) {
    const length = response.headers['content-length'] ?? '';
    return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}


/***/ }),

/***/ 2434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createRegistryTokens),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);


/** Milliseconds before its end from which on a token is not used any more: a request takes time too. */
const MARGIN_MS = 30_000;
/** The life of a token whose answer names none (DIST token.md). */
const DEFAULT_LIFE_SECONDS = 60;
/**
 * The tokens of a run: one per image, asked for when it is first needed and again when it is about to end. Whoever asks
 * meanwhile waits for the same answer; a refusal stands for the run. `passwordFor` gives the platform token of the
 * registry's audience for an image, or undefined where the image is public and asked for anonymously.
 */
function createRegistryTokens(options) {
    const { clock } = options;
    const tokens = new Map();
    function request(image) {
        const known = {
            token: askForToken(image, options).then(({ token, lifeSeconds }) => {
                known.staleFrom = clock.now() + lifeSeconds * 1000 - MARGIN_MS;
                return token;
            }),
            staleFrom: undefined,
        };
        return known;
    }
    return {
        tokenFor: (image) => {
            const name = nameOf(image);
            const known = tokens.get(name);
            if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                return known.token;
            }
            const fresh = request(image);
            tokens.set(name, fresh);
            return fresh.token;
        },
    };
}
/** The name of an image in its references: organization and name. */
function nameOf({ organization, name }) {
    return `${organization}/${name}`;
}
async function askForToken(image, { call, passwordFor, onSecret }) {
    const name = nameOf(image);
    const password = passwordFor(image);
    const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
        query: { scope: `repository:${name}:pull` },
        ...(password === undefined ? {} : { credential: password }),
    });
    const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .zh(textOf(value, name));
    onSecret(token);
    return { token, lifeSeconds: value.expires_in ?? DEFAULT_LIFE_SECONDS };
}
/** The schema has made sure of one of the two; the refusal is for the compiler, and says so if that ever changes. */
function textOf({ token, access_token: accessToken }, name) {
    const text = token ?? accessToken;
    if (text !== undefined)
        return text;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `no registry token for ${name}`);
}


/***/ }),

/***/ 1556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ listedTag)
/* harmony export */ });
/* harmony import */ var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);

/**
 * The tag that an image follows: that of its reference, `latest` where it has neither tag nor digest, and for a digest
 * alone the tag that a comment behind it gives. Undefined where nothing tells.
 */
function listedTag({ reference, writing, }) {
    return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveTag */ .yr)(reference) ?? writing.tagComment?.tag;
}


/***/ }),

/***/ 7718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ tagCommentText),
/* harmony export */   P: () => (/* binding */ findTagComment)
/* harmony export */ });
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
/** A word that nobody writes for anything but a tag, or hardly anybody; not a date. */
const PLAIN_TAG = /^(?!\d{4}-\d\d-\d\d$)(?:v?\d|latest(?:-|$))[A-Za-z0-9._-]{0,127}$/;
const ALONE = new RegExp(`^[ \\t]+#[ \\t]*(${TAG})[ \\t]*$`);
const NAMED = new RegExp(`^([ \\t]+#(?:.*[ \\t]#)?[ \\t]*)tag=(${TAG})[ \\t]*$`);
/**
 * The tag comment in the rest of a line behind a value, or the place for one: `# 1.2` alone, as Frizbee and this program
 * write it, or `# tag=1.2`, as Renovate does, also behind another comment. A word that could be anything counts only with
 * `tag=`. `at` is the byte where the rest starts; undefined where something other than a comment stands in it.
 */
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
/** What goes into the place of a tag comment for a tag, so that `findTagComment` finds that tag again. */
function tagCommentText({ lead }, tag) {
    const isNamed = lead.endsWith('tag=') || PLAIN_TAG.test(tag);
    return `${lead}${isNamed ? '' : 'tag='}${tag}`;
}
/** Not `trimEnd`: the text is one unit per byte, and the last byte of a letter can look like a wide blank. */
function withoutTrailingBlanks(text) {
    let end = text.length;
    while (end > 0 && ' \t'.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 1705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ mapLimit)
/* harmony export */ });
/**
 * Runs `work` over the items, at most `limit` at a time; results keep the order of the items. The first error is
 * thrown once the work under way has ended; nothing new is begun after it.
 */
async function mapLimit(items, limit, work) {
    const results = new Map();
    const queue = items.entries();
    let failed = false;
    async function takeTurns() {
        for (const [index, item] of queue) {
            if (failed)
                return;
            try {
                // oxlint-disable-next-line no-await-in-loop -- one at a time is the point of a turn
                results.set(index, await work(item));
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    }
    const turns = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
    const failure = turns.find((turn) => turn.status === 'rejected');
    if (failure !== undefined)
        throw failure.reason;
    return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}


/***/ })

};
