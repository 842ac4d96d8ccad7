import type { DataNode } from '../formats/data-node.ts';
import type { FileFormat } from '../formats/file-format.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { namedFormat } from '../formats/file-format.ts';
import { directoriesOf, pathInRepository } from './decide/repository-path.ts';
import { readFile } from './read-file.ts';

/** The files of a Terraform module, and those that Terraform reads values from by itself (terraform.io, "Input variables"). */
const OF_MODULE = /(?:\.(?:tf|tofu)|(?:^|\/)terraform\.tfvars|\.auto\.tfvars)$/;
/** The pipeline of a repository; what it includes has its variables, and it has theirs. */
const PIPELINE = '.gitlab-ci.yml';

/**
 * The documents that set variables of other files: for a file of Terraform those of its directory, for one of GitLab the
 * pipeline with the local files that it includes. Each file is read once.
 */
export class OutsideValues {
  readonly #tree: Pick<FileTree, 'read'>;
  readonly #modules = new Map<string, string[]>();
  #hasPipeline = false;
  #pipeline: Promise<readonly string[]> | undefined;
  readonly #documents = new Map<string, Promise<readonly DataNode[]>>();

  constructor(tree: Pick<FileTree, 'read'>) {
    this.#tree = tree;
  }

  /** Adds paths of the tree. */
  addPaths(paths: readonly string[]): void {
    this.#hasPipeline ||= paths.includes(PIPELINE);
    for (const path of paths.filter((one) => OF_MODULE.test(one))) {
      const directory = directoryOf(path);
      const files = this.#modules.get(directory) ?? [];
      this.#modules.set(directory, files);
      files.push(path);
    }
  }

  /** Returns the documents that can set variables of a file, which is given as a text of one unit per byte. */
  async of(file: string, format: FileFormat, text: string): Promise<readonly DataNode[]> {
    const files = await this.#filesFor(file, format, text);
    const documents = await Promise.all(
      files.map((path) => {
        const known = this.#documents.get(path) ?? this.#read(path);
        this.#documents.set(path, known);
        return known;
      }),
    );
    return documents.flat();
  }

  async #filesFor(file: string, format: FileFormat, text: string): Promise<readonly string[]> {
    if (!('kind' in format)) return [];
    if (format.kind === 'terraform')
      return /\b(?:var|local)\./.test(text) ? without(file, this.#modules.get(directoryOf(file)) ?? []) : [];
    if (format.kind !== 'gitlab-ci' || !this.#hasPipeline || !text.includes('$')) return [];
    this.#pipeline ??= this.#readPipeline();
    return without(file, await this.#pipeline);
  }

  /** Returns the pipeline and the files that it includes. */
  async #readPipeline(): Promise<readonly string[]> {
    const bytes = await this.#bytesOf(PIPELINE);
    if (bytes === undefined) return [];
    const format = namedFormat(PIPELINE, 'gitlab-ci', false);
    const { named = [] } = await readFile({ file: PIPELINE, bytes, format });
    return [PIPELINE, ...named.flatMap(({ path }) => pathInRepository('', path) ?? [])];
  }

  async #read(path: string): Promise<readonly DataNode[]> {
    const bytes = await this.#bytesOf(path);
    if (bytes === undefined) return [];
    const { readDocuments } = await import('../formats/read-structured-file.ts');
    return readDocuments(/\.ya?ml$/.test(path) ? 'yaml' : 'hcl', bytes);
  }

  async #bytesOf(path: string): Promise<Uint8Array | undefined> {
    const [reading] = await this.#tree.read([path]);
    return reading !== undefined && 'bytes' in reading ? reading.bytes : undefined;
  }
}

function directoryOf(path: string): string {
  return directoriesOf(path)[0] ?? '';
}

function without(file: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path !== file);
}
