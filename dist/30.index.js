export const id = 30;
export const ids = [30, 891];
export const modules = {
    3030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            createService: () => (createService),
            fetchWith: () => (fetchWith),
            openCheckAccess: () => (openCheckAccess)
        });
        var node_digest = __webpack_require__(1686);
        var list = __webpack_require__(2158);
        var platform_access = __webpack_require__(4860);
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
        var call = __webpack_require__(1385);
        var advisory_routes = __webpack_require__(9181);
        var group_routes = __webpack_require__(2774);
        var pull_routes = __webpack_require__(3354);
        var registry_routes = __webpack_require__(4886);
        var sign_in_routes = __webpack_require__(7932);
        var version_one_routes = __webpack_require__(5016);
        var vulnerability_routes = __webpack_require__(8665);
        var platform_client = __webpack_require__(7189);
        var registry_client = __webpack_require__(5793);
        var registry_content_client = __webpack_require__(1892);
        var registry_tokens = __webpack_require__(8016);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(9740);
        var uid = __webpack_require__(4513);
        var check_organization = __webpack_require__(5167);
        var evidence = __webpack_require__(7533);
        var image_use = __webpack_require__(7125);
        var errors = __webpack_require__(6046);
        var image_reference = __webpack_require__(880);
        var concurrency = __webpack_require__(7270);
        var settle = __webpack_require__(7559);
        var fetch_advisories = __webpack_require__(6721);
        var fetch_lifecycle = __webpack_require__(3512);
        var organization_lists = __webpack_require__(5883);
        var fetch_packages = __webpack_require__(8891);
        var digest_origins = __webpack_require__(826);
        var find_repo = __webpack_require__(8264);
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
            const wanted = images.map((one) => Object.assign({}, one, { repoUid: once(() => repoUidOf(one, lists, options)) }));
            const references = uses.map(({ reference }) => reference);
            const [packages, { tags, origins }] = await Promise.all([
                fetchAllPackages(wanted, options),
                fetchTags(wanted, lists, options).then(async (fetched) => ({
                    tags: fetched,
                    origins: await (0, digest_origins.Uy)(references, fetched, verifyOptions(options)),
                })),
            ]);
            const names = namesOf(wanted, packages);
            const advisories = options.signedIn === undefined
                ? await (0, fetch_advisories.S)(names, options.published)
                : await (0, fetch_advisories.W)(names, options.signedIn.vulnerabilities);
            return { tags, tagsOfDigests, origins, packages, advisories };
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
                        repoUid: once(() => (0, find_repo.O)(historic, options.organization, options.signedIn?.platform)),
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
        async function repoUidOf({ historic, repoUid }, lists, { organization }) {
            const isOwn = historic.organization === organization.name;
            const listed = isOwn ? await lists.repo(historic.name) : undefined;
            return listed?.uid ?? repoUid();
        }
        async function fetchTags(wanted, lists, options) {
            const { now, registry, signedIn } = options;
            const tags = wanted.flatMap(({ historic, image, repoUid, tags: names }) => {
                const fetcher = signedIn && (0, fetch_lifecycle.u)({ repoUid, wanted: [...names], lists, now, ...signedIn });
                return [...names].map((tag) => ({ historic, image, tag, fetcher }));
            });
            const [histories, lifecycles] = await Promise.all([
                (0, concurrency.sf)(tags, concurrency.Ai, ({ historic, tag }) => (0, settle.G9)(registry.tagHistory(historic, tag))),
                (0, concurrency.sf)(tags, concurrency.Ri, async ({ tag, fetcher }) => fetcher && (0, settle.G9)(fetcher.lifecycleOf(tag))),
            ]);
            const entries = tags.map(({ image, tag }, index) => {
                const history = histories[index];
                if (history === undefined)
                    throw new errors.OD('internal_bug', 'a tag was not fetched');
                return [(0, evidence.E4)(image, tag), { history, lifecycle: lifecycles[index] }];
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
                return (0, evidence.jh)(known?.kind === 'known' ? known.value : undefined, reference);
            }));
            return [...new Set(names)].sort();
        }
        var tag_source = __webpack_require__(5662);
        var access = __webpack_require__(6933);
        var oidc_request = __webpack_require__(526);
        var open_access = __webpack_require__(3942);
        var check_access = __webpack_require__(1777);
        ;
        const routes = {
            ...sign_in_routes.H,
            ...group_routes.y,
            ...registry_routes.k,
            ...pull_routes.o,
            ...version_one_routes.n,
            ...vulnerability_routes.R,
            ...advisory_routes.i,
        };
        function createService({ send, timeoutSeconds, ...service }) {
            const { clock, endpoints } = service;
            const signal = AbortSignal.timeout(timeoutSeconds * 1000);
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
        async function fetchWith(service, access, { uses, platforms }) {
            const { registry } = service.endpoints;
            const { organization, run } = access;
            const mismatch = run.mode === 'anonymous' ? undefined : (0, check_organization.v2)(organization.name, uses, registry);
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const fetched = await fetchEvidence(uses, createSources(service, access, platforms));
            if (mismatch !== undefined && (0, check_organization.jD)(mismatch, fetched.evidence, registry))
                throw (0, check_organization.RG)(mismatch);
            return fetched;
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
    5167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RG: () => (wrongOrganization),
            jD: () => (isRefusedEverywhere),
            v2: () => (compareOrganization)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(880);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(795);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3081);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7125);
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
    8891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages)
        });
        var oci = __webpack_require__(5398);
        var schemas = __webpack_require__(2857);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
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
        var evidence = __webpack_require__(7533);
        var platform_digest = __webpack_require__(6620);
        ;
        function readApkPackage(purls) {
            const apk = purls.map(readApk).find((one) => one !== undefined);
            if (apk === undefined)
                return undefined;
            const origin = apk.origin ?? purls.map(readBuildFile).find((one) => one !== undefined);
            return { ...apk, origin };
        }
        function readApk(purl) {
            const match = /^pkg:apk\/(wolfi|chainguard)\/([^@?#/]+)@([^@?#/]+)(?:\?([^#]*))?(?:#.*)?$/.exec(purl);
            const distribution = match?.[1];
            const [name, version] = [match?.[2], match?.[3]].map(decode);
            if (name === undefined || version === undefined)
                return undefined;
            const qualifiers = new Map((match?.[4] ?? '').split('&').map(readQualifier));
            return {
                name,
                version,
                distribution,
                arch: qualifiers.get('arch'),
                origin: qualifiers.get('origin'),
            };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decode(value)];
        }
        function readBuildFile(purl) {
            return decode(/^pkg:github\/[^#]+#([^#/]+)\.yaml$/.exec(purl)?.[1]);
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
            const packages = parsed.data.packages.flatMap(({ externalRefs }) => {
                const purls = externalRefs.filter(({ referenceType }) => referenceType === 'purl');
                return readApkPackage(purls.map(({ referenceLocator }) => referenceLocator)) ?? [];
            });
            return { kind: 'packages', packages };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        function readJson(bytes) {
            return (0, parse_json.q)(new TextDecoder().decode(bytes));
        }
        var settle = __webpack_require__(7559);
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
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? 'not built for this platform' }));
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
        }
        const NO_MANIFEST = {
            platform_not_found: 'image not found in the registry',
            auth_forbidden: 'access to the image denied',
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
            if (reading?.kind !== 'packages' || reading.packages.length === 0)
                return [];
            return [{ platform, packages: reading.packages }];
        }
    })
};
