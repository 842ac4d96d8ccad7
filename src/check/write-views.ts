import { join, resolve } from 'node:path';

import { removeFile, reportPlace } from '../io/files/report-file.ts';
import type { ReportPlace } from '../io/files/report-file.ts';
import { MooringError } from '../values/errors.ts';
import { Secret } from '../values/secret.ts';
import type { CheckedEvent, ViewContext } from './views/view-context.ts';
import { printable } from '../text/printable.ts';
import type { Runner } from '../runner/runner.ts';
import type { Environment } from '../runner/environment.ts';
import type { CheckInputs } from './inputs.ts';

/** The paths of a run's views; SARIF and OpenVEX are written only if the inputs name a path. */
export interface Views {
  readonly report: ReportPlace;
  readonly sarif: ReportPlace | undefined;
  readonly openVex: ReportPlace | undefined;
  /** The author of the OpenVEX document. */
  readonly author: string;
  readonly comment: CheckInputs['comment'];
  readonly commentPlace: CommentPlace;
  /** Identifies this job among those of the same commit. */
  readonly jobKey: string;
  readonly context: ViewContext;
  /** The version of Mooring. */
  readonly version: string;
}

const FILES = ['report-path', 'sarif-path', 'openvex-path'] as const;
type FileInput = (typeof FILES)[number];

/** Reads the paths of the views. Throws `config_input_invalid` for a path outside the repository, or one used twice. */
export function viewsOf(inputs: CheckInputs, environment: Environment, version: string): Views {
  const places = placesOf(inputs, environment);
  const { temporaryDirectory } = environment;
  return {
    report: places.get('report-path') ?? {
      path: join(temporaryDirectory, reportName(environment)),
      root: temporaryDirectory,
    },
    sarif: places.get('sarif-path'),
    openVex: places.get('openvex-path'),
    author: environment.repository === '' ? 'Mooring' : environment.repository,
    comment: inputs.comment,
    commentPlace: findCommentPlace(environment, inputs['github-token']),
    jobKey: inputs['job-key'],
    context: contextOf(environment),
    version,
  };
}

/** The event of a run, and the addresses that its views link to. */
function contextOf(environment: Environment): ViewContext {
  const { commit, documentation, event, ref, repository, runUrl, serverUrl } = environment;
  const head = environment.eventName === 'pull_request_target' ? event.pull_request?.head.sha : undefined;
  const base = event.pull_request?.base.ref ?? event.merge_group?.base_ref ?? ref;
  const isLinked = repository !== '' && commit !== '';
  return {
    event: checkedEvent(environment),
    baseName: base === '' ? undefined : base.replace(/^refs\/heads\//, ''),
    files: isLinked ? { serverUrl, repository, commit: head ?? commit } : undefined,
    runUrl,
    documentation,
  };
}

function checkedEvent({ event, eventName }: Environment): CheckedEvent {
  if (event.pull_request !== undefined) return 'pull-request';
  if (event.merge_group !== undefined) return 'merge-group';
  return eventName === 'push' ? 'push' : 'repository';
}

/** Two checks of one job share the directory, and each has its own output `report`. */
function reportName({ step }: Environment): string {
  const suffix = step.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return suffix === '' ? 'mooring-check-report.json' : `mooring-check-report-${suffix}.json`;
}

/**
 * Removes the files that an earlier run left at these paths: if this run ends early, the next step must not read outdated
 * results. A baseline at the path of the report is kept until it is replaced. A file that cannot be removed is a warning.
 */
export async function removeEarlierFiles(
  inputs: CheckInputs,
  environment: Environment,
  runner: Runner,
): Promise<void> {
  const baseline = inputs.baseline === '' ? undefined : resolve(environment.workspace, inputs.baseline);
  for (const [input, place] of placesOf(inputs, environment)) {
    if (place.path === baseline) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- three files at most
      await removeFile(place);
    } catch (error) {
      if (!(error instanceof MooringError)) throw error;
      const reason = printable(error.message, 500);
      runner.warning(`Could not remove the earlier file at \`${input}\`: ${reason}. ${error.hint}`);
    }
  }
}

function placesOf(inputs: CheckInputs, environment: Environment): ReadonlyMap<FileInput, ReportPlace> {
  const places = new Map<FileInput, ReportPlace>();
  for (const input of FILES) {
    if (inputs[input] === '') continue;
    const place = reportPlace(input, inputs[input], environment);
    const [other] = [...places].find(([, { path }]) => path === place.path) ?? [];
    if (other !== undefined)
      throw new MooringError('config_input_invalid', `inputs ${other} and ${input}: both name the same file`);
    places.set(input, place);
  }
  return places;
}

/** The pull request to comment on, or why there is none, as a clause. */
type CommentPlace =
  | {
      readonly kind: 'pull-request';
      readonly apiUrl: string;
      readonly repository: string;
      readonly pullRequest: number;
      readonly token: Secret;
    }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Finds the pull request of a run. The token of a fork's or Dependabot's `pull_request` run is read-only
 * (github-limits.md#fork-tokens): no comment is attempted, and its author cannot change that.
 */
function findCommentPlace(environment: Environment, githubToken: string): CommentPlace {
  const { actor, event, eventName, githubApiUrl, repository } = environment;
  const pullRequest = event.pull_request;
  if (pullRequest === undefined) return { kind: 'none', reason: 'this run has no pull request' };
  const head = pullRequest.head.repo?.full_name;
  if (eventName === 'pull_request' && head !== repository) {
    return { kind: 'none', reason: 'the pull request comes from a fork, whose token is read-only' };
  }
  if (eventName === 'pull_request' && actor === 'dependabot[bot]') {
    return { kind: 'none', reason: 'the run was started by Dependabot, whose token is read-only' };
  }
  if (githubToken === '' || repository === '') {
    return { kind: 'none', reason: 'there is no `github-token`' };
  }
  return {
    kind: 'pull-request',
    apiUrl: githubApiUrl,
    repository,
    pullRequest: pullRequest.number,
    token: new Secret(githubToken),
  };
}
