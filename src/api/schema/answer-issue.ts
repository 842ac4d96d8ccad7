import type { z } from 'zod';

import { valueAt } from './form-issue.ts';

/** Names of JSON types. */
const FORMS: Readonly<Record<string, string>> = {
  array: 'list',
  boolean: 'boolean',
  int: 'number',
  number: 'number',
  object: 'object',
  record: 'object',
  string: 'text',
};

/** Returns the first mistake in a response as a clause, without values: `the response has no list "history"`. */
export function describeAnswerIssue({ issues: [issue] }: z.ZodError, answer: unknown): string {
  if (issue === undefined) return 'the answer has an unknown form';
  const where = issue.path.map(String).join('.');
  const subject = where === '' ? 'the answer' : `"${where}" of the answer`;
  if (issue.code === 'custom') return `${subject}: ${issue.message}`;
  if (issue.code !== 'invalid_type') return `${subject} has an unknown form`;
  const form = FORMS[issue.expected] ?? 'value';
  const isMissing = where !== '' && valueAt(answer, issue.path) === undefined;
  return isMissing ? `the answer has no ${form} "${where}"` : `${subject} is no ${form}`;
}
