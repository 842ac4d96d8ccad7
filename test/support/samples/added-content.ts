import fc from 'fast-check';

import { ODD_CHARACTERS } from './odd-characters.ts';

/** The files of a repository, one unit of text per byte, and its submodules. */
export interface RepositoryContent {
  readonly files: ReadonlyMap<string, string>;
  readonly submodules: readonly string[];
}

/** How a language writes a comment on a line of its own; undefined if it has none. */
type Comment = '#' | '//' | undefined;

interface SampleFile {
  readonly path: string;
  readonly comment: Comment;
  /** With IMAGE where an image is named. */
  readonly text: string;
  /** Lines that name an image once more when they follow the text; undefined if they would have to be inside. */
  readonly again?: string;
}

/** A file of each kind. A comment or an empty line between two of its lines changes nothing for the tools that read it. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  {
    path: 'app/Dockerfile',
    comment: '#',
    text: 'FROM IMAGE AS a\nRUN a \\\n  b\nCOPY --from=a a b\n',
    again: 'FROM IMAGE\n',
  },
  { path: 'lower/dockerfile', comment: '#', text: 'FROM IMAGE\n', again: 'FROM IMAGE\n' },
  {
    path: 'compose.yaml',
    comment: '#',
    text: 'services:\n  web:\n    image: IMAGE\n',
    again: '  db:\n    image: IMAGE\n',
  },
  {
    path: 'k8s/deploy.yaml',
    comment: '#',
    text: 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      image: IMAGE\n',
    again: '    - name: b\n      image: IMAGE\n',
  },
  {
    path: 'k8s/pod.json',
    comment: undefined,
    text: '{\n"apiVersion": "v1",\n"kind": "Pod",\n"spec": {"containers": [{"name": "a",\n"image": "IMAGE"}]}\n}\n',
  },
  {
    path: 'k8s/kustomization.yaml',
    comment: '#',
    text: 'images:\n  - name: a\n    newName: NAME\n    newTag: "TAG"\n',
    again: '  - name: b\n    newName: NAME\n    newTag: "TAG"\n',
  },
  {
    path: 'chart/values.yaml',
    comment: '#',
    text: 'image:\n  repository: NAME\n  tag: TAG\n',
    again: 'b:\n  image:\n    repository: NAME\n    tag: TAG\n',
  },
  {
    path: '.github/workflows/ci.yml',
    comment: '#',
    text: 'jobs:\n  a:\n    container: IMAGE\n',
    again: '  b:\n    container: IMAGE\n',
  },
  { path: 'action.yml', comment: '#', text: 'runs:\n  using: docker\n  image: docker://IMAGE\n' },
  { path: '.gitlab-ci.yml', comment: '#', text: 'a:\n  image: IMAGE\n', again: 'b:\n  image: IMAGE\n' },
  { path: '.devcontainer/devcontainer.json', comment: '//', text: '{\n  "image": "IMAGE"\n}\n' },
  {
    path: 'docker-bake.hcl',
    comment: '#',
    text: 'target "a" {\n  contexts = {\n    b = "docker-image://IMAGE"\n  }\n}\n',
  },
  { path: '.ko.yaml', comment: '#', text: 'baseImageOverrides:\n  a: IMAGE\n', again: '  b: IMAGE\n' },
  {
    path: 'task.yaml',
    comment: '#',
    text: 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n    - image: IMAGE\n',
    again: '    - image: IMAGE\n',
  },
  {
    path: 'skaffold.yaml',
    comment: '#',
    text: 'apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n    - buildpacks:\n        builder: IMAGE\n',
    again: '    - buildpacks:\n        builder: IMAGE\n',
  },
];

/** A text of a sample with an image in it, `NAME:TAG`. */
export function withImage(text: string, image: string): string {
  const [name = '', tag = ''] = image.split(/:(?=[^:]*$)/);
  return text.replaceAll('IMAGE', image).replaceAll('NAME', name).replaceAll('TAG', tag);
}

/** Something that a change adds to a repository, and that takes nothing away. */
export type Addition =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'submodule'; readonly path: string }
  /** A line of a sample, at a fraction of its length. */
  | { readonly kind: 'line'; readonly sample: number; readonly at: number; readonly text: string };

const odd = fc.constantFrom(...ODD_CHARACTERS);
const oddText = fc.array(odd, { maxLength: 3 }).map((characters) => characters.join(''));

/** Texts of comments that something could obey. */
const COMMENTS: readonly string[] = [
  ' mooring: ignore',
  ' mooring: ignore=known',
  'mooring:ignore',
  ' mooring: ignore-file',
  ' escape=`',
  ' check=skip=all',
  ' renovate: ignore',
  ' yaml-language-server: $schema=a',
  ' -*- coding: utf-16 -*-',
  '!/bin/sh',
  '',
];

const commentText = fc.oneof(
  fc.constantFrom(...COMMENTS),
  fc.tuple(oddText, fc.constantFrom(...COMMENTS)).map((parts) => parts.join('')),
);

const CONFIGS: readonly string[] = [
  'exclude: ["**"]\n',
  'ignore:\n  - { path: "**", reason: a }\n',
  'ignore:\n  - { image: "**", reason: a }\n',
  'check:\n  fail-on: []\n  warn-on: []\n',
  'check:\n  rules:\n    - { path: "**", fail-on: [], warn-on: [] }\n',
  'check:\n  exceptions:\n    - { image: "**", reason: a, until: 2099-01-01 }\n',
  'check:\n  platforms: [linux/s390x]\n',
  'nonsense: 1\n',
];

/** Texts that another tool obeys, or that give images of the samples another meaning elsewhere. */
const TEXTS: readonly string[] = [
  '',
  '*\n',
  '* export-ignore -diff binary\n',
  'FROM IMAGE\n',
  'resources: [../k8s, ../k8s/deploy.yaml]\nimages:\n  - { name: NAME, newTag: "2", digest: "" }\n',
  'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [deploy.yaml]\nimages:\n  - { name: NAME, newName: a }\n',
  'services:\n  web:\n    image: !reset null\n    build: .\n',
  'include: [compose.yaml]\nservices:\n  web:\n    extends: { file: compose.yaml, service: web }\n',
  'services:\n  a:\n    build: { context: app, dockerfile: Dockerfile, additional_contexts: ["IMAGE=docker-image://a"] }\n',
  'target "a" {\n  dockerfile = "app/Dockerfile"\n  contexts = {\n    "IMAGE" = "docker-image://a"\n  }\n}\n',
  'variable "V" {}\ngroup "default" {\n  targets = []\n}\n',
  '[submodule "a"]\n\tpath = app\n\turl = https://a.test\n',
  '# mooring: ignore\n',
  '{"image": "IMAGE", "__proto__": {"image": "a"}}\n',
  'a: &a [*a]\nimage: {b: 1, b: 2}\n',
];

const PATHS: readonly string[] = [
  'Dockerfile',
  'DOCKERFILE',
  'app/dockerfile',
  'app/Dockerfile.dockerignore',
  'app/.dockerignore',
  '.gitignore',
  '.gitattributes',
  '.gitmodules',
  '.mooringignore',
  'compose.override.yaml',
  'docker-compose.yml',
  'kustomization.yaml',
  'overlay/kustomization.yaml',
  'k8s/Kustomization',
  'docker-bake.override.hcl',
  'chart/Chart.yaml',
  'chart/templates/a.yaml',
  'values.yaml',
  '__proto__',
  'constructor/Dockerfile',
  'toString.yaml',
  'k8s/deploy.yaml.orig',
];

const addedText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.tuple(fc.constantFrom(...TEXTS), oddText, fc.constantFrom(...TEXTS)).map((parts) => parts.join('')),
);

/** Anything that a change can add: files, configuration, submodules, and lines without a meaning for other tools. */
export const additions: fc.Arbitrary<readonly Addition[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('file' as const),
        path: fc.oneof(
          fc.constantFrom(...PATHS),
          fc
            .tuple(odd, fc.constantFrom(...PATHS))
            .map((parts) => Buffer.from(parts.join(''), 'latin1').toString()),
        ),
        text: addedText,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('file' as const),
        path: fc.constantFrom('.github/mooring.yml', '.github/mooring.yaml', 'mooring.yml'),
        text: fc.constantFrom(...CONFIGS),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('submodule' as const),
        path: fc.constantFrom('vendor', 'k8s/lib'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('line' as const),
        sample: fc.nat({ max: SAMPLE_FILES.length - 1 }),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        text: fc.oneof(commentText, fc.constant('\n')),
      }),
    },
  ),
  { minLength: 1, maxLength: 8 },
);

/** The content with the additions. What is at the path of a file already stays as it is. */
export function withAdditions(
  { files, submodules }: RepositoryContent,
  added: readonly Addition[],
  image: string,
): RepositoryContent {
  const all = new Map(files);
  const paths = new Set(submodules);
  for (const one of added) {
    if (one.kind === 'submodule') paths.add(one.path);
    else if (one.kind === 'line') addLine(all, one);
    else if (!all.has(one.path)) all.set(one.path, withImage(one.text, image));
  }
  return { files: all, submodules: [...paths].sort() };
}

function addLine(
  files: Map<string, string>,
  { sample, at, text }: Extract<Addition, { kind: 'line' }>,
): void {
  const { path, comment } = SAMPLE_FILES[sample] ?? { path: '', comment: undefined };
  const before = files.get(path);
  if (before === undefined) return;
  const lines = before.split('\n');
  const line = text === '\n' || comment === undefined ? '' : `${comment}${text}`;
  files.set(path, lines.toSpliced(Math.floor(at * (lines.length - 1)), 0, line).join('\n'));
}
