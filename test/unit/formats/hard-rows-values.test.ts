import { describe } from 'vitest';

import { D, OLD, POD, testRows } from './hard-rows.ts';
import type { Row } from './hard-rows.ts';

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
    name: '57 compose: a default for the whole reference is edited, others are only read',
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
    images: [
      '2:15 docker.io/library/redis:7 (arg-fragment)',
      '3:22 docker.io/library/redis:6',
      '6:24 docker.io/library/redis:5',
      '7:20 docker.io/library/redis:5 (arg-fragment)',
    ],
    skipped: ['4 variable ${IMG:?x}', '5 variable $$literal'],
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
    name: '64 Helm: a number that Helm keeps is the tag, and gets quotes',
    file: 'values.yaml',
    text: 'image:\n  repository: a/b\n  tag: 1.5 # stable\n',
    images: ['2:15 docker.io/a/b:1.5'],
    pinned: `image:\n  repository: a/b\n  tag: "1.5@${D}" # stable\n`,
  },
  {
    name: '64 Helm: a number that Helm changes is the tag that it prints, and is reported and pinned',
    file: 'values.yaml',
    text: `image:\n  repository: a/b\n  tag: 1.10\nb: {image: c, tag: 017, digest: ${OLD}}\n`,
    images: ['2:15 docker.io/a/b:1.1', `4:12 docker.io/library/c:15@${OLD}`],
    skipped: ['3 read-as-number 1.10', '4 read-as-number 017'],
    pinned: `image:\n  repository: a/b\n  tag: "1.1@${D}"\nb: {image: c, tag: 017, digest: ${D}}\n`,
  },
  {
    name: '64 Helm: a number that Helm prints with an exponent is no tag',
    file: 'values.yaml',
    text: 'image:\n  repository: a/b\n  tag: 20240101\n',
    skipped: ['3 number-tag 20240101'],
  },
  {
    name: '64 Helm: a number with a tag of YAML is a text',
    file: 'values.yaml',
    text: 'image:\n  repository: a/b\n  tag: !!str 1.10\n',
    images: ['2:15 docker.io/a/b:1.10'],
    pinned: `image:\n  repository: a/b\n  tag: !!str "1.10@${D}"\n`,
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
    name: '65 Helm: a digest that is there without a value is filled, the tag stays',
    file: 'values.yaml',
    text: 'image:\n  repository: a/b\n  tag: 1.5\n  digest:\n',
    images: ['2:15 docker.io/a/b:1.5'],
    pinned: `image:\n  repository: a/b\n  tag: 1.5\n  digest: "${D}"\n`,
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
];

describe('formats, hard inputs: Compose, Kubernetes and Helm', () => {
  testRows(ROWS);
});
