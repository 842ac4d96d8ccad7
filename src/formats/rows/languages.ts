import type { FormatRow } from './format-row.ts';

/** Tools whose files are written in a language of their own. */
export const LANGUAGE_ROWS = [
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
] as const satisfies readonly FormatRow[];
