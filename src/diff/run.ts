import { execCommandUntil } from '../io/process/exec-command.ts';
import { openDirectoryBase } from '../io/git/directory-commit.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import { changedImages } from '../references/decide/changed-images.ts';
import type { ChangedImage } from '../references/decide/changed-images.ts';
import type { Fetched } from '../values/fetched.ts';
import type { BuildDiff } from './decide/build-diff.ts';
import { MooringError } from '../values/errors.ts';
import { canonicalReference } from '../values/image-reference.ts';
import { settle } from '../values/fetched.ts';
import { readTrees } from '../references/read-trees.ts';
import { loadConfig } from '../config/load-config.ts';
import { mapLimit } from '../values/concurrency.ts';
import type { NamedBuildFactsOptions } from '../tag-history/named-build-facts.ts';
import { findBuilds, findReferences } from './find-sides.ts';
import type { Sides } from './find-sides.ts';
import { openDiffer } from './open-differ.ts';
import { loadTrust } from '../sign-in/load-trust.ts';
import type { World } from '../sign-in/access.ts';

/** Which builds are compared: two references, two builds of one tag, or each image that a branch changes. */
export type Compared =
  | { readonly kind: 'references'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'builds';
      readonly reference: string;
      /** Empty for the defaults. */
      readonly from: string;
      readonly to: string;
      readonly file: string | undefined;
    }
  | { readonly kind: 'branch'; readonly base: string };

export interface CompareInputs {
  readonly compared: Compared;
  /** Those of the configuration file if empty. */
  readonly platform: readonly string[];
  /** Path of a trust root; empty for that of the configuration file, or the built-in one. */
  readonly 'trusted-root': string;
  readonly github?: NamedBuildFactsOptions['github'];
}

/** Two builds and what differs between them, or why that is unknown. */
export interface ComparedBuilds {
  /** `cgr.dev/acme/app:1 → cgr.dev/acme/app:2`, or `file:line` for an image of a branch. */
  readonly name: string;
  readonly diff: Fetched<BuildDiff>;
}

/** Images that are compared at the same time: the SBOMs of both builds can have 32 MB each. */
const IMAGES_IN_FLIGHT = 4;

/**
 * Compares builds by the configuration file of the repository. The result is empty if a branch changes no
 * image. Throws what finding the builds throws; a failed request for an image of a branch makes only that one unknown.
 */
export async function compareBuilds(inputs: CompareInputs, world: World): Promise<readonly ComparedBuilds[]> {
  const { compared, github } = inputs;
  const { clock, directory, onWarning, signal } = world;
  if (compared.kind === 'branch') return compareBranch(compared.base, inputs, world);
  const command = execCommandUntil(signal);
  const tree = createWorkTree(directory, command);
  const config = await loadConfig(tree);
  const trustedRoot = inputs['trusted-root'];
  const { diff, source, verify } = await openDiffer({
    ...world,
    tokenHosts: config.pin.tokenHosts,
    trust: await loadTrust({ config: config.trust, tree }, world),
    trustedRoot,
  });
  const { mirrors } = config.pin;
  const file = compared.kind === 'builds' ? compared.file : undefined;
  const now = world.access.serverTime ?? clock.now();
  const facts = {
    ...world,
    github,
    source,
    mirrors,
    verify,
    tree,
    command,
    now,
    file,
    onNote: onWarning,
  };
  const sides =
    compared.kind === 'builds' ? await findBuilds(compared, facts) : await findReferences(compared, facts);
  const platforms = inputs.platform.length === 0 ? config.check.platforms : inputs.platform;
  const name = compared.kind === 'builds' ? compared.reference : `${compared.from} → ${compared.to}`;
  return (await diff([{ ...sides, platforms }])).map((result) => ({ name, diff: result.diff }));
}

/** Compares each image that the files of `directory` changed since they left the base, as `check --base` reads them. */
async function compareBranch(
  base: string,
  inputs: CompareInputs,
  world: World,
): Promise<readonly ComparedBuilds[]> {
  const { access, clock, directory, signal } = world;
  const command = execCommandUntil(signal);
  const head = createWorkTree(directory, command);
  const opened = await openDirectoryBase(directory, base, command);
  const trees = await readTrees({
    head,
    base: opened.tree,
    isChange: true,
    startedAt: access.serverTime ?? clock.now(),
    registry: world.endpoints.registry,
  });
  if (trees.before === undefined)
    throw new MooringError(
      'config_base_unreadable',
      `the files of the base commit ${opened.commit} are lost`,
    );
  const { config } = trees.chosen;
  const { pin } = config;
  const { diff, source } = await openDiffer({
    ...world,
    tokenHosts: pin.tokenHosts,
    trust: { config: config.trust, tree: trees.configTree },
    trustedRoot: inputs['trusted-root'],
  });
  const changes = groupChanges(changedImages(trees.head, trees.before));
  const compared = await mapLimit([...changes.values()], IMAGES_IN_FLIGHT, async (same) => {
    const [{ from, to }] = same;
    const sides: Fetched<Sides> = await settle(
      findReferences({ from, to: to.reference }, { source, mirrors: pin.mirrors }),
    );
    const own = to.platform === undefined ? config.check.platforms : [to.platform];
    const platforms = inputs.platform.length === 0 ? own : inputs.platform;
    const name = same.map(({ to: { file, line } }) => `${file}:${line}`).join(', ');
    if (sides.kind === 'unknown') return [{ name, diff: sides }];
    return (await diff([{ ...sides.value, platforms }])).map((result) => ({ name, diff: result.diff }));
  });
  return compared.flat();
}

/** The same change at several places is compared once. */
function groupChanges(
  changes: readonly ChangedImage[],
): ReadonlyMap<string, readonly [ChangedImage, ...ChangedImage[]]> {
  const groups = new Map<string, [ChangedImage, ...ChangedImage[]]>();
  for (const change of changes) {
    const { from, to } = change;
    const key = [canonicalReference(from), canonicalReference(to.reference), to.platform].join(' ');
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [change]);
    else same.push(change);
  }
  return groups;
}
