import type { z } from 'zod';

import { valueAt } from './config/form-issue.ts';

/** Forms of JSON, as people call them. */
const FORMS: Readonly<Record<string, string>> = {
  array: 'list',
  boolean: 'boolean',
  int: 'number',
  number: 'number',
  object: 'object',
  record: 'object',
  string: 'text',
};

/**
 * Returns the first mistake that zod found in a response, as a clause: `the response has no list "history"`. Of the
 * response it holds names of fields alone, as they came, and no value.
 */
export function describeAnswerIssue({ issues: [issue] }: z.ZodError, answer: unknown): string {
  if (issue === undefined) return 'the answer has an unknown form';
  const where = issue.path.map(String).join('.');
  const subject = where === '' ? 'the answer' : `"${where}" of the answer`;
  // What a schema says itself is said in our words already; what zod says is not.
  if (issue.code === 'custom') return `${subject}: ${issue.message}`;
  if (issue.code !== 'invalid_type') return `${subject} has an unknown form`;
  const form = FORMS[issue.expected] ?? 'value';
  const isMissing = where !== '' && valueAt(answer, issue.path) === undefined;
  return isMissing ? `the answer has no ${form} "${where}"` : `${subject} is no ${form}`;
}
