import { shared } from './shared.js';
export const id = 8092;
export const ids = [8092];
export const modules = {
    92251: shared[92251],
    38758: shared[38758],
    92138: shared[92138],
    8092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            identityAccessRoutes: () => (identityAccessRoutes)
        });
        var group_routes = __webpack_require__(92138);
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(77524);
        var timestamp = __webpack_require__(99699);
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
        var route = __webpack_require__(38758);
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
        var capability = __webpack_require__(92251);
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
