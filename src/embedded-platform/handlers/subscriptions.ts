import { routes } from '../../api/routes.ts';
import { NewSubscription } from '../../api/registry/subscription.ts';
import { invalidArgument } from '../requests/refusal.ts';
import type { Handlers } from '../requests/route-call.ts';
import { listHandler } from '../resources/list-handler.ts';
import { createHandler, deleteHandler, getHandler } from '../resources/resource-handlers.ts';
import { toNameless } from '../resources/wire.ts';
import type { Resource } from '../store/resource.ts';

const SUBSCRIPTION = {
  kind: 'subscription',
  fields: NewSubscription,
  toItem: toNameless,
  check: requireSafeSink,
} as const;

/** Handlers of `/events/v2/subscriptions`. Events in delivery when a subscription is deleted still arrive. */
export const subscriptionHandlers = {
  listSubscriptions: listHandler(SUBSCRIPTION, routes.listSubscriptions, { field: 'subscriptions' }),
  getSubscription: getHandler(SUBSCRIPTION, routes.getSubscription),
  createSubscription: createHandler(SUBSCRIPTION, routes.createSubscription),
  deleteSubscription: deleteHandler(SUBSCRIPTION, routes.deleteSubscription),
} satisfies Handlers;

/** Sinks must use https, or http on loopback (architecture.md#credentials-and-hosts). */
function requireSafeSink({ body }: Resource): void {
  const url = URL.parse(String(body['sink']));
  const isLoopback = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
  if (!isSafe) throw invalidArgument('sink', 'must be an https address (http on loopback only)');
  if (url.username !== '' || url.password !== '') {
    throw invalidArgument('sink', 'must not contain credentials');
  }
}
