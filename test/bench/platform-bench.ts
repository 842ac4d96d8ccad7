import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { z } from 'zod';

import { connectHttp2, requestHttp2 } from '../support/platform/http2-client.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';

const REPOS = 200;
const TAGS_OF_REPO = 500;
const RECORDS_OF_REPO = 5_000;
/** The records of every tag but a repository's first, which has the others: more than a page of them. */
const RECORDS_OF_TAG = 8;
const ROUNDS = 30;

/** A platform that runs as a process of its own. */
interface Served {
  readonly line: z.infer<typeof Line>;
  /** Milliseconds from the start of the process to its line. */
  readonly start: number;
  /** The most memory that it has held so far, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** A manifest of one platform of an image. */
interface Manifest {
  readonly image: string;
  readonly digest: string;
}

type Manifests = readonly [Manifest, ...(readonly Manifest[])];

const Token = z.object({ token: z.string() });
const Index = z.object({ manifests: z.tuple([z.object({ digest: z.string() })], z.unknown()) });
const Line = z.object({ apiUrl: z.string(), tokenUrl: z.string(), adminToken: z.string() });

/** The embedded platform over a data file of 100,000 tags and 1,000,000 records of history, freshly started. */
export async function servingManyTags(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-platform-'));
  const data = join(folder, 'platform.db');
  const { planting, manifests } = await fillDataFile(data, join(folder, 'seed.json'));
  const platform = await serve(['--data', data]);
  try {
    return [
      row('planting 100,000 tags and 1,000,000 records', `${(planting / 1000).toFixed(1)} s`, '≤ 8 s'),
      ...(await measure(platform, manifests)),
    ];
  } finally {
    await platform.stop();
  }
}

async function measure(platform: Served, manifests: Manifests): Promise<readonly Row[]> {
  const { apiUrl, adminToken } = platform.line;
  const tags = await timePages(`${apiUrl}/registry/v2/tags?page_size=200`, adminToken, {
    field: 'tags',
    length: 200,
  });
  const tagsOverGrpc = await timeGrpcPages(platform.line);
  const [{ image }] = manifests;
  const history = await timePages(
    `${apiUrl}/v2/${image}/_chainguard/history/tag-0`,
    await pullToken(platform, image),
    { field: 'history', length: 1_000 },
  );
  const found = await timeManifests(platform, manifests);
  return [
    row('platform of 100,000 tags and 1,000,000 records: start', `${platform.start.toFixed(0)} ms`, '≤ 5 s'),
    row('… a page of 200 tags', `${tags.toFixed(1)} ms`, '≤ 20 ms'),
    {
      ...row('… the same page over gRPC', `${tagsOverGrpc.toFixed(1)} ms`, '≤ 1.5×'),
      against: `REST ${tags.toFixed(1)} ms`,
      ratio: `${(tagsOverGrpc / tags).toFixed(2)}×`,
    },
    row('… a page of 1000 records of history', `${history.toFixed(1)} ms`, '≤ 20 ms'),
    row("… a manifest by its digest, the first of its image's", `${found.toFixed(1)} ms`, '≤ 20 ms'),
    row('… and the memory that it takes at most', `${platform.memory().toFixed(0)} MB`, '≤ 300 MB'),
  ];
}

function row(what: string, measured: string, budget: string): Row {
  return { what, measured, against: '', ratio: '', budget };
}

/** The median milliseconds of a page, body included, after one that does not count. Throws where it is not full. */
async function timePages(
  url: string,
  token: string,
  { field, length }: { readonly field: string; readonly length: number },
): Promise<number> {
  const Page = z.looseObject({ [field]: z.array(z.unknown()).length(length) });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one page after the other is what is timed
    const page = await getJson(url, token);
    if (round > 0) times.push(performance.now() - start);
    Page.parse(page);
  }
  return median(times);
}

/** A framed `ListTagsRequest` with a `page_size` (field 10) of 200. */
const TAG_PAGE = Uint8Array.of(0, 0, 0, 0, 3, 0x50, 0xc8, 0x01);

/** The same for a page of tags over gRPC, on one connection. */
async function timeGrpcPages({ apiUrl, adminToken }: Served['line']): Promise<number> {
  const session = connectHttp2(apiUrl);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one page after the other is what is timed
    const { trailers, body } = await requestHttp2(
      session,
      {
        ':method': 'POST',
        ':path': '/chainguard.platform.registry.v2.TagsService/ListTags',
        'content-type': 'application/grpc',
        te: 'trailers',
        authorization: `Bearer ${adminToken}`,
      },
      TAG_PAGE,
    );
    if (round > 0) times.push(performance.now() - start);
    if (trailers['grpc-status'] !== '0' || body.length < 200 * 100) throw new Error('the page is not full');
  }
  session.close();
  return median(times);
}

/** The median milliseconds of a manifest request by digest, for an image without earlier requests. */
async function timeManifests(platform: Served, manifests: readonly Manifest[]): Promise<number> {
  const times: number[] = [];
  for (const { image, digest } of manifests) {
    // oxlint-disable-next-line no-await-in-loop -- one manifest after the other is what is timed
    const token = await pullToken(platform, image);
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await getJson(`${platform.line.apiUrl}/v2/${image}/manifests/${digest}`, token);
    times.push(performance.now() - start);
  }
  return median(times);
}

async function pullToken({ line }: Served, image: string): Promise<string> {
  const { token } = Token.parse(await getJson(`${line.tokenUrl}/token?scope=repository:${image}:pull`));
  return token;
}

async function getJson(url: string, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Lets a first process plant the seed, so that the one that is measured only opens the file. Gives the milliseconds until
 * that is done, and a manifest of each of some images, of an old build.
 */
async function fillDataFile(
  data: string,
  seed: string,
): Promise<{ readonly planting: number; readonly manifests: Manifests }> {
  writeFileSync(seed, JSON.stringify(manyTags()));
  const planting = await serve(['--data', data, '--seed', seed]);
  const images = Array.from({ length: ROUNDS }, (_, index) => `acme/image-${index}`);
  const [first, ...others] = await Promise.all(images.map((image) => manifestOf(image, planting)));
  await planting.stop();
  if (first === undefined) throw new Error('there are no rounds');
  return { planting: planting.start, manifests: [first, ...others] };
}

async function manifestOf(image: string, platform: Served): Promise<Manifest> {
  const token = await pullToken(platform, image);
  const index = await getJson(`${platform.line.apiUrl}/v2/${image}/manifests/tag-1`, token);
  const [{ digest }] = Index.parse(index).manifests;
  return { image, digest };
}

function manyTags(): unknown {
  const tags = Array.from({ length: TAGS_OF_REPO }, (_, index) => {
    const others = (TAGS_OF_REPO - 1) * RECORDS_OF_TAG;
    const count = index === 0 ? RECORDS_OF_REPO - others : RECORDS_OF_TAG;
    return { name: `tag-${index}`, history: { from: 'now-90d', every: '1h', count } };
  });
  const repos = Array.from({ length: REPOS }, (_, index) => ({ name: `image-${index}`, tags }));
  return { organizations: [{ name: 'acme', public: true, repos }] };
}

async function serve(args: readonly string[]): Promise<Served> {
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/platform/index.js', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = Line.parse(JSON.parse(await firstLine(child)));
  return {
    line,
    start: performance.now() - began,
    memory: () => peakOf(child),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the output of the platform is not piped');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the platform ended without its line');
}

/** Peak memory as counted by the kernel (proc_pid_status(5), VmHWM, in kB): a process knows its own only after it ended. */
function peakOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_000;
}
