import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openListener } from '../../src/embedded-platform/listen.ts';
import { VERSION_ONE_ROWS } from '../../src/embedded-platform/version-one/rows.ts';
import {
  ACME,
  OWNER,
  PULLER,
  startTestPlatform,
  WORLD,
} from '../integration/embedded-platform/test-platform.ts';
import { expectSame, WALKS } from '../support/grpc/faces.ts';
import { VERSION_TWO_METHODS } from '../support/grpc/facts.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { startSdkJudge } from '../support/judges/sdk-judge.ts';
import type { SdkJudge, SdkRequest } from '../support/judges/sdk-judge.ts';
import { VERSION_ONE_WALKS } from '../support/judges/version-one-walks.ts';
import type { CallVersionOne } from '../support/judges/version-one-iam-walks.ts';
import { CALLS } from '../support/platform/every-call.ts';
import { REGISTRY_WORLD } from '../support/platform/registry-world.ts';
import { startSocketPlatform } from '../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../support/platform/socket-platform.ts';

/** A method that is not served must not keep a client waiting for ever; no machine needs so long to refuse it. */
const REFUSAL_SECONDS = 30;

const REPOS = 120;
const SEED = WORLD.replace(
  '      - { name: team/app,',
  `${Array.from({ length: REPOS }, (_, index) => `      - { name: repo-${index} }\n`).join('')}      - { name: team/app,`,
);

describe.runIf(haveJudge('sdk-judge'))("the service's own client library", () => {
  let judge: SdkJudge;
  let socket: SocketPlatform;
  let url: string;

  beforeAll(async () => {
    judge = startSdkJudge();
    socket = await startSocketPlatform(SEED);
    url = socket.platform.line.apiUrl;
  });
  afterAll(async () => {
    judge.stop();
    await socket.close();
  });

  const tokenOf = async (identity: string): Promise<string> =>
    socket.platform.issueToken({ identity, audience: url });

  it.each(WALKS)('gets from %s what a REST client gets', async (method, name) => {
    const calls = await expectSame(CALLS[name], undefined, (origin) => judge.dial(origin));
    expect(calls.at(-1)).toMatchObject({ method });
  });

  it('iterates over all pages of a list', async () => {
    const ask = {
      url,
      token: await tokenOf(OWNER),
      all: '/chainguard.platform.registry.v2.ReposService/ListRepos',
    };
    const request = { uidp: { childrenOf: ACME } };
    const all = await judge.ask({ ...ask, request });
    expect(new Set(all.map(({ name }: { name: string }) => name)).size).toBe(REPOS + 2);
    expect(await judge.ask({ ...ask, request: { ...request, pageSize: 7 } })).toEqual(all);
  });

  it('gets the details of a refusal', async () => {
    const ask = { url, token: await tokenOf(OWNER) };
    const call = '/chainguard.platform.iam.v2.GroupsService/DeleteGroup';
    await expect(judge.ask({ ...ask, call, request: { uid: ACME } })).rejects.toMatchObject({
      code: 9,
      status: {
        details: expect.arrayContaining([
          {
            '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
            violations: [expect.objectContaining({ type: 'RESOURCE_NOT_EMPTY' })],
          },
        ]),
      },
    });
  });

  it.each([false, true])(
    'exchanges the OIDC token of a job for one of the platform, HTTP/1.1: %s',
    async (http1) => {
      const { oidcRequestUrl, oidcRequestToken, issuerUrl } = socket.platform.line;
      const minted = await fetch(
        `${oidcRequestUrl}&audience=127.0.0.1&claim.repository=acme/shop&claim.ref=refs/heads/main`,
        { headers: { authorization: `Bearer ${oidcRequestToken}` } },
      );
      const { value } = (await minted.json()) as { readonly value: string };
      const exchange = { audience: url, http1 };
      const ask: SdkRequest = { url: issuerUrl, token: value };
      const { token } = await judge.ask({ ...ask, exchange: { ...exchange, identity: PULLER } });
      const call = '/chainguard.platform.registry.v2.ReposService/ListRepos';
      expect(await judge.ask({ url, token, call, request: { pageSize: 1 } })).toMatchObject({
        totalCount: expect.any(String),
      });
      await expect(
        judge.ask({ ...ask, token: 'x.y.z', exchange: { ...exchange, identity: PULLER } }),
      ).rejects.toMatchObject({ code: 16 });
    },
  );

  it.each([false, true])('refreshes a token, HTTP/1.1: %s', async (http1) => {
    const token = await socket.platform.issueRefreshToken(OWNER);
    const pair = await judge.ask({ url, token, refresh: { audience: url, http1 } });
    const call = '/chainguard.platform.iam.v2.GroupsService/GetGroup';
    expect(await judge.ask({ url, token: pair.token, call, request: { uid: ACME } })).toMatchObject({
      name: 'acme',
    });
    expect(pair.refreshToken).not.toBe(token);
  });
});

describe.runIf(haveJudge('sdk-judge'))("the service's own client library of v1", () => {
  let judge: SdkJudge;
  beforeAll(() => {
    judge = startSdkJudge();
  });
  afterAll(() => judge.stop());

  /** Uses a new platform as the owner of an organization, and gives the methods that were called. */
  const use = async (
    walk: (call: CallVersionOne) => Promise<void>,
    deadline: Pick<SdkRequest, 'seconds'> = {},
  ): Promise<ReadonlySet<string>> => {
    const { platform, tokenOf } = await startTestPlatform(REGISTRY_WORLD);
    const listener = await openListener(0);
    listener.serve(platform.answer, platform.answerGrpc);
    const called = new Set<string>();
    try {
      const token = await tokenOf(OWNER);
      await walk(async (method, request = {}) => {
        called.add(method);
        const call = `/chainguard.platform.${method}`;
        return judge.ask({ url: listener.origin, token, call, request, ...deadline });
      });
    } finally {
      await listener.close();
    }
    return called;
  };

  const served = VERSION_ONE_ROWS.map(({ route }) => route.rpc ?? '');

  it.each(Object.entries(VERSION_ONE_WALKS))(
    'gets from every method of %s what it expects',
    async (service, walk) => {
      const called = await use(walk);
      const methods = served.filter((method) => method.startsWith(`${service}/`));
      expect(methods).not.toEqual([]);
      expect(methods.filter((method) => !called.has(method))).toEqual([]);
    },
  );

  it('has a walk through every service', () => {
    const services = new Set(served.map((method) => method.slice(0, method.indexOf('/'))));
    expect(Object.keys(VERSION_ONE_WALKS).sort()).toEqual([...services].sort());
  });

  it('is refused at once by every method that is left out', async () => {
    const known: readonly string[] = await judge.ask({ url: '', methods: true });
    const leftOut = known
      .filter((method) => !VERSION_TWO_METHODS.has(method))
      .map((method) => method.replace('/chainguard.platform.', ''))
      .filter((method) => !served.includes(method));
    expect(leftOut).toEqual(expect.arrayContaining(['iam.GroupInvites/CreateWithGroup', 'apk.APK/ListAPKs']));
    const answers: Record<string, unknown> = {};
    await use(
      async (call) => {
        for (const method of leftOut) answers[method] = await call(method).catch(({ code }) => code);
      },
      { seconds: REFUSAL_SECONDS },
    );
    expect(answers).toEqual(Object.fromEntries(leftOut.map((method) => [method, 12])));
  });
});
