export const id = 122;
export const ids = [122];
export const modules = {

/***/ 6122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUpReferences: () => (/* binding */ lookUpReferences)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __webpack_require__(5168);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/history/facts.js
var history_facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/resolve/platform-digest.js
function digestOfPlatform(entries, platform) {
    const named = entries.flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : [{ digest, name: nameOf(its) }]);
    const exact = named.filter(({ name }) => name === platform);
    const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
    const [found] = fitting;
    if (found === undefined)
        return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
    if (new Set(fitting.map(({ digest }) => digest)).size > 1)
        return { kind: 'none', why: `it has several: ${fitting.map(({ name }) => name).join(', ')}` };
    return { kind: 'found', digest: found.digest };
}
function whyNone(names) {
    return names.length === 0 ? 'it is no index of platforms' : `it has ${[...new Set(names)].join(', ')}`;
}
function nameOf({ os, architecture, variant }) {
    return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
}

// EXTERNAL MODULE: ./build/domain/resolve/resolution.js
var resolution = __webpack_require__(8982);
// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/resolve-references.js









const IN_FLIGHT = 16;
async function resolveReferences(texts, options) {
    const { asOf, now, platform, settings } = options;
    const references = await (0,map_limit/* mapLimit */.s)(texts, IN_FLIGHT, async (written) => resolveText(written, options));
    return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
}
async function resolveText(written, options) {
    const reading = (0,image_reference/* readImageReference */.bc)(written);
    if (reading.kind === 'invalid')
        return unresolved(written, { code: 'invalid-reference', reason: reading.why });
    const tag = (0,image_reference/* effectiveTag */.yr)(reading.reference);
    if (tag === undefined)
        return unresolved(written, {
            code: 'digest-alone',
            reason: 'it names a digest alone, and no tag to resolve',
        });
    return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
}
async function resolveTag(written, reference, options) {
    const { source, settings, now, asOf } = options;
    const rules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
    const upstream = (0,pin_settings/* upstreamOf */.Fw)(settings.mirrors, reference);
    const facts = await source.tag(upstream, reference.tag);
    if (facts.kind === 'unknown')
        return unresolved(written, notAsked(facts.problem));
    const decision = (0,decide_pin/* decidePin */.k)({ reference, facts, chosen: undefined }, rules);
    if (decision.kind === 'skip')
        return unresolved(written, { code: codeOf(decision), reason: decision.reason });
    const chosen = await choosePlatform(upstream, decision.to, options);
    if (chosen.kind === 'problem')
        return unresolved(written, chosen);
    const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
    if (problem !== undefined)
        return unresolved(written, problem);
    return {
        kind: 'resolved',
        written,
        reference: (0,image_reference/* formatImageReference */.my)({ ...reference, digest: chosen.digest }),
        image: (0,image_reference/* formatImage */.vy)(reference),
        tag: reference.tag,
        digest: chosen.digest,
        builtAt: decision.builtAt,
        ...factsOf(facts.value, decision.to, now),
    };
}
function factsOf(facts, digest, now) {
    if (facts.kind === 'digest')
        return { lag: undefined, usualInterval: undefined };
    const lag = (0,tag_history/* lagOf */.er)(facts.history, digest, now);
    return {
        lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
        usualInterval: (0,history_facts/* usualInterval */.s)(facts.history),
    };
}
async function choosePlatform(image, index, { source, platform }) {
    if (platform === undefined)
        return { kind: 'digest', digest: index };
    const answer = await source.manifest(image, index);
    if (answer.kind === 'unknown')
        return { kind: 'problem', ...notAsked(answer.problem) };
    const manifest = answer.value;
    const choice = digestOfPlatform('manifests' in manifest ? manifest.manifests : [], platform);
    if (choice.kind === 'found')
        return { kind: 'digest', digest: choice.digest };
    return {
        kind: 'problem',
        code: 'no-platform',
        reason: `${index} has no one manifest of ${platform}: ${choice.why}`,
    };
}
async function problemAtMirror(reference, { upstream, digest }, source) {
    if ((0,image_reference/* formatImage */.vy)(upstream) === (0,image_reference/* formatImage */.vy)(reference))
        return undefined;
    const answer = await source.has(reference, digest);
    if (answer.kind === 'unknown')
        return notAsked(answer.problem);
    if (answer.value)
        return undefined;
    return { code: 'mirror-lacks', reason: `${(0,image_reference/* formatImage */.vy)(reference)} does not have ${digest} (yet)` };
}
function notAsked({ code, message, hint }) {
    return { code: code === 'platform_not_found' ? 'not-found' : 'not-asked', reason: message, hint };
}
const HINTS = {
    'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
    'digest-alone': 'Write the tag that is to be resolved, with or without the digest behind it.',
    'no-build': 'Check the name of the tag.',
    'too-young': 'Ask for a smaller min-age, or for a later as-of.',
    denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
    'no-history': 'Leave as-of out for images of this registry.',
    'age-unknown': 'Leave min-age out for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
    'mirror-lacks': 'Let the mirror copy this build first, or ask for an older one (min-age).',
    'no-platform': 'Name one of its platforms, or leave `platform` out for all of them.',
    'not-found': 'Check the name of the image and its tag.',
    'not-asked': 'Check the name of the image, and who asks for it.',
};
function unresolved(written, { code, reason, hint }) {
    return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
}
function codeOf({ code }) {
    const known = resolution/* UNRESOLVED_CODES */.Te.find((one) => one === code);
    if (known === undefined)
        throw new errors/* MooringError */.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
    return known;
}

// EXTERNAL MODULE: ./build/actions/build-rules.js + 1 modules
var build_rules = __webpack_require__(2422);
// EXTERNAL MODULE: ./build/actions/open-registries.js + 9 modules
var open_registries = __webpack_require__(8977);
;// CONCATENATED MODULE: ./build/actions/resolve/look-up.js






async function lookUpReferences(options) {
    const { access, clock, directory, references, rules } = options;
    const now = access.serverTime ?? clock.now();
    const asOf = await (0,build_rules/* findAsOf */.v)(rules['as-of'], directory, now);
    const settings = await (0,load_pin_settings/* loadPinSettings */.t)((0,work_tree/* createWorkTree */.Y)(directory, exec_command/* execCommand */.N));
    const { source } = (0,open_registries/* openRegistries */.c)({ ...options, tokenHosts: settings.tokenHosts });
    return resolveReferences(references, {
        source,
        settings: { ...settings, minAgeMs: rules['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
        now,
        asOf,
        platform: rules.platform === '' ? undefined : rules.platform,
    });
}


/***/ }),

/***/ 8982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ UNRESOLVED_CODES),
/* harmony export */   cj: () => (/* binding */ resolvedOf),
/* harmony export */   tT: () => (/* binding */ unresolvedOf)
/* harmony export */ });
const UNRESOLVED_CODES = [
    'invalid-reference',
    'digest-alone',
    'no-build',
    'too-young',
    'denied',
    'no-history',
    'age-unknown',
    'mirror-lacks',
    'no-platform',
    'not-found',
    'not-asked',
];
function resolvedOf({ references }) {
    return references.filter((one) => one.kind === 'resolved');
}
function unresolvedOf({ references }) {
    return references.filter((one) => one.kind === 'unresolved');
}


/***/ })

};
