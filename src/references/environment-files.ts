import type { ImageList, ListedSkip } from './decide/image-list.ts';
import { directoriesOf } from './decide/repository-path.ts';
import type { FileTree } from '../io/ports/file-tree.ts';

/** The `.env` files of a tree, which set variables of Compose files in the same directory or below it. */
export class EnvironmentFiles {
  readonly #tree: Pick<FileTree, 'read'>;
  readonly #isThere: (path: string) => boolean;
  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(tree: Pick<FileTree, 'read'>, isThere: (path: string) => boolean) {
    this.#tree = tree;
    this.#isThere = isThere;
  }

  /**
   * Skips the images of a Compose file with defaults that are not used, because an environment file sets the variable
   * (https://docs.docker.com/compose/how-tos/environment-variables/envvars-precedence/).
   */
  async withoutSet(path: string, list: ImageList): Promise<ImageList> {
    if (list.images.every(({ variables }) => variables === undefined)) return list;
    const files = directoriesOf(path).map((directory) => (directory === '' ? '.env' : `${directory}/.env`));
    const there = files.filter(this.#isThere);
    const sets = await Promise.all(there.map(async (file) => ({ file, names: await this.#namesIn(file) })));
    const skipped = list.images.flatMap((image) => {
      const { line, written, variables = [] } = image;
      const set = sets.find(({ names }) => variables.some((name) => names.has(name)));
      if (set === undefined) return [];
      const reason = `${set.file} sets a variable in it`;
      return [{ image, skip: { file: path, line, written, code: 'variable', reason } satisfies ListedSkip }];
    });
    const left = new Set(skipped.map(({ image }) => image));
    return {
      images: list.images.filter((image) => !left.has(image)),
      skipped: [...list.skipped, ...skipped.map(({ skip }) => skip)],
    };
  }

  async #namesIn(file: string): Promise<ReadonlySet<string>> {
    const known = this.#names.get(file) ?? this.#readNames(file);
    this.#names.set(file, known);
    return known;
  }

  async #readNames(file: string): Promise<ReadonlySet<string>> {
    const [reading] = await this.#tree.read([file]);
    if (reading === undefined || 'problem' in reading) return new Set();
    const text = new TextDecoder().decode(reading.bytes);
    return new Set([...text.matchAll(ASSIGNMENT)].map(([, name = '']) => name));
  }
}

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*[=:]/gm;
