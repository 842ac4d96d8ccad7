/** Returns the ISO 8601 time in UTC that many days before now, for a seed or an option that counts from now as well. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
