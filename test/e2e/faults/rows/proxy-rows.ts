import assert from 'node:assert/strict';

import type { FaultWorld } from '../../../support/jobs/fault-world.ts';
import type { JobSetup } from '../../../support/jobs/login-job.ts';
import type { ProxyOptions } from '../../../support/jobs/recording-proxy.ts';
import { NO_CALL } from '../calls.ts';
import type { FaultCase, FaultRow } from '../row.ts';
import { login } from '../scenario.ts';

const CREDENTIALS = 'builder:pa$s/wörd';

/** A login whose only way goes through a proxy: its hosts have names that mean something else, or nothing, elsewhere. */
function through(
  proxy: ProxyOptions,
  expected: Parameters<typeof login>[1] & { readonly tunnels?: readonly [least: number, most: number] },
  job: JobSetup | ((world: FaultWorld) => JobSetup) = {},
): FaultCase {
  const { tunnels: [least, most] = [1, 99], ...rest } = expected;
  return login(
    { proxy, job },
    {
      ...rest,
      and: (_, __, world) => {
        const made = world.proxy?.tunnels() ?? 0;
        assert.ok(made >= least && made <= most, `${made} tunnels`);
      },
    },
  );
}

/** The proxy's address with something else in the place of its credentials. */
function withUserInfo(userInfo: string) {
  return ({ environment }: FaultWorld): JobSetup => {
    const { port } = new URL(environment['HTTPS_PROXY'] ?? '');
    return { environment: { HTTPS_PROXY: `http://${userInfo}127.0.0.1:${port}` } };
  };
}

const REFUSED = { exit: 1, error: 'platform_unreachable', calls: NO_CALL } as const;

/** Rows 39 and 40: a proxy on the way. */
export const PROXY_ROWS: readonly FaultRow[] = [
  {
    row: 39,
    fault: 'HTTPS_PROXY is the only way out',
    expected: 'success, through its tunnels',
    cases: { run: through({}, { exit: 0 }) },
  },
  {
    row: 40,
    fault: 'a proxy that wants credentials, ends connections, is not there, is not for this host',
    expected: 'fails and names the proxy; tried again; goes without; its password is masked and seen nowhere',
    cases: {
      'credentials are right': through({ credentials: CREDENTIALS }, { exit: 0 }),
      'credentials are missing': through(
        { credentials: CREDENTIALS },
        {
          ...REFUSED,
          says: [
            /the proxy 127\.0\.0\.1:\d+ returned status 407/,
            /For 407, set http:\/\/user:password@host:port/,
          ],
          tunnels: [1, 2],
          within: 10_000,
        },
        withUserInfo(''),
      ),
      'credentials are wrong': through(
        { credentials: CREDENTIALS },
        { ...REFUSED, says: [/status 407/], silent: [/hunter2/], tunnels: [1, 2] },
        withUserInfo('builder:hunter2@'),
      ),
      'the host is forbidden': through(
        { answer: () => 403 },
        { ...REFUSED, says: [/the proxy 127\.0\.0\.1:\d+ returned status 403/], tunnels: [1, 2] },
      ),
      'it ends the first connections': through({ answer: (nth) => (nth <= 2 ? 'cut' : 200) }, { exit: 0 }),
      'it has trouble for a while': through({ answer: (nth) => (nth <= 2 ? 503 : 200) }, { exit: 0 }),
      'it ends every connection': through(
        { answer: () => 'cut' },
        { ...REFUSED, says: [/the proxy 127\.0\.0\.1:\d+: connection closed early/, /5 tries/] },
      ),
      'it is not there': through(
        {},
        {
          ...REFUSED,
          says: [/the proxy 127\.0\.0\.1:1: could not connect \(ECONNREFUSED\)/],
          tunnels: [0, 0],
        },
        { environment: { HTTPS_PROXY: 'http://127.0.0.1:1' } },
      ),
      'it is no address': through(
        {},
        {
          exit: 1,
          error: 'config_endpoint_invalid',
          silent: [/hunter2/],
          calls: NO_CALL,
          tunnels: [0, 0],
        },
        { environment: { HTTPS_PROXY: 'http://me:hunter2@:3128' } },
      ),
      'NO_PROXY names the host': login(
        { job: { environment: { HTTP_PROXY: 'http://127.0.0.1:1', NO_PROXY: '127.0.0.1' } } },
        { exit: 0 },
      ),
    },
  },
];
