import { shared } from './shared.js';
export const id = 1122;
export const ids = [1122];
export const modules = {
    95885: shared[95885],
    37005: shared[37005],
    23155: shared[23155],
    2327: shared[2327],
    38758: shared[38758],
    92138: shared[92138],
    1122: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openPlatform: () => (openPlatform),
            platformRoutes: () => (platformRoutes)
        });
        var list = __webpack_require__(23155);
        var platform_access = __webpack_require__(2327);
        ;
        function createAccountAssociationsClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'account association', {
                    get: 'getAccountAssociation',
                    create: 'createAccountAssociation',
                    delete: 'deleteAccountAssociation',
                }),
                list: ({ name, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listAccountAssociations',
                    purpose: 'list the account associations',
                    query: { name, ...(0, list.eU)(place) },
                    pageOf: ({ accountAssociations, ...page }) => [accountAssociations, page],
                    uidOf: (association) => association.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateAccountAssociation', `update the account association ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
                check: (uid, providerType) => request('checkAccountAssociation', `check the account association ${uid}`, {
                    path: { uid },
                    body: { providerType },
                }),
            };
        }
        var groups_client = __webpack_require__(37005);
        var find_repo = __webpack_require__(95885);
        ;
        function createPlatformClient(options) {
            const access = (0, platform_access.qk)(options);
            return {
                listRepos: ({ name, ...place }) => (0, list.c3)(access, {
                    route: 'listRepos',
                    purpose: `look up the repository ${name ?? 'list'}`,
                    query: { name, ...(0, list.eU)(place) },
                    pageOf: ({ repos, ...page }) => [repos, page],
                    uidOf: (repo) => repo.uid,
                }),
                listTags: ({ name, digest, ...place }) => (0, list.c3)(access, {
                    route: 'listTags',
                    purpose: `look up the tag ${name ?? digest ?? 'list'}`,
                    query: { name, digest, ...(0, list.eU)(place), includeDates: true, includeEpochs: true },
                    pageOf: ({ tags, ...page }) => [tags, page],
                    uidOf: (tag) => tag.uid ?? tag.name,
                }),
            };
        }
        ;
        function createVersionOneClient(options) {
            const access = (0, platform_access.qk)(options);
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
            return (0, list.c3)(access, {
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
        var errors = __webpack_require__(67872);
        ;
        function createVulnerabilityClient(options) {
            const access = (0, platform_access.qk)(options);
            function listWith(convert, filter, paging) {
                const { ids: _ids, childrenOf: _children, descendantsOf: _descendants, ...rest } = filter;
                const { ancestorsOf: _ancestors, inRoot: _inRoot, ...query } = rest;
                return (0, list.c3)(access, {
                    route: 'listAdvisories',
                    purpose: 'list the advisories',
                    query: { ...query, ...(0, list.eU)(filter) },
                    pageOf: ({ advisories, ...page }) => [advisories.map(convert), page],
                    uidOf: ({ uid }) => uid,
                }, paging);
            }
            return {
                listAdvisories: (filter = {}, paging = {}) => listWith((advisory) => advisory, filter, paging),
                allAdvisories: (filter, { convert, ...paging }) => listInParallel((from) => listWith(convert, filter, from), ({ uid }) => uid, paging),
                getAdvisory: (uid) => access.request('getAdvisory', `read the advisory ${uid}`, { path: { uid } }),
            };
        }
        const MAX_CONCURRENT_PAGES = 8;
        async function listInParallel(listFrom, uidOf, { pageSize } = {}) {
            const paging = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
            const first = await firstPage(listFrom(paging));
            const skips = restOf(first);
            const pages = [first];
            for (let from = 0; from < skips.length; from += MAX_CONCURRENT_PAGES) {
                const requested = skips
                    .slice(from, from + MAX_CONCURRENT_PAGES)
                    .map((skip) => firstPage(listFrom({ ...paging, skip })));
                pages.push(...(await Promise.all(requested)));
            }
            const items = pages.flatMap((page) => page.items);
            return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
        }
        function restOf({ items, totalCount, nextPageToken }) {
            if (nextPageToken === undefined || nextPageToken === '')
                return [];
            if (totalCount === undefined || items.length === 0) {
                throw new errors.OD('platform_unexpected_answer', 'a list has no total count');
            }
            return Array.from({ length: Math.ceil(totalCount / items.length) - 1 }, (_, index) => (index + 1) * items.length);
        }
        async function firstPage(list) {
            for await (const page of list.pages())
                return page;
            throw new errors.OD('platform_unexpected_answer', 'a list has no first page');
        }
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(77524);
        var timestamp = __webpack_require__(99699);
        ;
        const account_association_text = schemas.YjP('must be text').min(1, 'must not be empty');
        const texts = schemas.g1P(schemas.YjP(), account_association_text);
        const accounts = {
            amazon: schemas.Ikc({ account: account_association_text }).optional(),
            azure: schemas.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
            chainguard: schemas.Ikc({ serviceBindings: texts }).optional(),
            github: schemas.Ikc({
                appInstallations: schemas.g1P(schemas.YjP(), schemas.Ikc({ installations: schemas.YOg(schemas.Ikc({ installationId: account_association_text, name: schemas.YjP().optional() })) })),
            })
                .optional(),
            google: schemas.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
        };
        const AccountAssociation = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ...accounts,
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewAccountAssociation = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            ...accounts,
        });
        const AccountAssociationPage = page.er.extend({
            accountAssociations: schemas.YOg(AccountAssociation).default([]),
        });
        const AccountCheck = schemas.Ikc({
            providerType: schemas.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
        });
        const AccountCheckResult = schemas.Ikc({
            status: schemas.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
            reason: schemas.YjP().optional(),
            message: schemas.YjP().optional(),
        });
        var route = __webpack_require__(38758);
        ;
        const accountAssociationRoutes = {
            listAccountAssociations: (0, route.Jt)('/iam/v2/accountAssociations', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/ListAccountAssociations',
                query: page.wE,
                response: AccountAssociationPage,
            }),
            getAccountAssociation: (0, route.Jt)('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/GetAccountAssociation',
                response: AccountAssociation,
            }),
            createAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
                rpc: 'iam.v2.AccountAssociationsService/CreateAccountAssociation',
                body: NewAccountAssociation,
                response: AccountAssociation,
            }),
            updateAccountAssociation: (0, route.F6)('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
                rpc: 'iam.v2.AccountAssociationsService/UpdateAccountAssociation',
                body: NewAccountAssociation.partial(),
                response: AccountAssociation,
            }),
            deleteAccountAssociation: (0, route.TF)('/iam/v2/accountAssociations/{uid}', 'account_associations.delete', 'iam.v2.AccountAssociationsService/DeleteAccountAssociation'),
            checkAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{uid}:checkAccountAssociation', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/CheckAccountAssociation',
                body: AccountCheck,
                response: AccountCheckResult,
                idempotent: true,
            }),
        };
        var group_routes = __webpack_require__(92138);
        ;
        const Architectures = schemas.Ikc({ architectures: schemas.YOg(schemas.YjP()).default([]) });
        const ImageSize = schemas.Ikc({ architecture: schemas.YjP().optional(), size: schemas.YjP().regex(/^\d+$/) });
        const ImageSizeQuery = schemas.Ikc({ architecture: schemas.YjP().optional() });
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
        const repo_texts = schemas.YOg(repo_text);
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
                packages: repo_texts.optional(),
                runtimeRepositories: repo_texts.optional(),
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
                groups: schemas.YOg(schemas.Ikc({ groupname: required, gid: schemas.HA5().optional(), members: repo_texts.optional() }))
                    .optional(),
            })
                .optional(),
            certificates: schemas.Ikc({ additional: files.optional(), providers: repo_texts.optional() }).optional(),
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
        var tag = __webpack_require__(60951);
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
        var coerce = __webpack_require__(49567);
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
        var tag_history = __webpack_require__(98754);
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
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const AdvisoryEvent = schemas._H3({
            uid: schemas.YjP().optional(),
            createTime: timestamp.D,
            reviewState: schemas.YjP(),
            author: schemas.YjP().optional(),
            reviewer: schemas.YjP().optional(),
            detection: schemas._H3({
                scanv1: schemas._H3({
                    artifactVersion: schemas.YjP().optional(),
                    component: schemas.YjP().optional(),
                    componentType: schemas.YjP().optional(),
                    componentLocation: schemas.YjP().optional(),
                })
                    .optional(),
            })
                .optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: schemas.Ikc({ type: schemas.YjP().optional(), note: schemas.YjP().optional() })
                .optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP(), note: schemas.YjP().optional() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
            patched: schemas.Ikc({ patchedVersions: schemas.YOg(schemas.YjP()).optional(), note: schemas.YjP().optional() })
                .optional(),
        });
        const Advisory = schemas.Ikc({
            uid: schemas.YjP(),
            advisoryId: schemas.YjP(),
            legacyAdvisoryId: schemas.YjP().optional(),
            artifactName: schemas.YjP(),
            artifactType: schemas.YjP().optional(),
            artifactArchitecture: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            author: schemas.YjP().optional(),
            events: schemas.YOg(AdvisoryEvent).default([]),
            severities: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() })).default([]),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
            deleteTime: timestamp.D.optional(),
        });
        const REVIEW_STATES = [
            'REVIEW_STATE_UNSPECIFIED',
            'REVIEW_STATE_PENDING',
            'REVIEW_STATE_APPROVED',
            'REVIEW_STATE_REQUEST_CHANGES',
            'REVIEW_STATE_REJECTED',
        ];
        const EVENT_TYPES = {
            EVENT_TYPE_FILTER_DETECTION: 'detection',
            EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
            EVENT_TYPE_FILTER_FIXED: 'fixed',
            EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
            EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
            EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
            EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
            EVENT_TYPE_FILTER_PATCHED: 'patched',
        };
        const EventTypeName = schemas.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
        const ReviewState = schemas.k5n(REVIEW_STATES, 'is not a review state');
        const AdvisoryListQuery = page.r_.extend({
            advisoryIds: page.ZD.optional(),
            legacyAdvisoryIds: page.ZD.optional(),
            artifactNames: page.ZD.optional(),
            artifactTypes: page.ZD.optional(),
            artifactArchitectures: page.ZD.optional(),
            componentNames: page.ZD.optional(),
            componentTypes: page.ZD.optional(),
            componentLocations: page.ZD.optional(),
            aliases: page.ZD.optional(),
            origin: schemas.YjP().optional(),
            eventReviewStates: page.ZD.pipe(schemas.YOg(ReviewState)).optional(),
            eventAuthors: page.ZD.optional(),
            excludeEventAuthors: page.ZD.optional(),
            eventReviewers: page.ZD.optional(),
            eventTypes: page.ZD.pipe(schemas.YOg(EventTypeName)).optional(),
            latestEventType: EventTypeName.optional(),
            query: schemas.YjP().optional(),
        });
        const AdvisoryPage = page.er.extend({ advisories: schemas.YOg(Advisory).default([]) });
        ;
        const vulnerabilityRoutes = {
            listAdvisories: (0, route.Jt)('/vulnerabilities/v2/advisories', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/ListAdvisories',
                query: AdvisoryListQuery,
                response: AdvisoryPage,
            }),
            getAdvisory: (0, route.Jt)('/vulnerabilities/v2/advisories/{uid}', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/GetAdvisory',
                response: Advisory,
            }),
        };
        var uid = __webpack_require__(8089);
        var jwt_claims = __webpack_require__(74130);
        ;
        const platformRoutes = {
            ...group_routes.y,
            ...accountAssociationRoutes,
            ...registryRoutes,
            ...versionOneRoutes,
            ...vulnerabilityRoutes,
        };
        function openPlatform(client) {
            const { token } = client;
            const { sub = '' } = (0, jwt_claims.zA)(token.reveal());
            const groups = (0, groups_client.W)((0, platform_access.qk)(client));
            return {
                platform: createPlatformClient(client),
                versionOne: createVersionOneClient(client),
                vulnerabilities: createVulnerabilityClient(client),
                groups,
                accountAssociations: createAccountAssociationsClient((0, platform_access.qk)(client)),
                organizationUid: sub.includes('/') ? (0, uid.zL)(sub) : undefined,
                ownOrganization: async () => (0, find_repo.l2)({ token, groups }),
            };
        }
    })
};
