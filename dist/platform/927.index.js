export const id = 927;
export const ids = [927];
export const modules = {
    3930: ((__unused_webpack_module, exports, __webpack_require__) => {
        var AsymmetricKeyPackage_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EncryptedData = exports.EncryptedPrivateKeyInfo = exports.AsymmetricKeyPackage = exports.PrivateKeyInfo = exports.OneAsymmetricKey = exports.PublicKey = exports.PrivateKey = exports.PrivateKeyAlgorithmIdentifier = exports.Version = exports.id_ct_KP_aKeyPackage = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_pkcs8_1 = __webpack_require__(5003);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        exports.id_ct_KP_aKeyPackage = "2.16.840.1.101.2.1.78.5";
        var Version;
        (function (Version) {
            Version[Version["v1"] = 0] = "v1";
            Version[Version["v2"] = 1] = "v2";
        })(Version || (exports.Version = Version = {}));
        let PrivateKeyAlgorithmIdentifier = class PrivateKeyAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.PrivateKeyAlgorithmIdentifier = PrivateKeyAlgorithmIdentifier;
        exports.PrivateKeyAlgorithmIdentifier = PrivateKeyAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], PrivateKeyAlgorithmIdentifier);
        class PrivateKey extends asn1_schema_1.OctetString {
        }
        exports.PrivateKey = PrivateKey;
        class PublicKey extends asn1_schema_1.BitString {
        }
        exports.PublicKey = PublicKey;
        let OneAsymmetricKey = class OneAsymmetricKey {
            version = Version.v1;
            privateKeyAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            privateKey = new ArrayBuffer(0);
            attributes;
            publicKey;
        };
        exports.OneAsymmetricKey = OneAsymmetricKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], OneAsymmetricKey.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], OneAsymmetricKey.prototype, "privateKeyAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.OctetString })
        ], OneAsymmetricKey.prototype, "privateKey", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_pkcs8_1.Attributes,
                context: 0,
                implicit: true,
                optional: true,
            })
        ], OneAsymmetricKey.prototype, "attributes", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                context: 1,
                implicit: true,
                optional: true,
            })
        ], OneAsymmetricKey.prototype, "publicKey", void 0);
        exports.OneAsymmetricKey = OneAsymmetricKey = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], OneAsymmetricKey);
        let PrivateKeyInfo = class PrivateKeyInfo extends OneAsymmetricKey {
        };
        exports.PrivateKeyInfo = PrivateKeyInfo;
        exports.PrivateKeyInfo = PrivateKeyInfo = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], PrivateKeyInfo);
        let AsymmetricKeyPackage = AsymmetricKeyPackage_1 = class AsymmetricKeyPackage extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, AsymmetricKeyPackage_1.prototype);
            }
        };
        exports.AsymmetricKeyPackage = AsymmetricKeyPackage;
        exports.AsymmetricKeyPackage = AsymmetricKeyPackage = AsymmetricKeyPackage_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: OneAsymmetricKey,
            })
        ], AsymmetricKeyPackage);
        var asn1_pkcs8_2 = __webpack_require__(5003);
        Object.defineProperty(exports, "EncryptedPrivateKeyInfo", ({ enumerable: true, get: function () { return asn1_pkcs8_2.EncryptedPrivateKeyInfo; } }));
        Object.defineProperty(exports, "EncryptedData", ({ enumerable: true, get: function () { return asn1_pkcs8_2.EncryptedData; } }));
    }),
    5705: ((__unused_webpack_module, exports, __webpack_require__) => {
        var Attributes_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Attributes = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        let Attributes = Attributes_1 = class Attributes extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, Attributes_1.prototype);
            }
        };
        exports.Attributes = Attributes;
        exports.Attributes = Attributes = Attributes_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_x509_1.Attribute,
            })
        ], Attributes);
    }),
    7402: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificationRequest = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const certification_request_info_1 = __webpack_require__(7949);
        class CertificationRequest {
            certificationRequestInfo = new certification_request_info_1.CertificationRequestInfo();
            certificationRequestInfoRaw;
            signatureAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            signature = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.CertificationRequest = CertificationRequest;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: certification_request_info_1.CertificationRequestInfo,
                raw: true,
            })
        ], CertificationRequest.prototype, "certificationRequestInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], CertificationRequest.prototype, "signatureAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BitString })
        ], CertificationRequest.prototype, "signature", void 0);
    }),
    7949: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CertificationRequestInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const attributes_1 = __webpack_require__(5705);
        class CertificationRequestInfo {
            version = 0;
            subject = new asn1_x509_1.Name();
            subjectPKInfo = new asn1_x509_1.SubjectPublicKeyInfo();
            attributes = new attributes_1.Attributes();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.CertificationRequestInfo = CertificationRequestInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], CertificationRequestInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.Name })
        ], CertificationRequestInfo.prototype, "subject", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.SubjectPublicKeyInfo })
        ], CertificationRequestInfo.prototype, "subjectPKInfo", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attributes_1.Attributes,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], CertificationRequestInfo.prototype, "attributes", void 0);
    }),
    6474: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(5705), exports);
        tslib_1.__exportStar(__webpack_require__(7402), exports);
        tslib_1.__exportStar(__webpack_require__(7949), exports);
    }),
    245: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ecdsaWithSHA512 = exports.ecdsaWithSHA384 = exports.ecdsaWithSHA256 = exports.ecdsaWithSHA224 = exports.ecdsaWithSHA1 = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_x509_1 = __webpack_require__(3594);
        const oid = tslib_1.__importStar(__webpack_require__(4980));
        function create(algorithm) {
            return new asn1_x509_1.AlgorithmIdentifier({ algorithm });
        }
        exports.ecdsaWithSHA1 = create(oid.id_ecdsaWithSHA1);
        exports.ecdsaWithSHA224 = create(oid.id_ecdsaWithSHA224);
        exports.ecdsaWithSHA256 = create(oid.id_ecdsaWithSHA256);
        exports.ecdsaWithSHA384 = create(oid.id_ecdsaWithSHA384);
        exports.ecdsaWithSHA512 = create(oid.id_ecdsaWithSHA512);
    }),
    3070: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ECParameters = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const rfc3279_1 = __webpack_require__(7575);
        let ECParameters = class ECParameters {
            namedCurve;
            implicitCurve;
            specifiedCurve;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.ECParameters = ECParameters;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], ECParameters.prototype, "namedCurve", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Null })
        ], ECParameters.prototype, "implicitCurve", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: rfc3279_1.SpecifiedECDomain })
        ], ECParameters.prototype, "specifiedCurve", void 0);
        exports.ECParameters = ECParameters = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], ECParameters);
    }),
    2795: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ECPrivateKey = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const ec_parameters_1 = __webpack_require__(3070);
        class ECPrivateKey {
            version = 1;
            privateKey = new asn1_schema_1.OctetString();
            parameters;
            publicKey;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.ECPrivateKey = ECPrivateKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], ECPrivateKey.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], ECPrivateKey.prototype, "privateKey", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: ec_parameters_1.ECParameters,
                context: 0,
                optional: true,
            })
        ], ECPrivateKey.prototype, "parameters", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                context: 1,
                optional: true,
            })
        ], ECPrivateKey.prototype, "publicKey", void 0);
    }),
    1696: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ECDSASigValue = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class ECDSASigValue {
            r = new ArrayBuffer(0);
            s = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.ECDSASigValue = ECDSASigValue;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], ECDSASigValue.prototype, "r", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], ECDSASigValue.prototype, "s", void 0);
    }),
    6064: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(245), exports);
        tslib_1.__exportStar(__webpack_require__(3070), exports);
        tslib_1.__exportStar(__webpack_require__(2795), exports);
        tslib_1.__exportStar(__webpack_require__(1696), exports);
        tslib_1.__exportStar(__webpack_require__(4980), exports);
        tslib_1.__exportStar(__webpack_require__(7575), exports);
    }),
    4980: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_sect571r1 = exports.id_sect571k1 = exports.id_secp521r1 = exports.id_sect409r1 = exports.id_sect409k1 = exports.id_secp384r1 = exports.id_sect283r1 = exports.id_sect283k1 = exports.id_secp256r1 = exports.id_sect233r1 = exports.id_sect233k1 = exports.id_secp224r1 = exports.id_sect163r2 = exports.id_sect163k1 = exports.id_secp192r1 = exports.id_ecdsaWithSHA512 = exports.id_ecdsaWithSHA384 = exports.id_ecdsaWithSHA256 = exports.id_ecdsaWithSHA224 = exports.id_ecdsaWithSHA1 = exports.id_ecMQV = exports.id_ecDH = exports.id_ecPublicKey = void 0;
        exports.id_ecPublicKey = "1.2.840.10045.2.1";
        exports.id_ecDH = "1.3.132.1.12";
        exports.id_ecMQV = "1.3.132.1.13";
        exports.id_ecdsaWithSHA1 = "1.2.840.10045.4.1";
        exports.id_ecdsaWithSHA224 = "1.2.840.10045.4.3.1";
        exports.id_ecdsaWithSHA256 = "1.2.840.10045.4.3.2";
        exports.id_ecdsaWithSHA384 = "1.2.840.10045.4.3.3";
        exports.id_ecdsaWithSHA512 = "1.2.840.10045.4.3.4";
        exports.id_secp192r1 = "1.2.840.10045.3.1.1";
        exports.id_sect163k1 = "1.3.132.0.1";
        exports.id_sect163r2 = "1.3.132.0.15";
        exports.id_secp224r1 = "1.3.132.0.33";
        exports.id_sect233k1 = "1.3.132.0.26";
        exports.id_sect233r1 = "1.3.132.0.27";
        exports.id_secp256r1 = "1.2.840.10045.3.1.7";
        exports.id_sect283k1 = "1.3.132.0.16";
        exports.id_sect283r1 = "1.3.132.0.17";
        exports.id_secp384r1 = "1.3.132.0.34";
        exports.id_sect409k1 = "1.3.132.0.36";
        exports.id_sect409r1 = "1.3.132.0.37";
        exports.id_secp521r1 = "1.3.132.0.35";
        exports.id_sect571k1 = "1.3.132.0.38";
        exports.id_sect571r1 = "1.3.132.0.39";
    }),
    7575: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SpecifiedECDomain = exports.ECPVer = exports.Curve = exports.FieldElement = exports.ECPoint = exports.FieldID = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        let FieldID = class FieldID {
            fieldType;
            parameters;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.FieldID = FieldID;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], FieldID.prototype, "fieldType", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Any })
        ], FieldID.prototype, "parameters", void 0);
        exports.FieldID = FieldID = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], FieldID);
        class ECPoint extends asn1_schema_1.OctetString {
        }
        exports.ECPoint = ECPoint;
        class FieldElement extends asn1_schema_1.OctetString {
        }
        exports.FieldElement = FieldElement;
        let Curve = class Curve {
            a;
            b;
            seed;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.Curve = Curve;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.OctetString })
        ], Curve.prototype, "a", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.OctetString })
        ], Curve.prototype, "b", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.BitString,
                optional: true,
            })
        ], Curve.prototype, "seed", void 0);
        exports.Curve = Curve = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], Curve);
        var ECPVer;
        (function (ECPVer) {
            ECPVer[ECPVer["ecpVer1"] = 1] = "ecpVer1";
        })(ECPVer || (exports.ECPVer = ECPVer = {}));
        let SpecifiedECDomain = class SpecifiedECDomain {
            version = ECPVer.ecpVer1;
            fieldID;
            curve;
            base;
            order;
            cofactor;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        };
        exports.SpecifiedECDomain = SpecifiedECDomain;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], SpecifiedECDomain.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: FieldID })
        ], SpecifiedECDomain.prototype, "fieldID", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: Curve })
        ], SpecifiedECDomain.prototype, "curve", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: ECPoint })
        ], SpecifiedECDomain.prototype, "base", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], SpecifiedECDomain.prototype, "order", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                optional: true,
            })
        ], SpecifiedECDomain.prototype, "cofactor", void 0);
        exports.SpecifiedECDomain = SpecifiedECDomain = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], SpecifiedECDomain);
    }),
    1388: ((__unused_webpack_module, exports, __webpack_require__) => {
        var PKCS12AttrSet_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PKCS12AttrSet = exports.PKCS12Attribute = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class PKCS12Attribute {
            attrId = "";
            attrValues = [];
            constructor(params = {}) {
                Object.assign(params);
            }
        }
        exports.PKCS12Attribute = PKCS12Attribute;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], PKCS12Attribute.prototype, "attrId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                repeated: "set",
            })
        ], PKCS12Attribute.prototype, "attrValues", void 0);
        let PKCS12AttrSet = PKCS12AttrSet_1 = class PKCS12AttrSet extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, PKCS12AttrSet_1.prototype);
            }
        };
        exports.PKCS12AttrSet = PKCS12AttrSet;
        exports.PKCS12AttrSet = PKCS12AttrSet = PKCS12AttrSet_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: PKCS12Attribute,
            })
        ], PKCS12AttrSet);
    }),
    3727: ((__unused_webpack_module, exports, __webpack_require__) => {
        var AuthenticatedSafe_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AuthenticatedSafe = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_cms_1 = __webpack_require__(1467);
        let AuthenticatedSafe = AuthenticatedSafe_1 = class AuthenticatedSafe extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, AuthenticatedSafe_1.prototype);
            }
        };
        exports.AuthenticatedSafe = AuthenticatedSafe;
        exports.AuthenticatedSafe = AuthenticatedSafe = AuthenticatedSafe_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_cms_1.ContentInfo,
            })
        ], AuthenticatedSafe);
    }),
    2851: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_sdsiCertificate = exports.id_x509Certificate = exports.id_certTypes = exports.CertBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const types_1 = __webpack_require__(6351);
        class CertBag {
            certId = "";
            certValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.CertBag = CertBag;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], CertBag.prototype, "certId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], CertBag.prototype, "certValue", void 0);
        exports.id_certTypes = `${types_1.id_pkcs_9}.22`;
        exports.id_x509Certificate = `${exports.id_certTypes}.1`;
        exports.id_sdsiCertificate = `${exports.id_certTypes}.2`;
    }),
    5640: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_x509CRL = exports.id_crlTypes = exports.CRLBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const types_1 = __webpack_require__(6351);
        class CRLBag {
            crlId = "";
            crltValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.CRLBag = CRLBag;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], CRLBag.prototype, "crlId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], CRLBag.prototype, "crltValue", void 0);
        exports.id_crlTypes = `${types_1.id_pkcs_9}.23`;
        exports.id_x509CRL = `${exports.id_crlTypes}.1`;
    }),
    5954: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(2851), exports);
        tslib_1.__exportStar(__webpack_require__(5640), exports);
        tslib_1.__exportStar(__webpack_require__(364), exports);
        tslib_1.__exportStar(__webpack_require__(9919), exports);
        tslib_1.__exportStar(__webpack_require__(1477), exports);
        tslib_1.__exportStar(__webpack_require__(6351), exports);
    }),
    364: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.KeyBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_pkcs8_1 = __webpack_require__(5003);
        const asn1_schema_1 = __webpack_require__(7261);
        let KeyBag = class KeyBag extends asn1_pkcs8_1.PrivateKeyInfo {
        };
        exports.KeyBag = KeyBag;
        exports.KeyBag = KeyBag = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], KeyBag);
    }),
    9919: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PKCS8ShroudedKeyBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_pkcs8_1 = __webpack_require__(5003);
        const asn1_schema_1 = __webpack_require__(7261);
        let PKCS8ShroudedKeyBag = class PKCS8ShroudedKeyBag extends asn1_pkcs8_1.EncryptedPrivateKeyInfo {
        };
        exports.PKCS8ShroudedKeyBag = PKCS8ShroudedKeyBag;
        exports.PKCS8ShroudedKeyBag = PKCS8ShroudedKeyBag = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], PKCS8ShroudedKeyBag);
    }),
    1477: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SecretBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class SecretBag {
            secretTypeId = "";
            secretValue = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SecretBag = SecretBag;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], SecretBag.prototype, "secretTypeId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], SecretBag.prototype, "secretValue", void 0);
    }),
    6351: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_pkcs_9 = exports.id_SafeContents = exports.id_SecretBag = exports.id_CRLBag = exports.id_certBag = exports.id_pkcs8ShroudedKeyBag = exports.id_keyBag = void 0;
        const object_identifiers_1 = __webpack_require__(9654);
        exports.id_keyBag = `${object_identifiers_1.id_bagtypes}.1`;
        exports.id_pkcs8ShroudedKeyBag = `${object_identifiers_1.id_bagtypes}.2`;
        exports.id_certBag = `${object_identifiers_1.id_bagtypes}.3`;
        exports.id_CRLBag = `${object_identifiers_1.id_bagtypes}.4`;
        exports.id_SecretBag = `${object_identifiers_1.id_bagtypes}.5`;
        exports.id_SafeContents = `${object_identifiers_1.id_bagtypes}.6`;
        exports.id_pkcs_9 = "1.2.840.113549.1.9";
    }),
    8624: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(1388), exports);
        tslib_1.__exportStar(__webpack_require__(3727), exports);
        tslib_1.__exportStar(__webpack_require__(5954), exports);
        tslib_1.__exportStar(__webpack_require__(6358), exports);
        tslib_1.__exportStar(__webpack_require__(9654), exports);
        tslib_1.__exportStar(__webpack_require__(626), exports);
        tslib_1.__exportStar(__webpack_require__(6570), exports);
    }),
    6358: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MacData = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_rsa_1 = __webpack_require__(7300);
        const asn1_schema_1 = __webpack_require__(7261);
        class MacData {
            mac = new asn1_rsa_1.DigestInfo();
            macSalt = new asn1_schema_1.OctetString();
            iterations = 1;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.MacData = MacData;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_rsa_1.DigestInfo })
        ], MacData.prototype, "mac", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], MacData.prototype, "macSalt", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                defaultValue: 1,
            })
        ], MacData.prototype, "iterations", void 0);
    }),
    9654: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_bagtypes = exports.id_pbewithSHAAnd40BitRC2_CBC = exports.id_pbeWithSHAAnd128BitRC2_CBC = exports.id_pbeWithSHAAnd2_KeyTripleDES_CBC = exports.id_pbeWithSHAAnd3_KeyTripleDES_CBC = exports.id_pbeWithSHAAnd40BitRC4 = exports.id_pbeWithSHAAnd128BitRC4 = exports.id_pkcs_12PbeIds = exports.id_pkcs_12 = exports.id_pkcs = exports.id_rsadsi = void 0;
        exports.id_rsadsi = "1.2.840.113549";
        exports.id_pkcs = `${exports.id_rsadsi}.1`;
        exports.id_pkcs_12 = `${exports.id_pkcs}.12`;
        exports.id_pkcs_12PbeIds = `${exports.id_pkcs_12}.1`;
        exports.id_pbeWithSHAAnd128BitRC4 = `${exports.id_pkcs_12PbeIds}.1`;
        exports.id_pbeWithSHAAnd40BitRC4 = `${exports.id_pkcs_12PbeIds}.2`;
        exports.id_pbeWithSHAAnd3_KeyTripleDES_CBC = `${exports.id_pkcs_12PbeIds}.3`;
        exports.id_pbeWithSHAAnd2_KeyTripleDES_CBC = `${exports.id_pkcs_12PbeIds}.4`;
        exports.id_pbeWithSHAAnd128BitRC2_CBC = `${exports.id_pkcs_12PbeIds}.5`;
        exports.id_pbewithSHAAnd40BitRC2_CBC = `${exports.id_pkcs_12PbeIds}.6`;
        exports.id_bagtypes = `${exports.id_pkcs_12}.10.1`;
    }),
    626: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PFX = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_cms_1 = __webpack_require__(1467);
        const mac_data_1 = __webpack_require__(6358);
        class PFX {
            version = 3;
            authSafe = new asn1_cms_1.ContentInfo();
            macData = new mac_data_1.MacData();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PFX = PFX;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], PFX.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_cms_1.ContentInfo })
        ], PFX.prototype, "authSafe", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: mac_data_1.MacData,
                optional: true,
            })
        ], PFX.prototype, "macData", void 0);
    }),
    6570: ((__unused_webpack_module, exports, __webpack_require__) => {
        var SafeContents_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SafeContents = exports.SafeBag = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const attribute_1 = __webpack_require__(1388);
        class SafeBag {
            bagId = "";
            bagValue = new ArrayBuffer(0);
            bagAttributes;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.SafeBag = SafeBag;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], SafeBag.prototype, "bagId", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Any,
                context: 0,
            })
        ], SafeBag.prototype, "bagValue", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: attribute_1.PKCS12Attribute,
                repeated: "set",
                optional: true,
            })
        ], SafeBag.prototype, "bagAttributes", void 0);
        let SafeContents = SafeContents_1 = class SafeContents extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SafeContents_1.prototype);
            }
        };
        exports.SafeContents = SafeContents;
        exports.SafeContents = SafeContents = SafeContents_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: SafeBag,
            })
        ], SafeContents);
    }),
    7750: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.EncryptedPrivateKeyInfo = exports.EncryptedData = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class EncryptedData extends asn1_schema_1.OctetString {
        }
        exports.EncryptedData = EncryptedData;
        class EncryptedPrivateKeyInfo {
            encryptionAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            encryptedData = new EncryptedData();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.EncryptedPrivateKeyInfo = EncryptedPrivateKeyInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], EncryptedPrivateKeyInfo.prototype, "encryptionAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: EncryptedData })
        ], EncryptedPrivateKeyInfo.prototype, "encryptedData", void 0);
    }),
    5003: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(7750), exports);
        tslib_1.__exportStar(__webpack_require__(4927), exports);
    }),
    4927: ((__unused_webpack_module, exports, __webpack_require__) => {
        var Attributes_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PrivateKeyInfo = exports.Attributes = exports.PrivateKey = exports.Version = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        var Version;
        (function (Version) {
            Version[Version["v1"] = 0] = "v1";
        })(Version || (exports.Version = Version = {}));
        class PrivateKey extends asn1_schema_1.OctetString {
        }
        exports.PrivateKey = PrivateKey;
        let Attributes = Attributes_1 = class Attributes extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, Attributes_1.prototype);
            }
        };
        exports.Attributes = Attributes;
        exports.Attributes = Attributes = Attributes_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_x509_1.Attribute,
            })
        ], Attributes);
        class PrivateKeyInfo {
            version = Version.v1;
            privateKeyAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            privateKey = new PrivateKey();
            attributes;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.PrivateKeyInfo = PrivateKeyInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], PrivateKeyInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], PrivateKeyInfo.prototype, "privateKeyAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: PrivateKey })
        ], PrivateKeyInfo.prototype, "privateKey", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: Attributes,
                implicit: true,
                context: 0,
                optional: true,
            })
        ], PrivateKeyInfo.prototype, "attributes", void 0);
    }),
    3772: ((__unused_webpack_module, exports, __webpack_require__) => {
        var ExtensionRequest_1, ExtendedCertificateAttributes_1, SMIMECapabilities_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DateOfBirth = exports.UnstructuredAddress = exports.UnstructuredName = exports.EmailAddress = exports.EncryptedPrivateKeyInfo = exports.UserPKCS12 = exports.Pkcs7PDU = exports.PKCS9String = exports.id_at_pseudonym = exports.crlTypes = exports.id_certTypes = exports.id_smime = exports.id_pkcs9_mr_signingTimeMatch = exports.id_pkcs9_mr_caseIgnoreMatch = exports.id_pkcs9_sx_signingTime = exports.id_pkcs9_sx_pkcs9String = exports.id_pkcs9_at_countryOfResidence = exports.id_pkcs9_at_countryOfCitizenship = exports.id_pkcs9_at_gender = exports.id_pkcs9_at_placeOfBirth = exports.id_pkcs9_at_dateOfBirth = exports.id_ietf_at = exports.id_pkcs9_at_pkcs7PDU = exports.id_pkcs9_at_sequenceNumber = exports.id_pkcs9_at_randomNonce = exports.id_pkcs9_at_encryptedPrivateKeyInfo = exports.id_pkcs9_at_pkcs15Token = exports.id_pkcs9_at_userPKCS12 = exports.id_pkcs9_at_localKeyId = exports.id_pkcs9_at_friendlyName = exports.id_pkcs9_at_smimeCapabilities = exports.id_pkcs9_at_extensionRequest = exports.id_pkcs9_at_signingDescription = exports.id_pkcs9_at_extendedCertificateAttributes = exports.id_pkcs9_at_unstructuredAddress = exports.id_pkcs9_at_challengePassword = exports.id_pkcs9_at_counterSignature = exports.id_pkcs9_at_signingTime = exports.id_pkcs9_at_messageDigest = exports.id_pkcs9_at_contentType = exports.id_pkcs9_at_unstructuredName = exports.id_pkcs9_at_emailAddress = exports.id_pkcs9_oc_naturalPerson = exports.id_pkcs9_oc_pkcsEntity = exports.id_pkcs9_mr = exports.id_pkcs9_sx = exports.id_pkcs9_at = exports.id_pkcs9_oc = exports.id_pkcs9_mo = exports.id_pkcs9 = void 0;
        exports.SMIMECapabilities = exports.SMIMECapability = exports.SigningDescription = exports.LocalKeyId = exports.FriendlyName = exports.ExtendedCertificateAttributes = exports.ExtensionRequest = exports.ChallengePassword = exports.CounterSignature = exports.SequenceNumber = exports.RandomNonce = exports.SigningTime = exports.MessageDigest = exports.ContentType = exports.Pseudonym = exports.CountryOfResidence = exports.CountryOfCitizenship = exports.Gender = exports.PlaceOfBirth = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const cms = tslib_1.__importStar(__webpack_require__(1467));
        const pfx = tslib_1.__importStar(__webpack_require__(8624));
        const pkcs8 = tslib_1.__importStar(__webpack_require__(5003));
        const x509 = tslib_1.__importStar(__webpack_require__(3594));
        const attr = tslib_1.__importStar(__webpack_require__(4938));
        exports.id_pkcs9 = "1.2.840.113549.1.9";
        exports.id_pkcs9_mo = `${exports.id_pkcs9}.0`;
        exports.id_pkcs9_oc = `${exports.id_pkcs9}.24`;
        exports.id_pkcs9_at = `${exports.id_pkcs9}.25`;
        exports.id_pkcs9_sx = `${exports.id_pkcs9}.26`;
        exports.id_pkcs9_mr = `${exports.id_pkcs9}.27`;
        exports.id_pkcs9_oc_pkcsEntity = `${exports.id_pkcs9_oc}.1`;
        exports.id_pkcs9_oc_naturalPerson = `${exports.id_pkcs9_oc}.2`;
        exports.id_pkcs9_at_emailAddress = `${exports.id_pkcs9}.1`;
        exports.id_pkcs9_at_unstructuredName = `${exports.id_pkcs9}.2`;
        exports.id_pkcs9_at_contentType = `${exports.id_pkcs9}.3`;
        exports.id_pkcs9_at_messageDigest = `${exports.id_pkcs9}.4`;
        exports.id_pkcs9_at_signingTime = `${exports.id_pkcs9}.5`;
        exports.id_pkcs9_at_counterSignature = `${exports.id_pkcs9}.6`;
        exports.id_pkcs9_at_challengePassword = `${exports.id_pkcs9}.7`;
        exports.id_pkcs9_at_unstructuredAddress = `${exports.id_pkcs9}.8`;
        exports.id_pkcs9_at_extendedCertificateAttributes = `${exports.id_pkcs9}.9`;
        exports.id_pkcs9_at_signingDescription = `${exports.id_pkcs9}.13`;
        exports.id_pkcs9_at_extensionRequest = `${exports.id_pkcs9}.14`;
        exports.id_pkcs9_at_smimeCapabilities = `${exports.id_pkcs9}.15`;
        exports.id_pkcs9_at_friendlyName = `${exports.id_pkcs9}.20`;
        exports.id_pkcs9_at_localKeyId = `${exports.id_pkcs9}.21`;
        exports.id_pkcs9_at_userPKCS12 = "2.16.840.1.113730.3.1.216";
        exports.id_pkcs9_at_pkcs15Token = `${exports.id_pkcs9_at}.1`;
        exports.id_pkcs9_at_encryptedPrivateKeyInfo = `${exports.id_pkcs9_at}.2`;
        exports.id_pkcs9_at_randomNonce = `${exports.id_pkcs9_at}.3`;
        exports.id_pkcs9_at_sequenceNumber = `${exports.id_pkcs9_at}.4`;
        exports.id_pkcs9_at_pkcs7PDU = `${exports.id_pkcs9_at}.5`;
        exports.id_ietf_at = "1.3.6.1.5.5.7.9";
        exports.id_pkcs9_at_dateOfBirth = `${exports.id_ietf_at}.1`;
        exports.id_pkcs9_at_placeOfBirth = `${exports.id_ietf_at}.2`;
        exports.id_pkcs9_at_gender = `${exports.id_ietf_at}.3`;
        exports.id_pkcs9_at_countryOfCitizenship = `${exports.id_ietf_at}.4`;
        exports.id_pkcs9_at_countryOfResidence = `${exports.id_ietf_at}.5`;
        exports.id_pkcs9_sx_pkcs9String = `${exports.id_pkcs9_sx}.1`;
        exports.id_pkcs9_sx_signingTime = `${exports.id_pkcs9_sx}.2`;
        exports.id_pkcs9_mr_caseIgnoreMatch = `${exports.id_pkcs9_mr}.1`;
        exports.id_pkcs9_mr_signingTimeMatch = `${exports.id_pkcs9_mr}.2`;
        exports.id_smime = `${exports.id_pkcs9}.16`;
        exports.id_certTypes = `${exports.id_pkcs9}.22`;
        exports.crlTypes = `${exports.id_pkcs9}.23`;
        exports.id_at_pseudonym = `${attr.id_at}.65`;
        let PKCS9String = class PKCS9String extends x509.DirectoryString {
            ia5String;
            constructor(params = {}) {
                super(params);
            }
            toString() {
                const o = {};
                o.toString();
                return this.ia5String || super.toString();
            }
        };
        exports.PKCS9String = PKCS9String;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.IA5String })
        ], PKCS9String.prototype, "ia5String", void 0);
        exports.PKCS9String = PKCS9String = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], PKCS9String);
        let Pkcs7PDU = class Pkcs7PDU extends cms.ContentInfo {
        };
        exports.Pkcs7PDU = Pkcs7PDU;
        exports.Pkcs7PDU = Pkcs7PDU = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], Pkcs7PDU);
        let UserPKCS12 = class UserPKCS12 extends pfx.PFX {
        };
        exports.UserPKCS12 = UserPKCS12;
        exports.UserPKCS12 = UserPKCS12 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], UserPKCS12);
        let EncryptedPrivateKeyInfo = class EncryptedPrivateKeyInfo extends pkcs8.EncryptedPrivateKeyInfo {
        };
        exports.EncryptedPrivateKeyInfo = EncryptedPrivateKeyInfo;
        exports.EncryptedPrivateKeyInfo = EncryptedPrivateKeyInfo = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], EncryptedPrivateKeyInfo);
        let EmailAddress = class EmailAddress {
            value;
            constructor(value = "") {
                this.value = value;
            }
            toString() {
                return this.value;
            }
        };
        exports.EmailAddress = EmailAddress;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.IA5String })
        ], EmailAddress.prototype, "value", void 0);
        exports.EmailAddress = EmailAddress = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], EmailAddress);
        let UnstructuredName = class UnstructuredName extends PKCS9String {
        };
        exports.UnstructuredName = UnstructuredName;
        exports.UnstructuredName = UnstructuredName = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], UnstructuredName);
        let UnstructuredAddress = class UnstructuredAddress extends x509.DirectoryString {
        };
        exports.UnstructuredAddress = UnstructuredAddress;
        exports.UnstructuredAddress = UnstructuredAddress = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], UnstructuredAddress);
        let DateOfBirth = class DateOfBirth {
            value;
            constructor(value = new Date()) {
                this.value = value;
            }
        };
        exports.DateOfBirth = DateOfBirth;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], DateOfBirth.prototype, "value", void 0);
        exports.DateOfBirth = DateOfBirth = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], DateOfBirth);
        let PlaceOfBirth = class PlaceOfBirth extends x509.DirectoryString {
        };
        exports.PlaceOfBirth = PlaceOfBirth;
        exports.PlaceOfBirth = PlaceOfBirth = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], PlaceOfBirth);
        let Gender = class Gender {
            value;
            constructor(value = "M") {
                this.value = value;
            }
            toString() {
                return this.value;
            }
        };
        exports.Gender = Gender;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.PrintableString })
        ], Gender.prototype, "value", void 0);
        exports.Gender = Gender = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], Gender);
        let CountryOfCitizenship = class CountryOfCitizenship {
            value;
            constructor(value = "") {
                this.value = value;
            }
            toString() {
                return this.value;
            }
        };
        exports.CountryOfCitizenship = CountryOfCitizenship;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.PrintableString })
        ], CountryOfCitizenship.prototype, "value", void 0);
        exports.CountryOfCitizenship = CountryOfCitizenship = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], CountryOfCitizenship);
        let CountryOfResidence = class CountryOfResidence extends CountryOfCitizenship {
        };
        exports.CountryOfResidence = CountryOfResidence;
        exports.CountryOfResidence = CountryOfResidence = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], CountryOfResidence);
        let Pseudonym = class Pseudonym extends x509.DirectoryString {
        };
        exports.Pseudonym = Pseudonym;
        exports.Pseudonym = Pseudonym = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], Pseudonym);
        let ContentType = class ContentType {
            value;
            constructor(value = "") {
                this.value = value;
            }
            toString() {
                return this.value;
            }
        };
        exports.ContentType = ContentType;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], ContentType.prototype, "value", void 0);
        exports.ContentType = ContentType = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], ContentType);
        class MessageDigest extends asn1_schema_1.OctetString {
        }
        exports.MessageDigest = MessageDigest;
        let SigningTime = class SigningTime extends x509.Time {
        };
        exports.SigningTime = SigningTime;
        exports.SigningTime = SigningTime = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], SigningTime);
        class RandomNonce extends asn1_schema_1.OctetString {
        }
        exports.RandomNonce = RandomNonce;
        let SequenceNumber = class SequenceNumber {
            value;
            constructor(value = 0) {
                this.value = value;
            }
            toString() {
                return this.value.toString();
            }
        };
        exports.SequenceNumber = SequenceNumber;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], SequenceNumber.prototype, "value", void 0);
        exports.SequenceNumber = SequenceNumber = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], SequenceNumber);
        let CounterSignature = class CounterSignature extends cms.SignerInfo {
        };
        exports.CounterSignature = CounterSignature;
        exports.CounterSignature = CounterSignature = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], CounterSignature);
        let ChallengePassword = class ChallengePassword extends x509.DirectoryString {
        };
        exports.ChallengePassword = ChallengePassword;
        exports.ChallengePassword = ChallengePassword = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], ChallengePassword);
        let ExtensionRequest = ExtensionRequest_1 = class ExtensionRequest extends x509.Extensions {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, ExtensionRequest_1.prototype);
            }
        };
        exports.ExtensionRequest = ExtensionRequest;
        exports.ExtensionRequest = ExtensionRequest = ExtensionRequest_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], ExtensionRequest);
        let ExtendedCertificateAttributes = ExtendedCertificateAttributes_1 = class ExtendedCertificateAttributes extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, ExtendedCertificateAttributes_1.prototype);
            }
        };
        exports.ExtendedCertificateAttributes = ExtendedCertificateAttributes;
        exports.ExtendedCertificateAttributes = ExtendedCertificateAttributes = ExtendedCertificateAttributes_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Set,
                itemType: cms.Attribute,
            })
        ], ExtendedCertificateAttributes);
        let FriendlyName = class FriendlyName {
            value;
            constructor(value = "") {
                this.value = value;
            }
            toString() {
                return this.value;
            }
        };
        exports.FriendlyName = FriendlyName;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.BmpString })
        ], FriendlyName.prototype, "value", void 0);
        exports.FriendlyName = FriendlyName = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Choice })
        ], FriendlyName);
        class LocalKeyId extends asn1_schema_1.OctetString {
        }
        exports.LocalKeyId = LocalKeyId;
        class SigningDescription extends x509.DirectoryString {
        }
        exports.SigningDescription = SigningDescription;
        let SMIMECapability = class SMIMECapability extends x509.AlgorithmIdentifier {
        };
        exports.SMIMECapability = SMIMECapability;
        exports.SMIMECapability = SMIMECapability = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], SMIMECapability);
        let SMIMECapabilities = SMIMECapabilities_1 = class SMIMECapabilities extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, SMIMECapabilities_1.prototype);
            }
        };
        exports.SMIMECapabilities = SMIMECapabilities;
        exports.SMIMECapabilities = SMIMECapabilities = SMIMECapabilities_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: SMIMECapability,
            })
        ], SMIMECapabilities);
    }),
    4276: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.sha512_256WithRSAEncryption = exports.sha512_224WithRSAEncryption = exports.sha512WithRSAEncryption = exports.sha384WithRSAEncryption = exports.sha256WithRSAEncryption = exports.sha224WithRSAEncryption = exports.sha1WithRSAEncryption = exports.md5WithRSAEncryption = exports.md2WithRSAEncryption = exports.rsaEncryption = exports.pSpecifiedEmpty = exports.mgf1SHA1 = exports.sha512_256 = exports.sha512_224 = exports.sha512 = exports.sha384 = exports.sha256 = exports.sha224 = exports.sha1 = exports.md4 = exports.md2 = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const oid = tslib_1.__importStar(__webpack_require__(8586));
        function create(algorithm) {
            return new asn1_x509_1.AlgorithmIdentifier({
                algorithm,
                parameters: null,
            });
        }
        exports.md2 = create(oid.id_md2);
        exports.md4 = create(oid.id_md5);
        exports.sha1 = create(oid.id_sha1);
        exports.sha224 = create(oid.id_sha224);
        exports.sha256 = create(oid.id_sha256);
        exports.sha384 = create(oid.id_sha384);
        exports.sha512 = create(oid.id_sha512);
        exports.sha512_224 = create(oid.id_sha512_224);
        exports.sha512_256 = create(oid.id_sha512_256);
        exports.mgf1SHA1 = new asn1_x509_1.AlgorithmIdentifier({
            algorithm: oid.id_mgf1,
            parameters: asn1_schema_1.AsnConvert.serialize(exports.sha1),
        });
        exports.pSpecifiedEmpty = new asn1_x509_1.AlgorithmIdentifier({
            algorithm: oid.id_pSpecified,
            parameters: asn1_schema_1.AsnConvert.serialize(asn1_schema_1.AsnOctetStringConverter.toASN(new Uint8Array([0xda, 0x39, 0xa3, 0xee, 0x5e, 0x6b, 0x4b, 0x0d, 0x32, 0x55, 0xbf, 0xef, 0x95, 0x60, 0x18, 0x90, 0xaf, 0xd8, 0x07, 0x09]).buffer)),
        });
        exports.rsaEncryption = create(oid.id_rsaEncryption);
        exports.md2WithRSAEncryption = create(oid.id_md2WithRSAEncryption);
        exports.md5WithRSAEncryption = create(oid.id_md5WithRSAEncryption);
        exports.sha1WithRSAEncryption = create(oid.id_sha1WithRSAEncryption);
        exports.sha224WithRSAEncryption = create(oid.id_sha512_224WithRSAEncryption);
        exports.sha256WithRSAEncryption = create(oid.id_sha512_256WithRSAEncryption);
        exports.sha384WithRSAEncryption = create(oid.id_sha384WithRSAEncryption);
        exports.sha512WithRSAEncryption = create(oid.id_sha512WithRSAEncryption);
        exports.sha512_224WithRSAEncryption = create(oid.id_sha512_224WithRSAEncryption);
        exports.sha512_256WithRSAEncryption = create(oid.id_sha512_256WithRSAEncryption);
    }),
    7300: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(421), exports);
        tslib_1.__exportStar(__webpack_require__(4276), exports);
        tslib_1.__exportStar(__webpack_require__(8586), exports);
        tslib_1.__exportStar(__webpack_require__(4197), exports);
        tslib_1.__exportStar(__webpack_require__(5150), exports);
        tslib_1.__exportStar(__webpack_require__(3044), exports);
    }),
    8586: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_mgf1 = exports.id_md5 = exports.id_md2 = exports.id_sha512_256 = exports.id_sha512_224 = exports.id_sha512 = exports.id_sha384 = exports.id_sha256 = exports.id_sha224 = exports.id_sha1 = exports.id_sha512_256WithRSAEncryption = exports.id_sha512_224WithRSAEncryption = exports.id_sha512WithRSAEncryption = exports.id_sha384WithRSAEncryption = exports.id_sha256WithRSAEncryption = exports.id_ssha224WithRSAEncryption = exports.id_sha224WithRSAEncryption = exports.id_sha1WithRSAEncryption = exports.id_md5WithRSAEncryption = exports.id_md2WithRSAEncryption = exports.id_RSASSA_PSS = exports.id_pSpecified = exports.id_RSAES_OAEP = exports.id_rsaEncryption = exports.id_pkcs_1 = void 0;
        exports.id_pkcs_1 = "1.2.840.113549.1.1";
        exports.id_rsaEncryption = `${exports.id_pkcs_1}.1`;
        exports.id_RSAES_OAEP = `${exports.id_pkcs_1}.7`;
        exports.id_pSpecified = `${exports.id_pkcs_1}.9`;
        exports.id_RSASSA_PSS = `${exports.id_pkcs_1}.10`;
        exports.id_md2WithRSAEncryption = `${exports.id_pkcs_1}.2`;
        exports.id_md5WithRSAEncryption = `${exports.id_pkcs_1}.4`;
        exports.id_sha1WithRSAEncryption = `${exports.id_pkcs_1}.5`;
        exports.id_sha224WithRSAEncryption = `${exports.id_pkcs_1}.14`;
        exports.id_ssha224WithRSAEncryption = exports.id_sha224WithRSAEncryption;
        exports.id_sha256WithRSAEncryption = `${exports.id_pkcs_1}.11`;
        exports.id_sha384WithRSAEncryption = `${exports.id_pkcs_1}.12`;
        exports.id_sha512WithRSAEncryption = `${exports.id_pkcs_1}.13`;
        exports.id_sha512_224WithRSAEncryption = `${exports.id_pkcs_1}.15`;
        exports.id_sha512_256WithRSAEncryption = `${exports.id_pkcs_1}.16`;
        exports.id_sha1 = "1.3.14.3.2.26";
        exports.id_sha224 = "2.16.840.1.101.3.4.2.4";
        exports.id_sha256 = "2.16.840.1.101.3.4.2.1";
        exports.id_sha384 = "2.16.840.1.101.3.4.2.2";
        exports.id_sha512 = "2.16.840.1.101.3.4.2.3";
        exports.id_sha512_224 = "2.16.840.1.101.3.4.2.5";
        exports.id_sha512_256 = "2.16.840.1.101.3.4.2.6";
        exports.id_md2 = "1.2.840.113549.2.2";
        exports.id_md5 = "1.2.840.113549.2.5";
        exports.id_mgf1 = `${exports.id_pkcs_1}.8`;
    }),
    4197: ((__unused_webpack_module, exports, __webpack_require__) => {
        var OtherPrimeInfos_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.OtherPrimeInfos = exports.OtherPrimeInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class OtherPrimeInfo {
            prime = new ArrayBuffer(0);
            exponent = new ArrayBuffer(0);
            coefficient = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.OtherPrimeInfo = OtherPrimeInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], OtherPrimeInfo.prototype, "prime", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], OtherPrimeInfo.prototype, "exponent", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], OtherPrimeInfo.prototype, "coefficient", void 0);
        let OtherPrimeInfos = OtherPrimeInfos_1 = class OtherPrimeInfos extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, OtherPrimeInfos_1.prototype);
            }
        };
        exports.OtherPrimeInfos = OtherPrimeInfos;
        exports.OtherPrimeInfos = OtherPrimeInfos = OtherPrimeInfos_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: OtherPrimeInfo,
            })
        ], OtherPrimeInfos);
    }),
    421: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(135), exports);
        tslib_1.__exportStar(__webpack_require__(9384), exports);
        tslib_1.__exportStar(__webpack_require__(9987), exports);
    }),
    135: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RSAES_OAEP = exports.RsaEsOaepParams = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const object_identifiers_1 = __webpack_require__(8586);
        const algorithms_1 = __webpack_require__(4276);
        class RsaEsOaepParams {
            hashAlgorithm = new asn1_x509_1.AlgorithmIdentifier(algorithms_1.sha1);
            maskGenAlgorithm = new asn1_x509_1.AlgorithmIdentifier({
                algorithm: object_identifiers_1.id_mgf1,
                parameters: asn1_schema_1.AsnConvert.serialize(algorithms_1.sha1),
            });
            pSourceAlgorithm = new asn1_x509_1.AlgorithmIdentifier(algorithms_1.pSpecifiedEmpty);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RsaEsOaepParams = RsaEsOaepParams;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.AlgorithmIdentifier,
                context: 0,
                defaultValue: algorithms_1.sha1,
            })
        ], RsaEsOaepParams.prototype, "hashAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.AlgorithmIdentifier,
                context: 1,
                defaultValue: algorithms_1.mgf1SHA1,
            })
        ], RsaEsOaepParams.prototype, "maskGenAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.AlgorithmIdentifier,
                context: 2,
                defaultValue: algorithms_1.pSpecifiedEmpty,
            })
        ], RsaEsOaepParams.prototype, "pSourceAlgorithm", void 0);
        exports.RSAES_OAEP = new asn1_x509_1.AlgorithmIdentifier({
            algorithm: object_identifiers_1.id_RSAES_OAEP,
            parameters: asn1_schema_1.AsnConvert.serialize(new RsaEsOaepParams()),
        });
    }),
    9987: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DigestInfo = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_x509_1 = __webpack_require__(3594);
        const asn1_schema_1 = __webpack_require__(7261);
        class DigestInfo {
            digestAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
            digest = new asn1_schema_1.OctetString();
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.DigestInfo = DigestInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], DigestInfo.prototype, "digestAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], DigestInfo.prototype, "digest", void 0);
    }),
    9384: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RSASSA_PSS = exports.RsaSaPssParams = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const object_identifiers_1 = __webpack_require__(8586);
        const algorithms_1 = __webpack_require__(4276);
        class RsaSaPssParams {
            hashAlgorithm = new asn1_x509_1.AlgorithmIdentifier(algorithms_1.sha1);
            maskGenAlgorithm = new asn1_x509_1.AlgorithmIdentifier({
                algorithm: object_identifiers_1.id_mgf1,
                parameters: asn1_schema_1.AsnConvert.serialize(algorithms_1.sha1),
            });
            saltLength = 20;
            trailerField = 1;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RsaSaPssParams = RsaSaPssParams;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.AlgorithmIdentifier,
                context: 0,
                defaultValue: algorithms_1.sha1,
            })
        ], RsaSaPssParams.prototype, "hashAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_x509_1.AlgorithmIdentifier,
                context: 1,
                defaultValue: algorithms_1.mgf1SHA1,
            })
        ], RsaSaPssParams.prototype, "maskGenAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 2,
                defaultValue: 20,
            })
        ], RsaSaPssParams.prototype, "saltLength", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                context: 3,
                defaultValue: 1,
            })
        ], RsaSaPssParams.prototype, "trailerField", void 0);
        exports.RSASSA_PSS = new asn1_x509_1.AlgorithmIdentifier({
            algorithm: object_identifiers_1.id_RSASSA_PSS,
            parameters: asn1_schema_1.AsnConvert.serialize(new RsaSaPssParams()),
        });
    }),
    5150: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RSAPrivateKey = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const other_prime_info_1 = __webpack_require__(4197);
        class RSAPrivateKey {
            version = 0;
            modulus = new ArrayBuffer(0);
            publicExponent = new ArrayBuffer(0);
            privateExponent = new ArrayBuffer(0);
            prime1 = new ArrayBuffer(0);
            prime2 = new ArrayBuffer(0);
            exponent1 = new ArrayBuffer(0);
            exponent2 = new ArrayBuffer(0);
            coefficient = new ArrayBuffer(0);
            otherPrimeInfos;
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RSAPrivateKey = RSAPrivateKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], RSAPrivateKey.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "modulus", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "publicExponent", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "privateExponent", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "prime1", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "prime2", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "exponent1", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "exponent2", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPrivateKey.prototype, "coefficient", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: other_prime_info_1.OtherPrimeInfos,
                optional: true,
            })
        ], RSAPrivateKey.prototype, "otherPrimeInfos", void 0);
    }),
    3044: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.RSAPublicKey = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class RSAPublicKey {
            modulus = new ArrayBuffer(0);
            publicExponent = new ArrayBuffer(0);
            constructor(params = {}) {
                Object.assign(this, params);
            }
        }
        exports.RSAPublicKey = RSAPublicKey;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPublicKey.prototype, "modulus", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
            })
        ], RSAPublicKey.prototype, "publicExponent", void 0);
    }),
    6231: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CompositePublicKey_1, CompositePrivateKey_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CompositePrivateKey = exports.CompositePublicKeyBs = exports.CompositePublicKeyOs = exports.CompositePublicKey = exports.CompositeAlgorithmIdentifier = exports.id_Dilithium3_RSA = exports.id_Dilithium3_ECDSA_P256 = exports.id_composite_key = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_asym_key_1 = __webpack_require__(3930);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        exports.id_composite_key = "2.16.840.1.114027.80.4.1";
        exports.id_Dilithium3_ECDSA_P256 = "2.16.840.1.114027.80.5.1";
        exports.id_Dilithium3_RSA = "2.16.840.1.114027.80.5.2";
        let CompositeAlgorithmIdentifier = class CompositeAlgorithmIdentifier extends asn1_x509_1.AlgorithmIdentifier {
        };
        exports.CompositeAlgorithmIdentifier = CompositeAlgorithmIdentifier;
        exports.CompositeAlgorithmIdentifier = CompositeAlgorithmIdentifier = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], CompositeAlgorithmIdentifier);
        let CompositePublicKey = CompositePublicKey_1 = class CompositePublicKey extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CompositePublicKey_1.prototype);
            }
        };
        exports.CompositePublicKey = CompositePublicKey;
        exports.CompositePublicKey = CompositePublicKey = CompositePublicKey_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_x509_1.SubjectPublicKeyInfo,
            })
        ], CompositePublicKey);
        class CompositePublicKeyOs extends asn1_schema_1.OctetString {
        }
        exports.CompositePublicKeyOs = CompositePublicKeyOs;
        class CompositePublicKeyBs extends asn1_schema_1.BitString {
        }
        exports.CompositePublicKeyBs = CompositePublicKeyBs;
        let CompositePrivateKey = CompositePrivateKey_1 = class CompositePrivateKey extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CompositePrivateKey_1.prototype);
            }
        };
        exports.CompositePrivateKey = CompositePrivateKey;
        exports.CompositePrivateKey = CompositePrivateKey = CompositePrivateKey_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_asym_key_1.OneAsymmetricKey,
            })
        ], CompositePrivateKey);
    }),
    4476: ((__unused_webpack_module, exports, __webpack_require__) => {
        var CompositeParams_1, CompositeSignatureValue_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CompositeSignatureValue = exports.CompositeParams = exports.id_alg_composite = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        exports.id_alg_composite = "1.3.6.1.4.1.18227.2.1";
        let CompositeParams = CompositeParams_1 = class CompositeParams extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CompositeParams_1.prototype);
            }
        };
        exports.CompositeParams = CompositeParams;
        exports.CompositeParams = CompositeParams = CompositeParams_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_x509_1.AlgorithmIdentifier,
            })
        ], CompositeParams);
        let CompositeSignatureValue = CompositeSignatureValue_1 = class CompositeSignatureValue extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, CompositeSignatureValue_1.prototype);
            }
        };
        exports.CompositeSignatureValue = CompositeSignatureValue;
        exports.CompositeSignatureValue = CompositeSignatureValue = CompositeSignatureValue_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({
                type: asn1_schema_1.AsnTypeTypes.Sequence,
                itemType: asn1_schema_1.AsnPropTypes.BitString,
            })
        ], CompositeSignatureValue);
    }),
    1635: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4476), exports);
        tslib_1.__exportStar(__webpack_require__(6231), exports);
        tslib_1.__exportStar(__webpack_require__(2199), exports);
    }),
    2199: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_slh_dsa_shake_256f = exports.id_slh_dsa_shake_256s = exports.id_slh_dsa_shake_192f = exports.id_slh_dsa_shake_192s = exports.id_slh_dsa_shake_128f = exports.id_slh_dsa_shake_128s = exports.id_slh_dsa_sha2_256f = exports.id_slh_dsa_sha2_256s = exports.id_slh_dsa_sha2_192f = exports.id_slh_dsa_sha2_192s = exports.id_slh_dsa_sha2_128f = exports.id_slh_dsa_sha2_128s = exports.id_ml_dsa_87 = exports.id_ml_dsa_65 = exports.id_ml_dsa_44 = void 0;
        const id_sigAlgs = "2.16.840.1.101.3.4.3";
        exports.id_ml_dsa_44 = `${id_sigAlgs}.17`;
        exports.id_ml_dsa_65 = `${id_sigAlgs}.18`;
        exports.id_ml_dsa_87 = `${id_sigAlgs}.19`;
        exports.id_slh_dsa_sha2_128s = `${id_sigAlgs}.20`;
        exports.id_slh_dsa_sha2_128f = `${id_sigAlgs}.21`;
        exports.id_slh_dsa_sha2_192s = `${id_sigAlgs}.22`;
        exports.id_slh_dsa_sha2_192f = `${id_sigAlgs}.23`;
        exports.id_slh_dsa_sha2_256s = `${id_sigAlgs}.24`;
        exports.id_slh_dsa_sha2_256f = `${id_sigAlgs}.25`;
        exports.id_slh_dsa_shake_128s = `${id_sigAlgs}.26`;
        exports.id_slh_dsa_shake_128f = `${id_sigAlgs}.27`;
        exports.id_slh_dsa_shake_192s = `${id_sigAlgs}.28`;
        exports.id_slh_dsa_shake_192f = `${id_sigAlgs}.29`;
        exports.id_slh_dsa_shake_256s = `${id_sigAlgs}.30`;
        exports.id_slh_dsa_shake_256f = `${id_sigAlgs}.31`;
    }),
    8927: ((__unused_webpack_module, exports, __webpack_require__) => {
        var __webpack_unused_export__;
        var asn1Schema = __webpack_require__(7261);
        var asn1X509 = __webpack_require__(3594);
        var pvtsutils = __webpack_require__(4583);
        var tslib = __webpack_require__(1860);
        var asn1Cms = __webpack_require__(1467);
        var asn1Ecc = __webpack_require__(6064);
        var asn1Rsa = __webpack_require__(7300);
        var tsyringe = __webpack_require__(5279);
        var asnPkcs9 = __webpack_require__(3772);
        var asn1X509PostQuantum = __webpack_require__(1635);
        var asn1Csr = __webpack_require__(6474);
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
        var asn1X509__namespace = _interopNamespaceDefault(asn1X509);
        var asn1Cms__namespace = _interopNamespaceDefault(asn1Cms);
        var asn1Ecc__namespace = _interopNamespaceDefault(asn1Ecc);
        var asn1Rsa__namespace = _interopNamespaceDefault(asn1Rsa);
        var asnPkcs9__namespace = _interopNamespaceDefault(asnPkcs9);
        const diAlgorithm = "crypto.algorithm";
        class AlgorithmProvider {
            getAlgorithms() {
                return tsyringe.container.resolveAll(diAlgorithm);
            }
            toAsnAlgorithm(alg) {
                const algCopy = { ...alg };
                if (algCopy.hash && typeof algCopy.hash === "string") {
                    algCopy.hash = { name: algCopy.hash };
                }
                for (const algorithm of this.getAlgorithms()) {
                    const res = algorithm.toAsnAlgorithm(algCopy);
                    if (res) {
                        return res;
                    }
                }
                if (/^[0-9.]+$/.test(alg.name)) {
                    const res = new asn1X509.AlgorithmIdentifier({ algorithm: alg.name });
                    if ("parameters" in alg) {
                        const unknown = alg;
                        res.parameters = unknown.parameters;
                    }
                    return res;
                }
                throw new Error("Cannot convert WebCrypto algorithm to ASN.1 algorithm");
            }
            toWebAlgorithm(alg) {
                for (const algorithm of this.getAlgorithms()) {
                    const res = algorithm.toWebAlgorithm(alg);
                    if (res) {
                        return res;
                    }
                }
                const unknown = {
                    name: alg.algorithm,
                    parameters: alg.parameters,
                };
                return unknown;
            }
        }
        const diAlgorithmProvider = "crypto.algorithmProvider";
        tsyringe.container.registerSingleton(diAlgorithmProvider, AlgorithmProvider);
        var EcAlgorithm_1;
        const idVersionOne = "1.3.36.3.3.2.8.1.1";
        const idBrainpoolP160r1 = `${idVersionOne}.1`;
        const idBrainpoolP160t1 = `${idVersionOne}.2`;
        const idBrainpoolP192r1 = `${idVersionOne}.3`;
        const idBrainpoolP192t1 = `${idVersionOne}.4`;
        const idBrainpoolP224r1 = `${idVersionOne}.5`;
        const idBrainpoolP224t1 = `${idVersionOne}.6`;
        const idBrainpoolP256r1 = `${idVersionOne}.7`;
        const idBrainpoolP256t1 = `${idVersionOne}.8`;
        const idBrainpoolP320r1 = `${idVersionOne}.9`;
        const idBrainpoolP320t1 = `${idVersionOne}.10`;
        const idBrainpoolP384r1 = `${idVersionOne}.11`;
        const idBrainpoolP384t1 = `${idVersionOne}.12`;
        const idBrainpoolP512r1 = `${idVersionOne}.13`;
        const idBrainpoolP512t1 = `${idVersionOne}.14`;
        const brainpoolP160r1 = "brainpoolP160r1";
        const brainpoolP160t1 = "brainpoolP160t1";
        const brainpoolP192r1 = "brainpoolP192r1";
        const brainpoolP192t1 = "brainpoolP192t1";
        const brainpoolP224r1 = "brainpoolP224r1";
        const brainpoolP224t1 = "brainpoolP224t1";
        const brainpoolP256r1 = "brainpoolP256r1";
        const brainpoolP256t1 = "brainpoolP256t1";
        const brainpoolP320r1 = "brainpoolP320r1";
        const brainpoolP320t1 = "brainpoolP320t1";
        const brainpoolP384r1 = "brainpoolP384r1";
        const brainpoolP384t1 = "brainpoolP384t1";
        const brainpoolP512r1 = "brainpoolP512r1";
        const brainpoolP512t1 = "brainpoolP512t1";
        const ECDSA = "ECDSA";
        exports.qx = EcAlgorithm_1 = class EcAlgorithm {
            toAsnAlgorithm(alg) {
                switch (alg.name.toLowerCase()) {
                    case ECDSA.toLowerCase():
                        if ("hash" in alg) {
                            const hash = typeof alg.hash === "string" ? alg.hash : alg.hash.name;
                            switch (hash.toLowerCase()) {
                                case "sha-1":
                                    return asn1Ecc__namespace.ecdsaWithSHA1;
                                case "sha-256":
                                    return asn1Ecc__namespace.ecdsaWithSHA256;
                                case "sha-384":
                                    return asn1Ecc__namespace.ecdsaWithSHA384;
                                case "sha-512":
                                    return asn1Ecc__namespace.ecdsaWithSHA512;
                            }
                        }
                        else if ("namedCurve" in alg) {
                            let parameters = "";
                            switch (alg.namedCurve) {
                                case "P-256":
                                    parameters = asn1Ecc__namespace.id_secp256r1;
                                    break;
                                case "K-256":
                                    parameters = EcAlgorithm_1.SECP256K1;
                                    break;
                                case "P-384":
                                    parameters = asn1Ecc__namespace.id_secp384r1;
                                    break;
                                case "P-521":
                                    parameters = asn1Ecc__namespace.id_secp521r1;
                                    break;
                                case brainpoolP160r1:
                                    parameters = idBrainpoolP160r1;
                                    break;
                                case brainpoolP160t1:
                                    parameters = idBrainpoolP160t1;
                                    break;
                                case brainpoolP192r1:
                                    parameters = idBrainpoolP192r1;
                                    break;
                                case brainpoolP192t1:
                                    parameters = idBrainpoolP192t1;
                                    break;
                                case brainpoolP224r1:
                                    parameters = idBrainpoolP224r1;
                                    break;
                                case brainpoolP224t1:
                                    parameters = idBrainpoolP224t1;
                                    break;
                                case brainpoolP256r1:
                                    parameters = idBrainpoolP256r1;
                                    break;
                                case brainpoolP256t1:
                                    parameters = idBrainpoolP256t1;
                                    break;
                                case brainpoolP320r1:
                                    parameters = idBrainpoolP320r1;
                                    break;
                                case brainpoolP320t1:
                                    parameters = idBrainpoolP320t1;
                                    break;
                                case brainpoolP384r1:
                                    parameters = idBrainpoolP384r1;
                                    break;
                                case brainpoolP384t1:
                                    parameters = idBrainpoolP384t1;
                                    break;
                                case brainpoolP512r1:
                                    parameters = idBrainpoolP512r1;
                                    break;
                                case brainpoolP512t1:
                                    parameters = idBrainpoolP512t1;
                                    break;
                            }
                            if (parameters) {
                                return new asn1X509.AlgorithmIdentifier({
                                    algorithm: asn1Ecc__namespace.id_ecPublicKey,
                                    parameters: asn1Schema.AsnConvert.serialize(new asn1Ecc__namespace.ECParameters({ namedCurve: parameters })),
                                });
                            }
                        }
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case asn1Ecc__namespace.id_ecdsaWithSHA1:
                        return {
                            name: ECDSA,
                            hash: { name: "SHA-1" },
                        };
                    case asn1Ecc__namespace.id_ecdsaWithSHA256:
                        return {
                            name: ECDSA,
                            hash: { name: "SHA-256" },
                        };
                    case asn1Ecc__namespace.id_ecdsaWithSHA384:
                        return {
                            name: ECDSA,
                            hash: { name: "SHA-384" },
                        };
                    case asn1Ecc__namespace.id_ecdsaWithSHA512:
                        return {
                            name: ECDSA,
                            hash: { name: "SHA-512" },
                        };
                    case asn1Ecc__namespace.id_ecPublicKey: {
                        if (!alg.parameters) {
                            throw new TypeError("Cannot get required parameters from EC algorithm");
                        }
                        const parameters = asn1Schema.AsnConvert.parse(alg.parameters, asn1Ecc__namespace.ECParameters);
                        switch (parameters.namedCurve) {
                            case asn1Ecc__namespace.id_secp256r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: "P-256",
                                };
                            case EcAlgorithm_1.SECP256K1:
                                return {
                                    name: ECDSA,
                                    namedCurve: "K-256",
                                };
                            case asn1Ecc__namespace.id_secp384r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: "P-384",
                                };
                            case asn1Ecc__namespace.id_secp521r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: "P-521",
                                };
                            case idBrainpoolP160r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP160r1,
                                };
                            case idBrainpoolP160t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP160t1,
                                };
                            case idBrainpoolP192r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP192r1,
                                };
                            case idBrainpoolP192t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP192t1,
                                };
                            case idBrainpoolP224r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP224r1,
                                };
                            case idBrainpoolP224t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP224t1,
                                };
                            case idBrainpoolP256r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP256r1,
                                };
                            case idBrainpoolP256t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP256t1,
                                };
                            case idBrainpoolP320r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP320r1,
                                };
                            case idBrainpoolP320t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP320t1,
                                };
                            case idBrainpoolP384r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP384r1,
                                };
                            case idBrainpoolP384t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP384t1,
                                };
                            case idBrainpoolP512r1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP512r1,
                                };
                            case idBrainpoolP512t1:
                                return {
                                    name: ECDSA,
                                    namedCurve: brainpoolP512t1,
                                };
                        }
                    }
                }
                return null;
            }
        };
        exports.qx.SECP256K1 = "1.3.132.0.10";
        exports.qx = EcAlgorithm_1 = tslib.__decorate([
            tsyringe.injectable()
        ], exports.qx);
        tsyringe.container.registerSingleton(diAlgorithm, exports.qx);
        const NAME = Symbol("name");
        const VALUE = Symbol("value");
        class TextObject {
            constructor(name, items = {}, value = "") {
                this[NAME] = name;
                this[VALUE] = value;
                for (const key in items) {
                    this[key] = items[key];
                }
            }
        }
        TextObject.NAME = NAME;
        TextObject.VALUE = VALUE;
        class DefaultAlgorithmSerializer {
            static toTextObject(alg) {
                const obj = new TextObject("Algorithm Identifier", {}, OidSerializer.toString(alg.algorithm));
                if (alg.parameters) {
                    switch (alg.algorithm) {
                        case asn1Ecc__namespace.id_ecPublicKey: {
                            const ecAlg = new exports.qx().toWebAlgorithm(alg);
                            if (ecAlg && "namedCurve" in ecAlg) {
                                obj["Named Curve"] = ecAlg.namedCurve;
                            }
                            else {
                                obj["Parameters"] = alg.parameters;
                            }
                            break;
                        }
                        default:
                            obj["Parameters"] = alg.parameters;
                    }
                }
                return obj;
            }
        }
        class OidSerializer {
            static toString(oid) {
                const name = this.items[oid];
                if (name) {
                    return name;
                }
                return oid;
            }
        }
        OidSerializer.items = {
            [asn1Rsa__namespace.id_sha1]: "sha1",
            [asn1Rsa__namespace.id_sha224]: "sha224",
            [asn1Rsa__namespace.id_sha256]: "sha256",
            [asn1Rsa__namespace.id_sha384]: "sha384",
            [asn1Rsa__namespace.id_sha512]: "sha512",
            [asn1Rsa__namespace.id_rsaEncryption]: "rsaEncryption",
            [asn1Rsa__namespace.id_sha1WithRSAEncryption]: "sha1WithRSAEncryption",
            [asn1Rsa__namespace.id_sha224WithRSAEncryption]: "sha224WithRSAEncryption",
            [asn1Rsa__namespace.id_sha256WithRSAEncryption]: "sha256WithRSAEncryption",
            [asn1Rsa__namespace.id_sha384WithRSAEncryption]: "sha384WithRSAEncryption",
            [asn1Rsa__namespace.id_sha512WithRSAEncryption]: "sha512WithRSAEncryption",
            [asn1Ecc__namespace.id_ecPublicKey]: "ecPublicKey",
            [asn1Ecc__namespace.id_ecdsaWithSHA1]: "ecdsaWithSHA1",
            [asn1Ecc__namespace.id_ecdsaWithSHA224]: "ecdsaWithSHA224",
            [asn1Ecc__namespace.id_ecdsaWithSHA256]: "ecdsaWithSHA256",
            [asn1Ecc__namespace.id_ecdsaWithSHA384]: "ecdsaWithSHA384",
            [asn1Ecc__namespace.id_ecdsaWithSHA512]: "ecdsaWithSHA512",
            [asn1X509__namespace.id_kp_serverAuth]: "TLS WWW server authentication",
            [asn1X509__namespace.id_kp_clientAuth]: "TLS WWW client authentication",
            [asn1X509__namespace.id_kp_codeSigning]: "Code Signing",
            [asn1X509__namespace.id_kp_emailProtection]: "E-mail Protection",
            [asn1X509__namespace.id_kp_timeStamping]: "Time Stamping",
            [asn1X509__namespace.id_kp_OCSPSigning]: "OCSP Signing",
            [asn1Cms__namespace.id_signedData]: "Signed Data",
        };
        class TextConverter {
            static serialize(obj) {
                return this.serializeObj(obj).join("\n");
            }
            static pad(deep = 0) {
                return "".padStart(2 * deep, " ");
            }
            static serializeObj(obj, deep = 0) {
                const res = [];
                let pad = this.pad(deep++);
                let value = "";
                const objValue = obj[TextObject.VALUE];
                if (objValue) {
                    value = ` ${objValue}`;
                }
                res.push(`${pad}${obj[TextObject.NAME]}:${value}`);
                pad = this.pad(deep);
                for (const key in obj) {
                    if (typeof key === "symbol") {
                        continue;
                    }
                    const value = obj[key];
                    const keyValue = key ? `${key}: ` : "";
                    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
                        res.push(`${pad}${keyValue}${value}`);
                    }
                    else if (value instanceof Date) {
                        res.push(`${pad}${keyValue}${value.toUTCString()}`);
                    }
                    else if (Array.isArray(value)) {
                        for (const obj of value) {
                            obj[TextObject.NAME] = key;
                            res.push(...this.serializeObj(obj, deep));
                        }
                    }
                    else if (value instanceof TextObject) {
                        value[TextObject.NAME] = key;
                        res.push(...this.serializeObj(value, deep));
                    }
                    else if (pvtsutils.BufferSourceConverter.isBufferSource(value)) {
                        if (key) {
                            res.push(`${pad}${keyValue}`);
                            res.push(...this.serializeBufferSource(value, deep + 1));
                        }
                        else {
                            res.push(...this.serializeBufferSource(value, deep));
                        }
                    }
                    else if ("toTextObject" in value) {
                        const obj = value.toTextObject();
                        obj[TextObject.NAME] = key;
                        res.push(...this.serializeObj(obj, deep));
                    }
                    else {
                        throw new TypeError("Cannot serialize data in text format. Unsupported type.");
                    }
                }
                return res;
            }
            static serializeBufferSource(buffer, deep = 0) {
                const pad = this.pad(deep);
                const view = pvtsutils.BufferSourceConverter.toUint8Array(buffer);
                const res = [];
                for (let i = 0; i < view.length;) {
                    const row = [];
                    for (let j = 0; j < 16 && i < view.length; j++) {
                        if (j === 8) {
                            row.push("");
                        }
                        const hex = view[i++].toString(16).padStart(2, "0");
                        row.push(hex);
                    }
                    res.push(`${pad}${row.join(" ")}`);
                }
                return res;
            }
            static serializeAlgorithm(alg) {
                return this.algorithmSerializer.toTextObject(alg);
            }
        }
        TextConverter.oidSerializer = OidSerializer;
        TextConverter.algorithmSerializer = DefaultAlgorithmSerializer;
        var _AsnData_rawData, _AsnData_options;
        class AsnData {
            get parseOptions() {
                return tslib.__classPrivateFieldGet(this, _AsnData_options, "f");
            }
            get rawData() {
                if (!tslib.__classPrivateFieldGet(this, _AsnData_rawData, "f")) {
                    tslib.__classPrivateFieldSet(this, _AsnData_rawData, asn1Schema.AsnConvert.serialize(this.asn), "f");
                }
                return tslib.__classPrivateFieldGet(this, _AsnData_rawData, "f");
            }
            constructor(...args) {
                _AsnData_rawData.set(this, void 0);
                _AsnData_options.set(this, void 0);
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    tslib.__classPrivateFieldSet(this, _AsnData_options, args[2], "f");
                    this.asn = asn1Schema.AsnConvert.parse(args[0], args[1], args[2]);
                    tslib.__classPrivateFieldSet(this, _AsnData_rawData, pvtsutils.BufferSourceConverter.toArrayBuffer(args[0]), "f");
                    this.onInit(this.asn);
                }
                else {
                    tslib.__classPrivateFieldSet(this, _AsnData_options, args[1], "f");
                    this.asn = args[0];
                    this.onInit(this.asn);
                }
            }
            equal(data) {
                if (data instanceof AsnData) {
                    return pvtsutils.isEqual(data.rawData, this.rawData);
                }
                return false;
            }
            toString(format = "text") {
                switch (format) {
                    case "asn":
                        return asn1Schema.AsnConvert.toString(this.rawData, tslib.__classPrivateFieldGet(this, _AsnData_options, "f"));
                    case "text":
                        return TextConverter.serialize(this.toTextObject());
                    case "hex":
                        return pvtsutils.Convert.ToHex(this.rawData);
                    case "base64":
                        return pvtsutils.Convert.ToBase64(this.rawData);
                    case "base64url":
                        return pvtsutils.Convert.ToBase64Url(this.rawData);
                    default:
                        throw TypeError("Argument 'format' is unsupported value");
                }
            }
            getTextName() {
                const constructor = this.constructor;
                return constructor.NAME;
            }
            toTextObject() {
                const obj = this.toTextObjectEmpty();
                obj[""] = this.rawData;
                return obj;
            }
            toTextObjectEmpty(value) {
                return new TextObject(this.getTextName(), {}, value);
            }
        }
        _AsnData_rawData = new WeakMap(), _AsnData_options = new WeakMap();
        AsnData.NAME = "ASN";
        var _a;
        class CryptoProvider {
            static isCryptoKeyPair(data) {
                return data && data.privateKey && data.publicKey;
            }
            static isCryptoKey(data) {
                return data && data.usages && data.type && data.algorithm && data.extractable !== undefined;
            }
            constructor() {
                this.items = new Map();
                this[_a] = "CryptoProvider";
                if (typeof self !== "undefined" && typeof crypto !== "undefined") {
                    this.set(CryptoProvider.DEFAULT, crypto);
                }
                else if (typeof global !== "undefined" && global.crypto && global.crypto.subtle) {
                    this.set(CryptoProvider.DEFAULT, global.crypto);
                }
            }
            clear() {
                this.items.clear();
            }
            delete(key) {
                return this.items.delete(key);
            }
            forEach(callbackfn, thisArg) {
                return this.items.forEach(callbackfn, thisArg);
            }
            has(key) {
                return this.items.has(key);
            }
            get size() {
                return this.items.size;
            }
            entries() {
                return this.items.entries();
            }
            keys() {
                return this.items.keys();
            }
            values() {
                return this.items.values();
            }
            [Symbol.iterator]() {
                return this.items[Symbol.iterator]();
            }
            get(key = CryptoProvider.DEFAULT) {
                const crypto = this.items.get(key.toLowerCase());
                if (!crypto) {
                    throw new Error(`Cannot get Crypto by name '${key}'`);
                }
                return crypto;
            }
            set(key, value) {
                if (typeof key === "string") {
                    if (!value) {
                        throw new TypeError("Argument 'value' is required");
                    }
                    this.items.set(key.toLowerCase(), value);
                }
                else {
                    this.items.set(CryptoProvider.DEFAULT, key);
                }
                return this;
            }
        }
        _a = Symbol.toStringTag;
        CryptoProvider.DEFAULT = "default";
        const cryptoProvider = new CryptoProvider();
        const selfProducedParseOptions = {
            berOptions: {
                maxDepth: Infinity,
                maxNodes: Infinity,
                maxContentLength: Infinity,
            },
        };
        function toPositiveIntegerOctets(input) {
            let firstNonZero = 0;
            while (firstNonZero < input.length - 1 && input[firstNonZero] === 0) {
                firstNonZero++;
            }
            let serialNumber = input.slice(firstNonZero);
            if (!serialNumber.length) {
                serialNumber = new Uint8Array([0x00]);
            }
            if (serialNumber[0] > 0x7f) {
                const newSerialNumber = new Uint8Array(serialNumber.length + 1);
                newSerialNumber[0] = 0x00;
                newSerialNumber.set(serialNumber, 1);
                serialNumber = newSerialNumber;
            }
            return serialNumber.buffer;
        }
        function normalizeCertificateSerialNumber(input) {
            return toPositiveIntegerOctets(pvtsutils.BufferSourceConverter.toUint8Array(pvtsutils.Convert.FromHex(input || "")));
        }
        function generateCertificateSerialNumber(input, crypto = cryptoProvider.get()) {
            const inputView = pvtsutils.BufferSourceConverter.toUint8Array(pvtsutils.Convert.FromHex(input || ""));
            const serialNumber = inputView.length && inputView.some((o) => o > 0)
                ? inputView
                : crypto.getRandomValues(new Uint8Array(16));
            return toPositiveIntegerOctets(serialNumber);
        }
        function getCertificateSerialNumber(raw) {
            let serialNumber = pvtsutils.BufferSourceConverter.toUint8Array(raw);
            if (serialNumber.length > 1 && serialNumber[0] === 0x00 && serialNumber[1] > 0x7f) {
                serialNumber = serialNumber.slice(1);
            }
            return pvtsutils.Convert.ToHex(serialNumber);
        }
        class Extension extends AsnData {
            constructor(...args) {
                let raw;
                let options;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    raw = pvtsutils.BufferSourceConverter.toArrayBuffer(args[0]);
                    options = args[1];
                }
                else {
                    raw = asn1Schema.AsnConvert.serialize(new asn1X509.Extension({
                        extnID: args[0],
                        critical: args[1],
                        extnValue: new asn1Schema.OctetString(pvtsutils.BufferSourceConverter.toArrayBuffer(args[2])),
                    }));
                    options = selfProducedParseOptions;
                }
                super(raw, asn1X509.Extension, options);
            }
            onInit(asn) {
                this.type = asn.extnID;
                this.critical = asn.critical;
                this.value = asn.extnValue.buffer;
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj[""] = this.value;
                return obj;
            }
            toTextObjectWithoutValue() {
                const obj = this.toTextObjectEmpty(this.critical ? "critical" : undefined);
                if (obj[TextObject.NAME] === Extension.NAME) {
                    obj[TextObject.NAME] = OidSerializer.toString(this.type);
                }
                return obj;
            }
        }
        const OID_REGEX = /^[0-2](?:\.[1-9][0-9]*)+$/;
        function isOID(id) {
            return new RegExp(OID_REGEX).test(id);
        }
        class NameIdentifier {
            constructor(names = {}) {
                this.items = {};
                for (const id in names) {
                    this.register(id, names[id]);
                }
            }
            get(idOrName) {
                return this.items[idOrName] || null;
            }
            findId(idOrName) {
                if (!isOID(idOrName)) {
                    return this.get(idOrName);
                }
                return idOrName;
            }
            register(id, name) {
                this.items[id] = name;
                this.items[name] = id;
            }
        }
        const names = new NameIdentifier();
        names.register("CN", "2.5.4.3");
        names.register("L", "2.5.4.7");
        names.register("ST", "2.5.4.8");
        names.register("O", "2.5.4.10");
        names.register("OU", "2.5.4.11");
        names.register("C", "2.5.4.6");
        names.register("DC", "0.9.2342.19200300.100.1.25");
        names.register("E", "1.2.840.113549.1.9.1");
        names.register("G", "2.5.4.42");
        names.register("I", "2.5.4.43");
        names.register("SN", "2.5.4.4");
        names.register("T", "2.5.4.12");
        function replaceUnknownCharacter(text, char) {
            return `\\${pvtsutils.Convert.ToHex(pvtsutils.Convert.FromUtf8String(char)).toUpperCase()}`;
        }
        function escape(data) {
            return data
                .replace(/([,+"\\<>;])/g, "\\$1")
                .replace(/^([ #])/, "\\$1")
                .replace(/([ ]$)/, "\\$1")
                .replace(/([\r\n\t])/, replaceUnknownCharacter);
        }
        class Name {
            static isASCII(text) {
                for (let i = 0; i < text.length; i++) {
                    const code = text.charCodeAt(i);
                    if (code > 0xff) {
                        return false;
                    }
                }
                return true;
            }
            static isPrintableString(text) {
                return /^[A-Za-z0-9 '()+,-./:=?]*$/g.test(text);
            }
            constructor(data, extraNames = {}) {
                this.extraNames = new NameIdentifier();
                this.asn = new asn1X509.Name();
                for (const key in extraNames) {
                    if (Object.prototype.hasOwnProperty.call(extraNames, key)) {
                        const value = extraNames[key];
                        this.extraNames.register(key, value);
                    }
                }
                if (typeof data === "string") {
                    this.asn = this.fromString(data);
                }
                else if (data instanceof asn1X509.Name) {
                    this.asn = data;
                }
                else if (pvtsutils.BufferSourceConverter.isBufferSource(data)) {
                    this.asn = asn1Schema.AsnConvert.parse(data, asn1X509.Name);
                }
                else {
                    this.asn = this.fromJSON(data);
                }
            }
            getField(idOrName) {
                const id = this.extraNames.findId(idOrName) || names.findId(idOrName);
                const res = [];
                for (const name of this.asn) {
                    for (const rdn of name) {
                        if (rdn.type === id) {
                            res.push(rdn.value.toString());
                        }
                    }
                }
                return res;
            }
            getName(idOrName) {
                return this.extraNames.get(idOrName) || names.get(idOrName);
            }
            toString() {
                return this.asn
                    .map((rdn) => rdn
                    .map((o) => {
                    const type = this.getName(o.type) || o.type;
                    const value = o.value.anyValue
                        ?
                            `#${pvtsutils.Convert.ToHex(o.value.anyValue)}`
                        :
                            escape(o.value.toString());
                    return `${type}=${value}`;
                })
                    .join("+"))
                    .join(", ");
            }
            toJSON() {
                var _a;
                const json = [];
                for (const rdn of this.asn) {
                    const jsonItem = {};
                    for (const attr of rdn) {
                        const type = this.getName(attr.type) || attr.type;
                        (_a = jsonItem[type]) !== null && _a !== void 0 ? _a : (jsonItem[type] = []);
                        jsonItem[type].push(attr.value.anyValue ? `#${pvtsutils.Convert.ToHex(attr.value.anyValue)}` : attr.value.toString());
                    }
                    json.push(jsonItem);
                }
                return json;
            }
            fromString(data) {
                const asn = new asn1X509.Name();
                const regex = /(\d\.[\d.]*\d|[A-Za-z]+)=((?:"")|(?:".*?[^\\]")|(?:[^,+"\\](?=[,+]|$))|(?:[^,+].*?(?:[^\\][,+]))|(?:))([,+])?/g;
                let matches = null;
                let level = ",";
                while ((matches = regex.exec(`${data},`))) {
                    let [, type, value] = matches;
                    const lastChar = value[value.length - 1];
                    if (lastChar === "," || lastChar === "+") {
                        value = value.slice(0, value.length - 1);
                        matches[3] = lastChar;
                    }
                    const next = matches[3];
                    type = this.getTypeOid(type);
                    const attr = this.createAttribute(type, value);
                    if (level === "+") {
                        asn[asn.length - 1].push(attr);
                    }
                    else {
                        asn.push(new asn1X509.RelativeDistinguishedName([attr]));
                    }
                    level = next;
                }
                return asn;
            }
            fromJSON(data) {
                const asn = new asn1X509.Name();
                for (const item of data) {
                    const asnRdn = new asn1X509.RelativeDistinguishedName();
                    for (const type in item) {
                        const typeId = this.getTypeOid(type);
                        const values = item[type];
                        for (const value of values) {
                            const asnAttr = this.createAttribute(typeId, value);
                            asnRdn.push(asnAttr);
                        }
                    }
                    asn.push(asnRdn);
                }
                return asn;
            }
            getTypeOid(type) {
                if (!/[\d.]+/.test(type)) {
                    type = this.getName(type) || "";
                }
                if (!type) {
                    throw new Error(`Cannot get OID for name type '${type}'`);
                }
                return type;
            }
            createAttribute(type, value) {
                const attr = new asn1X509.AttributeTypeAndValue({ type });
                if (typeof value === "object") {
                    for (const key in value) {
                        switch (key) {
                            case "ia5String":
                                attr.value.ia5String = value[key];
                                break;
                            case "utf8String":
                                attr.value.utf8String = value[key];
                                break;
                            case "universalString":
                                attr.value.universalString = value[key];
                                break;
                            case "bmpString":
                                attr.value.bmpString = value[key];
                                break;
                            case "printableString":
                                attr.value.printableString = value[key];
                                break;
                        }
                    }
                }
                else if (value[0] === "#") {
                    attr.value.anyValue = pvtsutils.Convert.FromHex(value.slice(1));
                }
                else {
                    const processedValue = this.processStringValue(value);
                    if (type === this.getName("E") || type === this.getName("DC")) {
                        attr.value.ia5String = processedValue;
                    }
                    else {
                        if (Name.isPrintableString(processedValue)) {
                            attr.value.printableString = processedValue;
                        }
                        else {
                            attr.value.utf8String = processedValue;
                        }
                    }
                }
                return attr;
            }
            processStringValue(value) {
                const quotedMatches = /"(.*?[^\\])?"/.exec(value);
                if (quotedMatches) {
                    value = quotedMatches[1];
                }
                return value
                    .replace(/\\0a/gi, "\n")
                    .replace(/\\0d/gi, "\r")
                    .replace(/\\0g/gi, "\t")
                    .replace(/\\(.)/g, "$1");
            }
            toArrayBuffer() {
                return asn1Schema.AsnConvert.serialize(this.asn);
            }
            async getThumbprint(arg1, arg2) {
                let crypto;
                let algorithm = "SHA-1";
                if (arg1) {
                    if (typeof arg1 === "object" && "subtle" in arg1) {
                        crypto = arg1;
                    }
                    else {
                        algorithm = arg1;
                        crypto = arg2;
                    }
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                return await crypto.subtle.digest(algorithm, this.toArrayBuffer());
            }
        }
        const ERR_GN_CONSTRUCTOR = "Cannot initialize GeneralName from ASN.1 data.";
        const ERR_GN_STRING_FORMAT = `${ERR_GN_CONSTRUCTOR} Unsupported string format in use.`;
        const ERR_GUID = `${ERR_GN_CONSTRUCTOR} Value doesn't match to GUID regular expression.`;
        const GUID_REGEX = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;
        const id_GUID = "1.3.6.1.4.1.311.25.1";
        const id_UPN = "1.3.6.1.4.1.311.20.2.3";
        const DNS = "dns";
        const DN = "dn";
        const EMAIL = "email";
        const IP = "ip";
        const URL = "url";
        const GUID = "guid";
        const UPN = "upn";
        const REGISTERED_ID = "id";
        class GeneralName extends AsnData {
            constructor(...args) {
                var _a;
                let name;
                let options;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    options = args[1];
                    name = asn1Schema.AsnConvert.parse(args[0], asn1X509__namespace.GeneralName, options);
                }
                else if (typeof args[0] === "string") {
                    options = selfProducedParseOptions;
                    switch (args[0]) {
                        case DN: {
                            const derName = new Name(args[1]).toArrayBuffer();
                            const asnName = asn1Schema.AsnConvert.parse(derName, asn1X509__namespace.Name, selfProducedParseOptions);
                            name = new asn1X509__namespace.GeneralName({ directoryName: asnName });
                            break;
                        }
                        case DNS:
                            name = new asn1X509__namespace.GeneralName({ dNSName: args[1] });
                            break;
                        case EMAIL:
                            name = new asn1X509__namespace.GeneralName({ rfc822Name: args[1] });
                            break;
                        case GUID: {
                            const matches = new RegExp(GUID_REGEX, "i").exec(args[1]);
                            if (!matches) {
                                throw new Error("Cannot parse GUID value. Value doesn't match to regular expression");
                            }
                            const hex = matches
                                .slice(1)
                                .map((o, i) => {
                                if (i < 3) {
                                    return pvtsutils.Convert.ToHex(new Uint8Array(pvtsutils.Convert.FromHex(o)).reverse());
                                }
                                return o;
                            })
                                .join("");
                            name = new asn1X509__namespace.GeneralName({
                                otherName: new asn1X509__namespace.OtherName({
                                    typeId: id_GUID,
                                    value: asn1Schema.AsnConvert.serialize(new asn1Schema.OctetString(pvtsutils.Convert.FromHex(hex))),
                                }),
                            });
                            break;
                        }
                        case IP:
                            name = new asn1X509__namespace.GeneralName({ iPAddress: args[1] });
                            break;
                        case REGISTERED_ID:
                            name = new asn1X509__namespace.GeneralName({ registeredID: args[1] });
                            break;
                        case UPN: {
                            name = new asn1X509__namespace.GeneralName({
                                otherName: new asn1X509__namespace.OtherName({
                                    typeId: id_UPN,
                                    value: asn1Schema.AsnConvert.serialize(asn1Schema.AsnUtf8StringConverter.toASN(args[1])),
                                }),
                            });
                            break;
                        }
                        case URL:
                            name = new asn1X509__namespace.GeneralName({ uniformResourceIdentifier: args[1] });
                            break;
                        default:
                            throw new Error("Cannot create GeneralName. Unsupported type of the name");
                    }
                }
                else {
                    name = args[0];
                    options = (_a = args[1]) !== null && _a !== void 0 ? _a : selfProducedParseOptions;
                }
                super(name, options);
            }
            onInit(asn) {
                if (asn.dNSName != undefined) {
                    this.type = DNS;
                    this.value = asn.dNSName;
                }
                else if (asn.rfc822Name != undefined) {
                    this.type = EMAIL;
                    this.value = asn.rfc822Name;
                }
                else if (asn.iPAddress != undefined) {
                    this.type = IP;
                    this.value = asn.iPAddress;
                }
                else if (asn.uniformResourceIdentifier != undefined) {
                    this.type = URL;
                    this.value = asn.uniformResourceIdentifier;
                }
                else if (asn.registeredID != undefined) {
                    this.type = REGISTERED_ID;
                    this.value = asn.registeredID;
                }
                else if (asn.directoryName != undefined) {
                    this.type = DN;
                    this.value = new Name(asn.directoryName).toString();
                }
                else if (asn.otherName != undefined) {
                    if (asn.otherName.typeId === id_GUID) {
                        this.type = GUID;
                        const guid = asn1Schema.AsnConvert.parse(asn.otherName.value, asn1Schema.OctetString, this.parseOptions);
                        const matches = new RegExp(GUID_REGEX, "i").exec(pvtsutils.Convert.ToHex(guid));
                        if (!matches) {
                            throw new Error(ERR_GUID);
                        }
                        this.value = matches
                            .slice(1)
                            .map((o, i) => {
                            if (i < 3) {
                                return pvtsutils.Convert.ToHex(new Uint8Array(pvtsutils.Convert.FromHex(o)).reverse());
                            }
                            return o;
                        })
                            .join("-");
                    }
                    else if (asn.otherName.typeId === id_UPN) {
                        this.type = UPN;
                        this.value = asn1Schema.AsnConvert.parse(asn.otherName.value, asn1X509__namespace.DirectoryString, this.parseOptions).toString();
                    }
                    else {
                        throw new Error(ERR_GN_STRING_FORMAT);
                    }
                }
                else {
                    throw new Error(ERR_GN_STRING_FORMAT);
                }
            }
            toJSON() {
                return {
                    type: this.type,
                    value: this.value,
                };
            }
            toTextObject() {
                let type;
                switch (this.type) {
                    case DN:
                    case DNS:
                    case GUID:
                    case IP:
                    case REGISTERED_ID:
                    case UPN:
                    case URL:
                        type = this.type.toUpperCase();
                        break;
                    case EMAIL:
                        type = "Email";
                        break;
                    default:
                        throw new Error("Unsupported GeneralName type");
                }
                let value = this.value;
                if (this.type === REGISTERED_ID) {
                    value = OidSerializer.toString(value);
                }
                return new TextObject(type, undefined, value);
            }
        }
        class GeneralNames extends AsnData {
            constructor(params, options) {
                let names;
                let stored = selfProducedParseOptions;
                if (params instanceof asn1X509__namespace.GeneralNames) {
                    names = params;
                }
                else if (Array.isArray(params)) {
                    const items = [];
                    for (const name of params) {
                        if (name instanceof asn1X509__namespace.GeneralName) {
                            items.push(name);
                        }
                        else {
                            const asnName = asn1Schema.AsnConvert.parse(new GeneralName(name.type, name.value).rawData, asn1X509__namespace.GeneralName, selfProducedParseOptions);
                            items.push(asnName);
                        }
                    }
                    names = new asn1X509__namespace.GeneralNames(items);
                }
                else if (pvtsutils.BufferSourceConverter.isBufferSource(params)) {
                    names = asn1Schema.AsnConvert.parse(params, asn1X509__namespace.GeneralNames, options);
                    stored = options !== null && options !== void 0 ? options : {};
                }
                else {
                    throw new Error("Cannot initialize GeneralNames. Incorrect incoming arguments");
                }
                super(names, stored);
            }
            onInit(asn) {
                const items = [];
                for (const asnName of asn) {
                    let name = null;
                    try {
                        name = new GeneralName(asnName, this.parseOptions);
                    }
                    catch {
                        continue;
                    }
                    items.push(name);
                }
                this.items = items;
            }
            toJSON() {
                return this.items.map((o) => o.toJSON());
            }
            toTextObject() {
                const res = super.toTextObjectEmpty();
                for (const name of this.items) {
                    const nameObj = name.toTextObject();
                    let field = res[nameObj[TextObject.NAME]];
                    if (!Array.isArray(field)) {
                        field = [];
                        res[nameObj[TextObject.NAME]] = field;
                    }
                    field.push(nameObj);
                }
                return res;
            }
        }
        GeneralNames.NAME = "GeneralNames";
        const rPaddingTag = "-{5}";
        const rEolChars = "\\n";
        const rNameTag = `[^${rEolChars}]+`;
        const rBeginTag = `${rPaddingTag}BEGIN (${rNameTag}(?=${rPaddingTag}))${rPaddingTag}`;
        const rEndTag = `${rPaddingTag}END \\1${rPaddingTag}`;
        const rEolGroup = "\\n";
        const rHeaderKey = `[^:${rEolChars}]+`;
        const rHeaderValue = `(?:[^${rEolChars}]+${rEolGroup}(?: +[^${rEolChars}]+${rEolGroup})*)`;
        const rBase64Chars = "[a-zA-Z0-9=+/]+";
        const rBase64 = `(?:${rBase64Chars}${rEolGroup})+`;
        const rPem = `${rBeginTag}${rEolGroup}(?:((?:${rHeaderKey}: ${rHeaderValue})+))?${rEolGroup}?(${rBase64})${rEndTag}`;
        const rEolPattern = new RegExp(`[${rEolChars}]+`, "g");
        class PemConverter {
            static isPem(data) {
                return typeof data === "string" && new RegExp(rPem, "g").test(data.replace(/\r/g, ""));
            }
            static decodeWithHeaders(pem) {
                pem = pem.replace(/\r/g, "");
                const pattern = new RegExp(rPem, "g");
                const res = [];
                let matches = null;
                while ((matches = pattern.exec(pem))) {
                    const base64 = matches[3].replace(rEolPattern, "");
                    const pemStruct = {
                        type: matches[1],
                        headers: [],
                        rawData: pvtsutils.Convert.FromBase64(base64),
                    };
                    const headersString = matches[2];
                    if (headersString) {
                        const headers = headersString.split(new RegExp(rEolGroup, "g"));
                        let lastHeader = null;
                        for (const header of headers) {
                            const [key, value] = header.split(/:(.*)/);
                            if (value === undefined) {
                                if (!lastHeader) {
                                    throw new Error("Cannot parse PEM string. Incorrect header value");
                                }
                                lastHeader.value += key.trim();
                            }
                            else {
                                if (lastHeader) {
                                    pemStruct.headers.push(lastHeader);
                                }
                                lastHeader = {
                                    key,
                                    value: value.trim(),
                                };
                            }
                        }
                        if (lastHeader) {
                            pemStruct.headers.push(lastHeader);
                        }
                    }
                    res.push(pemStruct);
                }
                return res;
            }
            static decode(pem) {
                const blocks = this.decodeWithHeaders(pem);
                return blocks.map((o) => o.rawData);
            }
            static decodeFirst(pem) {
                const items = this.decode(pem);
                if (!items.length) {
                    throw new RangeError("PEM string doesn't contain any objects");
                }
                return items[0];
            }
            static encode(rawData, tag) {
                if (Array.isArray(rawData)) {
                    const raws = new Array();
                    if (tag) {
                        rawData.forEach((element) => {
                            if (!pvtsutils.BufferSourceConverter.isBufferSource(element)) {
                                throw new TypeError("Cannot encode array of BufferSource in PEM format. Not all items of the array are BufferSource");
                            }
                            raws.push(this.encodeStruct({
                                type: tag,
                                rawData: pvtsutils.BufferSourceConverter.toArrayBuffer(element),
                            }));
                        });
                    }
                    else {
                        rawData.forEach((element) => {
                            if (!("type" in element)) {
                                throw new TypeError("Cannot encode array of PemStruct in PEM format. Not all items of the array are PemStrut");
                            }
                            raws.push(this.encodeStruct(element));
                        });
                    }
                    return raws.join("\n");
                }
                else {
                    if (!tag) {
                        throw new Error("Required argument 'tag' is missed");
                    }
                    return this.encodeStruct({
                        type: tag,
                        rawData: pvtsutils.BufferSourceConverter.toArrayBuffer(rawData),
                    });
                }
            }
            static encodeStruct(pem) {
                var _a;
                const upperCaseType = pem.type.toLocaleUpperCase();
                const res = [];
                res.push(`-----BEGIN ${upperCaseType}-----`);
                if ((_a = pem.headers) === null || _a === void 0 ? void 0 : _a.length) {
                    for (const header of pem.headers) {
                        res.push(`${header.key}: ${header.value}`);
                    }
                    res.push("");
                }
                const base64 = pvtsutils.Convert.ToBase64(pem.rawData);
                for (let i = 0; i < base64.length; i += 64) {
                    res.push(base64.substring(i, i + 64));
                }
                res.push(`-----END ${upperCaseType}-----`);
                return res.join("\n");
            }
        }
        PemConverter.CertificateTag = "CERTIFICATE";
        PemConverter.CrlTag = "CRL";
        PemConverter.CertificateRequestTag = "CERTIFICATE REQUEST";
        PemConverter.PublicKeyTag = "PUBLIC KEY";
        PemConverter.PrivateKeyTag = "PRIVATE KEY";
        class PemData extends AsnData {
            static isAsnEncoded(data) {
                return pvtsutils.BufferSourceConverter.isBufferSource(data) || typeof data === "string";
            }
            static toArrayBuffer(raw) {
                if (typeof raw === "string") {
                    if (PemConverter.isPem(raw)) {
                        return PemConverter.decode(raw)[0];
                    }
                    else if (pvtsutils.Convert.isHex(raw)) {
                        return pvtsutils.Convert.FromHex(raw);
                    }
                    else if (pvtsutils.Convert.isBase64(raw)) {
                        return pvtsutils.Convert.FromBase64(raw);
                    }
                    else if (pvtsutils.Convert.isBase64Url(raw)) {
                        return pvtsutils.Convert.FromBase64Url(raw);
                    }
                    else {
                        throw new TypeError("Unsupported format of 'raw' argument. Must be one of DER, PEM, HEX, Base64, or Base4Url");
                    }
                }
                else {
                    const buffer = pvtsutils.BufferSourceConverter.toUint8Array(raw);
                    if (buffer.length > 0 && buffer[0] === 0x30) {
                        return pvtsutils.BufferSourceConverter.toArrayBuffer(raw);
                    }
                    const stringRaw = pvtsutils.Convert.ToBinary(raw);
                    if (PemConverter.isPem(stringRaw)) {
                        return PemConverter.decode(stringRaw)[0];
                    }
                    else if (pvtsutils.Convert.isHex(stringRaw)) {
                        return pvtsutils.Convert.FromHex(stringRaw);
                    }
                    else if (pvtsutils.Convert.isBase64(stringRaw)) {
                        return pvtsutils.Convert.FromBase64(stringRaw);
                    }
                    else if (pvtsutils.Convert.isBase64Url(stringRaw)) {
                        return pvtsutils.Convert.FromBase64Url(stringRaw);
                    }
                    throw new TypeError("Unsupported format of 'raw' argument. Must be one of DER, PEM, HEX, Base64, or Base4Url");
                }
            }
            constructor(...args) {
                if (PemData.isAsnEncoded(args[0])) {
                    super(PemData.toArrayBuffer(args[0]), args[1], args[2]);
                }
                else {
                    super(args[0], args[1]);
                }
            }
            toString(format = "pem") {
                switch (format) {
                    case "pem":
                        return PemConverter.encode(this.rawData, this.tag);
                    default:
                        return super.toString(format);
                }
            }
        }
        class PublicKey extends PemData {
            static async create(data, crypto = cryptoProvider.get()) {
                if (data instanceof PublicKey) {
                    return data;
                }
                else if (CryptoProvider.isCryptoKey(data)) {
                    if (data.type !== "public") {
                        throw new TypeError("Public key is required");
                    }
                    const spki = await crypto.subtle.exportKey("spki", data);
                    return new PublicKey(spki);
                }
                else if (data.publicKey) {
                    return data.publicKey;
                }
                else if (pvtsutils.BufferSourceConverter.isBufferSource(data)) {
                    return new PublicKey(data);
                }
                else {
                    throw new TypeError("Unsupported PublicKeyType");
                }
            }
            constructor(param, options) {
                if (PemData.isAsnEncoded(param)) {
                    super(param, asn1X509.SubjectPublicKeyInfo, options);
                }
                else {
                    super(param, options);
                }
                this.tag = PemConverter.PublicKeyTag;
            }
            async export(arg1, arg2, arg3) {
                let crypto;
                let keyUsages = ["verify"];
                let algorithm = {
                    hash: "SHA-256",
                    ...this.algorithm,
                };
                if (arg2) {
                    algorithm = arg1;
                    keyUsages = arg2;
                    crypto = arg3;
                }
                else {
                    crypto = arg1;
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                let raw = this.rawData;
                const asnSpki = asn1Schema.AsnConvert.parse(this.rawData, asn1X509.SubjectPublicKeyInfo, this.parseOptions);
                if (asnSpki.algorithm.algorithm === asn1Rsa.id_RSASSA_PSS) {
                    raw = convertSpkiToRsaPkcs1(asnSpki, raw);
                }
                return crypto.subtle.importKey("spki", raw, algorithm, true, keyUsages);
            }
            onInit(asn) {
                const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                const algorithm = (this.algorithm = algProv.toWebAlgorithm(asn.algorithm));
                switch (asn.algorithm.algorithm) {
                    case asn1Rsa.id_rsaEncryption: {
                        const rsaPublicKey = asn1Schema.AsnConvert.parse(asn.subjectPublicKey, asn1Rsa.RSAPublicKey, this.parseOptions);
                        const modulus = pvtsutils.BufferSourceConverter.toUint8Array(rsaPublicKey.modulus);
                        algorithm.publicExponent = pvtsutils.BufferSourceConverter.toUint8Array(rsaPublicKey.publicExponent);
                        algorithm.modulusLength = (!modulus[0] ? modulus.slice(1) : modulus).byteLength << 3;
                        break;
                    }
                }
            }
            async getThumbprint(arg1, arg2) {
                let crypto;
                let algorithm = "SHA-1";
                if (arg1) {
                    if (typeof arg1 === "object" && "subtle" in arg1) {
                        crypto = arg1;
                    }
                    else {
                        algorithm = arg1;
                        crypto = arg2;
                    }
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                return await crypto.subtle.digest(algorithm, this.rawData);
            }
            async getKeyIdentifier(arg1, arg2) {
                let crypto;
                let algorithm = "SHA-1";
                if (arg1) {
                    if (typeof arg1 === "object" && "subtle" in arg1) {
                        crypto = arg1;
                    }
                    else {
                        algorithm = arg1;
                        crypto = arg2;
                    }
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                const asn = asn1Schema.AsnConvert.parse(this.rawData, asn1X509.SubjectPublicKeyInfo, this.parseOptions);
                return await crypto.subtle.digest(algorithm, asn.subjectPublicKey);
            }
            toTextObject() {
                const obj = this.toTextObjectEmpty();
                const asn = asn1Schema.AsnConvert.parse(this.rawData, asn1X509.SubjectPublicKeyInfo, this.parseOptions);
                obj["Algorithm"] = TextConverter.serializeAlgorithm(asn.algorithm);
                switch (asn.algorithm.algorithm) {
                    case asn1Ecc.id_ecPublicKey:
                        obj["EC Point"] = asn.subjectPublicKey;
                        break;
                    case asn1Rsa.id_rsaEncryption:
                    default:
                        obj["Raw Data"] = asn.subjectPublicKey;
                }
                return obj;
            }
        }
        function convertSpkiToRsaPkcs1(asnSpki, raw) {
            asnSpki.algorithm = new asn1X509.AlgorithmIdentifier({
                algorithm: asn1Rsa.id_rsaEncryption,
                parameters: null,
            });
            raw = asn1Schema.AsnConvert.serialize(asnSpki);
            return raw;
        }
        class AuthorityKeyIdentifierExtension extends Extension {
            static async create(param, critical = false, crypto = cryptoProvider.get()) {
                if ("name" in param && "serialNumber" in param) {
                    return new AuthorityKeyIdentifierExtension(param, critical);
                }
                const key = await PublicKey.create(param, crypto);
                const id = await key.getKeyIdentifier(crypto);
                return new AuthorityKeyIdentifierExtension(pvtsutils.Convert.ToHex(id), critical);
            }
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else if (typeof args[0] === "string") {
                    const value = new asn1X509__namespace.AuthorityKeyIdentifier({
                        keyIdentifier: new asn1X509__namespace.KeyIdentifier(pvtsutils.Convert.FromHex(args[0])),
                    });
                    super(asn1X509__namespace.id_ce_authorityKeyIdentifier, args[1], asn1Schema.AsnConvert.serialize(value));
                }
                else {
                    const certId = args[0];
                    const certIdName = certId.name instanceof GeneralNames
                        ?
                            asn1Schema.AsnConvert.parse(certId.name.rawData, asn1X509__namespace.GeneralNames, selfProducedParseOptions)
                        : certId.name;
                    const value = new asn1X509__namespace.AuthorityKeyIdentifier({
                        authorityCertIssuer: certIdName,
                        authorityCertSerialNumber: pvtsutils.Convert.FromHex(certId.serialNumber),
                    });
                    super(asn1X509__namespace.id_ce_authorityKeyIdentifier, args[1], asn1Schema.AsnConvert.serialize(value));
                }
            }
            onInit(asn) {
                super.onInit(asn);
                const aki = asn1Schema.AsnConvert.parse(asn.extnValue, asn1X509__namespace.AuthorityKeyIdentifier, this.parseOptions);
                if (aki.keyIdentifier) {
                    this.keyId = pvtsutils.Convert.ToHex(aki.keyIdentifier);
                }
                if (aki.authorityCertIssuer || aki.authorityCertSerialNumber) {
                    this.certId = {
                        name: aki.authorityCertIssuer || [],
                        serialNumber: aki.authorityCertSerialNumber
                            ? pvtsutils.Convert.ToHex(aki.authorityCertSerialNumber)
                            : "",
                    };
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const asn = asn1Schema.AsnConvert.parse(this.value, asn1X509__namespace.AuthorityKeyIdentifier, this.parseOptions);
                if (asn.authorityCertIssuer) {
                    obj["Authority Issuer"] = new GeneralNames(asn.authorityCertIssuer).toTextObject();
                }
                if (asn.authorityCertSerialNumber) {
                    obj["Authority Serial Number"] = asn.authorityCertSerialNumber;
                }
                if (asn.keyIdentifier) {
                    obj[""] = asn.keyIdentifier;
                }
                return obj;
            }
        }
        AuthorityKeyIdentifierExtension.NAME = "Authority Key Identifier";
        class BasicConstraintsExtension extends Extension {
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                    const value = asn1Schema.AsnConvert.parse(this.value, asn1X509.BasicConstraints, this.parseOptions);
                    this.ca = value.cA;
                    this.pathLength = value.pathLenConstraint;
                }
                else {
                    const value = new asn1X509.BasicConstraints({
                        cA: args[0],
                        pathLenConstraint: args[1],
                    });
                    super(asn1X509.id_ce_basicConstraints, args[2], asn1Schema.AsnConvert.serialize(value));
                    this.ca = args[0];
                    this.pathLength = args[1];
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                if (this.ca) {
                    obj["CA"] = this.ca;
                }
                if (this.pathLength !== undefined) {
                    obj["Path Length"] = this.pathLength;
                }
                return obj;
            }
        }
        BasicConstraintsExtension.NAME = "Basic Constraints";
        exports.CD = void 0;
        (function (ExtendedKeyUsage) {
            ExtendedKeyUsage["serverAuth"] = "1.3.6.1.5.5.7.3.1";
            ExtendedKeyUsage["clientAuth"] = "1.3.6.1.5.5.7.3.2";
            ExtendedKeyUsage["codeSigning"] = "1.3.6.1.5.5.7.3.3";
            ExtendedKeyUsage["emailProtection"] = "1.3.6.1.5.5.7.3.4";
            ExtendedKeyUsage["timeStamping"] = "1.3.6.1.5.5.7.3.8";
            ExtendedKeyUsage["ocspSigning"] = "1.3.6.1.5.5.7.3.9";
        })(exports.CD || (exports.CD = {}));
        class ExtendedKeyUsageExtension extends Extension {
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                    const value = asn1Schema.AsnConvert.parse(this.value, asn1X509__namespace.ExtendedKeyUsage, this.parseOptions);
                    this.usages = value.map((o) => o);
                }
                else {
                    const value = new asn1X509__namespace.ExtendedKeyUsage(args[0]);
                    super(asn1X509__namespace.id_ce_extKeyUsage, args[1], asn1Schema.AsnConvert.serialize(value));
                    this.usages = args[0];
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj[""] = this.usages.map((o) => OidSerializer.toString(o)).join(", ");
                return obj;
            }
        }
        ExtendedKeyUsageExtension.NAME = "Extended Key Usages";
        exports.Ob = void 0;
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
        })(exports.Ob || (exports.Ob = {}));
        class KeyUsagesExtension extends Extension {
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                    const value = asn1Schema.AsnConvert.parse(this.value, asn1X509.KeyUsage, this.parseOptions);
                    this.usages = value.toNumber();
                }
                else {
                    const value = new asn1X509.KeyUsage(args[0]);
                    super(asn1X509.id_ce_keyUsage, args[1], asn1Schema.AsnConvert.serialize(value));
                    this.usages = args[0];
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const asn = asn1Schema.AsnConvert.parse(this.value, asn1X509.KeyUsage, this.parseOptions);
                obj[""] = asn.toJSON().join(", ");
                return obj;
            }
        }
        KeyUsagesExtension.NAME = "Key Usages";
        class SubjectKeyIdentifierExtension extends Extension {
            static async create(publicKey, critical = false, crypto = cryptoProvider.get()) {
                const key = await PublicKey.create(publicKey, crypto);
                const id = await key.getKeyIdentifier(crypto);
                return new SubjectKeyIdentifierExtension(pvtsutils.Convert.ToHex(id), critical);
            }
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                    const value = asn1Schema.AsnConvert.parse(this.value, asn1X509__namespace.SubjectKeyIdentifier, this.parseOptions);
                    this.keyId = pvtsutils.Convert.ToHex(value);
                }
                else {
                    const identifier = typeof args[0] === "string" ? pvtsutils.Convert.FromHex(args[0]) : args[0];
                    const value = new asn1X509__namespace.SubjectKeyIdentifier(identifier);
                    super(asn1X509__namespace.id_ce_subjectKeyIdentifier, args[1], asn1Schema.AsnConvert.serialize(value));
                    this.keyId = pvtsutils.Convert.ToHex(identifier);
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const asn = asn1Schema.AsnConvert.parse(this.value, asn1X509__namespace.SubjectKeyIdentifier, this.parseOptions);
                obj[""] = asn;
                return obj;
            }
        }
        SubjectKeyIdentifierExtension.NAME = "Subject Key Identifier";
        class SubjectAlternativeNameExtension extends Extension {
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else {
                    super(asn1X509__namespace.id_ce_subjectAltName, args[1], new GeneralNames(args[0] || []).rawData);
                }
            }
            onInit(asn) {
                super.onInit(asn);
                const value = asn1Schema.AsnConvert.parse(asn.extnValue, asn1X509__namespace.SubjectAlternativeName, this.parseOptions);
                this.names = new GeneralNames(value);
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const namesObj = this.names.toTextObject();
                for (const key in namesObj) {
                    obj[key] = namesObj[key];
                }
                return obj;
            }
        }
        SubjectAlternativeNameExtension.NAME = "Subject Alternative Name";
        class ExtensionFactory {
            static register(id, type) {
                this.items.set(id, type);
            }
            static create(data, options) {
                const extension = new Extension(data, options);
                const Type = this.items.get(extension.type);
                if (Type) {
                    return new Type(data, options);
                }
                return extension;
            }
        }
        ExtensionFactory.items = new Map();
        class CertificatePolicyExtension extends Extension {
            constructor(...args) {
                var _a;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                    const asnPolicies = asn1Schema.AsnConvert.parse(this.value, asn1X509__namespace.CertificatePolicies, this.parseOptions);
                    this.policies = asnPolicies.map((o) => o.policyIdentifier);
                }
                else {
                    const policies = args[0];
                    const critical = (_a = args[1]) !== null && _a !== void 0 ? _a : false;
                    const value = new asn1X509__namespace.CertificatePolicies(policies.map((o) => new asn1X509__namespace.PolicyInformation({ policyIdentifier: o })));
                    super(asn1X509__namespace.id_ce_certificatePolicies, critical, asn1Schema.AsnConvert.serialize(value));
                    this.policies = policies;
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj["Policy"] = this.policies.map((o) => new TextObject("", {}, OidSerializer.toString(o)));
                return obj;
            }
        }
        CertificatePolicyExtension.NAME = "Certificate Policies";
        ExtensionFactory.register(asn1X509__namespace.id_ce_certificatePolicies, CertificatePolicyExtension);
        class CRLDistributionPointsExtension extends Extension {
            constructor(...args) {
                var _a;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else if (Array.isArray(args[0]) && typeof args[0][0] === "string") {
                    const urls = args[0];
                    const dps = urls.map((url) => {
                        return new asn1X509__namespace.DistributionPoint({
                            distributionPoint: new asn1X509__namespace.DistributionPointName({
                                fullName: [new asn1X509__namespace.GeneralName({ uniformResourceIdentifier: url })],
                            }),
                        });
                    });
                    const value = new asn1X509__namespace.CRLDistributionPoints(dps);
                    super(asn1X509__namespace.id_ce_cRLDistributionPoints, args[1], asn1Schema.AsnConvert.serialize(value));
                }
                else {
                    const value = new asn1X509__namespace.CRLDistributionPoints(args[0]);
                    super(asn1X509__namespace.id_ce_cRLDistributionPoints, args[1], asn1Schema.AsnConvert.serialize(value));
                }
                (_a = this.distributionPoints) !== null && _a !== void 0 ? _a : (this.distributionPoints = []);
            }
            onInit(asn) {
                super.onInit(asn);
                const crlExt = asn1Schema.AsnConvert.parse(asn.extnValue, asn1X509__namespace.CRLDistributionPoints, this.parseOptions);
                this.distributionPoints = crlExt;
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj["Distribution Point"] = this.distributionPoints.map((dp) => {
                    var _a;
                    const dpObj = new TextObject("");
                    if ((_a = dp.distributionPoint) === null || _a === void 0 ? void 0 : _a.fullName) {
                        dpObj[""] = dp.distributionPoint.fullName
                            .map((name) => new GeneralName(name).toString())
                            .join(", ");
                    }
                    if (dp.reasons) {
                        dpObj["Reasons"] = dp.reasons.toString();
                    }
                    if (dp.cRLIssuer) {
                        dpObj["CRL Issuer"] = dp.cRLIssuer.map((issuer) => issuer.toString()).join(", ");
                    }
                    return dpObj;
                });
                return obj;
            }
        }
        CRLDistributionPointsExtension.NAME = "CRL Distribution Points";
        class AuthorityInfoAccessExtension extends Extension {
            constructor(...args) {
                var _a, _b, _c, _d;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else if (args[0] instanceof asn1X509__namespace.AuthorityInfoAccessSyntax) {
                    const value = new asn1X509__namespace.AuthorityInfoAccessSyntax(args[0]);
                    super(asn1X509__namespace.id_pe_authorityInfoAccess, args[1], asn1Schema.AsnConvert.serialize(value));
                }
                else {
                    const params = args[0];
                    const value = new asn1X509__namespace.AuthorityInfoAccessSyntax();
                    addAccessDescriptions(value, params, asn1X509__namespace.id_ad_ocsp, "ocsp");
                    addAccessDescriptions(value, params, asn1X509__namespace.id_ad_caIssuers, "caIssuers");
                    addAccessDescriptions(value, params, asn1X509__namespace.id_ad_timeStamping, "timeStamping");
                    addAccessDescriptions(value, params, asn1X509__namespace.id_ad_caRepository, "caRepository");
                    super(asn1X509__namespace.id_pe_authorityInfoAccess, args[1], asn1Schema.AsnConvert.serialize(value));
                }
                (_a = this.ocsp) !== null && _a !== void 0 ? _a : (this.ocsp = []);
                (_b = this.caIssuers) !== null && _b !== void 0 ? _b : (this.caIssuers = []);
                (_c = this.timeStamping) !== null && _c !== void 0 ? _c : (this.timeStamping = []);
                (_d = this.caRepository) !== null && _d !== void 0 ? _d : (this.caRepository = []);
            }
            onInit(asn) {
                super.onInit(asn);
                this.ocsp = [];
                this.caIssuers = [];
                this.timeStamping = [];
                this.caRepository = [];
                const aia = asn1Schema.AsnConvert.parse(asn.extnValue, asn1X509__namespace.AuthorityInfoAccessSyntax, this.parseOptions);
                aia.forEach((accessDescription) => {
                    switch (accessDescription.accessMethod) {
                        case asn1X509__namespace.id_ad_ocsp:
                            this.ocsp.push(new GeneralName(accessDescription.accessLocation));
                            break;
                        case asn1X509__namespace.id_ad_caIssuers:
                            this.caIssuers.push(new GeneralName(accessDescription.accessLocation));
                            break;
                        case asn1X509__namespace.id_ad_timeStamping:
                            this.timeStamping.push(new GeneralName(accessDescription.accessLocation));
                            break;
                        case asn1X509__namespace.id_ad_caRepository:
                            this.caRepository.push(new GeneralName(accessDescription.accessLocation));
                            break;
                    }
                });
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                if (this.ocsp.length) {
                    addUrlsToObject(obj, "OCSP", this.ocsp);
                }
                if (this.caIssuers.length) {
                    addUrlsToObject(obj, "CA Issuers", this.caIssuers);
                }
                if (this.timeStamping.length) {
                    addUrlsToObject(obj, "Time Stamping", this.timeStamping);
                }
                if (this.caRepository.length) {
                    addUrlsToObject(obj, "CA Repository", this.caRepository);
                }
                return obj;
            }
        }
        AuthorityInfoAccessExtension.NAME = "Authority Info Access";
        function addUrlsToObject(obj, key, urls) {
            if (urls.length === 1) {
                obj[key] = urls[0].toTextObject();
            }
            else {
                const names = new TextObject("");
                urls.forEach((name, index) => {
                    const nameObj = name.toTextObject();
                    const indexedKey = `${nameObj[TextObject.NAME]} ${index + 1}`;
                    let field = names[indexedKey];
                    if (!Array.isArray(field)) {
                        field = [];
                        names[indexedKey] = field;
                    }
                    field.push(nameObj);
                });
                obj[key] = names;
            }
        }
        function addAccessDescriptions(value, params, method, key) {
            const items = params[key];
            if (items) {
                const array = Array.isArray(items) ? items : [items];
                array.forEach((url) => {
                    if (typeof url === "string") {
                        url = new GeneralName("url", url);
                    }
                    value.push(new asn1X509__namespace.AccessDescription({
                        accessMethod: method,
                        accessLocation: asn1Schema.AsnConvert.parse(url.rawData, asn1X509__namespace.GeneralName, selfProducedParseOptions),
                    }));
                });
            }
        }
        class IssuerAlternativeNameExtension extends Extension {
            constructor(...args) {
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else {
                    super(asn1X509__namespace.id_ce_issuerAltName, args[1], new GeneralNames(args[0] || []).rawData);
                }
            }
            onInit(asn) {
                super.onInit(asn);
                const value = asn1Schema.AsnConvert.parse(asn.extnValue, asn1X509__namespace.GeneralNames, this.parseOptions);
                this.names = new GeneralNames(value);
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const namesObj = this.names.toTextObject();
                for (const key in namesObj) {
                    obj[key] = namesObj[key];
                }
                return obj;
            }
        }
        IssuerAlternativeNameExtension.NAME = "Issuer Alternative Name";
        class Attribute extends AsnData {
            constructor(...args) {
                let raw;
                let options;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    raw = pvtsutils.BufferSourceConverter.toArrayBuffer(args[0]);
                    options = args[1];
                }
                else {
                    const type = args[0];
                    const values = Array.isArray(args[1])
                        ? args[1].map((o) => pvtsutils.BufferSourceConverter.toArrayBuffer(o))
                        : [];
                    raw = asn1Schema.AsnConvert.serialize(new asn1X509.Attribute({
                        type,
                        values,
                    }));
                    options = selfProducedParseOptions;
                }
                super(raw, asn1X509.Attribute, options);
            }
            onInit(asn) {
                this.type = asn.type;
                this.values = asn.values;
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj["Value"] = this.values.map((o) => new TextObject("", { "": o }));
                return obj;
            }
            toTextObjectWithoutValue() {
                const obj = this.toTextObjectEmpty();
                if (obj[TextObject.NAME] === Attribute.NAME) {
                    obj[TextObject.NAME] = OidSerializer.toString(this.type);
                }
                return obj;
            }
        }
        Attribute.NAME = "Attribute";
        class ChallengePasswordAttribute extends Attribute {
            constructor(...args) {
                var _a;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else {
                    const value = new asnPkcs9__namespace.ChallengePassword({ printableString: args[0] });
                    super(asnPkcs9__namespace.id_pkcs9_at_challengePassword, [asn1Schema.AsnConvert.serialize(value)]);
                }
                (_a = this.password) !== null && _a !== void 0 ? _a : (this.password = "");
            }
            onInit(asn) {
                super.onInit(asn);
                if (this.values[0]) {
                    const value = asn1Schema.AsnConvert.parse(this.values[0], asnPkcs9__namespace.ChallengePassword, this.parseOptions);
                    this.password = value.toString();
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                obj[TextObject.VALUE] = this.password;
                return obj;
            }
        }
        ChallengePasswordAttribute.NAME = "Challenge Password";
        class ExtensionsAttribute extends Attribute {
            constructor(...args) {
                var _a;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    super(args[0], args[1]);
                }
                else {
                    const extensions = args[0];
                    const value = new asn1X509__namespace.Extensions();
                    for (const extension of extensions) {
                        value.push(asn1Schema.AsnConvert.parse(extension.rawData, asn1X509__namespace.Extension, selfProducedParseOptions));
                    }
                    super(asnPkcs9__namespace.id_pkcs9_at_extensionRequest, [asn1Schema.AsnConvert.serialize(value)]);
                }
                (_a = this.items) !== null && _a !== void 0 ? _a : (this.items = []);
            }
            onInit(asn) {
                super.onInit(asn);
                if (this.values[0]) {
                    const value = asn1Schema.AsnConvert.parse(this.values[0], asn1X509__namespace.Extensions, this.parseOptions);
                    this.items = value.map((o) => ExtensionFactory.create(asn1Schema.AsnConvert.serialize(o), this.parseOptions));
                }
            }
            toTextObject() {
                const obj = this.toTextObjectWithoutValue();
                const extensions = this.items.map((o) => o.toTextObject());
                for (const extension of extensions) {
                    obj[extension[TextObject.NAME]] = extension;
                }
                return obj;
            }
        }
        ExtensionsAttribute.NAME = "Extensions";
        class AttributeFactory {
            static register(id, type) {
                this.items.set(id, type);
            }
            static create(data, options) {
                const attribute = new Attribute(data, options);
                const Type = this.items.get(attribute.type);
                if (Type) {
                    return new Type(data, options);
                }
                return attribute;
            }
        }
        AttributeFactory.items = new Map();
        const diAsnSignatureFormatter = "crypto.signatureFormatter";
        class AsnDefaultSignatureFormatter {
            toAsnSignature(algorithm, signature) {
                return pvtsutils.BufferSourceConverter.toArrayBuffer(signature);
            }
            toWebSignature(algorithm, signature) {
                return pvtsutils.BufferSourceConverter.toArrayBuffer(signature);
            }
        }
        var RsaAlgorithm_1;
        exports.sm = RsaAlgorithm_1 = class RsaAlgorithm {
            static createPssParams(hash, saltLength) {
                const hashAlgorithm = RsaAlgorithm_1.getHashAlgorithm(hash);
                if (!hashAlgorithm) {
                    return null;
                }
                return new asn1Rsa__namespace.RsaSaPssParams({
                    hashAlgorithm,
                    maskGenAlgorithm: new asn1X509.AlgorithmIdentifier({
                        algorithm: asn1Rsa__namespace.id_mgf1,
                        parameters: asn1Schema.AsnConvert.serialize(hashAlgorithm),
                    }),
                    saltLength,
                });
            }
            static getHashAlgorithm(alg) {
                const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                if (typeof alg === "string") {
                    return algProv.toAsnAlgorithm({ name: alg });
                }
                if (typeof alg === "object" && alg && "name" in alg) {
                    return algProv.toAsnAlgorithm(alg);
                }
                return null;
            }
            toAsnAlgorithm(alg) {
                switch (alg.name.toLowerCase()) {
                    case "rsassa-pkcs1-v1_5":
                        if ("hash" in alg) {
                            let hash;
                            if (typeof alg.hash === "string") {
                                hash = alg.hash;
                            }
                            else if (alg.hash &&
                                typeof alg.hash === "object" &&
                                "name" in alg.hash &&
                                typeof alg.hash.name === "string") {
                                hash = alg.hash.name.toUpperCase();
                            }
                            else {
                                throw new Error("Cannot get hash algorithm name");
                            }
                            switch (hash.toLowerCase()) {
                                case "sha-1":
                                    return new asn1X509.AlgorithmIdentifier({
                                        algorithm: asn1Rsa__namespace.id_sha1WithRSAEncryption,
                                        parameters: null,
                                    });
                                case "sha-256":
                                    return new asn1X509.AlgorithmIdentifier({
                                        algorithm: asn1Rsa__namespace.id_sha256WithRSAEncryption,
                                        parameters: null,
                                    });
                                case "sha-384":
                                    return new asn1X509.AlgorithmIdentifier({
                                        algorithm: asn1Rsa__namespace.id_sha384WithRSAEncryption,
                                        parameters: null,
                                    });
                                case "sha-512":
                                    return new asn1X509.AlgorithmIdentifier({
                                        algorithm: asn1Rsa__namespace.id_sha512WithRSAEncryption,
                                        parameters: null,
                                    });
                            }
                        }
                        else {
                            return new asn1X509.AlgorithmIdentifier({
                                algorithm: asn1Rsa__namespace.id_rsaEncryption,
                                parameters: null,
                            });
                        }
                        break;
                    case "rsa-pss":
                        if ("hash" in alg) {
                            if (!("saltLength" in alg && typeof alg.saltLength === "number")) {
                                throw new Error("Cannot get 'saltLength' from 'alg' argument");
                            }
                            const pssParams = RsaAlgorithm_1.createPssParams(alg.hash, alg.saltLength);
                            if (!pssParams) {
                                throw new Error("Cannot create PSS parameters");
                            }
                            return new asn1X509.AlgorithmIdentifier({
                                algorithm: asn1Rsa__namespace.id_RSASSA_PSS,
                                parameters: asn1Schema.AsnConvert.serialize(pssParams),
                            });
                        }
                        else {
                            return new asn1X509.AlgorithmIdentifier({
                                algorithm: asn1Rsa__namespace.id_RSASSA_PSS,
                                parameters: null,
                            });
                        }
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case asn1Rsa__namespace.id_rsaEncryption:
                        return { name: "RSASSA-PKCS1-v1_5" };
                    case asn1Rsa__namespace.id_sha1WithRSAEncryption:
                        return {
                            name: "RSASSA-PKCS1-v1_5",
                            hash: { name: "SHA-1" },
                        };
                    case asn1Rsa__namespace.id_sha256WithRSAEncryption:
                        return {
                            name: "RSASSA-PKCS1-v1_5",
                            hash: { name: "SHA-256" },
                        };
                    case asn1Rsa__namespace.id_sha384WithRSAEncryption:
                        return {
                            name: "RSASSA-PKCS1-v1_5",
                            hash: { name: "SHA-384" },
                        };
                    case asn1Rsa__namespace.id_sha512WithRSAEncryption:
                        return {
                            name: "RSASSA-PKCS1-v1_5",
                            hash: { name: "SHA-512" },
                        };
                    case asn1Rsa__namespace.id_RSASSA_PSS:
                        if (alg.parameters) {
                            const pssParams = asn1Schema.AsnConvert.parse(alg.parameters, asn1Rsa__namespace.RsaSaPssParams);
                            const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                            const hashAlg = algProv.toWebAlgorithm(pssParams.hashAlgorithm);
                            return {
                                name: "RSA-PSS",
                                hash: hashAlg,
                                saltLength: pssParams.saltLength,
                            };
                        }
                        else {
                            return { name: "RSA-PSS" };
                        }
                }
                return null;
            }
        };
        exports.sm = RsaAlgorithm_1 = tslib.__decorate([
            tsyringe.injectable()
        ], exports.sm);
        tsyringe.container.registerSingleton(diAlgorithm, exports.sm);
        exports.s_ = class ShaAlgorithm {
            toAsnAlgorithm(alg) {
                switch (alg.name.toLowerCase()) {
                    case "sha-1":
                        return new asn1X509.AlgorithmIdentifier({ algorithm: asn1Rsa.id_sha1 });
                    case "sha-256":
                        return new asn1X509.AlgorithmIdentifier({ algorithm: asn1Rsa.id_sha256 });
                    case "sha-384":
                        return new asn1X509.AlgorithmIdentifier({ algorithm: asn1Rsa.id_sha384 });
                    case "sha-512":
                        return new asn1X509.AlgorithmIdentifier({ algorithm: asn1Rsa.id_sha512 });
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case asn1Rsa.id_sha1:
                        return { name: "SHA-1" };
                    case asn1Rsa.id_sha256:
                        return { name: "SHA-256" };
                    case asn1Rsa.id_sha384:
                        return { name: "SHA-384" };
                    case asn1Rsa.id_sha512:
                        return { name: "SHA-512" };
                }
                return null;
            }
        };
        exports.s_ = tslib.__decorate([
            tsyringe.injectable()
        ], exports.s_);
        tsyringe.container.registerSingleton(diAlgorithm, exports.s_);
        class AsnEcSignatureFormatter {
            addPadding(pointSize, data) {
                const bytes = pvtsutils.BufferSourceConverter.toUint8Array(data);
                const res = new Uint8Array(pointSize);
                res.set(bytes, pointSize - bytes.length);
                return res.buffer;
            }
            removePadding(data, positive = false) {
                let bytes = pvtsutils.BufferSourceConverter.toUint8Array(data);
                for (let i = 0; i < bytes.length; i++) {
                    if (!bytes[i]) {
                        continue;
                    }
                    bytes = bytes.slice(i);
                    break;
                }
                if (positive && bytes[0] > 127) {
                    const result = new Uint8Array(bytes.length + 1);
                    result.set(bytes, 1);
                    return result.buffer;
                }
                return bytes.buffer;
            }
            toAsnSignature(algorithm, signature) {
                if (algorithm.name === "ECDSA") {
                    const namedCurve = algorithm.namedCurve;
                    const pointSize = AsnEcSignatureFormatter.namedCurveSize.get(namedCurve) ||
                        AsnEcSignatureFormatter.defaultNamedCurveSize;
                    const ecSignature = new asn1Ecc.ECDSASigValue();
                    const uint8Signature = pvtsutils.BufferSourceConverter.toUint8Array(signature);
                    ecSignature.r = this.removePadding(uint8Signature.slice(0, pointSize), true);
                    ecSignature.s = this.removePadding(uint8Signature.slice(pointSize, pointSize + pointSize), true);
                    return asn1Schema.AsnConvert.serialize(ecSignature);
                }
                return null;
            }
            toWebSignature(algorithm, signature) {
                if (algorithm.name === "ECDSA") {
                    const ecSigValue = asn1Schema.AsnConvert.parse(signature, asn1Ecc.ECDSASigValue);
                    const namedCurve = algorithm.namedCurve;
                    const pointSize = AsnEcSignatureFormatter.namedCurveSize.get(namedCurve) ||
                        AsnEcSignatureFormatter.defaultNamedCurveSize;
                    const r = this.addPadding(pointSize, this.removePadding(ecSigValue.r));
                    const s = this.addPadding(pointSize, this.removePadding(ecSigValue.s));
                    return pvtsutils.combine(r, s);
                }
                return null;
            }
        }
        AsnEcSignatureFormatter.namedCurveSize = new Map();
        AsnEcSignatureFormatter.defaultNamedCurveSize = 32;
        const idX25519 = "1.3.101.110";
        const idX448 = "1.3.101.111";
        const idEd25519 = "1.3.101.112";
        const idEd448 = "1.3.101.113";
        exports.t0 = class EdAlgorithm {
            toAsnAlgorithm(alg) {
                let algorithm = null;
                switch (alg.name.toLowerCase()) {
                    case "ed25519":
                        algorithm = idEd25519;
                        break;
                    case "x25519":
                        algorithm = idX25519;
                        break;
                    case "eddsa":
                        switch (alg.namedCurve.toLowerCase()) {
                            case "ed25519":
                                algorithm = idEd25519;
                                break;
                            case "ed448":
                                algorithm = idEd448;
                                break;
                        }
                        break;
                    case "ecdh-es":
                        switch (alg.namedCurve.toLowerCase()) {
                            case "x25519":
                                algorithm = idX25519;
                                break;
                            case "x448":
                                algorithm = idX448;
                                break;
                        }
                }
                if (algorithm) {
                    return new asn1X509.AlgorithmIdentifier({ algorithm });
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case idEd25519:
                        return { name: "Ed25519" };
                    case idEd448:
                        return {
                            name: "EdDSA",
                            namedCurve: "Ed448",
                        };
                    case idX25519:
                        return { name: "X25519" };
                    case idX448:
                        return {
                            name: "ECDH-ES",
                            namedCurve: "X448",
                        };
                }
                return null;
            }
        };
        exports.t0 = tslib.__decorate([
            tsyringe.injectable()
        ], exports.t0);
        tsyringe.container.registerSingleton(diAlgorithm, exports.t0);
        exports.lY = class MlDsaAlgorithm {
            toAsnAlgorithm(alg) {
                let algorithm = null;
                switch (alg.name.toLowerCase()) {
                    case "ml-dsa-44":
                        algorithm = asn1X509PostQuantum.id_ml_dsa_44;
                        break;
                    case "ml-dsa-65":
                        algorithm = asn1X509PostQuantum.id_ml_dsa_65;
                        break;
                    case "ml-dsa-87":
                        algorithm = asn1X509PostQuantum.id_ml_dsa_87;
                        break;
                }
                if (algorithm) {
                    return new asn1X509.AlgorithmIdentifier({ algorithm });
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case asn1X509PostQuantum.id_ml_dsa_44:
                        return { name: "ML-DSA-44" };
                    case asn1X509PostQuantum.id_ml_dsa_65:
                        return { name: "ML-DSA-65" };
                    case asn1X509PostQuantum.id_ml_dsa_87:
                        return { name: "ML-DSA-87" };
                }
                return null;
            }
        };
        exports.lY = tslib.__decorate([
            tsyringe.injectable()
        ], exports.lY);
        tsyringe.container.registerSingleton(diAlgorithm, exports.lY);
        exports.RF = class SlhDsaAlgorithm {
            toAsnAlgorithm(alg) {
                let algorithm = null;
                switch (alg.name.toLowerCase()) {
                    case "slh-dsa-sha2-128s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_128s;
                        break;
                    case "slh-dsa-sha2-128f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_128f;
                        break;
                    case "slh-dsa-sha2-192s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_192s;
                        break;
                    case "slh-dsa-sha2-192f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_192f;
                        break;
                    case "slh-dsa-sha2-256s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_256s;
                        break;
                    case "slh-dsa-sha2-256f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_sha2_256f;
                        break;
                    case "slh-dsa-shake-128s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_128s;
                        break;
                    case "slh-dsa-shake-128f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_128f;
                        break;
                    case "slh-dsa-shake-192s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_192s;
                        break;
                    case "slh-dsa-shake-192f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_192f;
                        break;
                    case "slh-dsa-shake-256s":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_256s;
                        break;
                    case "slh-dsa-shake-256f":
                        algorithm = asn1X509PostQuantum.id_slh_dsa_shake_256f;
                        break;
                }
                if (algorithm) {
                    return new asn1X509.AlgorithmIdentifier({ algorithm });
                }
                return null;
            }
            toWebAlgorithm(alg) {
                switch (alg.algorithm) {
                    case asn1X509PostQuantum.id_slh_dsa_sha2_128s:
                        return { name: "SLH-DSA-SHA2-128s" };
                    case asn1X509PostQuantum.id_slh_dsa_sha2_128f:
                        return { name: "SLH-DSA-SHA2-128f" };
                    case asn1X509PostQuantum.id_slh_dsa_sha2_192s:
                        return { name: "SLH-DSA-SHA2-192s" };
                    case asn1X509PostQuantum.id_slh_dsa_sha2_192f:
                        return { name: "SLH-DSA-SHA2-192f" };
                    case asn1X509PostQuantum.id_slh_dsa_sha2_256s:
                        return { name: "SLH-DSA-SHA2-256s" };
                    case asn1X509PostQuantum.id_slh_dsa_sha2_256f:
                        return { name: "SLH-DSA-SHA2-256f" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_128s:
                        return { name: "SLH-DSA-SHAKE-128s" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_128f:
                        return { name: "SLH-DSA-SHAKE-128f" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_192s:
                        return { name: "SLH-DSA-SHAKE-192s" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_192f:
                        return { name: "SLH-DSA-SHAKE-192f" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_256s:
                        return { name: "SLH-DSA-SHAKE-256s" };
                    case asn1X509PostQuantum.id_slh_dsa_shake_256f:
                        return { name: "SLH-DSA-SHAKE-256f" };
                }
                return null;
            }
        };
        exports.RF = tslib.__decorate([
            tsyringe.injectable()
        ], exports.RF);
        tsyringe.container.registerSingleton(diAlgorithm, exports.RF);
        var _Pkcs10CertificateRequest_tbs, _Pkcs10CertificateRequest_subjectName, _Pkcs10CertificateRequest_subject, _Pkcs10CertificateRequest_signatureAlgorithm, _Pkcs10CertificateRequest_signature, _Pkcs10CertificateRequest_publicKey, _Pkcs10CertificateRequest_attributes, _Pkcs10CertificateRequest_extensions;
        class Pkcs10CertificateRequest extends PemData {
            get subjectName() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_subjectName, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_subjectName, new Name(this.asn.certificationRequestInfo.subject), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_subjectName, "f");
            }
            get subject() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_subject, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_subject, this.subjectName.toString(), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_subject, "f");
            }
            get signatureAlgorithm() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_signatureAlgorithm, "f")) {
                    const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_signatureAlgorithm, algProv.toWebAlgorithm(this.asn.signatureAlgorithm), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_signatureAlgorithm, "f");
            }
            get signature() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_signature, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_signature, this.asn.signature, "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_signature, "f");
            }
            get publicKey() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_publicKey, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_publicKey, new PublicKey(this.asn.certificationRequestInfo.subjectPKInfo, this.parseOptions), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_publicKey, "f");
            }
            get attributes() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_attributes, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_attributes, this.asn.certificationRequestInfo.attributes.map((o) => AttributeFactory.create(asn1Schema.AsnConvert.serialize(o), this.parseOptions)), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_attributes, "f");
            }
            get extensions() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_extensions, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_extensions, [], "f");
                    const extensions = this.getAttribute(asnPkcs9.id_pkcs9_at_extensionRequest);
                    if (extensions instanceof ExtensionsAttribute) {
                        tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_extensions, extensions.items, "f");
                    }
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_extensions, "f");
            }
            get tbs() {
                if (!tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_tbs, "f")) {
                    tslib.__classPrivateFieldSet(this, _Pkcs10CertificateRequest_tbs, this.asn.certificationRequestInfoRaw ||
                        asn1Schema.AsnConvert.serialize(this.asn.certificationRequestInfo), "f");
                }
                return tslib.__classPrivateFieldGet(this, _Pkcs10CertificateRequest_tbs, "f");
            }
            constructor(param, options) {
                const args = PemData.isAsnEncoded(param)
                    ? [param, asn1Csr.CertificationRequest, options]
                    : [param, options];
                super(args[0], args[1], args[2]);
                _Pkcs10CertificateRequest_tbs.set(this, void 0);
                _Pkcs10CertificateRequest_subjectName.set(this, void 0);
                _Pkcs10CertificateRequest_subject.set(this, void 0);
                _Pkcs10CertificateRequest_signatureAlgorithm.set(this, void 0);
                _Pkcs10CertificateRequest_signature.set(this, void 0);
                _Pkcs10CertificateRequest_publicKey.set(this, void 0);
                _Pkcs10CertificateRequest_attributes.set(this, void 0);
                _Pkcs10CertificateRequest_extensions.set(this, void 0);
                this.tag = PemConverter.CertificateRequestTag;
            }
            onInit(_asn) {
            }
            getAttribute(type) {
                for (const attr of this.attributes) {
                    if (attr.type === type) {
                        return attr;
                    }
                }
                return null;
            }
            getAttributes(type) {
                return this.attributes.filter((o) => o.type === type);
            }
            getExtension(type) {
                for (const ext of this.extensions) {
                    if (ext.type === type) {
                        return ext;
                    }
                }
                return null;
            }
            getExtensions(type) {
                return this.extensions.filter((o) => o.type === type);
            }
            async verify(crypto = cryptoProvider.get()) {
                const algorithm = {
                    ...this.publicKey.algorithm,
                    ...this.signatureAlgorithm,
                };
                const publicKey = await this.publicKey.export(algorithm, ["verify"], crypto);
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let signature = null;
                for (const signatureFormatter of signatureFormatters) {
                    signature = signatureFormatter.toWebSignature(algorithm, this.signature);
                    if (signature) {
                        break;
                    }
                }
                if (!signature) {
                    throw Error("Cannot convert WebCrypto signature value to ASN.1 format");
                }
                const ok = await crypto.subtle.verify(this.signatureAlgorithm, publicKey, signature, this.tbs);
                return ok;
            }
            toTextObject() {
                const obj = this.toTextObjectEmpty();
                const req = asn1Schema.AsnConvert.parse(this.rawData, asn1Csr.CertificationRequest, this.parseOptions);
                const tbs = req.certificationRequestInfo;
                const data = new TextObject("", {
                    Version: `${asn1X509.Version[tbs.version]} (${tbs.version})`,
                    Subject: this.subject,
                    "Subject Public Key Info": this.publicKey,
                });
                if (this.attributes.length) {
                    const attrs = new TextObject("");
                    for (const ext of this.attributes) {
                        const attrObj = ext.toTextObject();
                        attrs[attrObj[TextObject.NAME]] = attrObj;
                    }
                    data["Attributes"] = attrs;
                }
                obj["Data"] = data;
                obj["Signature"] = new TextObject("", {
                    Algorithm: TextConverter.serializeAlgorithm(req.signatureAlgorithm),
                    "": req.signature,
                });
                return obj;
            }
        }
        _Pkcs10CertificateRequest_tbs = new WeakMap(), _Pkcs10CertificateRequest_subjectName = new WeakMap(), _Pkcs10CertificateRequest_subject = new WeakMap(), _Pkcs10CertificateRequest_signatureAlgorithm = new WeakMap(), _Pkcs10CertificateRequest_signature = new WeakMap(), _Pkcs10CertificateRequest_publicKey = new WeakMap(), _Pkcs10CertificateRequest_attributes = new WeakMap(), _Pkcs10CertificateRequest_extensions = new WeakMap();
        Pkcs10CertificateRequest.NAME = "PKCS#10 Certificate Request";
        class Pkcs10CertificateRequestGenerator {
            static async create(params, crypto = cryptoProvider.get()) {
                if (!params.keys.privateKey) {
                    throw new Error("Bad field 'keys' in 'params' argument. 'privateKey' is empty");
                }
                if (!params.keys.publicKey) {
                    throw new Error("Bad field 'keys' in 'params' argument. 'publicKey' is empty");
                }
                const spki = await crypto.subtle.exportKey("spki", params.keys.publicKey);
                const asnReq = new asn1Csr.CertificationRequest({
                    certificationRequestInfo: new asn1Csr.CertificationRequestInfo({
                        subjectPKInfo: asn1Schema.AsnConvert.parse(spki, asn1X509.SubjectPublicKeyInfo, selfProducedParseOptions),
                    }),
                });
                if (params.name) {
                    const name = params.name instanceof Name ? params.name : new Name(params.name);
                    asnReq.certificationRequestInfo.subject = asn1Schema.AsnConvert.parse(name.toArrayBuffer(), asn1X509.Name, selfProducedParseOptions);
                }
                if (params.attributes) {
                    for (const o of params.attributes) {
                        asnReq.certificationRequestInfo.attributes.push(asn1Schema.AsnConvert.parse(o.rawData, asn1X509.Attribute, selfProducedParseOptions));
                    }
                }
                if (params.extensions && params.extensions.length) {
                    const attr = new asn1X509.Attribute({ type: asnPkcs9.id_pkcs9_at_extensionRequest });
                    const extensions = new asn1X509.Extensions();
                    for (const o of params.extensions) {
                        extensions.push(asn1Schema.AsnConvert.parse(o.rawData, asn1X509.Extension, selfProducedParseOptions));
                    }
                    attr.values.push(asn1Schema.AsnConvert.serialize(extensions));
                    asnReq.certificationRequestInfo.attributes.push(attr);
                }
                const signingAlgorithm = {
                    ...params.signingAlgorithm,
                    ...params.keys.privateKey.algorithm,
                };
                const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                asnReq.signatureAlgorithm = algProv.toAsnAlgorithm(signingAlgorithm);
                const tbs = asn1Schema.AsnConvert.serialize(asnReq.certificationRequestInfo);
                const signature = await crypto.subtle.sign(signingAlgorithm, params.keys.privateKey, tbs);
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let asnSignature = null;
                for (const signatureFormatter of signatureFormatters) {
                    asnSignature = signatureFormatter.toAsnSignature(signingAlgorithm, signature);
                    if (asnSignature) {
                        break;
                    }
                }
                if (!asnSignature) {
                    throw Error("Cannot convert WebCrypto signature value to ASN.1 format");
                }
                asnReq.signature = asnSignature;
                return new Pkcs10CertificateRequest(asn1Schema.AsnConvert.serialize(asnReq), selfProducedParseOptions);
            }
        }
        var _X509Certificate_tbs, _X509Certificate_serialNumber, _X509Certificate_subjectName, _X509Certificate_subject, _X509Certificate_issuerName, _X509Certificate_issuer, _X509Certificate_notBefore, _X509Certificate_notAfter, _X509Certificate_signatureAlgorithm, _X509Certificate_signature, _X509Certificate_extensions, _X509Certificate_publicKey;
        class X509Certificate extends PemData {
            get publicKey() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_publicKey, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_publicKey, new PublicKey(this.asn.tbsCertificate.subjectPublicKeyInfo, this.parseOptions), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_publicKey, "f");
            }
            get serialNumber() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_serialNumber, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_serialNumber, getCertificateSerialNumber(this.asn.tbsCertificate.serialNumber), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_serialNumber, "f");
            }
            get subjectName() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_subjectName, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_subjectName, new Name(this.asn.tbsCertificate.subject), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_subjectName, "f");
            }
            get subject() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_subject, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_subject, this.subjectName.toString(), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_subject, "f");
            }
            get issuerName() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_issuerName, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_issuerName, new Name(this.asn.tbsCertificate.issuer), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_issuerName, "f");
            }
            get issuer() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_issuer, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_issuer, this.issuerName.toString(), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_issuer, "f");
            }
            get notBefore() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_notBefore, "f")) {
                    const notBefore = this.asn.tbsCertificate.validity.notBefore.utcTime ||
                        this.asn.tbsCertificate.validity.notBefore.generalTime;
                    if (!notBefore) {
                        throw new Error("Cannot get 'notBefore' value");
                    }
                    tslib.__classPrivateFieldSet(this, _X509Certificate_notBefore, notBefore, "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_notBefore, "f");
            }
            get notAfter() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_notAfter, "f")) {
                    const notAfter = this.asn.tbsCertificate.validity.notAfter.utcTime ||
                        this.asn.tbsCertificate.validity.notAfter.generalTime;
                    if (!notAfter) {
                        throw new Error("Cannot get 'notAfter' value");
                    }
                    tslib.__classPrivateFieldSet(this, _X509Certificate_notAfter, notAfter, "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_notAfter, "f");
            }
            get signatureAlgorithm() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_signatureAlgorithm, "f")) {
                    const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                    tslib.__classPrivateFieldSet(this, _X509Certificate_signatureAlgorithm, algProv.toWebAlgorithm(this.asn.signatureAlgorithm), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_signatureAlgorithm, "f");
            }
            get signature() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_signature, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_signature, this.asn.signatureValue, "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_signature, "f");
            }
            get extensions() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_extensions, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_extensions, [], "f");
                    if (this.asn.tbsCertificate.extensions) {
                        tslib.__classPrivateFieldSet(this, _X509Certificate_extensions, this.asn.tbsCertificate.extensions.map((o) => ExtensionFactory.create(asn1Schema.AsnConvert.serialize(o), this.parseOptions)), "f");
                    }
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_extensions, "f");
            }
            get tbs() {
                if (!tslib.__classPrivateFieldGet(this, _X509Certificate_tbs, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Certificate_tbs, this.asn.tbsCertificateRaw || asn1Schema.AsnConvert.serialize(this.asn.tbsCertificate), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Certificate_tbs, "f");
            }
            constructor(param, options) {
                const args = PemData.isAsnEncoded(param) ? [param, asn1X509.Certificate, options] : [param, options];
                super(args[0], args[1], args[2]);
                _X509Certificate_tbs.set(this, void 0);
                _X509Certificate_serialNumber.set(this, void 0);
                _X509Certificate_subjectName.set(this, void 0);
                _X509Certificate_subject.set(this, void 0);
                _X509Certificate_issuerName.set(this, void 0);
                _X509Certificate_issuer.set(this, void 0);
                _X509Certificate_notBefore.set(this, void 0);
                _X509Certificate_notAfter.set(this, void 0);
                _X509Certificate_signatureAlgorithm.set(this, void 0);
                _X509Certificate_signature.set(this, void 0);
                _X509Certificate_extensions.set(this, void 0);
                _X509Certificate_publicKey.set(this, void 0);
                this.tag = PemConverter.CertificateTag;
            }
            onInit(_asn) {
            }
            getExtension(type) {
                for (const ext of this.extensions) {
                    if (typeof type === "string") {
                        if (ext.type === type) {
                            return ext;
                        }
                    }
                    else {
                        if (ext instanceof type) {
                            return ext;
                        }
                    }
                }
                return null;
            }
            getExtensions(type) {
                return this.extensions.filter((o) => {
                    if (typeof type === "string") {
                        return o.type === type;
                    }
                    else {
                        return o instanceof type;
                    }
                });
            }
            async verify(params = {}, crypto = cryptoProvider.get()) {
                let keyAlgorithm;
                let publicKey;
                const paramsKey = params.publicKey;
                try {
                    if (!paramsKey) {
                        keyAlgorithm = {
                            ...this.publicKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = await this.publicKey.export(keyAlgorithm, ["verify"], crypto);
                    }
                    else if ("publicKey" in paramsKey) {
                        keyAlgorithm = {
                            ...paramsKey.publicKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = await paramsKey.publicKey.export(keyAlgorithm, ["verify"], crypto);
                    }
                    else if (paramsKey instanceof PublicKey) {
                        keyAlgorithm = {
                            ...paramsKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = await paramsKey.export(keyAlgorithm, ["verify"], crypto);
                    }
                    else if (pvtsutils.BufferSourceConverter.isBufferSource(paramsKey)) {
                        const key = new PublicKey(paramsKey);
                        keyAlgorithm = {
                            ...key.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = await key.export(keyAlgorithm, ["verify"], crypto);
                    }
                    else {
                        keyAlgorithm = {
                            ...paramsKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = paramsKey;
                    }
                }
                catch {
                    return false;
                }
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let signature = null;
                for (const signatureFormatter of signatureFormatters) {
                    signature = signatureFormatter.toWebSignature(keyAlgorithm, this.signature);
                    if (signature) {
                        break;
                    }
                }
                if (!signature) {
                    throw Error("Cannot convert ASN.1 signature value to WebCrypto format");
                }
                const ok = await crypto.subtle.verify(this.signatureAlgorithm, publicKey, signature, this.tbs);
                if (params.signatureOnly) {
                    return ok;
                }
                else {
                    const date = params.date || new Date();
                    const time = date.getTime();
                    return ok && this.notBefore.getTime() < time && time < this.notAfter.getTime();
                }
            }
            async getThumbprint(arg1, arg2) {
                let crypto;
                let algorithm = "SHA-1";
                if (arg1) {
                    if (typeof arg1 === "object" && "subtle" in arg1) {
                        crypto = arg1;
                    }
                    else {
                        algorithm = arg1;
                        crypto = arg2;
                    }
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                return await crypto.subtle.digest(algorithm, this.rawData);
            }
            async isSelfSigned(crypto = cryptoProvider.get()) {
                return this.subject === this.issuer && (await this.verify({ signatureOnly: true }, crypto));
            }
            toTextObject() {
                const obj = this.toTextObjectEmpty();
                const cert = asn1Schema.AsnConvert.parse(this.rawData, asn1X509.Certificate, this.parseOptions);
                const tbs = cert.tbsCertificate;
                const data = new TextObject("", {
                    Version: `${asn1X509.Version[tbs.version]} (${tbs.version})`,
                    "Serial Number": tbs.serialNumber,
                    "Signature Algorithm": TextConverter.serializeAlgorithm(tbs.signature),
                    Issuer: this.issuer,
                    Validity: new TextObject("", {
                        "Not Before": tbs.validity.notBefore.getTime(),
                        "Not After": tbs.validity.notAfter.getTime(),
                    }),
                    Subject: this.subject,
                    "Subject Public Key Info": this.publicKey,
                });
                if (tbs.issuerUniqueID) {
                    data["Issuer Unique ID"] = tbs.issuerUniqueID;
                }
                if (tbs.subjectUniqueID) {
                    data["Subject Unique ID"] = tbs.subjectUniqueID;
                }
                if (this.extensions.length) {
                    const extensions = new TextObject("");
                    for (const ext of this.extensions) {
                        const extObj = ext.toTextObject();
                        extensions[extObj[TextObject.NAME]] = extObj;
                    }
                    data["Extensions"] = extensions;
                }
                obj["Data"] = data;
                obj["Signature"] = new TextObject("", {
                    Algorithm: TextConverter.serializeAlgorithm(cert.signatureAlgorithm),
                    "": cert.signatureValue,
                });
                return obj;
            }
        }
        _X509Certificate_tbs = new WeakMap(), _X509Certificate_serialNumber = new WeakMap(), _X509Certificate_subjectName = new WeakMap(), _X509Certificate_subject = new WeakMap(), _X509Certificate_issuerName = new WeakMap(), _X509Certificate_issuer = new WeakMap(), _X509Certificate_notBefore = new WeakMap(), _X509Certificate_notAfter = new WeakMap(), _X509Certificate_signatureAlgorithm = new WeakMap(), _X509Certificate_signature = new WeakMap(), _X509Certificate_extensions = new WeakMap(), _X509Certificate_publicKey = new WeakMap();
        X509Certificate.NAME = "Certificate";
        var _X509Certificates_options;
        class X509Certificates extends Array {
            constructor(param, options) {
                super();
                _X509Certificates_options.set(this, void 0);
                if (PemData.isAsnEncoded(param)) {
                    this.import(param, options);
                }
                else if (param instanceof X509Certificate) {
                    this.push(param);
                }
                else if (Array.isArray(param)) {
                    for (const item of param) {
                        this.push(item);
                    }
                }
            }
            export(format) {
                const signedData = new asn1Cms__namespace.SignedData();
                signedData.version = 1;
                signedData.encapContentInfo.eContentType = asn1Cms__namespace.id_data;
                signedData.encapContentInfo.eContent = new asn1Cms__namespace.EncapsulatedContent({
                    single: new asn1Schema.OctetString(),
                });
                signedData.certificates = new asn1Cms__namespace.CertificateSet(this.map((o) => new asn1Cms__namespace.CertificateChoices({
                    certificate: asn1Schema.AsnConvert.parse(o.rawData, asn1X509.Certificate, tslib.__classPrivateFieldGet(this, _X509Certificates_options, "f")),
                })));
                const cms = new asn1Cms__namespace.ContentInfo({
                    contentType: asn1Cms__namespace.id_signedData,
                    content: asn1Schema.AsnConvert.serialize(signedData),
                });
                const raw = asn1Schema.AsnConvert.serialize(cms);
                if (format === "raw") {
                    return raw;
                }
                return this.toString(format);
            }
            import(data, options) {
                const raw = PemData.toArrayBuffer(data);
                const cms = asn1Schema.AsnConvert.parse(raw, asn1Cms__namespace.ContentInfo, options);
                if (cms.contentType !== asn1Cms__namespace.id_signedData) {
                    throw new TypeError("Cannot parse CMS package. Incoming data is not a SignedData object.");
                }
                const signedData = asn1Schema.AsnConvert.parse(cms.content, asn1Cms__namespace.SignedData, options);
                const certificates = [];
                for (const item of signedData.certificates || []) {
                    if (item.certificate) {
                        certificates.push(new X509Certificate(item.certificate, options));
                    }
                }
                this.clear();
                for (const certificate of certificates) {
                    this.push(certificate);
                }
                tslib.__classPrivateFieldSet(this, _X509Certificates_options, options, "f");
            }
            clear() {
                while (this.pop()) {
                }
            }
            toString(format = "pem") {
                const raw = this.export("raw");
                switch (format) {
                    case "pem":
                        return PemConverter.encode(raw, "CMS");
                    case "pem-chain":
                        return this.map((o) => o.toString("pem")).join("\n");
                    case "asn":
                        return asn1Schema.AsnConvert.toString(raw, tslib.__classPrivateFieldGet(this, _X509Certificates_options, "f"));
                    case "hex":
                        return pvtsutils.Convert.ToHex(raw);
                    case "base64":
                        return pvtsutils.Convert.ToBase64(raw);
                    case "base64url":
                        return pvtsutils.Convert.ToBase64Url(raw);
                    case "text":
                        return TextConverter.serialize(this.toTextObject());
                    default:
                        throw TypeError("Argument 'format' is unsupported value");
                }
            }
            toTextObject() {
                const contentInfo = asn1Schema.AsnConvert.parse(this.export("raw"), asn1Cms__namespace.ContentInfo, tslib.__classPrivateFieldGet(this, _X509Certificates_options, "f"));
                const signedData = asn1Schema.AsnConvert.parse(contentInfo.content, asn1Cms__namespace.SignedData, tslib.__classPrivateFieldGet(this, _X509Certificates_options, "f"));
                const obj = new TextObject("X509Certificates", {
                    "Content Type": OidSerializer.toString(contentInfo.contentType),
                    Content: new TextObject("", {
                        Version: `${asn1Cms__namespace.CMSVersion[signedData.version]} (${signedData.version})`,
                        Certificates: new TextObject("", { Certificate: this.map((o) => o.toTextObject()) }),
                    }),
                });
                return obj;
            }
        }
        _X509Certificates_options = new WeakMap();
        class X509ChainBuilder {
            constructor(params = {}) {
                this.certificates = [];
                if (params.certificates) {
                    this.certificates = params.certificates;
                }
            }
            async build(cert, crypto = cryptoProvider.get()) {
                const chain = new X509Certificates(cert);
                let current = cert;
                while ((current = await this.findIssuer(current, crypto))) {
                    const thumbprint = await current.getThumbprint(crypto);
                    for (const item of chain) {
                        const thumbprint2 = await item.getThumbprint(crypto);
                        if (pvtsutils.isEqual(thumbprint, thumbprint2)) {
                            throw new Error("Cannot build a certificate chain. Circular dependency.");
                        }
                    }
                    chain.push(current);
                }
                return chain;
            }
            async findIssuer(cert, crypto = cryptoProvider.get()) {
                if (!(await cert.isSelfSigned(crypto))) {
                    const akiExt = cert.getExtension(asn1X509__namespace.id_ce_authorityKeyIdentifier);
                    for (const item of this.certificates) {
                        if (item.subject !== cert.issuer) {
                            continue;
                        }
                        if (akiExt) {
                            if (akiExt.keyId) {
                                const skiExt = item.getExtension(asn1X509__namespace.id_ce_subjectKeyIdentifier);
                                if (skiExt && skiExt.keyId !== akiExt.keyId) {
                                    continue;
                                }
                            }
                            else if (akiExt.certId) {
                                const sanExt = item.getExtension(asn1X509__namespace.id_ce_subjectAltName);
                                if (sanExt &&
                                    !(akiExt.certId.serialNumber === item.serialNumber &&
                                        pvtsutils.isEqual(asn1Schema.AsnConvert.serialize(akiExt.certId.name), asn1Schema.AsnConvert.serialize(sanExt)))) {
                                    continue;
                                }
                            }
                        }
                        try {
                            const algorithm = {
                                ...item.publicKey.algorithm,
                                ...cert.signatureAlgorithm,
                            };
                            const publicKey = await item.publicKey.export(algorithm, ["verify"], crypto);
                            const ok = await cert.verify({
                                publicKey,
                                signatureOnly: true,
                            }, crypto);
                            if (!ok) {
                                continue;
                            }
                        }
                        catch {
                            continue;
                        }
                        return item;
                    }
                }
                return null;
            }
        }
        class X509CertificateGenerator {
            static async createSelfSigned(params, crypto = cryptoProvider.get()) {
                if (!params.keys.privateKey) {
                    throw new Error("Bad field 'keys' in 'params' argument. 'privateKey' is empty");
                }
                if (!params.keys.publicKey) {
                    throw new Error("Bad field 'keys' in 'params' argument. 'publicKey' is empty");
                }
                return this.create({
                    serialNumber: params.serialNumber,
                    subject: params.name,
                    issuer: params.name,
                    notBefore: params.notBefore,
                    notAfter: params.notAfter,
                    publicKey: params.keys.publicKey,
                    signingKey: params.keys.privateKey,
                    signingAlgorithm: params.signingAlgorithm,
                    extensions: params.extensions,
                }, crypto);
            }
            static async create(params, crypto = cryptoProvider.get()) {
                var _a;
                let spki;
                let spkiOptions = selfProducedParseOptions;
                if (params.publicKey instanceof PublicKey) {
                    spki = params.publicKey.rawData;
                }
                else if ("publicKey" in params.publicKey) {
                    spki = params.publicKey.publicKey.rawData;
                }
                else if (pvtsutils.BufferSourceConverter.isBufferSource(params.publicKey)) {
                    spki = params.publicKey;
                    spkiOptions = undefined;
                }
                else {
                    spki = await crypto.subtle.exportKey("spki", params.publicKey);
                }
                const serialNumber = generateCertificateSerialNumber(params.serialNumber, crypto);
                const notBefore = params.notBefore || new Date();
                const notAfter = params.notAfter || new Date(notBefore.getTime() + 31536000000);
                const asnX509 = new asn1X509__namespace.Certificate({
                    tbsCertificate: new asn1X509__namespace.TBSCertificate({
                        version: asn1X509__namespace.Version.v3,
                        serialNumber,
                        validity: new asn1X509__namespace.Validity({
                            notBefore,
                            notAfter,
                        }),
                        extensions: new asn1X509__namespace.Extensions(((_a = params.extensions) === null || _a === void 0 ? void 0 : _a.map((o) => asn1Schema.AsnConvert.parse(o.rawData, asn1X509__namespace.Extension, selfProducedParseOptions))) || []),
                        subjectPublicKeyInfo: asn1Schema.AsnConvert.parse(spki, asn1X509__namespace.SubjectPublicKeyInfo, spkiOptions),
                    }),
                });
                if (params.subject) {
                    const name = params.subject instanceof Name ? params.subject : new Name(params.subject);
                    asnX509.tbsCertificate.subject = asn1Schema.AsnConvert.parse(name.toArrayBuffer(), asn1X509__namespace.Name, selfProducedParseOptions);
                }
                if (params.issuer) {
                    const name = params.issuer instanceof Name ? params.issuer : new Name(params.issuer);
                    asnX509.tbsCertificate.issuer = asn1Schema.AsnConvert.parse(name.toArrayBuffer(), asn1X509__namespace.Name, selfProducedParseOptions);
                }
                const defaultSigningAlgorithm = { hash: "SHA-256" };
                const signatureAlgorithm = "signingKey" in params
                    ? {
                        ...defaultSigningAlgorithm,
                        ...params.signingAlgorithm,
                        ...params.signingKey.algorithm,
                    }
                    : {
                        ...defaultSigningAlgorithm,
                        ...params.signingAlgorithm,
                    };
                const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                asnX509.tbsCertificate.signature = asnX509.signatureAlgorithm =
                    algProv.toAsnAlgorithm(signatureAlgorithm);
                const tbs = asn1Schema.AsnConvert.serialize(asnX509.tbsCertificate);
                const signatureValue = "signingKey" in params
                    ?
                        await crypto.subtle.sign(signatureAlgorithm, params.signingKey, tbs)
                    :
                        params.signature;
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let asnSignature = null;
                for (const signatureFormatter of signatureFormatters) {
                    asnSignature = signatureFormatter.toAsnSignature(signatureAlgorithm, signatureValue);
                    if (asnSignature) {
                        break;
                    }
                }
                if (!asnSignature) {
                    throw Error("Cannot convert ASN.1 signature value to WebCrypto format");
                }
                asnX509.signatureValue = asnSignature;
                return new X509Certificate(asn1Schema.AsnConvert.serialize(asnX509), selfProducedParseOptions);
            }
        }
        var _X509CrlEntry_serialNumber, _X509CrlEntry_revocationDate, _X509CrlEntry_reason, _X509CrlEntry_invalidity, _X509CrlEntry_extensions;
        exports.K = void 0;
        (function (X509CrlReason) {
            X509CrlReason[X509CrlReason["unspecified"] = 0] = "unspecified";
            X509CrlReason[X509CrlReason["keyCompromise"] = 1] = "keyCompromise";
            X509CrlReason[X509CrlReason["cACompromise"] = 2] = "cACompromise";
            X509CrlReason[X509CrlReason["affiliationChanged"] = 3] = "affiliationChanged";
            X509CrlReason[X509CrlReason["superseded"] = 4] = "superseded";
            X509CrlReason[X509CrlReason["cessationOfOperation"] = 5] = "cessationOfOperation";
            X509CrlReason[X509CrlReason["certificateHold"] = 6] = "certificateHold";
            X509CrlReason[X509CrlReason["removeFromCRL"] = 8] = "removeFromCRL";
            X509CrlReason[X509CrlReason["privilegeWithdrawn"] = 9] = "privilegeWithdrawn";
            X509CrlReason[X509CrlReason["aACompromise"] = 10] = "aACompromise";
        })(exports.K || (exports.K = {}));
        class X509CrlEntry extends AsnData {
            get serialNumber() {
                if (!tslib.__classPrivateFieldGet(this, _X509CrlEntry_serialNumber, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509CrlEntry_serialNumber, getCertificateSerialNumber(this.asn.userCertificate), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509CrlEntry_serialNumber, "f");
            }
            get revocationDate() {
                if (!tslib.__classPrivateFieldGet(this, _X509CrlEntry_revocationDate, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509CrlEntry_revocationDate, this.asn.revocationDate.getTime(), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509CrlEntry_revocationDate, "f");
            }
            get reason() {
                if (tslib.__classPrivateFieldGet(this, _X509CrlEntry_reason, "f") === undefined) {
                    void this.extensions;
                }
                return tslib.__classPrivateFieldGet(this, _X509CrlEntry_reason, "f");
            }
            get invalidity() {
                if (tslib.__classPrivateFieldGet(this, _X509CrlEntry_invalidity, "f") === undefined) {
                    void this.extensions;
                }
                return tslib.__classPrivateFieldGet(this, _X509CrlEntry_invalidity, "f");
            }
            get extensions() {
                if (!tslib.__classPrivateFieldGet(this, _X509CrlEntry_extensions, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509CrlEntry_extensions, [], "f");
                    if (this.asn.crlEntryExtensions) {
                        tslib.__classPrivateFieldSet(this, _X509CrlEntry_extensions, this.asn.crlEntryExtensions.map((o) => {
                            const extension = ExtensionFactory.create(asn1Schema.AsnConvert.serialize(o), this.parseOptions);
                            switch (extension.type) {
                                case asn1X509.id_ce_cRLReasons:
                                    if (tslib.__classPrivateFieldGet(this, _X509CrlEntry_reason, "f") === undefined) {
                                        tslib.__classPrivateFieldSet(this, _X509CrlEntry_reason, asn1Schema.AsnConvert.parse(extension.value, asn1X509.CRLReason, this.parseOptions)
                                            .reason, "f");
                                    }
                                    break;
                                case asn1X509.id_ce_invalidityDate:
                                    if (tslib.__classPrivateFieldGet(this, _X509CrlEntry_invalidity, "f") === undefined) {
                                        tslib.__classPrivateFieldSet(this, _X509CrlEntry_invalidity, asn1Schema.AsnConvert.parse(extension.value, asn1X509.InvalidityDate, this.parseOptions).value, "f");
                                    }
                                    break;
                            }
                            return extension;
                        }), "f");
                    }
                }
                return tslib.__classPrivateFieldGet(this, _X509CrlEntry_extensions, "f");
            }
            constructor(...args) {
                let raw;
                let options;
                if (pvtsutils.BufferSourceConverter.isBufferSource(args[0])) {
                    raw = pvtsutils.BufferSourceConverter.toArrayBuffer(args[0]);
                    options = args[1];
                }
                else if (typeof args[0] === "string") {
                    raw = asn1Schema.AsnConvert.serialize(new asn1X509.RevokedCertificate({
                        userCertificate: normalizeCertificateSerialNumber(args[0]),
                        revocationDate: new asn1X509.Time(args[1]),
                        crlEntryExtensions: args[2],
                    }));
                }
                else if (args[0] instanceof asn1X509.RevokedCertificate) {
                    raw = args[0];
                    options = args[1];
                }
                if (!raw) {
                    throw new TypeError("Cannot create X509CrlEntry instance. Wrong constructor arguments.");
                }
                const superArgs = raw instanceof asn1X509.RevokedCertificate ? [raw, options] : [raw, asn1X509.RevokedCertificate, options];
                super(superArgs[0], superArgs[1], superArgs[2]);
                _X509CrlEntry_serialNumber.set(this, void 0);
                _X509CrlEntry_revocationDate.set(this, void 0);
                _X509CrlEntry_reason.set(this, void 0);
                _X509CrlEntry_invalidity.set(this, void 0);
                _X509CrlEntry_extensions.set(this, void 0);
            }
            onInit(_asn) {
            }
        }
        _X509CrlEntry_serialNumber = new WeakMap(), _X509CrlEntry_revocationDate = new WeakMap(), _X509CrlEntry_reason = new WeakMap(), _X509CrlEntry_invalidity = new WeakMap(), _X509CrlEntry_extensions = new WeakMap();
        var _X509Crl_tbs, _X509Crl_signatureAlgorithm, _X509Crl_issuerName, _X509Crl_thisUpdate, _X509Crl_nextUpdate, _X509Crl_entries, _X509Crl_extensions;
        class X509Crl extends PemData {
            get version() {
                return this.asn.tbsCertList.version;
            }
            get signatureAlgorithm() {
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_signatureAlgorithm, "f")) {
                    const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                    tslib.__classPrivateFieldSet(this, _X509Crl_signatureAlgorithm, algProv.toWebAlgorithm(this.asn.signatureAlgorithm), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_signatureAlgorithm, "f");
            }
            get signature() {
                return this.asn.signature;
            }
            get issuer() {
                return this.issuerName.toString();
            }
            get issuerName() {
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_issuerName, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Crl_issuerName, new Name(this.asn.tbsCertList.issuer), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_issuerName, "f");
            }
            get thisUpdate() {
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_thisUpdate, "f")) {
                    const thisUpdate = this.asn.tbsCertList.thisUpdate.getTime();
                    if (!thisUpdate) {
                        throw new Error("Cannot get 'thisUpdate' value");
                    }
                    tslib.__classPrivateFieldSet(this, _X509Crl_thisUpdate, thisUpdate, "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_thisUpdate, "f");
            }
            get nextUpdate() {
                var _a;
                if (tslib.__classPrivateFieldGet(this, _X509Crl_nextUpdate, "f") === undefined) {
                    tslib.__classPrivateFieldSet(this, _X509Crl_nextUpdate, ((_a = this.asn.tbsCertList.nextUpdate) === null || _a === void 0 ? void 0 : _a.getTime()) || undefined, "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_nextUpdate, "f");
            }
            get entries() {
                var _a;
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_entries, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Crl_entries, ((_a = this.asn.tbsCertList.revokedCertificates) === null || _a === void 0 ? void 0 : _a.map((o) => new X509CrlEntry(o, this.parseOptions))) || [], "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_entries, "f");
            }
            get extensions() {
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_extensions, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Crl_extensions, [], "f");
                    if (this.asn.tbsCertList.crlExtensions) {
                        tslib.__classPrivateFieldSet(this, _X509Crl_extensions, this.asn.tbsCertList.crlExtensions.map((o) => ExtensionFactory.create(asn1Schema.AsnConvert.serialize(o), this.parseOptions)), "f");
                    }
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_extensions, "f");
            }
            get tbs() {
                if (!tslib.__classPrivateFieldGet(this, _X509Crl_tbs, "f")) {
                    tslib.__classPrivateFieldSet(this, _X509Crl_tbs, this.asn.tbsCertListRaw || asn1Schema.AsnConvert.serialize(this.asn.tbsCertList), "f");
                }
                return tslib.__classPrivateFieldGet(this, _X509Crl_tbs, "f");
            }
            get tbsCertListSignatureAlgorithm() {
                return this.asn.tbsCertList.signature;
            }
            get certListSignatureAlgorithm() {
                return this.asn.signatureAlgorithm;
            }
            constructor(param, options) {
                const args = PemData.isAsnEncoded(param) ? [param, asn1X509.CertificateList, options] : [param, options];
                super(args[0], args[1], args[2]);
                this.tag = PemConverter.CrlTag;
                _X509Crl_tbs.set(this, void 0);
                _X509Crl_signatureAlgorithm.set(this, void 0);
                _X509Crl_issuerName.set(this, void 0);
                _X509Crl_thisUpdate.set(this, void 0);
                _X509Crl_nextUpdate.set(this, void 0);
                _X509Crl_entries.set(this, void 0);
                _X509Crl_extensions.set(this, void 0);
            }
            onInit(_asn) {
            }
            getExtension(type) {
                for (const ext of this.extensions) {
                    if (typeof type === "string") {
                        if (ext.type === type) {
                            return ext;
                        }
                    }
                    else {
                        if (ext instanceof type) {
                            return ext;
                        }
                    }
                }
                return null;
            }
            getExtensions(type) {
                return this.extensions.filter((o) => {
                    if (typeof type === "string") {
                        return o.type === type;
                    }
                    else {
                        return o instanceof type;
                    }
                });
            }
            async verify(params, crypto = cryptoProvider.get()) {
                if (!this.certListSignatureAlgorithm.isEqual(this.tbsCertListSignatureAlgorithm)) {
                    throw new Error("algorithm identifier in the sequence tbsCertList and CertificateList mismatch");
                }
                let keyAlgorithm;
                let publicKey;
                const paramsKey = params.publicKey;
                try {
                    if (paramsKey instanceof X509Certificate) {
                        keyAlgorithm = {
                            ...paramsKey.publicKey.algorithm,
                            ...paramsKey.signatureAlgorithm,
                        };
                        publicKey = await paramsKey.publicKey.export(keyAlgorithm, ["verify"]);
                    }
                    else if (paramsKey instanceof PublicKey) {
                        keyAlgorithm = {
                            ...paramsKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = await paramsKey.export(keyAlgorithm, ["verify"]);
                    }
                    else {
                        keyAlgorithm = {
                            ...paramsKey.algorithm,
                            ...this.signatureAlgorithm,
                        };
                        publicKey = paramsKey;
                    }
                }
                catch {
                    return false;
                }
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let signature = null;
                for (const signatureFormatter of signatureFormatters) {
                    signature = signatureFormatter.toWebSignature(keyAlgorithm, this.signature);
                    if (signature) {
                        break;
                    }
                }
                if (!signature) {
                    throw Error("Cannot convert ASN.1 signature value to WebCrypto format");
                }
                return await crypto.subtle.verify(this.signatureAlgorithm, publicKey, signature, this.tbs);
            }
            async getThumbprint(arg1, arg2) {
                let crypto;
                let algorithm = "SHA-1";
                if (arg1) {
                    if (typeof arg1 === "object" && "subtle" in arg1) {
                        crypto = arg1;
                    }
                    else {
                        algorithm = arg1;
                        crypto = arg2;
                    }
                }
                crypto !== null && crypto !== void 0 ? crypto : (crypto = cryptoProvider.get());
                return await crypto.subtle.digest(algorithm, this.rawData);
            }
            findRevoked(certOrSerialNumber) {
                const serialNumber = typeof certOrSerialNumber === "string" ? certOrSerialNumber : certOrSerialNumber.serialNumber;
                const serialBuffer = normalizeCertificateSerialNumber(serialNumber);
                for (const revoked of this.asn.tbsCertList.revokedCertificates || []) {
                    if (pvtsutils.BufferSourceConverter.isEqual(revoked.userCertificate, serialBuffer)) {
                        return new X509CrlEntry(asn1Schema.AsnConvert.serialize(revoked), this.parseOptions);
                    }
                }
                return null;
            }
        }
        _X509Crl_tbs = new WeakMap(), _X509Crl_signatureAlgorithm = new WeakMap(), _X509Crl_issuerName = new WeakMap(), _X509Crl_thisUpdate = new WeakMap(), _X509Crl_nextUpdate = new WeakMap(), _X509Crl_entries = new WeakMap(), _X509Crl_extensions = new WeakMap();
        class X509CrlGenerator {
            static async create(params, crypto = cryptoProvider.get()) {
                var _a;
                const name = params.issuer instanceof Name ? params.issuer : new Name(params.issuer);
                const asnX509Crl = new asn1X509__namespace.CertificateList({
                    tbsCertList: new asn1X509__namespace.TBSCertList({
                        version: asn1X509__namespace.Version.v2,
                        issuer: asn1Schema.AsnConvert.parse(name.toArrayBuffer(), asn1X509__namespace.Name, selfProducedParseOptions),
                        thisUpdate: new asn1X509.Time(params.thisUpdate || new Date()),
                    }),
                });
                if (params.nextUpdate) {
                    asnX509Crl.tbsCertList.nextUpdate = new asn1X509.Time(params.nextUpdate);
                }
                if (params.extensions && params.extensions.length) {
                    asnX509Crl.tbsCertList.crlExtensions = new asn1X509__namespace.Extensions(params.extensions.map((o) => asn1Schema.AsnConvert.parse(o.rawData, asn1X509__namespace.Extension, selfProducedParseOptions)) || []);
                }
                if (params.entries && params.entries.length) {
                    asnX509Crl.tbsCertList.revokedCertificates = [];
                    for (const entry of params.entries) {
                        const userCertificate = normalizeCertificateSerialNumber(entry.serialNumber);
                        const index = asnX509Crl.tbsCertList.revokedCertificates.findIndex((cert) => pvtsutils.isEqual(cert.userCertificate, userCertificate));
                        if (index > -1) {
                            throw new Error(`Certificate serial number ${entry.serialNumber} already exists in tbsCertList`);
                        }
                        const revokedCert = new asn1X509.RevokedCertificate({
                            userCertificate: userCertificate,
                            revocationDate: new asn1X509.Time(entry.revocationDate || new Date()),
                        });
                        if ("extensions" in entry && ((_a = entry.extensions) === null || _a === void 0 ? void 0 : _a.length)) {
                            revokedCert.crlEntryExtensions = entry.extensions.map((o) => asn1Schema.AsnConvert.parse(o.rawData, asn1X509__namespace.Extension, selfProducedParseOptions));
                        }
                        else {
                            revokedCert.crlEntryExtensions = [];
                        }
                        if (!(entry instanceof X509CrlEntry)) {
                            if (entry.reason) {
                                revokedCert.crlEntryExtensions.push(new asn1X509__namespace.Extension({
                                    extnID: asn1X509__namespace.id_ce_cRLReasons,
                                    critical: false,
                                    extnValue: new asn1Schema.OctetString(asn1Schema.AsnConvert.serialize(new asn1X509__namespace.CRLReason(entry.reason))),
                                }));
                            }
                            if (entry.invalidity) {
                                revokedCert.crlEntryExtensions.push(new asn1X509__namespace.Extension({
                                    extnID: asn1X509__namespace.id_ce_invalidityDate,
                                    critical: false,
                                    extnValue: new asn1Schema.OctetString(asn1Schema.AsnConvert.serialize(new asn1X509__namespace.InvalidityDate(entry.invalidity))),
                                }));
                            }
                            if (entry.issuer) {
                                const name = params.issuer instanceof Name ? params.issuer : new Name(params.issuer);
                                revokedCert.crlEntryExtensions.push(new asn1X509__namespace.Extension({
                                    extnID: asn1X509__namespace.id_ce_certificateIssuer,
                                    critical: false,
                                    extnValue: new asn1Schema.OctetString(asn1Schema.AsnConvert.serialize(asn1Schema.AsnConvert.parse(name.toArrayBuffer(), asn1X509__namespace.Name, selfProducedParseOptions))),
                                }));
                            }
                        }
                        asnX509Crl.tbsCertList.revokedCertificates.push(revokedCert);
                    }
                }
                const signingAlgorithm = {
                    ...params.signingAlgorithm,
                    ...params.signingKey.algorithm,
                };
                const algProv = tsyringe.container.resolve(diAlgorithmProvider);
                asnX509Crl.tbsCertList.signature = asnX509Crl.signatureAlgorithm =
                    algProv.toAsnAlgorithm(signingAlgorithm);
                const tbs = asn1Schema.AsnConvert.serialize(asnX509Crl.tbsCertList);
                const signature = await crypto.subtle.sign(signingAlgorithm, params.signingKey, tbs);
                const signatureFormatters = tsyringe.container
                    .resolveAll(diAsnSignatureFormatter)
                    .reverse();
                let asnSignature = null;
                for (const signatureFormatter of signatureFormatters) {
                    asnSignature = signatureFormatter.toAsnSignature(signingAlgorithm, signature);
                    if (asnSignature) {
                        break;
                    }
                }
                if (!asnSignature) {
                    throw Error("Cannot convert ASN.1 signature value to WebCrypto format");
                }
                asnX509Crl.signature = asnSignature;
                return new X509Crl(asn1Schema.AsnConvert.serialize(asnX509Crl), selfProducedParseOptions);
            }
        }
        ExtensionFactory.register(asn1X509__namespace.id_ce_basicConstraints, BasicConstraintsExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_extKeyUsage, ExtendedKeyUsageExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_keyUsage, KeyUsagesExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_subjectKeyIdentifier, SubjectKeyIdentifierExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_authorityKeyIdentifier, AuthorityKeyIdentifierExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_subjectAltName, SubjectAlternativeNameExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_cRLDistributionPoints, CRLDistributionPointsExtension);
        ExtensionFactory.register(asn1X509__namespace.id_pe_authorityInfoAccess, AuthorityInfoAccessExtension);
        ExtensionFactory.register(asn1X509__namespace.id_ce_issuerAltName, IssuerAlternativeNameExtension);
        AttributeFactory.register(asnPkcs9__namespace.id_pkcs9_at_challengePassword, ChallengePasswordAttribute);
        AttributeFactory.register(asnPkcs9__namespace.id_pkcs9_at_extensionRequest, ExtensionsAttribute);
        tsyringe.container.registerSingleton(diAsnSignatureFormatter, AsnDefaultSignatureFormatter);
        tsyringe.container.registerSingleton(diAsnSignatureFormatter, AsnEcSignatureFormatter);
        AsnEcSignatureFormatter.namedCurveSize.set("P-256", 32);
        AsnEcSignatureFormatter.namedCurveSize.set("K-256", 32);
        AsnEcSignatureFormatter.namedCurveSize.set("P-384", 48);
        AsnEcSignatureFormatter.namedCurveSize.set("P-521", 66);
        __webpack_unused_export__ = AlgorithmProvider;
        __webpack_unused_export__ = AsnData;
        __webpack_unused_export__ = AsnDefaultSignatureFormatter;
        __webpack_unused_export__ = AsnEcSignatureFormatter;
        __webpack_unused_export__ = Attribute;
        __webpack_unused_export__ = AttributeFactory;
        __webpack_unused_export__ = AuthorityInfoAccessExtension;
        __webpack_unused_export__ = AuthorityKeyIdentifierExtension;
        exports.BasicConstraintsExtension = BasicConstraintsExtension;
        __webpack_unused_export__ = CRLDistributionPointsExtension;
        __webpack_unused_export__ = CertificatePolicyExtension;
        __webpack_unused_export__ = ChallengePasswordAttribute;
        __webpack_unused_export__ = CryptoProvider;
        __webpack_unused_export__ = DN;
        __webpack_unused_export__ = DNS;
        __webpack_unused_export__ = DefaultAlgorithmSerializer;
        __webpack_unused_export__ = EMAIL;
        __webpack_unused_export__ = ExtendedKeyUsageExtension;
        __webpack_unused_export__ = Extension;
        __webpack_unused_export__ = ExtensionFactory;
        __webpack_unused_export__ = ExtensionsAttribute;
        __webpack_unused_export__ = GUID;
        __webpack_unused_export__ = GeneralName;
        __webpack_unused_export__ = GeneralNames;
        __webpack_unused_export__ = IP;
        __webpack_unused_export__ = IssuerAlternativeNameExtension;
        __webpack_unused_export__ = KeyUsagesExtension;
        __webpack_unused_export__ = Name;
        __webpack_unused_export__ = NameIdentifier;
        __webpack_unused_export__ = OidSerializer;
        __webpack_unused_export__ = PemConverter;
        __webpack_unused_export__ = PemData;
        __webpack_unused_export__ = Pkcs10CertificateRequest;
        __webpack_unused_export__ = Pkcs10CertificateRequestGenerator;
        __webpack_unused_export__ = PublicKey;
        __webpack_unused_export__ = REGISTERED_ID;
        __webpack_unused_export__ = SubjectAlternativeNameExtension;
        __webpack_unused_export__ = SubjectKeyIdentifierExtension;
        __webpack_unused_export__ = TextConverter;
        __webpack_unused_export__ = TextObject;
        __webpack_unused_export__ = UPN;
        __webpack_unused_export__ = URL;
        __webpack_unused_export__ = X509Certificate;
        exports.X509CertificateGenerator = X509CertificateGenerator;
        __webpack_unused_export__ = X509Certificates;
        __webpack_unused_export__ = X509ChainBuilder;
        __webpack_unused_export__ = X509Crl;
        __webpack_unused_export__ = X509CrlEntry;
        __webpack_unused_export__ = X509CrlGenerator;
        __webpack_unused_export__ = cryptoProvider;
        __webpack_unused_export__ = diAlgorithm;
        __webpack_unused_export__ = diAlgorithmProvider;
        __webpack_unused_export__ = diAsnSignatureFormatter;
        __webpack_unused_export__ = idEd25519;
        __webpack_unused_export__ = idEd448;
        __webpack_unused_export__ = idX25519;
        __webpack_unused_export__ = idX448;
    }),
    8017: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        const dependency_container_1 = __webpack_require__(2316);
        const injection_token_1 = __webpack_require__(2131);
        const error_helpers_1 = __webpack_require__(7341);
        function autoInjectable() {
            return function (target) {
                const paramInfo = reflection_helpers_1.getParamInfo(target);
                return class extends target {
                    constructor(...args) {
                        super(...args.concat(paramInfo.slice(args.length).map((type, index) => {
                            try {
                                if (injection_token_1.isTokenDescriptor(type)) {
                                    if (injection_token_1.isTransformDescriptor(type)) {
                                        return type.multiple
                                            ? dependency_container_1.instance
                                                .resolve(type.transform)
                                                .transform(dependency_container_1.instance.resolveAll(type.token), ...type.transformArgs)
                                            : dependency_container_1.instance
                                                .resolve(type.transform)
                                                .transform(dependency_container_1.instance.resolve(type.token), ...type.transformArgs);
                                    }
                                    else {
                                        return type.multiple
                                            ? dependency_container_1.instance.resolveAll(type.token)
                                            : dependency_container_1.instance.resolve(type.token);
                                    }
                                }
                                else if (injection_token_1.isTransformDescriptor(type)) {
                                    return dependency_container_1.instance
                                        .resolve(type.transform)
                                        .transform(dependency_container_1.instance.resolve(type.token), ...type.transformArgs);
                                }
                                return dependency_container_1.instance.resolve(type);
                            }
                            catch (e) {
                                const argIndex = index + args.length;
                                throw new Error(error_helpers_1.formatErrorCtor(target, argIndex, e));
                            }
                        })));
                    }
                };
            };
        }
        exports["default"] = autoInjectable;
    }),
    6266: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        var auto_injectable_1 = __webpack_require__(8017);
        Object.defineProperty(exports, "autoInjectable", ({ enumerable: true, get: function () { return auto_injectable_1.default; } }));
        var inject_1 = __webpack_require__(9953);
        Object.defineProperty(exports, "inject", ({ enumerable: true, get: function () { return inject_1.default; } }));
        var injectable_1 = __webpack_require__(6477);
        Object.defineProperty(exports, "injectable", ({ enumerable: true, get: function () { return injectable_1.default; } }));
        var registry_1 = __webpack_require__(9931);
        Object.defineProperty(exports, "registry", ({ enumerable: true, get: function () { return registry_1.default; } }));
        var singleton_1 = __webpack_require__(6287);
        Object.defineProperty(exports, "singleton", ({ enumerable: true, get: function () { return singleton_1.default; } }));
        var inject_all_1 = __webpack_require__(3967);
        Object.defineProperty(exports, "injectAll", ({ enumerable: true, get: function () { return inject_all_1.default; } }));
        var inject_all_with_transform_1 = __webpack_require__(5417);
        Object.defineProperty(exports, "injectAllWithTransform", ({ enumerable: true, get: function () { return inject_all_with_transform_1.default; } }));
        var inject_with_transform_1 = __webpack_require__(3963);
        Object.defineProperty(exports, "injectWithTransform", ({ enumerable: true, get: function () { return inject_with_transform_1.default; } }));
        var scoped_1 = __webpack_require__(7460);
        Object.defineProperty(exports, "scoped", ({ enumerable: true, get: function () { return scoped_1.default; } }));
    }),
    5417: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        function injectAllWithTransform(token, transformer, ...args) {
            const data = {
                token,
                multiple: true,
                transform: transformer,
                transformArgs: args
            };
            return reflection_helpers_1.defineInjectionTokenMetadata(data);
        }
        exports["default"] = injectAllWithTransform;
    }),
    3967: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        function injectAll(token, options) {
            const data = {
                token,
                multiple: true,
                isOptional: options && options.isOptional
            };
            return reflection_helpers_1.defineInjectionTokenMetadata(data);
        }
        exports["default"] = injectAll;
    }),
    3963: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        function injectWithTransform(token, transformer, ...args) {
            return reflection_helpers_1.defineInjectionTokenMetadata(token, {
                transformToken: transformer,
                args: args
            });
        }
        exports["default"] = injectWithTransform;
    }),
    9953: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        function inject(token, options) {
            const data = {
                token,
                multiple: false,
                isOptional: options && options.isOptional
            };
            return reflection_helpers_1.defineInjectionTokenMetadata(data);
        }
        exports["default"] = inject;
    }),
    6477: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const reflection_helpers_1 = __webpack_require__(9774);
        const dependency_container_1 = __webpack_require__(2316);
        const dependency_container_2 = __webpack_require__(2316);
        function injectable(options) {
            return function (target) {
                dependency_container_1.typeInfo.set(target, reflection_helpers_1.getParamInfo(target));
                if (options && options.token) {
                    if (!Array.isArray(options.token)) {
                        dependency_container_2.instance.register(options.token, target);
                    }
                    else {
                        options.token.forEach(token => {
                            dependency_container_2.instance.register(token, target);
                        });
                    }
                }
            };
        }
        exports["default"] = injectable;
    }),
    9931: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(6395);
        const dependency_container_1 = __webpack_require__(2316);
        function registry(registrations = []) {
            return function (target) {
                registrations.forEach((_a) => {
                    var { token, options } = _a, provider = tslib_1.__rest(_a, ["token", "options"]);
                    return dependency_container_1.instance.register(token, provider, options);
                });
                return target;
            };
        }
        exports["default"] = registry;
    }),
    7460: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const injectable_1 = __webpack_require__(6477);
        const dependency_container_1 = __webpack_require__(2316);
        function scoped(lifecycle, token) {
            return function (target) {
                injectable_1.default()(target);
                dependency_container_1.instance.register(token || target, target, {
                    lifecycle
                });
            };
        }
        exports["default"] = scoped;
    }),
    6287: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const injectable_1 = __webpack_require__(6477);
        const dependency_container_1 = __webpack_require__(2316);
        function singleton() {
            return function (target) {
                injectable_1.default()(target);
                dependency_container_1.instance.registerSingleton(target);
            };
        }
        exports["default"] = singleton;
    }),
    2316: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.instance = exports.typeInfo = void 0;
        const tslib_1 = __webpack_require__(6395);
        const providers_1 = __webpack_require__(6373);
        const provider_1 = __webpack_require__(197);
        const injection_token_1 = __webpack_require__(2131);
        const registry_1 = __webpack_require__(9920);
        const lifecycle_1 = __webpack_require__(8357);
        const resolution_context_1 = __webpack_require__(7063);
        const error_helpers_1 = __webpack_require__(7341);
        const lazy_helpers_1 = __webpack_require__(305);
        const disposable_1 = __webpack_require__(8079);
        const interceptors_1 = __webpack_require__(4027);
        exports.typeInfo = new Map();
        class InternalDependencyContainer {
            constructor(parent) {
                this.parent = parent;
                this._registry = new registry_1.default();
                this.interceptors = new interceptors_1.default();
                this.disposed = false;
                this.disposables = new Set();
            }
            register(token, providerOrConstructor, options = { lifecycle: lifecycle_1.default.Transient }) {
                this.ensureNotDisposed();
                let provider;
                if (!provider_1.isProvider(providerOrConstructor)) {
                    provider = { useClass: providerOrConstructor };
                }
                else {
                    provider = providerOrConstructor;
                }
                if (providers_1.isTokenProvider(provider)) {
                    const path = [token];
                    let tokenProvider = provider;
                    while (tokenProvider != null) {
                        const currentToken = tokenProvider.useToken;
                        if (path.includes(currentToken)) {
                            throw new Error(`Token registration cycle detected! ${[...path, currentToken].join(" -> ")}`);
                        }
                        path.push(currentToken);
                        const registration = this._registry.get(currentToken);
                        if (registration && providers_1.isTokenProvider(registration.provider)) {
                            tokenProvider = registration.provider;
                        }
                        else {
                            tokenProvider = null;
                        }
                    }
                }
                if (options.lifecycle === lifecycle_1.default.Singleton ||
                    options.lifecycle == lifecycle_1.default.ContainerScoped ||
                    options.lifecycle == lifecycle_1.default.ResolutionScoped) {
                    if (providers_1.isValueProvider(provider) || providers_1.isFactoryProvider(provider)) {
                        throw new Error(`Cannot use lifecycle "${lifecycle_1.default[options.lifecycle]}" with ValueProviders or FactoryProviders`);
                    }
                }
                this._registry.set(token, { provider, options });
                return this;
            }
            registerType(from, to) {
                this.ensureNotDisposed();
                if (providers_1.isNormalToken(to)) {
                    return this.register(from, {
                        useToken: to
                    });
                }
                return this.register(from, {
                    useClass: to
                });
            }
            registerInstance(token, instance) {
                this.ensureNotDisposed();
                return this.register(token, {
                    useValue: instance
                });
            }
            registerSingleton(from, to) {
                this.ensureNotDisposed();
                if (providers_1.isNormalToken(from)) {
                    if (providers_1.isNormalToken(to)) {
                        return this.register(from, {
                            useToken: to
                        }, { lifecycle: lifecycle_1.default.Singleton });
                    }
                    else if (to) {
                        return this.register(from, {
                            useClass: to
                        }, { lifecycle: lifecycle_1.default.Singleton });
                    }
                    throw new Error('Cannot register a type name as a singleton without a "to" token');
                }
                let useClass = from;
                if (to && !providers_1.isNormalToken(to)) {
                    useClass = to;
                }
                return this.register(from, {
                    useClass
                }, { lifecycle: lifecycle_1.default.Singleton });
            }
            resolve(token, context = new resolution_context_1.default(), isOptional = false) {
                this.ensureNotDisposed();
                const registration = this.getRegistration(token);
                if (!registration && providers_1.isNormalToken(token)) {
                    if (isOptional) {
                        return undefined;
                    }
                    throw new Error(`Attempted to resolve unregistered dependency token: "${token.toString()}"`);
                }
                this.executePreResolutionInterceptor(token, "Single");
                if (registration) {
                    const result = this.resolveRegistration(registration, context);
                    this.executePostResolutionInterceptor(token, result, "Single");
                    return result;
                }
                if (injection_token_1.isConstructorToken(token)) {
                    const result = this.construct(token, context);
                    this.executePostResolutionInterceptor(token, result, "Single");
                    return result;
                }
                throw new Error("Attempted to construct an undefined constructor. Could mean a circular dependency problem. Try using `delay` function.");
            }
            executePreResolutionInterceptor(token, resolutionType) {
                if (this.interceptors.preResolution.has(token)) {
                    const remainingInterceptors = [];
                    for (const interceptor of this.interceptors.preResolution.getAll(token)) {
                        if (interceptor.options.frequency != "Once") {
                            remainingInterceptors.push(interceptor);
                        }
                        interceptor.callback(token, resolutionType);
                    }
                    this.interceptors.preResolution.setAll(token, remainingInterceptors);
                }
            }
            executePostResolutionInterceptor(token, result, resolutionType) {
                if (this.interceptors.postResolution.has(token)) {
                    const remainingInterceptors = [];
                    for (const interceptor of this.interceptors.postResolution.getAll(token)) {
                        if (interceptor.options.frequency != "Once") {
                            remainingInterceptors.push(interceptor);
                        }
                        interceptor.callback(token, result, resolutionType);
                    }
                    this.interceptors.postResolution.setAll(token, remainingInterceptors);
                }
            }
            resolveRegistration(registration, context) {
                this.ensureNotDisposed();
                if (registration.options.lifecycle === lifecycle_1.default.ResolutionScoped &&
                    context.scopedResolutions.has(registration)) {
                    return context.scopedResolutions.get(registration);
                }
                const isSingleton = registration.options.lifecycle === lifecycle_1.default.Singleton;
                const isContainerScoped = registration.options.lifecycle === lifecycle_1.default.ContainerScoped;
                const returnInstance = isSingleton || isContainerScoped;
                let resolved;
                if (providers_1.isValueProvider(registration.provider)) {
                    resolved = registration.provider.useValue;
                }
                else if (providers_1.isTokenProvider(registration.provider)) {
                    resolved = returnInstance
                        ? registration.instance ||
                            (registration.instance = this.resolve(registration.provider.useToken, context))
                        : this.resolve(registration.provider.useToken, context);
                }
                else if (providers_1.isClassProvider(registration.provider)) {
                    resolved = returnInstance
                        ? registration.instance ||
                            (registration.instance = this.construct(registration.provider.useClass, context))
                        : this.construct(registration.provider.useClass, context);
                }
                else if (providers_1.isFactoryProvider(registration.provider)) {
                    resolved = registration.provider.useFactory(this);
                }
                else {
                    resolved = this.construct(registration.provider, context);
                }
                if (registration.options.lifecycle === lifecycle_1.default.ResolutionScoped) {
                    context.scopedResolutions.set(registration, resolved);
                }
                return resolved;
            }
            resolveAll(token, context = new resolution_context_1.default(), isOptional = false) {
                this.ensureNotDisposed();
                const registrations = this.getAllRegistrations(token);
                if (!registrations && providers_1.isNormalToken(token)) {
                    if (isOptional) {
                        return [];
                    }
                    throw new Error(`Attempted to resolve unregistered dependency token: "${token.toString()}"`);
                }
                this.executePreResolutionInterceptor(token, "All");
                if (registrations) {
                    const result = registrations.map(item => this.resolveRegistration(item, context));
                    this.executePostResolutionInterceptor(token, result, "All");
                    return result;
                }
                const result = [this.construct(token, context)];
                this.executePostResolutionInterceptor(token, result, "All");
                return result;
            }
            isRegistered(token, recursive = false) {
                this.ensureNotDisposed();
                return (this._registry.has(token) ||
                    (recursive &&
                        (this.parent || false) &&
                        this.parent.isRegistered(token, true)));
            }
            reset() {
                this.ensureNotDisposed();
                this._registry.clear();
                this.interceptors.preResolution.clear();
                this.interceptors.postResolution.clear();
            }
            clearInstances() {
                this.ensureNotDisposed();
                for (const [token, registrations] of this._registry.entries()) {
                    this._registry.setAll(token, registrations
                        .filter(registration => !providers_1.isValueProvider(registration.provider))
                        .map(registration => {
                        registration.instance = undefined;
                        return registration;
                    }));
                }
            }
            createChildContainer() {
                this.ensureNotDisposed();
                const childContainer = new InternalDependencyContainer(this);
                for (const [token, registrations] of this._registry.entries()) {
                    if (registrations.some(({ options }) => options.lifecycle === lifecycle_1.default.ContainerScoped)) {
                        childContainer._registry.setAll(token, registrations.map(registration => {
                            if (registration.options.lifecycle === lifecycle_1.default.ContainerScoped) {
                                return {
                                    provider: registration.provider,
                                    options: registration.options
                                };
                            }
                            return registration;
                        }));
                    }
                }
                return childContainer;
            }
            beforeResolution(token, callback, options = { frequency: "Always" }) {
                this.interceptors.preResolution.set(token, {
                    callback: callback,
                    options: options
                });
            }
            afterResolution(token, callback, options = { frequency: "Always" }) {
                this.interceptors.postResolution.set(token, {
                    callback: callback,
                    options: options
                });
            }
            dispose() {
                return tslib_1.__awaiter(this, void 0, void 0, function* () {
                    this.disposed = true;
                    const promises = [];
                    this.disposables.forEach(disposable => {
                        const maybePromise = disposable.dispose();
                        if (maybePromise) {
                            promises.push(maybePromise);
                        }
                    });
                    yield Promise.all(promises);
                });
            }
            getRegistration(token) {
                if (this.isRegistered(token)) {
                    return this._registry.get(token);
                }
                if (this.parent) {
                    return this.parent.getRegistration(token);
                }
                return null;
            }
            getAllRegistrations(token) {
                if (this.isRegistered(token)) {
                    return this._registry.getAll(token);
                }
                if (this.parent) {
                    return this.parent.getAllRegistrations(token);
                }
                return null;
            }
            construct(ctor, context) {
                if (ctor instanceof lazy_helpers_1.DelayedConstructor) {
                    return ctor.createProxy((target) => this.resolve(target, context));
                }
                const instance = (() => {
                    const paramInfo = exports.typeInfo.get(ctor);
                    if (!paramInfo || paramInfo.length === 0) {
                        if (ctor.length === 0) {
                            return new ctor();
                        }
                        else {
                            throw new Error(`TypeInfo not known for "${ctor.name}"`);
                        }
                    }
                    const params = paramInfo.map(this.resolveParams(context, ctor));
                    return new ctor(...params);
                })();
                if (disposable_1.isDisposable(instance)) {
                    this.disposables.add(instance);
                }
                return instance;
            }
            resolveParams(context, ctor) {
                return (param, idx) => {
                    try {
                        if (injection_token_1.isTokenDescriptor(param)) {
                            if (injection_token_1.isTransformDescriptor(param)) {
                                return param.multiple
                                    ? this.resolve(param.transform).transform(this.resolveAll(param.token, new resolution_context_1.default(), param.isOptional), ...param.transformArgs)
                                    : this.resolve(param.transform).transform(this.resolve(param.token, context, param.isOptional), ...param.transformArgs);
                            }
                            else {
                                return param.multiple
                                    ? this.resolveAll(param.token, new resolution_context_1.default(), param.isOptional)
                                    : this.resolve(param.token, context, param.isOptional);
                            }
                        }
                        else if (injection_token_1.isTransformDescriptor(param)) {
                            return this.resolve(param.transform, context).transform(this.resolve(param.token, context), ...param.transformArgs);
                        }
                        return this.resolve(param, context);
                    }
                    catch (e) {
                        throw new Error(error_helpers_1.formatErrorCtor(ctor, idx, e));
                    }
                };
            }
            ensureNotDisposed() {
                if (this.disposed) {
                    throw new Error("This container has been disposed, you cannot interact with a disposed container");
                }
            }
        }
        exports.instance = new InternalDependencyContainer();
        exports["default"] = exports.instance;
    }),
    7341: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.formatErrorCtor = void 0;
        function formatDependency(params, idx) {
            if (params === null) {
                return `at position #${idx}`;
            }
            const argName = params.split(",")[idx].trim();
            return `"${argName}" at position #${idx}`;
        }
        function composeErrorMessage(msg, e, indent = "    ") {
            return [msg, ...e.message.split("\n").map(l => indent + l)].join("\n");
        }
        function formatErrorCtor(ctor, paramIdx, error) {
            const [, params = null] = ctor.toString().match(/constructor\(([\w, ]+)\)/) || [];
            const dep = formatDependency(params, paramIdx);
            return composeErrorMessage(`Cannot inject the dependency ${dep} of "${ctor.name}" constructor. Reason:`, error);
        }
        exports.formatErrorCtor = formatErrorCtor;
    }),
    3321: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        var instance_caching_factory_1 = __webpack_require__(5712);
        Object.defineProperty(exports, "instanceCachingFactory", ({ enumerable: true, get: function () { return instance_caching_factory_1.default; } }));
        var instance_per_container_caching_factory_1 = __webpack_require__(564);
        Object.defineProperty(exports, "instancePerContainerCachingFactory", ({ enumerable: true, get: function () { return instance_per_container_caching_factory_1.default; } }));
        var predicate_aware_class_factory_1 = __webpack_require__(5022);
        Object.defineProperty(exports, "predicateAwareClassFactory", ({ enumerable: true, get: function () { return predicate_aware_class_factory_1.default; } }));
    }),
    5712: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        function instanceCachingFactory(factoryFunc) {
            let instance;
            return (dependencyContainer) => {
                if (instance == undefined) {
                    instance = factoryFunc(dependencyContainer);
                }
                return instance;
            };
        }
        exports["default"] = instanceCachingFactory;
    }),
    564: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        function instancePerContainerCachingFactory(factoryFunc) {
            const cache = new WeakMap();
            return (dependencyContainer) => {
                let instance = cache.get(dependencyContainer);
                if (instance == undefined) {
                    instance = factoryFunc(dependencyContainer);
                    cache.set(dependencyContainer, instance);
                }
                return instance;
            };
        }
        exports["default"] = instancePerContainerCachingFactory;
    }),
    5022: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        function predicateAwareClassFactory(predicate, trueConstructor, falseConstructor, useCaching = true) {
            let instance;
            let previousPredicate;
            return (dependencyContainer) => {
                const currentPredicate = predicate(dependencyContainer);
                if (!useCaching || previousPredicate !== currentPredicate) {
                    if ((previousPredicate = currentPredicate)) {
                        instance = dependencyContainer.resolve(trueConstructor);
                    }
                    else {
                        instance = dependencyContainer.resolve(falseConstructor);
                    }
                }
                return instance;
            };
        }
        exports["default"] = predicateAwareClassFactory;
    }),
    5279: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(6395);
        if (typeof Reflect === "undefined" || !Reflect.getMetadata) {
            throw new Error(`tsyringe requires a reflect polyfill. Please add 'import "reflect-metadata"' to the top of your entry point.`);
        }
        var types_1 = __webpack_require__(4661);
        Object.defineProperty(exports, "Lifecycle", ({ enumerable: true, get: function () { return types_1.Lifecycle; } }));
        tslib_1.__exportStar(__webpack_require__(6266), exports);
        tslib_1.__exportStar(__webpack_require__(3321), exports);
        tslib_1.__exportStar(__webpack_require__(6373), exports);
        var lazy_helpers_1 = __webpack_require__(305);
        Object.defineProperty(exports, "delay", ({ enumerable: true, get: function () { return lazy_helpers_1.delay; } }));
        var dependency_container_1 = __webpack_require__(2316);
        Object.defineProperty(exports, "container", ({ enumerable: true, get: function () { return dependency_container_1.instance; } }));
    }),
    4027: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PostResolutionInterceptors = exports.PreResolutionInterceptors = void 0;
        const registry_base_1 = __webpack_require__(1460);
        class PreResolutionInterceptors extends registry_base_1.default {
        }
        exports.PreResolutionInterceptors = PreResolutionInterceptors;
        class PostResolutionInterceptors extends registry_base_1.default {
        }
        exports.PostResolutionInterceptors = PostResolutionInterceptors;
        class Interceptors {
            constructor() {
                this.preResolution = new PreResolutionInterceptors();
                this.postResolution = new PostResolutionInterceptors();
            }
        }
        exports["default"] = Interceptors;
    }),
    305: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.delay = exports.DelayedConstructor = void 0;
        class DelayedConstructor {
            constructor(wrap) {
                this.wrap = wrap;
                this.reflectMethods = [
                    "get",
                    "getPrototypeOf",
                    "setPrototypeOf",
                    "getOwnPropertyDescriptor",
                    "defineProperty",
                    "has",
                    "set",
                    "deleteProperty",
                    "apply",
                    "construct",
                    "ownKeys"
                ];
            }
            createProxy(createObject) {
                const target = {};
                let init = false;
                let value;
                const delayedObject = () => {
                    if (!init) {
                        value = createObject(this.wrap());
                        init = true;
                    }
                    return value;
                };
                return new Proxy(target, this.createHandler(delayedObject));
            }
            createHandler(delayedObject) {
                const handler = {};
                const install = (name) => {
                    handler[name] = (...args) => {
                        args[0] = delayedObject();
                        const method = Reflect[name];
                        return method(...args);
                    };
                };
                this.reflectMethods.forEach(install);
                return handler;
            }
        }
        exports.DelayedConstructor = DelayedConstructor;
        function delay(wrappedConstructor) {
            if (typeof wrappedConstructor === "undefined") {
                throw new Error("Attempt to `delay` undefined. Constructor must be wrapped in a callback");
            }
            return new DelayedConstructor(wrappedConstructor);
        }
        exports.delay = delay;
    }),
    8294: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isClassProvider = void 0;
        function isClassProvider(provider) {
            return !!provider.useClass;
        }
        exports.isClassProvider = isClassProvider;
    }),
    5336: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isFactoryProvider = void 0;
        function isFactoryProvider(provider) {
            return !!provider.useFactory;
        }
        exports.isFactoryProvider = isFactoryProvider;
    }),
    6373: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        var class_provider_1 = __webpack_require__(8294);
        Object.defineProperty(exports, "isClassProvider", ({ enumerable: true, get: function () { return class_provider_1.isClassProvider; } }));
        var factory_provider_1 = __webpack_require__(5336);
        Object.defineProperty(exports, "isFactoryProvider", ({ enumerable: true, get: function () { return factory_provider_1.isFactoryProvider; } }));
        var injection_token_1 = __webpack_require__(2131);
        Object.defineProperty(exports, "isNormalToken", ({ enumerable: true, get: function () { return injection_token_1.isNormalToken; } }));
        var token_provider_1 = __webpack_require__(1033);
        Object.defineProperty(exports, "isTokenProvider", ({ enumerable: true, get: function () { return token_provider_1.isTokenProvider; } }));
        var value_provider_1 = __webpack_require__(2825);
        Object.defineProperty(exports, "isValueProvider", ({ enumerable: true, get: function () { return value_provider_1.isValueProvider; } }));
    }),
    2131: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isConstructorToken = exports.isTransformDescriptor = exports.isTokenDescriptor = exports.isNormalToken = void 0;
        const lazy_helpers_1 = __webpack_require__(305);
        function isNormalToken(token) {
            return typeof token === "string" || typeof token === "symbol";
        }
        exports.isNormalToken = isNormalToken;
        function isTokenDescriptor(descriptor) {
            return (typeof descriptor === "object" &&
                "token" in descriptor &&
                "multiple" in descriptor);
        }
        exports.isTokenDescriptor = isTokenDescriptor;
        function isTransformDescriptor(descriptor) {
            return (typeof descriptor === "object" &&
                "token" in descriptor &&
                "transform" in descriptor);
        }
        exports.isTransformDescriptor = isTransformDescriptor;
        function isConstructorToken(token) {
            return typeof token === "function" || token instanceof lazy_helpers_1.DelayedConstructor;
        }
        exports.isConstructorToken = isConstructorToken;
    }),
    197: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isProvider = void 0;
        const class_provider_1 = __webpack_require__(8294);
        const value_provider_1 = __webpack_require__(2825);
        const token_provider_1 = __webpack_require__(1033);
        const factory_provider_1 = __webpack_require__(5336);
        function isProvider(provider) {
            return (class_provider_1.isClassProvider(provider) ||
                value_provider_1.isValueProvider(provider) ||
                token_provider_1.isTokenProvider(provider) ||
                factory_provider_1.isFactoryProvider(provider));
        }
        exports.isProvider = isProvider;
    }),
    1033: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isTokenProvider = void 0;
        function isTokenProvider(provider) {
            return !!provider.useToken;
        }
        exports.isTokenProvider = isTokenProvider;
    }),
    2825: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isValueProvider = void 0;
        function isValueProvider(provider) {
            return provider.useValue != undefined;
        }
        exports.isValueProvider = isValueProvider;
    }),
    9774: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.defineInjectionTokenMetadata = exports.getParamInfo = exports.INJECTION_TOKEN_METADATA_KEY = void 0;
        exports.INJECTION_TOKEN_METADATA_KEY = "injectionTokens";
        function getParamInfo(target) {
            const params = Reflect.getMetadata("design:paramtypes", target) || [];
            const injectionTokens = Reflect.getOwnMetadata(exports.INJECTION_TOKEN_METADATA_KEY, target) || {};
            Object.keys(injectionTokens).forEach(key => {
                params[+key] = injectionTokens[key];
            });
            return params;
        }
        exports.getParamInfo = getParamInfo;
        function defineInjectionTokenMetadata(data, transform) {
            return function (target, _propertyKey, parameterIndex) {
                const descriptors = Reflect.getOwnMetadata(exports.INJECTION_TOKEN_METADATA_KEY, target) || {};
                descriptors[parameterIndex] = transform
                    ? {
                        token: data,
                        transform: transform.transformToken,
                        transformArgs: transform.args || []
                    }
                    : data;
                Reflect.defineMetadata(exports.INJECTION_TOKEN_METADATA_KEY, descriptors, target);
            };
        }
        exports.defineInjectionTokenMetadata = defineInjectionTokenMetadata;
    }),
    1460: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        class RegistryBase {
            constructor() {
                this._registryMap = new Map();
            }
            entries() {
                return this._registryMap.entries();
            }
            getAll(key) {
                this.ensure(key);
                return this._registryMap.get(key);
            }
            get(key) {
                this.ensure(key);
                const value = this._registryMap.get(key);
                return value[value.length - 1] || null;
            }
            set(key, value) {
                this.ensure(key);
                this._registryMap.get(key).push(value);
            }
            setAll(key, value) {
                this._registryMap.set(key, value);
            }
            has(key) {
                this.ensure(key);
                return this._registryMap.get(key).length > 0;
            }
            clear() {
                this._registryMap.clear();
            }
            ensure(key) {
                if (!this._registryMap.has(key)) {
                    this._registryMap.set(key, []);
                }
            }
        }
        exports["default"] = RegistryBase;
    }),
    9920: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const registry_base_1 = __webpack_require__(1460);
        class Registry extends registry_base_1.default {
        }
        exports["default"] = Registry;
    }),
    7063: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        class ResolutionContext {
            constructor() {
                this.scopedResolutions = new Map();
            }
        }
        exports["default"] = ResolutionContext;
    }),
    8079: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isDisposable = void 0;
        function isDisposable(value) {
            if (typeof value.dispose !== "function")
                return false;
            const disposeFun = value.dispose;
            if (disposeFun.length > 0) {
                return false;
            }
            return true;
        }
        exports.isDisposable = isDisposable;
    }),
    4661: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        var lifecycle_1 = __webpack_require__(8357);
        Object.defineProperty(exports, "Lifecycle", ({ enumerable: true, get: function () { return lifecycle_1.default; } }));
    }),
    8357: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        var Lifecycle;
        (function (Lifecycle) {
            Lifecycle[Lifecycle["Transient"] = 0] = "Transient";
            Lifecycle[Lifecycle["Singleton"] = 1] = "Singleton";
            Lifecycle[Lifecycle["ResolutionScoped"] = 2] = "ResolutionScoped";
            Lifecycle[Lifecycle["ContainerScoped"] = 3] = "ContainerScoped";
        })(Lifecycle || (Lifecycle = {}));
        exports["default"] = Lifecycle;
    }),
    6395: ((module) => {
        var __extends;
        var __assign;
        var __rest;
        var __decorate;
        var __param;
        var __metadata;
        var __awaiter;
        var __generator;
        var __exportStar;
        var __values;
        var __read;
        var __spread;
        var __spreadArrays;
        var __await;
        var __asyncGenerator;
        var __asyncDelegator;
        var __asyncValues;
        var __makeTemplateObject;
        var __importStar;
        var __importDefault;
        var __classPrivateFieldGet;
        var __classPrivateFieldSet;
        var __createBinding;
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
                    if (b.hasOwnProperty(p))
                        d[p] = b[p]; };
            __extends = function (d, b) {
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
                        throw t[1]; return t[1]; }, trys: [], ops: [] }, f, y, t, g;
                return g = { next: verb(0), "throw": verb(1), "return": verb(2) }, typeof Symbol === "function" && (g[Symbol.iterator] = function () { return this; }), g;
                function verb(n) { return function (v) { return step([n, v]); }; }
                function step(op) {
                    if (f)
                        throw new TypeError("Generator is already executing.");
                    while (_)
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
            __createBinding = function (o, m, k, k2) {
                if (k2 === undefined)
                    k2 = k;
                o[k2] = m[k];
            };
            __exportStar = function (m, exports) {
                for (var p in m)
                    if (p !== "default" && !exports.hasOwnProperty(p))
                        exports[p] = m[p];
            };
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
            __await = function (v) {
                return this instanceof __await ? (this.v = v, this) : new __await(v);
            };
            __asyncGenerator = function (thisArg, _arguments, generator) {
                if (!Symbol.asyncIterator)
                    throw new TypeError("Symbol.asyncIterator is not defined.");
                var g = generator.apply(thisArg, _arguments || []), i, q = [];
                return i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function () { return this; }, i;
                function verb(n) { if (g[n])
                    i[n] = function (v) { return new Promise(function (a, b) { q.push([n, v, a, b]) > 1 || resume(n, v); }); }; }
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
                function verb(n, f) { i[n] = o[n] ? function (v) { return (p = !p) ? { value: __await(o[n](v)), done: n === "return" } : f ? f(v) : v; } : f; }
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
            __importStar = function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k in mod)
                        if (Object.hasOwnProperty.call(mod, k))
                            result[k] = mod[k];
                result["default"] = mod;
                return result;
            };
            __importDefault = function (mod) {
                return (mod && mod.__esModule) ? mod : { "default": mod };
            };
            __classPrivateFieldGet = function (receiver, privateMap) {
                if (!privateMap.has(receiver)) {
                    throw new TypeError("attempted to get private field on non-instance");
                }
                return privateMap.get(receiver);
            };
            __classPrivateFieldSet = function (receiver, privateMap, value) {
                if (!privateMap.has(receiver)) {
                    throw new TypeError("attempted to set private field on non-instance");
                }
                privateMap.set(receiver, value);
                return value;
            };
            exporter("__extends", __extends);
            exporter("__assign", __assign);
            exporter("__rest", __rest);
            exporter("__decorate", __decorate);
            exporter("__param", __param);
            exporter("__metadata", __metadata);
            exporter("__awaiter", __awaiter);
            exporter("__generator", __generator);
            exporter("__exportStar", __exportStar);
            exporter("__createBinding", __createBinding);
            exporter("__values", __values);
            exporter("__read", __read);
            exporter("__spread", __spread);
            exporter("__spreadArrays", __spreadArrays);
            exporter("__await", __await);
            exporter("__asyncGenerator", __asyncGenerator);
            exporter("__asyncDelegator", __asyncDelegator);
            exporter("__asyncValues", __asyncValues);
            exporter("__makeTemplateObject", __makeTemplateObject);
            exporter("__importStar", __importStar);
            exporter("__importDefault", __importDefault);
            exporter("__classPrivateFieldGet", __classPrivateFieldGet);
            exporter("__classPrivateFieldSet", __classPrivateFieldSet);
        });
    })
};
