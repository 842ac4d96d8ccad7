/** True when an Accept header takes the media type: each of `type/name`, `type/*` and `*\/*` may be on the list. */
export function accepts(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header.trim() === '') return true;
  const [type = ''] = mediaType.split('/', 1);
  const taken = new Set(header.split(',').map((one) => one.replace(/;.*$/s, '').trim().toLowerCase()));
  return [mediaType, `${type}/*`, '*/*'].some((pattern) => taken.has(pattern));
}
