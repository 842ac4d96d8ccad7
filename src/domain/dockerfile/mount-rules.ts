import { isBooleanText } from './boolean-text.ts';
import { cleanPath } from './clean-path.ts';
import type { Instruction } from './instruction.ts';
import { isMemorySize } from './memory-size.ts';
import { readMounts } from './mount.ts';
import type { MountField } from './mount.ts';
import type { StageScope } from './stage-scope.ts';
import { expandStepWord } from './step-word.ts';
import type { StepOptions } from './step-word.ts';

/** What the mounts of a stage are judged with. */
interface MountOptions extends StepOptions {
  readonly scope: StageScope;
}

/** A mount as far as it is read. What only the build can tell is undefined. */
interface Mount {
  type: string | undefined;
  /** By the first of its names. */
  readonly values: Map<string, string | undefined>;
}

/**
 * What Docker rejects the mounts of a RUN for once the values are expanded, undefined when they are right (BuildKit
 * instructions/commands_runmount.go `parseMount`, dockerfile2llb/convert_runmount.go).
 */
export function complainAboutMountValues(run: Instruction, options: MountOptions): string | undefined {
  for (const reading of readMounts(run)) {
    const complaint = reading.kind === 'mount' ? complainAboutMount(reading.fields, options) : undefined;
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function complainAboutMount(fields: readonly MountField[], options: MountOptions): string | undefined {
  const mount: Mount = { type: 'bind', values: new Map() };
  for (const field of fields) {
    const complaint = takeField(mount, field, options);
    if (complaint !== undefined) return complaint;
  }
  return complainAboutWhole(mount) ?? complainAboutTarget(mount, options.scope.folder);
}

const SWITCHES = new Set(['readonly', 'ro', 'readwrite', 'rw']);
const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['src', 'source'],
  ['dst', 'target'],
  ['destination', 'target'],
]);

function takeField(mount: Mount, { key, value }: MountField, options: MountOptions): string | undefined {
  if (value === undefined) {
    if (key === 'required') return isSecret(mount) ? undefined : notOfThisType(key, mount);
    if (SWITCHES.has(key)) return undefined;
    return FREE.has(key) || RULES.has(key) ? `"${key}" of a mount needs a value` : unknownKey(key);
  }
  const word = expandStepWord(value.text, options);
  if (word.kind === 'failed') return word.reason;
  const text = word.kind === 'text' ? word.text : undefined;
  const complaint = complainAboutField(key, text, mount);
  if (key === 'type') mount.type = text?.toLowerCase();
  mount.values.set(SAME_AS.get(key) ?? key, text);
  return complaint;
}

const TYPES = new Set(['bind', 'cache', 'tmpfs', 'secret', 'ssh']);
const SHARING = new Set(['shared', 'private', 'locked']);
const FREE = new Set(['from', 'source', 'src', 'target', 'dst', 'destination', 'id', 'env']);

/** What is true of every value counts for an unknown one too. */
function complainAboutField(key: string, text: string | undefined, mount: Mount): string | undefined {
  if (FREE.has(key)) return undefined;
  if (key === 'required' && !isSecret(mount)) return notOfThisType(key, mount);
  if (key === 'size' && mount.type !== undefined && mount.type !== 'tmpfs') return notOfThisType(key, mount);
  const isRight = RULES.get(key);
  if (isRight === undefined) return unknownKey(key);
  if (text === undefined || isRight(text)) return undefined;
  return key === 'type'
    ? `there is no mount of type "${text}"`
    : `"${text}" is no value of "${key}" of a mount`;
}

const RULES: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ...[...SWITCHES, 'required'].map((key) => [key, isBooleanText] as const),
  ['type', (text: string) => TYPES.has(text.toLowerCase())],
  ['sharing', (text: string) => SHARING.has(text.toLowerCase())],
  ['size', isMemorySize],
  ['mode', (text: string) => /^[0-7]+$/.test(text) && Number.parseInt(text, 8) <= LARGEST],
  ['uid', isUserId],
  ['gid', isUserId],
]);

const LARGEST = 2 ** 32 - 1;

function isUserId(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= LARGEST;
}

/** Of a type that may be one of those that can be required. */
function isSecret({ type }: Mount): boolean {
  return type === undefined || type === 'secret' || type === 'ssh';
}

function unknownKey(key: string): string {
  return `a mount has no key "${key}"`;
}

function notOfThisType(key: string, { type }: Mount): string {
  return `a mount of type ${type} has no "${key}"`;
}

function complainAboutWhole(mount: Mount): string | undefined {
  const { type, values } = mount;
  if (type === undefined) return undefined;
  const misplaced = ['mode', 'uid', 'gid'].find((key) => values.has(key));
  if (misplaced !== undefined && (type === 'bind' || type === 'tmpfs'))
    return notOfThisType(misplaced, mount);
  if (values.has('sharing') && type !== 'cache') return notOfThisType('sharing', mount);
  if (type === 'ssh') return isGiven(values, 'source') ? 'a mount of type ssh has no source' : undefined;
  return type === 'secret' ? complainAboutSecret(values) : undefined;
}

function complainAboutSecret(values: Mount['values']): string | undefined {
  if (isGiven(values, 'from')) return 'a secret mount has no source';
  const isNameless = ['source', 'target', 'id'].every((key) =>
    values.has(key) ? values.get(key) === '' : true,
  );
  if (isNameless) return 'a secret mount needs an id or a target';
  const isTwofold = isGiven(values, 'source') && isGiven(values, 'id');
  return isTwofold ? 'a secret mount has an id or a source, not both' : undefined;
}

/** With a value that is surely not empty. */
function isGiven(values: Mount['values'], key: string): boolean {
  return (values.get(key) ?? '') !== '';
}

/** A relative target is seen from the folder that WORKDIR says, which the image may have set. */
function complainAboutTarget({ type, values }: Mount, folder: string | undefined): string | undefined {
  const target = values.has('target') ? values.get('target') : '';
  if (type === undefined || type === 'secret' || type === 'ssh' || target === undefined) return undefined;
  const isRoot = target.startsWith('/')
    ? target === '/'
    : folder !== undefined && cleanPath(`${folder}/${target}`) === '';
  return isRoot ? 'the target of a mount cannot be the root folder' : undefined;
}
