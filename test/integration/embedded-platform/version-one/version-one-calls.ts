import type { TestPlatform } from '../test-platform.ts';
import type { Ask, Reply } from '../test-platform.ts';

/** Sends JSON with the token of an identity, or of the administrator, and gives the reply. */
export async function send(
  test: TestPlatform,
  method: NonNullable<Ask['method']>,
  path: string,
  { body, identity }: { readonly body?: unknown; readonly identity?: string } = {},
): Promise<Reply> {
  const token = identity === undefined ? test.platform.line.adminToken : await test.tokenOf(identity);
  return test.ask(path, {
    method,
    token,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
