import { skipBlanks } from './syntax/blank.ts';
import { PhysicalLines } from './syntax/physical-lines.ts';

const NAME = /^(?:Dockerfile|Containerfile)(?:\..+)?$|^.+\.(?:[Dd]ockerfile|[Cc]ontainerfile)$/;

/** Extensions of files that are not Dockerfiles: `Dockerfile.dockerignore`, `Dockerfile.md`. */
const COMPANION = /\.(?:dockerignore|containerignore|md|txt|rst|html|orig|rej|bak|swp|j2|tmpl|tpl|erb)$/;

/**
 * Returns true for the path of a Dockerfile: `Dockerfile`, `Dockerfile.prod`, `api.Dockerfile`, … BuildKit reads
 * `dockerfile` where there is no `Dockerfile`.
 */
export function isDockerfileName(path: string): boolean {
  const name = baseName(path);
  return name === 'Dockerfile' || name === 'dockerfile' || (NAME.test(name) && !COMPANION.test(name));
}

/** A name that a person can give to a Dockerfile, and the extensions of code and text about Dockerfiles. */
const LOOSE_NAME = /dockerfile|containerfile/i;
const CODE = /\.(?:go|java|kt|[jt]s|py|rb|rs|mdx|sh|ya?ml|json)$/i;

/**
 * Returns true for the path of a file that is a Dockerfile if its text begins as one (`beginsAsDockerfile`):
 * `Dockerfile-debug`, `my.dockerfile.prod`, `DOCKERFILE`; not `dockerfile.go` or `dockerfile-rules.md`.
 */
export function mayBeDockerfile(path: string): boolean {
  const name = baseName(path);
  return LOOSE_NAME.test(name) && !COMPANION.test(name.toLowerCase()) && !CODE.test(name);
}

/**
 * Returns true if the first instruction of a text, of one unit per byte, is FROM or ARG: after comments, which can be
 * directives, and blank lines.
 */
export function beginsAsDockerfile(text: string): boolean {
  const lines = new PhysicalLines(text);
  while (lines.advance()) {
    const start = skipBlanks(text, lines.start, lines.end);
    if (start < lines.end && text.charAt(start) !== '#')
      return FIRST_INSTRUCTION.test(text.slice(start, Math.min(lines.end, start + LONGEST)));
  }
  return false;
}

/** Behind it are blanks, or its arguments on the next line. */
const FIRST_INSTRUCTION = /^(?:FROM|ARG)(?:[\t\v\f ]|[\\`]?$)/i;
/** The keyword and the character behind it. */
const LONGEST = 5;

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
