/**
 * Operations of the service that Mooring leaves out on purpose, each with the reason. Whatever the published
 * description has besides is in the route table: the coverage test holds this.
 */
export const LEFT_OUT_OPERATIONS: Readonly<Record<string, string>> = {
  'GET /sts/headless_sessions':
    "hands a person's encrypted OIDC token from a browser to a command line, by a code that the service's sign-in page makes: there is no such page here, so that no code would ever be known; of the token service service-rules.md#access and Mooring need the exchange and the refresh",
};
