import { signerEntryLines } from '../../signatures/decide/signer-entry.ts';
import type { SignerEntry } from '../../signatures/decide/signer-entry.ts';
import { identityPlaceholder, WORKFLOW_PATH, workflowText } from './workflow-text.ts';
import type { WorkflowPlan } from './workflow-text.ts';
import type { Situation } from './organization.ts';
import { fillInRelease, withoutCommits } from './release.ts';
import { documentationUrl, schemaUrl } from '../../values/documentation.ts';

/** The path of the proposed configuration file. */
const CONFIG_PATH = '.github/mooring.yml';

/** The plan for one file of the setup. */
export type FilePlan =
  | { readonly kind: 'create'; readonly path: string; readonly after: string }
  /** Replaces the file, with `--force`, or fills in identities that it lacks. */
  | {
      readonly kind: 'replace' | 'fill-in';
      readonly path: string;
      readonly before: string;
      readonly after: string;
    }
  /** Exactly as proposed, or a configuration file, which belongs to its authors. */
  | { readonly kind: 'unchanged'; readonly path: string }
  /** Differs from the proposal; only `--force` replaces it. */
  | { readonly kind: 'differs'; readonly path: string; readonly before: string; readonly after: string }
  /** Another workflow uses Mooring already. */
  | { readonly kind: 'elsewhere'; readonly path: string; readonly users: readonly string[] };

/** The files of the setup that a repository has already. */
export interface ExistingSetup {
  /** Text of the workflow at `WORKFLOW_PATH`; undefined if there is none. */
  readonly workflow: string | undefined;
  /** Path of the configuration file, if there is one. */
  readonly config: string | undefined;
  /** Paths of other workflows that use Mooring. */
  readonly otherWorkflows: readonly string[];
}

/** Plans the files of the setup. An existing file is replaced only with `force`, and a configuration file never. */
export function planFiles(
  existing: ExistingSetup,
  plan: WorkflowPlan & { readonly signers: readonly SignerEntry[] },
  { force }: { readonly force: boolean },
): readonly FilePlan[] {
  const config: FilePlan =
    existing.config === undefined
      ? { kind: 'create', path: CONFIG_PATH, after: configText(plan.situation, plan.signers) }
      : { kind: 'unchanged', path: existing.config };
  return [planWorkflow(existing, plan, force), config];
}

function planWorkflow(existing: ExistingSetup, plan: WorkflowPlan, force: boolean): FilePlan {
  const path = WORKFLOW_PATH;
  const after = workflowText(plan);
  const { workflow: before, otherWorkflows: users } = existing;
  if (before === undefined)
    return users.length > 0 && !force ? { kind: 'elsewhere', path, users } : { kind: 'create', path, after };
  if (before === after) return { kind: 'unchanged', path };
  if (force) return { kind: 'replace', path, before, after };
  const filled = (['check', 'pin'] as const).reduce(
    (text, purpose) => text.replaceAll(identityPlaceholder(purpose), plan.identities[purpose]),
    fillInRelease(before, plan.release),
  );
  // Other tools update the commits of actions.
  if (filled === before && withoutCommits(before) === withoutCommits(after))
    return { kind: 'unchanged', path };
  return filled === before
    ? { kind: 'differs', path, before, after }
    : { kind: 'fill-in', path, before, after: filled };
}

/**
 * Returns a minimal configuration file: a minimum age for pins, verified signatures by these signers, on other registries pins
 * for new references, and the most common keys as comments.
 */
export function configText(situation: Situation, signers: readonly SignerEntry[]): string {
  const entries = signers.flatMap(signerEntryLines).map((line) => `    ${line}\n`);
  const list = entries.length === 0 ? '' : `  signers: # as the platform names them\n${entries.join('')}`;
  const isOther = situation === 'other';
  return `# yaml-language-server: $schema=${schemaUrl('mooring-config.v1.json')}
#
# Configuration of Mooring: ${documentationUrl('configuration.md')}
# Every key is optional. To use an example below, remove the \`# \` at the start of its lines.

pin:
  min-age: 3d # pin builds that are at least this old
  unknown-age: accept # also pin images whose registry publishes no build timestamps

${isOther ? OTHER_TRUST : `trust:\n  signatures: require # use only builds of your registry whose signature is verified\n${list}`}
${isOther ? 'check:\n  require-pins: true # a new reference needs a digest; pin adds those of all others' : '# check:\n#   min-severity: high # report lower severities without failing the check'}

# exclude: [test/fixtures/**] # files that are not read

# ignore: # images that are neither checked nor pinned
#   - image: cgr.dev/acme/legacy-*
#     reason: replaced next quarter
#     until: 2030-12-31
`;
}

/** Only the signatures of signers that the user names can be verified. */
const OTHER_TRUST = `# trust: # who signs your images; signatures of all others are not read
#   signatures: require
#   signers:
#     - image: ghcr.io/acme/*
#       issuer: https://token.actions.githubusercontent.com
#       identity: https://github.com/acme/images/.github/workflows/release.yml@refs/heads/main
`;
