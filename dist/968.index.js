export const id = 968;
export const ids = [968];
export const modules = {

/***/ 968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ask: () => (/* binding */ ask)
});

// EXTERNAL MODULE: ./build/adapters/node-digest.js
var node_digest = __webpack_require__(1686);
// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/advisory-client.js


function createAdvisoryClient(options) {
    const access = (0,platform_access.platformAccess)(options);
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
var client_call = __webpack_require__(641);
// EXTERNAL MODULE: ./build/contract/routes/advisory-routes.js + 1 modules
var advisory_routes = __webpack_require__(491);
// EXTERNAL MODULE: ./build/contract/routes/group-routes.js + 1 modules
var group_routes = __webpack_require__(5501);
// EXTERNAL MODULE: ./build/contract/routes/pull-routes.js
var pull_routes = __webpack_require__(3354);
// EXTERNAL MODULE: ./build/contract/routes/registry-routes.js + 2 modules
var registry_routes = __webpack_require__(3223);
// EXTERNAL MODULE: ./build/contract/routes/sign-in-routes.js
var sign_in_routes = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/contract/routes/version-one-routes.js + 2 modules
var version_one_routes = __webpack_require__(8870);
// EXTERNAL MODULE: ./build/contract/routes/vulnerability-routes.js + 1 modules
var vulnerability_routes = __webpack_require__(5673);
// EXTERNAL MODULE: ./build/client/platform-client.js
var platform_client = __webpack_require__(7971);
// EXTERNAL MODULE: ./build/client/registry-client.js
var registry_client = __webpack_require__(4571);
// EXTERNAL MODULE: ./build/client/registry-content-client.js + 2 modules
var registry_content_client = __webpack_require__(336);
// EXTERNAL MODULE: ./build/client/registry-tokens.js
var registry_tokens = __webpack_require__(2434);
// EXTERNAL MODULE: ./build/client/version-one-client.js
var version_one_client = __webpack_require__(171);
// EXTERNAL MODULE: ./build/client/vulnerability-client.js + 1 modules
var vulnerability_client = __webpack_require__(2192);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
// EXTERNAL MODULE: ./build/domain/check/answers.js
var check_answers = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/domain/check/image-use.js
var image_use = __webpack_require__(7125);
// EXTERNAL MODULE: ./build/domain/check/names-to-ask.js
var names_to_ask = __webpack_require__(6974);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(880);
// EXTERNAL MODULE: ./build/usecases/map-limit.js
var map_limit = __webpack_require__(1705);
// EXTERNAL MODULE: ./build/usecases/tags-of-digest.js
var tags_of_digest = __webpack_require__(445);
// EXTERNAL MODULE: ./build/usecases/in-flight.js
var in_flight = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/usecases/ask/answer.js
var answer = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/usecases/ask/ask-advisories.js
var ask_advisories = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/domain/end-of-life.js
var end_of_life = __webpack_require__(8307);
// EXTERNAL MODULE: ./build/domain/nearest-word.js
var nearest_word = __webpack_require__(9436);
;// CONCATENATED MODULE: ./build/domain/tag-suggestion.js
function suggestTag(dead, live) {
    const stream = streamOf(dead);
    if (stream === undefined)
        return suggestNewer(dead, live);
    return newestEpoch(stream, live) ?? movingTag(stream.name, live) ?? suggestNewer(stream.name, live);
}
function closestTag(missing, live) {
    const from = readVersionedTag(missing);
    if (from === undefined)
        return undefined;
    const alike = versionedTags(live).filter(({ flavour }) => flavour === from.flavour);
    const sameMajor = alike.filter(({ version }) => version[0] === from.version[0]);
    return movingTag(missing, live) ?? nearest(from, sameMajor)?.name ?? nearest(from, alike)?.name;
}
function suggestNewer(dead, live) {
    const from = readVersionedTag(dead);
    if (from === undefined)
        return undefined;
    const newer = versionedTags(live).filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0);
    const sameForm = newer.find((tag) => tag.version.length === from.version.length);
    const latest = live.find((name) => name === `latest${from.flavour}`);
    return sameForm?.name ?? newer[0]?.name ?? latest;
}
function nearest(from, rising) {
    return rising.find((tag) => compareVersions(tag.version, from.version) >= 0) ?? rising.at(-1);
}
function streamOf(tag) {
    const [, before, epoch, after = ''] = /^(.+)-r(\d{1,9})(-.+)?$/.exec(tag) ?? [];
    if (before !== undefined)
        return { name: `${before}${after}`, epoch: Number(epoch) };
    const [, dated] = /^(.+)-20\d{6}(?:\d{4})?$/.exec(tag) ?? [];
    return dated === undefined ? undefined : { name: dated, epoch: undefined };
}
function newestEpoch({ name, epoch }, live) {
    if (epoch === undefined)
        return undefined;
    const later = live.flatMap((tag) => {
        const stream = streamOf(tag);
        const isLater = stream?.name === name && stream.epoch !== undefined && stream.epoch > epoch;
        return isLater ? [{ tag, epoch: stream.epoch }] : [];
    });
    return later.sort((one, other) => other.epoch - one.epoch)[0]?.tag;
}
function movingTag(name, live) {
    if (live.includes(name))
        return name;
    const from = readVersionedTag(name);
    if (from === undefined)
        return undefined;
    return versionedTags(live)
        .filter(({ flavour, version }) => flavour === from.flavour && version.length < from.version.length)
        .findLast(({ version }) => version.every((part, index) => part === from.version[index]))?.name;
}
function versionedTags(names) {
    return names
        .map(readVersionedTag)
        .filter((tag) => tag !== undefined)
        .sort((a, b) => compareVersions(a.version, b.version) ||
        a.version.length - b.version.length ||
        (a.name < b.name ? -1 : 1));
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

// EXTERNAL MODULE: ./build/contract/page.js
var page = __webpack_require__(380);
// EXTERNAL MODULE: ./build/contract/uid.js
var contract_uid = __webpack_require__(4513);
;// CONCATENATED MODULE: ./build/domain/tag-form.js
function tagForm(name) {
    if (name.startsWith('sha256-'))
        return 'referrer';
    if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
        return 'dated';
    if (/-r\d+(?:-|$)/.test(name))
        return 'epoch';
    return 'plain';
}

;// CONCATENATED MODULE: ./build/usecases/ask/organization-lists.js




const MANY = 8;
function askOrganizationLists(organizationUid, wanted, { platform, versionOne, }) {
    const names = Map.groupBy(wanted.flatMap(({ tags }) => [...tags]), (tag) => tag);
    const common = [...names].flatMap(([name, times]) => (times.length < MANY ? [] : [name]));
    const repos = wanted.length < MANY
        ? undefined
        : firstPage(platform.listRepos({ childrenOf: organizationUid }), ({ name }) => name);
    const below = { descendantsOf: organizationUid };
    const tags = new Map(common.map((name) => [name, firstPage(platform.listTags({ ...below, name }), ({ uid }) => repoOf(uid))]));
    const eolTags = new Map(common.map((name) => [
        name,
        firstPage(versionOne.listEolTags({ ...below, name, ...shownForms([name]) }), ({ id }) => repoOf(id)),
    ]));
    return {
        repo: async (name) => (await repos)?.(name),
        tag: async (repoUid, name) => (await tags.get(name))?.(repoUid),
        eolTag: async (repoUid, name) => (await eolTags.get(name))?.(repoUid),
    };
}
const NO_LISTS = {
    repo: async () => undefined,
    tag: async () => undefined,
    eolTag: async () => undefined,
};
function shownForms(tags) {
    const forms = new Set(tags.map(tagForm));
    return { excludeDates: !forms.has('dated'), excludeEpochs: !forms.has('epoch') };
}
function repoOf(uid) {
    return uid === undefined ? undefined : (0,contract_uid/* parentUid */.Lp)(uid);
}
async function firstPage(list, keyOf) {
    const page = await (0,answer/* answer */.ZF)(takePage(list));
    const byKey = new Map(page.kind === 'unknown' ? [] : page.value.map((item) => [keyOf(item), item]));
    return (key) => byKey.get(key);
}
async function takePage(list) {
    const items = [];
    for await (const item of list) {
        items.push(item);
        if (items.length === page/* PAGE_SIZE */.md.maximum)
            break;
    }
    return items;
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-life.js





function createLifeAsker(given) {
    const { lists, platform, versionOne, wanted } = given;
    let entries;
    let names;
    const allEntries = (repo) => (entries ??= (0,answer/* orNone */.u9)(Array.fromAsync(versionOne.listEolTags({ childrenOf: repo, ...shownForms(wanted) }))));
    const entryOf = async (repo, tag) => {
        const listed = await lists.eolTag(repo, tag);
        if (listed !== undefined)
            return toEntry(listed);
        const all = await allEntries(repo);
        return all === undefined ? 'refused' : toEntry(all.find(({ name }) => name === tag));
    };
    const currentTag = async (repo, name) => {
        const listed = await lists.tag(repo, name);
        if (listed !== undefined)
            return listed;
        const [found] = await Array.fromAsync(platform.listTags({ childrenOf: repo, name }));
        return found;
    };
    return {
        lifeOf: async (tag) => {
            const repo = await given.repoUid();
            const [current, entry] = await Promise.all([currentTag(repo, tag), entryOf(repo, tag)]);
            const life = {
                exists: current !== undefined,
                deprecated: current?.deprecated ?? false,
                entry,
            };
            if (!needsMore(life))
                return { ...life, isDenied: undefined, successor: undefined };
            names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
            const isGrace = isInGrace(life) && current !== undefined;
            const denied = isGrace ? isDenied({ repo, digest: current.digest }, versionOne) : undefined;
            const [others, known] = await Promise.all([names, allEntries(repo)]);
            return {
                ...life,
                isDenied: await denied,
                successor: successorOf(tag, others, { entries: known ?? [], now: given.now }),
            };
        },
    };
}
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
async function isDenied(build, versionOne) {
    const results = await (0,answer/* orNone */.u9)(versionOne.checkPolicies(build));
    return results?.some(({ policyName, mode, result }) => policyName === 'no-eol' && mode === 'ENFORCED' && result === 'DENIED');
}
function toEntry(known) {
    if (known === undefined)
        return 'none';
    const { tagStatus, graceStatus, gracePeriodExpiryDate, mainPackageVersion } = known;
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
function successorOf(tag, tags, { entries, now }) {
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const mainPackage = byName.get(tag)?.mainPackageName;
    const isLive = ({ name, deprecated }) => {
        const entry = byName.get(name);
        const other = entry?.mainPackageName;
        const isSame = mainPackage === undefined || other === undefined || other === mainPackage;
        return isSame && isMaintained({ deprecated, entry: toEntry(entry) }, now);
    };
    const live = tags.filter((one) => one.name !== tag && isLive(one)).map(({ name }) => name);
    const exists = tags.some(({ name }) => name === tag);
    return (exists ? undefined : (closestTag(tag, live) ?? (0,nearest_word/* nearestWord */.z)(tag, live))) ?? suggestTag(tag, live);
}
function isMaintained(known, now) {
    const { row } = (0,end_of_life/* decideEndOfLife */.V)({ ...known, exists: true, isDenied: undefined, successor: undefined }, { isPinned: false, now, limits: { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' } });
    return row === 'alive' || row === 'ending';
}

// EXTERNAL MODULE: ./build/domain/tag-history.js
var tag_history = __webpack_require__(6068);
;// CONCATENATED MODULE: ./build/usecases/ask/ask-origins.js



async function askOrigins(references, tags, options) {
    const strangers = references.filter((reference) => isStranger(reference, tags));
    if (strangers.length === 0)
        return new Map();
    const { verifyPins } = await __webpack_require__.e(/* import() */ 7945).then(__webpack_require__.bind(__webpack_require__, 7945));
    return verifyPins(strangers, options);
}
function isStranger(reference, tags) {
    const tag = (0,image_reference/* effectiveTag */.yr)(reference);
    if (tag === undefined || reference.digest === undefined)
        return false;
    const history = tags.get((0,check_answers/* tagKey */.E)((0,image_reference/* formatImage */.vy)(reference), tag))?.history;
    return (history?.kind === 'known' &&
        history.value.length > 0 &&
        (0,tag_history/* findBuild */.w)(history.value, reference.digest) === undefined);
}

;// CONCATENATED MODULE: ./build/usecases/ask/ask-tags-of-digests.js





async function askTagsOfDigests(images, options, platform) {
    const asked = images.flatMap((image) => [...image.references].flatMap(([key, { reference: { tag, digest }, },]) => (tag === undefined && digest !== undefined ? [{ key, digest, image }] : [])));
    const answers = await (0,map_limit/* mapLimit */.s)(asked, in_flight/* IN_FLIGHT */.R, async ({ key, digest, image }) => {
        const question = async () => {
            const present = platform === undefined ? [] : await tagsNow(platform, await image.repoUid(), digest);
            const { tagsOfDigest: _, ...others } = options;
            return (mostTelling(present) ?? tagOnceOf({ ...others, digest, image: { ...image.historic, tag: undefined } }));
        };
        return [key, await (0,answer/* answer */.ZF)(question())];
    });
    return new Map(answers);
}
function tagsNow(platform, childrenOf, digest) {
    return Array.fromAsync(platform.listTags({ childrenOf, digest }));
}
async function tagOnceOf(question) {
    const { searchOrigin } = await __webpack_require__.e(/* import() */ 7692).then(__webpack_require__.bind(__webpack_require__, 7692));
    const origin = await searchOrigin(question);
    if (origin.kind === 'own')
        return origin.tag;
    if (origin.kind === 'not-verified' && origin.code === 'too-much')
        throw new errors/* MooringError */.OD('platform_too_large', origin.reason);
    return undefined;
}
function mostTelling(tags) {
    const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
        Number(tagForm(one.name) !== 'plain') - Number(tagForm(other.name) !== 'plain') ||
        partsOf(other.name) - partsOf(one.name) ||
        (one.name < other.name ? -1 : 1));
    return ranked[0]?.name;
}
function partsOf(tag) {
    return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
}

// EXTERNAL MODULE: ./build/usecases/ask/find-repo.js
var find_repo = __webpack_require__(8318);
;// CONCATENATED MODULE: ./build/usecases/ask/ask-service.js















async function askService(uses, options) {
    const tagless = wantedImages(uses, new Map(), options);
    const tagsOfDigests = await askTagsOfDigests(tagless, verifyOptions(options), options.signedIn?.platform);
    const images = wantedImages(uses, tagsOfDigests, options);
    const lists = askLists(images, options);
    const wanted = images.map((one) => Object.assign({}, one, { repoUid: once(() => repoUidOf(one, lists, options)) }));
    const references = uses.map(({ reference }) => reference);
    const [packages, { tags, origins }] = await Promise.all([
        askAllPackages(wanted, options),
        askTags(wanted, lists, options).then(async (asked) => ({
            tags: asked,
            origins: await askOrigins(references, asked, verifyOptions(options)),
        })),
    ]);
    const names = namesOf(wanted, packages);
    const advisories = options.signedIn === undefined
        ? await (0,ask_advisories/* askPublishedAdvisories */.v)(names, options.published)
        : await (0,ask_advisories/* askAdvisories */.j)(names, options.signedIn.vulnerabilities);
    return { tags, tagsOfDigests, origins, packages, advisories };
}
function verifyOptions({ registry, content, registryHost, signedIn }) {
    const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0,tags_of_digest/* findTagsOfDigest */.G)(signedIn.platform) };
    return { registry, content, registryHost, ...tagsOfDigest };
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
                repoUid: once(() => (0,find_repo/* findRepo */.O)(historic, options.organization, options.signedIn?.platform)),
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
function askLists(images, { organization, signedIn }) {
    if (signedIn === undefined)
        return NO_LISTS;
    const own = images.filter(({ historic }) => historic.organization === organization.name);
    const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
    return askOrganizationLists(organization.uid, wanted, signedIn);
}
async function repoUidOf({ historic, repoUid }, lists, { organization }) {
    const isOwn = historic.organization === organization.name;
    const listed = isOwn ? await lists.repo(historic.name) : undefined;
    return listed?.uid ?? repoUid();
}
async function askTags(wanted, lists, options) {
    const asked = wanted.flatMap((one) => {
        const { repoUid } = one;
        const { signedIn, now } = options;
        const asker = signedIn && createLifeAsker({ repoUid, wanted: [...one.tags], lists, now, ...signedIn });
        return [...one.tags].map((tag) => ({ one, tag, asker }));
    });
    const [histories, lives] = await Promise.all([
        (0,map_limit/* mapLimit */.s)(asked, in_flight/* HISTORIES_IN_FLIGHT */.A, ({ one, tag }) => (0,answer/* answer */.ZF)(options.registry.tagHistory(one.historic, tag))),
        (0,map_limit/* mapLimit */.s)(asked, in_flight/* IN_FLIGHT */.R, async ({ tag, asker }) => asker && (0,answer/* answer */.ZF)(asker.lifeOf(tag))),
    ]);
    const answers = asked.map(({ one, tag }, index) => {
        const history = histories[index];
        if (history === undefined)
            throw new errors/* MooringError */.OD('internal_bug', 'a tag was not asked about');
        return [(0,check_answers/* tagKey */.E)(one.image, tag), { history, life: lives[index] }];
    });
    return new Map(answers);
}
async function askAllPackages(wanted, options) {
    const { askPackages } = await __webpack_require__.e(/* import() */ 8014).then(__webpack_require__.bind(__webpack_require__, 8014));
    const asked = wanted.flatMap((one) => [...one.references].map(([key, of]) => ({ one, key, of })));
    const answers = await (0,map_limit/* mapLimit */.s)(asked, in_flight/* IN_FLIGHT */.R, async ({ one, key, of }) => {
        const { tag, digest } = of.reference;
        const question = askPackages({ image: one.historic, reference: digest ?? tag ?? 'latest', platforms: of.platforms }, { content: options.content, boms: options.signedIn?.versionOne, repoUid: one.repoUid });
        return [key, await (0,answer/* answer */.ZF)(question)];
    });
    return new Map(answers);
}
function namesOf(wanted, packages) {
    const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
        const known = packages.get(key);
        return (0,names_to_ask/* namesToAsk */.X)(known?.kind === 'known' ? known.value : undefined, reference);
    }));
    return [...new Set(names)].sort();
}

// EXTERNAL MODULE: ./build/usecases/remember-histories.js
var remember_histories = __webpack_require__(1243);
;// CONCATENATED MODULE: ./build/actions/check/ask.js



















const routes = {
    ...sign_in_routes/* signInRoutes */.H,
    ...group_routes/* groupRoutes */.y,
    ...registry_routes/* registryRoutes */.k,
    ...pull_routes/* pullRoutes */.o,
    ...version_one_routes/* versionOneRoutes */.n,
    ...vulnerability_routes/* vulnerabilityRoutes */.R,
    ...advisory_routes/* advisoryRoutes */.i,
};
async function ask(uses, platforms, run) {
    const { clock, endpoints, organization } = run;
    const signal = AbortSignal.timeout(run.timeoutSeconds * 1000);
    const onSecret = (secret) => (0,domain_secret/* secretForms */.eo)(secret).forEach((form) => run.mask(form));
    const call = (0,client_call/* createCaller */.u)({ send: run.send, clock, endpoints, signal, routes });
    const { access, organizationUid, whyAnonymous } = await run.open(call, onSecret);
    run.say(access.apiToken === undefined
        ? `Asking ${endpoints.apiUrl} as nobody.`
        : `Signed in to ${endpoints.apiUrl} as ${access.who}.`);
    const passwordFor = (image) => image.organization === organization ? access.registryToken : undefined;
    const tokens = (0,registry_tokens/* createRegistryTokens */.Q)({ call, clock, onSecret, passwordFor });
    const now = access.serverTime ?? clock.now();
    const { apiToken: token } = access;
    const answers = await askService(uses, {
        signedIn: token === undefined
            ? undefined
            : {
                platform: (0,platform_client/* createPlatformClient */.B)({ call, token }),
                versionOne: (0,version_one_client/* createVersionOneClient */.k)({ call, token }),
                vulnerabilities: (0,vulnerability_client/* createVulnerabilityClient */.C)({ call, token }),
            },
        registry: (0,remember_histories/* rememberHistories */.O)((0,registry_client/* createRegistryClient */.H)({ call, tokens })),
        content: (0,registry_content_client/* createRegistryContentClient */.e)({ call, tokens, digestOf: node_digest/* nodeDigest */.R }),
        published: createAdvisoryClient({ call, token: undefined }),
        registryHost: endpoints.registry,
        organization: { name: organization, uid: organizationUid },
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


/***/ }),

/***/ 1686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ nodeDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);


function nodeDigest(bytes, algorithm) {
    return (0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDigest */ .m)(`${algorithm}:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes).digest('hex')}`);
}


/***/ }),

/***/ 7971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createPlatformClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createPlatformClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.platformAccess)(options);
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
            purpose: `look up the tag ${name ?? digest ?? 'list'}`,
            query: { name, digest, ...(0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .placeQuery */ .e)(place), includeDates: true, includeEpochs: true },
            pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
            uidOf: (tag) => tag.uid ?? tag.name,
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
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
/* harmony import */ var _domain_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6068);
/* harmony import */ var _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4174);
/* harmony import */ var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2434);





const MOST_HISTORY_PAGES = 1_000;
function createRegistryClient(options) {
    return {
        tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    };
}
async function readHistory(call, image, tag, token) {
    const name = (0,_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(image);
    let history = [];
    for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
        const last = history.at(-1);
        const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
            path: { organization: image.organization, image: image.name, tag },
            query: { start: last === undefined ? undefined : (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(last.at) },
            credential: token,
        });
        const page = value.history;
        const longer = (0,_domain_tag_history_js__WEBPACK_IMPORTED_MODULE_2__/* .appendPage */ .aH)(history, page);
        history = longer ?? history;
        if (longer === undefined || page.length < _contract_tag_history_js__WEBPACK_IMPORTED_MODULE_3__/* .HISTORY_PAGE_RECORDS */ .CL)
            return history;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}


/***/ }),

/***/ 171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ createVersionOneClient)
/* harmony export */ });
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(568);
/* harmony import */ var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);


function createVersionOneClient(options) {
    const access = (0,_platform_access_js__WEBPACK_IMPORTED_MODULE_1__.platformAccess)(options);
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
    return (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c)(access, {
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


/***/ }),

/***/ 2192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createVulnerabilityClient)
});

// EXTERNAL MODULE: ./build/client/list.js + 2 modules
var list = __webpack_require__(568);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/client/list-in-parallel.js

const AT_ONCE = 8;
async function listInParallel(listFrom, uidOf, { pageSize } = {}) {
    const walk = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
    const first = await firstPage(listFrom(walk));
    const skips = restOf(first);
    const pages = [first];
    for (let from = 0; from < skips.length; from += AT_ONCE) {
        const asked = skips.slice(from, from + AT_ONCE).map((skip) => firstPage(listFrom({ ...walk, skip })));
        pages.push(...(await Promise.all(asked)));
    }
    const items = pages.flatMap((page) => page.items);
    return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
}
function restOf({ items, totalCount, nextPageToken }) {
    if (nextPageToken === undefined || nextPageToken === '')
        return [];
    if (totalCount === undefined || items.length === 0) {
        throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list does not tell how many results it has');
    }
    return Array.from({ length: Math.ceil(totalCount / items.length) - 1 }, (_, index) => (index + 1) * items.length);
}
async function firstPage(list) {
    for await (const page of list.pages())
        return page;
    throw new errors/* MooringError */.OD('platform_unexpected_answer', 'a list has no first page');
}

// EXTERNAL MODULE: ./build/client/platform-access.js
var platform_access = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/client/vulnerability-client.js



function createVulnerabilityClient(options) {
    const access = (0,platform_access.platformAccess)(options);
    const listAdvisories = (filter = {}, walk = {}) => {
        const { ids: _ids, childrenOf: _children, descendantsOf: _descendants, ...rest } = filter;
        const { ancestorsOf: _ancestors, inRoot: _inRoot, ...query } = rest;
        return (0,list/* listOf */.c)(access, {
            route: 'listAdvisories',
            purpose: 'list the advisories',
            query: { ...query, ...(0,list/* placeQuery */.e)(filter) },
            pageOf: ({ advisories, ...page }) => ({ items: advisories, ...page }),
            uidOf: (advisory) => advisory.uid,
        }, walk);
    };
    return {
        listAdvisories,
        allAdvisories: (filter, walk) => listInParallel((from) => listAdvisories(filter, from), (advisory) => advisory.uid, walk),
        getAdvisory: (uid) => access.ask('getAdvisory', `read the advisory ${uid}`, { path: { uid } }),
    };
}


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   zL: () => (/* binding */ rootUid)
/* harmony export */ });
/* unused harmony export Uid */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
const Uid = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(UID, 'not a uid');
function parentUid(uid) {
    const slash = uid.lastIndexOf('/');
    return slash === -1 ? undefined : uid.slice(0, slash);
}
function rootUid(uid) {
    return uid.split('/', 1)[0] ?? uid;
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ orWhy),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   u9: () => (/* binding */ orNone)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

async function answer(question) {
    try {
        return known(await question);
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD) || error.code === 'internal_bug' || error.code === 'run_deadline')
            throw error;
        return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
    }
}
function known(value) {
    return { kind: 'known', value };
}
async function orNone(question, none = ['platform_not_found', 'auth_forbidden']) {
    try {
        return await question;
    }
    catch (error) {
        if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && none.includes(error.code))
            return undefined;
        throw error;
    }
}
async function orWhy(question, whys) {
    try {
        return await question;
    }
    catch (error) {
        const why = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD ? whys[error.code] : undefined;
        if (why !== undefined)
            return why;
        throw error;
    }
}


/***/ }),

/***/ 7756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ askAdvisories),
/* harmony export */   v: () => (/* binding */ askPublishedAdvisories)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5526);
/* harmony import */ var _map_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
/* harmony import */ var _in_flight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7353);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7133);




const NAMES_PER_CALL = 50;
async function askAdvisories(names, vulnerabilities) {
    const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) => names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL));
    const { baseScore } = await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2763)]).then(__webpack_require__.bind(__webpack_require__, 2763));
    const answers = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLimit */ .s)(chunks, _in_flight_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_FLIGHT */ .R, async (chunk) => {
        const records = await (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(vulnerabilities.allAdvisories({ artifactNames: chunk }));
        if (records.kind === 'unknown')
            return chunk.map((name) => [name, records]);
        const byName = Map.groupBy(records.value, ({ artifactName }) => artifactName);
        return chunk.map((name) => [name, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)((byName.get(name) ?? []).map((one) => toAdvisory(one, baseScore)))]);
    });
    return new Map(answers.flat());
}
async function askPublishedAdvisories(names, published) {
    const answers = await (0,_map_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLimit */ .s)(names, _in_flight_js__WEBPACK_IMPORTED_MODULE_2__/* .IN_FLIGHT */ .R, async (name) => {
        const documents = await (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(published.listDocuments({ id: name }));
        return [
            name,
            documents.kind === 'unknown' ? documents : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(documents.value.flatMap(advisoriesOf)),
        ];
    });
    return new Map(answers);
}
function toAdvisory({ severities, ...record }, baseScore) {
    return { ...record, severity: (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .severityOf */ .xJ)(severities, baseScore) };
}
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


/***/ }),

/***/ 8318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findRepo)
/* harmony export */ });
/* harmony import */ var _client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2434);
/* harmony import */ var _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4513);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);



async function findRepo(image, own, platform) {
    const { name } = image;
    const isOwn = own.name === undefined ? undefined : image.organization === own.name;
    if (platform !== undefined && isOwn !== false) {
        for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid }))
            return uid;
    }
    if (platform !== undefined && isOwn !== true) {
        for await (const { uid } of platform.listRepos({ name }))
            if ((0,_contract_uid_js__WEBPACK_IMPORTED_MODULE_1__/* .rootUid */ .zL)(uid) !== own.uid)
                return uid;
    }
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .MooringError */ .OD('platform_not_found', `the platform shows no repository ${(0,_client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(image)} to this identity`);
}


/***/ }),

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ HISTORIES_IN_FLIGHT),
/* harmony export */   R: () => (/* binding */ IN_FLIGHT)
/* harmony export */ });
const IN_FLIGHT = 64;
const HISTORIES_IN_FLIGHT = 16;


/***/ }),

/***/ 1705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ mapLimit)
/* harmony export */ });
async function mapLimit(items, limit, work) {
    const results = new Map();
    const queue = items.entries();
    let failed = false;
    async function takeTurns() {
        for (const [index, item] of queue) {
            if (failed)
                return;
            try {
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


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rememberHistories)
/* harmony export */ });
/* harmony import */ var _client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2434);

function rememberHistories(registry) {
    const histories = new Map();
    return {
        tagHistory: (image, tag) => {
            const key = `${(0,_client_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .V)(image)}:${tag}`;
            const history = histories.get(key) ?? registry.tagHistory(image, tag);
            histories.set(key, history);
            return history;
        },
    };
}


/***/ }),

/***/ 445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findTagsOfDigest)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

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
            if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD && error.code === 'auth_forbidden')
                return [];
            throw error;
        }
    };
}


/***/ })

};
