import type { Instruction } from './instruction.ts';

/** What a flag takes: one value, one value each time, or nothing but perhaps `true` or `false`. */
type FlagType = 'value' | 'values' | 'switch';

/** The flags of the instructions that have any; RUN's come from BuildKit instructions/commands_run*.go. */
const FLAGS: ReadonlyMap<string, ReadonlyMap<string, FlagType>> = new Map([
  ['from', new Map([['--platform', 'value']])],
  [
    'add',
    new Map([
      ['--chown', 'value'],
      ['--chmod', 'value'],
      ['--link', 'switch'],
      ['--keep-git-dir', 'switch'],
      ['--checksum', 'value'],
      ['--unpack', 'switch'],
      ['--exclude', 'values'],
    ]),
  ],
  [
    'copy',
    new Map([
      ['--chown', 'value'],
      ['--from', 'value'],
      ['--chmod', 'value'],
      ['--link', 'switch'],
      ['--exclude', 'values'],
      ['--parents', 'switch'],
    ]),
  ],
  [
    'run',
    new Map([
      ['--mount', 'values'],
      ['--network', 'value'],
      ['--security', 'value'],
      ['--device', 'values'],
    ]),
  ],
  [
    'healthcheck',
    new Map([
      ['--interval', 'value'],
      ['--timeout', 'value'],
      ['--start-period', 'value'],
      ['--start-interval', 'value'],
      ['--retries', 'value'],
    ]),
  ],
] satisfies [string, Map<string, FlagType>][]);

/** The flags that take one of a few words. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['--network', ['default', 'none', 'host']],
  ['--security', ['insecure', 'sandbox']],
]);

/** Docker forgets to look at the flags of these. */
const UNCHECKED = new Set(['arg', 'stopsignal']);

/** What Docker rejects the flags of an instruction for, undefined when they are right (instructions/bflag.go). */
export function complainAboutFlags({ keyword, flags }: Instruction): string | undefined {
  if (flags.length === 0 || UNCHECKED.has(keyword)) return undefined;
  const types = FLAGS.get(keyword);
  const seen: string[] = [];
  for (const { text } of flags) {
    const equals = text.indexOf('=');
    const name = equals === -1 ? text : text.slice(0, equals);
    const type = types?.get(name);
    if (type === undefined) return `${keyword.toUpperCase()} has no flag ${name}`;
    if (type !== 'values' && seen.includes(name)) return `the flag ${name} is given twice`;
    if (type !== 'values') seen.push(name);
    const complaint = complainAboutValue(name, type, equals === -1 ? undefined : text.slice(equals + 1));
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function complainAboutValue(name: string, type: FlagType, value: string | undefined): string | undefined {
  const isMissing = type === 'switch' ? value === '' : value === undefined;
  if (isMissing) return `the flag ${name} has no value`;
  if (value !== undefined && CHOICES.get(name)?.includes(value) === false)
    return `"${value}" is no value of the flag ${name}`;
  if (type !== 'switch' || value === undefined || /^(?:true|false)$/i.test(value)) return undefined;
  return `the flag ${name} takes true or false, not "${value}"`;
}
