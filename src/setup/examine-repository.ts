import { MooringError } from '../values/errors.ts';
import type { ListedImage } from '../references/decide/image-list.ts';
import { findSituation, situationText, summarizeRegistries, workflowProblem } from './decide/organization.ts';
import type { Situation } from './decide/organization.ts';
import { isPlaceholder as isUnknownRelease, RELEASE_COMMAND } from './decide/release.ts';
import { identityPlaceholder, WORKFLOW_PATH } from './decide/workflow-text.ts';
import type { MooringStep, MooringWorkflow } from './decide/workflow-uses.ts';
import { count } from '../text/plural.ts';
import { listImages } from '../references/list-images.ts';
import { findSetup, findWorkflows } from './read-repository.ts';
import type { StepResult, Step } from './run-steps.ts';
import { readShellAccess, tokenCommand } from '../sign-in/access.ts';
import { openClone } from './clone.ts';
import type { Clone, SetupInputs } from './clone.ts';
import type { CliContext } from '../cli/command.ts';

/** The repository, as far as the steps have read it; a step that requires a part runs only after the one that reads it. */
export interface ExaminedRepository {
  clone?: Clone;
  /** As for a repository with an organization until the references are read. */
  situation: Situation;
  images: readonly ListedImage[];
  workflows: readonly MooringWorkflow[];
}

/** The steps that need nothing but the clone. Their findings are left in `found`. */
export function repositorySteps(
  found: ExaminedRepository,
  {
    inputs,
    positionals,
    context,
  }: {
    readonly inputs: SetupInputs;
    readonly positionals: readonly string[];
    readonly context: Pick<CliContext, 'clock' | 'variables'>;
  },
): readonly Step[] {
  const tree = (): Clone['tree'] => cloneOf(found).tree;
  return [
    { title: 'Node.js', requires: [], run: () => ok(process.versions.node) },
    {
      title: 'Git',
      requires: [],
      run: async () => {
        found.clone = await openClone(positionals, inputs);
        const { owner, name, serverUrl } = found.clone.repository;
        return ok(`${owner}/${name} on ${new URL(serverUrl).host}`);
      },
    },
    {
      title: 'Configuration',
      requires: ['Git'],
      run: async () => {
        // Reading the images reads the configuration file first, and throws if it is invalid.
        const { registry } = inputs;
        found.images = (await listImages({ tree: tree(), now: context.clock.now(), registry })).images;
        const { config, identities } = await findSetup(tree());
        found.situation = findSituation(summarizeRegistries(found.images, registry), {
          signsIn: inputs.organization !== '' || Object.keys(identities).length > 0,
          hasToken: readShellAccess(context.variables).apiToken !== undefined,
        });
        return ok(
          config === undefined ? 'no configuration file, so the defaults apply' : `${config} is valid`,
        );
      },
    },
    {
      title: 'Images',
      requires: ['Configuration'],
      run: () => describeImages(found, inputs.registry),
    },
    {
      title: 'Workflow',
      requires: ['Git'],
      run: async () => {
        found.workflows = await findWorkflows(tree());
        return examineWorkflows(found.workflows, tokenCommand(inputs['api-url']));
      },
    },
    { title: 'Actions', requires: ['Workflow'], run: () => examineActions(found.workflows) },
  ];
}

/** The clone that the step `Git` has opened. */
export function cloneOf({ clone }: ExaminedRepository): Clone {
  if (clone === undefined) throw new MooringError('internal_bug', 'the step Git has not run');
  return clone;
}

export function ok(text: string): StepResult {
  return { state: 'ok', text };
}

function describeImages({ images, situation }: ExaminedRepository, registry: string): StepResult {
  const uses = summarizeRegistries(images, registry);
  const { references, images: distinct, files } = uses;
  if (references === 0)
    return { state: 'warning', text: 'no file names an image, so there is nothing to check yet' };
  const counts = `${count(references, 'reference')} to ${count(distinct, 'image')} in ${count(files, 'file')}`;
  const problem = workflowProblem(uses);
  if (problem !== undefined) return { state: 'warning', ...problem };
  return ok(situation === 'organization' ? counts : `${counts}; ${situationText(situation, uses)}`);
}

/** A workflow with a placeholder cannot run. */
function examineActions(workflows: readonly MooringWorkflow[]): StepResult {
  const uses = workflows.flatMap(({ path, steps }) => steps.map((step) => ({ path, uses: step.uses })));
  const unknown = uses.find((one) => isUnknownRelease(one.uses));
  const names = uses.map((one) => one.uses.replace(/(@[0-9a-f]{12})[0-9a-f]{28}$/, '$1'));
  if (unknown === undefined) return ok([...new Set(names)].join(', '));
  return {
    state: 'missing',
    text: `\`uses: ${unknown.uses.split('@', 1)[0] ?? ''}\` in ${unknown.path} is a placeholder`,
    fix: `Run \`${RELEASE_COMMAND}\` with the repository that publishes Mooring.`,
  };
}

const INIT = 'Run `mooring init --write`.';

/** Every step that signs in must be allowed to request an OIDC token, and name an identity. */
function examineWorkflows(workflows: readonly MooringWorkflow[], token: string): StepResult {
  const uses = workflows.flatMap(({ path, steps }) => steps.map((step) => ({ path, step })));
  if (!uses.some(({ step }) => step.action === 'check' || step.action === 'pin'))
    return { state: 'missing', text: 'no workflow runs check or pin', fix: INIT };
  const placeholder = uses.find(({ step }) => isPlaceholder(step));
  if (placeholder !== undefined)
    return {
      state: 'missing',
      text: `the identity of job ${placeholder.step.job} in ${placeholder.path} is a placeholder`,
      fix: `Run \`MOORING_API_TOKEN=$(${token}) mooring init --write\`.`,
    };
  const silent = uses.find(({ step }) => step.inputs['identity'] !== undefined && !step.mayRequestToken);
  if (silent !== undefined)
    return {
      state: 'missing',
      text: `job ${silent.step.job} in ${silent.path} does not grant \`id-token: write\``,
      fix: `Add \`id-token: write\` to \`permissions\` of job ${silent.step.job}.`,
    };
  const jobs = uses.map(
    ({ path, step }) => `${step.action} in ${path.replace(WORKFLOW_PATH, 'mooring.yml')}`,
  );
  return ok([...new Set(jobs)].join(', '));
}

function isPlaceholder({ inputs }: MooringStep): boolean {
  return ['check', 'pin'].some(
    (purpose) => inputs['identity'] === identityPlaceholder(purpose === 'check' ? 'check' : 'pin'),
  );
}
