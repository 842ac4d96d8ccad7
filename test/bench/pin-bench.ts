import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { platformVariables } from '../support/jobs/run-launcher.ts';
import type { PlatformLine } from '../support/platform/start-platform.ts';
import { compare, compareCpu, peakMemory } from './measure.ts';
import type { Row, TimedProgram } from './measure.ts';
import { sentRequests } from './sent-requests.ts';

const DOCKERFILES = 300;
const IMAGES = 50;
const BUILDS = 200;
const LATENCY_MS = 20;
const ROUNDS = 9;
/** It takes seconds. */
const ROUNDS_BESIDE = 3;

const NOTHING = { program: process.execPath, args: ['-e', '0'] };
const NONE = { against: '', ratio: '' };

/** What `trust.signatures` can say, with the budget of CPU time and of requests for it. */
const SIGNATURES = [
  { signatures: 'off', cpu: '', requests: '≤ 110, two of each image' },
  { signatures: 'report', cpu: '≤ 750 ms', requests: '≤ 160, one more of each image' },
  { signatures: 'require', cpu: '', requests: '≤ 160, one more of each image' },
] as const;

/**
 * `pin --dry-run` over 600 FROM lines of 50 images, by a platform each of whose answers takes 20 ms longer: beside Renovate,
 * which looks up the same digests, if it is installed (.ci/install-judges), and with each value of `trust.signatures`.
 */
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
  const [args, environment] = [
    [resolve('dist/cli.js'), 'pin', '--dry-run', folder],
    { HOME: folder, ...platformVariables(line) },
  ];
  const pin = { program: process.execPath, args, environment };
  const what = `pin --dry-run: ${DOCKERFILES} Dockerfiles, ${DOCKERFILES * 2} FROM, ${IMAGES} images, ${LATENCY_MS} ms an answer`;
  const others = haveJudge('renovate') ? [renovate(line, folder)] : [];
  return [
    compare({ what, other: 'node -e 0', budget: '≤ 400 ms' }, [pin, NOTHING], ROUNDS),
    ...others.map((other) =>
      compare({ what: '… beside Renovate', other: 'Renovate', budget: '' }, [pin, other], ROUNDS_BESIDE),
    ),
    ...others.map((other) =>
      compareCpu({ what: '… in CPU time', other: 'Renovate', budget: '' }, [pin, other], ROUNDS_BESIDE),
    ),
    {
      what: '… and the memory that it takes at most',
      measured: `${peakMemory(pin).toFixed(0)} MB`,
      ...NONE,
      budget: '≤ 150 MB',
    },
    ...SIGNATURES.flatMap(({ signatures, cpu, requests }) => {
      mkdirSync(join(folder, '.github'), { recursive: true });
      writeFileSync(join(folder, '.github/mooring.yml'), `trust:\n  signatures: ${signatures}\n`);
      return [
        compareCpu(
          { what: `… with signatures ${signatures}`, other: 'node -e 0', budget: cpu },
          [pin, NOTHING],
          ROUNDS,
        ),
        {
          what: '… and the requests that it sends',
          measured: String(sentRequests(pin).length),
          ...NONE,
          budget: requests,
        },
      ];
    }),
  ];
}

/** Renovate that only looks up digests for the Dockerfiles of a directory, in the registry of an embedded platform. */
function renovate({ registry }: PlatformLine, folder: string): TimedProgram {
  const home = mkdtempSync(join(tmpdir(), 'mooring-renovate-'));
  const config = join(home, 'config.json');
  const settings = {
    enabledManagers: ['dockerfile'],
    pinDigests: true,
    registryAliases: { 'cgr.dev': registry },
    hostRules: [{ matchHost: registry, insecureRegistry: true }],
  };
  writeFileSync(config, JSON.stringify(settings));
  return {
    program: judgePath('renovate'),
    args: ['--platform=local', '--dry-run=lookup', '--require-config=ignored'],
    folder,
    environment: { HOME: home, RENOVATE_CONFIG_FILE: config, RENOVATE_BASE_DIR: home, LOG_LEVEL: 'fatal' },
  };
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
