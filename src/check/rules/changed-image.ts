import type { BuildDiff, PackageChange } from '../../diff/decide/build-diff.ts';
import { foldPackages } from '../../diff/decide/fold-packages.ts';
import { dangerText } from '../../diff/views/diff-text.ts';
import { count, sentenceList } from '../../text/plural.ts';
import { cutText } from '../../text/printable.ts';
import type { ComparedImage } from '../compare/changed-references.ts';
import type { Observation } from '../decide/finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import { LONGEST_TITLE } from '../decide/observation.ts';
import { shortReference } from '../../values/image-reference.ts';

/** The most packages that a message names. */
const MOST_NAMED = 5;

/** The packages that go back although the image goes forward: one observation for all of them. */
export function observeDowngrades(compared: ComparedImage): readonly Observation[] {
  const { diff, direction } = compared;
  if (direction !== 'forward') return [];
  if (diff?.kind !== 'known') return [observeUncompared('downgraded', compared)];
  const all = diff.value.platforms.flatMap(({ packages }) =>
    packages.kind === 'known' ? packages.changes.filter(({ kind }) => kind === 'downgraded') : [],
  );
  // The same on several platforms is one downgrade.
  const downgrades = [...new Map(all.map((one) => [textOf(one), one])).values()];
  const [first] = downgrades;
  if (first === undefined) return [];
  const groups = foldPackages(downgrades);
  const named = groups.slice(0, MOST_NAMED).map(({ lead, members }) => {
    const others = members.length === 0 ? '' : ` (with ${sentenceList(members.map(({ name }) => name))})`;
    return `${textOf(lead)}${others}`;
  });
  const more = groups.length > MOST_NAMED ? [`${groups.length - MOST_NAMED} more`] : [];
  const title =
    downgrades.length === 1
      ? `${first.name} is downgraded to ${first.to.join(', ')}`
      : `${count(downgrades.length, 'package')} are downgraded`;
  return [
    observedChange('downgraded', compared, {
      title,
      message: `The new build is newer than ${shortReference(compared.before.reference)} and downgrades ${sentenceList([...named, ...more])}.`,
      remedy:
        'Keep the earlier build until a newer one restores the version, unless the downgrade is intended.',
    }),
  ];
}

function textOf({ name, from, to }: PackageChange): string {
  return `${name} ${from.join(', ')} → ${to.join(', ')}`;
}

/** An observation about a changed reference. */
function observedChange(
  rule: Rule,
  { place }: ComparedImage,
  { title, ...text }: Pick<Observation, 'title' | 'message' | 'remedy'>,
): Observation {
  const key = `${rule}|${place.reference}`;
  return { rule, weight: 'blocking', key, ...place, title: cutText(title, LONGEST_TITLE), ...text };
}

/** Builds that could not be compared: a check that fails by the rule must not pass unseen (architecture.md#no-false-pass). */
function observeUncompared(rule: Rule, compared: ComparedImage): Observation {
  const { diff, before } = compared;
  const problem = diff?.kind === 'unknown' ? diff.problem : undefined;
  return observedChange(rule, compared, {
    title: 'Builds of the image not compared',
    message: `The build was not compared with ${shortReference(before.reference)}: ${problem?.message ?? 'this change updates too many images'}.`,
    remedy: problem?.hint ?? 'Split the change, or review the image with `mooring diff`.',
  });
}

/** The changes of an image that are likely to break or to endanger those who build on it: one observation for all. */
export function observeBaseChange(compared: ComparedImage): readonly Observation[] {
  const { before, diff } = compared;
  if (diff?.kind !== 'known') return [observeUncompared('base-changed', compared)];
  const clauses = clausesOf(diff.value);
  const [first] = clauses;
  if (first === undefined) return [];
  const packages = packageCount(diff.value);
  const more = packages === 0 ? '' : ` ${count(packages, 'package')} changed.`;
  return [
    observedChange('base-changed', compared, {
      title: clauses.length === 1 ? `Base image: ${first}` : `Base image: ${clauses.length} risky changes`,
      message: `Compared with ${shortReference(before.reference)}: ${clauses.join('; ')}.${more}`,
      remedy: 'Test the images that are built on it, or keep the earlier build.',
    }),
  ];
}

/** Each change once, however many platforms have it. */
function clausesOf({ gonePlatforms, platforms }: BuildDiff): readonly string[] {
  const dangers = platforms.flatMap((one) => one.dangers.map(dangerText));
  const gone = gonePlatforms.length === 0 ? [] : [`not built for ${sentenceList(gonePlatforms)} anymore`];
  return [...new Set([...dangers, ...gone])];
}

/** The packages that change on the platform with the most changes: each platform has packages of its own. */
function packageCount({ platforms }: BuildDiff): number {
  return Math.max(
    0,
    ...platforms.map(({ packages }) => (packages.kind === 'known' ? packages.changes.length : 0)),
  );
}
