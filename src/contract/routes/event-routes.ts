import { z } from 'zod';

import { ListQuery } from '../page.ts';
import type { Route } from '../route.ts';
import { NewSubscription, Subscription, SubscriptionPage } from '../subscription.ts';

/** The operations of event subscriptions, `/events/v2/`. */
export const eventRoutes = {
  listSubscriptions: {
    method: 'GET',
    path: '/events/v2/subscriptions',
    face: 'api',
    credential: 'platform',
    capability: 'subscriptions.list',
    idempotent: true,
    query: ListQuery,
    response: SubscriptionPage,
  },
  getSubscription: {
    method: 'GET',
    path: '/events/v2/subscriptions/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'subscriptions.list',
    idempotent: true,
    response: Subscription,
  },
  createSubscription: {
    method: 'POST',
    path: '/events/v2/subscriptions/{parent}',
    face: 'api',
    credential: 'platform',
    capability: 'subscriptions.create',
    idempotent: false,
    body: NewSubscription,
    response: Subscription,
  },
  deleteSubscription: {
    method: 'DELETE',
    path: '/events/v2/subscriptions/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'subscriptions.delete',
    idempotent: true,
    response: z.unknown(),
  },
} as const satisfies Record<string, Route>;
