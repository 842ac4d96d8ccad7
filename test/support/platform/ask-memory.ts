import { ask } from '../../../src/actions/check/ask.ts';
import { signInWorkflow } from '../../../src/actions/access/open-access.ts';
import type { ImageUse } from '../../../src/domain/check/image-use.ts';
import { NO_EVIDENCE } from '../../../src/domain/check/evidence.ts';
import type { FetchedEvidence } from '../../../src/domain/check/judge.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { IDENTITY } from '../samples/shop.ts';
import { UNAUTHENTICATED } from '../../../src/actions/access/access.ts';

/** Asks a platform in memory as the check action does: as the example's identity, or unauthenticated. */
export async function askMemory(
  memory: MemoryPlatform,
  uses: readonly ImageUse[],
  platforms: readonly string[] = ['linux/amd64'],
  principal: 'identity' | 'anonymous' = 'identity',
): Promise<FetchedEvidence> {
  const { clock, endpoints, send } = memory;
  const historic = uses.filter(({ reference }) => reference.host === endpoints.registry);
  if (historic.length === 0) return { evidence: NO_EVIDENCE, now: clock.now(), mode: 'signed-in', notes: [] };
  const { requestUrl, requestToken } = memory.oidcRequest({});
  return ask(historic, platforms, {
    send,
    clock,
    endpoints,
    timeoutSeconds: 300,
    organization: 'acme',
    mask: () => undefined,
    say: () => undefined,
    open: async (call, onSecret) => {
      if (principal === 'anonymous')
        return { access: UNAUTHENTICATED, organizationUid: '', whyAnonymous: 'a test' };
      const request = { kind: 'request', url: requestUrl, token: requestToken } as const;
      const access = await signInWorkflow(request, { call, clock, endpoints, identity: IDENTITY, onSecret });
      return { access, organizationUid: IDENTITY.slice(0, 40), whyAnonymous: undefined };
    },
  });
}
