import { inLineOrder } from './decide/image-list.ts';
import type { ImageList, ListedImage, ListedSkip, NamingFile } from './decide/image-list.ts';
import { directoriesOf, pathInRepository } from './decide/repository-path.ts';

/** Returns true for a file whose list `withoutOverridden` can change, or can change others. */
export function takesOverrides({ images }: ImageList): boolean {
  return images.some((image) => image.override?.kind === 'replacement' || isReplaceable(image));
}

/**
 * Skips images without a tag to which a kustomization gives one: kustomize never writes them as `latest`. A kustomization
 * replaces the images of the manifests that it names, and of those that kustomizations named by it name.
 */
export function withoutOverridden(files: readonly NamingFile[]): readonly NamingFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const overrides = new Map<string, Map<string, string>>();
  for (const { path, list } of files) {
    const names = list.images.flatMap(({ override }) =>
      override?.kind === 'replacement' ? [override.of] : [],
    );
    const covered = names.length === 0 ? [] : coveredFiles(path, byPath);
    for (const file of covered) {
      const added = names.map((name) => [name, path] as const);
      overrides.set(file, new Map([...added, ...(overrides.get(file) ?? [])]));
    }
  }
  return files.map(({ path, list, named }) => ({
    path,
    list: skipOverridden(list, overrides.get(path)),
    named,
  }));
}

/** The ends of the path of a manifest, and of a directory with a kustomization. */
const ENDS = ['', '/kustomization.yaml', '/kustomization.yml', '/Kustomization'];

function coveredFiles(start: string, byPath: ReadonlyMap<string, NamingFile>): ReadonlySet<string> {
  const covered = new Set([start]);
  // A set can grow while it is walked.
  for (const path of covered) {
    const targets = (byPath.get(path)?.named ?? []).flatMap(
      (named) => pathInRepository(directoriesOf(path)[0] ?? '', named.path) ?? [],
    );
    const files = targets.flatMap((target) => ENDS.map((end) => `${target}${end}`));
    for (const file of files) if (byPath.has(file)) covered.add(file);
  }
  return covered;
}

function skipOverridden(list: ImageList, names: ReadonlyMap<string, string> | undefined): ImageList {
  if (names === undefined) return list;
  const skipped = list.images.flatMap((image): readonly ListedSkip[] => {
    const { file, line, written } = image;
    const kustomization = isReplaceable(image) ? names.get(written) : undefined;
    if (kustomization === undefined) return [];
    const reason = `no tag; ${kustomization} sets it`;
    return [{ file, line, written, code: 'tag-elsewhere', reason, overridden: image }];
  });
  if (skipped.length === 0) return list;
  const overridden = new Set(skipped.map((skip) => skip.overridden));
  return {
    images: list.images.filter((image) => !overridden.has(image)),
    skipped: inLineOrder([...list.skipped, ...skipped]),
  };
}

function isReplaceable({ override, reference }: ListedImage): boolean {
  return override?.kind === 'replaceable' && reference.tag === undefined && reference.digest === undefined;
}
