import type { Call } from '../transport/call.ts';

/** Asks the platform API whether it is there, without signing in. Throws `platform_*` where it is not. */
export async function ping(call: Call<'ping'>): Promise<void> {
  await call('ping', 'reach the platform', {});
}
