export const id = 8303;
export const ids = [8303];
export const modules = {
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
    })
};
