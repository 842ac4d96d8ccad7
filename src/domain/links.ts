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

/** The public page of a vulnerability. Only ids of exactly this form are linked. */
export function vulnerabilityUrl(id: string): string | undefined {
  if (/^CVE-\d{4}-\d{4,19}$/.test(id)) return `https://nvd.nist.gov/vuln/detail/${id}`;
  if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id)) return `https://github.com/advisories/${id}`;
  return undefined;
}
