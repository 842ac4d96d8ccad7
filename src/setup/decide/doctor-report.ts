import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';

/** The result of one step of `mooring doctor`. `skipped`: a step that it requires is missing. */
export interface DoctorStep {
  readonly title: string;
  readonly state: 'ok' | 'warning' | 'missing' | 'skipped';
  /** One clause. */
  readonly text: string;
  /** The one command or edit that fixes it; undefined if there is nothing to do. */
  readonly fix?: string | undefined;
}

/** Returns the report as text: one line per step, and the fix of the first missing step, else of each warning. */
export function doctorText(steps: readonly DoctorStep[]): string {
  const [missing, warnings] = (['missing', 'warning'] as const).map((state) =>
    steps.filter((step) => step.state === state),
  );
  const first = missing?.[0];
  const hints = first === undefined ? (warnings ?? []) : [first];
  return [
    ...steps.map(({ title, state, text }) => `${state.padEnd(9)}${title.padEnd(15)}${printable(text, 300)}`),
    '',
    ...hints.flatMap(({ title, state, fix }) =>
      fix === undefined ? [] : [`${state === 'missing' ? 'Fix this first' : 'To improve'}, ${title}: ${fix}`],
    ),
    summaryLine(missing?.length ?? 0, warnings?.length ?? 0),
    '',
  ].join('\n');
}

function summaryLine(missing: number, warnings: number): string {
  if (missing > 0) return `${count(missing, 'step')} missing, ${count(warnings, 'warning')}.`;
  return warnings > 0 ? `Ready, with ${count(warnings, 'warning')}.` : 'Ready: every step is ok.';
}
