import { closeSync, constants, openSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { errnoOf, MooringError } from '../../domain/errors.ts';
import type { RewrittenFile } from '../../domain/pin/pin-plan.ts';
import { sweepDrafts, writeDraft } from './drafts.ts';

/**
 * Writes the planned changes of a work tree: all of them or none. Every draft is written next to its file
 * before the first file is replaced by a rename; if a step fails, the previous ones are undone. Follows
 * symbolic links, and keeps modes and, if permitted, owners; a file with several hard links is detached from
 * them. Returns the paths of replaced files.
 *
 * If the process is killed, every file is either unchanged or as planned; the next run completes the plan and
 * removes drafts next to planned files and to all `known` paths. (Before a rollback by steps, restore the commit.)
 * Throws `config_file_changed` for a file that changed after it was read or is outside the tree, and
 * `config_file_unwritable` if writing fails.
 */
export function writeWorkTree(
  root: string,
  { files, known }: { readonly files: readonly RewrittenFile[]; readonly known: readonly string[] },
): readonly string[] {
  const places = findPlaces(root, files);
  const directories = known.map((path) => dirname(join(root, path)));
  sweepDrafts([...directories, ...places.map(({ target }) => dirname(target))]);
  replaceAll(draftAll(places));
  return places.map(({ path }) => path);
}

/** A file to replace. */
interface Place {
  /** Path in the plan. */
  readonly path: string;
  /** Real path, with links resolved. */
  readonly target: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

interface Draft extends Place {
  readonly draft: string;
}

/** A file that the plan names both directly and through a link is replaced once. */
function findPlaces(root: string, files: readonly RewrittenFile[]): readonly Place[] {
  const places = files.map((file) => ({ ...file, target: findTarget(root, file.path) }));
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
      renameSync(writeDraft(target, before), target);
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
  const current = attempt(`read ${path}`, () => readWhole(target));
  if (!current.equals(before)) throw changed(path, 'it changed after it was read');
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
