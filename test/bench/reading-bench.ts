import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { compare, peakMemory } from './measure.ts';
import type { Row } from './measure.ts';

const DOCKERFILES = 10_000;
const ROUNDS = 5;

/** `images` over Dockerfiles, against the minimum that any tool has to do: `git grep` for FROM in the same files. */
export function readingDockerfiles(): readonly Row[] {
  const folder = makeDockerfiles();
  const images = [resolve('dist/cli.js'), 'images', '--json', folder];
  const memory = peakMemory({ args: images });
  return [
    compare(
      {
        what: `images: ${DOCKERFILES} Dockerfiles`,
        other: 'git grep -c FROM',
        budget: '≤ 400 ms (Renovate 44: 4.9 s)',
      },
      [
        { program: process.execPath, args: images },
        { program: 'git', args: ['grep', '-c', 'FROM'], folder },
      ],
      ROUNDS,
    ),
    {
      what: '… and the memory that it takes at most',
      measured: `${memory.toFixed(0)} MB`,
      against: '',
      ratio: '',
      budget: '≤ 200 MB',
    },
  ];
}

function makeDockerfiles(): string {
  const { folder, commit } = createGitRepository();
  for (let number = 0; number < DOCKERFILES; number += 1) {
    const path = join(folder, `team-${number % 100}/service-${number}/Dockerfile`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, dockerfile(number));
  }
  commit('services');
  return folder;
}

function dockerfile(number: number): string {
  return `# syntax=docker/dockerfile:1
ARG VERSION=3.${number % 20}
FROM --platform=$BUILDPLATFORM cgr.dev/acme/python:\${VERSION}-dev AS build
WORKDIR /app
COPY requirements.txt .
RUN --mount=type=cache,target=/root/.cache \\
    pip install --no-cache-dir \\
    -r requirements.txt && \\
    rm -rf /tmp/*

# the runtime of service ${number}
FROM cgr.dev/acme/python:\${VERSION}
ENV PORT=${8000 + number} \\
    NAME="service ${number}"
COPY --from=build /app /app
COPY . .
EXPOSE 8080
HEALTHCHECK CMD curl -f http://localhost:8080/ || exit 1
USER nonroot
ENTRYPOINT ["python", "-m", "service${number}"]
`;
}
