import { basic } from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

export const HISTORY = '/_chainguard/history/';

/** A registry token for images, as an identity or as nobody. */
export async function registryToken(
  test: TestPlatform,
  images: readonly string[],
  identity?: string,
): Promise<Reply> {
  const query = images.map((image) => `scope=repository:${image}:pull`).join('&');
  const headers = identity === undefined ? {} : basic('_token', await test.registryPasswordOf(identity));
  return test.ask(`/token?service=platform.test&${query}`, { headers });
}

/** The history of a tag, asked for with a token or without one. */
export async function history(
  test: TestPlatform,
  image: string,
  tag: string,
  token?: string,
): Promise<Reply> {
  return test.ask(`/v2/${image}${HISTORY}${tag}`, token === undefined ? {} : { token });
}
