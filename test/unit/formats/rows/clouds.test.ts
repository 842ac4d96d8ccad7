import { describe } from 'vitest';

import { D, OLD, testRows } from '../hard-rows.ts';

describe('formats/rows: clouds and packages', () => {
  testRows([
    {
      name: 'Terraform: resources of several providers',
      file: 'infra/main.tf',
      text: `resource "docker_image" "a" {\n  name = "a:1@${OLD}"\n}\nresource "docker_image" "b" { name = "b:1" }\nresource "kubernetes_deployment" "c" {\n  spec { template { spec {\n    container { image = "c:1" }\n    container { image = var.c }\n    container { image = "d:1" }\n  } } }\n}\nresource "aws_ecs_task_definition" "e" {\n  container_definitions = jsonencode([{ name = "e", image = "e:1@${OLD}" }])\n}\nresource "aws_ecs_task_definition" "f" {\n  container_definitions = <<-EOF\n    [{"name": "f", "image": "f:1@${OLD}"}]\n  EOF\n}\nresource "google_cloud_run_v2_service" "g" { template { containers { image = "gcr.io/g:1" } } }\nresource "helm_release" "h" {\n  set {\n    name = "image.repository"\n    value = "ghcr.io/h/i"\n  }\n  values = [yamlencode({ image = { repository = "j", tag = "v1" } }), "image: k:1"]\n}\n`,
      images: [
        `2:11 docker.io/library/a:1@${OLD}`,
        '4:39 docker.io/library/b:1 (no-digest-here)',
        '7:26 docker.io/library/c:1 (no-digest-here)',
        '9:26 docker.io/library/d:1 (no-digest-here)',
        `13:62 docker.io/library/e:1@${OLD}`,
        `17:30 docker.io/library/f:1@${OLD}`,
        '20:79 gcr.io/g:1 (no-digest-here)',
        '26:50 docker.io/library/j:v1 (no-digest-here)',
        '26:79 docker.io/library/k:1 (no-digest-here)',
      ],
      pinned: `resource "docker_image" "a" {\n  name = "a:1@${D}"\n}\nresource "docker_image" "b" { name = "b:1" }\nresource "kubernetes_deployment" "c" {\n  spec { template { spec {\n    container { image = "c:1" }\n    container { image = var.c }\n    container { image = "d:1" }\n  } } }\n}\nresource "aws_ecs_task_definition" "e" {\n  container_definitions = jsonencode([{ name = "e", image = "e:1@${D}" }])\n}\nresource "aws_ecs_task_definition" "f" {\n  container_definitions = <<-EOF\n    [{"name": "f", "image": "f:1@${D}"}]\n  EOF\n}\nresource "google_cloud_run_v2_service" "g" { template { containers { image = "gcr.io/g:1" } } }\nresource "helm_release" "h" {\n  set {\n    name = "image.repository"\n    value = "ghcr.io/h/i"\n  }\n  values = [yamlencode({ image = { repository = "j", tag = "v1" } }), "image: k:1"]\n}\n`,
    },
    {
      name: 'Terraform: defaults of variables and locals, if they have a registry and a tag',
      file: 'variables.tofu',
      text: 'variable "a" { default = "ghcr.io/a:1" }\nvariable "b" { default = "10.0.0.0/16" }\nvariable "c" { default = "localhost:8080" }\nlocals {\n  d = "quay.io/d:1"\n  e = "https://x.test/y:1"\n}\n',
      images: ['1:27 ghcr.io/a:1 (no-digest-here)', '5:8 quay.io/d:1 (no-digest-here)'],
    },
    {
      name: 'ECS: a task definition, and its containers alone',
      file: 'task-definition.json',
      text: `{"family": "x", "containerDefinitions": [{"name": "a", "image": "a:1@${OLD}"}, {"image": "b:1"}]}\n`,
      images: [`1:66 docker.io/library/a:1@${OLD}`, '1:156 docker.io/library/b:1 (no-digest-here)'],
      pinned: `{"family": "x", "containerDefinitions": [{"name": "a", "image": "a:1@${D}"}, {"image": "b:1"}]}\n`,
    },
    {
      name: 'ECS: containers alone',
      file: 'x.json',
      text: '[{"name": "a", "image": "a:1", "essential": true}]\n',
      images: ['1:26 docker.io/library/a:1 (no-digest-here)'],
    },
    {
      name: 'CloudFormation: tasks, functions and services; what a parameter gives is no image',
      file: 'stack.yaml',
      text: `Parameters: {P: {Type: String, Default: "ghcr.io/p:1"}}\nResources:\n  T:\n    Type: AWS::ECS::TaskDefinition\n    Properties: {ContainerDefinitions: [{Image: "a:1@${OLD}"}, {Image: !Ref P}, {Image: !Sub "\${P}:1"}]}\n  F:\n    Type: AWS::Serverless::Function\n    Properties: {ImageUri: b.test/c:1, ImageId: ami-1}\n  P: {Type: AWS::CodeBuild::Project, Properties: {Environment: {Image: "aws/codebuild/standard:7.0"}}}\n`,
      images: [
        '1:42 ghcr.io/p:1 (no-digest-here)',
        `5:50 docker.io/library/a:1@${OLD}`,
        '8:28 b.test/c:1 (no-digest-here)',
      ],
      skipped: ['5 invalid-reference ${P}:1'],
      pinned: `Parameters: {P: {Type: String, Default: "ghcr.io/p:1"}}\nResources:\n  T:\n    Type: AWS::ECS::TaskDefinition\n    Properties: {ContainerDefinitions: [{Image: "a:1@${D}"}, {Image: !Ref P}, {Image: !Sub "\${P}:1"}]}\n  F:\n    Type: AWS::Serverless::Function\n    Properties: {ImageUri: b.test/c:1, ImageId: ami-1}\n  P: {Type: AWS::CodeBuild::Project, Properties: {Environment: {Image: "aws/codebuild/standard:7.0"}}}\n`,
    },
    {
      name: 'a devfile: containers, an inline manifest, and what is built',
      file: 'devfile.yaml',
      text: `schemaVersion: 2.2.0\ncomponents:\n- name: a\n  container: {image: "a:1@${OLD}"}\n- name: b\n  image: {imageName: ghcr.io/b:1, dockerfile: {uri: docker/b}}\n- kubernetes:\n    inlined: |\n      apiVersion: v1\n      kind: Pod\n      spec: {containers: [{image: "c:1@${OLD}"}]}\n`,
      images: [`4:23 docker.io/library/a:1@${OLD}`, `11:36 docker.io/library/c:1@${OLD}`],
      pinned: `schemaVersion: 2.2.0\ncomponents:\n- name: a\n  container: {image: "a:1@${D}"}\n- name: b\n  image: {imageName: ghcr.io/b:1, dockerfile: {uri: docker/b}}\n- kubernetes:\n    inlined: |\n      apiVersion: v1\n      kind: Pod\n      spec: {containers: [{image: "c:1@${D}"}]}\n`,
    },
    {
      name: 'Zarf: the images of a package',
      file: 'zarf.yaml',
      text: 'kind: ZarfPackageConfig\ncomponents:\n- name: a\n  images: [ghcr.io/a:1, "b:###ZARF_PKG_TMPL_V###"]\n',
      images: ['4:12 ghcr.io/a:1'],
      skipped: ['4 variable b:###ZARF_PKG_TMPL_V###'],
      pinned: `kind: ZarfPackageConfig\ncomponents:\n- name: a\n  images: [ghcr.io/a:1@${D}, "b:###ZARF_PKG_TMPL_V###"]\n`,
    },
    {
      name: 'Carvel: locked images, overrides of kbld, and contents of vendir',
      file: 'x.yml',
      text: `apiVersion: imgpkg.carvel.dev/v1alpha1\nkind: ImagesLock\nimages: [{image: "a@${OLD}"}]\n---\napiVersion: kbld.k14s.io/v1alpha1\nkind: Config\noverrides: [{image: ghcr.io/x:1, newImage: "b:1"}]\n---\napiVersion: vendir.k14s.io/v1alpha1\nkind: Config\ndirectories: [{contents: [{imgpkgBundle: {image: "c:1"}}, {image: {url: "d:1"}}]}]\n`,
      images: [
        `3:19 docker.io/library/a@${OLD}`,
        '7:45 docker.io/library/b:1',
        '11:51 docker.io/library/c:1',
        '11:74 docker.io/library/d:1',
      ],
      pinned: `apiVersion: imgpkg.carvel.dev/v1alpha1\nkind: ImagesLock\nimages: [{image: "a@${D}"}]\n---\napiVersion: kbld.k14s.io/v1alpha1\nkind: Config\noverrides: [{image: ghcr.io/x:1, newImage: "b:1@${D}"}]\n---\napiVersion: vendir.k14s.io/v1alpha1\nkind: Config\ndirectories: [{contents: [{imgpkgBundle: {image: "c:1@${D}"}}, {image: {url: "d:1@${D}"}}]}]\n`,
    },
    {
      name: 'Nomad: without the end of a line for its comment, a digest would lose the tag',
      file: 'web.nomad.hcl',
      text: 'job "web" {\n  group "a" {\n    task "y" {\n      driver = "podman"\n      config { image = "b:1" }\n    }\n    service { connect { sidecar_task { config { image = "c:1" } } } }\n  }\n}\n',
      images: ['5:25 docker.io/library/b:1 (no-digest-here)', '7:58 docker.io/library/c:1 (no-digest-here)'],
    },
  ]);
});
