import type { FormatRow } from './format-row.ts';

/** Tools that build and run images on a laptop or in CI. */
export const BUILD_ROWS = [
  {
    kind: 'compose',
    files: ['**/{*[.-],}compose{[.-]*,}.y{a,}ml'],
    shape: ['services', 'include'],
    sure: ['[apiVersion!=*].services.*.{image,build}'],
    at: [': compose'],
    words: ['image', 'build', 'include', 'extends'],
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
    kind: 'goreleaser',
    files: ['**/{.,}goreleaser*.y{a,}ml'],
    at: [
      'kos[].base_image',
      'dockers*[].dockerfile: path dockerfile',
      '{dockers*,docker_manifests}[].{image_templates,images,tags,name_template}[]: result',
      'kos[].{repository,repositories[],tags[]}: result',
    ],
  },
  {
    kind: 'devfile',
    files: ['**/{.,}devfile.y{a,}ml'],
    sure: ['[schemaVersion=*].components', '[schemaVersion=*].parent'],
    digest: 'update',
    at: [
      '{,parent.}components[].container.image',
      '{,parent.}components[].image.imageName: result',
      '{,parent.}components[].image.dockerfile.uri: path dockerfile',
      '{,parent.}components[].{kubernetes,openshift}.inlined: text kubernetes',
    ],
  },
] as const satisfies readonly FormatRow[];
