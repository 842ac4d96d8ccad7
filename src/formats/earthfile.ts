import { Effort } from '../dockerfile/expand/effort.ts';
import type { VariableValue } from '../dockerfile/expand/fragment.ts';
import { expandShellWord } from '../dockerfile/expand/shell-word.ts';
import type { VariableScope, WordOptions } from '../dockerfile/expand/word-reader.ts';
import type { Instruction } from '../dockerfile/syntax/instruction.ts';
import { scanEveryInstruction } from '../dockerfile/syntax/scan.ts';
import { splitQuotedWords } from '../dockerfile/syntax/words.ts';
import { readableText } from '../text/byte-text.ts';
import { offsetAt, rangeSource, sliceSource } from '../text/source-text.ts';
import type { SourceText } from '../text/source-text.ts';
import type { TextNode } from './data-node.ts';
import type { FormatEditPlace } from './format-image.ts';
import { output, skip, textPlace } from './found-text.ts';
import type { FoundText } from './found-text.ts';
import { findPath } from './kinds/named-path.ts';
import { literalNode } from './literal.ts';
import { findInSource } from './text-reference.ts';

/**
 * Finds the images and files that an Earthfile names (https://docs.earthly.dev/docs/earthfile): in `FROM`, `FROM DOCKERFILE`
 * and `WITH DOCKER --pull`, with the defaults of ARGs; and the names that `SAVE IMAGE` gives. A reference with `+` is a
 * target. `text` is the whole file, one unit per byte. Takes any text, and runs in linear time.
 */
export function findEarthfileImages(text: string): readonly FoundText[] {
  const recipes = new Recipes(new Effort(text.length));
  const joined = text.replace(BETWEEN_LINES, (comment) => '\\'.padEnd(comment.length));
  return scanEveryInstruction(joined).flatMap((instruction) => findInInstruction(instruction, recipes));
}

/** A comment can follow the backslash that continues a line; as blanks, it moves no byte. */
const BETWEEN_LINES = /\\[ \t]*#[^\r\n]*/g;

function findInInstruction(instruction: Instruction, recipes: Recipes): readonly FoundText[] {
  const [first, ...rest] = readWords(instruction);
  switch (instruction.keyword) {
    case 'arg':
    case 'let':
      recipes.declare(instruction);
      return [];
    case 'set':
      recipes.forget(first?.text.replace(/=.*$/s, '') ?? '');
      return [];
    case 'from':
      return first?.text === 'DOCKERFILE'
        ? findDockerfile(splitFlags(rest), recipes)
        : splitFlags(readWords(instruction))
            .words.slice(0, 1)
            .flatMap((word) => findImage(word, recipes));
    case 'with':
      return first?.text === 'DOCKER' ? findInDocker(splitFlags(rest), recipes) : [];
    case 'save':
      return first?.text === 'IMAGE' ? splitFlags(rest).words.map((word) => output(nodeOf(word))) : [];
    default:
      if (TARGET.test(instruction.keyword)) recipes.begin();
      return [];
  }
}

/** A line that begins the recipe of a target or a function. */
const TARGET = /^[a-z][a-z0-9._-]*:$/;

/** Returns the words with their quotes, up to a comment. */
function readWords(instruction: Instruction): readonly SourceText[] {
  const words = instruction.flags.concat(splitQuotedWords(instruction, '\\'));
  const comment = words.findIndex(({ text }) => text.startsWith('#'));
  return comment === -1 ? words : words.slice(0, comment);
}

/** The arguments of a command, and its options by name; those without a value are left out. */
interface CommandWords {
  readonly words: readonly SourceText[];
  readonly options: readonly (readonly [name: string, value: SourceText])[];
}

/** Options with a value, which can be the next word. */
const WITH_VALUE: ReadonlySet<string> = new Set(
  ['platform', 'build-arg', 'target', 'pull', 'load', 'compose', 'service', 'cache-from']
    .map((name) => `--${name}`)
    .concat('-f'),
);

function splitFlags(all: readonly SourceText[]): CommandWords {
  const words: SourceText[] = [];
  const options: (readonly [string, SourceText])[] = [];
  let waiting: string | undefined;
  for (const word of all) {
    const equals = word.text.indexOf('=');
    const name = word.text.startsWith('-') ? word.text.slice(0, equals === -1 ? undefined : equals) : '';
    if (waiting !== undefined) options.push([waiting, word]);
    else if (name === '') words.push(word);
    else if (equals !== -1) options.push([name, sliceSource(word, equals + 1)]);
    waiting = waiting === undefined && equals === -1 && WITH_VALUE.has(name) ? name : undefined;
  }
  return { words, options };
}

function findInDocker({ options }: CommandWords, recipes: Recipes): readonly FoundText[] {
  return options.flatMap(([name, value]) => {
    if (name === '--pull') return findImage(value, recipes);
    return name === '--compose' ? findFile(value, 'compose', recipes) : [];
  });
}

/** The Dockerfile is in the context, unless `-f` names it, relative to the Earthfile. */
function findDockerfile({ words, options }: CommandWords, recipes: Recipes): readonly FoundText[] {
  const [, named] = options.findLast(([name]) => name === '-f') ?? [];
  const [context] = words;
  if (named !== undefined) return findFile(named, 'dockerfile', recipes);
  return context === undefined ? [] : findFile(context, 'dockerfile', recipes, '/Dockerfile');
}

function findFile(
  word: SourceText,
  of: 'dockerfile' | 'compose',
  recipes: Recipes,
  inside = '',
): readonly FoundText[] {
  if (word.text.includes('+')) return [];
  const value = recipes.expand(word);
  const path = value === undefined ? undefined : `${readableText(value.text)}${inside}`;
  return [findPath(nodeOf(word), path, { of, base: undefined, isDefault: false })];
}

function findImage(word: SourceText, recipes: Recipes): readonly FoundText[] {
  if (word.text.includes('+')) return [];
  const value = recipes.expand(word);
  const written = word.text.replace(/^(["'])(.*)\1$/s, '$2');
  if (value === undefined)
    return [skip(textPlace(nodeOf(word)), written, 'variable', 'its value comes from a variable')];
  if (value.text === 'scratch') return [];
  const found = findInSource(value, nodeOf(word));
  return word.text.includes('$') ? found.map((one) => inArg(one, word.offset, written)) : found;
}

function inArg(found: FoundText, at: number, written: string): FoundText {
  return found.kind === 'image' ? { ...found, at, written, edit: IN_ARG } : found;
}

const IN_ARG: FormatEditPlace = {
  kind: 'not-editable',
  code: 'arg-used-elsewhere',
  reason: 'part of the reference is in an ARG, which other commands can use',
};

function nodeOf(word: SourceText): TextNode {
  const end = offsetAt(word, word.text.length);
  return literalNode({ source: word, style: 'plain', start: word.offset, end });
}

type Variables = ReadonlyMap<string, VariableValue | undefined>;

/** The variables that a recipe sees: its own, and those of the recipe at the top of the file. */
class Recipes {
  readonly #options: WordOptions;
  readonly #base = new Map<string, VariableValue | undefined>();
  #own = this.#base;

  constructor(effort: Effort) {
    const find = (name: string): VariableValue | undefined => this.#layerOf(name).get(name);
    const isUnknown = (name: string): boolean => find(name) === undefined;
    const scope: VariableScope = { find, isMissing: () => false, isUnknown };
    this.#options = { escape: '\\', effort, scope };
  }

  /** Begins the recipe of a target. */
  begin(): void {
    this.#own = new Map();
  }

  /** Takes `NAME=default` of an ARG or LET. A variable that has two defaults or that a command sets is unknown. */
  declare(instruction: Instruction): void {
    const words = rangeSource(instruction);
    const [assignment = '', name = ''] = ASSIGNMENT.exec(words.text) ?? [];
    if (name === '') return;
    const source = sliceSource(words, assignment.length);
    const [value, more] = splitQuotedWords({ source, start: 0, end: source.text.length }, '\\');
    const isPlain = value !== undefined && (more === undefined || more.text.startsWith('#'));
    const expanded = isPlain && !value.text.includes('$(') ? this.expand(value) : undefined;
    const isFirst = !this.#own.has(name);
    this.#own.set(name, expanded === undefined || !isFirst ? undefined : valueOf(expanded));
  }

  /** Makes a variable unknown. */
  forget(name: string): void {
    this.#own.set(name, undefined);
  }

  /** Returns a word without quotes and with the values of its variables, or undefined if one is unknown. */
  expand(word: SourceText): SourceText | undefined {
    const reading = expandShellWord(word, this.#options);
    return reading.kind === 'expanded' ? reading.fragment.source : undefined;
  }

  #layerOf(name: string): Variables {
    return this.#own.has(name) ? this.#own : this.#base;
  }
}

const ASSIGNMENT = /^([A-Za-z_]\w*)[ \t]*(?:=[ \t]*|$)/;

function valueOf(source: SourceText): VariableValue {
  return { source, dependsOnPlatform: false, missing: undefined, origin: undefined };
}
