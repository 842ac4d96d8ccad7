import { shared } from './shared.js';
export const id = 7599;
export const ids = [7599];
export const modules = {
    11121: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ASN1TypeError = exports.ASN1ParseError = void 0;
        class ASN1ParseError extends Error {
        }
        exports.ASN1ParseError = ASN1ParseError;
        class ASN1TypeError extends Error {
        }
        exports.ASN1TypeError = ASN1TypeError;
    }),
    86027: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ASN1Obj = void 0;
        var obj_1 = __webpack_require__(50990);
        Object.defineProperty(exports, "ASN1Obj", ({ enumerable: true, get: function () { return obj_1.ASN1Obj; } }));
    }),
    84243: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.decodeLength = decodeLength;
        exports.encodeLength = encodeLength;
        const error_1 = __webpack_require__(11121);
        function decodeLength(stream) {
            const buf = stream.getUint8();
            if ((buf & 0x80) === 0x00) {
                return buf;
            }
            const byteCount = buf & 0x7f;
            if (byteCount > 6) {
                throw new error_1.ASN1ParseError('length exceeds 6 byte limit');
            }
            let len = 0;
            for (let i = 0; i < byteCount; i++) {
                const byte = stream.getUint8();
                if (i === 0 && byte === 0x00) {
                    throw new error_1.ASN1ParseError('non-minimal length encoding');
                }
                len = len * 256 + byte;
            }
            if (len === 0) {
                throw new error_1.ASN1ParseError('indefinite length encoding not supported');
            }
            if (len < 128) {
                throw new error_1.ASN1ParseError('non-minimal length encoding');
            }
            return len;
        }
        function encodeLength(len) {
            if (len < 128) {
                return Buffer.from([len]);
            }
            let val = BigInt(len);
            const bytes = [];
            while (val > 0n) {
                bytes.unshift(Number(val & 255n));
                val = val >> 8n;
            }
            return Buffer.from([0x80 | bytes.length, ...bytes]);
        }
    }),
    50990: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ASN1Obj = void 0;
        const stream_1 = __webpack_require__(1673);
        const error_1 = __webpack_require__(11121);
        const length_1 = __webpack_require__(84243);
        const parse_1 = __webpack_require__(81044);
        const tag_1 = __webpack_require__(59343);
        class ASN1Obj {
            tag;
            subs;
            value;
            constructor(tag, value, subs) {
                this.tag = tag;
                this.value = value;
                this.subs = subs;
            }
            static parseBuffer(buf) {
                const stream = new stream_1.ByteStream(buf);
                const obj = parseStream(stream);
                if (stream.position !== stream.length) {
                    throw new error_1.ASN1ParseError('invalid trailing data');
                }
                return obj;
            }
            toDER() {
                const valueStream = new stream_1.ByteStream();
                if (this.subs.length > 0) {
                    for (const sub of this.subs) {
                        valueStream.appendView(sub.toDER());
                    }
                }
                else {
                    valueStream.appendView(this.value);
                }
                const value = valueStream.buffer;
                const obj = new stream_1.ByteStream();
                obj.appendChar(this.tag.toDER());
                obj.appendView((0, length_1.encodeLength)(value.length));
                obj.appendView(value);
                return obj.buffer;
            }
            toBoolean() {
                if (!this.tag.isBoolean()) {
                    throw new error_1.ASN1TypeError('not a boolean');
                }
                return (0, parse_1.parseBoolean)(this.value);
            }
            toInteger() {
                if (!this.tag.isInteger()) {
                    throw new error_1.ASN1TypeError('not an integer');
                }
                return (0, parse_1.parseInteger)(this.value);
            }
            toOID() {
                if (!this.tag.isOID()) {
                    throw new error_1.ASN1TypeError('not an OID');
                }
                return (0, parse_1.parseOID)(this.value);
            }
            toDate() {
                switch (true) {
                    case this.tag.isUTCTime():
                        return (0, parse_1.parseTime)(this.value, true);
                    case this.tag.isGeneralizedTime():
                        return (0, parse_1.parseTime)(this.value, false);
                    default:
                        throw new error_1.ASN1TypeError('not a date');
                }
            }
            toBitString() {
                if (!this.tag.isBitString()) {
                    throw new error_1.ASN1TypeError('not a bit string');
                }
                return (0, parse_1.parseBitString)(this.value);
            }
        }
        exports.ASN1Obj = ASN1Obj;
        const MAX_DEPTH = 100;
        function parseStream(stream, depth = 0) {
            if (depth > MAX_DEPTH) {
                throw new error_1.ASN1ParseError('maximum nesting depth exceeded');
            }
            const tag = new tag_1.ASN1Tag(stream.getUint8());
            const len = (0, length_1.decodeLength)(stream);
            const value = stream.slice(stream.position, len);
            const start = stream.position;
            let subs = [];
            if (tag.constructed) {
                subs = collectSubs(stream, len, depth);
            }
            else if (tag.isOctetString()) {
                try {
                    subs = collectSubs(stream, len, depth);
                }
                catch (e) {
                }
            }
            if (subs.length === 0) {
                stream.seek(start + len);
            }
            return new ASN1Obj(tag, value, subs);
        }
        function collectSubs(stream, len, depth) {
            const end = stream.position + len;
            if (end > stream.length) {
                throw new error_1.ASN1ParseError('invalid length');
            }
            const subs = [];
            while (stream.position < end) {
                subs.push(parseStream(stream, depth + 1));
            }
            if (stream.position !== end) {
                throw new error_1.ASN1ParseError('invalid length');
            }
            return subs;
        }
    }),
    81044: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.parseInteger = parseInteger;
        exports.parseStringASCII = parseStringASCII;
        exports.parseTime = parseTime;
        exports.parseOID = parseOID;
        exports.parseBoolean = parseBoolean;
        exports.parseBitString = parseBitString;
        const error_1 = __webpack_require__(11121);
        const RE_TIME_SHORT_YEAR = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
        const RE_TIME_LONG_YEAR = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
        function parseInteger(buf) {
            let pos = 0;
            const end = buf.length;
            let val = buf[pos];
            const neg = val > 0x7f;
            const pad = neg ? 0xff : 0x00;
            while (val == pad && ++pos < end) {
                val = buf[pos];
            }
            const len = end - pos;
            if (len === 0)
                return BigInt(neg ? -1 : 0);
            val = neg ? val - 256 : val;
            let n = BigInt(val);
            for (let i = pos + 1; i < end; ++i) {
                n = n * BigInt(256) + BigInt(buf[i]);
            }
            return n;
        }
        function parseStringASCII(buf) {
            return buf.toString('ascii');
        }
        function parseTime(buf, shortYear) {
            const timeStr = parseStringASCII(buf);
            const m = shortYear
                ? RE_TIME_SHORT_YEAR.exec(timeStr)
                : RE_TIME_LONG_YEAR.exec(timeStr);
            if (!m) {
                throw new Error('invalid time');
            }
            if (shortYear) {
                let year = Number(m[1]);
                year += year >= 50 ? 1900 : 2000;
                m[1] = year.toString();
            }
            return new Date(`${m[1]}-${m[2]}-${m[3]}T${m[4]}:${m[5]}:${m[6]}Z`);
        }
        function parseOID(buf) {
            let pos = 0;
            const end = buf.length;
            let n = buf[pos++];
            const first = Math.floor(n / 40);
            const second = n % 40;
            let oid = `${first}.${second}`;
            let val = 0n;
            for (; pos < end; ++pos) {
                n = buf[pos];
                val = (val << 7n) + BigInt(n & 0x7f);
                if ((n & 0x80) === 0) {
                    oid += `.${val}`;
                    val = 0n;
                }
            }
            return oid;
        }
        function parseBoolean(buf) {
            if (buf.length !== 1) {
                throw new error_1.ASN1ParseError('invalid boolean');
            }
            switch (buf[0]) {
                case 0x00:
                    return false;
                case 0xff:
                    return true;
                default:
                    throw new error_1.ASN1ParseError('invalid boolean');
            }
        }
        function parseBitString(buf) {
            const unused = buf[0];
            if (unused > 7) {
                throw new error_1.ASN1ParseError('invalid bit string');
            }
            const start = 1;
            const end = buf.length;
            const bits = [];
            for (let i = start; i < end; ++i) {
                const byte = buf[i];
                const skip = i === end - 1 ? unused : 0;
                for (let j = 7; j >= skip; --j) {
                    bits.push((byte >> j) & 0x01);
                }
            }
            return bits;
        }
    }),
    59343: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ASN1Tag = void 0;
        const error_1 = __webpack_require__(11121);
        const UNIVERSAL_TAG = {
            BOOLEAN: 0x01,
            INTEGER: 0x02,
            BIT_STRING: 0x03,
            OCTET_STRING: 0x04,
            OBJECT_IDENTIFIER: 0x06,
            SEQUENCE: 0x10,
            SET: 0x11,
            PRINTABLE_STRING: 0x13,
            UTC_TIME: 0x17,
            GENERALIZED_TIME: 0x18,
        };
        const TAG_CLASS = {
            UNIVERSAL: 0x00,
            APPLICATION: 0x01,
            CONTEXT_SPECIFIC: 0x02,
            PRIVATE: 0x03,
        };
        class ASN1Tag {
            number;
            constructed;
            class;
            constructor(enc) {
                this.number = enc & 0x1f;
                this.constructed = (enc & 0x20) === 0x20;
                this.class = enc >> 6;
                if (this.number === 0x1f) {
                    throw new error_1.ASN1ParseError('long form tags not supported');
                }
                if (this.class === TAG_CLASS.UNIVERSAL && this.number === 0x00) {
                    throw new error_1.ASN1ParseError('unsupported tag 0x00');
                }
            }
            isUniversal() {
                return this.class === TAG_CLASS.UNIVERSAL;
            }
            isContextSpecific(num) {
                const res = this.class === TAG_CLASS.CONTEXT_SPECIFIC;
                return num !== undefined ? res && this.number === num : res;
            }
            isBoolean() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.BOOLEAN;
            }
            isInteger() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.INTEGER;
            }
            isBitString() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.BIT_STRING;
            }
            isOctetString() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.OCTET_STRING;
            }
            isOID() {
                return (this.isUniversal() && this.number === UNIVERSAL_TAG.OBJECT_IDENTIFIER);
            }
            isUTCTime() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.UTC_TIME;
            }
            isGeneralizedTime() {
                return this.isUniversal() && this.number === UNIVERSAL_TAG.GENERALIZED_TIME;
            }
            toDER() {
                return this.number | (this.constructed ? 0x20 : 0x00) | (this.class << 6);
            }
        }
        exports.ASN1Tag = ASN1Tag;
    }),
    69368: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createPublicKey = createPublicKey;
        exports.digest = digest;
        exports.verify = verify;
        exports.bufferEqual = bufferEqual;
        const crypto_1 = __importDefault(__webpack_require__(76982));
        function createPublicKey(key, type = 'spki') {
            if (typeof key === 'string') {
                if (key.startsWith('-----')) {
                    return crypto_1.default.createPublicKey(key);
                }
                else {
                    return crypto_1.default.createPublicKey({
                        key: Buffer.from(key, 'base64'),
                        format: 'der',
                        type: type,
                    });
                }
            }
            else {
                return crypto_1.default.createPublicKey({ key, format: 'der', type: type });
            }
        }
        function digest(algorithm, ...data) {
            const hash = crypto_1.default.createHash(algorithm);
            for (const d of data) {
                hash.update(d);
            }
            return hash.digest();
        }
        function verify(data, key, signature, algorithm) {
            try {
                return crypto_1.default.verify(algorithm, data, key, signature);
            }
            catch (e) {
                return false;
            }
        }
        function bufferEqual(a, b) {
            try {
                return crypto_1.default.timingSafeEqual(a, b);
            }
            catch {
                return false;
            }
        }
    }),
    49032: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.preAuthEncoding = preAuthEncoding;
        const PAE_PREFIX = 'DSSEv1';
        function preAuthEncoding(payloadType, payload) {
            const typeBytes = Buffer.from(payloadType, 'utf-8');
            return Buffer.concat([
                Buffer.from(`${PAE_PREFIX} ${typeBytes.length} `, 'ascii'),
                typeBytes,
                Buffer.from(` ${payload.length} `, 'ascii'),
                payload,
            ]);
        }
    }),
    52788: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.base64Encode = base64Encode;
        exports.base64Decode = base64Decode;
        const BASE64_ENCODING = 'base64';
        const UTF8_ENCODING = 'utf-8';
        function base64Encode(str) {
            return Buffer.from(str, UTF8_ENCODING).toString(BASE64_ENCODING);
        }
        function base64Decode(str) {
            return Buffer.from(str, BASE64_ENCODING).toString(UTF8_ENCODING);
        }
    }),
    83917: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.X509SCTExtension = exports.X509Certificate = exports.EXTENSION_OID_SCT = exports.ByteStream = exports.RFC3161Timestamp = exports.pem = exports.json = exports.encoding = exports.dsse = exports.crypto = exports.ASN1Obj = void 0;
        var asn1_1 = __webpack_require__(86027);
        Object.defineProperty(exports, "ASN1Obj", ({ enumerable: true, get: function () { return asn1_1.ASN1Obj; } }));
        exports.crypto = __importStar(__webpack_require__(69368));
        exports.dsse = __importStar(__webpack_require__(49032));
        exports.encoding = __importStar(__webpack_require__(52788));
        exports.json = __importStar(__webpack_require__(13327));
        exports.pem = __importStar(__webpack_require__(1055));
        var rfc3161_1 = __webpack_require__(20994);
        Object.defineProperty(exports, "RFC3161Timestamp", ({ enumerable: true, get: function () { return rfc3161_1.RFC3161Timestamp; } }));
        var stream_1 = __webpack_require__(1673);
        Object.defineProperty(exports, "ByteStream", ({ enumerable: true, get: function () { return stream_1.ByteStream; } }));
        var x509_1 = __webpack_require__(49358);
        Object.defineProperty(exports, "EXTENSION_OID_SCT", ({ enumerable: true, get: function () { return x509_1.EXTENSION_OID_SCT; } }));
        Object.defineProperty(exports, "X509Certificate", ({ enumerable: true, get: function () { return x509_1.X509Certificate; } }));
        Object.defineProperty(exports, "X509SCTExtension", ({ enumerable: true, get: function () { return x509_1.X509SCTExtension; } }));
    }),
    13327: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.canonicalize = canonicalize;
        function canonicalize(object) {
            let buffer = '';
            if (object === null || typeof object !== 'object' || object.toJSON != null) {
                buffer += JSON.stringify(object);
            }
            else if (Array.isArray(object)) {
                buffer += '[';
                let first = true;
                object.forEach((element) => {
                    if (!first) {
                        buffer += ',';
                    }
                    first = false;
                    buffer += canonicalize(element);
                });
                buffer += ']';
            }
            else {
                buffer += '{';
                let first = true;
                Object.keys(object)
                    .sort()
                    .forEach((property) => {
                    if (!first) {
                        buffer += ',';
                    }
                    first = false;
                    buffer += JSON.stringify(property);
                    buffer += ':';
                    buffer += canonicalize(object[property]);
                });
                buffer += '}';
            }
            return buffer;
        }
    }),
    91817: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SHA2_HASH_ALGOS = exports.RSA_SIGNATURE_ALGOS = exports.ECDSA_SIGNATURE_ALGOS = void 0;
        exports.ECDSA_SIGNATURE_ALGOS = {
            '1.2.840.10045.4.3.1': 'sha224',
            '1.2.840.10045.4.3.2': 'sha256',
            '1.2.840.10045.4.3.3': 'sha384',
            '1.2.840.10045.4.3.4': 'sha512',
        };
        exports.RSA_SIGNATURE_ALGOS = {
            '1.2.840.113549.1.1.14': 'sha224',
            '1.2.840.113549.1.1.11': 'sha256',
            '1.2.840.113549.1.1.12': 'sha384',
            '1.2.840.113549.1.1.13': 'sha512',
        };
        exports.SHA2_HASH_ALGOS = {
            '2.16.840.1.101.3.4.2.1': 'sha256',
            '2.16.840.1.101.3.4.2.2': 'sha384',
            '2.16.840.1.101.3.4.2.3': 'sha512',
        };
    }),
    1055: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.toDER = toDER;
        exports.fromDER = fromDER;
        const PEM_HEADER = /-----BEGIN (.*)-----/;
        const PEM_FOOTER = /-----END (.*)-----/;
        function toDER(certificate) {
            let der = '';
            certificate.split('\n').forEach((line) => {
                if (line.match(PEM_HEADER) || line.match(PEM_FOOTER)) {
                    return;
                }
                der += line;
            });
            return Buffer.from(der, 'base64');
        }
        function fromDER(certificate, type = 'CERTIFICATE') {
            const der = certificate.toString('base64');
            const lines = der.match(/.{1,64}/g) || '';
            return [`-----BEGIN ${type}-----`, ...lines, `-----END ${type}-----`]
                .join('\n')
                .concat('\n');
        }
    }),
    97512: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RFC3161TimestampVerificationError = void 0;
        class RFC3161TimestampVerificationError extends Error {
        }
        exports.RFC3161TimestampVerificationError = RFC3161TimestampVerificationError;
    }),
    20994: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RFC3161Timestamp = void 0;
        var timestamp_1 = __webpack_require__(92714);
        Object.defineProperty(exports, "RFC3161Timestamp", ({ enumerable: true, get: function () { return timestamp_1.RFC3161Timestamp; } }));
    }),
    92714: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RFC3161Timestamp = void 0;
        const asn1_1 = __webpack_require__(86027);
        const crypto = __importStar(__webpack_require__(69368));
        const oid_1 = __webpack_require__(91817);
        const error_1 = __webpack_require__(97512);
        const tstinfo_1 = __webpack_require__(62925);
        const OID_PKCS9_CONTENT_TYPE_SIGNED_DATA = '1.2.840.113549.1.7.2';
        const OID_PKCS9_CONTENT_TYPE_TSTINFO = '1.2.840.113549.1.9.16.1.4';
        const OID_PKCS9_MESSAGE_DIGEST_KEY = '1.2.840.113549.1.9.4';
        class RFC3161Timestamp {
            root;
            constructor(asn1) {
                this.root = asn1;
            }
            static parse(der) {
                const asn1 = asn1_1.ASN1Obj.parseBuffer(der);
                return new RFC3161Timestamp(asn1);
            }
            get status() {
                return this.pkiStatusInfoObj.subs[0].toInteger();
            }
            get contentType() {
                return this.contentTypeObj.toOID();
            }
            get eContentType() {
                return this.eContentTypeObj.toOID();
            }
            get signingTime() {
                return this.tstInfo.genTime;
            }
            get signerIssuer() {
                return this.signerSidObj.subs[0].value;
            }
            get signerSerialNumber() {
                return this.signerSidObj.subs[1].value;
            }
            get signerDigestAlgorithm() {
                const oid = this.signerDigestAlgorithmObj.subs[0].toOID();
                return oid_1.SHA2_HASH_ALGOS[oid];
            }
            get signatureAlgorithm() {
                const oid = this.signatureAlgorithmObj.subs[0].toOID();
                return oid_1.ECDSA_SIGNATURE_ALGOS[oid];
            }
            get signatureValue() {
                return this.signatureValueObj.value;
            }
            get tstInfo() {
                return new tstinfo_1.TSTInfo(this.eContentObj.subs[0].subs[0]);
            }
            verify(data, publicKey) {
                if (!this.timeStampTokenObj) {
                    throw new error_1.RFC3161TimestampVerificationError('timeStampToken is missing');
                }
                if (this.contentType !== OID_PKCS9_CONTENT_TYPE_SIGNED_DATA) {
                    throw new error_1.RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);
                }
                if (this.eContentType !== OID_PKCS9_CONTENT_TYPE_TSTINFO) {
                    throw new error_1.RFC3161TimestampVerificationError(`incorrect encapsulated content type: ${this.eContentType}`);
                }
                this.tstInfo.verify(data);
                this.verifyMessageDigest();
                this.verifySignature(publicKey);
            }
            verifyMessageDigest() {
                const tstInfoDigest = crypto.digest(this.signerDigestAlgorithm, this.tstInfo.raw);
                const expectedDigest = this.messageDigestAttributeObj.subs[1].subs[0].value;
                if (!crypto.bufferEqual(tstInfoDigest, expectedDigest)) {
                    throw new error_1.RFC3161TimestampVerificationError('signed data does not match tstInfo');
                }
            }
            verifySignature(key) {
                const signedAttrs = this.signedAttrsObj.toDER();
                signedAttrs[0] = 0x31;
                const verified = crypto.verify(signedAttrs, key, this.signatureValue, this.signatureAlgorithm);
                if (!verified) {
                    throw new error_1.RFC3161TimestampVerificationError('signature verification failed');
                }
            }
            get pkiStatusInfoObj() {
                return this.root.subs[0];
            }
            get timeStampTokenObj() {
                return this.root.subs[1];
            }
            get contentTypeObj() {
                return this.timeStampTokenObj.subs[0];
            }
            get signedDataObj() {
                const obj = this.timeStampTokenObj.subs.find((sub) => sub.tag.isContextSpecific(0x00));
                return obj.subs[0];
            }
            get encapContentInfoObj() {
                return this.signedDataObj.subs[2];
            }
            get signerInfosObj() {
                const sd = this.signedDataObj;
                return sd.subs[sd.subs.length - 1];
            }
            get signerInfoObj() {
                return this.signerInfosObj.subs[0];
            }
            get eContentTypeObj() {
                return this.encapContentInfoObj.subs[0];
            }
            get eContentObj() {
                return this.encapContentInfoObj.subs[1];
            }
            get signedAttrsObj() {
                const signedAttrs = this.signerInfoObj.subs.find((sub) => sub.tag.isContextSpecific(0x00));
                return signedAttrs;
            }
            get messageDigestAttributeObj() {
                const messageDigest = this.signedAttrsObj.subs.find((sub) => sub.subs[0].tag.isOID() &&
                    sub.subs[0].toOID() === OID_PKCS9_MESSAGE_DIGEST_KEY);
                return messageDigest;
            }
            get signerSidObj() {
                return this.signerInfoObj.subs[1];
            }
            get signerDigestAlgorithmObj() {
                return this.signerInfoObj.subs[2];
            }
            get signatureAlgorithmObj() {
                return this.signerInfoObj.subs[4];
            }
            get signatureValueObj() {
                return this.signerInfoObj.subs[5];
            }
        }
        exports.RFC3161Timestamp = RFC3161Timestamp;
    }),
    62925: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TSTInfo = void 0;
        const crypto = __importStar(__webpack_require__(69368));
        const oid_1 = __webpack_require__(91817);
        const error_1 = __webpack_require__(97512);
        class TSTInfo {
            root;
            constructor(asn1) {
                this.root = asn1;
            }
            get version() {
                return this.root.subs[0].toInteger();
            }
            get genTime() {
                return this.root.subs[4].toDate();
            }
            get messageImprintHashAlgorithm() {
                const oid = this.messageImprintObj.subs[0].subs[0].toOID();
                return oid_1.SHA2_HASH_ALGOS[oid];
            }
            get messageImprintHashedMessage() {
                return this.messageImprintObj.subs[1].value;
            }
            get raw() {
                return this.root.toDER();
            }
            verify(data) {
                const digest = crypto.digest(this.messageImprintHashAlgorithm, data);
                if (!crypto.bufferEqual(digest, this.messageImprintHashedMessage)) {
                    throw new error_1.RFC3161TimestampVerificationError('message imprint does not match artifact');
                }
            }
            get messageImprintObj() {
                return this.root.subs[2];
            }
        }
        exports.TSTInfo = TSTInfo;
    }),
    1673: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ByteStream = void 0;
        class StreamError extends Error {
        }
        class ByteStream {
            static BLOCK_SIZE = 1024;
            buf;
            view;
            start = 0;
            constructor(buffer) {
                if (buffer) {
                    this.buf = buffer;
                    this.view = Buffer.from(buffer);
                }
                else {
                    this.buf = Buffer.alloc(0);
                    this.view = Buffer.from(this.buf);
                }
            }
            get buffer() {
                return this.view.subarray(0, this.start);
            }
            get length() {
                return this.view.byteLength;
            }
            get position() {
                return this.start;
            }
            seek(position) {
                this.start = position;
            }
            slice(start, len) {
                const end = start + len;
                if (end > this.length) {
                    throw new StreamError('request past end of buffer');
                }
                return this.view.subarray(start, end);
            }
            appendChar(char) {
                this.ensureCapacity(1);
                this.view[this.start] = char;
                this.start += 1;
            }
            appendUint16(num) {
                this.ensureCapacity(2);
                const value = new Uint16Array([num]);
                const view = new Uint8Array(value.buffer);
                this.view[this.start] = view[1];
                this.view[this.start + 1] = view[0];
                this.start += 2;
            }
            appendUint24(num) {
                this.ensureCapacity(3);
                const value = new Uint32Array([num]);
                const view = new Uint8Array(value.buffer);
                this.view[this.start] = view[2];
                this.view[this.start + 1] = view[1];
                this.view[this.start + 2] = view[0];
                this.start += 3;
            }
            appendView(view) {
                this.ensureCapacity(view.length);
                this.view.set(view, this.start);
                this.start += view.length;
            }
            getBlock(size) {
                if (size <= 0) {
                    return Buffer.alloc(0);
                }
                if (this.start + size > this.view.length) {
                    throw new Error('request past end of buffer');
                }
                const result = this.view.subarray(this.start, this.start + size);
                this.start += size;
                return result;
            }
            getUint8() {
                return this.getBlock(1)[0];
            }
            getUint16() {
                const block = this.getBlock(2);
                return (block[0] << 8) | block[1];
            }
            ensureCapacity(size) {
                if (this.start + size > this.view.byteLength) {
                    const blockSize = ByteStream.BLOCK_SIZE + (size > ByteStream.BLOCK_SIZE ? size : 0);
                    this.realloc(this.view.byteLength + blockSize);
                }
            }
            realloc(size) {
                const newArray = Buffer.alloc(size);
                const newView = Buffer.from(newArray);
                newView.set(this.view);
                this.buf = newArray;
                this.view = newView;
            }
        }
        exports.ByteStream = ByteStream;
    }),
    83566: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.X509Certificate = exports.EXTENSION_OID_SCT = void 0;
        const asn1_1 = __webpack_require__(86027);
        const crypto = __importStar(__webpack_require__(69368));
        const oid_1 = __webpack_require__(91817);
        const pem = __importStar(__webpack_require__(1055));
        const ext_1 = __webpack_require__(96389);
        const EXTENSION_OID_SUBJECT_KEY_ID = '2.5.29.14';
        const EXTENSION_OID_KEY_USAGE = '2.5.29.15';
        const EXTENSION_OID_SUBJECT_ALT_NAME = '2.5.29.17';
        const EXTENSION_OID_BASIC_CONSTRAINTS = '2.5.29.19';
        const EXTENSION_OID_AUTHORITY_KEY_ID = '2.5.29.35';
        exports.EXTENSION_OID_SCT = '1.3.6.1.4.1.11129.2.4.2';
        class X509Certificate {
            root;
            constructor(asn1) {
                this.root = asn1;
            }
            static parse(cert) {
                const der = typeof cert === 'string' ? pem.toDER(cert) : cert;
                const asn1 = asn1_1.ASN1Obj.parseBuffer(der);
                return new X509Certificate(asn1);
            }
            get tbsCertificate() {
                return this.tbsCertificateObj;
            }
            get version() {
                const ver = this.versionObj.subs[0].toInteger();
                return `v${(ver + BigInt(1)).toString()}`;
            }
            get serialNumber() {
                return this.serialNumberObj.value;
            }
            get notBefore() {
                return this.validityObj.subs[0].toDate();
            }
            get notAfter() {
                return this.validityObj.subs[1].toDate();
            }
            get issuer() {
                return this.issuerObj.value;
            }
            get subject() {
                return this.subjectObj.value;
            }
            get publicKey() {
                return this.subjectPublicKeyInfoObj.toDER();
            }
            get signatureAlgorithm() {
                const oid = this.signatureAlgorithmObj.subs[0].toOID();
                if (oid_1.RSA_SIGNATURE_ALGOS[oid]) {
                    return oid_1.RSA_SIGNATURE_ALGOS[oid];
                }
                return oid_1.ECDSA_SIGNATURE_ALGOS[oid];
            }
            get signatureValue() {
                return this.signatureValueObj.value.subarray(1);
            }
            get subjectAltName() {
                const ext = this.extSubjectAltName;
                return ext?.uri || ext?.rfc822Name;
            }
            get extensions() {
                const extSeq = this.extensionsObj?.subs[0];
                return extSeq?.subs || [];
            }
            get extKeyUsage() {
                const ext = this.findExtension(EXTENSION_OID_KEY_USAGE);
                return ext ? new ext_1.X509KeyUsageExtension(ext) : undefined;
            }
            get extBasicConstraints() {
                const ext = this.findExtension(EXTENSION_OID_BASIC_CONSTRAINTS);
                return ext ? new ext_1.X509BasicConstraintsExtension(ext) : undefined;
            }
            get extSubjectAltName() {
                const ext = this.findExtension(EXTENSION_OID_SUBJECT_ALT_NAME);
                return ext ? new ext_1.X509SubjectAlternativeNameExtension(ext) : undefined;
            }
            get extAuthorityKeyID() {
                const ext = this.findExtension(EXTENSION_OID_AUTHORITY_KEY_ID);
                return ext ? new ext_1.X509AuthorityKeyIDExtension(ext) : undefined;
            }
            get extSubjectKeyID() {
                const ext = this.findExtension(EXTENSION_OID_SUBJECT_KEY_ID);
                return ext
                    ? new ext_1.X509SubjectKeyIDExtension(ext)
                    : undefined;
            }
            get extSCT() {
                const ext = this.findExtension(exports.EXTENSION_OID_SCT);
                return ext ? new ext_1.X509SCTExtension(ext) : undefined;
            }
            get isCA() {
                const ca = this.extBasicConstraints?.isCA || false;
                if (this.extKeyUsage) {
                    return ca && this.extKeyUsage.keyCertSign;
                }
                return ca;
            }
            extension(oid) {
                const ext = this.findExtension(oid);
                return ext ? new ext_1.X509Extension(ext) : undefined;
            }
            verify(issuerCertificate) {
                const publicKey = issuerCertificate?.publicKey || this.publicKey;
                const key = crypto.createPublicKey(publicKey);
                return crypto.verify(this.tbsCertificate.toDER(), key, this.signatureValue, this.signatureAlgorithm);
            }
            validForDate(date) {
                return this.notBefore <= date && date <= this.notAfter;
            }
            equals(other) {
                return this.root.toDER().equals(other.root.toDER());
            }
            clone() {
                const der = this.root.toDER();
                const clone = Buffer.alloc(der.length);
                der.copy(clone);
                return X509Certificate.parse(clone);
            }
            findExtension(oid) {
                return this.extensions.find((ext) => ext.subs[0].toOID() === oid);
            }
            get tbsCertificateObj() {
                return this.root.subs[0];
            }
            get signatureAlgorithmObj() {
                return this.root.subs[1];
            }
            get signatureValueObj() {
                return this.root.subs[2];
            }
            get versionObj() {
                return this.tbsCertificateObj.subs[0];
            }
            get serialNumberObj() {
                return this.tbsCertificateObj.subs[1];
            }
            get issuerObj() {
                return this.tbsCertificateObj.subs[3];
            }
            get validityObj() {
                return this.tbsCertificateObj.subs[4];
            }
            get subjectObj() {
                return this.tbsCertificateObj.subs[5];
            }
            get subjectPublicKeyInfoObj() {
                return this.tbsCertificateObj.subs[6];
            }
            get extensionsObj() {
                return this.tbsCertificateObj.subs.find((sub) => sub.tag.isContextSpecific(0x03));
            }
        }
        exports.X509Certificate = X509Certificate;
    }),
    96389: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.X509SCTExtension = exports.X509SubjectKeyIDExtension = exports.X509AuthorityKeyIDExtension = exports.X509SubjectAlternativeNameExtension = exports.X509KeyUsageExtension = exports.X509BasicConstraintsExtension = exports.X509Extension = void 0;
        const stream_1 = __webpack_require__(1673);
        const sct_1 = __webpack_require__(6144);
        class X509Extension {
            root;
            constructor(asn1) {
                this.root = asn1;
            }
            get oid() {
                return this.root.subs[0].toOID();
            }
            get critical() {
                return this.root.subs.length === 3 ? this.root.subs[1].toBoolean() : false;
            }
            get value() {
                return this.extnValueObj.value;
            }
            get valueObj() {
                return this.extnValueObj;
            }
            get extnValueObj() {
                return this.root.subs[this.root.subs.length - 1];
            }
        }
        exports.X509Extension = X509Extension;
        class X509BasicConstraintsExtension extends X509Extension {
            get isCA() {
                return this.sequence.subs[0]?.toBoolean() ?? false;
            }
            get pathLenConstraint() {
                return this.sequence.subs.length > 1
                    ? this.sequence.subs[1].toInteger()
                    : undefined;
            }
            get sequence() {
                return this.extnValueObj.subs[0];
            }
        }
        exports.X509BasicConstraintsExtension = X509BasicConstraintsExtension;
        class X509KeyUsageExtension extends X509Extension {
            get digitalSignature() {
                return this.bitString[0] === 1;
            }
            get keyCertSign() {
                return this.bitString[5] === 1;
            }
            get crlSign() {
                return this.bitString[6] === 1;
            }
            get bitString() {
                return this.extnValueObj.subs[0].toBitString();
            }
        }
        exports.X509KeyUsageExtension = X509KeyUsageExtension;
        class X509SubjectAlternativeNameExtension extends X509Extension {
            get rfc822Name() {
                return this.findGeneralName(0x01)?.value.toString('ascii');
            }
            get uri() {
                return this.findGeneralName(0x06)?.value.toString('ascii');
            }
            otherName(oid) {
                const otherName = this.findGeneralName(0x00);
                if (otherName === undefined) {
                    return undefined;
                }
                const otherNameOID = otherName.subs[0].toOID();
                if (otherNameOID !== oid) {
                    return undefined;
                }
                const otherNameValue = otherName.subs[1];
                return otherNameValue.subs[0].value.toString('ascii');
            }
            findGeneralName(tag) {
                return this.generalNames.find((gn) => gn.tag.isContextSpecific(tag));
            }
            get generalNames() {
                return this.extnValueObj.subs[0].subs;
            }
        }
        exports.X509SubjectAlternativeNameExtension = X509SubjectAlternativeNameExtension;
        class X509AuthorityKeyIDExtension extends X509Extension {
            get keyIdentifier() {
                return this.findSequenceMember(0x00)?.value;
            }
            findSequenceMember(tag) {
                return this.sequence.subs.find((el) => el.tag.isContextSpecific(tag));
            }
            get sequence() {
                return this.extnValueObj.subs[0];
            }
        }
        exports.X509AuthorityKeyIDExtension = X509AuthorityKeyIDExtension;
        class X509SubjectKeyIDExtension extends X509Extension {
            get keyIdentifier() {
                return this.extnValueObj.subs[0].value;
            }
        }
        exports.X509SubjectKeyIDExtension = X509SubjectKeyIDExtension;
        class X509SCTExtension extends X509Extension {
            constructor(asn1) {
                super(asn1);
            }
            get signedCertificateTimestamps() {
                const buf = this.extnValueObj.subs[0].value;
                const stream = new stream_1.ByteStream(buf);
                const end = stream.getUint16() + 2;
                const sctList = [];
                while (stream.position < end) {
                    const sctLength = stream.getUint16();
                    const sct = stream.getBlock(sctLength);
                    sctList.push(sct_1.SignedCertificateTimestamp.parse(sct));
                }
                if (stream.position !== end) {
                    throw new Error('SCT list length does not match actual length');
                }
                return sctList;
            }
        }
        exports.X509SCTExtension = X509SCTExtension;
    }),
    49358: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.X509SCTExtension = exports.X509Certificate = exports.EXTENSION_OID_SCT = void 0;
        var cert_1 = __webpack_require__(83566);
        Object.defineProperty(exports, "EXTENSION_OID_SCT", ({ enumerable: true, get: function () { return cert_1.EXTENSION_OID_SCT; } }));
        Object.defineProperty(exports, "X509Certificate", ({ enumerable: true, get: function () { return cert_1.X509Certificate; } }));
        var ext_1 = __webpack_require__(96389);
        Object.defineProperty(exports, "X509SCTExtension", ({ enumerable: true, get: function () { return ext_1.X509SCTExtension; } }));
    }),
    6144: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SignedCertificateTimestamp = void 0;
        const crypto = __importStar(__webpack_require__(69368));
        const stream_1 = __webpack_require__(1673);
        class SignedCertificateTimestamp {
            version;
            logID;
            timestamp;
            extensions;
            hashAlgorithm;
            signatureAlgorithm;
            signature;
            constructor(options) {
                this.version = options.version;
                this.logID = options.logID;
                this.timestamp = options.timestamp;
                this.extensions = options.extensions;
                this.hashAlgorithm = options.hashAlgorithm;
                this.signatureAlgorithm = options.signatureAlgorithm;
                this.signature = options.signature;
            }
            get datetime() {
                return new Date(Number(this.timestamp.readBigInt64BE()));
            }
            get algorithm() {
                switch (this.hashAlgorithm) {
                    case 0:
                        return 'none';
                    case 1:
                        return 'md5';
                    case 2:
                        return 'sha1';
                    case 3:
                        return 'sha224';
                    case 4:
                        return 'sha256';
                    case 5:
                        return 'sha384';
                    case 6:
                        return 'sha512';
                    default:
                        return 'unknown';
                }
            }
            verify(preCert, key) {
                const stream = new stream_1.ByteStream();
                stream.appendChar(this.version);
                stream.appendChar(0x00);
                stream.appendView(this.timestamp);
                stream.appendUint16(0x01);
                stream.appendView(preCert);
                stream.appendUint16(this.extensions.byteLength);
                if (this.extensions.byteLength > 0) {
                    stream.appendView(this.extensions);
                }
                return crypto.verify(stream.buffer, key, this.signature, this.algorithm);
            }
            static parse(buf) {
                const stream = new stream_1.ByteStream(buf);
                const version = stream.getUint8();
                const logID = stream.getBlock(32);
                const timestamp = stream.getBlock(8);
                const extenstionLength = stream.getUint16();
                const extensions = stream.getBlock(extenstionLength);
                const hashAlgorithm = stream.getUint8();
                const signatureAlgorithm = stream.getUint8();
                const sigLength = stream.getUint16();
                const signature = stream.getBlock(sigLength);
                if (stream.position !== buf.length) {
                    throw new Error('SCT buffer length mismatch');
                }
                return new SignedCertificateTimestamp({
                    version,
                    logID,
                    timestamp,
                    extensions,
                    hashAlgorithm,
                    signatureAlgorithm,
                    signature,
                });
            }
        }
        exports.SignedCertificateTimestamp = SignedCertificateTimestamp;
    }),
    47030: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Signature = exports.Envelope = void 0;
        exports.Envelope = {
            fromJSON(object) {
                return {
                    payload: isSet(object.payload) ? Buffer.from(bytesFromBase64(object.payload)) : Buffer.alloc(0),
                    payloadType: isSet(object.payloadType) ? globalThis.String(object.payloadType) : "",
                    signatures: globalThis.Array.isArray(object?.signatures)
                        ? object.signatures.map((e) => exports.Signature.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.payload.length !== 0) {
                    obj.payload = base64FromBytes(message.payload);
                }
                if (message.payloadType !== "") {
                    obj.payloadType = message.payloadType;
                }
                if (message.signatures?.length) {
                    obj.signatures = message.signatures.map((e) => exports.Signature.toJSON(e));
                }
                return obj;
            },
        };
        exports.Signature = {
            fromJSON(object) {
                return {
                    sig: isSet(object.sig) ? Buffer.from(bytesFromBase64(object.sig)) : Buffer.alloc(0),
                    keyid: isSet(object.keyid) ? globalThis.String(object.keyid) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.sig.length !== 0) {
                    obj.sig = base64FromBytes(message.sig);
                }
                if (message.keyid !== "") {
                    obj.keyid = message.keyid;
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    45000: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Timestamp = void 0;
        exports.Timestamp = {
            fromJSON(object) {
                return {
                    seconds: isSet(object.seconds) ? globalThis.String(object.seconds) : "0",
                    nanos: isSet(object.nanos) ? globalThis.Number(object.nanos) : 0,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.seconds !== "0") {
                    obj.seconds = message.seconds;
                }
                if (message.nanos !== 0) {
                    obj.nanos = Math.round(message.nanos);
                }
                return obj;
            },
        };
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    36764: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DSSELogEntryV002 = exports.DSSERequestV002 = void 0;
        const envelope_1 = __webpack_require__(47030);
        const sigstore_common_1 = __webpack_require__(5334);
        const verifier_1 = __webpack_require__(7543);
        exports.DSSERequestV002 = {
            fromJSON(object) {
                return {
                    envelope: isSet(object.envelope) ? envelope_1.Envelope.fromJSON(object.envelope) : undefined,
                    verifiers: globalThis.Array.isArray(object?.verifiers)
                        ? object.verifiers.map((e) => verifier_1.Verifier.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.envelope !== undefined) {
                    obj.envelope = envelope_1.Envelope.toJSON(message.envelope);
                }
                if (message.verifiers?.length) {
                    obj.verifiers = message.verifiers.map((e) => verifier_1.Verifier.toJSON(e));
                }
                return obj;
            },
        };
        exports.DSSELogEntryV002 = {
            fromJSON(object) {
                return {
                    payloadHash: isSet(object.payloadHash) ? sigstore_common_1.HashOutput.fromJSON(object.payloadHash) : undefined,
                    signatures: globalThis.Array.isArray(object?.signatures)
                        ? object.signatures.map((e) => verifier_1.Signature.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.payloadHash !== undefined) {
                    obj.payloadHash = sigstore_common_1.HashOutput.toJSON(message.payloadHash);
                }
                if (message.signatures?.length) {
                    obj.signatures = message.signatures.map((e) => verifier_1.Signature.toJSON(e));
                }
                return obj;
            },
        };
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    381: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CreateEntryRequest = exports.Spec = exports.Entry = void 0;
        const dsse_1 = __webpack_require__(36764);
        const hashedrekord_1 = __webpack_require__(4969);
        exports.Entry = {
            fromJSON(object) {
                return {
                    kind: isSet(object.kind) ? globalThis.String(object.kind) : "",
                    apiVersion: isSet(object.apiVersion) ? globalThis.String(object.apiVersion) : "",
                    spec: isSet(object.spec) ? exports.Spec.fromJSON(object.spec) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.kind !== "") {
                    obj.kind = message.kind;
                }
                if (message.apiVersion !== "") {
                    obj.apiVersion = message.apiVersion;
                }
                if (message.spec !== undefined) {
                    obj.spec = exports.Spec.toJSON(message.spec);
                }
                return obj;
            },
        };
        exports.Spec = {
            fromJSON(object) {
                return {
                    spec: isSet(object.hashedRekordV002)
                        ? { $case: "hashedRekordV002", hashedRekordV002: hashedrekord_1.HashedRekordLogEntryV002.fromJSON(object.hashedRekordV002) }
                        : isSet(object.dsseV002)
                            ? { $case: "dsseV002", dsseV002: dsse_1.DSSELogEntryV002.fromJSON(object.dsseV002) }
                            : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.spec?.$case === "hashedRekordV002") {
                    obj.hashedRekordV002 = hashedrekord_1.HashedRekordLogEntryV002.toJSON(message.spec.hashedRekordV002);
                }
                else if (message.spec?.$case === "dsseV002") {
                    obj.dsseV002 = dsse_1.DSSELogEntryV002.toJSON(message.spec.dsseV002);
                }
                return obj;
            },
        };
        exports.CreateEntryRequest = {
            fromJSON(object) {
                return {
                    spec: isSet(object.hashedRekordRequestV002)
                        ? {
                            $case: "hashedRekordRequestV002",
                            hashedRekordRequestV002: hashedrekord_1.HashedRekordRequestV002.fromJSON(object.hashedRekordRequestV002),
                        }
                        : isSet(object.dsseRequestV002)
                            ? { $case: "dsseRequestV002", dsseRequestV002: dsse_1.DSSERequestV002.fromJSON(object.dsseRequestV002) }
                            : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.spec?.$case === "hashedRekordRequestV002") {
                    obj.hashedRekordRequestV002 = hashedrekord_1.HashedRekordRequestV002.toJSON(message.spec.hashedRekordRequestV002);
                }
                else if (message.spec?.$case === "dsseRequestV002") {
                    obj.dsseRequestV002 = dsse_1.DSSERequestV002.toJSON(message.spec.dsseRequestV002);
                }
                return obj;
            },
        };
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    4969: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.HashedRekordLogEntryV002 = exports.HashedRekordRequestV002 = void 0;
        const sigstore_common_1 = __webpack_require__(5334);
        const verifier_1 = __webpack_require__(7543);
        exports.HashedRekordRequestV002 = {
            fromJSON(object) {
                return {
                    digest: isSet(object.digest) ? Buffer.from(bytesFromBase64(object.digest)) : Buffer.alloc(0),
                    signature: isSet(object.signature) ? verifier_1.Signature.fromJSON(object.signature) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.digest.length !== 0) {
                    obj.digest = base64FromBytes(message.digest);
                }
                if (message.signature !== undefined) {
                    obj.signature = verifier_1.Signature.toJSON(message.signature);
                }
                return obj;
            },
        };
        exports.HashedRekordLogEntryV002 = {
            fromJSON(object) {
                return {
                    data: isSet(object.data) ? sigstore_common_1.HashOutput.fromJSON(object.data) : undefined,
                    signature: isSet(object.signature) ? verifier_1.Signature.fromJSON(object.signature) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.data !== undefined) {
                    obj.data = sigstore_common_1.HashOutput.toJSON(message.data);
                }
                if (message.signature !== undefined) {
                    obj.signature = verifier_1.Signature.toJSON(message.signature);
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    7543: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Signature = exports.Verifier = exports.PublicKey = void 0;
        const sigstore_common_1 = __webpack_require__(5334);
        exports.PublicKey = {
            fromJSON(object) {
                return { rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : Buffer.alloc(0) };
            },
            toJSON(message) {
                const obj = {};
                if (message.rawBytes.length !== 0) {
                    obj.rawBytes = base64FromBytes(message.rawBytes);
                }
                return obj;
            },
        };
        exports.Verifier = {
            fromJSON(object) {
                return {
                    verifier: isSet(object.publicKey)
                        ? { $case: "publicKey", publicKey: exports.PublicKey.fromJSON(object.publicKey) }
                        : isSet(object.x509Certificate)
                            ? { $case: "x509Certificate", x509Certificate: sigstore_common_1.X509Certificate.fromJSON(object.x509Certificate) }
                            : undefined,
                    keyDetails: isSet(object.keyDetails) ? (0, sigstore_common_1.publicKeyDetailsFromJSON)(object.keyDetails) : 0,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.verifier?.$case === "publicKey") {
                    obj.publicKey = exports.PublicKey.toJSON(message.verifier.publicKey);
                }
                else if (message.verifier?.$case === "x509Certificate") {
                    obj.x509Certificate = sigstore_common_1.X509Certificate.toJSON(message.verifier.x509Certificate);
                }
                if (message.keyDetails !== 0) {
                    obj.keyDetails = (0, sigstore_common_1.publicKeyDetailsToJSON)(message.keyDetails);
                }
                return obj;
            },
        };
        exports.Signature = {
            fromJSON(object) {
                return {
                    content: isSet(object.content) ? Buffer.from(bytesFromBase64(object.content)) : Buffer.alloc(0),
                    verifier: isSet(object.verifier) ? exports.Verifier.fromJSON(object.verifier) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.content.length !== 0) {
                    obj.content = base64FromBytes(message.content);
                }
                if (message.verifier !== undefined) {
                    obj.verifier = exports.Verifier.toJSON(message.verifier);
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    70715: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Bundle = exports.VerificationMaterial = exports.TimestampVerificationData = void 0;
        const envelope_1 = __webpack_require__(47030);
        const sigstore_common_1 = __webpack_require__(5334);
        const sigstore_rekor_1 = __webpack_require__(85204);
        exports.TimestampVerificationData = {
            fromJSON(object) {
                return {
                    rfc3161Timestamps: globalThis.Array.isArray(object?.rfc3161Timestamps)
                        ? object.rfc3161Timestamps.map((e) => sigstore_common_1.RFC3161SignedTimestamp.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.rfc3161Timestamps?.length) {
                    obj.rfc3161Timestamps = message.rfc3161Timestamps.map((e) => sigstore_common_1.RFC3161SignedTimestamp.toJSON(e));
                }
                return obj;
            },
        };
        exports.VerificationMaterial = {
            fromJSON(object) {
                return {
                    content: isSet(object.publicKey)
                        ? { $case: "publicKey", publicKey: sigstore_common_1.PublicKeyIdentifier.fromJSON(object.publicKey) }
                        : isSet(object.x509CertificateChain)
                            ? {
                                $case: "x509CertificateChain",
                                x509CertificateChain: sigstore_common_1.X509CertificateChain.fromJSON(object.x509CertificateChain),
                            }
                            : isSet(object.certificate)
                                ? { $case: "certificate", certificate: sigstore_common_1.X509Certificate.fromJSON(object.certificate) }
                                : undefined,
                    tlogEntries: globalThis.Array.isArray(object?.tlogEntries)
                        ? object.tlogEntries.map((e) => sigstore_rekor_1.TransparencyLogEntry.fromJSON(e))
                        : [],
                    timestampVerificationData: isSet(object.timestampVerificationData)
                        ? exports.TimestampVerificationData.fromJSON(object.timestampVerificationData)
                        : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.content?.$case === "publicKey") {
                    obj.publicKey = sigstore_common_1.PublicKeyIdentifier.toJSON(message.content.publicKey);
                }
                else if (message.content?.$case === "x509CertificateChain") {
                    obj.x509CertificateChain = sigstore_common_1.X509CertificateChain.toJSON(message.content.x509CertificateChain);
                }
                else if (message.content?.$case === "certificate") {
                    obj.certificate = sigstore_common_1.X509Certificate.toJSON(message.content.certificate);
                }
                if (message.tlogEntries?.length) {
                    obj.tlogEntries = message.tlogEntries.map((e) => sigstore_rekor_1.TransparencyLogEntry.toJSON(e));
                }
                if (message.timestampVerificationData !== undefined) {
                    obj.timestampVerificationData = exports.TimestampVerificationData.toJSON(message.timestampVerificationData);
                }
                return obj;
            },
        };
        exports.Bundle = {
            fromJSON(object) {
                return {
                    mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
                    verificationMaterial: isSet(object.verificationMaterial)
                        ? exports.VerificationMaterial.fromJSON(object.verificationMaterial)
                        : undefined,
                    content: isSet(object.messageSignature)
                        ? { $case: "messageSignature", messageSignature: sigstore_common_1.MessageSignature.fromJSON(object.messageSignature) }
                        : isSet(object.dsseEnvelope)
                            ? { $case: "dsseEnvelope", dsseEnvelope: envelope_1.Envelope.fromJSON(object.dsseEnvelope) }
                            : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.mediaType !== "") {
                    obj.mediaType = message.mediaType;
                }
                if (message.verificationMaterial !== undefined) {
                    obj.verificationMaterial = exports.VerificationMaterial.toJSON(message.verificationMaterial);
                }
                if (message.content?.$case === "messageSignature") {
                    obj.messageSignature = sigstore_common_1.MessageSignature.toJSON(message.content.messageSignature);
                }
                else if (message.content?.$case === "dsseEnvelope") {
                    obj.dsseEnvelope = envelope_1.Envelope.toJSON(message.content.dsseEnvelope);
                }
                return obj;
            },
        };
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    5334: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TimeRange = exports.X509CertificateChain = exports.SubjectAlternativeName = exports.X509Certificate = exports.DistinguishedName = exports.ObjectIdentifierValuePair = exports.ObjectIdentifier = exports.PublicKeyIdentifier = exports.PublicKey = exports.RFC3161SignedTimestamp = exports.LogId = exports.MessageSignature = exports.HashOutput = exports.SubjectAlternativeNameType = exports.PublicKeyDetails = exports.HashAlgorithm = void 0;
        exports.hashAlgorithmFromJSON = hashAlgorithmFromJSON;
        exports.hashAlgorithmToJSON = hashAlgorithmToJSON;
        exports.publicKeyDetailsFromJSON = publicKeyDetailsFromJSON;
        exports.publicKeyDetailsToJSON = publicKeyDetailsToJSON;
        exports.subjectAlternativeNameTypeFromJSON = subjectAlternativeNameTypeFromJSON;
        exports.subjectAlternativeNameTypeToJSON = subjectAlternativeNameTypeToJSON;
        const timestamp_1 = __webpack_require__(45000);
        var HashAlgorithm;
        (function (HashAlgorithm) {
            HashAlgorithm[HashAlgorithm["HASH_ALGORITHM_UNSPECIFIED"] = 0] = "HASH_ALGORITHM_UNSPECIFIED";
            HashAlgorithm[HashAlgorithm["SHA2_256"] = 1] = "SHA2_256";
            HashAlgorithm[HashAlgorithm["SHA2_384"] = 2] = "SHA2_384";
            HashAlgorithm[HashAlgorithm["SHA2_512"] = 3] = "SHA2_512";
            HashAlgorithm[HashAlgorithm["SHA3_256"] = 4] = "SHA3_256";
            HashAlgorithm[HashAlgorithm["SHA3_384"] = 5] = "SHA3_384";
        })(HashAlgorithm || (exports.HashAlgorithm = HashAlgorithm = {}));
        function hashAlgorithmFromJSON(object) {
            switch (object) {
                case 0:
                case "HASH_ALGORITHM_UNSPECIFIED":
                    return HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED;
                case 1:
                case "SHA2_256":
                    return HashAlgorithm.SHA2_256;
                case 2:
                case "SHA2_384":
                    return HashAlgorithm.SHA2_384;
                case 3:
                case "SHA2_512":
                    return HashAlgorithm.SHA2_512;
                case 4:
                case "SHA3_256":
                    return HashAlgorithm.SHA3_256;
                case 5:
                case "SHA3_384":
                    return HashAlgorithm.SHA3_384;
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum HashAlgorithm");
            }
        }
        function hashAlgorithmToJSON(object) {
            switch (object) {
                case HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED:
                    return "HASH_ALGORITHM_UNSPECIFIED";
                case HashAlgorithm.SHA2_256:
                    return "SHA2_256";
                case HashAlgorithm.SHA2_384:
                    return "SHA2_384";
                case HashAlgorithm.SHA2_512:
                    return "SHA2_512";
                case HashAlgorithm.SHA3_256:
                    return "SHA3_256";
                case HashAlgorithm.SHA3_384:
                    return "SHA3_384";
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum HashAlgorithm");
            }
        }
        var PublicKeyDetails;
        (function (PublicKeyDetails) {
            PublicKeyDetails[PublicKeyDetails["PUBLIC_KEY_DETAILS_UNSPECIFIED"] = 0] = "PUBLIC_KEY_DETAILS_UNSPECIFIED";
            PublicKeyDetails[PublicKeyDetails["PKCS1_RSA_PKCS1V5"] = 1] = "PKCS1_RSA_PKCS1V5";
            PublicKeyDetails[PublicKeyDetails["PKCS1_RSA_PSS"] = 2] = "PKCS1_RSA_PSS";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PKCS1V5"] = 3] = "PKIX_RSA_PKCS1V5";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PSS"] = 4] = "PKIX_RSA_PSS";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PKCS1V15_2048_SHA256"] = 9] = "PKIX_RSA_PKCS1V15_2048_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PKCS1V15_3072_SHA256"] = 10] = "PKIX_RSA_PKCS1V15_3072_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PKCS1V15_4096_SHA256"] = 11] = "PKIX_RSA_PKCS1V15_4096_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PSS_2048_SHA256"] = 16] = "PKIX_RSA_PSS_2048_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PSS_3072_SHA256"] = 17] = "PKIX_RSA_PSS_3072_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_RSA_PSS_4096_SHA256"] = 18] = "PKIX_RSA_PSS_4096_SHA256";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P256_HMAC_SHA_256"] = 6] = "PKIX_ECDSA_P256_HMAC_SHA_256";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P256_SHA_256"] = 5] = "PKIX_ECDSA_P256_SHA_256";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P384_SHA_384"] = 12] = "PKIX_ECDSA_P384_SHA_384";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P521_SHA_512"] = 13] = "PKIX_ECDSA_P521_SHA_512";
            PublicKeyDetails[PublicKeyDetails["PKIX_ED25519"] = 7] = "PKIX_ED25519";
            PublicKeyDetails[PublicKeyDetails["PKIX_ED25519_PH"] = 8] = "PKIX_ED25519_PH";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P384_SHA_256"] = 19] = "PKIX_ECDSA_P384_SHA_256";
            PublicKeyDetails[PublicKeyDetails["PKIX_ECDSA_P521_SHA_256"] = 20] = "PKIX_ECDSA_P521_SHA_256";
            PublicKeyDetails[PublicKeyDetails["LMS_SHA256"] = 14] = "LMS_SHA256";
            PublicKeyDetails[PublicKeyDetails["LMOTS_SHA256"] = 15] = "LMOTS_SHA256";
            PublicKeyDetails[PublicKeyDetails["ML_DSA_44"] = 23] = "ML_DSA_44";
            PublicKeyDetails[PublicKeyDetails["ML_DSA_65"] = 21] = "ML_DSA_65";
            PublicKeyDetails[PublicKeyDetails["ML_DSA_87"] = 22] = "ML_DSA_87";
        })(PublicKeyDetails || (exports.PublicKeyDetails = PublicKeyDetails = {}));
        function publicKeyDetailsFromJSON(object) {
            switch (object) {
                case 0:
                case "PUBLIC_KEY_DETAILS_UNSPECIFIED":
                    return PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED;
                case 1:
                case "PKCS1_RSA_PKCS1V5":
                    return PublicKeyDetails.PKCS1_RSA_PKCS1V5;
                case 2:
                case "PKCS1_RSA_PSS":
                    return PublicKeyDetails.PKCS1_RSA_PSS;
                case 3:
                case "PKIX_RSA_PKCS1V5":
                    return PublicKeyDetails.PKIX_RSA_PKCS1V5;
                case 4:
                case "PKIX_RSA_PSS":
                    return PublicKeyDetails.PKIX_RSA_PSS;
                case 9:
                case "PKIX_RSA_PKCS1V15_2048_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256;
                case 10:
                case "PKIX_RSA_PKCS1V15_3072_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256;
                case 11:
                case "PKIX_RSA_PKCS1V15_4096_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256;
                case 16:
                case "PKIX_RSA_PSS_2048_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PSS_2048_SHA256;
                case 17:
                case "PKIX_RSA_PSS_3072_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PSS_3072_SHA256;
                case 18:
                case "PKIX_RSA_PSS_4096_SHA256":
                    return PublicKeyDetails.PKIX_RSA_PSS_4096_SHA256;
                case 6:
                case "PKIX_ECDSA_P256_HMAC_SHA_256":
                    return PublicKeyDetails.PKIX_ECDSA_P256_HMAC_SHA_256;
                case 5:
                case "PKIX_ECDSA_P256_SHA_256":
                    return PublicKeyDetails.PKIX_ECDSA_P256_SHA_256;
                case 12:
                case "PKIX_ECDSA_P384_SHA_384":
                    return PublicKeyDetails.PKIX_ECDSA_P384_SHA_384;
                case 13:
                case "PKIX_ECDSA_P521_SHA_512":
                    return PublicKeyDetails.PKIX_ECDSA_P521_SHA_512;
                case 7:
                case "PKIX_ED25519":
                    return PublicKeyDetails.PKIX_ED25519;
                case 8:
                case "PKIX_ED25519_PH":
                    return PublicKeyDetails.PKIX_ED25519_PH;
                case 19:
                case "PKIX_ECDSA_P384_SHA_256":
                    return PublicKeyDetails.PKIX_ECDSA_P384_SHA_256;
                case 20:
                case "PKIX_ECDSA_P521_SHA_256":
                    return PublicKeyDetails.PKIX_ECDSA_P521_SHA_256;
                case 14:
                case "LMS_SHA256":
                    return PublicKeyDetails.LMS_SHA256;
                case 15:
                case "LMOTS_SHA256":
                    return PublicKeyDetails.LMOTS_SHA256;
                case 23:
                case "ML_DSA_44":
                    return PublicKeyDetails.ML_DSA_44;
                case 21:
                case "ML_DSA_65":
                    return PublicKeyDetails.ML_DSA_65;
                case 22:
                case "ML_DSA_87":
                    return PublicKeyDetails.ML_DSA_87;
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum PublicKeyDetails");
            }
        }
        function publicKeyDetailsToJSON(object) {
            switch (object) {
                case PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED:
                    return "PUBLIC_KEY_DETAILS_UNSPECIFIED";
                case PublicKeyDetails.PKCS1_RSA_PKCS1V5:
                    return "PKCS1_RSA_PKCS1V5";
                case PublicKeyDetails.PKCS1_RSA_PSS:
                    return "PKCS1_RSA_PSS";
                case PublicKeyDetails.PKIX_RSA_PKCS1V5:
                    return "PKIX_RSA_PKCS1V5";
                case PublicKeyDetails.PKIX_RSA_PSS:
                    return "PKIX_RSA_PSS";
                case PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256:
                    return "PKIX_RSA_PKCS1V15_2048_SHA256";
                case PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256:
                    return "PKIX_RSA_PKCS1V15_3072_SHA256";
                case PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256:
                    return "PKIX_RSA_PKCS1V15_4096_SHA256";
                case PublicKeyDetails.PKIX_RSA_PSS_2048_SHA256:
                    return "PKIX_RSA_PSS_2048_SHA256";
                case PublicKeyDetails.PKIX_RSA_PSS_3072_SHA256:
                    return "PKIX_RSA_PSS_3072_SHA256";
                case PublicKeyDetails.PKIX_RSA_PSS_4096_SHA256:
                    return "PKIX_RSA_PSS_4096_SHA256";
                case PublicKeyDetails.PKIX_ECDSA_P256_HMAC_SHA_256:
                    return "PKIX_ECDSA_P256_HMAC_SHA_256";
                case PublicKeyDetails.PKIX_ECDSA_P256_SHA_256:
                    return "PKIX_ECDSA_P256_SHA_256";
                case PublicKeyDetails.PKIX_ECDSA_P384_SHA_384:
                    return "PKIX_ECDSA_P384_SHA_384";
                case PublicKeyDetails.PKIX_ECDSA_P521_SHA_512:
                    return "PKIX_ECDSA_P521_SHA_512";
                case PublicKeyDetails.PKIX_ED25519:
                    return "PKIX_ED25519";
                case PublicKeyDetails.PKIX_ED25519_PH:
                    return "PKIX_ED25519_PH";
                case PublicKeyDetails.PKIX_ECDSA_P384_SHA_256:
                    return "PKIX_ECDSA_P384_SHA_256";
                case PublicKeyDetails.PKIX_ECDSA_P521_SHA_256:
                    return "PKIX_ECDSA_P521_SHA_256";
                case PublicKeyDetails.LMS_SHA256:
                    return "LMS_SHA256";
                case PublicKeyDetails.LMOTS_SHA256:
                    return "LMOTS_SHA256";
                case PublicKeyDetails.ML_DSA_44:
                    return "ML_DSA_44";
                case PublicKeyDetails.ML_DSA_65:
                    return "ML_DSA_65";
                case PublicKeyDetails.ML_DSA_87:
                    return "ML_DSA_87";
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum PublicKeyDetails");
            }
        }
        var SubjectAlternativeNameType;
        (function (SubjectAlternativeNameType) {
            SubjectAlternativeNameType[SubjectAlternativeNameType["SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED"] = 0] = "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
            SubjectAlternativeNameType[SubjectAlternativeNameType["EMAIL"] = 1] = "EMAIL";
            SubjectAlternativeNameType[SubjectAlternativeNameType["URI"] = 2] = "URI";
            SubjectAlternativeNameType[SubjectAlternativeNameType["OTHER_NAME"] = 3] = "OTHER_NAME";
        })(SubjectAlternativeNameType || (exports.SubjectAlternativeNameType = SubjectAlternativeNameType = {}));
        function subjectAlternativeNameTypeFromJSON(object) {
            switch (object) {
                case 0:
                case "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":
                    return SubjectAlternativeNameType.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;
                case 1:
                case "EMAIL":
                    return SubjectAlternativeNameType.EMAIL;
                case 2:
                case "URI":
                    return SubjectAlternativeNameType.URI;
                case 3:
                case "OTHER_NAME":
                    return SubjectAlternativeNameType.OTHER_NAME;
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum SubjectAlternativeNameType");
            }
        }
        function subjectAlternativeNameTypeToJSON(object) {
            switch (object) {
                case SubjectAlternativeNameType.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:
                    return "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
                case SubjectAlternativeNameType.EMAIL:
                    return "EMAIL";
                case SubjectAlternativeNameType.URI:
                    return "URI";
                case SubjectAlternativeNameType.OTHER_NAME:
                    return "OTHER_NAME";
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum SubjectAlternativeNameType");
            }
        }
        exports.HashOutput = {
            fromJSON(object) {
                return {
                    algorithm: isSet(object.algorithm) ? hashAlgorithmFromJSON(object.algorithm) : 0,
                    digest: isSet(object.digest) ? Buffer.from(bytesFromBase64(object.digest)) : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.algorithm !== 0) {
                    obj.algorithm = hashAlgorithmToJSON(message.algorithm);
                }
                if (message.digest.length !== 0) {
                    obj.digest = base64FromBytes(message.digest);
                }
                return obj;
            },
        };
        exports.MessageSignature = {
            fromJSON(object) {
                return {
                    messageDigest: isSet(object.messageDigest) ? exports.HashOutput.fromJSON(object.messageDigest) : undefined,
                    signature: isSet(object.signature) ? Buffer.from(bytesFromBase64(object.signature)) : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.messageDigest !== undefined) {
                    obj.messageDigest = exports.HashOutput.toJSON(message.messageDigest);
                }
                if (message.signature.length !== 0) {
                    obj.signature = base64FromBytes(message.signature);
                }
                return obj;
            },
        };
        exports.LogId = {
            fromJSON(object) {
                return { keyId: isSet(object.keyId) ? Buffer.from(bytesFromBase64(object.keyId)) : Buffer.alloc(0) };
            },
            toJSON(message) {
                const obj = {};
                if (message.keyId.length !== 0) {
                    obj.keyId = base64FromBytes(message.keyId);
                }
                return obj;
            },
        };
        exports.RFC3161SignedTimestamp = {
            fromJSON(object) {
                return {
                    signedTimestamp: isSet(object.signedTimestamp)
                        ? Buffer.from(bytesFromBase64(object.signedTimestamp))
                        : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.signedTimestamp.length !== 0) {
                    obj.signedTimestamp = base64FromBytes(message.signedTimestamp);
                }
                return obj;
            },
        };
        exports.PublicKey = {
            fromJSON(object) {
                return {
                    rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : undefined,
                    keyDetails: isSet(object.keyDetails) ? publicKeyDetailsFromJSON(object.keyDetails) : 0,
                    validFor: isSet(object.validFor) ? exports.TimeRange.fromJSON(object.validFor) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.rawBytes !== undefined) {
                    obj.rawBytes = base64FromBytes(message.rawBytes);
                }
                if (message.keyDetails !== 0) {
                    obj.keyDetails = publicKeyDetailsToJSON(message.keyDetails);
                }
                if (message.validFor !== undefined) {
                    obj.validFor = exports.TimeRange.toJSON(message.validFor);
                }
                return obj;
            },
        };
        exports.PublicKeyIdentifier = {
            fromJSON(object) {
                return { hint: isSet(object.hint) ? globalThis.String(object.hint) : "" };
            },
            toJSON(message) {
                const obj = {};
                if (message.hint !== "") {
                    obj.hint = message.hint;
                }
                return obj;
            },
        };
        exports.ObjectIdentifier = {
            fromJSON(object) {
                return { id: globalThis.Array.isArray(object?.id) ? object.id.map((e) => globalThis.Number(e)) : [] };
            },
            toJSON(message) {
                const obj = {};
                if (message.id?.length) {
                    obj.id = message.id.map((e) => Math.round(e));
                }
                return obj;
            },
        };
        exports.ObjectIdentifierValuePair = {
            fromJSON(object) {
                return {
                    oid: isSet(object.oid) ? exports.ObjectIdentifier.fromJSON(object.oid) : undefined,
                    value: isSet(object.value) ? Buffer.from(bytesFromBase64(object.value)) : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.oid !== undefined) {
                    obj.oid = exports.ObjectIdentifier.toJSON(message.oid);
                }
                if (message.value.length !== 0) {
                    obj.value = base64FromBytes(message.value);
                }
                return obj;
            },
        };
        exports.DistinguishedName = {
            fromJSON(object) {
                return {
                    organization: isSet(object.organization) ? globalThis.String(object.organization) : "",
                    commonName: isSet(object.commonName) ? globalThis.String(object.commonName) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.organization !== "") {
                    obj.organization = message.organization;
                }
                if (message.commonName !== "") {
                    obj.commonName = message.commonName;
                }
                return obj;
            },
        };
        exports.X509Certificate = {
            fromJSON(object) {
                return { rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : Buffer.alloc(0) };
            },
            toJSON(message) {
                const obj = {};
                if (message.rawBytes.length !== 0) {
                    obj.rawBytes = base64FromBytes(message.rawBytes);
                }
                return obj;
            },
        };
        exports.SubjectAlternativeName = {
            fromJSON(object) {
                return {
                    type: isSet(object.type) ? subjectAlternativeNameTypeFromJSON(object.type) : 0,
                    identity: isSet(object.regexp)
                        ? { $case: "regexp", regexp: globalThis.String(object.regexp) }
                        : isSet(object.value)
                            ? { $case: "value", value: globalThis.String(object.value) }
                            : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.type !== 0) {
                    obj.type = subjectAlternativeNameTypeToJSON(message.type);
                }
                if (message.identity?.$case === "regexp") {
                    obj.regexp = message.identity.regexp;
                }
                else if (message.identity?.$case === "value") {
                    obj.value = message.identity.value;
                }
                return obj;
            },
        };
        exports.X509CertificateChain = {
            fromJSON(object) {
                return {
                    certificates: globalThis.Array.isArray(object?.certificates)
                        ? object.certificates.map((e) => exports.X509Certificate.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.certificates?.length) {
                    obj.certificates = message.certificates.map((e) => exports.X509Certificate.toJSON(e));
                }
                return obj;
            },
        };
        exports.TimeRange = {
            fromJSON(object) {
                return {
                    start: isSet(object.start) ? fromJsonTimestamp(object.start) : undefined,
                    end: isSet(object.end) ? fromJsonTimestamp(object.end) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.start !== undefined) {
                    obj.start = message.start.toISOString();
                }
                if (message.end !== undefined) {
                    obj.end = message.end.toISOString();
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function fromTimestamp(t) {
            let millis = (globalThis.Number(t.seconds) || 0) * 1_000;
            millis += (t.nanos || 0) / 1_000_000;
            return new globalThis.Date(millis);
        }
        function fromJsonTimestamp(o) {
            if (o instanceof globalThis.Date) {
                return o;
            }
            else if (typeof o === "string") {
                return new globalThis.Date(o);
            }
            else {
                return fromTimestamp(timestamp_1.Timestamp.fromJSON(o));
            }
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    85204: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TransparencyLogEntry = exports.InclusionPromise = exports.InclusionProof = exports.Checkpoint = exports.KindVersion = void 0;
        const sigstore_common_1 = __webpack_require__(5334);
        exports.KindVersion = {
            fromJSON(object) {
                return {
                    kind: isSet(object.kind) ? globalThis.String(object.kind) : "",
                    version: isSet(object.version) ? globalThis.String(object.version) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.kind !== "") {
                    obj.kind = message.kind;
                }
                if (message.version !== "") {
                    obj.version = message.version;
                }
                return obj;
            },
        };
        exports.Checkpoint = {
            fromJSON(object) {
                return { envelope: isSet(object.envelope) ? globalThis.String(object.envelope) : "" };
            },
            toJSON(message) {
                const obj = {};
                if (message.envelope !== "") {
                    obj.envelope = message.envelope;
                }
                return obj;
            },
        };
        exports.InclusionProof = {
            fromJSON(object) {
                return {
                    logIndex: isSet(object.logIndex) ? globalThis.String(object.logIndex) : "0",
                    rootHash: isSet(object.rootHash) ? Buffer.from(bytesFromBase64(object.rootHash)) : Buffer.alloc(0),
                    treeSize: isSet(object.treeSize) ? globalThis.String(object.treeSize) : "0",
                    hashes: globalThis.Array.isArray(object?.hashes)
                        ? object.hashes.map((e) => Buffer.from(bytesFromBase64(e)))
                        : [],
                    checkpoint: isSet(object.checkpoint) ? exports.Checkpoint.fromJSON(object.checkpoint) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.logIndex !== "0") {
                    obj.logIndex = message.logIndex;
                }
                if (message.rootHash.length !== 0) {
                    obj.rootHash = base64FromBytes(message.rootHash);
                }
                if (message.treeSize !== "0") {
                    obj.treeSize = message.treeSize;
                }
                if (message.hashes?.length) {
                    obj.hashes = message.hashes.map((e) => base64FromBytes(e));
                }
                if (message.checkpoint !== undefined) {
                    obj.checkpoint = exports.Checkpoint.toJSON(message.checkpoint);
                }
                return obj;
            },
        };
        exports.InclusionPromise = {
            fromJSON(object) {
                return {
                    signedEntryTimestamp: isSet(object.signedEntryTimestamp)
                        ? Buffer.from(bytesFromBase64(object.signedEntryTimestamp))
                        : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.signedEntryTimestamp.length !== 0) {
                    obj.signedEntryTimestamp = base64FromBytes(message.signedEntryTimestamp);
                }
                return obj;
            },
        };
        exports.TransparencyLogEntry = {
            fromJSON(object) {
                return {
                    logIndex: isSet(object.logIndex) ? globalThis.String(object.logIndex) : "0",
                    logId: isSet(object.logId) ? sigstore_common_1.LogId.fromJSON(object.logId) : undefined,
                    kindVersion: isSet(object.kindVersion) ? exports.KindVersion.fromJSON(object.kindVersion) : undefined,
                    integratedTime: isSet(object.integratedTime) ? globalThis.String(object.integratedTime) : "0",
                    inclusionPromise: isSet(object.inclusionPromise) ? exports.InclusionPromise.fromJSON(object.inclusionPromise) : undefined,
                    inclusionProof: isSet(object.inclusionProof) ? exports.InclusionProof.fromJSON(object.inclusionProof) : undefined,
                    canonicalizedBody: isSet(object.canonicalizedBody)
                        ? Buffer.from(bytesFromBase64(object.canonicalizedBody))
                        : Buffer.alloc(0),
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.logIndex !== "0") {
                    obj.logIndex = message.logIndex;
                }
                if (message.logId !== undefined) {
                    obj.logId = sigstore_common_1.LogId.toJSON(message.logId);
                }
                if (message.kindVersion !== undefined) {
                    obj.kindVersion = exports.KindVersion.toJSON(message.kindVersion);
                }
                if (message.integratedTime !== "0") {
                    obj.integratedTime = message.integratedTime;
                }
                if (message.inclusionPromise !== undefined) {
                    obj.inclusionPromise = exports.InclusionPromise.toJSON(message.inclusionPromise);
                }
                if (message.inclusionProof !== undefined) {
                    obj.inclusionProof = exports.InclusionProof.toJSON(message.inclusionProof);
                }
                if (message.canonicalizedBody.length !== 0) {
                    obj.canonicalizedBody = base64FromBytes(message.canonicalizedBody);
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    61997: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ClientTrustConfig = exports.ServiceConfiguration = exports.Service = exports.SigningConfig = exports.TrustedRoot = exports.CertificateAuthority = exports.TransparencyLogInstance = exports.ServiceSelector = void 0;
        exports.serviceSelectorFromJSON = serviceSelectorFromJSON;
        exports.serviceSelectorToJSON = serviceSelectorToJSON;
        const sigstore_common_1 = __webpack_require__(5334);
        var ServiceSelector;
        (function (ServiceSelector) {
            ServiceSelector[ServiceSelector["SERVICE_SELECTOR_UNDEFINED"] = 0] = "SERVICE_SELECTOR_UNDEFINED";
            ServiceSelector[ServiceSelector["ALL"] = 1] = "ALL";
            ServiceSelector[ServiceSelector["ANY"] = 2] = "ANY";
            ServiceSelector[ServiceSelector["EXACT"] = 3] = "EXACT";
        })(ServiceSelector || (exports.ServiceSelector = ServiceSelector = {}));
        function serviceSelectorFromJSON(object) {
            switch (object) {
                case 0:
                case "SERVICE_SELECTOR_UNDEFINED":
                    return ServiceSelector.SERVICE_SELECTOR_UNDEFINED;
                case 1:
                case "ALL":
                    return ServiceSelector.ALL;
                case 2:
                case "ANY":
                    return ServiceSelector.ANY;
                case 3:
                case "EXACT":
                    return ServiceSelector.EXACT;
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum ServiceSelector");
            }
        }
        function serviceSelectorToJSON(object) {
            switch (object) {
                case ServiceSelector.SERVICE_SELECTOR_UNDEFINED:
                    return "SERVICE_SELECTOR_UNDEFINED";
                case ServiceSelector.ALL:
                    return "ALL";
                case ServiceSelector.ANY:
                    return "ANY";
                case ServiceSelector.EXACT:
                    return "EXACT";
                default:
                    throw new globalThis.Error("Unrecognized enum value " + object + " for enum ServiceSelector");
            }
        }
        exports.TransparencyLogInstance = {
            fromJSON(object) {
                return {
                    baseUrl: isSet(object.baseUrl) ? globalThis.String(object.baseUrl) : "",
                    hashAlgorithm: isSet(object.hashAlgorithm) ? (0, sigstore_common_1.hashAlgorithmFromJSON)(object.hashAlgorithm) : 0,
                    publicKey: isSet(object.publicKey) ? sigstore_common_1.PublicKey.fromJSON(object.publicKey) : undefined,
                    logId: isSet(object.logId) ? sigstore_common_1.LogId.fromJSON(object.logId) : undefined,
                    checkpointKeyId: isSet(object.checkpointKeyId) ? sigstore_common_1.LogId.fromJSON(object.checkpointKeyId) : undefined,
                    operator: isSet(object.operator) ? globalThis.String(object.operator) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.baseUrl !== "") {
                    obj.baseUrl = message.baseUrl;
                }
                if (message.hashAlgorithm !== 0) {
                    obj.hashAlgorithm = (0, sigstore_common_1.hashAlgorithmToJSON)(message.hashAlgorithm);
                }
                if (message.publicKey !== undefined) {
                    obj.publicKey = sigstore_common_1.PublicKey.toJSON(message.publicKey);
                }
                if (message.logId !== undefined) {
                    obj.logId = sigstore_common_1.LogId.toJSON(message.logId);
                }
                if (message.checkpointKeyId !== undefined) {
                    obj.checkpointKeyId = sigstore_common_1.LogId.toJSON(message.checkpointKeyId);
                }
                if (message.operator !== "") {
                    obj.operator = message.operator;
                }
                return obj;
            },
        };
        exports.CertificateAuthority = {
            fromJSON(object) {
                return {
                    subject: isSet(object.subject) ? sigstore_common_1.DistinguishedName.fromJSON(object.subject) : undefined,
                    uri: isSet(object.uri) ? globalThis.String(object.uri) : "",
                    certChain: isSet(object.certChain) ? sigstore_common_1.X509CertificateChain.fromJSON(object.certChain) : undefined,
                    validFor: isSet(object.validFor) ? sigstore_common_1.TimeRange.fromJSON(object.validFor) : undefined,
                    operator: isSet(object.operator) ? globalThis.String(object.operator) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.subject !== undefined) {
                    obj.subject = sigstore_common_1.DistinguishedName.toJSON(message.subject);
                }
                if (message.uri !== "") {
                    obj.uri = message.uri;
                }
                if (message.certChain !== undefined) {
                    obj.certChain = sigstore_common_1.X509CertificateChain.toJSON(message.certChain);
                }
                if (message.validFor !== undefined) {
                    obj.validFor = sigstore_common_1.TimeRange.toJSON(message.validFor);
                }
                if (message.operator !== "") {
                    obj.operator = message.operator;
                }
                return obj;
            },
        };
        exports.TrustedRoot = {
            fromJSON(object) {
                return {
                    mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
                    tlogs: globalThis.Array.isArray(object?.tlogs)
                        ? object.tlogs.map((e) => exports.TransparencyLogInstance.fromJSON(e))
                        : [],
                    certificateAuthorities: globalThis.Array.isArray(object?.certificateAuthorities)
                        ? object.certificateAuthorities.map((e) => exports.CertificateAuthority.fromJSON(e))
                        : [],
                    ctlogs: globalThis.Array.isArray(object?.ctlogs)
                        ? object.ctlogs.map((e) => exports.TransparencyLogInstance.fromJSON(e))
                        : [],
                    timestampAuthorities: globalThis.Array.isArray(object?.timestampAuthorities)
                        ? object.timestampAuthorities.map((e) => exports.CertificateAuthority.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.mediaType !== "") {
                    obj.mediaType = message.mediaType;
                }
                if (message.tlogs?.length) {
                    obj.tlogs = message.tlogs.map((e) => exports.TransparencyLogInstance.toJSON(e));
                }
                if (message.certificateAuthorities?.length) {
                    obj.certificateAuthorities = message.certificateAuthorities.map((e) => exports.CertificateAuthority.toJSON(e));
                }
                if (message.ctlogs?.length) {
                    obj.ctlogs = message.ctlogs.map((e) => exports.TransparencyLogInstance.toJSON(e));
                }
                if (message.timestampAuthorities?.length) {
                    obj.timestampAuthorities = message.timestampAuthorities.map((e) => exports.CertificateAuthority.toJSON(e));
                }
                return obj;
            },
        };
        exports.SigningConfig = {
            fromJSON(object) {
                return {
                    mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
                    caUrls: globalThis.Array.isArray(object?.caUrls) ? object.caUrls.map((e) => exports.Service.fromJSON(e)) : [],
                    oidcUrls: globalThis.Array.isArray(object?.oidcUrls) ? object.oidcUrls.map((e) => exports.Service.fromJSON(e)) : [],
                    rekorTlogUrls: globalThis.Array.isArray(object?.rekorTlogUrls)
                        ? object.rekorTlogUrls.map((e) => exports.Service.fromJSON(e))
                        : [],
                    rekorTlogConfig: isSet(object.rekorTlogConfig)
                        ? exports.ServiceConfiguration.fromJSON(object.rekorTlogConfig)
                        : undefined,
                    tsaUrls: globalThis.Array.isArray(object?.tsaUrls) ? object.tsaUrls.map((e) => exports.Service.fromJSON(e)) : [],
                    tsaConfig: isSet(object.tsaConfig) ? exports.ServiceConfiguration.fromJSON(object.tsaConfig) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.mediaType !== "") {
                    obj.mediaType = message.mediaType;
                }
                if (message.caUrls?.length) {
                    obj.caUrls = message.caUrls.map((e) => exports.Service.toJSON(e));
                }
                if (message.oidcUrls?.length) {
                    obj.oidcUrls = message.oidcUrls.map((e) => exports.Service.toJSON(e));
                }
                if (message.rekorTlogUrls?.length) {
                    obj.rekorTlogUrls = message.rekorTlogUrls.map((e) => exports.Service.toJSON(e));
                }
                if (message.rekorTlogConfig !== undefined) {
                    obj.rekorTlogConfig = exports.ServiceConfiguration.toJSON(message.rekorTlogConfig);
                }
                if (message.tsaUrls?.length) {
                    obj.tsaUrls = message.tsaUrls.map((e) => exports.Service.toJSON(e));
                }
                if (message.tsaConfig !== undefined) {
                    obj.tsaConfig = exports.ServiceConfiguration.toJSON(message.tsaConfig);
                }
                return obj;
            },
        };
        exports.Service = {
            fromJSON(object) {
                return {
                    url: isSet(object.url) ? globalThis.String(object.url) : "",
                    majorApiVersion: isSet(object.majorApiVersion) ? globalThis.Number(object.majorApiVersion) : 0,
                    validFor: isSet(object.validFor) ? sigstore_common_1.TimeRange.fromJSON(object.validFor) : undefined,
                    operator: isSet(object.operator) ? globalThis.String(object.operator) : "",
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.url !== "") {
                    obj.url = message.url;
                }
                if (message.majorApiVersion !== 0) {
                    obj.majorApiVersion = Math.round(message.majorApiVersion);
                }
                if (message.validFor !== undefined) {
                    obj.validFor = sigstore_common_1.TimeRange.toJSON(message.validFor);
                }
                if (message.operator !== "") {
                    obj.operator = message.operator;
                }
                return obj;
            },
        };
        exports.ServiceConfiguration = {
            fromJSON(object) {
                return {
                    selector: isSet(object.selector) ? serviceSelectorFromJSON(object.selector) : 0,
                    count: isSet(object.count) ? globalThis.Number(object.count) : 0,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.selector !== 0) {
                    obj.selector = serviceSelectorToJSON(message.selector);
                }
                if (message.count !== 0) {
                    obj.count = Math.round(message.count);
                }
                return obj;
            },
        };
        exports.ClientTrustConfig = {
            fromJSON(object) {
                return {
                    mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
                    trustedRoot: isSet(object.trustedRoot) ? exports.TrustedRoot.fromJSON(object.trustedRoot) : undefined,
                    signingConfig: isSet(object.signingConfig) ? exports.SigningConfig.fromJSON(object.signingConfig) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.mediaType !== "") {
                    obj.mediaType = message.mediaType;
                }
                if (message.trustedRoot !== undefined) {
                    obj.trustedRoot = exports.TrustedRoot.toJSON(message.trustedRoot);
                }
                if (message.signingConfig !== undefined) {
                    obj.signingConfig = exports.SigningConfig.toJSON(message.signingConfig);
                }
                return obj;
            },
        };
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    99732: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Input = exports.Artifact = exports.ArtifactVerificationOptions_ObserverTimestampOptions = exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = exports.ArtifactVerificationOptions_TimestampAuthorityOptions = exports.ArtifactVerificationOptions_CtlogOptions = exports.ArtifactVerificationOptions_TlogOptions = exports.ArtifactVerificationOptions = exports.PublicKeyIdentities = exports.CertificateIdentities = exports.CertificateIdentity = void 0;
        const sigstore_bundle_1 = __webpack_require__(70715);
        const sigstore_common_1 = __webpack_require__(5334);
        const sigstore_trustroot_1 = __webpack_require__(61997);
        exports.CertificateIdentity = {
            fromJSON(object) {
                return {
                    issuer: isSet(object.issuer) ? globalThis.String(object.issuer) : "",
                    san: isSet(object.san) ? sigstore_common_1.SubjectAlternativeName.fromJSON(object.san) : undefined,
                    oids: globalThis.Array.isArray(object?.oids)
                        ? object.oids.map((e) => sigstore_common_1.ObjectIdentifierValuePair.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.issuer !== "") {
                    obj.issuer = message.issuer;
                }
                if (message.san !== undefined) {
                    obj.san = sigstore_common_1.SubjectAlternativeName.toJSON(message.san);
                }
                if (message.oids?.length) {
                    obj.oids = message.oids.map((e) => sigstore_common_1.ObjectIdentifierValuePair.toJSON(e));
                }
                return obj;
            },
        };
        exports.CertificateIdentities = {
            fromJSON(object) {
                return {
                    identities: globalThis.Array.isArray(object?.identities)
                        ? object.identities.map((e) => exports.CertificateIdentity.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.identities?.length) {
                    obj.identities = message.identities.map((e) => exports.CertificateIdentity.toJSON(e));
                }
                return obj;
            },
        };
        exports.PublicKeyIdentities = {
            fromJSON(object) {
                return {
                    publicKeys: globalThis.Array.isArray(object?.publicKeys)
                        ? object.publicKeys.map((e) => sigstore_common_1.PublicKey.fromJSON(e))
                        : [],
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.publicKeys?.length) {
                    obj.publicKeys = message.publicKeys.map((e) => sigstore_common_1.PublicKey.toJSON(e));
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions = {
            fromJSON(object) {
                return {
                    signers: isSet(object.certificateIdentities)
                        ? {
                            $case: "certificateIdentities",
                            certificateIdentities: exports.CertificateIdentities.fromJSON(object.certificateIdentities),
                        }
                        : isSet(object.publicKeys)
                            ? { $case: "publicKeys", publicKeys: exports.PublicKeyIdentities.fromJSON(object.publicKeys) }
                            : undefined,
                    tlogOptions: isSet(object.tlogOptions)
                        ? exports.ArtifactVerificationOptions_TlogOptions.fromJSON(object.tlogOptions)
                        : undefined,
                    ctlogOptions: isSet(object.ctlogOptions)
                        ? exports.ArtifactVerificationOptions_CtlogOptions.fromJSON(object.ctlogOptions)
                        : undefined,
                    tsaOptions: isSet(object.tsaOptions)
                        ? exports.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(object.tsaOptions)
                        : undefined,
                    integratedTsOptions: isSet(object.integratedTsOptions)
                        ? exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(object.integratedTsOptions)
                        : undefined,
                    observerOptions: isSet(object.observerOptions)
                        ? exports.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(object.observerOptions)
                        : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.signers?.$case === "certificateIdentities") {
                    obj.certificateIdentities = exports.CertificateIdentities.toJSON(message.signers.certificateIdentities);
                }
                else if (message.signers?.$case === "publicKeys") {
                    obj.publicKeys = exports.PublicKeyIdentities.toJSON(message.signers.publicKeys);
                }
                if (message.tlogOptions !== undefined) {
                    obj.tlogOptions = exports.ArtifactVerificationOptions_TlogOptions.toJSON(message.tlogOptions);
                }
                if (message.ctlogOptions !== undefined) {
                    obj.ctlogOptions = exports.ArtifactVerificationOptions_CtlogOptions.toJSON(message.ctlogOptions);
                }
                if (message.tsaOptions !== undefined) {
                    obj.tsaOptions = exports.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(message.tsaOptions);
                }
                if (message.integratedTsOptions !== undefined) {
                    obj.integratedTsOptions = exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(message.integratedTsOptions);
                }
                if (message.observerOptions !== undefined) {
                    obj.observerOptions = exports.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(message.observerOptions);
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions_TlogOptions = {
            fromJSON(object) {
                return {
                    threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
                    performOnlineVerification: isSet(object.performOnlineVerification)
                        ? globalThis.Boolean(object.performOnlineVerification)
                        : false,
                    disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : false,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.threshold !== 0) {
                    obj.threshold = Math.round(message.threshold);
                }
                if (message.performOnlineVerification !== false) {
                    obj.performOnlineVerification = message.performOnlineVerification;
                }
                if (message.disable !== false) {
                    obj.disable = message.disable;
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions_CtlogOptions = {
            fromJSON(object) {
                return {
                    threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
                    disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : false,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.threshold !== 0) {
                    obj.threshold = Math.round(message.threshold);
                }
                if (message.disable !== false) {
                    obj.disable = message.disable;
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions_TimestampAuthorityOptions = {
            fromJSON(object) {
                return {
                    threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
                    disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : false,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.threshold !== 0) {
                    obj.threshold = Math.round(message.threshold);
                }
                if (message.disable !== false) {
                    obj.disable = message.disable;
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = {
            fromJSON(object) {
                return {
                    threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
                    disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : false,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.threshold !== 0) {
                    obj.threshold = Math.round(message.threshold);
                }
                if (message.disable !== false) {
                    obj.disable = message.disable;
                }
                return obj;
            },
        };
        exports.ArtifactVerificationOptions_ObserverTimestampOptions = {
            fromJSON(object) {
                return {
                    threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
                    disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : false,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.threshold !== 0) {
                    obj.threshold = Math.round(message.threshold);
                }
                if (message.disable !== false) {
                    obj.disable = message.disable;
                }
                return obj;
            },
        };
        exports.Artifact = {
            fromJSON(object) {
                return {
                    data: isSet(object.artifactUri)
                        ? { $case: "artifactUri", artifactUri: globalThis.String(object.artifactUri) }
                        : isSet(object.artifact)
                            ? { $case: "artifact", artifact: Buffer.from(bytesFromBase64(object.artifact)) }
                            : isSet(object.artifactDigest)
                                ? { $case: "artifactDigest", artifactDigest: sigstore_common_1.HashOutput.fromJSON(object.artifactDigest) }
                                : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.data?.$case === "artifactUri") {
                    obj.artifactUri = message.data.artifactUri;
                }
                else if (message.data?.$case === "artifact") {
                    obj.artifact = base64FromBytes(message.data.artifact);
                }
                else if (message.data?.$case === "artifactDigest") {
                    obj.artifactDigest = sigstore_common_1.HashOutput.toJSON(message.data.artifactDigest);
                }
                return obj;
            },
        };
        exports.Input = {
            fromJSON(object) {
                return {
                    artifactTrustRoot: isSet(object.artifactTrustRoot) ? sigstore_trustroot_1.TrustedRoot.fromJSON(object.artifactTrustRoot) : undefined,
                    artifactVerificationOptions: isSet(object.artifactVerificationOptions)
                        ? exports.ArtifactVerificationOptions.fromJSON(object.artifactVerificationOptions)
                        : undefined,
                    bundle: isSet(object.bundle) ? sigstore_bundle_1.Bundle.fromJSON(object.bundle) : undefined,
                    artifact: isSet(object.artifact) ? exports.Artifact.fromJSON(object.artifact) : undefined,
                };
            },
            toJSON(message) {
                const obj = {};
                if (message.artifactTrustRoot !== undefined) {
                    obj.artifactTrustRoot = sigstore_trustroot_1.TrustedRoot.toJSON(message.artifactTrustRoot);
                }
                if (message.artifactVerificationOptions !== undefined) {
                    obj.artifactVerificationOptions = exports.ArtifactVerificationOptions.toJSON(message.artifactVerificationOptions);
                }
                if (message.bundle !== undefined) {
                    obj.bundle = sigstore_bundle_1.Bundle.toJSON(message.bundle);
                }
                if (message.artifact !== undefined) {
                    obj.artifact = exports.Artifact.toJSON(message.artifact);
                }
                return obj;
            },
        };
        function bytesFromBase64(b64) {
            return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
        }
        function base64FromBytes(arr) {
            return globalThis.Buffer.from(arr).toString("base64");
        }
        function isSet(value) {
            return value !== null && value !== undefined;
        }
    }),
    19654: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        __exportStar(__webpack_require__(47030), exports);
        __exportStar(__webpack_require__(70715), exports);
        __exportStar(__webpack_require__(5334), exports);
        __exportStar(__webpack_require__(85204), exports);
        __exportStar(__webpack_require__(61997), exports);
        __exportStar(__webpack_require__(99732), exports);
    }),
    13835: (function (__unused_webpack_module, exports, __webpack_require__) {
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        __exportStar(__webpack_require__(36764), exports);
        __exportStar(__webpack_require__(381), exports);
        __exportStar(__webpack_require__(4969), exports);
        __exportStar(__webpack_require__(7543), exports);
    }),
    52635: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DSSESignatureContent = void 0;
        const core_1 = __webpack_require__(83917);
        class DSSESignatureContent {
            env;
            constructor(env) {
                this.env = env;
            }
            compareDigest(digest) {
                return core_1.crypto.bufferEqual(digest, core_1.crypto.digest('sha256', this.env.payload));
            }
            compareSignedDigest(digest) {
                return core_1.crypto.bufferEqual(digest, core_1.crypto.digest('sha256', this.preAuthEncoding));
            }
            compareSignature(signature) {
                return core_1.crypto.bufferEqual(signature, this.signature);
            }
            verifySignature(key) {
                return core_1.crypto.verify(this.preAuthEncoding, key, this.signature);
            }
            get signature() {
                return this.env.signatures.length > 0
                    ? this.env.signatures[0].sig
                    : Buffer.from('');
            }
            get preAuthEncoding() {
                return core_1.dsse.preAuthEncoding(this.env.payloadType, this.env.payload);
            }
        }
        exports.DSSESignatureContent = DSSESignatureContent;
    }),
    42544: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.toSignedEntity = toSignedEntity;
        exports.signatureContent = signatureContent;
        const core_1 = __webpack_require__(83917);
        const dsse_1 = __webpack_require__(52635);
        const message_1 = __webpack_require__(26531);
        function toSignedEntity(bundle, artifact) {
            const { tlogEntries, timestampVerificationData } = bundle.verificationMaterial;
            const timestamps = [];
            for (const entry of tlogEntries) {
                if (entry.integratedTime && entry.integratedTime !== '0') {
                    timestamps.push({
                        $case: 'transparency-log',
                        tlogEntry: entry,
                    });
                }
            }
            for (const ts of timestampVerificationData?.rfc3161Timestamps ?? []) {
                timestamps.push({
                    $case: 'timestamp-authority',
                    timestamp: core_1.RFC3161Timestamp.parse(Buffer.from(ts.signedTimestamp)),
                });
            }
            return {
                signature: signatureContent(bundle, artifact),
                key: key(bundle),
                tlogEntries,
                timestamps,
            };
        }
        function signatureContent(bundle, artifact) {
            switch (bundle.content.$case) {
                case 'dsseEnvelope':
                    return new dsse_1.DSSESignatureContent(bundle.content.dsseEnvelope);
                case 'messageSignature':
                    return new message_1.MessageSignatureContent(bundle.content.messageSignature, artifact);
            }
        }
        function key(bundle) {
            switch (bundle.verificationMaterial.content.$case) {
                case 'publicKey':
                    return {
                        $case: 'public-key',
                        hint: bundle.verificationMaterial.content.publicKey.hint,
                    };
                case 'x509CertificateChain':
                    return {
                        $case: 'certificate',
                        certificate: core_1.X509Certificate.parse(Buffer.from(bundle.verificationMaterial.content.x509CertificateChain
                            .certificates[0].rawBytes)),
                    };
                case 'certificate':
                    return {
                        $case: 'certificate',
                        certificate: core_1.X509Certificate.parse(Buffer.from(bundle.verificationMaterial.content.certificate.rawBytes)),
                    };
            }
        }
    }),
    26531: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MessageSignatureContent = void 0;
        const core_1 = __webpack_require__(83917);
        const protobuf_specs_1 = __webpack_require__(19654);
        const HASH_ALGORITHM_MAP = {
            [protobuf_specs_1.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]: 'sha256',
            [protobuf_specs_1.HashAlgorithm.SHA2_256]: 'sha256',
            [protobuf_specs_1.HashAlgorithm.SHA2_384]: 'sha384',
            [protobuf_specs_1.HashAlgorithm.SHA2_512]: 'sha512',
            [protobuf_specs_1.HashAlgorithm.SHA3_256]: 'sha3-256',
            [protobuf_specs_1.HashAlgorithm.SHA3_384]: 'sha3-384',
        };
        class MessageSignatureContent {
            signature;
            messageDigest;
            artifact;
            hashAlgorithm;
            constructor(messageSignature, artifact) {
                this.signature = messageSignature.signature;
                this.messageDigest = messageSignature.messageDigest.digest;
                this.artifact = artifact;
                this.hashAlgorithm =
                    HASH_ALGORITHM_MAP[messageSignature.messageDigest.algorithm] ??
                        'sha256';
            }
            compareSignature(signature) {
                return core_1.crypto.bufferEqual(signature, this.signature);
            }
            compareDigest(digest) {
                return core_1.crypto.bufferEqual(digest, this.messageDigest);
            }
            compareSignedDigest(digest) {
                return this.compareDigest(digest);
            }
            verifySignature(key) {
                return core_1.crypto.verify(this.artifact, key, this.signature, this.hashAlgorithm);
            }
        }
        exports.MessageSignatureContent = MessageSignatureContent;
    }),
    36849: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PolicyError = exports.VerificationError = void 0;
        class BaseError extends Error {
            code;
            cause;
            constructor({ code, message, cause, }) {
                super(message);
                this.code = code;
                this.cause = cause;
                this.name = this.constructor.name;
            }
        }
        class VerificationError extends BaseError {
        }
        exports.VerificationError = VerificationError;
        class PolicyError extends BaseError {
        }
        exports.PolicyError = PolicyError;
    }),
    54187: ((__unused_webpack_module, exports, __webpack_require__) => {
        var __webpack_unused_export__;
        __webpack_unused_export__ = ({ value: true });
        exports.BL = exports.jO = exports.mk = __webpack_unused_export__ = __webpack_unused_export__ = void 0;
        var bundle_1 = __webpack_require__(42544);
        __webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.toSignedEntity; } });
        var error_1 = __webpack_require__(36849);
        __webpack_unused_export__ = ({ enumerable: true, get: function () { return error_1.PolicyError; } });
        Object.defineProperty(exports, "mk", ({ enumerable: true, get: function () { return error_1.VerificationError; } }));
        var trust_1 = __webpack_require__(97822);
        Object.defineProperty(exports, "jO", ({ enumerable: true, get: function () { return trust_1.toTrustMaterial; } }));
        var verifier_1 = __webpack_require__(74433);
        Object.defineProperty(exports, "BL", ({ enumerable: true, get: function () { return verifier_1.Verifier; } }));
    }),
    38412: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificateChainVerifier = void 0;
        exports.verifyCertificateChain = verifyCertificateChain;
        const error_1 = __webpack_require__(36849);
        const trust_1 = __webpack_require__(97822);
        function verifyCertificateChain(timestamp, leaf, certificateAuthorities) {
            const cas = (0, trust_1.filterCertAuthorities)(certificateAuthorities, timestamp);
            let error;
            for (const ca of cas) {
                try {
                    const verifier = new CertificateChainVerifier({
                        trustedCerts: ca.certChain,
                        untrustedCert: leaf,
                        timestamp,
                    });
                    return verifier.verify();
                }
                catch (err) {
                    error = err;
                }
            }
            throw new error_1.VerificationError({
                code: 'CERTIFICATE_ERROR',
                message: 'Failed to verify certificate chain',
                cause: error,
            });
        }
        class CertificateChainVerifier {
            untrustedCert;
            trustedCerts;
            localCerts;
            timestamp;
            constructor(opts) {
                this.untrustedCert = opts.untrustedCert;
                this.trustedCerts = opts.trustedCerts;
                this.localCerts = dedupeCertificates([
                    ...opts.trustedCerts,
                    opts.untrustedCert,
                ]);
                this.timestamp = opts.timestamp;
            }
            verify() {
                const certificatePath = this.sort();
                this.checkPath(certificatePath);
                const validForDate = certificatePath.every((cert) => cert.validForDate(this.timestamp));
                if (!validForDate) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'certificate is not valid or expired at the specified date',
                    });
                }
                return certificatePath;
            }
            sort() {
                const leafCert = this.untrustedCert;
                let paths = this.buildPaths(leafCert);
                paths = paths.filter((path) => path.some((cert) => this.trustedCerts.includes(cert)));
                if (paths.length === 0) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'no trusted certificate path found',
                    });
                }
                const path = paths.reduce((prev, curr) => prev.length < curr.length ? prev : curr);
                return [leafCert, ...path].slice(0, -1);
            }
            buildPaths(certificate) {
                const paths = [];
                const issuers = this.findIssuer(certificate);
                if (issuers.length === 0) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'no valid certificate path found',
                    });
                }
                for (let i = 0; i < issuers.length; i++) {
                    const issuer = issuers[i];
                    if (issuer.equals(certificate)) {
                        paths.push([certificate]);
                        continue;
                    }
                    const subPaths = this.buildPaths(issuer);
                    for (let j = 0; j < subPaths.length; j++) {
                        paths.push([issuer, ...subPaths[j]]);
                    }
                }
                return paths;
            }
            findIssuer(certificate) {
                let issuers = [];
                let keyIdentifier;
                if (certificate.subject.equals(certificate.issuer)) {
                    if (certificate.verify()) {
                        return [certificate];
                    }
                }
                if (certificate.extAuthorityKeyID) {
                    keyIdentifier = certificate.extAuthorityKeyID.keyIdentifier;
                }
                this.localCerts.forEach((possibleIssuer) => {
                    if (keyIdentifier) {
                        if (possibleIssuer.extSubjectKeyID) {
                            if (possibleIssuer.extSubjectKeyID.keyIdentifier.equals(keyIdentifier)) {
                                issuers.push(possibleIssuer);
                            }
                            return;
                        }
                    }
                    if (possibleIssuer.subject.equals(certificate.issuer)) {
                        issuers.push(possibleIssuer);
                    }
                });
                issuers = issuers.filter((issuer) => {
                    try {
                        return certificate.verify(issuer);
                    }
                    catch (ex) {
                        return false;
                    }
                });
                return issuers;
            }
            checkPath(path) {
                if (path.length < 1) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'certificate chain must contain at least one certificate',
                    });
                }
                const validCAs = path.slice(1).every((cert) => cert.isCA);
                if (!validCAs) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'intermediate certificate is not a CA',
                    });
                }
                for (let i = path.length - 2; i >= 0; i--) {
                    if (!path[i].issuer.equals(path[i + 1].subject)) {
                        throw new error_1.VerificationError({
                            code: 'CERTIFICATE_ERROR',
                            message: 'incorrect certificate name chaining',
                        });
                    }
                }
                for (let i = 0; i < path.length; i++) {
                    const cert = path[i];
                    if (cert.extBasicConstraints?.isCA) {
                        const pathLength = cert.extBasicConstraints.pathLenConstraint;
                        if (pathLength !== undefined && pathLength < i - 1) {
                            throw new error_1.VerificationError({
                                code: 'CERTIFICATE_ERROR',
                                message: 'path length constraint exceeded',
                            });
                        }
                    }
                }
            }
        }
        exports.CertificateChainVerifier = CertificateChainVerifier;
        function dedupeCertificates(certs) {
            for (let i = 0; i < certs.length; i++) {
                for (let j = i + 1; j < certs.length; j++) {
                    if (certs[i].equals(certs[j])) {
                        certs.splice(j, 1);
                        j--;
                    }
                }
            }
            return certs;
        }
    }),
    53771: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyPublicKey = verifyPublicKey;
        exports.verifyCertificate = verifyCertificate;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const certificate_1 = __webpack_require__(38412);
        const sct_1 = __webpack_require__(21633);
        const OID_FULCIO_ISSUER_V1 = '1.3.6.1.4.1.57264.1.1';
        const OID_FULCIO_ISSUER_V2 = '1.3.6.1.4.1.57264.1.8';
        function verifyPublicKey(hint, timestamps, trustMaterial) {
            const key = trustMaterial.publicKey(hint);
            timestamps.forEach((timestamp) => {
                if (!key.validFor(timestamp)) {
                    throw new error_1.VerificationError({
                        code: 'PUBLIC_KEY_ERROR',
                        message: `Public key is not valid for timestamp: ${timestamp.toISOString()}`,
                    });
                }
            });
            return { key: key.publicKey };
        }
        function verifyCertificate(leaf, timestamps, trustMaterial) {
            let path = [];
            timestamps.forEach((timestamp) => {
                path = (0, certificate_1.verifyCertificateChain)(timestamp, leaf, trustMaterial.certificateAuthorities);
            });
            return {
                scts: (0, sct_1.verifySCTs)(path[0], path[1], trustMaterial.ctlogs),
                signer: getSigner(path[0]),
            };
        }
        function getSigner(cert) {
            let issuer;
            const issuerExtension = cert.extension(OID_FULCIO_ISSUER_V2);
            if (issuerExtension) {
                issuer = issuerExtension.valueObj.subs?.[0]?.value.toString('ascii');
            }
            else {
                issuer = cert.extension(OID_FULCIO_ISSUER_V1)?.value.toString('ascii');
            }
            const oids = cert.extensions.map((ext) => {
                const oid = ext.subs[0].toOID();
                return {
                    oid: { id: oid.split('.').map(Number) },
                    value: ext.subs[ext.subs.length - 1].value,
                };
            });
            const identity = {
                extensions: { issuer },
                subjectAlternativeName: cert.subjectAltName,
                oids,
            };
            return {
                key: core_1.crypto.createPublicKey(cert.publicKey),
                identity,
            };
        }
    }),
    21633: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifySCTs = verifySCTs;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const trust_1 = __webpack_require__(97822);
        function verifySCTs(cert, issuer, ctlogs) {
            let extSCT;
            const clone = cert.clone();
            for (let i = 0; i < clone.extensions.length; i++) {
                const ext = clone.extensions[i];
                if (ext.subs[0].toOID() === core_1.EXTENSION_OID_SCT) {
                    extSCT = new core_1.X509SCTExtension(ext);
                    clone.extensions.splice(i, 1);
                    break;
                }
            }
            if (!extSCT) {
                return [];
            }
            if (extSCT.signedCertificateTimestamps.length === 0) {
                return [];
            }
            const preCert = new core_1.ByteStream();
            const issuerId = core_1.crypto.digest('sha256', issuer.publicKey);
            preCert.appendView(issuerId);
            const tbs = clone.tbsCertificate.toDER();
            preCert.appendUint24(tbs.length);
            preCert.appendView(tbs);
            return extSCT.signedCertificateTimestamps.map((sct) => {
                const validCTLogs = (0, trust_1.filterTLogAuthorities)(ctlogs, {
                    logID: sct.logID,
                    targetDate: sct.datetime,
                });
                const verified = validCTLogs.some((log) => sct.verify(preCert.buffer, log.publicKey));
                if (!verified) {
                    throw new error_1.VerificationError({
                        code: 'CERTIFICATE_ERROR',
                        message: 'SCT verification failed',
                    });
                }
                return sct.logID;
            });
        }
    }),
    88037: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifySubjectAlternativeName = verifySubjectAlternativeName;
        exports.verifyExtensions = verifyExtensions;
        exports.verifyOIDs = verifyOIDs;
        const error_1 = __webpack_require__(36849);
        function verifySubjectAlternativeName(policyIdentity, signerIdentity) {
            if (signerIdentity === undefined || !signerIdentity.match(policyIdentity)) {
                throw new error_1.PolicyError({
                    code: 'UNTRUSTED_SIGNER_ERROR',
                    message: `certificate identity error - expected ${policyIdentity}, got ${signerIdentity}`,
                });
            }
        }
        function verifyExtensions(policyExtensions, signerExtensions = {}) {
            let key;
            for (key in policyExtensions) {
                if (signerExtensions[key] !== policyExtensions[key]) {
                    throw new error_1.PolicyError({
                        code: 'UNTRUSTED_SIGNER_ERROR',
                        message: `invalid certificate extension - expected ${key}=${policyExtensions[key]}, got ${key}=${signerExtensions[key]}`,
                    });
                }
            }
        }
        function verifyOIDs(policyOIDs, signerOIDs = []) {
            for (const policyOID of policyOIDs) {
                const match = signerOIDs.find((signerOID) => oidEquals(policyOID.oid?.id, signerOID.oid?.id) &&
                    policyOID.value.equals(signerOID.value));
                if (!match) {
                    const oid = policyOID.oid?.id.join('.') ?? '<unknown>';
                    throw new error_1.PolicyError({
                        code: 'UNTRUSTED_SIGNER_ERROR',
                        message: `invalid certificate extension - missing OID ${oid}`,
                    });
                }
            }
        }
        function oidEquals(a, b) {
            if (a === undefined || b === undefined) {
                return false;
            }
            return a.length === b.length && a.every((v, i) => v === b[i]);
        }
    }),
    27968: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.getTSATimestamp = getTSATimestamp;
        exports.getTLogTimestamp = getTLogTimestamp;
        const tsa_1 = __webpack_require__(84472);
        function getTSATimestamp(timestamp, data, timestampAuthorities) {
            (0, tsa_1.verifyRFC3161Timestamp)(timestamp, data, timestampAuthorities);
            return {
                type: 'timestamp-authority',
                logID: timestamp.signerSerialNumber,
                timestamp: timestamp.signingTime,
            };
        }
        function getTLogTimestamp(entry) {
            if (!entry.inclusionPromise) {
                return undefined;
            }
            return {
                type: 'transparency-log',
                logID: entry.logId.keyId,
                timestamp: new Date(Number(entry.integratedTime) * 1000),
            };
        }
    }),
    84472: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyRFC3161Timestamp = verifyRFC3161Timestamp;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const certificate_1 = __webpack_require__(38412);
        const trust_1 = __webpack_require__(97822);
        function verifyRFC3161Timestamp(timestamp, data, timestampAuthorities) {
            const signingTime = timestamp.signingTime;
            timestampAuthorities = (0, trust_1.filterCertAuthorities)(timestampAuthorities, signingTime);
            timestampAuthorities = filterCAsBySerialAndIssuer(timestampAuthorities, {
                serialNumber: timestamp.signerSerialNumber,
                issuer: timestamp.signerIssuer,
            });
            const verified = timestampAuthorities.some((ca) => {
                try {
                    verifyTimestampForCA(timestamp, data, ca);
                    return true;
                }
                catch (e) {
                    return false;
                }
            });
            if (!verified) {
                throw new error_1.VerificationError({
                    code: 'TIMESTAMP_ERROR',
                    message: 'timestamp could not be verified',
                });
            }
        }
        function verifyTimestampForCA(timestamp, data, ca) {
            const [leaf, ...cas] = ca.certChain;
            const signingKey = core_1.crypto.createPublicKey(leaf.publicKey);
            const signingTime = timestamp.signingTime;
            try {
                new certificate_1.CertificateChainVerifier({
                    untrustedCert: leaf,
                    trustedCerts: cas,
                    timestamp: signingTime,
                }).verify();
            }
            catch (e) {
                throw new error_1.VerificationError({
                    code: 'TIMESTAMP_ERROR',
                    message: 'invalid certificate chain',
                });
            }
            timestamp.verify(data, signingKey);
        }
        function filterCAsBySerialAndIssuer(timestampAuthorities, criteria) {
            return timestampAuthorities.filter((ca) => ca.certChain.length > 0 &&
                core_1.crypto.bufferEqual(ca.certChain[0].serialNumber, criteria.serialNumber) &&
                core_1.crypto.bufferEqual(ca.certChain[0].issuer, criteria.issuer));
        }
    }),
    39266: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.LogCheckpoint = void 0;
        exports.verifyCheckpoint = verifyCheckpoint;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const CHECKPOINT_SEPARATOR = '\n\n';
        const SIGNATURE_REGEX = /\u2014 (\S+) (\S+)\n/g;
        function verifyCheckpoint(entry, tlogs) {
            const inclusionProof = entry.inclusionProof;
            const signedNote = SignedNote.fromString(inclusionProof.checkpoint.envelope);
            const checkpoint = LogCheckpoint.fromString(signedNote.note);
            if (!verifySignedNote(signedNote, tlogs)) {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROOF_ERROR',
                    message: 'invalid checkpoint signature',
                });
            }
            return checkpoint;
        }
        function verifySignedNote(signedNote, tlogs) {
            const data = Buffer.from(signedNote.note, 'utf-8');
            return signedNote.signatures.some((signature) => {
                const tlog = tlogs.find((tlog) => core_1.crypto.bufferEqual(tlog.logID.subarray(0, 4), signature.keyHint) &&
                    tlog.baseURL.includes(signature.name));
                if (!tlog) {
                    return false;
                }
                return core_1.crypto.verify(data, tlog.publicKey, signature.signature);
            });
        }
        class SignedNote {
            note;
            signatures;
            constructor(note, signatures) {
                this.note = note;
                this.signatures = signatures;
            }
            static fromString(envelope) {
                if (!envelope.includes(CHECKPOINT_SEPARATOR)) {
                    throw new error_1.VerificationError({
                        code: 'TLOG_INCLUSION_PROOF_ERROR',
                        message: 'missing checkpoint separator',
                    });
                }
                const split = envelope.indexOf(CHECKPOINT_SEPARATOR);
                const header = envelope.slice(0, split + 1);
                const data = envelope.slice(split + CHECKPOINT_SEPARATOR.length);
                const matches = data.matchAll(SIGNATURE_REGEX);
                const signatures = Array.from(matches, (match) => {
                    const [, name, signature] = match;
                    const sigBytes = Buffer.from(signature, 'base64');
                    if (sigBytes.length < 5) {
                        throw new error_1.VerificationError({
                            code: 'TLOG_INCLUSION_PROOF_ERROR',
                            message: 'malformed checkpoint signature',
                        });
                    }
                    return {
                        name,
                        keyHint: sigBytes.subarray(0, 4),
                        signature: sigBytes.subarray(4),
                    };
                });
                if (signatures.length === 0) {
                    throw new error_1.VerificationError({
                        code: 'TLOG_INCLUSION_PROOF_ERROR',
                        message: 'no signatures found in checkpoint',
                    });
                }
                return new SignedNote(header, signatures);
            }
        }
        class LogCheckpoint {
            origin;
            logSize;
            logHash;
            rest;
            constructor(origin, logSize, logHash, rest) {
                this.origin = origin;
                this.logSize = logSize;
                this.logHash = logHash;
                this.rest = rest;
            }
            static fromString(note) {
                const lines = note.trimEnd().split('\n');
                if (lines.length < 3) {
                    throw new error_1.VerificationError({
                        code: 'TLOG_INCLUSION_PROOF_ERROR',
                        message: 'too few lines in checkpoint header',
                    });
                }
                const origin = lines[0];
                let logSize;
                try {
                    logSize = BigInt(lines[1]);
                }
                catch {
                    throw new error_1.VerificationError({
                        code: 'TLOG_INCLUSION_PROOF_ERROR',
                        message: 'invalid checkpoint log size',
                    });
                }
                const rootHash = Buffer.from(lines[2], 'base64');
                const rest = lines.slice(3);
                return new LogCheckpoint(origin, logSize, rootHash, rest);
            }
        }
        exports.LogCheckpoint = LogCheckpoint;
    }),
    27005: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DSSE_API_VERSION_V1 = void 0;
        exports.verifyDSSETLogBody = verifyDSSETLogBody;
        exports.verifyDSSETLogBodyV2 = verifyDSSETLogBodyV2;
        const error_1 = __webpack_require__(36849);
        exports.DSSE_API_VERSION_V1 = '0.0.1';
        function verifyDSSETLogBody(tlogEntry, content) {
            switch (tlogEntry.apiVersion) {
                case exports.DSSE_API_VERSION_V1:
                    return verifyDSSE001TLogBody(tlogEntry, content);
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported dsse version: ${tlogEntry.apiVersion}`,
                    });
            }
        }
        function verifyDSSETLogBodyV2(tlogEntry, content) {
            const spec = tlogEntry.spec?.spec;
            if (!spec) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: `missing dsse spec`,
                });
            }
            switch (spec.$case) {
                case 'dsseV002':
                    return verifyDSSE002TLogBody(spec.dsseV002, content);
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported version: ${spec.$case}`,
                    });
            }
        }
        function verifyDSSE001TLogBody(tlogEntry, content) {
            if (tlogEntry.spec.signatures?.length !== 1) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'signature count mismatch',
                });
            }
            const tlogSig = tlogEntry.spec.signatures[0].signature;
            if (!content.compareSignature(Buffer.from(tlogSig, 'base64')))
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'tlog entry signature mismatch',
                });
            const tlogHash = tlogEntry.spec.payloadHash?.value || '';
            if (!content.compareDigest(Buffer.from(tlogHash, 'hex'))) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'DSSE payload hash mismatch',
                });
            }
        }
        function verifyDSSE002TLogBody(spec, content) {
            if (spec.signatures?.length !== 1) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'signature count mismatch',
                });
            }
            const tlogSig = spec.signatures[0].content;
            if (!content.compareSignature(tlogSig))
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'tlog entry signature mismatch',
                });
            const tlogHash = spec.payloadHash?.digest || Buffer.from('');
            if (!content.compareDigest(tlogHash)) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'DSSE payload hash mismatch',
                });
            }
        }
    }),
    1484: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.HASHEDREKORD_API_VERSION_V1 = void 0;
        exports.verifyHashedRekordTLogBody = verifyHashedRekordTLogBody;
        exports.verifyHashedRekordTLogBodyV2 = verifyHashedRekordTLogBodyV2;
        const error_1 = __webpack_require__(36849);
        exports.HASHEDREKORD_API_VERSION_V1 = '0.0.1';
        function verifyHashedRekordTLogBody(tlogEntry, content) {
            switch (tlogEntry.apiVersion) {
                case exports.HASHEDREKORD_API_VERSION_V1:
                    return verifyHashedrekord001TLogBody(tlogEntry, content);
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported hashedrekord version: ${tlogEntry.apiVersion}`,
                    });
            }
        }
        function verifyHashedRekordTLogBodyV2(tlogEntry, content) {
            const spec = tlogEntry.spec?.spec;
            if (!spec) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: `missing dsse spec`,
                });
            }
            switch (spec.$case) {
                case 'hashedRekordV002':
                    return verifyHashedrekord002TLogBody(spec.hashedRekordV002, content);
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported version: ${spec.$case}`,
                    });
            }
        }
        function verifyHashedrekord001TLogBody(tlogEntry, content) {
            const tlogSig = tlogEntry.spec.signature.content || '';
            if (!content.compareSignature(Buffer.from(tlogSig, 'base64'))) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'signature mismatch',
                });
            }
            const tlogDigest = tlogEntry.spec.data.hash?.value || '';
            if (!content.compareSignedDigest(Buffer.from(tlogDigest, 'hex'))) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'digest mismatch',
                });
            }
        }
        function verifyHashedrekord002TLogBody(spec, content) {
            const tlogSig = spec.signature?.content || Buffer.from('');
            if (!content.compareSignature(tlogSig)) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'signature mismatch',
                });
            }
            const tlogHash = spec.data?.digest || Buffer.from('');
            if (!content.compareSignedDigest(tlogHash)) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'digest mismatch',
                });
            }
        }
    }),
    38218: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyTLogBody = verifyTLogBody;
        exports.verifyTLogInclusion = verifyTLogInclusion;
        const v2_1 = __webpack_require__(13835);
        const error_1 = __webpack_require__(36849);
        const dsse_1 = __webpack_require__(27005);
        const hashedrekord_1 = __webpack_require__(1484);
        const intoto_1 = __webpack_require__(17703);
        const checkpoint_1 = __webpack_require__(39266);
        const merkle_1 = __webpack_require__(17046);
        const set_1 = __webpack_require__(2714);
        function verifyTLogBody(entry, sigContent) {
            const { kind, version } = entry.kindVersion;
            let body;
            try {
                body = JSON.parse(entry.canonicalizedBody.toString('utf8'));
            }
            catch {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'invalid canonicalized body',
                });
            }
            if (kind !== body.kind || version !== body.apiVersion) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: `kind/version mismatch - expected: ${kind}/${version}, received: ${body.kind}/${body.apiVersion}`,
                });
            }
            switch (kind) {
                case 'dsse':
                    if (version == dsse_1.DSSE_API_VERSION_V1) {
                        return (0, dsse_1.verifyDSSETLogBody)(body, sigContent);
                    }
                    else {
                        const entryRekorV2 = v2_1.Entry.fromJSON(body);
                        return (0, dsse_1.verifyDSSETLogBodyV2)(entryRekorV2, sigContent);
                    }
                case 'intoto':
                    return (0, intoto_1.verifyIntotoTLogBody)(body, sigContent);
                case 'hashedrekord':
                    if (version == hashedrekord_1.HASHEDREKORD_API_VERSION_V1) {
                        return (0, hashedrekord_1.verifyHashedRekordTLogBody)(body, sigContent);
                    }
                    else {
                        const entryRekorV2 = v2_1.Entry.fromJSON(body);
                        return (0, hashedrekord_1.verifyHashedRekordTLogBodyV2)(entryRekorV2, sigContent);
                    }
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported kind: ${kind}`,
                    });
            }
        }
        function verifyTLogInclusion(entry, tlogAuthorities) {
            let inclusionVerified = false;
            if (isTLogEntryWithInclusionPromise(entry)) {
                (0, set_1.verifyTLogSET)(entry, tlogAuthorities);
                inclusionVerified = true;
            }
            if (isTLogEntryWithInclusionProof(entry)) {
                const matchingAuthorities = tlogAuthorities.filter((tlog) => tlog.logID.equals(entry.logId.keyId));
                const checkpoint = (0, checkpoint_1.verifyCheckpoint)(entry, matchingAuthorities);
                (0, merkle_1.verifyMerkleInclusion)(entry, checkpoint);
                inclusionVerified = true;
            }
            if (!inclusionVerified) {
                throw new error_1.VerificationError({
                    code: 'TLOG_MISSING_INCLUSION_ERROR',
                    message: 'inclusion could not be verified',
                });
            }
            return;
        }
        function isTLogEntryWithInclusionPromise(entry) {
            return entry.inclusionPromise !== undefined;
        }
        function isTLogEntryWithInclusionProof(entry) {
            return entry.inclusionProof !== undefined;
        }
    }),
    17703: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyIntotoTLogBody = verifyIntotoTLogBody;
        const error_1 = __webpack_require__(36849);
        function verifyIntotoTLogBody(tlogEntry, content) {
            switch (tlogEntry.apiVersion) {
                case '0.0.2':
                    return verifyIntoto002TLogBody(tlogEntry, content);
                default:
                    throw new error_1.VerificationError({
                        code: 'TLOG_BODY_ERROR',
                        message: `unsupported intoto version: ${tlogEntry.apiVersion}`,
                    });
            }
        }
        function verifyIntoto002TLogBody(tlogEntry, content) {
            if (tlogEntry.spec.content.envelope.signatures?.length !== 1) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'signature count mismatch',
                });
            }
            const tlogSig = base64Decode(tlogEntry.spec.content.envelope.signatures[0].sig);
            if (!content.compareSignature(Buffer.from(tlogSig, 'base64'))) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'tlog entry signature mismatch',
                });
            }
            const tlogHash = tlogEntry.spec.content.payloadHash?.value || '';
            if (!content.compareDigest(Buffer.from(tlogHash, 'hex'))) {
                throw new error_1.VerificationError({
                    code: 'TLOG_BODY_ERROR',
                    message: 'DSSE payload hash mismatch',
                });
            }
        }
        function base64Decode(str) {
            return Buffer.from(str, 'base64').toString('utf-8');
        }
    }),
    17046: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyMerkleInclusion = verifyMerkleInclusion;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const RFC6962_LEAF_HASH_PREFIX = Buffer.from([0x00]);
        const RFC6962_NODE_HASH_PREFIX = Buffer.from([0x01]);
        function verifyMerkleInclusion(entry, checkpoint) {
            const inclusionProof = entry.inclusionProof;
            let logIndex;
            try {
                logIndex = BigInt(inclusionProof.logIndex);
            }
            catch {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROOF_ERROR',
                    message: 'invalid inclusion proof log index',
                });
            }
            const treeSize = BigInt(checkpoint.logSize);
            if (logIndex < 0n || logIndex >= treeSize) {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROOF_ERROR',
                    message: `invalid index: ${logIndex}`,
                });
            }
            const { inner, border } = decompInclProof(logIndex, treeSize);
            if (inclusionProof.hashes.length !== inner + border) {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROOF_ERROR',
                    message: 'invalid hash count',
                });
            }
            const innerHashes = inclusionProof.hashes.slice(0, inner);
            const borderHashes = inclusionProof.hashes.slice(inner);
            const leafHash = hashLeaf(entry.canonicalizedBody);
            const calculatedHash = chainBorderRight(chainInner(leafHash, innerHashes, logIndex), borderHashes);
            if (!core_1.crypto.bufferEqual(calculatedHash, checkpoint.logHash)) {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROOF_ERROR',
                    message: 'calculated root hash does not match inclusion proof',
                });
            }
        }
        function decompInclProof(index, size) {
            const inner = innerProofSize(index, size);
            const border = onesCount(index >> BigInt(inner));
            return { inner, border };
        }
        function chainInner(seed, hashes, index) {
            return hashes.reduce((acc, h, i) => {
                if ((index >> BigInt(i)) & BigInt(1)) {
                    return hashChildren(h, acc);
                }
                else {
                    return hashChildren(acc, h);
                }
            }, seed);
        }
        function chainBorderRight(seed, hashes) {
            return hashes.reduce((acc, h) => hashChildren(h, acc), seed);
        }
        function innerProofSize(index, size) {
            return bitLength(index ^ (size - BigInt(1)));
        }
        function onesCount(num) {
            return num.toString(2).split('1').length - 1;
        }
        function bitLength(n) {
            if (n === 0n) {
                return 0;
            }
            return n.toString(2).length;
        }
        function hashChildren(left, right) {
            return core_1.crypto.digest('sha256', RFC6962_NODE_HASH_PREFIX, left, right);
        }
        function hashLeaf(leaf) {
            return core_1.crypto.digest('sha256', RFC6962_LEAF_HASH_PREFIX, leaf);
        }
    }),
    2714: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.verifyTLogSET = verifyTLogSET;
        const core_1 = __webpack_require__(83917);
        const error_1 = __webpack_require__(36849);
        const trust_1 = __webpack_require__(97822);
        function verifyTLogSET(entry, tlogs) {
            const validTLogs = (0, trust_1.filterTLogAuthorities)(tlogs, {
                logID: entry.logId.keyId,
                targetDate: new Date(Number(entry.integratedTime) * 1000),
            });
            const verified = validTLogs.some((tlog) => {
                const payload = toVerificationPayload(entry);
                const data = Buffer.from(core_1.json.canonicalize(payload), 'utf8');
                const signature = entry.inclusionPromise.signedEntryTimestamp;
                return core_1.crypto.verify(data, tlog.publicKey, signature);
            });
            if (!verified) {
                throw new error_1.VerificationError({
                    code: 'TLOG_INCLUSION_PROMISE_ERROR',
                    message: 'inclusion promise could not be verified',
                });
            }
        }
        function toVerificationPayload(entry) {
            const { integratedTime, logIndex, logId, canonicalizedBody } = entry;
            return {
                body: canonicalizedBody.toString('base64'),
                integratedTime: Number(integratedTime),
                logIndex: Number(logIndex),
                logID: logId.keyId.toString('hex'),
            };
        }
    }),
    19738: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.filterCertAuthorities = filterCertAuthorities;
        exports.filterTLogAuthorities = filterTLogAuthorities;
        function filterCertAuthorities(certAuthorities, timestamp) {
            return certAuthorities.filter((ca) => {
                return ca.validFor.start <= timestamp && ca.validFor.end >= timestamp;
            });
        }
        function filterTLogAuthorities(tlogAuthorities, criteria) {
            return tlogAuthorities.filter((tlog) => {
                if (criteria.logID && !tlog.logID.equals(criteria.logID)) {
                    return false;
                }
                return (tlog.validFor.start <= criteria.targetDate &&
                    criteria.targetDate <= tlog.validFor.end);
            });
        }
    }),
    97822: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.filterTLogAuthorities = exports.filterCertAuthorities = void 0;
        exports.toTrustMaterial = toTrustMaterial;
        const core_1 = __webpack_require__(83917);
        const protobuf_specs_1 = __webpack_require__(19654);
        const error_1 = __webpack_require__(36849);
        const BEGINNING_OF_TIME = new Date(0);
        const END_OF_TIME = new Date(8640000000000000);
        var filter_1 = __webpack_require__(19738);
        Object.defineProperty(exports, "filterCertAuthorities", ({ enumerable: true, get: function () { return filter_1.filterCertAuthorities; } }));
        Object.defineProperty(exports, "filterTLogAuthorities", ({ enumerable: true, get: function () { return filter_1.filterTLogAuthorities; } }));
        function toTrustMaterial(root, keys) {
            const keyFinder = typeof keys === 'function' ? keys : keyLocator(keys);
            return {
                certificateAuthorities: root.certificateAuthorities.map(createCertAuthority),
                timestampAuthorities: root.timestampAuthorities.map(createCertAuthority),
                tlogs: root.tlogs.map(createTLogAuthority),
                ctlogs: root.ctlogs.map(createTLogAuthority),
                publicKey: keyFinder,
            };
        }
        function createTLogAuthority(tlogInstance) {
            const keyDetails = tlogInstance.publicKey.keyDetails;
            const keyType = keyDetails === protobuf_specs_1.PublicKeyDetails.PKCS1_RSA_PKCS1V5 ||
                keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V5 ||
                keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256 ||
                keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256 ||
                keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256
                ? 'pkcs1'
                : 'spki';
            return {
                baseURL: tlogInstance.baseUrl,
                logID: tlogInstance.checkpointKeyId
                    ? tlogInstance.checkpointKeyId.keyId
                    : tlogInstance.logId.keyId,
                publicKey: core_1.crypto.createPublicKey(tlogInstance.publicKey.rawBytes, keyType),
                validFor: {
                    start: tlogInstance.publicKey.validFor?.start || BEGINNING_OF_TIME,
                    end: tlogInstance.publicKey.validFor?.end || END_OF_TIME,
                },
            };
        }
        function createCertAuthority(ca) {
            return {
                certChain: ca.certChain.certificates.map((cert) => {
                    return core_1.X509Certificate.parse(Buffer.from(cert.rawBytes));
                }),
                validFor: {
                    start: ca.validFor?.start || BEGINNING_OF_TIME,
                    end: ca.validFor?.end || END_OF_TIME,
                },
            };
        }
        function keyLocator(keys) {
            return (hint) => {
                const key = (keys || {})[hint];
                if (!key) {
                    throw new error_1.VerificationError({
                        code: 'PUBLIC_KEY_ERROR',
                        message: `key not found: ${hint}`,
                    });
                }
                return {
                    publicKey: core_1.crypto.createPublicKey(key.rawBytes),
                    validFor: (date) => {
                        return ((key.validFor?.start || BEGINNING_OF_TIME) <= date &&
                            (key.validFor?.end || END_OF_TIME) >= date);
                    },
                };
            };
        }
    }),
    74433: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Verifier = void 0;
        const util_1 = __webpack_require__(39023);
        const error_1 = __webpack_require__(36849);
        const key_1 = __webpack_require__(53771);
        const policy_1 = __webpack_require__(88037);
        const timestamp_1 = __webpack_require__(27968);
        const tlog_1 = __webpack_require__(38218);
        class Verifier {
            trustMaterial;
            options;
            constructor(trustMaterial, options = {}) {
                this.trustMaterial = trustMaterial;
                this.options = {
                    ctlogThreshold: options.ctlogThreshold ?? 1,
                    tlogThreshold: options.tlogThreshold ?? 1,
                    timestampThreshold: options.timestampThreshold ?? options.tsaThreshold ?? 1,
                    tsaThreshold: 0,
                };
            }
            verify(entity, policy) {
                const timestamps = this.verifyTimestamps(entity);
                const signer = this.verifySigningKey(entity, timestamps);
                this.verifyTLogs(entity);
                this.verifySignature(entity, signer);
                if (policy) {
                    this.verifyPolicy(policy, signer.identity || {});
                }
                return signer;
            }
            verifyTimestamps(entity) {
                const timestamps = [];
                for (const timestamp of entity.timestamps) {
                    switch (timestamp.$case) {
                        case 'timestamp-authority':
                            timestamps.push((0, timestamp_1.getTSATimestamp)(timestamp.timestamp, entity.signature.signature, this.trustMaterial.timestampAuthorities));
                            break;
                        case 'transparency-log': {
                            const result = (0, timestamp_1.getTLogTimestamp)(timestamp.tlogEntry);
                            if (result) {
                                timestamps.push(result);
                            }
                            break;
                        }
                    }
                }
                if (containsDupes(timestamps)) {
                    throw new error_1.VerificationError({
                        code: 'TIMESTAMP_ERROR',
                        message: 'duplicate timestamp',
                    });
                }
                if (timestamps.length < this.options.timestampThreshold) {
                    throw new error_1.VerificationError({
                        code: 'TIMESTAMP_ERROR',
                        message: `expected ${this.options.timestampThreshold} timestamps, got ${timestamps.length}`,
                    });
                }
                return timestamps.map((t) => t.timestamp);
            }
            verifySigningKey({ key }, timestamps) {
                switch (key.$case) {
                    case 'public-key': {
                        return (0, key_1.verifyPublicKey)(key.hint, timestamps, this.trustMaterial);
                    }
                    case 'certificate': {
                        const result = (0, key_1.verifyCertificate)(key.certificate, timestamps, this.trustMaterial);
                        if (containsDupes(result.scts)) {
                            throw new error_1.VerificationError({
                                code: 'CERTIFICATE_ERROR',
                                message: 'duplicate SCT',
                            });
                        }
                        if (result.scts.length < this.options.ctlogThreshold) {
                            throw new error_1.VerificationError({
                                code: 'CERTIFICATE_ERROR',
                                message: `expected ${this.options.ctlogThreshold} SCTs, got ${result.scts.length}`,
                            });
                        }
                        return result.signer;
                    }
                }
            }
            verifyTLogs({ signature: content, tlogEntries }) {
                const entryIDs = [];
                tlogEntries.forEach((entry) => {
                    (0, tlog_1.verifyTLogInclusion)(entry, this.trustMaterial.tlogs);
                    (0, tlog_1.verifyTLogBody)(entry, content);
                    entryIDs.push({
                        logID: entry.logId.keyId,
                        body: entry.canonicalizedBody,
                    });
                });
                if (containsDupes(entryIDs)) {
                    throw new error_1.VerificationError({
                        code: 'TLOG_ERROR',
                        message: 'duplicate tlog entry',
                    });
                }
                if (entryIDs.length < this.options.tlogThreshold) {
                    throw new error_1.VerificationError({
                        code: 'TLOG_ERROR',
                        message: `expected ${this.options.tlogThreshold} tlog entries, got ${entryIDs.length}`,
                    });
                }
            }
            verifySignature(entity, signer) {
                if (!entity.signature.verifySignature(signer.key)) {
                    throw new error_1.VerificationError({
                        code: 'SIGNATURE_ERROR',
                        message: 'signature verification failed',
                    });
                }
            }
            verifyPolicy(policy, identity) {
                if (policy.subjectAlternativeName) {
                    (0, policy_1.verifySubjectAlternativeName)(policy.subjectAlternativeName, identity.subjectAlternativeName);
                }
                if (policy.extensions) {
                    (0, policy_1.verifyExtensions)(policy.extensions, identity.extensions);
                }
                if (policy.oids) {
                    (0, policy_1.verifyOIDs)(policy.oids, identity.oids);
                }
            }
        }
        exports.Verifier = Verifier;
        function containsDupes(arr) {
            for (let i = 0; i < arr.length; i++) {
                for (let j = i + 1; j < arr.length; j++) {
                    if ((0, util_1.isDeepStrictEqual)(arr[i], arr[j])) {
                        return true;
                    }
                }
            }
            return false;
        }
    }),
    64377: shared[64377]
};
