import { isDigest } from './digest.ts';
import type { Digest } from './digest.ts';

/**
 * An image reference, parsed by Docker's rules: the first path component is a host if it has a `.`, `:` or
 * upper-case letter or is `localhost`; otherwise the host is docker.io, where a name of one component is
 * below `library/` (distribution/reference, normalize).
 */
export interface ImageReference {
  /** The registry as `canonicalHost` writes it, with its port; `docker.io` if the text names none. */
  readonly host: string;
  /** Path on the host: `library/alpine`, `acme/python`. */
  readonly path: string;
  /** The tag as written; undefined if there is none. */
  readonly tag: string | undefined;
  readonly digest: Digest | undefined;
}

/** A reference, or why Docker rejects the text. */
export type ReferenceReading =
  | { readonly kind: 'reference'; readonly reference: ImageReference }
  | { readonly kind: 'invalid'; readonly reason: string };

/** `readImageReference`, or the same with a cache. */
export type ReferenceReader = (text: string) => ReferenceReading;

const HOST =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]+)?$/;

const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;

const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** Docker treats 64 bare hex digits as an image ID; with a tag they are a name. */
const IMAGE_ID = /^[0-9a-f]{64}$/;

const LONGEST_PATH = 255;

/** Parses a reference. Never throws: text that Docker rejects is returned as `invalid` with the reason. */
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

/** Maximum number of cached texts. */
const MOST_REMEMBERED = 10_000;

/** Creates a reader that parses each text once: a repository names few images, each of them often. */
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

/** Formats a reference with its host: `docker.io/library/alpine:3.20@sha256:…`. */
export function formatImageReference(reference: ImageReference): string {
  return withTag(reference, reference.tag);
}

/** Formats host and path alone: the image (architecture.md#terms). */
export function formatImage(reference: Pick<ImageReference, 'host' | 'path'>): string {
  return `${reference.host}/${reference.path}`;
}

/** Returns the tag to resolve: `latest` if there is none, undefined if there is only a digest. */
export function effectiveTag(reference: ImageReference): string | undefined {
  if (reference.tag !== undefined) return reference.tag;
  return reference.digest === undefined ? 'latest' : undefined;
}

/** Formats a reference with its host and effective tag. */
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
  const canonical = named === undefined ? 'docker.io' : canonicalHost(named);
  const host = canonical === 'index.docker.io' ? 'docker.io' : canonical;
  const rest = named === undefined ? name : name.slice(slash + 1);
  // Docker accepts such a text if it could be a path, and looks for a host in it only on a pull.
  if (named !== undefined && !HOST.test(named) && !PATH.test(name))
    return invalid(`"${named}" is not a host name`);
  const path = host === 'docker.io' && !rest.includes('/') ? `library/${rest}` : rest;
  if (!PATH.test(path))
    return invalid(rest.toLowerCase() === rest ? 'its name is malformed' : 'its name must be lower case');
  if (path.length > LONGEST_PATH) return invalid(`its path is longer than ${LONGEST_PATH} characters`);
  return { kind: 'reference', reference: { host, path, tag, digest } };
}

/**
 * Returns the one spelling of a registry host: lower case, without the default port of https. A text that would then no
 * longer read as a host (`MyHost`, `myhost:443`) keeps its case or port.
 */
export function canonicalHost(host: string): string {
  const lower = host.toLowerCase().replace(/:0+(?=\d+$)/, ':');
  return [lower.replace(/:443$/, ''), lower].find(isHost) ?? host;
}

/** Returns a name or a glob of images, `host/path`, with its host as `canonicalHost` writes it. */
export function canonicalName(name: string): string {
  const [host = '', ...path] = name.split('/');
  return [canonicalHost(host), ...path].join('/');
}

function isHost(first: string): boolean {
  return /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
}

function invalid(reason: string): ReferenceReading {
  return { kind: 'invalid', reason };
}

/** All the names that people call an image by: with and without its tag, and on Docker Hub without the host. */
export function namesOf(reference: ImageReference): readonly string[] {
  const full = formatImage(reference);
  const names = [full, full.replace(/^docker\.io\/(?:library\/)?/, '')];
  const tag = effectiveTag(reference);
  return tag === undefined ? names : names.flatMap((name) => [name, `${name}:${tag}`]);
}

/** A reference without its digest: what a reader calls the image. */
export function withoutDigest(reference: string): string {
  return reference.replace(/@.*$/s, '');
}

/** A reference with its digest cut, for sentences: `cgr.dev/acme/node:22@sha256:7c1d0f6a93be…`. */
export function shortReference(reference: string): string {
  return reference.replace(/(@sha\d+:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
}
