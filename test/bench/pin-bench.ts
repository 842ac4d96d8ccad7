import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import { platformVariables } from '../support/jobs/run-launcher.ts';
import type { PlatformLine } from '../support/platform/start-platform.ts';
import { compare, peakMemory } from './measure.ts';
import type { Row } from './measure.ts';
import { sentRequests } from './sent-requests.ts';

const DOCKERFILES = 300;
const IMAGES = 50;
const BUILDS = 200;
const LATENCY_MS = 20;
const ROUNDS = 9;

/** `pin --dry-run` over 600 FROM lines of 50 images, by a platform each of whose answers takes 20 ms longer. */
export async function pinningDockerfiles(): Promise<readonly Row[]> {
  const seeds = mkdtempSync(join(tmpdir(), 'mooring-pin-bench-'));
  const seed = join(seeds, 'seed.json');
  writeFileSync(seed, JSON.stringify(manyImages()));
  const platform = await startPlatform('--seed', seed, '--latency', String(LATENCY_MS));
  try {
    return measure(platform.line);
  } finally {
    await platform.stop();
  }
}

function measure(line: PlatformLine): readonly Row[] {
  const folder = makeDockerfiles();
  const args = [resolve('dist/cli.js'), 'pin', '--dry-run', folder];
  const environment = platformVariables(line);
  const what = `pin --dry-run: ${DOCKERFILES} Dockerfiles, ${DOCKERFILES * 2} FROM, ${IMAGES} images, ${LATENCY_MS} ms an answer`;
  const programs = [
    { program: process.execPath, args, environment: { HOME: folder, ...environment } },
    { program: process.execPath, args: ['-e', '0'] },
  ] as const;
  const none = { against: '', ratio: '' };
  const memory = peakMemory({ args, environment });
  return [
    compare({ what, other: 'node -e 0', budget: '≤ 400 ms (Renovate 44: 5.3 s)' }, programs, ROUNDS),
    {
      what: '… and the requests that it sends',
      measured: String(sentRequests({ args, environment }).length),
      ...none,
      budget: '≤ 210 (209), two of each image for its signature',
    },
    {
      what: '… and the memory that it takes at most',
      measured: `${memory.toFixed(0)} MB`,
      ...none,
      budget: '≤ 150 MB (514 MB)',
    },
  ];
}

function makeDockerfiles(): string {
  const { folder, commit } = createGitRepository();
  for (let index = 0; index < DOCKERFILES; index += 1) {
    const path = join(folder, `team-${index % 20}/service-${index}/Dockerfile`);
    const image = (number: number): string => `cgr.dev/chainguard/image-${number % IMAGES}:latest`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      `# service ${index}
FROM ${image(index)} AS build
WORKDIR /src
COPY . .
RUN make install PREFIX=/out

FROM ${image(index * 7 + 1)}
COPY --from=build /out /
USER 65532
ENTRYPOINT ["/usr/bin/service-${index}"]
`,
    );
  }
  commit('Dockerfiles');
  return folder;
}

function manyImages(): unknown {
  const history = { from: 'now-200d', every: '1d', count: BUILDS };
  const repos = Array.from({ length: IMAGES }, (_, index) => ({
    name: `image-${index}`,
    tags: [{ name: 'latest', history }],
  }));
  return { organizations: [{ name: 'chainguard', public: true, repos }] };
}
