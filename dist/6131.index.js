import { shared } from './shared.js';
export const id = 6131;
export const ids = [6131];
export const modules = {
    52358: shared[52358],
    83108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (createIdentityAccessClient)
        });
        var platform_access = __webpack_require__(44860);
        var groups_client = __webpack_require__(52358);
        var list = __webpack_require__(72158);
        ;
        function createIdentitiesClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'identity', {
                    get: 'getIdentity',
                    create: 'createIdentity',
                    delete: 'deleteIdentity',
                }),
                list: ({ name, relationshipType, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listIdentities',
                    purpose: 'list the identities',
                    query: {
                        name,
                        relationship_type: relationshipType === undefined ? undefined : `RELATIONSHIP_TYPE_${relationshipType}`,
                        ...(0, list.eU)(place),
                    },
                    pageOf: ({ identities, ...page }) => [identities, page],
                    uidOf: (identity) => identity.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateIdentity', `update the identity ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
                updateMetadata: (changes, mask) => request('updateIdentityMetadata', 'update the metadata of the caller', {
                    body: { identityMetadata: changes, updateMask: (0, platform_access.gC)(changes, mask) },
                }),
                lookup: async (person) => (await request('lookupIdentity', 'look up an identity', { query: { ...person } })).uid,
            };
        }
        ;
        function createRoleBindingsClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'role binding', {
                    get: 'getRoleBinding',
                    create: 'createRoleBinding',
                    delete: 'deleteRoleBinding',
                }),
                list: ({ identity, group, role, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listRoleBindings',
                    purpose: 'list the role bindings',
                    query: { identity, group, role, ...(0, list.eU)(place) },
                    pageOf: ({ roleBindings, ...page }) => [roleBindings, page],
                    uidOf: (binding) => binding.uid,
                }, paging),
                createBatch: async (batch) => (await request('batchCreateRoleBindings', 'bind identities to roles', { body: batch })).roleBindings,
                update: (uid, changes, mask) => request('updateRoleBinding', `update the role binding ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
            };
        }
        ;
        function createRolesClient(access) {
            const { request } = access;
            return {
                ...(0, platform_access.DT)(access, 'role', {
                    get: 'getRole',
                    create: 'createRole',
                    delete: 'deleteRole',
                }),
                list: ({ name, ...place } = {}, paging) => (0, list.c3)(access, {
                    route: 'listRoles',
                    purpose: 'list the roles',
                    query: { name, ...(0, list.eU)(place) },
                    pageOf: ({ roles, ...page }) => [roles, page],
                    uidOf: (role) => role.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateRole', `update the role ${uid}`, (0, platform_access.VI)(uid, changes, mask)),
            };
        }
        ;
        function createIdentityAccessClient(options) {
            const access = (0, platform_access.qk)(options);
            return {
                groups: (0, groups_client.W)(access),
                identities: createIdentitiesClient(access),
                roleBindings: createRoleBindingsClient(access),
                roles: createRolesClient(access),
            };
        }
    }),
    5139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $8: () => (CAPABILITIES),
            FP: () => (isCapability)
        });
        const CAPABILITIES = {
            gulfstream: 'CAP_GULFSTREAM',
            'account_associations.create': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE',
            'account_associations.delete': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE',
            'account_associations.list': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST',
            'account_associations.update': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE',
            'actions.list': 'CAP_ACTIONS_LIST',
            'advisories.approve': 'CAP_ADVISORIES_APPROVE',
            'advisories.create': 'CAP_ADVISORIES_CREATE',
            'advisories.delete': 'CAP_ADVISORIES_DELETE',
            'advisories.list': 'CAP_ADVISORIES_LIST',
            'advisories.update': 'CAP_ADVISORIES_UPDATE',
            'apk.blobs.get': 'CAP_APK_BLOBS_GET',
            'apk.create': 'CAP_APK_CREATE',
            'apk.delete': 'CAP_APK_DELETE',
            'apk.list': 'CAP_APK_LIST',
            'apk.update': 'CAP_APK_UPDATE',
            'argos.documents.create': 'CAP_ARGOS_DOCUMENTS_CREATE',
            'argos.documents.delete': 'CAP_ARGOS_DOCUMENTS_DELETE',
            'argos.documents.list': 'CAP_ARGOS_DOCUMENTS_LIST',
            'argos.osv.dump': 'CAP_ARGOS_OSV_DUMP',
            'argos.osv.read': 'CAP_ARGOS_OSV_READ',
            'attestations.list': 'CAP_TENANT_ATTESTATIONS_LIST',
            'build_report.list': 'CAP_BUILD_REPORT_LIST',
            'buildapi.build.cancel': 'CAP_BUILDAPI_BUILD_CANCEL',
            'buildapi.build.create': 'CAP_BUILDAPI_BUILD_CREATE',
            'buildapi.build.list': 'CAP_BUILDAPI_BUILD_LIST',
            'buildapi.worker.sync': 'CAP_BUILDAPI_WORKER_SYNC',
            'cassie.ac.read': 'CAP_CASSIE_AC_READ',
            'cassie.ac.write': 'CAP_CASSIE_AC_WRITE',
            'cassie.cas.read': 'CAP_CASSIE_CAS_READ',
            'cassie.cas.write': 'CAP_CASSIE_CAS_WRITE',
            'clusters.create': 'CAP_TENANT_CLUSTERS_CREATE',
            'clusters.delete': 'CAP_TENANT_CLUSTERS_DELETE',
            'clusters.discover': 'CAP_TENANT_CLUSTERS_DISCOVER',
            'clusters.list': 'CAP_TENANT_CLUSTERS_LIST',
            'clusters.update': 'CAP_TENANT_CLUSTERS_UPDATE',
            'group_invites.create': 'CAP_IAM_GROUP_INVITES_CREATE',
            'group_invites.delete': 'CAP_IAM_GROUP_INVITES_DELETE',
            'group_invites.list': 'CAP_IAM_GROUP_INVITES_LIST',
            'groups.create': 'CAP_IAM_GROUPS_CREATE',
            'groups.delete': 'CAP_IAM_GROUPS_DELETE',
            'groups.list': 'CAP_IAM_GROUPS_LIST',
            'groups.update': 'CAP_IAM_GROUPS_UPDATE',
            'guardener.actions.migrate': 'CAP_GUARDENER_ACTIONS_MIGRATE',
            'guardener.association.list': 'CAP_GUARDENER_ASSOCIATION_LIST',
            'guardener.association.manage': 'CAP_GUARDENER_ASSOCIATION_MANAGE',
            'guardener.dfc.convert': 'CAP_GUARDENER_DFC_CONVERT',
            'guardener.entitlement.list': 'CAP_GUARDENER_ENTITLEMENT_LIST',
            'guardener.entitlement.manage': 'CAP_GUARDENER_ENTITLEMENT_MANAGE',
            'guardener.scan.get': 'CAP_GUARDENER_SCAN_GET',
            'guardener.scan.list': 'CAP_GUARDENER_SCAN_LIST',
            'identity.create': 'CAP_IAM_IDENTITY_CREATE',
            'identity.delete': 'CAP_IAM_IDENTITY_DELETE',
            'identity.list': 'CAP_IAM_IDENTITY_LIST',
            'identity.update': 'CAP_IAM_IDENTITY_UPDATE',
            'identity_providers.create': 'CAP_IAM_IDENTITY_PROVIDERS_CREATE',
            'identity_providers.delete': 'CAP_IAM_IDENTITY_PROVIDERS_DELETE',
            'identity_providers.list': 'CAP_IAM_IDENTITY_PROVIDERS_LIST',
            'identity_providers.scim.manage': 'CAP_IAM_SCIM_MANAGE',
            'identity_providers.update': 'CAP_IAM_IDENTITY_PROVIDERS_UPDATE',
            'libraries.artifacts.list': 'CAP_LIBRARIES_ARTIFACTS_LIST',
            'libraries.aws_marketplace.subscriptions.create': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE',
            'libraries.aws_marketplace.subscriptions.list': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST',
            'libraries.aws_marketplace.subscriptions.update': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE',
            'libraries.cache.invalidate': 'CAP_LIBRARIES_CACHE_INVALIDATE',
            'libraries.cache.list': 'CAP_LIBRARIES_CACHE_LIST',
            'libraries.dotnet.create': 'CAP_LIBRARIES_DOTNET_CREATE',
            'libraries.dotnet.list': 'CAP_LIBRARIES_DOTNET_LIST',
            'libraries.entitlements.create': 'CAP_LIBRARIES_ENTITLEMENTS_CREATE',
            'libraries.entitlements.delete': 'CAP_LIBRARIES_ENTITLEMENTS_DELETE',
            'libraries.entitlements.list': 'CAP_LIBRARIES_ENTITLEMENTS_LIST',
            'libraries.go.create': 'CAP_LIBRARIES_GO_CREATE',
            'libraries.go.list': 'CAP_LIBRARIES_GO_LIST',
            'libraries.java.create': 'CAP_LIBRARIES_JAVA_CREATE',
            'libraries.java.list': 'CAP_LIBRARIES_JAVA_LIST',
            'libraries.javascript.create': 'CAP_LIBRARIES_JAVASCRIPT_CREATE',
            'libraries.javascript.list': 'CAP_LIBRARIES_JAVASCRIPT_LIST',
            'libraries.policy.binding.create': 'CAP_LIBRARIES_POLICY_BINDING_CREATE',
            'libraries.policy.binding.delete': 'CAP_LIBRARIES_POLICY_BINDING_DELETE',
            'libraries.policy.binding.list': 'CAP_LIBRARIES_POLICY_BINDING_LIST',
            'libraries.policy.binding.update': 'CAP_LIBRARIES_POLICY_BINDING_UPDATE',
            'libraries.policy.block_event.list': 'CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST',
            'libraries.policy.create': 'CAP_LIBRARIES_POLICY_CREATE',
            'libraries.policy.delete': 'CAP_LIBRARIES_POLICY_DELETE',
            'libraries.policy.list': 'CAP_LIBRARIES_POLICY_LIST',
            'libraries.policy.update': 'CAP_LIBRARIES_POLICY_UPDATE',
            'libraries.python.create': 'CAP_LIBRARIES_PYTHON_CREATE',
            'libraries.python.list': 'CAP_LIBRARIES_PYTHON_LIST',
            'libraries.rebuilder.artifacts.invalidate': 'CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE',
            'libraries.rebuilder.builds.read': 'CAP_LIBRARIES_REBUILDER_BUILDS_READ',
            'libraries.rebuilder.builds.tokens.fetch': 'CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH',
            'libraries.rebuilder.builds.untrusted': 'CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED',
            'libraries.rebuilder.cve_remediations.list': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST',
            'libraries.rebuilder.cve_remediations.update': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE',
            'libraries.rebuilder.exclusions.manage': 'CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE',
            'libraries.rebuilder.malware.status.read': 'CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ',
            'libraries.rebuilder.new_versions.read': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ',
            'libraries.rebuilder.new_versions.refresh': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH',
            'libraries.rebuilder.remediated_artifacts.read': 'CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ',
            'libraries.rebuilder.requests.cancel': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL',
            'libraries.rebuilder.requests.create': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE',
            'libraries.rebuilder.requests.group.update': 'CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE',
            'libraries.rebuilder.requests.list': 'CAP_LIBRARIES_REBUILDER_REQUESTS_LIST',
            'libraries.rebuilder.source_coordinates.resolve': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE',
            'libraries.rebuilder.source_coordinates.write': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE',
            'libraries.remote_registries.create': 'CAP_LIBRARIES_REMOTE_REGISTRIES_CREATE',
            'libraries.remote_registries.delete': 'CAP_LIBRARIES_REMOTE_REGISTRIES_DELETE',
            'libraries.remote_registries.list': 'CAP_LIBRARIES_REMOTE_REGISTRIES_LIST',
            'libraries.request_groups.create': 'CAP_LIBRARIES_REQUEST_GROUPS_CREATE',
            'libraries.request_groups.delete': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE',
            'libraries.request_groups.delete_submitted': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED',
            'libraries.request_groups.items.update': 'CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE',
            'libraries.request_groups.list': 'CAP_LIBRARIES_REQUEST_GROUPS_LIST',
            'libraries.request_groups.refresh_coverage': 'CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE',
            'libraries.request_groups.submit': 'CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT',
            'libraries.request_groups.update': 'CAP_LIBRARIES_REQUEST_GROUPS_UPDATE',
            'loggie.logs.create': 'CAP_LOGGIE_LOGS_CREATE',
            'loggie.logs.read': 'CAP_LOGGIE_LOGS_READ',
            'loggie.logs.write': 'CAP_LOGGIE_LOGS_WRITE',
            'manifest.create': 'CAP_MANIFEST_CREATE',
            'manifest.delete': 'CAP_MANIFEST_DELETE',
            'manifest.list': 'CAP_MANIFEST_LIST',
            'manifest.metadata.list': 'CAP_MANIFEST_METADATA_LIST',
            'manifest.update': 'CAP_MANIFEST_UPDATE',
            'mcp.tool.call': 'CAP_MCP_TOOL_CALL',
            'namespaces.list': 'CAP_TENANT_NAMESPACES_LIST',
            'nodes.list': 'CAP_TENANT_NODES_LIST',
            'packages.entitlements.list': 'CAP_PACKAGES_ENTITLEMENTS_LIST',
            'policies.binding.create': 'CAP_POLICIES_BINDING_CREATE',
            'policies.binding.delete': 'CAP_POLICIES_BINDING_DELETE',
            'policies.binding.list': 'CAP_POLICIES_BINDING_LIST',
            'policies.binding.update': 'CAP_POLICIES_BINDING_UPDATE',
            'policies.decision.list': 'CAP_POLICIES_DECISION_LIST',
            'policies.override.create': 'CAP_POLICIES_OVERRIDE_CREATE',
            'policies.override.delete': 'CAP_POLICIES_OVERRIDE_DELETE',
            'policies.override.list': 'CAP_POLICIES_OVERRIDE_LIST',
            'policies.policy.create': 'CAP_POLICIES_POLICY_CREATE',
            'policies.policy.delete': 'CAP_POLICIES_POLICY_DELETE',
            'policies.policy.list': 'CAP_POLICIES_POLICY_LIST',
            'policies.policy.update': 'CAP_POLICIES_POLICY_UPDATE',
            'policy.create': 'CAP_IAM_POLICY_CREATE',
            'policy.delete': 'CAP_IAM_POLICY_DELETE',
            'policy.list': 'CAP_IAM_POLICY_LIST',
            'policy.update': 'CAP_IAM_POLICY_UPDATE',
            'record_contexts.list': 'CAP_TENANT_RECORD_CONTEXTS_LIST',
            'record_policy_results.list': 'CAP_TENANT_RECORD_POLICY_RESULTS_LIST',
            'record_signatures.list': 'CAP_TENANT_RECORD_SIGNATURES_LIST',
            'records.list': 'CAP_TENANT_RECORDS_LIST',
            'referrers.list': 'CAP_REFERRERS_LIST',
            'registry.deployments.create': 'CAP_REGISTRY_DEPLOYMENTS_CREATE',
            'registry.deployments.list': 'CAP_REGISTRY_DEPLOYMENTS_LIST',
            'registry.deployments.update': 'CAP_REGISTRY_DEPLOYMENTS_UPDATE',
            'registry.entitlements.create': 'CAP_REGISTRY_ENTITLEMENTS_CREATE',
            'registry.entitlements.delete': 'CAP_REGISTRY_ENTITLEMENTS_DELETE',
            'registry.entitlements.images.add': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD',
            'registry.entitlements.images.remove': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE',
            'registry.entitlements.images.swap': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP',
            'registry.entitlements.list': 'CAP_REGISTRY_ENTITLEMENTS_LIST',
            'registry.overlays.edit': 'CAP_REGISTRY_OVERLAYS_EDIT',
            'registry.overlays.list': 'CAP_REGISTRY_OVERLAYS_LIST',
            'registry.settings.list': 'CAP_REGISTRY_SETTINGS_LIST',
            'registry.settings.update': 'CAP_REGISTRY_SETTINGS_UPDATE',
            'repo.blobs.get': 'CAP_REPO_BLOBS_GET',
            'repo.check_policies': 'CAP_REPO_CHECK_POLICIES',
            'repo.create': 'CAP_REPO_CREATE',
            'repo.delete': 'CAP_REPO_DELETE',
            'repo.list': 'CAP_REPO_LIST',
            'repo.update': 'CAP_REPO_UPDATE',
            'rex.class.serve': 'CAP_REX_CLASS_SERVE',
            'rex.class.use': 'CAP_REX_CLASS_USE',
            'rex.executions.create': 'CAP_REX_EXECUTIONS_CREATE',
            'rex.executions.list': 'CAP_REX_EXECUTIONS_LIST',
            'rex.workers.connect': 'CAP_REX_WORKERS_CONNECT',
            'risks.list': 'CAP_TENANT_RISKS_LIST',
            'role_bindings.create': 'CAP_IAM_ROLE_BINDINGS_CREATE',
            'role_bindings.delete': 'CAP_IAM_ROLE_BINDINGS_DELETE',
            'role_bindings.list': 'CAP_IAM_ROLE_BINDINGS_LIST',
            'role_bindings.update': 'CAP_IAM_ROLE_BINDINGS_UPDATE',
            'roles.create': 'CAP_IAM_ROLES_CREATE',
            'roles.delete': 'CAP_IAM_ROLES_DELETE',
            'roles.list': 'CAP_IAM_ROLES_LIST',
            'roles.update': 'CAP_IAM_ROLES_UPDATE',
            'sboms.list': 'CAP_TENANT_SBOMS_LIST',
            'sigstore.certificate.create': 'CAP_SIGSTORE_CERTIFICATE_CREATE',
            'sigstore.create': 'CAP_SIGSTORE_CREATE',
            'sigstore.delete': 'CAP_SIGSTORE_DELETE',
            'sigstore.list': 'CAP_SIGSTORE_LIST',
            'sigstore.update': 'CAP_SIGSTORE_UPDATE',
            'skills.delete': 'CAP_SKILLS_DELETE',
            'skills.entitlements.create': 'CAP_SKILLS_ENTITLEMENTS_CREATE',
            'skills.entitlements.delete': 'CAP_SKILLS_ENTITLEMENTS_DELETE',
            'skills.entitlements.list': 'CAP_SKILLS_ENTITLEMENTS_LIST',
            'skills.harden.cancel': 'CAP_SKILLS_HARDEN_CANCEL',
            'skills.harden.read': 'CAP_SKILLS_HARDEN_READ',
            'skills.harden.write': 'CAP_SKILLS_HARDEN_WRITE',
            'skills.list': 'CAP_SKILLS_LIST',
            'skills.publish': 'CAP_SKILLS_PUBLISH',
            'skills.write': 'CAP_SKILLS_WRITE',
            'subscriptions.create': 'CAP_EVENTS_SUBSCRIPTION_CREATE',
            'subscriptions.delete': 'CAP_EVENTS_SUBSCRIPTION_DELETE',
            'subscriptions.list': 'CAP_EVENTS_SUBSCRIPTION_LIST',
            'subscriptions.update': 'CAP_EVENTS_SUBSCRIPTION_UPDATE',
            'tag.create': 'CAP_TAG_CREATE',
            'tag.delete': 'CAP_TAG_DELETE',
            'tag.list': 'CAP_TAG_LIST',
            'tag.update': 'CAP_TAG_UPDATE',
            'terms.accept': 'CAP_TERMS_ACCEPT',
            'terms.list': 'CAP_TERMS_LIST',
            'version.list': 'CAP_VERSION_LIST',
            'vuln.create': 'CAP_VULN_CREATE',
            'vuln_report.create': 'CAP_VULN_REPORT_CREATE',
            'vuln_report.list': 'CAP_VULN_REPORT_LIST',
            'vuln_reports.list': 'CAP_TENANT_VULN_REPORTS_LIST',
            'workloads.list': 'CAP_TENANT_WORKLOADS_LIST',
        };
        const INTERNAL_CAPABILITIES = { 'repo.internal.admin': 'CAP_REPO_INTERNAL_ADMIN' };
        function isCapability(text) {
            return Object.hasOwn(CAPABILITIES, text);
        }
    }),
    74256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (identityAccessRoutes)
        });
        var group_routes = __webpack_require__(42774);
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const relationship_text = schemas.YjP('must be text');
        const ClaimMatch = schemas.Ikc({
            issuer: schemas.YjP().optional(),
            issuerPattern: schemas.YjP().optional(),
            subject: schemas.YjP().optional(),
            subjectPattern: schemas.YjP().optional(),
            audience: schemas.YjP().optional(),
            audiencePattern: schemas.YjP().optional(),
            claims: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
            claimPatterns: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
        });
        const StaticKeys = schemas.Ikc({
            issuer: schemas.YjP('is required').min(1, 'is required'),
            subject: schemas.YjP('is required').min(1, 'is required'),
            issuerKeys: schemas.YjP('is required').min(1, 'is required'),
            audiences: schemas.YOg(relationship_text, 'must be a list').optional(),
            expirationTime: timestamp.D.optional(),
        });
        const AwsIdentity = schemas.Ikc({
            awsAccount: schemas.YjP('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
            arn: relationship_text.optional(),
            arnPattern: relationship_text.optional(),
            userId: relationship_text.optional(),
            userIdPattern: relationship_text.optional(),
        });
        const SERVICE_PRINCIPALS = [
            'SERVICE_PRINCIPAL_COSIGNED',
            'SERVICE_PRINCIPAL_INGESTER',
            'SERVICE_PRINCIPAL_CATALOG_SYNCER',
            'SERVICE_PRINCIPAL_APKO_BUILDER',
            'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
            'SERVICE_PRINCIPAL_TENANT_SCANNER',
            'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
            'SERVICE_PRINCIPAL_SKILLUP',
            'SERVICE_PRINCIPAL_MATERIALIZER',
            'SERVICE_PRINCIPAL_MICROFLOW',
            'SERVICE_PRINCIPAL_GUARDENER',
            'SERVICE_PRINCIPAL_MICROVM',
            'SERVICE_PRINCIPAL_SKILLS',
        ];
        const RELATIONSHIPS = {
            claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
            staticKeys: 'RELATIONSHIP_TYPE_STATIC',
            awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
            servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
        };
        const NewRelationship = schemas.Ikc({
            claimMatch: ClaimMatch.optional(),
            staticKeys: StaticKeys.optional(),
            awsIdentity: AwsIdentity.optional(),
            servicePrincipal: schemas.k5n(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
        });
        const Relationship = NewRelationship.extend({
            awsIdentity: AwsIdentity.extend({ awsAccount: schemas.YjP() }).optional(),
            servicePrincipal: schemas.YjP().optional(),
        });
        ;
        const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
        const Identity = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            company: schemas.YjP().optional(),
            email: schemas.YjP().optional(),
            emailUnverified: schemas.YjP().optional(),
            ...Relationship.shape,
            lastSeenTime: timestamp.D.optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewIdentity = schemas.Ikc({
            name: schemas.YjP().optional(),
            description: schemas.YjP().optional(),
            company: schemas.YjP().optional(),
            ...NewRelationship.shape,
        });
        const IdentityPage = page.er.extend({ identities: schemas.YOg(Identity).default([]) });
        const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(RELATIONSHIPS)];
        const IdentityListQuery = page.wE.extend({
            relationshipType: schemas.YjP()
                .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
                .pipe(schemas.k5n(RELATIONSHIP_TYPES, 'is not a relationship type'))
                .optional(),
        });
        const IdentityLookupQuery = schemas.Ikc({
            issuer: schemas.YjP('is required'),
            subject: schemas.YjP('is required'),
        });
        const IdentityLookup = schemas.Ikc({ uid: schemas.YjP() });
        ;
        const identity_metadata_text = schemas.YjP('must be text').optional();
        const yesOrNo = schemas.zMY('must be true or false').optional();
        const NewIdentityMetadata = schemas.Ikc({
            company: identity_metadata_text,
            jobTitle: identity_metadata_text,
            product: identity_metadata_text,
            selfServe: yesOrNo,
            updatesOptIn: yesOrNo,
            hubspotUtk: identity_metadata_text,
            latestFormSubmitUrl: identity_metadata_text,
            latestInternalReferringUrl: identity_metadata_text,
            utmCampaign: identity_metadata_text,
            utmContent: identity_metadata_text,
            utmMedium: identity_metadata_text,
            utmSource: identity_metadata_text,
            utmTerm: identity_metadata_text,
        });
        const IdentityMetadata = NewIdentityMetadata.extend({
            uid: schemas.YjP().optional(),
            name: schemas.YjP().optional(),
            givenName: schemas.YjP().optional(),
            familyName: schemas.YjP().optional(),
        });
        const IdentityMetadataChange = schemas.Ikc({
            identityMetadata: IdentityMetadata,
            updateMask: schemas.YjP('must be text').optional(),
        });
        var route = __webpack_require__(53450);
        ;
        const identityRoutes = {
            listIdentities: (0, route.Jt)('/iam/v2/identities', 'identity.list', {
                rpc: 'iam.v2.IdentitiesService/ListIdentities',
                query: IdentityListQuery,
                response: IdentityPage,
            }),
            getIdentity: (0, route.Jt)('/iam/v2/identities/{uid}', 'identity.list', {
                rpc: 'iam.v2.IdentitiesService/GetIdentity',
                response: Identity,
            }),
            createIdentity: (0, route.bE)('/iam/v2/identities/{parent}', 'identity.create', {
                rpc: 'iam.v2.IdentitiesService/CreateIdentity',
                body: NewIdentity,
                response: Identity,
            }),
            updateIdentity: (0, route.F6)('/iam/v2/identities/{uid}', 'identity.update', {
                rpc: 'iam.v2.IdentitiesService/UpdateIdentity',
                body: NewIdentity.partial(),
                response: Identity,
            }),
            deleteIdentity: (0, route.TF)('/iam/v2/identities/{uid}', 'identity.delete', 'iam.v2.IdentitiesService/DeleteIdentity'),
            updateIdentityMetadata: {
                method: 'PATCH',
                path: '/iam/v2/identities:updateIdentityMetadata',
                rpc: 'iam.v2.IdentitiesService/UpdateIdentityMetadata',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: IdentityMetadataChange,
                response: IdentityMetadata,
            },
            lookupIdentity: {
                method: 'GET',
                path: '/iam/v2/identities:lookupIdentity',
                rpc: 'iam.v2.IdentitiesService/LookupIdentity',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                query: IdentityLookupQuery,
                response: IdentityLookup,
            },
        };
        var capability = __webpack_require__(5139);
        ;
        const Role = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            capabilities: schemas.YOg(schemas.YjP()).optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewRole = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            capabilities: schemas.YOg(schemas.k5n(Object.values(capability.$8), 'is not a capability')).optional(),
        });
        const RolePage = page.er.extend({ roles: schemas.YOg(Role).default([]) });
        ;
        const BATCH_SIZE = 25;
        const RoleBinding = schemas.Ikc({
            uid: schemas.YjP(),
            identityUid: schemas.YjP().optional(),
            roleUid: schemas.YjP().optional(),
            identity: schemas.Ikc({
                uid: schemas.YjP(),
                name: schemas.YjP(),
                description: schemas.YjP().optional(),
                subject: schemas.YjP().optional(),
                issuer: schemas.YjP().optional(),
                email: schemas.YjP().optional(),
            })
                .optional(),
            group: schemas.Ikc({ uid: schemas.YjP(), name: schemas.YjP(), description: schemas.YjP().optional() }).optional(),
            role: schemas.Ikc({ uid: schemas.YjP(), name: schemas.YjP(), description: schemas.YjP().optional() }).optional(),
            createTime: timestamp.D.optional(),
        });
        const NewRoleBinding = schemas.Ikc({
            identityUid: schemas.YjP('is required'),
            roleUid: schemas.YjP('is required'),
        });
        const RoleBindingListQuery = page.r_.extend({
            identity: schemas.YjP().optional(),
            group: schemas.YjP().optional(),
            role: schemas.YjP().optional(),
        });
        const RoleBindingPage = page.er.extend({ roleBindings: schemas.YOg(RoleBinding).default([]) });
        const RoleBindingBatch = schemas.Ikc({
            parent: schemas.YjP('is required').min(1, 'is required'),
            roleUid: schemas.YjP().optional(),
            requests: schemas.YOg(schemas.Ikc({
                parent: schemas.YjP().optional(),
                roleBinding: NewRoleBinding.partial({ roleUid: true }),
            }), 'is required')
                .min(1, 'is required')
                .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
        });
        const RoleBindings = schemas.Ikc({ roleBindings: schemas.YOg(RoleBinding).default([]) });
        ;
        const roleRoutes = {
            listRoles: (0, route.Jt)('/iam/v2/roles', 'roles.list', {
                rpc: 'iam.v2.RolesService/ListRoles',
                query: page.wE,
                response: RolePage,
            }),
            getRole: (0, route.Jt)('/iam/v2/roles/{uid}', 'roles.list', { rpc: 'iam.v2.RolesService/GetRole', response: Role }),
            createRole: (0, route.bE)('/iam/v2/roles/{parent}', 'roles.create', {
                rpc: 'iam.v2.RolesService/CreateRole',
                body: NewRole,
                response: Role,
            }),
            updateRole: (0, route.F6)('/iam/v2/roles/{uid}', 'roles.update', {
                rpc: 'iam.v2.RolesService/UpdateRole',
                body: NewRole.partial(),
                response: Role,
            }),
            deleteRole: (0, route.TF)('/iam/v2/roles/{uid}', 'roles.delete', 'iam.v2.RolesService/DeleteRole'),
            listRoleBindings: (0, route.Jt)('/iam/v2/roleBindings', 'role_bindings.list', {
                rpc: 'iam.v2.RoleBindingsService/ListRoleBindings',
                query: RoleBindingListQuery,
                response: RoleBindingPage,
            }),
            getRoleBinding: (0, route.Jt)('/iam/v2/roleBindings/{uid}', 'role_bindings.list', {
                rpc: 'iam.v2.RoleBindingsService/GetRoleBinding',
                response: RoleBinding,
            }),
            createRoleBinding: (0, route.bE)('/iam/v2/roleBindings/{parent}', 'role_bindings.create', {
                rpc: 'iam.v2.RoleBindingsService/CreateRoleBinding',
                body: NewRoleBinding,
                response: RoleBinding,
            }),
            updateRoleBinding: (0, route.F6)('/iam/v2/roleBindings/{uid}', 'role_bindings.update', {
                rpc: 'iam.v2.RoleBindingsService/UpdateRoleBinding',
                body: NewRoleBinding.partial(),
                response: RoleBinding,
            }),
            deleteRoleBinding: (0, route.TF)('/iam/v2/roleBindings/{uid}', 'role_bindings.delete', 'iam.v2.RoleBindingsService/DeleteRoleBinding'),
            batchCreateRoleBindings: (0, route.bE)('/iam/v2/roleBindings:batchCreate', 'role_bindings.create', {
                rpc: 'iam.v2.RoleBindingsService/BatchCreateRoleBindings',
                body: RoleBindingBatch,
                response: RoleBindings,
            }),
        };
        ;
        const identityAccessRoutes = { ...group_routes.y, ...identityRoutes, ...roleRoutes };
    })
};
