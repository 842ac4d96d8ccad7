import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

import { errnoOf, MooringError } from '../../values/errors.ts';
import { sweepDrafts, writeDraft } from './drafts.ts';

/** A file with its planned content. */
export interface PlannedFile {
  /** Path in the work tree. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/**
 * Writes the planned changes of a work tree: all of them or none. Every draft is written next to its file
 * before the first file is replaced by a rename; if a step fails, the previous ones are undone, with the directories of
 * new files. Follows symbolic links, and keeps modes and, if permitted, owners; a file with several hard links is
 * detached from them. Returns the paths of written files.
 *
 * If the process is killed, every file is either unchanged or as planned; the next run completes the plan and
 * removes drafts next to planned files and to all `known` paths. (Before a rollback by steps, restore the commit.)
 * Throws `config_file_changed` for a file that changed after it was read or is outside the tree, and
 * `config_file_unwritable` if writing fails.
 */
export function writeWorkTree(
  root: string,
  { files, known }: { readonly files: readonly PlannedFile[]; readonly known: readonly string[] },
): readonly string[] {
  const created: string[] = [];
  try {
    const places = findPlaces(root, files, created);
    const directories = known.map((path) => dirname(join(root, path)));
    sweepDrafts([...directories, ...places.map(({ target }) => dirname(target))]);
    replaceAll(draftAll(places));
    return places.map(({ path }) => path);
  } catch (error) {
    removeDirectories(created);
    throw error;
  }
}

/** A file to write. */
interface Place extends PlannedFile {
  /** Real path, with links resolved. */
  readonly target: string;
}

interface Draft extends Place {
  readonly draft: string;
}

/** A file that the plan names both directly and through a link is replaced once. */
function findPlaces(root: string, files: readonly PlannedFile[], created: string[]): readonly Place[] {
  const places = files.map((file) => ({
    ...file,
    target: file.before === undefined ? newTarget(root, file.path, created) : findTarget(root, file.path),
  }));
  const byTarget = Map.groupBy(places, ({ target }) => target);
  return [...byTarget.values()].flatMap(([place, ...others]) => {
    const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
    if (other !== undefined)
      throw new MooringError(
        'config_file_unwritable',
        `${other.path} and ${place?.path ?? ''} are the same file, with different changes`,
        { hint: 'Exclude one of them with `exclude` in .github/mooring.yml.' },
      );
    return place === undefined ? [] : [place];
  });
}

function findTarget(root: string, path: string): string {
  const target = attempt(`find ${path}`, () => realpathSync(join(root, path)));
  if (relative(realpathSync(root), target).split(sep)[0] === '..')
    throw changed(path, 'it is a symbolic link to outside the directory');
  return target;
}

/** Creates the directories of a new file that are missing, and adds them to `created`, the outermost first. */
function newTarget(root: string, path: string, created: string[]): string {
  const names = dirname(path).split('/');
  for (const [index] of names.entries()) {
    const directory = names.slice(0, index + 1).join('/');
    const place = join(root, directory);
    // Before anything is created behind a link.
    attempt(`create ${directory}`, () => {
      try {
        mkdirSync(place);
        created.push(place);
      } catch (error) {
        if (errnoOf(error) !== 'EEXIST') throw error;
      }
    });
    findTarget(root, directory);
  }
  return join(findTarget(root, dirname(path)), basename(path));
}

/** Directories that another process has put files into stay. */
function removeDirectories(created: readonly string[]): void {
  for (const directory of created.toReversed()) {
    try {
      rmdirSync(directory);
    } catch {
      continue;
    }
  }
}

function draftAll(places: readonly Place[]): readonly Draft[] {
  const drafts: Draft[] = [];
  try {
    for (const place of places) {
      requireUnchanged(place);
      const draft = attempt(`write next to ${place.path}`, () => writeDraft(place.target, place.after));
      drafts.push({ ...place, draft });
    }
    // Check again after all writing: the renames below are fast.
    for (const place of places) requireUnchanged(place);
    return drafts;
  } catch (error) {
    removeDrafts(drafts);
    throw error;
  }
}

function replaceAll(drafts: readonly Draft[]): void {
  const replaced: Draft[] = [];
  try {
    for (const draft of drafts) {
      attempt(`replace ${draft.path}`, () => renameSync(draft.draft, draft.target));
      replaced.push(draft);
    }
  } catch (error) {
    removeDrafts(drafts.slice(replaced.length));
    restore(replaced, error);
    throw error;
  }
}

/** Restores replaced files. Throws an error that names the files that could not be restored. */
function restore(replaced: readonly Draft[], cause: unknown): void {
  const failed = replaced.filter(({ target, before }) => {
    try {
      if (before === undefined) rmSync(target);
      else renameSync(writeDraft(target, before), target);
      return false;
    } catch {
      return true;
    }
  });
  if (failed.length === 0) return;
  const names = failed.map(({ path }) => path).join(', ');
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new MooringError('config_file_unwritable', `${reason}; already changed and not restored: ${names}`, {
    hint: 'Restore these files with git, then check that this user can write to their directories.',
    cause,
  });
}

function removeDrafts(drafts: readonly Draft[]): void {
  // The next run removes the rest.
  for (const { draft } of drafts) {
    try {
      rmSync(draft, { force: true });
    } catch {
      continue;
    }
  }
}

function requireUnchanged({ path, target, before }: Place): void {
  const current = attempt(`read ${path}`, () => {
    try {
      return readWhole(target);
    } catch (error) {
      if (before === undefined && errnoOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  });
  if (before === undefined && current !== undefined) throw changed(path, 'it was created meanwhile');
  if (before !== undefined && current?.equals(before) !== true)
    throw changed(path, 'it changed after it was read');
}

/** Links are refused (ELOOP), so a check and the read see the same file. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function readWhole(target: string): Buffer {
  const file = openSync(target, FLAGS);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function changed(path: string, reason: string): MooringError {
  return new MooringError('config_file_changed', `no file was written; ${path}: ${reason}`);
}

/** Turns an error of the operating system into one that names the file. */
function attempt<Value>(purpose: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw new MooringError('config_file_unwritable', `could not ${purpose} (${errnoOf(cause)})`, { cause });
  }
}
