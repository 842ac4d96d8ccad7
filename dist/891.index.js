export const id = 891;
export const ids = [891];
export const modules = {
    98891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            fetchPackages: () => (fetchPackages)
        });
        var oci = __webpack_require__(75398);
        var schemas = __webpack_require__(92857);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                SPDXID: schemas.YjP().optional(),
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
            }))
                .default([]),
            relationships: schemas.YOg(schemas.Ikc({
                spdxElementId: schemas.YjP(),
                relationshipType: schemas.YjP(),
                relatedSpdxElement: schemas.YjP(),
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
        var evidence = __webpack_require__(77533);
        var platform_digest = __webpack_require__(76620);
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
        function readJson(bytes) {
            return (0, parse_json.q)(new TextDecoder().decode(bytes));
        }
        var settle = __webpack_require__(67559);
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
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? evidence.DJ }));
            if (known.length === 0)
                return { source: 'name', reason: missing[0]?.reason ?? evidence.Uk };
            const source = sboms.length === 0 ? 'attestation' : 'sbom';
            return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
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
            if (reading?.kind !== 'packages')
                return [];
            const { packages, unrecognized } = reading;
            if (packages.length === 0 && unrecognized === undefined)
                return [];
            return [{ platform, packages, ...(unrecognized === undefined ? {} : { unrecognized }) }];
        }
    })
};
