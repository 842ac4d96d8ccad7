/** Names of v2 for the fields of v1 that have another one in every message. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'uid',
  createdAt: 'createTime',
  updatedAt: 'updateTime',
  deletedAt: 'deleteTime',
  lastSeen: 'lastSeenTime',
  lastUpdated: 'updateTime',
  static: 'staticKeys',
  expiration: 'expirationTime',
  identityProviderUidp: 'identityProviderUid',
  identityProviderId: 'identityProviderUid',
  roleUidp: 'roleUid',
  legacyAdvisoryID: 'legacyAdvisoryId',
};

/** Names of v2 for fields of single messages. One with a dot is a field of a message within, for answers only. */
const FIELDS_OF_MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'advisory.ResolvedVulnsReportFilter': { from: 'startTime', to: 'endTime' },
  'advisory.VulnerabilityMetadata': { severity: 'severities' },
  'iam.AccountAssociations': { group: 'uid' },
  'iam.AccountAssociationsCheckRequest': { accountType: 'providerType' },
  'iam.AccountAssociationsFilter': { group: 'uid' },
  'iam.AccountAssociationsStatus': { ready: 'status' },
  'iam.BatchDeleteExternalGroupRoleMappingsRequest': { parentId: 'parent', ids: 'names' },
  'iam.BatchDeleteExternalGroupRoleMappingsResponse': {
    parentId: 'parent',
    items: 'externalGroupRoleMappings',
  },
  'iam.DeleteAccountAssociationsRequest': { group: 'uid' },
  'iam.GroupInviteFilter': { group: 'uidp.childrenOf' },
  'iam.GroupInviteRequest': { role: 'roleUid' },
  'iam.RoleBinding': { identity: 'identityUid', role: 'roleUid' },
  'iam.RoleBindingList.Binding': {
    claimMatchIssuer: 'identity.issuer',
    claimMatchSubject: 'identity.subject',
    email: 'identity.email',
    emailUnverified: 'identity.emailUnverified',
  },
  'iam.RoleFilter': { parent: 'uidp.childrenOf' },
  'iam.TermsDocumentStatus': { acceptedAt: 'createTime' },
  'libraries.ArtifactList': { totalArtifacts: 'totalCount' },
  'libraries.GetArtifactCountResponse.Count': { totalArtifacts: 'totalCount' },
  'registry.Archs': { archs: 'architectures' },
  'registry.ApkoConfig.Accounts.Group': { groupName: 'groupname' },
  'registry.ApkoConfig.Accounts.User': { userName: 'username' },
  'registry.Size': { arch: 'architecture' },
  'registry.SizeRequest': { arch: 'architecture' },
  'vulnerabilities.v1.AdvisoryEvent': { timestamp: 'createTime', status: 'reviewState' },
  'vulnerabilities.v1.AdvisoryFilter': {
    artifactType: 'artifactTypes',
    artifactName: 'artifactNames',
    artifactArchitecture: 'artifactArchitectures',
    componentName: 'componentNames',
    componentType: 'componentTypes',
    componentLocation: 'componentLocations',
    eventStatuses: 'eventReviewStates',
    eventAuthor: 'eventAuthors',
    eventReviewer: 'eventReviewers',
    excludeEventAuthor: 'excludeEventAuthors',
  },
};

/** Returns the name of v2 for a field of a message of v1, both in JSON. The message is without `chainguard.platform.`. */
export function nameInVersionTwo(message: string, field: string): string {
  // What published advisories and vulnerabilities have as their id is their name in both versions.
  if (field === 'id' && message.startsWith('advisory.')) return field;
  return FIELDS_OF_MESSAGES[message]?.[field] ?? FIELDS[field] ?? field;
}

/** The prefix that values have in v2 only, by enum. Enums that are not named have the same values. */
const PREFIXES: Readonly<Record<string, string>> = {
  'advisory.Reference.Type': 'TYPE_',
  'advisory.Severity.Type': 'TYPE_',
  'iam.AccountAssociationsCheckRequest.AccountType': 'ACCOUNT_PROVIDER_TYPE_',
  'iam.ServicePrincipal': 'SERVICE_PRINCIPAL_',
  'libraries.Ecosystem': 'ECOSYSTEM_',
  'registry.CatalogTier': 'CATALOG_TIER_',
  'vulnerabilities.v1.AdvisoryEvent.FalsePositiveDetermination.Type': 'TYPE_',
  'vulnerabilities.v1.ReviewStatus': 'REVIEW_STATE_',
};

/** Returns an enum of v2 without the prefix of its values, with the name of v1 for the one that stands for nothing. */
export function withoutPrefix(
  values: Readonly<Record<string, number>>,
  prefix: string,
  zero = 'UNSPECIFIED',
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, number]) => [number === 0 ? zero : name.slice(prefix.length), number]),
  );
}

/** The orders of v2 for those of v1; v2 has none for the others, and refuses them. */
const ORDERS: Readonly<Record<string, string>> = {
  ORDER_BY_UNSPECIFIED: '',
  ID_ASC: 'uid',
  ID_DESC: 'uid desc',
  CREATED_AT_ASC: 'created_at',
  CREATED_AT_DESC: 'created_at desc',
  UPDATED_AT_ASC: 'updated_at',
  UPDATED_AT_DESC: 'updated_at desc',
};

/** The values of v1 for those of v2 of enums that only answers have. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'iam.AccountAssociationsStatus.State': { CHECK_STATUS_READY: 'Ready', CHECK_STATUS_NOT_READY: 'NotReady' },
};

/** Returns the value of v2 for one of v1; `zero` is the one of v1 that stands for nothing. */
export function enumInVersionTwo(type: string, value: string, zero: string): string {
  if (type === 'vulnerabilities.v1.OrderBy') return ORDERS[value] ?? value;
  const prefix = PREFIXES[type];
  if (prefix === undefined) return value;
  return prefix + (value === zero ? 'UNSPECIFIED' : value);
}

/** Returns the value of v1 for one of v2. */
export function enumInVersionOne(type: string, value: string, zero: string): string {
  if (type === 'advisory.FalsePositiveDetermination.Type') return `FPT_${value}`;
  const prefix = PREFIXES[type];
  if (prefix === undefined || !value.startsWith(prefix)) return ANSWERS[type]?.[value] ?? value;
  const name = value.slice(prefix.length);
  return name === 'UNSPECIFIED' ? zero : name;
}
