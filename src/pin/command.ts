import { resolve } from 'node:path';

import { requireDirectory } from '../io/files/work-tree.ts';
import { MooringError } from '../values/errors.ts';
import { isUnverified, signatureWarnings } from './decide/signature-warnings.ts';
import { endOfLifeWarnings } from './decide/end-of-life-warnings.ts';
import { diffLines, patchText, pinLines, pinsJson, pinsReport } from './views/pins.ts';
import { count } from '../text/plural.ts';
import { openShellWorld } from '../sign-in/access.ts';
import { planRepository } from './run.ts';
import type { RepositoryPlan } from './run.ts';
import { PinRuleInputs } from './inputs.ts';
import { PlaceInputs, TrustedRootInput } from '../runner/service-inputs.ts';
import { DIRECTORY, readDirectory } from '../cli/arguments.ts';
import type { CliCommand, CliContext, CliStatus } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';

const PinOptions = { ...PlaceInputs, ...TrustedRootInput, ...PinRuleInputs };

const RULES = 'PIN OPTIONS (override the configuration file)';

/** `pin [--dry-run | --write] [DIRECTORY]`: pins the images of a directory, as a patch or in its files. */
export const pinCommand: CliCommand = {
  description: [
    'Pins every image referenced by the files in DIRECTORY (default: the current directory) to a digest, using ' +
      'DIRECTORY/.github/mooring.yml. Public images need no credentials.',
  ],
  positional: DIRECTORY,
  options: [
    {
      name: 'dry-run',
      description: 'Print the changes as a patch for `git apply`, and write nothing (default).',
    },
    { name: 'write', description: 'Edit the files, all of them or none.' },
    {
      name: 'json',
      description: 'Print one JSON object (schema/pins.v1.json) instead of the patch.',
    },
    {
      name: 'min-age',
      value: 'AGE',
      description: 'Use the newest build at least this old, such as 3d or 12h.',
      group: RULES,
    },
    {
      name: 'as-of',
      value: 'TIME|COMMIT',
      description: "Use the builds of a UTC time, or of a commit's date; can select older builds.",
      group: RULES,
    },
    {
      name: 'rollback',
      value: 'STEPS|DIGEST',
      description: 'Go back this many builds from the current pin, or to a digest (sha256:…).',
      group: RULES,
    },
    {
      name: 'only',
      value: 'GLOBS',
      description: "Only images with these names, separated by commas, such as 'cgr.dev/acme/*'.",
      isList: true,
      group: RULES,
    },
    TRUSTED_ROOT_OPTION,
    ...PLACE_OPTIONS,
  ],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 on success, 1 if a registry lookup failed for an image or its build is not verified, which is then unchanged, 2 ' +
    'on a usage or configuration error.',
  examples: [
    { command: 'mooring pin | git apply', description: 'Pin the images of the current directory' },
    {
      command: 'mooring pin --write --min-age 3d',
      description: 'Pin to builds that are at least 3 days old',
    },
    {
      command: "mooring pin --write --rollback 1 --only 'cgr.dev/acme/python'",
      description: 'Go back to the previous build of one image',
    },
  ],
  run: async ({ values, positionals }, context) => {
    if (values['write'] === true && values['dry-run'] === true)
      throw new MooringError('config_usage_invalid', '--write and --dry-run contradict each other');
    const directory = resolve(readDirectory(positionals));
    await requireDirectory(directory);
    const inputs = await readOptions(PinOptions, values, context.variables);
    context.prepare();
    const planned = await planRepository(inputs, openShellWorld(context, inputs, directory));
    return publish(
      planned,
      { directory, write: values['write'] === true, asJson: values['json'] === true },
      context,
    );
  },
};

/** Writes the changes if requested, then reports them. */
async function publish(
  planned: RepositoryPlan,
  {
    directory,
    write,
    asJson,
  }: { readonly directory: string; readonly write: boolean; readonly asJson: boolean },
  { isTerminal, print, log }: CliContext,
): Promise<CliStatus> {
  const { plan, files, warnings } = planned;
  for (const warning of warnings) log(`warning: ${warning}`);
  if (!asJson) for (const line of pinLines(write ? plan : { ...plan, moves: [] })) log(line);
  const warned = [...signatureWarnings(plan.moves), ...endOfLifeWarnings(plan.moves)];
  for (const { text, file, line } of warned) log(`${file}:${line}  warning: ${text}`);
  const changedFiles = write ? await writeFiles(directory, planned) : files.map(({ path }) => path);
  if (asJson) print(pinsJson(pinsReport(plan, { written: write, changedFiles })));
  else if (!write) print(isTerminal ? linesOf(diffLines(files)) : patchText(files));
  const many = count(changedFiles.length, 'file');
  log(write ? `${many} changed.` : `Dry run: ${many} would change.`);
  return plan.skipped.some((skip) => skip.code === 'lookup-failed' || isUnverified(skip)) ? 1 : 0;
}

async function writeFiles(directory: string, { files, plan }: RepositoryPlan): Promise<readonly string[]> {
  const { writeWorkTree } = await import('../io/files/write-work-tree.ts');
  const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
  return writeWorkTree(directory, { files, known });
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
