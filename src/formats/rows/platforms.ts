import type { FormatRow } from './format-row.ts';

/** Files of platforms and runners of containers: where to deploy, what to run before a commit, or on which hosts. */
export const PLATFORM_ROWS = [
  {
    // The modules of Docker look up an image by its name with what is before the digest, so that both are not known to work.
    kind: 'ansible',
    files: ['**/{tasks,handlers,playbooks}/**/*.y{a,}ml'],
    shape: ['[].{hosts,block,*docker_*,*podman_*,*k8s}'],
    sure: ['[][hosts=*].{tasks,pre_tasks,post_tasks,handlers}'],
    digest: 'update',
    at: [
      '**.{*docker_container,*docker_swarm_service,*podman_container}.image',
      '**.{*docker_image[source=pull],*docker_image_pull,*podman_image[path!=*]}[state!=absent]: triple ansible',
      '**.*k8s.{definition,resource_definition}[].**.{containers,initContainers}[].image',
      '**.*k8s.{definition,resource_definition}: text kubernetes',
    ],
  },
  {
    kind: 'buildkite',
    files: ['**/.buildkite/**/*.y{a,}ml'],
    shape: ['{,[].}steps', '[].{command,commands,plugins}'],
    at: [
      '**.plugins[].*docker*#*.image',
      // On the Kubernetes stack, and its plugin.
      '{,**.steps[].}image',
      '**.{containers,initContainers}[].image',
      '**.image: hosted',
    ],
  },
  {
    kind: 'concourse',
    sure: ['image_resource[type=*].source.repository', 'jobs[].plan'],
    digest: 'update',
    at: [
      '**.image_resource: triple concourse',
      'resource_types[][type={registry-image,docker-image}]: triple concourse',
      'resources: concourse resources',
    ],
  },
  {
    kind: 'pre-commit',
    files: ['**/.pre-commit-{config,hooks}.y{a,}ml'],
    at: ['{repos[].hooks,}[][language=docker_image].entry: docker arguments'],
  },
  {
    kind: 'render',
    files: ['**/render.y{a,}ml'],
    shape: ['{services,projects}'],
    digest: 'update',
    at: [
      '{services,projects[].environments[].services}[].image.url',
      '{services,projects[].environments[].services}[].dockerfilePath: path dockerfile?',
    ],
  },
  {
    // https://docs.digitalocean.com/products/app-platform/reference/app-spec/: either a tag or a digest.
    kind: 'app-platform',
    files: ['**/.do/*.y{a,}ml'],
    digest: 'update',
    at: [
      '{,spec.}{services,workers,jobs}[].image: triple app-platform',
      '{,spec.}{services,workers,jobs,static_sites}[].dockerfile_path: path dockerfile?',
    ],
  },
  {
    kind: 'garden',
    files: ['**/{*.,}garden.y{a,}ml'],
    digest: 'update',
    at: [
      // A template is the result of another action.
      '[type=*container].{spec.,}image: hosted',
      '**.{containers,initContainers}[].image: hosted',
      '[type=container].{spec.,}dockerfile: path dockerfile?',
    ],
  },
  {
    kind: 'batect',
    files: ['**/batect*.y{a,}ml'],
    digest: 'update',
    at: ['containers.*.image'],
  },
  {
    kind: 'pulumi',
    files: ['**/Pulumi{.*,}.y{a,}ml'],
    shape: ['resources'],
    at: ['resources.*.properties.**.{containers,initContainers}[].image'],
  },
] as const satisfies readonly FormatRow[];
