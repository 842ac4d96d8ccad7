import type { MessagePackage } from './message-package.ts';

/** The wire form of the check of the connection. */
export const pingMessages = {
  name: 'chainguard.platform.ping.v2',
  services: {
    PingService: {
      Ping: { request: 'PingRequest', response: 'PingResponse' },
    },
  },
  messages: {
    PingRequest: {},
    PingResponse: { response: [1, 'string'] },
  },
} as const satisfies MessagePackage;
