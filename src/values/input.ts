/** The mistakes in the text of an input: one entry for each problem, with the entry of a list that has it, if any. */
export class WrongInput {
  readonly problems: readonly { readonly message: string; readonly entry?: number }[];

  constructor(problems: WrongInput['problems']) {
    this.problems = problems;
  }
}

/**
 * Reads the text of an input or option, empty if it is not set. These are no schemas of zod, which takes half as long to load
 * as Node.js to start (ADR 0013).
 */
export type Input<Value> = (text: string) => Value | WrongInput | Promise<Value | WrongInput>;

/** An input whose value needs no other module. */
export type PlainInput<Value> = (text: string) => Value | WrongInput;

/** The values of inputs, by their names. */
export type InputValues<Inputs> = {
  [Name in keyof Inputs]: Inputs[Name] extends Input<infer Value> ? Exclude<Value, WrongInput> : never;
};

/** Returns what one message says is wrong with an input. */
export function wrongInput(message: string): WrongInput {
  return new WrongInput([{ message }]);
}

/** Reads any text. */
export function anyText(text: string): string {
  return text;
}

/** Reads a text that a pattern matches. */
export function matching(pattern: RegExp, message: string): PlainInput<string> {
  return (text) => (pattern.test(text) ? text : wrongInput(message));
}

/** Reads one of these texts. */
export function choiceOf<const Text extends string>(
  texts: readonly Text[],
  message: string,
): PlainInput<Text> {
  return (text) => texts.find((one) => one === text) ?? wrongInput(message);
}

/** Reads a text that is empty, or as `input` does. */
export function orEmpty<Value>(input: PlainInput<Value>): PlainInput<Value | ''> {
  return (text) => (text === '' ? '' : input(text));
}

/** Reads a text in which `findProblem` finds none. */
export function withoutProblem(findProblem: (text: string) => string | undefined): PlainInput<string> {
  return (text) => {
    const problem = findProblem(text);
    return problem === undefined ? text : wrongInput(problem);
  };
}

/** Reads a text as `read` does, which returns undefined for a wrong one; the value of an empty text is undefined. */
export function optional<Value>(
  read: (text: string) => Value | undefined,
  message: string,
): PlainInput<Value | undefined> {
  return (text) => (text === '' ? undefined : (read(text) ?? wrongInput(message)));
}

/** Reads the value that `change` makes of a right text. */
export function changed<From, To>(input: PlainInput<From>, change: (value: From) => To): PlainInput<To> {
  return (text) => {
    const value = input(text);
    return value instanceof WrongInput ? value : change(value);
  };
}

/** Reads each entry of a list, without the empty ones. */
export function entriesOf<Value>(separator: RegExp, entry: PlainInput<Value>): PlainInput<readonly Value[]> {
  return (text) => {
    const entries = text.split(separator).map((one) => one.trim());
    const values = entries.filter((one) => one !== '').map(entry);
    const problems = values.flatMap((value, index) =>
      value instanceof WrongInput ? value.problems.map(({ message }) => ({ message, entry: index })) : [],
    );
    return problems.length > 0
      ? new WrongInput(problems)
      : values.filter((value): value is Exclude<Value, WrongInput> => !(value instanceof WrongInput));
  };
}

/** Reads `true` or `false`. */
export const trueOrFalse = changed(
  choiceOf(['true', 'false'], 'must be true or false'),
  (text) => text === 'true',
);
