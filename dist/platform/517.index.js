export const id = 517;
export const ids = [517];
export const modules = {
    1517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createSigningAuthority: () => (createSigningAuthority)
        });
        var instant = __webpack_require__(8726);
        var external_node_crypto_ = __webpack_require__(7598);
        ;
        function sha256(...parts) {
            const hash = (0, external_node_crypto_.createHash)('sha256');
            for (const part of parts)
                hash.update(part);
            return hash.digest();
        }
        function base64(bytes) {
            return Buffer.from(bytes).toString('base64');
        }
        function hex(bytes) {
            return Buffer.from(bytes).toString('hex');
        }
        function toPem(label, der) {
            const lines = base64(der).match(/.{1,64}/g) ?? [];
            return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
        }
        function canonicalJson(value) {
            if (Array.isArray(value))
                return `[${value.map(canonicalJson).join(',')}]`;
            if (typeof value !== 'object' || value === null)
                return JSON.stringify(value);
            const members = Object.entries(value)
                .toSorted(([one], [other]) => (one < other ? -1 : 1))
                .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
            return `{${members.join(',')}}`;
        }
        ;
        const IN_TOTO = 'application/vnd.in-toto+json';
        function signBytes(payload, payloadType, signer) {
            const { key, verifier, at } = signer;
            return { verifier, at, payload, payloadType, signature: key.sign(signedBytes({ payload, payloadType })) };
        }
        function signedBytes({ payload, payloadType }) {
            if (payloadType === undefined)
                return payload;
            const header = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
            return Buffer.concat([Buffer.from(header), payload]);
        }
        function envelopeOf({ payload, payloadType = IN_TOTO, signature }) {
            const envelope = {
                payloadType,
                payload: base64(payload),
                signatures: [{ keyid: '', sig: base64(signature) }],
            };
            return Buffer.from(JSON.stringify(envelope));
        }
        ;
        function entryBody(kind, signed) {
            const [name, apiVersion = ''] = kind.split(' ');
            return { kind: name ?? '', apiVersion, spec: SPECS[kind](signed) };
        }
        function usualKind({ payloadType }) {
            return payloadType === undefined ? 'hashedrekord 0.0.1' : 'dsse 0.0.1';
        }
        const SPECS = {
            'hashedrekord 0.0.1': (signed) => ({
                data: { hash: hashOf(signed.payload) },
                signature: { content: base64(signed.signature), publicKey: { content: verifierOf(signed) } },
            }),
            'hashedrekord 0.0.2': (signed) => ({
                hashedRekordV002: {
                    data: { algorithm: 'SHA2_256', digest: base64(sha256(signedBytes(signed))) },
                    signature: { content: base64(signed.signature), verifier: keyOf(signed) },
                },
            }),
            'dsse 0.0.1': (signed) => ({
                envelopeHash: hashOf(envelopeOf(signed)),
                payloadHash: hashOf(signed.payload),
                signatures: [{ signature: base64(signed.signature), verifier: verifierOf(signed) }],
            }),
            'intoto 0.0.1': (signed) => ({
                content: { hash: hashOf(envelopeOf(signed)), payloadHash: hashOf(signed.payload) },
                publicKey: verifierOf(signed),
            }),
            'intoto 0.0.2': (signed) => ({
                content: {
                    envelope: {
                        payloadType: signed.payloadType,
                        signatures: [
                            {
                                publicKey: verifierOf(signed),
                                sig: base64(Buffer.from(base64(signed.signature))),
                            },
                        ],
                    },
                    hash: hashOf(envelopeOf(signed)),
                    payloadHash: hashOf(signed.payload),
                },
            }),
        };
        function hashOf(bytes) {
            return { algorithm: 'sha256', value: hex(sha256(bytes)) };
        }
        function verifierOf({ verifier }) {
            return base64(Buffer.from(verifier.pem));
        }
        function keyOf({ verifier }) {
            const value = { rawBytes: base64(verifier.der) };
            const member = verifier.kind === 'certificate' ? { x509Certificate: value } : { publicKey: value };
            return { keyDetails: 'PKIX_ECDSA_P256_SHA_256', ...member };
        }
        ;
        function recordEntry({ rekorV1, rekorV2 }, kind, signed, { at = signed.at, place } = {}) {
            const log = kind === 'hashedrekord 0.0.2' ? rekorV2 : rekorV1;
            return log.record(entryBody(kind, signed), at, place);
        }
        ;
        const BUNDLE_V03 = 'application/vnd.dev.sigstore.bundle.v0.3+json';
        function toBundle(signed, instance, options = {}) {
            const { log = 'rekor-v2' } = options;
            const kind = log === 'rekor-v1' ? usualKind(signed) : 'hashedrekord 0.0.2';
            const entry = options.entry ?? recordEntry(instance, kind, signed);
            const usual = log === 'rekor-v2' ? [instance.timestampAuthority.timestamp(sha256(signed.signature), signed.at)] : [];
            const timestamps = options.timestamps ?? usual;
            return {
                mediaType: BUNDLE_V03,
                verificationMaterial: {
                    ...bundle_verifierOf(signed),
                    ...(entry !== 'none' && { tlogEntries: [toTlogEntry(entry)] }),
                    timestampVerificationData: {
                        ...(timestamps.length > 0 && {
                            rfc3161Timestamps: timestamps.map((der) => ({ signedTimestamp: base64(der) })),
                        }),
                    },
                },
                ...contentOf(signed),
            };
        }
        function bundle_verifierOf({ verifier }) {
            return verifier.kind === 'certificate'
                ? { certificate: { rawBytes: base64(verifier.der) } }
                : { publicKey: { hint: base64(sha256(verifier.der)) } };
        }
        function toTlogEntry({ body, canonicalBody, log, index, time, promise, proof }) {
            return {
                ...(index > 0 && { logIndex: `${index}` }),
                logId: { keyId: base64(log.id) },
                kindVersion: { kind: body.kind, version: body.apiVersion },
                ...(time !== undefined && { integratedTime: `${Math.floor(time / 1000)}` }),
                ...(promise !== undefined && { inclusionPromise: { signedEntryTimestamp: base64(promise) } }),
                inclusionProof: {
                    ...(proof.index > 0 && { logIndex: `${proof.index}` }),
                    rootHash: base64(proof.rootHash),
                    treeSize: `${proof.treeSize}`,
                    ...(proof.hashes.length > 0 && { hashes: proof.hashes.map(base64) }),
                    checkpoint: { envelope: proof.checkpoint },
                },
                canonicalizedBody: base64(canonicalBody),
            };
        }
        function contentOf({ payload, payloadType, signature }) {
            if (payloadType === undefined) {
                return {
                    messageSignature: {
                        messageDigest: { algorithm: 'SHA2_256', digest: base64(sha256(payload)) },
                        signature: base64(signature),
                    },
                };
            }
            return {
                dsseEnvelope: {
                    payload: base64(payload),
                    payloadType,
                    signatures: [{ sig: base64(signature) }],
                },
            };
        }
        var cjs = __webpack_require__(7261);
        var build_cjs = __webpack_require__(3594);
        ;
        const ECDSA = { 'P-256': '1.2.840.10045.4.3.2', 'P-384': '1.2.840.10045.4.3.3', Ed25519: '1.3.101.112' };
        function signatureAlgorithm(key) {
            return new build_cjs.AlgorithmIdentifier({ algorithm: ECDSA[key.kind] });
        }
        function toBeSigned(fields, issuer) {
            const serial = sha256(fields.serial).subarray(0, 20);
            const serialNumber = Uint8Array.of(((serial[0] ?? 0) % 64) | 64, ...serial.subarray(1));
            return new build_cjs.TBSCertificate({
                version: build_cjs.Version.v3,
                serialNumber: serialNumber.buffer,
                signature: signatureAlgorithm(issuer.key),
                issuer: issuer.subject,
                validity: new build_cjs.Validity({ notBefore: new Date(fields.notBefore), notAfter: new Date(fields.notAfter) }),
                subject: fields.subject,
                subjectPublicKeyInfo: cjs.AsnConvert.parse(fields.spki, build_cjs.SubjectPublicKeyInfo),
                extensions: new build_cjs.Extensions([...fields.extensions]),
            });
        }
        function signCertificate(tbs, key) {
            const signatureValue = new Uint8Array(key.sign(new Uint8Array(cjs.AsnConvert.serialize(tbs))));
            const certificate = new build_cjs.Certificate({
                tbsCertificate: tbs,
                signatureAlgorithm: signatureAlgorithm(key),
                signatureValue: signatureValue.buffer,
            });
            return new Uint8Array(cjs.AsnConvert.serialize(certificate));
        }
        function authorityName(commonName) {
            const parts = [
                ['2.5.4.10', 'mooring.test'],
                ['2.5.4.3', commonName],
            ];
            return new build_cjs.Name(parts.map(([type, value]) => {
                const attribute = new build_cjs.AttributeTypeAndValue({
                    type,
                    value: new build_cjs.AttributeValue({ utf8String: value }),
                });
                return new build_cjs.RelativeDistinguishedName([attribute]);
            }));
        }
        function extension(extnID, value, critical = false) {
            const bytes = value instanceof Uint8Array ? value : new Uint8Array(cjs.AsnConvert.serialize(value));
            return new build_cjs.Extension({ extnID, critical, extnValue: new cjs.OctetString(bytes) });
        }
        function utf8String(text) {
            return new Uint8Array(cjs.AsnUtf8StringConverter.toASN(text).toBER());
        }
        function octetString(bytes) {
            return new Uint8Array(cjs.AsnConvert.serialize(new cjs.OctetString(bytes)));
        }
        function keyUsage(...flags) {
            const bits = flags.reduce((all, flag) => all | build_cjs.KeyUsageFlags[flag], 0);
            return extension('2.5.29.15', new build_cjs.KeyUsage(bits), true);
        }
        function extendedKeyUsage(purposes, critical = false) {
            return extension('2.5.29.37', new build_cjs.ExtendedKeyUsage([...purposes]), critical);
        }
        function basicConstraints(cA, pathLenConstraint) {
            const length = pathLenConstraint === undefined ? {} : { pathLenConstraint };
            return extension('2.5.29.19', new build_cjs.BasicConstraints({ cA, ...length }), true);
        }
        function keyIdentifiers(spki, issuerSpki) {
            return [
                extension('2.5.29.14', new build_cjs.SubjectKeyIdentifier(keyIdentifier(spki))),
                extension('2.5.29.35', new build_cjs.AuthorityKeyIdentifier({ keyIdentifier: new build_cjs.KeyIdentifier(keyIdentifier(issuerSpki)) })),
            ];
        }
        function keyIdentifier(spki) {
            return sha256(spki).subarray(0, 20);
        }
        var ed25519 = __webpack_require__(1185);
        var nist = __webpack_require__(895);
        ;
        function deriveKey(seed, purpose, kind = 'P-256') {
            const material = deriveBytes(seed, `${kind} key: ${purpose}`, MATERIAL_LENGTHS[kind]);
            if (kind === 'Ed25519') {
                const { secretKey, publicKey } = ed25519.ev.keygen(material);
                const jwk = { kty: 'OKP', crv: kind, x: base64url(publicKey) };
                return { kind, spki: toSpki(jwk), sign: (bytes) => ed25519.ev.sign(bytes, secretKey) };
            }
            const curve = kind === 'P-256' ? nist.s9 : nist.sL;
            const { secretKey } = curve.keygen(material);
            const point = curve.getPublicKey(secretKey, false).subarray(1);
            const half = point.length / 2;
            const jwk = {
                kty: 'EC',
                crv: kind,
                x: base64url(point.subarray(0, half)),
                y: base64url(point.subarray(half)),
            };
            return { kind, spki: toSpki(jwk), sign: (bytes) => curve.sign(bytes, secretKey, { format: 'der' }) };
        }
        const MATERIAL_LENGTHS = { 'P-256': 48, 'P-384': 72, Ed25519: 32 };
        function deriveBytes(seed, purpose, length) {
            return new Uint8Array((0, external_node_crypto_.hkdfSync)('sha256', seed, '', purpose, length));
        }
        function toSpki(jwk) {
            return (0, external_node_crypto_.createPublicKey)({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' });
        }
        function base64url(bytes) {
            return Buffer.from(bytes).toString('base64url');
        }
        ;
        const AUTHORITY_START = (0, instant.nV)('2000-01-01T00:00:00Z');
        const AUTHORITY_END = (0, instant.nV)('2099-12-31T23:59:59Z');
        const LIFETIME_MS = 600_000;
        function createCertificateAuthority(seed, ctLog) {
            const root = createAuthority(deriveKey(seed, 'root'), 'root');
            const intermediate = createAuthority(deriveKey(seed, 'intermediate'), 'intermediate', root);
            const issue = (purpose, { identity, at, options = {} }) => {
                const key = deriveKey(seed, `leaf ${purpose}`, options.curve);
                const tbs = leafOf(identity, at, { ctLog, ...options }, { key, purpose, intermediate });
                const der = signCertificate(tbs, intermediate.key);
                return { der, pem: toPem('CERTIFICATE', der), key };
            };
            let latest;
            return {
                chain: [intermediate.certificate, root.certificate],
                issue: (identity, at, options) => {
                    const purpose = canonicalJson([identity, at, options?.variant ?? '']);
                    if (options !== undefined)
                        return issue(purpose, { identity, at, options });
                    if (latest?.purpose !== purpose)
                        latest = { purpose, issued: issue(purpose, { identity, at }) };
                    return latest.issued;
                },
            };
        }
        function createAuthority(key, name, issuer, profile = [
            keyUsage('keyCertSign', 'cRLSign'),
            basicConstraints(true, issuer === undefined ? 1 : 0),
            ...(issuer === undefined ? [] : [extendedKeyUsage([build_cjs.id_kp_codeSigning])]),
        ]) {
            const subject = authorityName(name);
            const signer = issuer ?? { key, subject };
            const tbs = toBeSigned({
                serial: key.spki,
                subject,
                notBefore: AUTHORITY_START,
                notAfter: AUTHORITY_END,
                spki: key.spki,
                extensions: [...profile, ...keyIdentifiers(key.spki, signer.key.spki)],
            }, signer);
            return { key, subject, certificate: signCertificate(tbs, signer.key) };
        }
        function leafOf(identity, at, options, { key, purpose, intermediate }) {
            const spki = options.spki ?? key.spki;
            const notBefore = options.notBefore ?? at;
            const extensions = [
                ...profileOf(options),
                ...keyIdentifiers(spki, intermediate.key.spki),
                ...namesOf(options.names ?? [{ kind: 'uri', value: identity.identity }]),
                ...claimsOf(identity, options.issuers),
            ];
            const fields = {
                serial: Buffer.concat([Buffer.from(purpose), spki]),
                subject: new build_cjs.Name(),
                notBefore,
                notAfter: options.notAfter ?? (0, instant.fN)(notBefore + LIFETIME_MS),
                spki,
            };
            const precertificate = toBeSigned({ ...fields, extensions }, intermediate);
            if (options.ctLog === undefined)
                return precertificate;
            const bytes = new Uint8Array(cjs.AsnConvert.serialize(precertificate));
            const list = options.ctLog.vouch(bytes, intermediate.key.spki, notBefore);
            const logged = extension('1.3.6.1.4.1.11129.2.4.2', octetString(list));
            return toBeSigned({ ...fields, extensions: [...extensions, logged] }, intermediate);
        }
        function profileOf({ keyUsages, purposes, isAuthority }) {
            const all = purposes ?? [build_cjs.id_kp_codeSigning];
            return [
                keyUsage(...(keyUsages ?? ['digitalSignature'])),
                ...(all.length === 0 ? [] : [extendedKeyUsage(all)]),
                ...(isAuthority === true ? [basicConstraints(true)] : []),
            ];
        }
        function namesOf(names) {
            if (names.length === 0)
                return [];
            const members = names.map(({ kind, value }) => {
                switch (kind) {
                    case 'uri':
                        return new build_cjs.GeneralName({ uniformResourceIdentifier: value });
                    case 'email':
                        return new build_cjs.GeneralName({ rfc822Name: value });
                    case 'dns':
                        return new build_cjs.GeneralName({ dNSName: value });
                }
            });
            return [extension('2.5.29.17', new build_cjs.SubjectAlternativeName(members), true)];
        }
        function claimsOf({ issuer, claims = {} }, issuers = { old: issuer, current: issuer }) {
            const all = { ...claims, 1: issuers.old, 8: issuers.current };
            return Object.entries(all).flatMap(([number, value]) => {
                if (value === undefined)
                    return [];
                const bytes = Number(number) < 8 ? Buffer.from(value) : utf8String(value);
                return [extension(`1.3.6.1.4.1.57264.1.${number}`, bytes)];
            });
        }
        ;
        function createCtLog(seed) {
            const key = deriveKey(seed, 'certificate transparency log');
            const id = sha256(key.spki);
            return {
                spki: key.spki,
                id,
                vouch: (precertificate, issuerSpki, at) => {
                    const version = Buffer.of(0);
                    const time = uint(at, 8);
                    const noExtensions = uint(0, 2);
                    const signed = Buffer.concat([
                        version,
                        Buffer.of(0),
                        time,
                        uint(1, 2),
                        sha256(issuerSpki),
                        withLength(precertificate, 3),
                        noExtensions,
                    ]);
                    const signature = Buffer.concat([Buffer.of(4, 3), withLength(key.sign(signed), 2)]);
                    const timestamp = Buffer.concat([version, id, time, noExtensions, signature]);
                    return withLength(withLength(timestamp, 2), 2);
                },
            };
        }
        function withLength(bytes, size) {
            return Buffer.concat([uint(bytes.length, size), bytes]);
        }
        function uint(value, size) {
            const bytes = Buffer.alloc(size);
            if (size === 8)
                bytes.writeBigUInt64BE(BigInt(value));
            else
                bytes.writeUIntBE(value, 0, size);
            return bytes;
        }
        ;
        function toLegacyLayer(signed, instance, { entry = usualKind(signed), predicateType } = {}) {
            const { verifier, payloadType } = signed;
            const logged = typeof entry === 'string' && entry !== 'none' ? recordEntry(instance, entry, signed) : entry;
            const isAttestation = payloadType !== undefined;
            return {
                mediaType: isAttestation
                    ? 'application/vnd.dsse.envelope.v1+json'
                    : 'application/vnd.dev.cosign.simplesigning.v1+json',
                bytes: isAttestation ? envelopeOf(signed) : signed.payload,
                annotations: {
                    'dev.cosignproject.cosign/signature': isAttestation ? '' : base64(signed.signature),
                    ...(verifier.kind === 'certificate' && {
                        'dev.sigstore.cosign/certificate': verifier.pem,
                        'dev.sigstore.cosign/chain': instance.certificateAuthority.chain
                            .map((der) => toPem('CERTIFICATE', der))
                            .join(''),
                    }),
                    ...(logged !== 'none' && { 'dev.sigstore.cosign/bundle': JSON.stringify(toRekorBundle(logged)) }),
                    ...(predicateType !== undefined && { predicateType }),
                },
            };
        }
        function toRekorBundle({ canonicalBody, time, index, log, promise }) {
            return {
                SignedEntryTimestamp: base64(promise ?? new Uint8Array()),
                Payload: {
                    body: base64(canonicalBody),
                    integratedTime: Math.floor((time ?? 0) / 1000),
                    logIndex: index,
                    logID: hex(log.id),
                },
            };
        }
        var asn1_cms_build_cjs = __webpack_require__(1467);
        var asn1_tsp_build_cjs = __webpack_require__(7305);
        ;
        const SHA256 = new build_cjs.AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
        const SIGNED_DATA = '1.2.840.113549.1.7.2';
        const TST_INFO = '1.2.840.113549.1.9.16.1.4';
        function createTimestampAuthority(seed) {
            const root = createAuthority(deriveKey(seed, 'timestamp root'), 'timestamp root');
            const signer = createAuthority(deriveKey(seed, 'timestamp signer'), 'timestamp signer', root, [
                keyUsage('digitalSignature'),
                extendedKeyUsage([build_cjs.id_kp_timeStamping], true),
            ]);
            return {
                chain: [signer.certificate, root.certificate],
                timestamp: (hash, at, { nonce, certificate = false } = {}) => {
                    const info = new asn1_tsp_build_cjs.TSTInfo({
                        policy: '1.3.6.1.4.1.57264.2',
                        messageImprint: new asn1_tsp_build_cjs.MessageImprint({
                            hashAlgorithm: SHA256,
                            hashedMessage: new cjs.OctetString(hash),
                        }),
                        serialNumber: Uint8Array.of(1, ...sha256(hash).subarray(0, 15)).buffer,
                        genTime: new Date(Math.floor(at / 1000) * 1000),
                        ...(nonce === undefined ? {} : { nonce: new Uint8Array(nonce).buffer }),
                    });
                    const response = new asn1_tsp_build_cjs.TimeStampResp({
                        status: new asn1_tsp_build_cjs.PKIStatusInfo({ status: asn1_tsp_build_cjs.PKIStatus.granted }),
                        timeStampToken: sign(new Uint8Array(cjs.AsnConvert.serialize(info)), signer, certificate),
                    });
                    return new Uint8Array(cjs.AsnConvert.serialize(response));
                },
            };
        }
        function sign(content, signer, hasCertificate) {
            const certificate = cjs.AsnConvert.parse(signer.certificate, build_cjs.Certificate);
            const { issuer, serialNumber } = certificate.tbsCertificate;
            const signedAttrs = attributesOf(content, signer);
            const unsigned = {
                sid: new asn1_cms_build_cjs.SignerIdentifier({
                    issuerAndSerialNumber: new asn1_cms_build_cjs.IssuerAndSerialNumber({ issuer, serialNumber }),
                }),
                digestAlgorithm: SHA256,
                signedAttrs: [...signedAttrs],
                signatureAlgorithm: signatureAlgorithm(signer.key),
            };
            const attributes = Buffer.concat(signedAttrs.map(encode));
            const signature = signer.key.sign(Buffer.concat([Buffer.of(0x31, 0x81, attributes.length), attributes]));
            const data = new asn1_cms_build_cjs.SignedData({
                version: asn1_cms_build_cjs.CMSVersion.v3,
                digestAlgorithms: new asn1_cms_build_cjs.DigestAlgorithmIdentifiers([SHA256]),
                encapContentInfo: new asn1_cms_build_cjs.EncapsulatedContentInfo({
                    eContentType: TST_INFO,
                    eContent: new asn1_cms_build_cjs.EncapsulatedContent({ single: new cjs.OctetString(content) }),
                }),
                ...(hasCertificate && { certificates: new asn1_cms_build_cjs.CertificateSet([new asn1_cms_build_cjs.CertificateChoices({ certificate })]) }),
                signerInfos: new asn1_cms_build_cjs.SignerInfos([new asn1_cms_build_cjs.SignerInfo({ ...unsigned, signature: new cjs.OctetString(signature) })]),
            });
            return new asn1_cms_build_cjs.ContentInfo({ contentType: SIGNED_DATA, content: cjs.AsnConvert.serialize(data) });
        }
        function attributesOf(content, signer) {
            const certificateId = octetString(sha256(signer.certificate));
            const values = {
                '1.2.840.113549.1.9.3': new Uint8Array(cjs.AsnObjectIdentifierConverter.toASN(TST_INFO).toBER()),
                '1.2.840.113549.1.9.4': octetString(sha256(content)),
                '1.2.840.113549.1.9.16.2.47': sequence(sequence(sequence(certificateId))),
            };
            return Object.entries(values)
                .map(([attrType, value]) => new asn1_cms_build_cjs.Attribute({ attrType, attrValues: [new Uint8Array(value).buffer] }))
                .toSorted((one, other) => Buffer.compare(encode(one), encode(other)));
        }
        function encode(attribute) {
            return new Uint8Array(cjs.AsnConvert.serialize(attribute));
        }
        function sequence(content) {
            return Buffer.concat([Buffer.of(0x30, content.length), content]);
        }
        ;
        const EARLIER_ENTRIES = 4_163_431;
        function createRekorV1(seed) {
            const key = deriveKey(seed, 'rekor v1');
            const id = sha256(key.spki);
            const host = 'rekor.mooring.test';
            const origin = { text: `${host} - 1193050959916656506`, name: host, hint: id };
            const log = { version: 1, id };
            return {
                ...log,
                baseUrl: `https://${host}`,
                spki: key.spki,
                record: (body, at, place) => {
                    const canonicalBody = Buffer.from(canonicalJson(body));
                    const proof = proveInclusion(seed, canonicalBody, { key, origin }, place);
                    const index = proof.index + EARLIER_ENTRIES;
                    const promise = promiseOf({ canonicalBody, at, id, index }, key);
                    return { body, canonicalBody, log, index, time: at, promise, proof };
                },
            };
        }
        function createRekorV2(seed) {
            const key = deriveKey(seed, 'rekor v2', 'Ed25519');
            const host = 'log2026-1.rekor-tiles.mooring.test';
            const id = sha256(Buffer.from(`${host}\n`), Buffer.of(1), key.spki.subarray(-32));
            const log = { version: 2, id };
            const origin = { text: host, name: host, hint: id };
            return {
                ...log,
                baseUrl: `https://${host}`,
                spki: key.spki,
                record: (body, _at, place) => {
                    const canonicalBody = Buffer.from(canonicalJson(body));
                    const proof = proveInclusion(seed, canonicalBody, { key, origin }, place);
                    return { body, canonicalBody, log, index: proof.index, time: undefined, promise: undefined, proof };
                },
            };
        }
        function promiseOf({ canonicalBody, at, id, index }, key) {
            const promised = {
                body: base64(canonicalBody),
                integratedTime: Math.floor(at / 1000),
                logIndex: index,
                logID: hex(id),
            };
            return key.sign(Buffer.from(canonicalJson(promised)));
        }
        function proveInclusion(seed, canonicalBody, signer, place = placeOf(canonicalBody)) {
            const leaf = sha256(Buffer.of(0), canonicalBody);
            const siblings = siblingsOf(place);
            const hashes = siblings.map((_, level) => deriveBytes(seed, `neighbor ${level} of ${hex(leaf)}`, 32));
            const rootHash = hashes.reduce((hash, sibling, level) => {
                const children = siblings[level] === 'left' ? [sibling, hash] : [hash, sibling];
                return sha256(Buffer.of(1), ...children);
            }, leaf);
            const { index, size: treeSize } = place;
            return { index, treeSize, rootHash, hashes, checkpoint: checkpointOf(treeSize, rootHash, signer) };
        }
        function placeOf(canonicalBody) {
            const hash = Buffer.from(sha256(canonicalBody));
            const index = 300_000 + (hash.readUInt32BE(0) % 200_000);
            return { index, size: index + 1 + (hash.readUInt32BE(4) % 1000) };
        }
        function siblingsOf({ index, size }) {
            const sides = [];
            for (let node = index, last = size - 1; last > 0; node >>= 1, last >>= 1) {
                if (node % 2 === 1)
                    sides.push('left');
                else if (node < last)
                    sides.push('right');
            }
            return sides;
        }
        function checkpointOf(size, rootHash, { key, origin }) {
            const note = `${origin.text}\n${size}\n${base64(rootHash)}\n`;
            const signature = Buffer.concat([origin.hint.subarray(0, 4), key.sign(Buffer.from(note))]);
            return `${note}\n— ${origin.name} ${base64(signature)}\n`;
        }
        ;
        function createSigningAuthority(seed) {
            const ctLog = createCtLog(seed);
            const instance = {
                ctLog,
                certificateAuthority: createCertificateAuthority(seed, ctLog),
                rekorV1: createRekorV1(seed),
                rekorV2: createRekorV2(seed),
                timestampAuthority: createTimestampAuthority(seed),
            };
            const plainKey = (name) => {
                const key = deriveKey(seed, `plain key ${name}`);
                return { key, pem: toPem('PUBLIC KEY', key.spki) };
            };
            const sign = (payload, payloadType, by) => {
                if ('keyName' in by) {
                    const { key, pem } = plainKey(by.keyName);
                    const verifier = { kind: 'key', der: key.spki, pem };
                    return signBytes(payload, payloadType, { key, verifier, at: by.at });
                }
                const issued = instance.certificateAuthority.issue(by.identity, by.at, by.certificate);
                const verifier = { kind: 'certificate', der: issued.der, pem: issued.pem };
                return signBytes(payload, payloadType, { key: issued.key, verifier, at: by.at });
            };
            return {
                ...instance,
                signPayload: (payload, by) => sign(payload, undefined, by),
                signStatement: (statement, by, payloadType = IN_TOTO) => sign(statement, payloadType, by),
                recordEntry: (kind, signed, options) => recordEntry(instance, kind, signed, options),
                toLegacyLayer: (signed, options) => toLegacyLayer(signed, instance, options),
                toBundle: (signed, options) => Buffer.from(JSON.stringify(toBundle(signed, instance, options))),
                publicKey: (name) => plainKey(name).pem,
                trustedRoot: () => `${JSON.stringify(trustedRootOf(instance), undefined, 2)}\n`,
            };
        }
        function trustedRootOf(instance) {
            const { certificateAuthority, ctLog, rekorV1, rekorV2, timestampAuthority } = instance;
            return {
                mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
                tlogs: [toLog(rekorV1), toLog(rekorV2)],
                certificateAuthorities: [toAuthority('https://fulcio.mooring.test', certificateAuthority)],
                ctlogs: [toLog({ ...ctLog, version: 1, baseUrl: 'https://ctfe.mooring.test' })],
                timestampAuthorities: [
                    toAuthority('https://timestamp.mooring.test/api/v1/timestamp', timestampAuthority),
                ],
            };
        }
        const VALID_FOR = { start: (0, instant.r4)(AUTHORITY_START) };
        function toLog(log) {
            return {
                baseUrl: log.baseUrl,
                hashAlgorithm: 'SHA2_256',
                publicKey: {
                    rawBytes: base64(log.spki),
                    keyDetails: log.version === 1 ? 'PKIX_ECDSA_P256_SHA_256' : 'PKIX_ED25519',
                    validFor: VALID_FOR,
                },
                logId: { keyId: base64(log.id) },
            };
        }
        function toAuthority(uri, { chain }) {
            return {
                subject: { organization: 'mooring.test', commonName: 'mooring.test' },
                uri,
                certChain: { certificates: chain.map((der) => ({ rawBytes: base64(der) })) },
                validFor: VALID_FOR,
            };
        }
    })
};
