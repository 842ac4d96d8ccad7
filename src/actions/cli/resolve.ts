import { z } from 'zod';

import { MooringError } from '../../domain/errors.ts';
import { resolutionsJson, resolutionsTable } from '../../domain/report/resolutions.ts';
import { unresolvedOf } from '../../domain/resolve/resolution.ts';
import { RuleInputs } from '../resolve/inputs.ts';
import { lookUpReferences } from '../resolve/look-up.ts';
import { endpointsOf, PlaceInputs } from '../service-inputs.ts';
import { readArguments } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';
import { readShellAccess } from '../access/access.ts';

const ResolveOptions = z.object({ ...PlaceInputs, ...RuleInputs });

/** `resolve REF…`: the builds that references stand for, now, at an instant, or old enough. */
export const resolveCommand: CliCommand = {
  usage: `usage: node dist/cli.js resolve [--as-of TIME|COMMIT] [--min-age AGE] [--platform OS/ARCH] [--json] [PLACES] REF…

Tells the build that each reference stands for. A digest in it does not count: its tag is resolved. The section \`pin\` of
.github/mooring.yml in the current folder has a say: min-age, deny, registry-map, unknown-age, token-hosts.

  --as-of TIME|COMMIT  what the tags were at a UTC time (2026-05-01T00:00:00Z), or at the time of a commit of the repository
                       in the current folder; one instant for all
  --min-age AGE        the newest build that is so old: 3d, 12h
  --platform OS/ARCH   the manifest of this platform inside the index: linux/arm64
  --json               prints one JSON object (schema/resolve.v1.json) instead of a table

MOORING_REGISTRY_TOKEN is what private images of the platform's registry are asked about with; other registries are asked
by the logins of docker. PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds,
as the actions have them; or the variables MOORING_API_URL, ….

Exit status 1 when a reference comes to nothing; the others are told all the same.
`,
  run: async (args, { clock, send, variables, print, log }) => {
    const { values, positionals } = readArguments(args, {
      ...PLACE_OPTIONS,
      'as-of': { type: 'string' },
      'min-age': { type: 'string' },
      platform: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new MooringError('config_usage_invalid', 'a reference is missing');
    const inputs = readOptions(ResolveOptions, values, variables);
    const endpoints = endpointsOf(inputs);
    const access = readShellAccess(variables);
    log(access.status);
    const resolutions = await lookUpReferences({
      send,
      clock,
      endpoints,
      access,
      signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
      // Nothing of a token gets into what this command prints.
      onSecret: () => undefined,
      variables,
      directory: '.',
      references: positionals,
      rules: inputs,
    });
    print(values['json'] === true ? `${resolutionsJson(resolutions)}\n` : resolutionsTable(resolutions));
    return unresolvedOf(resolutions).length === 0 ? 0 : 1;
  },
};
