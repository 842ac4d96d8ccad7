import { describe, expect, it } from 'vitest';

import { createPlatform } from '../../../../src/embedded-platform/platform.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { SIGNING_KEYS } from '../../../support/platform/signing-keys.ts';
import { askGrpc } from './grpc-calls.ts';
import type { GrpcAsk, GrpcReply } from './grpc-calls.ts';
import { startTestPlatform, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';

async function withFault(fault: string): Promise<TestPlatform> {
  return startTestPlatform(`${WORLD}\nfaults: [{ route: listRepos, nth: 1, ${fault} }]\n`);
}

function listRepos({ platform }: TestPlatform, ask: GrpcAsk = {}): Promise<GrpcReply> {
  return askGrpc(
    platform,
    'registry.v2.ReposService/ListRepos',
    {},
    { token: platform.line.adminToken, ...ask },
  );
}

describe('a deadline', () => {
  it.each([
    ['0S', 0],
    ['999m', 0],
    ['1000000u', 0],
    ['1001m', 1],
    ['1M', 1],
    ['1H', 1],
    ['99999999n', 0],
  ])('of %s and a delay of a second', async (timeout, answered) => {
    const test = await withFault('delayMs: 1000');
    const { code, message } = await listRepos(test, { headers: { 'grpc-timeout': timeout } });
    expect([code, message]).toEqual(answered ? [0, undefined] : [4, 'context deadline exceeded']);
    expect(test.clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(1_000);
  });

  it('ends a call that hangs', async () => {
    const test = await withFault('kind: hang');
    expect((await listRepos(test, { headers: { 'grpc-timeout': '5S' } })).code).toBe(4);
    expect(test.clock.pauses).toEqual([5_000]);
    expect((await listRepos(await withFault('kind: hang'))).answer).toEqual({ kind: 'hang' });
  });

  it('counts the latency of the platform', async () => {
    const clock = fakeClock();
    const platform = await createPlatform({ clock, signingKeys: SIGNING_KEYS, latencyMs: 300 });
    const headers = { 'grpc-timeout': '200m' };
    expect((await askGrpc(platform, 'ping.v2.PingService/Ping', {}, { headers })).code).toBe(4);
    expect((await askGrpc(platform, 'ping.v2.PingService/Ping', {})).code).toBe(0);
  });

  it.each(['', '5', 'S', '-1S', '123456789S', '1s', '1.5S'])('"%s" is malformed', async (timeout) => {
    const test = await startTestPlatform(WORLD);
    const { answer } = await listRepos(test, { headers: { 'grpc-timeout': timeout } });
    expect(answer).toMatchObject({
      kind: 'http',
      response: { status: 400, headers: { 'grpc-status': '13' } },
    });
  });

  it('leaves a cancelled call without an answer', async () => {
    const test = await withFault('delayMs: 1000');
    await expect(listRepos(test, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });
});

describe('a planned fault over gRPC', () => {
  it.each([
    ['status: 503, headers: { Retry-After: "2" }', 14, 'HTTP status 503'],
    ['status: 429', 14, 'HTTP status 429'],
    ['status: 404', 12, 'HTTP status 404'],
    ['status: 302', 2, 'HTTP status 302'],
    ['status: 409, body: { code: 10, message: Try again }', 10, 'Try again'],
    ['kind: empty, status: 502', 14, 'HTTP status 502'],
  ])('%s is code %i', async (fault, code, message) => {
    const test = await withFault(fault);
    expect(await listRepos(test)).toMatchObject({ code, message });
    expect((await listRepos(test)).code).toBe(0);
  });

  it('sends its headers as metadata, and details that are known', async () => {
    const body = `{ code: 8, message: no, details: [
      { '@type': type.googleapis.com/google.rpc.RetryInfo, retryDelay: 1s },
      { '@type': type.googleapis.com/google.rpc.ErrorInfo, reason: QUOTA, domain: test }] }`;
    const test = await withFault(`status: 429, headers: { Retry-After: "2" }, body: ${body}`);
    const { answer, status } = await listRepos(test);
    expect(answer).toMatchObject({ headers: { 'retry-after': '2' } });
    expect(status.details).toMatchObject([{ reason: 'QUOTA' }]);
  });

  it.each([
    [
      'kind: html',
      { kind: 'http', response: { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } } },
    ],
    ['status: 200, body: text', { kind: 'http', response: { status: 200 } }],
    ['kind: cut', { kind: 'cut' }],
    ['kind: truncate', { kind: 'truncate', trailers: { 'grpc-status': '0' } }],
    ['kind: drip, intervalMs: 7', { kind: 'drip', intervalMs: 7, trailers: { 'grpc-status': '0' } }],
    ['kind: empty', { kind: 'response', body: new Uint8Array(), trailers: { 'grpc-status': '0' } }],
  ])('%s is sent as such', async (fault, expected) => {
    const test = await withFault(fault);
    expect((await listRepos(test)).answer).toMatchObject(expected);
  });

  it('not-json is a message that cannot be decoded', async () => {
    await expect(listRepos(await withFault('kind: not-json'))).rejects.toThrow(/decode|premature/i);
  });

  it('is counted together with the requests over REST', async () => {
    const test = await startTestPlatform(`${WORLD}\nfaults: [{ route: listRepos, nth: 2, status: 503 }]\n`);
    await test.ask('/registry/v2/repos', { token: test.platform.line.adminToken });
    expect((await listRepos(test)).code).toBe(14);
  });
});
