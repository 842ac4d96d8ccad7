import type { CheckReport } from './check-report.ts';

/**
 * Returns the file of a report in parts, each with one entry of a list at most: no text, however large the report, has to be
 * longer than the platform allows. Joined, they are what `JSON.stringify(report, null, 2)` gives, and a line break.
 */
export function* reportText(report: CheckReport): Generator<string> {
  const entries = Object.entries(report).filter(([, value]) => value !== undefined);
  for (const [index, [name, value]] of entries.entries()) {
    yield `${index === 0 ? '{' : ','}\n  ${JSON.stringify(name)}: `;
    yield* Array.isArray(value) ? listText(value) : [indented(value, '  ')];
  }
  yield '\n}\n';
}

function* listText(list: readonly unknown[]): Generator<string> {
  if (list.length === 0) yield '[]';
  for (const [index, entry] of list.entries())
    yield `${index === 0 ? '[' : ','}\n    ${indented(entry, '    ')}${index === list.length - 1 ? '\n  ]' : ''}`;
}

/** JSON has no line breaks within its texts. */
function indented(value: unknown, indentation: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indentation}`);
}
