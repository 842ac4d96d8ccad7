/** A repository on a server of GitHub. */
export interface RemoteRepository {
  /** `https://github.com`, or that of a GitHub Enterprise Server, without a trailing slash. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly name: string;
}

const GITHUB = 'github.com';

/** Hosts of other services: their repositories have no GitHub workflows. */
const OTHER_SERVICES = /(?:^|\.)(?:gitlab|bitbucket|codeberg|gitea|dev\.azure|visualstudio|sr)\./;

/**
 * Reads the URL of a remote in each form that git accepts: `https://github.com/acme/shop.git`,
 * `git@github.com:acme/shop.git`, `ssh://git@ghe.example.com:22/acme/shop`. Returns undefined for a local path, a host
 * alias of SSH and every URL that is not that of a repository on a server of GitHub.
 */
export function readRemote(url: string): RemoteRepository | undefined {
  const place = url.includes('://') ? readUrl(url) : readScpForm(url);
  if (place === undefined) return undefined;
  const { protocol, host } = place;
  // An alias of ~/.ssh/config, or a shorthand of `insteadOf` that is not expanded, has no domain.
  if (!/[.:]/.test(host) || OTHER_SERVICES.test(host)) return undefined;
  const [, owner, name] = /^\/*([\w.-]+)\/([\w.-]+?)(?:\.git)?\/*$/.exec(place.path) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  // GitHub's SSH on port 443 has a host of its own.
  const server = host === 'ssh.github.com' || host === 'www.github.com' ? GITHUB : host;
  const serverUrl = `${protocol}//${server}`;
  return URL.canParse(serverUrl) ? { serverUrl, owner, name } : undefined;
}

interface RemotePlace {
  readonly protocol: 'https:' | 'http:';
  readonly host: string;
  readonly path: string;
}

function readUrl(text: string): RemotePlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(text);
  if (protocol === 'https:' || protocol === 'http:') return { protocol, host, path: pathname };
  // The port is that of SSH or of git's own protocol, not that of the website.
  const isOther = /^(?:ssh|git|git\+ssh|ssh\+git):$/.test(protocol);
  return isOther ? { protocol: 'https:', host: hostname.toLowerCase(), path: pathname } : undefined;
}

function readScpForm(text: string): RemotePlace | undefined {
  const [, host, path] = /^(?:[^@/\s]+@)?([^:/\s]+):(.+)$/.exec(text) ?? [];
  return host === undefined || path === undefined
    ? undefined
    : { protocol: 'https:', host: host.toLowerCase(), path };
}

/** Reads a repository as `gh` takes it: `OWNER/NAME` on github.com, or `HOST/OWNER/NAME`; undefined for anything else. */
export function readRepositoryName(text: string): RemoteRepository | undefined {
  const isShort = /^[\w.-]+\/[\w.-]+$/.test(text);
  return readRemote(`https://${isShort ? `${GITHUB}/` : ''}${text}`);
}

/** Returns the base URL of the REST API of a server: github.com, a host below ghe.com, or an Enterprise Server. */
export function gitHubApiUrl(serverUrl: string): string {
  const { host } = new URL(serverUrl);
  return hasHostedRunners(serverUrl) ? `https://api.${host}` : `${serverUrl}/api/v3`;
}

/** Returns true if GitHub hosts runners for a server, so that `ubuntu-latest` exists. */
export function hasHostedRunners(serverUrl: string): boolean {
  const { host } = new URL(serverUrl);
  return host === GITHUB || host.endsWith('.ghe.com');
}
