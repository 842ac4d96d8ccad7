import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree, requireDirectory } from '../../adapters/files/work-tree.ts';
import { fileJson, imagesJson, imagesTable } from '../../domain/report/images.ts';
import type { FileJson } from '../../domain/report/images.ts';
import { listImages, walkImages } from '../../usecases/listing/list-images.ts';
import type { ListImagesOptions } from '../../usecases/listing/list-images.ts';
import { readArguments, readDirectory } from './arguments.ts';
import type { CliCommand } from './command.ts';

/** `images [--json] [DIR]`: what the files of a folder refer to. */
export const imagesCommand: CliCommand = {
  usage: `usage: node dist/cli.js images [--json] [DIR]

Lists every container image that the files below DIR name; DIR is the current folder when left out. Which files are
read, and what is left out, .github/mooring.yml in DIR decides.

  --json  prints one JSON object (schema/images.v1.json) instead of a table
`,
  run: async (args, { clock, print }) => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const folder = readDirectory(positionals);
    await requireDirectory(folder);
    const listing = { tree: createWorkTree(folder, execCommand), now: clock.now() };
    print(values.json === true ? await listAsJson(listing) : imagesTable(await listImages(listing)));
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
