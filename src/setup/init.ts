import { writeWorkTree } from '../io/files/write-work-tree.ts';
import type { PlannedFile } from '../io/files/write-work-tree.ts';
import type { FilePlan } from './decide/file-plan.ts';
import { setupText } from './decide/setup-report.ts';
import { WORKFLOW_PATH } from './decide/workflow-text.ts';
import { PLACE_DEFAULTS } from '../runner/service-inputs.ts';
import { tokenCommand } from '../sign-in/access.ts';
import { DIRECTORY } from '../cli/arguments.ts';
import { CLONE_OPTIONS, GITHUB_TOKEN_VARIABLE, openClone, SetupInputs } from './clone.ts';
import type { Clone } from './clone.ts';
import type { CliCommand } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions } from '../cli/service-options.ts';
import { isBlocked, setUp } from './set-up.ts';
import type { SetupFlags } from './set-up.ts';

/** `init [DIRECTORY]`: proposes or writes the workflow, the configuration file and the identities of a repository. */
export const initCommand: CliCommand = {
  description: [
    'Proposes what the repository of DIRECTORY (default: the current directory) needs to run Mooring on GitHub: ' +
      `${WORKFLOW_PATH}, .github/mooring.yml, and on the platform one identity for each job, with a custom role.`,
    'Without --write, nothing is changed. Existing files are never replaced without --force, and identities are found ' +
      'before they are created: a second run changes nothing.',
    'Repositories with public images only (cgr.dev/chainguard), or with images of other registries only, need no account: ' +
      'their workflow has no identity.',
    'Without MOORING_API_TOKEN, the command prints chainctl lines and Terraform that create the same identities.',
  ],
  positional: DIRECTORY,
  options: [
    { name: 'write', description: 'Create the identities, and write the files, all of them or none.' },
    { name: 'force', description: `Replace ${WORKFLOW_PATH} if it differs.` },
    {
      name: 'organization',
      value: 'NAME',
      description: 'Your organization, as image references spell it; defaults to the most referenced one.',
    },
    { name: 'login', description: 'Also create an identity for the login action, which pulls images.' },
    {
      name: 'owner',
      description: 'Create identities for all repositories of the owner: less work, and weaker isolation.',
    },
    {
      name: 'mooring',
      value: 'OWNER/REPO[@REF]',
      description:
        'Repository of Mooring, with a tag, a branch or a full commit; defaults to where Mooring runs from.',
    },
    ...CLONE_OPTIONS,
    ...PLACE_OPTIONS,
  ],
  variables: [
    {
      term: 'MOORING_API_TOKEN',
      description: `Token of an owner for the platform API: ${tokenCommand(PLACE_DEFAULTS['api-url'])}.`,
    },
    GITHUB_TOKEN_VARIABLE,
  ],
  exitStatus: '0 on success, 1 if an identity or a role cannot be used, 2 on a usage or configuration error.',
  examples: [
    { command: 'mooring init', description: 'Preview the setup of the current repository' },
    { command: 'mooring init --write', description: 'Set up the current repository' },
  ],
  run: async ({ values, positionals }, context) => {
    const inputs = await readOptions(SetupInputs, values, context.variables);
    const flags: SetupFlags = {
      isWritten: values['write'] === true,
      force: values['force'] === true,
      scope: values['owner'] === true ? 'owner' : 'repository',
      purposes: values['login'] === true ? ['check', 'pin', 'login'] : ['check', 'pin'],
    };
    const clone = await openClone(positionals, inputs);
    context.prepare();
    const report = await setUp(clone, { inputs, flags, context });
    if (flags.isWritten) writeFiles(clone, report.files);
    context.print(setupText(report));
    return isBlocked(report.identities) ? 1 : 0;
  },
};

function writeFiles({ root }: Clone, files: readonly FilePlan[]): void {
  const changed = files.flatMap((file): readonly PlannedFile[] => {
    if (file.kind !== 'create' && file.kind !== 'replace' && file.kind !== 'fill-in') return [];
    const before = file.kind === 'create' ? undefined : Buffer.from(file.before);
    return [{ path: file.path, before, after: Buffer.from(file.after) }];
  });
  writeWorkTree(root, { files: changed, known: [] });
}
