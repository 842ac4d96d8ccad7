import { resolve } from 'node:path';

import { z } from 'zod';

import { execCommand } from '../../adapters/exec-command.ts';
import { openFolderBase } from '../../adapters/git/directory-commit.ts';
import { createWorkTree, requireFolder } from '../../adapters/files/work-tree.ts';
import { RULES } from '../../domain/check/finding.ts';
import { readPolicy } from '../../domain/check/gate-policy.ts';
import { describeOption } from '../../domain/check/policy-options.ts';
import type { OptionValues, PolicyOption } from '../../domain/check/policy-options.ts';
import { MooringError } from '../../domain/errors.ts';
import { renderText } from '../../domain/report/check/text.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from '../../usecases/check/base.ts';
import { checkImages } from '../../usecases/check/check-images.ts';
import { readShellAccess } from '../access/shell-access.ts';
import type { Access } from '../access/access.ts';
import type { AskRun } from '../check/ask.ts';
import { askIfNeeded } from '../check/ask-if-needed.ts';
import { ComparisonInputs, POLICY_INPUTS, PolicyInputs } from '../check/inputs.ts';
import { endpointsOf, Organization, PlaceInputs } from '../service-inputs.ts';
import { readArguments, readFolder } from './arguments.ts';
import type { CliCommand, CliContext } from './command.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';

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

/** `check [DIRECTORY] --base REF`: the check action on a directory, in a shell or in any other CI. */
export const checkCommand: CliCommand = {
  usage: `usage: node dist/cli.js check [OPTIONS] [DIRECTORY]

Checks every image that the files below DIRECTORY refer to, as the check action does, by the configuration in
DIRECTORY/.github/mooring.yml. DIRECTORY defaults to the current directory. Public images need no credentials; for
private images, set MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN to tokens for the platform and its registry.

  --base REF           compare with the commit where the branch left REF, as in a pull request into REF: other findings
                       are new, and the configuration of that commit applies
  --since TIME         without --base: findings since TIME, such as 2026-05-01T00:00:00Z, are new
  --baseline FILE      without --base: findings that FILE, the report of an earlier check, does not list are new
  --organization NAME  your organization, as image references spell it; required with a token
  --json               print the report (schema/check-report.v1.json) instead of text

POLICY OPTIONS override the configuration file.
${POLICY_INPUTS.map(helpOn).join('')}
RULES is \`none\`, or a comma-separated list of
${RULES.join(', ').replaceAll(/(.{1,100}), /g, '  $1,\n')}

ENDPOINT OPTIONS are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as in the
actions, or the variables MOORING_API_URL, ….

Exit status: 0 if the check passes, also with warnings; 1 if it fails; 2 for a usage error.
`,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, OPTIONS);
    const folder = resolve(readFolder(positionals));
    await requireFolder(folder);
    requireText(values, ['base', 'since', 'baseline']);
    const inputs = readOptions(CheckOptions, values, context.variables);
    const head = createWorkTree(folder, execCommand);
    const base = await baseOf(folder, head, inputs);
    const run = askRun(inputs, context);
    const { report } = await checkImages({
      head,
      base,
      inputs: readPolicy(inputs),
      registry: run.endpoints.registry,
      startedAt: context.clock.now(),
      ask: (uses, platforms) => askIfNeeded(uses, platforms, run),
    });
    const asJson = values['json'] === true;
    context.print(asJson ? `${JSON.stringify(report, null, 2)}\n` : `${renderText(report).join('\n')}\n`);
    return report.verdict === 'fail' ? 1 : 0;
  },
};

function helpOn(option: PolicyOption): string {
  return `  --${option.name} ${placeholder(option)}\n      ${describeOption(option)}\n`;
}

function placeholder(option: OptionValues): string {
  switch (option.kind) {
    case 'list':
      return `${option.what.toUpperCase()}S`;
    case 'choice':
      return option.values.join('|');
    case 'switch':
      return 'true|false';
    case 'days':
    case 'duration':
      return option.kind.toUpperCase();
  }
}

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
    const { commit, tree } = await openFolderBase(folder, base, execCommand);
    return { isChange: true, kind: 'tree', commit, tree };
  }
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  if (baseline === '') return { isChange: false, kind: 'none', why: 'no --base was given' };
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
