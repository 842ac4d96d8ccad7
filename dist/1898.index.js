import { shared } from './shared.js';
export const id = 1898;
export const ids = [1898];
export const modules = {
    64493: shared[64493],
    81898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchForCheck: () => (fetchForCheck)
        });
        var assessed_images = __webpack_require__(64800);
        var decide_organization = __webpack_require__(64493);
        var image_content = __webpack_require__(34116);
        var changed_references = __webpack_require__(37554);
        var decide_evidence = __webpack_require__(83963);
        var historic_image = __webpack_require__(10926);
        var errors = __webpack_require__(67872);
        var image_reference = __webpack_require__(65890);
        var concurrency = __webpack_require__(49592);
        var create_differ = __webpack_require__(66904);
        var read_build = __webpack_require__(73581);
        var build_packages = __webpack_require__(94880);
        var fetched = __webpack_require__(65094);
        ;
        const MOST_DIFFS = 20;
        async function fetchDiffs(changed, evidence, sources) {
            const wanted = changed.flatMap(({ from, to, platforms }) => {
                const [before, after] = [digestOf(from, evidence), digestOf(to, evidence)];
                if (before === undefined || after === undefined || before === after)
                    return [];
                const key = (0, changed_references.vT)((0, image_reference.Ys)(from), (0, image_reference.Ys)(to));
                const { host, path } = to;
                const tags = { tag: (0, image_reference.yr)(from), toTag: (0, image_reference.yr)(to) };
                return [{ key, image: { host, path }, ...tags, from: before, to: after, platforms }];
            });
            const diffBuilds = createCheckDiffer(sources);
            const compared = await (0, concurrency.sf)(wanted.slice(0, MOST_DIFFS), concurrency.Ri, async ({ key, ...builds }) => {
                return [key, await diffBuilds(builds)];
            });
            return new Map([...compared, ...wanted.slice(MOST_DIFFS).map(({ key }) => [key, undefined])]);
        }
        function digestOf(reference, evidence) {
            return reference.digest ?? (0, decide_evidence.TY)(reference, (0, decide_evidence.Hk)(reference, evidence))?.digest;
        }
        function createCheckDiffer(sources) {
            const { content, organization, registry, registryHost, signatures, signedIn } = sources;
            const historicOf = (image) => {
                const historic = (0, historic_image.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
                if (historic === undefined)
                    throw new errors.OD('internal_bug', 'a changed image without a history');
                return historic;
            };
            const read = (0, read_build.M)((image) => (0, image_content.$E)(content, historicOf(image)));
            const packages = { contentOf: read, registryHost, signatures, listsAll: true };
            return (0, create_differ.r)({
                contentOf: read,
                packagesOf: (0, build_packages.E)({
                    ...packages,
                    signedIn: signedIn && { ...signedIn, organizationUid: organization.uid },
                }),
                advisoriesOn: undefined,
                source: {
                    tag: (image, tag) => (0, fetched.G9)(registry
                        .tagHistory(historicOf(image), tag)
                        .then((history) => ({ kind: 'history', history }))),
                },
                registryHost,
            });
        }
        var image_packages = __webpack_require__(1860);
        var pin_origin = __webpack_require__(84639);
        var fetch_advisories = __webpack_require__(48143);
        var signed_contents = __webpack_require__(56191);
        ;
        const END_OF_LIFE = {
            predicateType: 'https://chainguard.dev/end-of-life',
            legacyForm: 'legacy-attestation',
            tagSuffix: '.att',
            maxBytes: 128 * 1024,
            most: 1,
        };
        async function attestsGrace(image, digest, sources) {
            const found = await (0, fetched.G9)(findGrace(image, digest, sources));
            return found.kind === 'known' && found.value;
        }
        async function findGrace(image, digest, { content, verify }) {
            for (const find of [signed_contents.xG, signed_contents.$A]) {
                for await (const found of find(content, digest, END_OF_LIFE)) {
                    const proof = found.form === 'unread' ? undefined : await verify(image, digest, found, END_OF_LIFE.predicateType);
                    if (proof?.kind === 'verified')
                        return true;
                }
            }
            return false;
        }
        var fetch_lifecycle = __webpack_require__(53740);
        var organization_lists = __webpack_require__(35694);
        var fetch_packages = __webpack_require__(17833);
        var pull_policies = __webpack_require__(6789);
        ;
        async function fetchPullPolicies(images, { signedIn }) {
            if (signedIn === undefined)
                return new Map();
            const own = images.filter(({ isOwn }) => isOwn);
            const [first, ...others] = own.flatMap((image) => [...image.references].map(([key, { reference }]) => ({ key, image, reference })));
            if (first === undefined)
                return new Map();
            const request = async ({ key, ...pulled }) => {
                const build = await (0, fetched.G9)(buildOf(pulled));
                if (build.kind === 'unknown' || build.value === undefined)
                    return [key, undefined];
                return [key, await (0, fetched.G9)((0, pull_policies.S)(build.value, signedIn.versionOne))];
            };
            const [key, found] = await request(first);
            const isRefused = found?.kind === 'known' && found.value === 'refused';
            const rest = isRefused ? [] : await (0, concurrency.sf)(others, concurrency.Ri, request);
            const all = [[key, found], ...rest];
            return new Map(all.flatMap(([name, one]) => (one === undefined ? [] : [[name, withoutReason(one)]])));
        }
        async function buildOf({ image: { lifecycles, repoUid }, reference, }) {
            const digest = reference.digest ?? (await lifecycles?.digestOf((0, image_reference.yr)(reference) ?? 'latest'));
            return digest === undefined ? undefined : { repo: await repoUid(), digest };
        }
        function withoutReason(found) {
            if (found.kind === 'unknown')
                return found;
            return (0, fetched.eO)(typeof found.value === 'string' ? undefined : found.value);
        }
        var tag_history = __webpack_require__(17158);
        var pin_settings = __webpack_require__(21123);
        ;
        async function fetchSignatures(uses, sources) {
            const all = [...uses, ...sources.others].map(({ reference }) => reference);
            const references = [...new Map(all.map((one) => [(0, image_reference.Ys)(one), one]))];
            const found = await (0, concurrency.sf)(references, concurrency.Ri, async ([key, reference]) => {
                const trust = await verifyReference(reference, sources);
                return trust === undefined ? [] : [[key, trust]];
            });
            return new Map(found.flat());
        }
        async function verifyReference(reference, sources) {
            const { indexOf, mirrors, verifyBuild } = sources;
            const digest = await fetch_signatures_digestOf(reference, sources);
            if (digest?.kind === 'unknown')
                return { kind: 'not-checked', problem: digest.problem };
            if (digest?.value === undefined)
                return undefined;
            const image = (0, pin_settings.Fw)(mirrors, reference);
            const own = await verifyBuild(image, digest.value);
            if (own.kind !== 'unsigned' || reference.digest === undefined)
                return own;
            const index = await indexOf(reference);
            return index === undefined ? own : verifyBuild(image, digest.value, index);
        }
        async function fetch_signatures_digestOf(reference, { contentOf, registry, registryHost }) {
            const { digest, host, path } = reference;
            if (digest !== undefined)
                return { kind: 'known', value: digest };
            const tag = (0, image_reference.yr)(reference) ?? 'latest';
            const historic = (0, historic_image.RC)(reference, registryHost);
            if (historic === undefined) {
                const manifest = await (0, fetched.G9)(contentOf({ host, path }).manifest(tag));
                return manifest.kind === 'unknown' ? manifest : { kind: 'known', value: manifest.value.digest };
            }
            const history = await (0, fetched.G9)(registry.tagHistory(historic, tag));
            return history.kind === 'unknown'
                ? undefined
                : { kind: 'known', value: (0, tag_history.Dz)(history.value)?.digest };
        }
        var search_origin = __webpack_require__(3279);
        var verify_pins = __webpack_require__(87134);
        ;
        async function fetchTagsOfDigests(images, options, platform) {
            const untagged = images.flatMap((image) => [...image.references].flatMap(([key, { reference }]) => {
                const { tag, digest } = reference;
                return tag === undefined && digest !== undefined ? [{ key, digest, image }] : [];
            }));
            const tags = await (0, concurrency.sf)(untagged, concurrency.Ri, async ({ key, digest, image }) => {
                const find = async () => {
                    const current = platform === undefined ? [] : await currentTags(platform, await image.repoUid(), digest);
                    const { tagsOfDigest: _, ...others } = options;
                    const historic = { ...image.historic, tag: undefined };
                    return mostSpecific(current) ?? formerTag({ ...others, digest, image: historic });
                };
                return [key, await (0, fetched.G9)(find())];
            });
            return new Map(tags);
        }
        async function fetchOrigins(references, tags, options) {
            const foreign = references.filter((reference) => isForeign(reference, tags));
            return foreign.length === 0 ? new Map() : (0, verify_pins._)(foreign, options);
        }
        function currentTags(platform, childrenOf, digest) {
            return Array.fromAsync(platform.listTags({ childrenOf, digest }));
        }
        async function formerTag(question) {
            const origin = await (0, search_origin.D)(question);
            if (origin.kind === 'own')
                return origin.tag;
            if (origin.kind === 'not-verified' && origin.code === 'too-much')
                throw new errors.OD('platform_too_large', origin.reason);
            return undefined;
        }
        function mostSpecific(tags) {
            const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
                Number((0, tag_history.HJ)(one.name) !== 'plain') - Number((0, tag_history.HJ)(other.name) !== 'plain') ||
                countParts(other.name) - countParts(one.name) ||
                (one.name < other.name ? -1 : 1));
            return ranked[0]?.name;
        }
        function countParts(tag) {
            return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
        }
        function isForeign(reference, tags) {
            const tag = (0, image_reference.yr)(reference);
            if (tag === undefined || reference.digest === undefined)
                return false;
            const history = tags.get((0, decide_evidence.E4)((0, image_reference.vy)(reference), tag))?.history;
            return (history?.kind === 'known' &&
                history.value.length > 0 &&
                (0, tag_history.w)(history.value, reference.digest) === undefined);
        }
        var find_tags_of_digest = __webpack_require__(15504);
        var find_repo = __webpack_require__(95885);
        ;
        function wantedImages(uses, tagsOfDigests, options) {
            const groups = Map.groupBy(uses, ({ reference }) => (0, image_reference.vy)(reference));
            return [...groups].flatMap(([image, group]) => {
                const [first] = group;
                const historic = first === undefined ? undefined : (0, historic_image.RC)(first.reference, options.registryHost);
                if (historic === undefined)
                    return [];
                const tags = group.flatMap(({ reference }) => {
                    const found = tagsOfDigests.get((0, image_reference.Ys)(reference));
                    const tag = (0, historic_image.RC)(reference, options.registryHost)?.tag;
                    return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
                });
                const references = Map.groupBy(group, ({ reference }) => (0, image_reference.Ys)(reference));
                return [
                    {
                        image,
                        historic,
                        repoUid: (0, concurrency.Oo)(() => (0, find_repo.O7)(historic, options.organization, options.platform)),
                        tags: new Set(tags),
                        references: new Map([...references].map(([key, same]) => [key, wantedReference(same, options)])),
                    },
                ];
            });
        }
        function wantedReference(same, { platforms }) {
            const [first] = same;
            if (first === undefined)
                throw new errors.OD('internal_bug', 'a reference without a use');
            const named = same.map(({ platform }) => platform);
            const all = named.flatMap((platform) => platform ?? platforms);
            return { reference: first.reference, platforms: [...new Set(all)].sort() };
        }
        ;
        async function fetchEvidence(uses, sources) {
            const { access, now } = sources;
            return { evidence: await fetchAll(uses, sources), now, access };
        }
        async function fetchAll(uses, options) {
            const tagless = wantedImages(uses, new Map(), wantedFrom(options));
            const tagsOfDigests = await fetchTagsOfDigests(tagless, verifyOptions(options), options.signedIn?.platform);
            const images = wantedImages(uses, tagsOfDigests, wantedFrom(options));
            const lists = fetchLists(images, options);
            const wanted = images.map((one) => withLists(one, lists, options));
            const references = uses.map(({ reference }) => reference);
            const packaged = fetchAllPackages(wanted, options);
            const historic = fetchTags(wanted, options).then(async (fetched) => ({
                tags: fetched,
                origins: await fetchOrigins(references, fetched, verifyOptions(options)),
            }));
            const indexOf = async (reference) => {
                const origin = (await historic).origins.get((0, pin_origin.D6)(reference));
                return origin?.kind === 'platform-manifest' ? origin.index : undefined;
            };
            const [packages, advisories, { tags, origins }, pullPolicies, signatures] = await Promise.all([
                packaged,
                packaged.then((found) => (0, fetch_advisories.BG)(namesOf(wanted, found), options)),
                historic,
                fetchPullPolicies(wanted, options),
                options.signatures && fetchSignatures(uses, { ...options, ...options.signatures, indexOf }),
            ]);
            return {
                tags,
                tagsOfDigests,
                origins,
                packages,
                advisories,
                pullPolicies,
                signatures: signatures ?? new Map(),
                fixes: new Map(),
            };
        }
        function wantedFrom({ organization, platforms, registryHost, signedIn }) {
            return { organization, platforms, registryHost, platform: signedIn?.platform };
        }
        function verifyOptions({ registry, content, registryHost, signedIn }) {
            const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0, find_tags_of_digest.G)(signedIn.platform) };
            return { registry, content, registryHost, ...tagsOfDigest };
        }
        function fetchLists(images, { organization, signedIn }) {
            if (signedIn === undefined)
                return organization_lists.Wo;
            const own = images.filter(({ historic }) => historic.organization === organization.name);
            const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
            return (0, organization_lists.fl)(organization.uid, wanted, signedIn);
        }
        function withLists(one, lists, { content, now, organization, registryHost: host, signatures, signedIn }) {
            const isOwn = one.historic.organization === organization.name;
            const repoUid = (0, concurrency.Oo)(async () => {
                const listed = isOwn ? await lists.repo(one.historic.name) : undefined;
                return listed?.uid ?? one.repoUid();
            });
            const verify = signatures?.verifySbom;
            const image = { host, path: `${one.historic.organization}/${one.historic.name}` };
            const isInGrace = verify &&
                ((digest) => attestsGrace(image, digest, { content: (0, image_content.$E)(content, one.historic), verify }));
            const given = { repoUid, wanted: [...one.tags], lists, now, isInGrace };
            const lifecycles = signedIn && (0, fetch_lifecycle.u)({ ...given, ...signedIn });
            return { ...one, isOwn, repoUid, lifecycles };
        }
        async function fetchTags(wanted, { registry }) {
            const tags = wanted.flatMap(({ historic, image, lifecycles, tags: names }) => [...names].map((tag) => ({ historic, image, tag, lifecycles })));
            const [histories, found] = await Promise.all([
                (0, concurrency.sf)(tags, concurrency.Ai, ({ historic, tag }) => (0, fetched.G9)(registry.tagHistory(historic, tag))),
                (0, concurrency.sf)(tags, concurrency.Ri, async ({ tag, lifecycles }) => lifecycles && (0, fetched.G9)(lifecycles.lifecycleOf(tag))),
            ]);
            const entries = tags.map(({ image, tag }, index) => {
                const history = histories[index];
                if (history === undefined)
                    throw new errors.OD('internal_bug', 'a tag was not fetched');
                return [(0, decide_evidence.E4)(image, tag), { history, lifecycle: found[index] }];
            });
            return new Map(entries);
        }
        async function fetchAllPackages(wanted, options) {
            const references = wanted.flatMap((image) => [...image.references].map(([key, { platforms, reference }]) => ({ image, key, platforms, reference })));
            const packages = await (0, concurrency.sf)(references, concurrency.Ri, async ({ image, key, platforms, reference }) => {
                const { tag, digest } = reference;
                const request = (0, fetch_packages.fetchPackages)({ image: image.historic, reference: digest ?? tag ?? 'latest', platforms }, packageSources(options, image.repoUid));
                return [key, await (0, fetched.G9)(request)];
            });
            return new Map(packages);
        }
        function packageSources({ content, registryHost: host, signatures, signedIn, }, repoUid) {
            const sources = { content, sboms: signedIn?.versionOne, repoUid };
            return { ...sources, signatures: signatures && (0, fetch_packages.ry)(host, signatures) };
        }
        function namesOf(wanted, packages) {
            const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
                const known = packages.get(key);
                return (0, image_packages.jh)(known?.kind === 'known' ? known.value : undefined, reference);
            }));
            return [...new Set(names)].sort();
        }
        var fix_result = __webpack_require__(5908);
        var advisory_status = __webpack_require__(16511);
        var assess = __webpack_require__(12000);
        var package_family = __webpack_require__(5112);
        ;
        const MOST_BUILDS = 7;
        function prepareSearch(reference, { evidence, assess }) {
            const { digest } = reference;
            const tag = (0, decide_evidence.es)(reference, evidence);
            const known = (0, decide_evidence.Hk)(reference, evidence);
            if (digest === undefined || (0, decide_evidence.P$)(reference, known))
                return undefined;
            const { assessments } = assess(reference, []);
            const open = assessments.filter(isOpen);
            if (!open.some(fix_result.G4))
                return undefined;
            const history = known?.history.kind === 'known' ? known.history.value : undefined;
            if (history === undefined)
                return unknown(open, "the tag's history is unknown");
            const newer = (0, tag_history.wu)(history, digest);
            if (newer === undefined)
                return unknown(open, "the digest is not in the tag's history");
            return { kind: 'search', search: { reference: { ...reference, tag }, newer, open } };
        }
        function unknown(open, reason) {
            return { kind: 'result', fixes: (0, fix_result.sP)(open, reason) };
        }
        function isOpen(one) {
            const { status } = one.decision;
            return one.package !== undefined && status !== 'unreviewed' && !(0, advisory_status.Lx)(status);
        }
        function nextBuilds({ newer, open, checked }) {
            const newest = newer.at(-1);
            const fixable = open.filter(fix_result.G4);
            if (newest === undefined || checked.size >= MOST_BUILDS)
                return [];
            if (checked.size === 0)
                return [...guessedBuilds(newer, fixable).filter((one) => one !== newest), newest];
            const isCleared = ({ digest }, one) => {
                const found = checked.get(digest);
                return found?.kind === 'known' && found.cleared.has((0, fix_result.hf)(one));
            };
            const latest = newer.findLast(({ digest }) => checked.get(digest)?.kind === 'known');
            const wanted = fixable.filter((one) => latest !== undefined && isCleared(latest, one));
            if (wanted.length === 0)
                return [];
            const earliest = newer.findIndex((build) => wanted.every((one) => isCleared(build, one)));
            const before = newer.slice(0, earliest).findLastIndex(({ digest }) => checked.has(digest));
            const between = newer.slice(before + 1, earliest);
            const guessed = guessedBuilds(newer, wanted).filter((one) => between.includes(one));
            const middle = Math.floor((between.length - 1) / 2);
            const next = guessed.length > 0 ? guessed : between.slice(middle, middle + 1);
            return next.slice(0, MOST_BUILDS - checked.size);
        }
        function guessedBuilds(newer, fixable) {
            const newest = newer.at(-1);
            const released = fixable.flatMap((one) => one.decision.fixedAt ?? []);
            const last = released.filter((at) => newest !== undefined && at <= newest.at).reduce(later, -1);
            const first = last === -1 ? -1 : newer.findIndex(({ at }) => at >= last);
            return first === -1 ? [] : newer.slice(Math.max(0, first - 1), first + 1);
        }
        function later(one, other) {
            return Math.max(one, other);
        }
        function comparedNames(open, fetched) {
            if (fetched.kind === 'unknown' || fetched.value.source === 'name')
                return [];
            const platforms = comparedPackages(open, fetched.value.platforms);
            return (0, image_packages.jh)({ ...fetched.value, platforms }, { path: '' });
        }
        function checkBuild(open, fetched, advisories) {
            if (fetched.kind === 'unknown')
                return { kind: 'unknown', reason: fetched.problem.message };
            if (fetched.value.source === 'name')
                return { kind: 'unknown', reason: fetched.value.reason };
            const platforms = comparedPackages(open, fetched.value.platforms);
            const unread = comparedNames(open, fetched).find((name) => advisories.get(name)?.kind !== 'known');
            if (unread !== undefined)
                return { kind: 'unknown', reason: `the advisories for ${unread} are unknown` };
            const advisoriesOn = (name) => {
                const found = advisories.get(name);
                return found?.kind === 'known' ? found.value : [];
            };
            const byPlatform = new Map(platforms.map((one) => [one.platform, openOn(one, advisoriesOn)]));
            const missing = open.flatMap((one) => one.platforms).find((platform) => !byPlatform.has(platform));
            if (missing !== undefined)
                return { kind: 'unknown', reason: `no SBOM for ${missing}` };
            const cleared = open.filter((one) => !one.platforms.some((platform) => byPlatform.get(platform)?.(one)));
            return { kind: 'known', cleared: new Set(cleared.map(fix_result.hf)) };
        }
        function openOn(platform, advisoriesOn) {
            const present = new Set(platform.packages.map(({ name }) => name));
            const open = (0, assess.C)([platform], advisoriesOn).filter(isOpen);
            const keys = new Set(open.flatMap(({ names, package: { name } }) => names.flatMap((alias) => [`${name} ${alias}`, `~${(0, package_family.t)(name)} ${alias}`])));
            return ({ names, package: { name } }) => {
                const subject = present.has(name) ? name : `~${(0, package_family.t)(name)}`;
                return names.some((alias) => keys.has(`${subject} ${alias}`));
            };
        }
        function comparedPackages(open, platforms) {
            const names = new Set(open.map((one) => one.package.name));
            return platforms.map(({ platform, packages }) => {
                const present = new Set(packages.map(({ name }) => name));
                const gone = new Set([...names].filter((name) => !present.has(name)).map(package_family.t));
                const isCompared = (name) => names.has(name) || (gone.size > 0 && gone.has((0, package_family.t)(name)));
                return { platform, packages: packages.filter(({ name }) => isCompared(name)) };
            });
        }
        ;
        const MOST_SEARCHES = 100;
        const SEARCHES_IN_FLIGHT = 8;
        async function fetchFixes(uses, assessed, sources) {
            const references = new Map(uses.map(({ reference }) => [(0, image_reference.Ys)(reference), reference]));
            const questions = [...references].flatMap(([key, reference]) => {
                const question = prepareSearch(reference, assessed);
                return question === undefined ? [] : [{ key, question }];
            });
            const check = createBuildCheck(assessed.evidence, sources);
            let searches = 0;
            const results = await (0, concurrency.sf)(questions, SEARCHES_IN_FLIGHT, async ({ key, question }) => {
                if (question.kind === 'search')
                    searches += 1;
                return [key, await answer(question, searches <= MOST_SEARCHES ? check : undefined)];
            });
            return new Map(results);
        }
        async function answer(question, check) {
            if (question.kind === 'result')
                return question.fixes;
            const { search } = question;
            if (check === undefined)
                return (0, fix_result.sP)(search.open, `a run searches at most ${MOST_SEARCHES} references for fixes`);
            const checked = new Map();
            for (let builds = nextBuilds({ ...search, checked }); builds.length > 0;) {
                const found = await Promise.all(builds.map(async ({ digest }) => [digest, await check(search, digest)]));
                for (const [digest, one] of found)
                    checked.set(digest, one);
                builds = nextBuilds({ ...search, checked });
            }
            return (0, fix_result.Pi)({ ...search, checked });
        }
        function createBuildCheck({ advisories: before }, sources) {
            const packagesOf = createPackagesFetcher(sources);
            const advisories = new Map(before);
            return async ({ open, reference }, digest) => {
                try {
                    const platforms = [...new Set(open.flatMap((one) => one.platforms))].sort();
                    const packages = await packagesOf({ reference, digest, platforms });
                    const more = comparedNames(open, packages).filter((name) => !advisories.has(name));
                    for (const [name, found] of await (0, fetch_advisories.BG)(more, sources))
                        advisories.set(name, found);
                    return checkBuild(open, packages, advisories);
                }
                catch (error) {
                    if (!(error instanceof errors.OD) || error.code !== 'run_deadline')
                        throw error;
                    return { kind: 'unknown', reason: error.message };
                }
            };
        }
        function createPackagesFetcher(sources) {
            const { organization, registryHost, signedIn } = sources;
            const builds = new Map();
            const repos = new Map();
            return ({ reference, digest, platforms }) => {
                const image = (0, historic_image.RC)(reference, registryHost);
                if (image === undefined)
                    throw new errors.OD('internal_bug', 'a search without a history');
                const repoUid = () => getOrAdd(repos, (0, image_reference.vy)(reference), () => (0, find_repo.O7)(image, organization, signedIn?.platform));
                return getOrAdd(builds, [(0, image_reference.vy)(reference), digest, ...platforms].join(' '), () => (0, fetched.G9)((0, fetch_packages.fetchPackages)({ image, reference: digest, platforms }, packageSources(sources, repoUid))));
            };
        }
        function getOrAdd(known, key, make) {
            const value = known.get(key) ?? make();
            known.set(key, value);
            return value;
        }
        var read_trees = __webpack_require__(9979);
        var open_run = __webpack_require__(23333);
        ;
        async function fetchForCheck(trees, options) {
            const { access, clock, endpoints, onWarning, others, trustedRoot, uses } = options;
            const { registry: registryHost } = endpoints;
            const { organization } = access;
            const mismatch = access.run.mode === 'anonymous' ? undefined : (0, decide_organization.v2)(organization.name, uses, registryHost);
            if (mismatch?.nearest !== undefined)
                throw (0, decide_organization.RG)(mismatch);
            const run = (0, open_run.I)({
                ...options,
                tokenHosts: trees.pin.tokenHosts,
                organization,
            });
            const [signatures, signedIn, published] = await Promise.all([
                run.signatures({ config: trees.config.trust, tree: trees.configTree, trustedRoot, onWarning }),
                run.platform(),
                run.published(),
            ]);
            const sources = {
                signedIn,
                access: access.run,
                registry: run.registry,
                content: run.content,
                published,
                registryHost,
                organization,
                platforms: trees.config.check.platforms,
                now: access.serverTime ?? clock.now(),
                signatures: signatures && { ...signatures, mirrors: trees.pin.mirrors, others, contentOf: run.contentOf },
            };
            const fetched = await fetchEvidence(uses, sources);
            if (mismatch !== undefined && (0, decide_organization.jD)(mismatch, fetched.evidence, registryHost))
                throw (0, decide_organization.RG)(mismatch);
            const assess = (0, assessed_images.y)(fetched.evidence);
            const [fixes, diffs] = await Promise.all([
                fetchFixes(trees.head.uses, { evidence: fetched.evidence, assess }, sources),
                fetchDiffs((0, read_trees.We)(trees, registryHost), fetched.evidence, sources),
            ]);
            return { ...fetched, evidence: { ...fetched.evidence, fixes }, assess, diffs };
        }
    }),
    15504: shared[15504],
    3279: shared[3279],
    87134: shared[87134]
};
