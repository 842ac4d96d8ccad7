export const id = 8745;
export const ids = [8745, 1469];
export const modules = {
    68745: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createService: () => (createService),
            fetchWith: () => (fetchWith),
            openCheckAccess: () => (openCheckAccess)
        });
        var node_digest = __webpack_require__(41686);
        var list = __webpack_require__(72158);
        var platform_access = __webpack_require__(44860);
        ;
        function createAdvisoryClient(options) {
            const access = (0, platform_access.qk)(options);
            const { request } = access;
            return {
                listDocuments: async (filter = {}) => {
                    const { documents } = await request('listAdvisoryDocuments', 'read the published advisories', {
                        query: { ...filter },
                    });
                    return documents;
                },
                listMetadata: (filter = {}, paging) => (0, list.c3)(access, {
                    route: 'listVulnerabilityMetadata',
                    purpose: 'read vulnerability metadata',
                    query: { ...filter },
                    pageOf: ({ vulnerabilityMetadata, ...page }) => [vulnerabilityMetadata, page],
                    uidOf: (one) => one.id,
                }, paging),
                listResolved: async (period) => {
                    const purpose = 'read resolved vulnerabilities';
                    const answer = await request('listResolvedVulnerabilities', purpose, { query: { ...period } });
                    return answer.resolvedVulnsReports;
                },
            };
        }
        var call = __webpack_require__(51730);
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const DocumentScan = schemas._H3({
            artifactVersion: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
        });
        const DocumentEvent = schemas.Ikc({
            timestamp: timestamp.D,
            detection: schemas._H3({ scanv1: DocumentScan.optional() }).optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: Note.extend({ type: schemas.YjP().optional() }).optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
        });
        const AdvisoryDocument = schemas.Ikc({
            id: schemas.YjP(),
            advisories: schemas.YOg(schemas.Ikc({
                id: schemas.YjP(),
                aliases: schemas.YOg(schemas.YjP()).default([]),
                packageNamespace: schemas.YjP().optional(),
                events: schemas.YOg(DocumentEvent).default([]),
            }))
                .default([]),
        });
        const AdvisoryDocuments = schemas.Ikc({ documents: schemas.YOg(AdvisoryDocument).default([]) });
        const AdvisoryDocumentQuery = schemas.Ikc({ id: schemas.YjP().optional(), cves: page.ZD.optional() });
        const Severity = schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() });
        const VulnerabilityMetadata = schemas.Ikc({
            id: schemas.YjP(),
            summary: schemas.YjP().optional(),
            details: schemas.YjP().optional(),
            severities: schemas.YOg(Severity).default([]),
            references: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), url: schemas.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = page.er.extend({
            vulnerabilityMetadata: schemas.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = page.r_.extend({
            id: schemas.YjP().optional(),
            ids: page.ZD
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = schemas.Ikc({
            resolvedVulnsReports: schemas.YOg(schemas.Ikc({
                date: timestamp.D,
                resolvedVulns: schemas.YOg(schemas.Ikc({
                    id: schemas.YjP(),
                    aliases: schemas.YOg(schemas.YjP()).default([]),
                    cvssSeverities: schemas.YOg(Severity).default([]),
                }))
                    .default([]),
            }))
                .default([]),
        });
        const ImageRef = schemas.Ikc({
            repo: schemas.YjP('is required').min(1, 'is required'),
            tags: schemas.YOg(schemas.YjP()).default([]),
        });
        const ResolvedVulnerabilitiesQuery = schemas.Ikc({
            imageRefs: (0, page.uZ)(ImageRef).optional(),
            startTime: schemas.YjP('is required').pipe(timestamp.D),
            endTime: schemas.YjP('is required').pipe(timestamp.D),
        });
        var route = __webpack_require__(53450);
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListDocuments',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: AdvisoryDocumentQuery,
                response: AdvisoryDocuments,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListVulnerabilityMetadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: VulnerabilityMetadataQuery,
                response: VulnerabilityMetadataPage,
            },
            listResolvedVulnerabilities: (0, route.Jt)('/advisory/v2/images/resolvedVulns', ['apk.list', 'repo.list', 'manifest.metadata.list', 'tag.list'], {
                rpc: 'advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports',
                query: ResolvedVulnerabilitiesQuery,
                response: ResolvedVulnerabilities,
            }),
        };
        var group_routes = __webpack_require__(42774);
        var pull_routes = __webpack_require__(83354);
        var registry_routes = __webpack_require__(74886);
        var sign_in_routes = __webpack_require__(27932);
        var version_one_routes = __webpack_require__(75016);
        var vulnerability_routes = __webpack_require__(28665);
        var platform_client = __webpack_require__(57189);
        var registry_client = __webpack_require__(55793);
        var registry_content_client = __webpack_require__(9721);
        var registry_tokens = __webpack_require__(98016);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(39740);
        var uid = __webpack_require__(24513);
        var assessed_images = __webpack_require__(85858);
        var check_organization = __webpack_require__(25167);
        var image_content = __webpack_require__(49033);
        var check_evidence = __webpack_require__(77533);
        var errors = __webpack_require__(56046);
        var pin_origin = __webpack_require__(68449);
        var concurrency = __webpack_require__(97270);
        var settle = __webpack_require__(67559);
        var fetch_advisories = __webpack_require__(36721);
        var signed_contents = __webpack_require__(22069);
        ;
        const END_OF_LIFE = {
            predicateType: 'https://chainguard.dev/end-of-life',
            legacyForm: 'legacy-attestation',
            tagSuffix: '.att',
            maxBytes: 128 * 1024,
            most: 1,
        };
        async function attestsGrace(image, digest, sources) {
            const found = await (0, settle.G9)(findGrace(image, digest, sources));
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
        var fetch_lifecycle = __webpack_require__(17471);
        var organization_lists = __webpack_require__(35883);
        var fetch_packages = __webpack_require__(21469);
        var fetch_pull_policies = __webpack_require__(35903);
        var image_use = __webpack_require__(47125);
        var tag_history = __webpack_require__(43287);
        var image_reference = __webpack_require__(50880);
        var pin_config = __webpack_require__(25973);
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
            const digest = await digestOf(reference, sources);
            if (digest?.kind === 'unknown')
                return { kind: 'not-checked', problem: digest.problem };
            if (digest?.value === undefined)
                return undefined;
            const image = (0, pin_config.Fw)(mirrors, reference);
            const own = await verifyBuild(image, digest.value);
            if (own.kind !== 'unsigned' || reference.digest === undefined)
                return own;
            const index = await indexOf(reference);
            return index === undefined ? own : verifyBuild(image, digest.value, index);
        }
        async function digestOf(reference, { contentOf, registry, registryHost }) {
            const { digest, host, path } = reference;
            if (digest !== undefined)
                return { kind: 'known', value: digest };
            const tag = (0, image_reference.yr)(reference) ?? 'latest';
            const historic = (0, image_use.RC)(reference, registryHost);
            if (historic === undefined) {
                const manifest = await (0, settle.G9)(contentOf({ host, path }).manifest(tag));
                return manifest.kind === 'unknown' ? manifest : { kind: 'known', value: manifest.value.digest };
            }
            const history = await (0, settle.G9)(registry.tagHistory(historic, tag));
            return history.kind === 'unknown'
                ? undefined
                : { kind: 'known', value: (0, tag_history.Dz)(history.value)?.digest };
        }
        var digest_origins = __webpack_require__(40826);
        var find_repo = __webpack_require__(78264);
        ;
        function wantedImages(uses, tagsOfDigests, options) {
            const groups = Map.groupBy(uses, ({ reference }) => (0, image_reference.vy)(reference));
            return [...groups].flatMap(([image, group]) => {
                const [first] = group;
                const historic = first === undefined ? undefined : (0, image_use.RC)(first.reference, options.registryHost);
                if (historic === undefined)
                    return [];
                const tags = group.flatMap(({ reference }) => {
                    const found = tagsOfDigests.get((0, image_reference.Ys)(reference));
                    const tag = (0, image_use.RC)(reference, options.registryHost)?.tag;
                    return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
                });
                const references = Map.groupBy(group, ({ reference }) => (0, image_reference.Ys)(reference));
                return [
                    {
                        image,
                        historic,
                        repoUid: once(() => (0, find_repo.O7)(historic, options.organization, options.platform)),
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
        function once(request) {
            let result;
            return () => (result ??= request());
        }
        ;
        async function fetchEvidence(uses, sources) {
            const { access, now } = sources;
            return { evidence: await fetchAll(uses, sources), now, access };
        }
        async function fetchAll(uses, options) {
            const tagless = wantedImages(uses, new Map(), wantedFrom(options));
            const tagsOfDigests = await (0, digest_origins.uq)(tagless, verifyOptions(options), options.signedIn?.platform);
            const images = wantedImages(uses, tagsOfDigests, wantedFrom(options));
            const lists = fetchLists(images, options);
            const wanted = images.map((one) => withLists(one, lists, options));
            const references = uses.map(({ reference }) => reference);
            const packaged = fetchAllPackages(wanted, options);
            const historic = fetchTags(wanted, options).then(async (fetched) => ({
                tags: fetched,
                origins: await (0, digest_origins.Uy)(references, fetched, verifyOptions(options)),
            }));
            const indexOf = async (reference) => {
                const origin = (await historic).origins.get((0, pin_origin.D6)(reference));
                return origin?.kind === 'platform-manifest' ? origin.index : undefined;
            };
            const [packages, advisories, { tags, origins }, pullPolicies, signatures] = await Promise.all([
                packaged,
                packaged.then((found) => (0, fetch_advisories.BG)(namesOf(wanted, found), options)),
                historic,
                (0, fetch_pull_policies.e)(wanted, options),
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
            const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0, digest_origins.Gl)(signedIn.platform) };
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
            const repoUid = once(async () => {
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
                (0, concurrency.sf)(tags, concurrency.Ai, ({ historic, tag }) => (0, settle.G9)(registry.tagHistory(historic, tag))),
                (0, concurrency.sf)(tags, concurrency.Ri, async ({ tag, lifecycles }) => lifecycles && (0, settle.G9)(lifecycles.lifecycleOf(tag))),
            ]);
            const entries = tags.map(({ image, tag }, index) => {
                const history = histories[index];
                if (history === undefined)
                    throw new errors.OD('internal_bug', 'a tag was not fetched');
                return [(0, check_evidence.E4)(image, tag), { history, lifecycle: found[index] }];
            });
            return new Map(entries);
        }
        async function fetchAllPackages(wanted, options) {
            const references = wanted.flatMap((image) => [...image.references].map(([key, { platforms, reference }]) => ({ image, key, platforms, reference })));
            const packages = await (0, concurrency.sf)(references, concurrency.Ri, async ({ image, key, platforms, reference }) => {
                const { tag, digest } = reference;
                const request = (0, fetch_packages.fetchPackages)({ image: image.historic, reference: digest ?? tag ?? 'latest', platforms }, packageSources(options, image.repoUid));
                return [key, await (0, settle.G9)(request)];
            });
            return new Map(packages);
        }
        function packageSources({ content, registryHost: host, signatures, signedIn, }, repoUid) {
            const sources = { content, sboms: signedIn?.versionOne, repoUid };
            return { ...sources, signatures: signatures && (0, fetch_packages.sbomSignatures)(host, signatures) };
        }
        function namesOf(wanted, packages) {
            const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
                const known = packages.get(key);
                return (0, check_evidence.jh)(known?.kind === 'known' ? known.value : undefined, reference);
            }));
            return [...new Set(names)].sort();
        }
        var fix_result = __webpack_require__(13739);
        var advisory_status = __webpack_require__(36268);
        var assess = __webpack_require__(6308);
        var package_family = __webpack_require__(33399);
        ;
        const MOST_BUILDS = 7;
        function prepareSearch(reference, { evidence, assess }) {
            const { digest } = reference;
            const tag = (0, check_evidence.es)(reference, evidence);
            const known = (0, check_evidence.Hk)(reference, evidence);
            if (digest === undefined || (0, check_evidence.P$)(reference, known))
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
            return (0, check_evidence.jh)({ ...fetched.value, platforms }, { path: '' });
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
                const image = (0, image_use.RC)(reference, registryHost);
                if (image === undefined)
                    throw new errors.OD('internal_bug', 'a search without a history');
                const repoUid = () => getOrAdd(repos, (0, image_reference.vy)(reference), () => (0, find_repo.O7)(image, organization, signedIn?.platform));
                return getOrAdd(builds, [(0, image_reference.vy)(reference), digest, ...platforms].join(' '), () => (0, settle.G9)((0, fetch_packages.fetchPackages)({ image, reference: digest, platforms }, packageSources(sources, repoUid))));
            };
        }
        function getOrAdd(known, key, make) {
            const value = known.get(key) ?? make();
            known.set(key, value);
            return value;
        }
        var tag_source = __webpack_require__(5662);
        var access = __webpack_require__(26933);
        var oidc_request = __webpack_require__(40526);
        var open_access = __webpack_require__(3942);
        var check_access = __webpack_require__(91777);
        var check_signatures = __webpack_require__(99484);
        ;
        const routes = {
            ...sign_in_routes.H,
            ...group_routes.y,
            ...registry_routes.k,
            ...pull_routes.o,
            ...version_one_routes.n,
            ...vulnerability_routes.R,
            ...advisoryRoutes,
        };
        function createService(service) {
            const { clock, endpoints, send, signal } = service;
            return { ...service, call: (0, call.u)({ send, clock, endpoints, signal, routes }) };
        }
        async function openCheckAccess(service, inputs, environment) {
            const { identity } = inputs;
            const organization = { name: inputs.organization, uid: (0, uid.zL)(identity) };
            const found = (0, check_access.m)(environment);
            if (found.kind === 'request') {
                const access = await (0, open_access.u)(found, { ...service, identity });
                return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
            }
            const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
            const { reason } = (0, oidc_request.U)(found, inputs['when-unavailable'] || byDefault);
            const remedy = 'Authenticated runs check them, such as the run after the merge.';
            return { ...access.zZ, organization, run: { mode: 'anonymous', reason, remedy } };
        }
        async function fetchWith(service, access, { uses, platforms, head, trust }) {
            const { registry } = service.endpoints;
            const { organization, run } = access;
            const mismatch = run.mode === 'anonymous' ? undefined : (0, check_organization.v2)(organization.name, uses, registry);
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const opened = createSources(service, access, platforms);
            const signatures = await (0, check_signatures.openSignatures)(service, access, opened.content, trust);
            const sources = { ...opened, signatures };
            const fetched = await fetchEvidence(uses, sources);
            if (mismatch !== undefined && (0, check_organization.jD)(mismatch, fetched.evidence, registry))
                throw (0, check_organization.RG)(mismatch);
            const assess = (0, assessed_images.y)(fetched.evidence);
            const fixes = await fetchFixes(head, { evidence: fetched.evidence, assess }, sources);
            return { ...fetched, evidence: { ...fetched.evidence, fixes }, assess };
        }
        function createSources({ call, clock, endpoints, onSecret }, { apiToken: token, organization, registryToken, run, serverTime }, platforms) {
            const passwordFor = (image) => image.organization === organization.name ? registryToken : undefined;
            const tokens = (0, registry_tokens.Q)({ call, clock, onSecret, passwordFor });
            return {
                signedIn: token === undefined
                    ? undefined
                    : {
                        platform: (0, platform_client.B)({ call, token }),
                        versionOne: (0, version_one_client.k)({ call, token }),
                        vulnerabilities: (0, vulnerability_client.C)({ call, token }),
                    },
                access: run,
                registry: (0, tag_source.O)((0, registry_client.H)({ call, tokens })),
                content: (0, registry_content_client.e)({ call, tokens, digestOf: node_digest.R }),
                published: createAdvisoryClient({ call, token: undefined }),
                registryHost: endpoints.registry,
                organization,
                platforms,
                now: serverTime ?? clock.now(),
            };
        }
    }),
    99484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openSignatures: () => (openSignatures),
            trustRun: () => (trustRun)
        });
        var _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49033);
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        function trustRun({ config, configTree, pin }, given) {
            const { directory, onWarning, others, trustedRoot, variables } = given;
            const registries = { variables, directory, tokenHosts: pin.tokenHosts };
            return {
                config: config.trust,
                tree: configTree,
                mirrors: pin.mirrors,
                registries,
                others,
                trustedRoot,
                onWarning,
            };
        }
        async function openSignatures(service, access, content, run) {
            const { config, mirrors, others, registries } = run;
            if (config.signatures === 'off')
                return undefined;
            const { uid } = access.organization;
            const [{ openTrust }, opened] = await Promise.all([
                __webpack_require__.e(2776).then(__webpack_require__.bind(__webpack_require__, 42776)),
                others.length === 0 ? undefined : Promise.all([__webpack_require__.e(8899), __webpack_require__.e(1531), __webpack_require__.e(6795), __webpack_require__.e(5674)]).then(__webpack_require__.bind(__webpack_require__, 76795)),
            ]);
            const other = opened?.openRegistries({ ...service, ...registries, access });
            const read = (image) => {
                const named = { ...image, tag: undefined, digest: undefined };
                const historic = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__.RC)(named, service.endpoints.registry);
                if (historic !== undefined)
                    return (0, _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__.$E)(content, historic);
                if (other === undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', `${image.host} is not opened`);
                return other.contentOf(image);
            };
            const organization = uid === '' ? undefined : access.organization;
            const trust = await openTrust({ ...service, ...run, access, organization, contentOf: read });
            if (trust === undefined)
                return undefined;
            const areRequired = config.signatures === 'require';
            return { ...trust, areRequired, mirrors, others, contentOf: read };
        }
    }),
    47780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I: () => (SPDX_PREDICATE),
            t: () => (SpdxDocument)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const SpdxDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            spdxVersion: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                SPDXID: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
                name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                externalRefs: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ referenceType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), referenceLocator: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }))
                    .default([]),
            }))
                .default([]),
            relationships: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                spdxElementId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                relationshipType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                relatedSpdxElement: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
    }),
    15226: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (BundledEnvelope),
            Te: () => (InTotoStatement),
            gR: () => (DsseEnvelope),
            mH: () => (SimpleSigning),
            uf: () => (SIGNATURE_TYPE),
            vQ: () => (SIGNATURE_PREDICATE)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const SIGNATURE_PREDICATE = 'https://sigstore.dev/cosign/sign/v1';
        const InTotoStatement = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            _type: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(['https://in-toto.io/Statement/v0.1', 'https://in-toto.io/Statement/v1']),
            predicateType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            subject: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(), digest: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
            predicate: zod__WEBPACK_IMPORTED_MODULE_0__.L5J(),
        });
        const DsseEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ payloadType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), payload: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
        const BundledEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ dsseEnvelope: zod__WEBPACK_IMPORTED_MODULE_0__.L5J() });
        const SIGNATURE_TYPE = 'cosign container image signature';
        const SimpleSigning = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            critical: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                identity: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ 'docker-reference': zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
                image: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ 'docker-manifest-digest': zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
                type: zod__WEBPACK_IMPORTED_MODULE_0__.euz(SIGNATURE_TYPE),
            }),
        });
    }),
    25167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RG: () => (wrongOrganization),
            jD: () => (isRefusedEverywhere),
            v2: () => (compareOrganization)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50880);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70740);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90795);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33081);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47125);
        function compareOrganization(configured, uses, registry) {
            const references = new Map(uses.map(({ reference }) => [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(reference), reference]));
            const organizations = [...references.values()].flatMap((reference) => (0, _image_use_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry)?.organization ?? []);
            if (organizations.includes(configured))
                return undefined;
            const groups = Map.groupBy(organizations, (name) => name);
            groups.delete(_image_use_js__WEBPACK_IMPORTED_MODULE_3__.gO);
            if (groups.size === 0)
                return undefined;
            const named = [...groups].map(([name, group]) => ({ name, references: group.length }));
            const names = named.map(({ name }) => name);
            return {
                configured,
                named: named.toSorted((one, other) => other.references - one.references),
                nearest: (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__.z)(configured, names),
            };
        }
        function wrongOrganization({ configured, named, nearest }, own) {
            const all = named.map(({ name, references }) => `${name} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(references, 'reference')})`).join(', ');
            const reasons = [
                ...(named.length === 0 ? [] : [`the image references name ${all}`]),
                ...(own === undefined ? [] : [`the token belongs to ${own}`]),
            ];
            const reason = reasons.join(', and ') || 'the token has no access to it';
            const known = [nearest, own, ...(named.length === 1 ? named.map(({ name }) => name) : [])];
            const meant = known.find((name) => named.length === 0 || named.some((one) => one.name === name));
            const isSure = meant === nearest || meant === own;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_wrong_organization', `the organization is set to "${configured}", but ${reason}`, meant === undefined
                ? {}
                : { hint: `Set \`organization\` to ${meant}${isSure ? '' : ', and use credentials for it'}.` });
        }
        function isRefusedEverywhere({ named }, { tags, tagsOfDigests }, registry) {
            const facts = [
                ...[...tags].map(([key, { history }]) => ({ key, fact: history })),
                ...[...tagsOfDigests].map(([key, fact]) => ({ key, fact })),
            ];
            const about = facts.filter(({ key }) => named.some(({ name }) => key.startsWith(`${registry}/${name}/`)));
            return (about.length > 0 &&
                about.every(({ fact }) => fact.kind === 'unknown' && (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.WV)(fact.problem.code)));
        }
    }),
    21469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages),
            sbomSignatures: () => (sbomSignatures)
        });
        var image_content = __webpack_require__(49033);
        var evidence = __webpack_require__(77533);
        var platform_digest = __webpack_require__(76620);
        var signed_contents = __webpack_require__(22069);
        var spdx = __webpack_require__(47780);
        var statement = __webpack_require__(15226);
        ;
        const DISTRIBUTIONS = new Set(['wolfi', 'chainguard']);
        function readApkPackage(purls, describedBy) {
            const readings = purls.flatMap((purl) => readApk(purl) ?? []);
            const apk = readings.find(({ kind }) => kind === 'recognized') ?? readings[0];
            if (apk?.kind !== 'recognized')
                return apk;
            const origin = apk.package.origin ?? [...purls, ...describedBy].map(readBuildFile).find(isText);
            return { kind: 'recognized', package: { ...apk.package, origin } };
        }
        function readApk(purl) {
            const [, path, query = ''] = /^pkg:apk\/([^?#]*)(?:\?([^#]*))?/i.exec(purl) ?? [];
            if (path === undefined)
                return undefined;
            const at = path.lastIndexOf('@');
            const segments = path.slice(0, at === -1 ? undefined : at).split('/');
            const name = decode(segments.pop());
            const version = at === -1 ? undefined : decode(path.slice(at + 1));
            const distribution = segments.join('/').toLowerCase();
            if (name === undefined || version === undefined || !DISTRIBUTIONS.has(distribution))
                return { kind: 'unrecognized', namespace: distribution || 'unknown' };
            const qualifiers = new Map(query.split('&').map(readQualifier));
            const [arch, origin] = [qualifiers.get('arch'), qualifiers.get('origin')];
            return { kind: 'recognized', package: { name, version, distribution, arch, origin } };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decode(value)];
        }
        function readBuildFile(purl) {
            const file = decode(/^pkg:github\/[^#]+#(?:.*\/)?([^/]+)\.yaml$/.exec(purl)?.[1]);
            return file?.replace(/\.melange$/, '');
        }
        function isText(text) {
            return text !== undefined && text !== '';
        }
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
        var read_claim = __webpack_require__(62491);
        var parse_json = __webpack_require__(7085);
        ;
        function readSbom({ bytes, form }, subject) {
            const json = (0, parse_json.q)(new TextDecoder().decode(bytes));
            const bundle = form === 'bundle' ? statement.D.safeParse(json).data : undefined;
            const envelope = statement.gR.safeParse(bundle?.dsseEnvelope ?? json);
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            const { payload, payloadType } = envelope.data;
            const claim = (0, read_claim.j)({ payloadType, payload: Buffer.from(payload, 'base64') });
            if (claim.kind === 'invalid')
                return unreadable(claim.reason);
            if (claim.predicateType !== spdx.I)
                return unreadable('it states something else');
            if (claim.digest !== subject)
                return unreadable('it is about another image');
            return readDocument(claim.predicate);
        }
        function readDocument(document) {
            const parsed = spdx.t.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
            if (!parsed.success)
                return unreadable('it is no SPDX document');
            const { packages, relationships } = parsed.data;
            const purls = new Map(packages.map((one) => [one.SPDXID ?? '', purlsOf(one)]));
            const described = Map.groupBy(relationships.filter(({ relationshipType }) => relationshipType === 'DESCRIBED_BY'), ({ spdxElementId }) => spdxElementId);
            const readings = packages.flatMap((one) => {
                const related = described.get(one.SPDXID ?? '') ?? [];
                const describedBy = related.flatMap(({ relatedSpdxElement: id }) => purls.get(id) ?? []);
                return readApkPackage(purlsOf(one), describedBy) ?? [];
            });
            return { kind: 'packages', ...sortedOut(readings) };
        }
        function purlsOf({ externalRefs }) {
            return externalRefs
                .filter(({ referenceType }) => referenceType === 'purl')
                .map(({ referenceLocator }) => referenceLocator);
        }
        function sortedOut(readings) {
            const packages = readings.flatMap((one) => (one.kind === 'recognized' ? [one.package] : []));
            const others = readings.flatMap((one) => (one.kind === 'unrecognized' ? [one.namespace] : []));
            if (others.length === 0)
                return { packages };
            return { packages, unrecognized: { count: others.length, namespaces: [...new Set(others)].sort() } };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        var settle = __webpack_require__(67559);
        ;
        function sbomSignatures(host, { areRequired, verifySbom }) {
            return {
                areRequired,
                verify: ({ organization, name }, subject, content) => verifySbom({ host, path: `${organization}/${name}` }, subject, content),
            };
        }
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, settle.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest }) => ({
                platform,
                ...(await readAttached(wanted.image, digest, sources)),
            })));
            const found = attested.flatMap(withPackages);
            const isBuilt = (platform) => subjects.some((one) => one.platform === platform);
            const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
            const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
            const sboms = requested.length === 0 ? [] : await fetchSboms(fetched.digest, requested, sources);
            const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
            const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
            const missing = lacking
                .filter((platform) => !sboms.some((one) => one.platform === platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? evidence.DJ }));
            const unverifiedSboms = attested.flatMap(({ platform, proof, reading }) => proof?.kind === 'unverified'
                ? [{ platform, reason: proof.reason, isUsed: reading?.kind === 'packages' }]
                : []);
            const more = unverifiedSboms.length === 0 ? {} : { unverifiedSboms };
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk, ...more };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }), ...more };
        }
        const NO_MANIFEST = {
            platform_not_found: evidence.gX,
            auth_forbidden: evidence.lk,
        };
        function reasonOf(reading) {
            return reading?.kind === 'unreadable' ? reading.reason : evidence.Uk;
        }
        function byOrderOf(platforms) {
            return (one, other) => platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
        }
        function platformsOf(manifest, digest, wanted) {
            if (!('manifests' in manifest))
                return wanted.map((platform) => ({ platform, digest }));
            return wanted.flatMap((platform) => {
                const found = manifest.manifests.find((one) => withoutVariant(nameOf(one)) === withoutVariant(platform));
                return found === undefined ? [] : [{ platform, digest: found.digest }];
            });
        }
        function nameOf({ platform }) {
            return platform === undefined ? '' : (0, platform_digest.$)(platform);
        }
        function withoutVariant(platform) {
            return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
        }
        async function readAttached(image, subject, { content, signatures }) {
            const own = (0, image_content.$E)(content, image);
            const read = (found) => firstSbom(found, subject, async (one) => signatures?.verify(image, subject, one));
            const referring = await read((0, signed_contents.xG)(own, subject, signed_contents.HF));
            if (referring !== undefined && isGood(referring))
                return referring;
            const tagged = await (0, settle.u9)(read((0, signed_contents.$A)(own, subject, signed_contents.HF)));
            const best = tagged?.reading.kind === 'packages' || referring === undefined ? tagged : referring;
            if (best?.proof?.kind !== 'unverified' || signatures?.areRequired !== true)
                return best;
            return { ...best, reading: unreadable(best.proof.reason) };
        }
        async function firstSbom(found, subject, verify) {
            let best;
            for await (const one of found) {
                const reading = one.form === 'unread' ? unreadable(one.reason) : readSbom(one, subject);
                const proof = one.form === 'unread' || reading.kind !== 'packages' ? undefined : await verify(one);
                if (isGood({ reading, proof }))
                    return { reading, proof };
                if (best?.reading.kind !== 'packages')
                    best = { reading, proof };
            }
            return best;
        }
        function isGood({ reading, proof }) {
            return reading.kind === 'packages' && proof?.kind !== 'unverified';
        }
        async function fetchSboms(digest, platforms, { sboms, repoUid }) {
            if (sboms === undefined)
                return [];
            const repo = await (0, settle.u9)(repoUid());
            if (repo === undefined)
                return [];
            const readings = await Promise.all(platforms.map(async (platform) => {
                const text = await (0, settle.u9)(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
                return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
            }));
            return readings.flatMap(withPackages);
        }
        function withPackages({ platform, reading, proof, }) {
            if (reading?.kind !== 'packages')
                return [];
            const { packages, unrecognized } = reading;
            if (packages.length === 0 && unrecognized === undefined)
                return [];
            return [
                {
                    platform,
                    packages,
                    ...(unrecognized === undefined ? {} : { unrecognized }),
                    ...(proof === undefined ? {} : { sbom: proof.kind }),
                },
            ];
        }
    }),
    62491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            j: () => (readClaim)
        });
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15226);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33213);
        var _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7085);
        function readClaim({ payloadType, payload, }) {
            const json = readJson(payload);
            if (payloadType === 'simple-signing')
                return readSimpleSigning(json);
            if (payloadType !== _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Z2.statement)
                return invalid('its payload is not a statement');
            return readStatement(json);
        }
        function readSimpleSigning(json) {
            const payload = _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.mH.safeParse(json);
            if (!payload.success)
                return invalid('its payload is not a signature of an image');
            const { identity, image } = payload.data.critical;
            return claim(image['docker-manifest-digest'], {
                image: identity['docker-reference'],
                predicateType: _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.vQ,
                predicate: undefined,
            });
        }
        function readStatement(json) {
            const statement = _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.Te.safeParse(json);
            if (!statement.success)
                return invalid('its statement is malformed');
            const { predicateType, predicate, subject: subjects } = statement.data;
            const [subject, ...others] = subjects;
            if (subject === undefined)
                return invalid('its statement has no subject');
            if (others.length > 0)
                return invalid('its statement has several subjects');
            return claim(`sha256:${subject.digest['sha256']}`, { image: subject.name, predicateType, predicate });
        }
        function claim(digest, about) {
            if (!(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(digest))
                return invalid('it does not name a manifest by its SHA-256');
            return { kind: 'claim', digest, ...about, image: about.image === '' ? undefined : about.image };
        }
        function invalid(reason) {
            return { kind: 'invalid', reason };
        }
        function readJson(bytes) {
            try {
                return (0, _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
            }
            catch {
                return undefined;
            }
        }
    }),
    22069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $A: () => (taggedContents),
            HF: () => (SBOMS),
            eh: () => (SIGNATURES),
            xG: () => (referringContents)
        });
        var _contract_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47780);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15226);
        var _client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26074);
        var _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67559);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97270);
        const SIGNATURES = {
            predicateType: _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_2__.vQ,
            legacyForm: 'legacy-signature',
            tagSuffix: '.sig',
            maxBytes: 128 * 1024,
            most: 32,
        };
        const SBOMS = {
            predicateType: _contract_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__.I,
            legacyForm: 'legacy-attestation',
            tagSuffix: '.att',
            maxBytes: 32 * 1024 * 1024,
            most: 8,
        };
        const MOST_MANIFESTS = 64;
        const MANIFESTS_IN_FLIGHT = 8;
        async function* referringContents(content, subject, wanted) {
            const listed = await content.referrers(subject);
            const named = listed.filter(({ annotations }) => predicateOf(annotations) === wanted.predicateType);
            for (const { digest } of named.slice(0, wanted.most)) {
                yield* fetchLayers(content, await layersOf(content, digest, wanted), wanted);
            }
            const unnamed = listed.filter((one) => predicateOf(one.annotations) === undefined && canHold(one, wanted));
            const layers = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_5__.sf)(unnamed.slice(0, MOST_MANIFESTS), MANIFESTS_IN_FLIGHT, ({ digest }) => layersOf(content, digest, wanted));
            yield* fetchLayers(content, layers.flat().sort(bySize(wanted)), wanted);
            if (named.length > wanted.most)
                yield tooMany(named.length, wanted.most);
            if (unnamed.length > MOST_MANIFESTS)
                yield tooMany(unnamed.length, MOST_MANIFESTS);
        }
        async function* taggedContents(content, subject, wanted) {
            const tag = `${subject.replace(':', '-')}${wanted.tagSuffix}`;
            yield* fetchLayers(content, await layersOf(content, tag, wanted), wanted);
        }
        function bySize({ legacyForm }) {
            const sign = legacyForm === 'legacy-signature' ? 1 : -1;
            return (one, other) => sign * (one.descriptor.size - other.descriptor.size);
        }
        function predicateOf(annotations) {
            return annotations?.['dev.sigstore.bundle.predicateType'] ?? annotations?.['predicateType'];
        }
        const LEGACY_ARTIFACTS = {
            'legacy-signature': 'application/vnd.dev.cosign.artifact.sig.v1+json',
            'legacy-attestation': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function canHold({ artifactType = '' }, { legacyForm }) {
            const types = ['', _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.empty, LEGACY_ARTIFACTS[legacyForm]];
            return isBundle(artifactType) || types.includes(artifactType);
        }
        function isBundle(type) {
            return type.startsWith('application/vnd.dev.sigstore.bundle');
        }
        async function layersOf(content, reference, wanted) {
            const fetched = await (0, _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__.u9)(content.manifest(reference), ['platform_not_found']);
            if (fetched === undefined || !('layers' in fetched.manifest))
                return [];
            const { annotations, layers } = fetched.manifest;
            return layers.flatMap((descriptor) => {
                const form = formOf(descriptor, wanted);
                const predicate = predicateOf(descriptor.annotations) ?? predicateOf(annotations);
                const isWanted = predicate === undefined || predicate === wanted.predicateType;
                return form !== undefined && isWanted ? [{ form, descriptor }] : [];
            });
        }
        const LEGACY_LAYERS = {
            'legacy-signature': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.simpleSigning,
            'legacy-attestation': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function formOf({ mediaType }, { legacyForm }) {
            if (isBundle(mediaType))
                return 'bundle';
            return mediaType === LEGACY_LAYERS[legacyForm] ? legacyForm : undefined;
        }
        async function* fetchLayers(content, layers, { likelyBytes, maxBytes, most }) {
            const likely = likelyBytes && { digest: await (0, _client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__.b)(likelyBytes, 'sha256'), bytes: likelyBytes };
            for (const { form, descriptor } of layers.slice(0, most)) {
                const { annotations = {}, digest, mediaType, size } = descriptor;
                const request = async () => size > maxBytes ? TOO_LARGE : (0, _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__.Ko)(content.blob(digest, { maxBytes }), UNREAD);
                const bytes = digest === likely?.digest ? likely.bytes : await request();
                if (typeof bytes === 'string')
                    yield { form: 'unread', reason: bytes, isLimit: bytes === TOO_LARGE };
                else
                    yield form === 'bundle' ? { form, bytes, mediaType } : { form, bytes, annotations };
            }
            if (layers.length > most)
                yield tooMany(layers.length, most);
        }
        const TOO_LARGE = 'it is too large';
        const UNREAD = { platform_not_found: 'its content is not in the registry', platform_too_large: TOO_LARGE };
        function tooMany(found, read) {
            return { form: 'unread', reason: `of ${found} only ${read} are read`, isLimit: true };
        }
    })
};
