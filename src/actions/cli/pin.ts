import { resolve } from 'node:path';

import { z } from 'zod';

import { requireDirectory } from '../../adapters/files/work-tree.ts';
import { MooringError } from '../../domain/errors.ts';
import { diffLines, patchText, pinLines, pinsJson, pinsReport } from '../../domain/report/pins.ts';
import { count } from '../../domain/text/plural.ts';
import { readShellAccess } from '../access/access.ts';
import { planRepository } from '../pin/plan-repository.ts';
import type { RepositoryPlan } from '../pin/plan-repository.ts';
import { RuleInputs } from '../pin/inputs.ts';
import { endpointsOf, PlaceInputs } from '../service-inputs.ts';
import { readArguments, readDirectory } from './arguments.ts';
import type { CliCommand, CliContext, CliStatus } from './command.ts';
import { PLACE_OPTIONS, readOptions } from './service-options.ts';

const PinOptions = z.object({ ...PlaceInputs, ...RuleInputs });

const OPTIONS = {
  ...PLACE_OPTIONS,
  ...Object.fromEntries(Object.keys(RuleInputs).map((name) => [name, { type: 'string' } as const])),
  'dry-run': { type: 'boolean' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `pin [--dry-run | --write] [DIR]`: pins the images of a directory, as a patch or in its files. */
export const pinCommand: CliCommand = {
  usage: `usage: node dist/cli.js pin [--dry-run | --write] [--json] [RULES] [ENDPOINT OPTIONS] [DIR]

Pins every image referenced by the files in DIR (default: the current directory) to a digest, using .github/mooring.yml
in DIR. Public images need no credentials. Private images use MOORING_REGISTRY_TOKEN; other registries use Docker's
stored credentials.

  --dry-run  print the changes as a patch for \`git apply\` and write nothing (default)
  --write    edit the files, all of them or none
  --json     print one JSON object (schema/pins.v1.json) instead of the patch

RULES override the configuration file:
  --min-age AGE       use the newest build at least this old, such as 3d or 12h
  --as-of TIME        use the builds of a UTC time or of a commit's date; can select older builds
  --rollback STEPS    go back this many builds from the current pin, or to a digest (sha256:…)
  --only GLOBS        only images with these names, separated by commas, such as 'cgr.dev/acme/*'

ENDPOINT OPTIONS are --api-url, --issuer-url, --token-url, --registry, --registry-url, and --timeout-seconds, as in the
actions; or set the variables MOORING_API_URL, and so on.

Exit status: 0 on success, 1 if a registry lookup failed for an image, which is then unchanged.
`,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.write === true && values['dry-run'] === true)
      throw new MooringError('config_usage_invalid', '--write and --dry-run contradict each other');
    const directory = resolve(readDirectory(positionals));
    await requireDirectory(directory);
    const inputs = readOptions(PinOptions, values, context.variables);
    const access = readShellAccess(context.variables);
    context.prepare();
    context.log(access.status);
    const planned = await planRepository({
      ...context,
      endpoints: endpointsOf(inputs),
      access,
      signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
      // Nothing of a token gets into what this command prints.
      onSecret: () => undefined,
      directory,
      inputs,
    });
    return publish(
      planned,
      { directory, write: values.write === true, asJson: values.json === true },
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
  const { plan, files } = planned;
  if (!asJson) for (const line of pinLines(write ? plan : { ...plan, moves: [] })) log(line);
  const changedFiles = write ? await writeFiles(directory, planned) : files.map(({ path }) => path);
  if (asJson) print(pinsJson(pinsReport(plan, { written: write, changedFiles })));
  else if (!write) print(isTerminal ? linesOf(diffLines(files)) : patchText(files));
  const many = count(changedFiles.length, 'file');
  log(write ? `${many} changed.` : `Dry run: ${many} would change.`);
  return plan.skipped.some(({ code }) => code === 'lookup-failed') ? 1 : 0;
}

async function writeFiles(directory: string, { files, plan }: RepositoryPlan): Promise<readonly string[]> {
  const { writeWorkTree } = await import('../../adapters/files/write-work-tree.ts');
  const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
  return writeWorkTree(directory, { files, known });
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
