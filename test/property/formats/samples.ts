import fc from 'fast-check';

/** A file that names images, by a path that says what it is. */
export interface Sample {
  readonly file: string;
  readonly text: string;
}

const name = fc.constantFrom('redis', 'ghcr.io/a/b', 'localhost:5000/x', 'cgr.dev/acme/py');
const digest = `@sha256:${'0'.repeat(64)}`;
const tag = fc.constantFrom('', ':7', ':1.10', ':latest-dev', `:2${digest}`, digest);
const image = fc.tuple(name, tag).map((parts) => parts.join(''));
const images = fc.array(image, { minLength: 1, maxLength: 5 });
const comment = fc.constantFrom('', ' ', ' # keep', ' # ünïcode');

/** The ways in which YAML writes a text as the value of a key. */
const scalar = fc
  .tuple(image, fc.constantFrom('plain', 'single', 'double', 'folded', 'next'), comment)
  .map(([text, style, behind]) => {
    const forms = {
      plain: ` ${text}${behind}`,
      single: ` '${text}'${behind}`,
      double: ` "${text}"${behind}`,
      folded: ` >-\n            ${text}`,
      next: `\n            ${text}${behind}`,
    };
    return forms[style];
  });
const scalars = fc.array(scalar, { minLength: 1, maxLength: 4 });

const compose = fc.array(fc.tuple(scalar, fc.boolean()), { minLength: 1, maxLength: 6 }).map((services) => ({
  file: 'compose.yaml',
  text: `services:\n${services.map(([value, isBuilt], index) => `  s${index}: # ö\n    image:${value}\n${isBuilt ? '    build: .\n' : ''}`).join('')}`,
}));

const inline = images.map((bases) => ({
  file: 'compose.yaml',
  text: `services:\n${bases.map((text, index) => `  s${index}:\n    build:\n      dockerfile_inline: |\n        ARG B="${text}"\n\n        FROM $$B\n`).join('')}`,
}));

const manifests = fc.array(scalars, { minLength: 1, maxLength: 3 }).map((pods) => ({
  file: 'k.yaml',
  text: pods
    .map(
      (values) =>
        `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n${values.map((value) => `    - name: x\n      image:${value}\n`).join('')}`,
    )
    .join('---\n'),
}));

const workflow = images.map((texts) => ({
  file: '.github/workflows/a.yml',
  text: `jobs: {${texts.map((text, index) => `j${index}: {container: {image: "${text}"}}`).join(', ')}}\n`,
}));

const action = fc.tuple(images, comment).map(([texts, behind]) => ({
  file: 'action.yml',
  text: `runs:\n  steps:\n${texts.map((text) => `    - uses: docker://${text}${behind}\n`).join('')}`,
}));

const gitlab = scalars.map((values) => ({
  file: '.gitlab-ci.yml',
  text: values.map((value, index) => `j${index}:\n  image:${value}\n`).join(''),
}));

const devcontainer = fc.tuple(image, comment).map(([text, behind]) => ({
  file: 'devcontainer.json',
  text: `{ // c\n  "image": "${text}",${behind.replace('#', '//')}\n  "features": {"./local": {},},\n}\n`,
}));

const bakeHcl = fc.tuple(images, comment).map(([texts, behind]) => ({
  file: 'docker-bake.hcl',
  text: `target "a" {\n  contexts = {\n${texts.map((text, index) => `    c${index} = "docker-image://${text}"${behind}\n`).join('')}  }\n}\n`,
}));

const bakeJson = images.map((texts) => ({
  file: 'docker-bake.json',
  text: `{"target": {"a": {"contexts": {${texts.map((text, index) => `"c${index}":\n"docker-image://${text}"`).join(', ')}}}}}`,
}));

const ko = scalars.map((values) => ({
  file: '.ko.yaml',
  text: `baseImageOverrides:\n${values.map((value, index) => `  x${index}:${value}\n`).join('')}`,
}));

const tekton = scalars.map((values) => ({
  file: 't.yaml',
  text: `apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n${values.map((value) => `  - image:${value}\n`).join('')}`,
}));

const skaffold = scalars.map((values) => ({
  file: 'skaffold.yaml',
  text: `apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n${values.map((value) => `  - buildpacks:\n      builder:${value}\n`).join('')}`,
}));

const dockerfile = fc.tuple(images, fc.constantFrom('', '"')).map(([texts, quote]) => ({
  file: 'Dockerfile',
  text: texts
    .map((text, index) => `FROM ${quote}${text}${quote} AS s${index} \nCOPY --from=${text} a b\n`)
    .join(''),
}));

const entry = fc.tuple(
  fc.constantFrom('redis', 'a/b'),
  fc.constantFrom('1.5', '"v1"', "'7'"),
  comment,
  fc.boolean(),
);

const kustomization = fc
  .array(
    entry.filter(([, newTag]) => newTag !== '1.5'),
    { minLength: 1, maxLength: 5 },
  )
  .map((entries) => ({
    file: 'kustomization.yaml',
    text: `images:\n${entries.map(([text, newTag, behind, isFlow]) => (isFlow ? `- {name: ${text}, newTag: ${newTag}}${behind}\n` : `- name: ${text}\n  newTag: ${newTag}${behind}\n`)).join('')}`,
  }));

const values = fc.array(entry, { minLength: 1, maxLength: 5 }).map((entries) => ({
  file: 'values.yaml',
  text: entries
    .map(
      ([text, newTag, behind, hasDigest], index) =>
        `x${index}:\n  image:\n    repository: ${text}\n    tag: ${newTag}${behind}\n${hasDigest ? '    digest: ""\n' : ''}`,
    )
    .join(''),
}));

/** Files of every kind, in which every image can be pinned; with all line ends, and with a byte order mark. */
export const samples: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.oneof(
      compose,
      inline,
      manifests,
      workflow,
      action,
      gitlab,
      devcontainer,
      bakeHcl,
      bakeJson,
      ko,
      tekton,
      skaffold,
      dockerfile,
      kustomization,
      values,
    ),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\uFEFF'),
  )
  .map(([{ file, text }, lineEnd, first]) => ({ file, text: first + text.replaceAll('\n', lineEnd) }));
