import type { PinSkip } from '../decide/pin-plan.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import { breakableCode, code } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import { placeLink } from './update-text.ts';
import { capitalized } from '../../text/sentence.ts';

/** Why references are not updated, in a few words; in the order of a list. */
const LABELS: Readonly<Record<Exclude<PinSkip['code'], 'current'>, string>> = {
  'wrong-signer': 'wrong signer',
  'bad-signature': 'invalid signature',
  'signed-as-other': 'signed as another image',
  unsigned: 'not signed',
  'not-verifiable': 'signature not verifiable',
  'no-known-signer': 'no known signer',
  'lookup-failed': 'lookup failed',
  'not-in-history': 'digest not in the history',
  'no-build': 'no matching build',
  'mirror-lacks': 'not in the mirror',
  'digest-alone': 'no tag',
  'not-editable': 'not editable',
  denied: 'denied',
  held: 'on hold',
  'too-young': 'too young',
  'age-unknown': 'age unknown',
  'only-rebuilt': 'only rebuilt',
  'no-history': 'no tag history',
  'would-go-back': 'newer than selected',
  lockstep: 'in lockstep',
  malformed: 'malformed',
  'invalid-reference': 'invalid reference',
  'unreadable-file': 'unreadable file',
  'not-utf8': 'unreadable file',
  'not-parsable': 'unreadable file',
  'duplicate-key': 'unreadable file',
  'too-large': 'unreadable file',
  'too-entangled': 'unreadable file',
  'not-followed': 'file not read',
  'lfs-pointer': 'file not read',
  submodule: 'submodule not read',
  'scratch-with-tag': 'invalid reference',
  'build-arg': 'build argument',
  'no-expansion': 'variable',
  variable: 'variable',
  templated: 'template',
  'onbuild-stage-or-image': 'stage or image',
  'tag-elsewhere': 'tag set elsewhere',
  'set-by-caller': 'set by build arguments',
  'number-tag': 'tag without quotes',
  'read-as-number': 'tag without quotes',
  'replaces-base': 'replaces a base image',
  'inline-dockerfile': 'inline Dockerfile',
  unread: 'text not read',
  'result-name': 'name of a result',
  mention: 'no image',
  ignored: 'ignored',
};

const ORDER: readonly string[] = [...new Set(Object.values(LABELS))];

/** The references that are not updated, grouped by reason; those on the selected build are only counted. */
export function skippedSection(
  skipped: readonly PinSkip[],
  options: { readonly files: RepositoryVersion | undefined; readonly elsewhere: string },
  room: number,
): string {
  const listed = skipped.flatMap((skip) =>
    skip.code === 'current' ? [] : [{ ...skip, label: LABELS[skip.code] }],
  );
  const current = skipped.length - listed.length;
  if (listed.length === 0)
    return current === 0 ? '' : `${count(current, 'reference')} already on the selected build.`;
  const groups = [...Map.groupBy(listed, ({ label }) => label)].toSorted(
    ([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other),
  );
  const counts = groups.map(([label, same]) => `${same.length} ${label}`).join(', ');
  const rest = current === 0 ? '' : `; ${current} already on the selected build`;
  const title = `⏸️ ${count(listed.length, 'reference')} not updated: ${counts}${rest}`;
  return fitted(
    {
      before: `<details><summary>${title}</summary>\n\n`,
      lines: groups.flatMap(([, same]) => groupLines(same, options.files)),
      after: '\n\n</details>',
      noun: 'line',
      elsewhere: options.elsewhere,
    },
    room,
  );
}

/** Each reason once, with its references below it. */
function groupLines(
  group: readonly (PinSkip & { readonly label: string })[],
  files: RepositoryVersion | undefined,
): readonly string[] {
  return [...Map.groupBy(group, ({ reason }) => reason)].flatMap(([reason, same]) => {
    const label = same[0]?.label ?? '';
    const why = reason === '' ? '' : `: ${breakableCode(reason, 900)}`;
    const references = same.map(({ file, line, written }) => {
      const place = placeLink({ file, line }, files);
      return `  - ${written === '' ? place : `${code(written)} in ${place}`}`;
    });
    return [`- **${capitalized(label)}**${why}`].concat(references);
  });
}
