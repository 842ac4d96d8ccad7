import { routes } from '../../../src/api/routes.ts';
import { MooringError } from '../../../src/values/errors.ts';
import { openListener } from '../../../src/embedded-platform/listen.ts';
import { expect } from 'vitest';

import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';
import { CALLS } from '../platform/every-call.ts';
import { openWorld } from '../platform/every-client.ts';
import type { ChangeCall, World } from '../platform/every-client.ts';
import { METHODS, VERSION_TWO_METHODS } from './facts.ts';
import { dial } from './grpc-client.ts';
import type { GrpcClient } from './grpc-client.ts';
import { withoutDefaults } from './messages.ts';
import type { Json } from './messages.ts';
import { recordRest, sendOverGrpc } from './over-grpc.ts';
import type { ExchangedCall } from './over-grpc.ts';

type CalledName = keyof typeof CALLS;

const nameless = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/** Every method with the call of a REST client that is the same; the facts say which. */
export const WALKS: readonly (readonly [method: string, name: CalledName])[] = [...VERSION_TWO_METHODS].map(
  ([method, { http }]) => {
    const names = Object.keys(CALLS) as readonly CalledName[];
    const name = names.find(
      (each) => nameless(`${routes[each].method} ${routes[each].path}`) === nameless(http),
    );
    if (name === undefined) throw new Error(`${method} has no walk`);
    return [method, name];
  },
);

/** Fields of REST answers that the messages do not have, so that gRPC cannot say them. */
const REST_ONLY = new Set([
  // The specification gives every resource a create and an update time.
  'chainguard.platform.registry.v2.Tag.createTime',
  'chainguard.platform.iam.v2.RoleBinding.updateTime',
  'chainguard.platform.iam.v2.ExternalGroupRoleMapping.updateTime',
  'chainguard.platform.iam.v2.GroupInvite.updateTime',
  'chainguard.platform.events.v2.Subscription.createTime',
  'chainguard.platform.events.v2.Subscription.updateTime',
]);

/** Does the same over both faces, expects the same answers, and gives those over gRPC. */
export async function expectSame(
  use: Use,
  change?: ChangeCall,
  connect: Connect = dial,
): Promise<readonly ExchangedCall[]> {
  const calls = { grpc: await useGrpc(use, connect, change), rest: await useRest(use, change) };
  const restOnly = new Set<string>();
  const grpc = comparable(calls.grpc, (field) => expect.fail(`${field} is no field`));
  const rest = comparable(calls.rest, (field) => restOnly.add(field));
  expect(numberRandom(grpc, rest)).toEqual(numberRandom(rest, grpc));
  expect([...restOnly].filter((field) => !REST_ONLY.has(field))).toEqual([]);
  return calls.grpc;
}

/** Opens a client of the platform at an address. */
type Connect = (origin: string) => GrpcClient;

/** What a client does in a world; that it is refused something does not end it. */
type Use = (world: World) => Promise<unknown>;

async function useGrpc(use: Use, connect: Connect, change?: ChangeCall): Promise<readonly ExchangedCall[]> {
  const calls: ExchangedCall[] = [];
  const closing: (() => unknown)[] = [];
  const reach = async ({ platform, send }: TestPlatform) => {
    const listener = await openListener(0);
    listener.serve(platform.answer, platform.answerGrpc);
    const client = connect(listener.origin);
    closing.push(() => client.close(), listener.close);
    return sendOverGrpc(client, send, record(calls));
  };
  try {
    const world = await openWorld(change, reach);
    await attempt(() => use(world));
  } finally {
    for (const close of closing) await close();
  }
  return calls;
}

async function useRest(use: Use, change?: ChangeCall): Promise<readonly ExchangedCall[]> {
  const calls: ExchangedCall[] = [];
  const world = await openWorld(change, async ({ send }) => recordRest(send, record(calls)));
  await attempt(() => use(world));
  return calls;
}

/** Does what may be refused: that is an answer to compare. Anything else that goes wrong is not. */
export async function attempt(use: () => Promise<unknown>): Promise<void> {
  try {
    await use();
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
  }
}

function record(calls: ExchangedCall[]): (call: ExchangedCall) => void {
  return (call) => void calls.push(call);
}

/** What is compared of a call. */
interface Compared {
  readonly method: string;
  readonly refusal: boolean;
  readonly answer: Json;
}

/** Returns calls without what may differ: defaults, and fields of REST that the messages do not have. */
function comparable(
  calls: readonly ExchangedCall[],
  onUnknown: (field: string) => void,
): readonly Compared[] {
  return calls.map(({ method, answer, isRefusal }) => {
    const type = isRefusal ? 'google.rpc.Status' : (METHODS.get(method)?.out ?? '');
    return { method, refusal: isRefusal, answer: sorted(withoutDefaults(type, answer, onUnknown)) as Json };
  });
}

/** Returns the same with keys in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, sorted(one)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What every world makes anew: uids, etags, keys and codes of invites, tokens. */
const RANDOM =
  /eyJ[\w-]+\.[\w-]+\.[\w-]+|cgscim_[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[\w-]+)?|(?<![0-9a-f])(?:[0-9a-f]{40}|[0-9a-f]{16})(?![0-9a-f])/g;

/** Numbers the random values that the other calls do not have, in the order in which they appear. */
function numberRandom(calls: readonly Compared[], others: readonly Compared[]): unknown {
  const other = JSON.stringify(others);
  const numbers = new Map<string, string>();
  const text = JSON.stringify(calls).replace(RANDOM, (value) => {
    if (other.includes(value)) return value;
    numbers.set(value, numbers.get(value) ?? `random ${numbers.size + 1}`);
    return numbers.get(value) ?? value;
  });
  return JSON.parse(text);
}
