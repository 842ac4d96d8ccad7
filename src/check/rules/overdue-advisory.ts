import { DAY_MS, readInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { cutText } from '../../text/printable.ts';
import type { AdvisoryFacts, Observation } from '../decide/finding.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import { LONGEST_TITLE } from '../decide/observation.ts';

/**
 * Returns an advisory finding as overdue if a limit of days for its severity has passed, otherwise unchanged
 * (advisory-rules.md#limits-of-days). It keeps its key, since it is the same problem.
 */
export function judgeOverdue(observation: Observation, policy: GatePolicy, now: Instant): Observation {
  const { advisory, message, title, weight } = observation;
  if (advisory === undefined || weight === 'minor') return observation;
  const passed = limitsOf(advisory, policy).filter(
    ({ days, start }) => start === undefined || now - start > days * DAY_MS,
  );
  if (passed.length === 0) return observation;
  const { rating } = advisory.severity;
  const sentences = passed.map((limit) => {
    const { days, option } = limit;
    return `${ageText(limit, now)}; \`${option}\` is ${count(days, 'day')} for severity ${rating}.`;
  });
  return {
    ...observation,
    rule: 'overdue-advisory',
    weight: 'blocking',
    title: cutText(`Overdue: ${title}`, LONGEST_TITLE),
    message: [message, ...sentences].join(' '),
  };
}

/** A limit of days, and the time from which it counts; undefined if that is unknown, which counts as passed. */
interface DayLimit {
  readonly option: string;
  readonly days: number;
  readonly start: Instant | undefined;
  readonly from: 'detection' | 'report' | 'fix';
}

/**
 * Returns the limits for an advisory: since its first detection, and since its fix if it has one. Without a detection, the
 * first report counts: of all events if a fix decided, because versions without it had the problem before; otherwise of
 * those since the advisory was last settled.
 */
export function limitsOf(
  { detectedAt, events, fixedAt, severity: { rating }, since, status }: AdvisoryFacts,
  { maxFixDays, maxOpenDays }: Pick<GatePolicy, 'maxFixDays' | 'maxOpenDays'>,
): readonly DayLimit[] {
  const hasFix = status === 'affected_fix_available';
  const reportedAt = (hasFix ? events?.at(0)?.at : undefined) ?? since;
  const opened = readInstant(detectedAt ?? reportedAt ?? '');
  const fixed = readInstant(fixedAt ?? since ?? '');
  const [open, fix] = [maxOpenDays[rating], maxFixDays[rating]];
  const from: DayLimit['from'] = detectedAt === null ? 'report' : 'detection';
  return [
    ...(open === undefined ? [] : [{ option: 'max-open-days', days: open, start: opened, from }]),
    ...(fix === undefined || !hasFix
      ? []
      : [{ option: 'max-fix-days', days: fix, start: fixed, from: 'fix' as const }]),
  ];
}

/** The age of an advisory or its fix in whole days. The message of the advisory has the dates. */
function ageText({ days, from, start }: DayLimit, now: Instant): string {
  if (start === undefined) return `${from === 'fix' ? 'Fixed' : 'First reported'} on an unknown date`;
  const whole = Math.floor((now - start) / DAY_MS);
  const age = `${whole === days ? 'more than ' : ''}${count(whole, 'day')}`;
  if (from === 'detection') return `Open for ${age}`;
  return `${from === 'fix' ? 'Fixed' : 'First reported'} ${age} ago`;
}
