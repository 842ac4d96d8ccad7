export const id = 1469;
export const ids = [1469];
export const modules = {
    47780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    }),
    15226: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    }),
    21469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages),
            sbomSignatures: () => (sbomSignatures)
        });
        var image_content = __webpack_require__(49033);
        var evidence = __webpack_require__(77533);
        var platform_digest = __webpack_require__(76620);
        var signed_contents = __webpack_require__(22069);
        var spdx = __webpack_require__(47780);
        var statement = __webpack_require__(15226);
        ;
        const DISTRIBUTIONS = new Set(['wolfi', 'chainguard']);
        function readApkPackage(purls, describedBy) {
            const readings = purls.flatMap((purl) => readApk(purl) ?? []);
            const apk = readings.find(({ kind }) => kind === 'recognized') ?? readings[0];
            if (apk?.kind !== 'recognized')
                return apk;
            const origin = apk.package.origin ?? [...purls, ...describedBy].map(readBuildFile).find(isText);
            return { kind: 'recognized', package: { ...apk.package, origin } };
        }
        function readApk(purl) {
            const [, path, query = ''] = /^pkg:apk\/([^?#]*)(?:\?([^#]*))?/i.exec(purl) ?? [];
            if (path === undefined)
                return undefined;
            const at = path.lastIndexOf('@');
            const segments = path.slice(0, at === -1 ? undefined : at).split('/');
            const name = decode(segments.pop());
            const version = at === -1 ? undefined : decode(path.slice(at + 1));
            const distribution = segments.join('/').toLowerCase();
            if (name === undefined || version === undefined || !DISTRIBUTIONS.has(distribution))
                return { kind: 'unrecognized', namespace: distribution || 'unknown' };
            const qualifiers = new Map(query.split('&').map(readQualifier));
            const [arch, origin] = [qualifiers.get('arch'), qualifiers.get('origin')];
            return { kind: 'recognized', package: { name, version, distribution, arch, origin } };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decode(value)];
        }
        function readBuildFile(purl) {
            const file = decode(/^pkg:github\/[^#]+#(?:.*\/)?([^/]+)\.yaml$/.exec(purl)?.[1]);
            return file?.replace(/\.melange$/, '');
        }
        function isText(text) {
            return text !== undefined && text !== '';
        }
        function decode(text) {
            if (text === undefined || text === '')
                return undefined;
            try {
                return decodeURIComponent(text);
            }
            catch {
                return undefined;
            }
        }
        var read_claim = __webpack_require__(62491);
        var parse_json = __webpack_require__(7085);
        ;
        function readSbom({ bytes, form }, subject) {
            const json = (0, parse_json.q)(new TextDecoder().decode(bytes));
            const bundle = form === 'bundle' ? statement.D.safeParse(json).data : undefined;
            const envelope = statement.gR.safeParse(bundle?.dsseEnvelope ?? json);
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            const { payload, payloadType } = envelope.data;
            const claim = (0, read_claim.j)({ payloadType, payload: Buffer.from(payload, 'base64') });
            if (claim.kind === 'invalid')
                return unreadable(claim.reason);
            if (claim.predicateType !== spdx.I)
                return unreadable('it states something else');
            if (claim.digest !== subject)
                return unreadable('it is about another image');
            return readDocument(claim.predicate);
        }
        function readDocument(document) {
            const parsed = spdx.t.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
            if (!parsed.success)
                return unreadable('it is no SPDX document');
            const { packages, relationships } = parsed.data;
            const purls = new Map(packages.map((one) => [one.SPDXID ?? '', purlsOf(one)]));
            const described = Map.groupBy(relationships.filter(({ relationshipType }) => relationshipType === 'DESCRIBED_BY'), ({ spdxElementId }) => spdxElementId);
            const readings = packages.flatMap((one) => {
                const related = described.get(one.SPDXID ?? '') ?? [];
                const describedBy = related.flatMap(({ relatedSpdxElement: id }) => purls.get(id) ?? []);
                return readApkPackage(purlsOf(one), describedBy) ?? [];
            });
            return { kind: 'packages', ...sortedOut(readings) };
        }
        function purlsOf({ externalRefs }) {
            return externalRefs
                .filter(({ referenceType }) => referenceType === 'purl')
                .map(({ referenceLocator }) => referenceLocator);
        }
        function sortedOut(readings) {
            const packages = readings.flatMap((one) => (one.kind === 'recognized' ? [one.package] : []));
            const others = readings.flatMap((one) => (one.kind === 'unrecognized' ? [one.namespace] : []));
            if (others.length === 0)
                return { packages };
            return { packages, unrecognized: { count: others.length, namespaces: [...new Set(others)].sort() } };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        var settle = __webpack_require__(67559);
        ;
        function sbomSignatures(host, { areRequired, verifySbom }) {
            return {
                areRequired,
                verify: ({ organization, name }, subject, content) => verifySbom({ host, path: `${organization}/${name}` }, subject, content),
            };
        }
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, settle.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest }) => ({
                platform,
                ...(await readAttached(wanted.image, digest, sources)),
            })));
            const found = attested.flatMap(withPackages);
            const isBuilt = (platform) => subjects.some((one) => one.platform === platform);
            const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
            const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
            const sboms = requested.length === 0 ? [] : await fetchSboms(fetched.digest, requested, sources);
            const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
            const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
            const missing = lacking
                .filter((platform) => !sboms.some((one) => one.platform === platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? evidence.DJ }));
            const unverifiedSboms = attested.flatMap(({ platform, proof, reading }) => proof?.kind === 'unverified'
                ? [{ platform, reason: proof.reason, isUsed: reading?.kind === 'packages' }]
                : []);
            const more = unverifiedSboms.length === 0 ? {} : { unverifiedSboms };
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk, ...more };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }), ...more };
        }
        const NO_MANIFEST = {
            platform_not_found: evidence.gX,
            auth_forbidden: evidence.lk,
        };
        function reasonOf(reading) {
            return reading?.kind === 'unreadable' ? reading.reason : evidence.Uk;
        }
        function byOrderOf(platforms) {
            return (one, other) => platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
        }
        function platformsOf(manifest, digest, wanted) {
            if (!('manifests' in manifest))
                return wanted.map((platform) => ({ platform, digest }));
            return wanted.flatMap((platform) => {
                const found = manifest.manifests.find((one) => withoutVariant(nameOf(one)) === withoutVariant(platform));
                return found === undefined ? [] : [{ platform, digest: found.digest }];
            });
        }
        function nameOf({ platform }) {
            return platform === undefined ? '' : (0, platform_digest.$)(platform);
        }
        function withoutVariant(platform) {
            return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
        }
        async function readAttached(image, subject, { content, signatures }) {
            const own = (0, image_content.$E)(content, image);
            const read = (found) => firstSbom(found, subject, async (one) => signatures?.verify(image, subject, one));
            const referring = await read((0, signed_contents.xG)(own, subject, signed_contents.HF));
            if (referring !== undefined && isGood(referring))
                return referring;
            const tagged = await (0, settle.u9)(read((0, signed_contents.$A)(own, subject, signed_contents.HF)));
            const best = tagged?.reading.kind === 'packages' || referring === undefined ? tagged : referring;
            if (best?.proof?.kind !== 'unverified' || signatures?.areRequired !== true)
                return best;
            return { ...best, reading: unreadable(best.proof.reason) };
        }
        async function firstSbom(found, subject, verify) {
            let best;
            for await (const one of found) {
                const reading = one.form === 'unread' ? unreadable(one.reason) : readSbom(one, subject);
                const proof = one.form === 'unread' || reading.kind !== 'packages' ? undefined : await verify(one);
                if (isGood({ reading, proof }))
                    return { reading, proof };
                if (best?.reading.kind !== 'packages')
                    best = { reading, proof };
            }
            return best;
        }
        function isGood({ reading, proof }) {
            return reading.kind === 'packages' && proof?.kind !== 'unverified';
        }
        async function fetchSboms(digest, platforms, { sboms, repoUid }) {
            if (sboms === undefined)
                return [];
            const repo = await (0, settle.u9)(repoUid());
            if (repo === undefined)
                return [];
            const readings = await Promise.all(platforms.map(async (platform) => {
                const text = await (0, settle.u9)(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
                return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
            }));
            return readings.flatMap(withPackages);
        }
        function withPackages({ platform, reading, proof, }) {
            if (reading?.kind !== 'packages')
                return [];
            const { packages, unrecognized } = reading;
            if (packages.length === 0 && unrecognized === undefined)
                return [];
            return [
                {
                    platform,
                    packages,
                    ...(unrecognized === undefined ? {} : { unrecognized }),
                    ...(proof === undefined ? {} : { sbom: proof.kind }),
                },
            ];
        }
    }),
    62491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    }),
    22069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    })
};
