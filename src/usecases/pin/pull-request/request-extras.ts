import type { Forge } from '../../../ports/forge.ts';

/** What a pull request is to get when it is opened; every list may be empty. */
export interface Favours {
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
}

/** True where there is anything to ask for. */
export function asksFavours({ labels, reviewers, teamReviewers, assignees }: Favours): boolean {
  return [labels, reviewers, teamReviewers, assignees].some((list) => list.length > 0);
}

/**
 * Sets labels, reviewers and assignees, each on its own: one that GitHub refuses is no reason to go without the others,
 * and never a failure (pinning-rules.md#labels-and-reviewers). Gives a warning for each refusal.
 */
export async function askFavours(forge: Forge, number: number, favours: Favours): Promise<readonly string[]> {
  const warnings: string[] = [];
  const labels: string[] = [];
  for (const label of favours.labels) {
    // oxlint-disable no-await-in-loop -- GitHub asks for writes one after another
    const ensured = await forge.ensureLabel(label);
    if (ensured.kind === 'done') labels.push(label);
    else warnings.push(`Label "${label}" is left out: ${ensured.why}.`);
  }
  if (labels.length > 0) {
    const added = await forge.addLabels(number, labels);
    if (added.kind === 'refused') warnings.push(`Labels could not be added: ${added.why}.`);
  }
  for (const person of favours.reviewers) {
    const asked = await forge.requestReview(number, { people: [person] });
    if (asked.kind === 'refused') warnings.push(`${person} could not be asked for a review: ${asked.why}.`);
  }
  for (const team of favours.teamReviewers) {
    const asked = await forge.requestReview(number, { teams: [team] });
    if (asked.kind === 'refused')
      warnings.push(
        `The team ${team} could not be asked for a review (the token of a job never may): ${asked.why}.`,
      );
    // oxlint-enable no-await-in-loop
  }
  if (favours.assignees.length > 0) {
    const assigned = await forge.assign(number, favours.assignees);
    if (assigned.kind === 'refused') warnings.push(`Not everybody could be assigned: ${assigned.why}.`);
  }
  return warnings;
}
