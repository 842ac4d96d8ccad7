import { MooringError } from '../../values/errors.ts';
import type { ErrorCode } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';

/** GitHub's refusal of a request: the status, and the fields of the body that have the documented form. */
export interface GitHubRefusal {
  readonly status: number;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the error for a refusal. `purpose` completes "could not …". GitHub uses one status without a code
 * for several causes; only its message distinguishes them, so the message selects the error code, and with it
 * the hint.
 */
export function refusalError(refusal: GitHubRefusal, purpose: string): MooringError {
  const details = [
    refusal.message,
    ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
  ]
    .filter((text) => text.trim() !== '')
    .join('; ');
  return new MooringError(
    refusalCode(refusal, details),
    `could not ${purpose}: GitHub answered ${refusal.status}${details === '' ? '' : ` (${printable(details, 400)})`}`,
  );
}

const SENTENCES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
  [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
  [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
];

const STATUSES: Readonly<Record<number, ErrorCode>> = {
  401: 'github_token_invalid',
  403: 'github_forbidden',
  404: 'github_not_found',
  409: 'github_branch_moved',
};

function refusalCode({ status }: GitHubRefusal, details: string): ErrorCode {
  const known = SENTENCES.find(([sentence]) => sentence.test(details));
  return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
}

/** How long a limit without a time lasts, at the least (GitHub, "Rate limits for the REST API"). */
const DEFAULT_WAIT_MS = 60_000;

/**
 * How long GitHub wants us to wait, in milliseconds; undefined for a refusal that is no matter of too many requests.
 * `now` in milliseconds since 1970.
 */
export function limitWait({ status, message, headers }: GitHubRefusal, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const seconds = headers['retry-after'];
  if (seconds !== undefined && /^\d{1,9}$/.test(seconds)) return Number(seconds) * 1_000;
  const reset = headers['x-ratelimit-reset'] ?? '';
  if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
    return Math.max(0, Number(reset) * 1_000 - now);
  }
  return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_WAIT_MS : undefined;
}

/** Returns true for the statuses of an outage: the same request can succeed a moment later. */
export function isPassing(status: number): boolean {
  return status === 408 || (status >= 500 && status !== 501);
}
