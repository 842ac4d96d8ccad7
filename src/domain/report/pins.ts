import { code, escapeMarkdown } from '../markdown.ts';
import { formatInstant } from '../instant.ts';
import type { PinMove, PinPlan, PinSkip, RewrittenFile } from '../pin/plan.ts';
import { renderBody } from '../pull-request/body.ts';
import { distanceOf, targetOf } from '../pull-request/move-wording.ts';
import type { PullRequestOutcome } from '../pull-request/outcome.ts';
import { unifiedDiff } from '../pull-request/unified-diff.ts';

/** A plan as lines of a log: one per move, then what stays for a reason that somebody may want to know. */
export function pinLines({ moves, skipped }: PinPlan): readonly string[] {
  return [
    ...moves.map((move) => {
      const distance = distanceOf(move);
      const far = distance === '' ? '' : ` (${distance})`;
      return `${move.file}:${move.line}  ${move.image}:${move.tag} → ${targetOf(move)}${far}`;
    }),
    ...skipped.filter(isTold).map(({ file, line, written, reason }) => {
      return `${file}:${line}  ${written === '' ? 'the file' : written} stays: ${reason}`;
    }),
  ];
}

/** Files that change as one unified diff, with everything in it that a runner would obey broken up. */
export function diffLines(files: readonly RewrittenFile[]): readonly string[] {
  const decoder = new TextDecoder();
  return files.flatMap(({ path, before, after }) =>
    unifiedDiff(path, decoder.decode(before), decoder.decode(after)).split('\n').map(inert),
  );
}

/** A runner obeys `::` even behind blanks, and `##[` anywhere; control characters would let a line hide another. */
function inert(line: string): string {
  return line
    .replace(/::/g, ':\u200b:')
    .replace(/##\[/g, '##\u200b[')
    .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

/** The run as Markdown for its summary: what became of the pull requests, and every move and skip of the plan. */
export function renderPinSummary(plan: PinPlan, outcomes: readonly PullRequestOutcome[]): string {
  const heads = outcomes.map(({ branch, said, url, number }) => {
    const link = url === undefined ? '' : ` [#${number}](${url})`;
    return `- ${code(branch)}${link}: ${escapeMarkdown(said)}`;
  });
  const parts = { key: '', notes: [], template: '' };
  const body = renderBody({ ...parts, ...plan }, SUMMARY_LIMIT);
  return `${['## Pins', ...heads, '', body].join('\n')}\n`;
}

/** The moves as the output `pins` gives them. */
export function pinsOutput(moves: readonly PinMove[]): string {
  return JSON.stringify(
    moves.map(({ builtAt, from, builds, days, ...move }) => ({
      ...move,
      from: from ?? null,
      builtAt: builtAt === undefined ? null : formatInstant(builtAt),
      builds: builds ?? null,
      days: days ?? null,
    })),
  );
}

function isTold({ code: why }: PinSkip): boolean {
  return why !== 'current';
}
