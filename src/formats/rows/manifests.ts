import type { FormatRow } from './format-row.ts';

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

/** Kubernetes objects, and the tools that write and package them. */
export const MANIFEST_ROWS = [
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
    words: ['image', 'Image'],
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
    vars: [
      {
        name: /\$\((?:inputs\.)?params\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\)/g,
        // A value is what a run or a task of a pipeline sets; the parameters around it are those of the pipeline.
        in: ['^params[][name=$].value', '^params[][name=$].default'],
      },
    ],
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
      '**.helm.parameters[][name=*image*].value: hosted tag',
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
  {
    kind: 'zarf',
    files: ['**/zarf.yaml'],
    when: ['zarf.dev/*'],
    sure: ['[kind=Zarf*Config].components', '[kind=UDSBundle].packages'],
    at: [
      '**.components[].images[]: zarf image',
      '**.components[].manifests[].files[]: path kubernetes?',
      '**.components[].charts[].valuesFiles[]: path helm-values?',
      'packages[].repository: name',
    ],
  },
  {
    kind: 'carvel',
    when: ['imgpkg.carvel.dev/* ImagesLock', 'kbld.k14s.io/*', 'vendir.k14s.io/*'],
    at: [
      '[kind=ImagesLock].images[].image',
      'overrides[].newImage',
      '{overrides,sources,destinations}[].image: name',
      'destinations[].newImage: result',
      // What a lock was resolved from, and where.
      '[kind=ImagesLock].images[].annotations.*: name',
      '[kind=Config].directories[].contents[].{image.url,imgpkgBundle.image}',
      '[kind=LockConfig].directories[].contents[].{image.url,imgpkgBundle.image}: name',
    ],
  },
  { kind: 'kubernetes', when: ['*'], at: KUBERNETES },
] as const satisfies readonly FormatRow[];
