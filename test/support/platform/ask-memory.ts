import { ask } from '../../../src/actions/check/ask.ts';
import { openWorkflowAccess } from '../../../src/actions/access/open-access.ts';
import { readEnvironment } from '../../../src/actions/environment.ts';
import type { ImageUse } from '../../../src/domain/check/image-use.ts';
import { NO_EVIDENCE } from '../../../src/domain/check/evidence.ts';
import type { FetchedEvidence } from '../../../src/domain/check/judge.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { IDENTITY } from '../samples/shop.ts';

/** Asks a platform in memory as the check action does: as the example's identity, or as nobody. */
export async function askMemory(
  memory: MemoryPlatform,
  uses: readonly ImageUse[],
  platforms: readonly string[] = ['linux/amd64'],
  who: 'identity' | 'nobody' = 'identity',
): Promise<FetchedEvidence> {
  const { clock, endpoints, send } = memory;
  const historic = uses.filter(({ reference }) => reference.host === endpoints.registry);
  if (historic.length === 0) return { evidence: NO_EVIDENCE, now: clock.now(), mode: 'signed-in', notes: [] };
  const { requestUrl, requestToken } = memory.oidcRequest({});
  const environment = await readEnvironment({
    GITHUB_SERVER_URL: requestUrl.origin,
    ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl.href,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken.reveal(),
  });
  return ask(historic, platforms, {
    send,
    clock,
    endpoints,
    timeoutSeconds: 300,
    organization: 'acme',
    mask: () => undefined,
    say: () => undefined,
    open: async (call, onSecret) => {
      if (who === 'nobody') return { access: NOBODY, organizationUid: '', whyAnonymous: 'a test' };
      const options = { call, clock, endpoints, environment, identity: IDENTITY, onSecret };
      const access = await openWorkflowAccess(options);
      return { access, organizationUid: IDENTITY.slice(0, 40), whyAnonymous: undefined };
    },
  });
}

const NOBODY = { apiToken: undefined, registryToken: undefined, serverTime: undefined, who: 'nobody' };
