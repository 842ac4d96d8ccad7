import { expect } from 'vitest';

import { createRegistryManagementClient } from '../../../src/api/client/platform/registry-management-client.ts';
import { exchangeToken, mintIdToken, refreshToken } from '../../../src/api/client/platform/token-exchange.ts';
import type { RouteName } from '../../../src/api/routes.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { Secret } from '../../../src/values/secret.ts';
import { derivedRoleUid } from '../../../src/embedded-platform/resources/uid.ts';
import type { ROUTES_WITHOUT_METHOD } from '../../contract/routes-without-method.ts';
import {
  ACME,
  EDGE,
  OWNER,
  PULLER,
  PYTHON,
  VIEWER,
} from '../../integration/embedded-platform/test-platform.ts';
import type { World } from './every-client.ts';
import { AGED } from './registry-world.ts';

const AGED_IMAGE = { organization: 'acme', name: 'aged' };
const VIEWER_ROLE = derivedRoleUid('', 'viewer');
const CLAIMS = { issuer: 'https://issuer.test', subject: 'x' };
const SOME_DIGEST = parseDigest(`sha256:${'1'.repeat(64)}`);

const all = async <Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> => Array.fromAsync(list);

async function only<Item>(list: AsyncIterable<Item>): Promise<Item> {
  const [first] = await all(list);
  return first ?? expect.fail('the list is empty');
}

const newGroup = ({ iam }: World) => iam.groups.create(ACME, { name: 'new' });
const newIdentity = ({ iam }: World) => iam.identities.create(ACME, { name: 'new', claimMatch: CLAIMS });
const newRole = ({ iam }: World) => iam.roles.create(ACME, { name: 'new', capabilities: ['CAP_REPO_LIST'] });
const newBinding = ({ iam }: World) =>
  iam.roleBindings.create(ACME, { identityUid: VIEWER, roleUid: derivedRoleUid('', 'owner') });
const newProvider = ({ iam }: World) =>
  iam.identityProviders.create(ACME, {
    name: 'people',
    defaultRole: VIEWER_ROLE,
    oidc: { issuer: 'https://login.test', clientId: 'x', pkceEnabled: true },
  });
const newAssociation = ({ iam }: World) =>
  iam.accountAssociations.create(ACME, { name: 'cloud', amazon: { account: '123456789012' } });
const newInvite = ({ iam }: World) => iam.groupInvites.create(ACME, { roleUid: VIEWER_ROLE, ttl: '3600s' });
const newSubscription = ({ events }: World) =>
  events.createSubscription(ACME, { sink: 'https://sink.test/events' });
const newRepo = ({ registry }: World) => registry.createRepo(ACME, { name: 'new' });
const newTag = ({ registry }: World) => registry.createTag(PYTHON, { name: 'new', digest: SOME_DIGEST });
const newMapping = async (world: World) =>
  world.iam.externalGroupRoleMappings.create((await newProvider(world)).uid, {
    externalGroupId: 'a',
    roleUid: VIEWER_ROLE,
    scope: ACME,
  });

async function build({ registry }: World): Promise<{ readonly repo: string; readonly digest: string }> {
  const { digest = '' } = await only(registry.listTags({ childrenOf: AGED, name: '1' }));
  return { repo: AGED, digest };
}

async function configBlob({ content }: World) {
  const { manifest } = await content.manifest(AGED_IMAGE, '1', {
    accept: 'application/vnd.oci.image.manifest.v1+json',
  });
  return parseDigest('config' in manifest ? manifest.config.digest : '');
}

async function idToken({ call, endpoints, test }: World): Promise<Secret> {
  const { oidcRequestUrl, oidcRequestToken } = test.platform.line;
  const { token } = await mintIdToken(call, {
    requestUrl: new URL(`${oidcRequestUrl}&claim.repository=acme/shop&claim.ref=refs/heads/main`),
    requestToken: new Secret(oidcRequestToken),
    audience: new URL(endpoints.issuerUrl).hostname,
  });
  return token;
}

/** For every route of the table a method of a client that calls it. The compiler holds the list complete. */
export const CALLS: Readonly<
  Record<Exclude<RouteName, keyof typeof ROUTES_WITHOUT_METHOD>, (world: World) => Promise<unknown>>
> = {
  mintIdToken: idToken,
  exchangeToken: async (world) =>
    exchangeToken(world.call, {
      idToken: await idToken(world),
      identity: PULLER,
      audience: world.endpoints.apiUrl,
    }),
  exchangeRefreshToken: async ({ call, endpoints, test }) =>
    refreshToken(call, {
      refreshToken: new Secret(await test.platform.issueRefreshToken(OWNER)),
      audience: endpoints.apiUrl,
    }),
  getIdTokenConfiguration: ({ issuers, endpoints }) =>
    issuers.workloadConfiguration(`${endpoints.issuerUrl}/_github/oidc`),
  getIdTokenKeys: async ({ issuers, endpoints }) =>
    issuers.workloadKeys(await issuers.workloadConfiguration(`${endpoints.issuerUrl}/_github/oidc`)),
  getIssuerConfiguration: ({ issuers }) => issuers.configuration(),
  getIssuerKeys: ({ issuers }) => issuers.keys(),
  ping: ({ call }) => call('ping', 'reach the platform'),
  listGroups: ({ iam }) => all(iam.groups.list()),
  getGroup: ({ iam }) => iam.groups.get(ACME),
  createGroup: newGroup,
  updateGroup: ({ iam }) => iam.groups.update(ACME, { description: 'x' }),
  deleteGroup: ({ iam }) => iam.groups.delete(EDGE),
  lookupGroup: ({ iam }) => iam.groups.lookup(),
  checkEligibility: ({ iam }) => iam.groups.isEligible(),
  requestGroupAccess: ({ iam }) => iam.groups.requestAccess(EDGE),
  listIdentities: ({ iam }) => all(iam.identities.list()),
  getIdentity: ({ iam }) => iam.identities.get(VIEWER),
  createIdentity: newIdentity,
  updateIdentity: ({ iam }) => iam.identities.update(VIEWER, { description: 'x' }),
  updateIdentityMetadata: ({ iam }) => iam.identities.updateMetadata({ jobTitle: 'x' }),
  deleteIdentity: ({ iam }) => iam.identities.delete(VIEWER),
  lookupIdentity: ({ iam }) => iam.identities.lookup(CLAIMS),
  listRoles: ({ iam }) => all(iam.roles.list()),
  getRole: ({ iam }) => iam.roles.get(VIEWER_ROLE),
  createRole: newRole,
  updateRole: async (world) => world.iam.roles.update((await newRole(world)).uid, { description: 'x' }),
  deleteRole: async (world) => world.iam.roles.delete((await newRole(world)).uid),
  listRoleBindings: ({ iam }) => all(iam.roleBindings.list()),
  getRoleBinding: async (world) => world.iam.roleBindings.get((await newBinding(world)).uid),
  createRoleBinding: newBinding,
  updateRoleBinding: async (world) =>
    world.iam.roleBindings.update((await newBinding(world)).uid, { roleUid: VIEWER_ROLE }),
  deleteRoleBinding: async (world) => world.iam.roleBindings.delete((await newBinding(world)).uid),
  batchCreateRoleBindings: ({ iam }) =>
    iam.roleBindings.createBatch({
      parent: ACME,
      roleUid: VIEWER_ROLE,
      requests: [{ roleBinding: { identityUid: PULLER } }],
    }),
  listIdentityProviders: ({ iam }) => all(iam.identityProviders.list()),
  getIdentityProvider: async (world) => world.iam.identityProviders.get((await newProvider(world)).uid),
  createIdentityProvider: newProvider,
  updateIdentityProvider: async (world) =>
    world.iam.identityProviders.update((await newProvider(world)).uid, { description: 'x' }),
  deleteIdentityProvider: async (world) => world.iam.identityProviders.delete((await newProvider(world)).uid),
  generateScimToken: async (world) =>
    world.iam.identityProviders.scim.generateToken((await newProvider(world)).uid),
  regenerateScimToken: async (world) => {
    const { uid } = await newProvider(world);
    const { etag } = await world.iam.identityProviders.scim.generateToken(uid);
    return world.iam.identityProviders.scim.regenerateToken(uid, { etag });
  },
  revokeScimToken: async (world) => {
    const { uid } = await newProvider(world);
    await world.iam.identityProviders.scim.generateToken(uid);
    return world.iam.identityProviders.scim.revokeToken(uid);
  },
  setScimEnabled: async (world) => {
    const { uid } = await newProvider(world);
    const { etag } = await world.iam.identityProviders.scim.generateToken(uid);
    await newBinding(world);
    return world.iam.identityProviders.scim.setEnabled(uid, true, etag);
  },
  listExternalGroupRoleMappings: ({ iam }) => all(iam.externalGroupRoleMappings.list()),
  getExternalGroupRoleMapping: async (world) =>
    world.iam.externalGroupRoleMappings.get((await newMapping(world)).uid),
  createExternalGroupRoleMapping: newMapping,
  deleteExternalGroupRoleMapping: async (world) =>
    world.iam.externalGroupRoleMappings.delete((await newMapping(world)).uid),
  batchDeleteExternalGroupRoleMappings: async (world) => {
    const { uid, identityProviderUid = '' } = await newMapping(world);
    return world.iam.externalGroupRoleMappings.deleteBatch(identityProviderUid, [uid]);
  },
  listAccountAssociations: ({ iam }) => all(iam.accountAssociations.list()),
  getAccountAssociation: async (world) =>
    world.iam.accountAssociations.get((await newAssociation(world)).uid),
  createAccountAssociation: newAssociation,
  updateAccountAssociation: async (world) =>
    world.iam.accountAssociations.update((await newAssociation(world)).uid, { description: 'x' }),
  deleteAccountAssociation: async (world) =>
    world.iam.accountAssociations.delete((await newAssociation(world)).uid),
  checkAccountAssociation: async (world) =>
    world.iam.accountAssociations.check((await newAssociation(world)).uid, 'ACCOUNT_PROVIDER_TYPE_AMAZON'),
  listGroupInvites: ({ iam }) => all(iam.groupInvites.list()),
  getGroupInvite: async (world) => world.iam.groupInvites.get((await newInvite(world)).uid),
  createGroupInvite: newInvite,
  deleteGroupInvite: async (world) => world.iam.groupInvites.delete((await newInvite(world)).uid),
  acceptTerms: ({ iam }) => iam.terms.accept(ACME, ['terms']),
  listTermsAcceptances: ({ iam }) => all(iam.terms.list(ACME)),
  listSubscriptions: ({ events }) => all(events.listSubscriptions()),
  getSubscription: async (world) => world.events.getSubscription((await newSubscription(world)).uid),
  createSubscription: newSubscription,
  deleteSubscription: async (world) => world.events.deleteSubscription((await newSubscription(world)).uid),
  listRepos: ({ registry }) => all(registry.listRepos()),
  getRepo: ({ registry }) => registry.getRepo(PYTHON),
  createRepo: newRepo,
  updateRepo: ({ registry }) => registry.updateRepo(PYTHON, { description: 'x' }),
  deleteRepo: async (world) => world.registry.deleteRepo((await newRepo(world)).uid),
  getRepoReadme: ({ registry }) => registry.getReadme(PYTHON),
  updateRepoReadme: ({ call, test: { platform } }) =>
    createRegistryManagementClient({ call, token: new Secret(platform.line.adminToken) }).updateReadme(
      PYTHON,
      { content: '# Python' },
    ),
  listTags: ({ registry }) => all(registry.listTags({ childrenOf: PYTHON })),
  getTag: async (world) => world.registry.getTag((await newTag(world)).uid ?? ''),
  createTag: newTag,
  deleteTag: async (world) => world.registry.deleteTag((await newTag(world)).uid ?? ''),
  getImageArchitectures: async (world) => world.registry.architectures(AGED, (await build(world)).digest),
  getImageSize: async (world) => world.registry.imageSize(AGED, (await build(world)).digest),
  listAdvisories: ({ vulnerabilities }) => all(vulnerabilities.listAdvisories()),
  getAdvisory: async ({ vulnerabilities }) =>
    vulnerabilities.getAdvisory((await only(vulnerabilities.listAdvisories())).uid),
  listArtifacts: ({ libraries }) => all(libraries.listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] })),
  countArtifacts: ({ libraries }) => libraries.countArtifacts(['ECOSYSTEM_JAVA']),
  listArtifactVersions: async ({ libraries }) => {
    const { uid } = await only(libraries.listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] }));
    return all(libraries.listArtifactVersions(uid));
  },
  listAdvisoryDocuments: ({ advisories }) => advisories.listDocuments(),
  listVulnerabilityMetadata: ({ advisories }) => all(advisories.listMetadata()),
  listResolvedVulnerabilities: ({ advisories }) =>
    advisories.listResolved({ startTime: '2026-11-19T00:00:00Z', endTime: '2026-11-20T00:00:00Z' }),
  listEolTags: ({ versionOne }) => all(versionOne.listEolTags({ childrenOf: AGED })),
  listTagHistory: async ({ versionOne, registry }) => {
    const { uid = '' } = await only(registry.listTags({ childrenOf: AGED, name: '1' }));
    return versionOne.tagHistory(uid);
  },
  getSbom: async (world) => world.versionOne.sbom(await build(world)),
  getRawSbom: async (world) => world.versionOne.rawSbom(await build(world)),
  getVulnerabilityReport: async (world) => world.versionOne.vulnerabilityReport(await build(world)),
  listVulnerabilityCounts: ({ versionOne }) => versionOne.vulnerabilityCounts({ repo: 'aged' }),
  checkPolicies: async (world) => world.versionOne.checkPolicies(await build(world)),
  getRegistryToken: ({ history }) => history.tagHistory(AGED_IMAGE, '1'),
  getTagHistory: ({ history }) => history.tagHistory(AGED_IMAGE, '1'),
  checkRegistryAccess: ({ content }) => content.checkAccess(AGED_IMAGE),
  listTagNames: ({ content }) => all(content.tags(AGED_IMAGE)),
  getManifest: ({ content }) => content.manifest(AGED_IMAGE, '1'),
  headManifest: ({ content }) => content.headManifest(AGED_IMAGE, '1'),
  getBlob: async (world) => world.content.blob(AGED_IMAGE, await configBlob(world), { maxBytes: 9_999 }),
  headBlob: async (world) => world.content.blobSize(AGED_IMAGE, await configBlob(world)),
  listReferrers: async ({ content }) => {
    const { digest } = await content.manifest(AGED_IMAGE, '1');
    return content.referrers(AGED_IMAGE, digest);
  },
};

/** They are for people for whose email address an identity provider vouches; the embedded platform has none. */
export const NEVER_FOUND: ReadonlySet<string> = new Set(['lookupGroup', 'requestGroupAccess']);
