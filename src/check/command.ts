import { resolve } from 'node:path';

import { execCommandUntil } from '../io/process/exec-command.ts';
import { openDirectoryBase } from '../io/git/directory-commit.ts';
import { createWorkTree, requireDirectory } from '../io/files/work-tree.ts';
import { RULES } from '../config/policy/rule-ids.ts';
import { describeOption } from '../config/policy/policy-options.ts';
import type { OptionValues, PolicyOption } from '../config/policy/policy-options.ts';
import { MooringError } from '../values/errors.ts';
import { reportText } from './report/report-text.ts';
import { createView } from './views/check-view.ts';
import { renderText } from './views/text.ts';
import { LAPTOP } from './views/view-context.ts';
import type { ViewContext } from './views/view-context.ts';
import type { Command } from '../io/ports/command.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { loadBaseline } from './load-baseline.ts';
import type { Base } from './read-trees.ts';
import { ComparisonInputs, readExploitData, overridesOf, POLICY_INPUTS, PolicyInputs } from './inputs.ts';
import { endpointsOf, Organization, PlaceInputs, TrustedRootInput } from '../runner/service-inputs.ts';
import { DIRECTORY, readDirectory } from '../cli/arguments.ts';
import { checkImages } from './run.ts';
import { openShellAccess, requireCredentials } from './shell-access.ts';
import type { CliCommand, CliOption } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';
import { anyText, orEmpty } from '../values/input.ts';
import type { InputValues } from '../values/input.ts';

const CheckOptions = {
  ...PlaceInputs,
  ...TrustedRootInput,
  ...PolicyInputs,
  ...ComparisonInputs,
  organization: orEmpty(Organization),
  'exploit-data': readExploitData,
  base: anyText,
};
type CheckOptions = InputValues<typeof CheckOptions>;

/** `check [DIRECTORY] --base REF`: the check action on a directory, in a shell or in any other CI. */
export const checkCommand: CliCommand = {
  description: [
    'Checks every image that the files below DIRECTORY (default: the current directory) refer to, as the check action ' +
      'does, by the configuration in DIRECTORY/.github/mooring.yml. Public images need no credentials.',
  ],
  positional: DIRECTORY,
  options: [
    {
      name: 'base',
      value: 'REF',
      description:
        'Compare with the commit where the branch left REF, as in a pull request into REF: other findings are new, and ' +
        'the configuration of that commit applies.',
    },
    {
      name: 'since',
      value: 'TIME',
      description: 'Without --base: findings since TIME, such as 2026-05-01T00:00:00Z, are new.',
    },
    {
      name: 'baseline',
      value: 'FILE',
      description:
        'Without --base: findings that FILE, the report of an earlier check, does not list are new.',
      completion: 'file',
    },
    {
      name: 'exploit-data',
      value: 'FILES',
      description:
        'Files with known exploits (CISA KEV, JSON) or EPSS scores (CSV): they order and label findings only.',
      isList: true,
      completion: 'file',
    },
    {
      name: 'organization',
      value: 'NAME',
      description: 'Your organization, as image references spell it; required with a token.',
    },
    {
      name: 'allow-unauthenticated',
      description: 'Without tokens: report private images as warnings instead of exiting with 1.',
    },
    {
      name: 'json',
      description: 'Print the report (schema/check-report.v1.json) instead of text.',
    },
    TRUSTED_ROOT_OPTION,
    ...POLICY_INPUTS.map(policyOption),
    ...PLACE_OPTIONS,
  ],
  sections: [{ title: 'RULES', content: [`\`none\`, or a comma-separated list of ${RULES.join(', ')}.`] }],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 if the check passes, also with warnings, 1 if it fails, 2 on a usage or configuration error.',
  examples: [
    { command: 'mooring check', description: 'Check the images of the current directory' },
    {
      command: 'mooring check --base origin/main --fail-on new-end-of-life,new-advisory',
      description: 'Check the branch like a pull request into main, for these rules',
    },
    {
      command: 'mooring check --json > baseline.json; mooring check --baseline baseline.json',
      description: 'Accept the findings of today',
    },
  ],
  run: async ({ values, positionals }, { clock, columns, isTerminal, log, print, send, variables }) => {
    const directory = resolve(readDirectory(positionals));
    await requireDirectory(directory);
    requireText(values, ['base', 'since', 'baseline']);
    const inputs = await readOptions(CheckOptions, values, variables);
    const endpoints = endpointsOf(inputs);
    const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
    const command = execCommandUntil(signal);
    const head = createWorkTree(directory, command);
    const base = await findBase(directory, { head, command }, inputs);
    const options = { head, base, ...overridesOf(inputs) };
    const world = {
      send,
      clock,
      endpoints,
      signal,
      // This command prints no part of a token.
      onSecret: () => undefined,
      onWarning: (warning: string) => log(`warning: ${warning}`),
      variables,
      directory,
    };
    const { access, report } = await checkImages(options, {
      ...world,
      openAccess: async (uses) => {
        const opened = await openShellAccess(world, uses, inputs.organization);
        log(opened.status);
        return opened;
      },
    });
    if (access !== undefined && values['allow-unauthenticated'] !== true)
      requireCredentials(report, access, endpoints);
    const isJson = values['json'] === true;
    if (isJson) for (const part of reportText(report)) print(part);
    else {
      const lines = renderText(createView(report, contextOf(inputs)), isTerminal ? columns : undefined);
      print(`${lines.join('\n')}\n`);
    }
    return report.verdict === 'fail' ? 1 : 0;
  },
};

function policyOption(option: PolicyOption): CliOption {
  const isList = option.kind === 'list' || option.kind === 'severities';
  return {
    name: option.name,
    value: placeholder(option),
    description: describeOption(option),
    group: 'POLICY OPTIONS (override the configuration file)',
    isList,
    completion: completionOf(option),
  };
}

function completionOf(option: OptionValues): readonly string[] {
  switch (option.kind) {
    case 'list':
      return ['none', ...option.values];
    case 'choice':
      return option.values;
    case 'choice-or-days':
      return [...option.values, 'after 7 days'];
    case 'switch':
      return ['true', 'false'];
    case 'severities':
    case 'days':
    case 'duration':
      return [];
  }
}

function placeholder(option: OptionValues): string {
  switch (option.kind) {
    case 'list':
      return `${option.what.toUpperCase()}S`;
    case 'choice':
      return option.values.join('|');
    case 'choice-or-days':
      return [...option.values, '"after N days"'].join('|');
    case 'severities':
      return `SEVERITY=${option.what.toUpperCase()}`;
    case 'switch':
      return 'true|false';
    case 'days':
    case 'duration':
      return option.kind.toUpperCase();
  }
}

/** Rejects an empty option, the result of an unset variable: nothing would be new, and everything would pass. */
function requireText(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const empty = names.find((name) => typeof values[name] === 'string' && values[name].trim() === '');
  if (empty !== undefined)
    throw new MooringError('config_usage_invalid', `--${empty} is empty; omit it to compare with nothing`);
}

function contextOf({ base }: CheckOptions): ViewContext {
  return base === '' ? LAPTOP : { event: 'change', baseName: base };
}

async function findBase(
  directory: string,
  { head, command }: { readonly head: FileTree; readonly command: Command },
  { base, baseline, since }: CheckOptions,
): Promise<Base> {
  const named = [base, baseline].filter((text) => text !== '');
  if (named.length + (since === undefined ? 0 : 1) > 1)
    throw new MooringError('config_usage_invalid', 'set only one of --base, --since and --baseline');
  if (base !== '') {
    const { commit, tree } = await openDirectoryBase(directory, base, command);
    return { isChange: true, kind: 'tree', commit, tree };
  }
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  if (baseline === '') return { isChange: false, kind: 'none', reason: 'no --base was given' };
  return loadBaseline(head, baseline);
}
