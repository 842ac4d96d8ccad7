import { isInteger } from './integer-text.ts';

/** What Docker rejects the value of a STOPSIGNAL for (moby/sys/signal `ParseSignal` on Linux); undefined when it takes it. */
export function complainAboutSignal(signal: string): string | undefined {
  if (isInteger(signal) ? Number(signal) !== 0 : NAMES.has(signal.toUpperCase().replace(/^SIG/, '')))
    return undefined;
  return `"${signal}" is no signal`;
}

const NAMES: ReadonlySet<string> = new Set([
  ...'ABRT ALRM BUS CHLD CLD CONT FPE HUP ILL INT IO IOT KILL PIPE POLL PROF PWR QUIT SEGV STKFLT STOP SYS'.split(
    ' ',
  ),
  ...'TERM TRAP TSTP TTIN TTOU URG USR1 USR2 VTALRM WINCH XCPU XFSZ RTMIN RTMAX'.split(' '),
  ...Array.from({ length: 15 }, (_, index) => `RTMIN+${index + 1}`),
  ...Array.from({ length: 14 }, (_, index) => `RTMAX-${index + 1}`),
]);
