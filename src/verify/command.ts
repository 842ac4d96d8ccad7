import { resolve } from 'node:path';

import { requireDirectory } from '../io/files/work-tree.ts';
import { verificationJson, verificationTable } from './views/verification.ts';
import { pinVerdict, VERIFY_FAIL_ON, VERIFY_RULES } from './decide/verification.ts';
import type { VerifyRule } from './decide/verification.ts';
import { verifyDirectory } from './run.ts';
import { PlaceInputs, TrustedRootInput } from '../runner/service-inputs.ts';
import { optionInput } from '../config/option-input.ts';
import { DIRECTORY, readDirectory } from '../cli/arguments.ts';
import type { CliCommand } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';
import { openShellWorld } from '../sign-in/access.ts';

const FAIL_ON = { name: 'fail-on', kind: 'list', what: 'rule', values: VERIFY_RULES } as const;
const VerifyInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  'fail-on': optionInput<readonly VerifyRule[]>(FAIL_ON),
};

const RULE_HELP: Readonly<Record<VerifyRule, string>> = {
  'foreign-digest':
    'The digest is not a build of its tag: it is one of another tag, or of no tag of its image.',
  'platform-manifest': 'The digest is the manifest of one platform and runs only there.',
  'not-checked':
    'A request failed, a search exceeded its limit, a signature could not be verified, or a file could not be read.',
  'other-registry': 'The registry has no tag history, so the digest cannot be verified.',
  'wrong-signer': 'The build is signed, but not by a trusted signer of its image.',
  'bad-signature': 'The signatures of the build are forged, malformed or about another digest or image.',
  unsigned:
    'The build has no signature, and its image has a known signer (fails if signatures are required).',
};

/** `verify [DIRECTORY]`: verifies that each pinned digest in a directory belonged to its tag. */
export const verifyCommand: CliCommand = {
  description: [
    'Verifies that each pinned digest in the files in DIRECTORY (default: the current directory) belonged to its tag, ' +
      'and that its build is signed by a trusted signer. A digest can also be a build of another tag, the manifest of one platform, or not a build of any ' +
      'tag. With MOORING_API_TOKEN, other tags are found faster.',
  ],
  positional: DIRECTORY,
  options: [
    {
      name: 'fail-on',
      value: 'RULES',
      description: `Rules that give exit status 1, or none (default: ${VERIFY_FAIL_ON.join(',')}).`,
      completion: ['none', ...VERIFY_RULES],
      isList: true,
    },
    { name: 'json', description: 'Print one JSON object (schema/verify.v1.json) instead of a table.' },
    TRUSTED_ROOT_OPTION,
    ...PLACE_OPTIONS,
  ],
  sections: [
    {
      title: 'RULES',
      content: VERIFY_RULES.map((rule) => ({ term: rule, description: RULE_HELP[rule] })),
    },
  ],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 if every pin is verified, 1 if a rule of --fail-on applies, 2 on a usage or configuration error.',
  examples: [
    { command: 'mooring verify', description: 'Verify the pins of the current directory' },
    {
      command: 'mooring verify --fail-on foreign-digest,wrong-signer,bad-signature',
      description: 'Accept what could not be checked',
    },
  ],
  run: async ({ values, positionals }, context) => {
    const directory = resolve(readDirectory(positionals));
    await requireDirectory(directory);
    const inputs = await readOptions(VerifyInputs, values, context.variables);
    const verification = await verifyDirectory(inputs, openShellWorld(context, inputs, directory));
    context.print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
    return pinVerdict(verification) === 'pass' ? 0 : 1;
  },
};
