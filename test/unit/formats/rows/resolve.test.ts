import { describe, expect, it } from 'vitest';

import { pairPlaces } from '../../../../src/references/decide/places.ts';
import type { ComparedPlace } from '../../../../src/references/decide/places.ts';
import { canonicalReference } from '../../../../src/values/image-reference.ts';
import { D, testRows } from '../hard-rows.ts';
import { listBytes, listText } from '../../../support/views/list-text.ts';

const TASK = 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n';
const WORKFLOW = '.github/workflows/a.yml';

describe('formats/rows/resolve: values of each row', () => {
  testRows([
    {
      name: 'Tekton: the default of a task, whole or in a longer text',
      file: 'a.yaml',
      text: `${TASK}  params:\n  - {name: img, default: "a:1"}\n  - {name: tag, default: "2"}\n  - {name: none}\n  steps:\n  - image: $(params.img)\n  - image: b:$(inputs.params.tag)\n  - image: $(params.none)\n`,
      images: ['5:27 docker.io/library/a:1', '10:12 docker.io/library/b:2 (arg-fragment)'],
      skipped: ['11 variable $(params.none)'],
      pinned: `${TASK}  params:\n  - {name: img, default: "a:1@${D}"}\n  - {name: tag, default: "2"}\n  - {name: none}\n  steps:\n  - image: $(params.img)\n  - image: b:$(inputs.params.tag)\n  - image: $(params.none)\n`,
    },
    {
      name: 'Tekton: a run sets what its task has a default for, and a task of a pipeline passes a value on',
      file: 'a.yaml',
      text: 'apiVersion: tekton.dev/v1\nkind: PipelineRun\nspec:\n  params: [{name: img, value: "a:2"}]\n  pipelineSpec:\n    params: [{name: img, default: "a:1"}]\n    tasks:\n    - params: [{name: img, value: $(params.img)}]\n      taskSpec:\n        params: [{name: img, default: "a:0"}]\n        steps: [{image: $(params.img)}]\n',
      images: ['4:32 docker.io/library/a:2'],
      pinned: `apiVersion: tekton.dev/v1\nkind: PipelineRun\nspec:\n  params: [{name: img, value: "a:2@${D}"}]\n  pipelineSpec:\n    params: [{name: img, default: "a:1"}]\n    tasks:\n    - params: [{name: img, value: $(params.img)}]\n      taskSpec:\n        params: [{name: img, default: "a:0"}]\n        steps: [{image: $(params.img)}]\n`,
    },
    {
      name: 'GitLab: the variables of a job before those of the pipeline, and those of its rules as well',
      file: '.gitlab-ci.yml',
      text: 'variables:\n  IMG: a:1\n  TAG: {value: "2", options: ["2", "3"]}\nimage: $IMG\nb: {image: "b:${TAG}"}\nc:\n  variables: {TAG: "4"}\n  image: c:$TAG\n  rules: [{variables: {TAG: "5"}}]\nd: {image: $CI_REGISTRY_IMAGE/d}\n',
      images: [
        '2:8 docker.io/library/a:1',
        '5:13 docker.io/library/b:2 (arg-fragment)',
        '5:13 docker.io/library/b:3 (arg-fragment)',
        '8:10 docker.io/library/c:4 (arg-fragment)',
        '8:10 docker.io/library/c:5 (arg-fragment)',
      ],
      skipped: ['10 variable $CI_REGISTRY_IMAGE/d'],
      pinned: `variables:\n  IMG: a:1@${D}\n  TAG: {value: "2", options: ["2", "3"]}\nimage: $IMG\nb: {image: "b:\${TAG}"}\nc:\n  variables: {TAG: "4"}\n  image: c:$TAG\n  rules: [{variables: {TAG: "5"}}]\nd: {image: $CI_REGISTRY_IMAGE/d}\n`,
    },
    {
      name: 'GitLab: a template is what each job makes of it, and a job what it merges',
      file: '.gitlab-ci.yml',
      text: '.t: &t\n  image: a:$V\nb: {extends: .t, variables: {V: "1"}}\nc:\n  <<: *t\n  variables: {V: "2"}\nd: {parallel: {matrix: [{V: ["3", "4"]}]}, image: "d:$V"}\n',
      images: ['a:1', 'a:2', 'a:3', 'a:4']
        .map((image) => `2:10 docker.io/library/${image} (arg-fragment)`)
        .concat(['7:52 docker.io/library/d:3 (arg-fragment)', '7:52 docker.io/library/d:4 (arg-fragment)']),
    },
    {
      name: 'workflow: the matrix, the environment around, and the defaults and options of inputs',
      file: WORKFLOW,
      text: 'on:\n  workflow_dispatch: {inputs: {v: {default: "1", options: ["1", "2"]}}}\nenv: {IMG: "a:1", TAG: "9"}\njobs:\n  b:\n    strategy: {matrix: {i: [{img: "b:1"}, {img: "b:2"}]}}\n    env: {TAG: "8"}\n    container: ${{ matrix.i.img }}\n    services:\n      c: {image: "c:${{ inputs.v }}"}\n      d: {image: "docker://d:${{env.TAG}}"}\n      e: {image: "${{ env.IMG }}"}\n      f: {image: "${{ vars.F }}"}\n',
      images: [
        '3:13 docker.io/library/a:1',
        '6:36 docker.io/library/b:1',
        '6:50 docker.io/library/b:2',
        '10:19 docker.io/library/c:1 (arg-fragment)',
        '10:19 docker.io/library/c:2 (arg-fragment)',
        '11:28 docker.io/library/d:8 (arg-fragment)',
      ],
      skipped: ['13 variable ${{ vars.F }}'],
      pinned: `on:\n  workflow_dispatch: {inputs: {v: {default: "1", options: ["1", "2"]}}}\nenv: {IMG: "a:1@${D}", TAG: "9"}\njobs:\n  b:\n    strategy: {matrix: {i: [{img: "b:1@${D}"}, {img: "b:2@${D}"}]}}\n    env: {TAG: "8"}\n    container: \${{ matrix.i.img }}\n    services:\n      c: {image: "c:\${{ inputs.v }}"}\n      d: {image: "docker://d:\${{env.TAG}}"}\n      e: {image: "\${{ env.IMG }}"}\n      f: {image: "\${{ vars.F }}"}\n`,
    },
    {
      name: 'workflow: named contexts of a build',
      file: WORKFLOW,
      text: 'jobs:\n  b:\n    env: {V: "1"}\n    steps:\n    - uses: docker/build-push-action@v6\n      with:\n        build-contexts: |\n          a=docker-image://a:${{ env.V }}\n          b=docker-image://b:${{ github.sha }}\n',
      images: ['8:28 docker.io/library/a:1 (arg-fragment)'],
      skipped: ['9 variable b:${{ github.sha }}'],
    },
    {
      name: 'action: the default of an input',
      file: 'action.yml',
      text: 'inputs: {i: {default: "docker://a:1"}, n: {}}\nruns:\n  steps: [{uses: "${{ inputs.i }}"}, {uses: "docker://b:${{ inputs.n }}"}]\n',
      images: ['1:33 docker.io/library/a:1'],
      skipped: ['3 variable b:${{ inputs.n }}'],
      pinned: `inputs: {i: {default: "docker://a:1@${D}"}, n: {}}\nruns:\n  steps: [{uses: "\${{ inputs.i }}"}, {uses: "docker://b:\${{ inputs.n }}"}]\n`,
    },
    {
      name: 'Terraform: defaults of variables and locals, in expressions and templates',
      file: 'main.tf',
      text: 'variable "a" { default = "a:1" }\nvariable "b" { default = { tag = "2" } }\nlocals { c = "c:${var.b.tag}" }\nresource "docker_image" "a" { name = var.a }\nresource "docker_image" "b" { name = "b:${var.b.tag}" }\nresource "docker_image" "c" { name = local.c }\nresource "docker_image" "d" { name = "d:${var.d}" }\n',
      images: [
        '1:27 docker.io/library/a:1 (no-digest-here)',
        '3:15 docker.io/library/c:2 (arg-fragment)',
        '5:39 docker.io/library/b:2 (arg-fragment)',
      ],
      skipped: ['7 variable d:${var.d}'],
    },
    {
      name: 'CircleCI: the default of a parameter, and what workflows and jobs pass to it',
      file: '.circleci/config.yml',
      text: 'parameters: {p: {type: enum, enum: ["7", "8"], default: "7"}}\nexecutors:\n  e: {parameters: {v: {default: "1"}}, docker: [{image: "a:<< parameters.v >>"}]}\njobs:\n  j: {parameters: {v: {type: string}}, docker: [{image: "b:<<parameters.v>>"}]}\n  k: {executor: {name: e, v: "2"}}\n  l: {docker: [{image: "c:<< pipeline.parameters.p >>"}, {image: "d:<< pipeline.number >>"}]}\nworkflows: {w: {jobs: [{j: {matrix: {parameters: {v: ["3", "4"]}}}}]}}\n',
      images: [
        '3:58 docker.io/library/a:1 (arg-fragment)',
        '3:58 docker.io/library/a:2 (arg-fragment)',
        '5:58 docker.io/library/b:3 (arg-fragment)',
        '5:58 docker.io/library/b:4 (arg-fragment)',
        '7:25 docker.io/library/c:7 (arg-fragment)',
        '7:25 docker.io/library/c:8 (arg-fragment)',
      ],
      skipped: ['7 variable d:<< pipeline.number >>'],
    },
    {
      name: 'Azure Pipelines: variables as a map and as a list, parameters, and a matrix',
      file: 'azure-pipelines.yml',
      text: 'parameters: [{name: p, default: "1", values: ["1", "2"]}]\nvariables: [{name: v.w, value: "3"}]\njobs:\n- variables: {img: "x.test/a:1"}\n  container: $[ variables.img ]\n- container: {image: "b:${{ parameters.p }}"}\n- container: {image: "c:$(v.w)"}\n- strategy: {matrix: {o: {tag: "4"}}}\n  container: {image: "d:$(tag)"}\n- container: {image: "e:$(Build.BuildId)"}\n',
      images: [
        '4:21 x.test/a:1 (no-digest-here)',
        '6:23 docker.io/library/b:1 (arg-fragment)',
        '6:23 docker.io/library/b:2 (arg-fragment)',
        '7:23 docker.io/library/c:3 (arg-fragment)',
        '9:23 docker.io/library/d:4 (arg-fragment)',
      ],
      skipped: ['10 variable e:$(Build.BuildId)'],
    },
    {
      name: 'Cloud Build: substitutions',
      file: 'cloudbuild.yaml',
      text: 'steps:\n- name: $_A\n- name: b:${_B}\n- name: c:$$_B\n- name: d:$SHORT_SHA\nsubstitutions: {_A: "a:1", _B: "2"}\n',
      images: ['3:9 docker.io/library/b:2 (arg-fragment)', '6:22 docker.io/library/a:1 (no-digest-here)'],
      skipped: ['4 variable c:$$_B', '5 variable d:$SHORT_SHA'],
    },
    {
      name: 'CloudFormation: parameters by !Ref, !Sub and their long forms; one that names a setting is not known',
      file: 'stack.yaml',
      text: 'Parameters:\n  Img: {Type: String, Default: "a:1"}\n  Tag: {Type: String, Default: "2", AllowedValues: ["2", "3"]}\n  Set: {Type: "AWS::SSM::Parameter::Value<String>", Default: /x/y}\nResources:\n  A: {Type: AWS::ECS::TaskDefinition, Properties: {Image: !Ref Img}}\n  B: {Type: AWS::ECS::TaskDefinition, Properties: {Image: {"Fn::Sub": "b:${Tag}"}}}\n  C: {Type: AWS::ECS::TaskDefinition, Properties: {Image: !Sub "c:${Set}"}}\n  D: {Type: AWS::ECS::TaskDefinition, Properties: {Image: {Ref: Set}}}\n',
      images: [
        '2:33 docker.io/library/a:1 (no-digest-here)',
        '7:72 docker.io/library/b:2 (arg-fragment)',
        '7:72 docker.io/library/b:3 (arg-fragment)',
      ],
      skipped: ['8 variable c:${Set}'],
    },
  ]);
});

describe('formats/rows/resolve: limits', () => {
  const list = (variables: string, image: string): ReturnType<typeof listText> =>
    listText('.gitlab-ci.yml', `variables: {${variables}}\na: {image: "${image}"}\n`);

  it.each([
    ['a circle', 'A: $B, B: $A', '$A'],
    [
      'a text that grows',
      Array.from({ length: 30 }, (_, at) => `A${at}: $A${at + 1}$A${at + 1}`).join(', '),
      '$A0',
    ],
    ['a variable of which only a part is known', 'A: "a:$B"', '$A'],
    ['a value that is none', 'A: ', '$A:1'],
  ])('%s stays skipped', async (_, variables, image) => {
    expect(await list(variables, image)).toEqual({ images: [], skipped: [`2 variable ${image}`] });
  });

  it('a value can refer to the variable of the same name around it', async () => {
    const text = 'variables: {A: "1"}\na: {variables: {A: "$A-x"}, image: "a:$A"}\n';
    expect(await listText('.gitlab-ci.yml', text)).toEqual({
      images: ['2:37 docker.io/library/a:1-x (arg-fragment)'],
      skipped: [],
    });
  });

  it('of more values than are read, the first ones are listed, and the text is skipped as well', async () => {
    const versions = Array.from({ length: 60 }, (_, at) => `"${at}"`).join(', ');
    const text = `jobs: {a: {strategy: {matrix: {a: ["1", "2"], v: [${versions}]}}, container: "a:\${{ matrix.a }}.\${{ matrix.v }}"}}\n`;
    const { images, skipped } = await listText(WORKFLOW, text);
    expect(images).toHaveLength(50);
    expect(skipped).toEqual(['1 variable a:${{ matrix.a }}.${{ matrix.v }}']);
  });

  it('each of many variables has its value', async () => {
    const numbers = Array.from({ length: 3000 }, (_, at) => at);
    const params = numbers.map((at) => `  - {name: p${at}, default: "a:${at}"}\n`).join('');
    const steps = numbers.map((at) => `  - image: $(params.p${at})\n`).join('');
    const { images } = await listText('a.yaml', `${TASK}  params:\n${params}  steps:\n${steps}`);
    expect(images).toHaveLength(3000);
  });

  it.each([
    ['the name of a result', 'script: "docker build -t ${IMG} ."'],
    ['what is pushed', 'script: ["docker push $IMG"]'],
    ['a part of another text', 'image: $IMG-slim'],
  ])('a value that is also %s is not edited', async (_, other) => {
    const { images } = await listText(
      '.gitlab-ci.yml',
      `variables: {IMG: "a:1"}\na: {image: $IMG}\nb: {${other}}\n`,
    );
    expect(images[0]).toBe('1:19 docker.io/library/a:1 (used-elsewhere)');
  });
});

describe('formats/rows/resolve: a change of a value', () => {
  const placesOf = async (text: string): Promise<readonly ComparedPlace[]> => {
    const { images } = await listBytes('.gitlab-ci.yml', new TextEncoder().encode(text));
    return images.map(({ file, line, reference }) => ({
      file,
      line,
      reference: canonicalReference(reference),
    }));
  };

  it.each([
    ['a whole value', (tag: string) => `variables: {A: "a:${tag}"}\nb: {image: $A}\n`],
    ['a part of a text', (tag: string) => `variables: {A: "${tag}"}\nb: {image: "a:$A"}\n`],
  ])('%s is an edit of its place', async (_, textOf) => {
    const [base, head] = await Promise.all([placesOf(textOf('1')), placesOf(textOf('2'))]);
    expect(base).toHaveLength(1);
    expect(head.map((place) => pairPlaces(head, base).before(place))).toEqual(base);
  });
});
