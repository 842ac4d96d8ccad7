import type { RouteName } from '../../src/api/routes.ts';

/** Routes that the embedded platform answers and no client of Mooring calls, each with the reason. */
export const ROUTES_WITHOUT_METHOD = {
  exchangeTokenByQuery:
    'the same as exchangeToken, with the identity in the access logs of everything in between (sign-in-rules.md#exchange-request)',
  postRegistryToken:
    'the same as getRegistryToken, and not every registry has it (sign-in-rules.md#registry-token-flow)',
  getRegistryTokenCertificate:
    'for the configuration of a stock registry, and of the embedded platform alone',
} as const satisfies Partial<Record<RouteName, string>>;
