import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The contexts of an expression by name, as JSON values. */
export type Contexts = Readonly<Record<string, unknown>>;

/** How the steps before, or the needed jobs, ended. */
export type Status = 'success' | 'failure';

const STATUS_FUNCTIONS = ['success', 'failure', 'always', 'cancelled'] as const;

/** Replaces each `${{ … }}` of a text with its value, by GitHub's own evaluator. Throws for what it does not know. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts, 'success').coerceString(),
  );
}

/** Evaluates an `if:`: without a status function, it holds only after success. */
export function isMet(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const [, inner = condition ?? 'success()'] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition ?? '') ?? [];
  const hasStatus = new RegExp(`\\b(?:${STATUS_FUNCTIONS.join('|')})\\s*\\(`).test(inner);
  const value = evaluate(hasStatus ? inner : `success() && (${inner})`, contexts, status);
  return !['', '0', 'false'].includes(value.coerceString());
}

function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const holds = {
    success: status === 'success',
    failure: status === 'failure',
    always: true,
    cancelled: false,
  };
  const functions = STATUS_FUNCTIONS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(holds[name]),
  }));
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const dictionary = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, dictionary, new Map(functions.map((one) => [one.name, one]))).evaluate();
}
