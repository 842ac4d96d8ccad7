/** The parts of a package URL that Mooring reads (package-url specification). */
export interface Purl {
  /** In lower case. */
  readonly type: string;
  /** As it is written, such as `wolfi`, `%40babel` or `org.apache.commons`; empty if there is none. */
  readonly namespace: string;
  readonly name: string;
  /** As it is written; undefined if there is none. */
  readonly version: string | undefined;
  /** Decoded, by their names; undefined for an invalid escape. */
  readonly qualifiers: ReadonlyMap<string, string | undefined>;
}

/** Reads `pkg:<type>/<namespace>/<name>@<version>?<qualifiers>`; undefined if it is something else. */
export function readPurl(purl: string): Purl | undefined {
  const [, type, path, query = ''] = /^pkg:\/{0,2}([a-z0-9.+-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(purl) ?? [];
  if (type === undefined || path === undefined) return undefined;
  const at = path.lastIndexOf('@');
  const segments = path.slice(0, at === -1 ? undefined : at).split('/');
  return {
    type: type.toLowerCase(),
    name: segments.pop() ?? '',
    namespace: segments.join('/'),
    version: at === -1 ? undefined : path.slice(at + 1),
    qualifiers: new Map(query.split('&').map(readQualifier)),
  };
}

function readQualifier(text: string): readonly [name: string, value: string | undefined] {
  const [name = '', value] = text.split('=', 2);
  return [name, decodePurl(value)];
}

/** Decodes a part of a purl; undefined for an empty one, and for an invalid escape: such a name cannot be queried. */
export function decodePurl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
