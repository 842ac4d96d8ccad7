import { resolutionsJson, resolutionsTable, resolutionWarning } from './views/resolutions.ts';
import { unresolvedOf } from './decide/resolution.ts';
import { RuleInputs } from '../tag-history/build-rules.ts';
import { lookUpReferences } from './run.ts';
import { PlaceInputs, TrustedRootInput } from '../runner/service-inputs.ts';
import type { CliCommand } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';
import { openShellWorld } from '../sign-in/access.ts';

const ResolveOptions = { ...PlaceInputs, ...TrustedRootInput, ...RuleInputs };

/** `resolve REFERENCE...`: resolves references to digests, now, at a point in time, or with a minimum age. */
export const resolveCommand: CliCommand = {
  description: [
    'Resolves each REFERENCE to a digest. A digest in the reference is ignored; its tag is resolved. The `pin` section ' +
      'of .github/mooring.yml in the current directory applies: min-age, deny, registry-map, unknown-age, token-hosts.',
  ],
  positional: { name: 'REFERENCE', isRequired: true, isRepeatable: true },
  options: [
    {
      name: 'as-of',
      value: 'TIME|COMMIT',
      description:
        'Resolve as of a UTC time (2026-05-01T00:00:00Z), or the date of a commit in the current repository.',
    },
    {
      name: 'min-age',
      value: 'AGE',
      description: 'Use the newest build at least this old, such as 3d or 12h.',
    },
    {
      name: 'platform',
      value: 'OS/ARCH',
      description: "Resolve to this platform's manifest inside the image index, such as linux/arm64.",
      completion: ['linux/amd64', 'linux/arm64'],
    },
    { name: 'json', description: 'Print one JSON object (schema/resolve.v1.json) instead of a table.' },
    TRUSTED_ROOT_OPTION,
    ...PLACE_OPTIONS,
  ],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 on success, 1 if a reference cannot be resolved (the others are still printed), 2 on a usage or configuration ' +
    'error.',
  examples: [
    { command: 'mooring resolve cgr.dev/chainguard/static:latest', description: 'Resolve a tag' },
    {
      command: 'mooring resolve --as-of 2026-05-01T00:00:00Z cgr.dev/chainguard/static:latest',
      description: 'Resolve the build that a tag pointed to at a time',
    },
  ],
  run: async ({ values, positionals: reference }, context) => {
    const { log, print, variables } = context;
    const inputs = { ...(await readOptions(ResolveOptions, values, variables)), reference };
    const resolutions = await lookUpReferences(inputs, openShellWorld(context, inputs, '.'));
    for (const one of resolutions.references) {
      const warning = resolutionWarning(one);
      if (warning !== undefined) log(`warning: ${warning}`);
    }
    print(values['json'] === true ? `${resolutionsJson(resolutions)}\n` : resolutionsTable(resolutions));
    return unresolvedOf(resolutions).length === 0 ? 0 : 1;
  },
};
