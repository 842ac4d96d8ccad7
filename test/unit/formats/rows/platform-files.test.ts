import { describe, expect, it } from 'vitest';

import { fileFormat } from '../../../../src/formats/file-format.ts';
import { readStructuredFile } from '../../../../src/formats/read-structured-file.ts';
import { listText, pinText } from '../../../support/views/list-text.ts';
import { D, OLD } from '../hard-rows.ts';

/** A file as its tool reads it; `@D` stands for a digest. */
interface PlatformFile {
  readonly text: string;
  readonly images?: readonly string[];
  readonly skipped?: readonly string[];
  readonly named?: readonly string[];
  /** The lines that a pin changes, as they are after it. */
  readonly pinned?: readonly string[];
}

const FILES: Readonly<Record<string, PlatformFile>> = {
  'roles/shop/tasks/main.yml': {
    text: `---
- name: Create the network
  community.docker.docker_network:
    name: shop
- name: Run the shop
  community.docker.docker_container:
    name: shop
    image: registry.example.test/shop:1.4.0
    networks: [{name: shop}]
- name: Run the database
  docker_container:
    name: database
    image: "postgres:17@D" # updated every week
- name: Run the queue
  containers.podman.podman_container: {name: queue, image: "{{ queue_image }}"}
- name: Fetch what jobs run
  community.docker.docker_image:
    name: registry.example.test/jobs
    tag: "2.1"
    source: pull
- community.docker.docker_image_pull: {name: alpine, tag: 3.20}
- name: Build the shop
  community.docker.docker_image:
    name: shop
    source: build
    build: {path: ./shop}
- when: is_cluster
  block:
    - kubernetes.core.k8s:
        state: present
        definition:
          apiVersion: apps/v1
          kind: Deployment
          spec:
            template:
              spec:
                containers: [{name: proxy, image: "nginx:1.27@D"}]
`,
    images: [
      '8:12 registry.example.test/shop:1.4.0 (no-digest-here)',
      `13:13 docker.io/library/postgres:17@${OLD}`,
      '18:11 registry.example.test/jobs:2.1 (no-digest-here)',
      `37:52 docker.io/library/nginx:1.27@${OLD}`,
    ],
    skipped: ['15 templated {{ queue_image }}', '21 number-tag 3.20'],
    pinned: [
      `    image: "postgres:17@${D}" # updated every week`,
      `                containers: [{name: proxy, image: "nginx:1.27@${D}"}]`,
    ],
  },
  'site.yml': {
    text: `- hosts: all
  pre_tasks:
    - community.docker.docker_container: {name: agent, image: "agent@D"}
- import_playbook: web.yml
`,
    images: [`3:64 docker.io/library/agent@${OLD}`],
    pinned: [`    - community.docker.docker_container: {name: agent, image: "agent@${D}"}`],
  },
  '.buildkite/pipeline.yml': {
    text: `env:
  IMAGE_NAME: shop
steps:
  - label: ":go: test"
    command: go test ./...
    plugins:
      - docker#v5.13.0:
          image: golang:1.23
          environment: [CI]
  - wait
  - group: Checks
    steps:
      - command: make lint
        plugins:
          - ssh://git@github.com/acme/docker-buildkite-plugin.git#v1:
              image: "golangci/golangci-lint:v1.61.0"
      - command: make notes
        image: node:22
  - command: make scan
    agents: {queue: kubernetes}
    plugins:
      - kubernetes:
          podSpec:
            containers:
              - image: aquasec/trivy:0.57.0
      - docker-login#v3.0.0: {server: registry.example.test}
      - docker#v5.13.0: {image: "$IMAGE_NAME"}
`,
    images: [
      '8:18 docker.io/library/golang:1.23',
      '16:23 docker.io/golangci/golangci-lint:v1.61.0',
      '18:16 docker.io/library/node:22',
      '25:24 docker.io/aquasec/trivy:0.57.0',
    ],
    skipped: ['27 variable $IMAGE_NAME'],
    pinned: [
      `          image: golang:1.23@${D}`,
      `              image: "golangci/golangci-lint:v1.61.0@${D}"`,
      `        image: node:22@${D}`,
      `              - image: aquasec/trivy:0.57.0@${D}`,
    ],
  },
  'ci/tasks/test.yml': {
    text: `platform: linux
image_resource:
  type: registry-image
  source:
    repository: golang
    tag: "1.23"
  version:
    digest: ${OLD}
inputs: [{name: shop}]
run: {path: shop/ci/test.sh}
`,
    images: [`5:17 docker.io/library/golang:1.23@${OLD}`],
    pinned: [`    digest: ${D}`],
  },
  'ci/pipeline.yml': {
    text: `resource_types:
  - name: slack
    type: registry-image
    source: {repository: cfcommunity/slack-notification-resource, tag: v1.6.0}
resources:
  - name: shop
    type: git
    source: {uri: https://git.example.test/shop}
  - name: shop-image
    type: registry-image
    source: {repository: registry.example.test/shop, tag: latest}
  - name: linter
    type: registry-image
    source: {repository: golangci/golangci-lint, tag: v1.61.0}
  - name: database
    type: docker-image
    source: {repository: postgres, tag_regex: ^17}
jobs:
  - name: test
    plan:
      - get: shop
      - in_parallel:
          - task: lint
            config:
              platform: linux
              image_resource: {type: registry-image, source: {repository: busybox}}
              run: {path: ls}
          - task: build
            config:
              platform: linux
              image_resource: {type: registry-image, source: {repository: ((builder)), tag: latest}}
              run: {path: build}
      - {put: push, resource: shop-image, params: {image: image/image.tar}}
`,
    images: [
      '4:26 docker.io/cfcommunity/slack-notification-resource:v1.6.0 (no-digest-here)',
      '14:26 docker.io/golangci/golangci-lint:v1.61.0 (no-digest-here)',
      '26:75 docker.io/library/busybox:latest (no-digest-here)',
    ],
    skipped: ['17 tag-elsewhere postgres', '31 variable ((builder))'],
  },
  '.pre-commit-config.yaml': {
    text: `repos:
  - repo: https://github.com/pre-commit/pre-commit-hooks
    rev: v5.0.0
    hooks: [{id: trailing-whitespace}]
  - repo: local
    hooks:
      - id: shellcheck
        name: shellcheck
        language: docker_image
        entry: koalaman/shellcheck:v0.10.0 --color=always
        types: [shell]
      - id: prose
        name: prose
        language: docker_image
        entry: --entrypoint /bin/vale -e CI --rm jdkato/vale:v3.9.1@D --config=.vale.ini
      - id: unit
        name: unit
        language: system
        entry: make:test
`,
    images: ['10:16 docker.io/koalaman/shellcheck:v0.10.0', `15:50 docker.io/jdkato/vale:v3.9.1@${OLD}`],
    pinned: [
      `        entry: koalaman/shellcheck:v0.10.0@${D} --color=always`,
      `        entry: --entrypoint /bin/vale -e CI --rm jdkato/vale:v3.9.1@${D} --config=.vale.ini`,
    ],
  },
  '.pre-commit-hooks.yaml': {
    text: `- id: shellcheck
  name: shellcheck
  language: docker_image
  entry: koalaman/shellcheck:v0.10.0
`,
    images: ['4:10 docker.io/koalaman/shellcheck:v0.10.0'],
    pinned: [`  entry: koalaman/shellcheck:v0.10.0@${D}`],
  },
  'deploy/shop.nomad.hcl': {
    text: `variable "version" { default = "1.4.0" }
job "shop" {
  datacenters = ["dc1"]
  group "web" {
    network { port "http" { to = 8080 } }
    task "web" {
      driver = "docker"
      config {
        image = "registry.example.test/shop:\${var.version}"
        ports = ["http"]
      }
    }
    task "proxy" {
      driver = "docker"
      config {
        image = "nginx:1.27.2@D"
      }
    }
  }
  group "jobs" {
    task "web" {
      driver = "podman"
      config {
        image = "docker.io/library/redis:7" # the queue
      }
    }
    task "vm" {
      driver = "nspawn"
      config {
        image = "https://images.example.test/vm:1"
      }
    }
    task "check" {
      driver = "exec"
      config { command = "/bin/true" }
    }
  }
}
`,
    images: [
      '9:18 registry.example.test/shop:1.4.0 (arg-fragment)',
      `16:18 docker.io/library/nginx:1.27.2@${OLD}`,
      '24:18 docker.io/library/redis:7',
    ],
    pinned: [
      `        image = "nginx@${D}" # 1.27.2`,
      `        image = "docker.io/library/redis@${D}" # the queue # tag=7`,
    ],
  },
  '.goreleaser.yaml': {
    text: `version: 2
builds: [{env: [CGO_ENABLED=0]}]
dockers:
  - image_templates: ["ghcr.io/acme/shop:{{ .Tag }}-amd64", "ghcr.io/acme/shop:latest"]
    dockerfile: build/release.Dockerfile
    build_flag_templates: ["--label=org.opencontainers.image.version={{.Version}}"]
dockers_v2:
  - images: [ghcr.io/acme/shop]
    tags: ["v{{ .Version }}"]
    dockerfile: "{{ .Env.DOCKERFILE }}"
docker_manifests:
  - name_template: ghcr.io/acme/shop:{{ .Tag }}
    image_templates: ["ghcr.io/acme/shop:{{ .Tag }}-amd64"]
kos:
  - repositories: [ghcr.io/acme/shop]
    base_image: cgr.dev/chainguard/static:latest
    tags: [latest]
`,
    images: ['16:17 cgr.dev/chainguard/static:latest'],
    skipped: ['10 not-followed {{ .Env.DOCKERFILE }}'],
    named: ['5 dockerfile build/release.Dockerfile'],
    pinned: [`    base_image: cgr.dev/chainguard/static:latest@${D}`],
  },
  '.imgpkg/images.yml': {
    text: `---
apiVersion: imgpkg.carvel.dev/v1alpha1
kind: ImagesLock
images:
  - annotations:
      kbld.carvel.dev/id: registry.example.test/shop:1.4.0
      kbld.carvel.dev/origins: |
        - resolved:
            tag: 1.4.0
            url: registry.example.test/shop:1.4.0
    image: registry.example.test/shop@D
`,
    images: [`11:12 registry.example.test/shop@${OLD}`],
    pinned: [`    image: registry.example.test/shop@${D}`],
  },
  'kbld.yml': {
    text: `apiVersion: kbld.k14s.io/v1alpha1
kind: Config
minimumRequiredVersion: 0.32.0
sources:
  - image: shop
    path: src
destinations:
  - image: shop
    newImage: registry.example.test/shop
overrides:
  - image: database
    newImage: docker.io/library/postgres:17
`,
    images: ['12:15 docker.io/library/postgres:17'],
    pinned: [`    newImage: docker.io/library/postgres:17@${D}`],
  },
  'vendir.yml': {
    text: `apiVersion: vendir.k14s.io/v1alpha1
kind: Config
directories:
  - path: vendor
    contents:
      - path: shop
        imgpkgBundle: {image: "registry.example.test/bundle:1.4.0"}
      - path: files
        image:
          url: registry.example.test/files:2
      - path: chart
        helmChart: {name: shop, version: "1.2.1", repository: {url: https://charts.example.test}}
`,
    images: ['7:32 registry.example.test/bundle:1.4.0', '10:16 registry.example.test/files:2'],
    pinned: [
      `        imgpkgBundle: {image: "registry.example.test/bundle:1.4.0@${D}"}`,
      `          url: registry.example.test/files:2@${D}`,
    ],
  },
  'vendir.lock.yml': {
    text: `apiVersion: vendir.k14s.io/v1alpha1
kind: LockConfig
directories:
  - path: vendor
    contents: [{path: files, image: {url: "registry.example.test/files@D"}}]
`,
  },
  'zarf.yaml': {
    text: `kind: ZarfPackageConfig
metadata: {name: shop, version: 1.4.0}
components:
  - name: shop
    required: true
    manifests:
      - name: shop
        namespace: shop
        files: [manifests/shop.yaml, "https://example.test/crds.yaml"]
    charts:
      - name: database
        url: oci://registry.example.test/charts/postgres
        version: 16.0.0
        namespace: shop
        valuesFiles: [values/database.yaml]
    images:
      - registry.example.test/shop:1.4.0@D
      - registry.example.test/shop:sha256-${'0'.repeat(64)}.sig
      - postgres:17
      - registry.example.test/jobs:###ZARF_PKG_TMPL_VERSION###
    actions:
      onDeploy:
        after: [{wait: {cluster: {kind: deployment, name: shop, condition: available}}}]
`,
    images: [`17:9 registry.example.test/shop:1.4.0@${OLD}`, '19:9 docker.io/library/postgres:17'],
    skipped: ['20 variable registry.example.test/jobs:###ZARF_PKG_TMPL_VERSION###'],
    named: ['9 kubernetes manifests/shop.yaml', '15 helm-values values/database.yaml'],
    pinned: [`      - registry.example.test/shop:1.4.0@${D}`, `      - postgres:17@${D}`],
  },
  'render.yaml': {
    text: `services:
  - type: web
    name: shop
    runtime: image
    image:
      url: ghcr.io/acme/shop:v1.4.2
  - type: worker
    name: queue
    runtime: docker
    dockerfilePath: ./deploy/queue.Dockerfile
projects:
  - name: search
    environments:
      - name: production
        services:
          - {type: pserv, name: search, runtime: image, image: {url: "docker.io/getmeili/meilisearch:v1.11@D"}}
`,
    images: [
      '6:12 ghcr.io/acme/shop:v1.4.2 (no-digest-here)',
      `16:71 docker.io/getmeili/meilisearch:v1.11@${OLD}`,
    ],
    named: ['10 dockerfile deploy/queue.Dockerfile'],
    pinned: [
      `          - {type: pserv, name: search, runtime: image, image: {url: "docker.io/getmeili/meilisearch:v1.11@${D}"}}`,
    ],
  },
  '.do/deploy.template.yaml': {
    text: `spec:
  name: shop
  services:
    - name: web
      image: {registry_type: GHCR, registry: acme, repository: shop, tag: v1.4.2}
    - name: proxy
      image: {registry_type: DOCKER_HUB, registry: library, repository: nginx, digest: "${OLD}"}
  workers:
    - name: queue
      image: {registry_type: DOCR, repository: queue, tag: latest}
  jobs:
    - name: migrate
      kind: PRE_DEPLOY
      dockerfile_path: deploy/migrate.Dockerfile
`,
    images: ['5:64 ghcr.io/acme/shop:v1.4.2 (no-digest-here)', `7:73 docker.io/library/nginx@${OLD}`],
    skipped: ['10 variable queue'],
    named: ['14 dockerfile deploy/migrate.Dockerfile'],
    pinned: [
      `      image: {registry_type: DOCKER_HUB, registry: library, repository: nginx, digest: "${D}"}`,
    ],
  },
  'shop.garden.yml': {
    text: `kind: Build
name: shop
type: container
spec:
  dockerfile: shop.Dockerfile
---
kind: Deploy
name: shop
type: container
build: shop
spec:
  image: \${actions.build.shop.outputs.deploymentImageId}
  ports: [{name: http, containerPort: 8080}]
---
kind: Deploy
name: database
type: container
spec: {image: "postgres:17"}
---
kind: Run
name: migrate
type: kubernetes-pod
spec: {podSpec: {containers: [{name: migrate, image: "busybox:1.37@D"}]}}
`,
    images: [
      '18:16 docker.io/library/postgres:17 (no-digest-here)',
      `23:55 docker.io/library/busybox:1.37@${OLD}`,
    ],
    named: ['5 dockerfile shop.Dockerfile'],
    pinned: [`spec: {podSpec: {containers: [{name: migrate, image: "busybox:1.37@${D}"}]}}`],
  },
  'batect.yml': {
    text: `project_name: shop
containers:
  build-env:
    image: eclipse-temurin:21.0.5_11-jdk
    volumes: [{local: ., container: /code}]
  shop:
    build_directory: shop
  database:
    image: postgres:17@D
tasks:
  build:
    run: {container: build-env, command: ./gradlew build}
`,
    images: [
      '4:12 docker.io/library/eclipse-temurin:21.0.5_11-jdk (no-digest-here)',
      `9:12 docker.io/library/postgres:17@${OLD}`,
    ],
    pinned: [`    image: postgres:17@${D}`],
  },
  'Pulumi.yaml': {
    text: `name: shop
runtime: yaml
config: {image: {default: "shop:1"}}
resources:
  shop:
    type: kubernetes:apps/v1:Deployment
    properties:
      spec:
        template:
          spec:
            initContainers: [{name: wait, image: "busybox:1.37"}]
            containers:
              - name: shop
                image: registry.example.test/shop:1.4.0
              - name: agent
                image: \${agent}
  logo:
    type: aws:s3:BucketObject
    properties: {image: logo}
`,
    images: ['11:51 docker.io/library/busybox:1.37', '14:24 registry.example.test/shop:1.4.0'],
    skipped: ['16 variable ${agent}'],
    pinned: [
      `            initContainers: [{name: wait, image: "busybox:1.37@${D}"}]`,
      `                image: registry.example.test/shop:1.4.0@${D}`,
    ],
  },
};

describe('formats/rows: true files of platforms, packages and runners of containers', () => {
  it.each(Object.entries(FILES))('%s', async (file, sample) => {
    const { images = [], skipped = [], named = [], pinned = [] } = sample;
    const text = sample.text.replaceAll('@D', `@${OLD}`);
    expect(await listText(file, text)).toEqual({ images, skipped });
    const format = fileFormat(file);
    if (format === undefined || !('kind' in format)) throw new Error('not a structured file');
    const bytes = new TextEncoder().encode(text);
    const reading = readStructuredFile(format, bytes);
    expect(reading.named?.map(({ line, kind, path }) => `${line} ${kind} ${path}`)).toEqual(named);
    const after = await pinText(file, text, D);
    const before = text.split('\n');
    expect(after.split('\n').filter((line, index) => line !== before[index])).toEqual(pinned);
    expect(await pinText(file, after, D)).toBe(after);
    const again = await listText(file, after);
    expect(again.images).toHaveLength(images.length);
    expect(again.skipped).toEqual(skipped);
  });

  it.each([
    // Files that only look like those: a Compose file of a role, values, a task of another runner.
    ['roles/shop/files/stack.yml', 'services: {a: {image: "a:1"}}\n', ['1:24 docker.io/library/a:1']],
    [
      'tasks/test.yaml',
      'image_resource: {type: registry-image, source: {repository: a, tag: v1}}\n',
      ['1:61 docker.io/library/a:v1 (no-digest-here)'],
    ],
    ['playbooks/vars.yml', 'docker_image: {name: a, tag: b}\nimage: a:1\n', []],
    // Jinja2 that only the parser of Python takes.
    ['roles/a/defaults/main.yml', 'image: "{{\n  x\n}}"\n', []],
    ['roles/a/tasks/main.yml', '- docker_image: {name: "a:1", source: local, repository: b}\n', []],
    ['roles/a/tasks/main.yml', '- podman_image: {name: "a:1", path: ./a}\n', []],
    [
      'roles/a/tasks/main.yml',
      '- docker_image_pull: {name: "r.test:5000/a"}\n',
      ['1:30 r.test:5000/a:latest (no-digest-here)'],
    ],
    ['garden.yml', 'kind: Deploy\ntype: helm\nspec: {image: "a:1"}\n', []],
    ['.buildkite/x.yml', 'image: logo\n', []],
  ])('%s %j', async (file, text, images) => {
    expect(await listText(file, text)).toEqual({ images, skipped: [] });
  });
});
