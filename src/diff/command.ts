import { MooringError } from '../values/errors.ts';
import { NAMED_BUILD_FORMS } from '../tag-history/decide/named-build.ts';
import { DIFF_PARTS } from './views/diff-parts.ts';
import { openShellWorld } from '../sign-in/access.ts';
import { compareBuilds } from './run.ts';
import type { Compared } from './run.ts';
import { DiffInputs } from './inputs.ts';
import { renderComparisons, statusOf } from './render.ts';
import { PlaceInputs, TrustedRootInput } from '../runner/service-inputs.ts';
import type { CliArguments, CliCommand } from '../cli/command.ts';
import { PLACE_OPTIONS, readOptions, TOKEN_VARIABLES, TRUSTED_ROOT_OPTION } from '../cli/service-options.ts';
import { anyText } from '../values/input.ts';

const DiffOptions = {
  ...PlaceInputs,
  ...TrustedRootInput,
  ...DiffInputs,
  file: anyText,
  base: anyText,
};

/** `diff FROM TO`, `diff REFERENCE` and `diff --pull-request`: compares builds. */
export const diffCommand: CliCommand = {
  description: [
    'Compares two references, or two builds of one tag: by default the digest in the reference or in the files, and the ' +
      'newest build. Lists changes of packages, configuration, layers and advisories. Layers are not downloaded. ' +
      'Advisories require MOORING_API_TOKEN.',
  ],
  positional: { name: 'REFERENCE', isRequired: false, isRepeatable: true },
  options: [
    { name: 'from', value: 'BUILD', description: `The first build of one REFERENCE: ${NAMED_BUILD_FORMS}.` },
    { name: 'to', value: 'BUILD', description: 'The second build of one REFERENCE (default: newest).' },
    {
      name: 'file',
      value: 'PATH',
      description: 'The file to take the pin from, if several files pin REFERENCE differently.',
      completion: 'file',
    },
    { name: 'pull-request', description: 'Compare each image that the branch changes.' },
    {
      name: 'base',
      value: 'REF',
      description:
        'With --pull-request: compare with the commit where the branch left REF (default: origin/HEAD).',
    },
    {
      name: 'platform',
      value: 'OS/ARCH',
      description: 'The platforms to compare (default: those of the configuration file).',
      completion: ['linux/amd64', 'linux/arm64'],
      isList: true,
    },
    {
      name: 'only',
      value: 'PARTS',
      description: `Show only these parts in text and Markdown: ${DIFF_PARTS.join(', ')}.`,
      completion: DIFF_PARTS,
      isList: true,
    },
    { name: 'all', description: 'List everything: folded packages, routine labels, and all advisories.' },
    { name: 'json', description: 'Print one JSON object per comparison (schema/diff.v1.json).' },
    { name: 'markdown', description: 'Print Markdown instead of text.' },
    { name: 'exit-code', description: 'Exit with 1 if packages or configuration differ.' },
    TRUSTED_ROOT_OPTION,
    ...PLACE_OPTIONS,
  ],
  variables: TOKEN_VARIABLES,
  exitStatus:
    '0 on success, 2 on failure. With --exit-code: 0 if the builds are identical or only rebuilt, 1 if they differ, 2 if ' +
    'packages could not be compared or a request failed.',
  examples: [
    { command: 'mooring diff cgr.dev/acme/nginx:1.29', description: 'Compare the pin with the newest build' },
    {
      command: 'mooring diff cgr.dev/acme/nginx:1.29 --from 30d',
      description: 'Compare the build of 30 days ago with the newest build',
    },
    {
      command: 'mooring diff cgr.dev/acme/python:3.13 cgr.dev/acme/python:3.13-dev',
      description: 'Compare the newest builds of two tags',
    },
    {
      command: 'mooring diff --pull-request --base origin/main --markdown',
      description: 'Compare the images that a branch changes',
    },
  ],
  statusOf: () => 2,
  run: async (args, context) => {
    const { columns, log, prepare, print, variables } = context;
    const compared = readCompared(args, variables);
    const { values } = args;
    if (values['json'] === true && values['markdown'] === true)
      throw usage('--json and --markdown cannot be combined');
    const inputs = await readOptions(DiffOptions, values, variables);
    prepare();
    const world = openShellWorld(context, inputs, '.');
    const comparisons = await compareBuilds({ ...inputs, compared }, world);
    const form = values['json'] === true ? 'json' : values['markdown'] === true ? 'markdown' : 'text';
    const options = { isAll: values['all'] === true, parts: inputs.only, width: columns };
    const { text, problems } = renderComparisons(comparisons, form, options);
    for (const problem of problems) log(problem);
    if (comparisons.length === 0) log('The branch changes no image.');
    else if (world.access.apiToken === undefined)
      log('Advisories were not compared: MOORING_API_TOKEN is not set.');
    print(text);
    return statusOf(comparisons, { isExitCode: values['exit-code'] === true });
  },
};

/** Returns what to compare. Throws `config_usage_invalid` for arguments that contradict each other. */
function readCompared(
  { positionals, values }: CliArguments,
  variables: Readonly<Record<string, string | undefined>>,
): Compared {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '');
  const isGiven = (...names: readonly string[]): boolean => names.some((name) => values[name] !== undefined);
  const [reference, other, ...more] = positionals;
  if (values['pull-request'] === true) {
    if (reference !== undefined || isGiven('from', 'to', 'file'))
      throw usage('--pull-request takes no REFERENCE and no --from, --to or --file');
    const target = variables['GITHUB_BASE_REF'] ?? '';
    return { kind: 'branch', base: text('base') || `origin/${target === '' ? 'HEAD' : target}` };
  }
  if (isGiven('base')) throw usage('--base requires --pull-request');
  if (reference === undefined) throw usage('missing argument: REFERENCE, or --pull-request');
  if (more.length > 0) throw usage('expected at most two references');
  if (other === undefined) {
    const file = text('file');
    const builds = { from: text('from'), to: text('to'), file: file === '' ? undefined : file };
    return { kind: 'builds', reference, ...builds };
  }
  if (isGiven('from', 'to', 'file')) throw usage('--from, --to and --file require a single REFERENCE');
  return { kind: 'references', from: reference, to: other };
}

function usage(reason: string): MooringError {
  return new MooringError('config_usage_invalid', reason, {
    hint: 'Run `mooring diff --help` to list its options.',
  });
}
