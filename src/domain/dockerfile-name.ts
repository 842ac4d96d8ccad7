const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;

/** Endings that mark a companion of a Dockerfile, not one: `Dockerfile.dockerignore`, `Dockerfile.md`. */
const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;

/** True for the paths that hold a Dockerfile by their name: `Dockerfile`, `Dockerfile.prod`, `api.Dockerfile`, … */
export function isDockerfileName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === 'Dockerfile' || (NAME.test(name) && !COMPANION.test(name));
}
