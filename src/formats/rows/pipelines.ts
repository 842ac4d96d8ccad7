import type { FormatRow, VariableRule } from './format-row.ts';

/** Where steps of workflows and actions build images. */
const BUILD_STEPS = [
  '[uses~=docker/build-push-action@*].with: build build-push-action',
  '[uses~=docker/build-push-action@*].with.build-contexts: contexts',
  '[uses~=docker/build-push-action@*].with.{tags,cache-from,cache-to}: result',
  '[uses~=docker/bake-action@*].with.files: bake files',
] as const;

/** Contexts of expressions that a file can give values. */
const ENV: VariableRule = { name: /\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}/g, in: ['^env.$'] };
const INPUT = /\$\{\{\s*(?:github\.event\.)?inputs\.(?<name>[\w-]+)\s*\}\}/g;

/** `$X` and `${X}`; the second dollar sign of `$$` is a text. */
const SHELL_VARIABLE = /(?<!\$)\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;

/** Pipelines of CI systems. */
export const PIPELINE_ROWS = [
  {
    kind: 'workflow',
    files: ['.{github,gitea,forgejo}/workflows/*.y{a,}ml'],
    shape: ['jobs'],
    at: [
      'jobs.*.{container{,.image},services.*.image}: container',
      'jobs.*.steps[].uses: after docker://',
      ...BUILD_STEPS.map((path) => `jobs.*.steps[]${path}`),
    ],
    vars: [
      {
        name: /\$\{\{\s*matrix\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}\}/g,
        in: ['^strategy.matrix.{$[],include[].$}'],
      },
      ENV,
      { name: INPUT, in: ['on.{workflow_dispatch,workflow_call}.inputs.$.{default,options[]}'] },
    ],
    words: ['container', 'services'],
  },
  {
    kind: 'action',
    files: ['**/action.y{a,}ml'],
    shape: ['runs'],
    at: [
      'runs.{image,steps[].uses}: after docker://',
      'runs[using~=docker][image!~=docker://*].image: path dockerfile',
      ...BUILD_STEPS.map((path) => `runs.steps[]${path}`),
    ],
    vars: [ENV, { name: INPUT, in: ['inputs.$.default'] }],
  },
  {
    kind: 'bitbucket',
    files: ['**/*-pipelines.y{a,}ml'],
    shape: ['pipelines'],
    digest: 'update',
    at: ['{image,**.step.image,definitions.services.*.image}{,.name}', '**.script[].pipe: after docker://'],
  },
  {
    kind: 'azure-pipelines',
    files: ['**/*pipelines*.y{a,}ml', '.azuredevops/**/*.y{a,}ml'],
    shape: ['{pool,stages,jobs,steps,resources,extends,parameters}'],
    digest: 'update',
    at: [
      'resources.containers[].image',
      // A text can also be the alias of a container above.
      '**.container: hosted',
      '**.container.image',
      '**.services.*: hosted',
      'parameters[].default: tagged',
    ],
    vars: [
      {
        name: /\$(?:\(|\[\s*variables\.)(?<name>[\w.]+)(?:\)|\s*\])/g,
        in: ['^strategy.matrix.*.$', '^variables{.$,[][name=$].value}'],
      },
      { name: /\$\{\{\s*variables\.(?<name>[\w.]+)\s*\}\}/g, in: ['^variables{.$,[][name=$].value}'] },
      {
        name: /\$\{\{\s*parameters\.(?<name>\w+)\s*\}\}/g,
        in: ['parameters{.$,[][name=$].{default,values[]}}'],
      },
    ],
  },
  {
    // https://support.circleci.com/hc/en-us/articles/115015849028: the digest replaces the tag.
    kind: 'circleci',
    files: ['.circleci/**/*.y{a,}ml'],
    digest: 'only',
    at: ['{,orbs.*.}{jobs,executors}.*.docker[].image', '**.parameters.*.default: tagged'],
    vars: [
      {
        name: /<<\s*parameters\.(?<name>[\w-]+)\s*>>/g,
        in: [
          '^parameters.$.{default,enum[]}',
          '?workflows.*.jobs[].%.{$,matrix.parameters.$[]}',
          '?jobs.*.executor[name=%].$',
        ],
      },
      { name: /<<\s*pipeline\.parameters\.(?<name>[\w-]+)\s*>>/g, in: ['parameters.$.{default,enum[]}'] },
    ],
  },
  {
    kind: 'woodpecker',
    files: ['{**/,}.{woodpecker,crow}{,/**/*}.y{a,}ml'],
    digest: 'update',
    at: ['{steps,services,pipeline,clone}{[],.*}.image'],
  },
  {
    kind: 'drone',
    files: ['**/.drone.y{a,}ml'],
    digest: 'update',
    at: ['{steps,services,pipeline,clone}{[],.*}.image'],
  },
  {
    kind: 'vela',
    files: ['**/.vela.y{a,}ml'],
    digest: 'update',
    at: ['{steps,services}[].image', 'stages.*.steps[].image', 'secrets[].origin.image'],
  },
  {
    kind: 'cloudbuild',
    files: ['**/cloudbuild*.{yaml,yml,json}'],
    shape: ['steps'],
    digest: 'update',
    at: ['steps[].name', 'images[]: result', 'substitutions.*: tagged'],
    vars: [{ name: SHELL_VARIABLE, in: ['substitutions.$'] }],
  },
  {
    kind: 'gitlab-ci',
    files: ['**/*gitlab-ci*.y{a,}ml'],
    at: [
      '{include,*.trigger.include}[]{,.local}: gitlab include',
      '{image,services[]}{,.name}',
      '!variables !workflow !include !stages !spec !cache !image *.{image,services[]}{,.name}',
    ],
    vars: [
      {
        name: SHELL_VARIABLE,
        in: [
          '^parallel.matrix[].$[]',
          '^variables.${,.value,.options[]}',
          '?^rules[].variables.$',
          '?workflow.rules[].variables.$',
          '~*.variables.${,.value}',
          '~*.parallel.matrix[].$[]',
        ],
      },
    ],
  },
] as const satisfies readonly FormatRow[];
