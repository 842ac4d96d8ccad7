import { complainAboutGitQuery } from './git-query.ts';

/** What a source of COPY or ADD is that is no path: a repository for git, or an address of HTTP. */
export type RemoteSource =
  | {
      readonly kind: 'git';
      /** It could be a path as well, and is one unless its query is wrong. */
      readonly isPath: boolean;
      readonly fragment: string;
      readonly query: ReadonlyMap<string, readonly string[]>;
    }
  | { readonly kind: 'http' };

/**
 * What a source says by its form, undefined for a path (BuildKit dockerfile2llb/convert_copy.go `isHTTPSource`,
 * dfgitutil/git_ref.go `ParseGitRef`): `git@host:path`, the protocols git and ssh, HTTP where the path ends with `.git`.
 */
export function readRemoteSource(source: string): RemoteSource | undefined {
  if (source.startsWith('github.com/')) return gitSource(GITHUB.exec(source), true);
  const url = URL_FORM.exec(source);
  if (url === null) return gitSource(SCP_FORM.exec(source), false);
  const [, protocol = '', authority = '', path = '', , fragment = ''] = url;
  const isHttp = /^https?$/i.test(protocol);
  const isParsed = AUTHORITY.test(authority) && !BAD_ESCAPE.test(path) && !BAD_ESCAPE.test(fragment);
  const isGit = isParsed && (isHttp ? decode(path).endsWith('.git') : /^(?:git|ssh)$/i.test(protocol));
  if (isGit) return gitSource(url, false);
  return /^https?:\/\//.test(source) ? { kind: 'http' } : undefined;
}

/** What Docker rejects the source for whatever takes it. */
export function complainAboutRemoteSource(source: RemoteSource): string | undefined {
  return source.kind === 'git' ? complainAboutGitQuery(source) : undefined;
}

/** Named groups would be objects; the last two groups are the query and the fragment. */
const GITHUB = /^(github\.com\/(?:[^?#%]|%[0-9A-Fa-f]{2})*)(?:\?([^#]*))?(?:#((?:[^%]|%[0-9A-Fa-f]{2})*))?$/;
const URL_FORM = /^([a-zA-Z0-9]+):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;
const SCP_FORM = /^([\w-]+@[a-zA-Z0-9.-]+:[^?#]*)(?:\?((?:[^#%;]|%[0-9A-Fa-f]{2})*))?(?:#(.*))?$/;
const BAD_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
const AUTHORITY = /^(?:[^@]*@)?(?:\[[^\]]*\]|[^:\s<>"\\^`{|}%[\]]*)(?::\d*)?$/;

function gitSource(match: RegExpExecArray | null, isPath: boolean): RemoteSource | undefined {
  if (match === null) return undefined;
  const [query = '', fragment = ''] = match.slice(-2);
  return { kind: 'git', isPath, fragment, query: readQuery(query) };
}

/** As Go's `url.ParseQuery`; a pair that cannot be decoded is left out. */
function readQuery(query: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (pair === '' || pair.includes(';') || BAD_ESCAPE.test(pair)) continue;
    const equals = pair.indexOf('=');
    const name = decode((equals === -1 ? pair : pair.slice(0, equals)).replaceAll('+', ' '));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1).replaceAll('+', ' '));
    const others = values.get(name);
    if (others === undefined) values.set(name, [value]);
    else others.push(value);
  }
  return values;
}

/** One unit per byte, as the file. */
function decode(text: string): string {
  return text.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
