import type { BisectResult } from './decide/session.ts';
import { MooringError } from '../values/errors.ts';
import type { ErrorCode } from '../values/errors.ts';
import { bisectMarkdown } from './views/bisect-markdown.ts';
import { bisectJson } from './views/bisect-report.ts';
import { bisectText } from './views/bisect-text.ts';
import { readShellAccess } from '../sign-in/access.ts';
import { bisectTag } from './run.ts';
import type { Bisected } from './run.ts';
import { BisectInputs } from './inputs.ts';
import { endpointsOf } from '../runner/service-inputs.ts';
import { missingProgram } from '../cli/arguments.ts';
import { BISECT_OPTIONS } from './command-options.ts';
import type { CliArguments, CliCommand, CliContext, CliStatus } from '../cli/command.ts';
import { withInterrupt } from '../cli/interrupt.ts';
import { readOptions, TOKEN_VARIABLES } from '../cli/service-options.ts';

/** `bisect REF -- COMMAND...`: finds the first build of a tag on which a command fails. */
export const bisectCommand: CliCommand = {
  description: [
    'Runs COMMAND on builds of the tag REF, and finds the first build on which it fails: about 9 runs for 90 builds. ' +
      'Both ends are tried first. COMMAND runs without a shell and without the tokens of Mooring; it gets the build as ' +
      '{reference} (name:tag@digest), {image} (name@digest) and {digest} in its arguments, and as variables ' +
      'MOORING_BISECT_REFERENCE, _IMAGE, _DIGEST, _TAG, _BUILT_AT, _PLATFORM, _STEP and _LEFT.',
  ],
  positional: { name: 'REF', isRequired: true, isRepeatable: false },
  program: 'COMMAND [ARG...]',
  options: BISECT_OPTIONS,
  sections: [
    {
      title: 'ENDS',
      content: [
        { term: 'sha256:…', description: 'That build, or the build with that platform manifest.' },
        {
          term: '2026-05-01T00:00:00Z',
          description: 'The build that the tag pointed to at that time; also as an age such as 30d.',
        },
        { term: 'newest, -12', description: 'The newest build, or the twelfth build before it.' },
        { term: 'pinned', description: 'The build that the files of the current directory pin.' },
        {
          term: 'git:COMMIT',
          description: 'The build that the files pinned at a commit; if unpinned, the build at that time.',
        },
        {
          term: 'green[:BRANCH]',
          description: 'The build with which the checks of the repository last passed; a hint only.',
        },
      ],
    },
    {
      title: 'VERDICTS',
      content: [
        { term: '0', description: 'good' },
        {
          term: '1-124, 126, 127',
          description: 'bad; 126 and 127 end the session if a good build has the same status.',
        },
        { term: '125', description: 'skip: the build cannot be tested. Docker returns it if a pull fails.' },
        { term: '128 and more, a signal', description: 'no verdict: the session ends.' },
      ],
    },
  ],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 if the first bad build is found, 1 if an end has the wrong verdict or there is nothing to bisect, 2 on a ' +
    'usage or configuration error, 3 if only a range is found or the command is flaky, 4 if the command aborted, 5 if a ' +
    'request failed, 130 if interrupted: the same command with --resume continues. With --plan, 0 also if builds are left to try.',
  examples: [
    {
      command: "mooring bisect cgr.dev/acme/python:3.13 -- docker run --rm {image} python -c 'import ssl'",
      description: 'Find the first build on which an import fails',
    },
    {
      command:
        'mooring bisect cgr.dev/acme/python:3.13 --good 30d --state py.jsonl -- docker run --rm {image}',
      description: 'Start from the build of 30 days ago, with a state file of its own',
    },
  ],
  statusOf: (code: ErrorCode) => (code === 'internal_bug' ? 1 : 5),
  run: async ({ values, positionals: [reference = ''], program }, context) => {
    const inputs = await readOptions(BisectInputs, values, context.variables);
    const isSet = (name: string): boolean => values[name] === true;
    if (isSet('json') && isSet('markdown'))
      throw new MooringError('config_usage_invalid', '--json and --markdown contradict each other');
    const isContinued = isSet('resume') || inputs.replay !== '' || inputs.verdicts !== '';
    if (program?.[0] === undefined && !isContinued) throw missingProgram(bisectCommand);
    if (inputs.verdicts !== '' && inputs.plan === undefined)
      throw new MooringError(
        'config_usage_invalid',
        '--verdicts requires --plan with the value of that round',
      );
    const access = readShellAccess(context.variables);
    context.prepare();
    context.log(access.status);
    return withInterrupt(async (signal) => {
      const bisected = await bisectTag({
        ...context,
        reference,
        inputs,
        switches: {
          resume: isSet('resume'),
          keepVerdicts: isSet('keep-verdicts'),
          badIfKilled: isSet('bad-if-killed'),
        },
        command: program,
        endpoints: endpointsOf(inputs),
        access: () => Promise.resolve(access),
        // A command prints no part of a token.
        onSecret: () => undefined,
        directory: '.',
        relay: (lines) => context.relay(lines.replaceAll(/^/gm, '  | ')),
        signal,
      });
      return report(bisected, { ...context, values, isPlanned: inputs.plan !== undefined });
    });
  },
};

const STATUS: Readonly<Record<BisectResult['kind'], CliStatus>> = {
  found: 0,
  'no-ends': 1,
  range: 3,
  flaky: 3,
  aborted: 4,
};

/** Prints a result, or the matrix of a round, which is empty with a result. Returns undefined after an interrupt. */
function report(
  bisected: Bisected,
  {
    values,
    isPlanned,
    columns,
    print,
    log,
  }: Pick<CliContext, 'columns' | 'print' | 'log'> &
    Pick<CliArguments, 'values'> & { readonly isPlanned: boolean },
): CliStatus | undefined {
  switch (bisected.kind) {
    case 'no-history':
      log('mooring: the registry keeps no history of this tag, so there is nothing to bisect');
      return 1;
    case 'interrupted':
      log('Interrupted; finished runs are saved. Run the same command with --resume to continue.');
      return undefined;
    case 'planned':
      print(`${JSON.stringify({ include: bisected.builds })}\n`);
      return 0;
    case 'finished': {
      const { findings } = bisected;
      if (isPlanned) print('{"include":[]}\n');
      else if (values['json'] === true) print(bisectJson(findings));
      else if (values['markdown'] === true) print(bisectMarkdown(findings));
      else print(bisectText(findings, { width: columns }));
      return STATUS[findings.result.kind];
    }
  }
}
