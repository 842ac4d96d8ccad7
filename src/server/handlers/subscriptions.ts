import { ListQuery } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { NewSubscription } from '../../contract/subscription.ts';
import { listHandler } from '../listing/list-handler.ts';
import { invalidArgument } from '../requests/refusal.ts';
import { createHandler } from '../resources/create-handler.ts';
import { deleteHandler } from '../resources/delete-handler.ts';
import { getHandler } from '../resources/get-handler.ts';
import type { Resource } from '../store/resource.ts';
import { toNameless } from '../requests/wire.ts';

const SUBSCRIPTION = {
  kind: 'subscription',
  fields: NewSubscription,
  toItem: toNameless,
  check: requireSafeSink,
} as const;

/** The subscriptions of the caller's groups. */
export const listSubscriptions = listHandler({
  kind: 'subscription',
  capability: routes.listSubscriptions.capability,
  field: 'subscriptions',
  query: ListQuery,
  filter: () => ({}),
  toItem: toNameless,
});

/** One subscription by its uid. */
export const getSubscription = getHandler(SUBSCRIPTION, routes.getSubscription);

/** Sends the events of a group, and of all below it, to a sink from now on. */
export const createSubscription = createHandler(SUBSCRIPTION, routes.createSubscription);

/** Ends a subscription; what is on its way still arrives. */
export const deleteSubscription = deleteHandler(SUBSCRIPTION, routes.deleteSubscription);

/**
 * Events go over https only, except to the machine that the platform runs on
 * (architecture.md#credentials-and-hosts).
 */
function requireSafeSink({ body }: Resource): void {
  const url = URL.parse(String(body['sink']));
  const isLoopback = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
  if (!isSafe) throw invalidArgument('sink', 'must be an https address (http on loopback only)');
  if (url.username !== '' || url.password !== '') {
    throw invalidArgument('sink', 'must not carry credentials');
  }
}
