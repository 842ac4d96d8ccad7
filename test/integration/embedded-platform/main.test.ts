import { afterEach, describe, expect, it } from 'vitest';

import { fetchSend } from '../../../src/embedded-platform/main.ts';
import { startRawServer } from '../../support/platform/raw-server.ts';
import type { RawServer } from '../../support/platform/raw-server.ts';

let sink: RawServer | undefined;
afterEach(() => sink?.close());

const EVENT = { method: 'POST', headers: { 'content-type': 'text/plain' }, maxBytes: 10 } as const;

describe('the way of events over the network', () => {
  it('carries method, headers and body, and brings the status back', async () => {
    const received: string[] = [];
    sink = await startRawServer((request, response) => {
      request.on('data', (chunk: Buffer) =>
        received.push(`${request.headers['content-type']} ${chunk.toString()}`),
      );
      request.on('end', () => response.writeHead(202).end('much text'));
    });
    const { status } = await fetchSend({
      ...EVENT,
      url: `${sink.origin}/a`,
      body: 'event',
      timeoutMs: 5_000,
    });
    expect([status, sink.requests, received]).toEqual([202, ['POST /a'], ['text/plain event']]);
  });

  it('follows no redirect', async () => {
    sink = await startRawServer((_, response) => response.writeHead(307, { location: '/other' }).end());
    const { status } = await fetchSend({
      ...EVENT,
      url: `${sink.origin}/a`,
      body: 'event',
      timeoutMs: 5_000,
    });
    expect([status, sink.requests]).toEqual([307, ['POST /a']]);
  });

  it('ends when the sink does not answer', async () => {
    sink = await startRawServer(() => undefined);
    await expect(fetchSend({ ...EVENT, url: sink.origin, timeoutMs: 20 })).rejects.toMatchObject({
      name: 'TransportFailure',
      kind: 'timeout',
    });
  });

  it('ends when it is aborted, and fails if the host is unreachable', async () => {
    sink = await startRawServer((_, response) => response.end());
    const { origin } = sink;
    const wish = { ...EVENT, url: origin, timeoutMs: 5_000 };
    await expect(fetchSend({ ...wish, signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
    sink.close();
    await expect(fetchSend(wish)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
