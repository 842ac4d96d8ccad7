export const id = 25;
export const ids = [25, 871, 891];
export const modules = {
    6871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        var contract_uid = __webpack_require__(4513);
        var evidence = __webpack_require__(7533);
        var image_use = __webpack_require__(7125);
        var errors = __webpack_require__(6046);
        var image_reference = __webpack_require__(880);
        var concurrency = __webpack_require__(7270);
        var settle = __webpack_require__(7559);
        var fetch_advisories = __webpack_require__(6721);
        var lifecycle = __webpack_require__(5882);
        var nearest_word = __webpack_require__(740);
        ;
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
        var page = __webpack_require__(380);
        var tag_history = __webpack_require__(3287);
        ;
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
            const forms = new Set(tags.map(tag_history.HJ));
            return { excludeDates: !forms.has('dated'), excludeEpochs: !forms.has('epoch') };
        }
        function repoOf(uid) {
            return uid === undefined ? undefined : (0, contract_uid.Lp)(uid);
        }
        async function firstPage(list, keyOf) {
            const page = await (0, settle.G9)(takePage(list));
            const byKey = new Map(page.kind === 'unknown' ? [] : page.value.map((item) => [keyOf(item), item]));
            return (key) => byKey.get(key);
        }
        async function takePage(list) {
            const items = [];
            for await (const item of list) {
                items.push(item);
                if (items.length === page.md.maximum)
                    break;
            }
            return items;
        }
        ;
        function createLifecycleFetcher(given) {
            const { lists, platform, versionOne, wanted } = given;
            let entries;
            let names;
            const allEntries = (repo) => (entries ??= (0, settle.u9)(Array.fromAsync(versionOne.listEolTags({ childrenOf: repo, ...shownForms(wanted) }))));
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
                lifecycleOf: async (tag) => {
                    const repo = await given.repoUid();
                    const [current, entry] = await Promise.all([currentTag(repo, tag), entryOf(repo, tag)]);
                    const lifecycle = {
                        exists: current !== undefined,
                        deprecated: current?.deprecated ?? false,
                        entry,
                    };
                    if (!needsMore(lifecycle))
                        return { ...lifecycle, isDenied: undefined, successor: undefined };
                    names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
                    const isGrace = isInGrace(lifecycle) && current !== undefined;
                    const denied = isGrace ? isDenied({ repo, digest: current.digest }, versionOne) : undefined;
                    const [others, known] = await Promise.all([names, allEntries(repo)]);
                    return {
                        ...lifecycle,
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
            const results = await (0, settle.u9)(versionOne.checkPolicies(build));
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
            return (exists ? undefined : (closestTag(tag, live) ?? (0, nearest_word.z)(tag, live))) ?? suggestTag(tag, live);
        }
        function isMaintained(known, now) {
            const { row } = (0, lifecycle.N)({ ...known, exists: true, isDenied: undefined, successor: undefined }, { isPinned: false, now, limits: { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' } });
            return row === 'alive' || row === 'ending';
        }
        var fetch_packages = __webpack_require__(8891);
        var digest_origins = __webpack_require__(826);
        var find_repo = __webpack_require__(8264);
        ;
        async function fetchEvidence(uses, sources) {
            const { anonymousReason, now, signedIn } = sources;
            const mode = signedIn === undefined ? 'anonymous' : 'signed-in';
            return { evidence: await fetchAll(uses, sources), now, mode, anonymousReason };
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
                return NO_LISTS;
            const own = images.filter(({ historic }) => historic.organization === organization.name);
            const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
            return fetchOrganizationLists(organization.uid, wanted, signedIn);
        }
        async function repoUidOf({ historic, repoUid }, lists, { organization }) {
            const isOwn = historic.organization === organization.name;
            const listed = isOwn ? await lists.repo(historic.name) : undefined;
            return listed?.uid ?? repoUid();
        }
        async function fetchTags(wanted, lists, options) {
            const { now, registry, signedIn } = options;
            const tags = wanted.flatMap(({ historic, image, repoUid, tags: names }) => {
                const fetcher = signedIn && createLifecycleFetcher({ repoUid, wanted: [...names], lists, now, ...signedIn });
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
            const organization = { name: inputs.organization, uid: (0, contract_uid.zL)(identity) };
            const found = (0, check_access.m)(environment);
            if (found.kind === 'request') {
                const access = await (0, open_access.u)(found, { ...service, identity });
                return { ...access, organization, anonymousReason: undefined };
            }
            const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
            const { reason } = (0, oidc_request.U)(found, inputs['when-unavailable'] || byDefault);
            return { ...access.z, organization, anonymousReason: reason };
        }
        function fetchWith(service, access, { uses, platforms }) {
            return fetchEvidence(uses, createSources(service, access, platforms));
        }
        function createSources({ call, clock, endpoints, onSecret }, { anonymousReason, apiToken: token, organization, registryToken, serverTime }, platforms) {
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
                anonymousReason,
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
    9473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readDirectory),
            l: () => (readArguments)
        });
        var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        function readArguments(args, options) {
            try {
                return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true });
            }
            catch (cause) {
                const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'invalid arguments';
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', reason, { cause });
            }
        }
        function readDirectory(positionals) {
            const [directory = '.', ...more] = positionals;
            if (more.length > 0)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_usage_invalid', 'expected at most one directory');
            return directory;
        }
    }),
    25: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkCommand: () => (checkCommand)
        });
        var external_node_path_ = __webpack_require__(6760);
        var schemas = __webpack_require__(2857);
        var groups_client = __webpack_require__(2358);
        var platform_access = __webpack_require__(4860);
        var exec_command = __webpack_require__(448);
        var errors = __webpack_require__(6046);
        var printable = __webpack_require__(6158);
        var git_commit_tree = __webpack_require__(915);
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
            return {
                list: async () => (await tree.list()).filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
                read: async (paths) => {
                    const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
                    return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
                },
            };
        }
        var work_tree = __webpack_require__(8429);
        var finding = __webpack_require__(4939);
        var gate_policy = __webpack_require__(3714);
        var policy_options = __webpack_require__(8181);
        var judge = __webpack_require__(8649);
        var check_text = __webpack_require__(6596);
        var find_repo = __webpack_require__(8264);
        var load_baseline = __webpack_require__(5266);
        var read_trees = __webpack_require__(3262);
        var inputs = __webpack_require__(6514);
        var check_service = __webpack_require__(6871);
        var service_inputs = __webpack_require__(8765);
        var cli_arguments = __webpack_require__(9473);
        var service_options = __webpack_require__(3401);
        var access_access = __webpack_require__(6933);
        ;
        const CheckOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...inputs.YI,
            ...inputs.HJ,
            organization: schemas.euz('').or(service_inputs.yb),
            base: schemas.YjP(),
        });
        const OPTIONS = {
            ...service_options.P3,
            ...Object.fromEntries(Object.keys(CheckOptions.shape).map((name) => [name, { type: 'string' }])),
            json: { type: 'boolean' },
        };
        const checkCommand = {
            usage: `usage: node dist/cli.js check [OPTIONS] [DIRECTORY]

Checks every image that the files below DIRECTORY refer to, as the check action does, by the configuration in
DIRECTORY/.github/mooring.yml. DIRECTORY defaults to the current directory. Public images need no credentials; for
private images, set MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN to tokens for the platform and its registry.

  --base REF           compare with the commit where the branch left REF, as in a pull request into REF: other findings
                       are new, and the configuration of that commit applies
  --since TIME         without --base: findings since TIME, such as 2026-05-01T00:00:00Z, are new
  --baseline FILE      without --base: findings that FILE, the report of an earlier check, does not list are new
  --organization NAME  your organization, as image references spell it; required with a token
  --json               print the report (schema/check-report.v1.json) instead of text

POLICY OPTIONS override the configuration file.
${inputs.x8.map(helpOn).join('')}
RULES is \`none\`, or a comma-separated list of
${finding.y.join(', ').replaceAll(/(.{1,100}), /g, '  $1,\n')}

ENDPOINT OPTIONS are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as in the
actions, or the variables MOORING_API_URL, ….

Exit status: 0 if the check passes, also with warnings; 1 if it fails; 2 for a usage error.
`,
            run: async (args, { clock, log, print, send, variables }) => {
                const { values, positionals } = (0, cli_arguments.l)(args, OPTIONS);
                const directory = (0, external_node_path_.resolve)((0, cli_arguments.g)(positionals));
                await (0, work_tree.T)(directory);
                requireText(values, ['base', 'since', 'baseline']);
                const inputs = (0, service_options.Tt)(CheckOptions, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const shell = (0, access_access.r)(variables);
                const head = (0, work_tree.YT)(directory, exec_command.N);
                const base = await findBase(directory, head, inputs);
                requireOrganization(shell, inputs.organization);
                const trees = await (0, read_trees.i)({ head, base, startedAt: clock.now() });
                const uses = (0, read_trees.X)(trees, endpoints.registry);
                const service = (0, check_service.createService)({
                    send,
                    clock,
                    endpoints,
                    timeoutSeconds: inputs['timeout-seconds'],
                    onSecret: () => undefined,
                });
                const access = uses.length === 0 ? undefined : await openShellAccess(service, shell, inputs.organization);
                if (access !== undefined)
                    log(access.status);
                const evidence = access === undefined
                    ? (0, judge.n)(clock.now())
                    : await (0, check_service.fetchWith)(service, access, { uses, platforms: trees.config.check.platforms });
                const { report } = (0, judge.S)(trees, evidence, { inputs: (0, gate_policy.T4)(inputs), registry: endpoints.registry });
                const isJson = values['json'] === true;
                print(isJson ? `${JSON.stringify(report, null, 2)}\n` : `${(0, check_text.S)(report).join('\n')}\n`);
                return report.verdict === 'fail' ? 1 : 0;
            },
        };
        function helpOn(option) {
            return `  --${option.name} ${placeholder(option)}\n      ${(0, policy_options.ti)(option)}\n`;
        }
        function placeholder(option) {
            switch (option.kind) {
                case 'list':
                    return `${option.what.toUpperCase()}S`;
                case 'choice':
                    return option.values.join('|');
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
        function requireOrganization({ apiToken, registryToken }, organization) {
            if (organization === '' && (apiToken !== undefined || registryToken !== undefined))
                throw new errors.OD('config_usage_invalid', '--organization is missing: it names the images that the token is for');
        }
        async function findBase(directory, head, { base, baseline, since }) {
            const named = [base, baseline].filter((text) => text !== '');
            if (named.length + (since === undefined ? 0 : 1) > 1)
                throw new errors.OD('config_usage_invalid', 'set only one of --base, --since and --baseline');
            if (base !== '') {
                const { commit, tree } = await openDirectoryBase(directory, base, exec_command.N);
                return { isChange: true, kind: 'tree', commit, tree };
            }
            if (since !== undefined)
                return { isChange: false, kind: 'since', since };
            if (baseline === '')
                return { isChange: false, kind: 'none', reason: 'no --base was given' };
            return (0, load_baseline.o)(head, baseline);
        }
        async function openShellAccess({ call }, access, name) {
            const { apiToken: token } = access;
            if (token === undefined)
                return { ...access, organization: { name, uid: '' }, anonymousReason: 'MOORING_API_TOKEN is not set' };
            const uid = await (0, find_repo.b)(name, (0, groups_client.W)((0, platform_access.qk)({ call, token })));
            return { ...access, organization: { name, uid }, anonymousReason: undefined };
        }
    }),
    3401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions)
        });
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8765);
        const PLACES = Object.keys(_service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.h$);
        const PLACE_OPTIONS = Object.fromEntries(PLACES.map((name) => [name, { type: 'string' }]));
        function readOptions(schema, values, variables) {
            return (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_0__.h$;
            return (name) => {
                const option = values[name];
                if (typeof option === 'string')
                    return option.trim();
                return (variables[variableName(name)] ?? defaults[name] ?? '').trim();
            };
        }
        function variableName(input) {
            return `MOORING_${input.replaceAll('-', '_').toUpperCase()}`;
        }
    }),
    2358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (createGroupsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4860);
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
            if (platform === undefined)
                return '';
            const { os, architecture, variant } = platform;
            return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
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
