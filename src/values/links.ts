/** A version of a repository on GitHub, whose files texts link to. */
export interface RepositoryVersion {
  /** The URL of GitHub or of a GitHub Enterprise Server, without a trailing slash. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** A commit id. */
  readonly commit: string;
}

/** The page of a file at a version, at a 1-based line. */
export function fileUrl(
  { serverUrl, repository, commit }: RepositoryVersion,
  file: string,
  line: number,
): string {
  const path = [...repository.split('/'), 'blob', commit, ...file.split('/')].map(encodedPart).join('/');
  return `${serverUrl}/${path}#L${line}`;
}

/** One part of a path, without characters that end a link in Markdown or HTML. */
function encodedPart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replace(/[()'*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16)}`;
  });
}

/**
 * Returns the public page of a vulnerability: that of the service's own advisory if its id is known, else that of the CVE or
 * the GHSA. Only ids of exactly these forms have one.
 */
export function vulnerabilityUrl(id: string, advisoryId = id): string | undefined {
  if (/^CGA(?:-[0-9a-z]{4}){3}$/.test(advisoryId))
    return `https://images.chainguard.dev/security/${advisoryId}`;
  if (/^CVE-\d{4}-\d{4,19}$/.test(id)) return `https://nvd.nist.gov/vuln/detail/${id}`;
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id)) return `https://github.com/advisories/${id}`;
  return undefined;
}

/** A repository on a public forge, also one that is named by a directory of it. */
const SOURCE =
  /^https:\/\/(github\.com|gitlab\.com|codeberg\.org)\/(\w[\w.-]*(?:\/\w[\w.-]*)+?)(?:(?:\/-)?\/(?:tree|blob|src)\/.*)?\/?$/;

/**
 * Returns the page that compares two commits of the repository that an image is built from. Undefined for a repository
 * elsewhere and for anything but two commit ids.
 */
export function compareUrl(source: string, from: string, to: string): string | undefined {
  const [, host, path] = SOURCE.exec(source) ?? [];
  const isCommits = [from, to].every((revision) => /^[0-9a-f]{7,64}$/.test(revision));
  if (host === undefined || path === undefined || !isCommits) return undefined;
  const repository = `https://${host}/${path.replace(/\.git$/, '')}`;
  return `${repository}/${host === 'gitlab.com' ? '-/' : ''}compare/${from}...${to}`;
}
