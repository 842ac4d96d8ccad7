import { describe, expect, it } from 'vitest';

import { limitAfter429 } from '../../../../../src/api/client/transport/rate-limit.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/api/http.ts';

interface Host {
  readonly send: (url: string) => Promise<HttpResponse | Error>;
  /** Requests that wait for their answer, in the order in which they came. */
  readonly open: readonly string[];
  /** Answers the first one that is open, and lets everybody go on. */
  answer(status: number | 'cut'): Promise<void>;
}

function startHost(): Host {
  const open: { readonly url: string; readonly settle: (status: number | 'cut') => void }[] = [];
  const send = limitAfter429(
    ({ url }) =>
      new Promise((resolve, reject) => {
        const settle = (status: number | 'cut'): void =>
          status === 'cut'
            ? reject(new Error('cut'))
            : resolve({ status, headers: {}, body: new Uint8Array() });
        open.push({ url, settle });
      }),
  );
  const request = (url: string): HttpRequest => ({
    method: 'GET',
    url,
    headers: {},
    timeoutMs: 1,
    maxBytes: 1,
  });
  return {
    send: (url) => send(request(url)).catch((error: Error) => error),
    get open() {
      return open.map(({ url }) => url);
    },
    answer: async (status) => {
      open.shift()?.settle(status);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

const URLS = Array.from({ length: 12 }, (_, index) => `https://a.test/${index}`);

describe('api/client/transport/rate-limit', () => {
  it('sends everything at once to a host that takes it', async () => {
    const host = startHost();
    void URLS.map((url) => host.send(url));
    await Promise.resolve();
    expect(host.open).toEqual(URLS);
  });

  it('sends four at the same time after 429, in order, and every one of them', async () => {
    const host = startHost();
    const first = host.send('https://a.test/first');
    await Promise.resolve();
    await host.answer(429);
    expect(await first).toMatchObject({ status: 429 });
    const answers = URLS.map((url) => host.send(url));
    await Promise.resolve();
    const seen: string[] = [];
    while (host.open.length > 0) {
      expect(host.open.length).toBeLessThanOrEqual(4);
      seen.push(host.open[0] ?? '');
      await host.answer(seen.length % 3 === 0 ? 'cut' : 200);
    }
    expect(seen).toEqual(URLS);
    expect(await Promise.all(answers)).toHaveLength(URLS.length);
  });

  it('waits for those that were sent before the 429, and for no other host', async () => {
    const host = startHost();
    void URLS.map((url) => host.send(url));
    await Promise.resolve();
    await host.answer(429);
    void host.send('https://a.test/later');
    void host.send('https://a.test:444/other');
    await Promise.resolve();
    expect(host.open).toEqual([...URLS.slice(1), 'https://a.test:444/other']);
    for (let answered = 0; answered < 8; answered += 1) await host.answer(200);
    expect(host.open).toContain('https://a.test/later');
  });
});
