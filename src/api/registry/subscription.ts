import { z } from 'zod';

import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** Where the events of a group and of all below it are sent (openapi `events.v2.Subscription`). */
export const Subscription = z.object({
  uid: z.string(),
  sink: z.string(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The body that creates a subscription. */
export const NewSubscription = z.object({ sink: z.string('is required') });
export type NewSubscription = z.infer<typeof NewSubscription>;

export const SubscriptionPage = PageEnvelope.extend({ subscriptions: z.array(Subscription).default([]) });
