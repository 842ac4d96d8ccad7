export const id = 467;
export const ids = [467];
export const modules = {
    6631: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Attribute = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class Attribute {
            attrType = "";
            attrValues = [];
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Attribute = Attribute;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], Attribute.prototype, "attrType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                repeated: "set",
            })
        ], Attribute.prototype, "attrValues", void 0);
    }),
    4976: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CounterSignature = exports.id_counterSignature = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const signer_info_1 = __webpack_require__(248);
        exports.id_counterSignature = "1.2.840.113549.1.9.6";
        let CounterSignature = class CounterSignature extends signer_info_1.SignerInfo {
        };
        exports.CounterSignature = CounterSignature;
        exports.CounterSignature = CounterSignature = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], CounterSignature);
    }),
    8657: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_contentType = void 0;
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4976), exports);
        tslib_1.__exportStar(__webpack_require__(7485), exports);
        tslib_1.__exportStar(__webpack_require__(8632), exports);
        exports.id_contentType = "1.2.840.113549.1.9.3";
    }),
    7485: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MessageDigest = exports.id_messageDigest = void 0;
        const asn1_schema_1 = __webpack_require__(7261);
        exports.id_messageDigest = "1.2.840.113549.1.9.4";
        class MessageDigest extends asn1_schema_1.OctetString {
        }
        exports.MessageDigest = MessageDigest;
    }),
    8632: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SigningTime = exports.id_signingTime = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_x509_1 = __webpack_require__(3594);
        const asn1_schema_1 = __webpack_require__(7261);
        exports.id_signingTime = "1.2.840.113549.1.9.5";
        let SigningTime = class SigningTime extends asn1_x509_1.Time {
        };
        exports.SigningTime = SigningTime;
        exports.SigningTime = SigningTime = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], SigningTime);
    }),
    159: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CertificateSet_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificateSet = exports.CertificateChoices = exports.OtherCertificateFormat = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const asn1_x509_attr_1 = __webpack_require__(4938);
        class OtherCertificateFormat {
            otherCertFormat = "";
            otherCert = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherCertificateFormat = OtherCertificateFormat;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], OtherCertificateFormat.prototype, "otherCertFormat", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], OtherCertificateFormat.prototype, "otherCert", void 0);
        let CertificateChoices = class CertificateChoices {
            certificate;
            v2AttrCert;
            other;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.CertificateChoices = CertificateChoices;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.Certificate })
        ], CertificateChoices.prototype, "certificate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_attr_1.AttributeCertificate,
                context: 2,
                implicit: true,
            })
        ], CertificateChoices.prototype, "v2AttrCert", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OtherCertificateFormat,
                context: 3,
                implicit: true,
            })
        ], CertificateChoices.prototype, "other", void 0);
        exports.CertificateChoices = CertificateChoices = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], CertificateChoices);
        let CertificateSet = CertificateSet_1 = class CertificateSet extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CertificateSet_1.prototype);
            }
        };
        exports.CertificateSet = CertificateSet;
        exports.CertificateSet = CertificateSet = CertificateSet_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: CertificateChoices,
            })
        ], CertificateSet);
    }),
    2657: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ContentInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class ContentInfo {
            contentType = "";
            content = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.ContentInfo = ContentInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], ContentInfo.prototype, "contentType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], ContentInfo.prototype, "content", void 0);
    }),
    3797: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EncapsulatedContentInfo = exports.EncapsulatedContent = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        let EncapsulatedContent = class EncapsulatedContent {
            single;
            any;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.EncapsulatedContent = EncapsulatedContent;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], EncapsulatedContent.prototype, "single", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], EncapsulatedContent.prototype, "any", void 0);
        exports.EncapsulatedContent = EncapsulatedContent = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], EncapsulatedContent);
        class EncapsulatedContentInfo {
            eContentType = "";
            eContent;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EncapsulatedContentInfo = EncapsulatedContentInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], EncapsulatedContentInfo.prototype, "eContentType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: EncapsulatedContent,
                context: 0,
                optional: true,
            })
        ], EncapsulatedContentInfo.prototype, "eContent", void 0);
    }),
    4264: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EncryptedContentInfo = exports.EncryptedContent = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const types_1 = __webpack_require__(8442);
        let EncryptedContent = class EncryptedContent {
            value;
            constructedValue;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.EncryptedContent = EncryptedContent;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.OctetString,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], EncryptedContent.prototype, "value", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.OctetString,
                converter: asn1_schema_1.AsnConstructedOctetStringConverter,
                context: 0,
                implicit: true,
                optional: true,
                repeated: "sequence",
            })
        ], EncryptedContent.prototype, "constructedValue", void 0);
        exports.EncryptedContent = EncryptedContent = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], EncryptedContent);
        class EncryptedContentInfo {
            contentType = "";
            contentEncryptionAlgorithm = new types_1.ContentEncryptionAlgorithmIdentifier();
            encryptedContent;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EncryptedContentInfo = EncryptedContentInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], EncryptedContentInfo.prototype, "contentType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.ContentEncryptionAlgorithmIdentifier })
        ], EncryptedContentInfo.prototype, "contentEncryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: EncryptedContent,
                optional: true,
            })
        ], EncryptedContentInfo.prototype, "encryptedContent", void 0);
    }),
    7318: ((__unused_webpack_module, exports, __webpack_require__) => {
        var UnprotectedAttributes_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EnvelopedData = exports.UnprotectedAttributes = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const types_1 = __webpack_require__(8442);
        const attribute_1 = __webpack_require__(6631);
        const recipient_infos_1 = __webpack_require__(8014);
        const originator_info_1 = __webpack_require__(5692);
        const encrypted_content_info_1 = __webpack_require__(4264);
        let UnprotectedAttributes = UnprotectedAttributes_1 = class UnprotectedAttributes extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, UnprotectedAttributes_1.prototype);
            }
        };
        exports.UnprotectedAttributes = UnprotectedAttributes;
        exports.UnprotectedAttributes = UnprotectedAttributes = UnprotectedAttributes_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: attribute_1.Attribute,
            })
        ], UnprotectedAttributes);
        class EnvelopedData {
            version = types_1.CMSVersion.v0;
            originatorInfo;
            recipientInfos = new recipient_infos_1.RecipientInfos();
            encryptedContentInfo = new encrypted_content_info_1.EncryptedContentInfo();
            unprotectedAttrs;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EnvelopedData = EnvelopedData;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], EnvelopedData.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: originator_info_1.OriginatorInfo,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], EnvelopedData.prototype, "originatorInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: recipient_infos_1.RecipientInfos })
        ], EnvelopedData.prototype, "recipientInfos", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: encrypted_content_info_1.EncryptedContentInfo })
        ], EnvelopedData.prototype, "encryptedContentInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: UnprotectedAttributes,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], EnvelopedData.prototype, "unprotectedAttrs", void 0);
    }),
    1467: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(8657), exports);
        tslib_1.__exportStar(__webpack_require__(6631), exports);
        tslib_1.__exportStar(__webpack_require__(159), exports);
        tslib_1.__exportStar(__webpack_require__(2657), exports);
        tslib_1.__exportStar(__webpack_require__(3797), exports);
        tslib_1.__exportStar(__webpack_require__(4264), exports);
        tslib_1.__exportStar(__webpack_require__(7318), exports);
        tslib_1.__exportStar(__webpack_require__(2025), exports);
        tslib_1.__exportStar(__webpack_require__(9878), exports);
        tslib_1.__exportStar(__webpack_require__(1390), exports);
        tslib_1.__exportStar(__webpack_require__(6216), exports);
        tslib_1.__exportStar(__webpack_require__(2527), exports);
        tslib_1.__exportStar(__webpack_require__(5692), exports);
        tslib_1.__exportStar(__webpack_require__(3469), exports);
        tslib_1.__exportStar(__webpack_require__(6715), exports);
        tslib_1.__exportStar(__webpack_require__(8014), exports);
        tslib_1.__exportStar(__webpack_require__(7114), exports);
        tslib_1.__exportStar(__webpack_require__(4094), exports);
        tslib_1.__exportStar(__webpack_require__(891), exports);
        tslib_1.__exportStar(__webpack_require__(248), exports);
        tslib_1.__exportStar(__webpack_require__(8442), exports);
    }),
    2025: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IssuerAndSerialNumber = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class IssuerAndSerialNumber {
            issuer = new asn1_x509_1.Name();
            serialNumber = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.IssuerAndSerialNumber = IssuerAndSerialNumber;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.Name })
        ], IssuerAndSerialNumber.prototype, "issuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], IssuerAndSerialNumber.prototype, "serialNumber", void 0);
    }),
    9878: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KEKRecipientInfo = exports.KEKIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const other_key_attribute_1 = __webpack_require__(9274);
        const types_1 = __webpack_require__(8442);
        class KEKIdentifier {
            keyIdentifier = new asn1_schema_1.OctetString();
            date;
            other;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.KEKIdentifier = KEKIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], KEKIdentifier.prototype, "keyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.GeneralizedTime,
                optional: true,
            })
        ], KEKIdentifier.prototype, "date", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: other_key_attribute_1.OtherKeyAttribute,
                optional: true,
            })
        ], KEKIdentifier.prototype, "other", void 0);
        class KEKRecipientInfo {
            version = types_1.CMSVersion.v4;
            kekid = new KEKIdentifier();
            keyEncryptionAlgorithm = new types_1.KeyEncryptionAlgorithmIdentifier();
            encryptedKey = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.KEKRecipientInfo = KEKRecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], KEKRecipientInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: KEKIdentifier })
        ], KEKRecipientInfo.prototype, "kekid", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.KeyEncryptionAlgorithmIdentifier })
        ], KEKRecipientInfo.prototype, "keyEncryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], KEKRecipientInfo.prototype, "encryptedKey", void 0);
    }),
    1390: ((__unused_webpack_module, exports, __webpack_require__) => {
        var RecipientEncryptedKeys_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KeyAgreeRecipientInfo = exports.OriginatorIdentifierOrKey = exports.OriginatorPublicKey = exports.RecipientEncryptedKeys = exports.RecipientEncryptedKey = exports.KeyAgreeRecipientIdentifier = exports.RecipientKeyIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const types_1 = __webpack_require__(8442);
        const issuer_and_serial_number_1 = __webpack_require__(2025);
        const other_key_attribute_1 = __webpack_require__(9274);
        class RecipientKeyIdentifier {
            subjectKeyIdentifier = new asn1_x509_1.SubjectKeyIdentifier();
            date;
            other;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RecipientKeyIdentifier = RecipientKeyIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.SubjectKeyIdentifier })
        ], RecipientKeyIdentifier.prototype, "subjectKeyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.GeneralizedTime,
                optional: true,
            })
        ], RecipientKeyIdentifier.prototype, "date", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: other_key_attribute_1.OtherKeyAttribute,
                optional: true,
            })
        ], RecipientKeyIdentifier.prototype, "other", void 0);
        let KeyAgreeRecipientIdentifier = class KeyAgreeRecipientIdentifier {
            rKeyId;
            issuerAndSerialNumber;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.KeyAgreeRecipientIdentifier = KeyAgreeRecipientIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: RecipientKeyIdentifier,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], KeyAgreeRecipientIdentifier.prototype, "rKeyId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: issuer_and_serial_number_1.IssuerAndSerialNumber,
                optional: true,
            })
        ], KeyAgreeRecipientIdentifier.prototype, "issuerAndSerialNumber", void 0);
        exports.KeyAgreeRecipientIdentifier = KeyAgreeRecipientIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], KeyAgreeRecipientIdentifier);
        class RecipientEncryptedKey {
            rid = new KeyAgreeRecipientIdentifier();
            encryptedKey = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RecipientEncryptedKey = RecipientEncryptedKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: KeyAgreeRecipientIdentifier })
        ], RecipientEncryptedKey.prototype, "rid", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], RecipientEncryptedKey.prototype, "encryptedKey", void 0);
        let RecipientEncryptedKeys = RecipientEncryptedKeys_1 = class RecipientEncryptedKeys extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, RecipientEncryptedKeys_1.prototype);
            }
        };
        exports.RecipientEncryptedKeys = RecipientEncryptedKeys;
        exports.RecipientEncryptedKeys = RecipientEncryptedKeys = RecipientEncryptedKeys_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: RecipientEncryptedKey,
            })
        ], RecipientEncryptedKeys);
        class OriginatorPublicKey {
            algorithm = new asn1_x509_1.AlgorithmIdentifier();
            publicKey = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OriginatorPublicKey = OriginatorPublicKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], OriginatorPublicKey.prototype, "algorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], OriginatorPublicKey.prototype, "publicKey", void 0);
        let OriginatorIdentifierOrKey = class OriginatorIdentifierOrKey {
            subjectKeyIdentifier;
            originatorKey;
            issuerAndSerialNumber;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.OriginatorIdentifierOrKey = OriginatorIdentifierOrKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.SubjectKeyIdentifier,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], OriginatorIdentifierOrKey.prototype, "subjectKeyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OriginatorPublicKey,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], OriginatorIdentifierOrKey.prototype, "originatorKey", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: issuer_and_serial_number_1.IssuerAndSerialNumber,
                optional: true,
            })
        ], OriginatorIdentifierOrKey.prototype, "issuerAndSerialNumber", void 0);
        exports.OriginatorIdentifierOrKey = OriginatorIdentifierOrKey = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], OriginatorIdentifierOrKey);
        class KeyAgreeRecipientInfo {
            version = types_1.CMSVersion.v3;
            originator = new OriginatorIdentifierOrKey();
            ukm;
            keyEncryptionAlgorithm = new types_1.KeyEncryptionAlgorithmIdentifier();
            recipientEncryptedKeys = new RecipientEncryptedKeys();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.KeyAgreeRecipientInfo = KeyAgreeRecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], KeyAgreeRecipientInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OriginatorIdentifierOrKey,
                context: 0,
            })
        ], KeyAgreeRecipientInfo.prototype, "originator", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.OctetString,
                context: 1,
                optional: true,
            })
        ], KeyAgreeRecipientInfo.prototype, "ukm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.KeyEncryptionAlgorithmIdentifier })
        ], KeyAgreeRecipientInfo.prototype, "keyEncryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: RecipientEncryptedKeys })
        ], KeyAgreeRecipientInfo.prototype, "recipientEncryptedKeys", void 0);
    }),
    6216: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KeyTransRecipientInfo = exports.RecipientIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const types_1 = __webpack_require__(8442);
        const issuer_and_serial_number_1 = __webpack_require__(2025);
        let RecipientIdentifier = class RecipientIdentifier {
            subjectKeyIdentifier;
            issuerAndSerialNumber;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.RecipientIdentifier = RecipientIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.SubjectKeyIdentifier,
                context: 0,
                implicit: true,
            })
        ], RecipientIdentifier.prototype, "subjectKeyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: issuer_and_serial_number_1.IssuerAndSerialNumber })
        ], RecipientIdentifier.prototype, "issuerAndSerialNumber", void 0);
        exports.RecipientIdentifier = RecipientIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], RecipientIdentifier);
        class KeyTransRecipientInfo {
            version = types_1.CMSVersion.v0;
            rid = new RecipientIdentifier();
            keyEncryptionAlgorithm = new types_1.KeyEncryptionAlgorithmIdentifier();
            encryptedKey = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.KeyTransRecipientInfo = KeyTransRecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], KeyTransRecipientInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: RecipientIdentifier })
        ], KeyTransRecipientInfo.prototype, "rid", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.KeyEncryptionAlgorithmIdentifier })
        ], KeyTransRecipientInfo.prototype, "keyEncryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], KeyTransRecipientInfo.prototype, "encryptedKey", void 0);
    }),
    2527: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_authData = exports.id_encryptedData = exports.id_digestedData = exports.id_envelopedData = exports.id_signedData = exports.id_data = exports.id_ct_contentInfo = void 0;
        exports.id_ct_contentInfo = "1.2.840.113549.1.9.16.1.6";
        exports.id_data = "1.2.840.113549.1.7.1";
        exports.id_signedData = "1.2.840.113549.1.7.2";
        exports.id_envelopedData = "1.2.840.113549.1.7.3";
        exports.id_digestedData = "1.2.840.113549.1.7.5";
        exports.id_encryptedData = "1.2.840.113549.1.7.6";
        exports.id_authData = "1.2.840.113549.1.9.16.1.2";
    }),
    5692: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.OriginatorInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const certificate_choices_1 = __webpack_require__(159);
        const revocation_info_choice_1 = __webpack_require__(7114);
        class OriginatorInfo {
            certs;
            crls;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OriginatorInfo = OriginatorInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: certificate_choices_1.CertificateSet,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], OriginatorInfo.prototype, "certs", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: revocation_info_choice_1.RevocationInfoChoices,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], OriginatorInfo.prototype, "crls", void 0);
    }),
    9274: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.OtherKeyAttribute = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class OtherKeyAttribute {
            keyAttrId = "";
            keyAttr;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherKeyAttribute = OtherKeyAttribute;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], OtherKeyAttribute.prototype, "keyAttrId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                optional: true,
            })
        ], OtherKeyAttribute.prototype, "keyAttr", void 0);
    }),
    3469: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PasswordRecipientInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const types_1 = __webpack_require__(8442);
        class PasswordRecipientInfo {
            version = types_1.CMSVersion.v0;
            keyDerivationAlgorithm;
            keyEncryptionAlgorithm = new types_1.KeyEncryptionAlgorithmIdentifier();
            encryptedKey = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PasswordRecipientInfo = PasswordRecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], PasswordRecipientInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: types_1.KeyDerivationAlgorithmIdentifier,
                context: 0,
                optional: true,
            })
        ], PasswordRecipientInfo.prototype, "keyDerivationAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.KeyEncryptionAlgorithmIdentifier })
        ], PasswordRecipientInfo.prototype, "keyEncryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], PasswordRecipientInfo.prototype, "encryptedKey", void 0);
    }),
    6715: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RecipientInfo = exports.OtherRecipientInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const key_agree_recipient_info_1 = __webpack_require__(1390);
        const key_trans_recipient_info_1 = __webpack_require__(6216);
        const kek_recipient_info_1 = __webpack_require__(9878);
        const password_recipient_info_1 = __webpack_require__(3469);
        class OtherRecipientInfo {
            oriType = "";
            oriValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherRecipientInfo = OtherRecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], OtherRecipientInfo.prototype, "oriType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], OtherRecipientInfo.prototype, "oriValue", void 0);
        let RecipientInfo = class RecipientInfo {
            ktri;
            kari;
            kekri;
            pwri;
            ori;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.RecipientInfo = RecipientInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: key_trans_recipient_info_1.KeyTransRecipientInfo,
                optional: true,
            })
        ], RecipientInfo.prototype, "ktri", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: key_agree_recipient_info_1.KeyAgreeRecipientInfo,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], RecipientInfo.prototype, "kari", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: kek_recipient_info_1.KEKRecipientInfo,
                context: 2,
                implicit: true,
                optional: true,
            })
        ], RecipientInfo.prototype, "kekri", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: password_recipient_info_1.PasswordRecipientInfo,
                context: 3,
                implicit: true,
                optional: true,
            })
        ], RecipientInfo.prototype, "pwri", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OtherRecipientInfo,
                context: 4,
                implicit: true,
                optional: true,
            })
        ], RecipientInfo.prototype, "ori", void 0);
        exports.RecipientInfo = RecipientInfo = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], RecipientInfo);
    }),
    8014: ((__unused_webpack_module, exports, __webpack_require__) => {
        var RecipientInfos_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RecipientInfos = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const recipient_info_1 = __webpack_require__(6715);
        let RecipientInfos = RecipientInfos_1 = class RecipientInfos extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, RecipientInfos_1.prototype);
            }
        };
        exports.RecipientInfos = RecipientInfos;
        exports.RecipientInfos = RecipientInfos = RecipientInfos_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: recipient_info_1.RecipientInfo,
            })
        ], RecipientInfos);
    }),
    7114: ((__unused_webpack_module, exports, __webpack_require__) => {
        var RevocationInfoChoices_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RevocationInfoChoices = exports.RevocationInfoChoice = exports.OtherRevocationInfoFormat = exports.id_ri_scvp = exports.id_ri_ocsp_response = exports.id_ri = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        exports.id_ri = `${asn1_x509_1.id_pkix}.16`;
        exports.id_ri_ocsp_response = `${exports.id_ri}.2`;
        exports.id_ri_scvp = `${exports.id_ri}.4`;
        class OtherRevocationInfoFormat {
            otherRevInfoFormat = "";
            otherRevInfo = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherRevocationInfoFormat = OtherRevocationInfoFormat;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], OtherRevocationInfoFormat.prototype, "otherRevInfoFormat", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], OtherRevocationInfoFormat.prototype, "otherRevInfo", void 0);
        let RevocationInfoChoice = class RevocationInfoChoice {
            other = new OtherRevocationInfoFormat();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.RevocationInfoChoice = RevocationInfoChoice;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OtherRevocationInfoFormat,
                context: 1,
                implicit: true,
            })
        ], RevocationInfoChoice.prototype, "other", void 0);
        exports.RevocationInfoChoice = RevocationInfoChoice = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], RevocationInfoChoice);
        let RevocationInfoChoices = RevocationInfoChoices_1 = class RevocationInfoChoices extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, RevocationInfoChoices_1.prototype);
            }
        };
        exports.RevocationInfoChoices = RevocationInfoChoices;
        exports.RevocationInfoChoices = RevocationInfoChoices = RevocationInfoChoices_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: RevocationInfoChoice,
            })
        ], RevocationInfoChoices);
    }),
    4094: ((__unused_webpack_module, exports, __webpack_require__) => {
        var DigestAlgorithmIdentifiers_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SignedData = exports.DigestAlgorithmIdentifiers = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const certificate_choices_1 = __webpack_require__(159);
        const types_1 = __webpack_require__(8442);
        const encapsulated_content_info_1 = __webpack_require__(3797);
        const revocation_info_choice_1 = __webpack_require__(7114);
        const signer_info_1 = __webpack_require__(248);
        let DigestAlgorithmIdentifiers = DigestAlgorithmIdentifiers_1 = class DigestAlgorithmIdentifiers extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, DigestAlgorithmIdentifiers_1.prototype);
            }
        };
        exports.DigestAlgorithmIdentifiers = DigestAlgorithmIdentifiers;
        exports.DigestAlgorithmIdentifiers = DigestAlgorithmIdentifiers = DigestAlgorithmIdentifiers_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: types_1.DigestAlgorithmIdentifier,
            })
        ], DigestAlgorithmIdentifiers);
        class SignedData {
            version = types_1.CMSVersion.v0;
            digestAlgorithms = new DigestAlgorithmIdentifiers();
            encapContentInfo = new encapsulated_content_info_1.EncapsulatedContentInfo();
            certificates;
            crls;
            signerInfos = new signer_info_1.SignerInfos();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SignedData = SignedData;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], SignedData.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: DigestAlgorithmIdentifiers })
        ], SignedData.prototype, "digestAlgorithms", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: encapsulated_content_info_1.EncapsulatedContentInfo })
        ], SignedData.prototype, "encapContentInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: certificate_choices_1.CertificateSet,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], SignedData.prototype, "certificates", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: revocation_info_choice_1.RevocationInfoChoices,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], SignedData.prototype, "crls", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: signer_info_1.SignerInfos })
        ], SignedData.prototype, "signerInfos", void 0);
    }),
    891: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SignerIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const issuer_and_serial_number_1 = __webpack_require__(2025);
        let SignerIdentifier = class SignerIdentifier {
            subjectKeyIdentifier;
            issuerAndSerialNumber;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.SignerIdentifier = SignerIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.SubjectKeyIdentifier,
                context: 0,
                implicit: true,
            })
        ], SignerIdentifier.prototype, "subjectKeyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: issuer_and_serial_number_1.IssuerAndSerialNumber })
        ], SignerIdentifier.prototype, "issuerAndSerialNumber", void 0);
        exports.SignerIdentifier = SignerIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], SignerIdentifier);
    }),
    248: ((__unused_webpack_module, exports, __webpack_require__) => {
        var SignerInfos_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SignerInfos = exports.SignerInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const signer_identifier_1 = __webpack_require__(891);
        const types_1 = __webpack_require__(8442);
        const attribute_1 = __webpack_require__(6631);
        class SignerInfo {
            version = types_1.CMSVersion.v0;
            sid = new signer_identifier_1.SignerIdentifier();
            digestAlgorithm = new types_1.DigestAlgorithmIdentifier();
            signedAttrs;
            signedAttrsRaw;
            signatureAlgorithm = new types_1.SignatureAlgorithmIdentifier();
            signature = new asn1_schema_1.OctetString();
            unsignedAttrs;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SignerInfo = SignerInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], SignerInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: signer_identifier_1.SignerIdentifier })
        ], SignerInfo.prototype, "sid", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.DigestAlgorithmIdentifier })
        ], SignerInfo.prototype, "digestAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attribute_1.Attribute,
                repeated: "set",
                context: 0,
                implicit: true,
                optional: true,
                raw: true,
            })
        ], SignerInfo.prototype, "signedAttrs", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: types_1.SignatureAlgorithmIdentifier })
        ], SignerInfo.prototype, "signatureAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], SignerInfo.prototype, "signature", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attribute_1.Attribute,
                repeated: "set",
                context: 1,
                implicit: true,
                optional: true,
            })
        ], SignerInfo.prototype, "unsignedAttrs", void 0);
        let SignerInfos = SignerInfos_1 = class SignerInfos extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SignerInfos_1.prototype);
            }
        };
        exports.SignerInfos = SignerInfos;
        exports.SignerInfos = SignerInfos = SignerInfos_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: SignerInfo,
            })
        ], SignerInfos);
    }),
    8442: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KeyDerivationAlgorithmIdentifier = exports.MessageAuthenticationCodeAlgorithm = exports.ContentEncryptionAlgorithmIdentifier = exports.KeyEncryptionAlgorithmIdentifier = exports.SignatureAlgorithmIdentifier = exports.DigestAlgorithmIdentifier = exports.CMSVersion = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_x509_1 = __webpack_require__(3594);
        const asn1_schema_1 = __webpack_require__(7261);
        var CMSVersion;
        (function (CMSVersion) {
            CMSVersion[CMSVersion["v0"] = 0] = "v0";
            CMSVersion[CMSVersion["v1"] = 1] = "v1";
            CMSVersion[CMSVersion["v2"] = 2] = "v2";
            CMSVersion[CMSVersion["v3"] = 3] = "v3";
            CMSVersion[CMSVersion["v4"] = 4] = "v4";
            CMSVersion[CMSVersion["v5"] = 5] = "v5";
        })(CMSVersion || (exports.CMSVersion = CMSVersion = {}));
        let DigestAlgorithmIdentifier = class DigestAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.DigestAlgorithmIdentifier = DigestAlgorithmIdentifier;
        exports.DigestAlgorithmIdentifier = DigestAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], DigestAlgorithmIdentifier);
        let SignatureAlgorithmIdentifier = class SignatureAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.SignatureAlgorithmIdentifier = SignatureAlgorithmIdentifier;
        exports.SignatureAlgorithmIdentifier = SignatureAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], SignatureAlgorithmIdentifier);
        let KeyEncryptionAlgorithmIdentifier = class KeyEncryptionAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.KeyEncryptionAlgorithmIdentifier = KeyEncryptionAlgorithmIdentifier;
        exports.KeyEncryptionAlgorithmIdentifier = KeyEncryptionAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], KeyEncryptionAlgorithmIdentifier);
        let ContentEncryptionAlgorithmIdentifier = class ContentEncryptionAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.ContentEncryptionAlgorithmIdentifier = ContentEncryptionAlgorithmIdentifier;
        exports.ContentEncryptionAlgorithmIdentifier = ContentEncryptionAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], ContentEncryptionAlgorithmIdentifier);
        let MessageAuthenticationCodeAlgorithm = class MessageAuthenticationCodeAlgorithm extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.MessageAuthenticationCodeAlgorithm = MessageAuthenticationCodeAlgorithm;
        exports.MessageAuthenticationCodeAlgorithm = MessageAuthenticationCodeAlgorithm = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], MessageAuthenticationCodeAlgorithm);
        let KeyDerivationAlgorithmIdentifier = class KeyDerivationAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.KeyDerivationAlgorithmIdentifier = KeyDerivationAlgorithmIdentifier;
        exports.KeyDerivationAlgorithmIdentifier = KeyDerivationAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], KeyDerivationAlgorithmIdentifier);
    }),
    9334: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnConvert = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        const parser_1 = __webpack_require__(7714);
        const serializer_1 = __webpack_require__(9453);
        class AsnConvert {
            static serialize(obj) {
                return serializer_1.AsnSerializer.serialize(obj);
            }
            static parse(data, target, options) {
                return parser_1.AsnParser.parse(data, target, options);
            }
            static toString(data, options) {
                const buf = (0, utils_1.isBufferSource)(data) ? (0, utils_1.toArrayBuffer)(data) : AsnConvert.serialize(data);
                const asn = asn1js.fromBER(buf, options?.berOptions);
                if (asn.offset === -1) {
                    throw new Error(`Cannot decode ASN.1 data. ${asn.result.error}`);
                }
                return asn.result.toString();
            }
        }
        exports.AsnConvert = AsnConvert;
    }),
    9004: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnNullConverter = exports.AsnGeneralizedTimeConverter = exports.AsnUTCTimeConverter = exports.AsnCharacterStringConverter = exports.AsnGeneralStringConverter = exports.AsnVisibleStringConverter = exports.AsnGraphicStringConverter = exports.AsnIA5StringConverter = exports.AsnVideotexStringConverter = exports.AsnTeletexStringConverter = exports.AsnPrintableStringConverter = exports.AsnNumericStringConverter = exports.AsnUniversalStringConverter = exports.AsnBmpStringConverter = exports.AsnUtf8StringConverter = exports.AsnConstructedOctetStringConverter = exports.AsnOctetStringConverter = exports.AsnBooleanConverter = exports.AsnRelativeObjectIdentifierConverter = exports.AsnObjectIdentifierConverter = exports.AsnBitStringConverter = exports.AsnIntegerBigIntConverter = exports.AsnIntegerArrayBufferConverter = exports.AsnEnumeratedConverter = exports.AsnIntegerConverter = exports.AsnAnyConverter = void 0;
        exports.defaultConverter = defaultConverter;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        const enums_1 = __webpack_require__(4635);
        const index_1 = __webpack_require__(1243);
        exports.AsnAnyConverter = {
            fromASN: (value) => (value instanceof asn1js.Null ? null : (0, utils_1.toArrayBuffer)(value.valueBeforeDecodeView)),
            toASN: (value) => {
                if (value === null) {
                    return new asn1js.Null();
                }
                const schema = asn1js.fromBER(value, { maxDepth: Infinity, maxNodes: Infinity, maxContentLength: Infinity });
                if (schema.result.error) {
                    throw new Error(schema.result.error);
                }
                return schema.result;
            },
        };
        exports.AsnIntegerConverter = {
            fromASN: (value) => value.valueBlock.valueHexView.byteLength >= 4
                ? value.valueBlock.toString()
                : value.valueBlock.valueDec,
            toASN: (value) => new asn1js.Integer({ value: +value }),
        };
        exports.AsnEnumeratedConverter = {
            fromASN: (value) => value.valueBlock.valueDec,
            toASN: (value) => new asn1js.Enumerated({ value }),
        };
        exports.AsnIntegerArrayBufferConverter = {
            fromASN: (value) => (0, utils_1.toArrayBuffer)(value.valueBlock.valueHexView),
            toASN: (value) => new asn1js.Integer({ valueHex: value }),
        };
        exports.AsnIntegerBigIntConverter = {
            fromASN: (value) => value.toBigInt(),
            toASN: (value) => asn1js.Integer.fromBigInt(value),
        };
        exports.AsnBitStringConverter = {
            fromASN: (value) => (0, utils_1.toArrayBuffer)(value.valueBlock.valueHexView),
            toASN: (value) => new asn1js.BitString({ valueHex: value }),
        };
        exports.AsnObjectIdentifierConverter = {
            fromASN: (value) => value.valueBlock.toString(),
            toASN: (value) => new asn1js.ObjectIdentifier({ value }),
        };
        exports.AsnRelativeObjectIdentifierConverter = {
            fromASN: (value) => value.valueBlock.toString(),
            toASN: (value) => new asn1js.RelativeObjectIdentifier({ value }),
        };
        exports.AsnBooleanConverter = {
            fromASN: (value) => value.valueBlock.value,
            toASN: (value) => new asn1js.Boolean({ value }),
        };
        exports.AsnOctetStringConverter = {
            fromASN: (value) => (0, utils_1.toArrayBuffer)(value.valueBlock.valueHexView),
            toASN: (value) => new asn1js.OctetString({ valueHex: value }),
        };
        exports.AsnConstructedOctetStringConverter = {
            fromASN: (value) => new index_1.OctetString(value.getValue()),
            toASN: (value) => value.toASN(),
        };
        function createStringConverter(Asn1Type) {
            return {
                fromASN: (value) => value.valueBlock.value,
                toASN: (value) => new Asn1Type({ value }),
            };
        }
        exports.AsnUtf8StringConverter = createStringConverter(asn1js.Utf8String);
        exports.AsnBmpStringConverter = createStringConverter(asn1js.BmpString);
        exports.AsnUniversalStringConverter = createStringConverter(asn1js.UniversalString);
        exports.AsnNumericStringConverter = createStringConverter(asn1js.NumericString);
        exports.AsnPrintableStringConverter = createStringConverter(asn1js.PrintableString);
        exports.AsnTeletexStringConverter = createStringConverter(asn1js.TeletexString);
        exports.AsnVideotexStringConverter = createStringConverter(asn1js.VideotexString);
        exports.AsnIA5StringConverter = createStringConverter(asn1js.IA5String);
        exports.AsnGraphicStringConverter = createStringConverter(asn1js.GraphicString);
        exports.AsnVisibleStringConverter = createStringConverter(asn1js.VisibleString);
        exports.AsnGeneralStringConverter = createStringConverter(asn1js.GeneralString);
        exports.AsnCharacterStringConverter = createStringConverter(asn1js.CharacterString);
        exports.AsnUTCTimeConverter = {
            fromASN: (value) => value.toDate(),
            toASN: (value) => new asn1js.UTCTime({ valueDate: value }),
        };
        exports.AsnGeneralizedTimeConverter = {
            fromASN: (value) => value.toDate(),
            toASN: (value) => new asn1js.GeneralizedTime({ valueDate: value }),
        };
        exports.AsnNullConverter = {
            fromASN: () => null,
            toASN: () => {
                return new asn1js.Null();
            },
        };
        function defaultConverter(type) {
            switch (type) {
                case enums_1.AsnPropTypes.Any:
                    return exports.AsnAnyConverter;
                case enums_1.AsnPropTypes.BitString:
                    return exports.AsnBitStringConverter;
                case enums_1.AsnPropTypes.BmpString:
                    return exports.AsnBmpStringConverter;
                case enums_1.AsnPropTypes.Boolean:
                    return exports.AsnBooleanConverter;
                case enums_1.AsnPropTypes.CharacterString:
                    return exports.AsnCharacterStringConverter;
                case enums_1.AsnPropTypes.Enumerated:
                    return exports.AsnEnumeratedConverter;
                case enums_1.AsnPropTypes.GeneralString:
                    return exports.AsnGeneralStringConverter;
                case enums_1.AsnPropTypes.GeneralizedTime:
                    return exports.AsnGeneralizedTimeConverter;
                case enums_1.AsnPropTypes.GraphicString:
                    return exports.AsnGraphicStringConverter;
                case enums_1.AsnPropTypes.IA5String:
                    return exports.AsnIA5StringConverter;
                case enums_1.AsnPropTypes.Integer:
                    return exports.AsnIntegerConverter;
                case enums_1.AsnPropTypes.Null:
                    return exports.AsnNullConverter;
                case enums_1.AsnPropTypes.NumericString:
                    return exports.AsnNumericStringConverter;
                case enums_1.AsnPropTypes.ObjectIdentifier:
                    return exports.AsnObjectIdentifierConverter;
                case enums_1.AsnPropTypes.RelativeObjectIdentifier:
                    return exports.AsnRelativeObjectIdentifierConverter;
                case enums_1.AsnPropTypes.OctetString:
                    return exports.AsnOctetStringConverter;
                case enums_1.AsnPropTypes.PrintableString:
                    return exports.AsnPrintableStringConverter;
                case enums_1.AsnPropTypes.TeletexString:
                    return exports.AsnTeletexStringConverter;
                case enums_1.AsnPropTypes.UTCTime:
                    return exports.AsnUTCTimeConverter;
                case enums_1.AsnPropTypes.UniversalString:
                    return exports.AsnUniversalStringConverter;
                case enums_1.AsnPropTypes.Utf8String:
                    return exports.AsnUtf8StringConverter;
                case enums_1.AsnPropTypes.VideotexString:
                    return exports.AsnVideotexStringConverter;
                case enums_1.AsnPropTypes.VisibleString:
                    return exports.AsnVisibleStringConverter;
                default:
                    return null;
            }
        }
    }),
    8831: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnProp = exports.AsnSequenceType = exports.AsnSetType = exports.AsnChoiceType = exports.AsnType = void 0;
        const tslib_1 = __webpack_require__(1860);
        const converters = tslib_1.__importStar(__webpack_require__(9004));
        const enums_1 = __webpack_require__(4635);
        const storage_1 = __webpack_require__(2816);
        const AsnType = (options) => (target) => {
            let schema;
            if (!storage_1.schemaStorage.has(target)) {
                schema = storage_1.schemaStorage.createDefault(target);
                storage_1.schemaStorage.set(target, schema);
            }
            else {
                schema = storage_1.schemaStorage.get(target);
            }
            Object.assign(schema, options);
        };
        exports.AsnType = AsnType;
        const AsnChoiceType = () => (0, exports.AsnType)({ type: enums_1.AsnTypeTypes.Choice });
        exports.AsnChoiceType = AsnChoiceType;
        const AsnSetType = (options) => (0, exports.AsnType)({
            type: enums_1.AsnTypeTypes.Set,
            ...options,
        });
        exports.AsnSetType = AsnSetType;
        const AsnSequenceType = (options) => (0, exports.AsnType)({
            type: enums_1.AsnTypeTypes.Sequence,
            ...options,
        });
        exports.AsnSequenceType = AsnSequenceType;
        const AsnProp = (options) => (target, propertyKey) => {
            let schema;
            if (!storage_1.schemaStorage.has(target.constructor)) {
                schema = storage_1.schemaStorage.createDefault(target.constructor);
                storage_1.schemaStorage.set(target.constructor, schema);
            }
            else {
                schema = storage_1.schemaStorage.get(target.constructor);
            }
            const copyOptions = Object.assign({}, options);
            if (typeof copyOptions.type === "number" && !copyOptions.converter) {
                const defaultConverter = converters.defaultConverter(options.type);
                if (!defaultConverter) {
                    throw new Error(`Cannot get default converter for property '${propertyKey}' of ${target.constructor.name}`);
                }
                copyOptions.converter = defaultConverter;
            }
            copyOptions.raw = options.raw;
            schema.items[propertyKey] = copyOptions;
        };
        exports.AsnProp = AsnProp;
    }),
    4635: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnPropTypes = exports.AsnTypeTypes = void 0;
        var AsnTypeTypes;
        (function (AsnTypeTypes) {
            AsnTypeTypes[AsnTypeTypes["Sequence"] = 0] = "Sequence";
            AsnTypeTypes[AsnTypeTypes["Set"] = 1] = "Set";
            AsnTypeTypes[AsnTypeTypes["Choice"] = 2] = "Choice";
        })(AsnTypeTypes || (exports.AsnTypeTypes = AsnTypeTypes = {}));
        var AsnPropTypes;
        (function (AsnPropTypes) {
            AsnPropTypes[AsnPropTypes["Any"] = 1] = "Any";
            AsnPropTypes[AsnPropTypes["Boolean"] = 2] = "Boolean";
            AsnPropTypes[AsnPropTypes["OctetString"] = 3] = "OctetString";
            AsnPropTypes[AsnPropTypes["BitString"] = 4] = "BitString";
            AsnPropTypes[AsnPropTypes["Integer"] = 5] = "Integer";
            AsnPropTypes[AsnPropTypes["Enumerated"] = 6] = "Enumerated";
            AsnPropTypes[AsnPropTypes["ObjectIdentifier"] = 7] = "ObjectIdentifier";
            AsnPropTypes[AsnPropTypes["Utf8String"] = 8] = "Utf8String";
            AsnPropTypes[AsnPropTypes["BmpString"] = 9] = "BmpString";
            AsnPropTypes[AsnPropTypes["UniversalString"] = 10] = "UniversalString";
            AsnPropTypes[AsnPropTypes["NumericString"] = 11] = "NumericString";
            AsnPropTypes[AsnPropTypes["PrintableString"] = 12] = "PrintableString";
            AsnPropTypes[AsnPropTypes["TeletexString"] = 13] = "TeletexString";
            AsnPropTypes[AsnPropTypes["VideotexString"] = 14] = "VideotexString";
            AsnPropTypes[AsnPropTypes["IA5String"] = 15] = "IA5String";
            AsnPropTypes[AsnPropTypes["GraphicString"] = 16] = "GraphicString";
            AsnPropTypes[AsnPropTypes["VisibleString"] = 17] = "VisibleString";
            AsnPropTypes[AsnPropTypes["GeneralString"] = 18] = "GeneralString";
            AsnPropTypes[AsnPropTypes["CharacterString"] = 19] = "CharacterString";
            AsnPropTypes[AsnPropTypes["UTCTime"] = 20] = "UTCTime";
            AsnPropTypes[AsnPropTypes["GeneralizedTime"] = 21] = "GeneralizedTime";
            AsnPropTypes[AsnPropTypes["DATE"] = 22] = "DATE";
            AsnPropTypes[AsnPropTypes["TimeOfDay"] = 23] = "TimeOfDay";
            AsnPropTypes[AsnPropTypes["DateTime"] = 24] = "DateTime";
            AsnPropTypes[AsnPropTypes["Duration"] = 25] = "Duration";
            AsnPropTypes[AsnPropTypes["TIME"] = 26] = "TIME";
            AsnPropTypes[AsnPropTypes["Null"] = 27] = "Null";
            AsnPropTypes[AsnPropTypes["RelativeObjectIdentifier"] = 28] = "RelativeObjectIdentifier";
        })(AsnPropTypes || (exports.AsnPropTypes = AsnPropTypes = {}));
    }),
    8865: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(8793), exports);
    }),
    8793: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnSchemaValidationError = void 0;
        class AsnSchemaValidationError extends Error {
            schemas = [];
        }
        exports.AsnSchemaValidationError = AsnSchemaValidationError;
    }),
    6109: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isConvertible = isConvertible;
        exports.isTypeOfArray = isTypeOfArray;
        exports.isArrayEqual = isArrayEqual;
        function isConvertible(target) {
            if (typeof target === "function" && target.prototype) {
                if (target.prototype.toASN && target.prototype.fromASN) {
                    return true;
                }
                else {
                    return isConvertible(target.prototype);
                }
            }
            else {
                return !!(target && typeof target === "object" && "toASN" in target && "fromASN" in target);
            }
        }
        function isTypeOfArray(target) {
            if (target) {
                const proto = Object.getPrototypeOf(target);
                if (proto?.prototype?.constructor === Array) {
                    return true;
                }
                return isTypeOfArray(proto);
            }
            return false;
        }
        function isArrayEqual(bytes1, bytes2) {
            if (!(bytes1 && bytes2)) {
                return false;
            }
            if (bytes1.byteLength !== bytes2.byteLength) {
                return false;
            }
            const b1 = new Uint8Array(bytes1);
            const b2 = new Uint8Array(bytes2);
            for (let i = 0; i < bytes1.byteLength; i++) {
                if (b1[i] !== b2[i]) {
                    return false;
                }
            }
            return true;
        }
    }),
    7261: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnSerializer = exports.AsnParser = exports.AsnPropTypes = exports.AsnTypeTypes = exports.AsnSetType = exports.AsnSequenceType = exports.AsnChoiceType = exports.AsnType = exports.AsnProp = void 0;
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(9004), exports);
        tslib_1.__exportStar(__webpack_require__(1243), exports);
        var decorators_1 = __webpack_require__(8831);
        Object.defineProperty(exports, "AsnProp", ({ enumerable: true, get: function () { return decorators_1.AsnProp; } }));
        Object.defineProperty(exports, "AsnType", ({ enumerable: true, get: function () { return decorators_1.AsnType; } }));
        Object.defineProperty(exports, "AsnChoiceType", ({ enumerable: true, get: function () { return decorators_1.AsnChoiceType; } }));
        Object.defineProperty(exports, "AsnSequenceType", ({ enumerable: true, get: function () { return decorators_1.AsnSequenceType; } }));
        Object.defineProperty(exports, "AsnSetType", ({ enumerable: true, get: function () { return decorators_1.AsnSetType; } }));
        var enums_1 = __webpack_require__(4635);
        Object.defineProperty(exports, "AsnTypeTypes", ({ enumerable: true, get: function () { return enums_1.AsnTypeTypes; } }));
        Object.defineProperty(exports, "AsnPropTypes", ({ enumerable: true, get: function () { return enums_1.AsnPropTypes; } }));
        var parser_1 = __webpack_require__(7714);
        Object.defineProperty(exports, "AsnParser", ({ enumerable: true, get: function () { return parser_1.AsnParser; } }));
        var serializer_1 = __webpack_require__(9453);
        Object.defineProperty(exports, "AsnSerializer", ({ enumerable: true, get: function () { return serializer_1.AsnSerializer; } }));
        tslib_1.__exportStar(__webpack_require__(8865), exports);
        tslib_1.__exportStar(__webpack_require__(341), exports);
        tslib_1.__exportStar(__webpack_require__(9334), exports);
    }),
    341: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnArray = void 0;
        class AsnArray extends Array {
            constructor(items = []) {
                if (typeof items === "number") {
                    super(items);
                }
                else {
                    super();
                    for (const item of items) {
                        this.push(item);
                    }
                }
            }
        }
        exports.AsnArray = AsnArray;
    }),
    7714: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnParser = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        const enums_1 = __webpack_require__(4635);
        const converters = tslib_1.__importStar(__webpack_require__(9004));
        const errors_1 = __webpack_require__(8865);
        const helper_1 = __webpack_require__(6109);
        const storage_1 = __webpack_require__(2816);
        class AsnParser {
            static parse(data, target, options) {
                const asn1Parsed = asn1js.fromBER((0, utils_1.toArrayBuffer)(data), options?.berOptions);
                if (asn1Parsed.result.error) {
                    throw new Error(asn1Parsed.result.error);
                }
                const res = this.fromASN(asn1Parsed.result, target, options);
                return res;
            }
            static fromASN(asn1Schema, target, options) {
                try {
                    if ((0, helper_1.isConvertible)(target)) {
                        const value = new target();
                        return value.fromASN(asn1Schema);
                    }
                    const schema = storage_1.schemaStorage.get(target);
                    storage_1.schemaStorage.cache(target);
                    let targetSchema = schema.schema;
                    const choiceResult = this.handleChoiceTypes(asn1Schema, schema, target, targetSchema, options);
                    if (choiceResult?.result) {
                        return choiceResult.result;
                    }
                    if (choiceResult?.targetSchema) {
                        targetSchema = choiceResult.targetSchema;
                    }
                    const sequenceResult = this.handleSequenceTypes(asn1Schema, schema, target, targetSchema);
                    const res = new target();
                    if ((0, helper_1.isTypeOfArray)(target)) {
                        return this.handleArrayTypes(asn1Schema, schema, target, options);
                    }
                    this.processSchemaItems(schema, sequenceResult, res, options);
                    return res;
                }
                catch (error) {
                    if (error instanceof errors_1.AsnSchemaValidationError) {
                        error.schemas.push(target.name);
                    }
                    throw error;
                }
            }
            static handleChoiceTypes(asn1Schema, schema, target, targetSchema, options) {
                if (asn1Schema.constructor === asn1js.Constructed && schema.type === enums_1.AsnTypeTypes.Choice && asn1Schema.idBlock.tagClass === 3) {
                    for (const key in schema.items) {
                        const schemaItem = schema.items[key];
                        if (schemaItem.context === asn1Schema.idBlock.tagNumber && schemaItem.implicit) {
                            if (typeof schemaItem.type === "function" && storage_1.schemaStorage.has(schemaItem.type)) {
                                const fieldSchema = storage_1.schemaStorage.get(schemaItem.type);
                                if (fieldSchema && fieldSchema.type === enums_1.AsnTypeTypes.Sequence) {
                                    const newSeq = new asn1js.Sequence();
                                    if ("value" in asn1Schema.valueBlock && Array.isArray(asn1Schema.valueBlock.value) && "value" in newSeq.valueBlock) {
                                        newSeq.valueBlock.value = asn1Schema.valueBlock.value;
                                        const fieldValue = this.fromASN(newSeq, schemaItem.type, options);
                                        const res = new target();
                                        res[key] = fieldValue;
                                        return { result: res };
                                    }
                                }
                            }
                        }
                    }
                }
                else if (asn1Schema.constructor === asn1js.Constructed && schema.type !== enums_1.AsnTypeTypes.Choice) {
                    const newTargetSchema = new asn1js.Constructed({
                        idBlock: {
                            tagClass: 3,
                            tagNumber: asn1Schema.idBlock.tagNumber,
                        },
                        value: schema.schema.valueBlock.value,
                    });
                    for (const key in schema.items) {
                        delete asn1Schema[key];
                    }
                    return { targetSchema: newTargetSchema };
                }
                return null;
            }
            static handleSequenceTypes(asn1Schema, schema, target, targetSchema) {
                if (schema.type === enums_1.AsnTypeTypes.Sequence) {
                    const asn1ComparedSchema = asn1js.compareSchema({}, asn1Schema, targetSchema);
                    if (!asn1ComparedSchema.verified) {
                        throw new errors_1.AsnSchemaValidationError(`Data does not match to ${target.name} ASN1 schema.${asn1ComparedSchema.result.error ? ` ${asn1ComparedSchema.result.error}` : ""}`);
                    }
                    return asn1ComparedSchema;
                }
                else {
                    const asn1ComparedSchema = asn1js.compareSchema({}, asn1Schema, targetSchema);
                    if (!asn1ComparedSchema.verified) {
                        throw new errors_1.AsnSchemaValidationError(`Data does not match to ${target.name} ASN1 schema.${asn1ComparedSchema.result.error ? ` ${asn1ComparedSchema.result.error}` : ""}`);
                    }
                    return asn1ComparedSchema;
                }
            }
            static processRepeatedField(asn1Elements, asn1Index, schemaItem) {
                let elementsToProcess = asn1Elements.slice(asn1Index);
                if (elementsToProcess.length === 1 && elementsToProcess[0].constructor.name === "Sequence") {
                    const seq = elementsToProcess[0];
                    if (seq.valueBlock && seq.valueBlock.value && Array.isArray(seq.valueBlock.value)) {
                        elementsToProcess = seq.valueBlock.value;
                    }
                }
                if (typeof schemaItem.type === "number") {
                    const converter = converters.defaultConverter(schemaItem.type);
                    if (!converter)
                        throw new Error(`No converter for ASN.1 type ${schemaItem.type}`);
                    return elementsToProcess
                        .filter((el) => el && el.valueBlock)
                        .map((el) => {
                        try {
                            return converter.fromASN(el);
                        }
                        catch {
                            return undefined;
                        }
                    })
                        .filter((v) => v !== undefined);
                }
                else {
                    return elementsToProcess
                        .filter((el) => el && el.valueBlock)
                        .map((el) => {
                        try {
                            return this.fromASN(el, schemaItem.type);
                        }
                        catch {
                            return undefined;
                        }
                    })
                        .filter((v) => v !== undefined);
                }
            }
            static processPrimitiveField(asn1Element, schemaItem) {
                const converter = converters.defaultConverter(schemaItem.type);
                if (!converter)
                    throw new Error(`No converter for ASN.1 type ${schemaItem.type}`);
                return converter.fromASN(asn1Element);
            }
            static isOptionalChoiceField(schemaItem) {
                return (schemaItem.optional &&
                    typeof schemaItem.type === "function" &&
                    storage_1.schemaStorage.has(schemaItem.type) &&
                    storage_1.schemaStorage.get(schemaItem.type).type === enums_1.AsnTypeTypes.Choice);
            }
            static processOptionalChoiceField(asn1Element, schemaItem) {
                try {
                    const value = this.fromASN(asn1Element, schemaItem.type);
                    return {
                        processed: true,
                        value,
                    };
                }
                catch (err) {
                    if (err instanceof errors_1.AsnSchemaValidationError && /Wrong values for Choice type/.test(err.message)) {
                        return { processed: false };
                    }
                    throw err;
                }
            }
            static handleArrayTypes(asn1Schema, schema, target, options) {
                if (!("value" in asn1Schema.valueBlock && Array.isArray(asn1Schema.valueBlock.value))) {
                    throw new Error("Cannot get items from the ASN.1 parsed value. ASN.1 object is not constructed.");
                }
                const itemType = schema.itemType;
                if (typeof itemType === "number") {
                    const converter = converters.defaultConverter(itemType);
                    if (!converter) {
                        throw new Error(`Cannot get default converter for array item of ${target.name} ASN1 schema`);
                    }
                    return target.from(asn1Schema.valueBlock.value, (element) => converter.fromASN(element));
                }
                else {
                    return target.from(asn1Schema.valueBlock.value, (element) => this.fromASN(element, itemType, options));
                }
            }
            static processSchemaItems(schema, asn1ComparedSchema, res, options) {
                for (const key in schema.items) {
                    const asn1SchemaValue = asn1ComparedSchema.result[key];
                    if (!asn1SchemaValue) {
                        continue;
                    }
                    const schemaItem = schema.items[key];
                    const schemaItemType = schemaItem.type;
                    let parsedValue;
                    if (typeof schemaItemType === "number" || (0, helper_1.isConvertible)(schemaItemType)) {
                        parsedValue = this.processPrimitiveSchemaItem(asn1SchemaValue, schemaItem, schemaItemType, options);
                    }
                    else {
                        parsedValue = this.processComplexSchemaItem(asn1SchemaValue, schemaItem, schemaItemType, options);
                    }
                    if (parsedValue && typeof parsedValue === "object" && "value" in parsedValue && "raw" in parsedValue) {
                        res[key] = parsedValue.value;
                        res[`${key}Raw`] = parsedValue.raw;
                    }
                    else {
                        res[key] = parsedValue;
                    }
                }
            }
            static processPrimitiveSchemaItem(asn1SchemaValue, schemaItem, schemaItemType, options) {
                const converter = schemaItem.converter ?? ((0, helper_1.isConvertible)(schemaItemType) ? new schemaItemType() : null);
                if (!converter) {
                    throw new Error("Converter is empty");
                }
                if (schemaItem.repeated) {
                    return this.processRepeatedPrimitiveItem(asn1SchemaValue, schemaItem, converter, options);
                }
                else {
                    return this.processSinglePrimitiveItem(asn1SchemaValue, schemaItem, schemaItemType, converter, options);
                }
            }
            static processRepeatedPrimitiveItem(asn1SchemaValue, schemaItem, converter, options) {
                if (schemaItem.implicit) {
                    const Container = schemaItem.repeated === "sequence" ? asn1js.Sequence : asn1js.Set;
                    const newItem = new Container();
                    newItem.valueBlock = asn1SchemaValue.valueBlock;
                    const newItemAsn = asn1js.fromBER(newItem.toBER(false), options?.berOptions);
                    if (newItemAsn.offset === -1) {
                        throw new Error(`Cannot parse the child item. ${newItemAsn.result.error}`);
                    }
                    if (!("value" in newItemAsn.result.valueBlock && Array.isArray(newItemAsn.result.valueBlock.value))) {
                        throw new Error("Cannot get items from the ASN.1 parsed value. ASN.1 object is not constructed.");
                    }
                    const value = newItemAsn.result.valueBlock.value;
                    return Array.from(value, (element) => converter.fromASN(element));
                }
                else {
                    return Array.from(asn1SchemaValue, (element) => converter.fromASN(element));
                }
            }
            static processSinglePrimitiveItem(asn1SchemaValue, schemaItem, schemaItemType, converter, options) {
                let value = asn1SchemaValue;
                if (schemaItem.implicit) {
                    let newItem;
                    if ((0, helper_1.isConvertible)(schemaItemType)) {
                        newItem = new schemaItemType().toSchema("");
                    }
                    else {
                        const Asn1TypeName = enums_1.AsnPropTypes[schemaItemType];
                        const Asn1Type = asn1js[Asn1TypeName];
                        if (!Asn1Type) {
                            throw new Error(`Cannot get '${Asn1TypeName}' class from asn1js module`);
                        }
                        newItem = new Asn1Type();
                    }
                    newItem.valueBlock = value.valueBlock;
                    value = asn1js.fromBER(newItem.toBER(false), options?.berOptions).result;
                }
                return converter.fromASN(value);
            }
            static processComplexSchemaItem(asn1SchemaValue, schemaItem, schemaItemType, options) {
                if (schemaItem.repeated) {
                    if (!Array.isArray(asn1SchemaValue)) {
                        throw new Error("Cannot get list of items from the ASN.1 parsed value. ASN.1 value should be iterable.");
                    }
                    return Array.from(asn1SchemaValue, (element) => this.fromASN(element, schemaItemType, options));
                }
                else {
                    const valueToProcess = this.handleImplicitTagging(asn1SchemaValue, schemaItem, schemaItemType);
                    if (this.isOptionalChoiceField(schemaItem)) {
                        try {
                            return this.fromASN(valueToProcess, schemaItemType, options);
                        }
                        catch (err) {
                            if (err instanceof errors_1.AsnSchemaValidationError && /Wrong values for Choice type/.test(err.message)) {
                                return undefined;
                            }
                            throw err;
                        }
                    }
                    else {
                        const parsedValue = this.fromASN(valueToProcess, schemaItemType, options);
                        if (schemaItem.raw) {
                            return {
                                value: parsedValue,
                                raw: asn1SchemaValue.valueBeforeDecodeView,
                            };
                        }
                        return parsedValue;
                    }
                }
            }
            static handleImplicitTagging(asn1SchemaValue, schemaItem, schemaItemType) {
                if (schemaItem.implicit && typeof schemaItem.context === "number") {
                    const schema = storage_1.schemaStorage.get(schemaItemType);
                    if (schema.type === enums_1.AsnTypeTypes.Sequence) {
                        const newSeq = new asn1js.Sequence();
                        if ("value" in asn1SchemaValue.valueBlock && Array.isArray(asn1SchemaValue.valueBlock.value) && "value" in newSeq.valueBlock) {
                            newSeq.valueBlock.value = asn1SchemaValue.valueBlock.value;
                            return newSeq;
                        }
                    }
                    else if (schema.type === enums_1.AsnTypeTypes.Set) {
                        const newSet = new asn1js.Set();
                        if ("value" in asn1SchemaValue.valueBlock && Array.isArray(asn1SchemaValue.valueBlock.value) && "value" in newSet.valueBlock) {
                            newSet.valueBlock.value = asn1SchemaValue.valueBlock.value;
                            return newSet;
                        }
                    }
                }
                return asn1SchemaValue;
            }
        }
        exports.AsnParser = AsnParser;
    }),
    5578: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnSchemaStorage = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const enums_1 = __webpack_require__(4635);
        const helper_1 = __webpack_require__(6109);
        class AsnSchemaStorage {
            items = new WeakMap();
            has(target) {
                return this.items.has(target);
            }
            get(target, checkSchema = false) {
                const schema = this.items.get(target);
                if (!schema) {
                    throw new Error(`Cannot get schema for '${target.prototype.constructor.name}' target`);
                }
                if (checkSchema && !schema.schema) {
                    throw new Error(`Schema '${target.prototype.constructor.name}' doesn't contain ASN.1 schema. Call 'AsnSchemaStorage.cache'.`);
                }
                return schema;
            }
            cache(target) {
                const schema = this.get(target);
                if (!schema.schema) {
                    schema.schema = this.create(target, true);
                }
            }
            createDefault(target) {
                const schema = {
                    type: enums_1.AsnTypeTypes.Sequence,
                    items: {},
                };
                const parentSchema = this.findParentSchema(target);
                if (parentSchema) {
                    Object.assign(schema, parentSchema);
                    schema.items = Object.assign({}, schema.items, parentSchema.items);
                }
                return schema;
            }
            create(target, useNames) {
                const schema = this.items.get(target) || this.createDefault(target);
                const asn1Value = [];
                for (const key in schema.items) {
                    const item = schema.items[key];
                    const name = useNames ? key : "";
                    let asn1Item;
                    if (typeof item.type === "number") {
                        const Asn1TypeName = enums_1.AsnPropTypes[item.type];
                        const Asn1Type = asn1js[Asn1TypeName];
                        if (!Asn1Type) {
                            throw new Error(`Cannot get ASN1 class by name '${Asn1TypeName}'`);
                        }
                        asn1Item = new Asn1Type({ name });
                    }
                    else if ((0, helper_1.isConvertible)(item.type)) {
                        const instance = new item.type();
                        asn1Item = instance.toSchema(name);
                    }
                    else if (item.optional) {
                        const itemSchema = this.get(item.type);
                        if (itemSchema.type === enums_1.AsnTypeTypes.Choice) {
                            asn1Item = new asn1js.Any({ name });
                        }
                        else {
                            asn1Item = this.create(item.type, false);
                            asn1Item.name = name;
                        }
                    }
                    else {
                        asn1Item = new asn1js.Any({ name });
                    }
                    const optional = !!item.optional || item.defaultValue !== undefined;
                    if (item.repeated) {
                        asn1Item.name = "";
                        const Container = item.repeated === "set" ? asn1js.Set : asn1js.Sequence;
                        asn1Item = new Container({
                            name: "",
                            value: [
                                new asn1js.Repeated({
                                    name,
                                    value: asn1Item,
                                }),
                            ],
                        });
                    }
                    if (item.context !== null && item.context !== undefined) {
                        if (item.implicit) {
                            if (typeof item.type === "number" || (0, helper_1.isConvertible)(item.type)) {
                                const Container = item.repeated ? asn1js.Constructed : asn1js.Primitive;
                                asn1Value.push(new Container({
                                    name,
                                    optional,
                                    idBlock: {
                                        tagClass: 3,
                                        tagNumber: item.context,
                                    },
                                }));
                            }
                            else {
                                this.cache(item.type);
                                const isRepeated = !!item.repeated;
                                let value = !isRepeated ? this.get(item.type, true).schema : asn1Item;
                                value = "valueBlock" in value ? value.valueBlock.value : value.value;
                                asn1Value.push(new asn1js.Constructed({
                                    name: !isRepeated ? name : "",
                                    optional,
                                    idBlock: {
                                        tagClass: 3,
                                        tagNumber: item.context,
                                    },
                                    value: value,
                                }));
                            }
                        }
                        else {
                            asn1Value.push(new asn1js.Constructed({
                                optional,
                                idBlock: {
                                    tagClass: 3,
                                    tagNumber: item.context,
                                },
                                value: [asn1Item],
                            }));
                        }
                    }
                    else {
                        asn1Item.optional = optional;
                        asn1Value.push(asn1Item);
                    }
                }
                switch (schema.type) {
                    case enums_1.AsnTypeTypes.Sequence:
                        return new asn1js.Sequence({
                            value: asn1Value,
                            name: "",
                        });
                    case enums_1.AsnTypeTypes.Set:
                        return new asn1js.Set({
                            value: asn1Value,
                            name: "",
                        });
                    case enums_1.AsnTypeTypes.Choice:
                        return new asn1js.Choice({
                            value: asn1Value,
                            name: "",
                        });
                    default:
                        throw new Error("Unsupported ASN1 type in use");
                }
            }
            set(target, schema) {
                this.items.set(target, schema);
                return this;
            }
            findParentSchema(target) {
                const parent = Object.getPrototypeOf(target);
                if (parent) {
                    const schema = this.items.get(parent);
                    return schema || this.findParentSchema(parent);
                }
                return null;
            }
        }
        exports.AsnSchemaStorage = AsnSchemaStorage;
    }),
    9453: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AsnSerializer = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        const converters = tslib_1.__importStar(__webpack_require__(9004));
        const enums_1 = __webpack_require__(4635);
        const helper_1 = __webpack_require__(6109);
        const storage_1 = __webpack_require__(2816);
        class AsnSerializer {
            static serialize(obj) {
                if (obj instanceof asn1js.BaseBlock) {
                    return obj.toBER(false);
                }
                return this.toASN(obj).toBER(false);
            }
            static toASN(obj) {
                if (obj && typeof obj === "object" && (0, helper_1.isConvertible)(obj)) {
                    return obj.toASN();
                }
                if (!(obj && typeof obj === "object")) {
                    throw new TypeError("Parameter 1 should be type of Object.");
                }
                const target = obj.constructor;
                const schema = storage_1.schemaStorage.get(target);
                storage_1.schemaStorage.cache(target);
                let asn1Value = [];
                if (schema.itemType) {
                    if (!Array.isArray(obj)) {
                        throw new TypeError("Parameter 1 should be type of Array.");
                    }
                    if (typeof schema.itemType === "number") {
                        const converter = converters.defaultConverter(schema.itemType);
                        if (!converter) {
                            throw new Error(`Cannot get default converter for array item of ${target.name} ASN1 schema`);
                        }
                        asn1Value = obj.map((o) => converter.toASN(o));
                    }
                    else {
                        asn1Value = obj.map((o) => this.toAsnItem({ type: schema.itemType }, "[]", target, o));
                    }
                }
                else {
                    for (const key in schema.items) {
                        const schemaItem = schema.items[key];
                        const objProp = obj[key];
                        if (objProp === undefined ||
                            schemaItem.defaultValue === objProp ||
                            (typeof schemaItem.defaultValue === "object" && typeof objProp === "object" && (0, helper_1.isArrayEqual)(this.serialize(schemaItem.defaultValue), this.serialize(objProp)))) {
                            continue;
                        }
                        const asn1Item = AsnSerializer.toAsnItem(schemaItem, key, target, objProp);
                        if (typeof schemaItem.context === "number") {
                            if (schemaItem.implicit) {
                                if (!schemaItem.repeated && (typeof schemaItem.type === "number" || (0, helper_1.isConvertible)(schemaItem.type))) {
                                    const value = {};
                                    value.valueHex = asn1Item instanceof asn1js.Null ? (0, utils_1.toArrayBuffer)(asn1Item.valueBeforeDecodeView) : asn1Item.valueBlock.toBER();
                                    asn1Value.push(new asn1js.Primitive({
                                        optional: schemaItem.optional,
                                        idBlock: {
                                            tagClass: 3,
                                            tagNumber: schemaItem.context,
                                        },
                                        ...value,
                                    }));
                                }
                                else {
                                    asn1Value.push(new asn1js.Constructed({
                                        optional: schemaItem.optional,
                                        idBlock: {
                                            tagClass: 3,
                                            tagNumber: schemaItem.context,
                                        },
                                        value: asn1Item.valueBlock.value,
                                    }));
                                }
                            }
                            else {
                                asn1Value.push(new asn1js.Constructed({
                                    optional: schemaItem.optional,
                                    idBlock: {
                                        tagClass: 3,
                                        tagNumber: schemaItem.context,
                                    },
                                    value: [asn1Item],
                                }));
                            }
                        }
                        else if (schemaItem.repeated) {
                            asn1Value = asn1Value.concat(asn1Item);
                        }
                        else {
                            asn1Value.push(asn1Item);
                        }
                    }
                }
                let asnSchema;
                switch (schema.type) {
                    case enums_1.AsnTypeTypes.Sequence:
                        asnSchema = new asn1js.Sequence({ value: asn1Value });
                        break;
                    case enums_1.AsnTypeTypes.Set:
                        asnSchema = new asn1js.Set({ value: asn1Value });
                        break;
                    case enums_1.AsnTypeTypes.Choice:
                        if (!asn1Value[0]) {
                            throw new Error(`Schema '${target.name}' has wrong data. Choice cannot be empty.`);
                        }
                        asnSchema = asn1Value[0];
                        break;
                }
                return asnSchema;
            }
            static toAsnItem(schemaItem, key, target, objProp) {
                let asn1Item;
                if (typeof schemaItem.type === "number") {
                    const converter = schemaItem.converter;
                    if (!converter) {
                        throw new Error(`Property '${key}' doesn't have converter for type ${enums_1.AsnPropTypes[schemaItem.type]} in schema '${target.name}'`);
                    }
                    if (schemaItem.repeated) {
                        if (!Array.isArray(objProp)) {
                            throw new TypeError("Parameter 'objProp' should be type of Array.");
                        }
                        const items = Array.from(objProp, (element) => converter.toASN(element));
                        const Container = schemaItem.repeated === "sequence" ? asn1js.Sequence : asn1js.Set;
                        asn1Item = new Container({ value: items });
                    }
                    else {
                        asn1Item = converter.toASN(objProp);
                    }
                }
                else {
                    if (schemaItem.repeated) {
                        if (!Array.isArray(objProp)) {
                            throw new TypeError("Parameter 'objProp' should be type of Array.");
                        }
                        const items = Array.from(objProp, (element) => this.toASN(element));
                        const Container = schemaItem.repeated === "sequence" ? asn1js.Sequence : asn1js.Set;
                        asn1Item = new Container({ value: items });
                    }
                    else {
                        asn1Item = this.toASN(objProp);
                    }
                }
                return asn1Item;
            }
        }
        exports.AsnSerializer = AsnSerializer;
    }),
    2816: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.schemaStorage = void 0;
        const schema_1 = __webpack_require__(5578);
        exports.schemaStorage = new schema_1.AsnSchemaStorage();
    }),
    6958: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.BitString = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        class BitString {
            unusedBits = 0;
            value = new ArrayBuffer(0);
            constructor(params, unusedBits = 0) {
                if (params) {
                    if (typeof params === "number") {
                        this.fromNumber(params);
                    }
                    else if ((0, utils_1.isBufferSource)(params)) {
                        this.unusedBits = unusedBits;
                        this.value = (0, utils_1.toArrayBuffer)(params);
                    }
                    else {
                        throw TypeError("Unsupported type of 'params' argument for BitString");
                    }
                }
            }
            fromASN(asn) {
                if (!(asn instanceof asn1js.BitString)) {
                    throw new TypeError("Argument 'asn' is not instance of ASN.1 BitString");
                }
                this.unusedBits = asn.valueBlock.unusedBits;
                this.value = (0, utils_1.toArrayBuffer)(asn.valueBlock.valueHex);
                return this;
            }
            toASN() {
                return new asn1js.BitString({
                    unusedBits: this.unusedBits,
                    valueHex: this.value,
                });
            }
            toSchema(name) {
                return new asn1js.BitString({ name });
            }
            toNumber() {
                let res = "";
                const uintArray = new Uint8Array(this.value);
                for (const octet of uintArray) {
                    res += octet.toString(2).padStart(8, "0");
                }
                res = res.split("").reverse().join("");
                if (this.unusedBits) {
                    res = res.slice(this.unusedBits).padStart(this.unusedBits, "0");
                }
                return parseInt(res, 2);
            }
            fromNumber(value) {
                let bits = value.toString(2);
                const octetSize = (bits.length + 7) >> 3;
                this.unusedBits = (octetSize << 3) - bits.length;
                const octets = new Uint8Array(octetSize);
                bits = bits
                    .padStart(octetSize << 3, "0")
                    .split("")
                    .reverse()
                    .join("");
                let index = 0;
                while (index < octetSize) {
                    octets[index] = parseInt(bits.slice(index << 3, (index << 3) + 8), 2);
                    index++;
                }
                this.value = octets.buffer;
            }
        }
        exports.BitString = BitString;
    }),
    1243: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(6958), exports);
        tslib_1.__exportStar(__webpack_require__(1174), exports);
    }),
    1174: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.OctetString = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1js = tslib_1.__importStar(__webpack_require__(4549));
        const utils_1 = __webpack_require__(4724);
        class OctetString {
            buffer;
            get byteLength() {
                return this.buffer.byteLength;
            }
            get byteOffset() {
                return 0;
            }
            constructor(param) {
                if (typeof param === "number") {
                    this.buffer = new ArrayBuffer(param);
                }
                else {
                    if ((0, utils_1.isBufferSource)(param)) {
                        this.buffer = (0, utils_1.toArrayBuffer)(param);
                    }
                    else if (Array.isArray(param)) {
                        this.buffer = new Uint8Array(param).buffer;
                    }
                    else {
                        this.buffer = new ArrayBuffer(0);
                    }
                }
            }
            fromASN(asn) {
                if (!(asn instanceof asn1js.OctetString)) {
                    throw new TypeError("Argument 'asn' is not instance of ASN.1 OctetString");
                }
                this.buffer = (0, utils_1.toArrayBuffer)(asn.valueBlock.valueHex);
                return this;
            }
            toASN() {
                return new asn1js.OctetString({ valueHex: this.buffer });
            }
            toSchema(name) {
                return new asn1js.OctetString({ name });
            }
        }
        exports.OctetString = OctetString;
    }),
    4503: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ACClearAttrs = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class ACClearAttrs {
            acIssuer = new asn1_x509_1.GeneralName();
            acSerial = 0;
            attrs = [];
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.ACClearAttrs = ACClearAttrs;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.GeneralName })
        ], ACClearAttrs.prototype, "acIssuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], ACClearAttrs.prototype, "acSerial", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.Attribute,
                repeated: "sequence",
            })
        ], ACClearAttrs.prototype, "attrs", void 0);
    }),
    6239: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AAControls = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const attr_spec_1 = __webpack_require__(8221);
        class AAControls {
            pathLenConstraint;
            permittedAttrs;
            excludedAttrs;
            permitUnSpecified = true;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AAControls = AAControls;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                optional: true,
            })
        ], AAControls.prototype, "pathLenConstraint", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attr_spec_1.AttrSpec,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], AAControls.prototype, "permittedAttrs", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attr_spec_1.AttrSpec,
                implicit: true,
                context: 1,
                optional: true,
            })
        ], AAControls.prototype, "excludedAttrs", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                defaultValue: true,
            })
        ], AAControls.prototype, "permitUnSpecified", void 0);
    }),
    848: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AttCertIssuer = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const v2_form_1 = __webpack_require__(1473);
        let AttCertIssuer = class AttCertIssuer {
            v1Form;
            v2Form;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.AttCertIssuer = AttCertIssuer;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralName,
                repeated: "sequence",
            })
        ], AttCertIssuer.prototype, "v1Form", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: v2_form_1.V2Form,
                context: 0,
                implicit: true,
            })
        ], AttCertIssuer.prototype, "v2Form", void 0);
        exports.AttCertIssuer = AttCertIssuer = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], AttCertIssuer);
    }),
    169: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AttCertValidityPeriod = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class AttCertValidityPeriod {
            notBeforeTime = new Date();
            notAfterTime = new Date();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AttCertValidityPeriod = AttCertValidityPeriod;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], AttCertValidityPeriod.prototype, "notBeforeTime", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], AttCertValidityPeriod.prototype, "notAfterTime", void 0);
    }),
    8221: ((__unused_webpack_module, exports, __webpack_require__) => {
        var AttrSpec_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AttrSpec = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        let AttrSpec = AttrSpec_1 = class AttrSpec extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, AttrSpec_1.prototype);
            }
        };
        exports.AttrSpec = AttrSpec;
        exports.AttrSpec = AttrSpec = AttrSpec_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_schema_1.AsnPropTypes.ObjectIdentifier,
            })
        ], AttrSpec);
    }),
    4230: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AttributeCertificate = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const attribute_certificate_info_1 = __webpack_require__(8929);
        class AttributeCertificate {
            acinfo = new attribute_certificate_info_1.AttributeCertificateInfo();
            signatureAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            signatureValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AttributeCertificate = AttributeCertificate;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: attribute_certificate_info_1.AttributeCertificateInfo })
        ], AttributeCertificate.prototype, "acinfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], AttributeCertificate.prototype, "signatureAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], AttributeCertificate.prototype, "signatureValue", void 0);
    }),
    8929: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AttributeCertificateInfo = exports.AttCertVersion = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const holder_1 = __webpack_require__(4046);
        const attr_cert_issuer_1 = __webpack_require__(848);
        const attr_cert_validity_period_1 = __webpack_require__(169);
        var AttCertVersion;
        (function (AttCertVersion) {
            AttCertVersion[AttCertVersion["v2"] = 1] = "v2";
        })(AttCertVersion || (exports.AttCertVersion = AttCertVersion = {}));
        class AttributeCertificateInfo {
            version = AttCertVersion.v2;
            holder = new holder_1.Holder();
            issuer = new attr_cert_issuer_1.AttCertIssuer();
            signature = new asn1_x509_1.AlgorithmIdentifier();
            serialNumber = new ArrayBuffer(0);
            attrCertValidityPeriod = new attr_cert_validity_period_1.AttCertValidityPeriod();
            attributes = [];
            issuerUniqueID;
            extensions;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AttributeCertificateInfo = AttributeCertificateInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], AttributeCertificateInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: holder_1.Holder })
        ], AttributeCertificateInfo.prototype, "holder", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: attr_cert_issuer_1.AttCertIssuer })
        ], AttributeCertificateInfo.prototype, "issuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], AttributeCertificateInfo.prototype, "signature", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], AttributeCertificateInfo.prototype, "serialNumber", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: attr_cert_validity_period_1.AttCertValidityPeriod })
        ], AttributeCertificateInfo.prototype, "attrCertValidityPeriod", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.Attribute,
                repeated: "sequence",
            })
        ], AttributeCertificateInfo.prototype, "attributes", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                optional: true,
            })
        ], AttributeCertificateInfo.prototype, "issuerUniqueID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.Extensions,
                optional: true,
            })
        ], AttributeCertificateInfo.prototype, "extensions", void 0);
    }),
    3765: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ClassList = exports.ClassListFlags = void 0;
        const asn1_schema_1 = __webpack_require__(7261);
        var ClassListFlags;
        (function (ClassListFlags) {
            ClassListFlags[ClassListFlags["unmarked"] = 1] = "unmarked";
            ClassListFlags[ClassListFlags["unclassified"] = 2] = "unclassified";
            ClassListFlags[ClassListFlags["restricted"] = 4] = "restricted";
            ClassListFlags[ClassListFlags["confidential"] = 8] = "confidential";
            ClassListFlags[ClassListFlags["secret"] = 16] = "secret";
            ClassListFlags[ClassListFlags["topSecret"] = 32] = "topSecret";
        })(ClassListFlags || (exports.ClassListFlags = ClassListFlags = {}));
        class ClassList extends asn1_schema_1.BitString {
        }
        exports.ClassList = ClassList;
    }),
    2388: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Clearance = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const class_list_1 = __webpack_require__(3765);
        const security_category_1 = __webpack_require__(7361);
        class Clearance {
            policyId = "";
            classList = new class_list_1.ClassList(class_list_1.ClassListFlags.unclassified);
            securityCategories;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Clearance = Clearance;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], Clearance.prototype, "policyId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: class_list_1.ClassList,
                defaultValue: new class_list_1.ClassList(class_list_1.ClassListFlags.unclassified),
            })
        ], Clearance.prototype, "classList", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: security_category_1.SecurityCategory,
                repeated: "set",
            })
        ], Clearance.prototype, "securityCategories", void 0);
    }),
    4046: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Holder = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const issuer_serial_1 = __webpack_require__(1642);
        const object_digest_info_1 = __webpack_require__(1705);
        class Holder {
            baseCertificateID;
            entityName;
            objectDigestInfo;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Holder = Holder;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: issuer_serial_1.IssuerSerial,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], Holder.prototype, "baseCertificateID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralNames,
                implicit: true,
                context: 1,
                optional: true,
            })
        ], Holder.prototype, "entityName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: object_digest_info_1.ObjectDigestInfo,
                implicit: true,
                context: 2,
                optional: true,
            })
        ], Holder.prototype, "objectDigestInfo", void 0);
    }),
    384: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IetfAttrSyntax = exports.IetfAttrSyntaxValueChoices = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class IetfAttrSyntaxValueChoices {
            cotets;
            oid;
            string;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.IetfAttrSyntaxValueChoices = IetfAttrSyntaxValueChoices;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], IetfAttrSyntaxValueChoices.prototype, "cotets", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], IetfAttrSyntaxValueChoices.prototype, "oid", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Utf8String })
        ], IetfAttrSyntaxValueChoices.prototype, "string", void 0);
        class IetfAttrSyntax {
            policyAuthority;
            values = [];
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.IetfAttrSyntax = IetfAttrSyntax;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralNames,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], IetfAttrSyntax.prototype, "policyAuthority", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: IetfAttrSyntaxValueChoices,
                repeated: "sequence",
            })
        ], IetfAttrSyntax.prototype, "values", void 0);
    }),
    4938: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4503), exports);
        tslib_1.__exportStar(__webpack_require__(6239), exports);
        tslib_1.__exportStar(__webpack_require__(848), exports);
        tslib_1.__exportStar(__webpack_require__(169), exports);
        tslib_1.__exportStar(__webpack_require__(8221), exports);
        tslib_1.__exportStar(__webpack_require__(4230), exports);
        tslib_1.__exportStar(__webpack_require__(8929), exports);
        tslib_1.__exportStar(__webpack_require__(3765), exports);
        tslib_1.__exportStar(__webpack_require__(2388), exports);
        tslib_1.__exportStar(__webpack_require__(4046), exports);
        tslib_1.__exportStar(__webpack_require__(384), exports);
        tslib_1.__exportStar(__webpack_require__(1642), exports);
        tslib_1.__exportStar(__webpack_require__(1705), exports);
        tslib_1.__exportStar(__webpack_require__(8604), exports);
        tslib_1.__exportStar(__webpack_require__(1313), exports);
        tslib_1.__exportStar(__webpack_require__(5288), exports);
        tslib_1.__exportStar(__webpack_require__(7361), exports);
        tslib_1.__exportStar(__webpack_require__(8005), exports);
        tslib_1.__exportStar(__webpack_require__(7849), exports);
        tslib_1.__exportStar(__webpack_require__(1473), exports);
    }),
    1642: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IssuerSerial = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class IssuerSerial {
            issuer = new asn1_x509_1.GeneralNames();
            serial = new ArrayBuffer(0);
            issuerUID = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.IssuerSerial = IssuerSerial;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.GeneralNames })
        ], IssuerSerial.prototype, "issuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], IssuerSerial.prototype, "serial", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                optional: true,
            })
        ], IssuerSerial.prototype, "issuerUID", void 0);
    }),
    1705: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ObjectDigestInfo = exports.DigestedObjectType = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        var DigestedObjectType;
        (function (DigestedObjectType) {
            DigestedObjectType[DigestedObjectType["publicKey"] = 0] = "publicKey";
            DigestedObjectType[DigestedObjectType["publicKeyCert"] = 1] = "publicKeyCert";
            DigestedObjectType[DigestedObjectType["otherObjectTypes"] = 2] = "otherObjectTypes";
        })(DigestedObjectType || (exports.DigestedObjectType = DigestedObjectType = {}));
        class ObjectDigestInfo {
            digestedObjectType = DigestedObjectType.publicKey;
            otherObjectTypeID;
            digestAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            objectDigest = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.ObjectDigestInfo = ObjectDigestInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Enumerated })
        ], ObjectDigestInfo.prototype, "digestedObjectType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.ObjectIdentifier,
                optional: true,
            })
        ], ObjectDigestInfo.prototype, "otherObjectTypeID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], ObjectDigestInfo.prototype, "digestAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], ObjectDigestInfo.prototype, "objectDigest", void 0);
    }),
    8604: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_at_clearance = exports.id_at_role = exports.id_at = exports.id_aca_encAttrs = exports.id_aca_group = exports.id_aca_chargingIdentity = exports.id_aca_accessIdentity = exports.id_aca_authenticationInfo = exports.id_aca = exports.id_ce_targetInformation = exports.id_pe_ac_proxying = exports.id_pe_aaControls = exports.id_pe_ac_auditIdentity = void 0;
        const asn1_x509_1 = __webpack_require__(3594);
        exports.id_pe_ac_auditIdentity = `${asn1_x509_1.id_pe}.4`;
        exports.id_pe_aaControls = `${asn1_x509_1.id_pe}.6`;
        exports.id_pe_ac_proxying = `${asn1_x509_1.id_pe}.10`;
        exports.id_ce_targetInformation = `${asn1_x509_1.id_ce}.55`;
        exports.id_aca = `${asn1_x509_1.id_pkix}.10`;
        exports.id_aca_authenticationInfo = `${exports.id_aca}.1`;
        exports.id_aca_accessIdentity = `${exports.id_aca}.2`;
        exports.id_aca_chargingIdentity = `${exports.id_aca}.3`;
        exports.id_aca_group = `${exports.id_aca}.4`;
        exports.id_aca_encAttrs = `${exports.id_aca}.6`;
        exports.id_at = "2.5.4";
        exports.id_at_role = `${exports.id_at}.72`;
        exports.id_at_clearance = "2.5.1.5.55";
    }),
    1313: ((__unused_webpack_module, exports, __webpack_require__) => {
        var ProxyInfo_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ProxyInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const target_1 = __webpack_require__(7849);
        let ProxyInfo = ProxyInfo_1 = class ProxyInfo extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, ProxyInfo_1.prototype);
            }
        };
        exports.ProxyInfo = ProxyInfo;
        exports.ProxyInfo = ProxyInfo = ProxyInfo_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: target_1.Targets,
            })
        ], ProxyInfo);
    }),
    5288: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RoleSyntax = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class RoleSyntax {
            roleAuthority;
            roleName;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RoleSyntax = RoleSyntax;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralNames,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], RoleSyntax.prototype, "roleAuthority", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralName,
                implicit: true,
                context: 1,
            })
        ], RoleSyntax.prototype, "roleName", void 0);
    }),
    7361: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SecurityCategory = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class SecurityCategory {
            type = "";
            value = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SecurityCategory = SecurityCategory;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.ObjectIdentifier,
                implicit: true,
                context: 0,
            })
        ], SecurityCategory.prototype, "type", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                implicit: true,
                context: 1,
            })
        ], SecurityCategory.prototype, "value", void 0);
    }),
    8005: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SvceAuthInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class SvceAuthInfo {
            service = new asn1_x509_1.GeneralName();
            ident = new asn1_x509_1.GeneralName();
            authInfo;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SvceAuthInfo = SvceAuthInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.GeneralName })
        ], SvceAuthInfo.prototype, "service", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.GeneralName })
        ], SvceAuthInfo.prototype, "ident", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.OctetString,
                optional: true,
            })
        ], SvceAuthInfo.prototype, "authInfo", void 0);
    }),
    7849: ((__unused_webpack_module, exports, __webpack_require__) => {
        var Targets_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Targets = exports.Target = exports.TargetCert = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const issuer_serial_1 = __webpack_require__(1642);
        const object_digest_info_1 = __webpack_require__(1705);
        class TargetCert {
            targetCertificate = new issuer_serial_1.IssuerSerial();
            targetName;
            certDigestInfo;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.TargetCert = TargetCert;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: issuer_serial_1.IssuerSerial })
        ], TargetCert.prototype, "targetCertificate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralName,
                optional: true,
            })
        ], TargetCert.prototype, "targetName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: object_digest_info_1.ObjectDigestInfo,
                optional: true,
            })
        ], TargetCert.prototype, "certDigestInfo", void 0);
        let Target = class Target {
            targetName;
            targetGroup;
            targetCert;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.Target = Target;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralName,
                context: 0,
                implicit: true,
            })
        ], Target.prototype, "targetName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralName,
                context: 1,
                implicit: true,
            })
        ], Target.prototype, "targetGroup", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: TargetCert,
                context: 2,
                implicit: true,
            })
        ], Target.prototype, "targetCert", void 0);
        exports.Target = Target = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], Target);
        let Targets = Targets_1 = class Targets extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, Targets_1.prototype);
            }
        };
        exports.Targets = Targets;
        exports.Targets = Targets = Targets_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: Target,
            })
        ], Targets);
    }),
    1473: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.V2Form = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const issuer_serial_1 = __webpack_require__(1642);
        const object_digest_info_1 = __webpack_require__(1705);
        class V2Form {
            issuerName;
            baseCertificateID;
            objectDigestInfo;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.V2Form = V2Form;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.GeneralNames,
                optional: true,
            })
        ], V2Form.prototype, "issuerName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: issuer_serial_1.IssuerSerial,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], V2Form.prototype, "baseCertificateID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: object_digest_info_1.ObjectDigestInfo,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], V2Form.prototype, "objectDigestInfo", void 0);
    }),
    4201: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AlgorithmIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const bytes_1 = __webpack_require__(7864);
        class AlgorithmIdentifier {
            algorithm = "";
            parameters;
            constructor(params = {}) {
                Object.assign(this, params);
            }
            isEqual(data) {
                return (data instanceof AlgorithmIdentifier &&
                    data.algorithm == this.algorithm &&
                    ((data.parameters && this.parameters && (0, bytes_1.equal)(data.parameters, this.parameters)) || data.parameters === this.parameters));
            }
        }
        exports.AlgorithmIdentifier = AlgorithmIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], AlgorithmIdentifier.prototype, "algorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                optional: true,
            })
        ], AlgorithmIdentifier.prototype, "parameters", void 0);
    }),
    4122: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Attribute = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class Attribute {
            type = "";
            values = [];
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Attribute = Attribute;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], Attribute.prototype, "type", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                repeated: "set",
            })
        ], Attribute.prototype, "values", void 0);
    }),
    8490: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Certificate = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const algorithm_identifier_1 = __webpack_require__(4201);
        const tbs_certificate_1 = __webpack_require__(6633);
        class Certificate {
            tbsCertificate = new tbs_certificate_1.TBSCertificate();
            tbsCertificateRaw;
            signatureAlgorithm = new algorithm_identifier_1.AlgorithmIdentifier();
            signatureValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Certificate = Certificate;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: tbs_certificate_1.TBSCertificate,
                raw: true,
            })
        ], Certificate.prototype, "tbsCertificate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: algorithm_identifier_1.AlgorithmIdentifier })
        ], Certificate.prototype, "signatureAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], Certificate.prototype, "signatureValue", void 0);
    }),
    2740: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificateList = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const algorithm_identifier_1 = __webpack_require__(4201);
        const tbs_cert_list_1 = __webpack_require__(9642);
        class CertificateList {
            tbsCertList = new tbs_cert_list_1.TBSCertList();
            tbsCertListRaw;
            signatureAlgorithm = new algorithm_identifier_1.AlgorithmIdentifier();
            signature = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.CertificateList = CertificateList;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: tbs_cert_list_1.TBSCertList,
                raw: true,
            })
        ], CertificateList.prototype, "tbsCertList", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: algorithm_identifier_1.AlgorithmIdentifier })
        ], CertificateList.prototype, "signatureAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], CertificateList.prototype, "signature", void 0);
    }),
    7003: ((__unused_webpack_module, exports, __webpack_require__) => {
        var Extensions_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Extensions = exports.Extension = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class Extension {
            static CRITICAL = false;
            extnID = "";
            critical = Extension.CRITICAL;
            extnValue = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.Extension = Extension;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], Extension.prototype, "extnID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                defaultValue: Extension.CRITICAL,
            })
        ], Extension.prototype, "critical", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], Extension.prototype, "extnValue", void 0);
        let Extensions = Extensions_1 = class Extensions extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, Extensions_1.prototype);
            }
        };
        exports.Extensions = Extensions;
        exports.Extensions = Extensions = Extensions_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: Extension,
            })
        ], Extensions);
    }),
    4378: ((__unused_webpack_module, exports, __webpack_require__) => {
        var AuthorityInfoAccessSyntax_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AuthorityInfoAccessSyntax = exports.AccessDescription = exports.id_pe_authorityInfoAccess = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_name_1 = __webpack_require__(6322);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_pe_authorityInfoAccess = `${object_identifiers_1.id_pe}.1`;
        class AccessDescription {
            accessMethod = "";
            accessLocation = new general_name_1.GeneralName();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AccessDescription = AccessDescription;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], AccessDescription.prototype, "accessMethod", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: general_name_1.GeneralName })
        ], AccessDescription.prototype, "accessLocation", void 0);
        let AuthorityInfoAccessSyntax = AuthorityInfoAccessSyntax_1 = class AuthorityInfoAccessSyntax extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, AuthorityInfoAccessSyntax_1.prototype);
            }
        };
        exports.AuthorityInfoAccessSyntax = AuthorityInfoAccessSyntax;
        exports.AuthorityInfoAccessSyntax = AuthorityInfoAccessSyntax = AuthorityInfoAccessSyntax_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: AccessDescription,
            })
        ], AuthorityInfoAccessSyntax);
    }),
    9528: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AuthorityKeyIdentifier = exports.KeyIdentifier = exports.id_ce_authorityKeyIdentifier = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_name_1 = __webpack_require__(6322);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_authorityKeyIdentifier = `${object_identifiers_1.id_ce}.35`;
        class KeyIdentifier extends asn1_schema_1.OctetString {
        }
        exports.KeyIdentifier = KeyIdentifier;
        class AuthorityKeyIdentifier {
            keyIdentifier;
            authorityCertIssuer;
            authorityCertSerialNumber;
            constructor(params = {}) {
                if (params) {
                    Object.assign(this, params);
                }
            }
        }
        exports.AuthorityKeyIdentifier = AuthorityKeyIdentifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: KeyIdentifier,
                context: 0,
                optional: true,
                implicit: true,
            })
        ], AuthorityKeyIdentifier.prototype, "keyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: general_name_1.GeneralName,
                context: 1,
                optional: true,
                implicit: true,
                repeated: "sequence",
            })
        ], AuthorityKeyIdentifier.prototype, "authorityCertIssuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 2,
                optional: true,
                implicit: true,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], AuthorityKeyIdentifier.prototype, "authorityCertSerialNumber", void 0);
    }),
    5196: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.BasicConstraints = exports.id_ce_basicConstraints = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_basicConstraints = `${object_identifiers_1.id_ce}.19`;
        class BasicConstraints {
            cA = false;
            pathLenConstraint;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.BasicConstraints = BasicConstraints;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                defaultValue: false,
            })
        ], BasicConstraints.prototype, "cA", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                optional: true,
            })
        ], BasicConstraints.prototype, "pathLenConstraint", void 0);
    }),
    2330: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CertificateIssuer_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificateIssuer = exports.id_ce_certificateIssuer = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_names_1 = __webpack_require__(3361);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_certificateIssuer = `${object_identifiers_1.id_ce}.29`;
        let CertificateIssuer = CertificateIssuer_1 = class CertificateIssuer extends general_names_1.GeneralNames {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CertificateIssuer_1.prototype);
            }
        };
        exports.CertificateIssuer = CertificateIssuer;
        exports.CertificateIssuer = CertificateIssuer = CertificateIssuer_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], CertificateIssuer);
    }),
    239: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CertificatePolicies_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificatePolicies = exports.PolicyInformation = exports.PolicyQualifierInfo = exports.Qualifier = exports.UserNotice = exports.NoticeReference = exports.DisplayText = exports.id_ce_certificatePolicies_anyPolicy = exports.id_ce_certificatePolicies = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_certificatePolicies = `${object_identifiers_1.id_ce}.32`;
        exports.id_ce_certificatePolicies_anyPolicy = `${exports.id_ce_certificatePolicies}.0`;
        let DisplayText = class DisplayText {
            ia5String;
            visibleString;
            bmpString;
            utf8String;
            constructor(params = {}) {
                Object.assign(this, params);
            }
            toString() {
                return this.ia5String || this.visibleString || this.bmpString || this.utf8String || "";
            }
        };
        exports.DisplayText = DisplayText;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.IA5String })
        ], DisplayText.prototype, "ia5String", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.VisibleString })
        ], DisplayText.prototype, "visibleString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BmpString })
        ], DisplayText.prototype, "bmpString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Utf8String })
        ], DisplayText.prototype, "utf8String", void 0);
        exports.DisplayText = DisplayText = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], DisplayText);
        class NoticeReference {
            organization = new DisplayText();
            noticeNumbers = [];
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.NoticeReference = NoticeReference;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: DisplayText })
        ], NoticeReference.prototype, "organization", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                repeated: "sequence",
            })
        ], NoticeReference.prototype, "noticeNumbers", void 0);
        class UserNotice {
            noticeRef;
            explicitText;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.UserNotice = UserNotice;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: NoticeReference,
                optional: true,
            })
        ], UserNotice.prototype, "noticeRef", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: DisplayText,
                optional: true,
            })
        ], UserNotice.prototype, "explicitText", void 0);
        let Qualifier = class Qualifier {
            cPSuri;
            userNotice;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.Qualifier = Qualifier;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.IA5String })
        ], Qualifier.prototype, "cPSuri", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: UserNotice })
        ], Qualifier.prototype, "userNotice", void 0);
        exports.Qualifier = Qualifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], Qualifier);
        class PolicyQualifierInfo {
            policyQualifierId = "";
            qualifier = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PolicyQualifierInfo = PolicyQualifierInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], PolicyQualifierInfo.prototype, "policyQualifierId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], PolicyQualifierInfo.prototype, "qualifier", void 0);
        class PolicyInformation {
            policyIdentifier = "";
            policyQualifiers;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PolicyInformation = PolicyInformation;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], PolicyInformation.prototype, "policyIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: PolicyQualifierInfo,
                repeated: "sequence",
                optional: true,
            })
        ], PolicyInformation.prototype, "policyQualifiers", void 0);
        let CertificatePolicies = CertificatePolicies_1 = class CertificatePolicies extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CertificatePolicies_1.prototype);
            }
        };
        exports.CertificatePolicies = CertificatePolicies;
        exports.CertificatePolicies = CertificatePolicies = CertificatePolicies_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: PolicyInformation,
            })
        ], CertificatePolicies);
    }),
    1229: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.BaseCRLNumber = exports.id_ce_deltaCRLIndicator = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        const crl_number_1 = __webpack_require__(740);
        exports.id_ce_deltaCRLIndicator = `${object_identifiers_1.id_ce}.27`;
        let BaseCRLNumber = class BaseCRLNumber extends crl_number_1.CRLNumber {
        };
        exports.BaseCRLNumber = BaseCRLNumber;
        exports.BaseCRLNumber = BaseCRLNumber = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], BaseCRLNumber);
    }),
    4481: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CRLDistributionPoints_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CRLDistributionPoints = exports.DistributionPoint = exports.DistributionPointName = exports.Reason = exports.ReasonFlags = exports.id_ce_cRLDistributionPoints = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const name_1 = __webpack_require__(3111);
        const general_name_1 = __webpack_require__(6322);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_cRLDistributionPoints = `${object_identifiers_1.id_ce}.31`;
        var ReasonFlags;
        (function (ReasonFlags) {
            ReasonFlags[ReasonFlags["unused"] = 1] = "unused";
            ReasonFlags[ReasonFlags["keyCompromise"] = 2] = "keyCompromise";
            ReasonFlags[ReasonFlags["cACompromise"] = 4] = "cACompromise";
            ReasonFlags[ReasonFlags["affiliationChanged"] = 8] = "affiliationChanged";
            ReasonFlags[ReasonFlags["superseded"] = 16] = "superseded";
            ReasonFlags[ReasonFlags["cessationOfOperation"] = 32] = "cessationOfOperation";
            ReasonFlags[ReasonFlags["certificateHold"] = 64] = "certificateHold";
            ReasonFlags[ReasonFlags["privilegeWithdrawn"] = 128] = "privilegeWithdrawn";
            ReasonFlags[ReasonFlags["aACompromise"] = 256] = "aACompromise";
        })(ReasonFlags || (exports.ReasonFlags = ReasonFlags = {}));
        class Reason extends asn1_schema_1.BitString {
            toJSON() {
                const res = [];
                const flags = this.toNumber();
                if (flags & ReasonFlags.aACompromise) {
                    res.push("aACompromise");
                }
                if (flags & ReasonFlags.affiliationChanged) {
                    res.push("affiliationChanged");
                }
                if (flags & ReasonFlags.cACompromise) {
                    res.push("cACompromise");
                }
                if (flags & ReasonFlags.certificateHold) {
                    res.push("certificateHold");
                }
                if (flags & ReasonFlags.cessationOfOperation) {
                    res.push("cessationOfOperation");
                }
                if (flags & ReasonFlags.keyCompromise) {
                    res.push("keyCompromise");
                }
                if (flags & ReasonFlags.privilegeWithdrawn) {
                    res.push("privilegeWithdrawn");
                }
                if (flags & ReasonFlags.superseded) {
                    res.push("superseded");
                }
                if (flags & ReasonFlags.unused) {
                    res.push("unused");
                }
                return res;
            }
            toString() {
                return `[${this.toJSON().join(", ")}]`;
            }
        }
        exports.Reason = Reason;
        let DistributionPointName = class DistributionPointName {
            fullName;
            nameRelativeToCRLIssuer;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.DistributionPointName = DistributionPointName;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: general_name_1.GeneralName,
                context: 0,
                repeated: "sequence",
                implicit: true,
            })
        ], DistributionPointName.prototype, "fullName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: name_1.RelativeDistinguishedName,
                context: 1,
                implicit: true,
            })
        ], DistributionPointName.prototype, "nameRelativeToCRLIssuer", void 0);
        exports.DistributionPointName = DistributionPointName = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], DistributionPointName);
        class DistributionPoint {
            distributionPoint;
            reasons;
            cRLIssuer;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.DistributionPoint = DistributionPoint;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: DistributionPointName,
                context: 0,
                optional: true,
            })
        ], DistributionPoint.prototype, "distributionPoint", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: Reason,
                context: 1,
                optional: true,
                implicit: true,
            })
        ], DistributionPoint.prototype, "reasons", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: general_name_1.GeneralName,
                context: 2,
                optional: true,
                repeated: "sequence",
                implicit: true,
            })
        ], DistributionPoint.prototype, "cRLIssuer", void 0);
        let CRLDistributionPoints = CRLDistributionPoints_1 = class CRLDistributionPoints extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CRLDistributionPoints_1.prototype);
            }
        };
        exports.CRLDistributionPoints = CRLDistributionPoints;
        exports.CRLDistributionPoints = CRLDistributionPoints = CRLDistributionPoints_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: DistributionPoint,
            })
        ], CRLDistributionPoints);
    }),
    3489: ((__unused_webpack_module, exports, __webpack_require__) => {
        var FreshestCRL_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.FreshestCRL = exports.id_ce_freshestCRL = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        const crl_distribution_points_1 = __webpack_require__(4481);
        exports.id_ce_freshestCRL = `${object_identifiers_1.id_ce}.46`;
        let FreshestCRL = FreshestCRL_1 = class FreshestCRL extends crl_distribution_points_1.CRLDistributionPoints {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, FreshestCRL_1.prototype);
            }
        };
        exports.FreshestCRL = FreshestCRL;
        exports.FreshestCRL = FreshestCRL = FreshestCRL_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: crl_distribution_points_1.DistributionPoint,
            })
        ], FreshestCRL);
    }),
    4203: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IssuingDistributionPoint = exports.id_ce_issuingDistributionPoint = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        const crl_distribution_points_1 = __webpack_require__(4481);
        exports.id_ce_issuingDistributionPoint = `${object_identifiers_1.id_ce}.28`;
        class IssuingDistributionPoint {
            static ONLY = false;
            distributionPoint;
            onlyContainsUserCerts = IssuingDistributionPoint.ONLY;
            onlyContainsCACerts = IssuingDistributionPoint.ONLY;
            onlySomeReasons;
            indirectCRL = IssuingDistributionPoint.ONLY;
            onlyContainsAttributeCerts = IssuingDistributionPoint.ONLY;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.IssuingDistributionPoint = IssuingDistributionPoint;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: crl_distribution_points_1.DistributionPointName,
                context: 0,
                optional: true,
            })
        ], IssuingDistributionPoint.prototype, "distributionPoint", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                context: 1,
                defaultValue: IssuingDistributionPoint.ONLY,
                implicit: true,
            })
        ], IssuingDistributionPoint.prototype, "onlyContainsUserCerts", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                context: 2,
                defaultValue: IssuingDistributionPoint.ONLY,
                implicit: true,
            })
        ], IssuingDistributionPoint.prototype, "onlyContainsCACerts", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: crl_distribution_points_1.Reason,
                context: 3,
                optional: true,
                implicit: true,
            })
        ], IssuingDistributionPoint.prototype, "onlySomeReasons", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                context: 4,
                defaultValue: IssuingDistributionPoint.ONLY,
                implicit: true,
            })
        ], IssuingDistributionPoint.prototype, "indirectCRL", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Boolean,
                context: 5,
                defaultValue: IssuingDistributionPoint.ONLY,
                implicit: true,
            })
        ], IssuingDistributionPoint.prototype, "onlyContainsAttributeCerts", void 0);
    }),
    740: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CRLNumber = exports.id_ce_cRLNumber = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_cRLNumber = `${object_identifiers_1.id_ce}.20`;
        let CRLNumber = class CRLNumber {
            value;
            constructor(value = 0) {
                this.value = value;
            }
        };
        exports.CRLNumber = CRLNumber;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], CRLNumber.prototype, "value", void 0);
        exports.CRLNumber = CRLNumber = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], CRLNumber);
    }),
    3825: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CRLReason = exports.CRLReasons = exports.id_ce_cRLReasons = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_cRLReasons = `${object_identifiers_1.id_ce}.21`;
        var CRLReasons;
        (function (CRLReasons) {
            CRLReasons[CRLReasons["unspecified"] = 0] = "unspecified";
            CRLReasons[CRLReasons["keyCompromise"] = 1] = "keyCompromise";
            CRLReasons[CRLReasons["cACompromise"] = 2] = "cACompromise";
            CRLReasons[CRLReasons["affiliationChanged"] = 3] = "affiliationChanged";
            CRLReasons[CRLReasons["superseded"] = 4] = "superseded";
            CRLReasons[CRLReasons["cessationOfOperation"] = 5] = "cessationOfOperation";
            CRLReasons[CRLReasons["certificateHold"] = 6] = "certificateHold";
            CRLReasons[CRLReasons["removeFromCRL"] = 8] = "removeFromCRL";
            CRLReasons[CRLReasons["privilegeWithdrawn"] = 9] = "privilegeWithdrawn";
            CRLReasons[CRLReasons["aACompromise"] = 10] = "aACompromise";
        })(CRLReasons || (exports.CRLReasons = CRLReasons = {}));
        let CRLReason = class CRLReason {
            reason = CRLReasons.unspecified;
            constructor(reason = CRLReasons.unspecified) {
                this.reason = reason;
            }
            toJSON() {
                return CRLReasons[this.reason];
            }
            toString() {
                return this.toJSON();
            }
        };
        exports.CRLReason = CRLReason;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Enumerated })
        ], CRLReason.prototype, "reason", void 0);
        exports.CRLReason = CRLReason = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], CRLReason);
    }),
    40: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EntrustVersionInfo = exports.EntrustInfo = exports.EntrustInfoFlags = exports.id_entrust_entrustVersInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        exports.id_entrust_entrustVersInfo = "1.2.840.113533.7.65.0";
        var EntrustInfoFlags;
        (function (EntrustInfoFlags) {
            EntrustInfoFlags[EntrustInfoFlags["keyUpdateAllowed"] = 1] = "keyUpdateAllowed";
            EntrustInfoFlags[EntrustInfoFlags["newExtensions"] = 2] = "newExtensions";
            EntrustInfoFlags[EntrustInfoFlags["pKIXCertificate"] = 4] = "pKIXCertificate";
        })(EntrustInfoFlags || (exports.EntrustInfoFlags = EntrustInfoFlags = {}));
        class EntrustInfo extends asn1_schema_1.BitString {
            toJSON() {
                const res = [];
                const flags = this.toNumber();
                if (flags & EntrustInfoFlags.pKIXCertificate) {
                    res.push("pKIXCertificate");
                }
                if (flags & EntrustInfoFlags.newExtensions) {
                    res.push("newExtensions");
                }
                if (flags & EntrustInfoFlags.keyUpdateAllowed) {
                    res.push("keyUpdateAllowed");
                }
                return res;
            }
            toString() {
                return `[${this.toJSON().join(", ")}]`;
            }
        }
        exports.EntrustInfo = EntrustInfo;
        class EntrustVersionInfo {
            entrustVers = "";
            entrustInfoFlags = new EntrustInfo();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EntrustVersionInfo = EntrustVersionInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralString })
        ], EntrustVersionInfo.prototype, "entrustVers", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: EntrustInfo })
        ], EntrustVersionInfo.prototype, "entrustInfoFlags", void 0);
    }),
    3904: ((__unused_webpack_module, exports, __webpack_require__) => {
        var ExtendedKeyUsage_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_kp_OCSPSigning = exports.id_kp_timeStamping = exports.id_kp_emailProtection = exports.id_kp_codeSigning = exports.id_kp_clientAuth = exports.id_kp_serverAuth = exports.anyExtendedKeyUsage = exports.ExtendedKeyUsage = exports.id_ce_extKeyUsage = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_extKeyUsage = `${object_identifiers_1.id_ce}.37`;
        let ExtendedKeyUsage = ExtendedKeyUsage_1 = class ExtendedKeyUsage extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, ExtendedKeyUsage_1.prototype);
            }
        };
        exports.ExtendedKeyUsage = ExtendedKeyUsage;
        exports.ExtendedKeyUsage = ExtendedKeyUsage = ExtendedKeyUsage_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_schema_1.AsnPropTypes.ObjectIdentifier,
            })
        ], ExtendedKeyUsage);
        exports.anyExtendedKeyUsage = `${exports.id_ce_extKeyUsage}.0`;
        exports.id_kp_serverAuth = `${object_identifiers_1.id_kp}.1`;
        exports.id_kp_clientAuth = `${object_identifiers_1.id_kp}.2`;
        exports.id_kp_codeSigning = `${object_identifiers_1.id_kp}.3`;
        exports.id_kp_emailProtection = `${object_identifiers_1.id_kp}.4`;
        exports.id_kp_timeStamping = `${object_identifiers_1.id_kp}.8`;
        exports.id_kp_OCSPSigning = `${object_identifiers_1.id_kp}.9`;
    }),
    4461: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4378), exports);
        tslib_1.__exportStar(__webpack_require__(9528), exports);
        tslib_1.__exportStar(__webpack_require__(5196), exports);
        tslib_1.__exportStar(__webpack_require__(2330), exports);
        tslib_1.__exportStar(__webpack_require__(239), exports);
        tslib_1.__exportStar(__webpack_require__(1229), exports);
        tslib_1.__exportStar(__webpack_require__(4481), exports);
        tslib_1.__exportStar(__webpack_require__(3489), exports);
        tslib_1.__exportStar(__webpack_require__(4203), exports);
        tslib_1.__exportStar(__webpack_require__(740), exports);
        tslib_1.__exportStar(__webpack_require__(3825), exports);
        tslib_1.__exportStar(__webpack_require__(3904), exports);
        tslib_1.__exportStar(__webpack_require__(3480), exports);
        tslib_1.__exportStar(__webpack_require__(7335), exports);
        tslib_1.__exportStar(__webpack_require__(5306), exports);
        tslib_1.__exportStar(__webpack_require__(5226), exports);
        tslib_1.__exportStar(__webpack_require__(5293), exports);
        tslib_1.__exportStar(__webpack_require__(8640), exports);
        tslib_1.__exportStar(__webpack_require__(3741), exports);
        tslib_1.__exportStar(__webpack_require__(3259), exports);
        tslib_1.__exportStar(__webpack_require__(3297), exports);
        tslib_1.__exportStar(__webpack_require__(5503), exports);
        tslib_1.__exportStar(__webpack_require__(9872), exports);
        tslib_1.__exportStar(__webpack_require__(40), exports);
        tslib_1.__exportStar(__webpack_require__(7313), exports);
    }),
    3480: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InhibitAnyPolicy = exports.id_ce_inhibitAnyPolicy = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_inhibitAnyPolicy = `${object_identifiers_1.id_ce}.54`;
        let InhibitAnyPolicy = class InhibitAnyPolicy {
            value;
            constructor(value = new ArrayBuffer(0)) {
                this.value = value;
            }
        };
        exports.InhibitAnyPolicy = InhibitAnyPolicy;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], InhibitAnyPolicy.prototype, "value", void 0);
        exports.InhibitAnyPolicy = InhibitAnyPolicy = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], InhibitAnyPolicy);
    }),
    7335: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InvalidityDate = exports.id_ce_invalidityDate = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_invalidityDate = `${object_identifiers_1.id_ce}.24`;
        let InvalidityDate = class InvalidityDate {
            value = new Date();
            constructor(value) {
                if (value) {
                    this.value = value;
                }
            }
        };
        exports.InvalidityDate = InvalidityDate;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], InvalidityDate.prototype, "value", void 0);
        exports.InvalidityDate = InvalidityDate = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], InvalidityDate);
    }),
    5306: ((__unused_webpack_module, exports, __webpack_require__) => {
        var IssueAlternativeName_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IssueAlternativeName = exports.id_ce_issuerAltName = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_names_1 = __webpack_require__(3361);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_issuerAltName = `${object_identifiers_1.id_ce}.18`;
        let IssueAlternativeName = IssueAlternativeName_1 = class IssueAlternativeName extends general_names_1.GeneralNames {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, IssueAlternativeName_1.prototype);
            }
        };
        exports.IssueAlternativeName = IssueAlternativeName;
        exports.IssueAlternativeName = IssueAlternativeName = IssueAlternativeName_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], IssueAlternativeName);
    }),
    5226: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KeyUsage = exports.KeyUsageFlags = exports.id_ce_keyUsage = void 0;
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_keyUsage = `${object_identifiers_1.id_ce}.15`;
        var KeyUsageFlags;
        (function (KeyUsageFlags) {
            KeyUsageFlags[KeyUsageFlags["digitalSignature"] = 1] = "digitalSignature";
            KeyUsageFlags[KeyUsageFlags["nonRepudiation"] = 2] = "nonRepudiation";
            KeyUsageFlags[KeyUsageFlags["keyEncipherment"] = 4] = "keyEncipherment";
            KeyUsageFlags[KeyUsageFlags["dataEncipherment"] = 8] = "dataEncipherment";
            KeyUsageFlags[KeyUsageFlags["keyAgreement"] = 16] = "keyAgreement";
            KeyUsageFlags[KeyUsageFlags["keyCertSign"] = 32] = "keyCertSign";
            KeyUsageFlags[KeyUsageFlags["cRLSign"] = 64] = "cRLSign";
            KeyUsageFlags[KeyUsageFlags["encipherOnly"] = 128] = "encipherOnly";
            KeyUsageFlags[KeyUsageFlags["decipherOnly"] = 256] = "decipherOnly";
        })(KeyUsageFlags || (exports.KeyUsageFlags = KeyUsageFlags = {}));
        class KeyUsage extends asn1_schema_1.BitString {
            toJSON() {
                const flag = this.toNumber();
                const res = [];
                if (flag & KeyUsageFlags.cRLSign) {
                    res.push("crlSign");
                }
                if (flag & KeyUsageFlags.dataEncipherment) {
                    res.push("dataEncipherment");
                }
                if (flag & KeyUsageFlags.decipherOnly) {
                    res.push("decipherOnly");
                }
                if (flag & KeyUsageFlags.digitalSignature) {
                    res.push("digitalSignature");
                }
                if (flag & KeyUsageFlags.encipherOnly) {
                    res.push("encipherOnly");
                }
                if (flag & KeyUsageFlags.keyAgreement) {
                    res.push("keyAgreement");
                }
                if (flag & KeyUsageFlags.keyCertSign) {
                    res.push("keyCertSign");
                }
                if (flag & KeyUsageFlags.keyEncipherment) {
                    res.push("keyEncipherment");
                }
                if (flag & KeyUsageFlags.nonRepudiation) {
                    res.push("nonRepudiation");
                }
                return res;
            }
            toString() {
                return `[${this.toJSON().join(", ")}]`;
            }
        }
        exports.KeyUsage = KeyUsage;
    }),
    5293: ((__unused_webpack_module, exports, __webpack_require__) => {
        var GeneralSubtrees_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.NameConstraints = exports.GeneralSubtrees = exports.GeneralSubtree = exports.id_ce_nameConstraints = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_name_1 = __webpack_require__(6322);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_nameConstraints = `${object_identifiers_1.id_ce}.30`;
        class GeneralSubtree {
            base = new general_name_1.GeneralName();
            minimum = 0;
            maximum;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.GeneralSubtree = GeneralSubtree;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: general_name_1.GeneralName })
        ], GeneralSubtree.prototype, "base", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 0,
                defaultValue: 0,
                implicit: true,
            })
        ], GeneralSubtree.prototype, "minimum", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 1,
                optional: true,
                implicit: true,
            })
        ], GeneralSubtree.prototype, "maximum", void 0);
        let GeneralSubtrees = GeneralSubtrees_1 = class GeneralSubtrees extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, GeneralSubtrees_1.prototype);
            }
        };
        exports.GeneralSubtrees = GeneralSubtrees;
        exports.GeneralSubtrees = GeneralSubtrees = GeneralSubtrees_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: GeneralSubtree,
            })
        ], GeneralSubtrees);
        class NameConstraints {
            permittedSubtrees;
            excludedSubtrees;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.NameConstraints = NameConstraints;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: GeneralSubtrees,
                context: 0,
                optional: true,
                implicit: true,
            })
        ], NameConstraints.prototype, "permittedSubtrees", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: GeneralSubtrees,
                context: 1,
                optional: true,
                implicit: true,
            })
        ], NameConstraints.prototype, "excludedSubtrees", void 0);
    }),
    8640: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PolicyConstraints = exports.id_ce_policyConstraints = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_policyConstraints = `${object_identifiers_1.id_ce}.36`;
        class PolicyConstraints {
            requireExplicitPolicy;
            inhibitPolicyMapping;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PolicyConstraints = PolicyConstraints;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 0,
                implicit: true,
                optional: true,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], PolicyConstraints.prototype, "requireExplicitPolicy", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 1,
                implicit: true,
                optional: true,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], PolicyConstraints.prototype, "inhibitPolicyMapping", void 0);
    }),
    3741: ((__unused_webpack_module, exports, __webpack_require__) => {
        var PolicyMappings_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PolicyMappings = exports.PolicyMapping = exports.id_ce_policyMappings = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_policyMappings = `${object_identifiers_1.id_ce}.33`;
        class PolicyMapping {
            issuerDomainPolicy = "";
            subjectDomainPolicy = "";
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PolicyMapping = PolicyMapping;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], PolicyMapping.prototype, "issuerDomainPolicy", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], PolicyMapping.prototype, "subjectDomainPolicy", void 0);
        let PolicyMappings = PolicyMappings_1 = class PolicyMappings extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, PolicyMappings_1.prototype);
            }
        };
        exports.PolicyMappings = PolicyMappings;
        exports.PolicyMappings = PolicyMappings = PolicyMappings_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: PolicyMapping,
            })
        ], PolicyMappings);
    }),
    9872: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PrivateKeyUsagePeriod = exports.id_ce_privateKeyUsagePeriod = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_privateKeyUsagePeriod = `${object_identifiers_1.id_ce}.16`;
        class PrivateKeyUsagePeriod {
            notBefore;
            notAfter;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PrivateKeyUsagePeriod = PrivateKeyUsagePeriod;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.GeneralizedTime,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], PrivateKeyUsagePeriod.prototype, "notBefore", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.GeneralizedTime,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], PrivateKeyUsagePeriod.prototype, "notAfter", void 0);
    }),
    3259: ((__unused_webpack_module, exports, __webpack_require__) => {
        var SubjectAlternativeName_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SubjectAlternativeName = exports.id_ce_subjectAltName = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_names_1 = __webpack_require__(3361);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_subjectAltName = `${object_identifiers_1.id_ce}.17`;
        let SubjectAlternativeName = SubjectAlternativeName_1 = class SubjectAlternativeName extends general_names_1.GeneralNames {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SubjectAlternativeName_1.prototype);
            }
        };
        exports.SubjectAlternativeName = SubjectAlternativeName;
        exports.SubjectAlternativeName = SubjectAlternativeName = SubjectAlternativeName_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], SubjectAlternativeName);
    }),
    3297: ((__unused_webpack_module, exports, __webpack_require__) => {
        var SubjectDirectoryAttributes_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SubjectDirectoryAttributes = exports.id_ce_subjectDirectoryAttributes = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const attribute_1 = __webpack_require__(4122);
        const object_identifiers_1 = __webpack_require__(444);
        exports.id_ce_subjectDirectoryAttributes = `${object_identifiers_1.id_ce}.9`;
        let SubjectDirectoryAttributes = SubjectDirectoryAttributes_1 = class SubjectDirectoryAttributes extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SubjectDirectoryAttributes_1.prototype);
            }
        };
        exports.SubjectDirectoryAttributes = SubjectDirectoryAttributes;
        exports.SubjectDirectoryAttributes = SubjectDirectoryAttributes = SubjectDirectoryAttributes_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: attribute_1.Attribute,
            })
        ], SubjectDirectoryAttributes);
    }),
    7313: ((__unused_webpack_module, exports, __webpack_require__) => {
        var SubjectInfoAccessSyntax_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SubjectInfoAccessSyntax = exports.id_pe_subjectInfoAccess = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const object_identifiers_1 = __webpack_require__(444);
        const authority_information_access_1 = __webpack_require__(4378);
        exports.id_pe_subjectInfoAccess = `${object_identifiers_1.id_pe}.11`;
        let SubjectInfoAccessSyntax = SubjectInfoAccessSyntax_1 = class SubjectInfoAccessSyntax extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SubjectInfoAccessSyntax_1.prototype);
            }
        };
        exports.SubjectInfoAccessSyntax = SubjectInfoAccessSyntax;
        exports.SubjectInfoAccessSyntax = SubjectInfoAccessSyntax = SubjectInfoAccessSyntax_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: authority_information_access_1.AccessDescription,
            })
        ], SubjectInfoAccessSyntax);
    }),
    5503: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SubjectKeyIdentifier = exports.id_ce_subjectKeyIdentifier = void 0;
        const object_identifiers_1 = __webpack_require__(444);
        const authority_key_identifier_1 = __webpack_require__(9528);
        exports.id_ce_subjectKeyIdentifier = `${object_identifiers_1.id_ce}.14`;
        class SubjectKeyIdentifier extends authority_key_identifier_1.KeyIdentifier {
        }
        exports.SubjectKeyIdentifier = SubjectKeyIdentifier;
    }),
    6322: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.GeneralName = exports.EDIPartyName = exports.OtherName = exports.AsnIpConverter = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const ip_converter_1 = __webpack_require__(8750);
        const name_1 = __webpack_require__(3111);
        exports.AsnIpConverter = {
            fromASN: (value) => ip_converter_1.IpConverter.toString(asn1_schema_1.AsnOctetStringConverter.fromASN(value)),
            toASN: (value) => asn1_schema_1.AsnOctetStringConverter.toASN(ip_converter_1.IpConverter.fromString(value)),
        };
        class OtherName {
            typeId = "";
            value = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherName = OtherName;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], OtherName.prototype, "typeId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], OtherName.prototype, "value", void 0);
        class EDIPartyName {
            nameAssigner;
            partyName = new name_1.DirectoryString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EDIPartyName = EDIPartyName;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: name_1.DirectoryString,
                optional: true,
                context: 0,
                implicit: true,
            })
        ], EDIPartyName.prototype, "nameAssigner", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: name_1.DirectoryString,
                context: 1,
                implicit: true,
            })
        ], EDIPartyName.prototype, "partyName", void 0);
        let GeneralName = class GeneralName {
            otherName;
            rfc822Name;
            dNSName;
            x400Address;
            directoryName;
            ediPartyName;
            uniformResourceIdentifier;
            iPAddress;
            registeredID;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.GeneralName = GeneralName;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: OtherName,
                context: 0,
                implicit: true,
            })
        ], GeneralName.prototype, "otherName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.IA5String,
                context: 1,
                implicit: true,
            })
        ], GeneralName.prototype, "rfc822Name", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.IA5String,
                context: 2,
                implicit: true,
            })
        ], GeneralName.prototype, "dNSName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 3,
                implicit: true,
            })
        ], GeneralName.prototype, "x400Address", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: name_1.Name,
                context: 4,
                implicit: false,
            })
        ], GeneralName.prototype, "directoryName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: EDIPartyName,
                context: 5,
            })
        ], GeneralName.prototype, "ediPartyName", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.IA5String,
                context: 6,
                implicit: true,
            })
        ], GeneralName.prototype, "uniformResourceIdentifier", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.OctetString,
                context: 7,
                implicit: true,
                converter: exports.AsnIpConverter,
            })
        ], GeneralName.prototype, "iPAddress", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.ObjectIdentifier,
                context: 8,
                implicit: true,
            })
        ], GeneralName.prototype, "registeredID", void 0);
        exports.GeneralName = GeneralName = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], GeneralName);
    }),
    3361: ((__unused_webpack_module, exports, __webpack_require__) => {
        var GeneralNames_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.GeneralNames = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const general_name_1 = __webpack_require__(6322);
        let GeneralNames = GeneralNames_1 = class GeneralNames extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, GeneralNames_1.prototype);
            }
        };
        exports.GeneralNames = GeneralNames;
        exports.GeneralNames = GeneralNames = GeneralNames_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: general_name_1.GeneralName,
            })
        ], GeneralNames);
    }),
    3594: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4461), exports);
        tslib_1.__exportStar(__webpack_require__(4201), exports);
        tslib_1.__exportStar(__webpack_require__(4122), exports);
        tslib_1.__exportStar(__webpack_require__(8490), exports);
        tslib_1.__exportStar(__webpack_require__(2740), exports);
        tslib_1.__exportStar(__webpack_require__(7003), exports);
        tslib_1.__exportStar(__webpack_require__(6322), exports);
        tslib_1.__exportStar(__webpack_require__(3361), exports);
        tslib_1.__exportStar(__webpack_require__(3111), exports);
        tslib_1.__exportStar(__webpack_require__(444), exports);
        tslib_1.__exportStar(__webpack_require__(6359), exports);
        tslib_1.__exportStar(__webpack_require__(9642), exports);
        tslib_1.__exportStar(__webpack_require__(6633), exports);
        tslib_1.__exportStar(__webpack_require__(5277), exports);
        tslib_1.__exportStar(__webpack_require__(2663), exports);
        tslib_1.__exportStar(__webpack_require__(5714), exports);
    }),
    8750: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IpConverter = void 0;
        const encoding_1 = __webpack_require__(3628);
        class IpConverter {
            static isIPv4(ip) {
                return /^(\d{1,3}\.){3}\d{1,3}$/.test(ip);
            }
            static parseIPv4(ip) {
                const parts = ip.split(".");
                if (parts.length !== 4) {
                    throw new Error("Invalid IPv4 address");
                }
                return parts.map((part) => {
                    const num = parseInt(part, 10);
                    if (isNaN(num) || num < 0 || num > 255) {
                        throw new Error("Invalid IPv4 address part");
                    }
                    return num;
                });
            }
            static parseIPv6(ip) {
                const expandedIP = this.expandIPv6(ip);
                const parts = expandedIP.split(":");
                if (parts.length !== 8) {
                    throw new Error("Invalid IPv6 address");
                }
                return parts.reduce((bytes, part) => {
                    const num = parseInt(part, 16);
                    if (isNaN(num) || num < 0 || num > 0xffff) {
                        throw new Error("Invalid IPv6 address part");
                    }
                    bytes.push((num >> 8) & 0xff);
                    bytes.push(num & 0xff);
                    return bytes;
                }, []);
            }
            static expandIPv6(ip) {
                if (!ip.includes("::")) {
                    return ip;
                }
                const parts = ip.split("::");
                if (parts.length > 2) {
                    throw new Error("Invalid IPv6 address");
                }
                const left = parts[0] ? parts[0].split(":") : [];
                const right = parts[1] ? parts[1].split(":") : [];
                const missing = 8 - (left.length + right.length);
                if (missing < 0) {
                    throw new Error("Invalid IPv6 address");
                }
                return [...left, ...Array(missing).fill("0"), ...right].join(":");
            }
            static formatIPv6(bytes) {
                const parts = [];
                for (let i = 0; i < 16; i += 2) {
                    parts.push(((bytes[i] << 8) | bytes[i + 1]).toString(16));
                }
                return this.compressIPv6(parts.join(":"));
            }
            static compressIPv6(ip) {
                const parts = ip.split(":");
                let longestZeroStart = -1;
                let longestZeroLength = 0;
                let currentZeroStart = -1;
                let currentZeroLength = 0;
                for (let i = 0; i < parts.length; i++) {
                    if (parts[i] === "0") {
                        if (currentZeroStart === -1) {
                            currentZeroStart = i;
                        }
                        currentZeroLength++;
                    }
                    else {
                        if (currentZeroLength > longestZeroLength) {
                            longestZeroStart = currentZeroStart;
                            longestZeroLength = currentZeroLength;
                        }
                        currentZeroStart = -1;
                        currentZeroLength = 0;
                    }
                }
                if (currentZeroLength > longestZeroLength) {
                    longestZeroStart = currentZeroStart;
                    longestZeroLength = currentZeroLength;
                }
                if (longestZeroLength > 1) {
                    const before = parts.slice(0, longestZeroStart).join(":");
                    const after = parts.slice(longestZeroStart + longestZeroLength).join(":");
                    return `${before}::${after}`;
                }
                return ip;
            }
            static parseCIDR(text) {
                const [addr, prefixStr] = text.split("/");
                const prefix = parseInt(prefixStr, 10);
                if (this.isIPv4(addr)) {
                    if (prefix < 0 || prefix > 32) {
                        throw new Error("Invalid IPv4 prefix length");
                    }
                    return [this.parseIPv4(addr), prefix];
                }
                else {
                    if (prefix < 0 || prefix > 128) {
                        throw new Error("Invalid IPv6 prefix length");
                    }
                    return [this.parseIPv6(addr), prefix];
                }
            }
            static decodeIP(value) {
                if (value.length === 64 && parseInt(value, 16) === 0) {
                    return "::/0";
                }
                if (value.length !== 16) {
                    return value;
                }
                const mask = parseInt(value.slice(8), 16)
                    .toString(2)
                    .split("")
                    .reduce((a, k) => a + +k, 0);
                let ip = value.slice(0, 8).replace(/(.{2})/g, (match) => `${parseInt(match, 16)}.`);
                ip = ip.slice(0, -1);
                return `${ip}/${mask}`;
            }
            static toString(buf) {
                const uint8 = new Uint8Array(buf);
                if (uint8.length === 4) {
                    return Array.from(uint8).join(".");
                }
                if (uint8.length === 16) {
                    return this.formatIPv6(uint8);
                }
                if (uint8.length === 8 || uint8.length === 32) {
                    const half = uint8.length / 2;
                    const addrBytes = uint8.slice(0, half);
                    const maskBytes = uint8.slice(half);
                    const isAllZeros = uint8.every((byte) => byte === 0);
                    if (isAllZeros) {
                        return uint8.length === 8 ? "0.0.0.0/0" : "::/0";
                    }
                    const prefixLen = maskBytes.reduce((a, b) => a + (b.toString(2).match(/1/g) || []).length, 0);
                    if (uint8.length === 8) {
                        const addrStr = Array.from(addrBytes).join(".");
                        return `${addrStr}/${prefixLen}`;
                    }
                    else {
                        const addrStr = this.formatIPv6(addrBytes);
                        return `${addrStr}/${prefixLen}`;
                    }
                }
                return this.decodeIP(encoding_1.hex.encode(buf));
            }
            static fromString(text) {
                if (text.includes("/")) {
                    const [addr, prefix] = this.parseCIDR(text);
                    const maskBytes = new Uint8Array(addr.length);
                    let bitsLeft = prefix;
                    for (let i = 0; i < maskBytes.length; i++) {
                        if (bitsLeft >= 8) {
                            maskBytes[i] = 0xff;
                            bitsLeft -= 8;
                        }
                        else if (bitsLeft > 0) {
                            maskBytes[i] = 0xff << (8 - bitsLeft);
                            bitsLeft = 0;
                        }
                    }
                    const out = new Uint8Array(addr.length * 2);
                    out.set(addr, 0);
                    out.set(maskBytes, addr.length);
                    return out.buffer;
                }
                const bytes = this.isIPv4(text) ? this.parseIPv4(text) : this.parseIPv6(text);
                return new Uint8Array(bytes).buffer;
            }
        }
        exports.IpConverter = IpConverter;
    }),
    3111: ((__unused_webpack_module, exports, __webpack_require__) => {
        var RelativeDistinguishedName_1, RDNSequence_1, Name_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Name = exports.RDNSequence = exports.RelativeDistinguishedName = exports.AttributeTypeAndValue = exports.AttributeValue = exports.DirectoryString = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const encoding_1 = __webpack_require__(3628);
        let DirectoryString = class DirectoryString {
            teletexString;
            printableString;
            universalString;
            utf8String;
            bmpString;
            constructor(params = {}) {
                Object.assign(this, params);
            }
            toString() {
                return this.bmpString || this.printableString || this.teletexString || this.universalString || this.utf8String || "";
            }
        };
        exports.DirectoryString = DirectoryString;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.TeletexString })
        ], DirectoryString.prototype, "teletexString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.PrintableString })
        ], DirectoryString.prototype, "printableString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.UniversalString })
        ], DirectoryString.prototype, "universalString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Utf8String })
        ], DirectoryString.prototype, "utf8String", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BmpString })
        ], DirectoryString.prototype, "bmpString", void 0);
        exports.DirectoryString = DirectoryString = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], DirectoryString);
        let AttributeValue = class AttributeValue extends DirectoryString {
            ia5String;
            anyValue;
            constructor(params = {}) {
                super(params);
                Object.assign(this, params);
            }
            toString() {
                return this.ia5String || (this.anyValue ? encoding_1.hex.encode(this.anyValue) : super.toString());
            }
        };
        exports.AttributeValue = AttributeValue;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.IA5String })
        ], AttributeValue.prototype, "ia5String", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], AttributeValue.prototype, "anyValue", void 0);
        exports.AttributeValue = AttributeValue = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], AttributeValue);
        class AttributeTypeAndValue {
            type = "";
            value = new AttributeValue();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.AttributeTypeAndValue = AttributeTypeAndValue;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], AttributeTypeAndValue.prototype, "type", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: AttributeValue })
        ], AttributeTypeAndValue.prototype, "value", void 0);
        let RelativeDistinguishedName = RelativeDistinguishedName_1 = class RelativeDistinguishedName extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, RelativeDistinguishedName_1.prototype);
            }
        };
        exports.RelativeDistinguishedName = RelativeDistinguishedName;
        exports.RelativeDistinguishedName = RelativeDistinguishedName = RelativeDistinguishedName_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: AttributeTypeAndValue,
            })
        ], RelativeDistinguishedName);
        let RDNSequence = RDNSequence_1 = class RDNSequence extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, RDNSequence_1.prototype);
            }
        };
        exports.RDNSequence = RDNSequence;
        exports.RDNSequence = RDNSequence = RDNSequence_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: RelativeDistinguishedName,
            })
        ], RDNSequence);
        let Name = Name_1 = class Name extends RDNSequence {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, Name_1.prototype);
            }
        };
        exports.Name = Name;
        exports.Name = Name = Name_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], Name);
    }),
    444: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_alg_unsigned = exports.id_ce = exports.id_ad_caRepository = exports.id_ad_timeStamping = exports.id_ad_caIssuers = exports.id_ad_ocsp = exports.id_qt_unotice = exports.id_qt_csp = exports.id_ad = exports.id_kp = exports.id_qt = exports.id_pe = exports.id_pkix = void 0;
        exports.id_pkix = "1.3.6.1.5.5.7";
        exports.id_pe = `${exports.id_pkix}.1`;
        exports.id_qt = `${exports.id_pkix}.2`;
        exports.id_kp = `${exports.id_pkix}.3`;
        exports.id_ad = `${exports.id_pkix}.48`;
        exports.id_qt_csp = `${exports.id_qt}.1`;
        exports.id_qt_unotice = `${exports.id_qt}.2`;
        exports.id_ad_ocsp = `${exports.id_ad}.1`;
        exports.id_ad_caIssuers = `${exports.id_ad}.2`;
        exports.id_ad_timeStamping = `${exports.id_ad}.3`;
        exports.id_ad_caRepository = `${exports.id_ad}.5`;
        exports.id_ce = "2.5.29";
        exports.id_alg_unsigned = "1.3.6.1.5.5.7.6.36";
    }),
    6359: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SubjectPublicKeyInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const algorithm_identifier_1 = __webpack_require__(4201);
        class SubjectPublicKeyInfo {
            algorithm = new algorithm_identifier_1.AlgorithmIdentifier();
            subjectPublicKey = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SubjectPublicKeyInfo = SubjectPublicKeyInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: algorithm_identifier_1.AlgorithmIdentifier })
        ], SubjectPublicKeyInfo.prototype, "algorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], SubjectPublicKeyInfo.prototype, "subjectPublicKey", void 0);
    }),
    9642: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TBSCertList = exports.RevokedCertificate = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const algorithm_identifier_1 = __webpack_require__(4201);
        const name_1 = __webpack_require__(3111);
        const time_1 = __webpack_require__(5277);
        const extension_1 = __webpack_require__(7003);
        class RevokedCertificate {
            userCertificate = new ArrayBuffer(0);
            revocationDate = new time_1.Time();
            crlEntryExtensions;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RevokedCertificate = RevokedCertificate;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RevokedCertificate.prototype, "userCertificate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: time_1.Time })
        ], RevokedCertificate.prototype, "revocationDate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: extension_1.Extension,
                optional: true,
                repeated: "sequence",
            })
        ], RevokedCertificate.prototype, "crlEntryExtensions", void 0);
        class TBSCertList {
            version;
            signature = new algorithm_identifier_1.AlgorithmIdentifier();
            issuer = new name_1.Name();
            thisUpdate = new time_1.Time();
            nextUpdate;
            revokedCertificates;
            crlExtensions;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.TBSCertList = TBSCertList;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                optional: true,
            })
        ], TBSCertList.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: algorithm_identifier_1.AlgorithmIdentifier })
        ], TBSCertList.prototype, "signature", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: name_1.Name })
        ], TBSCertList.prototype, "issuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: time_1.Time })
        ], TBSCertList.prototype, "thisUpdate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: time_1.Time,
                optional: true,
            })
        ], TBSCertList.prototype, "nextUpdate", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: RevokedCertificate,
                repeated: "sequence",
                optional: true,
            })
        ], TBSCertList.prototype, "revokedCertificates", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: extension_1.Extension,
                optional: true,
                context: 0,
                repeated: "sequence",
            })
        ], TBSCertList.prototype, "crlExtensions", void 0);
    }),
    6633: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TBSCertificate = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const algorithm_identifier_1 = __webpack_require__(4201);
        const name_1 = __webpack_require__(3111);
        const subject_public_key_info_1 = __webpack_require__(6359);
        const validity_1 = __webpack_require__(5714);
        const extension_1 = __webpack_require__(7003);
        const types_1 = __webpack_require__(2663);
        class TBSCertificate {
            version = types_1.Version.v1;
            serialNumber = new ArrayBuffer(0);
            signature = new algorithm_identifier_1.AlgorithmIdentifier();
            issuer = new name_1.Name();
            validity = new validity_1.Validity();
            subject = new name_1.Name();
            subjectPublicKeyInfo = new subject_public_key_info_1.SubjectPublicKeyInfo();
            issuerUniqueID;
            subjectUniqueID;
            extensions;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.TBSCertificate = TBSCertificate;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 0,
                defaultValue: types_1.Version.v1,
            })
        ], TBSCertificate.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], TBSCertificate.prototype, "serialNumber", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: algorithm_identifier_1.AlgorithmIdentifier })
        ], TBSCertificate.prototype, "signature", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: name_1.Name })
        ], TBSCertificate.prototype, "issuer", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: validity_1.Validity })
        ], TBSCertificate.prototype, "validity", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: name_1.Name })
        ], TBSCertificate.prototype, "subject", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: subject_public_key_info_1.SubjectPublicKeyInfo })
        ], TBSCertificate.prototype, "subjectPublicKeyInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], TBSCertificate.prototype, "issuerUniqueID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                context: 2,
                implicit: true,
                optional: true,
            })
        ], TBSCertificate.prototype, "subjectUniqueID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: extension_1.Extensions,
                context: 3,
                optional: true,
            })
        ], TBSCertificate.prototype, "extensions", void 0);
    }),
    5277: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Time = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        let Time = class Time {
            utcTime;
            generalTime;
            constructor(time) {
                if (time) {
                    if (typeof time === "string" || typeof time === "number" || time instanceof Date) {
                        const date = new Date(time);
                        date.setUTCMilliseconds(0);
                        if (date.getUTCFullYear() > 2049) {
                            this.generalTime = date;
                        }
                        else {
                            this.utcTime = date;
                        }
                    }
                    else {
                        Object.assign(this, time);
                    }
                }
            }
            getTime() {
                const time = this.utcTime || this.generalTime;
                if (!time) {
                    throw new Error("Cannot get time from CHOICE object");
                }
                return time;
            }
        };
        exports.Time = Time;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.UTCTime })
        ], Time.prototype, "utcTime", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], Time.prototype, "generalTime", void 0);
        exports.Time = Time = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], Time);
    }),
    2663: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Version = void 0;
        var Version;
        (function (Version) {
            Version[Version["v1"] = 0] = "v1";
            Version[Version["v2"] = 1] = "v2";
            Version[Version["v3"] = 2] = "v3";
        })(Version || (exports.Version = Version = {}));
    }),
    5714: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Validity = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const time_1 = __webpack_require__(5277);
        class Validity {
            notBefore = new time_1.Time(new Date());
            notAfter = new time_1.Time(new Date());
            constructor(params) {
                if (params) {
                    this.notBefore = new time_1.Time(params.notBefore);
                    this.notAfter = new time_1.Time(params.notAfter);
                }
            }
        }
        exports.Validity = Validity;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: time_1.Time })
        ], Validity.prototype, "notBefore", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: time_1.Time })
        ], Validity.prototype, "notAfter", void 0);
    }),
    4549: ((__unused_webpack_module, exports, __webpack_require__) => {
        var pvtsutils = __webpack_require__(4583);
        var pvutils = __webpack_require__(6237);
        function _interopNamespaceDefault(e) {
            var n = Object.create(null);
            if (e) {
                Object.keys(e).forEach(function (k) {
                    if (k !== 'default') {
                        var d = Object.getOwnPropertyDescriptor(e, k);
                        Object.defineProperty(n, k, d.get ? d : {
                            enumerable: true,
                            get: function () { return e[k]; }
                        });
                    }
                });
            }
            n.default = e;
            return Object.freeze(n);
        }
        var pvtsutils__namespace = _interopNamespaceDefault(pvtsutils);
        var pvutils__namespace = _interopNamespaceDefault(pvutils);
        function assertBigInt() {
            if (typeof BigInt === "undefined") {
                throw new Error("BigInt is not defined. Your environment doesn't implement BigInt.");
            }
        }
        function concat(buffers) {
            let outputLength = 0;
            let prevLength = 0;
            for (let i = 0; i < buffers.length; i++) {
                const buffer = buffers[i];
                outputLength += buffer.byteLength;
            }
            const retView = new Uint8Array(outputLength);
            for (let i = 0; i < buffers.length; i++) {
                const buffer = buffers[i];
                retView.set(buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer), prevLength);
                prevLength += buffer.byteLength;
            }
            return retView.buffer;
        }
        function checkBufferParams(baseBlock, inputBuffer, inputOffset, inputLength) {
            if (!(inputBuffer instanceof Uint8Array)) {
                baseBlock.error = "Wrong parameter: inputBuffer must be 'Uint8Array'";
                return false;
            }
            if (!inputBuffer.byteLength) {
                baseBlock.error = "Wrong parameter: inputBuffer has zero length";
                return false;
            }
            if (inputOffset < 0) {
                baseBlock.error = "Wrong parameter: inputOffset less than zero";
                return false;
            }
            if (inputLength < 0) {
                baseBlock.error = "Wrong parameter: inputLength less than zero";
                return false;
            }
            if (inputBuffer.byteLength - inputOffset - inputLength < 0) {
                baseBlock.error = "End of input reached before message was fully decoded (inconsistent offset and length values)";
                return false;
            }
            return true;
        }
        class ViewWriter {
            constructor() {
                this.items = [];
            }
            write(buf) {
                this.items.push(buf instanceof ArrayBuffer ? buf : concat([buf]));
            }
            final() {
                return concat(this.items);
            }
        }
        const ORIGINAL_VIEW_WRITER_WRITE = ViewWriter.prototype.write;
        const ORIGINAL_VIEW_WRITER_FINAL = ViewWriter.prototype.final;
        const NAME = "name";
        const VALUE_HEX_VIEW = "valueHexView";
        const IS_HEX_ONLY = "isHexOnly";
        const ID_BLOCK = "idBlock";
        const TAG_CLASS = "tagClass";
        const TAG_NUMBER = "tagNumber";
        const IS_CONSTRUCTED = "isConstructed";
        const FROM_BER = "fromBER";
        const TO_BER = "toBER";
        const LOCAL = "local";
        const EMPTY_STRING = "";
        const EMPTY_BUFFER = new ArrayBuffer(0);
        const EMPTY_VIEW = new Uint8Array(0);
        const END_OF_CONTENT_NAME = "EndOfContent";
        const OCTET_STRING_NAME = "OCTET STRING";
        const BIT_STRING_NAME = "BIT STRING";
        function HexBlock(BaseClass) {
            var _a;
            return _a = class Some extends BaseClass {
                get valueHex() {
                    return this.valueHexView.slice().buffer;
                }
                set valueHex(value) {
                    this.valueHexView = new Uint8Array(value);
                }
                constructor(...args) {
                    var _b;
                    super(...args);
                    const params = args[0] || {};
                    this.isHexOnly = (_b = params.isHexOnly) !== null && _b !== void 0 ? _b : false;
                    this.valueHexView = params.valueHex ? pvtsutils__namespace.BufferSourceConverter.toUint8Array(params.valueHex) : EMPTY_VIEW;
                }
                fromBER(inputBuffer, inputOffset, inputLength, _context) {
                    const view = inputBuffer instanceof ArrayBuffer ? new Uint8Array(inputBuffer) : inputBuffer;
                    if (!checkBufferParams(this, view, inputOffset, inputLength)) {
                        return -1;
                    }
                    const endLength = inputOffset + inputLength;
                    this.valueHexView = view.subarray(inputOffset, endLength);
                    if (!this.valueHexView.length) {
                        this.warnings.push("Zero buffer length");
                        return inputOffset;
                    }
                    this.blockLength = inputLength;
                    return endLength;
                }
                toBER(sizeOnly = false) {
                    if (!this.isHexOnly) {
                        this.error = "Flag 'isHexOnly' is not set, abort";
                        return EMPTY_BUFFER;
                    }
                    if (sizeOnly) {
                        return new ArrayBuffer(this.valueHexView.byteLength);
                    }
                    if (this.valueHexView.buffer instanceof ArrayBuffer &&
                        this.valueHexView.byteLength === this.valueHexView.buffer.byteLength) {
                        return this.valueHexView.buffer;
                    }
                    return pvtsutils__namespace.BufferSourceConverter.toArrayBuffer(this.valueHexView);
                }
                toJSON() {
                    return {
                        ...super.toJSON(),
                        isHexOnly: this.isHexOnly,
                        valueHex: pvtsutils__namespace.Convert.ToHex(this.valueHexView)
                    };
                }
            },
                _a.NAME = "hexBlock",
                _a;
        }
        class LocalBaseBlock {
            static blockName() {
                return this.NAME;
            }
            get valueBeforeDecode() {
                return this.valueBeforeDecodeView.slice().buffer;
            }
            set valueBeforeDecode(value) {
                this.valueBeforeDecodeView = new Uint8Array(value);
            }
            constructor({ blockLength = 0, error = EMPTY_STRING, warnings = [], valueBeforeDecode = EMPTY_VIEW } = {}) {
                this.blockLength = blockLength;
                this.error = error;
                this.warnings = warnings;
                this.valueBeforeDecodeView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(valueBeforeDecode);
            }
            toJSON() {
                return {
                    blockName: this.constructor.NAME,
                    blockLength: this.blockLength,
                    error: this.error,
                    warnings: this.warnings,
                    valueBeforeDecode: pvtsutils__namespace.Convert.ToHex(this.valueBeforeDecodeView)
                };
            }
        }
        LocalBaseBlock.NAME = "baseBlock";
        class ValueBlock extends LocalBaseBlock {
            fromBER(_inputBuffer, _inputOffset, _inputLength, _context) {
                throw TypeError("User need to make a specific function in a class which extends 'ValueBlock'");
            }
            toBER(_sizeOnly, _writer) {
                throw TypeError("User need to make a specific function in a class which extends 'ValueBlock'");
            }
        }
        ValueBlock.NAME = "valueBlock";
        class LocalIdentificationBlock extends HexBlock(LocalBaseBlock) {
            constructor({ idBlock = {} } = {}) {
                var _a, _b, _c, _d;
                super();
                if (idBlock) {
                    this.isHexOnly = (_a = idBlock.isHexOnly) !== null && _a !== void 0 ? _a : false;
                    this.valueHexView = idBlock.valueHex
                        ? pvtsutils__namespace.BufferSourceConverter.toUint8Array(idBlock.valueHex)
                        : EMPTY_VIEW;
                    this.tagClass = (_b = idBlock.tagClass) !== null && _b !== void 0 ? _b : -1;
                    this.tagNumber = (_c = idBlock.tagNumber) !== null && _c !== void 0 ? _c : -1;
                    this.isConstructed = (_d = idBlock.isConstructed) !== null && _d !== void 0 ? _d : false;
                }
                else {
                    this.tagClass = -1;
                    this.tagNumber = -1;
                    this.isConstructed = false;
                }
            }
            toBER(sizeOnly = false) {
                let firstOctet = 0;
                switch (this.tagClass) {
                    case 1:
                        firstOctet |= 0x00;
                        break;
                    case 2:
                        firstOctet |= 0x40;
                        break;
                    case 3:
                        firstOctet |= 0x80;
                        break;
                    case 4:
                        firstOctet |= 0xc0;
                        break;
                    default:
                        this.error = "Unknown tag class";
                        return EMPTY_BUFFER;
                }
                if (this.isConstructed)
                    firstOctet |= 0x20;
                if (this.tagNumber < 31 && !this.isHexOnly) {
                    const retView = new Uint8Array(1);
                    if (!sizeOnly) {
                        let number = this.tagNumber;
                        number &= 0x1f;
                        firstOctet |= number;
                        retView[0] = firstOctet;
                    }
                    return retView.buffer;
                }
                if (!this.isHexOnly) {
                    const encodedBuf = pvutils__namespace.utilToBase(this.tagNumber, 7);
                    const encodedView = new Uint8Array(encodedBuf);
                    const size = encodedBuf.byteLength;
                    const retView = new Uint8Array(size + 1);
                    retView[0] = firstOctet | 0x1f;
                    if (!sizeOnly) {
                        for (let i = 0; i < size - 1; i++)
                            retView[i + 1] = encodedView[i] | 0x80;
                        retView[size] = encodedView[size - 1];
                    }
                    return retView.buffer;
                }
                const retView = new Uint8Array(this.valueHexView.byteLength + 1);
                retView[0] = firstOctet | 0x1f;
                if (!sizeOnly) {
                    const curView = this.valueHexView;
                    for (let i = 0; i < curView.length - 1; i++)
                        retView[i + 1] = curView[i] | 0x80;
                    retView[this.valueHexView.byteLength] = curView[curView.length - 1];
                }
                return retView.buffer;
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, inputView, inputOffset, inputLength)) {
                    return -1;
                }
                const fastArgs = Number.isInteger(inputOffset) && Number.isInteger(inputLength);
                const intBuffer = fastArgs ? inputView : inputView.subarray(inputOffset, inputOffset + inputLength);
                const baseIndex = fastArgs ? inputOffset : 0;
                const bufferLength = fastArgs ? inputLength : intBuffer.length;
                if (bufferLength === 0) {
                    this.error = "Zero buffer length";
                    return -1;
                }
                const tagClassMask = intBuffer[baseIndex] & 0xc0;
                switch (tagClassMask) {
                    case 0x00:
                        this.tagClass = 1;
                        break;
                    case 0x40:
                        this.tagClass = 2;
                        break;
                    case 0x80:
                        this.tagClass = 3;
                        break;
                    case 0xc0:
                        this.tagClass = 4;
                        break;
                    default:
                        this.error = "Unknown tag class";
                        return -1;
                }
                this.isConstructed = (intBuffer[baseIndex] & 0x20) === 0x20;
                this.isHexOnly = false;
                const tagNumberMask = intBuffer[baseIndex] & 0x1f;
                if (tagNumberMask !== 0x1f) {
                    this.tagNumber = tagNumberMask;
                    this.blockLength = 1;
                }
                else {
                    let count = 0;
                    while (true) {
                        const tagByteIndex = count + 1;
                        if (tagByteIndex >= bufferLength) {
                            this.error = "End of input reached before message was fully decoded";
                            return -1;
                        }
                        count++;
                        if ((intBuffer[baseIndex + tagByteIndex] & 0x80) === 0x00)
                            break;
                    }
                    this.blockLength = count + 1;
                    const intTagNumberBuffer = (this.valueHexView = new Uint8Array(count));
                    for (let i = 0; i < count; i++)
                        intTagNumberBuffer[i] = intBuffer[baseIndex + i + 1] & 0x7f;
                    if (this.blockLength <= 9)
                        this.tagNumber = pvutils__namespace.utilFromBase(intTagNumberBuffer, 7);
                    else {
                        this.isHexOnly = true;
                        this.warnings.push("Tag too long, represented as hex-coded");
                    }
                }
                if (this.tagClass === 1 && this.isConstructed) {
                    switch (this.tagNumber) {
                        case 1:
                        case 2:
                        case 5:
                        case 6:
                        case 9:
                        case 13:
                        case 14:
                        case 23:
                        case 24:
                        case 31:
                        case 32:
                        case 33:
                        case 34:
                            this.error = "Constructed encoding used for primitive type";
                            return -1;
                    }
                }
                return inputOffset + this.blockLength;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    tagClass: this.tagClass,
                    tagNumber: this.tagNumber,
                    isConstructed: this.isConstructed
                };
            }
        }
        LocalIdentificationBlock.NAME = "identificationBlock";
        const ORIGINAL_LOCAL_IDENTIFICATION_TO_BER = LocalIdentificationBlock.prototype.toBER;
        const ORIGINAL_LOCAL_IDENTIFICATION_FROM_BER = LocalIdentificationBlock.prototype.fromBER;
        class LocalLengthBlock extends LocalBaseBlock {
            constructor({ lenBlock = {} } = {}) {
                var _a, _b, _c;
                super();
                this.isIndefiniteForm = (_a = lenBlock.isIndefiniteForm) !== null && _a !== void 0 ? _a : false;
                this.longFormUsed = (_b = lenBlock.longFormUsed) !== null && _b !== void 0 ? _b : false;
                this.length = (_c = lenBlock.length) !== null && _c !== void 0 ? _c : 0;
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const view = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, view, inputOffset, inputLength)) {
                    return -1;
                }
                const fastArgs = Number.isInteger(inputOffset) && Number.isInteger(inputLength);
                const intBuffer = fastArgs ? view : view.subarray(inputOffset, inputOffset + inputLength);
                const baseIndex = fastArgs ? inputOffset : 0;
                const bufferLength = fastArgs ? inputLength : intBuffer.length;
                if (bufferLength === 0) {
                    this.error = "Zero buffer length";
                    return -1;
                }
                if (intBuffer[baseIndex] === 0xff) {
                    this.error = "Length block 0xFF is reserved by standard";
                    return -1;
                }
                this.isIndefiniteForm = intBuffer[baseIndex] === 0x80;
                if (this.isIndefiniteForm) {
                    this.blockLength = 1;
                    return inputOffset + this.blockLength;
                }
                this.longFormUsed = !!(intBuffer[baseIndex] & 0x80);
                if (this.longFormUsed === false) {
                    this.length = intBuffer[baseIndex];
                    this.blockLength = 1;
                    return inputOffset + this.blockLength;
                }
                const count = intBuffer[baseIndex] & 0x7f;
                if (count > 8) {
                    this.error = "Too big integer";
                    return -1;
                }
                if (count + 1 > bufferLength) {
                    this.error = "End of input reached before message was fully decoded";
                    return -1;
                }
                const lenOffset = inputOffset + 1;
                const lengthBufferView = view.subarray(lenOffset, lenOffset + count);
                if (lengthBufferView[count - 1] === 0x00)
                    this.warnings.push("Needlessly long encoded length");
                this.length = pvutils__namespace.utilFromBase(lengthBufferView, 8);
                if (this.longFormUsed && this.length <= 127)
                    this.warnings.push("Unnecessary usage of long length form");
                this.blockLength = count + 1;
                return inputOffset + this.blockLength;
            }
            toBER(sizeOnly = false) {
                let retBuf;
                let retView;
                if (this.length > 127)
                    this.longFormUsed = true;
                if (this.isIndefiniteForm) {
                    retBuf = new ArrayBuffer(1);
                    if (sizeOnly === false) {
                        retView = new Uint8Array(retBuf);
                        retView[0] = 0x80;
                    }
                    return retBuf;
                }
                if (this.longFormUsed) {
                    const encodedBuf = pvutils__namespace.utilToBase(this.length, 8);
                    if (encodedBuf.byteLength > 127) {
                        this.error = "Too big length";
                        return EMPTY_BUFFER;
                    }
                    retBuf = new ArrayBuffer(encodedBuf.byteLength + 1);
                    if (sizeOnly)
                        return retBuf;
                    const encodedView = new Uint8Array(encodedBuf);
                    retView = new Uint8Array(retBuf);
                    retView[0] = encodedBuf.byteLength | 0x80;
                    for (let i = 0; i < encodedBuf.byteLength; i++)
                        retView[i + 1] = encodedView[i];
                    return retBuf;
                }
                retBuf = new ArrayBuffer(1);
                if (sizeOnly === false) {
                    retView = new Uint8Array(retBuf);
                    retView[0] = this.length;
                }
                return retBuf;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    isIndefiniteForm: this.isIndefiniteForm,
                    longFormUsed: this.longFormUsed,
                    length: this.length
                };
            }
        }
        LocalLengthBlock.NAME = "lengthBlock";
        const ORIGINAL_LOCAL_LENGTH_TO_BER = LocalLengthBlock.prototype.toBER;
        const ORIGINAL_LOCAL_LENGTH_FROM_BER = LocalLengthBlock.prototype.fromBER;
        const typeStore = {};
        var _a$y, _b, _c;
        const originalUint8ArraySliceInfo = findMethod(Uint8Array.prototype, "slice");
        const originalUint8ArrayConstructor = (_a$y = Object.getOwnPropertyDescriptor(Uint8Array.prototype, "constructor")) === null || _a$y === void 0 ? void 0 : _a$y.value;
        const originalArrayIterator = (_b = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator)) === null || _b === void 0 ? void 0 : _b.value;
        const intrinsicTypedArrayByteLength = (_c = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "byteLength")) === null || _c === void 0 ? void 0 : _c.get;
        const BUILTIN_DISPATCH_PAYLOAD_THRESHOLD = 16384;
        const BUILTIN_DISPATCH_MAX_DEPTH = 64;
        let builtinRegistry;
        function registerBuiltinEncoder(builtinConstructors, internals) {
            const current = builtinRegistry;
            const nextInternals = internals || current;
            if (!nextInternals) {
                builtinRegistry = undefined;
                return;
            }
            builtinRegistry = { ...nextInternals, ...builtinConstructors };
        }
        function dataProperty(object, name) {
            const descriptor = Object.getOwnPropertyDescriptor(object, name);
            if (!descriptor || !("value" in descriptor))
                return undefined;
            return descriptor.value;
        }
        function intrinsicPayloadByteLength(value) {
            if (!intrinsicTypedArrayByteLength || !value || typeof value !== "object")
                return undefined;
            try {
                const byteLength = intrinsicTypedArrayByteLength.call(value);
                return typeof byteLength === "number" ? byteLength : undefined;
            }
            catch {
                return undefined;
            }
        }
        function largePayloadOrChain(block, depth) {
            if (depth > BUILTIN_DISPATCH_MAX_DEPTH || !block || typeof block !== "object")
                return false;
            const valueBlockDescriptor = Object.getOwnPropertyDescriptor(block, "valueBlock");
            if (!valueBlockDescriptor || !("value" in valueBlockDescriptor))
                return false;
            const valueBlock = valueBlockDescriptor.value;
            if (!valueBlock || typeof valueBlock !== "object")
                return false;
            const payloadDescriptor = Object.getOwnPropertyDescriptor(valueBlock, "valueHexView");
            if (payloadDescriptor) {
                if (!("value" in payloadDescriptor))
                    return false;
                const byteLength = intrinsicPayloadByteLength(payloadDescriptor.value);
                return byteLength !== undefined && byteLength >= BUILTIN_DISPATCH_PAYLOAD_THRESHOLD;
            }
            const valuesDescriptor = Object.getOwnPropertyDescriptor(valueBlock, "value");
            if (!valuesDescriptor || !("value" in valuesDescriptor) || !Array.isArray(valuesDescriptor.value))
                return false;
            const values = valuesDescriptor.value;
            const lengthDescriptor = Object.getOwnPropertyDescriptor(values, "length");
            if (!lengthDescriptor || !("value" in lengthDescriptor) || lengthDescriptor.value !== 1)
                return false;
            const indexDescriptor = Object.getOwnPropertyDescriptor(values, "0");
            if (!indexDescriptor || !("value" in indexDescriptor))
                return false;
            return largePayloadOrChain(indexDescriptor.value, depth + 1);
        }
        function shouldUseBuiltinEncoder(block) {
            try {
                return largePayloadOrChain(block, 0);
            }
            catch {
                return false;
            }
        }
        function sameDataMethod(current, original) {
            return (!!current &&
                "value" in current &&
                current.value === original &&
                current.writable === true &&
                current.enumerable === false &&
                current.configurable === true);
        }
        function writerMethodsStable(registry) {
            return (sameDataMethod(Object.getOwnPropertyDescriptor(registry.ViewWriter.prototype, "write"), registry.originalWriterWrite) &&
                sameDataMethod(Object.getOwnPropertyDescriptor(registry.ViewWriter.prototype, "final"), registry.originalWriterFinal));
        }
        function findMethod(prototype, name) {
            let current = prototype;
            while (current) {
                const descriptor = Object.getOwnPropertyDescriptor(current, name);
                if (descriptor) {
                    if ("value" in descriptor && typeof descriptor.value === "function") {
                        return { declaringPrototype: current, method: descriptor.value };
                    }
                    return undefined;
                }
                current = Object.getPrototypeOf(current);
            }
            return undefined;
        }
        function stableInheritedMethod(prototype, name, original) {
            if (!original)
                return false;
            let current = prototype;
            while (current) {
                const descriptor = Object.getOwnPropertyDescriptor(current, name);
                if (current === original.declaringPrototype) {
                    return !!descriptor && "value" in descriptor && descriptor.value === original.method;
                }
                if (descriptor)
                    return false;
                current = Object.getPrototypeOf(current);
            }
            return false;
        }
        function prototypeMethod(object, prototype, name, expected) {
            if (Object.prototype.hasOwnProperty.call(object, name))
                return false;
            if (Object.getPrototypeOf(object) !== prototype)
                return false;
            const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
            return !!descriptor && "value" in descriptor && descriptor.value === expected;
        }
        function inheritedMethod(object, name, expected, primitiveConstructor) {
            if (Object.prototype.hasOwnProperty.call(object, name))
                return false;
            const prototype = Object.getPrototypeOf(object);
            const originalPrimitiveValuePrototype = Object.getPrototypeOf(primitiveConstructor.prototype);
            if (prototype !== primitiveConstructor.prototype ||
                Object.getPrototypeOf(prototype) !== originalPrimitiveValuePrototype) {
                return false;
            }
            const descriptor = prototype && Object.getOwnPropertyDescriptor(prototype, name);
            if (descriptor)
                return false;
            const parentDescriptor = Object.getOwnPropertyDescriptor(originalPrimitiveValuePrototype, name);
            return !!parentDescriptor && "value" in parentDescriptor && parentDescriptor.value === expected;
        }
        function plainPayload(value, allowEmpty = false) {
            if (!(value instanceof Uint8Array) || Object.getPrototypeOf(value) !== Uint8Array.prototype)
                return undefined;
            for (const name of ["buffer", "byteOffset", "byteLength", "length", "slice", "constructor"]) {
                if (Object.prototype.hasOwnProperty.call(value, name))
                    return undefined;
            }
            const constructorDescriptor = Object.getOwnPropertyDescriptor(Uint8Array.prototype, "constructor");
            if (!constructorDescriptor ||
                !("value" in constructorDescriptor) ||
                constructorDescriptor.value !== originalUint8ArrayConstructor)
                return undefined;
            if (!stableInheritedMethod(Uint8Array.prototype, "slice", originalUint8ArraySliceInfo))
                return undefined;
            try {
                const buffer = value.buffer;
                if (!(buffer instanceof ArrayBuffer) || Object.getPrototypeOf(buffer) !== ArrayBuffer.prototype)
                    return undefined;
                if (Object.prototype.hasOwnProperty.call(buffer, "byteLength"))
                    return undefined;
                if (value.byteLength !== value.length || (!allowEmpty && value.byteLength === 0))
                    return undefined;
                if (value.byteOffset < 0 || value.byteOffset + value.byteLength > buffer.byteLength)
                    return undefined;
            }
            catch {
                return undefined;
            }
            return value;
        }
        function validIdBlock(block, constructed, registry) {
            if (Object.getPrototypeOf(block) !== registry.LocalIdentificationBlock.prototype)
                return false;
            if (!prototypeMethod(block, registry.LocalIdentificationBlock.prototype, "toBER", registry.originalIdentificationToBER))
                return false;
            const tagClass = dataProperty(block, "tagClass");
            const tagNumber = dataProperty(block, "tagNumber");
            const isConstructed = dataProperty(block, "isConstructed");
            const isHexOnly = dataProperty(block, "isHexOnly");
            const valueHexView = dataProperty(block, "valueHexView");
            if (typeof tagClass !== "number" || !Number.isInteger(tagClass) || tagClass < 1 || tagClass > 4)
                return false;
            if (typeof tagNumber !== "number" || !Number.isInteger(tagNumber) || tagNumber < 0)
                return false;
            if (isConstructed !== constructed || typeof isHexOnly !== "boolean")
                return false;
            if (isHexOnly)
                return !!plainPayload(valueHexView);
            return Number.isSafeInteger(tagNumber);
        }
        function validLengthBlock(block, allowIndefinite, registry) {
            if (Object.getPrototypeOf(block) !== registry.LocalLengthBlock.prototype)
                return false;
            if (!prototypeMethod(block, registry.LocalLengthBlock.prototype, "toBER", registry.originalLengthToBER))
                return false;
            const indefinite = dataProperty(block, "isIndefiniteForm");
            const longForm = dataProperty(block, "longFormUsed");
            const lengthDescriptor = Object.getOwnPropertyDescriptor(block, "length");
            const length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : undefined;
            const longFormDescriptor = Object.getOwnPropertyDescriptor(block, "longFormUsed");
            return (typeof indefinite === "boolean" &&
                (indefinite === false || allowIndefinite) &&
                typeof longForm === "boolean" &&
                !!longFormDescriptor &&
                "value" in longFormDescriptor &&
                longFormDescriptor.writable === true &&
                !!lengthDescriptor &&
                "value" in lengthDescriptor &&
                lengthDescriptor.writable === true &&
                typeof length === "number" &&
                Number.isSafeInteger(length) &&
                length >= 0);
        }
        function validBaseBlock(block, isConstructed, registry) {
            const idBlock = dataProperty(block, "idBlock");
            const lenBlock = dataProperty(block, "lenBlock");
            return (!!idBlock &&
                !!lenBlock &&
                validIdBlock(idBlock, isConstructed, registry) &&
                validLengthBlock(lenBlock, isConstructed, registry));
        }
        function constructedChild(block, registry) {
            const valueBlock = dataProperty(block, "valueBlock");
            if (!valueBlock || Object.getPrototypeOf(valueBlock) !== registry.LocalConstructedValueBlock.prototype)
                return undefined;
            if (!prototypeMethod(valueBlock, registry.LocalConstructedValueBlock.prototype, "toBER", registry.originalConstructedToBER))
                return undefined;
            const values = dataProperty(valueBlock, "value");
            if (!Array.isArray(values) || Object.getPrototypeOf(values) !== Array.prototype)
                return undefined;
            const lengthDescriptor = Object.getOwnPropertyDescriptor(values, "length");
            if (!lengthDescriptor || !("value" in lengthDescriptor) || lengthDescriptor.value !== 1)
                return undefined;
            if (Object.prototype.hasOwnProperty.call(values, Symbol.iterator))
                return undefined;
            const iteratorDescriptor = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator);
            if (!iteratorDescriptor || !("value" in iteratorDescriptor) || iteratorDescriptor.value !== originalArrayIterator)
                return undefined;
            const indexDescriptor = Object.getOwnPropertyDescriptor(values, "0");
            if (!indexDescriptor || !("value" in indexDescriptor))
                return undefined;
            if (Object.getOwnPropertyNames(values).length !== 2)
                return undefined;
            return indexDescriptor.value;
        }
        function bitPayload(block, registry) {
            const valueBlock = dataProperty(block, "valueBlock");
            if (!valueBlock || Object.getPrototypeOf(valueBlock) !== registry.LocalBitStringValueBlock.prototype)
                return undefined;
            if (!prototypeMethod(valueBlock, registry.LocalBitStringValueBlock.prototype, "toBER", registry.originalBitStringToBER))
                return undefined;
            if (dataProperty(valueBlock, "isConstructed") !== false)
                return undefined;
            const unusedBits = dataProperty(valueBlock, "unusedBits");
            if (typeof unusedBits !== "number" || !Number.isInteger(unusedBits) || unusedBits < 0 || unusedBits > 7)
                return undefined;
            const payload = plainPayload(dataProperty(valueBlock, "valueHexView"), true);
            if (!payload)
                return undefined;
            return { payload, prefix: Uint8Array.of(payload.byteLength ? unusedBits : 0) };
        }
        function primitivePayload(block, kind, registry) {
            const valueBlock = dataProperty(block, "valueBlock");
            if (!valueBlock)
                return undefined;
            if (kind === "integer") {
                if (Object.getPrototypeOf(valueBlock) !== registry.LocalIntegerValueBlock.prototype)
                    return undefined;
                if (!prototypeMethod(valueBlock, registry.LocalIntegerValueBlock.prototype, "toBER", registry.originalIntegerToBER))
                    return undefined;
            }
            else if (kind === "octet") {
                if (Object.getPrototypeOf(valueBlock) !== registry.LocalOctetStringValueBlock.prototype)
                    return undefined;
                if (!prototypeMethod(valueBlock, registry.LocalOctetStringValueBlock.prototype, "toBER", registry.originalOctetStringToBER))
                    return undefined;
                if (dataProperty(valueBlock, "isConstructed") !== false)
                    return undefined;
            }
            else {
                if (Object.getPrototypeOf(valueBlock) !== registry.LocalPrimitiveValueBlock.prototype)
                    return undefined;
                if (!inheritedMethod(valueBlock, "toBER", registry.originalPrimitiveToBER, registry.LocalPrimitiveValueBlock))
                    return undefined;
            }
            if (kind === "primitive" && dataProperty(valueBlock, "isHexOnly") !== true)
                return undefined;
            if (typeof dataProperty(valueBlock, "isHexOnly") !== "boolean")
                return undefined;
            return plainPayload(dataProperty(valueBlock, "valueHexView"));
        }
        function validOuterMethod(block, registry) {
            if (Object.prototype.hasOwnProperty.call(block, "toBER"))
                return false;
            let prototype = block;
            while (prototype) {
                const descriptor = Object.getOwnPropertyDescriptor(prototype, "toBER");
                if (descriptor)
                    return "value" in descriptor && descriptor.value === registry.originalBaseBlockToBER;
                prototype = Object.getPrototypeOf(prototype);
            }
            return false;
        }
        function isPrimitive(block, type, registry) {
            const constructor = registry[type];
            return !!constructor && Object.getPrototypeOf(block) === constructor.prototype;
        }
        function isConstructed(block, registry) {
            return (Object.getPrototypeOf(block) === registry.Sequence.prototype ||
                Object.getPrototypeOf(block) === registry.Set.prototype ||
                Object.getPrototypeOf(block) === registry.Constructed.prototype);
        }
        function inspectNode(block, depth, registry) {
            if (depth > BUILTIN_DISPATCH_MAX_DEPTH || !block || typeof block !== "object")
                return undefined;
            try {
                if (!validOuterMethod(block, registry))
                    return undefined;
                const primitiveKind = isPrimitive(block, "BitString", registry)
                    ? "bit"
                    : isPrimitive(block, "Integer", registry)
                        ? "integer"
                        : isPrimitive(block, "OctetString", registry)
                            ? "octet"
                            : isPrimitive(block, "Primitive", registry)
                                ? "primitive"
                                : undefined;
                const constructed = primitiveKind === undefined && isConstructed(block, registry);
                if (!primitiveKind && !constructed)
                    return undefined;
                if (!validBaseBlock(block, constructed, registry))
                    return undefined;
                const idBlock = dataProperty(block, "idBlock");
                const lenBlock = dataProperty(block, "lenBlock");
                if (!idBlock || !lenBlock)
                    return undefined;
                if (primitiveKind) {
                    const bit = primitiveKind === "bit" ? bitPayload(block, registry) : undefined;
                    const payload = primitiveKind === "bit" ? bit === null || bit === void 0 ? void 0 : bit.payload : primitivePayload(block, primitiveKind, registry);
                    return payload
                        ? { block, kind: primitiveKind, idBlock, lenBlock, indefinite: false, payload, prefix: bit === null || bit === void 0 ? void 0 : bit.prefix }
                        : undefined;
                }
                const child = constructedChild(block, registry);
                const validatedChild = child && inspectNode(child, depth + 1, registry);
                const indefinite = dataProperty(lenBlock, "isIndefiniteForm");
                return validatedChild
                    ? { block, kind: "constructed", idBlock, lenBlock, indefinite: indefinite === true, child: validatedChild }
                    : undefined;
            }
            catch {
                return undefined;
            }
        }
        function buildNode(node, sizeOnly, registry) {
            var _a, _b;
            const id = Reflect.apply(registry.originalIdentificationToBER, node.idBlock, [sizeOnly]);
            if (!(id instanceof ArrayBuffer) || id.byteLength === 0)
                throw TypeError("Built-in identifier encoding failed");
            let payload;
            if (node.kind === "constructed") {
                payload = buildNode(node.child, sizeOnly, registry);
            }
            else {
                payload = node.payload;
            }
            const length = (payload instanceof Uint8Array ? payload.byteLength : payload.total) + ((_b = (_a = node.prefix) === null || _a === void 0 ? void 0 : _a.byteLength) !== null && _b !== void 0 ? _b : 0);
            let len;
            if (node.indefinite) {
                len = Uint8Array.of(0x80).buffer;
            }
            else {
                node.lenBlock.length = length;
                len = Reflect.apply(registry.originalLengthToBER, node.lenBlock, [sizeOnly]);
                if (!(len instanceof ArrayBuffer) || len.byteLength === 0)
                    throw TypeError("Built-in length encoding failed");
            }
            const total = id.byteLength + len.byteLength + length + (node.indefinite ? 2 : 0);
            if (!Number.isSafeInteger(total))
                throw RangeError("Built-in encoding is too large");
            return { id, len, payload, length, total, indefinite: node.indefinite, prefix: node.prefix };
        }
        function flatten(node, output, offset, sizeOnly) {
            output.set(new Uint8Array(node.id), offset);
            offset += node.id.byteLength;
            output.set(new Uint8Array(node.len), offset);
            offset += node.len.byteLength;
            if (node.prefix) {
                if (!sizeOnly)
                    output.set(node.prefix, offset);
                offset += node.prefix.byteLength;
            }
            if (node.payload instanceof Uint8Array) {
                if (!sizeOnly)
                    output.set(node.payload, offset);
                offset += node.payload.byteLength;
            }
            else {
                offset = flatten(node.payload, output, offset, sizeOnly);
            }
            if (node.indefinite)
                offset += 2;
            return offset;
        }
        function tryEncodeBuiltin(block, sizeOnly = false) {
            const registry = builtinRegistry;
            if (!registry || !writerMethodsStable(registry))
                return undefined;
            const validated = inspectNode(block, 0, registry);
            if (!validated)
                return undefined;
            const node = buildNode(validated, sizeOnly, registry);
            const output = new Uint8Array(node.total);
            flatten(node, output, 0, sizeOnly);
            return output.buffer;
        }
        class BaseBlock extends LocalBaseBlock {
            constructor({ name = EMPTY_STRING, optional = false, primitiveSchema, ...parameters } = {}, valueBlockType) {
                super(parameters);
                this.name = name;
                this.optional = optional;
                if (primitiveSchema) {
                    this.primitiveSchema = primitiveSchema;
                }
                this.idBlock = new LocalIdentificationBlock(parameters);
                this.lenBlock = new LocalLengthBlock(parameters);
                this.valueBlock = valueBlockType ? new valueBlockType(parameters) : new ValueBlock(parameters);
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                const resultOffset = this.valueBlock.fromBER(inputBuffer, inputOffset, this.lenBlock.isIndefiniteForm ? inputLength : this.lenBlock.length, context);
                if (resultOffset === -1) {
                    this.error = this.valueBlock.error;
                    return resultOffset;
                }
                if (!this.idBlock.error.length)
                    this.blockLength += this.idBlock.blockLength;
                if (!this.lenBlock.error.length)
                    this.blockLength += this.lenBlock.blockLength;
                if (!this.valueBlock.error.length)
                    this.blockLength += this.valueBlock.blockLength;
                return resultOffset;
            }
            toBER(sizeOnly, writer) {
                const _writer = writer || new ViewWriter();
                if (!writer) {
                    prepareIndefiniteForm(this);
                    if (sizeOnly === true || sizeOnly === false || sizeOnly === undefined) {
                        if (shouldUseBuiltinEncoder(this)) {
                            const encoded = tryEncodeBuiltin(this, sizeOnly === true);
                            if (encoded)
                                return encoded;
                        }
                    }
                }
                const idBlockBuf = this.idBlock.toBER(sizeOnly);
                _writer.write(idBlockBuf);
                if (this.lenBlock.isIndefiniteForm) {
                    _writer.write(new Uint8Array([0x80]).buffer);
                    this.valueBlock.toBER(sizeOnly, _writer);
                    _writer.write(new ArrayBuffer(2));
                }
                else {
                    const valueBlockBuf = this.valueBlock.toBER(sizeOnly);
                    this.lenBlock.length = valueBlockBuf.byteLength;
                    const lenBlockBuf = this.lenBlock.toBER(sizeOnly);
                    _writer.write(lenBlockBuf);
                    _writer.write(valueBlockBuf);
                }
                if (!writer) {
                    return _writer.final();
                }
                return EMPTY_BUFFER;
            }
            toJSON() {
                const object = {
                    ...super.toJSON(),
                    idBlock: this.idBlock.toJSON(),
                    lenBlock: this.lenBlock.toJSON(),
                    valueBlock: this.valueBlock.toJSON(),
                    name: this.name,
                    optional: this.optional
                };
                if (this.primitiveSchema)
                    object.primitiveSchema = this.primitiveSchema.toJSON();
                return object;
            }
            toString(encoding = "ascii") {
                if (encoding === "ascii") {
                    return this.onAsciiEncoding();
                }
                return pvtsutils__namespace.Convert.ToHex(this.toBER());
            }
            onAsciiEncoding() {
                const name = this.constructor.NAME;
                const value = pvtsutils__namespace.Convert.ToHex(this.valueBlock.valueBeforeDecodeView);
                return `${name} : ${value}`;
            }
            isEqual(other) {
                if (this === other) {
                    return true;
                }
                if (!(other instanceof this.constructor)) {
                    return false;
                }
                const thisRaw = this.toBER();
                const otherRaw = other.toBER();
                return pvutils__namespace.isEqualBuffer(thisRaw, otherRaw);
            }
        }
        BaseBlock.NAME = "BaseBlock";
        const ORIGINAL_BASE_BLOCK_TO_BER = BaseBlock.prototype.toBER;
        function prepareIndefiniteForm(baseBlock) {
            var _a;
            if (baseBlock instanceof typeStore.Constructed) {
                for (const value of baseBlock.valueBlock.value) {
                    if (prepareIndefiniteForm(value)) {
                        baseBlock.lenBlock.isIndefiniteForm = true;
                    }
                }
            }
            return !!((_a = baseBlock.lenBlock) === null || _a === void 0 ? void 0 : _a.isIndefiniteForm);
        }
        class BaseStringBlock extends BaseBlock {
            getValue() {
                return this.valueBlock.value;
            }
            setValue(value) {
                this.valueBlock.value = value;
            }
            constructor({ value = EMPTY_STRING, ...parameters } = {}, stringValueBlockType) {
                super(parameters, stringValueBlockType);
                if (value) {
                    this.fromString(value);
                }
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const resultOffset = this.valueBlock.fromBER(inputBuffer, inputOffset, this.lenBlock.isIndefiniteForm ? inputLength : this.lenBlock.length);
                if (resultOffset === -1) {
                    this.error = this.valueBlock.error;
                    return resultOffset;
                }
                this.fromBuffer(this.valueBlock.valueHexView);
                if (!this.idBlock.error.length)
                    this.blockLength += this.idBlock.blockLength;
                if (!this.lenBlock.error.length)
                    this.blockLength += this.lenBlock.blockLength;
                if (!this.valueBlock.error.length)
                    this.blockLength += this.valueBlock.blockLength;
                return resultOffset;
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : '${this.valueBlock.value}'`;
            }
        }
        BaseStringBlock.NAME = "BaseStringBlock";
        var _a$x;
        class LocalPrimitiveValueBlock extends HexBlock(ValueBlock) {
            constructor({ isHexOnly = true, ...parameters } = {}) {
                super(parameters);
                this.isHexOnly = isHexOnly;
            }
        }
        LocalPrimitiveValueBlock.NAME = "PrimitiveValueBlock";
        const ORIGINAL_LOCAL_PRIMITIVE_TO_BER = (_a$x = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(LocalPrimitiveValueBlock.prototype), "toBER")) === null || _a$x === void 0 ? void 0 : _a$x.value;
        var _a$w;
        class Primitive extends BaseBlock {
            constructor(parameters = {}) {
                super(parameters, LocalPrimitiveValueBlock);
                this.idBlock.isConstructed = false;
            }
        }
        _a$w = Primitive;
        (() => {
            typeStore.Primitive = _a$w;
        })();
        Primitive.NAME = "PRIMITIVE";
        let fastParserRegistry;
        function registerFastParser(constructors) {
            fastParserRegistry = {
                Integer: constructors.Integer,
                Null: constructors.Null,
                Sequence: constructors.Sequence
            };
        }
        function fastParserContext(context) {
            const nodes = Object.getOwnPropertyDescriptor(context, "nodesCount");
            const maxNodes = Object.getOwnPropertyDescriptor(context, "maxNodes");
            const maxContentLength = Object.getOwnPropertyDescriptor(context, "maxContentLength");
            if (!nodes || !("value" in nodes) || nodes.writable !== true)
                return false;
            if (!maxNodes || !("value" in maxNodes) || !maxContentLength || !("value" in maxContentLength))
                return false;
            return (typeof nodes.value === "number" &&
                Number.isSafeInteger(nodes.value) &&
                nodes.value >= 0 &&
                typeof maxNodes.value === "number" &&
                Number.isSafeInteger(maxNodes.value) &&
                maxNodes.value >= 0 &&
                typeof maxContentLength.value === "number" &&
                Number.isSafeInteger(maxContentLength.value) &&
                maxContentLength.value >= 0 &&
                nodes.value < maxNodes.value);
        }
        function fastParserType(store, name, value) {
            const descriptor = Object.getOwnPropertyDescriptor(store, name);
            return !!descriptor && "value" in descriptor && descriptor.value === value;
        }
        function tryFastFromBER(inputBuffer, inputOffset, inputLength, context) {
            const registry = fastParserRegistry;
            if (!registry)
                return undefined;
            let Constructor;
            let length = 0;
            try {
                if (Object.getPrototypeOf(inputBuffer) !== Uint8Array.prototype)
                    return undefined;
                if (!Number.isSafeInteger(inputOffset) ||
                    inputOffset < 0 ||
                    !Number.isSafeInteger(inputLength) ||
                    inputLength < 2) {
                    return undefined;
                }
                if (inputOffset > inputBuffer.byteLength || inputLength > inputBuffer.byteLength - inputOffset)
                    return undefined;
                const tag = inputBuffer[inputOffset];
                if (tag !== 0x02 && tag !== 0x05 && tag !== 0x30)
                    return undefined;
                length = inputBuffer[inputOffset + 1];
                if (length >= 0x80 || length > inputLength - 2)
                    return undefined;
                if (tag === 0x05 && length !== 0)
                    return undefined;
                if (!fastParserContext(context))
                    return undefined;
                if (length > Object.getOwnPropertyDescriptor(context, "maxContentLength").value) {
                    return undefined;
                }
                const constructorName = tag === 0x02 ? "Integer" : tag === 0x05 ? "Null" : "Sequence";
                Constructor = registry[constructorName];
                if (!fastParserType(typeStore, constructorName, Constructor))
                    return undefined;
                const identificationFromBER = Object.getOwnPropertyDescriptor(LocalIdentificationBlock.prototype, "fromBER");
                const lengthFromBER = Object.getOwnPropertyDescriptor(LocalLengthBlock.prototype, "fromBER");
                if (!identificationFromBER ||
                    !("value" in identificationFromBER) ||
                    identificationFromBER.value !== ORIGINAL_LOCAL_IDENTIFICATION_FROM_BER ||
                    !lengthFromBER ||
                    !("value" in lengthFromBER) ||
                    lengthFromBER.value !== ORIGINAL_LOCAL_LENGTH_FROM_BER)
                    return undefined;
            }
            catch {
                return undefined;
            }
            if (!Constructor)
                return undefined;
            const result = new Constructor();
            result.idBlock.tagClass = 1;
            result.idBlock.tagNumber = inputBuffer[inputOffset] & 0x1f;
            result.idBlock.isConstructed = inputBuffer[inputOffset] === 0x30;
            result.idBlock.isHexOnly = false;
            result.idBlock.blockLength = 1;
            result.lenBlock.isIndefiniteForm = false;
            result.lenBlock.longFormUsed = false;
            result.lenBlock.length = length;
            result.lenBlock.blockLength = 1;
            context.nodesCount += 1;
            const resultOffset = result.fromBER(inputBuffer, inputOffset + 2, length, context);
            result.valueBeforeDecodeView = inputBuffer.subarray(inputOffset, inputOffset + result.blockLength);
            return { offset: resultOffset, result };
        }
        const DEFAULT_MAX_DEPTH = 100;
        const DEFAULT_MAX_NODES = 10000;
        const DEFAULT_MAX_CONTENT_LENGTH = 16 * 1024 * 1024;
        const MAX_DEPTH_EXCEEDED_ERROR = "Maximum ASN.1 nesting depth exceeded";
        const MAX_NODES_EXCEEDED_ERROR = "Maximum ASN.1 node count exceeded";
        const MAX_CONTENT_LENGTH_EXCEEDED_ERROR = "Maximum ASN.1 content length exceeded";
        function createFromBerContext(options = {}) {
            var _a, _b, _c, _d;
            return {
                depth: 0,
                maxDepth: (_a = options.maxDepth) !== null && _a !== void 0 ? _a : DEFAULT_MAX_DEPTH,
                nodesCount: 0,
                maxNodes: (_b = options.maxNodes) !== null && _b !== void 0 ? _b : DEFAULT_MAX_NODES,
                maxContentLength: (_c = options.maxContentLength) !== null && _c !== void 0 ? _c : DEFAULT_MAX_CONTENT_LENGTH,
                parseEmbedded: (_d = options.parseEmbedded) !== null && _d !== void 0 ? _d : true
            };
        }
        function createErrorResult(error) {
            const result = new BaseBlock({}, ValueBlock);
            result.error = error;
            return {
                offset: -1,
                result
            };
        }
        function checkNodesLimit(context) {
            context.nodesCount += 1;
            if (context.nodesCount > context.maxNodes) {
                return MAX_NODES_EXCEEDED_ERROR;
            }
            return undefined;
        }
        function checkContentLengthLimit(inputLength, context) {
            if (inputLength > context.maxContentLength) {
                return MAX_CONTENT_LENGTH_EXCEEDED_ERROR;
            }
            return undefined;
        }
        function localFromBERWithChildContext(inputBuffer, inputOffset, inputLength, context) {
            const childDepth = context.depth + 1;
            if (childDepth > context.maxDepth) {
                return createErrorResult(MAX_DEPTH_EXCEEDED_ERROR);
            }
            context.depth = childDepth;
            try {
                return localFromBER(inputBuffer, inputOffset, inputLength, context);
            }
            finally {
                context.depth -= 1;
            }
        }
        function localChangeType(inputObject, newType) {
            if (inputObject instanceof newType) {
                return inputObject;
            }
            const newObject = new newType();
            newObject.idBlock = inputObject.idBlock;
            newObject.lenBlock = inputObject.lenBlock;
            newObject.warnings = inputObject.warnings;
            newObject.valueBeforeDecodeView = inputObject.valueBeforeDecodeView;
            return newObject;
        }
        function localFromBER(inputBuffer, inputOffset = 0, inputLength = inputBuffer.length, context = createFromBerContext()) {
            const fastResult = tryFastFromBER(inputBuffer, inputOffset, inputLength, context);
            if (fastResult)
                return fastResult;
            const incomingOffset = inputOffset;
            let returnObject = new BaseBlock({}, ValueBlock);
            if (!checkBufferParams(returnObject, inputBuffer, inputOffset, inputLength)) {
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            const fastArgs = Number.isInteger(inputOffset) && Number.isInteger(inputLength);
            if (fastArgs ? inputLength === 0 : inputBuffer.subarray(inputOffset, inputOffset + inputLength).length === 0) {
                returnObject.error = "Zero buffer length";
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            const nodesLimitError = checkNodesLimit(context);
            if (nodesLimitError) {
                returnObject.error = nodesLimitError;
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            let resultOffset = returnObject.idBlock.fromBER(inputBuffer, inputOffset, inputLength);
            if (returnObject.idBlock.warnings.length) {
                returnObject.warnings.concat(returnObject.idBlock.warnings);
            }
            if (resultOffset === -1) {
                returnObject.error = returnObject.idBlock.error;
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            inputOffset = resultOffset;
            inputLength -= returnObject.idBlock.blockLength;
            resultOffset = returnObject.lenBlock.fromBER(inputBuffer, inputOffset, inputLength);
            if (returnObject.lenBlock.warnings.length) {
                returnObject.warnings.concat(returnObject.lenBlock.warnings);
            }
            if (resultOffset === -1) {
                returnObject.error = returnObject.lenBlock.error;
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            inputOffset = resultOffset;
            inputLength -= returnObject.lenBlock.blockLength;
            const valueLength = returnObject.lenBlock.isIndefiniteForm ? inputLength : returnObject.lenBlock.length;
            const contentLengthError = checkContentLengthLimit(valueLength, context);
            if (contentLengthError) {
                returnObject.error = contentLengthError;
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            if (!returnObject.idBlock.isConstructed && returnObject.lenBlock.isIndefiniteForm) {
                returnObject.error = "Indefinite length form used for primitive encoding form";
                return {
                    offset: -1,
                    result: returnObject
                };
            }
            let newASN1Type = BaseBlock;
            switch (returnObject.idBlock.tagClass) {
                case 1:
                    if (returnObject.idBlock.tagNumber >= 37 && returnObject.idBlock.isHexOnly === false) {
                        returnObject.error = "UNIVERSAL 37 and upper tags are reserved by ASN.1 standard";
                        return {
                            offset: -1,
                            result: returnObject
                        };
                    }
                    switch (returnObject.idBlock.tagNumber) {
                        case 0:
                            if (returnObject.idBlock.isConstructed && returnObject.lenBlock.length > 0) {
                                returnObject.error = "Type [UNIVERSAL 0] is reserved";
                                return {
                                    offset: -1,
                                    result: returnObject
                                };
                            }
                            newASN1Type = typeStore.EndOfContent;
                            break;
                        case 1:
                            newASN1Type = typeStore.Boolean;
                            break;
                        case 2:
                            newASN1Type = typeStore.Integer;
                            break;
                        case 3:
                            newASN1Type = typeStore.BitString;
                            break;
                        case 4:
                            newASN1Type = typeStore.OctetString;
                            break;
                        case 5:
                            newASN1Type = typeStore.Null;
                            break;
                        case 6:
                            newASN1Type = typeStore.ObjectIdentifier;
                            break;
                        case 10:
                            newASN1Type = typeStore.Enumerated;
                            break;
                        case 12:
                            newASN1Type = typeStore.Utf8String;
                            break;
                        case 13:
                            newASN1Type = typeStore.RelativeObjectIdentifier;
                            break;
                        case 14:
                            newASN1Type = typeStore.TIME;
                            break;
                        case 15:
                            returnObject.error = "[UNIVERSAL 15] is reserved by ASN.1 standard";
                            return {
                                offset: -1,
                                result: returnObject
                            };
                        case 16:
                            newASN1Type = typeStore.Sequence;
                            break;
                        case 17:
                            newASN1Type = typeStore.Set;
                            break;
                        case 18:
                            newASN1Type = typeStore.NumericString;
                            break;
                        case 19:
                            newASN1Type = typeStore.PrintableString;
                            break;
                        case 20:
                            newASN1Type = typeStore.TeletexString;
                            break;
                        case 21:
                            newASN1Type = typeStore.VideotexString;
                            break;
                        case 22:
                            newASN1Type = typeStore.IA5String;
                            break;
                        case 23:
                            newASN1Type = typeStore.UTCTime;
                            break;
                        case 24:
                            newASN1Type = typeStore.GeneralizedTime;
                            break;
                        case 25:
                            newASN1Type = typeStore.GraphicString;
                            break;
                        case 26:
                            newASN1Type = typeStore.VisibleString;
                            break;
                        case 27:
                            newASN1Type = typeStore.GeneralString;
                            break;
                        case 28:
                            newASN1Type = typeStore.UniversalString;
                            break;
                        case 29:
                            newASN1Type = typeStore.CharacterString;
                            break;
                        case 30:
                            newASN1Type = typeStore.BmpString;
                            break;
                        case 31:
                            newASN1Type = typeStore.DATE;
                            break;
                        case 32:
                            newASN1Type = typeStore.TimeOfDay;
                            break;
                        case 33:
                            newASN1Type = typeStore.DateTime;
                            break;
                        case 34:
                            newASN1Type = typeStore.Duration;
                            break;
                        default: {
                            const newObject = returnObject.idBlock.isConstructed
                                ? new typeStore.Constructed()
                                : new typeStore.Primitive();
                            newObject.idBlock = returnObject.idBlock;
                            newObject.lenBlock = returnObject.lenBlock;
                            newObject.warnings = returnObject.warnings;
                            returnObject = newObject;
                        }
                    }
                    break;
                case 2:
                case 3:
                case 4:
                default: {
                    newASN1Type = returnObject.idBlock.isConstructed ? typeStore.Constructed : typeStore.Primitive;
                }
            }
            returnObject = localChangeType(returnObject, newASN1Type);
            resultOffset = returnObject.fromBER(inputBuffer, inputOffset, valueLength, context);
            returnObject.valueBeforeDecodeView = inputBuffer.subarray(incomingOffset, incomingOffset + returnObject.blockLength);
            return {
                offset: resultOffset,
                result: returnObject
            };
        }
        function fromBER(inputBuffer, options = {}) {
            if (!inputBuffer.byteLength) {
                const result = new BaseBlock({}, ValueBlock);
                result.error = "Input buffer has zero length";
                return {
                    offset: -1,
                    result
                };
            }
            const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
            const normalizedInput = options.copyInput === false ? inputView : inputView.slice();
            return localFromBER(normalizedInput, 0, inputBuffer.byteLength, createFromBerContext(options));
        }
        function checkLen(indefiniteLength, length) {
            if (indefiniteLength) {
                return 1;
            }
            return length;
        }
        class LocalConstructedValueBlock extends ValueBlock {
            constructor({ value = [], isIndefiniteForm = false, ...parameters } = {}) {
                super(parameters);
                this.value = value;
                this.isIndefiniteForm = isIndefiniteForm;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                const view = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                const parseContext = context !== null && context !== void 0 ? context : createFromBerContext();
                if (!checkBufferParams(this, view, inputOffset, inputLength)) {
                    return -1;
                }
                this.valueBeforeDecodeView = view.subarray(inputOffset, inputOffset + inputLength);
                if (this.valueBeforeDecodeView.length === 0) {
                    this.warnings.push("Zero buffer length");
                    return inputOffset;
                }
                let currentOffset = inputOffset;
                while (checkLen(this.isIndefiniteForm, inputLength) > 0) {
                    const returnObject = localFromBERWithChildContext(view, currentOffset, inputLength, parseContext);
                    if (returnObject.offset === -1) {
                        this.error = returnObject.result.error;
                        this.warnings.concat(returnObject.result.warnings);
                        return -1;
                    }
                    currentOffset = returnObject.offset;
                    this.blockLength += returnObject.result.blockLength;
                    inputLength -= returnObject.result.blockLength;
                    this.value.push(returnObject.result);
                    if (this.isIndefiniteForm && returnObject.result.constructor.NAME === END_OF_CONTENT_NAME) {
                        break;
                    }
                }
                if (this.isIndefiniteForm) {
                    if (this.value[this.value.length - 1].constructor.NAME === END_OF_CONTENT_NAME) {
                        this.value.pop();
                    }
                    else {
                        this.warnings.push("No EndOfContent block encoded");
                    }
                }
                return currentOffset;
            }
            toBER(sizeOnly, writer) {
                const _writer = writer || new ViewWriter();
                for (let i = 0; i < this.value.length; i++) {
                    this.value[i].toBER(sizeOnly, _writer);
                }
                if (!writer) {
                    return _writer.final();
                }
                return EMPTY_BUFFER;
            }
            toJSON() {
                const object = {
                    ...super.toJSON(),
                    isIndefiniteForm: this.isIndefiniteForm,
                    value: []
                };
                for (const value of this.value) {
                    object.value.push(value.toJSON());
                }
                return object;
            }
        }
        LocalConstructedValueBlock.NAME = "ConstructedValueBlock";
        const ORIGINAL_LOCAL_CONSTRUCTED_TO_BER = LocalConstructedValueBlock.prototype.toBER;
        var _a$v;
        class Constructed extends BaseBlock {
            constructor(parameters = {}) {
                super(parameters, LocalConstructedValueBlock);
                this.idBlock.isConstructed = true;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm;
                const resultOffset = this.valueBlock.fromBER(inputBuffer, inputOffset, this.lenBlock.isIndefiniteForm ? inputLength : this.lenBlock.length, context);
                if (resultOffset === -1) {
                    this.error = this.valueBlock.error;
                    return resultOffset;
                }
                if (!this.idBlock.error.length)
                    this.blockLength += this.idBlock.blockLength;
                if (!this.lenBlock.error.length)
                    this.blockLength += this.lenBlock.blockLength;
                if (!this.valueBlock.error.length)
                    this.blockLength += this.valueBlock.blockLength;
                return resultOffset;
            }
            onAsciiEncoding() {
                const values = [];
                for (const value of this.valueBlock.value) {
                    values.push(value
                        .toString("ascii")
                        .split("\n")
                        .map(o => `  ${o}`)
                        .join("\n"));
                }
                const blockName = this.idBlock.tagClass === 3 ? `[${this.idBlock.tagNumber}]` : this.constructor.NAME;
                return values.length
                    ? `${blockName} :\n${values.join("\n")}`
                    : `${blockName} :`;
            }
        }
        _a$v = Constructed;
        (() => {
            typeStore.Constructed = _a$v;
        })();
        Constructed.NAME = "CONSTRUCTED";
        class LocalEndOfContentValueBlock extends ValueBlock {
            fromBER(inputBuffer, inputOffset, _inputLength) {
                return inputOffset;
            }
            toBER(_sizeOnly) {
                return EMPTY_BUFFER;
            }
        }
        LocalEndOfContentValueBlock.override = "EndOfContentValueBlock";
        var _a$u;
        class EndOfContent extends BaseBlock {
            constructor(parameters = {}) {
                super(parameters, LocalEndOfContentValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 0;
            }
        }
        _a$u = EndOfContent;
        (() => {
            typeStore.EndOfContent = _a$u;
        })();
        EndOfContent.NAME = END_OF_CONTENT_NAME;
        var _a$t;
        class Null extends BaseBlock {
            constructor(parameters = {}) {
                super(parameters, ValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 5;
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                if (this.lenBlock.length > 0)
                    this.warnings.push("Non-zero length of value block for Null type");
                if (!this.idBlock.error.length)
                    this.blockLength += this.idBlock.blockLength;
                if (!this.lenBlock.error.length)
                    this.blockLength += this.lenBlock.blockLength;
                this.blockLength += inputLength;
                if (inputOffset + inputLength > inputBuffer.byteLength) {
                    this.error = "End of input reached before message was fully decoded (inconsistent offset and length values)";
                    return -1;
                }
                return inputOffset + inputLength;
            }
            toBER(sizeOnly, writer) {
                const retBuf = new ArrayBuffer(2);
                if (!sizeOnly) {
                    const retView = new Uint8Array(retBuf);
                    retView[0] = 0x05;
                    retView[1] = 0x00;
                }
                if (writer) {
                    writer.write(retBuf);
                }
                return retBuf;
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME}`;
            }
        }
        _a$t = Null;
        (() => {
            typeStore.Null = _a$t;
        })();
        Null.NAME = "NULL";
        class LocalBooleanValueBlock extends HexBlock(ValueBlock) {
            get value() {
                for (const octet of this.valueHexView) {
                    if (octet > 0) {
                        return true;
                    }
                }
                return false;
            }
            set value(value) {
                this.valueHexView[0] = value ? 0xff : 0x00;
            }
            constructor({ value, ...parameters } = {}) {
                super(parameters);
                if (parameters.valueHex) {
                    this.valueHexView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(parameters.valueHex);
                }
                else {
                    this.valueHexView = new Uint8Array(1);
                }
                if (value) {
                    this.value = value;
                }
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, inputView, inputOffset, inputLength)) {
                    return -1;
                }
                this.valueHexView = inputView.subarray(inputOffset, inputOffset + inputLength);
                if (inputLength > 1)
                    this.warnings.push("Boolean value encoded in more then 1 octet");
                this.isHexOnly = true;
                pvutils__namespace.utilDecodeTC.call(this);
                this.blockLength = inputLength;
                return inputOffset + inputLength;
            }
            toBER() {
                return this.valueHexView.slice().buffer;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    value: this.value
                };
            }
        }
        LocalBooleanValueBlock.NAME = "BooleanValueBlock";
        var _a$s;
        class Boolean extends BaseBlock {
            getValue() {
                return this.valueBlock.value;
            }
            setValue(value) {
                this.valueBlock.value = value;
            }
            constructor(parameters = {}) {
                super(parameters, LocalBooleanValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 1;
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : ${this.getValue}`;
            }
        }
        _a$s = Boolean;
        (() => {
            typeStore.Boolean = _a$s;
        })();
        Boolean.NAME = "BOOLEAN";
        class LocalOctetStringValueBlock extends HexBlock(LocalConstructedValueBlock) {
            constructor({ isConstructed = false, ...parameters } = {}) {
                super(parameters);
                this.isConstructed = isConstructed;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                let resultOffset = 0;
                if (this.isConstructed) {
                    this.isHexOnly = false;
                    resultOffset = LocalConstructedValueBlock.prototype.fromBER.call(this, inputBuffer, inputOffset, inputLength, context);
                    if (resultOffset === -1)
                        return resultOffset;
                    for (let i = 0; i < this.value.length; i++) {
                        const currentBlockName = this.value[i].constructor.NAME;
                        if (currentBlockName === END_OF_CONTENT_NAME) {
                            if (this.isIndefiniteForm)
                                break;
                            else {
                                this.error = "EndOfContent is unexpected, OCTET STRING may consists of OCTET STRINGs only";
                                return -1;
                            }
                        }
                        if (currentBlockName !== OCTET_STRING_NAME) {
                            this.error = "OCTET STRING may consists of OCTET STRINGs only";
                            return -1;
                        }
                    }
                }
                else {
                    this.isHexOnly = true;
                    resultOffset = super.fromBER(inputBuffer, inputOffset, inputLength);
                    this.blockLength = inputLength;
                }
                return resultOffset;
            }
            toBER(sizeOnly, writer) {
                if (this.isConstructed)
                    return LocalConstructedValueBlock.prototype.toBER.call(this, sizeOnly, writer);
                return sizeOnly ? new ArrayBuffer(this.valueHexView.byteLength) : this.valueHexView.slice().buffer;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    isConstructed: this.isConstructed
                };
            }
        }
        LocalOctetStringValueBlock.NAME = "OctetStringValueBlock";
        const ORIGINAL_LOCAL_OCTET_STRING_TO_BER = LocalOctetStringValueBlock.prototype.toBER;
        var _a$r;
        class OctetString extends BaseBlock {
            constructor({ idBlock = {}, lenBlock = {}, ...parameters } = {}) {
                var _b, _c;
                (_b = parameters.isConstructed) !== null && _b !== void 0 ? _b : (parameters.isConstructed = !!((_c = parameters.value) === null || _c === void 0 ? void 0 : _c.length));
                super({
                    idBlock: {
                        isConstructed: parameters.isConstructed,
                        ...idBlock
                    },
                    lenBlock: {
                        ...lenBlock,
                        isIndefiniteForm: !!parameters.isIndefiniteForm
                    },
                    ...parameters
                }, LocalOctetStringValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 4;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                this.valueBlock.isConstructed = this.idBlock.isConstructed;
                this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm;
                if (inputLength === 0) {
                    if (this.idBlock.error.length === 0)
                        this.blockLength += this.idBlock.blockLength;
                    if (this.lenBlock.error.length === 0)
                        this.blockLength += this.lenBlock.blockLength;
                    return inputOffset;
                }
                if (!this.valueBlock.isConstructed && (context === null || context === void 0 ? void 0 : context.parseEmbedded) !== false) {
                    const view = inputBuffer instanceof ArrayBuffer ? new Uint8Array(inputBuffer) : inputBuffer;
                    const buf = view.subarray(inputOffset, inputOffset + inputLength);
                    try {
                        if (buf.byteLength) {
                            const parseContext = context !== null && context !== void 0 ? context : createFromBerContext();
                            const asn = localFromBERWithChildContext(buf, 0, buf.byteLength, parseContext);
                            if (asn.offset !== -1 && asn.offset === inputLength) {
                                this.valueBlock.value = [asn.result];
                            }
                        }
                    }
                    catch {
                    }
                }
                return super.fromBER(inputBuffer, inputOffset, inputLength, context);
            }
            onAsciiEncoding() {
                if (this.valueBlock.isConstructed || (this.valueBlock.value && this.valueBlock.value.length)) {
                    return Constructed.prototype.onAsciiEncoding.call(this);
                }
                const name = this.constructor.NAME;
                const value = pvtsutils__namespace.Convert.ToHex(this.valueBlock.valueHexView);
                return `${name} : ${value}`;
            }
            getValue() {
                if (!this.idBlock.isConstructed) {
                    return this.valueBlock.valueHexView.slice().buffer;
                }
                const array = [];
                for (const content of this.valueBlock.value) {
                    if (content instanceof _a$r) {
                        array.push(content.valueBlock.valueHexView);
                    }
                }
                return pvtsutils__namespace.BufferSourceConverter.concat(array);
            }
        }
        _a$r = OctetString;
        (() => {
            typeStore.OctetString = _a$r;
        })();
        OctetString.NAME = OCTET_STRING_NAME;
        class LocalBitStringValueBlock extends HexBlock(LocalConstructedValueBlock) {
            constructor({ unusedBits = 0, isConstructed = false, ...parameters } = {}) {
                super(parameters);
                this.unusedBits = unusedBits;
                this.isConstructed = isConstructed;
                this.blockLength = this.valueHexView.byteLength;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                if (!inputLength) {
                    return inputOffset;
                }
                let resultOffset = -1;
                if (this.isConstructed) {
                    resultOffset = LocalConstructedValueBlock.prototype.fromBER.call(this, inputBuffer, inputOffset, inputLength, context);
                    if (resultOffset === -1)
                        return resultOffset;
                    for (const value of this.value) {
                        const currentBlockName = value.constructor.NAME;
                        if (currentBlockName === END_OF_CONTENT_NAME) {
                            if (this.isIndefiniteForm)
                                break;
                            else {
                                this.error = "EndOfContent is unexpected, BIT STRING may consists of BIT STRINGs only";
                                return -1;
                            }
                        }
                        if (currentBlockName !== BIT_STRING_NAME) {
                            this.error = "BIT STRING may consists of BIT STRINGs only";
                            return -1;
                        }
                        const valueBlock = value.valueBlock;
                        if (this.unusedBits > 0 && valueBlock.unusedBits > 0) {
                            this.error = 'Using of "unused bits" inside constructive BIT STRING allowed for least one only';
                            return -1;
                        }
                        this.unusedBits = valueBlock.unusedBits;
                    }
                    return resultOffset;
                }
                const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, inputView, inputOffset, inputLength)) {
                    return -1;
                }
                const intBuffer = inputView.subarray(inputOffset, inputOffset + inputLength);
                this.unusedBits = intBuffer[0];
                if (this.unusedBits > 7) {
                    this.error = "Unused bits for BitString must be in range 0-7";
                    return -1;
                }
                if (!this.unusedBits && (context === null || context === void 0 ? void 0 : context.parseEmbedded) !== false) {
                    const buf = intBuffer.subarray(1);
                    try {
                        if (buf.byteLength) {
                            const parseContext = context !== null && context !== void 0 ? context : createFromBerContext();
                            const asn = localFromBERWithChildContext(buf, 0, buf.byteLength, parseContext);
                            if (asn.offset !== -1 && asn.offset === inputLength - 1) {
                                this.value = [asn.result];
                            }
                        }
                    }
                    catch {
                    }
                }
                this.valueHexView = intBuffer.subarray(1);
                this.blockLength = intBuffer.length;
                return inputOffset + inputLength;
            }
            toBER(sizeOnly, writer) {
                if (this.isConstructed) {
                    return LocalConstructedValueBlock.prototype.toBER.call(this, sizeOnly, writer);
                }
                if (sizeOnly) {
                    return new ArrayBuffer(this.valueHexView.byteLength + 1);
                }
                if (!this.valueHexView.byteLength) {
                    const empty = new Uint8Array(1);
                    empty[0] = 0;
                    return empty.buffer;
                }
                const retView = new Uint8Array(this.valueHexView.length + 1);
                retView[0] = this.unusedBits;
                retView.set(this.valueHexView, 1);
                return retView.buffer;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    unusedBits: this.unusedBits,
                    isConstructed: this.isConstructed
                };
            }
        }
        LocalBitStringValueBlock.NAME = "BitStringValueBlock";
        const ORIGINAL_LOCAL_BIT_STRING_TO_BER = LocalBitStringValueBlock.prototype.toBER;
        var _a$q;
        class BitString extends BaseBlock {
            constructor({ idBlock = {}, lenBlock = {}, ...parameters } = {}) {
                var _b, _c;
                (_b = parameters.isConstructed) !== null && _b !== void 0 ? _b : (parameters.isConstructed = !!((_c = parameters.value) === null || _c === void 0 ? void 0 : _c.length));
                super({
                    idBlock: {
                        isConstructed: parameters.isConstructed,
                        ...idBlock
                    },
                    lenBlock: {
                        ...lenBlock,
                        isIndefiniteForm: !!parameters.isIndefiniteForm
                    },
                    ...parameters
                }, LocalBitStringValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 3;
            }
            fromBER(inputBuffer, inputOffset, inputLength, context) {
                this.valueBlock.isConstructed = this.idBlock.isConstructed;
                this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm;
                return super.fromBER(inputBuffer, inputOffset, inputLength, context);
            }
            onAsciiEncoding() {
                if (this.valueBlock.isConstructed || (this.valueBlock.value && this.valueBlock.value.length)) {
                    return Constructed.prototype.onAsciiEncoding.call(this);
                }
                else {
                    const bits = [];
                    const valueHex = this.valueBlock.valueHexView;
                    for (const byte of valueHex) {
                        bits.push(byte.toString(2).padStart(8, "0"));
                    }
                    const bitsStr = bits.join("");
                    const name = this.constructor.NAME;
                    const value = bitsStr.substring(0, bitsStr.length - this.valueBlock.unusedBits);
                    return `${name} : ${value}`;
                }
            }
        }
        _a$q = BitString;
        (() => {
            typeStore.BitString = _a$q;
        })();
        BitString.NAME = BIT_STRING_NAME;
        function bytesToSignedBigInt(view) {
            if (!view.byteLength)
                return BigInt(0);
            const value = BigInt(`0x${pvtsutils__namespace.Convert.ToHex(view)}`);
            if (view[0] & 0x80)
                return value - (BigInt(1) << BigInt(view.byteLength * 8));
            return value;
        }
        function bytesToSignedDecimal(view) {
            if (typeof BigInt !== "undefined")
                return bytesToSignedBigInt(view).toString(10);
            const BASE = 10000000;
            const DECIMAL_DIGITS = 7;
            if (!view.byteLength)
                return "0";
            const negative = !!(view[0] & 0x80);
            let magnitude = view;
            if (negative) {
                magnitude = new Uint8Array(view.length);
                let carry = 1;
                for (let i = view.length - 1; i >= 0; i--) {
                    const value = (view[i] ^ 0xff) + carry;
                    magnitude[i] = value & 0xff;
                    carry = value >> 8;
                }
            }
            const limbs = [0];
            for (let index = 0; index < magnitude.length; index++) {
                let carry = magnitude[index];
                for (let i = 0; i < limbs.length; i++) {
                    const value = limbs[i] * 256 + carry;
                    limbs[i] = value % BASE;
                    carry = Math.floor(value / BASE);
                }
                if (carry)
                    limbs.push(carry);
            }
            let top = limbs.length - 1;
            while (top > 0 && limbs[top] === 0)
                top--;
            let result = String(limbs[top]);
            for (let i = top - 1; i >= 0; i--)
                result += String(limbs[i]).padStart(DECIMAL_DIGITS, "0");
            return negative && result !== "0" ? `-${result}` : result;
        }
        var _a$p;
        class LocalIntegerValueBlock extends HexBlock(ValueBlock) {
            setValueHex() {
                if (this.valueHexView.length >= 4) {
                    this.warnings.push("Too big Integer for decoding, hex only");
                    this.isHexOnly = true;
                    this._valueDec = 0;
                }
                else {
                    this.isHexOnly = false;
                    if (this.valueHexView.length > 0) {
                        this._valueDec = pvutils__namespace.utilDecodeTC.call(this);
                    }
                }
            }
            constructor({ value, ...parameters } = {}) {
                super(parameters);
                this._valueDec = 0;
                if (parameters.valueHex) {
                    this.setValueHex();
                }
                if (value !== undefined) {
                    this.valueDec = value;
                }
            }
            set valueDec(v) {
                this._valueDec = v;
                this.isHexOnly = false;
                this.valueHexView = new Uint8Array(pvutils__namespace.utilEncodeTC(v));
            }
            get valueDec() {
                return this._valueDec;
            }
            fromDER(inputBuffer, inputOffset, inputLength, expectedLength = 0) {
                const offset = this.fromBER(inputBuffer, inputOffset, inputLength);
                if (offset === -1)
                    return offset;
                const view = this.valueHexView;
                if (view[0] === 0x00 && (view[1] & 0x80) !== 0) {
                    this.valueHexView = view.subarray(1);
                }
                else {
                    if (expectedLength !== 0) {
                        if (view.length < expectedLength) {
                            if (expectedLength - view.length > 1)
                                expectedLength = view.length + 1;
                            this.valueHexView = view.subarray(expectedLength - view.length);
                        }
                    }
                }
                return offset;
            }
            toDER(sizeOnly = false) {
                const view = this.valueHexView;
                switch (true) {
                    case (view[0] & 0x80) !== 0:
                        {
                            const updatedView = new Uint8Array(this.valueHexView.length + 1);
                            updatedView[0] = 0x00;
                            updatedView.set(view, 1);
                            this.valueHexView = updatedView;
                        }
                        break;
                    case view[0] === 0x00 && (view[1] & 0x80) === 0:
                        {
                            this.valueHexView = this.valueHexView.subarray(1);
                        }
                        break;
                }
                return this.toBER(sizeOnly);
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const resultOffset = super.fromBER(inputBuffer, inputOffset, inputLength);
                if (resultOffset === -1) {
                    return resultOffset;
                }
                this.setValueHex();
                return resultOffset;
            }
            toBER(sizeOnly) {
                return sizeOnly ? new ArrayBuffer(this.valueHexView.length) : this.valueHexView.slice().buffer;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    valueDec: this.valueDec
                };
            }
            toString() {
                return bytesToSignedDecimal(this.valueHexView);
            }
        }
        _a$p = LocalIntegerValueBlock;
        LocalIntegerValueBlock.NAME = "IntegerValueBlock";
        (() => {
            Object.defineProperty(_a$p.prototype, "valueHex", {
                set: function (v) {
                    this.valueHexView = new Uint8Array(v);
                    this.setValueHex();
                },
                get: function () {
                    return this.valueHexView.slice().buffer;
                }
            });
        })();
        const ORIGINAL_LOCAL_INTEGER_TO_BER = LocalIntegerValueBlock.prototype.toBER;
        const ORIGINAL_LOCAL_INTEGER_TO_STRING = LocalIntegerValueBlock.prototype.toString;
        var _a$o;
        class Integer extends BaseBlock {
            constructor(parameters = {}) {
                super(parameters, LocalIntegerValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 2;
            }
            toBigInt() {
                assertBigInt();
                const valueBlock = this.valueBlock;
                const toString = valueBlock.toString;
                if (toString === ORIGINAL_LOCAL_INTEGER_TO_STRING)
                    return bytesToSignedBigInt(valueBlock.valueHexView);
                return BigInt(Reflect.apply(toString, valueBlock, []));
            }
            static fromBigInt(value) {
                assertBigInt();
                const bigIntValue = BigInt(value);
                const writer = new ViewWriter();
                const hex = bigIntValue.toString(16).replace(/^-/, "");
                const view = new Uint8Array(pvtsutils__namespace.Convert.FromHex(hex));
                if (bigIntValue < 0) {
                    const first = new Uint8Array(view.length + (view[0] & 0x80 ? 1 : 0));
                    first[0] |= 0x80;
                    const firstInt = BigInt(`0x${pvtsutils__namespace.Convert.ToHex(first)}`);
                    const secondInt = firstInt + bigIntValue;
                    const second = pvtsutils__namespace.BufferSourceConverter.toUint8Array(pvtsutils__namespace.Convert.FromHex(secondInt.toString(16)));
                    second[0] |= 0x80;
                    writer.write(second);
                }
                else {
                    if (view[0] & 0x80) {
                        writer.write(new Uint8Array([0]));
                    }
                    writer.write(view);
                }
                const res = new _a$o({ valueHex: writer.final() });
                return res;
            }
            convertToDER() {
                const integer = new _a$o({ valueHex: this.valueBlock.valueHexView });
                integer.valueBlock.toDER();
                return integer;
            }
            convertFromDER() {
                return new _a$o({
                    valueHex: this.valueBlock.valueHexView[0] === 0 ? this.valueBlock.valueHexView.subarray(1) : this.valueBlock.valueHexView
                });
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : ${this.valueBlock.toString()}`;
            }
        }
        _a$o = Integer;
        (() => {
            typeStore.Integer = _a$o;
        })();
        Integer.NAME = "INTEGER";
        var _a$n;
        class Enumerated extends Integer {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 10;
            }
        }
        _a$n = Enumerated;
        (() => {
            typeStore.Enumerated = _a$n;
        })();
        Enumerated.NAME = "ENUMERATED";
        class LocalSidValueBlock extends HexBlock(ValueBlock) {
            constructor({ valueDec = -1, isFirstSid = false, ...parameters } = {}) {
                super(parameters);
                this.valueDec = valueDec;
                this.isFirstSid = isFirstSid;
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                if (!inputLength) {
                    return inputOffset;
                }
                const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, inputView, inputOffset, inputLength)) {
                    return -1;
                }
                const intBuffer = inputView.subarray(inputOffset, inputOffset + inputLength);
                const fastPath = this.blockLength === 0 && Number.isInteger(inputOffset) && Number.isInteger(inputLength);
                if (fastPath) {
                    let sidLength = 0;
                    while (sidLength < inputLength) {
                        const octet = intBuffer[sidLength];
                        sidLength++;
                        if ((octet & 0x80) === 0x00)
                            break;
                    }
                    this.blockLength = sidLength;
                    this.valueHexView = new Uint8Array(sidLength);
                    for (let i = 0; i < sidLength; i++)
                        this.valueHexView[i] = intBuffer[i] & 0x7f;
                }
                else {
                    this.valueHexView = new Uint8Array(inputLength);
                    for (let i = 0; i < inputLength; i++) {
                        this.valueHexView[i] = intBuffer[i] & 0x7f;
                        this.blockLength++;
                        if ((intBuffer[i] & 0x80) === 0x00)
                            break;
                    }
                    const tempView = new Uint8Array(this.blockLength);
                    for (let i = 0; i < this.blockLength; i++) {
                        tempView[i] = this.valueHexView[i];
                    }
                    this.valueHexView = tempView;
                }
                if ((intBuffer[this.blockLength - 1] & 0x80) !== 0x00) {
                    this.error = "End of input reached before message was fully decoded";
                    return -1;
                }
                if (this.valueHexView[0] === 0x00)
                    this.warnings.push("Needlessly long format of SID encoding");
                if (this.blockLength <= 8)
                    this.valueDec = pvutils__namespace.utilFromBase(this.valueHexView, 7);
                else {
                    this.isHexOnly = true;
                    this.warnings.push("Too big SID for decoding, hex only");
                }
                return inputOffset + this.blockLength;
            }
            set valueBigInt(value) {
                assertBigInt();
                let bits = BigInt(value).toString(2);
                while (bits.length % 7) {
                    bits = "0" + bits;
                }
                const bytes = new Uint8Array(bits.length / 7);
                for (let i = 0; i < bytes.length; i++) {
                    bytes[i] = parseInt(bits.slice(i * 7, i * 7 + 7), 2) + (i + 1 < bytes.length ? 0x80 : 0);
                }
                this.fromBER(bytes.buffer, 0, bytes.length);
            }
            toBER(sizeOnly) {
                if (this.isHexOnly) {
                    if (sizeOnly)
                        return new ArrayBuffer(this.valueHexView.byteLength);
                    const curView = this.valueHexView;
                    const retView = new Uint8Array(this.blockLength);
                    for (let i = 0; i < this.blockLength - 1; i++)
                        retView[i] = curView[i] | 0x80;
                    retView[this.blockLength - 1] = curView[this.blockLength - 1];
                    return pvtsutils__namespace.BufferSourceConverter.toArrayBuffer(retView);
                }
                const encodedBuf = pvutils__namespace.utilToBase(this.valueDec, 7);
                if (encodedBuf.byteLength === 0) {
                    this.error = "Error during encoding SID value";
                    return EMPTY_BUFFER;
                }
                const retView = new Uint8Array(encodedBuf.byteLength);
                if (!sizeOnly) {
                    const encodedView = new Uint8Array(encodedBuf);
                    const len = encodedBuf.byteLength - 1;
                    for (let i = 0; i < len; i++)
                        retView[i] = encodedView[i] | 0x80;
                    retView[len] = encodedView[len];
                }
                return pvtsutils__namespace.BufferSourceConverter.toArrayBuffer(retView);
            }
            toString() {
                let result = "";
                if (this.isHexOnly)
                    result = pvtsutils__namespace.Convert.ToHex(this.valueHexView);
                else {
                    if (this.isFirstSid) {
                        let sidValue = this.valueDec;
                        if (this.valueDec <= 39)
                            result = "0.";
                        else {
                            if (this.valueDec <= 79) {
                                result = "1.";
                                sidValue -= 40;
                            }
                            else {
                                result = "2.";
                                sidValue -= 80;
                            }
                        }
                        result += sidValue.toString();
                    }
                    else
                        result = this.valueDec.toString();
                }
                return result;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    valueDec: this.valueDec,
                    isFirstSid: this.isFirstSid
                };
            }
        }
        LocalSidValueBlock.NAME = "sidBlock";
        class LocalObjectIdentifierValueBlock extends ValueBlock {
            constructor({ value = EMPTY_STRING, ...parameters } = {}) {
                super(parameters);
                this.value = [];
                if (value) {
                    this.fromString(value);
                }
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                let resultOffset = inputOffset;
                while (inputLength > 0) {
                    const sidBlock = new LocalSidValueBlock();
                    resultOffset = sidBlock.fromBER(inputBuffer, resultOffset, inputLength);
                    if (resultOffset === -1) {
                        this.blockLength = 0;
                        this.error = sidBlock.error;
                        return resultOffset;
                    }
                    if (this.value.length === 0)
                        sidBlock.isFirstSid = true;
                    this.blockLength += sidBlock.blockLength;
                    inputLength -= sidBlock.blockLength;
                    this.value.push(sidBlock);
                }
                return resultOffset;
            }
            toBER(sizeOnly) {
                const retBuffers = [];
                for (let i = 0; i < this.value.length; i++) {
                    const valueBuf = this.value[i].toBER(sizeOnly);
                    if (valueBuf.byteLength === 0) {
                        this.error = this.value[i].error;
                        return EMPTY_BUFFER;
                    }
                    retBuffers.push(valueBuf);
                }
                return concat(retBuffers);
            }
            fromString(string) {
                this.value = [];
                let pos1 = 0;
                let pos2 = 0;
                let sid = "";
                let flag = false;
                do {
                    pos2 = string.indexOf(".", pos1);
                    if (pos2 === -1)
                        sid = string.substring(pos1);
                    else
                        sid = string.substring(pos1, pos2);
                    pos1 = pos2 + 1;
                    if (flag) {
                        const sidBlock = this.value[0];
                        let plus = 0;
                        switch (sidBlock.valueDec) {
                            case 0:
                                break;
                            case 1:
                                plus = 40;
                                break;
                            case 2:
                                plus = 80;
                                break;
                            default:
                                this.value = [];
                                return;
                        }
                        const parsedSID = parseInt(sid, 10);
                        if (isNaN(parsedSID))
                            return;
                        sidBlock.valueDec = parsedSID + plus;
                        flag = false;
                    }
                    else {
                        const sidBlock = new LocalSidValueBlock();
                        if (sid > Number.MAX_SAFE_INTEGER) {
                            assertBigInt();
                            const sidValue = BigInt(sid);
                            sidBlock.valueBigInt = sidValue;
                        }
                        else {
                            sidBlock.valueDec = parseInt(sid, 10);
                            if (isNaN(sidBlock.valueDec))
                                return;
                        }
                        if (!this.value.length) {
                            sidBlock.isFirstSid = true;
                            flag = true;
                        }
                        this.value.push(sidBlock);
                    }
                } while (pos2 !== -1);
            }
            toString() {
                let result = "";
                let isHexOnly = false;
                for (let i = 0; i < this.value.length; i++) {
                    isHexOnly = this.value[i].isHexOnly;
                    let sidStr = this.value[i].toString();
                    if (i !== 0)
                        result = `${result}.`;
                    if (isHexOnly) {
                        sidStr = `{${sidStr}}`;
                        if (this.value[i].isFirstSid)
                            result = `2.{${sidStr} - 80}`;
                        else
                            result += sidStr;
                    }
                    else
                        result += sidStr;
                }
                return result;
            }
            toJSON() {
                const object = {
                    ...super.toJSON(),
                    value: this.toString(),
                    sidArray: []
                };
                for (let i = 0; i < this.value.length; i++) {
                    object.sidArray.push(this.value[i].toJSON());
                }
                return object;
            }
        }
        LocalObjectIdentifierValueBlock.NAME = "ObjectIdentifierValueBlock";
        var _a$m;
        class ObjectIdentifier extends BaseBlock {
            getValue() {
                return this.valueBlock.toString();
            }
            setValue(value) {
                this.valueBlock.fromString(value);
            }
            constructor(parameters = {}) {
                super(parameters, LocalObjectIdentifierValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 6;
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : ${this.valueBlock.toString() || "empty"}`;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    value: this.getValue()
                };
            }
        }
        _a$m = ObjectIdentifier;
        (() => {
            typeStore.ObjectIdentifier = _a$m;
        })();
        ObjectIdentifier.NAME = "OBJECT IDENTIFIER";
        class LocalRelativeSidValueBlock extends HexBlock(LocalBaseBlock) {
            constructor({ valueDec = 0, ...parameters } = {}) {
                super(parameters);
                this.valueDec = valueDec;
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                if (inputLength === 0)
                    return inputOffset;
                const inputView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                if (!checkBufferParams(this, inputView, inputOffset, inputLength))
                    return -1;
                const intBuffer = inputView.subarray(inputOffset, inputOffset + inputLength);
                const fastPath = this.blockLength === 0 && Number.isInteger(inputOffset) && Number.isInteger(inputLength);
                if (fastPath) {
                    let sidLength = 0;
                    while (sidLength < inputLength) {
                        const octet = intBuffer[sidLength];
                        sidLength++;
                        if ((octet & 0x80) === 0x00)
                            break;
                    }
                    this.blockLength = sidLength;
                    this.valueHexView = new Uint8Array(sidLength);
                    for (let i = 0; i < sidLength; i++)
                        this.valueHexView[i] = intBuffer[i] & 0x7f;
                }
                else {
                    this.valueHexView = new Uint8Array(inputLength);
                    for (let i = 0; i < inputLength; i++) {
                        this.valueHexView[i] = intBuffer[i] & 0x7f;
                        this.blockLength++;
                        if ((intBuffer[i] & 0x80) === 0x00)
                            break;
                    }
                    const tempView = new Uint8Array(this.blockLength);
                    for (let i = 0; i < this.blockLength; i++)
                        tempView[i] = this.valueHexView[i];
                    this.valueHexView = tempView;
                }
                if ((intBuffer[this.blockLength - 1] & 0x80) !== 0x00) {
                    this.error = "End of input reached before message was fully decoded";
                    return -1;
                }
                if (this.valueHexView[0] === 0x00)
                    this.warnings.push("Needlessly long format of SID encoding");
                if (this.blockLength <= 8)
                    this.valueDec = pvutils__namespace.utilFromBase(this.valueHexView, 7);
                else {
                    this.isHexOnly = true;
                    this.warnings.push("Too big SID for decoding, hex only");
                }
                return inputOffset + this.blockLength;
            }
            toBER(sizeOnly) {
                if (this.isHexOnly) {
                    if (sizeOnly)
                        return new ArrayBuffer(this.valueHexView.byteLength);
                    const curView = this.valueHexView;
                    const retView = new Uint8Array(this.blockLength);
                    for (let i = 0; i < this.blockLength - 1; i++)
                        retView[i] = curView[i] | 0x80;
                    retView[this.blockLength - 1] = curView[this.blockLength - 1];
                    return retView.buffer;
                }
                const encodedBuf = pvutils__namespace.utilToBase(this.valueDec, 7);
                if (encodedBuf.byteLength === 0) {
                    this.error = "Error during encoding SID value";
                    return EMPTY_BUFFER;
                }
                const retView = new Uint8Array(encodedBuf.byteLength);
                if (!sizeOnly) {
                    const encodedView = new Uint8Array(encodedBuf);
                    const len = encodedBuf.byteLength - 1;
                    for (let i = 0; i < len; i++)
                        retView[i] = encodedView[i] | 0x80;
                    retView[len] = encodedView[len];
                }
                return retView.buffer;
            }
            toString() {
                let result = "";
                if (this.isHexOnly)
                    result = pvtsutils__namespace.Convert.ToHex(this.valueHexView);
                else {
                    result = this.valueDec.toString();
                }
                return result;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    valueDec: this.valueDec
                };
            }
        }
        LocalRelativeSidValueBlock.NAME = "relativeSidBlock";
        class LocalRelativeObjectIdentifierValueBlock extends ValueBlock {
            constructor({ value = EMPTY_STRING, ...parameters } = {}) {
                super(parameters);
                this.value = [];
                if (value) {
                    this.fromString(value);
                }
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                let resultOffset = inputOffset;
                while (inputLength > 0) {
                    const sidBlock = new LocalRelativeSidValueBlock();
                    resultOffset = sidBlock.fromBER(inputBuffer, resultOffset, inputLength);
                    if (resultOffset === -1) {
                        this.blockLength = 0;
                        this.error = sidBlock.error;
                        return resultOffset;
                    }
                    this.blockLength += sidBlock.blockLength;
                    inputLength -= sidBlock.blockLength;
                    this.value.push(sidBlock);
                }
                return resultOffset;
            }
            toBER(sizeOnly, _writer) {
                const retBuffers = [];
                for (let i = 0; i < this.value.length; i++) {
                    const valueBuf = this.value[i].toBER(sizeOnly);
                    if (valueBuf.byteLength === 0) {
                        this.error = this.value[i].error;
                        return EMPTY_BUFFER;
                    }
                    retBuffers.push(valueBuf);
                }
                return concat(retBuffers);
            }
            fromString(string) {
                this.value = [];
                let pos1 = 0;
                let pos2 = 0;
                let sid = "";
                do {
                    pos2 = string.indexOf(".", pos1);
                    if (pos2 === -1)
                        sid = string.substring(pos1);
                    else
                        sid = string.substring(pos1, pos2);
                    pos1 = pos2 + 1;
                    const sidBlock = new LocalRelativeSidValueBlock();
                    sidBlock.valueDec = parseInt(sid, 10);
                    if (isNaN(sidBlock.valueDec))
                        return true;
                    this.value.push(sidBlock);
                } while (pos2 !== -1);
                return true;
            }
            toString() {
                let result = "";
                let isHexOnly = false;
                for (let i = 0; i < this.value.length; i++) {
                    isHexOnly = this.value[i].isHexOnly;
                    let sidStr = this.value[i].toString();
                    if (i !== 0)
                        result = `${result}.`;
                    if (isHexOnly) {
                        sidStr = `{${sidStr}}`;
                        result += sidStr;
                    }
                    else
                        result += sidStr;
                }
                return result;
            }
            toJSON() {
                const object = {
                    ...super.toJSON(),
                    value: this.toString(),
                    sidArray: []
                };
                for (let i = 0; i < this.value.length; i++)
                    object.sidArray.push(this.value[i].toJSON());
                return object;
            }
        }
        LocalRelativeObjectIdentifierValueBlock.NAME = "RelativeObjectIdentifierValueBlock";
        var _a$l;
        class RelativeObjectIdentifier extends BaseBlock {
            getValue() {
                return this.valueBlock.toString();
            }
            setValue(value) {
                this.valueBlock.fromString(value);
            }
            constructor(parameters = {}) {
                super(parameters, LocalRelativeObjectIdentifierValueBlock);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 13;
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : ${this.valueBlock.toString() || "empty"}`;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    value: this.getValue()
                };
            }
        }
        _a$l = RelativeObjectIdentifier;
        (() => {
            typeStore.RelativeObjectIdentifier = _a$l;
        })();
        RelativeObjectIdentifier.NAME = "RelativeObjectIdentifier";
        var _a$k;
        class Sequence extends Constructed {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 16;
            }
        }
        _a$k = Sequence;
        (() => {
            typeStore.Sequence = _a$k;
        })();
        Sequence.NAME = "SEQUENCE";
        var _a$j;
        class Set extends Constructed {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 17;
            }
        }
        _a$j = Set;
        (() => {
            typeStore.Set = _a$j;
        })();
        Set.NAME = "SET";
        class LocalStringValueBlock extends HexBlock(ValueBlock) {
            constructor({ ...parameters } = {}) {
                super(parameters);
                this.isHexOnly = true;
                this.value = EMPTY_STRING;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    value: this.value
                };
            }
        }
        LocalStringValueBlock.NAME = "StringValueBlock";
        class LocalSimpleStringValueBlock extends LocalStringValueBlock {
        }
        LocalSimpleStringValueBlock.NAME = "SimpleStringValueBlock";
        class LocalSimpleStringBlock extends BaseStringBlock {
            constructor({ ...parameters } = {}) {
                super(parameters, LocalSimpleStringValueBlock);
            }
            fromBuffer(inputBuffer) {
                this.valueBlock.value = String.fromCharCode.apply(null, pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer));
            }
            fromString(inputString) {
                const strLen = inputString.length;
                const view = (this.valueBlock.valueHexView = new Uint8Array(strLen));
                for (let i = 0; i < strLen; i++)
                    view[i] = inputString.charCodeAt(i);
                this.valueBlock.value = inputString;
            }
        }
        LocalSimpleStringBlock.NAME = "SIMPLE STRING";
        class LocalUtf8StringValueBlock extends LocalSimpleStringBlock {
            fromBuffer(inputBuffer) {
                this.valueBlock.valueHexView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
                try {
                    this.valueBlock.value = pvtsutils__namespace.Convert.ToUtf8String(inputBuffer);
                }
                catch (ex) {
                    this.warnings.push(`Error during "decodeURIComponent": ${ex}, using raw string`);
                    this.valueBlock.value = pvtsutils__namespace.Convert.ToBinary(inputBuffer);
                }
            }
            fromString(inputString) {
                this.valueBlock.valueHexView = new Uint8Array(pvtsutils__namespace.Convert.FromUtf8String(inputString));
                this.valueBlock.value = inputString;
            }
        }
        LocalUtf8StringValueBlock.NAME = "Utf8StringValueBlock";
        var _a$i;
        class Utf8String extends LocalUtf8StringValueBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 12;
            }
        }
        _a$i = Utf8String;
        (() => {
            typeStore.Utf8String = _a$i;
        })();
        Utf8String.NAME = "UTF8String";
        class LocalBmpStringValueBlock extends LocalSimpleStringBlock {
            fromBuffer(inputBuffer) {
                this.valueBlock.value = pvtsutils__namespace.Convert.ToUtf16String(inputBuffer);
                this.valueBlock.valueHexView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer);
            }
            fromString(inputString) {
                this.valueBlock.value = inputString;
                this.valueBlock.valueHexView = new Uint8Array(pvtsutils__namespace.Convert.FromUtf16String(inputString));
            }
        }
        LocalBmpStringValueBlock.NAME = "BmpStringValueBlock";
        var _a$h;
        class BmpString extends LocalBmpStringValueBlock {
            constructor({ ...parameters } = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 30;
            }
        }
        _a$h = BmpString;
        (() => {
            typeStore.BmpString = _a$h;
        })();
        BmpString.NAME = "BMPString";
        class LocalUniversalStringValueBlock extends LocalSimpleStringBlock {
            fromBuffer(inputBuffer) {
                const copyBuffer = ArrayBuffer.isView(inputBuffer) ? inputBuffer.slice().buffer : inputBuffer.slice(0);
                const valueView = new Uint8Array(copyBuffer);
                for (let i = 0; i < valueView.length; i += 4) {
                    valueView[i] = valueView[i + 3];
                    valueView[i + 1] = valueView[i + 2];
                    valueView[i + 2] = 0x00;
                    valueView[i + 3] = 0x00;
                }
                this.valueBlock.value = String.fromCharCode.apply(null, new Uint32Array(copyBuffer));
            }
            fromString(inputString) {
                const strLength = inputString.length;
                const valueHexView = (this.valueBlock.valueHexView = new Uint8Array(strLength * 4));
                for (let i = 0; i < strLength; i++) {
                    const codeBuf = pvutils__namespace.utilToBase(inputString.charCodeAt(i), 8);
                    const codeView = new Uint8Array(codeBuf);
                    if (codeView.length > 4)
                        continue;
                    const dif = 4 - codeView.length;
                    for (let j = codeView.length - 1; j >= 0; j--)
                        valueHexView[i * 4 + j + dif] = codeView[j];
                }
                this.valueBlock.value = inputString;
            }
        }
        LocalUniversalStringValueBlock.NAME = "UniversalStringValueBlock";
        var _a$g;
        class UniversalString extends LocalUniversalStringValueBlock {
            constructor({ ...parameters } = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 28;
            }
        }
        _a$g = UniversalString;
        (() => {
            typeStore.UniversalString = _a$g;
        })();
        UniversalString.NAME = "UniversalString";
        var _a$f;
        class NumericString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 18;
            }
        }
        _a$f = NumericString;
        (() => {
            typeStore.NumericString = _a$f;
        })();
        NumericString.NAME = "NumericString";
        var _a$e;
        class PrintableString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 19;
            }
        }
        _a$e = PrintableString;
        (() => {
            typeStore.PrintableString = _a$e;
        })();
        PrintableString.NAME = "PrintableString";
        var _a$d;
        class TeletexString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 20;
            }
        }
        _a$d = TeletexString;
        (() => {
            typeStore.TeletexString = _a$d;
        })();
        TeletexString.NAME = "TeletexString";
        var _a$c;
        class VideotexString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 21;
            }
        }
        _a$c = VideotexString;
        (() => {
            typeStore.VideotexString = _a$c;
        })();
        VideotexString.NAME = "VideotexString";
        var _a$b;
        class IA5String extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 22;
            }
        }
        _a$b = IA5String;
        (() => {
            typeStore.IA5String = _a$b;
        })();
        IA5String.NAME = "IA5String";
        var _a$a;
        class GraphicString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 25;
            }
        }
        _a$a = GraphicString;
        (() => {
            typeStore.GraphicString = _a$a;
        })();
        GraphicString.NAME = "GraphicString";
        var _a$9;
        class VisibleString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 26;
            }
        }
        _a$9 = VisibleString;
        (() => {
            typeStore.VisibleString = _a$9;
        })();
        VisibleString.NAME = "VisibleString";
        var _a$8;
        class GeneralString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 27;
            }
        }
        _a$8 = GeneralString;
        (() => {
            typeStore.GeneralString = _a$8;
        })();
        GeneralString.NAME = "GeneralString";
        var _a$7;
        class CharacterString extends LocalSimpleStringBlock {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 29;
            }
        }
        _a$7 = CharacterString;
        (() => {
            typeStore.CharacterString = _a$7;
        })();
        CharacterString.NAME = "CharacterString";
        var _a$6;
        class UTCTime extends VisibleString {
            constructor({ value, valueDate, ...parameters } = {}) {
                super(parameters);
                this.year = 0;
                this.month = 0;
                this.day = 0;
                this.hour = 0;
                this.minute = 0;
                this.second = 0;
                if (value) {
                    this.fromString(value);
                    this.valueBlock.valueHexView = new Uint8Array(value.length);
                    for (let i = 0; i < value.length; i++)
                        this.valueBlock.valueHexView[i] = value.charCodeAt(i);
                }
                if (valueDate) {
                    this.fromDate(valueDate);
                    this.valueBlock.valueHexView = new Uint8Array(this.toBuffer());
                }
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 23;
            }
            fromBuffer(inputBuffer) {
                this.fromString(String.fromCharCode.apply(null, pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer)));
            }
            toBuffer() {
                const str = this.toString();
                const buffer = new ArrayBuffer(str.length);
                const view = new Uint8Array(buffer);
                for (let i = 0; i < str.length; i++)
                    view[i] = str.charCodeAt(i);
                return buffer;
            }
            fromDate(inputDate) {
                this.year = inputDate.getUTCFullYear();
                this.month = inputDate.getUTCMonth() + 1;
                this.day = inputDate.getUTCDate();
                this.hour = inputDate.getUTCHours();
                this.minute = inputDate.getUTCMinutes();
                this.second = inputDate.getUTCSeconds();
            }
            toDate() {
                return new Date(Date.UTC(this.year, this.month - 1, this.day, this.hour, this.minute, this.second));
            }
            fromString(inputString) {
                const parser = /(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/gi;
                const parserArray = parser.exec(inputString);
                if (parserArray === null) {
                    this.error = "Wrong input string for conversion";
                    return;
                }
                const year = parseInt(parserArray[1], 10);
                if (year >= 50)
                    this.year = 1900 + year;
                else
                    this.year = 2000 + year;
                this.month = parseInt(parserArray[2], 10);
                this.day = parseInt(parserArray[3], 10);
                this.hour = parseInt(parserArray[4], 10);
                this.minute = parseInt(parserArray[5], 10);
                this.second = parseInt(parserArray[6], 10);
            }
            toString(encoding = "iso") {
                if (encoding === "iso") {
                    const outputArray = Array.from({ length: 7 });
                    outputArray[0] = pvutils__namespace.padNumber(this.year < 2000 ? this.year - 1900 : this.year - 2000, 2);
                    outputArray[1] = pvutils__namespace.padNumber(this.month, 2);
                    outputArray[2] = pvutils__namespace.padNumber(this.day, 2);
                    outputArray[3] = pvutils__namespace.padNumber(this.hour, 2);
                    outputArray[4] = pvutils__namespace.padNumber(this.minute, 2);
                    outputArray[5] = pvutils__namespace.padNumber(this.second, 2);
                    outputArray[6] = "Z";
                    return outputArray.join("");
                }
                return super.toString(encoding);
            }
            onAsciiEncoding() {
                return `${this.constructor.NAME} : ${this.toDate().toISOString()}`;
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    year: this.year,
                    month: this.month,
                    day: this.day,
                    hour: this.hour,
                    minute: this.minute,
                    second: this.second
                };
            }
        }
        _a$6 = UTCTime;
        (() => {
            typeStore.UTCTime = _a$6;
        })();
        UTCTime.NAME = "UTCTime";
        var _a$5;
        class GeneralizedTime extends UTCTime {
            constructor(parameters = {}) {
                var _b;
                super(parameters);
                (_b = this.millisecond) !== null && _b !== void 0 ? _b : (this.millisecond = 0);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 24;
            }
            fromDate(inputDate) {
                super.fromDate(inputDate);
                this.millisecond = inputDate.getUTCMilliseconds();
            }
            toDate() {
                const utcDate = Date.UTC(this.year, this.month - 1, this.day, this.hour, this.minute, this.second, this.millisecond);
                return new Date(utcDate);
            }
            fromString(inputString) {
                let isUTC = false;
                let timeString = "";
                let dateTimeString = "";
                let fractionPart = 0;
                let parser;
                let hourDifference = 0;
                let minuteDifference = 0;
                if (inputString[inputString.length - 1] === "Z") {
                    timeString = inputString.substring(0, inputString.length - 1);
                    isUTC = true;
                }
                else {
                    const number = new Number(inputString[inputString.length - 1]);
                    if (isNaN(number.valueOf()))
                        throw new Error("Wrong input string for conversion");
                    timeString = inputString;
                }
                if (isUTC) {
                    if (timeString.indexOf("+") !== -1)
                        throw new Error("Wrong input string for conversion");
                    if (timeString.indexOf("-") !== -1)
                        throw new Error("Wrong input string for conversion");
                }
                else {
                    let multiplier = 1;
                    let differencePosition = timeString.indexOf("+");
                    let differenceString = "";
                    if (differencePosition === -1) {
                        differencePosition = timeString.indexOf("-");
                        multiplier = -1;
                    }
                    if (differencePosition !== -1) {
                        differenceString = timeString.substring(differencePosition + 1);
                        timeString = timeString.substring(0, differencePosition);
                        if (differenceString.length !== 2 && differenceString.length !== 4)
                            throw new Error("Wrong input string for conversion");
                        let number = parseInt(differenceString.substring(0, 2), 10);
                        if (isNaN(number.valueOf()))
                            throw new Error("Wrong input string for conversion");
                        hourDifference = multiplier * number;
                        if (differenceString.length === 4) {
                            number = parseInt(differenceString.substring(2, 4), 10);
                            if (isNaN(number.valueOf()))
                                throw new Error("Wrong input string for conversion");
                            minuteDifference = multiplier * number;
                        }
                    }
                }
                let fractionPointPosition = timeString.indexOf(".");
                if (fractionPointPosition === -1)
                    fractionPointPosition = timeString.indexOf(",");
                if (fractionPointPosition !== -1) {
                    const fractionPartCheck = new Number(`0${timeString.substring(fractionPointPosition)}`);
                    if (isNaN(fractionPartCheck.valueOf()))
                        throw new Error("Wrong input string for conversion");
                    fractionPart = fractionPartCheck.valueOf();
                    dateTimeString = timeString.substring(0, fractionPointPosition);
                }
                else
                    dateTimeString = timeString;
                switch (true) {
                    case dateTimeString.length === 8:
                        parser = /(\d{4})(\d{2})(\d{2})/gi;
                        if (fractionPointPosition !== -1)
                            throw new Error("Wrong input string for conversion");
                        break;
                    case dateTimeString.length === 10:
                        parser = /(\d{4})(\d{2})(\d{2})(\d{2})/gi;
                        if (fractionPointPosition !== -1) {
                            let fractionResult = 60 * fractionPart;
                            this.minute = Math.floor(fractionResult);
                            fractionResult = 60 * (fractionResult - this.minute);
                            this.second = Math.floor(fractionResult);
                            fractionResult = 1000 * (fractionResult - this.second);
                            this.millisecond = Math.floor(fractionResult);
                        }
                        break;
                    case dateTimeString.length === 12:
                        parser = /(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})/gi;
                        if (fractionPointPosition !== -1) {
                            let fractionResult = 60 * fractionPart;
                            this.second = Math.floor(fractionResult);
                            fractionResult = 1000 * (fractionResult - this.second);
                            this.millisecond = Math.floor(fractionResult);
                        }
                        break;
                    case dateTimeString.length === 14:
                        parser = /(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/gi;
                        if (fractionPointPosition !== -1) {
                            const fractionResult = 1000 * fractionPart;
                            this.millisecond = Math.floor(fractionResult);
                        }
                        break;
                    default:
                        throw new Error("Wrong input string for conversion");
                }
                const parserArray = parser.exec(dateTimeString);
                if (parserArray === null)
                    throw new Error("Wrong input string for conversion");
                for (let j = 1; j < parserArray.length; j++) {
                    switch (j) {
                        case 1:
                            this.year = parseInt(parserArray[j], 10);
                            break;
                        case 2:
                            this.month = parseInt(parserArray[j], 10);
                            break;
                        case 3:
                            this.day = parseInt(parserArray[j], 10);
                            break;
                        case 4:
                            this.hour = parseInt(parserArray[j], 10) + hourDifference;
                            break;
                        case 5:
                            this.minute = parseInt(parserArray[j], 10) + minuteDifference;
                            break;
                        case 6:
                            this.second = parseInt(parserArray[j], 10);
                            break;
                        default:
                            throw new Error("Wrong input string for conversion");
                    }
                }
                if (isUTC === false) {
                    const tempDate = new Date(this.year, this.month, this.day, this.hour, this.minute, this.second, this.millisecond);
                    this.year = tempDate.getUTCFullYear();
                    this.month = tempDate.getUTCMonth();
                    this.day = tempDate.getUTCDay();
                    this.hour = tempDate.getUTCHours();
                    this.minute = tempDate.getUTCMinutes();
                    this.second = tempDate.getUTCSeconds();
                    this.millisecond = tempDate.getUTCMilliseconds();
                }
            }
            toString(encoding = "iso") {
                if (encoding === "iso") {
                    const outputArray = [];
                    outputArray.push(pvutils__namespace.padNumber(this.year, 4));
                    outputArray.push(pvutils__namespace.padNumber(this.month, 2));
                    outputArray.push(pvutils__namespace.padNumber(this.day, 2));
                    outputArray.push(pvutils__namespace.padNumber(this.hour, 2));
                    outputArray.push(pvutils__namespace.padNumber(this.minute, 2));
                    outputArray.push(pvutils__namespace.padNumber(this.second, 2));
                    if (this.millisecond !== 0) {
                        outputArray.push(".");
                        outputArray.push(pvutils__namespace.padNumber(this.millisecond, 3).replace(/0+$/, ""));
                    }
                    outputArray.push("Z");
                    return outputArray.join("");
                }
                return super.toString(encoding);
            }
            toJSON() {
                return {
                    ...super.toJSON(),
                    millisecond: this.millisecond
                };
            }
        }
        _a$5 = GeneralizedTime;
        (() => {
            typeStore.GeneralizedTime = _a$5;
        })();
        GeneralizedTime.NAME = "GeneralizedTime";
        var _a$4;
        class DATE extends Utf8String {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 31;
            }
        }
        _a$4 = DATE;
        (() => {
            typeStore.DATE = _a$4;
        })();
        DATE.NAME = "DATE";
        var _a$3;
        class TimeOfDay extends Utf8String {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 32;
            }
        }
        _a$3 = TimeOfDay;
        (() => {
            typeStore.TimeOfDay = _a$3;
        })();
        TimeOfDay.NAME = "TimeOfDay";
        var _a$2;
        class DateTime extends Utf8String {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 33;
            }
        }
        _a$2 = DateTime;
        (() => {
            typeStore.DateTime = _a$2;
        })();
        DateTime.NAME = "DateTime";
        var _a$1;
        class Duration extends Utf8String {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 34;
            }
        }
        _a$1 = Duration;
        (() => {
            typeStore.Duration = _a$1;
        })();
        Duration.NAME = "Duration";
        var _a;
        class TIME extends Utf8String {
            constructor(parameters = {}) {
                super(parameters);
                this.idBlock.tagClass = 1;
                this.idBlock.tagNumber = 14;
            }
        }
        _a = TIME;
        (() => {
            typeStore.TIME = _a;
        })();
        TIME.NAME = "TIME";
        class Any {
            constructor({ name = EMPTY_STRING, optional = false } = {}) {
                this.name = name;
                this.optional = optional;
            }
        }
        class Choice extends Any {
            constructor({ value = [], ...parameters } = {}) {
                super(parameters);
                this.value = value;
            }
        }
        class Repeated extends Any {
            constructor({ value = new Any(), local = false, ...parameters } = {}) {
                super(parameters);
                this.value = value;
                this.local = local;
            }
        }
        class RawData {
            get data() {
                return this.dataView.slice().buffer;
            }
            set data(value) {
                this.dataView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(value);
            }
            constructor({ data = EMPTY_VIEW } = {}) {
                this.dataView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(data);
            }
            fromBER(inputBuffer, inputOffset, inputLength) {
                const endLength = inputOffset + inputLength;
                this.dataView = pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer).subarray(inputOffset, endLength);
                return endLength;
            }
            toBER(_sizeOnly) {
                return this.dataView.slice().buffer;
            }
        }
        function compareSchema(root, inputData, inputSchema) {
            if (inputSchema instanceof Choice) {
                for (const element of inputSchema.value) {
                    const result = compareSchema(root, inputData, element);
                    if (result.verified) {
                        return {
                            verified: true,
                            result: root
                        };
                    }
                }
                {
                    const _result = {
                        verified: false,
                        result: { error: "Wrong values for Choice type" }
                    };
                    if (inputSchema.hasOwnProperty(NAME))
                        _result.name = inputSchema.name;
                    return _result;
                }
            }
            if (inputSchema instanceof Any) {
                if (inputSchema.hasOwnProperty(NAME))
                    root[inputSchema.name] = inputData;
                return {
                    verified: true,
                    result: root
                };
            }
            if (root instanceof Object === false) {
                return {
                    verified: false,
                    result: { error: "Wrong root object" }
                };
            }
            if (inputData instanceof Object === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 data" }
                };
            }
            if (inputSchema instanceof Object === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (ID_BLOCK in inputSchema === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (FROM_BER in inputSchema.idBlock === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (TO_BER in inputSchema.idBlock === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            const encodedId = inputSchema.idBlock.toBER(false);
            if (encodedId.byteLength === 0) {
                return {
                    verified: false,
                    result: { error: "Error encoding idBlock for ASN.1 schema" }
                };
            }
            const decodedOffset = inputSchema.idBlock.fromBER(encodedId, 0, encodedId.byteLength);
            if (decodedOffset === -1) {
                return {
                    verified: false,
                    result: { error: "Error decoding idBlock for ASN.1 schema" }
                };
            }
            if (inputSchema.idBlock.hasOwnProperty(TAG_CLASS) === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (inputSchema.idBlock.tagClass !== inputData.idBlock.tagClass) {
                return {
                    verified: false,
                    result: root
                };
            }
            if (inputSchema.idBlock.hasOwnProperty(TAG_NUMBER) === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (inputSchema.idBlock.tagNumber !== inputData.idBlock.tagNumber) {
                return {
                    verified: false,
                    result: root
                };
            }
            if (inputSchema.idBlock.hasOwnProperty(IS_CONSTRUCTED) === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (inputSchema.idBlock.isConstructed !== inputData.idBlock.isConstructed) {
                return {
                    verified: false,
                    result: root
                };
            }
            if (!(IS_HEX_ONLY in inputSchema.idBlock)) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema" }
                };
            }
            if (inputSchema.idBlock.isHexOnly !== inputData.idBlock.isHexOnly) {
                return {
                    verified: false,
                    result: root
                };
            }
            if (inputSchema.idBlock.isHexOnly) {
                if (VALUE_HEX_VIEW in inputSchema.idBlock === false) {
                    return {
                        verified: false,
                        result: { error: "Wrong ASN.1 schema" }
                    };
                }
                const schemaView = inputSchema.idBlock.valueHexView;
                const asn1View = inputData.idBlock.valueHexView;
                if (schemaView.length !== asn1View.length) {
                    return {
                        verified: false,
                        result: root
                    };
                }
                for (let i = 0; i < schemaView.length; i++) {
                    if (schemaView[i] !== asn1View[1]) {
                        return {
                            verified: false,
                            result: root
                        };
                    }
                }
            }
            if (inputSchema.name) {
                inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                if (inputSchema.name)
                    root[inputSchema.name] = inputData;
            }
            if (inputSchema instanceof typeStore.Constructed) {
                let admission = 0;
                let result = {
                    verified: false,
                    result: { error: "Unknown error" }
                };
                let maxLength = inputSchema.valueBlock.value.length;
                if (maxLength > 0) {
                    if (inputSchema.valueBlock.value[0] instanceof Repeated) {
                        maxLength = inputData.valueBlock.value.length;
                    }
                }
                if (maxLength === 0) {
                    return {
                        verified: true,
                        result: root
                    };
                }
                if (inputData.valueBlock.value.length === 0 && inputSchema.valueBlock.value.length !== 0) {
                    let _optional = true;
                    for (let i = 0; i < inputSchema.valueBlock.value.length; i++)
                        _optional = _optional && (inputSchema.valueBlock.value[i].optional || false);
                    if (_optional) {
                        return {
                            verified: true,
                            result: root
                        };
                    }
                    if (inputSchema.name) {
                        inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                        if (inputSchema.name)
                            delete root[inputSchema.name];
                    }
                    root.error = "Inconsistent object length";
                    return {
                        verified: false,
                        result: root
                    };
                }
                for (let i = 0; i < maxLength; i++) {
                    if (i - admission >= inputData.valueBlock.value.length) {
                        if (inputSchema.valueBlock.value[i].optional === false) {
                            const _result = {
                                verified: false,
                                result: root
                            };
                            root.error = "Inconsistent length between ASN.1 data and schema";
                            if (inputSchema.name) {
                                inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                                if (inputSchema.name) {
                                    delete root[inputSchema.name];
                                    _result.name = inputSchema.name;
                                }
                            }
                            return _result;
                        }
                    }
                    else {
                        if (inputSchema.valueBlock.value[0] instanceof Repeated) {
                            result = compareSchema(root, inputData.valueBlock.value[i], inputSchema.valueBlock.value[0].value);
                            if (result.verified === false) {
                                if (inputSchema.valueBlock.value[0].optional)
                                    admission++;
                                else {
                                    if (inputSchema.name) {
                                        inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                                        if (inputSchema.name)
                                            delete root[inputSchema.name];
                                    }
                                    return result;
                                }
                            }
                            if (NAME in inputSchema.valueBlock.value[0] && inputSchema.valueBlock.value[0].name.length > 0) {
                                let arrayRoot = {};
                                if (LOCAL in inputSchema.valueBlock.value[0] && inputSchema.valueBlock.value[0].local)
                                    arrayRoot = inputData;
                                else
                                    arrayRoot = root;
                                if (typeof arrayRoot[inputSchema.valueBlock.value[0].name] === "undefined")
                                    arrayRoot[inputSchema.valueBlock.value[0].name] = [];
                                arrayRoot[inputSchema.valueBlock.value[0].name].push(inputData.valueBlock.value[i]);
                            }
                        }
                        else {
                            result = compareSchema(root, inputData.valueBlock.value[i - admission], inputSchema.valueBlock.value[i]);
                            if (result.verified === false) {
                                if (inputSchema.valueBlock.value[i].optional)
                                    admission++;
                                else {
                                    if (inputSchema.name) {
                                        inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                                        if (inputSchema.name)
                                            delete root[inputSchema.name];
                                    }
                                    return result;
                                }
                            }
                        }
                    }
                }
                if (result.verified === false) {
                    const _result = {
                        verified: false,
                        result: root
                    };
                    if (inputSchema.name) {
                        inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                        if (inputSchema.name) {
                            delete root[inputSchema.name];
                            _result.name = inputSchema.name;
                        }
                    }
                    return _result;
                }
                return {
                    verified: true,
                    result: root
                };
            }
            if (inputSchema.primitiveSchema && VALUE_HEX_VIEW in inputData.valueBlock) {
                const asn1 = localFromBER(inputData.valueBlock.valueHexView);
                if (asn1.offset === -1) {
                    const _result = {
                        verified: false,
                        result: asn1.result
                    };
                    if (inputSchema.name) {
                        inputSchema.name = inputSchema.name.replace(/^\s+|\s+$/g, EMPTY_STRING);
                        if (inputSchema.name) {
                            delete root[inputSchema.name];
                            _result.name = inputSchema.name;
                        }
                    }
                    return _result;
                }
                return compareSchema(root, asn1.result, inputSchema.primitiveSchema);
            }
            return {
                verified: true,
                result: root
            };
        }
        function verifySchema(inputBuffer, inputSchema) {
            if (inputSchema instanceof Object === false) {
                return {
                    verified: false,
                    result: { error: "Wrong ASN.1 schema type" }
                };
            }
            const asn1 = localFromBER(pvtsutils__namespace.BufferSourceConverter.toUint8Array(inputBuffer));
            if (asn1.offset === -1) {
                return {
                    verified: false,
                    result: asn1.result
                };
            }
            return compareSchema(asn1.result, asn1.result, inputSchema);
        }
        registerBuiltinEncoder({ BitString, Integer, OctetString, Primitive, Constructed, Sequence, Set }, {
            BaseBlock,
            ViewWriter,
            LocalIdentificationBlock,
            LocalLengthBlock,
            LocalIntegerValueBlock,
            LocalOctetStringValueBlock,
            LocalConstructedValueBlock,
            LocalBitStringValueBlock,
            LocalPrimitiveValueBlock,
            originalBaseBlockToBER: ORIGINAL_BASE_BLOCK_TO_BER,
            originalWriterWrite: ORIGINAL_VIEW_WRITER_WRITE,
            originalWriterFinal: ORIGINAL_VIEW_WRITER_FINAL,
            originalIdentificationToBER: ORIGINAL_LOCAL_IDENTIFICATION_TO_BER,
            originalLengthToBER: ORIGINAL_LOCAL_LENGTH_TO_BER,
            originalIntegerToBER: ORIGINAL_LOCAL_INTEGER_TO_BER,
            originalOctetStringToBER: ORIGINAL_LOCAL_OCTET_STRING_TO_BER,
            originalBitStringToBER: ORIGINAL_LOCAL_BIT_STRING_TO_BER,
            originalConstructedToBER: ORIGINAL_LOCAL_CONSTRUCTED_TO_BER,
            originalPrimitiveToBER: ORIGINAL_LOCAL_PRIMITIVE_TO_BER
        });
        registerFastParser({ Integer, Null, Sequence });
        exports.Any = Any;
        exports.BaseBlock = BaseBlock;
        exports.BaseStringBlock = BaseStringBlock;
        exports.BitString = BitString;
        exports.BmpString = BmpString;
        exports.Boolean = Boolean;
        exports.CharacterString = CharacterString;
        exports.Choice = Choice;
        exports.Constructed = Constructed;
        exports.DATE = DATE;
        exports.DEFAULT_MAX_CONTENT_LENGTH = DEFAULT_MAX_CONTENT_LENGTH;
        exports.DEFAULT_MAX_DEPTH = DEFAULT_MAX_DEPTH;
        exports.DEFAULT_MAX_NODES = DEFAULT_MAX_NODES;
        exports.DateTime = DateTime;
        exports.Duration = Duration;
        exports.EndOfContent = EndOfContent;
        exports.Enumerated = Enumerated;
        exports.GeneralString = GeneralString;
        exports.GeneralizedTime = GeneralizedTime;
        exports.GraphicString = GraphicString;
        exports.HexBlock = HexBlock;
        exports.IA5String = IA5String;
        exports.Integer = Integer;
        exports.Null = Null;
        exports.NumericString = NumericString;
        exports.ObjectIdentifier = ObjectIdentifier;
        exports.OctetString = OctetString;
        exports.Primitive = Primitive;
        exports.PrintableString = PrintableString;
        exports.RawData = RawData;
        exports.RelativeObjectIdentifier = RelativeObjectIdentifier;
        exports.Repeated = Repeated;
        exports.Sequence = Sequence;
        exports.Set = Set;
        exports.TIME = TIME;
        exports.TeletexString = TeletexString;
        exports.TimeOfDay = TimeOfDay;
        exports.UTCTime = UTCTime;
        exports.UniversalString = UniversalString;
        exports.Utf8String = Utf8String;
        exports.ValueBlock = ValueBlock;
        exports.VideotexString = VideotexString;
        exports.ViewWriter = ViewWriter;
        exports.VisibleString = VisibleString;
        exports.compareSchema = compareSchema;
        exports.fromBER = fromBER;
        exports.verifySchema = verifySchema;
    }),
    4583: ((__unused_webpack_module, exports) => {
        const ARRAY_BUFFER_NAME = "[object ArrayBuffer]";
        class BufferSourceConverter {
            static isArrayBuffer(data) {
                return Object.prototype.toString.call(data) === ARRAY_BUFFER_NAME;
            }
            static toArrayBuffer(data) {
                if (this.isArrayBuffer(data)) {
                    return data;
                }
                if (data.byteLength === data.buffer.byteLength) {
                    return data.buffer;
                }
                if (data.byteOffset === 0 && data.byteLength === data.buffer.byteLength) {
                    return data.buffer;
                }
                return this.toUint8Array(data.buffer)
                    .slice(data.byteOffset, data.byteOffset + data.byteLength)
                    .buffer;
            }
            static toUint8Array(data) {
                return this.toView(data, Uint8Array);
            }
            static toView(data, type) {
                if (data.constructor === type) {
                    return data;
                }
                if (this.isArrayBuffer(data)) {
                    return new type(data);
                }
                if (this.isArrayBufferView(data)) {
                    return new type(data.buffer, data.byteOffset, data.byteLength);
                }
                throw new TypeError("The provided value is not of type '(ArrayBuffer or ArrayBufferView)'");
            }
            static isBufferSource(data) {
                return this.isArrayBufferView(data)
                    || this.isArrayBuffer(data);
            }
            static isArrayBufferView(data) {
                return ArrayBuffer.isView(data)
                    || (data && this.isArrayBuffer(data.buffer));
            }
            static isEqual(a, b) {
                const aView = BufferSourceConverter.toUint8Array(a);
                const bView = BufferSourceConverter.toUint8Array(b);
                if (aView.length !== bView.byteLength) {
                    return false;
                }
                for (let i = 0; i < aView.length; i++) {
                    if (aView[i] !== bView[i]) {
                        return false;
                    }
                }
                return true;
            }
            static concat(...args) {
                let buffers;
                if (Array.isArray(args[0]) && !(args[1] instanceof Function)) {
                    buffers = args[0];
                }
                else if (Array.isArray(args[0]) && args[1] instanceof Function) {
                    buffers = args[0];
                }
                else {
                    if (args[args.length - 1] instanceof Function) {
                        buffers = args.slice(0, args.length - 1);
                    }
                    else {
                        buffers = args;
                    }
                }
                let size = 0;
                for (const buffer of buffers) {
                    size += buffer.byteLength;
                }
                const res = new Uint8Array(size);
                let offset = 0;
                for (const buffer of buffers) {
                    const view = this.toUint8Array(buffer);
                    res.set(view, offset);
                    offset += view.length;
                }
                if (args[args.length - 1] instanceof Function) {
                    return this.toView(res, args[args.length - 1]);
                }
                return res.buffer;
            }
        }
        const STRING_TYPE = "string";
        const HEX_REGEX = /^[0-9a-f\s]+$/i;
        const BASE64_REGEX = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
        const BASE64URL_REGEX = /^[a-zA-Z0-9-_]+$/;
        class Utf8Converter {
            static fromString(text) {
                const s = unescape(encodeURIComponent(text));
                const uintArray = new Uint8Array(s.length);
                for (let i = 0; i < s.length; i++) {
                    uintArray[i] = s.charCodeAt(i);
                }
                return uintArray.buffer;
            }
            static toString(buffer) {
                const buf = BufferSourceConverter.toUint8Array(buffer);
                let encodedString = "";
                for (let i = 0; i < buf.length; i++) {
                    encodedString += String.fromCharCode(buf[i]);
                }
                const decodedString = decodeURIComponent(escape(encodedString));
                return decodedString;
            }
        }
        class Utf16Converter {
            static toString(buffer, littleEndian = false) {
                const arrayBuffer = BufferSourceConverter.toArrayBuffer(buffer);
                const dataView = new DataView(arrayBuffer);
                let res = "";
                for (let i = 0; i < arrayBuffer.byteLength; i += 2) {
                    const code = dataView.getUint16(i, littleEndian);
                    res += String.fromCharCode(code);
                }
                return res;
            }
            static fromString(text, littleEndian = false) {
                const res = new ArrayBuffer(text.length * 2);
                const dataView = new DataView(res);
                for (let i = 0; i < text.length; i++) {
                    dataView.setUint16(i * 2, text.charCodeAt(i), littleEndian);
                }
                return res;
            }
        }
        class Convert {
            static isHex(data) {
                return typeof data === STRING_TYPE
                    && HEX_REGEX.test(data);
            }
            static isBase64(data) {
                return typeof data === STRING_TYPE
                    && BASE64_REGEX.test(data);
            }
            static isBase64Url(data) {
                return typeof data === STRING_TYPE
                    && BASE64URL_REGEX.test(data);
            }
            static ToString(buffer, enc = "utf8") {
                const buf = BufferSourceConverter.toUint8Array(buffer);
                switch (enc.toLowerCase()) {
                    case "utf8":
                        return this.ToUtf8String(buf);
                    case "binary":
                        return this.ToBinary(buf);
                    case "hex":
                        return this.ToHex(buf);
                    case "base64":
                        return this.ToBase64(buf);
                    case "base64url":
                        return this.ToBase64Url(buf);
                    case "utf16le":
                        return Utf16Converter.toString(buf, true);
                    case "utf16":
                    case "utf16be":
                        return Utf16Converter.toString(buf);
                    default:
                        throw new Error(`Unknown type of encoding '${enc}'`);
                }
            }
            static FromString(str, enc = "utf8") {
                if (!str) {
                    return new ArrayBuffer(0);
                }
                switch (enc.toLowerCase()) {
                    case "utf8":
                        return this.FromUtf8String(str);
                    case "binary":
                        return this.FromBinary(str);
                    case "hex":
                        return this.FromHex(str);
                    case "base64":
                        return this.FromBase64(str);
                    case "base64url":
                        return this.FromBase64Url(str);
                    case "utf16le":
                        return Utf16Converter.fromString(str, true);
                    case "utf16":
                    case "utf16be":
                        return Utf16Converter.fromString(str);
                    default:
                        throw new Error(`Unknown type of encoding '${enc}'`);
                }
            }
            static ToBase64(buffer) {
                const buf = BufferSourceConverter.toUint8Array(buffer);
                if (typeof btoa !== "undefined") {
                    const binary = this.ToString(buf, "binary");
                    return btoa(binary);
                }
                else {
                    return Buffer.from(buf).toString("base64");
                }
            }
            static FromBase64(base64) {
                const formatted = this.formatString(base64);
                if (!formatted) {
                    return new ArrayBuffer(0);
                }
                if (!Convert.isBase64(formatted)) {
                    throw new TypeError("Argument 'base64Text' is not Base64 encoded");
                }
                if (typeof atob !== "undefined") {
                    return this.FromBinary(atob(formatted));
                }
                else {
                    return new Uint8Array(Buffer.from(formatted, "base64")).buffer;
                }
            }
            static FromBase64Url(base64url) {
                const formatted = this.formatString(base64url);
                if (!formatted) {
                    return new ArrayBuffer(0);
                }
                if (!Convert.isBase64Url(formatted)) {
                    throw new TypeError("Argument 'base64url' is not Base64Url encoded");
                }
                return this.FromBase64(this.Base64Padding(formatted.replace(/\-/g, "+").replace(/\_/g, "/")));
            }
            static ToBase64Url(data) {
                return this.ToBase64(data).replace(/\+/g, "-").replace(/\//g, "_").replace(/\=/g, "");
            }
            static FromUtf8String(text, encoding = Convert.DEFAULT_UTF8_ENCODING) {
                switch (encoding) {
                    case "ascii":
                        return this.FromBinary(text);
                    case "utf8":
                        return Utf8Converter.fromString(text);
                    case "utf16":
                    case "utf16be":
                        return Utf16Converter.fromString(text);
                    case "utf16le":
                    case "usc2":
                        return Utf16Converter.fromString(text, true);
                    default:
                        throw new Error(`Unknown type of encoding '${encoding}'`);
                }
            }
            static ToUtf8String(buffer, encoding = Convert.DEFAULT_UTF8_ENCODING) {
                switch (encoding) {
                    case "ascii":
                        return this.ToBinary(buffer);
                    case "utf8":
                        return Utf8Converter.toString(buffer);
                    case "utf16":
                    case "utf16be":
                        return Utf16Converter.toString(buffer);
                    case "utf16le":
                    case "usc2":
                        return Utf16Converter.toString(buffer, true);
                    default:
                        throw new Error(`Unknown type of encoding '${encoding}'`);
                }
            }
            static FromBinary(text) {
                const stringLength = text.length;
                const resultView = new Uint8Array(stringLength);
                for (let i = 0; i < stringLength; i++) {
                    resultView[i] = text.charCodeAt(i);
                }
                return resultView.buffer;
            }
            static ToBinary(buffer) {
                const buf = BufferSourceConverter.toUint8Array(buffer);
                let res = "";
                for (let i = 0; i < buf.length; i++) {
                    res += String.fromCharCode(buf[i]);
                }
                return res;
            }
            static ToHex(buffer) {
                const buf = BufferSourceConverter.toUint8Array(buffer);
                let result = "";
                const len = buf.length;
                for (let i = 0; i < len; i++) {
                    const byte = buf[i];
                    if (byte < 16) {
                        result += "0";
                    }
                    result += byte.toString(16);
                }
                return result;
            }
            static FromHex(hexString) {
                let formatted = this.formatString(hexString);
                if (!formatted) {
                    return new ArrayBuffer(0);
                }
                if (!Convert.isHex(formatted)) {
                    throw new TypeError("Argument 'hexString' is not HEX encoded");
                }
                if (formatted.length % 2) {
                    formatted = `0${formatted}`;
                }
                const res = new Uint8Array(formatted.length / 2);
                for (let i = 0; i < formatted.length; i = i + 2) {
                    const c = formatted.slice(i, i + 2);
                    res[i / 2] = parseInt(c, 16);
                }
                return res.buffer;
            }
            static ToUtf16String(buffer, littleEndian = false) {
                return Utf16Converter.toString(buffer, littleEndian);
            }
            static FromUtf16String(text, littleEndian = false) {
                return Utf16Converter.fromString(text, littleEndian);
            }
            static Base64Padding(base64) {
                const padCount = 4 - (base64.length % 4);
                if (padCount < 4) {
                    for (let i = 0; i < padCount; i++) {
                        base64 += "=";
                    }
                }
                return base64;
            }
            static formatString(data) {
                return (data === null || data === void 0 ? void 0 : data.replace(/[\n\r\t ]/g, "")) || "";
            }
        }
        Convert.DEFAULT_UTF8_ENCODING = "utf8";
        function assign(target, ...sources) {
            const res = arguments[0];
            for (let i = 1; i < arguments.length; i++) {
                const obj = arguments[i];
                for (const prop in obj) {
                    res[prop] = obj[prop];
                }
            }
            return res;
        }
        function combine(...buf) {
            const totalByteLength = buf.map((item) => item.byteLength).reduce((prev, cur) => prev + cur);
            const res = new Uint8Array(totalByteLength);
            let currentPos = 0;
            buf.map((item) => new Uint8Array(item)).forEach((arr) => {
                for (const item2 of arr) {
                    res[currentPos++] = item2;
                }
            });
            return res.buffer;
        }
        function isEqual(bytes1, bytes2) {
            if (!(bytes1 && bytes2)) {
                return false;
            }
            if (bytes1.byteLength !== bytes2.byteLength) {
                return false;
            }
            const b1 = new Uint8Array(bytes1);
            const b2 = new Uint8Array(bytes2);
            for (let i = 0; i < bytes1.byteLength; i++) {
                if (b1[i] !== b2[i]) {
                    return false;
                }
            }
            return true;
        }
        exports.BufferSourceConverter = BufferSourceConverter;
        exports.Convert = Convert;
        exports.assign = assign;
        exports.combine = combine;
        exports.isEqual = isEqual;
    }),
    6237: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        function getUTCDate(date) {
            return new Date(date.getTime() + date.getTimezoneOffset() * 60000);
        }
        function getParametersValue(parameters, name, defaultValue) {
            var _a;
            if (parameters instanceof Object === false) {
                return defaultValue;
            }
            return (_a = parameters[name]) !== null && _a !== void 0 ? _a : defaultValue;
        }
        function bufferToHexCodes(inputBuffer, inputOffset = 0, inputLength = inputBuffer.byteLength - inputOffset, insertSpace = false) {
            let result = "";
            for (const item of new Uint8Array(inputBuffer, inputOffset, inputLength)) {
                const str = item.toString(16).toUpperCase();
                if (str.length === 1) {
                    result += "0";
                }
                result += str;
                if (insertSpace) {
                    result += " ";
                }
            }
            return result.trim();
        }
        function checkBufferParams(baseBlock, inputBuffer, inputOffset, inputLength) {
            if (!(inputBuffer instanceof ArrayBuffer)) {
                baseBlock.error = 'Wrong parameter: inputBuffer must be "ArrayBuffer"';
                return false;
            }
            if (!inputBuffer.byteLength) {
                baseBlock.error = "Wrong parameter: inputBuffer has zero length";
                return false;
            }
            if (inputOffset < 0) {
                baseBlock.error = "Wrong parameter: inputOffset less than zero";
                return false;
            }
            if (inputLength < 0) {
                baseBlock.error = "Wrong parameter: inputLength less than zero";
                return false;
            }
            if (inputBuffer.byteLength - inputOffset - inputLength < 0) {
                baseBlock.error =
                    "End of input reached before message was fully decoded (inconsistent offset and length values)";
                return false;
            }
            return true;
        }
        function utilFromBase(inputBuffer, inputBase) {
            let result = 0;
            if (inputBuffer.length === 1) {
                return inputBuffer[0];
            }
            for (let i = inputBuffer.length - 1; i >= 0; i--) {
                result += inputBuffer[inputBuffer.length - 1 - i] * Math.pow(2, inputBase * i);
            }
            return result;
        }
        function utilToBase(value, base, reserved = -1) {
            const internalReserved = reserved;
            let internalValue = value;
            let result = 0;
            let biggest = Math.pow(2, base);
            for (let i = 1; i < 8; i++) {
                if (value < biggest) {
                    let retBuf;
                    if (internalReserved < 0) {
                        retBuf = new ArrayBuffer(i);
                        result = i;
                    }
                    else {
                        if (internalReserved < i) {
                            return new ArrayBuffer(0);
                        }
                        retBuf = new ArrayBuffer(internalReserved);
                        result = internalReserved;
                    }
                    const retView = new Uint8Array(retBuf);
                    for (let j = i - 1; j >= 0; j--) {
                        const basis = Math.pow(2, j * base);
                        retView[result - j - 1] = Math.floor(internalValue / basis);
                        internalValue -= retView[result - j - 1] * basis;
                    }
                    return retBuf;
                }
                biggest *= Math.pow(2, base);
            }
            return new ArrayBuffer(0);
        }
        function utilConcatBuf(...buffers) {
            let outputLength = 0;
            let prevLength = 0;
            for (const buffer of buffers) {
                outputLength += buffer.byteLength;
            }
            const retBuf = new ArrayBuffer(outputLength);
            const retView = new Uint8Array(retBuf);
            for (const buffer of buffers) {
                retView.set(new Uint8Array(buffer), prevLength);
                prevLength += buffer.byteLength;
            }
            return retBuf;
        }
        function utilConcatView(...views) {
            let outputLength = 0;
            let prevLength = 0;
            for (const view of views) {
                outputLength += view.length;
            }
            const retBuf = new ArrayBuffer(outputLength);
            const retView = new Uint8Array(retBuf);
            for (const view of views) {
                retView.set(view, prevLength);
                prevLength += view.length;
            }
            return retView;
        }
        function utilDecodeTC() {
            const buf = new Uint8Array(this.valueHex);
            if (this.valueHex.byteLength >= 2) {
                const condition1 = buf[0] === 0xff && buf[1] & 0x80;
                const condition2 = buf[0] === 0x00 && (buf[1] & 0x80) === 0x00;
                if (condition1 || condition2) {
                    this.warnings.push("Needlessly long format");
                }
            }
            const bigIntBuffer = new ArrayBuffer(this.valueHex.byteLength);
            const bigIntView = new Uint8Array(bigIntBuffer);
            for (let i = 0; i < this.valueHex.byteLength; i++) {
                bigIntView[i] = 0;
            }
            bigIntView[0] = buf[0] & 0x80;
            const bigInt = utilFromBase(bigIntView, 8);
            const smallIntBuffer = new ArrayBuffer(this.valueHex.byteLength);
            const smallIntView = new Uint8Array(smallIntBuffer);
            for (let j = 0; j < this.valueHex.byteLength; j++) {
                smallIntView[j] = buf[j];
            }
            smallIntView[0] &= 0x7f;
            const smallInt = utilFromBase(smallIntView, 8);
            return smallInt - bigInt;
        }
        function utilEncodeTC(value) {
            const modValue = value < 0 ? value * -1 : value;
            let bigInt = 128;
            for (let i = 1; i < 8; i++) {
                if (modValue <= bigInt) {
                    if (value < 0) {
                        const smallInt = bigInt - modValue;
                        const retBuf = utilToBase(smallInt, 8, i);
                        const retView = new Uint8Array(retBuf);
                        retView[0] |= 0x80;
                        return retBuf;
                    }
                    let retBuf = utilToBase(modValue, 8, i);
                    let retView = new Uint8Array(retBuf);
                    if (retView[0] & 0x80) {
                        const tempBuf = retBuf.slice(0);
                        const tempView = new Uint8Array(tempBuf);
                        retBuf = new ArrayBuffer(retBuf.byteLength + 1);
                        retView = new Uint8Array(retBuf);
                        for (let k = 0; k < tempBuf.byteLength; k++) {
                            retView[k + 1] = tempView[k];
                        }
                        retView[0] = 0x00;
                    }
                    return retBuf;
                }
                bigInt *= Math.pow(2, 8);
            }
            return new ArrayBuffer(0);
        }
        function isEqualBuffer(inputBuffer1, inputBuffer2) {
            if (inputBuffer1.byteLength !== inputBuffer2.byteLength) {
                return false;
            }
            const view1 = new Uint8Array(inputBuffer1);
            const view2 = new Uint8Array(inputBuffer2);
            for (let i = 0; i < view1.length; i++) {
                if (view1[i] !== view2[i]) {
                    return false;
                }
            }
            return true;
        }
        function padNumber(inputNumber, fullLength) {
            const str = inputNumber.toString(10);
            if (fullLength < str.length) {
                return "";
            }
            const dif = fullLength - str.length;
            const padding = Array.from({ length: dif });
            for (let i = 0; i < dif; i++) {
                padding[i] = "0";
            }
            const paddingString = padding.join("");
            return paddingString.concat(str);
        }
        const base64Template = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
        const base64UrlTemplate = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=";
        function toBase64(input, useUrlTemplate = false, skipPadding = false, skipLeadingZeros = false) {
            let i = 0;
            let flag1 = 0;
            let flag2 = 0;
            let output = "";
            const template = useUrlTemplate ? base64UrlTemplate : base64Template;
            if (skipLeadingZeros) {
                let nonZeroPosition = 0;
                for (let i = 0; i < input.length; i++) {
                    if (input.charCodeAt(i) !== 0) {
                        nonZeroPosition = i;
                        break;
                    }
                }
                input = input.slice(nonZeroPosition);
            }
            while (i < input.length) {
                const chr1 = input.charCodeAt(i++);
                if (i >= input.length) {
                    flag1 = 1;
                }
                const chr2 = input.charCodeAt(i++);
                if (i >= input.length) {
                    flag2 = 1;
                }
                const chr3 = input.charCodeAt(i++);
                const enc1 = chr1 >> 2;
                const enc2 = ((chr1 & 0x03) << 4) | (chr2 >> 4);
                let enc3 = ((chr2 & 0x0f) << 2) | (chr3 >> 6);
                let enc4 = chr3 & 0x3f;
                if (flag1 === 1) {
                    enc3 = enc4 = 64;
                }
                else {
                    if (flag2 === 1) {
                        enc4 = 64;
                    }
                }
                if (skipPadding) {
                    if (enc3 === 64) {
                        output += `${template.charAt(enc1)}${template.charAt(enc2)}`;
                    }
                    else {
                        if (enc4 === 64) {
                            output += `${template.charAt(enc1)}${template.charAt(enc2)}${template.charAt(enc3)}`;
                        }
                        else {
                            output += `${template.charAt(enc1)}${template.charAt(enc2)}${template.charAt(enc3)}${template.charAt(enc4)}`;
                        }
                    }
                }
                else {
                    output += `${template.charAt(enc1)}${template.charAt(enc2)}${template.charAt(enc3)}${template.charAt(enc4)}`;
                }
            }
            return output;
        }
        function fromBase64(input, useUrlTemplate = false, cutTailZeros = false) {
            const template = useUrlTemplate ? base64UrlTemplate : base64Template;
            function indexOf(toSearch) {
                for (let i = 0; i < 64; i++) {
                    if (template.charAt(i) === toSearch)
                        return i;
                }
                return 64;
            }
            function test(incoming) {
                return incoming === 64 ? 0x00 : incoming;
            }
            let i = 0;
            let output = "";
            while (i < input.length) {
                const enc1 = indexOf(input.charAt(i++));
                const enc2 = i >= input.length ? 0x00 : indexOf(input.charAt(i++));
                const enc3 = i >= input.length ? 0x00 : indexOf(input.charAt(i++));
                const enc4 = i >= input.length ? 0x00 : indexOf(input.charAt(i++));
                const chr1 = (test(enc1) << 2) | (test(enc2) >> 4);
                const chr2 = ((test(enc2) & 0x0f) << 4) | (test(enc3) >> 2);
                const chr3 = ((test(enc3) & 0x03) << 6) | test(enc4);
                output += String.fromCharCode(chr1);
                if (enc3 !== 64) {
                    output += String.fromCharCode(chr2);
                }
                if (enc4 !== 64) {
                    output += String.fromCharCode(chr3);
                }
            }
            if (cutTailZeros) {
                const outputLength = output.length;
                let nonZeroStart = -1;
                for (let i = outputLength - 1; i >= 0; i--) {
                    if (output.charCodeAt(i) !== 0) {
                        nonZeroStart = i;
                        break;
                    }
                }
                if (nonZeroStart !== -1) {
                    output = output.slice(0, nonZeroStart + 1);
                }
                else {
                    output = "";
                }
            }
            return output;
        }
        function arrayBufferToString(buffer) {
            let resultString = "";
            const view = new Uint8Array(buffer);
            for (const element of view) {
                resultString += String.fromCharCode(element);
            }
            return resultString;
        }
        function stringToArrayBuffer(str) {
            const stringLength = str.length;
            const resultBuffer = new ArrayBuffer(stringLength);
            const resultView = new Uint8Array(resultBuffer);
            for (let i = 0; i < stringLength; i++) {
                resultView[i] = str.charCodeAt(i);
            }
            return resultBuffer;
        }
        const log2 = Math.log(2);
        function nearestPowerOf2(length) {
            const base = Math.log(length) / log2;
            const floor = Math.floor(base);
            const round = Math.round(base);
            return floor === round ? floor : round;
        }
        function clearProps(object, propsArray) {
            for (const prop of propsArray) {
                delete object[prop];
            }
        }
        exports.arrayBufferToString = arrayBufferToString;
        exports.bufferToHexCodes = bufferToHexCodes;
        exports.checkBufferParams = checkBufferParams;
        exports.clearProps = clearProps;
        exports.fromBase64 = fromBase64;
        exports.getParametersValue = getParametersValue;
        exports.getUTCDate = getUTCDate;
        exports.isEqualBuffer = isEqualBuffer;
        exports.nearestPowerOf2 = nearestPowerOf2;
        exports.padNumber = padNumber;
        exports.stringToArrayBuffer = stringToArrayBuffer;
        exports.toBase64 = toBase64;
        exports.utilConcatBuf = utilConcatBuf;
        exports.utilConcatView = utilConcatView;
        exports.utilDecodeTC = utilDecodeTC;
        exports.utilEncodeTC = utilEncodeTC;
        exports.utilFromBase = utilFromBase;
        exports.utilToBase = utilToBase;
    }),
    1860: ((module) => {
        var __extends;
        var __assign;
        var __rest;
        var __decorate;
        var __param;
        var __esDecorate;
        var __runInitializers;
        var __propKey;
        var __setFunctionName;
        var __metadata;
        var __awaiter;
        var __generator;
        var __exportStar;
        var __values;
        var __read;
        var __spread;
        var __spreadArrays;
        var __spreadArray;
        var __await;
        var __asyncGenerator;
        var __asyncDelegator;
        var __asyncValues;
        var __makeTemplateObject;
        var __importStar;
        var __importDefault;
        var __classPrivateFieldGet;
        var __classPrivateFieldSet;
        var __classPrivateFieldIn;
        var __createBinding;
        var __addDisposableResource;
        var __disposeResources;
        var __rewriteRelativeImportExtension;
        (function (factory) {
            var root = typeof global === "object" ? global : typeof self === "object" ? self : typeof this === "object" ? this : {};
            if (typeof define === "function" && define.amd) {
                define("tslib", ["exports"], function (exports) { factory(createExporter(root, createExporter(exports))); });
            }
            else if (true && typeof module.exports === "object") {
                factory(createExporter(root, createExporter(module.exports)));
            }
            else {
                factory(createExporter(root));
            }
            function createExporter(exports, previous) {
                if (exports !== root) {
                    if (typeof Object.create === "function") {
                        Object.defineProperty(exports, "__esModule", { value: true });
                    }
                    else {
                        exports.__esModule = true;
                    }
                }
                return function (id, v) { return exports[id] = previous ? previous(id, v) : v; };
            }
        })(function (exporter) {
            var extendStatics = Object.setPrototypeOf ||
                ({ __proto__: [] } instanceof Array && function (d, b) { d.__proto__ = b; }) ||
                function (d, b) { for (var p in b)
                    if (Object.prototype.hasOwnProperty.call(b, p))
                        d[p] = b[p]; };
            __extends = function (d, b) {
                if (typeof b !== "function" && b !== null)
                    throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
                extendStatics(d, b);
                function __() { this.constructor = d; }
                d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
            };
            __assign = Object.assign || function (t) {
                for (var s, i = 1, n = arguments.length; i < n; i++) {
                    s = arguments[i];
                    for (var p in s)
                        if (Object.prototype.hasOwnProperty.call(s, p))
                            t[p] = s[p];
                }
                return t;
            };
            __rest = function (s, e) {
                var t = {};
                for (var p in s)
                    if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0)
                        t[p] = s[p];
                if (s != null && typeof Object.getOwnPropertySymbols === "function")
                    for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) {
                        if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i]))
                            t[p[i]] = s[p[i]];
                    }
                return t;
            };
            __decorate = function (decorators, target, key, desc) {
                var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
                if (typeof Reflect === "object" && typeof Reflect.decorate === "function")
                    r = Reflect.decorate(decorators, target, key, desc);
                else
                    for (var i = decorators.length - 1; i >= 0; i--)
                        if (d = decorators[i])
                            r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
                return c > 3 && r && Object.defineProperty(target, key, r), r;
            };
            __param = function (paramIndex, decorator) {
                return function (target, key) { decorator(target, key, paramIndex); };
            };
            __esDecorate = function (ctor, descriptorIn, decorators, contextIn, initializers, extraInitializers) {
                function accept(f) { if (f !== void 0 && typeof f !== "function")
                    throw new TypeError("Function expected"); return f; }
                var kind = contextIn.kind, key = kind === "getter" ? "get" : kind === "setter" ? "set" : "value";
                var target = !descriptorIn && ctor ? contextIn["static"] ? ctor : ctor.prototype : null;
                var descriptor = descriptorIn || (target ? Object.getOwnPropertyDescriptor(target, contextIn.name) : {});
                var _, done = false;
                for (var i = decorators.length - 1; i >= 0; i--) {
                    var context = {};
                    for (var p in contextIn)
                        context[p] = p === "access" ? {} : contextIn[p];
                    for (var p in contextIn.access)
                        context.access[p] = contextIn.access[p];
                    context.addInitializer = function (f) { if (done)
                        throw new TypeError("Cannot add initializers after decoration has completed"); extraInitializers.push(accept(f || null)); };
                    var result = (0, decorators[i])(kind === "accessor" ? { get: descriptor.get, set: descriptor.set } : descriptor[key], context);
                    if (kind === "accessor") {
                        if (result === void 0)
                            continue;
                        if (result === null || typeof result !== "object")
                            throw new TypeError("Object expected");
                        if (_ = accept(result.get))
                            descriptor.get = _;
                        if (_ = accept(result.set))
                            descriptor.set = _;
                        if (_ = accept(result.init))
                            initializers.unshift(_);
                    }
                    else if (_ = accept(result)) {
                        if (kind === "field")
                            initializers.unshift(_);
                        else
                            descriptor[key] = _;
                    }
                }
                if (target)
                    Object.defineProperty(target, contextIn.name, descriptor);
                done = true;
            };
            __runInitializers = function (thisArg, initializers, value) {
                var useValue = arguments.length > 2;
                for (var i = 0; i < initializers.length; i++) {
                    value = useValue ? initializers[i].call(thisArg, value) : initializers[i].call(thisArg);
                }
                return useValue ? value : void 0;
            };
            __propKey = function (x) {
                return typeof x === "symbol" ? x : "".concat(x);
            };
            __setFunctionName = function (f, name, prefix) {
                if (typeof name === "symbol")
                    name = name.description ? "[".concat(name.description, "]") : "";
                return Object.defineProperty(f, "name", { configurable: true, value: prefix ? "".concat(prefix, " ", name) : name });
            };
            __metadata = function (metadataKey, metadataValue) {
                if (typeof Reflect === "object" && typeof Reflect.metadata === "function")
                    return Reflect.metadata(metadataKey, metadataValue);
            };
            __awaiter = function (thisArg, _arguments, P, generator) {
                function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
                return new (P || (P = Promise))(function (resolve, reject) {
                    function fulfilled(value) { try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    } }
                    function rejected(value) { try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    } }
                    function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                    step((generator = generator.apply(thisArg, _arguments || [])).next());
                });
            };
            __generator = function (thisArg, body) {
                var _ = { label: 0, sent: function () { if (t[0] & 1)
                        throw t[1]; return t[1]; }, trys: [], ops: [] }, f, y, t, g = Object.create((typeof Iterator === "function" ? Iterator : Object).prototype);
                return g.next = verb(0), g["throw"] = verb(1), g["return"] = verb(2), typeof Symbol === "function" && (g[Symbol.iterator] = function () { return this; }), g;
                function verb(n) { return function (v) { return step([n, v]); }; }
                function step(op) {
                    if (f)
                        throw new TypeError("Generator is already executing.");
                    while (g && (g = 0, op[0] && (_ = 0)), _)
                        try {
                            if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done)
                                return t;
                            if (y = 0, t)
                                op = [op[0] & 2, t.value];
                            switch (op[0]) {
                                case 0:
                                case 1:
                                    t = op;
                                    break;
                                case 4:
                                    _.label++;
                                    return { value: op[1], done: false };
                                case 5:
                                    _.label++;
                                    y = op[1];
                                    op = [0];
                                    continue;
                                case 7:
                                    op = _.ops.pop();
                                    _.trys.pop();
                                    continue;
                                default:
                                    if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
                                        _ = 0;
                                        continue;
                                    }
                                    if (op[0] === 3 && (!t || (op[1] > t[0] && op[1] < t[3]))) {
                                        _.label = op[1];
                                        break;
                                    }
                                    if (op[0] === 6 && _.label < t[1]) {
                                        _.label = t[1];
                                        t = op;
                                        break;
                                    }
                                    if (t && _.label < t[2]) {
                                        _.label = t[2];
                                        _.ops.push(op);
                                        break;
                                    }
                                    if (t[2])
                                        _.ops.pop();
                                    _.trys.pop();
                                    continue;
                            }
                            op = body.call(thisArg, _);
                        }
                        catch (e) {
                            op = [6, e];
                            y = 0;
                        }
                        finally {
                            f = t = 0;
                        }
                    if (op[0] & 5)
                        throw op[1];
                    return { value: op[0] ? op[1] : void 0, done: true };
                }
            };
            __exportStar = function (m, o) {
                for (var p in m)
                    if (p !== "default" && !Object.prototype.hasOwnProperty.call(o, p))
                        __createBinding(o, m, p);
            };
            __createBinding = Object.create ? (function (o, m, k, k2) {
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
            });
            __values = function (o) {
                var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
                if (m)
                    return m.call(o);
                if (o && typeof o.length === "number")
                    return {
                        next: function () {
                            if (o && i >= o.length)
                                o = void 0;
                            return { value: o && o[i++], done: !o };
                        }
                    };
                throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
            };
            __read = function (o, n) {
                var m = typeof Symbol === "function" && o[Symbol.iterator];
                if (!m)
                    return o;
                var i = m.call(o), r, ar = [], e;
                try {
                    while ((n === void 0 || n-- > 0) && !(r = i.next()).done)
                        ar.push(r.value);
                }
                catch (error) {
                    e = { error: error };
                }
                finally {
                    try {
                        if (r && !r.done && (m = i["return"]))
                            m.call(i);
                    }
                    finally {
                        if (e)
                            throw e.error;
                    }
                }
                return ar;
            };
            __spread = function () {
                for (var ar = [], i = 0; i < arguments.length; i++)
                    ar = ar.concat(__read(arguments[i]));
                return ar;
            };
            __spreadArrays = function () {
                for (var s = 0, i = 0, il = arguments.length; i < il; i++)
                    s += arguments[i].length;
                for (var r = Array(s), k = 0, i = 0; i < il; i++)
                    for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++)
                        r[k] = a[j];
                return r;
            };
            __spreadArray = function (to, from, pack) {
                if (pack || arguments.length === 2)
                    for (var i = 0, l = from.length, ar; i < l; i++) {
                        if (ar || !(i in from)) {
                            if (!ar)
                                ar = Array.prototype.slice.call(from, 0, i);
                            ar[i] = from[i];
                        }
                    }
                return to.concat(ar || Array.prototype.slice.call(from));
            };
            __await = function (v) {
                return this instanceof __await ? (this.v = v, this) : new __await(v);
            };
            __asyncGenerator = function (thisArg, _arguments, generator) {
                if (!Symbol.asyncIterator)
                    throw new TypeError("Symbol.asyncIterator is not defined.");
                var g = generator.apply(thisArg, _arguments || []), i, q = [];
                return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function () { return this; }, i;
                function awaitReturn(f) { return function (v) { return Promise.resolve(v).then(f, reject); }; }
                function verb(n, f) { if (g[n]) {
                    i[n] = function (v) { return new Promise(function (a, b) { q.push([n, v, a, b]) > 1 || resume(n, v); }); };
                    if (f)
                        i[n] = f(i[n]);
                } }
                function resume(n, v) { try {
                    step(g[n](v));
                }
                catch (e) {
                    settle(q[0][3], e);
                } }
                function step(r) { r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r); }
                function fulfill(value) { resume("next", value); }
                function reject(value) { resume("throw", value); }
                function settle(f, v) { if (f(v), q.shift(), q.length)
                    resume(q[0][0], q[0][1]); }
            };
            __asyncDelegator = function (o) {
                var i, p;
                return i = {}, verb("next"), verb("throw", function (e) { throw e; }), verb("return"), i[Symbol.iterator] = function () { return this; }, i;
                function verb(n, f) { i[n] = o[n] ? function (v) { return (p = !p) ? { value: __await(o[n](v)), done: false } : f ? f(v) : v; } : f; }
            };
            __asyncValues = function (o) {
                if (!Symbol.asyncIterator)
                    throw new TypeError("Symbol.asyncIterator is not defined.");
                var m = o[Symbol.asyncIterator], i;
                return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function () { return this; }, i);
                function verb(n) { i[n] = o[n] && function (v) { return new Promise(function (resolve, reject) { v = o[n](v), settle(resolve, reject, v.done, v.value); }); }; }
                function settle(resolve, reject, d, v) { Promise.resolve(v).then(function (v) { resolve({ value: v, done: d }); }, reject); }
            };
            __makeTemplateObject = function (cooked, raw) {
                if (Object.defineProperty) {
                    Object.defineProperty(cooked, "raw", { value: raw });
                }
                else {
                    cooked.raw = raw;
                }
                return cooked;
            };
            var __setModuleDefault = Object.create ? (function (o, v) {
                Object.defineProperty(o, "default", { enumerable: true, value: v });
            }) : function (o, v) {
                o["default"] = v;
            };
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
            __importStar = function (mod) {
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
            __importDefault = function (mod) {
                return (mod && mod.__esModule) ? mod : { "default": mod };
            };
            __classPrivateFieldGet = function (receiver, state, kind, f) {
                if (kind === "a" && !f)
                    throw new TypeError("Private accessor was defined without a getter");
                if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver))
                    throw new TypeError("Cannot read private member from an object whose class did not declare it");
                return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
            };
            __classPrivateFieldSet = function (receiver, state, value, kind, f) {
                if (kind === "m")
                    throw new TypeError("Private method is not writable");
                if (kind === "a" && !f)
                    throw new TypeError("Private accessor was defined without a setter");
                if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver))
                    throw new TypeError("Cannot write private member to an object whose class did not declare it");
                return (kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value)), value;
            };
            __classPrivateFieldIn = function (state, receiver) {
                if (receiver === null || (typeof receiver !== "object" && typeof receiver !== "function"))
                    throw new TypeError("Cannot use 'in' operator on non-object");
                return typeof state === "function" ? receiver === state : state.has(receiver);
            };
            __addDisposableResource = function (env, value, async) {
                if (value !== null && value !== void 0) {
                    if (typeof value !== "object" && typeof value !== "function")
                        throw new TypeError("Object expected.");
                    var dispose, inner;
                    if (async) {
                        if (!Symbol.asyncDispose)
                            throw new TypeError("Symbol.asyncDispose is not defined.");
                        dispose = value[Symbol.asyncDispose];
                    }
                    if (dispose === void 0) {
                        if (!Symbol.dispose)
                            throw new TypeError("Symbol.dispose is not defined.");
                        dispose = value[Symbol.dispose];
                        if (async)
                            inner = dispose;
                    }
                    if (typeof dispose !== "function")
                        throw new TypeError("Object not disposable.");
                    if (inner)
                        dispose = function () { try {
                            inner.call(this);
                        }
                        catch (e) {
                            return Promise.reject(e);
                        } };
                    env.stack.push({ value: value, dispose: dispose, async: async });
                }
                else if (async) {
                    env.stack.push({ async: true });
                }
                return value;
            };
            var _SuppressedError = typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
                var e = new Error(message);
                return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
            };
            __disposeResources = function (env) {
                function fail(e) {
                    env.error = env.hasError ? new _SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
                    env.hasError = true;
                }
                var r, s = 0;
                function next() {
                    while (r = env.stack.pop()) {
                        try {
                            if (!r.async && s === 1)
                                return s = 0, env.stack.push(r), Promise.resolve().then(next);
                            if (r.dispose) {
                                var result = r.dispose.call(r.value);
                                if (r.async)
                                    return s |= 2, Promise.resolve(result).then(next, function (e) { fail(e); return next(); });
                            }
                            else
                                s |= 1;
                        }
                        catch (e) {
                            fail(e);
                        }
                    }
                    if (s === 1)
                        return env.hasError ? Promise.reject(env.error) : Promise.resolve();
                    if (env.hasError)
                        throw env.error;
                }
                return next();
            };
            __rewriteRelativeImportExtension = function (path, preserveJsx, extraExtensions, ignoreCase) {
                if (typeof path === "string" && /^\.\.?\//.test(path)) {
                    if (extraExtensions) {
                        for (var extension in extraExtensions) {
                            var suffix = path.slice(-extension.length);
                            if (suffix === extension || ignoreCase && suffix.toLowerCase() === extension.toLowerCase()) {
                                var output = extraExtensions[extension];
                                return output === extension ? path : path.slice(0, -extension.length) + output;
                            }
                        }
                    }
                    return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
                        return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
                    });
                }
                return path;
            };
            exporter("__extends", __extends);
            exporter("__assign", __assign);
            exporter("__rest", __rest);
            exporter("__decorate", __decorate);
            exporter("__param", __param);
            exporter("__esDecorate", __esDecorate);
            exporter("__runInitializers", __runInitializers);
            exporter("__propKey", __propKey);
            exporter("__setFunctionName", __setFunctionName);
            exporter("__metadata", __metadata);
            exporter("__awaiter", __awaiter);
            exporter("__generator", __generator);
            exporter("__exportStar", __exportStar);
            exporter("__createBinding", __createBinding);
            exporter("__values", __values);
            exporter("__read", __read);
            exporter("__spread", __spread);
            exporter("__spreadArrays", __spreadArrays);
            exporter("__spreadArray", __spreadArray);
            exporter("__await", __await);
            exporter("__asyncGenerator", __asyncGenerator);
            exporter("__asyncDelegator", __asyncDelegator);
            exporter("__asyncValues", __asyncValues);
            exporter("__makeTemplateObject", __makeTemplateObject);
            exporter("__importStar", __importStar);
            exporter("__importDefault", __importDefault);
            exporter("__classPrivateFieldGet", __classPrivateFieldGet);
            exporter("__classPrivateFieldSet", __classPrivateFieldSet);
            exporter("__classPrivateFieldIn", __classPrivateFieldIn);
            exporter("__addDisposableResource", __addDisposableResource);
            exporter("__disposeResources", __disposeResources);
            exporter("__rewriteRelativeImportExtension", __rewriteRelativeImportExtension);
        });
        0 && (0);
    }),
    7340: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isArrayBuffer = isArrayBuffer;
        exports.isSharedArrayBuffer = isSharedArrayBuffer;
        exports.isArrayBufferLike = isArrayBufferLike;
        exports.isArrayBufferView = isArrayBufferView;
        exports.isBufferSource = isBufferSource;
        exports.assertBufferSource = assertBufferSource;
        exports.toUint8Array = toUint8Array;
        exports.toUint8ArrayCopy = toUint8ArrayCopy;
        exports.toArrayBuffer = toArrayBuffer;
        exports.toArrayBufferLike = toArrayBufferLike;
        exports.toView = toView;
        exports.toViewCopy = toViewCopy;
        const ARRAY_BUFFER_TAG = "[object ArrayBuffer]";
        const SHARED_ARRAY_BUFFER_TAG = "[object SharedArrayBuffer]";
        function tagOf(value) {
            return Object.prototype.toString.call(value);
        }
        function isDataViewConstructor(type) {
            return type === DataView || type.prototype instanceof DataView;
        }
        function bytesPerElement(type) {
            if (isDataViewConstructor(type)) {
                return 1;
            }
            const value = type.BYTES_PER_ELEMENT;
            return value ?? 1;
        }
        function isArrayBufferViewLike(value) {
            if (ArrayBuffer.isView(value)) {
                return true;
            }
            if (!value || typeof value !== "object") {
                return false;
            }
            const view = value;
            return typeof view.byteOffset === "number"
                && typeof view.byteLength === "number"
                && isArrayBufferLike(view.buffer);
        }
        function copyBytes(data) {
            const view = toUint8Array(data);
            const copy = new Uint8Array(view.byteLength);
            copy.set(view);
            return copy;
        }
        function isArrayBuffer(value) {
            return tagOf(value) === ARRAY_BUFFER_TAG;
        }
        function isSharedArrayBuffer(value) {
            return typeof SharedArrayBuffer !== "undefined" && tagOf(value) === SHARED_ARRAY_BUFFER_TAG;
        }
        function isArrayBufferLike(value) {
            return isArrayBuffer(value) || isSharedArrayBuffer(value);
        }
        function isArrayBufferView(value) {
            return isArrayBufferViewLike(value);
        }
        function isBufferSource(value) {
            return isArrayBufferLike(value) || isArrayBufferView(value);
        }
        function assertBufferSource(value) {
            if (!isBufferSource(value)) {
                throw new TypeError("Expected ArrayBuffer, SharedArrayBuffer, or ArrayBufferView");
            }
        }
        function toUint8Array(data) {
            assertBufferSource(data);
            if (isArrayBufferLike(data)) {
                return new Uint8Array(data);
            }
            return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
        }
        function toUint8ArrayCopy(data) {
            return copyBytes(data);
        }
        function toArrayBuffer(data) {
            assertBufferSource(data);
            if (isArrayBuffer(data)) {
                return data;
            }
            const buffer = new ArrayBuffer(data.byteLength);
            new Uint8Array(buffer).set(toUint8Array(data));
            return buffer;
        }
        function toArrayBufferLike(data) {
            assertBufferSource(data);
            if (isArrayBufferLike(data)) {
                return data;
            }
            if (data.byteOffset === 0 && data.byteLength === data.buffer.byteLength) {
                return data.buffer;
            }
            return copyBytes(data).buffer;
        }
        function toView(data, type) {
            assertBufferSource(data);
            if (ArrayBuffer.isView(data) && data.constructor === type) {
                return data;
            }
            const view = toUint8Array(data);
            const elementSize = bytesPerElement(type);
            if (view.byteOffset % elementSize !== 0 || view.byteLength % elementSize !== 0) {
                throw new RangeError(`Cannot create ${type.name} over unaligned byte range`);
            }
            if (isDataViewConstructor(type)) {
                return new type(view.buffer, view.byteOffset, view.byteLength);
            }
            return new type(view.buffer, view.byteOffset, view.byteLength / elementSize);
        }
        function toViewCopy(data, type) {
            const copy = toUint8ArrayCopy(data);
            return toView(copy, type);
        }
    }),
    5006: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.concatToUint8Array = concatToUint8Array;
        exports.concat = concat;
        const buffer_source_js_1 = __webpack_require__(7340);
        function concatToUint8Array(buffers) {
            const views = [];
            let length = 0;
            for (const buffer of buffers) {
                const view = (0, buffer_source_js_1.toUint8Array)(buffer);
                views.push(view);
                length += view.byteLength;
            }
            const result = new Uint8Array(length);
            let offset = 0;
            for (const view of views) {
                result.set(view, offset);
                offset += view.byteLength;
            }
            return result;
        }
        function concat(first, second, ...rest) {
            let buffers;
            let type;
            if (typeof second === "function") {
                buffers = Array.from(first);
                type = second;
            }
            else if ((0, buffer_source_js_1.isBufferSource)(first)) {
                buffers = [first, second, ...rest].filter(buffer_source_js_1.isBufferSource);
            }
            else {
                buffers = Array.from(first);
                if (second) {
                    buffers.push(second);
                }
                buffers.push(...rest);
            }
            const bytes = concatToUint8Array(buffers);
            return type ? (0, buffer_source_js_1.toView)(bytes, type) : bytes.buffer;
        }
    }),
    4772: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.equal = equal;
        const buffer_source_js_1 = __webpack_require__(7340);
        function equal(a, b, options = {}) {
            const left = (0, buffer_source_js_1.toUint8Array)(a);
            const right = (0, buffer_source_js_1.toUint8Array)(b);
            if (!options.constantTime && left.byteLength !== right.byteLength) {
                return false;
            }
            const length = Math.max(left.byteLength, right.byteLength);
            let diff = left.byteLength ^ right.byteLength;
            for (let i = 0; i < length; i++) {
                diff |= (left[i] ?? 0) ^ (right[i] ?? 0);
            }
            return diff === 0;
        }
    }),
    7864: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.tail = exports.startsWith = exports.slice = exports.lastIndexOf = exports.indexOf = exports.includes = exports.endsWith = exports.copy = exports.compare = exports.equal = exports.concatToUint8Array = exports.concat = exports.toViewCopy = exports.toView = exports.toUint8ArrayCopy = exports.toUint8Array = exports.toArrayBufferLike = exports.toArrayBuffer = exports.isSharedArrayBuffer = exports.isBufferSource = exports.isArrayBufferView = exports.isArrayBufferLike = exports.isArrayBuffer = exports.assertBufferSource = void 0;
        var buffer_source_js_1 = __webpack_require__(7340);
        Object.defineProperty(exports, "assertBufferSource", ({ enumerable: true, get: function () { return buffer_source_js_1.assertBufferSource; } }));
        Object.defineProperty(exports, "isArrayBuffer", ({ enumerable: true, get: function () { return buffer_source_js_1.isArrayBuffer; } }));
        Object.defineProperty(exports, "isArrayBufferLike", ({ enumerable: true, get: function () { return buffer_source_js_1.isArrayBufferLike; } }));
        Object.defineProperty(exports, "isArrayBufferView", ({ enumerable: true, get: function () { return buffer_source_js_1.isArrayBufferView; } }));
        Object.defineProperty(exports, "isBufferSource", ({ enumerable: true, get: function () { return buffer_source_js_1.isBufferSource; } }));
        Object.defineProperty(exports, "isSharedArrayBuffer", ({ enumerable: true, get: function () { return buffer_source_js_1.isSharedArrayBuffer; } }));
        Object.defineProperty(exports, "toArrayBuffer", ({ enumerable: true, get: function () { return buffer_source_js_1.toArrayBuffer; } }));
        Object.defineProperty(exports, "toArrayBufferLike", ({ enumerable: true, get: function () { return buffer_source_js_1.toArrayBufferLike; } }));
        Object.defineProperty(exports, "toUint8Array", ({ enumerable: true, get: function () { return buffer_source_js_1.toUint8Array; } }));
        Object.defineProperty(exports, "toUint8ArrayCopy", ({ enumerable: true, get: function () { return buffer_source_js_1.toUint8ArrayCopy; } }));
        Object.defineProperty(exports, "toView", ({ enumerable: true, get: function () { return buffer_source_js_1.toView; } }));
        Object.defineProperty(exports, "toViewCopy", ({ enumerable: true, get: function () { return buffer_source_js_1.toViewCopy; } }));
        var concat_js_1 = __webpack_require__(5006);
        Object.defineProperty(exports, "concat", ({ enumerable: true, get: function () { return concat_js_1.concat; } }));
        Object.defineProperty(exports, "concatToUint8Array", ({ enumerable: true, get: function () { return concat_js_1.concatToUint8Array; } }));
        var equal_js_1 = __webpack_require__(4772);
        Object.defineProperty(exports, "equal", ({ enumerable: true, get: function () { return equal_js_1.equal; } }));
        var sequence_js_1 = __webpack_require__(6039);
        Object.defineProperty(exports, "compare", ({ enumerable: true, get: function () { return sequence_js_1.compare; } }));
        Object.defineProperty(exports, "copy", ({ enumerable: true, get: function () { return sequence_js_1.copy; } }));
        Object.defineProperty(exports, "endsWith", ({ enumerable: true, get: function () { return sequence_js_1.endsWith; } }));
        Object.defineProperty(exports, "includes", ({ enumerable: true, get: function () { return sequence_js_1.includes; } }));
        Object.defineProperty(exports, "indexOf", ({ enumerable: true, get: function () { return sequence_js_1.indexOf; } }));
        Object.defineProperty(exports, "lastIndexOf", ({ enumerable: true, get: function () { return sequence_js_1.lastIndexOf; } }));
        Object.defineProperty(exports, "slice", ({ enumerable: true, get: function () { return sequence_js_1.slice; } }));
        Object.defineProperty(exports, "startsWith", ({ enumerable: true, get: function () { return sequence_js_1.startsWith; } }));
        Object.defineProperty(exports, "tail", ({ enumerable: true, get: function () { return sequence_js_1.tail; } }));
    }),
    6039: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.indexOf = indexOf;
        exports.lastIndexOf = lastIndexOf;
        exports.includes = includes;
        exports.startsWith = startsWith;
        exports.endsWith = endsWith;
        exports.slice = slice;
        exports.tail = tail;
        exports.copy = copy;
        exports.compare = compare;
        const buffer_source_js_1 = __webpack_require__(7340);
        function clampIndex(value, fallback, length) {
            const normalized = Number.isFinite(value) ? Math.trunc(value) : fallback;
            if (normalized <= 0) {
                return 0;
            }
            if (normalized >= length) {
                return length;
            }
            return normalized;
        }
        function normalizeForwardRange(length, options) {
            const start = clampIndex(options?.start, 0, length);
            const end = clampIndex(options?.end, length, length);
            return end >= start ? [start, end] : [start, start];
        }
        function normalizeReverseRange(length, options) {
            const start = clampIndex(options?.start, length, length);
            const end = clampIndex(options?.end, 0, length);
            return start >= end ? [end, start] : [start, start];
        }
        function normalizeSliceIndex(value, fallback, length) {
            const normalized = Number.isFinite(value) ? Math.trunc(value) : fallback;
            if (normalized < 0) {
                return Math.max(length + normalized, 0);
            }
            if (normalized > length) {
                return length;
            }
            return normalized;
        }
        function encodeAscii(text) {
            const bytes = new Uint8Array(text.length);
            for (let i = 0; i < text.length; i++) {
                bytes[i] = text.charCodeAt(i) & 0xff;
            }
            return bytes;
        }
        function encodeUtf8(text) {
            return new TextEncoder().encode(text);
        }
        function toPatternBytes(pattern, options) {
            if (typeof pattern === "string") {
                return options?.encoding === "utf8" ? encodeUtf8(pattern) : encodeAscii(pattern);
            }
            return (0, buffer_source_js_1.toUint8Array)(pattern);
        }
        function bytesEqualAt(data, pattern, offset) {
            for (let index = 0; index < pattern.byteLength; index++) {
                if (data[offset + index] !== pattern[index]) {
                    return false;
                }
            }
            return true;
        }
        function indexOf(data, pattern, options) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const needle = toPatternBytes(pattern, options);
            const [start, end] = normalizeForwardRange(bytes.byteLength, options);
            if (needle.byteLength === 0) {
                return start;
            }
            const lastOffset = end - needle.byteLength;
            if (lastOffset < start) {
                return -1;
            }
            for (let offset = start; offset <= lastOffset; offset++) {
                if (bytesEqualAt(bytes, needle, offset)) {
                    return offset;
                }
            }
            return -1;
        }
        function lastIndexOf(data, pattern, options) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const needle = toPatternBytes(pattern, options);
            const [end, start] = normalizeReverseRange(bytes.byteLength, options);
            if (needle.byteLength === 0) {
                return start;
            }
            const firstOffset = start - needle.byteLength;
            if (firstOffset < end) {
                return -1;
            }
            for (let offset = firstOffset; offset >= end; offset--) {
                if (bytesEqualAt(bytes, needle, offset)) {
                    return offset;
                }
            }
            return -1;
        }
        function includes(data, pattern, options) {
            return indexOf(data, pattern, options) !== -1;
        }
        function startsWith(data, pattern, options) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const needle = toPatternBytes(pattern, options);
            if (needle.byteLength > bytes.byteLength) {
                return false;
            }
            return bytesEqualAt(bytes, needle, 0);
        }
        function endsWith(data, pattern, options) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const needle = toPatternBytes(pattern, options);
            if (needle.byteLength > bytes.byteLength) {
                return false;
            }
            return bytesEqualAt(bytes, needle, bytes.byteLength - needle.byteLength);
        }
        function slice(data, start, end) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const normalizedStart = normalizeSliceIndex(start, 0, bytes.byteLength);
            const normalizedEnd = normalizeSliceIndex(end, bytes.byteLength, bytes.byteLength);
            if (normalizedEnd <= normalizedStart) {
                return bytes.subarray(normalizedStart, normalizedStart);
            }
            return bytes.subarray(normalizedStart, normalizedEnd);
        }
        function tail(data, length) {
            const bytes = (0, buffer_source_js_1.toUint8Array)(data);
            const normalizedLength = Number.isFinite(length) ? Math.max(0, Math.trunc(length)) : 0;
            if (normalizedLength >= bytes.byteLength) {
                return bytes;
            }
            return bytes.subarray(bytes.byteLength - normalizedLength);
        }
        function copy(data) {
            return (0, buffer_source_js_1.toUint8ArrayCopy)(data);
        }
        function compare(a, b) {
            const left = (0, buffer_source_js_1.toUint8Array)(a);
            const right = (0, buffer_source_js_1.toUint8Array)(b);
            const limit = Math.min(left.byteLength, right.byteLength);
            for (let index = 0; index < limit; index++) {
                if (left[index] < right[index]) {
                    return -1;
                }
                if (left[index] > right[index]) {
                    return 1;
                }
            }
            if (left.byteLength < right.byteLength) {
                return -1;
            }
            if (left.byteLength > right.byteLength) {
                return 1;
            }
            return 0;
        }
    }),
    4239: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.convert = void 0;
        const index_js_1 = __webpack_require__(7864);
        const index_js_2 = __webpack_require__(3628);
        const defaults_js_1 = __webpack_require__(3260);
        function encode(name, data, ...args) {
            return defaults_js_1.defaultConverterRegistry.encode(name, data, ...args);
        }
        function decode(name, text, ...args) {
            return defaults_js_1.defaultConverterRegistry.decode(name, text, ...args);
        }
        function tryDecode(name, text, ...args) {
            return defaults_js_1.defaultConverterRegistry.tryDecode(name, text, ...args);
        }
        function normalize(name, text, ...args) {
            return defaults_js_1.defaultConverterRegistry.normalize(name, text, ...args);
        }
        function parse(name, text, ...args) {
            return defaults_js_1.defaultConverterRegistry.parse(name, text, ...args);
        }
        function format(name, data, value) {
            return defaults_js_1.defaultConverterRegistry.format(name, data, value);
        }
        function transcode(text, options) {
            return defaults_js_1.defaultConverterRegistry.transcode(text, options);
        }
        function detect(text, options) {
            return defaults_js_1.defaultConverterRegistry.detect(text, options);
        }
        function normalizeEncodingName(encoding) {
            return encoding.toLowerCase();
        }
        exports.convert = {
            encode,
            decode,
            tryDecode,
            normalize,
            parse,
            format,
            transcode,
            detect,
            to(format, data, ...args) {
                return encode(format, data, ...args);
            },
            from(format, text, ...args) {
                return decode(format, text, ...args);
            },
            toString(data, encoding = "utf8") {
                return encode(encoding, data);
            },
            fromString(text, encoding = "utf8") {
                if (normalizeEncodingName(encoding) === "hex") {
                    return (0, index_js_1.toArrayBuffer)(index_js_2.hex.decode(text, { allowOddLength: true }));
                }
                return (0, index_js_1.toArrayBuffer)(decode(encoding, text));
            },
            toBase64: index_js_2.base64.encode,
            fromBase64: (text) => (0, index_js_1.toArrayBuffer)(index_js_2.base64.decode(text)),
            toBase64Url: index_js_2.base64url.encode,
            fromBase64Url: (text) => (0, index_js_1.toArrayBuffer)(index_js_2.base64url.decode(text)),
            toHex: index_js_2.hex.encode,
            fromHex: (text) => (0, index_js_1.toArrayBuffer)(index_js_2.hex.decode(text, { allowOddLength: true })),
            toBinary: index_js_2.binary.encode,
            fromBinary: (text) => (0, index_js_1.toArrayBuffer)(index_js_2.binary.decode(text)),
            toUtf8String: index_js_2.utf8.decode,
            fromUtf8String: (text) => (0, index_js_1.toArrayBuffer)(index_js_2.utf8.encode(text)),
            toUtf16String: (data, littleEndian = false) => index_js_2.utf16.decode(data, { littleEndian }),
            fromUtf16String: (text, littleEndian = false) => (0, index_js_1.toArrayBuffer)(index_js_2.utf16.encode(text, { littleEndian })),
            isHex: index_js_2.hex.is,
            isBase64: index_js_2.base64.is,
            isBase64Url: index_js_2.base64url.is,
            formatString: index_js_2.base64.normalize,
        };
    }),
    3260: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.defaultConverterRegistry = exports.defaultConverters = exports.utf16leConverter = exports.utf16beConverter = exports.utf8Converter = exports.base64urlConverter = exports.base64Converter = exports.hexConverter = exports.binaryConverter = exports.pemConverter = void 0;
        const index_js_1 = __webpack_require__(3628);
        const index_js_2 = __webpack_require__(3541);
        var index_js_3 = __webpack_require__(3541);
        Object.defineProperty(exports, "pemConverter", ({ enumerable: true, get: function () { return index_js_3.pemConverter; } }));
        const registry_js_1 = __webpack_require__(2489);
        exports.binaryConverter = {
            name: "binary",
            aliases: ["latin1"],
            encode: index_js_1.binary.encode,
            decode: index_js_1.binary.decode,
            is: index_js_1.binary.is,
        };
        exports.hexConverter = {
            name: "hex",
            encode: index_js_1.hex.encode,
            decode: index_js_1.hex.decode,
            format: index_js_1.hex.format,
            is: index_js_1.hex.is,
            normalize: index_js_1.hex.normalize,
            parse: index_js_1.hex.parse,
        };
        exports.base64Converter = {
            name: "base64",
            aliases: ["b64"],
            encode: index_js_1.base64.encode,
            decode: index_js_1.base64.decode,
            is: index_js_1.base64.is,
            normalize: index_js_1.base64.normalize,
        };
        exports.base64urlConverter = {
            name: "base64url",
            aliases: ["base64-url", "b64url"],
            encode: index_js_1.base64url.encode,
            decode: index_js_1.base64url.decode,
            is: index_js_1.base64url.is,
            normalize: index_js_1.base64url.normalize,
        };
        exports.utf8Converter = {
            name: "utf8",
            aliases: ["utf-8"],
            encode: (data) => index_js_1.utf8.decode(data),
            decode: (text) => index_js_1.utf8.encode(text),
            is: (text) => typeof text === "string",
        };
        exports.utf16beConverter = {
            name: "utf16be",
            aliases: ["utf16", "utf-16", "utf-16be"],
            encode: (data) => index_js_1.utf16.decode(data),
            decode: (text) => index_js_1.utf16.encode(text),
            is: (text) => typeof text === "string",
        };
        exports.utf16leConverter = {
            name: "utf16le",
            aliases: ["utf-16le", "ucs2", "usc2"],
            encode: (data) => index_js_1.utf16.decode(data, { littleEndian: true }),
            decode: (text) => index_js_1.utf16.encode(text, { littleEndian: true }),
            is: (text) => typeof text === "string",
        };
        exports.defaultConverters = [
            exports.binaryConverter,
            exports.hexConverter,
            exports.base64Converter,
            exports.base64urlConverter,
            exports.utf8Converter,
            exports.utf16beConverter,
            exports.utf16leConverter,
            index_js_2.pemConverter,
        ];
        exports.defaultConverterRegistry = (0, registry_js_1.createConverterRegistry)(exports.defaultConverters);
    }),
    4040: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.convert = exports.utf8Converter = exports.utf16leConverter = exports.utf16beConverter = exports.pemConverter = exports.hexConverter = exports.defaultConverters = exports.defaultConverterRegistry = exports.binaryConverter = exports.base64urlConverter = exports.base64Converter = exports.createConverterRegistry = void 0;
        var registry_js_1 = __webpack_require__(2489);
        Object.defineProperty(exports, "createConverterRegistry", ({ enumerable: true, get: function () { return registry_js_1.createConverterRegistry; } }));
        var defaults_js_1 = __webpack_require__(3260);
        Object.defineProperty(exports, "base64Converter", ({ enumerable: true, get: function () { return defaults_js_1.base64Converter; } }));
        Object.defineProperty(exports, "base64urlConverter", ({ enumerable: true, get: function () { return defaults_js_1.base64urlConverter; } }));
        Object.defineProperty(exports, "binaryConverter", ({ enumerable: true, get: function () { return defaults_js_1.binaryConverter; } }));
        Object.defineProperty(exports, "defaultConverterRegistry", ({ enumerable: true, get: function () { return defaults_js_1.defaultConverterRegistry; } }));
        Object.defineProperty(exports, "defaultConverters", ({ enumerable: true, get: function () { return defaults_js_1.defaultConverters; } }));
        Object.defineProperty(exports, "hexConverter", ({ enumerable: true, get: function () { return defaults_js_1.hexConverter; } }));
        Object.defineProperty(exports, "pemConverter", ({ enumerable: true, get: function () { return defaults_js_1.pemConverter; } }));
        Object.defineProperty(exports, "utf16beConverter", ({ enumerable: true, get: function () { return defaults_js_1.utf16beConverter; } }));
        Object.defineProperty(exports, "utf16leConverter", ({ enumerable: true, get: function () { return defaults_js_1.utf16leConverter; } }));
        Object.defineProperty(exports, "utf8Converter", ({ enumerable: true, get: function () { return defaults_js_1.utf8Converter; } }));
        var convert_js_1 = __webpack_require__(4239);
        Object.defineProperty(exports, "convert", ({ enumerable: true, get: function () { return convert_js_1.convert; } }));
    }),
    2489: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createConverterRegistry = createConverterRegistry;
        function keyOf(name) {
            return name.trim().toLowerCase();
        }
        function toError(error) {
            return error instanceof Error ? error : new Error(String(error));
        }
        function removeConverter(converters, primaryNames, converter) {
            for (const alias of [converter.name, ...(converter.aliases ?? [])]) {
                converters.delete(keyOf(alias));
            }
            primaryNames.delete(keyOf(converter.name));
        }
        function requireCapability(converter, name, capability) {
            const method = converter[capability];
            if (typeof method !== "function") {
                throw new Error(`Converter '${name}' does not support ${capability}()`);
            }
            return method;
        }
        function detectConfidence(name, text, converter) {
            const normalizedName = keyOf(converter.name || name);
            const trimmed = text.trim();
            if (!trimmed) {
                return 0;
            }
            let accepted = false;
            if (converter.is) {
                accepted = converter.is(text);
            }
            let decodable = false;
            try {
                converter.decode(text);
                decodable = true;
            }
            catch {
                decodable = false;
            }
            if (!accepted && !decodable) {
                return 0;
            }
            switch (normalizedName) {
                case "pem":
                    return /-----BEGIN [^-]+-----/.test(text) ? 1 : 0;
                case "hex": {
                    const compact = trimmed.replace(/^0x/i, "").replace(/[\s:.-]/g, "");
                    if (!compact || /[^0-9a-f]/i.test(compact) || compact.length % 2 !== 0) {
                        return 0;
                    }
                    if (/^0x/i.test(trimmed) || /[:\s.-]/.test(trimmed)) {
                        return 0.95;
                    }
                    if (/[a-f]/.test(trimmed) || /[A-F]/.test(trimmed)) {
                        return 0.8;
                    }
                    return 0.45;
                }
                case "base64url":
                    if (/[-_]/.test(trimmed)) {
                        return 0.95;
                    }
                    if (/=/.test(trimmed)) {
                        return 0.1;
                    }
                    return 0.6;
                case "base64":
                    if (/[+/=]/.test(trimmed)) {
                        return 0.9;
                    }
                    return 0.55;
                case "binary":
                case "utf8":
                case "utf16be":
                case "utf16le":
                    return 0;
                default:
                    return accepted && decodable ? 0.75 : 0.5;
            }
        }
        function createConverterRegistry(initialConverters = []) {
            const converters = new Map();
            const primaryNames = new Set();
            const api = {
                register(converter, options = {}) {
                    if (!converter.name || !keyOf(converter.name)) {
                        throw new TypeError("Converter name is required");
                    }
                    const names = [...new Set([converter.name, ...(converter.aliases ?? [])].map(keyOf))];
                    const conflicts = new Set();
                    for (const name of names) {
                        const existing = converters.get(name);
                        if (!existing) {
                            continue;
                        }
                        if (!options.override) {
                            throw new Error(`Converter '${name}' is already registered`);
                        }
                        conflicts.add(existing);
                    }
                    for (const conflicting of conflicts) {
                        removeConverter(converters, primaryNames, conflicting);
                    }
                    for (const name of names) {
                        converters.set(name, converter);
                    }
                    primaryNames.add(keyOf(converter.name));
                    return this;
                },
                unregister(name) {
                    const converter = converters.get(keyOf(name));
                    if (!converter) {
                        return false;
                    }
                    removeConverter(converters, primaryNames, converter);
                    return true;
                },
                has(name) {
                    return converters.has(keyOf(name));
                },
                get(name) {
                    const converter = converters.get(keyOf(name));
                    if (!converter) {
                        throw new Error(`Converter '${name}' is not registered`);
                    }
                    return converter;
                },
                list() {
                    return [...primaryNames].map((name) => this.get(name));
                },
                encode(name, data, options) {
                    return this.get(name).encode(data, options);
                },
                decode(name, text, options) {
                    return this.get(name).decode(text, options);
                },
                tryDecode(name, text, options) {
                    try {
                        return { ok: true, bytes: this.decode(name, text, options) };
                    }
                    catch (error) {
                        return { ok: false, error: toError(error) };
                    }
                },
                normalize(name, text, options) {
                    const converter = this.get(name);
                    return requireCapability(converter, name, "normalize").call(converter, text, options);
                },
                parse(name, text, options) {
                    const converter = this.get(name);
                    return requireCapability(converter, name, "parse").call(converter, text, options);
                },
                format(name, data, format) {
                    const converter = this.get(name);
                    return requireCapability(converter, name, "format").call(converter, data, format);
                },
                transcode(text, options) {
                    const bytes = this.decode(options.from, text, options.fromOptions);
                    return this.encode(options.to, bytes, options.toOptions);
                },
                detect(text, options = {}) {
                    const formatNames = options.formats?.length
                        ? options.formats.map((name) => String(name))
                        : this.list()
                            .map((converter) => converter.name)
                            .filter((name) => !["binary", "utf8", "utf16be", "utf16le"].includes(keyOf(name)));
                    const detections = new Map();
                    for (const requestedName of formatNames) {
                        const converter = this.get(requestedName);
                        const confidence = detectConfidence(requestedName, text, converter);
                        if (confidence <= 0) {
                            continue;
                        }
                        const format = converter.name;
                        const current = detections.get(format);
                        if (!current || confidence > current.confidence) {
                            detections.set(format, { format, confidence });
                        }
                    }
                    return [...detections.values()].sort((left, right) => right.confidence - left.confidence);
                },
            };
            for (const converter of initialConverters) {
                api.register(converter);
            }
            return api;
        }
    }),
    8153: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.base64 = void 0;
        exports.normalize = normalize;
        exports.pad = pad;
        exports.is = is;
        exports.encode = encode;
        exports.decode = decode;
        const index_js_1 = __webpack_require__(7864);
        const binary_js_1 = __webpack_require__(9023);
        const BASE64_REGEX = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
        function nodeBuffer() {
            return globalThis.Buffer;
        }
        function normalize(text) {
            return text.replace(/[\n\r\t ]/g, "");
        }
        function pad(text) {
            const remainder = text.length % 4;
            return remainder ? text + "=".repeat(4 - remainder) : text;
        }
        function is(text) {
            if (typeof text !== "string") {
                return false;
            }
            const normalized = normalize(text);
            return normalized === "" || BASE64_REGEX.test(normalized);
        }
        function encode(data, _options) {
            const bytes = (0, index_js_1.toUint8Array)(data);
            const buffer = nodeBuffer();
            if (buffer) {
                return buffer.from(bytes).toString("base64");
            }
            return btoa((0, binary_js_1.encode)(bytes));
        }
        function decode(text, _options) {
            const normalized = normalize(text);
            if (!is(normalized)) {
                throw new TypeError("Input is not valid Base64 text");
            }
            const buffer = nodeBuffer();
            if (buffer) {
                return new Uint8Array(buffer.from(normalized, "base64"));
            }
            return (0, binary_js_1.decode)(atob(normalized));
        }
        exports.base64 = { encode, decode, is, normalize, pad };
    }),
    7748: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.base64url = void 0;
        exports.normalize = normalize;
        exports.is = is;
        exports.encode = encode;
        exports.decode = decode;
        const base64_js_1 = __webpack_require__(8153);
        const BASE64URL_REGEX = /^[A-Za-z0-9_-]*$/;
        function normalize(text) {
            return text.replace(/[\n\r\t ]/g, "");
        }
        function is(text) {
            return typeof text === "string" && BASE64URL_REGEX.test(normalize(text));
        }
        function encode(data, _options) {
            return base64_js_1.base64.encode(data).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/g, "");
        }
        function decode(text, _options) {
            const normalized = normalize(text);
            if (!is(normalized)) {
                throw new TypeError("Input is not valid Base64Url text");
            }
            return base64_js_1.base64.decode(base64_js_1.base64.pad(normalized.replace(/-/g, "+").replace(/_/g, "/")));
        }
        exports.base64url = { encode, decode, is, normalize };
    }),
    9023: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.binary = void 0;
        exports.encode = encode;
        exports.decode = decode;
        exports.is = is;
        const index_js_1 = __webpack_require__(7864);
        function encode(data) {
            const bytes = (0, index_js_1.toUint8Array)(data);
            let result = "";
            for (const byte of bytes) {
                result += String.fromCharCode(byte);
            }
            return result;
        }
        function decode(text) {
            const result = new Uint8Array(text.length);
            for (let i = 0; i < text.length; i++) {
                result[i] = text.charCodeAt(i) & 0xff;
            }
            return result;
        }
        function is(text) {
            return typeof text === "string";
        }
        exports.binary = { encode, decode, is };
    }),
    9609: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.hex = exports.formats = void 0;
        exports.normalize = normalize;
        exports.is = is;
        exports.encode = encode;
        exports.decode = decode;
        exports.parse = parse;
        exports.format = format;
        const index_js_1 = __webpack_require__(7864);
        const HEX_CHARACTER_REGEX = /^[0-9a-f]$/i;
        const COMMON_SEPARATORS = [" ", "\t", "\n", "\r", ":", "-", "."];
        function resolveSeparators(options) {
            if (options.separators === "none") {
                return [];
            }
            if (!options.separators || options.separators === "common") {
                return COMMON_SEPARATORS;
            }
            return options.separators;
        }
        function validateSeparator(separator) {
            if (!separator) {
                throw new TypeError("Hex separators must be non-empty strings");
            }
        }
        function matchSeparator(text, index, separators) {
            for (const separator of separators) {
                if (text.startsWith(separator, index)) {
                    return separator;
                }
            }
            return undefined;
        }
        function detectCase(text) {
            const hasUpper = /[A-F]/.test(text);
            const hasLower = /[a-f]/.test(text);
            return hasUpper && !hasLower ? "upper" : "lower";
        }
        function detectLineSeparator(text) {
            const match = /\r\n|\n/.exec(text);
            if (!match) {
                return undefined;
            }
            return match[0] === "\r\n" ? "\r\n" : "\n";
        }
        function compactForDetection(text) {
            return text.replace(/[^0-9a-f]/gi, "");
        }
        function detectGroup(text) {
            const segments = text.match(/[0-9A-Fa-f]+|[^0-9A-Fa-f]+/g) ?? [];
            if (segments.length < 3) {
                return undefined;
            }
            const hexSegments = segments.filter((_, index) => index % 2 === 0);
            const separators = segments.filter((_, index) => index % 2 === 1);
            const separator = separators[0];
            if (!separator || separators.some((item) => item !== separator)) {
                return undefined;
            }
            if (hexSegments.some((segment) => segment.length === 0 || segment.length % 2 !== 0)) {
                return undefined;
            }
            const firstLength = hexSegments[0]?.length ?? 0;
            if (!firstLength) {
                return undefined;
            }
            if (hexSegments.slice(0, -1).some((segment) => segment.length !== firstLength)) {
                return undefined;
            }
            if ((hexSegments[hexSegments.length - 1]?.length ?? 0) > firstLength) {
                return undefined;
            }
            return {
                size: firstLength / 2,
                separator,
            };
        }
        function detectFormat(text) {
            const trimmed = text.trim();
            const prefix = /^0x/i.test(trimmed) ? "0x" : "";
            const body = prefix ? trimmed.slice(2) : trimmed;
            const lineSeparator = detectLineSeparator(body);
            const lines = body.split(/\r\n|\n/).filter((line) => line.length > 0);
            const sampleLine = lines[0]?.trim() ?? "";
            const group = detectGroup(sampleLine);
            const format = {
                case: detectCase(trimmed),
                prefix,
            };
            if (group) {
                format.group = group;
            }
            if (lineSeparator && lines.length > 1) {
                const firstLineBytes = compactForDetection(lines[0] ?? "").length / 2;
                if (firstLineBytes > 0 && lines.slice(0, -1).every((line) => compactForDetection(line).length / 2 === firstLineBytes)) {
                    format.line = {
                        bytesPerLine: firstLineBytes,
                        separator: lineSeparator,
                    };
                }
            }
            return format;
        }
        function normalizeText(text, options) {
            const allowPrefix = options.allowPrefix ?? true;
            const separators = [...resolveSeparators(options)].sort((left, right) => right.length - left.length);
            for (const separator of separators) {
                validateSeparator(separator);
            }
            let working = text.trim();
            if (/^0x/i.test(working)) {
                if (!allowPrefix) {
                    throw new TypeError("Hexadecimal text must not include a 0x prefix");
                }
                working = working.slice(2);
            }
            let normalized = "";
            let lastTokenWasSeparator = false;
            for (let index = 0; index < working.length;) {
                const character = working[index] ?? "";
                if (HEX_CHARACTER_REGEX.test(character)) {
                    normalized += character;
                    lastTokenWasSeparator = false;
                    index += 1;
                    continue;
                }
                const separator = matchSeparator(working, index, separators);
                if (!separator) {
                    throw new TypeError("Input is not valid hexadecimal text");
                }
                if (options.strict && (lastTokenWasSeparator || normalized.length === 0)) {
                    throw new TypeError("Hexadecimal text contains misplaced separators");
                }
                lastTokenWasSeparator = true;
                index += separator.length;
            }
            if (options.strict && lastTokenWasSeparator && normalized.length > 0) {
                throw new TypeError("Hexadecimal text must not end with a separator");
            }
            if (normalized.length % 2 !== 0) {
                if (!options.allowOddLength) {
                    throw new TypeError("Hexadecimal text must contain an even number of characters");
                }
                normalized = `0${normalized}`;
            }
            return normalized.toLowerCase();
        }
        function groupPairs(pairs, group) {
            if (!group) {
                return pairs.join("");
            }
            if (!Number.isInteger(group.size) || group.size < 1) {
                throw new RangeError("Hex group size must be a positive integer");
            }
            const chunks = [];
            for (let index = 0; index < pairs.length; index += group.size) {
                chunks.push(pairs.slice(index, index + group.size).join(""));
            }
            return chunks.join(group.separator);
        }
        function normalize(text, options = {}) {
            return normalizeText(text, options);
        }
        function is(text, options = {}) {
            if (typeof text !== "string") {
                return false;
            }
            try {
                normalize(text, options);
                return true;
            }
            catch {
                return false;
            }
        }
        function encode(data, options = {}) {
            const bytes = (0, index_js_1.toUint8Array)(data);
            const casing = options.case ?? "lower";
            const pairs = Array.from(bytes, (byte) => {
                const text = byte.toString(16).padStart(2, "0");
                return casing === "upper" ? text.toUpperCase() : text;
            });
            let body = "";
            if (options.line) {
                const bytesPerLine = options.line.bytesPerLine;
                if (!Number.isInteger(bytesPerLine) || bytesPerLine < 1) {
                    throw new RangeError("Hex bytesPerLine must be a positive integer");
                }
                const separator = options.line.separator ?? "\n";
                const lines = [];
                for (let index = 0; index < pairs.length; index += bytesPerLine) {
                    lines.push(groupPairs(pairs.slice(index, index + bytesPerLine), options.group));
                }
                body = lines.join(separator);
            }
            else {
                body = groupPairs(pairs, options.group);
            }
            return `${options.prefix ?? ""}${body}`;
        }
        function decode(text, options = {}) {
            const normalized = normalize(text, options);
            const result = new Uint8Array(normalized.length / 2);
            for (let i = 0; i < normalized.length; i += 2) {
                result[i / 2] = Number.parseInt(normalized.slice(i, i + 2), 16);
            }
            return result;
        }
        function parse(text, options = {}) {
            const normalized = normalize(text, options);
            return {
                bytes: decode(normalized),
                format: detectFormat(text),
                normalized,
            };
        }
        function format(data, value) {
            return encode(data, value);
        }
        exports.formats = {
            compact: Object.freeze({}),
            upper: Object.freeze({ case: "upper" }),
            colon: Object.freeze({ group: { size: 1, separator: ":" } }),
            colonUpper: Object.freeze({ case: "upper", group: { size: 1, separator: ":" } }),
            groupsOf4: Object.freeze({ group: { size: 4, separator: " " } }),
            prefixed: Object.freeze({ prefix: "0x" }),
        };
        exports.hex = { encode, decode, format, formats: exports.formats, is, normalize, parse };
    }),
    3628: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.base64url = exports.base64 = exports.utf16 = exports.utf8 = exports.hex = exports.binary = void 0;
        const tslib_1 = __webpack_require__(1860);
        exports.binary = tslib_1.__importStar(__webpack_require__(9023));
        exports.hex = tslib_1.__importStar(__webpack_require__(9609));
        exports.utf8 = tslib_1.__importStar(__webpack_require__(1713));
        exports.utf16 = tslib_1.__importStar(__webpack_require__(854));
        exports.base64 = tslib_1.__importStar(__webpack_require__(8153));
        exports.base64url = tslib_1.__importStar(__webpack_require__(7748));
    }),
    854: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.utf16 = void 0;
        exports.encode = encode;
        exports.decode = decode;
        const index_js_1 = __webpack_require__(7864);
        function encode(text, options = {}) {
            const result = new ArrayBuffer(text.length * 2);
            const view = new DataView(result);
            for (let i = 0; i < text.length; i++) {
                view.setUint16(i * 2, text.charCodeAt(i), options.littleEndian ?? false);
            }
            return new Uint8Array(result);
        }
        function decode(data, options = {}) {
            const buffer = (0, index_js_1.toArrayBuffer)(data);
            const view = new DataView(buffer);
            let result = "";
            for (let i = 0; i < buffer.byteLength; i += 2) {
                result += String.fromCharCode(view.getUint16(i, options.littleEndian ?? false));
            }
            return result;
        }
        exports.utf16 = { encode, decode };
    }),
    1713: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.utf8 = void 0;
        exports.encode = encode;
        exports.decode = decode;
        const index_js_1 = __webpack_require__(7864);
        function encode(text) {
            return new TextEncoder().encode(text);
        }
        function decode(data) {
            return new TextDecoder("utf-8", { fatal: false }).decode((0, index_js_1.toUint8Array)(data));
        }
        exports.utf8 = { encode, decode };
    }),
    4724: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.bytes = void 0;
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(7864), exports);
        exports.bytes = tslib_1.__importStar(__webpack_require__(7864));
        tslib_1.__exportStar(__webpack_require__(3628), exports);
        tslib_1.__exportStar(__webpack_require__(3541), exports);
        tslib_1.__exportStar(__webpack_require__(4040), exports);
        tslib_1.__exportStar(__webpack_require__(1494), exports);
    }),
    1931: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.BufferSourceConverter = void 0;
        const index_js_1 = __webpack_require__(7864);
        class BufferSourceConverter {
            static isArrayBuffer(data) {
                return (0, index_js_1.isArrayBuffer)(data);
            }
            static toArrayBuffer(data) {
                return (0, index_js_1.toArrayBuffer)(data);
            }
            static toUint8Array(data) {
                return (0, index_js_1.toUint8Array)(data);
            }
            static toView(data, type) {
                return (0, index_js_1.toView)(data, type);
            }
            static isBufferSource(data) {
                return (0, index_js_1.isBufferSource)(data);
            }
            static isArrayBufferView(data) {
                return (0, index_js_1.isArrayBufferView)(data);
            }
            static isEqual(a, b) {
                return (0, index_js_1.equal)(a, b);
            }
            static concat(first, second, ...rest) {
                if (Array.isArray(first)) {
                    return typeof second === "function"
                        ? (0, index_js_1.concat)(first, second)
                        : (0, index_js_1.concat)(first);
                }
                const buffers = [first, second, ...rest].filter(Boolean);
                return (0, index_js_1.concat)(buffers);
            }
        }
        exports.BufferSourceConverter = BufferSourceConverter;
    }),
    9437: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Convert = void 0;
        const index_js_1 = __webpack_require__(4040);
        function normalizeTextEncoding(encoding) {
            return encoding === "ascii" ? "binary" : encoding;
        }
        class Convert {
            static DEFAULT_UTF8_ENCODING = "utf8";
            static isHex(data) {
                return index_js_1.convert.isHex(data);
            }
            static isBase64(data) {
                return index_js_1.convert.isBase64(data);
            }
            static isBase64Url(data) {
                return index_js_1.convert.isBase64Url(data);
            }
            static ToString(buffer, enc = "utf8") {
                return index_js_1.convert.toString(buffer, enc);
            }
            static FromString(str, enc = "utf8") {
                if (!str) {
                    return new ArrayBuffer(0);
                }
                return index_js_1.convert.fromString(str, enc);
            }
            static ToBase64(buffer) {
                return index_js_1.convert.toBase64(buffer);
            }
            static FromBase64(base64) {
                return index_js_1.convert.fromBase64(base64);
            }
            static FromBase64Url(base64url) {
                return index_js_1.convert.fromBase64Url(base64url);
            }
            static ToBase64Url(data) {
                return index_js_1.convert.toBase64Url(data);
            }
            static FromUtf8String(text, encoding = Convert.DEFAULT_UTF8_ENCODING) {
                return index_js_1.convert.fromString(text, normalizeTextEncoding(encoding));
            }
            static ToUtf8String(buffer, encoding = Convert.DEFAULT_UTF8_ENCODING) {
                return index_js_1.convert.toString(buffer, normalizeTextEncoding(encoding));
            }
            static FromBinary(text) {
                return index_js_1.convert.fromBinary(text);
            }
            static ToBinary(buffer) {
                return index_js_1.convert.toBinary(buffer);
            }
            static ToHex(buffer) {
                return index_js_1.convert.toHex(buffer);
            }
            static FromHex(hexString) {
                return index_js_1.convert.fromHex(hexString);
            }
            static ToUtf16String(buffer, littleEndian = false) {
                return index_js_1.convert.toUtf16String(buffer, littleEndian);
            }
            static FromUtf16String(text, littleEndian = false) {
                return index_js_1.convert.fromUtf16String(text, littleEndian);
            }
            static Base64Padding(base64) {
                const padCount = 4 - (base64.length % 4);
                return padCount < 4 ? base64 + "=".repeat(padCount) : base64;
            }
            static formatString(data) {
                return index_js_1.convert.formatString(data);
            }
        }
        exports.Convert = Convert;
    }),
    3795: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.assign = assign;
        exports.combine = combine;
        exports.isEqual = isEqual;
        const index_js_1 = __webpack_require__(7864);
        function assign(target, ...sources) {
            for (const source of sources) {
                if (!source) {
                    continue;
                }
                for (const prop in source) {
                    target[prop] = source[prop];
                }
            }
            return target;
        }
        function combine(...buf) {
            return (0, index_js_1.concat)(buf);
        }
        function isEqual(bytes1, bytes2) {
            return (0, index_js_1.equal)(bytes1, bytes2);
        }
    }),
    1494: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isEqual = exports.combine = exports.assign = exports.Convert = exports.BufferSourceConverter = void 0;
        var buffer_source_converter_js_1 = __webpack_require__(1931);
        Object.defineProperty(exports, "BufferSourceConverter", ({ enumerable: true, get: function () { return buffer_source_converter_js_1.BufferSourceConverter; } }));
        var convert_js_1 = __webpack_require__(9437);
        Object.defineProperty(exports, "Convert", ({ enumerable: true, get: function () { return convert_js_1.Convert; } }));
        var functions_js_1 = __webpack_require__(3795);
        Object.defineProperty(exports, "assign", ({ enumerable: true, get: function () { return functions_js_1.assign; } }));
        Object.defineProperty(exports, "combine", ({ enumerable: true, get: function () { return functions_js_1.combine; } }));
        Object.defineProperty(exports, "isEqual", ({ enumerable: true, get: function () { return functions_js_1.isEqual; } }));
    }),
    3541: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.pemConverter = exports.pem = exports.parse = exports.format = exports.findAll = exports.find = exports.encodeMany = exports.encode = exports.decodeFirst = exports.decode = void 0;
        var pem_js_1 = __webpack_require__(2935);
        Object.defineProperty(exports, "decode", ({ enumerable: true, get: function () { return pem_js_1.decode; } }));
        Object.defineProperty(exports, "decodeFirst", ({ enumerable: true, get: function () { return pem_js_1.decodeFirst; } }));
        Object.defineProperty(exports, "encode", ({ enumerable: true, get: function () { return pem_js_1.encode; } }));
        Object.defineProperty(exports, "encodeMany", ({ enumerable: true, get: function () { return pem_js_1.encodeMany; } }));
        Object.defineProperty(exports, "find", ({ enumerable: true, get: function () { return pem_js_1.find; } }));
        Object.defineProperty(exports, "findAll", ({ enumerable: true, get: function () { return pem_js_1.findAll; } }));
        Object.defineProperty(exports, "format", ({ enumerable: true, get: function () { return pem_js_1.format; } }));
        Object.defineProperty(exports, "parse", ({ enumerable: true, get: function () { return pem_js_1.parse; } }));
        Object.defineProperty(exports, "pem", ({ enumerable: true, get: function () { return pem_js_1.pem; } }));
        Object.defineProperty(exports, "pemConverter", ({ enumerable: true, get: function () { return pem_js_1.pemConverter; } }));
    }),
    2935: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.pemConverter = exports.pem = void 0;
        exports.encode = encode;
        exports.encodeMany = encodeMany;
        exports.decode = decode;
        exports.find = find;
        exports.findAll = findAll;
        exports.decodeFirst = decodeFirst;
        exports.parse = parse;
        exports.format = format;
        const base64_js_1 = __webpack_require__(8153);
        const LABEL_REGEX = /^[A-Z0-9][A-Z0-9 ._-]*[A-Z0-9]$/i;
        const PEM_BLOCK_REGEX = /-----BEGIN ([^-]+)-----([\s\S]*?)-----END \1-----/g;
        function assertLabel(label) {
            if (!LABEL_REGEX.test(label)) {
                throw new TypeError(`Invalid PEM label '${label}'`);
            }
        }
        function wrap(text, lineLength) {
            const result = [];
            for (let i = 0; i < text.length; i += lineLength) {
                result.push(text.slice(i, i + lineLength));
            }
            return result;
        }
        function parseBody(body) {
            const normalized = body.trim().replace(/\r\n/g, "\n");
            const lines = normalized.split("\n").map((line) => line.trim()).filter(Boolean);
            const headers = {};
            let index = 0;
            for (; index < lines.length; index++) {
                const line = lines[index];
                const separator = line.indexOf(":");
                if (separator <= 0) {
                    break;
                }
                headers[line.slice(0, separator).trim()] = line.slice(separator + 1).trim();
            }
            return {
                headers: Object.keys(headers).length ? headers : undefined,
                base64Lines: lines.slice(index),
                base64Text: lines.slice(index).join(""),
            };
        }
        function detectNewline(text) {
            return /\r\n/.test(text) ? "\r\n" : "\n";
        }
        function collectBlocks(text, options = {}) {
            const blocks = [];
            const requestedLabel = options.label;
            let match;
            PEM_BLOCK_REGEX.lastIndex = 0;
            while ((match = PEM_BLOCK_REGEX.exec(text))) {
                const label = match[1].trim();
                if (requestedLabel && label !== requestedLabel) {
                    continue;
                }
                assertLabel(label);
                const parsed = parseBody(match[2]);
                blocks.push({
                    label,
                    data: base64_js_1.base64.decode(parsed.base64Text),
                    headers: parsed.headers,
                    lineLength: parsed.base64Lines[0]?.length ?? 64,
                    newline: detectNewline(match[0]),
                });
            }
            if (options.strict && blocks.length === 0) {
                throw new TypeError(requestedLabel
                    ? `No PEM block with label '${requestedLabel}' was found`
                    : "No PEM blocks were found");
            }
            return blocks;
        }
        function encode(label, data, options = {}) {
            assertLabel(label);
            const lineLength = options.lineLength ?? 64;
            if (!Number.isInteger(lineLength) || lineLength < 1) {
                throw new RangeError("PEM lineLength must be a positive integer");
            }
            const newline = options.newline ?? "\n";
            const lines = [`-----BEGIN ${label}-----`];
            if (options.headers) {
                for (const [name, value] of Object.entries(options.headers)) {
                    lines.push(`${name}: ${value}`);
                }
                lines.push("");
            }
            lines.push(...wrap(base64_js_1.base64.encode(data), lineLength));
            lines.push(`-----END ${label}-----`);
            return `${lines.join(newline)}${newline}`;
        }
        function encodeMany(blocks, options = {}) {
            return blocks.map((block) => encode(block.label, block.data, { ...options, headers: block.headers ?? options.headers })).join("");
        }
        function decode(text, options = {}) {
            return collectBlocks(text, options).map(({ lineLength: _lineLength, newline: _newline, ...block }) => block);
        }
        function find(text, label) {
            return decode(text, { label })[0];
        }
        function findAll(text, label) {
            return decode(text, { label });
        }
        function decodeFirst(text, label) {
            const [block] = decode(text, { label, strict: true });
            return block.data;
        }
        function parse(text, options = {}) {
            const [block] = collectBlocks(text, { ...options, strict: true });
            const format = {
                label: block.label,
                headers: block.headers,
                lineLength: block.lineLength,
                newline: block.newline,
            };
            return {
                bytes: block.data,
                format,
                normalized: encode(block.label, block.data, format),
            };
        }
        function format(data, value) {
            return encode(value.label, data, value);
        }
        exports.pem = { decode, decodeFirst, encode, encodeMany, find, findAll, format, parse };
        exports.pemConverter = {
            name: "pem",
            encode: (data, options) => {
                if (!options?.label) {
                    throw new TypeError("PEM label is required");
                }
                return encode(options.label, data, options);
            },
            decode: (text, options) => decodeFirst(text, options?.label),
            format,
            is: (text) => typeof text === "string" && /-----BEGIN [^-]+-----/.test(text),
            parse,
        };
    })
};
