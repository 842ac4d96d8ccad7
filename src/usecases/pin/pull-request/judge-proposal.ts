import type { MoveAdvisories } from '../../../domain/pin/move-advisories.ts';
import type { ProposedMove } from '../../../domain/pull-request/body.ts';
import type { Proposal } from './proposal.ts';
import type { SettleContext } from './settling.ts';

/** The moves of a proposal with what they mean for advisories, undefined where nobody asks; and what went wrong. */
export interface JudgedProposal {
  readonly judged: readonly ProposedMove[] | undefined;
  /** Sentences, each with what can be done about it. */
  readonly warnings: readonly string[];
}

const NOT_JUDGED: JudgedProposal = { judged: undefined, warnings: [] };

/**
 * Asks what the moves of a proposal mean for advisories, where a run may and wants to. Only for a text that is about to be
 * written: a pull request that says what it should costs nothing of this.
 */
export async function judgeProposal(
  { judgeMoves }: Pick<SettleContext, 'judgeMoves'>,
  { moves }: Pick<Proposal, 'moves'>,
): Promise<JudgedProposal> {
  if (judgeMoves === undefined) return NOT_JUDGED;
  const answers = await judgeMoves(moves);
  const judged = moves.map((move) => {
    const advisories = answers.get(move);
    return advisories === undefined ? move : { ...move, advisories };
  });
  return { judged, warnings: warningsOf([...answers.values()]) };
}

/** An image without a bill of materials is told in the body; what somebody can mend, in the log too. */
function warningsOf(answers: readonly MoveAdvisories[]): readonly string[] {
  const problems = answers.flatMap((one) =>
    one.kind === 'unknown' && one.problem !== undefined ? [one.problem] : [],
  );
  const [first, ...others] = [...new Map(problems.map((one) => [one.message, one])).values()];
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more such failures)`;
  return [
    `What moves mean for advisories is not known: ${first.message}${more}. ${first.hint} \`advisories: false\` stops asking.`,
  ];
}
