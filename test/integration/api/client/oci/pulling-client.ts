import { expect } from 'vitest';

import { createCaller } from '../../../../../src/api/client/transport/call.ts';
import { routes } from '../../../../../src/api/routes.ts';
import { readEndpoints } from '../../../../../src/api/client/transport/endpoints.ts';
import { createRegistryContentClient } from '../../../../../src/api/client/oci/registry-content-client.ts';
import type { RegistryContentClient } from '../../../../../src/api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../../../../src/api/client/registry/registry-tokens.ts';
import type { Descriptor } from '../../../../../src/api/registry/oci.ts';
import { parseDigest } from '../../../../../src/values/digest.ts';
import { Secret } from '../../../../../src/values/secret.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/api/http.ts';
import { PULLER, startTestPlatform } from '../../../embedded-platform/test-platform.ts';
import { signedAs } from '../../../embedded-platform/registry/image-pull.ts';

export const PYTHON = { organization: 'acme', name: 'python' };
export const NO_DIGEST = parseDigest(`sha256:${'0'.repeat(64)}`);

/** The real client on a platform, whose answers `change` may replace on their way. */
export async function pull(
  change: (request: HttpRequest, answer: HttpResponse) => HttpResponse = (_request, answer) => answer,
): Promise<{ readonly content: RegistryContentClient; readonly requests: readonly HttpRequest[] }> {
  const test = await startTestPlatform(signedAs('both'));
  const { platform, clock } = test;
  const requests: HttpRequest[] = [];
  const call = createCaller({
    routes,
    clock,
    endpoints: readEndpoints({ ...platform.line, registryUrl: '' }),
    send: async (request) => {
      requests.push(request);
      return change(request, await platform.handle(request));
    },
  });
  const password = new Secret(await test.registryPasswordOf(PULLER));
  const tokens = createRegistryTokens({
    call,
    clock,
    passwordFor: () => password,
    onSecret: () => undefined,
  });
  return { content: createRegistryContentClient({ call, tokens }), requests };
}

export async function platformsOf(content: RegistryContentClient): Promise<readonly Descriptor[]> {
  const { manifest } = await content.manifest(PYTHON, '3.13');
  return 'manifests' in manifest ? manifest.manifests : [];
}

export async function firstPlatform(content: RegistryContentClient): Promise<Descriptor> {
  const [first] = await platformsOf(content);
  return first ?? expect.fail('the index has no platform');
}

/** The same answer with another body. */
export function withBody(answer: HttpResponse, text: string): HttpResponse {
  return { ...answer, body: new TextEncoder().encode(text) };
}

export const notFound: HttpResponse = { status: 404, headers: {}, body: new Uint8Array() };
