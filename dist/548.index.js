export const id = 548;
export const ids = [548, 944, 891];
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
    60548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCommand: () => (checkCommand)
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(92857);
        var exec_command = __webpack_require__(10448);
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
        var git_commit_tree = __webpack_require__(60915);
        ;
        async function openDirectoryBase(directory, ref, command) {
            const git = async (...args) => {
                const { exitCode, stdout } = await command('git', args, { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
            };
            const place = await command('git', ['rev-parse', '--show-prefix'], { directory });
            if (place.exitCode !== 0)
                throw noRepository(directory, place.stderr);
            const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
            if (named === undefined)
                throw new errors.OD('config_usage_invalid', `--base: "${ref}" is not a commit in this repository`, {
                    hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
                });
            const commit = (await (0, git_commit_tree.yr)(directory, [named, 'HEAD'], command)) ?? named;
            const tree = await (0, git_commit_tree.W$)(directory, commit, command);
            if (tree === undefined)
                throw new errors.OD('config_usage_invalid', `--base: the files of ${commit} cannot be read`);
            return { commit, tree: belowDirectory(tree, new TextDecoder().decode(place.stdout).trim()) };
        }
        function noRepository(directory, stderr) {
            const reason = (0, printable.g$)(stderr.split('\n', 1)[0] ?? '', 200);
            return new errors.OD('config_usage_invalid', `--base: git cannot read a repository in ${directory} (${reason})`, {
                hint: 'Run this in a clone of the repository, or use --since or --baseline instead.',
            });
        }
        function belowDirectory(tree, prefix) {
            if (prefix === '')
                return tree;
            const below = (paths) => paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
            return {
                list: async () => below(await tree.list()),
                submodules: async () => below(await tree.submodules()),
                read: async (paths) => {
                    const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
                    return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
                },
            };
        }
        var work_tree = __webpack_require__(18429);
        var finding = __webpack_require__(84939);
        var gate_policy = __webpack_require__(63714);
        var policy_options = __webpack_require__(98181);
        var judge = __webpack_require__(76923);
        var check_text = __webpack_require__(36596);
        var view_context = __webpack_require__(89572);
        var load_baseline = __webpack_require__(25266);
        var read_trees = __webpack_require__(99589);
        var inputs = __webpack_require__(16514);
        var load_exploit_data = __webpack_require__(74850);
        var check_service = __webpack_require__(88944);
        var service_inputs = __webpack_require__(58765);
        var cli_arguments = __webpack_require__(9473);
        var groups_client = __webpack_require__(52358);
        var platform_access = __webpack_require__(44860);
        var transport_endpoints = __webpack_require__(43550);
        var check_organization = __webpack_require__(25167);
        var problems = __webpack_require__(108);
        var plural = __webpack_require__(90795);
        var find_repo = __webpack_require__(78264);
        var access_access = __webpack_require__(26933);
        ;
        async function openShellAccess({ call, endpoints }, access, { organization, uses }) {
            const { apiToken: token } = access;
            const mismatch = (0, check_organization.v2)(organization, uses, endpoints.registry);
            const named = mismatch?.named ?? [];
            if (organization === '' && (token !== undefined || access.registryToken !== undefined))
                throw new errors.OD('config_usage_invalid', '--organization is missing: it names the images that the token is for', named.length === 0
                    ? {}
                    : { hint: `The image references name ${named.map(({ name }) => name).join(', ')}.` });
            const run = runAccess(access, organization, endpoints);
            if (token === undefined)
                return { ...access, run, organization: { name: organization, uid: '' } };
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const groups = (0, groups_client.W)((0, platform_access.qk)({ call, token }));
            const found = await (0, find_repo.t2)(organization, { token, groups });
            if (found.uid !== undefined)
                return { ...access, run, organization: { name: organization, uid: found.uid } };
            throw (0, check_organization.RG)(mismatch ?? { configured: organization, named: [], nearest: undefined }, found.own?.name);
        }
        function runAccess({ apiToken, registryToken }, organization, endpoints) {
            const remedy = `Run \`export ${missingTokens({ apiToken, registryToken }, endpoints).join(' ')}\`.`;
            const missing = registryToken === undefined ? `${API} and MOORING_REGISTRY_TOKEN are` : `${API} is`;
            if (apiToken === undefined)
                return { mode: 'anonymous', reason: `${missing} not set`, remedy };
            return {
                mode: 'signed-in',
                organization,
                ...(registryToken === undefined ? { pullRemedy: remedy } : {}),
            };
        }
        const API = 'MOORING_API_TOKEN';
        function missingTokens({ apiToken, registryToken }, endpoints) {
            return [
                ...(apiToken === undefined ? [tokenVariable(API, endpoints.apiUrl)] : []),
                ...(registryToken === undefined
                    ? [tokenVariable('MOORING_REGISTRY_TOKEN', (0, transport_endpoints.mm)(endpoints))]
                    : []),
            ];
        }
        function tokenVariable(name, audience) {
            return `${name}="$(${(0, access_access.xJ)(audience)})"`;
        }
        function requireCredentials({ findings }, access, endpoints) {
            const { organization, run } = access;
            if (run.mode === 'signed-in')
                return;
            const unchecked = findings.flatMap(({ cause, reference }) => cause?.kind === 'unauthenticated' ? [(0, problems.nA)(reference)] : []);
            const images = new Set(unchecked);
            if (images.size === 0)
                return;
            const verb = images.size === 1 ? 'requires' : 'require';
            const [name, ...others] = new Set([...images].flatMap((image) => image.split('/')[1] ?? []));
            const isUnnamed = organization.name === '' && others.length === 0;
            const hint = [
                `Run these commands, then check again${isUnnamed ? ` with \`--organization ${name}\`` : ''}:`,
                ...missingTokens(access, endpoints).map((variable) => `  export ${variable}`),
                'To check public images only, pass `--allow-unauthenticated`.',
            ];
            throw new errors.OD('auth_credentials_missing', `${(0, plural.U)(images.size, 'image')} ${verb} authentication, and ${run.reason}`, { hint: hint.join('\n') });
        }
        var service_options = __webpack_require__(63401);
        ;
        const CheckOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...inputs.YI,
            ...inputs.HJ,
            organization: schemas.euz('').or(service_inputs.yb),
            'exploit-data': inputs.iO,
            base: schemas.YjP(),
        });
        const checkCommand = {
            description: [
                'Checks every image that the files below DIRECTORY (default: the current directory) refer to, as the check action ' +
                    'does, by the configuration in DIRECTORY/.github/mooring.yml. Public images need no credentials.',
            ],
            positional: cli_arguments.Md,
            options: [
                {
                    name: 'base',
                    value: 'REF',
                    description: 'Compare with the commit where the branch left REF, as in a pull request into REF: other findings are new, and ' +
                        'the configuration of that commit applies.',
                },
                {
                    name: 'since',
                    value: 'TIME',
                    description: 'Without --base: findings since TIME, such as 2026-05-01T00:00:00Z, are new.',
                },
                {
                    name: 'baseline',
                    value: 'FILE',
                    description: 'Without --base: findings that FILE, the report of an earlier check, does not list are new.',
                    completion: 'file',
                },
                {
                    name: 'exploit-data',
                    value: 'FILES',
                    description: 'Files with known exploits (CISA KEV, JSON) or EPSS scores (CSV): they order and label findings only.',
                    isList: true,
                    completion: 'file',
                },
                {
                    name: 'organization',
                    value: 'NAME',
                    description: 'Your organization, as image references spell it; required with a token.',
                },
                {
                    name: 'allow-unauthenticated',
                    description: 'Without tokens: report private images as warnings instead of exiting with 1.',
                },
                {
                    name: 'json',
                    description: 'Print the report (schema/check-report.v1.json) instead of text.',
                },
                ...inputs.x8.map(policyOption),
                ...service_options.P3,
            ],
            sections: [{ title: 'RULES', content: [`\`none\`, or a comma-separated list of ${finding.y0.join(', ')}.`] }],
            variables: service_options.Yr,
            exitStatus: '0 if the check passes, also with warnings, 1 if it fails, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring check', description: 'Check the images of the current directory' },
                {
                    command: 'mooring check --base origin/main --fail-on new-end-of-life,new-advisory',
                    description: 'Check the branch like a pull request into main, for these rules',
                },
                {
                    command: 'mooring check --json > baseline.json; mooring check --baseline baseline.json',
                    description: 'Accept the findings of today',
                },
            ],
            run: async ({ values, positionals }, { clock, log, print, send, variables }) => {
                const directory = (0, external_node_path_.resolve)((0, cli_arguments.gZ)(positionals));
                await (0, work_tree.T)(directory);
                requireText(values, ['base', 'since', 'baseline']);
                const inputs = (0, service_options.Tt)(CheckOptions, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const shell = (0, access_access.r6)(variables);
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                const command = (0, exec_command.p)(signal);
                const head = (0, work_tree.YT)(directory, command);
                const base = await findBase(directory, { head, command }, inputs);
                const trees = await (0, read_trees.i)({ head, base, startedAt: clock.now() });
                const exploits = await (0, load_exploit_data.a)(inputs['exploit-data'] ?? trees.config.check.exploitData, head);
                const uses = (0, read_trees.X)(trees, endpoints.registry);
                const service = (0, check_service.createService)({
                    send,
                    clock,
                    endpoints,
                    signal,
                    onSecret: () => undefined,
                });
                const { organization } = inputs;
                const access = uses.length === 0 ? undefined : await openShellAccess(service, shell, { organization, uses });
                if (access !== undefined)
                    log(access.status);
                const evidence = access === undefined
                    ? (0, judge.n)(clock.now())
                    : await (0, check_service.fetchWith)(service, access, {
                        uses,
                        head: trees.head.uses,
                        platforms: trees.config.check.platforms,
                    });
                const { registry } = endpoints;
                const { report } = (0, judge.S)(trees, evidence, { inputs: (0, gate_policy.T4)(inputs), registry, exploits });
                if (access !== undefined && values['allow-unauthenticated'] !== true)
                    requireCredentials(report, access, endpoints);
                const isJson = values['json'] === true;
                print(isJson
                    ? `${JSON.stringify(report, null, 2)}\n`
                    : `${(0, check_text.S5)(report, contextOf(inputs)).join('\n')}\n`);
                return report.verdict === 'fail' ? 1 : 0;
            },
        };
        function policyOption(option) {
            const isList = option.kind === 'list' || option.kind === 'severities';
            return {
                name: option.name,
                value: placeholder(option),
                description: (0, policy_options.ti)(option),
                group: 'POLICY OPTIONS (override the configuration file)',
                isList,
                completion: completionOf(option),
            };
        }
        function completionOf(option) {
            switch (option.kind) {
                case 'list':
                    return ['none', ...option.values];
                case 'choice':
                    return option.values;
                case 'choice-or-days':
                    return [...option.values, 'after 7 days'];
                case 'switch':
                    return ['true', 'false'];
                case 'severities':
                case 'days':
                case 'duration':
                    return [];
            }
        }
        function placeholder(option) {
            switch (option.kind) {
                case 'list':
                    return `${option.what.toUpperCase()}S`;
                case 'choice':
                    return option.values.join('|');
                case 'choice-or-days':
                    return [...option.values, '"after N days"'].join('|');
                case 'severities':
                    return `SEVERITY=${option.what.toUpperCase()}`;
                case 'switch':
                    return 'true|false';
                case 'days':
                case 'duration':
                    return option.kind.toUpperCase();
            }
        }
        function requireText(values, names) {
            const empty = names.find((name) => typeof values[name] === 'string' && values[name].trim() === '');
            if (empty !== undefined)
                throw new errors.OD('config_usage_invalid', `--${empty} is empty; omit it to compare with nothing`);
        }
        function contextOf({ base }) {
            return base === '' ? view_context.V0 : { event: 'change', baseName: base };
        }
        async function findBase(directory, { head, command }, { base, baseline, since }) {
            const named = [base, baseline].filter((text) => text !== '');
            if (named.length + (since === undefined ? 0 : 1) > 1)
                throw new errors.OD('config_usage_invalid', 'set only one of --base, --since and --baseline');
            if (base !== '') {
                const { commit, tree } = await openDirectoryBase(directory, base, command);
                return { isChange: true, kind: 'tree', commit, tree };
            }
            if (since !== undefined)
                return { isChange: false, kind: 'since', since };
            if (baseline === '')
                return { isChange: false, kind: 'none', reason: 'no --base was given' };
            return (0, load_baseline.o)(head, baseline);
        }
    }),
    63401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions),
            Yr: () => (TOKEN_VARIABLES)
        });
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98181);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58765);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
        const PLACE_OPTIONS = Object.entries(_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.ls).map(([name, place]) => ({
            name,
            value: place.value,
            description: (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.ti)(place),
            group: 'ENDPOINT OPTIONS',
        }));
        const TOKEN_VARIABLES = [
            { term: 'MOORING_API_TOKEN', description: 'Token for the platform API.' },
            {
                term: 'MOORING_REGISTRY_TOKEN',
                description: "Token for private images in the platform's registry; others use Docker's stored credentials.",
            },
        ];
        function readOptions(schema, values, variables) {
            return (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.h$;
            return (name) => {
                const option = values[name];
                if (typeof option === 'string')
                    return option.trim();
                return (variables[(0, _arguments_js__WEBPACK_IMPORTED_MODULE_2__.cG)(name)] ?? defaults[name] ?? '').trim();
            };
        }
    }),
    52358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (createGroupsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createGroupsClient(access) {
            const { request } = access;
            return {
                ...(0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.DT)(access, 'group', {
                    get: 'getGroup',
                    create: 'createGroup',
                    delete: 'deleteGroup',
                }),
                list: ({ name, ...place } = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listGroups',
                    purpose: 'list the groups',
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ groups, ...page }) => [groups, page],
                    uidOf: (group) => group.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateGroup', `update the group ${uid}`, (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.VI)(uid, changes, mask)),
                lookup: async () => (await request('lookupGroup', 'look up the organization of the caller')).group,
                isEligible: async () => (await request('checkEligibility', 'check the eligibility')).eligible ?? false,
                requestAccess: async (uid) => {
                    await request('requestGroupAccess', `request access to the group ${uid}`, { path: { uid }, body: {} });
                },
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
