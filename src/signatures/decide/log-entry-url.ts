/** Entries of a log of the second generation in one file (C2SP tlog-tiles). */
const TILE_ENTRIES = 256n;

/**
 * Returns the address where anyone can look up an entry of a public log: a page for the first generation, the file that
 * contains the entry for the second one, which has no page. Undefined for other logs, whose addresses are not known.
 *
 * @param log Base URL of the log, as the trust root has it.
 * @param index Decimal.
 */
export function logEntryUrl(log: string, index: string): string | undefined {
  if (!/^\d{1,19}$/.test(index)) return undefined;
  if (log === 'https://rekor.sigstore.dev') return `https://search.sigstore.dev/?logIndex=${index}`;
  if (!/^https:\/\/log\d{4}-\d+\.rekor\.sigstore\.dev$/.test(log)) return undefined;
  return `${log}/api/v2/tile/entries/${tilePath(BigInt(index) / TILE_ENTRIES)}`;
}

/** Groups of three digits, all but the last marked with `x`: 19669 is `x019/669`. */
function tilePath(tile: bigint): string {
  const digits = String(tile);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return groups.map((group, place) => (place === groups.length - 1 ? group : `x${group}`)).join('/');
}
