import { expect, it } from 'vitest';

import { withProgress } from '../../../src/runner/progress.ts';
import type { HttpRequest, HttpResponse } from '../../../src/api/http.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';

const RESPONSE: HttpResponse = { status: 200, headers: {}, body: new Uint8Array() };

function requestTo(url: string): HttpRequest {
  return { method: 'GET', url, headers: {}, timeoutMs: 1, maxBytes: 1 };
}

it('reports the requests of a run that it waits for, after two seconds, then at most once in an interval', async () => {
  const clock = fakeClock();
  const lines: string[] = [];
  let tick: (() => void) | undefined;
  const waiting: ((response: HttpResponse) => void)[] = [];
  const progress = withProgress({
    clock,
    variables: {},
    intervalMs: 10_000,
    report: (line) => lines.push(line),
    every: (work) => {
      tick = work;
      return () => (tick = undefined);
    },
    send: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const pass = (milliseconds: number): void => {
    clock.advance(milliseconds);
    tick?.();
  };

  pass(60_000);
  const one = progress.send(requestTo('https://cgr.dev/v2/'));
  const two = progress.send(requestTo('https://cgr.dev/v2/a'));
  const three = progress.send(requestTo('https://issuer.example/sts'));
  pass(1_999);
  expect(lines).toEqual([]);
  pass(1);
  expect(lines.splice(0)).toEqual([
    '0 requests finished after 2 s; waiting for 3 from cgr.dev, issuer.example',
  ]);
  waiting[2]?.(RESPONSE);
  await three;
  pass(9_999);
  expect(lines).toEqual([]);
  pass(1);
  expect(lines.splice(0)).toEqual(['1 request finished after 12 s; waiting for 2 from cgr.dev']);
  for (const respond of waiting) respond(RESPONSE);
  expect(await Promise.all([one, two])).toEqual([RESPONSE, RESPONSE]);
  pass(10_000);
  expect(lines).toEqual([]);
  progress.stop();
  expect(tick).toBeUndefined();
});

it('reports the failure of a request as it is', async () => {
  const failure = new Error('cut');
  const send = async (): Promise<HttpResponse> => Promise.reject(failure);
  const options = {
    variables: {},
    clock: fakeClock(),
    intervalMs: 1,
    report: () => undefined,
    every: () => () => undefined,
  };
  await expect(withProgress({ ...options, send }).send(requestTo('https://cgr.dev/v2/'))).rejects.toBe(
    failure,
  );
});

it('reports nothing if MOORING_PROGRESS is 0', () => {
  const send = async (): Promise<HttpResponse> => Promise.resolve(RESPONSE);
  const unused = (): never => {
    throw new Error('not called');
  };
  const options = { clock: fakeClock(), intervalMs: 1, report: unused, every: unused, send };
  expect(withProgress({ ...options, variables: { MOORING_PROGRESS: '0' } }).send).toBe(send);
});
