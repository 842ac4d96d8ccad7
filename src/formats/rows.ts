/** Which files a tool reads, and where they name images: one row for each kind of file. */
export interface FormatRow<Kind extends string = FormatKind> {
  /** Its name in reports. */
  readonly kind: Kind;
  /** Globs of the paths that are read as this kind; none if only the content decides. */
  readonly files?: readonly string[];
  /** The parser of its `.json` files; that of YAML if left out, as most tools in Go do. */
  readonly language?: 'json';
  /** The `apiVersion`, and behind a blank the `kind` if it matters, of the documents that are of this kind. */
  readonly when?: string;
  /** Paths to images, and behind a colon what stands there (`row-path.ts` and `row-words.ts` define both). */
  readonly at: readonly string[];
  /** Words of which a file with images has one, where `at` does not say the keys. */
  readonly words?: readonly string[];
}

const TABLE = [
  {
    kind: 'workflow',
    files: ['.github/workflows/*.y{a,}ml'],
    at: ['jobs.*: workflow job', 'jobs.*.steps[].uses: after docker://'],
    words: ['container', 'services'],
  },
  {
    kind: 'action',
    files: ['**/action.y{a,}ml'],
    at: [
      'runs.{image,steps[].uses}: after docker://',
      'runs[using=docker][image!=docker://*].image: path dockerfile',
    ],
  },
  {
    kind: 'gitlab-ci',
    files: ['**/*gitlab-ci*.y{a,}ml', '{**/,}.gitlab/**/*.y{a,}ml'],
    at: [
      '{image,services[]}{,.name}',
      '!variables !workflow !include !stages !spec !cache !image *.{image,services[]}{,.name}',
    ],
  },
  {
    kind: 'compose',
    files: ['**/{*[.-],}compose{[.-]*,}.y{a,}ml'],
    at: [': compose'],
    words: ['image', 'build', 'include', 'extends'],
  },
  {
    kind: 'kustomize',
    files: ['**/{kustomization.yaml,kustomization.yml,Kustomization}'],
    when: 'kustomize.config.k8s.io/*',
    at: [
      'images[]: triple kustomize',
      '{resources,bases,components,patchesStrategicMerge}[]: path kubernetes?',
      'patches[].path: path kubernetes?',
    ],
  },
  {
    kind: 'helm-values',
    files: ['**/{*[.-],}values{[._-]*,}.y{a,}ml'],
    at: ['**: values'],
    words: ['image', 'Image', 'IMAGE', 'repository'],
  },
  { kind: 'ko', files: ['**/.ko.y{a,}ml'], at: ['defaultBaseImage', 'baseImageOverrides.*'] },
  {
    kind: 'skaffold',
    files: ['**/skaffold{[.-]*,}.y{a,}ml'],
    when: 'skaffold/*',
    at: [
      '**.artifacts[].image: result',
      '**.artifacts[].{buildpacks.{builder,runImage},{jib,ko}.fromImage,kaniko.{image,initImage}}',
      '**.googleCloudBuild.{dockerImage,packImage,koImage,bazelImage,mavenImage,gradleImage}',
      '**.{verify[].container,customActions[].containers[]}.image: image not built here',
    ],
  },
  {
    kind: 'devcontainer',
    files: ['**/{.,}devcontainer.json'],
    language: 'json',
    at: [
      'image',
      '{dockerFile,build.dockerfile}: path dockerfile',
      'dockerComposeFile[]: path compose',
      'features.@: feature',
    ],
  },
  {
    kind: 'bake',
    files: ['**/docker-bake{[.-]*,}.{json,hcl}'],
    language: 'json',
    at: [': bake'],
    words: ['contexts', 'dockerfile', 'args'],
  },
  {
    kind: 'tekton',
    when: '{triggers.,}tekton.dev/*',
    at: [
      '**.{steps,sidecars}[].image',
      '**.stepTemplate.image',
      '**[kind=StepAction].spec.image',
      '**.{taskRef,pipelineRef}.bundle',
      '**[resolver=bundles].params[][name=bundle].value',
    ],
  },
  {
    // Manifests can have any name: their kind is in the file. Those in JSON are read as YAML, as kubectl does.
    kind: 'kubernetes',
    files: ['**/*.{yaml,yml,json}'],
    when: '*',
    at: [
      // Controllers, CronJobs, lists and custom resources embed pod specs anywhere.
      '**.{containers,initContainers}[].image: replaceable image',
      '**.{ephemeralContainers,sidecars}[].image',
      // Argo Workflows.
      '**.{container,script}.image',
      '**.volumes[].image.reference',
    ],
  },
] as const satisfies readonly FormatRow<string>[];

/** The kinds of files that name images; the `dockerfile-…` kinds are in `DockerfileKind`. */
export type FormatKind = (typeof TABLE)[number]['kind'];

/** The rows in the order in which they are compared with a path and with a document. */
export const ROWS: readonly FormatRow[] = TABLE;

/** Every kind of file besides Dockerfiles in which images are named. */
export const FORMAT_KINDS: readonly FormatKind[] = ROWS.map(({ kind }) => kind);

/** Returns true for the name of a kind. */
export function isFormatKind(kind: string): kind is FormatKind {
  return FORMAT_KINDS.some((one) => one === kind);
}
