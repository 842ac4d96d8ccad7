import { join, resolve } from 'node:path';

import { removeFile, reportPlace } from '../../adapters/files/report-file.ts';
import type { ReportPlace } from '../../adapters/files/report-file.ts';
import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Runner } from '../../ports/runner.ts';
import type { Environment } from '../environment.ts';
import { findCommentPlace } from './comment-place.ts';
import type { CommentPlace } from './comment-place.ts';
import type { CheckInputs } from './inputs.ts';

/** Where the views go; SARIF and OpenVEX are written only where somebody asked for them. */
export interface Views {
  readonly report: ReportPlace;
  readonly sarif: ReportPlace | undefined;
  readonly openVex: ReportPlace | undefined;
  /** Whose statements OpenVEX holds. */
  readonly author: string;
  readonly comment: CheckInputs['comment'];
  readonly commentPlace: CommentPlace;
  /** Keeps this job apart from others of the same commit. */
  readonly jobKey: string;
}

const FILES = ['report-path', 'sarif-path', 'openvex-path'] as const;
type FileInput = (typeof FILES)[number];

/** Where the inputs want the views. Throws `config_input_invalid` for a file in a wrong place, and for two in one. */
export function viewsOf(inputs: CheckInputs, environment: Environment): Views {
  const places = askedPlaces(inputs, environment);
  const { temporaryFolder } = environment;
  return {
    report: places.get('report-path') ?? {
      path: join(temporaryFolder, reportName(environment)),
      root: temporaryFolder,
    },
    sarif: places.get('sarif-path'),
    openVex: places.get('openvex-path'),
    author: environment.repository === '' ? 'Mooring' : environment.repository,
    comment: inputs.comment,
    commentPlace: findCommentPlace(environment, inputs['github-token']),
    jobKey: inputs['job-key'],
  };
}

/** Two checks of one job share the folder, and each has an output that names its own report. */
function reportName({ step }: Environment): string {
  const suffix = step.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return suffix === '' ? 'mooring-check-report.json' : `mooring-check-report-${suffix}.json`;
}

/**
 * Removes the files that an earlier run left where this one is to write: a run that ends early, or that has nothing to
 * state, must not hand what was true then on to the next step. A baseline that the report is to replace stays until then.
 * What cannot be removed is warned of, and the check goes on.
 */
export async function removeEarlierFiles(
  inputs: CheckInputs,
  environment: Environment,
  runner: Runner,
): Promise<void> {
  const baseline = inputs.baseline === '' ? undefined : resolve(environment.workspace, inputs.baseline);
  for (const [input, place] of askedPlaces(inputs, environment)) {
    if (place.path === baseline) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- three files at most
      await removeFile(place);
    } catch (error) {
      if (!(error instanceof MooringError)) throw error;
      const why = printable(error.message, 500);
      runner.warning(`The file of an earlier run stays at \`${input}\`: ${why}. ${error.hint}`);
    }
  }
}

function askedPlaces(inputs: CheckInputs, environment: Environment): ReadonlyMap<FileInput, ReportPlace> {
  const places = new Map<FileInput, ReportPlace>();
  for (const input of FILES) {
    if (inputs[input] === '') continue;
    const place = reportPlace(input, inputs[input], environment);
    const [other] = [...places].find(([, { path }]) => path === place.path) ?? [];
    if (other !== undefined)
      throw new MooringError('config_input_invalid', `inputs ${other} and ${input}: name one file`);
    places.set(input, place);
  }
  return places;
}
