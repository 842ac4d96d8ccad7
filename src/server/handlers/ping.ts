import type { Handler } from '../requests/route-call.ts';

/** Tells whoever asks that the platform is there. */
export const ping: Handler = async () => ({ response: 'pong' });
