export const id = 891;
export const ids = [891];
export const modules = {
    8891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages)
        });
        var oci = __webpack_require__(5398);
        var schemas = __webpack_require__(2857);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
        const InTotoStatement = schemas.Ikc({
            predicateType: schemas.YjP(),
            subject: schemas.YOg(schemas.Ikc({ digest: schemas.g1P(schemas.YjP(), schemas.YjP()) })),
            predicate: schemas.L5J(),
        });
        const DsseEnvelope = schemas.Ikc({ payloadType: schemas.YjP(), payload: schemas.YjP() });
        var evidence = __webpack_require__(7533);
        var platform_digest = __webpack_require__(6620);
        ;
        function readApkPackage(purls) {
            const apk = purls.map(readApk).find((one) => one !== undefined);
            if (apk === undefined)
                return undefined;
            const origin = apk.origin ?? purls.map(readBuildFile).find((one) => one !== undefined);
            return { ...apk, origin };
        }
        function readApk(purl) {
            const match = /^pkg:apk\/(wolfi|chainguard)\/([^@?#/]+)@([^@?#/]+)(?:\?([^#]*))?(?:#.*)?$/.exec(purl);
            const distribution = match?.[1];
            const [name, version] = [match?.[2], match?.[3]].map(decode);
            if (name === undefined || version === undefined)
                return undefined;
            const qualifiers = new Map((match?.[4] ?? '').split('&').map(readQualifier));
            return {
                name,
                version,
                distribution,
                arch: qualifiers.get('arch'),
                origin: qualifiers.get('origin'),
            };
        }
        function readQualifier(text) {
            const [name = '', value] = text.split('=', 2);
            return [name, decode(value)];
        }
        function readBuildFile(purl) {
            return decode(/^pkg:github\/[^#]+#([^#/]+)\.yaml$/.exec(purl)?.[1]);
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
        var parse_json = __webpack_require__(7085);
        ;
        function readEnvelope(bytes, subject) {
            const envelope = DsseEnvelope.safeParse(readJson(bytes));
            if (!envelope.success)
                return unreadable('its envelope is malformed');
            if (envelope.data.payloadType !== oci.Z2.statement)
                return unreadable('it holds no statement');
            const statement = InTotoStatement.safeParse(readJson(Buffer.from(envelope.data.payload, 'base64')));
            if (!statement.success)
                return unreadable('its statement is malformed');
            if (statement.data.predicateType !== SPDX_PREDICATE)
                return unreadable('it states something else');
            const [algorithm = '', hex] = subject.split(':');
            if (!statement.data.subject.some(({ digest }) => digest[algorithm] === hex)) {
                return unreadable('it is about another image');
            }
            return readDocument(statement.data.predicate);
        }
        function readDocument(document) {
            const parsed = SpdxDocument.safeParse(typeof document === 'string' ? (0, parse_json.q)(document) : document);
            if (!parsed.success)
                return unreadable('it is no SPDX document');
            const packages = parsed.data.packages.flatMap(({ externalRefs }) => {
                const purls = externalRefs.filter(({ referenceType }) => referenceType === 'purl');
                return readApkPackage(purls.map(({ referenceLocator }) => referenceLocator)) ?? [];
            });
            return { kind: 'packages', packages };
        }
        function unreadable(reason) {
            return { kind: 'unreadable', reason };
        }
        function readJson(bytes) {
            return (0, parse_json.q)(new TextDecoder().decode(bytes));
        }
        var settle = __webpack_require__(7559);
        ;
        const MOST_BYTES = 32 * 1024 * 1024;
        async function fetchPackages(wanted, sources) {
            const fetched = await (0, settle.Ko)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
            if (typeof fetched === 'string')
                return { source: 'name', reason: fetched };
            const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
            const attested = await Promise.all(subjects.map(async ({ platform, digest: subject }) => ({
                platform,
                reading: await readAttestation(wanted.image, subject, sources.content),
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
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? 'not built for this platform' }));
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
        }
        const NO_MANIFEST = {
            platform_not_found: 'image not found in the registry',
            auth_forbidden: 'access to the image denied',
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
        async function readAttestation(image, subject, content) {
            const referrers = await content.referrers(image, subject);
            const candidates = referrers.filter(isAttestation).map(({ digest }) => digest);
            const layers = (await Promise.all(candidates.map((digest) => layersOf(image, digest, content)))).flat();
            const behindTag = `${subject.replace(':', '-')}.att`;
            const all = layers.length > 0 ? layers : await layersOf(image, behindTag, content);
            let last;
            for (const layer of all) {
                const bytes = await (0, settle.u9)(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
                last =
                    bytes === undefined
                        ? { kind: 'unreadable', reason: 'the SBOM is too large' }
                        : readEnvelope(bytes, subject);
                if (last.kind === 'packages')
                    return last;
            }
            return last;
        }
        const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'];
        function isAttestation({ artifactType, annotations }) {
            const predicate = annotations?.['predicateType'];
            return predicate === undefined ? artifactType === oci.Z2.envelope : predicate === SPDX_PREDICATE;
        }
        async function layersOf(image, reference, content) {
            const fetched = await (0, settle.u9)(content.manifest(image, reference));
            if (fetched === undefined || !('layers' in fetched.manifest))
                return [];
            return fetched.manifest.layers.filter(({ mediaType, annotations }) => mediaType === oci.Z2.envelope &&
                (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE);
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
        function withPackages({ platform, reading, }) {
            if (reading?.kind !== 'packages' || reading.packages.length === 0)
                return [];
            return [{ platform, packages: reading.packages }];
        }
    })
};
