import { readHolder } from '../../registry-face/access.ts';
import { jsonAnswer } from '../../registry-face/content-answer.ts';
import type { Handler } from '../../requests/route-call.ts';

/** Whether the caller's token counts here; without one, where to get one (OCI distribution specification, "API"). */
export const checkRegistryAccess: Handler = async (call, services) => {
  await readHolder(call, undefined, services);
  return jsonAnswer({}, { 'docker-distribution-api-version': 'registry/2.0' });
};
