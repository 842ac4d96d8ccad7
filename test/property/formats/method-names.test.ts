import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { imagesReport } from '../../../src/images/views/images.ts';
import { listImages } from '../../../src/references/list-images.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

/** Files in which NAME stands wherever an author chooses a name: of stages, variables, keys, hosts and images. */
const FILES: readonly (readonly [path: string, text: string])[] = [
  [
    'zz/NAME/Dockerfile',
    'ARG NAME=cgr.dev/acme/NAME:1\nFROM $NAME AS NAME\nFROM NAME\nARG NAME\nCOPY --from=${NAME:-a} /a /b\nCOPY --from=NAME.test/NAME:NAME /a /b\n',
  ],
  ['Dockerfile', 'FROM NAME\nFROM ${NAME}\nFROM acme/$NAME:1\nFROM NAME.test/x AS NAME\nFROM a:NAME\n'],
  [
    '.github/mooring.yml',
    'ignore:\n  - {image: "NAME/*", reason: NAME}\n  - {image: "cgr.dev/NAME:*", path: "NAME/**", reason: ours}\n',
  ],
  [
    '.github/workflows/ci.yml',
    'env: {NAME: a}\njobs:\n  NAME:\n    strategy: {matrix: {NAME: [a, b]}}\n    container: ${{ matrix.NAME }}\n    services:\n      NAME: {image: "NAME:1", env: {NAME: b}}\n    steps:\n      - uses: docker://NAME.test/x:1\n        with: {NAME: c}\n',
  ],
  ['action.yml', 'runs:\n  using: docker\n  image: docker://acme/NAME:1\n  NAME: a\n'],
  [
    '.gitlab-ci.yml',
    'variables: {NAME: "acme/x:1"}\nNAME:\n  image: $NAME\n  extends: NAME\n  services: [{name: "${NAME}", alias: NAME}]\n  variables: {NAME: {value: b}}\ndefault: {image: NAME}\n',
  ],
  [
    'compose.yaml',
    'x-NAME: &NAME {image: "a:1"}\nservices:\n  NAME: {<<: *NAME, build: {args: {NAME: b}, additional_contexts: {NAME: docker-image://c:1}, dockerfile_inline: "FROM NAME\\nFROM $NAME"}}\n  b: {image: "acme/NAME:${NAME:-1}", extends: NAME, NAME: {NAME: 1}}\n',
  ],
  [
    'kustomization.yaml',
    'images:\n  - {name: NAME, newName: acme/NAME, newTag: NAME}\n  - {name: acme/b, newTag: "1", NAME: 2}\nNAME: {images: 1}\n',
  ],
  ['values.yaml', 'NAME:\n  image: {repository: NAME.test/a, tag: NAME, NAME: 1}\nimage: {NAME: acme/a:1}\n'],
  ['.ko.yaml', 'defaultBaseImage: NAME.test/a:1\nbaseImageOverrides:\n  NAME: acme/NAME:1\n'],
  [
    'skaffold.yaml',
    'apiVersion: skaffold/v4beta1\nkind: Config\nbuild:\n  artifacts:\n    - image: NAME\n      docker: {buildArgs: {NAME: acme/a:1}}\n      buildpacks: {builder: acme/NAME:1}\n      NAME: 1\n',
  ],
  [
    '.devcontainer/devcontainer.json',
    '{"image": "acme/NAME:1", "NAME": {"NAME": 1}, "features": {"NAME.test/f/NAME:1": {"NAME": 1}}, "build": {"args": {"NAME": "x"}}}',
  ],
  [
    'docker-bake.json',
    '{"variable": {"NAME": {"default": "acme/NAME:1"}}, "target": {"NAME": {"contexts": {"NAME": "docker-image://NAME.test/a:1"}, "args": {"NAME": "acme/b:1"}, "NAME": 1}}, "NAME": 1}',
  ],
  [
    'docker-bake.hcl',
    'variable "NAME" { default = "acme/NAME:1" }\ntarget "NAME" {\n  contexts = { NAME = "docker-image://${NAME}", "NAME" = "docker-image://NAME.test/b" }\n  args = { NAME = "acme/c:1" }\n  NAME = 1\n  inherits = ["NAME"]\n  dockerfile-inline = "FROM NAME"\n}\n',
  ],
  [
    'pod.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata: {labels: {NAME: a}}\nNAME: {image: "d:1"}\nspec:\n  containers: [{image: acme/NAME:1, NAME: 1}]\n',
  ],
  [
    '.do/app.yaml',
    'services:\n- image: {registry_type: NAME, repository: a}\n- image: {registry_type: GHCR, registry: NAME, repository: b, tag: v1}\n',
  ],
  [
    'task.yaml',
    'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params: [{name: NAME, default: "acme/a:1"}]\n  steps: [{image: $(params.NAME), NAME: 1}, {image: "NAME.test/b:1"}]\n',
  ],
];

async function report(name: string): Promise<string> {
  const files = new Map(
    FILES.map(([path, text]) => [path.replaceAll('NAME', name), text.replaceAll('NAME', name)]),
  );
  const found = await listImages({
    now: NOW,
    tree: {
      list: async () => [...files.keys()],
      submodules: async () => [],
      read: async (paths) =>
        paths.map((path) => {
          const text = files.get(path);
          return text === undefined
            ? { path, problem: 'it does not exist', isAbsent: true }
            : { path, bytes: new TextEncoder().encode(text) };
        }),
    },
  });
  return JSON.stringify(imagesReport(found), null, 1).replaceAll(new RegExp(name, 'gi'), 'NAME');
}

/** Of the same length as each name, so that columns are the same. */
const plain = (name: string): string => name.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? 'Q' : 'q'));

describe('names that are also those of methods', () => {
  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__defineGetter__'])(
    '%s is listed in every kind of file as any other name',
    async (name) => {
      const expected = await report(plain(name));
      expect(expected.split('NAME').length).toBeGreaterThan(40);
      expect(await report(name)).toBe(expected);
    },
  );
});
