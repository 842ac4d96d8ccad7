import type { CliCommand } from './command.ts';

interface ListedCommand {
  readonly name: string;
  /** What it does, as one clause. */
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

/** Every command, in the order in which the usage lists them. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'check',
    summary: 'judges the images of a folder, as the action does a pull request',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  {
    name: 'images',
    summary: 'lists every container image that the files of a folder name',
    load: async () => (await import('./images.ts')).imagesCommand,
  },
  {
    name: 'pin',
    summary: 'pins the images of a folder to exact builds, or shows how',
    load: async () => (await import('./pin.ts')).pinCommand,
  },
  {
    name: 'resolve',
    summary: 'tells the build that a reference stands for, now or at an instant',
    load: async () => (await import('../build-actions.ts')).resolveCommand,
  },
  {
    name: 'verify',
    summary: 'tells whether the pins of a folder ever were what their text says',
    load: async () => (await import('../build-actions.ts')).verifyCommand,
  },
  {
    name: 'whoami',
    summary: 'tells who you are, and why an identity refuses you',
    load: async () => (await import('../build-actions.ts')).whoamiCommand,
  },
];
