import type { FormatRow } from './format-row.ts';

/** Its value in a file with values, such as terraform.tfvars, and the default of its declaration. */
const HCL_VARIABLE = {
  name: /(?<!\$)\$\{\s*var\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}/g,
  in: ['?$', 'variable.$[].default'],
} as const;

/** Schedulers and infrastructure as code. */
export const CLOUD_ROWS = [
  {
    // Its driver for Docker drops the digest if there is a tag (hashicorp/nomad@09855dd, drivers/docker/utils.go).
    kind: 'nomad',
    files: ['**/*.{nomad,hcl}'],
    shape: ['job'],
    digest: 'only',
    at: [
      // Other drivers have files and URLs under this key.
      'job.**.task.*[][driver={docker,podman,containerd-driver}].config[].image',
      'job.**.sidecar_task[].config[].image',
    ],
    vars: [HCL_VARIABLE],
  },
  {
    kind: 'terraform',
    files: ['**/*.{tf,tofu,tf.json}'],
    digest: 'update',
    at: [
      'resource.kubernetes_*.*.**.{container,init_container}[]{,.content[]}.image',
      '{resource,data}.docker_{image,registry_image}.*[].name',
      'resource.docker_{container,service}.*[].**.image',
      'resource.{google_cloud_run*,azurerm_container*}.*.**.image',
      'resource.aws_ecs_task_definition.*[].container_definitions[].image',
      'resource.aws_ecs_task_definition.*[].container_definitions: text ecs',
      'resource.aws_apprunner_service.*.**.image_identifier',
      'resource.aws_lambda_function.*[].image_uri',
      'resource.helm_release.*[].set{,_sensitive}[][name=*image*].value: hosted tag',
      'resource.helm_release.*[].values[]: text helm-values',
      'resource.helm_release.*[].values[].**: values',
      'variable.*[].default: tagged',
      'locals[].*: tagged',
    ],
    vars: [
      HCL_VARIABLE,
      { name: /(?<!\$)\$\{\s*local\.(?<name>[\w-]+)(?<rest>(?:\.[\w-]+)*)\s*\}/g, in: ['locals[].$'] },
    ],
  },
  {
    kind: 'ecs',
    sure: [
      '{,taskDefinition.}containerDefinitions[].image',
      'ContainerDefinitions[].Image',
      '[][essential=*].image',
    ],
    digest: 'update',
    at: ['[].image', '{,taskDefinition.}containerDefinitions[].image', 'ContainerDefinitions[].Image'],
  },
  {
    kind: 'cloudformation',
    sure: ['Resources.*[Type=*::*].Type'],
    digest: 'update',
    at: [
      '{Resources,Globals}.**.{Image,ImageUri,ImageIdentifier}{,.Ref,."Fn::Sub"}: cloudformation image',
      'Parameters.*.Default: tagged',
    ],
    vars: [
      // A part of the text of `!Sub`, or the whole text of `!Ref`.
      {
        name: /(?:\$\{|^(?=[A-Za-z0-9]*[A-Z][A-Za-z0-9]*$))(?<name>[A-Za-z0-9]+)\}?/g,
        in: ['Parameters.$[Type!=AWS::SSM*].{Default,AllowedValues[]}'],
      },
    ],
  },
] as const satisfies readonly FormatRow[];
