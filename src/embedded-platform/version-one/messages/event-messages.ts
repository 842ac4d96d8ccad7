import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of event subscriptions in v1. */
export const versionOneEventMessages = {
  name: 'chainguard.platform.events',
  messages: {
    CreateSubscriptionRequest: { parent_id: [1, 'string'], subscription: [2, 'Subscription'] },
    DeleteSubscriptionRequest: { id: [1, 'string'] },
    Subscription: { id: [1, 'string'], sink: [2, 'string'] },
    SubscriptionFilter: { id: [1, 'string'], uidp: [2, 'chainguard.platform.common.UIDPFilter'] },
    SubscriptionList: { items: [1, 'Subscription', 'repeated'] },
  },
} as const satisfies MessagePackage;
