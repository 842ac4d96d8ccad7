import { repositoryUrl } from './documentation.ts';

/**
 * Codes of the errors that end a run. The prefix names the cause: `config_` the configuration, `auth_` the sign-in,
 * `platform_` the service or the network, `github_` GitHub, `internal_` a bug in Mooring.
 */
export type ErrorCode = keyof typeof HINTS;

/** The one thing to change, per code: the last line of every failure (architecture.md#say-what-to-do). */
const HINTS = {
  config_input_invalid:
    'Correct the input; the documentation of the action lists every input and its values.',
  config_usage_invalid: 'Run `--help` to list commands and options.',
  config_file_unreadable: 'Check that the file exists, is a regular file and is readable by this user.',
  config_file_invalid: 'Correct the lines listed above in the configuration file.',
  config_file_unwritable:
    'No file was changed. Check that this user can write to the directory and that the disk has free space.',
  config_file_changed: 'Another process changed these files; wait for it to finish, then retry.',
  config_file_busy:
    'Another process holds the lock on this file. Wait for concurrent jobs to finish, or use `scope: isolated`.',
  config_seed_invalid: 'Correct the seed file; examples/platform.seed.yml documents every key.',
  config_event_invalid: 'Run this action from a workflow, or set GITHUB_EVENT_PATH to a valid event file.',
  config_endpoint_invalid: 'Use an https URL (plain http is accepted for loopback addresses only).',
  config_base_unreadable:
    'Keep the credentials of actions/checkout, use `fetch-depth: 0`, or pass a `github-token` with `contents: read`.',
  config_wrong_organization:
    'Set `organization` to the one that the image references name, and use credentials for it.',
  config_identity_refused: 'Change the workflow as each line above describes.',
  auth_credentials_missing:
    'Set MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN to tokens for the platform and its registry.',
  auth_no_id_token:
    'Add `permissions: id-token: write` to this job. If another workflow calls this one, the caller must grant it too.',
  auth_id_token_half_set:
    'Only one of the two OIDC variables is set, so the runner did not finish setting up OIDC; this is not a permission problem. Re-run the job.',
  auth_request_token_rejected:
    'The token for requesting an OIDC token from GitHub expired or was rejected. Re-run the job.',
  auth_rejected:
    "Compare the token's subject above with the claim match of the identity; they must match exactly.",
  auth_unknown_identity: 'Check `identity`: it must be the UID of an identity as listed by the platform.',
  auth_wrong_organization:
    'Check `identity` and `expect-organization`; no request was sent to the other organization.',
  auth_untrusted_realm:
    'The registry refers clients to another token endpoint. If you trust it, set `token-url` to it.',
  auth_identity_missing:
    'Run this action once with `mode: create` in a protected job (see the documentation of the identity action), or have an owner run one of the commands above.',
  auth_identity_drifted:
    'Restore the claim match shown above, or delete the identity and run again; `on-drift: update` applies only if the change is more restrictive.',
  auth_forbidden:
    'Grant the identity a role with the capability named above, at the root of the organization.',
  platform_unreachable: 'Check that this machine can reach the host (firewall, proxy, DNS).',
  platform_timeout: 'The host responded too slowly. Retry, or raise `timeout-seconds`.',
  platform_redirected:
    'Redirects are never followed with a credential. Set the input for this URL to the final address.',
  platform_not_json: 'A proxy or login page returned a non-JSON response instead of the service.',
  platform_too_large: 'The response exceeds the size limit; check that the URL is correct.',
  platform_unexpected_answer:
    'The service, or a proxy, returned an incomplete or unknown response. Retry, then update Mooring.',
  platform_invalid_request: 'The service rejected the request; the message above names the field.',
  platform_not_found: 'Check the name, and that the identity has access to it.',
  platform_conflict: 'Concurrent modification; retry.',
  platform_precondition: 'The service rejected the request in the current state; the message above says why.',
  platform_rate_limited: 'Too many requests. Retry later.',
  platform_unavailable: 'The service is unavailable. Retry later.',
  github_rejected: 'GitHub rejected the request; the message above says why.',
  github_token_invalid: 'Check the `github-token` input: the token is invalid or has expired.',
  github_forbidden:
    'Grant the job `permissions: contents: write` and `pull-requests: write`, or pass a `github-token` that has them. Runs for forks and Dependabot never have them.',
  github_workflows_permission:
    '`GITHUB_TOKEN` can never change workflow files. Pass a `github-token` of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
  github_pull_requests_not_allowed:
    'Enable "Allow GitHub Actions to create and approve pull requests" (Settings > Actions > General; if it is disabled there, enable it for the organization first), or pass a `github-token` of a GitHub App.',
  github_branch_protected:
    'A branch protection rule blocks this branch. Exempt the branch of the pull request, or choose another one with the `branch` input.',
  github_fork_run:
    'Runs for forks get a read-only token. Run this action on a schedule, or on pushes to a branch of the repository itself.',
  github_not_found:
    'Check the `base` input, and that the token has access to this repository (`permissions: contents: write`).',
  github_base_differs:
    'Check out the base branch (`ref` of actions/checkout) and do not change files before this step, or set `base` to the checked-out branch.',
  github_branch_moved: 'The branch was updated concurrently; retry.',
  github_rate_limited:
    'GitHub rate limit exceeded. Retry later, or pass a `github-token` with its own limit.',
  github_unexpected_answer:
    'GitHub, or a proxy, returned an incomplete or unknown response. Retry, then update Mooring.',
  github_unavailable: 'GitHub is unavailable or cannot be reached from this machine. Retry later.',
  run_deadline: 'Raise `timeout-seconds`, or check the messages above for the host that was slow.',
  internal_bug: `This is a bug in Mooring; please report it with the lines above: ${repositoryUrl()}/issues/new?template=bug.yml`,
} as const;

/** The hints on a command line, where there is no job, for the codes whose hint is about one. */
const SHELL_HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  config_input_invalid: 'Correct the option; run the command with `--help` to list its options.',
  config_file_busy: 'Another process holds the lock on this file; wait for it to finish, then retry.',
  config_event_invalid: 'Unset GITHUB_EVENT_PATH, or set it to a valid event file.',
  config_base_unreadable: 'Fetch the base with `git fetch`, then retry.',
  auth_no_id_token: 'Set MOORING_API_TOKEN to a token for the platform.',
  auth_id_token_half_set:
    'Set both ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN, or neither.',
  auth_request_token_rejected:
    'Unset ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN, or set them to current values.',
  auth_identity_missing: 'Have an owner run one of the commands above.',
  github_forbidden: 'Use a GitHub token with write access to contents and pull requests.',
  github_workflows_permission:
    'Use a token of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
  github_fork_run: 'Use a GitHub token with write access to this repository.',
  github_not_found: 'Check the base branch, and that the token has access to this repository.',
  github_base_differs: 'Check out the base branch without changes, then retry.',
};

export interface MooringErrorOptions {
  /** Replaces the default hint of the code when the caller knows a more specific fix. */
  readonly hint?: string;
  readonly cause?: unknown;
  /** Set if the error is the failure of one request. */
  readonly request?: FailedRequest;
}

/** The request behind a failure: findings of failures with the same host or capabilities have one cause. */
export interface FailedRequest {
  readonly host: string;
  readonly attempts: number;
  /** The failure, such as `status 503`. */
  readonly result: string;
  /** The capabilities that the platform requires for it; undefined if it requires none of its own. */
  readonly capabilities: readonly string[] | undefined;
}

/** Why a question could not be answered: a finding of its own, never a pass (architecture.md#no-false-pass). */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint: string;
  /** Undefined if it is not the failure of one request. */
  readonly request?: FailedRequest | undefined;
}

/**
 * The only error class of Mooring, thrown when a run cannot continue and never for an expected outcome.
 * `message` names the failing resource and is safe to print; `hint` says what to change.
 */
export class MooringError extends Error {
  override readonly name = 'MooringError';
  readonly code: ErrorCode;
  readonly hint: string;
  readonly request: FailedRequest | undefined;
  /** HTTP status of the response. This and the fields below are set by the typed client alone, if there was a response. */
  declare readonly status?: number;
  /** The service's name for the request. */
  declare readonly requestId?: string;
  /** The fields that the service rejects, and why: as it sent them, so escape them before printing. */
  declare readonly fieldViolations?: readonly { readonly field: string; readonly description: string }[];
  /** The preconditions that are not met, such as `RESOURCE_NOT_EMPTY`. */
  declare readonly violations?: readonly { readonly type: string; readonly description: string }[];
  /** The resource that was not found. */
  declare readonly resource?: { readonly type: string; readonly name: string };

  constructor(code: ErrorCode, message: string, options: MooringErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.hint = options.hint ?? HINTS[code];
    this.request = options.request;
  }
}

/**
 * Returns every code with its hint, in table order; the list of errors in the documentation is generated from it.
 * @public
 */
export function listErrorCodes(): readonly {
  readonly code: ErrorCode;
  readonly hint: string;
  /** Undefined if the hint is the same on a command line. */
  readonly shellHint: string | undefined;
}[] {
  const codes = Object.keys(HINTS) as ErrorCode[];
  return codes.map((code) => ({ code, hint: HINTS[code], shellHint: SHELL_HINTS[code] }));
}

/** Returns the hint of an error for a command line: its own one, or that of its code without a job. */
export function shellHintOf({ code, hint }: MooringError): string {
  return hint === HINTS[code] ? (SHELL_HINTS[code] ?? hint) : hint;
}

/** Returns the hint for a request that needs capabilities: right for the role of an identity and of a person. */
export function capabilityHint(needed: readonly string[]): string {
  const noun = needed.length === 1 ? 'capability' : 'capabilities';
  return `Add the ${noun} ${needed.join(' and ')} to the token's role: \`chainctl iam roles update ROLE --add-capabilities=${needed.join(',')}\`.`;
}

/** True for the failure of a request that the run can continue without: no bug in Mooring, and not the end of the run. */
export function isRequestFailure(error: unknown): error is MooringError {
  return error instanceof MooringError && error.code !== 'internal_bug' && error.code !== 'run_deadline';
}

/** Returns the `run_deadline` error of a run that timed out before it could do this. */
export function runTimedOut(purpose: string, cause?: unknown): MooringError {
  return new MooringError('run_deadline', `could not ${purpose}: the run timed out`, { cause });
}

/** Returns the code of an operating system error, such as `ENOENT`, and `unknown` for everything else. */
export function errnoOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Ends an exhaustive `switch`; throws `internal_bug` for a value that the compiler did not know of. */
export function assertNever(value: never): never {
  throw new MooringError('internal_bug', `unexpected value ${JSON.stringify(value)}`);
}
