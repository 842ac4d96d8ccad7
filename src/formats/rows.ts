// oxlint-disable max-lines -- one table is easier to read than several
/** Which files a tool reads, and where they name images: one row for each kind of file. */
export interface FormatRow<Kind extends string = FormatKind> {
  /** Its name in reports. */
  readonly kind: Kind;
  /** Globs of the paths that are read as this kind; none if only the content decides. */
  readonly files?: readonly string[];
  /** The language of its files, or of those in `.json`; that of YAML if left out, as most tools in Go do. */
  readonly language?: 'json' | 'systemd' | 'toml' | 'starlark' | 'groovy' | 'earthfile';
  /** The `apiVersion`, and behind a blank the `kind` if it matters, of the documents that are of this kind. */
  readonly when?: readonly string[];
  /** Paths of which a document has one if the name of its file makes it one of this kind; any document if left out. */
  readonly shape?: readonly string[];
  /** Paths of which a document has one if it is of this kind whatever its file is called. */
  readonly sure?: readonly string[];
  /**
   * How a digest is written. `both`, the default: with the tag. `only`: instead of the tag, which goes into a comment.
   * `update`: only digests that are there are updated, because it is not known if the tool takes both.
   */
  readonly digest?: 'both' | 'only' | 'update';
  /** Paths to images, and behind a colon what stands there (`row-path.ts` and `row-words.ts` define both). */
  readonly at: readonly string[];
  /** Words of which a file with images has one, where `at` does not say the keys. */
  readonly words?: readonly string[];
}

/** Where controllers, CronJobs, lists and custom resources embed pod specs, at any depth. */
const PODS = [
  '**.{containers,initContainers}[].image: replaceable image',
  '**.{ephemeralContainers,sidecars}[].image',
  // Argo Workflows.
  '**.{container,script}.image',
  '**.volumes[].image.reference',
  '**.env[][name=RELATED_IMAGE_*].value: hosted',
] as const;

/** The keys for images in the resources of operators. A merge key can be overridden. */
const IMAGE_KEYS = '{image,imageName,containerImage,dockerImage,*Image}: hosted';

/** Where Kubernetes objects of any kind name images. */
const KUBERNETES = [...PODS, `!data !stringData !status !<< **.${IMAGE_KEYS}`] as const;

/** Where a field with the options of kustomize has images and patches. */
const KUSTOMIZE = [
  'images[]: triple kustomize',
  '{patches,patchesJson6902}[].patch: patch',
  'patchesStrategicMerge[]: patch',
] as const;

/** Where steps of workflows and actions build images. */
const BUILD_STEPS = [
  '[uses~=docker/build-push-action@*].with: build build-push-action',
  '[uses~=docker/build-push-action@*].with.build-contexts: contexts',
  '[uses~=docker/build-push-action@*].with.{tags,cache-from,cache-to}: result',
  '[uses~=docker/bake-action@*].with.files: bake files',
] as const;

const TABLE = [
  {
    kind: 'workflow',
    files: ['.github/workflows/*.y{a,}ml'],
    shape: ['jobs'],
    at: [
      'jobs.*: workflow job',
      'jobs.*.steps[].uses: after docker://',
      ...BUILD_STEPS.map((path) => `jobs.*.steps[]${path}`),
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
  },
  {
    kind: 'gitlab-ci',
    files: ['**/*gitlab-ci*.y{a,}ml'],
    at: [
      '{include,*.trigger.include}[]{,.local}: gitlab include',
      '{image,services[]}{,.name}',
      '!variables !workflow !include !stages !spec !cache !image *.{image,services[]}{,.name}',
    ],
  },
  {
    kind: 'compose',
    files: ['**/{*[.-],}compose{[.-]*,}.y{a,}ml'],
    shape: ['services', 'include'],
    sure: ['[apiVersion!=*].services.*.{image,build}'],
    at: [': compose'],
    words: ['image', 'build', 'include', 'extends'],
  },
  {
    kind: 'kustomize',
    files: ['**/{kustomization.yaml,kustomization.yml,Kustomization}'],
    when: ['kustomize.config.k8s.io/*'],
    at: [
      '{images,imageTags}~[]: triple kustomize',
      '{resources,bases,components}~[]: path kubernetes?',
      'patchesStrategicMerge~[]: path kubernetes?',
      'patchesStrategicMerge~[]: inline patch',
      '{patches,patchesJson6902}~[].path~: path json-patch?',
      '{patches,patchesJson6902}~[].patch~: patch',
      'helmCharts[].valuesInline.**: values',
    ],
  },
  {
    // A patch in a file of its own, which a kustomization names.
    kind: 'json-patch',
    sure: ['[][op=*][path=*].value'],
    at: [': patch'],
    words: ['image', 'Image', 'value'],
  },
  {
    kind: 'helm-chart',
    files: ['**/Chart.y{a,}ml'],
    digest: 'update',
    at: ['[].image', 'annotations.{images,"artifacthub.io/images"}: text helm-chart'],
  },
  {
    kind: 'fleet',
    files: ['**/fleet.y{a,}ml'],
    at: [
      '{helm,targetCustomizations[].helm}.values.**: values',
      '{helm,targetCustomizations[].helm}.valuesFiles[]: path helm-values',
    ],
  },
  {
    kind: 'helm-values',
    files: ['**/{*[.-],}values{[._-]*,}.y{a,}ml'],
    at: ['**: values'],
    words: ['image', 'Image', 'IMAGE', 'repository'],
  },
  { kind: 'ko', files: ['**/.ko.y{a,}ml'], at: ['defaultBaseImage~', 'baseImageOverrides~.*'] },
  {
    kind: 'skaffold',
    files: ['**/skaffold{[.-]*,}.y{a,}ml'],
    when: ['skaffold/*'],
    at: [
      '**.artifacts[].image: result',
      '**.artifacts[]: build skaffold',
      '**.helm.releases[].valuesFiles[]: path helm-values',
      '**.helm.releases[].setValues.**: values',
      '**.artifacts[].{buildpacks.{builder,runImage},{jib,ko}.fromImage,kaniko.{image,initImage}}',
      '**.googleCloudBuild.{dockerImage,packImage,koImage,bazelImage,mavenImage,gradleImage}',
      '**.{verify[].container,customActions[].containers[]}.image: image not built here',
    ],
  },
  {
    kind: 'devcontainer',
    files: ['**/{.,}devcontainer.json'],
    language: 'json',
    shape: ['{image,build,dockerFile,dockerComposeFile,features}'],
    at: ['image', ': build devcontainer', 'dockerComposeFile[]: path compose', 'features.@: feature'],
    words: ['dockerfile', 'dockerFile'],
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
    when: ['{triggers.,}tekton.dev/*'],
    at: [
      '**.{steps,sidecars}[].image',
      '**.stepTemplate.image',
      '**[kind=StepAction].spec.image',
      '**.{taskRef,pipelineRef}.bundle',
      '**[resolver=bundles].params[][name=bundle].value',
    ],
  },
  {
    kind: 'earthfile',
    files: ['**/{Earthfile,*.earth}'],
    language: 'earthfile',
    at: [],
    words: ['FROM', 'DOCKER'],
  },
  {
    kind: 'quadlet',
    files: ['**/*.{container,image,volume,build,kube}'],
    language: 'systemd',
    shape: ['{Container,Image,Volume,Build,Kube}'],
    at: [
      '{Container,Image,Volume}.Image: quadlet image',
      '{Image,Build}.ImageTag[]: result',
      'Build.File: path dockerfile',
      'Kube.Yaml[]: path kubernetes',
    ],
  },
  {
    kind: 'buildpacks',
    files: ['**/project.toml'],
    language: 'toml',
    digest: 'update',
    at: [
      '{io.buildpacks,build}.builder',
      'io.buildpacks.{group,pre.group,post.group}[].uri: after docker://',
      'build.buildpacks[].uri: after docker://',
    ],
  },
  {
    kind: 'fly',
    files: ['**/fly{.*,}.toml'],
    language: 'toml',
    digest: 'update',
    at: ['build.image', 'build.dockerfile: path dockerfile'],
  },
  {
    kind: 'railway',
    files: ['**/railway.{toml,json}'],
    language: 'toml',
    at: ['build.dockerfilePath: path dockerfile'],
  },
  {
    kind: 'bazel',
    files: ['**/{MODULE.bazel,*.MODULE.bazel,WORKSPACE,WORKSPACE.*,*.bzl}'],
    language: 'starlark',
    at: ['[][call={oci.pull,oci_pull,_oci_pull,container_pull}].keywords: triple bazel'],
    words: ['pull'],
  },
  {
    kind: 'tilt',
    files: ['**/{Tiltfile,Tiltfile.*,*.tilt,*.Tiltfile}'],
    language: 'starlark',
    at: [
      '[][call={docker_build,docker_build_with_restart}]: tilt build',
      '[][call=docker_compose].arguments[][]: path compose',
    ],
    words: ['docker_'],
  },
  {
    kind: 'jenkins',
    files: ['**/{Jenkinsfile,Jenkinsfile.*,Jenkinsfile-*,*.Jenkinsfile,*.jenkinsfile}', 'vars/*.groovy'],
    language: 'groovy',
    at: [
      '[][call=image][block={docker,dockerContainer,containerTemplate}].arguments[]',
      '[][call=docker][block=agent].{arguments[],keywords.image}',
      '[][call=docker.image].arguments[]',
      '[][call={containerTemplate,dockerNode}].keywords.image',
      '[][call=yaml][block=kubernetes].arguments[]: text kubernetes',
      '[][call={podTemplate,kubernetes}].keywords.yaml: text kubernetes',
      ': jenkins dockerfiles',
    ],
    words: ['image', 'yaml', 'docker'],
  },
  { kind: 'crd', when: ['apiextensions.k8s.io/* CustomResourceDefinition'], at: [] },
  {
    kind: 'olm',
    when: ['operators.coreos.com/* {ClusterServiceVersion,CatalogSource}'],
    at: [...KUBERNETES, 'spec.relatedImages[].image', 'metadata.annotations.containerImage', 'spec.image'],
  },
  {
    kind: 'helm-release',
    when: ['helm.toolkit.fluxcd.io/* HelmRelease', 'helm.cattle.io/* {HelmChart,HelmChartConfig}'],
    at: [
      ...PODS,
      `!data !stringData !status !values !<< **.${IMAGE_KEYS}`,
      'spec.values.**: values',
      'spec.valuesContent: text helm-values',
      'spec.chart{,.spec.chart}: name',
      ...KUSTOMIZE.map((path) => `spec.postRenderers[].kustomize.${path}`),
    ],
  },
  {
    kind: 'flux',
    when: [
      'kustomize.toolkit.fluxcd.io/* Kustomization',
      'image.toolkit.fluxcd.io/* ImageRepository',
      'source.toolkit.fluxcd.io/* {OCIRepository,HelmRepository}',
    ],
    at: [
      ...KUSTOMIZE.map((path) => `[kind=Kustomization].spec.${path}`),
      // A policy selects the tag of this one, and the other is an artifact.
      '[kind=ImageRepository].spec.image: name',
      '[kind=*Repository].spec.url: name',
    ],
  },
  {
    kind: 'argocd',
    when: ['argoproj.io/* {Application,ApplicationSet,AppProject}'],
    at: [
      '**.kustomize.images[]: pair',
      '**.kustomize.patches[].patch: patch',
      '**.helm.valuesObject.**: values',
      '**.helm.values: text helm-values',
      '**.helm.parameters[][name=*image*].value: hosted',
      '**[path=*]: argocd source',
    ],
  },
  {
    kind: 'crossplane',
    when: ['{pkg.,meta.pkg.}crossplane.io/*'],
    at: [...KUBERNETES, 'spec.package'],
  },
  {
    kind: 'sveltos',
    when: ['config.projectsveltos.io/*'],
    at: [...KUBERNETES, '**.values: text helm-values'],
  },
  { kind: 'kubernetes', when: ['*'], at: KUBERNETES },
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
