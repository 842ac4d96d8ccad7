import { realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { errnoOf, MooringError } from '../../domain/errors.ts';
import type { RewrittenFile } from '../../domain/pin/pin-plan.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { readWhole, writeDraft } from './write-draft.ts';

/**
 * Carries out the planned changes of a work tree: all of them, or none. Every new content is written whole beside its
 * file before the first file is replaced, each by a rename; what fails on the way is undone and thrown. A symbolic link
 * stays, and the file that it leads to is changed. Modes stay, and owners where this user may give files away; a file with
 * several hard links becomes one of its own. Gives the paths whose files were replaced.
 *
 * A process that is killed leaves every file either as it was or as planned, never half of it. Killed before the first
 * rename it has changed nothing; killed between two of them some files are new and others are not, and the next run,
 * which plans from what is there, brings the others (a rollback by steps would count on from the new ones: go back to the
 * commit first). Drafts that it left lie beside the files of the plan; the next run sweeps them there, and beside all
 * `known` paths, and never takes them for files of the repository.
 *
 * Throws `config_file_changed` for a file that is no longer what was read, or leads out of the tree, and
 * `config_file_unwritable` where writing fails.
 */
export function writeWorkTree(
  root: string,
  { files, known }: { readonly files: readonly RewrittenFile[]; readonly known: readonly string[] },
): readonly string[] {
  const places = findPlaces(root, files);
  const folders = known.map((path) => dirname(join(root, path)));
  sweepDrafts([...folders, ...places.map(({ target }) => dirname(target))]);
  replaceAll(draftAll(places));
  return places.map(({ path }) => path);
}

/** A file that is to be replaced. */
interface Place {
  /** As the plan names it. */
  readonly path: string;
  /** Where it is, links followed. */
  readonly target: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

interface Draft extends Place {
  readonly draft: string;
}

/** A file that the plan names twice, by itself and by a link, is replaced once. */
function findPlaces(root: string, files: readonly RewrittenFile[]): readonly Place[] {
  const places = files.map((file) => ({ ...file, target: findTarget(root, file.path) }));
  const byTarget = Map.groupBy(places, ({ target }) => target);
  return [...byTarget.values()].flatMap(([place, ...others]) => {
    const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
    if (other !== undefined)
      throw new MooringError(
        'config_file_unwritable',
        `${other.path} and ${place?.path ?? ''} are one file, and would be changed in two ways`,
        { hint: 'Leave one of the two out, with `exclude` in .github/mooring.yml.' },
      );
    return place === undefined ? [] : [place];
  });
}

function findTarget(root: string, path: string): string {
  const target = attempt(`find ${path}`, () => realpathSync(join(root, path)));
  if (relative(realpathSync(root), target).split(sep)[0] === '..')
    throw changed(path, 'it is a link that leads out of the folder');
  return target;
}

function draftAll(places: readonly Place[]): readonly Draft[] {
  const drafts: Draft[] = [];
  try {
    for (const place of places) {
      requireUnchanged(place);
      const draft = attempt(`write beside ${place.path}`, () => writeDraft(place.target, place.after));
      drafts.push({ ...place, draft });
    }
    // Once more, after all the writing: from here to the last rename nothing takes time.
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
    for (const one of drafts) {
      attempt(`replace ${one.path}`, () => renameSync(one.draft, one.target));
      replaced.push(one);
    }
  } catch (error) {
    removeDrafts(drafts.slice(replaced.length));
    restore(replaced, error);
    throw error;
  }
}

/** Puts back what was there; says which files stay new where that fails as well. */
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
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new MooringError('config_file_unwritable', `${why}; changed already, and not put back: ${names}`, {
    hint: 'Put those files back with git, then check that this user may write to their folders.',
    cause,
  });
}

function removeDrafts(drafts: readonly Draft[]): void {
  // What cannot be removed now is swept by the next run.
  for (const { draft } of drafts) {
    try {
      rmSync(draft, { force: true });
    } catch {
      continue;
    }
  }
}

function requireUnchanged({ path, target, before }: Place): void {
  const now = attempt(`read ${path}`, () => readWhole(target));
  if (!now.equals(before)) throw changed(path, 'it was changed since it was read');
}

function changed(path: string, why: string): MooringError {
  return new MooringError('config_file_changed', `${path} is not written, nor any other file: ${why}`);
}

/** What the operating system refuses, as an error that names the file. */
function attempt<Value>(purpose: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw new MooringError('config_file_unwritable', `could not ${purpose} (${errnoOf(cause)})`, { cause });
  }
}
