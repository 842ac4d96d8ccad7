export const id = 8014;
export const ids = [8014];
export const modules = {

/***/ 8014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPackages: () => (/* binding */ askPackages)
});

// EXTERNAL MODULE: ./build/contract/oci.js
var oci = __webpack_require__(1710);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/spdx.js

const SpdxDocument = schemas/* object */.Ikc({
    spdxVersion: schemas/* string */.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
    packages: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        externalRefs: schemas/* array */.YOg(schemas/* object */.Ikc({ referenceType: schemas/* string */.YjP(), referenceLocator: schemas/* string */.YjP() }))
            .default([]),
    }))
        .default([]),
});
const SPDX_PREDICATE = 'https://spdx.dev/Document';
const InTotoStatement = schemas/* object */.Ikc({
    predicateType: schemas/* string */.YjP(),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })),
    predicate: schemas/* unknown */.L5J(),
});
const DsseEnvelope = schemas/* object */.Ikc({ payloadType: schemas/* string */.YjP(), payload: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/domain/apk-purl.js
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

;// CONCATENATED MODULE: ./build/usecases/read-spdx.js



function readEnvelope(bytes, subject) {
    const envelope = DsseEnvelope.safeParse(readJson(bytes));
    if (!envelope.success)
        return unreadable('its envelope is malformed');
    if (envelope.data.payloadType !== oci/* MEDIA_TYPES */.Z2.statement)
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
    const parsed = SpdxDocument.safeParse(typeof document === 'string' ? parseJson(document) : document);
    if (!parsed.success)
        return unreadable('it is no SPDX document');
    const packages = parsed.data.packages.flatMap(({ externalRefs }) => {
        const purls = externalRefs.filter(({ referenceType }) => referenceType === 'purl');
        return readApkPackage(purls.map(({ referenceLocator }) => referenceLocator)) ?? [];
    });
    return { kind: 'packages', packages };
}
function unreadable(why) {
    return { kind: 'unreadable', why };
}
function readJson(bytes) {
    return parseJson(new TextDecoder().decode(bytes));
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/usecases/ask/answer.js
var answer = __webpack_require__(7133);
;// CONCATENATED MODULE: ./build/usecases/ask/ask-packages.js




const MOST_BYTES = 32 * 1024 * 1024;
async function askPackages(wanted, sources) {
    const fetched = await (0,answer/* orWhy */.OZ)(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
    if (typeof fetched === 'string')
        return { source: 'name', why: fetched };
    const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
    const attested = await Promise.all(subjects.map(async ({ platform, digest: subject }) => ({
        platform,
        reading: await readAttestation(wanted.image, subject, sources.content),
    })));
    const found = attested.flatMap(withPackages);
    const isBuilt = (platform) => subjects.some((one) => one.platform === platform);
    const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
    const asked = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
    const boms = asked.length === 0 ? [] : await askBoms(fetched.digest, asked, sources);
    const known = [...found, ...boms].sort(byOrderOf(wanted.platforms));
    const whys = new Map(attested.map(({ platform, reading }) => [platform, whyNot(reading)]));
    const missing = lacking
        .filter((platform) => !boms.some((one) => one.platform === platform))
        .map((platform) => ({ platform, why: whys.get(platform) ?? 'it is not built for it' }));
    if (known.length === 0)
        return { source: 'name', why: missing[0]?.why ?? NO_BOM };
    const source = boms.length === 0 ? 'attestation' : 'sbom';
    return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
}
const NO_MANIFEST = {
    platform_not_found: 'the registry does not have the image',
    auth_forbidden: 'the registry does not show the image',
};
const NO_BOM = 'it has no bill of materials';
function whyNot(reading) {
    return reading?.kind === 'unreadable' ? reading.why : NO_BOM;
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
    if (platform === undefined)
        return '';
    const { os, architecture, variant } = platform;
    return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
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
        const bytes = await (0,answer/* orNone */.u9)(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
        last =
            bytes === undefined
                ? { kind: 'unreadable', why: 'its bill of materials is too large' }
                : readEnvelope(bytes, subject);
        if (last.kind === 'packages')
            return last;
    }
    return last;
}
const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'];
function isAttestation({ artifactType, annotations }) {
    const predicate = annotations?.['predicateType'];
    return predicate === undefined ? artifactType === oci/* MEDIA_TYPES */.Z2.envelope : predicate === SPDX_PREDICATE;
}
async function layersOf(image, reference, content) {
    const fetched = await (0,answer/* orNone */.u9)(content.manifest(image, reference));
    if (fetched === undefined || !('layers' in fetched.manifest))
        return [];
    return fetched.manifest.layers.filter(({ mediaType, annotations }) => mediaType === oci/* MEDIA_TYPES */.Z2.envelope &&
        (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE);
}
async function askBoms(digest, platforms, { boms, repoUid }) {
    if (boms === undefined)
        return [];
    const repo = await (0,answer/* orNone */.u9)(repoUid());
    if (repo === undefined)
        return [];
    const readings = await Promise.all(platforms.map(async (platform) => {
        const text = await (0,answer/* orNone */.u9)(boms.rawSbom({ repo, digest }, platform.split('/')[1]));
        return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
    }));
    return readings.flatMap(withPackages);
}
function withPackages({ platform, reading, }) {
    if (reading?.kind !== 'packages' || reading.packages.length === 0)
        return [];
    return [{ platform, packages: reading.packages }];
}


/***/ })

};
