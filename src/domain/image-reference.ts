import { isDigest } from './digest.ts';
import type { Digest } from './digest.ts';

/**
 * One image reference, taken apart by the rules that Docker reads it with: the first path component is a host when it
 * holds a `.` or `:`, is `localhost`, or has an upper-case letter; otherwise the host is docker.io, and a name of one
 * component there lies under `library/` (distribution/reference, normalize).
 */
export interface ImageReference {
  /** Host with its port, `docker.io` where the text names none. */
  readonly host: string;
  /** Path on the host: `library/alpine`, `acme/python`. */
  readonly path: string;
  /** The tag as written; undefined where the text has none. */
  readonly tag: string | undefined;
  readonly digest: Digest | undefined;
}

/** A reference, or why Docker rejects the text as one. */
export type ReferenceReading =
  | { readonly kind: 'reference'; readonly reference: ImageReference }
  | { readonly kind: 'invalid'; readonly why: string };

/** `readImageReference`, or the same with a memory. */
export type ReferenceReader = (text: string) => ReferenceReading;

const HOST =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]+)?$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
/** Docker keeps a bare image id apart from names; with a tag the same digits are a name. */
const IMAGE_ID = /^[0-9a-f]{64}$/;
const LONGEST_PATH = 255;

/** Takes a reference apart; what Docker rejects comes back as `invalid` with the reason, nothing is thrown. */
export function readImageReference(text: string): ReferenceReading {
  if (text.length === 64 && IMAGE_ID.test(text)) return invalid('64 hex digits cannot be a name');
  const at = text.indexOf('@');
  const beforeDigest = at === -1 ? text : text.slice(0, at);
  const digest = at === -1 ? undefined : text.slice(at + 1);
  if (digest?.includes('@') === true) return invalid('it has more than one "@"');
  if (digest !== undefined && !isDigest(digest)) return invalid('its digest is malformed');
  const slash = beforeDigest.lastIndexOf('/');
  const colon = beforeDigest.indexOf(':', slash + 1);
  const name = colon === -1 ? beforeDigest : beforeDigest.slice(0, colon);
  const tag = colon === -1 ? undefined : beforeDigest.slice(colon + 1);
  if (tag !== undefined && !TAG.test(tag))
    return invalid(tag === '' ? 'its tag is empty' : 'its tag is malformed');
  return readName(name, tag, digest);
}

/** So many texts are remembered at once. */
const MOST_REMEMBERED = 10_000;

/** A reader that takes each text apart once: a repository names few images, and each of them often. */
export function rememberReferences(): ReferenceReader {
  const known = new Map<string, ReferenceReading>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const reading = readImageReference(text);
    known.set(text, reading);
    return reading;
  };
}

/** The reference as one text with its host: `docker.io/library/alpine:3.20@sha256:…`. */
export function formatImageReference(reference: ImageReference): string {
  return withTag(reference, reference.tag);
}

/** Host and path alone: the image in architecture.md#terms. */
export function formatImage(reference: Pick<ImageReference, 'host' | 'path'>): string {
  return `${reference.host}/${reference.path}`;
}

/** The tag that a registry is asked for: `latest` made explicit, undefined where a digest stands alone. */
export function effectiveTag(reference: ImageReference): string | undefined {
  if (reference.tag !== undefined) return reference.tag;
  return reference.digest === undefined ? 'latest' : undefined;
}

/** The canonical text: host explicit, the tag `latest` explicit unless a digest stands alone. */
export function canonicalReference(reference: ImageReference): string {
  return withTag(reference, effectiveTag(reference));
}

function withTag(reference: ImageReference, tag: string | undefined): string {
  const ofTag = tag === undefined ? '' : `:${tag}`;
  const ofDigest = reference.digest === undefined ? '' : `@${reference.digest}`;
  return `${formatImage(reference)}${ofTag}${ofDigest}`;
}

function readName(name: string, tag: string | undefined, digest: Digest | undefined): ReferenceReading {
  if (name === '') return invalid('its name is empty');
  const slash = name.indexOf('/');
  const first = slash === -1 ? undefined : name.slice(0, slash);
  const named = first !== undefined && isHost(first) ? first : undefined;
  const host = named === undefined || named === 'index.docker.io' ? 'docker.io' : named;
  const rest = named === undefined ? name : name.slice(slash + 1);
  // Docker takes what could be a path for one then, and looks for a host in it only when it pulls.
  if (named !== undefined && !HOST.test(named) && !PATH.test(name))
    return invalid(`"${host}" is not a host name`);
  const path = host === 'docker.io' && !rest.includes('/') ? `library/${rest}` : rest;
  if (!PATH.test(path))
    return invalid(rest.toLowerCase() === rest ? 'its name is malformed' : 'its name must be lower case');
  if (path.length > LONGEST_PATH) return invalid(`its path is longer than ${LONGEST_PATH} characters`);
  return { kind: 'reference', reference: { host, path, tag, digest } };
}

function isHost(first: string): boolean {
  return /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
}

function invalid(why: string): ReferenceReading {
  return { kind: 'invalid', why };
}
