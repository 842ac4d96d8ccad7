import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of the connectivity check in v1. */
export const versionOnePingMessages = {
  name: 'chainguard.platform.ping',
  messages: {
    PingRequest: {},
    Response: { response: [1, 'string'] },
  },
} as const satisfies MessagePackage;
