import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import { dangerText } from '../../diff/views/diff-text.ts';
import { count, sentenceList } from '../../text/plural.ts';
import type { ComparedImage } from '../compare/changed-references.ts';
import type { Observation } from '../decide/finding.ts';
import type { RuleHelp } from '../decide/observation.ts';
import { shortReference } from '../../values/image-reference.ts';
import { observedChange, observeUncompared } from './downgraded.ts';

export const BASE_CHANGED_HELP: RuleHelp = {
  explanation:
    'The change updates an image to one that runs differently: its user, entrypoint, command, ports, volumes, shell, C library or interpreter changed.',
  remedy: 'Test the images that are built on it, or keep the earlier build.',
};

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
      remedy: BASE_CHANGED_HELP.remedy,
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
