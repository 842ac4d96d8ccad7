import { describe, expect, it } from 'vitest';

import { fileFormat } from '../../../../src/formats/file-format.ts';
import { readStructuredFile } from '../../../../src/formats/read-structured-file.ts';
import { listText, pinText } from '../../../support/views/list-text.ts';
import { D, OLD } from '../hard-rows.ts';
import { TOOL_FILES } from '../kinds/tool-files.ts';

interface Expected {
  readonly images?: readonly string[];
  readonly skipped?: readonly string[];
  readonly named?: readonly string[];
  /** The lines that a pin changes, as they are after it. */
  readonly pinned?: readonly string[];
}

const EXPECTED: Readonly<Record<keyof typeof TOOL_FILES, Expected>> = {
  'quadlet/shop.container': {
    images: ['8:7 docker.io/library/nginx:1.27.2'],
    pinned: [`Image=docker.io/library/nginx:1.27.2@${D}`],
  },
  'quadlet/local.container': {},
  'quadlet/archive.image': {},
  'quadlet/base.image': {
    images: [`2:16 quay.io/fedora/fedora:41@${OLD}`],
    pinned: [`Image=docker://quay.io/fedora/fedora:41@${D}`],
  },
  'quadlet/data.volume': {
    images: ['3:8 quay.io/centos/centos:stream9'],
    pinned: [`Image="quay.io/centos/centos:stream9@${D}"`],
  },
  'quadlet/shop.build': { named: ['3 dockerfile Containerfile.shop'] },
  'quadlet/pods.kube': { named: ['2 kubernetes shop.yaml', '3 kubernetes queue.yaml'] },
  'project.toml': {
    images: [
      '6:12 docker.io/paketobuildpacks/builder-jammy-base:0.4.316 (no-digest-here)',
      '10:17 docker.io/paketobuildpacks/java:18.5.0 (no-digest-here)',
    ],
  },
  'fly.toml': {
    images: ['5:12 registry.example.test/shop:1.4.0 (no-digest-here)'],
  },
  'docker/fly.toml': { named: ['4 dockerfile deploy/Dockerfile'] },
  'railway.toml': { named: ['3 dockerfile deploy/Dockerfile'] },
  'MODULE.bazel': {
    images: [
      `9:14 gcr.io/distroless/base@sha256:${'1'.repeat(64)}`,
      '15:36 cgr.dev/chainguard/python:latest',
    ],
    pinned: [
      `    digest = "${D}",`,
      `oci.pull(name = "python", image = "cgr.dev/chainguard/python", tag = "latest", digest = "${D}")  # not reproducible`,
    ],
  },
  Tiltfile: {
    images: ['7:6 docker.io/library/alpine:3.20'],
    named: [
      '4 dockerfile shop/dev.Dockerfile',
      '5 dockerfile queue/Dockerfile',
      '10 compose compose.yaml',
      '10 compose compose.dev.yaml',
    ],
    pinned: [`FROM alpine:3.20@${D}`],
  },
  Jenkinsfile: {
    images: [
      '11:14 docker.io/library/maven:3.9.9-eclipse-temurin-21',
      '18:31 docker.io/library/node:22-alpine',
      '30:27 docker.io/aquasec/trivy:0.57.0',
    ],
    named: ['22 dockerfile ci/build.Dockerfile'],
    pinned: [
      `      image: maven:3.9.9-eclipse-temurin-21@${D}`,
      `      agent { docker { image 'node:22-alpine@${D}'; args '-u root' } }`,
      `            docker.image('aquasec/trivy:0.57.0@${D}').inside("--entrypoint=''") { sh 'trivy fs .' }`,
    ],
  },
  Earthfile: {
    images: [
      '3:6 docker.io/library/golang:1.23.3-alpine (arg-used-elsewhere)',
      '17:33 gcr.io/distroless/static:nonroot',
      '25:10 docker.io/earthly/dind:alpine-3.20',
      '28:20 docker.io/library/postgres:17',
    ],
    named: ['22 dockerfile legacy/Dockerfile', '27 compose compose.test.yaml'],
    pinned: [
      `    FROM --platform=linux/amd64 gcr.io/distroless/static:nonroot@${D}`,
      `    FROM earthly/dind:alpine-3.20@${D}`,
      `            --pull postgres:17@${D} \\ # the database`,
    ],
  },
};

describe('formats/rows: true files in other languages', () => {
  it.each(Object.keys(TOOL_FILES) as (keyof typeof TOOL_FILES)[])('%s', async (file) => {
    const { images = [], skipped = [], named = [], pinned = [] } = EXPECTED[file];
    const text = TOOL_FILES[file].replaceAll('@D', `@${OLD}`);
    expect(await listText(file, text)).toEqual({ images, skipped });
    const format = fileFormat(file);
    const bytes = new TextEncoder().encode(text);
    const reading = format !== undefined && 'kind' in format ? readStructuredFile(format, bytes) : undefined;
    expect(reading?.named?.map(({ line, kind, path }) => `${line} ${kind} ${path}`)).toEqual(named);
    const after = await pinText(file, text, D);
    const before = text.split('\n');
    expect(after.split('\n').filter((line, index) => line !== before[index])).toEqual(pinned);
    expect(await pinText(file, after, D)).toBe(after);
  });
});
