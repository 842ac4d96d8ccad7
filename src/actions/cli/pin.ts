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

/** `pin [--dry-run | --write] [DIR]`: the pins of a folder, as a patch or written into its files. */
export const pinCommand: CliCommand = {
  usage: `usage: node dist/cli.js pin [--dry-run | --write] [--json] [RULES] [PLACES] [DIR]

Pins every image that the files below DIR name to an exact build, by .github/mooring.yml in DIR; DIR is the current
folder when left out. Public images need no sign-in; for others, MOORING_REGISTRY_TOKEN is what the registry is asked
with, and docker's logins for other registries.

  --dry-run  prints the change as a patch for \`git apply\` and writes nothing; this is what happens without --write
  --write    edits the files: all of them, or none
  --json     prints one JSON object (schema/pins.v1.json) instead of the patch

RULES go over the settings:
  --min-age AGE       the newest build that is so old, like 3d or 12h
  --as-of TIME        what the tags were at a UTC time, or at the date of a commit; backwards too
  --rollback STEPS    so many builds before the present pin; or the build of a digest, sha256:…
  --only GLOBS        only images of these names, separated by commas, like 'cgr.dev/acme/*'

PLACES are --api-url, --issuer-url, --token-url, --registry, --registry-url and --timeout-seconds, as the actions have
them; or the variables MOORING_API_URL, ….

Exit status: 0 when all is done, 1 when a registry could not be asked about some image, which then stays as it is.
`,
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.write === true && values['dry-run'] === true)
      throw new MooringError('config_usage_invalid', '--write and --dry-run contradict each other');
    const folder = resolve(readDirectory(positionals));
    await requireDirectory(folder);
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
      directory: folder,
      inputs,
    });
    return publish(planned, { folder, write: values.write === true, asJson: values.json === true }, context);
  },
};

/** What is done is said only when it is done. */
async function publish(
  planned: RepositoryPlan,
  { folder, write, asJson }: { readonly folder: string; readonly write: boolean; readonly asJson: boolean },
  { isTerminal, print, log }: CliContext,
): Promise<CliStatus> {
  const { plan, files } = planned;
  if (!asJson) for (const line of pinLines(write ? plan : { ...plan, moves: [] })) log(line);
  const changedFiles = write ? await writeFiles(folder, planned) : files.map(({ path }) => path);
  if (asJson) print(pinsJson(pinsReport(plan, { written: write, changedFiles })));
  else if (!write) print(isTerminal ? linesOf(diffLines(files)) : patchText(files));
  const many = count(changedFiles.length, 'file');
  log(write ? `${many} changed.` : `Dry run: ${many} would change.`);
  return plan.skipped.some(({ code }) => code === 'not-asked') ? 1 : 0;
}

async function writeFiles(folder: string, { files, plan }: RepositoryPlan): Promise<readonly string[]> {
  const { writeWorkTree } = await import('../../adapters/files/write-work-tree.ts');
  const known = [...plan.moves, ...plan.skipped].map(({ file }) => file);
  return writeWorkTree(folder, { files, known });
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
