export const id = 321;
export const ids = [321, 303];
export const modules = {
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
    62313: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            initCommand: () => (initCommand)
        });
        var write_work_tree = __webpack_require__(28303);
        var purpose = __webpack_require__(48490);
        var unified_diff = __webpack_require__(72959);
        var plural = __webpack_require__(90795);
        var printable = __webpack_require__(76158);
        var wrap = __webpack_require__(38121);
        var documentation = __webpack_require__(43867);
        ;
        function nextSteps(report, changed) {
            const { repository, defaultBranch, identities, tokenCommand, login } = report;
            const { owner, name, serverUrl } = repository;
            const web = `${serverUrl}/${owner}/${name}`;
            const isMissing = identities.kind === 'commands' || identities.kind === 'unknown';
            return [
                ...(isMissing
                    ? [
                        `Create the identities: sign in with \`export MOORING_API_TOKEN=$(${tokenCommand})\` and repeat this command,`,
                    ].map((text) => `${text} or\n   have an owner run the commands above and replace the placeholders in the workflow.`)
                    : []),
                ...(login === undefined ? [] : [loginStep(login)]),
                ...(changed.length === 0
                    ? []
                    : [
                        `Commit: git switch -c mooring && git add ${changed.join(' ')} && git commit -m "Add Mooring"`,
                        'Push: git push -u origin mooring',
                        `Open a pull request: ${web}/compare/${encodeURIComponent(defaultBranch)}...mooring?expand=1`,
                        `Allow pin to open pull requests: ${web}/settings/actions,\n   "Allow GitHub Actions to create and approve pull requests"`,
                    ]),
            ];
        }
        function loginStep(uid) {
            return [
                `To pull in other workflows, add \`id-token: write\` and this step (${(0, documentation.ou)('login.md')}):`,
                `   - uses: ${documentation.rl}/login@${documentation.O3}`,
                '     with:',
                `       identity: ${uid}`,
            ].join('\n');
        }
        var setup_organization = __webpack_require__(97348);
        ;
        function setupText(report) {
            const { files, isWritten } = report;
            const parts = [
                headLines(report),
                [...identityLines(report), ...files.map((file) => fileLine(file, isWritten))],
                commandLines(report),
                ...(isWritten ? [] : files.map(contentLines)),
                endLines(report),
            ];
            return `${parts
                .filter((lines) => lines.length > 0)
                .map((lines) => lines.join('\n'))
                .join('\n\n')}\n`;
        }
        function headLines({ repository, defaultBranch, uses, organization, registry, }) {
            const { owner, name, serverUrl } = repository;
            const { references, images, files, otherHosts } = uses;
            const counts = `${(0, plural.U)(references, 'reference')} to ${(0, plural.U)(images, 'image')} in ${(0, plural.U)(files, 'file')}`;
            const problem = (0, setup_organization.B)(uses);
            const others = otherHosts.length === 0 ? '' : `; also ${otherHosts.join(', ')}`;
            return [
                fact('Repository', `${owner}/${name} on ${new URL(serverUrl).host}, default branch ${defaultBranch}`),
                fact('Images', references === 0 ? 'none yet; the workflow checks the first one you add' : counts),
                fact('Registry', `${registry}, organization ${organization}${others}`),
                ...(problem === undefined ? [] : [row('', 'warning', `${problem.text}. ${problem.fix}`)]),
            ];
        }
        const WIDTH = 110;
        const INDENTATION = 23;
        function fact(what, text) {
            return `${what.padEnd(12)}${(0, printable.g$)(text, 400)}`;
        }
        function row(what, done, text) {
            const lines = (0, wrap.L)((0, printable.g$)(text, 1_000), WIDTH - INDENTATION);
            const head = `${what.padEnd(12)}${done.padEnd(INDENTATION - 12)}`;
            return `${head}${lines.join(`\n${' '.repeat(INDENTATION)}`)}`;
        }
        function identityLines({ identities }) {
            switch (identities.kind) {
                case 'token': {
                    const { roles, identities: outcomes, mode } = identities.result;
                    return [
                        ...roles.flatMap((role) => roleLines(role, mode)),
                        ...outcomes.flatMap((outcome) => outcomeLines(outcome, mode)),
                        ...identities.warnings.map((text) => row('', 'warning', text)),
                    ];
                }
                case 'kept':
                    return [row('Identities', 'unchanged', 'as in the workflow; set MOORING_API_TOKEN to verify them')];
                case 'commands':
                    return [row('Identities', 'missing', 'without MOORING_API_TOKEN, create them with the commands below')];
                case 'unknown':
                    return [row('Identities', 'missing', `${identities.reason}. ${identities.hint}`)];
            }
        }
        function decisionWord(decision, mode) {
            const words = { created: 'create', updated: 'update' };
            if (decision === 'reused')
                return 'unchanged';
            return mode === 'preview' && (decision === 'created' || decision === 'updated')
                ? words[decision]
                : decision;
        }
        function roleLines({ role, decision, refusals, warnings }, mode) {
            const capabilities = role.isBuiltIn ? 'built in' : role.capabilities.join(', ');
            return [
                row('Role', decisionWord(decision, mode), `${role.name}: ${capabilities}`),
                ...problemLines(refusals, warnings),
            ];
        }
        function outcomeLines({ access, decision, uid, drift, refusals, warnings }, mode) {
            const events = purpose.x4[access.purpose].events.join(', ');
            const name = uid ?? access.identity.name;
            return [
                row('Identity', decisionWord(decision, mode), `${access.purpose}: ${name} for ${events}`),
                ...(drift?.differences ?? []).map(({ field, found, wanted }) => row('', '', `${field}: ${found ?? 'none'}, expected ${wanted ?? 'none'}`)),
                ...problemLines(refusals, warnings),
            ];
        }
        function problemLines(refusals, warnings) {
            return [
                ...refusals.map(({ reason, remedy }) => row('', 'refused', `${reason}. ${remedy}`)),
                ...warnings.map((text) => row('', 'warning', text)),
            ];
        }
        function fileLine(file, isWritten) {
            const { path } = file;
            switch (file.kind) {
                case 'create':
                    return row('File', isWritten ? 'created' : 'create', path);
                case 'replace':
                    return row('File', isWritten ? 'replaced' : 'replace', path);
                case 'fill-in':
                    return row('File', isWritten ? 'completed' : 'complete', `${path}: UIDs of the identities`);
                case 'unchanged':
                    return row('File', 'unchanged', path);
                case 'differs':
                    return row('File', 'unchanged', `${path} differs from the proposal; --force replaces it`);
                case 'elsewhere':
                    return row('File', 'not needed', `${path}: ${file.users.join(', ')} already uses Mooring`);
            }
        }
        function commandLines({ identities }) {
            return identities.kind === 'commands' ? identities.lines : [];
        }
        function contentLines(file) {
            if (file.kind === 'create')
                return [`==> ${file.path}`, file.after.trimEnd()];
            if (!('before' in file))
                return [];
            return (0, unified_diff.W)(file.path, file.before, file.after).split('\n');
        }
        function endLines(report) {
            const { files, isWritten, identities } = report;
            const changes = files.filter(({ kind }) => kind === 'create' || kind === 'replace' || kind === 'fill-in');
            const isPlanned = identities.kind === 'token' && identities.result.mode === 'preview';
            const creates = isPlanned && identities.result.identities.some(({ decision }) => decision === 'created');
            if (!isWritten && (changes.length > 0 || creates))
                return ['This is a preview: nothing was changed. To apply it, run the same command with --write.'];
            const steps = nextSteps(report, changes.map(({ path }) => path));
            if (steps.length === 0)
                return [`Already set up: nothing to change. To verify the whole chain, run \`mooring doctor\`.`];
            return ['Next steps:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
        }
        var workflow_text = __webpack_require__(87908);
        var service_inputs = __webpack_require__(58765);
        var access = __webpack_require__(26933);
        var cli_arguments = __webpack_require__(9473);
        var setup_clone = __webpack_require__(68415);
        var service_options = __webpack_require__(63401);
        var set_up = __webpack_require__(8615);
        ;
        const initCommand = {
            description: [
                'Proposes what the repository of DIRECTORY (default: the current directory) needs to run Mooring on GitHub: ' +
                    `${workflow_text.A8}, .github/mooring.yml, and on the platform one identity for each job, with a custom role.`,
                'Without --write, nothing is changed. Existing files are never replaced without --force, and identities are found ' +
                    'before they are created: a second run changes nothing.',
                'Without MOORING_API_TOKEN, the command prints chainctl lines and Terraform that create the same identities.',
            ],
            positional: cli_arguments.Md,
            options: [
                { name: 'write', description: 'Create the identities, and write the files, all of them or none.' },
                { name: 'force', description: `Replace ${workflow_text.A8} if it differs.` },
                {
                    name: 'organization',
                    value: 'NAME',
                    description: 'Your organization, as image references spell it; defaults to the most referenced one.',
                },
                { name: 'login', description: 'Also create an identity for the login action, which pulls images.' },
                {
                    name: 'owner',
                    description: 'Create identities for all repositories of the owner: less work, and weaker isolation.',
                },
                ...setup_clone.xd,
                ...service_options.P3,
            ],
            variables: [
                {
                    term: 'MOORING_API_TOKEN',
                    description: `Token of an owner for the platform API: ${(0, access.xJ)(service_inputs.h$['api-url'])}.`,
                },
                {
                    term: 'GH_TOKEN',
                    description: 'Token for a private repository on GitHub; defaults to the login of the GitHub CLI.',
                },
            ],
            exitStatus: '0 on success, 1 if an identity or a role cannot be used, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring init', description: 'Preview the setup of the current repository' },
                { command: 'mooring init --write', description: 'Set up the current repository' },
            ],
            run: async ({ values, positionals }, context) => {
                const inputs = (0, service_options.Tt)(setup_clone.hp, values, context.variables);
                const flags = {
                    isWritten: values['write'] === true,
                    force: values['force'] === true,
                    scope: values['owner'] === true ? 'owner' : 'repository',
                    purposes: values['login'] === true ? ['check', 'pin', 'login'] : ['check', 'pin'],
                };
                const clone = await (0, setup_clone.ok)(positionals, inputs);
                context.prepare();
                const report = await (0, set_up.s)(clone, { inputs, flags, context });
                if (flags.isWritten)
                    writeFiles(clone, report.files);
                context.print(setupText(report));
                return (0, set_up.lT)(report.identities) ? 1 : 0;
            },
        };
        function writeFiles({ root }, files) {
            const changed = files.flatMap((file) => {
                if (file.kind !== 'create' && file.kind !== 'replace' && file.kind !== 'fill-in')
                    return [];
                const before = file.kind === 'create' ? undefined : Buffer.from(file.before);
                return [{ path: file.path, before, after: Buffer.from(file.after) }];
            });
            (0, write_work_tree.writeWorkTree)(root, { files: changed, known: [] });
        }
    }),
    28303: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            writeWorkTree: () => (writeWorkTree)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90153);
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
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${other.path} and ${place?.path ?? ''} are the same file, with different changes`, { hint: 'Exclude one of them with `exclude` in .github/mooring.yml.' });
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
                        if ((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'EEXIST')
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
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${reason}; already changed and not restored: ${names}`, {
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
                    if (before === undefined && (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) === 'ENOENT')
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
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_changed', `no file was written; ${path}: ${reason}`);
        }
        function attempt(purpose, work) {
            try {
                return work();
            }
            catch (cause) {
                if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD)
                    throw cause;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `could not ${purpose} (${(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(cause)})`, { cause });
            }
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
    53450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F6: () => (patch),
            Jt: () => (get),
            TF: () => (remove),
            bE: () => (post)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        function get(path, capability, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capability, ...parts };
        }
        function post(path, capability, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capability, ...parts };
        }
        function patch(path, capability, parts) {
            return { ...API, method: 'PATCH', idempotent: true, query: _page_js__WEBPACK_IMPORTED_MODULE_0__.bQ, path, capability, ...parts };
        }
        function remove(path, capability) {
            return { ...API, method: 'DELETE', idempotent: true, path, capability, response: zod__WEBPACK_IMPORTED_MODULE_1__.L5J() };
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
        const NewGroup = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty').max(256, 'must not be longer than 256'),
            description: schemas.YjP('must be text').optional(),
            verified: schemas.zMY('must be true or false').optional(),
            kind: schemas.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = page.er.extend({ groups: schemas.YOg(Group).default([]) });
        const GroupLookup = schemas.Ikc({ group: Group.optional() });
        const Eligibility = schemas.Ikc({ eligible: schemas.zMY().optional() });
        var route = __webpack_require__(53450);
        ;
        const groupRoutes = {
            listGroups: (0, route.Jt)('/iam/v2/groups', 'groups.list', { query: page.wE, response: GroupPage }),
            getGroup: (0, route.Jt)('/iam/v2/groups/{uid}', 'groups.list', { response: Group }),
            createGroup: (0, route.bE)('/iam/v2/groups/{parent}', 'groups.create', { body: NewGroup, response: Group }),
            updateGroup: (0, route.F6)('/iam/v2/groups/{uid}', 'groups.update', { body: NewGroup.partial(), response: Group }),
            deleteGroup: (0, route.TF)('/iam/v2/groups/{uid}', 'groups.delete'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: GroupLookup,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: Eligibility,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
    }),
    45228: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (diagnose)
        });
        var claim_match = __webpack_require__(17740);
        var subject_pattern = __webpack_require__(37859);
        var subject = __webpack_require__(77852);
        ;
        function diagnoseSubject(wanted, claims) {
            if ((0, subject.K)(claims) === wanted)
                return isImmutable(claims) ? 'immutable-token' : 'immutable-identity';
            if (wanted.trim() === claims.sub)
                return 'subject-blank';
            if (wanted.toLowerCase() === claims.sub.toLowerCase())
                return 'subject-case';
            if (wanted.includes('*'))
                return 'subject-wildcard';
            return diagnoseContext(wanted, claims) ?? 'subject-other';
        }
        function diagnosePattern(pattern, claims) {
            const reading = (0, subject.$)(claims);
            if (reading.kind === 'hyphen-ids')
                return 'hyphen-ids';
            const [, place = ''] = /^repo:([^:]+):/.exec(claims.sub) ?? [];
            const { repositories = [] } = (0, subject_pattern.Lm)(pattern) ?? {};
            if (reading.kind === 'foreign' || !(0, subject_pattern.u$)(place, repositories))
                return 'repository';
            return contextCause(reading);
        }
        function suspectSubject(claims) {
            const field = 'subject';
            const reading = (0, subject.$)(claims);
            if (reading.kind !== 'repository') {
                return [{ kind: reading.kind === 'hyphen-ids' ? 'hyphen-ids' : 'subject-other', field }];
            }
            const form = reading.form === 'immutable' ? 'immutable-token' : 'immutable-identity';
            return [
                { kind: contextCause(reading), field },
                { kind: form, field },
            ];
        }
        function contextCause({ context }) {
            switch (context.kind) {
                case 'environment':
                    return 'environment-in-token';
                case 'pull-request':
                    return 'pull-request';
                case 'tag':
                    return 'tag';
                case 'branch':
                case 'merge-queue':
                    return 'branch';
                case 'other':
                    return 'subject-other';
            }
        }
        function isImmutable(claims) {
            const reading = (0, subject.$)(claims);
            return reading.kind === 'repository' && reading.form === 'immutable';
        }
        function diagnoseContext(wanted, claims) {
            const theirs = (0, subject.$)({ ...claims, sub: wanted });
            const ours = (0, subject.$)(claims);
            if (theirs.kind === 'hyphen-ids')
                return 'hyphen-ids';
            if (theirs.kind === 'foreign')
                return /^repo:[^:]+:/.test(wanted) ? 'repository' : undefined;
            if (ours.kind !== 'repository')
                return undefined;
            const [here, there] = [ours.context.kind, theirs.context.kind];
            if (here === 'environment')
                return there === 'environment' ? 'environment-name' : 'environment-in-token';
            if (there === 'environment')
                return 'environment-in-identity';
            if (here === 'pull-request')
                return 'pull-request';
            if (there === 'pull-request')
                return 'not-a-pull-request';
            if (here === 'tag' || there === 'tag')
                return 'tag';
            return here === 'other' || there === 'other' ? undefined : 'branch';
        }
        ;
        function diagnose(claims, match, defaultAudience) {
            if (match === undefined) {
                return { compared: undefined, causes: suspectSubject(claims), remedy: undefined };
            }
            const compared = (0, claim_match.yb)(match, defaultAudience).map(([field, value]) => compare(field, value, claims));
            const causes = compared.filter(({ verdict }) => verdict === 'different').map((one) => causeOf(one, claims));
            return { compared, causes, remedy: remedyOf(match, compared, causes) };
        }
        function compare(field, identity, claims) {
            const token = tokenValue(field, claims);
            return { field, token, identity, verdict: judge(field, identity, token) };
        }
        function judge(field, identity, token) {
            if (!isPattern(field))
                return token === identity ? 'equal' : 'different';
            if (isJoined(identity))
                return 'different';
            if (field === 'subjectPattern') {
                const isMatch = token === undefined ? false : (0, subject_pattern.AT)(token, identity);
                return isMatch === undefined ? 'unjudged' : isMatch ? 'equal' : 'different';
            }
            const names = (0, claim_match.XI)(identity);
            if (names === undefined)
                return 'unjudged';
            return token !== undefined && names.includes(token) ? 'equal' : 'different';
        }
        function isPattern(field) {
            return field.endsWith('Pattern') || field.startsWith('claimPatterns.');
        }
        function isJoined(pattern) {
            return /,[a-z_]+[:=]/.test(pattern);
        }
        function tokenValue(field, claims) {
            switch (field) {
                case 'issuer':
                case 'issuerPattern':
                    return claims.iss;
                case 'subject':
                case 'subjectPattern':
                    return claims.sub;
                case 'audience':
                case 'audiencePattern':
                    return claims.aud;
                default:
                    return claimNamed(field.replace(/^claim(?:s|Patterns)\./, ''), claims);
            }
        }
        function claimNamed(name, claims) {
            switch (name) {
                case 'iss':
                case 'sub':
                case 'aud':
                case 'event_name':
                case 'repository':
                case 'repository_id':
                case 'repository_owner_id':
                case 'ref':
                case 'environment':
                case 'job_workflow_ref':
                    return claims[name];
                default:
                    return undefined;
            }
        }
        function causeOf({ field, identity, token }, claims) {
            if (field === 'subject')
                return { kind: diagnoseSubject(identity, claims), field };
            if (field === 'issuer')
                return { kind: diagnoseIssuer(identity, claims.iss), field };
            if (field === 'audience')
                return { kind: 'audience', field };
            if (isPattern(field) && isJoined(identity))
                return { kind: 'joined-pattern', field };
            if (field === 'subjectPattern')
                return { kind: diagnosePattern(identity, claims), field };
            if (field.endsWith('.event_name'))
                return { kind: 'event', field };
            if (token === undefined)
                return { kind: 'claim-absent', field };
            if (field === 'claims.ref')
                return { kind: 'branch', field };
            return { kind: field.startsWith('claims.repository') ? 'repository' : 'claim', field };
        }
        function diagnoseIssuer(identity, token) {
            if (identity.replace(/\/+$/, '') === token.replace(/\/+$/, ''))
                return 'issuer-slash';
            return identity.toLowerCase() === token.toLowerCase() ? 'issuer-case' : 'issuer-other';
        }
        const WORKFLOW_CAUSES = new Set([
            'event',
            'claim-absent',
            'joined-pattern',
            'hyphen-ids',
        ]);
        function remedyOf(match, compared, causes) {
            const isForWorkflow = ({ kind, field }) => WORKFLOW_CAUSES.has(kind) || field === 'subjectPattern';
            if (causes.length === 0 || causes.some(isForWorkflow))
                return undefined;
            const values = new Map(compared.flatMap(({ field, token, verdict }) => verdict === 'different' && token !== undefined ? [[field, token]] : []));
            const put = (field, old) => values.get(field) ?? old;
            const { claims } = match;
            return {
                ...match,
                issuer: put('issuer', match.issuer),
                subject: put('subject', match.subject),
                audience: put('audience', match.audience),
                ...(claims === undefined
                    ? {}
                    : {
                        claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, values.get(`claims.${name}`) ?? value])),
                    }),
            };
        }
    }),
    84636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    }),
    77852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (readSubject),
            K: () => (inOtherForm)
        });
        function readSubject(claims) {
            const forms = repositoryForms(claims);
            const rest = (prefix) => claims.sub.startsWith(`${prefix}:`) ? claims.sub.slice(prefix.length + 1) : undefined;
            for (const form of ['immutable', 'legacy']) {
                const context = rest(forms[form]);
                if (context !== undefined)
                    return { kind: 'repository', form, context: readContext(context) };
            }
            return rest(forms.hyphen) === undefined ? { kind: 'foreign' } : { kind: 'hyphen-ids' };
        }
        function inOtherForm(claims) {
            const reading = readSubject(claims);
            if (reading.kind !== 'repository')
                return undefined;
            const forms = repositoryForms(claims);
            if (forms.immutable === NO_PREFIX)
                return undefined;
            const [from, to] = reading.form === 'legacy' ? [forms.legacy, forms.immutable] : [forms.immutable, forms.legacy];
            return to + claims.sub.slice(from.length);
        }
        const NO_PREFIX = '\0';
        function repositoryForms(claims) {
            const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
            const { repository_id: id, repository_owner_id: ownerId } = claims;
            if (owner === '' || name === '')
                return { legacy: NO_PREFIX, immutable: NO_PREFIX, hyphen: NO_PREFIX };
            const legacy = `repo:${owner}/${name}`;
            if (id === undefined || ownerId === undefined)
                return { legacy, immutable: NO_PREFIX, hyphen: NO_PREFIX };
            return {
                legacy,
                immutable: `repo:${owner}@${ownerId}/${name}@${id}`,
                hyphen: `repo:${owner}-${ownerId}/${name}-${id}`,
            };
        }
        function readContext(text) {
            if (text === 'pull_request')
                return { kind: 'pull-request' };
            const [, what, name] = /^(environment:|ref:refs\/heads\/|ref:refs\/tags\/)([^:]+)$/.exec(text) ?? [];
            if (what === undefined || name === undefined)
                return { kind: 'other', text };
            if (what === 'environment:')
                return { kind: 'environment', name };
            if (what === 'ref:refs/tags/')
                return { kind: 'tag', name };
            return { kind: name.startsWith('gh-readonly-queue/') ? 'merge-queue' : 'branch', name };
        }
    }),
    72959: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (unifiedDiff)
        });
        const CONTEXT = 3;
        function unifiedDiff(path, before, after) {
            if (before === after)
                return '';
            const [old, next] = [linesOf(before), linesOf(after)];
            const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
            const hunks = joinNear(changes).map((near) => hunk(near, old, next));
            return [`--- ${quoted(`a/${path}`)}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
        }
        const NO_LINE_BREAK = '\n\\ No newline at end of file';
        function linesOf(text) {
            const lines = text.split('\n');
            const last = lines.pop() ?? '';
            return last === '' ? lines : [...lines, `${last}${NO_LINE_BREAK}`];
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
        function pairwise(old, next) {
            return old.flatMap((line, index) => line === next[index] ? [] : [{ start: index, end: index + 1, newStart: index, newEnd: index + 1 }]);
        }
        function middle(old, next) {
            const shorter = Math.min(old.length, next.length);
            let head = 0;
            while (head < shorter && old[head] === next[head])
                head += 1;
            let tail = 0;
            while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail))
                tail += 1;
            return { start: head, end: old.length - tail, newStart: head, newEnd: next.length - tail };
        }
        function joinNear(changes) {
            const groups = [];
            for (const change of changes) {
                const last = groups.at(-1);
                const end = last?.at(-1)?.end;
                if (last === undefined || end === undefined || change.start - end > 2 * CONTEXT)
                    groups.push([change]);
                else
                    last.push(change);
            }
            return groups;
        }
        function hunk(changes, old, next) {
            const first = changes[0];
            const last = changes.at(-1);
            if (first === undefined || last === undefined)
                return [];
            const start = Math.max(0, first.start - CONTEXT);
            const end = Math.min(old.length, last.end + CONTEXT);
            const lines = [];
            let at = start;
            for (const { start: from, end: to, newStart, newEnd } of changes) {
                lines.push(...old.slice(at, from).map((line) => ` ${line}`));
                lines.push(...old.slice(from, to).map((line) => `-${line}`));
                lines.push(...next.slice(newStart, newEnd).map((line) => `+${line}`));
                at = to;
            }
            lines.push(...old.slice(at, end).map((line) => ` ${line}`));
            const newStart = start + first.newStart - first.start;
            const newCount = end - start + changes.reduce((sum, one) => sum + one.newEnd - one.newStart - (one.end - one.start), 0);
            return [`@@ -${start + 1},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
        }
    })
};
