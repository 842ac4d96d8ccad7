import { describe } from 'vitest';

import { D, testRows } from '../hard-rows.ts';

describe('formats/kinds/tekton', () => {
  testRows([
    {
      name: 'a StepAction has an image of its own',
      file: 'a.yaml',
      text: 'apiVersion: tekton.dev/v1\nkind: StepAction\nspec: {image: "a:1"}\n',
      images: ['3:16 docker.io/library/a:1'],
      pinned: `apiVersion: tekton.dev/v1\nkind: StepAction\nspec: {image: "a:1@${D}"}\n`,
    },
    {
      name: 'a trigger embeds the tasks that it starts',
      file: 'a.yaml',
      text: 'apiVersion: triggers.tekton.dev/v1beta1\nkind: TriggerTemplate\nspec:\n  resourcetemplates:\n    - kind: TaskRun\n      spec: {taskSpec: {steps: [{image: "a:1"}]}}\n',
      images: ['6:42 docker.io/library/a:1'],
      pinned: `apiVersion: triggers.tekton.dev/v1beta1\nkind: TriggerTemplate\nspec:\n  resourcetemplates:\n    - kind: TaskRun\n      spec: {taskSpec: {steps: [{image: "a:1@${D}"}]}}\n`,
    },
    {
      name: 'a bundle is an image, by its key or as a parameter of its resolver',
      file: 'a.yaml',
      text: 'apiVersion: tekton.dev/v1\nkind: Pipeline\nspec:\n  tasks:\n    - taskRef: {name: x, bundle: "ghcr.io/a/b:1"}\n    - taskRef:\n        resolver: bundles\n        params:\n          - {name: name, value: x}\n          - {name: bundle, value: ghcr.io/a/c:1}\n    - taskRef: {resolver: git, params: [{name: bundle, value: x/y}]}\n',
      images: ['5:35 ghcr.io/a/b:1', '10:35 ghcr.io/a/c:1'],
      pinned: `apiVersion: tekton.dev/v1\nkind: Pipeline\nspec:\n  tasks:\n    - taskRef: {name: x, bundle: "ghcr.io/a/b:1@${D}"}\n    - taskRef:\n        resolver: bundles\n        params:\n          - {name: name, value: x}\n          - {name: bundle, value: ghcr.io/a/c:1@${D}}\n    - taskRef: {resolver: git, params: [{name: bundle, value: x/y}]}\n`,
    },
  ]);
});

describe('formats/kinds/skaffold', () => {
  testRows([
    {
      name: 'the images that Cloud Build runs builders as are images',
      file: 'skaffold.yaml',
      text: 'apiVersion: skaffold/v4beta13\nkind: Config\nbuild:\n  googleCloudBuild: {projectId: p, packImage: "gcr.io/x/pack:1"}\n',
      images: ['4:48 gcr.io/x/pack:1'],
      pinned: `apiVersion: skaffold/v4beta13\nkind: Config\nbuild:\n  googleCloudBuild: {projectId: p, packImage: "gcr.io/x/pack:1@${D}"}\n`,
    },
  ]);
});
