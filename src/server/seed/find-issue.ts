import type { z } from 'zod';

import type { SeedPath } from './planned.ts';

/** One mistake in the form of a seed. */
export interface FormIssue {
  readonly path: SeedPath;
  readonly message: string;
}

/**
 * A mistake that zod found in a document, where it really is: an unknown key before anything else, as it is why other
 * things are missing; in a union, in the branch that was followed furthest, as it is the one that was meant.
 */
export function findIssue(error: z.ZodError, document: unknown): FormIssue {
  const issue = mostTelling(error.issues);
  if (issue === undefined) return { path: [], message: 'is not a seed' };
  const { path, message, code } = innermost(issue, []);
  const isMissing =
    (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
  return { path, message: isMissing ? 'is missing' : message };
}

type Issue = z.core.$ZodIssue;

function mostTelling(issues: readonly Issue[]): Issue | undefined {
  return issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
}

/** The issue at the bottom of all unions, with its whole path; of an unknown key, down to the key. */
function innermost(issue: Issue, above: SeedPath): FormIssue & { readonly code: Issue['code'] } {
  const { code, message } = issue;
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (code === 'unrecognized_keys') return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
  if (code !== 'invalid_union') return { path, message, code };
  const branches = issue.errors
    .map(mostTelling)
    .filter((branch) => branch !== undefined)
    .map((branch) => innermost(branch, path));
  const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
  return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
}

function valueAt(document: unknown, path: SeedPath): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    document,
  );
}
