import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../src/domain/digest.ts';
import { listText, pinText } from '../../support/list-text.ts';

const D = parseDigest(`sha256:${'d'.repeat(64)}`);
const OLD = `sha256:${'0'.repeat(64)}`;

interface Row {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly images?: readonly string[];
  readonly skipped?: readonly string[];
  /** The text once all that can be pinned is; unchanged when left out and there is no image. */
  readonly pinned?: string;
}

const POD = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n';

/** reference/pinning.md §3b: the number of the row, the input, and its right-hand behaviour. */
const ROWS: readonly Row[] = [
  {
    name: '56 compose: the image of a service with build is the name of its result',
    file: 'compose.yaml',
    text: 'services:\n  a:\n    build: .\n    image: me/app:1\n  b:\n    image: me/app:1\n',
    images: ['6:12 docker.io/me/app:1'],
    pinned: `services:\n  a:\n    build: .\n    image: me/app:1\n  b:\n    image: me/app:1@${D}\n`,
  },
  {
    name: '56 compose: a merged image that another service builds is listed and not edited',
    file: 'compose.yaml',
    text: 'x-a: &a {image: me/app:1}\nservices:\n  b: {<<: *a, build: .}\n  c: *a\n',
    images: ['1:17 docker.io/me/app:1 (used-elsewhere)'],
    pinned: 'x-a: &a {image: me/app:1}\nservices:\n  b: {<<: *a, build: .}\n  c: *a\n',
  },
  {
    name: '57 compose: a default for the whole reference is an image, other variables are not',
    file: 'compose.yaml',
    text: [
      'services:',
      '  a: {image: "redis:${TAG:-7}"}',
      '  b: {image: "${IMG:-redis:6}"}',
      '  c: {image: "${IMG:?x}"}',
      '  d: {image: "$$literal"}',
      '  e: {image: "${A:-${B-redis:5}}"}',
      '  f: {image: "${A:-redis}:${B:-5}"}',
      '',
    ].join('\n'),
    images: ['3:22 docker.io/library/redis:6', '6:24 docker.io/library/redis:5'],
    skipped: [
      '2 variable redis:${TAG:-7}',
      '4 variable ${IMG:?x}',
      '5 variable $$literal',
      '7 variable ${A:-redis}:${B:-5}',
    ],
    pinned: [
      'services:',
      '  a: {image: "redis:${TAG:-7}"}',
      `  b: {image: "\${IMG:-redis:6@${D}}"}`,
      '  c: {image: "${IMG:?x}"}',
      '  d: {image: "$$literal"}',
      `  e: {image: "\${A:-\${B-redis:5@${D}}}"}`,
      '  f: {image: "${A:-redis}:${B:-5}"}',
      '',
    ].join('\n'),
  },
  {
    name: '58 compose: an anchor is edited once, where it is set',
    file: 'compose.yaml',
    text: 'services:\n  a: &base\n    image: &img redis:7\n  b:\n    image: *img\n  c:\n    <<: *base\n',
    images: ['3:17 docker.io/library/redis:7'],
    pinned: `services:\n  a: &base\n    image: &img redis:7@${D}\n  b:\n    image: *img\n  c:\n    <<: *base\n`,
  },
  {
    name: '58 compose: an anchor that something else uses too is not edited',
    file: 'compose.yaml',
    text: 'services:\n  a:\n    image: &img redis:7\n    environment: {IMG: *img}\n',
    images: ['3:17 docker.io/library/redis:7 (used-elsewhere)'],
    pinned: 'services:\n  a:\n    image: &img redis:7\n    environment: {IMG: *img}\n',
  },
  {
    name: '59 YAML: block scalars, quoted keys, flow style, and values on the next line',
    file: 'k.yaml',
    text: `${POD}    - image: >-\n        node:20\n    - "image": "redis:7"\n    - {a: b, image: node:22}\n    - image:\n        nginx:1.27\n`,
    images: [
      '6:9 docker.io/library/node:20',
      '7:17 docker.io/library/redis:7',
      '8:21 docker.io/library/node:22',
      '10:9 docker.io/library/nginx:1.27',
    ],
    pinned: `${POD}    - image: >-\n        node:20@${D}\n    - "image": "redis:7@${D}"\n    - {a: b, image: node:22@${D}}\n    - image:\n        nginx:1.27@${D}\n`,
  },
  {
    name: '60 YAML: nothing is put behind a digest in flow style',
    file: 'k.yaml',
    text: `${POD}    - {name: b, image: redis:7}\n`,
    images: ['5:24 docker.io/library/redis:7'],
    pinned: `${POD}    - {name: b, image: redis:7@${D}}\n`,
  },
  {
    name: '61 YAML: quotes and comments stay',
    file: 'k.yaml',
    text: `${POD}    - image: 'node:20' # keep\r\n`,
    images: ['5:15 docker.io/library/node:20'],
    pinned: `${POD}    - image: 'node:20@${D}' # keep\r\n`,
  },
  {
    name: '62 Kubernetes: the texts of a ConfigMap are data',
    file: 'k.yaml',
    text: 'apiVersion: v1\nkind: ConfigMap\ndata:\n  pod.yaml: |\n    spec:\n      containers:\n        - image: nginx\n',
  },
  {
    name: '63 Kubernetes: a template is skipped, line by line',
    file: 'templates/deployment.yaml',
    text: `${POD}    {{- if .Values.x }}\n    - image: nginx:{{ .Values.tag }}\n    - image: "{{ .Values.image }}"\n    {{- end }}\n`,
    skipped: ['6 templated nginx:{{ .Values.tag }}', '7 templated "{{ .Values.image }}"'],
  },
  {
    name: '63 Kubernetes: a template that happens to be YAML',
    file: 'templates/pod.yaml',
    text: `${POD}    - image: nginx:{{ .Values.tag }}\n    - image: {{ .Values.image }}\n    - image: redis:7\n`,
    images: ['7:14 docker.io/library/redis:7'],
    skipped: ['5 templated nginx:{{ .Values.tag }}', '6 templated {{ .Values.image }}'],
    pinned: `${POD}    - image: nginx:{{ .Values.tag }}\n    - image: {{ .Values.image }}\n    - image: redis:7@${D}\n`,
  },
  {
    name: '64 Helm: a tag is the text that is written, and gets quotes',
    file: 'values.yaml',
    text: 'image:\n  repository: a/b\n  tag: 1.10 # stable\n',
    images: ['2:15 docker.io/a/b:1.10'],
    pinned: `image:\n  repository: a/b\n  tag: "1.10@${D}" # stable\n`,
  },
  {
    name: '64 Helm: a tag in quotes keeps them',
    file: 'values.yaml',
    text: "image: {repository: a/b, tag: 'v2'}\n",
    images: ['1:21 docker.io/a/b:v2'],
    pinned: `image: {repository: a/b, tag: 'v2@${D}'}\n`,
  },
  {
    name: '65 Helm: an empty digest is filled, the tag stays',
    file: 'charts/x/values.yaml',
    text: 'api:\n  image:\n    registry: ghcr.io\n    repository: a/b\n    tag: v2\n    digest: ""\n',
    images: ['4:17 ghcr.io/a/b:v2'],
    pinned: `api:\n  image:\n    registry: ghcr.io\n    repository: a/b\n    tag: v2\n    digest: "${D}"\n`,
  },
  {
    name: '65 Helm: a digest is exchanged',
    file: 'values.prod.yaml',
    text: `image:\n  repository: a/b\n  tag: v2\n  digest: ${OLD}\n`,
    images: [`2:15 docker.io/a/b:v2@${OLD}`],
    pinned: `image:\n  repository: a/b\n  tag: v2\n  digest: ${D}\n`,
  },
  {
    name: '66 Helm: without a tag the chart decides',
    file: 'values.yaml',
    text: 'a: {image: {repository: x/y, tag: ""}}\nb: {image: {repository: x/z, pullPolicy: Always}}\n',
    skipped: ['1 tag-elsewhere x/y', '2 tag-elsewhere x/z'],
  },
  {
    name: '66 Helm: one text, a tag beside it, and a picture',
    file: 'values.yaml',
    text: 'a: {image: nginx:1.27}\nb: {image: x/y, tag: 7}\nlogo: {image: logo.png}\nc: {sidecarImage: envoy:1}\n',
    images: ['1:12 docker.io/library/nginx:1.27', '2:12 docker.io/x/y:7', '4:19 docker.io/library/envoy:1'],
    pinned: `a: {image: nginx:1.27@${D}}\nb: {image: x/y, tag: "7@${D}"}\nlogo: {image: logo.png}\nc: {sidecarImage: envoy:1@${D}}\n`,
  },
  {
    name: '67 kustomize: a digest is added beside the tag',
    file: 'base/kustomization.yaml',
    text: 'images:\n  - name: nginx\n    newTag: 1.10 # c\n  - {name: a, newName: b/c, newTag: v1}\n  - newTag: v3\n    name: d\n',
    images: ['2:11 docker.io/library/nginx:1.10', '4:24 docker.io/b/c:v1', '6:11 docker.io/library/d:v3'],
    pinned: `images:\n  - name: nginx\n    newTag: 1.10 # c\n    digest: ${D}\n  - {name: a, newName: b/c, newTag: v1, digest: ${D}}\n  - newTag: v3\n    digest: ${D}\n    name: d\n`,
  },
  {
    name: '67 kustomize: a digest is exchanged, CRLF and a missing last line end stay',
    file: 'Kustomization',
    text: `images:\r\n- name: a\r\n  newTag: v1\r\n  digest: ${OLD}\r\n- name: b\r\n  newTag: v1\r\n- name: c\r\n  newName: x/c`,
    images: [`2:9 docker.io/library/a:v1@${OLD}`, '5:9 docker.io/library/b:v1'],
    skipped: ['8 tag-elsewhere x/c'],
    pinned: `images:\r\n- name: a\r\n  newTag: v1\r\n  digest: ${D}\r\n- name: b\r\n  newTag: v1\r\n  digest: ${D}\r\n- name: c\r\n  newName: x/c`,
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
    text: 'jobs:\n  a:\n    strategy: {matrix: {img: ["python:3.12"]}}\n    container: {image: "${{ matrix.img }}"}\n',
    skipped: ['4 variable ${{ matrix.img }}'],
  },
  {
    name: '70 workflow: what a script runs is not read',
    file: '.github/workflows/ci.yml',
    text: 'jobs:\n  a:\n    # container\n    steps:\n      - run: docker run busybox:1.36\n',
  },
  {
    name: '71 devcontainer: JSONC, features, and digests without a tag',
    file: '.devcontainer/devcontainer.json',
    text: '// c\n{\n\t"image": "mcr.microsoft.com/x:1", /* " */\n\t"features": {\n\t\t"ghcr.io/devcontainers/features/node:1": {},\n\t\t"./local": {},\n\t},\n}\n',
    images: ['3:12 mcr.microsoft.com/x:1', '5:4 ghcr.io/devcontainers/features/node:1'],
    pinned: `// c\n{\n\t"image": "mcr.microsoft.com/x@${D}", /* " */\n\t"features": {\n\t\t"ghcr.io/devcontainers/features/node@${D}": {},\n\t\t"./local": {},\n\t},\n}\n`,
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
    text: 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        ARG BASE=alpine:3.20\n        FROM $BASE AS b\n\n        COPY --from=busybox:1 \\\n          /a /b\n  b:\n    build:\n      dockerfile_inline: "FROM node:20\\nRUN x"\n',
    images: [
      '6:14 docker.io/library/alpine:3.20',
      '8:21 docker.io/library/busybox:1',
      '12:32 docker.io/library/node:20',
    ],
    pinned: `services:\n  a:\n    build:\n      dockerfile_inline: |\n        ARG BASE=alpine:3.20@${D}\n        FROM $BASE AS b\n\n        COPY --from=busybox:1@${D} \\\n          /a /b\n  b:\n    build:\n      dockerfile_inline: "FROM node:20@${D}\\nRUN x"\n`,
  },
  {
    name: '75 compose: a volume that is an image',
    file: 'compose.yaml',
    text: 'services:\n  a:\n    image: redis:7\n    volumes:\n      - {type: image, source: "busybox:1.36"}\n      - {type: bind, source: "x:1"}\n',
    images: ['3:12 docker.io/library/redis:7', '5:32 docker.io/library/busybox:1.36'],
    pinned: `services:\n  a:\n    image: redis:7@${D}\n    volumes:\n      - {type: image, source: "busybox:1.36@${D}"}\n      - {type: bind, source: "x:1"}\n`,
  },
  {
    name: '76 Kubernetes: arguments and variables of an operator are not read',
    file: 'k.yaml',
    text: `${POD}    - args: [--sidecar-image=envoy:1.30]\n      env: [{name: RELATED_IMAGE_X, value: "x:1"}]\n`,
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
    text: `${POD}    - image: a:1\n      image: b:1\n`,
    skipped: ['6 duplicate-key'],
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
    text: `${POD}    - image: a:1\n---\n${POD}    - image: b:1\n#${'x'.repeat(2_000_000)}`,
    images: ['5:14 docker.io/library/a:1'],
    skipped: ['6 too-large'],
    pinned: `${POD}    - image: a:1@${D}\n---\n${POD}    - image: b:1\n#${'x'.repeat(2_000_000)}`,
  },
  {
    name: '79 YAML: what is commented out stays',
    file: 'k.yaml',
    text: `${POD}    # - image: cgr.dev/a/old:1@${OLD}\n    - name: x\n`,
  },
];

describe('formats: the hard inputs of pinning.md §3b', () => {
  it.each(ROWS)('$name', async ({ file, text, images = [], skipped = [], pinned = text }) => {
    expect(await listText(file, text)).toEqual({ images, skipped });
    expect(await pinText(file, text, D)).toBe(pinned);
    expect(await pinText(file, pinned, D)).toBe(pinned);
    const again = await listText(file, pinned);
    expect(again.images).toHaveLength(images.length);
    expect(again.skipped).toHaveLength(skipped.length);
  });

  it('69 matrix values are images when a user asks for them', async () => {
    const text =
      'jobs:\n  a:\n    strategy:\n      matrix:\n        img: [python:3.12]\n        include: [{img: "python:3.13"}]\n    container: ${{ matrix.img }}\n';
    const { images } = await listText('.github/workflows/ci.yml', text, { workflowMatrix: true });
    expect(images).toEqual(['5:15 docker.io/library/python:3.12', '6:26 docker.io/library/python:3.13']);
  });

  it('72 bake arguments are images when a user asks for them', async () => {
    const text = 'target "a" {\n  args = { BASE = "alpine:3.19", VERSION = "3", MODE = "on:" }\n}\n';
    const { images } = await listText('docker-bake.hcl', text, { bakeArgs: true });
    expect(images).toEqual(['2:20 docker.io/library/alpine:3.19']);
  });
});
