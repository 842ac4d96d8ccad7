import type { CliCommand } from './command.ts';

interface ListedCommand {
  readonly name: string;
  /** One clause that describes the command. */
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

/** Every command, in the order of the usage. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'check',
    summary: 'checks the images in a directory, as the action checks a pull request',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  {
    name: 'images',
    summary: 'lists every container image reference in a directory',
    load: async () => (await import('./images.ts')).imagesCommand,
  },
  {
    name: 'pin',
    summary: 'pins the images in a directory to digests, or prints the patch',
    load: async () => (await import('./pin.ts')).pinCommand,
  },
  {
    name: 'resolve',
    summary: 'resolves a reference to a digest, now or as of a date',
    load: async () => (await import('../build-actions.ts')).resolveCommand,
  },
  {
    name: 'verify',
    summary: 'verifies that each pinned digest in a directory belonged to its tag',
    load: async () => (await import('../build-actions.ts')).verifyCommand,
  },
  {
    name: 'whoami',
    summary: 'shows who you are, and why an identity rejects you',
    load: async () => (await import('../build-actions.ts')).whoamiCommand,
  },
];
