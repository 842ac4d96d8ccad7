import { ListQuery } from '../schema/page.ts';
import { get, post, remove } from '../route.ts';
import type { Route } from '../route.ts';
import { NewSubscription, Subscription, SubscriptionPage } from '../registry/subscription.ts';

/** The operations of event subscriptions, `/events/v2/`. */
export const eventRoutes = {
  listSubscriptions: get('/events/v2/subscriptions', 'subscriptions.list', {
    rpc: 'events.v2.SubscriptionsService/ListSubscriptions',
    query: ListQuery,
    response: SubscriptionPage,
  }),
  getSubscription: get('/events/v2/subscriptions/{uid}', 'subscriptions.list', {
    rpc: 'events.v2.SubscriptionsService/GetSubscription',
    response: Subscription,
  }),
  createSubscription: post('/events/v2/subscriptions/{parent}', 'subscriptions.create', {
    rpc: 'events.v2.SubscriptionsService/CreateSubscription',
    body: NewSubscription,
    response: Subscription,
  }),
  deleteSubscription: remove(
    '/events/v2/subscriptions/{uid}',
    'subscriptions.delete',
    'events.v2.SubscriptionsService/DeleteSubscription',
  ),
} as const satisfies Record<string, Route>;
