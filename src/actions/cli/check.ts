import { resolve } from 'node:path';

import { z } from 'zod';

import { execCommand } from '../../adapters/exec-command.ts';
import { openDirectoryBase } from '../../adapters/git/directory-commit.ts';
import { createWorkTree, requireDirectory } from '../../adapters/files/work-tree.ts';
import { FAIL_ON } from '../../domain/check/gate-policy.ts';
import { MooringError } from '../../domain/errors.ts';
import { renderText } from '../../domain/report/check/text.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from '../../usecases/check/base.ts';
import { checkImages } from '../../usecases/check/check-images.ts';
import type { Access } from '../access/access.ts';
import type { AskRun } from '../check/ask.ts';
import { askIfNeeded } from '../check/ask-if-needed.ts';
import { ComparisonInputs, PolicyInputs, policyOf } from '../check/inputs.ts';
import { endpointsOf, Organization, PlaceInputs } from '../service-inputs.ts';
import { readArguments, readFolder } from './arguments.ts';
import type { CliCommand, CliContext } from './command.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';
import { readShellAccess } from '../access/access.ts';

const CheckOptions = z.object({
  ...PlaceInputs,
  ...PolicyInputs,
  ...ComparisonInputs,
  organization: z.literal('').or(Organization),
  base: z.string(),
});
type CheckOptions = z.infer<typeof CheckOptions>;

const OPTIONS = {
  ...PLACE_OPTIONS,
  ...Object.fromEntries(Object.keys(CheckOptions.shape).map((name) => [name, { type: 'string' } as const])),
  json: { type: 'boolean' },
} as const;

/** `check [DIR] --base REF`: the verdict of the check action on a folder, in a shell or in any other CI. */
export const checkCommand: CliCommand = {
  usage: `usage: node dist/cli.js check [--base REF] [--organization NAME] [--json] [POLICY] [PLACES] [DIR]

Judges every image that the files below DIR name, as the check action does, by .github/mooring.yml in DIR; DIR is the
current folder when left out. Images and advisories that everybody may see need no sign-in; for others MOORING_API_TOKEN
and MOORING_REGISTRY_TOKEN hold tokens of the platform and of its registry.

  --base REF           what the folder is compared with, as a pull request into REF would be: new is what came since the
                       branch left REF, and the settings of that commit are what it is judged by
  --since TIME         without a base: what came up since a UTC time (2026-05-01T00:00:00Z) is new
  --baseline FILE      without a base: what the report of an earlier check lists is not new; a path in DIR
  --organization NAME  your organization, as image references name it; needed with a token
  --json               prints the report (schema/check-report.v1.json) instead of a text

POLICY goes over the settings, as the inputs of the action do:
  --fail-on, --warn-on RULES  what gives exit status 1, and what is a warning, separated by commas, or none
  --min-severity RATING, --unscored auto|fail|warn|ignore, --strict true|false, --max-detection-days DAYS,
  --warn-before-days DAYS, --fail-before-days DAYS, --max-lag TIME

RULES are ${FAIL_ON.filter((rule) => !rule.startsWith('new-')).join(', ')}; with new- in front, only for what is new.

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….

Exit status: 0 for a pass, with warnings too; 1 for findings that fail; 2 for a wrong usage.
`,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, OPTIONS);
    const folder = resolve(readFolder(positionals));
    await requireDirectory(folder);
    requireText(values, ['base', 'since', 'baseline']);
    const inputs = readOptions(CheckOptions, values, context.variables);
    const head = createWorkTree(folder, execCommand);
    const base = await baseOf(folder, head, inputs);
    const run = askRun(inputs, context);
    const { report } = await checkImages({
      head,
      base,
      inputs: policyOf(inputs),
      registry: run.endpoints.registry,
      startedAt: context.clock.now(),
      ask: (uses, platforms) => askIfNeeded(uses, platforms, run),
    });
    const asJson = values['json'] === true;
    context.print(asJson ? `${JSON.stringify(report, null, 2)}\n` : `${renderText(report).join('\n')}\n`);
    return report.verdict === 'fail' ? 1 : 0;
  },
};

/** An option that is there and empty is a variable that nobody has set: nothing would be new, and all would pass. */
function requireText(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const empty = names.find((name) => typeof values[name] === 'string' && values[name].trim() === '');
  if (empty !== undefined)
    throw new MooringError(
      'config_usage_invalid',
      `--${empty} is empty; leave it out to compare with nothing`,
    );
}

async function baseOf(
  folder: string,
  head: FileTree,
  { base, baseline, since }: CheckOptions,
): Promise<Base> {
  const named = [base, baseline].filter((text) => text !== '');
  if (named.length + (since === undefined ? 0 : 1) > 1)
    throw new MooringError('config_usage_invalid', '--base, --since and --baseline exclude one another');
  if (base !== '') {
    const { commit, tree } = await openDirectoryBase(folder, base, execCommand);
    return { isChange: true, kind: 'tree', commit, tree };
  }
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  if (baseline === '') return { isChange: false, kind: 'none', reason: 'no --base was given' };
  const { loadBaseline } = await import('../../usecases/check/load-baseline.ts');
  return loadBaseline(head, baseline);
}

function askRun(inputs: CheckOptions, { clock, send, variables, say }: CliContext): AskRun {
  const access = readShellAccess(variables);
  const hasToken = access.apiToken !== undefined || access.registryToken !== undefined;
  if (hasToken && inputs.organization === '')
    throw new MooringError(
      'config_usage_invalid',
      '--organization is missing: it tells which images the token is for',
    );
  return {
    send,
    clock,
    endpoints: endpointsOf(inputs),
    timeoutSeconds: inputs['timeout-seconds'],
    organization: inputs.organization,
    // Nothing of a token gets into what this command prints.
    mask: () => undefined,
    say,
    open: async (call) => ({
      access,
      organizationUid: await organizationUid(access, inputs.organization, call),
      whyAnonymous: 'MOORING_API_TOKEN is not set',
    }),
  };
}

/** Only who is signed in to the platform needs to know it: repositories are looked up below it. */
async function organizationUid(
  { apiToken }: Access,
  name: string,
  call: Parameters<AskRun['open']>[0],
): Promise<string> {
  if (apiToken === undefined) return '';
  const [{ createGroupsClient }, { platformAccess }, { findOrganizationUid }] = await Promise.all([
    import('../../client/platform/iam/groups-client.ts'),
    import('../../client/platform/platform-access.ts'),
    import('../../usecases/check/organization-uid.ts'),
  ]);
  return findOrganizationUid(name, createGroupsClient(platformAccess({ call, token: apiToken })));
}
