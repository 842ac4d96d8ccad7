import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { createGitRepository } from '../support/github/git-repository.ts';
import { compare, peakMemory } from './measure.ts';
import type { Row } from './measure.ts';

const MANIFESTS = 3_000;
const ROUNDS = 5;

/** Reads every manifest and parses it, and does nothing else: what the YAML library alone costs. */
const BARE_LOOP = `
  import { readFileSync } from 'node:fs';
  import { execFileSync } from 'node:child_process';
  import { parseAllDocuments } from 'yaml';
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: process.argv[1] }).toString().split('\\0');
  for (const path of paths) if (path !== '') parseAllDocuments(readFileSync(process.argv[1] + '/' + path, 'utf8'));
`;

/** `images` over Kubernetes manifests, against a bare loop of the same library over the same files. */
export function readingManifests(): readonly Row[] {
  const folder = makeManifests();
  const images = [resolve('dist/cli.js'), 'images', '--json', folder];
  const memory = peakMemory({ args: images });
  return [
    compare(
      {
        what: `images: ${MANIFESTS} Kubernetes manifests`,
        other: 'a bare loop of the YAML library',
        budget: '≤ 1.2×',
      },
      [
        { program: process.execPath, args: images },
        { program: process.execPath, args: ['--input-type=module', '-e', BARE_LOOP, folder] },
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

function makeManifests(): string {
  const { folder, commit } = createGitRepository();
  for (let index = 0; index < MANIFESTS; index += 1) {
    const path = join(folder, `team-${index % 50}/service-${index}/deployment.yaml`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, manifest(index));
  }
  commit('manifests');
  return folder;
}

function manifest(index: number): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: service-${index}
  labels: { app: service-${index}, team: team-${index % 50} }
spec:
  replicas: ${index % 7}
  selector:
    matchLabels: { app: service-${index} }
  template:
    metadata:
      labels: { app: service-${index} }
    spec:
      initContainers:
        - name: wait
          image: cgr.dev/acme/curl:8 # keep
      containers:
        - name: main
          image: "cgr.dev/acme/python:3.${index % 14}"
          env:
            - { name: PORT, value: "${8_000 + index}" }
          resources:
            limits: { cpu: 500m, memory: 256Mi }
---
apiVersion: v1
kind: Service
metadata: { name: service-${index} }
spec:
  selector: { app: service-${index} }
  ports: [{ port: 80, targetPort: ${8_000 + index} }]
`;
}
