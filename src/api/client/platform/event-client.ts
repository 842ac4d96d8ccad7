import type { NewSubscription, Subscription } from '../../registry/subscription.ts';
import type { eventRoutes } from '../../routes/event-routes.ts';
import { listOf, placeQuery } from './list.ts';
import type { List, Place, Paging } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions } from './platform-access.ts';

/** Event subscriptions, which deliver the events of a group to a sink. They cannot be updated. */
export interface EventClient {
  listSubscriptions(filter?: Place, paging?: Paging): List<Subscription>;
  getSubscription(uid: string): Promise<Subscription>;
  createSubscription(parent: string, subscription: NewSubscription): Promise<Subscription>;
  deleteSubscription(uid: string): Promise<void>;
}

/** Creates the client of `/events/v2/` over one call path, with one access token of the API's audience. */
export function createEventClient(options: AccessOptions<keyof typeof eventRoutes>): EventClient {
  const access = platformAccess(options);
  const { request } = access;
  return {
    listSubscriptions: (place = {}, paging) =>
      listOf(
        access,
        {
          route: 'listSubscriptions',
          purpose: 'list the subscriptions',
          query: placeQuery(place),
          pageOf: ({ subscriptions, ...page }) => [subscriptions, page],
          uidOf: (subscription) => subscription.uid,
        },
        paging,
      ),
    getSubscription: (uid) => request('getSubscription', `get the subscription ${uid}`, { path: { uid } }),
    createSubscription: (parent, subscription) =>
      request('createSubscription', 'subscribe to events', { path: { parent }, body: subscription }),
    deleteSubscription: async (uid) => {
      await request('deleteSubscription', `delete the subscription ${uid}`, { path: { uid } });
    },
  };
}
