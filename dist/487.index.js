export const id = 487;
export const ids = [487];
export const modules = {

/***/ 487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/advisory-client.js


/** The client of published advisories, for nobody too. Each method throws what the call throws (`failure.ts`). */
function createAdvisoryClient(options) {
    const access = (0,platform_access/* platformAccess */.q)(options);
    const { ask } = access;
    return {
        listDocuments: async (filter = {}) => {
            const { documents } = await ask('listAdvisoryDocuments', 'read the published advisories', {
                query: { ...filter },
            });
            return documents;
        },
        listMetadata: (filter = {}, walk) => (0,list/* listOf */.c)(access, {
            route: 'listVulnerabilityMetadata',
            purpose: 'read about vulnerabilities',
            query: { ...filter },
            pageOf: ({ vulnerabilityMetadata, ...page }) => ({ items: vulnerabilityMetadata, ...page }),
            uidOf: (one) => one.id,
        }, walk),
        listResolved: async (period) => {
            const purpose = 'read which vulnerabilities were resolved';
            const answer = await ask('listResolvedVulnerabilities', purpose, { query: { ...period } });
            return answer.resolvedVulnsReports;
        },
    };
}

// EXTERNAL MODULE: ./build/client/call.js + 2 modules
var client_call = __webpack_require__(3512);
// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
;// CONCATENATED MODULE: ./build/client/version-one-client.js


/** The client of what is left of v1. Each method throws what the call throws (`failure.ts`). */
function createVersionOneClient(options) {
    const access = (0,platform_access/* platformAccess */.q)(options);
    const { ask } = access;
    return {
        listEolTags: (filter, walk) => listEolTags(access, filter, walk),
        tagHistory: async (uid, period = {}) => {
            const parts = { path: { uid }, query: { ...period } };
            return (await ask('listTagHistory', `read the history of tag ${uid}`, parts)).items;
        },
        sbom: (build, arch) => ask('getSbom', `read the packages of ${build.digest}`, { path: pathOf(build), query: { arch } }),
        rawSbom: async (build, arch) => {
            const parts = { path: pathOf(build), query: { arch } };
            return (await ask('getRawSbom', `read the packages of ${build.digest}`, parts)).rawSbom;
        },
        vulnerabilityReport: (build) => ask('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, { path: pathOf(build) }),
        vulnerabilityCounts: async (filter = {}) => (await ask('listVulnerabilityCounts', 'count the vulnerabilities', { query: { ...filter } })).items,
        checkPolicies: async ({ repo, digest }) => {
            const parts = { path: { uid: repo }, body: { digest } };
            return (await ask('checkPolicies', `check the policies for ${digest}`, parts)).results;
        },
    };
}
function listEolTags(access, { childrenOf, descendantsOf, ...filter } = {}, walk = {}) {
    const place = { 'uidp.childrenOf': childrenOf, 'uidp.descendantsOf': descendantsOf };
    return (0,list/* listOf */.c)(access, {
        route: 'listEolTags',
        purpose: 'read how long tags live',
        query: { ...filter, ...place },
        pageOf: ({ items, nextPageToken }) => ({ items, nextPageToken }),
        uidOf: (tag) => tag.id,
    }, walk);
}
function pathOf({ repo, digest }) {
    return { uid: repo, digest };
}

// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/contract/uid.js
var uid = __webpack_require__(4513);
// EXTERNAL MODULE: ./build/domain/check/answers.js
var check_answers = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
// EXTERNAL MODULE: ./build/domain/check/observe-advisories.js + 4 modules
var observe_advisories = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
;// CONCATENATED MODULE: ./build/usecases/ask/answer.js

/** Requests of one kind in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;
/** The fallback that the domain asks for: what could not be asked becomes a finding. Our own faults stay errors. */
async function answer(question) {
    try {
        return known(await question);
    }
    catch (error) {
        if (!(error instanceof errors/* MooringError */.OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}
function known(value) {
    return { kind: 'known', value };
}
/** The answer, or undefined where the service says that there is none, or none for this caller. */
async function orNone(question, none = ['platform_not_found', 'auth_forbidden']) {
    try {
        return await question;
    }
    catch (error) {
        if (error instanceof errors/* MooringError */.OD && none.includes(error.code))
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/domain/severity.js
var severity = __webpack_require__(5526);
;// CONCATENATED MODULE: ./build/usecases/ask/ask-advisories.js



/** Names per call, so that its address stays short (advisory-gate.md §3.3). */
const NAMES_PER_CALL = 50;
/** Asks for the advisories on artifacts of these names: so many names a call, each once. */
async function askAdvisories(names, platform) {
    const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) => names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL));
    const { baseScore } = await Promise.all(/* import() */[__webpack_require__.e(353), __webpack_require__.e(763)]).then(__webpack_require__.bind(__webpack_require__, 2763));
    const answers = await (0,map_limit/* mapLimit */.s)(chunks, IN_FLIGHT, async (chunk) => {
        const records = await answer(Array.fromAsync(platform.listAdvisories({ artifactNames: chunk })));
        if (records.kind === 'unknown')
            return chunk.map((name) => [name, records]);
        const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
        return chunk.map((name) => [name, known((byName.get(name) ?? []).map((one) => toAdvisory(one, baseScore)))]);
    });
    return new Map(answers.flat());
}
/** The same for nobody in particular: what is published, one call a name (advisory-gate.md §3.2). */
async function askPublishedAdvisories(names, published) {
    const answers = await (0,map_limit/* mapLimit */.s)(names, IN_FLIGHT, async (name) => {
        const documents = await answer(published.listDocuments({ id: name }));
        return [
            name,
            documents.kind === 'unknown' ? documents : known(documents.value.flatMap(advisoriesOf)),
        ];
    });
    return new Map(answers);
}
function toAdvisory({ severities, ...record }, baseScore) {
    return { ...record, severity: (0,severity/* severityOf */.xJ)(severities, baseScore) };
}
/** What is published has been approved; it carries no severity and no architecture. */
function advisoriesOf({ id: artifactName, advisories }) {
    return advisories.map(({ id, aliases, events }) => ({
        uid: id,
        advisoryId: id,
        artifactName,
        aliases,
        severity: { rating: 'unscored', score: null },
        events: events.map(({ timestamp, ...event }) => {
            const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
            return Object.assign(approved, event);
        }),
    }));
}

// EXTERNAL MODULE: ./build/domain/instant.js
var instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/domain/tag-form.js
/**
 * The form of a tag by its name: `sha256-…` refers to another image, `…-20260131` (also with hours and minutes) is
 * dated, `…-r4` and `…-r4-dev` name an epoch. How the service tells them apart is not documented; a name that is both
 * dated and of an epoch counts as dated.
 */
function tagForm(name) {
    if (name.startsWith('sha256-'))
        return 'referrer';
    if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
        return 'dated';
    if (/-r\d+(?:-|$)/.test(name))
        return 'epoch';
    return 'plain';
}

;// CONCATENATED MODULE: ./build/domain/tag-suggestion.js
/**
 * The tag to move to from one past its end of life: the smallest newer version of the same flavour among the tags
 * that still live, written with as many components if there is one; else the same flavour of `latest`. Undefined when
 * nothing fits. The order of `live` does not matter.
 */
function suggestTag(dead, live) {
    const from = readVersionedTag(dead);
    if (from === undefined)
        return undefined;
    const newer = live
        .map(readVersionedTag)
        .filter((tag) => tag !== undefined)
        .filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0)
        .sort((a, b) => compareVersions(a.version, b.version) || a.version.length - b.version.length);
    const sameForm = newer.find((tag) => tag.version.length === from.version.length);
    const latest = live.find((name) => name === `latest${from.flavour}`);
    return sameForm?.name ?? newer[0]?.name ?? latest;
}
function readVersionedTag(name) {
    const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(-.+)?$/.exec(name);
    const version = match?.[1];
    if (version === undefined)
        return undefined;
    return { name, version: version.split('.').map(Number), flavour: match?.[2] ?? '' };
}
function compareVersions(a, b) {
    const length = Math.max(a.length, b.length);
    for (let index = 0; index < length; index += 1) {
        const difference = (a[index] ?? 0) - (b[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-life.js





/** Asks about the tags of one repository. `wanted` are all that will be asked for: their forms decide what v1 lists. */
function createLifeAsker(given) {
    const { platform, versionOne, wanted } = given;
    let entries;
    let names;
    const allEntries = async (repo) => {
        const filter = {
            childrenOf: repo,
            excludeDates: !wanted.some((tag) => tagForm(tag) === 'dated'),
            excludeEpochs: !wanted.some((tag) => tagForm(tag) === 'epoch'),
        };
        return orNone(Array.fromAsync(versionOne.listEolTags(filter)));
    };
    return {
        lifeOf: async (tag) => {
            const repo = await given.repoUid();
            entries ??= allEntries(repo);
            const [found, known] = await Promise.all([
                Array.fromAsync(platform.listTags({ childrenOf: repo, name: tag })),
                entries,
            ]);
            const [current] = found;
            const entry = known?.find(({ name }) => name === tag);
            const life = {
                exists: current !== undefined,
                deprecated: current?.deprecated ?? false,
                entry: known === undefined ? 'refused' : entry === undefined ? 'none' : toEntry(entry),
            };
            if (!needsMore(life))
                return { ...life, isDenied: undefined, successor: undefined };
            names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
            const isGrace = isInGrace(life) && current !== undefined;
            const denied = isGrace ? isDenied({ repo, digest: current.digest }, versionOne) : undefined;
            return {
                ...life,
                isDenied: await denied,
                successor: successorOf(tag, await names, { entries: known ?? [], now: given.now }),
            };
        },
    };
}
/** Whether anything speaks against the tag, so that it is worth asking for another one. */
function needsMore({ exists, deprecated, entry }) {
    if (!exists || deprecated)
        return true;
    if (typeof entry === 'string')
        return false;
    const isPlain = entry.tagStatus === 'TAG_ACTIVE' && entry.graceStatus === 'GRACE_NOT_ELIGIBLE';
    return !isPlain || entry.isBroken || entry.eolDate !== undefined;
}
function isInGrace({ entry }) {
    if (typeof entry === 'string')
        return false;
    return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
}
/** Few roles may ask about policies (advisory-gate.md §1.2): then nobody knows. */
async function isDenied(build, versionOne) {
    const results = await orNone(versionOne.checkPolicies(build));
    return results?.some(({ policyName, mode, result }) => policyName === 'no-eol' && mode === 'ENFORCED' && result === 'DENIED');
}
function toEntry({ tagStatus, graceStatus, gracePeriodExpiryDate, mainPackageVersion }) {
    return {
        tagStatus,
        graceStatus,
        graceExpiry: gracePeriodExpiryDate ?? undefined,
        eolDate: emptyToUndefined(mainPackageVersion?.eolDate),
        isBroken: mainPackageVersion?.eolBroken ?? false,
    };
}
function emptyToUndefined(text) {
    return text === '' ? undefined : text;
}
/** The nearest live tag of the same flavour and main package; for a name that never was, the one it was meant to be. */
function successorOf(tag, tags, { entries, now }) {
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const mainPackage = byName.get(tag)?.mainPackageName;
    const isLive = ({ name, deprecated }) => {
        const entry = byName.get(name);
        const eolDate = entry?.mainPackageVersion?.eolDate ?? '';
        const other = entry?.mainPackageName;
        return (!deprecated &&
            (entry === undefined || entry.tagStatus === 'TAG_ACTIVE') &&
            (eolDate === '' || eolDate >= (0,instant/* formatDay */.im)(now)) &&
            (mainPackage === undefined || other === undefined || other === mainPackage));
    };
    const live = tags.filter((one) => one.name !== tag && isLive(one)).map(({ name }) => name);
    const exists = tags.some(({ name }) => name === tag);
    return (exists ? undefined : (0,nearest_word/* nearestWord */.z)(tag, live)) ?? suggestTag(tag, live);
}

// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/spdx.js

/** What is read of an SPDX 2.3 document: its packages with the purls by which others know them. */
const SpdxDocument = schemas/* object */.Ikc({
    spdxVersion: schemas/* string */.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
    packages: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        externalRefs: schemas/* array */.YOg(schemas/* object */.Ikc({ referenceType: schemas/* string */.YjP(), referenceLocator: schemas/* string */.YjP() }))
            .default([]),
    }))
        .default([]),
});
/** The type of a statement whose predicate is a bill of materials (advisory-gate.md §3.3). */
const SPDX_PREDICATE = 'https://spdx.dev/Document';
/** A signed statement about some content (in-toto attestation framework, "Statement"). */
const InTotoStatement = schemas/* object */.Ikc({
    predicateType: schemas/* string */.YjP(),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })),
    predicate: schemas/* unknown */.L5J(),
});
/** What a statement travels in (DSSE, "Envelope"); `payload` is base64. */
const DsseEnvelope = schemas/* object */.Ikc({ payloadType: schemas/* string */.YjP(), payload: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/domain/apk-purl.js
/** A package by the purls that a bill of materials gives it, or undefined where it is no apk of this distribution. */
function readApkPackage(purls) {
    const apk = purls.map(readApk).find((one) => one !== undefined);
    if (apk === undefined)
        return undefined;
    const origin = apk.origin ?? purls.map(readBuildFile).find((one) => one !== undefined);
    return { ...apk, origin };
}
/** `pkg:apk/<wolfi|chainguard>/<name>@<version>?arch=<arch>` (advisory-gate.md §3.3, 3). */
function readApk(purl) {
    const match = /^pkg:apk\/(?:wolfi|chainguard)\/([^@?#/]+)@([^@?#/]+)(?:\?([^#]*))?(?:#.*)?$/.exec(purl);
    const [name, version] = [match?.[1], match?.[2]].map(decode);
    if (name === undefined || version === undefined)
        return undefined;
    const qualifiers = new Map((match?.[3] ?? '').split('&').map(readQualifier));
    return { name, version, arch: qualifiers.get('arch'), origin: qualifiers.get('origin') };
}
function readQualifier(text) {
    const [name = '', value] = text.split('=', 2);
    return [name, decode(value)];
}
/** The stem of the file that a package was built from is its origin: `pkg:github/…@…#glibc.yaml` (§3.3, 4). */
function readBuildFile(purl) {
    return decode(/^pkg:github\/[^#]+#([^#/]+)\.yaml$/.exec(purl)?.[1]);
}
/** Undefined also for a text that is not well escaped: nobody can be asked about such a name. */
function decode(text) {
    if (text === undefined || text === '')
        return undefined;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/usecases/read-spdx.js



/**
 * Reads the bill of materials out of an envelope: of the right type, about this very manifest, and in SPDX 2. The
 * signature is not verified: the bytes come from the registry that is asked for the image itself.
 */
function readEnvelope(bytes, subject) {
    const envelope = DsseEnvelope.safeParse(readJson(bytes));
    if (!envelope.success)
        return unreadable('its envelope is malformed');
    if (envelope.data.payloadType !== oci/* MEDIA_TYPES */.Z2.statement)
        return unreadable('it holds no statement');
    const statement = InTotoStatement.safeParse(readJson(Buffer.from(envelope.data.payload, 'base64')));
    if (!statement.success)
        return unreadable('its statement is malformed');
    if (statement.data.predicateType !== SPDX_PREDICATE)
        return unreadable('it states something else');
    const [algorithm = '', hex] = subject.split(':');
    if (!statement.data.subject.some(({ digest }) => digest[algorithm] === hex)) {
        return unreadable('it is about another image');
    }
    return readDocument(statement.data.predicate);
}
/** The apk packages of an SPDX document; some producers put it into the statement as text. */
function readDocument(document) {
    const parsed = SpdxDocument.safeParse(typeof document === 'string' ? parseJson(document) : document);
    if (!parsed.success)
        return unreadable('it is no SPDX document');
    const packages = parsed.data.packages.flatMap(({ externalRefs }) => {
        const purls = externalRefs.filter(({ referenceType }) => referenceType === 'purl');
        return readApkPackage(purls.map(({ referenceLocator }) => referenceLocator)) ?? [];
    });
    return { kind: 'packages', packages };
}
function unreadable(why) {
    return { kind: 'unreadable', why };
}
function readJson(bytes) {
    return parseJson(new TextDecoder().decode(bytes));
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-packages.js




/** A bill of materials of ten thousand packages has some 10 MB; what is larger is not read. */
const MOST_BYTES = 32 * 1024 * 1024;
/**
 * What an image contains on each platform (advisory-gate.md §3.3): from the attestation beside the platform's manifest,
 * else from the platform's API, else nobody says. A registry that has no such manifest, or does not show it, has nothing
 * to say either; every other failure is thrown.
 */
async function askPackages(wanted, sources) {
    const fetched = await orNone(sources.content.manifest(wanted.image, wanted.reference));
    const digest = fetched?.digest;
    const subjects = fetched === undefined ? [] : platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
    const attested = await Promise.all(subjects.map(async ({ platform, digest: subject }) => ({
        platform,
        reading: await readAttestation(wanted.image, subject, sources.content),
    })));
    const found = attested.flatMap(withPackages);
    if (subjects.length > 0 && found.length === subjects.length)
        return { source: 'attestation', platforms: found };
    const boms = digest === undefined ? [] : await askBoms(digest, wanted.platforms, sources);
    if (boms.length > 0)
        return { source: 'sbom', platforms: boms };
    const whys = attested.flatMap(({ reading }) => (reading?.kind === 'unreadable' ? [reading.why] : []));
    return { source: 'name', why: whys[0] ?? missing(digest, subjects.length) };
}
function missing(digest, platforms) {
    if (digest === undefined)
        return 'the registry does not have the image';
    return platforms === 0 ? 'it is not built for the platforms asked for' : 'it has no bill of materials';
}
/** The manifests of the wanted platforms; an image of one manifest is that of every platform asked for. */
function platformsOf(manifest, digest, wanted) {
    if (!('manifests' in manifest))
        return wanted.map((platform) => ({ platform, digest }));
    return wanted.flatMap((platform) => {
        const found = manifest.manifests.find((one) => nameOf(one) === platform || nameOf(one) === `${platform}/v8`);
        return found === undefined ? [] : [{ platform, digest: found.digest }];
    });
}
function nameOf({ platform }) {
    if (platform === undefined)
        return '';
    const { os, architecture, variant } = platform;
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}
/** The first readable bill of materials beside a manifest: among its referrers, else behind the tag that cosign uses. */
async function readAttestation(image, subject, content) {
    const referrers = await content.referrers(image, subject);
    const candidates = referrers.filter(isAttestation).map(({ digest }) => digest);
    const layers = (await Promise.all(candidates.map((digest) => layersOf(image, digest, content)))).flat();
    const behindTag = `${subject.replace(':', '-')}.att`;
    const all = layers.length > 0 ? layers : await layersOf(image, behindTag, content);
    let last;
    for (const layer of all) {
        // oxlint-disable-next-line no-await-in-loop -- the first that can be read is enough, and one is the rule
        const bytes = await orNone(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
        last =
            bytes === undefined
                ? { kind: 'unreadable', why: 'its bill of materials is too large' }
                : readEnvelope(bytes, subject);
        if (last.kind === 'packages')
            return last;
    }
    return last;
}
const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'];
function isAttestation({ artifactType, annotations }) {
    const predicate = annotations?.['predicateType'];
    return predicate === undefined ? artifactType === oci/* MEDIA_TYPES */.Z2.envelope : predicate === SPDX_PREDICATE;
}
async function layersOf(image, reference, content) {
    const fetched = await orNone(content.manifest(image, reference));
    if (fetched === undefined || !('layers' in fetched.manifest))
        return [];
    return fetched.manifest.layers.filter(({ mediaType, annotations }) => mediaType === oci/* MEDIA_TYPES */.Z2.envelope &&
        (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE);
}
async function askBoms(digest, platforms, { boms, repoUid }) {
    if (boms === undefined)
        return [];
    const repo = await orNone(repoUid());
    if (repo === undefined)
        return [];
    const readings = await Promise.all(platforms.map(async (platform) => {
        const text = await orNone(boms.rawSbom({ repo, digest }, platform.split('/')[1]));
        return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
    }));
    return readings.flatMap(withPackages);
}
/** A bill of materials without a single apk says nothing about the image: a base of Mooring's kind has some. */
function withPackages({ platform, reading, }) {
    if (reading?.kind !== 'packages' || reading.packages.length === 0)
        return [];
    return [{ platform, packages: reading.packages }];
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-tags-of-digests.js



/**
 * The tags that point to digests which are written without one (advisory-gate.md §4.2, 3), by canonical reference. Of
 * several the one that says most of the version: a live one before a deprecated one, a plain one before one of a day.
 */
async function askTagsOfDigests(images, platform) {
    if (platform === undefined)
        return new Map();
    const asked = images.flatMap(({ repoUid, references }) => [...references].flatMap(([key, { reference: { tag, digest }, },]) => (tag === undefined && digest !== undefined ? [{ key, digest, repoUid }] : [])));
    const answers = await (0,map_limit/* mapLimit */.s)(asked, IN_FLIGHT, async ({ key, digest, repoUid }) => {
        const question = repoUid().then((childrenOf) => Array.fromAsync(platform.listTags({ childrenOf, digest })).then(mostTelling));
        return [key, await answer(question)];
    });
    return new Map(answers);
}
function mostTelling(tags) {
    const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
        Number(tagForm(one.name) !== 'plain') - Number(tagForm(other.name) !== 'plain') ||
        partsOf(other.name) - partsOf(one.name) ||
        (one.name < other.name ? -1 : 1));
    return ranked[0]?.name;
}
/** `3.13.5` has three, `latest` none. */
function partsOf(tag) {
    return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-service.js












/**
 * Asks the service everything that judging these uses takes, each question once: per image its repository, its life and a
 * registry token, per tag its history and its state, per reference its packages, and the advisories of all names
 * together. What cannot be answered is part of the answer.
 */
async function askService(uses, options) {
    const tagless = wantedImages(uses, new Map(), options);
    const tagsOfDigests = await askTagsOfDigests(tagless, options.signedIn?.platform);
    const wanted = wantedImages(uses, tagsOfDigests, options);
    const [tags, packages] = await Promise.all([askTags(wanted, options), askAllPackages(wanted, options)]);
    const names = namesOf(wanted, packages);
    const advisories = options.signedIn === undefined
        ? await askPublishedAdvisories(names, options.published)
        : await askAdvisories(names, options.signedIn.platform);
    return { tags, tagsOfDigests, packages, advisories };
}
function wantedImages(uses, tagsOfDigests, options) {
    const groups = Map.groupBy(uses, ({ reference }) => (0,image_reference/* formatImage */.vy)(reference));
    return [...groups].flatMap(([image, group]) => {
        const [first] = group;
        const historic = first === undefined ? undefined : (0,image_use/* historicImage */.R)(first.reference, options.registryHost);
        if (historic === undefined)
            return [];
        const tags = group.flatMap(({ reference }) => {
            const found = tagsOfDigests.get((0,image_reference/* canonicalReference */.Ys)(reference));
            const tag = (0,image_use/* historicImage */.R)(reference, options.registryHost)?.tag;
            return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
        });
        const references = Map.groupBy(group, ({ reference }) => (0,image_reference/* canonicalReference */.Ys)(reference));
        return [
            {
                image,
                historic,
                repoUid: once(() => findRepo(image, historic, options)),
                tags: new Set(tags),
                references: new Map([...references].map(([key, same]) => [key, wantedReference(same, options)])),
            },
        ];
    });
}
function wantedReference(same, { platforms }) {
    const [first] = same;
    if (first === undefined)
        throw new errors/* MooringError */.OD('internal_bug', 'a reference without a use');
    const named = same.map(({ platform }) => platform);
    const all = named.flatMap((platform) => platform ?? platforms);
    return { reference: first.reference, platforms: [...new Set(all)].sort() };
}
function once(question) {
    let asked;
    return () => (asked ??= question());
}
async function askTags(wanted, options) {
    const asked = wanted.flatMap((one) => {
        const { repoUid } = one;
        const { signedIn, now } = options;
        const asker = signedIn && createLifeAsker({ repoUid, wanted: [...one.tags], now, ...signedIn });
        return [...one.tags].map((tag) => ({ one, tag, asker }));
    });
    const answers = await (0,map_limit/* mapLimit */.s)(asked, IN_FLIGHT, async ({ one, tag, asker }) => {
        const [history, life] = await Promise.all([
            answer(options.registry.tagHistory(one.historic, tag)),
            asker === undefined ? undefined : answer(asker.lifeOf(tag)),
        ]);
        return [(0,check_answers/* tagKey */.E)(one.image, tag), { history, life }];
    });
    return new Map(answers);
}
async function askAllPackages(wanted, options) {
    const asked = wanted.flatMap((one) => [...one.references].map(([key, of]) => ({ one, key, of })));
    const answers = await (0,map_limit/* mapLimit */.s)(asked, IN_FLIGHT, async ({ one, key, of }) => {
        const { tag, digest } = of.reference;
        const question = askPackages({ image: one.historic, reference: digest ?? tag ?? 'latest', platforms: of.platforms }, { content: options.content, boms: options.signedIn?.versionOne, repoUid: one.repoUid });
        return [key, await answer(question)];
    });
    return new Map(answers);
}
function namesOf(wanted, packages) {
    const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
        const known = packages.get(key);
        return (0,observe_advisories/* namesToAsk */.X_)(known?.kind === 'known' ? known.value : undefined, reference);
    }));
    return [...new Set(names)].sort();
}
/**
 * The uid of the repository that holds the image. Another organization's repository (the public one's) is found by
 * name among all that the caller sees, less the caller's own of the same name. Throws `platform_not_found`.
 */
async function findRepo(image, { organization, name }, options) {
    const own = options.organization;
    const isOwn = organization === own.name;
    const filter = { name, ...(isOwn ? { childrenOf: own.uid } : {}) };
    if (options.signedIn !== undefined) {
        for await (const repo of options.signedIn.platform.listRepos(filter)) {
            if (isOwn === ((0,uid/* rootUid */.zL)(repo.uid) === own.uid))
                return repo.uid;
        }
    }
    throw new errors/* MooringError */.OD('platform_not_found', `the platform shows no repository ${image} to this identity`);
}

// EXTERNAL MODULE: ./build/usecases/remember-histories.js
var remember_histories = __webpack_require__(1243);
;// CONCATENATED MODULE: ./build/actions/check/ask.js










/** Opens the access and asks the service about images that have a history. What is asked, how often: `askService`. */
async function ask(uses, platforms, run) {
    const { clock, endpoints, organization } = run;
    const signal = AbortSignal.timeout(run.timeoutSeconds * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => run.mask(form));
    const call = (0,client_call/* createCaller */.u)({ send: run.send, clock, endpoints, signal });
    const { access, whyAnonymous } = await run.open(call, onSecret);
    run.say(access.apiToken === undefined
        ? `Asking ${endpoints.apiUrl} as nobody.`
        : `Signed in to ${endpoints.apiUrl} as ${access.who}.`);
    const passwordFor = (image) => image.organization === organization.name ? access.registryToken : undefined;
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({ call, clock, onSecret, passwordFor });
    const now = access.serverTime ?? clock.now();
    const { apiToken: token } = access;
    const answers = await askService(uses, {
        signedIn: token === undefined
            ? undefined
            : {
                platform: (0,platform_client/* createPlatformClient */.B)({ call, token }),
                versionOne: createVersionOneClient({ call, token }),
            },
        registry: (0,remember_histories/* rememberHistories */.O)((0,registry_client/* createRegistryClient */.H)({ call, tokens })),
        content: (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens }),
        published: createAdvisoryClient({ call, token: undefined }),
        registryHost: endpoints.registry,
        organization,
        platforms,
        now,
    });
    const isSignedIn = token !== undefined;
    return {
        answers,
        now,
        mode: isSignedIn ? 'signed-in' : 'anonymous',
        notes: isSignedIn ? [] : [anonymousNote(whyAnonymous)],
    };
}
function anonymousNote(why) {
    const reason = why === undefined ? '' : ` (${why})`;
    return `Nobody is signed in${reason}: only public images, and only published advisories, could be asked about, and not the life of tags.`;
}


/***/ })

};
