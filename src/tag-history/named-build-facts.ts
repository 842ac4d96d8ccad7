import { isDigest, shortDigest } from '../values/digest.ts';
import type { Digest } from '../values/digest.ts';
import { resolveNamedBuild } from './decide/named-build.ts';
import type { HistoryBuild } from './decide/named-build.ts';
import type { Build, TagHistory } from '../values/tag-history.ts';
import { MooringError } from '../values/errors.ts';
import { formatImage } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import { listedTag } from '../references/decide/image-list.ts';
import type { ListedImage } from '../references/decide/image-list.ts';
import type { PinOrigin } from './decide/pin-origin.ts';
import { printable } from '../text/printable.ts';
import type { CheckStates } from '../io/ports/check-states.ts';
import type { Command } from '../io/ports/command.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { listImages } from '../references/list-images.ts';
import { openDirectoryCommit } from '../io/git/directory-commit.ts';
import { gitHubCheckStates } from '../io/github/github-check-states.ts';
import { openGitHubRepository } from '../io/github/github-repository.ts';
import type { GitHubRepositoryOptions } from '../io/github/github-repository.ts';
import { gitHubApiUrl } from '../values/remote.ts';
import type { Clock } from '../values/clock.ts';
import { findGitHubToken } from '../io/git/github-token.ts';
import { findRemote, gitIn } from '../io/git/remote-repository.ts';
import { verifyPins } from './verify-pins.ts';
import type { VerifyOptions } from './search-origin.ts';

/** The facts by which named builds are resolved. */
export interface NamedBuildFacts {
  readonly reference: Pick<ImageReference, 'host' | 'path'> & { readonly tag: string };
  readonly history: TagHistory;
  readonly now: Instant;
  /** The files of the repository, and where they are. */
  readonly tree: FileTree;
  readonly directory: string;
  readonly command: Command;
  /** The file whose pin is meant; undefined for the one that names the reference. */
  readonly file: string | undefined;
  /** The origin of a digest that is not a build of the tag (`verifyPins`). */
  readonly originOf: (digest: Digest) => Promise<PinOrigin>;
  /** The files of a commit below `directory`. */
  readonly openCommit: (revision: string) => Promise<FileTree>;
  /** Undefined without a GitHub token or a repository on GitHub. */
  readonly openChecks: () => Promise<CheckStates | undefined>;
}

/** A build of the history that a name fits. */
export interface FoundBuild {
  readonly build: Build;
  /** Sentences about a hint that can be wrong; empty for a name that is exact. */
  readonly notes: readonly string[];
  /** For `green`: a later build with which the checks failed. */
  readonly laterBad?: Build;
}

/** A build of the history, or why there is none of this name, as a clause. */
export type BuildLookup = FoundBuild | { readonly why: string };

export interface NamedBuildFactsOptions extends Pick<
  NamedBuildFacts,
  'reference' | 'history' | 'now' | 'tree' | 'directory' | 'command' | 'file'
> {
  readonly verify: VerifyOptions;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The repository of a workflow; if absent, the remote of the clone and the token that `gh` would use. */
  readonly github?: Pick<GitHubRepositoryOptions, 'apiUrl' | 'repository' | 'token'> | undefined;
}

/** Opens the facts by which named builds are resolved, over git, the registry and GitHub. Nothing is read before one requires it. */
export function openNamedBuildFacts(options: NamedBuildFactsOptions): NamedBuildFacts {
  const { command, directory, reference, verify } = options;
  return {
    ...options,
    originOf: async (digest) => {
      const [origin] = (await verifyPins([{ ...reference, digest }], verify)).values();
      if (origin === undefined) throw new MooringError('internal_bug', `${digest} has no origin`);
      return origin;
    },
    openCommit: async (revision) =>
      (await openDirectoryCommit(directory, revision, { option: 'git', command })).tree,
    openChecks: () => openChecks(options),
  };
}

async function openChecks(options: NamedBuildFactsOptions): Promise<CheckStates | undefined> {
  const { clock, github = await gitHubOfClone(options), signal } = options;
  if (github === undefined) return undefined;
  return gitHubCheckStates(await openGitHubRepository({ ...github, clock, signal }));
}

async function gitHubOfClone({
  variables,
  command,
  directory,
}: NamedBuildFactsOptions): Promise<NamedBuildFactsOptions['github']> {
  const git = gitIn(directory, command);
  if (((await git('remote')) ?? '') === '') return undefined;
  const { serverUrl, owner, name } = await findRemote(git);
  const token = await findGitHubToken(serverUrl, { variables, command, directory });
  return token && { apiUrl: gitHubApiUrl(serverUrl), repository: `${owner}/${name}`, token };
}

/** Returns a named build that the history alone resolves. */
export function buildInHistory(named: HistoryBuild, { history, now }: NamedBuildFacts): BuildLookup {
  const found = resolveNamedBuild(named, history, now);
  return found.kind === 'build' ? { build: found.build, notes: [] } : { why: found.why };
}

/** Returns the build of a digest, or of the index that contains it as the manifest of a platform. */
export async function buildOfDigest(digest: Digest, facts: NamedBuildFacts): Promise<BuildLookup> {
  const found = resolveNamedBuild({ kind: 'digest', digest }, facts.history, facts.now);
  if (found.kind === 'build') return { build: found.build, notes: [] };
  if (found.isForeign !== true) return found;
  const origin = await facts.originOf(digest);
  if (origin.kind === 'platform-manifest') {
    const index = buildInHistory({ kind: 'digest', digest: origin.index }, facts);
    const note = `${shortDigest(digest)} is the ${origin.platform} manifest of the build ${shortDigest(origin.index)}.`;
    return 'why' in index ? index : { ...index, notes: [note] };
  }
  const { tag } = facts.reference;
  if (origin.kind === 'other-tag')
    return { why: `${digest} is a build of the tag ${printable(origin.tag)}, not of ${printable(tag)}` };
  if (origin.kind === 'not-checked') return { why: `${digest}: ${origin.reason}` };
  return { why: `${digest} is not a build of ${formatImage(facts.reference)}:${printable(tag)}` };
}

/** Returns the build that all places pin. */
export async function buildOfPin(
  places: readonly ListedImage[],
  facts: NamedBuildFacts,
): Promise<BuildLookup> {
  const digest = pinOf(places, facts);
  return isDigest(digest) ? buildOfDigest(digest, facts) : { why: digest };
}

/** Returns the places of a tree that name the reference, in the file of the option if there is one. */
export async function findPlaces(
  tree: FileTree,
  { reference, now, file }: Pick<NamedBuildFacts, 'reference' | 'now' | 'file'>,
): Promise<readonly ListedImage[]> {
  const { images } = await listImages({ tree, now });
  return images.filter(
    (image) =>
      formatImage(image.reference) === formatImage(reference) &&
      listedTag(image) === reference.tag &&
      (file === undefined || image.file === file.replace(/^\.\//, '')),
  );
}

/** Returns the digest that all places have, or why there is none, as a clause. */
export function pinOf(
  places: readonly ListedImage[],
  { reference, file }: Pick<NamedBuildFacts, 'reference' | 'file'>,
): Digest | string {
  const pins = places.flatMap((place) => {
    const { digest } = place.reference;
    return digest === undefined ? [] : [{ digest, file: place.file, line: place.line }];
  });
  const [first] = pins;
  const name = `${formatImage(reference)}:${reference.tag}`;
  if (first === undefined)
    return `${file ?? 'no file'} ${file === undefined ? 'pins' : 'does not pin'} ${name}`;
  if (pins.every(({ digest }) => digest === first.digest)) return first.digest;
  const shown = pins.slice(0, 3).map((pin) => `${printable(pin.file)}:${pin.line}`);
  return `files pin ${name} to different digests (${shown.join(', ')}); set \`file\` to one of them`;
}
