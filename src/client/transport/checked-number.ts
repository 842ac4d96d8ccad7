import { MooringError } from '../../domain/errors.ts';

/**
 * A 64-bit number comes as text (service-rules.md#64-bit-numbers). Throws `platform_unexpected_answer` where
 * a number would be inexact.
 */
export function checkedNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new MooringError('platform_unexpected_answer', `the number ${text} is too large`);
}
