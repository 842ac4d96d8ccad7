export const id = 944;
export const ids = [944, 891];
export const modules = {
    88944: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        var registry_content_client = __webpack_require__(81892);
        var registry_tokens = __webpack_require__(98016);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(39740);
        var uid = __webpack_require__(24513);
        var assessed_images = __webpack_require__(85858);
        var check_organization = __webpack_require__(25167);
        var check_evidence = __webpack_require__(77533);
        var image_use = __webpack_require__(47125);
        var errors = __webpack_require__(56046);
        var image_reference = __webpack_require__(50880);
        var concurrency = __webpack_require__(97270);
        var settle = __webpack_require__(67559);
        var fetch_advisories = __webpack_require__(36721);
        var fetch_lifecycle = __webpack_require__(17471);
        var organization_lists = __webpack_require__(35883);
        var fetch_packages = __webpack_require__(98891);
        var fetch_pull_policies = __webpack_require__(35903);
        var digest_origins = __webpack_require__(40826);
        var find_repo = __webpack_require__(78264);
        ;
        async function fetchEvidence(uses, sources) {
            const { access, now } = sources;
            return { evidence: await fetchAll(uses, sources), now, access };
        }
        async function fetchAll(uses, options) {
            const tagless = wantedImages(uses, new Map(), options);
            const tagsOfDigests = await (0, digest_origins.uq)(tagless, verifyOptions(options), options.signedIn?.platform);
            const images = wantedImages(uses, tagsOfDigests, options);
            const lists = fetchLists(images, options);
            const wanted = images.map((one) => withLists(one, lists, options));
            const references = uses.map(({ reference }) => reference);
            const [packages, { tags, origins }, pullPolicies] = await Promise.all([
                fetchAllPackages(wanted, options),
                fetchTags(wanted, options).then(async (fetched) => ({
                    tags: fetched,
                    origins: await (0, digest_origins.Uy)(references, fetched, verifyOptions(options)),
                })),
                (0, fetch_pull_policies.e)(wanted, options),
            ]);
            const advisories = await (0, fetch_advisories.BG)(namesOf(wanted, packages), options);
            return { tags, tagsOfDigests, origins, packages, advisories, pullPolicies, fixes: new Map() };
        }
        function verifyOptions({ registry, content, registryHost, signedIn }) {
            const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0, digest_origins.Gl)(signedIn.platform) };
            return { registry, content, registryHost, ...tagsOfDigest };
        }
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
                        repoUid: once(() => (0, find_repo.O7)(historic, options.organization, options.signedIn?.platform)),
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
        function fetchLists(images, { organization, signedIn }) {
            if (signedIn === undefined)
                return organization_lists.Wo;
            const own = images.filter(({ historic }) => historic.organization === organization.name);
            const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
            return (0, organization_lists.fl)(organization.uid, wanted, signedIn);
        }
        function withLists(one, lists, { now, organization, signedIn }) {
            const isOwn = one.historic.organization === organization.name;
            const repoUid = once(async () => {
                const listed = isOwn ? await lists.repo(one.historic.name) : undefined;
                return listed?.uid ?? one.repoUid();
            });
            const given = { repoUid, wanted: [...one.tags], lists, now };
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
                const request = (0, fetch_packages.fetchPackages)({ image: image.historic, reference: digest ?? tag ?? 'latest', platforms }, { content: options.content, sboms: options.signedIn?.versionOne, repoUid: image.repoUid });
                return [key, await (0, settle.G9)(request)];
            });
            return new Map(packages);
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
        var tag_history = __webpack_require__(43287);
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
        function createPackagesFetcher({ content, organization, registryHost, signedIn, }) {
            const builds = new Map();
            const repos = new Map();
            return ({ reference, digest, platforms }) => {
                const image = (0, image_use.RC)(reference, registryHost);
                if (image === undefined)
                    throw new errors.OD('internal_bug', 'a search without a history');
                const repoUid = () => getOrAdd(repos, (0, image_reference.vy)(reference), () => (0, find_repo.O7)(image, organization, signedIn?.platform));
                const packagesSources = { content, sboms: signedIn?.versionOne, repoUid };
                return getOrAdd(builds, [(0, image_reference.vy)(reference), digest, ...platforms].join(' '), () => (0, settle.G9)((0, fetch_packages.fetchPackages)({ image, reference: digest, platforms }, packagesSources)));
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
        function createService({ send, signal, ...service }) {
            const { clock, endpoints } = service;
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
        async function fetchWith(service, access, { uses, platforms, head }) {
            const { registry } = service.endpoints;
            const { organization, run } = access;
            const mismatch = run.mode === 'anonymous' ? undefined : (0, check_organization.v2)(organization.name, uses, registry);
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const sources = createSources(service, access, platforms);
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
    98891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages)
        });
        var oci = __webpack_require__(75398);
        var schemas = __webpack_require__(92857);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                SPDXID: schemas.YjP().optional(),
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
            }))
                .default([]),
            relationships: schemas.YOg(schemas.Ikc({
                spdxElementId: schemas.YjP(),
                relationshipType: schemas.YjP(),
                relatedSpdxElement: schemas.YjP(),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
        const InTotoStatement = schemas.Ikc({
            predicateType: schemas.YjP(),
            subject: schemas.YOg(schemas.Ikc({ digest: schemas.g1P(schemas.YjP(), schemas.YjP()) })),
            predicate: schemas.L5J(),
        });
        const DsseEnvelope = schemas.Ikc({ payloadType: schemas.YjP(), payload: schemas.YjP() });
        var evidence = __webpack_require__(77533);
        var platform_digest = __webpack_require__(76620);
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
        var parse_json = __webpack_require__(7085);
        ;
        function readEnvelope(bytes, subject) {
            const envelope = DsseEnvelope.safeParse(readJson(bytes));
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            if (envelope.data.payloadType !== oci.Z2.statement)
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
        function readDocument(document) {
            const parsed = SpdxDocument.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
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
        function readJson(bytes) {
            return (0, parse_json.q)(new TextDecoder().decode(bytes));
        }
        var settle = __webpack_require__(67559);
        ;
        const MOST_BYTES = 32 * 1024 * 1024;
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, settle.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest: subject }) => ({
                platform,
                reading: await readAttestation(wanted.image, subject, sources.content),
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
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
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
        async function readAttestation(image, subject, content) {
            const referrers = await content.referrers(image, subject);
            const candidates = referrers.filter(isAttestation).map(({ digest }) => digest);
            const layers = (await Promise.all(candidates.map((digest) => layersOf(image, digest, content)))).flat();
            const behindTag = `${subject.replace(':', '-')}.att`;
            const all = layers.length > 0 ? layers : await layersOf(image, behindTag, content);
            let last;
            for (const layer of all) {
                const bytes = await (0, settle.u9)(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
                last =
                    bytes === undefined
                        ? { kind: 'unreadable', reason: 'the SBOM is too large' }
                        : readEnvelope(bytes, subject);
                if (last.kind === 'packages')
                    return last;
            }
            return last;
        }
        const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'];
        function isAttestation({ artifactType, annotations }) {
            const predicate = annotations?.['predicateType'];
            return predicate === undefined ? artifactType === oci.Z2.envelope : predicate === SPDX_PREDICATE;
        }
        async function layersOf(image, reference, content) {
            const fetched = await (0, settle.u9)(content.manifest(image, reference));
            if (fetched === undefined || !('layers' in fetched.manifest))
                return [];
            return fetched.manifest.layers.filter(({ mediaType, annotations }) => mediaType === oci.Z2.envelope &&
                (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE);
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
        function withPackages({ platform, reading, }) {
            if (reading?.kind !== 'packages')
                return [];
            const { packages, unrecognized } = reading;
            if (packages.length === 0 && unrecognized === undefined)
                return [];
            return [{ platform, packages, ...(unrecognized === undefined ? {} : { unrecognized }) }];
        }
    })
};
