import type { MessagePackage } from './message-package.ts';

/** The wire form of event subscriptions. */
export const eventMessages = {
  name: 'chainguard.platform.events.v2',
  services: {
    SubscriptionsService: {
      GetSubscription: { request: 'GetSubscriptionRequest', response: 'Subscription' },
      CreateSubscription: {
        request: 'CreateSubscriptionRequest',
        response: 'Subscription',
        body: 'subscription',
        event: 'events.subscription.created',
      },
      ListSubscriptions: { request: 'ListSubscriptionsRequest', response: 'ListSubscriptionsResponse' },
      DeleteSubscription: {
        request: 'DeleteSubscriptionRequest',
        response: 'google.protobuf.Empty',
        event: 'events.subscription.deleted',
      },
    },
  },
  messages: {
    CreateSubscriptionRequest: { parent: [1, 'string'], subscription: [2, 'Subscription'] },
    DeleteSubscriptionRequest: { uid: [1, 'string'] },
    GetSubscriptionRequest: { uid: [1, 'string'] },
    ListSubscriptionsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      page_size: [2, 'int32'],
      page_token: [3, 'string'],
      order_by: [4, 'string'],
      skip: [5, 'int32'],
    },
    ListSubscriptionsResponse: {
      subscriptions: [1, 'Subscription', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    Subscription: { uid: [1, 'string'], sink: [2, 'string'] },
  },
} as const satisfies MessagePackage;
