import { parseDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';

/** An image of the registry: its name as references spell it, `<organization>/<name>`, and its repository. */
export interface Image {
  readonly name: string;
  readonly repo: Resource;
  /** The tags that the caller can pull; all if absent. */
  readonly onlyTags?: readonly string[];
}

/** Returns the repository of an image named `<organization>/<image>`, or undefined. */
export function findImage(image: string, store: Store): Resource | undefined {
  const slash = image.indexOf('/');
  const [organization] = store.resources.list({
    kind: 'group',
    childrenOf: '',
    names: [image.slice(0, slash)],
  });
  if (organization === undefined) return undefined;
  const names = [image.slice(slash + 1)];
  return store.resources.list({ kind: 'repo', childrenOf: organization.uid, names })[0];
}

/** Returns a tag of the image, whatever its form, or undefined. */
export function findTag(image: string, tag: string, store: Store): Resource | undefined {
  const repo = findImage(image, store);
  if (repo === undefined) return undefined;
  return store.resources.list({ kind: 'tag', childrenOf: repo.uid, names: [tag] })[0];
}

/** Returns the digest of a tag; undefined for one that points to no build, as v1 can create. */
export function digestOfTag({ body }: Resource): Digest | undefined {
  const { digest } = body;
  return typeof digest === 'string' ? parseDigest(digest) : undefined;
}
