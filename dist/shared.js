export const shared = {
    2327: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    },
    23155: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c3: () => (listOf),
            eU: () => (placeQuery)
        });
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77524);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
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
                page_size: paging.pageSize ?? _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum,
                page_token: pageToken,
                order_by: paging.orderBy,
                skip: pageToken === paging.pageToken ? paging.skip : undefined,
            };
        }
        function parseInt64(text) {
            const number = Number(text);
            if (Number.isSafeInteger(number))
                return number;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `the number ${text} is too large`);
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
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list repeats a page token');
                }
            }
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function isFirst(seen, value) {
            if (seen.has(value))
                return false;
            seen.add(value);
            return true;
        }
    },
    37005: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (createGroupsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23155);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2327);
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
    },
    38758: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F6: () => (patch),
            Jt: () => (get),
            TF: () => (remove),
            bE: () => (post)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77524);
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
                query: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.bQ,
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
    },
    92138: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            y: () => (groupRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(77524);
        var timestamp = __webpack_require__(99699);
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
        var route = __webpack_require__(38758);
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
    },
    95885: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O7: () => (findRepo),
            l2: () => (findOwnOrganization),
            t2: () => (findOrganization)
        });
        var _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99519);
        var _schema_uid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8089);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _values_jwt_claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74130);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65094);
        async function findRepo(image, own, platform) {
            const { name } = image;
            const isOwn = own.name === undefined ? undefined : image.organization === own.name;
            if (platform !== undefined && isOwn !== false) {
                for await (const { uid } of platform.listRepos({ name, childrenOf: own.uid }))
                    return uid;
            }
            if (platform !== undefined && isOwn !== true) {
                for await (const { uid } of platform.listRepos({ name }))
                    if ((0, _schema_uid_js__WEBPACK_IMPORTED_MODULE_1__.zL)(uid) !== own.uid)
                        return uid;
            }
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_not_found', `the platform lists no repository ${(0, _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_0__.V)(image)} for this identity`);
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
            return (await (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__.u9)(Array.fromAsync(groups.list({ inRoot: true })))) ?? [];
        }
        function ownOf(listed, { token }) {
            const { sub = '' } = (0, _values_jwt_claims_js__WEBPACK_IMPORTED_MODULE_3__.zA)(token.reveal());
            const [first, ...others] = listed;
            if (!sub.includes('/'))
                return others.length === 0 ? first : undefined;
            const uid = (0, _schema_uid_js__WEBPACK_IMPORTED_MODULE_1__.zL)(sub);
            return { uid, name: listed.find((one) => one.uid === uid)?.name };
        }
    },
    47773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions),
            V9: () => (TRUSTED_ROOT_OPTION),
            Yr: () => (TOKEN_VARIABLES)
        });
        var _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81533);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4824);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98213);
        const PLACE_OPTIONS = Object.entries(_runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.ls).map(([name, place]) => ({
            name,
            value: place.value,
            description: (0, _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.ti)(place),
            group: 'ENDPOINT OPTIONS',
        }));
        const TRUSTED_ROOT_OPTION = {
            name: 'trusted-root',
            value: 'FILE',
            description: 'Sigstore trust root (trusted_root.json) to use instead of the built-in one.',
            completion: 'file',
        };
        const TOKEN_VARIABLES = [
            { term: 'MOORING_API_TOKEN', description: 'Token for the platform API.' },
            {
                term: 'MOORING_REGISTRY_TOKEN',
                description: "Token for private images in the platform's registry; others use Docker's stored credentials.",
            },
        ];
        function readOptions(schema, values, variables) {
            return (0, _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.h$;
            return (name) => {
                const option = values[name];
                if (typeof option === 'string')
                    return option.trim();
                return (variables[(0, _arguments_js__WEBPACK_IMPORTED_MODULE_2__.cG)(name)] ?? defaults[name] ?? '').trim();
            };
        }
    },
    49567: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        function string(params) {
            return core._coercedString(schemas.ZodString, params);
        }
        function number(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
        }
        function boolean(params) {
            return core._coercedBoolean(schemas.ZodBoolean, params);
        }
        function bigint(params) {
            return core._coercedBigint(schemas.ZodBigInt, params);
        }
        function date(params) {
            return core._coercedDate(schemas.ZodDate, params);
        }
    },
    64493: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RG: () => (wrongOrganization),
            jD: () => (isRefusedEverywhere),
            v2: () => (compareOrganization)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65890);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6661);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51442);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32711);
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10926);
        function compareOrganization(configured, uses, registry) {
            const references = new Map(uses.map(({ reference }) => [(0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(reference), reference]));
            const organizations = [...references.values()].flatMap((reference) => (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry)?.organization ?? []);
            if (organizations.includes(configured))
                return undefined;
            const groups = Map.groupBy(organizations, (name) => name);
            groups.delete(_values_historic_image_js__WEBPACK_IMPORTED_MODULE_3__.gO);
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
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_wrong_organization', `the organization is set to "${configured}", but ${reason}`, meant === undefined
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
    },
    81663: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (openDirectoryBase),
            T: () => (openDirectoryCommit)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88767);
        async function openDirectoryBase(directory, ref, command) {
            const named = await findCommit(directory, ref, { option: '--base', command });
            const commit = (await (0, _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.yr)(directory, [named, 'HEAD'], command)) ?? named;
            return openBelow(directory, commit, { option: '--base', command });
        }
        async function openDirectoryCommit(directory, ref, options) {
            return openBelow(directory, await findCommit(directory, ref, options), options);
        }
        async function findCommit(directory, ref, { option, command }) {
            const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
            const { exitCode, stderr } = await command('git', ['rev-parse', '--show-prefix'], { directory });
            if (exitCode !== 0)
                throw noRepository(directory, option, stderr);
            const named = await command('git', words, { directory });
            if (named.exitCode === 0)
                return new TextDecoder().decode(named.stdout).trim();
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: "${ref}" is not a commit in this repository`, {
                hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
            });
        }
        async function openBelow(directory, commit, { option, command }) {
            const tree = await (0, _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.W$)(directory, commit, command);
            if (tree === undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: the files of ${commit} cannot be read`);
            const prefix = await command('git', ['rev-parse', '--show-prefix'], { directory });
            return { commit, tree: belowDirectory(tree, new TextDecoder().decode(prefix.stdout).trim()) };
        }
        function noRepository(directory, option, stderr) {
            const reason = (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(stderr.split('\n', 1)[0] ?? '', 200);
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: git cannot read a repository in ${directory} (${reason})`, {
                hint: option === '--base'
                    ? 'Run this in a clone of the repository, or use --since or --baseline instead.'
                    : 'Run this in a clone of the repository.',
            });
        }
        function belowDirectory(tree, prefix) {
            if (prefix === '')
                return tree;
            const below = (paths) => paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
            return {
                list: async () => below(await tree.list()),
                submodules: async () => below(await tree.submodules()),
                contentIds: async () => {
                    const ids = [...((await tree.contentIds?.()) ?? [])];
                    const inside = ids.filter(([path]) => path.startsWith(prefix));
                    return new Map(inside.map(([path, id]) => [path.slice(prefix.length), id]));
                },
                read: async (paths) => {
                    const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
                    return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
                },
            };
        }
    },
    3279: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (searchOrigin)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98866);
        var _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84639);
        var _values_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81321);
        var _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49592);
        const ROUND = 16;
        const MOST_REQUESTS = 1_000;
        async function searchOrigin(question) {
            return ((await searchPresentTags(question)) ??
                (await searchInsideBuilds(question)) ??
                (await searchOtherHistories(question)));
        }
        async function searchPresentTags(question) {
            const { image, digest, tagsOfDigest } = question;
            const [name] = (await tagsOfDigest?.(image, digest)) ?? [];
            return name === undefined ? undefined : originInHistory(question, name);
        }
        async function searchInsideBuilds(question) {
            const { image, registry } = question;
            if (image.tag === undefined)
                return undefined;
            if ((await mediaTypeOf(question)) !== 'one-platform')
                return undefined;
            const history = await registry.tagHistory(image, image.tag);
            const indexes = [...new Set(history.toReversed().map((build) => build.digest))];
            if (indexes.length > MOST_REQUESTS)
                return tooMuch(`its tag has ${indexes.length} builds, too many to search`);
            return firstOf(indexes, async (index) => {
                const platform = await platformInside(question, index);
                const period = (0, _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, index);
                return platform === undefined || period === undefined
                    ? undefined
                    : { kind: 'platform-manifest', platform, index, ...period };
            });
        }
        async function searchOtherHistories(question) {
            const { image, content } = question;
            const names = (0, _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.OK)(image.tag ?? '', await Array.fromAsync(content.tags(image)));
            if (names.length > MOST_REQUESTS)
                return tooMuch(`its image has ${names.length} tags, too many to search`);
            const found = await firstOf(names, (name) => originInHistory(question, name));
            if (found !== undefined)
                return found;
            if (image.tag === undefined) {
                return {
                    kind: 'not-verified',
                    code: 'digest-alone',
                    reason: 'it has no tag, and its digest is not a build of any tag of the image',
                };
            }
            return {
                kind: 'foreign',
                tags: names.length + 1,
                isInRegistry: (await mediaTypeOf(question)) !== 'absent',
            };
        }
        async function originInHistory({ image, digest, registry }, name) {
            const history = await orIfAbsent(registry.tagHistory(image, name), []);
            const period = (0, _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
            if (period === undefined)
                return undefined;
            return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
        }
        const INDEX_TYPES = new Set([_api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index, _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index]);
        async function mediaTypeOf({ image, digest, content, }) {
            const head = await orIfAbsent(content.headManifest(image, digest), undefined);
            if (head === undefined)
                return 'absent';
            return INDEX_TYPES.has(head.mediaType) ? 'index' : 'one-platform';
        }
        async function platformInside({ image, digest, content }, index) {
            const found = await orIfAbsent(content.manifest(image, index), undefined);
            if (found === undefined || !('manifests' in found.manifest))
                return undefined;
            const inside = found.manifest.manifests.find((manifest) => manifest.digest === digest);
            if (inside === undefined)
                return undefined;
            return (0, _values_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__.$)(inside.platform ?? { os: 'unknown', architecture: 'unknown' });
        }
        async function firstOf(items, look) {
            for (let start = 0; start < items.length; start += ROUND) {
                const round = items.slice(start, start + ROUND);
                const found = (await (0, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)(round, ROUND, look)).find((origin) => origin !== undefined);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        }
        async function orIfAbsent(question, absent) {
            try {
                return await question;
            }
            catch (error) {
                if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && error.code === 'platform_not_found')
                    return absent;
                throw error;
            }
        }
        function tooMuch(reason) {
            return { kind: 'not-verified', code: 'too-much', reason };
        }
    },
    15504: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (findTagsOfDigest)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
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
                    if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && error.code === 'auth_forbidden')
                        return [];
                    throw error;
                }
            };
        }
    },
    87134: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (verifyPins)
        });
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10926);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84639);
        var _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49592);
        var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3279);
        async function verifyPins(references, options) {
            const pins = new Map(references.map((reference) => [(0, _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.D6)(reference), reference]));
            const first = await (0, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)([...pins], _values_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.Ri, async ([key, reference]) => ({
                key,
                reference,
                origin: await verifyByHistory(reference, options),
            }));
            const origins = new Map();
            for (const { key, reference, origin } of first) {
                if (reference.digest === undefined)
                    continue;
                origins.set(key, origin ?? (await search(reference, reference.digest, options)));
            }
            return origins;
        }
        async function verifyByHistory(reference, { registry, registryHost }) {
            const { digest } = reference;
            const image = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, registryHost);
            if (digest === undefined)
                return undefined;
            if (image === undefined) {
                return notVerified('no-history', `${reference.host} has no tag history`);
            }
            const { tag } = image;
            if (tag === undefined)
                return undefined;
            return orNotVerified(async () => {
                const history = await registry.tagHistory(image, tag);
                if (history.length === 0)
                    return notVerified('no-history', 'its tag has no history');
                const period = (0, _decide_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
                return period === undefined ? undefined : { kind: 'own', tag, ...period };
            });
        }
        async function search(reference, digest, options) {
            const image = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, options.registryHost);
            if (image === undefined)
                return notVerified('no-history', `${reference.host} has no tag history`);
            return orNotVerified(() => (0, _search_origin_js__WEBPACK_IMPORTED_MODULE_3__.D)({ ...options, image, digest }));
        }
        async function orNotVerified(question) {
            try {
                return await question();
            }
            catch (error) {
                if (!(0, _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return notVerified('lookup-failed', error.message);
            }
        }
        function notVerified(code, reason) {
            return { kind: 'not-verified', code, reason };
        }
    },
    51173: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    },
    59168: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (openRegistrySession)
        });
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13743);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2199);
        var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47319);
        var _api_client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83770);
        async function openRegistrySession(options) {
            const { call, endpoints, onSecret } = options;
            const audiences = [(0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints), ...(options.withApi ? [endpoints.apiUrl] : [])];
            const [service, [registry, api]] = await Promise.all([
                fetchTokenService(call, endpoints),
                (0, _sign_in_js__WEBPACK_IMPORTED_MODULE_3__._)(audiences, options),
            ]);
            if (registry === undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('internal_bug', 'an audience is missing');
            const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
                query: { service },
                credential: registry.token,
            });
            for (const text of [value.token, value.access_token, value.refresh_token]) {
                if (text !== undefined)
                    onSecret(new _values_secret_js__WEBPACK_IMPORTED_MODULE_2__.zh(text));
            }
            return { registry, api };
        }
        async function fetchTokenService(call, { registry, registryUrl, tokenUrl }) {
            const { response } = await call('checkRegistryAccess', 'fetch the token endpoint of the registry', {
                answers: [401],
            });
            if (response.status !== 401)
                return undefined;
            const hosts = new Set([registryUrl, tokenUrl].map((url) => new URL(url).host));
            const challenges = (0, _api_client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.P)(response.headers['www-authenticate'] ?? '');
            const bearers = challenges.filter(({ scheme }) => scheme === 'bearer');
            for (const { parameters } of bearers) {
                const realm = parameters['realm'];
                if (realm === undefined)
                    continue;
                (0, _api_client_registry_challenge_js__WEBPACK_IMPORTED_MODULE_4__.O)(realm, { registry, isTokenHost: ({ host }) => hosts.has(host) });
            }
            return bearers[0]?.parameters['service'];
        }
    },
    19783: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            getProxyUrl: () => (getProxyUrl)
        });
        function getProxyUrl(reqUrl) {
            const usingSsl = reqUrl.protocol === 'https:';
            if (checkBypass(reqUrl)) {
                return undefined;
            }
            const proxyVar = (() => {
                if (usingSsl) {
                    return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
                }
                else {
                    return process.env['http_proxy'] || process.env['HTTP_PROXY'];
                }
            })();
            if (proxyVar) {
                try {
                    return new DecodedURL(proxyVar);
                }
                catch (_a) {
                    if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                        return new DecodedURL(`http://${proxyVar}`);
                }
            }
            else {
                return undefined;
            }
        }
        function checkBypass(reqUrl) {
            if (!reqUrl.hostname) {
                return false;
            }
            const reqHost = reqUrl.hostname;
            if (isLoopbackAddress(reqHost)) {
                return true;
            }
            const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
            if (!noProxy) {
                return false;
            }
            let reqPort;
            if (reqUrl.port) {
                reqPort = Number(reqUrl.port);
            }
            else if (reqUrl.protocol === 'http:') {
                reqPort = 80;
            }
            else if (reqUrl.protocol === 'https:') {
                reqPort = 443;
            }
            const upperReqHosts = [reqUrl.hostname.toUpperCase()];
            if (typeof reqPort === 'number') {
                upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
            }
            for (const upperNoProxyItem of noProxy
                .split(',')
                .map(x => x.trim().toUpperCase())
                .filter(x => x)) {
                if (upperNoProxyItem === '*' ||
                    upperReqHosts.some(x => x === upperNoProxyItem ||
                        x.endsWith(`.${upperNoProxyItem}`) ||
                        (upperNoProxyItem.startsWith('.') &&
                            x.endsWith(`${upperNoProxyItem}`)))) {
                    return true;
                }
            }
            return false;
        }
        function isLoopbackAddress(host) {
            const hostLower = host.toLowerCase();
            return (hostLower === 'localhost' ||
                hostLower.startsWith('127.') ||
                hostLower.startsWith('[::1]') ||
                hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
        }
        class DecodedURL extends URL {
            constructor(url, base) {
                super(url, base);
                this._decodedUsername = decodeURIComponent(super.username);
                this._decodedPassword = decodeURIComponent(super.password);
            }
            get username() {
                return this._decodedUsername;
            }
            get password() {
                return this._decodedPassword;
            }
        }
    },
    31008: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (PolicyConfig),
            V9: () => (optionSchema),
            dI: () => (RUN_WIDE_KEYS),
            g1: () => (ReportedPolicy),
            mx: () => (REPLACED_KEYS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54984);
        var _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48362);
        var _policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81533);
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62403);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8726);
        var _api_schema_strict_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75136);
        function optionSchema(option) {
            switch (option.kind) {
                case 'list':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YOg((0, _api_schema_strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values), `must be a list of ${option.what}s`);
                case 'choice':
                    return (0, _api_schema_strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values);
                case 'switch':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.zMY('must be true or false');
                case 'choice-or-days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(choiceText(option)).refine((text) => {
                        return option.values.includes(text) || (0, _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__.mU)(text) !== undefined;
                    }, choiceText(option));
                case 'severities':
                    return severityLimits(option.what === 'days' ? [NUMBER_OF_DAYS, 36_500] : [NUMBER, 1_000_000]);
                case 'days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.Whr(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
                case 'duration':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(DURATION)
                        .refine((text) => (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) !== undefined, DURATION)
                        .transform((text) => ((0, _values_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) ?? 0) / _values_instant_js__WEBPACK_IMPORTED_MODULE_4__.sO);
            }
        }
        function choiceText({ values }) {
            return `must be ${values.map((value) => `\`${value}\``).join(', ')} or \`after N days\``;
        }
        function severityLimits([message, most]) {
            const limit = zod__WEBPACK_IMPORTED_MODULE_5__.Whr(message).min(0, message).max(most, message).exactOptional();
            return (0, _api_schema_strict_object_js__WEBPACK_IMPORTED_MODULE_6__.r)(Object.fromEntries(_values_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.map((severity) => [severity, limit])));
        }
        const NUMBER = 'must be a whole number, at most 1000000';
        const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
        const DURATION = 'must be a duration such as `14d`';
        const PolicyConfig = Object.fromEntries(Object.values(_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map((option) => [
            option.name,
            optionSchema(option).optional().describe(option.description),
        ]));
        const REPLACED_KEYS = rejected(Object.fromEntries([..._policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.Ks].map(([name, by]) => [name, (0, _policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.C4)(by, 'yaml')])));
        const RUN_WIDE_KEYS = rejected(Object.fromEntries(Object.values(_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).flatMap((option) => option.isRunWide === true ? [[option.name, 'applies to the whole run: set it in `check`']] : [])));
        function rejected(messages) {
            return Object.fromEntries(Object.entries(messages).map(([name, message]) => [
                name,
                zod__WEBPACK_IMPORTED_MODULE_5__.ZmZ(message).optional().describe(`Not supported: ${message}.`),
            ]));
        }
        const LATER = new Set([
            'underInvestigation',
            'onlyFixable',
            'maxOpenDays',
            'maxFixDays',
            'budget',
        ]);
        const ReportedPolicy = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
            ...Object.fromEntries(Object.entries(_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map(([key, option]) => {
                const schema = option.kind === 'duration' ? zod__WEBPACK_IMPORTED_MODULE_5__.aig().nullable() : optionSchema(option);
                return [key, LATER.has(key) ? schema.exactOptional() : schema];
            })),
            maxDetectionDays: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().min(0).exactOptional().describe('Only in reports of earlier versions.'),
        });
    },
    51873: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (alignColumns)
        });
        function alignColumns(rows) {
            const columns = Math.max(0, ...rows.map((row) => row.length));
            const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
            return rows.map((row) => row
                .map((cell, column) => cell.padEnd(widths[column] ?? 0))
                .join('  ')
                .trimEnd());
        }
    },
    75136: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (strictObject),
            y: () => (oneOf)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
        function strictObject(shape) {
            const known = Object.keys(shape);
            return zod__WEBPACK_IMPORTED_MODULE_0__.rej(shape, {
                error: (issue) => {
                    if (issue.code === 'unrecognized_keys')
                        return describeUnknown('key', issue.keys, known);
                    return issue.input === null
                        ? 'must not be empty; add a key or remove it'
                        : 'must be a mapping of keys to values';
                },
            });
        }
        function oneOf(what, words) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.k5n(words, {
                error: (issue) => typeof issue.input === 'string'
                    ? describeUnknown(what, [issue.input], words)
                    : `expected one of ${words.join(', ')}`,
            });
        }
        function describeUnknown(what, unknown, known) {
            const [first = ''] = unknown;
            const near = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__.z)(first, known);
            const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
            return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
        }
    },
    2199: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BG: () => (basicCredentials),
            eo: () => (secretForms),
            zh: () => (Secret)
        });
        const INSPECT = Symbol.for('nodejs.util.inspect.custom');
        class Secret {
            #value;
            constructor(value) {
                this.#value = value;
            }
            reveal() {
                return this.#value;
            }
            toString() {
                return '***';
            }
            toJSON() {
                return '***';
            }
            [INSPECT]() {
                return '***';
            }
        }
        function secretForms(secret) {
            const value = secret.reveal();
            const trimmed = value.trim();
            const texts = new Set([value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling));
            const forms = [...texts].flatMap((text) => [
                text,
                base64(text),
                base64url(text),
                base64(`_token:${text}`),
                encodeURIComponent(text.toWellFormed()),
                new URLSearchParams({ '': text }).toString().slice(1),
                JSON.stringify(text).slice(1, -1),
            ]);
            return [...new Set(forms)];
        }
        function basicCredentials(token) {
            return base64(`_token:${token.reveal()}`);
        }
        function isTelling(text) {
            return text.trim().length >= 4;
        }
        function base64(text) {
            const bytes = new TextEncoder().encode(text);
            if (bytes.length === text.length)
                return btoa(text);
            return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
        function base64url(text) {
            return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        }
    },
    4048: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r6: () => (readShellAccess),
            xJ: () => (tokenCommand),
            xR: () => (openShellWorld),
            zZ: () => (UNAUTHENTICATED)
        });
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4824);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2199);
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
        function openShellWorld({ clock, log, send, variables }, inputs, directory) {
            const access = readShellAccess(variables);
            log(access.status);
            return {
                send,
                clock,
                endpoints: (0, _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.uY)(inputs),
                access,
                signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
                onSecret: () => undefined,
                onWarning: (warning) => log(`warning: ${warning}`),
                variables,
                directory,
            };
        }
        function readSecret(text = '') {
            const token = text.trim();
            return token === '' ? undefined : new _values_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(token);
        }
        function tokenCommand(audience) {
            return `chainctl auth token --audience=${audience}`;
        }
    },
    8089: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    },
    10926: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            gO: () => (PUBLIC_ORGANIZATION)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65890);
        const PUBLIC_ORGANIZATION = 'chainguard';
        function historicImage(reference, registry) {
            const slash = reference.path.indexOf('/');
            if (reference.host !== registry || slash === -1)
                return undefined;
            return {
                organization: reference.path.slice(0, slash),
                name: reference.path.slice(slash + 1),
                tag: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference),
            };
        }
        function artifactName(name) {
            return name.slice(name.lastIndexOf('/') + 1);
        }
    },
    17158: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild),
            wu: () => (buildsAfter)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return undefined;
            const seen = new Set();
            const newestFirst = history.slice(last + 1).toReversed();
            return newestFirst.filter((build) => !seen.has(build.digest) && seen.add(build.digest)).toReversed();
        }
        function settledHistory(history) {
            const seen = new Set();
            let previous;
            const settled = [];
            for (const build of history) {
                if (build.digest === previous?.digest)
                    continue;
                const isReturn = seen.has(build.digest);
                if (!(isReturn && previous?.isReturn === true))
                    settled.push(build);
                seen.add(build.digest);
                previous = { digest: build.digest, isReturn };
            }
            return settled;
        }
        function appendPage(history, page) {
            const last = history.at(-1);
            if (last === undefined)
                return page.length === 0 ? undefined : page;
            const boundary = history.filter((build) => build.at === last.at);
            const added = page.filter((build) => build.at > last.at ||
                (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
            return added.length === 0 ? undefined : [...history, ...added];
        }
        function tagForm(name) {
            if (name.startsWith('sha256-'))
                return 'referrer';
            if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
                return 'dated';
            if (/-r\d+(?:-|$)/.test(name))
                return 'epoch';
            return 'plain';
        }
        const FEWEST_GAPS = 2;
        function usualInterval(history) {
            const builds = settledHistory(history);
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
    },
    23879: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FB: () => (PUBLIC_SIGNER),
            Nq: () => (organizationSigners),
            qB: () => (isServiceSigner)
        });
        const SERVICE_ISSUER = 'https://issuer.enforce.dev';
        const PUBLIC_SIGNER = {
            kind: 'keyless',
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
        };
        const SERVICE_IDENTITY = /^[0-9a-f]{40}\/[0-9a-f]{16}$/;
        const SIGNING_PRINCIPAL = /^(?:SERVICE_PRINCIPAL_)?(?:CATALOG_SYNCER|APKO_BUILDER)$/;
        function organizationSigners(organizationUid, associations) {
            const uids = associations
                .filter(({ uid }) => uid === organizationUid)
                .flatMap(({ chainguard }) => Object.entries(chainguard?.serviceBindings ?? {}))
                .flatMap(([principal, uid]) => (SIGNING_PRINCIPAL.test(principal) ? [uid] : []))
                .filter((uid) => isServiceIdentity(uid, organizationUid));
            return [...new Set(uids)].map((uid) => ({
                kind: 'keyless',
                issuer: SERVICE_ISSUER,
                identity: `${SERVICE_ISSUER}/${uid}`,
            }));
        }
        function isServiceSigner(signer, organizationUid) {
            const prefix = `${SERVICE_ISSUER}/`;
            return (signer.kind === 'keyless' &&
                signer.issuer === SERVICE_ISSUER &&
                signer.identity.startsWith(prefix) &&
                isServiceIdentity(signer.identity.slice(prefix.length), organizationUid));
        }
        function isServiceIdentity(uid, organizationUid) {
            return (SERVICE_IDENTITY.test(uid) && (organizationUid === undefined || uid.startsWith(`${organizationUid}/`)));
        }
    },
    30089: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ek: () => (repositoryUrl),
            O3: () => (MOORING_REF),
            ou: () => (documentationUrl),
            rl: () => (MOORING_REPOSITORY)
        });
        const MOORING_REPOSITORY = 'your-org/mooring';
        const MOORING_REF = 'v1';
        const PUBLISHED = {
            serverUrl: 'https://github.com',
            repository: MOORING_REPOSITORY,
            ref: MOORING_REF,
        };
        function documentationUrl(page, source = PUBLISHED) {
            const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
        }
        function repositoryUrl({ serverUrl, repository } = PUBLISHED) {
            return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
        }
    },
    49649: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DW: () => (trustWarning),
            S: () => (signerText),
            fB: () => (trustRemedy),
            fr: () => (trustReason),
            vs: () => (TRUST_NOTES)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51442);
        function trustReason(trust) {
            switch (trust.kind) {
                case 'unsigned':
                    return `is not signed; expected a signature by ${trust.expected.map(signerText).join(' or ')}`;
                case 'wrong-signer':
                    return wrongSigner(trust);
                case 'bad-signature':
                    return `has an invalid signature: ${trust.reason}`;
                case 'signed-as-other':
                    return `is signed by ${signerText(trust.signer)} as another image, ${trust.signedAs}`;
                case 'not-verifiable':
                    return `has a signature that could not be verified: ${trust.reason}`;
                case 'no-known-signer':
                    return trust.found === undefined
                        ? 'has no known signer'
                        : `is signed by ${signerText(trust.found.signer)}, and no signer is configured for its image`;
                case 'not-checked':
                    return `was not checked, because fetching its signatures failed: ${trust.problem.message}`;
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(trust);
            }
        }
        const TRUST_NOTES = {
            unsigned: 'not signed',
            'wrong-signer': 'wrong signer',
            'bad-signature': 'invalid signature',
            'signed-as-other': 'signed as another image',
            'not-verifiable': 'signature not verifiable',
            'no-known-signer': 'no known signer',
            'not-checked': 'signature not checked',
        };
        function trustRemedy(trust) {
            switch (trust.kind) {
                case 'unsigned':
                    return 'Signatures can appear some minutes after a build: retry later, or set `min-age`.';
                case 'wrong-signer':
                    if (trust.announced !== undefined)
                        return `The platform names ${signerText(trust.announced.signer)} as a signer of this organization now: replace its entries in \`trust.signers\` of .github/mooring.yml if you expected the change.`;
                    return 'Do not use this build. If you trust its signer, add it to `trust.signers` in .github/mooring.yml.';
                case 'bad-signature':
                    return 'Do not use this build, and report it to its publisher.';
                case 'signed-as-other':
                    return 'Check that the reference names the right image.';
                case 'not-verifiable':
                    return trust.remedy;
                case 'no-known-signer':
                    return trust.remedy ?? 'Add the signer of this image to `trust.signers` in .github/mooring.yml.';
                case 'not-checked':
                    return trust.problem.hint;
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(trust);
            }
        }
        function trustWarning(subject, trust) {
            if (trust.kind === 'verified' || trust.kind === 'no-known-signer')
                return undefined;
            return `${subject} ${trustReason(trust)}. ${trustRemedy(trust)}`;
        }
        function signerText(signer) {
            switch (signer.kind) {
                case 'key':
                    return `the key with SHA-256 ${signer.fingerprint}`;
                case 'pattern':
                    return signer.pattern;
                case 'keyless':
                    return signer.identity;
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(signer);
            }
        }
        function wrongSigner({ found, expected }) {
            const signers = found.map(({ signer }) => signer);
            const issuers = new Set([...signers, ...expected].map((one) => (one.kind === 'key' ? '' : one.issuer)));
            const named = (signer) => signer.kind === 'key' || issuers.size === 1
                ? signerText(signer)
                : `${signerText(signer)} (issuer ${signer.issuer})`;
            return `is signed by ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.M)(signers.map(named))}, not by ${expected.map(named).join(' or ')}`;
        }
    },
    62403: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $7: () => (readDuration),
            S5: () => (durationText),
            Um: () => (roughDuration),
            XG: () => (ageText),
            a3: () => (formatDuration)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51442);
        const UNITS = {
            m: 60_000,
            h: 3_600_000,
            d: 86_400_000,
            w: 7 * 86_400_000,
        };
        const LONGEST_MS = 3_660 * 86_400_000;
        function readDuration(text) {
            if (text === '0')
                return 0;
            const [, digits = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
            const milliseconds = Number(digits) * (UNITS[unit] ?? Number.NaN);
            return milliseconds <= LONGEST_MS ? milliseconds : undefined;
        }
        function formatDuration(milliseconds) {
            const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
            return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function roughDuration(milliseconds) {
            const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
            return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function ageText(milliseconds) {
            const unit = ['d', 'h'].find((name) => milliseconds >= (name === 'd' ? 2 : 1) * (UNITS[name] ?? Number.NaN));
            const size = UNITS[unit ?? 'm'] ?? 1;
            return durationText(Math.floor(milliseconds / size) * size);
        }
        function durationText(milliseconds) {
            const units = [
                ['d', 'day'],
                ['h', 'hour'],
            ];
            const [unit, noun] = units.find(([name]) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? [
                'm',
                'minute',
            ];
            return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(Math.round(milliseconds / (UNITS[unit] ?? 1)), noun);
        }
    },
    16340: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    },
    21645: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dg: () => (HERE),
            Q1: () => (dockerConfigPath),
            lt: () => (homeOf),
            mO: () => (readDockerConfigs)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        const HERE = { path: node_path__WEBPACK_IMPORTED_MODULE_2__, homedir: node_os__WEBPACK_IMPORTED_MODULE_1__.homedir };
        function homeOf(variables, { path, homedir: ofUser } = HERE) {
            return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
        }
        function dockerConfigPath(variables, machine = HERE) {
            const { path } = machine;
            const directory = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
            return path.resolve(directory, 'config.json');
        }
        async function readDockerConfigs(variables) {
            const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
            const place = dockerConfigPath(variables);
            const text = await readIfPresent(place);
            return [
                ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
                ...(text === undefined ? [] : [{ place, text }]),
            ];
        }
        async function readIfPresent(path) {
            try {
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
            }
            catch (cause) {
                const code = (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(cause);
                if (code === 'ENOENT' || code === 'ENOTDIR')
                    return undefined;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
            }
        }
    },
    52384: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            e: () => (isNamed)
        });
        function isNamed(key, name) {
            return key.length === name.length && new RegExp(`^${name}$`, 'iu').test(key);
        }
    },
    6641: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            j: () => (readClaim)
        });
        var _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98866);
        var _bundle_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24598);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63691);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16340);
        function readClaim({ payloadType, payload, }) {
            const json = readJson(payload);
            if (payloadType === 'simple-signing')
                return readSimpleSigning(json);
            if (payloadType !== _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Z2.statement)
                return invalid('its payload is not a statement');
            return readStatement(json);
        }
        function readSimpleSigning(json) {
            const payload = _bundle_statement_js__WEBPACK_IMPORTED_MODULE_1__.mH.safeParse(json);
            if (!payload.success)
                return invalid('its payload is not a signature of an image');
            const { identity, image } = payload.data.critical;
            return claim(image['docker-manifest-digest'], {
                image: identity['docker-reference'],
                predicateType: _bundle_statement_js__WEBPACK_IMPORTED_MODULE_1__.vQ,
                predicate: undefined,
            });
        }
        function readStatement(json) {
            const statement = _bundle_statement_js__WEBPACK_IMPORTED_MODULE_1__.Te.safeParse(json);
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
            if (!(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(digest))
                return invalid('it does not name a manifest by its SHA-256');
            return { kind: 'claim', digest, ...about, image: about.image === '' ? undefined : about.image };
        }
        function invalid(reason) {
            return { kind: 'invalid', reason };
        }
        function readJson(bytes) {
            try {
                return (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
            }
            catch {
                return undefined;
            }
        }
    },
    21880: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    },
    24598: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    },
    38468: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            w: () => (readNamedFile)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _process_exec_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59022);
        var _files_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65706);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        async function readNamedFile({ option, path, tree }) {
            const source = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0, _files_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.YT)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _process_exec_command_js__WEBPACK_IMPORTED_MODULE_1__.NK) : tree;
            const [reading] = await source.read([(0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) : path]);
            if (reading !== undefined && 'bytes' in reading)
                return reading.bytes;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `${option} ${path}: ${reading?.problem ?? 'it does not exist'}`);
        }
    },
    56191: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $A: () => (taggedContents),
            HF: () => (SBOMS),
            eh: () => (SIGNATURES),
            xG: () => (referringContents)
        });
        var _api_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21880);
        var _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98866);
        var _bundle_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24598);
        var _api_client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37037);
        var _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65094);
        var _values_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49592);
        const SIGNATURES = {
            predicateType: _bundle_statement_js__WEBPACK_IMPORTED_MODULE_2__.vQ,
            legacyForm: 'legacy-signature',
            tagSuffix: '.sig',
            maxBytes: 128 * 1024,
            most: 32,
        };
        const SBOMS = {
            predicateType: _api_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__.I,
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
            const layers = await (0, _values_concurrency_js__WEBPACK_IMPORTED_MODULE_5__.sf)(unnamed.slice(0, MOST_MANIFESTS), MANIFESTS_IN_FLIGHT, ({ digest }) => layersOf(content, digest, wanted));
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
            'legacy-attestation': _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function canHold({ artifactType = '' }, { legacyForm }) {
            const types = ['', _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.empty, LEGACY_ARTIFACTS[legacyForm]];
            return isBundle(artifactType) || types.includes(artifactType);
        }
        function isBundle(type) {
            return type.startsWith('application/vnd.dev.sigstore.bundle');
        }
        async function layersOf(content, reference, wanted) {
            const fetched = await (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__.u9)(content.manifest(reference), ['platform_not_found']);
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
            'legacy-signature': _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.simpleSigning,
            'legacy-attestation': _api_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function formOf({ mediaType }, { legacyForm }) {
            if (isBundle(mediaType))
                return 'bundle';
            return mediaType === LEGACY_LAYERS[legacyForm] ? legacyForm : undefined;
        }
        async function* fetchLayers(content, layers, { likelyBytes, maxBytes, most }) {
            const likely = likelyBytes && { digest: await (0, _api_client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__.b)(likelyBytes, 'sha256'), bytes: likelyBytes };
            for (const { form, descriptor } of layers.slice(0, most)) {
                const { annotations = {}, digest, mediaType, size } = descriptor;
                const request = async () => size > maxBytes ? TOO_LARGE : (0, _values_fetched_js__WEBPACK_IMPORTED_MODULE_4__.Ko)(content.blob(digest, { maxBytes }), UNREAD);
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
    },
    57746: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BM: () => (rememberSigners),
            e5: () => (isRememberedBy),
            qJ: () => (rememberedFor)
        });
        var _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10926);
        var _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65890);
        var _service_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23879);
        function rememberSigners(builds, options) {
            const seen = builds.flatMap((build) => seenSigner(build, options));
            const byOrganization = Map.groupBy(seen, ({ organization }) => organization);
            return [...byOrganization].flatMap(([organization, sightings]) => {
                const uids = new Set(sightings.map(({ signer }) => signer.identity.replace(/\/[^/]*$/, '')));
                return uids.size === 1 ? entriesOf(`${options.registryHost}/${organization}/`, sightings, options) : [];
            });
        }
        function isRememberedBy(entries, { image, signer }) {
            const name = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(image);
            return entries.some((entry) => signer.kind === 'keyless' &&
                signer.identity === entry.signer.identity &&
                (entry.image === name ||
                    (entry.image.endsWith('*') && name.startsWith(entry.image.replace(/\*+$/, '')))));
        }
        function rememberedFor(entries, moves) {
            return entries.filter((entry) => moves.some(({ upstream, trust }) => {
                const signer = trust?.kind === 'no-known-signer' ? trust.found?.signer : undefined;
                return signer !== undefined && isRememberedBy([entry], { image: upstream, signer });
            }));
        }
        function seenSigner({ image, digest, trust }, { organizationUid, registryHost }) {
            const historic = (0, _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
            if (historic === undefined || historic.organization === _values_historic_image_js__WEBPACK_IMPORTED_MODULE_0__.gO)
                return [];
            if (trust.kind !== 'no-known-signer' || trust.found === undefined)
                return [];
            const { found } = trust;
            if (found.signer.kind !== 'keyless' || !(0, _service_identity_js__WEBPACK_IMPORTED_MODULE_2__.qB)(found.signer, organizationUid))
                return [];
            const name = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.vy)(image);
            const seen = { ...found, image: name, digest };
            return [{ image: name, signer: found.signer, seen, organization: historic.organization }];
        }
        function entriesOf(prefix, sightings, { configured }) {
            const isShared = configured.some((glob) => canOverlap(glob, prefix));
            const isDeep = sightings.some(({ image }) => image.slice(prefix.length).includes('/'));
            const all = sightings.map(({ image, signer, seen }) => ({
                image: isShared ? image : `${prefix}${isDeep ? '**' : '*'}`,
                signer,
                seen,
            }));
            const first = new Map(all.toReversed().map((entry) => [`${entry.image} ${entry.signer.identity}`, entry]));
            return all.filter((entry) => first.get(`${entry.image} ${entry.signer.identity}`) === entry);
        }
        function canOverlap(glob, prefix) {
            const name = (0, _values_image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ew)(glob);
            const fixed = name.replace(/[*?[{(!\\].*$/s, '');
            return fixed === name ? name.startsWith(prefix) : fixed.startsWith(prefix) || prefix.startsWith(fixed);
        }
    },
    89813: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (isTrusted)
        });
        function isTrusted(signer, trusted) {
            return trusted.some((one) => matchesSigner(signer, one));
        }
        function matchesSigner(signer, trusted) {
            switch (trusted.kind) {
                case 'key':
                    return signer.kind === 'key' && signer.fingerprint === trusted.fingerprint;
                case 'keyless':
                    return (signer.kind === 'keyless' && signer.issuer === trusted.issuer && signer.identity === trusted.identity);
                case 'pattern':
                    return (signer.kind === 'keyless' &&
                        signer.issuer === trusted.issuer &&
                        matchesPattern(signer.identity, trusted.pattern));
            }
        }
        function matchesPattern(identity, pattern) {
            const parts = pattern.split(/(\*\*?)/).map((part) => {
                if (part === '**')
                    return '.*';
                return part === '*' ? '[^/]*' : part.replaceAll(/[^\w]/g, String.raw `\$&`);
            });
            return new RegExp(`^${parts.join('')}$`, 's').test(identity);
        }
    },
    6966: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (answerOf),
            w: () => (openGitHubRepository)
        });
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        ;
        function refusalError(refusal, purpose) {
            const details = [
                refusal.message,
                ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
            ]
                .filter((text) => text.trim() !== '')
                .join('; ');
            return new errors.OD(refusalCode(refusal, details), `could not ${purpose}: GitHub answered ${refusal.status}${details === '' ? '' : ` (${(0, printable.g$)(details, 400)})`}`);
        }
        const SENTENCES = [
            [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
            [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
            [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
        ];
        const STATUSES = {
            401: 'github_token_invalid',
            403: 'github_forbidden',
            404: 'github_not_found',
            409: 'github_branch_moved',
        };
        function refusalCode({ status }, details) {
            const known = SENTENCES.find(([sentence]) => sentence.test(details));
            return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
        }
        const DEFAULT_WAIT_MS = 60_000;
        function limitWait({ status, message, headers }, now) {
            if (status !== 403 && status !== 429)
                return undefined;
            const seconds = headers['retry-after'];
            if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
                return Number(seconds) * 1_000;
            const reset = headers['x-ratelimit-reset'] ?? '';
            if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
                return Math.max(0, Number(reset) * 1_000 - now);
            }
            return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_WAIT_MS : undefined;
        }
        function isPassing(status) {
            return status === 408 || (status >= 500 && status !== 501);
        }
        var values_clock = __webpack_require__(51173);
        ;
        const ATTEMPTS = 5;
        const ATTEMPT_MS = 30_000;
        const FIRST_DELAY_MS = 400;
        const LONGEST_WAIT_MS = 120_000;
        function createGitHubCaller({ clock, signal, host, }) {
            return async (purpose, send, { repeatable } = { repeatable: true }) => {
                for (let attempt = 1;; attempt += 1) {
                    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
                    const outcome = await tryOnce(send, attemptSignal);
                    if (signal.aborted)
                        throw (0, errors.$y)(purpose);
                    if (outcome.kind === 'answer')
                        return outcome;
                    const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
                    if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                        return outcome;
                    if (wait === undefined && !repeatable)
                        return { kind: 'unsure' };
                    if (wait !== undefined && wait > LONGEST_WAIT_MS)
                        throw limited(purpose, wait);
                    if (attempt >= ATTEMPTS)
                        throw exhausted(outcome, { purpose, host, wait });
                    const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
                    await (0, values_clock.v)(delay, purpose, { clock, signal });
                }
            };
        }
        async function tryOnce(send, signal) {
            try {
                const { status, data } = await send({ signal, redirect: 'manual' });
                if (status >= 300)
                    return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
                const whole = status === 204 || (typeof data === 'object' && data !== null);
                return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
            }
            catch (error) {
                const response = readResponse(error);
                if (response !== undefined)
                    return { kind: 'refused', refusal: readRefusal(response) };
                return {
                    kind: 'no-answer',
                    why: error instanceof Error ? (0, printable.g$)(error.message, 120) : 'no answer came',
                };
            }
        }
        function readResponse(error) {
            const response = readField(error, 'response');
            const status = readField(response, 'status');
            if (typeof status !== 'number')
                return undefined;
            return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
        }
        function readRefusal({ status, headers, data }) {
            const errors = readField(data, 'errors');
            return {
                status,
                message: textField(data, 'message'),
                errors: (Array.isArray(errors) ? errors : []).map((one) => ({
                    field: textField(one, 'field'),
                    code: textField(one, 'code'),
                    message: typeof one === 'string' ? one : textField(one, 'message'),
                })),
                headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
                    name.toLowerCase(),
                    String(value),
                ])),
            };
        }
        function readField(value, name) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        }
        function textField(value, name) {
            const field = readField(value, name);
            return typeof field === 'string' ? field : '';
        }
        function limited(purpose, waitMs) {
            const seconds = Math.ceil(waitMs / 1_000);
            return new errors.OD('github_rate_limited', `could not ${purpose}: GitHub requires a wait of ${seconds} seconds`);
        }
        function exhausted(outcome, call) {
            const purpose = `${call.purpose}, ${ATTEMPTS} times`;
            if (call.wait !== undefined)
                return limited(purpose, call.wait);
            if (outcome.kind === 'refused')
                return refusalError(outcome.refusal, purpose);
            return new errors.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
        }
        ;
        async function openGitHubRepository(options) {
            const { getOctokit } = await Promise.all([__webpack_require__.e(9648), __webpack_require__.e(2119)]).then(__webpack_require__.bind(__webpack_require__, 12119));
            const { getProxyUrl } = await __webpack_require__.e(9783).then(__webpack_require__.bind(__webpack_require__, 19783));
            const [owner = '', repo = ''] = options.repository.split('/');
            const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
            const { clock, signal } = options;
            const url = new URL(options.apiUrl);
            const proxy = getProxyUrl(url);
            const host = proxy === undefined ? url.host : `${url.host} via the proxy ${proxy.host}`;
            const call = createGitHubCaller({ clock, signal, host });
            return { github, call, place: { owner, repo } };
        }
        function answerOf(outcome, purpose) {
            switch (outcome.kind) {
                case 'answer':
                    return outcome.answer;
                case 'refused':
                    throw refusalError(outcome.refusal, purpose);
                case 'unsure':
                    throw new errors.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
            }
        }
    },
    45886: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R0: () => (writeWholeFile),
            YM: () => (reportPlace),
            nM: () => (removeFile)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        var _replace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40672);
        function reportPlace(input, text, { workspace, temporaryDirectory }) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, text);
            const roots = [workspace, temporaryDirectory, (0, node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()].map((root) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root));
            const root = roots.find((directory) => isBelow(path, directory));
            if (root !== undefined && !text.includes('\0'))
                return { path, root };
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_input_invalid', `input ${input}: must be below the workspace, RUNNER_TEMP or the home directory`);
        }
        async function writeWholeFile({ path, root }, text) {
            try {
                await requireNoLink(path, root);
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
                await (0, _replace_file_js__WEBPACK_IMPORTED_MODULE_4__.f)(path, text);
            }
            catch (cause) {
                if (cause instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD)
                    throw cause;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `could not write ${path}`, {
                    cause,
                    hint: 'Check that the directory exists and that this user can write to it.',
                });
            }
        }
        async function removeFile({ path, root }) {
            try {
                const isOurs = (await findLink(path, root)) === undefined && (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isFile();
                if (isOurs)
                    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(path);
            }
            catch (cause) {
                if (isNothing(cause))
                    return;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `could not remove ${path}`, {
                    cause,
                    hint: 'Check that this user can write to its directory.',
                });
            }
        }
        function isBelow(path, directory) {
            const route = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path);
            return route !== '' && route.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..' && !(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(route);
        }
        async function requireNoLink(path, root) {
            const link = await findLink(path, root);
            if (link === undefined)
                return;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_invalid', `${link} is a symbolic link; nothing was written`, {
                hint: 'Remove the link from the repository, or use another path.',
            });
        }
        async function findLink(path, root) {
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
            for (const index of names.keys()) {
                const place = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...names.slice(0, index + 1));
                if (await isLink(place))
                    return place;
            }
            return undefined;
        }
        async function isLink(place) {
            try {
                return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place)).isSymbolicLink();
            }
            catch (error) {
                if (isNothing(error))
                    return false;
                throw error;
            }
        }
        function isNothing(error) {
            return ['ENOENT', 'ENOTDIR'].includes((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(error));
        }
    },
    64336: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (readGitHubBlobs),
            X: () => (graphqlUrl)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6966);
        const IN_FLIGHT = 8;
        const MOST_BLOBS = 100;
        const MOST_BYTES = 1_000_000;
        const LONGEST_TEXT = 500_000;
        async function readGitHubBlobs(repository, blobs) {
            const contents = new Map();
            const texts = blobs.filter(({ blob, size = 0 }) => size <= LONGEST_TEXT && isObjectId(blob));
            for (const some of inGroups(texts.length > 1 ? batchesOf(texts) : [], IN_FLIGHT)) {
                const queried = await Promise.all(some.map((batch) => queryTexts(repository, batch)));
                for (const [blob, bytes] of queried.flat())
                    contents.set(blob, bytes);
                if (queried.some((answers) => answers.length === 0))
                    break;
            }
            const others = blobs.filter(({ blob }) => !contents.has(blob));
            for (const some of inGroups(others, IN_FLIGHT)) {
                for (const [blob, bytes] of await Promise.all(some.map((one) => readBlob(repository, one.blob))))
                    contents.set(blob, bytes);
            }
            return contents;
        }
        const PURPOSE = 'read its files';
        async function readBlob({ github, call, place }, blob) {
            const query = { ...place, file_sha: blob };
            const outcome = await call(PURPOSE, (request) => github.rest.git.getBlob({ ...query, request }));
            return [blob, Buffer.from((0, _github_repository_js__WEBPACK_IMPORTED_MODULE_1__.u)(outcome, PURPOSE).content, 'base64')];
        }
        async function queryTexts({ github, call, place }, blobs) {
            const objects = blobs.map((blob, index) => `b${index}: object(oid: "${blob}") { ... on Blob { text } }`);
            const query = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    ${objects.join('\n    ')}
  }
}`;
            const outcome = await call(PURPOSE, (request) => github.request({ method: 'POST', url: graphqlUrl(github), query, variables: place, request }));
            const found = outcome.kind === 'answer' ? (outcome.answer.data?.repository ?? {}) : {};
            return blobs.flatMap((blob, index) => {
                const text = found[`b${index}`]?.text;
                const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : undefined;
                return bytes !== undefined && objectId(bytes, blob) === blob ? [[blob, bytes]] : [];
            });
        }
        function graphqlUrl(github) {
            const { baseUrl } = github.request.endpoint.DEFAULTS;
            return baseUrl.replace(/\/api\/v3\/?$/, '/api').concat('/graphql');
        }
        function isObjectId(blob) {
            return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(blob);
        }
        function objectId(bytes, { length }) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 40 ? 'sha1' : 'sha256')
                .update(`blob ${bytes.length}\0`)
                .update(bytes)
                .digest('hex');
        }
        function batchesOf(blobs) {
            const batches = [];
            let bytes = 0;
            for (const { blob, size = 0 } of blobs) {
                const last = batches.at(-1);
                bytes += size;
                if (last === undefined || last.length === MOST_BLOBS || bytes > MOST_BYTES) {
                    batches.push([blob]);
                    bytes = size;
                }
                else
                    last.push(blob);
            }
            return batches;
        }
        function inGroups(items, size) {
            const count = Math.ceil(items.length / size);
            return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
        }
    },
    29606: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AT: () => (matchesSubjectPattern),
            JW: () => (isNarrowerPattern),
            Kf: () => (literalPattern),
            Lm: () => (readSubjectPattern),
            QJ: () => (formatSubjectPattern),
            YN: () => (ANY_REST),
            Yq: () => (readLiteralPattern),
            dA: () => (ANY_NAME),
            fQ: () => (ANY_ID),
            u$: () => (fitsOneOf)
        });
        const ANY_NAME = '[^/:@]+';
        const ANY_ID = '[0-9]+';
        const ANY_REST = '[^:]+';
        const ALTERNATIVE = String.raw `(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|]|\[\^:\]\+|\[\^\/:@\]\+|\[0-9\]\+)+`;
        const LIST = String.raw `${ALTERNATIVE}(?:\|${ALTERNATIVE})*`;
        const FORM = new RegExp(String.raw `^\^repo:\((${LIST})\):\((${LIST})\)\$$`, 'u');
        function formatSubjectPattern({ repositories, contexts }) {
            return `^repo:(${repositories.join('|')}):(${contexts.join('|')})$`;
        }
        function literalPattern(text) {
            return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
        }
        function readLiteralPattern(pattern) {
            const [, escaped] = LITERAL.exec(pattern) ?? [];
            return escaped === undefined ? undefined : unescapePattern(escaped);
        }
        const LITERAL = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])+)\$$/u;
        function unescapePattern(escaped) {
            return escaped.replaceAll(/\\(.)/gu, '$1');
        }
        function readSubjectPattern(pattern) {
            const [, repositories, contexts] = FORM.exec(pattern) ?? [];
            if (repositories === undefined || contexts === undefined)
                return undefined;
            return { repositories: split(repositories), contexts: split(contexts) };
        }
        function split(list) {
            return list.match(new RegExp(ALTERNATIVE, 'gu')) ?? [];
        }
        function fitsOneOf(text, alternatives) {
            return alternatives.some((one) => new RegExp(`^(?:${one})$`, 'u').test(text));
        }
        function matchesSubjectPattern(subject, pattern) {
            return readSubjectPattern(pattern) === undefined ? undefined : new RegExp(pattern, 'u').test(subject);
        }
        function isNarrowerPattern(wanted, found) {
            const [inner, outer] = [readSubjectPattern(wanted), readSubjectPattern(found)];
            if (inner === undefined || outer === undefined)
                return false;
            return areCovered(inner.repositories, outer.repositories) && areCovered(inner.contexts, outer.contexts);
        }
        function areCovered(inner, outer) {
            return inner.every((one) => {
                if (outer.includes(one))
                    return true;
                const isLiteral = ![ANY_NAME, ANY_ID, ANY_REST].some((wildcard) => one.includes(wildcard));
                return isLiteral && fitsOneOf(unescapePattern(one), outer);
            });
        }
    },
    52949: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A4: () => (canonicalText),
            L6: () => (acceptsPullRequests),
            XI: () => (readEventPattern),
            e4: () => (isSameMatch),
            g$: () => (TRUSTED_EVENTS),
            hB: () => (wantedClaimMatch),
            m$: () => (matchDifferences),
            yb: () => (conditionsOf)
        });
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29606);
        const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
        const EVENT_PATTERN = `^(${TRUSTED_EVENTS.join('|')})$`;
        function wantedClaimMatch(claims, { audience, pinRef }) {
            const { repository_id, repository_owner_id, ref } = claims;
            return {
                issuer: claims.iss,
                subject: claims.sub,
                audience,
                claims: {
                    ...(repository_id === undefined ? {} : { repository_id }),
                    ...(repository_owner_id === undefined ? {} : { repository_owner_id }),
                    ...(pinRef && ref !== undefined ? { ref } : {}),
                },
                claimPatterns: { event_name: EVENT_PATTERN },
            };
        }
        function conditionsOf(match, defaultAudience) {
            const { claims = {}, claimPatterns = {}, ...plain } = match;
            const patterns = Object.entries(claimPatterns).map(([name, value]) => {
                const exact = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(value);
                return exact === undefined || Object.hasOwn(claims, name)
                    ? [`claimPatterns.${name}`, value]
                    : [`claims.${name}`, exact];
            });
            const audience = given(match.audience) ?? (given(match.audiencePattern) ? undefined : defaultAudience);
            const conditions = [
                ...Object.entries({ ...plain, audience }),
                ...Object.entries(claims).map(([name, value]) => [`claims.${name}`, value]),
                ...patterns,
            ];
            return conditions
                .flatMap(([field, value]) => (given(value) === undefined ? [] : [[field, value ?? '']]))
                .sort(([one], [other]) => (one < other ? -1 : 1));
        }
        function canonicalText(match, defaultAudience, organization) {
            return JSON.stringify([organization, ...conditionsOf(match, defaultAudience)]);
        }
        function isSameMatch(one, other, defaultAudience) {
            return canonicalText(one, defaultAudience, '') === canonicalText(other, defaultAudience, '');
        }
        function matchDifferences(found, wanted, defaultAudience) {
            const [there, here] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
            const fields = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])].sort();
            return fields
                .map((field) => ({ field, found: there?.get(field), wanted: here?.get(field) }))
                .filter((difference) => difference.found !== difference.wanted);
        }
        function given(text) {
            return text === '' ? undefined : text;
        }
        function readEventPattern(pattern) {
            const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
            const names = list?.split('|') ?? [];
            return names.length > 0 && !names.includes('') ? names : undefined;
        }
        function acceptsPullRequests({ claimPatterns }) {
            return readEventPattern(claimPatterns.event_name)?.includes('pull_request') ?? true;
        }
    },
    65977: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LA: () => (quoteShell),
            Vp: () => (fixUnknownMatch),
            YU: () => (quoteHcl),
            ox: () => (fixKnownMatch)
        });
        function fixKnownMatch(match, target) {
            return [
                ...apiCall(match, target),
                ...chainctl(match, target),
                ...terraform(match, ' (in the chainguard_identity)'),
            ];
        }
        function fixUnknownMatch(values, target) {
            const url = identityUrl(target);
            const edit = '{claimMatch: (.claimMatch | del(.issuerPattern, .subjectPattern, .audiencePattern) | .issuer = $issuer | .subject = $subject | .audience = $audience)}';
            return [
                'API:',
                `  curl -fsS -H "Authorization: Bearer $TOKEN" ${quoteShell(url)} |`,
                `  jq --arg issuer ${quoteShell(values.issuer)} \\`,
                `    --arg subject ${quoteShell(values.subject)} \\`,
                `    --arg audience ${quoteShell(values.audience)} \\`,
                `    '${edit}' |`,
                `  curl -fsS -X PATCH -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
                `    --data @- ${quoteShell(`${url}?updateMask=claimMatch`)}`,
                ...chainctl(values, target),
                ...terraform(values, ' (in the chainguard_identity; keep its other conditions)'),
            ];
        }
        function apiCall(match, target) {
            const body = JSON.stringify({ claimMatch: match });
            return [
                'API:',
                `  curl -fsS -X PATCH -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
                `    ${quoteShell(`${identityUrl(target)}?updateMask=claimMatch`)} \\`,
                `    --data ${quoteShell(body)}`,
            ];
        }
        function chainctl(match, { uid }) {
            const flags = [
                ['identity-issuer', match.issuer],
                ['subject', match.subject],
                ['audience', match.audience],
            ].flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}=${quoteShell(value)}`]));
            return ['chainctl:', `  chainctl iam identities update ${uid} ${flags.join(' ')}`];
        }
        function terraform(match, where) {
            const texts = [
                ['issuer', match.issuer],
                ['issuer_pattern', match.issuerPattern],
                ['subject', match.subject],
                ['subject_pattern', match.subjectPattern],
                ['audience', match.audience],
                ['audience_pattern', match.audiencePattern],
            ].flatMap(([name, value]) => (value === undefined ? [] : [`    ${name} = ${quoteHcl(value)}`]));
            return [
                `Terraform${where}:`,
                '  claim_match {',
                ...texts,
                ...terraformMap('claims', match.claims),
                ...terraformMap('claim_patterns', match.claimPatterns),
                '  }',
            ];
        }
        function terraformMap(name, values) {
            const entries = Object.entries(values ?? {}).map(([key, value]) => `${quoteHcl(key)} = ${quoteHcl(value)}`);
            return entries.length === 0 ? [] : [`    ${name} = { ${entries.join(', ')} }`];
        }
        function identityUrl({ apiUrl, uid }) {
            return `${apiUrl}/iam/v2/identities/${uid}`;
        }
        function quoteShell(text) {
            return `'${text.replaceAll("'", String.raw `'\''`)}'`;
        }
        function quoteHcl(text) {
            return JSON.stringify(text).replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
        }
    },
    60951: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99699);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText.optional(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    },
    66550: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98866);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98754);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43852);
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.li,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.J0,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.DM,
                response: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.dl,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Vq,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.yd,
            },
        };
    },
    83770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13743);
        const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
        const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
        function readChallenges(header) {
            const challenges = [];
            let rest = header;
            for (;;) {
                const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
                if (opening === undefined || scheme === undefined) {
                    const comma = rest.indexOf(',');
                    if (comma === -1)
                        return challenges;
                    rest = rest.slice(comma + 1);
                }
                else {
                    const read = readParameters(rest.slice(opening.length));
                    challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
                    rest = read.rest;
                }
            }
        }
        function readParameters(text) {
            const parameters = new Map();
            let rest = text;
            for (;;) {
                const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
                if (whole === undefined || name === undefined)
                    return { parameters: Object.fromEntries(parameters), rest };
                parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
                rest = rest.slice(whole.length);
            }
        }
        function requireTrustedRealm(realm, { registry, isTokenHost, ...hint }) {
            const url = URL.canParse(realm) ? new URL(realm) : undefined;
            const reason = url === undefined ? 'is not a URL' : refuseRealm(url, isTokenHost);
            if (url !== undefined && reason === undefined)
                return url;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('auth_untrusted_realm', `the registry ${registry} names the token endpoint "${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(realm, 120)}", which ${reason}: no credentials were sent`, hint);
        }
        function refuseRealm(url, isTokenHost) {
            if (url.username !== '' || url.password !== '')
                return 'contains user info';
            const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && (0, _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url.hostname));
            if (!isSecure)
                return 'is not an https URL';
            return isTokenHost(url) ? undefined : 'is not a known token endpoint of this registry';
        }
    },
    98754: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99699);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    },
    98866: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K8: () => (ImageConfig),
            Re: () => (ImagePlatform),
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60951);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const ImagePlatform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish();
        const names = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish();
        const ImageConfig = ImagePlatform.extend({
            config: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                User: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Entrypoint: texts,
                Cmd: texts,
                Env: texts,
                WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                ExposedPorts: names,
                Volumes: names,
                StopSignal: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Labels: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
                Healthcheck: names,
                OnBuild: texts,
            })
                .nullish(),
        });
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: ImagePlatform.optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
    },
    8216: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43852);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    },
    62585: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openAccess: () => (openAccess),
            openJobWorld: () => (openJobWorld),
            signInWorkflow: () => (signInWorkflow)
        });
        var _api_client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93893);
        var _api_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);
        var _sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47319);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4824);
        var _access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4048);
        var _oidc_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22887);
        async function openJobWorld(context, job) {
            const { clock, onSecret, runner, send } = context;
            const { environment, inputs, title } = job;
            const endpoints = (0, _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.uY)(inputs);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const access = await openAccess(context, { ...job, endpoints, signal });
            return (access && {
                send,
                clock,
                endpoints,
                access,
                signal,
                onSecret,
                onWarning: (warning) => runner.warning(warning, { title }),
                variables: process.env,
                directory: environment.workspace,
            });
        }
        async function openAccess(context, { endpoints, environment, inputs, signal, title }) {
            const { runner } = context;
            if (inputs.identity === '')
                return _access_js__WEBPACK_IMPORTED_MODULE_4__.zZ;
            const found = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_5__.M)(environment);
            if (found.kind === 'request') {
                const access = await signInWorkflow(found, { ...context, endpoints, signal, identity: inputs.identity });
                runner.info(access.status);
                return access;
            }
            const { kind, reason } = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_5__.U)(found, inputs['when-unavailable']);
            if (kind === 'skipped') {
                runner.notice(`Step skipped: ${reason}.`, { title });
                return undefined;
            }
            runner.notice(`Running unauthenticated: ${reason}.`, { title });
            return _access_js__WEBPACK_IMPORTED_MODULE_4__.zZ;
        }
        async function signInWorkflow({ url, token }, options) {
            const { clock, endpoints, identity, onSecret, send, signal } = options;
            onSecret(token);
            const session = await (0, _sign_in_js__WEBPACK_IMPORTED_MODULE_2__.J)({
                call: (0, _api_client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__.u)({ send, clock, endpoints, signal, routes: _api_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__.H }),
                clock,
                endpoints,
                identity,
                requestUrl: url,
                requestToken: token,
                onSecret,
            });
            return { ...session, status: `Signed in to ${endpoints.apiUrl} as identity ${identity}.` };
        }
    },
    39661: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createIdentityAccessClient: () => (createIdentityAccessClient)
        });
        var platform_access = __webpack_require__(2327);
        var groups_client = __webpack_require__(37005);
        var list = __webpack_require__(23155);
        ;
        function createIdentitiesClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'identity', {
                    get: 'getIdentity',
                    create: 'createIdentity',
                    delete: 'deleteIdentity',
                }),
                list: ({ name, relationshipType, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listIdentities',
                    purpose: 'list the identities',
                    query: {
                        name,
                        relationship_type: relationshipType === undefined ? undefined : `RELATIONSHIP_TYPE_${relationshipType}`,
                        ...(0, list.eU)(place),
                    },
                    pageOf: ({ identities, ...page }) => [identities, page],
                    uidOf: (identity) => identity.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateIdentity', `update the identity ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
                updateMetadata: (changes, mask) => request('updateIdentityMetadata', 'update the metadata of the caller', {
                    body: { identityMetadata: changes, updateMask: (0, platform_access.gC)(changes, mask) },
                }),
                lookup: async (person) => (await request('lookupIdentity', 'look up an identity', { query: { ...person } })).uid,
            };
        }
        ;
        function createRoleBindingsClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'role binding', {
                    get: 'getRoleBinding',
                    create: 'createRoleBinding',
                    delete: 'deleteRoleBinding',
                }),
                list: ({ identity, group, role, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listRoleBindings',
                    purpose: 'list the role bindings',
                    query: { identity, group, role, ...(0, list.eU)(place) },
                    pageOf: ({ roleBindings, ...page }) => [roleBindings, page],
                    uidOf: (binding) => binding.uid,
                }, paging),
                createBatch: async (batch) => (await request('batchCreateRoleBindings', 'bind identities to roles', { body: batch })).roleBindings,
                update: (uid, changes, mask) => request('updateRoleBinding', `update the role binding ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
            };
        }
        ;
        function createRolesClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'role', {
                    get: 'getRole',
                    create: 'createRole',
                    delete: 'deleteRole',
                }),
                list: ({ name, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listRoles',
                    purpose: 'list the roles',
                    query: { name, ...(0, list.eU)(place) },
                    pageOf: ({ roles, ...page }) => [roles, page],
                    uidOf: (role) => role.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateRole', `update the role ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
            };
        }
        ;
        function createIdentityAccessClient(options) {
            const access = (0, platform_access.qk)(options);
            return {
                groups: (0, groups_client.W)(access),
                identities: createIdentitiesClient(access),
                roleBindings: createRoleBindingsClient(access),
                roles: createRolesClient(access),
            };
        }
    },
    63691: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest),
            su: () => (digestName)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest, digits = 7) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, digits);
        }
    },
    47311: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I0: () => (findIssues),
            PO: () => (formatFormPath),
            fK: () => (valueAt)
        });
        function findIssues(error, document) {
            const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
            return [first ?? { path: [], message: 'has an unexpected form' }, ...others];
        }
        function formatFormPath(path) {
            return path
                .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
                .join('');
        }
        function byTelling(issues) {
            const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
            return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))];
        }
        function findIssue(issue, document) {
            const { path, message, code } = innermost(issue, []);
            const isMissing = (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
            return { path, message: isMissing ? 'is missing' : message };
        }
        function innermost(issue, above) {
            const { code, message } = issue;
            const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
            if (code === 'unrecognized_keys')
                return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
            if (code !== 'invalid_union')
                return { path, message, code };
            const branches = issue.errors
                .flatMap((branch) => byTelling(branch).slice(0, 1))
                .map((branch) => innermost(branch, path));
            const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
            return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
        }
        function valueAt(document, path) {
            return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
        }
    },
    77524: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jt: () => (flag),
            ZD: () => (repeated),
            bQ: () => (MaskQuery),
            er: () => (PageEnvelope),
            md: () => (PAGE_SIZE),
            r_: () => (ListQuery),
            uZ: () => (repeatedMessage),
            wE: () => (NamedListQuery)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const PAGE_SIZE = { default: 50, maximum: 200 };
        const PAGE_TOKEN_LIFETIME_MS = (null && (3 * 24 * 3_600_000));
        const count = zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be an integer')
            .regex(/^-?\d{1,9}$/, 'must be an integer')
            .transform(Number);
        const repeated = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())])
            .transform((value) => (typeof value === 'string' ? [value] : value));
        function repeatedMessage(message) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => (Array.isArray(value) ? value : [value]), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(message));
        }
        const flag = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
        const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ids': repeated.optional(),
            'uidp.inRoot': flag.optional(),
            pageSize: count.optional(),
            pageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            orderBy: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            skip: count.optional(),
        });
        const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
        const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            totalCount: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d+$/).optional(),
            skipped: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional(),
        });
        const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
    },
    99699: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (Timestamp)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().refine((text) => (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(text) !== undefined, 'not a UTC timestamp');
    },
    50640: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readPlainYaml)
        });
        var _text_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63703);
        var _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99512);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77086);
        var _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96045);
        function readPlainYaml(bytes) {
            const { whole, text, offset, isUtf8 } = (0, _open_file_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
            if (!isUtf8)
                return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
            const lineAt = (at) => new _text_text_position_js__WEBPACK_IMPORTED_MODULE_4__._(whole).find(at).line;
            const parsed = (0, _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__.h)({ text, offset });
            const problem = parsed.kind === 'unreadable' ? parsed : parsed.problems()[0];
            if (parsed.kind === 'unreadable' || problem !== undefined)
                return { kind: 'unreadable', line: lineAt(problem?.at ?? 0), reason: problem?.reason ?? '' };
            const { root } = parsed;
            return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
        }
        function plainValue(node) {
            if (node.isShared)
                return null;
            switch (node.kind) {
                case 'text':
                    return node.style === 'plain' ? plainScalar((0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text)) : (0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text);
                case 'list':
                    return node.items.map(plainValue);
                case 'map':
                    return Object.fromEntries(node.entries.map(({ key, value }) => [(0, _text_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(key.text), plainValue(value)]));
                case 'empty':
                case 'expression':
                    return null;
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.xb)(node);
            }
        }
        function plainScalar(text) {
            if (text === 'true' || text === 'false')
                return text === 'true';
            return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
        }
        function startAt(root, path) {
            let node = root;
            let start = root.start;
            for (const part of path) {
                const entry = node.kind === 'map' ? node.entries.find(({ key }) => key.text === part) : undefined;
                const item = node.kind === 'list' ? node.items[Number(part)] : undefined;
                const next = entry?.value ?? item;
                if (next === undefined)
                    return start;
                start = entry?.key.start ?? next.start;
                node = next;
            }
            return start;
        }
    },
    64377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            p6: () => (date),
            w$: () => (datetime)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
        function date(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
        }
        function time(params) {
            return core._isoTime(ZodISOTime, params);
        }
        function duration(params) {
            return core._isoDuration(ZodISODuration, params);
        }
    },
    90676: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RO: () => (jsonValues),
            Rr: () => (jsonList),
            i7: () => (jsonLines),
            iC: () => (jsonWithLists)
        });
        function jsonLines(values) {
            return jsonList([jsonValues(values)]);
        }
        function jsonValues(values) {
            return values.map((value) => JSON.stringify(value)).join(',\n');
        }
        function jsonList(parts) {
            const full = parts.filter((part) => part !== '');
            return full.length === 0 ? '[]' : `[\n${full.join(',\n')}\n]`;
        }
        function jsonWithLists(members, lists) {
            const parts = [
                ...Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]),
                ...Object.entries(lists).map(([name, values]) => [name, jsonLines(values)]),
            ];
            return `{${parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
        }
    },
    96677: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            e: () => (sentence)
        });
        function sentence(clause) {
            const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
            return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
        }
    },
    4824: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            Q5: () => (TrustedRootInput),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            ls: () => (PLACES),
            nf: () => (IdentityInput),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13743);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        const PlaceInputs = {
            registry: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'token-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'api-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
                .transform(Number),
        };
        const TrustedRootInput = { 'trusted-root': zod__WEBPACK_IMPORTED_MODULE_2__.YjP() };
        const IdentityInput = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
        const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
        const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
        const Organization = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization, spelled as in image references');
        const PLACES = {
            registry: {
                default: _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
                value: 'HOST',
                description: 'Registry host as written in image references.',
            },
            'registry-url': {
                default: _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
                value: 'URL',
                description: 'Registry base URL, if different from `https://` plus the host.',
            },
            'token-url': {
                default: _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
                value: 'URL',
                description: "Token endpoint base URL, if different from the registry's.",
            },
            'api-url': { default: _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl, value: 'URL', description: 'Platform API base URL.' },
            'issuer-url': {
                default: _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
                value: 'URL',
                description: 'Platform token exchange base URL.',
            },
            'timeout-seconds': { default: '300', value: 'N', description: 'Overall timeout in seconds.' },
        };
        const PLACE_DEFAULTS = Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, place.default]));
        const WORKFLOW = { code: 'config_input_invalid', prefix: 'input ' };
        function readInputs(schema, input, { code, prefix, ...hint } = WORKFLOW) {
            const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
            const parsed = schema.safeParse(raw);
            if (parsed.success)
                return parsed.data;
            const problems = parsed.error.issues.map((issue) => {
                const name = issue.path.join('.');
                return raw[name] === '' ? `${prefix}${name} is not set` : `${prefix}${name}: ${messageOf(issue)}`;
            });
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD(code, problems.join('\n'), hint);
        }
        function messageOf(issue) {
            const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
            return last?.message ?? issue.message;
        }
        function endpointsOf(inputs) {
            return (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.Zg)({
                apiUrl: inputs['api-url'],
                issuerUrl: inputs['issuer-url'],
                tokenUrl: inputs['token-url'],
                registryUrl: inputs['registry-url'],
                registry: inputs.registry,
            });
        }
    },
    13743: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        const DEFAULT_ENDPOINTS = {
            apiUrl: 'https://console-api.enforce.dev',
            issuerUrl: 'https://issuer.enforce.dev',
            tokenUrl: '',
            registryUrl: '',
            registry: 'cgr.dev',
        };
        function readEndpoints(given) {
            const hostUrl = urlOfHost(given.registry);
            const registryUrl = readAddress('registry-url', given.registryUrl || hostUrl);
            return {
                apiUrl: readAddress('api-url', given.apiUrl),
                issuerUrl: readAddress('issuer-url', given.issuerUrl),
                tokenUrl: given.tokenUrl === '' ? registryUrl : readAddress('token-url', given.tokenUrl),
                registryUrl,
                registry: given.registry,
            };
        }
        function registryAudience(endpoints) {
            return new URL(endpoints.registryUrl).host;
        }
        function assertionAudience(endpoints) {
            return new URL(endpoints.issuerUrl).hostname;
        }
        function isLoopback(hostname) {
            return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
        }
        function readTrustedUrl(what, text) {
            const url = URL.canParse(text) ? new URL(text) : undefined;
            if (url === undefined)
                throw invalid(what, text, 'is not a URL');
            if (url.username !== '' || url.password !== '')
                throw invalid(what, url.host, 'must not contain user info');
            const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
            if (!secure)
                throw invalid(what, text, 'is not an https address');
            return url;
        }
        function readAddress(what, text) {
            const url = readTrustedUrl(what, text);
            if (url.search !== '' || url.hash !== '')
                throw invalid(what, text, 'must not have a query or a fragment');
            return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
        }
        function urlOfHost(host) {
            const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
            if (url === undefined || url.host !== host) {
                throw invalid('registry', host, 'is not a host name', {
                    hint: 'Write the host as in image references, in lower case, without scheme and path: `cgr.dev`.',
                });
            }
            return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
        }
        function invalid(what, text, why, options) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
        }
    },
    7055: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (findGitHubToken)
        });
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2199);
        var _values_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56261);
        async function findGitHubToken(serverUrl, { variables, command, directory, }) {
            const names = (0, _values_remote_js__WEBPACK_IMPORTED_MODULE_1__.pH)(serverUrl)
                ? ['GH_TOKEN', 'GITHUB_TOKEN']
                : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
            const given = names.map((name) => variables[name]?.trim() ?? '').find((text) => text !== '');
            if (given !== undefined)
                return new _values_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(given);
            const printed = await printToken(new URL(serverUrl).host, command, directory);
            return printed === '' ? undefined : new _values_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(printed);
        }
        const GH_MS = 30_000;
        async function printToken(host, command, directory) {
            try {
                const words = ['auth', 'token', '--hostname', host];
                const { exitCode, stdout } = await command('gh', words, { directory, timeoutMs: GH_MS });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : '';
            }
            catch {
                return '';
            }
        }
    },
    30371: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Te: () => (findDefaultBranch),
            _Y: () => (findRemote),
            uM: () => (gitIn),
            wg: () => (findRoot)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _values_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56261);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        function gitIn(directory, command) {
            return async (...args) => {
                const { exitCode, stdout } = await command('git', args, { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
            };
        }
        async function findRoot(directory, git) {
            const root = await git('rev-parse', '--show-toplevel');
            if (root !== undefined && root !== '')
                return root;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${directory} is not in a git work tree`, {
                hint: 'Run this in a clone of your repository, or pass its directory.',
            });
        }
        async function findRemote(git) {
            const remotes = ((await git('remote')) ?? '').split('\n').filter((name) => name !== '');
            const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : (remotes[0] ?? 'origin');
            if (!remotes.includes(remote))
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', 'this repository has no remote `origin`', {
                    hint: 'Run `git remote add origin https://github.com/OWNER/NAME.git`, or pass `--repository OWNER/NAME`.',
                });
            const urls = [await git('remote', 'get-url', remote), await git('config', `remote.${remote}.url`)];
            const found = urls.map((url) => (0, _values_remote_js__WEBPACK_IMPORTED_MODULE_1__.Zz)(url ?? '')).find((one) => one !== undefined);
            if (found !== undefined)
                return found;
            const url = (urls[0] ?? '').replace(/\/\/[^/@]*@/, '//');
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `the remote \`${remote}\` is not a repository on GitHub: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(url, 200)}`, { hint: 'Pass `--repository OWNER/NAME`, or `HOST/OWNER/NAME` for a GitHub Enterprise Server.' });
        }
        async function findDefaultBranch(git) {
            const known = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
            if (known !== undefined)
                return known.replace(/^origin\//, '');
            const branches = ((await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin')) ?? '')
                .split('\n')
                .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/origin)\//, ''));
            const usual = ['main', 'master'].filter((name) => branches.includes(name));
            if (usual.length === 1)
                return usual[0];
            return branches.every((name) => name === '')
                ? git('symbolic-ref', '--quiet', '--short', 'HEAD')
                : undefined;
        }
    },
    56261: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ly: () => (gitHubApiUrl),
            Zz: () => (readRemote),
            o2: () => (readRepositoryName),
            pH: () => (hasHostedRunners)
        });
        const GITHUB = 'github.com';
        const OTHER_SERVICES = /(?:^|\.)(?:gitlab|bitbucket|codeberg|gitea|dev\.azure|visualstudio|sr)\./;
        function readRemote(url) {
            const place = url.includes('://') ? readUrl(url) : readScpForm(url);
            if (place === undefined)
                return undefined;
            const { protocol, host } = place;
            if (!/[.:]/.test(host) || OTHER_SERVICES.test(host))
                return undefined;
            const [, owner, name] = /^\/*([\w.-]+)\/([\w.-]+?)(?:\.git)?\/*$/.exec(place.path) ?? [];
            if (owner === undefined || name === undefined)
                return undefined;
            const server = host === 'ssh.github.com' || host === 'www.github.com' ? GITHUB : host;
            const serverUrl = `${protocol}//${server}`;
            return URL.canParse(serverUrl) ? { serverUrl, owner, name } : undefined;
        }
        function readUrl(text) {
            if (!URL.canParse(text))
                return undefined;
            const { protocol, host, hostname, pathname } = new URL(text);
            if (protocol === 'https:' || protocol === 'http:')
                return { protocol, host, path: pathname };
            const isOther = /^(?:ssh|git|git\+ssh|ssh\+git):$/.test(protocol);
            return isOther ? { protocol: 'https:', host: hostname.toLowerCase(), path: pathname } : undefined;
        }
        function readScpForm(text) {
            const [, host, path] = /^(?:[^@/\s]+@)?([^:/\s]+):(.+)$/.exec(text) ?? [];
            return host === undefined || path === undefined
                ? undefined
                : { protocol: 'https:', host: host.toLowerCase(), path };
        }
        function readRepositoryName(text) {
            const isShort = /^[\w.-]+\/[\w.-]+$/.test(text);
            return readRemote(`https://${isShort ? `${GITHUB}/` : ''}${text}`);
        }
        function gitHubApiUrl(serverUrl) {
            const { host } = new URL(serverUrl);
            return hasHostedRunners(serverUrl) ? `https://api.${host}` : `${serverUrl}/api/v3`;
        }
        function hasHostedRunners(serverUrl) {
            const { host } = new URL(serverUrl);
            return host === GITHUB || host.endsWith('.ghe.com');
        }
    },
    92251: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $8: () => (CAPABILITIES),
            FP: () => (isCapability)
        });
        ;
        const CAPABILITY_VALUES = {
            gulfstream: ['CAP_GULFSTREAM', 10000],
            'account_associations.create': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE', 701],
            'account_associations.delete': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE', 704],
            'account_associations.list': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST', 703],
            'account_associations.update': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE', 702],
            'actions.list': ['CAP_ACTIONS_LIST', 2700],
            'advisories.approve': ['CAP_ADVISORIES_APPROVE', 1904],
            'advisories.create': ['CAP_ADVISORIES_CREATE', 1900],
            'advisories.delete': ['CAP_ADVISORIES_DELETE', 1903],
            'advisories.list': ['CAP_ADVISORIES_LIST', 1902],
            'advisories.update': ['CAP_ADVISORIES_UPDATE', 1901],
            'apk.blobs.get': ['CAP_APK_BLOBS_GET', 1655],
            'apk.create': ['CAP_APK_CREATE', 1650],
            'apk.delete': ['CAP_APK_DELETE', 1653],
            'apk.list': ['CAP_APK_LIST', 1652],
            'apk.update': ['CAP_APK_UPDATE', 1651],
            'argos.documents.create': ['CAP_ARGOS_DOCUMENTS_CREATE', 2601],
            'argos.documents.delete': ['CAP_ARGOS_DOCUMENTS_DELETE', 2603],
            'argos.documents.list': ['CAP_ARGOS_DOCUMENTS_LIST', 2602],
            'argos.osv.dump': ['CAP_ARGOS_OSV_DUMP', 2614],
            'argos.osv.read': ['CAP_ARGOS_OSV_READ', 2604],
            'attestations.list': ['CAP_TENANT_ATTESTATIONS_LIST', 670],
            'build_report.list': ['CAP_BUILD_REPORT_LIST', 1670],
            'buildapi.build.cancel': ['CAP_BUILDAPI_BUILD_CANCEL', 2704],
            'buildapi.build.create': ['CAP_BUILDAPI_BUILD_CREATE', 2701],
            'buildapi.build.list': ['CAP_BUILDAPI_BUILD_LIST', 2702],
            'buildapi.worker.sync': ['CAP_BUILDAPI_WORKER_SYNC', 2703],
            'cassie.ac.read': ['CAP_CASSIE_AC_READ', 2804],
            'cassie.ac.write': ['CAP_CASSIE_AC_WRITE', 2803],
            'cassie.cas.read': ['CAP_CASSIE_CAS_READ', 2801],
            'cassie.cas.write': ['CAP_CASSIE_CAS_WRITE', 2802],
            'clusters.create': ['CAP_TENANT_CLUSTERS_CREATE', 501],
            'clusters.delete': ['CAP_TENANT_CLUSTERS_DELETE', 504],
            'clusters.discover': ['CAP_TENANT_CLUSTERS_DISCOVER', 505],
            'clusters.list': ['CAP_TENANT_CLUSTERS_LIST', 503],
            'clusters.update': ['CAP_TENANT_CLUSTERS_UPDATE', 502],
            'group_invites.create': ['CAP_IAM_GROUP_INVITES_CREATE', 201],
            'group_invites.delete': ['CAP_IAM_GROUP_INVITES_DELETE', 204],
            'group_invites.list': ['CAP_IAM_GROUP_INVITES_LIST', 203],
            'groups.create': ['CAP_IAM_GROUPS_CREATE', 101],
            'groups.delete': ['CAP_IAM_GROUPS_DELETE', 104],
            'groups.list': ['CAP_IAM_GROUPS_LIST', 103],
            'groups.update': ['CAP_IAM_GROUPS_UPDATE', 102],
            'guardener.actions.migrate': ['CAP_GUARDENER_ACTIONS_MIGRATE', 2306],
            'guardener.association.list': ['CAP_GUARDENER_ASSOCIATION_LIST', 2303],
            'guardener.association.manage': ['CAP_GUARDENER_ASSOCIATION_MANAGE', 2302],
            'guardener.dfc.convert': ['CAP_GUARDENER_DFC_CONVERT', 2301],
            'guardener.entitlement.list': ['CAP_GUARDENER_ENTITLEMENT_LIST', 2305],
            'guardener.entitlement.manage': ['CAP_GUARDENER_ENTITLEMENT_MANAGE', 2304],
            'guardener.scan.get': ['CAP_GUARDENER_SCAN_GET', 2308],
            'guardener.scan.list': ['CAP_GUARDENER_SCAN_LIST', 2307],
            'identity.create': ['CAP_IAM_IDENTITY_CREATE', 901],
            'identity.delete': ['CAP_IAM_IDENTITY_DELETE', 904],
            'identity.list': ['CAP_IAM_IDENTITY_LIST', 903],
            'identity.update': ['CAP_IAM_IDENTITY_UPDATE', 902],
            'identity_providers.create': ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', 1301],
            'identity_providers.delete': ['CAP_IAM_IDENTITY_PROVIDERS_DELETE', 1304],
            'identity_providers.list': ['CAP_IAM_IDENTITY_PROVIDERS_LIST', 1303],
            'identity_providers.scim.manage': ['CAP_IAM_SCIM_MANAGE', 1305],
            'identity_providers.update': ['CAP_IAM_IDENTITY_PROVIDERS_UPDATE', 1302],
            'libraries.artifacts.list': ['CAP_LIBRARIES_ARTIFACTS_LIST', 1803],
            'libraries.aws_marketplace.subscriptions.create': [
                'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE',
                1870,
            ],
            'libraries.aws_marketplace.subscriptions.list': ['CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST', 1872],
            'libraries.aws_marketplace.subscriptions.update': [
                'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE',
                1871,
            ],
            'libraries.cache.invalidate': ['CAP_LIBRARIES_CACHE_INVALIDATE', 1860],
            'libraries.cache.list': ['CAP_LIBRARIES_CACHE_LIST', 1862],
            'libraries.dotnet.create': ['CAP_LIBRARIES_DOTNET_CREATE', 1833],
            'libraries.dotnet.list': ['CAP_LIBRARIES_DOTNET_LIST', 1832],
            'libraries.entitlements.create': ['CAP_LIBRARIES_ENTITLEMENTS_CREATE', 1800],
            'libraries.entitlements.delete': ['CAP_LIBRARIES_ENTITLEMENTS_DELETE', 1802],
            'libraries.entitlements.list': ['CAP_LIBRARIES_ENTITLEMENTS_LIST', 1801],
            'libraries.go.create': ['CAP_LIBRARIES_GO_CREATE', 1835],
            'libraries.go.list': ['CAP_LIBRARIES_GO_LIST', 1834],
            'libraries.java.create': ['CAP_LIBRARIES_JAVA_CREATE', 1821],
            'libraries.java.list': ['CAP_LIBRARIES_JAVA_LIST', 1820],
            'libraries.javascript.create': ['CAP_LIBRARIES_JAVASCRIPT_CREATE', 1831],
            'libraries.javascript.list': ['CAP_LIBRARIES_JAVASCRIPT_LIST', 1830],
            'libraries.policy.binding.create': ['CAP_LIBRARIES_POLICY_BINDING_CREATE', 2609],
            'libraries.policy.binding.delete': ['CAP_LIBRARIES_POLICY_BINDING_DELETE', 2612],
            'libraries.policy.binding.list': ['CAP_LIBRARIES_POLICY_BINDING_LIST', 2611],
            'libraries.policy.binding.update': ['CAP_LIBRARIES_POLICY_BINDING_UPDATE', 2610],
            'libraries.policy.block_event.list': ['CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST', 2613],
            'libraries.policy.create': ['CAP_LIBRARIES_POLICY_CREATE', 2605],
            'libraries.policy.delete': ['CAP_LIBRARIES_POLICY_DELETE', 2608],
            'libraries.policy.list': ['CAP_LIBRARIES_POLICY_LIST', 2607],
            'libraries.policy.update': ['CAP_LIBRARIES_POLICY_UPDATE', 2606],
            'libraries.python.create': ['CAP_LIBRARIES_PYTHON_CREATE', 1811],
            'libraries.python.list': ['CAP_LIBRARIES_PYTHON_LIST', 1810],
            'libraries.rebuilder.artifacts.invalidate': ['CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE', 1850],
            'libraries.rebuilder.builds.read': ['CAP_LIBRARIES_REBUILDER_BUILDS_READ', 1852],
            'libraries.rebuilder.builds.tokens.fetch': ['CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH', 1853],
            'libraries.rebuilder.builds.untrusted': ['CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED', 1854],
            'libraries.rebuilder.cve_remediations.list': ['CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST', 1859],
            'libraries.rebuilder.cve_remediations.update': ['CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE', 1861],
            'libraries.rebuilder.exclusions.manage': ['CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE', 1851],
            'libraries.rebuilder.malware.status.read': ['CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ', 1858],
            'libraries.rebuilder.new_versions.read': ['CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ', 1856],
            'libraries.rebuilder.new_versions.refresh': ['CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH', 1857],
            'libraries.rebuilder.remediated_artifacts.read': [
                'CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ',
                1855,
            ],
            'libraries.rebuilder.requests.cancel': ['CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL', 1842],
            'libraries.rebuilder.requests.create': ['CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE', 1840],
            'libraries.rebuilder.requests.group.update': ['CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE', 1843],
            'libraries.rebuilder.requests.list': ['CAP_LIBRARIES_REBUILDER_REQUESTS_LIST', 1841],
            'libraries.rebuilder.source_coordinates.resolve': [
                'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE',
                1864,
            ],
            'libraries.rebuilder.source_coordinates.write': ['CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE', 1863],
            'libraries.remote_registries.create': ['CAP_LIBRARIES_REMOTE_REGISTRIES_CREATE', 1882],
            'libraries.remote_registries.delete': ['CAP_LIBRARIES_REMOTE_REGISTRIES_DELETE', 1884],
            'libraries.remote_registries.list': ['CAP_LIBRARIES_REMOTE_REGISTRIES_LIST', 1883],
            'libraries.request_groups.create': ['CAP_LIBRARIES_REQUEST_GROUPS_CREATE', 1874],
            'libraries.request_groups.delete': ['CAP_LIBRARIES_REQUEST_GROUPS_DELETE', 1877],
            'libraries.request_groups.delete_submitted': ['CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED', 1881],
            'libraries.request_groups.items.update': ['CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE', 1879],
            'libraries.request_groups.list': ['CAP_LIBRARIES_REQUEST_GROUPS_LIST', 1875],
            'libraries.request_groups.refresh_coverage': ['CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE', 1880],
            'libraries.request_groups.submit': ['CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT', 1878],
            'libraries.request_groups.update': ['CAP_LIBRARIES_REQUEST_GROUPS_UPDATE', 1876],
            'loggie.logs.create': ['CAP_LOGGIE_LOGS_CREATE', 2903],
            'loggie.logs.read': ['CAP_LOGGIE_LOGS_READ', 2901],
            'loggie.logs.write': ['CAP_LOGGIE_LOGS_WRITE', 2902],
            'manifest.create': ['CAP_MANIFEST_CREATE', 1607],
            'manifest.delete': ['CAP_MANIFEST_DELETE', 1610],
            'manifest.list': ['CAP_MANIFEST_LIST', 1609],
            'manifest.metadata.list': ['CAP_MANIFEST_METADATA_LIST', 1615],
            'manifest.update': ['CAP_MANIFEST_UPDATE', 1608],
            'mcp.tool.call': ['CAP_MCP_TOOL_CALL', 2401],
            'namespaces.list': ['CAP_TENANT_NAMESPACES_LIST', 1103],
            'nodes.list': ['CAP_TENANT_NODES_LIST', 1003],
            'packages.entitlements.list': ['CAP_PACKAGES_ENTITLEMENTS_LIST', 2100],
            'policies.binding.create': ['CAP_POLICIES_BINDING_CREATE', 2011],
            'policies.binding.delete': ['CAP_POLICIES_BINDING_DELETE', 2014],
            'policies.binding.list': ['CAP_POLICIES_BINDING_LIST', 2013],
            'policies.binding.update': ['CAP_POLICIES_BINDING_UPDATE', 2012],
            'policies.decision.list': ['CAP_POLICIES_DECISION_LIST', 2015],
            'policies.override.create': ['CAP_POLICIES_OVERRIDE_CREATE', 2016],
            'policies.override.delete': ['CAP_POLICIES_OVERRIDE_DELETE', 2018],
            'policies.override.list': ['CAP_POLICIES_OVERRIDE_LIST', 2017],
            'policies.policy.create': ['CAP_POLICIES_POLICY_CREATE', 2001],
            'policies.policy.delete': ['CAP_POLICIES_POLICY_DELETE', 2004],
            'policies.policy.list': ['CAP_POLICIES_POLICY_LIST', 2003],
            'policies.policy.update': ['CAP_POLICIES_POLICY_UPDATE', 2002],
            'policy.create': ['CAP_IAM_POLICY_CREATE', 801],
            'policy.delete': ['CAP_IAM_POLICY_DELETE', 804],
            'policy.list': ['CAP_IAM_POLICY_LIST', 803],
            'policy.update': ['CAP_IAM_POLICY_UPDATE', 802],
            'record_contexts.list': ['CAP_TENANT_RECORD_CONTEXTS_LIST', 613],
            'record_policy_results.list': ['CAP_TENANT_RECORD_POLICY_RESULTS_LIST', 633],
            'record_signatures.list': ['CAP_TENANT_RECORD_SIGNATURES_LIST', 623],
            'records.list': ['CAP_TENANT_RECORDS_LIST', 603],
            'referrers.list': ['CAP_REFERRERS_LIST', 1616],
            'registry.deployments.create': ['CAP_REGISTRY_DEPLOYMENTS_CREATE', 1950],
            'registry.deployments.list': ['CAP_REGISTRY_DEPLOYMENTS_LIST', 1952],
            'registry.deployments.update': ['CAP_REGISTRY_DEPLOYMENTS_UPDATE', 1951],
            'registry.entitlements.create': ['CAP_REGISTRY_ENTITLEMENTS_CREATE', 1681],
            'registry.entitlements.delete': ['CAP_REGISTRY_ENTITLEMENTS_DELETE', 1682],
            'registry.entitlements.images.add': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD', 1685],
            'registry.entitlements.images.remove': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE', 1686],
            'registry.entitlements.images.swap': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP', 1687],
            'registry.entitlements.list': ['CAP_REGISTRY_ENTITLEMENTS_LIST', 1680],
            'registry.overlays.edit': ['CAP_REGISTRY_OVERLAYS_EDIT', 1689],
            'registry.overlays.list': ['CAP_REGISTRY_OVERLAYS_LIST', 1688],
            'registry.settings.list': ['CAP_REGISTRY_SETTINGS_LIST', 1683],
            'registry.settings.update': ['CAP_REGISTRY_SETTINGS_UPDATE', 1684],
            'repo.blobs.get': ['CAP_REPO_BLOBS_GET', 1600],
            'repo.check_policies': ['CAP_REPO_CHECK_POLICIES', 2020],
            'repo.create': ['CAP_REPO_CREATE', 1603],
            'repo.delete': ['CAP_REPO_DELETE', 1606],
            'repo.list': ['CAP_REPO_LIST', 1605],
            'repo.update': ['CAP_REPO_UPDATE', 1604],
            'rex.class.serve': ['CAP_REX_CLASS_SERVE', 2709],
            'rex.class.use': ['CAP_REX_CLASS_USE', 2708],
            'rex.executions.create': ['CAP_REX_EXECUTIONS_CREATE', 2705],
            'rex.executions.list': ['CAP_REX_EXECUTIONS_LIST', 2706],
            'rex.workers.connect': ['CAP_REX_WORKERS_CONNECT', 2707],
            'risks.list': ['CAP_TENANT_RISKS_LIST', 640],
            'role_bindings.create': ['CAP_IAM_ROLE_BINDINGS_CREATE', 401],
            'role_bindings.delete': ['CAP_IAM_ROLE_BINDINGS_DELETE', 404],
            'role_bindings.list': ['CAP_IAM_ROLE_BINDINGS_LIST', 403],
            'role_bindings.update': ['CAP_IAM_ROLE_BINDINGS_UPDATE', 402],
            'roles.create': ['CAP_IAM_ROLES_CREATE', 301],
            'roles.delete': ['CAP_IAM_ROLES_DELETE', 304],
            'roles.list': ['CAP_IAM_ROLES_LIST', 303],
            'roles.update': ['CAP_IAM_ROLES_UPDATE', 302],
            'sboms.list': ['CAP_TENANT_SBOMS_LIST', 650],
            'sigstore.certificate.create': ['CAP_SIGSTORE_CERTIFICATE_CREATE', 1705],
            'sigstore.create': ['CAP_SIGSTORE_CREATE', 1701],
            'sigstore.delete': ['CAP_SIGSTORE_DELETE', 1704],
            'sigstore.list': ['CAP_SIGSTORE_LIST', 1703],
            'sigstore.update': ['CAP_SIGSTORE_UPDATE', 1702],
            'skills.delete': ['CAP_SKILLS_DELETE', 2506],
            'skills.entitlements.create': ['CAP_SKILLS_ENTITLEMENTS_CREATE', 2502],
            'skills.entitlements.delete': ['CAP_SKILLS_ENTITLEMENTS_DELETE', 2504],
            'skills.entitlements.list': ['CAP_SKILLS_ENTITLEMENTS_LIST', 2503],
            'skills.harden.cancel': ['CAP_SKILLS_HARDEN_CANCEL', 2510],
            'skills.harden.read': ['CAP_SKILLS_HARDEN_READ', 2508],
            'skills.harden.write': ['CAP_SKILLS_HARDEN_WRITE', 2509],
            'skills.list': ['CAP_SKILLS_LIST', 2507],
            'skills.publish': ['CAP_SKILLS_PUBLISH', 2501],
            'skills.write': ['CAP_SKILLS_WRITE', 2505],
            'subscriptions.create': ['CAP_EVENTS_SUBSCRIPTION_CREATE', 1501],
            'subscriptions.delete': ['CAP_EVENTS_SUBSCRIPTION_DELETE', 1504],
            'subscriptions.list': ['CAP_EVENTS_SUBSCRIPTION_LIST', 1503],
            'subscriptions.update': ['CAP_EVENTS_SUBSCRIPTION_UPDATE', 1502],
            'tag.create': ['CAP_TAG_CREATE', 1611],
            'tag.delete': ['CAP_TAG_DELETE', 1614],
            'tag.list': ['CAP_TAG_LIST', 1613],
            'tag.update': ['CAP_TAG_UPDATE', 1612],
            'terms.accept': ['CAP_TERMS_ACCEPT', 2201],
            'terms.list': ['CAP_TERMS_LIST', 2202],
            'version.list': ['CAP_VERSION_LIST', 1654],
            'vuln.create': ['CAP_VULN_CREATE', 1662],
            'vuln_report.create': ['CAP_VULN_REPORT_CREATE', 1660],
            'vuln_report.list': ['CAP_VULN_REPORT_LIST', 1661],
            'vuln_reports.list': ['CAP_TENANT_VULN_REPORTS_LIST', 660],
            'workloads.list': ['CAP_TENANT_WORKLOADS_LIST', 1203],
        };
        ;
        const CAPABILITIES = Object.fromEntries(Object.entries(CAPABILITY_VALUES).map(([short, [name]]) => [short, name]));
        const INTERNAL_CAPABILITIES = { 'repo.internal.admin': 'CAP_REPO_INTERNAL_ADMIN' };
        function isCapability(text) {
            return Object.hasOwn(CAPABILITIES, text);
        }
    },
    9200: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (signerEntryLines)
        });
        function signerEntryLines({ image, signer }) {
            return [
                `- image: ${yamlText(image)}`,
                `  issuer: ${yamlText(signer.issuer)}`,
                `  identity: ${yamlText(signer.identity)}`,
            ];
        }
        function yamlText(text) {
            return /^[A-Za-z][\w./@*-]*(?::[\w./@*-]+)*$/.test(text) ? text : JSON.stringify(text);
        }
    },
    87158: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (unifiedDiff)
        });
        var diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);
        function unifiedDiff(path, before, after) {
            if (before === after)
                return '';
            const from = before === undefined ? '/dev/null' : quoted(`a/${path}`);
            const patch = (0, diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__.YB)('', '', before ?? '', after, undefined, undefined, { context: 3 });
            const hunks = (0, diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__.Gu)(patch, diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__.Jg).slice(0, -1);
            return [`--- ${from}`, `+++ ${quoted(`b/${path}`)}`, hunks].join('\n');
        }
        function quoted(name) {
            if (!/["\\\p{Cc}]/u.test(name))
                return name;
            const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
                return [...new TextEncoder().encode(character)]
                    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
                    .join('');
            });
            return `"${escaped}"`;
        }
    },
    78987: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            writeWorkTree: () => (writeWorkTree)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34037);
        function writeWorkTree(root, { files, known }) {
            const created = [];
            try {
                const places = findPlaces(root, files, created);
                const directories = known.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
                (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.hv)([...directories, ...places.map(({ target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target))]);
                replaceAll(draftAll(places));
                return places.map(({ path }) => path);
            }
            catch (error) {
                removeDirectories(created);
                throw error;
            }
        }
        function findPlaces(root, files, created) {
            const places = files.map((file) => ({
                ...file,
                target: file.before === undefined ? newTarget(root, file.path, created) : findTarget(root, file.path),
            }));
            const byTarget = Map.groupBy(places, ({ target }) => target);
            return [...byTarget.values()].flatMap(([place, ...others]) => {
                const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
                if (other !== undefined)
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${other.path} and ${place?.path ?? ''} are the same file, with different changes`, { hint: 'Exclude one of them with `exclude` in .github/mooring.yml.' });
                return place === undefined ? [] : [place];
            });
        }
        function findTarget(root, path) {
            const target = attempt(`find ${path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
                throw changed(path, 'it is a symbolic link to outside the directory');
            return target;
        }
        function newTarget(root, path, created) {
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path).split('/');
            for (const [index] of names.entries()) {
                const directory = names.slice(0, index + 1).join('/');
                const place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
                attempt(`create ${directory}`, () => {
                    try {
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place);
                        created.push(place);
                    }
                    catch (error) {
                        if ((0, _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'EEXIST')
                            throw error;
                    }
                });
                findTarget(root, directory);
            }
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(findTarget(root, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        }
        function removeDirectories(created) {
            for (const directory of created.toReversed()) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(directory);
                }
                catch {
                    continue;
                }
            }
        }
        function draftAll(places) {
            const drafts = [];
            try {
                for (const place of places) {
                    requireUnchanged(place);
                    const draft = attempt(`write next to ${place.path}`, () => (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(place.target, place.after));
                    drafts.push({ ...place, draft });
                }
                for (const place of places)
                    requireUnchanged(place);
                return drafts;
            }
            catch (error) {
                removeDrafts(drafts);
                throw error;
            }
        }
        function replaceAll(drafts) {
            const replaced = [];
            try {
                for (const draft of drafts) {
                    attempt(`replace ${draft.path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft.draft, draft.target));
                    replaced.push(draft);
                }
            }
            catch (error) {
                removeDrafts(drafts.slice(replaced.length));
                restore(replaced, error);
                throw error;
            }
        }
        function restore(replaced, cause) {
            const failed = replaced.filter(({ target, before }) => {
                try {
                    if (before === undefined)
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target);
                    else
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(target, before), target);
                    return false;
                }
                catch {
                    return true;
                }
            });
            if (failed.length === 0)
                return;
            const names = failed.map(({ path }) => path).join(', ');
            const reason = cause instanceof Error ? cause.message : String(cause);
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${reason}; already changed and not restored: ${names}`, {
                hint: 'Restore these files with git, then check that this user can write to their directories.',
                cause,
            });
        }
        function removeDrafts(drafts) {
            for (const { draft } of drafts) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
                }
                catch {
                    continue;
                }
            }
        }
        function requireUnchanged({ path, target, before }) {
            const current = attempt(`read ${path}`, () => {
                try {
                    return readWhole(target);
                }
                catch (error) {
                    if (before === undefined && (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) === 'ENOENT')
                        return undefined;
                    throw error;
                }
            });
            if (before === undefined && current !== undefined)
                throw changed(path, 'it was created meanwhile');
            if (before !== undefined && current?.equals(before) !== true)
                throw changed(path, 'it changed after it was read');
        }
        const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        function readWhole(target) {
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, FLAGS);
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function changed(path, reason) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_changed', `no file was written; ${path}: ${reason}`);
        }
        function attempt(purpose, work) {
            try {
                return work();
            }
            catch (cause) {
                if (cause instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD)
                    throw cause;
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `could not ${purpose} (${(0, _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(cause)})`, { cause });
            }
        }
    },
};
