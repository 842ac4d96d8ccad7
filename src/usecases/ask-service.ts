import type { PlatformClient } from '../client/platform-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import type { Advisory as AdvisoryRecord } from '../contract/advisory.ts';
import { toAdvisory } from '../contract/advisory-events.ts';
import { rootUid } from '../contract/uid.ts';
import type { Advisory } from '../domain/advisory.ts';
import { tagKey } from '../domain/check/answers.ts';
import type { Answer, Answers, EndOfLife, TagAnswer } from '../domain/check/answers.ts';
import { artifactName, historicImage } from '../domain/check/image-use.ts';
import type { HistoricImage, ImageUse } from '../domain/check/image-use.ts';
import { MooringError } from '../domain/errors.ts';
import { formatImage } from '../domain/image-reference.ts';
import { suggestTag } from '../domain/tag-suggestion.ts';
import { mapLimit } from './map-limit.ts';

/** Requests in flight at the same time (design.md §5). */
const IN_FLIGHT = 16;
/** Names per advisory call, so that its address stays short (advisory-gate.md §3.3). */
const NAMES_PER_CALL = 50;

export interface AskOptions {
  readonly platform: PlatformClient;
  readonly registry: RegistryClient;
  /** The registry's host, as references name it. */
  readonly registryHost: string;
  /** The caller's organization: its name in references, and the uid of its root group. */
  readonly organization: { readonly name: string; readonly uid: string };
}

interface WantedTag {
  readonly image: string;
  readonly tag: string;
  readonly historic: HistoricImage;
}

/**
 * Asks the service everything that judging these uses takes, each question once: per image its repository and a
 * registry token, per tag its history and its state, and the advisories of all names together. What cannot be
 * answered is part of the answer.
 */
export async function askService(uses: readonly ImageUse[], options: AskOptions): Promise<Answers> {
  const wanted = wantedTags(uses, options.registryHost);
  const [tags, advisories] = await Promise.all([
    askTags(wanted, options),
    askAdvisories(
      [...new Set(wanted.map(({ historic }) => artifactName(historic.name)))].sort(),
      options.platform,
    ),
  ]);
  return { tags, advisories };
}

function wantedTags(uses: readonly ImageUse[], registryHost: string): readonly WantedTag[] {
  const wanted = uses.flatMap((use): WantedTag[] => {
    const historic = historicImage(use.reference, registryHost);
    if (historic?.tag === undefined) return [];
    return [{ image: formatImage(use.reference), tag: historic.tag, historic }];
  });
  return [...new Map(wanted.map((one) => [tagKey(one.image, one.tag), one])).values()];
}

async function askTags(
  wanted: readonly WantedTag[],
  options: AskOptions,
): Promise<ReadonlyMap<string, TagAnswer>> {
  const repoUids = new Map<string, Promise<string>>();
  const repoUid = (one: WantedTag): Promise<string> => {
    const uid = repoUids.get(one.image) ?? findRepo(one, options);
    repoUids.set(one.image, uid);
    return uid;
  };
  const answers = await mapLimit(wanted, IN_FLIGHT, async (one) => {
    const [history, endOfLife] = await Promise.all([
      answer(options.registry.tagHistory(one.historic, one.tag)),
      answer(repoUid(one).then((uid) => askEndOfLife(uid, one, options.platform))),
    ]);
    return [tagKey(one.image, one.tag), { history, endOfLife }] as const;
  });
  return new Map(answers);
}

/**
 * The uid of the repository that holds the image. Another organization's repository (the public one's) is found by
 * name among all that the caller sees, less the caller's own of the same name. Throws `platform_not_found`.
 */
async function findRepo(one: WantedTag, options: AskOptions): Promise<string> {
  const { name, uid } = options.organization;
  const isOwn = one.historic.organization === name;
  const filter = { name: one.historic.name, ...(isOwn ? { childrenOf: uid } : {}) };
  for await (const repo of options.platform.listRepos(filter)) {
    if (isOwn === (rootUid(repo.uid) === uid)) return repo.uid;
  }
  throw new MooringError(
    'platform_not_found',
    `the platform shows no repository ${one.image} to this identity`,
  );
}

async function askEndOfLife(repoUid: string, one: WantedTag, platform: PlatformClient): Promise<EndOfLife> {
  for await (const tag of platform.listTags({ childrenOf: repoUid, name: one.tag })) {
    if (!tag.deprecated) return { deprecated: false };
    const live: string[] = [];
    for await (const other of platform.listTags({ childrenOf: repoUid })) {
      if (!other.deprecated) live.push(other.name);
    }
    return { deprecated: true, successor: suggestTag(one.tag, live) };
  }
  throw new MooringError('platform_not_found', `${one.image} has no tag ${one.tag}`);
}

async function askAdvisories(
  names: readonly string[],
  platform: PlatformClient,
): Promise<ReadonlyMap<string, Answer<readonly Advisory[]>>> {
  const chunks = Array.from({ length: Math.ceil(names.length / NAMES_PER_CALL) }, (_, index) =>
    names.slice(index * NAMES_PER_CALL, (index + 1) * NAMES_PER_CALL),
  );
  const answers = await mapLimit(chunks, IN_FLIGHT, async (chunk) => ({
    chunk,
    records: await answer(collect(platform.listAdvisories({ artifactNames: chunk }))),
  }));
  return new Map(
    answers.flatMap(({ chunk, records }) =>
      chunk.map(
        (name) =>
          [name, records.kind === 'known' ? known(advisoriesOf(name, records.value)) : records] as const,
      ),
    ),
  );
}

function advisoriesOf(name: string, records: readonly AdvisoryRecord[]): readonly Advisory[] {
  return records.filter((record) => record.artifactName === name).map(toAdvisory);
}

/** The fallback that the domain asks for: what could not be asked becomes a finding. Our own faults stay errors. */
async function answer<Value>(question: Promise<Value>): Promise<Answer<Value>> {
  try {
    return known(await question);
  } catch (error) {
    if (!(error instanceof MooringError) || error.code === 'internal_bug' || error.code === 'run_deadline')
      throw error;
    return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
  }
}

function known<Value>(value: Value): Answer<Value> {
  return { kind: 'known', value };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  return Array.fromAsync(items);
}
