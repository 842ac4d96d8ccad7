import { complainAboutInterval } from './duration-text.ts';
import { complainAboutFlags } from './flag-rules.ts';
import { cutHealthcheck } from './healthcheck.ts';
import type { Instruction } from './instruction.ts';
import { rangeText } from './source-range.ts';

/**
 * What Docker rejects a HEALTHCHECK for, undefined when it is right (BuildKit instructions/parse.go `parseHealthcheck`).
 * The flags of NONE are not looked at, whatever they are.
 */
export function complainAboutHealthcheck(instruction: Instruction): string | undefined {
  const { type, command } = cutHealthcheck(rangeText(instruction));
  const isEmpty = command === '' || instruction.strings?.length === 0;
  switch (type.toUpperCase()) {
    case '':
      return 'HEALTHCHECK needs an argument';
    case 'NONE':
      return isEmpty ? undefined : 'nothing can follow HEALTHCHECK NONE';
    case 'CMD':
      if (isEmpty) return 'HEALTHCHECK CMD needs a command';
      return complainAboutFlags(instruction) ?? complainAboutTimes(instruction);
    default:
      return `HEALTHCHECK takes CMD or NONE, not "${type}"`;
  }
}

function complainAboutTimes({ flags }: Instruction): string | undefined {
  for (const { text } of flags) {
    const equals = text.indexOf('=');
    const value = text.slice(equals + 1);
    const complaint =
      text.slice(0, equals) === '--retries' ? complainAboutRetries(value) : complainAboutInterval(value);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

const MOST_RETRIES = 2 ** 31 - 1;

function complainAboutRetries(text: string): string | undefined {
  if (text === '') return undefined;
  const isCount = /^[+-]?\d+$/.test(text) && Number(text) >= 0 && Number(text) <= MOST_RETRIES;
  return isCount ? undefined : `"${text}" is no number of retries`;
}
