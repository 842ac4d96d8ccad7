import type { z } from 'zod';

/** Path in a document: keys and indexes from the top. */
export type FormPath = readonly (string | number)[];

/** One mistake in the form of a document. */
export interface FormIssue {
  readonly path: FormPath;
  readonly message: string;
}

/**
 * Returns the mistakes that zod found in a document, with their paths, the most relevant first: unknown keys first,
 * since they cause other mistakes; for a union, the mistake in the branch that matched furthest. Never empty.
 */
export function findIssues(error: z.ZodError, document: unknown): readonly [FormIssue, ...FormIssue[]] {
  const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
  return [first ?? { path: [], message: 'has an unexpected form' }, ...others];
}

/** Returns a place in a document as people write it: `organizations[0].repos[2].name`; empty for the whole. */
export function formatFormPath(path: FormPath): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}

type Issue = z.core.$ZodIssue;

function byTelling(issues: readonly Issue[]): readonly Issue[] {
  const isUnknown = ({ code }: Issue): boolean => code === 'unrecognized_keys';
  return [...issues.filter(isUnknown), ...issues.filter((issue) => !isUnknown(issue))];
}

function findIssue(issue: Issue, document: unknown): FormIssue {
  const { path, message, code } = innermost(issue, []);
  const isMissing =
    (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
  return { path, message: isMissing ? 'is missing' : message };
}

/** Returns the issue at the bottom of all unions, with its whole path; of an unknown key, down to the key. */
function innermost(issue: Issue, above: FormPath): FormIssue & { readonly code: Issue['code'] } {
  const { code, message } = issue;
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (code === 'unrecognized_keys') return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
  if (code !== 'invalid_union') return { path, message, code };
  const branches = issue.errors
    .flatMap((branch) => byTelling(branch).slice(0, 1))
    .map((branch) => innermost(branch, path));
  const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
  return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
}

/** Returns the value at a path in a document; undefined if there is none. */
export function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    document,
  );
}
