import type { ListedCommand } from '../cli/command.ts';

/** Every command, in the order of the usage. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'bisect',
    summary: 'Find the first build of a tag on which a command fails',
    load: async () => (await import('../bisect/command.ts')).bisectCommand,
  },
  {
    name: 'check',
    summary: 'Check the images in a directory, as the action checks a pull request',
    load: async () => (await import('../check/command.ts')).checkCommand,
  },
  {
    name: 'completion',
    summary: 'Print the script that completes commands and options in a shell',
    load: async () => (await import('../cli/completion.ts')).completionCommand(COMMANDS),
  },
  {
    name: 'diff',
    summary: 'Compare two builds: packages, configuration, layers and advisories',
    load: async () => (await import('../diff/command.ts')).diffCommand,
  },
  {
    name: 'doctor',
    summary: 'Verify the setup of a repository, and print the first thing to fix',
    load: async () => (await import('../setup/doctor.ts')).doctorCommand,
  },
  {
    name: 'help',
    summary: 'Show the commands, or the options of one',
    load: async () => (await import('../cli/help.ts')).helpCommand(COMMANDS),
  },
  {
    name: 'images',
    summary: 'List every container image reference in a directory',
    load: async () => (await import('../images/command.ts')).imagesCommand,
  },
  {
    name: 'init',
    summary: 'Set up a repository with a workflow, a configuration file and identities',
    load: async () => (await import('../setup/init.ts')).initCommand,
  },
  {
    name: 'pin',
    summary: 'Pin the images in a directory to digests, or print the patch',
    load: async () => (await import('../pin/command.ts')).pinCommand,
  },
  {
    name: 'resolve',
    summary: 'Resolve references to digests, now or as of a date',
    load: async () => (await import('../resolve/command.ts')).resolveCommand,
  },
  {
    name: 'verify',
    summary: 'Verify that each pinned digest in a directory belonged to its tag',
    load: async () => (await import('../verify/command.ts')).verifyCommand,
  },
  {
    name: 'whoami',
    summary: 'Show who you are, and why an identity rejects you',
    load: async () => (await import('../whoami/command.ts')).whoamiCommand,
  },
];
