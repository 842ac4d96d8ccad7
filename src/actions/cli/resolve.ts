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

/** `resolve REF…`: resolves references to digests, now, at a point in time, or with a minimum age. */
export const resolveCommand: CliCommand = {
  usage: `usage: node dist/cli.js resolve [--as-of TIME|COMMIT] [--min-age AGE] [--platform OS/ARCH] [--json] [ENDPOINT OPTIONS] REF…

Resolves each reference to a digest. A digest in the reference is ignored; its tag is resolved. The \`pin\` section of
.github/mooring.yml in the current directory applies: min-age, deny, registry-map, unknown-age, token-hosts.

  --as-of TIME|COMMIT  resolve as of a UTC time (2026-05-01T00:00:00Z), or the date of a commit in the current repository
  --min-age AGE        use the newest build at least this old: 3d, 12h
  --platform OS/ARCH   resolve to this platform's manifest inside the image index: linux/arm64
  --json               print one JSON object (schema/resolve.v1.json) instead of a table

Private images in the platform's registry use MOORING_REGISTRY_TOKEN; other registries use Docker's stored credentials.
ENDPOINT OPTIONS are --api-url, --issuer-url, --token-url, --registry, --registry-url, and --timeout-seconds, as in the
actions; or set the variables MOORING_API_URL, and so on.

Exit status: 0 on success, 1 if a reference cannot be resolved; the others are still printed.
`,
  run: async (args, { clock, send, variables, print, log }) => {
    const { values, positionals } = readArguments(args, {
      ...PLACE_OPTIONS,
      'as-of': { type: 'string' },
      'min-age': { type: 'string' },
      platform: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new MooringError('config_usage_invalid', 'missing argument: REF');
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
