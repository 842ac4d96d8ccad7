import { doctorText } from './decide/doctor-report.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './run-steps.ts';
import { DIRECTORY } from '../cli/arguments.ts';
import { CLONE_OPTIONS, GITHUB_TOKEN_VARIABLE, SetupInputs } from './clone.ts';
import type { CliCommand } from '../cli/command.ts';
import { repositorySteps } from './examine-repository.ts';
import type { ExaminedRepository } from './examine-repository.ts';
import { platformSteps } from './examine-platform.ts';
import { registrySteps } from './examine-registry.ts';
import { settingsSteps } from './examine-settings.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES } from '../cli/service-options.ts';

/** `doctor [DIRECTORY]`: verifies the whole chain of a repository, and prints the first thing to fix. */
export const doctorCommand: CliCommand = {
  description: [
    'Verifies all that Mooring needs in the repository of DIRECTORY (default: the current directory), in order: ' +
      'Node.js, Git, configuration file, images, workflow and its actions, settings on GitHub, token, organization, ' +
      'identities with their claims and roles, registry, tag history and clock. Prints one line each, and how to fix the ' +
      'first missing step. Steps that your images do not need are left out.',
    'Nothing is changed. Without MOORING_API_TOKEN, the steps on the platform are skipped.',
  ],
  positional: DIRECTORY,
  options: [
    {
      name: 'organization',
      value: 'NAME',
      description: 'Your organization, as image references spell it; defaults to the one of the workflow.',
    },
    { name: 'json', description: 'Print the steps as a JSON list of title, state, text and fix.' },
    ...CLONE_OPTIONS,
    ...PLACE_OPTIONS,
  ],
  variables: [...TOKEN_VARIABLES, GITHUB_TOKEN_VARIABLE],
  exitStatus: '0 if no step is missing, also with warnings, 1 if one is, 2 on a usage error.',
  examples: [
    { command: 'mooring doctor', description: 'Verify the setup of the current repository' },
    { command: 'mooring doctor --json | jq', description: 'Print the steps as JSON' },
  ],
  run: async ({ values, positionals }, context) => {
    const inputs = await readOptions(SetupInputs, values, context.variables);
    context.prepare();
    const found: ExaminedRepository = { situation: 'organization', images: [], workflows: [] };
    const options = { inputs, positionals, context };
    const steps = await runSteps([
      ...repositorySteps(found, options),
      ...settingsSteps(found, options),
      ...platformSteps(found, options).map((step) => only(step, () => found.situation === 'organization')),
      ...registrySteps(found, options).map((step) => only(step, () => found.situation !== 'other')),
    ]);
    context.print(values['json'] === true ? `${JSON.stringify(steps, null, 2)}\n` : doctorText(steps));
    return steps.some(({ state }) => state === 'missing') ? 1 : 0;
  },
};

function only(step: Step, matters: () => boolean): Step {
  return { ...step, matters };
}
