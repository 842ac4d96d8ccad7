/** A value of JSON that is a map, or an empty one. */
type Json = Readonly<Record<string, unknown>>;

/** Finds the images that a document of a parser names, by the path of its file, in the places that Mooring lists. */
export function imagesIn(file: string, document: unknown): readonly string[] {
  const root = asMap(document);
  const find = FINDERS.find(([name]) => file.endsWith(name))?.[1];
  if (find === undefined) throw new Error(`${file} has no images to compare`);
  return find(root);
}

const FINDERS: readonly (readonly [name: string, find: (root: Json) => readonly string[]])[] = [
  ['compose.yaml', inCompose],
  ['kustomization.yaml', inKustomization],
  ['values.yaml', (root) => mapsBelow(root).flatMap(inValues)],
  ['.github/workflows/ci.yml', (root) => valuesOf(root['jobs']).flatMap(inJob)],
  ['action.yml', (root) => listOf(asMap(root['runs'])['steps']).flatMap(inStep)],
  ['.gitlab-ci.yml', (root) => [root, asMap(root['job'])].flatMap(inPipeline)],
  [
    '.ko.yaml',
    (root) => [...textOf(root['defaultBaseImage']), ...valuesOf(root['baseImageOverrides']).flatMap(textOf)],
  ],
  ['skaffold.yaml', inSkaffold],
  ['docker-bake.hcl', (root) => blocksOf(root).flatMap(inTarget)],
  [
    'docker-bake.json',
    (root) => valuesOf(asMap(root['attributes'])['target']).flatMap((one) => inTarget(asMap(one))),
  ],
  ['.yaml', inManifest],
];

function inCompose(root: Json): readonly string[] {
  const services = valuesOf(root['services']).map(asMap);
  return services
    .filter(({ build }) => build === undefined || build === null)
    .flatMap(({ image }) => textOf(image));
}

/** Entries with a number as their tag are left out: kustomize rejects the file. */
function inKustomization(root: Json): readonly string[] {
  return listOf(root['images'])
    .map(asMap)
    .filter(({ newTag }) => typeof newTag !== 'number')
    .flatMap(({ newName, name, newTag, digest }) =>
      [...textOf(newName), ...textOf(name)].slice(0, 1).map(
        (image) =>
          `${image}${tagOf(newTag)
            .map((tag) => `:${tag}`)
            .join('')}${textOf(digest)
            .map((one) => `@${one}`)
            .join('')}`,
      ),
    );
}

function inValues({ image }: Json): readonly string[] {
  const { repository, tag } = asMap(image);
  return [
    ...textOf(image),
    ...textOf(repository).flatMap((name) => tagOf(tag).map((one) => `${name}:${one}`)),
  ];
}

function inJob(job: unknown): readonly string[] {
  const { container, services, steps } = asMap(job);
  return [
    ...textOf(container),
    ...textOf(asMap(container)['image']),
    ...valuesOf(services).flatMap((service) => textOf(asMap(service)['image'])),
    ...listOf(steps).flatMap(inStep),
    // Only at the start: inside a text, it is part of what is no reference, and Mooring reports it as written.
  ].map((image) => image.replace(/^docker:\/\//, ''));
}

function inStep(step: unknown): readonly string[] {
  return textOf(asMap(step)['uses'])
    .filter((uses) => uses.startsWith('docker://'))
    .map((uses) => uses.slice('docker://'.length));
}

function inPipeline({ image, services }: Json): readonly string[] {
  return [image, ...listOf(services)].flatMap((one) => textOf(isMap(one) ? one['name'] : one));
}

function inSkaffold(root: Json): readonly string[] {
  const artifacts = listOf(asMap(root['build'])['artifacts']).map(asMap);
  return artifacts.flatMap(({ ko }) => textOf(asMap(ko)['fromImage']));
}

function inManifest(root: Json): readonly string[] {
  const [version = ''] = textOf(root['apiVersion']);
  if (version === '' || textOf(root['kind']).length === 0) return [];
  if (version.startsWith('skaffold/')) return inSkaffold(root);
  const key = version.startsWith('tekton.dev/') ? 'steps' : 'containers';
  return mapsBelow(root).flatMap((map) => listOf(map[key]).flatMap((one) => textOf(asMap(one)['image'])));
}

/** Targets; buildx rejects those with several names. */
function blocksOf(root: Json): readonly Json[] {
  return listOf(root['blocks'])
    .map(asMap)
    .filter(({ type, labels }) => type === 'target' && listOf(labels).length === 1)
    .map(({ attributes }) => asMap(attributes));
}

function inTarget({ contexts }: Json): readonly string[] {
  return valuesOf(contexts)
    .flatMap(textOf)
    .filter((context) => context.startsWith('docker-image://'))
    .map((context) => context.slice('docker-image://'.length));
}

function mapsBelow(value: unknown): readonly Json[] {
  const inner = valuesOf(value).flatMap(mapsBelow);
  return isMap(value) ? [value, ...inner] : inner;
}

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asMap(value: unknown): Json {
  return isMap(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function valuesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Mooring takes a number as written; Helm would write 1.10 as 1.1. */
function tagOf(value: unknown): readonly string[] {
  return textOf(typeof value === 'number' ? String(value) : value);
}

function textOf(value: unknown): readonly string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
