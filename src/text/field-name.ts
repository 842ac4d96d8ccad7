/**
 * Whether a key of a credential file is the field of this name: Docker, Podman and other Go programs read names in any case
 * (Go, `encoding/json`). The names of registries match exactly.
 */
export function isNamed(key: string, name: string): boolean {
  return key.length === name.length && new RegExp(`^${name}$`, 'iu').test(key);
}
