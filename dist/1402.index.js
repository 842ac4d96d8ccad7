export const id = 1402;
export const ids = [1402];
export const modules = {

/***/ 1402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeWorkTree: () => (/* binding */ writeWorkTree)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/adapters/draft-name.js
var draft_name = __webpack_require__(6552);
;// CONCATENATED MODULE: ./build/adapters/sweep-drafts.js



function sweepDrafts(folders) {
    for (const folder of new Set(folders)) {
        try {
            for (const name of (0,external_node_fs_.readdirSync)(folder).filter(draft_name/* isLeftover */.ij))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
        }
        catch {
            continue;
        }
    }
}

;// CONCATENATED MODULE: ./build/adapters/write-draft.js



const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
function readWhole(target) {
    const file = (0,external_node_fs_.openSync)(target, READ);
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function writeDraft(target, bytes) {
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), (0,draft_name/* draftName */.TS)());
    const { mode, uid, gid } = (0,external_node_fs_.lstatSync)(target);
    const file = (0,external_node_fs_.openSync)(draft, 'wx', 0o600);
    try {
        (0,external_node_fs_.writeFileSync)(file, bytes);
        giveTo(file, uid, gid);
        (0,external_node_fs_.fchmodSync)(file, mode & 0o7777);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(draft, { force: true });
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    return draft;
}
function giveTo(file, uid, gid) {
    const own = (0,external_node_fs_.fstatSync)(file);
    if (own.uid === uid && own.gid === gid)
        return;
    try {
        (0,external_node_fs_.fchownSync)(file, uid, gid);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EPERM'))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/adapters/write-work-tree.js





function writeWorkTree(root, { files, known }) {
    const places = findPlaces(root, files);
    const folders = known.map((path) => (0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)));
    sweepDrafts([...folders, ...places.map(({ target }) => (0,external_node_path_.dirname)(target))]);
    replaceAll(draftAll(places));
    return places.map(({ path }) => path);
}
function findPlaces(root, files) {
    const places = files.map((file) => ({ ...file, target: findTarget(root, file.path) }));
    const byTarget = Map.groupBy(places, ({ target }) => target);
    return [...byTarget.values()].flatMap(([place, ...others]) => {
        const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
        if (other !== undefined)
            throw new errors/* MooringError */.OD('config_file_unwritable', `${other.path} and ${place?.path ?? ''} are one file, and would be changed in two ways`, { hint: 'Leave one of the two out, with `exclude` in .github/mooring.yml.' });
        return place === undefined ? [] : [place];
    });
}
function findTarget(root, path) {
    const target = attempt(`find ${path}`, () => (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, path)));
    if ((0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), target).split(external_node_path_.sep)[0] === '..')
        throw changed(path, 'it is a link that leads out of the folder');
    return target;
}
function draftAll(places) {
    const drafts = [];
    try {
        for (const place of places) {
            requireUnchanged(place);
            const draft = attempt(`write beside ${place.path}`, () => writeDraft(place.target, place.after));
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
        for (const one of drafts) {
            attempt(`replace ${one.path}`, () => (0,external_node_fs_.renameSync)(one.draft, one.target));
            replaced.push(one);
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
            (0,external_node_fs_.renameSync)(writeDraft(target, before), target);
            return false;
        }
        catch {
            return true;
        }
    });
    if (failed.length === 0)
        return;
    const names = failed.map(({ path }) => path).join(', ');
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new errors/* MooringError */.OD('config_file_unwritable', `${why}; changed already, and not put back: ${names}`, {
        hint: 'Put those files back with git, then check that this user may write to their folders.',
        cause,
    });
}
function removeDrafts(drafts) {
    for (const { draft } of drafts) {
        try {
            (0,external_node_fs_.rmSync)(draft, { force: true });
        }
        catch {
            continue;
        }
    }
}
function requireUnchanged({ path, target, before }) {
    const now = attempt(`read ${path}`, () => readWhole(target));
    if (!now.equals(before))
        throw changed(path, 'it was changed since it was read');
}
function changed(path, why) {
    return new errors/* MooringError */.OD('config_file_changed', `${path} is not written, nor any other file: ${why}`);
}
function attempt(purpose, work) {
    try {
        return work();
    }
    catch (cause) {
        if (cause instanceof errors/* MooringError */.OD)
            throw cause;
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
        throw new errors/* MooringError */.OD('config_file_unwritable', `could not ${purpose} (${code})`, { cause });
    }
}


/***/ })

};
