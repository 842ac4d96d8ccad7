import { MooringError } from '../values/errors.ts';
import type { Instant } from '../values/instant.ts';
import type { ExistingSetup } from './decide/file-plan.ts';
import { summarizeRegistries } from './decide/organization.ts';
import type { RegistryUse } from './decide/organization.ts';
import { identityPlaceholder, WORKFLOW_PATH } from './decide/workflow-text.ts';
import { readRelease } from './decide/release.ts';
import type { Release } from './decide/release.ts';
import { readMooringWorkflow } from './decide/workflow-uses.ts';
import type { MooringWorkflow } from './decide/workflow-uses.ts';
import { readPlainYaml } from '../formats/yaml/read-plain-yaml.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { CONFIG_FILES } from '../config/load-config.ts';
import { listImages } from '../references/list-images.ts';

/** The workflow files of a tree that use Mooring, sorted by path; unreadable files count as none. */
export async function findWorkflows(tree: FileTree): Promise<readonly MooringWorkflow[]> {
  const paths = (await tree.list()).filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const readings = await tree.read(paths);
  return readings.flatMap((reading) => {
    if (!('bytes' in reading)) return [];
    const plain = readPlainYaml(reading.bytes);
    const workflow = plain.kind === 'value' ? readMooringWorkflow(reading.path, plain.value) : undefined;
    return workflow === undefined ? [] : [workflow];
  });
}

/** Summarizes the images of a tree by registry. Throws what `listImages` throws. */
export async function summarizeImages(
  tree: FileTree,
  { registry, now }: { readonly registry: string; readonly now: Instant },
): Promise<RegistryUse> {
  return summarizeRegistries((await listImages({ tree, now, registry })).images, registry);
}

/** The setup that a repository has already, with the values of its workflow. */
export interface FoundSetup extends ExistingSetup {
  /** Identities that the workflow names, by the action that signs in; placeholders and expressions do not count. */
  readonly identities: Readonly<Partial<Record<'check' | 'pin', string>>>;
  /** The organization that the workflow names. */
  readonly organization: string | undefined;
  /** The commit of Mooring that the check of the workflow uses; undefined for a tag, a branch or a placeholder. */
  readonly release: Release | undefined;
}

/** Reads the files of the setup from a tree. Throws `config_file_unreadable` if the workflow exists but cannot be read. */
export async function findSetup(tree: FileTree): Promise<FoundSetup> {
  const [reading, ...configs] = await tree.read([WORKFLOW_PATH, ...CONFIG_FILES]);
  if (reading === undefined || ('problem' in reading && reading.isAbsent !== true))
    throw new MooringError('config_file_unreadable', `${WORKFLOW_PATH}: ${reading?.problem ?? 'not read'}`);
  const workflows = await findWorkflows(tree);
  const own = workflows.find(({ path }) => path === WORKFLOW_PATH)?.steps ?? [];
  const inputOf = (action: 'check' | 'pin', name: string): string | undefined =>
    own.find((step) => step.action === action)?.inputs[name];
  const identityOf = (action: 'check' | 'pin'): object => {
    const uid = inputOf(action, 'identity');
    return uid === undefined || uid === identityPlaceholder(action) ? {} : { [action]: uid };
  };
  const workflow = 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : undefined;
  const uses = own.find(({ action }) => action === 'check')?.uses;
  return {
    workflow,
    release: uses === undefined ? undefined : readRelease(workflow ?? '', uses),
    config: configs.find((one) => 'bytes' in one || one.isAbsent !== true)?.path,
    otherWorkflows: workflows.map(({ path }) => path).filter((path) => path !== WORKFLOW_PATH),
    identities: { ...identityOf('check'), ...identityOf('pin') },
    organization: inputOf('check', 'organization'),
  };
}
