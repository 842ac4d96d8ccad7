import { readCsvFields } from './csv-fields.ts';
import type { Instruction } from './instruction.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** One mount as it is written, or what Docker rejects it for before it knows what variables hold. */
export type MountReading =
  | {
      readonly kind: 'mount';
      readonly fields: readonly MountField[];
      /** Of several the last; undefined where it is empty. */
      readonly from: SourceText | undefined;
    }
  | { readonly kind: 'rejected'; readonly reason: string };

/** `key=value`, or a key alone. */
export interface MountField {
  /** In lower case. */
  readonly key: string;
  readonly value: SourceText | undefined;
}

const FLAG = '--mount=';

/** What Docker rejects the `--mount` flags of a RUN for before it looks at stages (instructions/commands_runmount.go). */
export function complainAboutMounts(run: Instruction): string | undefined {
  for (const mount of readMounts(run)) if (mount.kind === 'rejected') return mount.reason;
  return undefined;
}

/** The mounts of a RUN in order. */
export function readMounts(run: Instruction): readonly MountReading[] {
  return run.flags
    .filter(({ text }) => text.startsWith(FLAG))
    .map((flag) => readMount(sliceSource(flag, FLAG.length)));
}

function readMount(value: SourceText): MountReading {
  const texts = readCsvFields(value);
  if (texts === undefined) return { kind: 'rejected', reason: 'the value of --mount is no list of fields' };
  const fields = texts.map(readField);
  const sources = fields.filter((field) => field.key === 'from' && field.value !== undefined);
  if (sources.some((field) => hasVariable(field.value?.text ?? '')))
    return { kind: 'rejected', reason: NO_EXPANSION };
  const from = sources.at(-1)?.value;
  return { kind: 'mount', fields, from: from?.text === '' ? undefined : from };
}

const NO_EXPANSION =
  'Docker expands no variables in the from of a mount; let a stage of its own stand on the image';

/** A `$` at the very end is not taken for one. */
function hasVariable(text: string): boolean {
  const dollar = text.indexOf('$');
  return dollar !== -1 && dollar + 1 !== text.length;
}

function readField(field: SourceText): MountField {
  const equals = field.text.indexOf('=');
  if (equals === -1) return { key: field.text.toLowerCase(), value: undefined };
  return { key: field.text.slice(0, equals).toLowerCase(), value: sliceSource(field, equals + 1) };
}
