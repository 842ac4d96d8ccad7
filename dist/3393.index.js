import { shared } from './shared.js';
export const id = 3393;
export const ids = [3393];
export const modules = {
    21880: shared[21880],
    38468: shared[38468],
    73393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openSignatures: () => (openSignatures)
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var dist = __webpack_require__(83917);
        var protobuf_specs_dist = __webpack_require__(19654);
        var verify_dist = __webpack_require__(54187);
        var instant = __webpack_require__(8726);
        ;
        const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';
        const URI = /^[\x21-\x7e]+$/;
        function judgeCertificate(facts) {
            const [name, ...others] = facts.names;
            const issuer = facts.issuer ?? facts.formerIssuer;
            if (facts.repeated.length > 0)
                return violation('its certificate has an extension twice');
            if (facts.unknownCritical.length > 0)
                return violation('its certificate has an unknown critical extension');
            if (facts.isAuthority)
                return violation('its certificate is one of an authority');
            if (facts.keyUsages?.join() !== '0')
                return violation('its certificate is not for signatures alone');
            if (facts.purposes?.join() !== CODE_SIGNING)
                return violation('its certificate is not for signing code');
            if (name === undefined)
                return violation('its certificate names no identity');
            if (others.length > 0)
                return violation('its certificate names several identities');
            if (!name.isUri || !URI.test(name.text))
                return violation('the identity in its certificate is not a URI');
            if (issuer === undefined || !URI.test(issuer))
                return violation('its certificate names no issuer');
            if (facts.formerIssuer !== undefined && facts.formerIssuer !== issuer) {
                return violation('its certificate names two issuers');
            }
            return { kind: 'identity', issuer, identity: name.text };
        }
        function violation(reason) {
            return { kind: 'violation', reason };
        }
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        ;
        const MAX_AGE_DAYS = 400;
        function describeTrustRoot(source) {
            return source.kind === 'built-in'
                ? `trust material up to ${(0, instant.im)(source.confirmed)}`
                : (0, printable.g$)(source.name, 200);
        }
        function newerTrustRootRemedy(source) {
            return source.kind === 'built-in'
                ? 'Update Mooring, or set `trusted-root` to a file that contains the log or authority.'
                : 'Add the log or authority to that file, or remove the option to use the built-in trust root.';
        }
        function trustRootWarning(source, now) {
            if (source.kind !== 'built-in')
                return undefined;
            const days = Math.floor((now - source.confirmed) / instant.sO);
            if (days <= MAX_AGE_DAYS)
                return undefined;
            return `The built-in trust root is ${days} days old (${describeTrustRoot(source)}): signatures by newer keys cannot be verified. Update Mooring, or set \`trusted-root\`.`;
        }
        function trustRootInvalid(name, problem, cause) {
            return new errors.OD('config_file_invalid', `${(0, printable.g$)(name, 200)}: ${problem}`, {
                cause,
                hint: 'Use a trusted_root.json, as `cosign trusted-root create` writes it.',
            });
        }
        ;
        class Refusal extends Error {
            outcome;
            constructor(outcome) {
                super(outcome.reason);
                this.outcome = outcome;
            }
        }
        function refuse(check, reason) {
            throw new Refusal({ kind: 'invalid', check, reason });
        }
        function leaveOpen(why, reason) {
            throw new Refusal({ kind: 'unverifiable', why, reason });
        }
        const LIBRARY_CHECKS = {
            TLOG_ERROR: ['log-entry', 'the same log entry is given twice'],
            TLOG_INCLUSION_PROOF_ERROR: ['log-entry', 'the proof that its entry is in the log is wrong'],
            TLOG_INCLUSION_PROMISE_ERROR: ['log-entry', "the log's signature of its entry is wrong"],
            TLOG_MISSING_INCLUSION_ERROR: ['log-entry', 'nothing proves that its entry is in the log'],
            TLOG_BODY_ERROR: ['log-entry', 'its log entry is about something else'],
            CERTIFICATE_ERROR: [
                'certificate',
                'its certificate was not issued and logged by the authorities of the trust root',
            ],
            SIGNATURE_ERROR: ['signature', 'it does not fit what is signed'],
            TIMESTAMP_ERROR: ['timestamp', 'its timestamp is wrong or given twice'],
        };
        function outcomeOf(error) {
            if (error instanceof Refusal)
                return error.outcome;
            const code = error instanceof verify_dist.mk ? error.code : '';
            const [check, reason] = LIBRARY_CHECKS[code] ?? ['malformed', 'its proof is malformed'];
            return { kind: 'invalid', check, reason };
        }
        function parsing(check, part, parse) {
            try {
                return parse();
            }
            catch {
                return refuse(check, `${part} is malformed`);
            }
        }
        ;
        function requireKnownAuthorities({ entries }, certificate, timestamps, material) {
            if (!isKnownIssuer(certificate, material))
                unknown('the authority that issued its certificate');
            const logged = parsing('certificate', 'its certificate', () => certificate.extSCT?.signedCertificateTimestamps);
            if (logged === undefined || logged.length === 0) {
                refuse('certificate', 'its certificate is not in a log of certificates');
            }
            if (!logged.every(({ logID }) => material.ctlogs.some((log) => log.logID.equals(logID)))) {
                unknown('the log that its certificate is in');
            }
            if (!entries.every((entry) => isKnownLog(entry, material)))
                unknown('the transparency log that it is in');
            if (!timestamps.every((timestamp) => isKnownTimestamp(timestamp, material))) {
                unknown('the timestamp authority that dated it');
            }
        }
        function isKnownLog({ logId }, { tlogs }) {
            return tlogs.some(({ logID }) => logID.equals(logId.keyId));
        }
        function isKnownTimestamp(timestamp, { timestampAuthorities }) {
            return parsing('timestamp', 'its timestamp', () => {
                const { signerSerialNumber, signerIssuer } = timestamp;
                return timestampAuthorities.some(({ certChain: [signer] }) => signer !== undefined &&
                    signer.serialNumber.equals(signerSerialNumber) &&
                    signer.issuer.equals(signerIssuer));
            });
        }
        function isKnownIssuer(certificate, { certificateAuthorities }) {
            return parsing('certificate', 'its certificate', () => {
                const identifier = certificate.extAuthorityKeyID?.keyIdentifier;
                return certificateAuthorities.some(({ certChain }) => certChain.some((authority) => identifier === undefined
                    ? authority.subject.equals(certificate.issuer)
                    : authority.extSubjectKeyID?.keyIdentifier.equals(identifier) === true));
            });
        }
        function unknown(authority) {
            return leaveOpen('unknown-authority', `${authority} is not in the trust root`);
        }
        ;
        const ISSUER = '1.3.6.1.4.1.57264.1.8';
        const FORMER_ISSUER = '1.3.6.1.4.1.57264.1.1';
        const KEY_USAGE = '2.5.29.15';
        const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17';
        const BASIC_CONSTRAINTS = '2.5.29.19';
        const EXTENDED_KEY_USAGE = '2.5.29.37';
        const READ_IF_CRITICAL = new Set([
            KEY_USAGE,
            SUBJECT_ALTERNATIVE_NAME,
            BASIC_CONSTRAINTS,
            EXTENDED_KEY_USAGE,
        ]);
        const UTF8_STRING = 0x0c;
        const certificate_facts_URI = 0x86;
        function readCertificateFacts(certificate) {
            const oids = certificate.extensions.map(({ subs: [oid] }) => oid?.toOID() ?? '');
            const issuer = contentOf(certificate, ISSUER);
            if (issuer !== undefined && issuer.tag.toDER() !== UTF8_STRING)
                throw new TypeError('not a UTF8String');
            return {
                names: (contentOf(certificate, SUBJECT_ALTERNATIVE_NAME)?.subs ?? []).map(({ tag, value }) => ({
                    isUri: tag.toDER() === certificate_facts_URI,
                    text: value.toString('latin1'),
                })),
                issuer: issuer?.value.toString('latin1'),
                formerIssuer: certificate.extension(FORMER_ISSUER)?.value.toString('latin1'),
                purposes: contentOf(certificate, EXTENDED_KEY_USAGE)?.subs.map((purpose) => purpose.toOID()),
                keyUsages: contentOf(certificate, KEY_USAGE)
                    ?.toBitString()
                    .flatMap((bit, index) => (bit === 1 ? [index] : [])),
                isAuthority: contentOf(certificate, BASIC_CONSTRAINTS)?.subs[0]?.toBoolean() ?? false,
                repeated: oids.filter((oid, index) => oids.indexOf(oid) !== index),
                unknownCritical: oids.filter((oid) => certificate.extension(oid)?.critical === true && !READ_IF_CRITICAL.has(oid)),
            };
        }
        function contentOf(certificate, oid) {
            const subs = certificate.extension(oid)?.valueObj.subs;
            if (subs !== undefined && subs.length !== 1)
                throw new TypeError('not one value');
            return subs?.[0];
        }
        var schemas = __webpack_require__(92857);
        var core = __webpack_require__(88532);
        ;
        function decodeBase64(text) {
            const bytes = Buffer.from(text, 'base64');
            return bytes.toString('base64') === text ? bytes : undefined;
        }
        function base64Bytes(longest) {
            return schemas.YjP()
                .max(longest)
                .transform((text, context) => {
                const bytes = decodeBase64(text);
                if (bytes !== undefined && bytes.length > 0)
                    return bytes;
                context.issues.push({ code: 'custom', message: 'is not base64', input: text });
                return core.tm;
            });
        }
        function decodePem(text, label) {
            const lines = text.trim().split(/\r?\n/);
            const [first, last] = [lines.shift(), lines.pop()];
            if (first !== `-----BEGIN ${label}-----` || last !== `-----END ${label}-----`)
                return undefined;
            return decodeBase64(lines.join(''));
        }
        ;
        const BUNDLE_VERSIONS = {
            'application/vnd.dev.sigstore.bundle+json;version=0.1': '0.1',
            'application/vnd.dev.sigstore.bundle+json;version=0.2': '0.2',
            'application/vnd.dev.sigstore.bundle+json;version=0.3': '0.3',
            'application/vnd.dev.sigstore.bundle.v0.3+json': '0.3',
        };
        const LONGEST_CONTENT = 33_554_432;
        const LONGEST_PART = 65_536;
        const LONGEST_ENTRY = 1_048_576;
        const LONGEST_CHECKPOINT = 8_192;
        const MOST_HASHES = 64;
        const MOST_PARTS = 32;
        const Decimal = schemas.YjP()
            .regex(/^\d{1,15}$/)
            .default('0');
        const Certificate = schemas.Ikc({ rawBytes: base64Bytes(LONGEST_PART) });
        const Signature = base64Bytes(4_096);
        const SignedEnvelope = schemas.Ikc({
            payloadType: schemas.YjP(),
            payload: base64Bytes(LONGEST_CONTENT),
            signatures: schemas.PVZ([schemas.Ikc({ sig: Signature })]).rest(schemas.ZmZ()),
        });
        const Count = schemas.aig().refine((count) => Number.isSafeInteger(count) && count >= 0);
        const LegacyEntry = schemas.Ikc({
            SignedEntryTimestamp: Signature,
            Payload: schemas.Ikc({
                body: base64Bytes(LONGEST_ENTRY),
                integratedTime: Count,
                logIndex: Count,
                logID: schemas.YjP().regex(/^[0-9a-f]{64}$/),
            }),
        });
        const LegacySignature = Signature;
        const Entry = schemas.Ikc({
            logIndex: Decimal,
            logId: schemas.Ikc({ keyId: base64Bytes(128) }),
            kindVersion: schemas.Ikc({ kind: schemas.YjP(), version: schemas.YjP() }),
            integratedTime: Decimal,
            inclusionPromise: schemas.Ikc({ signedEntryTimestamp: Signature }).optional(),
            inclusionProof: schemas.Ikc({
                logIndex: Decimal,
                hashes: schemas.YOg(base64Bytes(128)).max(MOST_HASHES).default([]),
                checkpoint: schemas.Ikc({ envelope: schemas.YjP().max(LONGEST_CHECKPOINT) }),
            })
                .optional(),
            canonicalizedBody: base64Bytes(LONGEST_ENTRY),
        });
        const Bundle = schemas.Ikc({
            mediaType: schemas.YjP(),
            verificationMaterial: schemas.Ikc({
                certificate: Certificate.optional(),
                x509CertificateChain: schemas.Ikc({ certificates: schemas.YOg(Certificate).min(1).max(MOST_PARTS) }).optional(),
                publicKey: schemas.Ikc({}).optional(),
                tlogEntries: schemas.YOg(Entry).max(MOST_PARTS).default([]),
                timestampVerificationData: schemas.Ikc({
                    rfc3161Timestamps: schemas.YOg(schemas.Ikc({ signedTimestamp: base64Bytes(LONGEST_PART) }))
                        .max(MOST_PARTS)
                        .default([]),
                })
                    .optional(),
            }),
            dsseEnvelope: SignedEnvelope,
            messageSignature: schemas.ZmZ().optional(),
        });
        ;
        const LONGEST_VERIFIER = 65_536;
        const Pem = base64Bytes(LONGEST_VERIFIER).transform((bytes) => bytes.toString('latin1'));
        const Sha256 = schemas.Ikc({ algorithm: schemas.euz('sha256'), value: schemas.YjP() })
            .transform(({ value }) => value);
        const Der = schemas.Ikc({ rawBytes: base64Bytes(LONGEST_VERIFIER) }).transform(({ rawBytes }) => rawBytes);
        const EntryHead = schemas.Ikc({ kind: schemas.YjP(), apiVersion: schemas.YjP() });
        const ENTRY_SCHEMAS = {
            'hashedrekord 0.0.1': schemas.Ikc({
                spec: schemas.Ikc({
                    data: schemas.Ikc({ hash: Sha256 }),
                    signature: schemas.Ikc({ publicKey: schemas.Ikc({ content: Pem }) }),
                }),
            })
                .transform(({ spec }) => ({ verifier: spec.signature.publicKey.content })),
            'hashedrekord 0.0.2': schemas.Ikc({
                spec: schemas.Ikc({
                    hashedRekordV002: schemas.Ikc({
                        data: schemas.Ikc({ algorithm: schemas.euz('SHA2_256') }),
                        signature: schemas.Ikc({
                            verifier: schemas.KCZ([
                                schemas.Ikc({ x509Certificate: Der }).transform(({ x509Certificate }) => x509Certificate),
                                schemas.Ikc({ publicKey: Der }).transform(({ publicKey }) => publicKey),
                            ]),
                        }),
                    }),
                }),
            })
                .transform(({ spec }) => ({ verifier: spec.hashedRekordV002.signature.verifier })),
            'dsse 0.0.1': schemas.Ikc({
                spec: schemas.Ikc({ payloadHash: Sha256, signatures: schemas.PVZ([schemas.Ikc({ verifier: Pem })]) }),
            })
                .transform(({ spec }) => ({ verifier: spec.signatures[0].verifier })),
            'intoto 0.0.1': schemas.Ikc({
                spec: schemas.Ikc({ content: schemas.Ikc({ hash: Sha256, payloadHash: Sha256 }), publicKey: Pem }),
            })
                .transform(({ spec }) => ({
                verifier: spec.publicKey,
                hashes: { envelope: spec.content.hash, payload: spec.content.payloadHash },
            })),
            'intoto 0.0.2': schemas.Ikc({
                spec: schemas.Ikc({
                    content: schemas.Ikc({
                        envelope: schemas.Ikc({ signatures: schemas.PVZ([schemas.Ikc({ publicKey: Pem })]) }),
                        payloadHash: Sha256,
                    }),
                }),
            })
                .transform(({ spec }) => ({ verifier: spec.content.envelope.signatures[0].publicKey })),
        };
        ;
        const SIGNATURE = 'dev.cosignproject.cosign/signature';
        const CERTIFICATE = 'dev.sigstore.cosign/certificate';
        const LOG_ENTRY = 'dev.sigstore.cosign/bundle';
        const IN_TOTO = 'application/vnd.in-toto+json';
        function readEvidence(content) {
            if (content.bytes.length > LONGEST_CONTENT) {
                leaveOpen('too-large', `it has more than ${LONGEST_CONTENT} bytes`);
            }
            switch (content.form) {
                case 'bundle':
                    return readBundle(content.bytes, content.mediaType);
                case 'legacy-attestation': {
                    const envelope = parsed(SignedEnvelope, 'its envelope', readJson('its envelope', content.bytes));
                    return { ...ofEnvelope(envelope), ...ofAnnotations(content), form: 'envelope', layer: content.bytes };
                }
                case 'legacy-signature': {
                    const bytes = Buffer.from(content.bytes);
                    return {
                        form: 'payload',
                        payloadType: 'simple-signing',
                        payload: bytes,
                        signedBytes: bytes,
                        signature: parsed(LegacySignature, 'it', content.annotations[SIGNATURE] ?? ''),
                        ...ofAnnotations(content),
                        layer: bytes,
                    };
                }
            }
        }
        function readBundle(bytes, mediaType) {
            const bundle = parsed(Bundle, 'its bundle', readJson('its bundle', bytes, withoutNull));
            const { certificate, x509CertificateChain: chain, publicKey, tlogEntries } = bundle.verificationMaterial;
            requireVersion(bundle, mediaType);
            if ([certificate, chain, publicKey].filter((one) => one !== undefined).length !== 1) {
                refuse('malformed', 'its bundle does not name exactly one key');
            }
            return {
                ...ofEnvelope(bundle.dsseEnvelope),
                form: 'bundled envelope',
                layer: bytes,
                certificate: certificate?.rawBytes ?? chain?.certificates[0]?.rawBytes,
                entries: tlogEntries.map(toLibraryEntry),
                timestamps: (bundle.verificationMaterial.timestampVerificationData?.rfc3161Timestamps ?? []).map(({ signedTimestamp }) => signedTimestamp),
            };
        }
        function toLibraryEntry({ inclusionPromise, inclusionProof: proof, ...entry }) {
            const inclusionProof = proof && { ...proof, rootHash: Buffer.of(), treeSize: '0' };
            return { ...entry, inclusionPromise, inclusionProof };
        }
        function requireVersion({ mediaType, verificationMaterial }, expected) {
            const version = BUNDLE_VERSIONS[mediaType];
            if (version === undefined)
                refuse('malformed', 'its bundle has an unknown media type');
            if (BUNDLE_VERSIONS[expected] !== version) {
                refuse('malformed', 'its bundle has another media type than its layer');
            }
            const { certificate, x509CertificateChain: chain, tlogEntries } = verificationMaterial;
            if ((version === '0.3' ? chain : certificate) !== undefined) {
                refuse('malformed', `its bundle is not one of version ${version}`);
            }
            const isComplete = (entry) => (version === '0.1' ? entry.inclusionPromise : entry.inclusionProof) !== undefined;
            if (!tlogEntries.every(isComplete))
                refuse('log-entry', 'nothing proves that its entry is in the log');
        }
        function ofEnvelope(envelope) {
            const { payloadType, payload, signatures } = envelope;
            if (payloadType !== IN_TOTO)
                refuse('malformed', 'its envelope does not hold a statement');
            const [{ sig: signature }] = signatures;
            return { payloadType, payload, signature, signedBytes: dist.dsse.preAuthEncoding(payloadType, payload) };
        }
        function ofAnnotations({ annotations, }) {
            const { [CERTIFICATE]: pem = '', [LOG_ENTRY]: json = '' } = annotations;
            if (pem.length > LONGEST_PART)
                leaveOpen('too-large', 'its certificate is longer than Mooring reads');
            const certificate = pem === '' ? undefined : decodePem(pem, 'CERTIFICATE');
            if (pem !== '' && certificate === undefined)
                refuse('malformed', 'its certificate is malformed');
            const entries = json === '' ? [] : [readLegacyEntry(json)];
            return { certificate, entries, timestamps: [] };
        }
        function readLegacyEntry(json) {
            const { SignedEntryTimestamp: promise, Payload: entry } = parsed(LegacyEntry, 'its log entry', parsing('malformed', 'its log entry', () => JSON.parse(json)));
            const { kind, apiVersion: version } = readEntryHead(entry.body);
            return {
                logIndex: `${entry.logIndex}`,
                logId: { keyId: Buffer.from(entry.logID, 'hex') },
                kindVersion: { kind, version },
                integratedTime: `${entry.integratedTime}`,
                inclusionPromise: { signedEntryTimestamp: promise },
                inclusionProof: undefined,
                canonicalizedBody: entry.body,
            };
        }
        function readEntryHead(body) {
            return parsing('log-entry', 'its log entry', () => EntryHead.parse(JSON.parse(body.toString())));
        }
        function parsed(schema, part, value) {
            const result = schema.safeParse(value);
            if (result.success)
                return result.data;
            if (result.error.issues.every(({ code }) => code === 'too_big')) {
                leaveOpen('too-large', `${part} has more or longer parts than Mooring reads`);
            }
            return refuse('malformed', `${part} is malformed`);
        }
        function readJson(part, bytes, revive) {
            return parsing('malformed', part, () => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), revive));
        }
        function withoutNull(_, value) {
            return value ?? undefined;
        }
        ;
        const KINDS = {
            payload: ['hashedrekord 0.0.1'],
            envelope: ['dsse 0.0.1', 'intoto 0.0.1', 'intoto 0.0.2'],
            'bundled envelope': ['dsse 0.0.1', 'intoto 0.0.2', 'hashedrekord 0.0.2'],
        };
        function entryKindOf(form, kind, version) {
            return KINDS[form].find((known) => known === `${kind} ${version}`);
        }
        ;
        function checkLogEntries(evidence, verifier, { tlogs }) {
            return evidence.entries.filter((entry) => {
                if (entry.inclusionPromise !== undefined)
                    requirePromise(entry, tlogs);
                const { kind: name, apiVersion } = readEntryHead(entry.canonicalizedBody);
                if (name !== entry.kindVersion.kind || apiVersion !== entry.kindVersion.version) {
                    refuse('log-entry', 'its log entry is of another kind than it says');
                }
                const kind = entryKindOf(evidence.form, name, apiVersion);
                if (kind === undefined)
                    refuse('log-entry', 'its log entry is of a kind that does not belong to it');
                const recorded = parsing('log-entry', 'its log entry', () => ENTRY_SCHEMAS[kind].parse(JSON.parse(entry.canonicalizedBody.toString())));
                if (!names(recorded.verifier, verifier)) {
                    refuse('log-entry', 'its log entry names another certificate or key');
                }
                if (recorded.hashes === undefined)
                    return true;
                const { envelope, payload } = recorded.hashes;
                if (envelope !== sha256(evidence.layer) || payload !== sha256(evidence.payload)) {
                    refuse('log-entry', 'its log entry is about something else');
                }
                return false;
            });
        }
        function requirePromise(entry, tlogs) {
            const { logId, integratedTime, logIndex, canonicalizedBody, inclusionPromise } = entry;
            const text = JSON.stringify({
                body: canonicalizedBody.toString('base64'),
                integratedTime: Number(integratedTime),
                logID: logId.keyId.toString('hex'),
                logIndex: Number(logIndex),
            });
            const time = new Date(Number(integratedTime) * 1_000);
            const isPromised = tlogs.some(({ logID, publicKey, validFor: { start, end } }) => logID.equals(logId.keyId) &&
                start <= time &&
                time <= end &&
                dist.crypto.verify(Buffer.from(text), publicKey, inclusionPromise?.signedEntryTimestamp ?? Buffer.of()));
            if (!isPromised)
                refuse('log-entry', "the log's signature of its entry is wrong");
        }
        function names(named, { label, der }) {
            const found = typeof named === 'string' ? decodePem(named, label) : named;
            return found?.equals(der) === true;
        }
        function sha256(bytes) {
            return dist.crypto.digest('sha256', Buffer.from(bytes)).toString('hex');
        }
        ;
        const PEM = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;
        function readPublicKey(pem) {
            const [, body = ''] = PEM.exec(pem) ?? [];
            const bytes = decodeBase64(body.replaceAll(/\s/g, ''));
            const key = bytes && readKey(bytes);
            if (key === undefined)
                return undefined;
            const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
            const isSupported = namedCurve === 'prime256v1' ||
                key.asymmetricKeyType === 'ed25519' ||
                (key.asymmetricKeyType === 'rsa' && modulusLength >= 2_048);
            const der = key.export({ type: 'spki', format: 'der' });
            return isSupported ? { key, der, fingerprint: (0, external_node_crypto_.createHash)('sha256').update(der).digest('hex') } : undefined;
        }
        function findKey(pems, evidence) {
            const keys = pems.flatMap((pem) => readPublicKey(pem) ?? []);
            if (keys.length === 0)
                refuse('unsupported-key', 'its public key is of a kind that Mooring does not read');
            return (keys.find(({ key }) => isSignedBy(evidence, key)) ??
                refuse('signature', 'no configured public key has made it for what is signed'));
        }
        function isSignedBy({ signedBytes, signature }, key) {
            return dist.crypto.verify(signedBytes, key, signature, key.asymmetricKeyType === 'ed25519' ? undefined : 'sha256');
        }
        function readKey(der) {
            try {
                return (0, external_node_crypto_.createPublicKey)({ key: der, format: 'der', type: 'spki' });
            }
            catch {
                return undefined;
            }
        }
        ;
        function createSignatureVerifier(root, name = 'trusted root') {
            const material = readMaterial(root, name);
            return (content, keys) => verifyWith(material, content, keys);
        }
        function readMaterial(root, name) {
            try {
                const material = (0, verify_dist.jO)(protobuf_specs_dist.TrustedRoot.fromJSON(root));
                const authorities = [...material.certificateAuthorities, ...material.timestampAuthorities];
                for (const { certChain } of authorities)
                    certChain.forEach(encodeOnce);
                return material;
            }
            catch (cause) {
                throw trustRootInvalid(name, 'a key or certificate in it cannot be read', cause);
            }
        }
        function encodeOnce(certificate) {
            const { root } = certificate;
            for (const part of [...root.subs.slice(0, 1), root]) {
                const der = part.toDER();
                part.toDER = () => der;
            }
            return certificate;
        }
        function verifyWith(material, content, keys) {
            try {
                const evidence = readEvidence(content);
                const { signer, used } = evidence.certificate === undefined
                    ? verifyWithKey(evidence, keys, material)
                    : verifyWithCertificate(evidence, evidence.certificate, material);
                const [entry] = used.entries;
                const [time] = timesOf(used);
                return {
                    kind: 'verified',
                    signer,
                    signedAt: time === undefined ? undefined : (0, instant.fN)(time.getTime()),
                    log: entry && placeOf(entry, material),
                    payloadType: evidence.payloadType,
                    payload: evidence.payload,
                };
            }
            catch (error) {
                return outcomeOf(error);
            }
        }
        function verifyWithCertificate(evidence, der, material) {
            const certificate = parsing('malformed', 'its certificate', () => encodeOnce(dist.X509Certificate.parse(der)));
            const { raw, publicKey } = parsing('malformed', 'its certificate', () => new external_node_crypto_.X509Certificate(der));
            if (!raw.equals(der))
                refuse('malformed', 'its certificate is malformed');
            if (publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
                refuse('unsupported-key', 'the key of its certificate is not one of ECDSA on P-256');
            }
            const used = { entries: evidence.entries, timestamps: readTimestamps(evidence) };
            requireKnownAuthorities(evidence, certificate, used.timestamps, material);
            if (used.entries.length === 0)
                refuse('log-entry', 'it is in no transparency log');
            const tlogEntries = checkLogEntries(evidence, { label: 'CERTIFICATE', der }, material);
            const times = timesOf(used);
            if (times.length === 0)
                refuse('signed-time', 'nothing proves when it was made');
            try {
                verifyByLibrary(material, {
                    signature: signatureOf(evidence),
                    key: { $case: 'certificate', certificate },
                    tlogEntries: [...tlogEntries],
                    timestamps: timestampsOf(used),
                });
            }
            catch (error) {
                const isOfCertificate = error instanceof verify_dist.mk && error.code === 'CERTIFICATE_ERROR';
                if (isOfCertificate && !times.every((time) => certificate.validForDate(time))) {
                    refuse('signed-time', 'it was made when its certificate was not valid');
                }
                throw error;
            }
            requireLogsInForce(used.entries, times, material);
            const profile = judgeCertificate(parsing('certificate-profile', 'its certificate', () => readCertificateFacts(certificate)));
            if (profile.kind === 'violation')
                refuse('certificate-profile', profile.reason);
            return { signer: { ...profile, kind: 'keyless' }, used };
        }
        function verifyWithKey(evidence, keys, material) {
            if (keys.length === 0) {
                leaveOpen('unknown-key', 'it is signed with a plain key, and none is configured for the image');
            }
            const { key, der, fingerprint } = findKey(keys, evidence);
            const used = {
                entries: evidence.entries.filter((entry) => isKnownLog(entry, material)),
                timestamps: readTimestamps(evidence).filter((timestamp) => isKnownTimestamp(timestamp, material)),
            };
            const entries = checkLogEntries({ ...evidence, ...used, timestamps: [] }, { label: 'PUBLIC KEY', der }, material);
            verifyByLibrary({ ...material, publicKey: () => ({ publicKey: key, validFor: () => true }) }, {
                signature: signatureOf(evidence),
                key: { $case: 'public-key', hint: '' },
                tlogEntries: [...entries],
                timestamps: timestampsOf(used),
            });
            requireLogsInForce(used.entries, timesOf(used), material);
            return { signer: { kind: 'key', fingerprint }, used };
        }
        function verifyByLibrary(material, entity) {
            new verify_dist.BL(material, { tlogThreshold: 0, timestampThreshold: 0, ctlogThreshold: 1 }).verify(entity);
        }
        function readTimestamps({ timestamps }) {
            return parsing('timestamp', 'its timestamp', () => timestamps.map((der) => dist.RFC3161Timestamp.parse(der)));
        }
        function timesOf({ entries, timestamps }) {
            return [
                ...entries.filter(isDated).map(({ integratedTime }) => new Date(Number(integratedTime) * 1_000)),
                ...parsing('timestamp', 'its timestamp', () => timestamps.map(({ signingTime }) => signingTime)),
            ];
        }
        function isDated({ inclusionPromise, integratedTime }) {
            return inclusionPromise !== undefined && Number(integratedTime) > 0;
        }
        function timestampsOf({ entries, timestamps }) {
            return [
                ...entries.filter(isDated).map((tlogEntry) => ({ $case: 'transparency-log', tlogEntry })),
                ...timestamps.map((timestamp) => ({ $case: 'timestamp-authority', timestamp })),
            ];
        }
        function signatureOf(evidence) {
            const { payload, signedBytes, signature } = evidence;
            return {
                signature,
                compareSignature: (other) => dist.crypto.bufferEqual(signature, other),
                compareDigest: (digest) => dist.crypto.bufferEqual(dist.crypto.digest('sha256', payload), digest),
                compareSignedDigest: (digest) => dist.crypto.bufferEqual(dist.crypto.digest('sha256', signedBytes), digest),
                verifySignature: (key) => isSignedBy(evidence, key),
            };
        }
        function requireLogsInForce(entries, times, { tlogs }) {
            const isInForce = ({ logId }) => tlogs.some(({ logID, validFor: { start, end } }) => logID.equals(logId.keyId) && times.every((time) => start <= time && time <= end));
            if (!entries.every(isInForce))
                refuse('log-entry', "the log's key was not in force when it was made");
        }
        function placeOf(entry, { tlogs }) {
            const { logId, logIndex, inclusionPromise, inclusionProof } = entry;
            return {
                index: inclusionPromise === undefined ? (inclusionProof?.logIndex ?? logIndex) : logIndex,
                log: tlogs.find(({ logID }) => logID.equals(logId.keyId))?.baseURL ?? '',
            };
        }
        var remember_signers = __webpack_require__(57746);
        var form_issue = __webpack_require__(47311);
        ;
        const PUBLIC_GOOD_ROOT = {
            confirmed: '2026-11-05',
            json: `{
  "mediaType": "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
  "tlogs": [
    {
      "baseUrl": "https://rekor.sigstore.dev",
      "hashAlgorithm": "SHA2_256",
      "publicKey": {
        "rawBytes": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwrkBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==",
        "keyDetails": "PKIX_ECDSA_P256_SHA_256",
        "validFor": {
          "start": "2021-01-12T11:53:27Z"
        }
      },
      "logId": {
        "keyId": "wNI9atQGlz+VWfO6LRygH4QUfY/8W4RFwiT5i5WRgB0="
      }
    },
    {
      "baseUrl": "https://log2025-1.rekor.sigstore.dev",
      "hashAlgorithm": "SHA2_256",
      "publicKey": {
        "rawBytes": "MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=",
        "keyDetails": "PKIX_ED25519",
        "validFor": {
          "start": "2025-09-23T00:00:00Z"
        }
      },
      "logId": {
        "keyId": "zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A="
      }
    }
  ],
  "certificateAuthorities": [
    {
      "subject": {
        "organization": "sigstore.dev",
        "commonName": "sigstore"
      },
      "uri": "https://fulcio.sigstore.dev",
      "certChain": {
        "certificates": [
          {
            "rawBytes": "MIIB+DCCAX6gAwIBAgITNVkDZoCiofPDsy7dfm6geLbuhzAKBggqhkjOPQQDAzAqMRUwEwYDVQQKEwxzaWdzdG9yZS5kZXYxETAPBgNVBAMTCHNpZ3N0b3JlMB4XDTIxMDMwNzAzMjAyOVoXDTMxMDIyMzAzMjAyOVowKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTB2MBAGByqGSM49AgEGBSuBBAAiA2IABLSyA7Ii5k+pNO8ZEWY0ylemWDowOkNa3kL+GZE5Z5GWehL9/A9bRNA3RbrsZ5i0JcastaRL7Sp5fp/jD5dxqc/UdTVnlvS16an+2Yfswe/QuLolRUCrcOE2+2iA5+tzd6NmMGQwDgYDVR0PAQH/BAQDAgEGMBIGA1UdEwEB/wQIMAYBAf8CAQEwHQYDVR0OBBYEFMjFHQBBmiQpMlEk6w2uSu1KBtPsMB8GA1UdIwQYMBaAFMjFHQBBmiQpMlEk6w2uSu1KBtPsMAoGCCqGSM49BAMDA2gAMGUCMH8liWJfMui6vXXBhjDgY4MwslmN/TJxVe/83WrFomwmNf056y1X48F9c4m3a3ozXAIxAKjRay5/aj/jsKKGIkmQatjI8uupHr/+CxFvaJWmpYqNkLDGRU+9orzh5hI2RrcuaQ=="
          }
        ]
      },
      "validFor": {
        "start": "2021-03-07T03:20:29Z",
        "end": "2022-12-31T23:59:59.999Z"
      }
    },
    {
      "subject": {
        "organization": "sigstore.dev",
        "commonName": "sigstore"
      },
      "uri": "https://fulcio.sigstore.dev",
      "certChain": {
        "certificates": [
          {
            "rawBytes": "MIICGjCCAaGgAwIBAgIUALnViVfnU0brJasmRkHrn/UnfaQwCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMjA0MTMyMDA2MTVaFw0zMTEwMDUxMzU2NThaMDcxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEeMBwGA1UEAxMVc2lnc3RvcmUtaW50ZXJtZWRpYXRlMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE8RVS/ysH+NOvuDZyPIZtilgUF9NlarYpAd9HP1vBBH1U5CV77LSS7s0ZiH4nE7Hv7ptS6LvvR/STk798LVgMzLlJ4HeIfF3tHSaexLcYpSASr1kS0N/RgBJz/9jWCiXno3sweTAOBgNVHQ8BAf8EBAMCAQYwEwYDVR0lBAwwCgYIKwYBBQUHAwMwEgYDVR0TAQH/BAgwBgEB/wIBADAdBgNVHQ4EFgQU39Ppz1YkEZb5qNjpKFWixi4YZD8wHwYDVR0jBBgwFoAUWMAeX5FFpWapesyQoZMi0CrFxfowCgYIKoZIzj0EAwMDZwAwZAIwPCsQK4DYiZYDPIaDi5HFKnfxXx6ASSVmERfsynYBiX2X6SJRnZU84/9DZdnFvvxmAjBOt6QpBlc4J/0DxvkTCqpclvziL6BCCPnjdlIB3Pu3BxsPmygUY7Ii2zbdCdliiow="
          },
          {
            "rawBytes": "MIIB9zCCAXygAwIBAgIUALZNAPFdxHPwjeDloDwyYChAO/4wCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMTEwMDcxMzU2NTlaFw0zMTEwMDUxMzU2NThaMCoxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjERMA8GA1UEAxMIc2lnc3RvcmUwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAT7XeFT4rb3PQGwS4IajtLk3/OlnpgangaBclYpsYBr5i+4ynB07ceb3LP0OIOZdxexX69c5iVuyJRQ+Hz05yi+UF3uBWAlHpiS5sh0+H2GHE7SXrk1EC5m1Tr19L9gg92jYzBhMA4GA1UdDwEB/wQEAwIBBjAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBRYwB5fkUWlZql6zJChkyLQKsXF+jAfBgNVHSMEGDAWgBRYwB5fkUWlZql6zJChkyLQKsXF+jAKBggqhkjOPQQDAwNpADBmAjEAj1nHeXZp+13NWBNa+EDsDP8G1WWg1tCMWP/WHPqpaVo0jhsweNFZgSs0eE7wYI4qAjEA2WB9ot98sIkoF3vZYdd3/VtWB5b9TNMea7Ix/stJ5TfcLLeABLE4BNJOsQ4vnBHJ"
          }
        ]
      },
      "validFor": {
        "start": "2022-04-13T20:06:15Z"
      }
    }
  ],
  "ctlogs": [
    {
      "baseUrl": "https://ctfe.sigstore.dev/test",
      "hashAlgorithm": "SHA2_256",
      "publicKey": {
        "rawBytes": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbfwR+RJudXscgRBRpKX1XFDy3PyudDxz/SfnRi1fT8ekpfBd2O1uoz7jr3Z8nKzxA69EUQ+eFCFI3zeubPWU7w==",
        "keyDetails": "PKIX_ECDSA_P256_SHA_256",
        "validFor": {
          "start": "2021-03-14T00:00:00Z",
          "end": "2022-10-31T23:59:59.999Z"
        }
      },
      "logId": {
        "keyId": "CGCS8ChS/2hF0dFrJ4ScRWcYrBY9wzjSbea8IgY2b3I="
      }
    },
    {
      "baseUrl": "https://ctfe.sigstore.dev/2022",
      "hashAlgorithm": "SHA2_256",
      "publicKey": {
        "rawBytes": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEiPSlFi0CmFTfEjCUqF9HuCEcYXNKAaYalIJmBZ8yyezPjTqhxrKBpMnaocVtLJBI1eM3uXnQzQGAJdJ4gs9Fyw==",
        "keyDetails": "PKIX_ECDSA_P256_SHA_256",
        "validFor": {
          "start": "2022-10-20T00:00:00Z"
        }
      },
      "logId": {
        "keyId": "3T0wasbHETJjGR4cmWc3AqJKXrjePK3/h4pygC8p7o4="
      }
    }
  ],
  "timestampAuthorities": [
    {
      "subject": {
        "organization": "sigstore.dev",
        "commonName": "sigstore-tsa-selfsigned"
      },
      "uri": "https://timestamp.sigstore.dev/api/v1/timestamp",
      "certChain": {
        "certificates": [
          {
            "rawBytes": "MIICEDCCAZagAwIBAgIUOhNULwyQYe68wUMvy4qOiyojiwwwCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMC4xFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEVMBMGA1UEAxMMc2lnc3RvcmUtdHNhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE4ra2Z8hKNig2T9kFjCAToGG30jky+WQv3BzL+mKvh1SKNR/UwuwsfNCg4sryoYAd8E6isovVA3M4aoNdm9QDi50Z8nTEyvqgfDPtTIwXItfiW/AFf1V7uwkbkAoj0xxco2owaDAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFIn9eUOHz9BlRsMCRscsc1t9tOsDMB8GA1UdIwQYMBaAFJjsAe9/u1H/1JUeb4qImFMHic6/MBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMAoGCCqGSM49BAMDA2gAMGUCMDtpsV/6KaO0qyF/UMsX2aSUXKQFdoGTptQGc0ftq1csulHPGG6dsmyMNd3JB+G3EQIxAOajvBcjpJmKb4Nv+2Taoj8Uc5+b6ih6FXCCKraSqupe07zqswMcXJTe1cExvHvvlw=="
          },
          {
            "rawBytes": "MIIB9zCCAXygAwIBAgIUV7f0GLDOoEzIh8LXSW80OJiUp14wCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMDkxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEgMB4GA1UEAxMXc2lnc3RvcmUtdHNhLXNlbGZzaWduZWQwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAQUQNtfRT/ou3YATa6wB/kKTe70cfJwyRIBovMnt8RcJph/COE82uyS6FmppLLL1VBPGcPfpQPYJNXzWwi8icwhKQ6W/Qe2h3oebBb2FHpwNJDqo+TMaC/tdfkv/ElJB72jRTBDMA4GA1UdDwEB/wQEAwIBBjASBgNVHRMBAf8ECDAGAQH/AgEAMB0GA1UdDgQWBBSY7AHvf7tR/9SVHm+KiJhTB4nOvzAKBggqhkjOPQQDAwNpADBmAjEAwGEGrfGZR1cen1R8/DTVMI943LssZmJRtDp/i7SfGHmGRP6gRbuj9vOK3b67Z0QQAjEAuT2H673LQEaHTcyQSZrkp4mX7WwkmF+sVbkYY5mXN+RMH13KUEHHOqASaemYWK/E"
          }
        ]
      },
      "validFor": {
        "start": "2025-07-04T00:00:00Z"
      }
    }
  ]
}
`,
        };
        var iso = __webpack_require__(64377);
        ;
        const MEDIA_TYPES = [
            'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
            'application/vnd.dev.sigstore.trustedroot.v0.1+json',
            'application/vnd.dev.sigstore.trustedroot.v0.2+json',
        ];
        const Base64 = schemas.K39('must be base64').min(4, 'must be base64');
        const Time = iso.w$({ offset: true, error: 'must be a timestamp such as 2026-05-01T00:00:00Z' });
        const Window = schemas._H3({ start: Time, end: Time.optional() });
        const Log = schemas._H3({
            publicKey: schemas._H3({ rawBytes: Base64, keyDetails: schemas.YjP(), validFor: Window }),
            logId: schemas._H3({ keyId: Base64 }),
        });
        const Authority = schemas._H3({
            certChain: schemas._H3({
                certificates: schemas.YOg(schemas._H3({ rawBytes: Base64 })).min(1, 'must not be empty'),
            }),
            validFor: Window,
        });
        const TrustedRoot = schemas._H3({
            mediaType: schemas.k5n(MEDIA_TYPES, {
                error: () => `must be the media type of a trusted root, such as ${MEDIA_TYPES[0]}`,
            }),
            tlogs: schemas.YOg(Log.extend({ baseUrl: schemas.YjP().min(1, 'must not be empty') })).default([]),
            certificateAuthorities: schemas.YOg(Authority).default([]),
            ctlogs: schemas.YOg(Log).default([]),
            timestampAuthorities: schemas.YOg(Authority).default([]),
        }, 'must be a JSON object');
        var parse_json = __webpack_require__(16340);
        ;
        const MAX_BYTES = 1_000_000;
        function builtInTrustRoot() {
            const { json, confirmed } = PUBLIC_GOOD_ROOT;
            const name = 'the built-in trust root';
            return {
                root: readTrustedRoot(name, new TextEncoder().encode(json)),
                source: { kind: 'built-in', confirmed: (0, instant.nV)(`${confirmed}T00:00:00Z`) },
            };
        }
        function readTrustedRoot(name, bytes) {
            if (bytes.length > MAX_BYTES)
                throw trustRootInvalid(name, `it is larger than ${MAX_BYTES} bytes`);
            const text = new TextDecoder().decode(bytes);
            if (text.trimStart().startsWith('-----BEGIN'))
                throw trustRootInvalid(name, 'it is PEM text, not the JSON of a trusted root');
            const [first, ...others] = readDocuments(name, text).map((document) => parseRoot(name, document));
            if (first === undefined)
                throw trustRootInvalid(name, 'it is empty');
            const root = others.reduce(join, first);
            const missing = NEEDED.find((list) => root[list].length === 0);
            if (missing !== undefined)
                throw trustRootInvalid(name, `${missing} is empty, so no signature could be verified with it`);
            return root;
        }
        const NEEDED = ['certificateAuthorities', 'tlogs', 'ctlogs'];
        function readDocuments(name, text) {
            const whole = (0, parse_json.q)(text);
            if (whole !== undefined)
                return [{ value: whole, line: undefined }];
            return text.split('\n').flatMap((source, index) => {
                if (source.trim() === '')
                    return [];
                const value = (0, parse_json.q)(source);
                if (value === undefined)
                    throw trustRootInvalid(name, 'it is neither a JSON object nor JSON lines');
                return [{ value, line: index + 1 }];
            });
        }
        function parseRoot(name, { value, line }) {
            const parsed = TrustedRoot.safeParse(value);
            if (parsed.success)
                return parsed.data;
            const [{ path, message }] = (0, form_issue.I0)(parsed.error, value);
            const place = [line === undefined ? '' : `line ${line}`, (0, form_issue.PO)(path)].filter((part) => part !== '');
            throw trustRootInvalid(name, `${place.join(': ')} ${(0, printable.g$)(message, 200)}`.trim());
        }
        function join(one, other) {
            return {
                ...one,
                tlogs: [...one.tlogs, ...other.tlogs],
                certificateAuthorities: [...one.certificateAuthorities, ...other.certificateAuthorities],
                ctlogs: [...one.ctlogs, ...other.ctlogs],
                timestampAuthorities: [...one.timestampAuthorities, ...other.timestampAuthorities],
            };
        }
        var historic_image = __webpack_require__(10926);
        var image_reference = __webpack_require__(65890);
        var service_identity = __webpack_require__(23879);
        var decide_signer = __webpack_require__(89813);
        var fetched = __webpack_require__(65094);
        ;
        function createSigners(options) {
            const { rules, registryHost } = options;
            const known = new Map();
            const platformSigners = createPlatformSigners(options);
            const signersOf = (organization) => {
                const answer = known.get(organization) ?? platformSigners(organization);
                known.set(organization, answer);
                return answer;
            };
            return {
                trustedSigners: async (image) => {
                    const configured = configuredSigners(image, rules);
                    if (configured !== undefined)
                        return { source: 'config', signers: configured };
                    const organization = organizationOf(image, registryHost);
                    if (organization === undefined)
                        return undefined;
                    if (organization === historic_image.gO)
                        return { source: 'built-in', signers: [service_identity.FB] };
                    const answer = await signersOf(organization);
                    return 'signers' in answer ? { source: 'platform', signers: answer.signers } : undefined;
                },
                explain: async (image, trust) => {
                    const organization = organizationOf(image, registryHost);
                    if (organization === undefined || organization === historic_image.gO)
                        return trust;
                    if (trust.kind !== 'no-known-signer' && trust.kind !== 'wrong-signer')
                        return trust;
                    const answer = await (0, fetched.G9)(signersOf(organization));
                    if (answer.kind === 'unknown')
                        return trust;
                    if (trust.kind === 'wrong-signer')
                        return withAnnounced(trust, answer.value);
                    return 'remedy' in answer.value ? { ...trust, remedy: answer.value.remedy } : trust;
                },
            };
        }
        function configuredSigners({ host, path }, rules) {
            const names = (0, image_reference.eZ)({ host, path, tag: undefined, digest: undefined });
            const matching = rules.filter(({ image }) => names.some(image));
            return matching.length === 0 ? undefined : matching.map(({ signer }) => signer);
        }
        function organizationOf({ host, path }, registryHost) {
            return (0, historic_image.RC)({ host, path, tag: undefined, digest: undefined }, registryHost)?.organization;
        }
        function createPlatformSigners({ organization, platform, registryHost, }) {
            const list = (from) => (0, fetched.Ko)(Array.fromAsync(from.accountAssociations.list()), { auth_forbidden: 'forbidden' });
            let listed;
            return async (name) => {
                const add = `Add its signers to \`trust.signers\` in .github/mooring.yml`;
                const images = `${registryHost}/${name}/*`;
                if (platform === undefined)
                    return { remedy: `${add}: this run is unauthenticated, so it cannot read who signs ${images}.` };
                const associations = await (listed ??= list(platform));
                if (typeof associations === 'string')
                    return {
                        remedy: `${add}, or grant the role \`viewer\`: this token cannot list the account associations, which name the signers of ${images}.`,
                    };
                const own = await organization();
                const found = own?.name === name ? [own] : await findOrganization(name, platform.groups);
                if (typeof found === 'string')
                    return {
                        remedy: `${add}, or grant \`groups.list\`: this token cannot list groups, which show whose images ${images} are.`,
                    };
                const signers = found.flatMap(({ uid }) => (0, service_identity.Nq)(uid, associations));
                if (signers.length > 0)
                    return { signers };
                return { remedy: `${add}: the account associations of this token name no signers of ${images}.` };
            };
        }
        async function findOrganization(name, groups) {
            const listed = Array.fromAsync(groups.list({ inRoot: true, name }));
            const answer = await (0, fetched.Ko)(listed, { auth_forbidden: 'forbidden' });
            return typeof answer === 'string' ? answer : answer.filter((group) => group.name === name).slice(0, 1);
        }
        function withAnnounced(trust, answer) {
            const signers = 'signers' in answer ? answer.signers : [];
            const announced = trust.found.find(({ signer }) => (0, decide_signer.W)(signer, signers));
            return announced === undefined ? trust : { ...trust, announced };
        }
        var statement = __webpack_require__(24598);
        ;
        function compareClaim({ digest, image: named }, wanted, image) {
            if (digest !== wanted)
                return { kind: 'other-digest' };
            const reading = named === undefined ? undefined : (0, image_reference.bc)(named);
            if (reading?.kind !== 'reference' || reading.reference.host !== image.host)
                return { kind: 'fits' };
            return reading.reference.path === image.path
                ? { kind: 'fits' }
                : { kind: 'other-image', image: (0, image_reference.vy)(reading.reference) };
        }
        ;
        function decideTrust(findings, trusted) {
            const valid = findings.flatMap((one) => (one.kind === 'valid' ? [one] : []));
            const own = valid.filter(({ signer }) => trusted !== undefined && (0, decide_signer.W)(signer, trusted.signers));
            const good = own.find(({ signedAs }) => signedAs === undefined);
            if (good !== undefined && trusted !== undefined)
                return { ...decide_trust_signatureOf(good), kind: 'verified', source: trusted.source };
            const [other] = own;
            if (other?.signedAs !== undefined)
                return { ...decide_trust_signatureOf(other), kind: 'signed-as-other', signedAs: other.signedAs };
            const failed = findings.find((one) => one.kind === 'failed');
            if (failed !== undefined)
                return { kind: 'not-checked', problem: failed.problem };
            if (trusted === undefined) {
                const [only, ...more] = firstOfEachSigner(valid.filter(({ signedAs }) => signedAs === undefined));
                return { kind: 'no-known-signer', found: more.length === 0 ? only : undefined };
            }
            const expected = trusted.signers;
            const [found, ...others] = firstOfEachSigner(valid);
            if (found !== undefined)
                return { kind: 'wrong-signer', found: [found, ...others], expected };
            const unverifiable = findings.find((one) => one.kind === 'unverifiable');
            if (unverifiable !== undefined)
                return { kind: 'not-verifiable', reason: unverifiable.reason, remedy: unverifiable.remedy };
            const invalid = findings.find((one) => one.kind === 'invalid');
            return invalid === undefined
                ? { kind: 'unsigned', expected }
                : { kind: 'bad-signature', reason: invalid.reason };
        }
        function firstOfEachSigner(valid) {
            const isFirst = (one, index) => valid.findIndex(({ signer }) => (0, decide_signer.W)(one.signer, [signer])) === index;
            return valid.filter(isFirst).map(decide_trust_signatureOf);
        }
        function decide_trust_signatureOf({ signer, signedAt, logUrl, form }) {
            return { signer, signedAt, logUrl, form };
        }
        ;
        const TILE_ENTRIES = 256n;
        function logEntryUrl(log, index) {
            if (!/^\d{1,19}$/.test(index))
                return undefined;
            if (log === 'https://rekor.sigstore.dev')
                return `https://search.sigstore.dev/?logIndex=${index}`;
            if (!/^https:\/\/log\d{4}-\d+\.rekor\.sigstore\.dev$/.test(log))
                return undefined;
            return `${log}/api/v2/tile/entries/${tilePath(BigInt(index) / TILE_ENTRIES)}`;
        }
        function tilePath(tile) {
            const digits = String(tile);
            const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
            return groups.map((group, place) => (place === groups.length - 1 ? group : `x${group}`)).join('/');
        }
        var read_claim = __webpack_require__(6641);
        var signed_contents = __webpack_require__(56191);
        ;
        function createVerifyBuild(options) {
            const known = new Map();
            const once = (image, digest) => {
                const key = `${image.host}/${image.path}@${digest}`;
                const result = known.get(key) ?? verifyOwn(image, digest, options);
                known.set(key, result);
                return result;
            };
            return async (image, digest, index) => {
                const own = await once(image, digest);
                if (own.kind !== 'unsigned' || index === undefined || index === digest)
                    return own;
                const isListed = await (0, fetched.G9)(listsDigest(options.contentOf(image), index, digest));
                if (isListed.kind === 'unknown')
                    return decideTrust([failureOf(isListed.problem)], undefined);
                if (!isListed.value)
                    return own;
                const outer = await once(image, index);
                return outer.kind === 'verified' ? { ...outer, index } : outer;
            };
        }
        async function listsDigest(content, index, digest) {
            const { manifest } = await content.manifest(index);
            return 'manifests' in manifest && manifest.manifests.some((one) => one.digest === digest);
        }
        async function verifyOwn(image, digest, options) {
            const signers = await (0, fetched.G9)(options.trustedSigners(image));
            if (signers.kind === 'unknown')
                return decideTrust([failureOf(signers.problem)], undefined);
            const trusted = signers.value;
            const findings = [];
            if (trusted === undefined && image.host !== options.registryHost)
                return decideTrust(findings, trusted);
            const content = options.contentOf(image);
            const wanted = { ...signed_contents.eh, likelyBytes: likelyPayload(image, digest) };
            for (const find of [signed_contents.xG, signed_contents.$A]) {
                const found = find(content, digest, wanted);
                for await (const finding of findingsOf(found, { image, digest, trusted }, options)) {
                    findings.push(finding);
                    const trust = decideTrust(findings, trusted);
                    if (trust.kind === 'verified')
                        return trust;
                }
            }
            return decideTrust(findings, trusted);
        }
        function likelyPayload({ host, path }, digest) {
            const name = host === 'docker.io' ? 'index.docker.io' : host;
            const critical = {
                identity: { 'docker-reference': `${name}/${path}` },
                image: { 'docker-manifest-digest': digest },
                type: statement.uf,
            };
            return new TextEncoder().encode(JSON.stringify({ critical, optional: null }));
        }
        async function* findingsOf(found, build, options) {
            for (;;) {
                const next = await (0, fetched.G9)(found.next());
                if (next.kind === 'unknown') {
                    yield failureOf(next.problem);
                    return;
                }
                if (next.value.done === true)
                    return;
                const finding = findingOf(next.value.value, build, options);
                if (finding !== undefined)
                    yield finding;
            }
        }
        function failureOf(problem) {
            return problem.code === 'platform_too_large'
                ? { kind: 'unverifiable', reason: problem.message, remedy: LIMIT_REMEDY }
                : { kind: 'failed', problem };
        }
        const LIMIT_REMEDY = 'Remove signatures that are no longer needed from the registry.';
        const KEY_REMEDY = 'Add its public key to `trust.signers` in the configuration file.';
        function findingOf(content, build, { publicKeys, trustRoot, verifySignature }) {
            if (content.form === 'unread') {
                const { isLimit, reason } = content;
                return isLimit ? { kind: 'unverifiable', reason, remedy: LIMIT_REMEDY } : { kind: 'invalid', reason };
            }
            const takesKeys = build.trusted?.signers.some(({ kind }) => kind === 'key') === true;
            const verified = verifySignature(content, takesKeys ? publicKeys : []);
            switch (verified.kind) {
                case 'invalid':
                    return { kind: 'invalid', reason: verified.reason };
                case 'unverifiable': {
                    const { reason, why } = verified;
                    if (why === 'too-large')
                        return { kind: 'unverifiable', reason, remedy: LIMIT_REMEDY };
                    if (why === 'unknown-key')
                        return { kind: 'unverifiable', reason, remedy: KEY_REMEDY };
                    return {
                        kind: 'unverifiable',
                        reason: `${reason} (${describeTrustRoot(trustRoot)})`,
                        remedy: newerTrustRootRemedy(trustRoot),
                    };
                }
                case 'verified':
                    return compareContent(verified, content.form, build);
            }
        }
        function compareContent(verified, form, { digest, image }) {
            const claim = (0, read_claim.j)(verified);
            if (claim.kind === 'invalid')
                return claim;
            if (claim.predicateType !== statement.vQ)
                return undefined;
            const fit = compareClaim(claim, digest, image);
            if (fit.kind === 'other-digest')
                return { kind: 'invalid', reason: `it signs ${claim.digest} instead` };
            const { log, signedAt, signer } = verified;
            return {
                kind: 'valid',
                signer,
                signedAt,
                logUrl: log === undefined ? undefined : logEntryUrl(log.log, log.index),
                form: form === 'bundle' ? 'bundle' : 'legacy',
                signedAs: fit.kind === 'other-image' ? fit.image : undefined,
            };
        }
        var spdx = __webpack_require__(21880);
        var trust_text = __webpack_require__(49649);
        ;
        function createVerifySbom({ publicKeys, trustedSigners, verifySignature, }) {
            return async (image, subject, content, predicateType = spdx.I) => {
                const trusted = await (0, fetched.G9)(trustedSigners(image));
                if (trusted.kind === 'unknown')
                    return unverified(trusted.problem.message);
                if (trusted.value === undefined)
                    return undefined;
                const verified = verifySignature(content, publicKeys);
                if (verified.kind !== 'verified')
                    return unverified(verified.reason);
                const claim = (0, read_claim.j)(verified);
                if (claim.kind === 'invalid')
                    return unverified(claim.reason);
                if (claim.predicateType !== predicateType)
                    return unverified('it states something else');
                if (claim.digest !== subject)
                    return unverified('it is about another image');
                if ((0, decide_signer.W)(verified.signer, trusted.value.signers))
                    return { kind: 'verified' };
                return unverified(`it is signed by ${(0, trust_text.S)(verified.signer)}`);
            };
        }
        function unverified(reason) {
            return { kind: 'unverified', reason };
        }
        var read_named_file = __webpack_require__(38468);
        ;
        async function openSignatures(run) {
            const { clock, contentOf, mode, onWarning, organization, platform, registryHost } = run;
            const { signers } = run.config;
            const { root, source } = await loadTrustRoot(run);
            const warning = trustRootWarning(source, clock.now());
            if (warning !== undefined)
                onWarning(warning);
            const { trustedSigners, explain } = createSigners({ rules: signers, registryHost, organization, platform });
            const verification = {
                contentOf,
                verifySignature: createSignatureVerifier(root, describeTrustRoot(source)),
                trustRoot: source,
                trustedSigners,
                publicKeys: signers.flatMap(({ publicKey }) => (publicKey === undefined ? [] : [publicKey])),
                registryHost,
            };
            const verifyBuild = createVerifyBuild(verification);
            const configured = signers.map(({ glob }) => glob);
            const organizationUid = platform?.organizationUid;
            return {
                mode,
                areRequired: mode === 'require',
                registryHost,
                verifyBuild: async (image, digest, index) => explain(image, await verifyBuild(image, digest, index)),
                verifySbom: createVerifySbom(verification),
                requestSigners: (image) => {
                    trustedSigners(image).catch(() => undefined);
                },
                remember: (builds) => (0, remember_signers.BM)(builds, { registryHost, organizationUid, configured }),
            };
        }
        async function loadTrustRoot({ trustedRoot, config, tree, }) {
            const option = trustedRoot === '' ? 'trust.trusted-root' : 'trusted-root';
            const path = trustedRoot === '' ? config.trustedRoot : trustedRoot;
            if (path === undefined)
                return builtInTrustRoot();
            const name = `${option} ${path}`;
            const bytes = await (0, read_named_file.w)({ option, path, tree });
            return { root: readTrustedRoot(name, bytes), source: { kind: 'file', name } };
        }
    }),
    24598: shared[24598],
    57746: shared[57746],
    89813: shared[89813],
    49649: shared[49649],
    6641: shared[6641],
    56191: shared[56191]
};
