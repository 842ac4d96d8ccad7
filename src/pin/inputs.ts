import { branchNameProblem } from './views/branch-name.ts';
import { GROUPINGS } from './views/grouping.ts';
import { BODY_WORDS, templateProblem, TITLE_WORDS } from './views/template.ts';
import {
  IdentityInput,
  PlaceInputs,
  TokenInput,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';
import {
  anyText,
  changed,
  choiceOf,
  trueOrFalse,
  optional,
  orEmpty,
  withoutProblem,
} from '../values/input.ts';
import type { InputValues, PlainInput } from '../values/input.ts';
import { isDigest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import type { RollBack } from '../tag-history/decide/choose-build.ts';
import type { Instant } from '../values/instant.ts';
import type { PinWish } from './decide/decide-pin.ts';
import { AgeInput, findAsOf } from '../tag-history/build-rules.ts';

const MOST_STEPS = 1_000;

/** Texts, one a line or separated by commas; nothing twice. */
function readNames(text: string): readonly string[] {
  return [...new Set(text.split(/[\n,]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()])))];
}

/** The inputs that select builds, by the names that the action and the command line share. */
export const PinRuleInputs = {
  'min-age': AgeInput,
  'as-of': anyText,
  rollback: optional(
    readRollBack,
    `must be a number of builds between 1 and ${MOST_STEPS}, or a digest, sha256:…`,
  ),
  only: readNames,
};

function readRollBack(text: string): RollBack | undefined {
  if (isDigest(text)) return { kind: 'to', digest: text };
  const steps = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return steps <= MOST_STEPS ? { kind: 'steps', steps } : undefined;
}

const BranchName = withoutProblem(branchNameProblem);

function template(words: readonly string[]): PlainInput<string> {
  return withoutProblem((text) => templateProblem(text, words));
}

/** Logins of people and names of teams, with or without the sign that mentions them. */
const Logins = changed(readNames, (names) => names.map((name) => name.replace(/^@/, '')));

/** The inputs of the pin action, as pin/action.yml names them. A test holds the two together. */
export const PinInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  identity: orEmpty(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
  ...PinRuleInputs,
  group: orEmpty(choiceOf(GROUPINGS, `must be ${GROUPINGS.join(', ')}`)),
  'dry-run': trueOrFalse,
  'github-token': TokenInput,
  base: orEmpty(BranchName),
  branch: BranchName,
  title: template(TITLE_WORDS),
  body: template(BODY_WORDS),
  labels: readNames,
  reviewers: Logins,
  'team-reviewers': Logins,
  assignees: Logins,
  draft: trueOrFalse,
  advisories: trueOrFalse,
};
export type PinInputs = InputValues<typeof PinInputs>;

/**
 * Returns the `as-of` time or the rollback that the inputs request. Looks a commit up in the repository at
 * `directory`. Throws `config_input_invalid` if `as-of` is not a time in the past, or if both inputs are set.
 */
export async function readWish(
  { 'as-of': text, rollback }: { readonly 'as-of': string; readonly rollback: RollBack | undefined },
  directory: string,
  now: Instant,
): Promise<PinWish> {
  if (text !== '' && rollback !== undefined)
    throw new MooringError('config_input_invalid', 'as-of and rollback cannot be combined', {
      hint: 'Remove one of them.',
    });
  return { asOf: await findAsOf(text, directory, now), rollBack: rollback };
}
