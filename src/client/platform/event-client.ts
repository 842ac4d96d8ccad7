import type { NewSubscription, Subscription } from '../../contract/subscription.ts';
import type { eventRoutes } from '../../contract/routes/event-routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import { listOf, placeQuery } from './list.ts';
import type { List, Place, Walk } from './list.ts';
import { platformAccess } from './platform-access.ts';

/** Event subscriptions: where a group's events are sent. They do not change; a new one takes the place of an old one. */
export interface EventClient {
  listSubscriptions(filter?: Place, walk?: Walk): List<Subscription>;
  getSubscription(uid: string): Promise<Subscription>;
  createSubscription(parent: string, subscription: NewSubscription): Promise<Subscription>;
  deleteSubscription(uid: string): Promise<void>;
}

/** The client of `/events/v2/` over one call path, with one access token of the API's audience. */
export function createEventClient(options: {
  readonly call: Call<keyof typeof eventRoutes>;
  readonly token: Secret;
}): EventClient {
  const access = platformAccess(options);
  const { ask } = access;
  return {
    listSubscriptions: (place = {}, walk) =>
      listOf(
        access,
        {
          route: 'listSubscriptions',
          purpose: 'list the subscriptions',
          query: placeQuery(place),
          pageOf: ({ subscriptions, ...page }) => ({ items: subscriptions, ...page }),
          uidOf: (subscription) => subscription.uid,
        },
        walk,
      ),
    getSubscription: (uid) => ask('getSubscription', `get the subscription ${uid}`, { path: { uid } }),
    createSubscription: (parent, subscription) =>
      ask('createSubscription', 'subscribe to events', { path: { parent }, body: subscription }),
    deleteSubscription: async (uid) => {
      await ask('deleteSubscription', `delete the subscription ${uid}`, { path: { uid } });
    },
  };
}
