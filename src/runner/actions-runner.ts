// The parts of @actions/core, not its index: that one loads an HTTP client which nothing here uses, and with it costs
// twice the start of Node itself (.github/adr/0004-parts-of-the-toolkit.md).
import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../node_modules/@actions/core/lib/file-command.js';
import { summary } from '../../node_modules/@actions/core/lib/summary.js';
import { toCommandProperties } from '../../node_modules/@actions/core/lib/utils.js';
import { MooringError } from '../values/errors.ts';
import { inertLine } from '../text/printable.ts';
import type { AnnotationPlace, Runner } from './runner.ts';

/** The runner of GitHub Actions, by its own toolkit: commands are escaped and file commands delimited there. */
export const actionsRunner: Runner = {
  input: (name) => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
  mask: (secret) => issueCommand('add-mask', {}, secret),
  info: (line) => process.stdout.write(`${inertLine(line)}\n`),
  notice: (message, place) => annotate('notice', message, place),
  warning: (message, place) => annotate('warning', message, place),
  error: (message, place) => annotate('error', message, place),
  setOutput: (name, value) => writeRunnerFile('OUTPUT', prepareKeyValueMessage(name, value)),
  exportVariable: (name, value) => {
    process.env[name] = value;
    writeRunnerFile('ENV', prepareKeyValueMessage(name, value));
  },
  addPath: (directory) => writeRunnerFile('PATH', directory),
  saveState: (name, value) => writeRunnerFile('STATE', prepareKeyValueMessage(name, value)),
  state: (name) => process.env[`STATE_${name}`] ?? '',
  writeSummary: async (markdown) => {
    if (!hasFile('STEP_SUMMARY')) return;
    await summary.addRaw(markdown).write();
  },
};

type RunnerFile = 'OUTPUT' | 'ENV' | 'PATH' | 'STATE' | 'STEP_SUMMARY';

/** Returns true if the runner provides this file for the step; a plain shell does not. */
function hasFile(file: RunnerFile): boolean {
  return (process.env[`GITHUB_${file}`] ?? '') !== '';
}

function writeRunnerFile(file: Exclude<RunnerFile, 'STEP_SUMMARY'>, message: string): void {
  if (!hasFile(file)) return;
  try {
    issueFileCommand(file, message);
  } catch (cause) {
    throw new MooringError('config_file_unreadable', `the file of GITHUB_${file} cannot be written`, {
      cause,
      hint: 'The runner makes this file: see whether a step before this one has removed it or changed the variable.',
    });
  }
}

function annotate(level: 'notice' | 'warning' | 'error', message: string, place: AnnotationPlace = {}): void {
  const { title, file, line, column } = place;
  const properties = {
    ...(title === undefined ? {} : { title }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  };
  // The message is shown again behind the command: none of its lines may be another one.
  const lines = message.split('\n').map(inertLine);
  issueCommand(level, toCommandProperties(properties), lines.join('\n'));
}
