import { describe } from 'vitest';

import { D, OLD, testRows } from '../hard-rows.ts';

describe('formats/rows: pipelines', () => {
  testRows([
    {
      name: 'CircleCI: jobs, executors, inline orbs, and defaults of parameters; the digest replaces the tag',
      file: '.circleci/config.yml',
      text: 'version: 2.1\norbs:\n  x:\n    executors: {e: {docker: [{image: "a:1"}]}}\nexecutors:\n  e:\n    parameters: {i: {type: string, default: cimg/base:1}, v: {default: "1"}}\n    docker:\n      - image: b:1\n      - image: << parameters.i >>\njobs:\n  j:\n    docker:\n      - {image: "quay.io/c:1", auth: {username: $U}}\n    machine: {image: ubuntu-2204:current}\n',
      images: [
        '4:39 docker.io/library/a:1 (no-digest-here)',
        '7:45 docker.io/cimg/base:1 (no-digest-here)',
        '9:16 docker.io/library/b:1',
        '14:18 quay.io/c:1 (no-digest-here)',
      ],
      pinned: `version: 2.1\norbs:\n  x:\n    executors: {e: {docker: [{image: "a:1"}]}}\nexecutors:\n  e:\n    parameters: {i: {type: string, default: cimg/base:1}, v: {default: "1"}}\n    docker:\n      - image: b@${D} # 1\n      - image: << parameters.i >>\njobs:\n  j:\n    docker:\n      - {image: "quay.io/c:1", auth: {username: $U}}\n    machine: {image: ubuntu-2204:current}\n`,
    },
    {
      name: 'Azure Pipelines: containers, jobs and services; an alias is no image',
      file: 'azure-pipelines.yml',
      text: `resources:\n  containers:\n  - {container: u, image: "a:1@${OLD}"}\njobs:\n- job: a\n  pool: {vmImage: ubuntu-22.04}\n  container: u\n  services: {r: u, s: "b:1"}\n- job: b\n  container: {image: c, options: x}\n- job: c\n  container: "d:1"\n`,
      images: [
        `3:28 docker.io/library/a:1@${OLD}`,
        '8:24 docker.io/library/b:1 (no-digest-here)',
        '10:22 docker.io/library/c:latest (no-digest-here)',
        '12:15 docker.io/library/d:1 (no-digest-here)',
      ],
      pinned: `resources:\n  containers:\n  - {container: u, image: "a:1@${D}"}\njobs:\n- job: a\n  pool: {vmImage: ubuntu-22.04}\n  container: u\n  services: {r: u, s: "b:1"}\n- job: b\n  container: {image: c, options: x}\n- job: c\n  container: "d:1"\n`,
    },
    {
      name: 'Bitbucket: the image of all steps, of one, of services, and pipes',
      file: 'bitbucket-pipelines.yml',
      text: `image: a:1@${OLD}\ndefinitions:\n  services: {db: {image: "b:1"}, c: {image: {name: c}}}\npipelines:\n  default:\n    - parallel:\n        - step: {image: "d:1", script: [x, {pipe: docker://e:1}, {pipe: atlassian/f:1.0}]}\n`,
      images: [
        `1:8 docker.io/library/a:1@${OLD}`,
        '3:27 docker.io/library/b:1 (no-digest-here)',
        '3:52 docker.io/library/c:latest (no-digest-here)',
        '7:26 docker.io/library/d:1 (no-digest-here)',
        '7:60 docker.io/library/e:1 (no-digest-here)',
      ],
      pinned: `image: a:1@${D}\ndefinitions:\n  services: {db: {image: "b:1"}, c: {image: {name: c}}}\npipelines:\n  default:\n    - parallel:\n        - step: {image: "d:1", script: [x, {pipe: docker://e:1}, {pipe: atlassian/f:1.0}]}\n`,
    },
    {
      name: 'Woodpecker: steps as a list and as a map, services, and the image that clones',
      file: '.woodpecker/build.yml',
      text: `steps:\n  - {name: a, image: "a:1@${OLD}"}\nservices:\n  db: {image: "b:1"}\nclone:\n  git: {image: c}\n`,
      images: [
        `2:23 docker.io/library/a:1@${OLD}`,
        '4:16 docker.io/library/b:1 (no-digest-here)',
        '6:16 docker.io/library/c:latest (no-digest-here)',
      ],
      pinned: `steps:\n  - {name: a, image: "a:1@${D}"}\nservices:\n  db: {image: "b:1"}\nclone:\n  git: {image: c}\n`,
    },
    {
      name: 'Drone: several pipelines in a file',
      file: '.drone.yml',
      text: `kind: pipeline\ntype: docker\nsteps:\n- {name: a, image: "a:1@${OLD}"}\n---\nkind: pipeline\nservices:\n- {name: b, image: b}\n`,
      images: [`4:21 docker.io/library/a:1@${OLD}`, '8:20 docker.io/library/b:latest (no-digest-here)'],
      pinned: `kind: pipeline\ntype: docker\nsteps:\n- {name: a, image: "a:1@${D}"}\n---\nkind: pipeline\nservices:\n- {name: b, image: b}\n`,
    },
    {
      name: 'Vela: stages, and plugins that fetch secrets',
      file: '.vela.yml',
      text: `version: "1"\nstages: {s: {steps: [{name: a, image: "a:1@${OLD}"}]}}\nsecrets: [{origin: {name: v, image: "b:1"}}]\n`,
      images: [`2:40 docker.io/library/a:1@${OLD}`, '3:38 docker.io/library/b:1 (no-digest-here)'],
      pinned: `version: "1"\nstages: {s: {steps: [{name: a, image: "a:1@${D}"}]}}\nsecrets: [{origin: {name: v, image: "b:1"}}]\n`,
    },
    {
      name: 'Cloud Build: builders are images, results are not',
      file: 'cloudbuild.yaml',
      text: `steps:\n- name: gcr.io/cloud-builders/docker@${OLD}\n- name: 'gcr.io/$PROJECT_ID/x'\nimages: [gcr.io/p/a:1]\nsubstitutions: {_I: "gcr.io/b:1", _V: "10:30"}\n`,
      images: [`2:9 gcr.io/cloud-builders/docker@${OLD}`, '5:22 gcr.io/b:1 (no-digest-here)'],
      skipped: ['3 variable gcr.io/$PROJECT_ID/x'],
      pinned: `steps:\n- name: gcr.io/cloud-builders/docker@${D}\n- name: 'gcr.io/$PROJECT_ID/x'\nimages: [gcr.io/p/a:1]\nsubstitutions: {_I: "gcr.io/b:1", _V: "10:30"}\n`,
    },
    {
      name: 'GoReleaser: base images of ko, results, and Dockerfiles',
      file: '.goreleaser.yaml',
      text: 'dockers:\n- image_templates: ["ghcr.io/a/b:{{ .Tag }}", "ghcr.io/a/b:1"]\n  dockerfile: build/Dockerfile\nkos:\n- {base_image: cgr.dev/a/static, repository: ghcr.io/a/b}\n- {base_image: "a:{{ .Env.V }}"}\n',
      images: ['5:16 cgr.dev/a/static:latest'],
      skipped: ['6 templated a:{{ .Env.V }}'],
      pinned: `dockers:\n- image_templates: ["ghcr.io/a/b:{{ .Tag }}", "ghcr.io/a/b:1"]\n  dockerfile: build/Dockerfile\nkos:\n- {base_image: cgr.dev/a/static:latest@${D}, repository: ghcr.io/a/b}\n- {base_image: "a:{{ .Env.V }}"}\n`,
    },
  ]);
});
