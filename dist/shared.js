export const shared = {
    15226: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (BundledEnvelope),
            Te: () => (InTotoStatement),
            gR: () => (DsseEnvelope),
            mH: () => (SimpleSigning),
            uf: () => (SIGNATURE_TYPE),
            vQ: () => (SIGNATURE_PREDICATE)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const SIGNATURE_PREDICATE = 'https://sigstore.dev/cosign/sign/v1';
        const InTotoStatement = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            _type: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(['https://in-toto.io/Statement/v0.1', 'https://in-toto.io/Statement/v1']),
            predicateType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            subject: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(), digest: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
            predicate: zod__WEBPACK_IMPORTED_MODULE_0__.L5J(),
        });
        const DsseEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ payloadType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), payload: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
        const BundledEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ dsseEnvelope: zod__WEBPACK_IMPORTED_MODULE_0__.L5J() });
        const SIGNATURE_TYPE = 'cosign container image signature';
        const SimpleSigning = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            critical: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                identity: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ 'docker-reference': zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
                image: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ 'docker-manifest-digest': zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
                type: zod__WEBPACK_IMPORTED_MODULE_0__.euz(SIGNATURE_TYPE),
            }),
        });
    },
    22069: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $A: () => (taggedContents),
            HF: () => (SBOMS),
            eh: () => (SIGNATURES),
            xG: () => (referringContents)
        });
        var _contract_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47780);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15226);
        var _client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26074);
        var _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67559);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97270);
        const SIGNATURES = {
            predicateType: _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_2__.vQ,
            legacyForm: 'legacy-signature',
            tagSuffix: '.sig',
            maxBytes: 128 * 1024,
            most: 32,
        };
        const SBOMS = {
            predicateType: _contract_advisory_spdx_js__WEBPACK_IMPORTED_MODULE_0__.I,
            legacyForm: 'legacy-attestation',
            tagSuffix: '.att',
            maxBytes: 32 * 1024 * 1024,
            most: 8,
        };
        const MOST_MANIFESTS = 64;
        const MANIFESTS_IN_FLIGHT = 8;
        async function* referringContents(content, subject, wanted) {
            const listed = await content.referrers(subject);
            const named = listed.filter(({ annotations }) => predicateOf(annotations) === wanted.predicateType);
            for (const { digest } of named.slice(0, wanted.most)) {
                yield* fetchLayers(content, await layersOf(content, digest, wanted), wanted);
            }
            const unnamed = listed.filter((one) => predicateOf(one.annotations) === undefined && canHold(one, wanted));
            const layers = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_5__.sf)(unnamed.slice(0, MOST_MANIFESTS), MANIFESTS_IN_FLIGHT, ({ digest }) => layersOf(content, digest, wanted));
            yield* fetchLayers(content, layers.flat().sort(bySize(wanted)), wanted);
            if (named.length > wanted.most)
                yield tooMany(named.length, wanted.most);
            if (unnamed.length > MOST_MANIFESTS)
                yield tooMany(unnamed.length, MOST_MANIFESTS);
        }
        async function* taggedContents(content, subject, wanted) {
            const tag = `${subject.replace(':', '-')}${wanted.tagSuffix}`;
            yield* fetchLayers(content, await layersOf(content, tag, wanted), wanted);
        }
        function bySize({ legacyForm }) {
            const sign = legacyForm === 'legacy-signature' ? 1 : -1;
            return (one, other) => sign * (one.descriptor.size - other.descriptor.size);
        }
        function predicateOf(annotations) {
            return annotations?.['dev.sigstore.bundle.predicateType'] ?? annotations?.['predicateType'];
        }
        const LEGACY_ARTIFACTS = {
            'legacy-signature': 'application/vnd.dev.cosign.artifact.sig.v1+json',
            'legacy-attestation': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function canHold({ artifactType = '' }, { legacyForm }) {
            const types = ['', _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.empty, LEGACY_ARTIFACTS[legacyForm]];
            return isBundle(artifactType) || types.includes(artifactType);
        }
        function isBundle(type) {
            return type.startsWith('application/vnd.dev.sigstore.bundle');
        }
        async function layersOf(content, reference, wanted) {
            const fetched = await (0, _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__.u9)(content.manifest(reference), ['platform_not_found']);
            if (fetched === undefined || !('layers' in fetched.manifest))
                return [];
            const { annotations, layers } = fetched.manifest;
            return layers.flatMap((descriptor) => {
                const form = formOf(descriptor, wanted);
                const predicate = predicateOf(descriptor.annotations) ?? predicateOf(annotations);
                const isWanted = predicate === undefined || predicate === wanted.predicateType;
                return form !== undefined && isWanted ? [{ form, descriptor }] : [];
            });
        }
        const LEGACY_LAYERS = {
            'legacy-signature': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.simpleSigning,
            'legacy-attestation': _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.envelope,
        };
        function formOf({ mediaType }, { legacyForm }) {
            if (isBundle(mediaType))
                return 'bundle';
            return mediaType === LEGACY_LAYERS[legacyForm] ? legacyForm : undefined;
        }
        async function* fetchLayers(content, layers, { likelyBytes, maxBytes, most }) {
            const likely = likelyBytes && { digest: await (0, _client_oci_content_digest_js__WEBPACK_IMPORTED_MODULE_3__.b)(likelyBytes, 'sha256'), bytes: likelyBytes };
            for (const { form, descriptor } of layers.slice(0, most)) {
                const { annotations = {}, digest, mediaType, size } = descriptor;
                const request = async () => size > maxBytes ? TOO_LARGE : (0, _check_evidence_settle_js__WEBPACK_IMPORTED_MODULE_4__.Ko)(content.blob(digest, { maxBytes }), UNREAD);
                const bytes = digest === likely?.digest ? likely.bytes : await request();
                if (typeof bytes === 'string')
                    yield { form: 'unread', reason: bytes, isLimit: bytes === TOO_LARGE };
                else
                    yield form === 'bundle' ? { form, bytes, mediaType } : { form, bytes, annotations };
            }
            if (layers.length > most)
                yield tooMany(layers.length, most);
        }
        const TOO_LARGE = 'it is too large';
        const UNREAD = { platform_not_found: 'its content is not in the registry', platform_too_large: TOO_LARGE };
        function tooMany(found, read) {
            return { form: 'unread', reason: `of ${found} only ${read} are read`, isLimit: true };
        }
    },
    24513: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Lp: () => (parentUid),
            zL: () => (rootUid)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(UID, 'not a uid');
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
    },
    26074: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (digestOfBytes),
            m: () => (requireDigest)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
        async function digestOfBytes(bytes, algorithm) {
            const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
            const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${algorithm}:${hex}`);
        }
        async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
            const actual = await digestOf(bytes, algorithmOf(digest));
            if (actual === digest)
                return digest;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`);
        }
        function algorithmOf(digest) {
            if (digest.startsWith('sha384:'))
                return 'sha384';
            return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
        }
    },
    26933: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r6: () => (readShellAccess),
            xJ: () => (tokenCommand),
            zZ: () => (UNAUTHENTICATED)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48325);
        const UNAUTHENTICATED = {
            apiToken: undefined,
            registryToken: undefined,
            serverTime: undefined,
            status: 'Running unauthenticated.',
        };
        const API_TOKEN = 'MOORING_API_TOKEN';
        const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';
        function readShellAccess(variables) {
            const apiToken = readSecret(variables[API_TOKEN]);
            const registryToken = readSecret(variables[REGISTRY_TOKEN]);
            if (apiToken === undefined && registryToken === undefined)
                return UNAUTHENTICATED;
            const names = [
                ...(apiToken === undefined ? [] : [API_TOKEN]),
                ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
            ];
            return {
                apiToken,
                registryToken,
                serverTime: undefined,
                status: `Using credentials from ${names.join(' and ')}.`,
            };
        }
        function readSecret(text = '') {
            const token = text.trim();
            return token === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(token);
        }
        function tokenCommand(audience) {
            return `chainctl auth token --audience=${audience}`;
        }
    },
    42774: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            y: () => (groupRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Group = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            verified: schemas.zMY().optional(),
            kind: schemas.YjP().optional(),
            status: schemas.YjP().optional(),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr()).optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const ORGANIZATION_KINDS = [
            'ORG_KIND_UNSPECIFIED',
            'ORG_KIND_STARTER',
            'ORG_KIND_CUSTOMER',
            'ORG_KIND_DEV',
            'ORG_KIND_INFRA',
            'ORG_KIND_AWS_MARKETPLACE',
        ];
        const ORGANIZATION_STATUSES = (null && ([
            'ORG_STATUS_UNSPECIFIED',
            'ORG_STATUS_INITIALIZING',
            'ORG_STATUS_READY',
            'ORG_STATUS_SUSPENDED',
        ]));
        const GroupName = schemas.YjP('is required').regex(/^.{3,63}$/su, 'must have 3 to 63 characters');
        const NewGroup = schemas.Ikc({
            name: GroupName,
            description: schemas.YjP('must be text').optional(),
            kind: schemas.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = page.er.extend({ groups: schemas.YOg(Group).default([]) });
        const GroupLookup = schemas.Ikc({ group: Group.optional() });
        const Eligibility = schemas.Ikc({ eligible: schemas.zMY().optional() });
        var route = __webpack_require__(53450);
        ;
        const groupRoutes = {
            listGroups: (0, route.Jt)('/iam/v2/groups', 'groups.list', {
                rpc: 'iam.v2.GroupsService/ListGroups',
                query: page.wE,
                response: GroupPage,
            }),
            getGroup: (0, route.Jt)('/iam/v2/groups/{uid}', 'groups.list', {
                rpc: 'iam.v2.GroupsService/GetGroup',
                response: Group,
            }),
            createGroup: (0, route.bE)('/iam/v2/groups/{parent}', 'groups.create', {
                rpc: 'iam.v2.GroupsService/CreateGroup',
                body: NewGroup,
                response: Group,
            }),
            updateGroup: (0, route.F6)('/iam/v2/groups/{uid}', 'groups.update', {
                rpc: 'iam.v2.GroupsService/UpdateGroup',
                body: NewGroup.partial(),
                response: Group,
            }),
            deleteGroup: (0, route.TF)('/iam/v2/groups/{uid}', 'groups.delete', 'iam.v2.GroupsService/DeleteGroup'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                rpc: 'iam.v2.GroupsService/LookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: GroupLookup,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                rpc: 'iam.v2.GroupsService/CheckEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: Eligibility,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                rpc: 'iam.v2.GroupsService/RequestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
    },
    44860: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DT: () => (resourceMethods),
            VI: () => (patchParts),
            gC: () => (maskText),
            qk: () => (platformAccess)
        });
        function platformAccess(options) {
            const credential = options.token === undefined ? {} : { credential: options.token };
            return {
                request: async (name, purpose, parts = {}) => {
                    const { value } = await options.call(name, purpose, { ...parts, ...credential });
                    return value;
                },
            };
        }
        function resourceMethods({ request }, noun, routes) {
            return {
                get: (uid) => request(routes.get, `get the ${noun} ${uid}`, { path: { uid } }),
                create: (parent, fields) => {
                    const name = 'name' in fields ? ` ${String(fields.name)}` : '';
                    return request(routes.create, `create the ${noun}${name}`, { path: { parent }, body: { ...fields } });
                },
                delete: async (uid) => {
                    await request(routes.delete, `delete the ${noun} ${uid}`, { path: { uid } });
                },
            };
        }
        function patchParts(uid, changes, mask) {
            return {
                path: { uid },
                query: { updateMask: maskText(changes, mask) },
                body: Object.fromEntries(Object.entries(changes)),
            };
        }
        function maskText(changes, mask) {
            const fields = mask ?? Object.keys(changes);
            return fields === '*' ? fields : fields.join(',');
        }
    },
    47780: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I: () => (SPDX_PREDICATE),
            t: () => (SpdxDocument)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const SpdxDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            spdxVersion: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                SPDXID: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
                name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                externalRefs: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ referenceType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), referenceLocator: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }))
                    .default([]),
            }))
                .default([]),
            relationships: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                spdxElementId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                relationshipType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                relatedSpdxElement: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
    },
    49033: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $E: () => (contentOf),
            Se: () => (toFetchedManifest),
            mz: () => (readManifestHead)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26074);
        function contentOf(client, image) {
            return {
                manifest: (reference) => client.manifest(image, reference),
                blob: (digest, limits) => client.blob(image, digest, limits),
                referrers: (digest) => client.referrers(image, digest),
            };
        }
        async function toFetchedManifest(response, given) {
            const { digestOf, manifest, purpose, reference } = given;
            const head = readManifestHead(response);
            const expected = (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: manifest.mediaType ?? head.mediaType, bytes: response.body, manifest };
        }
        function readManifestHead({ headers }) {
            const digest = headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
            return { digest: (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest) ? digest : undefined, mediaType: mediaType.trim() };
        }
    },
    53450: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F6: () => (patch),
            Jt: () => (get),
            TF: () => (remove),
            bE: () => (post)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        function get(path, needs, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capabilities: [needs].flat(), ...parts };
        }
        function post(path, needs, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capabilities: [needs].flat(), ...parts };
        }
        function patch(path, needs, parts) {
            return {
                ...API,
                method: 'PATCH',
                idempotent: true,
                query: _page_js__WEBPACK_IMPORTED_MODULE_0__.bQ,
                path,
                capabilities: [needs].flat(),
                ...parts,
            };
        }
        function remove(path, needs, rpc) {
            return {
                ...API,
                method: 'DELETE',
                idempotent: true,
                path,
                capabilities: [needs].flat(),
                rpc,
                response: zod__WEBPACK_IMPORTED_MODULE_1__.L5J(),
            };
        }
        const API = { face: 'api', credential: 'platform' };
    },
    62491: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            j: () => (readClaim)
        });
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15226);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33213);
        var _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7085);
        function readClaim({ payloadType, payload, }) {
            const json = readJson(payload);
            if (payloadType === 'simple-signing')
                return readSimpleSigning(json);
            if (payloadType !== _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Z2.statement)
                return invalid('its payload is not a statement');
            return readStatement(json);
        }
        function readSimpleSigning(json) {
            const payload = _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.mH.safeParse(json);
            if (!payload.success)
                return invalid('its payload is not a signature of an image');
            const { identity, image } = payload.data.critical;
            return claim(image['docker-manifest-digest'], {
                image: identity['docker-reference'],
                predicateType: _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.vQ,
                predicate: undefined,
            });
        }
        function readStatement(json) {
            const statement = _contract_signing_statement_js__WEBPACK_IMPORTED_MODULE_1__.Te.safeParse(json);
            if (!statement.success)
                return invalid('its statement is malformed');
            const { predicateType, predicate, subject: subjects } = statement.data;
            const [subject, ...others] = subjects;
            if (subject === undefined)
                return invalid('its statement has no subject');
            if (others.length > 0)
                return invalid('its statement has several subjects');
            return claim(`sha256:${subject.digest['sha256']}`, { image: subject.name, predicateType, predicate });
        }
        function claim(digest, about) {
            if (!(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(digest))
                return invalid('it does not name a manifest by its SHA-256');
            return { kind: 'claim', digest, ...about, image: about.image === '' ? undefined : about.image };
        }
        function invalid(reason) {
            return { kind: 'invalid', reason };
        }
        function readJson(bytes) {
            try {
                return (0, _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
            }
            catch {
                return undefined;
            }
        }
    },
    67559: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G9: () => (settle),
            Ko: () => (orReason),
            eO: () => (known),
            u9: () => (orNone)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        async function settle(request) {
            try {
                return known(await request);
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return (0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.QT)(error);
            }
        }
        function known(value) {
            return { kind: 'known', value };
        }
        async function orNone(request, none = ['platform_not_found', 'auth_forbidden']) {
            try {
                return await request;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && none.includes(error.code))
                    return undefined;
                throw error;
            }
        }
        async function orReason(request, reasons) {
            try {
                return await request;
            }
            catch (error) {
                const reason = error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD ? reasons[error.code] : undefined;
                if (reason !== undefined)
                    return reason;
                throw error;
            }
        }
    },
    72158: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c3: () => (listOf),
            eU: () => (placeQuery)
        });
        var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        function listOf({ request }, list, paging = {}) {
            const fetchPage = async (pageToken) => {
                const query = { ...list.query, ...pagingQuery(paging, pageToken) };
                const path = list.path === undefined ? {} : { path: list.path };
                const [items, page] = list.pageOf(await request(list.route, list.purpose, { ...path, query }));
                return {
                    items,
                    nextPageToken: page.nextPageToken,
                    totalCount: page.totalCount === undefined ? undefined : parseInt64(page.totalCount),
                    skipped: page.skipped ?? 0,
                };
            };
            const pages = () => paginatePages(fetchPage, list.uidOf, paging.pageToken);
            return {
                pages,
                async *[Symbol.asyncIterator]() {
                    for await (const { items } of pages())
                        yield* items;
                },
            };
        }
        function placeQuery(place) {
            return {
                'uidp.ids': place.ids,
                'uidp.children_of': place.childrenOf,
                'uidp.descendants_of': place.descendantsOf,
                'uidp.ancestors_of': place.ancestorsOf,
                'uidp.in_root': place.inRoot,
            };
        }
        function pagingQuery(paging, pageToken) {
            return {
                page_size: paging.pageSize ?? _contract_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum,
                page_token: pageToken,
                order_by: paging.orderBy,
                skip: pageToken === paging.pageToken ? paging.skip : undefined,
            };
        }
        function parseInt64(text) {
            const number = Number(text);
            if (Number.isSafeInteger(number))
                return number;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `the number ${text} is too large`);
        }
        const MAX_PAGES = 10_000;
        async function* paginatePages(fetchPage, uidOf, firstToken) {
            const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
            const seenUids = new Set();
            let pageToken = firstToken;
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const page = await fetchPage(pageToken);
                yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
                pageToken = page.nextPageToken;
                if (pageToken === undefined || pageToken === '')
                    return;
                if (!isFirst(seenTokens, pageToken)) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list repeats a page token');
                }
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function isFirst(seen, value) {
            if (seen.has(value))
                return false;
            seen.add(value);
            return true;
        }
    },
    97270: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ai: () => (HISTORIES_IN_FLIGHT),
            Ri: () => (IN_FLIGHT),
            sf: () => (mapLimit)
        });
        const IN_FLIGHT = 64;
        const HISTORIES_IN_FLIGHT = 16;
        async function mapLimit(items, limit, work) {
            const results = new Map();
            const queue = items.entries();
            let failed = false;
            async function takeTurns() {
                for (const [index, item] of queue) {
                    if (failed)
                        return;
                    try {
                        results.set(index, await work(item));
                    }
                    catch (error) {
                        failed = true;
                        throw error;
                    }
                }
            }
            const turns = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
            const failure = turns.find((turn) => turn.status === 'rejected');
            if (failure !== undefined)
                throw failure.reason;
            return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
        }
    },
    108: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GW: () => (problemsOf),
            Le: () => (packagesText),
            eV: () => (shortReference),
            kF: () => (affectedPackages),
            nA: () => (withoutDigest),
            tM: () => (resolvedProblems)
        });
        function problemsOf(findings) {
            return [...Map.groupBy(findings, keyOf)].flatMap(([key, [worst, ...others]]) => worst === undefined ? [] : [problemOf(key, [worst, ...others])]);
        }
        function keyOf({ advisory, cause, exception, key, reference }) {
            const isAccepted = exception !== undefined;
            if (cause !== undefined)
                return JSON.stringify(['cause', cause.key, isAccepted]);
            if (advisory === undefined)
                return JSON.stringify([key, isAccepted]);
            return JSON.stringify(['advisory', withoutDigest(reference), advisory.id, isAccepted]);
        }
        function resolvedProblems(resolved) {
            const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) => JSON.stringify([rule, withoutDigest(reference), advisory?.id ?? title]));
            return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [[first, ...others]]);
        }
        function withoutDigest(reference) {
            return reference.replace(/@.*$/s, '');
        }
        function shortReference(reference) {
            return reference.replace(/(@sha\d+:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
        }
        function problemOf(key, findings) {
            const [{ rule, level, ...worst }] = findings;
            const novelties = new Set(findings.flatMap((one) => (one.level === level ? [one.novelty] : [])));
            const novelty = NOVELTIES.find((one) => novelties.has(one)) ?? worst.novelty;
            return { key, findings, rule, level, novelty, ...wordsOf(findings) };
        }
        const NOVELTIES = ['new', 'pre-existing', 'not-compared'];
        function wordsOf(findings) {
            const [{ advisory, cause, title, message, remedy }] = findings;
            if (cause !== undefined)
                return { title: cause.title, message: cause.message, remedy: cause.remedy };
            const packages = affectedPackages(findings);
            const first = advisory?.package ?? null;
            if (first === null || packages.length < 2)
                return { title, message, remedy };
            const [one, all] = [`${first.name} ${first.version}`, packagesText(packages)];
            const [longTitle, longMessage] = [title.replace(one, () => all), message.replace(one, () => all)];
            return { title: longTitle.length > LONGEST_TITLE ? title : longTitle, message: longMessage, remedy };
        }
        const LONGEST_TITLE = 70;
        function affectedPackages(findings) {
            const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
            return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
        }
        const MOST_PACKAGES = 4;
        function packagesText(packages) {
            const named = packages.slice(0, MOST_PACKAGES);
            const more = packages.length - named.length;
            const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`);
            return `${byVersion.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        }
    },
    14953: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $7: () => (readDuration),
            S5: () => (durationText),
            Um: () => (roughDuration),
            XG: () => (ageText),
            a3: () => (formatDuration)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90795);
        const UNITS = {
            m: 60_000,
            h: 3_600_000,
            d: 86_400_000,
            w: 7 * 86_400_000,
        };
        const LONGEST_MS = 3_660 * 86_400_000;
        function readDuration(text) {
            if (text === '0')
                return 0;
            const [, digits = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
            const milliseconds = Number(digits) * (UNITS[unit] ?? Number.NaN);
            return milliseconds <= LONGEST_MS ? milliseconds : undefined;
        }
        function formatDuration(milliseconds) {
            const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
            return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function roughDuration(milliseconds) {
            const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
            return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function ageText(milliseconds) {
            const unit = ['d', 'h'].find((name) => milliseconds >= (name === 'd' ? 2 : 1) * (UNITS[name] ?? Number.NaN));
            const size = UNITS[unit ?? 'm'] ?? 1;
            return durationText(Math.floor(milliseconds / size) * size);
        }
        function durationText(milliseconds) {
            const units = [
                ['d', 'day'],
                ['h', 'hour'],
            ];
            const [unit, noun] = units.find(([name]) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? [
                'm',
                'minute',
            ];
            return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(Math.round(milliseconds / (UNITS[unit] ?? 1)), noun);
        }
    },
    15070: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FB: () => (PUBLIC_SIGNER),
            Nq: () => (organizationSigners),
            qB: () => (isServiceSigner)
        });
        const SERVICE_ISSUER = 'https://issuer.enforce.dev';
        const PUBLIC_SIGNER = {
            kind: 'keyless',
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
        };
        const SERVICE_IDENTITY = /^[0-9a-f]{40}\/[0-9a-f]{16}$/;
        const SIGNING_PRINCIPAL = /^(?:SERVICE_PRINCIPAL_)?(?:CATALOG_SYNCER|APKO_BUILDER)$/;
        function organizationSigners(organizationUid, associations) {
            const uids = associations
                .filter(({ uid }) => uid === organizationUid)
                .flatMap(({ chainguard }) => Object.entries(chainguard?.serviceBindings ?? {}))
                .flatMap(([principal, uid]) => (SIGNING_PRINCIPAL.test(principal) ? [uid] : []))
                .filter((uid) => isServiceIdentity(uid, organizationUid));
            return [...new Set(uids)].map((uid) => ({
                kind: 'keyless',
                issuer: SERVICE_ISSUER,
                identity: `${SERVICE_ISSUER}/${uid}`,
            }));
        }
        function isServiceSigner(signer, organizationUid) {
            const prefix = `${SERVICE_ISSUER}/`;
            return (signer.kind === 'keyless' &&
                signer.issuer === SERVICE_ISSUER &&
                signer.identity.startsWith(prefix) &&
                isServiceIdentity(signer.identity.slice(prefix.length), organizationUid));
        }
        function isServiceIdentity(uid, organizationUid) {
            return (SERVICE_IDENTITY.test(uid) && (organizationUid === undefined || uid.startsWith(`${organizationUid}/`)));
        }
    },
    33201: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    },
    35715: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (alignColumns)
        });
        function alignColumns(rows) {
            const columns = Math.max(0, ...rows.map((row) => row.length));
            const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
            return rows.map((row) => row
                .map((cell, column) => cell.padEnd(widths[column] ?? 0))
                .join('  ')
                .trimEnd());
        }
    },
    39861: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hb: () => (buildPlatforms),
            Sz: () => (concernsFile),
            i7: () => (fixedPlatform),
            Q9: () => (listedTag)
        });
        var reading = __webpack_require__(33832);
        ;
        const FORMAT_KINDS = (null && ([
            'compose',
            'kubernetes',
            'kustomize',
            'helm-values',
            'workflow',
            'action',
            'gitlab-ci',
            'devcontainer',
            'bake',
            'ko',
            'tekton',
            'skaffold',
        ]));
        const FORMAT_SKIP_CODES = [
            'variable',
            'templated',
            'invalid-reference',
            'tag-elsewhere',
            'replaces-base',
            'inline-dockerfile',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
        ];
        var image_reference = __webpack_require__(50880);
        ;
        const LISTED_SKIP_CODES = [
            ...new Set([...reading.LS, ...FORMAT_SKIP_CODES, 'unreadable-file', 'submodule', 'ignored']),
        ];
        const UNREAD_FILE = new Set([
            'unreadable-file',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
            'submodule',
        ]);
        function concernsFile(code) {
            return UNREAD_FILE.has(code);
        }
        const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
        function fixedPlatform({ platform }) {
            return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
        }
        function listedTag({ reference, writing, }) {
            return (0, image_reference.yr)(reference) ?? writing.tagComment?.tag;
        }
        function buildPlatforms(image, configured) {
            const platform = fixedPlatform(image);
            return platform === undefined ? configured : [platform];
        }
    },
    43287: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild),
            wu: () => (buildsAfter)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return undefined;
            const seen = new Set();
            const newestFirst = history.slice(last + 1).toReversed();
            return newestFirst.filter((build) => !seen.has(build.digest) && seen.add(build.digest)).toReversed();
        }
        function settledHistory(history) {
            const seen = new Set();
            let previous;
            const settled = [];
            for (const build of history) {
                if (build.digest === previous?.digest)
                    continue;
                const isReturn = seen.has(build.digest);
                if (!(isReturn && previous?.isReturn === true))
                    settled.push(build);
                seen.add(build.digest);
                previous = { digest: build.digest, isReturn };
            }
            return settled;
        }
        function appendPage(history, page) {
            const last = history.at(-1);
            if (last === undefined)
                return page.length === 0 ? undefined : page;
            const boundary = history.filter((build) => build.at === last.at);
            const added = page.filter((build) => build.at > last.at ||
                (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
            return added.length === 0 ? undefined : [...history, ...added];
        }
        function tagForm(name) {
            if (name.startsWith('sha256-'))
                return 'referrer';
            if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
                return 'dated';
            if (/-r\d+(?:-|$)/.test(name))
                return 'epoch';
            return 'plain';
        }
        const FEWEST_GAPS = 2;
        function usualInterval(history) {
            const builds = settledHistory(history);
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
    },
    43550: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DEFAULT_ENDPOINTS = {
            apiUrl: 'https://console-api.enforce.dev',
            issuerUrl: 'https://issuer.enforce.dev',
            tokenUrl: '',
            registryUrl: '',
            registry: 'cgr.dev',
        };
        function readEndpoints(given) {
            const hostUrl = urlOfHost(given.registry);
            const registryUrl = readAddress('registry-url', given.registryUrl || hostUrl);
            return {
                apiUrl: readAddress('api-url', given.apiUrl),
                issuerUrl: readAddress('issuer-url', given.issuerUrl),
                tokenUrl: given.tokenUrl === '' ? registryUrl : readAddress('token-url', given.tokenUrl),
                registryUrl,
                registry: given.registry,
            };
        }
        function registryAudience(endpoints) {
            return new URL(endpoints.registryUrl).host;
        }
        function assertionAudience(endpoints) {
            return new URL(endpoints.issuerUrl).hostname;
        }
        function isLoopback(hostname) {
            return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
        }
        function readTrustedUrl(what, text) {
            const url = URL.canParse(text) ? new URL(text) : undefined;
            if (url === undefined)
                throw invalid(what, text, 'is not a URL');
            if (url.username !== '' || url.password !== '')
                throw invalid(what, url.host, 'must not contain user info');
            const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
            if (!secure)
                throw invalid(what, text, 'is not an https address');
            return url;
        }
        function readAddress(what, text) {
            const url = readTrustedUrl(what, text);
            if (url.search !== '' || url.hash !== '')
                throw invalid(what, text, 'must not have a query or a fragment');
            return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
        }
        function urlOfHost(host) {
            const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
            if (url === undefined || url.host !== host) {
                throw invalid('registry', host, 'is not a host name', {
                    hint: 'Write the host as in image references, in lower case, without scheme and path: `cgr.dev`.',
                });
            }
            return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
        }
        function invalid(what, text, why, options) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
        }
    },
    43867: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ek: () => (repositoryUrl),
            O3: () => (MOORING_REF),
            ou: () => (documentationUrl),
            rl: () => (MOORING_REPOSITORY)
        });
        const MOORING_REPOSITORY = 'your-org/mooring';
        const MOORING_REF = 'v1';
        const PUBLISHED = {
            serverUrl: 'https://github.com',
            repository: MOORING_REPOSITORY,
            ref: MOORING_REF,
        };
        function documentationUrl(page, source = PUBLISHED) {
            const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
        }
        function repositoryUrl({ serverUrl, repository } = PUBLISHED) {
            return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
        }
    },
    47125: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            Wt: () => (platformsOf),
            gO: () => (PUBLIC_ORGANIZATION)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        const PUBLIC_ORGANIZATION = 'chainguard';
        function historicImage(reference, registry) {
            const slash = reference.path.indexOf('/');
            if (reference.host !== registry || slash === -1)
                return undefined;
            return {
                organization: reference.path.slice(0, slash),
                name: reference.path.slice(slash + 1),
                tag: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference),
            };
        }
        function artifactName(name) {
            return name.slice(name.lastIndexOf('/') + 1);
        }
        function platformsOf({ platform }, platforms) {
            return platform === undefined ? platforms : [platform];
        }
    },
    48325: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BG: () => (basicCredentials),
            eo: () => (secretForms),
            zh: () => (Secret)
        });
        const INSPECT = Symbol.for('nodejs.util.inspect.custom');
        class Secret {
            #value;
            constructor(value) {
                this.#value = value;
            }
            reveal() {
                return this.#value;
            }
            toString() {
                return '***';
            }
            toJSON() {
                return '***';
            }
            [INSPECT]() {
                return '***';
            }
        }
        function secretForms(secret) {
            const value = secret.reveal();
            const trimmed = value.trim();
            const texts = new Set([value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling));
            const forms = [...texts].flatMap((text) => [
                text,
                base64(text),
                base64url(text),
                base64(`_token:${text}`),
                encodeURIComponent(text.toWellFormed()),
                new URLSearchParams({ '': text }).toString().slice(1),
                JSON.stringify(text).slice(1, -1),
            ]);
            return [...new Set(forms)];
        }
        function basicCredentials(token) {
            return base64(`_token:${token.reveal()}`);
        }
        function isTelling(text) {
            return text.trim().length >= 4;
        }
        function base64(text) {
            const bytes = new TextEncoder().encode(text);
            if (bytes.length === text.length)
                return btoa(text);
            return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
        function base64url(text) {
            return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        }
    },
    58765: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            Q5: () => (TrustedRootInput),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            ls: () => (PLACES),
            lz: () => (Identity),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        const PlaceInputs = {
            registry: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'token-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'api-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
                .transform(Number),
        };
        const TrustedRootInput = { 'trusted-root': zod__WEBPACK_IMPORTED_MODULE_2__.YjP() };
        const Identity = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
        const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
        const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
        const Organization = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization, spelled as in image references');
        const PLACES = {
            registry: {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
                value: 'HOST',
                description: 'Registry host as written in image references.',
            },
            'registry-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
                value: 'URL',
                description: 'Registry base URL, if different from `https://` plus the host.',
            },
            'token-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
                value: 'URL',
                description: "Token endpoint base URL, if different from the registry's.",
            },
            'api-url': { default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl, value: 'URL', description: 'Platform API base URL.' },
            'issuer-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
                value: 'URL',
                description: 'Platform token exchange base URL.',
            },
            'timeout-seconds': { default: '300', value: 'N', description: 'Overall timeout in seconds.' },
        };
        const PLACE_DEFAULTS = Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, place.default]));
        const WORKFLOW = { code: 'config_input_invalid', prefix: 'input ' };
        function readInputs(schema, input, { code, prefix, ...hint } = WORKFLOW) {
            const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
            const parsed = schema.safeParse(raw);
            if (parsed.success)
                return parsed.data;
            const problems = parsed.error.issues.map((issue) => {
                const name = issue.path.join('.');
                return raw[name] === '' ? `${prefix}${name} is not set` : `${prefix}${name}: ${messageOf(issue)}`;
            });
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD(code, problems.join('\n'), hint);
        }
        function messageOf(issue) {
            const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
            return last?.message ?? issue.message;
        }
        function endpointsOf(inputs) {
            return (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.Zg)({
                apiUrl: inputs['api-url'],
                issuerUrl: inputs['issuer-url'],
                tokenUrl: inputs['token-url'],
                registryUrl: inputs['registry-url'],
                registry: inputs.registry,
            });
        }
    },
    77533: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $_: () => (requireKnown),
            DJ: () => (NOT_BUILT),
            E4: () => (tagKey),
            Hk: () => (tagEvidenceOf),
            P$: () => (isNewestBuild),
            QT: () => (unknownBy),
            TY: () => (buildInUse),
            Uk: () => (NO_SBOM),
            es: () => (judgedTag),
            gX: () => (NO_IMAGE),
            h8: () => (pullPoliciesOf),
            iK: () => (isTagGone),
            jh: () => (artifactNames),
            kE: () => (NO_EVIDENCE),
            lk: () => (NO_ACCESS),
            z3: () => (missingPlatforms)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43287);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        function unknownBy({ code, message, hint, request }) {
            return { kind: 'unknown', problem: { code, message, hint, request } };
        }
        function requireKnown(answer) {
            if (answer.kind === 'known')
                return answer.value;
            const { code, message, hint, request } = answer.problem;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.OD(code, message, { hint, ...(request === undefined ? {} : { request }) });
        }
        function isTagGone({ history, lifecycle }) {
            const isListed = lifecycle?.kind !== 'known' || lifecycle.value.exists;
            return !isListed && history.kind === 'unknown' && history.problem.code === 'platform_not_found';
        }
        const NO_SBOM = 'no SBOM';
        const NOT_BUILT = 'not built for this platform';
        const NO_IMAGE = 'image not found in the registry';
        const NO_ACCESS = 'access to the image denied';
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
            pullPolicies: new Map(),
            signatures: new Map(),
            fixes: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
        }
        function tagEvidenceOf(reference, evidence) {
            const tag = judgedTag(reference, evidence);
            return tag === undefined ? undefined : evidence.tags.get(tagKey((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference), tag));
        }
        function pullPoliciesOf(reference, { pullPolicies }) {
            const found = pullPolicies.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return found?.kind === 'known' ? found.value : undefined;
        }
        function buildInUse({ digest }, tag) {
            if (tag === undefined || tag.history.kind === 'unknown')
                return undefined;
            return digest === undefined ? (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.Dz)(tag.history.value) : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.w)(tag.history.value, digest);
        }
        function isNewestBuild({ digest }, tag) {
            if (digest === undefined)
                return true;
            return tag?.history.kind === 'known' && (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.Dz)(tag.history.value)?.digest === digest;
        }
        function missingPlatforms(packages, platforms) {
            const known = new Set(packages.platforms.map(({ platform }) => platform));
            const reasons = new Map(packages.missing?.map(({ platform, reason }) => [platform, reason]));
            return platforms
                .filter((platform) => !known.has(platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? NO_SBOM }));
        }
        function artifactNames(packages, reference) {
            if (packages === undefined || packages.source === 'name')
                return [(0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(reference.path)];
            const all = packages.platforms.flatMap((one) => one.packages);
            return [
                ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
            ].sort();
        }
    },
    27932: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84672);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    },
    33213: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            VK: () => (shortDigest),
            m: () => (parseDigest),
            su: () => (digestName)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest, digits = 7) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, digits);
        }
    },
    40389: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (requireTrustedRealm),
            P: () => (readChallenges)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43550);
        const CHALLENGE = /^\s*([A-Za-z][A-Za-z0-9-]*)(?:\s+|$)/;
        const PARAMETER = /^\s*([A-Za-z][A-Za-z0-9_-]*)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]+))\s*(?:,|$)/;
        function readChallenges(header) {
            const challenges = [];
            let rest = header;
            for (;;) {
                const [opening, scheme] = CHALLENGE.exec(rest) ?? [];
                if (opening === undefined || scheme === undefined) {
                    const comma = rest.indexOf(',');
                    if (comma === -1)
                        return challenges;
                    rest = rest.slice(comma + 1);
                }
                else {
                    const read = readParameters(rest.slice(opening.length));
                    challenges.push({ scheme: scheme.toLowerCase(), parameters: read.parameters });
                    rest = read.rest;
                }
            }
        }
        function readParameters(text) {
            const parameters = new Map();
            let rest = text;
            for (;;) {
                const [whole, name, quoted, bare] = PARAMETER.exec(rest) ?? [];
                if (whole === undefined || name === undefined)
                    return { parameters: Object.fromEntries(parameters), rest };
                parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
                rest = rest.slice(whole.length);
            }
        }
        function requireTrustedRealm(realm, { registry, isTokenHost, ...hint }) {
            const url = URL.canParse(realm) ? new URL(realm) : undefined;
            const reason = url === undefined ? 'is not a URL' : refuseRealm(url, isTokenHost);
            if (url !== undefined && reason === undefined)
                return url;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('auth_untrusted_realm', `the registry ${registry} names the token endpoint "${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(realm, 120)}", which ${reason}: no credentials were sent`, hint);
        }
        function refuseRealm(url, isTokenHost) {
            if (url.username !== '' || url.password !== '')
                return 'contains user info';
            const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && (0, _transport_endpoints_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url.hostname));
            if (!isSecure)
                return 'is not an https URL';
            return isTokenHost(url) ? undefined : 'is not a known token endpoint of this registry';
        }
    },
    51123: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText.optional(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    },
    53974: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    },
    75398: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K8: () => (ImageConfig),
            OD: () => (Platform),
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51123);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const Platform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish();
        const names = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish();
        const ImageConfig = Platform.extend({
            config: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                User: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Entrypoint: texts,
                Cmd: texts,
                Env: texts,
                WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                ExposedPorts: names,
                Volumes: names,
                StopSignal: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Labels: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
                Healthcheck: names,
                OnBuild: texts,
            })
                .nullish(),
        });
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: Platform.optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
    },
    76962: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88411);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45228);
        var _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87420);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
            return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
        }
        async function exchangeForAudiences(audiences, options) {
            const minted = await mint(options);
            const mintedAt = options.clock.now();
            try {
                return await exchange(minted, audiences, options);
            }
            catch (error) {
                const lived = options.clock.now() - mintedAt;
                if (!isRejected(error) || !hasExpired(minted, lived))
                    throw explain(error, minted.claims, options);
            }
            const again = await mint(options);
            try {
                return await exchange(again, audiences, options);
            }
            catch (error) {
                throw explain(error, again.claims, options);
            }
        }
        async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
            const audience = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
                onSecret(exchanged.token);
                return exchanged;
            }));
        }
        const MARGIN_MS = 30_000;
        function hasExpired({ claims, serverTime }, livedMs) {
            if (claims.expiresAt === undefined || serverTime === undefined)
                return false;
            return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
        }
        function isRejected(error) {
            return error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.sW)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    },
    83354: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53974);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84672);
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.li,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.J0,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.DM,
                response: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.dl,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Vq,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.yd,
            },
        };
    },
    88411: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59220);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
        }
        async function refreshToken(call, from) {
            const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
                credential: from.refreshToken,
                body: { aud: from.audience },
            });
            const { token, expiry } = value.token;
            return {
                token: new Secret(token),
                expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
                refreshToken: new Secret(value.refreshToken.token),
                serverTime,
            };
        }
    },
    60380: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jt: () => (flag),
            ZD: () => (repeated),
            bQ: () => (MaskQuery),
            er: () => (PageEnvelope),
            md: () => (PAGE_SIZE),
            r_: () => (ListQuery),
            uZ: () => (repeatedMessage),
            wE: () => (NamedListQuery)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        const PAGE_SIZE = { default: 50, maximum: 200 };
        const PAGE_TOKEN_LIFETIME_MS = (null && (3 * 24 * 3_600_000));
        const count = zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be an integer')
            .regex(/^-?\d{1,9}$/, 'must be an integer')
            .transform(Number);
        const repeated = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())])
            .transform((value) => (typeof value === 'string' ? [value] : value));
        function repeatedMessage(message) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => (Array.isArray(value) ? value : [value]), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(message));
        }
        const flag = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
        const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ids': repeated.optional(),
            'uidp.inRoot': flag.optional(),
            pageSize: count.optional(),
            pageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            orderBy: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            skip: count.optional(),
        });
        const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
        const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            totalCount: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d+$/).optional(),
            skipped: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional(),
        });
        const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
    },
    63867: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (Timestamp)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().refine((text) => (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(text) !== undefined, 'not a UTC timestamp');
    },
    7085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    },
    17052: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            N: () => (accountAssociationRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const account_association_text = schemas.YjP('must be text').min(1, 'must not be empty');
        const texts = schemas.g1P(schemas.YjP(), account_association_text);
        const accounts = {
            amazon: schemas.Ikc({ account: account_association_text }).optional(),
            azure: schemas.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
            chainguard: schemas.Ikc({ serviceBindings: texts }).optional(),
            github: schemas.Ikc({
                appInstallations: schemas.g1P(schemas.YjP(), schemas.Ikc({ installations: schemas.YOg(schemas.Ikc({ installationId: account_association_text, name: schemas.YjP().optional() })) })),
            })
                .optional(),
            google: schemas.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
        };
        const AccountAssociation = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ...accounts,
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const NewAccountAssociation = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            ...accounts,
        });
        const AccountAssociationPage = page.er.extend({
            accountAssociations: schemas.YOg(AccountAssociation).default([]),
        });
        const AccountCheck = schemas.Ikc({
            providerType: schemas.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
        });
        const AccountCheckResult = schemas.Ikc({
            status: schemas.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
            reason: schemas.YjP().optional(),
            message: schemas.YjP().optional(),
        });
        var route = __webpack_require__(53450);
        ;
        const accountAssociationRoutes = {
            listAccountAssociations: (0, route.Jt)('/iam/v2/accountAssociations', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/ListAccountAssociations',
                query: page.wE,
                response: AccountAssociationPage,
            }),
            getAccountAssociation: (0, route.Jt)('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/GetAccountAssociation',
                response: AccountAssociation,
            }),
            createAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
                rpc: 'iam.v2.AccountAssociationsService/CreateAccountAssociation',
                body: NewAccountAssociation,
                response: AccountAssociation,
            }),
            updateAccountAssociation: (0, route.F6)('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
                rpc: 'iam.v2.AccountAssociationsService/UpdateAccountAssociation',
                body: NewAccountAssociation.partial(),
                response: AccountAssociation,
            }),
            deleteAccountAssociation: (0, route.TF)('/iam/v2/accountAssociations/{uid}', 'account_associations.delete', 'iam.v2.AccountAssociationsService/DeleteAccountAssociation'),
            checkAccountAssociation: (0, route.bE)('/iam/v2/accountAssociations/{uid}:checkAccountAssociation', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/CheckAccountAssociation',
                body: AccountCheck,
                response: AccountCheckResult,
                idempotent: true,
            }),
        };
    },
    19184: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (isTrusted)
        });
        function isTrusted(signer, trusted) {
            return trusted.some((one) => matchesSigner(signer, one));
        }
        function matchesSigner(signer, trusted) {
            switch (trusted.kind) {
                case 'key':
                    return signer.kind === 'key' && signer.fingerprint === trusted.fingerprint;
                case 'keyless':
                    return (signer.kind === 'keyless' && signer.issuer === trusted.issuer && signer.identity === trusted.identity);
                case 'pattern':
                    return (signer.kind === 'keyless' &&
                        signer.issuer === trusted.issuer &&
                        matchesPattern(signer.identity, trusted.pattern));
            }
        }
        function matchesPattern(identity, pattern) {
            const parts = pattern.split(/(\*\*?)/).map((part) => {
                if (part === '**')
                    return '.*';
                return part === '*' ? '[^/]*' : part.replaceAll(/[^\w]/g, String.raw `\$&`);
            });
            return new RegExp(`^${parts.join('')}$`, 's').test(identity);
        }
    },
    40469: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            w: () => (readNamedFile)
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10448);
        var _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18429);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        async function readNamedFile({ option, path, tree }) {
            const source = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0, _adapters_files_work_tree_js__WEBPACK_IMPORTED_MODULE_2__.YT)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _adapters_exec_command_js__WEBPACK_IMPORTED_MODULE_1__.NK) : tree;
            const [reading] = await source.read([(0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) : path]);
            if (reading !== undefined && 'bytes' in reading)
                return reading.bytes;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `${option} ${path}: ${reading?.problem ?? 'it does not exist'}`);
        }
    },
    52358: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (createGroupsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createGroupsClient(access) {
            const { request } = access;
            return {
                ...(0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.DT)(access, 'group', {
                    get: 'getGroup',
                    create: 'createGroup',
                    delete: 'deleteGroup',
                }),
                list: ({ name, ...place } = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listGroups',
                    purpose: 'list the groups',
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ groups, ...page }) => [groups, page],
                    uidOf: (group) => group.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateGroup', `update the group ${uid}`, (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.VI)(uid, changes, mask)),
                lookup: async () => (await request('lookupGroup', 'look up the organization of the caller')).group,
                isEligible: async () => (await request('checkEligibility', 'check the eligibility')).eligible ?? false,
                requestAccess: async (uid) => {
                    await request('requestGroupAccess', `request access to the group ${uid}`, { path: { uid }, body: {} });
                },
            };
        }
    },
    74156: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (createAccountAssociationsClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44860);
        function createAccountAssociationsClient(access) {
            const { request } = access;
            return {
                ...(0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.DT)(access, 'account association', {
                    get: 'getAccountAssociation',
                    create: 'createAccountAssociation',
                    delete: 'deleteAccountAssociation',
                }),
                list: ({ name, ...place } = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listAccountAssociations',
                    purpose: 'list the account associations',
                    query: { name, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(place) },
                    pageOf: ({ accountAssociations, ...page }) => [accountAssociations, page],
                    uidOf: (association) => association.uid,
                }, paging),
                update: (uid, changes, mask) => request('updateAccountAssociation', `update the account association ${uid}`, (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.VI)(uid, changes, mask)),
                check: (uid, providerType) => request('checkAccountAssociation', `check the account association ${uid}`, {
                    path: { uid },
                    body: { providerType },
                }),
            };
        }
    },
    9721: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26074);
        var _image_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49033);
        var _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42770);
        var _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98016);
        const MANIFEST_TYPES = [
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.manifest,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.manifest,
        ].join(', ');
        const REFUSAL_BYTES = 64 * 1024;
        function createRegistryContentClient(options) {
            const { digestOf = _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.b } = options;
            const request = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0, _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__.V)(image)}`, {
                ...parts,
                path: { organization: image.organization, image: image.name, ...at },
                credential: await options.tokens.tokenFor(image),
            });
            return {
                manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ request, digestOf }, image, reference, accept),
                headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
                    const purpose = `check the manifest ${reference}`;
                    return readHead((await request('headManifest', image, purpose, { at: { reference }, accept })).response);
                },
                blob: (image, digest, { maxBytes }) => readBlob({ request, digestOf }, image, digest, maxBytes),
                blobSize: async (image, digest) => {
                    const purpose = `check the blob ${digest}`;
                    return readSize((await request('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
                },
                tags: async function* tags(image) {
                    const pages = (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__._)((query) => request('listTagNames', image, 'list the tags', { query }));
                    for await (const page of pages)
                        yield* page.tags;
                },
                referrers: (image, subject, artifactType) => (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__.t)({
                    subject,
                    artifactType,
                    requestPage: (query) => request('listReferrers', image, `list the referrers of ${subject}`, {
                        at: { digest: subject },
                        accept: _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index),
                }),
                checkAccess: async (image) => {
                    await request('checkRegistryAccess', image, 'access the registry for an image', {});
                },
            };
        }
        async function readBlob({ request, digestOf }, image, digest, maxBytes) {
            const purpose = `read the blob ${digest}`;
            const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
            const { body } = (await request('getBlob', image, purpose, { at: { digest }, ...limits })).response;
            if (body.length > maxBytes) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
            }
            await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.m)(body, digest, purpose, digestOf);
            return body;
        }
        async function readManifest({ request, digestOf }, image, reference, accept) {
            const purpose = `read the manifest ${reference}`;
            const { value, response } = await request('getManifest', image, purpose, { at: { reference }, accept });
            return (0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.Se)(response, { reference, manifest: value, purpose, digestOf });
        }
        function readHead(response) {
            return { ...(0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.mz)(response), size: readSize(response) };
        }
        function readSize(response) {
            const length = response.headers['content-length'] ?? '';
            return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
        }
    },
    42770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (linkedPages),
            t: () => (readReferrers)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const MAX_PAGES = 10_000;
        const MAX_REFERRERS = 5_000;
        async function* linkedPages(request) {
            const seen = new Set();
            let query = {};
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const { value, response } = await request(query);
                yield value;
                const next = nextQuery(response);
                if (next === undefined)
                    return;
                const key = JSON.stringify(next);
                if (seen.has(key)) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function nextQuery(response) {
            const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
            if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
                return undefined;
            return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
        }
        async function readReferrers(request) {
            const { artifactType } = request;
            const found = (await orNotFound(requestReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
            return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
        }
        async function requestReferrers(request) {
            const { artifactType, requestPage } = request;
            const type = artifactType === undefined ? {} : { artifactType };
            const found = [];
            for await (const page of linkedPages((query) => requestPage({ ...type, ...query }))) {
                found.push(...page.manifests);
                if (found.length > MAX_REFERRERS) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `${request.subject} has more than ${MAX_REFERRERS} referrers`, {
                        hint: 'Remove referrers that are no longer needed from the registry.',
                    });
                }
            }
            return found;
        }
        async function readFallbackTag({ subject, requestFallback, }) {
            const { manifest } = await requestFallback(subject.replace(':', '-'));
            return 'manifests' in manifest ? manifest.manifests : [];
        }
        const ABSENT = new Set(['platform_not_found', 'platform_invalid_request']);
        async function orNotFound(answer) {
            try {
                return await answer;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && ABSENT.has(error.code))
                    return undefined;
                throw error;
            }
        }
    },
    98016: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (createRegistryTokens),
            V: () => (nameOf)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48325);
        const MARGIN_MS = 30_000;
        const DEFAULT_LIFETIME_SECONDS = 60;
        function createRegistryTokens(options) {
            const { clock } = options;
            const tokens = new Map();
            function request(image) {
                const known = {
                    token: requestToken(image, options).then(({ token, lifetimeSeconds }) => {
                        known.staleFrom = clock.now() + lifetimeSeconds * 1000 - MARGIN_MS;
                        return token;
                    }),
                    staleFrom: undefined,
                };
                return known;
            }
            return {
                tokenFor: (image) => {
                    const name = nameOf(image);
                    const known = tokens.get(name);
                    if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                        return known.token;
                    }
                    const fresh = request(image);
                    tokens.set(name, fresh);
                    return fresh.token;
                },
            };
        }
        function nameOf({ organization, name }) {
            return `${organization}/${name}`;
        }
        async function requestToken(image, { call, passwordFor, onSecret }) {
            const name = nameOf(image);
            const password = await passwordFor(image);
            const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
                query: { scope: `repository:${name}:pull` },
                ...(password === undefined ? {} : { credential: password }),
            });
            const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(textOf(value, name));
            onSecret(token);
            return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
        }
        function textOf({ token, access_token: accessToken }, name) {
            const text = token ?? accessToken;
            if (text !== undefined)
                return text;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `no registry token for ${name}`);
        }
    },
    49567: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ai: () => (number)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        function string(params) {
            return core._coercedString(schemas.ZodString, params);
        }
        function number(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
        }
        function boolean(params) {
            return core._coercedBoolean(schemas.ZodBoolean, params);
        }
        function bigint(params) {
            return core._coercedBigint(schemas.ZodBigInt, params);
        }
        function date(params) {
            return core._coercedDate(schemas.ZodDate, params);
        }
    },
    64377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            p6: () => (date),
            w$: () => (datetime)
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
        function date(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
        }
        function time(params) {
            return core._isoTime(ZodISOTime, params);
        }
        function duration(params) {
            return core._isoDuration(ZodISODuration, params);
        }
    },
    19783: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            getProxyUrl: () => (getProxyUrl)
        });
        function getProxyUrl(reqUrl) {
            const usingSsl = reqUrl.protocol === 'https:';
            if (checkBypass(reqUrl)) {
                return undefined;
            }
            const proxyVar = (() => {
                if (usingSsl) {
                    return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
                }
                else {
                    return process.env['http_proxy'] || process.env['HTTP_PROXY'];
                }
            })();
            if (proxyVar) {
                try {
                    return new DecodedURL(proxyVar);
                }
                catch (_a) {
                    if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                        return new DecodedURL(`http://${proxyVar}`);
                }
            }
            else {
                return undefined;
            }
        }
        function checkBypass(reqUrl) {
            if (!reqUrl.hostname) {
                return false;
            }
            const reqHost = reqUrl.hostname;
            if (isLoopbackAddress(reqHost)) {
                return true;
            }
            const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
            if (!noProxy) {
                return false;
            }
            let reqPort;
            if (reqUrl.port) {
                reqPort = Number(reqUrl.port);
            }
            else if (reqUrl.protocol === 'http:') {
                reqPort = 80;
            }
            else if (reqUrl.protocol === 'https:') {
                reqPort = 443;
            }
            const upperReqHosts = [reqUrl.hostname.toUpperCase()];
            if (typeof reqPort === 'number') {
                upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
            }
            for (const upperNoProxyItem of noProxy
                .split(',')
                .map(x => x.trim().toUpperCase())
                .filter(x => x)) {
                if (upperNoProxyItem === '*' ||
                    upperReqHosts.some(x => x === upperNoProxyItem ||
                        x.endsWith(`.${upperNoProxyItem}`) ||
                        (upperNoProxyItem.startsWith('.') &&
                            x.endsWith(`${upperNoProxyItem}`)))) {
                    return true;
                }
            }
            return false;
        }
        function isLoopbackAddress(host) {
            const hostLower = host.toLowerCase();
            return (hostLower === 'localhost' ||
                hostLower.startsWith('127.') ||
                hostLower.startsWith('[::1]') ||
                hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
        }
        class DecodedURL extends URL {
            constructor(url, base) {
                super(url, base);
                this._decodedUsername = decodeURIComponent(super.username);
                this._decodedPassword = decodeURIComponent(super.password);
            }
            get username() {
                return this._decodedUsername;
            }
            get password() {
                return this._decodedPassword;
            }
        }
    },
    42776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openTrust: () => (openTrust)
        });
        async function openTrust(options) {
            if (options.config.signatures === 'off')
                return undefined;
            const { createTrust } = await Promise.all([__webpack_require__.e(1785), __webpack_require__.e(8899), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 71416));
            return createTrust(options);
        }
    },
    25167: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RG: () => (wrongOrganization),
            jD: () => (isRefusedEverywhere),
            v2: () => (compareOrganization)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50880);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70740);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90795);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33081);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47125);
        function compareOrganization(configured, uses, registry) {
            const references = new Map(uses.map(({ reference }) => [(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(reference), reference]));
            const organizations = [...references.values()].flatMap((reference) => (0, _image_use_js__WEBPACK_IMPORTED_MODULE_3__.RC)(reference, registry)?.organization ?? []);
            if (organizations.includes(configured))
                return undefined;
            const groups = Map.groupBy(organizations, (name) => name);
            groups.delete(_image_use_js__WEBPACK_IMPORTED_MODULE_3__.gO);
            if (groups.size === 0)
                return undefined;
            const named = [...groups].map(([name, group]) => ({ name, references: group.length }));
            const names = named.map(({ name }) => name);
            return {
                configured,
                named: named.toSorted((one, other) => other.references - one.references),
                nearest: (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__.z)(configured, names),
            };
        }
        function wrongOrganization({ configured, named, nearest }, own) {
            const all = named.map(({ name, references }) => `${name} (${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(references, 'reference')})`).join(', ');
            const reasons = [
                ...(named.length === 0 ? [] : [`the image references name ${all}`]),
                ...(own === undefined ? [] : [`the token belongs to ${own}`]),
            ];
            const reason = reasons.join(', and ') || 'the token has no access to it';
            const known = [nearest, own, ...(named.length === 1 ? named.map(({ name }) => name) : [])];
            const meant = known.find((name) => named.length === 0 || named.some((one) => one.name === name));
            const isSure = meant === nearest || meant === own;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_wrong_organization', `the organization is set to "${configured}", but ${reason}`, meant === undefined
                ? {}
                : { hint: `Set \`organization\` to ${meant}${isSure ? '' : ', and use credentials for it'}.` });
        }
        function isRefusedEverywhere({ named }, { tags, tagsOfDigests }, registry) {
            const facts = [
                ...[...tags].map(([key, { history }]) => ({ key, fact: history })),
                ...[...tagsOfDigests].map(([key, fact]) => ({ key, fact })),
            ];
            const about = facts.filter(({ key }) => named.some(({ name }) => key.startsWith(`${registry}/${name}/`)));
            return (about.length > 0 &&
                about.every(({ fact }) => fact.kind === 'unknown' && (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.WV)(fact.problem.code)));
        }
    },
    54539: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (openDirectoryBase),
            T: () => (openDirectoryCommit)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60915);
        async function openDirectoryBase(directory, ref, command) {
            const named = await findCommit(directory, ref, { option: '--base', command });
            const commit = (await (0, _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.yr)(directory, [named, 'HEAD'], command)) ?? named;
            return openBelow(directory, commit, { option: '--base', command });
        }
        async function openDirectoryCommit(directory, ref, options) {
            return openBelow(directory, await findCommit(directory, ref, options), options);
        }
        async function findCommit(directory, ref, { option, command }) {
            const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
            const { exitCode, stderr } = await command('git', ['rev-parse', '--show-prefix'], { directory });
            if (exitCode !== 0)
                throw noRepository(directory, option, stderr);
            const named = await command('git', words, { directory });
            if (named.exitCode === 0)
                return new TextDecoder().decode(named.stdout).trim();
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: "${ref}" is not a commit in this repository`, {
                hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
            });
        }
        async function openBelow(directory, commit, { option, command }) {
            const tree = await (0, _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_1__.W$)(directory, commit, command);
            if (tree === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: the files of ${commit} cannot be read`);
            const prefix = await command('git', ['rev-parse', '--show-prefix'], { directory });
            return { commit, tree: belowDirectory(tree, new TextDecoder().decode(prefix.stdout).trim()) };
        }
        function noRepository(directory, option, stderr) {
            const reason = (0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(stderr.split('\n', 1)[0] ?? '', 200);
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `${option}: git cannot read a repository in ${directory} (${reason})`, {
                hint: option === '--base'
                    ? 'Run this in a clone of the repository, or use --since or --baseline instead.'
                    : 'Run this in a clone of the repository.',
            });
        }
        function belowDirectory(tree, prefix) {
            if (prefix === '')
                return tree;
            const below = (paths) => paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
            return {
                list: async () => below(await tree.list()),
                submodules: async () => below(await tree.submodules()),
                read: async (paths) => {
                    const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
                    return readings.map((reading) => Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }));
                },
            };
        }
    },
    56098: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createService: () => (createService),
            fetchWith: () => (fetchWith),
            openCheckAccess: () => (openCheckAccess)
        });
        var node_digest = __webpack_require__(41686);
        var list = __webpack_require__(72158);
        var platform_access = __webpack_require__(44860);
        ;
        function createAdvisoryClient(options) {
            const access = (0, platform_access.qk)(options);
            const { request } = access;
            return {
                listDocuments: async (filter = {}) => {
                    const { documents } = await request('listAdvisoryDocuments', 'read the published advisories', {
                        query: { ...filter },
                    });
                    return documents;
                },
                listMetadata: (filter = {}, paging) => (0, list.c3)(access, {
                    route: 'listVulnerabilityMetadata',
                    purpose: 'read vulnerability metadata',
                    query: { ...filter },
                    pageOf: ({ vulnerabilityMetadata, ...page }) => [vulnerabilityMetadata, page],
                    uidOf: (one) => one.id,
                }, paging),
                listResolved: async (period) => {
                    const purpose = 'read resolved vulnerabilities';
                    const answer = await request('listResolvedVulnerabilities', purpose, { query: { ...period } });
                    return answer.resolvedVulnsReports;
                },
            };
        }
        var call = __webpack_require__(51730);
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const DocumentScan = schemas._H3({
            artifactVersion: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
        });
        const DocumentEvent = schemas.Ikc({
            timestamp: timestamp.D,
            detection: schemas._H3({ scanv1: DocumentScan.optional() }).optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: Note.extend({ type: schemas.YjP().optional() }).optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
        });
        const AdvisoryDocument = schemas.Ikc({
            id: schemas.YjP(),
            advisories: schemas.YOg(schemas.Ikc({
                id: schemas.YjP(),
                aliases: schemas.YOg(schemas.YjP()).default([]),
                packageNamespace: schemas.YjP().optional(),
                events: schemas.YOg(DocumentEvent).default([]),
            }))
                .default([]),
        });
        const AdvisoryDocuments = schemas.Ikc({ documents: schemas.YOg(AdvisoryDocument).default([]) });
        const AdvisoryDocumentQuery = schemas.Ikc({ id: schemas.YjP().optional(), cves: page.ZD.optional() });
        const Severity = schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() });
        const VulnerabilityMetadata = schemas.Ikc({
            id: schemas.YjP(),
            summary: schemas.YjP().optional(),
            details: schemas.YjP().optional(),
            severities: schemas.YOg(Severity).default([]),
            references: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), url: schemas.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = page.er.extend({
            vulnerabilityMetadata: schemas.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = page.r_.extend({
            id: schemas.YjP().optional(),
            ids: page.ZD
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = schemas.Ikc({
            resolvedVulnsReports: schemas.YOg(schemas.Ikc({
                date: timestamp.D,
                resolvedVulns: schemas.YOg(schemas.Ikc({
                    id: schemas.YjP(),
                    aliases: schemas.YOg(schemas.YjP()).default([]),
                    cvssSeverities: schemas.YOg(Severity).default([]),
                }))
                    .default([]),
            }))
                .default([]),
        });
        const ImageRef = schemas.Ikc({
            repo: schemas.YjP('is required').min(1, 'is required'),
            tags: schemas.YOg(schemas.YjP()).default([]),
        });
        const ResolvedVulnerabilitiesQuery = schemas.Ikc({
            imageRefs: (0, page.uZ)(ImageRef).optional(),
            startTime: schemas.YjP('is required').pipe(timestamp.D),
            endTime: schemas.YjP('is required').pipe(timestamp.D),
        });
        var route = __webpack_require__(53450);
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListDocuments',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: AdvisoryDocumentQuery,
                response: AdvisoryDocuments,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListVulnerabilityMetadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: VulnerabilityMetadataQuery,
                response: VulnerabilityMetadataPage,
            },
            listResolvedVulnerabilities: (0, route.Jt)('/advisory/v2/images/resolvedVulns', ['apk.list', 'repo.list', 'manifest.metadata.list', 'tag.list'], {
                rpc: 'advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports',
                query: ResolvedVulnerabilitiesQuery,
                response: ResolvedVulnerabilities,
            }),
        };
        var group_routes = __webpack_require__(42774);
        var pull_routes = __webpack_require__(83354);
        var registry_routes = __webpack_require__(74886);
        var sign_in_routes = __webpack_require__(27932);
        var version_one_routes = __webpack_require__(75016);
        var vulnerability_routes = __webpack_require__(28665);
        var platform_client = __webpack_require__(57189);
        var registry_client = __webpack_require__(55793);
        var registry_content_client = __webpack_require__(9721);
        var registry_tokens = __webpack_require__(98016);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(39740);
        var uid = __webpack_require__(24513);
        var assessed_images = __webpack_require__(85858);
        var check_organization = __webpack_require__(25167);
        var image_content = __webpack_require__(49033);
        var changed_references = __webpack_require__(20245);
        var check_evidence = __webpack_require__(77533);
        var image_use = __webpack_require__(47125);
        var errors = __webpack_require__(56046);
        var image_reference = __webpack_require__(50880);
        var concurrency = __webpack_require__(97270);
        var create_differ = __webpack_require__(998);
        var read_build = __webpack_require__(97888);
        var build_packages = __webpack_require__(80450);
        var settle = __webpack_require__(67559);
        ;
        const MOST_DIFFS = 20;
        async function fetchDiffs(changed, evidence, sources) {
            const wanted = changed.flatMap(({ from, to, platforms }) => {
                const [before, after] = [digestOf(from, evidence), digestOf(to, evidence)];
                if (before === undefined || after === undefined || before === after)
                    return [];
                const key = (0, changed_references.vT)((0, image_reference.Ys)(from), (0, image_reference.Ys)(to));
                const { host, path } = to;
                const tags = { tag: (0, image_reference.yr)(from), toTag: (0, image_reference.yr)(to) };
                return [{ key, image: { host, path }, ...tags, from: before, to: after, platforms }];
            });
            const diffBuilds = createCheckDiffer(sources);
            const compared = await (0, concurrency.sf)(wanted.slice(0, MOST_DIFFS), concurrency.Ri, async ({ key, ...builds }) => {
                return [key, await diffBuilds(builds)];
            });
            return new Map([...compared, ...wanted.slice(MOST_DIFFS).map(({ key }) => [key, undefined])]);
        }
        function digestOf(reference, evidence) {
            return reference.digest ?? (0, check_evidence.TY)(reference, (0, check_evidence.Hk)(reference, evidence))?.digest;
        }
        function createCheckDiffer(sources) {
            const { content, organization, registry, registryHost, signatures, signedIn } = sources;
            const historicOf = (image) => {
                const historic = (0, image_use.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
                if (historic === undefined)
                    throw new errors.OD('internal_bug', 'a changed image without a history');
                return historic;
            };
            const read = (0, read_build.M)((image) => (0, image_content.$E)(content, historicOf(image)));
            const packages = { contentOf: read, registryHost, signatures, listsAll: true };
            return (0, create_differ.r)({
                contentOf: read,
                packagesOf: (0, build_packages.E)({
                    ...packages,
                    signedIn: signedIn && { ...signedIn, organizationUid: organization.uid },
                }),
                advisoriesOn: undefined,
                source: {
                    tag: (image, tag) => (0, settle.G9)(registry
                        .tagHistory(historicOf(image), tag)
                        .then((history) => ({ kind: 'history', history }))),
                },
                registryHost,
            });
        }
        var pin_origin = __webpack_require__(68449);
        var fetch_advisories = __webpack_require__(36721);
        var signed_contents = __webpack_require__(22069);
        ;
        const END_OF_LIFE = {
            predicateType: 'https://chainguard.dev/end-of-life',
            legacyForm: 'legacy-attestation',
            tagSuffix: '.att',
            maxBytes: 128 * 1024,
            most: 1,
        };
        async function attestsGrace(image, digest, sources) {
            const found = await (0, settle.G9)(findGrace(image, digest, sources));
            return found.kind === 'known' && found.value;
        }
        async function findGrace(image, digest, { content, verify }) {
            for (const find of [signed_contents.xG, signed_contents.$A]) {
                for await (const found of find(content, digest, END_OF_LIFE)) {
                    const proof = found.form === 'unread' ? undefined : await verify(image, digest, found, END_OF_LIFE.predicateType);
                    if (proof?.kind === 'verified')
                        return true;
                }
            }
            return false;
        }
        var fetch_lifecycle = __webpack_require__(17471);
        var organization_lists = __webpack_require__(35883);
        var fetch_packages = __webpack_require__(43358);
        var fetch_pull_policies = __webpack_require__(35903);
        var tag_history = __webpack_require__(43287);
        var pin_config = __webpack_require__(25973);
        ;
        async function fetchSignatures(uses, sources) {
            const all = [...uses, ...sources.others].map(({ reference }) => reference);
            const references = [...new Map(all.map((one) => [(0, image_reference.Ys)(one), one]))];
            const found = await (0, concurrency.sf)(references, concurrency.Ri, async ([key, reference]) => {
                const trust = await verifyReference(reference, sources);
                return trust === undefined ? [] : [[key, trust]];
            });
            return new Map(found.flat());
        }
        async function verifyReference(reference, sources) {
            const { indexOf, mirrors, verifyBuild } = sources;
            const digest = await fetch_signatures_digestOf(reference, sources);
            if (digest?.kind === 'unknown')
                return { kind: 'not-checked', problem: digest.problem };
            if (digest?.value === undefined)
                return undefined;
            const image = (0, pin_config.Fw)(mirrors, reference);
            const own = await verifyBuild(image, digest.value);
            if (own.kind !== 'unsigned' || reference.digest === undefined)
                return own;
            const index = await indexOf(reference);
            return index === undefined ? own : verifyBuild(image, digest.value, index);
        }
        async function fetch_signatures_digestOf(reference, { contentOf, registry, registryHost }) {
            const { digest, host, path } = reference;
            if (digest !== undefined)
                return { kind: 'known', value: digest };
            const tag = (0, image_reference.yr)(reference) ?? 'latest';
            const historic = (0, image_use.RC)(reference, registryHost);
            if (historic === undefined) {
                const manifest = await (0, settle.G9)(contentOf({ host, path }).manifest(tag));
                return manifest.kind === 'unknown' ? manifest : { kind: 'known', value: manifest.value.digest };
            }
            const history = await (0, settle.G9)(registry.tagHistory(historic, tag));
            return history.kind === 'unknown'
                ? undefined
                : { kind: 'known', value: (0, tag_history.Dz)(history.value)?.digest };
        }
        var digest_origins = __webpack_require__(40826);
        var find_repo = __webpack_require__(78264);
        ;
        function wantedImages(uses, tagsOfDigests, options) {
            const groups = Map.groupBy(uses, ({ reference }) => (0, image_reference.vy)(reference));
            return [...groups].flatMap(([image, group]) => {
                const [first] = group;
                const historic = first === undefined ? undefined : (0, image_use.RC)(first.reference, options.registryHost);
                if (historic === undefined)
                    return [];
                const tags = group.flatMap(({ reference }) => {
                    const found = tagsOfDigests.get((0, image_reference.Ys)(reference));
                    const tag = (0, image_use.RC)(reference, options.registryHost)?.tag;
                    return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
                });
                const references = Map.groupBy(group, ({ reference }) => (0, image_reference.Ys)(reference));
                return [
                    {
                        image,
                        historic,
                        repoUid: once(() => (0, find_repo.O7)(historic, options.organization, options.platform)),
                        tags: new Set(tags),
                        references: new Map([...references].map(([key, same]) => [key, wantedReference(same, options)])),
                    },
                ];
            });
        }
        function wantedReference(same, { platforms }) {
            const [first] = same;
            if (first === undefined)
                throw new errors.OD('internal_bug', 'a reference without a use');
            const named = same.map(({ platform }) => platform);
            const all = named.flatMap((platform) => platform ?? platforms);
            return { reference: first.reference, platforms: [...new Set(all)].sort() };
        }
        function once(request) {
            let result;
            return () => (result ??= request());
        }
        ;
        async function fetchEvidence(uses, sources) {
            const { access, now } = sources;
            return { evidence: await fetchAll(uses, sources), now, access };
        }
        async function fetchAll(uses, options) {
            const tagless = wantedImages(uses, new Map(), wantedFrom(options));
            const tagsOfDigests = await (0, digest_origins.uq)(tagless, verifyOptions(options), options.signedIn?.platform);
            const images = wantedImages(uses, tagsOfDigests, wantedFrom(options));
            const lists = fetchLists(images, options);
            const wanted = images.map((one) => withLists(one, lists, options));
            const references = uses.map(({ reference }) => reference);
            const packaged = fetchAllPackages(wanted, options);
            const historic = fetchTags(wanted, options).then(async (fetched) => ({
                tags: fetched,
                origins: await (0, digest_origins.Uy)(references, fetched, verifyOptions(options)),
            }));
            const indexOf = async (reference) => {
                const origin = (await historic).origins.get((0, pin_origin.D6)(reference));
                return origin?.kind === 'platform-manifest' ? origin.index : undefined;
            };
            const [packages, advisories, { tags, origins }, pullPolicies, signatures] = await Promise.all([
                packaged,
                packaged.then((found) => (0, fetch_advisories.BG)(namesOf(wanted, found), options)),
                historic,
                (0, fetch_pull_policies.e)(wanted, options),
                options.signatures && fetchSignatures(uses, { ...options, ...options.signatures, indexOf }),
            ]);
            return {
                tags,
                tagsOfDigests,
                origins,
                packages,
                advisories,
                pullPolicies,
                signatures: signatures ?? new Map(),
                fixes: new Map(),
            };
        }
        function wantedFrom({ organization, platforms, registryHost, signedIn }) {
            return { organization, platforms, registryHost, platform: signedIn?.platform };
        }
        function verifyOptions({ registry, content, registryHost, signedIn }) {
            const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: (0, digest_origins.Gl)(signedIn.platform) };
            return { registry, content, registryHost, ...tagsOfDigest };
        }
        function fetchLists(images, { organization, signedIn }) {
            if (signedIn === undefined)
                return organization_lists.Wo;
            const own = images.filter(({ historic }) => historic.organization === organization.name);
            const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
            return (0, organization_lists.fl)(organization.uid, wanted, signedIn);
        }
        function withLists(one, lists, { content, now, organization, registryHost: host, signatures, signedIn }) {
            const isOwn = one.historic.organization === organization.name;
            const repoUid = once(async () => {
                const listed = isOwn ? await lists.repo(one.historic.name) : undefined;
                return listed?.uid ?? one.repoUid();
            });
            const verify = signatures?.verifySbom;
            const image = { host, path: `${one.historic.organization}/${one.historic.name}` };
            const isInGrace = verify &&
                ((digest) => attestsGrace(image, digest, { content: (0, image_content.$E)(content, one.historic), verify }));
            const given = { repoUid, wanted: [...one.tags], lists, now, isInGrace };
            const lifecycles = signedIn && (0, fetch_lifecycle.u)({ ...given, ...signedIn });
            return { ...one, isOwn, repoUid, lifecycles };
        }
        async function fetchTags(wanted, { registry }) {
            const tags = wanted.flatMap(({ historic, image, lifecycles, tags: names }) => [...names].map((tag) => ({ historic, image, tag, lifecycles })));
            const [histories, found] = await Promise.all([
                (0, concurrency.sf)(tags, concurrency.Ai, ({ historic, tag }) => (0, settle.G9)(registry.tagHistory(historic, tag))),
                (0, concurrency.sf)(tags, concurrency.Ri, async ({ tag, lifecycles }) => lifecycles && (0, settle.G9)(lifecycles.lifecycleOf(tag))),
            ]);
            const entries = tags.map(({ image, tag }, index) => {
                const history = histories[index];
                if (history === undefined)
                    throw new errors.OD('internal_bug', 'a tag was not fetched');
                return [(0, check_evidence.E4)(image, tag), { history, lifecycle: found[index] }];
            });
            return new Map(entries);
        }
        async function fetchAllPackages(wanted, options) {
            const references = wanted.flatMap((image) => [...image.references].map(([key, { platforms, reference }]) => ({ image, key, platforms, reference })));
            const packages = await (0, concurrency.sf)(references, concurrency.Ri, async ({ image, key, platforms, reference }) => {
                const { tag, digest } = reference;
                const request = (0, fetch_packages.fetchPackages)({ image: image.historic, reference: digest ?? tag ?? 'latest', platforms }, packageSources(options, image.repoUid));
                return [key, await (0, settle.G9)(request)];
            });
            return new Map(packages);
        }
        function packageSources({ content, registryHost: host, signatures, signedIn, }, repoUid) {
            const sources = { content, sboms: signedIn?.versionOne, repoUid };
            return { ...sources, signatures: signatures && (0, fetch_packages.ry)(host, signatures) };
        }
        function namesOf(wanted, packages) {
            const names = wanted.flatMap(({ references }) => [...references].flatMap(([key, { reference }]) => {
                const known = packages.get(key);
                return (0, check_evidence.jh)(known?.kind === 'known' ? known.value : undefined, reference);
            }));
            return [...new Set(names)].sort();
        }
        var fix_result = __webpack_require__(13739);
        var advisory_status = __webpack_require__(36097);
        var assess = __webpack_require__(6308);
        var package_family = __webpack_require__(33399);
        ;
        const MOST_BUILDS = 7;
        function prepareSearch(reference, { evidence, assess }) {
            const { digest } = reference;
            const tag = (0, check_evidence.es)(reference, evidence);
            const known = (0, check_evidence.Hk)(reference, evidence);
            if (digest === undefined || (0, check_evidence.P$)(reference, known))
                return undefined;
            const { assessments } = assess(reference, []);
            const open = assessments.filter(isOpen);
            if (!open.some(fix_result.G4))
                return undefined;
            const history = known?.history.kind === 'known' ? known.history.value : undefined;
            if (history === undefined)
                return unknown(open, "the tag's history is unknown");
            const newer = (0, tag_history.wu)(history, digest);
            if (newer === undefined)
                return unknown(open, "the digest is not in the tag's history");
            return { kind: 'search', search: { reference: { ...reference, tag }, newer, open } };
        }
        function unknown(open, reason) {
            return { kind: 'result', fixes: (0, fix_result.sP)(open, reason) };
        }
        function isOpen(one) {
            const { status } = one.decision;
            return one.package !== undefined && status !== 'unreviewed' && !(0, advisory_status.Lx)(status);
        }
        function nextBuilds({ newer, open, checked }) {
            const newest = newer.at(-1);
            const fixable = open.filter(fix_result.G4);
            if (newest === undefined || checked.size >= MOST_BUILDS)
                return [];
            if (checked.size === 0)
                return [...guessedBuilds(newer, fixable).filter((one) => one !== newest), newest];
            const isCleared = ({ digest }, one) => {
                const found = checked.get(digest);
                return found?.kind === 'known' && found.cleared.has((0, fix_result.hf)(one));
            };
            const latest = newer.findLast(({ digest }) => checked.get(digest)?.kind === 'known');
            const wanted = fixable.filter((one) => latest !== undefined && isCleared(latest, one));
            if (wanted.length === 0)
                return [];
            const earliest = newer.findIndex((build) => wanted.every((one) => isCleared(build, one)));
            const before = newer.slice(0, earliest).findLastIndex(({ digest }) => checked.has(digest));
            const between = newer.slice(before + 1, earliest);
            const guessed = guessedBuilds(newer, wanted).filter((one) => between.includes(one));
            const middle = Math.floor((between.length - 1) / 2);
            const next = guessed.length > 0 ? guessed : between.slice(middle, middle + 1);
            return next.slice(0, MOST_BUILDS - checked.size);
        }
        function guessedBuilds(newer, fixable) {
            const newest = newer.at(-1);
            const released = fixable.flatMap((one) => one.decision.fixedAt ?? []);
            const last = released.filter((at) => newest !== undefined && at <= newest.at).reduce(later, -1);
            const first = last === -1 ? -1 : newer.findIndex(({ at }) => at >= last);
            return first === -1 ? [] : newer.slice(Math.max(0, first - 1), first + 1);
        }
        function later(one, other) {
            return Math.max(one, other);
        }
        function comparedNames(open, fetched) {
            if (fetched.kind === 'unknown' || fetched.value.source === 'name')
                return [];
            const platforms = comparedPackages(open, fetched.value.platforms);
            return (0, check_evidence.jh)({ ...fetched.value, platforms }, { path: '' });
        }
        function checkBuild(open, fetched, advisories) {
            if (fetched.kind === 'unknown')
                return { kind: 'unknown', reason: fetched.problem.message };
            if (fetched.value.source === 'name')
                return { kind: 'unknown', reason: fetched.value.reason };
            const platforms = comparedPackages(open, fetched.value.platforms);
            const unread = comparedNames(open, fetched).find((name) => advisories.get(name)?.kind !== 'known');
            if (unread !== undefined)
                return { kind: 'unknown', reason: `the advisories for ${unread} are unknown` };
            const advisoriesOn = (name) => {
                const found = advisories.get(name);
                return found?.kind === 'known' ? found.value : [];
            };
            const byPlatform = new Map(platforms.map((one) => [one.platform, openOn(one, advisoriesOn)]));
            const missing = open.flatMap((one) => one.platforms).find((platform) => !byPlatform.has(platform));
            if (missing !== undefined)
                return { kind: 'unknown', reason: `no SBOM for ${missing}` };
            const cleared = open.filter((one) => !one.platforms.some((platform) => byPlatform.get(platform)?.(one)));
            return { kind: 'known', cleared: new Set(cleared.map(fix_result.hf)) };
        }
        function openOn(platform, advisoriesOn) {
            const present = new Set(platform.packages.map(({ name }) => name));
            const open = (0, assess.C)([platform], advisoriesOn).filter(isOpen);
            const keys = new Set(open.flatMap(({ names, package: { name } }) => names.flatMap((alias) => [`${name} ${alias}`, `~${(0, package_family.t)(name)} ${alias}`])));
            return ({ names, package: { name } }) => {
                const subject = present.has(name) ? name : `~${(0, package_family.t)(name)}`;
                return names.some((alias) => keys.has(`${subject} ${alias}`));
            };
        }
        function comparedPackages(open, platforms) {
            const names = new Set(open.map((one) => one.package.name));
            return platforms.map(({ platform, packages }) => {
                const present = new Set(packages.map(({ name }) => name));
                const gone = new Set([...names].filter((name) => !present.has(name)).map(package_family.t));
                const isCompared = (name) => names.has(name) || (gone.size > 0 && gone.has((0, package_family.t)(name)));
                return { platform, packages: packages.filter(({ name }) => isCompared(name)) };
            });
        }
        ;
        const MOST_SEARCHES = 100;
        const SEARCHES_IN_FLIGHT = 8;
        async function fetchFixes(uses, assessed, sources) {
            const references = new Map(uses.map(({ reference }) => [(0, image_reference.Ys)(reference), reference]));
            const questions = [...references].flatMap(([key, reference]) => {
                const question = prepareSearch(reference, assessed);
                return question === undefined ? [] : [{ key, question }];
            });
            const check = createBuildCheck(assessed.evidence, sources);
            let searches = 0;
            const results = await (0, concurrency.sf)(questions, SEARCHES_IN_FLIGHT, async ({ key, question }) => {
                if (question.kind === 'search')
                    searches += 1;
                return [key, await answer(question, searches <= MOST_SEARCHES ? check : undefined)];
            });
            return new Map(results);
        }
        async function answer(question, check) {
            if (question.kind === 'result')
                return question.fixes;
            const { search } = question;
            if (check === undefined)
                return (0, fix_result.sP)(search.open, `a run searches at most ${MOST_SEARCHES} references for fixes`);
            const checked = new Map();
            for (let builds = nextBuilds({ ...search, checked }); builds.length > 0;) {
                const found = await Promise.all(builds.map(async ({ digest }) => [digest, await check(search, digest)]));
                for (const [digest, one] of found)
                    checked.set(digest, one);
                builds = nextBuilds({ ...search, checked });
            }
            return (0, fix_result.Pi)({ ...search, checked });
        }
        function createBuildCheck({ advisories: before }, sources) {
            const packagesOf = createPackagesFetcher(sources);
            const advisories = new Map(before);
            return async ({ open, reference }, digest) => {
                try {
                    const platforms = [...new Set(open.flatMap((one) => one.platforms))].sort();
                    const packages = await packagesOf({ reference, digest, platforms });
                    const more = comparedNames(open, packages).filter((name) => !advisories.has(name));
                    for (const [name, found] of await (0, fetch_advisories.BG)(more, sources))
                        advisories.set(name, found);
                    return checkBuild(open, packages, advisories);
                }
                catch (error) {
                    if (!(error instanceof errors.OD) || error.code !== 'run_deadline')
                        throw error;
                    return { kind: 'unknown', reason: error.message };
                }
            };
        }
        function createPackagesFetcher(sources) {
            const { organization, registryHost, signedIn } = sources;
            const builds = new Map();
            const repos = new Map();
            return ({ reference, digest, platforms }) => {
                const image = (0, image_use.RC)(reference, registryHost);
                if (image === undefined)
                    throw new errors.OD('internal_bug', 'a search without a history');
                const repoUid = () => getOrAdd(repos, (0, image_reference.vy)(reference), () => (0, find_repo.O7)(image, organization, signedIn?.platform));
                return getOrAdd(builds, [(0, image_reference.vy)(reference), digest, ...platforms].join(' '), () => (0, settle.G9)((0, fetch_packages.fetchPackages)({ image, reference: digest, platforms }, packageSources(sources, repoUid))));
            };
        }
        function getOrAdd(known, key, make) {
            const value = known.get(key) ?? make();
            known.set(key, value);
            return value;
        }
        var tag_source = __webpack_require__(5662);
        var access = __webpack_require__(26933);
        var oidc_request = __webpack_require__(40526);
        var open_access = __webpack_require__(3942);
        var check_access = __webpack_require__(91777);
        var check_signatures = __webpack_require__(99484);
        ;
        const routes = {
            ...sign_in_routes.H,
            ...group_routes.y,
            ...registry_routes.k,
            ...pull_routes.o,
            ...version_one_routes.n,
            ...vulnerability_routes.R,
            ...advisoryRoutes,
        };
        function createService(service) {
            const { clock, endpoints, send, signal } = service;
            return { ...service, call: (0, call.u)({ send, clock, endpoints, signal, routes }) };
        }
        async function openCheckAccess(service, inputs, environment) {
            const { identity } = inputs;
            const organization = { name: inputs.organization, uid: (0, uid.zL)(identity) };
            const found = (0, check_access.m)(environment);
            if (found.kind === 'request') {
                const access = await (0, open_access.u)(found, { ...service, identity });
                return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
            }
            const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
            const { reason } = (0, oidc_request.U)(found, inputs['when-unavailable'] || byDefault);
            const remedy = 'Authenticated runs check them, such as the run after the merge.';
            return { ...access.zZ, organization, run: { mode: 'anonymous', reason, remedy } };
        }
        async function fetchWith(service, access, { changed, uses, platforms, head, trust }) {
            const { registry } = service.endpoints;
            const { organization, run } = access;
            const mismatch = run.mode === 'anonymous' ? undefined : (0, check_organization.v2)(organization.name, uses, registry);
            if (mismatch?.nearest !== undefined)
                throw (0, check_organization.RG)(mismatch);
            const opened = createSources(service, access, platforms);
            const signatures = await (0, check_signatures.openSignatures)(service, access, opened.content, trust);
            const sources = { ...opened, signatures };
            const fetched = await fetchEvidence(uses, sources);
            if (mismatch !== undefined && (0, check_organization.jD)(mismatch, fetched.evidence, registry))
                throw (0, check_organization.RG)(mismatch);
            const assess = (0, assessed_images.y)(fetched.evidence);
            const [fixes, diffs] = await Promise.all([
                fetchFixes(head, { evidence: fetched.evidence, assess }, sources),
                fetchDiffs(changed, fetched.evidence, sources),
            ]);
            return { ...fetched, evidence: { ...fetched.evidence, fixes }, assess, diffs };
        }
        function createSources({ call, clock, endpoints, onSecret }, { apiToken: token, organization, registryToken, run, serverTime }, platforms) {
            const passwordFor = (image) => image.organization === organization.name ? registryToken : undefined;
            const tokens = (0, registry_tokens.Q)({ call, clock, onSecret, passwordFor });
            return {
                signedIn: token === undefined
                    ? undefined
                    : {
                        platform: (0, platform_client.B)({ call, token }),
                        versionOne: (0, version_one_client.k)({ call, token }),
                        vulnerabilities: (0, vulnerability_client.C)({ call, token }),
                    },
                access: run,
                registry: (0, tag_source.On)((0, registry_client.H)({ call, tokens })),
                content: (0, registry_content_client.e)({ call, tokens, digestOf: node_digest.R }),
                published: createAdvisoryClient({ call, token: undefined }),
                registryHost: endpoints.registry,
                organization,
                platforms,
                now: serverTime ?? clock.now(),
            };
        }
    },
    63401: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P3: () => (PLACE_OPTIONS),
            Tt: () => (readOptions),
            V9: () => (TRUSTED_ROOT_OPTION),
            Yr: () => (TOKEN_VARIABLES)
        });
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98181);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58765);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
        const PLACE_OPTIONS = Object.entries(_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.ls).map(([name, place]) => ({
            name,
            value: place.value,
            description: (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.ti)(place),
            group: 'ENDPOINT OPTIONS',
        }));
        const TRUSTED_ROOT_OPTION = {
            name: 'trusted-root',
            value: 'FILE',
            description: 'Sigstore trust root (trusted_root.json) to use instead of the built-in one.',
            completion: 'file',
        };
        const TOKEN_VARIABLES = [
            { term: 'MOORING_API_TOKEN', description: 'Token for the platform API.' },
            {
                term: 'MOORING_REGISTRY_TOKEN',
                description: "Token for private images in the platform's registry; others use Docker's stored credentials.",
            },
        ];
        function readOptions(schema, values, variables) {
            return (0, _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(schema, optionText(values, variables), {
                code: 'config_usage_invalid',
                prefix: '--',
                hint: 'Fix the option or its variable MOORING_…. Run the command with `--help` to list its options.',
            });
        }
        function optionText(values, variables) {
            const defaults = _service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.h$;
            return (name) => {
                const option = values[name];
                if (typeof option === 'string')
                    return option.trim();
                return (variables[(0, _arguments_js__WEBPACK_IMPORTED_MODULE_2__.cG)(name)] ?? defaults[name] ?? '').trim();
            };
        }
    },
    99484: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openSignatures: () => (openSignatures),
            trustRun: () => (trustRun)
        });
        var _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49033);
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        function trustRun({ config, configTree, pin }, given) {
            const { directory, onWarning, others, trustedRoot, variables } = given;
            const registries = { variables, directory, tokenHosts: pin.tokenHosts };
            return {
                config: config.trust,
                tree: configTree,
                mirrors: pin.mirrors,
                registries,
                others,
                trustedRoot,
                onWarning,
            };
        }
        async function openSignatures(service, access, content, run) {
            const { config, mirrors, others, registries } = run;
            if (config.signatures === 'off')
                return undefined;
            const { uid } = access.organization;
            const [{ openTrust }, opened] = await Promise.all([
                __webpack_require__.e(2776).then(__webpack_require__.bind(__webpack_require__, 42776)),
                others.length === 0 ? undefined : Promise.all([__webpack_require__.e(8899), __webpack_require__.e(1531), __webpack_require__.e(6795), __webpack_require__.e(5674)]).then(__webpack_require__.bind(__webpack_require__, 76795)),
            ]);
            const other = opened?.openRegistries({ ...service, ...registries, access });
            const read = (image) => {
                const named = { ...image, tag: undefined, digest: undefined };
                const historic = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__.RC)(named, service.endpoints.registry);
                if (historic !== undefined)
                    return (0, _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__.$E)(content, historic);
                if (other === undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', `${image.host} is not opened`);
                return other.contentOf(image);
            };
            const organization = uid === '' ? undefined : access.organization;
            const trust = await openTrust({ ...service, ...run, access, organization, contentOf: read });
            if (trust === undefined)
                return undefined;
            const areRequired = config.signatures === 'require';
            return { ...trust, areRequired, mirrors, others, contentOf: read };
        }
    },
    50640: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (readPlainYaml)
        });
        var _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44906);
        var _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40673);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61447);
        var _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96045);
        function readPlainYaml(bytes) {
            const { whole, text, offset, isUtf8 } = (0, _open_file_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
            if (!isUtf8)
                return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
            const lineAt = (at) => new _domain_source_text_position_js__WEBPACK_IMPORTED_MODULE_4__._(whole).find(at).line;
            const parsed = (0, _yaml_documents_js__WEBPACK_IMPORTED_MODULE_3__.h)({ text, offset });
            const problem = parsed.kind === 'unreadable' ? parsed : parsed.problems()[0];
            if (parsed.kind === 'unreadable' || problem !== undefined)
                return { kind: 'unreadable', line: lineAt(problem?.at ?? 0), reason: problem?.reason ?? '' };
            const { root } = parsed;
            return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
        }
        function plainValue(node) {
            if (node.isShared)
                return null;
            switch (node.kind) {
                case 'text':
                    return node.style === 'plain' ? plainScalar((0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text)) : (0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(node.text);
                case 'list':
                    return node.items.map(plainValue);
                case 'map':
                    return Object.fromEntries(node.entries.map(({ key, value }) => [(0, _domain_source_byte_text_js__WEBPACK_IMPORTED_MODULE_0__.G)(key.text), plainValue(value)]));
                case 'empty':
                case 'expression':
                    return null;
                default:
                    return (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.xb)(node);
            }
        }
        function plainScalar(text) {
            if (text === 'true' || text === 'false')
                return text === 'true';
            return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
        }
        function startAt(root, path) {
            let node = root;
            let start = root.start;
            for (const part of path) {
                const entry = node.kind === 'map' ? node.entries.find(({ key }) => key.text === part) : undefined;
                const item = node.kind === 'list' ? node.items[Number(part)] : undefined;
                const next = entry?.value ?? item;
                if (next === undefined)
                    return start;
                start = entry?.key.start ?? next.start;
                node = next;
            }
            return start;
        }
    },
    48675: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Te: () => (findDefaultBranch),
            _Y: () => (findRemote),
            wg: () => (findRoot),
            Fj: () => (findSetup),
            mI: () => (findWorkflows),
            uM: () => (gitIn),
            c$: () => (summarizeImages)
        });
        var errors = __webpack_require__(56046);
        var organization = __webpack_require__(97348);
        var setup_remote = __webpack_require__(61073);
        var workflow_text = __webpack_require__(87908);
        ;
        const DIRECTORIES = ['login', 'resolve', 'pin', 'identity', 'diff', 'bisect'];
        const USES = new RegExp(String.raw `^[\w.-]+/mooring(?:/(${DIRECTORIES.join('|')}))?@\S+$`);
        function readMooringWorkflow(path, value) {
            const workflow = mapOf(value);
            const steps = Object.entries(mapOf(workflow['jobs'])).flatMap(([name, job]) => stepsOf(name, mapOf(job), workflow['permissions']));
            return steps.length === 0 ? undefined : { path, events: eventsOf(workflow['on']), steps };
        }
        function stepsOf(name, job, inherited) {
            const environment = typeof job['environment'] === 'object' ? mapOf(job['environment'])['name'] : job['environment'];
            return listOf(job['steps']).flatMap((value) => {
                const step = mapOf(value);
                const [match, directory] = USES.exec(textOf(step['uses'])) ?? [];
                if (match === undefined)
                    return [];
                return [
                    {
                        action: DIRECTORIES.find((known) => known === directory) ?? 'check',
                        job: name,
                        conditions: [job['if'], step['if']].map(textOf).filter((text) => text !== ''),
                        mayRequestToken: grantsIdToken(job['permissions'] ?? inherited),
                        environment: textOf(environment),
                        inputs: Object.fromEntries(Object.entries(mapOf(step['with'])).flatMap(([input, given]) => isScalar(given) ? [[input, String(given)]] : [])),
                    },
                ];
            });
        }
        function eventsOf(on) {
            if (typeof on === 'string')
                return [on];
            return Array.isArray(on) ? on.map(textOf) : Object.keys(mapOf(on));
        }
        function grantsIdToken(permissions) {
            return permissions === 'write-all' || mapOf(permissions)['id-token'] === 'write';
        }
        function isScalar(value) {
            return ['string', 'number', 'boolean'].includes(typeof value);
        }
        function textOf(value) {
            return isScalar(value) ? String(value) : '';
        }
        function listOf(value) {
            return Array.isArray(value) ? value : [];
        }
        function mapOf(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value)
                ? Object.fromEntries(Object.entries(value))
                : {};
        }
        var printable = __webpack_require__(76158);
        var read_plain_yaml = __webpack_require__(50640);
        var load_config = __webpack_require__(13449);
        var list_images = __webpack_require__(82594);
        ;
        function gitIn(directory, command) {
            return async (...args) => {
                const { exitCode, stdout } = await command('git', args, { directory });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
            };
        }
        async function findRoot(directory, git) {
            const root = await git('rev-parse', '--show-toplevel');
            if (root !== undefined && root !== '')
                return root;
            throw new errors.OD('config_usage_invalid', `${directory} is not in a git work tree`, {
                hint: 'Run this in a clone of your repository, or pass its directory.',
            });
        }
        async function findRemote(git) {
            const remotes = ((await git('remote')) ?? '').split('\n').filter((name) => name !== '');
            const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : (remotes[0] ?? 'origin');
            if (!remotes.includes(remote))
                throw new errors.OD('config_usage_invalid', 'this repository has no remote `origin`', {
                    hint: 'Run `git remote add origin https://github.com/OWNER/NAME.git`, or pass `--repository OWNER/NAME`.',
                });
            const urls = [await git('remote', 'get-url', remote), await git('config', `remote.${remote}.url`)];
            const found = urls.map((url) => (0, setup_remote.Zz)(url ?? '')).find((one) => one !== undefined);
            if (found !== undefined)
                return found;
            const url = (urls[0] ?? '').replace(/\/\/[^/@]*@/, '//');
            throw new errors.OD('config_usage_invalid', `the remote \`${remote}\` is not a repository on GitHub: ${(0, printable.g$)(url, 200)}`, { hint: 'Pass `--repository OWNER/NAME`, or `HOST/OWNER/NAME` for a GitHub Enterprise Server.' });
        }
        async function findDefaultBranch(git) {
            const known = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
            if (known !== undefined)
                return known.replace(/^origin\//, '');
            const branches = ((await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin')) ?? '')
                .split('\n')
                .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/origin)\//, ''));
            const usual = ['main', 'master'].filter((name) => branches.includes(name));
            if (usual.length === 1)
                return usual[0];
            return branches.every((name) => name === '')
                ? git('symbolic-ref', '--quiet', '--short', 'HEAD')
                : undefined;
        }
        async function findWorkflows(tree) {
            const paths = (await tree.list()).filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
            const readings = await tree.read(paths);
            return readings.flatMap((reading) => {
                if (!('bytes' in reading))
                    return [];
                const plain = (0, read_plain_yaml.g)(reading.bytes);
                const workflow = plain.kind === 'value' ? readMooringWorkflow(reading.path, plain.value) : undefined;
                return workflow === undefined ? [] : [workflow];
            });
        }
        async function summarizeImages(tree, { registry, now }) {
            return (0, organization.P)((await (0, list_images.v8)({ tree, now })).images, registry);
        }
        async function findSetup(tree) {
            const [reading, ...configs] = await tree.read([workflow_text.A8, ...load_config.n0]);
            if (reading === undefined || ('problem' in reading && reading.isAbsent !== true))
                throw new errors.OD('config_file_unreadable', `${workflow_text.A8}: ${reading?.problem ?? 'not read'}`);
            const workflows = await findWorkflows(tree);
            const own = workflows.find(({ path }) => path === workflow_text.A8)?.steps ?? [];
            const inputOf = (action, name) => own.find((step) => step.action === action)?.inputs[name];
            const identityOf = (action) => {
                const uid = inputOf(action, 'identity');
                return uid === undefined || uid === (0, workflow_text.c5)(action) ? {} : { [action]: uid };
            };
            return {
                workflow: 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : undefined,
                config: configs.find((one) => 'bytes' in one || one.isAbsent !== true)?.path,
                otherWorkflows: workflows.map(({ path }) => path).filter((path) => path !== workflow_text.A8),
                identities: { ...identityOf('check'), ...identityOf('pin') },
                organization: inputOf('check', 'organization'),
            };
        }
    },
    61073: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ly: () => (gitHubApiUrl),
            Zz: () => (readRemote),
            o2: () => (readRepositoryName),
            pH: () => (hasHostedRunners)
        });
        const GITHUB = 'github.com';
        const OTHER_SERVICES = /(?:^|\.)(?:gitlab|bitbucket|codeberg|gitea|dev\.azure|visualstudio|sr)\./;
        function readRemote(url) {
            const place = url.includes('://') ? readUrl(url) : readScpForm(url);
            if (place === undefined)
                return undefined;
            const { protocol, host } = place;
            if (!/[.:]/.test(host) || OTHER_SERVICES.test(host))
                return undefined;
            const [, owner, name] = /^\/*([\w.-]+)\/([\w.-]+?)(?:\.git)?\/*$/.exec(place.path) ?? [];
            if (owner === undefined || name === undefined)
                return undefined;
            const server = host === 'ssh.github.com' || host === 'www.github.com' ? GITHUB : host;
            const serverUrl = `${protocol}//${server}`;
            return URL.canParse(serverUrl) ? { serverUrl, owner, name } : undefined;
        }
        function readUrl(text) {
            if (!URL.canParse(text))
                return undefined;
            const { protocol, host, hostname, pathname } = new URL(text);
            if (protocol === 'https:' || protocol === 'http:')
                return { protocol, host, path: pathname };
            const isOther = /^(?:ssh|git|git\+ssh|ssh\+git):$/.test(protocol);
            return isOther ? { protocol: 'https:', host: hostname.toLowerCase(), path: pathname } : undefined;
        }
        function readScpForm(text) {
            const [, host, path] = /^(?:[^@/\s]+@)?([^:/\s]+):(.+)$/.exec(text) ?? [];
            return host === undefined || path === undefined
                ? undefined
                : { protocol: 'https:', host: host.toLowerCase(), path };
        }
        function readRepositoryName(text) {
            const isShort = /^[\w.-]+\/[\w.-]+$/.test(text);
            return readRemote(`https://${isShort ? `${GITHUB}/` : ''}${text}`);
        }
        function gitHubApiUrl(serverUrl) {
            const { host } = new URL(serverUrl);
            return hasHostedRunners(serverUrl) ? `https://api.${host}` : `${serverUrl}/api/v3`;
        }
        function hasHostedRunners(serverUrl) {
            const { host } = new URL(serverUrl);
            return host === GITHUB || host.endsWith('.ghe.com');
        }
    },
    71426: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (answerOf),
            w: () => (openGitHubRepository)
        });
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
        ;
        function refusalError(refusal, purpose) {
            const details = [
                refusal.message,
                ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
            ]
                .filter((text) => text.trim() !== '')
                .join('; ');
            return new errors.OD(refusalCode(refusal, details), `could not ${purpose}: GitHub answered ${refusal.status}${details === '' ? '' : ` (${(0, printable.g$)(details, 400)})`}`);
        }
        const SENTENCES = [
            [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
            [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
            [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
        ];
        const STATUSES = {
            401: 'github_token_invalid',
            403: 'github_forbidden',
            404: 'github_not_found',
            409: 'github_branch_moved',
        };
        function refusalCode({ status }, details) {
            const known = SENTENCES.find(([sentence]) => sentence.test(details));
            return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
        }
        const DEFAULT_WAIT_MS = 60_000;
        function limitWait({ status, message, headers }, now) {
            if (status !== 403 && status !== 429)
                return undefined;
            const seconds = headers['retry-after'];
            if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
                return Number(seconds) * 1_000;
            const reset = headers['x-ratelimit-reset'] ?? '';
            if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
                return Math.max(0, Number(reset) * 1_000 - now);
            }
            return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_WAIT_MS : undefined;
        }
        function isPassing(status) {
            return status === 408 || (status >= 500 && status !== 501);
        }
        var ports_clock = __webpack_require__(33201);
        ;
        const ATTEMPTS = 5;
        const ATTEMPT_MS = 30_000;
        const FIRST_DELAY_MS = 400;
        const LONGEST_WAIT_MS = 120_000;
        function createGitHubCaller({ clock, signal, host, }) {
            return async (purpose, send, { repeatable } = { repeatable: true }) => {
                for (let attempt = 1;; attempt += 1) {
                    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
                    const outcome = await tryOnce(send, attemptSignal);
                    if (signal.aborted)
                        throw (0, errors.$y)(purpose);
                    if (outcome.kind === 'answer')
                        return outcome;
                    const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
                    if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                        return outcome;
                    if (wait === undefined && !repeatable)
                        return { kind: 'unsure' };
                    if (wait !== undefined && wait > LONGEST_WAIT_MS)
                        throw limited(purpose, wait);
                    if (attempt >= ATTEMPTS)
                        throw exhausted(outcome, { purpose, host, wait });
                    const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
                    await (0, ports_clock.v)(delay, purpose, { clock, signal });
                }
            };
        }
        async function tryOnce(send, signal) {
            try {
                const { status, data } = await send({ signal, redirect: 'manual' });
                if (status >= 300)
                    return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
                const whole = status === 204 || (typeof data === 'object' && data !== null);
                return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
            }
            catch (error) {
                const response = readResponse(error);
                if (response !== undefined)
                    return { kind: 'refused', refusal: readRefusal(response) };
                return {
                    kind: 'no-answer',
                    why: error instanceof Error ? (0, printable.g$)(error.message, 120) : 'no answer came',
                };
            }
        }
        function readResponse(error) {
            const response = readField(error, 'response');
            const status = readField(response, 'status');
            if (typeof status !== 'number')
                return undefined;
            return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
        }
        function readRefusal({ status, headers, data }) {
            const errors = readField(data, 'errors');
            return {
                status,
                message: textField(data, 'message'),
                errors: (Array.isArray(errors) ? errors : []).map((one) => ({
                    field: textField(one, 'field'),
                    code: textField(one, 'code'),
                    message: typeof one === 'string' ? one : textField(one, 'message'),
                })),
                headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
                    name.toLowerCase(),
                    String(value),
                ])),
            };
        }
        function readField(value, name) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        }
        function textField(value, name) {
            const field = readField(value, name);
            return typeof field === 'string' ? field : '';
        }
        function limited(purpose, waitMs) {
            const seconds = Math.ceil(waitMs / 1_000);
            return new errors.OD('github_rate_limited', `could not ${purpose}: GitHub requires a wait of ${seconds} seconds`);
        }
        function exhausted(outcome, call) {
            const purpose = `${call.purpose}, ${ATTEMPTS} times`;
            if (call.wait !== undefined)
                return limited(purpose, call.wait);
            if (outcome.kind === 'refused')
                return refusalError(outcome.refusal, purpose);
            return new errors.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
        }
        ;
        async function openGitHubRepository(options) {
            const { getOctokit } = await Promise.all([__webpack_require__.e(9648), __webpack_require__.e(2119)]).then(__webpack_require__.bind(__webpack_require__, 12119));
            const { getProxyUrl } = await __webpack_require__.e(9783).then(__webpack_require__.bind(__webpack_require__, 19783));
            const [owner = '', repo = ''] = options.repository.split('/');
            const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
            const { clock, signal } = options;
            const url = new URL(options.apiUrl);
            const proxy = getProxyUrl(url);
            const host = proxy === undefined ? url.host : `${url.host} via the proxy ${proxy.host}`;
            const call = createGitHubCaller({ clock, signal, host });
            return { github, call, place: { owner, repo } };
        }
        function answerOf(outcome, purpose) {
            switch (outcome.kind) {
                case 'answer':
                    return outcome.answer;
                case 'refused':
                    throw refusalError(outcome.refusal, purpose);
                case 'unsure':
                    throw new errors.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
            }
        }
    },
    82967: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (readGitHubBlobs),
            X: () => (graphqlUrl)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71426);
        const IN_FLIGHT = 8;
        const MOST_BLOBS = 100;
        const MOST_BYTES = 1_000_000;
        const LONGEST_TEXT = 500_000;
        async function readGitHubBlobs(repository, blobs) {
            const contents = new Map();
            const texts = blobs.filter(({ blob, size = 0 }) => size <= LONGEST_TEXT && isObjectId(blob));
            for (const some of inGroups(texts.length > 1 ? batchesOf(texts) : [], IN_FLIGHT)) {
                const queried = await Promise.all(some.map((batch) => queryTexts(repository, batch)));
                for (const [blob, bytes] of queried.flat())
                    contents.set(blob, bytes);
                if (queried.some((answers) => answers.length === 0))
                    break;
            }
            const others = blobs.filter(({ blob }) => !contents.has(blob));
            for (const some of inGroups(others, IN_FLIGHT)) {
                for (const [blob, bytes] of await Promise.all(some.map((one) => readBlob(repository, one.blob))))
                    contents.set(blob, bytes);
            }
            return contents;
        }
        const PURPOSE = 'read its files';
        async function readBlob({ github, call, place }, blob) {
            const query = { ...place, file_sha: blob };
            const outcome = await call(PURPOSE, (request) => github.rest.git.getBlob({ ...query, request }));
            return [blob, Buffer.from((0, _github_repository_js__WEBPACK_IMPORTED_MODULE_1__.u)(outcome, PURPOSE).content, 'base64')];
        }
        async function queryTexts({ github, call, place }, blobs) {
            const objects = blobs.map((blob, index) => `b${index}: object(oid: "${blob}") { ... on Blob { text } }`);
            const query = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    ${objects.join('\n    ')}
  }
}`;
            const outcome = await call(PURPOSE, (request) => github.request({ method: 'POST', url: graphqlUrl(github), query, variables: place, request }));
            const found = outcome.kind === 'answer' ? (outcome.answer.data?.repository ?? {}) : {};
            return blobs.flatMap((blob, index) => {
                const text = found[`b${index}`]?.text;
                const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : undefined;
                return bytes !== undefined && objectId(bytes, blob) === blob ? [[blob, bytes]] : [];
            });
        }
        function graphqlUrl(github) {
            const { baseUrl } = github.request.endpoint.DEFAULTS;
            return baseUrl.replace(/\/api\/v3\/?$/, '/api').concat('/graphql');
        }
        function isObjectId(blob) {
            return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(blob);
        }
        function objectId(bytes, { length }) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 40 ? 'sha1' : 'sha256')
                .update(`blob ${bytes.length}\0`)
                .update(bytes)
                .digest('hex');
        }
        function batchesOf(blobs) {
            const batches = [];
            let bytes = 0;
            for (const { blob, size = 0 } of blobs) {
                const last = batches.at(-1);
                bytes += size;
                if (last === undefined || last.length === MOST_BLOBS || bytes > MOST_BYTES) {
                    batches.push([blob]);
                    bytes = size;
                }
                else
                    last.push(blob);
            }
            return batches;
        }
        function inGroups(items, size) {
            const count = Math.ceil(items.length / size);
            return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
        }
    },
    85688: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (findGitHubToken)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48325);
        var _domain_setup_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61073);
        async function findGitHubToken(serverUrl, { variables, command, directory, }) {
            const names = (0, _domain_setup_remote_js__WEBPACK_IMPORTED_MODULE_1__.pH)(serverUrl)
                ? ['GH_TOKEN', 'GITHUB_TOKEN']
                : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
            const given = names.map((name) => variables[name]?.trim() ?? '').find((text) => text !== '');
            if (given !== undefined)
                return new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(given);
            const printed = await printToken(new URL(serverUrl).host, command, directory);
            return printed === '' ? undefined : new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(printed);
        }
        const GH_MS = 30_000;
        async function printToken(host, command, directory) {
            try {
                const words = ['auth', 'token', '--hostname', host];
                const { exitCode, stdout } = await command('gh', words, { directory, timeoutMs: GH_MS });
                return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : '';
            }
            catch {
                return '';
            }
        }
    },
    87908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A8: () => (WORKFLOW_PATH),
            LS: () => (workflowText),
            c5: () => (identityPlaceholder)
        });
        var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43867);
        const WORKFLOW_PATH = '.github/workflows/mooring.yml';
        function identityPlaceholder(purpose) {
            return `REPLACE_WITH_UID_OF_${purpose.toUpperCase()}_IDENTITY`;
        }
        function workflowText(plan) {
            const { weekly, nightly } = schedules(plan.repository);
            return `# Written by \`mooring init\`, explained in ${(0, _documentation_js__WEBPACK_IMPORTED_MODULE_0__.ou)('setup.md')}
# Actions are referenced by tag; if your policy requires commit SHAs, replace the tags and remove the zizmor comments.
name: Mooring

on:
  pull_request:
  merge_group: # a merge queue; without one, this never runs
  push:
    branches: [${scalar(plan.defaultBranch)}]
  schedule:
    - cron: '${weekly}' # check every Monday: tags reach their end of life without a commit
    - cron: '${nightly}' # pin every night
  workflow_dispatch: # check and pin now

permissions: {} # each job gets only the permissions that it needs

concurrency: # a new push replaces the running check of its pull request
  group: mooring-\${{ github.event_name }}-\${{ github.event.schedule || github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    name: Check images
    if: github.event.schedule != '${nightly}'
${jobHead(plan)}
    permissions:
      contents: read # read the repository and the base of the pull request
      id-token: write # sign in to the platform; no secret is stored
    steps:
${checkout(true)}
      - uses: ${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.rl}@${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.O3} ${PIN_COMMENT}
        with:
          identity: ${plan.identities.check} # can only read
          organization: ${plan.organization}
${endpointLines(plan)}
  pin:
    name: Pin images
    if: github.event_name == 'workflow_dispatch' || github.event.schedule == '${nightly}'
${jobHead(plan)}
    permissions:
      contents: write # push the branch with the updated pins
      pull-requests: write # open the pull request
      id-token: write # sign in to the platform; no secret is stored
    steps:
${checkout(false)}
      - uses: ${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.rl}/pin@${_documentation_js__WEBPACK_IMPORTED_MODULE_0__.O3} ${PIN_COMMENT}
        with:
          identity: ${plan.identities.pin}
${endpointLines(plan)}`.replace(/\n+$/, '\n');
        }
        const PIN_COMMENT = '# zizmor: ignore[unpinned-uses]';
        function jobHead({ hasHostedRunners }) {
            const runner = hasHostedRunners
                ? 'ubuntu-latest'
                : '[self-hosted, linux] # GitHub Enterprise Server has no hosted runners';
            return `    runs-on: ${runner}\n    timeout-minutes: 15`;
        }
        function checkout(withHistory) {
            const depth = withHistory ? '          fetch-depth: 0 # the check compares with the base commit\n' : '';
            return `      - uses: actions/checkout@v6 ${PIN_COMMENT}\n        with:\n${depth}          persist-credentials: false`;
        }
        function endpointLines({ endpoints }) {
            return Object.entries(endpoints)
                .map(([name, value]) => `          ${name}: ${scalar(value)}\n`)
                .join('');
        }
        function scalar(text) {
            const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
            return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
        }
        function schedules(repository) {
            const hash = hashOf(repository.toLowerCase());
            const minute = 1 + (hash % 59);
            const hour = 1 + ((hash >>> 8) % 5);
            return { weekly: `${minute} ${hour + 1} * * 1`, nightly: `${minute} ${hour} * * *` };
        }
        function hashOf(text) {
            let hash = 0x811c9dc5;
            for (const character of text)
                hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
            return hash;
        }
    },
    97348: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (workflowProblem),
            P: () => (summarizeRegistries)
        });
        function workflowProblem({ inWorkflows, }) {
            if (inWorkflows === 0)
                return undefined;
            const references = inWorkflows === 1 ? '1 reference is' : `${inWorkflows} references are`;
            return {
                text: `${references} in workflow files, which GITHUB_TOKEN cannot change`,
                fix: 'Set `github-token` of pin to the token of a GitHub App, or exclude `.github/workflows/**` in .github/mooring.yml.',
            };
        }
        function summarizeRegistries(images, registry) {
            const own = images.filter(({ reference }) => reference.host === registry);
            const byName = Map.groupBy(own, ({ reference }) => reference.path.split('/', 1)[0] ?? '');
            const ranked = [...byName].sort(([name, some], [other, others]) => some.length === others.length ? (name < other ? -1 : 1) : others.length - some.length);
            const hosts = images.map(({ reference }) => reference.host).filter((host) => host !== registry);
            return {
                organizations: ranked.map(([name]) => name),
                otherHosts: [...new Set(hosts)].sort(),
                references: images.length,
                images: new Set(images.map(({ reference }) => `${reference.host}/${reference.path}`)).size,
                files: new Set(images.map(({ file }) => file)).size,
                inWorkflows: images.filter(({ file }) => file.startsWith('.github/workflows/')).length,
            };
        }
    },
    44321: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            f: () => (globMatcher),
            imageMatcher: () => (imageMatcher)
        });
        var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75635);
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        function globMatcher(glob) {
            const matches = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__(glob, { dot: true, noextglob: true, nonegate: true });
            return (path) => matches(path);
        }
        function imageMatcher(glob) {
            return globMatcher(glob.includes('/') ? (0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ew)(glob) : glob);
        }
    },
    20360: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hl: () => (fileJson),
            Ve: () => (imagesTable),
            em: () => (sentence),
            nf: () => (imagesJson)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(108);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39861);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35715);
        var _json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91786);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90795);
        const SCHEMA = 'mooring.images/v1';
        function imagesReport({ images, skipped }) {
            return {
                schema: SCHEMA,
                images: images.map((image) => {
                    const { file, line, column, kind, written, reference, edit } = image;
                    return {
                        file,
                        line,
                        column,
                        kind,
                        written,
                        reference: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference),
                        tag: (0, _listing_image_list_js__WEBPACK_IMPORTED_MODULE_1__.Q9)(image) ?? null,
                        editable: edit.kind === 'editable',
                    };
                }),
                skipped: skipped.map(({ file, line, written, code, reason }) => ({
                    file,
                    line,
                    written,
                    reason: { code, sentence: sentence(reason) },
                })),
            };
        }
        function fileJson(path, list) {
            const { images, skipped } = imagesReport(list);
            return { path, images: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(images), skipped: (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.RO)(skipped) };
        }
        function imagesJson(files) {
            const inOrder = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
            const images = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.images));
            const skipped = (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(inOrder.map((file) => file.skipped));
            return `{"schema":"${SCHEMA}","images":${images},"skipped":${skipped}}\n`;
        }
        function imagesTable(list) {
            const { images, skipped } = imagesReport(list);
            const listed = images.map(({ file, line, column, kind, reference }) => [
                `${file}:${line}:${column}`,
                kind,
                reference,
            ]);
            const left = skipped.map(({ file, line, written, reason }) => [
                `${file}:${line}`,
                'skipped',
                written === '' ? reason.sentence : `${written} – ${reason.sentence}`,
            ]);
            const distinct = new Set(images.map(({ reference }) => (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_3__.nA)(reference))).size;
            const files = new Set(images.map(({ file }) => file)).size;
            const totals = [
                `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(images.length, 'reference')} to ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(distinct, 'image')} in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(files, 'file')}`,
                ...(skipped.length === 0 ? [] : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(skipped.length, 'place')} skipped`]),
            ];
            const rows = [...listed, ...left].map((row) => row.map((cell) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(cell)));
            const table = rows.length === 0 ? [] : (0, _columns_js__WEBPACK_IMPORTED_MODULE_6__.R)([['PLACE', 'KIND', 'IMAGE'], ...rows]);
            return [...table, totals.join(', ')].map((line) => `${line}\n`).join('');
        }
        function sentence(clause) {
            const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
            return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
        }
    },
    72959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (unifiedDiff)
        });
        const CONTEXT = 3;
        function unifiedDiff(path, before, after) {
            if (before === after)
                return '';
            const [old, next] = [linesOf(before ?? ''), linesOf(after)];
            const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
            const hunks = joinNear(changes).map((near) => hunk(near, old, next));
            const from = before === undefined ? '/dev/null' : quoted(`a/${path}`);
            return [`--- ${from}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
        }
        const NO_LINE_BREAK = '\n\\ No newline at end of file';
        function linesOf(text) {
            const lines = text.split('\n');
            const last = lines.pop() ?? '';
            return last === '' ? lines : [...lines, `${last}${NO_LINE_BREAK}`];
        }
        function quoted(name) {
            if (!/["\\\p{Cc}]/u.test(name))
                return name;
            const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
                return [...new TextEncoder().encode(character)]
                    .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
                    .join('');
            });
            return `"${escaped}"`;
        }
        function pairwise(old, next) {
            return old.flatMap((line, index) => line === next[index] ? [] : [{ start: index, end: index + 1, newStart: index, newEnd: index + 1 }]);
        }
        function middle(old, next) {
            const shorter = Math.min(old.length, next.length);
            let head = 0;
            while (head < shorter && old[head] === next[head])
                head += 1;
            let tail = 0;
            while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail))
                tail += 1;
            return { start: head, end: old.length - tail, newStart: head, newEnd: next.length - tail };
        }
        function joinNear(changes) {
            const groups = [];
            for (const change of changes) {
                const last = groups.at(-1);
                const end = last?.at(-1)?.end;
                if (last === undefined || end === undefined || change.start - end > 2 * CONTEXT)
                    groups.push([change]);
                else
                    last.push(change);
            }
            return groups;
        }
        function hunk(changes, old, next) {
            const first = changes[0];
            const last = changes.at(-1);
            if (first === undefined || last === undefined)
                return [];
            const start = Math.max(0, first.start - CONTEXT);
            const end = Math.min(old.length, last.end + CONTEXT);
            const lines = [];
            let at = start;
            for (const { start: from, end: to, newStart, newEnd } of changes) {
                lines.push(...old.slice(at, from).map((line) => ` ${line}`));
                lines.push(...old.slice(from, to).map((line) => `-${line}`));
                lines.push(...next.slice(newStart, newEnd).map((line) => `+${line}`));
                at = to;
            }
            lines.push(...old.slice(at, end).map((line) => ` ${line}`));
            const newStart = start + first.newStart - first.start;
            const newCount = end - start + changes.reduce((sum, one) => sum + one.newEnd - one.newStart - (one.end - one.start), 0);
            const oldStart = end === start ? start : start + 1;
            return [`@@ -${oldStart},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
        }
    },
    74717: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (signerEntryLines)
        });
        function signerEntryLines({ image, signer }) {
            return [
                `- image: ${yamlText(image)}`,
                `  issuer: ${yamlText(signer.issuer)}`,
                `  identity: ${yamlText(signer.identity)}`,
            ];
        }
        function yamlText(text) {
            return /^[A-Za-z][\w./@*-]*(?::[\w./@*-]+)*$/.test(text) ? text : JSON.stringify(text);
        }
    },
    91786: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RO: () => (jsonValues),
            Rr: () => (jsonList),
            i7: () => (jsonLines),
            iC: () => (jsonWithLists)
        });
        function jsonLines(values) {
            return jsonList([jsonValues(values)]);
        }
        function jsonValues(values) {
            return values.map((value) => JSON.stringify(value)).join(',\n');
        }
        function jsonList(parts) {
            const full = parts.filter((part) => part !== '');
            return full.length === 0 ? '[]' : `[\n${full.join(',\n')}\n]`;
        }
        function jsonWithLists(members, lists) {
            const parts = [
                ...Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]),
                ...Object.entries(lists).map(([name, values]) => [name, jsonLines(values)]),
            ];
            return `{${parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
        }
    },
    84672: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $2: () => (IdTokenQuery),
            $Q: () => (RegistryToken),
            A8: () => (OpenIdConfiguration),
            J0: () => (RegistryTokenForm),
            cU: () => (TokenPair),
            hG: () => (RefreshRequest),
            li: () => (RegistryTokenQuery),
            mk: () => (AccessToken),
            nR: () => (IdToken),
            px: () => (JsonWebKeys),
            rB: () => (ExchangeRequest)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63867);
        const JwtText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
        const BearerText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
        const IdTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            audience: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            'subject-format': zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
        });
        const IdToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ value: JwtText });
        const RefreshRequest = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            aud: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            cap: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scopes: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
        });
        const ExchangeRequest = RefreshRequest.extend({
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identityProvider: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const RegistryTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ scope: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(), service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const RegistryTokenForm = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            grantType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
            service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            clientId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            scope: _page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            username: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            password: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refreshToken: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            accessType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['online', 'offline'], 'must be online or offline').optional(),
        });
        const JsonWebKeys = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            keys: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__._H3({ kty: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), kid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), alg: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })),
        });
        const OpenIdConfiguration = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issuer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), jwks_uri: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
        const AccessToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: JwtText,
            expiry: _timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const TokenPair = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ token: AccessToken, refreshToken: AccessToken });
        const RegistryToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: BearerText.optional(),
            access_token: BearerText.optional(),
            expires_in: zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
            issued_at: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refresh_token: BearerText.optional(),
        })
            .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');
    },
    40526: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (findOidcRequest),
            U: () => (fallbackWithoutToken)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        function findOidcRequest(environment) {
            const { oidcRequestUrl, oidcRequestToken } = environment;
            if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
                return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
            }
            if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
                const missing = oidcRequestUrl === '' ? REQUEST_URL : 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_id_token_half_set', `${missing} is not set`);
            }
            return explainMissing(environment);
        }
        const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
        function readRequestUrl({ oidcRequestUrl, serverUrl }) {
            const url = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.V4)(REQUEST_URL, oidcRequestUrl);
            const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
            const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
            if (isKnown || (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url.hostname))
                return url;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is not a GitHub host`, {
                hint: 'GitHub Actions sets this variable; check what changed it.',
            });
        }
        const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
        function explainMissing(environment) {
            const head = environment.event.pull_request?.head.repo?.full_name;
            if (head !== undefined && head !== environment.repository) {
                return untrusted(`this run comes from the fork ${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(head, 140)}, and GitHub does not issue OIDC tokens to forks`);
            }
            if (environment.actor === 'dependabot[bot]') {
                return untrusted('this run was started by Dependabot, and GitHub does not issue OIDC tokens to Dependabot');
            }
            const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', 'this job cannot request an OIDC token');
            return { kind: 'not-permitted', error };
        }
        function untrusted(reason) {
            const hint = 'No permission changes this. Run the workflow on a schedule, or set `when-unavailable: skip` if the action has that input.';
            return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', reason, { hint }) };
        }
        function fallbackWithoutToken({ kind, error }, whenUnavailable) {
            const canSkip = whenUnavailable === 'skip' && kind === 'untrusted';
            if (whenUnavailable !== 'anonymous' && !canSkip)
                throw error;
            return { kind: canSkip ? 'skipped' : 'anonymous', reason: error.message };
        }
    },
    48541: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (strictObject),
            y: () => (oneOf)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        var _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70740);
        function strictObject(shape) {
            const known = Object.keys(shape);
            return zod__WEBPACK_IMPORTED_MODULE_0__.rej(shape, {
                error: (issue) => {
                    if (issue.code === 'unrecognized_keys')
                        return describeUnknown('key', issue.keys, known);
                    return issue.input === null
                        ? 'must not be empty; add a key or remove it'
                        : 'must be a mapping of keys to values';
                },
            });
        }
        function oneOf(what, words) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.k5n(words, {
                error: (issue) => typeof issue.input === 'string'
                    ? describeUnknown(what, [issue.input], words)
                    : `expected one of ${words.join(', ')}`,
            });
        }
        function describeUnknown(what, unknown, known) {
            const [first = ''] = unknown;
            const near = (0, _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__.z)(first, known);
            const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
            return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
        }
    },
    68653: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (PolicyConfig),
            V9: () => (optionSchema),
            dI: () => (RUN_WIDE_KEYS),
            g1: () => (ReportedPolicy),
            mx: () => (REPLACED_KEYS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
        var _domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63714);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98181);
        var _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14953);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92224);
        var _strict_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48541);
        function optionSchema(option) {
            switch (option.kind) {
                case 'list':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YOg((0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values), `must be a list of ${option.what}s`);
                case 'choice':
                    return (0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values);
                case 'switch':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.zMY('must be true or false');
                case 'choice-or-days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(choiceText(option)).refine((text) => {
                        return option.values.includes(text) || (0, _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__.mU)(text) !== undefined;
                    }, choiceText(option));
                case 'severities':
                    return severityLimits(option.what === 'days' ? [NUMBER_OF_DAYS, 36_500] : [NUMBER, 1_000_000]);
                case 'days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.Whr(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
                case 'duration':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(DURATION)
                        .refine((text) => (0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) !== undefined, DURATION)
                        .transform((text) => ((0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) ?? 0) / _domain_instant_js__WEBPACK_IMPORTED_MODULE_4__.sO);
            }
        }
        function choiceText({ values }) {
            return `must be ${values.map((value) => `\`${value}\``).join(', ')} or \`after N days\``;
        }
        function severityLimits([message, most]) {
            const limit = zod__WEBPACK_IMPORTED_MODULE_5__.Whr(message).min(0, message).max(most, message).exactOptional();
            return (0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.r)(Object.fromEntries(_domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.map((severity) => [severity, limit])));
        }
        const NUMBER = 'must be a whole number, at most 1000000';
        const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
        const DURATION = 'must be a duration such as `14d`';
        const PolicyConfig = Object.fromEntries(Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map((option) => [
            option.name,
            optionSchema(option).optional().describe(option.description),
        ]));
        const REPLACED_KEYS = rejected(Object.fromEntries([..._domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.Ks].map(([name, by]) => [name, (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.C4)(by, 'yaml')])));
        const RUN_WIDE_KEYS = rejected(Object.fromEntries(Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).flatMap((option) => option.isRunWide === true ? [[option.name, 'applies to the whole run: set it in `check`']] : [])));
        function rejected(messages) {
            return Object.fromEntries(Object.entries(messages).map(([name, message]) => [
                name,
                zod__WEBPACK_IMPORTED_MODULE_5__.ZmZ(message).optional().describe(`Not supported: ${message}.`),
            ]));
        }
        const LATER = new Set([
            'underInvestigation',
            'onlyFixable',
            'maxOpenDays',
            'maxFixDays',
            'budget',
        ]);
        const ReportedPolicy = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
            ...Object.fromEntries(Object.entries(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map(([key, option]) => {
                const schema = option.kind === 'duration' ? zod__WEBPACK_IMPORTED_MODULE_5__.aig().nullable() : optionSchema(option);
                return [key, LATER.has(key) ? schema.exactOptional() : schema];
            })),
            maxDetectionDays: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().min(0).exactOptional().describe('Only in reports of earlier versions.'),
        });
    },
    91186: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dg: () => (HERE),
            Q1: () => (dockerConfigPath),
            lt: () => (homeOf),
            mO: () => (readDockerConfigs)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        const HERE = { path: node_path__WEBPACK_IMPORTED_MODULE_2__, homedir: node_os__WEBPACK_IMPORTED_MODULE_1__.homedir };
        function homeOf(variables, { path, homedir: ofUser } = HERE) {
            return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
        }
        function dockerConfigPath(variables, machine = HERE) {
            const { path } = machine;
            const directory = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
            return path.resolve(directory, 'config.json');
        }
        async function readDockerConfigs(variables) {
            const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
            const place = dockerConfigPath(variables);
            const text = await readIfPresent(place);
            return [
                ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
                ...(text === undefined ? [] : [{ place, text }]),
            ];
        }
        async function readIfPresent(path) {
            try {
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
            }
            catch (cause) {
                const code = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(cause);
                if (code === 'ENOENT' || code === 'ENOTDIR')
                    return undefined;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
            }
        }
    },
    93672: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HU: () => (applyEdit),
            T3: () => (readRecords),
            ev: () => (isNamed),
            yQ: () => (formatRecords)
        });
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7085);
        function isNamed(key, name) {
            return key.length === name.length && new RegExp(`^${name}$`, 'iu').test(key);
        }
        function applyEdit(text, edit) {
            const end = edit.at + edit.length;
            return {
                text: text.slice(0, edit.at) + edit.text + text.slice(end),
                undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
            };
        }
        function readRecords(text) {
            const parsed = (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_0__.q)(text);
            return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
        }
        function formatRecords(records) {
            return `${JSON.stringify(records)}\n`;
        }
        function isRecord(value) {
            if (!isFields(value))
                return false;
            const { id, host, endsAt, wrote, prior, sections, mode, after, undo } = value;
            return ([id, host, after].every((text) => typeof text === 'string') &&
                typeof endsAt === 'number' &&
                (mode === undefined || typeof mode === 'number') &&
                isState(wrote) &&
                isState(prior) &&
                Array.isArray(sections) &&
                sections.every((name) => typeof name === 'string') &&
                Array.isArray(undo) &&
                undo.every(isEdit));
        }
        function isState(value) {
            return isFields(value) && [value['entry'], value['helper']].every(isTextOrUndefined);
        }
        function isEdit(value) {
            return (isFields(value) &&
                typeof value['at'] === 'number' &&
                typeof value['length'] === 'number' &&
                typeof value['text'] === 'string');
        }
        function isTextOrUndefined(value) {
            return value === undefined || typeof value === 'string';
        }
        function isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
    },
    59220: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ay: () => (readExpiry),
            DT: () => (parseBase64Json),
            Of: () => (textClaim),
            zA: () => (readPlatformToken)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
        function readPlatformToken(token) {
            const payload = parseBase64Json(token.split('.')[1] ?? '');
            const claims = typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {};
            const { aud } = claims;
            const audiences = (Array.isArray(aud) ? aud : [aud]).filter((one) => typeof one === 'string');
            return { sub: textClaim(claims, 'sub'), audiences, expiresAt: readExpiry(claims) };
        }
        function readExpiry(claims) {
            const end = claims['exp'];
            return typeof end === 'number' && end >= 0 && end < 1e11 ? (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(Math.floor(end) * 1000) : undefined;
        }
        function textClaim(claims, name) {
            const value = claims[name];
            return typeof value === 'string' ? value : undefined;
        }
        function parseBase64Json(text) {
            try {
                const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
                return (0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
            }
            catch {
                return undefined;
            }
        }
    },
    23930: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R0: () => (writeWholeFile),
            YM: () => (reportPlace),
            nM: () => (removeFile)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        var _replace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3012);
        function reportPlace(input, text, { workspace, temporaryDirectory }) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, text);
            const roots = [workspace, temporaryDirectory, (0, node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()].map((root) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root));
            const root = roots.find((directory) => isBelow(path, directory));
            if (root !== undefined && !text.includes('\0'))
                return { path, root };
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_input_invalid', `input ${input}: must be below the workspace, RUNNER_TEMP or the home directory`);
        }
        async function writeWholeFile({ path, root }, text) {
            try {
                await requireNoLink(path, root);
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
                await (0, _replace_file_js__WEBPACK_IMPORTED_MODULE_4__.f)(path, text);
            }
            catch (cause) {
                if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD)
                    throw cause;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `could not write ${path}`, {
                    cause,
                    hint: 'Check that the directory exists and that this user can write to it.',
                });
            }
        }
        async function removeFile({ path, root }) {
            try {
                const isOurs = (await findLink(path, root)) === undefined && (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isFile();
                if (isOurs)
                    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(path);
            }
            catch (cause) {
                if (isNothing(cause))
                    return;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `could not remove ${path}`, {
                    cause,
                    hint: 'Check that this user can write to its directory.',
                });
            }
        }
        function isBelow(path, directory) {
            const route = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path);
            return route !== '' && route.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..' && !(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(route);
        }
        async function requireNoLink(path, root) {
            const link = await findLink(path, root);
            if (link === undefined)
                return;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_invalid', `${link} is a symbolic link; nothing was written`, {
                hint: 'Remove the link from the repository, or use another path.',
            });
        }
        async function findLink(path, root) {
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
            for (const index of names.keys()) {
                const place = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...names.slice(0, index + 1));
                if (await isLink(place))
                    return place;
            }
            return undefined;
        }
        async function isLink(place) {
            try {
                return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place)).isSymbolicLink();
            }
            catch (error) {
                if (isNothing(error))
                    return false;
                throw error;
            }
        }
        function isNothing(error) {
            return ['ENOENT', 'ENOTDIR'].includes((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.UQ)(error));
        }
    },
    17740: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A4: () => (canonicalText),
            L6: () => (acceptsPullRequests),
            XI: () => (readEventPattern),
            e4: () => (isSameMatch),
            g$: () => (TRUSTED_EVENTS),
            hB: () => (wantedClaimMatch),
            m$: () => (matchDifferences),
            yb: () => (conditionsOf)
        });
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37859);
        const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
        const EVENT_PATTERN = `^(${TRUSTED_EVENTS.join('|')})$`;
        function wantedClaimMatch(claims, { audience, pinRef }) {
            const { repository_id, repository_owner_id, ref } = claims;
            return {
                issuer: claims.iss,
                subject: claims.sub,
                audience,
                claims: {
                    ...(repository_id === undefined ? {} : { repository_id }),
                    ...(repository_owner_id === undefined ? {} : { repository_owner_id }),
                    ...(pinRef && ref !== undefined ? { ref } : {}),
                },
                claimPatterns: { event_name: EVENT_PATTERN },
            };
        }
        function conditionsOf(match, defaultAudience) {
            const { claims = {}, claimPatterns = {}, ...plain } = match;
            const patterns = Object.entries(claimPatterns).map(([name, value]) => {
                const exact = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(value);
                return exact === undefined || Object.hasOwn(claims, name)
                    ? [`claimPatterns.${name}`, value]
                    : [`claims.${name}`, exact];
            });
            const audience = given(match.audience) ?? (given(match.audiencePattern) ? undefined : defaultAudience);
            const conditions = [
                ...Object.entries({ ...plain, audience }),
                ...Object.entries(claims).map(([name, value]) => [`claims.${name}`, value]),
                ...patterns,
            ];
            return conditions
                .flatMap(([field, value]) => (given(value) === undefined ? [] : [[field, value ?? '']]))
                .sort(([one], [other]) => (one < other ? -1 : 1));
        }
        function canonicalText(match, defaultAudience, organization) {
            return JSON.stringify([organization, ...conditionsOf(match, defaultAudience)]);
        }
        function isSameMatch(one, other, defaultAudience) {
            return canonicalText(one, defaultAudience, '') === canonicalText(other, defaultAudience, '');
        }
        function matchDifferences(found, wanted, defaultAudience) {
            const [there, here] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
            const fields = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])].sort();
            return fields
                .map((field) => ({ field, found: there?.get(field), wanted: here?.get(field) }))
                .filter((difference) => difference.found !== difference.wanted);
        }
        function given(text) {
            return text === '' ? undefined : text;
        }
        function readEventPattern(pattern) {
            const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
            const names = list?.split('|') ?? [];
            return names.length > 0 && !names.includes('') ? names : undefined;
        }
        function acceptsPullRequests({ claimPatterns }) {
            return readEventPattern(claimPatterns.event_name)?.includes('pull_request') ?? true;
        }
    },
    37859: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AT: () => (matchesSubjectPattern),
            JW: () => (isNarrowerPattern),
            Kf: () => (literalPattern),
            Lm: () => (readSubjectPattern),
            QJ: () => (formatSubjectPattern),
            YN: () => (ANY_REST),
            Yq: () => (readLiteralPattern),
            dA: () => (ANY_NAME),
            fQ: () => (ANY_ID),
            u$: () => (fitsOneOf)
        });
        const ANY_NAME = '[^/:@]+';
        const ANY_ID = '[0-9]+';
        const ANY_REST = '[^:]+';
        const ALTERNATIVE = String.raw `(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|]|\[\^:\]\+|\[\^\/:@\]\+|\[0-9\]\+)+`;
        const LIST = String.raw `${ALTERNATIVE}(?:\|${ALTERNATIVE})*`;
        const FORM = new RegExp(String.raw `^\^repo:\((${LIST})\):\((${LIST})\)\$$`, 'u');
        function formatSubjectPattern({ repositories, contexts }) {
            return `^repo:(${repositories.join('|')}):(${contexts.join('|')})$`;
        }
        function literalPattern(text) {
            return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
        }
        function readLiteralPattern(pattern) {
            const [, escaped] = LITERAL.exec(pattern) ?? [];
            return escaped === undefined ? undefined : unescapePattern(escaped);
        }
        const LITERAL = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])+)\$$/u;
        function unescapePattern(escaped) {
            return escaped.replaceAll(/\\(.)/gu, '$1');
        }
        function readSubjectPattern(pattern) {
            const [, repositories, contexts] = FORM.exec(pattern) ?? [];
            if (repositories === undefined || contexts === undefined)
                return undefined;
            return { repositories: split(repositories), contexts: split(contexts) };
        }
        function split(list) {
            return list.match(new RegExp(ALTERNATIVE, 'gu')) ?? [];
        }
        function fitsOneOf(text, alternatives) {
            return alternatives.some((one) => new RegExp(`^(?:${one})$`, 'u').test(text));
        }
        function matchesSubjectPattern(subject, pattern) {
            return readSubjectPattern(pattern) === undefined ? undefined : new RegExp(pattern, 'u').test(subject);
        }
        function isNarrowerPattern(wanted, found) {
            const [inner, outer] = [readSubjectPattern(wanted), readSubjectPattern(found)];
            if (inner === undefined || outer === undefined)
                return false;
            return areCovered(inner.repositories, outer.repositories) && areCovered(inner.contexts, outer.contexts);
        }
        function areCovered(inner, outer) {
            return inner.every((one) => {
                if (outer.includes(one))
                    return true;
                const isLiteral = ![ANY_NAME, ANY_ID, ANY_REST].some((wildcard) => one.includes(wildcard));
                return isLiteral && fitsOneOf(unescapePattern(one), outer);
            });
        }
    },
    28303: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            writeWorkTree: () => (writeWorkTree)
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90153);
        function writeWorkTree(root, { files, known }) {
            const created = [];
            try {
                const places = findPlaces(root, files, created);
                const directories = known.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
                (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.hv)([...directories, ...places.map(({ target }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target))]);
                replaceAll(draftAll(places));
                return places.map(({ path }) => path);
            }
            catch (error) {
                removeDirectories(created);
                throw error;
            }
        }
        function findPlaces(root, files, created) {
            const places = files.map((file) => ({
                ...file,
                target: file.before === undefined ? newTarget(root, file.path, created) : findTarget(root, file.path),
            }));
            const byTarget = Map.groupBy(places, ({ target }) => target);
            return [...byTarget.values()].flatMap(([place, ...others]) => {
                const other = others.find(({ after }) => place !== undefined && !Buffer.from(after).equals(place.after));
                if (other !== undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${other.path} and ${place?.path ?? ''} are the same file, with different changes`, { hint: 'Exclude one of them with `exclude` in .github/mooring.yml.' });
                return place === undefined ? [] : [place];
            });
        }
        function findTarget(root, path) {
            const target = attempt(`find ${path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..')
                throw changed(path, 'it is a symbolic link to outside the directory');
            return target;
        }
        function newTarget(root, path, created) {
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path).split('/');
            for (const [index] of names.entries()) {
                const directory = names.slice(0, index + 1).join('/');
                const place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory);
                attempt(`create ${directory}`, () => {
                    try {
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place);
                        created.push(place);
                    }
                    catch (error) {
                        if ((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) !== 'EEXIST')
                            throw error;
                    }
                });
                findTarget(root, directory);
            }
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(findTarget(root, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        }
        function removeDirectories(created) {
            for (const directory of created.toReversed()) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(directory);
                }
                catch {
                    continue;
                }
            }
        }
        function draftAll(places) {
            const drafts = [];
            try {
                for (const place of places) {
                    requireUnchanged(place);
                    const draft = attempt(`write next to ${place.path}`, () => (0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(place.target, place.after));
                    drafts.push({ ...place, draft });
                }
                for (const place of places)
                    requireUnchanged(place);
                return drafts;
            }
            catch (error) {
                removeDrafts(drafts);
                throw error;
            }
        }
        function replaceAll(drafts) {
            const replaced = [];
            try {
                for (const draft of drafts) {
                    attempt(`replace ${draft.path}`, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft.draft, draft.target));
                    replaced.push(draft);
                }
            }
            catch (error) {
                removeDrafts(drafts.slice(replaced.length));
                restore(replaced, error);
                throw error;
            }
        }
        function restore(replaced, cause) {
            const failed = replaced.filter(({ target, before }) => {
                try {
                    if (before === undefined)
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target);
                    else
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, _drafts_js__WEBPACK_IMPORTED_MODULE_3__.d$)(target, before), target);
                    return false;
                }
                catch {
                    return true;
                }
            });
            if (failed.length === 0)
                return;
            const names = failed.map(({ path }) => path).join(', ');
            const reason = cause instanceof Error ? cause.message : String(cause);
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `${reason}; already changed and not restored: ${names}`, {
                hint: 'Restore these files with git, then check that this user can write to their directories.',
                cause,
            });
        }
        function removeDrafts(drafts) {
            for (const { draft } of drafts) {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
                }
                catch {
                    continue;
                }
            }
        }
        function requireUnchanged({ path, target, before }) {
            const current = attempt(`read ${path}`, () => {
                try {
                    return readWhole(target);
                }
                catch (error) {
                    if (before === undefined && (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(error) === 'ENOENT')
                        return undefined;
                    throw error;
                }
            });
            if (before === undefined && current !== undefined)
                throw changed(path, 'it was created meanwhile');
            if (before !== undefined && current?.equals(before) !== true)
                throw changed(path, 'it changed after it was read');
        }
        const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        function readWhole(target) {
            const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, FLAGS);
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function changed(path, reason) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_changed', `no file was written; ${path}: ${reason}`);
        }
        function attempt(purpose, work) {
            try {
                return work();
            }
            catch (cause) {
                if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD)
                    throw cause;
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_file_unwritable', `could not ${purpose} (${(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(cause)})`, { cause });
            }
        }
    },
    48490: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G7: () => (purposeWords),
            a7: () => (PURPOSES),
            gz: () => (refuseFacts),
            nf: () => (gitHubIssuer),
            wm: () => (purposeMatch),
            x4: () => (PURPOSE_RULES)
        });
        var _claim_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17740);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37859);
        const PURPOSES = ['check', 'pin', 'login'];
        const READ_IMAGES = [
            'account_associations.list',
            'advisories.list',
            'manifest.list',
            'referrers.list',
            'repo.blobs.get',
            'repo.list',
            'sboms.list',
            'tag.list',
        ];
        const PURPOSE_RULES = {
            check: {
                events: ['merge_group', 'pull_request', ..._claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$],
                role: {
                    name: 'mooring-check',
                    description: 'Mooring check: read images, tags, SBOMs and advisories',
                    capabilities: READ_IMAGES,
                    isBuiltIn: false,
                },
            },
            pin: {
                events: _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: {
                    name: 'mooring-pin',
                    description: 'Mooring pin: read images and tags, and the advisories of an update',
                    capabilities: [...READ_IMAGES, 'groups.list'].sort(),
                    isBuiltIn: false,
                },
            },
            login: {
                events: _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: { name: 'registry.pull', description: '', capabilities: [], isBuiltIn: true },
            },
        };
        function gitHubIssuer(serverUrl) {
            const { origin, hostname } = new URL(serverUrl);
            if (hostname === 'github.com')
                return 'https://token.actions.githubusercontent.com';
            if (hostname.endsWith('.ghe.com'))
                return `https://token.actions.${hostname}`;
            return `${origin}/_services/token`;
        }
        function purposeMatch(facts, { purpose, scope, audience, }) {
            const { issuer, repositoryId, ownerId, environment, defaultBranch } = facts;
            const isEnvironment = environment !== undefined;
            const isTrustedOnly = !PURPOSE_RULES[purpose].events.includes('pull_request');
            return {
                issuer,
                subjectPattern: (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.QJ)({
                    repositories: scope === 'owner' ? ownersRepositories(facts) : repositoryForms(facts),
                    contexts: isEnvironment
                        ? [(0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(`environment:${encode(environment)}`)]
                        : contextsOf(purpose, facts),
                }),
                audience,
                claims: {
                    ...(scope === 'owner' ? {} : { repository_id: repositoryId }),
                    repository_owner_id: ownerId,
                    ...(isEnvironment && isTrustedOnly ? { ref: `refs/heads/${defaultBranch}` } : {}),
                },
                claimPatterns: { event_name: `^(${PURPOSE_RULES[purpose].events.join('|')})$` },
            };
        }
        function repositoryForms({ owner, name, ownerId, repositoryId }) {
            return [`${owner}/${name}`, `${owner}@${ownerId}/${name}@${repositoryId}`].map(_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf);
        }
        function ownersRepositories({ owner, ownerId }) {
            const name = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(owner);
            return [`${name}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.dA}`, `${name}@${ownerId}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.dA}@${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.fQ}`];
        }
        function contextsOf(purpose, { defaultBranch }) {
            const { events } = PURPOSE_RULES[purpose];
            const branch = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(encode(defaultBranch));
            return [
                ...(events.includes('pull_request') ? ['pull_request'] : []),
                `ref:refs/heads/${branch}`,
                ...(events.includes('merge_group') ? [`ref:refs/heads/gh-readonly-queue/${branch}/${_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.YN}`] : []),
            ];
        }
        function encode(value) {
            return value.replaceAll(':', '%3A');
        }
        function purposeWords({ owner, name }, purpose, scope) {
            return scope === 'owner' ? `${owner}-${purpose}` : `${owner}-${name}-${purpose}`;
        }
        function refuseFacts(facts) {
            const { issuer, owner, name, repositoryId, ownerId, defaultBranch, environment } = facts;
            const wrong = [
                URL.canParse(issuer) && new URL(issuer).protocol === 'https:' ? undefined : ['issuer', issuer],
                /^[\w-]{1,100}$/.test(owner) ? undefined : ['owner', owner],
                /^[\w.-]{1,100}$/.test(name) ? undefined : ['repository', name],
                /^\d{1,20}$/.test(repositoryId) ? undefined : ['repository id', repositoryId],
                /^\d{1,20}$/.test(ownerId) ? undefined : ['owner id', ownerId],
                isName(defaultBranch) ? undefined : ['default branch', defaultBranch],
                environment === undefined || isName(environment) ? undefined : ['environment', environment],
            ].filter((one) => one !== undefined);
            return wrong.map(([what = '', value = '']) => ({
                reason: `the ${what} ${JSON.stringify((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(value, 100))} is not valid`,
                remedy: 'Use the value that GitHub shows for this repository.',
            }));
        }
        function isName(text) {
            return /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(text) && !/[*?[\]\\^~]/.test(text);
        }
    },
    51504: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I0: () => (findIssues),
            PO: () => (formatFormPath),
            fK: () => (valueAt)
        });
        function findIssues(error, document) {
            const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
            return [first ?? { path: [], message: 'has an unexpected form' }, ...others];
        }
        function formatFormPath(path) {
            return path
                .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
                .join('');
        }
        function byTelling(issues) {
            const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
            return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))];
        }
        function findIssue(issue, document) {
            const { path, message, code } = innermost(issue, []);
            const isMissing = (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
            return { path, message: isMissing ? 'is missing' : message };
        }
        function innermost(issue, above) {
            const { code, message } = issue;
            const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
            if (code === 'unrecognized_keys')
                return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
            if (code !== 'invalid_union')
                return { path, message, code };
            const branches = issue.errors
                .flatMap((branch) => byTelling(branch).slice(0, 1))
                .map((branch) => innermost(branch, path));
            const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
            return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
        }
        function valueAt(document, path) {
            return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
        }
    },
};
