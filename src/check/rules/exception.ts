import { DAY_MS } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { describeException } from '../decide/exceptions.ts';
import type { Exception } from '../../config/policy/exception.ts';
import type { Observation } from '../decide/finding.ts';

/** Days before the end of an exception from which on it is reported. */
const WARN_BEFORE_DAYS = 14;

/** The exceptions that have expired, and those that expire soon. */
export function observeExceptions(exceptions: readonly Exception[], now: Instant): readonly Observation[] {
  return exceptions.flatMap((exception) => {
    const { file, line, until, ends, reason } = exception;
    const hasExpired = now >= ends;
    if (!hasExpired && ends - now > WARN_BEFORE_DAYS * DAY_MS) return [];
    const subject = describeException(exception);
    return [
      {
        rule: 'exception',
        weight: 'warning',
        key: `exception|${subject}|${until}`,
        file,
        line,
        reference: subject,
        title: hasExpired ? 'Exception has expired' : 'Exception expires soon',
        message: `The exception for ${subject} (${reason}) ${hasExpired ? 'expired' : 'expires'} at the end of ${until}, UTC.`,
        remedy: 'Fix what it covers, remove it, or set a later date.',
      },
    ];
  });
}
