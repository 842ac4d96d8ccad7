const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;

/** Extensions of files that are not Dockerfiles: `Dockerfile.dockerignore`, `Dockerfile.md`. */
const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;

/**
 * Returns true for the path of a Dockerfile: `Dockerfile`, `Dockerfile.prod`, `api.Dockerfile`, … BuildKit reads
 * `dockerfile` where there is no `Dockerfile`.
 */
export function isDockerfileName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === 'Dockerfile' || name === 'dockerfile' || (NAME.test(name) && !COMPANION.test(name));
}
