import { describe, expect, it } from 'vitest';

import { listBytes, listText } from '../../../support/views/list-text.ts';
import { D, testRows } from '../hard-rows.ts';

const inlineCompose = (...lines: readonly string[]): string =>
  `services:\n  a:\n    build:\n      dockerfile_inline: |\n${lines.map((line) => `        ${line}\n`).join('')}`;

describe('formats/kinds/compose: services that extend others in the file', () => {
  testRows([
    {
      name: 'what extends a service that is built is built too, and its image is the name of the result',
      file: 'compose.yaml',
      text: 'services:\n  a: {build: .}\n  b: {extends: a}\n  c: {extends: {service: b}, image: "me/x:1"}\n  d: {image: "me/y:1"}\n',
      images: ['5:15 docker.io/me/y:1'],
      pinned: `services:\n  a: {build: .}\n  b: {extends: a}\n  c: {extends: {service: b}, image: "me/x:1"}\n  d: {image: "me/y:1@${D}"}\n`,
    },
    {
      name: 'an image that a built service takes over is the name of its result, and not edited',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: "redis:7"}\n  b: {extends: {service: a}, build: .}\n',
      images: ['2:15 docker.io/library/redis:7 (used-elsewhere)'],
    },
    {
      name: 'the image of a built service that a policy has pulled is listed, and not edited',
      file: 'compose.yaml',
      text: 'services:\n  a: {build: ., pull_policy: always, image: "x/a:1"}\n  b: {build: ., pull_policy: daily, image: "x/b:${V:-1}"}\n  c: {extends: d, image: "x/c:1"}\n  d: {build: ., pull_policy: "${P:-missing}"}\n  e: {build: ., pull_policy: "${P}", image: "x/e:1"}\n  f: {build: ., pull_policy: build, image: "x/f:1"}\n  g: {build: ., pull_policy: "${P:-never}", image: "x/g:1"}\n  h: {build: ., image: "x/h:1"}\n',
      images: [
        '2:46 docker.io/x/a:1 (used-elsewhere)',
        '3:45 docker.io/x/b:1 (used-elsewhere)',
        '4:27 docker.io/x/c:1 (used-elsewhere)',
        '6:46 docker.io/x/e:1 (used-elsewhere)',
      ],
    },
    {
      name: 'what another file says of a service is not known',
      file: 'compose.yaml',
      text: 'services:\n  a: {build: .}\n  b: {extends: {service: a, file: x.yaml}, image: "redis:7"}\n',
      images: ['3:52 docker.io/library/redis:7'],
      pinned: `services:\n  a: {build: .}\n  b: {extends: {service: a, file: x.yaml}, image: "redis:7@${D}"}\n`,
    },
    {
      name: 'an image of another file that is pulled because of this file is reported',
      file: 'compose.yaml',
      text: 'services:\n  a: {extends: {service: x, file: x.yaml}, pull_policy: always}\n  b: {extends: {service: x, file: y.yaml}, build: !reset null}\n  c: {extends: {service: x, file: z.yaml}}\n  d: {extends: c, pull_policy: daily}\n  e: {extends: {service: x, file: x.yaml}, pull_policy: build}\n',
      skipped: ['2 not-followed x.yaml', '3 not-followed y.yaml', '4 not-followed z.yaml'],
    },
  ]);

  it('ends with services that extend each other in a circle', async () => {
    const text = 'services:\n  a: {extends: b, image: "x:1"}\n  b: {extends: a}\n';
    expect((await listText('compose.yaml', text)).images).toEqual(['2:27 docker.io/library/x:1']);
  });
});

describe('formats/kinds/compose: places', () => {
  it('ends with a large map that many services merge', async () => {
    const large = Array.from({ length: 2000 }, (_, index) => `  k${index}: docker-image://a:${index}\n`);
    const services = Array.from(
      { length: 2000 },
      (_, index) => `  s${index}: {build: {additional_contexts: {<<: *l}}}\n`,
    );
    const text = `x: &l\n${large.join('')}services:\n${services.join('')}`;
    expect((await listText('compose.yaml', text)).skipped).toEqual(['1 too-entangled']);
  });

  testRows([
    {
      name: 'services and contexts that come by a merge key are read',
      file: 'compose.yaml',
      text: 'x-s: &s\n  a: {image: "redis:7"}\n  b: {image: "redis:8"}\nx-c: &c {q: "docker-image://alpine:4"}\nservices:\n  <<: *s\n  b: {build: {additional_contexts: {<<: *c, z: "docker-image://alpine:5"}}}\n',
      images: [
        '2:15 docker.io/library/redis:7',
        '4:29 docker.io/library/alpine:4',
        '7:64 docker.io/library/alpine:5',
      ],
      pinned: `x-s: &s\n  a: {image: "redis:7@${D}"}\n  b: {image: "redis:8"}\nx-c: &c {q: "docker-image://alpine:4@${D}"}\nservices:\n  <<: *s\n  b: {build: {additional_contexts: {<<: *c, z: "docker-image://alpine:5@${D}"}}}\n`,
    },
    {
      name: 'what runs before a service has an image and volumes of its own',
      file: 'compose.yaml',
      text: 'services:\n  a:\n    build: .\n    pre_start:\n      - {image: "busybox:1", volumes: [{type: image, source: "alpine:3"}]}\n      - {command: x}\n',
      images: ['5:18 docker.io/library/busybox:1', '5:63 docker.io/library/alpine:3'],
      pinned: `services:\n  a:\n    build: .\n    pre_start:\n      - {image: "busybox:1@${D}", volumes: [{type: image, source: "alpine:3@${D}"}]}\n      - {command: x}\n`,
    },
    {
      name: 'a context that is a default as a whole is pinned inside of it',
      file: 'compose.yaml',
      text: 'services:\n  a:\n    build:\n      additional_contexts:\n        b: docker-image://${I:-alpine:3.20}\n        c: ${I-docker-image://alpine:3.21}\n        d: docker-image://alpine:${V:-3}\n        e: ${X:-./y}\n',
      images: [
        '5:32 docker.io/library/alpine:3.20',
        '6:31 docker.io/library/alpine:3.21',
        '7:27 docker.io/library/alpine:3 (arg-fragment)',
      ],
      pinned: `services:\n  a:\n    build:\n      additional_contexts:\n        b: docker-image://\${I:-alpine:3.20@${D}}\n        c: \${I-docker-image://alpine:3.21@${D}}\n        d: docker-image://alpine:\${V:-3}\n        e: \${X:-./y}\n`,
    },
    {
      name: 'defaults of parts are filled in, as Compose does, and cannot be edited',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: "redis:${V:-7}"}\n  b: {image: "${R-cgr.dev}/a/${N:-x}${S:-}:1"}\n  c: {image: "${A:-${B-redis}:${C:-8}}"}\n  d: {build: {additional_contexts: ["e=${S:-docker-image}://x:1"]}}\n',
      images: [
        '2:15 docker.io/library/redis:7 (arg-fragment)',
        '3:19 cgr.dev/a/x:1 (arg-fragment)',
        '4:24 docker.io/library/redis:8 (arg-fragment)',
        '5:61 docker.io/library/x:1 (arg-fragment)',
      ],
    },
    {
      name: 'what only some variables decide, or an empty default, is unknown',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: "${I:-}"}\n  b: {image: "redis:${V:+7}"}\n  c: {image: "redis:${V}${W:-7}"}\n  d: {image: "${A:-redis"}\n',
      skipped: [
        '2 variable ${I:-}',
        '3 variable redis:${V:+7}',
        '4 variable redis:${V}${W:-7}',
        '5 variable ${A:-redis',
      ],
    },
    {
      name: 'a name that Compose rejects is no variable with a default',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: "${1MG:-redis:7}"}\n',
      skipped: ['2 variable ${1MG:-redis:7}'],
    },
  ]);
});

describe('formats/kinds/compose: variables of Compose in an inline Dockerfile', () => {
  testRows([
    {
      name: '$$ is the $ of Docker',
      file: 'compose.yaml',
      text: inlineCompose(
        'ARG BASE=alpine:3.20',
        'FROM $${BASE} AS x',
        'RUN $$x',
        'COPY --from=busybox:1 a b',
      ),
      images: ['6:14 docker.io/library/alpine:3.20', '8:21 docker.io/library/busybox:1'],
      pinned: inlineCompose(
        `ARG BASE=alpine:3.20@${D}`,
        'FROM $${BASE} AS x',
        'RUN $$x',
        `COPY --from=busybox:1@${D} a b`,
      ),
    },
    {
      name: 'a variable of Compose is not the ARG of its name',
      file: 'compose.yaml',
      text: inlineCompose('# c', 'ARG V=3.20', 'FROM alpine:${V}', 'FROM $V', 'FROM alpine:3.19'),
      images: ['9:14 docker.io/library/alpine:3.19'],
      skipped: ['7 variable alpine:${V}', '8 variable $V'],
      pinned: inlineCompose('# c', 'ARG V=3.20', 'FROM alpine:${V}', 'FROM $V', `FROM alpine:3.19@${D}`),
    },
    {
      name: 'a default for the whole reference is an image',
      file: 'compose.yaml',
      text: inlineCompose('ARG B=busybox:1', 'FROM ${B:-alpine:3.20}', 'RUN ${HOME} $$HOME'),
      images: ['6:14 docker.io/library/alpine:3.20'],
      pinned: inlineCompose('ARG B=busybox:1', `FROM \${B:-alpine:3.20@${D}}`, 'RUN ${HOME} $$HOME'),
    },
  ]);

  it('reports the line of a malformed FROM in the Compose file', async () => {
    const text = inlineCompose('# c', 'FROM ${A:-alpine:3}', 'RUN ${B}', 'FROM x y');
    const { skipped } = await listBytes('compose.yaml', new TextEncoder().encode(text));
    expect(skipped.map(({ line, written }) => [line, written])).toContainEqual([8, 'x y']);
  });
});
