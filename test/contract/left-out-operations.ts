const SCIM =
  'the tokens are for a directory that sends its people by SCIM, an endpoint that neither spec.md nor this platform has';

/**
 * Operations of the service that Mooring leaves out on purpose, each with the reason. Whatever the published
 * description has besides is in the route table: the coverage test holds this.
 */
export const LEFT_OUT_OPERATIONS: Readonly<Record<string, string>> = {
  'GET /sts/headless_sessions': 'signs a person in through a browser; a workload has a token of its own',
  'PATCH /iam/v2/identities:updateIdentityMetadata':
    'keeps what a person says of themselves in a form; there are no persons among the identities here',
  'POST /iam/v2/identityProviders/{identityProviderUid}:generateScimToken': SCIM,
  'POST /iam/v2/identityProviders/{identityProviderUid}:regenerateScimToken': SCIM,
  'POST /iam/v2/identityProviders/{identityProviderUid}:revokeScimToken': SCIM,
  'POST /iam/v2/identityProviders/{identityProviderUid}:setScimEnabled': SCIM,
};
