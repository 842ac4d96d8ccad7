export const id = 870;
export const ids = [870];
export const modules = {

/***/ 870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUpReferences: () => (/* binding */ lookUpReferences)
});

// EXTERNAL MODULE: ./build/adapters/exec-command.js + 8 modules
var exec_command = __webpack_require__(5168);
// EXTERNAL MODULE: ./build/adapters/work-tree.js
var work_tree = __webpack_require__(945);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/usecases/load-pin-settings.js
var load_pin_settings = __webpack_require__(7585);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/usecases/read-as-of.js



/** A name of a commit that is no option and no range: `main`, `v1.2`, `HEAD~3`, a hash. */
const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
/**
 * The instant that a text means: a UTC time, or the date of a commit of the repository in a folder. A day alone is
 * neither its begin nor its end, so that it is refused. Throws `config_input_invalid`.
 */
async function readAsOf(text, folder, command) {
    const instant = (0,domain_instant/* readInstant */.Wr)(text);
    if (instant !== undefined)
        return instant;
    if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text))
        throw invalid(text);
    const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
    const { exitCode, stdout } = await command('git', args, { directory: folder });
    const seconds = new TextDecoder().decode(stdout).trim();
    if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds))
        throw invalid(text);
    return (0,domain_instant/* toInstant */.fN)(Number(seconds) * 1_000);
}
function invalid(text) {
    return new errors/* MooringError */.OD('config_input_invalid', `as-of: "${(0,printable/* printable */.g)(text, 80)}" is neither a UTC time like 2026-05-01T00:00:00Z nor a commit of this repository`, {
        hint: 'For a commit, check that it was fetched (`fetch-depth: 0`).',
    });
}

// EXTERNAL MODULE: ./build/domain/history/facts.js
var history_facts = __webpack_require__(8153);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/domain/pin/decide-pin.js + 1 modules
var decide_pin = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/domain/pin/pin-settings.js
var pin_settings = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/domain/resolve/platform-digest.js
/**
 * The manifest of a platform (`linux/arm64`, `linux/arm/v7`) inside an index. A platform without a variant fits an entry
 * with one too, where that is the only one (`linux/arm64/v8`); two that fit alike are none, for a guess would be silent.
 * Entries of `unknown/unknown` are no images: BuildKit files attestations under that name.
 */
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









/** Requests in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;
/**
 * Resolves references to builds by one set of rules and at one instant, each tag asked about once. A digest that is in
 * the text already does not count: its tag is resolved. One that comes to nothing leaves the others as they are. Throws
 * only `run_deadline`, and faults of our own.
 */
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
/** The index itself where no platform is asked for. */
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
/** What is looked up at the upstream has to be at the mirror before it is named, or the next pull fails. */
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
/** Of what can keep a pin where it is, the part that is not about the pin. */
function codeOf({ code }) {
    const known = resolution/* UNRESOLVED_CODES */.Te.find((one) => one === code);
    if (known === undefined)
        throw new errors/* MooringError */.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
    return known;
}

// EXTERNAL MODULE: ./build/actions/open-registries.js + 10 modules
var open_registries = __webpack_require__(4530);
;// CONCATENATED MODULE: ./build/actions/resolve/look-up.js








/**
 * Looks references up by the settings of the repository in `directory`, where there is one, and by what the caller says
 * instead. What the tags were at an instant is asked to the letter: an age from the settings is about the present and
 * does not count then. Throws `config_input_invalid` for an instant that is none, or that has not come yet.
 */
async function lookUpReferences(options) {
    const { access, clock, directory, references, rules } = options;
    const now = access.serverTime ?? clock.now();
    const asOf = await findInstant(rules['as-of'], directory, now);
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
/** A commit may have been made by a clock that is ahead of this one; a time that somebody writes is checked. */
async function findInstant(text, directory, now) {
    if (text === '')
        return undefined;
    const asOf = await readAsOf(text, directory, exec_command/* execCommand */.N);
    if (asOf <= now || (0,domain_instant/* readInstant */.Wr)(text) === undefined)
        return asOf;
    throw new errors/* MooringError */.OD('config_input_invalid', `as-of: ${(0,domain_instant/* formatInstant */.r4)(asOf)} has not come yet; it is ${(0,domain_instant/* formatInstant */.r4)(now)}`, { hint: 'Leave as-of out for the present.' });
}


/***/ }),

/***/ 8982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ UNRESOLVED_CODES),
/* harmony export */   cj: () => (/* binding */ resolvedOf),
/* harmony export */   tT: () => (/* binding */ unresolvedOf)
/* harmony export */ });
/**
 * Why a reference comes to nothing: `invalid-reference` Docker rejects the text · `digest-alone` it has no tag to resolve
 * · `no-build` the tag has no build · `too-young` none that is old enough, or none by that time · `denied` the settings
 * deny what fits · `no-history` and `age-unknown` the registry keeps no past, and one is asked for · `mirror-lacks` the
 * mirror does not have the build · `no-platform` the build has no such platform · `not-found` the registry shows no such
 * image or tag · `not-asked` it refused, or did not answer.
 */
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
/** The references that come to something. */
function resolvedOf({ references }) {
    return references.filter((one) => one.kind === 'resolved');
}
/** Those that come to nothing. */
function unresolvedOf({ references }) {
    return references.filter((one) => one.kind === 'unresolved');
}


/***/ })

};
