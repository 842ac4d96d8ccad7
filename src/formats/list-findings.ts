import { readableText } from '../domain/source/byte-text.ts';
import type { PositionFinder } from '../domain/source/text-position.ts';
import type {
  FormatEditPlace,
  FormatImage,
  FormatKind,
  FormatReading,
  FormatSkip,
} from '../domain/listing/format-image.ts';
import type { Finding, FoundImage } from './finding.ts';

/** What was found in a file, or in one document of it; `positions` goes on from the part before. */
export interface FoundInPart {
  readonly kind: FormatKind;
  readonly positions: PositionFinder;
  readonly findings: readonly Finding[];
}

/**
 * What was found, in the order of the file and with its positions. A text that several places share by anchors is
 * listed once, where it stands, for that is where it is edited.
 */
export function listFindings({ kind, positions, findings }: FoundInPart): FormatReading {
  const images: FormatImage[] = [];
  const skipped: FormatSkip[] = [];
  for (const uses of groupByPlace(findings)) {
    const [first] = uses;
    const listed = uses.find((use) => use.kind !== 'output');
    if (listed === undefined) continue;
    const place = { ...positions.find(first.at), written: readableText(listed.written) };
    if (listed.kind === 'skipped') {
      skipped.push({ ...place, code: listed.code, reason: readableText(listed.reason) });
    } else {
      const { reference, writing } = listed;
      images.push({ ...place, kind, reference, edit: editOf(listed, uses), writing });
    }
  }
  return { images, skipped };
}

type Uses = readonly [Finding, ...Finding[]];

function groupByPlace(findings: readonly Finding[]): readonly Uses[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const place = placeKey(finding);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].sort(([one], [other]) => one.at - other.at);
}

/** Two maps can share the text of a repository and differ in their tags, or the other way round. */
function placeKey(finding: Finding): string {
  const isPlaced = finding.kind === 'image' && finding.edit.kind === 'editable';
  return `${finding.at} ${(isPlaced ? finding.edit.spans[0]?.start : undefined) ?? finding.at}`;
}

/** A text is edited only if that is right for everything that uses it. */
function editOf(image: FoundImage, uses: Uses): FormatEditPlace {
  if (uses.some(({ kind }) => kind === 'output')) {
    return usedElsewhere('a service that is built here takes it as the name of its result');
  }
  const imageUses = uses.filter((use) => use.kind === 'image' && use.isShared).length;
  if (imageUses < image.aliases) return usedElsewhere('an alias uses it where no image is expected');
  return image.edit;
}

function usedElsewhere(reason: string): FormatEditPlace {
  return { kind: 'not-editable', code: 'used-elsewhere', reason };
}
