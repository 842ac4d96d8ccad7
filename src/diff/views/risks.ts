import type { BuildDiff, DangerousChange, PlatformDiff } from '../decide/build-diff.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { count, joinParts, listText, sentenceList } from '../../text/plural.ts';
import { kindWords, nameText } from './diff-text.ts';
import { allChanges, packageRows } from './package-rows.ts';

/** One change that can break or weaken the build of a reader. Its texts are not escaped. */
export interface Risk {
  /** The subject that changes: `user`, `zlib is older`. */
  readonly subject: string;
  /** Behind a colon, values that change. */
  readonly change: readonly [from: string, to: string] | undefined;
  /** Further facts, `was removed`, `no package provides /bin/sh`; empty if nothing is. */
  readonly note: string;
  readonly adds: readonly MoveVulnerability[];
  /** As a predicate of the image: `now runs as root`; empty for an older package. */
  readonly predicate: string;
}

/** The text of a value that is not set. */
export const NO_VALUE = 'not set';

/** Returns the changes of all platforms that can break or weaken a build, each once, the most dangerous first. */
export function risksOf(diff: BuildDiff): readonly Risk[] {
  const { platforms, gonePlatforms, advisories } = diff;
  const [root, others] = partition(
    onPlatforms(platforms, ({ dangers }) => dangers.map(dangerRisk)),
    ({ subject }) => subject === 'user',
  );
  const older = onPlatforms(platforms, (platform) => olderPackages(platform, diff));
  const explained = new Set(older.flatMap(({ adds }) => adds.map(({ id }) => id)));
  const introduced = advisories?.kind === 'known' ? advisories.introduced : [];
  const adds = introduced.filter(({ id }) => !explained.has(id));
  const ids = listText(introduced, 1, ({ id }) => id);
  const added = introduced.length === 1 ? ids : count(introduced.length, 'advisory', 'advisories');
  return [
    ...root,
    ...(adds.length === 0
      ? []
      : [{ subject: 'added advisories', change: undefined, note: '', adds, predicate: `adds ${added}` }]),
    ...others,
    ...older,
    ...gonePlatforms.map((platform) => ({
      subject: platform,
      change: undefined,
      note: 'was removed',
      adds: [],
      predicate: `no longer supports ${platform}`,
    })),
  ];
}

function partition<One>(all: readonly One[], is: (one: One) => boolean): readonly [One[], One[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

/** The risks of all platforms, each once; those that are not on all of them name theirs. */
function onPlatforms(
  platforms: readonly PlatformDiff[],
  risks: (platform: PlatformDiff) => readonly Risk[],
): readonly Risk[] {
  const found = platforms.flatMap((platform) =>
    risks(platform).map((risk) => ({ risk, platform: platform.platform })),
  );
  const groups = Map.groupBy(found, ({ risk }) => JSON.stringify(risk));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const where = group.length === platforms.length ? '' : `(${group.map((one) => one.platform).join(', ')})`;
    return [{ ...first.risk, note: joinParts([first.risk.note, where], ' ') }];
  });
}

function olderPackages(platform: PlatformDiff, diff: BuildDiff): readonly Risk[] {
  return packageRows(platform, diff, false).flatMap(({ kind, name, from, to, introduces }) =>
    kind === 'downgraded'
      ? [
          {
            subject: `${name} is older`,
            change: [from, to],
            note: '',
            adds: introduces,
            predicate: '',
          },
        ]
      : [],
  );
}

function dangerRisk({ danger, from, to }: DangerousChange): Risk {
  const change = [valueText(from), valueText(to)] as const;
  const risk = (subject: string, predicate: string, note?: string): Risk => ({
    subject,
    change: note === undefined ? change : undefined,
    note: note ?? '',
    adds: [],
    predicate,
  });
  switch (danger) {
    case 'runs-as-root':
      return { ...risk('user', 'now runs as root'), change: [valueText(from), 'root'] };
    case 'entrypoint':
    case 'command':
      return risk(danger, `has another ${danger}`);
    case 'new-port':
      return risk(`port ${to ?? ''}`, 'exposes a new port', 'was added');
    case 'new-volume':
      return risk(`volume ${to ?? ''}`, 'has a new volume', 'was added');
    case 'shell-removed':
      return risk(
        'shell removed',
        'has no shell',
        `no package provides /bin/sh${from === undefined ? '' : ` (was ${from})`}`,
      );
    case 'libc':
    case 'interpreter': {
      const what = danger === 'libc' ? 'C library' : danger;
      return to === undefined
        ? risk(`${what} ${from ?? ''}`, `has no ${what}`, 'was removed')
        : risk(what, `has another ${what}`);
    }
  }
}

/** A value of a configuration; an entrypoint of one word, which is JSON, as that word. */
function valueText(value: string | undefined): string {
  return value === undefined ? NO_VALUE : (/^\["([^"\\]+)"\]$/.exec(value)?.[1] ?? value);
}

/** Returns the text between the subject of a risk and its note. */
export function riskJoint(note: string): string {
  return /^(?:was |\()/.test(note) ? ' ' : ': ';
}

/** Returns the risks as predicates of the image, each once: `now runs as root`, `has 2 older packages`. Not escaped. */
export function riskPredicates(diff: BuildDiff): readonly string[] {
  const older = allChanges(diff.platforms).filter(({ kind }) => kind === 'downgraded').length;
  const predicates = risksOf(diff).map(({ predicate }) => predicate);
  return [...new Set([...predicates, older === 0 ? '' : `has ${count(older, 'older package')}`])].filter(
    (one) => one !== '',
  );
}

/** Returns what was found: `nginx:1.29 now runs as root, and 1 package is older`. Not escaped. */
export function diffHeadline(diff: BuildDiff): string {
  return `${nameText(diff)}${foundText(diff)}`;
}

/** Returns how two builds of one tag differ: `now runs as root, and 1 package is older`, `3 packages upgraded`. Not escaped. */
export function changeText(diff: BuildDiff): string {
  return riskText(diff, '')?.replace(/^: /, '') ?? harmlessText(diff);
}

function foundText(diff: BuildDiff): string {
  const isOne = diff.relation === 'same-tag';
  switch (diff.verdict) {
    case 'identical':
      return isOne ? ' is identical' : ': identical';
    case 'rebuilt':
      return `${isOne ? ' was rebuilt' : ''}: same packages, same configuration`;
    case 'unknown':
      return ': packages could not be compared';
    case 'changed':
      return riskText(diff, isOne ? ' ' : ': ') ?? `: ${harmlessText(diff)}`;
  }
}

function riskText(diff: BuildDiff, joint: string): string | undefined {
  const [first, second, ...others] = riskPredicates(diff);
  if (first === undefined) return undefined;
  const last = others.at(-1) ?? second ?? first;
  const [, older] = /^has (\d+) older package/.exec(last) ?? [];
  if (older === undefined)
    return `${joint}${sentenceList([first, ...(second === undefined ? [] : [second])])}`;
  const text = `${count(Number(older), 'package')} ${older === '1' ? 'is' : 'are'} older`;
  return last === first ? `: ${text}` : `${joint}${first}, and ${text}`;
}

function harmlessText({ platforms, newPlatforms }: BuildDiff): string {
  const packages = kindWords(allChanges(platforms), 'package');
  const isConfigured = platforms.some(({ config }) => config.some(({ isRoutine }) => isRoutine !== true));
  const arrived = newPlatforms.length === 0 ? '' : `${sentenceList(newPlatforms)} added`;
  return (
    joinParts([packages, isConfigured ? 'the configuration changed' : '', arrived], ', ') || 'other builds'
  );
}
