import type { NewSubscription, Subscription } from '../../registry/subscription.ts';
import type { eventRoutes } from '../../routes/event-routes.ts';
import type { CallOptions } from '../transport/request.ts';
import type { List, Place, Paging } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions } from './platform-access.ts';
import { createResource } from './resource.ts';

/** Event subscriptions, which deliver the events of a group to a sink. They cannot be updated. */
export interface EventClient {
  listSubscriptions(filter?: Place, paging?: Paging): List<Subscription>;
  getSubscription(uid: string, options?: CallOptions): Promise<Subscription>;
  createSubscription(
    parent: string,
    subscription: NewSubscription,
    options?: CallOptions,
  ): Promise<Subscription>;
  deleteSubscription(uid: string, options?: CallOptions): Promise<void>;
}

/** Creates the client of `/events/v2/` over one call path, with one access token of the API's audience. */
export function createEventClient(options: AccessOptions<keyof typeof eventRoutes>): EventClient {
  const subscriptions = createResource(platformAccess(options), {
    nouns: ['subscription', 'subscriptions'],
    list: 'listSubscriptions',
    get: 'getSubscription',
    create: 'createSubscription',
    delete: 'deleteSubscription',
    pageOf: ({ subscriptions: items, ...page }) => [items, page],
  });
  return {
    listSubscriptions: subscriptions.list,
    getSubscription: subscriptions.get,
    createSubscription: subscriptions.create,
    deleteSubscription: subscriptions.delete,
  };
}
