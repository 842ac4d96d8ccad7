import { describe, expect, it } from 'vitest';

import { checkMemory, found } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

describe('a tag that Helm reads as a number', () => {
  const values = (tag: string): Readonly<Record<string, string>> => ({
    'chart/values.yaml': `image:\n  repository: REGISTRY/acme/node\n  tag: ${tag}\n`,
  });

  it('is judged as the tag that Helm renders, which a finding names beside the text in the file', async () => {
    const memory = await startMemoryPlatform();
    // Helm renders 022 as 18, whose end of life is over.
    const { findings } = await checkMemory(memory, { head: values('022'), base: {} });
    const life = findings.find(({ rule }) => rule === 'end-of-life');
    expect(life?.reference).toBe(`${memory.platform.line.registry}/acme/node:18`);
    expect(findings.find(({ rule }) => rule === 'unresolvable')).toMatchObject({
      level: 'warning',
      line: 3,
      title: 'Tag is read as a number',
      message: '022: Helm reads it as 18, which is the tag here.',
      remedy: 'Write the tag that you mean in quotes.',
    });
  });

  it('is judged as written once it is in quotes', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: values('"22"'), base: {} });
    expect(found(report)).toEqual(['notice unpinned new chart/values.yaml']);
  });
});

const OK = 'REGISTRY/acme/python:3.13';

describe('a reference without a fixed value, in the change that adds it', () => {
  const pod = (image: string): string =>
    `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: ${image}\n`;
  const bake = (body: string): string => `target "a" {\n  ${body}\n}\n`;

  /** By code: the file, its text, what the remedy says, and the text after that. */
  it.each([
    [
      'variable',
      'pod.yaml',
      pod('REGISTRY/acme/python:${TAG}'),
      'Write the full reference, without',
      pod(OK),
    ],
    ['build-arg', 'Dockerfile', 'ARG A\nFROM ${A}\n', 'ARG NAME=image:tag', `ARG A=${OK}\nFROM \${A}\n`],
    [
      'no-expansion',
      'Dockerfile',
      `FROM ${OK}\nARG V\nCOPY --from=REGISTRY/acme/python:$V /a /b\n`,
      'Write the full reference, without variables.',
      `FROM ${OK}\nCOPY --from=${OK} /a /b\n`,
    ],
    [
      'onbuild-stage-or-image',
      'Dockerfile',
      `FROM ${OK}\nONBUILD COPY --from=python /a /b\n`,
      'Write the full reference of the image, with its registry and tag.',
      `FROM ${OK}\nONBUILD COPY --from=${OK} /a /b\n`,
    ],
    ['scratch-with-tag', 'Dockerfile', 'FROM scratch:1\n', 'Write `scratch` without', 'FROM scratch\n'],
    ['invalid-reference', 'pod.yaml', pod('REGISTRY/acme/Python:3.13'), 'Write a valid reference', pod(OK)],
    [
      'number-tag',
      'kustomization.yaml',
      'images:\n  - name: REGISTRY/acme/python\n    newTag: 3.13\n',
      'Write the tag in quotes.',
      'images:\n  - name: REGISTRY/acme/python\n    newTag: "3.13"\n',
    ],
    [
      'replaces-base',
      'docker-bake.hcl',
      bake(`contexts = { "REGISTRY/acme/python:3" = "docker-image://${OK}" }`),
      'Give the context a name without a tag',
      bake(`contexts = { python = "docker-image://${OK}" }`),
    ],
    [
      'inline-dockerfile',
      'compose.yaml',
      'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM scratch:1\n',
      'Write the Dockerfile as a plain text',
      `services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM ${OK}\n`,
    ],
  ])('%s: its remedy turns it green', async (...[, file, before, remedy, after]) => {
    const memory = await startMemoryPlatform();
    const red = await checkMemory(memory, { head: { [file]: before }, base: {} });
    const open = red.findings.filter(({ rule }) => rule === 'unresolvable');
    expect([red.verdict, open.length]).toEqual(['fail', 1]);
    expect(open[0]?.remedy).toContain(remedy);
    const fixed = await checkMemory(memory, { head: { [file]: after }, base: {} });
    expect([fixed.verdict, found(fixed).filter((one) => one.includes('unresolvable'))]).toEqual(['pass', []]);
  });

  it('does not send an author to a comment, which has no effect before the merge', async () => {
    const memory = await startMemoryPlatform();
    const text = pod('REGISTRY/acme/python:${TAG} # mooring: ignore');
    const report = await checkMemory(memory, { head: { 'pod.yaml': text }, base: {} });
    expect(report.verdict).toBe('fail');
    expect(report.findings.map(({ remedy }) => remedy).join()).not.toContain('mooring: ignore');
  });
});

describe('a value that stands in the repository', () => {
  const main = 'resource "docker_image" "a" {\n  name = "REGISTRY/acme/python:${var.tag}"\n}\n';
  const job = 'build:\n  image: REGISTRY/acme/python:$TAG\n  script: [make]\n';
  const include = 'include:\n  - local: /ci/part.yml\n';

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'the default of a variable in the directory',
      { 'infra/main.tf': main, 'infra/variables.tf': 'variable "tag" {\n  default = "3.13"\n}\n' },
      'infra/main.tf:2',
    ],
    [
      'terraform.tfvars, which overrides the default',
      {
        'infra/main.tf': main,
        'infra/variables.tf': 'variable "tag" {\n  default = "1.0"\n}\n',
        'infra/terraform.tfvars': 'tag = "3.13"\n',
      },
      'infra/main.tf:2',
    ],
    [
      'a file that Terraform loads by its name',
      { 'infra/main.tf': main, 'infra/prod.auto.tfvars': 'tag = "3.13"\n' },
      'infra/main.tf:2',
    ],
    [
      'a local value',
      { 'main.tf': main.replace('var.tag', 'local.tag'), 'locals.tf': 'locals {\n  tag = "3.13"\n}\n' },
      'main.tf:2',
    ],
    [
      'the default of a variable in a job of Nomad',
      {
        'web.nomad.hcl':
          'variable "tag" {\n  default = "3.13"\n}\njob "a" {\n  group "a" {\n    task "a" {\n      driver = "docker"\n      config {\n        image = "REGISTRY/acme/python:${var.tag}"\n      }\n    }\n  }\n}\n',
      },
      'web.nomad.hcl:9',
    ],
    [
      'the variables of an included pipeline',
      { '.gitlab-ci.yml': include + job, 'ci/part.yml': 'variables:\n  TAG: "3.13"\n' },
      '.gitlab-ci.yml:4',
    ],
    [
      'the variables of the pipeline that includes it',
      { '.gitlab-ci.yml': `${include}variables:\n  TAG: "3.13"\n`, 'ci/part.yml': job },
      'ci/part.yml:2',
    ],
  ])('is used: %s', async (_name, head, place) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head, base: {} });
    expect(report.verdict).toBe('pass');
    const reference = `${memory.platform.line.registry}/acme/python:3.13`;
    const at = report.findings.filter((one) => one.reference === reference);
    expect(at.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([`unpinned ${place}`]);
  });

  it('is used beside the default that it overrides', async () => {
    const memory = await startMemoryPlatform();
    const head = {
      'main.tf': `${main}variable "tag" {\n  default = "3.13"\n}\n`,
      'terraform.tfvars': 'tag = "3.12"\n',
    };
    const report = await checkMemory(memory, { head, base: {} });
    const { registry } = memory.platform.line;
    expect(report.images.map(({ image }) => image).sort()).toEqual(
      ['3.12', '3.13'].map((tag) => `${registry}/acme/python:${tag}`),
    );
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['of another module', { 'a/main.tf': main, 'b/terraform.tfvars': 'tag = "3.13"\n' }],
    ['of a file that Terraform does not load', { 'main.tf': main, 'other.tfvars': 'tag = "3.13"\n' }],
    [
      'of a pipeline that is not included',
      { '.gitlab-ci.yml': job, 'ci/part.yml': 'variables: {TAG: "3.13"}\n' },
    ],
  ])('is not used: %s', async (_name, head) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head, base: {} });
    expect(found(report)).toContainEqual(expect.stringMatching(/^error unresolvable new /));
  });
});
