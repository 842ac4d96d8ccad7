import { MooringError } from '../values/errors.ts';
import { anyText, choiceOf, entriesOf, matching, orEmpty } from '../values/input.ts';
import type { InputValues } from '../values/input.ts';
import { DIFF_PARTS } from './views/diff-parts.ts';
import {
  IdentityInput,
  PlaceInputs,
  TokenInput,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';
import type { Compared } from './run.ts';

/** Separates the entries of a list. */
const SEPARATOR = /[,\n]/;

/** The inputs that limit a diff, by the names that the action and the command line have for it. */
export const DiffInputs = {
  platform: entriesOf(
    SEPARATOR,
    matching(
      /^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/,
      'must be platforms such as linux/arm64 or linux/arm/v7',
    ),
  ),
  /** All parts if empty. */
  only: entriesOf(SEPARATOR, choiceOf(DIFF_PARTS, `must be of ${DIFF_PARTS.join(', ')}`)),
};

/** The inputs of the diff action, as diff/action.yml names them. A test holds the two together. */
export const DiffActionInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  ...DiffInputs,
  reference: anyText,
  from: anyText,
  to: anyText,
  file: anyText,
  base: anyText,
  'github-token': TokenInput,
  identity: orEmpty(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
};

/** Returns what the action compares. Throws `config_input_invalid` for inputs that contradict each other. */
export function readCompared({
  reference,
  from,
  to,
  file,
  base,
}: Pick<InputValues<typeof DiffActionInputs>, 'reference' | 'from' | 'to' | 'file' | 'base'>): Compared {
  if (base !== '' && reference + from + to + file === '') return { kind: 'branch', base };
  if (base === '' && reference !== '')
    return { kind: 'builds', reference, from, to, file: file === '' ? undefined : file };
  if (base + file === '' && from !== '' && to !== '') return { kind: 'references', from, to };
  throw new MooringError('config_input_invalid', 'it is not clear what to compare', {
    hint: 'Set `reference` (with `from` and `to` as named builds, and `file`), or `from` and `to` as references, or `base` alone.',
  });
}
