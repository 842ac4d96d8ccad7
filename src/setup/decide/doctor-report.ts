import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';

/**
 * The result of one step of `mooring doctor`. `skipped`: a step that it requires is missing. `not-checked`: GitHub does not
 * show the setting.
 */
export interface DoctorStep {
  readonly title: string;
  readonly state: 'ok' | 'warning' | 'missing' | 'skipped' | 'not-checked';
  /** One clause. */
  readonly text: string;
  /** The one command or edit that fixes it; undefined if there is nothing to do. */
  readonly fix?: string | undefined;
}

/** The words before a fix, by the state of its step. */
const FIX_WORDS = { missing: 'Fix this first', warning: 'To improve', 'not-checked': 'To check' } as const;

/** Returns the report as text: one line per step, and the fix of the first missing step, else of all others with one. */
export function doctorText(steps: readonly DoctorStep[]): string {
  const first = steps.find(({ state }) => state === 'missing');
  const hints = first === undefined ? steps : [first];
  return [
    ...steps.map(({ title, state, text }) => `${state.padEnd(13)}${title.padEnd(16)}${printable(text, 300)}`),
    '',
    ...hints.flatMap(({ title, state, fix }) =>
      fix === undefined || !(state in FIX_WORDS)
        ? []
        : [`${FIX_WORDS[state as keyof typeof FIX_WORDS]}, ${title}: ${fix}`],
    ),
    summaryLine(steps),
    '',
  ].join('\n');
}

function summaryLine(steps: readonly DoctorStep[]): string {
  const numberOf = (state: DoctorStep['state']): number =>
    steps.filter((step) => step.state === state).length;
  const [missing, warnings, unknown] = [numberOf('missing'), numberOf('warning'), numberOf('not-checked')];
  const open = [
    ...(warnings > 0 || missing > 0 ? [count(warnings, 'warning')] : []),
    ...(unknown > 0 ? [`${count(unknown, 'step')} not checked`] : []),
  ];
  if (missing > 0) return `${[`${count(missing, 'step')} missing`, ...open].join(', ')}.`;
  return open.length > 0 ? `Ready, with ${open.join(' and ')}.` : 'Ready: every step is ok.';
}
