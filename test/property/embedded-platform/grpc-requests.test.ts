import { describe, expect, it } from 'vitest';

import { serverRoutes } from '../../../src/embedded-platform/server-routes.ts';
import {
  ACME,
  PYTHON,
  startTestPlatform,
  TEAM,
  VIEWER,
} from '../../integration/embedded-platform/test-platform.ts';
import { bodyOf } from '../../integration/embedded-platform/grpc/grpc-calls.ts';
import { ENUMS, jsonName, MESSAGES, METHODS } from '../../support/grpc/facts.ts';
import type { FieldFacts } from '../../support/grpc/facts.ts';
import { encode } from '../../support/grpc/messages.ts';
import type { Json } from '../../support/grpc/messages.ts';
import { pick, randomFrom } from '../../support/oracle/random.ts';
import { REGISTRY_WORLD } from '../../support/platform/registry-world.ts';

/** Requests for each method. */
const COUNT = 8;

const SEED = Math.floor(Math.random() * 2 ** 32);
const random = randomFrom(SEED);

const TEXTS = [
  '',
  'a',
  'team',
  'python',
  '..',
  '/',
  '*',
  '%2F',
  'é\u0000',
  'name desc',
  '__proto__',
  '3600s',
  '"',
];
const UIDS = [ACME, TEAM, PYTHON, VIEWER, `${ACME}/`];
const MASKS = [
  '',
  'name',
  'description,name',
  '*',
  'uid',
  'shoeSize',
  'claimMatch.issuer',
  'a.b.c',
  'constructor',
];
const INT64 = ['0', '1', '-1', '9223372036854775807', '-9223372036854775808'];

/** Values of every type that is no message: usual ones, limits, and what a handler hardly expects. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: [...TEXTS, ...UIDS, 'x'.repeat(300), 'https://issuer.test', `sha256:${'1'.repeat(64)}`],
  bool: [false, true],
  int32: [0, 1, -1, 50, 201, 2 ** 31 - 1, -(2 ** 31)],
  int64: INT64,
  'google.protobuf.Timestamp': [
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
  ],
  'google.protobuf.Duration': ['0s', '3600s', '-1s', '0.5s', '1.000000001s', '315576000000s'],
  'google.protobuf.FieldMask': MASKS,
};

/** A message with about two of three fields, fewer further within. */
function randomMessage(name: string, depth = 0): Json {
  const fields = (MESSAGES.get(name) ?? []).filter(() => random(3) < 2 - Math.min(depth, 1));
  const lastOfOneof = new Map(fields.map(([field, { oneof = field }]) => [oneof, field]));
  return Object.fromEntries(
    fields
      .filter(([field, { oneof = field }]) => lastOfOneof.get(oneof) === field)
      .map(([field, facts]) => [jsonName(field, facts), randomField(facts, depth)]),
  );
}

function randomField({ t: type, label }: FieldFacts, depth: number): unknown {
  const [, key, value = type] = /^map<(\w+), (.+)>$/.exec(type) ?? [];
  const values = Array.from({ length: random(3) }, () => randomValue(value, depth));
  if (key === undefined) return label === 'repeated' ? values : randomValue(type, depth);
  const keys = key === 'string' ? TEXTS : INT64;
  return Object.fromEntries(values.map((one) => [pick(keys, random), one]));
}

function randomValue(type: string, depth: number): unknown {
  if (MESSAGES.has(type)) return randomMessage(type, depth + 1);
  // 999 is a value of a later version.
  return pick(VALUES[type] ?? [...Object.values(ENUMS.get(type) ?? {}), 999], random);
}

/** OK, and the refusals that are the caller's doing. */
const EXPECTED = ['0', '3', '5', '6', '7', '9', '10', '16'];

/** The methods that the platform answers: it leaves some of v1 out. */
const RPCS = new Set([...serverRoutes.values()].map(({ rpc }) => `/chainguard.platform.${rpc}`));
const ANSWERED = [...METHODS].filter(([path]) => RPCS.has(path));

describe('a random request over gRPC', () => {
  it.each(ANSWERED)(`is answered or refused: %s, seed ${SEED}`, async (path, { in: input }) => {
    const { platform } = await startTestPlatform(REGISTRY_WORLD);
    const headers = {
      'content-type': 'application/grpc',
      authorization: `Bearer ${platform.line.adminToken}`,
    };
    const { signal } = new AbortController();
    for (let index = 0; index < COUNT; index += 1) {
      const request = randomMessage(input);
      const message = encode(input, request);
      const head = Buffer.alloc(5);
      head.writeUInt32BE(message.length, 1);
      const body = Buffer.concat([head, message]);
      const answer = await platform.answerGrpc({ path, headers, ...bodyOf(body), signal });
      const status = answer.kind === 'response' ? answer.trailers['grpc-status'] : answer.kind;
      expect(EXPECTED, `${status} to ${JSON.stringify(request)}`).toContain(status);
    }
  });
});
