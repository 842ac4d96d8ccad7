import { describe, expect, it } from 'vitest';

import { listText } from '../../support/views/list-text.ts';
import { D, OLD, POD, testRows } from './hard-rows.ts';
import type { Row } from './hard-rows.ts';

const ROWS: readonly Row[] = [
  {
    name: '67 kustomize: a digest is added to the tag, as Renovate reads it',
    file: 'base/kustomization.yaml',
    text: 'images:\n  - name: nginx\n    newTag: 1.10-alpine # c\n  - {name: a, newName: b/c, newTag: "v1"}\n  - newTag: v3\n    name: d\n',
    images: [
      '2:11 docker.io/library/nginx:1.10-alpine',
      '4:24 docker.io/b/c:v1',
      '6:11 docker.io/library/d:v3',
    ],
    pinned: `images:\n  - name: nginx\n    newTag: "1.10-alpine@${D}" # c\n  - {name: a, newName: b/c, newTag: "v1@${D}"}\n  - newTag: "v3@${D}"\n    name: d\n`,
  },
  {
    name: '67 kustomize: a number and a boolean are no tags',
    file: 'kustomization.yaml',
    text: 'images:\n- {name: a, newTag: 2}\n- {name: b, newTag: yes}\n- {name: c, newTag: !!str 2}\n',
    images: ['4:10 docker.io/library/c:2'],
    skipped: ['2 number-tag 2', '3 number-tag yes'],
    pinned: `images:\n- {name: a, newTag: 2}\n- {name: b, newTag: yes}\n- {name: c, newTag: !!str "2@${D}"}\n`,
  },
  {
    name: '67 kustomize: a digest is exchanged where it is, CRLF and a missing last line end stay',
    file: 'Kustomization',
    text: `images:\r\n- name: a\r\n  newTag: v1\r\n  digest: ${OLD}\r\n- name: b\r\n  newTag: v1@${OLD}\r\n- name: c\r\n  newName: x/c`,
    images: [`2:9 docker.io/library/a:v1@${OLD}`, `5:9 docker.io/library/b:v1@${OLD}`],
    skipped: ['8 tag-elsewhere x/c'],
    pinned: `images:\r\n- name: a\r\n  newTag: v1\r\n  digest: ${D}\r\n- name: b\r\n  newTag: "v1@${D}"\r\n- name: c\r\n  newName: x/c`,
  },
  {
    name: '67 kustomize: a digest without a value stays, and the tag gets one',
    file: 'kustomization.yaml',
    text: 'images:\n- name: a\n  newTag: v1\n  digest:\n- digest: "" # c\n  name: b\n  newTag: v1\n',
    images: ['2:9 docker.io/library/a:v1', '6:9 docker.io/library/b:v1'],
    pinned: `images:\n- name: a\n  newTag: "v1@${D}"\n  digest:\n- digest: "" # c\n  name: b\n  newTag: "v1@${D}"\n`,
  },
  {
    name: '68 workflow: a container and a service may have docker:// before the image',
    file: '.github/workflows/ci.yml',
    text: 'jobs:\n  a:\n    container: docker://node:20\n    services: {x: {image: "docker://redis:7"}}\n',
    images: ['3:25 docker.io/library/node:20', '4:37 docker.io/library/redis:7'],
    pinned: `jobs:\n  a:\n    container: docker://node:20@${D}\n    services: {x: {image: "docker://redis:7@${D}"}}\n`,
  },
  {
    name: '68 workflow: container as text and map, services, docker:// steps',
    file: '.github/workflows/ci.yml',
    text: 'jobs:\n  a:\n    container: node:20\n    services:\n      x: {image: "postgres:16"}\n    steps:\n      - uses: docker://alpine:3.20\n      - uses: actions/checkout@v6\n  b:\n    container:\n      image: node:22\n',
    images: [
      '3:16 docker.io/library/node:20',
      '5:19 docker.io/library/postgres:16',
      '7:24 docker.io/library/alpine:3.20',
      '11:14 docker.io/library/node:22',
    ],
    pinned: `jobs:\n  a:\n    container: node:20@${D}\n    services:\n      x: {image: "postgres:16@${D}"}\n    steps:\n      - uses: docker://alpine:3.20@${D}\n      - uses: actions/checkout@v6\n  b:\n    container:\n      image: node:22@${D}\n`,
  },
  {
    name: '68 action: runs.image with docker://',
    file: 'x/action.yml',
    text: 'runs:\n  using: docker\n  image: docker://alpine:3.20\n',
    images: ['3:19 docker.io/library/alpine:3.20'],
    pinned: `runs:\n  using: docker\n  image: docker://alpine:3.20@${D}\n`,
  },
  {
    name: '68 action: runs.image Dockerfile names a file',
    file: 'action.yml',
    text: 'runs:\n  using: docker\n  image: Dockerfile # docker://\n',
  },
  {
    name: '69 workflow: an expression is no image',
    file: '.github/workflows/ci.yml',
    text: 'jobs:\n  a:\n    strategy: {matrix: {img: ["python:3.12"]}}\n    container: {image: "${{ env.img }}"}\n',
    skipped: ['4 variable ${{ env.img }}'],
  },
  {
    name: '70 workflow: what a script runs is not read',
    file: '.github/workflows/ci.yml',
    text: 'jobs:\n  a:\n    # container\n    steps:\n      - run: docker run busybox:1.36\n',
  },
  {
    name: '71 devcontainer: JSONC; the image keeps its tag, a feature cannot have both',
    file: '.devcontainer/devcontainer.json',
    text: '// c\n{\n\t"image": "mcr.microsoft.com/x:1", /* " */\n\t"features": {\n\t\t"ghcr.io/devcontainers/features/node:1": {},\n\t\t"./local": {},\n\t},\n}\n',
    images: ['3:12 mcr.microsoft.com/x:1', '5:4 ghcr.io/devcontainers/features/node:1 (no-digest-here)'],
    pinned: `// c\n{\n\t"image": "mcr.microsoft.com/x:1@${D}", /* " */\n\t"features": {\n\t\t"ghcr.io/devcontainers/features/node:1": {},\n\t\t"./local": {},\n\t},\n}\n`,
  },
  {
    name: '72 bake in HCL: named contexts, not arguments',
    file: 'docker-bake.hcl',
    text: '# c\nvariable "V" { default = "3.20" }\ntarget "a" {\n  contexts = { alpine = "docker-image://alpine:3.20", b = "docker-image://b:${V}" }\n  args = { BASE = "alpine:3.19" }\n  dockerfile-inline = <<EOT\nFROM alpine:3.18\nEOT\n}\n',
    images: ['4:41 docker.io/library/alpine:3.20', '7:6 docker.io/library/alpine:3.18'],
    skipped: ['4 variable b:${V}'],
    pinned: `# c\nvariable "V" { default = "3.20" }\ntarget "a" {\n  contexts = { alpine = "docker-image://alpine:3.20@${D}", b = "docker-image://b:\${V}" }\n  args = { BASE = "alpine:3.19" }\n  dockerfile-inline = <<EOT\nFROM alpine:3.18@${D}\nEOT\n}\n`,
  },
  {
    name: '72 bake in JSON',
    file: 'docker-bake.json',
    text: '{"target": {"a": {"contexts": {"alpine": "docker-image://alpine:3.20"}, "args": {"B": "alpine:3.19"}}}}',
    images: ['1:58 docker.io/library/alpine:3.20'],
    pinned: `{"target": {"a": {"contexts": {"alpine": "docker-image://alpine:3.20@${D}"}, "args": {"B": "alpine:3.19"}}}}`,
  },
  {
    name: '73 compose: a context that takes the place of a FROM is warned of',
    file: 'docker-compose.yml',
    text: 'services:\n  a:\n    build:\n      additional_contexts: {base: "docker-image://alpine:3.20", "debian:12": ./x}\n',
    images: ['4:51 docker.io/library/alpine:3.20'],
    skipped: ['4 replaces-base debian:12'],
    pinned: `services:\n  a:\n    build:\n      additional_contexts: {base: "docker-image://alpine:3.20@${D}", "debian:12": ./x}\n`,
  },
  {
    name: '74 compose: an inline Dockerfile',
    file: 'compose.yaml',
    text: 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        ARG BASE=alpine:3.20\n        FROM $$BASE AS b\n\n        COPY --from=busybox:1 \\\n          /a /b\n  b:\n    build:\n      dockerfile_inline: "FROM node:20\\nRUN x"\n',
    images: [
      '6:14 docker.io/library/alpine:3.20',
      '8:21 docker.io/library/busybox:1',
      '12:32 docker.io/library/node:20',
    ],
    pinned: `services:\n  a:\n    build:\n      dockerfile_inline: |\n        ARG BASE=alpine:3.20@${D}\n        FROM $$BASE AS b\n\n        COPY --from=busybox:1@${D} \\\n          /a /b\n  b:\n    build:\n      dockerfile_inline: "FROM node:20@${D}\\nRUN x"\n`,
  },
  {
    name: '75 compose: a volume that is an image',
    file: 'compose.yaml',
    text: 'services:\n  a:\n    image: redis:7\n    volumes:\n      - {type: image, source: "busybox:1.36"}\n      - {type: bind, source: "x:1"}\n',
    images: ['3:12 docker.io/library/redis:7', '5:32 docker.io/library/busybox:1.36'],
    pinned: `services:\n  a:\n    image: redis:7@${D}\n    volumes:\n      - {type: image, source: "busybox:1.36@${D}"}\n      - {type: bind, source: "x:1"}\n`,
  },
  {
    name: '76 Kubernetes: a manifest in a .json file, several of them, and YAML in one',
    file: 'deploy/pod.json',
    text: '{"apiVersion": "v1", "kind": "List",\n\t"items": [{"kind": "Pod", "spec": {"containers": [{"image": "cgr.dev/a/b:1"}]}}]}\n---\napiVersion: v1\nkind: Pod\nspec: {url: http://x/*y, containers: [{image: c:1}]} # */\n',
    images: ['2:63 cgr.dev/a/b:1', '6:47 docker.io/library/c:1'],
    pinned: `{"apiVersion": "v1", "kind": "List",\n\t"items": [{"kind": "Pod", "spec": {"containers": [{"image": "cgr.dev/a/b:1@${D}"}]}}]}\n---\napiVersion: v1\nkind: Pod\nspec: {url: http://x/*y, containers: [{image: c:1@${D}}]} # */\n`,
  },
  {
    name: '76 Kubernetes: another file in JSON is none',
    file: 'package.json',
    text: '{"name": "x", "kind": "y", "spec": {"containers": [{"image": "a:1"}]}}\n',
  },
  {
    name: '76 Kubernetes: variables of an operator are read by their names, arguments are not',
    file: 'k.yaml',
    text: `${POD}    - args: [--sidecar-image=envoy:1.30]\n      env: [{name: RELATED_IMAGE_X, value: "x:1"}, {name: X, value: "y:1"}]\n`,
    images: ['6:45 docker.io/library/x:1'],
    pinned: `${POD}    - args: [--sidecar-image=envoy:1.30]\n      env: [{name: RELATED_IMAGE_X, value: "x:1@${D}"}, {name: X, value: "y:1"}]\n`,
  },
  {
    name: '77 ko: base images',
    file: '.ko.yaml',
    text: 'defaultBaseImage: cgr.dev/chainguard/static\nbaseImageOverrides:\n  github.com/a/b: "alpine:3.20"\n',
    images: ['1:19 cgr.dev/chainguard/static:latest', '3:20 docker.io/library/alpine:3.20'],
    pinned: `defaultBaseImage: cgr.dev/chainguard/static:latest@${D}\nbaseImageOverrides:\n  github.com/a/b: "alpine:3.20@${D}"\n`,
  },
  {
    name: '77 skaffold: what builders start from and tests run, not what is built nor its arguments',
    file: 'skaffold.yaml',
    text: 'apiVersion: skaffold/v4beta13\nkind: Config\nbuild:\n  artifacts:\n    - image: me/app\n      docker: {buildArgs: {BASE: "alpine:3.20"}}\n    - {image: me/b, ko: {fromImage: "alpine:3.20"}}\nverify:\n  - container: {image: me/app}\n  - container: {image: "busybox:1"}\n',
    images: ['7:38 docker.io/library/alpine:3.20', '10:25 docker.io/library/busybox:1'],
    pinned: `apiVersion: skaffold/v4beta13\nkind: Config\nbuild:\n  artifacts:\n    - image: me/app\n      docker: {buildArgs: {BASE: "alpine:3.20"}}\n    - {image: me/b, ko: {fromImage: "alpine:3.20@${D}"}}\nverify:\n  - container: {image: me/app}\n  - container: {image: "busybox:1@${D}"}\n`,
  },
  {
    name: '78 YAML: one bad document takes no other with it',
    file: 'k.yaml',
    text: `${POD}    - image: a:1\n---\n${POD}\t- image: b:1\n---\n${POD}    - image: c:1\n`,
    images: ['5:14 docker.io/library/a:1', '17:14 docker.io/library/c:1'],
    skipped: ['11 not-parsable'],
    pinned: `${POD}    - image: a:1@${D}\n---\n${POD}\t- image: b:1\n---\n${POD}    - image: c:1@${D}\n`,
  },
  {
    name: '78 YAML: a key that is written twice',
    file: 'k.yaml',
    text: `${POD}    - image: a:1\n      image: b:1\n    - image: c:1\n`,
    images: ['5:14 docker.io/library/a:1', '7:14 docker.io/library/c:1'],
    skipped: ['6 duplicate-key'],
    pinned: `${POD}    - image: a:1@${D}\n      image: b:1\n    - image: c:1@${D}\n`,
  },
  {
    name: '78 YAML: a directive is read',
    file: 'k.yaml',
    text: `%YAML 1.1\n---\n${POD}    - image: a:1\n`,
    images: ['7:14 docker.io/library/a:1'],
    pinned: `%YAML 1.1\n---\n${POD}    - image: a:1@${D}\n`,
  },
  {
    name: '78 YAML: a document of two megabytes',
    file: 'k.yaml',
    text: `${POD}    - image: a:1\n---\n${POD}    - image: b:1\n${'#\n'.repeat(1_000_000)}`,
    images: ['5:14 docker.io/library/a:1'],
    skipped: ['6 too-large'],
    pinned: `${POD}    - image: a:1@${D}\n---\n${POD}    - image: b:1\n${'#\n'.repeat(1_000_000)}`,
  },
  {
    name: '78 YAML: a comment of fifteen megabytes',
    file: 'k.yaml',
    text: `${POD}    # ${'x'.repeat(15_000_000)}\n    - image: b:1\n`,
    images: ['6:14 docker.io/library/b:1'],
    pinned: `${POD}    # ${'x'.repeat(15_000_000)}\n    - image: b:1@${D}\n`,
  },
  {
    name: '79 YAML: what is commented out stays',
    file: 'k.yaml',
    text: `${POD}    # - image: cgr.dev/a/old:1@${OLD}\n    - name: x\n`,
  },
];

describe('formats, hard inputs: from kustomize on', () => {
  testRows(ROWS);

  it('69 matrix values are images', async () => {
    const text =
      'jobs:\n  a:\n    strategy:\n      matrix:\n        img: [python:3.12]\n        include: [{img: "python:3.13"}]\n    container: ${{ matrix.img }}\n';
    const { images } = await listText('.github/workflows/ci.yml', text);
    expect(images).toEqual(['5:15 docker.io/library/python:3.12', '6:26 docker.io/library/python:3.13']);
  });

  it('72 bake arguments are images of the Dockerfiles that have them', async () => {
    const text = 'target "a" {\n  args = { BASE = "alpine:3.19", VERSION = "3", MODE = "on:" }\n}\n';
    expect(await listText('docker-bake.hcl', text)).toEqual({ images: [], skipped: [] });
  });
});
