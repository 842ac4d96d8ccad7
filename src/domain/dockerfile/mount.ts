import { readCsvFields } from './csv-fields.ts';
import type { Instruction } from './instruction.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** One mount, of which only the source matters here, or what Docker rejects it for. */
export type MountReading =
  | { readonly kind: 'mount'; readonly from: SourceText | undefined }
  | { readonly kind: 'rejected'; readonly reason: string };

const FLAG = '--mount=';

/** What Docker rejects the `--mount` flags of a RUN for before it looks at stages (instructions/commands_runmount.go). */
export function complainAboutMounts(run: Instruction): string | undefined {
  for (const mount of readMounts(run)) if (mount.kind === 'rejected') return mount.reason;
  return undefined;
}

/** The mounts of a RUN in order, each with the text of its `from=`; of several in one mount the last counts. */
export function readMounts(run: Instruction): readonly MountReading[] {
  return run.flags
    .filter(({ text }) => text.startsWith(FLAG))
    .map((flag) => readMount(sliceSource(flag, FLAG.length)));
}

function readMount(value: SourceText): MountReading {
  const fields = readCsvFields(value);
  if (fields === undefined) return rejected('the value of --mount is no list of fields');
  let from: SourceText | undefined;
  let type = 'bind';
  for (const field of fields) {
    const { key, value: given } = readField(field);
    const complaint = complainAboutField(key, given?.text, type);
    if (complaint !== undefined) return rejected(complaint);
    if (key === 'from') from = given;
    if (key === 'type') type = given?.text.toLowerCase() ?? type;
  }
  if (from === undefined || from.text === '') return { kind: 'mount', from: undefined };
  return type === 'secret' ? rejected('a secret mount has no source') : { kind: 'mount', from };
}

interface MountField {
  /** In lower case. */
  readonly key: string;
  readonly value: SourceText | undefined;
}

function readField(field: SourceText): MountField {
  const equals = field.text.indexOf('=');
  if (equals === -1) return { key: field.text.toLowerCase(), value: undefined };
  return { key: field.text.slice(0, equals).toLowerCase(), value: sliceSource(field, equals + 1) };
}

const KEYS = new Set(
  'type,from,source,src,target,dst,destination,readonly,ro,readwrite,rw,id,sharing,required,size,mode,uid,gid,env'.split(
    ',',
  ),
);
const KEYS_ALONE = new Set(['readonly', 'ro', 'readwrite', 'rw', 'required']);
const TYPES = new Set(['bind', 'cache', 'tmpfs', 'secret', 'ssh']);

/** A type that holds a variable is known only during the build, so that nothing that depends on it is refused. */
function complainAboutField(key: string, value: string | undefined, type: string): string | undefined {
  if (!KEYS.has(key)) return `a mount has no key "${key}"`;
  if (value === undefined && !KEYS_ALONE.has(key)) return `"${key}" of a mount needs a value`;
  if (key === 'required' && (type === 'bind' || type === 'cache' || type === 'tmpfs')) {
    return `a mount of type ${type} cannot be required`;
  }
  const dollar = value?.indexOf('$') ?? -1;
  if (key === 'from' && dollar !== -1 && dollar + 1 !== value?.length) {
    return 'Docker expands no variables in the from of a mount; let a stage of its own stand on the image';
  }
  const isKnown = key !== 'type' || dollar !== -1 || TYPES.has(value?.toLowerCase() ?? '');
  return isKnown ? undefined : `there is no mount of type "${value}"`;
}

function rejected(reason: string): MountReading {
  return { kind: 'rejected', reason };
}
