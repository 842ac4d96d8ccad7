import { resolve } from 'node:path';

import { z } from 'zod';

import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree, requireDirectory } from '../../adapters/files/work-tree.ts';
import { verificationJson, verificationTable } from '../../domain/report/verification.ts';
import { verdictOf, VERIFY_FAIL_ON, VERIFY_RULES } from '../../domain/verify/verification.ts';
import type { VerifyRule } from '../../domain/verify/verification.ts';
import { loadConfig } from '../../usecases/config/load-config.ts';
import { verifyTree } from '../../usecases/verify/verify-tree.ts';
import { openRegistries } from '../access/open-registries.ts';
import { endpointsOf, PlaceInputs } from '../service-inputs.ts';
import { optionInput } from '../check/inputs.ts';
import { readArguments, readDirectory } from './arguments.ts';
import type { CliCommand } from './command.ts';
import { platformTags } from './platform-tags.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';
import { readShellAccess } from '../access/access.ts';

const FAIL_ON = { name: 'fail-on', kind: 'list', what: 'rule', values: VERIFY_RULES } as const;
const VerifyOptions = z.object({ ...PlaceInputs, 'fail-on': optionInput<readonly VerifyRule[]>(FAIL_ON) });

/** `verify [DIR]`: whether the digests that the files of a folder are pinned to ever were what the text says. */
export const verifyCommand: CliCommand = {
  usage: `usage: node dist/cli.js verify [--fail-on RULES] [--json] [PLACES] [DIR]

Tells of every pin in the files below DIR where its digest comes from: whether it is a build of the tag beside it, from
when to when; a build of another tag, and which; one platform's image inside a build of the tag; or no build of any tag.
DIR is the current folder when left out. MOORING_REGISTRY_TOKEN is what private images are asked about with; with
MOORING_API_TOKEN other tags are found sooner.

  --fail-on RULES  what gives exit status 1, separated by commas, or none; ${VERIFY_FAIL_ON.join(',')} when left out
  --json           prints one JSON object (schema/verify.v1.json) instead of a table

RULES
  foreign-digest     the digest is no build of any tag of its image; all of them were looked at
  other-tag          it is a build of another tag of its image
  platform-manifest  it is one platform's image, and runs on no other
  not-verified       the registry refused, did not answer, or could not be asked about all of it: never called foreign
  no-history         its registry keeps no history, so that nobody can tell
  unread             a file that may hold pins could not be read

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….
`,
  run: async (args, { clock, send, variables, print, log }) => {
    const { values, positionals } = readArguments(args, {
      ...PLACE_OPTIONS,
      'fail-on': { type: 'string' },
      json: { type: 'boolean' },
    });
    const directory = resolve(readDirectory(positionals));
    await requireDirectory(directory);
    const inputs = readOptions(VerifyOptions, values, variables);
    const tree = createWorkTree(directory, execCommand);
    const { mirrors, tokenHosts } = (await loadConfig(tree)).pin;
    const endpoints = endpointsOf(inputs);
    const access = readShellAccess(variables);
    log(access.status);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const { verify } = openRegistries({
      send,
      clock,
      endpoints,
      access,
      signal,
      // Nothing of a token gets into what this command prints.
      onSecret: () => undefined,
      variables,
      directory,
      tokenHosts,
    });
    const failOn = inputs['fail-on'] ?? VERIFY_FAIL_ON;
    const verification = await verifyTree({
      tree,
      now: clock.now(),
      verify: { ...verify, ...platformTags(access, { send, clock, endpoints, signal }) },
      mirrors,
      failOn,
    });
    print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
    return verdictOf(verification) === 'pass' ? 0 : 1;
  },
};
