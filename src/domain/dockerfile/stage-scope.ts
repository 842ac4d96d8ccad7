import { cleanPath } from './clean-path.ts';
import type { VariableValue } from './fragment.ts';
import { NOWHERE, sourceText } from './source-text.ts';
import type { StepWord } from './step-word.ts';
import type { VariableScope } from './word-reader.ts';

/** A stage on a stage on a stage …: what comes from farther than this is taken for unknown. */
const DEEPEST = 16;
/** Nobody writes longer values into a port or a path. */
const LONGEST_VALUE = 4096;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * The variables of a stage as far as the file alone tells what they hold: its image may set any that the file does not.
 * Each instruction changes them for those after it.
 */
export class StageScope implements VariableScope {
  /** What ENV sets, which later stages that stand on this one see before anything else. */
  readonly #settings = new Map<string, VariableValue>();
  /** What ENV and ARG set, the later of them. */
  readonly #values = new Map<string, VariableValue>();
  readonly #depth: number;
  /** What WORKDIR says, not cleaned; undefined where the image says it. */
  folder: string | undefined;
  #base: StageScope | undefined;
  /** Variables that the file does not set may be set all the same. */
  #isOpen: boolean;

  private constructor(base: StageScope | undefined, isOpen: boolean) {
    this.#base = base;
    this.#isOpen = isOpen;
    this.#depth = base === undefined ? 1 : base.#depth + 1;
  }

  /** A stage on an image, of which nothing is known. */
  static onImage(): StageScope {
    return new StageScope(undefined, true);
  }

  /** A stage on nothing: Docker sets PATH (dockerfile2llb/convert.go `dispatchStages`). */
  static onNothing(): StageScope {
    const scope = new StageScope(undefined, false);
    scope.set('PATH', { kind: 'text', text: PATH });
    scope.folder = '/';
    return scope;
  }

  /** A stage on another one, as that one ends. */
  static onStage(base: StageScope): StageScope {
    if (base.#depth > DEEPEST) return StageScope.onImage();
    const scope = new StageScope(base, base.#isOpen);
    scope.folder = base.folder;
    return scope;
  }

  find(name: string): VariableValue | undefined {
    return this.#values.get(name) ?? this.#inherited(name) ?? (this.#isOpen ? unknownValue(name) : undefined);
  }

  /** What is not set is set to something unknown instead, which is never missing. */
  isMissing(): boolean {
    return false;
  }

  /** WORKDIR; a relative path goes on from the folder that is (BuildKit util/system/path.go `NormalizeWorkdir`). */
  enter(word: StepWord): void {
    if (word.kind !== 'text' || word.text.length > LONGEST_VALUE) this.folder = undefined;
    else if (word.text.startsWith('/')) this.folder = word.text;
    else if (this.folder !== undefined) this.folder = `/${cleanPath(`${this.folder}/${word.text}`)}`;
    if ((this.folder?.length ?? 0) > LONGEST_VALUE) this.folder = undefined;
  }

  /** ENV. Once a name is unknown, so is what any variable holds. */
  set(name: string | undefined, word: StepWord): void {
    if (name === undefined) return this.#forget();
    const value = valueOf(name, word);
    this.#settings.set(name, value);
    this.#values.set(name, value);
  }

  /** ARG with a default. */
  define(name: string, word: StepWord): void {
    this.#values.set(name, valueOf(name, word));
  }

  /** ARG without a default: what the global ARG of this name holds, or else a build argument may set it. */
  declare(name: string, inherited: VariableValue | undefined): void {
    const isKnown = inherited?.missing === undefined && inherited?.dependsOnPlatform === false;
    if (inherited !== undefined) this.#values.set(name, isKnown ? inherited : unknownValue(name));
    else if (this.find(name) === undefined) this.#values.set(name, unknownValue(name));
  }

  #forget(): void {
    this.#settings.clear();
    this.#values.clear();
    this.#base = undefined;
    this.#isOpen = true;
  }

  /** Docker sets the variables of the image again, so that an ARG of the base counts only where no ENV does. */
  #inherited(name: string): VariableValue | undefined {
    let argument: VariableValue | undefined;
    for (let base = this.#base; base !== undefined; base = base.#base) {
      const setting = base.#settings.get(name);
      if (setting !== undefined) return setting;
      argument ??= base.#values.get(name);
    }
    return this.#isOpen ? undefined : argument;
  }
}

function valueOf(name: string, word: StepWord): VariableValue {
  if (word.kind !== 'text' || word.text.length > LONGEST_VALUE) return unknownValue(name);
  const source = sourceText(word.text, NOWHERE);
  return { source, dependsOnPlatform: false, missing: undefined, origin: undefined };
}

/** A text that makes no expansion fail; `missing` marks what is made of it. */
function unknownValue(name: string): VariableValue {
  return { source: sourceText('x', NOWHERE), dependsOnPlatform: false, missing: name, origin: undefined };
}
