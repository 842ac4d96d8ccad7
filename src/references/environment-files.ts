import { readEnvironmentFile } from '../formats/assignments.ts';
import { textAt } from '../formats/data-node.ts';
import type { BuildArgument, NamedFile } from '../formats/format-image.ts';
import type { VariableValues } from '../formats/kinds/compose-variables.ts';
import { readableText, textOfBytes } from '../text/byte-text.ts';
import { PositionFinder } from '../text/text-position.ts';
import { canonicalReference } from '../values/image-reference.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { inLineOrder } from './decide/image-list.ts';
import type { ListedImage, ListedSkip } from './decide/image-list.ts';
import { directoriesOf } from './decide/repository-path.ts';
import type { FileList } from './read-file.ts';

/** A file of a tree as it is read without values of variables, and how it is read with some. */
interface OpenFile {
  readonly path: string;
  /** One unit per byte. */
  readonly text: string;
  readonly list: FileList;
  readonly readWith: (variables: VariableValues) => Promise<FileList>;
}

/** The `.env` files of a tree, which set variables of Compose files in the same directory or below it. */
export class EnvironmentFiles {
  readonly #tree: Pick<FileTree, 'read'>;
  readonly #isThere: (path: string) => boolean;
  readonly #values = new Map<string, Promise<VariableValues>>();

  constructor(tree: Pick<FileTree, 'read'>, isThere: (path: string) => boolean) {
    this.#tree = tree;
    this.#isThere = isThere;
  }

  /**
   * Adds what a Compose file names with the variables that each environment file sets. What it names with their defaults is
   * listed too: a shell can set them as well
   * (https://docs.docker.com/compose/how-tos/environment-variables/envvars-precedence/).
   */
  async withValues({ path, text, list, readWith }: OpenFile): Promise<FileList> {
    if (!text.includes('$') || !COMPOSE.test(text)) return list;
    const files = directoriesOf(path).map((directory) => (directory === '' ? '.env' : `${directory}/.env`));
    let all = list;
    for (const file of files.filter(this.#isThere)) {
      // oxlint-disable-next-line no-await-in-loop -- a Compose file has one environment file
      const values = await this.#valuesIn(file);
      const isUsed = [...text.matchAll(VARIABLE)].some(([, name = '']) => values.has(name));
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (isUsed) all = mergeLists(all, await readWith(values), file);
    }
    return all;
  }

  /** Returns the environment files among paths that name Compose files, and those (`COMPOSE_FILE`). */
  async findNaming(paths: readonly string[]): Promise<readonly NamingEnvironment[]> {
    const files = paths.filter((path) => /(?:^|\/)\.env$/.test(path));
    const readings = files.length === 0 ? [] : await this.#tree.read(files);
    return readings.flatMap((reading) => {
      if ('problem' in reading) return [];
      const text = textOfBytes(reading.bytes);
      const named = namedFiles(text);
      return named.length === 0 ? [] : [{ path: reading.path, text, named }];
    });
  }

  async #valuesIn(file: string): Promise<VariableValues> {
    const known = this.#values.get(file) ?? this.#readValues(file);
    this.#values.set(file, known);
    return known;
  }

  async #readValues(file: string): Promise<VariableValues> {
    const [reading] = await this.#tree.read([file]);
    if (reading === undefined || 'problem' in reading) return new Map();
    const { mergedEntries } = readEnvironmentFile(textOfBytes(reading.bytes), 0);
    return new Map(
      mergedEntries.map(({ key, value }) => {
        const text = value.kind === 'text' ? value.text : '';
        return [key.text, text.includes('$') ? undefined : text];
      }),
    );
  }
}

/** An environment file and the Compose files that it names. */
interface NamingEnvironment {
  readonly path: string;
  /** One unit per byte. */
  readonly text: string;
  readonly named: readonly NamedFile[];
}

/** The paths are relative to the directory of the file (https://docs.docker.com/compose/how-tos/environment-variables/envvars/#compose_file). */
function namedFiles(text: string): readonly NamedFile[] {
  if (!text.includes('COMPOSE_FILE')) return [];
  const root = readEnvironmentFile(text, 0);
  const value = textAt(root, 'COMPOSE_FILE');
  if (value === undefined) return [];
  const { line } = new PositionFinder(text).find(value.start);
  const separator = textAt(root, 'COMPOSE_PATH_SEPARATOR')?.text ?? '';
  const paths = value.text.split(separator === '' ? /[:;]/ : separator);
  return paths
    .filter((path) => path !== '')
    .map((path) => ({ line, kind: 'compose', path: readableText(path), base: '.', isDefault: false }));
}

/** Every Compose file with an image has one of these keys. */
const COMPOSE = /\b(?:services|include)\b/;
const VARIABLE = /\$\{?([A-Za-z_]\w*)/g;

/** Adds what a file names with some values; a text that has a value now is not skipped. */
function mergeLists(plain: FileList, filled: FileList, environment: string): FileList {
  const reason = `a part of it comes from ${environment}`;
  const edit = { kind: 'not-editable', code: 'arg-fragment', reason } as const;
  const images = new Set(plain.images.map(imageKey));
  const named = new Set(plain.named?.map((one) => JSON.stringify(one)));
  const args = new Set(plain.named?.flatMap((one) => one.args?.map((argument) => JSON.stringify(argument))));
  const withoutEdit = (argument: BuildArgument): BuildArgument =>
    args.has(JSON.stringify(argument)) ? argument : { ...argument, edit };
  const skips = skipsByKind(plain.skipped);
  const left = skipsByKind(filled.skipped);
  const isOpen = (skip: ListedSkip): boolean => isIn(skip, left) || addsOther(skip, left, skips);
  const added = filled.skipped.filter((skip) => !isIn(skip, skips) && !skips.has(kindKey(skip)));
  return {
    ...plain,
    images: inLineOrder([
      ...plain.images,
      ...filled.images.flatMap((image) => (images.has(imageKey(image)) ? [] : [{ ...image, edit }])),
    ]),
    skipped: inLineOrder([...plain.skipped.filter((skip) => !isVariable(skip) || isOpen(skip)), ...added]),
    named: [
      ...(plain.named ?? []),
      ...(filled.named ?? []).flatMap((one) =>
        named.has(JSON.stringify(one)) ? [] : [{ ...one, args: one.args?.map(withoutEdit) }],
      ),
    ],
  };
}

function imageKey({ line, kind, reference }: ListedImage): string {
  return `${line} ${kind} ${canonicalReference(reference)}`;
}

/** The texts of skips by their line and code. */
type SkipsByKind = ReadonlyMap<string, ReadonlySet<string>>;

function skipsByKind(skips: readonly ListedSkip[]): SkipsByKind {
  const groups = Map.groupBy(skips, kindKey);
  return new Map([...groups].map(([key, group]) => [key, new Set(group.map(({ written }) => written))]));
}

function kindKey({ line, code }: ListedSkip): string {
  return `${line} ${code}`;
}

function isVariable({ code }: ListedSkip): boolean {
  return code === 'variable' || code === 'not-followed';
}

function isIn(skip: ListedSkip, skips: SkipsByKind): boolean {
  return skips.get(kindKey(skip))?.has(skip.written) === true;
}

/** A text with several variables is still skipped with the values of some, but is another one. */
function addsOther(skip: ListedSkip, filled: SkipsByKind, plain: SkipsByKind): boolean {
  const [now, before] = [filled.get(kindKey(skip)), plain.get(kindKey(skip))];
  return now !== undefined && [...now].some((written) => before?.has(written) !== true);
}
