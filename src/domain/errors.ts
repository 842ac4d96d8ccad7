/**
 * Every way in which Mooring can be unable to go on. The prefix says whose fault it is: `config_` the caller's set-up,
 * `auth_` the sign-in, `platform_` the service or the way to it, `github_` GitHub's side, `internal_` ours.
 */
export type ErrorCode = keyof typeof HINTS;

/** What the reader can change, per code: the last line of every failure (design.md §4 rule 7). */
const HINTS = {
  config_input_invalid: 'Correct the input in the workflow; the README lists every input and its values.',
  config_usage_invalid: 'Use --help: it tells the commands, and with a command its options.',
  config_file_unreadable: 'Check that the file exists, is a regular file and can be read by this user.',
  config_file_invalid:
    'Correct the lines above in the settings of the repository; each says what is expected there.',
  config_file_unwritable:
    'No file was changed. Check that this user may write to the folder of the file, and that the disk has room.',
  config_file_changed: 'Something else changes files at the same time. Let it end, and run again.',
  config_file_busy: 'Let other steps and jobs that write this file end first, or use `scope: isolated`.',
  config_seed_invalid: 'Correct the seed file; docs of every key are in examples/platform.seed.yml.',
  config_event_invalid: 'Run this action from a workflow, or point GITHUB_EVENT_PATH at a valid event file.',
  config_endpoint_invalid: 'Use an https address (plain http is accepted on loopback only).',
  config_base_unreadable:
    'Let actions/checkout keep its credentials, use `fetch-depth: 0`, or pass `github-token` with `contents: read`.',
  config_identity_refused: 'Change the workflow as each of the lines above says.',
  auth_no_id_token:
    'Add `permissions: id-token: write` to this job. If another workflow calls this one, the caller must grant it too.',
  auth_id_token_half_set:
    'The runner did not finish setting up OIDC (only one of its two variables is set); this is not a permission problem. Re-run the job.',
  auth_request_token_rejected:
    'The token with which a job asks GitHub for its OIDC token expired or was refused. Re-run the job.',
  auth_rejected:
    "Compare the token's subject above with the identity's claim match; they have to be equal to the letter.",
  auth_unknown_identity: 'Check the `identity` input: the uid of an identity, as the platform lists it.',
  auth_wrong_organization:
    'Check `identity` and `expect-organization`: nothing was asked or written for the other organization.',
  auth_untrusted_realm:
    'The registry sends its clients elsewhere for tokens. If that is the right place, set `token-url` to it.',
  auth_identity_missing:
    'Run this action once with `mode: create` in a protected job (README, "An identity for a workflow"), or let an owner paste one of the commands above.',
  auth_identity_drifted:
    'Put the claim match back as shown, or delete the identity and run again; `on-drift: update` does it where that only narrows.',
  auth_forbidden: 'Give the identity a role that holds the capability named above, at the root organization.',
  platform_unreachable: 'Check that the runner can reach this host (firewall, proxy, DNS).',
  platform_timeout: 'The host answers too slowly. Try again, or raise `timeout-seconds`.',
  platform_redirected:
    'A redirect is never followed with a credential. Set the input for this address to where the service really is.',
  platform_not_json: 'Something in between (a proxy, a login page) answered instead of the service.',
  platform_too_large: 'The answer is larger than this call may be; check that the address is right.',
  platform_unexpected_answer:
    'The service answered in a form that this version does not know. Update Mooring.',
  platform_invalid_request: 'The service refused the request; the message above says which field.',
  platform_not_found: 'Check the name, and that the identity may see it.',
  platform_conflict: 'Somebody else changed the same thing meanwhile. Run again.',
  platform_precondition: 'The service refuses this in the present state; the message above says why.',
  platform_rate_limited: 'Too many requests. Run again later.',
  platform_unavailable: 'The service is not well. Run again later.',
  github_rejected: 'GitHub refused the request; the message above says why.',
  github_token_invalid: 'Check the `github-token` input: GitHub does not know this token, or it has expired.',
  github_forbidden:
    'Give the job `permissions: contents: write` and `pull-requests: write`, or pass a `github-token` that has them. Runs for forks and Dependabot never have them.',
  github_workflows_permission:
    'The token of a job can never change workflow files. Pass a `github-token` of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
  github_pull_requests_not_allowed:
    'Turn on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General; in the organization first, if it is grey), or pass a `github-token` of a GitHub App.',
  github_branch_protected:
    'A rule of the repository guards this branch. Exempt the branch of the pull request from it, or choose another one with the `branch` input.',
  github_fork_run:
    'GitHub gives runs for forks a token that can only read. Run this action on a schedule, or on pushes to a branch of the repository itself.',
  github_not_found:
    'Check the `base` input, and that the token may see this repository (`permissions: contents: write`).',
  github_base_differs:
    'Check out the base branch (actions/checkout, with its `ref`) and let no step change files before this one; or set `base` to the branch that is checked out.',
  github_branch_moved: 'Somebody else changes the same branch at the same time. Run again.',
  github_rate_limited:
    'GitHub asks to slow down. Run again later, or pass a `github-token` with a limit of its own.',
  github_unavailable: 'GitHub is not well, or cannot be reached from this runner. Run again later.',
  run_deadline: 'Raise `timeout-seconds`, or look above for the host that was slow.',
  internal_bug: 'This is a fault of Mooring. Please report it with the lines above.',
} as const;

export interface MooringErrorOptions {
  /** Replaces the code's own hint where the place knows better what to change. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/**
 * The one error class of Mooring: thrown where it cannot go on, never for an expected outcome (style.md 7).
 * `message` names the thing and is safe to print; `hint` says what to change.
 */
export class MooringError extends Error {
  override readonly name = 'MooringError';
  readonly code: ErrorCode;
  readonly hint: string;

  constructor(code: ErrorCode, message: string, options: MooringErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.hint = options.hint ?? HINTS[code];
  }
}

/** Every code with its hint, in the order of the table; the README's list of errors is made from it. */
export function listErrorCodes(): readonly { readonly code: ErrorCode; readonly hint: string }[] {
  return (Object.keys(HINTS) as ErrorCode[]).map((code) => ({ code, hint: HINTS[code] }));
}

/** Ends an exhaustive `switch`: the compiler proves that no case is left; a value from outside throws `internal_bug`. */
export function assertNever(value: never): never {
  throw new MooringError('internal_bug', `unexpected value ${JSON.stringify(value)}`);
}
