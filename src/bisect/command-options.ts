import { MOST_RUNS } from './inputs.ts';
import type { CliOption } from '../cli/command.ts';
import { PLACE_OPTIONS, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';

const RUNS = 'RUN OPTIONS';
const STATE = 'STATE OPTIONS';

/** The options of `bisect`. */
export const BISECT_OPTIONS: readonly CliOption[] = [
  {
    name: 'good',
    value: 'BUILD',
    description: 'A good build; by default, older builds are tried until one is good.',
  },
  { name: 'bad', value: 'BUILD', description: 'A bad build; by default, the newest one.' },
  {
    name: 'find',
    value: 'WHAT',
    description:
      'Find first-bad, or first-good for the build with the fix (default: by the order of the ends).',
    completion: ['first-bad', 'first-good'],
  },
  { name: 'file', value: 'FILE', description: 'File that `pinned` reads.', completion: 'file' },
  {
    name: 'platform',
    value: 'OS/ARCH',
    description: "Give the command the digest of this platform's manifest, such as linux/arm64.",
    completion: ['linux/amd64', 'linux/arm64'],
  },
  {
    name: 'candidates',
    value: 'WHAT',
    description:
      'Try all builds (default), or take consecutive ones with the same manifest of the platform as one (content).',
    completion: ['builds', 'content'],
  },
  { name: 'json', description: 'Print one JSON object (schema/bisect.v1.json) instead of text.' },
  { name: 'markdown', description: 'Print the text of an issue in Markdown.' },
  { name: 'repeat', value: 'N', description: 'Runs per build (default: 1).', group: RUNS },
  {
    name: 'bad-if',
    value: 'WHICH',
    description:
      'A build is bad if all its runs fail (all, default; for flaky tests), or if any fails (any; for rare failures).',
    completion: ['all', 'any'],
    group: RUNS,
  },
  {
    name: 'timeout',
    value: 'DURATION',
    description:
      'Time limit per run, such as 10m or 90s (default: none). The command and its children are stopped.',
    group: RUNS,
  },
  {
    name: 'on-timeout',
    value: 'VERDICT',
    description: 'Verdict of a run that exceeds the time limit: bad (default) or skip.',
    completion: ['bad', 'skip'],
    group: RUNS,
  },
  {
    name: 'bad-if-killed',
    description: 'Treat exit status 137 and SIGKILL (out of memory) as bad instead of ending the session.',
    group: RUNS,
  },
  {
    name: 'max-runs',
    value: 'N',
    description: `Maximum number of runs (default: ${MOST_RUNS}).`,
    group: RUNS,
  },
  {
    name: 'log-dir',
    value: 'DIRECTORY',
    description: 'Write the output of each run to a file in this directory instead of standard error.',
    completion: 'directory',
    group: RUNS,
  },
  {
    name: 'state',
    value: 'FILE',
    description:
      'File that keeps every run (default: .git/mooring-bisect.jsonl, or in the state directory of the user).',
    completion: 'file',
    group: STATE,
  },
  {
    name: 'resume',
    description: 'Continue the session of the state file; without COMMAND, its own runs if you confirm it.',
    group: STATE,
  },
  {
    name: 'replay',
    value: 'FILE',
    description: 'Continue with the runs of this state file, in which you can correct verdicts.',
    completion: 'file',
    group: STATE,
  },
  {
    name: 'keep-verdicts',
    description: 'Keep the verdicts of a state file although the command differs.',
    group: STATE,
  },
  {
    name: 'plan',
    value: 'K',
    description:
      'Run nothing; print a job matrix for GitHub Actions with the builds that divide the remaining ones into K parts.',
    group: STATE,
  },
  {
    name: 'verdicts',
    value: 'PATH',
    description:
      'With --plan: first add the verdicts of the jobs, a file or a directory of lines {"digest":"sha256:…","code":0}. ' +
      'A build without one is skipped.',
    completion: 'file',
    group: STATE,
  },
  TRUSTED_ROOT_OPTION,
  ...PLACE_OPTIONS.map((option) =>
    option.name === 'timeout-seconds'
      ? Object.assign({}, option, {
          description: 'Time limit of the lookups before and after the runs (default: 300).',
        })
      : option,
  ),
];
