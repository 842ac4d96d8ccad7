import { describe, expect, it } from 'vitest';

import { haveJudge, judgeAll } from '../support/judges/judges.ts';

describe.runIf(haveJudge('judge'))('the judge', () => {
  it('lists the images of a Dockerfile that BuildKit resolves, with their lines, less the stages', async () => {
    const text = [
      '# syntax=docker/dockerfile:1 x',
      'ARG V=3.20',
      'FROM alpine:$V AS base',
      'FROM base',
      'COPY --from=redis:7 /a /b',
      'RUN --mount=from=base,target=/x --mount=from=busybox,target=/y true',
    ].join('\n');
    expect(await judgeAll('dockerfile', [{ text }, { text: 'FROM a b' }])).toEqual([
      {
        images: [
          { image: 'docker.io/library/alpine:3.20', line: 3 },
          { image: 'docker.io/library/redis:7', line: 5 },
          { image: 'docker.io/library/busybox:latest', line: 6 },
        ],
        syntax: 'docker/dockerfile:1',
      },
      { error: 'dockerfile parse error on line 1: FROM requires either one or three arguments' },
    ]);
  });

  it.each(['yaml', 'yaml3'] as const)('reads all documents of a file as %s', async (language) => {
    expect(await judgeAll(language, [{ text: 'a: [1, x]\n---\nb: !!str 2\n' }, { text: 'a: [' }])).toEqual([
      { documents: [{ value: { a: [1, 'x'] } }, { value: { b: '2' } }] },
      { error: expect.stringContaining('yaml: line 1') },
    ]);
  });

  it('loads services as docker compose does', async () => {
    const text =
      'services:\n  a: {build: {dockerfile: D}}\n  b: {image: "x:${V:-18}", profiles: [p], pull_policy: always}\n';
    expect(await judgeAll('compose', [{ text }, { text: 'include: [other.yml]' }])).toEqual([
      {
        services: {
          a: {
            image: '',
            build: { context: '.', dockerfile: 'D', inline: '', contexts: null },
            pullPolicy: '',
            mounts: [],
          },
          b: { image: 'x:18', build: null, pullPolicy: 'always', mounts: [] },
        },
      },
      { error: 'no directory was given to look for other.yml' },
    ]);
  });

  it('evaluates HCL as far as it needs no variables, in both syntaxes', async () => {
    const hcl = 'target "a" { contexts = { b = "alp\\u0069ne", c = "${x}" } }';
    expect(
      await judgeAll('hcl', [
        { text: hcl },
        { text: '{"target": {"a": {"x": "\\u0061"}}}', json: true },
        { text: '{' },
      ]),
    ).toEqual([
      {
        attributes: {},
        blocks: [
          {
            type: 'target',
            labels: ['a'],
            attributes: { contexts: { b: 'alpine', c: { expression: '"${x}"' } } },
            blocks: [],
          },
        ],
      },
      { attributes: { target: { a: { x: 'a' } } }, blocks: [] },
      { error: expect.stringContaining('docker-bake.hcl:1') },
    ]);
  });
});
