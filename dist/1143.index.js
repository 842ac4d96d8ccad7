export const id = 1143;
export const ids = [1143];
export const modules = {
    26933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r6: () => (readShellAccess),
            xJ: () => (tokenCommand),
            zZ: () => (UNAUTHENTICATED)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48325);
        const UNAUTHENTICATED = {
            apiToken: undefined,
            registryToken: undefined,
            serverTime: undefined,
            status: 'Running unauthenticated.',
        };
        const API_TOKEN = 'MOORING_API_TOKEN';
        const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
        function readShellAccess(variables) {
            const apiToken = readSecret(variables[API_TOKEN]);
            const registryToken = readSecret(variables[REGISTRY_TOKEN]);
            if (apiToken === undefined && registryToken === undefined)
                return UNAUTHENTICATED;
            const names = [
                ...(apiToken === undefined ? [] : [API_TOKEN]),
                ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
            ];
            return {
                apiToken,
                registryToken,
                serverTime: undefined,
                status: `Using credentials from ${names.join(' and ')}.`,
            };
        }
        function readSecret(text = '') {
            const token = text.trim();
            return token === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(token);
        }
        function tokenCommand(audience) {
            return `chainctl auth token --audience=${audience}`;
        }
    }),
    26074: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (digestOfBytes),
            m: () => (requireDigest)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
        async function digestOfBytes(bytes, algorithm) {
            const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
            const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${algorithm}:${hex}`);
        }
        async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
            const actual = await digestOf(bytes, algorithmOf(digest));
            if (actual === digest)
                return digest;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`);
        }
        function algorithmOf(digest) {
            if (digest.startsWith('sha384:'))
                return 'sha384';
            return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
        }
    }),
    49033: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $E: () => (contentOf),
            Se: () => (toFetchedManifest),
            mz: () => (readManifestHead)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26074);
        function contentOf(client, image) {
            return {
                manifest: (reference) => client.manifest(image, reference),
                blob: (digest, limits) => client.blob(image, digest, limits),
                referrers: (digest) => client.referrers(image, digest),
            };
        }
        async function toFetchedManifest(response, given) {
            const { digestOf, manifest, purpose, reference } = given;
            const head = readManifestHead(response);
            const expected = (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: manifest.mediaType ?? head.mediaType, bytes: response.body, manifest };
        }
        function readManifestHead({ headers }) {
            const digest = headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
            return { digest: (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest) ? digest : undefined, mediaType: mediaType.trim() };
        }
    }),
    72158: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c3: () => (listOf),
            eU: () => (placeQuery)
        });
        var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        function listOf({ request }, list, paging = {}) {
            const fetchPage = async (pageToken) => {
                const query = { ...list.query, ...pagingQuery(paging, pageToken) };
                const path = list.path === undefined ? {} : { path: list.path };
                const [items, page] = list.pageOf(await request(list.route, list.purpose, { ...path, query }));
                return {
                    items,
                    nextPageToken: page.nextPageToken,
                    totalCount: page.totalCount === undefined ? undefined : parseInt64(page.totalCount),
                    skipped: page.skipped ?? 0,
                };
            };
            const pages = () => paginatePages(fetchPage, list.uidOf, paging.pageToken);
            return {
                pages,
                async *[Symbol.asyncIterator]() {
                    for await (const { items } of pages())
                        yield* items;
                },
            };
        }
        function placeQuery(place) {
            return {
                'uidp.ids': place.ids,
                'uidp.children_of': place.childrenOf,
                'uidp.descendants_of': place.descendantsOf,
                'uidp.ancestors_of': place.ancestorsOf,
                'uidp.in_root': place.inRoot,
            };
        }
        function pagingQuery(paging, pageToken) {
            return {
                page_size: paging.pageSize ?? _contract_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum,
                page_token: pageToken,
                order_by: paging.orderBy,
                skip: pageToken === paging.pageToken ? paging.skip : undefined,
            };
        }
        function parseInt64(text) {
            const number = Number(text);
            if (Number.isSafeInteger(number))
                return number;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `the number ${text} is too large`);
        }
        const MAX_PAGES = 10_000;
        async function* paginatePages(fetchPage, uidOf, firstToken) {
            const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
            const seenUids = new Set();
            let pageToken = firstToken;
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const page = await fetchPage(pageToken);
                yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
                pageToken = page.nextPageToken;
                if (pageToken === undefined || pageToken === '')
                    return;
                if (!isFirst(seenTokens, pageToken)) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list repeats a page token');
                }
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function isFirst(seen, value) {
            if (seen.has(value))
                return false;
            seen.add(value);
            return true;
        }
    }),
    44860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DT: () => (resourceMethods),
            VI: () => (patchParts),
            gC: () => (maskText),
            qk: () => (platformAccess)
        });
        function platformAccess(options) {
            const credential = options.token === undefined ? {} : { credential: options.token };
            return {
                request: async (name, purpose, parts = {}) => {
                    const { value } = await options.call(name, purpose, { ...parts, ...credential });
                    return value;
                },
            };
        }
        function resourceMethods({ request }, noun, routes) {
            return {
                get: (uid) => request(routes.get, `get the ${noun} ${uid}`, { path: { uid } }),
                create: (parent, fields) => {
                    const name = 'name' in fields ? ` ${String(fields.name)}` : '';
                    return request(routes.create, `create the ${noun}${name}`, { path: { parent }, body: { ...fields } });
                },
                delete: async (uid) => {
                    await request(routes.delete, `delete the ${noun} ${uid}`, { path: { uid } });
                },
            };
        }
        function patchParts(uid, changes, mask) {
            return {
                path: { uid },
                query: { updateMask: maskText(changes, mask) },
                body: Object.fromEntries(Object.entries(changes)),
            };
        }
        function maskText(changes, mask) {
            const fields = mask ?? Object.keys(changes);
            return fields === '*' ? fields : fields.join(',');
        }
    }),
    57189: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (createPlatformClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createPlatformClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.qk)(options);
            return {
                listRepos: ({ name, ...place }) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listRepos',
                    purpose: `look up the repository ${name ?? 'list'}`,
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ repos, ...page }) => [repos, page],
                    uidOf: (repo) => repo.uid,
                }),
                listTags: ({ name, digest, ...place }) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listTags',
                    purpose: `look up the tag ${name ?? digest ?? 'list'}`,
                    query: { name, digest, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place), includeDates: true, includeEpochs: true },
                    pageOf: ({ tags, ...page }) => [tags, page],
                    uidOf: (tag) => tag.uid ?? tag.name,
                }),
            };
        }
    }),
    3553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            k: () => (createVersionOneClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createVersionOneClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.qk)(options);
            const { request } = access;
            return {
                listEolTags: (filter, paging) => listEolTags(access, filter, paging),
                tagHistory: async (uid, period = {}) => {
                    const parts = { path: { uid }, query: { ...period } };
                    return (await request('listTagHistory', `read the history of tag ${uid}`, parts)).items;
                },
                sbom: (build, arch) => request('getSbom', `read the SBOM of ${build.digest}`, { path: pathOf(build), query: { arch } }),
                rawSbom: async (build, arch) => {
                    const parts = { path: pathOf(build), query: { arch } };
                    return (await request('getRawSbom', `read the SBOM of ${build.digest}`, parts)).rawSbom;
                },
                vulnerabilityReport: (build) => request('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, {
                    path: pathOf(build),
                }),
                vulnerabilityCounts: async (filter = {}) => (await request('listVulnerabilityCounts', 'count the vulnerabilities', { query: { ...filter } })).items,
                checkPolicies: async ({ repo, digest }) => {
                    const parts = { path: { uid: repo }, body: { digest } };
                    return (await request('checkPolicies', `check the policies for ${digest}`, parts)).results;
                },
            };
        }
        function listEolTags(access, { childrenOf, descendantsOf, ...filter } = {}, paging = {}) {
            const place = { 'uidp.childrenOf': childrenOf, 'uidp.descendantsOf': descendantsOf };
            return (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                route: 'listEolTags',
                purpose: 'read the end-of-life data of tags',
                query: { ...filter, ...place },
                pageOf: ({ items, ...page }) => [items, page],
                uidOf: (tag) => tag.id,
            }, paging);
        }
        function pathOf({ repo, digest }) {
            return { uid: repo, digest };
        }
    }),
    53450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F6: () => (patch),
            Jt: () => (get),
            TF: () => (remove),
            bE: () => (post)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        function get(path, needs, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capabilities: [needs].flat(), ...parts };
        }
        function post(path, needs, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capabilities: [needs].flat(), ...parts };
        }
        function patch(path, needs, parts) {
            return {
                ...API,
                method: 'PATCH',
                idempotent: true,
                query: _page_js__WEBPACK_IMPORTED_MODULE_0__.bQ,
                path,
                capabilities: [needs].flat(),
                ...parts,
            };
        }
        function remove(path, needs, rpc) {
            return {
                ...API,
                method: 'DELETE',
                idempotent: true,
                path,
                capabilities: [needs].flat(),
                rpc,
                response: zod__WEBPACK_IMPORTED_MODULE_1__.L5J(),
            };
        }
        const API = { face: 'api', credential: 'platform' };
    }),
    42774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            y: () => (groupRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Group = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            verified: schemas.zMY().optional(),
            kind: schemas.YjP().optional(),
            status: schemas.YjP().optional(),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr()).optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const ORGANIZATION_KINDS = [
            'ORG_KIND_UNSPECIFIED',
            'ORG_KIND_STARTER',
            'ORG_KIND_CUSTOMER',
            'ORG_KIND_DEV',
            'ORG_KIND_INFRA',
            'ORG_KIND_AWS_MARKETPLACE',
        ];
        const ORGANIZATION_STATUSES = (null && ([
            'ORG_STATUS_UNSPECIFIED',
            'ORG_STATUS_INITIALIZING',
            'ORG_STATUS_READY',
            'ORG_STATUS_SUSPENDED',
        ]));
        const GroupName = schemas.YjP('is required').regex(/^.{3,63}$/su, 'must have 3 to 63 characters');
        const NewGroup = schemas.Ikc({
            name: GroupName,
            description: schemas.YjP('must be text').optional(),
            kind: schemas.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = page.er.extend({ groups: schemas.YOg(Group).default([]) });
        const GroupLookup = schemas.Ikc({ group: Group.optional() });
        const Eligibility = schemas.Ikc({ eligible: schemas.zMY().optional() });
        var route = __webpack_require__(53450);
        ;
        const groupRoutes = {
            listGroups: (0, route.Jt)('/iam/v2/groups', 'groups.list', {
                rpc: 'iam.v2.GroupsService/ListGroups',
                query: page.wE,
                response: GroupPage,
            }),
            getGroup: (0, route.Jt)('/iam/v2/groups/{uid}', 'groups.list', {
                rpc: 'iam.v2.GroupsService/GetGroup',
                response: Group,
            }),
            createGroup: (0, route.bE)('/iam/v2/groups/{parent}', 'groups.create', {
                rpc: 'iam.v2.GroupsService/CreateGroup',
                body: NewGroup,
                response: Group,
            }),
            updateGroup: (0, route.F6)('/iam/v2/groups/{uid}', 'groups.update', {
                rpc: 'iam.v2.GroupsService/UpdateGroup',
                body: NewGroup.partial(),
                response: Group,
            }),
            deleteGroup: (0, route.TF)('/iam/v2/groups/{uid}', 'groups.delete', 'iam.v2.GroupsService/DeleteGroup'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                rpc: 'iam.v2.GroupsService/LookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: GroupLookup,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                rpc: 'iam.v2.GroupsService/CheckEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: Eligibility,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                rpc: 'iam.v2.GroupsService/RequestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
    }),
    74886: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            k: () => (registryRoutes)
        });
        var schemas = __webpack_require__(92857);
        ;
        const Architectures = schemas.Ikc({ architectures: schemas.YOg(schemas.YjP()).default([]) });
        const ImageSize = schemas.Ikc({ architecture: schemas.YjP().optional(), size: schemas.YjP().regex(/^\d+$/) });
        const ImageSizeQuery = schemas.Ikc({ architecture: schemas.YjP().optional() });
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
        const CATALOG_TIERS = [
            'CATALOG_TIER_UNSPECIFIED',
            'CATALOG_TIER_APPLICATION',
            'CATALOG_TIER_BASE',
            'CATALOG_TIER_FIPS',
            'CATALOG_TIER_AI',
            'CATALOG_TIER_DEVTOOLS',
            'CATALOG_TIER_COMMERCIAL',
        ];
        const repo_text = schemas.YjP('must be text');
        const texts = schemas.YOg(repo_text);
        const textByKey = schemas.g1P(schemas.YjP(), repo_text);
        const required = schemas.YjP('is required').min(1, 'is required');
        const files = schemas.YOg(schemas.Ikc({ name: required, content: required }));
        const SyncConfig = schemas.Ikc({
            source: required,
            google: repo_text.optional(),
            amazon: repo_text.optional(),
            azure: repo_text.optional(),
            expirationTime: timestamp.D.optional(),
            gracePeriod: schemas.zMY('must be true or false').optional(),
            uniqueTags: schemas.zMY('must be true or false').optional(),
            apkoOverlay: repo_text.optional(),
        });
        const CustomOverlay = schemas.Ikc({
            contents: schemas.Ikc({
                packages: texts.optional(),
                runtimeRepositories: texts.optional(),
                runtimeKeyring: files.optional(),
            })
                .optional(),
            environment: textByKey.optional(),
            annotations: textByKey.optional(),
            accounts: schemas.Ikc({
                runAs: repo_text.optional(),
                users: schemas.YOg(schemas.Ikc({
                    username: required,
                    uid: schemas.HA5().optional(),
                    gid: schemas.HA5().optional(),
                    groupName: repo_text.optional(),
                    shell: repo_text.optional(),
                    homeDir: repo_text.optional(),
                }))
                    .optional(),
                groups: schemas.YOg(schemas.Ikc({ groupname: required, gid: schemas.HA5().optional(), members: texts.optional() }))
                    .optional(),
            })
                .optional(),
            certificates: schemas.Ikc({ additional: files.optional(), providers: texts.optional() }).optional(),
        });
        const RepoFields = schemas.Ikc({
            name: schemas.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
            description: schemas.YjP().optional(),
            bundles: schemas.YOg(schemas.YjP()).optional(),
            aliases: schemas.YOg(schemas.YjP()).optional(),
            activeTags: schemas.YOg(schemas.YjP()).optional(),
            catalogTier: schemas.k5n(CATALOG_TIERS, 'is not a catalog tier').optional(),
            sync_config: SyncConfig.optional(),
            customOverlay: CustomOverlay.optional(),
        });
        const Repo = RepoFields.extend({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            catalogTier: schemas.YjP().optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const RepoPage = page.er.extend({ repos: schemas.YOg(Repo).default([]) });
        const RepoReadmeFields = schemas.Ikc({ content: schemas.YjP().default('') });
        const RepoReadme = RepoReadmeFields.extend({ uid: schemas.YjP() });
        var tag = __webpack_require__(51123);
        var route = __webpack_require__(53450);
        ;
        const IMAGE_READS = ['manifest.metadata.list', 'repo.list'];
        const registryRoutes = {
            listRepos: (0, route.Jt)('/registry/v2/repos', 'repo.list', {
                rpc: 'registry.v2.ReposService/ListRepos',
                query: page.wE,
                response: RepoPage,
            }),
            getRepoReadme: (0, route.Jt)('/registry/v2/repos/{uid}/readme', 'repo.list', {
                rpc: 'registry.v2.ReposService/GetRepoReadme',
                response: RepoReadme,
            }),
            updateRepoReadme: (0, route.F6)('/registry/v2/repos/{uid}/readme', ['repo.update', 'repo.internal.admin'], {
                rpc: 'registry.v2.ReposService/UpdateRepoReadme',
                body: RepoReadmeFields,
                response: RepoReadme,
            }),
            getImageArchitectures: (0, route.Jt)('/registry/v2/repos/{uid}/digests/{digest}/architectures', IMAGE_READS, {
                rpc: 'registry.v2.ImagesService/GetArchitectures',
                response: Architectures,
            }),
            getImageSize: (0, route.Jt)('/registry/v2/repos/{uid}/digests/{digest}/size', IMAGE_READS, {
                rpc: 'registry.v2.ImagesService/GetSize',
                query: ImageSizeQuery,
                response: ImageSize,
            }),
            getRepo: (0, route.Jt)('/registry/v2/repos/{uid}', 'repo.list', {
                rpc: 'registry.v2.ReposService/GetRepo',
                response: Repo,
            }),
            createRepo: (0, route.bE)('/registry/v2/repos/{parent}', 'repo.create', {
                rpc: 'registry.v2.ReposService/CreateRepo',
                body: RepoFields,
                response: Repo,
            }),
            updateRepo: (0, route.F6)('/registry/v2/repos/{uid}', 'repo.update', {
                rpc: 'registry.v2.ReposService/UpdateRepo',
                body: RepoFields.partial(),
                response: Repo,
            }),
            deleteRepo: (0, route.TF)('/registry/v2/repos/{uid}', 'repo.delete', 'registry.v2.ReposService/DeleteRepo'),
            listTags: (0, route.Jt)('/registry/v2/tags', 'tag.list', {
                rpc: 'registry.v2.TagsService/ListTags',
                query: tag.FA,
                response: tag.oN,
            }),
            getTag: (0, route.Jt)('/registry/v2/tags/{uid}', 'tag.list', {
                rpc: 'registry.v2.TagsService/GetTag',
                response: tag.vw,
            }),
            createTag: (0, route.bE)('/registry/v2/tags/{parent}', 'tag.create', {
                rpc: 'registry.v2.TagsService/CreateTag',
                body: tag.WL,
                response: tag.vw,
            }),
            deleteTag: (0, route.TF)('/registry/v2/tags/{uid}', 'tag.delete', 'registry.v2.TagsService/DeleteTag'),
        };
    }),
    75016: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (versionOneRoutes)
        });
        var schemas = __webpack_require__(92857);
        var coerce = __webpack_require__(49567);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const TAG_STATUSES = (null && (['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']));
        const GRACE_STATUSES = (null && ([
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ]));
        const MainPackageVersion = schemas.Ikc({
            version: schemas.YjP().optional(),
            latestVersion: schemas.YjP().optional(),
            releaseDate: schemas.YjP().optional(),
            eolDate: schemas.YjP().optional(),
            exists: schemas.zMY().optional(),
            fips: schemas.zMY().optional(),
            lts: schemas.KCZ([schemas.zMY(), schemas.YjP()]).optional(),
            legacyLts: schemas.YjP().optional(),
            eolBroken: schemas.zMY().optional(),
        });
        const EolTag = schemas.Ikc({
            id: schemas.YjP(),
            name: schemas.YjP(),
            mainPackageName: schemas.YjP().optional(),
            tagStatus: schemas.YjP().default('TAG_ACTIVE'),
            mainPackageVersion: MainPackageVersion.nullish(),
            graceStatus: schemas.YjP().default('GRACE_NOT_ELIGIBLE'),
            gracePeriodExpiryDate: timestamp.D.nullish(),
        });
        const EolTagPage = schemas.Ikc({
            items: schemas.YOg(EolTag).default([]),
            nextPageToken: schemas.YjP().optional(),
        });
        const count = coerce.ai('must be an integer').int('must be an integer');
        const EolTagQuery = page.r_.omit({ orderBy: true, skip: true }).extend({
            name: schemas.YjP().optional(),
            pageSize: count.optional(),
            excludeDates: page.Jt.optional(),
            excludeEpochs: page.Jt.optional(),
        });
        var tag_history = __webpack_require__(53974);
        var tag = __webpack_require__(51123);
        ;
        const TagHistoryList = schemas.Ikc({
            items: schemas.YOg(schemas.Ikc({ updateTimestamp: timestamp.D, digest: tag.Ew })).default([]),
        });
        const Component = schemas.Ikc({
            id: schemas.YjP().optional(),
            name: schemas.YjP(),
            version: schemas.YjP().optional(),
            purl: schemas.YjP().optional(),
        });
        const Sbom = schemas.Ikc({
            id: schemas.YjP().optional(),
            digest: schemas.YjP().optional(),
            format: schemas.YjP().optional(),
            generatedAt: timestamp.D.optional(),
            rawSbom: schemas.K39().optional(),
            graph: schemas.Ikc({ nodes: schemas.YOg(schemas.Ikc({ package: Component.optional() })).default([]) }).optional(),
        });
        const SbomQuery = schemas.Ikc({ arch: schemas.YjP().optional() });
        const RawSbom = schemas.Ikc({ rawSbom: schemas.YjP().optional() });
        const SEVERITIES = (null && (['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']));
        const VulnerabilityMatch = schemas.Ikc({
            vulnerability: schemas.Ikc({
                id: schemas.YjP(),
                displayId: schemas.YjP().optional(),
                source: schemas.YjP().optional(),
                severity: schemas.YjP().default('UNKNOWN'),
            }),
            fix: schemas.Ikc({ state: schemas.YjP().default('UNKNOWN'), versions: schemas.YOg(schemas.YjP()).default([]) })
                .optional(),
            pkg: Component.optional(),
        });
        const VulnerabilityReport = schemas.Ikc({
            id: schemas.YjP().optional(),
            reportGeneration: timestamp.D.optional(),
            lastSeen: timestamp.D.optional(),
            scanner: schemas.Ikc({ name: schemas.YjP(), version: schemas.YjP().optional() }).optional(),
            vulnerabilityMatches: schemas.YOg(VulnerabilityMatch).default([]),
        });
        const ids = schemas.YOg(schemas.YjP()).default([]);
        const VulnerabilityCount = schemas.Ikc({
            repo: schemas.YjP(),
            tag: schemas.YjP(),
            date: timestamp.D,
            sizeBytes: schemas.YjP().regex(/^\d+$/).optional(),
            vulnCounts: schemas.YOg(schemas.Ikc({ severity: schemas.YjP().default('UNKNOWN'), count: schemas.Whr().default(0) }))
                .default([]),
            cveIds: ids,
            critCveIds: ids,
            highCveIds: ids,
            medCveIds: ids,
            lowCveIds: ids,
            negligibleCveIds: ids,
            unknownCveIds: ids,
        });
        const VulnerabilityCounts = schemas.Ikc({ items: schemas.YOg(VulnerabilityCount).default([]) });
        const RepoTagReference = schemas.Ikc({ repo: schemas.YjP().optional(), tag: schemas.YjP().optional() });
        const VulnerabilityCountQuery = schemas.Ikc({
            ...RepoTagReference.shape,
            references: (0, page.uZ)(RepoTagReference).optional(),
            from: timestamp.D.optional(),
            to: timestamp.D.optional(),
        });
        const PolicyCheck = schemas.Ikc({ digest: schemas.YjP('is required').pipe(tag.Ew) });
        const PolicyResults = schemas.Ikc({
            results: schemas.YOg(schemas.Ikc({
                policyId: schemas.YjP().optional(),
                policyName: schemas.YjP(),
                mode: schemas.YjP(),
                result: schemas.YjP(),
                parameters: schemas.g1P(schemas.YjP(), schemas.L5J()).optional(),
            }))
                .default([]),
        });
        var route = __webpack_require__(53450);
        ;
        const versionOneRoutes = {
            listEolTags: (0, route.Jt)('/registry/v1/eoltags', 'tag.list', {
                rpc: 'registry.Registry/ListEolTags',
                query: EolTagQuery,
                response: EolTagPage,
            }),
            listTagHistory: (0, route.Jt)('/registry/v1/tags/{uid}/history', 'tag.list', {
                query: tag_history.DM,
                response: TagHistoryList,
            }),
            getSbom: (0, route.Jt)('/registry/v1/repos/{uid}/digests/{digest}/sbom', ['sboms.list', 'repo.list', 'manifest.metadata.list'], {
                query: SbomQuery,
                response: Sbom,
            }),
            getRawSbom: (0, route.Jt)('/registry/v1/repos/{uid}/digest/{digest}/rawsbom', ['sboms.list', 'repo.list'], {
                query: SbomQuery,
                response: RawSbom,
            }),
            getVulnerabilityReport: (0, route.Jt)('/registry/v1/repos/{uid}/digests/{digest}/vulnreport', ['vuln_reports.list', 'repo.list'], {
                rpc: 'registry.Registry/GetVulnReport',
                response: VulnerabilityReport,
            }),
            listVulnerabilityCounts: (0, route.Jt)('/registry/v1/vuln_reports/counts', 'vuln_report.list', {
                rpc: 'registry.Vulnerabilities/ListVulnCountReports',
                query: VulnerabilityCountQuery,
                response: VulnerabilityCounts,
            }),
            checkPolicies: (0, route.bE)('/registry/v1/repos/{uid}:checkPolicies', 'repo.check_policies', {
                body: PolicyCheck,
                response: PolicyResults,
                idempotent: true,
            }),
        };
    }),
    24513: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Lp: () => (parentUid),
            zL: () => (rootUid)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(UID, 'not a uid');
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
    }),
    17471: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (createLifecycleFetcher)
        });
        var _domain_check_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25882);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70740);
        var _domain_history_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90267);
        var _settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67559);
        var _organization_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35883);
        function createLifecycleFetcher(given) {
            const { lists, platform, versionOne, wanted } = given;
            let entries;
            let names;
            const allEntries = (repo) => (entries ??= (0, _settle_js__WEBPACK_IMPORTED_MODULE_2__.u9)(Array.fromAsync(versionOne.listEolTags({ childrenOf: repo, ...(0, _organization_lists_js__WEBPACK_IMPORTED_MODULE_3__.D9)(wanted) }))));
            const entryOf = async (repo, tag) => {
                const listed = await lists.eolTag(repo, tag);
                if (listed !== undefined)
                    return toEntry(listed);
                const all = await allEntries(repo);
                if (all !== undefined)
                    return toEntry(all.find(({ name }) => name === tag));
                const digest = (await currentTag(tag))?.digest;
                return digest !== undefined && (await given.isInGrace?.(digest)) === true ? IN_GRACE : 'refused';
            };
            const currentTags = new Map();
            const findTag = async (name) => {
                const repo = await given.repoUid();
                const listed = await lists.tag(repo, name);
                if (listed !== undefined)
                    return listed;
                const [found] = await Array.fromAsync(platform.listTags({ childrenOf: repo, name }));
                return found;
            };
            const currentTag = (name) => {
                const found = currentTags.get(name) ?? findTag(name);
                currentTags.set(name, found);
                return found;
            };
            return {
                digestOf: async (tag) => (await currentTag(tag))?.digest,
                lifecycleOf: async (tag) => {
                    const repo = await given.repoUid();
                    const [current, entry] = await Promise.all([currentTag(tag), entryOf(repo, tag)]);
                    const lifecycle = {
                        exists: current !== undefined,
                        deprecated: current?.deprecated ?? false,
                        entry,
                    };
                    if (!needsMore(lifecycle))
                        return { ...lifecycle, successor: undefined };
                    names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
                    const [others, known] = await Promise.all([names, allEntries(repo)]);
                    const successor = successorOf(tag, others, { entries: known ?? [], now: given.now });
                    const successorDigest = others.find(({ name }) => name === successor)?.digest;
                    return { ...lifecycle, successor, successorDigest };
                },
            };
        }
        const IN_GRACE = {
            tagStatus: 'TAG_IN_GRACE',
            graceStatus: 'GRACE_ACTIVE',
            graceExpiry: undefined,
            eolDate: undefined,
            isBroken: false,
        };
        function needsMore({ exists, deprecated, entry }) {
            if (!exists || deprecated)
                return true;
            if (typeof entry === 'string')
                return false;
            const isPlain = entry.tagStatus === 'TAG_ACTIVE' && entry.graceStatus === 'GRACE_NOT_ELIGIBLE';
            return !isPlain || entry.isBroken || entry.eolDate !== undefined;
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
                mainPackage: toMainPackage(known),
            };
        }
        function toMainPackage({ mainPackageName: name, mainPackageVersion }) {
            return name === undefined || name === '' ? undefined : { name, version: mainPackageVersion?.version ?? '' };
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
            const similar = exists ? undefined : ((0, _domain_history_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.U1)(tag, live) ?? (0, _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_5__.z)(tag, live));
            return (similar ??
                (0, _domain_history_tag_suggestion_js__WEBPACK_IMPORTED_MODULE_4__.bu)(tag, live.map((name) => toLiveTag(name, byName.get(name), now))));
        }
        function toLiveTag(name, entry, now) {
            const { eolDate, lts } = entry?.mainPackageVersion ?? {};
            const ends = eolDate === undefined ? undefined : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(`${eolDate}T00:00:00Z`);
            const since = typeof lts === 'string' ? (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(`${lts}T00:00:00Z`) : undefined;
            const isLongTerm = lts === true || (since !== undefined && since <= now);
            return { name, isLongTerm, supportedUntil: ends === undefined ? undefined : eolDate };
        }
        function isMaintained(known, now) {
            const { row } = (0, _domain_check_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.Nh)({ ...known, exists: true, successor: undefined }, { isPinned: false, now, limits: _domain_check_lifecycle_js__WEBPACK_IMPORTED_MODULE_0__.d1 });
            return row === 'alive' || row === 'ending';
        }
    }),
    35903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (pullPolicies),
            e: () => (fetchPullPolicies)
        });
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97270);
        var _settle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67559);
        async function fetchPullPolicies(images, { signedIn }) {
            if (signedIn === undefined)
                return new Map();
            const own = images.filter(({ isOwn }) => isOwn);
            const [first, ...others] = own.flatMap((image) => [...image.references].map(([key, { reference }]) => ({ key, image, reference })));
            if (first === undefined)
                return new Map();
            const request = async ({ key, ...pulled }) => {
                const build = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.G9)(buildOf(pulled));
                if (build.kind === 'unknown' || build.value === undefined)
                    return [key, undefined];
                return [key, await (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.G9)(pullPolicies(build.value, signedIn.versionOne))];
            };
            const [key, found] = await request(first);
            const isRefused = found?.kind === 'known' && found.value === 'refused';
            const rest = isRefused ? [] : await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_2__.sf)(others, _concurrency_js__WEBPACK_IMPORTED_MODULE_2__.Ri, request);
            const all = [[key, found], ...rest];
            return new Map(all.flatMap(([name, one]) => (one === undefined ? [] : [[name, withoutReason(one)]])));
        }
        async function buildOf({ image: { lifecycles, repoUid }, reference, }) {
            const digest = reference.digest ?? (await lifecycles?.digestOf((0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? 'latest'));
            return digest === undefined ? undefined : { repo: await repoUid(), digest };
        }
        function withoutReason(found) {
            if (found.kind === 'unknown')
                return found;
            return (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.eO)(typeof found.value === 'string' ? undefined : found.value);
        }
        async function pullPolicies(build, versionOne) {
            const request = async () => (await versionOne.checkPolicies(build)).map(toPullPolicy);
            return (0, _settle_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(request(), { auth_forbidden: 'refused', platform_not_found: 'not found' });
        }
        function toPullPolicy({ policyName: name, mode, result, parameters = {}, }) {
            const days = name === 'cooldown' ? numberIn(parameters['days']) : undefined;
            const months = name === 'support-window' ? numberIn(parameters['months']) : undefined;
            return {
                name,
                isEnforced: mode !== 'DRY_RUN',
                result: result === 'ALLOWED' ? 'allowed' : result === 'DENIED' ? 'denied' : 'error',
                ...(days === undefined ? {} : { days }),
                ...(months === undefined ? {} : { months }),
            };
        }
        function numberIn(value) {
            const number = typeof value === 'string' && value !== '' ? Number(value) : value;
            return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
        }
    }),
    78264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O7: () => (findRepo),
            l2: () => (findOwnOrganization),
            t2: () => (findOrganization)
        });
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98016);
        var _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24513);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59220);
        var _settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67559);
        async function findRepo(image, own, platform) {
            const { name } = image;
            const isOwn = own.name === undefined ? undefined : image.organization === own.name;
            if (platform !== undefined && isOwn !== false) {
                for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid }))
                    return uid;
            }
            if (platform !== undefined && isOwn !== true) {
                for await (const { uid } of platform.listRepos({ name }))
                    if ((0, _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__.zL)(uid) !== own.uid)
                        return uid;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_not_found', `the platform lists no repository ${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__.V)(image)} for this identity`);
        }
        async function findOrganization(name, access) {
            const listed = await listOrganizations(access);
            const own = ownOf(listed, access);
            const uid = listed.length === 0 ? own?.uid : listed.find((one) => one.name === name)?.uid;
            return { uid, own };
        }
        async function findOwnOrganization(access) {
            return ownOf(await listOrganizations(access), access);
        }
        async function listOrganizations({ groups }) {
            return (await (0, _settle_js__WEBPACK_IMPORTED_MODULE_4__.u9)(Array.fromAsync(groups.list({ inRoot: true })))) ?? [];
        }
        function ownOf(listed, { token }) {
            const { sub = '' } = (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_3__.zA)(token.reveal());
            const [first, ...others] = listed;
            if (!sub.includes('/'))
                return others.length === 0 ? first : undefined;
            const uid = (0, _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__.zL)(sub);
            return { uid, name: listed.find((one) => one.uid === uid)?.name };
        }
    }),
    35883: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D9: () => (shownForms),
            Wo: () => (NO_LISTS),
            fl: () => (fetchOrganizationLists)
        });
        var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24513);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43287);
        var _settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67559);
        const MANY = 8;
        function fetchOrganizationLists(organizationUid, wanted, { platform, versionOne, }) {
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
            const forms = new Set(tags.map(_domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.HJ));
            return { excludeDates: !forms.has('dated'), excludeEpochs: !forms.has('epoch') };
        }
        function repoOf(uid) {
            return uid === undefined ? undefined : (0, _contract_uid_js__WEBPACK_IMPORTED_MODULE_1__.Lp)(uid);
        }
        async function firstPage(list, keyOf) {
            const page = await (0, _settle_js__WEBPACK_IMPORTED_MODULE_2__.G9)(takePage(list));
            const byKey = new Map(page.kind === 'unknown' ? [] : page.value.map((item) => [keyOf(item), item]));
            return (key) => byKey.get(key);
        }
        async function takePage(list) {
            const items = [];
            for await (const item of list) {
                items.push(item);
                if (items.length === _contract_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum)
                    break;
            }
            return items;
        }
    }),
    67559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G9: () => (settle),
            Ko: () => (orReason),
            eO: () => (known),
            u9: () => (orNone)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        async function settle(request) {
            try {
                return known(await request);
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return (0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.QT)(error);
            }
        }
        function known(value) {
            return { kind: 'known', value };
        }
        async function orNone(request, none = ['platform_not_found', 'auth_forbidden']) {
            try {
                return await request;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && none.includes(error.code))
                    return undefined;
                throw error;
            }
        }
        async function orReason(request, reasons) {
            try {
                return await request;
            }
            catch (error) {
                const reason = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD ? reasons[error.code] : undefined;
                if (reason !== undefined)
                    return reason;
                throw error;
            }
        }
    }),
    97270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ai: () => (HISTORIES_IN_FLIGHT),
            Ri: () => (IN_FLIGHT),
            sf: () => (mapLimit)
        });
        const IN_FLIGHT = 64;
        const HISTORIES_IN_FLIGHT = 16;
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
    })
};
