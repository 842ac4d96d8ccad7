import { isBooleanText } from './boolean-text.ts';
import { cleanPath } from './clean-path.ts';

/** What follows the path of a repository: `?name=value&…#ref:folder`. */
export interface GitSuffix {
  readonly fragment: string;
  readonly query: ReadonlyMap<string, readonly string[]>;
}

const SWITCHES = new Set(['submodules', 'keep-git-dir', 'fetch-by-commit']);
const NAMES = new Set(['ref', 'tag', 'branch', 'subdir', 'checksum', 'commit', 'mtime']);

/** What Docker rejects the query of a repository for, undefined when it is right (BuildKit dfgitutil/git_ref.go `loadQuery`). */
export function complainAboutGitQuery({ fragment, query }: GitSuffix): string | undefined {
  if (query.size === 0) return undefined;
  for (const [name, values] of query) {
    const complaint = complainAboutPair(name, values);
    if (complaint !== undefined) return complaint;
  }
  return complainAboutConflict(fragment, query);
}

function complainAboutPair(name: string, values: readonly string[]): string | undefined {
  const [value = ''] = values;
  if (values.length > 1) return `"${name}" of a repository is given twice`;
  if (SWITCHES.has(name)) {
    return value === '' || isBooleanText(value)
      ? undefined
      : `"${value}" is no value of "${name}" of a repository`;
  }
  if (!NAMES.has(name)) return `a repository has no "${name}"`;
  if (value === '') return `"${name}" of a repository has no value`;
  const isRight = name !== 'mtime' || value === 'checkout' || value === 'commit';
  return isRight ? undefined : `"${value}" is no value of "${name}" of a repository`;
}

/** All that name what is fetched have to name the same. */
function complainAboutConflict(fragment: string, query: GitSuffix['query']): string | undefined {
  const colon = fragment.indexOf(':');
  const folder = colon === -1 ? '' : cleanPath(fragment.slice(colon + 1));
  const first = (name: string): string => query.get(name)?.[0] ?? '';
  const subdir = first('subdir');
  if (subdir !== '' && folder !== '' && subdir !== folder)
    return `"${subdir}" and "${folder}" are two folders`;
  const tag = first('tag');
  const branch = first('branch');
  if (tag !== '' && branch !== '') return 'a repository cannot have both a tag and a branch';
  const refs = [
    colon === -1 ? fragment : fragment.slice(0, colon),
    first('ref'),
    withPrefix(tag, 'refs/tags/'),
    withPrefix(branch, 'refs/heads/'),
  ].filter((ref) => ref !== '');
  return new Set(refs).size > 1 ? `a repository cannot have the refs ${refs.join(' and ')}` : undefined;
}

function withPrefix(name: string, prefix: string): string {
  return name === '' || name.startsWith(prefix) ? name : `${prefix}${name}`;
}
