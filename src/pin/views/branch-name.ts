const LONGEST_SLUG = 40;

/**
 * The branch of a group: the configured name, for one of several with what the group is about and 8 digits of the hash
 * of its key, since two keys may look alike. A hyphen, not a slash: git cannot have both `a` and `a/b`.
 */
export function groupBranch(branch: string, group: { readonly key: string; readonly hash: string }): string {
  if (group.key === '') return branch;
  const slug = group.key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return `${branch}-${slug === '' ? 'group' : slug}-${group.hash.slice(0, 8)}`;
}

/** True for the configured branch itself and for every name that `groupBranch` makes of it. */
export function isGroupBranch(branch: string, name: string): boolean {
  if (name === branch) return true;
  return name.startsWith(`${branch}-`) && /^[a-z0-9-]+-[0-9a-f]{8}$/.test(name.slice(branch.length + 1));
}

const LONGEST_NAME = 180;
const FORBIDDEN = /[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|^[-./]|[./]$|^@$/u;

/** Returns why a text is not a valid branch name (git-check-ref-format), or undefined if it is valid. */
export function branchNameProblem(name: string): string | undefined {
  if (name === '') return 'is empty';
  if (name.length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} characters`;
  if (name === 'HEAD' || name.startsWith('refs/')) return 'must be a name without refs/heads/';
  return FORBIDDEN.test(name) ? 'is not a valid branch name' : undefined;
}
