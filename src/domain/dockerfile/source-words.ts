import type { Instruction } from './instruction.ts';
import { readMounts } from './mount.ts';
import type { MountField } from './mount.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** The word of a COPY or a mount that says where files come from; undefined for a mount from nowhere. */
export interface SourceWord {
  readonly use: 'dockerfile-copy' | 'dockerfile-mount';
  readonly word: SourceText | undefined;
  /** Of a mount whose type surely is that. */
  readonly isCache: boolean;
}

const FROM = '--from=';

/** The sources of an instruction in order: `COPY --from=`, and every `RUN --mount=`. */
export function readSources(instruction: Instruction): readonly SourceWord[] {
  if (instruction.keyword === 'run') {
    return readMounts(instruction).map((mount) => ({
      use: 'dockerfile-mount',
      word: mount.kind === 'mount' ? mount.from : undefined,
      isCache: mount.kind === 'mount' && isCacheMount(mount.fields),
    }));
  }
  if (instruction.keyword !== 'copy') return [];
  const flag = instruction.flags.find(({ text }) => text.startsWith(FROM) && text !== FROM);
  return flag === undefined
    ? []
    : [{ use: 'dockerfile-copy', word: sliceSource(flag, FROM.length), isCache: false }];
}

function isCacheMount(fields: readonly MountField[]): boolean {
  return fields.findLast(({ key }) => key === 'type')?.value?.text.toLowerCase() === 'cache';
}
