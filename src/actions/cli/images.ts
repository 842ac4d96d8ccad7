import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree, requireDirectory } from '../../adapters/files/work-tree.ts';
import { fileJson, imagesJson, imagesTable } from '../../domain/report/images.ts';
import type { FileJson } from '../../domain/report/images.ts';
import { listImages, walkImages } from '../../usecases/listing/list-images.ts';
import type { ListImagesOptions } from '../../usecases/listing/list-images.ts';
import { readArguments, readDirectory } from './arguments.ts';
import type { CliCommand } from './command.ts';

/** `images [--json] [DIR]`: lists the images that the files of a directory reference. */
export const imagesCommand: CliCommand = {
  usage: `usage: node dist/cli.js images [--json] [DIR]

Lists every container image referenced by the files in DIR (default: the current directory). .github/mooring.yml in DIR
sets which files are read and which images are ignored.

  --json  print one JSON object (schema/images.v1.json) instead of a table
`,
  run: async (args, { clock, print }) => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const directory = readDirectory(positionals);
    await requireDirectory(directory);
    const listing = { tree: createWorkTree(directory, execCommand), now: clock.now() };
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
