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
};

/** Names of v2 for fields of single messages. One with a dot is a field of a message within, for answers only. */
const FIELDS_OF_MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
  'registry.Archs': { archs: 'architectures' },
  'registry.ApkoConfig.Accounts.Group': { groupName: 'groupname' },
  'registry.ApkoConfig.Accounts.User': { userName: 'username' },
  'registry.Size': { arch: 'architecture' },
  'registry.SizeRequest': { arch: 'architecture' },
};

/** Returns the name of v2 for a field of a message of v1, both in JSON. The message is without `chainguard.platform.`. */
export function nameInVersionTwo(message: string, field: string): string {
  return FIELDS_OF_MESSAGES[message]?.[field] ?? FIELDS[field] ?? field;
}

/** The prefix that values have in v2 only, by enum. Enums that are not named have the same values. */
const PREFIXES: Readonly<Record<string, string>> = {
  'iam.AccountAssociationsCheckRequest.AccountType': 'ACCOUNT_PROVIDER_TYPE_',
  'iam.ServicePrincipal': 'SERVICE_PRINCIPAL_',
  'registry.CatalogTier': 'CATALOG_TIER_',
};

/** The values of v1 for those of v2 of enums that only answers have. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'iam.AccountAssociationsStatus.State': { CHECK_STATUS_READY: 'Ready', CHECK_STATUS_NOT_READY: 'NotReady' },
};

/** Returns the value of v2 for one of v1; `zero` is the one of v1 that stands for nothing. */
export function enumInVersionTwo(type: string, value: string, zero: string): string {
  const prefix = PREFIXES[type];
  if (prefix === undefined) return value;
  return prefix + (value === zero ? 'UNSPECIFIED' : value);
}

/** Returns the value of v1 for one of v2. */
export function enumInVersionOne(type: string, value: string, zero: string): string {
  const prefix = PREFIXES[type];
  if (prefix === undefined || !value.startsWith(prefix)) return ANSWERS[type]?.[value] ?? value;
  const name = value.slice(prefix.length);
  return name === 'UNSPECIFIED' ? zero : name;
}
