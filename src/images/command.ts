import { execCommand } from '../io/process/exec-command.ts';
import { createWorkTree, requireDirectory } from '../io/files/work-tree.ts';
import { fileJson, imagesJson, imagesTable } from './views/images.ts';
import type { FileJson } from './views/images.ts';
import { listImages, walkImages } from '../references/list-images.ts';
import type { ListImagesOptions } from '../references/list-images.ts';
import { DIRECTORY, readDirectory } from '../cli/arguments.ts';
import { PLACE_OPTIONS, readOptions } from '../cli/service-options.ts';
import { PlaceInputs } from '../runner/service-inputs.ts';
import type { CliCommand } from '../cli/command.ts';

const Inputs = { registry: PlaceInputs.registry };

/** `images [DIRECTORY]`: lists the images that the files of a directory reference. */
export const imagesCommand: CliCommand = {
  description: [
    'Lists every container image referenced by the files in DIRECTORY (default: the current directory). ' +
      'DIRECTORY/.github/mooring.yml sets which files are read and which images are ignored.',
  ],
  positional: DIRECTORY,
  options: [
    ...PLACE_OPTIONS.filter(({ name }) => name === 'registry'),
    { name: 'json', description: 'Print one JSON object (schema/images.v1.json) instead of a table.' },
  ],
  exitStatus: '0 on success, 2 on a usage or configuration error.',
  examples: [
    { command: 'mooring images', description: 'List the images of the current directory' },
    { command: 'mooring images --json src | jq .images', description: 'List the images below src as JSON' },
  ],
  run: async ({ values, positionals }, { clock, print, variables }) => {
    const directory = readDirectory(positionals);
    await requireDirectory(directory);
    const { registry } = await readOptions(Inputs, values, variables);
    const tree = createWorkTree(directory, execCommand);
    const listing = { tree, now: clock.now(), registry };
    print(values['json'] === true ? await listAsJson(listing) : imagesTable(await listImages(listing)));
    return 0;
  },
};

async function listAsJson(listing: ListImagesOptions): Promise<string> {
  const files: FileJson[] = [];
  for await (const batch of walkImages(listing)) {
    for (const { path, list } of batch) files.push(fileJson(path, list));
  }
  return imagesJson(files);
}
