import { isDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { readDuration } from '../../values/duration.ts';
import { formatInstant, readInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { chooseBuild } from './choose-build.ts';
import { buildsOf, findBuild } from '../../values/tag-history.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';

/** A build of a tag as a person names it: for bisect, a good or a bad build; for diff, one of its sides. */
export type NamedBuild =
  | { readonly kind: 'digest'; readonly digest: Digest }
  /** The build that the tag pointed to at a time, or this many milliseconds ago. */
  | { readonly kind: 'time'; readonly at: Instant }
  | { readonly kind: 'age'; readonly ms: number }
  /** The number of builds before the newest; 0 is the newest. */
  | { readonly kind: 'back'; readonly builds: number }
  /** The digest in the files. */
  | { readonly kind: 'pinned' }
  /** The digest in the files of a commit, or for an unpinned reference, the build at the time of the commit. */
  | { readonly kind: 'commit'; readonly revision: string }
  /** The build with which the checks of the repository last passed on a branch; undefined is its default branch. */
  | { readonly kind: 'green'; readonly branch: string | undefined };

/** The forms of a named build, for messages. */
export const NAMED_BUILD_FORMS =
  'a digest, a UTC time such as 2026-05-01T00:00:00Z, an age such as 30d, -12, newest, pinned, git:COMMIT or green';

/** A name that is no option and no range of git: `main`, `v1.2`, `HEAD~3`, a hash. */
const REVISION = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;

/** Parses a named build. Returns undefined for any other text, also for a day without a time, which is ambiguous. */
export function readNamedBuild(text: string): NamedBuild | undefined {
  if (text === 'newest') return { kind: 'back', builds: 0 };
  if (text === 'pinned') return { kind: 'pinned' };
  if (text === 'green') return { kind: 'green', branch: undefined };
  if (isDigest(text)) return { kind: 'digest', digest: text };
  if (/^-\d{1,6}$/.test(text)) return { kind: 'back', builds: -Number(text) };
  const [, prefix, name = ''] = /^(git|green):(.*)$/s.exec(text) ?? [];
  if (prefix !== undefined) {
    if (!REVISION.test(name)) return undefined;
    return prefix === 'git' ? { kind: 'commit', revision: name } : { kind: 'green', branch: name };
  }
  const at = readInstant(text);
  if (at !== undefined) return { kind: 'time', at };
  const ms = readDuration(text);
  return ms === undefined ? undefined : { kind: 'age', ms };
}

/** A named build that the history alone resolves. */
export type HistoryBuild = Extract<NamedBuild, { kind: 'digest' | 'time' | 'age' | 'back' }>;

/** A build, or why there is none, as a clause. `isForeign`: a digest that is no build of the tag. */
export type ResolvedBuild =
  | { readonly kind: 'build'; readonly build: Build }
  | { readonly kind: 'none'; readonly why: string; readonly isForeign?: true };

/**
 * Returns a named build as the record at which the tag changed to it. A time and an age name the build that the tag
 * pointed to at that time (pinning-rules.md#minimum-age).
 */
export function resolveNamedBuild(named: HistoryBuild, history: TagHistory, now: Instant): ResolvedBuild {
  const [oldest] = history;
  if (oldest === undefined) return { kind: 'none', why: 'the tag has no builds' };
  switch (named.kind) {
    case 'digest': {
      const build = findBuild(history, named.digest);
      const why = `${named.digest} is not a build of the tag`;
      return build === undefined ? { kind: 'none', why, isForeign: true } : { kind: 'build', build };
    }
    case 'back': {
      const builds = buildsOf(history);
      const build = builds.at(-1 - named.builds);
      return build === undefined
        ? { kind: 'none', why: `the tag has only ${count(builds.length, 'build')}` }
        : { kind: 'build', build };
    }
    case 'time':
    case 'age': {
      const at = named.kind === 'time' ? named.at : toInstant(now - named.ms);
      if (at > now) return { kind: 'none', why: `${formatInstant(at)} is in the future` };
      const choice = chooseBuild(history, { cutoff: at, isDenied: () => false });
      if (choice.kind === 'build') return choice;
      return { kind: 'none', why: `the oldest build of the tag is from ${formatInstant(oldest.at)}` };
    }
  }
}
